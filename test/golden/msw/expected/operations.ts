// Generated from openapi.yaml and note.xsd. Edit the specs, then run `specwright generate`.

import type { OperationTable, ParameterTable, SecuritySchemeTables } from "../runtime/http.js";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {};

export const getOrderTable: OperationTable = {
  id: "getOrder",
  method: "GET",
  path: "/orders/{id}",
  parameters: [{ name: "id", in: "path", style: "simple", explode: false, shape: "string" }],
  security: [],
};

export const deleteOrderTable: OperationTable = {
  id: "deleteOrder",
  method: "DELETE",
  path: "/orders/{id}",
  parameters: [{ name: "id", in: "path", style: "simple", explode: false, shape: "string" }],
  security: [],
};

export const getLatestOrderTable: OperationTable = {
  id: "getLatestOrder",
  method: "GET",
  path: "/orders/latest",
  parameters: [],
  security: [],
};

export const getLatestOrderResponseHeadersTable: readonly ParameterTable[] = [
  { name: "X-Count", in: "header", style: "simple", explode: false, shape: "number" },
  { name: "X-Tags", in: "header", style: "simple", explode: false, shape: { items: "string" } },
];

export const createOrderTable: OperationTable = {
  id: "createOrder",
  method: "POST",
  path: "/orders",
  parameters: [],
  security: [],
};

export const greetTable: OperationTable = {
  id: "greet",
  method: "GET",
  path: "/greeting",
  parameters: [],
  security: [],
};

export const getPictureTable: OperationTable = {
  id: "getPicture",
  method: "GET",
  path: "/picture",
  parameters: [],
  security: [],
};

export const getNoteTable: OperationTable = {
  id: "getNote",
  method: "GET",
  path: "/note",
  parameters: [],
  security: [],
};

export const getLabelTable: OperationTable = {
  id: "getLabel",
  method: "GET",
  path: "/label",
  parameters: [],
  security: [],
};

export const watchChangesTable: OperationTable = {
  id: "watchChanges",
  method: "GET",
  path: "/changes",
  parameters: [],
  security: [],
};

export const readLogTable: OperationTable = {
  id: "readLog",
  method: "GET",
  path: "/log",
  parameters: [],
  security: [],
};

export const getScanTable: OperationTable = {
  id: "getScan",
  method: "GET",
  path: "/scan",
  parameters: [],
  security: [],
};
