import { expect, it } from "vitest";
import { withXsdEdit, xsdEdits } from "../../../../generator/api/contract-tests/mutations/xsd-edits.js";

const text = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:mark="urn:specwright:marks">
  <xs:complexType name="Order">
    <xs:annotation><xs:documentation>An order.</xs:documentation></xs:annotation>
    <xs:sequence>
      <xs:element name="Id" type="Code" mark:create="R"/>
      <xs:element name="Line" type="xs:string" minOccurs="0" maxOccurs="unbounded"/>
    </xs:sequence>
    <xs:attribute name="Kind" type="Kind" use="required"/>
  </xs:complexType>
  <xs:simpleType name="Code">
    <xs:restriction base="xs:string"><xs:maxLength value="9"/></xs:restriction>
  </xs:simpleType>
  <xs:simpleType name="Kind">
    <xs:restriction base="xs:string"><xs:enumeration value="A"/><xs:enumeration value="B"/></xs:restriction>
  </xs:simpleType>
  <xs:simpleType name="Both"><xs:union memberTypes="Code Kind"/></xs:simpleType>
  <xs:simpleType name="Day"><xs:restriction base="xs:date"><xs:minInclusive value="1900-01-01"/></xs:restriction></xs:simpleType>
</xs:schema>`;

const edits = xsdEdits(text);

/** The line, or part of a line, after each alteration of a place. */
function alterations(place: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    edits
      .filter((edit) => edit.place === place)
      .map((edit) => {
        const lines = text.split("\n");
        const changed = withXsdEdit(text, edit).split("\n");
        const at = lines.findIndex((line, index) => line !== changed[index]);
        return [edit.operator, changed[at]!.trim()];
      }),
  );
}

it("alters elements: their name, type, how often they stand, their marks", () => {
  expect(alterations("complexType Order/Id")).toEqual({
    "element-drop": "",
    "element-rename": '<xs:element name="IdX" type="Code" mark:create="R"/>',
    "type-widen": '<xs:element name="Id" type="xs:string" mark:create="R"/>',
    "type-change": '<xs:element name="Id" type="xs:integer" mark:create="R"/>',
    "minOccurs-change": '<xs:element minOccurs="0" name="Id" type="Code" mark:create="R"/>',
    "maxOccurs-change": '<xs:element maxOccurs="unbounded" name="Id" type="Code" mark:create="R"/>',
    "mark:create-drop": '<xs:element name="Id" type="Code"/>',
    "mark:create-alter": '<xs:element name="Id" type="Code" mark:create="X"/>',
  });
  expect(alterations("complexType Order/Line")).toMatchObject({
    "minOccurs-change": '<xs:element name="Line" type="xs:string" minOccurs="1" maxOccurs="unbounded"/>',
    "maxOccurs-change": '<xs:element name="Line" type="xs:string" minOccurs="0" maxOccurs="1"/>',
    "maxOccurs-two": '<xs:element name="Line" type="xs:string" minOccurs="0" maxOccurs="2"/>',
  });
});

it("alters the order of elements and the kind of their group", () => {
  expect(alterations("complexType Order/sequence")).toEqual({
    "sequence-to-choice": "<xs:choice>",
    "order-change": '<xs:element name="Line" type="xs:string" minOccurs="0" maxOccurs="unbounded"/>',
  });
});

it("alters attributes", () => {
  expect(alterations("complexType Order/@Kind")).toEqual({
    "attribute-drop": "",
    "attribute-rename": '<xs:attribute name="KindX" type="Kind" use="required"/>',
    "type-widen": '<xs:attribute name="Kind" type="xs:string" use="required"/>',
    "type-change": '<xs:attribute name="Kind" type="xs:integer" use="required"/>',
    "use-flip": '<xs:attribute name="Kind" type="Kind" use="optional"/>',
  });
});

it("alters facets, lists of values and members of unions", () => {
  expect(Object.keys(alterations("simpleType Code/maxLength 9"))).toEqual([
    "maxLength-drop",
    "maxLength+1",
    "maxLength-1",
  ]);
  expect(alterations("simpleType Code/maxLength 9")["maxLength-1"]).toContain('<xs:maxLength value="8"/>');
  expect(alterations("simpleType Day/minInclusive 1900-01-01")["minInclusive-1"]).toContain('value="1899-12-31"');
  expect(alterations("simpleType Kind/enumeration A")["enumeration-alter"]).toContain('<xs:enumeration value="AX"/>');
  expect(alterations("simpleType Kind/restriction")["enumeration-add"]).toContain(
    '"xs:string"><xs:enumeration value="AXX"/>',
  );
  expect(alterations("simpleType Both/union")["member-drop Code"]).toContain('<xs:union memberTypes="Kind"/>');
});

it("alters neither a date that does not exist nor a union without named members", () => {
  const schema = (inner: string): string =>
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:simpleType name="A">${inner}</xs:simpleType></xs:schema>`;
  const date = '<xs:restriction base="xs:date"><xs:minInclusive value="2000-99-99"/></xs:restriction>';
  const union = "<xs:union><xs:simpleType><xs:restriction/></xs:simpleType></xs:union>";
  const operatorsOf = (inner: string): readonly string[] => xsdEdits(schema(inner)).map(({ operator }) => operator);
  expect(operatorsOf(date)).toEqual(["base-widen", "base-change", "minInclusive-drop"]);
  expect(operatorsOf(union)).toEqual([]);
});
