import { jsonTypeOf, listed } from "./describe.js";
import { cutPath } from "../base/problem-limits.js";
import { addFindings, addProblem, createFindings, type JsonProblems } from "./problems.js";
import type { Problem } from "../base/problem.js";

/** One schema of an anyOf or oneOf: how messages call it (the name of its type, or its number), and what collects its problems. */
export type JsonBranch = readonly [name: string, collect: (problems: JsonProblems) => void];

/** What a branch had to say. */
export interface Outcome {
  readonly name: string;
  readonly found: JsonProblems;
}

/**
 * Checks a value against the schemas of an anyOf or oneOf. When it fits none, the first problem says so at `path`; the
 * problems of one branch follow when the types and constants show which one was meant.
 */
export function matchBranches(
  value: unknown,
  path: string,
  problems: JsonProblems,
  keyword: "anyOf" | "oneOf",
  branches: readonly JsonBranch[],
): void {
  const outcomes = unmatched(value, path, problems, keyword, branches);
  if (outcomes !== undefined) addNoMatch(value, path, problems, keyword, outcomes, bestFit(path, outcomes));
}

/** What the branches say of a value that fits none of them; undefined when that is all there is to say. */
export function unmatched(
  value: unknown,
  path: string,
  problems: JsonProblems,
  keyword: "anyOf" | "oneOf",
  branches: readonly JsonBranch[],
): readonly Outcome[] | undefined {
  const outcomes: Outcome[] = [];
  for (const [name, collect] of branches) {
    const found = createFindings(problems.limit);
    collect(found);
    outcomes.push({ name, found });
  }
  for (const { found } of outcomes) {
    if (found.refuse === undefined) continue;
    found.refuse(problems);
    return undefined;
  }
  const matching = outcomes.filter(({ found }) => found.found.length === 0);
  if (matching.length === 0) return outcomes;
  if (matching.length > 1 && keyword === "oneOf") {
    addMismatch(value, path, problems, keyword, outcomes, `matches ${matching.length}: ${names(matching)}`);
  }
  return undefined;
}

/** Records that a value fits no branch, and why not the one that was meant. */
export function addNoMatch(
  value: unknown,
  path: string,
  problems: JsonProblems,
  keyword: "anyOf" | "oneOf",
  outcomes: readonly Outcome[],
  meant: Outcome | undefined,
): void {
  addMismatch(value, path, problems, keyword, outcomes, "matches none");
  if (meant !== undefined) addFindings(problems, meant.found);
}

function addMismatch(
  value: unknown,
  path: string,
  problems: JsonProblems,
  keyword: "anyOf" | "oneOf",
  outcomes: readonly Outcome[],
  verdict: string,
): void {
  addProblem(problems, keyword, path, () => {
    const expected = `${keyword === "anyOf" ? "at least" : "exactly"} one of ${names(outcomes)}`;
    return { message: `The value must match ${expected}, but ${verdict}.`, expected, actual: jsonTypeOf(value) };
  });
}

function names(outcomes: readonly Outcome[]): string {
  return listed(outcomes.map(({ name }) => name));
}

/**
 * The one branch that the value's outline fits: its type, and the constants of its properties. Undefined when several
 * fit equally well.
 */
export function bestFit(place: string, outcomes: readonly Outcome[]): Outcome | undefined {
  const path = cutPath(place);
  const ofType = without(outcomes, (problem) => problem.path === path && /type|const|enum|false/.test(problem.code));
  // A direct member has another constant than the branch asks for.
  const tagged = without(ofType, (problem) => problem.path.lastIndexOf("/") === path.length && /const|enum/.test(problem.code)); // prettier-ignore
  const [first, ...others] = outcomes.length === 1 ? outcomes : tagged.length > 0 ? tagged : ofType;
  return others.length === 0 ? first : undefined;
}

/** The branches without a problem of some kind. */
function without(outcomes: readonly Outcome[], excludes: (problem: Problem) => boolean): readonly Outcome[] {
  return outcomes.filter(({ found }) => !found.found.some(excludes));
}
