import type { JsonValue } from "../model/json-schema/schema.js";
import { escapePointerPart } from "../diagnostics/origin.js";
import { pointerTokens, unescapePointerPart } from "../model/json-pointer.js";

/** An edit of a value at a place: it is taken out, or another one stands in its stead. */
export type Edit = { readonly kind: "remove" } | { readonly kind: "replace"; readonly value: JsonValue };

const lostSchemas = new WeakSet();

/** A schema in the place of one that was given up. */
export function lostSchema(): JsonValue {
  const schema = {};
  lostSchemas.add(schema);
  return schema;
}

/** True for a schema that stands in the place of another: it accepts whatever that one may have refused. */
export function isLostSchema(value: JsonValue | undefined): boolean {
  return typeof value === "object" && value !== null && lostSchemas.has(value);
}

/** Edits as a tree. */
export interface EditStep {
  /** The edit of the value here; absent where only something below has one. */
  edit?: Edit;
  /** The steps to members and items with edits, by key or index. */
  readonly below: Map<string, EditStep>;
}

/** Positions that items of lists had before others were taken out. */
const positions = new WeakMap<object, readonly number[]>();

/** The position of an item in the text: that in the list, unless items before it were taken out. */
export function positionOf(list: readonly JsonValue[], index: number): number {
  return positions.get(list)?.[index] ?? index;
}

/** The index of the item that has a position in the text; -1 when it was taken out. */
export function indexAt(list: readonly JsonValue[], position: number): number {
  return positions.get(list)?.indexOf(position) ?? position;
}

/** The keys that members of objects had in the text, by the keys under which they are read. */
const writtenKeys = new WeakMap<object, ReadonlyMap<string, string>>();

/** An object whose members are read under other keys than they have in the text: `keys` has the written one for each that differs. */
export function withKeys(
  entries: readonly (readonly [key: string, value: JsonValue])[],
  keys: ReadonlyMap<string, string>,
): JsonValue {
  const object = Object.fromEntries(entries);
  writtenKeys.set(object, keys);
  return object;
}

/** The key that a member has in the text. */
export function writtenKey(object: JsonValue, key: string): string {
  return keysOfText(object)?.get(key) ?? key;
}

/** Keys of the text by those under which members of an object are read; undefined where they are the same. */
export function keysOfText(object: JsonValue): ReadonlyMap<string, string> | undefined {
  return writtenKeys.get(object as object);
}

/** The key under which the member of a key in the text is read. */
export function keyOfWritten(object: JsonValue, written: string): string {
  const found = [...(keysOfText(object) ?? [])].find(([, key]) => key === written);
  return found?.[0] ?? written;
}

/** The pointer that a location in an edited value has in the text. */
export function writtenPointer(value: JsonValue, pointer: string): string {
  let at: JsonValue | undefined = value;
  const written = pointer.split("/").map((part, index) => {
    if (index === 0 || typeof at !== "object" || at === null) return part;
    if (!Array.isArray(at)) {
      const holder = at as { readonly [key: string]: JsonValue };
      const key = unescapePointerPart(part);
      at = holder[key];
      return keysOfText(holder) === undefined ? part : escapePointerPart(writtenKey(holder, key));
    }
    const list = at as readonly JsonValue[];
    at = list[Number(part)];
    return String(positionOf(list, Number(part)));
  });
  return written.join("/");
}

/** A value with edits at places inside it, by JSON pointer. The value itself stays as it is; what has no edit is shared. */
export function editedValue(value: JsonValue, edits: ReadonlyMap<string, Edit>): JsonValue {
  const root: EditStep = { below: new Map() };
  for (const [pointer, edit] of edits) addEdit(root, pointer, edit);
  return withStep(value, root) ?? null;
}

/** The value of a place inside of the one that the edits are for, with those below it. */
export function editedPart(value: JsonValue, pointer: string, edits: EditStep): JsonValue {
  let at: EditStep | undefined = edits;
  for (const token of pointerTokens(pointer)) at = at?.below.get(token);
  return at === undefined ? value : (withStep(value, { below: at.below }) ?? null);
}

/** Adds an edit to a tree. */
export function addEdit(root: EditStep, pointer: string, edit: Edit): void {
  let at = root;
  for (const token of pointerTokens(pointer)) {
    const next = at.below.get(token) ?? { below: new Map<string, EditStep>() };
    at.below.set(token, next);
    at = next;
  }
  at.edit = edit;
}

/** Undefined for what is taken out. Steps are as deep as the document, whose depth is limited. */
function withStep(value: JsonValue, { edit, below }: EditStep): JsonValue | undefined {
  if (edit !== undefined) return edit.kind === "replace" ? edit.value : undefined;
  if (below.size === 0 || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return editedList(value as readonly JsonValue[], below);
  const keys = keysOfText(value);
  const entries = Object.entries(value).flatMap(([key, member]): [string, JsonValue][] => {
    const step = below.get(keys?.get(key) ?? key);
    const kept = step === undefined ? member : withStep(member, step);
    return kept === undefined ? [] : [[key, kept]];
  });
  // A member that was not there.
  for (const [key, { edit: added }] of below)
    if (added?.kind === "replace" && !Object.hasOwn(value, keyOfWritten(value, key))) entries.push([key, added.value]);
  return keys === undefined ? Object.fromEntries(entries) : withKeys(entries, keys);
}

function editedList(list: readonly JsonValue[], below: ReadonlyMap<string, EditStep>): JsonValue {
  const kept: JsonValue[] = [];
  const places: number[] = [];
  list.forEach((item, index) => {
    // The list may have been edited before.
    const position = positionOf(list, index);
    const step = below.get(String(position));
    const value = step === undefined ? item : withStep(item, step);
    if (value === undefined) return;
    kept.push(value);
    places.push(position);
  });
  positions.set(kept, places);
  return kept;
}
