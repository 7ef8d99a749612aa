import { describe, expect, it } from "vitest";
import { findInXsd, pathsOf } from "./xsd-places.js";
import { readXsd } from "./xsd-tree.js";

const document = readXsd(`<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:element name="Shop" type="Shop"/>
  <xs:element name="Note" type="xs:string"/>
  <xs:complexType name="Base"><xs:sequence><xs:element name="Id" type="xs:string"/></xs:sequence><xs:attribute name="Lang" type="xs:string"/></xs:complexType>
  <xs:complexType name="Shop">
    <xs:complexContent><xs:extension base="Base">
      <xs:sequence>
        <xs:group ref="Names" maxOccurs="unbounded"/>
        <xs:choice><xs:element name="Street" type="xs:string"/><xs:element name="Box" type="xs:string"/></xs:choice>
        <xs:element ref="Note"/>
        <xs:element name="Branch" type="Shop" minOccurs="0"/>
      </xs:sequence>
      <xs:attributeGroup ref="Marks"/>
    </xs:extension></xs:complexContent>
  </xs:complexType>
  <xs:group name="Names"><xs:sequence><xs:element name="Name" type="xs:string"/></xs:sequence></xs:group>
  <xs:attributeGroup name="Marks"><xs:attribute name="Kind" type="xs:string" use="required"/></xs:attributeGroup>
</xs:schema>`);

/** The declaration of a path in its parent, or the problem. */
function find(path: string): string {
  const place = findInXsd(document, path);
  if (typeof place === "string") return place;
  const { declared } = place;
  return [
    place.kind,
    ...(declared === undefined
      ? []
      : [declared.required ? "required" : "optional", declared.repeats ? "repeats" : "once"]),
  ].join(" ");
}

describe("a path of an XSD", () => {
  it.each([
    ["/", "schema"],
    ["Shop", "element"],
    ["Shop/Id", "element required once"],
    ["Shop/@Lang", "attribute optional once"],
    ["Shop/@Kind", "attribute required once"],
    ["Shop/Name", "element required repeats"],
    ["Shop/Street", "element optional once"],
    ["Shop/Note", "element required once"],
    ["Shop/Branch/Branch/Id", "element required once"],
  ])("%s leads somewhere", (path, expected) => {
    expect(find(path)).toBe(expected);
  });

  it.each([
    ["Store", 'There is no global element "Store".'],
    ["Shop/Town", 'There is no element "Town".'],
    ["Shop/Kind", 'There is no element "Kind".'],
    ["Shop/@Id", 'There is no attribute "Id".'],
    ["Note/Id", 'There is no element "Id".'],
  ])("%s leads nowhere and says so", (path, expected) => {
    expect(find(path)).toBe(expected);
  });

  it("is the shortest to each declaration", () => {
    const paths = [
      "Shop",
      "Note",
      "Shop/Id",
      "Shop/@Lang",
      "Shop/Name",
      "Shop/Street",
      "Shop/Box",
      "Shop/Branch",
      "Shop/@Kind",
    ];
    expect([...pathsOf(document).values()]).toEqual(paths);
  });
});
