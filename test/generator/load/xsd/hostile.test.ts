import { describe, expect, it } from "vitest";
import { effort } from "../../../support/effort.js";
import { load, loadValid } from "../../../support/xsd.js";

const many = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join("");

async function codesOf(documents: Parameters<typeof load>[0]): Promise<readonly string[]> {
  return [...new Set((await load(documents)).diagnostics.map(({ code }) => code))];
}

describe("a hostile schema", () => {
  it("with names that objects have a meaning for is as good as any other", async () => {
    const names = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"];
    const schema = await loadValid(
      names
        .map(
          (name) =>
            `<xs:complexType name="${name}"><xs:attribute name="${name}"/></xs:complexType><xs:element name="${name}" type="${name}"/><xs:group name="${name}"><xs:sequence/></xs:group>`,
        )
        .join(""),
    );
    expect([...schema.elements.keys()]).toEqual(names);
    expect([...schema.types.keys()]).toEqual(names);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it("cannot use such a name for an element of XSD, a facet or a space of names", async () => {
    const text = '<xs:constructor/><xs:__proto__/><xs:complexType name="T" __proto__="1" constructor="2"/>';
    expect(await codesOf(text)).toEqual(["xsd/unknown-element", "xsd/unknown-attribute"]);
  });

  it("that is nested without end is refused by the reader", async () => {
    const depth = 100_000;
    expect(await codesOf(`${"<xs:sequence>".repeat(depth)}${"</xs:sequence>".repeat(depth)}`)).toEqual([
      "xsd/malformed-xml",
    ]);
  });

  it("with a chain of thousands of types, groups or elements is refused without recursion", async () => {
    const types = many(
      4_100,
      (index) =>
        `<xs:complexType name="T${index}"><xs:complexContent><xs:extension base="T${index + 1}"/></xs:complexContent></xs:complexType>`,
    );
    const groups = many(
      4_100,
      (index) => `<xs:group name="G${index}"><xs:sequence><xs:group ref="G${index + 1}"/></xs:sequence></xs:group>`,
    );
    const elements = many(4_100, (index) => `<xs:element name="e${index}" substitutionGroup="e${index + 1}"/>`);
    expect(await codesOf(types + groups + elements)).toContain("xsd/too-deep");
  });

  it("with circles everywhere ends", async () => {
    const types = many(
      300,
      (index) =>
        `<xs:simpleType name="T${index}"><xs:union memberTypes="${many(20, (other) => `T${(index * 7 + other) % 300} `)}"/></xs:simpleType>`,
    );
    expect(await codesOf(types)).toContain("xsd/circular-definition");
  });

  it("with doubling groups is refused before they are written out", async () => {
    const groups = many(
      60,
      (index) =>
        `<xs:group name="G${index}"><xs:sequence><xs:group ref="G${index + 1}"/><xs:group ref="G${index + 1}"/></xs:sequence></xs:group>`,
    );
    const last = '<xs:group name="G60"><xs:sequence><xs:element name="a"/></xs:sequence></xs:group>';
    expect(await codesOf(groups + last)).toEqual(["xsd/content-too-large"]);
  });

  it("with thousands of particles is checked in time", async () => {
    const optional = many(2_000, (index) => `<xs:element name="e${index}" minOccurs="0" maxOccurs="7"/>`);
    const spent = effort();
    await loadValid(
      `<xs:complexType name="T"><xs:sequence>${optional}</xs:sequence></xs:complexType><xs:complexType name="U"><xs:choice maxOccurs="unbounded">${optional.replaceAll('"7"', '"1"')}</xs:choice></xs:complexType>`,
    );
    expect(spent()).toBeLessThan(500);
  });

  it("with a pattern that other engines choke on is checked in time", async () => {
    const text = `<xs:simpleType name="B"><xs:restriction base="xs:string"><xs:pattern value="(a+)+(a+)+"/></xs:restriction></xs:simpleType><xs:simpleType name="T"><xs:restriction base="B"><xs:enumeration value="${"a".repeat(5_000)}!"/></xs:restriction></xs:simpleType>`;
    const spent = effort();
    expect(await codesOf(text)).toEqual(["xsd/invalid-facet-value"]);
    expect(spent()).toBeLessThan(500);
  });
});
