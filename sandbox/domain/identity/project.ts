import type { User } from "@specwright/travel-expense/identity";
import { allUserSchemas, type Attribute, type ReadGroup, type UserSchema } from "./attributes.js";
import { isAttributes, type Attributes, attributesOf, withMembers } from "./user-members.js";
import { readGroupOf } from "./groups.js";
import { type AttributePath, readPath } from "./paths.js";

/** The part of a user that a call may and wants to see. */
export interface Projection {
  /** Data that the scopes of the caller open. */
  readonly groups: ReadonlySet<ReadGroup>;
  /** Names of attributes to return. Undefined: the default attributes. */
  readonly attributes: readonly string[] | undefined;
  /** Names of attributes to leave out. */
  readonly excluded: readonly string[];
}

/** Returns the names in a comma-delimited list. Undefined if there is none. */
export function listedNames(text: string | undefined): readonly string[] | undefined {
  const names = text?.split(",").map((name) => name.trim());
  return names?.filter((name) => name !== "");
}

/** Returns the selected attributes of a user. Ignores unknown names. */
export function projected(user: Attributes, { groups, attributes, excluded }: Projection): User {
  const requested = attributes && places(attributes);
  const left = places(excluded);
  let seen: Attributes = {};
  for (const schema of allUserSchemas) {
    const members = attributesOf(user, schema);
    const kept: [string, unknown][] = [];
    for (const attribute of schema.attributes) {
      const value = seenValue(schema, attribute, members[attribute.name], { groups, requested, left });
      if (value !== undefined) kept.push([attribute.name, value]);
    }
    seen = withMembers(seen, schema, Object.fromEntries(kept));
  }
  return seen;
}

interface Wanted {
  readonly groups: ReadonlySet<ReadGroup>;
  /** Requested attributes. Undefined: the default attributes. */
  readonly requested: readonly AttributePath[] | undefined;
  /** Attributes that are left out. */
  readonly left: readonly AttributePath[];
}

function seenValue(schema: UserSchema, attribute: Attribute, value: unknown, wanted: Wanted): unknown {
  if (value === undefined) return undefined;
  if (attribute.returned === "always") return value;
  if (!wanted.groups.has(readGroupOf(schema, attribute))) return undefined;
  const about = (path: AttributePath): boolean =>
    path.schema === schema && (path.attribute === undefined || path.attribute === attribute);
  const requested = wanted.requested?.filter(about);
  const left = wanted.left.filter(about);
  if (requested?.length === 0 || left.some(({ sub }) => sub === undefined)) return undefined;
  const isNamed = requested?.some((path) => path.attribute === attribute) === true;
  if (attribute.returned === "request" && !isNamed) return undefined;
  const { subAttributes } = attribute;
  if (subAttributes === undefined) return value;
  const parts = subAttributes.filter((sub) => {
    const isNamedPart = requested?.some((path) => path.sub === sub) === true;
    const isWhole = requested === undefined || requested.some((path) => path.sub === undefined);
    return (isNamedPart || (isWhole && sub.returned !== "request")) && !left.some((path) => path.sub === sub);
  });
  return Array.isArray(value) ? value.map((item) => partsOf(item, parts)) : partsOf(value, parts);
}

function partsOf(value: unknown, parts: readonly Attribute[]): unknown {
  if (!isAttributes(value)) return value;
  return Object.fromEntries(
    parts.filter(({ name }) => value[name] !== undefined).map(({ name }) => [name, value[name]]),
  );
}

function places(names: readonly string[]): readonly AttributePath[] {
  return names.flatMap((name) => readPath(name) ?? []);
}
