// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { FieldTable, OperationTable, SecuritySchemeTables } from "../runtime/http.js";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {};

export const placeOrderForm: readonly FieldTable[] = [
  { name: "comment", shape: "string" },
  { name: "customer", style: "deepObject", shape: { members: { name: "string", age: "number" }, others: "string" } },
  {
    name: "lines",
    style: "deepObject",
    shape: { items: { members: { amounts: { items: "number" } }, others: "string" } },
  },
  { name: "gifts", shape: { items: { members: { amounts: { items: "number" } }, others: "string" } } },
  { name: "tags", shape: { items: "string" } },
  { name: "due", style: "deepObject", shape: { members: { before: "number" }, others: "string", text: "number" } },
  {
    name: "meta",
    style: "json",
    explode: false,
    shape: { members: { flags: { items: "boolean" } }, others: "string" },
  },
  { name: "range", shape: { members: { from: "number", until: "number" }, others: "string" } },
  {
    name: "parts",
    style: "deepObject",
    shape: { members: { size: "number", parts: { items: { above: 2 } } }, others: "string" },
  },
];

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
