import type { JsonValue } from "./schema.js";

export type JsonRecord = { readonly [name: string]: JsonValue };

export function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

export function isRecord(value: JsonValue): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
