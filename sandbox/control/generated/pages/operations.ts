// Generated from pages.yaml. Edit the spec, then run `make generate`.

import type { OperationTable, ParameterTable, SecuritySchemeTables } from "@specwright/runtime/http";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {
  browser: { kind: "apiKey", in: "cookie", name: "sandbox-browser" },
};

export const answerConsentFormTable: OperationTable = {
  id: "answerConsentForm",
  method: "POST",
  path: "/sandbox-pages/v1/consent",
  parameters: [],
  security: [{ browser: [] }],
};

export const answerConsentFormResponseHeadersTable: readonly ParameterTable[] = [
  { name: "Location", in: "header", style: "simple", explode: false, shape: "string" },
];

export const openMarketplaceTable: OperationTable = {
  id: "openMarketplace",
  method: "GET",
  path: "/sandbox-pages/v1/marketplace",
  parameters: [],
  security: [],
};

export const connectInMarketplaceTable: OperationTable = {
  id: "connectInMarketplace",
  method: "POST",
  path: "/sandbox-pages/v1/marketplace",
  parameters: [],
  security: [{ browser: [] }],
};

export const connectInMarketplaceResponseHeadersTable: readonly ParameterTable[] = [
  { name: "Location", in: "header", style: "simple", explode: false, shape: "string" },
];
