import type { Collect } from "./json-collect.js";
import { jsonTypeOf } from "./json-describe.js";
import { JsonProblems } from "./json-problems.js";
import type { Problem } from "./problem.js";

/** One schema of an anyOf or oneOf: how messages call it (the name of its type, or its number), and what collects its problems. */
export type JsonBranch = readonly [name: string, collect: Collect];

/** What a branch had to say. */
export interface Outcome {
  readonly name: string;
  readonly found: JsonProblems;
}

/**
 * Checks a value against the schemas of an anyOf or oneOf. When it fits none, the first problem says so at `path`; the
 * problems of one branch follow when the types and constants show which one was meant. `tag` may know better: it
 * gives the branch that was meant, or a problem that says all.
 */
export function matchBranches(
  value: unknown,
  path: string,
  problems: JsonProblems,
  keyword: "anyOf" | "oneOf",
  branches: readonly JsonBranch[],
  tag?: (outcomes: readonly Outcome[]) => Outcome | Problem | undefined,
): void {
  const outcomes = branches.map(([name, collect]): Outcome => {
    const found = new JsonProblems(problems.limit);
    collect(value, path, found);
    return { name, found };
  });
  const refused = outcomes.find(({ found }) => found.refusedPath !== undefined)?.found.refusedPath;
  if (refused !== undefined) return problems.refuse(refused);
  const matching = outcomes.filter(({ found }) => found.count === 0);
  if (matching.length === 1 || (matching.length > 0 && keyword === "anyOf")) return;
  const meant = matching.length === 0 ? tag?.(outcomes) : undefined;
  if (meant !== undefined && "code" in meant) return problems.add(meant.code, meant.path, () => meant);
  problems.add(keyword, path, () => {
    const expected = `${keyword === "anyOf" ? "at least" : "exactly"} one of ${names(outcomes)}`;
    const verdict = matching.length === 0 ? "matches none" : `matches ${matching.length}: ${names(matching)}`;
    return { message: `The value must match ${expected}, but ${verdict}.`, expected, actual: jsonTypeOf(value) };
  });
  const best = matching.length === 0 ? (meant ?? bestFit(path, outcomes)) : undefined;
  if (best === undefined) return;
  for (const problem of best.found.found) problems.add(problem.code, problem.path, () => problem);
  problems.count += best.found.count - best.found.found.length;
}

function names(outcomes: readonly Outcome[]): string {
  const shown = outcomes.slice(0, 8).map(({ name }) => name).join(", "); // prettier-ignore
  return outcomes.length > 8 ? `${shown} and ${outcomes.length - 8} more` : shown;
}

/**
 * The one branch that the value's outline fits: its type, and the constants of its properties. Undefined when several
 * fit equally well.
 */
function bestFit(path: string, outcomes: readonly Outcome[]): Outcome | undefined {
  if (outcomes.length === 1) return outcomes[0];
  const ofType = without(
    outcomes,
    (problem) => problem.path === path && /^(type|const|enum|false)$/.test(problem.code),
  );
  // A direct member has another constant than the branch asks for.
  const tagged = without(ofType, (problem) => /^(const|enum)$/.test(problem.code) && problem.path.lastIndexOf("/") === path.length); // prettier-ignore
  const fitting = tagged.length > 0 ? tagged : ofType;
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** The branches without a problem of some kind. */
function without(outcomes: readonly Outcome[], excludes: (problem: Problem) => boolean): readonly Outcome[] {
  return outcomes.filter(({ found }) => !found.found.some(excludes));
}
