// Generated from specs/receipt-images/openapi.yaml, sandbox/overlays/receipt-images.yaml, specs/open-questions.yaml and 1 more. Edit the specs, then run `make generate`.

import type { OperationTable, ParameterTable, SecuritySchemeTables } from "@specwright/runtime/http";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {
  accessToken: { kind: "authorization", prefix: "Bearer" },
  oauthToken: { kind: "authorization", prefix: "OAuth" },
};

export const listReceiptImagesTable: OperationTable = {
  id: "listReceiptImages",
  method: "GET",
  path: "/api/v3.0/expense/receiptimages",
  parameters: [
    { name: "user", in: "query", style: "form", explode: true, shape: "string" },
    { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
    { name: "offset", in: "query", style: "form", explode: true, shape: "string" },
    { name: "limit", in: "query", style: "form", explode: true, shape: "number", default: 25 },
  ],
  security: [{ accessToken: ["IMAGE"] }, { oauthToken: ["IMAGE"] }],
};

export const listReceiptImagesResponseHeadersTable: readonly ParameterTable[] = [
  { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
];

export const createReceiptImageTable: OperationTable = {
  id: "createReceiptImage",
  method: "POST",
  path: "/api/v3.0/expense/receiptimages",
  parameters: [
    { name: "user", in: "query", style: "form", explode: true, shape: "string" },
    { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
  ],
  security: [{ accessToken: ["IMAGE"] }, { oauthToken: ["IMAGE"] }],
};

export const createReceiptImageResponseHeadersTable: readonly ParameterTable[] = [
  { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
];

export const getReceiptImageTable: OperationTable = {
  id: "getReceiptImage",
  method: "GET",
  path: "/api/v3.0/expense/receiptimages/{id}",
  parameters: [
    { name: "id", in: "path", style: "simple", explode: false, shape: "string" },
    { name: "user", in: "query", style: "form", explode: true, shape: "string" },
    { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
  ],
  security: [{ accessToken: ["IMAGE"] }, { oauthToken: ["IMAGE"] }],
};

export const getReceiptImageResponseHeadersTable: readonly ParameterTable[] = [
  { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
];

export const appendReceiptImageTable: OperationTable = {
  id: "appendReceiptImage",
  method: "PUT",
  path: "/api/v3.0/expense/receiptimages/{id}",
  parameters: [
    { name: "id", in: "path", style: "simple", explode: false, shape: "string" },
    { name: "user", in: "query", style: "form", explode: true, shape: "string" },
    { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
  ],
  security: [{ accessToken: ["IMAGE"] }, { oauthToken: ["IMAGE"] }],
};

export const appendReceiptImageResponseHeadersTable: readonly ParameterTable[] = [
  { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
];

export const deleteReceiptImageTable: OperationTable = {
  id: "deleteReceiptImage",
  method: "DELETE",
  path: "/api/v3.0/expense/receiptimages/{id}",
  parameters: [
    { name: "id", in: "path", style: "simple", explode: false, shape: "string" },
    { name: "user", in: "query", style: "form", explode: true, shape: "string" },
    { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
  ],
  security: [{ accessToken: ["IMAGE"] }, { oauthToken: ["IMAGE"] }],
};

export const deleteReceiptImageResponseHeadersTable: readonly ParameterTable[] = [
  { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
];

export const downloadReceiptImageTable: OperationTable = {
  id: "downloadReceiptImage",
  method: "GET",
  path: "/receipt-image-files/{key}",
  parameters: [{ name: "key", in: "path", style: "simple", explode: false, shape: "string" }],
  security: [],
};

export const downloadReceiptImageResponseHeadersTable: readonly ParameterTable[] = [
  { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
];
