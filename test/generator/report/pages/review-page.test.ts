import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { DiffReport } from "../../../../generator/report/diff-report.js";
import { reviewPage } from "../../../../generator/report/pages/review-page.js";
import { hostile, other, removed, sampleChange, sampleReport, undecided, weakening } from "../sample-report.js";

const write = (report: DiffReport): string => reviewPage(report, { failOn: "breaking" });
const page = write(sampleReport([sampleChange(), removed, undecided, other]));

describe("the review page", () => {
  it("shows the verdict, and every change below its operation or schema, breaking ones first", () => {
    expect(page).toContain('<h2 id="verdict">Breaks consumers</h2>');
    expect(page).toContain('Advised version: <strong class="bump">major</strong>');
    expect(page.match(/<dt>[\w ]+<\/dt><dd>\d+<\/dd>/g)).toEqual([
      "<dt>Breaking</dt><dd>2</dd>",
      "<dt>Warnings</dt><dd>1</dd>",
      "<dt>Other changes</dt><dd>1</dd>",
    ]);
    expect(page.match(/<h[23][ >][^]*?<\/h[23]>|<article class="[\w ]+" id="\w+"/g)?.map(plain)).toEqual([
      ...["orders", "Operations", "Schemas", "Breaks consumers", "orders"],
      "POST /orders/{id}/cancel (cancelOrder) 1 breaking",
      "aaaaaaaaaaaa",
      "Order 1 breaking1 warning1 info",
      ...["0123456789ab", "bbbbbbbbbbbb", "cccccccccccc"],
      "Changelog",
    ]);
    expect(page).toContain("Compared: 2 APIs (notes, orders).");
  });

  it.each([
    ["Breaks consumers", [sampleChange(), other]],
    ["May break consumers", [undecided, other]],
    ["Breaks code of consumers", [{ ...other, code: "breaking" as const }]],
    ["Weakens security", [weakening, other]],
    ["Breaks no consumers", [other]],
    ["No changes of meaning", []],
  ])("has the verdict %s", (words, changes) => {
    expect(write(sampleReport(changes))).toContain(`<h2 id="verdict">${words}</h2>`);
  });

  it("shows both versions side by side, and the example", () => {
    expect(page).toContain("before: <code>main:specs/orders/openapi.yaml:3</code>");
    expect(page).toContain("after: <code>specs/orders/openapi.yaml:4</code>");
    expect(page).toContain("<del>  maximum: <mark>100</mark></del>");
    expect(page).toContain("<ins>  maximum: <mark>50</mark></ins>");
    expect(page).toContain('<strong class="rejected">was accepted and is now rejected</strong>');
    expect(page).toContain('<pre class="code" tabindex="0">51</pre>');
  });

  it("shows an example as the request or the response", () => {
    const message = {
      method: "GET",
      path: "/orders/{id}",
      response: { status: 200, headers: [["Content-Type", "application/json"]] as const, body: '{"a":1}' },
    };
    const example = write(
      sampleReport([
        sampleChange({ witness: { language: "json", text: "1", acceptedBy: "before", message: () => message } }),
      ]),
    );
    expect(example).toContain('<figcaption>Request</figcaption><pre class="code" tabindex="0">GET /orders/{id}</pre>');
    expect(example).toContain(
      '<figcaption>Response</figcaption><pre class="code" tabindex="0">HTTP 200\nContent-Type: application/json\n\n{\n  &quot;a&quot;: 1\n}</pre>',
    );
  });

  it("shows XML in lines", () => {
    const text = "<order><id>1</id><note/></order>";
    const xml = write(sampleReport([sampleChange({ witness: { language: "xml", text, acceptedBy: "before" } })]));
    const lines = /<figcaption>Example.*?<pre[^>]*>([^]*?)<\/pre>/.exec(xml)?.[1]?.split("\n");
    expect(lines).toEqual(["&lt;order&gt;", "  &lt;id&gt;1&lt;/id&gt;", "  &lt;note/&gt;", "&lt;/order&gt;"]);
  });

  it("has the entry of the accept file, to be completed with a reason", () => {
    const [, text = ""] = /<pre class="code accept" tabindex="0">([^<]*)<\/pre>/.exec(page) ?? [];
    expect(JSON.parse(text.replaceAll("&quot;", '"'))).toEqual({
      fingerprint: "aaaaaaaaaaaa",
      contract: "orders",
      id: "operation/removed",
      sentence: "The operation POST /orders/{id}/cancel (cancelOrder) was removed.",
      reason: "Write the reason here.",
    });
  });

  it("keeps the anchors of entries and groups when others are added", () => {
    const anchors = (text: string): readonly string[] => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
    const fewer = anchors(write(sampleReport([sampleChange(), removed])));
    expect(fewer).toContain("g-4c778e02e0bc");
    expect(anchors(page)).toEqual(expect.arrayContaining([...fewer]));
    const all = anchors(page);
    expect(new Set(all).size).toBe(all.length);
    for (const [, target = ""] of page.matchAll(/ href="#([^"]+)"/g)) expect(all).toContain(target);
  });

  it("requests nothing, and runs only its script", () => {
    const { script, style, rest } = parts(page);
    const source = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    expect(page).toContain(
      `"default-src 'none'; style-src ${source(style)}; script-src ${source(script)}; base-uri 'none'; form-action 'none'"`,
    );
    expect(script).not.toMatch(/innerHTML|insertAdjacent|document\.write|eval|Function|import\(|fetch/);
    expect(style).not.toMatch(/url\(|@import/);
    expect(rest).not.toMatch(/<(?:link|img|iframe|object|embed|form)\b|\bsrc=|https?:|\bon\w+=|\bstyle=/i);
  });

  it("is below 300 kB without changes", () => {
    expect(write(sampleReport([])).length).toBeLessThan(30_000);
  });

  it("closes the elements that it opens", () => {
    const open: string[] = [];
    for (const [, slash, name = ""] of parts(page).rest.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) {
      if (/^(?:meta|input|col)$/.test(name)) continue;
      if (slash === "/") expect(open.pop()).toBe(name);
      else open.push(name);
    }
    expect(open).toEqual([]);
  });

  it("shows strings of specs character by character", () => {
    const change = sampleChange({
      subject: hostile,
      sentence: hostile,
      hint: hostile,
      contract: hostile,
      uses: [{ direction: "sent", text: hostile, part: { operation: hostile, path: hostile, tags: [hostile] } }],
      witness: { language: "xml", text: `<a>\n${hostile}</a>`, acceptedBy: "after" },
    });
    const entry = { fingerprint: hostile, contract: hostile, id: hostile, sentence: hostile, reason: hostile };
    const side = { name: hostile, prefix: "" };
    const whole = write(
      sampleReport([change], {
        before: side,
        after: side,
        notes: [hostile],
        accepted: [{ change: other, entry }],
        stale: [entry],
      }),
    );
    const { script, rest } = parts(whole);
    expect(script).toBe(parts(page).script);
    expect(rest).not.toMatch(/<script|[\u001b\u202e]/);
    expect(rest.match(/<(?!\/?[a-z!])/g)).toBeNull();
    expect(rest).toContain("&lt;a&gt;\n␛[31m\ufffd&lt;/script&gt;");
  });
});

function plain(html: string): string {
  return (/ id="([0-9a-f]{12})"/.exec(html)?.[1] ?? html.replace(/<[^>]*>/g, "")).trim();
}

/** The script and the style sheet of a page, and the page without them. */
function parts(html: string): { readonly script: string; readonly style: string; readonly rest: string } {
  const [, style = ""] = /<style>([^]*?)<\/style>/.exec(html) ?? [];
  const [, script = ""] = /<script>([^]*?)<\/script>/.exec(html) ?? [];
  return { script, style, rest: html.replace(`<style>${style}</style>`, "").replace(`<script>${script}</script>`, "") };
}
