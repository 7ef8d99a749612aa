import type { ParameterTable } from "../http/operation.js";
import { refuseValue } from "./error.js";
import { explodedPairs } from "./pairs.js";
import { encodeEach, percentEncoded } from "./parts.js";
import { filledPath, holdsDots } from "./path.js";
import { encodedParts } from "./value-parts.js";

/**
 * Fills a path template with its variables, percent-encoded: "/orders/{id}" -> "/orders/7". OpenAPI, "Style Values";
 * RFC 6570, sections 3.2.2, 3.2.5 and 3.2.7. Throws a `ParameterError` for a value that is missing or cannot be
 * encoded, and for one that would make its segment "", "." or "..": those refer to another path.
 */
export function encodePath(
  template: string,
  parameters: readonly ParameterTable[],
  values: Readonly<Record<string, unknown>> | undefined,
): string {
  const texts = encodeEach("path", parameters, values, (table, value) => {
    const text = expanded(table, value);
    if (table.spansSegments === true) return [[table.name, withSegments(table, text)] as const];
    if (table.anyText !== true && holdsDots(value)) {
      return refuseValue({ in: "path", name: table.name }, 'A path variable cannot contain "." or "..".');
    }
    return [[table.name, text] as const];
  });
  return filledPath(template, new Map(texts));
}

/** An encoded text whose slashes part segments. Only the last may be empty: others, and dots, would lead to another path. */
function withSegments({ name }: ParameterTable, text: string): string {
  const segments = text.split("%2F");
  if (segments.some((segment, index) => /^\.{1,2}$/.test(segment) || (segment === "" && index < segments.length - 1)))
    return refuseValue(
      { in: "path", name },
      'A path segment cannot be "." or "..", and only the last one can be empty.',
    );
  return segments.join("/");
}

function expanded(table: ParameterTable, value: unknown): string {
  const encode = (part: unknown): string => percentEncoded(table, part);
  if (table.style === "matrix") {
    const pairs = table.explode
      ? explodedPairs(table, value, false).map(([name, part]) => [encode(name), encode(part)] as const)
      : joined(encode(table.name), encodedParts(table, value, encode));
    return pairs.map(([name, text]) => (text === "" ? `;${name}` : `;${name}=${text}`)).join("");
  }
  const parts = encodedParts(table, value, encode);
  if (table.style !== "label") return parts.join(",");
  if (parts.length === 0) return "";
  // Dots are unreserved; only encoded ones differ from the dots between the items.
  return table.explode ? parts.map((part) => `.${part.replaceAll(".", "%2E")}`).join("") : `.${parts.join(",")}`;
}

/** One pair of all parts, or none when there are none. */
function joined(name: string, parts: readonly string[]): readonly (readonly [name: string, text: string])[] {
  return parts.length === 0 ? [] : [[name, parts.join(",")]];
}
