import { describe, expect, it } from "vitest";
import { changelogReport, changelogSection, changelogText } from "../../../generator/report/changelog.js";
import { reviewPage } from "../../../generator/report/pages/review-page.js";
import { markdownReport } from "../../../generator/report/markdown.js";
import { markupText } from "../../../generator/text/markup.js";
import { hostile, other, removed, sampleChange, sampleReport, undecided, weakening } from "./sample-report.js";

describe("the section of a changelog", () => {
  const renamed = sampleChange({
    id: "interface/type-removed",
    code: "breaking",
    subject: "",
    fingerprint: "dddddddddddd",
  });
  const edited = sampleChange({ id: "documentation/description-changed", level: "info", fingerprint: "eeeeeeeeeeee" });
  const report = sampleReport([sampleChange(), removed, undecided, other]);

  it("tells users of the package what was edited in each interface, under the headings of Keep a Changelog", () => {
    expect(changelogSection("2.0.0", report)).toBe(`## 2.0.0

### orders

#### Changed

- **Breaking**: The maximum of \`Order.quantity\` was lowered from \`100\` to \`50\`. Breaks clients that send.
  - In createOrder request, getOrder response 200.
  - \`51\` was accepted and is now rejected.
- **May break**: The maximum of \`Order.quantity\` was lowered from \`100\` to \`50\`. May break clients that send.
  - In createOrder request, getOrder response 200.
- The maximum of \`Order.quantity\` was lowered from \`100\` to \`50\`.
  - In createOrder request, getOrder response 200.

#### Removed

- **Breaking**: The operation \`POST /orders/{id}/cancel (cancelOrder)\` was removed. Breaks clients that send; breaks the compilation of consumers.
`);
  });

  it("marks what weakens security and breaks nothing", () => {
    expect(changelogText(sampleReport([weakening]))).toContain(
      "- **Weakens security**: `GET /orders/{id} (getOrder)` can now be called without credentials (was `key` with the scope `read`). Weakens security.\n",
    );
    const both = { ...weakening, level: "breaking", wire: { sent: "breaking" } } as const;
    expect(changelogText(sampleReport([both]))).toContain("- **Breaking**: `GET /orders/{id} (getOrder)` can");
  });

  it("has one entry for an edited place, with what comes of it, and counts information", () => {
    const folded = [...Array(12).keys()].map((name) => ({ ...renamed, data: { name: `Type${name}` } }));
    const causes = [
      { change: other, folded: [...folded, edited], uses: 1, operations: [] },
      { change: edited, folded: [edited], uses: 0, operations: [] },
    ];
    const text = changelogReport(sampleReport([], { causes }));
    expect(text.match(/^- .*$/gm)).toEqual([
      "- **Breaking**: The maximum of `Order.quantity` was lowered from `100` to `50`.",
    ]);
    expect(text.match(/^ {2}- Also: The schema `Type\d` and its generated type were removed\.$/gm)).toHaveLength(10);
    expect(text).toContain(
      "  - Also: 2 more of the same edit.\n  - Also: 1 change of documentation.\n\n2 changes that no program meets.\n",
    );
  });

  it("is the same text in the package, the comment and the page", () => {
    const text = changelogText(report);
    expect(text).toContain("#### Removed");
    expect(changelogSection("2.0.0", report)).toBe(`## 2.0.0\n\n${text}\n`);
    expect(markdownReport(report)).toContain(`<details><summary>Changelog</summary>\n\n${text}\n\n</details>`);
    expect(reviewPage(report, { failOn: "breaking" })).toContain(`>${markupText(text)}</pre>`);
  });

  it("has accepted changes with the reason that was given", () => {
    const change = sampleChange();
    const { fingerprint, id, contract } = change;
    const entry = { fingerprint, id, contract, sentence: "", reason: "Nobody orders more." };
    const text = changelogReport(sampleReport([], { accepted: [{ change, entry }] }));
    expect(text).toContain(
      "## Unreleased\n\n### orders\n\n#### Changed\n\n- **Breaking**: The maximum of `Order.quantity`",
    );
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
    expect(text.split("\n").filter((line) => line.startsWith("#"))).toHaveLength(3);
  });
});
