import { describe, expect, it } from "vitest";
import { codecsOf, schemaText } from "../../../support/codecs.js";

const order = `
  <xs:element name="Order">
    <xs:complexType>
      <xs:sequence>
        <xs:element name="Line" maxOccurs="unbounded">
          <xs:complexType>
            <xs:attribute name="number" type="xs:decimal"/>
            <xs:attribute name="sku" type="xs:string"/>
          </xs:complexType>
        </xs:element>
        <xs:element name="Parcel" type="xs:decimal" minOccurs="0" maxOccurs="unbounded"/>
      </xs:sequence>
    </xs:complexType>
    <xs:key name="Lines"><xs:selector xpath="Line"/><xs:field xpath="@number"/></xs:key>
    <xs:unique name="Skus"><xs:selector xpath="Line"/><xs:field xpath="@sku"/></xs:unique>
    <xs:keyref name="Parcels" refer="Lines"><xs:selector xpath="Parcel"/><xs:field xpath="."/></xs:keyref>
  </xs:element>`;

/** Codes, places and messages of the problems with a document; the same for the value that it would be. */
async function problemsOf(body: string, xml: string, value?: unknown): Promise<readonly string[]> {
  const codecs = await codecsOf<"Order">(schemaText(body));
  const shown = (result: ReturnType<typeof codecs.decodeOrder>): readonly string[] =>
    result.ok ? [] : result.problems.map(({ code, path, message }) => `${code} ${path}: ${message}`);
  const read = shown(codecs.decodeOrder(xml));
  if (value !== undefined) expect(shown(codecs.validateOrder(value))).toEqual(read);
  return read;
}

describe("identity constraints", () => {
  it("let pass what differs and is found again", async () => {
    const xml = `<Order><Line number="1" sku="a"/><Line number="2"/><Line number="3"/><Parcel>2</Parcel></Order>`;
    const codecs = await codecsOf<"Order">(schemaText(order));
    const result = codecs.decodeOrder(xml);
    expect(result).toMatchObject({ ok: true });
    expect(codecs.validateOrder(result.ok && result.value)).toMatchObject({ ok: true });
  });

  it("tell values that are the same though they are written in another way, with the place of the other one", async () => {
    const xml = `<Order><Line number="1"/><Line number="1.0"/></Order>`;
    expect(await problemsOf(order, xml, { Line: [{ number: "1" }, { number: "1.0" }] })).toEqual([
      'cvc-identity-constraint.4.2.2 /Order/Line[2]: "1.0" repeats that of /Order/Line[1]; key "Lines" requires unique values.',
    ]);
  });

  it("tell a key without a value, and a reference to nothing", async () => {
    const xml = `<Order><Line sku="a"/><Line number="2" sku="a"/><Parcel>3</Parcel><Parcel>02</Parcel></Order>`;
    const value = { Line: [{ sku: "a" }, { number: "2", sku: "a" }], Parcel: ["3", "02"] };
    expect(await problemsOf(order, xml, value)).toEqual([
      'cvc-identity-constraint.4.2.1 /Order/Line[1]: A value for "@number" is missing, which key "Lines" requires.',
      'cvc-identity-constraint.4.1 /Order/Line[2]: "a" repeats that of /Order/Line[1]; unique "Skus" requires unique values.',
      'cvc-identity-constraint.4.3 /Order/Parcel[1]: "3" is not among the values of "Lines", which keyref "Parcels" refers to.',
    ]);
  });

  it("tell once of each value of a key that may be nil", async () => {
    const body = `
      <xs:element name="Order">
        <xs:complexType><xs:sequence>
          <xs:element name="Line" type="xs:int" nillable="true" maxOccurs="unbounded"/>
        </xs:sequence></xs:complexType>
        <xs:key name="Lines"><xs:selector xpath="Line"/><xs:field xpath="."/></xs:key>
      </xs:element>`;
    const xml = `<Order xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><Line>1</Line><Line>1</Line><Line xsi:nil="1"/></Order>`;
    expect(await problemsOf(body, xml, { Line: [1, 1, null] })).toEqual(
      [1, 2, 3].map(
        (position) =>
          `cvc-identity-constraint.4.2.3 /Order/Line[${position}]: "." of key "Lines" selects an element that may be nil.`,
      ),
    );
  });

  it("count the default of an attribute that is absent", async () => {
    const body = order.replace('name="sku" type="xs:string"', 'name="sku" type="xs:string" default="a"');
    const xml = `<Order><Line number="1"/><Line number="2" sku="a"/></Order>`;
    expect(await problemsOf(body, xml, { Line: [{ number: "1" }, { number: "2", sku: "a" }] })).toHaveLength(1);
  });

  it("hold in each of several nested elements, and refer to the values inside of it", async () => {
    const nested = `
      <xs:element name="Order">
        <xs:complexType>
          <xs:sequence>
            <xs:element ref="Order" minOccurs="0" maxOccurs="unbounded"/>
            <xs:element name="Ref" type="xs:string" minOccurs="0" maxOccurs="unbounded"/>
          </xs:sequence>
          <xs:attribute name="id" type="xs:string"/>
        </xs:complexType>
        <xs:key name="Children"><xs:selector xpath="Order"/><xs:field xpath="@id"/></xs:key>
        <xs:keyref name="Refs" refer="Children"><xs:selector xpath="Ref"/><xs:field xpath="."/></xs:keyref>
      </xs:element>`;
    const fine = `<Order><Order id="a"><Order id="a"/><Ref>a</Ref></Order><Order id="b"/><Ref>b</Ref></Order>`;
    expect(await problemsOf(nested, fine)).toEqual([]);
    const wrong = `<Order><Order id="a"><Order id="b"/><Ref>c</Ref></Order><Order id="c"/></Order>`;
    expect(await problemsOf(nested, wrong)).toEqual([
      'cvc-identity-constraint.4.3 /Order/Order[1]/Ref[1]: "c" is not among the values of "Children", which keyref "Refs" refers to.',
    ]);
  });

  it("follow paths that begin at any depth, stars and alternatives, through what a wildcard lets in", async () => {
    const open = `
      <xs:element name="Item"><xs:complexType><xs:sequence>
        <xs:element ref="Item" minOccurs="0"/><xs:any processContents="lax" minOccurs="0"/>
      </xs:sequence><xs:attribute name="id" type="xs:int"/></xs:complexType></xs:element>
      <xs:element name="Order">
        <xs:complexType><xs:sequence><xs:any processContents="lax" maxOccurs="unbounded"/></xs:sequence></xs:complexType>
        <xs:unique name="Ids"><xs:selector xpath="Item|.//Item|*/*/Item"/><xs:field xpath="@id|@id"/></xs:unique>
      </xs:element>`.replace('<xs:element ref="Item" minOccurs="0"/>', "");
    const xml = `<Order><Item id="1"><Item id="2"><Item id="01"/></Item></Item></Order>`;
    const codecs = await codecsOf<"Order">(schemaText(open));
    const result = codecs.decodeOrder(xml);
    expect(result).toMatchObject({ problems: [{ path: "/Order/Item/Item/Item", actual: '"1"' }] });
    const good = codecs.decodeOrder(xml.replace("01", "3"));
    const value = good.ok ? (good.value as object) : {};
    expect(codecs.validateOrder(value)).toMatchObject({ ok: true });
    const bad = JSON.parse(JSON.stringify(value).replace('"3"', '"1"')) as unknown;
    expect(codecs.validateOrder(bad)).toMatchObject({ problems: [{ code: "cvc-identity-constraint.4.1" }] });
  });

  it("show no value that the schema calls sensitive", async () => {
    const body = order.replace('name="sku"', 'name="sku" sw:sensitive="true"');
    const codecs = await codecsOf<"Order">(schemaText(body, 'xmlns:sw="urn:specwright:xsd"'));
    const result = codecs.decodeOrder(`<Order><Line number="1" sku="hush"/><Line number="2" sku="hush"/></Order>`);
    expect(JSON.stringify(result)).not.toContain("hush");
    expect(result).toMatchObject({ problems: [{ code: "cvc-identity-constraint.4.1" }] });
  });

  it("leave no trace in codecs of schemas without them", async () => {
    const { codecsModule, planOfXsd } = await import("../../../support/codecs.js");
    const module = codecsModule(await planOfXsd(schemaText(`<xs:element name="Order" type="xs:string"/>`)));
    expect(module.imports.map((each) => each.module).join(" ")).not.toContain("identity");
  });
});
