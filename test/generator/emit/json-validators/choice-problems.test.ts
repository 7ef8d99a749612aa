import { describe, expect, it } from "vitest";
import type { JsonValue } from "../../../../generator/model/json-schema/schema.js";
import { foundProblems, problemsOf } from "./found-problems.js";
import { planInterface } from "../../../../generator/plan/plan-interfaces.js";
import { contractOf } from "../../../support/contract.js";
import { runModule, validatorsModule, validatorsOf } from "../../../support/validators.js";

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

  it("are an optional tag that no branch has, unless one that all ask for tells the branch", () => {
    const branch = (kind: string, sizes: readonly string[], required: readonly string[]): JsonValue => ({
      type: "object",
      required,
      properties: { size: { enum: sizes }, kind: { const: kind } },
    });
    const choiceOf = (required: readonly string[]): JsonValue => ({
      oneOf: [branch("cat", ["small"], required), branch("dog", ["large"], required)],
    });
    expect(foundProblems(choiceOf([]), { size: "huge" })).toEqual([
      'oneOf at "/size": Property "size" must be one of "small", "large", but is "huge".',
    ]);
    expect(foundProblems(choiceOf(["kind"]), { kind: "dog", size: "huge" })).toEqual([
      'enum at "/size": The value must be one of "large", but is "huge".',
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
      'minLength at "": The string must have at least 2 characters, but has 1.',
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

  it("are only the cause if a single problem is reported", () => {
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
    ).toEqual([
      'anyOf at "": The object must have at least 2 properties, but has 0, or the object must have at least 1 property, but has 0.',
    ]);
  });

  it("of values of one type tell what each branch asks for", () => {
    const dates = {
      anyOf: [
        { type: "string", format: "date" },
        { type: "string", pattern: "^Q[1-4]$" },
      ],
    };
    expect(foundProblems(dates, "Q5")).toEqual([
      'anyOf at "": The value must have the format "date", or the string must match the pattern "^Q[1-4]$"; it is "Q5".',
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
      'anyOf at "": The string must have at least 9 characters, or the string must match the pattern "^x".',
    ]);
  });

  it("of arrays are those of the branch that allows the first item", () => {
    const lists = ["integer", "string", "object"].map((type) => ({ type: "array", items: { type } }));
    expect(foundProblems({ anyOf: lists }, [1, 2, "c"])).toEqual([
      'type at "/2": The value must be of type integer, but is of type string: "c".',
    ]);
    expect(foundProblems({ anyOf: lists }, [null])).toEqual([
      'anyOf at "/0": The value must be of type integer or string or object, but is of type null.',
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
