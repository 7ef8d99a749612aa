import type { JsonSchema, JsonType, JsonValue } from "./schema.js";

/** The six types a JSON value can have; "integer" counts as "number". */
export type ValueType = Exclude<JsonType, "integer">;

/** Types that a value may have. */
export type ValueTypes = ReadonlySet<ValueType>;

/** Every type of JSON. */
export const allTypes: ValueTypes = new Set<ValueType>(["null", "boolean", "number", "string", "array", "object"]);

/**
 * Returns the types of the values that a schema can accept, as far as `type`, `enum`, `const`, references and
 * compositions determine them. Never too few: a type outside the set is always rejected.
 */
export function possibleTypes(schema: JsonSchema): ValueTypes {
  return find(schema, new Set());
}

// A result under the assumption that a cycle accepts everything never has too few, so it may be kept.
const found = new WeakMap<JsonSchema, ValueTypes>();

/** Maximum length of a chain of references that is followed; the rest may be of any type. */
const deepest = 400;

function find(schema: JsonSchema, active: Set<JsonSchema>): ValueTypes {
  if (schema.boolean === false) return new Set();
  if (schema.boolean === true || active.has(schema) || active.size > deepest) return allTypes;
  const known = found.get(schema);
  if (known !== undefined) return known;
  active.add(schema);
  const types = collect(schema, active);
  active.delete(schema);
  found.set(schema, types);
  return types;
}

function collect(schema: JsonSchema, active: Set<JsonSchema>): ValueTypes {
  let types = allTypes;
  if (schema.types !== undefined) types = common(types, new Set(schema.types.map(valueTypeName)));
  if (schema.const !== undefined) types = common(types, new Set([typeOfValue(schema.const.value)]));
  if (schema.enum !== undefined) types = common(types, new Set(schema.enum.map(typeOfValue)));
  if (schema.ref !== undefined) types = common(types, find(schema.ref.target, active));
  for (const branch of schema.allOf ?? []) types = common(types, find(branch, active));
  for (const branches of [schema.anyOf, schema.oneOf]) {
    if (branches === undefined) continue;
    const any = new Set<ValueType>();
    for (const branch of branches) find(branch, active).forEach((type) => any.add(type));
    types = common(types, any);
  }
  return schema.not === undefined ? types : withoutTypes(types, schema.not);
}

/** Returns the types that remain if `not` contains only `type`. */
function withoutTypes(types: ValueTypes, not: JsonSchema): ValueTypes {
  const { origin: _origin, types: named, ...rest } = not;
  if (named === undefined || Object.keys(rest).length > 0) return types;
  // No integer is not: no number.
  return new Set([...types].filter((type) => !named.includes(type)));
}

/** The types in both sets, in the order of the first. */
export function common(a: ValueTypes, b: ValueTypes): ValueTypes {
  if (a === b || a.size === 0) return a;
  if (a === allTypes) return b;
  return new Set([...a].filter((type) => b.has(type)));
}

/** The type of values that `type` of a schema names: an integer is a number. */
export function valueTypeName(type: JsonType): ValueType {
  return type === "integer" ? "number" : type;
}

/** The type of a value. */
export function typeOfValue(value: JsonValue): ValueType {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value as "boolean" | "number" | "string" | "object";
}
