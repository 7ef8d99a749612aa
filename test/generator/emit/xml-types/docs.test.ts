import { describe, expect, it } from "vitest";
import { planOfXsd, schemaText, xmlTypesModule } from "../../../support/codecs.js";
import { structureText } from "../../../../generator/write/print/structure-text.js";

async function typesOf(body: string, attributes = ""): Promise<string> {
  const module = xmlTypesModule(await planOfXsd(schemaText(body, attributes)));
  return module.declarations.map(structureText).join("\n");
}

it("documents the facets of the schema and not those of the built-in type", async () => {
  const types = await typesOf(`
    <xs:simpleType name="Priority">
      <xs:restriction base="xs:int"><xs:minInclusive value="1"/></xs:restriction>
    </xs:simpleType>`);
  expect(types).toContain("At least 1.");
  expect(types).not.toMatch(/2147483647|after the point|Pattern/);
});

it("shows a rule with its name", async () => {
  const types = await typesOf(`
    <xs:simpleType name="Code">
      <xs:annotation><xs:appinfo source="rule">code-known: The code stands in
        the list.</xs:appinfo></xs:annotation>
      <xs:restriction base="xs:string"/>
    </xs:simpleType>`);
  expect(types).toContain("Rule code-known: The code stands in the list.");
});

it("shows lists as arrays that can be changed", async () => {
  const types = await typesOf(`
    <xs:complexType name="Order">
      <xs:sequence><xs:element name="Note" type="xs:string" maxOccurs="5"/></xs:sequence>
    </xs:complexType>`);
  expect(types).toContain("Note: string[];");
});

it("marks what is retired as deprecated, on elements and on attributes", async () => {
  const types = await typesOf(
    `<xs:complexType name="Order">
      <xs:sequence><xs:element name="Fax" type="xs:string" m:retired="May 2020"/></xs:sequence>
      <xs:attribute name="Pager" type="xs:string" m:retired="June 2021"/>
    </xs:complexType>`,
    'xmlns:m="urn:specwright:marks"',
  );
  expect(types).toContain("/** @deprecated Retired: May 2020. */\n  Fax: string;");
  expect(types).toContain("/** @deprecated Retired: June 2021. */\n  Pager?: string;");
});

it("marks what is retired in a branch of a choice as deprecated", async () => {
  const types = await typesOf(
    `<xs:complexType name="Order"><xs:choice>
      <xs:element name="Fax" type="xs:string" m:retired="May 2020"/><xs:element name="Mail" type="xs:string"/>
    </xs:choice></xs:complexType>`,
    'xmlns:m="urn:specwright:marks"',
  );
  expect(types).toMatch(/@deprecated Retired: May 2020\. \*\/\s+Fax: string;/);
});

it("says the marks of create, update and scope in words", async () => {
  const types = await typesOf(
    `<xs:complexType name="Order"><xs:sequence>
      <xs:element name="Id" type="xs:string" m:create="R" m:update="X" m:scope="Company"/>
    </xs:sequence></xs:complexType>`,
    'xmlns:m="urn:specwright:marks"',
  );
  expect(types).toContain("/** Create: required. Update: not possible. Scope: Company. */\n  Id: string;");
});

it("leaves marks of another namespace as they are written, and deprecates nothing for them", async () => {
  const types = await typesOf(
    '<xs:complexType name="Order"><xs:attribute name="Fax" type="xs:string" m:retired="May 2020"/></xs:complexType>',
    'xmlns:m="urn:marks"',
  );
  expect(types).toContain("/** retired: May 2020 */");
  expect(types).not.toContain("@deprecated");
});

it("has the first sentence of an open question, and no choice of a sandbox", async () => {
  const types = await typesOf(`
    <xs:element name="Order" type="xs:string"><xs:annotation>
      <xs:appinfo source="sandbox-choice">Q-1: any
        text will do.</xs:appinfo>
      <xs:appinfo source="open-question">Q-1: which text? It may be any.</xs:appinfo>
    </xs:annotation></xs:element>`);
  expect(types).toContain("/** @remarks Open question: Q-1: which text? */");
  expect(types).not.toContain("will do");
});

it("says the limits of types with names where they are used", async () => {
  const types = await typesOf(`
    <xs:simpleType name="Short"><xs:restriction base="xs:string"><xs:maxLength value="9"/></xs:restriction></xs:simpleType>
    <xs:simpleType name="Code"><xs:restriction base="xs:string"><xs:pattern value="[A-Z]+"/></xs:restriction></xs:simpleType>
    <xs:simpleType name="Size"><xs:restriction base="xs:string"><xs:enumeration value="S"/></xs:restriction></xs:simpleType>
    <xs:complexType name="Order">
      <xs:simpleContent><xs:extension base="Short">
        <xs:attribute name="code" type="Code"/><xs:attribute name="size" type="Size"/>
      </xs:extension></xs:simpleContent>
    </xs:complexType>
    <xs:complexType name="Orders"><xs:all>
      <xs:element name="Note" type="Short"><xs:annotation><xs:documentation>A note.</xs:documentation><xs:appinfo source="rule">late: It comes late.</xs:appinfo></xs:annotation></xs:element>
    </xs:all></xs:complexType>`);
  expect(types).toContain("/** Pattern: [A-Z]+ */\n  code?: Code;");
  expect(types).toContain("\n  size?: Size;");
  expect(types).toMatch(/The text of the element\.\n {3}\*\n {3}\* Length: at most 9\.\n {3}\*\/\n {2}value: Short;/);
  expect(types).toMatch(
    /A note\.\n {3}\*\n {3}\* Length: at most 9\.\n {3}\*\n {3}\* Rule late: It comes late\.\n {3}\*\/\n {2}Note: Short;/,
  );
});

it("says the limits of a union by its members, and nothing where no member has any", async () => {
  const types = await typesOf(`
    <xs:simpleType name="Short"><xs:restriction base="xs:string"><xs:length value="2"/></xs:restriction></xs:simpleType>
    <xs:simpleType name="Nothing"><xs:restriction base="xs:string"><xs:enumeration value=""/></xs:restriction></xs:simpleType>
    <xs:simpleType name="Size"><xs:restriction base="xs:string"><xs:enumeration value="S"/></xs:restriction></xs:simpleType>
    <xs:simpleType name="Clearable"><xs:union memberTypes="Short Nothing"/></xs:simpleType>
    <xs:simpleType name="Sizes"><xs:union memberTypes="Size Nothing"/></xs:simpleType>
    <xs:simpleType name="Any"><xs:union memberTypes="Size Short"/></xs:simpleType>
    <xs:simpleType name="Nested"><xs:union memberTypes="Clearable Short"/></xs:simpleType>
    <xs:complexType name="Order">
      <xs:attribute name="d" type="Nested"/>
      <xs:attribute name="a" type="Clearable"/><xs:attribute name="b" type="Sizes"/><xs:attribute name="c" type="Any"/>
    </xs:complexType>`);
  expect(types).toContain("/** Empty. Or: Length: exactly 2. */\n  a?: Clearable;");
  expect(types).toContain("\n  b?: Sizes;");
  expect(types).toContain("/** A value of Clearable. Or: Length: exactly 2. */\n  d?: Nested;");
  expect(types).toContain("/** A value of Size. Or: Length: exactly 2. */\n  c?: Any;");
});

it("says of a value that is listed what it means and that it is retired", async () => {
  const types = await typesOf(
    `<xs:simpleType name="Size"><xs:restriction base="xs:string">
      <xs:enumeration value="S"/>
      <xs:enumeration value="M" m:retired="May 2020"><xs:annotation><xs:documentation>Medium.</xs:documentation></xs:annotation></xs:enumeration>
    </xs:restriction></xs:simpleType>`,
    'xmlns:m="urn:specwright:marks"',
  );
  expect(types).toContain("/** - `M`: Medium. Retired: May 2020. */");
});

describe("the documentation of a reference", () => {
  const note = (text: string): string => `<xs:annotation><xs:documentation>${text}</xs:documentation></xs:annotation>`;
  const globals = `<xs:element name="due" type="xs:date">${note("A day.")}</xs:element>
    <xs:attribute name="lang" type="xs:string">${note("A language.")}</xs:attribute>
    <xs:group name="sum"><xs:annotation><xs:documentation>A sum.</xs:documentation></xs:annotation><xs:sequence><xs:element name="net" type="xs:int"/></xs:sequence></xs:group>
    <xs:attributeGroup name="audit">${note("An audit.")}<xs:attribute name="by"/></xs:attributeGroup>`;

  it("comes before that of the element or attribute", async () => {
    const types = await typesOf(`${globals}<xs:element name="bill"><xs:complexType>
      <xs:sequence><xs:element ref="due">${note("The last day.")}</xs:element></xs:sequence>
      <xs:attribute ref="lang">${note("The language of the bill.")}</xs:attribute>
    </xs:complexType></xs:element>`);
    expect(types).toMatch(/The last day\.\s[\s*]+A day\.[\s*]+An xs:date\.[\s*/]+due:/);
    expect(types).toMatch(/The language of the bill\.\s[\s*]+A language\.[\s*/]+lang\?:/);
  });

  it("is shown at lists, choices and lists of items", async () => {
    const many = `<xs:element ref="due" maxOccurs="9">${note("Each day.")}</xs:element>`;
    expect(
      await typesOf(`${globals}<xs:complexType name="T"><xs:sequence>${many}</xs:sequence></xs:complexType>`),
    ).toMatch(/Each day\.\s[\s*]+A day\./);
    const branches = `<xs:element ref="due">${note("One day.")}</xs:element><xs:element name="x" type="xs:int">${note("A local x.")}</xs:element>`;
    for (const max of ["1", "9"]) {
      const choice = `<xs:complexType name="T"><xs:choice maxOccurs="${max}">${branches}</xs:choice></xs:complexType>`;
      const types = await typesOf(globals + choice);
      expect(types, max).toMatch(/One day\.\s[\s*]+A day\./);
      expect(types, max).toContain("A local x.");
    }
  });

  it("belongs to the type if it is of a group", async () => {
    const content = `<xs:sequence><xs:group ref="sum">${note("What is paid.")}</xs:group></xs:sequence>
      <xs:attributeGroup ref="audit">${note("Who paid.")}</xs:attributeGroup>`;
    const order = /What is paid\.\s[\s*]+A sum\.\s[\s*]+Who paid\.\s[\s*]+An audit\./;
    expect(await typesOf(`${globals}<xs:complexType name="T">${note("A type.")}${content}</xs:complexType>`)).toMatch(
      new RegExp(`A type\\.\\s[\\s*]+${order.source}`),
    );
    const anonymous = `<xs:element name="r">${note("A root.")}<xs:complexType>${content}</xs:complexType></xs:element>`;
    expect(await typesOf(globals + anonymous)).toMatch(new RegExp(`A root\\.\\s[\\s*]+${order.source}`));
  });
});

describe("the documentation of a wildcard", () => {
  const note = (text: string): string => `<xs:annotation><xs:documentation>${text}</xs:documentation></xs:annotation>`;
  const elements = (text: string): string => `<xs:any namespace="##other">${note(text)}</xs:any>`;
  const attributes = (text: string): string => `<xs:anyAttribute>${note(text)}</xs:anyAttribute>`;

  it("comes before the sentence about its elements or attributes", async () => {
    const types = await typesOf(
      `<xs:complexType name="T"><xs:sequence>${elements("Parts of partners.")}</xs:sequence>${attributes("Marks.")}</xs:complexType>`,
    );
    const sentence = /that the schema allows without naming them\.[\s*/]+/.source;
    expect(types).toMatch(new RegExp(`Parts of partners\\.\\s[\\s*]+Elements ${sentence}anyElements:`));
    expect(types).toMatch(new RegExp(`Marks\\.\\s[\\s*]+Attributes ${sentence}anyAttributes\\?:`));
  });

  it("is shown at choices and lists of items, and for each attribute group", async () => {
    for (const max of ["1", "9"]) {
      const branches = `<xs:element name="x" type="xs:int"/>${elements("One part.")}`;
      const choice = `<xs:complexType name="T"><xs:choice maxOccurs="${max}">${branches}</xs:choice></xs:complexType>`;
      expect(await typesOf(choice), max).toContain("One part.");
    }
    const types = await typesOf(`<xs:attributeGroup name="g">${attributes("Of the group.")}</xs:attributeGroup>
      <xs:complexType name="T"><xs:attributeGroup ref="g"/>${attributes("Of the type.")}</xs:complexType>`);
    expect(types).toMatch(/Of the type\.\s[\s*]+Of the group\.\s[\s*]+Attributes that/);
  });
});
