import { JsonProblems, maxCalls, maxDepth } from "./json-problems.js";
import { defaultMaxProblems, type Failure } from "./problem.js";

export interface ValidateOptions {
  /** How many problems are reported before `truncated` is set; at least 1, normally 100. */
  readonly maxProblems?: number;
}

const brand = "specwright/validation-limit";

/** How often the functions of one fast path have called each other since it began. */
let calls = 0;

/**
 * Throws when a validator has called itself too deeply or too often: schemas that try several branches on each level
 * could take exponential time. `withinLimits` and `collectProblems` turn that into an answer.
 */
export function requireLimits(depth: number): void {
  calls += 1;
  if (depth > maxDepth || calls > maxCalls) throw Object.assign(new Error("The value is too complex."), { brand });
}

/** Runs a recursive check. A value that is too complex to be checked is not valid. */
export function withinLimits(check: (value: unknown, depth: number) => boolean, value: unknown): boolean {
  calls = 0;
  try {
    return check(value, 0);
  } catch (error) {
    if (isLimit(error)) return false;
    throw error;
  }
}

/** Runs the collecting path over a value that the fast path refused. */
export function collectProblems(
  value: unknown,
  collect: (value: unknown, path: string, problems: JsonProblems, depth: number) => void,
  options: ValidateOptions | undefined,
): Failure {
  const problems = new JsonProblems(Math.max(1, options?.maxProblems || defaultMaxProblems));
  calls = 0;
  try {
    collect(value, "", problems, 0);
  } catch (error) {
    if (!isLimit(error)) throw error;
    problems.refuse("");
  }
  return problems.failure();
}

/** Our own mark, or the engine's: a call stack that was already nearly full. */
function isLimit(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && "brand" in error && error.brand === brand);
}
