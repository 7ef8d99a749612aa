import { expect, it } from "vitest";
import { exportedNames } from "../../../../generator/emit/exported-names.js";
import { functionsOf } from "../../../support/render-module.js";
import { codecsModule, codecsOf, planOfXsd, schemaText, type Codecs } from "../../../support/codecs.js";

/** The codecs of one element `A` with a complex type. */
async function codecsOfA(type: string, more: string = ""): Promise<Codecs<"A">> {
  return codecsOf<"A">(schemaText(`<xs:element name="A">${type}</xs:element>${more}`));
}

/** Reads a document, checks and writes the value, and reads it again. */
function roundTrip({ decodeA, encodeA, validateA }: Codecs<"A">, xml: string): unknown {
  const result = decodeA(xml);
  if (!result.ok) return result.problems.map(({ code, path, line, column }) => [code, path, line, column]);
  expect(validateA(result.value)).toEqual(result);
  expect(decodeA(encodeA(result.value))).toEqual(result);
  return result.value;
}

it("reads a sequence into properties and reports what is missing or out of order", async () => {
  const codecs = await codecsOfA(`<xs:complexType><xs:sequence>
    <xs:element name="x" type="xs:int"/><xs:element name="y" type="xs:string" minOccurs="0" maxOccurs="3"/>
  </xs:sequence></xs:complexType>`);
  expect(roundTrip(codecs, "<A><x>1</x><y>a</y><y/></A>")).toEqual({ x: 1, y: ["a", ""] });
  expect(codecs.encodeA({ x: 1, y: ["<"] })).toBe("<A><x>1</x><y>&lt;</y></A>");
  expect(roundTrip(codecs, "<A>\n <y>a</y></A>")).toMatchObject([["cvc-complex-type.2.4.a", "/A/y[1]", 2, 2]]);
  expect(roundTrip(codecs, "<A><x>1.5</x></A>")).toMatchObject([["cvc-datatype-valid.1.2.1", "/A/x", 1, 4]]);
  expect(codecs.validateA({ y: [] }).ok).toBe(false);
});

it("reads one branch of a choice and refuses two", async () => {
  const codecs = await codecsOfA(`<xs:complexType><xs:choice>
    <xs:element name="x" type="xs:int"/><xs:element name="y" type="xs:boolean"/></xs:choice></xs:complexType>`);
  expect(roundTrip(codecs, "<A><y>1</y></A>")).toEqual({ y: true });
  expect(codecs.decodeA("<A><x>1</x><y>1</y></A>").ok).toBe(false);
  expect(codecs.validateA({ x: 1, y: true }).ok).toBe(false);
});

it("keeps the order of a repeated choice", async () => {
  const codecs = await codecsOfA(`<xs:complexType><xs:choice minOccurs="0" maxOccurs="unbounded">
    <xs:element name="x" type="xs:int"/><xs:element name="y" type="xs:int"/></xs:choice></xs:complexType>`);
  const items = [
    { tag: "y", value: 1 },
    { tag: "x", value: 2 },
    { tag: "y", value: 3 },
  ];
  expect(roundTrip(codecs, "<A><y>1</y><x>2</x><y>3</y></A>")).toEqual({ items });
});

it("takes the members of an xs:all group in any order and each once", async () => {
  const codecs = await codecsOfA(`<xs:complexType><xs:all>
    <xs:element name="x" type="xs:int"/><xs:element name="y" type="xs:int" minOccurs="0"/></xs:all></xs:complexType>`);
  expect(roundTrip(codecs, "<A><y>1</y><x>2</x></A>")).toEqual({ x: 2, y: 1 });
  expect(codecs.decodeA("<A><x>1</x><x>2</x></A>").ok).toBe(false);
  expect(codecs.decodeA("<A/>").ok).toBe(false);
});

it("checks attributes that are required, fixed or not known, and lists beside simple content", async () => {
  const codecs = await codecsOfA(`<xs:complexType><xs:simpleContent><xs:extension base="xs:decimal">
    <xs:attribute name="u" type="xs:NMTOKENS" use="required"/><xs:attribute name="f" type="xs:int" fixed="1"/>
  </xs:extension></xs:simpleContent></xs:complexType>`);
  expect(roundTrip(codecs, '<A u="a b" f="01">1.50</A>')).toEqual({ u: ["a", "b"], f: 1, value: "1.50" });
  expect(roundTrip(codecs, "<A>1</A>")).toMatchObject([["cvc-complex-type.4", "/A", 1, 1]]);
  expect(roundTrip(codecs, '<A u="a" f="2">1</A>')).toMatchObject([["cvc-attribute.4", "/A/@f", 1, 10]]);
  expect(roundTrip(codecs, '<A u="a" z="2">1</A>')).toMatchObject([["cvc-complex-type.3.2.2", "/A/@z", 1, 10]]);
});

it("keeps text and elements of mixed content in order", async () => {
  const codecs = await codecsOfA(`<xs:complexType mixed="true"><xs:sequence>
    <xs:element name="b" type="xs:string" minOccurs="0"/></xs:sequence></xs:complexType>`);
  expect(roundTrip(codecs, "<A>a<b>c</b> d</A>")).toEqual({ content: ["a", { tag: "b", value: "c" }, " d"] });
});

it("reads nil as null where it is allowed", async () => {
  const codecs = await codecsOfA(`<xs:complexType><xs:sequence>
    <xs:element name="n" type="xs:int" nillable="true"/></xs:sequence></xs:complexType>`);
  const xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
  expect(roundTrip(codecs, `<A ${xsi}><n xsi:nil="true"/></A>`)).toEqual({ n: null });
  expect(codecs.decodeA(`<A ${xsi}><n xsi:nil="true">1</n></A>`).ok).toBe(false);
});

it("counts occurrences", async () => {
  const codecs = await codecsOfA(`<xs:complexType><xs:sequence>
    <xs:element name="x" type="xs:int" minOccurs="2" maxOccurs="1000"/></xs:sequence></xs:complexType>`);
  expect(codecs.decodeA(`<A>${"<x>1</x>".repeat(1000)}</A>`).ok).toBe(true);
  expect(codecs.decodeA(`<A>${"<x>1</x>".repeat(1001)}</A>`).ok).toBe(false);
  expect(codecs.decodeA("<A><x>1</x></A>").ok).toBe(false);
});

it("lets in what a wildcard allows and checks what is declared", async () => {
  const codecs = await codecsOfA(
    `<xs:complexType><xs:sequence><xs:any processContents="lax" maxOccurs="2"/></xs:sequence>
      <xs:anyAttribute processContents="lax"/></xs:complexType>`,
    '<xs:element name="n" type="xs:int"/>',
  );
  expect(roundTrip(codecs, '<A q="1"><n>1</n><m>z</m></A>')).toMatchObject({
    anyAttributes: [{ name: "q", value: "1" }],
    anyElements: [{ name: "n" }, { name: "m" }],
  });
  expect(roundTrip(codecs, "<A><n>z</n></A>")).toMatchObject([["cvc-datatype-valid.1.2.1", "/A/n", 1, 4]]);
});

it("refuses undeclared elements where a wildcard is strict", async () => {
  const codecs = await codecsOfA("<xs:complexType><xs:sequence><xs:any/></xs:sequence></xs:complexType>");
  expect(roundTrip(codecs, "<A><m/></A>")).toMatchObject([["cvc-complex-type.2.4.c", "/A/m", 1, 4]]);
  expect(codecs.decodeA("<A><A><m/></A></A>").ok).toBe(false);
});

it("gives the name decodeResponse to the decoder of an element that has it", async () => {
  for (const element of ["Response", "response"]) {
    const module = codecsModule(await planOfXsd(schemaText(`<xs:element name="${element}" type="xs:int"/>`)));
    const functions = functionsOf(module).filter(({ isExported }) => isExported);
    expect(functions.map(({ name }) => name)).toContain("decodeResponse");
    expect([...exportedNames(module).keys()]).toContain("decodeResponse");
  }
});
