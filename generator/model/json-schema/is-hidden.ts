import type { JsonSchema } from "./schema.js";

/**
 * True if a property has the mark of a direction: its own, or one of the schemas that it refers to or combines. OpenAPI, Schema Object:
 * readOnly, writeOnly. JSON Schema Validation, section 9.4: one mark of several is enough.
 */
export function isHiddenIn(direction: "request" | "response", property: JsonSchema): boolean {
  const mark = direction === "request" ? "readOnly" : "writeOnly";
  const found = new Set([property]);
  for (const schema of found) {
    if (schema[mark] === true) return true;
    // A mark that is false replaces those of the schemas behind it.
    if (schema[mark] === undefined) for (const part of partsOf(schema)) found.add(part);
  }
  return false;
}

function partsOf({ ref, allOf = [], anyOf = [] }: JsonSchema): readonly JsonSchema[] {
  const [value, ...others] = anyOf.filter(({ types }) => types?.join() !== "null");
  return [ref?.target, ...allOf, others.length === 0 ? value : undefined].filter((part) => part !== undefined);
}
