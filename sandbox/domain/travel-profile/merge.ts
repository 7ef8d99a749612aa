import { isAttributes, type Attributes, withMember } from "../identity/user-members.js";
import { isListElement, mergedItems } from "./lists.js";
import { mergedRoles } from "./roles.js";
import { mergedTelephones } from "./telephones.js";
import type { Warnings } from "./warnings.js";

/** Lists with rules of their own, by the element of their items. */
const rulesOfRoles: Readonly<Record<string, typeof mergedRoles>> = { Role: mergedRoles, Telephone: mergedTelephones };

/**
 * Merges an update: missing elements stay, empty or nil ones are cleared, and an element without remaining content is
 * removed. An element without any content is empty, including one with elements inside.
 */
export function merged(stored: Attributes, sent: Attributes, warnings: Warnings): Attributes {
  let whole = stored;
  for (const [name, value] of Object.entries(sent))
    if (value !== undefined) whole = withMember(whole, name, mergedValue(name, stored[name], value, warnings));
  return whole;
}

function mergedValue(name: string, before: unknown, after: unknown, warnings: Warnings): unknown {
  if (after === "" || after === null) return undefined;
  if (Array.isArray(after)) return mergedList(name, listOf(before), listOf(after), warnings);
  if (!isAttributes(after)) return after;
  if (Object.keys(after).length === 0) return undefined;
  const whole = merged(isAttributes(before) ? before : {}, after, warnings);
  return Object.keys(whole).length === 0 ? undefined : whole;
}

function mergedList(
  name: string,
  before: readonly Attributes[],
  after: readonly Attributes[],
  warnings: Warnings,
): readonly Attributes[] | undefined {
  const merge = (one: Attributes, other: Attributes): Attributes => merged(one, other, warnings);
  if (Object.hasOwn(rulesOfRoles, name)) return some(rulesOfRoles[name]!(before, after, { merge, warnings }));
  if (isListElement(name)) return some(mergedItems(name, before, after, { merge, warnings }));
  // Elements that the schema does not declare: the sent names replace the stored ones.
  const names = new Set(after.map((record) => record["name"]));
  return some([...before.filter((record) => !names.has(record["name"])), ...after]);
}

function some(items: readonly Attributes[]): readonly Attributes[] | undefined {
  return items.length === 0 ? undefined : items;
}

function listOf(value: unknown): readonly Attributes[] {
  return Array.isArray(value) ? value.filter(isAttributes) : [];
}
