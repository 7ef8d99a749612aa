import type { JsonValue } from "../../../model/json-schema/schema.js";

/** Counts the values inside a value; each object and list is counted once, however often it is asked for. */
export function createSizes(): (value: JsonValue) => number {
  const known = new Map<object, number>();
  const sizeOf = (value: JsonValue): number => {
    if (typeof value !== "object" || value === null) return 1;
    let size = known.get(value);
    if (size === undefined) {
      size = 1;
      for (const inner of Object.values(value) as readonly JsonValue[]) size += sizeOf(inner);
      known.set(value, size);
    }
    return size;
  };
  return sizeOf;
}
