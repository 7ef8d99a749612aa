import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lint } from "../../../generator/api/lint.js";
import { lintForm, type LintFormat } from "../../../generator/lint/report/forms.js";
import { memo } from "../../support/memo.js";
import { cli } from "../../support/run-cli.js";
import { sized } from "../../support/sizes.js";

/** Schemas with missing reference targets, then as many that are merely odd. */
function documentWith(errors: number, warnings: number): string {
  const schemas: Record<string, object> = {};
  for (let index = 0; index < warnings; index += 1) schemas[`Odd${index}`] = { type: "string", minimum: 1 };
  for (let index = 0; index < errors; index += 1) schemas[`S${index}`] = { $ref: `#/components/schemas/None${index}` };
  return JSON.stringify({ openapi: "3.1.0", info: { title: "A", version: "1" }, paths: {}, components: { schemas } });
}

describe("a document with very many problems", () => {
  let cwd = "";

  beforeAll(() => {
    cwd = mkdtempSync(join(tmpdir(), "problems-"));
    writeFileSync(join(cwd, "many.json"), documentWith(sized({ normal: 10_100, thorough: 20_000 }), 200));
  });
  afterAll(() => rmSync(cwd, { recursive: true, force: true }));

  it("gets an answer that can be read: ten of them, errors first, and how many more there are", async () => {
    const { code, stderr } = await cli(["generate", "many.json", "-o", "out", "--strictness", "strict"], { cwd });
    expect(code).toBe(1);
    expect(stderr.match(/^many\.json:/gm)).toHaveLength(10);
    expect(stderr).not.toContain(": warning ");
    expect(stderr).toMatch(/\n\nand 9,990 more \(9,990 errors\): 9,990 openapi\/unknown-ref\n\n10,000 errors\n$/);
    // The document is one line of a megabyte; no line of the output is.
    expect(Math.max(...stderr.split("\n").map((line) => line.length))).toBeLessThan(800);
  });

  const findings = memo(async () => (await lint({ cwd, files: ["many.json"], strictness: "strict" })).diagnostics);
  const report = async (form: LintFormat, most = 100): Promise<string> =>
    (await lintForm(form).writer())(await findings(), { color: false, most });

  it("is reported in full to programs, up to a limit that the last problem names", async () => {
    const { errors, diagnostics } = JSON.parse(await report("json")) as {
      readonly errors: number;
      readonly diagnostics: readonly {
        readonly related: readonly { readonly message: string; readonly column: number }[];
      }[];
    };
    expect(errors).toBe(10_000);
    const told = diagnostics.filter(({ related }) => related.length > 0);
    expect(told).toMatchObject([{ related: [{ message: "more of these are not listed; the next one is at" }] }]);
    expect(
      (JSON.parse(await report("sarif")) as { readonly runs: readonly { readonly results: readonly unknown[] }[] })
        .runs[0]?.results,
    ).toHaveLength(diagnostics.length);
  });

  it("shows as many as are asked for", async () => {
    const three = await report("text", 3);
    expect(three.match(/^many\.json:/gm)).toHaveLength(3);
    expect(three).toContain("\nand 10,197 more (9,997 errors, 200 warnings): 9,997 ");
    expect(await report("text", 0)).toMatch(
      /^and 10,200 more \(10,000 errors, 200 warnings\): [^\n]+\n\n10,000 errors, 200 warnings\n$/,
    );
  });

  it("shows as many as --max-problems says", async () => {
    writeFileSync(join(cwd, "few.json"), documentWith(7, 2));
    const run = (most: string) => cli(["lint", "--strictness", "strict", "few.json", "--max-problems", most], { cwd });
    const { stdout } = await run("3");
    expect(stdout.match(/^few\.json:/gm)).toHaveLength(3);
    expect(stdout).toContain("\nand 6 more (4 errors, 2 warnings): 4 ");
    expect((await run("0")).stdout).toMatch(/^and 9 more \(7 errors, 2 warnings\): [^\n]+\n\n7 errors, 2 warnings\n$/);
    expect((await run("many")).code).toBe(2);
  });

  it("keeps the order of the file among those that are shown", async () => {
    writeFileSync(join(cwd, "mixed.json"), documentWith(2, 5).replaceAll('"S', '\n"S').replaceAll('"Odd', '\n"Odd'));
    const { stdout } = await cli(["lint", "--strictness", "strict", "mixed.json", "--max-problems", "3"], { cwd });
    const places = [...stdout.matchAll(/^mixed\.json:(\d+):\d+: (\w+)/gm)].map(
      ([, line, severity]) => `${line} ${severity}`,
    );
    expect(places).toHaveLength(Math.min(3, places.length));
    expect(places.filter((place) => place.endsWith("error"))).toHaveLength(2);
    expect(places.map((place) => Number(place.split(" ")[0]))).toEqual(
      [...places.map((place) => Number(place.split(" ")[0]))].sort((a, b) => a - b),
    );
  });

  it("is read leniently to its last fault, however many before it are read over", async () => {
    const responses: Record<string, object> = {};
    // Each is a fault that costs nothing, and five errors for the check of the document's shape.
    for (let index = 0; index < 10_100; index += 1) responses[`R${index}`] = {};
    responses["Last"] = { description: "The last one.", headers: 5 };
    const head = { openapi: "3.0.3", info: { title: "A", version: "1" }, paths: {} };
    writeFileSync(join(cwd, "responses.json"), JSON.stringify({ ...head, components: { responses } }, null, 1));
    const args = ["generate", "responses.json", "-o", "out", "--skipped", "lost.json", "--emit", "types"];
    const { code, stderr } = await cli(args, { cwd });
    expect(code).toBe(0);
    expect(stderr.match(/^responses\.json:/gm)).toHaveLength(1);
    expect(stderr).toMatch(/ \(and \d+,\d+ more\)\n/);
    const [lost] = JSON.parse(readFileSync(join(cwd, "lost.json"), "utf8")) as {
      readonly elsewhere: readonly object[];
    }[];
    expect(lost?.elsewhere).toMatchObject([
      { kind: "member", pointer: "/components/responses/Last/headers", code: "openapi/schema" },
    ]);
  });

  it("loses every fault of a large operation in a few readings", async () => {
    const members = Array.from({ length: 3000 }, (_, index) => [`unknown${"-".repeat(100)}${index}`, 1] as const);
    const operation = { responses: { 200: { description: "x" } }, ...Object.fromEntries(members) };
    const document = { openapi: "3.1.0", info: { title: "A", version: "1" }, paths: { "/a": { get: operation } } };
    writeFileSync(join(cwd, "members.json"), JSON.stringify(document));
    const { code, stdout } = await cli(["generate", "members.json", "-o", "out", "--quiet", "--emit", "types"], {
      cwd,
    });
    expect([code, stdout]).toEqual([0, ""]);
  });
});
