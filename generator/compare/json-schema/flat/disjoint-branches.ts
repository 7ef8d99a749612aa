import { equalsJson } from "../../../../templates/runtime/json/equal.js";
import { hasDivisor } from "../../../../templates/runtime/json/has-divisor.js";
import { keywordRows } from "../../../model/json-schema/keywords.js";
import type { JsonSchema } from "../../../model/json-schema/schema.js";
import type { FlatPart, FlatParts } from "./parts.js";
import { canMergeMembers } from "./merge-members.js";

type Keyword = keyof JsonSchema;

/** Keywords that only say something together, and when two of them cannot be said by one schema. */
interface Group {
  /** Keywords that stay together, one at least. */
  readonly keywords: readonly [Keyword, ...Keyword[]];
  /** True where these schemas say things that one schema cannot say. */
  readonly disagree: (said: readonly JsonSchema[]) => boolean;
}

const differentTexts =
  (keyword: Keyword) =>
  (said: readonly JsonSchema[]): boolean =>
    new Set(said.map((schema) => schema[keyword])).size > 1;

const texts = keywordRows.flatMap(([name, { shape, role }]): readonly Group[] =>
  role === undefined && (shape === "text" || shape === "pattern")
    ? [{ keywords: [name], disagree: differentTexts(name) }]
    : [],
);

const always = (): boolean => true;

const groups: readonly Group[] = [
  ...texts,
  { keywords: ["contains", "minContains", "maxContains"], disagree: always },
  { keywords: ["anyOf", "discriminator"], disagree: always },
  { keywords: ["oneOf", "discriminator"], disagree: always },
  { keywords: ["not"], disagree: always },
  { keywords: ["if", "then", "else"], disagree: always },
  { keywords: ["multipleOf"], disagree: haveNoStrictest },
  { keywords: ["items", "prefixItems"], disagree: (said) => said.some(({ prefixItems }) => prefixItems !== undefined) },
  {
    keywords: ["properties", "patternProperties", "additionalProperties"],
    disagree: (said) => said.some((a, index) => said.slice(index + 1).some((b) => !canMergeMembers(a, b))),
  },
];

/** Takes out of all parts what one schema cannot say together: all of it, so that no order of parts is better than another. */
export function disjointBranches({ parts, rest }: FlatParts): FlatParts {
  let left = parts;
  const apart: JsonSchema[] = [...rest];
  for (const { keywords, disagree } of groups) {
    const holders = left.filter(({ said }) => holds(said, keywords));
    if (holders.length < 2 || !disagree(holders.map(({ said }) => said))) continue;
    apart.push(...holders.map(({ said }) => only(said, keywords)));
    left = left.map((part): FlatPart => ({ ...part, said: without(part.said, keywords) }));
  }
  return { parts: left, rest: apart };
}

/**
 * Two flattened versions, so that what one of them says several times, and the other once, is compared in the same place:
 * among the branches of allOf.
 */
export function aligned(before: JsonSchema, after: JsonSchema): readonly [JsonSchema, JsonSchema] {
  let [old, now] = [before, after];
  for (const { keywords } of groups) {
    if (saysOnce(old, keywords) && saysApart(now, keywords)) old = moved(old, keywords);
    else if (saysOnce(now, keywords) && saysApart(old, keywords)) now = moved(now, keywords);
  }
  return [old, now];
}

function saysOnce(schema: JsonSchema, keywords: Group["keywords"]): boolean {
  return holds(schema, keywords) && !saysApart(schema, keywords);
}

function saysApart({ allOf = [] }: JsonSchema, keywords: Group["keywords"]): boolean {
  return allOf.some((branch) =>
    Object.keys(branch).every((key) => key === "origin" || keywords.includes(key as Keyword)),
  );
}

function moved(schema: JsonSchema, keywords: Group["keywords"]): JsonSchema {
  return { ...without(schema, keywords), allOf: [...(schema.allOf ?? []), only(schema, keywords)] };
}

/** An annotation beside them is not enough. */
function holds(schema: JsonSchema, keywords: Group["keywords"]): boolean {
  return keywords.some((keyword) => keyword !== "discriminator" && schema[keyword] !== undefined);
}

function only(schema: JsonSchema, keywords: Group["keywords"]): JsonSchema {
  const said = keywords.flatMap((keyword) => (schema[keyword] === undefined ? [] : [[keyword, schema[keyword]]]));
  return { origin: schema.origin, ...(Object.fromEntries(said) as Partial<JsonSchema>) };
}

function without(schema: JsonSchema, keywords: Group["keywords"]): JsonSchema {
  if (!holds(schema, keywords)) return schema;
  const left = Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword as Keyword));
  return Object.fromEntries(left) as unknown as JsonSchema;
}

/** True when no divisor is a multiple of all others. */
function haveNoStrictest(said: readonly JsonSchema[]): boolean {
  const divisors = said.flatMap(({ multipleOf }) => (multipleOf === undefined ? [] : [multipleOf]));
  return !divisors.some((divisor) => divisors.every((other) => stricterDivisor(divisor, other) === divisor));
}

/** The one of two divisors that the other divides. */
export function stricterDivisor(a: number, b: number): number | undefined {
  if (equalsJson(a, b) || hasDivisor(a, b)) return a;
  return hasDivisor(b, a) ? b : undefined;
}
