import { numberFormats, textFormats } from "../../model/json-schema/formats.js";
import { keywordRow } from "../../model/json-schema/keywords.js";
import { schemasUnder, type JsonSchema, type JsonType, type JsonValue } from "../../model/json-schema/schema.js";
import { usersOf } from "../../model/users-of.js";
import type { FormatLevel } from "../../settings/format-levels.js";
import { tagSchemas } from "./tag-schemas.js";

/** Relaxed copies of schemas, for lenient checks of responses. */
export interface LooseSchemas {
  /** Returns the relaxed copy of a schema; the schema itself if neither it nor its references change. */
  of(schema: JsonSchema): JsonSchema;
  /** True for schemas that responses are checked against. */
  reaches(schema: JsonSchema): boolean;
  /** True for enumerations that accept other values. */
  opens(schema: JsonSchema): boolean;
  /** True for schemas that are such an enumeration or contain one. */
  opensWithin(schema: JsonSchema): boolean;
}

/**
 * Relaxes the schemas of responses: formats are not checked, and unknown properties are accepted. So are values outside
 * an `enum`, unless they are tags or constants. A value may match several branches of a `oneOf`. Schemas of `not`, `if`
 * and `contains` are unchanged, since relaxing them would reject more.
 */
export function loosenSchemas(roots: Iterable<JsonSchema>, formats: FormatLevel): LooseSchemas {
  const reached = new Set(roots);
  for (const schema of reached) for (const inner of loosenedInside(schema)) reached.add(inner);
  const tags = tagSchemas(reached);
  const opens = (schema: JsonSchema): boolean =>
    reached.has(schema) && !tags.has(schema) && schema.enum !== undefined && isOpenable(schema.enum, schema);
  const opened = [...reached].filter(opens);
  const changed = [...opened, ...[...reached].filter((schema) => saysTooMuch(schema, formats))];
  const differing = usersOf(reached, loosenedInside, changed);
  const copies = new Map<JsonSchema, JsonSchema>([...differing].map((schema) => [schema, { origin: schema.origin }]));
  const of = (schema: JsonSchema): JsonSchema => copies.get(schema) ?? schema;
  for (const [schema, copy] of copies) Object.assign(copy, loosened(schema, opens(schema), of));
  const opening = usersOf(reached, loosenedInside, opened);
  return {
    of,
    opens,
    opensWithin: (schema) => opening.has(schema),
    reaches: (schema) => reached.has(schema),
  };
}

/** Keywords whose schemas are conditions: a value that does not match them is not rejected. */
const questions: ReadonlySet<string> = new Set(["not", "if", "contains"]);

function loosenedInside(schema: JsonSchema): readonly JsonSchema[] {
  const found = schema.ref === undefined ? [] : [schema.ref.target];
  for (const keyword in schema) {
    if (!questions.has(keyword)) found.push(...schemasUnder(schema, keyword as keyof JsonSchema));
  }
  return found;
}

/** A list can be extended if it contains a string or a number: no third boolean exists. */
function isOpenable(values: readonly JsonValue[], schema: JsonSchema): boolean {
  const isScalar = values.every((value) => typeof value !== "object" || value === null);
  return schema.const === undefined && isScalar && values.some((value) => /^(string|number)$/.test(typeof value));
}

function saysTooMuch(schema: JsonSchema, formats: FormatLevel): boolean {
  return (
    asksFormat(schema, formats) ||
    closing.some((keyword) => schema[keyword]?.boolean === false) ||
    (schema.oneOf?.length ?? 0) > 1
  );
}

/** True for a format that is checked: an unknown format, or one for another type, does not constrain the value. */
function asksFormat({ format = "", types, assertsFormat }: JsonSchema, level: FormatLevel): boolean {
  if (level === "none" && assertsFormat !== true) return false;
  const allows = (...wanted: readonly JsonType[]): boolean => wanted.some((type) => types?.includes(type) ?? true);
  return (textFormats.has(format) && allows("string")) || (numberFormats.has(format) && allows("integer", "number"));
}

const closing = ["additionalProperties", "unevaluatedProperties"] as const;

function loosened(schema: JsonSchema, isOpen: boolean, of: (schema: JsonSchema) => JsonSchema): JsonSchema {
  const copy: Record<string, unknown> = {};
  for (const [keyword, said] of Object.entries(schema)) {
    const isClosing = (closing as readonly string[]).includes(keyword) && (said as JsonSchema).boolean === false;
    if (keyword === "format" || isClosing || (keyword === "enum" && isOpen)) continue;
    copy[keyword] = questions.has(keyword) ? said : withSchemas(keyword, said, of);
  }
  if (isOpen) copy["types"] = openTypes(schema);
  if ((schema.oneOf?.length ?? 0) > 1) copy["mayMatchSeveral"] = true;
  return copy as unknown as JsonSchema;
}

/** Returns the types of an enumeration's values that `type` accepts. */
export function openTypes({ enum: values = [], types }: JsonSchema): readonly JsonType[] {
  const listed = new Set(values.map((value) => (value === null ? "null" : (typeof value as JsonType))));
  const possibleTypes = types ?? [...listed];
  return possibleTypes.filter((type) => listed.has(type === "integer" ? "number" : type));
}

function withSchemas(keyword: string, said: unknown, of: (schema: JsonSchema) => JsonSchema): unknown {
  switch (keywordRow(keyword)?.shape) {
    case "ref": {
      const { text, target } = said as NonNullable<JsonSchema["ref"]>;
      return { text, target: of(target) };
    }
    case "schema":
      return of(said as JsonSchema);
    case "schemas":
      return (said as readonly JsonSchema[]).map(of);
    case "schemasByName":
    case "schemasByPattern":
      return mapped(said as ReadonlyMap<string, JsonSchema>, of);
    case "discriminator": {
      const { mapping, ...rest } = said as NonNullable<JsonSchema["discriminator"]>;
      return { ...rest, mapping: mapped(mapping, of) };
    }
    default:
      return said;
  }
}

function mapped(
  schemas: ReadonlyMap<string, JsonSchema>,
  of: (schema: JsonSchema) => JsonSchema,
): ReadonlyMap<string, JsonSchema> {
  return new Map([...schemas].map(([name, schema]) => [name, of(schema)]));
}
