// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { type Client as RawClient, default as createClient } from "openapi-fetch";
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
  type NoHeaders,
  type OperationFunctions,
  bindOperations,
  callOperation,
  clientBase,
  connect,
  createRawClient,
} from "../runtime/client.js";
import { type OtherStatus, type StatusRange, jsonReader, jsonWriter } from "../runtime/http.js";
import { encodePlainPath } from "../runtime/parameters.js";
import { getOrderTable, placeOrderTable, securitySchemes } from "./operations.js";
import type { paths } from "./paths.js";
import type { GetOrderParameters, PlaceOrderRequest, Refused, Unknown } from "./types.js";
import {
  validateGetOrderParameters,
  validatePlaceOrderRequest,
  validateRefused,
  validateUnknown,
} from "./validators.js";

/** No scheme requires a credential in a request. */
export type RefusalsAuth = Readonly<Record<string, never>>;

export type RefusalsClientOptions<Throws extends boolean = false> = ClientSettings<RefusalsAuth, Throws>;

/** The settings of calls without a client, which the operations that are functions take. */
export type RefusalsConnection = Connection<RefusalsAuth>;

/** The operations, as hooks get them. */
export type RefusalsOperationId = "placeOrder" | "getOrder";

/** Calls Refusals. */
export interface RefusalsClient extends ClientBase<RefusalsClient, RefusalsAuth, RefusalsOperationId> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /** POST /orders */
  placeOrder(input: PlaceOrderInput, options?: CallOptions): ApiPromise<PlaceOrderResult>;
  /** GET /orders/{id} */
  getOrder(input: GetOrderInput, options?: CallOptions): ApiPromise<GetOrderResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createRefusalsClient<Throws extends boolean = false>(
  options: RefusalsClientOptions<Throws>,
): ClientThat<Throws, RefusalsClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [
    placeOrderTable,
    getOrderTable,
  ]);
  const client: RefusalsClient = {
    ...clientBase(connection, (baseUrl) => createRefusalsClient({ ...options, baseUrl })),
    raw,
    placeOrder: (input, callOptions) => placeOrder(connection, input, callOptions),
    getOrder: (input, callOptions) => getOrder(connection, input, callOptions),
  };
  return client as ClientThat<Throws, RefusalsClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createRefusalsClientWith<
  Operations extends OperationFunctions<RefusalsAuth>,
  Throws extends boolean = false,
>(
  options: RefusalsClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, RefusalsAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectRefusals(options: RefusalsClientOptions): RefusalsConnection {
  return connect(options, securitySchemes);
}

/** The request that `placeOrder` sends. */
export interface PlaceOrderInput {
  readonly contentType?: "application/json";
  readonly body: PlaceOrderRequest;
}

/** The result of `placeOrder`. */
export type PlaceOrderResult = CallResult<{
  is:
    | ClientResult<204, undefined, NoHeaders, undefined>
    | ClientResult<401, Unknown, NoHeaders, "application/json">
    | ClientResult<StatusRange<"4XX", 401>, Refused, NoHeaders, "application/json">;
}>;

/** POST /orders */
export function placeOrder(
  connection: RefusalsConnection,
  input: PlaceOrderInput,
  options?: CallOptions,
): ApiPromise<PlaceOrderResult> {
  return callOperation<PlaceOrderResult>(connection, placeOrderOperation, input, options);
}

const placeOrderOperation: ClientOperation = {
  table: placeOrderTable,
  body: { required: true, content: [/* @__PURE__ */ jsonWriter("application/json", validatePlaceOrderRequest)] },
  accept: "application/json",
  responses: {
    204: { content: [] },
    401: { content: [/* @__PURE__ */ jsonReader("application/json", validateUnknown)] },
    "4XX": { content: [/* @__PURE__ */ jsonReader("application/json", validateRefused)] },
  },
};

/** The request that `getOrder` sends. */
export type GetOrderInput = GetOrderParameters;

/** The result of `getOrder`. */
export type GetOrderResult = CallResult<{
  is:
    | ClientResult<204, undefined, NoHeaders, undefined>
    | ClientResult<404, Refused, NoHeaders, "application/json">
    | ClientResult<OtherStatus<204 | 404>, undefined, NoHeaders, undefined>;
}>;

/** GET /orders/{id} */
export function getOrder(
  connection: RefusalsConnection,
  input: GetOrderInput,
  options?: CallOptions,
): ApiPromise<GetOrderResult> {
  return callOperation<GetOrderResult>(connection, getOrderOperation, input, options);
}

const getOrderOperation: ClientOperation = {
  table: getOrderTable,
  check: validateGetOrderParameters,
  encode: { path: encodePlainPath },
  accept: "application/json",
  responses: {
    204: { content: [] },
    404: { content: [/* @__PURE__ */ jsonReader("application/json", validateRefused)] },
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
} from "../runtime/client.js";
export { type ClientHooks, type HookContext } from "../runtime/client.js";
export { retry } from "../runtime/client.js";
export { type AttemptRecord, logHooks } from "../runtime/client.js";
export { type TransferProgress, reportProgress } from "../runtime/client.js";
