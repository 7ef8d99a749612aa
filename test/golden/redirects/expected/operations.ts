// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { OperationTable, ParameterTable, SecuritySchemeTables } from "../runtime/http.js";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {};

export const authorizeTable: OperationTable = {
  id: "authorize",
  method: "GET",
  path: "/authorize",
  parameters: [{ name: "client_id", in: "query", style: "form", explode: true, shape: "string" }],
  security: [],
};

export const authorizeResponseHeadersTable: readonly ParameterTable[] = [
  { name: "Location", in: "header", style: "simple", explode: false, shape: "string", unlogged: true },
];
