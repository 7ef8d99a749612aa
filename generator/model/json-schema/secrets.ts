import { subschemas, type JsonSchema } from "./schema.js";
import { createSpread } from "./spread.js";

/** True for a schema whose values are secret, or have a part that is. */
export const holdsSecrets: (schema: JsonSchema) => boolean = createSpread(isSecret, (schema) =>
  schema.ref === undefined ? subschemas(schema) : [schema.ref.target, ...subschemas(schema)],
);

/** OpenAPI: writeOnly and the format password; and the extension x-sensitive. */
export function isSecret({ sensitive, writeOnly, format }: JsonSchema): boolean {
  return sensitive === true || writeOnly === true || format === "password";
}
