import { describe, expect, it } from "vitest";
import type { JsonValue } from "../../../../generator/model/json-schema/schema.js";
import { foundProblems } from "./found-problems.js";

type Row = readonly [what: string, schema: JsonValue, value: JsonValue, problems: readonly string[]];

const object = (properties: Record<string, JsonValue>, ...required: readonly string[]): JsonValue => ({
  type: "object",
  properties,
  required: [...required],
});
const typed = (type: string): JsonValue => object({ a: { type } }, "a");
const listOf = (type: string): JsonValue => ({ type: "array", items: { type } });
const country = { country: { const: "US" } };

describe("a choice between schemas of equal shape reports what all of them reject", () => {
  const choice = { oneOf: [typed("integer"), typed("string")] };
  const pair = (a: string, b: string): JsonValue => object({ a: { type: a }, b: { type: b } });
  it.each<Row>([
    [
      "a type",
      choice,
      { a: null },
      ['oneOf at "/a": The value must be of type integer or string, but is of type null.'],
    ],
    ["a missing property", choice, {}, ['required at "": Property "a" is missing.']],
    [
      "each item",
      { anyOf: [listOf("integer"), listOf("string")] },
      [true, 1, null],
      [
        'anyOf at "/0": The value must be of type integer or string, but is of type boolean: true.',
        'anyOf at "/2": The value must be of type integer or string, but is of type null.',
      ],
    ],
    [
      "nothing in common",
      { anyOf: [pair("integer", "string"), pair("string", "integer")] },
      { a: 1, b: 1 },
      ['anyOf at "": The value must match at least one of schema 1, schema 2, but matches none.'],
    ],
  ])("%s", (_what, schema, value, problems) => expect(foundProblems(schema, value)).toEqual(problems));

  it("without a secret", () => {
    const secret = (type: string): JsonValue => object({ a: { type, "x-sensitive": true } }, "a");
    expect(foundProblems({ oneOf: [secret("integer"), secret("boolean")] }, { a: "1234" })).toEqual([
      'oneOf at "/a": The value must be of type integer or boolean, but is of type string.',
    ]);
  });
});

describe("a problem shows the rule", () => {
  it.each<Row>([
    ["of not", { not: { enum: ["a", "b"] } }, "a", ['not at "": The value must not be one of "a", "b".']],
    ["of not, a pattern", { not: { pattern: "^x" } }, "xy", ['not at "": The value must not match the pattern "^x".']],
    [
      "of not, a property",
      { type: "object", not: { required: ["a"] } },
      { a: 1 },
      ['not at "": The value must not have the property "a".'],
    ],
    [
      "of not, unless it is long",
      { not: { properties: { a: { type: "string" } } } },
      { a: "1" },
      ['not at "": The value must not match the schema under not.'],
    ],
    [
      "of property names",
      { propertyNames: { enum: ["en", "de"] } },
      { fr: 1 },
      ['propertyNames at "/fr": Property name "fr" must be one of "en", "de".'],
    ],
    [
      "of property names with several keywords",
      { propertyNames: { pattern: "^[a-z]+$", maxLength: 3 } },
      { AAAA: 1 },
      [
        'propertyNames at "/AAAA": Property name "AAAA" must match the pattern "^[a-z]+$" and have at most 3 characters.',
      ],
    ],
    [
      "of property names that one of some rules allows",
      { propertyNames: { anyOf: [{ pattern: "^x-" }, { enum: ["id"] }] } },
      { b: 1 },
      ['propertyNames at "/b": Property name "b" must match the pattern "^x-" or be one of "id".'],
    ],
    [
      "of property names that are not allowed",
      { propertyNames: { not: { const: "id" } } },
      { id: 1 },
      ['propertyNames at "/id": Property name "id" must not be "id".'],
    ],
    [
      "of property names, unless it is long",
      { propertyNames: { not: { anyOf: [{ const: "id" }, { maxLength: 1 }] } } },
      { id: 1 },
      ['propertyNames at "/id": Property name "id" is not allowed.'],
    ],
    [
      "of not, one of some",
      { not: { anyOf: [{ type: "string" }, { type: "integer" }] } },
      "a",
      ['not at "": The value must not be of type string or be of type integer.'],
    ],
    [
      "of closed pattern properties",
      { properties: { key: true }, patternProperties: { "^[a-z][0-9]$": true }, additionalProperties: false },
      { "1b": 1 },
      [
        'additionalProperties at "/1b": Property "1b" is not allowed here; it does not match the pattern "^[a-z][0-9]$".',
      ],
    ],
    [
      "of unevaluated properties, with the patterns of schemas that always apply",
      {
        properties: { key: true },
        patternProperties: { "^x-": true },
        allOf: [{ patternProperties: { "^y-": true } }],
        oneOf: [{ required: ["key"] }, { required: ["z"], patternProperties: { "^z": true } }],
        unevaluatedProperties: false,
      },
      { key: 1, zone: 1 },
      [
        'unevaluatedProperties at "/zone": Property "zone" is not allowed here; it matches none of the patterns "^x-", "^y-".',
      ],
    ],
    [
      "of unevaluated properties without names",
      { allOf: [{ patternProperties: { "^x-": true } }], unevaluatedProperties: false },
      { a: 1 },
      ['unevaluatedProperties at "/a": Property "a" is not allowed here; it does not match the pattern "^x-".'],
    ],
    [
      "of other types",
      { anyOf: [{ type: "integer" }, { type: "null" }, { type: "string", pattern: "^\\d+%$" }] },
      "25",
      ['pattern at "": The string must match the pattern "^\\d+%$", but is "25"; type integer is also allowed.'],
    ],
  ])("%s", (_what, schema, value, problems) => expect(foundProblems(schema, value)).toEqual(problems));
});

describe("a name that is nearly right", () => {
  const pets = { oneOf: ["cat", "dog"].map((kind) => object({ kind: { const: kind }, [kind]: true }, "kind")) };
  const contact = { type: "object", anyOf: [{ required: ["email"] }, { required: ["phone"] }] };
  it.each<Row>([
    [
      "as a tag",
      pets,
      { kind: "dgo" },
      ['oneOf at "/kind": Property "kind" must be one of "cat", "dog", but is "dgo"; did you mean "dog"?'],
    ],
    [
      "as the name of a tag",
      pets,
      { knid: "dog" },
      ['oneOf at "": Property "kind" is missing; it must be one of "cat", "dog"; is "kind" misspelled as "knid"?'],
    ],
    [
      "as one of several required properties",
      contact,
      { emial: "a" },
      ['anyOf at "": The object must have one of the properties "email", "phone"; is "email" misspelled as "emial"?'],
    ],
  ])("%s", (_what, schema, value, problems) => expect(foundProblems(schema, value)).toEqual(problems));
});

describe("a property that a condition reads and that is missing is one problem", () => {
  const missing = ['required at "": Property "country" is missing.'];
  const condition = { if: { properties: country }, then: { required: ["zip"] }, else: { required: ["code"] } };
  it.each<Row>([
    ["if it is required", { required: ["country"], ...condition }, {}, missing],
    ["if it is required around the condition", { required: ["country"], allOf: [condition] }, {}, missing],
    [
      "if the condition requires it",
      { if: { properties: country }, then: { required: ["country", "zip"] } },
      {},
      missing,
    ],
    ["unless it may be missing", condition, {}, ['required at "": Property "zip" is missing.']],
    [
      "unless it is there",
      { required: ["country"], ...condition },
      { country: "DE" },
      ['required at "": Property "code" is missing.'],
    ],
  ])("%s", (_what, schema, value, problems) => expect(foundProblems(schema, value)).toEqual(problems));
});
