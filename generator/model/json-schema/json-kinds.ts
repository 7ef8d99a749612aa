import type { JsonType, JsonValue } from "./schema.js";

/** An object of JSON. */
export type JsonRecord = { readonly [name: string]: JsonValue };

/** True for an array. */
export function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** True for an object. */
export function isRecord(value: JsonValue): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** True if a value has one type of JSON Schema (validation, section 6.1.1). */
export function isOfType(value: JsonValue, type: JsonType): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "array":
      return isList(value);
    case "object":
      return isRecord(value);
    case "integer":
      return Number.isInteger(value);
    case "boolean":
    case "number":
    case "string":
      return typeof value === type;
  }
}
