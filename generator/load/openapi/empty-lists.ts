import type { JsonValue } from "../../model/json-schema/schema.js";
import { fieldOf, type Kind } from "../../model/openapi-structure.js";
import { unescapePointerPart, valueAt } from "../pointer.js";
import { isArray } from "./cursor.js";
import { narrowingKeywords } from "./mendable-parts.js";

/**
 * True for an empty list where OpenAPI has an object or a map: programs in PHP write the empty object so (`properties: []`). `kindOf` knows the
 * kinds of the objects around it.
 */
export function isEmptyObject(
  document: JsonValue | undefined,
  pointer: string,
  kindOf: (pointer: string) => Kind | undefined,
): boolean {
  const value = pointer === "" ? undefined : valueAt(document, pointer);
  if (value === undefined || !isArray(value) || value.length > 0) return false;
  const [holder, key] = parted(pointer);
  // An empty schema under "not" refuses everything.
  if (narrowingKeywords.has(key)) return false;
  const kind = kindOf(holder);
  if (kind !== undefined) return isObjectField(kind, key);
  const [around, name] = parted(holder);
  const kindAround = holder === "" ? undefined : kindOf(around);
  return kindAround !== undefined && fieldOf(kindAround, name)?.shape === "map";
}

function isObjectField(kind: Kind, key: string): boolean {
  const shape = fieldOf(kind, key)?.shape;
  return shape === "one" || shape === "map";
}

function parted(pointer: string): readonly [holder: string, key: string] {
  const end = pointer.lastIndexOf("/");
  return [pointer.slice(0, end), unescapePointerPart(pointer.slice(end + 1))];
}
