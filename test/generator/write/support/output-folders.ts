import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach } from "vitest";

const made: string[] = [];

afterEach(() => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A path in a new folder that goes away after the test. */
export function newOutputFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "output-"));
  made.push(folder);
  return join(folder, "generated");
}

/** Every file below a folder with its text. */
export function contentsOf(folder: string): Readonly<Record<string, string>> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}

/** The output folder of an earlier run with a file that the user added. */
export const foreignFile = { path: "a/notes.md", text: "mine" };

export function addForeignFile(out: string): void {
  mkdirSync(join(out, "a"), { recursive: true });
  writeFileSync(join(out, foreignFile.path), foreignFile.text);
}
