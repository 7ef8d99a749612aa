import type { JsonSchema, JsonType, JsonValue } from "../../generator/model/json-schema/schema.js";

/**
 * JSON Schema 2020-12 implemented as slowly and plainly as in the standard: an oracle for compiled validators. Other
 * oracles cover formats and numbers that need exact decimals.
 */
export function matches(schema: JsonSchema, value: JsonValue): boolean {
  return evaluate(schema, value) !== undefined;
}

/** The evaluated parts of a matching value: property names, positions of items. Undefined: no match. */
type Evaluated = ReadonlySet<string | number> | undefined;

function evaluate(schema: JsonSchema, value: JsonValue): Evaluated {
  if (schema.boolean !== undefined) return schema.boolean ? new Set() : undefined;
  const seen = new Set<string | number>();
  const also = (outcome: Evaluated): boolean => {
    outcome?.forEach((value) => seen.add(value));
    return outcome !== undefined;
  };
  if (schema.types !== undefined && !schema.types.some((type) => hasType(value, type))) return undefined;
  if (schema.enum !== undefined && !schema.enum.some((allowed) => equal(allowed, value))) return undefined;
  if (schema.const !== undefined && !equal(schema.const.value, value)) return undefined;
  if (typeof value === "number" && !numberMatches(schema, value)) return undefined;
  if (typeof value === "string" && !stringMatches(schema, value)) return undefined;
  if (Array.isArray(value) && !itemsMatch(schema, value as readonly JsonValue[], seen)) return undefined;
  if (isObject(value) && !membersMatch(schema, value, seen, also)) return undefined;

  if (schema.ref !== undefined && !also(evaluate(schema.ref.target, value))) return undefined;
  if (schema.allOf?.some((branch) => !also(evaluate(branch, value))) === true) return undefined;
  if (schema.anyOf !== undefined && schema.anyOf.filter((branch) => also(evaluate(branch, value))).length === 0)
    return undefined;
  if (schema.oneOf !== undefined && schema.oneOf.filter((branch) => also(evaluate(branch, value))).length !== 1)
    return undefined;
  if (schema.not !== undefined && evaluate(schema.not, value) !== undefined) return undefined;
  if (schema.if !== undefined) {
    const branch = also(evaluate(schema.if, value)) ? schema.then : schema.else;
    if (branch !== undefined && !also(evaluate(branch, value))) return undefined;
  }
  return unevaluatedMatch(schema, value, seen) ? seen : undefined;
}

function unevaluatedMatch(schema: JsonSchema, value: JsonValue, seen: Set<string | number>): boolean {
  const rest = (inner: JsonSchema, entries: readonly (readonly [string | number, JsonValue])[]): boolean =>
    entries.filter(([key]) => !seen.has(key)).every(([key, value]) => (seen.add(key), matches(inner, value)));
  if (Array.isArray(value)) {
    return (
      schema.unevaluatedItems === undefined || rest(schema.unevaluatedItems, [...(value as JsonValue[]).entries()])
    );
  }
  if (!isObject(value) || schema.unevaluatedProperties === undefined) return true;
  return rest(schema.unevaluatedProperties, Object.entries(value));
}

function numberMatches(schema: JsonSchema, value: number): boolean {
  if (schema.minimum !== undefined && value < schema.minimum) return false;
  if (schema.maximum !== undefined && value > schema.maximum) return false;
  if (schema.exclusiveMinimum !== undefined && value <= schema.exclusiveMinimum) return false;
  if (schema.exclusiveMaximum !== undefined && value >= schema.exclusiveMaximum) return false;
  return schema.multipleOf === undefined || Number.isInteger(value / schema.multipleOf);
}

function stringMatches(schema: JsonSchema, value: string): boolean {
  const { length } = [...value];
  if (length < (schema.minLength ?? 0) || length > (schema.maxLength ?? Infinity)) return false;
  return schema.pattern === undefined || new RegExp(schema.pattern, "u").test(value);
}

function itemsMatch(schema: JsonSchema, value: readonly JsonValue[], seen: Set<string | number>): boolean {
  if (value.length < (schema.minItems ?? 0) || value.length > (schema.maxItems ?? Infinity)) return false;
  if (schema.uniqueItems === true && value.some((item, at) => value.slice(0, at).some((other) => equal(item, other))))
    return false;
  const prefix = schema.prefixItems ?? [];
  for (const [at, item] of value.entries()) {
    const inner = prefix[at] ?? schema.items;
    if (inner !== undefined && !matches(inner, item)) return false;
    if (inner !== undefined) seen.add(at);
  }
  const { contains } = schema;
  if (contains === undefined) return true;
  const found = [...value.entries()].filter(([, value]) => matches(contains, value));
  for (const [at] of found) seen.add(at);
  return found.length >= (schema.minContains ?? 1) && found.length <= (schema.maxContains ?? Infinity);
}

function membersMatch(
  schema: JsonSchema,
  value: { readonly [name: string]: JsonValue },
  seen: Set<string | number>,
  also: (outcome: Evaluated) => boolean,
): boolean {
  const names = Object.keys(value);
  if (names.length < (schema.minProperties ?? 0) || names.length > (schema.maxProperties ?? Infinity)) return false;
  if (schema.required?.some((name) => !names.includes(name)) === true) return false;
  for (const [name, needed] of schema.dependentRequired ?? []) {
    if (names.includes(name) && needed.some((other) => !names.includes(other))) return false;
  }
  for (const [name, inner] of schema.dependentSchemas ?? []) {
    if (names.includes(name) && !also(evaluate(inner, value))) return false;
  }
  return Object.entries(value).every(([name, member]) => {
    if (schema.propertyNames !== undefined && !matches(schema.propertyNames, name)) return false;
    const inner = [...(schema.patternProperties ?? [])].filter(([pattern]) => new RegExp(pattern, "u").test(name));
    const schemas = [schema.properties?.get(name), ...inner.map(([, schema]) => schema)].filter(
      (schema) => schema !== undefined,
    );
    if (schemas.length === 0 && schema.additionalProperties !== undefined) schemas.push(schema.additionalProperties);
    if (schemas.length > 0) seen.add(name);
    return schemas.every((schema) => matches(schema, member));
  });
}

function hasType(value: JsonValue, type: JsonType): boolean {
  if (type === "integer") return Number.isInteger(value);
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  return type === "object" ? isObject(value) : typeof value === type;
}

function isObject(value: JsonValue): value is { readonly [name: string]: JsonValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function equal(a: JsonValue, b: JsonValue): boolean {
  if (Array.isArray(a)) {
    return (
      Array.isArray(b) &&
      a.length === b.length &&
      (a as JsonValue[]).every((value, at) => equal(value, b[at] as JsonValue))
    );
  }
  if (!isObject(a)) return a === b;
  const names = Object.keys(a);
  return (
    isObject(b) &&
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && equal(a[name] as JsonValue, b[name] as JsonValue))
  );
}
