import type { Outline, OutlineRef } from "./outline.js";
import type { JsonObject } from "./object-members.js";
import { changeObjects } from "./change-objects.js";

/**
 * A value without the members that its schemas neither name nor describe, at any depth. The value that is given stays as it is, and
 * is returned itself where every member is known. Of branches of `anyOf` and `oneOf` all names count, unless constants or
 * required members tell which branch is meant. The result is not checked.
 */
export function withoutUnknown(outline: OutlineRef, value: unknown): unknown {
  return changeObjects(value, outline, (object, { all }) => known(object, all));
}

function known(object: JsonObject, outlines: readonly Outline[]): JsonObject {
  // A schema that says nothing of members knows them all.
  const speaking = outlines.filter(({ members, others }) => members !== undefined || others !== undefined);
  if (speaking.length === 0) return object;
  const isKnown = (name: string): boolean =>
    speaking.some(({ members = {}, others }) => others !== undefined || Object.hasOwn(members, name));
  const names = Object.keys(object);
  if (names.every(isKnown)) return object;
  return Object.fromEntries(names.filter(isKnown).map((name) => [name, object[name]]));
}
