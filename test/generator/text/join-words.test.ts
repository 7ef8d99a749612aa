import { expect, it } from "vitest";
import { countWords, joinWords } from "../../../generator/text/join-words.js";

it.each([
  [[], ""],
  [["a"], "a"],
  [["a", "b"], "a or b"],
  [["a", "b", "c"], "a, b or c"],
  [["a", "b", "c", "d"], "a, b or 2 more"],
])("lists words as a sentence has them: %j", (words, text) => {
  expect(joinWords(words, "or", 3)).toBe(text);
});

it("cuts long words and counts those that do not fit", () => {
  const words = Array.from({ length: 1_000 }, (_, at) => `${at}${"x".repeat(1_000)}`);
  expect(joinWords(words, "and").length).toBeLessThan(500);
  expect(joinWords(words, "and")).toMatch(/^0x{79}…, .* and 996 more$/);
});

it("writes small numbers as words", () => {
  expect([countWords(1, "new value"), countWords(2, "value"), countWords(31, "value")]).toEqual([
    "one new value",
    "two values",
    "31 values",
  ]);
});
