// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { OperationTable, ParameterTable, SecuritySchemeTables } from "../runtime/http.js";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {};

export const listPetsTable: OperationTable = {
  id: "listPets",
  method: "GET",
  path: "/pets",
  parameters: [],
  security: [],
};

export const listPetsResponseHeadersTable: readonly ParameterTable[] = [
  { name: "X-Counted-At", in: "header", style: "simple", explode: false, shape: "string" },
];

export const addPetTable: OperationTable = {
  id: "addPet",
  method: "POST",
  path: "/pets",
  parameters: [],
  security: [],
};
