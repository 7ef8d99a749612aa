import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { cli, inFolder } from "../../support/run-cli.js";
import { tempFolder } from "../../support/temp-folder.js";

/** An OpenAPI document with one schema for each pattern. */
function contract(patterns: Readonly<Record<string, string>>): string {
  const schemas = Object.entries(patterns).map(([name, pattern]) => [name, { type: "string", pattern }]);
  return JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Texts", version: "1" },
    paths: {},
    components: { schemas: Object.fromEntries(schemas) as object },
  });
}

const safe = { Code: "^[A-Z]{3}$" };
const slow = { Code: "^[A-Z]{3}$", Word: "^(a+)+$" };
const backtracking = { Code: "^[A-Z]{3}$", Word: "^(?=.*[0-9])(.)\\1$" };

function project(patterns: Readonly<Record<string, string>>, config: object = {}): string {
  return tempFolder({
    "specwright.config.json": JSON.stringify({ emit: ["types", "validators"], ...config }),
    "specs/texts/openapi.json": contract(patterns),
    "specs/codes/openapi.json": contract(safe),
  });
}

describe("--allow-backtracking", () => {
  it("is what it takes to generate code that runs such a pattern", async () => {
    const cwd = project(backtracking);
    const { code, stderr } = await cli(["generate"], { cwd });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^specs\/texts\/openapi\.json:1:\d+: error json-schema\/nonlinear-pattern: /);
    expect(stderr).toContain("--allow-backtracking accepts it");
    expect(existsSync(join(cwd, "generated"))).toBe(false);
  });

  it("is reported by the run, at each run, and by the head of the module that runs the pattern", async () => {
    const cwd = project(backtracking);
    for (let run = 0; run < 2; run += 1) {
      const { code, stderr } = await cli(["generate", "--allow-backtracking"], { cwd });
      expect(code).toBe(0);
      expect(stderr).toContain("warning json-schema/backtracking-pattern");
    }
    const texts = readFileSync(join(cwd, "generated/texts.ts"), "utf8");
    expect(texts.split("\n").slice(0, 3).join("\n")).toContain("// Made with --allow-backtracking: ");
    expect(texts).toContain('new RegExp("^(?=.*[0-9])(.)\\\\1$", "u")');
    expect(readFileSync(join(cwd, "generated/codes.ts"), "utf8")).not.toContain("backtracking");
    // Without it, the next run refuses again.
    expect((await cli(["generate"], { cwd })).code).toBe(1);
  });

  it("can stand in the configuration, for generate, lint and diff", async () => {
    const cwd = project(backtracking, { allowBacktracking: true });
    expect((await cli(["generate"], { cwd })).code).toBe(0);
    expect((await cli(["lint"], { cwd })).stdout).toContain("warning json-schema/backtracking-pattern");
    const { code, stderr } = await cli(["diff", "specs/texts/openapi.json", "specs/codes/openapi.json"], { cwd });
    expect([code === 2, stderr.includes("error")]).toEqual([false, false]);
    const bad = project(backtracking, { allowBacktracking: "yes" });
    expect((await cli(["generate"], { cwd: bad })).stderr).toContain('"allowBacktracking"');
  });

  it("is an option of lint and diff", async () => {
    const cwd = project(backtracking);
    expect((await cli(["lint"], { cwd })).stdout).toContain("error json-schema/nonlinear-pattern");
    expect((await cli(["lint", "--allow-backtracking"], { cwd })).stdout).not.toContain("error");
    const sides = ["specs/texts/openapi.json", "specs/codes/openapi.json"];
    expect((await cli(["diff", ...sides, "--strictness", "strict"], { cwd })).stderr).toContain(
      "error json-schema/nonlinear-pattern",
    );
    expect((await cli(["diff", ...sides, "--allow-backtracking"], { cwd })).stderr).not.toContain("error");
  });
});

describe("the linear matcher", () => {
  async function bundled(cwd: string, name: string): Promise<string> {
    const entryPoints = [join(cwd, `generated/${name}.ts`)];
    const { outputFiles } = await build({ entryPoints, bundle: true, write: false, format: "esm", metafile: true });
    return outputFiles[0]?.text ?? "";
  }

  it("is in the output, and in a bundle, only when a pattern needs it", async () => {
    const cwd = project(safe);
    expect((await cli(["generate", ...inFolder], { cwd })).code).toBe(0);
    expect(existsSync(join(cwd, "generated/runtime/json.ts"))).toBe(true);
    expect(existsSync(join(cwd, "generated/runtime/patterns.ts"))).toBe(false);

    const other = project(slow);
    expect((await cli(["generate", ...inFolder], { cwd: other })).code).toBe(0);
    const patterns = readFileSync(join(other, "generated/runtime/patterns.ts"), "utf8");
    const names = ["linearPattern", "PatternMachine", "patternSize", "parsePattern"];
    for (const name of names) expect(patterns).toContain(name);

    expect((await cli(["generate", "--layout", "file"], { cwd: other })).code).toBe(0);
    const read = (path: string): string => readFileSync(join(other, "generated", path), "utf8");
    for (const name of names)
      expect([read("texts.ts").includes(name), read("codes.ts").includes(name)]).toEqual([true, false]);
    expect(await bundled(other, "texts")).toContain("PatternMachine");
    expect(await bundled(other, "codes")).not.toMatch(/PatternMachine|linearPattern/);
  });
});
