import { describe, expect, it } from "vitest";
import type { Relation } from "../../../../generator/prove/json-schema/relation.js";
import { relate } from "../../../../generator/prove/json-schema/relate.js";
import type { ValueDirection } from "../../../../generator/compare/kind-of-change.js";
import type { JsonValue } from "../../../../generator/model/json-schema/schema.js";
import { schemaAt } from "../../../support/json-schema.js";

function compare(before: JsonValue, after: JsonValue, direction: ValueDirection = "read"): Relation {
  const at = schemaAt({ before, after });
  return relate(at("/before"), at("/after"), { direction });
}

const same: Relation = { narrowed: { kind: "no" }, widened: { kind: "no" } };
const narrower = (witness: JsonValue): Relation => ({ narrowed: { kind: "yes", witness }, widened: { kind: "no" } });
const wider = (witness: JsonValue): Relation => ({ narrowed: { kind: "no" }, widened: { kind: "yes", witness } });

describe("schemas that accept the same", () => {
  const order = { type: "object", required: ["id"], properties: { id: { type: "string" }, note: { type: "string" } } };
  const pairs: readonly (readonly [what: string, before: JsonValue, after: JsonValue])[] = [
    [
      "properties and what is required in another order",
      order,
      {
        properties: { note: { type: "string" }, id: { type: "string" } },
        required: ["id"],
        type: "object",
      },
    ],
    ["an allOf of one", order, { allOf: [order] }],
    [
      "an allOf that is flattened",
      order,
      {
        allOf: [{ type: "object", properties: order.properties }, { required: ["id"] }],
      },
    ],
    ["an enum as a oneOf of constants", { enum: ["a", "b"] }, { oneOf: [{ const: "b" }, { const: "a" }] }],
    [
      "an enum as an anyOf of shorter ones",
      { enum: ["a", "b", "c"] },
      { anyOf: [{ enum: ["c", "a"] }, { const: "b" }] },
    ],
    [
      "a maximum of whole numbers as a limit that is out",
      { type: "integer", maximum: 4 },
      {
        type: "integer",
        exclusiveMaximum: 5,
      },
    ],
    ["whole numbers as multiples of one", { type: "integer" }, { type: "number", multipleOf: 1 }],
    ["a range of whole numbers as a list", { type: "integer", minimum: 1, maximum: 3 }, { enum: [3, 2, 1] }],
    ["true, false or null as a list", { type: ["boolean", "null"] }, { enum: [null, true, false] }],
    [
      "types as branches",
      { type: ["string", "null"], maxLength: 3 },
      {
        anyOf: [{ type: "null" }, { type: "string", maxLength: 3 }],
      },
    ],
    [
      "patterns in other words",
      { type: "string", pattern: "^[a-c]{2}$" },
      { type: "string", pattern: "^(a|b|c)[abc]$" },
    ],
    [
      "a pattern as a length",
      { type: "string", pattern: "^[^]{1,3}$" },
      { type: "string", minLength: 1, maxLength: 3 },
    ],
    ["a branch that nothing fits", order, { anyOf: [order, { type: "string", minLength: 3, maxLength: 2 }] }],
    [
      "what a condition says anyway",
      { required: ["a"], if: { required: ["a"] }, then: { required: ["b"] } },
      {
        type: ["null", "boolean", "number", "string", "array", "object"],
        required: ["a", "b"],
      },
    ],
    [
      "conditions as dependentRequired",
      { if: { type: "object", required: ["a"] }, then: { required: ["b"] } },
      {
        dependentRequired: { a: ["b"] },
      },
    ],
    [
      "conditions as dependentSchemas",
      { dependentSchemas: { a: { required: ["b"] } } },
      { dependentRequired: { a: ["b"] } },
    ],
    [
      "nothing left as unevaluated or as additional",
      { ...order, additionalProperties: false },
      {
        ...order,
        unevaluatedProperties: false,
      },
    ],
    [
      "nothing left beside an allOf",
      { ...order, additionalProperties: false },
      {
        allOf: [order],
        unevaluatedProperties: false,
      },
    ],
    [
      "items left unevaluated or named",
      { prefixItems: [{ type: "string" }], items: false },
      {
        allOf: [{ prefixItems: [{ type: "string" }] }],
        unevaluatedItems: false,
      },
    ],
    [
      "names by a pattern or by a length",
      { propertyNames: { maxLength: 1 } },
      { propertyNames: { pattern: "^[^]?$" } },
    ],
    [
      "at least one item that fits as not all others",
      { type: "array", contains: { type: "string" } },
      {
        type: "array",
        not: { items: { not: { type: "string" } } },
      },
    ],
    [
      "two equal items of a kind that has one",
      { type: "array", items: { const: 1 }, uniqueItems: true },
      {
        type: "array",
        items: { const: 1 },
        maxItems: 1,
      },
    ],
    ["a double denial", order, { not: { not: order } }],
    [
      "a format that has one length",
      { type: "string", format: "date" },
      { type: "string", format: "date", maxLength: 10 },
    ],
    [
      "a format of numbers as a range",
      { type: "integer", format: "int32" },
      {
        type: "integer",
        minimum: -2147483648,
        maximum: 2147483647,
      },
    ],
    ["annotations", order, { ...order, title: "Order", description: "An order.", default: {}, deprecated: true }],
    [
      "a discriminator",
      { oneOf: [{ const: 1 }, { const: 2 }] },
      {
        oneOf: [{ const: 1 }, { const: 2 }],
        discriminator: { propertyName: "kind", mapping: {} },
      },
    ],
    ["branches in another order", { oneOf: [order, { type: "string" }] }, { oneOf: [{ type: "string" }, order] }],
    [
      "branches that exclude each other",
      { oneOf: [order, { type: "string" }] },
      { anyOf: [order, { type: "string" }] },
    ],
    ["constants of equal value", { const: { a: [1, { b: 2 }], c: 0 } }, { const: { c: -0, a: [1.0, { b: 2 }] } }],
  ];

  it.each(pairs)("are the same: %s", (_, before, after) => {
    expect(compare(before, after)).toEqual(same);
    expect(compare(after, before)).toEqual(same);
  });

  it("are the same when one is named", () => {
    const at = schemaAt({
      before: { properties: { a: order } },
      after: { properties: { a: { $ref: "#/Order" } } },
      Order: order,
    });
    expect(relate(at("/before"), at("/after"), { direction: "read" })).toEqual(same);
  });

  it("are the same when they refer to themselves in different ways", () => {
    const at = schemaAt({
      tree: {
        type: "object",
        properties: { next: { $ref: "#/tree" }, all: { type: "array", items: { $ref: "#/tree" } } },
      },
      twin: { type: "object", properties: { next: { $ref: "#/other" }, all: { $ref: "#/list" } } },
      other: { allOf: [{ $ref: "#/tree" }] },
      list: { type: "array", items: { anyOf: [{ $ref: "#/twin" }] } },
    });
    expect(relate(at("/tree"), at("/twin"), { direction: "read" })).toEqual(same);
  });
});

describe("schemas that differ", () => {
  const pairs: readonly (readonly [what: string, before: JsonValue, after: JsonValue, witness: JsonValue])[] = [
    ["a maximum", { type: "integer", maximum: 10 }, { type: "integer", maximum: 5 }, 6],
    ["a limit of fractions", { type: "number", maximum: 4 }, { type: "number", exclusiveMaximum: 4 }, 4],
    ["numbers that become whole", { type: "number" }, { type: "integer" }, 0.5],
    ["multiples", { type: "integer" }, { type: "integer", multipleOf: 2 }, 1],
    ["multiples of fractions", { type: "number", multipleOf: 0.05 }, { type: "number", multipleOf: 0.1 }, 0.05],
    ["an enum", { enum: ["a", "b"] }, { enum: ["a"] }, "b"],
    ["an enum of objects", { enum: [{ a: 1 }, { a: 2 }] }, { enum: [{ a: 1 }] }, { a: 2 }],
    ["null", { type: ["string", "null"] }, { type: "string" }, null],
    ["a length", { type: "string" }, { type: "string", minLength: 2 }, ""],
    ["a pattern", { type: "string", pattern: "^a+$" }, { type: "string", pattern: "^a{1,2}$" }, "aaa"],
    ["a format", { type: "string" }, { type: "string", format: "date" }, ""],
    ["the number of items", { type: "array" }, { type: "array", minItems: 1 }, []],
    ["an item behind others", { prefixItems: [{}, {}] }, { prefixItems: [{}, { type: "string" }] }, [null, null]],
    [
      "items that must differ",
      { type: "array", items: { type: "integer" } },
      {
        type: "array",
        items: { type: "integer" },
        uniqueItems: true,
      },
      [0, 0],
    ],
    [
      "what an array contains",
      { type: "array", contains: { const: 1 } },
      {
        type: "array",
        contains: { const: 1 },
        maxContains: 1,
      },
      [1, 1],
    ],
    ["a member that is required", { type: "object" }, { type: "object", required: ["a"] }, {}],
    [
      "a member of another type",
      { type: "object" },
      { type: "object", properties: { a: { type: "string" } } },
      { a: null },
    ],
    [
      "a member inside others",
      { properties: { a: { properties: { b: { maximum: 2 } } } } },
      {
        properties: { a: { properties: { b: { maximum: 1 } } } },
      },
      { a: { b: 2 } },
    ],
    ["members that were open", { type: "object" }, { type: "object", additionalProperties: false }, { extra: null }],
    [
      "members whose names have a pattern",
      { type: "object" },
      {
        type: "object",
        patternProperties: { "^x-": { type: "string" } },
      },
      { "x-": null },
    ],
    [
      "names",
      { type: "object", propertyNames: { maxLength: 2 } },
      {
        type: "object",
        propertyNames: { maxLength: 1 },
      },
      { aa: null },
    ],
    ["members that need others", { type: "object" }, { type: "object", dependentRequired: { a: ["b"] } }, { a: null }],
    ["a condition", { type: "integer" }, { type: "integer", if: { minimum: 5 }, then: { multipleOf: 5 } }, 6],
    ["a branch less", { anyOf: [{ const: 1 }, { const: 2 }] }, { anyOf: [{ const: 1 }] }, 2],
    [
      "branches that must not meet",
      { anyOf: [{ minimum: 1 }, { multipleOf: 2 }] },
      {
        oneOf: [{ minimum: 1 }, { multipleOf: 2 }],
      },
      null,
    ],
    [
      "members that no branch looks at",
      { anyOf: [{ required: ["a"], properties: { a: {} } }, {}] },
      {
        anyOf: [{ required: ["a"], properties: { a: {} } }, {}],
        unevaluatedProperties: false,
      },
      { extra: null },
    ],
  ];

  it.each(pairs)("show it with a value: %s", (_, before, after, witness) => {
    expect(compare(before, after)).toEqual(narrower(witness));
    expect(compare(after, before)).toEqual(wider(witness));
  });

  it("differ both ways", () => {
    expect(compare({ type: "string" }, { type: "integer" })).toEqual({
      narrowed: { kind: "yes", witness: "" },
      widened: { kind: "yes", witness: 0 },
    });
  });

  it("show a difference behind references that turn back", () => {
    const list = (maximum: number, own: string): JsonValue => ({
      type: "object",
      required: ["value"],
      properties: { value: { type: "integer", maximum }, next: { $ref: `#/${own}` } },
    });
    expect(compare(list(3, "before"), list(2, "after"))).toEqual(narrower({ value: 3 }));
  });

  it("find no value in what only a value without end would satisfy", () => {
    const endless = { type: "object", required: ["next"], properties: { next: { $ref: "#/before" } } };
    expect(compare(endless, false)).toEqual(same);
  });
});

describe("what the other side fills in", () => {
  const before = { type: "object", properties: { id: { type: "string", readOnly: true } } };
  const after = { ...before, required: ["id"] };

  it("is not asked for in what is sent", () => {
    expect(compare(before, after, "sent")).toEqual(same);
    expect(compare(before, after, "read")).toEqual(narrower({}));
  });

  it("is not asked for in what is read when it is only written", () => {
    const secret = { type: "object", properties: { pin: { type: "string", writeOnly: true } } };
    expect(compare(secret, { ...secret, required: ["pin"] }, "read")).toEqual(same);
    expect(compare(secret, { ...secret, required: ["pin"] }, "sent")).toEqual(narrower({}));
  });

  it("keeps its type", () => {
    const typed = { type: "object", properties: { id: { type: "integer", readOnly: true } } };
    expect(compare(before, typed, "sent").narrowed).toEqual({ kind: "yes", witness: { id: "" } });
  });

  it("may be required by a branch beside its declaration", () => {
    expect(compare(before, { ...before, allOf: [{ required: ["id"] }] }, "sent")).toEqual(same);
  });
});

describe("undecided cases", () => {
  it("is said to be unknown", () => {
    const backward = { type: "string", pattern: "^(a+)b\\1$" };
    expect(compare(backward, { ...backward, maxLength: 4 }).narrowed.kind).toBe("unknown");
    expect(compare(backward, backward)).toEqual(same);
  });
});
