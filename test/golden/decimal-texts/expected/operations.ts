// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { OperationTable, ParameterTable, SecuritySchemeTables } from "../runtime/http.js";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {};

export const bookEntryTable: OperationTable = {
  id: "bookEntry",
  method: "PUT",
  path: "/entries/{entryId}",
  parameters: [
    { name: "entryId", in: "path", style: "simple", explode: false, shape: "number" },
    { name: "after", in: "query", style: "form", explode: true, shape: "string" },
    { name: "revisions", in: "query", style: "form", explode: true, shape: { items: "number" } },
  ],
  security: [],
};

export const bookEntryResponseHeadersTable: readonly ParameterTable[] = [
  { name: "X-Sequence", in: "header", style: "simple", explode: false, shape: "number" },
];
