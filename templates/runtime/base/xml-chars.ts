/**
 * The characters of XML 1.0 (fifth edition): sections 2.2 and 2.3. Code units are UTF-16; the functions that may meet a
 * surrogate take the text and an offset.
 */

const whiteSpace = 1;
const nameStart = 2;
const namePart = 4;
const textStop = 8;
const attributeStop = 16;

/** The classes of each code unit. One look-up per character makes the reader fast. */
const classes: Uint8Array = /* @__PURE__ */ classify();

function classify(): Uint8Array {
  const table = new Uint8Array(0x10000);
  const add = (characters: string, flags: number): void => {
    for (let at = 0; at < characters.length; at++) {
      const code = characters.charCodeAt(at);
      table[code] = (table[code] ?? 0) | flags;
    }
  };
  table.fill(textStop | attributeStop, 0x00, 0x20);
  // Surrogates stop so that they are looked at in pairs.
  table.fill(textStop | attributeStop, 0xd800, 0xe000);
  table.fill(textStop | attributeStop, 0xfffe, 0x10000);
  // Tab and line feed are ordinary in text; in an attribute they become spaces.
  table.fill(attributeStop, 0x09, 0x0b);
  add(" \t\n\r", whiteSpace);
  add("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_:", nameStart | namePart);
  add("0123456789-.", namePart);
  add("<&]", textStop);
  add("<&\"'", attributeStop);
  return table;
}

/** Production S: space, tab, line feed, carriage return. */
export function isWhiteSpace(code: number): boolean {
  return (classes[code]! & whiteSpace) !== 0;
}

/** The first offset at or after `at` that holds no white space. */
export function skipWhiteSpace(text: string, at: number): number {
  const end = text.length;
  while (at < end && (classes[text.charCodeAt(at)]! & whiteSpace) !== 0) at++;
  return at;
}

/** The offset of the first character that is not simply text: markup, "]", carriage return, a surrogate, what XML does not allow. */
export function skipPlainText(text: string, at: number): number {
  const end = text.length;
  const near = Math.min(end, at + shortRun);
  while (at < near && (classes[text.charCodeAt(at)]! & textStop) === 0) at++;
  return at < near || at === end ? at : searchTextStop(text, at);
}

// Short runs are faster character by character, long ones with a pattern: all but what `textStop` marks.
const shortRun = 48;
const textStops = /[^\t\n\x20-\x25\x27-\x3b\x3d-\x5c\x5e-\ud7ff\ue000-\ufffd]/g;

function searchTextStop(text: string, at: number): number {
  textStops.lastIndex = at;
  return textStops.test(text) ? textStops.lastIndex - 1 : text.length;
}

/** As `skipPlainText`, for attribute values: quotes, tab and line feed end it too. */
export function skipPlainAttributeText(text: string, at: number): number {
  const end = text.length;
  while (at < end && (classes[text.charCodeAt(at)]! & attributeStop) === 0) at++;
  return at;
}

/** As `skipPlainText`, but only over space, tab and line feed. */
export function skipPlainSpace(text: string, at: number): number {
  const end = text.length;
  while (at < end && (classes[text.charCodeAt(at)]! & (whiteSpace | textStop)) === whiteSpace) at++;
  return at;
}

/** True if an ASCII code unit is allowed in a name after its first character. */
export function isAsciiNamePart(code: number): boolean {
  return (classes[code]! & namePart) !== 0;
}

/** True when an ASCII code unit ends a name. */
export function isAsciiNameEnd(code: number): boolean {
  return code < 0x80 && (classes[code]! & namePart) === 0;
}

/** Production Char for a code point: section 2.2. */
export function isXmlChar(codePoint: number): boolean {
  if (codePoint < 0x20) return codePoint === 0x09 || codePoint === 0x0a || codePoint === 0x0d;
  if (codePoint < 0xd800) return true;
  return (codePoint >= 0xe000 && codePoint <= 0xfffd) || (codePoint >= 0x10000 && codePoint <= 0x10ffff);
}

/**
 * The number of code units of the character at `at`: 1 or 2, and 0 when XML does not allow it or it is half a surrogate
 * pair.
 */
export function xmlCharLength(text: string, at: number): 0 | 1 | 2 {
  const codePoint = text.codePointAt(at) ?? 0;
  if (!isXmlChar(codePoint)) return 0;
  return codePoint > 0xffff ? 2 : 1;
}

/** The offset of the first character in [from, to) that XML does not allow, or -1. */
export function findIllegalXmlChar(text: string, from: number = 0, to: number = text.length): number {
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0x20 && code < 0xd800) continue;
    const length = xmlCharLength(text, at);
    if (length === 0) return at;
    if (length === 2) at++;
  }
  return -1;
}

/** Production NameStartChar: section 2.3. */
export function isNameStart(codePoint: number): boolean {
  if (codePoint < 0x80) return (classes[codePoint]! & nameStart) !== 0;
  return isInRanges(nameStartRanges, codePoint);
}

/** Production NameChar: section 2.3. */
export function isNamePart(codePoint: number): boolean {
  if (codePoint < 0x80) return (classes[codePoint]! & namePart) !== 0;
  return isInRanges(nameStartRanges, codePoint) || isInRanges(namePartRanges, codePoint);
}

/** First and last code points, in pairs. */
type Ranges = readonly (readonly [first: number, last: number])[];

const nameStartRanges: Ranges = [
  [0xc0, 0xd6],
  [0xd8, 0xf6],
  [0xf8, 0x2ff],
  [0x370, 0x37d],
  [0x37f, 0x1fff],
  [0x200c, 0x200d],
  [0x2070, 0x218f],
  [0x2c00, 0x2fef],
  [0x3001, 0xd7ff],
  [0xf900, 0xfdcf],
  [0xfdf0, 0xfffd],
  [0x10000, 0xeffff],
];

const namePartRanges: Ranges = [
  [0xb7, 0xb7],
  [0x300, 0x36f],
  [0x203f, 0x2040],
];

function isInRanges(ranges: Ranges, codePoint: number): boolean {
  return ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}
