import { chooseByType } from "./choose-by-type.js";
import type { Check, ReadOptions } from "./payload.js";
import type { Failure, Result } from "../base/problem.js";

/** Returns a value after its validation. In report mode, the problems are added to the result. */
export function checked<T>(value: unknown, check: Check<T> | undefined, options: ReadOptions): Result<T> {
  const result = options.validate ? check?.(value, options) : undefined;
  if (result?.ok === false && options.report) options.report(result.problems);
  else if (result) return result;
  return { ok: true, value: value as T };
}

/** A payload that cannot be read at all, for one reason. */
export function unreadablePayload(code: string, message: string, path: string = ""): Failure {
  return { ok: false, problems: [{ code, message, path }], truncated: false };
}

/** Throws for a payload that cannot be written: an error with `problems`, as encoders of parameters throw. */
export function refusePayload(code: string, message: string, path: string = ""): never {
  throw Object.assign(new TypeError(message), { problems: unreadablePayload(code, message, path).problems });
}

/**
 * The type to name in Content-Type: the one that was chosen, or the contract's own, or `usual` when that is a range.
 * Throws an error with the problem "http/content-type" when it is not a single type, or not one of the contract.
 */
export function writtenType(mediaType: string, chosen: string | undefined, usual: string): string {
  const type = chosen ?? (mediaType.includes("*") ? usual : mediaType);
  if (type === mediaType && !type.includes("*")) return type;
  return /^[^*/;]+\/[^*/;]+(;|$)/.test(type) && chooseByType([{ mediaType }], type) !== undefined
    ? type
    : refusePayload("http/content-type", `The content type of the body must match ${mediaType}.`);
}
