import { describe, expect, it } from "vitest";
import { evaluate, fits } from "../../../../generator/model/json-schema/evaluate.js";
import type { ValueDirection } from "../../../../generator/compare/kind-of-change.js";
import type { JsonValue } from "../../../../generator/model/json-schema/schema.js";
import { schemaAt } from "../../../support/json-schema.js";

function judge(schema: JsonValue, value: JsonValue, direction: ValueDirection = "read"): boolean | undefined {
  return evaluate(schemaAt({ schema })("/schema"), value, { direction });
}

describe("evaluate", () => {
  it("takes numbers as the decimals they are written as", () => {
    expect(judge({ multipleOf: 0.01 }, 19.99)).toBe(true);
    expect(judge({ multipleOf: 0.01 }, 19.995)).toBe(false);
  });

  it("counts code points", () => {
    expect(judge({ maxLength: 2 }, "😀😀")).toBe(true);
  });

  it("asserts the formats that are known", () => {
    expect(judge({ format: "date" }, "2024-02-30")).toBe(false);
    expect(judge({ format: "int32" }, 2 ** 31)).toBe(false);
    expect(judge({ format: "colour" }, "?")).toBe(true);
  });

  it("does not ask for what the other side fills in", () => {
    const order = { required: ["id", "pin"], properties: { id: { readOnly: true }, pin: { writeOnly: true } } };
    expect(judge(order, { pin: 1 }, "sent")).toBe(true);
    expect(judge(order, { id: 1 }, "sent")).toBe(false);
    expect(judge(order, { id: 1 }, "read")).toBe(true);
  });

  it("knows of hidden members in branches beside their declaration, and not behind references", () => {
    const declared = { properties: { id: { readOnly: true } } };
    expect(judge({ ...declared, allOf: [{ required: ["id"] }] }, {}, "sent")).toBe(true);
    expect(judge({ required: ["id"], allOf: [declared] }, {}, "sent")).toBe(true);
    expect(judge({ allOf: [declared, { required: ["id"] }] }, {}, "sent")).toBe(true);
    expect(judge({ allOf: [declared, { properties: { id: true }, required: ["id"] }] }, {}, "sent")).toBe(false);
    const at = schemaAt({ order: { ...declared, $ref: "#/named" }, named: { required: ["id"] } });
    expect(evaluate(at("/order"), {}, { direction: "sent" })).toBe(false);
  });

  it("looks at what no branch has looked at", () => {
    const schema = { anyOf: [{ properties: { a: { type: "string" } } }, true], unevaluatedProperties: false };
    expect(judge(schema, { a: "x" })).toBe(true);
    expect(judge(schema, { a: 1 })).toBe(false);
  });

  it("says nothing where it cannot come to an end", () => {
    const at = schemaAt({ loop: { allOf: [{ $ref: "#/loop" }] } });
    expect(evaluate(at("/loop"), 1, { direction: "read" })).toBeUndefined();
    expect(judge({ pattern: "^(a)\\1$" }, "aa")).toBeUndefined();
  });

  it("counts searches of patterns by the lengths of names and strings", () => {
    expect(judge({ pattern: "^a*$" }, "a".repeat(1_000))).toBe(true);
    expect(judge({ pattern: "^a*$" }, "a".repeat(200_000))).toBeUndefined();
    const names = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`a${at}`, at]));
    const patterns = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`^b${at}`, {}]));
    expect(judge({ patternProperties: { "^b": {} } }, names)).toBe(true);
    expect(judge({ patternProperties: patterns }, names)).toBeUndefined();
  });
});

describe("fits", () => {
  const check = (value: JsonValue, schema: JsonValue): boolean => fits(value, schemaAt(schema)(""));

  it("is decided by types, bounds, properties and items", () => {
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
