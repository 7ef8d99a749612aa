import { stringLiteral } from "../../text/literals.js";
import { arrayText, objectText, trueIf } from "../body/expressions.js";
import type { JsonSchema, JsonType } from "../../model/json-schema/schema.js";
import { sameValue } from "../../model/json-schema/same-value.js";
import { objectMembers } from "../../plan/carriers.js";
import { recordEntry } from "./record-entry.js";

/** The depth to which a shape follows a schema: parameters of more levels have no text form anyway. */
const deepest = 8;

/** The text of a `ValueShape` (runtime/http/operation): what the text of a parameter can become. */
export function valueShape(schema: JsonSchema, depth = 0): string {
  const types = typesOf(schema);
  if (types.has("array")) {
    const items = itemsOf(schema);
    return objectText({ items: items === undefined || depth === deepest ? '"string"' : valueShape(items, depth + 1) });
  }
  if (types.has("object")) return objectShape(schema, depth);
  const primitives = [...new Set([...types].map(primitive))].sort();
  const [only = "string"] = primitives;
  return primitives.length <= 1 ? stringLiteral(only) : arrayText(primitives.map(stringLiteral));
}

function objectShape(schema: JsonSchema, depth: number): string {
  const { properties } = objectMembers(schema);
  const members = [...properties].map(([name, property]) =>
    recordEntry(name, depth === deepest ? '"string"' : valueShape(property, depth + 1)),
  );
  const others = [...sameValue(schema)].find((at) => at.additionalProperties !== undefined)?.additionalProperties;
  const isClosed = [...sameValue(schema, ({ allOf = [] }) => allOf)].some(
    (at) => at.additionalProperties?.boolean === false,
  );
  const rest =
    others === undefined || others.boolean !== undefined || depth === deepest
      ? '"string"'
      : valueShape(others, depth + 1);
  return objectText({ members: objectText(members), others: rest, closed: trueIf(isClosed) });
}

function primitive(type: JsonType): "string" | "number" | "boolean" | "null" {
  return type === "integer" || type === "number" ? "number" : type === "array" || type === "object" ? "string" : type;
}

/** The types that a schema's text may stand for. Compositions are read loosely: validation says what is right. */
function typesOf(schema: JsonSchema): ReadonlySet<JsonType> {
  const found = new Set<JsonType>();
  const seen = new Set<JsonSchema>([schema]);
  for (const at of seen) {
    const own = ownTypes(at);
    own?.forEach((type) => found.add(type));
    // Its own types hold for all that it is put together from.
    if (own === undefined) for (const inner of partsOf(at)) seen.add(inner);
  }
  if (found.size > 0) return found;
  const parts = [...seen];
  if (parts.some((at) => at.properties !== undefined || at.additionalProperties !== undefined))
    return new Set(["object"]);
  return new Set(itemsOf(schema) === undefined && parts.every((at) => at.prefixItems === undefined) ? [] : ["array"]);
}

function ownTypes({ types, const: constant, enum: values }: JsonSchema): readonly JsonType[] | undefined {
  return types ?? (constant === undefined ? values?.map(typeOf) : [typeOf(constant.value)]);
}

function partsOf({ ref, allOf = [], anyOf = [], oneOf = [] }: JsonSchema): readonly JsonSchema[] {
  return [...(ref === undefined ? [] : [ref.target]), ...allOf, ...anyOf, ...oneOf];
}

function itemsOf(schema: JsonSchema): JsonSchema | undefined {
  return [...sameValue(schema)].find(({ items }) => items !== undefined)?.items;
}

function typeOf(value: unknown): JsonType {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  const type = typeof value;
  return type === "number" || type === "boolean" || type === "string" ? type : "object";
}
