import { describe, expect, it } from "vitest";
import { document, loadGood } from "../load-spec.js";

type Json = Record<string, unknown>;

const path = (content: string): string => `
paths:
  /orders:
    post:
      operationId: createOrder
      requestBody: { content: { application/xml: { ${content} } } }
      responses: { "204": { description: Done. } }
`;

/** The bundled document of a contract that sends one element of an XSD. */
async function bundled(xsd: string, content = "x-xsd-element: orders.xsd#Order", version = "3.1.0"): Promise<Json> {
  const attributes =
    'xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:sw="urn:specwright:xsd" xmlns:mark="urn:specwright:marks"';
  const { openapi } = await loadGood({
    "openapi.yaml": document(path(content)).replace("3.1.0", version),
    "orders.xsd": xsd.startsWith("<xs:schema") ? xsd : `<xs:schema ${attributes}>${xsd}</xs:schema>`,
  });
  return JSON.parse(JSON.stringify(openapi?.bundled)) as Json;
}

async function schemasOf(...args: Parameters<typeof bundled>): Promise<Json> {
  return ((await bundled(...args))["components"] as Json)["schemas"] as Json;
}

function mediaTypeOf(document: Json): unknown {
  const { paths } = document as { readonly paths: Record<string, { readonly post: { readonly requestBody: Json } }> };
  return (paths["/orders"]!.post.requestBody["content"] as Json)["application/xml"];
}

function order(content: string): string {
  return `<xs:element name="Order"><xs:complexType>${content}</xs:complexType></xs:element>`;
}

describe("the schemas derived from an XSD", () => {
  it("stand beside the media type in place of the element, and as components", async () => {
    const whole = await bundled(order(`<xs:sequence><xs:element name="Id" type="xs:string"/></xs:sequence>`));
    expect(mediaTypeOf(whole)).toEqual({ schema: { $ref: "#/components/schemas/Order" } });
    expect(whole["components"]).toEqual({
      schemas: {
        Order: {
          type: "object",
          required: ["Id"],
          properties: { Id: { type: "string" } },
          xml: { name: "Order" },
        },
      },
    });
  });

  it("say how often children occur, in groups and choices too", async () => {
    const { Order } = await schemasOf(
      order(`<xs:sequence>
        <xs:element name="One" type="xs:string"/>
        <xs:element name="Some" type="xs:string" minOccurs="0" maxOccurs="3"/>
        <xs:sequence minOccurs="2" maxOccurs="4"><xs:element name="Pair" type="xs:string" maxOccurs="2"/></xs:sequence>
        <xs:choice><xs:element name="Card" type="xs:string"/><xs:element name="Cash" type="xs:string"/></xs:choice>
        <xs:choice>
          <xs:sequence><xs:element name="Both" type="xs:string"/><xs:element name="A" type="xs:string"/></xs:sequence>
          <xs:sequence><xs:element name="B" type="xs:string"/><xs:element name="Both" type="xs:string"/></xs:sequence>
        </xs:choice>
      </xs:sequence>`),
    );
    const text = { type: "string" };
    expect(Order).toEqual({
      type: "object",
      required: ["One", "Pair", "Both"],
      properties: {
        One: text,
        Some: { type: "array", items: text, maxItems: 3 },
        Pair: { type: "array", items: text, minItems: 2, maxItems: 8 },
        Card: text,
        Cash: text,
        Both: text,
        A: text,
        B: text,
      },
      xml: { name: "Order" },
    });
  });

  it("have attributes, the text beside them, and names of their own where two are alike", async () => {
    const { Order } = await schemasOf(`<xs:element name="Order" type="Order"/>
      <xs:complexType name="Order"><xs:sequence>
        <xs:element name="Price"><xs:complexType><xs:simpleContent><xs:extension base="xs:decimal">
          <xs:attribute name="Unit" type="xs:string" use="required"/></xs:extension></xs:simpleContent></xs:complexType></xs:element>
        <xs:element name="Id" type="xs:string"/>
      </xs:sequence><xs:attribute name="Id" type="xs:integer"/></xs:complexType>`);
    expect(Order).toMatchObject({
      required: ["Price", "Id2"],
      properties: {
        Id: { type: "integer", xml: { attribute: true } },
        Price: {
          type: "object",
          required: ["Unit", "value"],
          properties: { Unit: { type: "string", xml: { attribute: true } }, value: { type: "number" } },
        },
        Id2: { type: "string", xml: { name: "Id" } },
      },
    });
  });

  it("name a namespace where an element is in one", async () => {
    const { Order } = await schemasOf(
      `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:orders" elementFormDefault="qualified">
        ${order(`<xs:sequence><xs:element name="Id" type="xs:string" maxOccurs="2"/></xs:sequence><xs:attribute name="At" type="xs:date"/>`)}
      </xs:schema>`,
    );
    expect(Order).toMatchObject({
      properties: {
        At: { type: "string", format: "date", xml: { attribute: true } },
        Id: { type: "array", items: { type: "string", xml: { namespace: "urn:orders" } } },
      },
      xml: { name: "Order", namespace: "urn:orders" },
    });
  });

  it("carry facets, values with their meanings, defaults and fixed values", async () => {
    const { Order, Kind, Code } = await schemasOf(`${order(`<xs:sequence>
        <xs:element name="Kind" type="Kind" default="A"/>
        <xs:element name="Code" type="Code" nillable="true"/>
        <xs:element name="Name" type="Name"/>
        <xs:element name="Count" default="1"><xs:simpleType><xs:restriction base="xs:int">
          <xs:minInclusive value="1"/><xs:maxExclusive value="10"/></xs:restriction></xs:simpleType></xs:element>
        <xs:element name="Paid" type="xs:boolean" fixed="1"/>
        <xs:element name="Until"><xs:simpleType><xs:union memberTypes="xs:date Kind"/></xs:simpleType></xs:element>
      </xs:sequence>`)}
      <xs:simpleType name="Kind"><xs:annotation><xs:documentation>The kind.</xs:documentation></xs:annotation>
        <xs:restriction base="xs:string"><xs:enumeration value="A"><xs:annotation><xs:documentation>Air.</xs:documentation></xs:annotation>
        </xs:enumeration><xs:enumeration value="B"/></xs:restriction></xs:simpleType>
      <xs:simpleType name="Code"><xs:restriction base="xs:string"><xs:pattern value="[A-Z]{2}|\\d"/></xs:restriction></xs:simpleType>
      <xs:simpleType name="Name"><xs:restriction base="xs:string"><xs:minLength value="1"/><xs:maxLength value="60"/></xs:restriction></xs:simpleType>`);
    expect(Kind).toEqual({
      description: "The kind.",
      type: "string",
      enum: ["A", "B"],
      "x-enumDescriptions": { A: "Air." },
    });
    expect(Code).toEqual({ type: "string", pattern: "^(?:[A-Z]{2}|[\\p{Nd}])$" });
    expect((Order as Json)["properties"]).toEqual({
      Kind: { $ref: "#/components/schemas/Kind", default: "A" },
      Code: { anyOf: [{ $ref: "#/components/schemas/Code" }, { type: "null" }] },
      Name: { type: "string", minLength: 1, maxLength: 60 },
      Count: { type: "integer", minimum: 1, exclusiveMaximum: 10, default: 1 },
      Paid: { type: "boolean", enum: [true] },
      Until: { anyOf: [{ type: "string", format: "date" }, { $ref: "#/components/schemas/Kind" }] },
    });
  });

  it("carry words, rules, questions, choices and marks", async () => {
    const appinfo = (source: string, text: string): string => `<xs:appinfo source="${source}">${text}</xs:appinfo>`;
    const { Order } = await schemasOf(
      order(`<xs:sequence><xs:element name="Id" type="xs:string" minOccurs="0" mark:create="X" mark:update="X" mark:scope="Ids"
        mark:retired="2020" sw:sensitive="true"><xs:annotation><xs:documentation>The id.</xs:documentation>
        ${appinfo("rule", "unique: No two are the same.")}<xs:appinfo source="open-question" mark:name="which">Q-1: which?</xs:appinfo>
        ${appinfo("open-question", "Q-2: when?")}${appinfo("sandbox-choice", "Q-1: this.")}</xs:annotation></xs:element></xs:sequence>`),
    );
    expect((Order as { readonly properties: Json }).properties["Id"]).toEqual({
      type: "string",
      description: "The id.\n\nCreate: not possible. Update: not possible. Scope: Ids. Sensitive: no message shows it.",
      deprecated: true,
      readOnly: true,
      "x-xsd-create": "absent",
      "x-xsd-update": "absent",
      "x-sensitive": true,
      "x-open-question": [{ name: "which", text: "Q-1: which?" }, "Q-2: when?"],
      "x-sandbox-choice": "Q-1: this.",
      "x-rules": [{ name: "unique", text: "No two are the same." }],
    });
  });

  it("are those of the view in which an operation sends the element", async () => {
    const xsd = order(`<xs:sequence>
      <xs:element name="Id" type="xs:string" mark:create="X" minOccurs="0"/>
      <xs:element name="Name" type="xs:string" mark:create="R" minOccurs="0"/>
      <xs:element name="Note" type="xs:string" mark:create="-"/>
    </xs:sequence><xs:attribute name="by" type="xs:string" use="required" mark:create="-"/>`);
    const whole = await bundled(xsd, "x-xsd-element: orders.xsd#Order, x-xsd-view: create");
    expect(mediaTypeOf(whole)).toEqual({ schema: { $ref: "#/components/schemas/OrderCreate" } });
    expect(whole["components"]).toEqual({
      schemas: {
        OrderCreate: {
          type: "object",
          required: ["Name"],
          "x-xsd-cannot-create": ["Id"],
          properties: {
            by: {
              type: "string",
              description: "Create: optional.",
              "x-xsd-create": "optional",
              xml: { attribute: true },
            },
            Name: { type: "string", description: "Create: required.", "x-xsd-create": "required" },
            Note: { type: "string", description: "Create: optional.", "x-xsd-create": "optional" },
          },
          xml: { name: "Order" },
        },
      },
    });
  });

  it("grow with the types of a schema and not with the ways to them", async () => {
    const types = (count: number): string =>
      Array.from({ length: count }, (_, index) => {
        const next = Array.from({ length: Math.min(4, count - index - 1) }, (_, step) => `T${index + step + 1}`);
        const parts = next.map((type) => `<xs:element name="${type}" type="${type}" minOccurs="0" mark:create="R"/>`);
        return `<xs:complexType name="T${index}"><xs:sequence>${parts.join("")}</xs:sequence></xs:complexType>`;
      }).join("");
    const size = async (count: number, view: string): Promise<number> => {
      const xsd = `${types(count)}<xs:element name="Order" type="T0"/>`;
      return JSON.stringify(await bundled(xsd, `x-xsd-element: orders.xsd#Order${view}`)).length;
    };
    for (const view of ["", ", x-xsd-view: create"]) {
      // The ways from the first type to the last are 4 times as many with each two types more.
      expect((await size(160, view)) / (await size(40, view))).toBeLessThan(5);
    }
  });

  it("refer to types that hold themselves, and to elements that do", async () => {
    const schemas = await schemasOf(
      `${order(`<xs:sequence><xs:element ref="Order" minOccurs="0"/><xs:element name="Part" type="Part"/></xs:sequence>`)}
      <xs:complexType name="Part"><xs:sequence><xs:element name="Part" type="Part" minOccurs="0"/></xs:sequence></xs:complexType>`,
    );
    expect(schemas).toMatchObject({
      Order: {
        properties: { Order: { $ref: "#/components/schemas/Order" }, Part: { $ref: "#/components/schemas/Part" } },
      },
      Part: { properties: { Part: { $ref: "#/components/schemas/Part" } } },
    });
  });

  it("allow each member of a substitution group", async () => {
    const { Order } = await schemasOf(
      `${order(`<xs:sequence><xs:element ref="Payment"/></xs:sequence>`)}
      <xs:element name="Payment" type="xs:string" abstract="true"/>
      <xs:element name="Card" type="xs:string" substitutionGroup="Payment"/>
      <xs:element name="Cash" type="xs:string" substitutionGroup="Payment"/>`,
    );
    expect(Order).toEqual({
      type: "object",
      properties: { Card: { type: "string" }, Cash: { type: "string" } },
      xml: { name: "Order" },
    });
  });

  it("are written in the words of OpenAPI 3.0 where the document is", async () => {
    const { Order } = await schemasOf(
      `${order(`<xs:sequence><xs:element name="Kind" type="Kind" nillable="true"/>
        <xs:element name="Count"><xs:simpleType><xs:restriction base="xs:double"><xs:maxExclusive value="10"/></xs:restriction></xs:simpleType></xs:element>
      </xs:sequence>`)}
      <xs:simpleType name="Kind"><xs:restriction base="xs:string"><xs:enumeration value="A"/></xs:restriction></xs:simpleType>`,
      "x-xsd-element: orders.xsd#Order",
      "3.0.3",
    );
    expect((Order as { readonly properties: Json }).properties).toEqual({
      Kind: { allOf: [{ $ref: "#/components/schemas/Kind" }], nullable: true },
      Count: { type: "number", maximum: 10, exclusiveMaximum: true },
    });
  });

  it("take names that are free, and stay valid whatever an XSD calls its types and members", async () => {
    const schemas = await schemasOf(
      `<xs:element name="Order" type="Ordér"/>
      <xs:complexType name="Ordér"><xs:sequence>
        <xs:element name="__proto__" type="Ord_r"/><xs:element name="constructor" type="__proto__"/>
      </xs:sequence></xs:complexType>
      <xs:simpleType name="Ord_r"><xs:restriction base="xs:string"><xs:enumeration value="__proto__"/></xs:restriction></xs:simpleType>
      <xs:complexType name="__proto__"/>`,
    );
    expect(Object.keys(schemas)).toEqual(["Ord_r", "Ord_r_2", "__proto__"]);
    const { properties } = schemas["Ord_r"] as { readonly properties: Json };
    expect(Object.entries(properties)).toEqual([
      ["__proto__", { $ref: "#/components/schemas/Ord_r_2" }],
      ["constructor", { $ref: "#/components/schemas/__proto__" }],
    ]);
  });

  it("give way to a schema that is written", async () => {
    const whole = await bundled(order(""), "x-xsd-element: orders.xsd#Order, schema: { type: object }");
    expect(mediaTypeOf(whole)).toEqual({ schema: { type: "object" } });
    expect(whole["components"]).toBeUndefined();
  });
});
