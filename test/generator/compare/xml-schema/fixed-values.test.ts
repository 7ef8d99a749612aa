import { describe, expect, it } from "vitest";
import type { FoundChange } from "../../../../generator/compare/change.js";
import { findXmlSchemaChanges } from "../../../../generator/compare/xml-schema/find-element-changes.js";
import { loadValid } from "../../../support/xsd.js";

const attribute = (declaration: string): string =>
  `<xs:element name="Order"><xs:complexType><xs:attribute name="version" ${declaration}/></xs:complexType></xs:element>`;
const element = (declaration: string): string =>
  `<xs:element name="Order"><xs:complexType><xs:sequence><xs:element name="Version" ${declaration}/></xs:sequence></xs:complexType></xs:element>`;
const listed = (...values: readonly string[]): string =>
  `<xs:simpleType name="Listed"><xs:restriction base="xs:string">${values.map((value) => `<xs:enumeration value="${value}"/>`).join("")}</xs:restriction></xs:simpleType>`;
const measured =
  '<xs:complexType name="Measured"><xs:simpleContent><xs:extension base="xs:string"><xs:attribute name="unit"/></xs:extension></xs:simpleContent></xs:complexType>';

async function changesOf(before: string, after: string): Promise<readonly FoundChange[]> {
  return findXmlSchemaChanges(await loadValid(before), await loadValid(after));
}

describe("a fixed value, which the generated type shows as its literal", () => {
  it.each<[string, string, string, string, object]>([
    [
      "of an attribute",
      attribute('type="xs:string"'),
      attribute('type="xs:string" fixed="1"'),
      "added",
      { sent: "breaking" },
    ],
    [
      "in place of a default",
      attribute('type="xs:string" default="1"'),
      attribute('type="xs:string" fixed="1"'),
      "added",
      { sent: "breaking" },
    ],
    ["of an element", element('type="xs:int"'), element('type="xs:int" fixed="1"'), "added", { sent: "breaking" }],
    [
      "of an attribute",
      attribute('type="xs:boolean" fixed="1"'),
      attribute('type="xs:boolean"'),
      "removed",
      { read: "breaking" },
    ],
    [
      "of an element",
      element('type="xs:long" fixed="1"'),
      element('type="xs:long" fixed="2"'),
      "changed",
      { sent: "breaking", read: "breaking" },
    ],
    [
      "of a type without literals",
      attribute('type="xs:decimal"'),
      attribute('type="xs:decimal" fixed="1"'),
      "added",
      {},
    ],
    [
      "of a type of one value",
      listed("a") + attribute('type="Listed"'),
      listed("a") + attribute('type="Listed" fixed="a"'),
      "added",
      {},
    ],
    [
      "of one of two listed values",
      listed("a", "b") + attribute('type="Listed"'),
      listed("a", "b") + attribute('type="Listed" fixed="a"'),
      "added",
      { sent: "breaking" },
    ],
    [
      "of an element with attributes",
      measured + element('type="Measured"'),
      measured + element('type="Measured" fixed="a"'),
      "added",
      {},
    ],
  ])("breaks code where the literal does: %s, %#", async (_, before, after, what, codeLevels) => {
    const found = (await changesOf(before, after)).filter(({ id }) => id.startsWith("xsd/fixed-"));
    expect(found.map(({ id, codeLevels: levels }) => [id, levels])).toEqual([[`xsd/fixed-${what}`, codeLevels]]);
  });

  it("breaks code where a type makes another literal of it, and its form stays", async () => {
    const told = async (before: string, after: string): Promise<readonly unknown[]> =>
      (await changesOf(before, after))
        .filter(({ id }) => id === "xsd/value-form-changed")
        .map(({ data, codeLevels }) => [data["before"], data["after"], codeLevels]);
    const [double, int] = ["double", "int"].map((type) => attribute(`type="xs:${type}" fixed="1"`)) as [string, string];
    expect(await told(double, int)).toEqual([["number", "1", { sent: "breaking" }]]);
    expect(await told(int, double)).toEqual([["1", "number", { read: "breaking" }]]);
    expect(await told(int, attribute('type="xs:short" fixed="01"'))).toEqual([]);
  });
});
