import { describe, expect, it } from "vitest";
import type { JsonValue } from "../../../generator/model/json-schema/schema.js";
import { effort } from "../../support/effort.js";
import { validatorsOf } from "../../support/validators.js";
import { expectTame } from "./tame.js";

/*
 * Schemas whose branches ask the same of a value at each of its levels. Trying every branch to the bottom takes 2^levels
 * steps, so that a payload of 300 bytes kept a validator busy for seconds, and a wide one for hours.
 */

/** On a quiet machine each value takes less than 200 ms. */
const slowest = 800;

const tree = { $ref: "#/Tree" };
const member = { type: "object", properties: { a: tree } };

const schemas: Readonly<Record<string, JsonValue>> = {
  anyOf: { anyOf: [{ ...member, required: ["a", "x"] }, { ...member, required: ["a"] }, { const: 1 }] },
  "anyOf with a part that comes last": { anyOf: [{ ...member, minProperties: 99_999 }, member, { const: 1 }] },
  oneOf: { oneOf: [{ ...member, minProperties: 99_999 }, { ...member, required: ["a"] }, { const: 1 }] },
  allOf: { allOf: [{ properties: { a: tree } }, { properties: { a: tree } }], type: ["object", "integer"] },
  "if, then and else": { if: { properties: { a: tree } }, then: { properties: { a: tree } }, else: false },
  not: { not: { required: ["a"], properties: { a: { not: tree } } }, properties: { a: tree } },
  dependentSchemas: { properties: { a: tree }, dependentSchemas: { a: { properties: { a: tree } } } },
  patternProperties: { properties: { a: tree }, patternProperties: { "^a": tree }, type: ["object", "integer"] },
  unevaluatedProperties: {
    anyOf: [member, { ...member, maxProperties: 1 }, { const: 1 }],
    unevaluatedProperties: false,
  },
  "a schema beside a reference": { allOf: [{ $ref: "#/Plain" }, { properties: { a: tree } }] },
  contains: { type: ["array", "integer"], items: tree, contains: tree },
  "lists of different lists": { type: ["array", "integer"], items: tree, uniqueItems: true },
};

const plain = { type: ["object", "integer"], properties: { a: { $ref: "#/Plain" } } };

describe("values that a schema can look at in very many ways", () => {
  it.each(Object.entries(schemas))("are checked in little time: %s", (_, schema) => {
    const { isTree, validateTree } = validatorsOf({ Tree: schema, Plain: plain });
    const wrap = JSON.stringify(schema).includes('"array"')
      ? (inner: unknown, width: number) => [inner, ...Array.from({ length: width }, (_, index) => [index, inner === 1])]
      : (inner: unknown, width: number) => ({ a: inner, ...Object.fromEntries(names(width)) });
    for (const [levels, width] of [
      [40, 0],
      [200, 0],
      [40, 700],
    ] as const) {
      for (const leaf of [1, true, "x"]) {
        let value: unknown = leaf;
        for (let level = 0; level < levels; level += 1) value = wrap(value, width);
        const spent = effort();
        const result = validateTree(value);
        expectTame(result);
        expect(isTree(value)).toBe(result.ok);
        expect(spent()).toBeLessThan(slowest);
      }
    }
  });

  it("are checked in little time where the ways are many and no schema refers to itself", () => {
    const last = 40;
    const steps = Array.from({ length: last }, (_, index): [string, JsonValue] => {
      const next = { $ref: `#/S${index + 1}` };
      return [`S${index}`, { anyOf: [{ allOf: [next], maxProperties: 1 }, next], unevaluatedProperties: false }];
    });
    const end: JsonValue = { type: "object", properties: { a: { const: 1 } } };
    const { isS0, validateS0 } = validatorsOf<"S0">(Object.fromEntries([...steps, [`S${last}`, end]]) as never);
    const spent = effort();
    expect([isS0({ a: 1 }), isS0({ a: 2 }), isS0({ a: 1, b: 2 })]).toEqual([true, false, false]);
    expectTame(validateS0({ a: 2, b: 3 }));
    expect(spent()).toBeLessThan(slowest);
  });

  it("are reported at the place where they are, also when the same object stands at several", () => {
    const both = { type: ["object", "integer"], properties: { a: tree, b: tree } };
    const { validateTree } = validatorsOf({ Tree: { allOf: [both, both] } });
    const paths = (value: unknown): readonly string[] => {
      const result = validateTree(value);
      return result.ok ? [] : result.problems.map(({ path }) => path);
    };
    const shared = { a: "x" };
    expect(paths({ a: shared, b: { a: shared } })).toEqual(["/a/a", "/b/a/a"]);
    // Results about a value are forgotten when the validator returns.
    const value: { a: unknown } = { a: "x" };
    expect(paths(value)).toEqual(["/a"]);
    value.a = 1;
    expect(paths(value)).toEqual([]);
  });

  it("are valid or not whatever is remembered of them", () => {
    const { isTree } = validatorsOf({
      Tree: {
        anyOf: [
          { ...member, required: ["a", "x"] },
          { ...member, required: ["a"], maxProperties: 1 },
          { type: "array", items: tree, uniqueItems: true },
          { const: 1 },
        ],
      },
    });
    const deep = (leaf: unknown, levels: number): unknown => {
      let value = leaf;
      for (let level = 0; level < levels; level += 1) value = level % 3 === 0 ? [value, 1] : { a: value };
      return value;
    };
    expect(isTree(deep(1, 3))).toBe(false);
    expect([isTree([deep({ a: 1 }, 300)]), isTree([deep({ a: 2 }, 300)])]).toEqual([true, false]);
    expect(isTree([deep({ a: 1 }, 300), deep({ a: 1 }, 299)])).toBe(true);
    expect(isTree([deep({ a: 1 }, 300), deep({ a: 1 }, 300)])).toBe(false);
  });
});

describe("lists of objects that hold such lists", () => {
  it("are valid with more objects than are looked at while problems are collected", () => {
    const { isNode, validateNode } = validatorsOf({
      Node: { type: "object", properties: { inner: { type: "array", items: { $ref: "#/Node" } } } },
    });
    // The fifth list is not asked, so that each of its items is looked at.
    const nested = (last: unknown): unknown => {
      let value: unknown = { inner: [...new Array<unknown>(1_000_001).fill({}), last] };
      for (let level = 0; level < 4; level += 1) value = { inner: [value] };
      return value;
    };
    expect([isNode(nested({})), validateNode(nested({})).ok]).toEqual([true, true]);
    expect([isNode(nested(1)), validateNode(nested(1)).ok]).toEqual([false, false]);
  });
});

describe("lists of different items", () => {
  it("refuse an array of four billion holes inside of them", () => {
    const { isList, validateList } = validatorsOf({ List: { type: "array", uniqueItems: true } });
    const holes = new Array(4_294_967_295);
    expect(isList([holes, []])).toBe(false);
    expectTame(validateList([[holes], {}]));
  });
});

function names(width: number): readonly [string, number][] {
  return Array.from({ length: width }, (_, index) => [`k${index}`, 1]);
}
