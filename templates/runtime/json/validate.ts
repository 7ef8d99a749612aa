import { addFault, createProblems, failureOf, unreadable, type JsonProblems } from "./problems.js";
import type { Secrets } from "./secrets.js";
import { defaultMaxProblems, type Result } from "../base/problem.js";

export interface ValidateOptions {
  /** How many problems are reported before `truncated` is set; at least 1, normally 100. */
  readonly maxProblems?: number;
  /** False leaves what was found out of messages: `actual` has it for those who ask. */
  readonly values?: boolean;
}

/**
 * The value when the fast path says yes, or what the collecting path finds, without what is secret. Never a failure without a
 * problem.
 */
export function resultOf<T>(
  value: unknown,
  check: (value: unknown) => boolean,
  collect: (value: unknown, problems: JsonProblems) => void,
  options: ValidateOptions | undefined,
  secrets?: () => Secrets,
): Result<T> {
  try {
    if (check(value)) return { ok: true, value: value as T };
  } catch {
    // The collecting path meets the same, and keeps what it found before.
  }
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
