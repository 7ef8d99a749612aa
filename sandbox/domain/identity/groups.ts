import type { Attribute, ReadGroup, UserSchema } from "./attributes.js";

/** Data that scopes open for reading. */
export function readGroups(scopes: readonly string[]): ReadonlySet<ReadGroup> {
  const groups: readonly ReadGroup[] = ["ids", "core", "coresensitive", "enterprise", "sap"];
  return new Set(groups.filter((group) => scopes.includes(`identity.user.${group}.read`)));
}

/** The data that an attribute is part of. */
export function readGroupOf(schema: UserSchema, attribute: Attribute): ReadGroup {
  return attribute.group ?? schema.group;
}
