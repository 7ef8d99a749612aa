import { describe, expect, it } from "vitest";
import { mask } from "../../../../generator/emit/paths/mask.js";

const all = Array.from({ length: 0xf8ff - 0xe000 + 1 }, (_, at) => String.fromCharCode(0xe000 + at));

/** Text that is masked and printed comes back as it was. */
function isRestored(document: { readonly [key: string]: string }): boolean {
  const masked = mask(document);
  expect(JSON.stringify(masked.document)).not.toMatch(/%/);
  return masked.unmask(JSON.stringify(masked.document)) === JSON.stringify(document);
}

describe("mask", () => {
  it("gives back percent and number signs", () => {
    expect(isRestored({ "/a%20b": "100% #1", $ref: "#/a" })).toBe(true);
  });

  it("gives back what was escaped by a printer", () => {
    const { document, unmask } = mask({ a: "100%" });
    const escaped = JSON.stringify(document).replace(/[^\x20-\x7e]/g, (one) => `\\u${one.charCodeAt(0).toString(16)}`);
    expect(unmask(escaped)).toBe('{"a":"100%"}');
  });

  it("is at no loss when a document holds every character for private use", () => {
    expect(isRestored({ a: all.join(""), b: `${all[0] ?? ""}%${all[1] ?? ""}#` })).toBe(true);
    expect(isRestored({ a: all.join("%"), b: [...all].reverse().join("") })).toBe(true);
  });

  it("leaves a document without such signs as it is", () => {
    const document = { a: all.join("") };
    expect(mask(document).document).toBe(document);
  });
});
