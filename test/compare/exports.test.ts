import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { addOutput, folderOf, outFolder } from "./add-output.js";
import { changesOf, versionRoots } from "./load-version.js";
import { shownCases } from "./shown-cases.js";

// Exports of the generated packages of both versions, for all cases that are not said to break code: no name may be
// missing. Consumers of a contract implement its webhooks; the stubs of its server are their owner's.
const shown = shownCases(
  (folder) => existsSync(join(folder, "expected.txt")) && versionRoots(folder, "before").length > 0,
);

describe("a change that is not said to break code", () => {
  it.each(shown)("takes no name away: %s", async (name) => {
    if ((await changesOf(name)).some(({ code }) => code === "breaking")) return;
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
