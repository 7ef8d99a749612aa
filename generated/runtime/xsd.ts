import {
  base64Text,
  codePointLength,
  findIllegalXmlChar,
  isDate,
  isNCName,
  isQName,
  isWholeArray,
  isXmlName,
  parseBase64,
  quoted,
  safeText,
  scanNameParts,
  xmlnsNamespace,
} from "./base.js";
import { hasIpv6Format } from "./formats.js";
import { linearPattern } from "./patterns.js";

/** Returns the digits of a fraction without redundant zeros at the end. */
export function significantFraction(digits: string): string {
  // A loop, because /0+$/ takes quadratic time if many zeros precede another digit.
  let end = digits.length;
  while (end > 0 && digits.charCodeAt(end - 1) === 0x30) end--;
  return digits.slice(0, end);
}

/**
 * A simple type of XML Schema (Part 2) at runtime: its values in TypeScript, and the reader of its lexical form.
 * Invalid strings are reported to the context, never thrown.
 */
export interface SimpleType<T> {
  /** The name in xsi:type: "{namespace}local", or "xs:int" for a built-in type. Left out where it has no name. */
  readonly name?: string | undefined;
  readonly form: ValueForm<T>;
  /** True for values that no problem shows. */
  readonly isSecret?: true;
  /** Named types derived from this one in one or more steps, which xsi:type may select. Part 1, section 3.14.6. */
  readonly derived?: DerivedTypes | undefined;
  /**
   * Reads the value of a string, including white space; undefined if it has none. May return a value and still report a
   * facet.
   */
  readonly read: (text: string, context: SimpleContext) => T | undefined;
}

/** Returns the derived types of a type. Called on use, so that constants of a module may be in any order. */
export type DerivedTypes = () => readonly SimpleType<unknown>[];

/** The TypeScript side of simple types that look the same: all strings share one form, all safe integers another. */
export interface ValueForm<T> {
  /** In words: "a string". */
  readonly expected: string;
  /** True when a value has this form at all; facets are judged by `read`. */
  is(value: unknown): value is T;
  /** The text of a value of this form. */
  write(value: T, context: PrefixContext): string;
  /** True when two values are one and the same in TypeScript: a round trip keeps that. */
  same(a: T, b: T): boolean;
  /**
   * Compares in the order of the value space: negative, zero or positive; undefined if two values have no order.
   * Undefined if no values have an order; then `same` tests equality.
   */
  compare?(a: T, b: T): number | undefined;
  /**
   * Returns a key that equal values share, and no others; undefined for a string without a value. Undefined for plain
   * strings.
   */
  key?(value: T): string | undefined;
}

/** Services of the decoder or validator for the simple type that it reads. */
export interface SimpleContext {
  /** Reports that `actual` breaks a rule ("cvc-maxLength-valid"). `expected` completes the sentence "... is not". */
  fault(code: string, expected: string, actual: string, measure?: number): undefined;
  /** Returns the namespace name of a prefix, "" for the default one. Undefined if it is not declared. */
  lookupPrefix(prefix: string): string | undefined;
  /** Reads without reporting: undefined when there was any fault. */
  attempt<T>(type: SimpleType<T>, text: string): T | undefined;
  /** The expectation that the last failed attempt had instead. */
  readonly missed: string;
  /** Part 2, section 3.3.8: an xs:ID, unique in its document. */
  declareId(id: string): void;
  /** Part 2, section 3.3.9: an xs:IDREF, which some xs:ID of the document must match. */
  referToId(id: string): void;
}

/** Services for writing a qualified name. */
export interface PrefixContext {
  /** A prefix that is bound to the namespace where the text will stand. */
  prefixFor(namespace: string): string;
}

/** A type under its name. Those derived from it are not those of the type that it was made from. */
export function named<T>(name: string, type: SimpleType<T>, derived?: DerivedTypes): SimpleType<T> {
  return { ...type, name, derived };
}

/** Returns a type with the types that a schema derives from it, in addition to built-in ones. */
export function withDerived<T>(type: SimpleType<T>, others: DerivedTypes): SimpleType<T> {
  return { ...type, derived: () => [...others(), ...(type.derived?.() ?? [])] };
}

/** A type of an element that blocks all restrictions of it. */
export function withoutDerived<T>(type: SimpleType<T>): SimpleType<T> {
  return { ...type, derived: undefined };
}

/** Returns a type whose values no problem shows: the schema marks them as sensitive. */
export function secret<T>(type: SimpleType<T>): SimpleType<T> {
  return { ...type, isSecret: true };
}

/** True when two values are equal in the value space: "1.0" and "1" are, as decimals. Part 2, section 2.2.1. */
export function isEqual<T>(form: ValueForm<T>, a: T, b: T): boolean {
  return form.compare === undefined ? form.same(a, b) : form.compare(a, b) === 0;
}

/** Returns a key for a value: the same for equal values, and different for values of two primitive types. */
export function keyOf<T>(form: ValueForm<T>, value: T): string | undefined {
  return form.key === undefined ? `s${String(value)}` : form.key(value);
}

/** One key for several values in this order. */
export function joinedKeys(keys: readonly string[]): string {
  return keys.map((key) => `${key.length}:${key}`).join("");
}

/** Reports a string that is not a value of a type: Part 2, section 4.1.4. */
export function notInLexicalSpace(typeName: string, text: string, context: SimpleContext): undefined {
  return context.fault("cvc-datatype-valid.1.2.1", `a value of ${typeName}`, text);
}

/** Strings, and all types whose values keep their text: decimals, dates, times, durations. */
export const textForm: ValueForm<string> = {
  expected: "a string",
  is: (value): value is string => typeof value === "string",
  write: (value) => value,
  same: (a, b) => a === b,
};

/** The form of values that keep their text and have an order. */
export function orderedTextForm(
  compare: (a: string, b: string) => number | undefined,
  key: (value: string) => string | undefined,
): ValueForm<string> {
  return { ...textForm, compare, key };
}

/** White space facet "replace": every tab, line feed and carriage return becomes a space. Part 2, section 4.3.6. */
export function replaceWhiteSpace(text: string): string {
  return /[\t\n\r]/.test(text) ? text.replace(/[\t\n\r]/g, " ") : text;
}

/** White space facet "collapse": runs of white space become one space, and none is left at the ends. Part 2, section 4.3.6. */
export function collapseWhiteSpace(text: string): string {
  if (!mayCollapse(text)) return text;
  const words = text.match(/[^ \t\n\r]+/g);
  return words === null ? "" : words.join(" ");
}

/** Returns the words of a string, split at white space. */
export function splitWhiteSpace(text: string): readonly string[] {
  return text.match(/[^ \t\n\r]+/g) ?? [];
}

function mayCollapse(text: string): boolean {
  const last = text.length - 1;
  if (last < 0) return false;
  if (text.charCodeAt(0) <= 0x20 || text.charCodeAt(last) <= 0x20) return true;
  return /[\t\n\r]| {2}/.test(text);
}

/** True if a string contains only white space. */
export function isBlank(text: string): boolean {
  return !/[^ \t\n\r]/.test(text);
}

/** The values of `xs:base64Binary`. XML Schema Part 2, section 3.2.16. */
export const base64Form: ValueForm<Uint8Array> = {
  expected: "a Uint8Array",
  is: (value): value is Uint8Array => value instanceof Uint8Array,
  write: base64Text,
  same: sameBytes,
  key: (value) => `b${base64Text(value)}`,
};

/** The values of `xs:hexBinary`. XML Schema Part 2, section 3.2.15. */
export const hexForm: ValueForm<Uint8Array> = {
  expected: "a Uint8Array",
  is: (value): value is Uint8Array => value instanceof Uint8Array,
  write: hexText,
  same: sameBytes,
  key: (value) => `x${hexText(value)}`,
};

/** Part 2, section 3.2.16. */
export const xsBase64Binary: SimpleType<Uint8Array> = {
  name: "xs:base64Binary",
  form: base64Form,
  read: (text, context) => parseBase64(text) ?? notInLexicalSpace("xs:base64Binary", text, context),
};

/** Part 2, section 3.2.15. */
export const xsHexBinary: SimpleType<Uint8Array> = {
  name: "xs:hexBinary",
  form: hexForm,
  read: (text, context) => parseHex(text) ?? notInLexicalSpace("xs:hexBinary", text, context),
};

const hexDigits = "0123456789ABCDEF";

/** Returns the bytes of a hexadecimal string; undefined if it is invalid. */
export function parseHex(text: string): Uint8Array | undefined {
  const digits = collapseWhiteSpace(text);
  if (digits.length % 2 !== 0 || !/^[0-9A-Fa-f]*$/.test(digits)) return undefined;
  const bytes = new Uint8Array(digits.length / 2);
  for (let at = 0; at < bytes.length; at++) bytes[at] = Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16);
  return bytes;
}

/** The text of bytes in hexadecimal digits, in capitals as canonical. */
export function hexText(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += hexDigits.charAt(byte >> 4) + hexDigits.charAt(byte & 15);
  return text;
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

/** The values of `xs:boolean`. XML Schema Part 2, section 3.2.2. */
export const booleanForm: ValueForm<boolean> = {
  expected: "true or false",
  is: (value): value is boolean => typeof value === "boolean",
  write: (value) => (value ? "true" : "false"),
  key: (value) => `t${value}`,
  same: (a, b) => a === b,
};

/** Part 2, section 3.2.2. */
export const xsBoolean: SimpleType<boolean> = {
  name: "xs:boolean",
  form: booleanForm,
  read(text, context) {
    switch (collapseWhiteSpace(text)) {
      case "true":
      case "1":
        return true;
      case "false":
      case "0":
        return false;
    }
    return notInLexicalSpace("xs:boolean", text, context);
  },
};

/** Part 2, section 3.2.7. Values keep their text, time zone included; they are compared as points in time. */
export const xsDateTime: SimpleType<string> = /* @__PURE__ */ moments("xs:dateTime", "Y-M-DTh", () => [
  xsDateTimeStamp,
]);
/** XSD 1.1 Part 2, section 3.4.28: an xs:dateTime with a time zone. */
export const xsDateTimeStamp: SimpleType<string> = /* @__PURE__ */ stamps();
/** Part 2, section 3.2.9. */
export const xsDate: SimpleType<string> = /* @__PURE__ */ moments("xs:date", "Y-M-D");
/** Part 2, section 3.2.8. */
export const xsTime: SimpleType<string> = /* @__PURE__ */ moments("xs:time", "h");
/** Part 2, section 3.2.10. */
export const xsGYearMonth: SimpleType<string> = /* @__PURE__ */ moments("xs:gYearMonth", "Y-M");
/** Part 2, section 3.2.11. */
export const xsGYear: SimpleType<string> = /* @__PURE__ */ moments("xs:gYear", "Y");
/** Part 2, section 3.2.12. */
export const xsGMonthDay: SimpleType<string> = /* @__PURE__ */ moments("xs:gMonthDay", "--M-D");
/** Part 2, section 3.2.13. */
export const xsGDay: SimpleType<string> = /* @__PURE__ */ moments("xs:gDay", "---D");
/** Part 2, section 3.2.14. */
export const xsGMonth: SimpleType<string> = /* @__PURE__ */ moments("xs:gMonth", "--M");

/** The fields of a string, in the order of ISO 8601; "h" means "hh:mm:ss" with a fraction. */
type Layout = "Y-M-DTh" | "Y-M-D" | "h" | "Y-M" | "Y" | "--M-D" | "---D" | "--M";

// A year is cut at 12 digits, so that days since year 0 stay exact.
const year = "(?<year>-?(?:[1-9][0-9]{4,11}|[0-9]{4}))";
const month = "(?<month>0[1-9]|1[0-2])";
const day = "(?<day>0[1-9]|[12][0-9]|3[01])";
const clock = "(?<hour>[01][0-9]|2[0-4]):(?<minute>[0-5][0-9]):(?<second>[0-5][0-9])(?:\\.(?<fraction>[0-9]+))?";
const zone = "(?:Z|(?<sign>[+-])(?<zoneHour>0[0-9]|1[0-4]):(?<zoneMinute>[0-5][0-9]))";

const fieldGrammars: { readonly [letter: string]: string } = { Y: year, M: month, D: day, h: clock };

/** A point in time: days since 1 March of year 0, seconds of the day and digits of a fraction, in UTC where a zone is given. */
interface Moment {
  /** Whole days since 1 March of year 0; negative before. */
  readonly days: number;
  /** Whole seconds of the day, from 0. */
  readonly seconds: number;
  /** Digits behind the point without zeros at the end; "" for none. */
  readonly fraction: string;
  readonly hasZone: boolean;
}

function moments(name: string, layout: Layout, derived?: DerivedTypes): SimpleType<string> {
  // Made on first use: a module that is only imported does nothing.
  let made: RegExp | undefined;
  const grammar = (): RegExp => (made ??= layoutGrammar(layout));
  const form: ValueForm<string> = orderedTextForm(
    (a, b) => compareMoments(grammar(), a, b),
    (value) => {
      const moment = parseMoment(grammar(), value);
      return moment && `${name} ${moment.hasZone} ${moment.days} ${moment.seconds} ${moment.fraction}`;
    },
  );
  return {
    name,
    form,
    derived,
    read(text, context) {
      const value = collapseWhiteSpace(text);
      return parseMoment(grammar(), value) === undefined ? notInLexicalSpace(name, value, context) : value;
    },
  };
}

function stamps(): SimpleType<string> {
  const name = "xs:dateTimeStamp";
  return {
    name,
    form: xsDateTime.form,
    read(text, context) {
      const value = collapseWhiteSpace(text);
      return parseDateTime(value)?.hasZone === true ? value : notInLexicalSpace(name, value, context);
    },
  };
}

function parseDateTime(text: string): Moment | undefined {
  return parseMoment((dateTimeGrammar ??= layoutGrammar("Y-M-DTh")), text);
}

function layoutGrammar(layout: Layout): RegExp {
  // In one pass: what a field is replaced by holds letters too.
  const fields = layout.replace(/[YMDh]/g, (letter) => fieldGrammars[letter] ?? letter);
  return new RegExp(`^${fields}(?<zone>${zone})?$`);
}

function parseMoment(grammar: RegExp, text: string): Moment | undefined {
  const fields = grammar.exec(text)?.groups;
  if (fields === undefined) return undefined;
  const dayOfMonth = Number(fields["day"] ?? 1);
  const monthOfYear = Number(fields["month"] ?? 1);
  // Without a year, as in --02-29, a leap year counts: Part 2, section 3.2.12.
  const yearNumber = fields["year"] === undefined ? 1972 : Number(fields["year"]);
  if (Object.is(yearNumber, 0) || Object.is(yearNumber, -0)) return undefined;
  // The year before 1 is -1; year 0 does not exist.
  const astronomical = yearNumber < 0 ? yearNumber + 1 : yearNumber;
  if (dayOfMonth > daysInMonth(astronomical, monthOfYear)) return undefined;
  const fraction = significantFraction(fields["fraction"] ?? "");
  const seconds =
    Number(fields["hour"] ?? 0) * 3600 + Number(fields["minute"] ?? 0) * 60 + Number(fields["second"] ?? 0);
  // 24:00:00 is the first instant of the next day, and nothing comes after it.
  if (seconds > 86400 || (seconds === 86400 && fraction !== "")) return undefined;
  const offset = zoneSeconds(fields);
  if (offset === undefined) return undefined;
  // A time of day has no day to carry into: 24:00:00 is 00:00:00.
  const clockSeconds = fields["day"] === undefined && fields["hour"] !== undefined ? seconds % 86400 : seconds;
  const moment = {
    days: daysFromCivil(astronomical, monthOfYear, dayOfMonth),
    seconds: clockSeconds,
    fraction,
    hasZone: fields["zone"] !== undefined,
  };
  return shifted(moment, -offset);
}

/** Seconds east of UTC; undefined beyond fourteen hours. */
function zoneSeconds(fields: Record<string, string | undefined>): number | undefined {
  const size = Number(fields["zoneHour"] ?? 0) * 3600 + Number(fields["zoneMinute"] ?? 0) * 60;
  if (size > 14 * 3600) return undefined;
  return fields["sign"] === "-" ? -size : size;
}

function shifted(moment: Moment, seconds: number): Moment {
  const total = moment.seconds + seconds;
  const carry = Math.floor(total / 86400);
  return { ...moment, days: moment.days + carry, seconds: total - carry * 86400 };
}

/** The milliseconds from 1970 to an xs:dateTime; undefined if it has no time zone, or if a Date cannot represent it. */
export function millisecondsOf(text: string): number | undefined {
  const moment = parseDateTime(text);
  if (moment === undefined || !moment.hasZone || moment.fraction.length > 3) return undefined;
  const days = moment.days - daysFromCivil(1970, 1, 1);
  const time = (days * 86_400 + moment.seconds) * 1000 + Number(moment.fraction.padEnd(3, "0"));
  return Math.abs(time) > maxDateTime ? undefined : time;
}

let dateTimeGrammar: RegExp | undefined;

/** The greatest time of a Date: 100,000,000 days. */
const maxDateTime = 8.64e15;

/** The order of Part 2, section 3.2.7.4: undefined if only one side has a zone and they are too close. */
function compareMoments(grammar: RegExp, left: string, right: string): number | undefined {
  const a = parseMoment(grammar, left);
  const b = parseMoment(grammar, right);
  if (a === undefined || b === undefined) return undefined;
  if (a.hasZone === b.hasZone) return compareInstants(a, b);
  if (!a.hasZone) {
    const reverse = compareWithLocal(b, a);
    return reverse === undefined ? undefined : -reverse;
  }
  return compareWithLocal(a, b);
}

const fourteenHours = 50_400;

function compareWithLocal(zoned: Moment, local: Moment): number | undefined {
  if (compareInstants(zoned, shifted(local, -fourteenHours)) < 0) return -1;
  return compareInstants(zoned, shifted(local, fourteenHours)) > 0 ? 1 : undefined;
}

function compareInstants(a: Moment, b: Moment): number {
  if (a.days !== b.days) return a.days - b.days;
  if (a.seconds !== b.seconds) return a.seconds - b.seconds;
  return a.fraction === b.fraction ? 0 : a.fraction < b.fraction ? -1 : 1;
}

function daysInMonth(yearNumber: number, monthOfYear: number): number {
  if (monthOfYear === 2) return isLeapYear(yearNumber) ? 29 : 28;
  return [4, 6, 9, 11].includes(monthOfYear) ? 30 : 31;
}

function isLeapYear(yearNumber: number): boolean {
  return yearNumber % 4 === 0 && (yearNumber % 100 !== 0 || yearNumber % 400 === 0);
}

/** Days since 1 March of year 0 in the proleptic Gregorian calendar. */
export function daysFromCivil(yearNumber: number, monthOfYear: number, dayOfMonth: number): number {
  // Years begin in March here, so that the leap day is the last one.
  const shiftedYear = monthOfYear <= 2 ? yearNumber - 1 : yearNumber;
  const century = Math.floor(shiftedYear / 400);
  const yearOfCentury = shiftedYear - century * 400;
  const dayOfYear = Math.floor((153 * ((monthOfYear + 9) % 12) + 2) / 5) + dayOfMonth - 1;
  const leapDays = Math.floor(yearOfCentury / 4) - Math.floor(yearOfCentury / 100);
  return century * 146097 + yearOfCentury * 365 + leapDays + dayOfYear;
}

/** xs:float and xs:double. */
export const doubleForm: ValueForm<number> = {
  expected: "a number",
  is: (value): value is number => typeof value === "number",
  write: doubleText,
  same: (a, b) => Object.is(a, b),
  compare: compareDoubles,
  key: (value) => `D${value}`,
};

const floatForm: ValueForm<number> = /* @__PURE__ */ formOfFloats();

function formOfFloats(): ValueForm<number> {
  return { ...doubleForm, compare: compareFloats, key: (value) => `F${Math.fround(value)}` };
}

/** Part 2, section 3.2.5. */
export const xsDouble: SimpleType<number> = /* @__PURE__ */ numbers("xs:double", doubleForm);

/** Part 2, section 3.2.4. Values keep the precision they are written with; comparisons round to single precision. */
export const xsFloat: SimpleType<number> = /* @__PURE__ */ numbers("xs:float", floatForm);

function numbers(name: string, form: ValueForm<number>): SimpleType<number> {
  return {
    name,
    form,
    read(text, context) {
      const value = collapseWhiteSpace(text);
      return parseDouble(value) ?? notInLexicalSpace(name, value, context);
    },
  };
}

/** Returns the number of a string in the lexical space of xs:double; undefined for other strings. */
export function parseDouble(text: string): number | undefined {
  switch (text) {
    case "INF":
      return Infinity;
    case "-INF":
      return -Infinity;
    case "NaN":
      return NaN;
  }
  return /^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[Ee][+-]?[0-9]+)?$/.test(text) ? Number(text) : undefined;
}

/** The text of a number as xs:double. */
export function doubleText(value: number): string {
  if (value === Infinity) return "INF";
  if (value === -Infinity) return "-INF";
  return Object.is(value, -0) ? "-0" : String(value);
}

/** Compares two numbers: negative, zero or positive. NaN equals itself and has no order: undefined. */
export function compareDoubles(left: number, right: number): number | undefined {
  if (Number.isNaN(left) && Number.isNaN(right)) return 0;
  if (Number.isNaN(left) || Number.isNaN(right)) return undefined;
  return left === right ? 0 : left < right ? -1 : 1;
}

/** `compareDoubles` in single precision. */
export function compareFloats(left: number, right: number): number | undefined {
  return compareDoubles(Math.fround(left), Math.fround(right));
}

/** Integers from -(2^53 - 1) to 2^53 - 1. */
export const integerForm: ValueForm<number> = {
  expected: "an integer",
  is: (value): value is number => Number.isSafeInteger(value),
  write: (value) => (value === 0 ? "0" : String(value)),
  same: (a, b) => a === b,
  compare: (a, b) => (a === b ? 0 : a < b ? -1 : 1),
  key: (value) => `d${value}`,
};

/** Integers without that limit. */
export const bigintForm: ValueForm<bigint> = {
  expected: "a bigint",
  is: (value): value is bigint => typeof value === "bigint",
  write: (value) => String(value),
  same: (a, b) => a === b,
  compare: (a, b) => (a === b ? 0 : a < b ? -1 : 1),
  key: (value) => `d${value}`,
};

/** Longer integers are refused: turning digits into a bigint takes more than linear time. */
const maxIntegerLength = 4096;

/** Part 2, section 3.3.13. */
export const xsInteger: SimpleType<bigint> = /* @__PURE__ */ bigIntegers("xs:integer", undefined, undefined, () => [
  xsNonPositiveInteger,
  xsLong,
  xsNonNegativeInteger,
]);
/** Part 2, section 3.3.14. */
export const xsNonPositiveInteger: SimpleType<bigint> = /* @__PURE__ */ bigIntegers(
  "xs:nonPositiveInteger",
  undefined,
  0n,
  () => [xsNegativeInteger],
);
/** Part 2, section 3.3.15. */
export const xsNegativeInteger: SimpleType<bigint> = /* @__PURE__ */ bigIntegers("xs:negativeInteger", undefined, -1n);
/** Part 2, section 3.3.20. */
export const xsNonNegativeInteger: SimpleType<bigint> = /* @__PURE__ */ bigIntegers(
  "xs:nonNegativeInteger",
  0n,
  undefined,
  () => [xsUnsignedLong, xsPositiveInteger],
);
/** Part 2, section 3.3.25. */
export const xsPositiveInteger: SimpleType<bigint> = /* @__PURE__ */ bigIntegers("xs:positiveInteger", 1n);
/** Part 2, section 3.3.16. */
export const xsLong: SimpleType<bigint> = /* @__PURE__ */ bigIntegers(
  "xs:long",
  -9_223_372_036_854_775_808n,
  9_223_372_036_854_775_807n,
  () => [xsInt],
);
/** Part 2, section 3.3.21. */
export const xsUnsignedLong: SimpleType<bigint> = /* @__PURE__ */ bigIntegers(
  "xs:unsignedLong",
  0n,
  18_446_744_073_709_551_615n,
  () => [xsUnsignedInt],
);
/** Part 2, section 3.3.17. */
export const xsInt: SimpleType<number> = /* @__PURE__ */ named(
  "xs:int",
  /* @__PURE__ */ integersWithin("xs:int", -2147483648, 2147483647),
  () => [xsShort],
);
/** Part 2, section 3.3.18. */
export const xsShort: SimpleType<number> = /* @__PURE__ */ named(
  "xs:short",
  /* @__PURE__ */ integersWithin("xs:short", -32768, 32767),
  () => [xsByte],
);
/** Part 2, section 3.3.19. */
export const xsByte: SimpleType<number> = /* @__PURE__ */ named(
  "xs:byte",
  /* @__PURE__ */ integersWithin("xs:byte", -128, 127),
);
/** Part 2, section 3.3.22. */
export const xsUnsignedInt: SimpleType<number> = /* @__PURE__ */ named(
  "xs:unsignedInt",
  /* @__PURE__ */ integersWithin("xs:unsignedInt", 0, 4294967295),
  () => [xsUnsignedShort],
);
/** Part 2, section 3.3.23. */
export const xsUnsignedShort: SimpleType<number> = /* @__PURE__ */ named(
  "xs:unsignedShort",
  /* @__PURE__ */ integersWithin("xs:unsignedShort", 0, 65535),
  () => [xsUnsignedByte],
);
/** Part 2, section 3.3.24. */
export const xsUnsignedByte: SimpleType<number> = /* @__PURE__ */ named(
  "xs:unsignedByte",
  /* @__PURE__ */ integersWithin("xs:unsignedByte", 0, 255),
);

/** Integers whose bounds fit a JavaScript number; the named type of a restricted one is its nearest built-in type. */
export function integersWithin(name: string, least: number, greatest: number): SimpleType<number> {
  return {
    form: integerForm,
    read(text, context) {
      const digits = integerText(name, text, context);
      if (digits === undefined) return undefined;
      // Adding zero makes "-0" the integer 0.
      const value = Number(digits) + 0;
      if (value < least) return context.fault("cvc-minInclusive-valid", `at least ${least}`, digits);
      return value > greatest ? context.fault("cvc-maxInclusive-valid", `at most ${greatest}`, digits) : value;
    },
  };
}

function bigIntegers(name: string, least?: bigint, greatest?: bigint, derived?: DerivedTypes): SimpleType<bigint> {
  return {
    name,
    form: bigintForm,
    derived,
    read(text, context) {
      const digits = integerText(name, text, context);
      if (digits === undefined) return undefined;
      const value = BigInt(digits.startsWith("+") ? digits.slice(1) : digits);
      if (least !== undefined && value < least) {
        return context.fault("cvc-minInclusive-valid", `at least ${least}`, digits);
      }
      if (greatest !== undefined && value > greatest) {
        return context.fault("cvc-maxInclusive-valid", `at most ${greatest}`, digits);
      }
      return value;
    },
  };
}

function integerText(name: string, text: string, context: SimpleContext): string | undefined {
  const digits = collapseWhiteSpace(text);
  if (digits.length <= maxIntegerLength && /^[+-]?[0-9]+$/.test(digits)) return digits;
  return notInLexicalSpace(name, digits, context);
}

/** A list type: Part 2, section 2.5.1.2. Every faulty item is reported. */
export function listOf<T>(item: SimpleType<T>): SimpleType<T[]> {
  return {
    form: listForm(item.form),
    read(text, context) {
      const values: T[] = [];
      const words = splitWhiteSpace(text);
      for (const word of words) {
        const value = item.read(word, context);
        if (value !== undefined) values.push(value);
      }
      return values.length === words.length ? values : undefined;
    },
  };
}

/**
 * Returns a union type: Part 2, section 2.5.1.3. The first member type that accepts the string returns the value. If
 * none does, the problem names the expectation of each.
 */
export function unionOf<T>(members: readonly SimpleType<T>[], name: string): SimpleType<T> {
  return {
    form: unionForm(members.map((member) => member.form)),
    read(text, context) {
      let missed: Set<string> | undefined;
      for (const member of members) {
        const value = context.attempt(member, text);
        if (value !== undefined) return value;
        (missed ??= new Set()).add(context.missed);
      }
      return context.fault("cvc-datatype-valid.1.2.3", alternatives([...(missed ?? [])], name), text);
    },
  };
}

/** Returns the expectations of the member types of a union; for many types the first and the name of the union. */
function alternatives(missed: readonly string[], name: string): string {
  const shown = missed.slice(0, 4);
  return (shown.length === missed.length ? shown : [...shown, `a value of ${name}`]).join(" or ");
}

/** A list of values of one form: Part 2, section 2.5.1.2. */
export function listForm<T>(item: ValueForm<T>): ValueForm<T[]> {
  return {
    expected: `a list, each item ${item.expected}`,
    is: (value): value is T[] => isWholeArray(value) && value.every((member) => item.is(member)),
    write: (value, context) => value.map((member) => item.write(member, context)).join(" "),
    same: (a, b) => a.length === b.length && a.every((member, index) => item.same(member, b[index] as T)),
    compare: (a, b) =>
      a.length === b.length && a.every((member, index) => isEqual(item, member, b[index] as T)) ? 0 : undefined,
    key: (value) => {
      const keys = value.map((member) => keyOf(item, member));
      return keys.includes(undefined) ? undefined : `l${joinedKeys(keys as string[])}`;
    },
  };
}

/** A value of any one of several forms: Part 2, section 2.5.1.3. */
export function unionForm<T>(members: readonly ValueForm<T>[]): ValueForm<T> {
  const formOf = (value: unknown): ValueForm<T> | undefined => members.find((member) => member.is(value));
  const commonForm = (a: T, b: T): ValueForm<T> | undefined => members.find((member) => member.is(a) && member.is(b));
  return {
    expected: [...new Set(members.map((member) => member.expected))].join(" or "),
    is: (value): value is T => formOf(value) !== undefined,
    write: (value, context) => formOf(value)?.write(value, context) ?? "",
    same: (a, b) => commonForm(a, b)?.same(a, b) ?? false,
    compare: (a, b) => {
      for (const member of members) {
        if (!member.is(a) || !member.is(b)) continue;
        const order = member.compare === undefined ? (member.same(a, b) ? 0 : 1) : member.compare(a, b);
        // Strings without an order here may be values of another member type: a string is not a date.
        if (order !== undefined) return order === 0 ? 0 : undefined;
      }
      return undefined;
    },
    key: (value) => {
      for (const member of members) {
        const key = member.is(value) ? keyOf(member, value) : undefined;
        if (key !== undefined) return key;
      }
      return undefined;
    },
  };
}

/** A qualified name as a value: xs:QName and xs:NOTATION. */
export interface XmlName {
  /** "" when the name is in no namespace. */
  readonly namespace: string;
  /** The name without its namespace. */
  readonly local: string;
}

/** The values of `xs:QName` and `xs:NOTATION`. XML Schema Part 2, sections 3.2.18 and 3.2.19. */
export const nameForm: ValueForm<XmlName> = {
  expected: "a name with namespace and local part",
  is: isXmlNameValue,
  write: writeName,
  same: (a, b) => a.namespace === b.namespace && a.local === b.local,
  key: ({ namespace, local }) => `q{${namespace}}${local}`,
};

/** Part 2, section 3.2.18. */
export const xsQName: SimpleType<XmlName> = /* @__PURE__ */ names("xs:QName");

/** Part 2, section 3.2.19. The notations that there are form an enumeration of the type that restricts it. */
export const xsNOTATION: SimpleType<XmlName> = /* @__PURE__ */ names("xs:NOTATION");

function names(typeName: string): SimpleType<XmlName> {
  return {
    name: typeName,
    form: nameForm,
    read(text, context) {
      const name = collapseWhiteSpace(text);
      if (!isQName(name)) return notInLexicalSpace(typeName, name, context);
      const colon = name.indexOf(":");
      const namespace = context.lookupPrefix(colon < 0 ? "" : name.slice(0, colon));
      // The prefix xmlns declares namespaces and is not bound to a namespace of names: Namespaces in XML, section 3.
      if (namespace === undefined || namespace === xmlnsNamespace) {
        return context.fault("cvc-datatype-valid.1.2.1", `a value of ${typeName} with a declared prefix`, name);
      }
      return { namespace, local: name.slice(colon + 1) };
    },
  };
}

function isXmlNameValue(value: unknown): value is XmlName {
  if (typeof value !== "object" || value === null) return false;
  const { namespace, local } = value as Partial<XmlName>;
  if (typeof namespace !== "string" || typeof local !== "string" || !isNCName(local)) return false;
  // No prefix can be declared for it: Namespaces in XML, section 3.
  return namespace !== xmlnsNamespace && findIllegalXmlChar(namespace) < 0;
}

function writeName(value: XmlName, context: PrefixContext): string {
  return value.namespace === "" ? value.local : `${context.prefixFor(value.namespace)}:${value.local}`;
}

const uriForm: ValueForm<string> = /* @__PURE__ */ formOfUris();

function formOfUris(): ValueForm<string> {
  return { ...textForm, key: (value) => `u${value}` };
}

/** Part 2, section 3.2.17. */
export const xsAnyURI: SimpleType<string> = {
  name: "xs:anyURI",
  form: uriForm,
  read(text, context) {
    const uri = collapseWhiteSpace(text);
    return isUriReference(uri) ? uri : notInLexicalSpace("xs:anyURI", uri, context);
  },
};

/**
 * True if a string becomes a URI reference (RFC 2396 with RFC 2732) after escaping the characters in XLink section 5.4.
 * Those are all that a URI does not allow except "%", "#", "[" and "]", so the remaining rules are about these.
 */
export function isUriReference(text: string): boolean {
  if (/%(?![0-9A-Fa-f]{2})/.test(text)) return false;
  const fragment = text.indexOf("#");
  if (fragment >= 0 && text.includes("#", fragment + 1)) return false;
  const address = fragment < 0 ? text : text.slice(0, fragment);
  const scheme = /^([^:/?]*):/.exec(address);
  if (scheme === null) return hasBracketsInPlace(address);
  // A relative reference may not have a colon in its first segment, so the characters before the colon are a scheme,
  // and content must follow.
  if (!/^[A-Za-z][A-Za-z0-9+.-]*$/.test(scheme[1]!) || address.length === scheme[0].length) return false;
  const rest = address.slice(scheme[0].length);
  return rest.startsWith("/") ? hasBracketsInPlace(rest) : !/^[[\]]/.test(rest);
}

/** Brackets stand around an IPv6 address that is the host, and anywhere in a query: RFC 2732, section 3. */
function hasBracketsInPlace(address: string): boolean {
  const query = address.indexOf("?");
  const path = query < 0 ? address : address.slice(0, query);
  if (!/[[\]]/.test(path)) return true;
  const host = /^\/\/(?:[^/@[\]]*@)?\[([^\]]*)\](?::[0-9]*)?(?=\/|$)/.exec(path);
  return host !== null && hasIpv6Format(host[1]!) && !/[[\]]/.test(path.slice(host[0].length));
}

/** The values of xs:dateTime as objects of Date: points in time. */
const dateForm: ValueForm<Date> = {
  expected: "a valid Date",
  is: (value): value is Date => isDate(value) && !Number.isNaN(value.getTime()),
  write: dateTimeText,
  same: (a, b) => a.getTime() === b.getTime(),
  compare: (a, b) => a.getTime() - b.getTime(),
  key: (value) => `date ${value.getTime()}`,
};

/**
 * A type of date-times whose values are objects of Date. A text without a time zone, with a fraction of a millisecond or outside the
 * range of Date is a problem, since a Date cannot represent it.
 */
export function asDate(type: SimpleType<string>): SimpleType<Date> {
  return {
    ...type,
    form: dateForm,
    read(text, context) {
      const value = type.read(text, context);
      if (value === undefined) return undefined;
      const time = millisecondsOf(value);
      if (time !== undefined) return new Date(time);
      return context.fault("cvc-datatype-valid.1.2.1", "a date-time that a Date can represent", value);
    },
  };
}

/** Part 2, section 3.2.7: at least four digits of a year; the year before 1 is -1. */
function dateTimeText(value: Date): string {
  const astronomical = value.getUTCFullYear();
  const year = astronomical > 0 ? astronomical : 1 - astronomical;
  const iso = value.toISOString();
  // A year outside of 0 to 9999 has a sign and six digits there.
  const rest = iso.slice(iso.indexOf("-", 1)).replace(".000Z", "Z");
  return `${astronomical > 0 ? "" : "-"}${String(year).padStart(4, "0")}${rest}`;
}

// In a union with strings some strings are not decimals; those have no order.
const decimalForm: ValueForm<string> = /* @__PURE__ */ orderedTextForm(
  (a, b) => (isDecimal(a) && isDecimal(b) ? compareDecimals(a, b) : undefined),
  (value) => (isDecimal(value) ? decimalKey(value) : undefined),
);

/** Part 2, section 3.2.3: a decimal number of any size, kept as its text because a JavaScript number would round it. */
export const xsDecimal: SimpleType<string> = {
  name: "xs:decimal",
  form: decimalForm,
  derived: () => [xsInteger],
  read(text, context) {
    const value = collapseWhiteSpace(text);
    return isDecimal(value) ? value : notInLexicalSpace("xs:decimal", value, context);
  },
};

/** True if a string is in the lexical space of xs:decimal. */
export function isDecimal(text: string): boolean {
  return /^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)$/.test(text);
}

/** Compares two decimals by value: negative, zero or positive. Part 2, section 3.2.3. */
export function compareDecimals(left: string, right: string): number {
  const a = decimalParts(left);
  const b = decimalParts(right);
  if (a.negative !== b.negative) return a.negative ? -1 : 1;
  const size = compareSizes(a, b);
  return a.negative ? -size : size;
}

/** Returns a key that all spellings of one decimal share, integers included. */
function decimalKey(text: string): string {
  const { negative, integer, fraction } = decimalParts(text);
  return `d${negative ? "-" : ""}${integer === "" ? "0" : integer}${fraction === "" ? "" : `.${fraction}`}`;
}

/** The number of digits that the value needs, before the point and after it: Part 2, section 4.3.11. */
export function totalDigitsOf(text: string): number {
  const { integer, fraction } = decimalParts(text);
  return Math.max(1, integer.length + fraction.length);
}

/** The number of digits that the value needs after the point: Part 2, section 4.3.12. */
export function fractionDigitsOf(text: string): number {
  return decimalParts(text).fraction.length;
}

/** A decimal without sign and without redundant zeros. */
interface DecimalParts {
  /** False for zero. */
  readonly negative: boolean;
  /** Digits before the point without zeros at the front; "" for none. */
  readonly integer: string;
  /** Digits behind the point without zeros at the end; "" for none. */
  readonly fraction: string;
}

function decimalParts(text: string): DecimalParts {
  const first = text.charCodeAt(0);
  const start = first === 0x2d || first === 0x2b ? 1 : 0;
  const point = text.indexOf(".");
  const integerEnd = point < 0 ? text.length : point;
  let from = start;
  while (from < integerEnd && text.charCodeAt(from) === 0x30) from++;
  let to = text.length;
  while (to > integerEnd + 1 && text.charCodeAt(to - 1) === 0x30) to--;
  const integer = text.slice(from, integerEnd);
  const fraction = point < 0 ? "" : text.slice(point + 1, to);
  return { negative: first === 0x2d && (integer !== "" || fraction !== ""), integer, fraction };
}

function compareSizes(a: DecimalParts, b: DecimalParts): number {
  if (a.integer.length !== b.integer.length) return a.integer.length - b.integer.length;
  if (a.integer !== b.integer) return a.integer < b.integer ? -1 : 1;
  // A fraction that extends another one is the greater: neither has zeros at the end.
  return a.fraction === b.fraction ? 0 : a.fraction < b.fraction ? -1 : 1;
}

const durationForm: ValueForm<string> = /* @__PURE__ */ orderedTextForm(compareDurations, durationKey);

/** Part 2, section 3.2.6. Values keep their text. */
export const xsDuration: SimpleType<string> = {
  name: "xs:duration",
  form: durationForm,
  derived: () => [xsYearMonthDuration, xsDayTimeDuration],
  read: (text, context) => readDuration("xs:duration", text, context),
};

/** XSD 1.1 Part 2, section 3.4.26: years and months only. */
export const xsYearMonthDuration: SimpleType<string> = {
  name: "xs:yearMonthDuration",
  form: durationForm,
  read: (text, context) => readDuration("xs:yearMonthDuration", text, context, /^[^DT]*$/),
};

/** XSD 1.1 Part 2, section 3.4.27: no years and months. */
export const xsDayTimeDuration: SimpleType<string> = {
  name: "xs:dayTimeDuration",
  form: durationForm,
  read: (text, context) => readDuration("xs:dayTimeDuration", text, context, /^[^YM]*(?:T.*)?$/),
};

function readDuration(name: string, text: string, context: SimpleContext, pattern?: RegExp): string | undefined {
  const value = collapseWhiteSpace(text);
  const isValid = parseDuration(value) !== undefined && pattern?.test(value) !== false;
  return isValid ? value : notInLexicalSpace(name, value, context);
}

/** Months and seconds, both negative in a negative duration, with the digits of a fraction of a second. */
interface Duration {
  /** True if the string begins with "-". */
  readonly negative: boolean;
  /** Years and months together. */
  readonly months: number;
  /** Days, hours, minutes and seconds together. */
  readonly seconds: number;
  /** Digits behind the point without zeros at the end; "" for none. */
  readonly fraction: string;
}

// Each number is cut at 11 digits, so that sums stay exact.
const grammar =
  /^(-?)P(?=[0-9T])(?:([0-9]{1,11})Y)?(?:([0-9]{1,11})M)?(?:([0-9]{1,11})D)?(?:T(?=[0-9])(?:([0-9]{1,11})H)?(?:([0-9]{1,11})M)?(?:([0-9]{1,11})(?:\.([0-9]+))?S)?)?$/;

function parseDuration(text: string): Duration | undefined {
  const parts = grammar.exec(text);
  if (parts === null) return undefined;
  const [years, months, days, hours, minutes, seconds] = parts
    .slice(2, 8)
    .map((part: string | undefined) => Number(part ?? 0));
  return {
    negative: parts[1] === "-",
    months: years! * 12 + months!,
    seconds: days! * 86400 + hours! * 3600 + minutes! * 60 + seconds!,
    fraction: significantFraction(parts[8] ?? ""),
  };
}

/** The order of Part 2, section 3.2.6.2: what holds when both are added to each of four dates, or undefined. */
function compareDurations(left: string, right: string): number | undefined {
  const a = parseDuration(left);
  const b = parseDuration(right);
  if (a === undefined || b === undefined) return undefined;
  let result: number | undefined;
  for (const [year, month] of referenceMonths) {
    const order = Math.sign(compareEnds(endOf(a, year, month), endOf(b, year, month)));
    if (result !== undefined && order !== result) return undefined;
    result = order;
  }
  return result;
}

/** The ends of a duration after each of those dates, which equal durations share. */
function durationKey(text: string): string | undefined {
  const duration = parseDuration(text);
  if (duration === undefined) return undefined;
  const sign = duration.fraction === "" ? "" : duration.negative ? "-" : "+";
  const ends = referenceMonths.map(([year, month]) => endOf(duration, year, month));
  return `P${ends.map(({ days, seconds }) => `${days}:${seconds}`).join(" ")} ${sign}${duration.fraction}`;
}

const referenceMonths: readonly (readonly [year: number, month: number])[] = [
  [1696, 9],
  [1697, 2],
  [1903, 3],
  [1903, 7],
];

/** The end of a duration that begins with a month: days, seconds of a day, and a fraction that may point back. */
interface End {
  /** Whole days. */
  readonly days: number;
  /** Whole seconds of a day. */
  readonly seconds: number;
  /** True if the fraction is subtracted. */
  readonly negative: boolean;
  /** Digits behind the point without zeros at the end; "" for none. */
  readonly fraction: string;
}

function endOf({ negative, months, seconds, fraction }: Duration, year: number, month: number): End {
  const sign = negative ? -1 : 1;
  const monthCount = year * 12 + (month - 1) + sign * months;
  const endYear = Math.floor(monthCount / 12);
  const days = daysFromCivil(endYear, monthCount - endYear * 12 + 1, 1);
  const carry = Math.floor((sign * seconds) / 86400);
  return { days: days + carry, seconds: sign * seconds - carry * 86400, negative, fraction };
}

function compareEnds(a: End, b: End): number {
  if (a.days !== b.days) return a.days - b.days;
  if (a.seconds !== b.seconds) return a.seconds - b.seconds;
  return compareFractions(a, b);
}

function compareFractions(a: End, b: End): number {
  const signOf = (end: End): number => (end.fraction === "" ? 0 : end.negative ? -1 : 1);
  if (signOf(a) !== signOf(b)) return signOf(a) - signOf(b);
  if (a.fraction === b.fraction) return 0;
  return (a.fraction < b.fraction ? -1 : 1) * signOf(a);
}

/** Part 2, section 3.2.1: text with all its white space. */
export const xsString: SimpleType<string> = {
  name: "xs:string",
  form: textForm,
  derived: () => [xsNormalizedString],
  read: (text) => text,
};

/** Part 2, section 4.1.6: any string, which a named type next to it may restrict. */
export const xsAnySimpleType: SimpleType<string> = { name: "xs:anySimpleType", form: textForm, read: (text) => text };

/** XSD 1.1 Part 2, section 3.2.2: any string, which a named atomic type next to it may restrict. */
export const xsAnyAtomicType: SimpleType<string> = { name: "xs:anyAtomicType", form: textForm, read: (text) => text };

/** Part 2, section 3.3.1. */
export const xsNormalizedString: SimpleType<string> = {
  name: "xs:normalizedString",
  form: textForm,
  derived: () => [xsToken],
  read: replaceWhiteSpace,
};

/** Part 2, section 3.3.2. */
export const xsToken: SimpleType<string> = {
  name: "xs:token",
  form: textForm,
  derived: () => [xsLanguage, xsNMTOKEN, xsName],
  read: collapseWhiteSpace,
};

/** Part 2, section 3.3.3. */
export const xsLanguage: SimpleType<string> = /* @__PURE__ */ tokens("xs:language", (text) =>
  /^[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*$/.test(text),
);

/** Part 2, section 3.3.4. */
export const xsNMTOKEN: SimpleType<string> = /* @__PURE__ */ tokens("xs:NMTOKEN", isNmtoken);

/** Part 2, section 3.3.6. */
export const xsName: SimpleType<string> = /* @__PURE__ */ tokens("xs:Name", isXmlName, () => [xsNCName]);

/** Part 2, section 3.3.7. */
export const xsNCName: SimpleType<string> = /* @__PURE__ */ tokens("xs:NCName", isNCName, () => [
  xsID,
  xsIDREF,
  xsENTITY,
]);

/** Part 2, section 3.3.11. Without a DTD no entity is declared, so only the name's form is checked. */
export const xsENTITY: SimpleType<string> = /* @__PURE__ */ tokens("xs:ENTITY", isNCName);

/** Part 2, section 3.3.8. */
export const xsID: SimpleType<string> = /* @__PURE__ */ noted(
  /* @__PURE__ */ tokens("xs:ID", isNCName),
  (id, context) => context.declareId(id),
);

/** Part 2, section 3.3.9. */
export const xsIDREF: SimpleType<string> = /* @__PURE__ */ noted(
  /* @__PURE__ */ tokens("xs:IDREF", isNCName),
  (id, context) => context.referToId(id),
);

/** Part 2, section 3.3.5. */
export const xsNMTOKENS: SimpleType<string[]> = /* @__PURE__ */ filledListOf(xsNMTOKEN, "xs:NMTOKENS");

/** Part 2, section 3.3.10. */
export const xsIDREFS: SimpleType<string[]> = /* @__PURE__ */ filledListOf(xsIDREF, "xs:IDREFS");

/** Part 2, section 3.3.12. */
export const xsENTITIES: SimpleType<string[]> = /* @__PURE__ */ filledListOf(xsENTITY, "xs:ENTITIES");

/** Production 7 of XML 1.0: name characters only. */
function isNmtoken(text: string): boolean {
  return text !== "" && scanNameParts(text, 0) === text.length;
}

function tokens(name: string, isValid: (text: string) => boolean, derived?: DerivedTypes): SimpleType<string> {
  return {
    name,
    form: textForm,
    derived,
    read(text, context) {
      const token = collapseWhiteSpace(text);
      return isValid(token) ? token : notInLexicalSpace(name, token, context);
    },
  };
}

function noted(type: SimpleType<string>, note: (value: string, context: SimpleContext) => void): SimpleType<string> {
  return {
    ...type,
    read(text, context) {
      const value = type.read(text, context);
      if (value !== undefined) note(value, context);
      return value;
    },
  };
}

/** The built-in lists have at least one item. */
function filledListOf(item: SimpleType<string>, name: string): SimpleType<string[]> {
  const list = listOf(item);
  return {
    name,
    form: list.form,
    read(text, context) {
      const values = list.read(text, context);
      return values?.length === 0 ? notInLexicalSpace(name, "", context) : values;
    },
  };
}

/** The constraining facets of Part 2, section 4.3. Bounds and enumerations are lexical values of the base type. */
export interface FacetTexts {
  /** The treatment of white space; that of the base type when absent. */
  readonly whiteSpace?: "replace" | "collapse";
  readonly length?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Steps of the facet, all of which must match. Undefined if there are none. */
  readonly patterns?: readonly TextPattern[];
  /** Allowed lexical values. Undefined if any value is allowed. */
  readonly enumeration?: readonly string[];
  /** Prefixes and their namespaces, for enumeration values with qualified names. */
  readonly prefixes?: readonly (readonly (readonly [prefix: string, namespace: string])[])[];
  readonly minInclusive?: string;
  readonly minExclusive?: string;
  readonly maxInclusive?: string;
  readonly maxExclusive?: string;
  readonly totalDigits?: number;
  readonly fractionDigits?: number;
}

/** One step of the facet pattern: an expression that all values of the type match. */
export interface TextPattern {
  /** As written in the schema. */
  readonly source: string;
  /** True if a string matches. */
  test(text: string): boolean;
}

/** Checks one facet of a value and its lexical form. */
interface FacetCheck<T> {
  /** The rule that is broken: `code` of the problem. */
  readonly code: string;
  /** A description of the values that keep the facet. */
  readonly expected: string;
  /** True if the value is valid. */
  holds(value: T, text: string): boolean;
  /** The length that a value has, where the facet is about it. */
  readonly measure?: (value: T) => number | undefined;
}

/** A type restricted by facets. Every facet that a value breaks is reported. Part 2, section 4.1.2.1. */
export function restrict<T>(base: SimpleType<T>, facets: FacetTexts): SimpleType<T> {
  const normalize = whiteSpace(facets.whiteSpace);
  // Made on first use: a module that is only imported does nothing.
  let checks: readonly FacetCheck<T>[] | undefined;
  return {
    form: base.form,
    read(text, context) {
      const normalized = normalize(text);
      const value = base.read(normalized, context);
      if (value === undefined) return undefined;
      checks ??= facetChecks(base, facets);
      for (const check of checks) {
        if (!check.holds(value, normalized))
          context.fault(check.code, check.expected, normalized, check.measure?.(value));
      }
      return value;
    },
  };
}

/**
 * Restricts a type to some values. A string that denotes one of them, as "1.0" denotes 1, is read as that value. Part
 * 2, section 4.3.5.
 */
export function oneOf<T, const Member extends T>(base: SimpleType<T>, members: readonly Member[]): SimpleType<Member> {
  const { form } = base;
  // Strings mean themselves alone, and a set finds them at once.
  const texts: ReadonlySet<T> | undefined = form.compare === undefined ? new Set<T>(members) : undefined;
  return {
    form: { ...form, is: (value): value is Member => form.is(value) },
    read(text, context) {
      const value = base.read(text, context);
      if (value === undefined) return undefined;
      if (texts?.has(value) === true) return value as Member;
      const member = members.find((candidate) => isEqual(form, candidate, value));
      return (
        member ??
        context.fault(
          "cvc-enumeration-valid",
          oneOfThese(
            members.slice(0, maxListed).map((known) => shownValue(form, known)),
            members.length,
          ),
          text,
        )
      );
    },
  };
}

/**
 * A type whose values keep the text they were read from: a pattern is about how a value is written, which a number or
 * an array of bytes would not know any more.
 */
export function keepText<T>(type: SimpleType<T>): SimpleType<string> {
  const compare = (a: string, b: string): number | undefined => {
    const [left, right] = [readStatic(type, a), readStatic(type, b)];
    if (left === undefined || right === undefined) return undefined;
    if (type.form.compare !== undefined) return type.form.compare(left, right);
    return type.form.same(left, right) ? 0 : undefined;
  };
  const key = (text: string): string | undefined => {
    const value = readStatic(type, text);
    return value === undefined ? undefined : keyOf(type.form, value);
  };
  return {
    form: { ...textForm, compare, key },
    read(text, context) {
      const value = collapseWhiteSpace(text);
      return type.read(value, context) === undefined ? undefined : value;
    },
  };
}

/** The same for a built-in type, whose name and derived types remain. */
export function keepBuiltinText<T>(type: SimpleType<T>): SimpleType<string> {
  return { ...type, ...keepText(type) };
}

function whiteSpace(facet: FacetTexts["whiteSpace"]): (text: string) => string {
  switch (facet) {
    case "replace":
      return replaceWhiteSpace;
    case "collapse":
      return collapseWhiteSpace;
    case undefined:
      return (text) => text;
  }
}

function facetChecks<T>(base: SimpleType<T>, facets: FacetTexts): readonly FacetCheck<T>[] {
  return [
    ...lengthChecks<T>(facets),
    ...boundChecks(base, facets),
    ...digitChecks<T>(facets),
    ...patternChecks<T>(facets),
    ...enumerationChecks(base, facets),
  ];
}

/** Part 2, sections 4.3.1 to 4.3.3: characters of a string, octets of binary data, items of a list. */
function lengthChecks<T>({ length, minLength, maxLength }: FacetTexts): readonly FacetCheck<T>[] {
  const checks: FacetCheck<T>[] = [];
  const add = (name: string, words: string, count: number, isFine: (actual: number) => boolean): void => {
    const expected = `${words} ${count} long`;
    const holds = (value: T): boolean => isFine(lengthOf(value) ?? count);
    checks.push({ code: `cvc-${name}-valid`, expected, holds, measure: lengthOf });
  };
  if (length !== undefined) add("length", "exactly", length, (actual) => actual === length);
  if (minLength !== undefined) add("minLength", "at least", minLength, (actual) => actual >= minLength);
  if (maxLength !== undefined) add("maxLength", "at most", maxLength, (actual) => actual <= maxLength);
  return checks;
}

/** undefined for qualified names, whose length nobody counts. */
function lengthOf(value: unknown): number | undefined {
  if (typeof value === "string") return codePointLength(value);
  return Array.isArray(value) || value instanceof Uint8Array ? value.length : undefined;
}

/** Part 2, sections 4.3.7 to 4.3.10. Values without an order to the bound are outside. */
function boundChecks<T>(base: SimpleType<T>, facets: FacetTexts): readonly FacetCheck<T>[] {
  const checks: FacetCheck<T>[] = [];
  const add = (
    name: keyof FacetTexts & `${"min" | "max"}${"In" | "Ex"}clusive`,
    words: string,
    isFine: (order: number) => boolean,
  ): void => {
    const text = facets[name];
    const bound = text === undefined ? undefined : readStatic(base, text);
    if (text === undefined || bound === undefined) return;
    const holds = (value: T): boolean => {
      const order = base.form.compare?.(value, bound);
      return order !== undefined && isFine(order);
    };
    checks.push({ code: `cvc-${name}-valid`, expected: `${words} ${safeText(text, 80)}`, holds });
  };
  add("minInclusive", "at least", (order) => order >= 0);
  add("minExclusive", "more than", (order) => order > 0);
  add("maxInclusive", "at most", (order) => order <= 0);
  add("maxExclusive", "less than", (order) => order < 0);
  return checks;
}

/** Part 2, sections 4.3.11 and 4.3.12. */
function digitChecks<T>({ totalDigits, fractionDigits }: FacetTexts): readonly FacetCheck<T>[] {
  const checks: FacetCheck<T>[] = [];
  if (totalDigits !== undefined) {
    const expected = `a number of at most ${totalDigits} digits`;
    checks.push({
      code: "cvc-totalDigits-valid",
      expected,
      holds: (value) => totalDigitsOf(String(value)) <= totalDigits,
    });
  }
  if (fractionDigits !== undefined) {
    const expected = `a number of at most ${fractionDigits} digits after the point`;
    const holds = (value: T): boolean => fractionDigitsOf(String(value)) <= fractionDigits;
    checks.push({ code: "cvc-fractionDigits-valid", expected, holds });
  }
  return checks;
}

/** Part 2, section 4.3.4. */
function patternChecks<T>({ patterns }: FacetTexts): readonly FacetCheck<T>[] {
  return (patterns ?? []).map((pattern) => ({
    code: "cvc-pattern-valid",
    expected: `a match of the pattern ${quoted(pattern.source, 200)}`,
    holds: (_value, text) => pattern.test(text),
  }));
}

/** Part 2, section 4.3.5. */
function enumerationChecks<T>(base: SimpleType<T>, { enumeration, prefixes }: FacetTexts): readonly FacetCheck<T>[] {
  if (enumeration === undefined) return [];
  const members = enumeration
    .map((text, index) => readStatic(base, text, prefixes && new Map(prefixes[index])))
    .filter((member) => member !== undefined);
  const holds = (value: T): boolean => members.some((member) => isEqual(base.form, member, value));
  return [{ code: "cvc-enumeration-valid", expected: oneOfThese(enumeration), holds }];
}

/** The text of a value in a message; of a qualified name "{namespace}local". */
function shownValue<T>(form: ValueForm<T>, value: T): string {
  const prefixes: string[] = [];
  const prefixFor = (namespace: string): string => {
    prefixes.push(`{${namespace}}`);
    return `{${namespace}}`;
  };
  const text = form.write(value, { prefixFor });
  const end = prefixes.length === 0 ? -1 : text.lastIndexOf(":");
  return end < 0 ? text : text.slice(0, end) + text.slice(end + 1);
}

/** Returns "one of "a", "b"", with the number of the others; a single value is returned unchanged. */
function oneOfThese(members: readonly string[], count: number = members.length): string {
  const shown = members.slice(0, maxListed).map((member) => quoted(member, count === 1 ? 80 : 30));
  const rest = count - shown.length;
  return `${count === 1 ? "" : "one of "}${shown.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

const maxListed = 10;

/** Returns the value of a lexical form in the schema itself. */
function readStatic<T>(type: SimpleType<T>, text: string, prefixes?: ReadonlyMap<string, string>): T | undefined {
  return type.read(text, prefixes === undefined ? unprefixed : schemaContext(prefixes));
}

/** Values in a schema were checked when it was loaded, so no problem is reported. */
function schemaContext(prefixes?: ReadonlyMap<string, string>): SimpleContext {
  const context: SimpleContext = {
    fault: () => undefined,
    lookupPrefix: (prefix) => prefixes?.get(prefix),
    missed: "",
    attempt: (type, text) => {
      let faults = 0;
      const value = type.read(text, { ...context, fault: () => void (faults += 1) });
      return faults === 0 ? value : undefined;
    },
    declareId: () => undefined,
    referToId: () => undefined,
  };
  return context;
}

const unprefixed: SimpleContext = /* @__PURE__ */ schemaContext();

/** Same as `pattern`, for expressions that may make a RegExp backtrack. A string must match one of them. */
export function patternInLinearTime(source: string, ...expressions: readonly string[]): TextPattern {
  const matchers = expressions.map(linearPattern);
  return { source, test: (text) => matchers.some((matcher) => matcher.test(text)) };
}

/** A step of the facet pattern (Part 2, section 4.3.4): the text in the schema, and the same for a RegExp that matches whole values. */
export function pattern(source: string, expression: string): TextPattern {
  // Made on first use: a module that is only imported does nothing.
  let compiled: RegExp | undefined;
  return {
    source,
    test(text) {
      compiled ??= new RegExp(expression, "u");
      return compiled.test(text);
    },
  };
}
