import type { Version } from "../version.js";
import { discriminator } from "./discriminator.js";
import { count, definitions, flag, list, map, number, pattern, patternMap, single, text } from "./keyword-shapes.js";
import {
  anchor, constant, defaultValue, dependentRequired, dialect, enumeration, example, examples, identifier, ref,
  required, type, type30,
} from "./keyword-values.js"; // prettier-ignore
import { reportShape, type Keyword } from "./scope.js";

const nothing: Keyword = () => undefined;

/** Keywords that OpenAPI 3.0 and 3.1 share, with the same meaning. */
const shared: Readonly<Record<string, Keyword>> = {
  $ref: ref,
  title: text("title"),
  description: text("description"),
  default: defaultValue,
  example,
  deprecated: flag("deprecated"),
  readOnly: flag("readOnly"),
  writeOnly: flag("writeOnly"),
  enum: enumeration,
  format: text("format"),
  multipleOf: number("multipleOf", true),
  maximum: number("maximum"),
  minimum: number("minimum"),
  maxLength: count("maxLength"),
  minLength: count("minLength"),
  pattern,
  items: single("items"),
  maxItems: count("maxItems"),
  minItems: count("minItems"),
  uniqueItems: flag("uniqueItems"),
  properties: map("properties"),
  additionalProperties: single("additionalProperties"),
  required,
  maxProperties: count("maxProperties"),
  minProperties: count("minProperties"),
  allOf: list("allOf"),
  anyOf: list("anyOf"),
  oneOf: list("oneOf"),
  not: single("not"),
  discriminator,
  // XML is described by XSD (`x-xsd-element`); links to documentation say nothing of values.
  xml: nothing,
  externalDocs: nothing,
};

/** Both limits are true or false in OpenAPI 3.0, beside the limit they sharpen; `lowerSchema` reads them. */
const boolean30: Keyword = (value, scope, key) => {
  if (typeof value === "boolean") return;
  const hint =
    typeof value === "number"
      ? `write "${key === "exclusiveMaximum" ? "maximum" : "minimum"}: ${value}" and "${key}: true"`
      : undefined;
  reportShape(scope, key, "true or false", hint);
};

const nullable: Keyword = (value, scope, key) => {
  if (typeof value !== "boolean") reportShape(scope, key, "true or false");
};

const dialect30: Readonly<Record<string, Keyword>> = {
  ...shared,
  type: type30,
  nullable,
  exclusiveMaximum: boolean30,
  exclusiveMinimum: boolean30,
};

const dialect31: Readonly<Record<string, Keyword>> = {
  ...shared,
  type,
  const: constant,
  exclusiveMaximum: number("exclusiveMaximum"),
  exclusiveMinimum: number("exclusiveMinimum"),
  examples,
  contentEncoding: text("contentEncoding"),
  contentMediaType: text("contentMediaType"),
  contentSchema: single("contentSchema"),
  prefixItems: list("prefixItems"),
  contains: single("contains"),
  minContains: count("minContains"),
  maxContains: count("maxContains"),
  unevaluatedItems: single("unevaluatedItems"),
  patternProperties: patternMap,
  unevaluatedProperties: single("unevaluatedProperties"),
  propertyNames: single("propertyNames"),
  dependentRequired,
  dependentSchemas: map("dependentSchemas"),
  if: single("if"),
  then: single("then"),
  else: single("else"),
  $defs: definitions,
  // The name of $defs before 2019-09, kept by the meta-schema of 2020-12 for schemas in transition.
  definitions,
  $schema: dialect,
  $id: identifier,
  $anchor: anchor,
  $comment: nothing,
  $vocabulary: nothing,
};

const tables: Readonly<Record<Version, ReadonlyMap<string, Keyword>>> = {
  "3.0": new Map(Object.entries(dialect30)),
  "3.1": new Map(Object.entries(dialect31)),
};

/** The keywords of a version's Schema Object, each with its reader. */
export function keywordsOf(version: Version): ReadonlyMap<string, Keyword> {
  return tables[version];
}

/** Keywords that are refused wherever they stand: what they mean depends on how a validator came to the schema. */
export const dynamicKeywords: ReadonlySet<string> = new Set([
  "$dynamicRef",
  "$dynamicAnchor",
  "$recursiveRef",
  "$recursiveAnchor",
]);

/** The way out for keywords of earlier drafts and other versions. */
export const movedKeywords: ReadonlyMap<string, string> = new Map([
  ["nullable", 'write type: [..., "null"]'],
  ["additionalItems", 'write "items" beside "prefixItems"'],
  ["dependencies", 'write "dependentRequired" or "dependentSchemas"'],
  ["id", 'write "$id"'],
  ["divisibleBy", 'write "multipleOf"'],
  ["extends", 'write "allOf"'],
  ["const", 'write "enum" with one value'],
  ["examples", 'write "example"'],
  ["patternProperties", 'write "additionalProperties", or move to OpenAPI 3.1'],
  ["$defs", "move the schemas to components/schemas"],
  ["definitions", "move the schemas to components/schemas"],
]);
