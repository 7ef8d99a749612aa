import { describe, expect, it } from "vitest";
import { complaints, valueIn } from "../../../support/codec-problems.js";
import { codecsOf, schemaText } from "../../../support/codecs.js";

describe("mixed content", async () => {
  const text = await codecsOf<"P" | "Only">(
    schemaText(`
      <xs:complexType name="Inline" mixed="true">
        <xs:choice minOccurs="0" maxOccurs="unbounded"><xs:element name="b" type="Inline"/><xs:element name="n" type="xs:int"/></xs:choice>
        <xs:attribute name="id" type="xs:string"/>
      </xs:complexType>
      <xs:complexType name="Only" mixed="true"/>
      <xs:element name="P" type="Inline"/><xs:element name="Only" type="Only"/>`),
  );

  it("is a list of texts and tagged items", () => {
    const xml = '<P id="1">a <b>bold <n>1</n></b>\n<n>2</n></P>';
    const value = {
      id: "1",
      content: [
        "a ",
        { tag: "b", value: { content: ["bold ", { tag: "n", value: 1 }] } },
        "\n",
        { tag: "n", value: 2 },
      ],
    };
    expect(valueIn(text.decodeP(xml))).toEqual(value);
    expect(text.encodeP(value as never)).toBe(xml);
    expect(text.validateP(value)).toEqual({ ok: true, value });
  });

  it("joins text around comments, CDATA sections and references", () => {
    expect(valueIn(text.decodeP("<P>a<!-- c -->b<![CDATA[<]]>&amp;</P>"))).toEqual({ content: ["ab<&"] });
  });

  it("is never indented, for that would change it", () => {
    const value = { content: ["a", { tag: "b", value: { content: [] } }] };
    expect(text.encodeP(value, { indent: 2 })).toBe("<P>a<b/></P>");
  });

  it("has no empty texts, and none side by side: they would be read back as one", () => {
    expect(complaints(text.validateP({ content: ["", "a", "b"] }))).toEqual([
      "xml/empty-text /P",
      "xml/split-text /P",
      "xml/split-text /P",
    ]);
    expect(complaints(text.validateP({ content: ["\0"] }))).toEqual(["xml/illegal-character /P"]);
    expect(complaints(text.validateP({}))).toEqual(["xml/list-expected /P"]);
  });

  it("may be text alone", () => {
    expect(valueIn(text.decodeOnly("<Only>x</Only>"))).toEqual({ content: ["x"] });
    expect(valueIn(text.decodeOnly("<Only/>"))).toEqual({ content: [] });
    expect(complaints(text.decodeOnly("<Only><b/></Only>"))).toEqual(["cvc-complex-type.2.4.d /Only/b"]);
  });
});

describe("fixed and default texts", async () => {
  const codecs = await codecsOf<"Fixed" | "Default" | "Any" | "AnyDefault" | "Blocked">(
    schemaText(`
      <xs:complexType name="Text" mixed="true"><xs:sequence><xs:element name="a" minOccurs="0" type="xs:byte"/></xs:sequence></xs:complexType>
      <xs:simpleType name="Short"><xs:restriction base="xs:string"><xs:maxLength value="3"/></xs:restriction></xs:simpleType>
      <xs:element name="Fixed" type="Text" fixed="abc"/><xs:element name="Default" type="Text" default="abc"/>
      <xs:element name="Any" fixed="abc"/><xs:element name="AnyDefault" default="abc"/><xs:element name="Blocked" block="#all"/>`),
  );

  it("hold for mixed content, which a fixed one makes a text alone", () => {
    expect(valueIn(codecs.decodeFixed("<Fixed/>"))).toEqual({ content: ["abc"] });
    expect(valueIn(codecs.decodeDefault("<Default/>"))).toEqual({ content: ["abc"] });
    expect(valueIn(codecs.decodeDefault("<Default><a>1</a></Default>"))).toEqual({ content: [{ tag: "a", value: 1 }] });
    expect(complaints(codecs.decodeFixed("<Fixed>def</Fixed>"))).toEqual(["cvc-elt.5.2.2.2.1 /Fixed"]);
    expect(complaints(codecs.decodeFixed("<Fixed>abc<a>1</a></Fixed>"))).toEqual(["cvc-elt.5.2.2.1 /Fixed"]);
    expect(complaints(codecs.validateFixed({ content: ["def"] }))).toEqual(["cvc-elt.5.2.2.2.1 /Fixed"]);
    expect(complaints(codecs.validateDefault({ content: [] }))).toEqual(["cvc-elt.5.1.2 /Default"]);
  });

  it("hold for content of any type", () => {
    const fixed = valueIn(codecs.decodeAny("<Any/>"));
    expect(fixed).toMatchObject({ name: "Any", children: ["abc"] });
    expect(valueIn(codecs.decodeAnyDefault("<AnyDefault/>"))).toMatchObject({ children: ["abc"] });
    expect(codecs.validateAny(fixed).ok).toBe(true);
    expect(complaints(codecs.decodeAny("<Any>def</Any>"))).toEqual(["cvc-elt.5.2.2.2.1 /Any"]);
    expect(complaints(codecs.validateAny({ ...(fixed as object), children: [] }))).toEqual(["cvc-elt.5.1.2 /Any"]);
  });

  it("stand beside blocks, which leave an element of any type no other one", () => {
    const xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
    const xs = 'xmlns:xs="http://www.w3.org/2001/XMLSchema"';
    expect(complaints(codecs.decodeBlocked(`<Blocked ${xsi} xsi:type="Short">a</Blocked>`))).toEqual([
      "cvc-elt.4.3 /Blocked/@type",
    ]);
    expect(codecs.decodeBlocked(`<Blocked ${xsi} ${xs} xsi:type="xs:anyType">a</Blocked>`).ok).toBe(true);
    expect(codecs.decodeAnyDefault(`<AnyDefault ${xsi} xsi:type="Short">a</AnyDefault>`).ok).toBe(true);
  });
});
