// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { type Client as RawClient, default as createClient } from "openapi-fetch";
import {
  type ApiPromise,
  type BoundClient,
  type CallOptions,
  type CallResult,
  type ClientBase,
  type ClientBinaryBody,
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
  clientBinaryReader,
  connect,
  createRawClient,
} from "../runtime/client.js";
import { type OtherStatus, jsonReader, jsonWriter, textReader } from "../runtime/http.js";
import { decodeHeaders, encodePlainPath } from "../runtime/parameters.js";
import {
  createOrderTable,
  deleteOrderTable,
  getLatestOrderResponseHeadersTable,
  getLatestOrderTable,
  getOrderTable,
  getPictureTable,
  greetTable,
  securitySchemes,
} from "./operations.js";
import type { paths } from "./paths.js";
import type {
  CreateOrderResponseDefault,
  DeleteOrderParameters,
  GetLatestOrderResponseHeaders,
  GetOrderParameters,
  GetOrderResponse404,
  GreetResponse200,
  Order,
  OrderRequest,
} from "./types.js";
import {
  validateCreateOrderResponseDefault,
  validateDeleteOrderParameters,
  validateGetLatestOrderResponseHeaders,
  validateGetOrderParameters,
  validateGetOrderResponse404,
  validateGreetResponse200,
  validateOrder,
  validateOrderRequest,
} from "./validators.js";

/** No scheme requires a credential in a request. */
export type MswAuth = Readonly<Record<string, never>>;

export type MswClientOptions<Throws extends boolean = false> = ClientSettings<MswAuth, Throws>;

/** The settings of calls without a client, which the operations that are functions take. */
export type MswConnection = Connection<MswAuth>;

/** The operations, as hooks get them. */
export type MswOperationId = "getOrder" | "deleteOrder" | "getLatestOrder" | "createOrder" | "greet" | "getPicture";

/** Calls Shop. */
export interface MswClient extends ClientBase<MswClient, MswAuth, MswOperationId> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /** GET /orders/{id} */
  getOrder(input: GetOrderInput, options?: CallOptions): ApiPromise<GetOrderResult>;
  /**
   * DELETE /orders/{id}
   * @deprecated
   */
  deleteOrder(input: DeleteOrderInput, options?: CallOptions): ApiPromise<DeleteOrderResult>;
  /** GET /orders/latest */
  getLatestOrder(input?: GetLatestOrderInput, options?: CallOptions): ApiPromise<GetLatestOrderResult>;
  /** POST /orders */
  createOrder(input: CreateOrderInput, options?: CallOptions): ApiPromise<CreateOrderResult>;
  /** GET /greeting */
  greet(input?: GreetInput, options?: CallOptions): ApiPromise<GreetResult>;
  /** GET /picture */
  getPicture(input?: GetPictureInput, options?: CallOptions): ApiPromise<GetPictureResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createMswClient<Throws extends boolean = false>(
  options: MswClientOptions<Throws>,
): ClientThat<Throws, MswClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [
    getOrderTable,
    deleteOrderTable,
    getLatestOrderTable,
    createOrderTable,
    greetTable,
    getPictureTable,
  ]);
  const client: MswClient = {
    ...clientBase(connection, (baseUrl) => createMswClient({ ...options, baseUrl })),
    raw,
    getOrder: (input, callOptions) => getOrder(connection, input, callOptions),
    deleteOrder: (input, callOptions) => deleteOrder(connection, input, callOptions),
    getLatestOrder: (input, callOptions) => getLatestOrder(connection, input, callOptions),
    createOrder: (input, callOptions) => createOrder(connection, input, callOptions),
    greet: (input, callOptions) => greet(connection, input, callOptions),
    getPicture: (input, callOptions) => getPicture(connection, input, callOptions),
  };
  return client as ClientThat<Throws, MswClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createMswClientWith<Operations extends OperationFunctions<MswAuth>, Throws extends boolean = false>(
  options: MswClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, MswAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectMsw(options: MswClientOptions): MswConnection {
  return connect(options, securitySchemes);
}

/** The request that `getOrder` sends. */
export type GetOrderInput = GetOrderParameters;

/** The result of `getOrder`. */
export type GetOrderResult = CallResult<{
  is:
    | ClientResult<200, Order, NoHeaders, "application/json">
    | ClientResult<404, GetOrderResponse404, NoHeaders, "application/problem+json">;
}>;

/** GET /orders/{id} */
export function getOrder(
  connection: MswConnection,
  input: GetOrderInput,
  options?: CallOptions,
): ApiPromise<GetOrderResult> {
  return callOperation<GetOrderResult>(connection, getOrderOperation, input, options);
}

const getOrderOperation: ClientOperation = {
  table: getOrderTable,
  check: validateGetOrderParameters,
  encode: { path: encodePlainPath },
  accept: "application/json, application/problem+json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateOrder)] },
    404: { content: [/* @__PURE__ */ jsonReader("application/problem+json", validateGetOrderResponse404)] },
  },
};

/** The request that `deleteOrder` sends. */
export type DeleteOrderInput = DeleteOrderParameters;

/** The result of `deleteOrder`. */
export type DeleteOrderResult = CallResult<{
  is: ClientResult<204, undefined, NoHeaders, undefined>;
}>;

/**
 * DELETE /orders/{id}
 * @deprecated
 */
export function deleteOrder(
  connection: MswConnection,
  input: DeleteOrderInput,
  options?: CallOptions,
): ApiPromise<DeleteOrderResult> {
  return callOperation<DeleteOrderResult>(connection, deleteOrderOperation, input, options);
}

const deleteOrderOperation: ClientOperation = {
  table: deleteOrderTable,
  check: validateDeleteOrderParameters,
  encode: { path: encodePlainPath },
  responses: {
    204: { content: [] },
  },
};

/** The request that `getLatestOrder` sends. */
export type GetLatestOrderInput = Readonly<Record<string, never>>;

/** The result of `getLatestOrder`. */
export type GetLatestOrderResult = CallResult<{
  is: ClientResult<200, Order, GetLatestOrderResponseHeaders, "application/json">;
}>;

/** GET /orders/latest */
export function getLatestOrder(
  connection: MswConnection,
  input?: GetLatestOrderInput,
  options?: CallOptions,
): ApiPromise<GetLatestOrderResult> {
  return callOperation<GetLatestOrderResult>(connection, getLatestOrderOperation, input, options);
}

const getLatestOrderOperation: ClientOperation = {
  table: getLatestOrderTable,
  accept: "application/json",
  responses: {
    200: {
      content: [/* @__PURE__ */ jsonReader("application/json", validateOrder)],
      headers: getLatestOrderResponseHeadersTable,
      decodeHeaders,
      checkHeaders: validateGetLatestOrderResponseHeaders,
    },
  },
};

/** The request that `createOrder` sends. */
export interface CreateOrderInput {
  readonly contentType?: "application/json";
  readonly body: OrderRequest;
}

/** The result of `createOrder`. */
export type CreateOrderResult = CallResult<{
  is:
    | ClientResult<201, Order, NoHeaders, "application/json">
    | ClientResult<OtherStatus<201>, CreateOrderResponseDefault, NoHeaders, "text/plain">;
}>;

/** POST /orders */
export function createOrder(
  connection: MswConnection,
  input: CreateOrderInput,
  options?: CallOptions,
): ApiPromise<CreateOrderResult> {
  return callOperation<CreateOrderResult>(connection, createOrderOperation, input, options);
}

const createOrderOperation: ClientOperation = {
  table: createOrderTable,
  body: { required: true, content: [/* @__PURE__ */ jsonWriter("application/json", validateOrderRequest)] },
  accept: "application/json, text/plain",
  responses: {
    201: { content: [/* @__PURE__ */ jsonReader("application/json", validateOrder)] },
    default: { content: [/* @__PURE__ */ textReader("text/plain", validateCreateOrderResponseDefault)] },
  },
};

/** The request that `greet` sends. */
export type GreetInput = Readonly<Record<string, never>>;

/** The result of `greet`. */
export type GreetResult = CallResult<{
  is: ClientResult<200, GreetResponse200, NoHeaders, "text/plain">;
}>;

/** GET /greeting */
export function greet(connection: MswConnection, input?: GreetInput, options?: CallOptions): ApiPromise<GreetResult> {
  return callOperation<GreetResult>(connection, greetOperation, input, options);
}

const greetOperation: ClientOperation = {
  table: greetTable,
  accept: "text/plain",
  responses: {
    200: { content: [/* @__PURE__ */ textReader("text/plain", validateGreetResponse200)] },
  },
};

/** The request that `getPicture` sends. */
export type GetPictureInput = Readonly<Record<string, never>>;

/** The result of `getPicture`. */
export type GetPictureResult = CallResult<{
  is: ClientResult<200, ClientBinaryBody, NoHeaders, "image/png">;
}>;

/** GET /picture */
export function getPicture(
  connection: MswConnection,
  input?: GetPictureInput,
  options?: CallOptions,
): ApiPromise<GetPictureResult> {
  return callOperation<GetPictureResult>(connection, getPictureOperation, input, options);
}

const getPictureOperation: ClientOperation = {
  table: getPictureTable,
  accept: "image/png",
  responses: {
    200: { content: [/* @__PURE__ */ clientBinaryReader("image/png")] },
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
