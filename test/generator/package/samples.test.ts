import { describe, expect, it } from "vitest";
import { sampleOf } from "../../../generator/package/samples/sample.js";
import { sampleLiteral } from "../../../generator/package/samples/sample-literal.js";
import type { JsonSchema, JsonValue } from "../../../generator/model/json-schema/schema.js";
import { effort } from "../../support/effort.js";
import { schemaAt } from "../../support/json-schema.js";

const sample = (schema: JsonValue, examples?: readonly JsonValue[]): JsonValue | undefined =>
  sampleOf(schemaAt(schema)(""), examples);

describe("the sample of a schema", () => {
  it("is what the contract gives as an example, when that fits", () => {
    expect(sample({ type: "string" }, [7, "A-1"])).toBe("A-1");
    expect(sample({ type: "string", examples: ["B-2"] })).toBe("B-2");
    expect(sample({ type: "integer", default: 25 })).toBe(25);
    expect(sample({ enum: ["x", "y"] })).toBe("x");
    expect(sample({ const: null })).toBe(null);
  });

  it("is otherwise the least that the schema asks for", () => {
    const order = {
      type: "object",
      required: ["id", "lines", "open"],
      properties: {
        id: { type: "string", format: "uuid" },
        note: { type: "string" },
        lines: {
          type: "array",
          minItems: 1,
          items: { type: "object", required: ["count"], properties: { count: { type: "integer", minimum: 2 } } },
        },
        open: { type: "boolean" },
      },
    };
    expect(sample(order)).toEqual({ id: "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350", lines: [{ count: 2 }], open: true });
  });

  it("is none where nothing is known to fit", () => {
    expect(sample({ type: "string", pattern: "^[A-Z]{3}$" })).toBeUndefined();
    expect(sample({ type: "string", format: "ipv6" })).toBeUndefined();
    expect(sample({ type: "object", required: ["a"], oneOf: [{ required: ["b"] }] })).toBeUndefined();
    expect(sample({ type: "integer", minimum: 3, maximum: 1 })).toBeUndefined();
    expect(sample({})).toBeUndefined();
  });

  it("is looked for in bounded time where schemas branch without end", () => {
    const nodes: Record<string, unknown>[] = Array.from({ length: 40 }, () => ({ types: ["object"] }));
    nodes.forEach((node, index) => {
      const next = nodes[(index + 1) % nodes.length];
      node["anyOf"] = [next, next];
      node["required"] = ["a", "b"];
      node["properties"] = new Map([
        ["a", next],
        ["b", next],
      ]);
    });
    const schema = nodes[0] as unknown as JsonSchema;
    const spent = effort();
    expect(sampleOf(schema, [{ a: {}, b: {} }])).toBeUndefined();
    expect(spent()).toBeLessThan(200);
  });

  it("takes __proto__ for a name like any other", () => {
    const schema = { type: "object", required: ["__proto__"], properties: JSON.parse('{"__proto__":{"type":"null"}}') };
    expect(sampleLiteral(sample(schema as JsonValue) ?? "")).toBe('{ ["__proto__"]: null }');
  });
});

describe("a value in code", () => {
  it("stands on one line where it fits", () => {
    expect(sampleLiteral({ path: { id: "A" }, "x-y": [1] })).toBe('{ path: { id: "A" }, "x-y": [1] }');
  });

  it("takes a line for each member where it does not", () => {
    const long = "x".repeat(60);
    expect(sampleLiteral({ a: long, b: [long, 1] })).toBe(`{\n  a: "${long}",\n  b: ["${long}", 1],\n}`);
    expect(sampleLiteral({ a: long, b: { c: long, d: long } }, 4)).toBe(
      `{\n      a: "${long}",\n      b: {\n        c: "${long}",\n        d: "${long}",\n      },\n    }`,
    );
  });
});
