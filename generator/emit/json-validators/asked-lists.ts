import type { JsonSchema } from "../../model/json-schema/schema.js";
import { isWorthAsking } from "./array-checks.js";
import { resolved } from "./calls.js";

/**
 * The members of an object whose items the collecting path asks by the fast one; none for a schema that is such a list itself.
 * Undefined for a schema without any. Lists of choices are left out: the fast path passes them more quickly.
 */
export function askedLists(schema: JsonSchema): readonly string[] | undefined {
  if (isAskedList(schema)) return [];
  const names = [...(schema.properties ?? [])].flatMap(([name, member]) =>
    isAskedList(resolved(member)) ? [name] : [],
  );
  return names.length === 0 ? undefined : names;
}

function isAskedList({ types, items }: JsonSchema): boolean {
  if (types?.length !== 1 || types[0] !== "array" || items === undefined) return false;
  const item = resolved(items);
  return item.anyOf === undefined && item.oneOf === undefined && isWorthAsking(item);
}
