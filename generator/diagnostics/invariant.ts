import { sourceLocation, type Origin } from "./origin.js";

/** A failed assumption of the toolchain itself: a bug of ours, never the spec author's error. */
export class InternalError extends Error {
  override readonly name = "InternalError";
}

/** Throws an `InternalError` with the source location if an assumption does not hold. */
export function invariant(condition: unknown, message: string, origin?: Origin): asserts condition {
  if (condition) return;
  if (origin === undefined) throw new InternalError(message);
  const textPlace = sourceLocation(origin);
  throw new InternalError(`${message} (${textPlace.path}:${textPlace.line}:${textPlace.column})`);
}
