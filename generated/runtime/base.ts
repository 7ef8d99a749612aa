/** The bytes of a Base64 text (RFC 4648, with white space between characters); undefined when it is none. */
export function parseBase64(text: string): Uint8Array | undefined {
  const characters = /[ \t\n\r]/.test(text) ? text.replace(/[ \t\n\r]+/g, "") : text;
  if (characters.length % 4 !== 0) return undefined;
  const padding = characters.endsWith("==") ? 2 : characters.endsWith("=") ? 1 : 0;
  const end = characters.length - padding;
  const bytes = new Uint8Array((characters.length / 4) * 3 - padding);
  let bits = 0;
  let held = 0;
  let at = 0;
  for (let index = 0; index < end; index++) {
    const value = base64Value(characters.charCodeAt(index));
    if (value < 0) return undefined;
    held = (held << 6) | value;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (held >> bits) & 0xff;
    held &= (1 << bits) - 1;
  }
  // Bits that no byte takes must be zero: Part 2, section 3.2.16.
  return held === 0 ? bytes : undefined;
}

/** The Base64 text of bytes, without line breaks. */
export function base64Text(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const left = bytes.length - at;
    const group = (bytes[at]! << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    text += alphabet.charAt(group >> 18) + alphabet.charAt((group >> 12) & 63);
    text += left > 1 ? alphabet.charAt((group >> 6) & 63) : "=";
    text += left > 2 ? alphabet.charAt(group & 63) : "=";
  }
  return text;
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

function base64Value(code: number): number {
  if (code >= 0x41 && code <= 0x5a) return code - 0x41;
  if (code >= 0x61 && code <= 0x7a) return code - 0x61 + 26;
  if (code >= 0x30 && code <= 0x39) return code - 0x30 + 52;
  return code === 0x2b ? 62 : code === 0x2f ? 63 : -1;
}

/**
 * Returns the length of a string in Unicode code points, as JSON Schema and XML Schema count. A lone surrogate counts
 * as one.
 */
export function codePointLength(text: string): number {
  return text.replace(/[\ud800-\udbff][\udc00-\udfff]/g, " ").length;
}

/** True if a string has at least `minimum` code points. */
export function hasMinLength(text: string, minimum: number): boolean {
  return text.length >= 2 * minimum || (text.length >= minimum && codePointLength(text) >= minimum);
}

/** True if a string has at most `maximum` code points. */
export function hasMaxLength(text: string, maximum: number): boolean {
  return text.length <= maximum || (text.length <= 2 * maximum && codePointLength(text) <= maximum);
}

/** True for a Date, of any realm. */
export function isDate(value: unknown): value is Date {
  return value instanceof Date || Object.prototype.toString.call(value) === "[object Date]";
}

/** A position in a string for people: both count from 1, columns in UTF-16 code units. */
export interface LineColumn {
  readonly line: number;
  readonly column: number;
}

/**
 * Returns the position of an offset. CR, LF and CRLF each end one line; a byte order mark at the start takes no column.
 */
export function lineColumnAt(text: string, offset: number): LineColumn {
  return createLineFinder(text)(offset);
}

/** `lineColumnAt` for many offsets of one string: offsets in rising order cost one pass over the string in total. */
export function createLineFinder(text: string): (offset: number) => LineColumn {
  const first = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  let lines = createLineStarts(text, first);
  return (offset) => {
    const clamped = Math.max(first, Math.min(offset, text.length));
    if (clamped < lines.start) lines = createLineStarts(text, first);
    while (lines.nextStart <= clamped) lines.advance();
    return { line: lines.line, column: clamped - lines.start + 1 };
  };
}

/** A line of a string and the start of the next one; past the end if it is the last. */
interface LineStarts {
  line: number;
  start: number;
  /** The offset at which the next line starts. */
  nextStart: number;
  /** Goes to the next line. */
  advance(): void;
}

function createLineStarts(text: string, first: number): LineStarts {
  const beyond = text.length + 1;
  let lineFeed = first - 1;
  let carriageReturn = first - 1;

  // Each search continues at the end of the previous one of its kind, so that neither reads the string twice.
  function nextLineStart(from: number): number {
    if (lineFeed < from) lineFeed = find("\n", from);
    if (carriageReturn < from) carriageReturn = find("\r", from);
    if (carriageReturn + 1 === lineFeed) return lineFeed + 1;
    return Math.min(lineFeed, carriageReturn) + 1;
  }

  function find(character: string, from: number): number {
    const found = text.indexOf(character, from);
    return found < 0 ? beyond : found;
  }

  return {
    line: 1,
    start: first,
    nextStart: nextLineStart(first),
    advance() {
      this.line++;
      this.start = this.nextStart;
      this.nextStart = nextLineStart(this.start);
    },
  };
}

/** Longer names are not compared: nobody mistypes them by a letter or two, and comparing them would be slow. */
const maxNameLength = 64;
/** Maximum number of compared names, so that the cost is bounded for objects with very many names. */
const maxCandidates = 5_000;

/**
 * The name among `known` that `wrong` most likely means, or undefined when none is near. Case and punctuation count for little;
 * otherwise at most one edit for each three letters (insert, delete, replace, swap of neighbours), and at most `most`.
 */
export function nearestName(wrong: string, known: Iterable<string>, most: number = 4): string | undefined {
  let left = wrong.length > maxNameLength || wrong === "" ? -1 : Math.min(most, Math.floor(wrong.length / 3));
  const letters = lettersOf(wrong);
  let looked = 0;
  let best: string | undefined;
  for (const name of known) {
    if (left < 0 || ++looked > maxCandidates) break;
    if (name === wrong || name.length > maxNameLength) continue;
    // An edit changes two letters at most, and one where it makes a name longer or shorter.
    const others = lettersOf(name);
    let spare = 2 * left - ((letters | others) & 1 ? 0 : Math.abs(wrong.length - name.length));
    for (let apart = (letters ^ others) & ~1; apart !== 0 && spare >= 0; apart &= apart - 1) spare -= 1;
    if (spare < 0) continue;
    for (; left >= 0 && isWithin(simplified(wrong), simplified(name), left, 0, 0); left -= 1) best = name;
  }
  return best;
}

/** Returns the letters of a name as bits, without case; several letters share a bit, and the lowest one is for punctuation. */
function lettersOf(name: string): number {
  let letters = 0;
  for (let at = 0; at < name.length; at += 1) {
    const code = name.charCodeAt(at);
    letters |= code === 0x2d || code === 0x5f || code === 0x2e ? 1 : 1 << (code & 31);
  }
  return letters;
}

function simplified(name: string): string {
  return name.toLowerCase().replace(/[-_. ]/g, "") || name;
}

/** True when so many edits turn what `from` has from one offset on into what `to` has from another: four ways for each edit. */
function isWithin(from: string, to: string, edits: number, at: number, other: number): boolean {
  while (at < from.length && from[at] === to[other]) {
    at += 1;
    other += 1;
  }
  const [rest, others] = [from.length - at, to.length - other];
  if (Math.abs(rest - others) > edits) return false;
  if (rest === 0 || others === 0) return true;
  const left = edits - 1;
  return (
    left >= 0 &&
    (isWithin(from, to, left, at + 1, other + 1) ||
      isWithin(from, to, left, at + 1, other) ||
      isWithin(from, to, left, at, other + 1) ||
      (from[at] === to[other + 1] && from[at + 1] === to[other] && isWithin(from, to, left, at + 2, other + 2)))
  );
}

/** A property of the object itself: names such as "constructor" would else be found on its prototype. */
export function ownProperty<T extends object, Key extends keyof T>(value: T, key: Key): T[Key] | undefined {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Gives an object a property of its own, also under the name "__proto__". */
export function setOwnProperty<T extends object, Key extends keyof T>(value: T, key: Key, member: T[Key]): void {
  Object.defineProperty(value, key, { value: member, enumerable: true, configurable: true, writable: true });
}

/**
 * True if an object has a method that a caller defined, directly or in its class; methods of every object
 * ("constructor", "toString") do not count.
 */
export function isDefined(methods: object, name: string): boolean {
  const method = (methods as Readonly<Record<string, unknown>>)[name];
  if (typeof method !== "function") return false;
  if (Object.hasOwn(methods, name)) return true;
  return name !== "constructor" && method !== (Object.prototype as unknown as Readonly<Record<string, unknown>>)[name];
}

/** A problem of a payload, found by a validator, a decoder or a parser. */
export interface Problem {
  /**
   * The violated rule: the keyword of JSON Schema ("required"), the rule of XSD ("cvc-length-valid"), or of the syntax
   * ("json/syntax").
   */
  readonly code: string;
  /** One sentence for people. Values of the payload are truncated to a safe length, with control characters escaped. */
  readonly message: string;
  /**
   * The path of the value: an RFC 6901 pointer for JSON ("/lineItems/0/quantity"), element names with positions for XML
   * ("/Profile/Telephones/Telephone[2]"). "" is the whole payload.
   */
  readonly path: string;
  /**
   * The violated keyword, for JSON: an RFC 6901 pointer after "#" into the spec
   * ("#/components/schemas/Order/properties/quantity/minimum"), after the path of the file from the spec folder if it
   * is in another file ("common.yaml#/components/schemas/Money/type"). A `$ref` without siblings is omitted: a reader
   * of the pointer follows it.
   */
  readonly schemaPath?: string;
  /** A short description of the expected value. */
  readonly expected?: string;
  /** A short description of the actual value. */
  readonly actual?: string;
  /** The number of schemas of a `oneOf` that the value matches, if it matches more than one. */
  readonly matches?: number;
  /** The number of elements of which one is missing: 1 if `expected` names the only one. */
  readonly lacking?: number;
  /** The stable name of the API's own rule, if the problem violates one. */
  readonly rule?: string;
  /** Line in the payload, from 1. Undefined if the payload was not read from text. */
  readonly line?: number;
  /** Column in the payload in UTF-16 code units, from 1. */
  readonly column?: number;
}

/** The result of every validator, decoder and parameter reader. `truncated`: there were more problems than the limit. */
export type Result<T> = Success<T> | Failure;

/** The result for a valid payload. */
export interface Success<T> {
  readonly ok: true;
  /** The payload with its type. */
  readonly value: T;
}

/** The result for an invalid payload. `problems` is never empty. */
export interface Failure {
  readonly ok: false;
  readonly problems: readonly Problem[];
  /** True if there were more problems than the limit. */
  readonly truncated: boolean;
}

/** The number of problems after which a validator or decoder stops collecting. */
export const defaultMaxProblems = 100;

/**
 * Text of a payload, made fit for a message: in double quotes, cut to about `longest` characters, with control and
 * format characters and lone surrogates escaped, since they could disguise a message in a terminal or a log.
 */
export function quoted(text: string, longest: number = 80): string {
  return `"${safeText(text, longest)}"`;
}

/** The same without the quotes. */
export function safeText(text: string, longest: number): string {
  const safe = escaped(beginning(text, longest));
  if (text.length <= longest && safe.length <= longest) return safe;
  // Escapes are longer than the escaped character; none is cut in two.
  return `${beginning(safe, longest).replace(/\\(?:u(?:\{[0-9a-f]*)?)?$/, "")}...`;
}

/** Returns the beginning of a string, without half of a surrogate pair at its end. */
export function beginning(text: string, longest: number): string {
  return text.length > longest ? text.slice(0, longest).replace(/[\ud800-\udbff]$/, "") : text;
}

/** Returns a copy of the string with misleading and invisible characters and piled marks escaped: "\u{1b}". */
export function escaped(text: string): string {
  // An engine keeps a whole payload as long as a part of it is in use. A match needs a string that is not put together of parts.
  const copy = ` ${text}`;
  if (/^[ -~]*$/.test(copy)) return copy.slice(1);
  return text.replace(
    /[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029]|\p{M}(?<=\p{M}{6})/gu,
    (found) => `\\u{${(found.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/** Returns a string without trailing `character`s. Takes linear time, unlike a search for /x+$/. */
export function withoutTrailing(text: string, character: string): string {
  let end = text.length;
  while (end > 0 && text.charAt(end - 1) === character) end -= 1;
  return text.slice(0, end);
}

/** A decoder that rejects invalid bytes. */
interface Utf8Decoder {
  /** Returns the text; throws if a byte is invalid. */
  decode(bytes: Uint8Array): string;
}

/** The platform, whose types not every project declares. */
interface Utf8Platform {
  /** The decoder of the Encoding Standard. */
  readonly TextDecoder: new (label: string, options: { fatal: boolean }) => Utf8Decoder;
}

let decoder: Utf8Decoder | undefined;

/** The text of UTF-8 bytes (RFC 3629) behind a byte order mark, if there is one; undefined if they are invalid. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  const { TextDecoder } = globalThis as unknown as Utf8Platform;
  try {
    return (decoder ??= new TextDecoder("utf-8", { fatal: true })).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * True if a value is an array without holes. An undefined element is a hole. Methods of arrays skip holes one by one,
 * and an array can have four billion; this function stops at the first.
 */
export function isWholeArray(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && !value.includes(undefined);
}

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

/** The text, or the text in front of the first invalid byte, and the offset of this byte. */
export type Utf8Text =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly before: string; readonly at: number };

/** Decodes UTF-8 bytes. RFC 3629; a byte order mark is omitted. */
export function decodeUtf8(bytes: Uint8Array): Utf8Text {
  const text = utf8Text(bytes);
  if (text !== undefined) return { ok: true, text };
  const at = validEnd(bytes);
  return { ok: false, before: utf8Text(bytes.subarray(0, at)) ?? "", at };
}

/** The offset of the first invalid byte, or the number of bytes. */
function validEnd(bytes: Uint8Array): number {
  let at = 0;
  for (let length = 1; at < bytes.length && length > 0; at += length) {
    length = bytes[at]! < 0x80 ? 1 : sequenceLength(bytes, at);
  }
  return at;
}

/** The number of bytes in the sequence at an offset; 0 when it is malformed. RFC 3629, section 4. */
function sequenceLength(bytes: Uint8Array, at: number): 0 | 2 | 3 | 4 {
  const first = bytes[at] ?? 0;
  const second = bytes[at + 1] ?? 0;
  if (first >= 0xc2 && first <= 0xdf) return isTail(second) ? 2 : 0;
  if (first >= 0xe0 && first <= 0xef) {
    const low = first === 0xe0 ? 0xa0 : 0x80;
    const high = first === 0xed ? 0x9f : 0xbf;
    return second >= low && second <= high && isTail(bytes[at + 2]) ? 3 : 0;
  }
  if (first >= 0xf0 && first <= 0xf4) {
    const low = first === 0xf0 ? 0x90 : 0x80;
    const high = first === 0xf4 ? 0x8f : 0xbf;
    return second >= low && second <= high && isTail(bytes[at + 2]) && isTail(bytes[at + 3]) ? 4 : 0;
  }
  return 0;
}

function isTail(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}

/**
 * Returns the problems of a result as text for people: one line each, with its location. "" for a valid value. Payload
 * content in problems is already truncated and escaped.
 */
export function formatProblems(result: Result<unknown>): string {
  const { problems, truncated } = result.ok === false ? result : { problems: [], truncated: false };
  const lines = problems.map((problem) => `- ${placeOf(problem)}${problem.message}`);
  return [...lines, ...(truncated ? ["- There are more problems."] : [])].join("\n");
}

/** "/lines/0/quantity (line 3, column 5): "; nothing for the whole payload. */
function placeOf({ path, line, column }: Problem): string {
  const inText = line === undefined ? "" : `line ${line}${column === undefined ? "" : `, column ${column}`}`;
  if (path === "") return inText === "" ? "" : `${inText}: `;
  return inText === "" ? `${path}: ` : `${path} (${inText}): `;
}

/** Problem details (RFC 9457, section 3) of a payload: the body of a response of type `application/problem+json`. */
export interface ProblemDetails {
  readonly type: string;
  readonly title?: string;
  readonly status: number;
  /** A sentence for people about this occurrence. */
  readonly detail: string;
  readonly instance?: string;
  /** The problems, as in the example of section 3; empty for a valid value. */
  readonly errors: readonly ProblemDetail[];
}

/** One problem in the list `errors` of problem details. RFC 9457, section 3. */
export interface ProblemDetail {
  /** The message of the problem. */
  readonly detail: string;
  /** The path of the problem as a fragment: "#/lines/0" (RFC 6901, section 6). */
  readonly pointer: string;
  /** The violated rule: `code` of the problem. */
  readonly code: string;
}

/** Properties that a caller can replace. */
export interface ProblemDetailsOptions {
  /** A URI for the kind of problem. Default: "about:blank". */
  readonly type?: string;
  /** Default: the phrase of the status, for 400 and 422. */
  readonly title?: string;
  /** Default: 422. */
  readonly status?: number;
  /** A URI for this occurrence. */
  readonly instance?: string;
}

/** Returns the problems of a result as problem details. RFC 9457, section 3. */
export function toProblemDetails(
  result: Result<unknown>,
  { type = "about:blank", status = 422, title = phraseOf(status), instance }: ProblemDetailsOptions = {},
): ProblemDetails {
  const { problems, truncated } = result.ok === false ? result : { problems: [], truncated: false };
  const count = `${problems.length}${truncated ? " or more" : ""}`;
  return {
    type,
    ...(title !== undefined && { title }),
    status,
    detail: `The content has ${count} ${count === "1" ? "problem" : "problems"}.`,
    ...(instance !== undefined && { instance }),
    errors: problems.map(({ message, path, code }) => ({ detail: message, pointer: fragmentOf(path), code })),
  };
}

/** The phrase of a status. RFC 9110, sections 15.5.1 and 15.5.21. */
function phraseOf(status: number): string | undefined {
  if (status === 400) return "Bad Request";
  return status === 422 ? "Unprocessable Content" : undefined;
}

/** A pointer as a fragment of a URI. RFC 6901, section 6. */
function fragmentOf(path: string): string {
  return `#${encodeURI(path.replace(/\p{Cs}/gu, "\ufffd")).replace(/#/g, "%23")}`;
}

/**
 * Maximum bytes of JSON for the problems of one result, per hundred requested problems: with the properties around it
 * no list of problems is longer than 4 kB, for any payload.
 */
const maxBytes = 3900;

/** Maximum length of a problem's strings in bytes: longer ones are truncated, so that any problem fits. */
const longest = 850;

/** For a line and a column that are yet to be found. */
const lineAndColumnBytes = 40;

/** The number of bytes for a list of at most `maxProblems` problems. */
export function problemBudget(maxProblems: number): number {
  return maxBytes * Math.max(1, maxProblems / defaultMaxProblems);
}

/** Longer pointers into schemas are cut at an ancestor. In bytes. */
export const maxSchemaPathLength = 300;

/** Minimum bytes of a problem of a JSON validator: property names, quotes, a path, and the shortest sentence. */
export const leastBytes = 100;

/** Returns a problem with truncated strings. In its paths, misleading characters are escaped. */
export function fittingProblem(problem: Problem): Problem {
  const { message, path, schemaPath, expected, actual } = problem;
  const fitting: { -readonly [Name in keyof Problem]: Problem[Name] } = { ...problem };
  fitting.message = cutText(message);
  fitting.path = cutPath(escaped(cutPath(path)));
  if (schemaPath !== undefined) {
    fitting.schemaPath = cutPath(escaped(cutPath(schemaPath, maxSchemaPathLength)), maxSchemaPathLength);
  }
  if (expected !== undefined) fitting.expected = cutText(expected);
  if (actual !== undefined) fitting.actual = cutText(actual);
  return fitting;
}

/** The path of the nearest ancestor when its names make a path very long. Characters that could disguise it have been escaped. In bytes. */
export function cutPath(path: string, most: number = longest): string {
  let kept = path;
  // A character takes three bytes at most, and a quote or a backslash two.
  while (kept.length * 3 + 2 > most && bytesOf(kept) > most) kept = kept.slice(0, kept.lastIndexOf("/", most));
  return kept;
}

/** An upper bound of the bytes that a problem has as JSON. */
export function problemBytes(problem: Problem): number {
  return (problem.line === undefined ? lineAndColumnBytes : 0) + bytesOf(problem) + 1;
}

/** The failure with the first of some problems: as many as a result may have (normally 100), of the size that it may have. */
export function limitedFailure(
  problems: readonly Problem[],
  truncated: boolean = false,
  most: number = defaultMaxProblems,
): Failure {
  const kept: Problem[] = [];
  let room = problemBudget(most);
  for (const problem of problems) {
    const fitting = fittingProblem(problem);
    room -= problemBytes(fitting);
    if (kept.length === most || (room < 0 && kept.length > 0)) break;
    kept.push(fitting);
  }
  return { ok: false, problems: kept, truncated: truncated || kept.length < problems.length };
}

/** Truncates a string of a problem. */
export function cutText(text: string): string {
  let kept = text;
  for (let most = longest; isLonger(kept); most -= step) kept = `${beginning(text, most)}...`;
  return kept;
}

/** A string that is too long loses this many more UTF-16 units until it fits. */
const step = 50;

/** The bytes that a unit of UTF-16 takes as JSON, at most: an escape. */
const maxEscapeLength = 6;

function isLonger(text: string): boolean {
  return text.length * maxEscapeLength + 2 > longest && bytesOf(text) > longest;
}

/** As JSON in UTF-8, at most: a unit of UTF-16 takes three bytes and no more, or is escaped. */
function bytesOf(value: unknown): number {
  return JSON.stringify(value).replace(/[^ -~]/g, "...").length;
}

/** The number of problems that a message lists. */
export const maxShownProblems = 10;

/** Returns a string for each of the first problems, and one that counts the rest, if any. */
export function shownProblems(
  problems: readonly Problem[],
  textOf: (problem: Problem) => string,
  countOf: (others: number) => string,
): readonly string[] {
  const others = problems.length - maxShownProblems;
  return [...problems.slice(0, maxShownProblems).map(textOf), ...(others > 0 ? [countOf(others)] : [])];
}

/** True for readable input: a string, or bytes (of any realm). Callers without types may pass other values. */
export function isTextInput(input: unknown): input is string | Uint8Array {
  return typeof input === "string" || (ArrayBuffer.isView(input) && kindOfView?.call(input) === "Uint8Array");
}

/** The engine's own getter for the kind of a typed array: no object can pretend, and no proxy throws. */
const kindOfView: (() => unknown) | undefined = /* @__PURE__ */ getterOfKind();

function getterOfKind(): (() => unknown) | undefined {
  return Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), Symbol.toStringTag)?.get;
}

/** Returns the failure for input that is neither. `family` is "json" or "xml". */
export function noTextInput(family: string): Failure {
  const message = "The input is neither a string nor a Uint8Array.";
  return { ok: false, problems: [{ code: `${family}/no-text`, message, path: "" }], truncated: false };
}

/** The offset after the Name (section 2.3) that begins at `at`; `at` itself when none does. Colons count as name characters. */
export function scanName(text: string, at: number): number {
  const first = text.codePointAt(at);
  if (first === undefined || !isNameStart(first)) return at;
  return scanNameParts(text, first > 0xffff ? at + 2 : at + 1);
}

/** The offset after the name characters that begin at `at`. */
export function scanNameParts(text: string, at: number): number {
  const end = text.length;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (code < 0x80) {
      if (!isAsciiNamePart(code)) return at;
      at++;
    } else {
      const codePoint = text.codePointAt(at) ?? 0;
      if (!isNamePart(codePoint)) return at;
      at += codePoint > 0xffff ? 2 : 1;
    }
  }
  return at;
}

/** True when a whole text is a Name: production 5 of XML 1.0. */
export function isXmlName(text: string): boolean {
  return text !== "" && scanName(text, 0) === text.length;
}

/** True when a whole text is an NCName, a name without colon: production 4 of Namespaces in XML. */
export function isNCName(text: string): boolean {
  return isXmlName(text) && !text.includes(":");
}

/** True when a whole text is a QName: an NCName, or two of them around one colon. Production 7 of Namespaces in XML. */
export function isQName(text: string): boolean {
  const colon = text.indexOf(":");
  return colon < 0 ? isXmlName(text) : isNCName(text.slice(0, colon)) && isNCName(text.slice(colon + 1));
}

/** Namespaces in XML 1.0 (third edition): the namespaces of prefixes, element by element. */

/** The namespace that is always bound to the prefix "xml". */
export const xmlNamespace = "http://www.w3.org/XML/1998/namespace";
/** The namespace that is always bound to the prefix "xmlns". */
export const xmlnsNamespace = "http://www.w3.org/2000/xmlns/";

/** True when a prefix can be declared for a namespace: section 3, and "Reserved prefixes" there. */
export function canDeclare(prefix: string, namespace: string): boolean {
  if (!isNCName(prefix) || prefix === "xml" || prefix === "xmlns") return false;
  return namespace !== "" && namespace !== xmlNamespace && namespace !== xmlnsNamespace;
}

/** A namespace name. Each has one object, so that comparing two does not depend on their lengths. */
export interface XmlNamespace {
  /** The name as written; "" for no namespace. */
  readonly uri: string;
}

/** A prefix and its namespace at this position of the document. */
export interface XmlPrefix {
  readonly name: string;
  /** Undefined if the prefix is not declared. */
  namespace: XmlNamespace | undefined;
}

/** The namespaces in scope. Looking up costs the same however many there are; leaving an element undoes what it declared. */
export class XmlNamespaces {
  private readonly namespaces = new Map<string, XmlNamespace>();
  private readonly prefixes = new Map<string, XmlPrefix>();
  private readonly changed: XmlPrefix[] = [];
  private readonly former: (XmlNamespace | undefined)[] = [];

  constructor() {
    this.prefix("").namespace = this.namespace("");
    this.prefix("xml").namespace = this.namespace(xmlNamespace);
    this.prefix("xmlns").namespace = this.namespace(xmlnsNamespace);
  }

  /** The one object for a prefix. */
  prefix(name: string): XmlPrefix {
    let prefix = this.prefixes.get(name);
    if (prefix === undefined) {
      prefix = { name, namespace: undefined };
      this.prefixes.set(name, prefix);
    }
    return prefix;
  }

  /** Returns the namespace name of a prefix. Undefined if it is not declared. */
  lookup(prefix: string): string | undefined {
    return this.prefixes.get(prefix)?.namespace?.uri;
  }

  /** Binds a prefix until `undo` goes back before this point. */
  declare(prefix: XmlPrefix, uri: string): void {
    this.changed.push(prefix);
    this.former.push(prefix.namespace);
    prefix.namespace = this.namespace(uri);
  }

  /** The number of declarations in force; the mark that `undo` takes. */
  get size(): number {
    return this.changed.length;
  }

  /** The prefix of declaration `index`, counted from the root. */
  declared(index: number): XmlPrefix | undefined {
    return this.changed[index];
  }

  /** Takes back every declaration after the mark. */
  undo(mark: number): void {
    while (this.changed.length > mark) {
      const prefix = this.changed.pop();
      const namespace = this.former.pop();
      if (prefix !== undefined) prefix.namespace = namespace;
    }
  }

  private namespace(uri: string): XmlNamespace {
    let namespace = this.namespaces.get(uri);
    if (namespace === undefined) {
      namespace = { uri };
      this.namespaces.set(uri, namespace);
    }
    return namespace;
  }
}
