import { xmlNamespace } from "../../templates/runtime/base/xml-namespaces.js";
import type { SimpleContext, SimpleType } from "../../templates/runtime/xsd/simple-type.js";

/** The value that a simple type reads from a string. */
export interface SimpleReading<T> {
  readonly value: T | undefined;
  /** The codes of the reported problems. */
  readonly faults: readonly string[];
  /** The same in words: "not what was expected". */
  readonly expected: readonly string[];
  readonly ids: readonly string[];
  readonly references: readonly string[];
}

/** Reads a string with the given prefixes declared; "" is the default namespace. */
export function readSimple<T>(
  type: SimpleType<T>,
  text: string,
  prefixes: Readonly<Record<string, string>> = {},
): SimpleReading<T> {
  const bound: Readonly<Record<string, string>> = { "": "", xml: xmlNamespace, ...prefixes };
  const faults: string[] = [];
  const expected: string[] = [];
  const ids: string[] = [];
  const references: string[] = [];
  const context: { -readonly [Name in keyof SimpleContext]: SimpleContext[Name] } = {
    fault(code, words) {
      faults.push(code);
      expected.push(words);
      return undefined;
    },
    lookupPrefix: (prefix) => bound[prefix],
    missed: "",
    attempt(member, memberText) {
      const reading = readSimple(member, memberText, prefixes);
      context.missed = reading.expected.at(-1) ?? context.missed;
      return reading.faults.length === 0 ? reading.value : undefined;
    },
    declareId: (id) => void ids.push(id),
    referToId: (id) => void references.push(id),
  };
  const value = type.read(text, context);
  return { value, faults, expected, ids, references };
}

/** The value of a string without problems; throws if there are any. */
export function valueOf<T>(type: SimpleType<T>, text: string, prefixes?: Readonly<Record<string, string>>): T {
  const { value, faults } = readSimple(type, text, prefixes);
  if (faults.length > 0 || value === undefined) throw new Error(`${JSON.stringify(text)}: ${faults.join(", ")}`);
  return value;
}

/** True if a type accepts a string. A string without a value must have a problem. */
export function takes(type: SimpleType<unknown>, text: string, prefixes?: Readonly<Record<string, string>>): boolean {
  const { value, faults } = readSimple(type, text, prefixes);
  if (value === undefined && faults.length === 0) throw new Error(`${JSON.stringify(text)} is lost in silence.`);
  return faults.length === 0;
}

/** The text that an encoder writes for a value; prefixes are made of the namespace. */
export function written<T>(type: SimpleType<T>, value: T): string {
  return type.form.write(value, { prefixFor: (namespace) => namespace.replace(/^urn:/, "") });
}

/** The order of two strings of a type: "<", "=", ">", or "?" without an order. */
export function orderOf<T>(type: SimpleType<T>, left: string, right: string): "<" | "=" | ">" | "?" {
  const order = type.form.compare?.(valueOf(type, left), valueOf(type, right));
  if (order === undefined) return "?";
  return order < 0 ? "<" : order > 0 ? ">" : "=";
}
