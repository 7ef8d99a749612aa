import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { generate } from "../../../generator/api/generate.js";
import { lint } from "../../../generator/api/lint.js";
import { sourceLocation } from "../../../generator/diagnostics/origin.js";
import type { Diagnostic } from "../../../generator/diagnostics/diagnostic.js";
import type { Strictness } from "../../../generator/settings/settings.js";
import { sized } from "../../support/sizes.js";
import { tempFolder } from "../../support/temp-folder.js";

const corpus = join(import.meta.dirname, "../../diagnostics");
const cases = readdirSync(corpus).flatMap((name) => {
  const root = ["openapi.yaml", "openapi.json", "schema.xsd"].find((file) => existsSync(join(corpus, name, file)));
  return root === undefined ? [] : [[name, root] as const];
});

const levels: readonly Strictness[] = ["strict", "lenient"];

/** The levels at which a case is read: one beyond a limit is read up to 20 times leniently, and each reading goes up to the limit. */
function levelsOf(name: string): readonly Strictness[] {
  return /too-(?:many|much|deep|large)/.test(name) ? sized({ normal: ["strict"], thorough: levels }) : levels;
}

/** Two tests look at the lint of each case. */
const lints = new Map<string, ReturnType<typeof lint>>();

function lintOf(name: string, root: string, strictness: Strictness): ReturnType<typeof lint> {
  const key = `${name} ${strictness}`;
  const linted = lints.get(key) ?? lint({ cwd: join(corpus, name), files: [root], strictness });
  lints.set(key, linted);
  return linted;
}

describe("what lint reports", () => {
  it.each(cases)("is all that generate reports: %s", async (name, root) => {
    const cwd = join(corpus, name);
    const out = tempFolder({});
    for (const strictness of levelsOf(name)) {
      const generated = await generate({ cwd, files: [root], out, check: true, strictness });
      const linted = await lintOf(name, root, strictness);
      expect(textsOf(linted.diagnostics.filter(({ code }) => !code.startsWith("lint/")))).toEqual(
        textsOf(generated.diagnostics),
      );
    }
  });

  it.each(cases)("tells one thing of a value that is wrong: %s", async (name, root) => {
    const strictness = levelsOf(name).at(-1) ?? "strict";
    const { diagnostics } = await lintOf(name, root, strictness);
    const values = ["openapi/refused-default", "json-schema/value-of-other-type", "lint/wrong-default"];
    const places = diagnostics
      .filter(({ code }) => values.includes(code))
      .map(({ origin }) => JSON.stringify(sourceLocation(origin)));
    expect(places).toEqual([...new Set(places)]);
  });

  it("has the wrong examples of interfaces without errors, whatever another interface has", async () => {
    const head = 'openapi: 3.1.0\ninfo: { title: Shop, version: "1.0" }\npaths: {}\ncomponents:\n  schemas:\n';
    const cwd = tempFolder({
      "specs/orders/openapi.yaml": `${head}    Order: { $ref: "#/components/schemas/Ordre" }\n`,
      "specs/stock/openapi.yaml": `${head}    Count: { type: integer, example: many }\n`,
      "specwright.config.json": "{}",
    });
    const { diagnostics } = await lint({ cwd });
    expect(diagnostics.map(({ code, origin }) => `${origin.file.path}: ${code}`)).toEqual(
      expect.arrayContaining([
        "specs/orders/openapi.yaml: openapi/unknown-ref",
        "specs/stock/openapi.yaml: lint/missing-description",
        "specs/stock/openapi.yaml: lint/wrong-example",
      ]),
    );
  });

  it("checks the formats of examples as the configuration says", async () => {
    const head = 'openapi: 3.1.0\ninfo: { title: Shop, version: "1.0" }\npaths: {}\ncomponents:\n  schemas:\n';
    const text = `${head}    Day: { type: string, format: date, example: 2024-02-30 }\n`;
    const wrong = ["strict", "practical", "none"].map(async (formats) => {
      const cwd = tempFolder({
        "specs/shop/openapi.yaml": text,
        "specwright.config.json": JSON.stringify({ formats }),
      });
      const { diagnostics } = await lint({ cwd });
      return diagnostics.some(({ code }) => code === "lint/wrong-example");
    });
    // A day of February that is none has the outline of a date.
    expect(await Promise.all(wrong)).toEqual([true, false, false]);
  });

  it("has the sets of parameters that generate would stop at", async () => {
    const { diagnostics, ok } = await lint({
      cwd: join(corpus, "plan-unusable-parameter-sets"),
      files: ["openapi.yaml"],
      strictness: "strict",
    });
    expect(ok).toBe(false);
    expect(diagnostics.map(({ code }) => code)).toContain("plan/unusable-parameter-sets");
  });
});

function textsOf(diagnostics: readonly Diagnostic[]): readonly string[] {
  return diagnostics.map(({ code, message, origin }) => `${origin.file.path}: ${code}: ${message}`).sort();
}
