import { describe, expect, it } from "vitest";
import { anyType, builtin } from "../../../../generator/model/xml-schema/builtin-types.js";
import type { ComplexTypeDefinition, ElementDeclaration } from "../../../../generator/model/xml-schema/components.js";
import { load, loadValid, xsd } from "../../../support/xsd.js";

function localElements(type: unknown): ElementDeclaration[] {
  const { content } = type as ComplexTypeDefinition;
  const group = content.kind === "element-only" ? content.particle.term : undefined;
  const terms = group?.kind === "group" ? group.particles.map(({ term }) => term) : [];
  return terms.filter((term) => term.kind === "element");
}

describe("elements", () => {
  it("are in the target namespace when they are global, or qualified by their form", async () => {
    const body =
      '<xs:complexType name="T"><xs:sequence><xs:element name="a"/><xs:element name="b" form="unqualified"/></xs:sequence>' +
      '<xs:attribute name="c"/><xs:attribute name="d" form="qualified"/></xs:complexType>';
    const attributes = 'targetNamespace="urn:t" elementFormDefault="qualified"';
    const schema = await loadValid({ "a.xsd": xsd(body, attributes) });
    const type = schema.types.get("{urn:t}T") as ComplexTypeDefinition;
    expect(localElements(type).map(({ name }) => name.namespace)).toEqual(["urn:t", ""]);
    expect(type.attributeUses.map(({ attribute }) => attribute.name.namespace)).toEqual(["", "urn:t"]);
  });

  it("have the type that they name, hold, take from their head, or any", async () => {
    const schema = await loadValid(
      '<xs:element name="a" type="xs:int"/>' +
        '<xs:element name="b"><xs:simpleType><xs:restriction base="xs:int"/></xs:simpleType></xs:element>' +
        '<xs:element name="c" substitutionGroup="a"/><xs:element name="d"/>',
    );
    const types = [...schema.elements.values()].map(({ type }) => type);
    expect([types[0], types[2], types[3]]).toEqual([builtin("int"), builtin("int"), anyType]);
    expect(types[1]).toMatchObject({ kind: "simple", base: builtin("int") });
  });

  it("keep what is written on them", async () => {
    const schema = await loadValid(
      '<xs:element name="a" type="xs:int" nillable="1" abstract="true" default="3" block="#all" final="restriction"/>',
    );
    expect(schema.elements.get("a")).toMatchObject({
      nillable: true,
      abstract: true,
      valueConstraint: { kind: "default", value: "3" },
      block: ["extension", "restriction", "substitution"],
      final: ["restriction"],
    });
  });

  it("are the same object wherever they are referred to", async () => {
    const schema = await loadValid(
      '<xs:complexType name="T"><xs:sequence><xs:element ref="a"/></xs:sequence></xs:complexType><xs:element name="a" type="T"/>',
    );
    expect(localElements(schema.types.get("T"))[0]).toBe(schema.elements.get("a"));
  });

  it.each([
    ['<xs:element name="a" type="xs:int" default="x"/>', "xsd/invalid-value"],
    ['<xs:element name="a" default="x"><xs:complexType/></xs:element>', "xsd/invalid-value"],
    ['<xs:element name="a" type="xs:int" default="1" fixed="1"/>', "xsd/conflicting-parts"],
    ['<xs:element name="a" substitutionGroup="a"/>', "xsd/circular-definition"],
    [
      '<xs:element name="a" type="xs:int"/><xs:element name="b" type="xs:date" substitutionGroup="a"/>',
      "xsd/invalid-substitution",
    ],
    [
      '<xs:element name="a" type="xs:int" final="#all"/><xs:element name="b" type="xs:byte" substitutionGroup="a"/>',
      "xsd/invalid-substitution",
    ],
    [
      '<xs:complexType name="T"><xs:sequence><xs:element ref="a" name="b"/></xs:sequence></xs:complexType><xs:element name="a"/>',
      "xsd/conflicting-parts",
    ],
    [
      '<xs:complexType name="T"><xs:sequence><xs:element name="a" minOccurs="0" maxOccurs="0"/><xs:element name="a" minOccurs="3" maxOccurs="2"/></xs:sequence></xs:complexType>',
      "xsd/occurs-range",
    ],
    ['<xs:attribute name="a" default="1" type="xs:ID"/>', "xsd/invalid-id-value"],
    [
      '<xs:complexType name="T"><xs:attribute name="a" default="1" use="required"/></xs:complexType>',
      "xsd/conflicting-parts",
    ],
    [
      '<xs:attribute name="a" fixed="1"/><xs:complexType name="T"><xs:attribute ref="a" fixed="2"/></xs:complexType>',
      "xsd/invalid-value",
    ],
  ])("refuse %s", async (text, code) => {
    expect((await load(text)).diagnostics.map((found) => found.code)).toEqual([code]);
  });

  it("are left out where nothing needs one of a type that is missing, and refused where something does", async () => {
    const good = '<xs:element name="good" type="xs:int"/>';
    const bad = '<xs:element name="bad" type="Quokka"/>';
    const alone = await load(`${good}${bad}`);
    expect(alone.diagnostics.map(({ code }) => code)).toEqual(["xsd/unusable-element"]);
    expect([...(alone.schema?.elements.keys() ?? [])]).toEqual(["good"]);
    const wrong = [
      bad,
      `${good}${bad}<xs:complexType name="T"><xs:sequence><xs:element ref="bad"/></xs:sequence></xs:complexType>`,
      `${good}${bad}<xs:element name="member" substitutionGroup="bad"/>`,
      `${good}${bad.replace("Quokka", "xs:strin")}`,
      `<xs:element name="good" type="T"/><xs:complexType name="T"><xs:sequence><xs:element name="bad" type="Quokka"/></xs:sequence></xs:complexType>`,
    ];
    const found = await Promise.all(wrong.map((body) => load(body)));
    expect(found.map(({ diagnostics }) => diagnostics.map(({ code }) => code))).toEqual(
      wrong.map(() => ["xsd/unknown-type"]),
    );
  });
});
