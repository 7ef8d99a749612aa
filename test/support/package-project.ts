import { tempFolder } from "./temp-folder.js";

/** A project of a JSON and an XML interface whose output is the package "@acme/shop". */
export function packageProject(settings: Readonly<Record<string, unknown>> = {}): string {
  return tempFolder({
    "specwright.config.json": JSON.stringify({
      format: "none",
      package: { name: "@acme/shop", version: "1.0.0", ...settings },
    }),
    "specs/orders/openapi.yaml": orders,
    "specs/bills/bill.xsd": bills,
  });
}

const orders = `openapi: 3.1.0
info: { title: "Orders | [all](https://evil.example) <b>", version: "2.0" }
paths:
  /orders/{id}:
    get:
      operationId: getOrder
      security: [{ login: [] }]
      parameters:
        - { name: id, in: path, required: true, schema: { type: string }, example: A-7 }
        - { name: trace, in: header, required: true, schema: { type: integer, minimum: 3 } }
        - { name: lines, in: query, schema: { type: boolean } }
      responses:
        "200":
          description: The order.
          content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } }
  /orders:
    post:
      operationId: createOrder
      requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } } }
      responses: { "204": { description: Created. } }
components:
  securitySchemes:
    login: { type: http, scheme: basic }
  schemas:
    Order:
      description: An order.
      type: object
      required: [id, count]
      properties: { id: { type: string, enum: [A-7] }, count: { type: integer } }
`;

const bills = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:bills" elementFormDefault="qualified">
  <xs:element name="bill">
    <xs:complexType><xs:sequence><xs:element name="total" type="xs:decimal"/></xs:sequence></xs:complexType>
  </xs:element>
</xs:schema>
`;
