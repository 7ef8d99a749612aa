import type { JsonSchema, JsonType } from "../../model/json-schema/schema.js";
import { alwaysAlong } from "../../model/json-schema/same-value.js";
import { typesOf } from "../value-shapes.js";

/** Returns the JSON Pointer of some keys. */
export function keysPointer(keys: readonly string[]): string {
  return keys.map((key) => `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** Returns the schema of the value at some keys of the values of a schema. Undefined if none is declared. */
export function schemaAtKeys(schema: JsonSchema, keys: readonly string[]): JsonSchema | undefined {
  let at: JsonSchema | undefined = schema;
  for (const key of keys) at = at && memberSchemas(at).get(key);
  return at;
}

/** Returns the properties that each value of a schema that is an object may have, with their schemas. */
export function memberSchemas(schema: JsonSchema): ReadonlyMap<string, JsonSchema> {
  const found = new Map<string, JsonSchema>();
  for (const part of partsOf(schema)) {
    for (const [name, property] of part.properties ?? []) if (!found.has(name)) found.set(name, property);
  }
  return found;
}

/** Returns the schema of the items of the arrays of a schema. Undefined if none is declared. */
export function itemOf(schema: JsonSchema): JsonSchema | undefined {
  return [...partsOf(schema)].find(({ items }) => items !== undefined)?.items;
}

/** Returns a schema and all schemas that its values other than null match. */
function partsOf(schema: JsonSchema): ReadonlySet<JsonSchema> {
  const parts = new Set(alwaysAlong(schema));
  for (const { anyOf, oneOf } of parts) {
    for (const branches of [anyOf, oneOf]) {
      const others = branches?.filter((branch) => !isNull(branch)) ?? [];
      if (others.length === 1) for (const part of alwaysAlong(others[0]!)) parts.add(part);
    }
  }
  return parts;
}

function isNull(schema: JsonSchema): boolean {
  const types = typesOf([schema]);
  return types.size === 1 && types.has("null");
}

/** Returns the types of the values of a schema, without null. Empty if it does not constrain them. */
export function typesAt(schema: JsonSchema | undefined): ReadonlySet<JsonType> {
  const types = new Set(schema === undefined ? [] : typesOf([schema]));
  types.delete("null");
  return types;
}

/** True if all values of a schema, except null, have one of some types. */
export function isOfTypes(schema: JsonSchema | undefined, ...accepted: readonly JsonType[]): boolean {
  const types = typesAt(schema);
  return types.size > 0 && [...types].every((type) => accepted.includes(type));
}
