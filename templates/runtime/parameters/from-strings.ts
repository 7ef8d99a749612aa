import { primitiveOfText } from "../http/payload-primitive.js";
import {
  itemOutlines,
  memberOutlines,
  outlinesOf,
  type Outline,
  type OutlineRef,
  type TextType,
} from "../json/outline.js";

/** Strings by name: `process.env`, or the pairs of a `FormData` or `URLSearchParams`, which may repeat a name. */
export type NamedTexts = Readonly<Record<string, unknown>> | Iterable<readonly [name: string, value: unknown]>;

/**
 * Converts an object of strings to the types that its schema names: "5" becomes 5 for a number; several strings of one
 * name become a list, and so does a single one if only a list is valid. Blank strings are omitted if no string is
 * valid, since forms send them; "on" is true if only a boolean is valid, as checkboxes send it. A string that matches
 * none of the types stays unchanged, and so do undeclared names. The argument is not modified; the result is not
 * validated.
 */
export function fromStrings(outline: OutlineRef, texts: NamedTexts): Record<string, unknown> {
  const { all } = outlinesOf({}, [outline]);
  const values = new Map<string, unknown[]>();
  for (const [name, value] of isPairs(texts) ? texts : Object.entries(texts)) {
    if (value === undefined) continue;
    const list = values.get(name) ?? [];
    values.set(name, list);
    list.push(...(Array.isArray(value) ? (value as readonly unknown[]) : [value]));
  }
  const members: (readonly [string, unknown])[] = [];
  for (const [name, list] of values) {
    const value = readMember(list, memberOutlines(all, name));
    if (value !== undefined) members.push([name, value]);
  }
  return Object.fromEntries(members);
}

function isPairs(texts: NamedTexts): texts is Iterable<readonly [string, unknown]> {
  return Symbol.iterator in texts;
}

/** Returns the value of a property with these occurrences. Undefined if it counts as missing. */
function readMember(list: readonly unknown[], refs: readonly OutlineRef[]): unknown {
  const { all } = outlinesOf(undefined, refs);
  const takesList = all.some(({ items, prefixItems }) => items !== undefined || prefixItems !== undefined);
  const isList = takesList && (list.length > 1 || !all.some(({ text }) => text !== undefined));
  if (!isList) return list.length === 1 ? readText(list[0], all) : list;
  const items = list.flatMap((text, index) => {
    const item = readText(text, outlinesOf(undefined, itemOutlines(all, index)).all);
    return item === undefined ? [] : [item];
  });
  return items;
}

/** Converts a string; returns other values (a file of a form) unchanged. */
function readText(text: unknown, outlines: readonly Outline[]): unknown {
  if (typeof text !== "string") return text;
  const types = new Set(outlines.flatMap(({ text: textTypes = [] }) => textTypes));
  if (types.size > 0 && !types.has("string")) {
    if (text === "") return types.has("null") ? null : undefined;
    if (text === "on" && isOnly("boolean", types)) return true;
  }
  return primitiveOfText(text, [...types]);
}

/** True if only one type is valid, except null. */
function isOnly(type: TextType, types: ReadonlySet<TextType>): boolean {
  return [...types].every((candidate) => candidate === type || candidate === "null") && types.has(type);
}
