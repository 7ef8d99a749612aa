import type { JsonSchema } from "../../../model/json-schema/schema.js";
import type { SchemaView } from "../schema-view.js";
import type { Relation } from "./relation.js";

/**
 * Whether the values that `after` accepts are fewer or more than those of `before`. What was found is remembered for as
 * long as the view object lives: give the same one for all schemas of a comparison.
 */
export function relate(before: JsonSchema, after: JsonSchema, view: SchemaView): Relation {
  const reason = `${view.direction} values of these schemas are too many to compare`;
  if (before === after) return { narrowed: { kind: "no" }, widened: { kind: "no" } };
  return { narrowed: { kind: "unknown", reason }, widened: { kind: "unknown", reason } };
}
