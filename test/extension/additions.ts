import type { Edit } from "./copy.js";

// Additions of an author who adds one of each: CONTRIBUTING.md has the same steps.

/** "maxWords": maximum number of words in a string. */
export const keyword = {
  row: {
    file: "generator/model/json-schema/keywords.ts",
    before: '  maxItems: { ...items, bound: "upper"',
    put: `  maxWords: {
    shape: "count",
    of: ["string"],
    isNew: true,
    bound: "upper",
    unit: "word",
    called: "number of words",
    size: (text: string) => text.split(" ").length,
  },
`,
  },
  check: {
    file: "generator/emit/json-validators/string-checks.ts",
    before: "  pattern({ pattern }, site) {",
    put: `  maxWords({ maxWords }, site) {
    if (maxWords === undefined) return [];
    const limit = numberLiteral(maxWords);
    const words = \`\${site.value}.split(" ").length\`;
    return [check(test(\`\${words} <= \${limit}\`, \`\${words} > \${limit}\`), problemAt(site, "maxWords", limit))];
  },
`,
  },
  problem: {
    file: "templates/runtime/json/add-problem.ts",
    before: "export function addMinLength(",
    put: `export function addMaxWords(value: string, problems: JsonProblems, limit: number): void {
  addProblem(problems, "maxWords", wordsText, value, limit);
}

function wordsText(value: string, limit: number): ProblemText {
  const expected = \`at most \${limit} words\`;
  return { message: \`The text must have \${expected}.\`, expected, actual: String(value.split(" ").length) };
}

`,
  },
} satisfies Record<string, Edit>;

/** "week": the weeks of ISO 8601. */
export const format = {
  check: {
    file: "templates/runtime/formats/week.ts",
    put: `/** Whether a text is a week: "2024-W05". */
export function hasWeekFormat(text: string): boolean {
  return /^[0-9]{4}-W[0-5][0-9]$/.test(text);
}
`,
  },
  imported: {
    file: "generator/model/json-schema/formats.ts",
    before: "interface FormatCheck<Value> {",
    put: 'import { hasWeekFormat } from "../../../templates/runtime/formats/week.js";\n\n',
  },
  row: {
    file: "generator/model/json-schema/formats.ts",
    before: "  duration: {",
    put: `  week: {
    ...checkedIn("formats/week", { hasWeekFormat }),
    pattern: "^[0-9]{4}-W[0-5][0-9]$",
    examples: ["2024-W05"],
    sample: "2030-W22",
  },
`,
  },
} satisfies Record<string, Edit>;

/** "minDigits": how many digits a decimal must have. */
export const facet = {
  row: {
    file: "generator/model/xml-schema/facets.ts",
    before: "  fractionDigits: {",
    put: '  minDigits: { shape: "positive", of: "digits", bound: "lower", called: "least number of digits" },\n',
  },
  text: {
    file: "templates/runtime/xsd/facets.ts",
    before: "  readonly fractionDigits?: number;",
    put: "  readonly minDigits?: number;\n",
  },
  check: {
    file: "templates/runtime/xsd/facets.ts",
    before: "    ...patternChecks<T>(facets),",
    put: `    ...(facets.minDigits === undefined ? [] : [leastDigits<T>(facets.minDigits)]),
`,
  },
  checked: {
    file: "templates/runtime/xsd/facets.ts",
    before: "/** Part 2, section 4.3.4. */",
    put: `function leastDigits<T>(least: number): FacetCheck<T> {
  const holds = (value: T): boolean => totalDigitsOf(String(value)) >= least;
  return { code: "cvc-minDigits-valid", expected: \`a number of at least \${least} digits\`, holds };
}

`,
  },
} satisfies Record<string, Edit>;

/** "words": an emitter with nothing to say. */
export const emitter = {
  folder: {
    file: "generator/emit/words/words.ts",
    put: `import type { Emitter } from "../emitter.js";

/** Nothing. */
export const words: Emitter = { emit: () => [] };
`,
  },
  part: {
    file: "generator/settings/parts.ts",
    before: '  index: { file: "index.ts"',
    put: '  words: { file: "words.ts", needs: [], isChosen: true, says: "nothing" },\n',
  },
  imported: {
    file: "generator/emit/emitters.ts",
    before: "import { xmlCodecs } from",
    put: 'import { words } from "./words/words.js";\n',
  },
  line: { file: "generator/emit/emitters.ts", before: "  index,\n};", put: "  words,\n" },
} satisfies Record<string, Edit>;

/** "lint/long-path": paths of more than 20 characters. */
export const rule = {
  entry: {
    file: "generator/diagnostics/catalog/lint.ts",
    before: '  "lint/missing-tags": ',
    put: `  "lint/long-path": {
    severity: "warning",
    says: "Paths have at most 20 characters.",
    message: 'Path "{path}" is long.',
    hint: "shorten it",
    explain: "Short paths are read at a glance.",
  },
`,
  },
  check: {
    file: "generator/lint/rules.ts",
    before: '  "lint/missing-tags": ',
    put: `  "lint/long-path": {
    find({ contract }, report) {
      for (const { origin, path } of contract.operations) if (path.length > 20) report(atKey(origin), { path });
    },
    unlessSkipped: [],
  },
`,
  },
} satisfies Record<string, Edit>;
