// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { OperationTable, SecuritySchemeTables } from "../runtime/http.js";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {};

export const list_todosTable: OperationTable = {
  id: "list_todos",
  method: "GET",
  path: "/todos",
  parameters: [{ name: "is_open", in: "query", style: "form", explode: true, shape: "boolean" }],
  security: [],
};

export const todosDeleteTable: OperationTable = {
  id: "todosDelete",
  method: "DELETE",
  path: "/todos/{todo_id}",
  parameters: [{ name: "todo_id", in: "path", style: "simple", explode: false, shape: "string" }],
  security: [],
};
