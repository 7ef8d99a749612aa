// Generated from specs/purchase-requests/openapi.yaml, sandbox/overlays/purchase-requests.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

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
import { type OtherStatus, jsonReader, jsonWriter } from "@specwright/runtime/http";
import {
  decodeTextHeaders,
  encodePlainHeaders,
  encodePlainPath,
  encodePlainQuery,
} from "@specwright/runtime/parameters";
import { type Client as RawClient, default as createClient } from "openapi-fetch";
import {
  createPurchaseRequestResponseHeadersTable,
  createPurchaseRequestTable,
  getPurchaseRequestResponseHeadersTable,
  getPurchaseRequestTable,
  securitySchemes,
} from "./operations.js";
import type { paths } from "./paths.js";
import type {
  CreatePurchaseRequestParameters,
  CreatePurchaseRequestResponse,
  CreatePurchaseRequestResponseHeaders,
  GetPurchaseRequestParameters,
  GetPurchaseRequestResponseHeaders,
  PurchaseRequest,
  PurchaseRequestDetail,
} from "./types.js";
import {
  validateCreatePurchaseRequestParameters,
  validateCreatePurchaseRequestResponse,
  validateCreatePurchaseRequestResponseHeaders,
  validateGetPurchaseRequestParameters,
  validateGetPurchaseRequestResponseHeaders,
  validatePurchaseRequest,
  validatePurchaseRequestDetail,
} from "./validators.js";

/** A credential for each security scheme: a value, or a function that fetches it for each call. */
export interface PurchaseRequestsAuth {
  /**
   * An access token in the Authorization header, written as "Bearer" and the token. The scope
   * purchaserequest.write allows creating purchase requests, and purchaserequest.read allows reading them.
   */
  readonly bearerToken?: Credential | undefined;
}

export type PurchaseRequestsClientOptions<Throws extends boolean = false> = ClientSettings<
  PurchaseRequestsAuth,
  Throws
>;

/** The settings of calls without a client, which the operations that are functions take. */
export type PurchaseRequestsConnection = Connection<PurchaseRequestsAuth>;

/** The operations, as hooks get them. */
export type PurchaseRequestsOperationId = "createPurchaseRequest" | "getPurchaseRequest";

/**
 * Calls Purchase requests.
 *
 * A caller creates a purchase request from header data and line items. Later it reads the progress of the
 * request: its two statuses, its exceptions and its purchase orders. Every path contains the API version, v4.
 * @remarks Open question: Neither rate limits nor events of this API are shown, so the spec has nothing
 * about them.
 */
export interface PurchaseRequestsClient extends ClientBase<
  PurchaseRequestsClient,
  PurchaseRequestsAuth,
  PurchaseRequestsOperationId
> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /**
   * Create a purchase request.
   *
   * This operation accepts a purchase request with its header data and line items. The response 202 means that
   * the data was accepted; the queue status in the detail shows if the purchase request was created.
   *
   * POST /purchaserequest/v4/purchaserequests
   * @example body: { userEmail: "requester@example.com", currencyCode: "EUR", lineItems: [{ purchaseType: "GOODS", vendorCode: "V-1001",...
   * @example 202: { id: "PRQ-5001", uri: "https://base-url.invalid/purchaserequest/v4/purchaserequests/PRQ-5001" }
   * @example default: { errors: [{ errorCode: "missingCurrencyCode", errorMessage: "The currency code is missing.", dataPath: "currencyCode...
   */
  createPurchaseRequest(
    input: CreatePurchaseRequestInput,
    options?: CallOptions,
  ): ApiPromise<CreatePurchaseRequestResult>;
  /**
   * Read the progress of a purchase request.
   *
   * This operation returns the numbers, the statuses, the exceptions and the purchase orders of one purchase
   * request. Like every call of the API, it sends application/json as its Content-Type.
   *
   * GET /purchaserequest/v4/purchaserequests/{id}
   * @example 200: { purchaseRequestId: "PRQ-5001", purchaseRequestQueueStatus: "PENDING_CREATION" }
   */
  getPurchaseRequest(input: GetPurchaseRequestInput, options?: CallOptions): ApiPromise<GetPurchaseRequestResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createPurchaseRequestsClient<Throws extends boolean = false>(
  options: PurchaseRequestsClientOptions<Throws>,
): ClientThat<Throws, PurchaseRequestsClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [
    createPurchaseRequestTable,
    getPurchaseRequestTable,
  ]);
  const client: PurchaseRequestsClient = {
    ...clientBase(connection, (baseUrl) => createPurchaseRequestsClient({ ...options, baseUrl })),
    raw,
    createPurchaseRequest: (input, callOptions) => createPurchaseRequest(connection, input, callOptions),
    getPurchaseRequest: (input, callOptions) => getPurchaseRequest(connection, input, callOptions),
  };
  return client as ClientThat<Throws, PurchaseRequestsClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createPurchaseRequestsClientWith<
  Operations extends OperationFunctions<PurchaseRequestsAuth>,
  Throws extends boolean = false,
>(
  options: PurchaseRequestsClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, PurchaseRequestsAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectPurchaseRequests(options: PurchaseRequestsClientOptions): PurchaseRequestsConnection {
  return connect(options, securitySchemes);
}

/** The servers of the contract: what each returns is a `baseUrl` for clients. */
export interface PurchaseRequestsServers {
  /**
   * The base address of the service.
   *
   * {base_url}
   */
  server(variables?: { readonly base_url?: string }): ServerAddress;
}

export const purchaseRequestsServers: PurchaseRequestsServers = {
  server: (variables) =>
    serverAddress(
      "server",
      { url: "{base_url}", variables: { base_url: { default: "https://base-url.invalid" } } },
      variables,
    ),
};

/** The request that `createPurchaseRequest` sends. */
export interface CreatePurchaseRequestInput extends CreatePurchaseRequestParameters {
  readonly contentType?: "application/json";
  /** The purchase request to create. */
  readonly body: PurchaseRequest;
}

/** The result of `createPurchaseRequest`. */
export type CreatePurchaseRequestResult = CallResult<{
  is:
    | ClientResult<202, CreatePurchaseRequestResponse, CreatePurchaseRequestResponseHeaders, "application/json">
    | ClientResult<
        OtherStatus<202>,
        CreatePurchaseRequestResponse,
        CreatePurchaseRequestResponseHeaders,
        "application/json"
      >;
}>;

/**
 * Create a purchase request.
 *
 * This operation accepts a purchase request with its header data and line items. The response 202 means that the
 * data was accepted; the queue status in the detail shows if the purchase request was created.
 *
 * POST /purchaserequest/v4/purchaserequests
 * @example body: { userEmail: "requester@example.com", currencyCode: "EUR", lineItems: [{ purchaseType: "GOODS", vendorCode: "V-1001",...
 * @example 202: { id: "PRQ-5001", uri: "https://base-url.invalid/purchaserequest/v4/purchaserequests/PRQ-5001" }
 * @example default: { errors: [{ errorCode: "missingCurrencyCode", errorMessage: "The currency code is missing.", dataPath: "currencyCode...
 * @remarks Answer default: Open question: Q-30.7: No failure status is specified for this operation, and only a
 * validation failure has a specified body.
 */
export function createPurchaseRequest(
  connection: PurchaseRequestsConnection,
  input: CreatePurchaseRequestInput,
  options?: CallOptions,
): ApiPromise<CreatePurchaseRequestResult> {
  return callOperation<CreatePurchaseRequestResult>(connection, createPurchaseRequestOperation, input, options);
}

const sharedResponse: ClientResponse = {
  content: [/* @__PURE__ */ jsonReader("application/json", validateCreatePurchaseRequestResponse)],
  headers: createPurchaseRequestResponseHeadersTable,
  decodeHeaders: decodeTextHeaders,
  checkHeaders: validateCreatePurchaseRequestResponseHeaders,
};

const createPurchaseRequestOperation: ClientOperation = {
  table: createPurchaseRequestTable,
  check: validateCreatePurchaseRequestParameters,
  body: { required: true, content: [/* @__PURE__ */ jsonWriter("application/json", validatePurchaseRequest)] },
  encode: { headers: encodePlainHeaders },
  accept: "application/json",
  responses: {
    202: sharedResponse,
    default: sharedResponse,
  },
};

/** The request that `getPurchaseRequest` sends. */
export type GetPurchaseRequestInput = GetPurchaseRequestParameters;

/** The result of `getPurchaseRequest`. */
export type GetPurchaseRequestResult = CallResult<{
  is:
    | ClientResult<200, PurchaseRequestDetail, GetPurchaseRequestResponseHeaders, "application/json">
    | ClientResult<OtherStatus<200>, undefined, GetPurchaseRequestResponseHeaders, undefined>;
}>;

/**
 * Read the progress of a purchase request.
 *
 * This operation returns the numbers, the statuses, the exceptions and the purchase orders of one purchase
 * request. Like every call of the API, it sends application/json as its Content-Type.
 *
 * GET /purchaserequest/v4/purchaserequests/{id}
 * @example 200: { purchaseRequestId: "PRQ-5001", purchaseRequestQueueStatus: "PENDING_CREATION" }
 * @remarks Answer default: Open question: Neither the failure statuses of this operation nor the body of
 * a failure is specified.
 */
export function getPurchaseRequest(
  connection: PurchaseRequestsConnection,
  input: GetPurchaseRequestInput,
  options?: CallOptions,
): ApiPromise<GetPurchaseRequestResult> {
  return callOperation<GetPurchaseRequestResult>(connection, getPurchaseRequestOperation, input, options);
}

const getPurchaseRequestOperation: ClientOperation = {
  table: getPurchaseRequestTable,
  check: validateGetPurchaseRequestParameters,
  encode: { path: encodePlainPath, query: encodePlainQuery, headers: encodePlainHeaders },
  accept: "application/json",
  responses: {
    200: {
      content: [/* @__PURE__ */ jsonReader("application/json", validatePurchaseRequestDetail)],
      headers: getPurchaseRequestResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateGetPurchaseRequestResponseHeaders,
    },
    default: {
      content: [],
      headers: getPurchaseRequestResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateGetPurchaseRequestResponseHeaders,
    },
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
