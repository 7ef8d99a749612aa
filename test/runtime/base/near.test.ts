import { describe, expect, it } from "vitest";
import { editDistance, nearestName } from "../../../templates/runtime/base/near.js";

describe("the nearest name", () => {
  it.each([
    ["OrderLin", ["Order", "OrderLine", "OrderLines"], "OrderLine"],
    ["strin", ["string", "integer"], "string"],
    ["desciption", ["description", "discriminator"], "description"],
    ["ordre", ["order"], "order"],
    ["order_line", ["orderLine"], "orderLine"],
    ["max_length", ["maxLength", "minLength"], "maxLength"],
    ["xyz", ["order"], undefined],
    ["a", ["b"], undefined],
    ["Order", ["Order"], undefined],
  ])("is what was probably meant by %s", (wrong, known, expected) => {
    expect(nearestName(wrong, known)).toBe(expected);
  });

  it("is not further away than it may be", () => {
    expect(nearestName("purchaseCode", ["purchaseTyp"])).toBe("purchaseTyp");
    expect(nearestName("purchaseCode", ["purchaseTyp"], 2)).toBeUndefined();
  });

  it("is not looked for where names are long", () => {
    expect(nearestName("a".repeat(65), ["a".repeat(64)])).toBeUndefined();
    expect(nearestName("a".repeat(64), ["a".repeat(65)])).toBeUndefined();
    expect(nearestName("a".repeat(64), [`${"a".repeat(63)}b`])).toBe(`${"a".repeat(63)}b`);
  });
});

describe("the distance of names", () => {
  it("counts an insert, a delete, a replacement and a swap as one edit each", () => {
    expect(["order", "rder", "oorder", "orxer", "rodex"].map((text) => editDistance("order", text))).toEqual([
      0, 1, 1, 1, 2,
    ]);
    expect(editDistance("order", "odrer")).toBe(1);
  });
});
