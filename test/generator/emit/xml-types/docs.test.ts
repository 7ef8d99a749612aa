import { expect, it } from "vitest";
import { planOfXsd, schemaText, xmlTypesModule } from "../../../support/codecs.js";
import { declarationText } from "../../../../generator/write/print/declarations.js";

async function typesOf(body: string, attributes = ""): Promise<string> {
  const module = xmlTypesModule(await planOfXsd(schemaText(body, attributes)));
  return module.declarations.map((each) => declarationText("types.ts", each)).join("\n");
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

it("says what the sandbox chose after the question that it answers", async () => {
  const types = await typesOf(`
    <xs:element name="Order" type="xs:string"><xs:annotation>
      <xs:appinfo source="sandbox-choice">Q-1: any
        text will do.</xs:appinfo>
      <xs:appinfo source="open-question">Q-1: which text?</xs:appinfo>
    </xs:annotation></xs:element>`);
  expect(types).toMatch(/Open question: Q-1: which text\?\n \*\n \* Sandbox choice: Q-1: any text will do\./);
});
