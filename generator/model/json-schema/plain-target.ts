import type { JsonSchema } from "./schema.js";

/** Returns the target of a schema through chains of `$ref`, but not through compositions. */
export function plainTarget(schema: JsonSchema): JsonSchema {
  const seen = new Set<JsonSchema>();
  let at = schema;
  while (at.ref !== undefined && at.types === undefined && at.properties === undefined && !seen.has(at)) {
    seen.add(at);
    at = at.ref.target;
  }
  return at;
}
