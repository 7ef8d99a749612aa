import type { ParameterTable } from "../http/operation.js";
import { partValue } from "./json-part.js";
import { isMembers, type EncodePart } from "./parts.js";
import { innerShape } from "./shape.js";

/**
 * Returns the encoded parts of a value, without delimiters: one for a primitive value, one for each item, one or two
 * for each property ("R=100", or "R" and "100"). RFC 6570, section 2.3 and 3.2.1; undefined properties are omitted, and
 * nested lists and objects are JSON text. For style "json" it is the JSON text of the whole value; if JSON cannot
 * represent the value, JSON.stringify throws a TypeError.
 */
export function encodedParts(table: ParameterTable, value: unknown, encode: EncodePart): readonly string[] {
  if (table.style === "json") return [encode(JSON.stringify(value), true)];
  if (Array.isArray(value)) {
    const shape = innerShape(table.shape, undefined);
    return Array.from(value as readonly unknown[], (item) => encodedPart(shape, item, encode));
  }
  if (!isMembers(value)) return [encode(value, false)];
  return Object.entries(value).flatMap(([name, member]) => {
    if (member === undefined) return [];
    const parts = [encode(name, false), encodedPart(innerShape(table.shape, name), member, encode)] as const;
    return table.explode ? parts.join("=") : parts;
  });
}

function encodedPart(shape: ParameterTable["shape"], item: unknown, encode: EncodePart): string {
  const part = partValue(shape, item);
  return encode(part.value, part.isJson);
}
