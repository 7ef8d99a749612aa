import type { JsonValue } from "../../model/json-schema/schema.js";
import { fieldOf, type Field, type ObjectKind } from "../../model/openapi-structure.js";
import { unescapePointerPart, valueAt } from "../../model/json-pointer.js";
import type { Edit } from "../edited-value.js";
import { isArray, isObject } from "./cursor.js";

/**
 * True for an empty list where OpenAPI has an object or a map: programs in PHP write the empty object so (`properties: []`). A schema
 * and the content of a request are not read so: they may have been meant to reject something. `kindOf` knows the kinds of the objects around it.
 */
export function isEmptyObject(
  document: JsonValue | undefined,
  pointer: string,
  kindOf: (pointer: string) => ObjectKind | undefined,
): boolean {
  const value = pointer === "" ? undefined : valueAt(document, pointer);
  if (value === undefined || !isArray(value) || value.length > 0) return false;
  const [holder, key] = parted(pointer);
  const kind = kindOf(holder);
  if (kind !== undefined) return isObjectField(fieldOf(kind, key), kind);
  const [around, name] = parted(holder);
  const kindAround = holder === "" ? undefined : kindOf(around);
  const field = kindAround === undefined ? undefined : fieldOf(kindAround, name);
  return field?.shape === "map" && !restricting.has(field.kind) && isObjectField(field, kindAround);
}

/**
 * The edit for an empty list of a schema that OpenAPI 3.0 forbids and that has one meaning: `required` requires no property, and `enum`
 * accepts no value.
 */
export function emptyListEdit(
  document: JsonValue | undefined,
  pointer: string,
  kindOf: (pointer: string) => ObjectKind | undefined,
): { readonly pointer: string; readonly edit: Edit } | undefined {
  const [holder, key] = parted(pointer);
  if ((key !== "required" && key !== "enum") || kindOf(holder) !== "schema") return undefined;
  const value = valueAt(document, pointer);
  const schema = valueAt(document, holder);
  if (value === undefined || !isArray(value) || value.length > 0 || !isObject(schema)) return undefined;
  if (key === "required") return { pointer, edit: { kind: "remove" } };
  const rest = Object.fromEntries(Object.entries(schema).filter(([keyword]) => keyword !== "enum"));
  return { pointer: holder, edit: { kind: "replace", value: { ...rest, not: {} } } };
}

/** True for a field that has an object or a map, and none that rejects requests. */
function isObjectField(field: Field | undefined, holder: ObjectKind | undefined): boolean {
  const isOfRequest = holder === "requestBody" || holder === "parameter";
  if (field === undefined || (isOfRequest && field.kind === "mediaType")) return false;
  if (field.shape === "one") return !restricting.has(field.kind);
  return field.shape === "map";
}

const restricting: ReadonlySet<ObjectKind> = new Set(["schema", "requestBody", "parameter"]);

function parted(pointer: string): readonly [holder: string, key: string] {
  const end = pointer.lastIndexOf("/");
  return [pointer.slice(0, end), unescapePointerPart(pointer.slice(end + 1))];
}
