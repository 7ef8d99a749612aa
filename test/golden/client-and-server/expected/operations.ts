// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { OperationTable, ParameterTable, SecuritySchemeTables } from "../runtime/http.js";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {
  token: { kind: "authorization", prefix: "Bearer" },
};

export const getNoteTable: OperationTable = {
  id: "getNote",
  method: "GET",
  path: "/notes/{id}",
  parameters: [{ name: "id", in: "path", style: "simple", explode: false, shape: "string" }],
  security: [],
};

export const addNoteTable: OperationTable = {
  id: "addNote",
  method: "POST",
  path: "/notes",
  parameters: [],
  security: [{ token: [] }],
};

export const addNoteResponseHeadersTable: readonly ParameterTable[] = [
  { name: "Location", in: "header", style: "simple", explode: false, shape: "string", unlogged: true },
];
