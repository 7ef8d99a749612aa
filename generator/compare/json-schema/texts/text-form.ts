import { isAnnotation } from "../../../model/json-schema/keywords.js";
import type { JsonSchema, JsonType } from "../../../model/json-schema/schema.js";
import { listsOf } from "./compare-lists.js";
import { asTexts } from "./travelling-values.js";

/** A schema of the texts of a schema's values. */
export interface TextForm {
  readonly schema: JsonSchema;
  /** False where it takes texts of no value as well, such as those of numbers beyond a bound. */
  readonly isExact: boolean;
}

type Flat = (schema: JsonSchema) => JsonSchema;

const common = ["origin", "types"] as const;
const textKeywords = new Set<string>([
  ...common,
  ..."minLength maxLength pattern format assertsFormat contentEncoding".split(" "),
]);
const numberKeywords = new Set<string>([
  ...common,
  ..."minimum maximum exclusiveMinimum exclusiveMaximum multipleOf format assertsFormat".split(" "),
]);
const listKeywords = new Set<string>([...common, ..."items minItems maxItems uniqueItems".split(" ")]);
const objectKeywords = new Set<string>([
  ...common,
  ..."properties required additionalProperties minProperties maxProperties".split(" "),
]);

/** Texts of numbers as JSON and URLs have them (RFC 8259, section 6). */
const numberTexts = "^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$";
const integerTexts = "^(?:0|-?[1-9][0-9]*)$";
const naturalTexts = "^(?:0|[1-9][0-9]*)$";

const maxDepth = 8;

/**
 * Returns the schema of the strings that values are sent as; undefined if a keyword has no meaning for strings. `repeated` are the fields
 * of a form that are lists of one item or more.
 */
export function serializedTexts(
  whole: JsonSchema,
  flat: Flat,
  repeated: ReadonlySet<string> = new Set(),
  depth = 0,
): TextForm | undefined {
  if (depth > maxDepth) return undefined;
  const schema = flat(whole);
  const { origin, types, enum: listed } = schema;
  if (listed !== undefined) {
    const isAlone = says(schema, new Set(["origin", "types", "enum"]));
    return { schema: { origin, enum: listed.map(asTexts) }, isExact: isAlone };
  }
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches !== undefined && says(schema, new Set(["origin", "anyOf", "oneOf"]))) {
    if (schema.anyOf !== undefined && schema.oneOf !== undefined) return undefined;
    const forms = branches.map((branch) => serializedTexts(branch, flat, repeated, depth + 1));
    return united(origin, forms, schema.anyOf !== undefined);
  }
  if (types === undefined || types.length === 0) return undefined;
  const all = new Set([...textKeywords, ...numberKeywords, ...listKeywords, ...objectKeywords]);
  if (!says(schema, all)) return undefined;
  return united(
    origin,
    types.map((type) => formOfType(schema, type, flat, repeated, depth)),
    true,
  );
}

function says(schema: JsonSchema, keywords: ReadonlySet<string>): boolean {
  return Object.keys(schema).every((keyword) => keywords.has(keyword) || isAnnotation(keyword));
}

function united(
  origin: JsonSchema["origin"],
  forms: readonly (TextForm | undefined)[],
  isExact: boolean,
): TextForm | undefined {
  const known = forms.filter((form) => form !== undefined);
  const [only] = known;
  if (known.length < forms.length || only === undefined) return undefined;
  if (known.length === 1) return only;
  return {
    schema: { origin, anyOf: known.map(({ schema }) => schema) },
    isExact: isExact && known.every((form) => form.isExact),
  };
}

function formOfType(
  schema: JsonSchema,
  type: JsonType,
  flat: Flat,
  repeated: ReadonlySet<string>,
  depth: number,
): TextForm | undefined {
  const { origin } = schema;
  switch (type) {
    case "string":
      return { schema: { ...only(schema, textKeywords), types: ["string"] }, isExact: true };
    case "integer":
    case "number": {
      const pattern = type === "number" ? numberTexts : isNatural(schema) ? naturalTexts : integerTexts;
      // Written otherwise a number is another text: "1e3" for 1000.
      const isExact = type === "integer" && Object.keys(only(schema, numberKeywords)).length === common.length;
      return { schema: { origin, types: ["string"], pattern }, isExact };
    }
    case "boolean":
      return { schema: { origin, enum: ["true", "false"] }, isExact: true };
    case "null":
      return { schema: { origin, enum: ["null"] }, isExact: true };
    case "array": {
      const items =
        schema.items === undefined ? anyText(origin) : serializedTexts(schema.items, flat, undefined, depth + 1);
      if (items === undefined) return undefined;
      return { ...items, schema: { ...only(schema, listKeywords), types: ["array"], items: items.schema } };
    }
    case "object":
      return objectForm(schema, flat, repeated, depth);
  }
}

function anyText(origin: JsonSchema["origin"]): TextForm {
  return { schema: { origin, types: ["string"] }, isExact: true };
}

/** True for a schema of integers none of which is negative. */
function isNatural({ minimum = -Infinity, exclusiveMinimum = -Infinity }: JsonSchema): boolean {
  return minimum >= 0 || exclusiveMinimum >= -1;
}

function objectForm(
  schema: JsonSchema,
  flat: Flat,
  repeated: ReadonlySet<string>,
  depth: number,
): TextForm | undefined {
  const properties = new Map<string, JsonSchema>();
  let isExact = true;
  for (const [name, inner] of schema.properties ?? []) {
    const form = serializedTexts(inner, flat, undefined, depth + 1);
    const inList = form && (repeated.has(name) ? listsOf(form.schema)?.schema : form.schema);
    if (form === undefined || inList === undefined) return undefined;
    isExact &&= form.isExact;
    properties.set(name, inList);
  }
  const { additionalProperties: rest } = schema;
  const others =
    rest === undefined || rest.boolean !== undefined ? undefined : serializedTexts(rest, flat, undefined, depth + 1);
  if (rest !== undefined && rest.boolean === undefined && others === undefined) return undefined;
  const objectSchema: JsonSchema = { ...only(schema, objectKeywords), types: ["object"], properties };
  return {
    schema: others === undefined ? objectSchema : { ...objectSchema, additionalProperties: others.schema },
    isExact: isExact && (others?.isExact ?? true),
  };
}

function only(schema: JsonSchema, keywords: ReadonlySet<string>): JsonSchema {
  const kept = Object.entries(schema).filter(([keyword]) => keywords.has(keyword));
  return Object.fromEntries(kept) as unknown as JsonSchema;
}
