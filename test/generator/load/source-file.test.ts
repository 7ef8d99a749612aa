import { describe, expect, it } from "vitest";
import { createSourceFile, languageOf } from "../../../generator/load/source-file.js";
import { effort } from "../../support/effort.js";

/** The text that a pointer names. */
function found(path: string, text: string, pointer: string, part: "key" | "value" = "value"): string {
  const { start, end } = createSourceFile(path, text).locate(pointer, part);
  return text.slice(start, end);
}

const json = '{ "a/b": [1, { "c~d": "x}\\"]" }], "e": { "f": null }, "g": true }';
const yaml = 'a/b:\n  - 1\n  - { "c~d": "x" }\ne: &e\n  f:\nh: *e\n404: gone\n';

describe("places in a text", () => {
  it.each([
    ["/a~1b", "value", '[1, { "c~d": "x}\\"]" }]'],
    ["/a~1b", "key", '"a/b"'],
    ["/a~1b/0", "key", "1"],
    ["/a~1b/1/c~0d", "value", '"x}\\"]"'],
    ["/e/f", "value", "null"],
    ["/g", "value", "true"],
    ["/e/none/x", "value", '{ "f": null }'],
    ["", "value", json],
  ] as const)("are found by pointer in JSON: %s, %s", (pointer, part, expected) => {
    expect(found("a.json", json, pointer, part)).toBe(expected);
  });

  it.each([
    ["/a~1b/0", "value", "1"],
    ["/a~1b", "key", "a/b"],
    ["/a~1b/1/c~0d", "value", '"x"'],
    ["/e/f", "value", "f"],
    ["/h/f", "key", "f"],
    ["/404", "value", "gone"],
    ["/e/none", "key", "e"],
  ] as const)("are found by pointer in YAML: %s, %s", (pointer, part, expected) => {
    expect(found("a.yaml", yaml, pointer, part)).toBe(expected);
  });

  it("are found quickly, however many are asked for", () => {
    const members = Array.from({ length: 20_000 }, (_, index) => `"k${index}": { "v": ${index} }`);
    const file = createSourceFile("a.json", `{ "x": { ${members.join(", ")} } }`);
    const spent = effort();
    for (let index = 0; index < 20_000; index++) {
      const { start, end } = file.locate(`/x/k${index}/v`, "value");
      if (file.text.slice(start, end) !== `${index}`) throw new Error(`${index} was not found.`);
    }
    expect(spent()).toBeLessThan(300);
  });
});

describe("the language of a file", () => {
  it.each([
    ["a.yaml", "{}", "yaml"],
    ["a.YML", "", "yaml"],
    ["a.json", "", "json"],
    ["a.xsd", "", "xml"],
    ["<stdin>", ' {"a":1}', "json"],
    ["<stdin>", "\n<a/>", "xml"],
    ["<stdin>", "openapi: 3.1.0", "yaml"],
  ] as const)("follows from its ending, else from its first character: %s %j", (path, text, expected) => {
    expect(languageOf(path, text)).toBe(expected);
  });
});
