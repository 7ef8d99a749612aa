import { describe, expect, it } from "vitest";
import type { JsonValue } from "../../../../generator/model/json-schema/schema.js";
import type { Problem } from "../../../../templates/runtime/base/problem.js";
import { planInterface } from "../../../../generator/plan/plan-interfaces.js";
import { contractOf } from "../../../support/contract.js";
import { runModule, validatorsModule, validatorsOf } from "../../../support/validators.js";

function problemsOf(
  schema: JsonValue,
  value: unknown,
  more: Readonly<Record<string, JsonValue>> = {},
): readonly Problem[] {
  const result = validatorsOf<"Thing">({ Thing: schema, ...more }).validateThing(value);
  return result.ok ? [] : result.problems;
}

/** Code, path and message of each problem. */
function foundProblems(
  schema: JsonValue,
  value: unknown,
  more: Readonly<Record<string, JsonValue>> = {},
): readonly string[] {
  return problemsOf(schema, value, more).map(({ code, path, message }) => `${code} at "${path}": ${message}`);
}

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
    [{ const: { a: 1 } }, {}, 'const at "": The value must be an object.'],
    [{ multipleOf: 0.01 }, 0.001, 'multipleOf at "": The number must be a multiple of 0.01, but is 0.001.'],
    [{ maximum: 5 }, 6, 'maximum at "": The number must be at most 5, but is 6.'],
    [{ exclusiveMinimum: 0 }, 0, 'exclusiveMinimum at "": The number must be greater than 0, but is 0.'],
    [{ maxLength: 1 }, "😀😀", 'maxLength at "": The text must have at most 1 character, but has 2.'],
    [{ minLength: 2 }, "", 'minLength at "": The text must have at least 2 characters, but has 0.'],
    [{ pattern: "^a" }, "b", 'pattern at "": The text must match the pattern "^a", but is "b".'],
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
      'dependentRequired at "": Property "b" is missing; "a" asks for it.',
    ],
    [{ additionalProperties: false }, { a: 1 }, 'additionalProperties at "/a": Property "a" is not allowed here.'],
    [{ unevaluatedProperties: false }, { a: 1 }, 'unevaluatedProperties at "/a": Property "a" is not allowed here.'],
    [{ unevaluatedItems: false }, [1], 'unevaluatedItems at "/0": The array must end before this item.'],
    [
      { propertyNames: { maxLength: 1 } },
      { ab: 1 },
      'propertyNames at "/ab": "ab" is not allowed as the name of a property.',
    ],
    [{ not: { type: "string" } }, "a", 'not at "": The value must not match the schema under not.'],
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

describe("the problems of a choice", () => {
  const pets = {
    Cat: {
      type: "object",
      required: ["kind", "lives"],
      properties: { kind: { const: "cat" }, lives: { type: "integer" } },
    },
    Dog: { type: "object", required: ["kind"], properties: { kind: { const: "dog" }, good: { type: "boolean" } } },
  };
  const choice = { oneOf: [{ $ref: "#/Cat" }, { $ref: "#/Dog" }] };

  it("are those of the branch whose constants fit", () => {
    expect(foundProblems(choice, { kind: "cat", lives: "nine" }, pets)).toEqual([
      'type at "/lives": The value must be of type integer, but is of type string: "nine".',
    ]);
  });

  it("are the tag alone when it is missing or no branch has it", () => {
    expect(foundProblems(choice, { kind: "cow", lives: 9 }, pets)).toEqual([
      'oneOf at "/kind": Property "kind" must be one of "cat", "dog", but is "cow".',
    ]);
    expect(foundProblems(choice, { lives: "nine" }, pets)).toEqual([
      'oneOf at "": Property "kind" is missing; it must be one of "cat", "dog".',
    ]);
  });

  it("are those of the branch that a second tag tells apart from others with the same first one", () => {
    const branch = (version: number, kind: string, type: string): JsonValue => ({
      type: "object",
      required: ["version", "kind"],
      properties: { version: { const: version }, kind: { const: kind }, size: { type } },
    });
    const versions = { oneOf: [branch(1, "cat", "string"), branch(1, "dog", "integer"), branch(2, "cat", "boolean")] };
    expect(foundProblems(versions, { version: 1, kind: "dog", size: "big" })).toEqual([
      'type at "/size": The value must be of type integer, but is of type string: "big".',
    ]);
    expect(foundProblems(versions, { version: 1, kind: "cow" })).toEqual([
      'oneOf at "/kind": Property "kind" must be one of "cat", "dog", but is "cow".',
    ]);
    expect(foundProblems(versions, { version: 1 })).toEqual([
      'oneOf at "": Property "kind" is missing; it must be one of "cat", "dog".',
    ]);
  });

  it("are those of the branch that speaks of most members which are there", () => {
    const payments = {
      Card: { type: "object", required: ["card"], properties: { card: { type: "string" }, holder: {}, note: {} } },
      Bank: { type: "object", required: ["iban"], properties: { iban: { type: "string" }, holder: {}, bic: {} } },
    };
    const payment = { oneOf: [{ $ref: "#/Card" }, { $ref: "#/Bank" }] };
    expect(foundProblems(payment, { card: 1, holder: "Ada" }, payments)).toEqual([
      'type at "/card": The value must be of type string, but is of type integer: 1.',
    ]);
    expect(foundProblems(payment, { holder: "Ada", bic: "X" }, payments)).toEqual([
      'required at "": Property "iban" is missing.',
    ]);
    expect(foundProblems(payment, { holder: "Ada" }, payments)).toEqual([
      'oneOf at "": The object must have one of the properties "card", "iban".',
    ]);
    expect(foundProblems(payment, { card: "1", iban: "2" }, payments)).toEqual([
      'oneOf at "": Properties "card" and "iban" exclude each other.',
    ]);
  });

  it("are the cause alone, however many choices stand around it", () => {
    const tree = {
      oneOf: [
        {
          type: "object",
          required: ["left", "right"],
          properties: { left: { $ref: "#/Thing" }, right: { $ref: "#/Thing" } },
        },
        { type: "object", required: ["not"], properties: { not: { $ref: "#/Thing" } } },
        { type: "integer" },
      ],
    };
    let value: unknown = "one";
    for (let level = 0; level < 20; level += 1) value = level % 2 === 0 ? { left: 1, right: value } : { not: value };
    expect(foundProblems(tree, value)).toEqual([
      `oneOf at "${"/not/right".repeat(10)}": The value must be of type object or integer, but is of type string: "one".`,
    ]);
    expect(validatorsOf<"Thing">({ Thing: tree }).validateThing(value, { maxProblems: 1 })).toMatchObject({
      truncated: false,
    });
  });

  it("are those of the branch whose type fits", () => {
    expect(foundProblems({ anyOf: [{ type: "null" }, { type: "string", minLength: 2 }] }, "a")).toEqual([
      'minLength at "": The text must have at least 2 characters, but has 1.',
    ]);
  });

  it("are those of the first branch where the members that are there speak for several", () => {
    const range = { properties: { from: { type: "string" }, to: {} }, required: ["to"] };
    const point = { properties: { from: { type: "string" }, at: {} }, required: ["at"] };
    const { properties } = range;
    const other = { properties: { ...properties, from: { type: "integer" } }, required: ["to"] };
    expect(foundProblems({ anyOf: [range, point, other] }, { to: 1, from: true, at: 1 })).toEqual([
      'type at "/from": The value must be of type string, but is of type boolean: true.',
    ]);
  });

  it("is the type alone when no branch allows it", () => {
    const asking = (name: string): JsonValue => ({ type: "object", required: ["id", name] });
    expect(foundProblems({ oneOf: [asking("token"), asking("user"), { type: "string" }] }, 5)).toEqual([
      'oneOf at "": The value must be of type object or string, but is of type integer: 5.',
    ]);
  });

  it("are no more than the cause where only one problem is told", () => {
    const part = {
      type: "object",
      required: ["kind"],
      properties: { kind: { const: "a" }, size: { type: "integer" } },
    };
    const other = { type: "object", required: ["kind"], properties: { kind: { const: "b" } } };
    const schema: JsonValue = { oneOf: [part, other], properties: { rest: {} }, unevaluatedProperties: false };
    const { validateThing } = validatorsOf<"Thing">({ Thing: { items: schema } });
    const items = [...Array.from({ length: 50 }, () => ({ kind: "a", size: "x", rest: 1 }))];
    expect(validateThing(items, { maxProblems: 1 })).toMatchObject({
      problems: [{ path: "/0/size", message: 'The value must be of type integer, but is of type string: "x".' }],
      truncated: true,
    });
  });

  it("tells branches that would be called the same apart by what they ask for or forbid", () => {
    const free = { type: "object", properties: { id: {} } };
    const [without, named] = ['object without "id"', "object"];
    expect(foundProblems({ oneOf: [{ type: "object", properties: { id: false } }, free] }, {})).toEqual([
      `oneOf at "": The value must match exactly one of ${without}, ${named}, but matches 2: ${without}, ${named}.`,
    ]);
    expect(
      foundProblems(
        {
          anyOf: [
            { ...free, minProperties: 2 },
            { ...free, minProperties: 1 },
          ],
        },
        {},
      ),
    ).toEqual(['anyOf at "": The value must match at least one of schema 1, schema 2, but matches none.']);
  });

  it("of values of one type tell what each branch asks for", () => {
    const dates = {
      anyOf: [
        { type: "string", format: "date" },
        { type: "string", pattern: "^Q[1-4]$" },
      ],
    };
    expect(foundProblems(dates, "Q5")).toEqual([
      'anyOf at "": The value must have the format "date", or the text must match the pattern "^Q[1-4]$"; it is "Q5".',
    ]);
    const amounts = { oneOf: [{ type: "integer", maximum: 9 }, { type: "number", minimum: 100 }, { type: "boolean" }] };
    expect(foundProblems(amounts, 50)).toEqual([
      'oneOf at "": The number must be at most 9, or the number must be at least 100; it is 50.',
    ]);
  });

  it("are those of the only branch where all ask for the same", () => {
    expect(
      foundProblems(
        {
          anyOf: [
            { type: "object", required: ["a"] },
            { type: "object", required: ["b"] },
          ],
        },
        5,
      ),
    ).toEqual(['type at "": The value must be of type object, but is of type integer: 5.']);
  });

  it("of branches that all refuse a secret show nothing of it", () => {
    const secret = {
      anyOf: [
        { type: "string", minLength: 9 },
        { type: "string", pattern: "^x" },
      ],
      "x-sensitive": true,
    };
    expect(foundProblems(secret, "1234")).toEqual([
      'anyOf at "": The text must have at least 9 characters, or the text must match the pattern "^x".',
    ]);
  });

  it("of arrays are those of the branch that allows the first item", () => {
    const lists = ["integer", "string", "object"].map((type) => ({ type: "array", items: { type } }));
    expect(foundProblems({ anyOf: lists }, [1, 2, "c"])).toEqual([
      'type at "/2": The value must be of type integer, but is of type string: "c".',
    ]);
    expect(foundProblems({ anyOf: lists }, [null])).toEqual([
      'anyOf at "": The value must match at least one of schema 1, schema 2, schema 3, but matches none.',
    ]);
  });

  it.each(["anyOf", "oneOf"])("of an object that lacks each of some members name them: %s", (keyword) => {
    const branches = ["a", "b", "c"].map((name) => ({ required: [name] }));
    const schema = { type: "object", [keyword]: branches };
    expect(foundProblems(schema, {})).toEqual([
      `${keyword} at "": The object must have one of the properties "a", "b", "c".`,
    ]);
    const ofTwo = foundProblems(schema, { b: 1, c: 2 });
    expect(ofTwo).toEqual(keyword === "anyOf" ? [] : ['oneOf at "": Properties "b" and "c" exclude each other.']);
    expect(problemsOf(schema, { a: 1, b: 1, c: 2 })[0]?.matches).toBe(keyword === "anyOf" ? undefined : 3);
    expect(problemsOf(schema, { toString: 1 })).toHaveLength(1);
  });

  it("of many branches of one type name them", () => {
    const many = Array.from({ length: 5 }, (_, at) => ({ type: "integer", minimum: 10 * at, maximum: 10 * at + 1 }));
    expect(foundProblems({ anyOf: many }, 5)[0]).toContain("but matches none.");
  });

  it("name the branches that match when too many do", () => {
    expect(foundProblems({ oneOf: [{ type: "integer" }, { minimum: 1 }] }, 5)).toEqual([
      'oneOf at "": The value must match exactly one of integer, schema 2, but matches 2: integer, schema 2.',
    ]);
  });

  it("follow the discriminator, which never changes what is valid", () => {
    const contract = contractOf({ ...pets, Thing: choice });
    const [cat, dog, thing] = ["Cat", "Dog", "Thing"].map((name) => contract.schemas.get(name));
    if (cat === undefined || dog === undefined || thing === undefined) throw new Error("They are there.");
    const mapping = new Map([
      ["cat", cat],
      ["dog", dog],
    ]);
    Object.assign(thing, { discriminator: { propertyName: "kind", mapping, origin: thing.origin } });
    const { isThing, validateThing } = runModule<"Thing">(validatorsModule(planInterface(contract, "test")));
    expect(isThing({ kind: "dog" })).toBe(true);
    const result = validateThing({ kind: "bird" });
    expect(!result.ok && result.problems.map(({ path, message }) => [path, message])).toEqual([
      ["/kind", 'Property "kind" must be one of "cat", "dog", but is "bird".'],
    ]);
    expect(validateThing({ kind: "cat" })).toMatchObject({
      problems: [{ code: "required", path: "", schemaPath: "#/Cat/required" }],
    });
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

describe("names that are misspelt", () => {
  const order: JsonValue = {
    properties: { customer: {}, total: {}, currency: { enum: ["EUR", "USDollar"] } },
    required: ["customer", "total"],
    additionalProperties: false,
  };

  it("are one problem with the member that is missing", () => {
    const merged = 'additionalProperties at "/custommer": Unknown property "custommer"; did you mean "customer"?';
    expect(foundProblems(order, { custommer: 1, total: 2 })).toEqual([merged]);
    expect(foundProblems(order, { custommer: 1, totla: 2 })).toEqual([
      merged,
      'additionalProperties at "/totla": Unknown property "totla"; did you mean "total"?',
    ]);
    const open = { properties: { customer: {} }, required: ["customer"], unevaluatedProperties: false };
    expect(foundProblems(open, { cutsomer: 1 })).toEqual([
      'unevaluatedProperties at "/cutsomer": Unknown property "cutsomer"; did you mean "customer"?',
    ]);
  });

  it("are told once, whatever schemas ask for the member", () => {
    const asks: JsonValue = { required: ["customer"] };
    const merged = ['additionalProperties at "/custommer": Unknown property "custommer"; did you mean "customer"?'];
    expect(foundProblems({ allOf: [order, asks, asks] }, { custommer: 1, total: 2 })).toEqual(merged);
    expect(foundProblems({ allOf: [asks, order] }, { custommer: 1, total: 2 })).toEqual(merged);
    const closed: JsonValue = { properties: { customer: {}, total: {} }, additionalProperties: false };
    expect(foundProblems({ allOf: [closed, asks] }, { custommer: 1, total: 2 })).toEqual(merged);
    const open: JsonValue = { properties: { customer: {} }, required: ["customer"] };
    expect(foundProblems({ allOf: [open, open, asks] }, { custommer: 1 })).toEqual([
      'required at "": Property "customer" is missing; is it misspelt as "custommer"?',
    ]);
  });

  it("are told of members that may be there as well", () => {
    expect(foundProblems(order, { customer: 1, total: 2, curency: "EUR" })).toEqual([
      'additionalProperties at "/curency": Unknown property "curency"; did you mean "currency"?',
    ]);
    expect(foundProblems(order, { customer: 1, total: 2, note: "EUR" })).toEqual([
      'additionalProperties at "/note": Property "note" is not allowed here.',
    ]);
  });

  it("are told of open objects that lack a member", () => {
    const open = { properties: { customer: {}, customers: {}, total: {} }, required: ["customer", "total"] };
    const missing = 'required at "": Property "customer" is missing';
    expect(foundProblems(open, { custommer: 1, total: 1 })).toEqual([`${missing}; is it misspelt as "custommer"?`]);
    // A member that the schema names is not another one, misspelt.
    expect(foundProblems(open, { customers: 1, total: 1 })).toEqual([`${missing}.`]);
    expect(foundProblems(open, { client: 1, total: 1 })).toEqual([`${missing}.`]);
    expect(foundProblems({ properties: { order: open } }, { order: { cutsomer: 1, total: 1 }, custommer: 1 })).toEqual([
      'required at "/order": Property "customer" is missing; is it misspelt as "cutsomer"?',
    ]);
  });

  it("are not told of an open object where the member that is missing is secret", () => {
    const login = {
      properties: { user: {}, password: { type: "string", format: "password" } },
      required: ["user", "password"],
    };
    expect(foundProblems(login, { user: 1, pasword: "x" })).toEqual([
      'required at "": Property "password" is missing.',
    ]);
  });

  it("are compared with 5,000 values of an enumeration at most", () => {
    const many = Array.from({ length: 5_001 }, (_, at) => (at === 5_000 ? "lastvalue" : `${at}`));
    const near = (schema: JsonValue): boolean =>
      foundProblems(schema, "lastvalu")[0]?.includes("did you mean") === true;
    expect([near({ enum: many.slice(1) }), near({ enum: many })]).toEqual([true, false]);
  });

  it("are two problems where the names are far from each other, or stand in different objects", () => {
    expect(foundProblems(order, { client: 1, total: 2 })).toHaveLength(2);
    const list: JsonValue = { items: order };
    expect(foundProblems(list, [{ total: 1 }, { customer: 1, total: 1, custommer: 1 }])).toHaveLength(2);
  });

  it("are looked for in the first three problems", () => {
    const types = { a: { type: "null" }, b: { type: "null" }, c: { type: "null" } } as const;
    const schema: JsonValue = {
      properties: { ...types, customer: {} },
      required: ["customer"],
      additionalProperties: false,
    };
    expect(foundProblems(schema, { a: 1, b: 1, c: 1, custommer: 1 })).toHaveLength(5);
    expect(foundProblems(schema, { a: 1, b: 1, custommer: 1 })).toHaveLength(3);
  });

  it("are told of values as well, where values are shown", () => {
    const { validateThing } = validatorsOf<"Thing">({ Thing: order });
    const value = { customer: 1, total: 1, currency: "USDolar" };
    const messageOf = (values: boolean): string => {
      const result = validateThing(value, { values });
      return result.ok ? "" : (result.problems[0]?.message ?? "");
    };
    expect(messageOf(true)).toBe(
      'The value must be one of "EUR", "USDollar", but is "USDolar"; did you mean "USDollar"?',
    );
    expect(messageOf(false)).toBe('The value must be one of "EUR", "USDollar".');
  });
});
