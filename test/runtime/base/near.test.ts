import { describe, expect, it } from "vitest";
import { createRandom } from "../../support/random-schema.js";
import { nearestName } from "../../../templates/runtime/base/near.js";

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

/**
 * The optimal string alignment distance, by its table: edits and swaps of neighbors that turn one string into another.
 */
function editDistance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const [above, isSame] = [rows[row - 1]!, from[row - 1] === to[column - 1]];
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const swapped = row > 1 && column > 1 && isSwap ? rows[row - 2]![column - 2]! + 1 : Infinity;
      current.push(
        Math.min(above[column]! + 1, current[column - 1]! + 1, above[column - 1]! + (isSame ? 0 : 1), swapped),
      );
    }
    rows.push(current);
  }
  return rows.at(-1)!.at(-1)!;
}

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
