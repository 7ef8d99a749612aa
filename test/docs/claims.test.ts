import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { diffForms } from "../../generator/compare/report/forms.js";
import { partNames } from "../../generator/settings/parts.js";
import { tableIn } from "../support/markdown-table.js";
import { pages, root, textOf } from "./support/pages.js";

/** The folders directly in a folder of this repository, apart from what is built or installed. */
function foldersOf(path: string): readonly string[] {
  const entries = readdirSync(join(root, path), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return entries.map(({ name }) => name).filter((name) => !/^(?:\.|dist$|node_modules$)/.test(name));
}

/** The sources that a person writes: no declarations, and nothing that is built. */
function sourcesOf(room: string): readonly string[] {
  const paths = readdirSync(join(root, room), { recursive: true, encoding: "utf8" }).map((path) => `${room}/${path}`);
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
    { of: "generator", line: (name: string) => ` ${name}/` },
    { of: "sandbox", line: (name: string) => `\n  ${name}/` },
    { of: "generator/emit", line: (name: string) => ` ${name}/ ` },
    { of: "test", line: (name: string) => `\`test/${name}/` },
  ])("names every folder of $of", ({ of, line }) => {
    const text = architecture.replaceAll("\n", " \n");
    const silent = foldersOf(of).filter((name) => !text.includes(line(name)) && !unnamed.has(`${of}/${name}`));
    expect(silent).toEqual([]);
  });

  it("lists the files of docs/explanation/decisions", () => {
    const linked = [...architecture.matchAll(/\(docs\/explanation\/decisions\/([^)]+)\)/g)].map(([, name]) => name);
    expect(linked).toEqual(readdirSync(join(root, "docs/explanation/decisions")).sort());
    expect(tableIn(architecture, "number").map(([number]) => Number(number))).toEqual(
      linked.map((_, index) => index + 1),
    );
  });

  it("names the parts in their order, and the forms of a comparison's report", () => {
    expect(architecture).toContain(`THE list: ${partNames.join(", ")}\n`);
    expect(architecture).toContain(`report/         ${Object.keys(diffForms).join(", ")}\n`);
  });

  it("says of seven packages what they are for, five of which make generate runs on the specs", () => {
    const asked = tableIn(architecture.slice(architecture.indexOf("Of seven packages")), "package");
    expect(asked).toHaveLength(7);
    expect(asked.filter(([, what = ""]) => what.startsWith("Is not run"))).toHaveLength(2);
  });

  it("shows the pipeline and the sandbox on a screen or two", () => {
    const long = ["generator/generate.ts", "sandbox/create-sandbox.ts"].filter(
      (path) => textOf(path).split("\n").length > screens,
    );
    expect(long).toEqual([]);
  });
});

/** Folders that their README lists. */
const unnamed = new Set(["test/support", "test/examples", "test/bench", "test/runtime", "test/generator"]);

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
