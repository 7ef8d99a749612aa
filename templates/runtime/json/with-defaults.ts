import { setOwnProperty } from "../base/own-property.js";
import type { Outline, OutlineRef } from "./outline.js";
import type { JsonObject } from "./object-members.js";
import { changeObjects } from "./change-objects.js";

/**
 * A value in which absent members have the defaults of their schemas, at any depth. The value that is given stays as it is, and is
 * returned itself where nothing is absent. Defaults in branches of `anyOf` and `oneOf` count where constants or required
 * members tell which branch is meant. The result is not checked.
 */
export function withDefaults(outline: OutlineRef, value: unknown): unknown {
  return changeObjects(value, outline, (object, { sure }) => filled(object, sure));
}

function filled(object: JsonObject, outlines: readonly Outline[]): JsonObject {
  let copy: Record<string, unknown> | undefined;
  for (const { defaults = {} } of outlines) {
    for (const name of Object.keys(defaults)) {
      const source = copy ?? object;
      if (Object.hasOwn(source, name) && source[name] !== undefined) continue;
      setOwnProperty((copy ??= { ...object }), name, copyOf(defaults[name]));
    }
  }
  return copy ?? object;
}

/** A copy for each result: callers may change what they get. */
function copyOf(value: unknown): unknown {
  return typeof value === "object" ? (JSON.parse(JSON.stringify(value)) as unknown) : value;
}
