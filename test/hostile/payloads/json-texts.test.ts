import { describe, expect, it } from "vitest";
import { effort } from "../../support/effort.js";
import { sized } from "../../support/sizes.js";
import { validatorsOf } from "../../support/validators.js";
import { expectTame, revoked } from "./tame.js";

const parsers = validatorsOf({
  Tree: {
    type: "object",
    properties: { next: { $ref: "#/Tree" }, all: { type: "array", items: { $ref: "#/Tree" } } },
  },
  Open: {},
  Table: { type: "object", additionalProperties: { type: "string" } },
  Amounts: { type: "array", items: { type: "number" } },
  Closed: { type: "object", additionalProperties: false },
});
const names = ["Tree", "Open", "Table", "Amounts", "Closed"] as const;
const bytes = (...values: readonly number[]): Uint8Array => Uint8Array.from(values);

/** The value that the schema that takes everything reads, or the code of its refusal. Every parser stays tame. */
function read(text: string | Uint8Array): unknown {
  for (const name of names) expectTame(parsers[`parse${name}`](text));
  const result = parsers.parseOpen(text);
  return result.ok ? result.value : (result.problems[0]?.code ?? "");
}

describe("JSON texts that nest", () => {
  it.each([
    ["objects", '{"next":'.repeat(100_000) + "1" + "}".repeat(100_000)],
    ["arrays", "[".repeat(100_000) + "]".repeat(100_000)],
    ["both", '{"all":['.repeat(100_000) + "]}".repeat(100_000)],
    ["brackets that nobody closes", "[".repeat(5_000_000)],
    ["a name and what stands in it", '{"a":'.repeat(5_000_000)],
  ])("are refused at level 257, in little time: %s", (_, text) => {
    const spent = effort();
    expect(read(text)).toBe("json/too-deep");
    expect(spent()).toBeLessThan(800);
  });

  it("are read to the depth that is asked for, without the call stack, whatever the schema", () => {
    const text = '{"next":'.repeat(100_000) + "{}" + "}".repeat(100_000);
    expect(parsers.parseOpen(text, { maxDepth: 200_000 }).ok).toBe(true);
    expect(parsers.parseTree(text, { maxDepth: 200_000 })).toMatchObject({ ok: false, problems: [{ code: "depth" }] });
  });
});

describe("names in JSON texts", () => {
  it.each([
    ['{"a":1,"a":2}', "json/duplicate-key"],
    ['{"a":1,"\\u0061":2}', "json/duplicate-key"],
    ['{"__proto__":1,"__proto__":2}', "json/duplicate-key"],
    ['{"\\u005f_proto__":1,"__proto__":2}', "json/duplicate-key"],
    [`{"b":1,${'"a":1,'.repeat(200_000)}"a":1}`, "json/duplicate-key"],
  ])("that come twice are refused", (text, code) => {
    expect(read(text)).toBe(code);
  });

  it("are names, also those of Object.prototype", () => {
    const value = read('{"\\u005f_proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"toString":1}');
    expect(Object.keys(value as object)).toEqual(["__proto__", "constructor", "toString"]);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  it("are escaped in paths, and found all the same: line and column are those of the value", () => {
    const result = parsers.parseTable('{\n"\\u001b[2J\\u202e": "x",\n"\u001f": 1}'.replace("\u001f", "\\u0007"));
    expectTame(result);
    expect(result).toMatchObject({ problems: [{ code: "type", path: "/\\u{7}", line: 3, column: 11 }] });
  });
});

describe("numbers in JSON texts", () => {
  const inexact = "json/inexact-number";
  it.each([
    ["1e400", inexact],
    ["[1e400]", inexact],
    ["-1e400", inexact],
    ["1e-400", inexact],
    ["9007199254740993", inexact],
    ["-9007199254740993", inexact],
    ["1".repeat(400), inexact],
    ["0." + "1".repeat(400), inexact],
    ["0." + "1".repeat(101), inexact],
    ["0." + "1".repeat(100), 0.111_111_111_111_111_1],
    ["0.1" + "0".repeat(400), 0.1],
    ["1" + "0".repeat(309), inexact],
    ["1e" + "9".repeat(1_000_000), inexact],
    ["1".repeat(10_000_000), inexact],
    ["9007199254740992", 9_007_199_254_740_992],
    ["1" + "0".repeat(22), 1e22],
    ["-0", -0],
    ["0.1", 0.1],
    ["1.0e0000000000000000000000000001", 10],
  ])("are read exactly or refused: %.20s", (text, value) => {
    expect(read(text)).toEqual(value);
  });

  it.each(["01", "+1", ".5", "5.", "0x10", "NaN", "-Infinity", "1_000", "1e", "--1", "١"])("are none: %s", (text) => {
    expect(read(text)).toBe("json/syntax");
  });
});

describe("characters of JSON texts", () => {
  it.each([
    ['"\\ud800"', "json/lone-surrogate"],
    ['"\ud800"', "json/lone-surrogate"],
    ['{"\\udc00":1}', "json/lone-surrogate"],
    ['"\\ud83d\ude00"', "json/lone-surrogate"],
    [bytes(0x22, 0xed, 0xa0, 0x80, 0x22), "json/invalid-bytes"],
    [bytes(0xc0, 0xaf), "json/invalid-bytes"],
    [bytes(0xff, 0xfe, 0x31, 0), "json/invalid-bytes"],
    [bytes(0x7b, 0, 0x7d, 0), "json/syntax"],
    [bytes(0, 0, 0xfe, 0xff, 0, 0, 0, 0x31), "json/invalid-bytes"],
    ['{"a":\u001b[31m}', "json/syntax"],
    ["\u202e1", "json/syntax"],
    ["\u00a01", "json/syntax"],
    ["\ufeff\ufeff1", "json/syntax"],
    ["null\u0000", "json/syntax"],
    ["/**/1", "json/syntax"],
    ["", "json/syntax"],
  ])("that are wrong are refused: %j", (text, code) => {
    expect(read(text)).toBe(code);
  });

  it("may be very many", () => {
    const many = sized({ normal: 200_000, thorough: 10_000_000 });
    for (const text of ["a".repeat(many), "é漢😀".repeat(many / 4)]) expect(read(`"${text}"`)).toBe(text);
    expect(read(`{"${"a".repeat(many)}":1,"${"a".repeat(many)}":1}`)).toBe("json/duplicate-key");
    expect(read(" ".repeat(many))).toBe("json/syntax");
    expect(read(`"${"\\u0041".repeat(many / 10)}"`)).toBe("A".repeat(many / 10));
    expect(read("x".repeat(2 ** 26 + 1))).toBe("json/too-large");
  });
});

describe("input of parsers that is not text", () => {
  const detached = (): Uint8Array => {
    const array = bytes(0x31);
    structuredClone(array.buffer, { transfer: [array.buffer as ArrayBuffer] });
    return array;
  };
  it.each([
    ["a revoked proxy", () => revoked()],
    ["an object that pretends", () => ({ [Symbol.toStringTag]: "Uint8Array", length: 1e9 })],
    ["a proxy of bytes", () => new Proxy(bytes(0x31), {})],
    ["other arrays", () => new Uint16Array([0x31])],
    ["a boxed text", () => new String("1")],
    ["a buffer", () => new ArrayBuffer(1)],
    ["bytes that were taken away", detached],
    ["nothing", () => undefined],
    ["a symbol", () => Symbol("1")],
  ])("is refused: %s", (_, make) => {
    for (const name of names) {
      const result = parsers[`parse${name}`](make() as unknown as string);
      expect(result.ok).toBe(false);
      expectTame(result);
    }
  });
});

describe("100,000 faults in a JSON text", () => {
  it("give the first of them, with their places", () => {
    const members = Array.from({ length: 100_000 }, (_, index) => `"k\\u001b${index}":\n1`).join(",");
    const result = parsers.parseTable(`{${members}}`);
    expectTame(result);
    expect(result).toMatchObject({ truncated: true, problems: { 0: { line: 2, column: 1 }, 1: { line: 3 } } });
  });
});
