import { describe, expect, it } from "vitest";
import { textReport } from "../../../../generator/compare/report/text.js";
import { hostile, other, removed, sampleChange, sampleReport, undecided, weakening } from "./sample-report.js";

describe("the report as text", () => {
  it("gives each change a block with its places, verdict, uses, witness, hint and fingerprint", () => {
    expect(textReport(sampleReport([sampleChange(), removed]), { color: false })).toBe(
      [
        "specs/orders/openapi.yaml:4:12: breaking schema/maximum-lowered: Order.quantity: The maximum was lowered from 100 to 50.",
        "  before:      main:specs/orders/openapi.yaml:3:12",
        "  verdict:     breaks clients that send",
        "  in:          createOrder request, getOrder response 200",
        "  witness:     51 was accepted and is now rejected",
        "  hint:        Keep the old maximum.",
        "  fingerprint: 0123456789ab",
        "",
        'main:specs/orders/openapi.yaml:3:12: breaking operation/removed: cancelOrder: The operation "cancelOrder" was removed.',
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
    const text = textReport(sampleReport([undecided, other, other], { bump: "minor" }), { color: false });
    expect(text).toContain("verdict:     may break clients that send\n");
    expect(text).toContain("verdict:     breaks nothing\n");
    expect(text.split("\n").at(-2)).toBe(
      "1 warning and 2 other changes. Advised version: minor, or major if a warning proves true.",
    );
  });

  it("names the weakening of security, which makes no version a major one", () => {
    const text = textReport(sampleReport([weakening, other], { bump: "minor" }), { color: false });
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
      { color: false },
    );
    expect(text.split("\n")).toEqual([
      "accepted schema/maximum-lowered: Order.quantity: The maximum was lowered from 100 to 50. (Agreed.)",
      'specwright-accepted.json: 0123456789ab (schema/maximum-lowered in "orders") was accepted until 2026-01-31 and counts again.',
      'specwright-accepted.json: 0123456789ab (schema/maximum-lowered in "orders") matches no current change; remove the entry.',
      "note: Its newest state is compared.",
      "",
      "1 accepted change. Advised version: major.",
      "",
    ]);
  });

  it("says which level a change has without the configuration", () => {
    const text = textReport(sampleReport([sampleChange({ level: "info" })]), { color: false });
    expect(text).toContain("verdict:     breaks clients that send (breaking without the configuration)\n");
  });

  it("colours the level and nothing else", () => {
    const text = textReport(sampleReport([sampleChange(), undecided, other]), { color: true });
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
    const text = textReport(sampleReport([change], { notes: [hostile] }), { color: false });
    expect(text).not.toMatch(/[\u001b\u202e]/);
    expect(text.split("\n").filter((line) => line.startsWith("::"))).toEqual([]);
  });
});
