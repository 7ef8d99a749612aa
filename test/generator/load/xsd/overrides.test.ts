import { describe, expect, it } from "vitest";
import type { ComplexTypeDefinition } from "../../../../generator/model/xml-schema/components.js";
import { elementsOf } from "../../../../generator/model/xml-schema/elements-of.js";
import { load, loadValid, xsd } from "../../../support/xsd.js";
import { effort } from "../../../support/effort.js";

const types = `
  <xs:simpleType name="Size"><xs:restriction base="xs:int"/></xs:simpleType>
  <xs:complexType name="Line"><xs:sequence><xs:element name="Sku" type="Size"/></xs:sequence></xs:complexType>`;

const override = (location: string, content: string): string =>
  xsd(`<xs:override schemaLocation="${location}">${content}</xs:override>`);

const longSize = `<xs:simpleType name="Size"><xs:restriction base="xs:long"/></xs:simpleType>`;

function childrenOf({ content }: ComplexTypeDefinition): readonly string[] {
  return elementsOf("particle" in content ? content.particle : undefined).map(({ name }) => name.local);
}

const codes = async (documents: Readonly<Record<string, string>>): Promise<readonly string[]> =>
  (await load(documents)).diagnostics.map(({ code }) => code);

describe("xs:override", () => {
  it("replaces components of a document, and of those that it includes, for all that refer to them", async () => {
    const schema = await loadValid({
      "a.xsd": override(
        "b.xsd",
        `${longSize}
        <xs:simpleType name="Line"><xs:list itemType="Size"/></xs:simpleType>
        <xs:group name="Parts"><xs:sequence><xs:element name="New" type="Size"/></xs:sequence></xs:group>
        <xs:attributeGroup name="Marks"><xs:attribute name="mark" type="Size"/></xs:attributeGroup>
        <xs:attribute name="code" type="Size"/>
        <xs:element name="Note" type="Size"/>`,
      ),
      "b.xsd": xsd(`<xs:include schemaLocation="c.xsd"/>
        <xs:group name="Parts"><xs:sequence><xs:element name="Old" type="xs:string"/></xs:sequence></xs:group>
        <xs:attributeGroup name="Marks"/>
        <xs:attribute name="code" type="xs:string"/>
        <xs:element name="Note" type="xs:string"/>
        <xs:element name="Order"><xs:complexType>
          <xs:sequence><xs:element name="Line" type="Line"/><xs:group ref="Parts"/></xs:sequence>
          <xs:attributeGroup ref="Marks"/><xs:attribute ref="code"/>
        </xs:complexType></xs:element>`),
      "c.xsd": xsd(types),
    });
    const order = schema.elements.get("Order")?.type as ComplexTypeDefinition;
    expect(childrenOf(order)).toEqual(["Line", "New"]);
    const size = schema.types.get("Size");
    expect(size).toMatchObject({ base: { name: { local: "long" } } });
    // A type of the other kind replaces a type.
    expect(schema.types.get("Line")).toMatchObject({ kind: "simple", variety: { kind: "list", item: size } });
    expect(order.attributeUses.map(({ attribute }) => [attribute.name.local, attribute.type])).toEqual([
      ["mark", size],
      ["code", size],
    ]);
    expect(schema.elements.get("Note")?.type).toBe(size);
  });

  it("overrides an xs:override, and a redefinition", async () => {
    const schema = await loadValid({
      "a.xsd": override("b.xsd", longSize),
      "b.xsd": override(
        "c.xsd",
        `<xs:simpleType name="Size"><xs:restriction base="xs:short"/></xs:simpleType>
        <xs:complexType name="Line"><xs:sequence><xs:element name="Other" type="Size"/></xs:sequence></xs:complexType>`,
      ),
      "c.xsd": xsd(types),
    });
    expect(schema.types.get("Size")).toMatchObject({ base: { name: { local: "long" } } });
    expect(childrenOf(schema.types.get("Line") as ComplexTypeDefinition)).toEqual(["Other"]);
    const restricted = (value: number): string =>
      `<xs:simpleType name="Size"><xs:restriction base="Size"><xs:maxInclusive value="${value}"/></xs:restriction></xs:simpleType>`;
    const redefined = await loadValid({
      "a.xsd": override("b.xsd", restricted(7)),
      "b.xsd": xsd(`<xs:redefine schemaLocation="c.xsd">${restricted(9)}</xs:redefine>`),
      "c.xsd": xsd(types),
    });
    expect(redefined.types.get("Size")).toMatchObject({ facets: { maxInclusive: "7" } });
  });

  it("ends in cycles of documents", async () => {
    const including = xsd(`<xs:include schemaLocation="a.xsd"/>${types}`);
    const schema = await loadValid({ "a.xsd": override("b.xsd", longSize), "b.xsd": including });
    expect(schema.types.get("Size")).toMatchObject({ base: { name: { local: "long" } } });
    expect(schema.types.size).toBe(2);
    const overriding = xsd(`<xs:override schemaLocation="a.xsd">${longSize}</xs:override>${types}`);
    const both = await codes({ "a.xsd": override("b.xsd", longSize), "b.xsd": overriding });
    expect(both).toEqual([]);
  });

  it("limits the copies of documents that override one another", async () => {
    const spent = effort();
    const overrides = Array.from(
      { length: 40 },
      (_, index) => `<xs:override schemaLocation="a.xsd"><xs:element name="e${index}" type="xs:int"/></xs:override>`,
    );
    expect(await codes({ "a.xsd": xsd(overrides.join("")) })).toContain("xsd/too-many-overrides");
    expect(spent()).toBeLessThan(500);
  });

  it("takes the names of the document that it replaces in", async () => {
    const schema = await loadValid({
      "a.xsd": xsd(
        `<xs:import namespace="urn:other" schemaLocation="o.xsd"/>
        <xs:override schemaLocation="b.xsd"><xs:complexType name="Line">
          <xs:sequence><xs:element name="Sku" type="o:Code" xmlns:o="urn:other"/></xs:sequence>
        </xs:complexType></xs:override>`,
        'targetNamespace="urn:orders"',
      ),
      "b.xsd": xsd(types, 'elementFormDefault="qualified"'),
      "o.xsd": xsd(
        `<xs:simpleType name="Code"><xs:restriction base="xs:string"/></xs:simpleType>`,
        'targetNamespace="urn:other"',
      ),
    });
    const line = schema.types.get("{urn:orders}Line") as ComplexTypeDefinition;
    const [sku] = elementsOf("particle" in line.content ? line.content.particle : undefined);
    expect(sku).toMatchObject({ name: { namespace: "urn:orders", local: "Sku" }, type: { name: { local: "Code" } } });
  });

  it("reports what replaces nothing, two versions of a component, and a document that is missing", async () => {
    expect(await codes({ "a.xsd": override("b.xsd", '<xs:element name="Nothing"/>'), "b.xsd": xsd(types) })).toEqual([
      "xsd/unused-override",
    ]);
    const twice = xsd(
      `<xs:include schemaLocation="b.xsd"/><xs:override schemaLocation="b.xsd">${longSize}</xs:override>`,
    );
    expect(await codes({ "a.xsd": twice, "b.xsd": xsd(types) })).toEqual(["xsd/duplicate-component"]);
    expect(await codes({ "a.xsd": override("b.xsd", longSize) })).toEqual(["source/missing-file"]);
  });

  it("counts an open question of a replacement once", async () => {
    const note = `<xs:annotation><xs:appinfo source="open-question">How large?</xs:appinfo></xs:annotation>`;
    const size = longSize.replace(">", `>${note}`);
    const schema = await loadValid({ "a.xsd": override("b.xsd", size), "b.xsd": xsd(types) });
    expect(schema.documents.flatMap(({ openQuestions }) => openQuestions).map(({ text }) => text)).toEqual([
      "How large?",
    ]);
  });
});
