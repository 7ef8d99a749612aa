// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { OperationTable, ParameterTable, SecuritySchemeTables } from "../runtime/http.js";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {};

export const findShapesTable: OperationTable = {
  id: "findShapes",
  method: "GET",
  path: "/shapes/{simple}/{label}/{matrix}/{exploded}",
  parameters: [
    { name: "simple", in: "path", style: "simple", explode: false, shape: { items: "string" } },
    { name: "label", in: "path", style: "label", explode: false, shape: { items: "string" } },
    { name: "matrix", in: "path", style: "matrix", explode: false, shape: "number" },
    {
      name: "exploded",
      in: "path",
      style: "matrix",
      explode: true,
      shape: { members: { x: "number", y: "number" }, others: "string", closed: true },
    },
    { name: "form", in: "query", style: "form", explode: true, shape: { items: "string" } },
    { name: "joined", in: "query", style: "form", explode: false, shape: { items: "string" } },
    { name: "spaced", in: "query", style: "spaceDelimited", explode: false, shape: { items: "string" } },
    { name: "piped", in: "query", style: "pipeDelimited", explode: false, shape: { items: "string" } },
    {
      name: "deep",
      in: "query",
      style: "deepObject",
      explode: true,
      shape: { members: { x: "number", y: "number" }, others: "string", closed: true },
    },
    { name: "reserved", in: "query", style: "form", explode: true, shape: "string", allowReserved: true },
    { name: "json", in: "query", style: "json", explode: false, shape: "string" },
    { name: "limit", in: "query", style: "form", explode: true, shape: ["null", "number"], default: 25 },
    { name: "X-Trace", in: "header", style: "simple", explode: false, shape: { items: "string" } },
    { name: "seen", in: "cookie", style: "form", explode: true, shape: "boolean" },
  ],
  security: [],
};

export const findShapesResponseHeadersTable: readonly ParameterTable[] = [
  { name: "X-Counts", in: "header", style: "simple", explode: false, shape: { items: "number" } },
];
