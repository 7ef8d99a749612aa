import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { printDiagnostics } from "../../generator/diagnostics/print.js";
import { buildFiles } from "../../generator/generate.js";
import { fileOfPart, libraryParts } from "../../generator/settings/parts.js";
import type { Project } from "../../generator/project-types.js";
import { layoutCheck } from "../support/layout-check.js";
import { projectOf } from "../support/project.js";
import { wholeRuntime } from "../support/runtime-below.js";
import { compileParties } from "../support/compile-parties.js";
import { cli } from "../support/run-cli.js";
import { tempFolder } from "../support/temp-folder.js";

// One folder for each feature: a tiny spec beside "expected/", which holds the files that come out but the runtime's.
// "case.json" says what is emitted, and other settings; types, tables and both sides are then shown, and every other part that
// is asked for but codecs and the index, which the cases without such a file show. `make accept` writes what came out instead of
// comparing it.
const here = dirname(fileURLToPath(import.meta.url));
const accept = process.env["ACCEPT"] === "1";
const features = readdirSync(here).filter((name) => statSync(join(here, name)).isDirectory());
/** Cases whose file holds its runtime, which takes the compiler long: together they use most of it. */
const withRuntime = [
  "security-and-or-optional",
  "json-recursion",
  "multipart-parts",
  "streams-of-items",
  "xsd-as-json",
];
/** Cases whose file is shown, without its runtime: as "as-file.ts". */
const shownAsFile = ["client-and-server", "enums-as-constants", "names-that-collide"];
const shownOfParties = ["client.ts", "operations.ts", "server.ts", "types.ts"];

describe("golden cases", () => {
  // All of them as one output folder, so that they share one runtime and one run of the compiler.
  const texts = new Map(wholeRuntime().map(({ path, text }) => [join(here, "out", path), text]));

  it.each(features)("%s comes out as expected", async (feature) => {
    const folder = join(here, feature);
    const changes = changesOf(folder);
    const project = projectOf(feature, folder, { flat: false, ...changes });
    // The index is of use to the comparison with the file of the case alone.
    const whole = { ...project, emit: [...new Set([...project.emit, "index" as const])] };
    const { diagnostics, files } = await buildFiles(whole);
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    expect(printDiagnostics(errors, { color: false, frames: true })).toBe("");
    for (const { path, text } of files) if (!path.startsWith("runtime/")) texts.set(join(here, "out", path), text);
    const own = files
      .filter(({ path }) => path.startsWith(`${feature}/`))
      .map(({ path, text }) => [path.slice(feature.length + 1), text] as const);
    const asked = (changes.emit ?? []).filter((name) => !["codecs", "index"].includes(name));
    const shown = [...shownOfParties, ...asked.map(fileOfPart)];
    const made = new Map(own.filter(([path]) => changes.emit === undefined || shown.includes(path)));
    const runtime = withRuntime.includes(feature) ? "inline" : "package";
    // Parts for libraries are modules next to the file, which have the same names.
    const emit = whole.emit.filter((name) => !(name in libraryParts));
    const { files: inFile } = await buildFiles({ ...whole, emit, layout: "file", runtime });
    expect(inFile.map(({ path }) => path)).toEqual([`${feature}.ts`]);
    // The package has what the folders import.
    const [text = ""] = inFile.map((file) => file.text.replace(/"@specwright\/(runtime\/\w+)"/g, '"./$1.js"'));
    const imported = [...text.matchAll(/^(?:import\b.*|\}) from "(.*)";$/gm)].map(([, name]) => name);
    expect(imported.filter((name) => name !== "openapi-fetch" && runtime === "inline")).toEqual([]);
    texts.set(join(here, "out", `${feature}.ts`), text);
    if (shownAsFile.includes(feature)) inFile.forEach((file) => made.set("as-file.ts", file.text));
    if (accept) acceptFiles(join(folder, "expected"), made);
    expect(Object.fromEntries(made)).toEqual(Object.fromEntries(readTree(join(folder, "expected"))));

    const check = layoutCheck(join(here, "out"), feature, texts, runtime === "inline");
    expect(check.file).toEqual(check.folder);
    texts.set(join(here, "out", `${feature}.check.ts`), check.text);
  });

  it("compile under the strictest settings", () => {
    expect(texts.size).toBeGreaterThan(features.length);
    expect(compileParties(texts)).toEqual([]);
  });
});

/** The document that `specwright bundle` writes, in cases that have one beside their spec. */
describe("golden bundles", () => {
  const bundled = features.filter((name) => existsSync(join(here, name, "bundle.yaml")));

  it.each(bundled)("%s is bundled as expected", async (feature) => {
    const folder = join(here, feature);
    const made = join(tempFolder(), "bundle.yaml");
    const args = ["bundle", "openapi.yaml", "-o", made, "--strictness", "strict"];
    expect(await cli(args, { cwd: folder })).toEqual({ code: 0, stdout: "", stderr: `${feature}  strict\n` });
    const text = readFileSync(made, "utf8");
    if (accept) writeFileSync(join(folder, "bundle.yaml"), text);
    expect(text).toBe(readFileSync(join(folder, "bundle.yaml"), "utf8"));
  });
});

function changesOf(folder: string): Partial<Project> {
  const path = join(folder, "case.json");
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Partial<Project>) : {};
}

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
