/** Small documents that show one property of renderers each. */
const done = { 204: { description: "The order is stored." } };
const json = (schema, more = {}) => ({ "application/json": { schema, ...more } });

const order = {
  type: "object",
  description: "An order of a customer.",
  required: ["id", "lines"],
  properties: {
    id: { type: "string", format: "uuid", description: "The identifier." },
    lines: { type: "array", minItems: 1, items: { $ref: "#/components/schemas/Line" } },
  },
};
const line = {
  type: "object",
  description: "A line of an order.",
  required: ["sku", "quantity"],
  properties: { sku: { type: "string", pattern: "^[A-Z]{3}-[0-9]{4}$" }, quantity: { type: "integer", minimum: 1 } },
};
const ref = { $ref: "#/components/schemas/Order" };
const namespace = { namespace: "urn:example:orders", prefix: "o" };

function document(title, parts) {
  return {
    openapi: "3.1.0",
    info: { title, version: "1.0.0" },
    servers: [{ url: "https://api.example.com" }],
    ...parts,
  };
}

export const specs = {
  json: document("Orders in JSON", {
    paths: {
      "/orders": {
        post: {
          operationId: "createOrder",
          summary: "Create an order",
          tags: ["Orders"],
          requestBody: { required: true, content: json(ref) },
          responses: { 201: { description: "The order is stored.", content: json(ref) } },
        },
      },
    },
    components: { schemas: { Order: order, Line: line } },
  }),
  xml: document("Orders in XML", {
    paths: {
      "/orders": {
        post: {
          operationId: "createOrder",
          summary: "Create an order",
          tags: ["Orders"],
          requestBody: { required: true, content: { "application/xml": { schema: ref } } },
          responses: done,
        },
      },
    },
    components: {
      schemas: {
        Order: {
          ...order,
          xml: { name: "order", ...namespace },
          properties: {
            id: { ...order.properties.id, xml: { attribute: true } },
            lines: { ...order.properties.lines, xml: { wrapped: true, ...namespace } },
          },
        },
        Line: { ...line, xml: { name: "line", ...namespace } },
      },
    },
  }),
  webhooks: document("Events of orders", {
    webhooks: {
      orderShipped: {
        post: {
          operationId: "onOrderShipped",
          summary: "An order was shipped",
          tags: ["Events"],
          requestBody: { required: true, content: json(ref) },
          responses: done,
        },
      },
    },
    components: { schemas: { Order: order, Line: line } },
  }),
};

/** The words of each document that a reader without JavaScript must find. */
export const words = { json: "Create an order", xml: "Create an order", webhooks: "An order was shipped" };
