import { exactNumberEnd, isPartOfNumber, maxDigits } from "./number.js";

/** Texts beyond this length are not given to JSON.parse before their depth is known. */
const maxUnseenLength = 4_194_304;

/** The length from which a double may round a fraction to a whole number. */
const minRoundedLength = 16;

/** The largest number of seven digits. */
const maxSmall = 9_999_999;

/** Find such numbers, and strings like them. Made on first use, since bundlers keep what they do not know to be unused. */
let longNumber: RegExp | undefined;
let longWholePart: RegExp | undefined;
let longMantissa: RegExp | undefined;

/** A short number that is smaller than each double but 0, and what looks like one and may be in a string. */
const smallNumber = /(?:^|[[:,\s])-?[0.]*[1-9][\d.]*[eE]-\d{3}/;
const smallExponent = /\d[eE]-\d\d\d/;

/**
 * The value of a JSON text by JSON.parse, if it changes nothing: no duplicate name, no number that a double changes, no half of a
 * surrogate pair, and no nesting beyond the limit. Undefined in all other cases, faulty texts included: then `parseJsonText` reads
 * character by character and knows what is wrong and where.
 */
export function parsePlainJson(text: string, maxDepth: number): { readonly value: unknown } | undefined {
  if (!isWellFormed(text)) return undefined;
  const properties = text.length > maxUnseenLength ? countProperties(text, maxDepth) : undefined;
  if (properties === -1) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    const seen: SeenValues = { properties: 0, hasWhole: false, hasLarge: false, hasZero: false };
    if (!addValues(value, seen, maxDepth)) return undefined;
    if (!seen.hasWhole || mayHaveLongNumber(text)) {
      const shortest = seen.hasWhole && mayBeRounded(text, seen) ? minRoundedLength : maxDigits;
      if (!hasExactNumbers(text, shortest)) return undefined;
    }
    if (seen.hasZero && smallExponent.test(text) && smallNumber.test(text)) return undefined;
    if (text.includes("\\u") && hasSurrogateHalf(value)) return undefined;
    // JSON.parse keeps the last of two properties with one name. In most texts, no string has a colon after a quote.
    const isComplete =
      (properties ?? countColons(text)) === seen.properties || countProperties(text, maxDepth) === seen.properties;
    return isComplete ? { value } : undefined;
  } catch {
    return undefined;
  }
}

/** Not every platform can tell that there is no half of a surrogate pair. */
function isWellFormed(text: string): boolean {
  return (text as { isWellFormed?(): boolean }).isWellFormed?.() ?? !/\p{Surrogate}/u.test(text);
}

/** Engines search for a list of classes faster than for a quantifier. */
function mayHaveLongNumber(text: string): boolean {
  longNumber ??= new RegExp("[\\d.eE+-]".repeat(minRoundedLength));
  return longNumber.test(text);
}

/**
 * True for a text with a fraction that a double may round to a whole number. The distance is at most 1.1 * 10^(d - 16) for d digits
 * before the point: the fraction begins with eight zeros or nines, or the number has eight digits before the point, or an exponent.
 */
function mayBeRounded(text: string, { hasLarge }: SeenValues): boolean {
  if (text.includes(".00000000") || text.includes(".99999999")) return true;
  if (hasLarge && (longWholePart ??= new RegExp(`${"\\d".repeat(8)}\\.`)).test(text)) return true;
  if (!text.includes("e") && !text.includes("E")) return false;
  return (longMantissa ??= new RegExp(`${"[\\d.]".repeat(minRoundedLength - 1)}[eE]`)).test(text);
}

/** True if a double changes no number of a length or longer, apart from whole ones. Few characters are looked at to find them. */
function hasExactNumbers(text: string, length: number): boolean {
  const half = length >> 1;
  for (let at = length - 1; at < text.length; at += length) {
    if (!isPartOfNumber(text.charCodeAt(at))) continue;
    if (!isPartOfNumber(text.charCodeAt(at - half)) && !isPartOfNumber(text.charCodeAt(at + half))) continue;
    let start = at;
    while (isPartOfNumber(text.charCodeAt(start - 1))) start -= 1;
    while (isPartOfNumber(text.charCodeAt(at + 1))) at += 1;
    // Digits behind other characters are in a string.
    while (canStandBeforeNumber(text.charCodeAt(start - 1))) {
      const end = exactNumberEnd(text, start);
      if (end < 0) return false;
      if (end > at) at = end - 1;
      // In a list of long numbers, the next one is probably long as well.
      if (end - start < length || !isPartOfNumber(text.charCodeAt(end + 1))) break;
      start = end + 1;
    }
  }
  return true;
}

/** True for white space, a comma, a colon, an opening bracket, and NaN, before the text. */
function canStandBeforeNumber(code: number): boolean {
  return !(code > 0x20) || code === 0x2c || code === 0x3a || code === 0x5b;
}

/** Facts about a value with all its parts. */
interface SeenValues {
  /** The number of properties. */
  properties: number;
  /** True if one number is whole. */
  hasWhole: boolean;
  /** True if one is larger than seven digits can show. */
  hasLarge: boolean;
  /** True if one number is 0. */
  hasZero: boolean;
}

/** Adds the parts of a value; false if they nest too deeply, or one is a number from 2^53 on. */
function addValues(value: unknown, seen: SeenValues, depth: number): boolean {
  if (typeof value === "number") return addNumber(value, seen);
  if (typeof value !== "object" || value === null) return true;
  if (depth === 0) return false;
  if (Array.isArray(value)) {
    for (const item of value as readonly unknown[]) {
      if (
        typeof item === "number"
          ? !addNumber(item, seen)
          : typeof item === "object" && !addValues(item, seen, depth - 1)
      )
        return false;
    }
    return true;
  }
  let properties = 0;
  for (const name in value) {
    const item = (value as Record<string, unknown>)[name];
    properties += 1;
    if (
      typeof item === "number" ? !addNumber(item, seen) : typeof item === "object" && !addValues(item, seen, depth - 1)
    )
      return false;
  }
  seen.properties += properties;
  return true;
}

function addNumber(value: number, seen: SeenValues): boolean {
  if (!seen.hasWhole && Number.isInteger(value)) seen.hasWhole = true;
  if (value === 0) seen.hasZero = true;
  if (value <= maxSmall && value >= -maxSmall) return true;
  seen.hasLarge = true;
  return value <= Number.MAX_SAFE_INTEGER && value >= Number.MIN_SAFE_INTEGER;
}

/** True if a name or a string of a value has half of a surrogate pair. */
function hasSurrogateHalf(value: unknown): boolean {
  if (typeof value === "string") return !isWellFormed(value);
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([name, item]) => !isWellFormed(name) || hasSurrogateHalf(item));
}

/** The number of colons after a quote, or after a quote and white space: at least one for each property. */
function countColons(text: string): number {
  let colons = 0;
  for (let at = text.indexOf(":"); at !== -1; at = text.indexOf(":", at + 1)) {
    let before = at - 1;
    while (text.charCodeAt(before) <= 0x20) before -= 1;
    if (text.charCodeAt(before) === 0x22) colons += 1;
  }
  return colons;
}

/** The number of properties that a JSON text has, duplicate ones included; -1 if it nests too deeply. */
function countProperties(text: string, maxDepth: number): number {
  let properties = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      at = stringEnd(text, at);
    } else if (code === 0x3a) {
      properties += 1;
    } else if (code === 0x5b || code === 0x7b) {
      depth += 1;
      if (depth > maxDepth) return -1;
    } else if (code === 0x5d || code === 0x7d) {
      depth -= 1;
    }
  }
  return properties;
}

/** The offset of the quote that ends a string; the length of a text without one. */
function stringEnd(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (text.charCodeAt(before) === 0x5c) before -= 1;
    if ((end - before) % 2 === 1) return end;
  }
  return text.length;
}
