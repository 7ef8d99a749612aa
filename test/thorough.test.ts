import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { expect, it } from "vitest";
import { failingSeeds } from "./support/failing-seeds.js";

/** Files of tests that ask how much of something they take, from this folder on. */
const asking = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /(?<!\.d)\.ts$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => /^import [^;]*from "[^"]*\/sizes\.js";$/m.test(readFileSync(path, "utf8")))
  .map((path) =>
    relative(import.meta.dirname, path)
      .split(sep)
      .join("/"),
  )
  .filter((path) => path !== "support/time-limit.ts");

it("what is larger in a thorough run is listed with its reason", () => {
  const rows = readFileSync(join(import.meta.dirname, "README.md"), "utf8").matchAll(
    /^\| `([^`]+)` +\| [^|\n]*\S[^|\n]*\| [^|\n]*\S[^|\n]*\| [^|\n]*\S[^|\n]*\|$/gm,
  );
  expect([...rows].map(([, path]) => path).sort()).toEqual([...asking].sort());
});

it("seeds that once failed belong to test files", () => {
  expect(Object.keys(failingSeeds).filter((file) => !existsSync(join(import.meta.dirname, file)))).toEqual([]);
});
