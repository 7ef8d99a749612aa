import { describe, expect, it } from "vitest";
import type { ReadOptions, ReceivedFile, WrittenPayload } from "../../../templates/runtime/http/payload.js";
import { multipartReader } from "../../../templates/runtime/http/payload-multipart-read.js";
import { checkForm, type PartTable } from "../../../templates/runtime/http/payload-multipart-table.js";
import { multipartWriter } from "../../../templates/runtime/http/payload-multipart-write.js";
import type { Result } from "../../../templates/runtime/base/problem.js";
import { effort } from "../../support/effort.js";
import { Random } from "../../support/random.js";

type Form = Record<string, unknown>;

const parts: readonly PartTable[] = [
  { name: "file", kind: "file", contentType: "image/png, image/*" },
  { name: "others", kind: "file", many: true },
  { name: "meta", kind: "json" },
  { name: "lines", kind: "json", many: true },
  { name: "title", kind: "text" },
  { name: "count", kind: "text", shape: "number" },
  { name: "tags", kind: "text", many: true, required: true },
  { name: "__proto__", kind: "text" },
  { name: 'a "quoted"\r\nname é', kind: "text" },
];
const writer = multipartWriter<Form>("multipart/form-data", parts);
const reader = multipartReader<Form>("multipart/form-data", parts);
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const options = (contentType: string): ReadOptions => ({ validate: true, contentType });

/** A name that is received as it was sent. */
function named(filename: string): Pick<ReceivedFile, "filename" | "rawFilename"> {
  return { filename, rawFilename: filename };
}

async function bytesOf({ body }: WrittenPayload): Promise<Uint8Array> {
  return new Uint8Array(await (body as Blob).arrayBuffer());
}

/** The part of a `File` that is looked at. */
type ReadFile = Pick<File, "name" | "type" | "size" | "text">;

interface ReadForm {
  get(name: string): unknown;
  getAll(name: string): unknown;
}

/** A body as the platform's own reader understands it. */
async function platformForm({ body, contentType }: WrittenPayload): Promise<ReadForm> {
  const response: { formData(): Promise<ReadForm> } = new Response(body as Blob, {
    headers: { "content-type": contentType },
  });
  return response.formData();
}

/** Reads a body written by hand, with the boundary "b". */
function read(text: string, boundary: string = "b"): Result<Form> {
  return reader.read(utf8(text), options(`multipart/form-data; boundary="${boundary}"`));
}

/** A body of such parts. */
function body(...texts: readonly string[]): string {
  return `${texts.map((text) => `--b\r\n${text}\r\n`).join("")}--b--\r\n`;
}

function part(name: string, content: string, more: string = ""): string {
  return `Content-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}`;
}

function codes(result: Result<unknown>): readonly string[] {
  return result.ok ? [] : result.problems.map(({ code, path }) => `${code} ${path}`.trimEnd());
}

describe("multipartWriter", () => {
  it("writes names, types and contents of parts in order of the tables", async () => {
    const written = writer.write({
      title: "a\nb",
      count: 5,
      meta: { a: [1] },
      file: { data: utf8("png"), contentType: "image/gif" },
    });
    const boundary = /^multipart\/form-data; boundary=(form-[0-9a-f]{32})$/.exec(written.contentType)?.[1];
    expect(new TextDecoder().decode(await bytesOf(written))).toBe(
      [
        `--${boundary}`,
        'Content-Disposition: form-data; name="file"; filename="blob"',
        "Content-Type: image/gif",
        "",
        "png",
        `--${boundary}`,
        'Content-Disposition: form-data; name="meta"',
        "Content-Type: application/json",
        "",
        '{"a":[1]}',
        `--${boundary}`,
        'Content-Disposition: form-data; name="title"',
        "",
        "a\nb",
        `--${boundary}`,
        'Content-Disposition: form-data; name="count"',
        "",
        "5",
        `--${boundary}--`,
        "",
      ].join("\r\n"),
    );
  });

  it.each([
    [{ file: utf8("x") }, "/file"],
    [{ file: new Blob(["x"], { type: "text/html" }) }, "/file"],
    [{ note: 1 }, "/note"],
    [{ pages: [new Blob(["x"], { type: "image/png" }), new Blob(["x"], { type: "image/gif" })] }, "/pages/1"],
  ])("refuses a part of a type that it may not have, %#", (form, path) => {
    const tables: readonly PartTable[] = [
      ...parts,
      { name: "pages", kind: "file", many: true, contentType: "image/png" },
      { name: "note", kind: "json", contentType: "text/a, text/b" },
    ];
    const problems = [expect.objectContaining({ code: "multipart/content-type", path }) as unknown];
    const write = (): unknown => multipartWriter<Form>("multipart/form-data", tables).write(form);
    expect(write).toThrow(expect.objectContaining({ problems }));
  });

  it("gives bytes without a type the one that their part has", async () => {
    const one = multipartWriter<Form>("multipart/form-data", [
      { name: "file", kind: "file", contentType: "image/png" },
    ]);
    for (const file of [utf8("x"), new Blob(["x"])])
      expect(new TextDecoder().decode(await bytesOf(one.write({ file })))).toContain("\r\nContent-Type: image/png\r\n");
  });

  it("takes a new boundary each time", () => {
    expect(writer.write({}).contentType).not.toBe(writer.write({}).contentType);
  });

  it("is read the same by the platform", async () => {
    const name = 'a "quoted"\r\nname é';
    const filename = 'f "1"\r\n; filename="x".png';
    const written = writer.write({
      file: { data: new Blob(["png"], { type: "image/png" }), filename },
      others: [new File(["one"], "one.txt", { type: "text/plain" }), utf8("two"), { data: utf8("three") }],
      tags: ["a", "", "--form-"],
      [name]: "x",
    });
    const form = await platformForm(written);
    const [file] = form.getAll("file") as readonly [ReadFile];
    expect([file.name, file.type, await file.text()]).toEqual([filename, "image/png", "png"]);
    const others = form.getAll("others") as readonly ReadFile[];
    expect(others.map((other) => [other.name, other.type, other.size])).toEqual([
      ["one.txt", "text/plain", 3],
      ["blob", "application/octet-stream", 3],
      ["blob", "application/octet-stream", 5],
    ]);
    expect(form.getAll("tags")).toEqual(["a", "", "--form-"]);
    expect(form.get(name)).toBe("x");
  });

  it("writes no header that a caller has not written", () => {
    const hostile = { file: { data: utf8("x"), contentType: "image/png\r\nX-Evil: 1" } };
    expect(codes(writer.validate!(hostile))).toEqual(["type /file"]);
    expect(() => writer.write(hostile)).toThrow(TypeError);
  });

  it("throws for what cannot be its part when nothing has been checked", () => {
    for (const form of [{ file: "text" }, { title: {} }, { meta: () => 1 }, { meta: 1n }])
      expect(() => writer.write(form)).toThrow(TypeError);
  });

  it("checks files itself and lets the check see the empty text in their places", () => {
    const seen: unknown[] = [];
    const check = (value: unknown): Result<Form> => {
      seen.push(value);
      return { ok: true, value: value as Form };
    };
    const form = { file: utf8("x"), others: [utf8("y"), utf8("z")], title: "t" };
    expect(checkForm(form, parts, check)).toEqual({ ok: true, value: form });
    expect(seen).toEqual([{ file: "", others: ["", ""], title: "t" }]);
    expect(codes(checkForm({ file: "x", others: [1, utf8("z")] }, parts, check))).toEqual([
      "type /file",
      "type /others/0",
    ]);
    expect(codes(checkForm("no form", parts, check))).toEqual(["type"]);
    expect(seen.at(-1)).toBe("no form");
  });

  it("adds what the check finds", () => {
    const refuse = (): Result<Form> => ({
      ok: false,
      problems: [{ code: "required", message: "", path: "" }],
      truncated: true,
    });
    expect(codes(checkForm({ file: 5 }, parts, refuse))).toEqual(["type /file", "required"]);
  });
});

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

  it("reads back random forms that it has written", async () => {
    const random = new Random(7);
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

  it("never throws, whatever the bytes", () => {
    const random = new Random(11);
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
