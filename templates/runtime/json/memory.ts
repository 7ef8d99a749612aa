import { addFindings, createFindings, type JsonProblems } from "./problems.js";
import { exceedsLimits, memoryOf, requireLimits } from "./recursion.js";

// For schemas whose branches ask the same of a value again and again, at each of its levels: what was found out about an
// object or array is remembered until the validator returns. Else a value of thirty levels could take minutes.

type Check = (value: unknown, depth: number) => boolean;
type CollectAtDepth = (value: unknown, path: string, problems: JsonProblems, depth: number) => void;

/** So many calls take less time than remembering. */
const fewChecks = 300;

interface Found {
  readonly path: string;
  readonly problems: JsonProblems;
}

/** What a function of the fast path says of a value. */
export function remembered(check: Check, value: unknown, depth: number): boolean {
  if (requireLimits(depth) < fewChecks || typeof value !== "object" || value === null) return check(value, depth);
  const known = memoryOf(check, () => new Map<object, boolean>());
  let answer = known.get(value);
  if (answer === undefined) {
    answer = check(value, depth);
    known.set(value, answer);
  }
  return answer;
}

/** Adds what a function of the collecting path finds. */
export function rememberedProblems(
  collect: CollectAtDepth,
  value: unknown,
  path: string,
  problems: JsonProblems,
  depth: number,
): void {
  if (problems.truncated || exceedsLimits(path, problems, depth)) return;
  if (typeof value !== "object" || value === null) return collect(value, path, problems, depth);
  const known = memoryOf(collect, () => new Map<object, Found>());
  let outcome = known.get(value);
  if (outcome === undefined || !isSamePath(outcome.path, path)) {
    outcome = { path, problems: createFindings(problems.limit) };
    collect(value, path, outcome.problems, depth);
    known.set(value, outcome);
  }
  addFindings(problems, outcome.problems);
}

/** Notes what a function finds to be evaluated: once for each Set. */
export function rememberedMarks<Value, Mark>(
  mark: (value: Value, evaluated: Set<Mark>, depth: number) => void,
  value: Value,
  evaluated: Set<Mark>,
  depth: number,
): void {
  requireLimits(depth);
  const done = memoryOf(evaluated, () => new Set<unknown>());
  if (done.has(mark)) return;
  done.add(mark);
  mark(value, evaluated, depth);
}

/** Of longer paths only a beginning is told, and comparing them would take its time. */
const longestPath = 2000;

function isSamePath(a: string, b: string): boolean {
  return a.length === b.length && (a.length > longestPath || a === b);
}
