import type { JsonSchema } from "../../../model/json-schema/schema.js";
import { finiteValues, finiteEnumValues } from "./finite-values.js";
import type { FlatSchema, SchemaDraft, Source } from "./flat-schema.js";
import { merge } from "./merge.js";
import { flattenParts, type NameOf, type Simplify } from "./parts.js";
import { disjointBranches } from "./disjoint-branches.js";

/** Brings together what applies to the same value. JSON Schema, core 8.2.3.1 and 10.2.1. */
export function flatten(whole: JsonSchema, nameOf: NameOf, depth: number = 0): FlatSchema {
  const { parts, rest } = disjointBranches(flattenParts(whole, nameOf, (schema) => simplified(schema, nameOf, depth)));
  const sources = new Map<string, Source>();
  const refusing = parts.find(({ said }) => said.boolean === false);
  if (refusing !== undefined) return { schema: { origin: whole.origin, boolean: false }, sources };
  const draft: SchemaDraft = { origin: whole.origin };
  for (const { said, schema, owner } of parts) merge(draft, said, { schema, owner }, sources);
  if (rest.length > 0) {
    draft.allOf = rest;
    sources.set("allOf", { schema: whole, owner: undefined });
  }
  settleValues(draft);
  return { schema: draft, sources };
}

/** A choice of one is what it chooses; a choice among listed values lists them; one with null adds null to the types. */
function simplified(schema: JsonSchema, nameOf: NameOf, depth: number): ReturnType<Simplify> {
  let said: JsonSchema = schema;
  const inner: JsonSchema[] = [];
  for (const keyword of ["anyOf", "oneOf"] as const) {
    const branches = schema[keyword];
    if (branches === undefined) continue;
    const { [keyword]: _, ...others } = said;
    const [only] = branches;
    const values = finiteValues({ origin: schema.origin, [keyword]: branches });
    const nullable = values === undefined ? orNull(branches, keyword, nameOf, depth) : undefined;
    if (branches.length === 1 && only !== undefined) {
      inner.push(only);
      said = others;
    } else if (values !== undefined && others.enum === undefined && others.const === undefined) {
      said = { ...others, enum: values };
    } else if (nullable !== undefined) {
      inner.push(nullable);
      said = others;
    }
  }
  return { said, inner };
}

/** The one schema that says the same as a choice between a schema of known types and null. */
function orNull(
  branches: readonly JsonSchema[],
  keyword: "anyOf" | "oneOf",
  nameOf: NameOf,
  depth: number,
): JsonSchema | undefined {
  const others = branches.filter((branch) => !isNull(branch));
  const [only] = others;
  if (others.length !== 1 || branches.length !== 2 || only === undefined || depth === maxChoices) return undefined;
  const { schema } = flatten(only, nameOf, depth + 1);
  const { types, enum: entries } = schema;
  if (keyword === "oneOf" && acceptsNull(schema)) return undefined;
  if (branchKeywords.some((branchKeyword) => schema[branchKeyword] !== undefined)) return undefined;
  if (types === undefined && entries === undefined) return undefined;
  return {
    ...schema,
    ...(types !== undefined && { types: [...new Set([...types, "null" as const])] }),
    ...(entries !== undefined && { enum: entries.includes(null) ? entries : [...entries, null] }),
  };
}

/**
 * The largest number of choices with null that are looked into, one inside the other: a longer chain stays a choice.
 */
const maxChoices = 8;

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
  draft.enum = finiteEnumValues(draft) ?? [];
  delete draft.types;
}
