import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { relativePath } from "../text/relative-path.js";

const fileNames = ["CODEOWNERS", ".github/CODEOWNERS", ".gitlab/CODEOWNERS", "docs/CODEOWNERS"];

/** The owners of a folder by the CODEOWNERS file of its repository; the last matching line counts. */
export function codeOwners(folder: string): readonly string[] {
  for (let at = folder; ; at = dirname(at)) {
    const path = fileNames.map((name) => join(at, name)).find((name) => existsSync(name));
    if (path !== undefined) return ownersIn(readFileSync(path, "utf8"), relativePath(at, folder));
    if (existsSync(join(at, ".git")) || dirname(at) === at) return [];
  }
}

function ownersIn(text: string, folder: string): readonly string[] {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/(?:^|\s)#.*$/, "").trim());
  const matching = lines.filter((line) => covers(line.split(/\s+/, 1)[0] ?? "", folder)).at(-1);
  return matching?.split(/\s+/).slice(1) ?? [];
}

/** True if a pattern names the folder, a folder around it, or all files. */
function covers(pattern: string, folder: string): boolean {
  if (/^(?:\*|\/?\*\*)$/.test(pattern)) return true;
  const path = pattern.replace(/^\//, "").replace(/\/?\*{0,2}$/, "");
  return path !== "" && !path.includes("*") && (folder === path || folder.startsWith(`${path}/`));
}

/** The name of the author in a package.json, without the mail address. */
export function authorName(author: unknown): string | undefined {
  const name = typeof author === "object" && author !== null && "name" in author ? author.name : author;
  const text = typeof name === "string" ? name.replace(/[<(].*$/s, "").trim() : "";
  return text === "" ? undefined : text;
}
