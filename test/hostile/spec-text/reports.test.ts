/**
 * Reports of `diff` on hostile documents, in each of its formats: a report goes into pull requests, build logs and
 * pages. The documents contain all payloads, once unchanged and once changed.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SaxesParser } from "saxes";
import { afterAll, describe, expect, it } from "vitest";
import { diff } from "../../../generator/api/diff.js";
import { lint } from "../../../generator/api/lint.js";
import type { JsonDiffReport } from "../../../generator/index.js";
import { diffForms } from "../../../generator/report/forms.js";
import { lintForm, lintForms, type LintFormat } from "../../../generator/lint/report/forms.js";
import { pageAsset } from "../../../generator/templates.js";
import { memo } from "../../support/memo.js";
import { cli } from "../../support/run-cli.js";
import { sized } from "../../support/sizes.js";
import { refusing } from "./expected-silence.js";
import { effectsOf } from "./markdown-inert.js";
import { openapiDocument, type Placed } from "./openapi-document.js";
import { openapiPositions } from "./openapi-positions.js";
import { payloads, wellFormed } from "./payloads.js";
import { markOf, sortWithTaming } from "./tamed.js";

const markup = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "\"><svg onload='a'>",
  "[a](javascript:alert(1))",
  "![a](https://evil.example/a.png)",
  "<https://evil.example>",
  "https://evil.example/a",
  "www.evil.example",
  "@everyone",
  "#123",
  "| a | b |\n|---|---|",
  "***a***",
  "~~a~~",
  "`a` ``b",
  "\n# A heading",
  "\n- a list",
  "\n> a quotation",
  "\n```\ncode",
  "</details>",
  "<!-- a -->",
  "&lt;b&gt; &amp;",
  "\n::error::a",
  "::set-output name=a::b",
  "\r::add-mask::a",
  "%0A::stop-commands::a",
  "##[error]a",
  "##vso[task.setvariable]a",
  "]]><a/>",
  "\u001b]8;;https://evil.example\u0007a",
  ":tada:",
  "$a$",
  "GH-12",
  "!34 %56 &78 ~a $90 ^12",
];
const ways = [...payloads.map(({ text }) => text), ...markup.map((text) => (mark: string) => `${text} ${mark}`)];

/** Controls but a line feed, and marks that hide text or turn its direction. */
const unseen =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/;

const folder = mkdtempSync(join(tmpdir(), "specwright-reports-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const slices = 12;
const many = sized({ normal: 100, thorough: 300 });
await writeDocuments();
const { report: compared, failOn } = await diff({ cwd: folder, before: "before.json", after: "after.json" });
if (compared === undefined) throw new Error("Nothing was compared.");
const options = { color: false, details: true, failOn };
const reports = new Map<string, string>();
for (const [format, { writer }] of Object.entries(diffForms)) reports.set(format, (await writer())(compared, options));
// A comment in Markdown has room for some changes only, so there is one for each slice of them.
const writeComment = await diffForms.markdown.writer();
const comments = Array.from({ length: slices }, (_, slice) =>
  writeComment({ ...compared, causes: compared.causes.filter((_, at) => at % slices === slice) }),
);
const report = (format: string): string => reports.get(format) ?? "";

describe("reports on hostile documents", () => {
  it("are what the command line prints", async () => {
    const { stdout } = await cli(["diff", "before.json", "after.json", "--details"], { cwd: folder });
    expect(stdout).toBe(report("text"));
  });

  it("speak of hundreds of changes", () => {
    const { changes } = JSON.parse(report("json")) as JsonDiffReport;
    expect(changes.length).toBeGreaterThan(many);
    expect(changes.filter(({ id }) => id.startsWith("error/")).length).toBeGreaterThan(ways.length);
    for (const format of reports.keys()) expect([format, report(format).includes("pwned")]).toEqual([format, true]);
  });

  it.each(Object.keys(diffForms))("hold nothing that steers a terminal, hides or turns text: %s", (format) => {
    expect(report(format)).not.toMatch(unseen);
    expect(wellFormed(report(format))).toBe(report(format));
  });

  it("are pages in which no element and no attribute is a text's", () => {
    let page = report("html");
    for (const asset of [`<script>${pageAsset("review.js")}</script>`, `<style>${pageAsset("review.css")}</style>`]) {
      expect(page.split(asset)).toHaveLength(2);
      page = page.replace(asset, () => "");
    }
    const own =
      /^<(?:!doctype html|\/?(?:html|head|title|body|header|nav|h[1-4]|p|a|code|strong|span|main|section|details|summary|article|dl|dt|dd|pre|ul|li|div|search|label|select|option|output|input|button|figure|figcaption|table|colgroup|col|thead|tbody|tr|th|td|del|ins|mark)(?: (?:lang|class|id|href|type|name|value|tabindex|scope|colspan|aria-label|aria-labelledby|data-(?:level|audience|operation|tag))="#?[\w -]*")*(?: open| hidden)?|meta [^<>]*)>/;
    const strange = [...page.matchAll(/</g)].flatMap(({ index }) => {
      const [tag] = own.exec(page.slice(index, index + 3_000)) ?? [];
      return tag === undefined || tag.includes("pwned_") ? [page.slice(index, index + 80)] : [];
    });
    expect(strange).toEqual([]);
    expect(page.match(/<meta /g)).toHaveLength(3);
    expect(page.replace(/&(?:amp|lt|gt|quot|#39);/g, "")).not.toContain("&");
  });

  it("are Markdown in which a text makes no link, image, mention, heading, table or element", () => {
    expect(comments.join("").match(/pwned/g)?.length).toBeGreaterThan(many);
    const own = /^(?:<!-- specwright diff -->|<details><summary>[\w :,()-]*<\/summary>|<\/details>|#{3,4} .*)$/;
    for (const line of comments.join("").split("\n")) if (!own.test(line)) expect(effectsOf(line)).toBe("");
    // Text that services turn into links when the Markdown has been read.
    const prose = comments.join("").replace(/`+[^`\n]+`+/g, "");
    expect(prose).toContain("\\@<!-- -->everyone");
    expect(prose).not.toMatch(/\bGH-\d|(?:\\[@#!~&]|&#36;|[%^])[\w"]/);
  });

  it("are a changelog in which a text does none of that", () => {
    const lines = report("changelog").split("\n");
    const own = /^(?:## Unreleased|#### (?:Added|Changed|Deprecated|Removed|Fixed)|)$/;
    for (const line of lines) if (!own.test(line)) expect(effectsOf(line.replace(/^(?: *- |### )/, ""))).toBe("");
    expect(lines.filter((line) => line.includes("pwned")).length).toBeGreaterThan(many);
  });

  it("are workflow commands of which each is one line, and nothing else", () => {
    expect(strangeCommands(report("github"))).toEqual([]);
  });

  it("are one well-formed XML document of suites, cases and outcomes", () => {
    const names = new Set<string>();
    const attributes = new Set<string>();
    const parser = new SaxesParser();
    parser.on("opentag", (tag) => {
      names.add(tag.name);
      Object.keys(tag.attributes).forEach((name) => attributes.add(name));
    });
    parser.on("error", (error) => {
      throw error;
    });
    parser.write(report("junit")).close();
    expect([...names].sort()).toEqual(["failure", "system-out", "testcase", "testsuite", "testsuites"]);
    expect([...attributes].sort()).toEqual([
      "classname",
      "errors",
      "failures",
      "message",
      "name",
      "skipped",
      "tests",
      "type",
    ]);
  });

  it("are messages of SARIF in which a text makes no link", () => {
    expect(report("json")).toContain("[a](javascript:alert(1))");
    expect(report("sarif")).toContain("[a] (javascript:alert(1))");
    expect(report("sarif")).not.toContain("](");
  });

  it("are JSON that parses without making a member of a prototype", () => {
    for (const format of ["json", "sarif", "gitlab"]) expect(() => JSON.parse(report(format)) as unknown).not.toThrow();
    expect(({} as Record<string, unknown>)["pwned"]).toBeUndefined();
  });
});

describe("findings in hostile documents", () => {
  // Includes rejected strings: hundreds of messages quote them.
  const found = memo(async () => {
    const all = openapiPositions("3.1").map((position, index): Placed => {
      const key = `k${index}z`;
      return { position, key, text: ways[index % ways.length]?.(markOf({ key })) ?? "", inValue: false };
    });
    writeFileSync(join(folder, "faulty.json"), openapiDocument("3.1", all).text);
    return lint({ cwd: folder, files: ["faulty.json"], strictness: "strict" });
  });

  it.each(Object.keys(lintForms) as readonly LintFormat[])("steer nothing and forge nothing: %s", async (format) => {
    const { diagnostics, ok } = await found();
    const text = (await lintForm(format).writer())(diagnostics, { color: false, most: 100 });
    expect(ok).toBe(false);
    expect(text).toContain("pwned");
    expect(text).not.toMatch(unseen);
    if (format === "sarif") expect(text).not.toContain("](");
    if (format === "json" || format === "sarif") expect(() => JSON.parse(text) as unknown).not.toThrow();
    if (format === "github") expect(strangeCommands(text)).toEqual([]);
  });
});

/** Lines that are not a workflow command of ours. */
function strangeCommands(text: string): readonly string[] {
  const own = /^::(error|warning|notice) ((?:file=[^,:]*,line=\d+,col=\d+,)?title=[^,:]*)::(.*)$/;
  return text
    .trimEnd()
    .split("\n")
    .filter((line) => !own.test(line));
}

/** An error table for each payload, with the strings of this side. */
function tablesOf(side: string): Readonly<Record<string, unknown>> {
  const tables = ways.map((way, index) => {
    const text = way(markOf({ key: `t${index}z` })).replace(/[{}]/g, "");
    const members = { code: `${text} ${side}`, [text]: side };
    const row = { id: `row${index}`, documented: { members, meaning: `${side} ${text}` }, when: "handler" };
    const assumed = { "x-sandbox-choice": text, members: { note: `${text} ${side}` } };
    return [
      `${text} ${index}`,
      { description: `${side} ${text}`, documented: { members: { kind: text } }, assumed, rows: [row] },
    ];
  });
  return Object.fromEntries(tables) as Readonly<Record<string, unknown>>;
}

async function writeDocuments(): Promise<void> {
  const open = openapiPositions("3.1").filter(
    ({ id, kind }) =>
      kind !== "typed" && !id.startsWith("info.license") && !refusing.some(([, places]) => places.test(id)),
  );
  const all = open.map((position, index): Placed => {
    const key = `k${index}z`;
    return { position, key, text: ways[index % ways.length]?.(`${markOf({ key })}a`) ?? "", inValue: false };
  });
  const before = (await sortWithTaming("3.1", all)).documents.flat();
  const after = before.map((placed) => {
    const mark = markOf(placed);
    return { ...placed, text: placed.text.replaceAll(`${mark}a`, `${mark}b`) };
  });
  const write = (name: string, placed: readonly Placed[]): void => {
    const document = JSON.parse(openapiDocument("3.1", placed).text) as { components: Record<string, unknown> };
    document.components["x-errors"] = tablesOf(name.startsWith("before") ? "before" : "after");
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(document));
  };
  // Some were removed, and others are new.
  const kept = after.filter((_, index) => index % 9 !== 0);
  write("before", before);
  write("after", kept);
}
