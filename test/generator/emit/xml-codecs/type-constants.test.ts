import { describe, expect, it } from "vitest";
import { compileXmlSchema } from "../../../../generator/index.js";

const parts = {
  path: "parts.xsd",
  text: `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="urn:parts" targetNamespace="urn:parts" elementFormDefault="qualified">
    <xs:complexType name="TextType"><xs:simpleContent><xs:extension base="xs:string"><xs:attribute name="lang" type="xs:language"/></xs:extension></xs:simpleContent></xs:complexType>
    <xs:complexType name="NoteType"><xs:simpleContent><xs:extension base="TextType"/></xs:simpleContent></xs:complexType>
    <xs:complexType name="NameType"><xs:simpleContent><xs:extension base="TextType"/></xs:simpleContent></xs:complexType>
    <xs:simpleType name="Size"><xs:restriction base="xs:int"><xs:maxInclusive value="9"/></xs:restriction></xs:simpleType>
    <xs:element name="Note" type="NoteType"/><xs:element name="Name" type="NameType"/><xs:element name="Size" type="Size"/>
  </xs:schema>`,
};

/** Types of many forms. */
const orders = {
  path: "orders.xsd",
  text: `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="urn:orders" xmlns:o="urn:orders" xmlns:p="urn:parts" targetNamespace="urn:orders">
    <xs:import namespace="urn:parts" schemaLocation="parts.xsd"/>
    <xs:complexType name="OrderType"><xs:sequence>
      <xs:element ref="p:Note" minOccurs="0" maxOccurs="unbounded"/><xs:element ref="p:Name"/><xs:element ref="p:Size" minOccurs="0"/>
      <xs:element ref="Line" maxOccurs="unbounded"/><xs:element name="total" type="xs:decimal"/>
      <xs:element name="More" type="MoreType" minOccurs="0"/>
    </xs:sequence></xs:complexType>
    <xs:complexType name="MoreType"><xs:sequence>
      <xs:element ref="Address" minOccurs="0"/><xs:element ref="Open" minOccurs="0"/><xs:element ref="Rest" minOccurs="0"/>
      <xs:element ref="Keyed" minOccurs="0"/><xs:element name="constructor" type="xs:string" minOccurs="0"/><xs:element name="None" type="NoneType" minOccurs="0"/>
    </xs:sequence></xs:complexType>
    <xs:complexType name="NoneType"/>
    <xs:complexType name="LineType"><xs:sequence>
      <xs:element name="sku" type="xs:token"/><xs:element name="count" type="p:Size" minOccurs="0" form="qualified"/><xs:element name="part" minOccurs="0" maxOccurs="unbounded">
        <xs:complexType><xs:sequence><xs:element name="code" type="xs:int"/><xs:element name="line" type="LineType" minOccurs="0"/></xs:sequence></xs:complexType>
      </xs:element>
    </xs:sequence></xs:complexType>
    <xs:complexType name="BareType"><xs:sequence><xs:element name="sku" type="xs:token" maxOccurs="unbounded"/></xs:sequence></xs:complexType>
    <xs:complexType name="CopyType"><xs:complexContent><xs:extension base="BareType"/></xs:complexContent></xs:complexType>
    <xs:complexType name="AddressType" abstract="true"><xs:sequence><xs:element name="street" type="xs:string"/></xs:sequence></xs:complexType>
    <xs:complexType name="HomeType"><xs:complexContent><xs:extension base="AddressType"/></xs:complexContent></xs:complexType>
    <xs:complexType name="WorkType"><xs:complexContent><xs:extension base="AddressType"><xs:sequence><xs:element name="floor" type="xs:int"/></xs:sequence></xs:extension></xs:complexContent></xs:complexType>
    <xs:complexType name="RestType"><xs:sequence><xs:any processContents="lax" namespace="##any" minOccurs="0" maxOccurs="unbounded"/></xs:sequence></xs:complexType>
    <xs:complexType name="KeyedType"><xs:sequence><xs:element name="k" type="xs:int" maxOccurs="unbounded"/></xs:sequence></xs:complexType>
    <xs:element name="Order" type="OrderType"/><xs:element name="Line" type="LineType"/><xs:element name="Address" type="AddressType"/>
    <xs:element name="Open" type="p:NoteType" nillable="true"/><xs:element name="Rest" type="RestType"/><xs:element name="Copy" type="CopyType"/>
    <xs:element name="Keyed" type="KeyedType"><xs:unique name="u"><xs:selector xpath="k"/><xs:field xpath="."/></xs:unique></xs:element>
  </xs:schema>`,
};

const result = await compileXmlSchema([orders, parts]);
if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join(" "));
const { code, decode, encode, validate } = result;

const attributes = `xmlns:o="urn:orders" xmlns:p="urn:parts" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"`;
const line = `<Line><sku>a</sku><count>3</count></Line>`;

function order(inside: string, before = ""): string {
  return `<Order ${attributes}>${before}<p:Name lang="en">n</p:Name>${inside}</Order>`;
}

function more(inside: string): string {
  return order(`${line}<total>1</total><More>${inside}</More>`);
}

/** A document whose local elements are in no namespace, as the schema wants all of them but "count". */
function local(text: string): string {
  return text.replaceAll(/<(\/?)([A-Z]\w*|count)(?=[ />])/g, (tag, slash: string, name: string) =>
    /^(?:More|None)$/.test(name) ? tag : `<${slash}o:${name}`,
  );
}

const documents = [
  order(`${line}<total>1.5</total>`),
  order(`${line}${line}<total>1</total>`, `<p:Note>x</p:Note><p:Note lang="de">y</p:Note>`),
  order(
    `<p:Size>9</p:Size><Line><sku>a</sku><part><code>1</code><line><sku>b</sku></line></part></Line><total>1</total>`,
  ),
  order(`<Line><sku>a</sku><part><code>1</code></part><part><code>2</code></part></Line><total>1</total>`),
  more(`<Address xsi:type="o:HomeType"><street>s</street></Address>`),
  more(`<Address xsi:type="o:WorkType"><street>s</street><floor>2</floor></Address>`),
  more(`<Open xsi:nil="true"/><constructor>c</constructor><None/>`),
  more(`<Rest><p:Size>3</p:Size>${line}<x xmlns="urn:x"/></Rest>`),
  more(`<Rest><q:y xmlns:q="urn:y" xsi:type="o:CopyType"><sku>a</sku></q:y></Rest>`),
  more(`<Keyed><k>1</k><k>2</k></Keyed>`),
  `<Copy ${attributes}><sku>a</sku><sku>b</sku></Copy>`,
].map(local);

const wrong = [
  order(`<total>1</total>`),
  order(`${line}<total>x</total>`),
  order(`${line}<total>1</total><total>2</total>`),
  order(`${line}<total>1</total>`, `<p:Size>1</p:Size>`),
  order(`<p:Size>10</p:Size>${line}<total>1</total>`),
  order(`<Line a="1"><sku>a</sku></Line><total>1</total>`),
  order(`<Line><sku>a</sku><part/><part/><part/></Line><total>1</total>`),
  order(`<Line xsi:type="p:NoteType"><sku>a</sku></Line><total>1</total>`),
  more(`<Address><street>s</street></Address>`),
  more(`<Rest><p:Size>30</p:Size><Line/></Rest>`),
  more(`<Rest><q:y xmlns:q="urn:y" xsi:type="#LineTypePart"><code>1</code></q:y></Rest>`),
  more(`<Keyed><k>1</k><k>1</k></Keyed>`),
  order(`${line}<total>1</total>`, `<p:Name bad="1">n</p:Name>`),
  `<Copy ${attributes} b="1"><sku>a</sku><sku>b</sku></Copy>`,
].map(local);

describe("constants of types", () => {
  it("list attributes and children, refer to global elements, and share what a derived type does not change", () => {
    const text = code.find(({ path }) => path === "codecs.ts")?.text ?? "";
    expect(text).toContain("zeroOrMore(elementNote), elementName, zeroOrOne(elementSize), oneOrMore(elementLine)");
    expect(text).toMatch(/\{ name: "count", namespace: ns2?, type: simpleSize, occurs: "\?" \}/);
    expect(text).toMatch(/sameType\("NameType", ns2?, \(\) => typeTextType\)/);
    expect(text).toMatch(/complexType\("NoneType", ns2?, \(\) => \(\{\}\)\)/);
    expect(text).toMatch(/abstractType\("AddressType", ns2?, \(\) => \(\{/);
    expect(text.match(/"lang"/g)).toHaveLength(2);
  });

  it.each(documents)("read, check and write a document: %s", (text) => {
    const read = decode(text);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(validate(read.value)).toEqual({ ok: true, value: read.value });
    expect(decode(encode(read.value))).toEqual(read);
  });

  it.each(wrong)("reject %s", (text) => {
    expect(decode(text).ok).toBe(false);
  });

  it("reject wrong values of each child", () => {
    const read = decode(documents[1] ?? "");
    if (!read.ok) throw new Error("The document should be valid.");
    const { element, value } = read.value as { element: string; value: Record<string, unknown> };
    const values = [null, 5, "x", [], {}, [null], [{}], { sku: 1 }];
    for (const name of ["Note", "Name", "Line", "total", "Size", "other"]) {
      for (const bad of values) {
        const isFine = name === "Size" && bad === 5;
        expect(validate({ element, value: { ...value, [name]: bad } }).ok, `${name} ${JSON.stringify(bad)}`).toBe(
          isFine,
        );
      }
    }
  });
});
