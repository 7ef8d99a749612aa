/** A list of tagged unions, as event streams send them. */
const kinds = Array.from({ length: 12 }, (_, index) => `Kind${index}`);

const schemas = Object.fromEntries(
  kinds.map((kind) => [
    kind,
    {
      type: "object",
      required: ["kind", "id"],
      properties: {
        kind: { const: kind },
        id: { type: "string", format: "uuid" },
        amount: { type: "number", minimum: 0 },
        tags: { type: "array", items: { type: "string", maxLength: 20 } },
      },
    },
  ]),
);

export const eventsContract = {
  openapi: "3.1.0",
  info: { title: "Events", version: "1" },
  paths: {
    "/events": {
      post: {
        operationId: "createEvents",
        requestBody: {
          required: true,
          content: { "application/json": { schema: { $ref: "#/components/schemas/Events" } } },
        },
        responses: { 204: { description: "The events were taken." } },
      },
    },
  },
  components: {
    schemas: {
      ...schemas,
      Events: {
        type: "array",
        items: {
          oneOf: kinds.map((kind) => ({ $ref: `#/components/schemas/${kind}` })),
          discriminator: { propertyName: "kind" },
        },
      },
    },
  },
};

const id = "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350";
const event = (index) => ({ kind: kinds[index % kinds.length], id, amount: index, tags: ["a", "b"] });

/** Ten events. */
export const healthyBody = JSON.stringify(Array.from({ length: 10 }, (_, index) => event(index)));

/** 250 kB of events; the last is invalid. */
export const hostileBody = JSON.stringify([
  ...Array.from({ length: 2200 }, (_, index) => event(index)),
  { ...event(0), id: 1 },
]);
