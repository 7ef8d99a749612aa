import { describe, expect, it } from "vitest";
import { xsBoolean } from "../../../templates/runtime/xsd/boolean.js";
import { readSimple, valueOf, written } from "../../support/simple-types.js";

describe("xs:boolean", () => {
  it.each([
    ["true", true],
    ["1", true],
    ["false", false],
    ["0", false],
    [" true\n", true],
    ["\t0 ", false],
  ])("reads %j as %s", (text, value) => {
    expect(valueOf(xsBoolean, text)).toBe(value);
  });

  it.each(["", " ", "TRUE", "True", "yes", "no", "2", "-1", "00", "01", "t", "true false", "tr ue", "٠", "toString"])(
    "refuses %j",
    (text) => {
      expect(readSimple(xsBoolean, text)).toMatchObject({
        value: undefined,
        faults: ["cvc-datatype-valid.1.2.1"],
        expected: ["a value of xs:boolean"],
      });
    },
  );

  it("is written in its canonical form", () => {
    expect(written(xsBoolean, valueOf(xsBoolean, "1"))).toBe("true");
    expect(written(xsBoolean, valueOf(xsBoolean, "0"))).toBe("false");
  });

  it("is a boolean in TypeScript and nothing that looks like one", () => {
    expect([true, false].map((value) => xsBoolean.form.is(value))).toEqual([true, true]);
    for (const value of ["true", 1, 0, null, undefined, {}]) expect(xsBoolean.form.is(value)).toBe(false);
  });

  it("has equality and no order", () => {
    expect(xsBoolean.form.same(true, true)).toBe(true);
    expect(xsBoolean.form.same(true, false)).toBe(false);
    expect(xsBoolean.form.compare).toBeUndefined();
  });
});
