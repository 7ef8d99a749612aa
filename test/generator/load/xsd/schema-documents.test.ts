import { describe, expect, it } from "vitest";
import { load, loadValid, xsd } from "../../../support/xsd.js";

const money = '<xs:simpleType name="Money"><xs:restriction base="xs:decimal"/></xs:simpleType>';

describe("reading schema documents", () => {
  it("takes in what a document includes, each once, circles and all", async () => {
    const schema = await loadValid({
      "a.xsd": xsd('<xs:include schemaLocation="b.xsd"/><xs:element name="Price" type="Money"/>'),
      "b.xsd": xsd(`<xs:include schemaLocation="a.xsd"/><xs:include schemaLocation="b.xsd"/>${money}`),
    });
    expect([...schema.types.keys()]).toEqual(["Money"]);
    expect(schema.elements.get("Price")?.type).toBe(schema.types.get("Money"));
    expect(schema.documents.map(({ origin }) => origin.file.path)).toEqual(["a.xsd", "b.xsd"]);
  });

  it("gives an included document without a target namespace that of the including one", async () => {
    const body = `${money}<xs:element name="Cost" type="Money"/>`;
    const schema = await loadValid({
      "a.xsd": xsd('<xs:include schemaLocation="b.xsd"/>', 'targetNamespace="urn:a"'),
      "b.xsd": xsd(body, 'elementFormDefault="qualified"'),
    });
    expect([...schema.elements.keys()]).toEqual(["{urn:a}Cost"]);
    expect(schema.elements.get("{urn:a}Cost")?.type.name).toEqual({ namespace: "urn:a", local: "Money" });
  });

  it("can take the same document in under two namespaces", async () => {
    const schema = await loadValid({
      "a.xsd": xsd(
        '<xs:include schemaLocation="c.xsd"/><xs:import namespace="urn:b" schemaLocation="b.xsd"/>',
        'targetNamespace="urn:a"',
      ),
      "b.xsd": xsd('<xs:include schemaLocation="c.xsd"/>', 'targetNamespace="urn:b"'),
      "c.xsd": xsd(money),
    });
    expect([...schema.types.keys()]).toEqual(["{urn:a}Money", "{urn:b}Money"]);
  });

  it("imports other namespaces, which circles do not disturb", async () => {
    const schema = await loadValid({
      "a.xsd": xsd(
        '<xs:import namespace="urn:b" schemaLocation="b.xsd"/><xs:element name="Price" type="b:Money"/>',
        'targetNamespace="urn:a" xmlns:b="urn:b"',
      ),
      "b.xsd": xsd(
        `<xs:import namespace="urn:a" schemaLocation="a.xsd"/>${money}<xs:element name="Cost" substitutionGroup="a:Price"/>`,
        'targetNamespace="urn:b" xmlns:a="urn:a"',
      ),
    });
    expect(schema.elements.get("{urn:b}Cost")?.substitutionGroup).toBe(schema.elements.get("{urn:a}Price"));
  });

  it("imports components without a namespace", async () => {
    const schema = await loadValid({
      "a.xsd": xsd(
        '<xs:import schemaLocation="b.xsd"/><xs:element name="Price" type="Money"/>',
        'targetNamespace="urn:a"',
      ),
      "b.xsd": xsd(money),
    });
    expect(schema.elements.get("{urn:a}Price")?.type).toBe(schema.types.get("Money"));
  });

  it("knows the attributes of the XML namespace without a file", async () => {
    const schema = await loadValid(
      '<xs:import namespace="http://www.w3.org/XML/1998/namespace"/>' +
        '<xs:complexType name="Note"><xs:attribute ref="xml:lang" use="required"/></xs:complexType>',
    );
    expect(schema.types.get("Note")).toMatchObject({
      attributeUses: [{ required: true, attribute: { name: { local: "lang" } } }],
    });
    expect([...schema.attributes.keys()]).toEqual([]);
  });

  it("warns of a document that is missing where it is named, and refuses what would be in it where that is used", async () => {
    const missing = '<xs:include schemaLocation="gone.xsd"/><xs:import namespace="urn:gone" schemaLocation="far.xsd"/>';
    const { found, schema } = await load(missing);
    expect(found).toEqual(["2:29 xsd/missing-document", "2:88 xsd/missing-document"]);
    expect(schema).toBeDefined();
    const used = await load(`${missing}<xs:element name="Order" type="Gone"/>`);
    expect(used.found.at(-1)).toMatch(/ xsd\/unknown-type$/);
    expect(used.schema).toBeUndefined();
  });

  it("refuses a redefinition of a document that is missing", async () => {
    const types = '<xs:simpleType name="T"><xs:restriction base="T"/></xs:simpleType>';
    const { found } = await load(`<xs:redefine schemaLocation="gone.xsd">${types}</xs:redefine>`);
    expect(found[0]).toBe("2:30 source/missing-file");
    expect((await load('<xs:redefine schemaLocation="gone.xsd"/>')).found).toEqual(["2:30 xsd/missing-document"]);
  });

  it("reports the faults of all documents in one run", async () => {
    const { found } = await load({
      "a.xsd": xsd('<xs:include schemaLocation="b.xsd"/>\n<xs:element name="Price" type="Mony"/>'),
      "b.xsd": xsd(`${money}\n<xs:elment/>`),
    });
    expect(found).toEqual(["3:1 xsd/unknown-element", "3:32 xsd/unknown-type"]);
  });

  it("names the namespace of a document that is included or imported by mistake", async () => {
    const b = xsd("", 'targetNamespace="urn:b"');
    const included = await load({ "a.xsd": xsd('<xs:include schemaLocation="b.xsd"/>'), "b.xsd": b });
    const imported = await load({ "a.xsd": xsd('<xs:import namespace="urn:c" schemaLocation="b.xsd"/>'), "b.xsd": b });
    expect([...included.found, ...imported.found]).toEqual([
      "2:29 xsd/namespace-mismatch",
      "2:46 xsd/namespace-mismatch",
    ]);
  });

  it("does not let names reach into namespaces that their own document does not import", async () => {
    const { found } = await load({
      "a.xsd": xsd(
        '<xs:include schemaLocation="c.xsd"/><xs:import namespace="urn:b" schemaLocation="b.xsd"/>',
        'targetNamespace="urn:a"',
      ),
      "b.xsd": xsd(money, 'targetNamespace="urn:b"'),
      "c.xsd": xsd('<xs:element name="Price" type="b:Money"/>', 'targetNamespace="urn:a" xmlns:b="urn:b"'),
    });
    expect(found).toEqual(["2:32 xsd/missing-import"]);
  });
});

describe("conditional inclusion", () => {
  const vc = 'xmlns:vc="http://www.w3.org/2007/XMLSchema-versioning"';
  const element = (name: string, conditions: string): string =>
    `<xs:element name="${name}" type="xs:int" ${conditions}/>`;

  it.each([
    ['vc:minVersion="1.0"', true],
    ['vc:minVersion="1.1"', true],
    ['vc:minVersion=" 1.2 "', false],
    ['vc:maxVersion="1.1"', false],
    ['vc:maxVersion="2"', true],
    ['vc:minVersion="1.1" vc:maxVersion="1.2"', true],
    ['vc:typeAvailable="xs:int xs:date"', true],
    ['vc:typeAvailable="xs:int xs:none"', false],
    ['vc:typeAvailable="int"', false],
    ['vc:typeUnavailable="xs:int xs:none"', true],
    ['vc:typeUnavailable="xs:int"', false],
    ['vc:facetAvailable="xs:pattern"', true],
    ['vc:facetAvailable="xs:assertion"', false],
    ['vc:facetUnavailable="xs:maxScale"', true],
  ])("decides with %s", async (conditions, isIncluded) => {
    const schema = await loadValid({ "a.xsd": xsd(element("a", conditions), vc) });
    expect([...schema.elements.keys()]).toEqual(isIncluded ? ["a"] : []);
    expect(schema.elements.get("a")?.annotation.marks.size ?? 0).toBe(0);
  });

  it("uses one of two declarations, at any depth, and nothing of an excluded document", async () => {
    const schema = await loadValid({
      "a.xsd": xsd(
        `<xs:element name="r" type="xs:string" vc:minVersion="1.1"/><xs:element name="r" type="xs:int" vc:maxVersion="1.1"/>
         <xs:complexType name="T"><xs:sequence>
           <xs:element name="a" type="xs:int" vc:maxVersion="1.1"/><unknown vc:minVersion="9"/><xs:element name="b" type="xs:int"/>
         </xs:sequence></xs:complexType>`,
        vc,
      ),
    });
    expect(schema.elements.get("r")?.type.name?.local).toBe("string");
    expect(schema.types.get("T")).toMatchObject({
      content: { particle: { term: { particles: [{ term: { name: { local: "b" } } }] } } },
    });
    expect((await loadValid({ "a.xsd": xsd(element("a", ""), `${vc} vc:minVersion="1.2"`) })).elements.size).toBe(0);
  });
});
