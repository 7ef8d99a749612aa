import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

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

/** The number that a name stands for in a source text: `name = 64 * 1024`, `name: 2 ** 26`. */
function valueIn(path: string, name: string): number | undefined {
  const found = new RegExp(`\\b${name}(?:: number)?(?::| =|: limit =) ([0-9][0-9_ *]*)`).exec(read(path))?.[1];
  if (found === undefined) return undefined;
  const powers = found
    .trim()
    .replaceAll("_", "")
    .split(/ \* (?!\*)/);
  return powers
    .map((each) => each.split("**").map(Number))
    .reduce((product, [base = NaN, exponent = 1]) => product * base ** exponent, 1);
}

describe("docs/reference/security-promises.md", () => {
  const limits = rowsUnder("limit");

  it.each(limits)("names the limit that is in the code: %s is %s", (_, limit = "", __, place = "") => {
    const [, path = "", name = ""] = /^`([^`]+)` `([^`]+)`$/.exec(place) ?? [];
    if (limit === "any") expect(read(path)).toContain(`${name}?`);
    else expect(valueIn(path, name)).toBe(Number(limit.replaceAll(",", "")));
  });

  it("names a switch of a limit that the code knows", () => {
    const files = readdirSync(join(root, "templates/runtime"), { recursive: true, encoding: "utf8" });
    const runtime = files
      .filter((name) => name.endsWith(".ts"))
      .map((name) => read(`templates/runtime/${name}`))
      .join("\n");
    const names = limits.flatMap(([, , text = ""]) => [...text.matchAll(/`(max\w+)`/g)].map(([, name = ""]) => name));
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
    for (const heading of ["limits", "trust-levels", "not-promised"])
      expect(read("SECURITY.md")).toContain(`(docs/reference/security-promises.md#${heading})`);
  });
});
