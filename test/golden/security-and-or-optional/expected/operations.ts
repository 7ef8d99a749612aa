// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { OperationTable, SecuritySchemeTables } from "../runtime/http.js";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {
  token: { kind: "authorization", prefix: "Bearer" },
  partner: { kind: "authorization", prefix: "Bearer" },
  login: { kind: "basic" },
  legacy: { kind: "authorization", prefix: "OAuth" },
  native: { kind: "authorization", prefix: "OAuth" },
  audience: { kind: "authorization", prefix: "Bearer" },
  offline: { kind: "authorization", prefix: "Bearer" },
  appKey: { kind: "apiKey", in: "header", name: "X-App-Key" },
  session: { kind: "apiKey", in: "cookie", name: "session" },
  certificate: { kind: "mutualTLS" },
};

export const readDefaultTable: OperationTable = {
  id: "readDefault",
  method: "GET",
  path: "/default",
  parameters: [],
  security: [{ token: ["read"] }],
};

export const readBothTable: OperationTable = {
  id: "readBoth",
  method: "GET",
  path: "/both",
  parameters: [],
  security: [{ token: ["read", "write"], appKey: [] }],
};

export const readEitherTable: OperationTable = {
  id: "readEither",
  method: "GET",
  path: "/either",
  parameters: [],
  security: [{ login: [] }, { appKey: [], session: [] }],
};

export const readOptionalTable: OperationTable = {
  id: "readOptional",
  method: "GET",
  path: "/optional",
  parameters: [],
  security: [{ token: [] }, { partner: [] }, {}],
};

export const readOpenTable: OperationTable = {
  id: "readOpen",
  method: "GET",
  path: "/open",
  parameters: [],
  security: [],
};
