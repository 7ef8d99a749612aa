import { equalsJson } from "../../../templates/runtime/json-equal.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { sunsetOf } from "../sunset.js";

type Pair = readonly [before: JsonSchema, after: JsonSchema];

/**
 * Tells whether two schemas say the same, word for word but for the order of things and what only documents them. Each
 * pair is looked at once; schemas may refer to themselves.
 */
export function createSameSchemas(): (before: JsonSchema, after: JsonSchema) => boolean {
  const known = new Map<JsonSchema, Map<JsonSchema, boolean>>();

  return (before, after) => {
    const answer = known.get(before)?.get(after);
    if (answer !== undefined) return answer;
    explore(before, after);
    return known.get(before)?.get(after) ?? false;
  };

  /** Everything that both come to is the same unless something is found; what is found spreads to those who hold it. */
  function explore(before: JsonSchema, after: JsonSchema): void {
    const holders = new Map<JsonSchema, Map<JsonSchema, Pair[]>>();
    const found: Pair[] = [];
    const different: Pair[] = [];
    add([before, after]);
    for (const pair of found) {
      const parts = partsInPairs(...pair);
      if (parts === undefined) different.push(pair);
      else for (const part of parts) if (!add(part, pair)) different.push(pair);
    }
    for (const [a, b] of different) {
      if (known.get(a)?.get(b) === false) continue;
      known.get(a)?.set(b, false);
      different.push(...(holders.get(a)?.get(b) ?? []));
    }

    /** False for what is known to differ. */
    function add(pair: Pair, holder?: Pair): boolean {
      const [a, b] = pair;
      if (a === b) return true;
      const answers = known.get(a) ?? new Map<JsonSchema, boolean>();
      known.set(a, answers);
      const answer = answers.get(b);
      if (answer === undefined) {
        answers.set(b, true);
        found.push(pair);
      }
      if (holder !== undefined) remember(pair, holder);
      return answer !== false;
    }

    function remember([a, b]: Pair, holder: Pair): void {
      const byAfter = holders.get(a) ?? new Map<JsonSchema, Pair[]>();
      holders.set(a, byAfter);
      const list = byAfter.get(b);
      if (list === undefined) byAfter.set(b, [holder]);
      else list.push(holder);
    }
  }
}

/** Keywords that only document. */
export const documenting: ReadonlySet<string> = new Set(["origin", "title", "description", "examples", "extensions"]);

/** The schemas inside two schemas that must be the same for these to be; undefined when they differ themselves. */
function partsInPairs(before: JsonSchema, after: JsonSchema): readonly Pair[] | undefined {
  if (sunsetOf(before) !== sunsetOf(after)) return undefined;
  const parts: Pair[] = [];
  for (const keyword in after) {
    if (!documenting.has(keyword) && before[keyword as keyof JsonSchema] === undefined) return undefined;
  }
  for (const each in before) {
    const keyword = each as keyof JsonSchema;
    if (documenting.has(keyword)) continue;
    const pairs = pairsOf(keyword, before, after);
    if (pairs === undefined) return undefined;
    for (const pair of pairs) if (pair[0] !== pair[1]) parts.push(pair);
  }
  return parts;
}

function pairsOf(keyword: keyof JsonSchema, before: JsonSchema, after: JsonSchema): readonly Pair[] | undefined {
  if (after[keyword] === undefined) return undefined;
  switch (keyword) {
    case "ref":
      return before.ref && after.ref && [[before.ref.target, after.ref.target]];
    case "items":
    case "contains":
    case "unevaluatedItems":
    case "additionalProperties":
    case "unevaluatedProperties":
    case "propertyNames":
    case "not":
    case "if":
    case "then":
    case "else":
    case "contentSchema": {
      const [a, b] = [before[keyword], after[keyword]];
      return a === undefined ? undefined : [[a, b]];
    }
    case "prefixItems":
    case "allOf":
    case "anyOf":
    case "oneOf": {
      const [a = [], b] = [before[keyword], after[keyword]];
      if (a.length !== b.length) return undefined;
      return a.flatMap((schema, index): Pair[] => {
        const other = b[index];
        return other === undefined ? [] : [[schema, other]];
      });
    }
    case "properties":
    case "patternProperties":
    case "dependentSchemas":
      return pairsByName(before[keyword], after[keyword]);
    case "discriminator": {
      const [a, b] = [before.discriminator, after.discriminator];
      return a?.propertyName === b?.propertyName ? pairsByName(a?.mapping, b?.mapping) : undefined;
    }
    case "types":
    case "required":
      return sameNames(before[keyword], after[keyword]) ? [] : undefined;
    case "enum":
      return sameEntries(before.enum, after.enum) ? [] : undefined;
    case "dependentRequired":
      return sameDependents(before, after) ? [] : undefined;
    case "const":
    case "default":
      return equalsJson(before[keyword]?.value, after[keyword].value) ? [] : undefined;
    case "origin":
    case "title":
    case "description":
    case "examples":
    case "extensions":
      return [];
    case "boolean":
    case "multipleOf":
    case "maximum":
    case "exclusiveMaximum":
    case "minimum":
    case "exclusiveMinimum":
    case "maxLength":
    case "minLength":
    case "pattern":
    case "format":
    case "minContains":
    case "maxContains":
    case "maxItems":
    case "minItems":
    case "uniqueItems":
    case "maxProperties":
    case "minProperties":
    case "deprecated":
    case "readOnly":
    case "writeOnly":
    case "contentEncoding":
    case "contentMediaType":
      return before[keyword] === after[keyword] ? [] : undefined;
  }
}

type Named = ReadonlyMap<string, JsonSchema>;

function pairsByName(before: Named = new Map(), after: Named = new Map()): readonly Pair[] | undefined {
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
function sameEntries(before: readonly unknown[] = [], after: readonly unknown[] = []): boolean {
  if (before.length !== after.length) return false;
  const texts = (entries: readonly unknown[]): readonly string[] =>
    entries.map((entry) => JSON.stringify(entry)).sort();
  const other = texts(after);
  return texts(before).every((text, index) => text === other[index]);
}

function sameDependents({ dependentRequired: a }: JsonSchema, { dependentRequired: b }: JsonSchema): boolean {
  return (
    a?.size === b?.size && [...(a ?? [])].every(([name, needed]) => b?.has(name) && sameNames(needed, b.get(name)))
  );
}
