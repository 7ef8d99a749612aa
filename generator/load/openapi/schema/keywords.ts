import {
  keywordRows, type KeywordShape, type KeywordsOfShape,
} from "../../../model/json-schema/keywords.js"; // prettier-ignore
import type { Version } from "../version.js";
import { discriminator } from "./discriminator.js";
import {
  count,
  definitions,
  flag,
  list,
  map,
  number,
  pattern,
  patternMap,
  positive,
  single,
  text,
} from "./keyword-shapes.js";
import {
  anchor, anyValue, dialect, example, examples, identifier, nameList, nameLists, ref, textsByValue, type, type30, valueList,
} from "./keyword-values.js"; // prettier-ignore
import { reportShape, type Keyword } from "./scope.js";
import { xmlObject } from "./xml-object.js";

const nothing: Keyword = () => undefined;

/** The reader of a keyword, by its shape. Extensions have names of their own. */
const readers: { readonly [Shape in Exclude<KeywordShape, "extensions">]: (name: KeywordsOfShape<Shape>) => Keyword } =
  {
    ref: () => ref,
    types: () => type,
    value: anyValue,
    values: valueList,
    examples: () => examples,
    text,
    pattern,
    flag,
    count,
    number,
    positive,
    names: nameList,
    namesByName: nameLists,
    textsByValue,
    schema: single,
    schemas: list,
    schemasByName: map,
    schemasByPattern: patternMap,
    discriminator: () => discriminator,
    xml: () => xmlObject,
  };

/** The keywords of the model that a version has, by their names in a spec. */
function modelled(version: Version): readonly (readonly [string, Keyword])[] {
  return keywordRows.flatMap(([name, { shape, written = name, isNew }]) => {
    if (shape === "extensions" || (isNew && version === "3.0")) return [];
    return [[written, (readers[shape] as (name: string) => Keyword)(name)]];
  });
}

/** Keywords that OpenAPI 3.0 and 3.1 share, and that the model does not have under a name of their own. */
const shared: Readonly<Record<string, Keyword>> = {
  example,
  // Links to documentation say nothing of values.
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
  "3.0": new Map([...modelled("3.0"), ...Object.entries(dialect30)]),
  "3.1": new Map([...modelled("3.1"), ...Object.entries(dialect31)]),
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
