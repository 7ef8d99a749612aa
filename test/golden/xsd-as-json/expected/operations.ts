// Generated from openapi.yaml and order.xsd. Edit the specs, then run `specwright generate`.

import type { OperationTable, SecuritySchemeTables } from "../runtime/http.js";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {};

export const getOrderTable: OperationTable = {
  id: "getOrder",
  method: "GET",
  path: "/orders",
  parameters: [],
  security: [],
};

export const updateOrderTable: OperationTable = {
  id: "updateOrder",
  method: "PUT",
  path: "/orders",
  parameters: [],
  security: [],
};
