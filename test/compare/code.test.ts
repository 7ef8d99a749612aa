import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { buildFiles } from "../../generator/build-files.js";
import { catalog, kindOf, type ChangeId } from "../../generator/compare/catalog.js";
import { compareProjects } from "../../generator/compare/compare-projects.js";
import { browserLibraries } from "../support/compile-parties.js";
import { compileAlone } from "../support/compile.js";
import { loadVersion, versionRoots } from "./load-version.js";

// The code of an old consumer ("consumer.ts" of a case) against what is generated from both versions: it compiles with the
// old one, and with the new one exactly when no change is said to break code.
const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, "out");
const versions = ["before", "after"] as const;
const ids = Object.keys(catalog) as readonly ChangeId[];

/** Kinds about the path of an import, which no consumer of one interface can show. */
const without: readonly string[] = ["interface/removed", "interface/renamed"];
type Version = (typeof versions)[number];
const shown = readdirSync(here)
  .filter((name) => existsSync(join(here, name, "consumer.ts")))
  .filter((name) => new RegExp(`^(?:${process.env["CASES"] ?? ""})`).test(name));

describe("an old consumer", () => {
  const complaints = new Map<string, string[]>();

  beforeAll(async () => {
    const texts = new Map<string, string>();
    for (const name of shown) for (const version of versions) await addOutput(name, version, texts);
    const roots = [...texts.keys()].filter((path) => path.endsWith("consumer.ts"));
    for (const complaint of compileAlone(roots, texts, { lib: browserLibraries })) {
      const [folder = ""] = complaint.slice(out.length + 1).split("/");
      complaints.set(folder, [...(complaints.get(folder) ?? []), complaint]);
    }
  }, 300_000);

  it.each(shown)("compiles as long as nothing is said to break it: %s", async (name) => {
    const folder = join(here, name);
    const [before, after] = [await loadVersion(folder, "before"), await loadVersion(folder, "after")];
    const isHarmed = compareProjects(before, after, { today: "2026-01-01" }).some(({ code }) => code === "breaking");
    expect(complaints.get(folderOf(name, "before")) ?? []).toEqual([]);
    const found = complaints.get(folderOf(name, "after")) ?? [];
    if (isHarmed) expect(found).not.toEqual([]);
    else expect(found).toEqual([]);
  });

  it("stands for every kind that breaks code", () => {
    const known = new Set(shown.map((name) => name.split("--")[0]));
    const missing = ids.filter(
      (id) => Object.values(kindOf(id).code).includes("breaking") && !known.has(id.replace("/", "-")),
    );
    expect(missing.filter((id) => !without.includes(id))).toEqual([]);
  });
});

function folderOf(name: string, version: Version): string {
  return `${name}.${version}`;
}

/** The files of one version, beside one runtime for all; the consumer stands among them. */
async function addOutput(name: string, version: Version, texts: Map<string, string>): Promise<void> {
  const folder = join(here, name);
  const { files, diagnostics } = await buildFiles({
    cwd: folder,
    outDir: out,
    format: "none",
    emit: ["types", "paths", "validators", "codecs", "client", "server"],
    interfaces: [{ name: "orders", roots: versionRoots(folder, version), folder }],
    regenerateWith: "specwright generate",
    allowRoots: [],
    flat: false,
  });
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const home = join(out, folderOf(name, version));
  for (const { path, text } of files) {
    texts.set(path.startsWith("orders/") ? join(home, path.slice("orders/".length)) : join(out, path), text);
  }
  texts.set(join(home, "consumer.ts"), readFileSync(join(folder, "consumer.ts"), "utf8"));
}
