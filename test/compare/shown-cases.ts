import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sampled } from "../support/sizes.js";

/** The folders of this room, each with its path. */
const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

/**
 * The cases that a test looks at: those that are `isOurs`, given the path of the folder; at most `count` in `make test`.
 * CASES='parameter|body' names some by how they begin.
 */
export function shownCases(isOurs: (folder: string, name: string) => boolean, count = Infinity): readonly string[] {
  const wanted = new RegExp(`^(?:${process.env["CASES"] ?? ""})`);
  return sampled(
    folders.filter((name) => wanted.test(name) && isOurs(join(import.meta.dirname, name), name)),
    count,
  );
}
