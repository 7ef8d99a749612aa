import { describe, expect, it } from "vitest";
import { bundledProblems } from "./bundled-schemas.js";
import { readOpenapi } from "./openapi-document.js";

const openapi = `
paths: { /: { post: { operationId: save, requestBody: { content: { application/xml: { x-xsd-element: shop.xsd#Shop, schema: { $ref: "#/components/schemas/Shop" } } } } } } }
components:
  schemas:
    Shop:
      required: [Id, Name]
      properties:
        Id: { type: string, xml: { attribute: true } }
        Name: { type: string, maxLength: 9 }
        Branch: { type: array, items: { $ref: "#/components/schemas/Shop" } }
        Kind: { anyOf: [{ enum: [big] }, { enum: [""] }, { type: "null" }] }
        Price: { $ref: "#/components/schemas/Price" }
    Price:
      required: [value]
      properties:
        Unit: { type: string, xml: { attribute: true } }
        value: { type: string }
`;

const xsd = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:element name="Shop" type="Shop"/>
  <xs:complexType name="Shop">
    <xs:sequence>
      <xs:element name="Name" type="Name"/>
      <xs:element name="Branch" type="Shop" minOccurs="0" maxOccurs="unbounded"/>
      <xs:element name="Kind" minOccurs="0" nillable="true"><xs:simpleType><xs:union memberTypes="Kind Cleared"/></xs:simpleType></xs:element>
      <xs:element name="Price" type="Price" minOccurs="0"/>
    </xs:sequence>
    <xs:attribute name="Id" type="xs:string" use="required"/>
  </xs:complexType>
  <xs:complexType name="Price"><xs:simpleContent><xs:extension base="xs:decimal"><xs:attribute name="Unit" type="xs:string"/></xs:extension></xs:simpleContent></xs:complexType>
  <xs:simpleType name="Name"><xs:restriction base="xs:string"><xs:maxLength value="9"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="Kind"><xs:restriction base="xs:string"><xs:enumeration value="big"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="Cleared"><xs:restriction base="xs:string"><xs:enumeration value=""/></xs:restriction></xs:simpleType>
</xs:schema>`;

function problems(change: (text: string) => string = (text) => text): readonly string[] {
  const files = [
    ["shop/openapi.yaml", change(openapi)],
    ["shop/shop.xsd", xsd],
  ] as const;
  return bundledProblems(new Map(files), "shop", readOpenapi(change(openapi)));
}

describe("a JSON schema for an element of an XSD", () => {
  it("has no problems where it says the same", () => {
    expect(problems()).toEqual([]);
  });

  it.each([
    [
      "Kind: {",
      "Sort: {",
      "Shop: Of its members only the JSON schema has Sort.",
      "Shop: Of its members only the XSD has Kind.",
    ],
    [
      "Unit: {",
      "Units: {",
      "Shop/Price: Of its members only the JSON schema has Units.",
      "Shop/Price: Of its members only the XSD has Unit.",
    ],
    ["[Id, Name]", "[Id]", "Shop: Of its required members only the XSD has Name."],
    [
      '{ type: array, items: { $ref: "#/components/schemas/Shop" } }',
      '{ $ref: "#/components/schemas/Shop" }',
      "Shop/Branch: One repeats, one does not.",
    ],
    [", xml: { attribute: true }", "", "Shop/Id: One is an attribute, one is not."],
    [', { type: "null" }', "", "Shop/Kind: One may be nil, one may not."],
    ["enum: [big]", "enum: [big, small]", "Shop/Kind: Of its values only the JSON schema has small."],
    [
      "maxLength: 9",
      "maxLength: 8",
      "Shop/Name: Of its maxLength only the JSON schema has 8.",
      "Shop/Name: Of its maxLength only the XSD has 9.",
    ],
    [
      "shop.xsd#Shop",
      "shop.xsd#Store",
      '#/paths/~1/post/requestBody/content/application~1xml: There is no element "Store".',
    ],
  ])("is found out when %s becomes %s", (from, to, ...expected) => {
    expect(problems((text) => text.replace(from, to))).toEqual(expected);
  });
});
