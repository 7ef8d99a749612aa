// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { OperationTable, SecuritySchemeTables } from "../runtime/http.js";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {};

export const payTable: OperationTable = {
  id: "pay",
  method: "POST",
  path: "/payments",
  parameters: [{ name: "Idempotency-Key", in: "header", style: "simple", explode: false, shape: "string" }],
  security: [],
  idempotencyHeader: "Idempotency-Key",
};

export const changePaymentTable: OperationTable = {
  id: "changePayment",
  method: "PATCH",
  path: "/payments",
  parameters: [{ name: "Idempotency-Key", in: "header", style: "simple", explode: false, shape: "string" }],
  security: [],
};

export const refundTable: OperationTable = {
  id: "refund",
  method: "POST",
  path: "/refunds",
  parameters: [{ name: "Idempotency-Key", in: "header", style: "simple", explode: false, shape: "string" }],
  security: [],
  idempotencyHeader: "Idempotency-Key",
};

export const replaceRefundTable: OperationTable = {
  id: "replaceRefund",
  method: "PUT",
  path: "/refunds",
  parameters: [
    { name: "Idempotency-Key", in: "header", style: "simple", explode: false, shape: "string" },
    { name: "Account", in: "header", style: "simple", explode: false, shape: "string" },
  ],
  security: [],
  idempotencyHeader: "Idempotency-Key",
};
