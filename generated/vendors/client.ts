// Generated from specs/vendors/openapi.yaml, sandbox/overlays/vendors.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

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
  type OperationFunctions,
  type PageMethods,
  type PagedOperation,
  type ServerAddress,
  type TokenProvider,
  type TokenRequest,
  bindOperations,
  byUrl,
  callOperation,
  clientBase,
  connect,
  createRawClient,
  serverAddress,
  tokenRequest,
  withPages,
} from "@specwright/runtime/client";
import { type OtherStatus, type StatusRange, jsonReader, jsonWriter } from "@specwright/runtime/http";
import { decodeTextHeaders, encodePlainHeaders, encodePlainQuery } from "@specwright/runtime/parameters";
import { type Client as RawClient, default as createClient } from "openapi-fetch";
import {
  createVendorsResponseHeadersTable,
  createVendorsTable,
  deleteVendorGroupResponseHeadersTable,
  deleteVendorGroupTable,
  deleteVendorResponseHeadersTable,
  deleteVendorTable,
  listVendorsResponseHeadersTable,
  listVendorsTable,
  securitySchemes,
  updateVendorBanksResponseHeadersTable,
  updateVendorBanksTable,
  updateVendorGroupsResponseHeadersTable,
  updateVendorGroupsTable,
  updateVendorsResponseHeadersTable,
  updateVendorsTable,
} from "./operations.js";
import type { paths } from "./paths.js";
import type {
  CreateVendorsParameters,
  CreateVendorsResponseHeaders,
  DeleteVendorGroupParameters,
  DeleteVendorGroupResponseHeaders,
  DeleteVendorParameters,
  DeleteVendorResponseHeaders,
  ListVendorsParameters,
  ListVendorsResponseHeaders,
  SubmittedVendorBanks,
  SubmittedVendorGroups,
  SubmittedVendorsRequest,
  UpdateVendorBanksParameters,
  UpdateVendorBanksResponseHeaders,
  UpdateVendorGroupsParameters,
  UpdateVendorGroupsResponseHeaders,
  UpdateVendorsParameters,
  UpdateVendorsResponseHeaders,
  Vendor,
  VendorBankCollection,
  VendorCollection,
  VendorGroupCollection,
} from "./types.js";
import {
  validateCreateVendorsParameters,
  validateCreateVendorsResponseHeaders,
  validateDeleteVendorGroupParameters,
  validateDeleteVendorGroupResponseHeaders,
  validateDeleteVendorParameters,
  validateDeleteVendorResponseHeaders,
  validateListVendorsParameters,
  validateListVendorsResponseHeaders,
  validateSubmittedVendorBanks,
  validateSubmittedVendorGroups,
  validateSubmittedVendorsRequest,
  validateUpdateVendorBanksParameters,
  validateUpdateVendorBanksResponseHeaders,
  validateUpdateVendorGroupsParameters,
  validateUpdateVendorGroupsResponseHeaders,
  validateUpdateVendorsParameters,
  validateUpdateVendorsResponseHeaders,
  validateVendorBankCollection,
  validateVendorCollection,
  validateVendorGroupCollection,
} from "./validators.js";

/**
 * A credential for each security scheme: a value, or a function that fetches it for each call.
 * @remarks `accessToken`: Open question: No scope is specified for calls that write (1 more in the
 * spec).
 */
export interface VendorsAuth {
  /** An access token of a company or of a user; both are supported. The scope INVVEN allows GET on vendors. */
  readonly accessToken?: Credential | undefined;
}

export type VendorsClientOptions<Throws extends boolean = false> = ClientSettings<VendorsAuth, Throws>;

/** The settings of calls without a client, which the operations that are functions take. */
export type VendorsConnection = Connection<VendorsAuth>;

/** The operations, as hooks get them. */
export type VendorsOperationId =
  | "listVendors"
  | "createVendors"
  | "updateVendors"
  | "deleteVendor"
  | "updateVendorBanks"
  | "updateVendorGroups"
  | "deleteVendorGroup";

/**
 * Calls Vendors.
 *
 * A caller searches, creates, updates and deletes vendors, stores their bank data and assigns them to groups.
 * The API requires the invoicing product. Every path contains the API version, v3.0. The API is deprecated since
 * 02/01/2023 and decommissioned on 11/30/2023. The API is not available in the data center in China.
 * @remarks Open question: Neither rate limits nor events of this API are shown, so the spec has nothing
 * about them (1 more in the spec).
 */
export interface VendorsClient extends ClientBase<VendorsClient, VendorsAuth, VendorsOperationId> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /**
   * Search vendors.
   *
   * This operation returns the vendors that match its search parameters, page by page. Deprecated since
   * 02/01/2023, decommissioned on 11/30/2023. With a company token, the call returns all vendors of an entity.
   *
   * GET /api/v3.0/invoice/vendors
   * @deprecated
   */
  readonly listVendors: ((input?: ListVendorsInput, options?: CallOptions) => ApiPromise<ListVendorsResult>) &
    PageMethods<ListVendorsInput, ListVendorsResult, Vendor>;
  /**
   * Create vendors.
   *
   * This operation creates the vendors in the request. Deprecated since 02/01/2023, decommissioned on
   * 11/30/2023. With a company token, the call acts on the vendors that it names.
   *
   * POST /api/v3.0/invoice/vendors
   * @deprecated
   */
  createVendors(input: CreateVendorsInput, options?: CallOptions): ApiPromise<CreateVendorsResult>;
  /**
   * Update vendors.
   *
   * This operation updates the vendors in the request. Deprecated since 02/01/2023, decommissioned on
   * 11/30/2023. With a company token, the call acts on the vendors that it names.
   *
   * PUT /api/v3.0/invoice/vendors
   * @deprecated
   */
  updateVendors(input: UpdateVendorsInput, options?: CallOptions): ApiPromise<UpdateVendorsResult>;
  /**
   * Delete a vendor.
   *
   * This operation deletes the vendor identified by its two codes together. Deprecated since 02/01/2023,
   * decommissioned on 11/30/2023. With a company token, the call acts on the vendors that it names.
   *
   * DELETE /api/v3.0/invoice/vendors
   * @deprecated
   */
  deleteVendor(input: DeleteVendorInput, options?: CallOptions): ApiPromise<DeleteVendorResult>;
  /**
   * Update the bank data of vendors.
   *
   * This operation saves the bank data in the request. Deprecated since 02/01/2023, decommissioned on
   * 11/30/2023. With a company token, the call acts on the vendors that it names.
   *
   * PUT /api/v3.0/invoice/vendor/banks
   * @deprecated
   */
  updateVendorBanks(input: UpdateVendorBanksInput, options?: CallOptions): ApiPromise<UpdateVendorBanksResult>;
  /**
   * Update the groups of a vendor.
   *
   * This operation saves the groups in the request for the vendor identified by the two codes together.
   * Deprecated since 02/01/2023, decommissioned on 11/30/2023. With a company token, the call acts on the
   * vendors that it names.
   *
   * PUT /api/v3.0/invoice/vendor/groups
   * @example body: { VendorGroup: [{ Name: "Office supplies" }] }
   * @example 2XX: { Items: [{ ID: "group-1", Name: "Office supplies", StatusList: [{ Code: 0, Message: "The group was saved.", RecordNu...
   * @deprecated
   */
  updateVendorGroups(input: UpdateVendorGroupsInput, options?: CallOptions): ApiPromise<UpdateVendorGroupsResult>;
  /**
   * Delete a group of a vendor.
   *
   * This operation deletes one group from the vendor identified by the two codes together. Deprecated since
   * 02/01/2023, decommissioned on 11/30/2023. With a company token, the call acts on the vendors that it names.
   *
   * DELETE /api/v3.0/invoice/vendor/groups
   * @example 2XX: { Items: [{ ID: "group-1", Name: "Office supplies", StatusList: [{ Code: 0, Message: "The group was deleted.", Record...
   * @deprecated
   */
  deleteVendorGroup(input: DeleteVendorGroupInput, options?: CallOptions): ApiPromise<DeleteVendorGroupResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createVendorsClient<Throws extends boolean = false>(
  options: VendorsClientOptions<Throws>,
): ClientThat<Throws, VendorsClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [
    listVendorsTable,
    createVendorsTable,
    updateVendorsTable,
    deleteVendorTable,
    updateVendorBanksTable,
    updateVendorGroupsTable,
    deleteVendorGroupTable,
  ]);
  const client: VendorsClient = {
    ...clientBase(connection, (baseUrl) => createVendorsClient({ ...options, baseUrl })),
    raw,
    listVendors: withPages(connection, listVendorsPages, listVendors),
    createVendors: (input, callOptions) => createVendors(connection, input, callOptions),
    updateVendors: (input, callOptions) => updateVendors(connection, input, callOptions),
    deleteVendor: (input, callOptions) => deleteVendor(connection, input, callOptions),
    updateVendorBanks: (input, callOptions) => updateVendorBanks(connection, input, callOptions),
    updateVendorGroups: (input, callOptions) => updateVendorGroups(connection, input, callOptions),
    deleteVendorGroup: (input, callOptions) => deleteVendorGroup(connection, input, callOptions),
  };
  return client as ClientThat<Throws, VendorsClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createVendorsClientWith<
  Operations extends OperationFunctions<VendorsAuth>,
  Throws extends boolean = false,
>(
  options: VendorsClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, VendorsAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectVendors(options: VendorsClientOptions): VendorsConnection {
  return connect(options, securitySchemes);
}

/** The servers of the contract: what each returns is a `baseUrl` for clients. */
export interface VendorsServers {
  /**
   * The base address of the service.
   *
   * {base_url}
   */
  server(variables?: { readonly base_url?: string }): ServerAddress;
}

export const vendorsServers: VendorsServers = {
  server: (variables) =>
    serverAddress(
      "server",
      { url: "{base_url}", variables: { base_url: { default: "https://base-url.invalid" } } },
      variables,
    ),
};

/**
 * A credential for `auth` with the key "accessToken": requests tokens by the grant "password". Throws a
 * TypeError when the URL of the token server is not valid.
 *
 * - `username`: The id of the company.
 * - `password`: The auth token of the company.
 */
export function vendorsAccessTokenProvider(
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

/** The request that `listVendors` sends. */
export type ListVendorsInput = ListVendorsParameters;

/** The result of `listVendors`. */
export type ListVendorsResult = CallResult<{
  is:
    | ClientResult<200, VendorCollection, ListVendorsResponseHeaders, "application/json">
    | ClientResult<OtherStatus<200>, undefined, ListVendorsResponseHeaders, undefined>;
}>;

/**
 * Search vendors.
 *
 * This operation returns the vendors that match its search parameters, page by page. Deprecated since
 * 02/01/2023, decommissioned on 11/30/2023. With a company token, the call returns all vendors of an entity.
 *
 * GET /api/v3.0/invoice/vendors
 * @deprecated
 * @remarks Open question: The combination of several search parameters is not specified (4 more in the
 * spec).
 */
export function listVendors(
  connection: VendorsConnection,
  input?: ListVendorsInput,
  options?: CallOptions,
): ApiPromise<ListVendorsResult> {
  return callOperation<ListVendorsResult>(connection, listVendorsOperation, input, options);
}

const listVendorsOperation: ClientOperation = {
  table: listVendorsTable,
  check: validateListVendorsParameters,
  encode: { query: encodePlainQuery, headers: encodePlainHeaders },
  accept: "application/json",
  responses: {
    200: {
      content: [/* @__PURE__ */ jsonReader("application/json", validateVendorCollection)],
      headers: listVendorsResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateListVendorsResponseHeaders,
    },
    default: {
      content: [],
      headers: listVendorsResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateListVendorsResponseHeaders,
    },
  },
};

/** The pages of `listVendors`, for `items`, `pages` and `all`. */
export const listVendorsPages: PagedOperation<ListVendorsInput, ListVendorsResult, Vendor> = {
  operation: listVendorsOperation,
  items: ["Items"],
  style: /* @__PURE__ */ byUrl(["NextPage"]),
};

/** The request that `createVendors` sends. */
export interface CreateVendorsInput extends CreateVendorsParameters {
  readonly contentType?: "application/json";
  /** The vendors to create. */
  readonly body: SubmittedVendorsRequest;
}

/** The result of `createVendors`. */
export type CreateVendorsResult = CallResult<{
  is:
    | ClientResult<StatusRange<"2XX">, VendorCollection, CreateVendorsResponseHeaders, "application/json">
    | ClientResult<OtherStatus<StatusRange<"2XX">>, undefined, CreateVendorsResponseHeaders, undefined>;
}>;

/**
 * Create vendors.
 *
 * This operation creates the vendors in the request. Deprecated since 02/01/2023, decommissioned on 11/30/2023.
 * With a company token, the call acts on the vendors that it names.
 *
 * POST /api/v3.0/invoice/vendors
 * @deprecated
 * @remarks Open question: The scope of this operation is not specified (4 more in the spec).
 */
export function createVendors(
  connection: VendorsConnection,
  input: CreateVendorsInput,
  options?: CallOptions,
): ApiPromise<CreateVendorsResult> {
  return callOperation<CreateVendorsResult>(connection, createVendorsOperation, input, options);
}

const createVendorsOperation: ClientOperation = {
  table: createVendorsTable,
  check: validateCreateVendorsParameters,
  body: { required: true, content: [/* @__PURE__ */ jsonWriter("application/json", validateSubmittedVendorsRequest)] },
  encode: { headers: encodePlainHeaders },
  accept: "application/json",
  responses: {
    "2XX": {
      content: [/* @__PURE__ */ jsonReader("application/json", validateVendorCollection)],
      headers: createVendorsResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateCreateVendorsResponseHeaders,
    },
    default: {
      content: [],
      headers: createVendorsResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateCreateVendorsResponseHeaders,
    },
  },
};

/** The request that `updateVendors` sends. */
export interface UpdateVendorsInput extends UpdateVendorsParameters {
  readonly contentType?: "application/json";
  /** The vendors to update. */
  readonly body: SubmittedVendorsRequest;
}

/** The result of `updateVendors`. */
export type UpdateVendorsResult = CallResult<{
  is:
    | ClientResult<StatusRange<"2XX">, VendorCollection, UpdateVendorsResponseHeaders, "application/json">
    | ClientResult<OtherStatus<StatusRange<"2XX">>, undefined, UpdateVendorsResponseHeaders, undefined>;
}>;

/**
 * Update vendors.
 *
 * This operation updates the vendors in the request. Deprecated since 02/01/2023, decommissioned on 11/30/2023.
 * With a company token, the call acts on the vendors that it names.
 *
 * PUT /api/v3.0/invoice/vendors
 * @deprecated
 * @remarks Open question: The scope of this operation is not specified (4 more in the spec).
 */
export function updateVendors(
  connection: VendorsConnection,
  input: UpdateVendorsInput,
  options?: CallOptions,
): ApiPromise<UpdateVendorsResult> {
  return callOperation<UpdateVendorsResult>(connection, updateVendorsOperation, input, options);
}

const updateVendorsOperation: ClientOperation = {
  table: updateVendorsTable,
  check: validateUpdateVendorsParameters,
  body: { required: true, content: [/* @__PURE__ */ jsonWriter("application/json", validateSubmittedVendorsRequest)] },
  encode: { headers: encodePlainHeaders },
  accept: "application/json",
  responses: {
    "2XX": {
      content: [/* @__PURE__ */ jsonReader("application/json", validateVendorCollection)],
      headers: updateVendorsResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateUpdateVendorsResponseHeaders,
    },
    default: {
      content: [],
      headers: updateVendorsResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateUpdateVendorsResponseHeaders,
    },
  },
};

/** The request that `deleteVendor` sends. */
export type DeleteVendorInput = DeleteVendorParameters;

/** The result of `deleteVendor`. */
export type DeleteVendorResult = CallResult<{
  is:
    | ClientResult<StatusRange<"2XX">, VendorCollection, DeleteVendorResponseHeaders, "application/json">
    | ClientResult<OtherStatus<StatusRange<"2XX">>, undefined, DeleteVendorResponseHeaders, undefined>;
}>;

/**
 * Delete a vendor.
 *
 * This operation deletes the vendor identified by its two codes together. Deprecated since 02/01/2023,
 * decommissioned on 11/30/2023. With a company token, the call acts on the vendors that it names.
 *
 * DELETE /api/v3.0/invoice/vendors
 * @deprecated
 * @remarks Open question: The scope of this operation is not specified (4 more in the spec).
 */
export function deleteVendor(
  connection: VendorsConnection,
  input: DeleteVendorInput,
  options?: CallOptions,
): ApiPromise<DeleteVendorResult> {
  return callOperation<DeleteVendorResult>(connection, deleteVendorOperation, input, options);
}

const deleteVendorOperation: ClientOperation = {
  table: deleteVendorTable,
  check: validateDeleteVendorParameters,
  encode: { query: encodePlainQuery, headers: encodePlainHeaders },
  accept: "application/json",
  responses: {
    "2XX": {
      content: [/* @__PURE__ */ jsonReader("application/json", validateVendorCollection)],
      headers: deleteVendorResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateDeleteVendorResponseHeaders,
    },
    default: {
      content: [],
      headers: deleteVendorResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateDeleteVendorResponseHeaders,
    },
  },
};

/** The request that `updateVendorBanks` sends. */
export interface UpdateVendorBanksInput extends UpdateVendorBanksParameters {
  readonly contentType?: "application/json";
  /** The bank data to save. */
  readonly body: SubmittedVendorBanks;
}

/** The result of `updateVendorBanks`. */
export type UpdateVendorBanksResult = CallResult<{
  is:
    | ClientResult<StatusRange<"2XX">, VendorBankCollection, UpdateVendorBanksResponseHeaders, "application/json">
    | ClientResult<OtherStatus<StatusRange<"2XX">>, undefined, UpdateVendorBanksResponseHeaders, undefined>;
}>;

/**
 * Update the bank data of vendors.
 *
 * This operation saves the bank data in the request. Deprecated since 02/01/2023, decommissioned on 11/30/2023.
 * With a company token, the call acts on the vendors that it names.
 *
 * PUT /api/v3.0/invoice/vendor/banks
 * @deprecated
 * @remarks Open question: The scope of this operation is not specified (4 more in the spec).
 */
export function updateVendorBanks(
  connection: VendorsConnection,
  input: UpdateVendorBanksInput,
  options?: CallOptions,
): ApiPromise<UpdateVendorBanksResult> {
  return callOperation<UpdateVendorBanksResult>(connection, updateVendorBanksOperation, input, options);
}

const updateVendorBanksOperation: ClientOperation = {
  table: updateVendorBanksTable,
  check: validateUpdateVendorBanksParameters,
  body: { required: true, content: [/* @__PURE__ */ jsonWriter("application/json", validateSubmittedVendorBanks)] },
  encode: { headers: encodePlainHeaders },
  accept: "application/json",
  responses: {
    "2XX": {
      content: [/* @__PURE__ */ jsonReader("application/json", validateVendorBankCollection)],
      headers: updateVendorBanksResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateUpdateVendorBanksResponseHeaders,
    },
    default: {
      content: [],
      headers: updateVendorBanksResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateUpdateVendorBanksResponseHeaders,
    },
  },
};

/** The request that `updateVendorGroups` sends. */
export interface UpdateVendorGroupsInput extends UpdateVendorGroupsParameters {
  readonly contentType?: "application/json";
  /** The groups to save. */
  readonly body: SubmittedVendorGroups;
}

/** The result of `updateVendorGroups`. */
export type UpdateVendorGroupsResult = CallResult<{
  is:
    | ClientResult<StatusRange<"2XX">, VendorGroupCollection, UpdateVendorGroupsResponseHeaders, "application/json">
    | ClientResult<OtherStatus<StatusRange<"2XX">>, undefined, UpdateVendorGroupsResponseHeaders, undefined>;
}>;

/**
 * Update the groups of a vendor.
 *
 * This operation saves the groups in the request for the vendor identified by the two codes together. Deprecated
 * since 02/01/2023, decommissioned on 11/30/2023. With a company token, the call acts on the vendors that it
 * names.
 *
 * PUT /api/v3.0/invoice/vendor/groups
 * @example body: { VendorGroup: [{ Name: "Office supplies" }] }
 * @example 2XX: { Items: [{ ID: "group-1", Name: "Office supplies", StatusList: [{ Code: 0, Message: "The group was saved.", RecordNu...
 * @deprecated
 * @remarks Open question: The scope of this operation is not specified (5 more in the spec).
 */
export function updateVendorGroups(
  connection: VendorsConnection,
  input: UpdateVendorGroupsInput,
  options?: CallOptions,
): ApiPromise<UpdateVendorGroupsResult> {
  return callOperation<UpdateVendorGroupsResult>(connection, updateVendorGroupsOperation, input, options);
}

const updateVendorGroupsOperation: ClientOperation = {
  table: updateVendorGroupsTable,
  check: validateUpdateVendorGroupsParameters,
  body: { required: true, content: [/* @__PURE__ */ jsonWriter("application/json", validateSubmittedVendorGroups)] },
  encode: { query: encodePlainQuery, headers: encodePlainHeaders },
  accept: "application/json",
  responses: {
    "2XX": {
      content: [/* @__PURE__ */ jsonReader("application/json", validateVendorGroupCollection)],
      headers: updateVendorGroupsResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateUpdateVendorGroupsResponseHeaders,
    },
    default: {
      content: [],
      headers: updateVendorGroupsResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateUpdateVendorGroupsResponseHeaders,
    },
  },
};

/** The request that `deleteVendorGroup` sends. */
export type DeleteVendorGroupInput = DeleteVendorGroupParameters;

/** The result of `deleteVendorGroup`. */
export type DeleteVendorGroupResult = CallResult<{
  is:
    | ClientResult<StatusRange<"2XX">, VendorGroupCollection, DeleteVendorGroupResponseHeaders, "application/json">
    | ClientResult<OtherStatus<StatusRange<"2XX">>, undefined, DeleteVendorGroupResponseHeaders, undefined>;
}>;

/**
 * Delete a group of a vendor.
 *
 * This operation deletes one group from the vendor identified by the two codes together. Deprecated since
 * 02/01/2023, decommissioned on 11/30/2023. With a company token, the call acts on the vendors that it names.
 *
 * DELETE /api/v3.0/invoice/vendor/groups
 * @example 2XX: { Items: [{ ID: "group-1", Name: "Office supplies", StatusList: [{ Code: 0, Message: "The group was deleted.", Record...
 * @deprecated
 * @remarks Open question: The scope of this operation is not specified (4 more in the spec).
 */
export function deleteVendorGroup(
  connection: VendorsConnection,
  input: DeleteVendorGroupInput,
  options?: CallOptions,
): ApiPromise<DeleteVendorGroupResult> {
  return callOperation<DeleteVendorGroupResult>(connection, deleteVendorGroupOperation, input, options);
}

const deleteVendorGroupOperation: ClientOperation = {
  table: deleteVendorGroupTable,
  check: validateDeleteVendorGroupParameters,
  encode: { query: encodePlainQuery, headers: encodePlainHeaders },
  accept: "application/json",
  responses: {
    "2XX": {
      content: [/* @__PURE__ */ jsonReader("application/json", validateVendorGroupCollection)],
      headers: deleteVendorGroupResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateDeleteVendorGroupResponseHeaders,
    },
    default: {
      content: [],
      headers: deleteVendorGroupResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateDeleteVendorGroupResponseHeaders,
    },
  },
};

export { all, items, pages } from "@specwright/runtime/client";
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
