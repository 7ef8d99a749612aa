import { describe, expect, it } from "vitest";
import type { JsonValue } from "../../../../generator/model/json-schema/schema.js";
import { foundProblems } from "./found-problems.js";

const tagged = (tag: string, members: Readonly<Record<string, JsonValue>>): JsonValue => ({
  type: "object",
  required: ["kind", ...Object.keys(members)],
  properties: { kind: { const: tag }, ...members },
});

describe("a value of a type that no branch of a choice allows", () => {
  const branches = [tagged("card", { number: { type: "string" } }), tagged("bank", { iban: { type: "string" } })];
  const many = Array.from({ length: 9 }, (_, at) => tagged(`kind-${at}`, {}));
  const sentence = 'type at "": The value must be of type object, but is of type ';

  it("is reported by its type, for any type and number of branches", () => {
    for (const oneOf of [branches, many]) {
      expect(foundProblems({ oneOf }, [{ kind: "card" }])).toEqual([`${sentence}array.`]);
      expect(foundProblems({ oneOf }, "card")).toEqual([`${sentence}string: "card".`]);
      expect(foundProblems({ oneOf }, null)).toEqual([`${sentence}null.`]);
    }
    const lists = ["integer", "string"].map((type) => ({ type: "array", items: { type } }));
    expect(foundProblems({ anyOf: lists }, { 0: 1 })).toEqual([
      'type at "": The value must be of type array, but is of type object.',
    ]);
  });

  it("is reported once where several schemas refuse it", () => {
    const allOf = [{ type: "object", required: ["id"] }, { oneOf: branches }];
    expect(foundProblems({ allOf }, [])).toEqual([`${sentence}array.`]);
  });

  it("is asked of branches that take something", () => {
    const anyOf = [false, tagged("card", { number: { type: "string" } })];
    expect(foundProblems({ anyOf }, 4)).toEqual([`${sentence}integer: 4.`]);
    expect(foundProblems({ anyOf }, { kind: "card" })).toEqual(['required at "": Property "number" is missing.']);
  });
});

describe("members that nothing evaluates because the schema which would has refused the object", () => {
  const event = {
    type: "object",
    oneOf: [tagged("open", { door: { type: "integer" } }), tagged("shut", { window: { type: "integer" } })],
    unevaluatedProperties: false,
  };

  it("are not reported next to the problem for which it was rejected", () => {
    expect(foundProblems(event, { kind: "shut", window: "left" })).toEqual([
      'type at "/window": The value must be of type integer, but is of type string: "left".',
    ]);
    expect(foundProblems(event, { kind: "opne", door: 1 })).toEqual([
      'oneOf at "/kind": Property "kind" must be one of "open", "shut", but is "opne"; did you mean "open"?',
    ]);
  });

  it("are reported where no schema speaks of them, or nothing else is wrong", () => {
    expect(foundProblems(event, { kind: "shut", window: "left", colour: 1 })).toEqual([
      'type at "/window": The value must be of type integer, but is of type string: "left".',
      'unevaluatedProperties at "/colour": Property "colour" is not allowed here.',
    ]);
    expect(foundProblems(event, { kind: "open", door: 1, window: 2 })).toEqual([
      'unevaluatedProperties at "/window": Property "window" is not allowed here.',
    ]);
  });

  it("are reported with the intended name", () => {
    const customer = {
      allOf: [{ properties: { name: { type: "string" } } }, { properties: { email: { type: "string" } } }],
      unevaluatedProperties: false,
    };
    expect(foundProblems(customer, { name: "Ada", emial: "ada@example.org" })).toEqual([
      'unevaluatedProperties at "/emial": Unknown property "emial"; did you mean "email"?',
    ]);
  });
});

describe("choices within choices", () => {
  const lists = (item: JsonValue, levels: number): Readonly<Record<string, JsonValue>> =>
    Object.fromEntries(
      Array.from({ length: levels }, (_, level) =>
        ["A", "B"].map((side): [string, JsonValue] => [
          `${side}${level}`,
          level === 0 ? item : { anyOf: [{ $ref: `#/A${level - 1}` }, { $ref: `#/B${level - 1}` }] },
        ]),
      ).flat(),
    );

  it("are looked into for the members of the branch that was meant", () => {
    const one = (name: string): JsonValue => ({
      type: "object",
      required: [name],
      properties: { [name]: { type: "integer" } },
    });
    const thing = { anyOf: [{ anyOf: [one("meow"), one("bark")] }, one("wheels")] };
    expect(foundProblems(thing, { bark: "loud" })).toEqual([
      'type at "/bark": The value must be of type integer, but is of type string: "loud".',
    ]);
  });

  it("ask each branch of a text a few times, however deep they are", () => {
    const { A15: deepest = {}, ...others } = lists({ type: "string", pattern: "^A+$" }, 16);
    expect(foundProblems(deepest, "x", others)).toEqual([
      'pattern at "": The string must match the pattern "^A+$", but is "x".',
    ]);
    for (const value of [[], {}, 4]) expect(foundProblems(deepest, value, others)).toHaveLength(1);
  });
});
