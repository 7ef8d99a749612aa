import { describe, expect, it } from "vitest";
import { xsBase64Binary, xsHexBinary } from "../../../templates/runtime/xsd/binary.js";
import { xsDate, xsDateTime, xsTime } from "../../../templates/runtime/xsd/date-time.js";
import { xsDecimal } from "../../../templates/runtime/xsd/decimal.js";
import { xsDuration } from "../../../templates/runtime/xsd/duration.js";
import { oneOf, restrict, type FacetTexts } from "../../../templates/runtime/xsd/facets.js";
import { xsDouble, xsFloat } from "../../../templates/runtime/xsd/float.js";
import { xsInt, xsInteger } from "../../../templates/runtime/xsd/integer.js";
import { listOf } from "../../../templates/runtime/xsd/list.js";
import { xsQName } from "../../../templates/runtime/xsd/name.js";
import { pattern } from "../../../templates/runtime/xsd/pattern.js";
import type { SimpleType } from "../../../templates/runtime/xsd/simple-type.js";
import { xsNMTOKENS, xsString, xsToken } from "../../../templates/runtime/xsd/string.js";
import { xsAnyURI } from "../../../templates/runtime/xsd/uri.js";
import { readSimple, takes, valueOf } from "../../support/simple-types.js";

interface FacetCase {
  readonly what: string;
  readonly type: SimpleType<unknown>;
  readonly facets: FacetTexts;
  readonly valid: readonly string[];
  readonly invalid: readonly string[];
  readonly code: string;
}

const any = (type: SimpleType<unknown>): SimpleType<unknown> => type;

/** Part 2, section 4.3. */
const cases: readonly FacetCase[] = [
  {
    what: "length counts code points of a string",
    type: any(xsString),
    facets: { length: 2 },
    valid: ["ab", "𝄞𝄞", "e\u0301", "  "],
    invalid: ["", "a", "𝄞", "abc", "é"],
    code: "cvc-length-valid",
  },
  {
    what: "minLength counts code points of a string",
    type: any(xsString),
    facets: { minLength: 2 },
    valid: ["ab", "𝄞𝄞", "abc"],
    invalid: ["", "a", "𝄞"],
    code: "cvc-minLength-valid",
  },
  {
    what: "maxLength counts code points of a string",
    type: any(xsString),
    facets: { maxLength: 2 },
    valid: ["", "ab", "𝄞𝄞"],
    invalid: ["abc", "𝄞𝄞𝄞", "a b"],
    code: "cvc-maxLength-valid",
  },
  {
    what: "maxLength 0 leaves the empty string",
    type: any(xsString),
    facets: { maxLength: 0 },
    valid: [""],
    invalid: [" ", "a"],
    code: "cvc-maxLength-valid",
  },
  {
    what: "maxLength of a token counts after white space",
    type: any(xsToken),
    facets: { maxLength: 3 },
    valid: ["  abc  ", "a \n b"],
    invalid: ["a b c"],
    code: "cvc-maxLength-valid",
  },
  {
    what: "length of a URI counts characters as written",
    type: any(xsAnyURI),
    facets: { length: 3 },
    valid: ["a/é", "%41"],
    invalid: ["ab", "a%41"],
    code: "cvc-length-valid",
  },
  {
    what: "length of hexBinary counts octets",
    type: any(xsHexBinary),
    facets: { length: 2 },
    valid: ["00ff", " 00FF "],
    invalid: ["", "00", "00ff00"],
    code: "cvc-length-valid",
  },
  {
    what: "maxLength of base64Binary counts octets",
    type: any(xsBase64Binary),
    facets: { maxLength: 2 },
    valid: ["", "AA==", "AAA=", "A A A ="],
    invalid: ["AAAA"],
    code: "cvc-maxLength-valid",
  },
  {
    what: "length of a list counts items",
    type: any(listOf(xsInt)),
    facets: { length: 2 },
    valid: ["1 2", " 10  20 "],
    invalid: ["", "12", "1 2 3"],
    code: "cvc-length-valid",
  },
  {
    what: "minLength of a built-in list counts items",
    type: any(xsNMTOKENS),
    facets: { minLength: 2 },
    valid: ["a b"],
    invalid: ["abc"],
    code: "cvc-minLength-valid",
  },
  {
    what: "minInclusive of decimals",
    type: any(xsDecimal),
    facets: { minInclusive: "1.50" },
    valid: ["1.5", "+1.500", "2"],
    invalid: ["1.4999999999999999999999", "-2", "0"],
    code: "cvc-minInclusive-valid",
  },
  {
    what: "minExclusive of decimals",
    type: any(xsDecimal),
    facets: { minExclusive: "1.5" },
    valid: ["1.50000000000000000001", "2"],
    invalid: ["1.5", "1.50", "-2"],
    code: "cvc-minExclusive-valid",
  },
  {
    what: "maxInclusive of integers",
    type: any(xsInteger),
    facets: { maxInclusive: "18446744073709551616" },
    valid: ["18446744073709551616", "-1"],
    invalid: ["18446744073709551617"],
    code: "cvc-maxInclusive-valid",
  },
  {
    what: "maxExclusive of integers",
    type: any(xsInt),
    facets: { maxExclusive: "10" },
    valid: ["9", "-10"],
    invalid: ["10", "+010"],
    code: "cvc-maxExclusive-valid",
  },
  {
    what: "maxInclusive of doubles, NaN being outside",
    type: any(xsDouble),
    facets: { maxInclusive: "1e3" },
    valid: ["1000", "-INF", "999.9"],
    invalid: ["1000.1", "INF", "NaN"],
    code: "cvc-maxInclusive-valid",
  },
  {
    what: "maxInclusive INF of floats, NaN being outside",
    type: any(xsFloat),
    facets: { maxInclusive: "INF" },
    valid: ["INF", "0"],
    invalid: ["NaN"],
    code: "cvc-maxInclusive-valid",
  },
  {
    what: "minInclusive of doubles knows one zero",
    type: any(xsDouble),
    facets: { minInclusive: "0" },
    valid: ["0", "-0"],
    invalid: ["-1e-300"],
    code: "cvc-minInclusive-valid",
  },
  {
    what: "minInclusive of dates, those without order being outside",
    type: any(xsDate),
    facets: { minInclusive: "2000-01-01Z" },
    valid: ["2000-01-01Z", "2000-01-02", "2000-01-01-01:00"],
    invalid: ["2000-01-01", "1999-12-31Z", "2000-01-01+01:00"],
    code: "cvc-minInclusive-valid",
  },
  {
    what: "maxExclusive of instants",
    type: any(xsDateTime),
    facets: { maxExclusive: "2000-01-01T00:00:00Z" },
    valid: ["1999-12-31T23:59:59.999Z", "2000-01-01T00:59:59+01:00"],
    invalid: ["1999-12-31T24:00:00Z", "1999-12-31T23:00:00"],
    code: "cvc-maxExclusive-valid",
  },
  {
    what: "minExclusive of times",
    type: any(xsTime),
    facets: { minExclusive: "12:00:00" },
    valid: ["12:00:00.1", "13:00:00"],
    invalid: ["12:00:00", "24:00:00", "12:00:01Z"],
    code: "cvc-minExclusive-valid",
  },
  {
    what: "maxInclusive of durations, those without order being outside",
    type: any(xsDuration),
    facets: { maxInclusive: "P1M" },
    valid: ["P1M", "P27D", "-P2M"],
    invalid: ["P28D", "P31D", "P32D"],
    code: "cvc-maxInclusive-valid",
  },
  {
    what: "totalDigits of decimals",
    type: any(xsDecimal),
    facets: { totalDigits: 3 },
    valid: ["123", "1.23", "-0.12", "000123.000", ".123", "0"],
    invalid: ["1234", "12.34", "0.1234"],
    code: "cvc-totalDigits-valid",
  },
  {
    what: "totalDigits of integers",
    type: any(xsInt),
    facets: { totalDigits: 2 },
    valid: ["99", "-99", "0099"],
    invalid: ["100", "-100"],
    code: "cvc-totalDigits-valid",
  },
  {
    what: "totalDigits of bigints",
    type: any(xsInteger),
    facets: { totalDigits: 20 },
    valid: ["9".repeat(20), `-${"9".repeat(20)}`],
    invalid: ["1".repeat(21)],
    code: "cvc-totalDigits-valid",
  },
  {
    what: "fractionDigits of decimals",
    type: any(xsDecimal),
    facets: { fractionDigits: 2 },
    valid: ["1", "1.25", "1.2500", "-.12", "5."],
    invalid: ["1.255", "0.001"],
    code: "cvc-fractionDigits-valid",
  },
  {
    what: "fractionDigits 0",
    type: any(xsDecimal),
    facets: { fractionDigits: 0 },
    valid: ["1", "1.", "1.0"],
    invalid: ["1.5"],
    code: "cvc-fractionDigits-valid",
  },
  {
    what: "a pattern",
    type: any(xsString),
    facets: { patterns: [pattern("a.b", "^(?:a.b)$")] },
    valid: ["aXb", "a𝄞b"],
    invalid: ["ab", "aXXb", "aXbc", " aXb"],
    code: "cvc-pattern-valid",
  },
  {
    what: "a pattern is matched after white space",
    type: any(xsToken),
    facets: { whiteSpace: "collapse", patterns: [pattern("a b", "^(?:a b)$")] },
    valid: ["a b", " a\n b "],
    invalid: ["ab"],
    code: "cvc-pattern-valid",
  },
  {
    what: "a pattern is matched with the text, not the value",
    type: any(xsDecimal),
    facets: { whiteSpace: "collapse", patterns: [pattern("\\d\\.\\d", "^(?:[0-9]\\.[0-9])$")] },
    valid: ["1.0", " 1.0 "],
    invalid: ["1", "1.00", "+1.0"],
    code: "cvc-pattern-valid",
  },
  {
    what: "an enumeration of strings",
    type: any(xsString),
    facets: { enumeration: ["a", "b c"] },
    valid: ["a", "b c"],
    invalid: ["A", "b  c", " a", ""],
    code: "cvc-enumeration-valid",
  },
  {
    what: "an enumeration of decimals, in the value space",
    type: any(xsDecimal),
    facets: { enumeration: ["1.0", "-0"] },
    valid: ["1", "01.000", "0", "+0.0"],
    invalid: ["1.01", "-1"],
    code: "cvc-enumeration-valid",
  },
  {
    what: "an enumeration of doubles, with NaN",
    type: any(xsDouble),
    facets: { enumeration: ["1e2", "NaN"] },
    valid: ["100", "NaN", "1.0E+2"],
    invalid: ["101", "INF"],
    code: "cvc-enumeration-valid",
  },
  {
    what: "an enumeration of instants",
    type: any(xsDateTime),
    facets: { enumeration: ["2000-01-01T00:00:00Z"] },
    valid: ["1999-12-31T24:00:00Z", "2000-01-01T01:00:00+01:00"],
    invalid: ["2000-01-01T00:00:00"],
    code: "cvc-enumeration-valid",
  },
  {
    what: "an enumeration of durations",
    type: any(xsDuration),
    facets: { enumeration: ["P1Y"] },
    valid: ["P12M", "P0Y12M"],
    invalid: ["P365D", "P11M"],
    code: "cvc-enumeration-valid",
  },
  {
    what: "an enumeration of octets",
    type: any(xsHexBinary),
    facets: { enumeration: ["0fb7"] },
    valid: ["0FB7", "0fB7"],
    invalid: ["0fb8", ""],
    code: "cvc-enumeration-valid",
  },
  {
    what: "an enumeration of lists",
    type: any(listOf(xsDecimal)),
    facets: { enumeration: ["1 2.0"] },
    valid: ["1.0  2"],
    invalid: ["2 1", "1", "1 2 3"],
    code: "cvc-enumeration-valid",
  },
];

describe.each(cases)("$what", ({ type, facets, valid, invalid, code }) => {
  const restricted = restrict(type, facets);

  it.each(valid)("takes %j", (text) => {
    expect(valueOf(restricted, text)).toEqual(valueOf(type, text));
  });

  it.each(invalid)("refuses %j, which the base type takes", (text) => {
    expect(takes(type, text)).toBe(true);
    expect(readSimple(restricted, text).faults).toEqual([code]);
  });
});

describe("facets", () => {
  it("are all reported that a value breaks", () => {
    const type = restrict(xsString, { maxLength: 2, patterns: [pattern("a*", "^(?:a*)$")], enumeration: ["aa"] });
    expect(readSimple(type, "bbb").faults).toEqual([
      "cvc-maxLength-valid",
      "cvc-pattern-valid",
      "cvc-enumeration-valid",
    ]);
  });

  it("say nothing of a text that has no value", () => {
    expect(readSimple(restrict(xsInt, { maxInclusive: "5", totalDigits: 1 }), "x").faults).toEqual([
      "cvc-datatype-valid.1.2.1",
    ]);
  });

  it("of a type add to those of its base", () => {
    const type = restrict(restrict(xsInt, { minInclusive: "1" }), { maxInclusive: "9" });
    expect(["0", "1", "9", "10"].map((text) => takes(type, text))).toEqual([false, true, true, false]);
  });

  it("of a pattern in two steps hold both", () => {
    const type = restrict(xsString, {
      patterns: [pattern("a.*", "^(?:a.*)$"), pattern(".*b", "^(?:.*b)$")],
    });
    expect(["ab", "a", "b", "axb"].map((text) => takes(type, text))).toEqual([true, false, false, true]);
    expect(readSimple(type, "x").faults).toEqual(["cvc-pattern-valid", "cvc-pattern-valid"]);
  });

  it("of length say nothing of qualified names", () => {
    expect(takes(restrict(xsQName, { maxLength: 1 }), "abc")).toBe(true);
  });

  it.each([
    [undefined, " a\t b "],
    ["replace", " a  b "],
    ["collapse", "a b"],
  ] as const)("of white space (%s) change the value", (whiteSpace, value) => {
    expect(valueOf(restrict(xsString, whiteSpace === undefined ? {} : { whiteSpace }), " a\t b ")).toBe(value);
  });

  it("say in words what they want", () => {
    const words = (facets: FacetTexts, text: string): readonly string[] =>
      readSimple(restrict(xsDecimal, facets), text).expected;
    expect(words({ minInclusive: "1" }, "0")).toEqual(["at least 1"]);
    expect(words({ minExclusive: "1" }, "1")).toEqual(["more than 1"]);
    expect(words({ maxInclusive: "1" }, "2")).toEqual(["at most 1"]);
    expect(words({ maxExclusive: "1" }, "1")).toEqual(["less than 1"]);
  });
});

describe("one of some values", () => {
  it("is read as the very member that a text means", () => {
    const type = oneOf(xsDecimal, ["1.0", "2"]);
    expect(valueOf(type, "1")).toBe("1.0");
    expect(valueOf(type, " +02.00 ")).toBe("2");
    expect(readSimple(type, "3")).toMatchObject({ value: undefined, faults: ["cvc-enumeration-valid"] });
  });

  it("of strings is the same text", () => {
    const type = oneOf(xsToken, ["a", "b c", "__proto__"]);
    expect(valueOf(type, " b  c ")).toBe("b c");
    expect(valueOf(type, "__proto__")).toBe("__proto__");
    expect(takes(type, "toString")).toBe(false);
  });
});
