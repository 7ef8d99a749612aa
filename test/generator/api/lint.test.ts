import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { generate } from "../../../generator/api/generate.js";
import { lint } from "../../../generator/api/lint.js";
import type { Diagnostic } from "../../../generator/diagnostics/diagnostic.js";
import { tempFolder } from "../../support/temp-folder.js";

const corpus = join(import.meta.dirname, "../../diagnostics");
const cases = readdirSync(corpus).flatMap((name) => {
  const root = ["openapi.yaml", "openapi.json", "schema.xsd"].find((file) => existsSync(join(corpus, name, file)));
  return root === undefined ? [] : [[name, root] as const];
});

describe("what lint reports", () => {
  it.each(cases)("is all that generate reports: %s", async (name, root) => {
    const cwd = join(corpus, name);
    const generated = await generate({ cwd, files: [root], out: tempFolder({}), check: true });
    const linted = await lint({ cwd, files: [root] });
    expect(told(linted.diagnostics.filter(({ code }) => !code.startsWith("lint/")))).toEqual(
      told(generated.diagnostics),
    );
  });

  it("has the sets of parameters that generate would stop at", async () => {
    const { diagnostics, ok } = await lint({
      cwd: join(corpus, "plan-unusable-parameter-sets"),
      files: ["openapi.yaml"],
    });
    expect(ok).toBe(false);
    expect(diagnostics.map(({ code }) => code)).toContain("plan/unusable-parameter-sets");
  });
});

function told(diagnostics: readonly Diagnostic[]): readonly string[] {
  return diagnostics.map(({ code, message, origin }) => `${origin.file.path}: ${code}: ${message}`).sort();
}
