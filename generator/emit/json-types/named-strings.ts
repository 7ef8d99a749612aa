import type { JsonSchema, JsonValue } from "../../model/json-schema/schema.js";
import type { Strings } from "./type-text.js";

/** Whether the type of a schema with a name is `string`, or a list of strings; undefined where it is something else. */
export function namedStrings(schema: JsonSchema): Strings | undefined {
  return find(schema, new Set());
}

function find(schema: JsonSchema, seen: Set<JsonSchema>): Strings | undefined {
  if (seen.has(schema)) return undefined;
  seen.add(schema);
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const.value]);
  if (values !== undefined)
    return values.every(isString) && values.some((value) => value !== "") ? "listed" : undefined;
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches !== undefined) return branches.every((branch) => find(branch, seen) === "listed") ? "listed" : undefined;
  if (schema.ref !== undefined) return find(schema.ref.target, seen);
  const isPlain = schema.types?.length === 1 && schema.types[0] === "string" && schema.allOf === undefined;
  return isPlain ? "all" : undefined;
}

function isString(value: JsonValue): boolean {
  return typeof value === "string";
}
