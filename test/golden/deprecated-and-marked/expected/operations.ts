// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { OperationTable, SecuritySchemeTables } from "../runtime/http-operation.js";

/** How the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {};

export const setPriceTable: OperationTable = {
  id: "setPrice",
  method: "PUT",
  path: "/prices",
  parameters: [{ name: "currency", in: "query", style: "form", explode: true, shape: "string" }],
  security: [],
};
