// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { OperationTable, SecuritySchemeTables } from "../runtime/http.js";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {
  signature: { kind: "apiKey", in: "header", name: "X-Signature" },
};

export const subscribeTable: OperationTable = {
  id: "subscribe",
  method: "POST",
  path: "/subscriptions",
  parameters: [],
  security: [],
};

export const receiveClosingTable: OperationTable = {
  id: "receiveClosing",
  method: "POST",
  path: "closed",
  parameters: [{ name: "reason", in: "query", style: "form", explode: true, shape: "string" }],
  security: [],
};

export const receiveEventTable: OperationTable = {
  id: "receiveEvent",
  method: "POST",
  path: "{$request.body#/url}",
  parameters: [],
  security: [{ signature: [] }],
};
