import { expect } from "vitest";
import { sourceLine } from "../../../generator/diagnostics/frame.js";
import { sourceLocation, type Origin } from "../../../generator/diagnostics/origin.js";
import type { Change } from "../../../generator/compare/change.js";
import { jsonDiffReport, type JsonDiffReport } from "../../../generator/report/json.js";
import { excerptOf, type ExcerptLine } from "../../../generator/report/pages/excerpt.js";
import { reviewPage } from "../../../generator/report/pages/review-page.js";
import type { Assertion } from "../assertions.js";
import { changesOf } from "../load-case.js";
import { reportOf } from "./json-report.js";

export const hasCountsOfJson: Assertion = {
  title: "has a review page with the counts and the changes of the JSON report",
  appliesTo: () => true,
  async check(one) {
    const report = reportOf(await changesOf(one));
    const json = JSON.parse(jsonDiffReport(report)) as JsonDiffReport;
    const page = reviewPage(report, { failOn: "breaking" });
    const counts = [...page.matchAll(/<div class="(\w+)"><dt>[\w ]+<\/dt><dd>(\d+)<\/dd>/g)];
    const { length: accepted } = json.accepted;
    expect(Object.fromEntries(counts.map(([, name, count]) => [name, Number(count)]))).toEqual({
      breaking: json.breaking,
      warning: json.warnings,
      info: json.infos,
      ...(accepted > 0 && { accepted }),
    });
    const anchors = [...page.matchAll(/ id="([0-9a-f]{12})"/g)].map(([, id]) => id);
    const prints = [...json.changes, ...json.accepted].map(({ fingerprint }) => fingerprint);
    expect(anchors.sort()).toEqual(prints.sort());
  },
};

export const hasExcerptsOfItsLines: Assertion = {
  title: "has excerpts with the lines of both versions",
  appliesTo: () => true,
  async check(one) {
    for (const change of await changesOf(one)) checkExcerpt(change);
  },
};

function checkExcerpt(change: Change): void {
  const excerpt = excerptOf(change);
  if (change.before === undefined && change.after === undefined) return;
  expect(excerpt, change.fingerprint).toBeDefined();
  for (const side of ["before", "after"] as const) {
    const origin = change[side];
    const lines = excerpt!.rows.flatMap((row) => row[side] ?? []);
    const file = origin ?? change.nearest;
    for (const line of lines) expect(textOf(file, line.number)).toContain(contentOf(line));
    if (origin === undefined) expect(excerpt![side]).toBeUndefined();
    else expect(excerpt![side]?.line).toBe(sourceLocation(origin).line);
    expect(lines.map(({ number }) => number)).toEqual(lines.map(({ number }) => number).sort((a, b) => a - b));
  }
  for (const { isSame, before, after } of excerpt!.rows)
    if (isSame) expect(before && contentOf(before).trim()).toBe(after && contentOf(after).trim());
}

function textOf(origin: Origin | undefined, line: number): string {
  return origin === undefined ? "" : sourceLine(sourceLocation(origin).file, line);
}

function contentOf({ start, marked, end }: ExcerptLine): string {
  return (start + marked + end).replace(/^…|…$/g, "");
}
