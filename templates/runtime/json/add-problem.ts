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
  else
    addProblem(problems, "type", name, () => text("The value must be of type", types, jsonTypeOf(value), "is of type"));
  return false;
}

export function addEnum(value: unknown, problems: JsonProblems, allowed: readonly unknown[], name?: string): void {
  addProblem(problems, "enum", name, () => text("The value must be one of", shortList(allowed), shortValue(value)));
}

export function addConst(value: unknown, problems: JsonProblems, constant: unknown, name?: string): void {
  addProblem(problems, "const", name, () => text("The value must be", shortValue(constant), shortValue(value)));
}

export function addMultipleOf(value: unknown, problems: JsonProblems, divisor: number, name?: string): void {
  addProblem(problems, "multipleOf", name, () =>
    text("The number must be", `a multiple of ${divisor}`, shortValue(value), "is"),
  );
}

export function addMaximum(value: unknown, problems: JsonProblems, limit: number, name?: string): void {
  addProblem(problems, "maximum", name, () => text("The number must be", `at most ${limit}`, shortValue(value), "is"));
}

export function addExclusiveMaximum(value: unknown, problems: JsonProblems, limit: number, name?: string): void {
  addProblem(problems, "exclusiveMaximum", name, () =>
    text("The number must be", `less than ${limit}`, shortValue(value), "is"),
  );
}

export function addMinimum(value: unknown, problems: JsonProblems, limit: number, name?: string): void {
  addProblem(problems, "minimum", name, () => text("The number must be", `at least ${limit}`, shortValue(value), "is"));
}

export function addExclusiveMinimum(value: unknown, problems: JsonProblems, limit: number, name?: string): void {
  addProblem(problems, "exclusiveMinimum", name, () =>
    text("The number must be", `greater than ${limit}`, shortValue(value), "is"),
  );
}

export function addMaxLength(value: string, problems: JsonProblems, limit: number, name?: string): void {
  const expected = `at most ${counted(limit, "character")}`;
  addProblem(problems, "maxLength", name, () =>
    text("The text must have", expected, `${codePointLength(value)}`, "has"),
  );
}

export function addMinLength(value: string, problems: JsonProblems, limit: number, name?: string): void {
  const expected = `at least ${counted(limit, "character")}`;
  addProblem(problems, "minLength", name, () =>
    text("The text must have", expected, `${codePointLength(value)}`, "has"),
  );
}

export function addPattern(value: string, problems: JsonProblems, pattern: string, name?: string): void {
  addProblem(problems, "pattern", name, () =>
    text("The text must match the pattern", quoted(pattern, 200), shortValue(value)),
  );
}

export function addFormat(value: unknown, problems: JsonProblems, format: string, name?: string): void {
  addProblem(problems, "format", name, () => ({
    ...text("The value must have the format", quoted(format), shortValue(value)),
    expected: format,
  }));
}

export function addMaxItems(value: readonly unknown[], problems: JsonProblems, limit: number): void {
  const expected = `at most ${counted(limit, "item")}`;
  addProblem(problems, "maxItems", undefined, () => text("The array must have", expected, `${value.length}`, "has"));
}

export function addMinItems(value: readonly unknown[], problems: JsonProblems, limit: number): void {
  const expected = `at least ${counted(limit, "item")}`;
  addProblem(problems, "minItems", undefined, () => text("The array must have", expected, `${value.length}`, "has"));
}

export function addUniqueItems(value: readonly unknown[], problems: JsonProblems): void {
  addProblem(problems, "uniqueItems", undefined, () => {
    const pair = equalItems(value);
    const found = pair && { actual: `items ${pair[0]} and ${pair[1]}` };
    const message = `The items of the array must all be different${found === undefined ? "" : `, but ${found.actual} are equal`}.`;
    return { message, expected: "unique items", ...found };
  });
}

export function addContains(_value: unknown, problems: JsonProblems): void {
  const message = "The array must contain an item that matches the schema under contains.";
  addProblem(problems, "contains", undefined, () => ({ message, expected: "a matching item" }));
}

export function addMinContains(_value: unknown, problems: JsonProblems, limit: number): void {
  const message = `The array must contain at least ${counted(limit, "matching item")}.`;
  addProblem(problems, "minContains", undefined, () => ({ message, expected: `at least ${limit}` }));
}

export function addMaxContains(_value: unknown, problems: JsonProblems, limit: number): void {
  const message = `The array must contain at most ${counted(limit, "matching item")}.`;
  addProblem(problems, "maxContains", undefined, () => ({ message, expected: `at most ${limit}` }));
}

export function addMaxProperties(value: JsonObject, problems: JsonProblems, limit: number): void {
  const expected = `at most ${counted(limit, "property", "properties")}`;
  addProblem(problems, "maxProperties", undefined, () =>
    text("The object must have", expected, `${countMembers(value)}`, "has"),
  );
}

export function addMinProperties(value: JsonObject, problems: JsonProblems, limit: number): void {
  const expected = `at least ${counted(limit, "property", "properties")}`;
  addProblem(problems, "minProperties", undefined, () =>
    text("The object must have", expected, `${countMembers(value)}`, "has"),
  );
}

export function addRequired(_value: unknown, problems: JsonProblems, name: string): void {
  addProblem(problems, "required", undefined, () => ({
    message: `Property ${quoted(name)} is missing.`,
    expected: quoted(name),
  }));
}

/** `present` is the member that asks for the one called `name`. */
export function addDependentRequired(
  _value: unknown,
  problems: JsonProblems,
  [name, present]: readonly [name: string, present: string],
): void {
  const expected = quoted(name);
  const message = `Property ${expected} is missing; ${quoted(present)} asks for it.`;
  addProblem(problems, "dependentRequired", undefined, () => ({ message, expected }));
}

/** `value` is the member that must not be there. */
export function addAdditionalProperties(value: unknown, problems: JsonProblems, name: string): void {
  addUnwanted("additionalProperties", value, problems, `Property ${quoted(name)} is not allowed here.`, name);
}

/** `value` is the member that must not be there. */
export function addUnevaluatedProperties(value: unknown, problems: JsonProblems, name: string): void {
  addUnwanted("unevaluatedProperties", value, problems, `Property ${quoted(name)} is not allowed here.`, name);
}

export function addPropertyNames(_value: unknown, problems: JsonProblems, name: string): void {
  const actual = quoted(name);
  const message = `${actual} is not allowed as the name of a property.`;
  addProblem(problems, "propertyNames", name, () => ({ message, actual }), "");
}

/** `value` is the first item too many. */
export function addItems(value: unknown, problems: JsonProblems, index: number): void {
  addUnwanted("items", value, problems, "The array must end before this item.", `${index}`);
}

/** `value` is the item that no keyword speaks of. */
export function addUnevaluatedItems(value: unknown, problems: JsonProblems, index: number): void {
  addUnwanted("unevaluatedItems", value, problems, "The array must end before this item.", `${index}`);
}

/** `names` are members that must not stand together, when that is all that the schema under `not` says. */
export function addNot(value: unknown, problems: JsonProblems, names?: readonly string[]): void {
  const message =
    names === undefined
      ? "The value must not match the schema under not."
      : `Properties ${listed(names.map((name) => quoted(name)))} exclude each other.`;
  addUnwanted("not", value, problems, message);
}

/** The schema `false`, which nothing matches. */
export function addFalse(value: unknown, problems: JsonProblems, name?: string): void {
  addProblem(
    problems,
    "false",
    name,
    () => ({ message: "No value is allowed here.", actual: shortValue(value) }),
    undefined,
    "",
  );
}

function addUnwanted(code: string, value: unknown, problems: JsonProblems, message: string, name?: string): void {
  addProblem(problems, code, name, () => ({ message, actual: shortValue(value) }), "");
}

/** "The text must have at most 3 characters, but has 5."; without a verb, what was found is not part of the sentence. */
function text(subject: string, expected: string, actual: string, verb: string = ""): ProblemText {
  const rest = verb && `, but ${verb} ${actual}`;
  const discreet = verb === "is" ? { discreet: `${subject} ${expected}.` } : undefined;
  return { message: `${subject} ${expected}${rest}.`, expected, actual, ...discreet };
}

function counted(limit: number, one: string, many: string = `${one}s`): string {
  return `${limit} ${limit === 1 ? one : many}`;
}
