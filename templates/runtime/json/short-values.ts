import { hasObjectType, type JsonObject } from "./object-members.js";
import { quoted } from "../base/safe-text.js";

/** Longer lists are cut. */
const maxListItems = 8;
const maxTextLength = 250;

/** The type of a value in the words of JSON Schema; what JSON does not have is named as JavaScript names it. */
export function jsonTypeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return value.includes(undefined) ? "array with holes" : "array";
  if (Number.isFinite(value)) return Number.isInteger(value) ? "integer" : "number";
  if (typeof value === "object") return hasObjectType(value) ? "object" : "class instance";
  return typeof value === "number" ? `${value}` : typeof value;
}

/** A value in short, for a message: never longer than about a hundred characters. */
export function shortValue(value: unknown): string {
  if (typeof value === "string") return quoted(value);
  if (Object.is(value, -0)) return "-0";
  if (value === null || typeof value === "number" || typeof value === "boolean") return `${value}`;
  if (Array.isArray(value)) return value.length === 0 ? "[]" : `an array of ${value.length}`;
  return hasObjectType(value) ? "an object" : `a value of type ${jsonTypeOf(value)}`;
}

/**
 * Lists and objects as short JSON, `{"a":[1,2]}` or `[1,2,...]`, and other values in short. About `longest` characters, and at most
 * 60 more.
 */
export function shortJson(value: unknown, longest: number = 100): string {
  const isArray = Array.isArray(value);
  if (typeof value === "string") return quoted(value, Math.max(5, Math.min(80, longest)));
  if (!isArray && !hasObjectType(value)) return shortValue(value);
  let text = isArray ? "[" : "{";
  for (const [key, item] of isArray ? value.entries() : members(value)) {
    const isFirst = text.length === 1;
    if (text.length >= longest) return `${text}${isFirst ? "" : ","}...${isArray ? "]" : "}"}`;
    text += `${isFirst ? "" : ","}${isArray ? "" : `${quoted(`${key}`, 40)}:`}`;
    text += shortJson(item, longest - text.length - 1);
  }
  return `${text}${isArray ? "]" : "}"}`;
}

/** The members of an object, one by one: most are not needed. */
function* members(value: JsonObject): Generator<readonly [string, unknown]> {
  for (const name in value) if (Object.hasOwn(value, name) && value[name] !== undefined) yield [name, value[name]];
}

/** Some constants in short: `"a", 1, {"b":2}`, the rest counted. */
export function shortList(values: readonly unknown[]): string {
  return list(
    values.slice(0, maxListItems).map((value) => shortJson(value)),
    values.length,
  );
}

/** The first texts of a list, the rest counted. */
export function listed(texts: readonly string[]): string {
  return list(texts.slice(0, maxListItems), texts.length);
}

/** As many of the first texts as fit, and how many more there are. */
function list(first: readonly string[], count: number): string {
  let shown = "";
  let number = 0;
  for (const text of first) {
    if (number > 0 && shown.length + text.length > maxTextLength) break;
    shown += number > 0 ? `, ${text}` : text;
    number += 1;
  }
  return count > number ? `${shown} and ${count - number} more` : shown;
}
