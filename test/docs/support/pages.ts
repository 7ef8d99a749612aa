import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** The folder of this repository. */
export const root = resolve(import.meta.dirname, "../../..");

/** A fenced block of a page. */
export interface Block {
  readonly page: string;
  /** The line of its first line of text. */
  readonly line: number;
  readonly language: string;
  readonly text: string;
}

/** Templates and expected output speak of folders of a reader. */
const elsewhere = /^(?:templates\/(?:init|package)\/|test\/(?:golden|compare|package)\/)/;

/** Paths of the Markdown pages of this repository, apart from templates and expected output. */
export function pages(): readonly string[] {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "*.md"];
  const paths = execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim().split("\n");
  return paths.filter((path) => !elsewhere.test(path)).sort();
}

/** The text of a file of this repository. */
export function textOf(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

/** The fenced blocks of a page that have one of these languages. */
export function blocksOf(page: string, languages: readonly string[]): readonly Block[] {
  const text = textOf(page);
  return [...text.matchAll(/^```(\w*)\n(.*?)^```$/gms)].flatMap(({ 1: language = "", 2: block = "", index }) =>
    languages.includes(language)
      ? [{ page, language, text: block, line: text.slice(0, index).split("\n").length + 1 }]
      : [],
  );
}
