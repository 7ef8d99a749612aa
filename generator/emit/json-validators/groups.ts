import { keywordRows, type KeywordName, type KeywordType } from "../../model/json-schema/keywords.js";
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

/** The group of checks that a type belongs to. */
export function groupOfType(type: JsonType): Group {
  return type === "integer" ? "number" : type;
}

/** The groups that have keywords of their own. */
export const keywordGroups: readonly KeywordType[] = ["number", "string", "array", "object"];

const keywordsByGroup: ReadonlyMap<KeywordType, readonly KeywordName[]> = new Map(
  keywordGroups.map((group) => {
    const rows = keywordRows.filter(([, row]) => row.of?.includes(group) && !row.beside && !row.isRest);
    return [group, rows.map(([name]) => name)];
  }),
);

/** The keywords that speak of one group and ask something by themselves. */
export function keywordsAbout(group: KeywordType): readonly KeywordName[] {
  return keywordsByGroup.get(group) ?? [];
}

/** True when a schema has keywords for a group. */
export function hasKeywordsFor(schema: JsonSchema, group: KeywordType): boolean {
  return keywordsAbout(group).some((keyword) => schema[keyword] !== undefined);
}

/**
 * True when a schema refuses `undefined`, which is how a missing member reads: then its own checks say that the member
 * is missing.
 */
export function refusesUndefined(schema: JsonSchema, seen: ReadonlySet<JsonSchema> = new Set()): boolean {
  if (schema.boolean !== undefined) return !schema.boolean;
  if (schema.types !== undefined || schema.enum !== undefined || schema.const !== undefined) return true;
  if (seen.has(schema)) return false;
  const inner = new Set(seen).add(schema);
  if (schema.ref !== undefined && refusesUndefined(schema.ref.target, inner)) return true;
  return schema.allOf?.some((branch) => refusesUndefined(branch, inner)) ?? false;
}
