import { indexAt, keyOfWritten } from "../edited-value.js";
import { pointerTokens } from "../../model/json-pointer.js";
import { isArray, member, rootOf, step, type Cursor, type SpecDocument } from "./cursor.js";

/** Walks along a pointer: the value it names, or how far it leads and the first name that is missing. */
export function descend(document: SpecDocument, pointer: string): { exact?: Cursor; nearest: Cursor; missing: string } {
  let at = rootOf(document);
  for (const token of pointerTokens(pointer)) {
    const next = childOf(at, token);
    if (next === undefined) return { nearest: at, missing: token };
    at = next;
  }
  return { exact: at, nearest: at, missing: "" };
}

/** The member or item of a value that a token of a pointer names. */
export function childOf(at: Cursor, token: string): Cursor | undefined {
  return isArray(at.value) ? itemAt(at, token) : member(at, keyOfWritten(at.value, token));
}

function itemAt(cursor: Cursor, token: string): Cursor | undefined {
  if (!isArray(cursor.value) || !/^(0|[1-9]\d*)$/.test(token)) return undefined;
  const position = Number(token);
  const value = cursor.value[indexAt(cursor.value, position)];
  return value === undefined ? undefined : step(cursor, position, value);
}
