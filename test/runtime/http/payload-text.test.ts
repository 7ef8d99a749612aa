import { describe, expect, it } from "vitest";
import { decodeText } from "../../../templates/runtime/http/payload-decode.js";
import { textReader, textWriter } from "../../../templates/runtime/http/payload-text.js";
import type { Result } from "../../../templates/runtime/base/problem.js";

const on = { validate: true, contentType: "text/plain" };

function anInteger(value: unknown): Result<number> {
  if (Number.isInteger(value)) return { ok: true, value: value as number };
  return { ok: false, problems: [{ code: "type", message: "no integer", path: "" }], truncated: false };
}

describe("textWriter", () => {
  it("writes strings, numbers and booleans, and names the charset of text", () => {
    expect(textWriter<string>("text/plain").write("é")).toEqual({
      body: "é",
      contentType: "text/plain; charset=utf-8",
    });
    expect(textWriter("text/plain;charset=UTF-8", anInteger).write(7)).toEqual({
      body: "7",
      contentType: "text/plain;charset=UTF-8",
    });
    expect(textWriter<boolean>("application/x-flag").write(true).contentType).toBe("application/x-flag");
    expect(textWriter<string>("text/*").write("a").contentType).toBe("text/plain; charset=utf-8");
  });
});

describe("textReader", () => {
  it("reads a string as it is", () => {
    expect(textReader("text/plain").read(" 12\n", on)).toEqual({ ok: true, value: " 12\n" });
  });

  it.each([
    ["12", "number", 12],
    ["-1.5e3", "number", -1500],
    ["012", "number", "012"],
    ["9007199254740993", "number", "9007199254740993"],
    ["true", "boolean", true],
    ["TRUE", "boolean", "TRUE"],
    ["null", ["null", "string"], null],
    ["12", ["string", "number"], 12],
    ["true", "number", "true"],
    ["", "number", ""],
  ] as const)("reads %j of shape %j as %j", (text, shape, value) => {
    expect(textReader("text/plain", undefined, shape).read(text, on)).toEqual({ ok: true, value });
  });

  it("checks what it has read", () => {
    const reader = textReader("text/plain", anInteger, "number");
    expect(reader.read("x", on)).toMatchObject({ ok: false, problems: [{ code: "type" }] });
    expect(reader.read("x", { ...on, validate: false })).toEqual({ ok: true, value: "x" });
  });
});

describe("decodeText", () => {
  it("reads UTF-8 and nothing else", () => {
    const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
    expect(decodeText(Uint8Array.from([0xff]))).toMatchObject({ ok: false, problems: [{ code: "http/invalid-utf8" }] });
    expect(decodeText(Uint8Array.from([0xe2, 0x82]))).toMatchObject({ ok: false });
    expect(decodeText(encode("aé€😀"))).toEqual({ ok: true, value: "aé€😀" });
    expect(decodeText(encode("\ufeffa"))).toEqual({ ok: true, value: "a" });
    expect(decodeText(new Uint8Array())).toEqual({ ok: true, value: "" });
  });
});
