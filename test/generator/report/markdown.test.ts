import { describe, expect, it } from "vitest";
import { markdownReport } from "../../../generator/report/markdown.js";
import { hostile, other, removed, sampleChange, sampleReport, undecided, weakening } from "./sample-report.js";

describe("the report as Markdown", () => {
  it("begins with the counts and the advised version, shows what breaks, and folds the rest", () => {
    const text = markdownReport(sampleReport([sampleChange(), removed, undecided, other]));
    const [comment] = text.split("\n\n<details><summary>Changelog");
    expect(comment).toBe(`<!-- specwright diff -->

### Changes for consumers

**2 breaking changes, 1 warning and 1 other change.** Advised version: **major**. (\`main\` → \`the working tree\`)

#### Breaking (2)

- **orders**: The maximum of \`Order.quantity\` was lowered from \`100\` to \`50\`. (\`schema/maximum-lowered\`, \`0123456789ab\`, \`specs/orders/openapi.yaml:4:12\`)
  - Breaks clients that send, in createOrder request, getOrder response 200
  - Witness, was accepted and is now rejected: \`51\`
  - Keep the old maximum.
- **orders**: The operation \`POST /orders/{id}/cancel (cancelOrder)\` was removed. (\`operation/removed\`, \`aaaaaaaaaaaa\`, \`main:specs/orders/openapi.yaml:3:12\`)
  - Breaks clients that send; breaks the compilation of consumers
  - Keep it for one release.

<details><summary>Warnings: the spec does not decide these (1)</summary>

- **orders**: The maximum of \`Order.quantity\` was lowered from \`100\` to \`50\`. (\`schema/maximum-lowered\`, \`bbbbbbbbbbbb\`, \`specs/orders/openapi.yaml:4:12\`)

</details>

<details><summary>Other changes (1)</summary>

- **orders**: The maximum of \`Order.quantity\` was lowered from \`100\` to \`50\`. (\`schema/maximum-lowered\`, \`cccccccccccc\`, \`specs/orders/openapi.yaml:4:12\`)

</details>`);
  });

  it("shows in full what weakens security and breaks nothing", () => {
    const [, , , , section] = markdownReport(sampleReport([weakening])).split("\n\n");
    expect(markdownReport(sampleReport([weakening]))).toContain(
      "#### Warnings: security is weaker (1)\n\n- **orders**: `GET /orders/{id} (getOrder)` can now",
    );
    expect(section).toContain("  - Weakens security, in GET /orders/{id} (getOrder)\n");
  });

  it("shows a name with backticks in a longer fence", () => {
    const words = { where: "``Order.a`b``" };
    const change = sampleChange({ id: "schema/null-added", subject: "Order.a`b", words, data: {} });
    expect(markdownReport(sampleReport([change]))).toContain("**: ``Order.a`b`` can now be null.");
  });

  it("counts changes in its headings, as in the first line", () => {
    const folded = sampleChange({ fingerprint: "ffffffffffff", data: { before: "9", after: "8" } });
    const change = sampleChange();
    const text = markdownReport(
      sampleReport([change, folded], { causes: [{ change, folded: [folded], uses: 2, operations: [] }] }),
    );
    expect(text).toContain("**2 breaking changes.**");
    expect(text).toContain("#### Breaking (2)");
    expect(text).toContain("  - Also: The maximum of `Order.quantity` was lowered from `9` to `8`.");
  });

  it("fits into a comment, and counts what did not", () => {
    const many = Array.from({ length: 2_000 }, () => sampleChange());
    const text = markdownReport(sampleReport([...many, other]));
    expect(text.length).toBeLessThan(65_536);
    expect(text).toContain("The changelog is too long for a comment; use `--format changelog`.");
    expect(text).toMatch(/- and 1\d\d\d more, which exceed the length of a comment; another format lists them\./);
  });

  it("lets a text of a spec neither format, link, call anybody nor end a section", () => {
    const change = sampleChange({
      subject: hostile,
      sentence: hostile,
      uses: [{ direction: "sent", text: hostile }],
      witness: { language: "json", text: hostile, acceptedBy: "before" },
    });
    const text = markdownReport(sampleReport([change], { notes: [hostile] }));
    const outsideCode = text.replace(/(`+)(?!`)[^\n]*?[^`]\1(?!`)/g, "");
    expect(outsideCode).not.toMatch(/(?<!\\)<(?!!-- |\/?details|\/?summary)/);
    expect(outsideCode).not.toMatch(/@(?!<!--)/);
    expect(outsideCode).not.toContain("#1");
    expect(outsideCode).not.toContain("http:");
    expect(text.split("\n").filter((line) => line.startsWith("::"))).toEqual([]);
  });
});
