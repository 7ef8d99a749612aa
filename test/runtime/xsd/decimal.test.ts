import { describe, expect, it } from "vitest";
import { fractionDigitsOf, isDecimal, totalDigitsOf, xsDecimal } from "../../../templates/runtime/xsd/decimal.js";
import { orderOf, readSimple, valueOf, written } from "../../support/simple-types.js";

describe("xs:decimal", () => {
  it.each(["0", "-0", "+0", "1", "-1.23", "12678967.543233", "+100000.00", "210", ".5", "-.5", "5.", "00012", "0.10"])(
    "keeps the text of %j",
    (text) => {
      expect(valueOf(xsDecimal, text)).toBe(text);
      expect(written(xsDecimal, valueOf(xsDecimal, text))).toBe(text);
    },
  );

  it.each([
    "",
    " ",
    ".",
    "+",
    "-",
    "+.",
    "1e3",
    "1E3",
    "1,5",
    "1 000",
    "--1",
    "+-1",
    "1-",
    "1.2.3",
    "INF",
    "NaN",
    "0x1",
    "٣",
    "1_0",
    "½",
    "−1",
  ])(
    // prettier-ignore
    "refuses %j",
    (text) => {
      expect(isDecimal(text)).toBe(false);
      expect(readSimple(xsDecimal, text)).toMatchObject({ value: undefined, faults: ["cvc-datatype-valid.1.2.1"] });
    },
  );

  it("takes white space from both ends", () => {
    expect(valueOf(xsDecimal, "\n\t 1.50 \r")).toBe("1.50");
  });

  it("keeps digits that a JavaScript number would round away", () => {
    for (const text of ["9007199254740993", "0.1000000000000000055511151231257827", `${"9".repeat(500)}.5`]) {
      expect(valueOf(xsDecimal, text)).toBe(text);
    }
  });

  it.each([
    ["1", "=", "1.0"],
    ["1", "=", "+1."],
    ["01", "=", "1"],
    [".5", "=", "0.50"],
    ["0", "=", "-0"],
    ["0.0", "=", "-.0"],
    ["000", "=", ".0"],
    ["-1", "<", "1"],
    ["-2", "<", "-1"],
    ["-1.5", "<", "-1.25"],
    ["-0.001", "<", "0"],
    ["2", "<", "10"],
    ["9.9", "<", "10"],
    ["1.05", "<", "1.5"],
    ["1.5", "<", "1.50000000000000000000000000000001"],
    ["9007199254740992", "<", "9007199254740993"],
    ["-10", "<", "-9"],
    ["0.00", "<", "0.001"],
  ] as const)("%s %s %s", (left, order, right) => {
    expect(orderOf(xsDecimal, left, right)).toBe(order);
    expect(orderOf(xsDecimal, right, left)).toBe(order === "=" ? "=" : ">");
  });

  it.each([
    ["0", 1, 0],
    ["0.0", 1, 0],
    ["-12", 2, 0],
    ["+012", 2, 0],
    ["100", 3, 0],
    ["1.0", 1, 0],
    ["1.50", 2, 1],
    ["100.05", 5, 2],
    [".5", 1, 1],
    ["5.", 1, 0],
  ])("%s needs %i digits, %i of them after the point", (text, total, fraction) => {
    expect(totalDigitsOf(text)).toBe(total);
    expect(fractionDigitsOf(text)).toBe(fraction);
  });

  it("tells texts apart that a round trip must keep", () => {
    expect(xsDecimal.form.same("1.0", "1.0")).toBe(true);
    expect(xsDecimal.form.same("1.0", "1")).toBe(false);
  });

  it("is a string in TypeScript, not a number", () => {
    expect(xsDecimal.form.is("1.5")).toBe(true);
    expect(xsDecimal.form.is(1.5)).toBe(false);
  });
});
