import { expect, it } from "vitest";
import { constantLookup } from "../../../templates/runtime/json/constant-lookup.js";
import { equalsJson } from "../../../templates/runtime/json/equal.js";

const constants = [
  {},
  [],
  [1, "1"],
  { b: [{ c: null }], a: 1 },
  { text: '{"a":1}' },
  [[0]],
  JSON.parse('{"__proto__":1}'),
];
const others = [
  ...[1, "1", "{}", null, undefined, [[]], ["1", 1], [1, "1", 1], { a: 1 }, { a: 1, b: [{ c: null, d: 1 }] }, [[-0]]],
  ...[
    { a: 1, b: [{ c: null }] },
    { a: 1, b: [{ c: null }], d: undefined },
    new Date(0),
    [undefined],
    { text: { a: 1 } },
  ],
];

it("finds the lists and objects that equalsJson finds", () => {
  const isConstant = constantLookup(constants);
  for (const value of [...constants, ...others])
    expect([value, isConstant(value)]).toEqual([value, constants.some((constant) => equalsJson(value, constant))]);
});

it("reads no more of a value than the longest constant has", () => {
  let reads = 0;
  const chain = (depth: number): object => ({
    get a() {
      reads += 1;
      return chain(depth - 1);
    },
  });
  expect(constantLookup([{ a: { a: 1 } }])(chain(Infinity))).toBe(false);
  expect(reads).toBeLessThan(20);
});
