// Generated from pages.yaml. Edit the spec, then run `make generate`.

import type { FieldTable, OperationTable, ParameterTable, SecuritySchemeTables } from "@specwright/runtime/http";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {
  browser: { kind: "apiKey", in: "cookie", name: "sandbox-browser" },
};

export const answerConsentFormForm: readonly FieldTable[] = [
  { name: "ticket", shape: "string" },
  { name: "answer", shape: "string" },
  { name: "login", shape: "string" },
  { name: "password", shape: "string" },
];

export const connectInMarketplaceForm: readonly FieldTable[] = [
  { name: "ticket", shape: "string" },
  { name: "login", shape: "string" },
  { name: "password", shape: "string" },
  { name: "way", shape: "string" },
  { name: "application", shape: "string" },
];

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
