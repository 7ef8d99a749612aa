/**
 * A simple type of XML Schema (Part 2) at runtime: its values in TypeScript, and the reader of its lexical form.
 * Invalid strings are reported to the context, never thrown.
 */
export interface SimpleType<T> {
  /** The name in xsi:type: "{namespace}local", or "xs:int" for a built-in type. Left out where it has no name. */
  readonly name?: string | undefined;
  readonly form: ValueForm<T>;
  /** True for values that no problem shows. */
  readonly isSecret?: true;
  /** Named types derived from this one in one or more steps, which xsi:type may select. Part 1, section 3.14.6. */
  readonly derived?: DerivedTypes | undefined;
  /**
   * Reads the value of a string, including white space; undefined if it has none. May return a value and still report a
   * facet.
   */
  readonly read: (text: string, context: SimpleContext) => T | undefined;
}

/** Returns the derived types of a type. Called on use, so that constants of a module may be in any order. */
export type DerivedTypes = () => readonly SimpleType<unknown>[];

/** The TypeScript side of simple types that look the same: all strings share one form, all safe integers another. */
export interface ValueForm<T> {
  /** In words: "a string". */
  readonly expected: string;
  /** True when a value has this form at all; facets are judged by `read`. */
  is(value: unknown): value is T;
  /** The text of a value of this form. */
  write(value: T, context: PrefixContext): string;
  /** True when two values are one and the same in TypeScript: a round trip keeps that. */
  same(a: T, b: T): boolean;
  /**
   * Compares in the order of the value space: negative, zero or positive; undefined if two values have no order.
   * Undefined if no values have an order; then `same` tests equality.
   */
  compare?(a: T, b: T): number | undefined;
  /**
   * Returns a key that equal values share, and no others; undefined for a string without a value. Undefined for plain
   * strings.
   */
  key?(value: T): string | undefined;
}

/** Services of the decoder or validator for the simple type that it reads. */
export interface SimpleContext {
  /** Reports that `actual` breaks a rule ("cvc-maxLength-valid"). `expected` completes the sentence "... is not". */
  fault(code: string, expected: string, actual: string, measure?: number): undefined;
  /** Returns the namespace name of a prefix, "" for the default one. Undefined if it is not declared. */
  lookupPrefix(prefix: string): string | undefined;
  /** Reads without reporting: undefined when there was any fault. */
  attempt<T>(type: SimpleType<T>, text: string): T | undefined;
  /** The expectation that the last failed attempt had instead. */
  readonly missed: string;
  /** Part 2, section 3.3.8: an xs:ID, unique in its document. */
  declareId(id: string): void;
  /** Part 2, section 3.3.9: an xs:IDREF, which some xs:ID of the document must match. */
  referToId(id: string): void;
}

/** Services for writing a qualified name. */
export interface PrefixContext {
  /** A prefix that is bound to the namespace where the text will stand. */
  prefixFor(namespace: string): string;
}

/** A type under its name. Those derived from it are not those of the type that it was made from. */
export function named<T>(name: string, type: SimpleType<T>, derived?: DerivedTypes): SimpleType<T> {
  return { ...type, name, derived };
}

/** Returns a type with the types that a schema derives from it, in addition to built-in ones. */
export function withDerived<T>(type: SimpleType<T>, others: DerivedTypes): SimpleType<T> {
  return { ...type, derived: () => [...others(), ...(type.derived?.() ?? [])] };
}

/** A type of an element that blocks all restrictions of it. */
export function withoutDerived<T>(type: SimpleType<T>): SimpleType<T> {
  return { ...type, derived: undefined };
}

/** Returns a type whose values no problem shows: the schema marks them as sensitive. */
export function secret<T>(type: SimpleType<T>): SimpleType<T> {
  return { ...type, isSecret: true };
}

/** True when two values are equal in the value space: "1.0" and "1" are, as decimals. Part 2, section 2.2.1. */
export function isEqual<T>(form: ValueForm<T>, a: T, b: T): boolean {
  return form.compare === undefined ? form.same(a, b) : form.compare(a, b) === 0;
}

/** Returns a key for a value: the same for equal values, and different for values of two primitive types. */
export function keyOf<T>(form: ValueForm<T>, value: T): string | undefined {
  return form.key === undefined ? `s${String(value)}` : form.key(value);
}

/** One key for several values in this order. */
export function joinedKeys(keys: readonly string[]): string {
  return keys.map((key) => `${key.length}:${key}`).join("");
}

/** Reports a string that is not a value of a type: Part 2, section 4.1.4. */
export function notInLexicalSpace(typeName: string, text: string, context: SimpleContext): undefined {
  return context.fault("cvc-datatype-valid.1.2.1", `a value of ${typeName}`, text);
}

/** Strings, and all types whose values keep their text: decimals, dates, times, durations. */
export const textForm: ValueForm<string> = {
  expected: "a string",
  is: (value): value is string => typeof value === "string",
  write: (value) => value,
  same: (a, b) => a === b,
};

/** The form of values that keep their text and have an order. */
export function orderedTextForm(
  compare: (a: string, b: string) => number | undefined,
  key: (value: string) => string | undefined,
): ValueForm<string> {
  return { ...textForm, compare, key };
}
