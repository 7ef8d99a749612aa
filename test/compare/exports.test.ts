import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { compareProjects } from "../../generator/compare/compare-projects.js";
import { addOutput, folderOf, outFolder } from "./add-output.js";
import { loadVersion, versionRoots } from "./load-version.js";

// What the generated packages of both versions export, for all cases that are not said to break code: no name may be missing.
// Consumers of a contract implement its webhooks; the stubs of its server are their owner's.
const here = dirname(fileURLToPath(import.meta.url));
const shown = readdirSync(here).filter(
  (name) =>
    existsSync(join(here, name, "expected.txt")) &&
    versionRoots(join(here, name), "before").length > 0 &&
    new RegExp(`^(?:${process.env["CASES"] ?? ""})`).test(name),
);

describe("a change that is not said to break code", () => {
  it.each(shown)("takes no name away: %s", async (name) => {
    const folder = join(here, name);
    const versions = [await loadVersion(folder, "before"), await loadVersion(folder, "after")] as const;
    const changes = compareProjects(...versions, { today: "2026-01-01" });
    if (changes.some(({ code }) => code === "breaking")) return;
    const texts = new Map<string, string>();
    await addOutput(name, "before", texts);
    await addOutput(name, "after", texts);
    const after = new Set(exportsOf(texts, name, "after"));
    expect(exportsOf(texts, name, "before").filter((each) => !after.has(each))).toEqual([]);
  });
});

/** "client.ts OrdersClient", of every module of the interface. */
function exportsOf(texts: ReadonlyMap<string, string>, name: string, version: "before" | "after"): readonly string[] {
  const home = `${join(outFolder, folderOf(name, version))}/`;
  return [...texts].flatMap(([path, text]) => {
    if (!path.startsWith(home)) return [];
    const found = text.matchAll(/^export (?:declare )?(?:async )?(?:interface|type|const|function|class) (\w+)/gm);
    if (path === `${home}server.ts`)
      return [...found].flatMap(([, each = ""]) => (each.includes("Webhook") ? [each] : []));
    return [...found].map(([, each]) => `${path.slice(home.length)} ${each ?? ""}`);
  });
}
