import { describe, expect, it } from "vitest";
import type { XmlPage } from "../../generator/pages/site-model.js";
import { wordsText } from "../../generator/pages/value-tree.js";
import { modelOf } from "./support/own-site.js";

/** The pages of an XSD, by the names of their types. */
async function pagesOf(content: string): Promise<ReadonlyMap<string, XmlPage>> {
  const { apis } = await modelOf(
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${content}</xs:schema>`,
    "orders.xsd",
  );
  return new Map(apis[0]!.xml.map((page) => [`${page.kind} ${page.name}`, page]));
}

describe("pages of an XSD", () => {
  it("show the content model as a tree, with occurrences, attributes and anonymous types", async () => {
    const pages = await pagesOf(`
      <xs:element name="order"><xs:complexType>
        <xs:sequence>
          <xs:element name="line" maxOccurs="unbounded"><xs:complexType><xs:attribute name="n" type="xs:int" use="required"/></xs:complexType></xs:element>
          <xs:choice minOccurs="0"><xs:element name="cash" type="xs:boolean"/><xs:element name="card" type="Card"/></xs:choice>
          <xs:any namespace="##other" processContents="lax" minOccurs="0" maxOccurs="5"/>
        </xs:sequence>
        <xs:attribute name="id" type="xs:string" default="7"/>
      </xs:complexType></xs:element>
      <xs:complexType name="Card"><xs:simpleContent><xs:extension base="Number"><xs:attribute name="kind"/></xs:extension></xs:simpleContent></xs:complexType>
      <xs:simpleType name="Number"><xs:restriction base="xs:string"><xs:maxLength value="9"/></xs:restriction></xs:simpleType>`);
    const order = pages.get("element order");
    expect(order?.content).toMatchObject({
      kind: "sequence",
      parts: [
        { kind: "element", name: "line", occurs: "1..*", attributes: [{ name: "n", required: true }] },
        { kind: "choice", occurs: "0..1", parts: [{ name: "cash" }, { name: "card", type: [{ text: "Card" }] }] },
        { kind: "wildcard", occurs: "0..5", sentences: ["Of any namespace but none; checked if declared."] },
      ],
    });
    expect(order?.attributes).toMatchObject([{ name: "id", required: false, sentences: ['Default: "7".'] }]);
    const card = pages.get("complexType Card");
    expect([wordsText(card?.derivation ?? []), card?.content?.type?.[0]?.text]).toEqual(["extends Number", "Number"]);
    expect(pages.get("simpleType Number")?.sentences).toEqual(["Length: at most 9."]);
  });

  it("name substitutes, list values, and leave out examples that cannot be valid", async () => {
    const pages = await pagesOf(`
      <xs:element name="shape" type="Shape" abstract="true"/>
      <xs:element name="circle" type="Shape" substitutionGroup="shape"/>
      <xs:complexType name="Shape"><xs:attribute name="color"><xs:simpleType><xs:restriction base="xs:string"><xs:enumeration value="red"/></xs:restriction></xs:simpleType></xs:attribute></xs:complexType>
      <xs:element name="link"><xs:complexType><xs:attribute name="to" type="xs:IDREF" use="required"/></xs:complexType></xs:element>
      <xs:element name="pair"><xs:complexType><xs:sequence>
        <xs:element name="one" type="xs:ID"/><xs:element name="two" type="xs:ID"/><xs:element name="ref" type="xs:IDREF"/>
      </xs:sequence></xs:complexType></xs:element>
      <xs:element name="state" type="State"/>
      <xs:simpleType name="State"><xs:restriction base="xs:string">
        <xs:enumeration value="open"><xs:annotation><xs:documentation>Not paid.</xs:documentation></xs:annotation></xs:enumeration>
      </xs:restriction></xs:simpleType>`);
    expect(pages.get("element circle")?.samples[0]?.code).toBe('<circle color="red"/>');
    expect(pages.get("simpleType State")?.values).toEqual([{ value: "open", description: "Not paid." }]);
    expect(pages.get("element link")?.samples).toEqual([]);
    expect(pages.get("element pair")?.samples[0]?.code).toMatch(/<one>id1<\/one>\s*<two>id2<\/two>\s*<ref>id1<\/ref>/);
    expect(pages.get("element state")?.samples[0]?.code).toBe("<state>open</state>");
  });

  it("show values of white space alone", async () => {
    const text = (facet: string): string =>
      `<xs:simpleType><xs:restriction base="xs:string">${facet}</xs:restriction></xs:simpleType>`;
    const pages = await pagesOf(`
      <xs:element name="gap">${text('<xs:pattern value=" {2}"/>')}</xs:element>
      <xs:element name="mark" type="Mark"/>
      <xs:simpleType name="Mark"><xs:restriction base="xs:string"><xs:enumeration value=" "/></xs:restriction></xs:simpleType>
      <xs:element name="cell"><xs:complexType><xs:attribute name="by" use="required">${text('<xs:pattern value="&#92;t "/>')}</xs:attribute></xs:complexType></xs:element>`);
    const codeOf = (name: string): string | undefined => pages.get(`element ${name}`)?.samples[0]?.code;
    expect(codeOf("gap")).toBe("<gap>&#32;&#32;</gap>");
    expect(codeOf("mark")).toBe("<mark>&#32;</mark>");
    expect(codeOf("cell")).toBe('<cell by="&#9; "/>');
    expect(pages.get("simpleType Mark")?.values).toEqual([{ value: '" "' }]);
  });
});
