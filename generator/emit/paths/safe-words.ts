import { keywordRow } from "../../model/json-schema/keywords.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import { commentLine, commentText } from "../../text/comments.js";

type Json = { readonly [key: string]: JsonValue };

/**
 * An object of a document with what openapi-typescript puts into comments made safe for that: it prints these members
 * as they are, and a text of a spec would become a tag, or a note to a compiler or bundler.
 */
export function withSafeWords(value: Json): Json {
  const changed: { [key: string]: JsonValue } = {};
  for (const key of ["title", "summary", "description"]) {
    if (typeof value[key] === "string") changed[key] = commentText(value[key]);
  }
  if (typeof value["format"] === "string") changed["format"] = commentLine(value["format"]);
  for (const key of ["default", "example"]) {
    if (Object.hasOwn(value, key)) changed[key] = safeValue(value[key] ?? null);
  }
  const { examples } = value;
  if (Array.isArray(examples)) changed["examples"] = (examples as readonly JsonValue[]).map(safeValue);
  return Object.keys(changed).length === 0 ? value : { ...value, ...changed };
}

/** The same throughout a schema. `inStead`: what stands for a schema below it that has this reference. */
export function withSafeWordsBelow(
  schema: JsonValue,
  inStead: (reference: string) => JsonValue | undefined = () => undefined,
): JsonValue {
  if (!isObject(schema)) return schema;
  const { $ref } = schema;
  const other = typeof $ref === "string" ? inStead($ref) : undefined;
  if (other !== undefined) return other;
  const below = (inner: JsonValue): JsonValue => withSafeWordsBelow(inner, inStead);
  const changed: { [key: string]: JsonValue } = {};
  for (const [key, member] of Object.entries(schema)) {
    const shape = key === "additionalItems" ? "schema" : key === "$defs" ? "schemasByName" : keywordRow(key)?.shape;
    if (shape === "schema" || shape === "schemas")
      changed[key] = Array.isArray(member) ? (member as readonly JsonValue[]).map(below) : below(member);
    else if ((shape === "schemasByName" || shape === "schemasByPattern") && isObject(member))
      changed[key] = Object.fromEntries(Object.entries(member).map(([name, inner]) => [name, below(inner)]));
  }
  return withSafeWords({ ...schema, ...changed });
}

/** A value as openapi-typescript writes it into a comment. */
function safeValue(value: JsonValue): JsonValue {
  if (typeof value === "string") return commentText(value);
  return typeof value === "object" ? commentText(JSON.stringify(value, null, 2)) : value;
}

function isObject(value: JsonValue): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
