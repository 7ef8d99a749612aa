import { allUserSchemas, type UserSchema, userSchemas } from "./attributes.js";

/** Attributes of a user, or parts of one, by name. */
export type Members = Readonly<Record<string, unknown>>;

/** True for an object with members. */
export function isMembers(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The objects in a list that is a member of another object; none where there is no list. */
export function itemsOf(members: Members, name: string): readonly Members[] {
  const items = members[name];
  return Array.isArray(items) ? items.filter(isMembers) : [];
}

/** The attributes of a schema in a user: those of the core stand in the user itself. */
export function membersOf(user: Members, schema: UserSchema): Members {
  if (schema === userSchemas.core) return user;
  const extension = user[schema.id];
  return isMembers(extension) ? extension : {};
}

/** A user with other attributes of a schema; an extension without any is left out. */
export function withMembers(user: Members, schema: UserSchema, members: Members): Members {
  if (schema === userSchemas.core) return { ...members, ...extensionsOf(user) };
  const { [schema.id]: _before, ...others } = user;
  return Object.keys(members).length === 0 ? others : { ...others, [schema.id]: members };
}

function extensionsOf(user: Members): Members {
  return Object.fromEntries(Object.entries(user).filter(([name]) => name.startsWith("urn:")));
}

/** An object with a member set, or without it where the value is undefined. */
export function withMember(members: Members, name: string, value: unknown): Members {
  const { [name]: _before, ...others } = members;
  return value === undefined ? others : { ...members, [name]: value };
}

/** A user with nothing but the attributes that its schemas know; null counts as absent. */
export function knownMembers(user: Members): Members {
  let known: Members = {};
  for (const schema of allUserSchemas) {
    const members = membersOf(user, schema);
    const kept = schema.attributes
      .map(({ name }) => [name, members[name]] as const)
      .filter(([, value]) => value !== undefined && value !== null);
    known = withMembers(known, schema, Object.fromEntries(kept));
  }
  return known;
}
