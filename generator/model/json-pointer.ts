import type { JsonValue } from "./json-schema/schema.js";

/** The reference tokens of an RFC 6901 pointer, unescaped. */
export function pointerTokens(pointer: string): readonly string[] {
  return pointer === "" ? [] : pointer.slice(1).split("/").map(unescapePointerPart);
}

/** RFC 6901, section 4: "~1" is "/", and only then "~0" is "~". */
export function unescapePointerPart(token: string): string {
  return token.includes("~") ? token.replaceAll("~1", "/").replaceAll("~0", "~") : token;
}

/** The value at a pointer; undefined if there is none. */
export function valueAt(document: JsonValue | undefined, pointer: string): JsonValue | undefined {
  let at = document;
  for (const token of pointerTokens(pointer)) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, token)) return undefined;
    at = (at as { readonly [key: string]: JsonValue })[token];
  }
  return at;
}

/** A pointer and its ancestors except "", the nearest first. */
export function* pointersAround(pointer: string): Generator<string> {
  for (let at = pointer; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) yield at;
}
