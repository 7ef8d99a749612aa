import { describe, expect, it } from "vitest";
import { createSuggest } from "../../../generator/diagnostics/suggest.js";

describe("did you mean", () => {
  it("stops looking when a document holds faults by the thousand", () => {
    const suggestFew = createSuggest(10);
    const known = Array.from({ length: 20 }, (_, index) => `name${index}`);
    expect(suggestFew("nam1", known)).toBe("name1");
    expect(suggestFew("nam1", known)).toBeUndefined();
  });
});
