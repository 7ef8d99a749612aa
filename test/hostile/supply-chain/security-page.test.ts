import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { limits } from "../../support/reference/limits-list.js";

const root = resolve(import.meta.dirname, "../../..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const page = read("docs/reference/security-promises.md");

/** The cells of the rows of a table, by a word of its head. */
function rowsUnder(head: string): readonly (readonly string[])[] {
  const table = page.split("\n\n").find((part) => part.startsWith("|") && (part.split("\n")[0] ?? "").includes(head));
  const rows = (table ?? "")
    .split("\n")
    .slice(2)
    .filter((line) => line !== "");
  return rows.map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

describe("docs/reference/security-promises.md", () => {
  it("names a switch of a limit that the code knows", () => {
    const files = readdirSync(join(root, "templates/runtime"), { recursive: true, encoding: "utf8" });
    const runtime = files
      .filter((name) => name.endsWith(".ts"))
      .map((name) => read(`templates/runtime/${name}`))
      .join("\n");
    const notes = Object.values(limits).flatMap((rows) => rows.map(([, , , note = ""]) => note));
    const names = notes.flatMap((note) => [...note.matchAll(/`(max\w+)`/g)].map(([, name = ""]) => name));
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => !runtime.includes(`readonly ${name}?:`))).toEqual([]);
  });

  it("names every switch that opens something, and none that is not there", () => {
    const settings = read("generator/settings/settings.ts");
    const named = rowsUnder("allows").map(([name = ""]) => name.replaceAll("`", ""));
    const known = [...new Set([...settings.matchAll(/"(--allow-[a-z]+)/g)].map(([, name = ""]) => name))];
    expect([...named].sort()).toEqual(known.sort());
  });

  it("names folders of tests that exist, and every folder of hostile tests", () => {
    const named = new Set([...page.matchAll(/`(test\/[\w/-]+\/)`/g)].map(([, path = ""]) => path));
    expect([...named].filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const questions = rowsUnder("question").map(([, path = ""]) => path.replaceAll("`", ""));
    const isTest = (path: string): boolean => readdirSync(join(root, path)).some((name) => name.endsWith(".test.ts"));
    const entries = readdirSync(join(root, "test/hostile"), { withFileTypes: true });
    const folders = entries.flatMap((entry) => (entry.isDirectory() ? [`test/hostile/${entry.name}/`] : []));
    expect([...questions].sort()).toEqual(folders.filter(isTest).sort());
  });

  it("is linked from the pages that people read first", () => {
    for (const path of ["README.md", "CONTRIBUTING.md"]) expect(read(path)).toContain("(SECURITY.md)");
    expect(read("SECURITY.md")).toContain("(docs/reference/limits.md)");
    for (const heading of ["trust-levels", "not-promised"])
      expect(read("SECURITY.md")).toContain(`(docs/reference/security-promises.md#${heading})`);
  });
});
