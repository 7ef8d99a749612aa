import type { ParameterTable } from "../http/operation.js";
import { refuseValue } from "./error.js";

/** Gives the encoded text of a string, number, boolean or null, and refuses every other value. `isJson`: the text is JSON. */
export type EncodePart = (value: unknown, isJson: boolean) => string;

/**
 * Encodes the values of one location (path, query, headers, cookies) in order of the tables; absent ones are left out.
 */
export function encodeEach<T>(
  location: ParameterTable["in"],
  tables: readonly ParameterTable[],
  values: Readonly<Record<string, unknown>> | undefined = {},
  encode: (table: ParameterTable, value: unknown) => readonly T[],
): readonly T[] {
  const encoded: T[] = [];
  for (const table of tables) {
    const { name } = table;
    // Names such as "constructor" are found on every prototype.
    if (table.in !== location || values[name] === undefined || !Object.hasOwn(values, name)) continue;
    encoded.push(...encode(table, values[name]));
  }
  return encoded;
}

/** The text of a primitive value. Numbers are written as in JSON, with an exponent from 1e21 on and below 1e-6. */
export function primitiveText(table: ParameterTable, value: unknown): string {
  return typeof value === "string" || typeof value === "boolean" || value === null || Number.isFinite(value)
    ? String(value)
    : refuseValue(table, "This type of value cannot be sent.");
}

/** Percent-encodes all but unreserved characters. RFC 3986, section 2.3. */
export function percentEncoded(table: ParameterTable, value: unknown): string {
  const text = primitiveText(table, value);
  if (/^[\w.~-]*$/.test(text)) return text;
  try {
    return encodeURIComponent(text).replace(
      /[!'()*]/g,
      (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  } catch {
    return refuseValue(table, "Half of a surrogate pair cannot be encoded.");
  }
}

/** True if a value is a plain object; dates, maps and bytes are not. */
export function isMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return Object.prototype.toString.call(value) === "[object Object]";
}
