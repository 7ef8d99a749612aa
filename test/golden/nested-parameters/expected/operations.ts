// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { OperationTable, ParameterTable, SecuritySchemeTables } from "../runtime/http.js";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {};

export const findNestedTable: OperationTable = {
  id: "findNested",
  method: "GET",
  path: "/shapes/{simple}/{label}/{matrix}",
  parameters: [
    {
      name: "simple",
      in: "path",
      style: "simple",
      explode: false,
      shape: { items: { members: { x: "number" }, others: "string", closed: true } },
    },
    {
      name: "label",
      in: "path",
      style: "label",
      explode: true,
      shape: {
        members: { start: { members: { x: "number" }, others: "string", closed: true }, width: "number" },
        others: "string",
        closed: true,
      },
    },
    {
      name: "matrix",
      in: "path",
      style: "matrix",
      explode: true,
      shape: { items: { members: { x: "number" }, others: "string", closed: true } },
    },
    {
      name: "form",
      in: "query",
      style: "form",
      explode: true,
      shape: { items: { members: { x: "number" }, others: "string", closed: true } },
    },
    {
      name: "line",
      in: "query",
      style: "form",
      explode: true,
      shape: {
        members: { start: { members: { x: "number" }, others: "string", closed: true }, width: "number" },
        others: "string",
        closed: true,
      },
    },
    {
      name: "joined",
      in: "query",
      style: "form",
      explode: false,
      shape: { items: { members: { x: "number" }, others: "string", closed: true } },
    },
    {
      name: "spaced",
      in: "query",
      style: "spaceDelimited",
      explode: false,
      shape: { items: { members: {}, others: "string" } },
    },
    {
      name: "piped",
      in: "query",
      style: "pipeDelimited",
      explode: false,
      shape: { items: { members: {}, others: "string" } },
    },
    {
      name: "deep",
      in: "query",
      style: "deepObject",
      explode: true,
      shape: { members: { name: "string", groups: { items: { above: 2 } } }, others: "string" },
    },
    { name: "some", in: "query", style: "form", explode: true, shape: { items: "string", text: "string" } },
    { name: "limit", in: "query", style: "form", explode: false, shape: "number" },
    {
      name: "X-Points",
      in: "header",
      style: "simple",
      explode: false,
      shape: { items: { members: { x: "number" }, others: "string", closed: true } },
    },
    {
      name: "X-Line",
      in: "header",
      style: "simple",
      explode: true,
      shape: {
        members: { start: { members: { x: "number" }, others: "string", closed: true }, width: "number" },
        others: "string",
        closed: true,
      },
    },
    { name: "X-Json", in: "header", style: "json", explode: false, shape: "string" },
    {
      name: "seen",
      in: "cookie",
      style: "form",
      explode: true,
      shape: { items: { members: { x: "number" }, others: "string", closed: true } },
    },
    { name: "last", in: "cookie", style: "json", explode: false, shape: "string" },
  ],
  security: [],
};

export const findNestedResponseHeadersTable: readonly ParameterTable[] = [
  { name: "X-Pages", in: "header", style: "simple", explode: false, shape: { items: { items: "number" } } },
];
