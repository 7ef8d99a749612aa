import { describe, expect, it } from "vitest";
import { numberFormats, textFormats } from "../../../../generator/model/json-schema/formats.js";

/** Unusual strings of each format: a shape that is too narrow would lead to false proofs. */
const unusual: Readonly<Record<string, readonly string[]>> = {
  byte: ["", "/+8=", "////"],
  date: ["0000-01-01", "9999-12-31"],
  "date-time": ["2024-01-31t12:00:00.123456789z", "2024-12-31T23:59:60Z", "2024-01-31T12:00:00-00:00"],
  duration: ["P0D", "PT0S", "P1Y", "P12W"],
  email: ["a@b", '"a b"@c.example', "a@[1.2.3.4]", "+@b.example"],
  "idn-email": ["é@b", "a@é.example"],
  hostname: ["a", "1.2", "a-b.c"],
  "idn-hostname": ["é", "a.é"],
  ipv4: ["0.0.0.0", "255.255.255.255"],
  ipv6: ["::", "::ffff:1.2.3.4", "ABCD:ef01:2345:6789:abcd:ef01:2345:6789"],
  iri: ["a:", "urn:é", "http://é/"],
  uri: ["a:", "a+b-c.d:", "http://[::1]/"],
  "iri-reference": ["", "//é", "?"],
  "uri-reference": ["", "//a", "?", "#"],
  "json-pointer": ["", "/", "/~0~1", "/é"],
  "relative-json-pointer": ["0", "10#", "2/a"],
  regex: ["", "a|b", "(?=a)"],
  time: ["12:00:00Z", "23:59:60Z", "12:00:00.5+01:30", "12:00:00z"],
  "uri-template": ["", "{a}", "/{?a,b}"],
  uuid: ["00000000-0000-0000-0000-000000000000", "ABCDEF01-2345-6789-ABCD-EF0123456789"],
};

describe("formats of texts", () => {
  it.each([...textFormats])("have shapes that take in every text of the format: %s", (format, { pattern, ...row }) => {
    const all = [...row.examples, ...(row.sample === undefined ? [] : [row.sample])];
    expect(all.filter((text) => !row.check(text))).toEqual([]);
    const texts = [...all, ...(unusual[format] ?? [])].filter(row.check);
    expect(texts.filter((text) => !new RegExp(pattern, "u").test(text))).toEqual([]);
    expect(texts.length, `the list "unusual" of this file has texts of the format "${format}"`).toBeGreaterThan(
      all.length,
    );
  });
});

describe("formats", () => {
  it.each([...textFormats, ...numberFormats])(
    "have the check that their module exports: %s",
    async (_, { module, name, check }) => {
      const exported = (await import(
        /* @vite-ignore */ new URL(`../../../../templates/runtime/${module}.ts`, import.meta.url).href
      )) as Record<string, unknown>;
      expect(exported[name]).toBe(check);
    },
  );
});
