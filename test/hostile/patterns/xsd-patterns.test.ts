import { describe, expect, it } from "vitest";
import { codecsOf, schemaText } from "../../support/codecs.js";
import { effort } from "../../support/effort.js";
import { expectTame } from "../payloads/tame.js";

/** The codecs of an element of text that patterns restrict. */
async function elementOf(...patterns: readonly string[]): Promise<Awaited<ReturnType<typeof codecsOf<"Text">>>> {
  const facets = patterns.map((pattern) => `<xs:pattern value="${pattern}"/>`).join("");
  const type = `<xs:simpleType><xs:restriction base="xs:string">${facets}</xs:restriction></xs:simpleType>`;
  return codecsOf<"Text">(schemaText(`<xs:element name="Text">${type}</xs:element>`));
}

const slowest = 250;

describe("patterns of an XSD on texts of 50,000 characters", () => {
  it.each([
    "(a+)+",
    "(a|aa)+",
    "(a|a)*",
    "(.*)*x",
    "(a?){100}b",
    "([a-z]+)*[A-Z]",
    "(\\i\\c*)*!",
    "([\\i-[:]][\\c-[:]]*:?)+",
    "(a{0,30}){0,30}b",
    "(\\p{L}+\\s?)*",
    "[a-z]*[a-y]*[a-x]*[a-w]*",
    "(\\w+\\s*)+;",
  ])("%s takes time in proportion to the text", async (pattern) => {
    const { decodeText, validateText } = await elementOf(pattern);
    for (const text of [
      `${"a".repeat(50_000)}#`,
      "x".repeat(50_000),
      `${"é".repeat(50_000)}#`,
      `${"ab ".repeat(16_000)}#`,
    ]) {
      const spent = effort();
      expectTame(decodeText(`<Text>${text}</Text>`));
      expectTame(validateText(text));
      expect(spent()).toBeLessThan(slowest);
    }
  });

  it("are refused where they stand when they are too large to match", async () => {
    await expect(elementOf("([a-z]{1,1000} ){1,1000}")).rejects.toThrow("xsd/pattern-too-large");
    await expect(elementOf("(a|[a-f]{1,300}){1,100}")).rejects.toThrow("xsd/pattern-too-large");
  });

  it("are matched one by one when they are too large together", async () => {
    const { decodeText } = await elementOf("(a|[a-c]{2}){1,250}", "(d|[d-f]{2}){1,250}", "(g|[g-i]{2}){1,250}");
    expect(["aab", "eed", "ghi", "adg"].map((text) => decodeText(`<Text>${text}</Text>`).ok)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
