import { describe, expect, it } from "vitest";
import { exampleReach, fits } from "../../../../generator/model/json-schema/fits.js";
import type { JsonValue } from "../../../../generator/model/json-schema/schema.js";
import { schemaAt } from "../../../support/json-schema.js";

describe("whether a value fits", () => {
  const check = (value: JsonValue, schema: JsonValue): boolean => fits(value, schemaAt(schema)(""), exampleReach());

  it("is told by types, bounds, members and items", () => {
    expect(check([1, 2], { type: "array", items: { type: "integer" }, maxItems: 2 })).toBe(true);
    expect(check([1, "2"], { type: "array", items: { type: "integer" } })).toBe(false);
    expect(check(["a", 1], { prefixItems: [{ type: "string" }], items: { type: "number" } })).toBe(true);
    expect(check({ a: 1 }, { properties: { a: { type: "string" } } })).toBe(false);
    expect(check({ a: 1 }, { additionalProperties: false })).toBe(false);
    expect(check({ a: 1 }, { patternProperties: { "^a": {} }, additionalProperties: false })).toBe(true);
    expect(check("😀", { maxLength: 1 })).toBe(true);
    expect(check(6, { multipleOf: 4 })).toBe(false);
  });

  it("asks every part of allOf, and one of anyOf", () => {
    expect(check("a", { allOf: [{ type: "string" }, { maxLength: 1 }] })).toBe(true);
    expect(check("ab", { allOf: [{ type: "string" }, { maxLength: 1 }] })).toBe(false);
    expect(check(1, { anyOf: [{ type: "string" }, { type: "number" }] })).toBe(true);
    expect(check(null, { anyOf: [{ type: "string" }, { type: "number" }] })).toBe(false);
  });
});
