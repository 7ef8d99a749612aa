import type { PatchRequest } from "@specwright/travel-expense/identity";
import { type Attribute, type UserSchema, userSchemas } from "./attributes.js";
import { isAttributes, type Attributes, attributesOf, withMember, withMembers } from "./user-members.js";
import { readValueFilter } from "./filter.js";
import { type AttributePath, readPath, subAttribute } from "./paths.js";

/** The reason why a change fails: its path in the request, and a message. */
export interface ChangeFault {
  /** An RFC 6901 pointer into the body. */
  readonly path: string;
  readonly message: string;
}

type Operation = NonNullable<PatchRequest["Operations"]>[number];

/** An attribute that an operation changes; with a value filter, only some of its values. */
interface Target extends AttributePath {
  readonly attribute: Attribute;
  /** True for values that the filter selects. Undefined if all are selected. */
  readonly matches?: (item: Attributes) => boolean;
}

/** A user after the operations of a change, in their order, or why one of them cannot be made. RFC 7644, section 3.5.2. */
export function changedUser(user: Attributes, { Operations = [] }: PatchRequest): Attributes | ChangeFault {
  let changed = user;
  for (const [index, operation] of Operations.entries()) {
    const outcome = applied(changed, operation, `/Operations/${index}`);
    if (isFault(outcome)) return outcome;
    changed = outcome;
  }
  return changed;
}

/** True for a fault. */
export function isFault(outcome: Attributes | ChangeFault): outcome is ChangeFault {
  return typeof outcome["path"] === "string" && typeof outcome["message"] === "string";
}

function applied(user: Attributes, { op, path, value }: Operation, at: string): Attributes | ChangeFault {
  if (op === undefined) return { path: `${at}/op`, message: "An operation must be add, replace or remove." };
  if (path === undefined) return appliedToAll(user, op, value, at);
  const { schema: extension, attribute } = readPath(path) ?? {};
  if (extension !== undefined && attribute === undefined) return appliedToSchema(user, extension, { op, value }, at);
  const target = readTarget(path);
  if (target === undefined) return { path: `${at}/path`, message: "The path does not name an attribute of users." };
  if (op !== "remove" && value === undefined) return { path: at, message: "A value is required." };
  const members = attributesOf(user, target.schema);
  const changed = changedValue(members[target.attribute.name], { op, value }, target);
  if (changed === noSuchValue) return { path: `${at}/path`, message: "The filter of the path matches no value." };
  return withMembers(user, target.schema, withMember(members, target.attribute.name, changed));
}

/** An operation without a path, whose value names the attributes. */
function appliedToAll(user: Attributes, op: Change["op"], value: unknown, at: string): Attributes | ChangeFault {
  if (op === "remove" || !isAttributes(value))
    return { path: at, message: "The value of an operation without a path must be an object of attributes." };
  let changed = user;
  for (const [name, part] of Object.entries(value)) {
    const { schema, attribute } = readPath(name) ?? {};
    const outcome =
      schema !== undefined && attribute === undefined && isAttributes(part)
        ? appliedToSchema(changed, schema, { op, value: part }, at)
        : applied(changed, { op, path: name, value: part }, at);
    if (isFault(outcome)) return outcome;
    changed = outcome;
  }
  return changed;
}

/** An operation whose path is the URN of a schema: the value names attributes of it, and an extension can be removed. */
function appliedToSchema(
  user: Attributes,
  schema: UserSchema,
  { op, value }: Change,
  at: string,
): Attributes | ChangeFault {
  if (op === "remove" && schema !== userSchemas.core) return withMembers(user, schema, {});
  if (op === "remove" || !isAttributes(value))
    return { path: at, message: "The value of a schema must be an object of its attributes." };
  let changed = user;
  for (const [name, part] of Object.entries(value)) {
    const outcome = applied(changed, { op, path: `${schema.id}:${name}`, value: part }, at);
    if (isFault(outcome)) return outcome;
    changed = outcome;
  }
  return changed;
}

/** The part of an operation that says what becomes of its target. */
interface Change {
  /** The name of the operation. RFC 7644, section 3.5.2. */
  readonly op: "add" | "replace" | "remove";
  /** The value to add or to set. Undefined if one is removed. */
  readonly value?: unknown;
}

const noSuchValue = Symbol("no such value");

/** The value of an attribute after an operation; undefined removes it. */
function changedValue(before: unknown, { op, value: sent }: Change, { attribute, sub, matches }: Target): unknown {
  const value = op === "remove" ? undefined : sent;
  if (matches !== undefined) {
    const items: readonly unknown[] = Array.isArray(before) ? before : [];
    if (!items.some((item) => isAttributes(item) && matches(item))) return noSuchValue;
    const kept = items.flatMap((item) => {
      if (!isAttributes(item) || !matches(item)) return [item];
      if (sub !== undefined) return [withMember(item, sub.name, value)];
      // A replacement sets the whole value; an addition extends it (RFC 7644, sections 3.5.2.1 and 3.5.2.3).
      return value === undefined ? [] : [op === "add" && isAttributes(value) ? { ...item, ...value } : value];
    });
    return kept.length === 0 ? undefined : kept;
  }
  if (sub === undefined)
    return attribute.multiValued === true || !isAttributes(value) || !isAttributes(before)
      ? value
      : { ...before, ...value };
  if (attribute.multiValued === true)
    return Array.isArray(before)
      ? (before as readonly unknown[]).map((item) => (isAttributes(item) ? withMember(item, sub.name, value) : item))
      : before;
  const members = withMember(isAttributes(before) ? before : {}, sub.name, value);
  return Object.keys(members).length === 0 ? undefined : members;
}

/** The attribute that a path names: "title", "name.givenName", `emails[type eq "work"].value`. */
function readTarget(path: string): Target | undefined {
  const [, before = "", filterText, after = ""] = /^([^[\]]*)(?:\[([^\]]*)\])?([^[\]]*)$/.exec(path) ?? [];
  const named = readPath(before);
  if (named?.attribute === undefined) return undefined;
  const target = { ...named, attribute: named.attribute };
  if (filterText === undefined) return after === "" ? target : undefined;
  if (named.sub !== undefined || named.attribute.subAttributes === undefined) return undefined;
  const filter = readValueFilter(filterText, named.attribute);
  if ("message" in filter) return undefined;
  const matches = (item: Attributes): boolean => item[filter.of.name] === filter.value;
  if (after === "") return { ...target, matches };
  const sub = after.startsWith(".") ? subAttribute(named.attribute, after.slice(1)) : undefined;
  return sub && { ...target, matches, sub };
}
