import { describe, expect, it, vi } from "vitest";
import { decodeXmlBytes } from "../../../templates/runtime/xml/bytes/decode-xml-bytes.js";

const ascii = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0));
const utf8 = (text: string): number[] => [...new TextEncoder().encode(text)];
const utf16 = (text: string, littleEndian: boolean): number[] =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).flatMap((unit) =>
    littleEndian ? [unit & 0xff, unit >> 8] : [unit >> 8, unit & 0xff],
  );
const utf16le = (text: string): number[] => [0xff, 0xfe, ...utf16(text, true)];
const utf16be = (text: string): number[] => [0xfe, 0xff, ...utf16(text, false)];
const utf8Mark = [0xef, 0xbb, 0xbf];

/** The text, or the code without its family and the place. */
function decoded(bytes: readonly number[]): string {
  const result = decodeXmlBytes(Uint8Array.from(bytes));
  if (result.ok) return result.value;
  const [problem] = result.problems;
  return `${problem?.code.slice("xml/".length)} ${problem?.line}:${problem?.column}`;
}

/** The string, or "malformed" for an invalid byte at any position. */
const decodedOrMalformed = (bytes: readonly number[]): string =>
  decoded(bytes).startsWith("malformed-bytes") ? "malformed" : decoded(bytes);

function strictly(bytes: readonly number[]): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return "malformed";
  }
}

const declared = (encoding: string, content = ""): string =>
  `<?xml version="1.0" encoding="${encoding}"?><a>${content}</a>`;

describe("decodeXmlBytes", () => {
  const every = "aé\u07ff\u0800€\ud7ff\ue000\ufffd\u{10000}\u{1f600}\u{10ffff}";

  it.each<[title: string, bytes: number[], text: string]>([
    ["nothing", [], ""],
    ["UTF-8 without declaration", utf8(`<a>${every}</a>`), `<a>${every}</a>`],
    ["UTF-8 with declaration", utf8(declared("utf-8", every)), declared("utf-8", every)],
    ["UTF-8 with byte order mark", [...utf8Mark, ...utf8("<a>é</a>")], "<a>é</a>"],
    ["UTF-8 with mark and declaration", [...utf8Mark, ...utf8(declared("UTF-8", "é"))], declared("UTF-8", "é")],
    ["UTF-16, low byte first", utf16le(`<a>${every}</a>`), `<a>${every}</a>`],
    ["UTF-16, high byte first", utf16be(declared("UTF-16", every)), declared("UTF-16", every)],
    ["UTF-16 by its older name", utf16le(declared("ISO-10646-UCS-2")), declared("ISO-10646-UCS-2")],
    ["UTF-8 without a hyphen, with byte order mark", [...utf8Mark, ...utf8(declared("utf8"))], declared("utf8")],
    ["UTF-16 with its byte order declared", utf16le(declared("UTF-16LE")), declared("UTF-16LE")],
    ["UTF-16LE without byte order mark", utf16(declared("utf-16le", every), true), declared("utf-16le", every)],
    ["UTF-16BE without byte order mark", utf16(declared("UTF-16BE", every), false), declared("UTF-16BE", every)],
    ["ISO-8859-1", ascii(declared("iso-8859-1", "\xe9\xff\x80")), declared("iso-8859-1", "\xe9\xff\x80")],
    ["US-ASCII", ascii(declared("us-ascii", "x")), declared("us-ascii", "x")],
    ["a malformed declaration, for the reader to refuse", ascii("<?xml encoding=x?><a/>"), "<?xml encoding=x?><a/>"],
  ])("reads %s", (_, bytes, text) => {
    expect(decoded(bytes)).toBe(text);
  });

  it.each([
    ["windows-1252", "\x80\x9f\xe9\x81", "\u20ac\u0178\u00e9\u0081"],
    ["Windows-1251", "\xcf\xf0", "\u041f\u0440"],
    ["windows-1258", "\xd0", "\u0110"],
    ["ISO-8859-2", "\xb1\x85", "\u0105\u0085"],
    ["ISO-8859-9", "\xfd\x80", "\u0131\u0080"],
    ["iso-8859-15", "\xa4", "\u20ac"],
    ["KOI8-R", "\xc1", "\u0430"],
    ["Shift_JIS", "\x83\x65\x81\x5f", "\u30c6\uff3c"],
    ["EUC-JP", "\xa5\xc6", "\u30c6"],
    ["EUC-KR", "\xb0\xa1", "\uac00"],
    ["GB2312", "\xd6\xd0", "\u4e2d"],
    ["GB18030", "\xd6\xd0\x95\x32\x82\x36", "\u4e2d\u{20000}"],
    ["Big5", "\xa4\xa4", "\u4e2d"],
    ["utf8", "\xc3\xa9", "\u00e9"],
    ["cp1252", "\x80", "\u20ac"],
    ["ISO_8859-1", "\x80\xe9", "\u0080\u00e9"],
    ["csISOLatin1", "\xe9", "\u00e9"],
    ["Latin5", "\xfd\x80", "\u0131\u0080"],
    ["TIS-620", "\xa1\x80", "\u0e01\u0080"],
    ["sjis", "\x83\x65", "\u30c6"],
  ])("reads %s", (encoding, bytes, text) => {
    expect(decoded(ascii(declared(encoding, bytes)))).toBe(declared(encoding, text));
  });

  it("has no encoding in which other bytes than those of ASCII are markup", () => {
    const encodings = [
      "windows-1252",
      "ISO-8859-5",
      "KOI8-U",
      "Shift_JIS",
      "EUC-JP",
      "EUC-KR",
      "GBK",
      "GB18030",
      "Big5",
    ];
    for (const encoding of encodings) {
      const markup: string[] = [];
      for (let lead = 0x80; lead <= 0xff; lead++) {
        for (const second of [0x30, 0x40, 0x5c, 0x7e, 0x80, 0xa1, 0xff]) {
          const text = decoded(ascii(declared(encoding, String.fromCharCode(lead, second, 0x30))));
          if (!text.startsWith("malformed"))
            markup.push(...(text.slice(text.indexOf("<a>") + 3, -4).match(/[<>&"']/g) ?? []));
        }
      }
      expect([encoding, markup]).toEqual([encoding, []]);
    }
  });

  it("reads texts longer than one chunk", () => {
    const text = `<a>${"é€\u{1f600}x".repeat(5_000)}</a>`;
    expect(decoded(utf8(text))).toBe(text);
    expect(decoded(utf16be(text))).toBe(text);
  });

  it("agrees with TextDecoder where Latin letters and wrong bytes stand at the edges of words, and behind long texts", () => {
    for (const length of [...Array(40).keys(), 1_048_571, 1_048_577, 70, 1_200_000, 0]) {
      const ends = [
        [0xc3, 0xbc],
        [0xc2],
        [0xc3, 0x3c],
        [0xe2, 0x82, 0xac],
        [0xff],
        [0x3e, 0xc3, 0xbc, 0x3e, 0x3e, 0x3e, 0x3e],
      ];
      for (const end of ends) {
        const bytes = [
          ...new Array<number>(length).fill(0x20),
          ...end,
          ...end,
          ...new Array<number>(length % 40).fill(0x3e),
        ];
        expect(decodedOrMalformed(bytes) === strictly(bytes), `${length} bytes before ${end.join(" ")}`).toBe(true);
      }
    }
  });

  it("reads bytes from the middle of a buffer, and the same without the buffers of Node", () => {
    const text = `<a>${"ü".repeat(20)}ÿ\u0080 ascii</a>`;
    const whole = Uint8Array.from([0xff, 0xff, 0xff, ...utf8(text), 0xff]);
    const result = decodeXmlBytes(whole.subarray(3, -1));
    expect(result).toEqual({ ok: true, value: text });
    vi.stubGlobal("Buffer", undefined);
    const without = decodeXmlBytes(whole.subarray(3, -1));
    vi.unstubAllGlobals();
    expect(without).toEqual(result);
  });

  it("says which byte is wrong", () => {
    expect(decodeXmlBytes(Uint8Array.from([...ascii("<a>"), 0xff]))).toMatchObject({
      problems: [{ message: "The bytes are not valid UTF-8 from 0xFF on." }],
    });
  });

  it("agrees with TextDecoder on every lead byte and edge of what follows", () => {
    const edges = [0x00, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xff];
    for (let lead = 0x80; lead <= 0xff; lead++) {
      for (const second of edges) {
        for (const rest of [[], [0x7f], [0x80], [0xbf], [0x80, 0x80], [0xbf, 0xbf], [0x80, 0xc0], [0xc0, 0x80]]) {
          const bytes = [0x3c, lead, second, ...rest];
          expect([bytes, decodedOrMalformed(bytes)]).toEqual([bytes, strictly(bytes)]);
        }
      }
    }
  });

  it.each<[title: string, bytes: number[], fault: string]>([
    ["an overlong sequence", [...ascii("<a>"), 0xc0, 0xaf], "malformed-bytes 1:4"],
    ["an overlong sequence of three", [...ascii("<a>\n"), 0xe0, 0x80, 0xaf], "malformed-bytes 2:1"],
    ["a surrogate", [...ascii("<a>"), 0xed, 0xa0, 0x80], "malformed-bytes 1:4"],
    ["a code point above U+10FFFF", [...ascii("<a>"), 0xf4, 0x90, 0x80, 0x80], "malformed-bytes 1:4"],
    ["a sequence cut off", [...ascii("<a>"), 0xe2, 0x82], "malformed-bytes 1:4"],
    ["a sequence broken off", [...ascii("<a>"), 0xe2, 0x82, 0x3c], "malformed-bytes 1:4"],
    ["a continuation byte alone", [...ascii("<a>"), 0x80], "malformed-bytes 1:4"],
    ["Latin-1 without declaration", [...ascii("<a>\r\n"), 0xe9, 0x3c], "malformed-bytes 2:1"],
    ["half a code unit of UTF-16", [...utf16le("<a/>"), 0x20], "malformed-bytes 1:5"],
    ["a byte above 0x7f in US-ASCII", [...ascii(declared("US-ASCII")), 0x80], "malformed-bytes 1:49"],
    ["UTF-32, high byte first", [0, 0, 0xfe, 0xff, 0, 0, 0, 0x3c], "unsupported-encoding 1:1"],
    ["UTF-32, low byte first", [0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0], "unsupported-encoding 1:1"],
    ["UTF-8 with two byte order marks", [...utf8Mark, ...utf8Mark, ...utf8("<a/>")], "text-outside-root 1:1"],
    ["two marks before a declaration", [...utf8Mark, ...utf8Mark, ...utf8(declared("UTF-8"))], "text-outside-root 1:1"],
    ["UTF-16LE with two byte order marks", [0xff, 0xfe, ...utf16("\ufeff<a/>", true)], "text-outside-root 1:1"],
    ["UTF-16BE with two byte order marks", [0xfe, 0xff, ...utf16("\ufeff<a/>", false)], "text-outside-root 1:1"],
    ["UTF-16 without byte order mark", utf16("<a/>", true), "unsupported-encoding 1:1"],
    ["UTF-16 without byte order mark, high byte first", utf16("<?xml?>", false), "unsupported-encoding 1:1"],
    ["UTF-16 that says so, without byte order mark", utf16(declared("UTF-16"), true), "unsupported-encoding 1:1"],
    ["UTF-16LE that is UTF-16BE", utf16(declared("UTF-16LE"), false), "encoding-conflict 1:31"],
    ["UTF-8 in bytes of UTF-16", utf16(declared("UTF-8"), true), "encoding-conflict 1:31"],
    ["EBCDIC", [0x4c, 0x6f, 0xa7, 0x94, 0x93], "unsupported-encoding 1:1"],
    ["an encoding it does not know", ascii(declared("ISO-8859-12")), "unsupported-encoding 1:31"],
    ["an encoding that hides markup", ascii(declared("UTF-7")), "unsupported-encoding 1:31"],
    ["an encoding with escapes", ascii(declared("ISO-2022-JP")), "unsupported-encoding 1:31"],
    ["a label of TextDecoder that is no encoding", ascii(declared("x-user-defined")), "unsupported-encoding 1:31"],
    ["a byte that the encoding lacks", ascii(declared("ISO-8859-7", "\n\xff")), "malformed-bytes 2:1"],
    [
      "a sequence that is cut off in Shift_JIS",
      ascii(declared("Shift_JIS", "\x83").slice(0, -4)),
      "malformed-bytes 1:46",
    ],
    ["markup in place of a second byte", ascii(declared("Shift_JIS", "\x83")), "malformed-bytes 1:46"],
    ["a wrong byte far behind", ascii(declared("GB18030", `${"x".repeat(9_000)}\xff<`)), "malformed-bytes 1:9044"],
    ["UTF-8 that declares UTF-16", ascii(declared("UTF-16")), "encoding-conflict 1:31"],
    [
      "a mark of UTF-8 with another declaration",
      [...utf8Mark, ...ascii(declared("ISO-8859-1"))],
      "encoding-conflict 1:31",
    ],
    ["UTF-16 that declares UTF-8", utf16le(declared("UTF-8")), "encoding-conflict 1:31"],
    ["UTF-16 with the other byte order declared", utf16le(declared("UTF-16BE")), "encoding-conflict 1:31"],
    [
      "an encoding it does not know, far behind",
      ascii(`<?xml version="1.0" ${" ".repeat(5_000)} encoding="ISO-8859-12"?><a/>`),
      "unsupported-encoding 1:5032",
    ],
  ])("refuses %s", (_, bytes, fault) => {
    expect(decoded(bytes)).toBe(fault);
  });

  it("names what it refuses", () => {
    const result = decodeXmlBytes(Uint8Array.from(ascii(declared("UTF-7"))));
    expect(result).toEqual({
      ok: false,
      problems: [
        {
          code: "xml/unsupported-encoding",
          message: "Encoding UTF-7 is not supported.",
          path: "",
          line: 1,
          column: 31,
        },
      ],
      truncated: false,
    });
  });

  it("refuses more bytes than the limit", () => {
    const bytes = Uint8Array.from(ascii("<a></a>"));
    expect(decodeXmlBytes(bytes, { maxSize: 7 }).ok).toBe(true);
    expect(decodeXmlBytes(bytes, { maxSize: 6 })).toMatchObject({ ok: false, problems: [{ code: "xml/too-large" }] });
  });
});
