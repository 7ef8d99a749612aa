import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { partNames } from "../../generator/settings/parts.js";
import { pages, root, textOf } from "./support/pages.js";

/** The folders directly in a folder of this repository, except build output and installed packages. */
function foldersOf(path: string): readonly string[] {
  const entries = readdirSync(join(root, path), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return entries.map(({ name }) => name).filter((name) => !/^(?:\.|dist$|node_modules$)/.test(name));
}

/** The sources that a person writes: no declarations, and nothing that is built. */
function sourcesOf(folder: string): readonly string[] {
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
    (path) => `${folder}/${path}`,
  );
  return paths.filter(
    (path) => /(?<!\.d)\.ts$/.test(path) && !/\/(?:\.?dist[^/]*|node_modules|generated)\//.test(path),
  );
}

const architecture = textOf("ARCHITECTURE.md");
const sources = ["generator", "templates/runtime", "sandbox"].flatMap(sourcesOf);
/** Lines of a screen or two. */
const screens = 150;

describe("ARCHITECTURE.md", () => {
  it.each([
    { of: "generator", page: "ARCHITECTURE.md", line: (name: string) => `| \`${name}/\`` },
    { of: "sandbox", page: "ARCHITECTURE.md", line: (name: string) => `| \`${name}/\`` },
    { of: "templates", page: "ARCHITECTURE.md", line: (name: string) => `\`templates/${name}/\`` },
    { of: "generator/emit", page: "ARCHITECTURE.md", line: (name: string) => `\`${name}/\`` },
    { of: "test", page: "test/README.md", line: (name: string) => `\`${name}/\`` },
  ])("or a README names every folder of $of", ({ of, page, line }) => {
    const text = textOf(page);
    expect(foldersOf(of).filter((name) => !text.includes(line(name)))).toEqual([]);
  });

  it("names the parts in their order", () => {
    expect(architecture).toContain(`parts ${partNames.map((name) => `\`${name}\``).join(", ")}.`);
  });

  it("lists seven packages, five of which make generate runs on the specs", () => {
    const sections = architecture.split("\n## Dependencies\n")[1] ?? "";
    const rows = [...sections.matchAll(/^\| `([^|]+)` +\| (.+) \|$/gm)];
    const skipped = rows.flatMap(([, name, what = ""]) =>
      what.includes("`make generate` does not run it") ? name : [],
    );
    expect(skipped).toEqual(["openapi-fetch", "vitest"]);
    for (const name of ["@apidevtools/swagger-parser", "fast-xml-parser", "openapi-typescript", "ts-morph", "prettier"])
      expect(rows.map(([, other]) => other)).toContain(name);
  });

  it("shows the pipeline and the sandbox on a screen or two", () => {
    const long = ["generator/generate.ts", "sandbox/create-sandbox.ts"].filter(
      (path) => textOf(path).split("\n").length > screens,
    );
    expect(long).toEqual([]);
  });
});

describe("CONTRIBUTING.md", () => {
  it("allows no source of more than 400 lines, and most are a screen or two", () => {
    const lengths = sources.map((path) => ({ path, lines: textOf(path).trimEnd().split("\n").length }));
    expect(lengths.filter(({ lines }) => lines > 400)).toEqual([]);
    expect(lengths.filter(({ lines }) => lines > screens).length).toBeLessThan(lengths.length / 5);
  });

  it("says that about two in three files export several names", () => {
    const counts = sources.map((path) => [...textOf(path).matchAll(/^export (?!\*|\{)/gm)].length);
    const several = counts.filter((count) => count > 1).length / counts.filter((count) => count > 0).length;
    expect(Math.round(several * 10)).toBeGreaterThanOrEqual(6);
    expect(Math.round(several * 10)).toBeLessThanOrEqual(7);
  });
});

describe("CHANGELOG.md", () => {
  const entries = textOf("CHANGELOG.md")
    .split(/\n(?=- )/)
    .slice(1)
    .map((entry) => entry.replace(/\s+/g, " "));

  it("names options of the command line that exist", () => {
    const known = [
      "docs/reference/command-line.md",
      "docs/reference/diff.md",
      "docs/how-to/contract-tests.md",
      "generator/README.md",
    ]
      .map(textOf)
      .join();
    const named = entries.flatMap((entry) =>
      [...entry.matchAll(/`[^`]*?(--[a-z]+(?:-[a-z]+)*)\b/g)].map(([, option = ""]) => option),
    );
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((option) => !known.includes(option))).toEqual([]);
  });

  it("links to a page for each feature", () => {
    expect(entries.length).toBeGreaterThan(10);
    expect(entries.filter((entry) => !/\]\((?:docs\/|SECURITY)/.test(entry))).toEqual([]);
  });
});

describe("pages that count interfaces", () => {
  it("count the folders of specs: eleven", () => {
    expect(foldersOf("specs")).toHaveLength(11);
    const wrong = pages().filter((page) => /\b(?:ten|twelve) interfaces\b/i.test(textOf(page)));
    expect(wrong.filter((page) => !allowed.has(page))).toEqual([]);
  });
});

/** Pages that speak of some of the interfaces. */
const allowed = new Set(["sandbox/README.md"]);
