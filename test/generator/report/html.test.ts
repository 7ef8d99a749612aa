import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { htmlReport } from "../../../generator/report/html.js";
import { hostile, other, removed, sampleChange, sampleReport, undecided } from "./sample-report.js";

describe("the report as a page", () => {
  const page = htmlReport(sampleReport([sampleChange(), removed, undecided, other]));

  it("shows every change under its level, breaking ones first", () => {
    const sections = page.match(/<section class="\w+">|<article id="\w+"/g);
    expect(sections).toEqual([
      '<section class="breaking">',
      '<article id="0123456789ab"',
      '<article id="aaaaaaaaaaaa"',
      '<section class="warning">',
      '<article id="bbbbbbbbbbbb"',
      '<section class="info">',
      '<article id="cccccccccccc"',
      '<section class="changelog">',
    ]);
    expect(page).toContain("<strong>2 breaking changes, 1 warning and 1 other change.</strong>");
    expect(page).toContain('<span class="bump major">major</span>');
    expect(page).toContain("<dt>now</dt><dd><code>specs/orders/openapi.yaml:4:12</code></dd>");
    expect(page).toContain("<dt>before</dt><dd><code>main:specs/orders/openapi.yaml:3:12</code></dd>");
    expect(page).toContain("<pre>51</pre>");
    expect(page).toContain("Compared: notes, orders.");
  });

  it("needs nothing from elsewhere, and lets nothing run but its own script", () => {
    const { script, rest } = ownScript(page);
    const hash = createHash("sha256").update(script).digest("base64");
    expect(page).toContain(`"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'"`);
    expect(script).not.toMatch(/innerHTML|insertAdjacent|document\.write|createElement|eval|Function|import|fetch/);
    expect(rest).not.toMatch(
      /<(?:script|link|img|iframe|object|embed|form)\b|\bsrc=|\bhref=|url\(|@import|https?:|\bon\w+=/i,
    );
  });

  it("closes what it opens", () => {
    const open: string[] = [];
    for (const [, slash, name = ""] of ownScript(page).rest.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) {
      if (name === "meta" || name === "input") continue;
      if (slash === "/") expect(open.pop()).toBe(name);
      else open.push(name);
    }
    expect(open).toEqual([]);
  });

  it("shows texts of specs character by character", () => {
    const change = sampleChange({
      subject: hostile,
      sentence: hostile,
      hint: hostile,
      contract: hostile,
      fingerprint: hostile,
      uses: [{ direction: "sent", text: hostile, part: { operation: hostile, path: hostile, tags: [hostile] } }],
      witness: { language: "xml", text: `<a>\n${hostile}</a>`, acceptedBy: "after" },
    });
    const entry = { fingerprint: hostile, contract: hostile, id: hostile, sentence: hostile, reason: hostile };
    const side = { name: hostile, prefix: "" };
    const whole = htmlReport(
      sampleReport([change], {
        before: side,
        after: side,
        notes: [hostile],
        accepted: [{ change, entry }],
        stale: [entry],
      }),
    );
    const { script, rest: text } = ownScript(whole);
    expect(script).toBe(ownScript(page).script);
    expect(text).not.toMatch(/<script|[\u001b\u202e]/);
    expect(text.match(/<(?!\/?[a-z!])/g)).toBeNull();
    expect(text).toContain("<pre>&lt;a&gt;\n␛[31m\ufffd&lt;/script&gt;");
  });
});

/** The script of a page, and the page without it. */
function ownScript(html: string): { readonly script: string; readonly rest: string } {
  const [before = "", script = "", after = ""] = html.split(/<script>([^]*?)<\/script>/);
  return { script, rest: before + after };
}
