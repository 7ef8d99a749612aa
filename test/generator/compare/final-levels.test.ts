import { describe, expect, it } from "vitest";
import { advisedBump } from "../../../generator/report/diff-report.js";
import { finalLevels, type AcceptedEntry, type LevelSettings } from "../../../generator/compare/final-levels.js";
import { other, removed, sampleChange, undecided } from "../report/sample-report.js";

const today = "2026-06-15";
const settings: LevelSettings = {
  levels: {},
  rules: [],
  policies: [],
  judge: undefined,
  accepted: [],
  today,
  isAsWritten: () => true,
};
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
    const { changes } = finalLevels([sampleChange(), removed], { ...settings, levels });
    expect(changes.map(({ id, level, judged }) => [id, level, judged])).toEqual([
      ["operation/removed", "warning", "breaking"],
      ["schema/maximum-lowered", "info", "breaking"],
    ]);
  });

  it("advises against a change that breaks nothing once a level says that it does", () => {
    const harmless = sampleChange({ wire: { read: "info" }, level: "info", hint: "No action is needed." });
    const hintFor = (levels: LevelSettings["levels"]): unknown =>
      finalLevels([harmless], { ...settings, levels }).changes[0]?.hint;
    expect(hintFor({})).toBe("No action is needed.");
    expect(hintFor({ "schema/maximum-lowered": "breaking" })).toContain("Keep accepting the old values");
  });

  it("judges messages unless told, and code where it is an audience", () => {
    const renamed = sampleChange({ id: "operation/renamed", wire: {}, code: "breaking", level: "info" });
    const levelFor = (judge: LevelSettings["judge"]): unknown =>
      finalLevels([renamed], { ...settings, judge }).changes[0]?.level;
    expect(
      [undefined, ["messages"], ["code"], ["messages", "code"]].map((each) => levelFor(each as LevelSettings["judge"])),
    ).toEqual(["info", "info", "breaking", "breaking"]);
  });

  it("gives the level of the last rule that fits, by direction, audience and operation", () => {
    const part = { operation: "a", path: "/internal/orders", tags: ["beta"], stability: "draft" };
    const uses = [
      { direction: "sent", text: "a", part },
      { direction: "read", text: "a response 404", part: { ...part, status: "404" } },
    ] as const;
    const change = sampleChange({ wire: { sent: "breaking", read: "breaking" }, code: "breaking", uses });
    const levelFor = (...rules: LevelSettings["rules"]): unknown =>
      finalLevels([change], { ...settings, rules }).changes[0]?.level;
    expect(levelFor({ direction: "sent", level: "info" })).toBe("breaking");
    expect(levelFor({ direction: "sent", level: "info" }, { direction: "read", level: "warning" })).toBe("warning");
    expect(levelFor({ level: "info" }, { path: "/internal/*", level: "warning" })).toBe("warning");
    expect(levelFor({ path: "/*/items", level: "info" })).toBe("breaking");
    expect(levelFor({ tag: "beta", level: "info" })).toBe("info");
    expect(levelFor({ stability: "stable", level: "info" })).toBe("breaking");
    expect(levelFor({ status: "error", level: "info" }, { direction: "sent", level: "warning" })).toBe("warning");
    expect(levelFor({ audience: "messages", level: "off" })).toBe("info");
    expect(levelFor({ level: "off" })).toBeUndefined();
    expect(levelFor({ audience: "messages", level: "info" }, { audience: "code", level: "warning" })).toBe("warning");
    expect(levelFor({ id: "operation/removed", level: "off" })).toBe("breaking");
  });

  it("never lowers or omits weaker security", () => {
    const change = sampleChange({
      id: "security/opened",
      wire: { sent: "info" },
      code: undefined,
      level: "warning",
      security: "weakens",
    });
    const levelFor = (more: Partial<LevelSettings>): unknown =>
      finalLevels([change], { ...settings, ...more }).changes[0]?.level;
    expect(levelFor({})).toBe("warning");
    expect(levelFor({ judge: ["code"] })).toBe("warning");
    expect(levelFor({ rules: [{ audience: "messages", level: "off" }] })).toBe("warning");
    expect(levelFor({ rules: [{ direction: "sent", level: "info" }] })).toBe("warning");
    expect(levelFor({ rules: [{ audience: "security", level: "breaking" }] })).toBe("breaking");
    expect(levelFor({ rules: [{ audience: "security", level: "info" }] })).toBe("warning");
    expect(levelFor({ rules: [{ level: "off" }] })).toBe("warning");
    expect(levelFor({ levels: { "security/opened": "info" } })).toBe("warning");
    expect(levelFor({ levels: { "security/opened": "off" } })).toBe("warning");
    expect(levelFor({ levels: { "security/opened": "breaking" } })).toBe("breaking");
  });

  it("counts the use with the highest level, of those that no rule is about as well", () => {
    const part = { operation: "a", path: "/orders", tags: [] };
    const uses = [
      { direction: "sent", text: "a", part: { ...part, tags: ["beta"] } },
      { direction: "sent", text: "b", part },
    ] as const;
    const change = sampleChange({ wire: { sent: "breaking" }, uses });
    const rules = [{ tag: "beta", level: "info" }] as const;
    expect(finalLevels([change], { ...settings, rules }).changes).toMatchObject([
      { level: "breaking", judged: "breaking" },
    ]);
  });

  it("lets policies speak first, then levels by id, then rules", () => {
    const part = { operation: "a", path: "/orders", tags: [], status: "404" };
    const id = "schema/enum-value-added";
    const change = sampleChange({
      id,
      wire: { read: "breaking" },
      uses: [{ direction: "read", text: "a", part }],
    });
    const policies = ["errorsMayGrow"] as const;
    const levelFor = (more: Partial<LevelSettings>): unknown =>
      finalLevels([change], { ...settings, policies, ...more }).changes[0]?.level;
    expect(levelFor({})).toBe("info");
    expect(levelFor({ policies: ["readersIgnoreUnknown"] })).toBe("breaking");
    expect(levelFor({ levels: { [id]: "warning" } })).toBe("warning");
    expect(levelFor({ levels: { [id]: "off" }, rules: [{ id, level: "breaking" }] })).toBe("breaking");
  });

  it("leaves out what is off", () => {
    expect(
      finalLevels([sampleChange(), removed], { ...settings, levels: { "operation/removed": "off" } }).changes,
    ).toHaveLength(1);
  });

  it("takes no level from what every object has", () => {
    expect(finalLevels([sampleChange({ id: "constructor" as never })], settings).changes).toMatchObject([
      { level: "breaking" },
    ]);
  });

  it("lets accepted changes pass until their last day", () => {
    const accepted = [entry("0123456789ab", today), entry("aaaaaaaaaaaa", "2026-06-14"), entry("dddddddddddd")];
    const result = finalLevels([sampleChange(), removed], { ...settings, accepted });
    expect(prints(result.changes)).toEqual(["aaaaaaaaaaaa"]);
    expect(prints(result.accepted.map(({ change }) => change))).toEqual(["0123456789ab"]);
    expect(prints(result.expired)).toEqual(["aaaaaaaaaaaa"]);
    expect(prints(result.stale)).toEqual(["dddddddddddd"]);
  });

  it("calls no entry stale whose interface was not compared", () => {
    const accepted = [entry("dddddddddddd")];
    expect(finalLevels([], { ...settings, accepted, isAsWritten: () => false }).stale).toEqual([]);
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
