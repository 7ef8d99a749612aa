import type { JsonSchema } from "../../model/json-schema/schema.js";
import type { Site } from "./site.js";
import type { Statement } from "./statement.js";

export function markStatements(_schema: JsonSchema, _what: "members" | "items", _site: Site): readonly Statement[] {
  return [];
}
