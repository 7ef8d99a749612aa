// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { OperationTable, SecuritySchemeTables } from "../runtime/http.js";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {};

export const listUsersTable: OperationTable = {
  id: "listUsers",
  method: "GET",
  path: "/users",
  parameters: [
    { name: "cursor", in: "query", style: "form", explode: true, shape: "string" },
    { name: "limit", in: "query", style: "form", explode: true, shape: "number" },
  ],
  security: [],
};

export const searchUsersTable: OperationTable = {
  id: "searchUsers",
  method: "POST",
  path: "/users/search",
  parameters: [],
  security: [],
};

export const listEventsTable: OperationTable = {
  id: "listEvents",
  method: "GET",
  path: "/events",
  parameters: [{ name: "starting_after", in: "query", style: "form", explode: true, shape: "string" }],
  security: [],
};

export const listMembersTable: OperationTable = {
  id: "listMembers",
  method: "GET",
  path: "/members",
  parameters: [
    { name: "startIndex", in: "query", style: "form", explode: true, shape: "number" },
    { name: "count", in: "query", style: "form", explode: true, shape: "number" },
  ],
  security: [],
};

export const listRowsTable: OperationTable = {
  id: "listRows",
  method: "GET",
  path: "/rows",
  parameters: [
    { name: "offset", in: "query", style: "form", explode: true, shape: "number", default: 0 },
    { name: "limit", in: "query", style: "form", explode: true, shape: "number" },
  ],
  security: [],
};

export const listPostsTable: OperationTable = {
  id: "listPosts",
  method: "GET",
  path: "/teams/{team}/posts",
  parameters: [
    { name: "team", in: "path", style: "simple", explode: false, shape: "string" },
    { name: "page", in: "query", style: "form", explode: true, shape: "number" },
  ],
  security: [],
};

export const listFilesTable: OperationTable = {
  id: "listFiles",
  method: "GET",
  path: "/teams/{team}/files",
  parameters: [
    { name: "team", in: "path", style: "simple", explode: false, shape: "string" },
    { name: "after", in: "query", style: "form", explode: true, shape: "string" },
  ],
  security: [],
};

export const listIssuesTable: OperationTable = {
  id: "listIssues",
  method: "GET",
  path: "/issues",
  parameters: [],
  security: [],
};

export const getStatusTable: OperationTable = {
  id: "getStatus",
  method: "GET",
  path: "/status",
  parameters: [],
  security: [],
};
