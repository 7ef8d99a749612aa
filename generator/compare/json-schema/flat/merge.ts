import type { JsonSchema, JsonType } from "../../../model/json-schema/schema.js";
import { includesValue } from "../../../model/json-schema/includes-value.js";
import { listedValues } from "./finite-values.js";
import type { SchemaDraft, Source } from "./flat-schema.js";
import { conjunction, mergeMembers } from "./merge-members.js";
import { stricterDivisor } from "./set-apart.js";

/** Keywords of which a schema holds one. */
const single = ["pattern", "format", "contains", "anyOf", "oneOf", "not", "if", "unevaluatedItems", "unevaluatedProperties"] as const; // prettier-ignore

const upper = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"] as const;
const lower = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"] as const;

/** Annotations: what is said first stands. */
const notes = ["default", "deprecated", "readOnly", "writeOnly", "contentEncoding", "contentMediaType", "contentSchema", "discriminator", "title", "description", "extensions"] as const; // prettier-ignore

/** Keywords that belong to the one before them. */
const together = { contains: ["minContains", "maxContains"], if: ["then", "else"] } as const;

/** Adds what a part says to a draft. What cannot be said together was set apart before. */
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

/** The types that two lists share; "integer" is a part of "number". */
function commonTypes(a: readonly JsonType[], b: readonly JsonType[]): readonly JsonType[] {
  const shared = a.filter((type) => b.includes(type) || (type === "integer" && b.includes("number")));
  const integer = !shared.includes("integer") && b.includes("integer") && a.includes("number") && !b.includes("number");
  return integer ? [...shared, "integer"] : shared;
}
