import { describe, expect, it } from "vitest";
import type { Result } from "../../../templates/runtime/base/problem.js";
import { checkForm, type PartTable } from "../../../templates/runtime/http/payload-multipart-table.js";
import { multipartWriter } from "../../../templates/runtime/http/payload-multipart-write.js";
import {
  type Form,
  parts,
  writer,
  utf8,
  bytesOf,
  type ReadFile,
  platformForm,
  codes,
} from "./support/multipart-forms.js";

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
