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

export const setLabelsTable: OperationTable = {
  id: "setLabels",
  method: "PUT",
  path: "/labels",
  parameters: [],
  security: [],
};

export const sendEventTable: OperationTable = {
  id: "sendEvent",
  method: "POST",
  path: "/events",
  parameters: [],
  security: [],
};
