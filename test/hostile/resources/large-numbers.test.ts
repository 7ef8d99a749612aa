import { describe, expect, it } from "vitest";
import { codecsOf, planOfXsd, schemaText, codecsModule } from "../../support/codecs.js";
import { validatorsOf } from "../../support/validators.js";

/** The codecs of an XSD whose root element has this content, and how long their code is. */
async function rootOf(
  content: string,
): Promise<{ readonly decode: (xml: string) => { ok: boolean }; readonly size: number }> {
  const text = schemaText(`<xs:element name="root"><xs:complexType>${content}</xs:complexType></xs:element>`);
  const { decodeRoot } = await codecsOf<"Root">(text);
  return { decode: (xml) => decodeRoot(xml), size: JSON.stringify(codecsModule(await planOfXsd(text))).length };
}

describe("large numbers of an XSD cost nothing", () => {
  it.each(["1000000", "99999999999999999999"])("maxOccurs=%s unrolls nothing", async (most) => {
    const { decode, size } = await rootOf(
      `<xs:sequence><xs:element name="a" type="xs:int" minOccurs="2" maxOccurs="${most}"/></xs:sequence>`,
    );
    expect(size).toBeLessThan(10_000);
    expect(decode("<root><a>1</a><a>2</a><a>3</a></root>").ok).toBe(true);
    expect(decode("<root><a>1</a></root>").ok).toBe(false);
  });

  it("minOccurs=1000000 five levels deep asks for what it says, and counts it", async () => {
    let content = `<xs:element name="a" type="xs:int" minOccurs="1000000" maxOccurs="1000000"/><xs:element name="b" type="xs:int"/>`;
    for (let level = 0; level < 5; level += 1) {
      content = `<xs:sequence minOccurs="1000000" maxOccurs="1000000">${content}</xs:sequence>`;
    }
    const { decode, size } = await rootOf(content);
    expect(size).toBeLessThan(20_000);
    expect(decode("<root><a>1</a></root>").ok).toBe(false);
  });

  it("a choice that comes a million times is a list", async () => {
    const { decode, size } = await rootOf(
      `<xs:choice minOccurs="2" maxOccurs="1000000"><xs:element name="a" type="xs:int"/><xs:element name="b" type="xs:int"/></xs:choice>`,
    );
    expect(size).toBeLessThan(10_000);
    expect(decode("<root><a>1</a><b>2</b></root>").ok).toBe(true);
    expect(decode("<root><a>1</a></root>").ok).toBe(false);
  });

  it.each([
    ["totalDigits", "xs:decimal"],
    ["fractionDigits", "xs:decimal"],
    ["maxLength", "xs:string"],
  ])("%s of a billion is a number to compare with", async (facet, base) => {
    const { decode } = await rootOf(
      `<xs:sequence><xs:element name="a"><xs:simpleType><xs:restriction base="${base}"><xs:${facet} value="1000000000"/></xs:restriction></xs:simpleType></xs:element></xs:sequence>`,
    );
    expect(decode("<root><a>1.5</a></root>").ok).toBe(true);
  });
});

describe("large numbers of a JSON Schema cost nothing", () => {
  const billion = 1_000_000_000;
  const { validateText, validateList, validateTable, validateSome, validateTiny } = validatorsOf({
    Text: { type: "string", minLength: 2, maxLength: billion },
    List: { type: "array", minItems: billion, items: { type: "string" } },
    Table: { type: "object", minProperties: billion },
    Some: { type: "array", contains: { type: "string" }, minContains: billion, maxContains: billion },
    Tiny: { type: "number", multipleOf: 1e-300 },
  });

  it("they are compared with, once", () => {
    const start = process.cpuUsage();
    expect(validateText("ab").ok).toBe(true);
    expect(validateText("a").ok).toBe(false);
    expect(validateList(["a"]).ok).toBe(false);
    expect(validateTable({ a: 1 }).ok).toBe(false);
    expect(validateSome(["a"]).ok).toBe(false);
    expect(validateTiny(1).ok).toBe(true);
    expect(validateTiny(3e-301).ok).toBe(false);
    const { user } = process.cpuUsage(start);
    expect(user / 1e6).toBeLessThan(2);
  });
});
