import { isMembers, type Members, withMember } from "../identity/user-members.js";
import { isList, mergedItems } from "./lists.js";
import { mergedRoles } from "./roles.js";
import { mergedTelephones } from "./telephones.js";
import type { Warnings } from "./warnings.js";

/** Lists with rules of their own, by the element of their items. */
const rulesOfRoles: Readonly<Record<string, typeof mergedRoles>> = { Role: mergedRoles, Telephone: mergedTelephones };

/**
 * Elements as an update leaves them: those that are left out stay, those that are empty or nil are cleared, and an element in
 * which nothing is left is gone. An element without any content is empty, one with elements inside included.
 */
export function merged(stored: Members, sent: Members, warnings: Warnings): Members {
  let whole = stored;
  for (const [name, value] of Object.entries(sent))
    if (value !== undefined) whole = withMember(whole, name, mergedValue(name, stored[name], value, warnings));
  return whole;
}

function mergedValue(name: string, before: unknown, after: unknown, warnings: Warnings): unknown {
  if (after === "" || after === null) return undefined;
  if (Array.isArray(after)) return mergedList(name, listOf(before), listOf(after), warnings);
  if (!isMembers(after)) return after;
  if (Object.keys(after).length === 0) return undefined;
  const whole = merged(isMembers(before) ? before : {}, after, warnings);
  return Object.keys(whole).length === 0 ? undefined : whole;
}

function mergedList(
  name: string,
  before: readonly Members[],
  after: readonly Members[],
  warnings: Warnings,
): readonly Members[] | undefined {
  const merge = (one: Members, other: Members): Members => merged(one, other, warnings);
  if (Object.hasOwn(rulesOfRoles, name)) return some(rulesOfRoles[name]!(before, after, { merge, warnings }));
  if (isList(name)) return some(mergedItems(name, before, after, { merge, warnings }));
  // Elements that the schema does not know: the names that are sent stand for what was there under them.
  const names = new Set(after.map((record) => record["name"]));
  return some([...before.filter((record) => !names.has(record["name"])), ...after]);
}

function some(items: readonly Members[]): readonly Members[] | undefined {
  return items.length === 0 ? undefined : items;
}

function listOf(value: unknown): readonly Members[] {
  return Array.isArray(value) ? value.filter(isMembers) : [];
}
