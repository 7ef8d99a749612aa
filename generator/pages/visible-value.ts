import { isHiddenIn, isHiddenName } from "../model/json-schema/is-hidden.js";
import { schemasInPlace, type JsonSchema, type JsonValue } from "../model/json-schema/schema.js";
import type { Direction } from "../plan/plan.js";

/** Maximum number of schemas that apply to one value. */
const maxSchemas = 200;

/** A value without the properties that its direction does not have: `readOnly` in requests, `writeOnly` in responses. */
export function visibleValue(value: JsonValue, schemas: readonly JsonSchema[], direction: Direction): JsonValue {
  if (typeof value !== "object" || value === null) return value;
  const along = inPlace(schemas);
  if (Array.isArray(value)) {
    return value.map((item: JsonValue, index) => {
      const inner = along.flatMap(({ prefixItems, items }) => prefixItems?.[index] ?? items ?? []);
      return visibleValue(item, inner, direction);
    });
  }
  const entries = Object.entries(value).flatMap(([name, member]): [string, JsonValue][] => {
    const declared = along.flatMap(({ properties }) => properties?.get(name) ?? []);
    const isHidden =
      declared.length > 0
        ? declared.some((property) => isHiddenIn(direction, property))
        : along.some((schema) => isHiddenName(direction, schema, name));
    if (isHidden) return [];
    const inner =
      declared.length > 0 ? declared : along.flatMap(({ additionalProperties }) => additionalProperties ?? []);
    return [[name, visibleValue(member, inner, direction)]];
  });
  return Object.fromEntries(entries);
}

/** Schemas, and others that apply to the same value. */
function inPlace(schemas: readonly JsonSchema[]): readonly JsonSchema[] {
  const found = new Set(schemas);
  for (const schema of found) {
    if (found.size > maxSchemas) break;
    for (const other of schemasInPlace(schema)) found.add(other);
  }
  return [...found];
}
