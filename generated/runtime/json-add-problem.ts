import { codePointLength } from "./code-points.js";
import { jsonTypeOf, shortList, shortValue } from "./json-describe.js";
import type { JsonProblems, ProblemText } from "./json-problems.js";
import { countMembers, type JsonObject } from "./json-values.js";
import { quoted } from "./safe-text.js";

// One function for each keyword of JSON Schema that a value can break, so that a bundle holds the texts it needs. Each
// records that the value at a path breaks the keyword; the last argument is what the keyword has in the schema.

/** Answers false: a check can end with it. */
export function addType(value: unknown, path: string, problems: JsonProblems, types: string): false {
  problems.add("type", path, () => compare("The value must be of type", types, "is of type", jsonTypeOf(value)));
  return false;
}

export function addEnum(value: unknown, path: string, problems: JsonProblems, allowed: readonly unknown[]): void {
  problems.add("enum", path, () => wanted("The value must be one of", shortList(allowed), value));
}

export function addConst(value: unknown, path: string, problems: JsonProblems, constant: unknown): void {
  problems.add("const", path, () => wanted("The value must be", shortValue(constant), value));
}

export function addMultipleOf(value: unknown, path: string, problems: JsonProblems, divisor: number): void {
  problems.add("multipleOf", path, () =>
    compare("The number must be", `a multiple of ${divisor}`, "is", shortValue(value)),
  );
}

export function addMaximum(value: unknown, path: string, problems: JsonProblems, limit: number): void {
  problems.add("maximum", path, () => compare("The number must be", `at most ${limit}`, "is", shortValue(value)));
}

export function addExclusiveMaximum(value: unknown, path: string, problems: JsonProblems, limit: number): void {
  problems.add("exclusiveMaximum", path, () =>
    compare("The number must be", `less than ${limit}`, "is", shortValue(value)),
  );
}

export function addMinimum(value: unknown, path: string, problems: JsonProblems, limit: number): void {
  problems.add("minimum", path, () => compare("The number must be", `at least ${limit}`, "is", shortValue(value)));
}

export function addExclusiveMinimum(value: unknown, path: string, problems: JsonProblems, limit: number): void {
  problems.add("exclusiveMinimum", path, () =>
    compare("The number must be", `greater than ${limit}`, "is", shortValue(value)),
  );
}

export function addMaxLength(value: string, path: string, problems: JsonProblems, limit: number): void {
  const expected = `at most ${counted(limit, "character")}`;
  problems.add("maxLength", path, () => compare("The text must have", expected, "has", codePointLength(value)));
}

export function addMinLength(value: string, path: string, problems: JsonProblems, limit: number): void {
  const expected = `at least ${counted(limit, "character")}`;
  problems.add("minLength", path, () => compare("The text must have", expected, "has", codePointLength(value)));
}

export function addPattern(value: string, path: string, problems: JsonProblems, pattern: string): void {
  problems.add("pattern", path, () => wanted("The text must match the pattern", quoted(pattern, 200), value));
}

export function addFormat(value: unknown, path: string, problems: JsonProblems, format: string): void {
  problems.add("format", path, () => wanted("The value must have the format", quoted(format), value, format));
}

export function addMaxItems(value: readonly unknown[], path: string, problems: JsonProblems, limit: number): void {
  const expected = `at most ${counted(limit, "item")}`;
  problems.add("maxItems", path, () => compare("The array must have", expected, "has", value.length));
}

export function addMinItems(value: readonly unknown[], path: string, problems: JsonProblems, limit: number): void {
  const expected = `at least ${counted(limit, "item")}`;
  problems.add("minItems", path, () => compare("The array must have", expected, "has", value.length));
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
  problems.add("maxProperties", path, () => compare("The object must have", expected, "has", countMembers(value)));
}

export function addMinProperties(value: JsonObject, path: string, problems: JsonProblems, limit: number): void {
  const expected = `at least ${counted(limit, "property", "properties")}`;
  problems.add("minProperties", path, () => compare("The object must have", expected, "has", countMembers(value)));
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

function addUnwanted(code: string, value: unknown, path: string, problems: JsonProblems, message: string): void {
  problems.add(code, path, () => ({ message, actual: shortValue(value) }));
}

function wanted(subject: string, shown: string, value: unknown, expected: string = shown): ProblemText {
  return { message: `${subject} ${shown}.`, expected, actual: shortValue(value) };
}

function compare(subject: string, expected: string, verb: string, actual: string | number): ProblemText {
  return { message: `${subject} ${expected}, but ${verb} ${actual}.`, expected, actual: String(actual) };
}

function counted(limit: number, one: string, many: string = `${one}s`): string {
  return `${limit} ${limit === 1 ? one : many}`;
}
