import type { ParameterTable } from "../http/operation.js";
import { deepPairs } from "./deep-object.js";
import { refuseValue } from "./error.js";
import { pairsOf } from "./pairs.js";
import { encodeEach, percentEncoded, type EncodePart } from "./parts.js";

/**
 * A query without its "?"; "" when there is none. OpenAPI, "Style Values"; RFC 6570, section 3.2.8. Spaces are "%20",
 * so that `replaceAll("%20", "+")` makes an application/x-www-form-urlencoded body of it. Throws a `ParameterError` for
 * a value that cannot be encoded.
 */
export function encodeQuery(
  parameters: readonly ParameterTable[],
  values: Readonly<Record<string, unknown>> | undefined,
): string {
  return encodeEach("query", parameters, values, queryPairs).join("&");
}

function queryPairs(table: ParameterTable, value: unknown): readonly string[] {
  const name = percentEncoded(table, table.name);
  if (table.style === "deepObject") return deepPairs(table, name, value);
  const delimiter = delimiters[table.style] ?? ",";
  const isWhole = typeof value !== "object" || value === null;
  const encode: EncodePart = (part) => {
    const text = percentEncoded(table, part);
    // Spaces and pipes look the same as delimiters, whether encoded or not; commas do not.
    if (!isWhole && !table.explode && table.style in delimiters && text.includes(delimiter)) {
      refuseValue(table, `An item may not hold the delimiter "${decodeURIComponent(delimiter)}".`);
    }
    return table.allowReserved === true ? withReserved(text, isWhole) : text;
  };
  return pairsOf(table, name, value, encode, delimiter);
}

const delimiters: Readonly<Record<string, string>> = { spaceDelimited: "%20", pipeDelimited: "%7C" };

/**
 * Reserved characters as they are, but for those that would end the value or mean something else in a query: "#", "[",
 * "]", "&", "+" (OpenAPI, `allowReserved`), and "," and "=" where they stand between the parts of the value.
 */
function withReserved(text: string, isWhole: boolean): string {
  return text.replace(isWhole ? /%(2[14789ACF]|3[ABDF]|40)/g : /%(2[14789AF]|3[ABF]|40)/g, decodeURIComponent);
}
