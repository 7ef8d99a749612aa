import { codePointLength } from "../base/code-points.js";
import { jsonTypeOf, shortList, shortValue } from "./describe.js";
import { addProblem, type JsonProblems, type ProblemText } from "./problems.js";
import { countMembers, type JsonObject } from "./values.js";
import { quoted } from "../base/safe-text.js";

// One function for each keyword of JSON Schema that a value can break, so that a bundle holds the texts it needs. Each
// records that the value at a path breaks the keyword; the last argument is what the keyword has in the schema.

/** Answers false: a check can end with it. */
export function addType(value: unknown, path: string, problems: JsonProblems, types: string): false {
  addProblem(problems, "type", path, () => text("The value must be of type", types, jsonTypeOf(value), "is of type"));
  return false;
}

export function addEnum(value: unknown, path: string, problems: JsonProblems, allowed: readonly unknown[]): void {
  addProblem(problems, "enum", path, () => text("The value must be one of", shortList(allowed), shortValue(value)));
}

export function addConst(value: unknown, path: string, problems: JsonProblems, constant: unknown): void {
  addProblem(problems, "const", path, () => text("The value must be", shortValue(constant), shortValue(value)));
}

export function addMultipleOf(value: unknown, path: string, problems: JsonProblems, divisor: number): void {
  addProblem(problems, "multipleOf", path, () =>
    text("The number must be", `a multiple of ${divisor}`, shortValue(value), "is"),
  );
}

export function addMaximum(value: unknown, path: string, problems: JsonProblems, limit: number): void {
  addProblem(problems, "maximum", path, () => text("The number must be", `at most ${limit}`, shortValue(value), "is"));
}

export function addExclusiveMaximum(value: unknown, path: string, problems: JsonProblems, limit: number): void {
  addProblem(problems, "exclusiveMaximum", path, () =>
    text("The number must be", `less than ${limit}`, shortValue(value), "is"),
  );
}

export function addMinimum(value: unknown, path: string, problems: JsonProblems, limit: number): void {
  addProblem(problems, "minimum", path, () => text("The number must be", `at least ${limit}`, shortValue(value), "is"));
}

export function addExclusiveMinimum(value: unknown, path: string, problems: JsonProblems, limit: number): void {
  addProblem(problems, "exclusiveMinimum", path, () =>
    text("The number must be", `greater than ${limit}`, shortValue(value), "is"),
  );
}

export function addMaxLength(value: string, path: string, problems: JsonProblems, limit: number): void {
  const expected = `at most ${counted(limit, "character")}`;
  addProblem(problems, "maxLength", path, () =>
    text("The text must have", expected, `${codePointLength(value)}`, "has"),
  );
}

export function addMinLength(value: string, path: string, problems: JsonProblems, limit: number): void {
  const expected = `at least ${counted(limit, "character")}`;
  addProblem(problems, "minLength", path, () =>
    text("The text must have", expected, `${codePointLength(value)}`, "has"),
  );
}

export function addPattern(value: string, path: string, problems: JsonProblems, pattern: string): void {
  addProblem(problems, "pattern", path, () =>
    text("The text must match the pattern", quoted(pattern, 200), shortValue(value)),
  );
}

export function addFormat(value: unknown, path: string, problems: JsonProblems, format: string): void {
  addProblem(problems, "format", path, () => ({ ...text("The value must have the format", quoted(format), shortValue(value)), expected: format })); // prettier-ignore
}

export function addMaxItems(value: readonly unknown[], path: string, problems: JsonProblems, limit: number): void {
  const expected = `at most ${counted(limit, "item")}`;
  addProblem(problems, "maxItems", path, () => text("The array must have", expected, `${value.length}`, "has"));
}

export function addMinItems(value: readonly unknown[], path: string, problems: JsonProblems, limit: number): void {
  const expected = `at least ${counted(limit, "item")}`;
  addProblem(problems, "minItems", path, () => text("The array must have", expected, `${value.length}`, "has"));
}

export function addUniqueItems(_value: unknown, path: string, problems: JsonProblems): void {
  const message = "The items of the array must all be different.";
  addProblem(problems, "uniqueItems", path, () => ({ message, expected: "unique items" }));
}

export function addContains(_value: unknown, path: string, problems: JsonProblems): void {
  const message = "The array must contain an item that matches the schema under contains.";
  addProblem(problems, "contains", path, () => ({ message, expected: "a matching item" }));
}

export function addMinContains(_value: unknown, path: string, problems: JsonProblems, limit: number): void {
  const message = `The array must contain at least ${counted(limit, "matching item")}.`;
  addProblem(problems, "minContains", path, () => ({ message, expected: `at least ${limit}` }));
}

export function addMaxContains(_value: unknown, path: string, problems: JsonProblems, limit: number): void {
  const message = `The array must contain at most ${counted(limit, "matching item")}.`;
  addProblem(problems, "maxContains", path, () => ({ message, expected: `at most ${limit}` }));
}

export function addMaxProperties(value: JsonObject, path: string, problems: JsonProblems, limit: number): void {
  const expected = `at most ${counted(limit, "property", "properties")}`;
  addProblem(problems, "maxProperties", path, () =>
    text("The object must have", expected, `${countMembers(value)}`, "has"),
  );
}

export function addMinProperties(value: JsonObject, path: string, problems: JsonProblems, limit: number): void {
  const expected = `at least ${counted(limit, "property", "properties")}`;
  addProblem(problems, "minProperties", path, () =>
    text("The object must have", expected, `${countMembers(value)}`, "has"),
  );
}

export function addRequired(_value: unknown, path: string, problems: JsonProblems, name: string): void {
  addProblem(problems, "required", path, () => ({
    message: `Property ${quoted(name)} is missing.`,
    expected: quoted(name),
  }));
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
  addProblem(problems, "dependentRequired", path, () => ({ message, expected }));
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
  addProblem(problems, "propertyNames", path, () => ({ message: `${actual} is not allowed as the name of a property.`, actual })); // prettier-ignore
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
  addProblem(problems, code, path, () => ({ message, actual: shortValue(value) }));
}

/** "The text must have at most 3 characters, but has 5."; without a verb, what was found is not part of the sentence. */
function text(subject: string, expected: string, actual: string, verb: string = ""): ProblemText {
  return { message: `${subject} ${expected}${verb && `, but ${verb} ${actual}`}.`, expected, actual };
}

function counted(limit: number, one: string, many: string = `${one}s`): string {
  return `${limit} ${limit === 1 ? one : many}`;
}
