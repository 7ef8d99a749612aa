// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { OperationTable, SecuritySchemeTables } from "../runtime/http.js";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {};

export const watchOrdersTable: OperationTable = {
  id: "watchOrders",
  method: "GET",
  path: "/orders",
  parameters: [],
  security: [],
};

export const importOrdersTable: OperationTable = {
  id: "importOrders",
  method: "POST",
  path: "/orders",
  parameters: [],
  security: [],
};

export const watchEventsTable: OperationTable = {
  id: "watchEvents",
  method: "GET",
  path: "/events",
  parameters: [],
  security: [],
};

export const sendEventsTable: OperationTable = {
  id: "sendEvents",
  method: "POST",
  path: "/events",
  parameters: [],
  security: [],
};
