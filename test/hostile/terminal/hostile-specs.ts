import { everyTrick } from "./hostile-texts.js";

/** An OpenAPI document with faults at every kind of place, each about a name or a value that is this text. */
export function faultyDocument(text = everyTrick): object {
  const schemas = {
    [text]: {
      type: text,
      pattern: `(${text}`,
      format: text,
      required: [text, text],
      enum: [text, text],
      default: text,
      minimum: text,
    },
    [`ref ${text}`]: { $ref: `#/components/schemas/${text.replaceAll("/", "~1")}/gone` },
    file: { $ref: `./${text.replaceAll("#", "")}.yaml` },
    outside: { $ref: `../../${text}.yaml` },
    web: { $ref: `https://evil.example/${text}` },
    kinds: {
      type: "object",
      properties: { [text]: { $ref: text } },
      discriminator: { propertyName: text, mapping: { [text]: text } },
    },
  };
  const parameters = [
    { name: text, in: "path" },
    { name: text, in: "query", schema: { $ref: `#/components/schemas/${text}` } },
    { name: text, in: "query", schema: {} },
    { name: text, in: text, schema: {} },
    { $ref: `#/components/parameters/${text}` },
  ];
  const operation = {
    operationId: text,
    tags: [text],
    parameters,
    requestBody: { content: { [text]: { schema: {} } } },
    responses: { [text]: { description: text }, "200": { description: text, headers: { [text]: {} } } },
    security: [{ [text]: [text] }],
  };
  return {
    openapi: "3.1.0",
    info: { title: text, version: text, [text]: text },
    servers: [{ url: `https://{${text}}` }],
    [text]: text,
    paths: {
      [text]: { get: operation },
      [`/${text}/{${text}}`]: { get: operation, post: operation },
      [`/${text}/{x${text}}`]: { put: operation },
    },
    components: {
      schemas,
      securitySchemes: { [text]: { type: text }, key: { type: "apiKey", in: text, name: text } },
    },
  };
}

/** A valid document in which all names and strings are this one; `most` is a limit to change. */
export function soundDocument(most: number, text = everyTrick): object {
  const members = {
    [text]: { type: "string", maxLength: most, title: text, description: text },
    kind: { enum: [text, `${text}${most}`] },
    other: { $ref: "#/components/schemas/Kind" },
  };
  const schema = {
    type: "object",
    title: text,
    description: text,
    properties: members,
    required: [text],
    "x-open-question": text,
  };
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Order" } } };
  const responses = { "200": { description: text, content }, default: { description: text, content } };
  const operation = {
    operationId: text,
    summary: text,
    tags: [text],
    requestBody: { content },
    responses,
    parameters: [{ name: text, in: "query", required: most < 9, schema: { type: "string" } }],
  };
  return {
    openapi: "3.1.0",
    info: { title: text, version: text, description: text },
    paths: { [`/a${text.replace(/[{}]/g, "")}`]: { post: operation } },
    components: { schemas: { Order: schema, Kind: { const: `${text}${most}`, title: text } } },
  };
}

/** Names and values in XSDs, which never contain C0 characters: errors about the other tricks. */
export const faultySchema = `<?xml version="1.0"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" version="\u009b35m\u202e\u200b">
  <!-- \u009b35m \u202e \u007f \u200b --> <xs:include schemaLocation="&#x9b;35m&#x202e;.xsd"/>
  <xs:element name="\u009b35m\u202e" type="\u009b35m\u202e"/> <!-- \u202e -->
  <xs:element name="a" type="a\u200d\u007f"/>
  <xs:simpleType name="Code">
    <xs:restriction base="xs:string"><xs:pattern value="&#x9b;35m&#x200b;("/><xs:maxLength value="&#x9b;&#x202e;"/></xs:restriction>
  </xs:simpleType>
  <xs:complexType name="T"><xs:sequence minOccurs="&#x9b;35m"><xs:element ref="q&#x202e;:b"/></xs:sequence></xs:complexType>
  <xs:\u009bodd\u202e/>
</xs:schema>
`;
