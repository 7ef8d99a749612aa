import js from "@eslint/js";
import tseslint from "typescript-eslint";
import { commentRules } from "./test/support/comment-rules.mjs";
import { memberRules } from "./test/support/member-rules.mjs";
import { nameRules } from "./test/support/name-rules.mjs";

/** Tests about time itself: dates of files, and moments at which a program is killed. */
const testsOfTime = [
  "test/generator/write/freshness.test.ts",
  "test/generator/write/lock.test.ts",
  "test/generator/write/watch.test.ts",
  "test/hostile/writing/killed-command-line.test.ts",
];

export default tseslint.config(
  {
    ignores: [
      "**/node_modules/",
      "**/dist/",
      "**/.dist-*/",
      "generated/",
      "sandbox/control/generated/",
      "artifacts/",
      "templates/init/",
      "test/golden/*/",
      "test/compare/*/",
      "test/diagnostics/*/",
      "test/**/expected/",
      "test/**/fixtures/",
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  {
    files: ["**/*.ts", "**/*.mjs"],
    plugins: { comments: commentRules, members: memberRules, names: nameRules },
    rules: {
      "comments/plain-english": "error",
      "comments/formatted": "error",
      "no-useless-rename": "error",
      "object-shorthand": ["error", "properties"],
    },
  },
  {
    files: ["generator/**/*.ts", "templates/runtime/**/*.ts", "sandbox/**/*.ts", "test/support/**/*.ts"],
    rules: { "comments/exported-has-sentence": "error" },
  },
  {
    files: ["generator/**/*.ts", "templates/runtime/**/*.ts", "sandbox/**/*.ts"],
    rules: { "members/has-sentence": "error" },
  },
  {
    files: ["generator/**/*.ts", "templates/runtime/**/*.ts", "sandbox/**/*.ts", "test/support/**/*.ts"],
    rules: { "names/says-of-what": "error" },
  },
  {
    files: ["generator/**/*.ts", "templates/runtime/**/*.ts", "sandbox/**/*.ts", "test/support/**/*.ts"],
    rules: { "max-lines-per-function": ["error", { max: 60, IIFEs: true }] },
  },
  {
    files: ["**/*.mjs"],
    languageOptions: {
      globals: {
        console: "readonly",
        process: "readonly",
        Response: "readonly",
        URL: "readonly",
        structuredClone: "readonly",
      },
    },
  },
  {
    files: ["**/*.ts"],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      eqeqeq: "error",
      "@typescript-eslint/consistent-type-imports": [
        "error",
        // The types of packages that are loaded late are named in place.
        { fixStyle: "inline-type-imports", disallowTypeAnnotations: false },
      ],
      "@typescript-eslint/explicit-module-boundary-types": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      // Numbers in messages are what they are for.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `return fail(...)` ends a reader, and `() => list.push(x)` is how callbacks are written here.
      "@typescript-eslint/no-confusing-void-expression": "off",
      // Our interfaces are records of functions: none of them knows `this`.
      "@typescript-eslint/unbound-method": "off",
      // A type parameter that the caller names is an assertion, and looks like one.
      "@typescript-eslint/no-unnecessary-type-parameters": "off",
      // Spreading a text gives its code points, which is what is wanted here.
      "@typescript-eslint/no-misused-spread": "off",
      // Hot loops read arrays within bounds that they have just checked.
      "@typescript-eslint/no-non-null-assertion": "off",
      // `entry<{}>`: a diagnostic that needs nothing to be reported.
      "@typescript-eslint/no-empty-object-type": ["error", { allowObjectTypes: "always" }],
      "@typescript-eslint/no-generated-empty-object-type": "off",
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_", argsIgnorePattern: "^_" }],
      // The readers of characters look for exactly these.
      "no-control-regex": "off",
    },
  },
  {
    // Tests meet generated code and JSON whose types they do not know.
    files: ["test/**/*.ts"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/no-implied-eval": "off",
      "no-loss-of-precision": "off",
    },
  },
  {
    // No verdict of a test is a number of seconds: test/support/effort.ts measures work by other work of the same run.
    files: ["test/**/*.ts"],
    ignores: ["test/bench/**", ...testsOfTime],
    rules: {
      "no-restricted-properties": [
        "error",
        ...["performance.now", "Date.now", "process.hrtime", "console.time"].map((name) => {
          const [object, property] = name.split(".");
          return { object, property, message: "Measure effort (test/support/effort.ts), which no clock tells." };
        }),
      ],
      "no-restricted-syntax": [
        "error",
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: "Tests give the day that they mean.",
        },
        {
          selector:
            "CallExpression[callee.name=/^(?:it|test|(?:before|after)(?:All|Each))$/] > Literal[raw=/^[0-9_]+$/]",
          message: "Tests have one time limit (test/support/time-limit.ts).",
        },
        {
          selector: "AwaitExpression CallExpression[callee.name='setTimeout'] > Literal[value>=100]",
          message: "Wait for what must happen (test/support/until.ts), or set the clock (vi.useFakeTimers).",
        },
        {
          selector: "CallExpression[callee.name=/^(?:it|describe)$/] > ObjectExpression > Property[key.name='timeout']",
          message: "Tests have one time limit (test/support/time-limit.ts).",
        },
      ],
    },
  },
  {
    // Consumers may compile it without strictNullChecks (docs/compilers.md): there only `=== false` tells a failure.
    files: ["templates/runtime/**/*.ts"],
    rules: { "@typescript-eslint/no-unnecessary-boolean-literal-compare": "off" },
  },
  {
    // Contracts have operations that are deprecated; they are served and called all the same.
    files: ["sandbox/interfaces/**/*.ts", "test/contract/**/*.ts", "test/sandbox/**/*.ts"],
    rules: { "@typescript-eslint/no-deprecated": "off" },
  },
  {
    // Programs that people write with the tools of others, as they stand in pages.
    files: ["test/docs/tasks/peers/*.ts"],
    rules: { "@typescript-eslint/no-deprecated": "off", "@typescript-eslint/restrict-plus-operands": "off" },
  },
  {
    // The rule resolves drizzle's conditional types of a table that is not known, where the compiler does not.
    files: ["sandbox/store/**/*.ts"],
    rules: { "@typescript-eslint/no-unnecessary-type-assertion": "off" },
  },
);
