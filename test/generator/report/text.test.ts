import { describe, expect, it } from "vitest";
import { findCauses } from "../../../generator/compare/causes/find-causes.js";
import type { SettledChange } from "../../../generator/compare/final-levels.js";
import { textReport } from "../../../generator/report/text.js";
import { hostile, other, removed, sampleChange, sampleReport, undecided, weakening } from "./sample-report.js";

describe("the report as text", () => {
  it("gives each change a block with its places, verdict, uses, witness, hint and fingerprint", () => {
    expect(textReport(sampleReport([sampleChange(), removed]), { color: false, details: true })).toBe(
      [
        "specs/orders/openapi.yaml:4:12: breaking schema/maximum-lowered: The maximum of `Order.quantity` was lowered from 100 to 50.",
        "  before:      main:specs/orders/openapi.yaml:3:12",
        "  verdict:     breaks clients that send",
        "  in:          createOrder request, getOrder response 200",
        "  witness:     51 was accepted and is now rejected",
        "  hint:        Keep the old maximum.",
        "  fingerprint: 0123456789ab",
        "",
        "main:specs/orders/openapi.yaml:3:12: breaking operation/removed: The operation POST /orders/{id}/cancel (cancelOrder) was removed.",
        "  verdict:     breaks clients that send; breaks the compilation of consumers",
        "  hint:        Keep it for one release.",
        "  fingerprint: aaaaaaaaaaaa",
        "",
        "2 breaking changes. Advised version: major.",
        "",
      ].join("\n"),
    );
  });

  it("counts by level, and says when a minor version may turn out to be a major one", () => {
    const text = textReport(sampleReport([undecided, other, other], { bump: "minor" }), {
      color: false,
      details: true,
    });
    expect(text).toContain("verdict:     may break clients that send\n");
    expect(text).toContain("verdict:     breaks nothing\n");
    expect(text.split("\n").at(-2)).toBe(
      "1 warning and 2 other changes. Advised version: minor, or major if a warning proves true.",
    );
  });

  it("names the weakening of security, which makes no version a major one", () => {
    const text = textReport(sampleReport([weakening, other], { bump: "minor" }), { color: false, details: true });
    expect(text).toContain("verdict:     weakens security\n");
    expect(text.split("\n").at(-2)).toBe(
      "1 warning and 1 other change, 1 of which weakens security. Advised version: minor.",
    );
  });

  it("tells of accepted changes, of entries to remove and of what the reader should know", () => {
    const entry = {
      fingerprint: "0123456789ab",
      contract: "orders",
      id: "schema/maximum-lowered",
      sentence: "x",
      reason: "Agreed.",
    };
    const text = textReport(
      sampleReport([], {
        accepted: [{ change: sampleChange(), entry }],
        expired: [{ ...entry, until: "2026-01-31" }],
        stale: [entry],
        notes: ["Its newest state is compared."],
      }),
      { color: false, details: true },
    );
    expect(text.split("\n")).toEqual([
      "accepted schema/maximum-lowered: The maximum of `Order.quantity` was lowered from 100 to 50. (Agreed.)",
      'specwright-accepted.json: 0123456789ab (schema/maximum-lowered in "orders") was accepted until 2026-01-31 and counts again.',
      'specwright-accepted.json: 0123456789ab (schema/maximum-lowered in "orders") matches no current change; remove the entry.',
      "note: Its newest state is compared.",
      "",
      "1 accepted change. Advised version: major, because 1 accepted change breaks messages.",
      "",
    ]);
  });

  it("says which level a change has without the configuration", () => {
    const text = textReport(sampleReport([sampleChange({ level: "info" })]), { color: false, details: true });
    expect(text).toContain("verdict:     breaks clients that send (breaking without the configuration)\n");
  });

  it("names every folded change", () => {
    const value = (name: string, print: string): SettledChange =>
      sampleChange({
        id: "schema/enum-value-added",
        subject: "Status",
        sentence: `\`Status\` has a new value: "${name}".`,
        fingerprint: print,
      });
    const [change, folded] = [value("refunded", "000000000001"), value("lost", "000000000002")];
    const report = sampleReport([change, folded], { causes: [{ change, folded: [folded], uses: 1, operations: [] }] });
    const text = textReport(report, { color: false, details: false });
    expect(text).toContain('`Status` has a new value: "refunded".\n');
    expect(text).toContain('\n  also:        `Status` has a new value: "lost".\n');
    expect(text).toContain("\n  fingerprint: 000000000001, 000000000002\n");
    expect(text).toContain("\n2 breaking changes. ");
  });

  it("has blocks of 8 lines for 20 breaking entries, a line for each other one and each warning, and counts of information", () => {
    const some = (count: number, members: Partial<SettledChange>): readonly SettledChange[] =>
      Array.from({ length: count }, (_, at) => sampleChange({ ...members, fingerprint: `${members.level}${at}` }));
    const changes = [
      ...some(30, { level: "breaking" }),
      ...some(15, { level: "warning", judged: "warning" }),
      ...some(500, { level: "info", judged: "info", code: "breaking" }),
    ];
    const text = textReport(sampleReport(changes), { color: false, details: false });
    const lines = text.split("\n");
    expect(lines.filter((line) => line.startsWith("  fingerprint:"))).toHaveLength(20);
    expect(
      Math.max(
        ...text
          .split("\n\n")
          .slice(0, 20)
          .map((block) => block.split("\n").length),
      ),
    ).toBeLessThanOrEqual(8);
    expect(lines.filter((line) => / breaking schema.*100 to 50\. \[breaking2\d\]$/.test(line))).toHaveLength(10);
    expect(lines.filter((line) => / warning schema.*100 to 50\. \[warning\d+\]$/.test(line))).toHaveLength(15);
    expect(lines.filter((line) => line.startsWith("info "))).toEqual([
      "info schema/maximum-lowered (500 changes, breaks clients that send; breaks the compilation of consumers): The maximum of `Order.quantity` was lowered from 100 to 50.",
    ]);
    expect(text).toContain("\n\nEverything in full: specwright diff ... --details\n");
    const full = textReport(sampleReport(changes), { color: false, details: true });
    expect(full.match(/^ {2}fingerprint:/gm)).toHaveLength(545);
    expect(full).not.toContain("--details");
  });

  it("has at most 320 lines, and counts the entries that it leaves out", () => {
    const changes = Array.from({ length: 900 }, (_, at) =>
      sampleChange({ fingerprint: String(at), level: at < 700 ? "breaking" : "warning" }),
    );
    const lines = textReport(sampleReport(changes), { color: false, details: false }).split("\n");
    expect(lines.length).toBeLessThanOrEqual(320);
    expect(lines.filter((line) => /^\d+ more (?:breaking entries|warnings)$/.test(line))).toHaveLength(2);
  });

  it("has one entry for the same change in many operations", () => {
    const changes = [..."abc"].map((name) => {
      const operation = `GET /${name} (${name})`;
      const sentence = `The response 429 of ${operation} was added; callers must handle unknown errors.`;
      return sampleChange({
        ...{ id: "response/error-added", operation, subject: `${operation} 429`, sentence, fingerprint: name },
        ...{ place: name, level: "warning", witness: undefined, uses: [] },
      });
    });
    const text = textReport(sampleReport(changes, { causes: findCauses(changes) }), { color: false, details: false });
    expect(text).toContain(
      "warning response/error-added: In 3 operations: The response 429 was added; callers must handle unknown errors. In GET /a (a), GET /b (b), GET /c (c). [a]\n",
    );
    expect(text).toContain("\n3 warnings. ");
  });

  it("prints information once: under the entry of its edit, or as a count", () => {
    const change = sampleChange();
    const folded = sampleChange({ level: "info", fingerprint: "f", sentence: "`Order.note` was added." });
    const causes = [{ change, folded: [folded], uses: 1, operations: [] }];
    const text = textReport(sampleReport([change, folded], { causes }), { color: false, details: false });
    expect(text.match(/`Order.note` was added/g)).toHaveLength(1);
    expect(text).toContain("\n1 breaking change and 1 other change. Advised version: major.\n");
  });

  it("colours the level and nothing else", () => {
    const text = textReport(sampleReport([sampleChange(), undecided, other]), { color: true, details: true });
    expect(text.match(/\u001b\[\d+m[^\u001b]*\u001b\[0m/g)).toEqual([
      "\u001b[31mbreaking schema/maximum-lowered\u001b[0m",
      "\u001b[33mwarning schema/maximum-lowered\u001b[0m",
      "\u001b[36minfo schema/maximum-lowered\u001b[0m",
    ]);
  });

  it("lets no text of a spec reach the terminal as it is", () => {
    const change = sampleChange({
      subject: hostile,
      sentence: hostile,
      hint: hostile,
      contract: hostile,
      uses: [{ direction: "sent", text: hostile }],
      witness: { language: "xml", text: hostile, acceptedBy: "after" },
    });
    const text = textReport(sampleReport([change], { notes: [hostile] }), { color: false, details: true });
    expect(text).not.toMatch(/[\u001b\u202e]/);
    expect(text.split("\n").filter((line) => line.startsWith("::"))).toEqual([]);
  });
});
