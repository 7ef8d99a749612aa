import type { JsonSchema } from "./schema.js";

/** A schema with all that describe the same value: what it refers to and the branches it is put together from. */
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

/** A schema with all that every value of it must match as well: what it refers to and the branches of `allOf`. */
export function alwaysAlong(schema: JsonSchema): ReadonlySet<JsonSchema> {
  return sameValue(schema, ({ allOf = [] }) => allOf);
}

function allBranches({ allOf = [], anyOf = [], oneOf = [] }: JsonSchema): readonly JsonSchema[] {
  return [...allOf, ...anyOf, ...oneOf];
}
