// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { FieldTable, OperationTable, SecuritySchemeTables } from "../runtime/http.js";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {};

export const requestTokenForm: readonly FieldTable[] = [
  { name: "grant_type", shape: "string" },
  { name: "lifetime", shape: "number", default: 3600 },
  { name: "scopes", style: "spaceDelimited", explode: false, shape: { items: "string" } },
  { name: "origin", style: "deepObject", shape: { members: { host: "string", port: "number" }, others: "string" } },
  {
    name: "device",
    style: "json",
    explode: false,
    shape: { members: { names: { items: "string" } }, others: "string" },
  },
];

export const requestTokenTable: OperationTable = {
  id: "requestToken",
  method: "POST",
  path: "/token",
  parameters: [],
  security: [],
};
