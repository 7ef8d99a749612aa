import { beforeAll, describe, expect, it } from "vitest";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { cli } from "../../support/run-cli.js";
import { sized } from "../../support/sizes.js";
import { tempFolder } from "../../support/temp-folder.js";
import { lintInTurn, type Files, type Lint } from "./lint-in-turn.js";

// The documents are linted in turn by one process of each language, whose heap may not grow beyond 256 MB. A document takes
// about a hundred units of effort; what is allowed here is an effort that nothing else could be mistaken for.
const most = 2_000;

/** Documents that no limit rejects have this part of their full size. */
const part = sized({ normal: 10, thorough: 1 });

/** Documents of more values than a document may have: just more, or five times as many. */
const tooMany = sized({ normal: 1_000_001, thorough: 5_000_000 });

/** Contents are created on demand: all of them take hundreds of megabytes. */
type Bomb = readonly [name: string, content: () => string | Uint8Array, finding: string, others?: Files];

/** A test for each document: what is found first. */
function refusesEach(file: string, bombs: readonly Bomb[]): void {
  let lints: readonly Lint[] = [];
  beforeAll(async () => {
    lints = await lintInTurn(bombs.map(([, content, , others]) => ({ [file]: content(), ...others })));
  });

  it.each(bombs.map(([name, , finding], at) => ({ name, finding, at })))(
    "with $name is right or refused",
    ({ finding, at }) => {
      const lint = lints[at];
      expect(lint).toMatchObject({ finding, isBug: false });
      expect([0, 1]).toContain(lint?.code);
      expect(lint?.length).toBeLessThan(1_000_000);
      expect(lint?.spent).toBeLessThan(most);
    },
  );
}

const head = 'openapi: 3.1.0\ninfo: { title: t, version: "1" }\npaths: {}\n';
const json = '{"openapi":"3.1.0","info":{"title":"t","version":"1"},"paths":{}';
const aliases = Array.from(
  { length: 11 },
  (_, at) => `x-${at + 1}: &a${at + 1} [${Array<string>(9).fill(`*a${at}`).join(",")}]\n`,
).join("");
const rows = (count: number, row: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => row(at)).join("");
const utf16 = (text: string): Buffer => Buffer.from(text, "utf16le");
const big = "x".repeat(10_000_000);
const long = "x".repeat(10_000_000 / part);

describe("YAML", () => {
  refusesEach("openapi.yaml", [
    ["an alias bomb", () => `${head}x-0: &a0 [l, l, l]\n${aliases}`, "source/too-many-values"],
    ["an alias of itself", () => `${head}x-a: &a [*a]\n`, "source/malformed-yaml"],
    ["an alias of nothing", () => `${head}x-a: *nope\n`, "source/malformed-yaml"],
    ["a merge key", () => `${head}x-a: &a { b: 1 }\nx-b: { <<: *a }\n`, "source/yaml-merge-key"],
    ["a tag of JavaScript", () => `${head}x-a: !!js/function "function(){}"\n`, "source/yaml-tag"],
    ["a tag of Python", () => `${head}x-a: !!python/object/apply:os.system [id]\n`, "source/yaml-tag"],
    ["a binary", () => `${head}x-a: !!binary aGVsbG8=\n`, "source/yaml-tag"],
    ["a set", () => `${head}x-a: !!set { a, b }\n`, "source/yaml-tag"],
    ["a duplicate key", () => `${head}x-a: 1\nx-a: 2\n`, "source/duplicate-key"],
    ["a key that is a list", () => `${head}? [x, y]\n: z\n`, "source/key-not-text"],
    ["a second document", () => `${head}---\na: b\n`, "source/yaml-many-documents"],
    ["very many documents", () => head + "---\na\n".repeat(200_000 / part), "source/yaml-many-documents"],
    ["100,000 open brackets", () => `${head}x-a: ${"[".repeat(100_000)}`, "source/too-deep"],
    ["100,000 open maps", () => `${head}x-a: ${"{a: ".repeat(100_000)}`, "source/too-deep"],
    ["50,000 nested sequences", () => `${head}x-a:\n ${"- ".repeat(50_000)}a\n`, "source/too-deep"],
    ["100,000 quoted texts in a row", () => `${head}x-a: ${"'' ".repeat(100_000)}\n`, "source/malformed-yaml"],
    ["100,000 anchors in a row", () => `${head}x-a: ${"&a ".repeat(100_000)}\n`, "source/malformed-yaml"],
    ["100,000 commas", () => `${head}x-a: [${",".repeat(100_000)}]\n`, "source/malformed-yaml"],
    ["20,000 lines that begin with a tab", () => head + "\tx: 1\n".repeat(20_000), "source/malformed-yaml"],
    ["a quoted text of megabytes", () => `${head}x-a: "${long}"\n`, ""],
    ["a plain text of megabytes", () => `${head}x-a: ${long}\n`, ""],
    ["very many anchors", () => `${head}x-a:\n${rows(200_000 / part, (at) => `  - &a${at} 1\n`)}`, ""],
    [
      "very many anchors and as many aliases",
      () => `${head}x-a: [${rows(200_000 / part, (at) => `&a${at} 1,*a${at},`)}]\n`,
      "",
    ],
    ["very many items of a list", () => `${head}x-a:\n${rows(500_000 / part, (at) => `  - ${at}\n`)}`, ""],
    ["very many items in brackets", () => `${head}x-a: [${rows(500_000 / part, (at) => `${at},`)}]\n`, ""],
    ["very many keys", () => `${head}x-a:\n${rows(500_000 / part, (at) => `  k${at}: ${at}\n`)}`, ""],
    ["very many maps", () => `${head}x-a:\n${rows(200_000 / part, (at) => `  k${at}:\n    a: 1\n`)}`, ""],
    [
      "very many items and a slip at the end",
      () => `${head}x-a:\n${rows(500_000 / part, (at) => `  - ${at}\n`)}  b: 1\n`,
      "source/malformed-yaml",
    ],
    ["too many values", () => `${head}x-a: [${"{},".repeat(1_000_001)}]\n`, "source/too-many-values"],
    ["a quoted text of very many lines", () => `${head}x-a: "${"a\n ".repeat(1_000_000 / part)}"\n`, ""],
    ["a plain text of very many lines", () => `${head}x-a: a\n${" a\n".repeat(1_000_000 / part)}`, ""],
    ["a block text of very many lines", () => `${head}x-a: >\n${" a\n\n".repeat(500_000 / part)}`, ""],
    ["very many empty lines and comments", () => `${head}${"\n  # c\n".repeat(500_000 / part)}x-a: 1\n`, ""],
    ["very many backslashes before a quote", () => `${head}x-a: "${"\\".repeat(1_000_000 / part)}"\n`, ""],
    [
      "100,000 quotes that are never closed",
      () => `${head}x-a: [${`"a", 'b', `.repeat(50_000)}"`,
      "source/malformed-yaml",
    ],
    ["a key of 2 MB", () => `${head}${"k".repeat(2_000_000)}: 1\n`, "source/malformed-yaml"],
    [
      "very many duplicates of a key",
      () => `${head}x-a:\n${"  a: 1\n".repeat(100_000 / part)}`,
      "source/duplicate-key",
    ],
    ["100,000 tags", () => `${head}x-a: [${"!a b,".repeat(100_000)}]\n`, "source/yaml-tag"],
    [
      "very many merge keys",
      () => `${head}x-b: &b {}\nx-a:\n${"  - <<: *b\n".repeat(100_000 / part)}`,
      "source/yaml-merge-key",
    ],
    [
      "256 levels, aliased into 256 more",
      () => `${head}x-a: &a ${"[".repeat(200)}1${"]".repeat(200)}\nx-b: ${"[".repeat(100)}*a${"]".repeat(100)}\n`,
      "source/too-deep",
    ],
    ["a NUL", () => `${head}x-a: "\0"\n`, "source/malformed-yaml"],
    ["an escaped NUL", () => `${head}x-a: "\\0"\n`, ""],
    ["invalid UTF-8", () => Buffer.concat([Buffer.from(`${head}x-a: `), Buffer.from([0xc3, 0x28])]), "source/not-utf8"],
    ["UTF-16", () => utf16(`\uFEFF${head}`), "source/not-utf8"],
    ["UTF-16 without a byte order mark", () => utf16(head), "source/not-utf8"],
    ["a byte order mark and line ends of Windows", () => `\uFEFF${head.replaceAll("\n", "\r\n")}`, ""],
  ]);
});

describe("JSON", () => {
  refusesEach("openapi.json", [
    ["duplicate keys", () => `${json},"x-a":1,"x-\\u0061":2}`, "source/duplicate-key"],
    ["very many duplicates of a key", () => `${json}${',"x-a":1'.repeat(200_000 / part)}}`, "source/duplicate-key"],
    [
      "a duplicate key and very many items",
      () => `${json},"x-a":1,"x-a":[${"1,".repeat(500_000 / part)}1]}`,
      "source/duplicate-key",
    ],
    [
      "very many levels",
      () => `${json},"x-a":${"[".repeat(5_000_000 / part)}${"]".repeat(5_000_000 / part)}}`,
      "source/too-deep",
    ],
    ["very many open brackets", () => `${json},"x-a":${"[".repeat(5_000_000 / part)}`, "source/too-deep"],
    [
      "an anchor and very many items",
      () =>
        `${json},"x-a":[${"1,".repeat(500_000 / part)}1],"components":{"schemas":{"A":{"$anchor":"q"},"B":{"$ref":"#q"}}}}`,
      "lint/missing-description",
    ],
    ["very many empty objects", () => `${json},"x-a":[${"{},".repeat(500_000 / part)}{}]}`, ""],
    ["very many keys", () => `${json},"x-a":{${rows(500_000 / part, (at) => `"k${at}":1,`)}"z":1}}`, ""],
    ["too many numbers", () => `${json},"x-a":[${"1,".repeat(tooMany)}1]}`, "source/too-many-values"],
    ["too many lists", () => `${json},"x-a":[${"[],".repeat(tooMany)}[]]}`, "source/too-many-values"],
    ["too many keys", () => `${json},"x-a":{${rows(tooMany, (at) => `"k${at}":1,`)}"z":1}}`, "source/too-many-values"],
    ["very many backslashes in a text", () => `${json},"x-a":"${"\\".repeat(1_000_000 / part)}"}`, ""],
    [
      "a text that is never closed, and 200,000 quotes",
      () => `${json},"x-a":[${'"a",'.repeat(100_000)}"`,
      "source/malformed-json",
    ],
    ["numbers beyond a double", () => `${json},"x-a":[1e400,9007199254740993]}`, "source/number-too-large"],
    ["a text of megabytes", () => `${json},"x-a":"${long}"}`, ""],
    ["a NUL", () => `${json},"x-a":"\0"}`, "source/malformed-json"],
    ["UTF-16", () => utf16(`\uFEFF${json}}`), "source/not-utf8"],
    ["UTF-16 without a byte order mark", () => utf16(`${json}}`), "source/not-utf8"],
  ]);
});

const xsd = (body: string, attributes = ""): string =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"${attributes}>${body}</xs:schema>`;
const importing = (own: string, other: string, file: string): string =>
  xsd(`<xs:import namespace="${other}" schemaLocation="${file}"/>`, ` targetNamespace="${own}"`);
const note = (text: string): string =>
  xsd(`<xs:annotation><xs:documentation>${text}</xs:documentation></xs:annotation>`);
const entities = Array.from({ length: 12 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join("");

describe("XML", () => {
  refusesEach("a.xsd", [
    ["a DOCTYPE", () => `<!DOCTYPE x>${xsd("")}`, ""],
    [
      "a DOCTYPE with very many declarations",
      () => `<!DOCTYPE x [${"<!ELEMENT a ANY>".repeat(1_000_000 / part)}]>${xsd("")}`,
      "xsd/malformed-xml",
    ],
    ["a DOCTYPE that does not end", () => `<!DOCTYPE x [${" ".repeat(10_000_000 / part)}`, "xsd/malformed-xml"],
    [
      "a DOCTYPE with very many quotes",
      () => `<!DOCTYPE x [<!ELEMENT ${'"'.repeat(1_000_000 / part + 1)}>]>${xsd("")}`,
      "xsd/malformed-xml",
    ],
    ["an entity that contains itself", () => `<!DOCTYPE x [<!ENTITY e "&e;">]>${note("&e;")}`, "xsd/malformed-xml"],
    [
      "a large entity, many times",
      () => `<!DOCTYPE x [<!ENTITY e "${"a".repeat(60_000)}">]>${note("&e;".repeat(1000))}`,
      "xsd/malformed-xml",
    ],
    [
      "very many tags below a DOCTYPE",
      () => `<!DOCTYPE x>${xsd("<a b='1'/>".repeat(100_000 / part))}`,
      "xsd/unknown-element",
    ],
    ["1,000,000 tags", () => xsd("<a/>".repeat(1_000_000)), "xsd/malformed-xml"],
    ["an entity bomb", () => `<!DOCTYPE x [<!ENTITY e0 "ha">${entities}]>${note("&e12;")}`, "xsd/malformed-xml"],
    [
      "an external entity",
      () => `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${note("&e;")}`,
      "xsd/malformed-xml",
    ],
    ["an external DTD", () => `<!DOCTYPE x SYSTEM "http://127.0.0.1:9/x.dtd">${xsd("")}`, ""],
    ["an undefined entity", () => note("&e;"), "xsd/malformed-xml"],
    [
      "an attribute of 10 MB",
      () => xsd(`<xs:element name="a" type="xs:string" default="${big}"/>`),
      "lint/missing-description",
    ],
    ["a text of 10 MB", () => note(big), "xsd/malformed-xml"],
    ["a comment of 10 MB", () => xsd(`<!--${big}-->`), "xsd/malformed-xml"],
    ["500,000 comments", () => xsd("<!-- -->".repeat(500_000)), "xsd/malformed-xml"],
    ["1,000,000 character references", () => note("&#65;".repeat(1_000_000)), "xsd/malformed-xml"],
    [
      "a pattern of 10 MB",
      () =>
        xsd(
          `<xs:simpleType name="a"><xs:restriction base="xs:string"><xs:pattern value="${big}"/></xs:restriction></xs:simpleType>`,
        ),
      "xsd/pattern-too-large",
    ],
    [
      "a union of 100,000 names",
      () => xsd(`<xs:simpleType name="a"><xs:union memberTypes="${"xs:int ".repeat(100_000)}"/></xs:simpleType>`),
      "xsd/union-too-large",
    ],
    [
      "100,000 attributes",
      () => xsd(`<xs:element ${Array.from({ length: 100_000 }, (_, at) => `a${at}=""`).join(" ")}/>`),
      "xsd/malformed-xml",
    ],
    ["100,000 levels", () => "<a>".repeat(100_000), "xsd/malformed-xml"],
    ["UTF-16", () => utf16(`\uFEFF<?xml version="1.0" encoding="UTF-16"?>${xsd("")}`), ""],
    [
      "half a character of UTF-16",
      () => Buffer.concat([utf16(`\uFEFF${xsd("")}`), Buffer.from([0])]),
      "source/not-utf8",
    ],
    ["a NUL", () => xsd("\0"), "xsd/malformed-xml"],
    ["a reference to NUL", () => note("&#0;"), "xsd/malformed-xml"],
    ["invalid UTF-8", () => Buffer.concat([Buffer.from("<a>"), Buffer.from([0xff])]), "source/not-utf8"],
    ["an include of itself", () => xsd('<xs:include schemaLocation="a.xsd"/>'), ""],
    [
      "a loop of includes and imports",
      () => importing("urn:a", "urn:b", "b.xsd"),
      "",
      { "b.xsd": importing("urn:b", "urn:a", "a.xsd") },
    ],
    [
      "very many global elements",
      () => xsd(rows(100_000 / part, (at) => `<xs:element name="e${at}" type="xs:string"/>`)),
      "lint/missing-description",
    ],
  ]);

  it("that is not XML is refused in UTF-16 with the way out", async () => {
    const cwd = tempFolder();
    writeFileSync(join(cwd, "a.xsd"), utf16(`\uFEFFno XML`));
    const { stdout, stderr } = await cli(["lint", "--strictness", "strict", "a.xsd"], { cwd });
    expect(stdout + stderr).toMatch(/is UTF-16, not UTF-8\. hint: save the file as UTF-8/);
  });
});
