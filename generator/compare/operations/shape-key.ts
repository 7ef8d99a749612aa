import type { JsonSchema } from "../../model/json-schema/schema.js";

/** A text of what a schema says by itself; what it holds or refers to is named, not written out. */
export function shapeKey(schema: JsonSchema): string {
  const shown: unknown[] = [];
  for (const keyword of Object.keys(schema).sort()) {
    if (keyword === "origin" || keyword === "description" || keyword === "examples" || keyword === "title") continue;
    const value: unknown = schema[keyword as keyof JsonSchema];
    shown.push(keyword, keyword === "ref" ? schema.ref?.text : outline(value));
  }
  return JSON.stringify(shown);
}

function outline(value: unknown): unknown {
  if (value instanceof Map) return [...value.keys()];
  if (Array.isArray(value)) return value.map((item: unknown) => (isSchema(item) ? "schema" : item));
  return isSchema(value) ? "schema" : value;
}

function isSchema(value: unknown): boolean {
  return typeof value === "object" && value !== null && "origin" in value;
}
