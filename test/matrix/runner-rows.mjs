import { main, test } from "./program.mjs";

const jestRow = (id, transformer, setup, files) => ({
  id: `jest-${id}`,
  tool: `Jest with ${transformer}`,
  versions: ["jest", transformer],
  packages: "test/matrix/bundlers",
  setup,
  ending: "",
  files,
  commands: (at) => [[at.node, at.bin("jest/bin/jest.js"), "--ci", "--watchman=false", "--no-cache", "--runInBand"]],
});

const jestConfig = (transform) =>
  `module.exports = { testEnvironment: "node", testMatch: ["**/main.test.ts"], ${transform} };\n`;

/** The globals of Jest, whose types are a package of their own. */
const globals = `declare function it(name: string, body: () => Promise<void>): void;
declare function expect(value: unknown): { toBe(expected: unknown): void };
`;

const nodeRow = (node, flags) => ({
  id: `node-${node}-strip`,
  tool: "Node, types stripped",
  versions: [],
  nodes: [node],
  packages: "test/matrix/tools",
  setup: `\`node ${[...flags, "main.ts"].join(" ")}\`, \`"type": "module"\``,
  ending: ".ts",
  manifest: { type: "module" },
  files: { "main.ts": main },
  commands: (at) => [[at.node, ...flags, "main.ts"]],
});

/** Test runners, and programs that run TypeScript as it is. */
export const runnerRows = [
  jestRow("ts-jest", "ts-jest", '`preset: "ts-jest"`, `"module": "commonjs"`', {
    "main.test.ts": test(globals),
    "jest.config.js": jestConfig('preset: "ts-jest"'),
    "tsconfig.json": JSON.stringify({
      compilerOptions: {
        target: "ES2022",
        lib: ["ES2022", "DOM", "DOM.Iterable"],
        module: "commonjs",
        esModuleInterop: true,
        types: [],
        strict: true,
        skipLibCheck: true,
      },
    }),
  }),
  jestRow("babel", "babel-jest", "the presets `env` and `typescript` of Babel", {
    "main.test.ts": test(globals),
    "jest.config.js": jestConfig(""),
    "babel.config.js":
      'module.exports = { presets: [["@babel/preset-env", { targets: { node: "current" } }], "@babel/preset-typescript"] };\n',
  }),
  jestRow("swc", "@swc/jest", '`transform: { "^.+\\\\.ts$": "@swc/jest" }`', {
    "main.test.ts": test(globals),
    "jest.config.js": jestConfig(
      'transform: { "^.+\\\\.ts$": ["@swc/jest", { jsc: { parser: { syntax: "typescript" }, target: "es2022" } }] }',
    ),
  }),
  {
    id: "vitest",
    tool: "Vitest",
    versions: ["vitest"],
    packages: "test/matrix/tools",
    setup: "an empty configuration",
    ending: "",
    manifest: { type: "module" },
    files: {
      "main.test.ts": test('import { expect, it } from "vitest";\n'),
      "vitest.config.mjs": "export default {};\n",
    },
    commands: (at) => [[at.node, at.bin("vitest/vitest.mjs"), "run", "--maxWorkers=1"]],
  },
  {
    id: "tsx",
    tool: "tsx",
    versions: ["tsx"],
    packages: "test/matrix/tools",
    setup: "`tsx main.ts`",
    ending: "",
    files: { "main.ts": main },
    commands: (at) => [[at.node, at.bin("tsx/dist/cli.mjs"), "main.ts"]],
  },
  nodeRow("22", ["--experimental-strip-types"]),
  nodeRow("24", []),
  {
    id: "deno",
    tool: "Deno",
    versions: ["deno"],
    nodes: ["none"],
    packages: "test/matrix/tools",
    setup: "`deno run main.ts`, packages in node_modules",
    ending: ".ts",
    manifest: { type: "module" },
    files: { "main.ts": main, "deno.json": '{ "nodeModulesDir": "manual" }\n' },
    commands: (at) => [[at.bin("@deno/linux-x64-glibc/deno"), "run", "--allow-env", "--allow-read", "main.ts"]],
  },
  {
    id: "bun",
    tool: "Bun",
    versions: ["@oven/bun-linux-x64"],
    nodes: ["none"],
    packages: "test/matrix/tools",
    setup: "`bun run main.ts`",
    ending: "",
    files: { "main.ts": main },
    commands: (at) => [[at.bin("@oven/bun-linux-x64/bin/bun"), "run", "main.ts"]],
  },
];
