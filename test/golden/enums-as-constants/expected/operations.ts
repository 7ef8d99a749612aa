// Generated from openapi.yaml and orders.xsd. Edit the specs, then run `specwright generate`.

import type { OperationTable, SecuritySchemeTables } from "../runtime/http.js";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {};

export const listOrdersTable: OperationTable = {
  id: "listOrders",
  method: "GET",
  path: "/orders",
  parameters: [{ name: "sort", in: "query", style: "form", explode: true, shape: "string" }],
  security: [],
};
