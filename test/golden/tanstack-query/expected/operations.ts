// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { OperationTable, SecuritySchemeTables } from "../runtime/http.js";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {
  key: { kind: "apiKey", in: "query", name: "api_key" },
};

export const listOrdersTable: OperationTable = {
  id: "listOrders",
  method: "GET",
  path: "/orders",
  parameters: [
    { name: "status", in: "query", style: "form", explode: true, shape: "string" },
    { name: "share_token", in: "query", style: "form", explode: true, shape: "string" },
    { name: "api_key", in: "query", style: "form", explode: true, shape: "string" },
    { name: "Accept-Language", in: "header", style: "simple", explode: false, shape: "string" },
  ],
  security: [],
};

export const createOrderTable: OperationTable = {
  id: "createOrder",
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

export const watchOrdersTable: OperationTable = {
  id: "watchOrders",
  method: "GET",
  path: "/orders/events",
  parameters: [],
  security: [],
};

export const checkHealthTable: OperationTable = {
  id: "checkHealth",
  method: "HEAD",
  path: "/health",
  parameters: [],
  security: [],
};
