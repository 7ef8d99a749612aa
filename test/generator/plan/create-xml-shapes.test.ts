import { describe, expect, it } from "vitest";
import type { ShapeContent, ShapeGroup, ComplexTypeShape } from "../../../generator/plan/xml-shape.js";
import { planOfXsd, schemaText } from "../../support/codecs.js";

/** The shape of the complex type T. */
async function shapeOf(body: string, attributes: string = ""): Promise<ComplexTypeShape> {
  const plan = await planOfXsd(schemaText(`<xs:complexType name="T" ${attributes}>${body}</xs:complexType>`));
  const type = plan.contract.xml?.types.get("T");
  if (type?.kind !== "complex") throw new Error("T is a complex type.");
  return plan.xmlShapes.shapeOf(type);
}

/** Describes a group: "A", "B?" and "C*" are properties, "[A|B]" is one list of items, "(A | B)" a choice. */
function groupText(group: ShapeGroup): string {
  return group.members
    .map((member) => {
      switch (member.kind) {
        case "choice":
          return `(${member.branches.map(groupText).join(" | ")})${member.optional ? "?" : ""}`;
        case "items":
          return `${member.name}[${member.items.map(({ tag }) => tag).join("|")}]${member.required ? "" : "?"}`;
        case "wildcard":
          return `${member.name}{${member.minItems},${member.maxItems}}`;
        case "element":
          return member.occurs === "list"
            ? `${member.name}{${member.minItems},${member.maxItems}}`
            : `${member.name}${member.occurs === "optional" ? "?" : ""}`;
      }
    })
    .join(" ");
}

function contentText(content: ShapeContent): string {
  switch (content.kind) {
    case "empty":
      return "empty";
    case "text":
      return `text ${content.name}`;
    case "properties":
      return groupText(content.group);
    case "items":
      return `${content.mixed ? "mixed " : ""}${content.list.name}[${content.list.items.map(({ tag }) => tag).join("|")}]`;
  }
}

const element = (name: string, occurs: string = ""): string =>
  `<xs:element name="${name}" type="xs:string" ${occurs}/>`;
const optional = 'minOccurs="0"';
const many = 'maxOccurs="unbounded"';

describe("the shape of a content model", () => {
  it.each([
    [
      "a sequence",
      `<xs:sequence>${element("A")}${element("B", optional)}${element("C", many)}</xs:sequence>`,
      "A B? C{1,Infinity}",
    ],
    ["an optional sequence", `<xs:sequence ${optional}>${element("A")}${element("B")}</xs:sequence>`, "(A B)?"],
    ["an optional sequence of one", `<xs:sequence ${optional}>${element("A")}</xs:sequence>`, "A?"],
    ["xs:all", `<xs:all>${element("A")}${element("B", optional)}</xs:all>`, "A B?"],
    [
      "a choice",
      `<xs:choice>${element("A")}<xs:sequence>${element("B")}${element("C")}</xs:sequence></xs:choice>`,
      "(A | B C)",
    ],
    [
      "a choice with an optional branch",
      `<xs:choice>${element("A")}${element("B", optional)}</xs:choice>`,
      "(A | B?)?",
    ],
    [
      "a repeated choice",
      `<xs:sequence>${element("A")}<xs:choice ${many}>${element("B")}${element("C")}</xs:choice></xs:sequence>`,
      "A items[B|C]",
    ],
    [
      "a repeated sequence",
      `<xs:sequence minOccurs="0" maxOccurs="9">${element("A")}${element("B")}</xs:sequence>`,
      "items[A|B]?",
    ],
    [
      "a repeated group of one element",
      `<xs:sequence minOccurs="2" maxOccurs="3">${element("A", 'maxOccurs="2"')}</xs:sequence>`,
      "A{2,6}",
    ],
    [
      "an element at two places",
      `<xs:sequence>${element("A")}${element("B")}${element("A")}</xs:sequence>`,
      "items[A|B]",
    ],
    [
      "an element in two branches",
      `<xs:choice>${element("A")}<xs:sequence>${element("B")}${element("A")}</xs:sequence></xs:choice>`,
      "(A | B A)",
    ],
    [
      "wildcards",
      `<xs:sequence>${element("A")}<xs:any namespace="##other" ${many}/></xs:sequence>`,
      "A anyElements{1,Infinity}",
    ],
    ["nothing", "<xs:sequence/>", "empty"],
  ])("of %s", async (_name, body, expected) => {
    expect(contentText((await shapeOf(body)).content)).toBe(expected);
  });

  it("has no list of the members of an abstract head that has none", async () => {
    const type = `<xs:complexType name="T"><xs:sequence><xs:element ref="Head" ${many}/></xs:sequence></xs:complexType>`;
    const plan = await planOfXsd(schemaText(`<xs:element name="Head" abstract="true"/>${type}`));
    const found = plan.contract.xml?.types.get("T");
    if (found?.kind !== "complex") throw new Error("T is a complex type.");
    expect(contentText(plan.xmlShapes.shapeOf(found).content)).toBe("");
  });

  it("of mixed content is a list", async () => {
    const shape = await shapeOf(`<xs:sequence>${element("content")}</xs:sequence>`, 'mixed="true"');
    expect(contentText(shape.content)).toBe("mixed content2[content]");
  });

  it("orders properties so that every branch keeps its order", async () => {
    const { content } = await shapeOf(
      `<xs:choice>${element("A")}<xs:sequence>${element("B")}${element("A")}</xs:sequence></xs:choice>`,
    );
    expect(content.kind === "properties" && content.ordered.map(({ name }) => name)).toEqual(["B", "A"]);
  });

  it("gives attributes a name beside elements of the same name", async () => {
    const shape = await shapeOf(
      `<xs:sequence>${element("id")}${element("idAttribute")}</xs:sequence><xs:attribute name="id" type="xs:string"/>`,
    );
    expect(shape.attributes.map(({ name }) => name)).toEqual(["idAttribute2"]);
  });

  it("is that of the base and the extension together", async () => {
    const plan = await planOfXsd(
      schemaText(`
        <xs:complexType name="B"><xs:sequence>${element("A")}</xs:sequence></xs:complexType>
        <xs:complexType name="T"><xs:complexContent><xs:extension base="B"><xs:sequence>${element("C")}</xs:sequence></xs:extension></xs:complexContent></xs:complexType>`),
    );
    const type = plan.contract.xml?.types.get("T");
    expect(type?.kind === "complex" && contentText(plan.xmlShapes.shapeOf(type).content)).toBe("A C");
  });
});
