import { describe, expect, it } from "vitest";
import type { SimpleType } from "../../../templates/runtime/xsd/simple-type.js";
import * as strings from "../../../templates/runtime/xsd/string.js";
import { readSimple, takes, valueOf, written } from "../../support/simple-types.js";

const raw = " a\t b\r\n";

describe("strings", () => {
  it.each([
    ["string", strings.xsString, raw],
    ["normalizedString", strings.xsNormalizedString, " a  b  "],
    ["token", strings.xsToken, "a b"],
  ] as const)("of xs:%s keep what their white space facet leaves", (_name, type, value) => {
    expect(valueOf(type, raw)).toBe(value);
    expect(valueOf(type, "")).toBe("");
    expect(valueOf(type, "é𝄞<&>")).toBe("é𝄞<&>");
    expect(written(type, value)).toBe(value);
  });

  it("are equal when they are the same, without normalisation of Unicode", () => {
    expect(strings.xsString.form.same("é", "e\u0301")).toBe(false);
    expect(strings.xsString.form.same("a", "A")).toBe(false);
    expect(strings.xsString.form.compare).toBeUndefined();
  });
});

/** Part 2, sections 3.3.3 to 3.3.12. */
const names: Readonly<
  Record<
    string,
    {
      readonly type: SimpleType<string>;
      readonly valid: readonly string[];
      readonly invalid: readonly string[];
    }
  >
> = {
  language: {
    type: strings.xsLanguage,
    valid: ["en", "EN-us", "x-klingon", "i-default", "abcdefgh-12345678", "a", "en-1", "sr-Latn-RS-x-abc"],
    invalid: ["", "abcdefghi", "en-abcdefghi", "en_US", "1en", "en-", "-en", "en--us", "e n", "é", "en-é"],
  },
  NMTOKEN: {
    type: strings.xsNMTOKEN,
    valid: ["a", "1", "-", ".", ":", "·", "a:b:c", "-1.5", "é", "𐀀", "a\u0301", "‿"],
    invalid: ["", "a b", "a,b", "×", "a/b", "a\u00a0b", "(", "\u037e"],
  },
  Name: {
    type: strings.xsName,
    valid: ["a", ":", "_", ":a", "a:b:c", "a1", "é-1.·", "𐀀", "xml"],
    invalid: ["", "1a", "-a", ".a", "·a", "a b", "a/b", "\u0301a", "÷"],
  },
  NCName: {
    type: strings.xsNCName,
    valid: ["a", "_", "a1", "é-1.·", "𐀀", "xmlns"],
    invalid: ["", ":", "a:b", ":a", "a:", "1a", "-a", "a b", "·a", "a\ud800"],
  },
  ID: { type: strings.xsID, valid: ["a", "_1"], invalid: ["", "1", "a:b", "a b"] },
  IDREF: { type: strings.xsIDREF, valid: ["a", "_1"], invalid: ["", "1", "a:b", "a b"] },
  ENTITY: { type: strings.xsENTITY, valid: ["a", "_1"], invalid: ["", "1", "a:b", "a b"] },
};

describe.each(Object.entries(names))("xs:%s", (name, { type, valid, invalid }) => {
  it.each(valid)("takes %j", (text) => {
    expect(valueOf(type, text)).toBe(text);
    expect(valueOf(type, `\n ${text}\t`)).toBe(text);
    expect(written(type, text)).toBe(text);
  });

  it.each(invalid)("refuses %j", (text) => {
    expect(readSimple(type, text)).toMatchObject({
      value: undefined,
      faults: ["cvc-datatype-valid.1.2.1"],
      expected: [`a value of xs:${name}`],
    });
  });
});

describe("identifiers", () => {
  it("are declared and referred to by the values that are valid", () => {
    expect(readSimple(strings.xsID, " a ").ids).toEqual(["a"]);
    expect(readSimple(strings.xsIDREF, "b").references).toEqual(["b"]);
    expect(readSimple(strings.xsIDREFS, "b c").references).toEqual(["b", "c"]);
    expect(readSimple(strings.xsID, "1")).toMatchObject({ ids: [], references: [] });
  });
});

describe.each([
  ["NMTOKENS", strings.xsNMTOKENS, "-1 .b :c", "a,b c"],
  ["IDREFS", strings.xsIDREFS, "a _b c", "a 1"],
  ["ENTITIES", strings.xsENTITIES, "a _b c", "a b:c"],
] as const)("xs:%s", (name, type, valid, invalid) => {
  it("is a list in TypeScript", () => {
    expect(valueOf(type, `\n${valid.replaceAll(" ", " \t ")} `)).toEqual(valid.split(" "));
    expect(written(type, valid.split(" "))).toBe(valid);
  });

  it("refuses an item that its item type refuses", () => {
    expect(takes(type, invalid)).toBe(false);
  });

  it("has at least one item", () => {
    for (const text of ["", " \n"]) {
      expect(readSimple(type, text)).toMatchObject({ value: undefined, expected: [`a value of xs:${name}`] });
    }
  });
});
