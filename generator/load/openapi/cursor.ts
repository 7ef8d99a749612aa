import { escapePointerPart, type Origin, type SourceFile } from "../../diagnostics/origin.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import { keysOfText, positionOf, writtenKey } from "../edited-value.js";

/** One file of an interface as a value, or a schema resource inside of it (JSON Schema core, section 4.3.5). */
export interface SpecDocument {
  readonly file: SourceFile;
  /** The value of the whole document or resource. */
  readonly root: JsonValue;
  /** The pointer of the root in the file; absent for the whole file. */
  readonly place?: string;
  /** The dynamic anchors on the way to it; absent where there are none. */
  readonly scope?: DynamicScope;
  /** The document that this is a view of, where it has a scope. */
  readonly of?: SpecDocument;
  /** The pointer, in a converted document, of what another pointer named before; absent where nothing was converted. */
  readonly renamed?: ((pointer: string) => string) | undefined;
}

/** The outermost `$dynamicAnchor` of each name on the way to a schema (JSON Schema core, section 7.1). */
export interface DynamicScope {
  /** The outermost place of each anchor, by name. */
  readonly anchors: ReadonlyMap<string, Cursor>;
  /** Equal for equal scopes. */
  readonly key: string;
}

/** A value of a spec together with its place. */
export interface Cursor {
  readonly document: SpecDocument;
  /** RFC 6901, from the root of the document. */
  readonly pointer: string;
  readonly value: JsonValue;
}

/** An object of a document. */
export type JsonObject = { readonly [key: string]: JsonValue };

/** The cursor at the root of a document. */
export function rootOf(document: SpecDocument): Cursor {
  return { document, pointer: "", value: document.root };
}

/** The place of a cursor: its value, or its key where asked. */
export function originOf(cursor: Cursor, part?: "key" | "value"): Origin {
  const { document } = cursor;
  const pointer = document.place === undefined ? cursor.pointer : document.place + cursor.pointer;
  return part === undefined
    ? { kind: "pointer", file: document.file, pointer }
    : { kind: "pointer", file: document.file, pointer, part };
}

/** Tells whether a value is an object. */
export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Tells whether a value is an array. */
export function isArray(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** A member of an object by its own key. */
export function member(cursor: Cursor, key: string): Cursor | undefined {
  if (!isObject(cursor.value)) return undefined;
  const value = Object.hasOwn(cursor.value, key) ? cursor.value[key] : undefined;
  return value === undefined ? undefined : step(cursor, writtenKey(cursor.value, key), value);
}

/** The members of an object, in order; none when it is not an object. */
export function members(cursor: Cursor | undefined): readonly { readonly key: string; readonly at: Cursor }[] {
  if (cursor === undefined || !isObject(cursor.value)) return [];
  const keys = keysOfText(cursor.value);
  return Object.entries(cursor.value).map(([key, value]) => ({ key, at: step(cursor, keys?.get(key) ?? key, value) }));
}

/** The items of a list; none when it is not a list. */
export function items(cursor: Cursor | undefined): readonly Cursor[] {
  if (cursor === undefined || !isArray(cursor.value)) return [];
  const list = cursor.value;
  return list.map((value, index) => step(cursor, positionOf(list, index), value));
}

/** The cursor at a member or an item. */
export function step(cursor: Cursor, key: string | number, value: JsonValue): Cursor {
  const token = typeof key === "number" ? key : escapePointerPart(key);
  return { document: cursor.document, pointer: `${cursor.pointer}/${token}`, value };
}

/** The keys of an object, read only when the first is asked for. */
export function* keysOf(cursor: Cursor | undefined): Generator<string, void> {
  if (cursor !== undefined && isObject(cursor.value)) yield* Object.keys(cursor.value);
}

/** The text that a member holds; undefined when it is absent or not a text. */
export function textOf(cursor: Cursor, key: string): string | undefined {
  const value = member(cursor, key)?.value;
  return typeof value === "string" ? value : undefined;
}

/** The boolean that a member holds; undefined when it is absent or not a boolean. */
export function flagOf(cursor: Cursor, key: string): boolean | undefined {
  const value = member(cursor, key)?.value;
  return typeof value === "boolean" ? value : undefined;
}

const noExtensions: ReadonlyMap<string, JsonValue> = new Map();

/** The members that begin with "x-". */
export function extensionsOf(cursor: Cursor): ReadonlyMap<string, JsonValue> {
  if (!isObject(cursor.value)) return noExtensions;
  const keys = Object.keys(cursor.value).filter((key) => key.startsWith("x-"));
  if (keys.length === 0) return noExtensions;
  const { value } = cursor;
  return new Map(keys.map((key) => [key, value[key] ?? null]));
}

/** `{ [key]: value }` when there is a value, `{}` otherwise: for members that are absent rather than undefined. */
export function present<K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]: V });
}

/** An object node of a reference: `{ $ref: "..." }`. */
export function refOf(cursor: Cursor): string | undefined {
  const value = isObject(cursor.value) && Object.hasOwn(cursor.value, "$ref") ? cursor.value["$ref"] : undefined;
  return typeof value === "string" ? value : undefined;
}
