import type { ParameterTable } from "../http/operation.js";
import { refuseValue } from "./error.js";
import { fieldValue } from "./field-value.js";
import { encodeEach, partsOf, primitiveText } from "./parts.js";

/**
 * Headers by style simple. OpenAPI, "Style Values". Texts travel as they are, not percent-encoded. Throws a
 * `ParameterError` for what a field cannot hold (RFC 9110, section 5.5: control characters, white space at either end,
 * characters beyond ISO 8859-1), and for an item of a list or object with the delimiter in it.
 */
export function encodeHeaders(
  parameters: readonly ParameterTable[],
  values: Readonly<Record<string, unknown>> | undefined,
): readonly (readonly [name: string, value: string])[] {
  return encodeEach("header", parameters, values, (table, value) => {
    const isJson = table.style === "json";
    // What cannot be told from a delimiter: headers are not percent-encoded.
    const delimiter = table.explode && !Array.isArray(value) ? /[,=]/ : /,/;
    const parts = partsOf(table, value, (part) => {
      const text = primitiveText(table, part);
      if (!isJson && typeof value === "object" && delimiter.test(text)) {
        refuseValue(table, 'An item in a header may not hold "," or "=".');
      }
      return fieldValue(table, isJson ? asciiJson(text) : text);
    });
    return parts.length > 0 ? [[table.name, parts.join(",")]] : [];
  });
}

function asciiJson(text: string): string {
  return text.replace(/[^ -~]/g, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
