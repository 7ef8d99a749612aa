import { describe, expect, it } from "vitest";
import { hasDivisor } from "../../../templates/runtime/json/has-divisor.js";

describe("hasDivisor", () => {
  it.each([
    [19.99, 0.01, true],
    [0.3, 0.1, true],
    [1.1, 0.1, true],
    [0.0075, 0.0001, true],
    [0.00751, 0.0001, false],
    [4.5, 1.5, true],
    [35, 1.5, false],
    [1e308, 0.5, true],
    [1e308, 0.123456789, false],
    [12391239123, 1e-8, true],
    [-7.5, 2.5, true],
    [-0, 0.01, true],
    [9007199254740993, 2, true],
    [1e22, 7, false],
    [123456789.123456789, 0.01, false],
    [5e-324, 5e-324, true],
    [1.005, 0.01, false],
    [1e21, 0.1, true],
    [10, 3, false],
    [Infinity, 0.5, false],
  ])("%d by %d: %s", (value, divisor, expected) => {
    expect(hasDivisor(value, divisor)).toBe(expected);
  });

  it("takes every price in cents, and none between", () => {
    for (let cents = -20_000; cents <= 20_000; cents += 7) {
      expect(hasDivisor(Number(`${cents}e-2`), 0.01)).toBe(true);
      expect(hasDivisor(Number(`${cents * 10 + 1}e-3`), 0.01)).toBe(false);
    }
  });
});
