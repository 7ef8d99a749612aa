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
