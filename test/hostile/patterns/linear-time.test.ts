import { describe, expect, it } from "vitest";
import { patternKind } from "../../../generator/languages/ecma/pattern-kind.js";
import { linearPattern } from "../../../templates/runtime/patterns/linear.js";
import { effort } from "../../support/effort.js";
import { createRandom } from "../../support/random-schema.js";
import { sized } from "../../support/sizes.js";
import { validatorsOf } from "../../support/validators.js";
import { seedOfRun } from "../../support/seeds.js";

/*
 * Each pattern is matched with each string of 50,000 characters within a limit that allows for a busy machine: on a
 * quiet one every pair takes less than 50 ms.
 */

const slowest = 150;

const random = createRandom(seedOfRun() + 7);
const texts: Readonly<Record<string, string>> = {
  "one letter and no end": `${"a".repeat(50_000)}!`,
  "one letter": "x".repeat(50_000),
  spaces: `${" ".repeat(49_999)}z`,
  "two letters": `${"ab".repeat(25_000)}!`,
  "letters at random": `${Array.from({ length: 50_000 }, () => (random() < 0.5 ? "a" : "b")).join("")}!`,
  "letters beyond ASCII": `${"é".repeat(50_000)}!`,
  "letters of two units": `${"😀".repeat(25_000)}!`,
  "halves of letters": "\ud83d".repeat(50_000),
  "many letters": String.fromCodePoint(...Array.from({ length: 50_000 }, (_, index) => 0x4e00 + (index % 20_000))),
  "a line feed at the end": `${"ab1-_".repeat(10_000)}\n`,
};

/** Patterns on which an engine that goes back takes quadratic, cubic or exponential time, or nearly does. */
const patterns = [
  "^(a+)+$",
  "^(a*)*$",
  "(a|a)*$",
  "^(a|aa)+$",
  "^(a|b|ab)*c$",
  "(a+)+b",
  "(.*)*x",
  "(.*,)*x",
  "([a-z]+)*[A-Z]",
  "\\s*$",
  "^\\s+|\\s+$",
  "a*b",
  "a+$",
  "[^x]*x$",
  "x*x*x*x*y",
  "x*x*y",
  ".*.*=.*",
  "(a{0,30}){0,30}b",
  "(?:a?){50}a{50}",
  "(a?){100}b",
  "[\\s\\S]*?x",
  "[\\s\\S]*?[\\s\\S]*?x",
  "^(([a-z])+.)+[A-Z]([a-z])+$",
  "(\\w{1,9}){1,9}!",
  "^(\\p{L}+)+$",
  ".{0,290}x",
  "a{0,200}b",
  "a{0,90}b{0,90}c",
  "(x+x+)+y",
  "([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+[.]{1}",
  "^([a-zA-Z0-9_.-]+)*@",
  "\\w+\\d+!$",
  "(?:.|\\n)*!x",
  "\\b\\w+\\b\\s*$",
  "^(?:(?:a|b)?c?)*$",
  "[ab]*a[ab]{12}x",
  "(ab?)*(ba?)*c",
  "^(?:[01]?)*2$",
  "(?:(?:a*)*)*b",
  "[ab]*a[ab]{1000}x",
  "(|a)+b",
  "(?:\\B|a)*x",
  "(?:^|a)*b$",
  "(?:a$|a)*b",
  "(\\p{L}\\p{M}*)+\\P{L}x",
  "^(?:\\p{L}*|\\p{Lu}*|\\p{Ll}*)*$",
  "(.*){300}!",
  "(?:\\w*\\b\\W*){200}!!",
  "[^a]*(?:[^b]*[^c]*){200}$x",
  "(?:[ab]{1,50}c?){1,80}!",
  ".{0,4000}!",
  "(?:(?:(?:a{0,10}){0,10}){0,10})b",
];

describe("patterns on texts of 50,000 characters", () => {
  it.each(patterns)("%j takes time in proportion to the text", (pattern) => {
    const { isText } = validatorsOf({ Text: { type: "string", pattern } });
    for (const [name, text] of Object.entries(texts)) {
      const spent = effort();
      isText(text);
      expect([name, spent() < slowest]).toEqual([name, true]);
    }
  });

  it.each([
    ["a{20}b", "native"],
    ["a{0,200}b", "linear"],
    ["a*b", "linear"],
    ["\\s*$", "linear"],
    ["^a{0,90}b{0,90}c{0,90}d", "native"],
    ["a{0,40}b{0,40}c{0,40}d", "linear"],
    ["^[a-z]+(?:-[a-z]+)*$", "native"],
    ["^(?:(?!a)[^b])*(?:(?!a)[^c])*$", "linear"],
  ])("%j is given to the matcher that is %s", (pattern, kind) => {
    expect(patternKind(pattern)).toEqual({ kind });
  });

  it("are judged by the sets of characters beyond ASCII too", () => {
    // Two loops over nearly all characters: the engine has two paths for every next character.
    const { isText } = validatorsOf({ Text: { type: "string", pattern: "^(?:(?!a)[^b])*(?:(?!a)[^c])*$" } });
    const spent = effort();
    expect(isText(`${"é".repeat(50_000)}a`)).toBe(false);
    expect(spent()).toBeLessThan(slowest);
  });

  it("need no memory that grows with texts that lead to ever new states", () => {
    const matcher = linearPattern("[ab]*a[ab]{200}x");
    const before = process.memoryUsage().heapUsed;
    for (let round = 0; round < 10; round += 1)
      matcher.test(Array.from({ length: 50_000 }, () => (random() < 0.5 ? "a" : "b")).join(""));
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(200_000_000);
  });

  it("are found where repetitions are long", () => {
    const window = linearPattern("x[ab]{3000}y");
    expect(window.test(`xx${"ab".repeat(1500)}y`)).toBe(true);
    expect(window.test(`xx${"ab".repeat(1499)}ay`)).toBe(false);
    const list = linearPattern("^(?:[a-z]{2,3},){100}$");
    expect([list.test("ab,".repeat(100)), list.test("abc,".repeat(99)), list.test("abcd,".repeat(100))]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("names that patterns speak of", () => {
  it("are matched in linear time too", () => {
    const { isOpen, validateOpen } = validatorsOf({
      Open: {
        type: "object",
        patternProperties: { "(a+)+b": { type: "string" } },
        propertyNames: { pattern: "(c*)*$" },
      },
    });
    const value = { [`${"a".repeat(50_000)}!`]: 1, [`${"a".repeat(50_000)}b`]: 2, [`${"c".repeat(50_000)}d`]: 3 };
    const spent = effort();
    expect(isOpen(value)).toBe(false);
    expect(validateOpen(value)).toMatchObject({ problems: [{ code: "type" }] });
    expect(spent()).toBeLessThan(slowest);
  });
});

describe("the linear matcher", () => {
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? "";
  const atoms = [
    "a",
    "b",
    "[ab]",
    "[^a]",
    ".",
    "\\d",
    "\\w",
    "\\s",
    "\\b",
    "\\B",
    "^",
    "$",
    "é",
    "\\p{L}",
    "[é-ü]",
    "😀",
    "(?!a)[a-c]",
    "\\u{1f600}",
  ];
  const counts = ["*", "+", "?", "{2}", "{1,3}", "{0,2}", "*?", "{2,}", "{0}", "{33}", "{0,40}", "{31,34}?"];
  const expression = (depth: number): string => {
    if (depth === 0) return pick(atoms);
    const kind = Math.floor(random() * 5);
    if (kind === 0) return expression(depth - 1) + expression(depth - 1);
    if (kind === 1) return `(${expression(depth - 1)}|${expression(depth - 1)})`;
    if (kind === 2) return `(?:${expression(depth - 1)})${pick(counts)}`;
    if (kind === 3) return `${pick(["a", "[ab]", ".", "\\w", "é"])}${pick(counts)}${expression(depth - 1)}`;
    return expression(depth - 1);
  };
  const characters = ["a", "a", "a", "b", "1", "é", " ", "😀", "\n", "_", "\ud83d", "z"];

  /** True if the engine finds a pattern at one of the positions where ECMA-262 looks for it (section 22.2.7.2). */
  const isFoundByEngine = (pattern: string, text: string): boolean => {
    // V8's own search also looks between the halves of a surrogate pair: it finds "\B" there.
    const engine = new RegExp(pattern, "uy");
    for (let at = 0; at <= text.length; at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) {
      engine.lastIndex = at;
      if (engine.test(text)) return true;
    }
    return false;
  };

  it("does not look for a pattern between the halves of a character", () => {
    expect(["\\B", "(?:é?\\B|b){33}"].map((pattern) => linearPattern(pattern).test("z😀1"))).toEqual([false, false]);
    expect([linearPattern("\\B").test("😀"), linearPattern("\\B").test("z1")]).toEqual([true, true]);
  });

  it("reads counts and escapes with any number of zeros, and groups of any name", () => {
    const zeros = "0".repeat(300);
    const verdicts = (pattern: string, ...texts: readonly string[]): readonly unknown[] => [
      patternKind(pattern).kind,
      ...texts.map((text) => linearPattern(pattern).test(text)),
    ];
    expect(verdicts(`^\\u{${zeros}41}$`, "A", "B", "u")).toEqual(["native", true, false, false]);
    expect(verdicts(`a{${zeros}2}b*b`, "aab", "ab")).toEqual(["linear", true, false]);
    expect(verdicts(`^(?<${"n".repeat(300)}>a)+$`, "aa", "b")).toEqual(["native", true, false]);
    // The number behind the zeros tells how many ways there are.
    expect(patternKind(`^(?:(?:a|aa){${zeros}300})$`).kind).toBe("linear");
    expect(verdicts("^a{0,99999999999999999999}$", "", "aa", "b")).toEqual(["native", true, true, false]);
    expect(verdicts("(?:(?:a{1000}){1000}){0}b", "b", "a")).toEqual(["linear", true, false]);
  });

  it("agrees with the engine's on random patterns and texts", () => {
    const rounds = sized({ normal: 250, thorough: 40_000 });
    for (let round = 0; round < rounds; round += 1) {
      const pattern = expression(3);
      if (patternKind(pattern).kind === "refused") continue;
      const matcher = linearPattern(pattern);
      // The engine does not terminate on long strings with nested repetitions.
      const longest = /\)[*+{]/.test(pattern) ? 12 : 80;
      for (let count = 0; count < 6; count += 1) {
        const length = Math.floor(random() * (count === 0 ? longest : 9));
        const letters = random() < 0.5 ? ["a", "b"] : characters;
        const text = Array.from({ length }, () => pick(letters)).join("");
        expect([pattern, text, matcher.test(text)]).toEqual([pattern, text, isFoundByEngine(pattern, text)]);
      }
    }
  });
});
