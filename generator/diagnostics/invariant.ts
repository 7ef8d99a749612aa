import { placeOf, type Origin } from "./origin.js";

/** A broken assumption of the toolchain itself: a bug of ours, never the spec author's fault. */
export class InternalError extends Error {
  override readonly name = "InternalError";
}

/** Throws an `InternalError` that names the place when an assumption of ours does not hold. */
export function invariant(condition: unknown, message: string, origin?: Origin): asserts condition {
  if (condition) return;
  if (origin === undefined) throw new InternalError(message);
  const textPlace = placeOf(origin);
  throw new InternalError(`${message} (${textPlace.path}:${textPlace.line}:${textPlace.column})`);
}
