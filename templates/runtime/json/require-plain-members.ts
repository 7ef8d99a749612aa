import { hasMaxLength, hasMinLength } from "../base/code-points.js";
import {
  addConst,
  addEnum,
  addMaximum,
  addMaxLength,
  addMinimum,
  addMinLength,
  addRequired,
  addType,
} from "./add-problem.js";
import type { JsonProblems } from "./problems.js";

// Members of plain types, as large interfaces ask for them: one function serves both paths. Without `to` it answers whether the
// member is as it should be; with it, it records what is wrong there and answers true, so that the next member is asked as well.
// Names begin with "need" for a member that must be there, and with "may" for one that may be.

/** The only kind of value of a member that must be there and may be anything. */
export function requireValue(value: unknown, to: JsonProblems | undefined, name: string): boolean {
  if (value !== undefined) return true;
  if (to !== undefined) addRequired(value, to, name);
  return to !== undefined;
}

// Functions that are called most are short: engines write out a few of them where they are called, and no more.

/** A text. */
export function requireString(value: unknown, to: JsonProblems | undefined, name: string): boolean {
  return typeof value === "string" || isOther(value, to, "string", name);
}

/** The same of a member that may be there. */
export function optionalString(value: unknown, to: JsonProblems | undefined, name: string): boolean {
  return value === undefined || typeof value === "string" || isOther(value, to, "string", name);
}

/** Two to four texts that may be there, each followed by its name. */
export function optionalStrings(
  to: JsonProblems | undefined,
  first: unknown,
  nameOfFirst: string,
  second: unknown,
  nameOfSecond: string,
  third?: unknown,
  nameOfThird?: string,
  fourth?: unknown,
  nameOfFourth?: string,
): boolean {
  return (
    ((first === undefined || typeof first === "string") &&
      (second === undefined || typeof second === "string") &&
      (third === undefined || typeof third === "string") &&
      (fourth === undefined || typeof fourth === "string")) ||
    areOthers(to, first, nameOfFirst, second, nameOfSecond, third, nameOfThird, fourth, nameOfFourth)
  );
}

/** Records which of some members are not texts; those that nobody asks for have no name and are not there. */
function areOthers(to: JsonProblems | undefined, ...members: readonly unknown[]): boolean {
  if (to === undefined) return false;
  for (let at = 0; at < members.length; at += 2) optionalString(members[at], to, members[at + 1] as string);
  return true;
}

/** A text of at most `most` and at least `least` characters. */
export function requireText(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  most: number,
  least?: number,
): boolean {
  return (
    (typeof value === "string" && least === undefined && value.length <= most) ||
    isLimited(value, to, "string", name, most, least)
  );
}

/** The same of a member that may be there. */
export function optionalText(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  most: number,
  least?: number,
): boolean {
  return (
    value === undefined ||
    (typeof value === "string" && least === undefined && value.length <= most) ||
    isLimited(value, to, "string", name, most, least)
  );
}

/** A text or null. */
export function requireStringOrNull(value: unknown, to: JsonProblems | undefined, name: string): boolean {
  return value === null || typeof value === "string" || isOther(value, to, "string or null", name);
}

/** The same of a member that may be there. */
export function optionalStringOrNull(value: unknown, to: JsonProblems | undefined, name: string): boolean {
  return (
    value === undefined || value === null || typeof value === "string" || isOther(value, to, "string or null", name)
  );
}

/** A text of at most `most` characters, or null. */
export function requireTextOrNull(value: unknown, to: JsonProblems | undefined, name: string, most: number): boolean {
  return (
    value === null ||
    (typeof value === "string" && value.length <= most) ||
    isLimited(value, to, "string or null", name, most)
  );
}

/** The same of a member that may be there. */
export function optionalTextOrNull(value: unknown, to: JsonProblems | undefined, name: string, most: number): boolean {
  return value === undefined || requireTextOrNull(value, to, name, most);
}

function isLimited(
  value: unknown,
  to: JsonProblems | undefined,
  types: string,
  name: string,
  most: number,
  least: number = 0,
): boolean {
  if (typeof value !== "string") return isOther(value, to, types, name);
  const isShort = value.length <= most || hasMaxLength(value, most);
  const isLong = least === 0 || hasMinLength(value, least);
  if (isShort && isLong) return true;
  if (to !== undefined && !isLong) addMinLength(value, to, least, name);
  if (to !== undefined && !isShort) addMaxLength(value, to, most, name);
  return to !== undefined;
}

/** A value that does not have its type. */
function isOther(value: unknown, to: JsonProblems | undefined, types: string, name: string): boolean {
  if (to !== undefined) addType(value, to, types, name);
  return to !== undefined;
}

/** One of some texts; or null, where that is among the values and `types` say so. */
export function requireStringOf(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  values: readonly unknown[] | ReadonlySet<unknown>,
  types: string = "string",
): boolean {
  const hasType = typeof value === "string" || (value === null && types !== "string");
  if (!hasType) return isOther(value, to, types, name);
  if (Array.isArray(values) ? values.includes(value) : (values as ReadonlySet<unknown>).has(value)) return true;
  if (to !== undefined) addEnum(value, to, [...values], name);
  return to !== undefined;
}

/** The same of a member that may be there. */
export function optionalStringOf(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  values: readonly unknown[] | ReadonlySet<unknown>,
  types?: string,
): boolean {
  return value === undefined || requireStringOf(value, to, name, values, types);
}

/** One of at most four texts, which are compared one by one: no list is made while values are as they should be. */
export function requireOneOf(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  first: string,
  second?: string,
  third?: string,
  fourth?: string,
): boolean {
  return (
    (typeof value === "string" && (value === first || value === second || value === third || value === fourth)) ||
    isNoneOf(value, to, name, first, second, third, fourth)
  );
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
): boolean {
  return (
    value === undefined ||
    (typeof value === "string" && (value === first || value === second || value === third || value === fourth)) ||
    isNoneOf(value, to, name, first, second, third, fourth)
  );
}

/** One of at most four texts, or null. */
export function requireOneOfOrNull(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  first: string,
  second?: string,
  third?: string,
  fourth?: string,
): boolean {
  return (
    value === null ||
    (typeof value === "string" && (value === first || value === second || value === third || value === fourth)) ||
    isNoneOf(value, to, name, first, second, third, fourth, null)
  );
}

/** The same of a member that may be there. */
export function optionalOneOfOrNull(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  first: string,
  second?: string,
  third?: string,
  fourth?: string,
): boolean {
  return value === undefined || requireOneOfOrNull(value, to, name, first, second, third, fourth);
}

/** A value that is none of some, of which those that are not given are undefined. */
function isNoneOf(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  ...values: readonly (string | null | undefined)[]
): boolean {
  if (typeof value !== "string") return isOther(value, to, values.includes(null) ? "string or null" : "string", name);
  if (to === undefined) return false;
  const allowed = values.filter((constant) => constant !== undefined);
  addEnum(value, to, allowed, name);
  return true;
}

/** One text alone. */
export function requireConstant(value: unknown, to: JsonProblems | undefined, name: string, text: string): boolean {
  if (value === text) return true;
  if (typeof value !== "string") return isOther(value, to, "string", name);
  if (to !== undefined) addConst(value, to, text, name);
  return to !== undefined;
}

/** The same of a member that may be there. */
export function optionalConstant(value: unknown, to: JsonProblems | undefined, name: string, text: string): boolean {
  return value === undefined || requireConstant(value, to, name, text);
}

/** A number without a fraction. */
export function requireInteger(value: unknown, to: JsonProblems | undefined, name: string): boolean {
  return Number.isInteger(value) || isOther(value, to, "integer", name);
}

/** The same of a member that may be there. */
export function optionalInteger(value: unknown, to: JsonProblems | undefined, name: string): boolean {
  return value === undefined || Number.isInteger(value) || isOther(value, to, "integer", name);
}

/** A number without a fraction that is at least one number and at most another. */
export function requireIntegerWithin(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  least: number,
  most: number = Number.POSITIVE_INFINITY,
): boolean {
  return Number.isInteger(value)
    ? isWithin(value as number, to, name, least, most)
    : isOther(value, to, "integer", name);
}

/** The same of a member that may be there. */
export function optionalIntegerWithin(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  least: number,
  most?: number,
): boolean {
  return value === undefined || requireIntegerWithin(value, to, name, least, most);
}

function isWithin(value: number, to: JsonProblems | undefined, name: string, least: number, most: number): boolean {
  if (value >= least && value <= most) return true;
  if (to !== undefined && value < least) addMinimum(value, to, least, name);
  else if (to !== undefined) addMaximum(value, to, most, name);
  return to !== undefined;
}

/** A number without a fraction, or null. */
export function requireIntegerOrNull(value: unknown, to: JsonProblems | undefined, name: string): boolean {
  return value === null || Number.isInteger(value) || isOther(value, to, "integer or null", name);
}

/** The same of a member that may be there. */
export function optionalIntegerOrNull(value: unknown, to: JsonProblems | undefined, name: string): boolean {
  return value === undefined || requireIntegerOrNull(value, to, name);
}

/** A number. */
export function requireNumber(value: unknown, to: JsonProblems | undefined, name: string): boolean {
  return Number.isFinite(value) || isOther(value, to, "number", name);
}

/** The same of a member that may be there. */
export function optionalNumber(value: unknown, to: JsonProblems | undefined, name: string): boolean {
  return value === undefined || Number.isFinite(value) || isOther(value, to, "number", name);
}

/** A number that is at least one number and at most another. */
export function requireNumberWithin(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  least: number,
  most: number = Number.POSITIVE_INFINITY,
): boolean {
  return Number.isFinite(value) ? isWithin(value as number, to, name, least, most) : isOther(value, to, "number", name);
}

/** The same of a member that may be there. */
export function optionalNumberWithin(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  least: number,
  most?: number,
): boolean {
  return value === undefined || requireNumberWithin(value, to, name, least, most);
}

/** A number or null. */
export function requireNumberOrNull(value: unknown, to: JsonProblems | undefined, name: string): boolean {
  return value === null || Number.isFinite(value) || isOther(value, to, "number or null", name);
}

/** The same of a member that may be there. */
export function optionalNumberOrNull(value: unknown, to: JsonProblems | undefined, name: string): boolean {
  return value === undefined || requireNumberOrNull(value, to, name);
}

/** True or false. */
export function requireBoolean(value: unknown, to: JsonProblems | undefined, name: string): boolean {
  return typeof value === "boolean" || isOther(value, to, "boolean", name);
}

/** The same of a member that may be there. */
export function optionalBoolean(value: unknown, to: JsonProblems | undefined, name: string): boolean {
  return value === undefined || typeof value === "boolean" || isOther(value, to, "boolean", name);
}

/** True, false or null. */
export function requireBooleanOrNull(value: unknown, to: JsonProblems | undefined, name: string): boolean {
  return value === null || typeof value === "boolean" || isOther(value, to, "boolean or null", name);
}

/** The same of a member that may be there. */
export function optionalBooleanOrNull(value: unknown, to: JsonProblems | undefined, name: string): boolean {
  return value === undefined || requireBooleanOrNull(value, to, name);
}
