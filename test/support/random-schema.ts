import type { JsonValue } from "../../generator/model/json-schema/schema.js";
import { createDraws, type Draws } from "./random-draws.js";

/** A source of numbers from 0 to 1, the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Random schemas and values over a small vocabulary, so that they often meet. */
export interface RandomJson {
  schema(depth: number): JsonValue;
  value(depth: number): JsonValue;
  /** A value that often matches a schema. */
  matching(schema: JsonValue, depth: number): JsonValue;
}

const names = ["a", "b", "c", "id", "isPrototypeOf", "x-y", "d/e"];
const texts = [
  "",
  "a",
  "b",
  "abc",
  "2024-02-29",
  "2024-13-01T00:00:00Z",
  "2024-01-01T00:00:00Z",
  "a@b.example",
  "é",
  "😀",
  "10.0.0.1",
  "http://a.example/b?c#d",
];
const numbers = [0, 1, -1, 2, 3, 10, 0.5, 1.5, -2.5, 1e3, 7];
const patterns = ["^a", "c$", "^[a-c]+$", "b", "^x-", "."];
const formats = ["date", "date-time", "email", "ipv4", "uri", "uuid", "hostname", "json-pointer", "unknown"];
const types = ["null", "boolean", "integer", "number", "string", "array", "object"];

/** `without`: groups of keywords that are not to be used ("contains", "format", ...). */
export function createRandomJson(random: () => number, without: readonly string[] = []): RandomJson {
  const draws = createDraws(random);
  const { chance, some } = draws;
  const isWanted = (keyword: string): boolean => !without.includes(keyword);
  const json: RandomJson = {
    schema(depth) {
      if (chance(0.05)) return chance(0.6);
      const chosen = some(depth <= 0 ? flat : nested, 3);
      return Object.assign({}, ...chosen.map((keyword) => keywords[keyword]?.(depth) ?? {})) as JsonValue;
    },
    value: (depth) => randomValue(draws, depth),
    matching: (schema, depth) => matchingValue(draws, schema, depth),
  };
  const keywords = keywordsOf(draws, json);
  const nested = Object.keys(keywords).filter(isWanted);
  const flat = flatKeywords.filter(isWanted);
  return json;
}

/** Keywords without schemas inside. */
const flatKeywords = [
  "type",
  "enum",
  "const",
  "number",
  "multipleOf",
  "length",
  "pattern",
  "format",
  "count",
  "uniqueItems",
  "required",
];

function record(keys: readonly string[], make: () => JsonValue): JsonValue {
  return Object.fromEntries(keys.map((key) => [key, make()]));
}

/** The keywords of a schema for each group. */
function keywordsOf(
  { below, pick, chance, some, many }: Draws,
  { schema, value }: RandomJson,
): Readonly<Record<string, (depth: number) => Record<string, JsonValue>>> {
  return {
    type: () => ({ type: chance(0.7) ? pick(types) : some(types, 3) }),
    enum: (depth) => ({ enum: uniqueBy(many(4, () => value(Math.min(depth, 1)))) }),
    const: (depth) => ({ const: value(Math.min(depth, 1)) }),
    number: () => ({ [pick(["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"])]: pick(numbers) }),
    multipleOf: () => ({ multipleOf: pick([1, 2, 3, 0.5]) }),
    length: () => ({ [pick(["minLength", "maxLength"])]: below(4) }),
    pattern: () => ({ pattern: pick(patterns) }),
    format: () => ({ format: pick(formats) }),
    items: (depth) => ({ items: schema(depth - 1) }),
    prefixItems: (depth) => ({ prefixItems: many(2, () => schema(depth - 1)) }),
    contains: (depth) => ({
      contains: schema(depth - 1),
      ...(chance(0.4) ? { minContains: below(3) } : {}),
      ...(chance(0.4) ? { maxContains: 1 + below(2) } : {}),
    }),
    count: () => ({ [pick(["minItems", "maxItems", "minProperties", "maxProperties"])]: below(4) }),
    uniqueItems: () => ({ uniqueItems: true }),
    properties: (depth) => ({ properties: record(some(names, 4), () => schema(depth - 1)) }),
    required: () => ({ required: some(names, 2) }),
    additionalProperties: (depth) => ({ additionalProperties: chance(0.5) ? false : schema(depth - 1) }),
    patternProperties: (depth) => ({ patternProperties: record(some(patterns, 2), () => schema(depth - 1)) }),
    propertyNames: () => ({
      propertyNames: pick<JsonValue>([{ maxLength: 3 }, { pattern: "^[a-c]" }, { enum: ["a", "b", "id"] }]),
    }),
    dependentRequired: () => ({ dependentRequired: record(some(names, 2), () => some(names, 2)) }),
    dependentSchemas: (depth) => ({ dependentSchemas: record(some(names, 1), () => schema(depth - 1)) }),
    allOf: (depth) => ({ allOf: many(3, () => schema(depth - 1)) }),
    anyOf: (depth) => ({ anyOf: many(3, () => schema(depth - 1)) }),
    oneOf: (depth) => ({ oneOf: many(3, () => schema(depth - 1)) }),
    described: () => ({
      [pick(["anyOf", "oneOf"])]: some([...texts, ...numbers, null, true], 3).map((constant) => ({ const: constant })),
    }),
    not: (depth) => ({ not: schema(depth - 1) }),
    if: (depth) => ({
      if: schema(depth - 1),
      ...(chance(0.8) ? { then: schema(depth - 1) } : {}),
      ...(chance(0.6) ? { else: schema(depth - 1) } : {}),
    }),
    unevaluatedProperties: (depth) => ({ unevaluatedProperties: chance(0.7) ? false : schema(depth - 1) }),
    unevaluatedItems: (depth) => ({ unevaluatedItems: chance(0.7) ? false : schema(depth - 1) }),
    ref: () => ({ $ref: pick(["#/$defs/A", "#/$defs/B"]) }),
  };
}

function randomValue(draws: Draws, depth: number): JsonValue {
  const { below, pick, chance, some } = draws;
  const kind = below(depth <= 0 ? 4 : 6);
  if (kind === 0) return pick([null, true, false]);
  if (kind === 1) return pick(numbers);
  if (kind <= 3) return pick(texts);
  if (kind === 4) return Array.from({ length: below(4) }, () => randomValue(draws, depth - 1));
  return record(chance(0.1) ? [] : some(names, 3), () => randomValue(draws, depth - 1));
}

function matchingValue(draws: Draws, wanted: JsonValue, depth: number): JsonValue {
  const { below, pick, chance } = draws;
  if (depth < 0 || typeof wanted !== "object" || wanted === null || Array.isArray(wanted) || chance(0.1)) {
    return randomValue(draws, Math.max(depth, 0));
  }
  const plain = wanted as { readonly [key: string]: JsonValue };
  if (plain["const"] !== undefined) return plain["const"];
  if (Array.isArray(plain["enum"])) return pick(plain["enum"] as readonly JsonValue[]);
  const branches = plain["anyOf"] ?? plain["oneOf"] ?? plain["allOf"];
  if (Array.isArray(branches) && chance(0.6))
    return matchingValue(draws, pick(branches as readonly JsonValue[]), depth);
  const type = typeof plain["type"] === "string" ? plain["type"] : undefined;
  const properties = plain["properties"];
  if (type === "object" || (type === undefined && (properties !== undefined || plain["required"] !== undefined))) {
    const inner = (properties ?? {}) as { readonly [key: string]: JsonValue };
    const keys = new Set([
      ...Object.keys(inner).filter(() => chance(0.8)),
      ...((plain["required"] ?? []) as readonly string[]),
    ]);
    return Object.fromEntries([...keys].map((key) => [key, matchingValue(draws, inner[key] ?? true, depth - 1)]));
  }
  const items = plain["items"] ?? plain["contains"];
  if (type === "array" || (type === undefined && items !== undefined)) {
    return Array.from({ length: below(4) }, () => matchingValue(draws, items ?? true, depth - 1));
  }
  if (type === "string") return pick(texts);
  if (type === "number" || type === "integer") return pick(numbers);
  if (type === "boolean") return chance(0.5);
  return type === "null" ? null : randomValue(draws, depth);
}

function uniqueBy(values: readonly JsonValue[]): readonly JsonValue[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
