import { PairMap } from "../pair-map.js";
import { equalsJson } from "../../../templates/runtime/json/equal.js";
import { isProse, keywordRow } from "../../model/json-schema/keywords.js";
import type { Discriminator, JsonSchema, JsonValue, SchemaRef } from "../../model/json-schema/schema.js";
import { sunsetOf } from "../../model/sunset.js";

type Pair = readonly [before: JsonSchema, after: JsonSchema];

/**
 * Tells whether two schemas say the same, word for word but for the order of things and what only documents them. Each
 * pair is looked at once; schemas may refer to themselves.
 */
export function createSameSchemas(): (before: JsonSchema, after: JsonSchema) => boolean {
  const known = new PairMap<JsonSchema, JsonSchema, boolean>();

  return (before, after) => {
    if (known.get(before, after) === undefined) explore(before, after);
    return known.get(before, after) ?? false;
  };

  /** Everything that both come to is the same unless something is found; what is found spreads to those who hold it. */
  function explore(before: JsonSchema, after: JsonSchema): void {
    const holders = new PairMap<JsonSchema, JsonSchema, Pair[]>();
    const found: Pair[] = [];
    const different: Pair[] = [];
    add([before, after]);
    for (const pair of found) {
      const parts = partsInPairs(...pair);
      if (parts === undefined) different.push(pair);
      else for (const part of parts) if (!add(part, pair)) different.push(pair);
    }
    for (const [a, b] of different) {
      if (known.get(a, b) === false) continue;
      known.set(a, b, false);
      different.push(...(holders.get(a, b) ?? []));
    }

    /** False for what is known to differ. */
    function add(pair: Pair, holder?: Pair): boolean {
      const [a, b] = pair;
      if (a === b) return true;
      const answer = known.get(a, b);
      if (answer === undefined) {
        known.set(a, b, true);
        found.push(pair);
      }
      if (holder !== undefined) holders.getOrAdd(a, b, () => []).push(holder);
      return answer !== false;
    }
  }
}

/** The schemas inside two schemas that must be the same for these to be; undefined when they differ themselves. */
function partsInPairs(before: JsonSchema, after: JsonSchema): readonly Pair[] | undefined {
  if (sunsetOf(before) !== sunsetOf(after)) return undefined;
  const parts: Pair[] = [];
  for (const keyword in after) {
    if (!isProse(keyword) && before[keyword as keyof JsonSchema] === undefined) return undefined;
  }
  for (const text in before) {
    const keyword = text as keyof JsonSchema;
    if (isProse(keyword)) continue;
    const pairs = pairsOf(keyword, before, after);
    if (pairs === undefined) return undefined;
    for (const pair of pairs) if (pair[0] !== pair[1]) parts.push(pair);
  }
  return parts;
}

function pairsOf(keyword: keyof JsonSchema, before: JsonSchema, after: JsonSchema): readonly Pair[] | undefined {
  const [a, b]: readonly unknown[] = [before[keyword], after[keyword]];
  if (b === undefined) return undefined;
  switch (keywordRow(keyword)?.shape) {
    case "ref":
      return [[(a as SchemaRef).target, (b as SchemaRef).target]];
    case "schema":
      return [[a as JsonSchema, b as JsonSchema]];
    case "schemas":
      return pairsInOrder(a as readonly JsonSchema[], b as readonly JsonSchema[]);
    case "schemasByName":
    case "schemasByPattern":
      return pairsByName(a as Named, b as Named);
    case "discriminator": {
      const [old, now] = [a as Discriminator, b as Discriminator];
      return old.propertyName === now.propertyName ? pairsByName(old.mapping, now.mapping) : undefined;
    }
    case "types":
    case "names":
      return sameNames(a as readonly string[], b as readonly string[]) ? [] : undefined;
    case "values":
      return sameEntries(a as readonly unknown[], b as readonly unknown[]) ? [] : undefined;
    case "namesByName":
      return sameDependents(a as NamesByName, b as NamesByName) ? [] : undefined;
    case "value":
      return equalsJson((a as { value: JsonValue }).value, (b as { value: JsonValue }).value) ? [] : undefined;
    case "xml":
      return equalsJson(a, b) ? [] : undefined;
    case "extensions":
    case "textsByValue":
    case "examples":
      return [];
    case "text":
    case "pattern":
    case "flag":
    case "count":
    case "number":
    case "positive":
    case undefined:
      return a === b ? [] : undefined;
  }
}

function pairsInOrder(before: readonly JsonSchema[], after: readonly JsonSchema[]): readonly Pair[] | undefined {
  if (before.length !== after.length) return undefined;
  return before.flatMap((schema, index): Pair[] => {
    const other = after[index];
    return other === undefined ? [] : [[schema, other]];
  });
}

type Named = ReadonlyMap<string, JsonSchema>;
type NamesByName = ReadonlyMap<string, readonly string[]>;

function pairsByName(before: Named, after: Named): readonly Pair[] | undefined {
  if (before.size !== after.size) return undefined;
  const pairs: Pair[] = [];
  for (const [name, schema] of before) {
    const other = after.get(name);
    if (other === undefined) return undefined;
    pairs.push([schema, other]);
  }
  return pairs;
}

function sameNames(before: readonly string[] = [], after: readonly string[] = []): boolean {
  const [a, b] = [new Set(before), new Set(after)];
  return a.size === b.size && [...a].every((name) => b.has(name));
}

/** In any order; long lists are compared as they stand, lest they cost the square of their length. */
function sameEntries(before: readonly unknown[], after: readonly unknown[]): boolean {
  if (before.length !== after.length) return false;
  const texts = (entries: readonly unknown[]): readonly string[] =>
    entries.map((entry) => JSON.stringify(entry)).sort();
  const other = texts(after);
  return texts(before).every((text, index) => text === other[index]);
}

function sameDependents(a: NamesByName, b: NamesByName): boolean {
  return a.size === b.size && [...a].every(([name, needed]) => b.has(name) && sameNames(needed, b.get(name)));
}
