import type { JsonValue } from "../../model/json-schema/schema.js";
import { decoded } from "./decoded.js";

/** A local reference; undefined when it leads nowhere. */
export function resolve(document: JsonValue, reference: string): JsonValue | undefined {
  if (!reference.startsWith("#/")) return undefined;
  let value: JsonValue | undefined = document;
  for (const part of reference.slice(2).split("/")) {
    const key = decoded(part).replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as { readonly [key: string]: JsonValue })[key];
  }
  return value;
}
