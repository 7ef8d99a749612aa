import type { ParameterTable } from "../http/operation.js";
import { explodedPairs, isExplodedValue } from "./pairs.js";
import { encodeEach, percentEncoded } from "./parts.js";
import { encodedParts } from "./value-parts.js";

/**
 * A Cookie header's value by style form: "a=1; b=2"; "" when there is none. Values are percent-encoded, which leaves
 * only characters that RFC 6265, section 4.1.1, allows, and the comma between items; names are the contract's own.
 * Items of an exploded list or object are cookies of their own, with JSON text where they are nested. Throws a `ParameterError` for a value that cannot be
 * encoded.
 */
export function encodeCookies(
  parameters: readonly ParameterTable[],
  values: Readonly<Record<string, unknown>> | undefined,
): string {
  return encodeEach("cookie", parameters, values, cookiesOf).join("; ");
}

function cookiesOf(table: ParameterTable, value: unknown): readonly string[] {
  const encode = (part: unknown): string => percentEncoded(table, part);
  if (isExplodedValue(table)) {
    return explodedPairs(table, value, false).map(
      ([name, part]) => `${name === table.name ? name : encode(name)}=${encode(part)}`,
    );
  }
  const parts = encodedParts(table, value, encode);
  return parts.length === 0 ? [] : [`${table.name}=${parts.join(",")}`];
}
