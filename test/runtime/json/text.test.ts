import { describe, expect, it } from "vitest";
import { parsePlainJson } from "../../../templates/runtime/json/parse-plain-json.js";
import { parseJsonText } from "../../../templates/runtime/json/text.js";
import { effort } from "../../support/effort.js";
import { createRandom, createRandomJson } from "../../support/random-schema.js";
import { seedsOf } from "../../support/seeds.js";

const limits = { maxDepth: 256, maxLength: 1_000_000 };

function errorOf(text: string): unknown {
  const result = parseJsonText(text, limits);
  return result.ok ? "none" : [result.error.code, result.error.offset, result.error.message];
}

describe("parseJsonText", () => {
  it.each([
    "null",
    " true ",
    '"\\u00e9\\n\\/\\ud83d\\ude00😀"',
    "[]",
    "{}",
    "[1,-0.5,1e3,1E-2,0]",
    '{"a":{"b":[{}]},"c":[[],[1]]}',
    '{"constructor":1,"toString":2}',
    "\t\n\r [ 1 , 2 ] ",
    "123456789012345",
    "9007199254740991",
    "12345678901234567000",
    "0.1234567890123456789",
    "1.0",
  ])("reads %j as JSON.parse does", (text) => {
    expect(parseJsonText(text, limits)).toEqual({ ok: true, value: JSON.parse(text) });
  });

  it.each([
    ["", "json/syntax", 0, "Expected a JSON value, but the text ends."],
    ["[1,]", "json/syntax", 3, 'Expected a JSON value, but found "]".'],
    ["[1 2]", "json/syntax", 3, 'Expected "," or "]", but found "2".'],
    ['{"a":1,}', "json/syntax", 7, 'Expected the name of a property in quotes, but found "}".'],
    ['{"a" 1}', "json/syntax", 5, 'Expected ":", but found "1".'],
    ['{"a":1', "json/syntax", 6, 'Expected "," or "}", but the text ends.'],
    ["{a:1}", "json/syntax", 1, 'Expected the name of a property in quotes, but found "a".'],
    ["01", "json/syntax", 1, 'Expected no digit after a leading zero, but found "1".'],
    ["-", "json/syntax", 1, "Expected a digit, but the text ends."],
    ["1.", "json/syntax", 2, "Expected a digit, but the text ends."],
    ["1e+", "json/syntax", 3, "Expected a digit, but the text ends."],
    ["+1", "json/syntax", 0, 'Expected a JSON value, but found "+".'],
    ["NaN", "json/syntax", 0, 'Expected a JSON value, but found "N".'],
    ["nul", "json/syntax", 0, 'Expected a JSON value, but found "n".'],
    ["1 2", "json/syntax", 2, 'Expected the end of the text, but found "2".'],
    ['"a', "json/syntax", 2, "Expected a closing quote, but the text ends."],
    ['"\\x"', "json/syntax", 2, 'Expected an escape such as "\\n" or "\\u00e9", but found "x".'],
    ['"\\u12g4"', "json/syntax", 2, 'Expected an escape such as "\\n" or "\\u00e9", but found "u".'],
    ['"a\nb"', "json/syntax", 2, 'Expected an escape instead of a control character, but found "\\u{a}".'],
    ["[1] // note", "json/syntax", 4, 'Expected the end of the text, but found "/".'],
    ['{"a":1,"b":2,"a":3}', "json/duplicate-key", 13, 'Property "a" appears twice in one object.'],
    ['{"a":1,"\\u0061":3}', "json/duplicate-key", 7, 'Property "a" appears twice in one object.'],
    ['{"__proto__":1,"__proto__":2}', "json/duplicate-key", 15, 'Property "__proto__" appears twice in one object.'],
    ["[9007199254740993]", "json/inexact-number", 1, "The number cannot be represented exactly; write it as a string."],
    ["1e400", "json/inexact-number", 0, "The number cannot be represented exactly; write it as a string."],
    ["1e-400", "json/inexact-number", 0, "The number cannot be represented exactly; write it as a string."],
    [
      "0.99999999999999999999",
      "json/inexact-number",
      0,
      "The number cannot be represented exactly; write it as a string.",
    ],
    ['"\\ud800"', "json/lone-surrogate", 1, "A string must not contain half of a surrogate pair."],
    ['"\\ude00\\ud83d"', "json/lone-surrogate", 1, "A string must not contain half of a surrogate pair."],
    ['"\ud800"', "json/lone-surrogate", 1, "A string must not contain half of a surrogate pair."],
  ])("refuses %j with %s at %i", (text, code, offset, message) => {
    expect(errorOf(text)).toEqual([code, offset, message]);
  });

  it("keeps __proto__ an ordinary property", () => {
    const result = parseJsonText('{"__proto__":{"admin":true},"big":12345678901234567000}', limits);
    expect(result.ok && Object.keys(result.value as object)).toEqual(["__proto__", "big"]);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it("leaves a byte order mark out", () => {
    expect(parseJsonText("\ufeff[1]", limits)).toEqual({ ok: true, value: [1] });
  });

  it("holds to its limits without using up the stack", () => {
    const deep = "[".repeat(100_000) + "]".repeat(100_000);
    expect(errorOf(deep)).toEqual([
      "json/too-deep",
      256,
      "Arrays and objects are nested deeper than the limit of 256.",
    ]);
    expect(parseJsonText(deep, { ...limits, maxDepth: 200_000 }).ok).toBe(true);
    expect(errorOf(" ".repeat(1_000_001))).toContain("json/too-large");
  });

  it("takes linear time for many properties and long numbers", () => {
    const spent = effort();
    const many = Array.from({ length: 60_000 }, (_, index) => `"k${index}":${index}`).join();
    expect(parseJsonText(`{${many},"k1":0}`, limits).ok).toBe(false);
    expect(parseJsonText("1".repeat(900_000), limits).ok).toBe(false);
    expect(spent()).toBeLessThan(600);
  });

  it.each(seedsOf(import.meta.filename))(
    "reads the same values character by character and by JSON.parse (seed %i)",
    (seed) => {
      for (let round = 0; round < 300; round += 1) {
        const value = createRandomJson(createRandom(seed * 1_000 + round)).value(4);
        const text = JSON.stringify(value, null, round % 3);
        expect(parseJsonText(text, limits)).toEqual({ ok: true, value });
        // A long number is reason enough for a closer look.
        expect(parseJsonText(`[${text},12345678901234567000]`, limits)).toEqual({
          ok: true,
          value: [value, 12345678901234567000],
        });
      }
    },
  );
});

describe("parsePlainJson", () => {
  it.each(['{"a":1,"a":1}', "1e400", "12345678901234567", '"\\ude00"', "[[[]]]", "[1,]", ""])(
    "leaves %j to a closer look",
    (text) => {
      expect(parsePlainJson(text, 2)).toBeUndefined();
    },
  );

  it("reads what is plain", () => {
    expect(parsePlainJson('{"a":[{"b":": {\\"x\\":"}],"c":null}', 4)).toEqual({
      value: { a: [{ b: ': {"x":' }], c: null },
    });
  });
});
