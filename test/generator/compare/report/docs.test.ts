import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { catalog } from "../../../../generator/compare/catalog.js";
import { diffForms } from "../../../../generator/compare/report/forms.js";
import { jsonDiffReport } from "../../../../generator/compare/report/json.js";
import { tableIn } from "../../../support/markdown-table.js";
import { sampleChange, sampleReport } from "./sample-report.js";

const docs = readFileSync(resolve(import.meta.dirname, "../../../../docs/how-to/diff.md"), "utf8");

describe("docs/how-to/diff.md", () => {
  it("shows a JSON report with the members of a real one", () => {
    const [, example = ""] = /### JSON[^]*?```json\n([^]*?)```/.exec(docs) ?? [];
    const report = jsonDiffReport(sampleReport([sampleChange()]));
    expect(shapeOf(JSON.parse(example))).toEqual(shapeOf(JSON.parse(report)));
  });

  it("describes every form of report as the list of forms does", () => {
    const forms = Object.entries(diffForms).map(([name, { says }]) => [`\`${name}\``, says]);
    expect(tableIn(docs, "format")).toEqual(forms);
  });

  it("names only kinds of change that there are", () => {
    const [, levels = ""] = /levels: \{([^}]*)\}/.exec(docs) ?? [];
    const ids = [...levels.matchAll(/"([\w/-]+\/[\w-]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !Object.hasOwn(catalog, id ?? ""))).toEqual([]);
  });
});

/** Names of members and kinds of values, the first item of each list. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shapeOf(member)]));
}
