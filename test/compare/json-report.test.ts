import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { advisedBump, type DiffReport } from "../../generator/compare/report/diff-report.js";
import { findCauses } from "../../generator/compare/causes/find-causes.js";
import { jsonDiffReport } from "../../generator/compare/report/json.js";
import { settle } from "../../generator/compare/settle.js";
import { changesOf, today } from "./load-version.js";
import { shownCases } from "./shown-cases.js";

const here = dirname(fileURLToPath(import.meta.url));
const published = JSON.parse(
  readFileSync(join(here, "../../templates/schemas/diff-report.schema.json"), "utf8"),
) as object;
const shown = shownCases((folder) => existsSync(join(folder, "expected.txt")));

describe("the schema of JSON reports", () => {
  const validate = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false, allErrors: true }).compile(
    closed(published) as object,
  );

  it.each(shown)("fits the report of %s, and names all its members", async (name) => {
    const found = await changesOf(name);
    const [first] = found;
    // One change of each case is accepted, and one entry has expired, one is stale.
    const entry = (fingerprint: string): DiffReport["stale"][number] => ({
      fingerprint,
      contract: "orders",
      id: "schema/maximum-lowered",
      sentence: "It falls.",
      reason: "Nobody asks.",
    });
    const accepted = [
      ...(first === undefined ? [] : [{ ...entry(first.fingerprint), until: "2027-01-01" }]),
      ...found.slice(1, 2).map(({ fingerprint }) => ({ ...entry(fingerprint), until: "2025-01-01" })),
      entry("0123456789ab"),
    ];
    const settled = settle(found, { levels: {}, rules: [], policies: [], accepted, today, isCompared: () => true });
    const report: DiffReport = {
      before: { name: "main", prefix: "main:" },
      after: { name: "the working tree", prefix: "" },
      interfaces: [{ name: "orders", before: "main:orders.yaml", after: "orders.yaml" }],
      unchanged: ["notes"],
      ...settled,
      causes: findCauses(settled.changes),
      acceptedPath: "specwright-accepted.json",
      bump: advisedBump(settled, { textsDiffer: true, isCodeJudged: true }),
      notes: ["The histories parted long ago."],
    };
    expect(validate(JSON.parse(jsonDiffReport(report))) ? [] : validate.errors).toEqual([]);
  });

  it("refuses a report of another shape", () => {
    expect(validate({ version: 2 })).toBe(false);
  });
});

/** The schema with nothing allowed beside what it names: what a report has must be written down. */
function closed(schema: unknown, name = ""): unknown {
  if (Array.isArray(schema)) return schema.map((each) => closed(each));
  if (typeof schema !== "object" || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [key, closed(value, key)] as const);
  const isChange = "$ref" in schema && schema.$ref === "#/$defs/change";
  // A change is closed where it is used: an accepted one has more members. "change" names nothing else.
  const isClosed = isChange || ("properties" in schema && name !== "change");
  return { ...Object.fromEntries(entries), ...(isClosed && { unevaluatedProperties: false }) };
}
