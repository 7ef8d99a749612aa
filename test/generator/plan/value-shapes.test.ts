import { describe, expect, it } from "vitest";
import { valueShapeText } from "../../../generator/emit/messages/value-shape.js";
import type { JsonSchema, JsonValue } from "../../../generator/model/json-schema/schema.js";
import { hasWholeShape, typesOf, valueShape } from "../../../generator/plan/value-shapes.js";
import { effort } from "../../support/effort.js";
import { schemaAt } from "../../support/json-schema.js";

const textOf = (schema: JsonSchema): string => valueShapeText(valueShape([schema]));
const shape = (schema: JsonValue): string => textOf(schemaAt({ schema })("/schema"));

describe("valueShape", () => {
  it.each([
    [{}, '"any"'],
    [{ description: "Anything.", deprecated: true }, '"any"'],
    [{ pattern: "a" }, '"string"'],
    [{ type: "string" }, '"string"'],
    [{ type: "integer" }, '"number"'],
    [{ type: ["integer", "number"] }, '"number"'],
    [{ type: ["integer", "null"] }, '["null", "number"]'],
    [{ enum: [1, "all", true] }, '["boolean", "number", "string"]'],
    [{ const: 7 }, '"number"'],
    [{ anyOf: [{ type: "boolean" }, { type: "null" }] }, '["boolean", "null"]'],
    [{ type: "array" }, '{ items: "any" }'],
    [{ items: { type: "number" } }, '{ items: "number" }'],
    [{ allOf: [{ items: { type: "number" } }] }, '{ items: "number" }'],
    [{ prefixItems: [{ type: "number" }] }, '{ items: "number" }'],
    [{ prefixItems: [{ type: "number" }], items: { type: "boolean" } }, '{ items: ["boolean", "number"] }'],
    [{ type: "object" }, '{ members: {}, others: "any" }'],
    [{ additionalProperties: true }, '{ members: {}, others: "any" }'],
    [{ patternProperties: { "^a": { type: "number" } } }, '{ members: {}, others: "number" }'],
    [{ additionalProperties: { type: "number" } }, '{ members: {}, others: "number" }'],
    [{ properties: { a: { type: "number" } } }, '{ members: { a: "number" }, others: "string" }'],
    [{ type: "object", additionalProperties: false }, '{ members: {}, others: "any", closed: true }'],
    [{ oneOf: [{ type: "array" }, { type: "string" }] }, '{ items: "any", text: "string" }'],
    [{ type: ["object", "null"] }, '{ members: {}, others: "any", text: ["null"] }'],
    [
      { anyOf: [{ items: { type: "number" } }, { properties: { a: { type: "number" } } }, { type: "integer" }] },
      '{ members: { a: "number" }, others: "string", items: "number", text: "number" }',
    ],
    [
      { oneOf: [{ properties: { a: { type: "number" } } }, { properties: { a: { type: "boolean" } } }] },
      '{ members: { a: ["boolean", "number"] }, others: "string" }',
    ],
    [
      { properties: { a: { properties: { b: { type: "string" }, c: { type: "number" } } } } },
      '{ members: { a: { members: { c: "number" }, others: "string" } }, others: "string" }',
    ],
  ] as const)("%j -> %s", (schema, expected) => {
    expect(shape(schema)).toBe(expected);
  });

  it("looks through references for members, items and what is closed", () => {
    const at = schemaAt({
      schema: { $ref: "#/point" },
      point: { allOf: [{ properties: { x: { $ref: "#/number" } } }], type: "object", additionalProperties: false },
      number: { type: "number" },
      open: { $ref: "#/map" },
      map: { type: "object", additionalProperties: { $ref: "#/number" } },
    });
    expect(textOf(at("/schema"))).toBe('{ members: { x: "number" }, others: "string", closed: true }');
    expect(textOf(at("/open"))).toBe('{ members: {}, others: "number" }');
  });

  it("keeps names of members inside literals", () => {
    const properties = JSON.parse('{ "__proto__": { "type": "number" }, "constructor": {}, "a\\"b": {} }') as JsonValue;
    expect(shape({ type: "object", properties })).toBe(
      '{ members: { ["__proto__"]: "number" as const, constructor: "any" as const, "a\\"b": "any" }, others: "string" }',
    );
  });

  it("says where a schema refers to itself", () => {
    const at = schemaAt({
      tree: {
        type: "object",
        properties: { left: { $ref: "#/tree" }, all: { type: "array", items: { $ref: "#/tree" } } },
      },
      same: { anyOf: [{ $ref: "#/same" }] },
    });
    expect(textOf(at("/tree"))).toBe(
      '{ members: { left: { above: 1 }, all: { items: { above: 2 } } }, others: "string" }',
    );
    expect(textOf(at("/same"))).toBe('"any"');
  });

  it("stops at 20,000 places, soon, for a schema whose levels can each be read in many ways", () => {
    const wide = (next: string): JsonValue => ({
      type: "object",
      properties: Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`p${at}`, { $ref: `#/${next}` }])),
    });
    const at = schemaAt({ a: wide("b"), b: wide("c"), c: wide("d"), d: wide("e"), e: { type: "string" } });
    const spent = effort();
    expect([hasWholeShape([at("/a")]), hasWholeShape([at("/c")])]).toEqual([false, true]);
    expect(spent()).toBeLessThan(400);
  });

  it("takes an object of 8,000 members, which is wide and not deep", () => {
    const properties = Object.fromEntries(Array.from({ length: 8000 }, (_, at) => [`p${at}`, { type: "string" }]));
    expect(hasWholeShape([schemaAt({ schema: { type: "object", properties } })("/schema")])).toBe(true);
  });

  it("follows a chain of 20,000 references", () => {
    const end = schemaAt({ a: { type: "number" } })("/a");
    const first = Array.from({ length: 20_000 }).reduce<JsonSchema>(
      (target) => ({ origin: end.origin, ref: { text: "", target } }),
      end,
    );
    expect(textOf(first)).toBe('"number"');
  });
});

describe("typesOf", () => {
  it("reads the types at the end of a chain of references, and of branches on the way", () => {
    const at = schemaAt({
      first: { $ref: "#/second" },
      second: { description: "A name.", $ref: "#/third" },
      third: { $ref: "#/end", anyOf: [{ $ref: "#/list" }] },
      list: { $ref: "#/items" },
      items: { items: {} },
      end: { type: ["string", "null"] },
      object: { properties: {}, $ref: "#/end" },
      circle: { $ref: "#/back" },
      back: { $ref: "#/circle" },
      lead: { allOf: [{ $ref: "#/circle" }, { $ref: "#/first" }] },
    });
    const found = ["/first", "/list", "/object", "/circle", "/lead", "/back"].map((pointer) => [
      ...typesOf([at(pointer)]),
    ]);
    expect(found).toEqual([
      ["string", "null", "array"],
      ["array"],
      ["object", "string", "null"],
      [],
      ["string", "null", "array"],
      [],
    ]);
  });

  it("walks a chain of 20,000 references once for all of its links", () => {
    const end = schemaAt({ a: { type: "number" } })("/a");
    const links: JsonSchema[] = [end];
    for (let count = 0; count < 20_000; count += 1)
      links.push({ origin: end.origin, ref: { text: "", target: links[count] ?? end } });
    const spent = effort();
    expect(links.filter((link) => typesOf([link]).has("number"))).toHaveLength(20_001);
    expect(spent()).toBeLessThan(400);
  });
});
