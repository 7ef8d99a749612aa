import type { JsonValue } from "../../model/json-schema/schema.js";
import { fieldOf, type Field, type ObjectKind } from "../../model/openapi-structure.js";
import { unescapePointerPart, valueAt } from "../../model/json-pointer.js";
import type { Edit } from "../edited-value.js";
import { isArray } from "./cursor.js";

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
 * The edit for an empty list that OpenAPI 3.0 and Swagger 2.0 forbid and that has one meaning: `required` requires no property, and `enum`
 * accepts no value. In Swagger 2.0, parameters, headers and their items have `enum` as well.
 */
export function emptyListEdit(
  document: JsonValue | undefined,
  pointer: string,
  kindOf: (pointer: string) => ObjectKind | undefined,
): Edit | undefined {
  const [holder, key] = parted(pointer);
  const value = valueAt(document, pointer);
  if (value === undefined || !isArray(value) || value.length > 0) return undefined;
  const isSchema = kindOf(holder) === "schema";
  if (key === "required") return isSchema ? { kind: "remove" } : undefined;
  const kind = kindOf(holder.replace(/(?:\/items)+$/, ""));
  const isListed = isSchema || kind === "parameter" || kind === "header";
  return key === "enum" && isListed ? { kind: "replace", value: [] } : undefined;
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
