import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { printDiagnostics } from "../../generator/diagnostics/print.js";
import { buildFiles } from "../../generator/build-files.js";
import { projectOf } from "../support/project.js";
import { compile } from "../support/compile.js";

// One folder for each feature: a tiny spec beside "expected/", which holds every file that comes out but the runtime's.
// `make accept` writes what came out instead of comparing it.
const here = dirname(fileURLToPath(import.meta.url));
const accept = process.env["ACCEPT"] === "1";
const features = readdirSync(here).filter((name) => statSync(join(here, name)).isDirectory());

describe("golden cases", () => {
  // All of them as one output folder, so that they share one runtime and one run of the compiler.
  const texts = new Map<string, string>();

  it.each(features)("%s comes out as expected", async (feature) => {
    const folder = join(here, feature);
    const { diagnostics, files } = await buildFiles(projectOf(feature, folder, { flat: false }));
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    expect(printDiagnostics(errors, { color: false, frames: true })).toBe("");
    for (const { path, text } of files) texts.set(join(here, "out", path), text);
    const own = files.filter(({ path }) => path.startsWith(`${feature}/`));
    const made = new Map(own.map(({ path, text }) => [path.slice(feature.length + 1), text]));
    if (accept) acceptFiles(join(folder, "expected"), made);
    expect(Object.fromEntries(made)).toEqual(Object.fromEntries(readTree(join(folder, "expected"))));
  });

  it("compile under the strictest settings", () => {
    expect(texts.size).toBeGreaterThan(features.length);
    expect(compile([...texts.keys()], texts)).toEqual([]);
  });
});

function acceptFiles(folder: string, files: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function readTree(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(folder, path).replaceAll("\\", "/"), readFileSync(path, "utf8")];
    }),
  );
}
