import { isProse, keywordRow } from "./keywords.js";
import type { JsonSchema } from "./schema.js";

/**
 * Returns a schema and all schemas that describe the same value: its references and the branches of its compositions.
 * `limit`: number of schemas after which the search ends.
 */
export function sameValue(
  schema: JsonSchema,
  branches: (at: JsonSchema) => readonly JsonSchema[] = allBranches,
  limit = Infinity,
): ReadonlySet<JsonSchema> {
  const found = new Set<JsonSchema>([schema]);
  for (const at of found) {
    if (found.size >= limit) break;
    if (at.ref !== undefined) found.add(at.ref.target);
    for (const branch of branches(at)) {
      if (found.size >= limit) return found;
      found.add(branch);
    }
  }
  return found;
}

/** Returns a schema and all schemas that every value of it must match: its references and the branches of `allOf`. */
export function alwaysAlong(schema: JsonSchema, limit?: number): ReadonlySet<JsonSchema> {
  return sameValue(schema, ({ allOf = [] }) => allOf, limit);
}

function allBranches({ allOf = [], anyOf = [], oneOf = [] }: JsonSchema): readonly JsonSchema[] {
  return [...allOf, ...anyOf, ...oneOf];
}

/** True for `{ $ref }` without other keywords that constrain a value. */
export function isPlainReference(schema: JsonSchema): boolean {
  if (schema.ref === undefined) return false;
  return Object.keys(schema).every((key) => key === "ref" || isProse(key) || keywordRow(key)?.role === "mark");
}
