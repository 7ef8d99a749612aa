import type { JsonValue } from "../../../model/json-schema/schema.js";

/** A text that two values share when, and only when, JSON Schema calls them equal (core, section 4.2.2). */
export function keyOfValue(value: JsonValue): string {
  // JSON writes what is not a finite number as null; such a number is reported where it is read.
  if (typeof value === "number") return String(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${(value as readonly JsonValue[]).map(keyOfValue).join(",")}]`;
  const entries = Object.entries(value as { readonly [key: string]: JsonValue });
  const sorted = entries.map(([key, content]) => `${JSON.stringify(key)}:${keyOfValue(content)}`).sort();
  return `{${sorted.join(",")}}`;
}
