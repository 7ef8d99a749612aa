import { setOwnProperty } from "../base/own-property.js";
import { itemOutlines, memberOutlines, outlinesOf, type OutlineRef, type Outlines } from "./outline.js";
import { maxDepth } from "./recursion-limits.js";
import { hasObjectType, type JsonObject } from "./object-members.js";

/** Makes an object of another one, by the outlines that speak of it; the same object where nothing changes. */
export type ChangeObject = (value: JsonObject, outlines: Outlines) => JsonObject;

/**
 * A value with its objects changed from above downwards. Lists and objects in which nothing changes stay what they are; none is
 * altered. Parts that are deeper than a validator allows, or that hold themselves, are passed over.
 */
export function changeObjects(value: unknown, outline: OutlineRef, change: ChangeObject): unknown {
  return changed(value, [outline], change, new Set());
}

function changed(value: unknown, refs: readonly OutlineRef[], change: ChangeObject, above: Set<unknown>): unknown {
  if (refs.length === 0 || above.size > maxDepth || above.has(value)) return value;
  above.add(value);
  const result = changedInside(value, refs, change, above);
  above.delete(value);
  return result;
}

function changedInside(
  value: unknown,
  refs: readonly OutlineRef[],
  change: ChangeObject,
  above: Set<unknown>,
): unknown {
  if (Array.isArray(value)) {
    const { all } = outlinesOf(value, refs);
    const items = value.map((item, index) => changed(item, itemOutlines(all, index), change, above));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  if (!hasObjectType(value)) return value;
  const outlines = outlinesOf(value, refs);
  const changedObject = change(value, outlines);
  let copy: Record<string, unknown> | undefined;
  for (const name of Object.keys(changedObject)) {
    const member = changed(changedObject[name], memberOutlines(outlines.all, name), change, above);
    if (member !== changedObject[name]) setOwnProperty((copy ??= { ...changedObject }), name, member);
  }
  return copy ?? changedObject;
}
