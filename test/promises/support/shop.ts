/** A contract with one of each that a promise is about. */
export const shop = `openapi: 3.1.0
info: { title: Shop, version: "1" }
paths:
  /orders/{id}:
    put:
      operationId: putOrder
      security: [{ token: [] }]
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } } }
      responses:
        "200": { description: The order., content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } } }
  /keys:
    get:
      operationId: getKeys
      security: [{ key: [] }]
      responses: { "204": { description: None. }, "302": { description: Elsewhere. } }
  /files:
    post:
      operationId: addFile
      requestBody:
        required: true
        content:
          multipart/form-data:
            schema: { type: object, required: [file], properties: { file: { type: string, format: binary } } }
            encoding: { file: { contentType: text/plain } }
      responses: { "204": { description: Added. } }
  /door:
    get:
      operationId: openDoor
      security: [{}, { certificate: [] }]
      responses: { "204": { description: Open. } }
  /codes:
    post:
      operationId: addCode
      requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/Code" } } } }
      responses: { "204": { description: Added. } }
components:
  securitySchemes:
    token:
      type: http
      scheme: bearer
      x-token-request:
        grant: password
        tokenUrl: /token
        authentication: body
        fields: { username: {}, password: {}, "a&b=c": "d&e=f" }
    key: { type: apiKey, in: query, name: key }
    certificate: { type: mutualTLS }
  schemas:
    Order:
      type: object
      required: [id, note]
      properties:
        id: { type: string, readOnly: true }
        note: { type: string }
        secret: { type: string, writeOnly: true }
        pin: { type: string, maxLength: 4, x-sensitive: true }
        lines: { type: array, items: { type: integer } }
    Code:
      type: object
      additionalProperties: { type: string, pattern: "^(a+)+$" }
`;

export const bill = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:element name="bill">
    <xs:complexType><xs:sequence><xs:element name="total" type="xs:decimal"/></xs:sequence></xs:complexType>
  </xs:element>
</xs:schema>
`;
