import type { ParameterTable } from "./http-operation.js";
import { refuseValue } from "./parameter-error.js";
import { eachValue, partsOf, primitiveText, type EncodePart } from "./parameter-parts.js";

/**
 * Headers by style simple. OpenAPI, "Style Values". Texts travel as they are, not percent-encoded. Throws a
 * `ParameterError` for what a field cannot hold (RFC 9110, section 5.5: control characters, white space at either end,
 * characters beyond ISO 8859-1), and for an item of a list or object with the delimiter in it.
 */
export function encodeHeaders(
  parameters: readonly ParameterTable[],
  values: Readonly<Record<string, unknown>> | undefined,
): readonly (readonly [name: string, value: string])[] {
  const headers: (readonly [string, string])[] = [];
  eachValue("header", parameters, values, (table, value) => {
    const isJson = table.style === "json";
    const isSingle = isJson || typeof value !== "object" || value === null;
    const isKeyed = !isSingle && table.explode && !Array.isArray(value);
    const encode: EncodePart = (part) => {
      const text = isJson ? asciiJson(primitiveText(table, part)) : primitiveText(table, part);
      if (!fieldValue.test(text)) refuseValue(table, "A header cannot hold this text.");
      if (!isSingle && (text.includes(",") || (isKeyed && text.includes("=")))) {
        refuseValue(table, 'Items in a header may not hold the delimiters "," and "=".');
      }
      return text;
    };
    const parts = partsOf(table, value, encode);
    if (parts.length > 0) headers.push([table.name, parts.join(",")]);
  });
  return headers;
}

const fieldValue = /^([!-~\x80-\xff]([\t -~\x80-\xff]*[!-~\x80-\xff])?)?$/;

function asciiJson(text: string): string {
  return text.replace(/[^ -~]/g, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
