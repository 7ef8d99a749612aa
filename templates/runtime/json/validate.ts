import { addProblem, createProblems, type JsonProblems } from "./problems.js";
import { defaultMaxProblems, type Result } from "../base/problem.js";

export interface ValidateOptions {
  /** How many problems are reported before `truncated` is set; at least 1, normally 100. */
  readonly maxProblems?: number;
}

/** The value when the fast path says yes, or what the collecting path finds. Never a failure without a problem. */
export function resultOf<T>(
  value: unknown,
  check: (value: unknown) => boolean,
  collect: (value: unknown, path: string, problems: JsonProblems) => void,
  options: ValidateOptions | undefined,
): Result<T> {
  const problems = createProblems(Math.max(1, options?.maxProblems || defaultMaxProblems));
  try {
    if (check(value)) return { ok: true, value: value as T };
  } catch {
    // The collecting path meets the same, and keeps what it found before.
  }
  try {
    collect(value, "", problems);
  } catch {
    addUnreadable(problems);
  }
  // Two looks that differ: a member that is computed, or a proxy.
  if (problems.found.length === 0)
    addProblem(problems, "unstable", "", () => ({ message: "The value is not what it was." }));
  return { ok: false, problems: problems.found, truncated: problems.truncated };
}

/**
 * Records that looking at a value threw: a member that is computed, a proxy, a text on which the engine's matcher runs
 * out of memory. What was thrown is not told, since nobody knows what it says.
 */
function addUnreadable(problems: JsonProblems): void {
  addProblem(problems, "unreadable", "", () => ({ message: "The value cannot be read to its end." }));
}
