import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { changeCatalog } from "../../../generator/compare/catalog.js";
import { jsonDiffReport } from "../../../generator/report/json.js";
import { sampleChange, sampleReport } from "./sample-report.js";

const page = (name: string): string => readFileSync(resolve(import.meta.dirname, "../../../docs", name), "utf8");

describe("pages about diff", () => {
  it("shows a JSON report with the members of a real one", () => {
    const [, example = ""] = /### JSON[^]*?```json\n([^]*?)```/.exec(page("reference/diff.md")) ?? [];
    const report = jsonDiffReport(sampleReport([sampleChange()]));
    expect(shapeOf(JSON.parse(example))).toEqual(shapeOf(JSON.parse(report)));
  });

  it("names only kinds of change that there are", () => {
    const [, levels = ""] = /levels: \{([^}]*)\}/.exec(page("how-to/diff-policy.md")) ?? [];
    const ids = [...levels.matchAll(/"([\w/-]+\/[\w-]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !Object.hasOwn(changeCatalog, id ?? ""))).toEqual([]);
  });
});

/** Property names and kinds of values, the first item of each list. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shapeOf(member)]));
}
