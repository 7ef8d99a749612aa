import { stringify, type ToStringOptions } from "yaml";
import { describe, expect, it } from "vitest";
import { createPlaceTable } from "../../../../generator/load/yaml/place-table.js";
import { readYamlStream } from "../../../../generator/load/yaml/read-stream.js";
import { Random } from "../../../support/random.js";
import { sized } from "../../../support/sizes.js";
import { seedsOf } from "../../../support/seeds.js";
import { readByPackage } from "./read-by-package.js";
import { isRefused, readByOther, readByOwn } from "./both-readers.js";
import { randomValue } from "./random-values.js";

const rounds = sized({ normal: 250, thorough: 20_000 });

const pieces = [
  "a",
  "b",
  "1",
  "- ",
  "? ",
  ": ",
  ":",
  " ",
  "  ",
  "\n",
  "\n ",
  "\n  ",
  "\n   ",
  "\n- ",
  "\n  - ",
  "\na: ",
  "\n  b: ",
  "{",
  "}",
  "[",
  "]",
  ",",
  ", ",
  "'",
  '"',
  "'x'",
  '"x y": ',
  "|",
  "|\n",
  "|-\n  t\n",
  ">\n  t\n   u\n\n  v\n",
  "|+\n\n",
  "#",
  " # c",
  "&a ",
  "&a",
  "*a",
  "!!str ",
  "<<: ",
  "~",
  "true",
  "1.5",
  "0x1",
  "\\",
  "---\n",
  "\r\n",
  "%",
  "@",
  "a b",
  "a #b",
  '"\\u0041"',
  '"a\n  b"',
  "é",
] as const;

function randomStyle(random: Random): ToStringOptions {
  return {
    lineWidth: random.pick([80, 40, 0]),
    indent: random.pick([2, 4, 1]),
    indentSeq: random.chance(2),
    defaultStringType: random.pick(["PLAIN", "QUOTE_DOUBLE", "QUOTE_SINGLE", "BLOCK_FOLDED", "BLOCK_LITERAL"]),
    defaultKeyType: random.pick(["PLAIN", "QUOTE_DOUBLE"]),
    collectionStyle: random.pick(["any", "flow", "block"]),
    blockQuote: random.pick<boolean | "folded" | "literal">([true, "folded", "literal"]),
  };
}

function pointersOf(value: unknown, at: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, member]) => pointersOf(member, [...at, key]))];
}

describe("the YAML reader", () => {
  it.each(seedsOf(import.meta.filename))(
    "takes no text that the library refuses, and reads the same value out of the others (seed %i)",
    (seed) => {
      const random = new Random(seed + 1);
      let alike = 0;
      for (let round = 0; round < rounds * 5; round++) {
        const begin = random.pick(["a:", "- ", ""]);
        const text = begin + Array.from({ length: 1 + random.below(9) }, () => random.pick(pieces)).join("");
        const answer = readByOwn(text);
        // The library is compared on documents that it rejects. It does not read blanks without a final line break as
        // content, and rejects some tags of a key.
        if (isRefused(answer) || /\n[ \t]+$|!!str <</.test(text)) continue;
        expect([text, answer]).toEqual([text, readByOther(text)]);
        alike++;
      }
      expect(alike).toBeGreaterThan(rounds);
    },
  );

  it.each(seedsOf(import.meta.filename))(
    "reads what the library writes in every style, with the same places (seed %i)",
    (seed) => {
      const random = new Random(seed + 2);
      let left = 0;
      for (let round = 0; round < rounds; round++) {
        const written = random.chance(8)
          ? JSON.stringify(randomValue(random), null, random.below(3))
          : stringify(randomValue(random), randomStyle(random));
        const text = random.chance(3) ? written.replaceAll("\n", "\r\n") : written;
        const answer = readByOwn(text);
        if (isRefused(answer)) {
          left++;
          continue;
        }
        // YAML 1.2, section 7.3.1: the empty line is a line break, which the library reads as a blank.
        if (/\\\r?\n[ \t]*\r?\n/.test(text)) continue;
        expect([text, answer]).toEqual([text, readByOther(text)]);
        const [places, others] = [createPlaceTable(), createPlaceTable()];
        readYamlStream(text, places);
        readByPackage(text, others);
        for (const pointer of pointersOf((JSON.parse(answer) as [unknown])[0])) {
          for (const part of ["key", "value"] as const) {
            const { start } = others.locate(pointer, part);
            expect([text, pointer, places.locate(pointer, part).start]).toEqual([text, pointer, start]);
          }
        }
      }
      // Few are rejected: only those that are not YAML for the library either.
      expect(left).toBeLessThan(rounds / 100 + 6);
    },
  );

  it.each([
    ["an end of a document before it begins", "...\na: b\n"],
    ["a list after an anchor without a space", "a: &b[c]\n"],
    ["a map after an anchor without a space", "a: &b{c: d}\n"],
    ["blanks before a mark that follows a directive", '%[\n  ---\n"a"'],
    ["a tab before the first word", "# c\n\ttypetring\n"],
    ["a tab before a blank that is content", "\t\u00a0"],
    ["a key that is a list", "? [a]\n: b\n"],
    ["a key that is empty", ": b\n"],
  ])("rejects %s", (_, text) => {
    expect(isRefused(readByOwn(text))).toBe(true);
  });

  // Documents of other tools that break lines or keys in ways of their own.
  it.each([
    ["a long key after a question mark", "? aaa\n: b: 1\n  c: 2\nd: 3\n", { aaa: { b: 1, c: 2 }, d: 3 }],
    ["an escaped line end", 'a: "b\\\n  \\ c\\\n  d"\nb: 1\n', { a: "b cd", b: 1 }],
    ["an empty line after an escaped line end", 'a: "b\\\n  \n  c"\n', { a: "b\nc" }],
    ["two empty lines after an escaped line end", 'a: "\\\\\\\n\n\n  c"\n', { a: "\\\n\nc" }],
    ["a literal text that keeps its end, without one", "a: |+\n  b\n\n ", { a: "b\n\n" }],
    ["a tag that is written out", "a: !<tag:yaml.org,2002:str> 5\n", { a: "5" }],
    ["a float without a point", "a: !!float 5\n", { a: 5 }],
    ["a brace at the column of its key", "a: {\n  b: 1\n}\nc: 2\n", { a: { b: 1 }, c: 2 }],
    ["a bracket at the column of its key", "a: [\n  1, # one\n  2 # two: ]\n\n# three\n]\nc: 2\n", { a: [1, 2], c: 2 }],
    [
      "brackets at the column of a nested key",
      "a:\n  b: [\n    {\n    x: 1\n  }, { y: [\n  ] }\n  ]\n",
      { a: { b: [{ x: 1 }, { y: [] }] } },
    ],
    ["a tab before braces and brackets", "-\t { a: \t[] }\n- b: \t{ c: 1 }\n", [{ a: [] }, { b: { c: 1 } }]],
    ["a tab between a key and its value in braces", "- { a:\tb,\t'c': \t1 }\n- [\td ]\n", [{ a: "b", c: 1 }, ["d"]]],
    ["a brace at the column of its item", "- {\n  a: 1\n  }\n- b\n", [{ a: 1 }, "b"]],
    ["a brace at the column of its key, in Windows", "a: {\r\n  b: 1\r\n}\r\n", { a: { b: 1 } }],
    [
      "a brace after texts that look like brackets",
      "a: |\n  {\n  }\n\nb: it's [x\nc: \"{\\\"\n  \"\nd: >-\n  [\ne: {\n  f: 'g # }\n   }', h: don't\n}\n",
      { a: "{\n}\n", b: "it's [x", c: '{" ', d: "[", e: { f: "g # } }", h: "don't" } },
    ],
    ["an escaped blank at the end of a line", 'a: "b\\ \n  c"\n', { a: "b  c" }],
    ["a list no further in than its key", "a:\n- b\n-\n  - c\nd: e\n", { a: ["b", ["c"]], d: "e" }],
    ["lists and maps on one line", "- - a: b\n    c: d\n  - e\n", [[{ a: "b", c: "d" }, "e"]]],
    ["a value after its quoted key at once", '{"a":1,"b":[2,{"c":"d"}]}', { a: 1, b: [2, { c: "d" }] }],
    ["a pair in a list", "[a: b, 'c': d, e]", [{ a: "b" }, { c: "d" }, "e"]],
    ["a plain text of several lines", "a: b\n  c\n\n  d\ne: f\n", { a: "b c\nd", e: "f" }],
    ["a folded text", "a: >-\n\n  b\n  c\n\n   d\n  e\n", { a: "\nb c\n\n d\ne" }],
    ["a literal text that keeps its end", "a: |2+\n   b\n\n\nc: d\n", { a: " b\n\n\n", c: "d" }],
    ["anchors before a map and its first key", "a: &x\n  &y b: c\nd: *x\n", { a: { b: "c" }, d: { b: "c" } }],
    ["an anchor and a tag on lines of their own", "a: &x\n  !!map\n  b: c\n", { a: { b: "c" } }],
    ["a document between its marks", "%YAML 1.2\n--- # c\na: b\n...\n# end\n", { a: "b" }],
    ["a text on the line of its mark", "--- |\n  a\n", "a\n"],
    ["texts that look like more", "a: b:c\nd: e#f\ng: -h\ni: ?j\n", { a: "b:c", d: "e#f", g: "-h", i: "?j" }],
    ["line ends of Windows", 'a: |\r\n  b\r\nc: "d\r\n  e"\r\n', { a: "b\n", c: "d e" }],
    ["tabs that do not indent", "a:\tb\t# c\nd:\n  \te\n", { a: "b", d: "e" }],
  ])("reads %s", (_, text, value) => {
    expect(JSON.parse(readByOwn(text))).toEqual([value, []]);
  });

  it("says where a second anchor is", () => {
    const text = "a: &b\n  &c d\n";
    let fault: unknown;
    try {
      readYamlStream(text, createPlaceTable());
    } catch (error) {
      fault = error;
    }
    expect(fault).toMatchObject({ at: text.indexOf("&c") });
  });
});
