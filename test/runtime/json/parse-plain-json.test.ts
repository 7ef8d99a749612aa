import { describe, expect, it } from "vitest";
import { exactNumber } from "../../../templates/runtime/json/number.js";
import { parsePlainJson } from "../../../templates/runtime/json/parse-plain-json.js";
import { parseJsonText } from "../../../templates/runtime/json/text.js";
import { effort } from "../../support/effort.js";
import { Random } from "../../support/random.js";
import { seedsOf } from "../../support/seeds.js";

const limits = { maxDepth: 64, maxLength: 2 ** 22 };

/** The result of the reader that reads each character: a number of more than a hundred disables the fast path. */
function slowly(text: string): unknown {
  const result = parseJsonText(`[1.${"0".repeat(100)},${text}]`, { ...limits, maxDepth: limits.maxDepth + 1 });
  return result.ok ? { value: (result.value as readonly unknown[])[1] } : undefined;
}

const pieces = [
  '"a":1',
  '"b":2',
  '"c":":"',
  '"d":"x\\\\"',
  ",",
  ",",
  ",",
  ",",
  '"a" :1',
  '"e":[',
  "]",
  "1",
  '"f":{',
  '"g":":x"',
  '"h":"\\": "',
  '"i":"a : b"',
  '"j":0',
  '"k":"\\ud83d\\ude00"',
  '"a"\n:2',
  "}",
  ":",
  '"',
  "1e5",
  "0.1234567890123456",
  " ",
] as const;

describe("parsePlainJson", () => {
  it.each([
    '{"a":1,"b":[{"c":"x:y"},{"c":": "}],"url":"https://example.com/?a=1"}',
    '{\n  "a": -1.5,\n  "b": {\n    "at": "10:30"\n  }\n}',
    '{"\\"":1,"a\\\\":2,"\u20ac\ud83d\ude00":"\u00e9"}',
    '{"__proto__":{"a":1}}',
    '{"a": \n\t-0.12345678901234567890}',
    '{"a":[1,0.1234567890123456,1234567890123456],"b":1.5e3}',
    '{"a":9007199254740991,"b":1E-7,"c":-0}',
    '{"a":"\\ud83d\\ude00 \\u00e9 \\\\ud83d"}',
    '{"a":":b","c":"d : e","f":"\\": g"}',
    "[0e-400,0]",
    '{"a":0,"b":"123e4567-e89b-12d3-a456-426614174000","c":"e-400"}',
    '{"a":"12345678901234567890","b":"x12345678901234567890.0"}',
    "{}",
    "[]",
  ])("reads %j at once", (text) => {
    expect(parsePlainJson(text, 64)).toEqual({ value: JSON.parse(text) });
  });

  it.each([
    '{"a":1,"a":2}',
    '{"a" :1,"a":2}',
    '{"a"\n:1,"a":2}',
    '{"x":{"a":{"b":1},"a":2}}',
    '{"a":1,"a":":b"}',
    '{"a":1,"a":"\\":b"}',
    '{"a":1,"\\u0061":2}',
    '{"a":12345678901234567890}',
    '{"a":9007199254740992}',
    '{"a":9007199254740993.0}',
    '{"a":[1,4503599627370496.75]}',
    "[1,40.00000000000000001]",
    "[1,-39.99999999999999999]",
    "[1,9999999.99999999999999]",
    "[1,12345678.000000000001]",
    "[1,1234567890123456.01]",
    "[1,4000000000000000001e-17]",
    "[1,4.000000000000000001E1]",
    "[1,900719925474099.12e1]",
    '{"a":1e400}',
    '{"a":1e-400}',
    '{"a":[1e400]}',
    '{"a":[ 12345678901234567890]}',
    '{"a":["x",12345678901234567890]}',
    '{"a":[[12345678901234567890]]}',
    "[12345678901234567890]",
    "12345678901234567890",
    '{"a":"\\ud800"}',
    '{"a":"\\uDE00\\ud83d"}',
    '{"a":"\\ud83d\\u0041"}',
    '{"a":"\ud800"}',
    '{"a":1',
    '{"a":--1}',
    "[[[[1]]]]",
    '{"a":{"a":{"a":{"a":{}}}}}',
    '{"a":0e-400,"b":[ 1e-400]}',
    '{"a":9007199254740991,"b":1e16}',
    "1.0000000000000000001",
    "[-1.00000000000000000001]",
    '{"a":1e-0400}',
    "1e-400",
    "-0.001E-345",
  ])("leaves %j to a closer look", (text) => {
    expect(parsePlainJson(text, 3)).toBeUndefined();
  });

  it.each(seedsOf(import.meta.filename))(
    "never accepts what a closer look refuses, and then reads the same (seed %i)",
    (seed) => {
      const random = new Random(seed + 7);
      let accepted = 0;
      for (let round = 0; round < 20_000; round += 1) {
        const text = Array.from({ length: 1 + random.below(12) }, () => random.pick(pieces)).join("");
        const quick = parsePlainJson(`{${text}}`, limits.maxDepth);
        if (quick === undefined) continue;
        accepted += 1;
        expect(slowly(`{${text}}`)).toEqual(quick);
      }
      expect(accepted).toBeGreaterThan(100);
    },
  );

  it.each(seedsOf(import.meta.filename))("reads the numbers at once that a double holds (seed %i)", (seed) => {
    const random = new Random(seed);
    const digits = (most: number, some = "0123456789"): string =>
      Array.from({ length: 1 + random.below(most) }, () => some[random.below(some.length)]).join("");
    for (let round = 0; round < 20_000; round += 1) {
      const whole = random.pick([
        "0",
        "9007199254740991",
        "9007199254740992",
        "1e22",
        `${1 + random.below(9)}${digits(17)}`,
        `${1 + random.below(9)}${digits(10, "09")}`,
      ]);
      const nearWhole = random.pick(["0", "9"]).repeat(random.below(20)) + digits(4);
      const fraction = random.pick(["", `.${digits(20)}`, `.${digits(20, "09")}`, `.${nearWhole}`]);
      const exponent = random.pick(["", "", `e${random.pick(["", "+", "-"])}${digits(3)}`]);
      const text = `${random.pick(["", "-"])}${whole}${whole.includes("e") ? "" : `${fraction}${exponent}`}`;
      const value = exactNumber(text);
      const isPlain = value !== undefined && (Number.isSafeInteger(value) || !Number.isInteger(value));
      for (const around of [text, `["\u00e9",${text}]`]) {
        const json: unknown = JSON.parse(around);
        expect(parsePlainJson(around, 2), around).toEqual(isPlain ? { value: json } : undefined);
      }
    }
  });

  it.each([
    ["digits in a string", (length: number) => `x${"1".repeat(length)}`],
    ["numbers in a string", (length: number) => ",1234567890123456".repeat(length / 17)],
    ["exponents in a string", (length: number) => " e-123".repeat(length / 6)],
    ["colons after white space", (length: number) => `${" ".repeat(60)}:`.repeat(length / 61)],
    ["backslashes before quotes", (length: number) => `${"\\\\".repeat(40)}\\":`.repeat(length / 83)],
  ])("takes steps in proportion to %s", (_, stringOf) => {
    // A number of steps that grows with the square of the length would take minutes.
    const json = `{"a":[0,1,1e-300],"b":"${stringOf(4_000_000)}"}`;
    const spent = effort();
    parseJsonText(json, { maxDepth: 3, maxLength: 2 ** 23 });
    expect(spent()).toBeLessThan(60);
  });

  it("does not take long texts apart before their depth is known", () => {
    expect(parsePlainJson("[".repeat(2 ** 21), 64)).toBeUndefined();
  });
});
