// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { type Client as RawClient, default as createClient } from "openapi-fetch";
import {
  type ApiPromise,
  type BoundClient,
  type CallOptions,
  type CallResult,
  type ClientBase,
  type ClientItems,
  type ClientOperation,
  type ClientResult,
  type ClientSettings,
  type ClientThat,
  type Connection,
  type Credential,
  type NoHeaders,
  type OperationFunctions,
  bindOperations,
  callOperation,
  clientBase,
  clientItemsReader,
  connect,
  createRawClient,
  withQueryKeys,
} from "../runtime/client.js";
import { type EventText, type ServerSentEvent, jsonReader, jsonWriter, readEventData } from "../runtime/http.js";
import { encodePlainHeaders, encodePlainPath, encodePlainQuery } from "../runtime/parameters.js";
import {
  checkHealthTable,
  createOrderTable,
  getOrderTable,
  listOrdersTable,
  securitySchemes,
  watchOrdersTable,
} from "./operations.js";
import type { paths } from "./paths.js";
import type { GetOrderParameters, ListOrdersParameters, ListOrdersResponse200, Order } from "./types.js";
import {
  validateGetOrderParameters,
  validateListOrdersParameters,
  validateListOrdersResponse200,
  validateOrder,
} from "./validators.js";

/** A credential for each security scheme: a value, or a function that fetches it for each call. */
export interface TanstackQueryAuth {
  readonly key?: Credential | undefined;
}

export type TanstackQueryClientOptions<Throws extends boolean = false> = ClientSettings<TanstackQueryAuth, Throws>;

/** The settings of calls without a client, which the operations that are functions take. */
export type TanstackQueryConnection = Connection<TanstackQueryAuth>;

/** The operations, as hooks get them. */
export type TanstackQueryOperationId = "listOrders" | "createOrder" | "getOrder" | "watchOrders" | "checkHealth";

/** Calls Orders. */
export interface TanstackQueryClient extends ClientBase<
  TanstackQueryClient,
  TanstackQueryAuth,
  TanstackQueryOperationId
> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /**
   * Lists orders.
   *
   * GET /orders
   */
  listOrders(input?: ListOrdersInput, options?: CallOptions): ApiPromise<ListOrdersResult>;
  /** POST /orders */
  createOrder(input: CreateOrderInput, options?: CallOptions): ApiPromise<CreateOrderResult>;
  /** GET /orders/{id} */
  getOrder(input: GetOrderInput, options?: CallOptions): ApiPromise<GetOrderResult>;
  /** GET /orders/events */
  watchOrders(input?: WatchOrdersInput, options?: CallOptions): ApiPromise<WatchOrdersResult>;
  /**
   * HEAD /health
   * @deprecated
   */
  checkHealth(input?: CheckHealthInput, options?: CallOptions): ApiPromise<CheckHealthResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createTanstackQueryClient<Throws extends boolean = false>(
  options: TanstackQueryClientOptions<Throws>,
): ClientThat<Throws, TanstackQueryClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, withQueryKeys(securitySchemes), [
    listOrdersTable,
    createOrderTable,
    getOrderTable,
    watchOrdersTable,
    checkHealthTable,
  ]);
  const client: TanstackQueryClient = {
    ...clientBase(connection, (baseUrl) => createTanstackQueryClient({ ...options, baseUrl })),
    raw,
    listOrders: (input, callOptions) => listOrders(connection, input, callOptions),
    createOrder: (input, callOptions) => createOrder(connection, input, callOptions),
    getOrder: (input, callOptions) => getOrder(connection, input, callOptions),
    watchOrders: (input, callOptions) => watchOrders(connection, input, callOptions),
    checkHealth: (input, callOptions) => checkHealth(connection, input, callOptions),
  };
  return client as ClientThat<Throws, TanstackQueryClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createTanstackQueryClientWith<
  Operations extends OperationFunctions<TanstackQueryAuth>,
  Throws extends boolean = false,
>(
  options: TanstackQueryClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, TanstackQueryAuth>> {
  return bindOperations(options, operations, withQueryKeys(securitySchemes));
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectTanstackQuery(options: TanstackQueryClientOptions): TanstackQueryConnection {
  return connect(options, withQueryKeys(securitySchemes));
}

/** The request that `listOrders` sends. */
export type ListOrdersInput = ListOrdersParameters;

/** The result of `listOrders`. */
export type ListOrdersResult = CallResult<{
  is: ClientResult<200, ListOrdersResponse200, NoHeaders, "application/json">;
}>;

/**
 * Lists orders.
 *
 * GET /orders
 */
export function listOrders(
  connection: TanstackQueryConnection,
  input?: ListOrdersInput,
  options?: CallOptions,
): ApiPromise<ListOrdersResult> {
  return callOperation<ListOrdersResult>(connection, listOrdersOperation, input, options);
}

const listOrdersOperation: ClientOperation = {
  table: listOrdersTable,
  check: validateListOrdersParameters,
  encode: { query: encodePlainQuery, headers: encodePlainHeaders },
  accept: "application/json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateListOrdersResponse200)] },
  },
};

/** The request that `createOrder` sends. */
export interface CreateOrderInput {
  readonly contentType?: "application/json";
  readonly body: Order;
}

/** The result of `createOrder`. */
export type CreateOrderResult = CallResult<{
  is: ClientResult<201, Order, NoHeaders, "application/json"> | ClientResult<422, undefined, NoHeaders, undefined>;
}>;

/** POST /orders */
export function createOrder(
  connection: TanstackQueryConnection,
  input: CreateOrderInput,
  options?: CallOptions,
): ApiPromise<CreateOrderResult> {
  return callOperation<CreateOrderResult>(connection, createOrderOperation, input, options);
}

const createOrderOperation: ClientOperation = {
  table: createOrderTable,
  body: { required: true, content: [/* @__PURE__ */ jsonWriter("application/json", validateOrder)] },
  accept: "application/json",
  responses: {
    201: { content: [/* @__PURE__ */ jsonReader("application/json", validateOrder)] },
    422: { content: [] },
  },
};

/** The request that `getOrder` sends. */
export type GetOrderInput = GetOrderParameters;

/** The result of `getOrder`. */
export type GetOrderResult = CallResult<{
  is: ClientResult<200, Order, NoHeaders, "application/json"> | ClientResult<404, undefined, NoHeaders, undefined>;
}>;

/** GET /orders/{id} */
export function getOrder(
  connection: TanstackQueryConnection,
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
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateOrder)] },
    404: { content: [] },
  },
};

/** The request that `watchOrders` sends. */
export type WatchOrdersInput = Readonly<Record<string, never>>;

/** The result of `watchOrders`. */
export type WatchOrdersResult = CallResult<{
  is: ClientResult<200, ClientItems<ServerSentEvent<Order> | EventText>, NoHeaders, "text/event-stream">;
}>;

/** GET /orders/events */
export function watchOrders(
  connection: TanstackQueryConnection,
  input?: WatchOrdersInput,
  options?: CallOptions,
): ApiPromise<WatchOrdersResult> {
  return callOperation<WatchOrdersResult>(connection, watchOrdersOperation, input, options);
}

const watchOrdersOperation: ClientOperation = {
  table: watchOrdersTable,
  accept: "text/event-stream",
  responses: {
    200: {
      content: [
        /* @__PURE__ */ clientItemsReader(
          "text/event-stream",
          /* @__PURE__ */ readEventData(/* @__PURE__ */ jsonReader("text/event-stream", validateOrder), "json"),
        ),
      ],
    },
  },
};

/** The request that `checkHealth` sends. */
export type CheckHealthInput = Readonly<Record<string, never>>;

/** The result of `checkHealth`. */
export type CheckHealthResult = CallResult<{
  is: ClientResult<204, undefined, NoHeaders, undefined>;
}>;

/**
 * HEAD /health
 * @deprecated
 */
export function checkHealth(
  connection: TanstackQueryConnection,
  input?: CheckHealthInput,
  options?: CallOptions,
): ApiPromise<CheckHealthResult> {
  return callOperation<CheckHealthResult>(connection, checkHealthOperation, input, options);
}

const checkHealthOperation: ClientOperation = {
  table: checkHealthTable,
  responses: {
    204: { content: [] },
  },
};

export { reconnecting } from "../runtime/client.js";
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
