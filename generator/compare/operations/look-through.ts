import { isProse } from "../../model/json-schema/keywords.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";

/** The schema that a reference without anything beside it comes to; the schema itself where it says something of its own. */
export function lookThrough(schema: JsonSchema): JsonSchema {
  const seen = new Set<JsonSchema>();
  let current = schema;
  while (current.ref !== undefined && isBare(current) && !seen.has(current)) {
    seen.add(current);
    current = current.ref.target;
  }
  return current;
}

/** True when a reference stands alone; documentation beside it does not count. */
function isBare(schema: JsonSchema): boolean {
  for (const keyword in schema) if (keyword !== "ref" && (keyword === "extensions" || !isProse(keyword))) return false;
  return true;
}
