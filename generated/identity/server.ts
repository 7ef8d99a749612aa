// Generated from specs/identity/openapi.yaml, sandbox/overlays/identity.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import {
  type HiddenMembers,
  type OtherStatus,
  type StatusRange,
  jsonWriter,
  strictJsonReader,
  withoutReadOnly,
} from "@specwright/runtime/http";
import {
  type ErrorTable,
  type FilledAnswers,
  type FilledParameters,
  type HandlerContext,
  type Refusal,
  type RefusalReply,
  type Refused,
  type Replied,
  type RowDetails,
  type SecurityHook,
  type Server,
  type ServerAnswer,
  type ServerOperation,
  type ServerSettings,
  createServer,
  notImplemented,
  problemDetails,
  rowRefusals,
  tableReply,
} from "@specwright/runtime/server";
import {
  changeUserTable,
  createUserTable,
  deleteUserTable,
  getSchemaTable,
  getServiceProviderConfigurationTable,
  getUserTable,
  listResourceTypesTable,
  listSchemasTable,
  listUsersTable,
  replaceUserTable,
  searchUsersTable,
  securitySchemes,
} from "./operations.js";
import type {
  ChangeUserParameters,
  CompleteUserRequest,
  DeleteUserParameters,
  GetSchemaParameters,
  GetUserParameters,
  ListUsersParameters,
  PatchRequest,
  ReplaceUserParameters,
  ResourceTypes,
  Schema,
  SchemaList,
  SearchRequest,
  ServiceProviderConfiguration,
  User,
  UserList,
} from "./types.js";
import {
  validateChangeUserParameters,
  validateCompleteUserRequest,
  validateDeleteUserParameters,
  validateGetSchemaParameters,
  validateGetUserParameters,
  validateListUsersParameters,
  validatePatchRequest,
  validateReplaceUserParameters,
  validateResourceTypes,
  validateSchema,
  validateSchemaList,
  validateSearchRequest,
  validateServiceProviderConfiguration,
  validateUser,
  validateUserList,
} from "./validators.js";

/** Credentials of a call, as the hooks of its schemes have returned them. */
type HandlerAuth<CompanyTokenContext> =
  | { readonly companyToken: CompanyTokenContext }
  | { readonly companyToken: CompanyTokenContext }
  | { readonly companyToken: CompanyTokenContext }
  | { readonly companyToken: CompanyTokenContext }
  | { readonly companyToken: CompanyTokenContext };

/**
 * Implements Identity profiles: a method for each operation.
 *
 * The service stores the core identity profile of each user, based on SCIM 2.0 and the conventions of RFC 7643
 * and RFC 7644. A caller creates, reads, changes and replaces users, and searches them by expressions over their
 * attributes. It also discovers the resource types, the configuration and the schemas of the service. The
 * service applies to the expense, travel, invoice and request editions, professional and standard. Every path
 * contains the API version, v4.1. The previous version is 4, and locations of schemas for version 4 have a /v4
 * prefix.
 */
export interface IdentityHandlers<CompanyTokenContext = unknown> {
  /**
   * List the users of a company.
   *
   * This operation returns all users of the caller's company, page by page. Any of the five read scopes allows
   * the call and determines the returned attributes. The caller names application/json in its Accept header.
   *
   * GET /profile/identity/v4.1/Users
   */
  listUsers(
    request: ListUsersReceived,
    context: HandlerContext<
      HandlerAuth<CompanyTokenContext>,
      ListUsersReply,
      IdentityFailuresRefusals<OtherStatus<200>>
    >,
  ): Replied<ListUsersReply>;
  /**
   * Create a user.
   *
   * This operation creates the profile of a user. Any of the four write scopes allows the call and determines
   * the writable attributes.
   *
   * POST /profile/identity/v4.1/Users
   */
  createUser(
    request: CreateUserReceived,
    context: HandlerContext<
      | { readonly companyToken: CompanyTokenContext }
      | { readonly companyToken: CompanyTokenContext }
      | { readonly companyToken: CompanyTokenContext }
      | { readonly companyToken: CompanyTokenContext },
      CreateUserReply,
      IdentityFailuresRefusals<OtherStatus<StatusRange<"2XX">>>
    >,
  ): Replied<CreateUserReply>;
  /**
   * Search users by their attributes.
   *
   * This operation returns the users that match a filter. It takes no query parameters. Any of the five read
   * scopes allows the call and determines the returned attributes. The caller names application/json in its
   * Accept header.
   *
   * POST /profile/identity/v4.1/Users/.search
   * @example body: { schemas: ["urn:ietf:params:scim:api:messages:service:2.0:SearchRequest"], filter: "userName eq \"ada.miller@example...
   */
  searchUsers(
    request: SearchUsersReceived,
    context: HandlerContext<
      HandlerAuth<CompanyTokenContext>,
      SearchUsersReply,
      IdentityFailuresRefusals<OtherStatus<200>>
    >,
  ): Replied<SearchUsersReply>;
  /**
   * Read one user.
   *
   * This operation returns the profile of one user. Any of the five read scopes allows the call and determines
   * the returned attributes. The caller names application/json in its Accept header.
   *
   * GET /profile/identity/v4.1/Users/{id}
   */
  getUser(
    request: GetUserReceived,
    context: HandlerContext<HandlerAuth<CompanyTokenContext>, GetUserReply, IdentityFailuresRefusals<OtherStatus<200>>>,
  ): Replied<GetUserReply>;
  /**
   * Change some attributes of a user.
   *
   * This operation changes the attributes in the request and no others. Any of the three scopes named here
   * allows the call and determines the writable attributes. If an operation names a multi-valued attribute
   * without a filter, the attribute and all its values are replaced.
   *
   * PATCH /profile/identity/v4.1/Users/{id}
   * @example body: { schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"], Operations: [{ op: "replace", path: "active", value: fa...
   */
  changeUser(
    request: ChangeUserReceived,
    context: HandlerContext<
      | { readonly companyToken: CompanyTokenContext }
      | { readonly companyToken: CompanyTokenContext }
      | { readonly companyToken: CompanyTokenContext },
      ChangeUserReply,
      IdentityFailuresRefusals<OtherStatus<StatusRange<"2XX">>>
    >,
  ): Replied<ChangeUserReply>;
  /**
   * Replace the profile of a user.
   *
   * This operation replaces the whole profile. Any of the four write scopes allows the call and determines the
   * writable attributes. Every attribute that the request omits is deleted, or set to its system default or to
   * null.
   *
   * PUT /profile/identity/v4.1/Users/{id}
   */
  replaceUser(
    request: ReplaceUserReceived,
    context: HandlerContext<
      | { readonly companyToken: CompanyTokenContext }
      | { readonly companyToken: CompanyTokenContext }
      | { readonly companyToken: CompanyTokenContext }
      | { readonly companyToken: CompanyTokenContext },
      ReplaceUserReply,
      IdentityFailuresRefusals<OtherStatus<StatusRange<"2XX">>>
    >,
  ): Replied<ReplaceUserReply>;
  /**
   * Delete a user permanently.
   *
   * A hard delete of users exists under the scope identity.user.delete. It is recommended only for users without
   * transaction history.
   *
   * DELETE /profile/identity/v4.1/Users/{id}
   */
  deleteUser(
    request: DeleteUserReceived,
    context: HandlerContext<
      { readonly companyToken: CompanyTokenContext },
      DeleteUserReply,
      IdentityFailuresRefusals<OtherStatus<StatusRange<"2XX">>>
    >,
  ): Replied<DeleteUserReply>;
  /**
   * List the types of resources.
   *
   * This operation returns the resource types of the service. It needs no scope. The caller names
   * application/json in its Accept header.
   *
   * GET /profile/identity/v4.1/ResourceTypes/
   * @example 200: [{ id: "User", name: "User", description: "The profile of a user.", endpoint: "/Users", schema: "urn:ietf:params:scim...
   */
  listResourceTypes(
    request: ListResourceTypesReceived,
    context: HandlerContext<
      { readonly companyToken: CompanyTokenContext },
      ListResourceTypesReply,
      IdentityFailuresRefusals<OtherStatus<200>>
    >,
  ): Replied<ListResourceTypesReply>;
  /**
   * Read the configuration of the service.
   *
   * This operation returns the SCIM features of the service. It needs no scope. The caller names
   * application/json in its Accept header.
   *
   * GET /profile/identity/v4.1/ServiceProviderConfig/
   * @example 200: { authenticationSchemes: [], bulk: {}, changePassword: {}, etag: {}, filter: {}, patch: {}, sort: {}, documentationUr...
   */
  getServiceProviderConfiguration(
    request: GetServiceProviderConfigurationReceived,
    context: HandlerContext<
      { readonly companyToken: CompanyTokenContext },
      GetServiceProviderConfigurationReply,
      IdentityFailuresRefusals<OtherStatus<200>>
    >,
  ): Replied<GetServiceProviderConfigurationReply>;
  /**
   * List the schemas.
   *
   * This operation returns the schemas of the service's resources. It needs no scope. The caller names
   * application/json in its Accept header.
   *
   * GET /profile/identity/v4.1/Schemas/
   * @example 200: { totalResults: 1, itemsPerPage: 1, Resources: [{ id: "urn:ietf:params:scim:schemas:extension:sap:2.0:User", name: "S...
   */
  listSchemas(
    request: ListSchemasReceived,
    context: HandlerContext<
      { readonly companyToken: CompanyTokenContext },
      ListSchemasReply,
      IdentityFailuresRefusals<OtherStatus<200>>
    >,
  ): Replied<ListSchemasReply>;
  /**
   * Read one schema.
   *
   * This operation returns one schema. It needs no scope. The caller names application/json in its Accept
   * header.
   *
   * GET /profile/identity/v4.1/Schemas/{id}
   * @example 200: { id: "urn:ietf:params:scim:schemas:core:2.0:User", name: "User", type: "Schema", description: "The profile of a user...
   */
  getSchema(
    request: GetSchemaReceived,
    context: HandlerContext<
      { readonly companyToken: CompanyTokenContext },
      GetSchemaReply,
      IdentityFailuresRefusals<OtherStatus<200>>
    >,
  ): Replied<GetSchemaReply>;
}

/** Checks credentials, with a hook for each security scheme; what it returns is `context.auth` of handlers. */
export interface IdentitySecurity<CompanyTokenContext = unknown> {
  /**
   * An access token of a company in the Authorization header, written as "Bearer" and the token. The service
   * supports company-level tokens and no others. The scopes of the token determine which attributes a call can
   * read and write. identity.user.ids.read lets GET and POST read the ids of a user. identity.user.core.read
   * lets GET and POST read core data. identity.user.coresensitive.read lets GET and POST read sensitive core
   * data. identity.user.enterprise.read lets GET and POST read enterprise data. identity.user.sap.read lets GET
   * and POST read the SAP global id; integrations with a provisioning service need it.
   * identity.user.coreenterprise.writeonly lets POST, PUT and PATCH write all core and enterprise attributes
   * except externalId and emails.verified. identity.user.externalID.writeonly lets POST, PUT and PATCH write
   * externalId and nothing else. identity.user.emails.verified.writeonly lets POST, PUT and PATCH write verified
   * of an email. identity.user.sap.writeonly lets POST, PUT and PATCH write the SAP global id; it is required to
   * assign the id to an existing user. identity.user.delete lets DELETE remove a user permanently, which is not
   * recommended.
   */
  readonly companyToken: SecurityHook<string, CompanyTokenContext>;
}

export interface IdentityServerOptions<CompanyTokenContext = unknown> extends ServerSettings<keyof IdentityHandlers> {
  readonly security: IdentitySecurity<CompanyTokenContext>;
  readonly handlers: IdentityHandlers<CompanyTokenContext>;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedIdentity: { readonly [Name in keyof IdentityHandlers]: () => never } = {
  listUsers: notImplemented,
  createUser: notImplemented,
  searchUsers: notImplemented,
  getUser: notImplemented,
  changeUser: notImplemented,
  replaceUser: notImplemented,
  deleteUser: notImplemented,
  listResourceTypes: notImplemented,
  getServiceProviderConfiguration: notImplemented,
  listSchemas: notImplemented,
  getSchema: notImplemented,
};

const identityFailuresTable: ErrorTable = {
  report: "first",
  paths: "pointer",
  members: {},
  rows: [
    { id: "unknownUser", status: 404, meaning: "The user does not exist.", members: {} },
    { id: "unknownSchema", status: 404, meaning: "The schema does not exist.", members: {} },
    { id: "wrongCount", status: 400, meaning: "The count is at least 1.", members: {} },
    { id: "unknownCursor", status: 400, meaning: "The cursor is not from a page.", members: {} },
    { id: "unsupportedFilter", status: 400, meaning: "The filter is not supported.", members: {} },
    {
      id: "filterForbidden",
      status: 403,
      meaning: "No scope of the token allows it to read the attribute of the filter.",
      members: {},
    },
    { id: "wrongChange", status: 400, meaning: "The change is not possible.", members: {} },
    {
      id: "scopeMissing",
      status: 403,
      meaning: "No scope of the token allows it to write the attribute.",
      members: {},
    },
    {
      id: "companyIdImmutable",
      status: 400,
      meaning: "The company of a user must be the company of the token.",
      members: {},
    },
    { id: "userNameTaken", status: 409, meaning: "The login name is in use.", members: {} },
    { id: "employeeNumberTaken", status: 409, meaning: "The employee number is in use.", members: {} },
    { id: "wrongAttribute", status: 400, meaning: "An attribute is invalid.", members: {} },
    { id: "otherIdentityFailure", members: {}, when: "always" },
  ],
};

const identityRefusalAnswers: readonly FilledAnswers[] = [
  {
    operations: [
      "listUsers",
      "createUser",
      "searchUsers",
      "getUser",
      "changeUser",
      "replaceUser",
      "deleteUser",
      "listResourceTypes",
      "getServiceProviderConfiguration",
      "listSchemas",
      "getSchema",
    ],
    common: true,
    table: identityFailuresTable,
    writers: { default: "problem" },
  },
];

/** Shapes a refused request: by the error tables of the spec, otherwise as RFC 9457 describes. */
export function identityRefusal(refusal: Refusal): RefusalReply {
  return tableReply(refusal, identityRefusalAnswers) ?? problemDetails(refusal);
}

/**
 * Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. Write
 * `security` before `handlers`: TypeScript reads in that order what hooks return and handlers get.
 */
export function createIdentityServer<CompanyTokenContext = unknown>(
  options: IdentityServerOptions<CompanyTokenContext>,
): Server {
  return createServer(
    {
      name: "identity",
      basePath: "",
      operations: [
        listUsersEndpoint,
        createUserEndpoint,
        searchUsersEndpoint,
        getUserEndpoint,
        changeUserEndpoint,
        replaceUserEndpoint,
        deleteUserEndpoint,
        listResourceTypesEndpoint,
        getServiceProviderConfigurationEndpoint,
        listSchemasEndpoint,
        getSchemaEndpoint,
      ],
      securitySchemes,
      refusalReply: identityRefusal,
      refusals: (operation) => rowRefusals(operation, identityRefusalAnswers),
    },
    options,
  );
}

/** The errors of the identity API. */
export interface IdentityFailuresRefusals<Status extends number> {
  /**
   * The user does not exist.
   *
   * Status 404.
   */
  unknownUser(details?: RowDetails): Refused;
  /**
   * The schema does not exist.
   *
   * Status 404.
   */
  unknownSchema(details?: RowDetails): Refused;
  /**
   * The count is at least 1.
   *
   * Status 400.
   */
  wrongCount(details?: RowDetails): Refused;
  /**
   * The cursor is not from a page.
   *
   * Status 400.
   */
  unknownCursor(details?: RowDetails): Refused;
  /**
   * The filter is not supported.
   *
   * Status 400.
   */
  unsupportedFilter(details?: RowDetails): Refused;
  /**
   * No scope of the token allows it to read the attribute of the filter.
   *
   * Status 403.
   */
  filterForbidden(details?: RowDetails): Refused;
  /**
   * The change is not possible.
   *
   * Status 400.
   */
  wrongChange(details?: RowDetails): Refused;
  /**
   * No scope of the token allows it to write the attribute.
   *
   * Status 403.
   */
  scopeMissing(details?: RowDetails): Refused;
  /**
   * The company of a user must be the company of the token.
   *
   * Status 400.
   */
  companyIdImmutable(details?: RowDetails): Refused;
  /**
   * The login name is in use.
   *
   * Status 409.
   */
  userNameTaken(details?: RowDetails): Refused;
  /**
   * The employee number is in use.
   *
   * Status 409.
   */
  employeeNumberTaken(details?: RowDetails): Refused;
  /**
   * An attribute is invalid.
   *
   * Status 400.
   */
  wrongAttribute(details?: RowDetails): Refused;
  otherIdentityFailure(details?: RowDetails<Status>): Refused;
}

/** The request that the handler of `listUsers` receives. */
export type ListUsersReceived = FilledParameters<ListUsersParameters, { query: "count" }>;

/** The reply that the handler of `listUsers` returns. */
export type ListUsersReply =
  | ServerAnswer<200, UserList, "application/json">
  | {
      readonly status: OtherStatus<200>;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const listUsersEndpoint: ServerOperation = {
  table: listUsersTable,
  check: validateListUsersParameters,
  responses: {
    200: { content: [/* @__PURE__ */ jsonWriter("application/json", validateUserList)] },
    default: { content: [] },
  },
};

/** The request that the handler of `createUser` receives. */
export interface CreateUserReceived {
  readonly contentType: "application/json";
  /** The profile of the new user. */
  readonly body: CompleteUserRequest;
}

/** The reply that the handler of `createUser` returns. */
export type CreateUserReply =
  | ServerAnswer<StatusRange<"2XX">, User, "application/json">
  | {
      readonly status: OtherStatus<StatusRange<"2XX">>;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const nameRequestReadOnly: HiddenMembers = { names: ["legalName"] };

const completeNameRequestReadOnly: HiddenMembers = { parts: [{ of: () => nameRequestReadOnly }] };

const managerRequestReadOnly: HiddenMembers = { names: ["displayName"] };

const completeManagerRequestReadOnly: HiddenMembers = { parts: [{ of: () => managerRequestReadOnly }] };

const enterpriseAttributesRequestReadOnly: HiddenMembers = { names: ["organization"] };

const completeEnterpriseUserRequestReadOnly: HiddenMembers = {
  members: { manager: () => completeManagerRequestReadOnly },
  parts: [{ of: () => enterpriseAttributesRequestReadOnly }],
};

const userAttributesRequestReadOnly: HiddenMembers = {
  names: ["id", "localeOverrides", "meta"],
  shown: ["displayName"],
};

const completeUserRequestReadOnly: HiddenMembers = {
  members: {
    name: () => completeNameRequestReadOnly,
    "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User": () => completeEnterpriseUserRequestReadOnly,
  },
  parts: [{ of: () => userAttributesRequestReadOnly }],
};

const createUserEndpoint: ServerOperation = {
  table: createUserTable,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ withoutReadOnly(
        /* @__PURE__ */ strictJsonReader("application/json", validateCompleteUserRequest),
        completeUserRequestReadOnly,
        validateCompleteUserRequest,
      ),
    ],
  },
  responses: {
    "2XX": { content: [/* @__PURE__ */ jsonWriter("application/json", validateUser)] },
    default: { content: [] },
  },
};

/** The request that the handler of `searchUsers` receives. */
export interface SearchUsersReceived {
  readonly contentType: "application/json";
  /** The filter, and the attributes to return. */
  readonly body: SearchRequest;
}

/** The reply that the handler of `searchUsers` returns. */
export type SearchUsersReply =
  | ServerAnswer<200, UserList, "application/json">
  | {
      readonly status: OtherStatus<200>;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const searchUsersEndpoint: ServerOperation = {
  table: searchUsersTable,
  body: { required: true, content: [/* @__PURE__ */ strictJsonReader("application/json", validateSearchRequest)] },
  responses: {
    200: { content: [/* @__PURE__ */ jsonWriter("application/json", validateUserList)] },
    default: { content: [] },
  },
};

/** The request that the handler of `getUser` receives. */
export type GetUserReceived = GetUserParameters;

/** The reply that the handler of `getUser` returns. */
export type GetUserReply =
  | ServerAnswer<200, User, "application/json">
  | {
      readonly status: OtherStatus<200>;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const getUserEndpoint: ServerOperation = {
  table: getUserTable,
  check: validateGetUserParameters,
  responses: {
    200: { content: [/* @__PURE__ */ jsonWriter("application/json", validateUser)] },
    default: { content: [] },
  },
};

/** The request that the handler of `changeUser` receives. */
export interface ChangeUserReceived extends ChangeUserParameters {
  readonly contentType: "application/json";
  /** The changes to make. */
  readonly body: PatchRequest;
}

/** The reply that the handler of `changeUser` returns. */
export type ChangeUserReply =
  | ServerAnswer<StatusRange<"2XX">, User, "application/json">
  | {
      readonly status: OtherStatus<StatusRange<"2XX">>;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const changeUserEndpoint: ServerOperation = {
  table: changeUserTable,
  check: validateChangeUserParameters,
  body: { required: true, content: [/* @__PURE__ */ strictJsonReader("application/json", validatePatchRequest)] },
  responses: {
    "2XX": { content: [/* @__PURE__ */ jsonWriter("application/json", validateUser)] },
    default: { content: [] },
  },
};

/** The request that the handler of `replaceUser` receives. */
export interface ReplaceUserReceived extends ReplaceUserParameters {
  readonly contentType: "application/json";
  /** The profile that replaces the current one. */
  readonly body: CompleteUserRequest;
}

/** The reply that the handler of `replaceUser` returns. */
export type ReplaceUserReply =
  | ServerAnswer<StatusRange<"2XX">, User, "application/json">
  | {
      readonly status: OtherStatus<StatusRange<"2XX">>;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const replaceUserEndpoint: ServerOperation = {
  table: replaceUserTable,
  check: validateReplaceUserParameters,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ withoutReadOnly(
        /* @__PURE__ */ strictJsonReader("application/json", validateCompleteUserRequest),
        completeUserRequestReadOnly,
        validateCompleteUserRequest,
      ),
    ],
  },
  responses: {
    "2XX": { content: [/* @__PURE__ */ jsonWriter("application/json", validateUser)] },
    default: { content: [] },
  },
};

/** The request that the handler of `deleteUser` receives. */
export type DeleteUserReceived = DeleteUserParameters;

/** The reply that the handler of `deleteUser` returns. */
export type DeleteUserReply =
  | {
      readonly status: StatusRange<"2XX">;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    }
  | {
      readonly status: OtherStatus<StatusRange<"2XX">>;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const deleteUserEndpoint: ServerOperation = {
  table: deleteUserTable,
  check: validateDeleteUserParameters,
  responses: {
    "2XX": { content: [] },
    default: { content: [] },
  },
};

/** The request that the handler of `listResourceTypes` receives. */
export type ListResourceTypesReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `listResourceTypes` returns. */
export type ListResourceTypesReply =
  | ServerAnswer<200, ResourceTypes, "application/json">
  | {
      readonly status: OtherStatus<200>;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const listResourceTypesEndpoint: ServerOperation = {
  table: listResourceTypesTable,
  responses: {
    200: { content: [/* @__PURE__ */ jsonWriter("application/json", validateResourceTypes)] },
    default: { content: [] },
  },
};

/** The request that the handler of `getServiceProviderConfiguration` receives. */
export type GetServiceProviderConfigurationReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `getServiceProviderConfiguration` returns. */
export type GetServiceProviderConfigurationReply =
  | ServerAnswer<200, ServiceProviderConfiguration, "application/json">
  | {
      readonly status: OtherStatus<200>;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const getServiceProviderConfigurationEndpoint: ServerOperation = {
  table: getServiceProviderConfigurationTable,
  responses: {
    200: { content: [/* @__PURE__ */ jsonWriter("application/json", validateServiceProviderConfiguration)] },
    default: { content: [] },
  },
};

/** The request that the handler of `listSchemas` receives. */
export type ListSchemasReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `listSchemas` returns. */
export type ListSchemasReply =
  | ServerAnswer<200, SchemaList, "application/json">
  | {
      readonly status: OtherStatus<200>;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const listSchemasEndpoint: ServerOperation = {
  table: listSchemasTable,
  responses: {
    200: { content: [/* @__PURE__ */ jsonWriter("application/json", validateSchemaList)] },
    default: { content: [] },
  },
};

/** The request that the handler of `getSchema` receives. */
export type GetSchemaReceived = GetSchemaParameters;

/** The reply that the handler of `getSchema` returns. */
export type GetSchemaReply =
  | ServerAnswer<200, Schema, "application/json">
  | {
      readonly status: OtherStatus<200>;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const getSchemaEndpoint: ServerOperation = {
  table: getSchemaTable,
  check: validateGetSchemaParameters,
  responses: {
    200: { content: [/* @__PURE__ */ jsonWriter("application/json", validateSchema)] },
    default: { content: [] },
  },
};

export { forbidden } from "@specwright/runtime/server";
export { unauthorized } from "@specwright/runtime/server";
export { refuse } from "@specwright/runtime/server";
