import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { createDiagnostics } from "../../../../generator/diagnostics/create-diagnostics.js";
import { readYaml } from "../../../../generator/load/read-yaml.js";
import { createSourceFile } from "../../../../generator/load/source-file.js";
import { effort } from "../../../support/effort.js";
import { isThorough } from "../../../support/sizes.js";

/** The lines with problems in a document, counted from 1. */
function faultyLines(text: string): readonly number[] {
  const diagnostics = createDiagnostics();
  readYaml(createSourceFile("openapi.yaml", text), diagnostics);
  return diagnostics.all().map(({ code, origin }) => {
    expect([code, origin.kind]).toEqual(["source/malformed-yaml", "offset"]);
    return origin.kind === "offset" ? text.slice(0, origin.start).split("\n").length : 0;
  });
}

const slips: readonly (readonly [string, (line: string) => string])[] = [
  ["a tab for all of the indentation", (line) => line.replace(/^ +/, "\t")],
  ["a tab for the last two spaces", (line) => line.replace(/^( *) {2}/, "$1\t")],
  ["tabs for pairs of spaces", (line) => line.replace(/^ +/, (spaces) => "\t".repeat(spaces.length / 2))],
  ["a space too many", (line) => ` ${line}`],
  ["a space too few", (line) => line.replace(/^ /, "")],
  ["a missing colon", (line) => line.replace(":", "")],
  ["a missing space after a colon", (line) => line.replace(": ", ":")],
  ["a colon too many", (line) => `${line} a: b`],
  ["a quote that is not closed", (line) => line.replace(/: (\w)/, ': "$1')],
  ["a bracket that is not closed", (line) => line.replace(/: (\w)/, ": [ $1")],
  ["a brace that is not closed", (line) => line.replace(/: (\w)/, ": { $1")],
  ["an unknown escape", (line) => line.replace(/: (\w)/, ': "\\q" $1')],
  ["an at sign", (line) => line.replace(/: (\w)/, ": @$1")],
  ["a word on a line of its own", (line) => `${line}\nword`],
];

describe("a slip in one line of a real document", () => {
  const specs = fileURLToPath(new URL("../../../../specs/", import.meta.url));
  const names = isThorough ? ["loyalty", "notifications", "purchase-requests", "vendors"] : ["loyalty"];
  const files = names.map((name) => `${specs}${name}/openapi.yaml`);
  const documents = files.map((file) => readFileSync(file, "utf8").split("\n"));

  it.each(slips)("is reported once at most: %s", (_, slip) => {
    let found = 0;
    documents.forEach((lines, document) => {
      // Different lines for each slip, all over the document.
      for (let at = 5 + document; at < lines.length; at += Math.ceil(lines.length / (isThorough ? 20 : 4))) {
        // Not every line can have every slip: the next one that can.
        const place = lines.findIndex((line, index) => index >= at && slip(line) !== line);
        if (place === -1) continue;
        const faults = faultyLines(lines.with(place, slip(lines[place] ?? "")).join("\n"));
        expect([place, faults.length]).toEqual([place, Math.min(faults.length, 1)]);
        found += faults.length;
      }
    });
    expect(found).toBeGreaterThan(0);
  });

  it("is reported beside another one that has nothing to do with it", () => {
    const [lines = []] = documents;
    const after = (part: number): number =>
      lines.findIndex((line, index) => index > lines.length * part && /^ +\w+: \w/.test(line));
    const at = [after(0.2), after(0.5), after(0.8)];
    const [tab, quote, sign] = at;
    const text = lines.map((line, index) => {
      if (index === tab) return line.replace(/^ +/, "\t");
      if (index === quote) return line.replace(": ", ": %");
      return index === sign ? line.replace(": ", ": @") : line;
    });
    expect(faultyLines(text.join("\n"))).toEqual(at.map((index) => index + 1));
  });
});

describe("the faults of a text", () => {
  it.each([
    ["a block text whose first line has a colon too many", "a:\n  b: >- c: d\n    one: two\n    three\ne: f\n", [2]],
    ["an item further in than the others", "a:\n   - b: c\n    d: e\n  - b: f\n    d: g\n", [3]],
    ["a bracket that is not closed in an item", "a:\n  - b: [ c\n    d: e\n  - b: f\n", [3]],
    [
      "an item further in than the next one",
      "a:\n  b:\n     - c: d\n      e: f\n      g: h\n    - c: d\n      e: f\ni: j\n",
      [4],
    ],
    ["a missing colon before a list", "a:\n  b\n    - c: d\n      e: f\n    - c: g\n      e: h\n  i: j\n", [2]],
    ["a missing colon of an item", "a:\n  - b\n      c: d\n      e: f\n    g: h\n  - b: i\n", [3]],
    ["a missing space before a block text", "a: b\nc:|\n  <d>\n    <e>f</e>\n  </d>\ng: h\n", [5]],
    ["a missing colon before a block text", "a: b\nc |\n  <d>\n    <e>f</e>\n  </d>\ng: h\n", [5]],
    ["a missing colon", 'a:\n  "200"\n    b: >-\n      c\n    d: e\n  f: g\nh: i\n', [3]],
  ])("tell nothing of what follows from %s", (_, text, lines) => {
    expect(faultyLines(text)).toEqual(lines);
  });

  it("are ten at most", () => {
    expect(faultyLines("\ta: 1\n".repeat(100))).toHaveLength(10);
  });

  it("are reported by the first alone when the text is large", () => {
    const rest = Array.from({ length: 11_000 }, (_, at) => `b${at}: [1, 2]\n`).join("");
    expect(faultyLines(`a: @x\nc: @y\n${rest}`)).toEqual([1]);
  });

  it("are found in steps in proportion to brackets that close nothing", () => {
    // Each bracket that was joined to the line before it made the text be read again.
    const text = `a: [{\n}\n]>]>\nb:\n${"]>\n {\n\n".repeat(1_600)}`;
    const spent = effort();
    expect(faultyLines(text).length).toBeGreaterThan(0);
    expect(spent()).toBeLessThan(150);
  });
});
