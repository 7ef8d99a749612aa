import { describe, expect, it } from "vitest";
import { complaints, valueIn } from "../../../support/codec-problems.js";
import { codecsOf, schemaText } from "../../../support/codecs.js";

const xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

const vehicles = `
  <xs:complexType name="Vehicle"><xs:sequence><xs:element name="Id" type="xs:string"/></xs:sequence></xs:complexType>
  <xs:complexType name="Car"><xs:complexContent><xs:extension base="Vehicle">
    <xs:sequence><xs:element name="Doors" type="xs:byte"/></xs:sequence><xs:attribute name="hybrid" type="xs:boolean"/>
  </xs:extension></xs:complexContent></xs:complexType>
  <xs:complexType name="Truck"><xs:complexContent><xs:extension base="Vehicle">
    <xs:sequence><xs:element name="Load" type="xs:int"/></xs:sequence>
  </xs:extension></xs:complexContent></xs:complexType>
  <xs:complexType name="Other"><xs:sequence/></xs:complexType>`;

describe("extension", async () => {
  const { decodeCar, encodeCar } = await codecsOf<"Car">(schemaText(`${vehicles}<xs:element name="Car" type="Car"/>`));

  it("has the members of the base first", () => {
    const xml = '<Car hybrid="true"><Id>1</Id><Doors>5</Doors></Car>';
    expect(valueIn(decodeCar(xml))).toEqual({ hybrid: true, Id: "1", Doors: 5 });
    expect(encodeCar({ hybrid: true, Id: "1", Doors: 5 })).toBe(xml);
  });
});

describe("xsi:type of an element with a simple type", async () => {
  const { decodeRow, encodeRow, validateRow } = await codecsOf<"Row">(
    schemaText(`
      <xs:simpleType name="Code"><xs:restriction base="xs:string"><xs:maxLength value="4"/></xs:restriction></xs:simpleType>
      <xs:simpleType name="Short"><xs:restriction base="Code"><xs:maxLength value="2"/></xs:restriction></xs:simpleType>
      <xs:simpleType name="Size"><xs:union memberTypes="xs:int Short"/></xs:simpleType>
      <xs:element name="Row"><xs:complexType><xs:sequence>
        <xs:element name="Amount" type="xs:decimal" nillable="true" minOccurs="0"/>
        <xs:element name="Text" type="xs:string" minOccurs="0"/>
        <xs:element name="Code" type="Code" minOccurs="0"/>
        <xs:element name="Size" type="Size" minOccurs="0"/>
        <xs:element name="Only" type="xs:string" block="#all" minOccurs="0"/>
        <xs:element name="Always" type="xs:anySimpleType" fixed="a b" minOccurs="0"/>
      </xs:sequence></xs:complexType></xs:element>`),
  );
  const row = (content: string): string => `<Row ${xsi} xmlns:xs="http://www.w3.org/2001/XMLSchema">${content}</Row>`;

  it("names a type derived from it, in any number of steps, and the value is one of the declared type", () => {
    const xml = row(
      '<Amount xsi:type="xs:byte"> 7 </Amount><Text xsi:type="Short">ab</Text><Code xsi:type="Short">c</Code><Size xsi:type="xs:short">3</Size>',
    );
    const value = { Amount: "7", Text: "ab", Code: "c", Size: 3 };
    expect(valueIn(decodeRow(xml))).toEqual(value);
    expect(validateRow(value)).toEqual({ ok: true, value });
    expect(valueIn(decodeRow(encodeRow(value)))).toEqual(value);
    expect(valueIn(decodeRow(row('<Text xsi:type="xs:token"> a  b </Text>')))).toEqual({ Text: "a b" });
    expect(valueIn(decodeRow(row('<Amount xsi:type="xs:integer" xsi:nil="true"/>')))).toEqual({ Amount: null });
  });

  it("holds the text to the type that it names", () => {
    const xml = row(
      '<Amount xsi:type="xs:byte">300</Amount><Text xsi:type="Short">abc</Text><Size xsi:type="xs:int">ab</Size>',
    );
    expect(complaints(decodeRow(xml))).toEqual([
      "cvc-maxInclusive-valid /Row/Amount",
      "cvc-maxLength-valid /Row/Text",
      "cvc-datatype-valid.1.2.1 /Row/Size",
    ]);
    expect(complaints(decodeRow(row('<Always xsi:type="xs:string">b a</Always>')))).toEqual([
      "cvc-elt.5.2.2.2.2 /Row/Always",
    ]);
  });

  it("is refused for a type that is not derived, or where the element blocks it", () => {
    const xml = row(
      '<Code xsi:type="xs:token">c</Code><Size xsi:type="xs:long">3</Size><Only xsi:type="xs:token">c</Only>',
    );
    expect(complaints(decodeRow(xml))).toEqual([
      "cvc-elt.4.3 /Row/Code/@type",
      "cvc-elt.4.3 /Row/Size/@type",
      "cvc-elt.4.3 /Row/Only/@type",
    ]);
  });
});

describe("xsi:type of an element with a simple type", async () => {
  const codecs = await codecsOf<
    "Dec" | "NoExtension" | "NoRestriction" | "Neither" | "Fixed" | "Any" | "Text" | "List" | "Union" | "Few" | "Small"
  >(
    schemaText(
      `<xs:simpleType name="small"><xs:restriction base="xs:int"><xs:maxInclusive value="99"/></xs:restriction></xs:simpleType>
      <xs:simpleType name="smaller"><xs:restriction base="small"><xs:maxInclusive value="9"/></xs:restriction></xs:simpleType>
      <xs:simpleType name="code"><xs:restriction base="xs:NMTOKEN"><xs:maxLength value="3"/></xs:restriction></xs:simpleType>
      <xs:simpleType name="ints"><xs:list itemType="xs:int"/></xs:simpleType>
      <xs:simpleType name="pair"><xs:restriction base="ints"><xs:length value="2"/></xs:restriction></xs:simpleType>
      <xs:simpleType name="either"><xs:union memberTypes="xs:decimal xs:date"/></xs:simpleType>
      <xs:simpleType name="few"><xs:restriction base="either"><xs:enumeration value="1"/></xs:restriction></xs:simpleType>
      <xs:complexType name="measured"><xs:simpleContent><xs:extension base="xs:decimal"><xs:attribute name="u" type="xs:string" use="required"/></xs:extension></xs:simpleContent></xs:complexType>
      <xs:complexType name="upToFive"><xs:simpleContent><xs:restriction base="measured"><xs:maxInclusive value="5"/></xs:restriction></xs:simpleContent></xs:complexType>
      <xs:complexType name="smallMeasured"><xs:simpleContent><xs:extension base="small"><xs:attribute name="u" type="xs:string"/></xs:extension></xs:simpleContent></xs:complexType>
      <xs:complexType name="abstract" abstract="true"><xs:simpleContent><xs:extension base="xs:decimal"/></xs:simpleContent></xs:complexType>
      <xs:complexType name="ofAbstract"><xs:simpleContent><xs:extension base="abstract"><xs:attribute name="k" type="xs:int"/></xs:extension></xs:simpleContent></xs:complexType>
      <xs:complexType name="listed"><xs:simpleContent><xs:extension base="ints"><xs:attribute name="u"/></xs:extension></xs:simpleContent></xs:complexType>
      <xs:complexType name="kids"><xs:sequence><xs:element name="a" type="xs:int"/></xs:sequence></xs:complexType>
      <xs:complexType name="nothing"/>
      <xs:element name="Dec" type="xs:decimal" nillable="true"/>
      <xs:element name="NoExtension" type="xs:decimal" block="extension"/>
      <xs:element name="NoRestriction" type="xs:decimal" block="restriction"/>
      <xs:element name="Neither" type="xs:decimal" block="#all"/>
      <xs:element name="Fixed" type="xs:decimal" fixed="5"/>
      <xs:element name="Any" type="xs:anySimpleType"/>
      <xs:element name="Text" type="xs:string"/>
      <xs:element name="List" type="ints"/>
      <xs:element name="Union" type="either"/>
      <xs:element name="Few" type="few"/>
      <xs:element name="Small" type="small"/>`,
    ),
  );
  const read = (name: string, type: string, text: string, attributes: string): ReturnType<typeof codecs.decodeDec> => {
    const decode = (codecs as unknown as Readonly<Record<string, typeof codecs.decodeDec>>)[`decode${name}`];
    if (decode === undefined) throw new Error(`There is no element ${name}.`);
    return decode(
      `<${name} ${xsi} xmlns:xs="http://www.w3.org/2001/XMLSchema" xsi:type="${type}" ${attributes}>${text}</${name}>`,
    );
  };

  it.each([
    ["Dec", "small", " +1 ", "", "+1"],
    ["Dec", "smaller", "9", "", "9"],
    ["Dec", "small", "", 'xsi:nil="true"', null],
    ["Dec", "measured", "1.50", 'u="kg"', "1.50"],
    ["Dec", "measured", "", 'u="kg" xsi:nil="true"', null],
    ["Dec", "upToFive", "5", 'u="kg"', "5"],
    ["Dec", "smallMeasured", "7", 'u="kg"', "7"],
    ["Dec", "ofAbstract", "7", 'k="1"', "7"],
    ["NoExtension", "small", "1", "", "1"],
    ["NoRestriction", "measured", "1", 'u="kg"', "1"],
    ["Fixed", "measured", "5.0", 'u="kg"', "5.0"],
    ["Fixed", "measured", "", 'u="kg"', "5"],
    ["Any", "pair", "1 2", "", "1 2"],
    ["Any", "measured", "1", 'u="kg"', "1"],
    ["Text", "code", " abc ", "", "abc"],
    ["List", "pair", "1 2", "", [1, 2]],
    ["List", "listed", "1 2", 'u="x"', [1, 2]],
    ["Union", "small", "1", "", "1"],
    ["Union", "measured", "1", 'u="kg"', "1"],
    ["Union", "few", "1", "", "1"],
    ["Small", "smallMeasured", "5", "", 5],
  ])("of %s may be %s: '%s' %s", (name, type, text, attributes, value) => {
    expect(valueIn(read(name, type, text, attributes))).toEqual(value);
  });

  it.each([
    ["Dec", "small", "100", "", ["cvc-maxInclusive-valid /Dec"]],
    ["Dec", "measured", "1", "", ["cvc-complex-type.4 /Dec"]],
    ["Dec", "measured", "1", 'u="kg" v="1"', ["cvc-complex-type.3.2.2 /Dec/@v"]],
    ["Dec", "measured", " ", 'u="kg" xsi:nil="true"', ["cvc-elt.3.2.1 /Dec"]],
    ["Dec", "measured", "", 'xsi:nil="true"', ["cvc-complex-type.4 /Dec"]],
    ["Dec", "upToFive", "6", 'u="kg"', ["cvc-maxInclusive-valid /Dec"]],
    ["Dec", "abstract", "1", "", ["cvc-elt.4.3 /Dec/@type"]],
    ["Dec", "code", "1", "", ["cvc-elt.4.3 /Dec/@type"]],
    ["Dec", "listed", "1", "", ["cvc-elt.4.3 /Dec/@type"]],
    ["NoExtension", "measured", "1", 'u="kg"', ["cvc-elt.4.3 /NoExtension/@type", "cvc-type.3.1.1 /NoExtension/@u"]],
    ["NoRestriction", "small", "1", "", ["cvc-elt.4.3 /NoRestriction/@type"]],
    ["NoRestriction", "smallMeasured", "1", "", ["cvc-elt.4.3 /NoRestriction/@type"]],
    ["Neither", "small", "1", "", ["cvc-elt.4.3 /Neither/@type"]],
    ["Fixed", "measured", "6", 'u="kg"', ["cvc-elt.5.2.2.2.2 /Fixed"]],
    ["Any", "kids", "", "", ["cvc-elt.4.3 /Any/@type"]],
    ["Any", "nothing", "", "", ["cvc-elt.4.3 /Any/@type"]],
    ["List", "pair", "1 2 3", "", ["cvc-length-valid /List"]],
    ["Few", "small", "1", "", ["cvc-elt.4.3 /Few/@type"]],
    ["Few", "measured", "1", "", ["cvc-elt.4.3 /Few/@type"]],
    ["Small", "measured", "5", 'u="kg"', ["cvc-elt.4.3 /Small/@type", "cvc-type.3.1.1 /Small/@u"]],
    ["Small", "xs:int", "5", "", ["cvc-elt.4.3 /Small/@type"]],
  ])("of %s is reported as %s: '%s' %s", (name, type, text, attributes, found) => {
    expect(complaints(read(name, type, text, attributes))).toEqual(found);
  });
});

describe("xsi:type", async () => {
  const fleet = await codecsOf<"Fleet">(
    schemaText(`${vehicles}
      <xs:element name="Fleet"><xs:complexType><xs:sequence>
        <xs:element name="Any" type="Vehicle" minOccurs="0" maxOccurs="unbounded"/>
        <xs:element name="Plain" type="Vehicle" block="extension" minOccurs="0"/>
        <xs:element name="Text" type="xs:string" minOccurs="0"/>
      </xs:sequence></xs:complexType></xs:element>`),
  );

  it("names a derived type, and stays with the value", () => {
    const value = {
      Any: [{ Id: "1" }, { Id: "2", Doors: 3, "xsi:type": "Car" }, { Id: "3", Load: 7, "xsi:type": "Truck" }],
    };
    const xml = `<Fleet ${xsi}><Any><Id>1</Id></Any><Any xsi:type="Car"><Id>2</Id><Doors>3</Doors></Any><Any xsi:type="Truck"><Id>3</Id><Load>7</Load></Any></Fleet>`;
    expect(valueIn(fleet.decodeFleet(xml))).toEqual(value);
    expect(fleet.validateFleet(value)).toEqual({ ok: true, value });
    expect(valueIn(fleet.decodeFleet(fleet.encodeFleet(value)))).toEqual(value);
  });

  it("may name the declared type itself", () => {
    const xml = `<Fleet ${xsi} xmlns:xs="http://www.w3.org/2001/XMLSchema"><Any xsi:type="Vehicle"><Id/></Any><Text xsi:type="xs:string">t</Text></Fleet>`;
    expect(valueIn(fleet.decodeFleet(xml))).toEqual({ Any: [{ Id: "" }], Text: "t" });
  });

  it("is refused for types that are not derived, unknown or blocked", () => {
    const xml = `<Fleet ${xsi}><Any xsi:type="Other"><Id/></Any><Any xsi:type="Nothing"><Id/></Any><Plain xsi:type="Car"><Id/></Plain></Fleet>`;
    expect(complaints(fleet.decodeFleet(xml))).toEqual([
      "cvc-elt.4.3 /Fleet/Any[1]/@type",
      "cvc-elt.4.3 /Fleet/Any[2]/@type",
      "cvc-elt.4.3 /Fleet/Plain/@type",
    ]);
    expect(complaints(fleet.validateFleet({ Plain: { Id: "", Doors: 1, "xsi:type": "Car" } }))).toEqual([
      "xml/unknown-property /Fleet/Plain",
      "xml/unknown-property /Fleet/Plain",
    ]);
  });

  it("makes the members of the derived type count", () => {
    expect(complaints(fleet.validateFleet({ Any: [{ Id: "", Doors: 1 }] }))).toEqual([
      "xml/unknown-property /Fleet/Any[1]",
    ]);
    expect(complaints(fleet.validateFleet({ Any: [{ Id: "", "xsi:type": "Car" }] }))).toEqual([
      "cvc-complex-type.2.4.b /Fleet/Any[1]",
    ]);
  });
});

describe("abstract types", async () => {
  const { decodeShape, encodeShape, validateShape } = await codecsOf<"Shape">(
    schemaText(
      `<xs:complexType name="Shape" abstract="true"><xs:attribute name="color" type="xs:string"/></xs:complexType>
       <xs:complexType name="Circle"><xs:complexContent><xs:extension base="Shape">
         <xs:attribute name="radius" type="xs:double" use="required"/></xs:extension></xs:complexContent></xs:complexType>
       <xs:element name="Shape" type="Shape"/>`,
      'targetNamespace="urn:shapes" xmlns="urn:shapes" elementFormDefault="qualified"',
    ),
  );

  it("need another type", () => {
    expect(complaints(decodeShape('<Shape xmlns="urn:shapes"/>'))).toEqual(["cvc-type.2 /Shape"]);
    expect(complaints(validateShape({ color: "red" }))).toContain("cvc-type.2 /Shape");
    expect(() => encodeShape({ color: "red" })).toThrow("abstract");
    const value = { radius: 1.5, "xsi:type": "Circle" };
    expect(validateShape(value)).toEqual({ ok: true, value });
    expect(valueIn(decodeShape(encodeShape(value)))).toEqual(value);
  });
});

describe("substitution groups", async () => {
  const zoo = await codecsOf<"Zoo">(
    schemaText(`
      <xs:element name="Animal" type="xs:string" abstract="true"/>
      <xs:element name="Cat" type="xs:string" substitutionGroup="Animal"/>
      <xs:element name="Dog" substitutionGroup="Animal"><xs:simpleType>
        <xs:restriction base="xs:string"><xs:maxLength value="3"/></xs:restriction></xs:simpleType></xs:element>
      <xs:element name="Zoo"><xs:complexType><xs:sequence>
        <xs:element ref="Animal"/><xs:element name="More" minOccurs="0"><xs:complexType><xs:sequence>
          <xs:element ref="Animal" maxOccurs="unbounded"/></xs:sequence></xs:complexType></xs:element>
      </xs:sequence></xs:complexType></xs:element>`),
  );

  it("are a choice of their members where the head may stand once", () => {
    expect(valueIn(zoo.decodeZoo("<Zoo><Dog>Rex</Dog></Zoo>"))).toEqual({ Dog: "Rex" });
    expect(complaints(zoo.decodeZoo("<Zoo><Animal>x</Animal></Zoo>"))).toEqual(["cvc-elt.2 /Zoo/Animal"]);
  });

  it("are items of a list where it repeats", () => {
    const value = {
      Cat: "Tom",
      More: {
        items: [
          { tag: "Dog", value: "Rex" },
          { tag: "Cat", value: "Tim" },
        ],
      },
    };
    expect(valueIn(zoo.decodeZoo(zoo.encodeZoo(value)))).toEqual(value);
    expect(complaints(zoo.validateZoo({ Cat: "", More: { items: [{ tag: "Dog", value: "Long" }] } }))).toEqual([
      "cvc-maxLength-valid /Zoo/More/Dog[1]",
    ]);
  });
});

describe("a type that adds nothing to its base", async () => {
  const schema = schemaText(`
    <xs:complexType name="Number"><xs:simpleContent><xs:extension base="xs:token">
      <xs:attribute name="version" type="xs:string" fixed="2.0"/>
    </xs:extension></xs:simpleContent></xs:complexType>
    <xs:complexType name="PartyNumber"><xs:simpleContent><xs:extension base="Number"/></xs:simpleContent></xs:complexType>
    <xs:element name="Party" type="PartyNumber"/>`);
  const party = await codecsOf<"Party">(schema);
  const named = (type: string): string =>
    `<Party xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="${type}" version="2.0">7</Party>`;

  it("is read and written by the functions of the base, under its own name", () => {
    const value = { value: "7", version: "2.0" };
    expect(party.decodeParty(named("PartyNumber"))).toEqual({ ok: true, value });
    expect(complaints(party.decodeParty(named("Number")))).toEqual(["cvc-elt.4.3 /Party/@type"]);
    expect(party.encodeParty(value)).toBe('<Party version="2.0">7</Party>');
  });
});
