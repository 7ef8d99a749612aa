import { hasObjectType } from "./values.js";
import { quoted } from "../base/safe-text.js";

/** Longer lists are cut. */
const longestList = 8;
const longestText = 250;

/** The type of a value in the words of JSON Schema; what JSON does not have is named as JavaScript names it. */
export function jsonTypeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return value.includes(undefined) ? "array with holes" : "array";
  if (typeof value === "number") {
    if (!Number.isFinite(value)) return String(value);
    return Number.isInteger(value) ? "integer" : "number";
  }
  if (typeof value === "object") return hasObjectType(value) ? "object" : "class instance";
  return typeof value;
}

/** A value in short, for a message: never longer than about a hundred characters. */
export function shortValue(value: unknown): string {
  if (typeof value === "number") return Object.is(value, -0) ? "-0" : `${value}`;
  if (typeof value === "string") return quoted(value);
  if (value === null || typeof value === "boolean") return `${value}`;
  if (Array.isArray(value)) return value.length === 0 ? "[]" : `an array of ${value.length}`;
  return hasObjectType(value) ? "an object" : `a value of type ${jsonTypeOf(value)}`;
}

/** Some values in short: `"a", "b", "c"`, the rest counted. */
export function shortList(values: readonly unknown[]): string {
  return list(values.slice(0, longestList).map(shortValue), values.length);
}

/** The first texts of a list, the rest counted. */
export function listed(texts: readonly string[]): string {
  return list(texts.slice(0, longestList), texts.length);
}

/** As many of the first texts as fit, and how many more there are. */
function list(first: readonly string[], count: number): string {
  let shown = first[0] ?? "";
  let number = Math.min(1, count);
  for (const text of first.slice(1)) {
    if (shown.length + text.length > longestText) break;
    shown += `, ${text}`;
    number += 1;
  }
  return count > number ? `${shown} and ${count - number} more` : shown;
}
