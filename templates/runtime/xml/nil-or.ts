import type { XmlDecoder } from "./decoder.js";
import type { ValueConstraint } from "./value-constraint.js";

/**
 * The value of an element that may be nil, whose type has no attributes and types derived from it may have some: these are checked, and
 * null is all that is left of a nil element.
 */
export function nilOr<T extends object>(
  decoder: XmlDecoder,
  read: (decoder: XmlDecoder) => T,
  constraint?: ValueConstraint,
): T | null {
  return decoder.nillable<T, string>(read, [], constraint) as T | null;
}
