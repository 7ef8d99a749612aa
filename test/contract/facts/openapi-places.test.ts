import { describe, expect, it } from "vitest";
import { readOpenapi } from "./openapi-document.js";
import { findInOpenapi } from "./openapi-places.js";

const document = readOpenapi(`
tags: [{ name: Two words }]
paths:
  /orders:
    parameters: [{ $ref: "#/components/parameters/Trace" }]
    post:
      operationId: createOrder
      parameters: [{ name: $filter, in: query, schema: { type: array, items: { type: string } } }]
      requestBody: { $ref: "#/components/requestBodies/Order" }
      responses:
        2XX:
          headers: { Location: { schema: { type: string } } }
          content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } }
        default: { $ref: "#/components/responses/Failure" }
webhooks:
  ordered: { post: { operationId: receiveOrder } }
components:
  parameters:
    Trace: { name: trace, in: header, schema: { type: string } }
  requestBodies:
    Order: { content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } } }
  responses:
    Failure: { content: { application/json: { schema: { type: object, properties: { code: {} } } } } }
  schemas:
    Order:
      allOf: [{ $ref: "#/components/schemas/Named" }, { required: [name, item] }]
      properties:
        item: { oneOf: [{ $ref: "#/components/schemas/Book" }, { $ref: "#/components/schemas/Bike" }] }
        lines: { type: array, items: { $ref: "#/components/schemas/Named" } }
        byShop: { additionalProperties: { $ref: "#/components/schemas/Named" } }
        "urn:a:2.0:b": { properties: { c: {} } }
        twin: { $ref: "#/components/schemas/Order" }
    Named: { properties: { name: { type: string } } }
    Book: { required: [title, pages], properties: { title: {}, pages: {} } }
    Bike: { required: [title], properties: { title: {}, gears: {} } }
`);

/** The pointers that a path leads to, with a sign for required things; or the fault. */
function find(path: string): string {
  const place = findInOpenapi(document, path);
  if (typeof place === "string") return place;
  const sign = place.required === undefined ? "" : place.required ? " !" : " ?";
  return place.nodes.map((node) => node.at).join(" ") + sign;
}

const named = "#/components/schemas/Named/properties/name";
const order = "#/components/schemas/Order";
const create = "#/paths/~1orders/post";

describe("a path of an OpenAPI document", () => {
  it.each([
    ["Order", order],
    ["Order.name", `${named} !`],
    ["Named.name", `${named} ?`],
    ["Order.lines[].name", `${named} ?`],
    ["Order.byShop{}.name", `${named} ?`],
    ["Order.twin.twin.name", `${named} !`],
    ["Order.item.title", "#/components/schemas/Book/properties/title #/components/schemas/Bike/properties/title !"],
    ["Order.item.pages", "#/components/schemas/Book/properties/pages !"],
    ["Order.item.gears", "#/components/schemas/Bike/properties/gears ?"],
    ['Order."urn:a:2.0:b".c', `${order}/properties/urn:a:2.0:b/properties/c ?`],
    ["createOrder()", create],
    ["receiveOrder()", "#/webhooks/ordered/post"],
    ["createOrder()/query/$filter", `${create}/parameters/0 ?`],
    ["createOrder()/query/$filter[]", `${create}/parameters/0/schema/items`],
    ["createOrder()/headers/trace", "#/components/parameters/Trace ?"],
    ["createOrder()/request", `${create}/requestBody #/components/requestBodies/Order ?`],
    ["createOrder()/request(application/json).name", `${named} !`],
    ["createOrder()/2XX", `${create}/responses/2XX`],
    ["createOrder()/2XX/headers/Location", `${create}/responses/2XX/headers/Location ?`],
    ["createOrder()/default", `${create}/responses/default #/components/responses/Failure`],
    [
      "createOrder()/default(application/json).code",
      "#/components/responses/Failure/content/application~1json/schema/properties/code ?",
    ],
    ["/", "#"],
    ["/tags/Two words", "#/tags/0"],
    ["/tags/0/name", "#/tags/0/name"],
    ["/components/parameters/Trace", "#/components/parameters/Trace ?"],
    [
      "/components/responses/Failure(application/json).code",
      "#/components/responses/Failure/content/application~1json/schema/properties/code ?",
    ],
  ])("%s leads somewhere", (path, expected) => {
    expect(find(path)).toBe(expected);
  });

  it.each([
    ["Ordr", 'There is no schema "Ordr".'],
    ["Order.nam", 'There is no member "nam".'],
    ["Order.constructor", 'There is no member "constructor".'],
    ["Order[]", "It has no items."],
    ["Order.lines{}", "It has no additionalProperties."],
    ["Order!", 'There is no schema "Order!".'],
    ["Order/name", '"/name" is not a step.'],
    ["", '"" is not a path.'],
    ["deleteOrder()", 'Operation "deleteOrder" is not defined.'],
    ["createOrder()/query/trace", '"createOrder" has no query parameter "trace".'],
    ["receiveOrder()/request", '"receiveOrder" has no request body.'],
    ["createOrder()/404", '"createOrder" has no response "404".'],
    ["createOrder()/2XX(text/plain)", 'It has no media type "text/plain".'],
    ["createOrder()/2XX/headers/Etag", 'The response has no header "Etag".'],
    ["/tags/Three words", 'There is no "Three words" at #/tags.'],
  ])("%s leads nowhere and says so", (path, expected) => {
    expect(find(path)).toBe(expected);
  });

  it("names the status and the media type that it passes", () => {
    const place = findInOpenapi(document, "createOrder()/2XX(application/json).name");
    expect(place).toMatchObject({
      passed: [`${create}/responses/2XX`, `${create}/responses/2XX/content/application~1json`],
    });
  });
});
