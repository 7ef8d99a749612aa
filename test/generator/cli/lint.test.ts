import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { lintCatalog } from "../../../generator/diagnostics/catalog/lint.js";
import { cli } from "../../support/run-cli.js";
import { tempFolder } from "../../support/temp-folder.js";

const document = (operation: string): string => `openapi: 3.1.0
info: { title: Orders, version: "1.0" }
paths:
  /orders:
    get:
      operationId: listOrders
      tags: [orders]
      ${operation}
      responses: { default: { description: "The orders, or what went wrong." } }
`;
const clean = document("summary: Lists orders.");
const bare = document("deprecated: true");
const manyBare = `openapi: 3.1.0
info: { title: Orders, version: "1.0" }
paths:
${[1, 2, 3, 4, 5, 6, 7].map((item) => `  /a${item}: { get: { operationId: a${item}, tags: [a], responses: { 4xx: { description: All. } } } }`).join("\n")}
`;
const broken = document("summary: Lists orders.\n      parameters: [{ $ref: '#/components/parameters/None' }]");

describe("specwright lint", () => {
  it("says that all is well", async () => {
    const cwd = tempFolder({ "orders.yaml": clean });
    expect(await cli(["lint", "orders.yaml"], { cwd })).toEqual({
      code: 0,
      stdout: "no problems\n",
      stderr: "orders  strict\n",
    });
    expect(await cli(["lint", "orders.yaml", "--quiet"], { cwd })).toEqual({ code: 0, stdout: "", stderr: "" });
  });

  it("prints one line for each rule, with five source locations and a count", async () => {
    const cwd = tempFolder({ "orders.yaml": manyBare, "broken.yaml": broken });
    const { code, stdout } = await cli(["lint", "orders.yaml", "broken.yaml"], { cwd });
    expect(code).toBe(1);
    expect(stdout).toBe(
      [
        'broken.yaml:9:28: error openapi/unknown-ref: Parameter "None" is not defined. hint: define it, or correct the reference',
        'orders.yaml:4:58: error openapi/malformed-status: "4xx" is not a response status. hint: write a status such as "200", a range such as "4XX", or "default" (also at 5:58, 6:58, 7:58, 8:58, and 2 more)',
        'orders.yaml:4:10: warning lint/missing-description: Operation "a1" has no description. hint: describe its meaning in a sentence (also at 5:10, 6:10, 7:10, 8:10, and 2 more)',
        "",
        "8 errors, 7 warnings",
        "",
      ].join("\n"),
    );
    const json = JSON.parse((await cli(["lint", "orders.yaml", "--format", "json"], { cwd })).stdout);
    expect(json).toMatchObject({ errors: 7, warnings: 7, diagnostics: { length: 14 } });
  });

  it("prints findings in full with --max-problems, and ends with 0 when they are warnings", async () => {
    const cwd = tempFolder({ "orders.yaml": bare });
    const { code, stdout } = await cli(["lint", "orders.yaml", "--max-problems", "10"], { cwd });
    expect(code).toBe(0);
    expect(stdout).toBe(
      [
        'orders.yaml:5:5: warning lint/missing-description: Operation "listOrders" has no description.',
        "    4 |   /orders:",
        "    5 |     get:",
        "      |     ^^^",
        "  hint: describe its meaning in a sentence",
        "",
        "1 warning",
        "",
      ].join("\n"),
    );
  });

  it("ends with 1 on an error, and on more warnings than allowed", async () => {
    const cwd = tempFolder({ "bare.yaml": bare, "broken.yaml": broken });
    expect((await cli(["lint", "broken.yaml", "--strictness", "strict"], { cwd })).code).toBe(1);
    expect((await cli(["lint", "bare.yaml", "--max-warnings", "1"], { cwd })).code).toBe(0);
    const tooMany = await cli(["lint", "bare.yaml", "--max-warnings", "0"], { cwd });
    expect(tooMany).toMatchObject({ code: 1, stderr: "bare  strict\n1 warning; the maximum is 0.\n" });
  });

  it.each([
    ["openapi/unknown-ref", broken],
    ["openapi/undeclared-path-parameter", document("summary: s").replace("/orders:", "/orders/{id}:")],
    [
      "json-schema/bad-value",
      document("parameters: [{ name: a, in: query, schema: { type: string, maxLength: -1 } }]"),
    ],
    ["source/duplicate-key", document("summary: a\n      summary: b")],
    ["source/missing-file", document("summary: s\n      parameters: [{ $ref: 'gone.yaml' }]")],
  ])("ends with 1 on an error that generate tolerates: %s", async (code, text) => {
    const cwd = tempFolder({ "orders.yaml": text });
    const linted = await cli(["lint", "orders.yaml"], { cwd });
    expect([linted.code, linted.stdout]).toEqual([1, expect.stringContaining(` error ${code}: `)]);
    expect((await cli(["lint", "-"], { cwd, stdin: text })).code).toBe(1);
    expect((await cli(["generate", "orders.yaml", "-o", "out"], { cwd })).code).toBe(0);
    const tolerant = await cli(["lint", "orders.yaml", "--strictness", "lenient"], { cwd });
    expect([tolerant.code, tolerant.stdout]).toEqual([0, expect.stringContaining(` warning ${code}: `)]);
  });

  it("replaces words of earlier versions with --fix, and nothing else", async () => {
    const yaml = (table: string, when: string, problem: string): string =>
      `${clean}components:\n  x-errors:\n    Faults: # why\n      rows: # "by" stays in comments\n` +
      `        - { id: a, ${table}: { meaning: 'by' } , "${when}": [ {at: accept,   ${problem}: mediaType} ] }\n`;
    const json = (when: string): string => `{"openapi":"3.1.0","info":{"title":"t","version":"1"},"paths":{},
      "components":{"x-errors":{"F":{"rows":[{"id":"a",\t"${when}" :"always"}]}}}}`;
    const cwd = tempFolder({ "orders.yaml": yaml("stated", "by", "fault"), "bom.json": `\uFEFF${json("by")}` });
    const before = await cli(["lint", "orders.yaml"], { cwd });
    expect([before.code, before.stdout]).toEqual([1, expect.stringContaining('"stated" was renamed to "documented".')]);
    const { stdout, stderr } = await cli(["lint", "orders.yaml", "bom.json", "--fix"], { cwd });
    expect(stderr).toContain("4 words replaced\n");
    expect(stdout).not.toContain("errors/renamed");
    expect(readFileSync(join(cwd, "orders.yaml"), "utf8")).toBe(yaml("documented", "when", "problem"));
    expect(readFileSync(join(cwd, "bom.json"), "utf8")).toBe(`\uFEFF${json("when")}`);
    expect((await cli(["lint", "orders.yaml", "--fix"], { cwd })).stderr).not.toContain("replaced");
  });

  it("lists its rules with their levels", async () => {
    const { code, stdout } = await cli(["lint", "--rules"], { cwd: tempFolder({}) });
    expect(code).toBe(0);
    expect(stdout.trimEnd().split("\n")).toHaveLength(Object.keys(lintCatalog).length);
    expect(stdout).toContain("warning  lint/missing-tags              Every operation has a tag.\n");
  });

  it("does not run a rule that is off", async () => {
    const cwd = tempFolder({ "orders.yaml": bare });
    const { code, stdout } = await cli(["lint", "orders.yaml", "--rule", "lint/missing-description=off"], { cwd });
    expect([code, stdout]).toEqual([0, "no problems\n"]);
  });

  it("gives a rule the level of the configuration, and that of the command line instead", async () => {
    const cwd = tempFolder({
      "specwright.config.json": '{ "lint": { "levels": { "lint/missing-description": "error" } } }',
      "specs/orders/openapi.yaml": bare,
    });
    const strict = await cli(["lint"], { cwd });
    expect(strict.code).toBe(1);
    expect(strict.stdout).toContain("error lint/missing-description");
    const mild = await cli(["lint", "--rule", "lint/missing-description=note"], { cwd });
    expect(mild.code).toBe(0);
    expect(mild.stdout).toContain("note lint/missing-description");
  });

  it("refuses rules and levels that there are not", async () => {
    const cwd = tempFolder({ "orders.yaml": bare });
    const lint = async (rule: string): Promise<readonly unknown[]> => {
      const { code, stderr } = await cli(["lint", "orders.yaml", "--rule", rule], { cwd });
      return [code, stderr];
    };
    const unknown =
      'error: The option "levels" (--rule) is wrong. Unknown rule "lint/missing-tag". Did you mean "lint/missing-tags"?\n';
    expect(await lint("lint/missing-tag=off")).toEqual([2, unknown]);
    const level =
      'error: The option "levels" (--rule) is wrong. "info" is not a level of "lint/missing-tags": write one of error, warning, note, off.\n';
    expect(await lint("lint/missing-tags=info")).toEqual([2, level]);
    expect((await lint("lint/missing-tags"))[1]).toContain("Write a name and a value with = between them.");
  });

  it("colours what goes to a terminal", async () => {
    const cwd = tempFolder({ "orders.yaml": bare });
    expect((await cli(["lint", "orders.yaml"], { cwd, isTTY: true })).stdout).toContain("\u001b[33mwarning");
    expect((await cli(["lint", "orders.yaml", "--no-color"], { cwd, isTTY: true })).stdout).not.toContain("\u001b[");
    expect((await cli(["lint", "orders.yaml", "--color"], { cwd })).stdout).toContain("\u001b[");
  });

  it("reads standard input", async () => {
    const { stdout } = await cli(["lint", "-"], { cwd: tempFolder(), stdin: bare });
    expect(stdout).toContain("<stdin>:5:5: warning lint/missing-description");
  });

  it("lints every interface of a project, or some of them", async () => {
    const cwd = tempFolder({ "package.json": "{}", "specs/a/openapi.yaml": bare, "specs/b/openapi.yaml": bare });
    const all = await cli(["lint"], { cwd });
    expect(all.stdout).toContain("specs/a/openapi.yaml:5:5");
    expect(all.stdout).toContain("specs/b/openapi.yaml:5:5");
    const some = await cli(["lint", "--only", "b"], { cwd });
    expect(some.stdout).not.toContain("specs/a/");
    expect(some.stdout).toContain("specs/b/");
  });

  it("prints paths from where the reader is", async () => {
    const root = tempFolder({ "package.json": "{}", "specs/a/openapi.yaml": bare, "specs/b/openapi.yaml": bare });
    const { stdout } = await cli(["lint"], { cwd: join(root, "specs/a") });
    expect(stdout).toContain("\nopenapi.yaml:5:5: ".slice(1));
    expect(stdout).toContain("../b/openapi.yaml:5:5: ");
  });
});

describe("specwright lint --format", () => {
  it("prints JSON of a stable shape", async () => {
    const cwd = tempFolder({ "orders.yaml": bare });
    const { code, stdout } = await cli(["lint", "orders.yaml", "--format", "json"], { cwd });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      version: 1,
      diagnostics: [
        {
          code: "lint/missing-description",
          severity: "warning",
          message: 'Operation "listOrders" has no description.',
          hint: "describe its meaning in a sentence",
          path: "orders.yaml",
          line: 5,
          column: 5,
          endLine: 5,
          endColumn: 8,
          related: [],
        },
      ],
      errors: 0,
      warnings: 1,
    });
  });

  it("prints SARIF with a rule for each code", async () => {
    const cwd = tempFolder({ "my orders.yaml": bare });
    const { stdout } = await cli(["lint", "my orders.yaml", "--format", "sarif"], { cwd });
    const log = JSON.parse(stdout);
    expect(log).toMatchObject({ version: "2.1.0", runs: [{ columnKind: "utf16CodeUnits" }] });
    expect(log.runs[0].tool.driver).toMatchObject({ name: "specwright", rules: [{ id: "lint/missing-description" }] });
    expect(log.runs[0].results).toEqual([
      {
        ruleId: "lint/missing-description",
        ruleIndex: 0,
        level: "warning",
        message: { text: 'Operation "listOrders" has no description.\nHint: describe its meaning in a sentence' },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: "my%20orders.yaml" },
              region: { startLine: 5, startColumn: 5, endLine: 5, endColumn: 8 },
            },
          },
        ],
      },
    ]);
  });

  it("prints workflow commands for GitHub, with paths from the repository's root", async () => {
    const root = tempFolder({ "app/specs/a/openapi.yaml": bare, "app/package.json": "{}" });
    const { stdout } = await cli(["lint", "--format", "github"], {
      cwd: join(root, "app"),
      env: { GITHUB_WORKSPACE: root },
    });
    expect(stdout).toBe(
      "::warning file=app/specs/a/openapi.yaml,line=5,col=5,title=lint/missing-description::" +
        'Operation "listOrders" has no description.%0Ahint: describe its meaning in a sentence\n',
    );
  });

  it("keeps a spec's text from giving commands of its own", async () => {
    const cwd = tempFolder({ "orders.yaml": bare.replace("listOrders", '"a%\\n::error::b"') });
    const { stdout } = await cli(["lint", "orders.yaml", "--format", "github"], { cwd });
    expect(
      stdout
        .trimEnd()
        .split("\n")
        .every((line) => line.startsWith("::")),
    ).toBe(true);
    expect(stdout).not.toContain("\n::error");
  });
});
