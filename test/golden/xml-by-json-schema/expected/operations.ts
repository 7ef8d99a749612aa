// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { OperationTable, SecuritySchemeTables } from "../runtime/http.js";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {};

export const changePetTable: OperationTable = {
  id: "changePet",
  method: "PUT",
  path: "/pets",
  parameters: [],
  security: [],
};

export const listPetsTable: OperationTable = {
  id: "listPets",
  method: "GET",
  path: "/pets",
  parameters: [],
  security: [],
};
