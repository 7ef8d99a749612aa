import { describe, expect, it } from "vitest";
import { anyType, builtin } from "../../../../generator/model/xml-schema/builtin-types.js";
import type { ComplexTypeDefinition, Particle } from "../../../../generator/model/xml-schema/components.js";
import { load, loadValid, xsd } from "../../../support/xsd.js";

async function type(text: string, name = "T"): Promise<ComplexTypeDefinition> {
  return (await loadValid(text)).types.get(name) as ComplexTypeDefinition;
}

async function codes(text: string): Promise<readonly string[]> {
  return (await load(text)).diagnostics.map(({ code }) => code);
}

/** "sequence(a, choice(b, c){0,unbounded})" */
function shape({ term, minOccurs, maxOccurs }: Particle): string {
  const occurs = minOccurs === 1 && maxOccurs === 1 ? "" : `{${minOccurs},${maxOccurs}}`;
  switch (term.kind) {
    case "element":
      return `${term.name.local}${occurs}`;
    case "wildcard":
      return `any${occurs}`;
    case "group":
      return `${term.compositor}(${term.particles.map(shape).join(", ")})${occurs}`;
  }
}

function contentShape({ content }: ComplexTypeDefinition): string {
  if (content.kind === "empty") return "empty";
  if (content.kind === "simple") return `simple ${content.type.name?.local ?? ""}`;
  return `${content.kind} ${content.particle === undefined ? "" : shape(content.particle)}`.trim();
}

const complex = (inner: string, name = "T", attributes = ""): string =>
  `<xs:complexType name="${name}" ${attributes}>${inner}</xs:complexType>`;
const element = (name: string, more = ""): string => `<xs:element name="${name}" type="xs:string" ${more}/>`;
const derive = (way: string, base: string, inner: string, content = "complexContent"): string =>
  `<xs:${content}><xs:${way} base="${base}">${inner}</xs:${way}></xs:${content}>`;

describe("complex types", () => {
  it("have content as it is written", async () => {
    const choice = `<xs:choice minOccurs="0" maxOccurs="unbounded">${element("b")}${element("c")}</xs:choice>`;
    const made = await type(
      complex(`<xs:sequence>${element("a")}${choice}<xs:any namespace="##other" minOccurs="0"/></xs:sequence>`),
    );
    expect(contentShape(made)).toBe("element-only sequence(a, choice(b, c){0,unbounded}, any{0,1})");
    expect(made.base).toBe(anyType);
  });

  it.each([
    ["nothing", "", "", "empty"],
    ["an empty sequence", "<xs:sequence/>", "", "empty"],
    ["a prohibited group", `<xs:sequence maxOccurs="0" minOccurs="0">${element("a")}</xs:sequence>`, "", "empty"],
    ["an optional choice without branches", '<xs:choice minOccurs="0"/>', "", "empty"],
    ["mixed content without elements", "", 'mixed="true"', "mixed"],
    ["mixed content", `<xs:all>${element("a", 'minOccurs="0"')}</xs:all>`, 'mixed="true"', "mixed all(a{0,1})"],
  ])("may hold %s", async (_, inner, attributes, expected) => {
    expect(contentShape(await type(complex(inner, "T", attributes)))).toBe(expected);
  });

  it("put the content of an extension after that of its base", async () => {
    const made = await type(
      complex(derive("extension", "Base", `<xs:choice>${element("b")}</xs:choice><xs:attribute name="y"/>`)) +
        complex(`<xs:sequence>${element("a")}</xs:sequence><xs:attribute name="x"/>`, "Base"),
    );
    expect(contentShape(made)).toBe("element-only sequence(sequence(a), choice(b))");
    expect(made.attributeUses.map((use) => use.attribute.name.local)).toEqual(["x", "y"]);
    expect([made.derivation, made.base.name?.local]).toEqual(["extension", "Base"]);
  });

  it("keep the attributes of a restricted type, but those that are prohibited", async () => {
    const made = await type(
      complex(
        derive(
          "restriction",
          "Base",
          '<xs:attribute name="x" use="prohibited"/><xs:attribute name="z" type="xs:int" use="required"/>',
        ),
      ) + complex('<xs:attribute name="x"/><xs:attribute name="y"/><xs:attribute name="z" type="xs:integer"/>', "Base"),
    );
    expect(made.attributeUses.map(({ attribute, required }) => [attribute.name.local, required])).toEqual([
      ["y", false],
      ["z", true],
    ]);
  });

  it("have simple content by extension and by restriction", async () => {
    const schema = await loadValid(
      complex(derive("extension", "xs:decimal", '<xs:attribute name="currency"/>', "simpleContent"), "Money") +
        complex(derive("restriction", "Money", '<xs:minInclusive value="0"/>', "simpleContent"), "Price"),
    );
    const [money, price] = ["Money", "Price"].map((name) => schema.types.get(name) as ComplexTypeDefinition);
    expect(money?.content).toEqual({ kind: "simple", type: builtin("decimal") });
    expect(price?.content).toMatchObject({ kind: "simple", type: { facets: { minInclusive: "0" } } });
    expect(price?.attributeUses).toEqual(money?.attributeUses);
  });

  it("may hold elements of their own type, also in types without a name that extend it", async () => {
    const nested = `<xs:complexType>${derive("extension", "T", '<xs:attribute name="depth"/>')}</xs:complexType>`;
    const made = await type(
      complex(`<xs:sequence><xs:element name="Part" minOccurs="0">${nested}</xs:element></xs:sequence>`),
    );
    const part = made.content.kind === "element-only" && made.content.particle.term;
    expect(part).toMatchObject({
      particles: [{ term: { type: { attributeUses: [{ attribute: { name: { local: "depth" } } }] } } }],
    });
  });

  it("have the default attributes of their document, as XSD 1.1 has them, each once", async () => {
    const defaults =
      '<xs:attributeGroup name="D"><xs:attribute name="id"/><xs:attribute name="v" fixed="1"/></xs:attributeGroup>';
    const text =
      complex('<xs:attribute name="x"/>', "Base") +
      complex(derive("extension", "Base", '<xs:attribute name="y"/>')) +
      complex(derive("restriction", "Base", ""), "Less") +
      complex('<xs:attributeGroup ref="D"/>', "Again") +
      complex("", "Without", 'defaultAttributesApply="false"');
    const schema = await loadValid({ "schema.xsd": xsd(defaults + text, 'defaultAttributes="D"') });
    const names = (name: string): readonly string[] | undefined => {
      const found = schema.types.get(name);
      return found?.kind === "complex" ? found.attributeUses.map((use) => use.attribute.name.local) : undefined;
    };
    expect(["Base", "T", "Less", "Again", "Without"].map(names)).toEqual([
      ["x", "id", "v"],
      ["x", "id", "v", "y"],
      ["x", "id", "v"],
      ["id", "v"],
      [],
    ]);
    const wrong = await load({ "schema.xsd": xsd(defaults + text, 'defaultAttributes="E"') });
    expect(wrong.diagnostics.map(({ code }) => code)).toEqual(["xsd/unknown-component"]);
  });

  it("unite attribute groups, and intersect their wildcards", async () => {
    const made = await type(
      '<xs:attributeGroup name="G"><xs:attribute name="x"/><xs:anyAttribute namespace="urn:a urn:b" processContents="lax"/></xs:attributeGroup>' +
        complex('<xs:attributeGroup ref="G"/><xs:anyAttribute namespace="urn:b urn:c" processContents="skip"/>'),
    );
    expect(made.attributeWildcard).toMatchObject({
      namespaces: { kind: "list", namespaces: ["urn:b"] },
      processContents: "skip",
    });
  });

  it("share the group that they refer to", async () => {
    const schema = await loadValid(
      `<xs:group name="G"><xs:sequence>${element("a")}</xs:sequence></xs:group>` +
        complex('<xs:group ref="G" minOccurs="0" maxOccurs="5"/>'),
    );
    const made = schema.types.get("T") as ComplexTypeDefinition;
    expect(contentShape(made)).toBe("element-only sequence(a){0,5}");
    const term = made.content.kind === "element-only" ? made.content.particle.term : undefined;
    expect(term).toBe(schema.modelGroups.get("G")?.group);
  });

  it.each([
    [
      "an extension of xs:all",
      complex(derive("extension", "B", `<xs:sequence>${element("b")}</xs:sequence>`)) +
        complex(`<xs:all>${element("a")}</xs:all>`, "B"),
      "xsd/all-group-limit",
    ],
    [
      "a mixed extension of unmixed content",
      complex(derive("extension", "B", `<xs:sequence>${element("b")}</xs:sequence>`), "T", 'mixed="true"') +
        complex(`<xs:sequence>${element("a")}</xs:sequence>`, "B"),
      "xsd/invalid-extension",
    ],
    [
      "an extension of a final type",
      complex(derive("extension", "B", "")) + complex("", "B", 'final="extension"'),
      "xsd/invalid-extension",
    ],
    ["complex content of a simple type", complex(derive("extension", "xs:string", "")), "xsd/invalid-extension"],
    [
      "a restriction that lets in more",
      complex(derive("restriction", "B", `<xs:sequence>${element("a", 'minOccurs="0"')}</xs:sequence>`)) +
        complex(`<xs:sequence>${element("a")}</xs:sequence>`, "B"),
      "xsd/invalid-restriction",
    ],
    [
      "a restriction to another order",
      complex(derive("restriction", "B", `<xs:sequence>${element("b")}${element("a")}</xs:sequence>`)) +
        complex(`<xs:sequence>${element("a")}${element("b")}</xs:sequence>`, "B"),
      "xsd/invalid-restriction",
    ],
    [
      "a restriction that leaves out what is required",
      complex(derive("restriction", "B", "")) + complex(`<xs:sequence>${element("a")}</xs:sequence>`, "B"),
      "xsd/invalid-restriction",
    ],
    [
      "a new attribute in a restriction",
      complex(derive("restriction", "B", '<xs:attribute name="x"/>')) + complex("", "B"),
      "xsd/invalid-restriction",
    ],
    [
      "an attribute twice",
      complex('<xs:attribute name="x"/><xs:attributeGroup ref="G"/>') +
        '<xs:attributeGroup name="G"><xs:attribute name="x"/></xs:attributeGroup>',
      "xsd/duplicate-attribute",
    ],
    [
      "an attribute of the base again",
      complex(derive("extension", "B", '<xs:attribute name="x"/>')) + complex('<xs:attribute name="x"/>', "B"),
      "xsd/duplicate-attribute",
    ],
    [
      "more elements in place of a wildcard of xs:all than it lets in",
      complex(derive("restriction", "B", `<xs:all>${element("a")}${element("b")}</xs:all>`)) +
        complex("<xs:all><xs:any/></xs:all>", "B"),
      "xsd/invalid-restriction",
    ],
    [
      "nothing in place of a wildcard of xs:all that is required",
      complex(derive("restriction", "B", `<xs:all>${element("a")}</xs:all>`)) +
        complex(`<xs:all>${element("a")}<xs:any/></xs:all>`, "B"),
      "xsd/invalid-restriction",
    ],
  ])("refuse %s", async (_, text, code) => {
    expect(await codes(text)).toEqual([code]);
  });

  it.each([
    [
      "a choice that is narrowed to a sequence of its branches",
      complex(derive("restriction", "B", `<xs:sequence>${element("a")}${element("b")}</xs:sequence>`)) +
        complex(`<xs:choice maxOccurs="2">${element("a")}${element("b")}</xs:choice>`, "B"),
    ],
    [
      "elements in place of a wildcard",
      complex(derive("restriction", "B", `<xs:sequence>${element("a")}</xs:sequence>`)) +
        complex('<xs:sequence><xs:any maxOccurs="3"/></xs:sequence>', "B"),
    ],
    [
      "a sequence of the members of xs:all",
      complex(derive("restriction", "B", `<xs:sequence>${element("b")}${element("a")}</xs:sequence>`)) +
        complex(`<xs:all>${element("a")}${element("b")}${element("c", 'minOccurs="0"')}</xs:all>`, "B"),
    ],
    [
      "several elements in place of one wildcard of xs:all",
      complex(derive("restriction", "B", `<xs:all>${element("c")}${element("a")}${element("b")}</xs:all>`)) +
        complex(`<xs:all><xs:any minOccurs="2" maxOccurs="2"/>${element("a")}</xs:all>`, "B"),
    ],
    [
      "a sequence in place of one wildcard of xs:all",
      complex(derive("restriction", "B", `<xs:sequence>${element("a")}${element("b")}${element("a")}</xs:sequence>`)) +
        complex('<xs:all><xs:any maxOccurs="3"/></xs:all>', "B"),
    ],
    [
      "a substitution group in place of its head",
      '<xs:element name="h" type="xs:string"/><xs:element name="m" type="xs:string" substitutionGroup="h"/>' +
        complex(derive("restriction", "B", '<xs:sequence><xs:element ref="m"/></xs:sequence>')) +
        complex('<xs:sequence><xs:element ref="h"/></xs:sequence>', "B"),
    ],
  ])("take a restriction with %s", async (_, text) => {
    expect(await codes(text)).toEqual([]);
  });
});
