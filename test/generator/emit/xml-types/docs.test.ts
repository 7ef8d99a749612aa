import { expect, it } from "vitest";
import { planOfXsd, schemaText, xmlTypesModule } from "../../../support/codecs.js";
import { renderDeclaration } from "../../../support/render-module.js";

async function typesOf(body: string): Promise<string> {
  const module = xmlTypesModule(await planOfXsd(schemaText(body)));
  return module.declarations.map((each) => `${"docs" in each ? each.docs : ""}\n${renderDeclaration(each)}`).join("\n");
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
