import type { ParameterTable } from "../http/operation.js";
import { pairsOf } from "./pairs.js";
import { encodeEach, percentEncoded } from "./parts.js";

/**
 * A Cookie header's value by style form: "a=1; b=2"; "" when there is none. Values are percent-encoded, which leaves
 * only characters that RFC 6265, section 4.1.1, allows, and the comma between items; names are the contract's own.
 * Items of an exploded list or object are cookies of their own. Throws a `ParameterError` for a value that cannot be
 * encoded.
 */
export function encodeCookies(
  parameters: readonly ParameterTable[],
  values: Readonly<Record<string, unknown>> | undefined,
): string {
  return encodeEach("cookie", parameters, values, (table, value) =>
    pairsOf(table, table.name, value, (part) => percentEncoded(table, part)),
  ).join("; ");
}
