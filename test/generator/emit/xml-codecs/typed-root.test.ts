import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { compileXmlSchema } from "../../../../generator/api/compile-xml-schema.js";
import { codecsOf, planOfXsd, schemaText } from "../../../support/codecs.js";
import { tempFolder } from "../../../support/temp-folder.js";
import type { Result } from "../../../../templates/runtime/base/problem.js";
import type { XmlRootName } from "../../../../templates/runtime/xml/typed-root.js";

interface TypedRootFunctions {
  readonly decodeTypedRoot: (xml: string, root: XmlRootName) => Result<unknown>;
  readonly encodeTypedRoot: (value: unknown, root: XmlRootName) => string;
  readonly validateTypedRoot: (value: unknown, root: XmlRootName) => Result<unknown>;
}

const attributes = 'targetNamespace="urn:v" xmlns="urn:v" elementFormDefault="qualified"';
const types = `
  <xs:complexType name="Vehicle" abstract="true"><xs:sequence><xs:element name="Id" type="xs:string"/></xs:sequence></xs:complexType>
  <xs:complexType name="Car"><xs:complexContent><xs:extension base="Vehicle">
    <xs:sequence><xs:element name="Doors" type="Doors" maxOccurs="2"/></xs:sequence>
  </xs:extension></xs:complexContent></xs:complexType>
  <xs:simpleType name="Doors"><xs:restriction base="xs:int"><xs:maxInclusive value="5"/></xs:restriction></xs:simpleType>`;
const xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

describe("documents whose root element is not declared", async () => {
  const functions = (await codecsOf<never>(schemaText(types, attributes))) as unknown as TypedRootFunctions;
  const { decodeTypedRoot, encodeTypedRoot, validateTypedRoot } = functions;

  it.each([
    ["Item", "urn:v", { "xsi:type": "{urn:v}Car", Id: "1", Doors: [3] }],
    ["Item", "urn:other", { "xsi:type": "{urn:v}Car", Id: "1", Doors: [3, 5] }],
    ["Item", undefined, { "xsi:type": "{urn:v}Doors", value: 5 }],
    ["Item", "urn:v", { "xsi:type": "{http://www.w3.org/2001/XMLSchema}boolean", value: true }],
  ])("have the value of the type that xsi:type names: %s in %s", (name, namespace, value) => {
    const root = namespace === undefined ? { name } : { name, namespace };
    expect(validateTypedRoot(value, root)).toEqual({ ok: true, value });
    expect(decodeTypedRoot(encodeTypedRoot(value, root), root)).toEqual({ ok: true, value });
  });

  it("are written with the prefixes of the schema, and one for another namespace of the root", () => {
    const value = { "xsi:type": "{urn:v}Doors", value: 2 };
    expect(encodeTypedRoot(value, { name: "Item", namespace: "urn:other" })).toBe(
      `<root:Item xmlns:root="urn:other" xmlns:ns="urn:v" ${xsi} xsi:type="ns:Doors">2</root:Item>`,
    );
  });

  it.each([
    [`<v:Item ${xsi} xmlns:v="urn:v" xsi:type="v:Car"><v:Id>1</v:Id></v:Item>`, ["cvc-complex-type.2.4.b /Item"]],
    [`<v:Item ${xsi} xmlns:v="urn:v" xsi:type="v:Doors">6</v:Item>`, ["cvc-maxInclusive-valid /Item"]],
    [`<v:Item ${xsi} xmlns:v="urn:v" xsi:type="v:Doors" a="1">5</v:Item>`, ["cvc-complex-type.3.2.2 /Item/@a"]],
    [`<v:Item ${xsi} xmlns:v="urn:v" xsi:type="v:Vehicle"/>`, ["cvc-elt.4.3 /Item/@type"]],
    [`<v:Item ${xsi} xmlns:v="urn:v" xsi:type="v:Bus"/>`, ["cvc-elt.4.3 /Item/@type"]],
    [`<v:Item xmlns:v="urn:v"/>`, ["cvc-type.2 /Item"]],
    [`<v:Other ${xsi} xmlns:v="urn:v" xsi:type="v:Doors">5</v:Other>`, ["cvc-elt.1 /Other"]],
  ])("are rejected if the type rejects them: %s", (xml, expected) => {
    const read = decodeTypedRoot(xml, { name: "Item", namespace: "urn:v" });
    expect(read.ok ? [] : read.problems.map(({ code, path }) => `${code} ${path}`)).toEqual(expected);
  });

  it.each([
    [{ name: 'a b="1"' }],
    [{ name: "a><b" }],
    [{ name: "1" }],
    [{ name: "a", namespace: 1 }],
    [{}],
    [undefined],
  ])("cannot have a root that is no name: %j", (written) => {
    const root = written as unknown as XmlRootName;
    const value = { "xsi:type": "{urn:v}Doors", value: 2 };
    expect(() => encodeTypedRoot(value, root)).toThrow("The root has no valid name of an element.");
    expect(validateTypedRoot(value, root).ok).toBe(false);
    expect(decodeTypedRoot(`<a ${xsi} xmlns="urn:v" xsi:type="Doors">2</a>`, root).ok).toBe(false);
  });

  it("have a value with a type of the schema, or it is rejected", () => {
    for (const value of [{ Id: "1" }, { "xsi:type": "{urn:v}Vehicle", Id: "1" }, null]) {
      const root = { name: "Item", namespace: "urn:v" };
      const refused = validateTypedRoot(value, root);
      expect(refused.ok || refused.problems[0]).toMatchObject({ path: "/Item" });
      expect(() => encodeTypedRoot(value, root)).toThrow("/Item: ");
    }
  });
});

describe("the functions for undeclared root elements", () => {
  it("add nothing to a bundle of others", async () => {
    const text = schemaText(`${types}<xs:element name="Note" type="xs:string"/>`, attributes);
    const compiled = await compileXmlSchema({ path: "a.xsd", text });
    const folder = tempFolder(Object.fromEntries(compiled.code.map(({ path, text }) => [path, text])));
    const bundleOf = async (name: string): Promise<string> => {
      const stdin = { contents: `export { ${name} } from "./codecs.ts";`, resolveDir: folder };
      const { outputFiles } = await build({ stdin, bundle: true, minify: true, format: "esm", write: false });
      return outputFiles[0]?.text ?? "";
    };
    const [others, typed] = await Promise.all(["decodeNote", "decodeTypedRoot"].map(bundleOf));
    for (const word of ["Doors", "gYearMonth"])
      expect([others, typed].map((code) => code?.includes(word))).toEqual([false, true]);
  });
});

describe("the names of the functions for undeclared root elements", () => {
  it("differ from those of elements and types", async () => {
    const elements = '<xs:element name="TypedRoot"><xs:complexType/></xs:element><xs:complexType name="TypedRoot2"/>';
    const { xmlTypedRoot } = await planOfXsd(schemaText(elements));
    expect(xmlTypedRoot).toMatchObject({ typeName: "TypedRoot3", decodeName: "decodeTypedRoot3" });
  });

  it("are absent if no type has a name", async () => {
    const { xmlTypedRoot } = await planOfXsd(schemaText('<xs:element name="A"><xs:complexType/></xs:element>'));
    expect(xmlTypedRoot).toBeUndefined();
  });
});
