import { describe, expect, it } from "vitest";
import { advisedBump } from "../../../generator/compare/report/diff-report.js";
import { settle, type AcceptedEntry, type Settings } from "../../../generator/compare/settle.js";
import { other, removed, sampleChange, undecided } from "./report/sample-report.js";

const today = "2026-06-15";
const settings: Settings = { levels: {}, judge: undefined, accepted: [], today, isCompared: () => true };
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

  it("judges messages unless told, and code where it is an audience", () => {
    const renamed = sampleChange({ id: "operation/renamed", wire: {}, code: "breaking", level: "info" });
    const levelFor = (judge: Settings["judge"]): unknown => settle([renamed], { ...settings, judge }).changes[0]?.level;
    expect(
      [undefined, ["messages"], ["code"], ["messages", "code"]].map((each) => levelFor(each as Settings["judge"])),
    ).toEqual(["info", "info", "breaking", "breaking"]);
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
    expect(advisedBump({ ...none, changes: [other, removed] }, { textsDiffer: true, isCodeJudged: true })).toBe(
      "major",
    );
    expect(advisedBump({ ...none, changes: [undecided] }, { textsDiffer: true, isCodeJudged: true })).toBe("minor");
    expect(
      advisedBump(
        { changes: [], accepted: [{ change: removed, entry: entry("aaaaaaaaaaaa") }] },
        { textsDiffer: true, isCodeJudged: true },
      ),
    ).toBe("major");
    const ofCode = { changes: [sampleChange({ level: "info", code: "breaking" })], accepted: [] };
    expect(advisedBump(ofCode, { textsDiffer: true, isCodeJudged: true })).toBe("major");
    expect(advisedBump(ofCode, { textsDiffer: true, isCodeJudged: false })).toBe("minor");
    expect(advisedBump(none, { textsDiffer: true, isCodeJudged: true })).toBe("patch");
    expect(advisedBump(none, { textsDiffer: false, isCodeJudged: true })).toBe("none");
  });
});
