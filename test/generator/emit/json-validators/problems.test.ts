import { describe, expect, it } from "vitest";
import type { JsonValue } from "../../../../generator/model/json-schema/schema.js";
import { foundProblems, problemsOf } from "./found-problems.js";
import { validatorsOf } from "../../../support/validators.js";

describe("a problem", () => {
  it.each<[JsonValue, unknown, string]>([
    [{ type: "string" }, 1.5, 'type at "": The value must be of type string, but is of type number: 1.5.'],
    [
      { type: ["string", "null"] },
      undefined,
      'type at "": The value must be of type string or null, but is of type undefined.',
    ],
    [{ type: "object" }, new Date(0), 'type at "": The value must be of type object, but is of type class instance.'],
    [{ enum: ["a", 1, null] }, "b", 'enum at "": The value must be one of "a", 1, null, but is "b".'],
    [{ const: { a: 1 } }, {}, 'const at "": Property "a" is missing.'],
    [{ multipleOf: 0.01 }, 0.001, 'multipleOf at "": The number must be a multiple of 0.01, but is 0.001.'],
    [{ maximum: 5 }, 6, 'maximum at "": The number must be at most 5, but is 6.'],
    [{ exclusiveMinimum: 0 }, 0, 'exclusiveMinimum at "": The number must be greater than 0, but is 0.'],
    [{ maxLength: 1 }, "😀😀", 'maxLength at "": The string must have at most 1 character, but has 2.'],
    [{ minLength: 2 }, "", 'minLength at "": The string must have at least 2 characters, but has 0.'],
    [{ pattern: "^a" }, "b", 'pattern at "": The string must match the pattern "^a", but is "b".'],
    [{ format: "uuid" }, "b", 'format at "": The value must have the format "uuid", but is "b".'],
    [{ maxItems: 1 }, [1, 2], 'maxItems at "": The array must have at most 1 item, but has 2.'],
    [
      { uniqueItems: true },
      [1, "1", 2, 1.0],
      'uniqueItems at "": The items of the array must all be different, but items 0 and 3 are equal.',
    ],
    [
      { not: { required: ["card", "iban"] } },
      { card: 1, iban: 2 },
      'not at "": Properties "card", "iban" exclude each other.',
    ],
    [
      { contains: { const: 1 } },
      [2],
      'contains at "": The array must contain an item that matches the schema under contains.',
    ],
    [
      { contains: { const: 1 }, maxContains: 1 },
      [1, 1],
      'maxContains at "": The array must contain at most 1 matching item.',
    ],
    [{ prefixItems: [true], items: false }, [1, 2], 'items at "/1": The array must end before this item.'],
    [{ minProperties: 2 }, { a: 1 }, 'minProperties at "": The object must have at least 2 properties, but has 1.'],
    [{ required: ["a/b"] }, {}, 'required at "": Property "a/b" is missing.'],
    [
      { properties: { "a/b": { type: "null" } } },
      { "a/b": 1 },
      'type at "/a~1b": The value must be of type null, but is of type integer: 1.',
    ],
    [
      { dependentRequired: { a: ["b"] } },
      { a: 1 },
      'dependentRequired at "": Property "b" is missing; "a" requires it.',
    ],
    [{ additionalProperties: false }, { a: 1 }, 'additionalProperties at "/a": Property "a" is not allowed here.'],
    [{ unevaluatedProperties: false }, { a: 1 }, 'unevaluatedProperties at "/a": Property "a" is not allowed here.'],
    [{ unevaluatedItems: false }, [1], 'unevaluatedItems at "/0": The array must end before this item.'],
    [
      { propertyNames: { maxLength: 1 } },
      { ab: 1 },
      'propertyNames at "/ab": Property name "ab" must have at most 1 character.',
    ],
    [{ not: { type: "string" } }, "a", 'not at "": The value must not be of type string.'],
    [false, 1, 'false at "": No value is allowed here.'],
  ])("of %j with %j", (schema, value, expected) => {
    expect(foundProblems(schema, value)).toEqual([expected]);
  });

  it("shows values of the payload cut and escaped", () => {
    const [problem] = problemsOf({ const: "a" }, `\u0000\u202e${"x".repeat(1000)}`);
    expect(problem?.actual).toBe(`"\\u{0}\\u{202e}${"x".repeat(67)}..."`);
  });

  it("is one of all of them, in the order of the schema", () => {
    const schema = {
      type: "object",
      properties: { a: { type: "object", required: ["x"] }, b: { type: "string" } },
      required: ["c"],
    };
    expect(problemsOf(schema, { a: {}, b: 1 }).map(({ code }) => code)).toEqual(["required", "required", "type"]);
  });

  it("is left out beyond the limit, and the result says so", () => {
    const { validateList } = validatorsOf({ List: { type: "array", items: { type: "string" } } });
    expect(validateList([1, 2, 3], { maxProblems: 2 })).toMatchObject({
      truncated: true,
      problems: [{ path: "/0" }, { path: "/1" }],
    });
    expect(validateList([1, 2], { maxProblems: 2 })).toMatchObject({ truncated: false });
  });
});

describe("the schema path of a problem", () => {
  it.each<[JsonValue, unknown, string]>([
    [{ type: "string" }, 1, "#/Thing/type"],
    [{ properties: { "a/b": { minimum: 5 } } }, { "a/b": 1 }, "#/Thing/properties/a~1b/minimum"],
    [
      { properties: { of: { properties: { a: { const: 1 } } } } },
      { of: { a: 2 } },
      "#/Thing/properties/of/properties/a/const",
    ],
    [{ required: ["a"] }, {}, "#/Thing/required"],
    [{ items: { items: { type: "string" } } }, [["a"], ["b", 1]], "#/Thing/items/items/type"],
    [{ prefixItems: [{}, { type: "null" }] }, [1, 2], "#/Thing/prefixItems/1/type"],
    [{ prefixItems: [{}], items: false }, [1, 2], "#/Thing/items"],
    [{ additionalProperties: { type: "null" } }, { a: 1 }, "#/Thing/additionalProperties/type"],
    [{ additionalProperties: { $ref: "#/Part" } }, { a: 1 }, "#/Part/type"],
    [{ additionalProperties: false }, { a: 1 }, "#/Thing/additionalProperties"],
    [{ patternProperties: { "^a/": { type: "null" } } }, { "a/": 1 }, "#/Thing/patternProperties/^a~1/type"],
    [{ unevaluatedProperties: { type: "null" } }, { a: 1 }, "#/Thing/unevaluatedProperties/type"],
    [{ propertyNames: { maxLength: 1 } }, { ab: 1 }, "#/Thing/propertyNames"],
    [{ dependentSchemas: { a: { required: ["b"] } } }, { a: 1 }, "#/Thing/dependentSchemas/a/required"],
    [{ allOf: [{}, { properties: { a: { type: "null" } } }] }, { a: 1 }, "#/Thing/allOf/1/properties/a/type"],
    [{ allOf: [{}, { $ref: "#/Part" }] }, 1, "#/Part/type"],
    [{ if: true, then: { type: "object", required: ["a"] } }, {}, "#/Thing/then/required"],
    [{ anyOf: [{ type: "null" }, { type: "string", minLength: 2 }] }, "a", "#/Thing/anyOf/1/minLength"],
    [{ oneOf: [{ type: "null" }, { $ref: "#/Part" }] }, { a: 1 }, "#/Part/properties/a/type"],
    [{ oneOf: [{ type: "null" }, { type: "boolean" }] }, 1, "#/Thing/oneOf"],
    [{ properties: { a: false } }, { a: 1 }, "#/Thing/properties/a"],
    [{ properties: { part: { $ref: "#/Part" } } }, { part: { a: 1 } }, "#/Part/properties/a/type"],
  ])("of %j leads from the contract to the keyword", (schema, value, expected) => {
    const part = { Part: { type: "object", properties: { a: { type: "null" } } } };
    expect(problemsOf(schema, value, part).map(({ schemaPath }) => schemaPath)).toEqual([expected]);
  });
});

describe("schemas that are put together", () => {
  const part = { type: "object", required: ["id"], properties: { id: { type: "string", maxLength: 2 } } };

  it("tell of a member that several of them declare only once", () => {
    const thing = { allOf: [part, { ...part, properties: { id: { type: "string", minLength: 1 } } }] };
    expect(foundProblems(thing, {})).toEqual(['required at "": Property "id" is missing.']);
    expect(foundProblems(thing, { id: 1 })).toEqual([
      'type at "/id": The value must be of type string, but is of type integer: 1.',
    ]);
  });

  it("tell of all that each of them refuses", () => {
    const thing = { allOf: [part, { properties: { id: { pattern: "^a" } } }] };
    expect(foundProblems(thing, { id: "bbb" })).toHaveLength(2);
  });
});
