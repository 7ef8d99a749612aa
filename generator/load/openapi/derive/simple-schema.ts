import { translatePattern } from "../../../languages/xsd/translate-pattern.js";
import { builtin } from "../../../model/xml-schema/builtin-types.js";
import { meaningsOf } from "../../../model/xml-schema/annotation-sentences.js";
import type { SimpleTypeDefinition, TypeDefinition, ValueConstraint } from "../../../model/xml-schema/components.js";
import type { PrimitiveName } from "../../../model/xml-schema/primitive-types.js";
import { keepsText, isInteger, patternsOfRestrictions } from "../../../model/xml-schema/simple-form.js";
import { isDerivedFrom } from "../../../model/xml-schema/type-derivation.js";
import type { JsonValue } from "../../../model/json-schema/schema.js";
import type { JsonObject } from "../cursor.js";
import type { OpenApiVersion } from "../version.js";
import { annotate } from "./annotate.js";

/** The types of JSON that values of a simple type have; undefined for those of a union. */
export type SimpleJsonType = "string" | "boolean" | "integer" | "number";

/** The type of JSON for the values of a simple type. A type with a pattern keeps its text, as in our own types. */
export function simpleJsonType(type: SimpleTypeDefinition): SimpleJsonType | undefined {
  const { variety } = type;
  if (variety.kind === "union") return undefined;
  if (variety.kind !== "atomic" || keepsText(type)) return "string";
  if (variety.primitive === "boolean") return "boolean";
  if (variety.primitive === "decimal") return isInteger(type) ? "integer" : "number";
  return variety.primitive === "float" || variety.primitive === "double" ? "number" : "string";
}

/** The schemas of types: references where they are components. */
export interface TypeSchemas {
  readonly version: OpenApiVersion;
  /** The JSON Schema of a type of XSD. */
  schemaOf(type: TypeDefinition): JsonObject;
}

/** A simple type as a JSON schema, without the words about it. */
export function simpleSchema(type: SimpleTypeDefinition, schemas: TypeSchemas): JsonObject {
  const { variety, facets } = type;
  const jsonType = simpleJsonType(type);
  const values = facets.enumeration
    ?.map(({ value }) => jsonValueOf(type, value))
    .filter((value) => value !== undefined);
  const enumeration = values !== undefined && values.length > 0 && { enum: [...new Set(values)] };
  if (variety.kind === "union")
    return { anyOf: variety.members.map((member) => schemas.schemaOf(member)), ...enumeration };
  return {
    type: jsonType ?? "string",
    ...(variety.kind === "atomic" && formatOf(variety.primitive)),
    ...(jsonType === "string" ? lengths(type) : bounds(type, schemas)),
    ...patterns(type),
    ...enumeration,
  };
}

/** The same with what people wrote about the type and its values. */
export function documentedSimpleSchema(type: SimpleTypeDefinition, schemas: TypeSchemas): JsonObject {
  const schema = simpleSchema(type, schemas);
  const listed = new Set((schema["enum"] as readonly JsonValue[] | undefined)?.map(String));
  const meanings = meaningsOf(type).filter(([value]) => listed.has(value));
  const descriptions = meanings.length > 0 && { "x-enumDescriptions": Object.fromEntries(meanings) };
  return { ...annotate(type.annotation), ...schema, ...descriptions };
}

/** `default` or, of a fixed value, `enum`. */
export function constraintSchema(type: SimpleTypeDefinition, constraint: ValueConstraint | undefined): JsonObject {
  const value = constraint === undefined ? undefined : jsonValueOf(type, constraint.value);
  if (constraint === undefined || value === undefined) return {};
  return constraint.kind === "fixed" ? { enum: [value] } : { default: value };
}

/** The value that a text of a simple type has in JSON; undefined where there is none. */
function jsonValueOf(type: SimpleTypeDefinition, text: string): JsonValue | undefined {
  const number = Number(text);
  switch (simpleJsonType(type)) {
    case "boolean":
      return text === "true" || text === "1";
    case "integer":
      return Number.isSafeInteger(number) ? number : undefined;
    case "number":
      return Number.isFinite(number) ? number : undefined;
    case "string":
    case undefined:
      return text;
  }
}

/** Formats that take the texts of a type. "date-time" asks for a time zone, which XSD does not. */
const formats: Readonly<Partial<Record<PrimitiveName, string>>> = { date: "date", anyURI: "uri-reference" };

function formatOf(primitive: PrimitiveName): JsonObject {
  const format = formats[primitive];
  return format === undefined ? {} : { format };
}

/** Lengths of texts; those of binary types are of what they encode. */
function lengths(type: SimpleTypeDefinition): JsonObject {
  const { length, minLength = length, maxLength = length } = type.facets;
  if (!isDerivedFrom(type, builtin("string")) && !isDerivedFrom(type, builtin("anyURI"))) return {};
  return { ...(minLength !== undefined && { minLength }), ...(maxLength !== undefined && { maxLength }) };
}

/** Bounds of numbers. In OpenAPI 3.0 an exclusive bound is a flag beside the bound. */
function bounds({ facets }: SimpleTypeDefinition, { version }: TypeSchemas): JsonObject {
  const { minInclusive, maxInclusive, minExclusive, maxExclusive } = facets;
  const exclusive = (name: "minimum" | "maximum", key: string, bound: string | undefined): JsonObject =>
    version === "3.1" ? numberAt(key, bound) : bound === undefined ? {} : { ...numberAt(name, bound), [key]: true };
  return {
    ...numberAt("minimum", minInclusive),
    ...numberAt("maximum", maxInclusive),
    ...exclusive("minimum", "exclusiveMinimum", minExclusive),
    ...exclusive("maximum", "exclusiveMaximum", maxExclusive),
  };
}

function numberAt(key: string, text: string | undefined): JsonObject {
  const value = text === undefined ? NaN : Number(text);
  return Number.isFinite(value) ? { [key]: value } : {};
}

/** Every step of derivation must match. Patterns that cannot be translated, which loading reports, say nothing. */
function patterns(type: SimpleTypeDefinition): JsonObject {
  const [pattern, ...others] = patternsOfRestrictions(type).flatMap((step) => {
    const translated = step.map(translatePattern);
    const sources = translated.flatMap((translation) => (translation.ok ? [translation.source] : []));
    return sources.length === step.length ? [sources.join("|")] : [];
  });
  return {
    ...(pattern !== undefined && { pattern }),
    ...(others.length > 0 && { allOf: others.map((source) => ({ pattern: source })) }),
  };
}
