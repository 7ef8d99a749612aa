import type { ValueShape } from "../http/operation.js";
import type { ReadJson } from "./decode-types.js";
import { parameterFault } from "./fault.js";
import { isMembers } from "./parts.js";
import { isPrimitiveShape, singleValue, type ReadText, type ShapeNode } from "./shape.js";

/*
 * Lists and objects inside lists and objects, if a style has no names for brackets: the standard does not define them.
 * Here each is JSON text instead of its part. If a part allows both, a string that begins like JSON is written as a
 * JSON string, so that it is read as the same string.
 */

const likeJson = /^["[{]/;

/** Returns the string for a value in its part: JSON for a list or an object, any other value unchanged. */
export function partValue(shape: ValueShape, value: unknown): { readonly value: unknown; readonly isJson: boolean } {
  if (Array.isArray(value) || isMembers(value)) return { value: JSON.stringify(value), isJson: true };
  const isMistakable = typeof value === "string" && !isPrimitiveShape(shape) && likeJson.test(value);
  return isMistakable ? { value: JSON.stringify(value), isJson: true } : { value, isJson: false };
}

/** Reads a part of a list or an object. */
export function partReader(node: ShapeNode, readJson: ReadJson): ReadText {
  if (node.items === undefined && node.member === undefined) return node.leaf;
  return (text) => (likeJson.test(text) ? jsonOrText(node, text, readJson) : node.leaf(text));
}

/** Reads the text of a whole value: JSON where it can only be a list or an object, as forms of other clients have it. */
export function wholeText(node: ShapeNode, text: string, readJson: ReadJson): unknown {
  const single = singleValue(node, text);
  if (single !== undefined) return single;
  return /^[[{]/.test(text) ? jsonOrText(node, text, readJson) : text;
}

function jsonOrText({ takesText }: ShapeNode, text: string, readJson: ReadJson): unknown {
  const result = readJson(text);
  if (result.ok === false) {
    if (takesText) return text;
    throw parameterFault(result.error.code, result.error.message);
  }
  return result.value;
}

/** True if a list or an object is allowed inside a list or an object of this shape. */
export function hasStructuresInside(shape: ValueShape): boolean {
  if (shape === "any") return true;
  if (isPrimitiveShape(shape) || "above" in shape) return false;
  const members = "members" in shape ? [...Object.values(shape.members), shape.others] : [];
  return [...members, shape.items ?? "string"].some((inner) => !isPrimitiveShape(inner));
}

/** Splits a header at commas, except commas inside JSON text. Always one pass. */
export function splitAroundJson(raw: string, isKeyed: boolean): readonly string[] {
  const parts: string[] = [];
  for (let start = 0; ;) {
    const from = isKeyed ? keyEnd(raw, start) : start;
    const value = firstCharacter(raw, from);
    const comma = raw.indexOf(",", isJsonAt(raw, value) ? jsonEnd(raw, value) : from);
    parts.push(raw.slice(start, comma === -1 ? raw.length : comma));
    if (comma === -1) return parts;
    start = comma + 1;
  }
}

/** Returns the offset of the value after "="; the start itself if the part has no "=". */
function keyEnd(raw: string, start: number): number {
  for (let at = start; at < raw.length; at += 1) {
    if (raw[at] === ",") return start;
    if (raw[at] === "=") return at + 1;
  }
  return start;
}

function firstCharacter(raw: string, start: number): number {
  let at = start;
  while (raw[at] === " " || raw[at] === "\t") at += 1;
  return at;
}

function isJsonAt(raw: string, at: number): boolean {
  return raw[at] === "{" || raw[at] === "[" || raw[at] === '"';
}

/** The end of JSON text that begins at `start`; the end of all where it does not end. */
function jsonEnd(raw: string, start: number): number {
  let depth = 0;
  let isText = false;
  for (let at = start; at < raw.length; at += 1) {
    const character = raw[at];
    if (isText) {
      if (character === "\\") at += 1;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === "{" || character === "[") depth += 1;
    else if (character === "}" || character === "]") depth -= 1;
    if (!isText && depth <= 0) return at + 1;
  }
  return raw.length;
}
