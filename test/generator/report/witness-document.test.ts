import { describe, expect, it } from "vitest";
import { diffForm, diffForms, type DiffFormat } from "../../../generator/report/forms.js";
import { witnessDocument } from "../../../generator/report/witness-document.js";
import { sampleChange, sampleReport } from "./sample-report.js";

describe("the document of a witness", () => {
  it("is whole where it is short", () => {
    const text = JSON.stringify({ name: "a".repeat(200) });
    expect(witnessDocument({ text })).toBe(text);
  });

  it("has counts in place of what repeats itself", () => {
    expect(witnessDocument({ text: `{"name":"${"a".repeat(15_000)}"}` })).toBe('{"name":"a… (15000 times)"}');
    expect(witnessDocument({ text: `[${"null,".repeat(4000)}null]` })).toBe("[null,… (4000 times)null]");
  });

  it("ends early where that is not enough, and with a whole character", () => {
    const text = Array.from({ length: 400 }, (_, index) => String.fromCodePoint(0x1f600 + index)).join("");
    const shown = witnessDocument({ text: `x${text}` });
    expect(shown.length).toBeLessThanOrEqual(300);
    expect(shown.endsWith("…")).toBe(true);
    expect(/[\uD800-\uDBFF]…$/.test(shown)).toBe(false);
  });
});

describe("a witness of 15,125 characters", () => {
  const text = Array.from({ length: 2521 }, (_, index) => `${1000 + index}, `).join("");
  const report = sampleReport([sampleChange({ witness: { language: "json", text, acceptedBy: "before" } })]);

  it.each(Object.keys(diffForms) as DiffFormat[])("is shortened in the report %s", async (format) => {
    const print = await diffForm(format).writer();
    const printed = print(report, { color: false, details: true, failOn: "breaking" });
    // Widgets of GitLab have no room for witnesses.
    expect(printed.includes("1000, 1001")).toBe(format !== "gitlab");
    expect(printed.includes("1060, 1061")).toBe(false);
  });
});
