// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { OperationTable, ParameterTable, SecuritySchemeTables } from "../runtime/http.js";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {
  key: { kind: "apiKey", in: "header", name: "X-Key" },
};

export const setPriceTable: OperationTable = {
  id: "setPrice",
  method: "PUT",
  path: "/prices",
  parameters: [{ name: "currency", in: "query", style: "form", explode: true, shape: "string" }],
  security: [{ key: [] }],
};

export const setPriceResponseHeadersTable: readonly ParameterTable[] = [
  { name: "X-Old-Price", in: "header", style: "simple", explode: false, shape: "number" },
];
