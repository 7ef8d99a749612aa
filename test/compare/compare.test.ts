import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { catalog, kindOf, type ChangeId } from "../../generator/compare/catalog.js";
import { changesOf } from "./load-version.js";
import { printChanges } from "./print-changes.js";
import { shownCases } from "./shown-cases.js";

// A folder for each kind of change, named after its id; further cases of a kind add two hyphens and a name. It holds both
// versions and what comes out ("expected.txt"). `ACCEPT=1 npx --no-install vitest run test/compare` writes what comes out now; read the
// difference before committing it. Only cases of some kinds: `CASES='parameter|body' npx --no-install vitest run test/compare`.
const here = dirname(fileURLToPath(import.meta.url));
const ids = Object.keys(catalog) as readonly ChangeId[];
const folders = readdirSync(here, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const shown = shownCases(() => true);

describe("every kind of change", () => {
  it.each(shown)("is found as expected: %s", async (name) => {
    const changes = await changesOf(name);
    const printed = printChanges(changes);
    const expectedPath = join(here, name, "expected.txt");
    if (process.env["ACCEPT"] === "1") writeFileSync(expectedPath, printed);
    expect(printed).toBe(readFileSync(expectedPath, "utf8"));
    expect(changes.map(({ id }) => id)).toContain(idOf(name));
  });

  it.each(shown)("has a value for each name in its sentence: %s", async (name) => {
    for (const { id, data } of await changesOf(name)) {
      const names = [...kindOf(id).sentence.matchAll(/\{(\w+)\}/g)].map(([, found = ""]) =>
        found.replace(/^\w/, (letter) => letter.toLowerCase()),
      );
      // A set of parameters has no name of its own where the contract gives it none.
      expect([...Object.keys(data), "named"], id).toEqual(expect.arrayContaining(names));
    }
  });

  it("has a folder, and every folder a kind", () => {
    const missing = ids
      .map((id) => `${folderOf(id)}/expected.txt`)
      .filter((path) => !existsSync(join(here, path)))
      .map((path) => `test/compare/${path}, beside before.yaml, after.yaml and consumer.ts`);
    const strange = folders.filter((name) => idOf(name) === undefined);
    expect({ missing, strange }).toEqual({ missing: [], strange: [] });
  });

  it("has an id of its own family, and a hint that is a sentence without names in braces, which stay as they are there", () => {
    const families =
      "compare documentation interface operation parameter body media-type response error header security server webhook schema settings xsd";
    for (const id of ids) {
      expect(id).toMatch(new RegExp(`^(?:${families.replaceAll(" ", "|")})/[a-z0-9]+(?:-[a-z0-9]+)*$`));
      expect(kindOf(id).hint, id).toMatch(/^[A-Z].*\.$/s);
      expect(kindOf(id).hint, id).not.toMatch(/\{\w+\}/);
    }
  });
});

function folderOf(id: string): string {
  return id.replace("/", "-");
}

/** The kind that a folder is named after. */
function idOf(folder: string): ChangeId | undefined {
  const stem = folder.split("--")[0] ?? folder;
  return ids.find((id) => folderOf(id) === stem);
}
