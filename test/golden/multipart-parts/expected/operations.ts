// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { OperationTable, SecuritySchemeTables } from "../runtime/http.js";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {};

export const addPhotoTable: OperationTable = {
  id: "addPhoto",
  method: "POST",
  path: "/photos",
  parameters: [],
  security: [],
};

export const addAttachmentsTable: OperationTable = {
  id: "addAttachments",
  method: "POST",
  path: "/attachments",
  parameters: [],
  security: [],
};

export const addAnythingTable: OperationTable = {
  id: "addAnything",
  method: "POST",
  path: "/anything",
  parameters: [],
  security: [],
};

export const addDraftTable: OperationTable = {
  id: "addDraft",
  method: "POST",
  path: "/drafts",
  parameters: [],
  security: [],
};
