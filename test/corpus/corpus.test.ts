import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { buildFiles } from "../../generator/generate.js";
import { printDiagnostics } from "../../generator/diagnostics/print.js";
import type { Project } from "../../generator/project-types.js";
import { emitterNames } from "../../generator/settings/parts.js";
import { compileParties } from "../support/compile-parties.js";
import { defaultSettings } from "../support/project.js";
import { sized } from "../support/sizes.js";
import { wholeRuntime } from "../support/runtime-below.js";

// Public example documents of both versions, each through every emitter. The output compiles under the strictest
// settings; refused documents are listed here with the codes of its errors, so that a new refusal is noticed.
const examples = dirname(createRequire(import.meta.url).resolve("@readme/oas-examples/package.json"));
const refused: ReadonlyMap<string, readonly string[]> = new Map([
  ["3.0/parameters-common.json", ["openapi/malformed-template"]],
  ["3.0/response-examples.json", ["openapi/malformed-media-type"]],
  ["3.0/response-http-behavior.json", ["openapi/unknown-security-scheme"]],
  ["3.0/schema-validation.json", ["json-schema/invalid-pattern", "openapi/refused-default"]],
  [
    "3.1/schema-validation-local.json",
    ["json-schema/boolean-limit", "openapi/refused-default", "openapi/unsupported-dialect"],
  ],
  ["3.1/schema-validation-top-level.json", ["json-schema/bad-value"]],
]);

const names = ["3.0", "3.1"].flatMap((version) =>
  readdirSync(join(examples, version, "json"))
    .filter((name) => name.endsWith(".json"))
    .map((name) => `${version}/${name}`),
);

/** Every eighth, and the rejected ones; a thorough run has all. */
const shown = sized({ normal: names.filter((name, at) => at % 8 === 0 || refused.has(name)), thorough: names });

describe("public example documents", () => {
  const texts = new Map<string, string>();

  it.each(shown)("%s is generated, or refused aloud", async (name) => {
    const [version = "", file = ""] = name.split("/");
    const { diagnostics, files } = await buildFiles(projectFor(join(examples, version, "json", file)));
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    const codes = [...new Set(errors.map(({ code }) => code))].sort();
    expect(codes, printDiagnostics(errors, { color: false, frames: true })).toEqual(refused.get(name) ?? []);
    expect(files.length > 0).toBe(codes.length === 0);
    for (const { path, text } of files) texts.set(join(process.cwd(), "out", version, path), text);
  });

  it("compile, with and without the names of browsers", () => {
    // The documents share one runtime here, and each was given the part that it uses.
    for (const { path, text } of wholeRuntime()) {
      for (const version of ["3.0", "3.1"]) texts.set(join(process.cwd(), "out", version, path), text);
    }
    expect(compileParties(texts).slice(0, 20)).toEqual([]);
  });
});

function projectFor(root: string): Project {
  return {
    ...defaultSettings,
    cwd: dirname(root),
    outDir: join(dirname(root), "out"),
    format: "none",
    emit: emitterNames,
    interfaces: [{ name: basename(root, ".json"), roots: [root], folder: dirname(root) }],
    flat: false,
  };
}
