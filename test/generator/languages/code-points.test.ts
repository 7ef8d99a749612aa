import { describe, expect, it } from "vitest";
import {
  codePointsOf,
  complement,
  includesCode,
  intersection,
  union,
} from "../../../generator/languages/code-points.js";

/** Code points around all borders of ASCII, of a few blocks, of the surrogates and of the planes. */
const samples = [
  ...Array.from({ length: 0x500 }, (_, code) => code),
  ...[
    0x167f, 0x1680, 0x2028, 0x2029, 0x3000, 0xd7ff, 0xd800, 0xdfff, 0xe000, 0xfeff, 0xffff, 0x10000, 0x1f600, 0x1f64f,
    0x10ffff,
  ],
];

describe("codePointsOf", () => {
  it.each([
    "a",
    ".",
    "\\d",
    "\\D",
    "\\w",
    "\\W",
    "\\s",
    "\\S",
    "[^a-z]",
    "[\\u00e0-\\u00ff]",
    "[\\p{Lu}\\p{Ll}]",
    "\\P{L}",
    "[]",
    "[^]",
    "(?![aeiou])[a-z]",
    "(?!(?!e)[aeiou])[a-z]",
    "[\\x41-\\x43\\cA\\-\\]]",
    "[\\ud83d\\ude00-\\u{1f64f}]",
    "\\u{1f600}",
    "😀",
    "[😀a-]",
    "[-a]",
    "[\\b]",
    "\\0",
    "\\/",
    "[\\^\\$.*]",
    "\\p{Script=Greek}",
    "[\\d-]",
    "[^\\P{L}]",
  ])("reads %j as the engine does", (atom) => {
    const expression = new RegExp(`^(?:${atom})$`, "u");
    const set = codePointsOf(atom);
    const wrong = samples.filter((code) => expression.test(String.fromCodePoint(code)) !== includesCode(set, code));
    expect(wrong).toEqual([]);
  });
});

describe("sets of code points", () => {
  it("are joined, intersected and turned round as runs that do not touch", () => {
    const letters = union([[[0x61, 0x66]], [[0x67, 0x7a]], [[0x41, 0x5a]]]);
    expect(letters).toEqual([
      [0x41, 0x5a],
      [0x61, 0x7a],
    ]);
    expect(complement(letters)).toEqual([
      [0, 0x40],
      [0x5b, 0x60],
      [0x7b, 0x10ffff],
    ]);
    expect(intersection(letters, [[0x59, 0x62]])).toEqual([
      [0x59, 0x5a],
      [0x61, 0x62],
    ]);
  });
});
