import { keywordSentences, sentenceRows } from "../model/json-schema/keyword-sentences.js";
import type { JsonSchema } from "../model/json-schema/schema.js";
import { cutMessage } from "../text/visible.js";

/** Sentences for keywords that `keywordSentences` does not describe: "Items differ.", "Requires "id"." */
export function constraintSentences(schema: JsonSchema, words: (schema: JsonSchema) => string): readonly string[] {
  const { properties, required = [], propertyNames, additionalProperties, dependentRequired } = schema;
  const others = required.filter((name) => properties?.has(name) !== true);
  const isClosed = (additionalProperties ?? schema.unevaluatedProperties)?.boolean === false;
  return [
    ...(others.length > 0 ? [`Requires ${quoted(others)}.`] : []),
    ...[...(dependentRequired ?? [])].map(([name, names]) => `With ${quoted([name])}, ${quoted(names)} is required.`),
    ...(propertyNames === undefined ? [] : [namesSentence(propertyNames, words)]),
    ...(isClosed ? ["No other properties."] : []),
    ...itemSentences(schema, words),
    ...(schema.contentEncoding === undefined ? [] : [`Encoded as ${cutMessage(schema.contentEncoding)}.`]),
    ...(schema.contentMediaType === undefined ? [] : [`Contains ${cutMessage(schema.contentMediaType)}.`]),
  ];
}

function itemSentences(schema: JsonSchema, words: (schema: JsonSchema) => string): readonly string[] {
  const { uniqueItems, contains, minContains = 1, maxContains, items, unevaluatedItems, prefixItems } = schema;
  const isClosed = (prefixItems !== undefined && items?.boolean === false) || unevaluatedItems?.boolean === false;
  const found = contains === undefined ? "" : words(contains);
  return [
    ...(uniqueItems === true ? ["Items differ."] : []),
    ...(contains === undefined || minContains === 0 ? [] : [`Items of this kind, at least ${minContains}: ${found}.`]),
    ...(contains === undefined || maxContains === undefined
      ? []
      : [`Items of this kind, at most ${maxContains}: ${found}.`]),
    ...(isClosed ? ["No other items."] : []),
  ];
}

function namesSentence(names: JsonSchema, words: (schema: JsonSchema) => string): string {
  const values = names.enum?.map((value) => JSON.stringify(value)) ?? [];
  const said = values.length > 0 ? [`one of ${values.join(", ")}`] : [words(names)];
  return ["Names of properties:", `${said.join(" ")}.`, ...keywordSentences(names, sentenceRows, cutMessage)].join(" ");
}

function quoted(names: readonly string[]): string {
  return names.map((name) => JSON.stringify(name)).join(", ");
}
