import { describe, expect, it } from "vitest";
import { createLineFinder, lineColumnAt } from "../../../templates/runtime/base/line-column.js";
import { effort } from "../../support/effort.js";

describe("lineColumnAt", () => {
  it.each<[text: string, offset: number, place: string]>([
    ["", 0, "1:1"],
    ["abc", 2, "1:3"],
    ["a\nb", 1, "1:2"],
    ["a\nb", 2, "2:1"],
    ["a\rb", 2, "2:1"],
    ["a\r\nb", 2, "1:3"],
    ["a\r\nb", 3, "2:1"],
    ["\r\r\n\n\rx", 5, "5:1"],
    ["a\n", 2, "2:1"],
    ["a\n", 99, "2:1"],
    ["\ufeffab", 0, "1:1"],
    ["\ufeffab", 2, "1:2"],
    ["\u{1f600}b", 2, "1:3"],
    ["a\rb\nc\r\nd", 7, "4:1"],
  ])("%j at %i is %s", (text, offset, place) => {
    const { line, column } = lineColumnAt(text, offset);
    expect(`${line}:${column}`).toBe(place);
  });
});

describe("createLineFinder", () => {
  it("answers in any order as one question at a time", () => {
    const text = "\ufeffone\r\ntwo\rthree\n\nfive";
    const find = createLineFinder(text);
    for (const offset of [0, 3, 9, 9, 4, 20, 1, 17, 16, 6, 5]) expect(find(offset)).toEqual(lineColumnAt(text, offset));
  });

  it("passes over a long text once for offsets in order", () => {
    const text = "\r".repeat(200_000);
    const find = createLineFinder(text);
    let line = 0;
    const spent = effort();
    for (let offset = 0; offset < text.length; offset++) line = find(offset).line;
    expect(line).toBe(200_000);
    expect(spent()).toBeLessThan(200);
  });
});
