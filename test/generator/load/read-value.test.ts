import { describe, expect, it } from "vitest";
import { createDiagnostics } from "../../../generator/diagnostics/create-diagnostics.js";
import { sourceLocation } from "../../../generator/diagnostics/origin.js";
import { readValue } from "../../../generator/load/read-value.js";
import { createSourceFile } from "../../../generator/load/source-file.js";
import { seedsOf } from "../../support/seeds.js";
import { Random } from "../../support/random.js";

/** The value of a document, and the reported problems: "2:3 code". */
function read(path: string, text: string): { readonly value: unknown; readonly reports: readonly string[] } {
  const diagnostics = createDiagnostics();
  const value = readValue(createSourceFile(path, text), diagnostics);
  const reports = diagnostics.all().map(({ code, origin }) => {
    const { line, column } = sourceLocation(origin);
    return `${line}:${column} ${code}`;
  });
  return { value: value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown), reports };
}

describe("values of YAML", () => {
  it("follow the core schema of YAML 1.2", () => {
    const { value, reports } = read(
      "a.yaml",
      "a: no\nb: 2030-01-31\nc: 0o17\nd: 1_000\ne: ~\nf: 0x1F\ng: true\nh: 1e3\n",
    );
    expect(value).toEqual({ a: "no", b: "2030-01-31", c: 15, d: "1_000", e: null, f: 31, g: true, h: 1000 });
    expect(reports).toEqual([]);
  });

  it("follow it whatever version a directive names", () => {
    expect(read("a.yaml", "%YAML 1.1\n---\na: no\n").value).toEqual({ a: "no" });
  });

  it("take whole numbers and booleans as keys, as they are written", () => {
    expect(read("a.yaml", "200: a\n0x10: b\ntrue: c\n").value).toEqual({ "200": "a", "0x10": "b", true: "c" });
  });

  it("write aliases out, each place with a copy of its own", () => {
    const diagnostics = createDiagnostics();
    const value = readValue(createSourceFile("a.yaml", "a: &x { b: 1 }\nc: *x\n"), diagnostics) as Record<
      string,
      unknown
    >;
    expect(value["c"]).toEqual(value["a"]);
    expect(value["c"]).not.toBe(value["a"]);
  });

  it("let an alias mean the last anchor before it", () => {
    expect(read("a.yaml", "a: &x 1\nb: *x\nc: &x 2\nd: *x\n").value).toEqual({ a: 1, b: 1, c: 2, d: 2 });
    expect(read("a.yaml", "a: &x [&y 1]\nb: &y 2\nc: *x\nd: *y\n").value).toEqual({ a: [1], b: 2, c: [1], d: 2 });
  });

  it.each([
    ["a: 1\n b: 2\n", ["2:3 source/malformed-yaml"]],
    ["a: [1, 2\n", ["2:1 source/malformed-yaml"]],
    ["a: &x [*x]\n", ["1:8 source/malformed-yaml"]],
    ["a: *none\n", ["1:4 source/malformed-yaml"]],
    ["a: 1\nb: 2\na: 3\n", ["3:1 source/duplicate-key"]],
    ["200: a\n'200': b\n", ["2:1 source/duplicate-key"]],
    ["a: !!set { b }\n", ["1:10 source/yaml-tag"]],
    ["a: !mine b\n", ["1:10 source/yaml-tag"]],
    ["a: { <<: { b: 1 } }\n", ["1:6 source/yaml-merge-key"]],
    ["? [a]\n: b\n", ["1:3 source/key-not-text"]],
    ["1.5: a\n", ["1:1 source/key-not-text"]],
    ["a: .inf\n", ["1:4 source/no-json-number"]],
    ["a: .nan\n", ["1:4 source/no-json-number"]],
    ["a: 9007199254740993\n", ["1:4 source/inexact-number"]],
    ["a: 1\n---\nb: 2\n", ["2:1 source/yaml-many-documents"]],
    ["# nothing\n", ["1:1 source/empty-file"]],
  ])("report what is wrong at its place: %j", (text, expected) => {
    expect(read("a.yaml", text).reports).toEqual(expected);
  });

  it("end however deep a text is nested", () => {
    expect(read("a.yaml", "[".repeat(100_000)).reports).toHaveLength(1);
    expect(read("a.yaml", `${"[".repeat(300)}${"]".repeat(300)}`).reports).toEqual(["1:257 source/too-deep"]);
  });
});

describe("values of JSON", () => {
  it("keep a key named __proto__ as a key", () => {
    expect(read("a.json", '{"__proto__":{"polluted":true},"a":1}').reports).toEqual([]);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
    const value = readValue(createSourceFile("a.json", '{"__proto__":1}'), createDiagnostics());
    expect(Object.entries(value as object)).toEqual([["__proto__", 1]]);
  });

  it.each([
    ['{"a":1,}', ["1:8 source/malformed-json"]],
    ['{"a":[1,]}', ["1:9 source/malformed-json"]],
    ['{"a" 1}', ["1:6 source/malformed-json"]],
    ['{"a":1 "b":2}', ["1:8 source/malformed-json"]],
    ["{'a':1}", ["1:2 source/malformed-json"]],
    ['{"a":01}', ["1:6 source/malformed-json"]],
    ['{"a":NaN}', ["1:6 source/malformed-json"]],
    ['{"a":"x\ny"}', ["1:8 source/malformed-json"]],
    ['{"a":"\\x"}', ["1:7 source/malformed-json"]],
    ['{"a":"x', ["1:6 source/malformed-json"]],
    ['{"a":1}}', ["1:8 source/malformed-json"]],
    ['{"a":', ["1:6 source/malformed-json"]],
    ['{"a":1,"b":{"c":1,"c":2}}', ["1:19 source/duplicate-key"]],
    ['{"a":1,"\\u0061":2}', ["1:8 source/duplicate-key"]],
    ['{"a":1e400}', ["1:6 source/number-too-large"]],
    ['{"a":18446744073709551615,"b":"18446744073709551615"}', ["1:6 source/inexact-number"]],
    ["  ", ["1:1 source/empty-file"]],
  ])("report what is wrong at its place: %j", (text, expected) => {
    expect(read("a.json", text).reports).toEqual(expected);
  });

  it("end however deep a text is nested", () => {
    expect(read("a.json", `${"[".repeat(200_000)}${"]".repeat(200_000)}`).reports).toEqual(["1:257 source/too-deep"]);
    expect(read("a.json", "[".repeat(200_000)).reports).toEqual(["1:257 source/too-deep"]);
  });

  it.each(seedsOf(import.meta.filename))(
    "accept what JSON.parse accepts, and place a fault in all else (seed %i)",
    async (seed) => {
      const { findJsonFault } = await import("../../../generator/load/json-faults.js");
      const pieces = ["{", "}", "[", "]", ",", ":", '"a"', '"\\n"', "1", "-0.5e3", "01", "true", "nul", " ", "\n", '"'];
      const random = new Random(seed + 7);
      const next = (limit: number): number => random.below(limit);
      for (let round = 0; round < 20_000; round++) {
        const text = Array.from({ length: 1 + next(9) }, () => pieces[next(pieces.length)]).join("");
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        expect(findJsonFault(text) === undefined, text).toBe(isJson);
      }
    },
  );
});
