import {
  keywordRows,
  type KeywordName,
  type KeywordRow,
  type KeywordsOfShape,
} from "../../../model/json-schema/keywords.js";
import type { JsonSchema, JsonType } from "../../../model/json-schema/schema.js";
import { includesValue } from "../../../model/json-schema/includes-value.js";
import { finiteEnumValues } from "./finite-values.js";
import type { SchemaDraft, Source } from "./flat-schema.js";
import { conjunction, mergeMembers } from "./merge-members.js";
import { stricterDivisor } from "./disjoint-branches.js";

/** Keywords that are merged in a way of their own, or were set apart. */
const special: ReadonlySet<KeywordName> = new Set([
  "ref",
  "types",
  "enum",
  "const",
  "multipleOf",
  "prefixItems",
  "items",
  "uniqueItems",
  "properties",
  "patternProperties",
  "additionalProperties",
  "propertyNames",
  "required",
  "dependentRequired",
  "dependentSchemas",
  "allOf",
  "examples",
]);

const others = keywordRows.filter(
  ([name, { bound, beside }]) => !special.has(name) && bound === undefined && beside === undefined,
);

type Limit = KeywordsOfShape<"number" | "count">;

const limits = keywordRows.filter(
  ([, { bound, beside }]) => bound !== undefined && beside === undefined,
) as readonly (readonly [Limit, KeywordRow])[];

/** Keywords of which a schema holds one. */
const single = namesOf(others.filter(([, { role }]) => role === undefined));

/** Annotations: what is said first stands. */
const notes = namesOf(others.filter(([, { role }]) => role !== undefined));

function namesOf(rows: typeof keywordRows): readonly KeywordName[] {
  return rows.map(([name]) => name);
}

/** Adds what a part says to a draft. Constraints that cannot be said together were set apart before. */
export function merge(draft: SchemaDraft, part: JsonSchema, source: Source, sources: Map<string, Source>): void {
  const came = (key: string): void => {
    sources.set(key, source);
  };
  if (part.boolean === false) draft.boolean = false;
  if (part.types !== undefined) {
    const types = draft.types === undefined ? part.types : commonTypes(draft.types, part.types);
    if (draft.types === undefined || types.length < draft.types.length) came("types");
    draft.types = types;
  }
  const values = part.enum === undefined && part.const === undefined ? undefined : finiteEnumValues(part);
  if (values !== undefined) {
    draft.enum = draft.enum?.filter((value) => includesValue(values, value)) ?? values;
    came("enum");
  }
  for (const [keyword, { bound }] of limits) mergeLimit(keyword, bound === "upper");
  if (part.multipleOf !== undefined) {
    const merged =
      draft.multipleOf === undefined ? part.multipleOf : stricterDivisor(draft.multipleOf, part.multipleOf);
    if (merged !== draft.multipleOf) came("multipleOf");
    if (merged !== undefined) draft.multipleOf = merged;
  }
  for (const keyword of single) {
    if (part[keyword] === undefined || draft[keyword] !== undefined) continue;
    Object.assign(draft, { [keyword]: part[keyword] });
    came(keyword);
  }
  for (const [keyword, { beside }] of keywordRows) {
    if (beside === undefined || part[beside] === undefined || part[keyword] === undefined) continue;
    Object.assign(draft, { [keyword]: part[keyword] });
    came(keyword);
  }
  if (part.prefixItems !== undefined) {
    draft.prefixItems = part.prefixItems;
    came("prefixItems");
  }
  if (part.items !== undefined) {
    draft.items = draft.items === undefined ? part.items : conjunction(draft.items, part.items);
    came("items");
  }
  if (part.uniqueItems === true && draft.uniqueItems !== true) {
    draft.uniqueItems = true;
    came("uniqueItems");
  }
  mergeMembers(draft, part, came);
  for (const keyword of notes) {
    if (part[keyword] === undefined || draft[keyword] !== undefined) continue;
    Object.assign(draft, { [keyword]: part[keyword] });
    came(keyword);
  }

  function mergeLimit(keyword: Limit, isUpper: boolean): void {
    const value = part[keyword];
    const known = draft[keyword];
    if (value === undefined || (known !== undefined && (isUpper ? value >= known : value <= known))) return;
    draft[keyword] = value;
    came(keyword);
  }
}

/** The types that two lists share; "integer" is a part of "number". */
function commonTypes(a: readonly JsonType[], b: readonly JsonType[]): readonly JsonType[] {
  const shared = a.filter((type) => b.includes(type) || (type === "integer" && b.includes("number")));
  const integer = !shared.includes("integer") && b.includes("integer") && a.includes("number") && !b.includes("number");
  return integer ? [...shared, "integer"] : shared;
}
