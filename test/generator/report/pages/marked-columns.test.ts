import { describe, expect, it } from "vitest";
import { markedParts } from "../../../../generator/report/pages/marked-columns.js";

describe("marks in two lines", () => {
  it.each([
    ["maximum: 100", "maximum: 50", "100", "50"],
    ["maximum: 5", "maximum: 50", "5", "50"],
    ["required: [a]", "required: [a, b]", "", ", b"],
    ["type: string # note", "type: integer # note", "string", "integer"],
    ['minOccurs="0">', 'minOccurs="1">', "0", "1"],
    ["name", "other", undefined, undefined],
  ])("are whole words: %s", (before, after, older, newer) => {
    const parts = markedParts(before, after);
    expect(parts.before && before.slice(...parts.before)).toBe(older);
    expect(parts.after && after.slice(...parts.after)).toBe(newer);
  });
});
