// Generated from specs/loyalty/openapi.yaml, sandbox/overlays/loyalty.yaml, specs/loyalty/loyalty.xsd and 1 more. Edit the specs, then run `make generate`.

import type { OperationTable, ParameterTable, SecuritySchemeTables } from "@specwright/runtime/http";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {
  oauthToken: { kind: "authorization", prefix: "OAuth" },
};

export const updateLoyaltyMembershipsTable: OperationTable = {
  id: "updateLoyaltyMemberships",
  method: "POST",
  path: "/api/travelprofile/v1.0/loyalty",
  parameters: [{ name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" }],
  security: [{ oauthToken: [] }],
};

export const updateLoyaltyMembershipsResponseHeadersTable: readonly ParameterTable[] = [
  { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
];
