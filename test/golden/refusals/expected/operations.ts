// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { OperationTable, SecuritySchemeTables } from "../runtime/http.js";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {};

export const placeOrderTable: OperationTable = {
  id: "placeOrder",
  method: "POST",
  path: "/orders",
  parameters: [],
  security: [],
};

export const getOrderTable: OperationTable = {
  id: "getOrder",
  method: "GET",
  path: "/orders/{id}",
  parameters: [{ name: "id", in: "path", style: "simple", explode: false, shape: "string" }],
  security: [],
};
