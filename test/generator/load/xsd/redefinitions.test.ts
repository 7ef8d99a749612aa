import { describe, expect, it } from "vitest";
import type { ComplexTypeDefinition, ElementDeclaration } from "../../../../generator/model/xml-schema/components.js";
import { elementsOf } from "../../../../generator/model/xml-schema/elements-of.js";
import { load, loadValid, xsd } from "../../../support/xsd.js";

const base = xsd(`
  <xs:simpleType name="Size"><xs:restriction base="xs:int"/></xs:simpleType>
  <xs:complexType name="Line"><xs:sequence><xs:element name="Sku" type="xs:string"/></xs:sequence></xs:complexType>
  <xs:group name="Parts"><xs:sequence><xs:element name="Part" type="Size"/></xs:sequence></xs:group>
  <xs:attributeGroup name="Marks"><xs:attribute name="id" type="xs:string"/></xs:attributeGroup>
  <xs:element name="Order"><xs:complexType>
    <xs:sequence><xs:element name="Line" type="Line"/><xs:group ref="Parts"/></xs:sequence>
    <xs:attributeGroup ref="Marks"/>
  </xs:complexType></xs:element>`);

const redefining = xsd(`<xs:redefine schemaLocation="b.xsd">
  <xs:simpleType name="Size"><xs:restriction base="Size"><xs:maxInclusive value="9"/></xs:restriction></xs:simpleType>
  <xs:complexType name="Line"><xs:complexContent><xs:extension base="Line">
    <xs:sequence><xs:element name="Again" type="Line" minOccurs="0"/></xs:sequence>
  </xs:extension></xs:complexContent></xs:complexType>
  <xs:group name="Parts"><xs:sequence><xs:group ref="Parts"/><xs:element name="Rest" type="xs:string"/></xs:sequence></xs:group>
  <xs:attributeGroup name="Marks"><xs:attributeGroup ref="Marks"/><xs:attribute name="mark" type="xs:string"/></xs:attributeGroup>
</xs:redefine>`);

const again = xsd(`<xs:redefine schemaLocation="a.xsd">
  <xs:simpleType name="Size"><xs:restriction base="Size"><xs:minInclusive value="1"/></xs:restriction></xs:simpleType>
</xs:redefine>`);

function childrenOf({ content }: ComplexTypeDefinition): readonly ElementDeclaration[] {
  return elementsOf("particle" in content ? content.particle : undefined);
}

describe("xs:redefine", () => {
  it("puts types and groups in the place of those that they derive from", async () => {
    const schema = await loadValid({ "c.xsd": again, "a.xsd": redefining, "b.xsd": base });
    const order = schema.elements.get("Order")?.type as ComplexTypeDefinition;
    expect(order.attributeUses.map(({ attribute }) => attribute.name.local)).toEqual(["id", "mark"]);
    expect(childrenOf(order).map(({ name }) => name.local)).toEqual(["Line", "Part", "Rest"]);
    expect(schema.types.get("Size")).toMatchObject({ facets: { minInclusive: "1", maxInclusive: "9" } });
    const line = schema.types.get("Line") as ComplexTypeDefinition;
    expect(line.base.name?.local).toBe("Line (redefined)");
    // The name means the new type everywhere else.
    expect(childrenOf(line)[1]?.type).toBe(line);
    expect(childrenOf(order)[0]?.type).toBe(line);
  });

  it("is refused for what the document does not define, or does not derive from itself", async () => {
    const wrong = xsd(`<xs:redefine schemaLocation="b.xsd">
      <xs:simpleType name="Colour"><xs:restriction base="Colour"/></xs:simpleType>
      <xs:simpleType name="Size"><xs:restriction base="xs:int"/></xs:simpleType>
      <xs:complexType name="Parts"><xs:sequence/></xs:complexType>
      <xs:group name="Parts"><xs:sequence><xs:element name="More" type="xs:string"/></xs:sequence></xs:group>
      <xs:attributeGroup name="Marks"><xs:attribute name="more" type="xs:string"/></xs:attributeGroup>
    </xs:redefine>`);
    const { diagnostics } = await load({ "a.xsd": wrong, "b.xsd": base });
    const codes = diagnostics.filter(({ code }) => code === "xsd/invalid-redefine");
    expect(codes.map(({ message }) => /The (.*?) cannot/.exec(message)?.[1])).toEqual([
      'type "Colour"',
      'type "Size"',
      'type "Parts"',
      'group "Parts"',
      'attribute group "Marks"',
    ]);
  });
});

describe("schemas that come with the package", () => {
  const user = (namespace: string, location: string, ref: string): string =>
    xsd(
      `<xs:import namespace="${namespace}"${location}/><xs:element name="A"><xs:complexType>${ref}</xs:complexType></xs:element>`,
      `${ref.includes("xml:") ? "" : `xmlns:p="${namespace}"`} targetNamespace="urn:a"`,
    );

  it.each([
    ["XLink", "http://www.w3.org/1999/xlink", '<xs:attributeGroup ref="p:simpleAttrs"/>'],
    ["XML", "http://www.w3.org/XML/1998/namespace", '<xs:attributeGroup ref="xml:specialAttrs"/>'],
    [
      "XML signatures",
      "http://www.w3.org/2000/09/xmldsig#",
      '<xs:sequence><xs:element ref="p:Signature"/></xs:sequence>',
    ],
  ])("are known without a file: %s", async (_, namespace, ref) => {
    for (const location of ["", ' schemaLocation="http://127.0.0.1:9/x.xsd"']) {
      const schema = await loadValid({ "a.xsd": user(namespace, location, ref) });
      expect(schema.documents.map(({ targetNamespace }) => targetNamespace)).toEqual(["urn:a"]);
    }
  });

  it("stand back where a file of the namespace is there", async () => {
    const namespace = "http://www.w3.org/1999/xlink";
    const own = xsd('<xs:attribute name="own" type="xs:string"/>', `targetNamespace="${namespace}"`);
    const file = user(namespace, ' schemaLocation="b.xsd"', '<xs:attribute ref="p:own"/>');
    const schema = await loadValid({ "a.xsd": file, "b.xsd": own });
    expect([...schema.attributes.keys()]).toEqual([`{${namespace}}own`]);
  });

  it("an address is not a fault where another import has a file of the namespace", async () => {
    const imports = `<xs:import namespace="urn:b" schemaLocation="http://127.0.0.1:9/b.xsd"/><xs:include schemaLocation="c.xsd"/>`;
    const schema = await loadValid({
      "a.xsd": xsd(`${imports}<xs:element name="A" type="b:T"/>`, 'targetNamespace="urn:a" xmlns:b="urn:b"'),
      "c.xsd": xsd('<xs:import namespace="urn:b" schemaLocation="b.xsd"/>', 'targetNamespace="urn:a"'),
      "b.xsd": xsd(
        '<xs:simpleType name="T"><xs:restriction base="xs:int"/></xs:simpleType>',
        'targetNamespace="urn:b"',
      ),
    });
    expect([...schema.types.keys()]).toEqual(["{urn:b}T"]);
  });
});
