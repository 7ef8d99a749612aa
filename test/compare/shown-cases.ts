import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The folders of this room, each with its path. */
const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

/** The cases of a test: those that are `isOurs`, given the path of the folder. CASES='parameter|body' names some by how they begin. */
export function shownCases(isOurs: (folder: string, name: string) => boolean): readonly string[] {
  const wanted = new RegExp(`^(?:${process.env["CASES"] ?? ""})`);
  return folders.filter((name) => wanted.test(name) && isOurs(join(import.meta.dirname, name), name));
}
