import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compileXmlSchema } from "../../../../generator/index.js";
import { cli, inFolder } from "../../../support/run-cli.js";
import { tempFolder } from "../../../support/temp-folder.js";
import { load, xsd } from "../../../support/xsd.js";

const order = '<xs:element name="Order" type="Order"/><xs:complexType name="Order"/>';
const needs = (name: string, content: string): string =>
  `<xs:complexType name="${name}"><xs:sequence>${content}</xs:sequence></xs:complexType>`;

async function loaded(body: string): Promise<{ readonly found: readonly string[]; readonly types: readonly string[] }> {
  const { schema, diagnostics } = await load(body);
  const found = diagnostics.map(({ severity, code, message }) => `${severity} ${code}: ${message}`);
  return { found, types: [...(schema?.types.keys() ?? [])] };
}

describe("a missing component", () => {
  it("is a warning of a component that no element leads to, and of those that need it", async () => {
    const result = await loaded(
      order +
        needs("Outer", '<xs:element name="inner" type="Inner"/>') +
        needs("Inner", '<xs:element name="gone" type="NoSuchThing"/><xs:element ref="NoElement"/>') +
        '<xs:group name="Parts"><xs:sequence><xs:group ref="NoGroup"/></xs:sequence></xs:group>' +
        '<xs:attributeGroup name="Marks"><xs:attribute ref="noAttribute"/></xs:attributeGroup>' +
        '<xs:simpleType name="Kind"><xs:restriction base="NoSuchBase"/></xs:simpleType>',
    );
    expect([...result.found].sort()).toEqual([
      'warning xsd/unusable-component: The attribute group "Marks" is skipped, because "noAttribute" is not defined.',
      'warning xsd/unusable-component: The group "Parts" is skipped, because "NoGroup" is not defined.',
      'warning xsd/unusable-component: The type "Inner" is skipped, because "NoElement" is not defined.',
      'warning xsd/unusable-component: The type "Inner" is skipped, because "NoSuchThing" is not defined.',
      'warning xsd/unusable-component: The type "Kind" is skipped, because "NoSuchBase" is not defined.',
      'warning xsd/unusable-component: The type "Outer" is skipped, because "Inner" is skipped.',
    ]);
    expect(result.types).toEqual(["Order"]);
  });

  it.each([
    ["that an element contains", '<xs:element name="a" type="T"/>'],
    [
      "that an element contains through a group",
      '<xs:element name="a"><xs:complexType><xs:group ref="G"/></xs:complexType></xs:element><xs:group name="G"><xs:sequence><xs:element name="b" type="T"/></xs:sequence></xs:group>',
    ],
    [
      "that xsi:type can select",
      '<xs:element name="a" type="B"/><xs:complexType name="B"/>',
      '<xs:complexContent><xs:extension base="B"><xs:sequence><xs:element name="c" type="NoSuchThing"/></xs:sequence></xs:extension></xs:complexContent>',
    ],
    ["that an element of any type can have", '<xs:element name="a"/>'],
    ["of a schema without elements", ""],
  ])(
    "is an error of a type %s",
    async (_, rest, content = '<xs:sequence><xs:element name="c" type="NoSuchThing"/></xs:sequence>') => {
      const { diagnostics } = await load(`${rest}<xs:complexType name="T">${content}</xs:complexType>`);
      expect(diagnostics.map(({ code }) => code)).toEqual(["xsd/unknown-type"]);
    },
  );

  it("is an error of a name that is probably misspelled", async () => {
    const { diagnostics } = await load(order + needs("Unused", '<xs:element name="a" type="Ordre"/>'));
    expect(diagnostics.map(({ code }) => code)).toEqual(["xsd/unknown-type"]);
  });

  it("is an error of elements that the chosen roots need, and of no others", async () => {
    const cwd = tempFolder({
      "orders.xsd": xsd(
        `${order}<xs:element name="Note"><xs:complexType><xs:sequence><xs:element ref="NoSuchThing"/></xs:sequence></xs:complexType></xs:element>`,
      ),
    });
    const run = (...roots: readonly string[]) =>
      cli(["generate", "orders.xsd", "-o", "out", "--strictness", "strict", "--roots", ...roots, ...inFolder], { cwd });
    expect(await run("Order")).toMatchObject({ code: 0, stderr: expect.stringContaining("xsd/unusable-component") });
    expect(await run("Order", "Note")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("xsd/unknown-component"),
    });
  });
});

describe("a schema that imports another one", () => {
  const imported = xsd(
    `<xs:complexType name="Base"><xs:sequence><xs:element name="n" type="xs:string"/></xs:sequence></xs:complexType>
    <xs:complexType name="Open" abstract="true"/>
    <xs:element name="head" type="Base"/><xs:element name="root" type="Open"/>
    <xs:element name="list"><xs:complexType><xs:sequence><xs:element ref="head" maxOccurs="2"/></xs:sequence></xs:complexType></xs:element>`,
    'targetNamespace="urn:i" xmlns="urn:i" elementFormDefault="qualified"',
  );
  const extended = (name: string, base: string): string =>
    `<xs:complexType name="${name}"><xs:complexContent><xs:extension base="i:${base}">
      <xs:sequence><xs:element name="more" type="xs:int"/></xs:sequence>
    </xs:extension></xs:complexContent></xs:complexType>`;
  const importing = xsd(
    `<xs:import namespace="urn:i" schemaLocation="i.xsd"/>${extended("More", "Base")}${extended("Root", "Open")}
    <xs:element name="special" type="More" substitutionGroup="i:head"/>`,
    'targetNamespace="urn:m" xmlns="urn:m" xmlns:i="urn:i"',
  );
  const names = 'xmlns="urn:i" xmlns:m="urn:m" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

  it("adds substitutes to its content, and derived types to its roots", async () => {
    const cwd = tempFolder({ "m.xsd": importing, "i.xsd": imported });
    const compiled = await compileXmlSchema([join(cwd, "m.xsd")], { cwd });
    if (!compiled.ok) throw new Error(JSON.stringify(compiled.diagnostics));
    const types = compiled.code.find(({ path }) => path === "types.ts")?.text;
    expect(types).toContain(`tag: "special";`);
    const documents = [
      `<list ${names}><head><n>a</n></head><m:special><n>b</n><more xmlns="">1</more></m:special></list>`,
      `<root ${names} xsi:type="m:Root"><more xmlns="">1</more></root>`,
    ];
    for (const document of documents) {
      const read = compiled.decode(document);
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      expect(compiled.decode(compiled.encode(read.value))).toEqual(read);
    }
  });
});
