import { describe, expect, it } from "vitest";
import { complaints, valueIn } from "../../../support/codec-problems.js";
import { codecsOf, schemaText } from "../../../support/codecs.js";

const xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

describe("nillable elements of a fixed value", async () => {
  const { decodeStop, validateStop } = await codecsOf<"Stop">(
    schemaText(`<xs:element name="Stop"><xs:complexType><xs:sequence>
      <xs:element name="Kind" type="xs:string" nillable="true" fixed="rail"/>
    </xs:sequence></xs:complexType></xs:element>`),
  );

  it("cannot be nil", () => {
    expect(complaints(decodeStop(`<Stop ${xsi}><Kind xsi:nil="true"/></Stop>`))).toEqual(["cvc-elt.3.2.2 /Stop/Kind"]);
    expect(complaints(validateStop({ Kind: null }))).toEqual(["cvc-elt.3.2.2 /Stop/Kind"]);
    expect(valueIn(decodeStop(`<Stop ${xsi}><Kind xsi:nil="false"/></Stop>`))).toEqual({ Kind: "rail" });
  });
});

describe("nillable elements of any type", async () => {
  const { decodeNote } = await codecsOf<"Note">(
    schemaText('<xs:element name="Note" type="xs:anyType" nillable="true"/>'),
  );

  it("have a boolean as xsi:nil", () => {
    const note = (nil: string, content = ""): string => `<Note ${xsi} xsi:nil="${nil}">${content}</Note>`;
    expect(complaints(decodeNote(note("maybe")))).toEqual(["cvc-datatype-valid.1.2.1 /Note/@nil"]);
    expect(complaints(decodeNote(note("")))).toEqual(["cvc-datatype-valid.1.2.1 /Note/@nil"]);
    expect(decodeNote(note(" 0 ", "a")).ok && decodeNote(note("true")).ok).toBe(true);
  });
});

describe("nillable elements", async () => {
  const visit = await codecsOf<"Visit">(
    schemaText(`
      <xs:complexType name="Place"><xs:sequence><xs:element name="City" type="xs:string"/></xs:sequence>
        <xs:attribute name="code" type="xs:NMTOKEN"/></xs:complexType>
      <xs:complexType name="Stay"><xs:simpleContent><xs:extension base="xs:date">
        <xs:attribute name="id" type="xs:int" use="required"/></xs:extension></xs:simpleContent></xs:complexType>
      <xs:element name="Visit"><xs:complexType><xs:sequence>
        <xs:element name="End" type="xs:date" nillable="true" minOccurs="0" maxOccurs="3"/>
        <xs:element name="Place" type="Place" nillable="true" minOccurs="0"/>
        <xs:element name="Stay" type="Stay" nillable="true" minOccurs="0"/>
        <xs:element name="Begin" type="xs:date" minOccurs="0"/>
      </xs:sequence></xs:complexType></xs:element>`),
  );

  it("are null when they are nil", () => {
    const xml = `<Visit ${xsi}><End>2024-01-01</End><End xsi:nil="true"/><End xsi:nil="false">2024-01-02</End><Place xsi:nil="1"></Place></Visit>`;
    const value = { End: ["2024-01-01", null, "2024-01-02"], Place: null };
    expect(valueIn(visit.decodeVisit(xml))).toEqual(value);
    expect(visit.validateVisit(value)).toEqual({ ok: true, value });
    expect(valueIn(visit.decodeVisit(visit.encodeVisit(value)))).toEqual(value);
  });

  it("keep their attributes", () => {
    const xml = `<Visit ${xsi}><Place xsi:nil="true" code="x"/><Stay xsi:nil="true" id="7"/></Visit>`;
    const value = { Place: { code: "x", "xsi:nil": true }, Stay: { id: 7, "xsi:nil": true } };
    expect(valueIn(visit.decodeVisit(xml))).toEqual(value);
    expect(visit.validateVisit(value)).toEqual({ ok: true, value });
    expect(valueIn(visit.decodeVisit(visit.encodeVisit(value)))).toEqual(value);
  });

  it("need the attributes that are required, and have no content", () => {
    const xml = `<Visit ${xsi}><Place xsi:nil="true" other="x"><City/></Place><Stay xsi:nil="true"/></Visit>`;
    expect(complaints(visit.decodeVisit(xml))).toEqual([
      "cvc-complex-type.3.2.2 /Visit/Place/@other",
      "cvc-complex-type.2.4.d /Visit/Place/City",
      "cvc-complex-type.4 /Visit/Stay",
    ]);
    expect(complaints(visit.validateVisit({ Stay: null }))).toEqual(["xml/object-expected /Visit/Stay"]);
    expect(complaints(visit.validateVisit({ Place: { "xsi:nil": true } }))).toEqual([
      "xml/nil-without-attributes /Visit/Place",
    ]);
    expect(complaints(visit.validateVisit({ Place: { "xsi:nil": true, code: "x", City: "y" } }))).toEqual([
      "cvc-complex-type.2.4.d /Visit/Place/City",
    ]);
  });

  it.each(["End", "Place", "Stay", "Open", "Mixed", "Bare"])(
    "of the kind of %s have no character in them",
    async (name) => {
      const { decodeAll } = await codecsOf<"All">(
        schemaText(`
        <xs:complexType name="Place"><xs:sequence minOccurs="0"><xs:element name="City" type="xs:string"/></xs:sequence>
          <xs:attribute name="code" type="xs:NMTOKEN"/></xs:complexType>
        <xs:complexType name="Stay"><xs:simpleContent><xs:extension base="xs:date"><xs:attribute name="code"/></xs:extension></xs:simpleContent></xs:complexType>
        <xs:complexType name="Mixed" mixed="true"><xs:attribute name="code"/></xs:complexType>
        <xs:complexType name="Bare"/>
        <xs:element name="All"><xs:complexType><xs:sequence>
          <xs:element name="End" type="xs:date" nillable="true" minOccurs="0"/>
          <xs:element name="Place" type="Place" nillable="true" minOccurs="0"/>
          <xs:element name="Stay" type="Stay" nillable="true" minOccurs="0"/>
          <xs:element name="Open" nillable="true" minOccurs="0"/>
          <xs:element name="Mixed" type="Mixed" nillable="true" minOccurs="0"/>
          <xs:element name="Bare" type="Bare" nillable="true" minOccurs="0"/>
        </xs:sequence></xs:complexType></xs:element>`),
      );
      const found = (content: string): readonly string[] =>
        complaints(decodeAll(`<All ${xsi}><${name} xsi:nil="true">${content}</${name}></All>`));
      for (const content of ["", "<!-- a -->", "<?a b?>", "<![CDATA[]]>"])
        expect([content, found(content)]).toEqual([content, []]);
      for (const content of [" ", "\n", "&#32;", "<![CDATA[ ]]>", " <!-- a --> ", "x"])
        expect([content, found(content)]).toEqual([content, [`cvc-elt.3.2.1 /All/${name}`]]);
    },
  );

  it("are the only ones that may be nil", () => {
    expect(complaints(visit.decodeVisit(`<Visit ${xsi}><Begin xsi:nil="true"/></Visit>`))).toEqual([
      "cvc-elt.3.1 /Visit/Begin/@nil",
      "cvc-datatype-valid.1.2.1 /Visit/Begin",
    ]);
    expect(visit.validateVisit({ Begin: null }).ok).toBe(false);
    expect(() => visit.encodeVisit({ Begin: null })).toThrow("/Visit/Begin");
  });

  it("have text when they are not nil", () => {
    expect(
      complaints(visit.decodeVisit(`<Visit ${xsi}><End xsi:nil="true">x</End><End xsi:nil="maybe"/></Visit>`)),
    ).toEqual([
      "cvc-elt.3.2.1 /Visit/End[1]",
      "cvc-datatype-valid.1.2.1 /Visit/End[2]/@nil",
      "cvc-datatype-valid.1.2.1 /Visit/End[2]",
    ]);
  });
});

describe("a nil element whose xsi:type names a derived type", async () => {
  const codecs = await codecsOf<"P">(
    schemaText(`
      <xs:complexType name="Base"><xs:sequence><xs:element name="x" type="xs:int"/></xs:sequence></xs:complexType>
      <xs:complexType name="More"><xs:complexContent><xs:extension base="Base"><xs:attribute name="q" type="xs:int"/></xs:extension></xs:complexContent></xs:complexType>
      <xs:element name="P" type="Base" nillable="true"/>`),
  );
  const read = (attributes: string): unknown => codecs.decodeP(`<P ${xsi} ${attributes} xsi:nil="true"/>`);

  it("is nil, and keeps the attributes of that type", () => {
    expect(read("")).toEqual({ ok: true, value: null });
    for (const [attributes, value] of [
      ['xsi:type="More" q="1"', { q: 1, "xsi:type": "More", "xsi:nil": true }],
      ['xsi:type="More"', { "xsi:type": "More", "xsi:nil": true }],
    ] as const) {
      expect(read(attributes)).toEqual({ ok: true, value });
      expect(codecs.validateP(value)).toEqual({ ok: true, value });
      expect(valueIn(codecs.decodeP(codecs.encodeP(value)))).toEqual(value);
    }
    expect(complaints(read('xsi:type="More" q="x"') as never)).toEqual(["cvc-datatype-valid.1.2.1 /P/@q"]);
    expect(complaints(read('q="1"') as never)).toEqual(["cvc-complex-type.3.2.2 /P/@q"]);
  });

  it("has no attribute of the type that it does not name", () => {
    expect(complaints(codecs.validateP({ q: 1, "xsi:nil": true }))).toEqual(["xml/unknown-property /P"]);
  });

  it("names a type that is not abstract", async () => {
    const { decodeQ, validateQ, encodeQ } = await codecsOf<"Q">(
      schemaText(`
        <xs:complexType name="Base" abstract="true"><xs:sequence/></xs:complexType>
        <xs:complexType name="More"><xs:complexContent><xs:extension base="Base"><xs:attribute name="q" type="xs:int" use="required"/></xs:extension></xs:complexContent></xs:complexType>
        <xs:element name="Q" type="Base" nillable="true"/>`),
    );
    const value = { q: 1, "xsi:type": "More", "xsi:nil": true };
    expect(valueIn(decodeQ(`<Q ${xsi} xsi:type="More" q="1" xsi:nil="true"/>`))).toEqual(value);
    expect(valueIn(decodeQ(encodeQ(value)))).toEqual(value);
    expect(complaints(decodeQ(`<Q ${xsi} xsi:type="More" xsi:nil="true"/>`))).toEqual(["cvc-complex-type.4 /Q"]);
    expect(complaints(decodeQ(`<Q ${xsi} xsi:nil="true"/>`))).toEqual(["cvc-type.2 /Q"]);
    expect(complaints(decodeQ(`<Q ${xsi} xsi:nil="true">x</Q>`))).toEqual(["cvc-type.2 /Q"]);
    expect(complaints(validateQ(null))).toEqual(["xml/object-expected /Q"]);
  });

  it("has no type whose prefix is not declared", () => {
    expect(complaints(read('xsi:type="none:Base"') as never)).toEqual(["cvc-elt.4.1 /P/@type"]);
  });
});
