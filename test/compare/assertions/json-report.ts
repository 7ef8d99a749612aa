import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect } from "vitest";
import { findCauses } from "../../../generator/compare/causes/find-causes.js";
import type { Change } from "../../../generator/compare/change.js";
import { advisedBump, type DiffReport } from "../../../generator/report/diff-report.js";
import { jsonDiffReport } from "../../../generator/report/json.js";
import { finalLevels } from "../../../generator/compare/final-levels.js";
import type { Assertion } from "../assertions.js";
import { changesOf, today } from "../load-case.js";

const published = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../templates/schemas/diff-report.schema.json"), "utf8"),
) as object;

/** The published schema of JSON reports, restricted to declared properties. */
export const validateReport = new Ajv2020({
  strict: true,
  strictRequired: false,
  strictTypes: false,
  allErrors: true,
}).compile(closed(published) as object);

export const fitsSchemaOfReports: Assertion = {
  title: "has a JSON report that fits the published schema, which names all its members",
  appliesTo: () => true,
  async check(one) {
    const report = reportOf(await changesOf(one));
    expect(validateReport(JSON.parse(jsonDiffReport(report))) ? [] : validateReport.errors).toEqual([]);
  },
};

/** A report with everything that one can have. */
export function reportOf(found: readonly Change[]): DiffReport {
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
  const settled = finalLevels(found, { levels: {}, rules: [], policies: [], accepted, today, isAsWritten: () => true });
  return {
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
}

/** Restricts the schema to declared properties: every property of a report must be documented. */
function closed(schema: unknown, name = ""): unknown {
  if (Array.isArray(schema)) return schema.map((each) => closed(each));
  if (typeof schema !== "object" || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [key, closed(value, key)] as const);
  const isChange = "$ref" in schema && schema.$ref === "#/$defs/change";
  // A change is closed where it is used: an accepted one has more properties. "change" adds no restriction.
  const isClosed = isChange || ("properties" in schema && name !== "change");
  return { ...Object.fromEntries(entries), ...(isClosed && { unevaluatedProperties: false }) };
}
