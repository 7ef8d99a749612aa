// Generated from specs/legacy-tokens/openapi.yaml, sandbox/overlays/legacy-tokens.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import type { OperationTable, ParameterTable, SecuritySchemeTables } from "@specwright/runtime/http";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {
  userCredentials: { kind: "basic" },
  consumerKey: { kind: "apiKey", in: "header", name: "X-ConsumerKey" },
  oauthToken: { kind: "authorization", prefix: "OAuth" },
};

export const getAccessTokenTable: OperationTable = {
  id: "getAccessToken",
  method: "GET",
  path: "/net2/oauth2/accesstoken.ashx",
  parameters: [],
  security: [{ userCredentials: [], consumerKey: [] }],
};

export const exchangeRequestTokenTable: OperationTable = {
  id: "exchangeRequestToken",
  method: "GET",
  path: "/net2/oauth2/GetAccessToken.ashx",
  parameters: [
    { name: "code", in: "query", style: "form", explode: true, shape: "string" },
    { name: "client_id", in: "query", style: "form", explode: true, shape: "string" },
    { name: "client_secret", in: "query", style: "form", explode: true, shape: "string" },
  ],
  security: [],
};

export const refreshAccessTokenTable: OperationTable = {
  id: "refreshAccessToken",
  method: "GET",
  path: "/net2/oauth2/getaccesstoken.ashx",
  parameters: [
    { name: "refresh_token", in: "query", style: "form", explode: true, shape: "string" },
    { name: "client_id", in: "query", style: "form", explode: true, shape: "string" },
    { name: "client_secret", in: "query", style: "form", explode: true, shape: "string" },
  ],
  security: [{ oauthToken: [] }, {}],
};

export const revokeTokensTable: OperationTable = {
  id: "revokeTokens",
  method: "POST",
  path: "/net2/oauth2/revoketoken.ashx",
  parameters: [
    { name: "token", in: "query", style: "form", explode: true, shape: "string" },
    { name: "consumerKey", in: "query", style: "form", explode: true, shape: "string" },
    { name: "user", in: "query", style: "form", explode: true, shape: "string" },
  ],
  security: [{ oauthToken: [] }],
};

export const startWebFlowTable: OperationTable = {
  id: "startWebFlow",
  method: "GET",
  path: "/net2/oauth2/Login.aspx",
  parameters: [
    { name: "client_id", in: "query", style: "form", explode: true, shape: "string" },
    { name: "scope", in: "query", style: "form", explode: false, shape: { items: "string" }, commaFree: true },
    { name: "redirect_uri", in: "query", style: "form", explode: true, shape: "string" },
    { name: "state", in: "query", style: "form", explode: true, shape: "string" },
  ],
  security: [],
};

export const startWebFlowResponseHeadersTable: readonly ParameterTable[] = [
  { name: "Location", in: "header", style: "simple", explode: false, shape: "string", unlogged: true },
];

export const listConnectionRequestsTable: OperationTable = {
  id: "listConnectionRequests",
  method: "GET",
  path: "/common/connectionrequests",
  parameters: [],
  security: [{ oauthToken: [] }],
};

export const updateConnectionRequestTable: OperationTable = {
  id: "updateConnectionRequest",
  method: "PUT",
  path: "/common/connectionrequests/{id}",
  parameters: [{ name: "id", in: "path", style: "simple", explode: false, shape: "string" }],
  security: [{ oauthToken: [] }],
};

export const receiveAuthorizationTable: OperationTable = {
  id: "receiveAuthorization",
  method: "GET",
  path: "authorizationCallback",
  parameters: [
    { name: "code", in: "query", style: "form", explode: true, shape: "string" },
    { name: "error", in: "query", style: "form", explode: true, shape: "string" },
    { name: "error_description", in: "query", style: "form", explode: true, shape: "string" },
    { name: "state", in: "query", style: "form", explode: true, shape: "string" },
  ],
  security: [],
};

export const receiveRequestTokenTable: OperationTable = {
  id: "receiveRequestToken",
  method: "GET",
  path: "marketplaceListener",
  parameters: [{ name: "code", in: "query", style: "form", explode: true, shape: "string" }],
  security: [],
};
