import type { DeepCheck, JsonProblems } from "./problems.js";
import {
  checksSince,
  allowsDepth,
  memoryOf,
  rememberScalar,
  requireLimits,
  scalarVerdict,
} from "./recursion-limits.js";
import { pathOf, type Step } from "./step.js";

// For schemas whose branches ask the same of a value again and again: what was found out about it is remembered until the validator
// returns. Else a value of thirty levels, or a schema of thirty levels, could take minutes.

/** So many calls take less time than remembering. */
const minChecksToRemember = 300;

/** The same for one value that has no members or items, of which a payload may have many. */
const minChecksForScalar = 16;

/** Lets a check look at a value: what it finds out is remembered. */
export function remembered(check: DeepCheck, value: unknown, to: JsonProblems | undefined, depth: number): boolean {
  if (to !== undefined) return rememberedProblems(check, value, to, depth);
  const start = requireLimits(depth);
  if (start < minChecksToRemember) return check(value, undefined, depth) === true;
  if (typeof value !== "object" || value === null) {
    const answer = scalarVerdict(check, value) ?? check(value, undefined, depth) === true;
    if (checksSince(start) > minChecksForScalar) rememberScalar(check, value, answer);
    return answer;
  }
  const known = memoryOf(check, () => new Map<object, boolean>());
  let answer = known.get(value);
  if (answer === undefined) {
    answer = check(value, undefined, depth) === true;
    known.set(value, answer);
  }
  return answer;
}

/** Records once where the check finds nothing, and once at each place where it does: a second look at the same place would find the same. */
function rememberedProblems(check: DeepCheck, value: unknown, problems: JsonProblems, depth: number): true {
  if (problems.truncated || !allowsDepth(depth, problems)) return true;
  // One entry for each check and task: verdicts are remembered under the check itself.
  const valid = memoryOf(problems.list.rules, () => new Map<unknown, Set<unknown>>());
  let ofCheck = valid.get(check);
  if (ofCheck === undefined) valid.set(check, (ofCheck = new Set()));
  if (ofCheck.has(value)) return true;
  // Choices have lists of their own for what their branches would record.
  const places = placesOf(problems, check);
  const { list, step } = problems;
  const { faults } = list;
  if (places.has(value) && pathOf(places.get(value)) === pathOf(step)) {
    // For the functions that called this one, which would else take the value for valid.
    list.faults += 1;
    return true;
  }
  check(value, problems, depth);
  if (list.faults === faults) ofCheck.add(value);
  else places.set(value, step);
  return true;
}

/** The last place at which a function found something wrong with a value, for each value and each list. */
function placesOf({ list }: JsonProblems, key: unknown): Map<unknown, Step | undefined> {
  const byFunction = memoryOf(list, () => new Map<unknown, Map<unknown, Step | undefined>>());
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
