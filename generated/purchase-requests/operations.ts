// Generated from specs/purchase-requests/openapi.yaml, sandbox/overlays/purchase-requests.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import type { OperationTable, ParameterTable, SecuritySchemeTables } from "@specwright/runtime/http";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {
  bearerToken: { kind: "authorization", prefix: "Bearer" },
};

export const createPurchaseRequestTable: OperationTable = {
  id: "createPurchaseRequest",
  method: "POST",
  path: "/purchaserequest/v4/purchaserequests",
  parameters: [{ name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" }],
  security: [{ bearerToken: ["purchaserequest.write"] }],
};

export const createPurchaseRequestResponseHeadersTable: readonly ParameterTable[] = [
  { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
];

export const getPurchaseRequestTable: OperationTable = {
  id: "getPurchaseRequest",
  method: "GET",
  path: "/purchaserequest/v4/purchaserequests/{id}",
  parameters: [
    { name: "id", in: "path", style: "simple", explode: false, shape: "string" },
    { name: "mode", in: "query", style: "form", explode: true, shape: "string" },
    { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
  ],
  security: [{ bearerToken: ["purchaserequest.read"] }],
};

export const getPurchaseRequestResponseHeadersTable: readonly ParameterTable[] = [
  { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
];
