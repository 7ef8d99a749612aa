// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { OperationTable, SecuritySchemeTables } from "../runtime/http.js";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {};

export const readCounterTable: OperationTable = {
  id: "readCounter",
  method: "GET",
  path: "/counter",
  parameters: [],
  security: [],
};

export const writeCounterTable: OperationTable = {
  id: "writeCounter",
  method: "PUT",
  path: "/counter",
  parameters: [],
  security: [],
};

export const resetCounterTable: OperationTable = {
  id: "resetCounter",
  method: "DELETE",
  path: "/counter",
  parameters: [],
  security: [],
};
