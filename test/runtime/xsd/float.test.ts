import { describe, expect, it } from "vitest";
import { xsDouble, xsFloat } from "../../../templates/runtime/xsd/float.js";
import { effort } from "../../support/effort.js";
import { orderOf, readSimple, valueOf, written } from "../../support/simple-types.js";

describe.each([
  ["float", xsFloat],
  ["double", xsDouble],
] as const)("xs:%s", (name, type) => {
  it.each([
    ["0", 0],
    ["-0", -0],
    ["+0", 0],
    ["-1E4", -10000],
    ["1267.43233E12", 1267432330000000],
    ["12.78e-2", 0.1278],
    ["12", 12],
    ["+1.5", 1.5],
    [".5", 0.5],
    ["5.", 5],
    ["5.E1", 50],
    ["-.5e+1", -5],
    ["1e007", 10000000],
    ["INF", Infinity],
    ["-INF", -Infinity],
    ["NaN", NaN],
    [" 1 ", 1],
    ["\n-INF\t", -Infinity],
  ])("reads %j as %d", (text, value) => {
    expect(valueOf(type, text)).toBe(value);
  });

  it.each([
    "",
    " ",
    "+INF",
    "+NaN",
    "-NaN",
    "inf",
    "nan",
    "Infinity",
    "1e",
    "1e+",
    "e1",
    ".",
    ".e1",
    "1.5.2",
    "1e1.5",
    "--1",
    "1 e1",
    "1 2",
    "0x10",
    "0b1",
    "1_0",
    "1f",
    "٣",
    "−1",
  ])(
    // prettier-ignore
    "refuses %j",
    (text) => {
      expect(readSimple(type, text)).toMatchObject({
        value: undefined,
        faults: ["cvc-datatype-valid.1.2.1"],
        expected: [`a value of xs:${name}`],
      });
    },
  );

  it.each([
    [0, "0"],
    [-0, "-0"],
    [1.5, "1.5"],
    [-100, "-100"],
    [1e21, "1e+21"],
    [5e-324, "5e-324"],
    [Infinity, "INF"],
    [-Infinity, "-INF"],
    [NaN, "NaN"],
  ])("writes %d as %s, and reads that as the same number", (value, text) => {
    expect(written(type, value)).toBe(text);
    expect(valueOf(type, text)).toBe(value);
  });

  it.each([
    ["1", "<", "2"],
    ["-2", "<", "-1"],
    ["1e3", "=", "1000.0"],
    ["0", "=", "-0"],
    ["-INF", "<", "-1e30"],
    ["1e30", "<", "INF"],
    ["INF", "=", "INF"],
  ] as const)("%s %s %s", (left, order, right) => {
    expect(orderOf(type, left, right)).toBe(order);
    expect(orderOf(type, right, left)).toBe(order === "=" ? "=" : ">");
  });

  it("has one NaN, which equals itself and has no order to anything else", () => {
    expect(orderOf(type, "NaN", "NaN")).toBe("=");
    for (const other of ["0", "INF", "-INF"]) {
      expect(orderOf(type, "NaN", other)).toBe("?");
      expect(orderOf(type, other, "NaN")).toBe("?");
    }
  });

  it("keeps the sign of zero on a round trip", () => {
    expect(type.form.same(0, -0)).toBe(false);
    expect(type.form.same(NaN, NaN)).toBe(true);
  });

  it("is any number in TypeScript and no text", () => {
    for (const value of [0, NaN, -Infinity, 1.5]) expect(type.form.is(value)).toBe(true);
    for (const value of ["1", 1n, null, undefined]) expect(type.form.is(value)).toBe(false);
  });

  it("reads many digits in time that follows their number", () => {
    const spent = effort();
    expect(valueOf(type, `0.${"1".repeat(200_000)}e5`)).toBeCloseTo(11111.11111, 4);
    expect(valueOf(type, `1e${"9".repeat(1000)}`)).toBe(Infinity);
    expect(spent()).toBeLessThan(100);
  });
});

describe("precision", () => {
  it.each([
    ["16777216", "16777217", "=", "<"],
    ["0.1", "0.10000000149011612", "=", "<"],
    ["1e39", "INF", "=", "<"],
    ["1e-50", "0", "=", ">"],
    ["1", "1.0000002", "<", "<"],
  ] as const)("of %s and %s: floats are %s, doubles %s", (left, right, floats, doubles) => {
    expect(orderOf(xsFloat, left, right)).toBe(floats);
    expect(orderOf(xsDouble, left, right)).toBe(doubles);
  });

  it("of a float is kept as it was written", () => {
    expect(written(xsFloat, valueOf(xsFloat, "0.1"))).toBe("0.1");
  });
});
