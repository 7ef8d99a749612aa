import { possibleTypes, type ValueType } from "../../model/json-schema/possible-types.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { alwaysAlong } from "../../model/json-schema/same-value.js";

/** Verdicts on the values of a type that a schema lets in: all are meant, some are not, or there are none. */
export type Described = "yes" | "no" | "none";

/** Formats of whole numbers that a double cannot hold. */
export const longFormats: ReadonlySet<string> = new Set(["int64", "uint64"]);

/** Numbers that are all whole and have 64 bits, by `type: integer` beside `format` in one schema. OpenAPI, Data Types. */
export function describedLongs(schema: JsonSchema): Described {
  return described(schema, "number", isLong);
}

/** Texts that are all date-times, by `type: string` beside `format` in one schema. JSON Schema validation, section 7.3.1. */
export function describedDates(schema: JsonSchema): Described {
  return described(schema, "string", isDateTime);
}

/** True where every number must be whole. */
export function describesIntegers(schema: JsonSchema): boolean {
  return [...alwaysAlong(schema)].some(({ types }) => types?.includes("integer") === true && !types.includes("number"));
}

function isLong({ types, format = "" }: JsonSchema): boolean {
  return types?.includes("integer") === true && !types.includes("number") && longFormats.has(format);
}

function isDateTime({ types, format, enum: values, const: constant }: JsonSchema): boolean {
  return types?.includes("string") === true && format === "date-time" && values === undefined && constant === undefined;
}

/** The number of schemas that are looked at for one; beyond them nothing is said. Schemas that lead to the next one twice double it at each step. */
const maxSteps = 10_000;

function described(schema: JsonSchema, type: ValueType, says: (schema: JsonSchema) => boolean): Described {
  const open = new Set<JsonSchema>();
  let left = maxSteps;
  return find(schema);

  function find(at: JsonSchema): Described {
    if (!possibleTypes(at).has(type)) return "none";
    // Texts that are listed stay texts.
    if (type === "string" && (at.enum !== undefined || at.const !== undefined)) return "no";
    if (says(at)) return "yes";
    if (open.has(at) || (left -= 1) < 0) return "no";
    open.add(at);
    const together = [...(at.ref === undefined ? [] : [at.ref.target]), ...(at.allOf ?? [])].map(find);
    const choices = [at.anyOf, at.oneOf].map((branches = []) => branches.map(find));
    open.delete(at);
    const isSaid = together.includes("yes") || choices.some((found) => found.includes("yes") && !found.includes("no"));
    return isSaid ? "yes" : "no";
  }
}
