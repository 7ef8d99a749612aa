import { describe, expect, it } from "vitest";
import { compileXmlSchema, type CompiledXmlSchema } from "../../../generator/index.js";

type Working = Extract<CompiledXmlSchema, { readonly ok: true }>;

const other = {
  path: "b.xsd",
  text: `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="urn:b" targetNamespace="urn:b">
    <xs:element name="ID" type="xs:string"/><xs:element name="x" type="xs:string"/>
    <xs:complexType name="Line"><xs:attribute name="q"/></xs:complexType>
  </xs:schema>`,
};

async function compiled(prefix: string): Promise<Working> {
  const text = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="urn:a" xmlns:${prefix}="urn:b" targetNamespace="urn:a" elementFormDefault="qualified">
    <xs:import namespace="urn:b" schemaLocation="b.xsd"/>
    <xs:group name="marks"><xs:choice><xs:element name="m" type="xs:int"/><xs:element name="n" type="xs:int"/></xs:choice></xs:group>
    <xs:complexType name="Line"><xs:sequence><xs:element name="l" type="${prefix}:Line"/></xs:sequence></xs:complexType>
    <xs:element name="ID" type="xs:int"/>
    <xs:element name="R"><xs:complexType><xs:sequence>
      <xs:element name="ID" type="xs:int"/><xs:element ref="${prefix}:ID"/>
      <xs:choice maxOccurs="unbounded"><xs:element name="x" type="xs:int"/><xs:element ref="${prefix}:x"/></xs:choice>
      <xs:element name="between" type="Line"/>
      <xs:group ref="marks" maxOccurs="unbounded"/>
    </xs:sequence></xs:complexType></xs:element>
  </xs:schema>`;
  const result = await compileXmlSchema([{ path: "a.xsd", text }, other]);
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join(" "));
  return result;
}

const xml = `<R xmlns="urn:a" xmlns:p="urn:b"><ID>1</ID><p:ID>k</p:ID><x>1</x><p:x>y</p:x><between><l q="z"/></between><n>2</n></R>`;

describe("names that two parts of an XSD share", () => {
  it("have the prefix of a namespace before them, which their documentation tells, and lists of items the name of their group", async () => {
    const { decode, encode, code } = await compiled("prt");
    const value = {
      ID: 1,
      prtID: "k",
      items: [
        { tag: "x", value: 1 },
        { tag: "prtX", value: "y" },
      ],
      between: { l: { q: "z" } },
      marks: [{ tag: "n", value: 2 }],
    };
    const read = decode(xml);
    expect(read).toEqual({ ok: true, value: { element: "{urn:a}R", value } });
    expect(decode(encode({ element: "{urn:a}R", value }))).toEqual(read);
    const text = (path: string): string => code.find((file) => file.path === path)?.text ?? "";
    expect(text("types.ts")).toContain("export interface PrtLine {");
    expect(text("types.ts")).toMatch(/\/\*\* In the namespace urn:b\. \*\/\n {2}prtID: string;/);
    expect(text("types.ts")).toMatch(/The elements, in order\.\n[ *]*\n[ *]*`prtX`: In the namespace urn:b\./);
    expect(text("codecs.ts")).toMatch(/export function decodeID\([^]*export function decodePrtID\(/);
  });

  it("have a number where the schema has no prefix that can stand before them", async () => {
    const { decode } = await compiled("p-1.x");
    expect(decode(xml)).toMatchObject({ ok: true, value: { value: { ID: 1, ID2: "k" } } });
  });
});
