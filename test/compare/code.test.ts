import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { catalog, kindOf, type ChangeId } from "../../generator/compare/catalog.js";
import { browserLibraries } from "../support/compile-parties.js";
import { compileAlone } from "../support/compile.js";
import { addOutput, folderOf, outFolder } from "./add-output.js";
import { changesOf } from "./load-version.js";
import { shownCases } from "./shown-cases.js";

// The code of an old consumer ("consumer.ts" of a case) against what is generated from both versions: it compiles with the
// old one, and with the new one exactly when no change is said to break code.
const here = dirname(fileURLToPath(import.meta.url));
const versions = ["before", "after"] as const;
const ids = Object.keys(catalog) as readonly ChangeId[];

/** Kinds about the path of an import, and those of schemas and of XSDs, whose consumers stand in tests of their own. */
const shownElsewhere = /^(?:interface\/(?:removed|renamed)|schema\/.*|settings\/.*|xsd\/.*)$/;

const nameRemoved: ChangeId = "interface/generated-name-removed";

const folders = readdirSync(here).filter((name) => existsSync(join(here, name, "consumer.ts")));
const shown = shownCases((folder) => existsSync(join(folder, "consumer.ts")));

describe("an old consumer", () => {
  const complaints = new Map<string, string[]>();

  beforeAll(async () => {
    const texts = new Map<string, string>();
    for (const name of shown) {
      for (const version of versions) {
        await addOutput(name, version, texts);
        const text = readFileSync(join(here, name, "consumer.ts"), "utf8");
        texts.set(join(outFolder, folderOf(name, version), "consumer.ts"), text);
      }
    }
    const roots = [...texts.keys()].filter((path) => path.endsWith("consumer.ts"));
    for (const complaint of compileAlone(roots, texts, { lib: browserLibraries })) {
      const [folder = ""] = complaint.slice(outFolder.length + 1).split("/");
      complaints.set(folder, [...(complaints.get(folder) ?? []), complaint]);
    }
  });

  it.each(shown)("compiles as long as nothing is said to break it: %s", async (name) => {
    const isHarmed = (await changesOf(name)).some(
      // Names that are gone break those who import them: exports.test.ts looks at all.
      ({ id, code }) => code === "breaking" && (id !== nameRemoved || name.startsWith(nameRemoved.replace("/", "-"))),
    );
    expect(complaints.get(folderOf(name, "before")) ?? []).toEqual([]);
    const found = complaints.get(folderOf(name, "after")) ?? [];
    if (isHarmed) expect(found).not.toEqual([]);
    else expect(found).toEqual([]);
  });

  it("stands for every kind that breaks code", () => {
    const known = new Set(folders.map((name) => name.split("--")[0]));
    const breaking = ids.filter((id) => Object.values(kindOf(id).code).includes("breaking"));
    const missing = breaking.filter((id) => !known.has(id.replace("/", "-")) && !shownElsewhere.test(id));
    expect(missing).toEqual([]);
  });
});
