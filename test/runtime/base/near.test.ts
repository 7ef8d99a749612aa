import { describe, expect, it } from "vitest";
import { createRandom } from "../../support/random-schema.js";
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

describe("the letters of names", () => {
  it("rule out no name that is within reach, whatever its case, punctuation and script", () => {
    const near = (wrong: string, name: string): boolean => nearestName(wrong, [name]) === name;
    expect(near("purchase_code", "PurchaseCode")).toBe(true);
    expect(near("naïveté", "naivete")).toBe(true);
    expect(near("customerId", "customr1d")).toBe(true);
    expect(near("abcdef", "abxyef")).toBe(true);
    expect(near("abcdef", "axyzef")).toBe(false);
  });

  it("leave the same name as comparing all of them does", () => {
    const random = createRandom(11);
    const pick = (letters: string): string => letters[Math.floor(random() * letters.length)]!;
    const name = (): string => Array.from({ length: 3 + Math.floor(random() * 6) }, () => pick("abcABC_-1é")).join("");
    const simple = (text: string): string => text.toLowerCase().replace(/[-_. ]/g, "") || text;
    let found = 0;
    for (let count = 0; count < 2_000; count += 1) {
      const [wrong, known] = [name(), name()];
      const isNear = wrong !== known && editDistance(simple(wrong), simple(known)) <= Math.floor(wrong.length / 3);
      if (isNear) found += 1;
      expect([wrong, known, nearestName(wrong, [known])]).toEqual([wrong, known, isNear ? known : undefined]);
    }
    expect(found).toBeGreaterThan(50);
  });
});
