import type { JsonSchema } from "./schema.js";

/** Returns a schema and all schemas that describe the same value: its references and the branches of its compositions. */
export function sameValue(
  schema: JsonSchema,
  branches: (at: JsonSchema) => readonly JsonSchema[] = allBranches,
): ReadonlySet<JsonSchema> {
  const found = new Set<JsonSchema>([schema]);
  for (const at of found) {
    if (at.ref !== undefined) found.add(at.ref.target);
    for (const branch of branches(at)) found.add(branch);
  }
  return found;
}

/** Returns a schema and all schemas that every value of it must match: its references and the branches of `allOf`. */
export function alwaysAlong(schema: JsonSchema): ReadonlySet<JsonSchema> {
  return sameValue(schema, ({ allOf = [] }) => allOf);
}

function allBranches({ allOf = [], anyOf = [], oneOf = [] }: JsonSchema): readonly JsonSchema[] {
  return [...allOf, ...anyOf, ...oneOf];
}
