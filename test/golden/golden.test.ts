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

describe.each(features)("golden case %s", (feature) => {
  const folder = join(here, feature);
  const expected = join(folder, "expected");

  it("comes out as expected and compiles under the strictest settings", async () => {
    const built = await buildFiles(projectOf(feature, folder));
    expect(
      printDiagnostics(
        built.diagnostics.filter(({ severity }) => severity === "error"),
        { color: false, frames: true },
      ),
    ).toBe("");
    const own = new Map(
      built.files.filter(({ path }) => !path.startsWith("runtime/")).map(({ path, text }) => [path, text]),
    );
    if (accept) acceptFiles(expected, own);
    expect(Object.fromEntries(own)).toEqual(Object.fromEntries(readTree(expected)));
    const texts = new Map(built.files.map(({ path, text }) => [join(folder, "out", path), text]));
    expect(compile([...texts.keys()], texts).slice(0, 20)).toEqual([]);
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
