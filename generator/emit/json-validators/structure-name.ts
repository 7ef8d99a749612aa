import type { JsonSchema } from "../../model/json-schema/schema.js";
import { pascalCase } from "../../text/identifiers.js";

/** Maximum number of properties, values or branches in a name. */
const maxParts = 3;

/** Deeper schemas are named by their type alone. */
const maxDepth = 3;

/** The words for bounds in a name: "IntegerFrom1To10". */
const bounds = {
  From: ["minimum", "minLength", "minItems", "minProperties"],
  Over: ["exclusiveMinimum"],
  To: ["maximum", "maxLength", "maxItems", "maxProperties"],
  Below: ["exclusiveMaximum"],
  By: ["multipleOf"],
} as const;

/**
 * The name of a schema by its structure, for functions that several places share: "DateTimeOrNull", "ListOfUri", "ObjectWithIdAndName".
 * `typeName` returns the name of a schema that has one.
 */
export function structureName(
  schema: JsonSchema,
  typeName: (schema: JsonSchema) => string | undefined,
  depth: number = 0,
): string {
  const { ref, types = [], anyOf, oneOf, allOf } = schema;
  const declared = depth === 0 ? undefined : typeName(schema);
  if (declared !== undefined) return declared;
  const inner = (part: JsonSchema): string => structureName(part, typeName, depth + 1);
  if (ref !== undefined) return depth > maxDepth ? "Value" : inner(ref.target);
  const kinds = types.filter((type) => type !== "null");
  const base =
    kinds.length === 1 ? nameOfType(schema, kinds[0] ?? "", depth < maxDepth ? inner : undefined) : undefined;
  const choice = anyOf ?? oneOf;
  const parts = depth < maxDepth ? (choice ?? allOf)?.slice(0, maxParts).map(inner) : undefined;
  const name =
    (base ?? parts?.join(choice === undefined ? "And" : "Or") ?? (kinds.map(pascalCase).join("Or") || "Value")) +
    boundsOf(schema);
  return cut(types.includes("null") ? `${name}OrNull` : name);
}

function nameOfType(schema: JsonSchema, type: string, inner: ((part: JsonSchema) => string) | undefined): string {
  const { format, enum: values, const: constant, pattern, items, properties, additionalProperties } = schema;
  if (format !== undefined) return pascalCase(format);
  const allowed = values ?? (constant === undefined ? undefined : [constant.value]);
  if (allowed !== undefined)
    return `${pascalCase(type)}Of${names(allowed.flatMap((value) => (typeof value === "string" ? value : [])))}`;
  if (pattern !== undefined) return "PatternString";
  if (type === "array") return items === undefined || inner === undefined ? "List" : `ListOf${inner(items)}`;
  if (type !== "object") return pascalCase(type);
  if (properties !== undefined) return `ObjectWith${names([...properties.keys()])}`;
  return additionalProperties === undefined || inner === undefined ? "Object" : `MapOf${inner(additionalProperties)}`;
}

/** The bounds that a schema sets, as a part of an identifier. */
function boundsOf(schema: JsonSchema): string {
  const values = Object.entries(bounds).flatMap(([word, keywords]) =>
    keywords.flatMap((keyword) => (schema[keyword] === undefined ? [] : `${word} ${schema[keyword]}`)),
  );
  return values.map((value) => pascalCase(value.replace("-", "minus").replace(".", "point"))).join("");
}

/** The first names, as a part of an identifier. */
function names(texts: readonly string[]): string {
  const parts = texts.slice(0, maxParts).map((text) => cut(pascalCase(cut(text))));
  return parts.join("And") || "Constant";
}

/** Maximum length of a name, in characters. */
const maxLength = 60;

function cut(text: string): string {
  return text.length > maxLength ? [...text].slice(0, maxLength).join("") : text;
}
