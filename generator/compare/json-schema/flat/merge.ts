import { equalsJson } from "../../../../templates/runtime/json-equal.js";
import { hasDivisor } from "../../../../templates/runtime/multiple-of.js";
import type { JsonSchema, JsonType } from "../../../model/json-schema/schema.js";
import { includesValue, listedValues } from "./finite-values.js";
import type { SchemaDraft, Source } from "./flat-schema.js";
import { canMergeMembers, conjunction, mergeMembers } from "./merge-members.js";

/** Keywords of which a schema holds one; a second one that says something else cannot be merged. */
const single = ["pattern", "format", "contains", "anyOf", "oneOf", "not", "if", "unevaluatedItems", "unevaluatedProperties"] as const; // prettier-ignore

const upper = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"] as const;
const lower = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"] as const;

/** Annotations: what is said first stands. */
const notes = ["default", "deprecated", "readOnly", "writeOnly", "contentEncoding", "contentMediaType", "contentSchema", "discriminator", "title", "description"] as const; // prettier-ignore

/** Keywords that belong to the one before them. */
const together = { contains: ["minContains", "maxContains"], if: ["then", "else"] } as const;

/** Whether one schema can say what two say. */
export function canMerge(draft: JsonSchema, part: JsonSchema): boolean {
  if (draft.boolean === false || part.boolean === false) return draft.boolean === undefined && isEmpty(draft);
  for (const keyword of single) {
    if (draft[keyword] === undefined || part[keyword] === undefined) continue;
    if (typeof draft[keyword] !== "string" || draft[keyword] !== part[keyword]) return false;
  }
  if (draft.types !== undefined && part.types !== undefined && commonTypes(draft.types, part.types).length === 0) {
    return false;
  }
  if (draft.multipleOf !== undefined && part.multipleOf !== undefined && stricter(draft.multipleOf, part.multipleOf) === undefined) return false; // prettier-ignore
  const hasItems = (schema: JsonSchema): boolean => schema.items !== undefined || schema.prefixItems !== undefined;
  if (hasItems(draft) && hasItems(part) && (draft.prefixItems !== undefined || part.prefixItems !== undefined)) {
    return false;
  }
  return canMergeMembers(draft, part);
}

function isEmpty(schema: JsonSchema): boolean {
  return Object.keys(schema).length === 1;
}

/** Adds what a part says to a draft. `canMerge` has said that it can be done. */
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
  const values = part.enum === undefined && part.const === undefined ? undefined : listedValues(part);
  if (values !== undefined) {
    draft.enum = draft.enum?.filter((value) => includesValue(values, value)) ?? values;
    came("enum");
  }
  for (const keyword of upper) mergeLimit(keyword, (a, b) => a < b);
  for (const keyword of lower) mergeLimit(keyword, (a, b) => a > b);
  if (part.multipleOf !== undefined) {
    const merged = draft.multipleOf === undefined ? part.multipleOf : stricter(draft.multipleOf, part.multipleOf);
    if (merged !== draft.multipleOf) came("multipleOf");
    if (merged !== undefined) draft.multipleOf = merged;
  }
  for (const keyword of single) {
    if (part[keyword] === undefined || draft[keyword] !== undefined) continue;
    Object.assign(draft, { [keyword]: part[keyword] });
    came(keyword);
  }
  for (const [keyword, others] of Object.entries(together)) {
    if (part[keyword as keyof typeof together] === undefined) continue;
    for (const other of others) {
      if (part[other] === undefined) continue;
      Object.assign(draft, { [other]: part[other] });
      came(other);
    }
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

  function mergeLimit(keyword: (typeof upper)[number] | (typeof lower)[number], isStricter: Compare): void {
    const value = part[keyword];
    const known = draft[keyword];
    if (value === undefined || (known !== undefined && !isStricter(value, known))) return;
    draft[keyword] = value;
    came(keyword);
  }
}

type Compare = (a: number, b: number) => boolean;

/** The one of two divisors that the other divides. */
function stricter(a: number, b: number): number | undefined {
  if (equalsJson(a, b) || hasDivisor(a, b)) return a;
  return hasDivisor(b, a) ? b : undefined;
}

/** The types that two lists share; "integer" is a part of "number". */
export function commonTypes(a: readonly JsonType[], b: readonly JsonType[]): readonly JsonType[] {
  const shared = a.filter((type) => b.includes(type) || (type === "integer" && b.includes("number")));
  const integer = !shared.includes("integer") && b.includes("integer") && a.includes("number") && !b.includes("number");
  return integer ? [...shared, "integer"] : shared;
}
