import type { JsonSchema } from "../../model/json-schema/schema.js";
import type { Site } from "./site.js";
import type { Statement } from "./statement.js";

/** Core, section 11. */
export function unevaluatedChecks(_schema: JsonSchema, _site: Site): readonly Statement[] {
  return [];
}
