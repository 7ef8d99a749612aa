import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emitter, facet, format, keyword, rule } from "./additions.js";
import { copyWith, filesOf, type Copy, type Edit } from "./copy.js";

const additions: readonly Edit[] = [keyword, format, facet, emitter, rule].flatMap((steps) =>
  Object.values<Edit>(steps),
);
let copy: Copy;

beforeAll(async () => {
  copy = copyWith(additions);
  await copy.bundle();
});

afterAll(() => copy.remove());

describe("adding something", () => {
  it.each([
    {
      what: "a keyword",
      steps: keyword,
      files: [
        "generator/model/json-schema/keywords.ts",
        "generator/emit/json-validators/string-checks.ts",
        "templates/runtime/json/add-problem.ts",
      ],
    },
    {
      what: "a format",
      steps: format,
      files: ["templates/runtime/formats/week.ts", "generator/model/json-schema/formats.ts"],
    },
    {
      what: "a facet",
      steps: facet,
      files: ["generator/model/xml-schema/facets.ts", "templates/runtime/xsd/facets.ts"],
    },
    {
      what: "an emitter (its folder, its row and its line)",
      steps: emitter,
      files: ["generator/emit/words/words.ts", "generator/settings/parts.ts", "generator/emit/emitters.ts"],
    },
    {
      what: "a rule of lint",
      steps: rule,
      files: ["generator/diagnostics/catalog/lint.ts", "generator/lint/rules.ts"],
    },
  ])("changes these files and no others: $what", ({ steps, files }) => {
    expect(filesOf(Object.values<Edit>(steps))).toEqual(files);
  });

  it("compiles when every step is there", () => {
    expect(copy.faults([], readers)).toEqual([]);
  });

  it("does not compile when a step is forgotten, and the file that waits for it is named", () => {
    const forgotten: readonly Edit[] = [
      keyword.check,
      format.check,
      facet.text,
      facet.check,
      facet.checked,
      emitter.line,
      rule.check,
    ];
    expect(copy.faults(forgotten, readers)).toEqual([
      "generator/emit/emitters.ts",
      "generator/emit/json-validators/string-checks.ts",
      "generator/lint/rules.ts",
      "generator/model/json-schema/formats.ts",
      "generator/model/xml-schema/simple-values.ts",
    ]);
  });

  it("does not compile when a keyword has a check and no problem", () => {
    expect(copy.faults([keyword.problem], readers)).toEqual(["generator/emit/json-validators/string-checks.ts"]);
  });
});

/** Files that read the rows and have something to say of every one. */
const readers = [
  "generator/lint/beside-skippedParts.ts",
  "generator/lint/lint-contract.ts",
  "generator/model/xml-schema/simple-values.ts",
  "generator/prove/json-schema/lower-to-assertions.ts",
  "generator/compare/json-schema/keywords/limits.ts",
];

describe("what was added", () => {
  it("reaches validators, documentation, samples and reports: a keyword and a format", () => {
    write("before/openapi.yaml", spec("{ type: string, maxWords: 3 }", "{ type: string, format: week }"));
    write("after/openapi.yaml", spec("{ type: string, maxWords: 2 }", "{ type: string }"));
    copy.run("generate", "before/openapi.yaml", "--out", "out");
    const text = read("out/before.ts");
    expect(text).toContain("At most 3 words.");
    expect(text).toContain("Format: week.");
    expect(text).toContain('.split(" ").length > 3');
    expect(text).toMatch(/ !?hasWeekFormat\(/);
    const report = copy.run("diff", "before/openapi.yaml", "after/openapi.yaml");
    expect(report).toContain("The maximum number of words of `Order.member0` was lowered from 3 to 2.");
    expect(report).toContain('`Order.member1` no longer has the format "week".');
  });
});

describe("what else was added", () => {
  it("reaches codecs and the loader: a facet", () => {
    const type = (least: number): string =>
      `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="Code"><xs:simpleType>` +
      `<xs:restriction base="xs:decimal"><xs:minDigits value="${least}"/></xs:restriction></xs:simpleType></xs:element></xs:schema>`;
    write("old/code.xsd", type(2));
    write("new/code.xsd", type(3));
    copy.run("generate", "old/code.xsd", "--out", "code");
    expect(read("code/code.ts")).toContain("minDigits: 2");
    expect(copy.run("diff", "old/code.xsd", "new/code.xsd")).toContain(
      "The least number of digits of `Code` was raised from 2 to 3.",
    );
  });

  it("is run: a rule of lint", () => {
    expect(copy.run("lint", "before/openapi.yaml")).toContain('Path "/orders/that/have/a/long/path" is long.');
  });

  it("can be asked for: an emitter", () => {
    expect(copy.run("generate", "before/openapi.yaml", "--out", "words", "--emit", "words")).not.toContain("error");
  });
});

function spec(...members: readonly string[]): string {
  const properties = members.map((member, index) => `        member${index}: ${member}`).join("\n");
  return `openapi: 3.1.0
info: { title: Orders, version: "1" }
paths:
  /orders/that/have/a/long/path:
    post:
      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } } }
      responses: { "204": { description: Done. } }
components:
  schemas:
    Order:
      type: object
      properties:
${properties}
`;
}

function write(file: string, text: string): void {
  mkdirSync(join(copy.folder, file, ".."), { recursive: true });
  writeFileSync(join(copy.folder, file), text);
}

function read(file: string): string {
  return readFileSync(join(copy.folder, file), "utf8");
}
