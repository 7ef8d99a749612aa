import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "../usage-error.js";
import { compareText } from "../text/in-order.js";
import { optionValue } from "../text/option-value.js";
import { relativePath } from "../text/relative-path.js";

/** A page in Markdown, with its path below its folder. */
export interface Guide {
  /** "how-to/sign-in.md" */
  readonly path: string;
  readonly text: string;
}

/** Maximum number of pages, and maximum size of a file in bytes. */
const maxGuides = 2_000;
const maxBytes = 2_000_000;

/** The Markdown files below a folder, sorted by path; links are not followed. Throws a `UsageError` if it is unreadable. */
export function readGuides(folder: string): readonly Guide[] {
  const paths = markdownFiles(folder);
  if (paths.length === 0) throw new UsageError(`"${optionValue(folder)}" (--pages) has no Markdown files.`);
  if (paths.length > maxGuides)
    throw new UsageError(`"${optionValue(folder)}" (--pages) has more than ${maxGuides} Markdown files.`);
  return paths.map((path) => ({ path, text: readText(join(folder, path), "--pages") }));
}

function markdownFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.md$/i.test(entry.name))
      .map((entry) => relativePath(folder, join(entry.parentPath, entry.name)))
      .filter((path) => !path.split("/").some((part) => part === "node_modules" || part.startsWith(".")))
      .sort(compareText);
  } catch {
    throw new UsageError(`"${optionValue(folder)}" (--pages) is not a readable folder.`);
  }
}

/** The text of a style sheet. Throws a `UsageError` if it is unreadable. */
export function readStyle(path: string): string {
  return readText(path, "--css");
}

function readText(path: string, option: string): string {
  try {
    const { size } = statSync(path);
    if (size > maxBytes) throw new UsageError(`"${optionValue(path)}" (${option}) is larger than 2 MB.`);
    return readFileSync(path, "utf8");
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`"${optionValue(path)}" (${option}) is not a readable file.`);
  }
}
