import { describe, expect, it } from "vitest";
import {
  collapseWhiteSpace,
  isBlank,
  replaceWhiteSpace,
  splitWhiteSpace,
} from "../../../templates/runtime/xsd/white-space.js";
import { effort } from "../../support/effort.js";

/** Part 2, section 4.3.6: a string, and its results under "replace" and "collapse". */
const texts: readonly (readonly [text: string, replaced: string, collapsed: string])[] = [
  ["", "", ""],
  [" ", " ", ""],
  ["\t\n\r ", "    ", ""],
  ["a", "a", "a"],
  ["a b", "a b", "a b"],
  ["a  b", "a  b", "a b"],
  [" a ", " a ", "a"],
  ["\ta\nb\rc\r\n", " a b c  ", "a b c"],
  ["a\tb", "a b", "a b"],
  ["a\u00a0 b", "a\u00a0 b", "a\u00a0 b"],
  ["\u2003a\u3000", "\u2003a\u3000", "\u2003a\u3000"],
  ["a\vb\f", "a\vb\f", "a\vb\f"],
  ["\u0085a\u2028", "\u0085a\u2028", "\u0085a\u2028"],
  ["\ufeffa", "\ufeffa", "\ufeffa"],
];

describe("white space", () => {
  it.each(texts)("is replaced in %j by spaces: %j", (text, replaced) => {
    expect(replaceWhiteSpace(text)).toBe(replaced);
  });

  it.each(texts)("is collapsed in %j, after replacing as %j, to %j", (text, _replaced, collapsed) => {
    expect(collapseWhiteSpace(text)).toBe(collapsed);
    expect(collapseWhiteSpace(collapsed)).toBe(collapsed);
  });

  it.each([
    ["", []],
    [" \t", []],
    ["a", ["a"]],
    ["\n a  b\tc ", ["a", "b", "c"]],
    ["a\u00a0b", ["a\u00a0b"]],
  ] as const)("splits %j into words", (text, words) => {
    expect(splitWhiteSpace(text)).toEqual(words);
  });

  it("alone makes a text blank, and only the four characters of XML do", () => {
    for (const text of ["", " ", "\t\n\r "]) expect(isBlank(text)).toBe(true);
    for (const text of ["a", " a ", "\u00a0", "\v", "\u2003"]) expect(isBlank(text)).toBe(false);
  });

  it("is collapsed in time that follows the size of the text", () => {
    const text = `${" ".repeat(300_000)}a${" \t".repeat(300_000)}`;
    const spent = effort();
    expect(collapseWhiteSpace(text)).toBe("a");
    expect(spent()).toBeLessThan(100);
  });
});
