import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import { pages, root, textOf } from "./support/pages.js";
import { isWalked } from "./support/walk-page.js";

/** The fragments under which GitHub shows parts of a page: headings, and anchors. */
function fragmentsOf(page: string): ReadonlySet<string> {
  const text = textOf(page).replace(/^```.*?^```$/gms, "");
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
  const names = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, name = ""]) => name);
  return new Set([...headings, ...names]);
}

/** The links of a page that lead to no file or to no heading of this repository. */
function deadLinks(page: string): readonly string[] {
  const text = textOf(page)
    .replace(/^```.*?^```$/gms, "")
    .replace(/`[^`\n]*`/g, "");
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link);
  return links.filter((link) => {
    if (/^(?:https?|mailto):/.test(link)) return false;
    const [path = "", fragment] = link.split("#");
    const target = path === "" ? page : normalize(join(dirname(page), path));
    if (target.startsWith("..") || !existsSync(join(root, target))) return true;
    if (fragment === undefined || statSync(join(root, target)).isDirectory()) return false;
    return !fragmentsOf(target).has(fragment);
  });
}

describe("the pages of this repository", () => {
  it("are found", () => {
    expect(pages()).toEqual(
      expect.arrayContaining(["README.md", "docs/how-to/clients.md", "generator/prove/README.md"]),
    );
  });

  it.each(pages())("%s has links that lead somewhere", (page) => {
    expect(deadLinks(page)).toEqual([]);
  });

  it("name files of ours that are there", () => {
    const args = ["ls-files", "--cached", "--others", "--exclude-standard"];
    const files = execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim().split("\n");
    const described = /^(?:[A-Z]+\.md|docs|generator|sandbox|templates|test\/README)/;
    const dead = pages()
      .filter((page) => described.test(page) && !isWalked(page))
      .flatMap((page) =>
        [...textOf(page).matchAll(/`([\w/-]+\.(?:ts|mjs))`/g)]
          .map(([, name = ""]) => name)
          .filter((name) => !files.some((file) => file === name || file.endsWith(`/${name}`)))
          .map((name) => `${page}: ${name}`),
      );
    expect(dead).toEqual([]);
  });

  it("are one task and at most 120 lines if they are how-to guides", () => {
    const guides = pages().filter((page) => page.startsWith("docs/how-to/"));
    expect(guides.length).toBeGreaterThan(20);
    expect(guides.filter((page) => textOf(page).trimEnd().split("\n").length > 120)).toEqual([]);
  });

  it("in docs are all reached from the first one", () => {
    const reached = new Set<string>(["README.md"]);
    for (const page of reached) {
      for (const [, link = ""] of textOf(page).matchAll(/\]\(([^)#\s]+\.md)(?:#[^)]*)?\)/g)) {
        const target = normalize(join(dirname(page), link));
        if (existsSync(join(root, target))) reached.add(target);
      }
    }
    expect(pages().filter((page) => page.startsWith("docs/") && !reached.has(page))).toEqual([]);
  });
});

describe("the decisions", () => {
  const folder = "docs/explanation/decisions";
  const files = readdirSync(join(root, folder))
    .filter((file) => file !== "README.md")
    .sort();

  it("are in the table of their README, each once and in order, under their title", () => {
    const rows = [...textOf(`${folder}/README.md`).matchAll(/^\| (\d+) +\| \[(.+)\]\((.+?)\) +\|$/gm)];
    expect(rows.map(([, , , file]) => file)).toEqual(files);
    const headings = files.map((file) => textOf(`${folder}/${file}`).split("\n", 1)[0]);
    expect(rows.map(([, number, title]) => `# ${number}. ${title}`)).toEqual(headings);
  });

  it("are named after their title", () => {
    const named = files.map((file) => {
      const [, number = "", title = ""] = /^# (\d+)\. (.+)/.exec(textOf(`${folder}/${file}`)) ?? [];
      const words = title
        .toLowerCase()
        .replace(/[`']/g, "")
        .replace(/[^a-z0-9]+/g, "-");
      return `${number.padStart(2, "0")}-${words.replace(/^-|-$/g, "")}.md`;
    });
    expect(named).toEqual(files);
  });

  it("have a context, a decision and a consequence", () => {
    const labels = (file: string) =>
      [...textOf(`${folder}/${file}`).matchAll(/^\*\*(\w+)\.\*\* \S/gm)].map(([, label]) => label);
    expect(files.filter((file) => labels(file).join() !== "Context,Decision,Consequence")).toEqual([]);
  });
});
