import { codePointLength } from "./code-points.js";
import { jsonTypeOf, shortList, shortValue } from "./json-describe.js";
import type { JsonProblems, ProblemText } from "./json-problems.js";
import { countMembers, type JsonObject } from "./json-values.js";
import { quoted } from "./safe-text.js";

// One function for each keyword of JSON Schema that a value can break, so that a bundle holds the texts it needs. Each
// records that the value at a path breaks the keyword; the last argument is what the keyword has in the schema.

export function addType(value: unknown, path: string, problems: JsonProblems, types: string): void {
  problems.add("type", path, () => compare("The value must be of type", types, "is of type", jsonTypeOf(value)));
}

export function addEnum(value: unknown, path: string, problems: JsonProblems, allowed: readonly unknown[]): void {
  problems.add("enum", path, () => wanted("The value must be one of", shortList(allowed), value));
}

export function addConst(value: unknown, path: string, problems: JsonProblems, constant: unknown): void {
  problems.add("const", path, () => wanted("The value must be", shortValue(constant), value));
}

export function addMultipleOf(value: unknown, path: string, problems: JsonProblems, divisor: number): void {
  addNumber("multipleOf", value, path, problems, `a multiple of ${divisor}`);
}

export function addMaximum(value: unknown, path: string, problems: JsonProblems, limit: number): void {
  addNumber("maximum", value, path, problems, `at most ${limit}`);
}

export function addExclusiveMaximum(value: unknown, path: string, problems: JsonProblems, limit: number): void {
  addNumber("exclusiveMaximum", value, path, problems, `less than ${limit}`);
}

export function addMinimum(value: unknown, path: string, problems: JsonProblems, limit: number): void {
  addNumber("minimum", value, path, problems, `at least ${limit}`);
}

export function addExclusiveMinimum(value: unknown, path: string, problems: JsonProblems, limit: number): void {
  addNumber("exclusiveMinimum", value, path, problems, `greater than ${limit}`);
}

export function addMaxLength(value: string, path: string, problems: JsonProblems, limit: number): void {
  addLength("maxLength", value, path, problems, `at most ${counted(limit, "character")}`);
}

export function addMinLength(value: string, path: string, problems: JsonProblems, limit: number): void {
  addLength("minLength", value, path, problems, `at least ${counted(limit, "character")}`);
}

export function addPattern(value: string, path: string, problems: JsonProblems, pattern: string): void {
  problems.add("pattern", path, () => wanted("The text must match the pattern", quoted(pattern, 200), value));
}

export function addFormat(value: unknown, path: string, problems: JsonProblems, format: string): void {
  problems.add("format", path, () => ({ ...wanted("The value must have the format", quoted(format), value), expected: format })); // prettier-ignore
}

export function addMaxItems(value: readonly unknown[], path: string, problems: JsonProblems, limit: number): void {
  addCount("maxItems", "array", value.length, path, problems, `at most ${counted(limit, "item")}`);
}

export function addMinItems(value: readonly unknown[], path: string, problems: JsonProblems, limit: number): void {
  addCount("minItems", "array", value.length, path, problems, `at least ${counted(limit, "item")}`);
}

export function addUniqueItems(_value: unknown, path: string, problems: JsonProblems): void {
  const message = "The items of the array must all be different.";
  problems.add("uniqueItems", path, () => ({ message, expected: "unique items" }));
}

export function addContains(_value: unknown, path: string, problems: JsonProblems): void {
  const message = "The array must contain an item that matches the schema under contains.";
  problems.add("contains", path, () => ({ message, expected: "a matching item" }));
}

export function addMinContains(_value: unknown, path: string, problems: JsonProblems, limit: number): void {
  const message = `The array must contain at least ${counted(limit, "matching item")}.`;
  problems.add("minContains", path, () => ({ message, expected: `at least ${limit}` }));
}

export function addMaxContains(_value: unknown, path: string, problems: JsonProblems, limit: number): void {
  const message = `The array must contain at most ${counted(limit, "matching item")}.`;
  problems.add("maxContains", path, () => ({ message, expected: `at most ${limit}` }));
}

export function addMaxProperties(value: JsonObject, path: string, problems: JsonProblems, limit: number): void {
  const expected = `at most ${counted(limit, "property", "properties")}`;
  addCount("maxProperties", "object", countMembers(value), path, problems, expected);
}

export function addMinProperties(value: JsonObject, path: string, problems: JsonProblems, limit: number): void {
  const expected = `at least ${counted(limit, "property", "properties")}`;
  addCount("minProperties", "object", countMembers(value), path, problems, expected);
}

export function addRequired(_value: unknown, path: string, problems: JsonProblems, name: string): void {
  problems.add("required", path, () => ({ message: `Property ${quoted(name)} is missing.`, expected: quoted(name) }));
}

/** `present` is the member that asks for the one called `name`. */
export function addDependentRequired(
  _value: unknown,
  path: string,
  problems: JsonProblems,
  [name, present]: readonly [name: string, present: string],
): void {
  const expected = quoted(name);
  const message = `Property ${expected} is missing; ${quoted(present)} asks for it.`;
  problems.add("dependentRequired", path, () => ({ message, expected }));
}

/** `value` is the member that must not be there. */
export function addAdditionalProperties(value: unknown, path: string, problems: JsonProblems, name: string): void {
  addUnwanted("additionalProperties", value, path, problems, `Property ${quoted(name)} is not allowed here.`);
}

/** `value` is the member that must not be there. */
export function addUnevaluatedProperties(value: unknown, path: string, problems: JsonProblems, name: string): void {
  addUnwanted("unevaluatedProperties", value, path, problems, `Property ${quoted(name)} is not allowed here.`);
}

export function addPropertyNames(_value: unknown, path: string, problems: JsonProblems, name: string): void {
  const actual = quoted(name);
  problems.add("propertyNames", path, () => ({ message: `${actual} is not allowed as the name of a property.`, actual })); // prettier-ignore
}

/** `value` is the first item too many. */
export function addItems(value: unknown, path: string, problems: JsonProblems): void {
  addUnwanted("items", value, path, problems, "The array must end before this item.");
}

/** `value` is the item that no keyword speaks of. */
export function addUnevaluatedItems(value: unknown, path: string, problems: JsonProblems): void {
  addUnwanted("unevaluatedItems", value, path, problems, "The array must end before this item.");
}

export function addNot(value: unknown, path: string, problems: JsonProblems): void {
  addUnwanted("not", value, path, problems, "The value must not match the schema under not.");
}

/** The schema `false`, which nothing matches. */
export function addFalse(value: unknown, path: string, problems: JsonProblems): void {
  addUnwanted("false", value, path, problems, "No value is allowed here.");
}

function addNumber(code: string, value: unknown, path: string, problems: JsonProblems, expected: string): void {
  problems.add(code, path, () => compare("The number must be", expected, "is", shortValue(value)));
}

function addLength(code: string, value: string, path: string, problems: JsonProblems, expected: string): void {
  problems.add(code, path, () => compare("The text must have", expected, "has", codePointLength(value)));
}

function addCount(
  code: string,
  type: string,
  count: number,
  path: string,
  problems: JsonProblems,
  expected: string,
): void {
  // prettier-ignore
  problems.add(code, path, () => compare(`The ${type} must have`, expected, "has", count));
}

function addUnwanted(code: string, value: unknown, path: string, problems: JsonProblems, message: string): void {
  problems.add(code, path, () => ({ message, actual: shortValue(value) }));
}

function wanted(subject: string, expected: string, value: unknown): ProblemText {
  return { message: `${subject} ${expected}.`, expected, actual: shortValue(value) };
}

function compare(subject: string, expected: string, verb: string, actual: string | number): ProblemText {
  return { message: `${subject} ${expected}, but ${verb} ${actual}.`, expected, actual: String(actual) };
}

function counted(limit: number, one: string, many: string = `${one}s`): string {
  return `${limit} ${limit === 1 ? one : many}`;
}
