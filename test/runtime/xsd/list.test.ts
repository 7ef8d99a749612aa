import { describe, expect, it } from "vitest";
import { xsBoolean } from "../../../templates/runtime/xsd/boolean.js";
import { xsDate } from "../../../templates/runtime/xsd/date-time.js";
import { xsDecimal } from "../../../templates/runtime/xsd/decimal.js";
import { xsDuration } from "../../../templates/runtime/xsd/duration.js";
import { oneOf, restrict } from "../../../templates/runtime/xsd/facets.js";
import { xsDouble } from "../../../templates/runtime/xsd/float.js";
import { xsInt } from "../../../templates/runtime/xsd/integer.js";
import { listOf, unionOf } from "../../../templates/runtime/xsd/list.js";
import { isEqual, type SimpleType } from "../../../templates/runtime/xsd/simple-type.js";
import { xsID, xsNCName, xsString, xsToken } from "../../../templates/runtime/xsd/string.js";
import { readSimple, takes, valueOf, written } from "../../support/simple-types.js";

describe("a list", () => {
  const numbers = listOf(xsInt);
  const decimals = listOf(xsDecimal);

  it.each([
    ["", []],
    [" \n", []],
    ["1", [1]],
    ["\t1  2\r\n-3 ", [1, 2, -3]],
  ])("reads %j", (text, values) => {
    expect(valueOf(numbers, text)).toEqual(values);
  });

  it("reports every item that is not a value of its item type, and has no value then", () => {
    const { value, faults } = readSimple(numbers, "1 x 2 y 99999999999");
    expect(value).toBeUndefined();
    expect(faults).toEqual(["cvc-datatype-valid.1.2.1", "cvc-datatype-valid.1.2.1", "cvc-maxInclusive-valid"]);
  });

  it("is not divided by commas or by other spaces of Unicode", () => {
    expect(takes(numbers, "1,2")).toBe(false);
    expect(takes(numbers, "1\u00a02")).toBe(false);
  });

  it("is written with one space between items", () => {
    expect(written(numbers, [])).toBe("");
    expect(written(numbers, [1, 2])).toBe("1 2");
    expect(written(listOf(xsBoolean), [true, false])).toBe("true false");
  });

  it("is equal item by item, in order, in the value space of its items", () => {
    expect(isEqual(decimals.form, ["1.0", "2"], ["1", "2.00"])).toBe(true);
    expect(isEqual(decimals.form, ["1", "2"], ["2", "1"])).toBe(false);
    expect(isEqual(decimals.form, ["1"], ["1", "1"])).toBe(false);
    expect(isEqual(decimals.form, [], [])).toBe(true);
    expect(decimals.form.same(["1.0"], ["1"])).toBe(false);
    expect(decimals.form.same(["1.0"], ["1.0"])).toBe(true);
  });

  it("is an array in TypeScript whose items have the form of the item type", () => {
    expect(numbers.form.is([1, 2])).toBe(true);
    expect(numbers.form.is([])).toBe(true);
    for (const value of [[1, "2"], "1 2", 1, { length: 0 }, null]) expect(numbers.form.is(value)).toBe(false);
  });

  it("passes on what its items declare", () => {
    expect(readSimple(listOf(xsID), "a b").ids).toEqual(["a", "b"]);
  });

  it("of unions reads each item by the first member that takes it", () => {
    const mixed = listOf(unionOf<number | boolean | string>([xsInt, xsBoolean, xsNCName], "Mixed"));
    expect(valueOf(mixed, "1 true a 0")).toEqual([1, true, "a", 0]);
    expect(takes(mixed, "1 -")).toBe(false);
  });
});

describe("a union", () => {
  const sizes = unionOf<number | string>([xsInt, oneOf(xsToken, ["small", "large"])], "Size");

  it.each([
    ["1", 1],
    [" 1 ", 1],
    ["small", "small"],
    ["\nlarge ", "large"],
  ])("reads %j by the first member that takes it", (text, value) => {
    expect(valueOf(sizes, text)).toBe(value);
  });

  it("reports one problem, of the union, when no member takes a text: what each of them expects", () => {
    expect(readSimple(sizes, "medium")).toMatchObject({
      value: undefined,
      faults: ["cvc-datatype-valid.1.2.3"],
      expected: ['a value of xs:int or one of "small", "large"'],
    });
  });

  it("names the values of all its enumerations, also those of unions inside it", () => {
    const inner = unionOf<string>([oneOf(xsToken, ["a", "b"]), oneOf(xsToken, [""])], "Inner");
    const outer = unionOf<string>([inner, oneOf(xsToken, ["c", "d"]), restrict(xsString, { length: 2 })], "Outer");
    expect(readSimple(outer, "x").expected).toEqual(['one of "a", "b" or "" or one of "c", "d" or exactly 2 long']);
  });

  it("counts what is too much to be named", () => {
    const letters = [..."abcdefghijklm"];
    const many = unionOf<string>([oneOf(xsToken, letters), oneOf(xsToken, ["x"])], "Many");
    expect(readSimple(many, "y").expected[0]).toMatch(/^one of "a", .*"j" and 3 more or "x"$/);
    const members = letters.map((letter) => oneOf(xsToken, [letter]));
    expect(readSimple(unionOf<string>(members, "Letter"), "y").expected).toEqual([
      '"a" or "b" or "c" or "d" or a value of Letter',
    ]);
  });

  it("gives a text to a later member when an earlier one only breaks a facet", () => {
    const small = restrict(xsInt, { maxInclusive: "9" });
    const either = unionOf<number | string>([small, xsString], "Either");
    expect(valueOf(either, "9")).toBe(9);
    expect(valueOf(either, "10")).toBe("10");
  });

  it("normalises white space as the member that takes the text does", () => {
    const numberOrText = unionOf<number | string>([xsInt, xsString], "NumberOrText");
    expect(valueOf(numberOrText, " 1 ")).toBe(1);
    expect(valueOf(numberOrText, " a ")).toBe(" a ");
  });

  it("follows the order of its members", () => {
    expect(valueOf(unionOf<number | boolean>([xsInt, xsBoolean], "A"), "1")).toBe(1);
    expect(valueOf(unionOf<number | boolean>([xsBoolean, xsInt], "B"), "1")).toBe(true);
  });

  it("writes a value by the first member whose form it has", () => {
    const type = unionOf<number | boolean | string>([xsInt, xsDouble, xsBoolean, xsToken], "Any");
    expect([5, 1.5, Infinity, true, "a"].map((value) => written(type, value))).toEqual([
      "5",
      "1.5",
      "INF",
      "true",
      "a",
    ]);
    expect(type.form.is({})).toBe(false);
    expect(type.form.is(1n)).toBe(false);
  });

  it("never holds values of two primitive types for equal", () => {
    const type = unionOf<number | boolean>([xsInt, xsBoolean], "Flag");
    expect(isEqual<number | boolean>(type.form, 1, true)).toBe(false);
    expect(isEqual<number | boolean>(type.form, 1, 1)).toBe(true);
  });

  it.each<readonly [string, SimpleType<string>]>([
    ["dates", xsDate],
    ["durations", xsDuration],
    ["decimals", xsDecimal],
  ])(
    "of %s and strings knows a string when it sees it again: it had no order, so it was never equal",
    (_name, type) => {
      const either = restrict(unionOf([type, xsString], "Either"), { enumeration: ["unknown", "2000-01-01Z", "1.0"] });
      expect(takes(either, "unknown")).toBe(true);
      expect(takes(either, "2000-01-01Z")).toBe(true);
      expect(takes(either, "never")).toBe(false);
    },
  );

  it("of decimals and strings tells strings apart that differ by a sign or by zeros: they were compared as decimals", () => {
    const either = restrict(unionOf([xsDecimal, xsString], "Either"), { enumeration: ["abc", "1.0"] });
    for (const text of ["abc", "1.0", "1", "+1.00", " 1 "]) expect(takes(either, text)).toBe(true);
    for (const text of ["0abc", "+abc", "abc.", "-abc", "abcd", "2", " abc"]) expect(takes(either, text)).toBe(false);
  });

  it("of dates and strings compares dates as dates", () => {
    const either = restrict(unionOf([xsDate, xsString], "Either"), { enumeration: ["2000-01-01+13:00"] });
    expect(takes(either, "1999-12-31-11:00")).toBe(true);
    expect(takes(either, "1999-12-31-11:01")).toBe(false);
  });
});
