// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { OperationTable, SecuritySchemeTables } from "../runtime/http.js";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {};

export const readJobTable: OperationTable = {
  id: "readJob",
  method: "GET",
  path: "/jobs",
  parameters: [],
  security: [],
};

export const stopJobTable: OperationTable = {
  id: "stopJob",
  method: "DELETE",
  path: "/jobs",
  parameters: [],
  security: [],
};
