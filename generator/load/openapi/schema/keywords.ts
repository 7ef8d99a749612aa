import { keywordRows, type KeywordShape, type KeywordsOfShape } from "../../../model/json-schema/keywords.js";
import { hasVocabularyOf, type Dialect, type DialectName } from "../../json-schema/dialects.js";
import { isObject } from "../cursor.js";
import { seeAlso } from "../see-also.js";
import { discriminator } from "./discriminator.js";
import {
  additionalItems,
  countKeyword,
  definitions,
  flag,
  itemsOrList,
  list,
  map,
  number,
  patternKeyword,
  patternMap,
  positive,
  single,
  textKeyword,
} from "./keyword-shapes.js";
import {
  anchor,
  anyValue,
  dependencies,
  dialect,
  example,
  examples,
  idKeyword,
  nameList,
  nameLists,
  ref,
  reference,
  textsByValue,
  type,
  type30,
  valueList,
} from "./keyword-values.js";
import { placeOfKeyword, reportShape, type Keyword } from "./scope.js";
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
    text: textKeyword,
    pattern: patternKeyword,
    flag,
    count: countKeyword,
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

/** The drafts of JSON Schema, oldest first. */
const drafts: readonly DialectName[] = ["draft-04", "draft-06", "draft-07", "2019-09", "2020-12"];

/** The keywords of the model that a dialect has, by their names in a spec. */
function modelled(dialect: Dialect): readonly (readonly [string, Keyword])[] {
  const { name: draft } = dialect;
  const isOpenApi = draft === "oas-3.0" || draft === "oas-3.1";
  const age = isOpenApi ? drafts.length : drafts.indexOf(draft);
  return keywordRows.flatMap(([name, { shape, written = name, isNew, since = "draft-04", isOfOpenApi }]) => {
    if (shape === "extensions" || (isNew && draft === "oas-3.0") || (isOfOpenApi === true && !isOpenApi)) return [];
    if (drafts.indexOf(since as DialectName) > age || !hasVocabularyOf(dialect, name)) return [];
    return [[written, (readers[shape] as (name: string) => Keyword)(name)]];
  });
}

/** Keywords that OpenAPI 3.0 and 3.1 share, and that the model does not have under a name of their own. */
const shared: Readonly<Record<string, Keyword>> = {
  example,
  // A link says nothing of values.
  externalDocs: (_, { at, draft }) => void Object.assign(draft, seeAlso(at)),
};

/** Both limits are true or false in OpenAPI 3.0, beside the limit they sharpen; `lowerSchema` reads them. */
const boolean30: Keyword = (value, scope, key) => {
  if (typeof value === "boolean") return;
  const hint =
    typeof value === "number"
      ? `write "${key === "exclusiveMaximum" ? "maximum" : "minimum"}: ${value}" and "${key}: true"`
      : undefined;
  reportShape(scope, key, "a boolean", hint);
};

/**
 * A limit of its own in OpenAPI 3.1. True or false beside the limit that it sharpens is the form of 3.0: what it means is certain, so lenient
 * reading takes it, and `lowerLimits` reads it.
 */
const limit31 =
  (name: "exclusiveMaximum" | "exclusiveMinimum"): Keyword =>
  (value, scope, key) => {
    const sharpened = name === "exclusiveMaximum" ? "maximum" : "minimum";
    const limit = isObject(scope.at.value) ? scope.at.value[sharpened] : undefined;
    if (typeof value !== "boolean" || typeof limit !== "number") number(name)(value, scope, key);
    else {
      const hint = value ? `write "${key}: ${limit}" instead of "${sharpened}: ${limit}"` : `remove "${key}"`;
      scope.context.diagnostics.report("json-schema/boolean-limit", placeOfKeyword(scope, key), { key, hint });
    }
  };

const nullable: Keyword = (value, scope, key) => {
  if (typeof value !== "boolean") reportShape(scope, key, "a boolean");
};

const writeOnlyIsSensitive: Keyword = (value, { draft }) => {
  if (value === true) draft.sensitive = true;
};

/** Keywords of all drafts that the model does not have under a name of their own. */
const anyDraft: Readonly<Record<string, Keyword>> = {
  // The name of $defs before 2019-09, kept by the meta-schema of 2020-12 for schemas in transition.
  definitions,
  // Kept by the same meta-schema; `lowerOlder` reads it.
  dependencies,
  $schema: dialect,
  $comment: nothing,
  // Marks for those who exchange values. A schema by itself has no sides; no problem shows a value that nobody may read.
  readOnly: nothing,
  writeOnly: writeOnlyIsSensitive,
};

const since2019: Readonly<Record<string, Keyword>> = {
  ...anyDraft,
  $defs: definitions,
  $id: idKeyword,
  $anchor: anchor,
  $vocabulary: nothing,
};

const since2020: Readonly<Record<string, Keyword>> = { ...since2019, $dynamicAnchor: anchor, $dynamicRef: reference };

/** Lists of schemas for the first items, before 2020-12. */
const listedItems: Readonly<Record<string, Keyword>> = { items: itemsOrList, additionalItems };

/** The keywords of each dialect that the model does not have, or that it reads in another way. */
const others: Readonly<Record<DialectName, Readonly<Record<string, Keyword>>>> = {
  "oas-3.0": { ...shared, type: type30, nullable, exclusiveMaximum: boolean30, exclusiveMinimum: boolean30 },
  "oas-3.1": {
    ...shared,
    ...since2020,
    readOnly: flag("readOnly"),
    writeOnly: flag("writeOnly"),
    exclusiveMaximum: limit31("exclusiveMaximum"),
    exclusiveMinimum: limit31("exclusiveMinimum"),
  },
  "2020-12": since2020,
  "2019-09": { ...since2019, ...listedItems, $recursiveRef: reference, $recursiveAnchor: nothing },
  "draft-07": { ...anyDraft, ...listedItems, $id: idKeyword },
  "draft-06": { ...anyDraft, ...listedItems, $id: idKeyword },
  "draft-04": { ...anyDraft, ...listedItems, id: idKeyword, exclusiveMaximum: boolean30, exclusiveMinimum: boolean30 },
};

const tables = new Map<Dialect, ReadonlyMap<string, Keyword>>();

/** The keywords of a dialect, each with its reader. */
export function keywordsOf(dialect: Dialect): ReadonlyMap<string, Keyword> {
  const known = tables.get(dialect);
  if (known !== undefined) return known;
  const table = new Map([...modelled(dialect), ...Object.entries(others[dialect.name])]);
  if (dialect.vocabularies === undefined) tables.set(dialect, table);
  return table;
}

/** The way out for keywords of earlier drafts and other versions. */
export const movedKeywords: ReadonlyMap<string, string> = new Map([
  ["nullable", 'write type: [..., "null"]'],
  ["additionalItems", 'write "items" next to "prefixItems"'],
  ["dependencies", 'write "required" or "allOf"'],
  ["id", 'write "$id"'],
  ["divisibleBy", 'write "multipleOf"'],
  ["extends", 'write "allOf"'],
  ["const", 'write "enum" with one value'],
  ["examples", 'write "example"'],
  ["patternProperties", 'write "additionalProperties", or move to OpenAPI 3.1'],
  ["$defs", "move the schemas to components/schemas"],
  ["definitions", "move the schemas to components/schemas"],
]);
