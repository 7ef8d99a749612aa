import type { Check, ReadOptions } from "./http-payload.js";
import type { Failure, Result } from "./problem.js";

/** A value that was read, after the check that the contract asks for. Without a check every value passes. */
export function checked<T>(value: unknown, check: Check<T> | undefined, options: ReadOptions): Result<T> {
  return options.validate && check ? check(value) : { ok: true, value: value as T };
}

/** A payload that cannot be read at all, for one reason. */
export function unreadable(code: string, message: string, path: string = ""): Failure {
  return { ok: false, problems: [{ code, message, path }], truncated: false };
}

/** The type to name in Content-Type: the one that was chosen, or the contract's own, or `usual` when that is a range. */
export function writtenType(mediaType: string, chosen: string | undefined, usual: string): string {
  return chosen ?? (mediaType.includes("*") ? usual : mediaType);
}
