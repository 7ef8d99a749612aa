import { codePointLength } from "../base/code-points.js";
import { equalItems } from "./unique.js";
import { jsonTypeOf, listed, shortList, shortValue } from "./describe.js";
import { addProblem, type JsonProblems, type ProblemText } from "./problems.js";
import { countMembers, type JsonObject } from "./values.js";
import { quoted } from "../base/safe-text.js";

// One function for each keyword of JSON Schema that a value can break, so that a bundle holds the texts it needs. Each
// records that a value breaks the keyword, which has `limit` (or what stands in its place) in the schema. With a `name`, the
// value is the member called so, to which no step has been begun.

/** Answers false: a check can end with it. A member of which nothing is there is missing. */
export function addType(value: unknown, problems: JsonProblems, types: string, name?: string): false {
  if (value === undefined && name !== undefined) addRequired(value, problems, name);
  else addProblem(problems, "type", typeText, value, types, name);
  return false;
}

function typeText(value: unknown, expected: string): ProblemText {
  const actual = jsonTypeOf(value);
  return { message: `The value must be of type ${expected}, but is of type ${actual}.`, expected, actual };
}

export function addEnum(value: unknown, problems: JsonProblems, allowed: readonly unknown[], name?: string): void {
  addProblem(problems, "enum", enumText, value, allowed, name);
}

function enumText(value: unknown, allowed: readonly unknown[]): ProblemText {
  const expected = shortList(allowed);
  return { message: `The value must be one of ${expected}.`, expected, actual: shortValue(value) };
}

export function addConst(value: unknown, problems: JsonProblems, constant: unknown, name?: string): void {
  addProblem(problems, "const", constText, value, constant, name);
}

function constText(value: unknown, constant: unknown): ProblemText {
  const expected = shortValue(constant);
  return { message: `The value must be ${expected}.`, expected, actual: shortValue(value) };
}

export function addMultipleOf(value: unknown, problems: JsonProblems, divisor: number, name?: string): void {
  addProblem(problems, "multipleOf", numberText, value, `a multiple of ${divisor}`, name);
}

export function addMaximum(value: unknown, problems: JsonProblems, limit: number, name?: string): void {
  addProblem(problems, "maximum", numberText, value, `at most ${limit}`, name);
}

export function addExclusiveMaximum(value: unknown, problems: JsonProblems, limit: number, name?: string): void {
  addProblem(problems, "exclusiveMaximum", numberText, value, `less than ${limit}`, name);
}

export function addMinimum(value: unknown, problems: JsonProblems, limit: number, name?: string): void {
  addProblem(problems, "minimum", numberText, value, `at least ${limit}`, name);
}

export function addExclusiveMinimum(value: unknown, problems: JsonProblems, limit: number, name?: string): void {
  addProblem(problems, "exclusiveMinimum", numberText, value, `greater than ${limit}`, name);
}

function numberText(value: unknown, expected: string, showsValue: boolean): ProblemText {
  const actual = shortValue(value);
  const found = showsValue ? `, but is ${actual}` : "";
  return { message: `The number must be ${expected}${found}.`, expected, actual };
}

export function addMaxLength(value: string, problems: JsonProblems, limit: number, name?: string): void {
  addProblem(problems, "maxLength", lengthText, value, `at most ${counted(limit, "character")}`, name);
}

export function addMinLength(value: string, problems: JsonProblems, limit: number, name?: string): void {
  addProblem(problems, "minLength", lengthText, value, `at least ${counted(limit, "character")}`, name);
}

function lengthText(value: string, expected: string): ProblemText {
  return sizeText("text", expected, codePointLength(value));
}

function sizeText(subject: string, expected: string, size: number): ProblemText {
  const actual = `${size}`;
  return { message: `The ${subject} must have ${expected}, but has ${actual}.`, expected, actual };
}

export function addPattern(value: string, problems: JsonProblems, pattern: string, name?: string): void {
  addProblem(problems, "pattern", patternText, value, pattern, name);
}

function patternText(value: string, pattern: string): ProblemText {
  const expected = quoted(pattern, 200);
  return { message: `The text must match the pattern ${expected}.`, expected, actual: shortValue(value) };
}

export function addFormat(value: unknown, problems: JsonProblems, format: string, name?: string): void {
  addProblem(problems, "format", formatText, value, format, name);
}

function formatText(value: unknown, expected: string): ProblemText {
  const message = `The value must have the format ${quoted(expected)}.`;
  return { message, expected, actual: shortValue(value) };
}

export function addMaxItems(value: readonly unknown[], problems: JsonProblems, limit: number): void {
  addProblem(problems, "maxItems", itemsText, value, `at most ${counted(limit, "item")}`);
}

export function addMinItems(value: readonly unknown[], problems: JsonProblems, limit: number): void {
  addProblem(problems, "minItems", itemsText, value, `at least ${counted(limit, "item")}`);
}

function itemsText(value: readonly unknown[], expected: string): ProblemText {
  return sizeText("array", expected, value.length);
}

export function addUniqueItems(value: readonly unknown[], problems: JsonProblems): void {
  addProblem(problems, "uniqueItems", uniqueText, value, undefined);
}

function uniqueText(value: readonly unknown[]): ProblemText {
  const pair = equalItems(value);
  const actual = pair && `items ${pair[0]} and ${pair[1]}`;
  const found = actual === undefined ? "" : `, but ${actual} are equal`;
  return { message: `The items of the array must all be different${found}.`, expected: "unique items", actual };
}

export function addContains(value: unknown, problems: JsonProblems): void {
  addProblem(problems, "contains", containsText, value, undefined);
}

function containsText(): ProblemText {
  const message = "The array must contain an item that matches the schema under contains.";
  return { message, expected: "a matching item" };
}

export function addMinContains(value: unknown, problems: JsonProblems, limit: number): void {
  addProblem(problems, "minContains", matchesText, value, { limit, expected: `at least ${limit}` });
}

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

export function addMaxProperties(value: JsonObject, problems: JsonProblems, limit: number): void {
  addProblem(problems, "maxProperties", membersText, value, `at most ${counted(limit, "property", "properties")}`);
}

export function addMinProperties(value: JsonObject, problems: JsonProblems, limit: number): void {
  addProblem(problems, "minProperties", membersText, value, `at least ${counted(limit, "property", "properties")}`);
}

function membersText(value: JsonObject, expected: string): ProblemText {
  return sizeText("object", expected, countMembers(value));
}

export function addRequired(value: unknown, problems: JsonProblems, name: string): void {
  addProblem(problems, "required", requiredText, value, name);
}

function requiredText(_value: unknown, name: string): ProblemText {
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

/** `value` is the member that must not be there. */
export function addAdditionalProperties(value: unknown, problems: JsonProblems, name: string): void {
  addProblem(problems, "additionalProperties", unwantedMemberText, value, name, name, "");
}

/** `value` is the member that must not be there. */
export function addUnevaluatedProperties(value: unknown, problems: JsonProblems, name: string): void {
  addProblem(problems, "unevaluatedProperties", unwantedMemberText, value, name, name, "");
}

function unwantedMemberText(value: unknown, name: string): ProblemText {
  return { message: `Property ${quoted(name)} is not allowed here.`, actual: shortValue(value) };
}

export function addPropertyNames(value: unknown, problems: JsonProblems, name: string): void {
  addProblem(problems, "propertyNames", propertyNameText, value, name, name, "");
}

function propertyNameText(_value: unknown, name: string): ProblemText {
  const actual = quoted(name);
  return { message: `${actual} is not allowed as the name of a property.`, actual };
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
