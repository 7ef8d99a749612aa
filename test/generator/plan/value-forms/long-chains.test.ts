import { describe, expect, it } from "vitest";
import type { JsonSchema, JsonValue } from "../../../../generator/model/json-schema/schema.js";
import { planValueForms } from "../../../../generator/plan/value-forms/value-forms.js";
import { schemaAt } from "../../../support/json-schema.js";

const long: JsonValue = { type: "integer", format: "int64" };
const date: JsonValue = { type: "string", format: "date-time" };

/** The first of a chain of schemas, each of which uses the next one. */
function chain(length: number, last: JsonValue, use: (next: JsonValue) => JsonValue): JsonSchema {
  const links = Array.from({ length }, (_, at) => [
    `s${at}`,
    at === length - 1 ? last : use({ $ref: `#/$defs/s${at + 1}` }),
  ]);
  const at = schemaAt({ $defs: Object.fromEntries(links) as Record<string, JsonValue> });
  // From the last one: the reader of these tests reads schemas by recursion.
  const schemas = links.map((_, index) => at(`/$defs/s${length - 1 - index}`));
  return schemas.at(-1) ?? at("");
}

function forms(root: JsonSchema): readonly [form: unknown, rows: number] {
  const planned = planValueForms([root], [], { int64: "bigint", dates: "Date" });
  return [planned?.refOf(root), planned?.rows.length ?? 0];
}

const both = (next: JsonValue): JsonValue => ({ allOf: [next, next] });
const either = (next: JsonValue): JsonValue => ({ anyOf: [next, { $ref: "#/$defs/s59" }, next] });
const length = 10_000;

describe("forms of values at the end of a long chain", () => {
  it.each<[string, JsonSchema, readonly [unknown, number]]>([
    ["references to an integer", chain(length, long, (next) => next), ["bigint", 0]],
    ["references to a date", chain(length, date, (next) => next), ["Date", 0]],
    ["references to a string", chain(length, { type: "string" }, (next) => next), [undefined, 0]],
    ["allOf", chain(length, long, (next) => ({ allOf: [next] })), ["bigint", 0]],
    ["oneOf", chain(length, date, (next) => ({ oneOf: [next, { type: "null" }] })), ["Date", 0]],
    ["items", chain(length, date, (next) => ({ type: "array", items: next })), [0, length - 1]],
    ["properties", chain(length, long, (next) => ({ type: "object", properties: { next } })), [0, length - 1]],
    ["values of any name", chain(length, long, (next) => ({ additionalProperties: next })), [0, length - 1]],
    ["branches that double at each of 60 levels", chain(60, long, both), ["bigint", 0]],
    ["choices that double at each of 60 levels", chain(60, date, either), ["Date", 0]],
  ])("are found: %s", (_, schema, expected) => {
    expect(forms(schema)).toEqual(expected);
  });

  it("leave a choice as it is if one branch at the end has no form", () => {
    const plain = { type: "integer" };
    expect(forms(chain(length, { oneOf: [long, plain] }, (next) => ({ allOf: [next] })))[0]).not.toBe("bigint");
    expect(forms(chain(length, { oneOf: [long, { type: "null" }] }, (next) => ({ allOf: [next] })))[0]).toBe("bigint");
  });
});
