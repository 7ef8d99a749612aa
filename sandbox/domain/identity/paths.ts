import { allUserSchemas, type Attribute, type UserSchema, userSchemas } from "./attributes.js";

/** A path in a user: a schema, one of its attributes, and a sub-attribute. */
export interface AttributePath {
  readonly schema: UserSchema;
  /** Absent for a schema as a whole. */
  readonly attribute?: Attribute;
  /** The part of a complex attribute; absent for the attribute as a whole. */
  readonly sub?: Attribute;
}

/**
 * Parses a path: "userName", "name.givenName", a schema's URN, the URN and ":manager.value". Letter case does not
 * count.
 */
export function readPath(text: string): AttributePath | undefined {
  const lower = text.toLowerCase();
  for (const schema of allUserSchemas) {
    const urn = schema.id.toLowerCase();
    if (lower === urn) return { schema };
    if (lower.startsWith(`${urn}:`)) return within(schema, text.slice(urn.length + 1));
  }
  return within(userSchemas.core, text);
}

/** A part of an attribute by its name, in any letter case. */
export function subAttribute({ subAttributes }: Attribute, name: string): Attribute | undefined {
  return byName(subAttributes ?? [], name);
}

function within(schema: UserSchema, text: string): AttributePath | undefined {
  const [name = "", subName, ...more] = text.split(".");
  const attribute = byName(schema.attributes, name);
  if (attribute === undefined || more.length > 0) return undefined;
  if (subName === undefined) return { schema, attribute };
  const sub = subAttribute(attribute, subName);
  return sub && { schema, attribute, sub };
}

function byName(attributes: readonly Attribute[], name: string): Attribute | undefined {
  return attributes.find((attribute) => attribute.name.toLowerCase() === name.toLowerCase());
}
