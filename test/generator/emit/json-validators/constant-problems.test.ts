import { describe, expect, it } from "vitest";
import type { JsonValue } from "../../../../generator/model/json-schema/schema.js";
import { foundProblems } from "./found-problems.js";

const numbers = Array.from({ length: 200 }, (_, index) => index);
const otherNumbers = numbers.with(150, -1);
const start =
  "[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,...]";

/** Schemas with constants that are lists or objects, values, and the problems of these. */
const rows: readonly (readonly [schema: JsonValue, value: unknown, problems: readonly string[]])[] = [
  // One constant: each path that differs.
  [{ const: { a: [1, 2] } }, { a: [1, 3] }, ['const at "/a/1": The value must be 2, but is 3.']],
  [{ const: { a: [1, 2] } }, { a: [1] }, ['const at "/a": The array must have exactly 2 items, but has 1.']],
  [{ const: { a: [1] } }, { a: [1, 2] }, ['const at "/a": The array must have exactly 1 item, but has 2.']],
  [{ const: { a: [1, 2] } }, {}, ['const at "": Property "a" is missing.']],
  [{ const: { a: 1 } }, { a: undefined }, ['const at "": Property "a" is missing.']],
  [{ const: { a: 1 } }, { a: 1, "b/c": 2 }, ['const at "/b~1c": Property "b/c" is not allowed here.']],
  [
    { const: { a: { b: { c: "x" } }, d: null } },
    { a: { b: { c: "y" } }, d: 0 },
    ['const at "/a/b/c": The value must be "x", but is "y".', 'const at "/d": The value must be null, but is 0.'],
  ],
  [{ const: { a: [{}] } }, { a: {} }, ['const at "/a": The value must be [{}], but is an object.']],
  [{ const: [] }, {}, ['const at "": The value must be [], but is an object.']],
  [{ const: { a: [1, 2] } }, 5, ['const at "": The value must be {"a":[1,2]}, but is 5.']],
  [{ const: { a: 1 } }, [1], ['const at "": The value must be {"a":1}, but is an array of 1.']],
  [{ const: numbers }, otherNumbers, ['const at "/150": The value must be 150, but is -1.']],
  [{ const: numbers }, "x", [`const at "": The value must be ${start}, but is "x".`]],
  [{ items: { const: { k: 1 } } }, [{ k: 1 }, { k: 2 }], ['const at "/1/k": The value must be 1, but is 2.']],
  [
    { type: "object", properties: { p: { const: ["a"] } }, required: ["p"] },
    { p: ["b"] },
    ['const at "/p/0": The value must be "a", but is "b".'],
  ],
  [{ const: [1], enum: [[2]] }, [1], ['false at "": No value is allowed here.']],
  // Several: the constants and the value as short JSON.
  [
    { enum: [{ a: 1 }, { a: 2 }, "x"] },
    { a: 3 },
    ['enum at "": The value must be one of {"a":1}, {"a":2}, "x", but is {"a":3}.'],
  ],
  [
    { enum: [{ a: 1 }, { a: 2 }, "x"] },
    "y",
    ['enum at "": The value must be one of {"a":1}, {"a":2}, "x", but is "y".'],
  ],
  [{ enum: [[1], [2], null] }, [[]], ['enum at "": The value must be one of [1], [2], null, but is [[]].']],
  [
    { enum: [[1], { a: [true] }] },
    { a: {} },
    ['enum at "": The value must be one of [1], {"a":[true]}, but is {"a":{}}.'],
  ],
  [{ enum: [numbers, 1] }, otherNumbers, [`enum at "": The value must be one of ${start}, 1, but is another array.`]],
  [{ enum: ["a", 1] }, { a: 3 }, ['enum at "": The value must be one of "a", 1, but is an object.']],
];

describe("a constant that is a list or an object", () => {
  it.each(rows)("of %j with %j is reported where the value differs, or as short JSON", (schema, value, problems) => {
    expect(foundProblems(schema, value)).toEqual(problems);
  });
});
