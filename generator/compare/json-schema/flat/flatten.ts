import type { JsonSchema } from "../../../model/json-schema/schema.js";
import { finiteValues, listedValues, silent } from "./finite-values.js";
import type { FlatSchema, SchemaDraft, Source } from "./flat-schema.js";
import { canMerge, merge } from "./merge.js";

/** Tells the name of a schema that has one of its own. */
export type NameOf = (schema: JsonSchema) => string | undefined;

/** Parts that are still looked at; what lies beyond stays in allOf. */
const maxParts = 200;

/** Brings together what applies to the same value. JSON Schema, core 8.2.3.1 and 10.2.1. */
export function flatten(whole: JsonSchema, nameOf: NameOf): FlatSchema {
  const draft: SchemaDraft = { origin: whole.origin };
  const sources = new Map<string, Source>();
  const rest: JsonSchema[] = [];
  const seen = new Set<JsonSchema>();
  collect(whole, undefined, true);
  if (rest.length > 0) {
    draft.allOf = rest;
    sources.set("allOf", { schema: whole, owner: undefined });
  }
  settleValues(draft);
  return { schema: draft, sources };

  function collect(schema: JsonSchema, owner: string | undefined, alone: boolean): void {
    if (seen.has(schema)) return;
    if (seen.size >= maxParts) {
      rest.push(schema);
      return;
    }
    seen.add(schema);
    const { ref, allOf = [], ...own } = schema;
    const saysItself = Object.keys(own).some((key) => !silent.has(key));
    const looksAtRest = schema.unevaluatedItems !== undefined || schema.unevaluatedProperties !== undefined;
    if (looksAtRest && !alone) {
      // It sees what its own branches look at and not what stands around it.
      rest.push(schema);
      return;
    }
    addPart(own, schema, owner);
    const isAlone = alone && (looksAtRest || (!saysItself && allOf.length + (ref === undefined ? 0 : 1) === 1));
    if (ref !== undefined) collect(ref.target, nameOf(ref.target) ?? owner, isAlone && !looksAtRest);
    for (const branch of allOf) collect(branch, owner, isAlone && !looksAtRest);
  }

  function addPart(own: JsonSchema, schema: JsonSchema, owner: string | undefined): void {
    const { part, inner } = simplified(own);
    if (canMerge(draft, part)) merge(draft, part, { schema, owner }, sources);
    else rest.push(part);
    for (const branch of inner) collect(branch, owner, false);
  }

  /** A choice of one is what it chooses; a choice among listed values lists them; one with null adds null to the types. */
  function simplified(own: JsonSchema): { readonly part: JsonSchema; readonly inner: readonly JsonSchema[] } {
    let part: JsonSchema = own;
    const inner: JsonSchema[] = [];
    for (const keyword of ["anyOf", "oneOf"] as const) {
      const branches = own[keyword];
      if (branches === undefined) continue;
      const { [keyword]: _, ...others } = part;
      const [only] = branches;
      const values = finiteValues({ origin: own.origin, [keyword]: branches });
      const nullable = values === undefined ? orNull(branches, keyword, nameOf) : undefined;
      if (branches.length === 1 && only !== undefined) {
        inner.push(only);
        part = others;
      } else if (values !== undefined && others.enum === undefined && others.const === undefined) {
        part = { ...others, enum: values };
      } else if (nullable !== undefined) {
        inner.push(nullable);
        part = others;
      }
    }
    return { part, inner };
  }
}

/** The one schema that says the same as a choice between a schema of known types and null. */
function orNull(branches: readonly JsonSchema[], keyword: "anyOf" | "oneOf", nameOf: NameOf): JsonSchema | undefined {
  const others = branches.filter((branch) => !isNull(branch));
  const [only] = others;
  if (others.length !== 1 || branches.length !== 2 || only === undefined) return undefined;
  const { schema } = flatten(only, nameOf);
  const { types, enum: entries } = schema;
  if (keyword === "oneOf" && acceptsNull(schema)) return undefined;
  if (branchKeywords.some((each) => schema[each] !== undefined)) return undefined;
  if (types === undefined && entries === undefined) return undefined;
  return {
    ...schema,
    ...(types !== undefined && { types: [...new Set([...types, "null" as const])] }),
    ...(entries !== undefined && { enum: entries.includes(null) ? entries : [...entries, null] }),
  };
}

const branchKeywords = ["boolean", "allOf", "anyOf", "oneOf", "not", "if"] as const;

function isNull(schema: JsonSchema): boolean {
  const values = finiteValues(schema);
  return values?.length === 1 && values[0] === null;
}

function acceptsNull({ types, enum: entries }: JsonSchema): boolean {
  return entries === undefined ? (types?.includes("null") ?? true) : entries.includes(null);
}

/** Values that are listed tell their types, and only those of the types are values. */
function settleValues(draft: SchemaDraft): void {
  if (draft.enum === undefined) return;
  draft.enum = listedValues(draft) ?? [];
  delete draft.types;
}
