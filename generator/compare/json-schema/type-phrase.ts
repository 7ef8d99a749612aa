import { possibleTypes } from "../../model/json-schema/possible-types.js";
import { isAnnotation } from "../../model/json-schema/keywords.js";
import type { JsonSchema, JsonType } from "../../model/json-schema/schema.js";
import { joinWords } from "../../text/join-words.js";
import type { KeywordChange } from "./keyword-finding.js";
import { jsonText, valuesInOrder } from "../../prove/json-schema/stable-order.js";
import { finiteValues } from "./flat/finite-values.js";
import { lookThrough } from "../operations/look-through.js";
import type { SchemaSession } from "./schema-session.js";
import { inBackticks } from "../../text/markdown.js";

/** Alternatives that are named; the others are counted. */
const maxNouns = 6;
const maxValues = 4;
const maxDepth = 4;

/** The values of a schema in words, with their names: "a string or null", "a list of `Line`", "one of `Cat`, `Dog`". */
export function typePhrase(schema: JsonSchema, session: SchemaSession): string {
  const nouns = nounsOf(schema, session, 0);
  return orWords(nouns.length > 1 && nouns.every(isName) ? nouns : nouns.map(withArticle));
}

/** The same without articles, to stand in parentheses: "string or null". */
export function typeNouns(schema: JsonSchema, session: SchemaSession): string {
  return orWords(nounsOf(schema, session, 0));
}

function nounsOf(schema: JsonSchema, session: SchemaSession, depth: number): readonly string[] {
  const target = lookThrough(schema);
  const isReference = target !== schema;
  const name = isReference ? session.nameOfTarget(target) : depth === 0 ? undefined : session.nameOf(target);
  if (name !== undefined) return [inBackticks(name)];
  if (depth > maxDepth) return ["value"];
  const choices = choicesOf(target);
  if (choices !== undefined)
    return [...new Set(choices.flatMap((choice) => nounsOf(choice, session, depth + 1)))].sort(nullLast);
  const flat = session.flat(target).schema;
  const values = finiteValues(flat);
  if (values !== undefined && values.length <= maxValues) return valuesInOrder(values).map((value) => jsonText(value));
  const types = flat.types ?? [...possibleTypes(flat)].sort();
  if (types.length === 0 || flat.boolean === false) return ["no value"];
  if (flat.types === undefined && types.length === allTypes) return ["any value"];
  return [...types].sort(nullLast).map((type) => {
    if (type !== "array") return type;
    const items =
      flat.items === undefined || flat.items.boolean === true ? [] : nounsOf(flat.items, session, depth + 1);
    const many = items.map((item) => (Object.hasOwn(plurals, item) ? plurals[item as JsonType] : item));
    if (many.length === 0) return "list";
    return many.length === 1 ? `list of ${orWords(many)}` : `list of (${orWords(many)})`;
  });
}

function orWords(nouns: readonly string[]): string {
  return joinWords(nouns, "or", maxNouns);
}

const allTypes = 6;

/** The branches of a choice, or the one branch of allOf, of a schema that says nothing else. */
function choicesOf(schema: JsonSchema): readonly JsonSchema[] | undefined {
  const [keyword, ...others] = Object.keys(schema).filter((key) => !isAnnotation(key));
  if (others.length > 0) return undefined;
  if (keyword === "anyOf" || keyword === "oneOf") return schema[keyword];
  return keyword === "allOf" && schema.allOf?.length === 1 ? schema.allOf : undefined;
}

function nullLast(a: string, b: string): number {
  return Number(a === "null") - Number(b === "null") || (a < b ? -1 : 1);
}

function isName(noun: string): boolean {
  return noun.startsWith("`");
}

/** A noun with its article: "an `Order`", "a string"; values and names of what is not counted have none. */
function withArticle(noun: string): string {
  if (/^(?:null|true|false|any |no |\d+ more|[-"[{\d])/.test(noun)) return noun;
  const word = noun.replace("`", "");
  // Letters of an abbreviation are spelled: "an MCP call".
  const isVowel = /^[AEFHILMNORSX](?=[A-Z])/.test(word) || /^(?:[aeio]|u(?!ni|se|ri|rl))/i.test(word);
  return `${isVowel ? "an" : "a"} ${noun}`;
}

const plurals: Readonly<Record<JsonType, string>> = {
  null: "null",
  boolean: "booleans",
  integer: "integers",
  number: "numbers",
  string: "strings",
  array: "lists",
  object: "objects",
};

/** The data of a change of type: both versions, and the values that are no longer accepted or may now arrive. */
export function typeChangeData(
  before: JsonSchema,
  after: JsonSchema,
  session: SchemaSession,
): Required<Pick<KeywordChange, "data" | "words">> {
  return {
    data: { before: typePhrase(before, session), after: typePhrase(after, session) },
    words: { lost: onlyTypes(before, after, session), gained: onlyTypes(after, before, session) },
  };
}

/** The types that only the first of two schemas has, in the plural: "lists and strings". None for values that are sent as strings. */
function onlyTypes(first: JsonSchema, second: JsonSchema, session: SchemaSession): string {
  if (session.sendsTexts === true) return "";
  const others = possibleTypes(second);
  const isFirstInteger = isInteger(session.flat(first).schema);
  const only = [...possibleTypes(first)].flatMap((type) => {
    if (type === "number" && others.has(type) && !isFirstInteger && isInteger(session.flat(second).schema))
      return ["numbers with a fraction"];
    if (others.has(type)) return [];
    if (type === "null") return ["null values"];
    return [plurals[type === "number" && isFirstInteger ? "integer" : type]];
  });
  return joinWords(only.sort(), "and");
}

function isInteger({ types = [] }: JsonSchema): boolean {
  return types.includes("integer") && !types.includes("number");
}
