import { addTo } from "../../model/grouped.js";
import { alwaysAlong, sameValue } from "../../model/json-schema/same-value.js";
import type { JsonSchema, JsonValue } from "../../model/json-schema/schema.js";

/** Returns the schemas of tags: properties that distinguish the branches of a choice, by a discriminator or by distinct enumerations. */
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

/** Maximum number of schemas that are read per branch; properties past it are ignored. */
const maxParts = 200;

function addMember(branch: JsonSchema, name: string, tags: Set<JsonSchema>): void {
  for (const part of sameValue(branch, undefined, maxParts)) {
    const member = part.properties?.get(name);
    if (member !== undefined) for (const firstPart of sameValue(member, undefined, maxParts)) tags.add(firstPart);
  }
}

/** Maximum number of branches without the tag. */
const maxUntagged = 2;

/** Returns the required property whose enumerations leave the fewest branches; undefined if none rules out a branch. */
function dispatchMember(branches: readonly JsonSchema[]): string | undefined {
  const objects = branches.map((branch) => [...alwaysAlong(branch, maxParts)]).filter(canBeObject);
  const listed = new Map<string, (readonly JsonValue[])[]>();
  for (const parts of objects) {
    for (const [name, values] of listedMembers(parts)) addTo(listed, name, values);
  }
  let best: string | undefined;
  let least = objects.length;
  for (const [name, lists] of listed) {
    const untagged = objects.length - lists.length;
    if (lists.length < 2 || untagged > maxUntagged) continue;
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
  for (const { const: constant, enum: values } of alwaysAlong(member, maxParts)) {
    if (constant !== undefined) return [constant.value];
    if (values !== undefined) return [...new Set(values)];
  }
  return undefined;
}
