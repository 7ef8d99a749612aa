/** Two versions of a document with four changes for each operation. */
export function manyChanges(operations) {
  return { before: documentOf(operations, 1), after: documentOf(operations, 2) };
}

function documentOf(operations, version) {
  const numbers = Array.from({ length: operations }, (_, index) => index);
  const schema = { type: "object", required: ["id"], properties: propertiesOf(version) };
  return {
    openapi: "3.1.0",
    info: { title: "Items", version: "1" },
    paths: Object.fromEntries(numbers.map((number) => [`/items${number}`, { post: operationOf(number, version) }])),
    components: { schemas: Object.fromEntries(numbers.map((number) => [`Item${number}`, schema])) },
  };
}

function propertiesOf(version) {
  return {
    id: { type: "string" },
    size: { type: "integer", maximum: 100 / version },
    name: { type: "string", maxLength: 40 / version },
    kind: { type: "string", enum: version === 1 ? ["a", "b", "c"] : ["a", "b"] },
  };
}

function operationOf(number, version) {
  const content = { "application/json": { schema: { $ref: `#/components/schemas/Item${number}` } } };
  return {
    operationId: `createItem${number}`,
    tags: [`tag${number % 7}`],
    parameters: [{ name: "limit", in: "query", schema: { type: "integer", maximum: 20 / version } }],
    requestBody: { content },
    responses: { 200: { description: "The item.", content } },
  };
}
