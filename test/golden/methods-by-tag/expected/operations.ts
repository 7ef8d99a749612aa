// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { OperationTable, SecuritySchemeTables } from "../runtime/http.js";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {};

export const issuesListForRepoTable: OperationTable = {
  id: "issuesListForRepo",
  method: "GET",
  path: "/issues",
  parameters: [],
  security: [],
};

export const createIssueTable: OperationTable = {
  id: "createIssue",
  method: "POST",
  path: "/issues",
  parameters: [],
  security: [],
};

export const secretScanningListTable: OperationTable = {
  id: "secretScanningList",
  method: "GET",
  path: "/scans",
  parameters: [],
  security: [],
};

export const metaRootTable: OperationTable = {
  id: "metaRoot",
  method: "GET",
  path: "/meta",
  parameters: [],
  security: [],
};

export const getRawTable: OperationTable = {
  id: "getRaw",
  method: "GET",
  path: "/raw",
  parameters: [],
  security: [],
};

export const pingTable: OperationTable = {
  id: "ping",
  method: "GET",
  path: "/ping",
  parameters: [],
  security: [],
};
