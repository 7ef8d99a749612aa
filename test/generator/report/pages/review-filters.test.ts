import { describe, expect, it } from "vitest";
import type { SettledChange } from "../../../../generator/compare/final-levels.js";
import { reviewPage } from "../../../../generator/report/pages/review-page.js";
import { other, removed, sampleChange, sampleReport, weakening } from "../sample-report.js";

const useOf = (operation: string, tag: string): SettledChange["uses"] => [
  { direction: "sent", text: `${operation} request`, part: { operation, path: "/", tags: [tag] } },
];
const write = (changes: readonly SettledChange[]): string => reviewPage(sampleReport(changes), { failOn: "breaking" });
const { operation: cancelOrder = "" } = removed;
const page = write([
  sampleChange({ uses: useOf("createOrder", "orders") }),
  { ...removed, uses: useOf(cancelOrder, "cancelling") },
  { ...other, uses: useOf("createOrder", "orders") },
]);

describe("filters of the review page", () => {
  it("select by severity, audience, operation and tag", () => {
    const bar = /<search class="filters" hidden>[^]*?<\/search>/.exec(page)?.[0] ?? "";
    expect(bar.match(/<label>\w+ <(?:input|select)/g)).toEqual([
      "<label>Search <input",
      ...["Severity", "Audience", "Operation", "Tag"].map((label) => `<label>${label} <select`),
    ]);
    expect(bar).toContain(`<option value="0">${cancelOrder}</option><option value="1">createOrder</option></select>`);
  });

  it("read numbers and fixed words of attributes", () => {
    expect(page).toContain(
      'id="0123456789ab" data-level="breaking" data-audience="sent" data-operation="1" data-tag="1">',
    );
    expect(page).toContain('id="aaaaaaaaaaaa" data-level="breaking" data-audience="sent code" data-operation="0"');
    expect(page).toContain('id="cccccccccccc" data-level="info" data-audience=""');
    expect(write([weakening])).toContain('data-level="warning" data-audience="security"');
  });

  it("are missing without changes", () => {
    expect(write([])).not.toMatch(/<search|<select/);
  });
});
