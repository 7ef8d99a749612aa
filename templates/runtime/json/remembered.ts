import type { JsonProblems } from "./problems.js";
import { exceedsLimits, memoryOf, requireLimits } from "./recursion-limits.js";
import { pathOf, type Step } from "./step.js";

// For schemas whose branches ask the same of a value again and again, at each of its levels: what was found out about an
// object or array is remembered until the validator returns. Else a value of thirty levels could take minutes.

type Check = (value: unknown, depth: number) => boolean;
type CollectAtDepth = (value: unknown, problems: JsonProblems, depth: number) => void;

/** So many calls take less time than remembering. */
const fewChecks = 300;

/** The remembered verdict of a function of the fast path on a value; `key` is what stands for the function, where it is made anew. */
export function remembered(check: Check, value: unknown, depth: number, key: unknown = check): boolean {
  if (requireLimits(depth) < fewChecks || typeof value !== "object" || value === null) return check(value, depth);
  const known = memoryOf(key, () => new Map<object, boolean>());
  let answer = known.get(value);
  if (answer === undefined) {
    answer = check(value, depth);
    known.set(value, answer);
  }
  return answer;
}

/**
 * Lets a function of the collecting path look at a value: once where it finds nothing, and once at each place where it does.
 * A second look at the same place would find what the list has.
 */
export function rememberedProblems(
  collect: CollectAtDepth,
  value: unknown,
  problems: JsonProblems,
  depth: number,
  key: unknown = collect,
): void {
  if (problems.truncated || exceedsLimits(problems, depth)) return;
  if (typeof value !== "object" || value === null) return collect(value, problems, depth);
  const known = memoryOf(key, () => new Map<object, Step | false | undefined>());
  const numberOfValue = known.get(value);
  if (numberOfValue === false || (known.has(value) && pathOf(numberOfValue) === pathOf(problems.step))) return;
  const before = problems.faults;
  collect(value, problems, depth);
  known.set(value, problems.faults !== before && problems.step);
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
