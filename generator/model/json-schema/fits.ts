import type { JsonSchema, JsonType, JsonValue } from "./schema.js";

/** How far a look goes: schemas may branch without end. What lies beyond fits nothing. */
export interface Reach {
  readonly depth: number;
  /** Schemas that may still be looked at, all together. */
  readonly steps: { left: number };
}

/** One level deeper. */
export function deeper({ depth, steps }: Reach): Reach {
  return { depth: depth - 1, steps };
}

/** What an example may take. */
export function exampleReach(): Reach {
  return { depth: 32, steps: { left: 10_000 } };
}

/**
 * Whether a value looks as a schema says, as far as its type tells: an example that does not would not compile. Patterns
 * and formats are not looked at.
 */
export function fits(value: JsonValue, schema: JsonSchema, reach: Reach): boolean {
  reach.steps.left -= 1;
  if (reach.depth <= 0 || reach.steps.left < 0) return false;
  if (schema.boolean !== undefined) return schema.boolean;
  const inside = deeper(reach);
  const inner = (part: JsonSchema): boolean => fits(value, part, inside);
  return (
    (schema.ref === undefined || inner(schema.ref.target)) &&
    (schema.types === undefined || schema.types.some((type) => isOfType(value, type))) &&
    (schema.enum === undefined || schema.enum.some((entry) => isSame(entry, value))) &&
    (schema.const === undefined || isSame(schema.const.value, value)) &&
    (schema.allOf ?? []).every(inner) &&
    (schema.anyOf === undefined || schema.anyOf.some(inner)) &&
    (schema.oneOf === undefined || schema.oneOf.some(inner)) &&
    hasFittingSize(value, schema) &&
    hasFittingItems(value, schema, inside) &&
    hasFittingMembers(value, schema, inside)
  );
}

/** Whether a value has one type of JSON Schema (validation, section 6.1.1). */
export function isOfType(value: JsonValue, type: JsonType): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "object":
      return isObject(value);
    case "integer":
      return Number.isInteger(value);
    case "boolean":
    case "number":
    case "string":
      return typeof value === type;
  }
}

function hasFittingSize(value: JsonValue, schema: JsonSchema): boolean {
  if (typeof value === "number") {
    const { minimum = -Infinity, maximum = Infinity, multipleOf = 0 } = schema;
    const { exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = schema;
    const isWithin = value >= minimum && value <= maximum && value > exclusiveMinimum && value < exclusiveMaximum;
    return isWithin && (multipleOf === 0 || Number.isInteger(value / multipleOf));
  }
  const [size, min = 0, max = Infinity] =
    typeof value === "string"
      ? [[...value].length, schema.minLength, schema.maxLength]
      : Array.isArray(value)
        ? [value.length, schema.minItems, schema.maxItems]
        : [0];
  return size >= min && size <= max;
}

function hasFittingItems(value: JsonValue, { prefixItems = [], items }: JsonSchema, reach: Reach): boolean {
  if (!isList(value)) return true;
  return value.every((item, index) => {
    const schema = prefixItems[index] ?? items;
    return schema === undefined || fits(item, schema, reach);
  });
}

function hasFittingMembers(value: JsonValue, schema: JsonSchema, reach: Reach): boolean {
  if (!isObject(value)) return true;
  const known = (name: string): boolean => (schema.properties?.has(name) ?? false) || hasPatterns(schema);
  return (
    (schema.required ?? []).every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, member]) => {
      const property = schema.properties?.get(name) ?? (known(name) ? undefined : schema.additionalProperties);
      return property === undefined || fits(member, property, reach);
    })
  );
}

function hasPatterns({ patternProperties }: JsonSchema): boolean {
  return (patternProperties?.size ?? 0) > 0;
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

function isObject(value: JsonValue): value is { readonly [key: string]: JsonValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isSame(a: JsonValue, b: JsonValue): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
