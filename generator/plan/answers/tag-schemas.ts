import { addTo } from "../../model/grouped.js";
import type { JsonSchema, JsonValue } from "../../model/json-schema/schema.js";

/**
 * The schemas that list the values of tags: of members by which the branches of a choice are told apart, because a discriminator
 * names them or because each branch lists values of its own.
 */
export function tagSchemas(schemas: Iterable<JsonSchema>): ReadonlySet<JsonSchema> {
  const tags = new Set<JsonSchema>();
  for (const schema of schemas) {
    const choices = [schema.oneOf ?? [], schema.anyOf ?? []].filter((branches) => branches.length > 1);
    const name = schema.discriminator?.propertyName;
    if (name !== undefined) [schema, ...choices.flat()].forEach((schema) => addMember(schema, name, tags));
    else {
      for (const branches of choices) {
        const tag = dispatchMember(branches);
        if (tag !== undefined) branches.forEach((branch) => addMember(branch, tag, tags));
      }
    }
  }
  return tags;
}

/** Schemas that are looked at for one branch: beyond them, nothing is known of its members. */
const mostParts = 200;

function addMember(branch: JsonSchema, name: string, tags: Set<JsonSchema>): void {
  for (const part of firstParts(branch, true)) {
    const member = part.properties?.get(name);
    if (member !== undefined) for (const firstPart of firstParts(member, true)) tags.add(firstPart);
  }
}

/** The first schemas that describe the same value as one: what it refers to, and its branches. */
function firstParts(schema: JsonSchema, withChoices = false): ReadonlySet<JsonSchema> {
  const found = new Set([schema]);
  for (const { ref, allOf = [], anyOf = [], oneOf = [] } of found) {
    if (found.size >= mostParts) break;
    for (const part of [...(ref === undefined ? [] : [ref.target]), ...allOf]) found.add(part);
    if (withChoices) for (const part of [...anyOf, ...oneOf].slice(0, mostParts)) found.add(part);
  }
  return found;
}

/** More branches without the tag than these are found by no tag. */
const mostUntagged = 2;

/** The required member whose listed values leave the fewest branches; undefined where none leaves fewer than there are. */
function dispatchMember(branches: readonly JsonSchema[]): string | undefined {
  const objects = branches.map((branch) => [...firstParts(branch)]).filter(canBeObject);
  const listed = new Map<string, (readonly JsonValue[])[]>();
  for (const parts of objects) {
    for (const [name, values] of listedMembers(parts)) addTo(listed, name, values);
  }
  let best: string | undefined;
  let least = objects.length;
  for (const [name, lists] of listed) {
    const untagged = objects.length - lists.length;
    if (lists.length < 2 || untagged > mostUntagged) continue;
    const counts = new Map<JsonValue, number>();
    for (const value of lists.flat()) counts.set(value, (counts.get(value) ?? 0) + 1);
    const worst = untagged + Math.max(...counts.values());
    if (worst < least) [best, least] = [name, worst];
  }
  return best;
}

function canBeObject(parts: readonly JsonSchema[]): boolean {
  return parts.every(({ types }) => types === undefined || types.includes("object"));
}

/** The members that each value of a branch has, with one of some values. */
function listedMembers(parts: readonly JsonSchema[]): ReadonlyMap<string, readonly JsonValue[]> {
  const required = new Set(parts.flatMap((part) => part.required ?? []));
  const found = new Map<string, readonly JsonValue[]>();
  for (const { properties } of parts) {
    for (const [name, member] of properties ?? []) {
      const values = required.has(name) && !found.has(name) ? listedValues(member) : undefined;
      if (values !== undefined) found.set(name, values);
    }
  }
  return found;
}

function listedValues(member: JsonSchema): readonly JsonValue[] | undefined {
  for (const { const: constant, enum: values } of firstParts(member)) {
    if (constant !== undefined) return [constant.value];
    if (values !== undefined) return [...new Set(values)];
  }
  return undefined;
}
