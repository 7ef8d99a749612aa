import { XmlDocument, XmlValidateError, XsdValidator } from "libxml2-wasm";
import { describe, expect, it } from "vitest";
import { valueIn } from "../../../support/codec-problems.js";
import { planOfXsd, runCodecs, schemaText } from "../../../support/codecs.js";
import { Random } from "../../../support/random.js";
import { randomElement } from "../../../support/random-instance.js";
import { seedsOf } from "../../../support/seeds.js";

const schemas: Readonly<Record<string, string>> = {
  "an update of memberships": `
    <xs:simpleType name="Kind"><xs:restriction base="xs:string"><xs:enumeration value="A"/><xs:enumeration value="C"/></xs:restriction></xs:simpleType>
    <xs:complexType name="Member"><xs:all>
      <xs:element name="Code" type="xs:string" minOccurs="0"/><xs:element name="Kind" type="Kind" minOccurs="0"/>
      <xs:element name="Points" type="xs:int"/>
    </xs:all><xs:attribute name="id" type="xs:string"/></xs:complexType>
    <xs:element name="Root"><xs:complexType><xs:sequence><xs:element name="Member" type="Member" maxOccurs="unbounded"/></xs:sequence></xs:complexType></xs:element>`,
  "sequences with optional and repeated elements": `
    <xs:element name="Root"><xs:complexType><xs:sequence>
      <xs:element name="A" type="xs:string" minOccurs="0"/><xs:element name="B" type="xs:decimal" maxOccurs="3"/>
      <xs:sequence minOccurs="0"><xs:element name="C" type="xs:date"/><xs:element name="D" type="xs:boolean"/></xs:sequence>
      <xs:element name="E" type="xs:dateTime" minOccurs="2" maxOccurs="2"/>
    </xs:sequence></xs:complexType></xs:element>`,
  choices: `
    <xs:element name="Root"><xs:complexType><xs:sequence>
      <xs:choice><xs:element name="A" type="xs:int"/><xs:sequence><xs:element name="B" type="xs:int"/><xs:element name="C" type="xs:int" minOccurs="0"/></xs:sequence></xs:choice>
      <xs:choice minOccurs="0" maxOccurs="4"><xs:element name="D" type="xs:token"/><xs:element name="E" type="xs:float"/></xs:choice>
    </xs:sequence></xs:complexType></xs:element>`,
  "counted groups": `
    <xs:element name="Root"><xs:complexType><xs:sequence minOccurs="2" maxOccurs="3">
      <xs:element name="A" type="xs:int" minOccurs="0"/><xs:element name="B" type="xs:int" minOccurs="1" maxOccurs="2"/>
      <xs:element name="C" type="xs:int"/>
    </xs:sequence></xs:complexType></xs:element>`,
  "attributes and simple content": `
    <xs:complexType name="Amount"><xs:simpleContent><xs:extension base="xs:decimal">
      <xs:attribute name="currency" use="required"><xs:simpleType><xs:restriction base="xs:string"><xs:length value="3"/></xs:restriction></xs:simpleType></xs:attribute>
      <xs:attribute name="rounded" type="xs:boolean"/></xs:extension></xs:simpleContent></xs:complexType>
    <xs:element name="Root"><xs:complexType><xs:sequence><xs:element name="Amount" type="Amount" maxOccurs="4"/></xs:sequence>
      <xs:attribute name="at" type="xs:date" use="required"/><xs:attribute name="by" type="xs:NMTOKEN"/></xs:complexType></xs:element>`,
  facets: `
    <xs:element name="Root"><xs:complexType><xs:sequence>
      <xs:element name="A" minOccurs="0" maxOccurs="9"><xs:simpleType><xs:restriction base="xs:string"><xs:minLength value="1"/><xs:maxLength value="4"/></xs:restriction></xs:simpleType></xs:element>
      <xs:element name="B" minOccurs="0" maxOccurs="9"><xs:simpleType><xs:restriction base="xs:integer"><xs:minInclusive value="-5"/><xs:maxExclusive value="150"/></xs:restriction></xs:simpleType></xs:element>
      <xs:element name="C" minOccurs="0" maxOccurs="9"><xs:simpleType><xs:restriction base="xs:decimal"><xs:totalDigits value="4"/><xs:fractionDigits value="1"/></xs:restriction></xs:simpleType></xs:element>
      <xs:element name="D" minOccurs="0" maxOccurs="9"><xs:simpleType><xs:restriction base="xs:token"><xs:pattern value="[A-Z]{2}-\\d{4}"/><xs:pattern value="\\d+"/></xs:restriction></xs:simpleType></xs:element>
      <xs:element name="E" minOccurs="0" maxOccurs="9"><xs:simpleType><xs:restriction base="xs:date"><xs:minInclusive value="2000-01-01"/></xs:restriction></xs:simpleType></xs:element>
    </xs:sequence></xs:complexType></xs:element>`,
  // Without xs:NMTOKENS: libxml2 accepts an empty one, against Part 2, section 3.3.5.
  "lists and unions": `
    <xs:simpleType name="Size"><xs:union memberTypes="xs:byte"><xs:simpleType><xs:restriction base="xs:NMTOKEN"><xs:enumeration value="a"/><xs:enumeration value="A"/></xs:restriction></xs:simpleType></xs:union></xs:simpleType>
    <xs:element name="Root"><xs:complexType><xs:sequence>
      <xs:element name="A" minOccurs="0" maxOccurs="9"><xs:simpleType><xs:list itemType="xs:int"/></xs:simpleType></xs:element>
      <xs:element name="B" minOccurs="0" maxOccurs="9"><xs:simpleType><xs:restriction><xs:simpleType><xs:list itemType="Size"/></xs:simpleType><xs:maxLength value="2"/></xs:restriction></xs:simpleType></xs:element>
      <xs:element name="C" type="Size" minOccurs="0" maxOccurs="9"/>
    </xs:sequence></xs:complexType></xs:element>`,
  "extension, recursion and mixed content": `
    <xs:complexType name="Base"><xs:sequence><xs:element name="A" type="xs:string"/></xs:sequence><xs:attribute name="a" type="xs:int"/></xs:complexType>
    <xs:complexType name="Derived"><xs:complexContent><xs:extension base="Base"><xs:sequence>
      <xs:element name="B" type="Derived" minOccurs="0" maxOccurs="2"/><xs:element name="T" type="Text" minOccurs="0"/></xs:sequence></xs:extension></xs:complexContent></xs:complexType>
    <xs:complexType name="Text" mixed="true"><xs:choice minOccurs="0" maxOccurs="unbounded"><xs:element name="i" type="xs:int"/><xs:element name="t" type="Text"/></xs:choice></xs:complexType>
    <xs:element name="Root" type="Derived"/>`,
};

const count = Number(process.env["XML_DIFFERENTIAL"] ?? 300);

describe("decoders agree with libxml2 on", () => {
  it.each(Object.keys(schemas))("%s", async (name) => {
    const text = schemaText(schemas[name] ?? "");
    const plan = await planOfXsd(text);
    const { decodeRoot, encodeRoot, validateRoot } = runCodecs<"Root">(plan);
    const judge = createJudge(text);
    const [root] = plan.xmlElements;
    if (root === undefined) throw new Error("There is an element.");
    let valid = 0;
    const draws = seedsOf(import.meta.filename).flatMap((seed) =>
      Array.from({ length: count }, (_, index) => seed * 1_000 + index),
    );
    for (const draw of draws) {
      const xml = randomElement(root.element, new Random(draw));
      const result = decodeRoot(xml);
      expect({ xml, ok: result.ok, problems: result.ok ? [] : result.problems }).toMatchObject({
        xml,
        ok: judge.accepts(xml),
      });
      if (!result.ok) continue;
      valid += 1;
      expect(validateRoot(result.value), xml).toEqual({ ok: true, value: result.value });
      const written = encodeRoot(result.value, draw % 2 === 0 ? {} : { indent: 2 });
      expect(judge.accepts(written), written).toBe(true);
      expect(valueIn(decodeRoot(written)), written).toEqual(result.value);
    }
    judge.close();
    // Both kinds of documents were tried.
    expect(valid).toBeGreaterThan(0);
    expect(valid).toBeLessThan(draws.length);
  });
});

function createJudge(schema: string): { accepts(xml: string): boolean; close(): void } {
  const document = XmlDocument.fromString(schema);
  const validator = XsdValidator.fromDoc(document);
  return {
    accepts(xml) {
      const instance = XmlDocument.fromString(xml);
      try {
        validator.validate(instance);
        return true;
      } catch (error) {
        if (error instanceof XmlValidateError) return false;
        throw error;
      } finally {
        instance.dispose();
      }
    },
    close() {
      validator.dispose();
      document.dispose();
    },
  };
}
