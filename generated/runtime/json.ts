import {
  type Failure,
  type Problem,
  type Result,
  type Utf8Text,
  codePointLength,
  createLineFinder,
  cutPath,
  cutText,
  decodeUtf8,
  defaultMaxProblems,
  escaped,
  isTextInput,
  leastBytes,
  limitedFailure,
  longestSchemaPath,
  nearestName,
  noTextInput,
  problemBudget,
  problemBytes,
  quoted,
  safeText,
} from "./base.js";

/**
 * The number of members that all objects of a text have together, found by the colons behind their names; -1 when the
 * text needs a closer look. Never too few; too many when a string has a colon behind a quote. Of numbers, those that
 * are values of members are looked at, and those that begin an array ask for a closer look.
 */
export function countColons(text: string): number {
  let members = 0;
  for (let at = text.indexOf(":"); at !== -1; at = text.indexOf(":", at + 1)) {
    const before = text.charCodeAt(at - 1);
    if (before === 0x22) {
      members += 1;
      // Most values are strings.
      if (text.charCodeAt(at + 1) !== 0x22 && !isPlainValue(text, at + 1)) return -1;
    } else if (isWhiteSpace(before)) {
      return -1;
    }
  }
  return members;
}

function isPlainValue(text: string, start: number): boolean {
  let at = start;
  let code = text.charCodeAt(at);
  while (isWhiteSpace(code)) code = text.charCodeAt((at += 1));
  if (isNumeric(code)) return isPlainNumber(text, at);
  if (code !== 0x5b) return true;
  do code = text.charCodeAt((at += 1));
  while (isWhiteSpace(code));
  return !isNumeric(code);
}

/** A number without an exponent and with at most 15 digits is what a double holds. */
function isPlainNumber(text: string, start: number): boolean {
  let at = start;
  let code = text.charCodeAt(at);
  while (isNumeric(code) || code === 0x2e) code = text.charCodeAt((at += 1));
  return (code | 0x20) !== 0x65 && at - start <= 15;
}

function isNumeric(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || code === 0x2d;
}

function isWhiteSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

/** Every way in which a text is not JSON for us, with its sentence. `{name}` is the text at fault, or the limit. */
const messages = {
  "json/duplicate-key": 'Property "{name}" appears twice in one object.',
  "json/inexact-number": "The number cannot be held exactly; write it as a string.",
  "json/lone-surrogate": "A text may not hold half of a surrogate pair.",
  "json/syntax": "{name}",
  "json/too-deep": "Arrays and objects are nested deeper than the limit of {name}.",
  "json/too-large": "The text is longer than the limit of {name} characters.",
  "json/unreadable": "The text cannot be read to its end.",
} as const;

/** The code of a fault of JSON text. */
export type JsonErrorCode = keyof typeof messages;

/** A text that is not JSON for us, and where it stops being so. */
export interface JsonTextError {
  readonly code: JsonErrorCode;
  readonly message: string;
  /** In UTF-16 code units. */
  readonly offset: number;
  /** A JSON pointer to a number that cannot be held; absent for any other error. */
  readonly path?: string;
}

/** The error of JSON text at an offset. */
export function jsonTextError(code: JsonErrorCode, offset: number, name: string | number = ""): JsonTextError {
  return { code, offset, message: messages[code].replace("{name}", () => safeText(String(name), 200)) };
}

/**
 * The value of a JSON number (RFC 8259, section 6), or undefined when a double would stand for another number: a whole
 * number that is not exact, a number too large, one too small to be told from zero, a fraction that reads as a whole
 * number, or one of more than a hundred digits. Other fractions may be rounded to the nearest double, as everywhere.
 */
export function exactNumber(text: string): number | undefined {
  const value = Number(text);
  const isPlain = !/[.eE]/.test(text);
  // Whole numbers below 2^53 are exact; so is every whole number that comes out below it.
  if (isPlain && Number.isSafeInteger(value)) return value;
  if (!Number.isFinite(value)) return undefined;
  if (value === 0) return /^[^eE]*[1-9]/.test(text) ? undefined : value;
  if (!Number.isInteger(value)) return isWhole(text) || hasManyDigits(text) ? undefined : value;
  return normalForm(text) === normalForm(String(value)) ? value : undefined;
}

function isWhole(text: string): boolean {
  return !normalForm(text).includes("e-");
}

/** True when a text has more significant digits than a writer of doubles would write. */
function hasManyDigits(text: string): boolean {
  return text.length > maxDigits && normalForm(text).indexOf("e") > maxDigits;
}

const maxDigits = 100;

/** Significant digits and the power of ten of the last one: "1500e1" -> "15e3". */
function normalForm(text: string): string {
  const [mantissa = "", exponent = "0"] = text.toLowerCase().split("e");
  const sign = mantissa.startsWith("-") ? "-" : "";
  const [whole = "", fraction = ""] = mantissa.replace("-", "").split(".");
  const digits = (whole + fraction).replace(/^0+/, "");
  let end = digits.length;
  while (end > 0 && digits.charCodeAt(end - 1) === 0x30) end -= 1;
  return `${sign}${digits.slice(0, end)}e${Number(exponent) - fraction.length + digits.length - end}`;
}

/** A JSON object in memory: own members by name. */
export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * True when a value is an object as JSON has them: a plain object, of any realm or without a prototype. Arrays, class
 * instances, dates and maps are none. Members can then be read directly: nothing but `Object.prototype` is inherited.
 */
export function hasObjectType(value: unknown): value is JsonObject {
  if (typeof value !== "object" || !value || Array.isArray(value)) return false;
  const prototype = Object.getPrototypeOf(value) as object | null;
  // The last is the `Object.prototype` of another realm (a frame, a vm context).
  return (
    !prototype || prototype === Object.prototype || (!Object.getPrototypeOf(prototype) && "isPrototypeOf" in prototype)
  );
}

/** True for what can have members by name: JSON objects, and what is refused as one later. */
export function hasMembers(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An own member whose name `Object.prototype` has too ("constructor", "__proto__"); undefined when it is absent. */
export function ownMember(value: JsonObject, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

/** True when a member that was read from an object is a text, or is not there. */
export function hasOptionalString(value: unknown): boolean {
  return value === undefined || typeof value === "string";
}

/** True when each member that is there is a text: up to four values that were read from an object. */
export function hasOptionalStrings(a?: unknown, b?: unknown, c?: unknown, d?: unknown): boolean {
  return (
    (a === undefined || typeof a === "string") &&
    (b === undefined || typeof b === "string") &&
    (c === undefined || typeof c === "string") &&
    (d === undefined || typeof d === "string")
  );
}

/** The number of members of an object. A member whose value is undefined is absent, as in JSON text. */
export function countMembers(value: JsonObject): number {
  let count = 0;
  for (const name in value) {
    if (value[name] !== undefined && Object.hasOwn(value, name)) count += 1;
  }
  return count;
}

/** True when a value is an array without holes. An element that is undefined is a hole: JSON has nothing like it. */
export function hasArrayType(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && !value.includes(undefined);
}

/** One reference token of a JSON pointer, escaped. RFC 6901, section 3. */
export function pointerPart(name: string): string {
  if (!name.includes("~") && !name.includes("/")) return name;
  return name.replace(/[~/]/g, (found) => (found === "~" ? "~0" : "~1"));
}

/** Longer ones make a path that is cut before them. */
const longestPart = 1000;

/** The same with what could disguise it escaped: see `escaped`. */
export function safePart(name: string): string {
  if (name.length <= longestPart && /^[ -.0-}]*$/.test(name)) return name;
  return escaped(pointerPart(name.length > longestPart ? name.slice(0, longestPart) : name));
}

/** The reference tokens of a JSON pointer, unescaped. RFC 6901, section 4. */
export function pointerParts(pointer: string): readonly string[] {
  if (pointer === "") return [];
  return pointer
    .slice(1)
    .split("/")
    .map((part) => (part.includes("~") ? part.replaceAll("~1", "/").replaceAll("~0", "~") : part));
}

/** A step on the way to the value that is looked at. */
export interface Step {
  /**
   * The member or item that it leads to, as a part of a path (RFC 6901: see `safePart`); undefined where it leads to another
   * schema for the same value.
   */
  readonly place: string | number | undefined;
  /** Its way through the schema, where that does not follow from the place. */
  readonly piece: string | undefined;
  /** The step before it; undefined for the first. */
  readonly before: Step | undefined;
  /** The ways from here to the schemas of members that do not follow from their names. */
  readonly pieces?: Readonly<Record<string, string>> | undefined;
}

/** The path of the value to which a step leads: RFC 6901. */
export function pathOf(last: Step | undefined): string {
  let path = "";
  for (let step = last; step !== undefined; step = step.before) {
    if (step.place !== undefined) path = `/${step.place}${path}`;
  }
  return path;
}

/** JSON text as JSON.stringify writes it, with bigints as the numbers that they are. */
export function exactJsonText(value: unknown): string | undefined {
  return holdsBigint(value, 0) ? exactTextOf(value, "") : JSON.stringify(value);
}

/** The depth at which JSON.stringify may go on alone: it knows cycles. */
const deepestSearch = 1000;

function holdsBigint(value: unknown, depth: number): boolean {
  if (typeof value === "bigint") return true;
  if (typeof value !== "object" || value === null || depth > deepestSearch) return false;
  return Object.values(value).some((inner) => holdsBigint(inner, depth + 1));
}

function exactTextOf(exactValue: unknown, name: string): string | undefined {
  const value = asWritten(exactValue, name);
  if (typeof value === "bigint") return `${value}`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value))
    return `[${value.map((item, index) => exactTextOf(item, String(index)) ?? "null").join(",")}]`;
  const members = Object.entries(value).flatMap(([name, member]) => {
    const text = exactTextOf(member, name);
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });
  return `{${members.join(",")}}`;
}

function asWritten(value: unknown, name: string): unknown {
  const { toJSON } = (typeof value === "object" && value !== null ? value : {}) as { readonly toJSON?: unknown };
  return typeof toJSON === "function" ? (toJSON.call(value, name) as unknown) : value;
}

/**
 * True when a value equals a JSON value: objects whatever the order of their members, numbers by value. JSON Schema
 * core, section 4.2.2. Goes no deeper than `constant` does.
 */
export function equalsJson(value: unknown, constant: unknown): boolean {
  if (value === constant) return true;
  if (Array.isArray(constant)) {
    if (!Array.isArray(value) || value.length !== constant.length) return false;
    return constant.every((item, index) => equalsJson(value[index], item));
  }
  if (!hasObjectType(constant) || !hasObjectType(value)) return false;
  const names = Object.keys(constant);
  for (const name in value) {
    if (Object.hasOwn(value, name) && value[name] !== undefined && !Object.hasOwn(constant, name)) return false;
  }
  return names.every((name) => Object.hasOwn(value, name) && equalsJson(value[name], constant[name]));
}

/**
 * The value of JSON text by JSON.parse, when one look at the text shows that this is exact: no nesting beyond the limit,
 * no long number, no exponent, no half of a surrogate pair, no property twice. Undefined in all other cases, faulty
 * texts included: then `parseJsonText` reads character by character and knows what is wrong and where.
 */
export function parsePlainJson(text: string, maxDepth: number): { readonly value: unknown } | undefined {
  return parseByColons(text, maxDepth) ?? parseByCharacters(text, maxDepth);
}

/** Longer texts could nest so deeply that JSON.parse takes all memory before the depth is known. */
const longestByColons = 1_048_576;

/** The quick way for texts of ordinary messages. */
function parseByColons(text: string, maxDepth: number): { readonly value: unknown } | undefined {
  if (text.length > longestByColons || text.includes("\\u") || !isWellFormed(text)) return undefined;
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
      at = plainNumberEnd(text, at);
      if (at === -1) return -1;
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

/** The offset of the last character of a number; -1 when it has an exponent or more than 15 digits. */
function plainNumberEnd(text: string, start: number): number {
  let at = start + 1;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if ((code | 0x20) === 0x65) return -1;
    if (!(code >= 0x30 && code <= 0x39) && code !== 0x2e) break;
  }
  return at - start > 15 ? -1 : at - 1;
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

/** Values that no problem shows, at or below the value that a validator looks at. */
export interface Secrets {
  readonly ways: readonly SecretWay[];
  /**
   * The path of the secret that the last of some steps leads to or below, or the member called `name` there, which its schema does
   * not speak of; undefined where there is none.
   */
  readonly secretOf: (secrets: Secrets, last: Step | undefined, name?: string) => string | undefined;
}

/** Names of members, as parts of a path, on the way to a secret, null standing for any member or item; at the end, what leads on from there. */
export type SecretWay = readonly (string | null | (() => Secrets))[];

/** The function behind those of emitted validators that know secrets. */
export function secrets(ways: readonly SecretWay[]): Secrets {
  return { ways, secretOf };
}

/** The path of a value, or that of the secret at or above it. No schema was asked: a name near that of a secret may be meant for it. */
export function pathOutside(root: Secrets, path: string): string {
  let last: Step | undefined;
  for (const part of pointerParts(path)) last = { place: safePart(part), piece: "/additionalProperties", before: last };
  return root.secretOf(root, last) ?? path;
}

function secretOf(root: Secrets, last: Step | undefined, name?: string): string | undefined {
  const steps: Step[] = [];
  if (name !== undefined) steps.push({ place: safePart(name), piece: "/additionalProperties", before: last });
  for (let step = last; step !== undefined; step = step.before) if (step.place !== undefined) steps.push(step);
  steps.reverse();
  let least: number | undefined;
  const waiting: (readonly [ways: readonly SecretWay[], from: number])[] = [[root.ways, 0]];
  // Ways may meet again and again: from each place a function is asked once.
  const asked = Array.from({ length: steps.length + 1 }, () => new Set<unknown>());
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const way of next[0]) {
      const at = endOf(way, steps, next[1]);
      const onwards = way.at(-1);
      if (at === undefined) continue;
      const here = asked[at];
      if (typeof onwards !== "function") least = Math.min(at, least ?? at);
      else if (here?.has(onwards) === false) {
        here.add(onwards);
        waiting.push([onwards().ways, at]);
      }
    }
  }
  return least === undefined ? undefined : pathOf(steps[least - 1]);
}

/** The number of steps to where a way leads from one of them; undefined when it is not the way that was taken. */
function endOf(way: SecretWay, steps: readonly Step[], from: number): number | undefined {
  let at = from;
  for (const part of way) {
    if (typeof part === "function") break;
    const step = steps[at];
    if (step === undefined || !(part === null || part === `${step.place}` || mayMean(step, part))) return undefined;
    at += 1;
  }
  return at;
}

/** True for a member that its schema does not name and whose name may be that of a secret, misspelt. */
function mayMean({ place: key, piece = "" }: Step, secret: string): boolean {
  const isNamed = !/^\/(?:additional|pattern|unevaluated)Properties/.test(piece);
  return !isNamed && nearestName(`${key}`, [secret], 2) !== undefined;
}

/** Longer lists are cut. */
const longestList = 8;
const longestText = 250;

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

/** Lists and objects as short JSON, `{"a":[1,2]}` or `[1,2,...]`, and other values in short. About `longest` characters. */
export function shortJson(value: unknown, longest: number = 100): string {
  const isArray = Array.isArray(value);
  if (!isArray && !hasObjectType(value)) return shortValue(value);
  let text = isArray ? "[" : "{";
  for (const [key, item] of isArray ? value.entries() : members(value)) {
    const isFirst = text.length === 1;
    if (text.length >= longest) return `${text}${isFirst ? "" : ","}...${isArray ? "]" : "}"}`;
    text += `${isFirst ? "" : ","}${isArray ? "" : `${quoted(`${key}`, 40)}:`}`;
    text += shortJson(item, longest - text.length);
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
    values.slice(0, longestList).map((value) => shortJson(value)),
    values.length,
  );
}

/** The first texts of a list, the rest counted. */
export function listed(texts: readonly string[]): string {
  return list(texts.slice(0, longestList), texts.length);
}

/** As many of the first texts as fit, and how many more there are. */
function list(first: readonly string[], count: number): string {
  let shown = "";
  let number = 0;
  for (const text of first) {
    if (number > 0 && shown.length + text.length > longestText) break;
    shown += number > 0 ? `, ${text}` : text;
    number += 1;
  }
  return count > number ? `${shown} and ${count - number} more` : shown;
}

/** The scalars and white space of JSON text (RFC 8259). Each function starts at an offset; what it found stands in the reader's fields. */
export class JsonTokens {
  readonly text: string;
  /** The offset at which reading goes on. */
  at: number;
  error: JsonTextError | undefined = undefined;

  constructor(text: string) {
    this.text = text;
    this.at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  }

  /** Skips white space and gives the next character's code; NaN at the end. */
  peek(): number {
    for (;;) {
      const code = this.text.charCodeAt(this.at);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return code;
      this.at += 1;
    }
  }

  fail(error: JsonTextError): undefined {
    this.error ??= error;
    return undefined;
  }

  /** A sentence with what was found instead. */
  expected(what: string): undefined {
    const code = this.text.codePointAt(this.at);
    const found = code === undefined ? "the text ends" : `found "${String.fromCodePoint(code)}"`;
    return this.fail(jsonTextError("json/syntax", this.at, `Expected ${what}, but ${found}.`));
  }

  /** A text, from its opening quote; undefined after a fault. Section 7. */
  string(): string | undefined {
    const { text } = this;
    const start = this.at + 1;
    for (let at = start; ; at += 1) {
      const code = text.charCodeAt(at);
      if (code === 0x22) {
        this.at = at + 1;
        return text.slice(start, at);
      }
      // Escapes, control characters, surrogates and the end of the text are rare: another loop has them.
      if (code === 0x5c || !(code >= 0x20) || (code & 0xf800) === 0xd800) return this.#slowString(start, at);
    }
  }

  #slowString(start: number, from: number): string | undefined {
    const { text } = this;
    let value = "";
    let kept = start;
    let at = from;
    for (;;) {
      const code = text.charCodeAt(at);
      if (code === 0x22) break;
      if (code === 0x5c) {
        value += text.slice(kept, at);
        this.at = at;
        const piece = this.#escape();
        if (piece === undefined) return undefined;
        value += piece;
        at = this.at;
        kept = at;
      } else if (!(code >= 0x20)) {
        this.at = at;
        return this.expected(at < text.length ? "an escape instead of a control character" : "a closing quote");
      } else if ((code & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) {
        at += 2;
      } else if ((code & 0xf800) === 0xd800) {
        return this.fail(jsonTextError("json/lone-surrogate", at));
      } else {
        at += 1;
      }
    }
    this.at = at + 1;
    return value + text.slice(kept, at);
  }

  /** From a backslash. Two escapes that make one surrogate pair are read together. */
  #escape(): string | undefined {
    const start = this.at;
    const letter = this.text.charAt(start + 1);
    const simple = escapes.get(letter);
    if (simple !== undefined) {
      this.at = start + 2;
      return simple;
    }
    const unit = letter === "u" ? this.#hex(start + 2) : undefined;
    if (unit === undefined) {
      this.at = start + 1;
      return this.expected('an escape such as "\\n" or "\\u00e9"');
    }
    this.at = start + 6;
    if ((unit & 0xf800) !== 0xd800) return String.fromCharCode(unit);
    const isPair = (unit & 0xfc00) === 0xd800 && this.text.startsWith("\\u", this.at);
    const low = isPair ? this.#hex(this.at + 2) : undefined;
    if (low === undefined || (low & 0xfc00) !== 0xdc00) return this.fail(jsonTextError("json/lone-surrogate", start));
    this.at += 6;
    return String.fromCharCode(unit, low);
  }

  #hex(at: number): number | undefined {
    const digits = this.text.slice(at, at + 4);
    return /^[0-9a-fA-F]{4}$/.test(digits) ? Number.parseInt(digits, 16) : undefined;
  }

  /** A number, from its first character. Section 6. */
  number(): unknown {
    const { text } = this;
    const start = this.at;
    let at = start;
    if (text.charCodeAt(at) === 0x2d) at += 1;
    const whole = digitsEnd(text, at);
    if (whole === at || (text.charCodeAt(at) === 0x30 && whole > at + 1)) {
      this.at = whole === at ? at : at + 1;
      return this.expected(whole === at ? "a digit" : "no digit after a leading zero");
    }
    at = whole;
    if (text.charCodeAt(at) === 0x2e) {
      at = this.#digits(at + 1);
      if (at < 0) return undefined;
    }
    if ((text.charCodeAt(at) | 0x20) === 0x65) {
      const sign = text.charCodeAt(at + 1);
      at = this.#digits(at + (sign === 0x2b || sign === 0x2d ? 2 : 1));
      if (at < 0) return undefined;
    }
    this.at = at;
    const value = this.numberOf(text.slice(start, at));
    return value === undefined ? this.fail(jsonTextError("json/inexact-number", start)) : value;
  }

  /** The value of a number; undefined where a double would change it. */
  protected numberOf(text: string): unknown {
    return exactNumber(text);
  }

  /** The end of at least one digit; -1 after a fault. */
  #digits(from: number): number {
    const end = digitsEnd(this.text, from);
    if (end > from) return end;
    this.at = from;
    this.expected("a digit");
    return -1;
  }

  /** "true", "false" or "null". */
  word<T>(word: string, value: T): T | undefined {
    if (!this.text.startsWith(word, this.at)) return this.expected("a JSON value");
    this.at += word.length;
    return value;
  }
}

function digitsEnd(text: string, from: number): number {
  let at = from;
  for (let code = text.charCodeAt(at); code >= 0x30 && code <= 0x39; code = text.charCodeAt(at)) at += 1;
  return at;
}

const escapes: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["\\", "\\"],
  ["/", "/"],
  ["b", "\b"],
  ["f", "\f"],
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
]);

/**
 * True when no two items are equal as JSON values, and none is a hole. JSON Schema validation, section 6.4.3. Takes
 * time in proportion to the text of the items.
 */
export function hasUniqueItems(items: readonly unknown[]): boolean {
  if (items.length < 2) return true;
  const seen = new Set<unknown>();
  const structures: object[] = [];
  for (const item of items) {
    // There could be four billion of them.
    if (item === undefined) return false;
    if (typeof item === "object" && item !== null) structures.push(item);
    else seen.add(item);
  }
  if (seen.size + structures.length !== items.length) return false;
  return structures.length < 2 || new Set(structures.map(canonicalText)).size === structures.length;
}

/** The positions of the first two items that are equal as JSON values. Takes time in proportion to the text of the items. */
export function equalItems(items: readonly unknown[]): readonly [first: number, second: number] | undefined {
  const seen = new Map<unknown, number>();
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index];
    // There could be four billion of them.
    if (item === undefined) return undefined;
    // A text that begins like a structure is told apart from one.
    const key =
      typeof item === "object" && item !== null
        ? `{${canonicalText(item)}`
        : typeof item === "string"
          ? `"${item}`
          : item;
    const first = seen.get(key);
    if (first !== undefined) return [first, index];
    seen.set(key, index);
  }
  return undefined;
}

/** More values than any text of ours has that is worth comparing: one that refers to itself would never end. */
export const maxPieces = 3_000_000;

/**
 * A text that two JSON values share when they are equal and never else. Throws a RangeError for a value of more than
 * three million values, or one that refers to itself.
 */
export function canonicalText(value: unknown): string {
  let text = "";
  let pieces = 0;
  // A stack of its own: values may be nested deeper than calls can be.
  const rest: Piece[] = [{ value }];
  for (let piece = rest.pop(); piece !== undefined; piece = rest.pop()) {
    pieces += 1;
    if (pieces > maxPieces) throw tooComplex();
    if (piece.text !== undefined) text += piece.text;
    if (Array.isArray(piece.value) && !(piece.value.length < maxPieces)) throw tooComplex();
    if ("value" in piece) text += begin(piece.value, rest);
  }
  return text;
}

function tooComplex(): RangeError {
  return new RangeError("The value is too complex.");
}

interface Piece {
  /** Written before the value. */
  readonly text?: string;
  /** Written behind the text; absent for a piece of text alone. */
  readonly value?: unknown;
}

/** The text a value starts with; what follows goes on the stack, last first. */
function begin(value: unknown, rest: Piece[]): string {
  if (Array.isArray(value)) {
    rest.push({ text: "]" });
    for (let index = value.length - 1; index >= 0; index -= 1) rest.push({ text: ",", value: value[index] as unknown });
    return "[";
  }
  if (hasObjectType(value)) {
    rest.push({ text: "}" });
    const names = Object.keys(value).filter((name) => value[name] !== undefined);
    names.sort((a, b) => (a < b ? 1 : -1));
    for (const name of names) rest.push({ text: `${JSON.stringify(name)}:`, value: value[name] });
    return "{";
  }
  // Values that JSON cannot hold (a function, a bigint, a class instance) differ from all that it can.
  if (typeof value === "string") return JSON.stringify(value);
  return typeof value === "number" || typeof value === "boolean" || value === null
    ? String(value === 0 ? 0 : value)
    : `<${typeof value}>`;
}

/**
 * Offsets of the values that some JSON pointers name, in a text that is known to be JSON: UTF-16 code units, one offset
 * for each pointer. A value that is not there has the place of its nearest ancestor. One pass over the text.
 */
export function locateValues(text: string, pointers: readonly string[]): readonly number[] {
  const root: Wanted = { offset: -1, inner: new Map() };
  const targets = pointers.map((pointer) => wantedAt(root, pointerParts(pointer)));
  markOffsets(new JsonTokens(text), root);
  return targets.map((chain) => nearest(chain));
}

/** The place of the last value of a chain that is there. */
function nearest(chain: readonly Wanted[]): number {
  return chain.reduce((offset, wanted) => (wanted.offset === -1 ? offset : wanted.offset), 0);
}

/** A value whose place is asked for, or that holds one. */
interface Wanted {
  offset: number;
  /** Values inside, by the name of the member or the position of the item. */
  readonly inner: Map<string, Wanted>;
}

/** The nodes on the way to a value, the root first. */
function wantedAt(root: Wanted, parts: readonly string[]): readonly Wanted[] {
  const chain: Wanted[] = [root];
  let here = root;
  for (const part of parts) {
    const next: Wanted = here.inner.get(part) ?? { offset: -1, inner: new Map() };
    here.inner.set(part, next);
    chain.push(next);
    here = next;
  }
  return chain;
}

/** An array or object that is being passed, with something inside that is asked for. */
interface Level {
  readonly wanted: Wanted;
  readonly isArray: boolean;
  /** The position of the item that is read; counts in arrays alone. */
  index: number;
}

function markOffsets(tokens: JsonTokens, root: Wanted): void {
  const levels: Level[] = [];
  let wanted: Wanted | undefined = root;
  do {
    const code = tokens.peek();
    if (wanted !== undefined) wanted.offset = tokens.at;
    const isContainer = code === 0x7b || code === 0x5b;
    if (!isContainer) {
      skipScalar(tokens, code);
    } else if (wanted === undefined || wanted.inner.size === 0) {
      tokens.at = endOfContainer(tokens.text, tokens.at);
    } else {
      tokens.at += 1;
      levels.push({ wanted, isArray: code === 0x5b, index: -1 });
    }
    const level = toNextValue(tokens, levels);
    if (level === undefined) return;
    const name = nameOfNext(tokens, level);
    wanted = level.wanted.inner.get(name);
  } while (tokens.error === undefined);
}

/** Passes commas and closing brackets; gives the array or object in which the next value stands. */
function toNextValue(tokens: JsonTokens, levels: Level[]): Level | undefined {
  for (;;) {
    const code = tokens.peek();
    if (code === 0x5d || code === 0x7d) levels.pop();
    else if (code !== 0x2c) return levels.at(-1);
    tokens.at += 1;
  }
}

function nameOfNext(tokens: JsonTokens, level: Level): string {
  if (level.isArray) {
    level.index += 1;
    return String(level.index);
  }
  const name = tokens.string() ?? "";
  tokens.peek();
  tokens.at += 1;
  // As pointers of problems have it.
  return escaped(name);
}

/** The offset at which an array or object ends that no pointer leads into: brackets outside of texts are counted. */
function endOfContainer(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) at = closingQuote(text, at + 1);
    else if (code === 0x7b || code === 0x5b) depth += 1;
    else if (code === 0x7d || code === 0x5d) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}

function closingQuote(text: string, start: number): number {
  const quote = text.indexOf('"', start);
  return text.charCodeAt(quote - 1) === 0x5c ? closingBehindEscapes(text, start) : quote;
}

function closingBehindEscapes(text: string, start: number): number {
  let at = start;
  for (let code = text.charCodeAt(at); code !== 0x22 && at < text.length; code = text.charCodeAt(at)) {
    at += code === 0x5c ? 2 : 1;
  }
  return at;
}

function skipScalar(tokens: JsonTokens, code: number): void {
  if (code === 0x22) tokens.string();
  else if (code === 0x66) tokens.at += "false".length;
  else if (code === 0x74 || code === 0x6e) tokens.at += "true".length;
  else tokens.number();
}

/** A problem that may still be mended. */
export type ProblemDraft = { -readonly [Name in keyof Problem]: Problem[Name] };

/** The text of a problem in its parts. */
export interface ProblemText {
  readonly message: string;
  /** A description of the values that are allowed; absent where the message says it all. */
  readonly expected?: string | undefined;
  /** The value that was found, shortened; absent where it is not shown. */
  readonly actual?: string | undefined;
  /** See `Problem`. */
  readonly matches?: number | undefined;
}

/**
 * Facts that a problem may tell of the value that was found: its type alone where it is secret, its size as well where
 * values are left out, or the value.
 */
export type Shown = "type" | "size" | "value";

/** The sentence about a value and what its schema asks for. */
export type Say<Value = unknown, Limit = unknown> = (value: Value, limit: Limit, shown: Shown) => ProblemText;

/** Names and values are compared for so many of the first problems of a result. */
export const mostMended = 3;

/** A problem about a member that is missing, or is one too many. */
export interface MemberFault {
  readonly name: string;
  readonly problem: ProblemDraft;
  /** The path of the object, which no other problem about a member has. */
  readonly owner: string;
  /** True once the problem tells what the member may be, misspelt. */
  isTold: boolean;
}

/** The collection that the second path of a validator fills: every fault of a value, up to a limit. */
export interface JsonProblems {
  /** As many faults are kept: what cannot be returned is not looked for. */
  readonly most: number;
  /** The number of bytes left for problems. */
  readonly room: number;
  /** False when messages leave out what was found. */
  readonly values: boolean;
  /** Values that no problem shows. */
  readonly secrets: (() => Secrets) | undefined;
  /** The problems found so far, in that order; each fault once among a hundred. */
  found: ProblemDraft[];
  /** The number of faults that were met, those included that had been found before. */
  faults: number;
  /** True when there were more than are kept. */
  truncated: boolean;
  /** True when the value was too complex to be checked: then it is refused, whatever a schema makes of the rest. */
  refused: boolean;
  /** Members that are missing, of the first problems. None at or below a secret. */
  missing?: MemberFault[];
  /** The same of members that must not be there. */
  unknown?: MemberFault[];
  /** Tells of a missing member that it may be one which must not be there, misspelt; set once there is such a member. */
  mendMissing?: (problems: JsonProblems, fault: MemberFault) => void;
  /** The number of choices around, of which a branch is asked what it would record; none where it is absent. */
  probes?: number;
  /** The last step to the value that is looked at. */
  step: Step | undefined;
  /** The number of lists and maps around the value whose items are asked; see `isAsking`. */
  asked: number;
}

/** Most values have no problem, and most others have one. */
const none: ProblemDraft[] = [];

/** Begins a list of problems, which ends at a number and at a size. */
export function createProblems(limit: number, values: boolean = true, secrets?: () => Secrets): JsonProblems {
  const room = problemBudget(limit);
  return {
    most: Math.min(limit, room / leastBytes),
    room,
    values,
    secrets,
    found: none,
    faults: 0,
    truncated: false,
    refused: false,
    step: undefined,
    asked: 0,
  };
}

/**
 * Begins a step: to a member or an item, to a schema, or to both. A piece that begins with "/" continues the pointer of the
 * schema, any other begins a new one; without a piece the step is into `properties` or `items`.
 */
export function enter(problems: JsonProblems, key: string | number | undefined, piece?: string): void {
  problems.step = { place: key, piece, before: problems.step };
}

/** Ends the last step. */
export function leave(problems: JsonProblems): void {
  problems.step = problems.step?.before;
}

/**
 * Records that a value breaks a keyword, once: schemas that are put together may refuse a value for the same reason. With a
 * `name`, the value is the member called so, to which no step has been begun; `piece` is the way to its schema. An empty keyword
 * tells that the whole schema is broken. Returns the problem, unless it is not
 * new, is about a secret, or there are too many.
 */
export function addProblem<Value, Limit>(
  problems: JsonProblems,
  code: string,
  say: Say<Value, Limit>,
  value: Value,
  limit: Limit,
  name?: string,
  piece?: string,
  keyword: string = code,
): ProblemDraft | undefined {
  const { found } = problems;
  problems.faults += 1;
  if ((problems.truncated ||= found.length >= problems.most)) return undefined;
  const step = name === undefined ? problems.step : { place: name, piece, before: problems.step };
  let path = "";
  let schemaPath = keyword === "" ? "" : `/${keyword}`;
  let isWithin = true;
  for (let enclosing = step; enclosing !== undefined; enclosing = enclosing.before) {
    const { place: key, before } = enclosing;
    const part = key === undefined ? "" : `/${key}`;
    path = part + path;
    if (!isWithin) continue;
    const way = enclosing.piece ?? (typeof key === "string" ? before?.pieces?.[key] : undefined);
    schemaPath = (way ?? (typeof key === "number" ? "/items" : `/properties${part}`)) + schemaPath;
    // A piece that begins with "#" or a file is the last.
    isWithin = !way || way[0] === "/";
  }
  let shown: Shown = problems.values ? "value" : "size";
  const secret = problems.secrets?.();
  const secretPath = secret?.secretOf(secret, step);
  if (secretPath !== undefined) {
    path = secretPath;
    shown = "type";
  }
  const text = say(value, limit, shown);
  const message = cutText(text.message);
  const expected = text.expected && cutText(text.expected);
  const actual = shown === "type" ? undefined : text.actual && cutText(text.actual);
  path = cutPath(path);
  schemaPath = cutPath(schemaPath, longestSchemaPath);
  const problem: ProblemDraft =
    expected && actual ? { code, message, path, schemaPath, expected, actual } : { code, message, path, schemaPath };
  // Most problems have the shape of a literal, which takes less than to add to it.
  if (!actual && expected !== undefined) problem.expected = expected;
  if (!expected && actual !== undefined) problem.actual = actual;
  if (text.matches !== undefined) problem.matches = text.matches;
  // Schemas that are put together look at a value one after the other.
  for (let at = Math.max(0, found.length - defaultMaxProblems); at < found.length; at += 1) {
    const foundProblem = found[at]!;
    if (foundProblem.path === path && foundProblem.code === code && foundProblem.message === message) return undefined;
  }
  if (found.length === 0) problems.found = [problem];
  else found.push(problem);
  return shown === "type" ? undefined : problem;
}

/** Records at the value that is looked at what no keyword speaks of. */
export function addFault(problems: JsonProblems, code: string, message: string, expected?: string): void {
  addProblem(problems, code, () => ({ message, expected }), undefined, undefined, undefined, undefined, "");
}

/** The failure that is returned: as many problems as a result may have, of the size that they may have together. */
export function failureOf({ found, room, truncated }: JsonProblems): Failure {
  let left = room;
  // The bytes of a problem that stands alone are not counted.
  const end =
    found.length < 2 ? -1 : found.findIndex((problem, index) => (left -= problemBytes(problem)) < 0 && index > 0);
  return end < 0
    ? { ok: false, problems: found, truncated }
    : { ok: false, problems: found.slice(0, end), truncated: true };
}

/** A thrown value is not shown, since nobody knows its text. */
export const unreadable = "The value cannot be read to its end.";

/** The limits of a JSON text. */
export interface JsonTextLimits {
  /** Arrays and objects inside each other. */
  readonly maxDepth: number;
  readonly maxLength: number;
}

/** The value of a JSON text, or its fault. */
export type JsonTextResult =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: JsonTextError };

/**
 * Reads JSON text (RFC 8259) and nothing else. Stricter than JSON.parse: no property twice in an object, no number that
 * a double would change, no half of a surrogate pair, no nesting beyond the limit. Takes no stack, whatever the depth.
 */
export function parseJsonText(text: string, limits: JsonTextLimits): JsonTextResult {
  if (text.length > limits.maxLength) return { ok: false, error: jsonTextError("json/too-large", 0, limits.maxLength) };
  const plain = parsePlainJson(text, limits.maxDepth);
  if (plain !== undefined) return { ok: true, value: plain.value };
  return readTokens(new JsonTokens(text), limits.maxDepth);
}

/** Reads the whole of a text by its tokens. */
export function readTokens(tokens: JsonTokens, maxDepth: number): JsonTextResult {
  const value = readValue(tokens, maxDepth);
  if (tokens.error === undefined && !Number.isNaN(tokens.peek())) tokens.expected("the end of the text");
  return tokens.error === undefined ? { ok: true, value } : { ok: false, error: tokens.error };
}

/** An array or object that is being read. */
type OpenContainer = OpenArray | OpenObject;

interface OpenArray {
  /** The items that are complete. */
  readonly items: unknown[];
  /** Absent in an array, by which an object is told from it. */
  readonly members?: undefined;
}

interface OpenObject {
  /** Absent in an object, by which an array is told from it. */
  readonly items?: undefined;
  /** The members that are complete. */
  readonly members: Record<string, unknown>;
  name: string;
}

function readValue(tokens: JsonTokens, maxDepth: number): unknown {
  const stack: OpenContainer[] = [];
  let open: OpenContainer | undefined;
  for (;;) {
    let value = beginValue(tokens);
    if (tokens.error !== undefined) {
      if (tokens.error.code === "json/inexact-number") tokens.error = { ...tokens.error, path: pathOfNext(stack) };
      return undefined;
    }
    if (isOpen(value)) {
      if (stack.length >= maxDepth) return tokens.fail(jsonTextError("json/too-deep", tokens.at - 1, maxDepth));
      stack.push(value);
      open = value;
      if (!endsAtOnce(tokens, open)) {
        if (isObject(open) && !readName(tokens, open)) return undefined;
        continue;
      }
      value = closedContainer(open);
      stack.pop();
      open = stack.at(-1);
    }
    // A value is complete; so may be what stands around it.
    for (;;) {
      if (open === undefined) return value;
      if (isObject(open)) setMember(open.members, open.name, value);
      else open.items.push(value);
      const code = tokens.peek();
      if (code === 0x2c) {
        tokens.at += 1;
        if (isObject(open) && !readName(tokens, open)) return undefined;
        break;
      }
      if (code !== (open.members === undefined ? 0x5d : 0x7d)) {
        return tokens.expected(open.members === undefined ? '"," or "]"' : '"," or "}"');
      }
      tokens.at += 1;
      value = closedContainer(open);
      stack.pop();
      open = stack.at(-1);
    }
  }
}

/** The path of the value that is read next. */
function pathOfNext(stack: readonly OpenContainer[]): string {
  return stack.map((open) => `/${isObject(open) ? pointerPart(open.name) : open.items.length}`).join("");
}

function isOpen(value: unknown): value is OpenContainer {
  return value !== null && typeof value === "object";
}

/** Without strictNullChecks the compiler needs to be told. */
function isObject(open: OpenContainer): open is OpenObject {
  return open.members !== undefined;
}

function closedContainer(open: OpenContainer): unknown {
  return open.members ?? open.items;
}

/** A whole scalar, or an array or object of which the bracket is read. */
function beginValue(tokens: JsonTokens): unknown {
  const code = tokens.peek();
  switch (code) {
    case 0x22:
      return tokens.string();
    case 0x7b:
      tokens.at += 1;
      return { members: {}, name: "" } satisfies OpenContainer;
    case 0x5b:
      tokens.at += 1;
      return { items: [] } satisfies OpenContainer;
    case 0x74:
      return tokens.word("true", true);
    case 0x66:
      return tokens.word("false", false);
    case 0x6e:
      return tokens.word("null", null);
  }
  if (code === 0x2d || (code >= 0x30 && code <= 0x39)) return tokens.number();
  return tokens.expected("a JSON value");
}

function endsAtOnce(tokens: JsonTokens, open: OpenContainer): boolean {
  if (tokens.peek() !== (open.members === undefined ? 0x5d : 0x7d)) return false;
  tokens.at += 1;
  return true;
}

/** A name and its colon. */
function readName(tokens: JsonTokens, open: OpenObject): boolean {
  if (tokens.peek() !== 0x22) {
    tokens.expected("the name of a property in quotes");
    return false;
  }
  const start = tokens.at;
  const name = tokens.string();
  if (name === undefined) return false;
  if (Object.hasOwn(open.members, name)) tokens.fail(jsonTextError("json/duplicate-key", start, name));
  else if (tokens.peek() !== 0x3a) tokens.expected('":"');
  else tokens.at += 1;
  open.name = name;
  return tokens.error === undefined;
}

/** "__proto__" is a name like any other. */
function setMember(members: Record<string, unknown>, name: string, value: unknown): void {
  if (name === "__proto__") {
    Object.defineProperty(members, name, { value, writable: true, enumerable: true, configurable: true });
  } else {
    members[name] = value;
  }
}

/** One schema of an anyOf or oneOf, and the outline by which the branch is found that was meant. */
export interface JsonBranch {
  /** Its name in messages: the name of its type, or its number. */
  readonly name: string;
  /** `depth`: for schemas that refer to themselves, the number of their functions that have called each other. */
  readonly check: (value: unknown, depth: number) => boolean;
  /** Records the faults of a value against the branch. */
  readonly collect: (value: unknown, problems: JsonProblems, depth: number) => void;
  /** The types that it allows, in the words of JSON Schema; absent when they are not told. */
  readonly types?: readonly string[];
  /** The types that each branch of the choice allows, told by the first; absent where they differ or are not told. */
  readonly allTypes?: readonly string[];
  /** The types that items of an array can have in it; absent when they are not told. */
  readonly items?: readonly string[];
  /** Members that it speaks of. */
  readonly members?: readonly string[];
  /** Members that it asks for. */
  readonly required?: readonly string[];
  /** Members that can have these values alone. */
  readonly tags?: readonly (readonly [name: string, values: readonly unknown[]])[];
  /** The member of a discriminator, where nothing but its mapping makes it a tag: it tells who was meant, not who accepts. */
  readonly mapped?: string;
}

/**
 * False for a branch of which types, tags or required members tell that it does not accept a value of a type. Looks at direct
 * members alone.
 */
export function canAccept(
  { types, required = [], tags, mapped }: Omit<JsonBranch, "check" | "collect">,
  value: unknown,
  type: string,
): boolean {
  if (!allowsType(types, type)) return false;
  if (type !== "object") return true;
  for (const name of required) {
    if (name !== mapped && ownMember(value as JsonObject, name) === undefined) return false;
  }
  return tags === undefined || tags.every((tag) => tag[0] === mapped || mayHaveTag(value as JsonObject, tag));
}

function mayHaveTag(value: JsonObject, [name, values]: readonly [name: string, values: readonly unknown[]]): boolean {
  const tag = ownMember(value, name);
  return tag === undefined || values.includes(tag);
}

/** The branch that a value which may be wrong was meant for, and the branches that a tag leaves; all without one. */
export type Meant = MeantKind & { readonly possible?: readonly JsonBranch[] };

type MeantKind =
  | { readonly kind: "branch"; readonly branch: JsonBranch }
  /** All branches give a member certain values, and it has another, or is missing where all ask for it. */
  | ({ readonly kind: "tag"; readonly object: JsonObject } & MeantTag)
  /** No branch allows its type. */
  | { readonly kind: "type"; readonly types: readonly string[] }
  /** An object with no member of any branch: members of which each branch asks for one. */
  | { readonly kind: "members"; readonly names: readonly string[] }
  /** A value without members or items, and a few branches of its type. */
  | { readonly kind: "alternatives"; readonly branches: readonly JsonBranch[] }
  | { readonly kind: "unknown" };

/** A member that tells branches apart, and the values that it can have. */
export interface MeantTag {
  readonly name: string;
  /** Constants that the member can have. */
  readonly values: readonly unknown[];
}

const unknown: Meant = { kind: "unknown" };

/** The quick way to the one branch that has the tag of an object, where each branch asks for a tag of its own in the same member. */
export function onlyTagged(value: unknown, branches: readonly JsonBranch[]): JsonBranch | undefined {
  const name = branches[0]?.tags?.[0]?.[0];
  if (name === undefined || !hasObjectType(value)) return undefined;
  const tag = ownMember(value, name);
  let only: JsonBranch | undefined;
  for (const branch of branches) {
    const first = branch.tags?.[0];
    if (first?.[0] !== name || branch.mapped !== undefined || branch.required?.includes(name) !== true)
      return undefined;
    if (!first[1].includes(tag)) continue;
    if (only !== undefined) return undefined;
    only = branch;
  }
  return only;
}

/** The number of branches above which their demands are too long for a sentence. */
const mostAlternatives = 4;

/** The branch that was meant: by tag, else by the members that are present, else by type, or that of the first item. Looks at direct members alone. */
export function meantBranch(value: unknown, type: string, branches: readonly JsonBranch[]): Meant {
  // Each branch would say the same of its type; one that takes nothing has none.
  const typed = allowsType(branches[0]?.allTypes, type) ? undefined : branches.find(({ types }) => types?.length !== 0);
  if (typed !== undefined) return { kind: "branch", branch: typed, possible: [] };
  const isUntyped = branches.every(({ types }) => types === undefined);
  const ofType = isUntyped ? branches : branches.filter(({ types }) => allowsType(types, type));
  const [only] = ofType;
  if (ofType.length === 1 && only !== undefined) return { kind: "branch", branch: only };
  if (only === undefined) return { kind: "type", types: [...new Set(branches.flatMap(({ types = [] }) => types))] };
  if (type === "object") return byTag(value as JsonObject, ofType, only);
  if (Array.isArray(value)) return byItems(value, ofType);
  const isFlat = typeof value !== "object" || value === null;
  return isFlat && ofType.length <= mostAlternatives ? { kind: "alternatives", branches: ofType } : unknown;
}

function allowsType(types: readonly string[] | undefined, type: string): boolean {
  return types === undefined || types.includes(type) || (type === "integer" && types.includes("number"));
}

/** The one branch that allows the type of the first item. */
function byItems(value: readonly unknown[], branches: readonly JsonBranch[]): Meant {
  const type = jsonTypeOf(value[0]);
  const fitting = branches.filter(({ items }) => allowsType(items, type));
  const [only] = fitting;
  return only !== undefined && fitting.length === 1 && value.length > 0 ? { kind: "branch", branch: only } : unknown;
}

/** By a member that all branches ask for before one that they only give values to. */
function byTag(value: JsonObject, branches: readonly JsonBranch[], { tags = [] }: JsonBranch): Meant {
  const inAll = tags.map(([name]) => name).filter((name) => branches.every((branch) => tagValues(branch, name)));
  const isAsked = (name: string): boolean => branches.every(({ required }) => required?.includes(name));
  const asked = inAll.filter(isAsked);
  const isPresent = (name: string): boolean => ownMember(value, name) !== undefined;
  const present = branches.length === 1 ? [] : inAll.filter((name) => !isAsked(name) && isPresent(name));
  for (const name of [...asked, ...present]) {
    const tag = ownMember(value, name);
    const tagged = branches.filter((branch) => tagValues(branch, name)!.includes(tag));
    // A branch that has the tag by a mapping alone accepts values with another one as well.
    const possible = branches.filter((branch) => branch.mapped === name || tagValues(branch, name)!.includes(tag));
    // Branches that share a tag may have another one that tells them apart.
    if (tagged.length === branches.length) continue;
    if (tagged.length > 0) return { ...byTag(value, tagged, tagged[0]!), possible };
    const values = [...new Set(branches.flatMap((branch) => tagValues(branch, name)!))];
    return { kind: "tag", object: value, name, values, possible };
  }
  const isUntagged = branches.every(({ tags }) => tags === undefined);
  const fitting = isUntagged ? branches : branches.filter((branch) => hasTags(value, branch));
  return byMembers(value, fitting.length > 0 ? fitting : branches);
}

function tagValues({ tags = [] }: JsonBranch, name: string): readonly unknown[] | undefined {
  for (const tag of tags) if (tag[0] === name) return tag[1];
  return undefined;
}

function hasTags(value: JsonObject, { tags = [] }: JsonBranch): boolean {
  return tags.every((tag) => mayHaveTag(value, tag));
}

/**
 * The branch that speaks of most members that are there, the first of several; those that it asks for and that are not there count
 * against it.
 */
function byMembers(value: JsonObject, branches: readonly JsonBranch[]): Meant {
  let best = branches.length === 1 ? branches[0] : undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const branch of best === undefined ? branches : []) {
    const present = countPresent(value, branch.members);
    const score = present - (branch.required?.length ?? 0) + countPresent(value, branch.required);
    if (present > 0 && score > highest) {
      highest = score;
      best = branch;
    }
  }
  if (best !== undefined) return { kind: "branch", branch: best };
  const names = branches.map(
    ({ required = [] }) => required.find((name) => ownMember(value, name) === undefined) ?? "",
  );
  return names.includes("") || new Set(names).size === 1 ? unknown : { kind: "members", names: [...new Set(names)] };
}

function countPresent(value: JsonObject, names: readonly string[] = []): number {
  let count = 0;
  for (const name of names) if (ownMember(value, name) !== undefined) count += 1;
  return count;
}

/** Names of members that a schema knows: a constant of a validator. */
export type KnownNames = readonly string[] | ReadonlySet<string>;

/** The edits between a name and what it may mean. */
export const mostEdits = 2;

/**
 * Tells of a member that must not be there what it may mean: one that is missing, with which it becomes one problem, or one of
 * those that may be there (`known`).
 */
export function mendUnknown(problems: JsonProblems, name: string, problem: ProblemDraft, known: KnownNames = []): void {
  const owner = pathOf(problems.step);
  const unknown: MemberFault = { name, problem, owner, isTold: false };
  const missing = problems.missing && nearestFault(problems.missing, unknown);
  const isEarly = problems.found.length <= mostMended;
  if (missing !== undefined) {
    problems.found.pop();
    tellMeant(missing.problem, unknown, missing);
  } else if (isEarly) {
    problems.mendMissing = mendMissing;
    const near = nearestName(name, known, mostEdits);
    if (near !== undefined) tellUnknown(problem, unknown, near);
    (problems.unknown ??= []).push(unknown);
  }
}

/** Tells of a missing member, the last problem, which member that must not be there may mean it. */
function mendMissing(problems: JsonProblems, missing: MemberFault): void {
  const unknown = nearestFault(problems.unknown ?? [], missing);
  if (unknown === undefined) return;
  problems.found.pop();
  tellMeant(unknown.problem, unknown, missing);
}

/** Two faults as one problem, in the place of one of theirs. */
function tellMeant(draft: ProblemDraft, unknown: MemberFault, missing: MemberFault): void {
  tellUnknown(draft, unknown, missing.name);
  unknown.isTold = missing.isTold = true;
}

function tellUnknown(draft: ProblemDraft, { name, problem }: MemberFault, meant: string): void {
  const expected = quoted(meant);
  Object.assign(draft, problem, { message: `Unknown property ${quoted(name)}; did you mean ${expected}?`, expected });
}

/** The fault of the same object that is about a near name. */
function nearestFault(faults: readonly MemberFault[], { name, owner }: MemberFault): MemberFault | undefined {
  const others = faults.filter((fault) => !fault.isTold && fault.owner === owner);
  const near = nearestName(
    name,
    others.map((fault) => fault.name),
    mostEdits,
  );
  return others.find((fault) => fault.name === near);
}

/**
 * Names the members of an open object that may be those which it lacks. `known` are members whose names are near to those that are
 * asked for, and which the schema names. `faults` are those in which a member of the object may be missing.
 */
export function nameMisspelt(
  value: JsonObject,
  problems: JsonProblems,
  known: readonly string[] = [],
  faults: readonly MemberFault[] | undefined = problems.missing,
): void {
  const { secrets, step } = problems;
  if (faults === undefined) return;
  for (const fault of faults) {
    const { name, problem, owner, isTold } = fault;
    if (isTold || owner !== pathOf(step)) continue;
    const others = Object.keys(value).filter((key) => value[key] !== undefined && !known.includes(key));
    const near = nearestName(name, others, mostEdits);
    // A misspelt name may be that of a secret.
    const all = secrets?.();
    if (near === undefined || all?.secretOf(all, step, near) !== undefined) continue;
    problem.message = `Property ${quoted(name)} is missing; is it misspelt as ${quoted(near)}?`;
    fault.isTold = true;
  }
}

/**
 * Records that an object breaks an anyOf or oneOf whose branches ask for one member each: it has none of `names`, or several where it
 * may have one.
 */
export function requireOne(
  value: JsonObject,
  problems: JsonProblems,
  keyword: "anyOf" | "oneOf",
  names: readonly string[],
): void {
  const present = names.filter((name) => ownMember(value, name) !== undefined);
  const [first, second] = present;
  if (first === undefined) addProblem(problems, keyword, oneNeededText, value, names);
  else if (second !== undefined && keyword === "oneOf") {
    addProblem(problems, keyword, exclusionText, value, [first, second, present.length]);
  }
}

/** The text of the problem that two members exclude each other. */
export function exclusionText(
  _value: unknown,
  [first, second, matches]: readonly [first: string, second: string, matches: number],
): ProblemText {
  const actual = `${quoted(first)} and ${quoted(second)}`;
  return { message: `Properties ${actual} exclude each other.`, expected: "one of them", actual, matches };
}

/** The text of the problem that one of several members is needed. */
export function oneNeededText(_value: unknown, names: readonly string[]): ProblemText {
  const expected = listed(names.map((name) => quoted(name)));
  return { message: `The object must have one of the properties ${expected}.`, expected };
}

/** Options of `validateOrder`. */
export interface ValidateOptions {
  /** The number of problems after which `truncated` is set; at least 1, and 100 unless given. */
  readonly maxProblems?: number;
  /** False leaves what was found out of messages: `actual` has it for those who ask. */
  readonly values?: boolean;
}

/** Options by which a reader asks a validator to cut the path of a value that cannot be read. Validators without secrets ignore them. */
export interface UnreadOptions extends ValidateOptions {
  /** The path of the value (RFC 6901), which is then the only question; undefined if the value was read. */
  readonly unreadPath?: string;
}

/** The path of `unreadPath` that problems may show, as the path of a problem; undefined for a value that was read. */
export function unreadAt(
  options: UnreadOptions | undefined,
  secrets: (() => Secrets) | undefined,
): Failure | undefined {
  if (options?.unreadPath === undefined || secrets === undefined) return undefined;
  const path = pathOutside(secrets(), options.unreadPath);
  return { ok: false, problems: [{ code: unreadCode, message: unreadable, path }], truncated: false };
}

/** The code of the answer of `unreadAt`. */
export const unreadCode = "unread";

/** The problems that the collecting path finds in a value that the fast path refused, without secrets. Never without a problem. */
export function problemsOf(
  value: unknown,
  collect: (value: unknown, problems: JsonProblems) => void,
  options: ValidateOptions | undefined,
  secrets?: () => Secrets,
): Failure {
  const problems = collected(value, collect, options, secrets);
  // Two looks that differ: a member that is computed, or a proxy.
  if (problems.found.length === 0) addWhole(problems, "unstable", "The value is not what it was.");
  return failureOf(problems);
}

/** Shorter lists are asked whole before anything is collected. */
const fewItems = 8;

/**
 * The value, or its problems, for a value that is a list or has some as members (`names`). A long list is asked item by item
 * while problems are collected; the fast path would ask its items a second time.
 */
export function resultOfList<T>(
  value: unknown,
  check: (value: unknown) => value is T,
  names: readonly string[],
  collect: (value: unknown, problems: JsonProblems) => void,
  options: ValidateOptions | undefined,
  secrets?: () => Secrets,
): Result<T> {
  if (!hasLongList(value, names)) {
    return check(value) ? { ok: true, value } : problemsOf(value, collect, options, secrets);
  }
  return resultAtOnce(value, collect, options, secrets);
}

/** The value, or its problems, by the collecting path alone. */
export function resultAtOnce<T>(
  value: unknown,
  collect: (value: unknown, problems: JsonProblems) => void,
  options: ValidateOptions | undefined,
  secrets?: () => Secrets,
): Result<T> {
  const problems = collected(value, collect, options, secrets);
  return problems.found.length === 0 ? { ok: true, value: value as T } : failureOf(problems);
}

function hasLongList(value: unknown, names: readonly string[]): boolean {
  try {
    if (Array.isArray(value)) return value.length > fewItems;
    return hasMembers(value) && names.some((name) => isLong(ownMember(value, name)));
  } catch {
    // The collecting path meets the same.
    return false;
  }
}

function isLong(value: unknown): boolean {
  return Array.isArray(value) && value.length > fewItems;
}

/** The problems that the collecting path finds. */
export function collected(
  value: unknown,
  collect: (value: unknown, problems: JsonProblems) => void,
  options: ValidateOptions | undefined,
  secrets: (() => Secrets) | undefined,
): JsonProblems {
  const problems = createProblems(Math.max(1, options?.maxProblems || defaultMaxProblems), options?.values, secrets);
  try {
    collect(value, problems);
  } catch {
    // A member that is computed, a proxy, a text on which the engine's matcher runs out of memory.
    addWhole(problems, "unreadable", unreadable);
  }
  return problems;
}

/** Records a problem of the whole value, of which no part of the schema speaks. */
function addWhole(problems: JsonProblems, code: string, message: string): void {
  problems.step = undefined;
  addFault(problems, code, message);
}

// One function for each keyword of JSON Schema that a value can break, so that a bundle holds the texts it needs. Each
// records that a value breaks the keyword, which has `limit` (or what stands in its place) in the schema. With a `name`, the
// value is the member called so, to which no step has been begun.

/** Answers false: a check can end with it. A member of which nothing is there is missing. */
export function addType(value: unknown, problems: JsonProblems, types: string, name?: string): false {
  if (value === undefined && name !== undefined) addRequired(value, problems, name);
  else addProblem(problems, "type", typeText, value, types, name);
  return false;
}

/** "The value must be of type integer, but is of type string: "12"." Objects and arrays have no short text. */
export function typeText(value: unknown, expected: string, shown: Shown): ProblemText {
  const actual = jsonTypeOf(value);
  const isShort = typeof value === "string" || typeof value === "boolean" || Number.isFinite(value);
  const found = shown === "value" && isShort ? `: ${shortValue(value)}` : "";
  return { message: `The value must be of type ${expected}, but is of type ${actual}${found}.`, expected, actual };
}

/** Adds the problem of a value that is none of those allowed. JSON Schema Validation, section 6.1.2. */
export function addEnum(value: unknown, problems: JsonProblems, allowed: readonly unknown[], name?: string): void {
  addProblem(problems, "enum", problems.found.length < mostMended ? nearEnumText : enumText, value, allowed, name);
}

/** The same with the value that was meant, where one is near. */
function nearEnumText(value: unknown, allowed: readonly unknown[], shown: Shown): ProblemText {
  const text = enumText(value, allowed, shown);
  if (shown !== "value" || typeof value !== "string") return text;
  const texts = allowed.filter((allowedValue): allowedValue is string => typeof allowedValue === "string");
  const near = nearestName(value, texts, mostEdits);
  return near === undefined
    ? text
    : { ...text, message: `${text.message.slice(0, -1)}; did you mean ${quoted(near)}?` };
}

function enumText(value: unknown, allowed: readonly unknown[], shown: Shown): ProblemText {
  const text = valueText("The value must be one of", shortList(allowed), value, shown);
  if (shown !== "value" || typeof value !== "object" || !allowed.some((constant) => isStructure(constant))) return text;
  // The contents of lists and objects decide. Two that are too long to show the difference still differ.
  const json = shortJson(value);
  const actual = text.expected?.includes(json) === true ? `another ${jsonTypeOf(value)}` : json;
  return { ...text, message: `The value must be one of ${text.expected}, but is ${actual}.`, actual };
}

function isStructure(constant: unknown): boolean {
  return typeof constant === "object" && constant !== null;
}

/** Adds the problem of a value that is not the constant. Section 6.1.3. For lists and objects, see `addDifference`. */
export function addConst(value: unknown, problems: JsonProblems, constant: unknown, name?: string): void {
  addProblem(problems, "const", constText, value, constant, name);
}

function constText(value: unknown, constant: unknown, shown: Shown): ProblemText {
  return valueText("The value must be", shortJson(constant), value, shown);
}

/** Adds the problem of a number that is not a multiple. Section 6.2.1. */
export function addMultipleOf(value: unknown, problems: JsonProblems, divisor: number, name?: string): void {
  addProblem(problems, "multipleOf", numberText, value, `a multiple of ${divisor}`, name);
}

/** Adds the problem of a number above its maximum. Section 6.2.2. */
export function addMaximum(value: unknown, problems: JsonProblems, limit: number, name?: string): void {
  addProblem(problems, "maximum", numberText, value, `at most ${limit}`, name);
}

/** Adds the problem of a number that is not below its bound. Section 6.2.3. */
export function addExclusiveMaximum(value: unknown, problems: JsonProblems, limit: number, name?: string): void {
  addProblem(problems, "exclusiveMaximum", numberText, value, `less than ${limit}`, name);
}

/** Adds the problem of a number below its minimum. Section 6.2.4. */
export function addMinimum(value: unknown, problems: JsonProblems, limit: number, name?: string): void {
  addProblem(problems, "minimum", numberText, value, `at least ${limit}`, name);
}

/** Adds the problem of a number that is not above its bound. Section 6.2.5. */
export function addExclusiveMinimum(value: unknown, problems: JsonProblems, limit: number, name?: string): void {
  addProblem(problems, "exclusiveMinimum", numberText, value, `greater than ${limit}`, name);
}

function numberText(value: unknown, expected: string, shown: Shown): ProblemText {
  return valueText("The number must be", expected, value, shown);
}

/** "The number must be at most 3, but is 5." */
export function valueText(subject: string, expected: string, value: unknown, shown: Shown): ProblemText {
  const actual = shortValue(value);
  const isTold = shown === "value" && actual !== expected;
  return {
    message: isTold ? `${subject} ${expected}, but is ${actual}.` : `${subject} ${expected}.`,
    expected,
    actual,
  };
}

/** Adds the problem of a text that is too long. Section 6.3.1. */
export function addMaxLength(value: string, problems: JsonProblems, limit: number, name?: string): void {
  addProblem(problems, "maxLength", lengthText, value, `at most ${counted(limit, "character")}`, name);
}

/** Adds the problem of a text that is too short. Section 6.3.2. */
export function addMinLength(value: string, problems: JsonProblems, limit: number, name?: string): void {
  addProblem(problems, "minLength", lengthText, value, `at least ${counted(limit, "character")}`, name);
}

function lengthText(value: string, expected: string, shown: Shown): ProblemText {
  return sizeText("text", expected, codePointLength(value), shown);
}

/** "The text must have at most 3 characters, but has 5." */
function sizeText(subject: string, expected: string, size: number, shown: Shown): ProblemText {
  const actual = `${size}`;
  const found = shown === "type" ? "" : `, but has ${actual}`;
  return { message: `The ${subject} must have ${expected}${found}.`, expected, actual };
}

/** Adds the problem of a text that does not match its pattern. Section 6.3.3. */
export function addPattern(value: string, problems: JsonProblems, pattern: string, name?: string): void {
  addProblem(problems, "pattern", patternText, value, pattern, name);
}

function patternText(value: string, pattern: string, shown: Shown): ProblemText {
  return valueText("The text must match the pattern", quoted(pattern, 200), value, shown);
}

/** Adds the problem of a value that does not have its format. Section 7. */
export function addFormat(value: unknown, problems: JsonProblems, format: string, name?: string): void {
  addProblem(problems, "format", formatText, value, format, name);
}

function formatText(value: unknown, expected: string, shown: Shown): ProblemText {
  return { ...valueText("The value must have the format", quoted(expected), value, shown), expected };
}

/** Adds the problem of a list with too many items. Section 6.4.1. */
export function addMaxItems(value: readonly unknown[], problems: JsonProblems, limit: number): void {
  addProblem(problems, "maxItems", itemsText, value, `at most ${counted(limit, "item")}`);
}

/** Adds the problem of a list with too few items. Section 6.4.2. */
export function addMinItems(value: readonly unknown[], problems: JsonProblems, limit: number): void {
  addProblem(problems, "minItems", itemsText, value, `at least ${counted(limit, "item")}`);
}

/** "The array must have at most 2 items, but has 3." */
export function itemsText(value: readonly unknown[], expected: string, shown: Shown): ProblemText {
  return sizeText("array", expected, value.length, shown);
}

/** Adds the problem of a list in which two items are equal. Section 6.4.3. */
export function addUniqueItems(value: readonly unknown[], problems: JsonProblems): void {
  addProblem(problems, "uniqueItems", uniqueText, value, undefined);
}

function uniqueText(value: readonly unknown[], _limit: unknown, shown: Shown): ProblemText {
  const pair = shown === "type" ? undefined : equalItems(value);
  const actual = pair && `items ${pair[0]} and ${pair[1]}`;
  const found = actual === undefined ? "" : `, but ${actual} are equal`;
  return { message: `The items of the array must all be different${found}.`, expected: "unique items", actual };
}

/** Adds the problem of a list without an item that matches. JSON Schema Core, section 10.3.1.3. */
export function addContains(value: unknown, problems: JsonProblems): void {
  addProblem(problems, "contains", containsText, value, undefined);
}

function containsText(): ProblemText {
  const message = "The array must contain an item that matches the schema under contains.";
  return { message, expected: "a matching item" };
}

/** Adds the problem of a list in which too few items match. Section 6.4.5. */
export function addMinContains(value: unknown, problems: JsonProblems, limit: number): void {
  addProblem(problems, "minContains", matchesText, value, { limit, expected: `at least ${limit}` });
}

/** Adds the problem of a list in which too many items match. Section 6.4.4. */
export function addMaxContains(value: unknown, problems: JsonProblems, limit: number): void {
  addProblem(problems, "maxContains", matchesText, value, { limit, expected: `at most ${limit}` });
}

function matchesText(
  _value: unknown,
  { limit, expected }: { readonly limit: number; readonly expected: string },
): ProblemText {
  const items = limit === 1 ? "item" : "items";
  return { message: `The array must contain ${expected} matching ${items}.`, expected };
}

/** Adds the problem of an object with too many members. Section 6.5.1. */
export function addMaxProperties(value: JsonObject, problems: JsonProblems, limit: number): void {
  addProblem(problems, "maxProperties", membersText, value, `at most ${counted(limit, "property", "properties")}`);
}

/** Adds the problem of an object with too few members. Section 6.5.2. */
export function addMinProperties(value: JsonObject, problems: JsonProblems, limit: number): void {
  addProblem(problems, "minProperties", membersText, value, `at least ${counted(limit, "property", "properties")}`);
}

function membersText(value: JsonObject, expected: string, shown: Shown): ProblemText {
  return sizeText("object", expected, countMembers(value), shown);
}

/** Adds the problem of an object without a required member. Section 6.5.3. */
export function addRequired(value: unknown, problems: JsonProblems, name: string): void {
  const problem = addProblem(problems, "required", requiredText, value, name);
  if (problem === undefined) return;
  const { found, missing = (problems.missing = []) } = problems;
  const owner = problem.path;
  // Told already, as a member that is misspelt.
  if (missing.some((fault) => fault.isTold && fault.name === name && fault.owner === owner)) return void found.pop();
  if (found.length > mostMended) return;
  const fault = { name, problem, owner, isTold: false };
  missing.push(fault);
  problems.mendMissing?.(problems, fault);
}

/** "Property "a" is missing." */
export function requiredText(_value: unknown, name: string): ProblemText {
  const expected = quoted(name);
  return { message: `Property ${expected} is missing.`, expected };
}

/** `present` is the member that asks for the one called `name`. */
export function addDependentRequired(
  value: unknown,
  problems: JsonProblems,
  names: readonly [name: string, present: string],
): void {
  addProblem(problems, "dependentRequired", dependentText, value, names);
}

function dependentText(_value: unknown, [name, present]: readonly [name: string, present: string]): ProblemText {
  const expected = quoted(name);
  return { message: `Property ${expected} is missing; ${quoted(present)} asks for it.`, expected };
}

/**
 * Adds a member that must not be there; `known` are those that may be. Its value is not shown: the name may be that of a secret,
 * misspelt.
 */
export function addAdditionalProperties(
  value: unknown,
  problems: JsonProblems,
  name: string,
  known?: KnownNames,
): void {
  addUnwanted(value, problems, "additionalProperties", name, known);
}

/**
 * The same for what no keyword speaks of. `known` are the members that schemas for the same object speak of: where one of these has
 * refused the object, what it would have evaluated is not a fault of its own.
 */
export function addUnevaluatedProperties(
  value: unknown,
  problems: JsonProblems,
  name: string,
  known: readonly string[] = [],
): void {
  if (known.includes(name) && hasFaultWithin(problems)) return;
  addUnwanted(value, problems, "unevaluatedProperties", name, known);
}

function hasFaultWithin({ found, step }: JsonProblems): boolean {
  const owner = pathOf(step);
  return found.some(({ path }) => path === owner || path.startsWith(`${owner}/`));
}

function addUnwanted(
  value: unknown,
  problems: JsonProblems,
  code: "additionalProperties" | "unevaluatedProperties",
  name: string,
  known?: KnownNames,
): void {
  const problem = addProblem(problems, code, unwantedMemberText, value, name, safePart(name), "");
  if (problem !== undefined) mendUnknown(problems, name, problem, known);
}

/** "Property "a" is not allowed here." */
export function unwantedMemberText(_value: unknown, name: string, shown: Shown): ProblemText {
  return { message: `${shown === "type" ? "A property" : `Property ${quoted(name)}`} is not allowed here.` };
}

/** Adds the problem of a member whose name is not allowed. JSON Schema Core, section 10.3.2.4. */
export function addPropertyNames(value: unknown, problems: JsonProblems, name: string): void {
  addProblem(problems, "propertyNames", propertyNameText, value, name, safePart(name), "");
}

function propertyNameText(_value: unknown, name: string, shown: Shown): ProblemText {
  const actual = quoted(name);
  return { message: `${shown === "type" ? "A name" : actual} is not allowed as the name of a property.`, actual };
}

/** `value` is the first item too many. */
export function addItems(value: unknown, problems: JsonProblems, index: number): void {
  addProblem(problems, "items", unwantedItemText, value, index, `${index}`, "");
}

/** `value` is the item that no keyword speaks of. */
export function addUnevaluatedItems(value: unknown, problems: JsonProblems, index: number): void {
  addProblem(problems, "unevaluatedItems", unwantedItemText, value, index, `${index}`, "");
}

function unwantedItemText(value: unknown): ProblemText {
  return { message: "The array must end before this item.", actual: shortValue(value) };
}

/** `names` are members that must not stand together, when that is all that the schema under `not` says. */
export function addNot(value: unknown, problems: JsonProblems, names?: readonly string[]): void {
  addProblem(problems, "not", notText, value, names);
}

function notText(value: unknown, names: readonly string[] | undefined): ProblemText {
  const message =
    names === undefined
      ? "The value must not match the schema under not."
      : `Properties ${listed(names.map((name) => quoted(name)))} exclude each other.`;
  return { message, actual: shortValue(value) };
}

/** The schema `false`, which nothing matches. */
export function addFalse(value: unknown, problems: JsonProblems, name?: string): void {
  addProblem(problems, "false", falseText, value, undefined, name, undefined, "");
}

function falseText(value: unknown): ProblemText {
  return { message: "No value is allowed here.", actual: shortValue(value) };
}

function counted(limit: number, one: string, many: string = `${one}s`): string {
  return `${limit} ${limit === 1 ? one : many}`;
}

/** Options of `parseOrder`. */
export interface ParseOptions extends ValidateOptions {
  /** The largest depth of arrays and objects; 256 unless given. */
  readonly maxDepth?: number;
  /** The largest length of the text, in UTF-16 code units or bytes; 64 Mi unless given. */
  readonly maxLength?: number;
}

type ParseText = (text: string, limits: JsonTextLimits) => JsonTextResult;

const defaultLimits: JsonTextLimits = { maxDepth: 256, maxLength: 67_108_864 };

/** Reads JSON text strictly (see `parseJsonText`) and validates what it says. Problems know their line and column. Never throws. */
export function readJson<T>(
  input: string | Uint8Array,
  validate: (value: unknown, options?: ValidateOptions) => Result<T>,
  options: ParseOptions | undefined,
  parse: ParseText = parseJsonText,
): Result<T> {
  try {
    return readWithin(input, validate, options, parse);
  } catch {
    return unreadableText();
  }
}

function readWithin<T>(
  input: string | Uint8Array,
  validate: (value: unknown, options?: ValidateOptions) => Result<T>,
  options: ParseOptions | undefined,
  parse: ParseText,
): Result<T> {
  const parsed = parseWithin(input, options, parse);
  return parsed.ok === false
    ? withoutSecretPaths(parsed, validate)
    : placed(parsed.text, validate(parsed.value, options));
}

/**
 * Reads as `readJson` does, and awaits `turn` before parsing, checking and finding the places of problems, so that a long
 * text does not keep the thread for longer than the slowest of the three takes.
 */
export async function readJsonInTurns<T>(
  text: string,
  validate: (value: unknown, options?: ValidateOptions) => Result<T>,
  options: ParseOptions | undefined,
  turn: () => Promise<void>,
  parse: ParseText = parseJsonText,
): Promise<Result<T>> {
  try {
    await turn();
    const parsed = parseWithin(text, options, parse);
    if (parsed.ok === false) return withoutSecretPaths(parsed, validate);
    await turn();
    const result = validate(parsed.value, options);
    if (result.ok) return result;
    await turn();
    return placed(text, result);
  } catch {
    return unreadableText();
  }
}

type ParsedText =
  { readonly ok: true; readonly text: string; readonly value: unknown } | (Failure & { readonly text: string });

/** A failure to read a text, with paths that end at secrets: the validator knows them. */
function withoutSecretPaths<T>(
  { text, problems, truncated }: Failure & { readonly text: string },
  validate: (value: unknown, options?: UnreadOptions) => Result<T>,
): Failure {
  const shown = problems.map((problem) => {
    if (problem.path === "") return problem;
    const result = validate(undefined, { unreadPath: problem.path });
    const [cut] = result.ok === false ? result.problems : [];
    if (cut?.code !== unreadCode || cut.path === problem.path) return problem;
    return { ...problem, path: cut.path, ...createLineFinder(text)(locateValues(text, [cut.path])[0] ?? 0) };
  });
  return { ok: false, problems: shown, truncated };
}

function parseWithin(input: string | Uint8Array, options: ParseOptions | undefined, parse: ParseText): ParsedText {
  const limits = {
    maxDepth: options?.maxDepth ?? defaultLimits.maxDepth,
    maxLength: options?.maxLength ?? defaultLimits.maxLength,
  };
  if (!isTextInput(input)) return { ...noTextInput("json"), text: "" };
  if (input.length > limits.maxLength) {
    const error = jsonTextError("json/too-large", 0, limits.maxLength);
    return textFailure("", error.code, error.message, 0);
  }
  const decoded: Utf8Text = typeof input === "string" ? { ok: true, text: input } : decodeUtf8(input);
  if (decoded.ok === false) {
    const { before } = decoded;
    return textFailure(before, "json/invalid-bytes", "The bytes are not valid UTF-8.", before.length);
  }
  const { text } = decoded;
  const parsed = parse(text, limits);
  if (parsed.ok === false) {
    const { code, message, offset, path } = parsed.error;
    return textFailure(text, code, message, offset, path);
  }
  return { ok: true, text, value: parsed.value };
}

/** Bytes that were taken away, or no memory for the text. */
function unreadableText(): Failure {
  const { code, message } = jsonTextError("json/unreadable", 0);
  return limitedFailure([{ code, message, path: "", ...createLineFinder("")(0) }]);
}

function textFailure(
  text: string,
  code: string,
  message: string,
  offset: number,
  path = "",
): Failure & { readonly text: string } {
  return { ...limitedFailure([{ code, message, path, ...createLineFinder(text)(offset) }]), text };
}

/** A result whose problems have the line and column of the values they are about. */
function placed<T>(text: string, result: Result<T>): Result<T> {
  return result.ok === false ? { ...result, problems: placedProblems(text, result.problems) } : result;
}

function placedProblems(text: string, problems: readonly Problem[]): readonly Problem[] {
  const offsets = locateValues(
    text,
    problems.map((problem) => problem.path),
  );
  const order = problems.map((_, index) => index).sort((a, b) => (offsets[a] ?? 0) - (offsets[b] ?? 0));
  const lineAt = createLineFinder(text);
  const places = new Map(order.map((index) => [index, lineAt(offsets[index] ?? 0)]));
  return problems.map((problem, index) => ({ ...problem, ...places.get(index) }));
}

// Limits for schemas that refer to themselves: what follows a value down must end, and before the call stack does.

/** The largest depth of a value along such schemas. */
export const maxDepth = 1000;

/**
 * The largest number of calls in the fast path for one value: several branches on each level could take exponential
 * time.
 */
const maxChecks = 5_000_000;

/** The same for the collecting path, which takes longer. */
const maxCollects = 1_000_000;

/** The number of calls among functions of the fast path for one value. */
let checks = 0;

/** The same for the collecting path. */
let collects = 0;

/** Verdicts on parts of the value at hand. Afterwards they are no longer true: values change. */
interface Verdicts {
  /** On values with members or items, and what else is remembered of them. */
  parts: Map<unknown, unknown> | undefined;
  /** On other values, where it took many calls: by function and value. None in most payloads. */
  scalars: Map<unknown, Map<unknown, boolean>> | undefined;
}

// One constant: functions that only forget do not leave a variable that nobody reads.
const verdicts: Verdicts = { parts: undefined, scalars: undefined };

function forget(): void {
  verdicts.parts = verdicts.scalars = undefined;
}

/** The number of calls of the fast path since a number of them, which `requireLimits` returned. */
export function checksSince(start: number): number {
  return checks - start;
}

/** Remembers the verdict of a function on a value without members or items. */
export function rememberScalar(key: unknown, value: unknown, verdict: boolean): void {
  verdicts.scalars ??= new Map();
  const ofFunction = verdicts.scalars.get(key);
  if (ofFunction === undefined) verdicts.scalars.set(key, new Map([[value, verdict]]));
  else ofFunction.set(value, verdict);
}

/** The verdict that is remembered; undefined if none is. */
export function scalarVerdict(key: unknown, value: unknown): boolean | undefined {
  return verdicts.scalars?.get(key)?.get(value);
}

/** The entry that is remembered under a key during the check of one value. */
export function memoryOf<Kept>(key: unknown, begin: () => Kept): Kept {
  verdicts.parts ??= new Map();
  const known = verdicts.parts.get(key) as Kept | undefined;
  if (known !== undefined) return known;
  const kept = begin();
  verdicts.parts.set(key, kept);
  return kept;
}

/** Runs a recursive check. A value that is too complex to be checked is not valid. */
export function withinLimits(check: (value: unknown, depth: number) => boolean, value: unknown): boolean {
  const isValid = verdict(check, value) === true;
  forget();
  return isValid;
}

/** The value when the fast path says yes, else its problems; for functions that recur. */
export function resultWithinLimits<T>(
  value: unknown,
  check: (value: unknown, depth: number) => boolean,
  collect: (value: unknown, problems: JsonProblems, depth: number) => void,
  options: ValidateOptions | undefined,
  secrets?: () => Secrets,
): Result<T> {
  const isValid = verdict(check, value);
  const result: Result<T> =
    isValid === true
      ? { ok: true, value: value as T }
      : problemsOf(
          value,
          (value, problems) => {
            collectWithinLimits(value, problems, collect);
            // Too complex for the fast path alone.
            if (isValid === undefined && problems.found.length === 0) refuse(problems);
          },
          options,
          secrets,
        );
  forget();
  return result;
}

/** The same for an object that has lists of objects like itself, of which each is asked once while problems are collected. */
export function resultOfDeepList<T>(
  value: unknown,
  check: (value: unknown, depth: number) => boolean,
  collect: (value: unknown, problems: JsonProblems, depth: number) => void,
  options: ValidateOptions | undefined,
  secrets?: () => Secrets,
): Result<T> {
  forget();
  const collectAll = (value: unknown, problems: JsonProblems): void => collectWithinLimits(value, problems, collect);
  const problems = collected(value, collectAll, options, secrets);
  forget();
  if (problems.found.length === 0) return { ok: true, value: value as T };
  // A value that is too complex to be collected may be valid.
  return problems.refused ? resultWithinLimits(value, check, collect, options, secrets) : failureOf(problems);
}

/** A value that is too complex is refused with what was found before. */
function collectWithinLimits(
  value: unknown,
  problems: JsonProblems,
  collect: (value: unknown, problems: JsonProblems, depth: number) => void,
): void {
  checks = collects = 0;
  try {
    collect(value, problems, 0);
  } catch (error) {
    if (!isLimit(error)) throw error;
    refuse(problems);
  }
}

/** The verdict of the fast path; undefined when the value is too complex. A value that cannot be read is not valid. */
function verdict(check: (value: unknown, depth: number) => boolean, value: unknown): boolean | undefined {
  checks = 0;
  forget();
  try {
    return check(value, 0);
  } catch (error) {
    return isLimit(error) ? undefined : false;
  }
}

/**
 * Throws when the functions of the fast path have been called too often, or too deeply, for one value. Throws a
 * RangeError when a validator has called itself too deeply or too often; the functions above take it.
 */
export function requireLimits(depth: number): number {
  checks += 1;
  if (depth > maxDepth || checks > maxChecks) throw new RangeError("The value is too complex.");
  return checks;
}

/**
 * True when a collecting function that calls itself must stop here; the stop is recorded. Once is enough: the value is
 * refused.
 */
export function exceedsLimits(problems: JsonProblems, depth: number): boolean {
  if (problems.refused) return true;
  collects += 1;
  if (depth <= maxDepth && collects <= maxCollects) return false;
  refuse(problems);
  return true;
}

/** Our own error, or the engine's: a call stack that was already nearly full. */
function isLimit(error: unknown): boolean {
  try {
    return error instanceof RangeError;
  } catch {
    // A proxy that throws.
    return false;
  }
}

/** Records, once, that a value is too complex to be checked. */
function refuse(problems: JsonProblems): void {
  if (problems.refused) return;
  problems.refused = true;
  const message = `The value is nested too deeply or in too many ways; the limit is ${maxDepth} levels.`;
  addFault(problems, "depth", message, `at most ${maxDepth} levels`);
}

type ChoiceKeyword = "anyOf" | "oneOf";

/**
 * Records why a value does not fit the schemas of an anyOf or oneOf: the problems of the branch that was meant, or one problem
 * that says what is allowed. The other branches are only asked whether they accept the value, where they can.
 */
export function matchBranches(
  value: unknown,
  problems: JsonProblems,
  keyword: ChoiceKeyword,
  branches: readonly JsonBranch[],
  depth: number = 0,
): void {
  match(value, problems, keyword, keyword === "oneOf", branches, depth);
}

/** Records why a value fits none of the schemas of a oneOf of which several may match: answers of others are checked so. */
export function matchSome(
  value: unknown,
  problems: JsonProblems,
  keyword: ChoiceKeyword,
  branches: readonly JsonBranch[],
  depth: number = 0,
): void {
  match(value, problems, keyword, false, branches, depth);
}

function match(
  value: unknown,
  problems: JsonProblems,
  keyword: ChoiceKeyword,
  isExclusive: boolean,
  branches: readonly JsonBranch[],
  depth: number,
): void {
  const only = onlyTagged(value, branches);
  if (only !== undefined) return collectBranch(value, problems, keyword, branches, only, depth);
  const type = jsonTypeOf(value);
  const meant = meantBranch(value, type, branches);
  const branch = meant.kind === "branch" ? meant.branch : undefined;
  const possible = meant.possible ?? branches;
  const matching = possible.filter(
    (sibling) => sibling !== branch && canAccept(sibling, value, type) && sibling.check(value, depth + 1),
  );
  if (matching.length === 0 && branch !== undefined)
    return collectBranch(value, problems, keyword, branches, branch, depth);
  if (!isExclusive && matching.length > 0) return;
  if (branch?.check(value, depth + 1) === true) matching.push(branch);
  if (matching.length > 1) addExclusion(value, problems, branches, inOrder(branches, matching));
  else if (matching.length === 1) return;
  else if (meant.kind === "tag") addTag(meant.object, problems, keyword, meant);
  else if (meant.kind === "type") addProblem(problems, keyword, typeText, value, meant.types.join(" or "));
  else if (meant.kind === "members") addProblem(problems, keyword, oneNeededText, value, meant.names);
  else if (meant.kind === "alternatives") addAlternatives(value, problems, keyword, branches, meant.branches, depth);
  else addMismatch(value, problems, keyword, branches);
}

function collectBranch(
  value: unknown,
  problems: JsonProblems,
  keyword: ChoiceKeyword,
  branches: readonly JsonBranch[],
  branch: JsonBranch,
  depth: number,
): void {
  enter(problems, undefined, `/${keyword}/${branches.indexOf(branch)}`);
  branch.collect(value, problems, depth + 1);
  leave(problems);
}

function inOrder(branches: readonly JsonBranch[], some: readonly JsonBranch[]): readonly JsonBranch[] {
  const wanted = new Set(some);
  return branches.filter((possible) => wanted.has(possible));
}

/** A value that several branches accept where one may: the members that exclude each other, when there are such. */
function addExclusion(
  value: unknown,
  problems: JsonProblems,
  branches: readonly JsonBranch[],
  matching: readonly JsonBranch[],
): void {
  const [one, other] = matching;
  const onlyOf = (a: JsonBranch | undefined, b: JsonBranch | undefined): string | undefined =>
    a?.required?.find((name) => b?.required?.includes(name) !== true);
  const [first, second] = [onlyOf(one, other), onlyOf(other, one)];
  if (first === undefined || second === undefined) addMismatch(value, problems, "oneOf", branches, matching);
  else addProblem(problems, "oneOf", exclusionText, value, [first, second, matching.length]);
}

/** A member that tells which branch is meant and that is missing, or has a value that no branch has. */
function addTag(value: JsonObject, problems: JsonProblems, keyword: ChoiceKeyword, { name, values }: MeantTag): void {
  const tag = ownMember(value, name);
  if (tag === undefined) addProblem(problems, keyword, missingTagText, tag, { name, values });
  else addProblem(problems, keyword, tagText, tag, { name, values }, safePart(name), "");
}

function missingTagText(_tag: unknown, { name, values }: MeantTag): ProblemText {
  const expected = shortList(values);
  return { message: `Property ${quoted(name)} is missing; it must be one of ${expected}.`, expected };
}

function tagText(tag: unknown, { name, values }: MeantTag, shown: Shown): ProblemText {
  return valueText(`Property ${quoted(name)} must be one of`, shortList(values), tag, shown);
}

/** So many choices within each other are told by what each of their branches asks for: those below by their first branches. */
const mostProbes = 2;

/** The first problem that a branch has with a value, which is not recorded; empty where it has none. */
function firstProblem(
  value: unknown,
  { step, secrets, probes = 0 }: JsonProblems,
  branch: JsonBranch,
  depth: number,
): JsonProblems["found"] {
  const problems = createProblems(1, false, secrets);
  problems.step = step;
  problems.probes = probes + 1;
  branch.collect(value, problems, depth + 1);
  return problems.found;
}

/** A value without members or items that a few branches of its type refuse: what each of them asks for, in one sentence. */
function addAlternatives(
  value: unknown,
  problems: JsonProblems,
  keyword: ChoiceKeyword,
  all: readonly JsonBranch[],
  branches: readonly JsonBranch[],
  depth: number,
): void {
  if (problems.probes === mostProbes) return collectBranch(value, problems, keyword, all, branches[0]!, depth);
  const asked = new Map<string, string | undefined>();
  for (const branch of branches) {
    for (const { message, expected } of firstProblem(value, problems, branch, depth)) asked.set(message, expected);
  }
  if (asked.size > 1) addProblem(problems, keyword, alternativesText, value, asked);
  else if (asked.size === 0) addMismatch(value, problems, keyword, all);
  else if (problems.probes === undefined) collectBranch(value, problems, keyword, all, branches[0]!, depth);
  // Only the sentence is read: to collect it again at each of many choices within each other would take long.
  else addProblem(problems, keyword, sameText, value, asked);
}

/** The sentence that all branches ask for. */
function sameText(_value: unknown, asked: ReadonlyMap<string, string | undefined>): ProblemText {
  const [[message, expected]] = [...asked] as [[string, string | undefined]];
  return { message, expected };
}

/** "The value must have the format "date", or the text must have at most 3 characters, but has 5." */
function alternativesText(value: unknown, asked: ReadonlyMap<string, string | undefined>, shown: Shown): ProblemText {
  const sentences = [...asked.keys()].map((sentence) => sentence.slice(0, -1));
  const message = sentences.map((sentence, index) =>
    index === 0 ? sentence : `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  );
  const actual = shortValue(value);
  const found = shown === "value" ? `; it is ${actual}` : "";
  const expected = [...asked.values()].filter((wantedText) => wantedText !== undefined).join(" or ");
  return { message: `${message.join(", or ")}${found}.`, expected, actual };
}

/** A value that no branch accepts, or several (`matching`). */
function addMismatch(
  value: unknown,
  problems: JsonProblems,
  keyword: ChoiceKeyword,
  branches: readonly JsonBranch[],
  matching: readonly JsonBranch[] = [],
): void {
  addProblem(problems, keyword, mismatchText, value, { keyword, branches, matching });
}

function mismatchText(
  value: unknown,
  {
    keyword,
    branches,
    matching,
  }: {
    readonly keyword: ChoiceKeyword;
    readonly branches: readonly JsonBranch[];
    readonly matching: readonly JsonBranch[];
  },
): ProblemText {
  const expected = `${keyword === "anyOf" ? "at least" : "exactly"} one of ${names(branches)}`;
  const verdict = matching.length === 0 ? "matches none" : `matches ${matching.length}: ${names(matching)}`;
  const matches = matching.length === 0 ? undefined : matching.length;
  return { message: `The value must match ${expected}, but ${verdict}.`, expected, actual: jsonTypeOf(value), matches };
}

function names(branches: readonly JsonBranch[]): string {
  return listed(branches.map(({ name }) => name));
}

/** A function of a collecting path: it records every problem of a value. */
export type Collect = (value: unknown, problems: JsonProblems) => void;

/** A member that must be there, called `name`: `collect` looks at it unless `check` says that it is valid. */
export function requireMember(
  value: unknown,
  problems: JsonProblems,
  name: string,
  collect: Collect,
  check?: (value: unknown) => boolean,
): void {
  if (value === undefined) addRequired(value, problems, name);
  else visitValue(value, problems, name, undefined, collect, check);
}

/** A member that may be there. */
export function allowMember(
  value: unknown,
  problems: JsonProblems,
  name: string,
  collect: Collect,
  check?: (value: unknown) => boolean,
): void {
  if (value !== undefined) visitValue(value, problems, name, undefined, collect, check);
}

/** So deep in lists and maps, each is asked. */
const alwaysAsked = 4;

/**
 * True where the items of a list, or the values of a map, are to be asked whether they are valid before anything is collected.
 * Deep down only every second, fourth, eighth list is asked: what a list has refused is read again by the lists within it, and
 * so it is read no more often than the depth has digits.
 */
export function isAsking({ asked }: JsonProblems): boolean {
  return asked <= alwaysAsked || (asked & (asked - 1)) === 0;
}

/** The value of a member or of a map under a name: `collect` looks at it unless `check` says that it is valid. */
export function visitValue(
  value: unknown,
  problems: JsonProblems,
  step: string | number,
  piece: string | undefined,
  collect: Collect,
  check?: (value: unknown) => boolean,
): void {
  problems.asked += 1;
  if (check === undefined || !(isAsking(problems) && check(value))) {
    enter(problems, step, piece);
    collect(value, problems);
    leave(problems);
  }
  problems.asked -= 1;
}

/**
 * The items of an array from `start` on; `collect` looks at each of which `check` does not say that it is valid, until there
 * are more problems than are kept: a million faulty items take no longer than a few. The last of those that hold lists of their
 * kind (`isDeep`) is not asked while all others are valid: else the lowest would be asked once for each level. A hole is not an
 * item: JSON has nothing like it.
 */
export function visitItems(
  value: readonly unknown[],
  problems: JsonProblems,
  collect?: Collect,
  check?: (value: unknown) => boolean,
  start: number = 0,
  isDeep: boolean = false,
): void {
  problems.asked += 1;
  const ask = check !== undefined && isAsking(problems) ? check : undefined;
  const { faults } = problems;
  const before = problems.step;
  for (let index = start; index < value.length && !problems.truncated; index += 1) {
    const item = value[index];
    if (item !== undefined) {
      if (collect === undefined) continue;
      const isLast = isDeep && index + 1 === value.length && problems.faults === faults;
      if (!isLast && ask?.(item) === true) continue;
    }
    problems.step = { place: index, piece: undefined, before };
    if (item === undefined) addType(item, problems, "any JSON type");
    else collect?.(item, problems);
  }
  problems.step = before;
  problems.asked -= 1;
}

// Expectations of a value: each function answers if it is met, and records a problem when it is not. A member is
// expected under its name: then a step to it is not begun for values that are as they should be.

/** Tells whether a value is an object, and adds a problem when it is not. */
export function expectObject(value: unknown, problems: JsonProblems, name?: string): value is JsonObject {
  return hasObjectType(value) || addType(value, problems, "object", name);
}

/** Tells whether a value is an array, and adds a problem when it is not. */
export function expectArray(value: unknown, problems: JsonProblems, name?: string): value is readonly unknown[] {
  return Array.isArray(value) || addType(value, problems, "array", name);
}

/** Tells whether a value is a string, and adds a problem when it is not. */
export function expectString(value: unknown, problems: JsonProblems, name?: string): value is string {
  return typeof value === "string" || addType(value, problems, "string", name);
}

/** Tells whether a value is a finite number, and adds a problem when it is not. */
export function expectNumber(value: unknown, problems: JsonProblems, name?: string): value is number {
  return Number.isFinite(value) || addType(value, problems, "number", name);
}

/** Tells whether a value is an integer, and adds a problem when it is not. */
export function expectInteger(value: unknown, problems: JsonProblems, name?: string): value is number {
  return Number.isInteger(value) || addType(value, problems, "integer", name);
}

/** Tells whether a value is a boolean, and adds a problem when it is not. */
export function expectBoolean(value: unknown, problems: JsonProblems, name?: string): value is boolean {
  return typeof value === "boolean" || addType(value, problems, "boolean", name);
}

// Members that may be there.

/** Adds a problem unless an optional member is a string or absent. */
export function allowString(value: unknown, problems: JsonProblems, name: string): void {
  if (value !== undefined) expectString(value, problems, name);
}

/** The same for members of an object, none of which `Object.prototype` has too. */
export function allowStrings(value: JsonObject, problems: JsonProblems, names: readonly string[]): void {
  for (const name of names) allowString(value[name], problems, name);
}

/** Adds a problem unless an optional member is a number or absent. */
export function allowNumber(value: unknown, problems: JsonProblems, name: string): void {
  if (value !== undefined) expectNumber(value, problems, name);
}

/** Adds a problem unless an optional member is an integer or absent. */
export function allowInteger(value: unknown, problems: JsonProblems, name: string): void {
  if (value !== undefined) expectInteger(value, problems, name);
}

/** Adds a problem unless an optional member is a boolean or absent. */
export function allowBoolean(value: unknown, problems: JsonProblems, name: string): void {
  if (value !== undefined) expectBoolean(value, problems, name);
}

/** A text that is one of some. */
export function expectStringOf(
  value: unknown,
  problems: JsonProblems,
  allowed: readonly unknown[],
  name?: string,
): void {
  if (expectString(value, problems, name) && !allowed.includes(value)) addEnum(value, problems, allowed, name);
}
