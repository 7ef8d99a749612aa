import { describe, expect, it } from "vitest";
import type { Problem, Result } from "../../../templates/runtime/base/problem.js";
import type { ReceivedFile } from "../../../templates/runtime/http/payload.js";
import { multipartReader } from "../../../templates/runtime/http/payload-multipart-read.js";
import { effort } from "../../support/effort.js";
import { Random } from "../../support/random.js";
import {
  type Form,
  parts,
  writer,
  reader,
  utf8,
  named,
  options,
  bytesOf,
  read,
  body,
  part,
  codes,
} from "./support/multipart-forms.js";
import { seedsOf } from "../../support/seeds.js";

describe("multipartReader", () => {
  it("reads what the platform writes", async () => {
    const form = new FormData();
    form.append("file", new Blob(["png"], { type: "image/png" }), 'f "1".png');
    form.append("others", new File([Uint8Array.from([0, 13, 10, 255])], "é.bin"));
    form.append("others", new File([], "none"));
    form.append("meta", '{"a":[1]}');
    form.append("lines", "1");
    form.append("lines", "{}");
    form.append("title", "T é");
    form.append("count", "1.5");
    form.append("unknown", "passed over");
    form.append("__proto__", "p");
    form.append('a "quoted"\r\nname é', "x");
    const request = new Request("http://localhost", { method: "POST", body: form });
    const contentType = request.headers.get("content-type")!;
    const result = reader.read(new Uint8Array(await request.arrayBuffer()), options(contentType));
    const expected: Form = {
      file: { data: utf8("png"), ...named('f "1".png'), contentType: "image/png" },
      others: [
        { data: Uint8Array.from([0, 13, 10, 255]), ...named("é.bin"), contentType: "application/octet-stream" },
        { data: new Uint8Array(), ...named("none"), contentType: "application/octet-stream" },
      ],
      meta: { a: [1] },
      lines: [1, {}],
      title: "T é",
      count: 1.5,
      tags: [],
      ["__proto__"]: "p",
      'a "quoted"\r\nname é': "x",
    };
    expect(result).toEqual({ ok: true, value: expected });
    expect(result.ok && Object.keys(result.value)).toEqual(Object.keys(expected));
    expect(result.ok && Object.getPrototypeOf(result.value)).toBe(Object.prototype);
  });

  it.each(seedsOf(import.meta.filename))("reads back random forms that it has written (seed %i)", async (seed) => {
    const random = new Random(seed + 7);
    const text = (): string =>
      Array.from(
        { length: random.below(12) },
        () => ["\r", "\n", "-", "--form-", "é", '"', "%", "a", "\r\n"][random.below(9)],
      ).join("");
    const file = (): ReceivedFile => ({
      data: Uint8Array.from({ length: random.below(40) }, () => [13, 10, 45, 255, 0, 98][random.below(6)]!),
      ...named(`${random.below(100)}".bin`),
      contentType: "image/gif",
    });
    for (let run = 0; run < 300; run += 1) {
      const form: Form = {
        file: file(),
        others: Array.from({ length: 1 + random.below(3) }, file),
        meta: { [text()]: text() },
        title: text(),
        tags: Array.from({ length: random.below(4) }, text),
      };
      const written = writer.write(form);
      expect(reader.read(await bytesOf(written), options(written.contentType))).toEqual({ ok: true, value: form });
    }
  });

  it("passes over what stands before, between and behind, and spaces behind a boundary", () => {
    const text = `preamble\r\n--bb\r\n--b \t\r\n${part("title", "t")}\r\n--b--  \r\nepilogue\r\n--b`;
    expect(read(text)).toEqual({ ok: true, value: { title: "t", tags: [] } });
    expect(read(`\r\n${body(part("title", ""))}`)).toEqual({ ok: true, value: { title: "", tags: [] } });
  });

  it("reads a form without parts", () => {
    expect(read("--b--")).toEqual({ ok: true, value: { tags: [] } });
  });

  it("takes a boundary within a longer line, or without its line break, for content", () => {
    const content = "\r\n--bc\r\n--b--c\r\n--b-\r\n--b x\r\nx--b\r\n\n--b\n\r--b\r";
    expect(read(body(part("title", content)))).toMatchObject({ ok: true, value: { title: content } });
  });

  it("takes a boundary of 70 characters and no longer one", () => {
    const boundary = `${"'()+_,-./:=? ".repeat(5)}abcde`;
    expect(boundary.length).toBe(70);
    expect(read(body(part("title", "t")).replaceAll("--b", `--${boundary}`), boundary)).toMatchObject({ ok: true });
    for (const wrong of [`${boundary}x`, "", "b ", "bé", "b\\\\"])
      expect(codes(read(`--${wrong}--`, wrong))).toEqual(["multipart/boundary"]);
    expect(codes(reader.read(utf8("--b--"), options("multipart/form-data")))).toEqual(["multipart/boundary"]);
  });

  it.each([
    ["nothing", ""],
    ["no boundary", "title=t"],
    ["no closing boundary", `--b\r\n${part("title", "t")}\r\n--b\r\n`],
    ["a torn part", `--b\r\n${part("title", "t")}`],
    ["lines that end with LF", body(part("title", "t")).replaceAll("\r\n", "\n")],
    ["lines that end with CR", body(part("title", "t")).replaceAll("\r\n", "\r")],
    ["headers whose lines end with LF", body('Content-Disposition: form-data;\nname="title"\r\n\r\nt')],
    ["a part without headers", body("\r\nt")],
    ["a part without an empty line", body('Content-Disposition: form-data; name="title"')],
    ["two boundaries one after the other", "--b\r\n--b--\r\n"],
    ["a part without a disposition", body("Content-Type: text/plain\r\n\r\nt")],
    ["another disposition", body('Content-Disposition: attachment; name="title"\r\n\r\nt')],
    ["a disposition without a name", body("Content-Disposition: form-data\r\n\r\nt")],
    ["two names", body('Content-Disposition: form-data; name="title"; name="meta"\r\n\r\nt')],
    ["two dispositions", body(`Content-Disposition: form-data; name="count"\r\n${part("title", "t")}`)],
    ["a name that does not end", body('Content-Disposition: form-data; name="title\r\n\r\nt')],
    ["a folded header", body('Content-Disposition: form-data;\r\n name="title"\r\n\r\nt')],
    ["a header without a name", body(`: x\r\n${part("title", "t")}`)],
    ["a NUL in a header", body(`X: \0\r\n${part("title", "t")}`)],
  ])("refuses %s", (_, text) => {
    expect(codes(read(text))).toEqual(["multipart/syntax"]);
  });

  it("refuses encodings and charsets that it does not read", () => {
    expect(codes(read(body(`Content-Transfer-Encoding: base64\r\n${part("title", "dA==")}`)))).toEqual([
      "multipart/transfer-encoding",
    ]);
    expect(codes(read(body(`Content-Type: text/plain; charset=latin1\r\n${part("title", "t")}`)))).toEqual([
      "http/charset /title",
    ]);
    const bytes = Uint8Array.from(body(part("title", "\xff")), (character) => character.charCodeAt(0));
    expect(codes(reader.read(bytes, options("multipart/form-data; boundary=b")))).toEqual(["http/invalid-utf8 /title"]);
  });

  it("refuses repeated parts, wrong types and bad JSON, each at its place", () => {
    const text = body(
      part("title", "a"),
      part("title", "b"),
      `Content-Type: text/html\r\n${part("file", "x")}`,
      `Content-Type: application/json\r\n${part("lines", "1")}`,
      part("lines", '{"a":1,"a":2}'),
      `Content-Type: text/plain\r\n${part("meta", "{}")}`,
    );
    expect(codes(read(text))).toEqual([
      "multipart/repeated-part /title",
      "multipart/content-type /file",
      "json/duplicate-key /lines/1",
      "multipart/content-type /meta",
    ]);
  });

  it("reports as many problems as four kilobytes hold", () => {
    const result = read(body(...Array.from({ length: 200 }, () => part("lines", "no JSON"))));
    expect(result).toMatchObject({ ok: false, truncated: true });
    expect(codes(result).length).toBeGreaterThan(20);
    expect(JSON.stringify(result).length).toBeLessThan(4096);
  });

  it("checks the form unless that is switched off", () => {
    const refuse = (): Result<Form> => ({
      ok: false,
      problems: [{ code: "no", message: "", path: "" }],
      truncated: false,
    });
    const strict = multipartReader("multipart/form-data", parts, refuse);
    const bytes = utf8(body(part("title", "t")));
    const on = options("multipart/form-data; boundary=b");
    expect(codes(strict.read(bytes, on))).toEqual(["no"]);
    expect(strict.read(bytes, { ...on, validate: false })).toMatchObject({ ok: true, value: { title: "t" } });
  });

  it("refuses too many parts and too long headers", () => {
    expect(read(body(...Array.from({ length: 1000 }, () => part("tags", "t")))).ok).toBe(true);
    expect(codes(read(body(...Array.from({ length: 1001 }, () => part("tags", "t")))))).toEqual([
      "multipart/too-many-parts",
    ]);
    expect(codes(read(body(`X: ${"x".repeat(20_000)}\r\n${part("title", "t")}`)))).toEqual([
      "multipart/header-too-large",
    ]);
  });

  it.each([
    ["a million tiny parts", "--b\r\n\r\n\r\n".repeat(1_000_000)],
    ["a million empty boundaries", "--b\r\n".repeat(1_000_000)],
    ["line breaks", `--b\r\n${"\r\n".repeat(4_000_000)}`],
    ["returns", `--b\r\n${"\r".repeat(4_000_000)}`],
    ["nearly boundaries", `--b\r\n${"\r\n--b  ".repeat(1_000_000)}`],
    ["spaces behind a boundary", `--b${" ".repeat(4_000_000)}`],
    ["long headers of spaces", `--b\r\n${`A:${" ".repeat(16_000)}\x01\r\n\r\n\r\n--b\r\n`.repeat(500)}--b--`],
    ["a long disposition", body(...Array.from({ length: 500 }, () => part("x", "", `; a=b${" ;".repeat(8000)}`)))],
  ])("refuses %s in linear time", (_, text) => {
    const bytes = utf8(text);
    const spent = effort();
    expect(reader.read(bytes, options("multipart/form-data; boundary=b")).ok).toBe(false);
    expect(spent()).toBeLessThan(500);
  });

  it.each(seedsOf(import.meta.filename))("never throws, whatever the bytes (seed %i)", (seed) => {
    const random = new Random(seed + 11);
    const pieces: readonly [string, ...string[]] = [
      "--b",
      "\r\n",
      "--",
      "Content-Disposition: form-data",
      '; name="title"',
      ":",
      " ",
      "\0",
      "é",
      '"',
      "\r",
    ];
    for (let run = 0; run < 5000; run += 1) {
      const text = Array.from({ length: random.below(14) }, () => random.pick(pieces)).join("");
      const result = read(`--b\r\n${text}\r\n--b--`);
      expect(result.ok || result.problems.length > 0).toBe(true);
    }
  });

  it("returns a form that breaks its schema where problems are reported, as JSON does", () => {
    const refused: Problem = { code: "type", message: "No number.", path: "/count" };
    const typed = options("multipart/form-data; boundary=b");
    const strict = multipartReader("multipart/form-data", parts, () => ({
      ok: false,
      problems: [refused],
      truncated: false,
    }));
    const form = utf8(body(part("count", "x")));
    const found: Problem[] = [];
    const report = (problems: readonly Problem[]): void => void found.push(...problems);
    expect(strict.read(form, typed)).toMatchObject({ ok: false, problems: [refused] });
    expect(strict.read(form, { ...typed, report })).toMatchObject({ ok: true, value: { count: "x" } });
    expect(found).toEqual([refused]);
    // A part that cannot be read leaves nothing to return.
    expect(strict.read(utf8(body(part("meta", "{"))), { ...typed, report }).ok).toBe(false);
    expect(found).toHaveLength(1);
  });

  it("collects as many problems as are asked for, as JSON does", () => {
    const bytes = utf8(`${'--b\r\nContent-Disposition: form-data; name="lines"\r\n\r\n{\r\n'.repeat(300)}--b--`);
    const typed = options("multipart/form-data; boundary=b");
    const counts = [typed, { ...typed, maxProblems: 300 }].map((asked) => {
      const result = reader.read(bytes, asked);
      return result.ok ? 0 : result.problems.length;
    });
    expect(counts[0]).toBeLessThanOrEqual(100);
    expect(counts[1]).toBeGreaterThan(counts[0]! * 2.9);
  });
});
