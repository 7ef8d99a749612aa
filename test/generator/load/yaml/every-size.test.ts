import { describe, expect, it } from "vitest";
import { createDiagnostics } from "../../../../generator/diagnostics/create-diagnostics.js";
import { readYaml } from "../../../../generator/load/read-yaml.js";
import { createSourceFile } from "../../../../generator/load/source-file.js";

/** The value of a document, or the codes of its problems. */
function resultOf(text: string): string {
  const diagnostics = createDiagnostics();
  const value = readYaml(createSourceFile("a.yaml", text), diagnostics);
  return value === undefined ? "unreadable" : JSON.stringify([value, diagnostics.all().map(({ code }) => code)]);
}

const padding = `# ${"-".repeat(77)}\n`.repeat(2_000);

describe("a YAML text", () => {
  it.each([
    ["a: {\n  x: 1\n}\n", '[{"a":{"x":1}},[]]'],
    ["a:\n  b: [\n    1\n  ]\n", '[{"a":{"b":[1]}},[]]'],
    ["a: [\n  {\n    x: 1\n  },\n  {\n    x: 2\n  }\n]\n", '[{"a":[{"x":1},{"x":2}]},[]]'],
    ["- {\n  x: 1\n}\n", '[[{"x":1}],[]]'],
    ["a: { x: 1 # one\n}\n", '[{"a":{"x":1}},[]]'],
    ['a: "b\\\n\n  c"\n', '[{"a":"b\\nc"},[]]'],
    ["%TAG !e! tag:x.example,2000:\n---\na: !e!b c\n", '[{"a":"c"},["source/yaml-tag"]]'],
    ["a: !!float 1\n", '[{"a":1},[]]'],
    ["a: !x b\n", '[{"a":"b"},["source/yaml-tag"]]'],
    ["? [a]\n: b\n", '[{},["source/key-not-text"]]'],
    [": b\n", '[{},["source/key-not-text"]]'],
    ["a: {\n  x: 1,\ny: 2\n}\n", "unreadable"],
    ["a: {\n  x: 1\n", "unreadable"],
    ["a: |\n  x\n}\n", "unreadable"],
    ["a: b: c\n", "unreadable"],
    ["a: b\n c: d\n", "unreadable"],
    ["a: @b\n", "unreadable"],
    ["a: 1\n---\nb: 1\n", "unreadable"],
  ])("has one result at every size: %j", (text, result) => {
    expect([resultOf(text), resultOf(text + padding)]).toEqual([result, result]);
    const isOneDocument = !text.startsWith("%");
    if (isOneDocument) expect(resultOf(padding + text)).toBe(result);
  });

  it("with many closing brackets at the column of their keys costs two readings", () => {
    const item = "a: {\n  x: [\n    1\n  ]\n}\n";
    const text = Array.from({ length: 20_000 }, (_, at) => item.replace("a", `a${at}`)).join("");
    expect(resultOf(text)).toBe(
      JSON.stringify([Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`a${at}`, { x: [1] }])), []]),
    );
  });
});
