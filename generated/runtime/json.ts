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
  formatProblems,
  isDate,
  isTextInput,
  leastBytes,
  limitedFailure,
  maxSchemaPathLength,
  maxShownProblems,
  nearestName,
  noTextInput,
  problemBudget,
  problemBytes,
  quoted,
  safeText,
  setOwnProperty,
} from "./base.js";

/** The error of a value that was asserted to be valid and is not. Its message holds the first problems, without secrets. */
export interface AssertionError extends Error {
  /** Tells the error apart across copies of the runtime. */
  readonly brand: "specwright/AssertionError";
  readonly problems: readonly Problem[];
  /** True when there were more problems than the limit. */
  readonly truncated: boolean;
}

/** Throws an `AssertionError` unless a validator took the value. `name` is that of the type. */
export function requireValid(name: string, result: Result<unknown>): void {
  if (result.ok === false) {
    const { problems, truncated } = result;
    const hasMore = truncated || problems.length > maxShownProblems;
    const sentences = formatProblems({ ok: false, problems: problems.slice(0, maxShownProblems), truncated: hasMore });
    const error = new Error(`The value is not a valid ${name}.\n${sentences}`);
    throw Object.assign(error, { brand: "specwright/AssertionError", problems, truncated } as const);
  }
}

/** True when a caught value is the error of an assertion, also when another copy of the runtime threw it. */
export function isAssertionError(value: unknown): value is AssertionError {
  return value instanceof Error && (value as Partial<AssertionError>).brand === "specwright/AssertionError";
}

const leapSecond = /^(.{17})60/;

/**
 * The moment that a date-time of RFC 3339 names, to the millisecond; undefined for any other text. A leap second, which a Date
 * does not know, is the second after the one before it.
 */
export function dateOfText(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/.test(text)) return undefined;
  const isLeap = leapSecond.test(text);
  const time = Date.parse(text.toUpperCase().replace(leapSecond, "$159"));
  return Number.isNaN(time) ? undefined : new Date(isLeap ? time + 1000 : time);
}

/** Every way in which a text is not JSON for us, with its sentence. `{name}` is the text at fault, or the limit. */
const messages = {
  "json/duplicate-key": 'Property "{name}" appears twice in one object.',
  "json/inexact-number": "The number cannot be represented exactly; write it as a string.",
  "json/lone-surrogate": "A string must not contain half of a surrogate pair.",
  "json/syntax": "{name}",
  "json/too-deep": "Arrays and objects are nested deeper than the limit of {name}.",
  "json/too-large": "The text is longer than the limit of {name} characters.",
  "json/unreadable": "The text is unreadable.",
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
  return { code, offset, message: messages[code].replace("{name}", () => safeText(String(name), 150)) };
}

/**
 * The form in memory of a value: that of whole numbers ("bigint", "string"; "whole" must be exact as a double) or of texts
 * ("Date"), "plain" for the form of JSON, or the number of a row for what has several or holds others.
 */
export type FormRef = number | LeafForm;

type LeafForm = "bigint" | "string" | "whole" | "Date" | "plain";

/** The forms of a value and of what it holds. */
export interface FormRow {
  /** The form of integers, "whole" for numbers that a double must hold; absent where they stay as they are. */
  readonly integers?: "bigint" | "string" | "whole";
  /** Present where texts are dates or times in memory. */
  readonly dates?: true;
  /** The forms of members by name; absent where none differs. */
  readonly members?: Readonly<Record<string, FormRef>>;
  /** The form of members that are not named. */
  readonly others?: FormRef;
  /** The forms of the first items. */
  readonly first?: readonly FormRef[];
  /** The form of the other items; absent where they stay as they are. */
  readonly items?: FormRef;
}

/** A table of forms. */
export type Forms = (ref: FormRef) => FormRow;

const leaves: Readonly<Record<LeafForm, FormRow>> = {
  bigint: { integers: "bigint" },
  string: { integers: "string" },
  whole: { integers: "whole" },
  Date: { dates: true },
  plain: {},
};

/** The rows behind the entries of a table. */
export function formsOf(rows: readonly FormRow[]): Forms {
  return (ref) => (typeof ref === "number" ? (rows[ref] ?? leaves.plain) : leaves[ref]);
}

/** The form of a member. */
export function memberForm({ members, others = "plain" }: FormRow, name: string): FormRef {
  return members !== undefined && Object.hasOwn(members, name) ? (members[name] ?? others) : others;
}

/** The form of an item. */
export function itemForm({ first = [], items = "plain" }: FormRow, index: number): FormRef {
  return first[index] ?? items;
}

/** True where nothing of a value has a form of its own. */
export function isPlain({ integers, dates, members, others, first, items }: FormRow): boolean {
  return (integers ?? dates ?? members ?? others ?? first ?? items) === undefined;
}

/**
 * True when a number is a multiple of another, both taken as the decimal numbers they are written as: 19.99 is a
 * multiple of 0.01. JSON Schema validation, section 6.2.1. Exact for every double.
 */
export function hasDivisor(value: number, divisor: number): boolean {
  if (Number.isInteger(divisor) && Number.isInteger(value)) return value % divisor === 0;
  if (!Number.isFinite(value)) return false;
  const places = decimalPlaces(divisor);
  if (places !== undefined) {
    const scale = 10 ** places;
    const scaledDivisor = Math.round(divisor * scale);
    const scaled = Math.round(value * scale);
    // Below 10^15 the division gives back the very double that the decimal text names, so nothing was rounded away.
    if (Math.abs(scaled) < 1e15 && scaledDivisor < 1e15) {
      return scaled / scale === value && scaled % scaledDivisor === 0;
    }
  }
  return divides(decimalOf(divisor), decimalOf(value));
}

/** The number of decimal places of a short decimal fraction; undefined when it is too long to say so with doubles. */
function decimalPlaces(value: number): number | undefined {
  let scale = 1;
  for (let places = 0; places <= 12; places += 1) {
    if (Math.round(value * scale) / scale === value) return places;
    scale *= 10;
  }
  return undefined;
}

/** digits times 10 to the power of -places; `places` is not negative. */
interface Decimal {
  /** All digits with their sign, as one integer. */
  readonly digits: bigint;
  /** The number of digits behind the point. */
  readonly places: number;
}

function decimalOf(value: number): Decimal {
  const [mantissa = "0", exponent = "0"] = String(value).split("e");
  const [whole = "0", fraction = ""] = mantissa.split(".");
  const places = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return places >= 0 ? { digits, places } : { digits: digits * 10n ** BigInt(-places), places: 0 };
}

function divides(divisor: Decimal, value: Decimal): boolean {
  const places = Math.max(divisor.places, value.places);
  const scaledValue = value.digits * 10n ** BigInt(places - value.places);
  const scaledDivisor = divisor.digits * 10n ** BigInt(places - divisor.places);
  return scaledValue % scaledDivisor === 0n;
}

/**
 * The value of a JSON number (RFC 8259, section 6), or undefined when a double would stand for another number: a whole
 * number that is not exact, a number too large, one too small to be told from zero, a fraction that reads as a whole
 * number, or one of more than a hundred digits. Other fractions may be rounded to the nearest double, as everywhere.
 */
export function exactNumber(text: string): number | undefined {
  const value = Number(text);
  const isPlain = !/[.eE]/.test(text);
  // Integers below 2^53 are exact, and so is each text of which the value is one.
  if (isPlain && Number.isSafeInteger(value)) return value;
  if (!Number.isFinite(value)) return undefined;
  if (value === 0) return /^[^eE]*[1-9]/.test(text) ? undefined : value;
  if (!Number.isInteger(value)) return hasManyDigits(text) ? undefined : value;
  return normalForm(text) === normalForm(String(value)) ? value : undefined;
}

/** True for a character of a number; false for NaN, which stands behind a text. */
export function isPartOfNumber(code: number): boolean {
  return (code >= 0x2d && code <= 0x39 && code !== 0x2f) || code === 0x2b || (code | 0x20) === 0x65;
}

/** The end of a number in a text; negative if a double changes the number. Whole numbers without an exponent are not checked. */
export function exactNumberEnd(text: string, start: number): number {
  let at = start + 1;
  let code = text.charCodeAt(at);
  while (code >= 0x30 && code <= 0x39) code = text.charCodeAt((at += 1));
  const point = at;
  let isPlain = true;
  if (code === 0x2e) {
    isPlain = false;
    do {
      // A double is too precise to round a fraction to a whole number if one of its first 15 digits is neither 0 nor 9.
      code = text.charCodeAt((at += 1));
      isPlain ||= code > 0x30 && code < 0x39 && at - start < 16;
    } while (code >= 0x30 && code <= 0x39);
  }
  if ((code | 0x20) === 0x65) {
    const exponent = at;
    do code = text.charCodeAt((at += 1));
    while ((code >= 0x30 && code <= 0x39) || code === 0x2b || code === 0x2d);
    isPlain = hasSmallExponent(text, start, point, exponent, at);
  }
  const isExact = (isPlain && at - start <= maxDigits) || exactNumber(text.slice(start, at)) !== undefined;
  return isExact ? at : -at;
}

/** True for a number of one digit before the point that is below 0.1, and not as small as the smallest double: "1.5e-7". */
function hasSmallExponent(text: string, start: number, point: number, exponent: number, end: number): boolean {
  const isNegative = text.charCodeAt(start) === 0x2d;
  if (point - start > (isNegative ? 2 : 1) || text.charCodeAt(exponent + 1) !== 0x2d || end - exponent > 4)
    return false;
  const first = text.charCodeAt(exponent + 2);
  return end - exponent === 4 ? first > 0x30 || text.charCodeAt(exponent + 3) > 0x31 : first > 0x31;
}

/** True when a text has more significant digits than a writer of doubles would write. */
function hasManyDigits(text: string): boolean {
  return text.length > maxDigits && normalForm(text).indexOf("e") > maxDigits;
}

/** The largest number of digits of a fraction. */
export const maxDigits = 100;

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

/** True while a value is checked that `JSON.parse` returned: its objects are plain. */
let isParsed = false;

/** The result of a check of a value that `JSON.parse` returned, and that nobody has changed: its objects are not asked for prototypes. */
export function ofParsed<T>(check: () => T): T {
  isParsed = true;
  try {
    return check();
  } finally {
    isParsed = false;
  }
}

/**
 * True when a value is an object as JSON has them: a plain object, of any realm or without a prototype. Arrays, class
 * instances, dates and maps are none. Members can then be read directly: nothing but `Object.prototype` is inherited.
 */
export function hasObjectType(value: unknown): value is JsonObject {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return isParsed || Object.getPrototypeOf(value) === Object.prototype || isPlainElsewhere(value);
}

/** True for an object without a prototype, or of another realm: a frame, a vm context. */
function isPlainElsewhere(value: object): boolean {
  const prototype = Object.getPrototypeOf(value) as object | null;
  return !prototype || (!Object.getPrototypeOf(prototype) && "isPrototypeOf" in prototype);
}

/** True for what can have members by name: JSON objects, and what is refused as one later. */
export function hasMembers(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An own member whose name `Object.prototype` has too ("constructor", "__proto__"); undefined when it is absent. */
export function ownMember(value: JsonObject, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
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

/** The parts of a schema that a value can be read or completed by; checks are left to validators. */
export interface Outline {
  /** Types that a text may stand for; absent where the value is always a list or an object. */
  readonly text?: readonly TextType[];
  /** The outlines of members by name; absent where none says anything. */
  readonly members?: Readonly<Record<string, OutlineRef>>;
  /** Values of absent members. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** The outlines of members without a name of their own, where the schema speaks of such members. */
  readonly others?: readonly OutlineRef[];
  /** The outlines of the first items; absent where they have none of their own. */
  readonly prefixItems?: readonly OutlineRef[];
  /** Present where the value may be a list. */
  readonly items?: OutlineRef;
  /** Schemas that speak of the same value: of references and `allOf`. */
  readonly parts?: readonly OutlineRef[];
  /** Schemas of which some speak of the same value, in groups of branches. */
  readonly choices?: readonly (readonly OutlineBranch[])[];
}

/** An outline, or a function that gives it: schemas refer to themselves. */
export type OutlineRef = Outline | (() => Outline);

/** A branch of an outline, such as one of `oneOf`. */
export interface OutlineBranch {
  /** The outline of the branch. */
  readonly of: OutlineRef;
  /** Tells whether a value is meant by the branch; absent where nothing tells. */
  readonly when?: (value: unknown) => boolean;
}

/** A type that a text may stand for. */
export type TextType = "string" | "number" | "boolean" | "null";

/** The outlines of one value. */
export interface Outlines {
  /** Those that are sure to speak of it. */
  readonly sure: readonly Outline[];
  /** The same, and those of branches of which nothing tells whether the value is meant by them. */
  readonly all: readonly Outline[];
}

/** The outlines that speak of a value, parts of parts included. */
export function outlinesOf(value: unknown, refs: readonly OutlineRef[]): Outlines {
  const sure = new Set(refs.map(outlineOf));
  const open = new Set<Outline>();
  // A Set visits what is added while it is walked.
  for (const { parts = [], choices = [] } of sure) {
    for (const part of parts) sure.add(outlineOf(part));
    for (const branches of choices) {
      const meant = branches.filter(({ when }) => when?.(value) ?? false);
      const [only, ...more] = meant;
      const isTold = only !== undefined && more.length === 0 && branches.every(({ when }) => when !== undefined);
      if (isTold) sure.add(outlineOf(only.of));
      else for (const { of } of branches) open.add(outlineOf(of));
    }
  }
  for (const { parts = [], choices = [] } of open) {
    for (const part of parts) open.add(outlineOf(part));
    for (const { of } of choices.flat()) open.add(outlineOf(of));
  }
  return { sure: [...sure], all: [...new Set([...sure, ...open])] };
}

/** The outlines of a member by its name: those of all schemas that name it, or that speak of others. */
export function memberOutlines(outlines: readonly Outline[], name: string): readonly OutlineRef[] {
  return outlines.flatMap(({ members = {}, others = [] }) => {
    const memberOutline = Object.hasOwn(members, name) ? members[name] : undefined;
    return memberOutline === undefined ? others : [memberOutline];
  });
}

/** The outlines of an item by its position. */
export function itemOutlines(outlines: readonly Outline[], index: number): readonly OutlineRef[] {
  return outlines.flatMap(({ items, prefixItems = [] }) => prefixItems[index] ?? items ?? []);
}

function outlineOf(outline: OutlineRef): Outline {
  return typeof outline === "function" ? outline() : outline;
}

/** One reference token of a JSON pointer, escaped. RFC 6901, section 3. */
export function pointerPart(name: string): string {
  if (!name.includes("~") && !name.includes("/")) return name;
  return name.replace(/[~/]/g, (found) => (found === "~" ? "~0" : "~1"));
}

/** Longer ones make a path that is cut before them. */
const maxPartLength = 1000;

/** The same with what could disguise it escaped: see `escaped`. */
export function safePart(name: string): string {
  if (name.length <= maxPartLength && /^[ -.0-}]*$/.test(name)) return name;
  return escaped(pointerPart(name.length > maxPartLength ? name.slice(0, maxPartLength) : name));
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
const maxSearchDepth = 1000;

function holdsBigint(value: unknown, depth: number): boolean {
  if (typeof value === "bigint") return true;
  if (typeof value !== "object" || value === null || depth > maxSearchDepth) return false;
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

// Whole numbers that are bigints where a double cannot hold them. Comparisons of both are exact.

/** True for a number of JSON. */
export function hasNumberType(value: unknown): value is number | bigint {
  return typeof value === "bigint" || (typeof value === "number" && Number.isFinite(value));
}

/** True for a whole number that stands for itself alone. */
export function hasIntegerType(value: unknown): value is number | bigint {
  return typeof value === "bigint" || Number.isSafeInteger(value);
}

/** JSON Schema validation, section 6.2.1. */
export function hasWholeDivisor(value: number | bigint, divisor: number): boolean {
  if (typeof value === "number") return hasDivisor(value, divisor);
  if (Number.isInteger(divisor)) return value % BigInt(divisor) === 0n;
  // A fraction as the decimal that it is written as: a multiple of 0.5 is one of 5 when it is ten times as large.
  const places = String(divisor).split(".")[1]?.length ?? 0;
  const scale = 10n ** BigInt(places);
  const scaled = BigInt(Math.round(divisor * 10 ** places));
  return (value * scale) % scaled === 0n;
}

/** OpenAPI, format "int32". */
export function fitsInt32(value: number | bigint): boolean {
  return value >= -2_147_483_648 && value <= 2_147_483_647;
}

/** OpenAPI, format "int64": a whole number of 64 bits with a sign. */
export function fitsInt64(value: number | bigint): boolean {
  return value >= -(2n ** 63n) && value < 2n ** 63n;
}

/** Format "uint64": a whole number of 64 bits without a sign. */
export function fitsUint64(value: number | bigint): boolean {
  return value >= 0n && value < 2n ** 64n;
}

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

/** A schema as tools take it, whatever library made it (https://standardschema.dev, version 1). */
export interface StandardSchema<T> {
  /** The members that the standard asks for. */
  readonly "~standard": StandardSchemaProps<T>;
}

/** The member `~standard` of a schema. Standard Schema, version 1. */
export interface StandardSchemaProps<T> {
  readonly version: 1;
  readonly vendor: "specwright";
  /** Checks a value at once: it never returns a promise. */
  readonly validate: (
    value: unknown,
  ) => { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly StandardIssue[] };
  /** There for the compiler alone: no schema has it while a program runs. */
  readonly types?: { readonly input: T; readonly output: T } | undefined;
}

/** One fault in the words of Standard Schema: names of members and positions of items lead to it. */
export interface StandardIssue {
  readonly message: string;
  /** Empty for the value as a whole. */
  readonly path: readonly (string | number)[];
}

/** A validator as tools take it. */
export function standardSchema<T>(validate: (value: unknown) => Result<T>): StandardSchema<T> {
  return { "~standard": { version: 1, vendor: "specwright", validate: standardValidate(validate) } };
}

function standardValidate<T>(validate: (value: unknown) => Result<T>): StandardSchemaProps<T>["validate"] {
  return (value) => {
    const result = validate(value);
    if (result.ok === false) {
      return { issues: result.problems.map(({ message, path }) => ({ message, path: keysOf(path, value) })) };
    }
    return { value: result.value };
  };
}

/** A pointer as keys. Positions in lists are numbers, as others write them. */
function keysOf(pointer: string, value: unknown): readonly (string | number)[] {
  let at = value;
  return pointerParts(pointer).map((part) => {
    const isPosition = Array.isArray(at);
    at = valueUnder(at, part);
    return isPosition ? Number(part) : part;
  });
}

/** A member or an item; undefined where the value has none, or cannot be read. */
function valueUnder(value: unknown, key: string): unknown {
  try {
    return typeof value === "object" && value !== null && Object.hasOwn(value, key)
      ? (value as Readonly<Record<string, unknown>>)[key]
      : undefined;
  } catch {
    return undefined;
  }
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
  return canonicalTextUpTo(value, Infinity);
}

/** The same, but a text that is longer than `maxLength` may end early. */
export function canonicalTextUpTo(value: unknown, maxLength: number): string {
  let text = "";
  let pieces = 0;
  // A stack of its own: values may be nested deeper than calls can be.
  const rest: Piece[] = [{ value }];
  for (let piece = rest.pop(); piece !== undefined; piece = rest.pop()) {
    pieces += 1;
    if (pieces > maxPieces) throw tooComplex();
    if (text.length > maxLength) return text;
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
 * A function that returns true for values that equal one of many lists or objects. The first call makes texts of the constants; later
 * ones take time in proportion to the text of the value, and read no more of it than the longest constant has.
 */
export function constantLookup(constants: readonly unknown[]): (value: unknown) => boolean {
  let texts: ReadonlySet<string> | undefined;
  let maxLength = 0;
  return (value) => {
    if (typeof value !== "object" || value === null) return false;
    if (texts === undefined) {
      texts = new Set(constants.map(canonicalText));
      for (const text of texts) maxLength = Math.max(maxLength, text.length);
    }
    return texts.has(canonicalTextUpTo(value, maxLength));
  };
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

/** Facts that a problem may tell of a value: its type if it is secret, its size as well if values are omitted, or the value. */
export type Shown = "type" | "size" | "value";

/** The sentence about a value and what its schema asks for. */
export type Say<Value = unknown, Limit = unknown> = (value: Value, limit: Limit, shown: Shown) => ProblemText;

/** Names and values are compared for so many of the first problems of a result. */
export const maxSuggestions = 3;

/** A problem about a member that is missing, or is one too many. */
export interface MemberFault {
  readonly name: string;
  readonly problem: ProblemDraft;
  /** The path of the object, which no other problem about a member has. */
  readonly owner: string;
  /** True once the problem tells what the member may be, misspelt. */
  isTold: boolean;
}

/** A rule that records what is wrong with a value: `addMaxLength`, `matchBranches`. A validator brings those that its schemas need. */
export type ProblemRule = (value: never, problems: JsonProblems, ...limits: never[]) => unknown;

/** Rules by the names under which emitted code asks for them. */
export type ProblemRules = Readonly<Record<string, ProblemRule>>;

/** Checks a value: with `to` it records every fault there and is true, without it ends at the first fault and is not true. */
export type JsonCheck = (value: unknown, to?: JsonProblems) => boolean | undefined;

/** The same, told how often it has called itself: a schema may refer to itself. */
export type DeepCheck = (value: unknown, to: JsonProblems | undefined, depth: number) => boolean | undefined;

/** Most values have no problem, and most others have one. */
const none: ProblemDraft[] = [];

/** The faults of a value, up to a limit of their number and of their size. */
export class ProblemList {
  /** As many faults are kept: what cannot be returned is not looked for. */
  readonly most: number;
  /** The number of bytes left for problems. */
  readonly room: number;
  /** The problems found so far, in that order; each fault once among a hundred. */
  found: ProblemDraft[] = none;
  /** The number of faults that were met, those included that had been found before. */
  faults: number = 0;
  /** True when there were more than are kept. */
  truncated: boolean = false;
  /** True when the value was too complex to be checked: then it is refused, whatever a schema makes of the rest. */
  refused: boolean = false;
  /** Members that are missing, of the first problems. None at or below a secret. */
  missing?: MemberFault[];
  /** The same of members that must not be there. */
  unknown?: MemberFault[];
  /** Tells of a missing member that it may be one which must not be there, misspelt; set once there is such a member. */
  mendMissing?: (problems: JsonProblems, fault: MemberFault) => void;
  /** The number of lists around the value whose items are asked; see `isAsking`. */
  asked: number = 0;

  /** The rules that the schema needs. */
  readonly rules: ProblemRules;
  /** False when messages leave out what was found. */
  readonly values: boolean;
  /** Values that no problem shows. */
  readonly secrets: (() => Secrets) | undefined;
  /** The number of choices around, of which a branch is asked what it would record. */
  readonly probes: number;

  constructor(rules: ProblemRules, limit: number, values: boolean = true, secrets?: () => Secrets, probes: number = 0) {
    this.rules = rules;
    this.values = values;
    this.secrets = secrets;
    this.probes = probes;
    this.room = problemBudget(limit);
    this.most = Math.min(limit, this.room / leastBytes);
  }
}

/** So deep in lists, each is asked. */
const alwaysAsked = 4;

/** The list in which the faults of a value are recorded, and the last step to the value: none to the whole. */
export class JsonProblems implements Step {
  /** The list in which faults are recorded. */
  readonly list: ProblemList;
  readonly place: string | number | undefined;
  readonly piece: string | undefined;
  readonly before: JsonProblems | undefined;

  constructor(list: ProblemList, key?: string | number, piece?: string, before?: JsonProblems) {
    this.list = list;
    this.place = key;
    this.piece = piece;
    this.before = before;
  }

  /** The last step to the value; undefined for the whole. */
  get step(): Step | undefined {
    return this.before && this;
  }

  /** True when more faults were met than are kept. */
  get truncated(): boolean {
    return this.list.truncated;
  }

  /**
   * The same list for a member or an item (`key`), for another schema (`piece`), or both. A piece that begins with "/" continues
   * the pointer of the schema, any other begins a new one; without a piece the way is into `properties` or `items`.
   */
  at(key: string | number | undefined, piece?: string): JsonProblems {
    return new JsonProblems(this.list, key, piece, this);
  }

  /** Records what a rule finds wrong with the value. True: the check goes on. A member of which nothing is there is missing. */
  report(rule: string, value: unknown, limit?: unknown, more?: unknown, last?: unknown): true {
    const member = value === undefined ? memberStep(this) : undefined;
    if (member?.before === undefined) this.ask(rule, value, limit, more, last);
    else member.before.report("required", null, member.place);
    return true;
  }

  /** Records which of some members of an object, that may be there, are not texts. */
  strings(owner: Readonly<Record<string, unknown>>, names: readonly string[]): true {
    for (const name of names) {
      const value = owner[name];
      if (value !== undefined && typeof value !== "string") this.at(name).report("type", value, "string");
    }
    return true;
  }

  /** The answer of a rule about a value. */
  ask(rule: string, value: unknown, limit?: unknown, more?: unknown, last?: unknown): unknown {
    return this.list.rules[rule]!(value as never, this, limit as never, more as never, last as never);
  }

  /**
   * Checks the items of an array from `start` on, those alone that are not valid when they are asked first, until there are more
   * problems than are kept: a million faulty items take no longer than a few. The last of those that hold lists of their kind
   * and so have a `depth` is not asked while all others are valid: else the lowest would be asked once for each level. A hole is
   * not an item: JSON has nothing like it.
   */
  items(value: readonly unknown[], check?: DeepCheck, start: number = 0, depth?: number): true {
    const { list } = this;
    list.asked += 1;
    const isAsking = this.isAsking();
    const { faults } = list;
    for (let index = start; index < value.length && !list.truncated; index += 1) {
      const item = value[index];
      if (item !== undefined) {
        if (check === undefined) continue;
        const isLast = depth !== undefined && index + 1 === value.length && list.faults === faults;
        if (isAsking && !isLast && check(item, undefined, depth ?? 0) === true) continue;
      }
      if (item === undefined) this.at(index).report("type", item, "any JSON type");
      else check?.(item, this.at(index), depth ?? 0);
    }
    list.asked -= 1;
    return true;
  }

  /**
   * True where the items of a list are to be asked whether they are valid before anything is recorded. Deep down only every
   * second, fourth, eighth list is asked: what a list has refused is read again by the lists within it, and so it is read no
   * more often than the depth has digits.
   */
  private isAsking(): boolean {
    const { asked } = this.list;
    return asked <= alwaysAsked || (asked & (asked - 1)) === 0;
  }
}

/** The last step that leads to a value, if it leads to a member. */
function memberStep(last: JsonProblems): JsonProblems | undefined {
  let step: JsonProblems | undefined = last;
  while (step !== undefined && step.place === undefined) step = step.before;
  return typeof step?.place === "string" ? step : undefined;
}

/**
 * Records that a value breaks a keyword, once: schemas that are put together may refuse a value for the same reason. An empty
 * keyword tells that the whole schema is broken. Returns the problem, unless it is not new, is about a secret, or there are too
 * many.
 */
export function addProblem<Value, Limit>(
  problems: JsonProblems,
  code: string,
  say: Say<Value, Limit>,
  value: Value,
  limit: Limit,
  keyword: string = code,
): ProblemDraft | undefined {
  const { list, step } = problems;
  list.faults += 1;
  if ((list.truncated ||= list.found.length >= list.most)) return undefined;
  let path = "";
  let schemaPath = keyword === "" ? "" : `/${keyword}`;
  let isWithin = true;
  for (let enclosing = step; enclosing?.before !== undefined; enclosing = enclosing.before) {
    const { place: key, piece: way } = enclosing;
    const part = key === undefined ? "" : `/${key}`;
    path = part + path;
    if (!isWithin) continue;
    schemaPath = (way ?? (typeof key === "number" ? "/items" : `/properties${part}`)) + schemaPath;
    // A piece that begins with "#" or a file is the last.
    isWithin = !way || way[0] === "/";
  }
  let shown: Shown = list.values ? "value" : "size";
  const secret = list.secrets?.();
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
  schemaPath = cutPath(schemaPath, maxSchemaPathLength);
  const problem: ProblemDraft =
    expected && actual ? { code, message, path, schemaPath, expected, actual } : { code, message, path, schemaPath };
  // Most problems have the shape of a literal, which takes less than to add to it.
  if (!actual && expected !== undefined) problem.expected = expected;
  if (!expected && actual !== undefined) problem.actual = actual;
  if (text.matches !== undefined) problem.matches = text.matches;
  return addFound(list, problem) && shown !== "type" ? problem : undefined;
}

/** Adds a problem. Returns false if it is among the last that were added: combined schemas look at a value one after the other. */
export function addFound(list: ProblemList, problem: ProblemDraft): boolean {
  const { found } = list;
  for (let at = Math.max(0, found.length - defaultMaxProblems); at < found.length; at += 1) {
    const { path, code, message } = found[at]!;
    if (path === problem.path && code === problem.code && message === problem.message) return false;
  }
  if (found.length === 0) list.found = [problem];
  else found.push(problem);
  return true;
}

/** Records at the value that is looked at what no keyword speaks of. */
export function addFault(problems: JsonProblems, code: string, message: string, expected?: string): void {
  addProblem(problems, code, () => ({ message, expected }), undefined, undefined, "");
}

/** The failure that is returned: as many problems as a result may have, of the size that they may have together. */
export function failureOf({ found, room, truncated }: ProblemList): Failure {
  let left = room;
  // The bytes of a problem that stands alone are not counted.
  const end =
    found.length < 2 ? -1 : found.findIndex((problem, index) => (left -= problemBytes(problem)) < 0 && index > 0);
  return end < 0
    ? { ok: false, problems: found, truncated }
    : { ok: false, problems: found.slice(0, end), truncated: true };
}

/** A thrown value is not shown, since nobody knows its text. */
export const unreadableMessage = "The value is unreadable.";

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

/** A value of JSON text; `hasLongs` where there are bigints in it. */
export type ExactJsonResult =
  | { readonly ok: true; readonly value: unknown; readonly hasLongs: boolean }
  | { readonly ok: false; readonly error: JsonTextError };

/** JSON text of which each whole number that a double cannot hold is a bigint; other numbers are those of JSON.parse. */
export function parseExactJson(text: string, limits: JsonTextLimits): ExactJsonResult {
  if (text.length > limits.maxLength) return { ok: false, error: jsonTextError("json/too-large", 0, limits.maxLength) };
  const plain = parsePlainJson(text, limits.maxDepth);
  if (plain !== undefined) return { ok: true, value: plain.value, hasLongs: false };
  const tokens = new ExactTokens(text);
  const read = readTokens(tokens, limits.maxDepth);
  return read.ok === false ? read : { ...read, hasLongs: tokens.hasLongs };
}

/** Longer numbers are of no use to integers of 64 bits, and reading them would take the square of their length. */
const maxIntegerDigits = 64;

class ExactTokens extends JsonTokens {
  hasLongs = false;

  protected override numberOf(text: string): unknown {
    const exact = exactNumber(text);
    // Some doubles beyond 2^53 are exact as well: there, each whole number is a bigint.
    if (exact !== undefined && (Number.isSafeInteger(exact) || !Number.isInteger(exact))) return exact;
    const whole = wholeNumber(text);
    if (whole === undefined) return Number(text);
    this.hasLongs = true;
    return whole;
  }
}

/** The whole number that a text names, also with a fraction of zeros or an exponent; undefined for other numbers. */
function wholeNumber(text: string): bigint | undefined {
  if (text.length > maxIntegerDigits) return undefined;
  const [mantissa = "", exponent = "0"] = text.toLowerCase().split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  const shift = Number(exponent) - fraction.length;
  if (Math.abs(shift) > maxIntegerDigits) return undefined;
  if (shift >= 0) return BigInt(whole + fraction + "0".repeat(shift));
  const digits = whole + fraction;
  const cut = digits.length + shift;
  return cut > 0 && /^0*$/.test(digits.slice(cut)) && /\d/.test(digits.slice(0, cut))
    ? BigInt(digits.slice(0, cut))
    : undefined;
}

/** One schema of an anyOf or oneOf, and the outline by which the branch is found that was meant. */
export interface JsonBranch {
  /** Its name in messages: the name of its type, or its number. */
  readonly name: string;
  /** Checks a value, or records its faults; it may count its depth. */
  readonly check: DeepCheck;
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
  { types, required = [], tags, mapped }: Omit<JsonBranch, "check">,
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
  /** Nothing tells which branch was meant: branches that are compared, none if they are many. */
  | { readonly kind: "alternatives"; readonly branches: readonly JsonBranch[] };

/** A member that tells branches apart, and the values that it can have. */
export interface MeantTag {
  readonly name: string;
  /** Constants that the member can have. */
  readonly values: readonly unknown[];
}

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
const maxAlternatives = 4;

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
  return alternatives(ofType);
}

function alternatives(branches: readonly JsonBranch[]): Meant {
  return { kind: "alternatives", branches: branches.length <= maxAlternatives ? branches : [] };
}

function allowsType(types: readonly string[] | undefined, type: string): boolean {
  return types === undefined || types.includes(type) || (type === "integer" && types.includes("number"));
}

/** The one branch that allows the type of the first item. */
function byItems(value: readonly unknown[], branches: readonly JsonBranch[]): Meant {
  const type = jsonTypeOf(value[0]);
  const fitting = branches.filter(({ items }) => allowsType(items, type));
  const [only] = fitting;
  return only !== undefined && fitting.length === 1 && value.length > 0
    ? { kind: "branch", branch: only }
    : alternatives(branches);
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
  return names.includes("") || new Set(names).size === 1
    ? alternatives(branches)
    : { kind: "members", names: [...new Set(names)] };
}

function countPresent(value: JsonObject, names: readonly string[] = []): number {
  let count = 0;
  for (const name of names) if (ownMember(value, name) !== undefined) count += 1;
  return count;
}

/** Names of members that a schema knows: a constant of a validator. */
export type KnownNames = readonly string[] | ReadonlySet<string>;

/** The edits between a name and what it may mean. */
export const maxEdits = 2;

/**
 * Tells of a member that must not be there what it may mean: one that is missing, with which it becomes one problem, or one of
 * those that may be there (`known`).
 */
export function mendUnknown(problems: JsonProblems, name: string, problem: ProblemDraft, known: KnownNames = []): void {
  const owner = pathOf(problems.step);
  const unknown: MemberFault = { name, problem, owner, isTold: false };
  const { list } = problems;
  const missing = list.missing && nearestFault(list.missing, unknown);
  const isEarly = list.found.length <= maxSuggestions;
  if (missing !== undefined) {
    list.found.pop();
    tellMeant(missing.problem, unknown, missing);
  } else if (isEarly) {
    list.mendMissing = mendMissing;
    const near = nearestName(name, known, maxEdits);
    if (near !== undefined) tellUnknown(problem, unknown, near);
    (list.unknown ??= []).push(unknown);
  }
}

/** Tells of a missing member, the last problem, which member that must not be there may mean it. */
function mendMissing({ list }: JsonProblems, missing: MemberFault): void {
  const unknown = nearestFault(list.unknown ?? [], missing);
  if (unknown === undefined) return;
  list.found.pop();
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
    maxEdits,
  );
  return others.find((fault) => fault.name === near);
}

/** Names members of an open object that may be misspelt. `known` are names of the schema that resemble required ones. */
export function nameMisspelt(value: JsonObject, { list, step }: JsonProblems, known: readonly string[] = []): void {
  for (const fault of list.missing ?? []) {
    const { name, problem, owner, isTold } = fault;
    if (isTold || owner !== pathOf(step)) continue;
    const others = Object.keys(value).filter((key) => value[key] !== undefined && !known.includes(key));
    const near = nearestName(name, others, maxEdits);
    // A misspelt name may be that of a secret.
    const all = list.secrets?.();
    if (near === undefined || all?.secretOf(all, step, near) !== undefined) continue;
    problem.message = `Property ${quoted(name)} is missing; is it misspelled as ${quoted(near)}?`;
    fault.isTold = true;
  }
}

/** True if one of some properties of the value is missing and was reported. */
export function reportsMissing(names: readonly string[], { list: { missing = [] }, step }: JsonProblems): boolean {
  const path = missing.length === 0 ? "" : pathOf(step);
  return missing.some(({ name, owner }) => owner === path && names.includes(name));
}

/** Keeps, of the problems from `start` on, only those about some properties that are missing, if there are such. */
export function keepMissing(start: number, problems: JsonProblems, names: readonly string[]): void {
  const { list } = problems;
  const { found } = list;
  if (found.length < start + 2 || !reportsMissing(names, problems)) return;
  const later = found.splice(start);
  const path = pathOf(problems.step);
  const kept = list.missing?.filter(
    ({ name, owner, problem }) => !later.includes(problem) || (owner === path && names.includes(name)),
  );
  found.push(...later.filter((problem) => kept?.some((fault) => fault.problem === problem)));
  list.missing = kept ?? [];
}

// Members of plain types: each function tells whether the member called `name` is as it should be. With `to`, it records what is
// wrong there and is true, so that the next member is asked as well. Functions are short: engines write them out where they are called.

/** The answer to a question about a member: false or undefined where it is not as it should be. */
type Answer = boolean | undefined;

/** A text. */
export function requireString(value: unknown, to: JsonProblems | undefined, name: string): Answer {
  return typeof value === "string" || isOther(value, to, name, "string");
}

/** The same of a member that may be there. */
export function optionalString(value: unknown, to: JsonProblems | undefined, name: string): Answer {
  return value === undefined || typeof value === "string" || isOther(value, to, name, "string");
}

/** Records that a member has another type. */
function isOther(value: unknown, to: JsonProblems | undefined, name: string, types: string): Answer {
  return to?.at(name).report("type", value, types);
}

/** A text or null. */
export function requireStringOrNull(value: unknown, to: JsonProblems | undefined, name: string): Answer {
  return value === null || typeof value === "string" || isOther(value, to, name, "string or null");
}

/** The same of a member that may be there. */
export function optionalStringOrNull(value: unknown, to: JsonProblems | undefined, name: string): Answer {
  return (
    value === undefined || value === null || typeof value === "string" || isOther(value, to, name, "string or null")
  );
}

/** A finite number. */
export function requireNumber(value: unknown, to: JsonProblems | undefined, name: string): Answer {
  return Number.isFinite(value) || isOther(value, to, name, "number");
}

/** The same of a member that may be there. */
export function optionalNumber(value: unknown, to: JsonProblems | undefined, name: string): Answer {
  return value === undefined || Number.isFinite(value) || isOther(value, to, name, "number");
}

/** A finite number or null. */
export function requireNumberOrNull(value: unknown, to: JsonProblems | undefined, name: string): Answer {
  return value === null || Number.isFinite(value) || isOther(value, to, name, "number or null");
}

/** The same of a member that may be there. */
export function optionalNumberOrNull(value: unknown, to: JsonProblems | undefined, name: string): Answer {
  return value === undefined || value === null || Number.isFinite(value) || isOther(value, to, name, "number or null");
}

/** A whole number. */
export function requireInteger(value: unknown, to: JsonProblems | undefined, name: string): Answer {
  return Number.isInteger(value) || isOther(value, to, name, "integer");
}

/** The same of a member that may be there. */
export function optionalInteger(value: unknown, to: JsonProblems | undefined, name: string): Answer {
  return value === undefined || Number.isInteger(value) || isOther(value, to, name, "integer");
}

/** A whole number or null. */
export function requireIntegerOrNull(value: unknown, to: JsonProblems | undefined, name: string): Answer {
  return value === null || Number.isInteger(value) || isOther(value, to, name, "integer or null");
}

/** The same of a member that may be there. */
export function optionalIntegerOrNull(value: unknown, to: JsonProblems | undefined, name: string): Answer {
  return (
    value === undefined || value === null || Number.isInteger(value) || isOther(value, to, name, "integer or null")
  );
}

/** True or false. */
export function requireBoolean(value: unknown, to: JsonProblems | undefined, name: string): Answer {
  return typeof value === "boolean" || isOther(value, to, name, "boolean");
}

/** The same of a member that may be there. */
export function optionalBoolean(value: unknown, to: JsonProblems | undefined, name: string): Answer {
  return value === undefined || typeof value === "boolean" || isOther(value, to, name, "boolean");
}

/** True, false or null. */
export function requireBooleanOrNull(value: unknown, to: JsonProblems | undefined, name: string): Answer {
  return value === null || typeof value === "boolean" || isOther(value, to, name, "boolean or null");
}

/** The same of a member that may be there. */
export function optionalBooleanOrNull(value: unknown, to: JsonProblems | undefined, name: string): Answer {
  return (
    value === undefined || value === null || typeof value === "boolean" || isOther(value, to, name, "boolean or null")
  );
}

/** One of up to four texts. */
export function requireOneOf(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  first: string,
  second?: string,
  third?: string,
  fourth?: string,
): Answer {
  return (
    (value !== undefined && (value === first || value === second || value === third || value === fourth)) ||
    isNoneOf(value, to, name, [first, second, third, fourth])
  );
}

function isNoneOf(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  allowed: readonly (string | undefined)[],
): Answer {
  const texts = allowed.filter((text) => text !== undefined);
  return to?.at(name).report("stringOf", value, texts);
}

/** The same of a member that may be there. */
export function optionalOneOf(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  first: string,
  second?: string,
  third?: string,
  fourth?: string,
): Answer {
  return (
    value === undefined ||
    value === first ||
    value === second ||
    value === third ||
    value === fourth ||
    isNoneOf(value, to, name, [first, second, third, fourth])
  );
}

/** One of some texts, which a Set holds where they are many. */
export function requireStringOf(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  allowed: readonly unknown[] | ReadonlySet<unknown>,
): Answer {
  const isAllowed = "has" in allowed ? allowed.has(value) : allowed.includes(value);
  return isAllowed || to?.at(name).report("stringOf", value, [...allowed]);
}

/** The same of a member that may be there. */
export function optionalStringOf(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  allowed: readonly unknown[] | ReadonlySet<unknown>,
): Answer {
  return value === undefined || requireStringOf(value, to, name, allowed);
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
  return { ok: false, problems: [{ code: unreadCode, message: unreadableMessage, path }], truncated: false };
}

/** The code of the answer of `unreadAt`. */
export const unreadCode = "unread";

/** The problems of a value that a check refused, without secrets. Never without a problem. */
export function problemsOf(
  value: unknown,
  check: JsonCheck,
  rules: ProblemRules,
  options: ValidateOptions | undefined,
  secrets?: () => Secrets,
): Failure {
  const problems = collected(value, check, rules, options, secrets);
  // Two looks that differ: a member that is computed, or a proxy.
  if (problems.found.length === 0) addWhole(problems, "unstable", "The value changed meanwhile.");
  return failureOf(problems);
}

/** The value if a check accepts it, or its problems. */
export function resultOfCheck<T>(
  value: unknown,
  check: JsonCheck,
  rules: ProblemRules,
  options: ValidateOptions | undefined,
  secrets?: () => Secrets,
): Result<T> {
  return isAccepted(value, check) ? { ok: true, value: value as T } : problemsOf(value, check, rules, options, secrets);
}

/** A value that cannot be read is not valid. */
function isAccepted(value: unknown, check: JsonCheck): boolean {
  try {
    return check(value) === true;
  } catch {
    return false;
  }
}

/** Shorter lists are asked whole before anything is collected. */
const maxSmallItems = 8;

/**
 * The value, or its problems, for a value that is a list or has some as members (`names`). A long list is asked item by item
 * while problems are collected; asking first would ask its items a second time.
 */
export function resultOfList<T>(
  value: unknown,
  names: readonly string[],
  check: JsonCheck,
  rules: ProblemRules,
  options: ValidateOptions | undefined,
  secrets?: () => Secrets,
): Result<T> {
  const result = hasLongList(value, names) ? resultAtOnce : resultOfCheck;
  return result<T>(value, check, rules, options, secrets);
}

/** The value, or its problems, which are collected without asking first. */
export function resultAtOnce<T>(
  value: unknown,
  check: JsonCheck,
  rules: ProblemRules,
  options: ValidateOptions | undefined,
  secrets?: () => Secrets,
): Result<T> {
  const problems = collected(value, check, rules, options, secrets);
  return problems.found.length === 0 ? { ok: true, value: value as T } : failureOf(problems);
}

function hasLongList(value: unknown, names: readonly string[]): boolean {
  try {
    if (Array.isArray(value)) return value.length > maxSmallItems;
    return hasMembers(value) && names.some((name) => isLong(ownMember(value, name)));
  } catch {
    // The check meets the same.
    return false;
  }
}

function isLong(value: unknown): boolean {
  return Array.isArray(value) && value.length > maxSmallItems;
}

/** The problems that a check records. */
export function collected(
  value: unknown,
  check: JsonCheck,
  rules: ProblemRules,
  options: ValidateOptions | undefined,
  secrets: (() => Secrets) | undefined,
): ProblemList {
  const most = Math.max(1, options?.maxProblems || defaultMaxProblems);
  const problems = new ProblemList(rules, most, options?.values, secrets);
  try {
    check(value, new JsonProblems(problems));
  } catch {
    // A member that is computed, a proxy, a text on which the engine's matcher runs out of memory.
    addWhole(problems, "unreadable", unreadableMessage);
  }
  return problems;
}

/** Records a problem of the whole value, of which no part of the schema speaks. */
function addWhole(problems: ProblemList, code: string, message: string): void {
  addFault(new JsonProblems(problems), code, message);
}

// One function for each keyword of JSON Schema that a value can break, so that a bundle holds the texts it needs. Each
// records that a value breaks the keyword, which has `limit` (or what stands in its place) in the schema.

/** Adds the problem of a value of another type. Section 6.1.1. */
export function addType(value: unknown, problems: JsonProblems, types: string): void {
  addProblem(problems, "type", typeText, value, types);
}

/** Adds the problem of a value that is not one of some texts. */
export function addStringOf(value: unknown, problems: JsonProblems, allowed: readonly unknown[]): void {
  if (typeof value === "string") addEnum(value, problems, allowed);
  else addType(value, problems, "string");
}

/** "The value must be of type integer, but is of type string: "12"." Objects and arrays have no short text. */
export function typeText(value: unknown, expected: string, shown: Shown): ProblemText {
  const actual = jsonTypeOf(value);
  const isShort = typeof value === "string" || typeof value === "boolean" || Number.isFinite(value);
  const found = shown === "value" && isShort ? `: ${shortValue(value)}` : "";
  return { message: `The value must be of type ${expected}, but is of type ${actual}${found}.`, expected, actual };
}

/** Adds the problem of a value that is none of those allowed. JSON Schema Validation, section 6.1.2. */
export function addEnum(value: unknown, problems: JsonProblems, allowed: readonly unknown[]): void {
  addProblem(problems, "enum", problems.list.found.length < maxSuggestions ? nearEnumText : enumText, value, allowed);
}

function nearEnumText(value: unknown, allowed: readonly unknown[], shown: Shown): ProblemText {
  const text = enumText(value, allowed, shown);
  return shown === "value" ? withNearest(text, value, allowed) : text;
}

/** The same text with the value that was meant, if one of those allowed is near. */
export function withNearest(text: ProblemText, value: unknown, allowed: readonly unknown[]): ProblemText {
  if (typeof value !== "string") return text;
  const texts = allowed.filter((allowedValue): allowedValue is string => typeof allowedValue === "string");
  const near = nearestName(value, texts, maxEdits);
  return near === undefined
    ? text
    : { ...text, message: `${text.message.slice(0, -1)}; did you mean ${quoted(near)}?` };
}

function enumText(value: unknown, allowed: readonly unknown[], shown: Shown): ProblemText {
  const text = problemValue("The value must be one of", shortList(allowed), value, shown);
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
export function addConst(value: unknown, problems: JsonProblems, constant: unknown): void {
  addProblem(problems, "const", constText, value, constant);
}

function constText(value: unknown, constant: unknown, shown: Shown): ProblemText {
  return problemValue("The value must be", shortJson(constant), value, shown);
}

/** Adds the problem of a number that is not a multiple. Section 6.2.1. */
export function addMultipleOf(value: unknown, problems: JsonProblems, divisor: number): void {
  addProblem(problems, "multipleOf", numberText, value, `a multiple of ${divisor}`);
}

/** Adds the problem of a number above its maximum. Section 6.2.2. */
export function addMaximum(value: unknown, problems: JsonProblems, limit: number): void {
  addProblem(problems, "maximum", numberText, value, `at most ${limit}`);
}

/** Adds the problem of a number that is not below its bound. Section 6.2.3. */
export function addExclusiveMaximum(value: unknown, problems: JsonProblems, limit: number): void {
  addProblem(problems, "exclusiveMaximum", numberText, value, `less than ${limit}`);
}

/** Adds the problem of a number below its minimum. Section 6.2.4. */
export function addMinimum(value: unknown, problems: JsonProblems, limit: number): void {
  addProblem(problems, "minimum", numberText, value, `at least ${limit}`);
}

/** Adds the problem of a number that is not above its bound. Section 6.2.5. */
export function addExclusiveMinimum(value: unknown, problems: JsonProblems, limit: number): void {
  addProblem(problems, "exclusiveMinimum", numberText, value, `greater than ${limit}`);
}

function numberText(value: unknown, expected: string, shown: Shown): ProblemText {
  return problemValue("The number must be", expected, value, shown);
}

/** "The number must be at most 3, but is 5." */
export function problemValue(subject: string, expected: string, value: unknown, shown: Shown): ProblemText {
  const actual = shortValue(value);
  const isTold = shown === "value" && actual !== expected;
  return {
    message: isTold ? `${subject} ${expected}, but is ${actual}.` : `${subject} ${expected}.`,
    expected,
    actual,
  };
}

/** Adds the problem of a text that is too long. Section 6.3.1. */
export function addMaxLength(value: string, problems: JsonProblems, limit: number): void {
  addProblem(problems, "maxLength", lengthText, value, `at most ${counted(limit, "character")}`);
}

/** Adds the problem of a text that is too short. Section 6.3.2. */
export function addMinLength(value: string, problems: JsonProblems, limit: number): void {
  addProblem(problems, "minLength", lengthText, value, `at least ${counted(limit, "character")}`);
}

function lengthText(value: string, expected: string, shown: Shown): ProblemText {
  return sizeText("string", expected, codePointLength(value), shown);
}

/** "The text must have at most 3 characters, but has 5." */
function sizeText(subject: string, expected: string, size: number, shown: Shown): ProblemText {
  const actual = `${size}`;
  const found = shown === "type" ? "" : `, but has ${actual}`;
  return { message: `The ${subject} must have ${expected}${found}.`, expected, actual };
}

/** Adds the problem of a text that does not match its pattern. Section 6.3.3. */
export function addPattern(value: string, problems: JsonProblems, pattern: string): void {
  addProblem(problems, "pattern", patternText, value, pattern);
}

function patternText(value: string, pattern: string, shown: Shown): ProblemText {
  return problemValue("The string must match the pattern", quoted(pattern, 200), value, shown);
}

/** Adds the problem of a value that does not have its format. Section 7. */
export function addFormat(value: unknown, problems: JsonProblems, format: string): void {
  addProblem(problems, "format", formatText, value, format);
}

function formatText(value: unknown, expected: string, shown: Shown): ProblemText {
  return { ...problemValue("The value must have the format", quoted(expected), value, shown), expected };
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
  const { list } = problems;
  const { found, missing = (list.missing = []) } = list;
  const owner = problem.path;
  // Told already, as a member that is misspelt.
  if (missing.some((fault) => fault.isTold && fault.name === name && fault.owner === owner)) return void found.pop();
  if (found.length > maxSuggestions) return;
  const fault = { name, problem, owner, isTold: false };
  missing.push(fault);
  list.mendMissing?.(problems, fault);
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
  return { message: `Property ${expected} is missing; ${quoted(present)} requires it.`, expected };
}

/**
 * Adds a member that must not be there; `known` are those that may be. Its value is not shown: the name may be that of a secret,
 * misspelt. `rule` tells why no pattern allows it.
 */
export function addAdditionalProperties(
  _value: unknown,
  problems: JsonProblems,
  name: string,
  known?: KnownNames,
  rule?: string,
): void {
  addUnwanted(problems, "additionalProperties", name, known, rule);
}

/**
 * The same for what no keyword speaks of. `known` are the members that schemas for the same object speak of: where one of these has
 * refused the object, what it would have evaluated is not a fault of its own.
 */
export function addUnevaluatedProperties(
  _value: unknown,
  problems: JsonProblems,
  name: string,
  known: readonly string[] = [],
  rule: string = "",
): void {
  if (known.includes(name) && hasFaultWithin(problems)) return;
  addUnwanted(problems, "unevaluatedProperties", name, known, rule);
}

function hasFaultWithin({ list: { found }, step }: JsonProblems): boolean {
  const owner = pathOf(step);
  return found.some(({ path }) => path === owner || path.startsWith(`${owner}/`));
}

function addUnwanted(
  problems: JsonProblems,
  code: "additionalProperties" | "unevaluatedProperties",
  name: string,
  known?: KnownNames,
  rule: string = "",
): void {
  const problem = addProblem(problems.at(safePart(name), ""), code, unwantedMemberText, rule, name);
  if (problem !== undefined) mendUnknown(problems, name, problem, known);
}

/** "Property "1b" is not allowed here; it does not match the pattern "^[a-z]$"." The rule may be empty. */
export function unwantedMemberText(rule: string, name: string, shown: Shown): ProblemText {
  const subject = shown === "type" ? "A property" : `Property ${quoted(name)}`;
  return { message: `${subject} is not allowed here${rule && `; ${rule}`}.` };
}

/** Adds the problem of a member whose name breaks a rule: "have at most 3 characters". JSON Schema Core, section 10.3.2.4. */
export function addPropertyNames(_value: unknown, problems: JsonProblems, name: string, rule?: string): void {
  addProblem(problems.at(safePart(name), ""), "propertyNames", propertyNameText, rule, name);
}

function propertyNameText(rule: string | undefined, name: string, shown: Shown): ProblemText {
  const actual = quoted(name);
  const subject = shown === "type" ? "A property name" : `Property name ${actual}`;
  return { message: `${subject} ${rule === undefined ? "is not allowed" : `must ${rule}`}.`, actual };
}

/** `value` is the first item too many. */
export function addItems(value: unknown, problems: JsonProblems, index: number): void {
  addProblem(problems.at(index, ""), "items", unwantedItemText, value, index);
}

/** `value` is the item that no keyword speaks of. */
export function addUnevaluatedItems(value: unknown, problems: JsonProblems, index: number): void {
  addProblem(problems.at(index, ""), "unevaluatedItems", unwantedItemText, value, index);
}

function unwantedItemText(value: unknown): ProblemText {
  return { message: "The array must end before this item.", actual: shortValue(value) };
}

/** `rule` is the rule under `not`: properties that exclude each other, or a text ("be of type string"). */
export function addNot(value: unknown, problems: JsonProblems, rule?: readonly string[] | string): void {
  addProblem(problems, "not", notText, value, rule);
}

function notText(value: unknown, rule: readonly string[] | string = "match the schema under not"): ProblemText {
  const message =
    typeof rule === "string"
      ? `The value must not ${rule}.`
      : `Properties ${listed(rule.map((name) => quoted(name)))} exclude each other.`;
  return { message, actual: shortValue(value) };
}

/** The schema `false`, which nothing matches. */
export function addFalse(value: unknown, problems: JsonProblems): void {
  addProblem(problems, "false", falseText, value, undefined, "");
}

function falseText(value: unknown): ProblemText {
  return { message: "No value is allowed here.", actual: shortValue(value) };
}

function counted(limit: number, one: string, many: string = `${one}s`): string {
  return `${limit} ${limit === 1 ? one : many}`;
}

/** Maximum number of problems of a branch that are compared. */
const maxCompared = 8;

/** Nested choices are compared to this depth; below it, the first branch is reported. */
const maxProbes = 2;

/**
 * Records what all of some branches reject: the problem that they share, or one problem for each path at which all have one. Returns
 * false if they reject nothing in common.
 */
export function addAlternatives(
  value: unknown,
  problems: JsonProblems,
  keyword: "anyOf" | "oneOf",
  all: readonly JsonBranch[],
  branches: readonly JsonBranch[],
  depth: number,
): boolean {
  const { probes } = problems.list;
  const asked = probes >= maxProbes ? branches.slice(0, 1) : branches;
  const lists = asked
    .map((branch) => branchProblems(value, problems, branch, `/${keyword}/${all.indexOf(branch)}`, depth))
    // Problems that another choice collected are not collected again.
    .filter((list) => list.length > 0);
  let isTold = lists.length === 0 && probes > 0;
  for (const path of new Set(lists[0]?.map((problem) => problem.path))) {
    const common = lists.map((list) => list.find((problem) => problem.path === path));
    if (!common.every((problem) => problem !== undefined)) continue;
    isTold = true;
    const [first] = common as [ProblemDraft];
    if (common.every(({ code, message }) => code === first.code && message === first.message))
      addFound(problems.list, first);
    else {
      const problem = addProblem(problems, keyword, commonText, undefined, common);
      if (problem !== undefined) problem.path = path;
    }
  }
  return isTold;
}

/** The first problems of a branch, which are not recorded. */
function branchProblems(
  value: unknown,
  around: JsonProblems,
  branch: JsonBranch,
  piece: string,
  depth: number,
): readonly ProblemDraft[] {
  const { rules, secrets, probes, values } = around.list;
  const list = new ProblemList(rules, maxCompared, values, secrets, probes + 1);
  branch.check(value, new JsonProblems(list, undefined, piece, around), depth + 1);
  return list.found;
}

/** "The value must have the format "date", or the string must have at most 3 characters, but has 5; it is "12 May"." */
function commonText(_value: unknown, problems: readonly ProblemDraft[]): ProblemText {
  const [{ message, expected = "", actual }] = problems as [ProblemDraft];
  const wanted = new Set(problems.map((problem) => problem.expected).filter((text) => text !== undefined));
  const all = [...wanted].join(" or ");
  if (problems.every(({ code }) => code === "type"))
    return { message: message.replace(expected, () => all), expected: all, actual };
  const found = `, but is ${actual}.`;
  const isShown = problems.some((problem) => problem.message.endsWith(found));
  const sentences = new Set(
    problems.map((problem) => problem.message.slice(0, problem.message.endsWith(found) ? -found.length : -1)),
  );
  const text = [...sentences].map((sentence, index) =>
    index === 0 ? sentence : `, or ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  );
  return { message: `${text.join("")}${isShown ? `; it is ${actual}` : ""}.`, expected: all, actual };
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
  if (first === undefined) addOneNeeded(value, problems, keyword, names);
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

/** Records that an object has none of the properties of which it needs one. */
export function addOneNeeded(
  value: JsonObject,
  problems: JsonProblems,
  keyword: "anyOf" | "oneOf",
  names: readonly string[],
): void {
  addProblem(problems, keyword, oneNeededText, names, misspelling(value, problems, names));
}

function oneNeededText(names: readonly string[], misspelled: string): ProblemText {
  const expected = listed(names.map((name) => quoted(name)));
  return { message: `The object must have one of the properties ${expected}${misspelled || "."}`, expected };
}

/** `; is "kind" misspelled as "knid"?`, for the first problems; empty where no property of the object is near. */
export function misspelling(
  value: JsonObject,
  { list: { found, secrets }, step }: JsonProblems,
  names: readonly string[],
): string {
  if (found.length >= maxSuggestions) return "";
  const all = secrets?.();
  const others = Object.keys(value).filter((key) => value[key] !== undefined && !names.includes(key));
  for (const name of names) {
    const near = nearestName(name, others, maxEdits);
    // A misspelled name may be that of a secret.
    if (near !== undefined && all?.secretOf(all, step, near) === undefined)
      return `; is ${quoted(name)} misspelled as ${quoted(near)}?`;
  }
  return "";
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
    : placed(
        parsed.text,
        ofParsed(() => validate(parsed.value, options)),
      );
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
    const result = ofParsed(() => validate(parsed.value, options));
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

/** The largest number of calls for one value that only ask: several branches on each level could take exponential time. */
const maxChecks = 5_000_000;

/** The same for calls that record, which take longer. */
const maxCollects = 1_000_000;

/** The number of calls that only ask, for one value. */
let checks = 0;

/** The same of calls that record. */
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

/** The number of calls that only asked since a number of them, which `requireLimits` returned. */
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
export function withinLimits(check: DeepCheck, value: unknown): boolean {
  const isValid = verdict(check, value) === true;
  forget();
  return isValid;
}

/** The value when a check that calls itself accepts it, else its problems. */
export function resultWithinLimits<T>(
  value: unknown,
  check: DeepCheck,
  rules: ProblemRules,
  options: ValidateOptions | undefined,
  secrets?: () => Secrets,
): Result<T> {
  const isValid = verdict(check, value);
  const recording: JsonCheck = (value, problems) => {
    collectWithinLimits(value, problems!, check);
    // Too complex for asking alone.
    if (isValid === undefined && problems!.list.found.length === 0) refuse(problems!);
    return true;
  };
  const result: Result<T> =
    isValid === true ? { ok: true, value: value as T } : problemsOf(value, recording, rules, options, secrets);
  forget();
  return result;
}

/** The same for an object that has lists of objects like itself, of which each is asked once while problems are collected. */
export function resultOfDeepList<T>(
  value: unknown,
  check: DeepCheck,
  rules: ProblemRules,
  options: ValidateOptions | undefined,
  secrets?: () => Secrets,
): Result<T> {
  forget();
  const recording: JsonCheck = (value, problems) => collectWithinLimits(value, problems!, check);
  const problems = collected(value, recording, rules, options, secrets);
  forget();
  if (problems.found.length === 0) return { ok: true, value: value as T };
  // A value that is too complex to be collected may be valid.
  return problems.refused ? resultWithinLimits(value, check, rules, options, secrets) : failureOf(problems);
}

/** A value that is too complex is refused with what was found before. */
function collectWithinLimits(value: unknown, problems: JsonProblems, check: DeepCheck): true {
  checks = collects = 0;
  try {
    check(value, problems, 0);
  } catch (error) {
    if (!isLimit(error)) throw error;
    refuse(problems);
  }
  return true;
}

/** The verdict of a check; undefined when the value is too complex. A value that cannot be read is not valid. */
function verdict(check: DeepCheck, value: unknown): boolean | undefined {
  checks = 0;
  forget();
  try {
    return check(value, undefined, 0) === true;
  } catch (error) {
    return isLimit(error) ? undefined : false;
  }
}

/**
 * True when a check that calls itself may look at a value at a depth. One that only asks gets a RangeError when it has called
 * itself too deeply or too often; the functions above take it. One that records stops, which is recorded once.
 */
export function allowsDepth(depth: number, to: JsonProblems | undefined): boolean {
  if (to !== undefined) return recordsAt(depth, to);
  checks += 1;
  if (depth > maxDepth || checks > maxChecks) throw depthError();
  return true;
}

function recordsAt(depth: number, to: JsonProblems): boolean {
  if (to.list.refused) return false;
  collects += 1;
  if (depth <= maxDepth && collects <= maxCollects) return true;
  refuse(to);
  return false;
}

function depthError(): RangeError {
  return new RangeError("The value is too complex.");
}

/** The number of calls that only asked. Throws a RangeError when they are too many, or too deep. */
export function requireLimits(depth: number): number {
  checks += 1;
  if (depth > maxDepth || checks > maxChecks) throw depthError();
  return checks;
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
  if (problems.list.refused) return;
  problems.list.refused = true;
  const message = `The value is nested too deeply or in too many ways; the limit is ${maxDepth} levels.`;
  addFault(problems, "depth", message, `at most ${maxDepth} levels`);
}

/**
 * Adds the problems of a value that is not the constant, a list or an object: one at each path at which they differ. JSON Schema
 * Validation, section 6.1.3.
 */
export function addDifference(value: unknown, problems: JsonProblems, constant: unknown): void {
  const areLists = Array.isArray(value) && Array.isArray(constant);
  const areObjects = hasObjectType(value) && hasObjectType(constant);
  if (!areLists && !areObjects) return addConst(value, problems, constant);
  if (areLists) addListDifference(value, problems, constant);
  else if (areObjects) addObjectDifference(value, problems, constant);
}

function addListDifference(value: readonly unknown[], problems: JsonProblems, constant: readonly unknown[]): void {
  const { length } = constant;
  const expected = `exactly ${length} item${length === 1 ? "" : "s"}`;
  if (value.length !== length) addProblem(problems, "const", itemsText, value, expected);
  else constant.forEach((item, index) => addInside(value[index], problems, item, index));
}

function addObjectDifference(value: JsonObject, problems: JsonProblems, constant: JsonObject): void {
  for (const [name, member] of Object.entries(constant)) {
    if (Object.hasOwn(value, name) && value[name] !== undefined) {
      addInside(value[name], problems, member, safePart(name));
    } else addProblem(problems, "const", requiredText, value, name);
  }
  for (const name in value) {
    if (!Object.hasOwn(value, name) || value[name] === undefined || Object.hasOwn(constant, name)) continue;
    addProblem(problems.at(safePart(name), ""), "const", unwantedMemberText, "", name, "const");
  }
}

/** The difference of a member or an item, which no keyword but `const` speaks of. */
function addInside(value: unknown, problems: JsonProblems, constant: unknown, key: string | number): void {
  if (equalsJson(value, constant)) return;
  addDifference(value, problems.at(key, ""), constant);
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
    (sibling) =>
      sibling !== branch && canAccept(sibling, value, type) && sibling.check(value, undefined, depth + 1) === true,
  );
  if (matching.length === 0 && branch !== undefined) {
    const before = problems.list.found.length;
    collectBranch(value, problems, keyword, branches, branch, depth);
    if (typeof value !== "object") addOtherTypes(problems.list, before, branch, branches);
    return;
  }
  if (!isExclusive && matching.length > 0) return;
  if (branch?.check(value, undefined, depth + 1) === true) matching.push(branch);
  if (matching.length > 1) addExclusion(value, problems, branches, inOrder(branches, matching));
  else if (matching.length === 1) return;
  else if (meant.kind === "tag") addTag(meant.object, problems, keyword, meant);
  else if (meant.kind === "type") addProblem(problems, keyword, typeText, value, meant.types.join(" or "));
  else if (meant.kind === "members") addOneNeeded(value as JsonObject, problems, keyword, meant.names);
  else if (meant.kind === "branch" || !addAlternatives(value, problems, keyword, branches, meant.branches, depth))
    addMismatch(value, problems, keyword, branches);
}

function collectBranch(
  value: unknown,
  problems: JsonProblems,
  keyword: ChoiceKeyword,
  branches: readonly JsonBranch[],
  branch: JsonBranch,
  depth: number,
): void {
  branch.check(value, problems.at(undefined, `/${keyword}/${branches.indexOf(branch)}`), depth + 1);
}

/** Tells in problems that values of types of other branches are allowed as well. Null is not told: most choices have it. */
function addOtherTypes(
  problems: ProblemList,
  start: number,
  { types = [] }: JsonBranch,
  branches: readonly JsonBranch[],
): void {
  const others = new Set(branches.flatMap((branch) => branch.types ?? []));
  for (const type of [...types, "null"]) others.delete(type);
  if (others.size === 0) return;
  for (const problem of problems.found.splice(start)) {
    if (problem.message.endsWith("."))
      problem.message = cutText(`${problem.message.slice(0, -1)}; type ${[...others].join(" or ")} is also allowed.`);
    addFound(problems, problem);
  }
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
  if (tag === undefined) addMissingTag(value, problems, keyword, name, values);
  else addProblem(problems.at(safePart(name), ""), keyword, tagText, tag, { name, values });
}

function addMissingTag(
  value: JsonObject,
  problems: JsonProblems,
  keyword: ChoiceKeyword,
  name: string,
  values: readonly unknown[],
): void {
  const expected = shortList(values);
  const misspelled = misspelling(value, problems, [name]) || ".";
  const message = `Property ${quoted(name)} is missing; it must be one of ${expected}${misspelled}`;
  addProblem(problems, keyword, () => ({ message, expected }), undefined, undefined);
}

function tagText(tag: unknown, { name, values }: MeantTag, shown: Shown): ProblemText {
  const text = problemValue(`Property ${quoted(name)} must be one of`, shortList(values), tag, shown);
  return shown === "value" ? withNearest(text, tag, values) : text;
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

/** Makes an object of another one, by the outlines that speak of it; the same object where nothing changes. */
export type ChangeObject = (value: JsonObject, outlines: Outlines) => JsonObject;

/**
 * A value with its objects changed from above downwards. Lists and objects in which nothing changes stay what they are; none is
 * altered. Parts that are deeper than a validator allows, or that hold themselves, are passed over.
 */
export function changeObjects(value: unknown, outline: OutlineRef, change: ChangeObject): unknown {
  return changed(value, [outline], change, new Set());
}

function changed(value: unknown, refs: readonly OutlineRef[], change: ChangeObject, above: Set<unknown>): unknown {
  if (refs.length === 0 || above.size > maxDepth || above.has(value)) return value;
  above.add(value);
  const result = changedInside(value, refs, change, above);
  above.delete(value);
  return result;
}

function changedInside(
  value: unknown,
  refs: readonly OutlineRef[],
  change: ChangeObject,
  above: Set<unknown>,
): unknown {
  if (Array.isArray(value)) {
    const { all } = outlinesOf(value, refs);
    const items = value.map((item, index) => changed(item, itemOutlines(all, index), change, above));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  if (!hasObjectType(value)) return value;
  const outlines = outlinesOf(value, refs);
  const changedObject = change(value, outlines);
  let copy: Record<string, unknown> | undefined;
  for (const name of Object.keys(changedObject)) {
    const member = changed(changedObject[name], memberOutlines(outlines.all, name), change, above);
    if (member !== changedObject[name]) setOwnProperty((copy ??= { ...changedObject }), name, member);
  }
  return copy ?? changedObject;
}

/** The conversion of a value that holds no others. */
type Leaf = (value: unknown, row: FormRow, path: () => string) => unknown;

/** The value in memory of a value of JSON. A value without the form of its place stays as it is. */
export function decodedValue(value: unknown, ref: FormRef, forms: Forms): unknown {
  return walked(value, ref, forms, decodedLeaf, false);
}

/** A value in memory in which numbers that stand for bigints are bigints. */
export function heldValue(value: unknown, ref: FormRef, forms: Forms): unknown {
  const held: Leaf = (leaf, { integers }) => (integers === "bigint" && typeof leaf === "number" ? BigInt(leaf) : leaf);
  return walked(value, ref, forms, held, false);
}

/** The value of JSON of a value in memory, and problems of what cannot have one. */
export function encodedValue(
  value: unknown,
  ref: FormRef,
  forms: Forms,
): { readonly value: unknown; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const encode: Leaf = (leaf, row, path) => encodedLeaf(leaf, row, path, problems);
  return { value: walked(value, ref, forms, encode, false), problems };
}

/**
 * A value that was read exactly, with doubles for large whole numbers where the schema asks for no exact ones. If
 * values were texts, whole numbers may still be.
 */
export function settledValue(value: unknown, ref: FormRef, forms: Forms, areTexts: boolean): unknown {
  const settle: Leaf = (leaf, { integers }) => {
    if (typeof leaf === "bigint") return integers === undefined ? Number(leaf) : leaf;
    // A text that a double holds exactly, beyond 2^53, has been read as a number.
    const isLong =
      areTexts && Number.isInteger(leaf) && !Number.isSafeInteger(leaf) && (integers ?? "whole") !== "whole";
    if (isLong) return BigInt(leaf as number);
    const isText = areTexts && typeof leaf === "string" && (integers ?? "whole") !== "whole";
    return isText && wholeText.test(leaf) ? shortest(BigInt(leaf)) : leaf;
  };
  return walked(value, ref, forms, settle, !areTexts);
}

/** A value of JSON that becomes texts: bigints are texts at once. */
export function textedValue(value: unknown, ref: FormRef, forms: Forms): unknown {
  return walked(value, ref, forms, (leaf) => (typeof leaf === "bigint" ? String(leaf) : leaf), false);
}

/** Whole numbers as JSON writes them, with more digits than 64 bits have. */
const wholeText = /^-?(?:0|[1-9][0-9]{0,30})$/;

function decodedLeaf(leaf: unknown, { integers, dates }: FormRow): unknown {
  if (dates === true && typeof leaf === "string") return dateOfText(leaf) ?? leaf;
  if (integers === undefined || integers === "whole") return leaf;
  const isWhole = typeof leaf === "bigint" || Number.isInteger(leaf);
  if (!isWhole) return leaf;
  const whole = BigInt(leaf as bigint | number);
  return integers === "bigint" ? whole : String(whole);
}

function encodedLeaf(leaf: unknown, { integers, dates }: FormRow, path: () => string, problems: Problem[]): unknown {
  const refuse = (expected: string): unknown => {
    const actual = jsonTypeOf(leaf);
    problems.push({
      code: "type",
      message: `Expected ${expected}, but found ${actual}.`,
      path: path(),
      expected,
      actual,
    });
    return leaf;
  };
  if (dates === true) {
    if (isDate(leaf)) return Number.isNaN(leaf.getTime()) ? refuse("a date that is valid") : leaf.toISOString();
    if (typeof leaf === "string") return refuse("a Date");
  }
  if (integers === "bigint") {
    if (typeof leaf === "bigint") return shortest(leaf);
    if (Number.isInteger(leaf) && !Number.isSafeInteger(leaf)) return refuse("a bigint");
  }
  if (integers === "string") {
    if (typeof leaf === "string")
      return wholeText.test(leaf) ? shortest(BigInt(leaf)) : refuse("an integer as a string");
    if (typeof leaf === "number" || typeof leaf === "bigint") return refuse("an integer as a string");
  }
  return leaf;
}

/** A number where a double holds it exactly. */
function shortest(value: bigint): bigint | number {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

/** A value with its leaves converted; parts in which nothing changes are kept. `whole` goes where no form is as well. */
function walked(value: unknown, ref: FormRef, forms: Forms, leaf: Leaf, whole: boolean): unknown {
  const path: (string | number)[] = [];
  const pathText = (): string => path.map((part) => `/${pointerPart(String(part))}`).join("");
  return visit(value, ref);

  // Deeper values are refused by validators.
  function visit(at: unknown, ref: FormRef): unknown {
    const row = forms(ref);
    if ((!whole && isPlain(row)) || path.length > maxDepth) return at;
    if (Array.isArray(at)) return visitItems(at, row);
    if (hasObjectType(at)) return visitMembers(at, row);
    return leaf(at, row, pathText);
  }

  function visitItems(items: readonly unknown[], row: FormRow): readonly unknown[] {
    let copy: unknown[] | undefined;
    for (let index = 0; index < items.length; index += 1) {
      // A hole is refused, and there may be four billion of them.
      if (items[index] === undefined) return items;
      const form = itemForm(row, index);
      if (form === "plain" && !whole) continue;
      const inner = within(index, items[index], form);
      if (inner !== items[index]) (copy ??= [...items])[index] = inner;
    }
    return copy ?? items;
  }

  function visitMembers(members: Readonly<Record<string, unknown>>, row: FormRow): object {
    let copy: Record<string, unknown> | undefined;
    for (const name of Object.keys(members)) {
      const form = memberForm(row, name);
      if (form === "plain" && !whole) continue;
      const inner = within(name, members[name], form);
      if (inner !== members[name]) setOwnProperty((copy ??= { ...members }), name, inner);
    }
    return copy ?? members;
  }

  function within(part: string | number, inner: unknown, ref: FormRef): unknown {
    path.push(part);
    const visited = visit(inner, ref);
    path.pop();
    return visited;
  }
}

// For schemas whose branches ask the same of a value again and again: what was found out about it is remembered until the validator
// returns. Else a value of thirty levels, or a schema of thirty levels, could take minutes.

/** So many calls take less time than remembering. */
const minChecksToRemember = 300;

/** The same for one value that has no members or items, of which a payload may have many. */
const minChecksForScalar = 16;

/** Lets a check look at a value: what it finds out is remembered. */
export function remembered(check: DeepCheck, value: unknown, to: JsonProblems | undefined, depth: number): boolean {
  if (to !== undefined) return rememberedProblems(check, value, to, depth);
  const start = requireLimits(depth);
  if (start < minChecksToRemember) return check(value, undefined, depth) === true;
  if (typeof value !== "object" || value === null) {
    const answer = scalarVerdict(check, value) ?? check(value, undefined, depth) === true;
    if (checksSince(start) > minChecksForScalar) rememberScalar(check, value, answer);
    return answer;
  }
  const known = memoryOf(check, () => new Map<object, boolean>());
  let answer = known.get(value);
  if (answer === undefined) {
    answer = check(value, undefined, depth) === true;
    known.set(value, answer);
  }
  return answer;
}

/** Records once where the check finds nothing, and once at each place where it does: a second look at the same place would find the same. */
function rememberedProblems(check: DeepCheck, value: unknown, problems: JsonProblems, depth: number): true {
  if (problems.truncated || !allowsDepth(depth, problems)) return true;
  // One entry for each check and task: verdicts are remembered under the check itself.
  const valid = memoryOf(problems.list.rules, () => new Map<unknown, Set<unknown>>());
  let ofCheck = valid.get(check);
  if (ofCheck === undefined) valid.set(check, (ofCheck = new Set()));
  if (ofCheck.has(value)) return true;
  // Choices have lists of their own for what their branches would record.
  const places = placesOf(problems, check);
  const { list, step } = problems;
  const { faults } = list;
  if (places.has(value) && pathOf(places.get(value)) === pathOf(step)) {
    // For the functions that called this one, which would else take the value for valid.
    list.faults += 1;
    return true;
  }
  check(value, problems, depth);
  if (list.faults === faults) ofCheck.add(value);
  else places.set(value, step);
  return true;
}

/** The last place at which a function found something wrong with a value, for each value and each list. */
function placesOf({ list }: JsonProblems, key: unknown): Map<unknown, Step | undefined> {
  const byFunction = memoryOf(list, () => new Map<unknown, Map<unknown, Step | undefined>>());
  let places = byFunction.get(key);
  if (places === undefined) byFunction.set(key, (places = new Map<unknown, Step | undefined>()));
  return places;
}

/** Notes what a function finds to be evaluated: once for each Set. */
export function rememberedMarks<Value, Mark>(
  mark: (value: Value, evaluated: Set<Mark>, depth: number) => void,
  value: Value,
  evaluated: Set<Mark>,
  depth: number,
): void {
  requireLimits(depth);
  const done = memoryOf(evaluated, () => new Set<unknown>());
  if (done.has(mark)) return;
  done.add(mark);
  mark(value, evaluated, depth);
}

// Lists of different items within lists of different items, without end: each value is read once in a run, whatever the
// number of lists that it is in. Equal values get the same number.

/** Values that were read in one run. */
interface Identities {
  /** The number of each array and object that was read: equal ones have one number. */
  readonly numbers: Map<object, number>;
  /** The number of each text that stands for equal values. */
  readonly texts: Map<string, number>;
  /** The number of values that were read. */
  pieces: number;
}

/** As `hasUniqueItems`, for schemas that refer to themselves. Throws a RangeError for what is too complex. */
export function hasUniqueItemsWithin(items: readonly unknown[]): boolean {
  if (items.length < 2) return true;
  const known = memoryOf(hasUniqueItemsWithin, (): Identities => ({ numbers: new Map(), texts: new Map(), pieces: 0 }));
  const seen = new Set<string>();
  for (const item of items) {
    if (item === undefined) return false;
    seen.add(typeof item === "object" && item !== null ? `#${numberOf(item, known)}` : textOf(item));
  }
  return seen.size === items.length;
}

/** An array or object of which some members have been read. */
interface OpenValue {
  /** The array or object itself. */
  readonly value: object;
  /** The names of an object's members, sorted; undefined for an array. */
  readonly names: readonly string[] | undefined;
  readonly length: number;
  /** Texts that stand for the members that were read, in order. */
  readonly read: string[];
}

function numberOf(root: object, identities: Identities): number {
  const { numbers, texts } = identities;
  const known = numbers.get(root);
  if (known !== undefined) return known;
  // A stack of its own: values may be nested deeper than calls can be.
  const stack = [opened(root, identities)];
  for (;;) {
    const { value, names, length, read } = stack.at(-1)!;
    if (read.length < length) {
      const member = (value as Readonly<Record<string, unknown>>)[names?.[read.length] ?? read.length];
      const isInner = typeof member === "object" && member !== null;
      const number = isInner ? numbers.get(member) : undefined;
      if (isInner && number === undefined) stack.push(opened(member, identities));
      else read.push(isInner ? `#${number}` : textOf(member));
      continue;
    }
    const text = `${names === undefined ? "" : JSON.stringify(names)}${read.join()}`;
    const number = texts.get(text) ?? texts.size;
    texts.set(text, number);
    numbers.set(value, number);
    stack.pop();
    if (stack.length === 0) return number;
  }
}

function opened(value: object, identities: Identities): OpenValue {
  const isList = Array.isArray(value);
  const names = isList ? undefined : namesOf(value);
  const length = isList ? value.length : (names?.length ?? 0);
  identities.pieces += length + 1;
  // A hole for each of four billion items, or a value that refers to itself.
  if (!(identities.pieces < maxPieces)) throw new RangeError("The value is too complex.");
  return { value, names, length, read: [] };
}

function namesOf(value: object): readonly string[] {
  if (!hasObjectType(value)) return ["<object>"];
  return Object.keys(value)
    .filter((name) => value[name] !== undefined)
    .sort();
}

/** The text of a value that has no members. */
function textOf(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  return typeof value === "number" || typeof value === "boolean" || value === null
    ? String(value === 0 ? 0 : value)
    : `<${typeof value}>`;
}

/**
 * A value as `isOrder` lets it pass: where a type says bigint, a whole number that a double holds exactly is as good.
 * `validateOrder` and `parseOrder` give bigints.
 */
export type WithSafeIntegers<T> = T extends bigint
  ? T | number
  : T extends Date
    ? T
    : T extends object
      ? { [Name in keyof T]: WithSafeIntegers<T[Name]> }
      : T;

/** The way between values in memory, as types say them, and values as JSON has them. */
export interface JsonCodec<T> {
  /** True where whole numbers are read exactly; else numbers are refused that a double would change. */
  readonly isExact: boolean;
  /** True for a valid value in memory. */
  is(value: unknown): boolean;
  /** A valid value in memory, or its problems. A copy is made where a number stands for a bigint. */
  validate(value: unknown, options?: ValidateOptions): Result<T>;
  /** The value in memory of a valid value of JSON, or its problems. */
  decode(value: unknown, options?: ValidateOptions): Result<T>;
  /** The same for values that were texts, as those of parameters: whole numbers may still be texts. */
  decodeTexts(value: unknown, options?: ValidateOptions): Result<T>;
  /** The value in memory of a value of JSON that nobody checks: what cannot be converted stays. */
  revive(value: unknown): unknown;
  /** The value of JSON: whole numbers that a double cannot hold are bigints. Values that cannot be converted stay. */
  encode(value: unknown): unknown;
  /** The same for values that become texts, where such whole numbers are texts. */
  encodeTexts(value: unknown): unknown;
  /** A value of which whole numbers are read exactly, with numbers where the schema asks for no exact ones. */
  settle(value: unknown): unknown;
}

/** The codec of a schema: its entry in a table of forms, the checks of values as JSON has them, and the reading of numbers. */
export function jsonCodec<T>(
  rows: readonly FormRow[],
  ref: FormRef,
  check: (value: unknown) => boolean,
  result: (value: unknown, options: ValidateOptions | undefined) => Result<unknown>,
  isExact?: true,
): JsonCodec<T> {
  const forms = formsOf(rows);
  const decoded = (value: unknown, options: ValidateOptions | undefined): Result<T> => {
    const checked = result(value, options);
    return checked.ok === false ? checked : { ok: true, value: decodedValue(value, ref, forms) as T };
  };
  const validate = (value: unknown, options: ValidateOptions | undefined): Result<T> => {
    const { value: encoded, problems } = encodedValue(value, ref, forms);
    if (problems.length > 0) return limitedFailure(problems, false, options?.maxProblems);
    const checked = result(encoded, options);
    return checked.ok === false ? checked : { ok: true, value: heldValue(value, ref, forms) as T };
  };
  return {
    isExact: isExact === true,
    is(value) {
      try {
        const { value: encoded, problems } = encodedValue(value, ref, forms);
        return problems.length === 0 && check(encoded);
      } catch {
        return false;
      }
    },
    validate: (value, options) => readable(() => validate(value, options)),
    decode: (value, options) => readable(() => decoded(value, options)),
    decodeTexts: (value, options) => readable(() => decoded(settledValue(value, ref, forms, true), options)),
    revive: (value) => decodedValue(value, ref, forms),
    encode: (value) => encodedValue(value, ref, forms).value,
    encodeTexts: (value) => textedValue(encodedValue(value, ref, forms).value, ref, forms),
    settle: (value) => settledValue(value, ref, forms, false),
  };
}

/** A result, also of a value whose members throw or that is nested too deeply. */
function readable<T>(result: () => Result<T>): Result<T> {
  try {
    return result();
  } catch {
    return unreadableFailure;
  }
}

const unreadableFailure: Failure = {
  ok: false,
  problems: [{ code: "unreadable", message: unreadableMessage, path: "" }],
  truncated: false,
};

/**
 * A value in which absent members have the defaults of their schemas, at any depth. The value that is given stays as it is, and is
 * returned itself where nothing is absent. Defaults in branches of `anyOf` and `oneOf` count where constants or required
 * members tell which branch is meant. The result is not checked.
 */
export function withDefaults(outline: OutlineRef, value: unknown): unknown {
  return changeObjects(value, outline, (object, { sure }) => filled(object, sure));
}

function filled(object: JsonObject, outlines: readonly Outline[]): JsonObject {
  let copy: Record<string, unknown> | undefined;
  for (const { defaults = {} } of outlines) {
    for (const name of Object.keys(defaults)) {
      const source = copy ?? object;
      if (Object.hasOwn(source, name) && source[name] !== undefined) continue;
      setOwnProperty((copy ??= { ...object }), name, copyOf(defaults[name]));
    }
  }
  return copy ?? object;
}

/** A copy for each result: callers may change what they get. */
function copyOf(value: unknown): unknown {
  return typeof value === "object" ? (JSON.parse(JSON.stringify(value)) as unknown) : value;
}

/**
 * A value without the members that its schemas neither name nor describe, at any depth. The value that is given stays as it is, and
 * is returned itself where every member is known. Of branches of `anyOf` and `oneOf` all names count, unless constants or
 * required members tell which branch is meant. The result is not checked.
 */
export function withoutUnknown(outline: OutlineRef, value: unknown): unknown {
  return changeObjects(value, outline, (object, { all }) => known(object, all));
}

function known(object: JsonObject, outlines: readonly Outline[]): JsonObject {
  // A schema that says nothing of members knows them all.
  const speaking = outlines.filter(({ members, others }) => members !== undefined || others !== undefined);
  if (speaking.length === 0) return object;
  const isKnown = (name: string): boolean =>
    speaking.some(({ members = {}, others }) => others !== undefined || Object.hasOwn(members, name));
  const names = Object.keys(object);
  if (names.every(isKnown)) return object;
  return Object.fromEntries(names.filter(isKnown).map((name) => [name, object[name]]));
}

/** The two steps of reading: text to a value of JSON, and that to a value in memory. */
export interface ExactReading<T> {
  /** Reads a text, numbers as their digits where a double would lose some. */
  readonly parse: (text: string, limits: JsonTextLimits) => JsonTextResult;
  /** Checks a value and makes its form in memory. */
  readonly decode: (value: unknown, options?: ValidateOptions) => Result<T>;
}

/** Reads JSON text strictly, whole numbers exactly, and gives the value in memory. Problems know their line and column. Never throws. */
export function readCodedJson<T>(
  input: string | Uint8Array,
  codec: JsonCodec<T>,
  options: ParseOptions | undefined,
): Result<T> {
  const { parse, decode } = exactReading(codec, (value, asked) => codec.decode(value, asked));
  return readJson(input, decode, options, parse);
}

/** The steps for one text. Only a text with long numbers is walked for them. */
export function exactReading<T>(
  codec: JsonCodec<T>,
  decode: (value: unknown, options?: ValidateOptions) => Result<T>,
): ExactReading<T> {
  let hasLongs = false;
  return {
    parse(text, limits) {
      if (!codec.isExact) return parseJsonText(text, limits);
      const parsed = parseExactJson(text, limits);
      hasLongs = parsed.ok === false ? false : parsed.hasLongs;
      return parsed;
    },
    decode: (value, options) => decode(hasLongs ? codec.settle(value) : value, options),
  };
}
