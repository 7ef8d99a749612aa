import { readFileSync } from "node:fs";
import { parse } from "yaml";

const path = "/purchaserequest/v4/purchaserequests";

/**
 * The spec of purchase requests with a list next to its two operations, and with enough others for `operations` in
 * total: the cost of each must not depend on their number.
 */
export function contractWith(operations, specs) {
  const contract = parse(readFileSync(`${specs}/purchase-requests/openapi.yaml`, "utf8"));
  contract.paths[path].get = listOperation;
  contract.components.schemas.PurchaseRequestList = listSchema;
  for (let number = 3; number < operations; number += 1) contract.paths[otherPath(number)] = { get: other(number) };
  return contract;
}

const listSchema = {
  type: "object",
  required: ["items"],
  properties: {
    items: { type: "array", items: { $ref: "#/components/schemas/PurchaseRequestDetail" } },
    nextPage: { type: "string" },
  },
};

const listOperation = {
  operationId: "listPurchaseRequests",
  security: [{ bearerToken: ["purchaserequest.read"] }],
  parameters: [
    { name: "limit", in: "query", required: true, schema: { type: "integer", minimum: 1, maximum: 100 } },
    { name: "status", in: "query", schema: { $ref: "#/components/schemas/PurchaseRequestQueueStatus" } },
    { name: "cleared", in: "query", schema: { type: "boolean" } },
  ],
  responses: {
    200: {
      description: "A page of purchase requests.",
      content: { "application/json": { schema: { $ref: "#/components/schemas/PurchaseRequestList" } } },
    },
  },
};

/** Shapes that real contracts have: some share their beginning with others, some have variables in the middle. */
function otherPath(number) {
  const shapes = [`/records${number}/{id}`, `/tenants/{tenant}/records${number}`, `${path}/{id}/parts${number}`];
  return shapes[number % shapes.length];
}

function other(number) {
  const names = otherPath(number).match(/(?<=\{)\w+(?=\})/g) ?? [];
  return {
    operationId: `readRecord${number}`,
    parameters: names.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } })),
    responses: { 204: { description: "There is nothing to say." } },
  };
}
