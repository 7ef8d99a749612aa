import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { equalsJson } from "../../../templates/runtime/json/equal.js";
import { canonicalText, hasUniqueItems } from "../../../templates/runtime/json/unique.js";
import {
  countMembers,
  hasArrayType,
  hasObjectType,
  hasOptionalStrings,
  ofParsed,
  ownMember,
} from "../../../templates/runtime/json/object-members.js";
import { pointerPart, pointerParts } from "../../../templates/runtime/json/pointer.js";
import { effort } from "../../support/effort.js";

class Point {
  x = 1;
}

describe("ofParsed", () => {
  it("trusts that objects are plain, until its check returns or throws", () => {
    const point = new Point();
    expect(ofParsed(() => [hasObjectType(point), hasObjectType([]), hasObjectType(null)])).toEqual([
      true,
      false,
      false,
    ]);
    expect(hasObjectType(point)).toBe(false);
    const fail = (): never => {
      throw new TypeError("It failed.");
    };
    expect(() => ofParsed(fail)).toThrow(TypeError);
    expect(hasObjectType(point)).toBe(false);
  });
});

describe("hasObjectType", () => {
  it.each([[{}], [Object.create(null)], [JSON.parse('{"__proto__":1}')], [runInNewContext("({})")]])(
    "takes %o",
    (value) => {
      expect(hasObjectType(value)).toBe(true);
    },
  );

  it.each([
    [null],
    [[]],
    ["a"],
    [1],
    [undefined],
    [new Point()],
    [new Date(0)],
    [new Map()],
    [() => 1],
    [Object.create({ a: 1 })],
  ])("refuses %o", (value) => {
    expect(hasObjectType(value)).toBe(false);
  });

  it("refuses an object that inherits from one without a prototype", () => {
    expect(hasObjectType(Object.create(Object.assign(Object.create(null), { admin: true })))).toBe(false);
  });
});

describe("members", () => {
  it("are an object's own", () => {
    expect(ownMember({}, "constructor")).toBeUndefined();
    expect(ownMember(JSON.parse('{"__proto__":1}') as object as Record<string, unknown>, "__proto__")).toBe(1);
  });

  it("are texts where they are there", () => {
    expect(hasOptionalStrings()).toBe(true);
    expect(hasOptionalStrings("a", undefined, "")).toBe(true);
    for (const position of [0, 1, 2, 3]) {
      const values: unknown[] = ["a", "b", "c", "d"];
      values[position] = null;
      expect(hasOptionalStrings(...(values as [unknown]))).toBe(false);
    }
  });

  it("are counted without those that are undefined", () => {
    expect(countMembers({ a: 1, b: undefined, c: null })).toBe(2);
  });
});

describe("hasArrayType", () => {
  it("refuses holes", () => {
    expect(hasArrayType([1, null])).toBe(true);
    expect(hasArrayType([1, undefined])).toBe(false);
    expect(hasArrayType(new Array(3))).toBe(false);
    expect(hasArrayType({ length: 0 })).toBe(false);
  });
});

describe("equalsJson", () => {
  it.each([
    [1, 1.0, true],
    [0, -0, true],
    ["1", 1, false],
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1 }, false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [{}, null, false],
    [[0], [false], false],
    [JSON.parse('{"__proto__":1}'), {}, false],
    [{}, JSON.parse('{"__proto__":{}}'), false],
    [{ a: undefined }, {}, true],
  ])("%j and %j: %s", (value, constant, expected) => {
    expect(equalsJson(value, constant)).toBe(expected);
  });
});

describe("hasUniqueItems", () => {
  it.each([
    [[1, 1.0], false],
    [[1, "1", true, null, [1], { a: 1 }], true],
    [
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      false,
    ],
    [[["a,b"], ["a", "b"]], true],
    [[{ 'a":1,"b': 1 }, { a: 1, b: 1 }], true],
    [[[1], [true]], true],
    [[["1"], [1]], true],
    [[[-0], [0]], false],
    [[0, -0], false],
    [["é", "e\u0301"], true],
  ])("%j: %s", (items, expected) => {
    expect(hasUniqueItems(items)).toBe(expected);
  });

  it("takes near-linear time and no stack", () => {
    let deep: unknown = [];
    for (let level = 0; level < 100_000; level += 1) deep = [deep];
    const spent = effort();
    expect(hasUniqueItems([deep, [deep]])).toBe(true);
    expect(hasUniqueItems(Array.from({ length: 100_000 }, (_, index) => ({ index })))).toBe(true);
    expect(spent()).toBeLessThan(300);
  });

  it("writes one text for equal values", () => {
    expect(canonicalText({ b: [1, { d: null }], a: "x" })).toBe(canonicalText({ a: "x", b: [1, { d: null }] }));
  });
});

describe("JSON pointers", () => {
  it("escape and unescape names", () => {
    expect(pointerPart("a/b~c")).toBe("a~1b~0c");
    expect(pointerParts("/a~1b~0c//~01")).toEqual(["a/b~c", "", "~1"]);
    expect(pointerParts("")).toEqual([]);
  });
});
