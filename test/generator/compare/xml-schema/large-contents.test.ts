import { describe, expect, it } from "vitest";
import { findXmlSchemaChanges } from "../../../../generator/compare/xml-schema/find-element-changes.js";
import { loadValid } from "../../../support/xsd.js";

const order = (content: string): string =>
  `<xs:element name="Order"><xs:complexType>${content}</xs:complexType></xs:element>`;
const fields = (count: number): string =>
  Array.from({ length: count }, (_, index) => `<xs:element name="F${index}" type="xs:string" minOccurs="0"/>`).join("");

async function found(before: string, after: string): Promise<readonly unknown[]> {
  const changes = findXmlSchemaChanges(await loadValid(before), await loadValid(after));
  return changes.map(({ id, levels }) => [id, levels]);
}

describe("large contents", () => {
  it("compares numbers that nobody counts to", async () => {
    const lines = (most: string): string =>
      order(`<xs:sequence><xs:element name="Line" type="xs:string" maxOccurs="${most}"/></xs:sequence>`);
    expect(await found(lines("1000000"), lines("1000000"))).toEqual([]);
    expect(await found(lines("1000000"), lines("1000001"))).toEqual([
      ["xsd/element-maximum-raised", { sent: "info", read: "breaking" }],
    ]);
    expect(await found(lines("unbounded"), lines("1000000"))).toEqual([
      ["xsd/element-maximum-lowered", { sent: "breaking", read: "info" }],
    ]);
  });

  it("compares a sequence with xs:all, whose orders are too many to go through", async () => {
    const [sequence, all] = [
      order(`<xs:sequence>${fields(40)}</xs:sequence>`),
      order(`<xs:all>${fields(40)}</xs:all>`),
    ];
    expect(await found(sequence, all)).toEqual([["xsd/compositor-changed", { sent: "info", read: "breaking" }]]);
    expect(await found(all, sequence)).toEqual([["xsd/compositor-changed", { sent: "breaking", read: "info" }]]);
  });

  it("says so where it gives up", async () => {
    const pairs = (content: string): string =>
      order(`<xs:sequence><xs:sequence minOccurs="0" maxOccurs="90000">${content}</xs:sequence></xs:sequence>`);
    const to = '<xs:element name="To" type="xs:string"/>';
    const from = '<xs:element name="From" type="xs:string"/>';
    const optional = pairs(`${from.replace("/>", ' minOccurs="0"/>')}${to}`);
    const alternatives = pairs(`<xs:choice><xs:sequence>${from}${to}</xs:sequence>${to}</xs:choice>`);
    expect(await found(optional, alternatives)).toContainEqual([
      "xsd/content-undecided",
      { sent: "warning", read: "warning" },
    ]);
  });
});
