import { isAnnotation } from "../../../model/json-schema/keywords.js";
import { allTypes, possibleTypes, typeOfValue, valueTypeName } from "../../../model/json-schema/possible-types.js";
import type { JsonSchema, JsonType } from "../../../model/json-schema/schema.js";
import { joinWords } from "../../../text/join-words.js";
import { pairUp, type KeyOf, type Pairing } from "../../pair-up.js";
import { lookThrough } from "../../operations/look-through.js";
import type { SchemaSession } from "../schema-session.js";
import { typePhrase } from "../type-phrase.js";
import { targetName } from "../target-name.js";
import { inBackticks } from "../../../text/markdown.js";

/**
 * Pairs the branches of two choices: those that say the same, those of one name, those that one value of a property
 * tells apart, those of one title, those of one type, with or without null; at last the only two that are left.
 */
export function pairBranches(
  before: readonly JsonSchema[],
  after: readonly JsonSchema[],
  session: SchemaSession,
): Pairing<JsonSchema> {
  const nameOf: KeyOf<JsonSchema> = (schema) => nameOfBranch(schema, session);
  const flatOf = (schema: JsonSchema): JsonSchema => session.flat(schema).schema;
  const found = pairUp(before, after, [
    sameKeys(before, after, session),
    nameOf,
    (schema) => tellingValue(flatOf(schema), session),
    (schema) => schema.title,
    (schema) => listedTypes(flatOf(schema))?.toSorted().join(" "),
    (schema) => listedTypes(flatOf(schema))?.map(valueTypeName).toSorted().join(" "),
    (schema) => typesWithoutNull(flatOf(schema)),
  ]);
  const [old, now] = [found.removed[0], found.added[0]];
  if (found.removed.length !== 1 || found.added.length !== 1 || old === undefined || now === undefined) return found;
  const names = [nameOf(old), nameOf(now)];
  // Two names that both stand for something else: one went, another came.
  if (names[0] !== undefined && names[1] !== undefined && !session.isSameName(names[0], names[1])) return found;
  if (!haveCommonType(flatOf(old), flatOf(now))) return found;
  return { both: [...found.both, { before: old, after: now }], removed: [], added: [] };
}

function typesWithoutNull(schema: JsonSchema): string | undefined {
  const rest = listedTypes(schema)?.filter((type) => type !== "null") ?? [];
  return rest.length === 0 ? undefined : rest.map(valueTypeName).toSorted().join(" ");
}

/** The types that a branch lists, or those of the values that it lists. */
export function listedTypes({ types, enum: values }: JsonSchema): readonly JsonType[] | undefined {
  return types ?? (values && [...new Set(values.map(typeOfValue))]);
}

/** Branches that say the same get the same key. */
function sameKeys(
  before: readonly JsonSchema[],
  after: readonly JsonSchema[],
  session: SchemaSession,
): KeyOf<JsonSchema> {
  const keys = new Map<JsonSchema, string>();
  if (before.length * after.length > maxComparisons) return () => undefined;
  before.forEach((old, index) => {
    const now = after.find((schema) => !keys.has(schema) && session.isSame(lookThrough(old), lookThrough(schema)));
    if (now !== undefined) keys.set(old, String(index)).set(now, String(index));
  });
  return (schema) => keys.get(schema);
}

const maxComparisons = 40_000;

/** The property that has one value only, and that value: `kind="card"`. */
function tellingValue(schema: JsonSchema, session: SchemaSession): string | undefined {
  const telling = tellingProperty(schema, session);
  return telling && `${telling.name}=${telling.value}`;
}

function tellingProperty(
  { properties }: JsonSchema,
  session: SchemaSession,
): { readonly name: string; readonly value: string } | undefined {
  for (const name of [...(properties?.keys() ?? [])].sort()) {
    const property = properties?.get(name);
    const values = property && session.flat(property).schema.enum;
    if (values?.length === 1) return { name, value: JSON.stringify(values[0]) };
  }
  return undefined;
}

function haveCommonType(a: JsonSchema, b: JsonSchema): boolean {
  const types = new Set(b.types?.map(valueTypeName));
  return a.types === undefined || b.types === undefined || a.types.some((type) => types.has(valueTypeName(type)));
}

/** The name of a branch where changes in it are told: never its position, which may be another one tomorrow. */
export function branchName(schema: JsonSchema, session: SchemaSession): string {
  const flat = session.flat(schema).schema;
  const types = listedTypes(flat);
  const named = types?.filter((type) => type !== "null" || types.length === 1);
  return chosenName(schema, session) ?? named?.toSorted().join("-") ?? keywordsOf(flat);
}

/** The identity of a branch in a change: its name, or its text. */
export function branchKey(schema: JsonSchema, session: SchemaSession): string {
  return chosenName(schema, session) ?? branchText(schema, session);
}

function chosenName(schema: JsonSchema, session: SchemaSession): string | undefined {
  return nameOfBranch(schema, session) ?? tellingValue(session.flat(schema).schema, session) ?? schema.title;
}

function nameOfBranch(schema: JsonSchema, session: SchemaSession): string | undefined {
  return targetName(schema, session) ?? (schema.ref && session.nameOfTarget(schema.ref.target));
}

/** A branch in a sentence: "a `Cat`", "an object with `kind` \"card\"", "a string". */
export function branchText(schema: JsonSchema, session: SchemaSession): string {
  const flat = session.flat(schema).schema;
  if (targetName(schema, session) !== undefined) return typePhrase(schema, session);
  const telling = tellingProperty(flat, session);
  if (telling !== undefined) return `an object with ${inBackticks(telling.name)} ${telling.value}`;
  const { types: [type, ...others] = [], required = [], properties = new Map(), pattern } = flat;
  const names = [...(required.length > 0 ? required : properties.keys())].sort().map(inBackticks);
  if (type === "object" && others.length === 0 && names.length > 0)
    return `an object with ${required.length > 0 ? "" : "optional "}${joinWords(names, "and", maxNames)}`;
  if (type === "string" && others.length === 0 && pattern !== undefined) return `a string that matches "${pattern}"`;
  return possibleTypes(flat).size === allTypes.size ? keywordsOf(flat) : typePhrase(schema, session);
}

/** Properties that the text of a branch names. */
const maxNames = 3;

/** The first keywords by name: "maxLength 5", "not, pattern a+". */
function keywordsOf(schema: JsonSchema): string {
  const said = Object.entries(schema)
    .filter(([keyword]) => !isAnnotation(keyword))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const texts = said.map(([keyword, value]: readonly [string, unknown]) => {
    const shown = Array.isArray(value) ? value.filter(isScalar).sort() : isScalar(value) ? [value] : [];
    return [keyword, ...shown].join(" ");
  });
  return texts.length === 0 ? "any value" : texts.slice(0, 2).join(", ");
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}
