import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { effort } from "../../support/effort.js";
import { sized } from "../../support/sizes.js";
import { validatorsOf } from "../../support/validators.js";
import { expectTame } from "../payloads/tame.js";

/** Every format that the runtime knows: `hasDateFormat`, `hasUriFormat`, ... */
const folder = new URL("../../../templates/runtime/formats/", import.meta.url);
const formats: [string, (text: string) => boolean][] = [];
for (const file of readdirSync(folder).filter((name) => name.endsWith(".ts"))) {
  const module = (await import(/* @vite-ignore */ new URL(file, folder).href)) as Record<string, unknown>;
  for (const [name, value] of Object.entries(module))
    if (/^has.*Format$/.test(name)) formats.push([name, value as (text: string) => boolean]);
}

/** Beginnings that a scanner goes on after, and pieces that it may stumble over again and again. */
const heads = [
  "",
  "2020-01-01T00:00:00.",
  "P1Y",
  "http://",
  "http://[",
  "a@",
  '"',
  "1.1.1.",
  "::",
  "{",
  "/",
  "xn--",
  "urn:",
  "mailto:",
  "(",
  "[",
];
const pieces = [
  "a",
  "0",
  "1",
  ".",
  "-",
  ":",
  "/",
  "%",
  "%41",
  "@",
  '"',
  "\\",
  '\\"',
  "[",
  "]",
  "(",
  ")",
  "{",
  "}",
  "{a}",
  "~",
  "~0",
  "=",
  "+",
  " ",
  "\t",
  "\n",
  "a.",
  "a-",
  "1:",
  "::",
  "0.",
  "a@",
  "xn--",
  "é",
  "é.",
  "ß.",
  "😀",
  "\ud800",
  "\u0640",
  "\u200d",
  "a\u0300",
  "ا",
  "א",
  "P1D",
  "T1H",
  "(a",
  "a|",
  "a*",
  "(?:",
  "[a",
  "\\d",
  "{1,",
  "a?",
  "a{1}",
];
const length = sized({ normal: 10_000, thorough: 50_000 });

describe("formats", () => {
  it("are all here", () => {
    expect(formats.length).toBeGreaterThan(20);
  });

  it.each(formats)(
    "%s is a scanner: thousands of characters take it little time, whatever they are",
    (_, hasFormat) => {
      for (const head of heads) {
        for (const piece of pieces) {
          const size = head === "" ? length : 5000;
          const text = `${head}${piece.repeat(Math.ceil(size / piece.length))}`;
          const spent = effort();
          for (const ended of [text, `${text}\u0001`]) hasFormat(ended);
          if (spent() > 150) expect([head, piece]).toBe("a pair that takes little time");
        }
      }
    },
  );

  it("take texts of millions of characters", () => {
    const size = sized({ normal: 300_000, thorough: 10_000_000 });
    for (const text of ["(", "é", "a."].map((piece) => piece.repeat(size / piece.length))) {
      for (const [name, hasFormat] of formats) {
        const spent = effort();
        hasFormat(text);
        expect([name, spent() < 2_000]).toEqual([name, true]);
      }
    }
  });

  it("are checked in long values", () => {
    const names = [
      "date-time",
      "email",
      "idn-email",
      "hostname",
      "idn-hostname",
      "uri",
      "iri",
      "uri-template",
      "regex",
      "ipv6",
      "uuid",
      "duration",
      "json-pointer",
      "byte",
    ];
    for (const format of names) {
      const { isText, validateText } = validatorsOf({ Text: { type: "string", format } });
      for (const text of ["(", "é", "a."].map((piece) => piece.repeat(300_000 / piece.length))) {
        const result = validateText(text);
        expect(isText(text)).toBe(result.ok);
        expectTame(result);
      }
    }
  });
});

describe("names and constants of 300,000 characters in a schema, nearly each of which is an escape in code", () => {
  it("become code", () => {
    const long = `"\\${"\u202e".repeat(1000)}`.repeat(sized({ normal: 300, thorough: 3000 }));
    const { isText } = validatorsOf({ Text: { const: long } });
    expect([isText(long), isText(`${long}a`)]).toEqual([true, false]);
    const { isThing } = validatorsOf({
      Thing: { type: "object", required: [long], properties: { [long]: { const: 1 } } },
    });
    expect([isThing({ [long]: 1 }), isThing({})]).toEqual([true, false]);
  });
});
