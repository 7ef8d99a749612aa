import type { JsonSchema } from "./schema.js";

/** The schema with what it refers to, as far as it says so plainly: chains of `$ref`, not compositions. */
export function plainTarget(schema: JsonSchema): JsonSchema {
  const seen = new Set<JsonSchema>();
  let at = schema;
  while (at.ref !== undefined && at.types === undefined && at.properties === undefined && !seen.has(at)) {
    seen.add(at);
    at = at.ref.target;
  }
  return at;
}
