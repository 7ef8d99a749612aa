import { expect, it } from "vitest";
import { compileXmlSchema } from "../../../../generator/index.js";

it("reads types of XSD 1.1, restricts them and accepts them as xsi:type of their bases", async () => {
  const schema = await compileXmlSchema({
    path: "types.xsd",
    text: `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
    <xs:element name="Stamp" type="xs:dateTimeStamp"/>
    <xs:element name="Time" type="xs:dateTime"/>
    <xs:element name="Wait"><xs:simpleType>
      <xs:restriction base="xs:dayTimeDuration"><xs:maxInclusive value="P1D"/></xs:restriction>
    </xs:simpleType></xs:element>
    <xs:element name="Term"><xs:simpleType><xs:list itemType="xs:yearMonthDuration"/></xs:simpleType></xs:element>
    <xs:element name="Any" type="xs:anyAtomicType"/>
    <xs:element name="Simple" type="xs:anySimpleType"/>
    <xs:simpleType name="Small"><xs:restriction base="xs:int"><xs:maxInclusive value="5"/></xs:restriction></xs:simpleType>
  </xs:schema>`,
  });
  if (!schema.ok) throw new Error(schema.diagnostics.map(({ message }) => message).join(" "));
  const isValid = (text: string): boolean => schema.decode(text).ok;
  const xsi = `xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"`;
  const rows: readonly (readonly [text: string, isValid: boolean])[] = [
    ["<Stamp> 2024-01-01T00:00:00Z </Stamp>", true],
    ["<Stamp>2024-01-01T00:00:00</Stamp>", false],
    [`<Time ${xsi} xsi:type="xs:dateTimeStamp">2024-01-01T00:00:00+01:00</Time>`, true],
    [`<Time ${xsi} xsi:type="xs:dateTimeStamp">2024-01-01T00:00:00</Time>`, false],
    [`<Stamp ${xsi} xsi:type="xs:dateTime">2024-01-01T00:00:00Z</Stamp>`, false],
    ["<Any>text 1</Any>", true],
    [`<Any ${xsi} xsi:type="xs:int">7</Any>`, true],
    [`<Any ${xsi} xsi:type="xs:int">x</Any>`, false],
    [`<Any ${xsi} xsi:type="xs:dayTimeDuration">P1D</Any>`, true],
    [`<Any ${xsi} xsi:type="Small">5</Any>`, true],
    [`<Any ${xsi} xsi:type="Small">6</Any>`, false],
    [`<Any ${xsi} xsi:type="xs:NMTOKENS">a b</Any>`, false],
    [`<Any ${xsi} xsi:type="xs:anySimpleType">a</Any>`, false],
    [`<Simple ${xsi} xsi:type="xs:anyAtomicType">a</Simple>`, true],
    [`<Simple ${xsi} xsi:type="xs:NMTOKENS">a b</Simple>`, true],
    ["<Wait>PT24H</Wait>", true],
    ["<Wait>P1DT1S</Wait>", false],
    ["<Wait>P0M</Wait>", false],
    ["<Term>P1Y P2M</Term>", true],
    ["<Term>P1Y P2D</Term>", false],
  ];
  expect(rows.map(([text]) => [text, isValid(text)])).toEqual(rows);
});
