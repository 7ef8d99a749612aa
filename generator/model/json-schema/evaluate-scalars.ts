import { codePointLength } from "../../../templates/runtime/code-points.js";
import { hasDivisor } from "../../../templates/runtime/multiple-of.js";
import type { JsonSchema } from "./schema.js";
import { numberFormats, textFormats } from "./formats.js";
import { isFound } from "./pattern-search.js";

/** JSON Schema validation, section 6.2, and the formats of numbers. */
export function hasFittingNumber(schema: JsonSchema, value: number): boolean {
  const { minimum = -Infinity, maximum = Infinity, multipleOf } = schema;
  const { exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity, format = "" } = schema;
  return (
    value >= minimum &&
    value <= maximum &&
    value > exclusiveMinimum &&
    value < exclusiveMaximum &&
    (multipleOf === undefined || hasDivisor(value, multipleOf)) &&
    numberFormats.get(format)?.check(value) !== false
  );
}

/** JSON Schema validation, sections 6.3 and 7. */
export function hasFittingText(schema: JsonSchema, value: string): boolean {
  const { minLength = 0, maxLength = Infinity, pattern, format = "" } = schema;
  const length = codePointLength(value);
  return (
    length >= minLength &&
    length <= maxLength &&
    (pattern === undefined || isFound(pattern, value)) &&
    textFormats.get(format)?.check(value) !== false
  );
}
