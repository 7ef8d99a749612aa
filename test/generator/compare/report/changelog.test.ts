import { describe, expect, it } from "vitest";
import { changelogReport, changelogSection } from "../../../../generator/compare/report/changelog.js";
import { hostile, other, removed, sampleChange, sampleReport, undecided } from "./sample-report.js";

describe("the section of a changelog", () => {
  it("tells users of the package what breaks, what may, and what else has changed", () => {
    expect(changelogSection("2.0.0", sampleReport([sampleChange(), removed, undecided, other]))).toBe(`## 2.0.0

### Breaking

**orders**

- \`Order.quantity\`: The maximum falls from 100 to 50. Breaks those who send.
  - In createOrder request, getOrder response 200.
  - \`51\` was accepted and is refused now.
- \`cancelOrder\`: The operation "cancelOrder" is gone. Breaks those who send; breaks the compilation of consumers.

### May break

**orders**

- \`Order.quantity\`: The maximum falls from 100 to 50. May break those who send.
  - In createOrder request, getOrder response 200.

### Changed

**orders**

- \`Order.quantity\`: The maximum falls from 100 to 50.
  - In createOrder request, getOrder response 200.
`);
  });

  it("has accepted changes with the reason that was given", () => {
    const change = sampleChange();
    const { fingerprint, id, contract } = change;
    const entry = { fingerprint, id, contract, sentence: "", reason: "Nobody orders more." };
    const text = changelogReport(sampleReport([], { accepted: [{ change, entry }] }));
    expect(text).toContain("## Unreleased\n\n### Breaking\n\n**orders**\n\n- `Order.quantity`:");
    expect(text).toContain("  - Reason: Nobody orders more.");
  });

  it("says so when nothing has changed", () => {
    expect(changelogReport(sampleReport([], { bump: "none" }))).toBe("## Unreleased\n\nNo changes.\n");
    expect(changelogReport(sampleReport([], { bump: "patch" }))).toBe("## Unreleased\n\nNo changes of meaning.\n");
  });

  it("lets a text of a spec neither format, link, call anybody nor begin a section", () => {
    const change = sampleChange({
      contract: hostile,
      subject: hostile,
      sentence: hostile,
      uses: [{ direction: "sent", text: hostile }],
      witness: { language: "json", text: hostile, acceptedBy: "before" },
    });
    const text = changelogSection(hostile, sampleReport([change]));
    const outsideCode = text.replace(/(`+)(?!`)[^\n]*?[^`]\1(?!`)/g, "");
    expect(outsideCode).not.toMatch(/(?<!\\)<(?!!-- )|(?<!\\)\[/);
    expect(outsideCode).not.toMatch(/@(?!<!--)/);
    expect(outsideCode).not.toContain("http:");
    expect(text.split("\n").filter((line) => line.startsWith("#"))).toHaveLength(2);
  });
});
