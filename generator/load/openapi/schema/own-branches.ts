import type { JsonSchema } from "../../../model/json-schema/schema.js";
import type { Draft } from "./scope.js";

/**
 * Says `false` for branches of `anyOf` that refer to the schema they stand in: the same question about the same value. A value passes
 * by another branch or not at all, so the answer is that of the least fixpoint, and checking ends (JSON Schema core, section 9.4.1).
 * A choice of such branches alone is left as it is: no value could end it.
 */
export function closeOwnBranches(draft: Draft): void {
  const { anyOf, discriminator } = draft;
  // A tag may choose such a branch, and then no other one is asked.
  if (anyOf === undefined || discriminator !== undefined) return;
  const isOwn = (branch: JsonSchema): boolean => endOfReferences(branch) === draft;
  if (!anyOf.some(isOwn) || anyOf.every(isOwn)) return;
  draft.anyOf = anyOf.map((branch) => (isOwn(branch) ? { origin: branch.origin, boolean: false } : branch));
}

/** The schema that references lead to, as long as they have nothing beside them. */
function endOfReferences(start: JsonSchema): JsonSchema | undefined {
  const passed = new Set<JsonSchema>();
  let schema = start;
  while (schema.ref !== undefined && Object.keys(schema).every((key) => key === "ref" || key === "origin")) {
    if (passed.has(schema)) return undefined;
    passed.add(schema);
    schema = schema.ref.target;
  }
  return schema;
}
