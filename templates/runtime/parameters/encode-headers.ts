import type { ParameterTable } from "../http/operation.js";
import { refuseValue } from "./error.js";
import { fieldValue } from "./field-value.js";
import { hasStructuresInside } from "./json-part.js";
import { encodeEach, primitiveText } from "./parts.js";
import { encodedParts } from "./value-parts.js";

/**
 * Encodes headers in style simple. OpenAPI, "Style Values". Strings are sent without percent-encoding. Throws a
 * `ParameterError` for values that a field cannot contain (RFC 9110, section 5.5: control characters, white space at
 * either end, characters outside ISO 8859-1), and for an item of a list or object that contains the delimiter. Nested
 * lists and objects are JSON text.
 */
export function encodeHeaders(
  parameters: readonly ParameterTable[],
  values: Readonly<Record<string, unknown>> | undefined,
): readonly (readonly [name: string, value: string])[] {
  return encodeEach("header", parameters, values, (table, value) => {
    // Strings that look like a delimiter or nested JSON: headers are not percent-encoded.
    const delimiter = table.explode && !Array.isArray(value) ? /[,=]/ : /,/;
    const isNested = hasStructuresInside(table.shape);
    const parts = encodedParts(table, value, (part, isJson) => {
      const text = primitiveText(table, part);
      if (isJson) return fieldValue(table, asciiJson(text));
      if (typeof value === "object" && (delimiter.test(text) || (isNested && /^["[{]/.test(text)))) {
        refuseValue(table, 'An item in a header must not contain "," or "=", or look like JSON next to JSON.');
      }
      return fieldValue(table, text);
    });
    return parts.length > 0 ? [[table.name, parts.join(",")]] : [];
  });
}

function asciiJson(text: string): string {
  return text.replace(/[^ -~]/g, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
