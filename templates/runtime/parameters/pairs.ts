import type { ParameterTable } from "../http/operation.js";
import { partValue } from "./json-part.js";
import { nestedPairs, type Pair } from "./nested-pairs.js";
import { isMembers } from "./parts.js";
import { innerShape } from "./shape.js";

/**
 * Returns the pairs of a value whose items or properties are serialized by name: "color=blue&color=black",
 * "R=100&G=200", none for an empty list or object. RFC 6570, section 3.2.8. With `hasBrackets` nested values have names
 * with brackets, and a list that contains any of them has the numbers of its items; without it they are JSON text.
 */
export function explodedPairs(table: ParameterTable, value: unknown, hasBrackets: boolean): readonly Pair[] {
  const { name, style, shape } = table;
  if (style === "json") return [[name, JSON.stringify(value)]];
  if (style === "deepObject") return nestedPairs(table, name, value);
  const whole = (key: string, inner: ParameterTable["shape"], item: unknown): readonly Pair[] =>
    hasBrackets ? nestedPairs(table, key, item) : [[key, partValue(inner, item).value]];
  if (Array.isArray(value)) {
    const items = value as readonly unknown[];
    if (hasBrackets && items.some(isNested)) return nestedPairs(table, name, items);
    return Array.from(items, (item) => whole(name, innerShape(shape, undefined), item)).flat();
  }
  if (!isMembers(value)) return whole(name, shape, value);
  return Object.entries(value).flatMap(([key, member]) =>
    member === undefined ? [] : whole(key, innerShape(shape, key), member),
  );
}

function isNested(item: unknown): boolean {
  return Array.isArray(item) || isMembers(item);
}

/** True if each item or property of a value is serialized by name. */
export function isExplodedValue({ style, explode }: ParameterTable): boolean {
  return explode || style === "json" || style === "deepObject";
}
