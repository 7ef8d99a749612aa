import { describe, expect, it } from "vitest";
import { createPrefixes } from "../../../../../generator/load/xsd/locations/prefixes.js";

describe("prefixes", () => {
  it("are all found, the longest first, as a look at each of them finds them", () => {
    const words = ["", "a", "aa", "ab", "aba", "abab", "b", "ba", "bb", "bab"];
    for (let chosen = 0; chosen < 1 << words.length; chosen += 7) {
      const some = words.filter((_, index) => (chosen >> index) & 1);
      const prefixes = createPrefixes(new Map(some.map((word) => [word, word])));
      for (const text of [...words, "ababab", "abb", "c", "aab"]) {
        const expected = some.filter((word) => text.startsWith(word)).sort((a, b) => b.length - a.length);
        expect(prefixes.of(text)).toEqual(expected);
      }
    }
  });
});
