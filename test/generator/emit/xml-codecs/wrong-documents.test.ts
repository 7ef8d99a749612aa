import { describe, expect, it } from "vitest";
import { codecsOf, schemaText } from "../../../support/codecs.js";

/** The places and messages of the problems with documents for which libxml2 has good words: ours say at least as much. */
const shop = await codecsOf<"Shop">(
  schemaText(
    `
  <xs:simpleType name="Sku"><xs:restriction base="xs:string"><xs:pattern value="[A-Z]{3}-[0-9]{4}"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="Size"><xs:restriction base="xs:token"><xs:enumeration value="small"/><xs:enumeration value="large"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="Sizes"><xs:restriction><xs:simpleType><xs:list itemType="Size"/></xs:simpleType><xs:maxLength value="2"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="Either"><xs:union memberTypes="xs:integer Size"/></xs:simpleType>
  <xs:simpleType name="Money"><xs:restriction base="xs:decimal"><xs:fractionDigits value="2"/><xs:minExclusive value="0"/></xs:restriction></xs:simpleType>
  <xs:complexType name="Base"><xs:sequence><xs:element name="A" type="xs:string"/></xs:sequence></xs:complexType>
  <xs:complexType name="More"><xs:complexContent><xs:extension base="Base">
    <xs:sequence><xs:element name="B" type="xs:int"/></xs:sequence><xs:attribute name="x" type="xs:int" use="required"/>
  </xs:extension></xs:complexContent></xs:complexType>
  <xs:complexType name="Abstract" abstract="true"><xs:sequence/></xs:complexType>
  <xs:complexType name="Item"><xs:sequence>
    <xs:element name="sku" type="Sku"/><xs:element name="price" type="Money" minOccurs="0"/>
    <xs:element name="note" type="xs:string" nillable="true" minOccurs="0" maxOccurs="2"/>
  </xs:sequence><xs:attribute name="id" type="xs:ID" use="required"/><xs:attribute name="fix" fixed="7" type="xs:int"/></xs:complexType>
  <xs:complexType name="Mixed" mixed="true"><xs:sequence><xs:element name="bold" type="xs:string" minOccurs="0"/></xs:sequence></xs:complexType>
  <xs:element name="vehicle" type="xs:string" abstract="true"/><xs:element name="car" substitutionGroup="vehicle"/><xs:element name="bus" substitutionGroup="vehicle"/>
  <xs:element name="shop"><xs:complexType><xs:choice minOccurs="0" maxOccurs="unbounded">
    <xs:element name="item" type="Item"/><xs:element name="base" type="Base"/><xs:element name="abstract" type="Abstract"/>
    <xs:element name="sizes" type="Sizes"/><xs:element name="either" type="Either"/><xs:element name="day" type="xs:date"/>
    <xs:element name="name" type="xs:QName"/><xs:element name="fixed" fixed="yes" type="xs:string"/><xs:element name="empty"><xs:complexType/></xs:element>
    <xs:element name="open"><xs:complexType><xs:sequence><xs:any namespace="##other" processContents="strict"/></xs:sequence>
      <xs:anyAttribute namespace="##other" processContents="strict"/></xs:complexType></xs:element>
    <xs:element name="order"><xs:complexType><xs:attribute name="of" type="xs:string"/></xs:complexType></xs:element>
    <xs:element name="garage"><xs:complexType><xs:sequence><xs:element ref="vehicle"/><xs:element name="tools" type="xs:int"/></xs:sequence></xs:complexType></xs:element>
    <xs:element name="mixed" fixed="yes" type="Mixed"/><xs:element name="number" type="xs:decimal"/>
  </xs:choice></xs:complexType>
    <xs:key name="items"><xs:selector xpath="s:item"/><xs:field xpath="s:sku"/></xs:key>
    <xs:keyref name="orders" refer="items"><xs:selector xpath="s:order"/><xs:field xpath="@of"/></xs:keyref>
  </xs:element>`,
    'xmlns="urn:shop" xmlns:s="urn:shop" targetNamespace="urn:shop" elementFormDefault="qualified"',
  ),
);

const start = '<shop xmlns="urn:shop" xmlns:o="urn:other" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">\n';

/** "line:column path message" for each problem of the content of a shop. */
function problemsOf(content: string | Uint8Array): readonly string[] {
  const result = shop.decodeShop(typeof content === "string" ? `${start}${content}\n</shop>` : content);
  return result.ok
    ? []
    : result.problems.map(({ line, column, path, message }) => `${line}:${column} ${path} ${message}`);
}

const item = (id: string, rest: string = ""): string => `<item id="${id}"><sku>ABC-0001</sku>${rest}</item>`;

describe("a text that is not well-formed", () => {
  it.each([
    [
      "an end tag of another name",
      '<item id="a">\n<sku>ABC-0001</sku>\n</itm>',
      '4:1 /shop/item[1] End tag "itm" does not match start tag "item" on line 2.',
    ],
    [
      "a comment that does not end",
      "<empty/>\n<!-- never",
      "4:8 /shop The document ends inside a comment that begins on line 3.",
    ],
    [
      "a CDATA section that does not end",
      '<item id="a"><sku>\n<![CDATA[abc</sku></item>',
      "4:8 /shop/item[1]/sku The document ends inside a CDATA section that begins on line 3.",
    ],
    [
      "an instruction that does not end",
      "<?go on",
      "3:8 /shop The document ends inside a processing instruction that begins on line 2.",
    ],
    ["an attribute twice", '<order of="a"\n of="b"/>', '3:2 /shop Attribute "of" appears twice in one element.'],
    ["a prefix", "<z:item/>", '2:2 /shop Prefix "z" is not declared.'],
    ["an entity", "<fixed>&nbsp;</fixed>", '2:8 /shop/fixed[1] Entity "nbsp" is not defined.'],
    ["a value without quotes", "<order of=a/>", '2:11 /shop Attribute "of" needs "=" and a value in quotes.'],
    [
      "a character that XML does not have",
      "<fixed>&#1;</fixed>",
      '2:8 /shop/fixed[1] "&#1;" does not refer to a character that XML allows.',
    ],
  ])("has %s at its place", (_, content, ...problems) => {
    expect(problemsOf(content)).toEqual(problems);
  });

  it("has the start of what is open at its end", () => {
    expect(shop.decodeShop(`${start}<item id="a">\n<sku>ABC-0001</sku>`)).toMatchObject({
      problems: [{ message: 'Element "item" is not closed.', line: 2, column: 1 }],
    });
  });

  it("has the byte that is wrong", () => {
    const bytes = Uint8Array.from([...new TextEncoder().encode(`${start}<fixed>`), 0xff, 0x3c]);
    expect(problemsOf(bytes)).toEqual(["2:8  The bytes are not valid UTF-8 from 0xFF on."]);
  });

  it.each([
    ["utf8x", "Encoding utf8x is not supported."],
    ["UTF-16", "The document declares encoding UTF-16, but its bytes have another encoding."],
  ])("is not read in the encoding %s that it declares", (encoding, message) => {
    const bytes = new TextEncoder().encode(`<?xml version="1.0" encoding="${encoding}"?>${start}</shop>`);
    expect(problemsOf(bytes)).toEqual([`1:31  ${message}`]);
  });
});

describe("a document that is not valid", () => {
  it.each([
    [
      "an attribute of another namespace",
      '<order o:of="a"/>',
      '2:8 /shop/order[1]/@of Attribute "{urn:other}of" is not allowed here.',
    ],
    [
      "an attribute that a strict wildcard has to know",
      '<open o:z="1"><o:thing/></open>',
      '2:7 /shop/open[1]/@z Attribute "{urn:other}z" is not declared.',
      '2:15 /shop/open[1]/thing Element "{urn:other}thing" is not declared.',
    ],
    [
      "the abstract head of a substitution group",
      "<garage><vehicle>x</vehicle><tools>1</tools></garage>",
      '2:9 /shop/garage[1]/vehicle Element "vehicle" is abstract and cannot be used; expected is "car" or "bus".',
    ],
    [
      "a misspelling that is far from what is meant",
      "<garage><car/><tuulz>1</tuulz></garage>",
      '2:15 /shop/garage[1]/tuulz Element "tuulz" is not allowed here; expected is "tools".',
    ],
    [
      "another text where mixed content is fixed",
      "<mixed>no</mixed>",
      '2:1 /shop/mixed[1] "no" is not the fixed value "yes".',
    ],
    [
      "an element where mixed content is fixed",
      "<mixed><bold/></mixed>",
      '2:1 /shop/mixed[1] This element has the fixed value "yes", so it must not contain elements.',
    ],
    [
      "a type that the schema does not have",
      '<base xsi:type="Mroe"><A/></base>',
      '2:7 /shop/base[1]/@type "Mroe" is not a type that is allowed here: "Base" or "More".',
    ],
    [
      "an element of a namespace that a wildcard keeps out",
      "<open><item/></open>",
      '2:7 /shop/open[1]/item Element "item" is not allowed here; expected is any element of another namespace than "urn:shop".',
    ],
    [
      "text in an empty element",
      "<empty>x</empty>",
      '2:1 /shop/empty[1] Text "x" is not allowed here; the element must be empty.',
    ],
    [
      "an element in an empty element",
      "<empty><a/></empty>",
      '2:8 /shop/empty[1]/a Element "a" is not allowed here; the parent element must be empty.',
    ],
    [
      "text between elements",
      '<item id="a">x<sku>ABC-0001</sku></item>',
      '2:1 /shop/item[1] Text "x" is not allowed between elements.',
    ],
    ["another value than the fixed one", "<fixed>no</fixed>", '2:1 /shop/fixed[1] "no" is not the fixed value "yes".'],
    [
      "another attribute than the fixed one",
      item("a").replace(">", ' fix="8">'),
      '2:14 /shop/item[1]/@fix "8" is not the fixed value "7".',
    ],
    [
      "an element that is misspelt",
      '<item id="a"><skv>ABC-0001</skv></item>',
      '2:14 /shop/item[1]/skv Element "skv" is not allowed here; expected is "sku".',
      '2:1 /shop/item[1] A value for "sku" is missing, which key "items" requires.',
    ],
    [
      "elements in another order, without blaming the key of what is passed over",
      '<item id="a"><price>1</price><sku>ABC-0001</sku></item>',
      '2:14 /shop/item[1]/price Element "sku" is missing before "price".',
      '2:30 /shop/item[1]/sku Element "sku" is not allowed here; expected is "note".',
    ],
    [
      "an element too often",
      item("a", "<note/><note/><note/>"),
      '2:47 /shop/item[1]/note[3] Element "note" appears too often; at most 2 are allowed.',
    ],
    [
      "a pattern",
      '<item id="a"><sku>abc-1</sku></item>',
      '2:14 /shop/item[1]/sku "abc-1" is not a match of the pattern "[A-Z]{3}-[0-9]{4}".',
    ],
    [
      "digits",
      item("a", "<price>1.234</price>"),
      '2:33 /shop/item[1]/price "1.234" is not a number of at most 2 digits after the point.',
    ],
    ["a bound", item("a", "<price>0</price>"), '2:33 /shop/item[1]/price "0" is not more than 0.'],
    [
      "a list",
      "<sizes>small large small</sizes>",
      '2:1 /shop/sizes[1] "small large small" is not at most 2 long, but 3.',
    ],
    ["an item of a list", "<sizes>small medium</sizes>", '2:1 /shop/sizes[1] "medium" is not one of "small", "large".'],
    [
      "a union",
      "<either>medium</either>",
      '2:1 /shop/either[1] "medium" is not a value of xs:integer or one of "small", "large".',
    ],
    ["a day that does not exist", "<day>2023-02-29</day>", '2:1 /shop/day[1] "2023-02-29" is not a value of xs:date.'],
    [
      "a prefix in a value",
      "<name>z:a</name>",
      '2:1 /shop/name[1] "z:a" is not a value of xs:QName with a declared prefix.',
    ],
    [
      "a prefix of xsi:type",
      '<base xsi:type="q:More"><A/></base>',
      '2:7 /shop/base[1]/@type "q:More" is not the name of a type with a declared prefix.',
    ],
    [
      "a type that is not derived",
      '<base xsi:type="Item"><A/></base>',
      '2:7 /shop/base[1]/@type "Item" is not a type that is allowed here: "Base" or "More".',
    ],
    [
      "what a derived type asks for",
      '<base xsi:type="More"><A/></base>',
      '2:1 /shop/base[1] Attribute "x" is missing.',
      '2:1 /shop/base[1] Element "B" is missing.',
    ],
    [
      "an abstract type",
      "<abstract/>",
      "2:1 /shop/abstract[1] The type of this element is abstract, so xsi:type must name another.",
    ],
    [
      "nil where it may not be",
      '<day xsi:nil="true"/>',
      "2:6 /shop/day[1]/@nil This element must not have xsi:nil.",
      '2:1 /shop/day[1] "" is not a value of xs:date.',
    ],
    [
      "nil with content",
      item("a", '<note xsi:nil="true">x</note>'),
      "2:33 /shop/item[1]/note[1] A nil element must have no content.",
    ],
    [
      "an identifier twice",
      `${item("a")}\n<item id="a"><sku>ABC-0002</sku></item>`,
      '3:7 /shop/item[2]/@id "a" is not an identifier that is unique in the document.',
    ],
    [
      "a key twice",
      `${item("a")}\n${item("b")}`,
      '3:1 /shop/item[2] "ABC-0001" repeats that of /shop/item[1]; key "items" requires unique values.',
    ],
    [
      "a reference to no key",
      `${item("a")}\n<order of="ABC-9"/>`,
      '3:1 /shop/order[1] "ABC-9" is not among the values of "items", which keyref "orders" refers to.',
    ],
  ])("has %s in words, at its place", (_, content, ...problems) => {
    expect(problemsOf(content)).toEqual(problems);
  });
});
