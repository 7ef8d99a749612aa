// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { OperationTable, SecuritySchemeTables } from "../runtime/http.js";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {};

export const createNoteTable: OperationTable = {
  id: "createNote",
  method: "POST",
  path: "/notes",
  parameters: [],
  security: [],
};

export const searchNotesTable: OperationTable = {
  id: "searchNotes",
  method: "POST",
  path: "/notes/search",
  parameters: [],
  security: [],
};
