import type { JsonSchema, JsonType } from "../../model/json-schema/schema.js";
import { propertyKey } from "../../text/literals.js";
import { objectMembers } from "../../plan/carriers.js";

/** How deep a shape follows a schema: parameters of more levels have no text form anyway. */
const deepest = 8;

/** The text of a `ValueShape` (runtime/http-operation): what the text of a parameter can become. */
export function valueShape(schema: JsonSchema, depth = 0): string {
  const types = typesOf(schema, new Set());
  if (types.has("array")) {
    const items = itemsOf(schema);
    return `{ items: ${items === undefined || depth === deepest ? '"string"' : valueShape(items, depth + 1)} }`;
  }
  if (types.has("object")) return objectShape(schema, depth);
  const primitives = [...new Set([...types].map(primitive))].sort();
  const [only = "string"] = primitives;
  return primitives.length <= 1 ? `"${only}"` : `[${primitives.map((type) => `"${type}"`).join(", ")}]`;
}

function objectShape(schema: JsonSchema, depth: number): string {
  const { properties } = objectMembers(schema);
  const members = [...properties].map(
    ([name, property]) => `${propertyKey(name)}: ${depth === deepest ? '"string"' : valueShape(property, depth + 1)}`,
  );
  const others = schema.additionalProperties;
  const rest = others === undefined || others.boolean !== undefined || depth === deepest ? '"string"' : valueShape(others, depth + 1); // prettier-ignore
  return `{ members: ${members.length === 0 ? "{}" : `{ ${members.join(", ")} }`}, others: ${rest} }`;
}

function primitive(type: JsonType): "string" | "number" | "boolean" | "null" {
  return type === "integer" || type === "number" ? "number" : type === "array" || type === "object" ? "string" : type;
}

/** The types that a schema's text may stand for. Compositions are read loosely: validation says what is right. */
function typesOf(schema: JsonSchema, seen: Set<JsonSchema>): ReadonlySet<JsonType> {
  if (seen.has(schema)) return new Set();
  seen.add(schema);
  if (schema.types !== undefined) return new Set(schema.types);
  if (schema.const !== undefined) return new Set([typeOf(schema.const.value)]);
  if (schema.enum !== undefined) return new Set(schema.enum.map(typeOf));
  const found = new Set<JsonType>();
  const parts = [...(schema.ref === undefined ? [] : [schema.ref.target]), ...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]; // prettier-ignore
  for (const inner of parts) typesOf(inner, seen).forEach((type) => found.add(type));
  if (found.size > 0) return found;
  if (schema.properties !== undefined || schema.additionalProperties !== undefined) return new Set(["object"]);
  return schema.items !== undefined || schema.prefixItems !== undefined ? new Set(["array"]) : new Set();
}

function itemsOf(schema: JsonSchema, seen: Set<JsonSchema> = new Set()): JsonSchema | undefined {
  if (seen.has(schema)) return undefined;
  seen.add(schema);
  if (schema.items !== undefined) return schema.items;
  const parts = [...(schema.ref === undefined ? [] : [schema.ref.target]), ...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]; // prettier-ignore
  for (const inner of parts) {
    const items = itemsOf(inner, seen);
    if (items !== undefined) return items;
  }
  return undefined;
}

function typeOf(value: unknown): JsonType {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  const type = typeof value;
  return type === "number" || type === "boolean" || type === "string" ? type : "object";
}
