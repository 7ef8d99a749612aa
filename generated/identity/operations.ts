// Generated from specs/identity/openapi.yaml, sandbox/overlays/identity.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import type { OperationTable, SecuritySchemeTables } from "@specwright/runtime/http";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {
  companyToken: { kind: "authorization", prefix: "Bearer" },
};

export const listUsersTable: OperationTable = {
  id: "listUsers",
  method: "GET",
  path: "/profile/identity/v4.1/Users",
  parameters: [
    { name: "attributes", in: "query", style: "form", explode: true, shape: "string" },
    { name: "excludedAttributes", in: "query", style: "form", explode: true, shape: "string" },
    { name: "count", in: "query", style: "form", explode: true, shape: "number", default: 100 },
    { name: "cursor", in: "query", style: "form", explode: true, shape: "string" },
  ],
  security: [
    { companyToken: ["identity.user.ids.read"] },
    { companyToken: ["identity.user.core.read"] },
    { companyToken: ["identity.user.coresensitive.read"] },
    { companyToken: ["identity.user.enterprise.read"] },
    { companyToken: ["identity.user.sap.read"] },
  ],
};

export const createUserTable: OperationTable = {
  id: "createUser",
  method: "POST",
  path: "/profile/identity/v4.1/Users",
  parameters: [],
  security: [
    { companyToken: ["identity.user.coreenterprise.writeonly"] },
    { companyToken: ["identity.user.externalID.writeonly"] },
    { companyToken: ["identity.user.emails.verified.writeonly"] },
    { companyToken: ["identity.user.sap.writeonly"] },
  ],
};

export const searchUsersTable: OperationTable = {
  id: "searchUsers",
  method: "POST",
  path: "/profile/identity/v4.1/Users/.search",
  parameters: [],
  security: [
    { companyToken: ["identity.user.ids.read"] },
    { companyToken: ["identity.user.core.read"] },
    { companyToken: ["identity.user.coresensitive.read"] },
    { companyToken: ["identity.user.enterprise.read"] },
    { companyToken: ["identity.user.sap.read"] },
  ],
};

export const getUserTable: OperationTable = {
  id: "getUser",
  method: "GET",
  path: "/profile/identity/v4.1/Users/{id}",
  parameters: [{ name: "id", in: "path", style: "simple", explode: false, shape: "string" }],
  security: [
    { companyToken: ["identity.user.ids.read"] },
    { companyToken: ["identity.user.core.read"] },
    { companyToken: ["identity.user.coresensitive.read"] },
    { companyToken: ["identity.user.enterprise.read"] },
    { companyToken: ["identity.user.sap.read"] },
  ],
};

export const changeUserTable: OperationTable = {
  id: "changeUser",
  method: "PATCH",
  path: "/profile/identity/v4.1/Users/{id}",
  parameters: [{ name: "id", in: "path", style: "simple", explode: false, shape: "string" }],
  security: [
    { companyToken: ["identity.user.coreenterprise.writeonly"] },
    { companyToken: ["identity.user.externalID.writeonly"] },
    { companyToken: ["identity.user.sap.writeonly"] },
  ],
};

export const replaceUserTable: OperationTable = {
  id: "replaceUser",
  method: "PUT",
  path: "/profile/identity/v4.1/Users/{id}",
  parameters: [{ name: "id", in: "path", style: "simple", explode: false, shape: "string" }],
  security: [
    { companyToken: ["identity.user.coreenterprise.writeonly"] },
    { companyToken: ["identity.user.externalID.writeonly"] },
    { companyToken: ["identity.user.emails.verified.writeonly"] },
    { companyToken: ["identity.user.sap.writeonly"] },
  ],
};

export const deleteUserTable: OperationTable = {
  id: "deleteUser",
  method: "DELETE",
  path: "/profile/identity/v4.1/Users/{id}",
  parameters: [{ name: "id", in: "path", style: "simple", explode: false, shape: "string" }],
  security: [{ companyToken: ["identity.user.delete"] }],
};

export const listResourceTypesTable: OperationTable = {
  id: "listResourceTypes",
  method: "GET",
  path: "/profile/identity/v4.1/ResourceTypes/",
  parameters: [],
  security: [{ companyToken: [] }],
};

export const getServiceProviderConfigurationTable: OperationTable = {
  id: "getServiceProviderConfiguration",
  method: "GET",
  path: "/profile/identity/v4.1/ServiceProviderConfig/",
  parameters: [],
  security: [{ companyToken: [] }],
};

export const listSchemasTable: OperationTable = {
  id: "listSchemas",
  method: "GET",
  path: "/profile/identity/v4.1/Schemas/",
  parameters: [],
  security: [{ companyToken: [] }],
};

export const getSchemaTable: OperationTable = {
  id: "getSchema",
  method: "GET",
  path: "/profile/identity/v4.1/Schemas/{id}",
  parameters: [{ name: "id", in: "path", style: "simple", explode: false, shape: "string" }],
  security: [{ companyToken: [] }],
};
