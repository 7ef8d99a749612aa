import { JsonProblems, maxDepth } from "./json-problems.js";
import { defaultMaxProblems, type Failure } from "./problem.js";

export interface ValidateOptions {
  /** How many problems are reported before `truncated` is set; at least 1, normally 100. */
  readonly maxProblems?: number;
}

const tooDeepBrand = "specwright/too-deep";

/** Throws when a validator has called itself too often; `withinDepth` and `collectProblems` turn that into an answer. */
export function requireDepth(depth: number): void {
  if (depth > maxDepth) throw Object.assign(new Error("The value is nested too deeply."), { brand: tooDeepBrand });
}

/** Runs a recursive check. A value that is nested too deeply to be checked is not valid. */
export function withinDepth(check: (value: unknown, depth: number) => boolean, value: unknown): boolean {
  try {
    return check(value, 0);
  } catch (error) {
    if (isTooDeep(error)) return false;
    throw error;
  }
}

/** Runs the collecting path over a value that the fast path refused. */
export function collectProblems(
  value: unknown,
  collect: (value: unknown, path: string, problems: JsonProblems, depth: number) => void,
  options: ValidateOptions | undefined,
): Failure {
  const problems = new JsonProblems(Math.max(1, options?.maxProblems ?? defaultMaxProblems));
  try {
    collect(value, "", problems, 0);
  } catch (error) {
    if (!isTooDeep(error)) throw error;
    problems.tooDeep("");
  }
  return problems.failure();
}

/** Our own mark, or the engine's: a call stack that was already nearly full. */
function isTooDeep(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && "brand" in error && error.brand === tooDeepBrand);
}
