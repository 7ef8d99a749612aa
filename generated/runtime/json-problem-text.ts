import { codePointLength } from "./code-points.js";
import { jsonTypeOf, shortList, shortValue } from "./json-describe.js";
import { countMembers, type JsonObject } from "./json-values.js";
import { quoted } from "./safe-text.js";

/** The keywords of JSON Schema that a value can break, and "false" for the schema that nothing matches. */
export type JsonProblemCode =
  | "additionalProperties"
  | "const"
  | "contains"
  | "dependentRequired"
  | "enum"
  | "exclusiveMaximum"
  | "exclusiveMinimum"
  | "false"
  | "format"
  | "items"
  | "maxContains"
  | "maxItems"
  | "maxLength"
  | "maxProperties"
  | "maximum"
  | "minContains"
  | "minItems"
  | "minLength"
  | "minProperties"
  | "minimum"
  | "multipleOf"
  | "not"
  | "pattern"
  | "propertyNames"
  | "required"
  | "type"
  | "unevaluatedItems"
  | "unevaluatedProperties"
  | "uniqueItems";

export interface ProblemText {
  readonly message: string;
  readonly expected?: string;
  readonly actual?: string;
}

/** What a problem says. `limit` is what the keyword has in the schema; `value` the value that breaks it. */
export function problemText(code: JsonProblemCode, value: unknown, limit: unknown): ProblemText {
  switch (code) {
    case "type":
      return compare("The value must be of type", String(limit), jsonTypeOf(value), "is of type");
    case "enum":
      return text(`The value must be one of ${shortList(limit as readonly unknown[])}.`, shortList(limit as readonly unknown[]), shortValue(value)); // prettier-ignore
    case "const":
      return text(`The value must be ${shortValue(limit)}.`, shortValue(limit), shortValue(value));
    case "multipleOf":
      return compare("The number must be", `a multiple of ${String(limit)}`, shortValue(value), "is");
    case "maximum":
      return compare("The number must be", `at most ${String(limit)}`, shortValue(value), "is");
    case "exclusiveMaximum":
      return compare("The number must be", `less than ${String(limit)}`, shortValue(value), "is");
    case "minimum":
      return compare("The number must be", `at least ${String(limit)}`, shortValue(value), "is");
    case "exclusiveMinimum":
      return compare("The number must be", `greater than ${String(limit)}`, shortValue(value), "is");
    case "maxLength":
      return compare("The text must have", `at most ${count(limit, "character")}`, lengthOf(value), "has");
    case "minLength":
      return compare("The text must have", `at least ${count(limit, "character")}`, lengthOf(value), "has");
    case "pattern":
      return text(
        `The text must match the pattern ${quoted(String(limit), 200)}.`,
        quoted(String(limit), 200),
        shortValue(value),
      );
    case "format":
      return text(`The value must have the format ${quoted(String(limit))}.`, String(limit), shortValue(value));
    case "maxItems":
      return compare("The array must have", `at most ${count(limit, "item")}`, itemsOf(value), "has");
    case "minItems":
      return compare("The array must have", `at least ${count(limit, "item")}`, itemsOf(value), "has");
    case "uniqueItems":
      return { message: "The items of the array must all be different.", expected: "unique items" };
    case "contains":
      return text("The array must contain an item that matches the schema under contains.", "a matching item");
    case "minContains":
      return text(`The array must contain at least ${count(limit, "matching item")}.`, `at least ${String(limit)}`);
    case "maxContains":
      return text(`The array must contain at most ${count(limit, "matching item")}.`, `at most ${String(limit)}`);
    case "maxProperties":
      return compare("The object must have", `at most ${count(limit, "property", "properties")}`, membersOf(value), "has"); // prettier-ignore
    case "minProperties":
      return compare("The object must have", `at least ${count(limit, "property", "properties")}`, membersOf(value), "has"); // prettier-ignore
    case "required":
      return text(`Property ${quoted(String(limit))} is missing.`, quoted(String(limit)));
    case "dependentRequired": {
      const [name, present] = limit as readonly [string, string];
      return text(`Property ${quoted(name)} is missing; ${quoted(present)} asks for it.`, quoted(name));
    }
    case "additionalProperties":
    case "unevaluatedProperties":
      return { message: `Property ${quoted(String(limit))} is not allowed here.`, actual: shortValue(value) };
    case "propertyNames":
      return { message: `${quoted(String(limit))} is not allowed as the name of a property.`, actual: quoted(String(limit)) }; // prettier-ignore
    case "items":
    case "unevaluatedItems":
      return { message: "The array must end before this item.", actual: shortValue(value) };
    case "not":
      return { message: "The value must not match the schema under not.", actual: shortValue(value) };
    case "false":
      return { message: "No value is allowed here.", actual: shortValue(value) };
  }
}

function text(message: string, expected: string, actual?: string): ProblemText {
  return actual === undefined ? { message, expected } : { message, expected, actual };
}

function compare(subject: string, expected: string, actual: string, verb: string): ProblemText {
  return { message: `${subject} ${expected}, but ${verb} ${actual}.`, expected, actual };
}

function count(limit: unknown, one: string, many: string = `${one}s`): string {
  return `${String(limit)} ${limit === 1 ? one : many}`;
}

function lengthOf(value: unknown): string {
  return String(typeof value === "string" ? codePointLength(value) : 0);
}

function itemsOf(value: unknown): string {
  return String(Array.isArray(value) ? value.length : 0);
}

function membersOf(value: unknown): string {
  return String(countMembers(value as JsonObject));
}
