import { describe, expect, it } from "vitest";
import { complaints, valueIn } from "../../../support/codec-problems.js";
import { codecsOf, type Codecs, planOfXsdFiles, runCodecs, schemaText } from "../../../support/codecs.js";
import { tempFolder } from "../../../support/temp-folder.js";

const elements = `
  <xs:element name="Order"><xs:complexType><xs:sequence>
    <xs:element name="Id" type="xs:string"/><xs:element name="Kind" type="xs:QName" minOccurs="0"/>
  </xs:sequence><xs:attribute name="lang" type="xs:string" form="qualified"/></xs:complexType></xs:element>`;

describe("a schema with qualified elements", async () => {
  const plain = elements.replace(/<xs:element name="Kind".*?\/>/, "");
  const order = await codecsOf<"Order">(schemaText(plain, 'targetNamespace="urn:o" elementFormDefault="qualified"'));

  it("is written with its namespace as the default one", () => {
    expect(order.encodeOrder({ Id: "1" })).toBe('<Order xmlns="urn:o"><Id>1</Id></Order>');
  });

  it("is read whatever the prefixes", () => {
    const value = { Id: "1", lang: "en" };
    expect(valueIn(order.decodeOrder('<o:Order xmlns:o="urn:o" o:lang="en"><o:Id>1</o:Id></o:Order>'))).toEqual(value);
    expect(valueIn(order.decodeOrder(order.encodeOrder(value)))).toEqual(value);
  });

  it("does not know elements and attributes of other namespaces, or of none", () => {
    expect(complaints(order.decodeOrder('<o:Order xmlns:o="urn:o" lang="en"><Id>1</Id></o:Order>'))).toEqual([
      "cvc-complex-type.3.2.2 /Order/@lang",
      "cvc-complex-type.2.4.a /Order/Id",
    ]);
    expect(order.decodeOrder("<Order/>")).toMatchObject({
      problems: [{ code: "cvc-elt.1", path: "/Order", expected: '"{urn:o}Order"', actual: '"Order"' }],
    });
  });
});

describe("a schema with unqualified elements", async () => {
  const order = await codecsOf<"Order">(schemaText(elements, 'targetNamespace="urn:o"'));

  it("is written with a prefix, since a default namespace would catch the elements that have none", () => {
    expect(order.encodeOrder({ Id: "1" })).toBe('<ns:Order xmlns:ns="urn:o"><Id>1</Id></ns:Order>');
  });

  it.each([
    ["ord", "ord"],
    ["xsi", "ns"],
  ])(
    "is written with the prefix that the schema declares, unless that means something by itself: %s",
    async (own, prefix) => {
      const named = await codecsOf<"Order">(schemaText(elements, `xmlns:${own}="urn:o" targetNamespace="urn:o"`));
      expect(named.encodeOrder({ Id: "1" })).toBe(
        `<${prefix}:Order xmlns:${prefix}="urn:o"><Id>1</Id></${prefix}:Order>`,
      );
    },
  );

  it("declares prefixes where values need them", () => {
    for (const namespace of ["urn:o", "urn:q", ""]) {
      const value = { Id: "1", Kind: { namespace, local: "k" } };
      expect(order.validateOrder(value)).toEqual({ ok: true, value });
      expect(valueIn(order.decodeOrder(order.encodeOrder(value)))).toEqual(value);
    }
    expect(order.encodeOrder({ Id: "", Kind: { namespace: "urn:q", local: "k" } })).toBe(
      '<ns:Order xmlns:ns="urn:o"><Id/><Kind xmlns:q1="urn:q">q1:k</Kind></ns:Order>',
    );
  });

  it("refuses qualified names without a declared prefix", () => {
    expect(complaints(order.decodeOrder('<o:Order xmlns:o="urn:o"><Id/><Kind>q:k</Kind></o:Order>'))).toEqual([
      "cvc-datatype-valid.1.2.1 /Order/Kind",
    ]);
  });
});

describe("a prefix of the schema", () => {
  const ext = schemaText(
    '<xs:element name="more" type="xs:string"/><xs:attribute name="lang"/>',
    'targetNamespace="urn:ext"',
  );
  const main = schemaText(
    `<xs:import namespace="urn:ext" schemaLocation="ext.xsd"/>
     <xs:element name="r"><xs:complexType><xs:sequence>
       <xs:element name="in" minOccurs="0"><xs:complexType><xs:sequence><xs:element ref="ext:more"/></xs:sequence></xs:complexType></xs:element>
       <xs:element name="kind" type="xs:QName" minOccurs="0"/><xs:any namespace="##other" processContents="skip" minOccurs="0"/>
     </xs:sequence><xs:attribute ref="ext:lang"/></xs:complexType></xs:element>`,
    'xmlns="urn:t" xmlns:t="urn:t" xmlns:ext="urn:ext" targetNamespace="urn:t" elementFormDefault="qualified"',
  );
  const codecs = async (): Promise<Codecs<"R">> =>
    runCodecs<"R">(await planOfXsdFiles(["a.xsd"], tempFolder({ "a.xsd": main, "ext.xsd": ext })));

  it.each([
    ["no element or attribute", "<t:r/>"],
    ["an element further in", "<t:r><t:in><ext:more>1</ext:more></t:in></t:r>"],
    ["an attribute", '<t:r ext:lang="en"/>'],
    ["a qualified name in a value", "<t:r><t:kind>ext:k</t:kind></t:r>"],
  ])("is declared if it is used by %s", async (_, body) => {
    const { decodeR, encodeR } = await codecs();
    const declared = (prefix: string): string =>
      body.includes(`${prefix}:`) ? ` xmlns:${prefix}="urn:${prefix}"` : "";
    const xml = body.replace("<t:r", `<t:r${declared("t")}${declared("ext")}`);
    expect(encodeR(valueIn(decodeR(xml)))).toBe(xml);
    const indented = encodeR(valueIn(decodeR(xml)), { indent: 1, declaration: true });
    expect(valueIn(decodeR(indented))).toEqual(valueIn(decodeR(xml)));
  });

  it("is left to a wildcard's element that declares its own", async () => {
    const { decodeR, encodeR } = await codecs();
    const xml = '<t:r xmlns:t="urn:t"><more xmlns="urn:ext" xmlns:ext="urn:ext">ext:k</more></t:r>';
    const value = valueIn(decodeR(xml));
    expect(encodeR(value)).toBe(xml);
    expect(valueIn(decodeR(encodeR(value)))).toEqual(value);
  });
});
