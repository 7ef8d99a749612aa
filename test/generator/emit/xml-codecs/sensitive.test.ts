import { describe, expect, it } from "vitest";
import { codecsOf, schemaText } from "../../../support/codecs.js";

const mark = 'xmlns:x="urn:specwright:xsd"';
const { decodeTraveller, validateTraveller } = await codecsOf<"Traveller">(
  schemaText(
    `<xs:element name="Traveller"><xs:complexType><xs:sequence>
       <xs:element name="Passport" type="Code" x:sensitive="true"/>
       <xs:element name="Seat" type="Code"/>
       <xs:element name="Pin" type="Pins" minOccurs="0"/>
     </xs:sequence><xs:attribute name="born" type="xs:date" x:sensitive="true"/></xs:complexType></xs:element>
     <xs:simpleType name="Code"><xs:restriction base="xs:string"><xs:maxLength value="3"/></xs:restriction></xs:simpleType>
     <xs:simpleType name="Pin" x:sensitive="true"><xs:restriction base="xs:int"/></xs:simpleType>
     <xs:simpleType name="Pins"><xs:list itemType="Pin"/></xs:simpleType>`,
    mark,
  ),
);

const xml = '<Traveller born="1990-02-31"><Passport>P-1001</Passport><Seat>12345</Seat><Pin>1 77x7</Pin></Traveller>';

describe("sensitive texts of XML", () => {
  it("are in no problem, and others are", () => {
    const result = decodeTraveller(xml);
    expect(result.ok ? [] : result.problems.map(({ path, message, actual }) => [path, message, actual])).toEqual([
      ["/Traveller/@born", "The text is not a value of xs:date.", undefined],
      ["/Traveller/Passport", "The text is not at most 3 long.", undefined],
      ["/Traveller/Seat", '"12345" is not at most 3 long, but 5.', '"12345"'],
      ["/Traveller/Pin", "The text is not a value of xs:int.", undefined],
    ]);
  });

  it("are in no problem of a value that is to be encoded", () => {
    const result = validateTraveller({ born: "1990-02-31", Passport: "P-\u00001001", Seat: "12345", Pin: [1, "77x7"] });
    expect(result.ok).toBe(false);
    expect(JSON.stringify(result)).not.toMatch(/1990|1001|77x7/);
    expect(JSON.stringify(result)).toContain("12345");
  });

  it("are in no problem where xsi:type names a complex type", async () => {
    const { decodeFee } = await codecsOf<"Fee">(
      schemaText(
        `<xs:complexType name="Measured"><xs:simpleContent><xs:extension base="xs:decimal"><xs:attribute name="u"/></xs:extension></xs:simpleContent></xs:complexType>
         <xs:element name="Fee" type="xs:decimal" x:sensitive="true"/>`,
        mark,
      ),
    );
    const result = decodeFee(
      '<Fee xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="Measured" u="kg">77x7</Fee>',
    );
    expect(result.ok ? [] : result.problems.map(({ path, message }) => [path, message])).toEqual([
      ["/Fee", "The text is not a value of xs:decimal."],
    ]);
  });

  it("are left out of every message for those who ask, and stay apart", () => {
    const result = decodeTraveller(xml, { values: false });
    const seat = result.ok ? undefined : result.problems.find(({ path }) => path.endsWith("Seat"));
    expect(seat).toMatchObject({ message: "The text is not at most 3 long.", actual: '"12345"' });
  });
});
