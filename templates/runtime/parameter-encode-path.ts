import type { ParameterTable } from "./http-operation.js";
import { refuseValue } from "./parameter-error.js";
import { pairsOf } from "./parameter-pairs.js";
import { eachValue, partsOf, percentEncoded } from "./parameter-parts.js";

/**
 * A path template with its variables replaced, percent-encoded: "/orders/{id}" -> "/orders/7". OpenAPI, "Style Values";
 * RFC 6570, sections 3.2.2, 3.2.5 and 3.2.7. Throws a `ParameterError` for a value that is missing or cannot be
 * encoded, and for one that would make its segment "", "." or "..": those change which path is meant.
 */
export function encodePath(
  template: string,
  parameters: readonly ParameterTable[],
  values: Readonly<Record<string, unknown>> | undefined,
): string {
  const texts = new Map<string, string>();
  eachValue("path", parameters, values, (table, value) => texts.set(table.name, expanded(table, value)));
  return template
    .split("/")
    .map((segment) => {
      let last: string | undefined;
      const text = segment.replace(/\{([^{}]*)\}/g, (_, name: string) => {
        last = name;
        return texts.get(name) || refuseValue({ in: "path", name }, "A variable of the path may not be empty.");
      });
      // "%2E" is a dot for everyone who normalizes paths (RFC 3986, section 6.2.2.2).
      if (last === undefined || !/^(\.|%2E){0,2}$/i.test(text)) return text;
      return refuseValue({ in: "path", name: last }, `A segment of the path may not be "${text}".`);
    })
    .join("/");
}

function expanded(table: ParameterTable, value: unknown): string {
  const encode = (part: unknown): string => percentEncoded(table, part);
  if (table.style === "matrix") {
    return pairsOf(table, encode(table.name), value, encode)
      .map((pair) => `;${pair.endsWith("=") ? pair.slice(0, -1) : pair}`)
      .join("");
  }
  const parts = partsOf(table, value, encode);
  if (table.style !== "label") return parts.join(",");
  if (parts.length === 0) return "";
  // Dots are unreserved; only encoded ones can be told from those between the items.
  return table.explode ? parts.map((part) => `.${part.replaceAll(".", "%2E")}`).join("") : `.${parts.join(",")}`;
}
