import { maxDepth, refuse, type JsonProblems } from "./json-problems.js";

/** How often the functions of schemas that refer to themselves may be called for one value. */
const maxCalls = 5_000_000;

/** How often the functions of the fast path have called each other for one value. */
let checks = 0;

/** The same for the collecting path. */
let collects = 0;

/** Runs a recursive check. A value that is too complex to be checked is not valid. */
export function withinLimits(check: (value: unknown, depth: number) => boolean, value: unknown): boolean {
  checks = 0;
  try {
    return check(value, 0);
  } catch (error) {
    // Ours, or the engine's: a call stack that was already nearly full.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * Throws a RangeError when a validator has called itself too deeply or too often: schemas that try several branches on
 * each level could take exponential time. `withinLimits` and `resultOf` turn that into an answer.
 */
export function requireLimits(depth: number): void {
  checks += 1;
  if (depth > maxDepth || checks > maxCalls) throw new RangeError("The value is too complex.");
}

/** Whether a collecting function that calls itself must stop here; then that is recorded. */
export function exceedsLimits(path: string, problems: JsonProblems, depth: number): boolean {
  if (depth === 0) checks = collects = 0;
  collects += 1;
  if (depth <= maxDepth && collects <= maxCalls) return false;
  refuse(problems, path);
  return true;
}
