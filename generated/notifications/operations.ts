// Generated from specs/notifications/openapi.yaml, sandbox/overlays/notifications.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import type { OperationTable, ParameterTable, SecuritySchemeTables } from "@specwright/runtime/http";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {
  companyToken: { kind: "authorization", prefix: "Bearer" },
};

export const sendMessageTable: OperationTable = {
  id: "sendMessage",
  method: "POST",
  path: "/notifications/v4/messages/{userId}/session",
  parameters: [{ name: "userId", in: "path", style: "simple", explode: false, shape: "string" }],
  security: [{ companyToken: ["notifications.messages.writeonly"] }],
};

export const sendMessageResponseHeadersTable: readonly ParameterTable[] = [
  { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
  { name: "Content-Encoding", in: "header", style: "simple", explode: false, shape: "string" },
  { name: "Content-Length", in: "header", style: "simple", explode: false, shape: "number" },
];
