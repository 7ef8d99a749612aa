// Generated from specs/identity/openapi.yaml, sandbox/overlays/identity.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import {
  type ApiPromise,
  type BoundClient,
  type CallOptions,
  type CallResult,
  type ClientBase,
  type ClientOperation,
  type ClientResult,
  type ClientSettings,
  type ClientThat,
  type Connection,
  type Credential,
  type NoHeaders,
  type OperationFunctions,
  type ServerAddress,
  type TokenProvider,
  type TokenRequest,
  bindOperations,
  callOperation,
  clientBase,
  connect,
  createRawClient,
  serverAddress,
  tokenRequest,
} from "@specwright/runtime/client";
import { type OtherStatus, type StatusRange, jsonReader, jsonWriter } from "@specwright/runtime/http";
import { encodePlainPath, encodePlainQuery } from "@specwright/runtime/parameters";
import { type Client as RawClient, default as createClient } from "openapi-fetch";
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
import type { paths } from "./paths.js";
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

/**
 * A credential for each security scheme: a value, or a function that fetches it for each call.
 * @remarks `companyToken`: Open question: The attributes of each read scope are not listed.
 */
export interface IdentityAuth {
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
  readonly companyToken?: Credential | undefined;
}

export type IdentityClientOptions<Throws extends boolean = false> = ClientSettings<IdentityAuth, Throws>;

/** The settings of calls without a client, which the operations that are functions take. */
export type IdentityConnection = Connection<IdentityAuth>;

/** The operations, as hooks get them. */
export type IdentityOperationId =
  | "listUsers"
  | "createUser"
  | "searchUsers"
  | "getUser"
  | "changeUser"
  | "replaceUser"
  | "deleteUser"
  | "listResourceTypes"
  | "getServiceProviderConfiguration"
  | "listSchemas"
  | "getSchema";

/**
 * Calls Identity profiles.
 *
 * The service stores the core identity profile of each user, based on SCIM 2.0 and the conventions of RFC 7643
 * and RFC 7644. A caller creates, reads, changes and replaces users, and searches them by expressions over their
 * attributes. It also discovers the resource types, the configuration and the schemas of the service. The
 * service applies to the expense, travel, invoice and request editions, professional and standard. Every path
 * contains the API version, v4.1. The previous version is 4, and locations of schemas for version 4 have a /v4
 * prefix.
 * @remarks Open question: Neither rate limits nor events of this API are shown, so the spec has nothing
 * about them.
 */
export interface IdentityClient extends ClientBase<IdentityClient, IdentityAuth, IdentityOperationId> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /**
   * List the users of a company.
   *
   * This operation returns all users of the caller's company, page by page. Any of the five read scopes allows
   * the call and determines the returned attributes. The caller names application/json in its Accept header.
   *
   * GET /profile/identity/v4.1/Users
   */
  listUsers(input?: ListUsersInput, options?: CallOptions): ApiPromise<ListUsersResult>;
  /**
   * Create a user.
   *
   * This operation creates the profile of a user. Any of the four write scopes allows the call and determines
   * the writable attributes.
   *
   * POST /profile/identity/v4.1/Users
   */
  createUser(input: CreateUserInput, options?: CallOptions): ApiPromise<CreateUserResult>;
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
  searchUsers(input: SearchUsersInput, options?: CallOptions): ApiPromise<SearchUsersResult>;
  /**
   * Read one user.
   *
   * This operation returns the profile of one user. Any of the five read scopes allows the call and determines
   * the returned attributes. The caller names application/json in its Accept header.
   *
   * GET /profile/identity/v4.1/Users/{id}
   */
  getUser(input: GetUserInput, options?: CallOptions): ApiPromise<GetUserResult>;
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
  changeUser(input: ChangeUserInput, options?: CallOptions): ApiPromise<ChangeUserResult>;
  /**
   * Replace the profile of a user.
   *
   * This operation replaces the whole profile. Any of the four write scopes allows the call and determines the
   * writable attributes. Every attribute that the request omits is deleted, or set to its system default or to
   * null.
   *
   * PUT /profile/identity/v4.1/Users/{id}
   */
  replaceUser(input: ReplaceUserInput, options?: CallOptions): ApiPromise<ReplaceUserResult>;
  /**
   * Delete a user permanently.
   *
   * A hard delete of users exists under the scope identity.user.delete. It is recommended only for users without
   * transaction history.
   *
   * DELETE /profile/identity/v4.1/Users/{id}
   */
  deleteUser(input: DeleteUserInput, options?: CallOptions): ApiPromise<DeleteUserResult>;
  /**
   * List the types of resources.
   *
   * This operation returns the resource types of the service. It needs no scope. The caller names
   * application/json in its Accept header.
   *
   * GET /profile/identity/v4.1/ResourceTypes/
   * @example 200: [{ id: "User", name: "User", description: "The profile of a user.", endpoint: "/Users", schema: "urn:ietf:params:scim...
   */
  listResourceTypes(input?: ListResourceTypesInput, options?: CallOptions): ApiPromise<ListResourceTypesResult>;
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
    input?: GetServiceProviderConfigurationInput,
    options?: CallOptions,
  ): ApiPromise<GetServiceProviderConfigurationResult>;
  /**
   * List the schemas.
   *
   * This operation returns the schemas of the service's resources. It needs no scope. The caller names
   * application/json in its Accept header.
   *
   * GET /profile/identity/v4.1/Schemas/
   * @example 200: { totalResults: 1, itemsPerPage: 1, Resources: [{ id: "urn:ietf:params:scim:schemas:extension:sap:2.0:User", name: "S...
   */
  listSchemas(input?: ListSchemasInput, options?: CallOptions): ApiPromise<ListSchemasResult>;
  /**
   * Read one schema.
   *
   * This operation returns one schema. It needs no scope. The caller names application/json in its Accept
   * header.
   *
   * GET /profile/identity/v4.1/Schemas/{id}
   * @example 200: { id: "urn:ietf:params:scim:schemas:core:2.0:User", name: "User", type: "Schema", description: "The profile of a user...
   */
  getSchema(input: GetSchemaInput, options?: CallOptions): ApiPromise<GetSchemaResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createIdentityClient<Throws extends boolean = false>(
  options: IdentityClientOptions<Throws>,
): ClientThat<Throws, IdentityClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [
    listUsersTable,
    createUserTable,
    searchUsersTable,
    getUserTable,
    changeUserTable,
    replaceUserTable,
    deleteUserTable,
    listResourceTypesTable,
    getServiceProviderConfigurationTable,
    listSchemasTable,
    getSchemaTable,
  ]);
  const client: IdentityClient = {
    ...clientBase(connection, (baseUrl) => createIdentityClient({ ...options, baseUrl })),
    raw,
    listUsers: (input, callOptions) => listUsers(connection, input, callOptions),
    createUser: (input, callOptions) => createUser(connection, input, callOptions),
    searchUsers: (input, callOptions) => searchUsers(connection, input, callOptions),
    getUser: (input, callOptions) => getUser(connection, input, callOptions),
    changeUser: (input, callOptions) => changeUser(connection, input, callOptions),
    replaceUser: (input, callOptions) => replaceUser(connection, input, callOptions),
    deleteUser: (input, callOptions) => deleteUser(connection, input, callOptions),
    listResourceTypes: (input, callOptions) => listResourceTypes(connection, input, callOptions),
    getServiceProviderConfiguration: (input, callOptions) =>
      getServiceProviderConfiguration(connection, input, callOptions),
    listSchemas: (input, callOptions) => listSchemas(connection, input, callOptions),
    getSchema: (input, callOptions) => getSchema(connection, input, callOptions),
  };
  return client as ClientThat<Throws, IdentityClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createIdentityClientWith<
  Operations extends OperationFunctions<IdentityAuth>,
  Throws extends boolean = false,
>(
  options: IdentityClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, IdentityAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectIdentity(options: IdentityClientOptions): IdentityConnection {
  return connect(options, securitySchemes);
}

/** The servers of the contract: what each returns is a `baseUrl` for clients. */
export interface IdentityServers {
  /**
   * The base address of the service.
   *
   * {base_url}
   */
  server(variables?: { readonly base_url?: string }): ServerAddress;
}

export const identityServers: IdentityServers = {
  server: (variables) =>
    serverAddress(
      "server",
      { url: "{base_url}", variables: { base_url: { default: "https://base-url.invalid" } } },
      variables,
    ),
};

/**
 * A credential for `auth` with the key "companyToken": requests tokens by the grant "password". Throws a
 * TypeError when the URL of the token server is not valid.
 *
 * - `username`: The id of the company.
 * - `password`: The auth token of the company.
 */
export function identityCompanyTokenProvider(
  options: TokenRequest & {
    readonly baseUrl: string;
    readonly fields: { readonly username: string; readonly password: string };
  },
): TokenProvider {
  return tokenRequest(options, {
    tokenUrl: "/oauth2/v0/token",
    authentication: "body",
    fields: { grant_type: "password", scope: "", credtype: "authtoken" },
  });
}

/** The request that `listUsers` sends. */
export type ListUsersInput = ListUsersParameters;

/** The result of `listUsers`. */
export type ListUsersResult = CallResult<{
  is:
    | ClientResult<200, UserList, NoHeaders, "application/json">
    | ClientResult<OtherStatus<200>, undefined, NoHeaders, undefined>;
}>;

/**
 * List the users of a company.
 *
 * This operation returns all users of the caller's company, page by page. Any of the five read scopes allows the
 * call and determines the returned attributes. The caller names application/json in its Accept header.
 *
 * GET /profile/identity/v4.1/Users
 * @remarks Open question: The order of the users is not specified (1 more in the spec).
 */
export function listUsers(
  connection: IdentityConnection,
  input?: ListUsersInput,
  options?: CallOptions,
): ApiPromise<ListUsersResult> {
  return callOperation<ListUsersResult>(connection, listUsersOperation, input, options);
}

const listUsersOperation: ClientOperation = {
  table: listUsersTable,
  check: validateListUsersParameters,
  encode: { query: encodePlainQuery },
  accept: "application/json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateUserList)] },
    default: { content: [] },
  },
};

/** The request that `createUser` sends. */
export interface CreateUserInput {
  readonly contentType?: "application/json";
  /** The profile of the new user. */
  readonly body: CompleteUserRequest;
}

/** The result of `createUser`. */
export type CreateUserResult = CallResult<{
  is:
    | ClientResult<StatusRange<"2XX">, User, NoHeaders, "application/json">
    | ClientResult<OtherStatus<StatusRange<"2XX">>, undefined, NoHeaders, undefined>;
}>;

/**
 * Create a user.
 *
 * This operation creates the profile of a user. Any of the four write scopes allows the call and determines the
 * writable attributes.
 *
 * POST /profile/identity/v4.1/Users
 * @remarks Request body: Open question: The media type of the request is not specified; here it is
 * application/json (3 more in the spec).
 */
export function createUser(
  connection: IdentityConnection,
  input: CreateUserInput,
  options?: CallOptions,
): ApiPromise<CreateUserResult> {
  return callOperation<CreateUserResult>(connection, createUserOperation, input, options);
}

const createUserOperation: ClientOperation = {
  table: createUserTable,
  body: { required: true, content: [/* @__PURE__ */ jsonWriter("application/json", validateCompleteUserRequest)] },
  accept: "application/json",
  responses: {
    "2XX": { content: [/* @__PURE__ */ jsonReader("application/json", validateUser)] },
    default: { content: [] },
  },
};

/** The request that `searchUsers` sends. */
export interface SearchUsersInput {
  readonly contentType?: "application/json";
  /** The filter, and the attributes to return. */
  readonly body: SearchRequest;
}

/** The result of `searchUsers`. */
export type SearchUsersResult = CallResult<{
  is:
    | ClientResult<200, UserList, NoHeaders, "application/json">
    | ClientResult<OtherStatus<200>, undefined, NoHeaders, undefined>;
}>;

/**
 * Search users by their attributes.
 *
 * This operation returns the users that match a filter. It takes no query parameters. Any of the five read
 * scopes allows the call and determines the returned attributes. The caller names application/json in its Accept
 * header.
 *
 * POST /profile/identity/v4.1/Users/.search
 * @example body: { schemas: ["urn:ietf:params:scim:api:messages:service:2.0:SearchRequest"], filter: "userName eq \"ada.miller@example...
 * @remarks Request body: Open question: The media type of the request is not specified; here it is
 * application/json (1 more in the spec).
 */
export function searchUsers(
  connection: IdentityConnection,
  input: SearchUsersInput,
  options?: CallOptions,
): ApiPromise<SearchUsersResult> {
  return callOperation<SearchUsersResult>(connection, searchUsersOperation, input, options);
}

const searchUsersOperation: ClientOperation = {
  table: searchUsersTable,
  body: { required: true, content: [/* @__PURE__ */ jsonWriter("application/json", validateSearchRequest)] },
  accept: "application/json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateUserList)] },
    default: { content: [] },
  },
};

/** The request that `getUser` sends. */
export type GetUserInput = GetUserParameters;

/** The result of `getUser`. */
export type GetUserResult = CallResult<{
  is:
    | ClientResult<200, User, NoHeaders, "application/json">
    | ClientResult<OtherStatus<200>, undefined, NoHeaders, undefined>;
}>;

/**
 * Read one user.
 *
 * This operation returns the profile of one user. Any of the five read scopes allows the call and determines the
 * returned attributes. The caller names application/json in its Accept header.
 *
 * GET /profile/identity/v4.1/Users/{id}
 * @remarks Answer default: Open question: Neither the error statuses nor the error bodies of this
 * service are shown.
 */
export function getUser(
  connection: IdentityConnection,
  input: GetUserInput,
  options?: CallOptions,
): ApiPromise<GetUserResult> {
  return callOperation<GetUserResult>(connection, getUserOperation, input, options);
}

const getUserOperation: ClientOperation = {
  table: getUserTable,
  check: validateGetUserParameters,
  encode: { path: encodePlainPath },
  accept: "application/json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateUser)] },
    default: { content: [] },
  },
};

/** The request that `changeUser` sends. */
export interface ChangeUserInput extends ChangeUserParameters {
  readonly contentType?: "application/json";
  /** The changes to make. */
  readonly body: PatchRequest;
}

/** The result of `changeUser`. */
export type ChangeUserResult = CallResult<{
  is:
    | ClientResult<StatusRange<"2XX">, User, NoHeaders, "application/json">
    | ClientResult<OtherStatus<StatusRange<"2XX">>, undefined, NoHeaders, undefined>;
}>;

/**
 * Change some attributes of a user.
 *
 * This operation changes the attributes in the request and no others. Any of the three scopes named here allows
 * the call and determines the writable attributes. If an operation names a multi-valued attribute without a
 * filter, the attribute and all its values are replaced.
 *
 * PATCH /profile/identity/v4.1/Users/{id}
 * @example body: { schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"], Operations: [{ op: "replace", path: "active", value: fa...
 * @remarks Open question: Q-07: The scope identity.user.emails.verified.writeonly is listed for PATCH in one
 * section and omitted in another, so it is not named here (4 more in the spec).
 */
export function changeUser(
  connection: IdentityConnection,
  input: ChangeUserInput,
  options?: CallOptions,
): ApiPromise<ChangeUserResult> {
  return callOperation<ChangeUserResult>(connection, changeUserOperation, input, options);
}

const changeUserOperation: ClientOperation = {
  table: changeUserTable,
  check: validateChangeUserParameters,
  body: { required: true, content: [/* @__PURE__ */ jsonWriter("application/json", validatePatchRequest)] },
  encode: { path: encodePlainPath },
  accept: "application/json",
  responses: {
    "2XX": { content: [/* @__PURE__ */ jsonReader("application/json", validateUser)] },
    default: { content: [] },
  },
};

/** The request that `replaceUser` sends. */
export interface ReplaceUserInput extends ReplaceUserParameters {
  readonly contentType?: "application/json";
  /** The profile that replaces the current one. */
  readonly body: CompleteUserRequest;
}

/** The result of `replaceUser`. */
export type ReplaceUserResult = CallResult<{
  is:
    | ClientResult<StatusRange<"2XX">, User, NoHeaders, "application/json">
    | ClientResult<OtherStatus<StatusRange<"2XX">>, undefined, NoHeaders, undefined>;
}>;

/**
 * Replace the profile of a user.
 *
 * This operation replaces the whole profile. Any of the four write scopes allows the call and determines the
 * writable attributes. Every attribute that the request omits is deleted, or set to its system default or to
 * null.
 *
 * PUT /profile/identity/v4.1/Users/{id}
 * @remarks Request body: Open question: The media type of the request is not specified; here it is
 * application/json (3 more in the spec).
 */
export function replaceUser(
  connection: IdentityConnection,
  input: ReplaceUserInput,
  options?: CallOptions,
): ApiPromise<ReplaceUserResult> {
  return callOperation<ReplaceUserResult>(connection, replaceUserOperation, input, options);
}

const replaceUserOperation: ClientOperation = {
  table: replaceUserTable,
  check: validateReplaceUserParameters,
  body: { required: true, content: [/* @__PURE__ */ jsonWriter("application/json", validateCompleteUserRequest)] },
  encode: { path: encodePlainPath },
  accept: "application/json",
  responses: {
    "2XX": { content: [/* @__PURE__ */ jsonReader("application/json", validateUser)] },
    default: { content: [] },
  },
};

/** The request that `deleteUser` sends. */
export type DeleteUserInput = DeleteUserParameters;

/** The result of `deleteUser`. */
export type DeleteUserResult = CallResult<{
  is:
    | ClientResult<StatusRange<"2XX">, undefined, NoHeaders, undefined>
    | ClientResult<OtherStatus<StatusRange<"2XX">>, undefined, NoHeaders, undefined>;
}>;

/**
 * Delete a user permanently.
 *
 * A hard delete of users exists under the scope identity.user.delete. It is recommended only for users without
 * transaction history.
 *
 * DELETE /profile/identity/v4.1/Users/{id}
 * @remarks Open question: The path, the parameters and the response of the deletion are not shown; this
 * operation replaces it (2 more in the spec).
 */
export function deleteUser(
  connection: IdentityConnection,
  input: DeleteUserInput,
  options?: CallOptions,
): ApiPromise<DeleteUserResult> {
  return callOperation<DeleteUserResult>(connection, deleteUserOperation, input, options);
}

const deleteUserOperation: ClientOperation = {
  table: deleteUserTable,
  check: validateDeleteUserParameters,
  encode: { path: encodePlainPath },
  responses: {
    "2XX": { content: [] },
    default: { content: [] },
  },
};

/** The request that `listResourceTypes` sends. */
export type ListResourceTypesInput = Readonly<Record<string, never>>;

/** The result of `listResourceTypes`. */
export type ListResourceTypesResult = CallResult<{
  is:
    | ClientResult<200, ResourceTypes, NoHeaders, "application/json">
    | ClientResult<OtherStatus<200>, undefined, NoHeaders, undefined>;
}>;

/**
 * List the types of resources.
 *
 * This operation returns the resource types of the service. It needs no scope. The caller names application/json
 * in its Accept header.
 *
 * GET /profile/identity/v4.1/ResourceTypes/
 * @example 200: [{ id: "User", name: "User", description: "The profile of a user.", endpoint: "/Users", schema: "urn:ietf:params:scim...
 * @remarks Answer default: Open question: Q-30.3: Neither the error statuses nor the error bodies of this
 * service are shown.
 */
export function listResourceTypes(
  connection: IdentityConnection,
  input?: ListResourceTypesInput,
  options?: CallOptions,
): ApiPromise<ListResourceTypesResult> {
  return callOperation<ListResourceTypesResult>(connection, listResourceTypesOperation, input, options);
}

const listResourceTypesOperation: ClientOperation = {
  table: listResourceTypesTable,
  accept: "application/json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateResourceTypes)] },
    default: { content: [] },
  },
};

/** The request that `getServiceProviderConfiguration` sends. */
export type GetServiceProviderConfigurationInput = Readonly<Record<string, never>>;

/** The result of `getServiceProviderConfiguration`. */
export type GetServiceProviderConfigurationResult = CallResult<{
  is:
    | ClientResult<200, ServiceProviderConfiguration, NoHeaders, "application/json">
    | ClientResult<OtherStatus<200>, undefined, NoHeaders, undefined>;
}>;

/**
 * Read the configuration of the service.
 *
 * This operation returns the SCIM features of the service. It needs no scope. The caller names application/json
 * in its Accept header.
 *
 * GET /profile/identity/v4.1/ServiceProviderConfig/
 * @example 200: { authenticationSchemes: [], bulk: {}, changePassword: {}, etag: {}, filter: {}, patch: {}, sort: {}, documentationUr...
 * @remarks Answer default: Open question: Neither the error statuses nor the error bodies of this
 * service are shown.
 */
export function getServiceProviderConfiguration(
  connection: IdentityConnection,
  input?: GetServiceProviderConfigurationInput,
  options?: CallOptions,
): ApiPromise<GetServiceProviderConfigurationResult> {
  return callOperation<GetServiceProviderConfigurationResult>(
    connection,
    getServiceProviderConfigurationOperation,
    input,
    options,
  );
}

const getServiceProviderConfigurationOperation: ClientOperation = {
  table: getServiceProviderConfigurationTable,
  accept: "application/json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateServiceProviderConfiguration)] },
    default: { content: [] },
  },
};

/** The request that `listSchemas` sends. */
export type ListSchemasInput = Readonly<Record<string, never>>;

/** The result of `listSchemas`. */
export type ListSchemasResult = CallResult<{
  is:
    | ClientResult<200, SchemaList, NoHeaders, "application/json">
    | ClientResult<OtherStatus<200>, undefined, NoHeaders, undefined>;
}>;

/**
 * List the schemas.
 *
 * This operation returns the schemas of the service's resources. It needs no scope. The caller names
 * application/json in its Accept header.
 *
 * GET /profile/identity/v4.1/Schemas/
 * @example 200: { totalResults: 1, itemsPerPage: 1, Resources: [{ id: "urn:ietf:params:scim:schemas:extension:sap:2.0:User", name: "S...
 * @remarks Answer default: Open question: Q-30.3: Neither the error statuses nor the error bodies of this
 * service are shown.
 */
export function listSchemas(
  connection: IdentityConnection,
  input?: ListSchemasInput,
  options?: CallOptions,
): ApiPromise<ListSchemasResult> {
  return callOperation<ListSchemasResult>(connection, listSchemasOperation, input, options);
}

const listSchemasOperation: ClientOperation = {
  table: listSchemasTable,
  accept: "application/json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateSchemaList)] },
    default: { content: [] },
  },
};

/** The request that `getSchema` sends. */
export type GetSchemaInput = GetSchemaParameters;

/** The result of `getSchema`. */
export type GetSchemaResult = CallResult<{
  is:
    | ClientResult<200, Schema, NoHeaders, "application/json">
    | ClientResult<OtherStatus<200>, undefined, NoHeaders, undefined>;
}>;

/**
 * Read one schema.
 *
 * This operation returns one schema. It needs no scope. The caller names application/json in its Accept header.
 *
 * GET /profile/identity/v4.1/Schemas/{id}
 * @example 200: { id: "urn:ietf:params:scim:schemas:core:2.0:User", name: "User", type: "Schema", description: "The profile of a user...
 * @remarks Answer default: Open question: Q-30.3: Neither the error statuses nor the error bodies of this
 * service are shown.
 */
export function getSchema(
  connection: IdentityConnection,
  input: GetSchemaInput,
  options?: CallOptions,
): ApiPromise<GetSchemaResult> {
  return callOperation<GetSchemaResult>(connection, getSchemaOperation, input, options);
}

const getSchemaOperation: ClientOperation = {
  table: getSchemaTable,
  check: validateGetSchemaParameters,
  encode: { path: encodePlainPath },
  accept: "application/json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateSchema)] },
    default: { content: [] },
  },
};

export {
  type ApiError,
  type NetworkError,
  type RequestValidationError,
  type ResponseValidationError,
  type TimeoutError,
  type UnexpectedStatusError,
  isApiError,
  isNetworkError,
  isRequestValidationError,
  isResponseValidationError,
  isTimeoutError,
  isUnexpectedStatusError,
} from "@specwright/runtime/client";
export { type ClientHooks, type HookContext } from "@specwright/runtime/client";
export { retry } from "@specwright/runtime/client";
export { type AttemptRecord, logHooks } from "@specwright/runtime/client";
export { type TransferProgress, reportProgress } from "@specwright/runtime/client";
