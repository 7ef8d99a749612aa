import { allUserSchemas, type UserSchema, userSchemas } from "./attributes.js";

/** Attributes of a user, or parts of one, by name. */
export type Attributes = Readonly<Record<string, unknown>>;

/** True for an object. */
export function isAttributes(value: unknown): value is Attributes {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the objects in a list property of an object; empty without a list. */
export function objectsIn(members: Attributes, name: string): readonly Attributes[] {
  const items = members[name];
  return Array.isArray(items) ? items.filter(isAttributes) : [];
}

/** Returns the attributes of a schema in a user: core attributes are properties of the user itself. */
export function attributesOf(user: Attributes, schema: UserSchema): Attributes {
  if (schema === userSchemas.core) return user;
  const extension = user[schema.id];
  return isAttributes(extension) ? extension : {};
}

/** A user with other attributes of a schema; an extension without any is left out. */
export function withMembers(user: Attributes, schema: UserSchema, members: Attributes): Attributes {
  if (schema === userSchemas.core) return { ...members, ...extensionsOf(user) };
  const { [schema.id]: _before, ...others } = user;
  return Object.keys(members).length === 0 ? others : { ...others, [schema.id]: members };
}

function extensionsOf(user: Attributes): Attributes {
  return Object.fromEntries(Object.entries(user).filter(([name]) => name.startsWith("urn:")));
}

/** Returns an object with a property set, or removed if the value is undefined. */
export function withMember(members: Attributes, name: string, value: unknown): Attributes {
  const { [name]: _before, ...others } = members;
  return value === undefined ? others : { ...members, [name]: value };
}

/** A user with nothing but the attributes that its schemas know; null counts as absent. */
export function knownMembers(user: Attributes): Attributes {
  let known: Attributes = {};
  for (const schema of allUserSchemas) {
    const members = attributesOf(user, schema);
    const kept = schema.attributes
      .map(({ name }) => [name, members[name]] as const)
      .filter(([, value]) => value !== undefined && value !== null);
    known = withMembers(known, schema, Object.fromEntries(kept));
  }
  return known;
}
