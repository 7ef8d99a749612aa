// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { OperationTable, SecuritySchemeTables } from "../runtime/http.js";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {};

export const listFilesTable: OperationTable = {
  id: "listFiles",
  method: "GET",
  path: "/files",
  parameters: [],
  security: [],
};

export const uploadTable: OperationTable = {
  id: "upload",
  method: "POST",
  path: "/uploads",
  parameters: [],
  security: [],
};
