import type { JsonValue } from "../../../../generator/model/json-schema/schema.js";
import type { Problem } from "../../../../templates/runtime/base/problem.js";
import { validatorsOf } from "../../../support/validators.js";

/** The problems of a value under a schema, which may refer to others by name; none for a valid value. */
export function problemsOf(
  schema: JsonValue,
  value: unknown,
  more: Readonly<Record<string, JsonValue>> = {},
): readonly Problem[] {
  const result = validatorsOf<"Thing">({ Thing: schema, ...more }).validateThing(value);
  return result.ok ? [] : result.problems;
}

/** Code, path and message of each problem. */
export function foundProblems(
  schema: JsonValue,
  value: unknown,
  more: Readonly<Record<string, JsonValue>> = {},
): readonly string[] {
  return problemsOf(schema, value, more).map(({ code, path, message }) => `${code} at "${path}": ${message}`);
}
