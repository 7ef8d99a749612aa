// Generated from openapi.yaml and order.xsd. Edit the specs, then run `specwright generate`.

import type { OperationTable, SecuritySchemeTables } from "../runtime/http.js";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {
  Handler: { kind: "authorization", prefix: "Bearer" },
  order: { kind: "apiKey", in: "query", name: "order" },
  ["__proto__"]: { kind: "apiKey", in: "header", name: "X-Proto" } as const,
};

export const connectTable: OperationTable = {
  id: "connect",
  method: "GET",
  path: "/connect",
  parameters: [],
  security: [],
};

export const callOperationTable: OperationTable = {
  id: "callOperation",
  method: "GET",
  path: "/callOperation",
  parameters: [],
  security: [],
};

export const createClientTable: OperationTable = {
  id: "createClient",
  method: "GET",
  path: "/createClient",
  parameters: [],
  security: [],
};

export const delete_Table: OperationTable = {
  id: "delete_",
  method: "DELETE",
  path: "/delete",
  parameters: [],
  security: [],
};

export const constructor_Table: OperationTable = {
  id: "constructor_",
  method: "GET",
  path: "/constructor",
  parameters: [],
  security: [],
};

export const protoTable: OperationTable = {
  id: "proto",
  method: "GET",
  path: "/proto",
  parameters: [],
  security: [],
};

export const rawOperationTable: OperationTable = {
  id: "rawOperation",
  method: "GET",
  path: "/raw",
  parameters: [],
  security: [],
};

export const optionsTable: OperationTable = {
  id: "options",
  method: "GET",
  path: "/options",
  parameters: [],
  security: [],
};

export const isNetworkErrorTable: OperationTable = {
  id: "isNetworkError",
  method: "GET",
  path: "/isNetworkError",
  parameters: [],
  security: [],
};

export const getXTable2: OperationTable = {
  id: "getX",
  method: "GET",
  path: "/getX",
  parameters: [],
  security: [],
};

export const getXTableTable: OperationTable = {
  id: "getXTable",
  method: "GET",
  path: "/getXTable",
  parameters: [],
  security: [],
};

export const validateOrderTable: OperationTable = {
  id: "validateOrder",
  method: "GET",
  path: "/validateOrder",
  parameters: [],
  security: [],
};

export const orderTable: OperationTable = {
  id: "order",
  method: "POST",
  path: "/Order",
  parameters: [{ name: "__proto__", in: "query", style: "form", explode: true, shape: "string", default: "__proto__" }],
  security: [{ Handler: [], order: [], ["__proto__"]: [] }],
};

export const getXTable3: OperationTable = {
  id: "getX",
  method: "POST",
  path: "getX",
  parameters: [],
  security: [],
};
