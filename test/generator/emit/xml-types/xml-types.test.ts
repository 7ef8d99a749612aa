import { describe, expect, it } from "vitest";
import { planOfXsd, schemaText, xmlTypesModule } from "../../../support/codecs.js";
import { declaredName, kinds } from "../../../../generator/emit/structures.js";
import { renderDeclaration } from "../../../support/render-module.js";

/** The emitted declarations of a schema, by name. */
async function typesOf(body: string, attributes?: string): Promise<Readonly<Record<string, string>>> {
  const { declarations } = xmlTypesModule(await planOfXsd(schemaText(body, attributes)));
  return Object.fromEntries(
    declarations.map((each) => [
      declaredName(each),
      renderDeclaration(each)
        .replace(/^\/\*\*.*?\*\/\n/s, "")
        .replace(/\s+/g, " "),
    ]),
  );
}

const simple = (name: string, facets: string, base: string = "xs:string"): string =>
  `<xs:simpleType name="${name}"><xs:restriction base="${base}">${facets}</xs:restriction></xs:simpleType>`;

describe("types of simple types", () => {
  it.each([
    ["xs:string", "", "string"],
    ["xs:boolean", "", "boolean"],
    ["xs:int", "", "number"],
    ["xs:integer", "", "bigint"],
    ["xs:integer", '<xs:totalDigits value="9"/>', "number"],
    ["xs:integer", '<xs:minInclusive value="0"/><xs:maxInclusive value="9007199254740991"/>', "number"],
    ["xs:integer", '<xs:minInclusive value="0"/><xs:maxInclusive value="9007199254740992"/>', "bigint"],
    ["xs:unsignedLong", "", "bigint"],
    ["xs:decimal", "", "string"],
    ["xs:double", "", "number"],
    ["xs:dateTime", "", "string"],
    ["xs:base64Binary", "", "Uint8Array"],
    ["xs:QName", "", "XmlName"],
    ["xs:int", '<xs:pattern value="[0-9]{4}"/>', "string"],
    ["xs:string", '<xs:enumeration value="a"/><xs:enumeration value="b &quot;c"/>', '"a" | "b \\"c"'],
    ["xs:int", '<xs:enumeration value="1"/><xs:enumeration value="+2"/>', "1 | 2"],
    ["xs:long", '<xs:enumeration value="1"/>', "1n"],
  ])("%s with %s is %s", async (base, facets, expected) => {
    expect((await typesOf(simple("T", facets, base)))["T"]).toBe(`export type T = ${expected};`);
  });

  it("of lists and unions use the names of their members", async () => {
    const types = await typesOf(`${simple("Code", '<xs:enumeration value="x"/>')}
      <xs:simpleType name="Codes"><xs:list itemType="Code"/></xs:simpleType>
      <xs:simpleType name="Either"><xs:union memberTypes="Code xs:int"/></xs:simpleType>`);
    expect(types["Codes"]).toMatch(/^export type Codes = (readonly )?Code\[\];$/);
    expect(types["Either"]).toBe("export type Either = Code | number;");
  });

  it("of unions keep listed strings apart from any other string", async () => {
    const types =
      await typesOf(`${simple("Code", '<xs:enumeration value="x"/>')}${simple("Short", '<xs:maxLength value="3"/>')}
      ${simple("Nothing", '<xs:enumeration value=""/>')}
      <xs:simpleType name="Clearable"><xs:union memberTypes="Short Nothing"/></xs:simpleType>
      <xs:simpleType name="Open"><xs:union memberTypes="Code xs:string"/></xs:simpleType>
      <xs:simpleType name="Limited"><xs:union memberTypes="Code Short"/></xs:simpleType>
      <xs:simpleType name="Either"><xs:union memberTypes="Short xs:int"/></xs:simpleType>`);
    expect(types["Clearable"]).toBe("export type Clearable = Short | Nothing;");
    expect(types["Open"]).toBe("export type Open = Code | (string & {});");
    expect(types["Limited"]).toBe("export type Limited = Code | (Short & {});");
    expect(types["Either"]).toBe("export type Either = Short | number;");
  });
});

describe("types of complex types", () => {
  it("are interfaces with attributes first, documented in the words of the schema", async () => {
    const { declarations } = xmlTypesModule(
      await planOfXsd(
        schemaText(
          `<xs:complexType name="Order"><xs:annotation><xs:documentation>An order.</xs:documentation></xs:annotation>
             <xs:sequence><xs:element name="line-item" type="xs:string" minOccurs="0" m:create="R">
               <xs:annotation><xs:documentation>One line.</xs:documentation>
                 <xs:appinfo source="open-question">How long may it be?</xs:appinfo></xs:annotation></xs:element></xs:sequence>
             <xs:attribute name="no" type="xs:int" use="required"/></xs:complexType>`,
          'xmlns:m="urn:marks"',
        ),
      ),
    );
    expect(declarations).toMatchObject([
      {
        kind: kinds.interface,
        name: "Order",
        docs: [
          {
            description: "An order.",
            tags: [{ tagName: "remarks", text: "`line-item`: Open question: How long may it be?" }],
          },
        ],
        properties: [
          { name: "no", type: "number", hasQuestionToken: false },
          {
            name: '"line-item"',
            type: "string",
            hasQuestionToken: true,
            docs: [{ description: "One line.\n\ncreate: R" }],
          },
        ],
      },
      { name: "TypedRoot" },
    ]);
  });

  it("of choices forbid the members of the other branches", async () => {
    const types = await typesOf(`<xs:complexType name="T"><xs:choice>
      <xs:element name="A" type="xs:string"/><xs:element name="B" type="xs:string"/></xs:choice></xs:complexType>`);
    expect(types["T"]).toBe("export type T = | { A: string; B?: never; } | { B: string; A?: never; };");
  });

  it("of nillable elements, derived types and any content say so", async () => {
    const types = await typesOf(`
      <xs:complexType name="Base"/>
      <xs:complexType name="Derived"><xs:complexContent><xs:extension base="Base"><xs:attribute name="a" type="xs:int"/></xs:extension></xs:complexContent></xs:complexType>
      <xs:complexType name="T"><xs:sequence>
        <xs:element name="A" type="xs:int" nillable="true"/><xs:element name="B" type="Base"/><xs:element name="C"/>
        <xs:element name="D" type="Derived" nillable="true"/>
      </xs:sequence></xs:complexType>`);
    expect(types["T"]).toContain("A: number | null;");
    expect(types["T"]).toContain('B: Base | Derived & { "xsi:type": "Derived"; };');
    expect(types["T"]).toContain("C: XmlFragment;");
    expect(types["T"]).toContain('D: Derived | XmlNil<Derived, "a"> | null;');
  });

  it("of global elements are aliases where their type has another name", async () => {
    const types = await typesOf(
      '<xs:complexType name="T"/><xs:element name="Root" type="T"/><xs:element name="Text" type="xs:string"/>',
    );
    expect([types["Root"], types["Text"]]).toEqual(["export type Root = T;", "export type Text = string;"]);
  });
});
