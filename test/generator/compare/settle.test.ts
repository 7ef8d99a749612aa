import { describe, expect, it } from "vitest";
import { advisedBump } from "../../../generator/compare/report/diff-report.js";
import { settle, type AcceptedEntry, type Settings } from "../../../generator/compare/settle.js";
import { other, removed, sampleChange, undecided } from "./report/sample-report.js";

const today = "2026-06-15";
const settings: Settings = { levels: {}, accepted: [], today, isCompared: () => true };
const entry = (fingerprint: string, until?: string): AcceptedEntry => ({
  fingerprint,
  contract: "orders",
  id: "schema/maximum-lowered",
  sentence: "x",
  reason: "Agreed.",
  ...(until === undefined ? {} : { until }),
});
const prints = (changes: readonly { readonly fingerprint: string }[]): readonly string[] =>
  changes.map(({ fingerprint }) => fingerprint);

describe("settling changes", () => {
  it("gives them the configured level and sorts them by it", () => {
    const levels = { "schema/maximum-lowered": "info", "operation/removed": "warning" } as const;
    const { changes } = settle([sampleChange(), removed], { ...settings, levels });
    expect(changes.map(({ id, level, judged }) => [id, level, judged])).toEqual([
      ["operation/removed", "warning", "breaking"],
      ["schema/maximum-lowered", "info", "breaking"],
    ]);
  });

  it("leaves out what is off", () => {
    expect(
      settle([sampleChange(), removed], { ...settings, levels: { "operation/removed": "off" } }).changes,
    ).toHaveLength(1);
  });

  it("takes no level from what every object has", () => {
    expect(settle([sampleChange({ id: "constructor" as never })], settings).changes).toMatchObject([
      { level: "breaking" },
    ]);
  });

  it("lets accepted changes pass until their last day", () => {
    const accepted = [entry("0123456789ab", today), entry("aaaaaaaaaaaa", "2026-06-14"), entry("dddddddddddd")];
    const result = settle([sampleChange(), removed], { ...settings, accepted });
    expect(prints(result.changes)).toEqual(["aaaaaaaaaaaa"]);
    expect(prints(result.accepted.map(({ change }) => change))).toEqual(["0123456789ab"]);
    expect(prints(result.expired)).toEqual(["aaaaaaaaaaaa"]);
    expect(prints(result.stale)).toEqual(["dddddddddddd"]);
  });

  it("calls no entry stale whose interface was not compared", () => {
    const accepted = [entry("dddddddddddd")];
    expect(settle([], { ...settings, accepted, isCompared: () => false }).stale).toEqual([]);
  });
});

describe("the advised version", () => {
  it("follows the most severe change, accepted ones included", () => {
    const none = { changes: [], accepted: [] };
    expect(advisedBump({ ...none, changes: [other, removed] }, true)).toBe("major");
    expect(advisedBump({ ...none, changes: [undecided] }, true)).toBe("minor");
    expect(advisedBump({ changes: [], accepted: [{ change: removed, entry: entry("aaaaaaaaaaaa") }] }, true)).toBe(
      "major",
    );
    expect(advisedBump(none, true)).toBe("patch");
    expect(advisedBump(none, false)).toBe("none");
  });
});
