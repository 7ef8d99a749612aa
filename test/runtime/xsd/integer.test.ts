import { describe, expect, it } from "vitest";
import * as integers from "../../../templates/runtime/xsd/integer.js";
import type { SimpleType } from "../../../templates/runtime/xsd/simple-type.js";
import { orderOf, readSimple, takes, valueOf, written } from "../../support/simple-types.js";

/** Part 2, sections 3.3.13 to 3.3.25: the least and the greatest value of each type, "" where there is none. */
const ranges: readonly (readonly [name: string, type: SimpleType<number | bigint>, least: string, greatest: string])[] =
  [
    ["integer", integers.xsInteger, "", ""],
    ["nonPositiveInteger", integers.xsNonPositiveInteger, "", "0"],
    ["negativeInteger", integers.xsNegativeInteger, "", "-1"],
    ["nonNegativeInteger", integers.xsNonNegativeInteger, "0", ""],
    ["positiveInteger", integers.xsPositiveInteger, "1", ""],
    ["long", integers.xsLong, "-9223372036854775808", "9223372036854775807"],
    ["int", integers.xsInt, "-2147483648", "2147483647"],
    ["short", integers.xsShort, "-32768", "32767"],
    ["byte", integers.xsByte, "-128", "127"],
    ["unsignedLong", integers.xsUnsignedLong, "0", "18446744073709551615"],
    ["unsignedInt", integers.xsUnsignedInt, "0", "4294967295"],
    ["unsignedShort", integers.xsUnsignedShort, "0", "65535"],
    ["unsignedByte", integers.xsUnsignedByte, "0", "255"],
  ];

const huge = "123456789012345678901234567890";

describe.each(ranges)("xs:%s", (name, type, least, greatest) => {
  it("takes its least value and refuses the one before", () => {
    if (least === "") expect(String(valueOf(type, `-${huge}`))).toBe(`-${huge}`);
    else {
      expect(String(valueOf(type, least))).toBe(least);
      const before = String(BigInt(least) - 1n);
      expect(readSimple(type, before)).toMatchObject({ value: undefined, faults: ["cvc-minInclusive-valid"] });
    }
  });

  it("takes its greatest value and refuses the one after", () => {
    if (greatest === "") expect(String(valueOf(type, huge))).toBe(huge);
    else {
      expect(String(valueOf(type, greatest))).toBe(greatest);
      const after = String(BigInt(greatest) + 1n);
      expect(readSimple(type, after)).toMatchObject({ value: undefined, faults: ["cvc-maxInclusive-valid"] });
    }
  });

  it.each([
    "",
    " ",
    "+",
    "-",
    "1.0",
    "1.",
    ".0",
    "1e2",
    "--1",
    "+-1",
    "1 2",
    "0x1",
    "1n",
    "1_0",
    "٣",
    "INF",
    "NaN",
    "a",
  ])(
    // prettier-ignore
    "refuses %j, which is no integer",
    (text) => {
      expect(readSimple(type, text)).toMatchObject({
        value: undefined,
        faults: ["cvc-datatype-valid.1.2.1"],
        expected: [`a value of xs:${name}`],
      });
    },
  );

  it("takes white space from both ends, a sign and zeros in front", () => {
    const bound = least === "" ? greatest || "5" : least;
    const [, sign = "", digits = ""] = /^(-?)(.*)$/.exec(bound) ?? [];
    expect(valueOf(type, `\n ${sign || "+"}000${digits}\t`)).toBe(valueOf(type, bound));
  });

  it("is written in its canonical form", () => {
    const bound = least === "" ? greatest || "5" : least;
    const [, sign = "", digits = ""] = /^(-?)(.*)$/.exec(bound) ?? [];
    expect(written(type, valueOf(type, `${sign || "+"}00${digits}`))).toBe(bound);
  });
});

describe("integers", () => {
  it("are bigints where a JavaScript number may not hold them, and numbers where it does", () => {
    expect(valueOf(integers.xsLong, "9007199254740993")).toBe(9007199254740993n);
    expect(valueOf(integers.xsInteger, "1")).toBe(1n);
    expect(valueOf(integers.xsInt, "1")).toBe(1);
    expect(integers.xsInteger.form.is(1)).toBe(false);
    expect(integers.xsInt.form.is(1n)).toBe(false);
  });

  it("have one zero, however it is signed", () => {
    for (const text of ["0", "-0", "+0", "-000"]) {
      expect(Object.is(valueOf(integers.xsInt, text), 0)).toBe(true);
      expect(valueOf(integers.xsInteger, text)).toBe(0n);
      expect(takes(integers.xsNonNegativeInteger, text)).toBe(true);
      expect(takes(integers.xsNonPositiveInteger, text)).toBe(true);
    }
    expect(written(integers.xsInt, -0)).toBe("0");
  });

  it("are whole numbers in TypeScript that lose no digit", () => {
    for (const value of [0, -5, Number.MAX_SAFE_INTEGER]) expect(integers.integerForm.is(value)).toBe(true);
    for (const value of [1.5, NaN, Infinity, 2 ** 53, "1", null]) expect(integers.integerForm.is(value)).toBe(false);
  });

  it.each([
    ["-1", "<", "0"],
    ["9", "<", "10"],
    ["-10", "<", "-9"],
    ["007", "=", "+7"],
  ] as const)("%s %s %s", (left, order, right) => {
    for (const type of [integers.xsInt, integers.xsInteger] as readonly SimpleType<number | bigint>[]) {
      expect(orderOf(type, left, right)).toBe(order);
      expect(orderOf(type, right, left)).toBe(order === "=" ? "=" : ">");
    }
  });

  it("are kept to the last digit at 4096 characters and refused beyond, for a bigint takes more than linear time", () => {
    const longest = "7".repeat(4096);
    expect(String(valueOf(integers.xsInteger, longest))).toBe(longest);
    expect(readSimple(integers.xsInteger, `${longest}7`).faults).toEqual(["cvc-datatype-valid.1.2.1"]);
    expect(readSimple(integers.xsInt, "9".repeat(400)).faults).toEqual(["cvc-maxInclusive-valid"]);
    expect(readSimple(integers.xsInt, `-${"9".repeat(400)}`).faults).toEqual(["cvc-minInclusive-valid"]);
  });

  it("of a range of one's own keep to it", () => {
    const type = integers.integersWithin("xs:integer", -2, 3);
    expect(["-3", "-2", "3", "4"].map((text) => takes(type, text))).toEqual([false, true, true, false]);
    expect(readSimple(type, "4").expected).toEqual(["at most 3"]);
    expect(readSimple(type, "-3").expected).toEqual(["at least -2"]);
  });
});
