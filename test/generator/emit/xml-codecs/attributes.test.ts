import { describe, expect, it } from "vitest";
import { complaints, valueIn } from "../../../support/codec-problems.js";
import { compileXmlSchema } from "../../../../generator/index.js";
import { codecsOf, schemaText } from "../../../support/codecs.js";

describe("attributes", async () => {
  const card = await codecsOf<"Card">(
    schemaText(`
      <xs:element name="Card"><xs:complexType>
        <xs:sequence><xs:element name="kind" type="xs:string" minOccurs="0"/></xs:sequence>
        <xs:attribute name="no" type="xs:unsignedShort" use="required"/>
        <xs:attribute name="kind" type="xs:token" default="plain"/>
        <xs:attribute name="version" type="xs:decimal" fixed="1.0"/>
        <xs:attribute name="form" fixed=" a"/>
      </xs:complexType></xs:element>`),
  );

  it("are properties by their name, and end in Attribute where an element has that name", () => {
    const xml = '<Card no="7" kind="x"><kind>y</kind></Card>';
    expect(valueIn(card.decodeCard(xml))).toEqual({ no: 7, kindAttribute: "x", kind: "y" });
    expect(card.encodeCard({ no: 7, kindAttribute: "x", kind: "y" })).toBe(xml);
  });

  it("are not filled in: what a default stands for is absent, so that it is not written either", () => {
    expect(valueIn(card.decodeCard('<Card no="1"/>'))).toEqual({ no: 1 });
  });

  it("have to be there when they are required", () => {
    expect(complaints(card.decodeCard("<Card/>"))).toEqual(["cvc-complex-type.4 /Card"]);
    expect(complaints(card.validateCard({}))).toEqual(["cvc-complex-type.4 /Card"]);
  });

  it("have the fixed value, however it is written", () => {
    expect(valueIn(card.decodeCard('<Card no="1" version="01.00"/>'))).toEqual({ no: 1, version: "01.00" });
    expect(complaints(card.decodeCard('<Card no="1" version="2"/>'))).toEqual(["cvc-attribute.4 /Card/@version"]);
    expect(complaints(card.validateCard({ no: 1, version: "2" }))).toEqual(["cvc-attribute.4 /Card/@version"]);
  });

  it("have exactly the fixed value if they have no type", async () => {
    const text = schemaText(
      '<xs:element name="r"><xs:complexType><xs:attribute name="form" fixed=" a"/></xs:complexType></xs:element>',
    );
    const { code } = await compileXmlSchema({ path: "s.xsd", text });
    expect(code.find(({ path }) => path === "types.ts")?.text).toContain('form?: " a";');
    expect(valueIn(card.decodeCard('<Card no="1" form=" a"/>'))).toEqual({ no: 1, form: " a" });
    expect(complaints(card.decodeCard('<Card no="1" form="a"/>'))).toEqual(["cvc-attribute.4 /Card/@form"]);
  });

  it("are refused when nobody declares them, at their place in the text", () => {
    expect(card.decodeCard('<Card no="x"\n  other="1"/>')).toMatchObject({
      problems: [
        { code: "cvc-datatype-valid.1.2.1", path: "/Card/@no", line: 1, column: 7 },
        { code: "cvc-complex-type.3.2.2", path: "/Card/@other", line: 2, column: 3 },
      ],
    });
  });

  it("of schema instances may always stand there", () => {
    const xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
    expect(valueIn(card.decodeCard(`<Card ${xsi} xsi:schemaLocation="a b" no="1"/>`))).toEqual({ no: 1 });
    expect(complaints(card.decodeCard(`<Card ${xsi} xsi:nil="true" no="1"/>`))).toEqual(["cvc-elt.3.1 /Card/@nil"]);
  });

  it("are refused on elements of simple types", () => {
    expect(complaints(card.decodeCard('<Card no="1"><kind a="b">x</kind></Card>'))).toEqual([
      "cvc-type.3.1.1 /Card/kind/@a",
    ]);
  });

  it("keep white space that a reader would change", () => {
    const value = { no: 1, kind: " a\r\n\t<&>\"' b " };
    expect(valueIn(card.decodeCard(card.encodeCard(value)))).toEqual(value);
    expect(complaints(card.validateCard({ no: 1, kindAttribute: " a" }))).toEqual([
      "cvc-datatype-valid.1.2.1 /Card/@kind",
    ]);
  });
});

describe("simple content", async () => {
  const price = await codecsOf<"Price" | "Free">(
    schemaText(`
      <xs:complexType name="Amount"><xs:simpleContent><xs:extension base="xs:decimal">
        <xs:attribute name="currency" type="xs:string" use="required"/><xs:attribute name="value" type="xs:string"/>
      </xs:extension></xs:simpleContent></xs:complexType>
      <xs:element name="Price" type="Amount"/>
      <xs:element name="Free" type="Amount" fixed="0"/>`),
  );

  it("stands in the property value, beside the attributes", () => {
    const xml = '<Price currency="EUR" value="v">12.50</Price>';
    const value = { currency: "EUR", valueAttribute: "v", value: "12.50" };
    expect(valueIn(price.decodePrice(xml))).toEqual(value);
    expect(price.encodePrice(value)).toBe(xml);
  });

  it("has no elements", () => {
    expect(complaints(price.decodePrice('<Price currency="EUR">1<b>2</b></Price>'))).toEqual([
      "cvc-complex-type.2.2 /Price/b",
    ]);
  });

  it("stands for a fixed value when it is empty, and has no other", () => {
    expect(valueIn(price.decodeFree('<Free currency="EUR"/>'))).toEqual({ currency: "EUR", value: "0" });
    expect(complaints(price.decodeFree('<Free currency="EUR">1</Free>'))).toEqual(["cvc-elt.5.2.2.2.2 /Free"]);
    expect(complaints(price.validateFree({ currency: "EUR", value: "1" }))).toEqual(["cvc-elt.5.2.2.2.2 /Free"]);
  });
});

describe("default values of elements", async () => {
  const greeting = await codecsOf<"Greeting">(
    schemaText('<xs:element name="Greeting" type="xs:string" default="hello"/>'),
  );

  it("are what an empty element means, so that an empty text cannot be written", () => {
    expect(valueIn(greeting.decodeGreeting("<Greeting/>"))).toBe("hello");
    expect(valueIn(greeting.decodeGreeting("<Greeting>hi</Greeting>"))).toBe("hi");
    expect(complaints(greeting.validateGreeting(""))).toEqual(["cvc-elt.5.1.2 /Greeting"]);
  });
});

describe("default values of attributes", () => {
  it("refer to identifiers where the attribute is absent", async () => {
    const { decodeRoot } = await codecsOf<"Root">(
      schemaText(`<xs:element name="Root"><xs:complexType>
        <xs:attribute name="refs" type="xs:IDREFS" default="abc"/><xs:attribute name="id" type="xs:ID"/>
      </xs:complexType></xs:element>`),
    );
    expect(complaints(decodeRoot("<Root/>"))).toEqual(["cvc-id.1 /Root"]);
    expect(complaints(decodeRoot('<Root id="abc"/>'))).toEqual([]);
  });
});
