import { addFault, createProblems, failureOf, unreadable, type JsonProblems } from "./problems.js";
import type { Secrets } from "./secrets.js";
import { defaultMaxProblems, type Failure } from "../base/problem.js";

export interface ValidateOptions {
  /** How many problems are reported before `truncated` is set; at least 1, normally 100. */
  readonly maxProblems?: number;
  /** False leaves what was found out of messages: `actual` has it for those who ask. */
  readonly values?: boolean;
}

/**
 * What the collecting path finds in a value that the fast path has refused, without what is secret. Never a failure without a
 * problem.
 */
export function failureFor(
  value: unknown,
  collect: (value: unknown, problems: JsonProblems) => void,
  options: ValidateOptions | undefined,
  secrets?: () => Secrets,
): Failure {
  const problems = createProblems(Math.max(1, options?.maxProblems || defaultMaxProblems), options?.values, secrets);
  try {
    collect(value, problems);
  } catch {
    // A member that is computed, a proxy, a text on which the engine's matcher runs out of memory.
    addWhole(problems, "unreadable", unreadable);
  }
  // Two looks that differ: a member that is computed, or a proxy.
  if (problems.found.length === 0) addWhole(problems, "unstable", "The value is not what it was.");
  problems.mend?.(problems);
  return failureOf(problems);
}

/** Records a problem of the whole value, of which no part of the schema speaks. */
function addWhole(problems: JsonProblems, code: string, message: string): void {
  problems.step = undefined;
  addFault(problems, code, message);
}
