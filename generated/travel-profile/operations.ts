// Generated from specs/travel-profile/openapi.yaml, sandbox/overlays/travel-profile.yaml, specs/open-questions.yaml and 1 more. Edit the specs, then run `make generate`.

import type { OperationTable, ParameterTable, SecuritySchemeTables } from "@specwright/runtime/http";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {
  oauthToken: { kind: "authorization", prefix: "OAuth" },
};

export const getProfileTable: OperationTable = {
  id: "getProfile",
  method: "GET",
  path: "/api/travelprofile/v2.0/profile",
  parameters: [
    { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
    { name: "userid_type", in: "query", style: "form", explode: true, shape: "string" },
    { name: "userid_value", in: "query", style: "form", explode: true, shape: "string" },
  ],
  security: [{ oauthToken: [] }],
};

export const getProfileResponseHeadersTable: readonly ParameterTable[] = [
  { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
];

export const createProfileTable: OperationTable = {
  id: "createProfile",
  method: "POST",
  path: "/api/travelprofile/v2.0/profile",
  parameters: [{ name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" }],
  security: [{ oauthToken: [] }],
};

export const createProfileResponseHeadersTable: readonly ParameterTable[] = [
  { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
];

export const updateProfileTable: OperationTable = {
  id: "updateProfile",
  method: "PUT",
  path: "/api/travelprofile/v2.0/profile",
  parameters: [{ name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" }],
  security: [{ oauthToken: [] }],
};

export const updateProfileResponseHeadersTable: readonly ParameterTable[] = [
  { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
];
