import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import type { JsonSchema } from "../../../model/json-schema/schema.js";

/** OpenAPI, Discriminator Object: each branch defines the property and requires it. */
export function checkDiscriminators(schemas: readonly JsonSchema[], diagnostics: Diagnostics): void {
  for (const schema of schemas) {
    const { discriminator } = schema;
    if (discriminator === undefined) continue;
    const property = discriminator.propertyName;
    for (const branch of [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) {
      if (requires(branch, property, new Set())) continue;
      diagnostics.report("openapi/discriminator-not-required", branch.origin, { property });
    }
  }
}

const maxSchemas = 200;

/** True when every value that a schema accepts as an object has the property, as far as its text shows. */
function requires(schema: JsonSchema, property: string, seen: Set<JsonSchema>): boolean {
  if (seen.has(schema)) return false;
  // A schema that is spread over so many others is taken at its word: this is advice, and must end.
  if (seen.size >= maxSchemas) return true;
  seen.add(schema);
  if (schema.required?.includes(property) === true) return true;
  if (schema.ref !== undefined && requires(schema.ref.target, property, seen)) return true;
  if (schema.allOf?.some((part) => requires(part, property, seen)) === true) return true;
  const branches = schema.oneOf ?? schema.anyOf;
  return branches !== undefined && branches.every((branch) => requires(branch, property, seen));
}
