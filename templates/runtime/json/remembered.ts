import type { JsonProblems } from "./problems.js";
import {
  checksSince,
  exceedsLimits,
  memoryOf,
  rememberScalar,
  requireLimits,
  scalarVerdict,
} from "./recursion-limits.js";
import { pathOf, type Step } from "./step.js";

// For schemas whose branches ask the same of a value again and again: what was found out about it is remembered until the validator
// returns. Else a value of thirty levels, or a schema of thirty levels, could take minutes.

type Check = (value: unknown, depth: number) => boolean;
type CollectAtDepth = (value: unknown, problems: JsonProblems, depth: number) => void;

/** So many calls take less time than remembering. */
const minChecksToRemember = 300;

/** The same for one value that has no members or items, of which a payload may have many. */
const minChecksForScalar = 16;

/** The remembered verdict of a function of the fast path on a value; `key` is what stands for the function, where it is made anew. */
export function remembered(check: Check, value: unknown, depth: number, key: unknown = check): boolean {
  const start = requireLimits(depth);
  if (start < minChecksToRemember) return check(value, depth);
  if (typeof value !== "object" || value === null) {
    const answer = scalarVerdict(key, value) ?? check(value, depth);
    if (checksSince(start) > minChecksForScalar) rememberScalar(key, value, answer);
    return answer;
  }
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
  const valid = memoryOf(key, () => new Set<unknown>());
  if (valid.has(value)) return;
  // Choices have lists of their own for what their branches would record.
  const places = placesOf(problems, key);
  const before = problems.faults;
  if (places.has(value) && pathOf(places.get(value)) === pathOf(problems.step)) {
    // For the functions that called this one, which would else take the value for valid.
    problems.faults += 1;
    return;
  }
  collect(value, problems, depth);
  if (problems.faults === before) valid.add(value);
  else places.set(value, problems.step);
}

/** The last place at which a function found something wrong with a value, for each value and each list. */
function placesOf(problems: JsonProblems, key: unknown): Map<unknown, Step | undefined> {
  const byFunction = memoryOf(problems, () => new Map<unknown, Map<unknown, Step | undefined>>());
  let places = byFunction.get(key);
  if (places === undefined) byFunction.set(key, (places = new Map<unknown, Step | undefined>()));
  return places;
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
