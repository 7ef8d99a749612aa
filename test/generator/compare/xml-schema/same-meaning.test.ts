import { describe, expect, it } from "vitest";
import { findXmlSchemaChanges } from "../../../../generator/compare/xml-schema/find-element-changes.js";
import { loadValid } from "../../../support/xsd.js";

const order = (content: string): string =>
  `<xs:element name="Order"><xs:complexType>${content}</xs:complexType></xs:element>`;
const text = (name: string, more = ""): string => `<xs:element name="${name}" type="xs:string" ${more}/>`;
const sequence = (...parts: readonly string[]): string => `<xs:sequence>${parts.join("")}</xs:sequence>`;

/** Levels of the wire that are not "info", both ways. */
async function alarms(before: string, after: string): Promise<readonly string[]> {
  const [own, theirs] = [await loadValid(before), await loadValid(after)];
  return [...findXmlSchemaChanges(own, theirs), ...findXmlSchemaChanges(theirs, own)].flatMap(({ id, levels }) =>
    Object.values(levels ?? {}).some((level) => level !== "info") ? [id] : [],
  );
}

describe("what accepts the same documents is not a change", () => {
  it.each<[string, string, string]>([
    [
      "nested sequences",
      order(sequence(text("A"), text("B"))),
      order(sequence(sequence(text("A")), sequence(sequence(text("B"))))),
    ],
    ["a choice of one", order(sequence(text("A"))), order(`<xs:choice>${text("A")}</xs:choice>`)],
    [
      "a repetition around a particle",
      order(sequence(text("A", 'maxOccurs="3"'))),
      order(`<xs:sequence maxOccurs="3">${text("A")}</xs:sequence>`),
    ],
    [
      "a repetition of a repetition",
      order(sequence(text("A", 'minOccurs="0" maxOccurs="6"'))),
      order(`<xs:sequence minOccurs="0" maxOccurs="3">${text("A", 'minOccurs="0" maxOccurs="2"')}</xs:sequence>`),
    ],
    [
      "alternatives in another order",
      order(`<xs:choice>${text("A")}${text("B")}</xs:choice>`),
      order(`<xs:choice>${text("B")}${text("A")}</xs:choice>`),
    ],
    [
      "members of xs:all in another order",
      order(`<xs:all>${text("A")}${text("B")}</xs:all>`),
      order(`<xs:all>${text("B")}${text("A")}</xs:all>`),
    ],
    [
      "an optional choice",
      order(`<xs:choice minOccurs="0">${text("A")}${text("B")}</xs:choice>`),
      order(`<xs:choice>${text("A", 'minOccurs="0"')}${text("B")}</xs:choice>`),
    ],
    [
      "xs:all of one",
      order(`<xs:all>${text("A", 'minOccurs="0"')}</xs:all>`),
      order(sequence(text("A", 'minOccurs="0"'))),
    ],
    [
      "a named group written out",
      `${order('<xs:group ref="G"/>')}<xs:group name="G">${sequence(text("A"), text("B"))}</xs:group>`,
      order(sequence(text("A"), text("B"))),
    ],
    [
      "a named attribute group written out",
      `${order(`${sequence(text("A"))}<xs:attributeGroup ref="G"/>`)}<xs:attributeGroup name="G"><xs:attribute name="id" type="xs:int"/></xs:attributeGroup>`,
      order(`${sequence(text("A"))}<xs:attribute name="id" type="xs:int"/>`),
    ],
    [
      "an extension written out",
      '<xs:element name="Order" type="Big"/>' +
        `<xs:complexType name="Small">${sequence(text("A"))}</xs:complexType><xs:complexType name="Big"><xs:complexContent><xs:extension base="Small">${sequence(text("B"))}</xs:extension></xs:complexContent></xs:complexType>`,
      `<xs:element name="Order" type="Big"/><xs:complexType name="Big">${sequence(text("A"), text("B"))}</xs:complexType>`,
    ],
    [
      "a prohibited attribute",
      order(sequence(text("A"))),
      order(`${sequence(text("A"))}<xs:attribute name="id" use="prohibited"/>`),
    ],
    [
      "an element that cannot occur",
      order(sequence(text("A"))),
      order(sequence(text("A"), text("B", 'minOccurs="0" maxOccurs="0"'))),
    ],
  ])("%s", async (_, before, after) => {
    expect(await alarms(before, after)).toEqual([]);
  });

  it("a named type made anonymous, which only generated code notices", async () => {
    const named = `${order(sequence('<xs:element name="A" type="Code"/>'))}<xs:simpleType name="Code"><xs:restriction base="xs:token"><xs:maxLength value="3"/></xs:restriction></xs:simpleType>`;
    const anonymous = order(
      sequence(
        '<xs:element name="A"><xs:simpleType><xs:restriction base="xs:token"><xs:maxLength value="3"/></xs:restriction></xs:simpleType></xs:element>',
      ),
    );
    expect(await alarms(named, anonymous)).toEqual([]);
    const changes = findXmlSchemaChanges(await loadValid(named), await loadValid(anonymous));
    expect(changes.map(({ id, levels }) => [id, levels])).toEqual([["xsd/type-removed", undefined]]);
  });
});

describe("types that hold themselves", () => {
  const tree = (facet: string): string =>
    `<xs:element name="Order" type="Node"/><xs:complexType name="Node">${sequence(
      `<xs:element name="Code"><xs:simpleType><xs:restriction base="xs:token"><xs:maxLength value="${facet}"/></xs:restriction></xs:simpleType></xs:element>`,
      '<xs:element name="Child" type="Node" minOccurs="0" maxOccurs="unbounded"/>',
    )}</xs:complexType>`;

  it("are compared once", async () => {
    const changes = findXmlSchemaChanges(await loadValid(tree("3")), await loadValid(tree("2")));
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({
      id: "xsd/maximum-length-lowered",
      subject: "Node/Code",
      levels: { sent: "breaking", read: "info" },
      witness: { text: "<Order><Code>aaa</Code></Order>", acceptedBy: "before" },
    });
  });

  it("give small examples when the difference is deep inside", async () => {
    const deep = (type: string): string =>
      `<xs:element name="Order" type="T0"/>${Array.from({ length: 20 }, (_, index) => `<xs:complexType name="T${index}">${sequence(text("Name"), index === 19 ? `<xs:element name="Value" type="${type}"/>` : `<xs:element name="Inner" type="T${index + 1}"/>`)}</xs:complexType>`).join("")}`;
    const [change] = findXmlSchemaChanges(await loadValid(deep("xs:integer")), await loadValid(deep("xs:int")));
    expect(change).toMatchObject({ id: "xsd/type-narrowed", subject: "T19/Value" });
    expect(change?.witness?.text.match(/<Inner>/g)).toHaveLength(19);
  });
});
