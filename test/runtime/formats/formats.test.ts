import { describe, expect, it } from "vitest";
import { numberFormats, textFormats } from "../../../generator/model/json-schema/formats.js";
import { effort } from "../../support/effort.js";

/** Strings by format: valid and invalid ones. Cases of the official suite's public part are not repeated here. */
const texts: Readonly<Record<string, { readonly valid: readonly string[]; readonly invalid: readonly string[] }>> = {
  date: { valid: ["2024-02-29", "0000-01-01"], invalid: ["2023-02-29", "2024-00-10", "24-01-01", "2024-1-1", ""] },
  time: {
    valid: ["23:59:59Z", "00:00:00+00:00", "12:30:00.123456789-05:30", "23:59:60Z", "22:59:60-01:00", "08:30:06z"],
    invalid: [
      "24:00:00Z",
      "23:60:00Z",
      "23:59:61Z",
      "22:59:60Z",
      "12:00:00",
      "12:00:00.Z",
      "12:00:00+24:00",
      "12:00:00+1:00",
      "1:00:00Z",
    ],
  },
  "date-time": {
    valid: ["2024-05-06T07:08:09Z", "2024-05-06t07:08:09.5+01:00", "1998-12-31T23:59:60Z"],
    invalid: [
      "2024-05-06 07:08:09Z",
      "2024-05-06T07:08:09",
      "2024-05-06",
      "2024-13-06T07:08:09Z",
      "1998-12-31T23:58:60Z",
    ],
  },
  duration: {
    valid: ["P1Y", "P1Y2M3D", "P3D", "PT1H2M3S", "PT36H", "P4DT12H30M5S", "P2W", "PT0S", "P1M", "PT1M"],
    invalid: [
      "",
      "P",
      "PT",
      "P1",
      "1D",
      "P1YT",
      "PT1D",
      "P2D1Y",
      "P1Y2W",
      "PT1H3S",
      "P1Y3D",
      "P1.5D",
      "P-1D",
      "P১D",
      "p1D",
    ],
  },
  email: {
    valid: ["a@b", "a.b+c@example.com", '"a b"@example.com', "a@[127.0.0.1]", "a@[IPv6:::1]"],
    invalid: ["a", "a@", "@b", "a@b.", "a@-b", "a b@c", '"a@b', "a@[1.2.3]", "é@example.com", "a@b c"],
  },
  "idn-email": {
    valid: [
      "실례@실례.테스트",
      "a@b",
      "é@example.com",
      // Every form of Unicode: composed, decomposed, and both in one name.
      "user@cafe\u0301.example",
      "e\u0301@b",
      '"e\u0301 x"@b',
      "a@café.cafe\u0301",
      "\u{1f600}@b",
    ],
    // No character of a domain means another one, such as the sign for kelvin; UTF-8 does not have halves of surrogate pairs.
    invalid: ["2962", "a@", "a@例..com", "é @b", "a@1.אב", "a@\u212a.example", "\ud800@b", "a@\ud800", '"\\é"@b'],
  },
  hostname: {
    valid: ["a", "example.com", "1host", "a-b.c", "xn--4gbwdl.xn--wgbh1c", "a".repeat(63)],
    invalid: ["", ".", "a.", ".a", "-a", "a-", "a_b", "a..b", "a".repeat(64), "é.com", `${"a.".repeat(130)}a`, "xn--X"],
  },
  "idn-hostname": {
    valid: [
      "실례.테스트",
      "example.com",
      "straße.de",
      "l·l",
      "\u0375β",
      "א\u05f3ב",
      "ァ・b",
      "क्\u200dष",
      "بي\u200cبي",
      "بي\u200c\u0300\u200cبي",
      "a。b",
      // From right to left: letters, digits of one kind behind them, and marks at the end.
      "אב1.example",
      "ب١",
      "ب۱",
      "שָ",
    ],
    invalid: [
      "א1a",
      "aא",
      "1א",
      "١ب",
      "ب۱1٢",
      "1.אב",
      "1.xn--4dbc",
      "xn--1a-uld",
      "〮실례.테스트",
      "-> $1.00 <--",
      "",
      "a\u0640b",
      "·l",
      "α\u0375",
      "a\u05f3",
      "・a",
      "क\u200dष",
      "بي\u200c\u200dبي",
      "اي\u200cb",
      "\u0300a",
      "٠۰",
      "Bücher.de",
      "실〮례",
      `${"실".repeat(70)}.com`,
    ],
  },
  ipv4: {
    valid: ["192.168.0.1", "0.0.0.0"],
    invalid: ["256.0.0.1", "01.2.3.4", "1.2.3", "1.2.3.4.5", "1.2.3.4 ", "0x1.2.3.4"],
  },
  ipv6: {
    valid: [
      "::",
      "::1",
      "1::",
      "1:2:3:4:5:6:7:8",
      "::ffff:1.2.3.4",
      "1:2:3:4:5:6:1.2.3.4",
      "1::8",
      "1:2:3:4:5:6:7::",
      "::2:3:4:5:6:7:8",
    ],
    invalid: [
      "",
      ":",
      ":::",
      "1:2:3:4:5:6:7",
      "1:2:3:4:5:6:7:8:9",
      "1::2::3",
      "12345::",
      "1:2:3:4:5:6:7:8::",
      "fe80::1%eth0",
      "1.2.3.4::",
      "::1.2.3.4:5",
      "1:",
    ],
  },
  uri: {
    valid: [
      "http://example.com/a?b#c",
      "urn:a:b",
      "mailto:a@b",
      "http://[::1]:80/",
      "file:///a",
      "a:",
      "http://",
      "http://a:/",
    ],
    invalid: [
      "",
      "//a/b",
      "/a",
      "a b:c",
      "http://a b",
      "http://[::1",
      "http://a:b",
      "http://%zz",
      "1a:b",
      "http://é",
      "http://a@b@c",
      "http://[::1]a/",
    ],
  },
  "uri-reference": {
    valid: ["", "/a", "a/b:c", "//a", "#f", "?q", "http://a"],
    invalid: ["a b", "1:b", "\\a", "#a#b", "%", "é"],
  },
  iri: {
    valid: ["http://ƒøø.ßår/?q=é#é", "http://a/?\ue000"],
    invalid: ["é", "http://a/ é", "http://a/\ue000", "http://a/\ud800"],
  },
  "iri-reference": { valid: ["", "é", "//ƒøø/é"], invalid: ["\\é", "é é"] },
  "uri-template": {
    valid: ["", "/{a}{?b,c*}{#d:3}", "{+path}/x", "é"],
    invalid: ["{", "}", "{a", "{a b}", "{}", "{a:0}", "a\nb"],
  },
  "json-pointer": { valid: ["", "/", "/a~0b/~1", "/é/0"], invalid: ["a", "/~", "/~2", "#/a"] },
  "relative-json-pointer": { valid: ["0", "1/a", "10#"], invalid: ["", "/a", "01", "-1", "0#/a", "1a"] },
  uuid: {
    valid: [
      "2eb8aa08-aa98-11ea-b4aa-73b441d16380",
      "00000000-0000-0000-0000-000000000000",
      "ABCDEF01-2345-6789-abcd-ef0123456789",
    ],
    invalid: [
      "",
      "2eb8aa08aa9811eab4aa73b441d16380",
      "2eb8aa08-aa98-11ea-b4aa-73b441d1638g",
      "{2eb8aa08-aa98-11ea-b4aa-73b441d1638}",
    ],
  },
  regex: { valid: ["", "^a+$", "\\p{L}"], invalid: ["(", "[", "\\_", "(?<a", "a{2,1}"] },
  byte: {
    valid: ["", "YQ==", "YWI=", "YWJj", "+/+/"],
    invalid: ["Y", "YQ", "YQ=", "Y===", "YQ==YQ==", "YW-_", "YWJj\n"],
  },
};

const numbers: Readonly<Record<string, { readonly valid: readonly number[]; readonly invalid: readonly number[] }>> = {
  int32: { valid: [0, -2147483648, 2147483647, 1.0], invalid: [2147483648, -2147483649, 0.5] },
  int64: { valid: [2 ** 53, -(2 ** 63)], invalid: [2 ** 63, 0.5] },
  float: { valid: [0.1, 3.4e38, -3.4e38], invalid: [3.5e38, -1e300] },
  double: { valid: [1e308, 5e-324], invalid: [Number.NaN] },
};

describe("formats of texts", () => {
  it("are all tested", () => {
    const here = "texts that have each format and that do not, in this file";
    expect(Object.keys(texts).sort(), here).toEqual([...textFormats.keys()].sort());
    expect(Object.keys(numbers).sort(), here).toEqual([...numberFormats.keys()].sort());
  });

  it.each(Object.keys(texts))("%s", async (format) => {
    const check = await load<string>(textFormats.get(format));
    expect(texts[format]?.valid.filter((text) => !check(text))).toEqual([]);
    expect(texts[format]?.invalid.filter(check)).toEqual([]);
  });

  it.each(Object.keys(texts))("%s is checked in linear time", async (format) => {
    const check = await load<string>(textFormats.get(format));
    const spent = effort();
    for (const piece of [
      "a",
      "1",
      "-",
      ".",
      "a.",
      ":",
      "1:",
      "%41",
      "/",
      "~0",
      "{a}",
      "P1Y",
      '"',
      "\\",
      "é",
      "\u0301",
      "(",
      "@",
      "xn--",
      "Z",
    ]) {
      // prettier-ignore
      check(piece.repeat(50_000));
      check(`a@${piece.repeat(50_000)}`);
      check(`http://${piece.repeat(50_000)}`);
    }
    expect(spent()).toBeLessThan(300);
  });
});

describe("formats of numbers", () => {
  it.each(Object.keys(numbers))("%s", async (format) => {
    const check = await load<number>(numberFormats.get(format));
    expect(numbers[format]?.valid.filter((number) => !check(number))).toEqual([]);
    expect(numbers[format]?.invalid.filter(check)).toEqual([]);
  });
});

async function load<T>(
  format: { readonly module: string; readonly name: string } | undefined,
): Promise<(value: T) => boolean> {
  const module = (await import(
    /* @vite-ignore */ new URL(`../../../templates/runtime/${format?.module}.ts`, import.meta.url).href
  )) as Record<string, (value: T) => boolean>;
  const check = module[format?.name ?? ""];
  if (check === undefined) throw new Error(`${format?.module} has no ${format?.name}.`);
  return check;
}
