// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { FieldTable, OperationTable, ParameterTable, SecuritySchemeTables } from "../runtime/http.js";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {};

export const bookEntryForm: readonly FieldTable[] = [
  { name: "id", shape: "number" },
  { name: "bookedAt", shape: "string" },
  { name: "day", shape: "string" },
  { name: "amount", shape: "number" },
  { name: "count", shape: "number" },
  { name: "factor", shape: "number" },
  { name: "level", shape: "number" },
  { name: "before", shape: ["null", "number"] },
  { name: "label", shape: "string" },
  { name: "tags", style: "deepObject", shape: { members: {}, others: "number" } },
  {
    name: "parts",
    shape: {
      items: {
        members: {
          id: "number",
          amount: "number",
          count: "number",
          factor: "number",
          level: "number",
          before: ["null", "number"],
          tags: { members: {}, others: "number" },
          parts: { above: 2 },
          free: "any",
        },
        others: "string",
      },
    },
  },
  { name: "free", style: "deepObject", shape: "any" },
];

export const bookEntryTable: OperationTable = {
  id: "bookEntry",
  method: "PUT",
  path: "/entries/{entryId}",
  parameters: [
    { name: "entryId", in: "path", style: "simple", explode: false, shape: "number" },
    { name: "after", in: "query", style: "form", explode: true, shape: "string" },
    { name: "revisions", in: "query", style: "form", explode: true, shape: { items: "number" } },
  ],
  security: [],
};

export const bookEntryResponseHeadersTable: readonly ParameterTable[] = [
  { name: "X-Sequence", in: "header", style: "simple", explode: false, shape: "number" },
];
