import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { expectedPartsOf } from "../../compare/expected-parts.js";
import { allCases } from "../../compare/read-cases.js";

const root = resolve(import.meta.dirname, "../../..");
const readme = readFileSync(`${root}/generator/compare/README.md`, "utf8");

it("shows the report of the example that it tells of", () => {
  const [, report] = /^```text\n(.*?)^```/ms.exec(readme) ?? [];
  const [example] = allCases.filter(({ key }) => key === "schema/maximum-lowered").map(expectedPartsOf);
  expect(readme).toContain("`schema/maximum-lowered` in `test/compare/cases/schema-numbers.yaml`");
  expect(report).toBe(`${example?.lines ?? ""}${example?.details ?? ""}`);
});

it("names every folder of the comparison, and files that exist", () => {
  const entries = readdirSync(`${root}/generator/compare`, { recursive: true, withFileTypes: true });
  const folders = entries.flatMap((entry) =>
    entry.isDirectory() && entry.parentPath.endsWith("compare") ? [`${entry.name}/`] : [],
  );
  const rows = [...readme.matchAll(/^\| `([a-z-]+\/)`/gm)].map(([, name]) => name);
  expect(rows.sort()).toEqual(folders.sort());
  const named = [...readme.matchAll(/`(?:[a-z-]+\/)*([a-z-]+\.ts)`/g)].map(([, name]) => name);
  const files = new Set(entries.map(({ name }) => name));
  expect(named.length).toBeGreaterThan(6);
  expect(named.filter((name) => !files.has(name ?? ""))).toEqual([]);
});
