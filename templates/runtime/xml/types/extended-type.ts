import type { SimpleContext, SimpleType } from "../../xsd/simple-type.js";
import type { ValueConstraint } from "./value-constraint.js";

/** A complex type with simple content, among the types that xsi:type may name for an element of a simple type. */
export interface ExtendedType<Decoder> extends SimpleType<unknown> {
  /** Reads the attributes and the text of an element; returns the value of the text. */
  readonly readElement: ReadExtended<Decoder>;
}

type ReadExtended<Decoder> = (decoder: Decoder, constraint?: ValueConstraint) => unknown;

/** True for a complex type, which reads the attributes of its element itself. */
export function isExtendedType<Decoder>(type: SimpleType<unknown> | undefined): type is ExtendedType<Decoder> {
  return type !== undefined && "readElement" in type;
}

/** The value that an element of the declared type has where the text has a value of the extended one. Both have one primitive type. */
export function declaredValue<T>(
  declared: SimpleType<T>,
  { form }: SimpleType<unknown>,
  value: unknown,
  context: SimpleContext,
): T | undefined {
  if (value === undefined) return undefined;
  if (declared.form.is(value)) return value;
  // Names have one form in all types, so that no text with a prefix is written here.
  return context.attempt(declared, form.write(value, { prefixFor: () => "" }));
}
