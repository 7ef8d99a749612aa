import type { JsonSchema, JsonType, JsonValue } from "../../model/json-schema/schema.js";

/** The types of JSON Schema with "integer" as a part of "number": what `typeof` and its like can tell apart. */
export type Group = Exclude<JsonType, "integer">;

/** The group of a JSON value. */
export function groupOf(value: JsonValue): Group {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  const type = typeof value;
  return type === "boolean" || type === "number" || type === "string" ? type : "object";
}

export function groupOfType(type: JsonType): Group {
  return type === "integer" ? "number" : type;
}

/** Which keywords of a schema speak of one group only, by group, in the order in which they are checked. */
export const groupKeywords = {
  number: ["multipleOf", "maximum", "exclusiveMaximum", "minimum", "exclusiveMinimum", "format"],
  string: ["maxLength", "minLength", "pattern", "format"],
  array: ["prefixItems", "items", "contains", "maxItems", "minItems", "uniqueItems"],
  object: [
    "properties",
    "patternProperties",
    "additionalProperties",
    "propertyNames",
    "required",
    "maxProperties",
    "minProperties",
    "dependentRequired",
    "dependentSchemas",
  ],
} as const satisfies Partial<Record<Group, readonly (keyof JsonSchema)[]>>;

export type KeywordGroup = keyof typeof groupKeywords;

export const keywordGroups: readonly KeywordGroup[] = ["number", "string", "array", "object"];

/** Whether a schema has keywords for a group. */
export function hasKeywordsFor(schema: JsonSchema, group: KeywordGroup): boolean {
  return groupKeywords[group].some((keyword) => schema[keyword] !== undefined);
}

/**
 * Whether a schema refuses `undefined`, which is how a missing member reads: then its own checks say that the member is
 * missing.
 */
export function refusesUndefined(schema: JsonSchema, seen: ReadonlySet<JsonSchema> = new Set()): boolean {
  if (schema.boolean !== undefined) return !schema.boolean;
  if (schema.types !== undefined || schema.enum !== undefined || schema.const !== undefined) return true;
  if (seen.has(schema)) return false;
  const inner = new Set(seen).add(schema);
  if (schema.ref !== undefined && refusesUndefined(schema.ref.target, inner)) return true;
  return schema.allOf?.some((branch) => refusesUndefined(branch, inner)) ?? false;
}
