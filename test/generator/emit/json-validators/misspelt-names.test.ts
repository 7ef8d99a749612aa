import { describe, expect, it } from "vitest";
import type { JsonValue } from "../../../../generator/model/json-schema/schema.js";
import { foundProblems } from "./found-problems.js";
import { validatorsOf } from "../../../support/validators.js";

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

  it("are reported once, even if several schemas require the property", () => {
    const asks: JsonValue = { required: ["customer"] };
    const merged = ['additionalProperties at "/custommer": Unknown property "custommer"; did you mean "customer"?'];
    expect(foundProblems({ allOf: [order, asks, asks] }, { custommer: 1, total: 2 })).toEqual(merged);
    expect(foundProblems({ allOf: [asks, order] }, { custommer: 1, total: 2 })).toEqual(merged);
    const closed: JsonValue = { properties: { customer: {}, total: {} }, additionalProperties: false };
    expect(foundProblems({ allOf: [closed, asks] }, { custommer: 1, total: 2 })).toEqual(merged);
    const open: JsonValue = { properties: { customer: {} }, required: ["customer"] };
    expect(foundProblems({ allOf: [open, open, asks] }, { custommer: 1 })).toEqual([
      'required at "": Property "customer" is missing; is it misspelled as "custommer"?',
    ]);
  });

  it("are reported for optional properties as well", () => {
    expect(foundProblems(order, { customer: 1, total: 2, curency: "EUR" })).toEqual([
      'additionalProperties at "/curency": Unknown property "curency"; did you mean "currency"?',
    ]);
    expect(foundProblems(order, { customer: 1, total: 2, note: "EUR" })).toEqual([
      'additionalProperties at "/note": Property "note" is not allowed here.',
    ]);
  });

  it("are reported for open objects without a property", () => {
    const open = { properties: { customer: {}, customers: {}, total: {} }, required: ["customer", "total"] };
    const missing = 'required at "": Property "customer" is missing';
    expect(foundProblems(open, { custommer: 1, total: 1 })).toEqual([`${missing}; is it misspelled as "custommer"?`]);
    // A declared property is not a misspelling of another one.
    expect(foundProblems(open, { customers: 1, total: 1 })).toEqual([`${missing}.`]);
    expect(foundProblems(open, { client: 1, total: 1 })).toEqual([`${missing}.`]);
    expect(foundProblems({ properties: { order: open } }, { order: { cutsomer: 1, total: 1 }, custommer: 1 })).toEqual([
      'required at "/order": Property "customer" is missing; is it misspelled as "cutsomer"?',
    ]);
  });

  it("are not reported for an open object if the missing property is secret", () => {
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

  it("are reported for values as well, if values are shown", () => {
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
