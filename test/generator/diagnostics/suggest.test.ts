import { describe, expect, it } from "vitest";
import { createSuggest, editDistance, suggest } from "../../../generator/diagnostics/suggest.js";

describe("did you mean", () => {
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
  ])("finds what was probably meant by %s", (wrong, known, expected) => {
    expect(suggest(wrong, known)).toBe(expected);
  });

  it("counts an insert, a delete, a replacement and a swap as one edit each", () => {
    expect(["order", "rder", "oorder", "orxer", "rodex"].map((text) => editDistance("order", text))).toEqual([
      0, 1, 1, 1, 2,
    ]);
    expect(editDistance("order", "odrer")).toBe(1);
  });

  it("stops looking when a document holds faults by the thousand", () => {
    const suggestFew = createSuggest(10);
    const known = Array.from({ length: 20 }, (_, index) => `name${index}`);
    expect(suggestFew("nam1", known)).toBe("name1");
    expect(suggestFew("nam1", known)).toBeUndefined();
  });
});
