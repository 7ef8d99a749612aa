import { describe, expect, it } from "vitest";
import { xmlReader, xmlWriter } from "../../../templates/runtime/http/payload-xml.js";
import { decodeXmlBytes } from "../../../templates/runtime/xml/bytes/decode-xml-bytes.js";
import type { Result } from "../../../templates/runtime/base/problem.js";

/** Replaces an emitted decoder: decodes bytes by their own encoding, and returns the string as the value. */
function decode(xml: string | Uint8Array): Result<string> {
  return typeof xml === "string" ? { ok: true, value: xml } : decodeXmlBytes(xml);
}

const reader = xmlReader("application/xml", decode);
const read = (bytes: Uint8Array, contentType: string = "application/xml"): Result<string> =>
  reader.read(bytes, { validate: true, contentType });
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe("xmlWriter", () => {
  it("writes what the encoder makes of a value", () => {
    const writer = xmlWriter("application/xml", undefined, (value: string) => `<a>${value}</a>`);
    expect(writer.write("b")).toEqual({ body: "<a>b</a>", contentType: "application/xml" });
    expect(writer.write("b", "Application/XML; charset=utf-8").contentType).toBe("Application/XML; charset=utf-8");
    expect(() => writer.write("b", "text/xml")).toThrow("The content type of the body must match application/xml.");
  });
});

describe("xmlReader", () => {
  it("reads UTF-8 with and without a declaration, a charset and a byte order mark", () => {
    const declared = '<?xml version="1.0" encoding="UTF-8"?><é/>';
    for (const type of ["application/xml", "text/xml; charset=utf-8", "text/xml; charset=US-ASCII"]) {
      expect(read(utf8("<é/>"), type)).toEqual({ ok: true, value: "<é/>" });
      expect(read(utf8(declared), type)).toEqual({ ok: true, value: declared });
      expect(read(utf8("\ufeff<é/>"), type)).toEqual({ ok: true, value: "<é/>" });
    }
  });

  it("follows the declaration where no charset is named, and the charset where one is", () => {
    const declared = '<?xml version="1.0" encoding="ISO-8859-1"?><é/>';
    expect(read(latin1(declared))).toEqual({ ok: true, value: declared });
    expect(read(latin1("<é/>"), "text/xml;charset=iso-8859-1")).toEqual({ ok: true, value: "<é/>" });
    expect(read(latin1("<a>\x80</a>"), "text/xml;charset=Windows-1252")).toEqual({ ok: true, value: "<a>\u20ac</a>" });
    expect(read(utf8(declared), "text/xml;charset=utf-8")).toEqual({ ok: true, value: declared });
  });

  it("lets a byte order mark of UTF-16 decide", () => {
    const bytes = Uint8Array.from([0xff, 0xfe, 0x3c, 0, 0x61, 0, 0x2f, 0, 0x3e, 0]);
    expect(read(bytes, "text/xml;charset=utf-8")).toEqual({ ok: true, value: "<a/>" });
  });

  it("refuses malformed bytes and charsets that it does not know", () => {
    const bytes = latin1("<é/>");
    expect(read(bytes)).toMatchObject({ ok: false, problems: [{ code: "xml/malformed-bytes", line: 1, column: 2 }] });
    expect(read(bytes, "text/xml;charset=utf-8")).toMatchObject({ problems: [{ code: "http/invalid-utf8" }] });
    expect(read(bytes, "text/xml;charset=utf-7")).toMatchObject({ problems: [{ code: "http/charset" }] });
  });
});
