import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtCli, type BuiltCli } from "../../support/built-cli.js";
import { tempFolder } from "../../support/temp-folder.js";

// Each document is linted by a process of its own, whose heap may not grow beyond 256 MB. It takes less than a second on a
// quiet machine; the time that is allowed here is one on which nothing else could be mistaken for.
const seconds = 20;

let built: BuiltCli | undefined;
beforeAll(async () => {
  built = await builtCli();
});
afterAll(() => built?.remove());

function lint(file: string, content: string | Uint8Array, others: Readonly<Record<string, string>> = {}): string {
  const cwd = tempFolder(others);
  writeFileSync(join(cwd, file), content);
  const [node = "", script = ""] = (built?.command ?? "").split('" "').map((part) => part.replaceAll('"', ""));
  const args = ["--max-old-space-size=256", script, "lint", file];
  const { status, stdout, stderr, signal } = spawnSync(node, args, { cwd, timeout: seconds * 1000, encoding: "utf8" });
  expect([signal, status === 0 || status === 1, stderr.includes("bug of specwright")]).toEqual([null, true, false]);
  expect(stdout.length + stderr.length).toBeLessThan(1_000_000);
  return /(?:error|warning) ([a-z-]+\/[a-z0-9-]+)/.exec(stdout + stderr)?.[1] ?? "";
}

const head = 'openapi: 3.1.0\ninfo: { title: t, version: "1" }\npaths: {}\n';
const json = '{"openapi":"3.1.0","info":{"title":"t","version":"1"},"paths":{}';
const aliases = Array.from({ length: 11 }, (_, at) => `x-${at + 1}: &a${at + 1} [${Array<string>(9).fill(`*a${at}`).join(",")}]\n`).join(""); // prettier-ignore
const utf16 = (text: string): Buffer => Buffer.from(text, "utf16le");
const big = "x".repeat(10_000_000);

describe("YAML", () => {
  it.each<readonly [string, string | Uint8Array, string]>([
    ["an alias bomb", `${head}x-0: &a0 [l, l, l]\n${aliases}`, "source/too-many-values"],
    ["an alias of itself", `${head}x-a: &a [*a]\n`, "source/malformed-yaml"],
    ["an alias of nothing", `${head}x-a: *nope\n`, "source/malformed-yaml"],
    ["a merge key", `${head}x-a: &a { b: 1 }\nx-b: { <<: *a }\n`, "source/yaml-merge-key"],
    ["a tag of JavaScript", `${head}x-a: !!js/function "function(){}"\n`, "source/yaml-tag"],
    ["a tag of Python", `${head}x-a: !!python/object/apply:os.system [id]\n`, "source/yaml-tag"],
    ["a binary", `${head}x-a: !!binary aGVsbG8=\n`, "source/yaml-tag"],
    ["a set", `${head}x-a: !!set { a, b }\n`, "source/yaml-tag"],
    ["a duplicate key", `${head}x-a: 1\nx-a: 2\n`, "source/duplicate-key"],
    ["a key that is a list", `${head}? [x, y]\n: z\n`, "source/key-not-text"],
    ["a second document", `${head}---\na: b\n`, "source/yaml-many-documents"],
    ["200,000 documents", head + "---\na\n".repeat(200_000), "source/yaml-many-documents"],
    ["100,000 open brackets", `${head}x-a: ${"[".repeat(100_000)}`, "source/too-deep"],
    ["100,000 open maps", `${head}x-a: ${"{a: ".repeat(100_000)}`, "source/too-deep"],
    ["50,000 nested sequences", `${head}x-a:\n ${"- ".repeat(50_000)}a\n`, "source/too-deep"],
    ["100,000 quoted texts in a row", `${head}x-a: ${"'' ".repeat(100_000)}\n`, "source/malformed-yaml"],
    ["100,000 anchors in a row", `${head}x-a: ${"&a ".repeat(100_000)}\n`, "source/malformed-yaml"],
    ["100,000 commas", `${head}x-a: [${",".repeat(100_000)}]\n`, "source/malformed-yaml"],
    ["20,000 lines that begin with a tab", head + "\tx: 1\n".repeat(20_000), "source/malformed-yaml"],
    ["a quoted text of 10 MB", `${head}x-a: "${big}"\n`, ""],
    ["a plain text of 10 MB", `${head}x-a: ${big}\n`, ""],
    ["a NUL", `${head}x-a: "\0"\n`, "source/malformed-yaml"],
    ["an escaped NUL", `${head}x-a: "\\0"\n`, ""],
    ["invalid UTF-8", Buffer.concat([Buffer.from(`${head}x-a: `), Buffer.from([0xc3, 0x28])]), "source/not-utf8"],
    ["UTF-16", utf16(`\uFEFF${head}`), "source/not-utf8"],
    ["UTF-16 without a byte order mark", utf16(head), "source/not-utf8"],
    ["a byte order mark and line ends of Windows", `\uFEFF${head.replaceAll("\n", "\r\n")}`, ""],
  ])("with %s is right or refused", (_, text, code) => {
    expect(lint("openapi.yaml", text)).toBe(code);
  });
});

describe("JSON", () => {
  it.each<readonly [string, string | Uint8Array, string]>([
    ["duplicate keys", `${json},"x-a":1,"x-\\u0061":2}`, "source/duplicate-key"],
    ["200,000 duplicates of a key", `${json}${',"x-a":1'.repeat(200_000)}}`, "source/duplicate-key"],
    ["a duplicate key and 500,000 items", `${json},"x-a":1,"x-a":[${"1,".repeat(500_000)}1]}`, "source/duplicate-key"],
    ["5,000,000 levels", `${json},"x-a":${"[".repeat(5_000_000)}${"]".repeat(5_000_000)}}`, "source/too-deep"],
    ["5,000,000 open brackets", `${json},"x-a":${"[".repeat(5_000_000)}`, "source/too-deep"],
    ["an anchor and 500,000 items", `${json},"x-a":[${"1,".repeat(500_000)}1],"components":{"schemas":{"A":{"$anchor":"q"},"B":{"$ref":"#q"}}}}`, "lint/missing-description"],
    ["numbers beyond a double", `${json},"x-a":[1e400,9007199254740993]}`, "source/number-too-large"],
    ["a text of 10 MB", `${json},"x-a":"${big}"}`, ""],
    ["a NUL", `${json},"x-a":"\0"}`, "source/malformed-json"],
    ["UTF-16", utf16(`\uFEFF${json}}`), "source/not-utf8"],
    ["UTF-16 without a byte order mark", utf16(`${json}}`), "source/not-utf8"],
  ])("with %s is right or refused", (_, text, code) => {
    expect(lint("openapi.json", text)).toBe(code);
  }); // prettier-ignore
});

const xsd = (body: string, attributes = ""): string =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"${attributes}>${body}</xs:schema>`;
const note = (text: string): string =>
  xsd(`<xs:annotation><xs:documentation>${text}</xs:documentation></xs:annotation>`);
const entities = Array.from({ length: 12 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join("");

describe("XML", () => {
  it.each<readonly [string, string | Uint8Array, string]>([
    ["a DOCTYPE", `<!DOCTYPE x>${xsd("")}`, "xsd/malformed-xml"],
    ["an entity bomb", `<!DOCTYPE x [<!ENTITY e0 "ha">${entities}]>${note("&e12;")}`, "xsd/malformed-xml"],
    ["an external entity", `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${note("&e;")}`, "xsd/malformed-xml"],
    ["an external DTD", `<!DOCTYPE x SYSTEM "http://127.0.0.1:9/x.dtd">${xsd("")}`, "xsd/malformed-xml"],
    ["an undefined entity", note("&e;"), "xsd/malformed-xml"],
    ["an attribute of 10 MB", xsd(`<xs:element name="a" type="xs:string" default="${big}"/>`), "lint/missing-description"],
    ["a text of 10 MB", note(big), "xsd/malformed-xml"],
    ["a comment of 10 MB", xsd(`<!--${big}-->`), "xsd/malformed-xml"],
    ["500,000 comments", xsd("<!-- -->".repeat(500_000)), "xsd/malformed-xml"],
    ["1,000,000 character references", note("&#65;".repeat(1_000_000)), "xsd/malformed-xml"],
    ["a pattern of 10 MB", xsd(`<xs:simpleType name="a"><xs:restriction base="xs:string"><xs:pattern value="${big}"/></xs:restriction></xs:simpleType>`), "xsd/pattern-too-large"],
    ["a union of 100,000 names", xsd(`<xs:simpleType name="a"><xs:union memberTypes="${"xs:int ".repeat(100_000)}"/></xs:simpleType>`), "xsd/union-too-large"],
    ["100,000 attributes", xsd(`<xs:element ${Array.from({ length: 100_000 }, (_, at) => `a${at}=""`).join(" ")}/>`), "xsd/malformed-xml"],
    ["100,000 levels", "<a>".repeat(100_000), "xsd/malformed-xml"],
    ["UTF-16", utf16(`\uFEFF<?xml version="1.0" encoding="UTF-16"?>${xsd("")}`), "source/not-utf8"],
    ["a NUL", xsd("\0"), "xsd/malformed-xml"],
    ["a reference to NUL", note("&#0;"), "xsd/malformed-xml"],
    ["invalid UTF-8", Buffer.concat([Buffer.from("<a>"), Buffer.from([0xff])]), "source/not-utf8"],
    ["an include of itself", xsd('<xs:include schemaLocation="a.xsd"/>'), ""],
  ])("with %s is right or refused", (_, text, code) => {
    expect(lint("a.xsd", text)).toBe(code);
  }); // prettier-ignore

  it("with a loop of includes and imports is right", () => {
    const other = xsd('<xs:import namespace="urn:a" schemaLocation="a.xsd"/>', ' targetNamespace="urn:b"');
    const root = xsd('<xs:import namespace="urn:b" schemaLocation="b.xsd"/>', ' targetNamespace="urn:a"');
    expect(lint("a.xsd", root, { "b.xsd": other })).toBe("");
  });

  it("in UTF-16 is refused with the way out", () => {
    const cwd = tempFolder();
    writeFileSync(join(cwd, "a.xsd"), utf16(`\uFEFF${xsd("")}`));
    const run = spawnSync(built?.command ?? "", ["lint", "a.xsd"], { cwd, shell: true, encoding: "utf8" });
    expect(run.stdout + run.stderr).toMatch(/is UTF-16, not UTF-8\.\n\s+hint: save the file as UTF-8/);
  });
});
