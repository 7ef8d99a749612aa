// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { OperationTable, SecuritySchemeTables } from "../runtime/http.js";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {};

export const echoAccountTable: OperationTable = {
  id: "echoAccount",
  method: "POST",
  path: "/accounts",
  parameters: [],
  security: [],
};

export const sendFormTable: OperationTable = {
  id: "sendForm",
  method: "POST",
  path: "/forms",
  parameters: [],
  security: [],
};
