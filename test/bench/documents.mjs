/** An OpenAPI document with `count` schemas that refer to each other, and an operation for every ten of them. */
export function documentWithSchemas(count) {
  const schemas = {};
  const paths = {};
  for (let index = 0; index < count; index += 1) {
    schemas[`Record${index}`] = {
      description: `The record number ${index}.`,
      type: "object",
      required: ["id", "amount"],
      properties: {
        id: { type: "string", format: "uuid", description: "The identifier of the record." },
        amount: { type: "number", minimum: 0 },
        state: { type: "string", enum: ["open", "closed", "lost"] },
        lines: {
          type: "array",
          maxItems: 20,
          items: { $ref: `#/components/schemas/Record${(index * 7 + 1) % count}` },
        },
        owner: { type: "object", properties: { name: { type: "string", maxLength: 80 } } },
      },
    };
    if (index % 10 === 0) paths[`/records/${index}`] = { get: operation(index) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Records", version: "1" },
    servers: [{ url: "https://records.invalid" }],
    paths,
    components: { schemas },
  };
}

function operation(index) {
  const schema = { $ref: `#/components/schemas/Record${index}` };
  return {
    operationId: `getRecord${index}`,
    responses: { 200: { description: "The record.", content: { "application/json": { schema } } } },
  };
}

/** An OpenAPI document with `count` schemas that all reach each other; another one in half of them when it is changed. */
export function entangledDocument(count, isChanged) {
  const schemas = {};
  for (let index = 0; index < count; index += 1) {
    const next = (step) => ({ $ref: `#/components/schemas/Node${(index * step + 1) % count}` });
    schemas[`Node${index}`] = {
      type: "object",
      required: ["id"],
      properties: {
        id: { type: "string", maxLength: isChanged && index % 2 === 0 ? 40 : 80 },
        first: next(3),
        second: next(7),
        others: { type: "array", items: next(11) },
      },
    };
  }
  const paths = {};
  for (let index = 0; index < count; index += 10) {
    const schema = { $ref: `#/components/schemas/Node${index}` };
    const responses = { 200: { description: "The node.", content: { "application/json": { schema } } } };
    paths[`/nodes/${index}`] = { get: { operationId: `getNode${index}`, responses } };
  }
  return { openapi: "3.1.0", info: { title: "Nodes", version: "1" }, paths, components: { schemas } };
}

/** An XSD with one type of `count` optional elements; one more at its end when it is changed. */
export function optionalElements(count, isChanged) {
  const elements = Array.from({ length: count + (isChanged ? 1 : 0) }, (_, index) => {
    return `<xs:element name="Element${index}" type="xs:string" minOccurs="0"/>`;
  });
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
<xs:element name="Record"><xs:complexType><xs:sequence>
${elements.join("\n")}
</xs:sequence></xs:complexType></xs:element>
</xs:schema>
`;
}
