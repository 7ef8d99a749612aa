/** Text that runs or requests something if it is treated as HTML or Markdown, or as the end of an attribute or a script. */
const bad = [
  '"><script>globalThis.owned = 1; alert(1)</script>',
  "'><img src=https://evil.example/a.png onerror=alert(1)>",
  "</title></pre></code></script><svg onload=alert(1)>",
  "![image](https://evil.example/b.png) [link](javascript:alert(1)) [x](vbscript:a) [x](&#106;avascript:alert(1)) [x](\tJaVaScRiPt:alert(1)) [x](//evil.example) <https://evil.example> [x](data:text/html,a)",
  "[ref]: javascript:alert(1)",
  "<style>@import 'https://evil.example/c.css'</style><iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<meta http-equiv=refresh content='0;url=https://evil.example'><base href=https://evil.example>",
  "\u202e\u0000\u001b[31m `code` ```js\nalert(1)\n``` # heading\n\n    code\n\n| a | b |\n|--|--|\n| <b onclick=alert(1)>x</b> | y |",
].join("\n\n");

/** A name that is one line. */
const name = "a\"><img src=x onerror=alert(1)>'&quot;${alert(1)}`";

/** A document with such text in each part that a site shows. */
export const hostileDocument = {
  openapi: "3.1.0",
  info: { title: bad, version: bad, description: bad, "x-open-question": bad, "x-sandbox-choice": bad },
  externalDocs: { url: "javascript:alert(1)", description: bad },
  servers: [{ url: "https://api.example.com/'\"><script>alert(1)</script>", description: bad }],
  tags: [{ name, description: bad }],
  security: [{ [name]: [name] }],
  paths: {
    "/a/{id}/'\"><script>alert(1)</script>": {
      post: {
        operationId: name,
        summary: bad,
        description: bad,
        tags: [name],
        "x-open-question": bad,
        "x-rules": [{ name: "rule", text: bad }],
        parameters: [
          { name: "id", in: "path", required: true, description: bad, schema: { type: "string", default: name } },
          { name, in: "query", required: true, description: bad, schema: { type: "string", enum: [name] } },
          { name: "x-head", in: "header", required: true, schema: { type: "string", const: name } },
        ],
        requestBody: {
          required: true,
          description: bad,
          content: {
            "application/json": { schema: { $ref: "#/components/schemas/Thing" }, example: { [name]: name } },
          },
        },
        responses: {
          200: {
            description: bad,
            headers: { "x-back": { description: bad, schema: { type: "string", pattern: "<script>" } } },
            content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } },
          },
          "4XX": { description: bad },
        },
      },
    },
  },
  components: {
    securitySchemes: {
      [name.replace(/[^a-z]/g, "")]: { type: "http", scheme: "bearer" },
      [name]: { type: "apiKey", in: "header", name: "x-key", description: bad },
    },
    schemas: {
      Thing: {
        description: bad,
        title: bad,
        type: "object",
        properties: {
          [name]: {
            type: "string",
            description: bad,
            examples: [name],
            "x-enumDescriptions": { [name]: bad },
            enum: [name],
          },
          choice: {
            oneOf: [
              { const: name, description: bad },
              { const: "b", description: bad },
            ],
          },
          pattern: { type: "string", pattern: "^<img src=x onerror=alert\\(1\\)>$" },
        },
        patternProperties: { "^<script>": { type: "integer" } },
        additionalProperties: { type: "string", description: bad },
      },
    },
  },
};

const xml = bad
  .replaceAll("\u0000", "")
  .replaceAll("\u001b", "")
  .replace(/[&<>"']/g, (found) => `&#${found.charCodeAt(0)};`);

/** An XSD with such text in its annotations and values. */
export const hostileXsd = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;" xmlns="urn:&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">
  <xs:element name="order" type="Order"><xs:annotation><xs:documentation>${xml}</xs:documentation></xs:annotation></xs:element>
  <xs:complexType name="Order">
    <xs:annotation><xs:documentation>${xml}</xs:documentation><xs:appinfo source="open-question">${xml}</xs:appinfo></xs:annotation>
    <xs:sequence>
      <xs:element name="line" default="${xml}"><xs:annotation><xs:documentation>${xml}</xs:documentation></xs:annotation><xs:simpleType><xs:restriction base="xs:string"><xs:enumeration value="${xml}"><xs:annotation><xs:documentation>${xml}</xs:documentation></xs:annotation></xs:enumeration></xs:restriction></xs:simpleType></xs:element>
      <xs:any namespace="urn:&quot;&gt;&lt;script&gt;" processContents="lax" minOccurs="0"/>
    </xs:sequence>
    <xs:attribute name="id" fixed="${xml}"/>
  </xs:complexType>
</xs:schema>`;
