// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { OperationTable, SecuritySchemeTables } from "../runtime/http.js";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {};

export const sendReportTable: OperationTable = {
  id: "sendReport",
  method: "POST",
  path: "/reports",
  parameters: [],
  security: [],
};
