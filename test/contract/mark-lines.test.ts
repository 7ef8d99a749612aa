import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readSpecs } from "./facts/specs.js";
import { tempFolder } from "../support/temp-folder.js";

const script: string = "./mark-lines.mjs";
const { markLines } = (await import(script)) as {
  markLines(folder: string): readonly { readonly name: string; readonly lines: number; readonly marks: number }[];
};

describe("marks of our specs", () => {
  it.each(markLines("specs"))("are on at most 10 % of the lines: $name", ({ lines, marks }) => {
    expect(marks).toBeLessThanOrEqual(lines / 10);
  });

  it("are on at most 10 % of the lines of each OpenAPI document, too", () => {
    const documents = [...readSpecs("specs")].filter(([path]) => path.endsWith(".yaml"));
    const counts = markLines(tempFolder(Object.fromEntries(documents)));
    expect(counts.filter(({ lines, marks }) => marks > lines / 10)).toEqual([]);
  });

  it("state no choice of the sandbox, no table of errors and no rule without its sentence", () => {
    const words = [...readSpecs("specs").values()].flatMap(
      (text) => text.match(/sandbox-choice|x-errors|x-rules/g) ?? [],
    );
    expect(words).toEqual([]);
    expect(readFileSync("specwright.config.json", "utf8")).toContain("sandbox/overlays/vendors.yaml");
  });

  it("are counted by line, in any layout", () => {
    const folder = tempFolder({
      "shop/openapi.yaml":
        "a: { x-open-question: Q-1, b: { x-sensitive: true } }\nx-rules:\n  - name: a\n    text: >-\n      b\nx-enumDescriptions: { a: b }\nc: 1\n",
      "shop/shop.xsd": '<a>\n<xs:appinfo source="rule">\nb\n</xs:appinfo><xs:appinfo source="x"/>\n</a>\n',
    });
    expect(markLines(folder)).toEqual([{ name: "shop", lines: 12, marks: 9 }]);
  });
});
