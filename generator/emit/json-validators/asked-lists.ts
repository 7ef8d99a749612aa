import type { JsonSchema } from "../../model/json-schema/schema.js";
import { hasKeywordsFor } from "./groups.js";
import { referencedSchema } from "./calls.js";

/**
 * The members of an object whose items are asked before problems are recorded; none for a schema that is such a list itself.
 * Undefined for a schema without any.
 */
export function askedLists(schema: JsonSchema): readonly string[] | undefined {
  if (isAskedList(schema)) return [];
  const names = [...(schema.properties ?? [])].flatMap(([name, member]) =>
    isAskedList(referencedSchema(member)) ? [name] : [],
  );
  return names.length === 0 ? undefined : names;
}

/** True for a list whose items are asked before they are collected. */
export function isAskedList({ types, items }: JsonSchema): boolean {
  return types?.length === 1 && types[0] === "array" && items !== undefined && isWorthAsking(referencedSchema(items));
}

/** True for an object that has lists of objects like itself. */
export function isListOfItself(schema: JsonSchema): boolean {
  const lists = [...(schema.properties ?? [])].map(([, member]) => referencedSchema(member)).filter(isAskedList);
  return lists.some(({ items }) => items !== undefined && referencedSchema(items) === schema);
}

/** With as many texts that are costly to read, a value is collected at once: reading them twice costs more than it saves. */
const minTextsToShare = 4;

/** So many members are looked at for such texts. */
const maxMembers = 200;

/** True for a schema of which the texts with formats or patterns make most of what a check costs. */
export function hasManyTexts(schema: JsonSchema): boolean {
  const parts = new Set([schema]);
  let texts = 0;
  let looked = 0;
  // A Set visits what is added while it is walked.
  for (const { items, properties = [] } of parts) {
    for (const member of [
      ...(items === undefined ? [] : [items]),
      ...[...properties].map(([, property]) => property),
    ]) {
      const part = referencedSchema(member);
      looked += 1;
      if (part.format !== undefined || part.pattern !== undefined) texts += 1;
      if (texts >= minTextsToShare) return true;
      if (looked >= maxMembers) return false;
      parts.add(part);
    }
  }
  return false;
}

/** True for items that get a function of their own, so that problems are recorded of those alone which are not valid. */
function isWorthAsking(items: JsonSchema): boolean {
  if (items.ref !== undefined) return false;
  const choices = [...(items.anyOf ?? []), ...(items.oneOf ?? [])];
  return (
    hasKeywordsFor(items, "object") ||
    hasKeywordsFor(items, "array") ||
    items.allOf !== undefined ||
    choices.some((branch) => branch.const === undefined)
  );
}
