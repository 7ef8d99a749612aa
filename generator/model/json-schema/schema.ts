import type { Origin } from "../../diagnostics/origin.js";
import { keywordRow, keywordRows, type KeywordName, type keywords } from "./keywords.js";

/** A JSON value as written. Objects are plain records without a prototype; loading rejects numbers that exceed a double. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** A type of JSON Schema. JSON Schema Validation, section 6.1.1. */
export type JsonType = "null" | "boolean" | "integer" | "number" | "string" | "array" | "object";

/** The values that the model holds for a keyword, by the keyword's shape. */
export interface SchemaValues {
  readonly ref: SchemaRef;
  readonly types: readonly JsonType[];
  /** One JSON value, in an object since it may be null or undefined in a map. */
  readonly value: { readonly value: JsonValue };
  readonly values: readonly JsonValue[];
  readonly examples: readonly SchemaExample[];
  readonly text: string;
  /** A regular expression as written. */
  readonly pattern: string;
  /** True or false as written. */
  readonly flag: boolean;
  /** An integer of zero or more. */
  readonly count: number;
  /** Any number that JSON writes. */
  readonly number: number;
  /** Above zero. */
  readonly positive: number;
  /** Names of properties, each once. */
  readonly names: readonly string[];
  /** Names of properties that are required next to the property of the key's name. */
  readonly namesByName: ReadonlyMap<string, readonly string[]>;
  /** Keys are serialized values: a string as it is, any other value as JSON. */
  readonly textsByValue: ReadonlyMap<string, string>;
  readonly schema: JsonSchema;
  readonly schemas: readonly JsonSchema[];
  /** Schemas by the name of a property or a definition. */
  readonly schemasByName: ReadonlyMap<string, JsonSchema>;
  /** Schemas of properties by the regular expression that their names match. */
  readonly schemasByPattern: ReadonlyMap<string, JsonSchema>;
  readonly discriminator: Discriminator;
  readonly xml: XmlObject;
  /** Properties that begin with "x-", with their values as written. */
  readonly extensions: ReadonlyMap<string, JsonValue>;
}

/** An example of a schema, and the way to it: `["example"]`, or `["examples", 0]`. */
export interface SchemaExample {
  readonly value: JsonValue;
  /** Keys and indexes from the schema to the example. */
  readonly way: readonly (string | number)[];
}

type Keywords = typeof keywords;

type Said = { readonly [Name in keyof Keywords]?: SchemaValues[Keywords[Name]["shape"]] };

/**
 * One JSON Schema 2020-12 schema; loading converts OpenAPI 3.0's dialect into it. Each position in a spec has one node,
 * so nodes can be compared and cached by identity. Only `ref.target` can form cycles.
 */
export interface JsonSchema extends Said {
  readonly origin: Origin;
  /** `true` and `false` as schemas (core, section 4.3.2). All other properties are then undefined. */
  readonly boolean?: boolean;
  /** True if the schema's dialect asserts its format regardless of settings (2020-12 validation, section 7.2.2). */
  readonly assertsFormat?: true;
  /** OpenAPI, `externalDocs`: a URL, and its description behind it. */
  readonly seeAlso?: string;
  /** True in a relaxed copy (`plan/answers/`): several branches of its `oneOf` may match. */
  readonly mayMatchSeveral?: true;
  /** Set for a reference that is limited to its values of the tag by its `properties`, or by a union: the setting for types. */
  readonly tagged?: "as-written" | "narrow";
}

/** `$ref` as written, and the schema it names. */
export interface SchemaRef {
  readonly text: string;
  /** The schema itself, shared with every other reference to it. */
  readonly target: JsonSchema;
}

/** OpenAPI, XML Object: the XML representation of a value. */
export interface XmlObject {
  /** The name of the element or attribute; undefined if it is the name of the property. */
  readonly name?: string;
  /** A URI; undefined if the element or attribute is in no namespace. */
  readonly namespace?: string;
  /** The prefix to write; undefined if names have none. */
  readonly prefix?: string;
  /** True if the value is an attribute; undefined or false for an element. */
  readonly attribute?: boolean;
  /** True if an element wraps the items of a list; undefined or false if they are siblings. */
  readonly wrapped?: boolean;
}

/** The property that distinguishes the branches of a union. OpenAPI 3.1, section 4.8.25. */
export interface Discriminator {
  /** The name of the property whose value names the branch. */
  readonly propertyName: string;
  /** Value of the property -> schema; explicit mappings first, then the implied names of the branches. */
  readonly mapping: ReadonlyMap<string, JsonSchema>;
  readonly origin: Origin;
}

/** The schemas directly inside a schema; `ref` is not followed. */
export function subschemas(schema: JsonSchema): readonly JsonSchema[] {
  const found: JsonSchema[] = [];
  for (const keyword in schema) found.push(...schemasUnder(schema, keyword as keyof JsonSchema));
  return found;
}

const none: readonly JsonSchema[] = [];

/** The schemas of one keyword of a schema; `ref` is not followed. */
export function schemasUnder(schema: JsonSchema, keyword: keyof JsonSchema): Iterable<JsonSchema> {
  const said = schema[keyword];
  if (said === undefined) return none;
  switch (keywordRow(keyword)?.shape) {
    case "schema":
      return [said as JsonSchema];
    case "schemas":
      return said as readonly JsonSchema[];
    case "schemasByName":
    case "schemasByPattern":
      return (said as ReadonlyMap<string, JsonSchema>).values();
    default:
      return none;
  }
}

const inPlaceKeywords: readonly KeywordName[] = keywordRows.flatMap(([name, { applies }]) =>
  applies === "here" && name !== "ref" ? [name] : [],
);

/** The schemas that apply to the same value as a schema itself; always the same empty list when there are none. */
export function schemasInPlace(schema: JsonSchema): readonly JsonSchema[] {
  const found = schema.ref === undefined ? [] : [schema.ref.target];
  for (const keyword of inPlaceKeywords)
    if (schema[keyword] !== undefined) found.push(...schemasUnder(schema, keyword));
  return found.length === 0 ? none : found;
}

/** Returns a value as a key for documentation of values: a string as it is, any other value as JSON. */
export function valueText(value: JsonValue): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
