import { describe, expect, it } from "vitest";
import { diff } from "../../../generator/api/diff.js";
import { generate } from "../../../generator/api/generate.js";
import { tempFolder } from "../../support/temp-folder.js";

/** The errors that a contract gives when it is generated with all emitters, and when it is compared with itself. */
async function errorsOf(files: Readonly<Record<string, string>>, root: string): Promise<readonly string[]> {
  const cwd = tempFolder({
    ...files,
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`new/${name}`, text])),
  });
  const generated = await generate({ cwd, files: [root], out: "out", format: "none", strictness: "strict" });
  const compared = await diff({ cwd, before: root, after: `new/${root}` });
  const errors = [...generated.diagnostics, ...compared.diagnostics].filter(({ severity }) => severity === "error");
  return [...new Set(errors.map(({ code }) => code))].sort();
}

interface Parts {
  readonly paths?: object;
  readonly components?: object;
}

function openApi({ paths = {}, components = {} }: Parts): string {
  return JSON.stringify({ openapi: "3.1.0", info: { title: "t", version: "1" }, paths, components });
}

const at = (kind: string, name: string): object => ({ $ref: `#/components/${kind}/${name}` });
const schema = (name: string): object => at("schemas", name);
const get = (more: object): object => ({
  "/a": { get: { operationId: "a", responses: { 200: { description: "d" } }, ...more } },
});

const documents: Readonly<
  Record<string, readonly [files: Readonly<Record<string, string>>, codes: readonly string[]]>
> = {
  "a schema that is itself": [
    { "o.json": openApi({ components: { schemas: { A: schema("A") } } }) },
    ["json-schema/endless"],
  ],
  "two schemas that are each other": [
    { "o.json": openApi({ components: { schemas: { A: schema("B"), B: schema("A") } } }) },
    ["json-schema/endless"],
  ],
  "schemas of two files that are each other": [
    {
      "o.json": openApi({ components: { schemas: { A: { $ref: "b.json#/B" } } } }),
      "b.json": JSON.stringify({ B: { $ref: "o.json#/components/schemas/A" } }),
    },
    ["json-schema/endless"],
  ],
  "schemas of two files that hold each other": [
    {
      "o.json": openApi({
        components: { schemas: { A: { type: "object", properties: { b: { $ref: "b.json#/B" } } } } },
      }),
      "b.json": JSON.stringify({ B: { type: "object", properties: { a: { $ref: "o.json#/components/schemas/A" } } } }),
    },
    [],
  ],
  "a base of itself": [
    { "o.json": openApi({ components: { schemas: { A: { allOf: [schema("A")] } } } }) },
    ["json-schema/endless"],
  ],
  "bases of each other": [
    { "o.json": openApi({ components: { schemas: { A: { allOf: [schema("B")] }, B: { allOf: [schema("A")] } } } }) },
    ["json-schema/endless"],
  ],
  "a choice of itself": [
    { "o.json": openApi({ components: { schemas: { A: { oneOf: [schema("A"), { type: "null" }] } } } }) },
    ["json-schema/endless"],
  ],
  "a choice of itself or another, which another ends": [
    { "o.json": openApi({ components: { schemas: { A: { anyOf: [schema("A"), { type: "null" }] } } } }) },
    [],
  ],
  "two choices of each other, which others end": [
    {
      "o.json": openApi({
        components: {
          schemas: { A: { anyOf: [schema("B"), { type: "null" }] }, B: { anyOf: [schema("A"), { type: "string" }] } },
        },
      }),
    },
    [],
  ],
  "two choices of each other alone": [
    {
      "o.json": openApi({
        components: { schemas: { A: { anyOf: [schema("B"), schema("B")] }, B: { anyOf: [schema("A")] } } },
      }),
    },
    ["json-schema/endless"],
  ],
  "a choice of itself alone": [
    { "o.json": openApi({ components: { schemas: { A: { anyOf: [schema("A"), schema("A")] } } } }) },
    ["json-schema/endless"],
  ],
  "a choice of itself by a tag": [
    {
      "o.json": openApi({
        components: {
          schemas: {
            A: {
              required: ["k"],
              properties: { k: { type: "string" } },
              discriminator: { propertyName: "k", mapping: { a: "#/components/schemas/A" } },
              anyOf: [schema("A"), schema("B")],
            },
            B: { type: "object" },
          },
        },
      }),
    },
    ["json-schema/endless"],
  ],
  "the opposite of itself": [
    { "o.json": openApi({ components: { schemas: { A: { not: schema("A") } } } }) },
    ["json-schema/endless"],
  ],
  "a condition of itself": [
    { "o.json": openApi({ components: { schemas: { A: { if: schema("A"), then: schema("A") } } } }) },
    ["json-schema/endless"],
  ],
  "what depends on itself": [
    { "o.json": openApi({ components: { schemas: { A: { dependentSchemas: { a: schema("A") } } } } }) },
    [],
  ],
  "a member of itself": [
    {
      "o.json": openApi({
        components: { schemas: { A: { type: "object", required: ["a"], properties: { a: schema("A") } } } },
      }),
    },
    [],
  ],
  "a dynamic reference to itself": [
    {
      "o.json": openApi({
        components: { schemas: { A: { $dynamicAnchor: "n", type: "array", items: { $dynamicRef: "#n" } } } },
      }),
    },
    [],
  ],
  "a discriminator that leads back": [
    {
      "o.json": openApi({
        components: {
          schemas: {
            A: {
              type: "object",
              required: ["k"],
              properties: { k: { type: "string" } },
              discriminator: {
                propertyName: "k",
                mapping: { a: "#/components/schemas/A", b: "#/components/schemas/B" },
              },
              oneOf: [schema("B")],
            },
            B: { allOf: [schema("A")], type: "object" },
          },
        },
      }),
    },
    ["json-schema/endless"],
  ],
  "a parameter that is itself": [
    {
      "o.json": openApi({
        paths: get({ parameters: [at("parameters", "P")] }),
        components: { parameters: { P: at("parameters", "P") } },
      }),
    },
    ["openapi/ref-cycle"],
  ],
  "responses that are each other": [
    {
      "o.json": openApi({
        paths: get({ responses: { 200: at("responses", "R") } }),
        components: { responses: { R: at("responses", "S"), S: at("responses", "R") } },
      }),
    },
    ["openapi/ref-cycle"],
  ],
  "a header that is itself": [
    { "o.json": openApi({ components: { headers: { H: at("headers", "H") } } }) },
    ["openapi/ref-cycle"],
  ],
  "an example that is itself": [
    { "o.json": openApi({ components: { examples: { E: at("examples", "E") } } }) },
    ["openapi/ref-cycle"],
  ],
  "a path item that is itself": [
    { "o.json": openApi({ paths: { "/a": { $ref: "#/paths/~1a" } } }) },
    ["openapi/ref-cycle"],
  ],
  "a callback that is itself": [
    { "o.json": openApi({ components: { callbacks: { C: at("callbacks", "C") } } }) },
    ["openapi/ref-cycle"],
  ],
};

const xsd = (content: string, more = ""): string =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"${more}>${content}</xs:schema>`;

const schemas: Readonly<Record<string, readonly [files: Readonly<Record<string, string>>, codes: readonly string[]]>> =
  {
    "a type that extends itself": [
      {
        "a.xsd": xsd(
          '<xs:complexType name="T"><xs:complexContent><xs:extension base="T"/></xs:complexContent></xs:complexType>',
        ),
      },
      ["xsd/circular-definition"],
    ],
    "types that extend each other": [
      {
        "a.xsd": xsd(
          '<xs:complexType name="T"><xs:complexContent><xs:extension base="U"/></xs:complexContent></xs:complexType><xs:complexType name="U"><xs:complexContent><xs:extension base="T"/></xs:complexContent></xs:complexType>',
        ),
      },
      ["xsd/circular-definition"],
    ],
    "a simple type that restricts itself": [
      { "a.xsd": xsd('<xs:simpleType name="T"><xs:restriction base="T"/></xs:simpleType>') },
      ["xsd/circular-definition"],
    ],
    "a union of itself": [
      { "a.xsd": xsd('<xs:simpleType name="T"><xs:union memberTypes="T xs:int"/></xs:simpleType>') },
      ["xsd/circular-definition"],
    ],
    "a list of itself": [
      { "a.xsd": xsd('<xs:simpleType name="T"><xs:list itemType="T"/></xs:simpleType>') },
      ["xsd/circular-definition"],
    ],
    "a group in itself": [
      { "a.xsd": xsd('<xs:group name="G"><xs:sequence><xs:group ref="G"/></xs:sequence></xs:group>') },
      ["xsd/circular-definition"],
    ],
    "attribute groups in each other": [
      {
        "a.xsd": xsd(
          '<xs:attributeGroup name="G"><xs:attributeGroup ref="H"/></xs:attributeGroup><xs:attributeGroup name="H"><xs:attributeGroup ref="G"/></xs:attributeGroup>',
        ),
      },
      ["xsd/circular-definition"],
    ],
    "elements that stand for each other": [
      {
        "a.xsd": xsd(
          '<xs:element name="a" type="xs:string" substitutionGroup="b"/><xs:element name="b" type="xs:string" substitutionGroup="a"/>',
        ),
      },
      ["xsd/circular-definition"],
    ],
    "an element in itself": [
      {
        "a.xsd": xsd(
          '<xs:element name="a"><xs:complexType><xs:sequence><xs:element ref="a" minOccurs="0"/></xs:sequence></xs:complexType></xs:element>',
        ),
      },
      [],
    ],
    "an element that must be in itself": [
      {
        "a.xsd": xsd(
          '<xs:element name="a"><xs:complexType><xs:sequence><xs:element ref="a"/></xs:sequence></xs:complexType></xs:element>',
        ),
      },
      [],
    ],
    "files that include each other": [
      {
        "a.xsd": xsd('<xs:include schemaLocation="b.xsd"/>'),
        "b.xsd": xsd('<xs:include schemaLocation="a.xsd"/><xs:element name="b" type="xs:int"/>'),
      },
      [],
    ],
    "a file that includes itself": [
      { "a.xsd": xsd('<xs:include schemaLocation="a.xsd"/><xs:element name="b" type="xs:int"/>') },
      [],
    ],
    "files that import each other": [
      {
        "a.xsd": xsd(
          '<xs:import namespace="urn:b" schemaLocation="b.xsd"/><xs:element name="a" type="xs:int"/>',
          ' targetNamespace="urn:a"',
        ),
        "b.xsd": xsd(
          '<xs:import namespace="urn:a" schemaLocation="a.xsd"/><xs:element name="b" type="xs:int"/>',
          ' targetNamespace="urn:b"',
        ),
      },
      [],
    ],
  };

describe("references that lead back in OpenAPI", () => {
  it.each(Object.entries(documents))("end: %s", async (_, [files, codes]) => {
    expect(await errorsOf(files, "o.json")).toEqual(codes);
  });
});

describe("references that lead back in XSD", () => {
  it.each(Object.entries(schemas))("end: %s", async (_, [files, codes]) => {
    expect(await errorsOf(files, "a.xsd")).toEqual(codes);
  });
});
