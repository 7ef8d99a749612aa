import type { ParameterTable } from "../http/operation.js";
import { refuseValue } from "./error.js";
import { explodedPairs, isExplodedValue } from "./pairs.js";
import { encodeEach, percentEncoded, type EncodePart } from "./parts.js";
import { encodedParts } from "./value-parts.js";

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

/** The encoded pairs of one parameter, or of one field of a form: "a=1", "a%5Bb%5D=2". */
export function queryPairs(table: ParameterTable, value: unknown): readonly string[] {
  const isFree = table.allowReserved === true;
  const isWhole = typeof value !== "object" || value === null;
  if (isExplodedValue(table)) {
    return explodedPairs(table, value, true).map(([name, part]) => {
      const text = percentEncoded(table, part);
      return `${percentEncoded(table, name)}=${isFree ? withReserved(text, isWhole) : text}`;
    });
  }
  const delimiter = delimiters[table.style] ?? ",";
  const encode: EncodePart = (part, isJson) => {
    const text = percentEncoded(table, isJson ? withoutDelimiters(String(part)) : part);
    // Spaces and pipes look the same as delimiters, whether encoded or not; commas do not.
    if (!isWhole && table.style in delimiters && text.includes(delimiter)) {
      refuseValue(table, `An item cannot contain the delimiter "${decodeURIComponent(delimiter)}".`);
    }
    return isFree ? withReserved(text, isWhole) : text;
  };
  const parts = encodedParts(table, value, encode);
  return parts.length === 0 ? [] : [`${percentEncoded(table, table.name)}=${parts.join(delimiter)}`];
}

const delimiters: Readonly<Record<string, string>> = { spaceDelimited: "%20", pipeDelimited: "%7C" };

/** JSON text in which spaces and pipes are escaped: outside of strings it has none. */
function withoutDelimiters(json: string): string {
  return json.replaceAll(" ", "\\u0020").replaceAll("|", "\\u007c");
}

/**
 * Keeps reserved characters, except the ones that end the value or have another meaning in a query: "#", "[", "]", "&",
 * "+" (OpenAPI, `allowReserved`), and "," and "=" between the parts of the value.
 */
function withReserved(text: string, isWhole: boolean): string {
  return text.replace(isWhole ? /%(2[14789ACF]|3[ABDF]|40)/g : /%(2[14789AF]|3[ABF]|40)/g, decodeURIComponent);
}
