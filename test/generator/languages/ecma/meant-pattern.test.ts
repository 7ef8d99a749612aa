import { expect, it } from "vitest";
import { patternKind } from "../../../../generator/languages/ecma/pattern-kind.js";
import { linearPattern } from "../../../../templates/runtime/patterns/linear.js";
import { Random } from "../../../support/random.js";
import { seedsOf } from "../../../support/seeds.js";
import { meantPattern } from "../../../../generator/languages/ecma/meant-pattern.js";

it.each([
  ["^\\d+\\-\\d+$", "^\\d+-\\d+$"],
  ["^[a\\-z\\_\\@]+\\:$", "^[a\\-z_@]+:$"],
  ["\\p{L}\\'\\u{41}", "\\p{L}'\\u{41}"],
  ["(?i)^abc[d-f1]$", "^[aA][bB][cC][d-f1DEF]$"],
  ["^(?i)a\\d|(?<name>[^xY])", "^[aA]\\d|(?<name>[^xYyX])"],
  ["(?i)\\x41\\u0041\\p{Lu}\\w[\\w-]", "\\x41\\u0041\\p{Lu}\\w[\\w-]"],
  ["\\A(?P<year>\\d{4})\\z", "^(?<year>\\d{4})$"],
  ["(?i)[z-a]", "[z-a]"],
  ["^[\\w-.]+$", "^[\\w\\-.]+$"],
  ["[.-\\d]|[-\\s]|[^\\p{L}-x-z-]", "[.\\-\\d]|[-\\s]|[^\\p{L}\\-x\\-z-]"],
  ["^{a}]a{2}$", "^\\{a\\}\\]a{2}$"],
  ["a(?i:b[c](d)(?-i:e))f", "a(?:[bB][cC]([dD])(?:e))f"],
  ["(?s)a.(?-s:.)[.]", "a[^](?:.)[.]"],
  ["(?is:a.)", "(?:[aA][^])"],
  ["(?m:^a)", "(?m:^a)"],
  ["(?i)[a", "[a"],
  ["\\", "\\"],
  ["\\012\\0\\1\\377\\400[\\0\\61]", "\\x0a\\0\\x01\\xff\\x200[\\0\\x31]"],
  ["(a)(?<b>c)(?:d)(?=e)\\2\\3\\18\\9", "(a)(?<b>c)(?:d)(?=e)\\2\\x03\\x018\\x39"],
  ["\\cA\\c1[\\c1\\c_\\c-z]", "\\cA\\\\c1[\\x11\\x1f\\\\c-z]"],
  ["(?=a)*(?!b(?=c)?){2}(?<=d)", "(?:(?=a))*(?:(?!b(?:(?=c))?)){2}(?<=d)"],
  ["a{,2}b{c}{d", "a\\{,2\\}b\\{c\\}\\{d"],
  ["\\a\\h\\x\\u1", "\\a\\h\\x\\u1"],
])("reads %j as %j", (pattern, meant) => {
  expect(meantPattern(pattern)).toBe(meant);
});

/** Pieces of patterns that are valid without the flag u; none is a reference to a group. */
const pieces: readonly [string, ...string[]] = [
  "\\1",
  ...[
    "a",
    "b",
    "0",
    "7",
    "c",
    "-",
    ".",
    "\\-",
    "\\_",
    "\\ ",
    "\\%",
    "{",
    "}",
    "]",
    "{,2}",
    "a{x}",
    "\\0",
    "\\01",
    "\\012",
    "\\101",
    "\\141",
  ],
  ...[
    "\\60",
    "\\8",
    "\\9",
    "\\377",
    "\\400",
    "\\c",
    "\\cA",
    "\\c1",
    "\\c_",
    "[\\c]",
    "[\\c0]",
    "[\\c_]",
    "[\\60-\\67]",
    "[\\c-z]",
    "[\\8\\w-.]",
  ],
  ...["[a-\\d]", "[^\\141]", "[\\-\\_]", "(?=a)*", "(?!b)?", "(?=0){1}", "(?:\\60)+", "a*", "b?"],
];
const characters: readonly [string, ...string[]] = [
  "a",
  "b",
  "0",
  "6",
  "7",
  "8",
  "9",
  "c",
  "A",
  "-",
  "_",
  " ",
  "%",
  "{",
  "}",
  "]",
  ",",
  "2",
  "x",
  ".",
  "\\",
  "\0",
  "\x01",
  "\n",
  "\x10",
  "\x11",
  "\x1f",
  "\xff",
];

it.each(seedsOf(import.meta.filename))("gives random patterns their meaning without the flag u (seed %i)", (seed) => {
  const random = new Random(seed);
  let matches = 0;
  for (let round = 0; round < 3_000; round += 1) {
    const pattern = Array.from({ length: random.below(4) + 1 }, () => random.pick(pieces)).join("");
    const isValid = isRegExp(pattern, "");
    if (!isValid || isRegExp(pattern, "u")) continue;
    const meant = meantPattern(pattern);
    const kind = patternKind(meant).kind;
    expect(kind, pattern).not.toBe("refused");
    const [written, translated] = [
      new RegExp(pattern),
      kind === "linear" ? linearPattern(meant) : new RegExp(meant, "u"),
    ];
    for (let text = 0; text < 20; text += 1) {
      const value = Array.from({ length: random.below(5) }, () => random.pick(characters)).join("");
      const isFound = written.test(value);
      if (isFound) matches += 1;
      expect([pattern, value, translated.test(value)]).toEqual([pattern, value, isFound]);
    }
  }
  expect(matches).toBeGreaterThan(1_000);
});

function isRegExp(source: string, flags: string): boolean {
  try {
    new RegExp(source, flags);
    return true;
  } catch {
    return false;
  }
}
