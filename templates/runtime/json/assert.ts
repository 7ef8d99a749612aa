import { formatProblems } from "../base/format-problems.js";
import type { Problem, Result } from "../base/problem.js";
import { maxShownProblems } from "../base/shown-problems.js";

/** The error of a value that was asserted to be valid and is not. Its message holds the first problems, without secrets. */
export interface AssertionError extends Error {
  /** Tells the error apart across copies of the runtime. */
  readonly brand: "specwright/AssertionError";
  readonly problems: readonly Problem[];
  /** True when there were more problems than the limit. */
  readonly truncated: boolean;
}

/** Throws an `AssertionError` unless a validator took the value. `name` is that of the type. */
export function requireValid(name: string, result: Result<unknown>): void {
  if (result.ok === false) {
    const { problems, truncated } = result;
    const hasMore = truncated || problems.length > maxShownProblems;
    const sentences = formatProblems({ ok: false, problems: problems.slice(0, maxShownProblems), truncated: hasMore });
    const error = new Error(`The value is not a valid ${name}.\n${sentences}`);
    throw Object.assign(error, { brand: "specwright/AssertionError", problems, truncated } as const);
  }
}

/** True when a caught value is the error of an assertion, also when another copy of the runtime threw it. */
export function isAssertionError(value: unknown): value is AssertionError {
  return value instanceof Error && (value as Partial<AssertionError>).brand === "specwright/AssertionError";
}
