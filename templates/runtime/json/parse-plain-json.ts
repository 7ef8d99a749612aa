import { countColons } from "./colons.js";
import { exactNumberEnd } from "./number.js";

/**
 * The value of JSON text by JSON.parse, when one look at the text shows that this is exact: no nesting beyond the limit,
 * no number that a double changes, no half of a surrogate pair, no property twice. Undefined in all other cases, faulty
 * texts included: then `parseJsonText` reads character by character and knows what is wrong and where.
 */
export function parsePlainJson(text: string, maxDepth: number): { readonly value: unknown } | undefined {
  return parseByColons(text, maxDepth) ?? parseByCharacters(text, maxDepth);
}

/** Longer texts could nest so deeply that JSON.parse takes all memory before the depth is known. */
const maxCountedLength = 1_048_576;

/** The quick way for texts of ordinary messages. */
function parseByColons(text: string, maxDepth: number): { readonly value: unknown } | undefined {
  if (text.length > maxCountedLength || text.includes("\\u") || !isWellFormed(text)) return undefined;
  const members = countColons(text);
  if (members === -1) return undefined;
  const parsed = parseOrNothing(text);
  return parsed !== undefined && countLevels(parsed.value, maxDepth) === members ? parsed : undefined;
}

function parseByCharacters(text: string, maxDepth: number): { readonly value: unknown } | undefined {
  const members = countPlainMembers(text, maxDepth);
  if (members === -1) return undefined;
  const parsed = parseOrNothing(text);
  // JSON.parse keeps the last of two members with one name, and then some are missing.
  return parsed !== undefined && countAllMembers(parsed.value) === members ? parsed : undefined;
}

function parseOrNothing(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Not every platform can tell that there is no half of a surrogate pair. */
function isWellFormed(text: string): boolean {
  return (text as { isWellFormed?(): boolean }).isWellFormed?.() ?? false;
}

/** The number of members that all objects of a text have together; -1 when the text needs a closer look. */
function countPlainMembers(text: string, maxDepth: number): number {
  let members = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      at = plainStringEnd(text, at + 1);
      if (at === -1) return -1;
    } else if (code === 0x3a) {
      members += 1;
    } else if (code === 0x7b || code === 0x5b) {
      depth += 1;
      if (depth > maxDepth) return -1;
    } else if (code === 0x7d || code === 0x5d) {
      depth -= 1;
    } else if (code >= 0x30 && code <= 0x39) {
      const end = exactNumberEnd(text, at);
      if (end === -1) return -1;
      at = end - 1;
    }
  }
  return members;
}

/**
 * The offset of the closing quote; -1 when the string has a surrogate, written out or as an escape, or does not end.
 */
function plainStringEnd(text: string, start: number): number {
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return at;
    if (code === 0x5c) {
      at += 1;
      if (text.charCodeAt(at) === 0x75 && (text.charCodeAt(at + 1) | 0x20) === 0x64) return -1;
    } else if (code >= 0xd800 && code <= 0xdfff) {
      return -1;
    }
  }
  return -1;
}

/** The number of members that all objects of a value have together. Takes no stack, whatever the depth. */
function countAllMembers(value: unknown): number {
  let members = 0;
  const rest: unknown[] = [value];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (typeof next !== "object" || next === null) continue;
    if (Array.isArray(next)) {
      for (let index = 0; index < next.length; index += 1) {
        const item: unknown = next[index];
        if (typeof item === "object" && item !== null) rest.push(item);
      }
    } else {
      for (const name in next) {
        members += 1;
        const member = (next as Record<string, unknown>)[name];
        if (typeof member === "object" && member !== null) rest.push(member);
      }
    }
  }
  return members;
}

/** The same where nesting within the limit and numbers in arrays are still in question: -1 when there is either. */
function countLevels(value: unknown, maxDepth: number): number {
  if (typeof value !== "object" || value === null) return -1;
  let members = 0;
  let level: readonly object[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === maxDepth) return -1;
    const below: object[] = [];
    for (const next of level) {
      if (Array.isArray(next)) {
        for (let index = 0; index < next.length; index += 1) {
          const item: unknown = next[index];
          if (typeof item === "number") return -1;
          if (typeof item === "object" && item !== null) below.push(item);
        }
      } else {
        for (const name in next) {
          members += 1;
          const member = (next as Record<string, unknown>)[name];
          if (typeof member === "object" && member !== null) below.push(member);
        }
      }
    }
    level = below;
  }
  return members;
}
