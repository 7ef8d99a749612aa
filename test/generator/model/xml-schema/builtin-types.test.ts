import { describe, expect, it } from "vitest";
import { anyType, builtin, builtinTypeNames, isBuiltin } from "../../../../generator/model/xml-schema/builtin-types.js";
import { readSimpleValue } from "../../../../generator/model/xml-schema/simple-values.js";

const noPrefixes = (): undefined => undefined;

describe("the built-in types", () => {
  it("are the 44 of the standard, four of XSD 1.1, and the base of them all", () => {
    expect(builtinTypeNames()).toHaveLength(49);
    expect(builtinTypeNames()[0]).toBe("anySimpleType");
    expect(builtinTypeNames().every((name) => isBuiltin(builtin(name)))).toBe(true);
  });

  it("are derived as the standard draws them", () => {
    const chain = (name: string): string => {
      const { base } = builtin(name);
      return base === undefined ? name : `${name} < ${chain(base.name?.local ?? "")}`;
    };
    expect(chain("byte")).toBe("byte < short < int < long < integer < decimal < anyAtomicType < anySimpleType");
    expect(chain("IDREF")).toBe(
      "IDREF < NCName < Name < token < normalizedString < string < anyAtomicType < anySimpleType",
    );
    expect(chain("dateTimeStamp")).toBe("dateTimeStamp < dateTime < anyAtomicType < anySimpleType");
    expect(chain("NMTOKENS")).toBe("NMTOKENS < anySimpleType");
  });

  it("begin with a type that is its own base", () => {
    expect(anyType.base).toBe(anyType);
  });

  it.each([
    ["byte", ["-128", " 127 ", "+1"], ["128", "1.0", "", "a"]],
    ["unsignedLong", ["18446744073709551615"], ["18446744073709551616", "-1"]],
    ["negativeInteger", ["-1"], ["0"]],
    ["decimal", ["1.50", "-.5", "5."], ["1e3", "INF"]],
    ["float", ["INF", "1e3", "NaN"], ["inf", "1,5"]],
    ["boolean", ["true", "0"], ["TRUE", ""]],
    ["date", ["2024-02-29", "2024-02-29Z"], ["2023-02-29", "2024-2-1"]],
    ["dateTime", ["2024-12-31T24:00:00"], ["2024-12-31"]],
    ["gMonth", ["--12"], ["12"]],
    ["duration", ["P1Y2M3DT4H5M6.7S", "-P1D"], ["P", "1D", "PT"]],
    ["yearMonthDuration", ["P1Y2M", "-P0M", " P1M "], ["P1D", "P1YT1M", "PT1M", "P", "P1Y1D"]],
    ["dayTimeDuration", ["P1DT2H3M4.5S", "PT1M", "-P0D"], ["P1Y", "P1M", "P1MT1M", "P1YT1S", "PT"]],
    [
      "dateTimeStamp",
      ["2024-12-31T24:00:00Z", "2024-02-29T00:00:00.5-14:00"],
      ["2024-12-31T24:00:00", "2024-12-31Z", "2023-02-29T00:00:00Z"],
    ],
    ["language", ["en-GB"], ["international-english", "en_GB"]],
    ["NMTOKENS", ["a 1 -"], ["", "a,b"]],
    ["ID", ["a-1"], ["1a", "a:b"]],
    ["hexBinary", ["0aFF", ""], ["0", "xx"]],
    ["base64Binary", ["AAAA", "AA =="], ["A", "AA=A"]],
    ["anyURI", ["http://example.com/ä b", ""], []],
    ["normalizedString", ["a  b"], []],
  ])("know the values of xs:%s", (name, good, bad) => {
    const reads = (text: string): boolean => readSimpleValue(builtin(name), text, noPrefixes).ok;
    expect(good.filter((text) => !reads(text))).toEqual([]);
    expect(bad.filter(reads)).toEqual([]);
  });

  it("resolve qualified names where they stand", () => {
    const lookup = (prefix: string): string | undefined => (prefix === "p" ? "urn:p" : undefined);
    const type = builtin("QName");
    expect(readSimpleValue(type, "p:a", lookup)).toEqual({ ok: true, value: { namespace: "urn:p", local: "a" } });
    expect(readSimpleValue(type, "q:a", lookup).ok).toBe(false);
  });
});
