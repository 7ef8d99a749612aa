import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { validatorsOf } from "../../support/validators.js";
import { expectTame } from "../payloads/tame.js";

/* THOROUGH=1 takes texts of ten million characters, and puts names of three million into a schema. */

const isThorough = process.env["THOROUGH"] !== undefined;

/** Every format that the runtime knows: `hasDateFormat`, `hasUriFormat`, ... */
const folder = new URL("../../../templates/runtime/formats/", import.meta.url);
const formats: [string, (text: string) => boolean][] = [];
for (const file of readdirSync(folder).filter((name) => name.endsWith(".ts"))) {
  const module = (await import(/* @vite-ignore */ new URL(file, folder).href)) as Record<string, unknown>;
  for (const [name, value] of Object.entries(module))
    if (/^has.*Format$/.test(name)) formats.push([name, value as (text: string) => boolean]);
}

/** Beginnings that a scanner goes on after, and pieces that it may stumble over again and again. */
const heads = ["", "2020-01-01T00:00:00.", "P1Y", "http://", "http://[", "a@", "\"", "1.1.1.", "::", "{", "/", "xn--", "urn:", "mailto:", "(", "["]; // prettier-ignore
const pieces = [
  "a", "0", "1", ".", "-", ":", "/", "%", "%41", "@", "\"", "\\", "\\\"", "[", "]", "(", ")", "{", "}", "{a}", "~", "~0", "=", "+", " ", "\t", "\n",
  "a.", "a-", "1:", "::", "0.", "a@", "xn--", "é", "é.", "ß.", "😀", "\ud800", "\u0640", "\u200d", "a\u0300", "ا", "א", "P1D", "T1H", "(a", "a|", "a*", "(?:", "[a", "\\d", "{1,", "a?", "a{1}",
]; // prettier-ignore
const length = 50_000;

describe("formats", () => {
  it("are all here", () => {
    expect(formats.length).toBeGreaterThan(20);
  });

  it.each(formats)("%s is a scanner: 50,000 characters take it little time, whatever they are", (_, hasFormat) => {
    for (const head of heads) {
      for (const piece of pieces) {
        const size = head === "" ? length : 5000;
        const text = `${head}${piece.repeat(Math.ceil(size / piece.length))}`;
        const start = performance.now();
        for (const ended of [text, `${text}\u0001`]) hasFormat(ended);
        if (performance.now() - start > 1500) expect([head, piece]).toBe("a pair that takes little time");
      }
    }
  });

  it("take texts of millions of characters", () => {
    const size = isThorough ? 10_000_000 : 2_000_000;
    for (const text of ["(", "é", "a."].map((piece) => piece.repeat(size / piece.length))) {
      for (const [name, hasFormat] of formats) {
        const start = performance.now();
        hasFormat(text);
        expect([name, performance.now() - start < 20_000]).toEqual([name, true]);
      }
    }
  }, 120_000);

  it("are checked in long values", () => {
    const names = ["date-time", "email", "idn-email", "hostname", "idn-hostname", "uri", "iri", "uri-template", "regex", "ipv6", "uuid", "duration", "json-pointer", "byte"]; // prettier-ignore
    for (const format of names) {
      const { isText, validateText } = validatorsOf({ Text: { type: "string", format } });
      for (const text of ["(", "é", "a."].map((piece) => piece.repeat(300_000 / piece.length))) {
        const result = validateText(text);
        expect(isText(text)).toBe(result.ok);
        expectTame(result);
      }
    }
  }, 120_000);
});

describe("names and constants of 300,000 characters in a schema, nearly each of which is an escape in code", () => {
  it("become code", () => {
    const long = `"\\${"\u202e".repeat(1000)}`.repeat(isThorough ? 3000 : 300);
    const { isText } = validatorsOf({ Text: { const: long } });
    expect([isText(long), isText(`${long}a`)]).toEqual([true, false]);
    const { isThing } = validatorsOf({
      Thing: { type: "object", required: [long], properties: { [long]: { const: 1 } } },
    });
    expect([isThing({ [long]: 1 }), isThing({})]).toEqual([true, false]);
  });
});
