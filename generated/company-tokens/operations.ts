// Generated from specs/company-tokens/openapi.yaml, sandbox/overlays/company-tokens.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import type { FieldTable, OperationTable, SecuritySchemeTables } from "@specwright/runtime/http";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {
  clientCertificate: { kind: "mutualTLS" },
  companyToken: { kind: "authorization", prefix: "Bearer" },
};

export const issueCompanyTokenForm: readonly FieldTable[] = [
  { name: "client_id", shape: "string" },
  { name: "client_secret", shape: "string" },
  { name: "grant_type", shape: "string" },
  { name: "username", shape: "string" },
  { name: "password", shape: "string" },
  { name: "credtype", shape: "string" },
];

export const createCompanyAuthTokenTable: OperationTable = {
  id: "createCompanyAuthToken",
  method: "POST",
  path: "/profile-service/v1/keys/principals/{company_id}/authtoken/",
  parameters: [
    { name: "company_id", in: "path", style: "simple", explode: false, shape: "string" },
    { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
  ],
  security: [{ clientCertificate: [] }],
};

export const issueCompanyTokenTable: OperationTable = {
  id: "issueCompanyToken",
  method: "POST",
  path: "/oauth2/v0/token",
  parameters: [],
  security: [],
};

export const connectCompanyTable: OperationTable = {
  id: "connectCompany",
  method: "GET",
  path: "companyConnection",
  parameters: [
    { name: "id", in: "query", style: "form", explode: true, shape: "string" },
    { name: "requestToken", in: "query", style: "form", explode: true, shape: "string" },
    { name: "userID", in: "query", style: "form", explode: true, shape: "string" },
  ],
  security: [],
};
