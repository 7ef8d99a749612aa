import type { JsonSchema, JsonValue } from "../../model/json-schema/schema.js";
import { commentLine, commentText, wrapComment } from "../../text/comments.js";
import { jsonLiteral } from "../../text/literals.js";
import type { DocTag } from "../declarations.js";

/** What a schema says for people: its description, rules and open questions, and the checks its type cannot show. */
export function schemaDocs(schema: JsonSchema): string | undefined {
  const parts = [
    schema.description ?? schema.title,
    constantsList(schema),
    boundsSentence(schema),
    ...ruleSentences(schema),
  ];
  const said = parts.filter((part) => part !== undefined && part !== "");
  return said.length === 0 ? undefined : said.join("\n\n");
}

export function schemaTags(schema: JsonSchema): readonly DocTag[] {
  const tags: DocTag[] = [];
  if (schema.default !== undefined) tags.push({ name: "default", text: shortJson(schema.default.value) });
  if (schema.deprecated === true) tags.push({ name: "deprecated" });
  return tags;
}

/** The finished comment lines of a property inside a type literal. */
export function propertyDocs(property: JsonSchema): readonly string[] {
  const docs = schemaDocs(property);
  const lines = docs === undefined ? [] : wrapComment(commentText(docs), 100);
  const tags = schemaTags(property).map(
    ({ name, text }) => `@${name}${text === undefined ? "" : ` ${commentLine(text)}`}`,
  );
  return [...lines, ...tags];
}

/** What the values of a described enumeration mean: one line for each branch that is a constant with a description. */
function constantsList({ oneOf, anyOf }: JsonSchema): string | undefined {
  const branches = oneOf ?? anyOf ?? [];
  const lines = branches.flatMap((branch) =>
    branch.const === undefined || branch.description === undefined
      ? []
      : [[`- \`${shortJson(branch.const.value)}\`: ${branch.description.trim()}`, ...ruleSentences(branch)].join(" ")],
  );
  return lines.length === 0 ? undefined : lines.join("\n");
}

function ruleSentences(schema: JsonSchema): readonly string[] {
  const sentences: string[] = [];
  const question = schema.extensions?.get("x-open-question");
  if (typeof question === "string") sentences.push(`Open question: ${question}`);
  const rules = schema.extensions?.get("x-rules");
  for (const rule of Array.isArray(rules) ? (rules as readonly JsonValue[]) : []) {
    if (rule === null || typeof rule !== "object" || Array.isArray(rule)) continue;
    const { name, text } = rule as { readonly [key: string]: JsonValue };
    if (typeof name === "string" && typeof text === "string") sentences.push(`Rule ${name}: ${text}`);
  }
  return sentences;
}

/** "Format: date. At most 80 characters." */
function boundsSentence(schema: JsonSchema): string | undefined {
  const said: string[] = [];
  if (schema.format !== undefined) said.push(`Format: ${schema.format}.`);
  said.push(...range(schema.minLength, schema.maxLength, "character"));
  said.push(...range(schema.minItems, schema.maxItems, "item"));
  said.push(...range(schema.minProperties, schema.maxProperties, "member"));
  if (schema.minimum !== undefined) said.push(`At least ${schema.minimum}.`);
  if (schema.exclusiveMinimum !== undefined) said.push(`More than ${schema.exclusiveMinimum}.`);
  if (schema.maximum !== undefined) said.push(`At most ${schema.maximum}.`);
  if (schema.exclusiveMaximum !== undefined) said.push(`Less than ${schema.exclusiveMaximum}.`);
  if (schema.multipleOf !== undefined) said.push(`A multiple of ${schema.multipleOf}.`);
  if (schema.pattern !== undefined) said.push(`Pattern: ${cut(schema.pattern)}`);
  return said.length === 0 ? undefined : said.join(" ");
}

function range(min: number | undefined, max: number | undefined, unit: string): readonly string[] {
  const units = (count: number): string => `${count} ${unit}${count === 1 ? "" : "s"}`;
  if (min !== undefined && min === max) return [`Exactly ${units(min)}.`];
  if (min !== undefined && max !== undefined) return [`${min} to ${units(max)}.`];
  if (min !== undefined) return [`At least ${units(min)}.`];
  return max === undefined ? [] : [`At most ${units(max)}.`];
}

function shortJson(value: JsonValue): string {
  return cut(jsonLiteral(value));
}

function cut(text: string): string {
  return text.length > 120 ? `${text.slice(0, 117)}...` : text;
}
