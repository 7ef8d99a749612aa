import { codePointLength } from "../base/code-points.js";
import { equalItems } from "./unique.js";
import { jsonTypeOf, listed, shortJson, shortList, shortValue } from "./short-values.js";
import { mendUnknown, maxEdits, type KnownNames } from "./misspelt.js";
import { safePart } from "./pointer.js";
import { pathOf } from "./step.js";
import { addProblem, maxSuggestions, type JsonProblems, type ProblemText, type Shown } from "./problems.js";
import { countMembers, type JsonObject } from "./object-members.js";
import { nearestName } from "../base/near.js";
import { quoted } from "../base/safe-text.js";

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
