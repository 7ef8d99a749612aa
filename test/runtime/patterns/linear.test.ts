import { describe, expect, it } from "vitest";
import { linearPattern } from "../../../templates/runtime/patterns/linear.js";
import { effort } from "../../support/effort.js";
import { createRandom } from "../../support/random-schema.js";
import { seedOfRun } from "../../support/seeds.js";

describe("linearPattern", () => {
  it.each([
    ["^(a+)+$", "aaa", true],
    ["^(a+)+$", "aab", false],
    ["b", "abc", true],
    ["^b", "abc", false],
    ["\\bcat\\b", "a cat sat", true],
    ["\\bcat\\b", "concatenate", false],
    ["\\Bcat", "concat", true],
    ["^\\p{L}+$", "straße", true],
    ["^.$", "😀", true],
    ["^..$", "😀", false],
    ["^[😀-😂]$", "😁", true],
    ["^\\ud83d\\ude00$", "😀", true],
    ["^\\u{1f600}$", "😀", true],
    ["^[\\]a]+$", "]a]", true],
    ["^a{2,3}$", "aaaa", false],
    ["^a{2,}$", "aaaa", true],
    ["^(?:a|b|)c$", "c", true],
    ["^(?<name>x)y??$", "xy", true],
    ["", "", true],
    ["$^", "", true],
    ["a$|^b", "xxa", true],
    ["^(?=.*[a-z])(?=.*\\d).{8,}$", "abcdefg1", true],
    ["^(?=.*[a-z])(?=.*\\d).{8,}$", "abcdefgh", false],
    ["(?!.* )^.{3}$", "a b", false],
    ["^(?!(?:con|nul)$)[a-z]+$", "nul", false],
    ["^(?!(?:con|nul)$)[a-z]+$", "null", true],
    ["^a(?!b)|c(?<=c)$", "xxc", true],
    ["^[a-z](?!.*--)[a-z-]*(?<!-)$", "a-b-", false],
    ["^[a-z](?!.*--)[a-z-]*(?<!-)$", "a--b", false],
    ["^[a-z](?!.*--)[a-z-]*(?<!-)$", "a-b", true],
    ["^(?:(?!0)\\d+|0)$", "0", true],
    ["^(?:(?!0)\\d+|0)$", "00", false],
    ["^(?!\\b)[^a].", " a", true],
    ["(?<!a)b", "ab", false],
    ["(?<!a)b", "cb", true],
    ["^(?:(?!foo|bar).)*$", "xfoo", false],
    ["^(?:(?!foo|bar).)*$", "foxbaz", true],
    ["(?<=😀)a(?=😀)", "😀a😀", true],
    ["(?<=^.(?=.$))b", "ab", true],
    ["^(?![aeiou])[a-z](?=[)(])[()|]$", "b)", true],
  ])("%j on %j: %s", (pattern, text, found) => {
    expect(linearPattern(pattern).test(text)).toBe(found);
    expect(new RegExp(pattern, "u").test(text)).toBe(found);
  });

  it("agrees with the engine on random patterns and texts", () => {
    const random = createRandom(1);
    const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? "";
    const expression = (depth: number): string => {
      if (depth === 0) return pick(["a", "b", "[ab]", "[^a]", ".", "\\d", "\\b", "^", "$", "é", "\\p{L}"]);
      const kind = Math.floor(random() * 4);
      if (kind === 0) return expression(depth - 1) + expression(depth - 1);
      if (kind === 1) return `(${expression(depth - 1)}|${expression(depth - 1)})`;
      if (kind === 2) return `(?:${expression(depth - 1)})${pick(["*", "+", "?", "{2}", "{1,3}", "{0,2}", "*?"])}`;
      return expression(depth - 1);
    };
    for (let count = 0; count < 2000; count += 1) {
      const pattern = expression(3);
      const text = Array.from({ length: Math.floor(random() * 8) }, () => pick(["a", "b", "1", "é", " ", "😀"])).join(
        "",
      );
      expect([pattern, text, linearPattern(pattern).test(text)]).toEqual([
        pattern,
        text,
        new RegExp(pattern, "u").test(text),
      ]);
    }
  });

  it("agrees with the engine on lookarounds anywhere", () => {
    const random = createRandom(seedOfRun());
    const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? "";
    const atoms = ["a", "b", "[ab]", "\\w", ".", "\\b", "\\B", "^", "$", "[^a]", " ", "é"];
    const expression = (depth: number): string => {
      if (depth === 0) return pick(atoms);
      const inner = expression(depth - 1);
      const quantified = `(?:${inner})${pick(["*", "?", "{1,2}"])}`;
      const look = `${pick(["(?=", "(?!", "(?<=", "(?<!"])}${inner})`;
      return pick([inner + expression(depth - 1), `(?:${inner}|${expression(depth - 1)})`, quantified, look, look]);
    };
    for (let count = 0; count < 3000; count += 1) {
      const pattern = expression(4);
      // Between the halves of a surrogate pair, the engine finds more matches than ECMA-262 allows.
      const text = Array.from({ length: Math.floor(random() * 6) }, () => pick(["a", "b", "é", " ", "_"])).join("");
      const judged = [pattern, text, linearPattern(pattern).test(text)];
      expect(judged).toEqual([pattern, text, new RegExp(pattern, "u").test(text)]);
    }
  });

  it.each([
    "(?<=(a+)+)(?!(a|a)*b)(?=(?:a*)*c)",
    "^(?=.*a)(?=(a+)+!$)(?!.*(a|a)*b).*$",
    "^(a+)+$",
    "^(a|a)*$",
    "(a*)*b",
    "a*a*a*b",
    "^(a?){60}a{60}$",
  ])("takes linear time for %j", (pattern) => {
    const text = `${"a".repeat(50_000)}?`;
    const spent = effort();
    expect(linearPattern(pattern).test(text)).toBe(false);
    expect(spent()).toBeLessThan(500);
  });

  it("throws for what cannot be matched in linear time", () => {
    expect(() => linearPattern("(a)\\1").test("aa")).toThrow("it has a back reference");
  });
});
