// Generated from specs/loyalty/openapi.yaml, sandbox/overlays/loyalty.yaml, specs/loyalty/loyalty.xsd and 1 more. Edit the specs, then run `make generate`.

import {
  type ApiPromise,
  type BoundClient,
  type CallOptions,
  type CallResult,
  type ClientBase,
  type ClientOperation,
  type ClientResponse,
  type ClientResult,
  type ClientSettings,
  type ClientThat,
  type Connection,
  type Credential,
  type OperationFunctions,
  type ServerAddress,
  bindOperations,
  callOperation,
  clientBase,
  connect,
  createRawClient,
  serverAddress,
} from "@specwright/runtime/client";
import { type OtherStatus, xmlReader, xmlWriter } from "@specwright/runtime/http";
import { decodeTextHeaders, encodePlainHeaders } from "@specwright/runtime/parameters";
import { type Client as RawClient, default as createClient } from "openapi-fetch";
import {
  decodeLoyaltyMembershipResponse,
  encodeLoyaltyMembershipUpdate,
  validateLoyaltyMembershipUpdate,
} from "./codecs.js";
import {
  securitySchemes,
  updateLoyaltyMembershipsResponseHeadersTable,
  updateLoyaltyMembershipsTable,
} from "./operations.js";
import type { paths } from "./paths.js";
import type {
  LoyaltyMembershipResponse,
  LoyaltyMembershipUpdate,
  UpdateLoyaltyMembershipsParameters,
  UpdateLoyaltyMembershipsResponseHeaders,
} from "./types.js";
import {
  validateUpdateLoyaltyMembershipsParameters,
  validateUpdateLoyaltyMembershipsResponseHeaders,
} from "./validators.js";

/**
 * A credential for each security scheme: a value, or a function that fetches it for each call.
 * @remarks `oauthToken`: Open question: Q-136: No scope is specified for updating loyalty memberships, so none
 * is named.
 */
export interface LoyaltyAuth {
  /**
   * The access token of a valid user. Every call sends it in the Authorization header as "OAuth" followed by the
   * token.
   */
  readonly oauthToken?: Credential | undefined;
}

export type LoyaltyClientOptions<Throws extends boolean = false> = ClientSettings<LoyaltyAuth, Throws>;

/** The settings of calls without a client, which the operations that are functions take. */
export type LoyaltyConnection = Connection<LoyaltyAuth>;

/** The operations, as hooks get them. */
export type LoyaltyOperationId = "updateLoyaltyMemberships";

/**
 * Calls Loyalty memberships.
 *
 * A travel supplier or a travel management company (TMC) updates a user's memberships in loyalty programs.
 * Requests and responses are XML, defined by loyalty.xsd. The path contains the API version, v1.0.
 * @remarks Open question: Neither rate limits nor events of this API are shown, so the spec has nothing
 * about them.
 */
export interface LoyaltyClient extends ClientBase<LoyaltyClient, LoyaltyAuth, LoyaltyOperationId> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /**
   * Update the loyalty memberships of a user.
   *
   * This operation stores the loyalty membership data that a travel supplier or a TMC sends for a user. The
   * caller sends application/xml and names application/xml in its Accept header. A failure has the Status ERROR
   * and an ErrorDescription. A travel supplier updates memberships of its own program and of no other. A travel
   * supplier may set a new program number. A TMC may update every program of the consumer. The operation is
   * restricted to suppliers that have completed the application review.
   *
   * POST /api/travelprofile/v1.0/loyalty
   */
  updateLoyaltyMemberships(
    input: UpdateLoyaltyMembershipsInput,
    options?: CallOptions,
  ): ApiPromise<UpdateLoyaltyMembershipsResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createLoyaltyClient<Throws extends boolean = false>(
  options: LoyaltyClientOptions<Throws>,
): ClientThat<Throws, LoyaltyClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [
    updateLoyaltyMembershipsTable,
  ]);
  const client: LoyaltyClient = {
    ...clientBase(connection, (baseUrl) => createLoyaltyClient({ ...options, baseUrl })),
    raw,
    updateLoyaltyMemberships: (input, callOptions) => updateLoyaltyMemberships(connection, input, callOptions),
  };
  return client as ClientThat<Throws, LoyaltyClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createLoyaltyClientWith<
  Operations extends OperationFunctions<LoyaltyAuth>,
  Throws extends boolean = false,
>(
  options: LoyaltyClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, LoyaltyAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectLoyalty(options: LoyaltyClientOptions): LoyaltyConnection {
  return connect(options, securitySchemes);
}

/** The servers of the contract: what each returns is a `baseUrl` for clients. */
export interface LoyaltyServers {
  /**
   * The host of the data center that serves the user.
   *
   * {instance_url}
   */
  server(variables?: { readonly instance_url?: string }): ServerAddress;
}

export const loyaltyServers: LoyaltyServers = {
  server: (variables) =>
    serverAddress(
      "server",
      { url: "{instance_url}", variables: { instance_url: { default: "https://instance-url.invalid" } } },
      variables,
    ),
};

/** The request that `updateLoyaltyMemberships` sends. */
export interface UpdateLoyaltyMembershipsInput extends UpdateLoyaltyMembershipsParameters {
  readonly contentType?: "application/xml";
  /** The memberships to update, one Membership element for each program. */
  readonly body: LoyaltyMembershipUpdate;
}

/** The result of `updateLoyaltyMemberships`. */
export type UpdateLoyaltyMembershipsResult = CallResult<{
  is:
    | ClientResult<200, LoyaltyMembershipResponse, UpdateLoyaltyMembershipsResponseHeaders, "application/xml">
    | ClientResult<
        OtherStatus<200>,
        LoyaltyMembershipResponse,
        UpdateLoyaltyMembershipsResponseHeaders,
        "application/xml"
      >;
}>;

/**
 * Update the loyalty memberships of a user.
 *
 * This operation stores the loyalty membership data that a travel supplier or a TMC sends for a user. The caller
 * sends application/xml and names application/xml in its Accept header. A failure has the Status ERROR and an
 * ErrorDescription. A travel supplier updates memberships of its own program and of no other. A travel supplier
 * may set a new program number. A TMC may update every program of the consumer. The operation is restricted to
 * suppliers that have completed the application review.
 *
 * POST /api/travelprofile/v1.0/loyalty
 * @remarks Open question: It is not specified how a token identifies a supplier or a TMC, or how a
 * request names the consumer of the memberships (1 more in the spec).
 */
export function updateLoyaltyMemberships(
  connection: LoyaltyConnection,
  input: UpdateLoyaltyMembershipsInput,
  options?: CallOptions,
): ApiPromise<UpdateLoyaltyMembershipsResult> {
  return callOperation<UpdateLoyaltyMembershipsResult>(connection, updateLoyaltyMembershipsOperation, input, options);
}

const sharedResponse: ClientResponse = {
  content: [/* @__PURE__ */ xmlReader("application/xml", decodeLoyaltyMembershipResponse)],
  headers: updateLoyaltyMembershipsResponseHeadersTable,
  decodeHeaders: decodeTextHeaders,
  checkHeaders: validateUpdateLoyaltyMembershipsResponseHeaders,
};

const updateLoyaltyMembershipsOperation: ClientOperation = {
  table: updateLoyaltyMembershipsTable,
  check: validateUpdateLoyaltyMembershipsParameters,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ xmlWriter("application/xml", validateLoyaltyMembershipUpdate, encodeLoyaltyMembershipUpdate),
    ],
  },
  encode: { headers: encodePlainHeaders },
  accept: "application/xml",
  responses: {
    200: sharedResponse,
    default: sharedResponse,
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
