import type { Origin } from "../../diagnostics/origin.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import type { Alternatives } from "../../plan/value-shapes.js";
import { relate } from "../../prove/json-schema/relate.js";

/** Formats without a comma for which no pattern proves it: that of a short check may accept one. */
const commaFreeFormats = ["time", "hostname", "idn-hostname"] as const;

/**
 * True if it is proved that no string of a value contains a comma: neither the value itself, nor an item, nor the name or
 * the value of a property. Then `%2C` separates as "," does: form encoders write it (WHATWG URL, section 5.2).
 */
export function areCommaFree(schemas: Alternatives): boolean {
  return schemas.every(
    (schema) => relate(schema, valuesWithoutComma(schema.origin), { direction: "sent" }).narrowed.kind === "no",
  );
}

/** The schema of all values without a comma. */
function valuesWithoutComma(origin: Origin): JsonSchema {
  const text: JsonSchema = {
    origin,
    anyOf: [{ origin, pattern: "^[^,]*$" }, ...commaFreeFormats.map((format): JsonSchema => ({ origin, format }))],
  };
  const part: JsonSchema = { origin, types: ["null", "boolean", "number", "string"], allOf: [text] };
  return { origin, allOf: [text], items: part, additionalProperties: part, propertyNames: text };
}
