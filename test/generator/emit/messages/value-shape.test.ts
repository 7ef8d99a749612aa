import { describe, expect, it } from "vitest";
import { valueShape } from "../../../../generator/emit/messages/value-shape.js";
import type { JsonSchema, JsonValue } from "../../../../generator/model/json-schema/schema.js";
import { schemaAt } from "../../../support/json-schema.js";

const shape = (schema: JsonValue): string => valueShape(schemaAt({ schema })("/schema"));

describe("valueShape", () => {
  it.each([
    [{}, '"string"'],
    [{ type: "string" }, '"string"'],
    [{ type: "integer" }, '"number"'],
    [{ type: ["integer", "number"] }, '"number"'],
    [{ type: ["integer", "null"] }, '["null", "number"]'],
    [{ enum: [1, "all", true] }, '["boolean", "number", "string"]'],
    [{ const: 7 }, '"number"'],
    [{ anyOf: [{ type: "boolean" }, { type: "null" }] }, '["boolean", "null"]'],
    [{ type: "array" }, '{ items: "string" }'],
    [{ items: { type: "number" } }, '{ items: "number" }'],
    [{ allOf: [{ items: { type: "number" } }] }, '{ items: "number" }'],
    [{ prefixItems: [{ type: "number" }] }, '{ items: "string" }'],
    [{ type: "object" }, '{ members: {}, others: "string" }'],
    [{ additionalProperties: { type: "number" } }, '{ members: {}, others: "number" }'],
    [{ properties: { a: { type: "number" } } }, '{ members: { a: "number" }, others: "string" }'],
    [{ type: "object", additionalProperties: false }, '{ members: {}, others: "string", closed: true }'],
    [{ oneOf: [{ type: "array" }, { type: "string" }] }, '{ items: "string" }'],
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
    expect(valueShape(at("/schema"))).toBe('{ members: { x: "number" }, others: "string", closed: true }');
    expect(valueShape(at("/open"))).toBe('{ members: {}, others: "number" }');
  });

  it("keeps names of members inside literals", () => {
    const properties = JSON.parse('{ "__proto__": { "type": "number" }, "constructor": {}, "a\\"b": {} }') as JsonValue;
    expect(shape({ type: "object", properties })).toBe(
      '{ members: { ["__proto__"]: "number" as const, constructor: "string" as const, "a\\"b": "string" }, others: "string" }',
    );
  });

  it("ends for a schema that stands inside of itself", () => {
    const tree = schemaAt({ tree: { type: "object", properties: { left: { $ref: "#/tree" } } } })("/tree");
    expect(valueShape(tree).match(/left/g)).toHaveLength(9);
    const same = schemaAt({ same: { anyOf: [{ $ref: "#/same" }] } })("/same");
    expect(valueShape(same)).toBe('"string"');
  });

  it("follows a chain of 20,000 references", () => {
    const end = schemaAt({ a: { type: "number" } })("/a");
    const first = Array.from({ length: 20_000 }).reduce<JsonSchema>(
      (target) => ({ origin: end.origin, ref: { text: "", target } }),
      end,
    );
    expect(valueShape(first)).toBe('"number"');
  });
});
