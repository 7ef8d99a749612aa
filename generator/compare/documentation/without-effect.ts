import { isRecord } from "../../model/json-schema/json-kinds.js";
import { keywordRows } from "../../model/json-schema/keywords.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import { ownPropertyOf, type ObjectPair } from "./walk-documents.js";

const rows = new Map(keywordRows.map(([name, row]) => [row.written ?? name, row]));

/** Keywords beside which another one never comes into play, as long as they hold for every value. */
const covers: Readonly<Record<string, readonly string[]>> = {
  unevaluatedItems: ["items"],
  unevaluatedProperties: ["additionalProperties"],
};

/**
 * True for a keyword that has no effect in either version, by what stands beside it: it speaks of another type, the keyword that it
 * goes with is not there (JSON Schema validation, sections 6.4.4, 6.4.5 and 8.5; core, section 10.2.2), or another one takes all values.
 */
export function hasNoEffect({ before, after }: Pick<ObjectPair, "before" | "after">, key: string): boolean {
  return [before, after].every((schema) => ownPropertyOf(schema, key) === undefined || isIdle(schema, key));
}

function isIdle(schema: ObjectPair["before"], key: string): boolean {
  const row = rows.get(key);
  const needs = key === "contentSchema" ? "contentMediaType" : row?.beside;
  if (needs !== undefined && ownPropertyOf(schema, needs) === undefined) return true;
  if (covers[key]?.some((other) => takesAll(ownPropertyOf(schema, other))) === true) return true;
  const types = typesOf(ownPropertyOf(schema, "type"));
  return row?.of !== undefined && types !== undefined && !row.of.some((type) => types.has(type));
}

/** True for `items` and the like, which look at everything that is left, whatever they say of it. */
function takesAll(value: JsonValue | undefined): boolean {
  return value !== undefined && (typeof value === "boolean" || isRecord(value));
}

function typesOf(value: JsonValue | undefined): ReadonlySet<string> | undefined {
  const list = typeof value === "string" ? [value] : Array.isArray(value) ? (value as readonly JsonValue[]) : undefined;
  if (list === undefined) return undefined;
  return new Set(list.flatMap((type) => (type === "integer" ? ["number"] : typeof type === "string" ? [type] : [])));
}
