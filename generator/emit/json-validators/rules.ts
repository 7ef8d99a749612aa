import * as problems from "../../../templates/runtime/json/add-problem.js";

/** Keywords whose problem the runtime has: "maxLength" of `addMaxLength`. */
type ProblemKeyword = {
  [Name in keyof typeof problems]: Name extends `add${infer Keyword}` ? Uncapitalize<Keyword> : never;
}[keyof typeof problems];

/** Rules beside those of keywords, with the function of the runtime for each. */
const otherRules = {
  difference: ["json/add-difference", "addDifference"],
  choice: ["json/branches", "matchBranches"],
  someOf: ["json/branches", "matchSome"],
  requireOne: ["json/one-required", "requireOne"],
  misspelt: ["json/misspelt", "nameMisspelt"],
  reportsMissing: ["json/reports-missing", "reportsMissing"],
  keepMissing: ["json/reports-missing", "keepMissing"],
} as const;

/** The names by which checks ask for what records a problem: see `JsonProblems`. */
export type RuleName = ProblemKeyword | keyof typeof otherRules;

/** The module and the name of the runtime's function for a rule. */
export function ruleFunction(rule: string): readonly [module: string, name: string] {
  return Object.hasOwn(otherRules, rule)
    ? otherRules[rule as keyof typeof otherRules]
    : ["json/add-problem", `add${rule.charAt(0).toUpperCase()}${rule.slice(1)}`];
}

/** Rules that any check may ask for: of members that are not there, and of holes. */
const common = ["type", "required"];

/** The rules that finished code of a check asks for. Texts of a spec may look like a question: only rules that exist are taken. */
export function rulesIn(code: string): readonly string[] {
  const asked = [...code.matchAll(/\.(?:report|ask)\("(\w+)"/g)].map(([, rule = ""]) => rule).filter(isRule);
  const texts = /\b(?:require|optional)(?:OneOf|StringOf)\(/.test(code) ? ["stringOf"] : [];
  return [...new Set([...common, ...asked, ...texts])];
}

function isRule(rule: string): boolean {
  return Object.hasOwn(otherRules, rule) || Object.hasOwn(problems, ruleFunction(rule)[1]);
}
