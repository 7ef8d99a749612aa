import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { expect, it } from "vitest";

/** Files of tests that ask how much of something they take, from this folder on. */
const asking = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => /^import [^;]*from "[^"]*\/(?:sizes|shown-cases)\.js";$/m.test(readFileSync(path, "utf8")))
  .map((path) =>
    relative(import.meta.dirname, path)
      .split(sep)
      .join("/"),
  )
  // A test that passes the question on takes nothing itself, and two look at all cases in both lanes.
  .filter(
    (path) =>
      !/^(?:compare\/(?:shown-cases|compare\.test|witnesses\.test)|support\/(?:time-limit|ask-in-rounds))\.ts$/.test(
        path,
      ),
  );

it("what is larger in a thorough run is listed with its reason", () => {
  const rows = readFileSync(join(import.meta.dirname, "README.md"), "utf8").matchAll(
    /^\| `([^`]+)` +\| [^|]*\S[^|]*\| [^|]*\S[^|]*\| [^|]*\S[^|]*\|$/gm,
  );
  expect([...rows].map(([, path]) => path).sort()).toEqual([...asking].sort());
});
