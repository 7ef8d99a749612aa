import { primitiveOfText } from "../http/payload-primitive.js";
import {
  itemOutlines,
  memberOutlines,
  outlinesOf,
  type Outline,
  type OutlineRef,
  type TextType,
} from "../json/outline.js";

/** Texts by name: `process.env`, or the pairs of a `FormData` or `URLSearchParams`, of which several may have one name. */
export type NamedTexts = Readonly<Record<string, unknown>> | Iterable<readonly [name: string, value: unknown]>;

/**
 * An object of texts as values of the types that its schema names: "5" becomes 5 where it names a number, several texts of one
 * name become a list, and so does one where only a list may stand. Blank texts are left out where no text may stand, as
 * forms send them; "on" is true where only a boolean may stand, as checkboxes send it. A text that stands for none of the types stays
 * one, and so do names that the schema does not know. The argument stays as it is; the result is not checked.
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

/** The value of a member that is given so often; undefined where it counts as absent. */
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

/** The value of a text; a value that is none (a file of a form) stays as it is. */
function readText(text: unknown, outlines: readonly Outline[]): unknown {
  if (typeof text !== "string") return text;
  const types = new Set(outlines.flatMap(({ text: textTypes = [] }) => textTypes));
  if (types.size > 0 && !types.has("string")) {
    if (text === "") return types.has("null") ? null : undefined;
    if (text === "on" && isOnly("boolean", types)) return true;
  }
  return primitiveOfText(text, [...types]);
}

/** True where one type alone may stand, null apart. */
function isOnly(type: TextType, types: ReadonlySet<TextType>): boolean {
  return [...types].every((candidate) => candidate === type || candidate === "null") && types.has(type);
}
