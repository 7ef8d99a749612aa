import { describe, expect, it } from "vitest";
import { readJson } from "../../../templates/runtime/json/read.js";
import { hasObjectType } from "../../../templates/runtime/json/object-members.js";
import { locateValues } from "../../../templates/runtime/json/locate.js";
import type { Result } from "../../../templates/runtime/base/problem.js";

const accept = (value: unknown): Result<unknown> => ({ ok: true, value });
const refuse =
  (...paths: string[]) =>
  (): Result<unknown> => ({
    ok: false,
    problems: paths.map((path) => ({ code: "type", message: "No.", path })),
    truncated: false,
  });

describe("readJson", () => {
  it("trusts that objects are plain while it validates, and not afterwards", () => {
    const date = new Date(0);
    const validate = (): Result<boolean> => ({ ok: true, value: hasObjectType(date) });
    expect(readJson("{}", validate, undefined)).toEqual({ ok: true, value: true });
    expect(hasObjectType(date)).toBe(false);
  });

  it("reads text and UTF-8 bytes", () => {
    const bytes = new TextEncoder().encode('\ufeff{"name":"é😀"}');
    expect(readJson(bytes, accept, undefined)).toEqual({ ok: true, value: { name: "é😀" } });
    expect(readJson("[1]", accept, undefined)).toEqual({ ok: true, value: [1] });
  });

  it("says where bytes stop being UTF-8", () => {
    const bytes = Uint8Array.from([0x5b, 0x0a, 0x22, 0xc0, 0x80, 0x22, 0x5d]);
    expect(readJson(bytes, accept, undefined)).toEqual({
      ok: false,
      problems: [
        { code: "json/invalid-bytes", message: "The bytes are not valid UTF-8.", path: "", line: 2, column: 2 },
      ],
      truncated: false,
    });
  });

  it("says in which line and column a syntax error is", () => {
    expect(readJson('{\n  "a": 1,\n  "a": 2\n}', accept, undefined)).toMatchObject({
      ok: false,
      problems: [{ code: "json/duplicate-key", path: "", line: 3, column: 3 }],
    });
  });

  it("gives problems the place of their value, or of the nearest value that is there", () => {
    const text = '{\n  "a/b": [\n    1,\n    { "~": null }\n  ]\n}';
    const result = readJson(text, refuse("/a~1b/1/~0", "/a~1b/0", "/a~1b/7", ""), undefined);
    expect(!result.ok && result.problems.map(({ line, column }) => [line, column])).toEqual([
      [4, 12],
      [3, 5],
      [2, 10],
      [1, 1],
    ]);
  });

  it.each([
    ["1e400", ""],
    ['{"a":1e400}', "/a"],
    ['{"a":[true,{"b/c":[[1],-1e999]}]}', "/a/1/b~1c/1"],
    ['[[],{},{"x":{"y":9007199254740993}}]', "/2/x/y"],
    ['{"~":{"":1e-400}}', "/~0/"],
    ['{"a":{"b":1},"__proto__":[0.1,1e309]}', "/__proto__/1"],
  ])("gives the number in %s that no double holds its path", (text, path) => {
    expect(readJson(text, accept, undefined)).toMatchObject({ problems: [{ code: "json/inexact-number", path }] });
  });

  it("cuts a path that is very long", () => {
    const result = readJson(`{"a":{"${"b".repeat(100_000)}":1e400}}`, accept, undefined);
    expect(!result.ok && result.problems.map(({ path }) => path)).toEqual(["/a"]);
  });

  it("holds to the limits it is given", () => {
    expect(readJson("[[1]]", accept, { maxDepth: 1 })).toMatchObject({ problems: [{ code: "json/too-deep" }] });
    expect(readJson("[[1]]", accept, { maxLength: 4 })).toMatchObject({ problems: [{ code: "json/too-large" }] });
    expect(readJson(new Uint8Array(10).fill(0x20), accept, { maxLength: 4 })).toMatchObject({ ok: false });
  });
});

describe("locateValues", () => {
  it("passes what nobody asks for, whatever brackets and quotes its texts have", () => {
    const passed = [{ "}": ["]", '"', "\\", '\\"]}', { a: ["{[", '\\\\"'] }] }, [], {}, [[["]"]], { '["': "\\" }]];
    const text = JSON.stringify([...passed, { b: passed, c: 1 }, 2], null, 1);
    const at = (path: string): string => text.slice(locateValues(text, [path])[0]).slice(0, 6);
    expect(at(`/${passed.length}/c`)).toBe(text.slice(text.indexOf('"c": 1') + 5).slice(0, 6));
    expect(at(`/${passed.length + 1}`)).toBe("2\n]");
  });

  it("finds values in any order, strings with escapes and repeated pointers included", () => {
    const text = '{"x\\"y": {"z": [true, "s"]}, "n": -1.5e3, "last": {}}';
    const pointers = ["/last", "/n", '/x"y/z/1', '/x"y/z/1', '/x"y', "/missing/deep"];
    const starts = ["{}}", "-1.5", '"s"', '"s"', '{"z"'].map((start) => text.indexOf(start));
    expect(locateValues(text, pointers)).toEqual([...starts, 0]);
  });
});
