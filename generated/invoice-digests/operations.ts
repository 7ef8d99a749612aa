// Generated from specs/invoice-digests/openapi.yaml, sandbox/overlays/invoice-digests.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import type { OperationTable, ParameterTable, SecuritySchemeTables } from "@specwright/runtime/http";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {
  accessToken: { kind: "authorization", prefix: "Bearer" },
  oauthToken: { kind: "authorization", prefix: "OAuth" },
};

export const listInvoiceDigestsTable: OperationTable = {
  id: "listInvoiceDigests",
  method: "GET",
  path: "/api/v3.0/invoice/paymentrequestdigests",
  parameters: [
    { name: "offset", in: "query", style: "form", explode: true, shape: "string" },
    { name: "limit", in: "query", style: "form", explode: true, shape: "number", default: 1000 },
    { name: "approvalStatus", in: "query", style: "form", explode: true, shape: "string" },
    { name: "paymentStatus", in: "query", style: "form", explode: true, shape: "string" },
    { name: "vendorInvoiceNumber", in: "query", style: "form", explode: true, shape: "string" },
    { name: "payMethodType", in: "query", style: "form", explode: true, shape: "string" },
    { name: "createDateBefore", in: "query", style: "form", explode: true, shape: "string" },
    { name: "createDateAfter", in: "query", style: "form", explode: true, shape: "string" },
    { name: "userDefinedDateBefore", in: "query", style: "form", explode: true, shape: "string" },
    { name: "userDefinedDateAfter", in: "query", style: "form", explode: true, shape: "string" },
    { name: "submitDateBefore", in: "query", style: "form", explode: true, shape: "string" },
    { name: "submitDateAfter", in: "query", style: "form", explode: true, shape: "string" },
    { name: "paidDateBefore", in: "query", style: "form", explode: true, shape: "string" },
    { name: "paidDateAfter", in: "query", style: "form", explode: true, shape: "string" },
    { name: "lastModifiedDateBefore", in: "query", style: "form", explode: true, shape: "string" },
    { name: "lastModifiedDateAfter", in: "query", style: "form", explode: true, shape: "string" },
    { name: "extractedDateBefore", in: "query", style: "form", explode: true, shape: "string" },
    { name: "extractedDateAfter", in: "query", style: "form", explode: true, shape: "string" },
    { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
  ],
  security: [{ accessToken: [] }, { oauthToken: [] }],
};

export const listInvoiceDigestsResponseHeadersTable: readonly ParameterTable[] = [
  { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
];

export const getInvoiceDigestTable: OperationTable = {
  id: "getInvoiceDigest",
  method: "GET",
  path: "/api/v3.0/invoice/paymentrequestdigests/{id}",
  parameters: [
    { name: "id", in: "path", style: "simple", explode: false, shape: "string" },
    { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
  ],
  security: [{ accessToken: [] }, { oauthToken: [] }],
};

export const getInvoiceDigestResponseHeadersTable: readonly ParameterTable[] = [
  { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
];

export const getLocalizedDataTable: OperationTable = {
  id: "getLocalizedData",
  method: "GET",
  path: "/invoice/localizeddata",
  parameters: [{ name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" }],
  security: [{ accessToken: [] }, { oauthToken: [] }],
};

export const getLocalizedDataResponseHeadersTable: readonly ParameterTable[] = [
  { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
];
