import type { JsonSchema, JsonValue } from "../../model/json-schema/schema.js";
import type { Strings } from "./type-text.js";

/** The strings of a named schema whose type is `string`, or a list of strings; undefined for any other type. */
export function namedStrings(schema: JsonSchema): Strings | undefined {
  return find(schema, new Set(), 0);
}

/** Chains of choices longer than this are not followed to their end: what stands there counts as something else. */
const deepest = 400;

function find(schema: JsonSchema, seen: Set<JsonSchema>, depth: number): Strings | undefined {
  if (seen.has(schema) || depth > deepest) return undefined;
  seen.add(schema);
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const.value]);
  if (values !== undefined)
    return values.every(isString) && values.some((value) => value !== "") ? "listed" : undefined;
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches !== undefined)
    return branches.every((branch) => find(branch, seen, depth + 1) === "listed") ? "listed" : undefined;
  if (schema.ref !== undefined) return find(schema.ref.target, seen, depth + 1);
  const isPlain = schema.types?.length === 1 && schema.types[0] === "string" && schema.allOf === undefined;
  return isPlain ? "all" : undefined;
}

function isString(value: JsonValue): boolean {
  return typeof value === "string";
}
