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
  type NoHeaders,
  type OperationFunctions,
  bindOperations,
  callOperation,
  clientBase,
  clientItemsReader,
  clientItemsWriter,
  connect,
  createRawClient,
} from "../runtime/client.js";
import {
  type EventText,
  type ItemSource,
  type ServerSentEvent,
  jsonReader,
  jsonWriter,
  readEventData,
  readEvents,
  readLines,
  textWriter,
  valueReader,
  writeEventData,
  writeLines,
  writeRecords,
} from "../runtime/http.js";
import {
  importOrdersTable,
  securitySchemes,
  sendEventsTable,
  watchEventsTable,
  watchOrdersTable,
} from "./operations.js";
import type { paths } from "./paths.js";
import type { Event, ImportOrdersResponse200, Order, OrderRequest, Outcome, SendEventsRequest } from "./types.js";
import {
  validateEvent,
  validateImportOrdersResponse200,
  validateOrder,
  validateOrderRequest,
  validateOutcome,
  validateSendEventsRequest,
} from "./validators.js";

/** No scheme requires a credential in a request. */
export type StreamsOfItemsAuth = Readonly<Record<string, never>>;

export type StreamsOfItemsClientOptions<Throws extends boolean = false> = ClientSettings<StreamsOfItemsAuth, Throws>;

/** The settings of calls without a client, which the operations that are functions take. */
export type StreamsOfItemsConnection = Connection<StreamsOfItemsAuth>;

/** The operations, as hooks get them. */
export type StreamsOfItemsOperationId = "watchOrders" | "importOrders" | "watchEvents" | "sendEvents";

/** Calls Streams of items. */
export interface StreamsOfItemsClient extends ClientBase<
  StreamsOfItemsClient,
  StreamsOfItemsAuth,
  StreamsOfItemsOperationId
> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /**
   * The data of events is JSON, or a word.
   *
   * GET /orders
   */
  watchOrders(input?: WatchOrdersInput, options?: CallOptions): ApiPromise<WatchOrdersResult>;
  /**
   * The schema of lines may be that of a list of them all.
   *
   * POST /orders
   */
  importOrders(input: ImportOrdersInput, options?: CallOptions): ApiPromise<ImportOrdersResult>;
  /**
   * The schema of events says which members they have.
   *
   * GET /events
   */
  watchEvents(input?: WatchEventsInput, options?: CallOptions): ApiPromise<WatchEventsResult>;
  /** POST /events */
  sendEvents(input?: SendEventsInput, options?: CallOptions): ApiPromise<SendEventsResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createStreamsOfItemsClient<Throws extends boolean = false>(
  options: StreamsOfItemsClientOptions<Throws>,
): ClientThat<Throws, StreamsOfItemsClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [
    watchOrdersTable,
    importOrdersTable,
    watchEventsTable,
    sendEventsTable,
  ]);
  const client: StreamsOfItemsClient = {
    ...clientBase(connection, (baseUrl) => createStreamsOfItemsClient({ ...options, baseUrl })),
    raw,
    watchOrders: (input, callOptions) => watchOrders(connection, input, callOptions),
    importOrders: (input, callOptions) => importOrders(connection, input, callOptions),
    watchEvents: (input, callOptions) => watchEvents(connection, input, callOptions),
    sendEvents: (input, callOptions) => sendEvents(connection, input, callOptions),
  };
  return client as ClientThat<Throws, StreamsOfItemsClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createStreamsOfItemsClientWith<
  Operations extends OperationFunctions<StreamsOfItemsAuth>,
  Throws extends boolean = false,
>(
  options: StreamsOfItemsClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, StreamsOfItemsAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectStreamsOfItems(options: StreamsOfItemsClientOptions): StreamsOfItemsConnection {
  return connect(options, securitySchemes);
}

/** The request that `watchOrders` sends. */
export type WatchOrdersInput = Readonly<Record<string, never>>;

/** The result of `watchOrders`. */
export type WatchOrdersResult = CallResult<{
  is: ClientResult<200, ClientItems<ServerSentEvent<Order> | EventText>, NoHeaders, "text/event-stream">;
}>;

/**
 * The data of events is JSON, or a word.
 *
 * GET /orders
 */
export function watchOrders(
  connection: StreamsOfItemsConnection,
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

/** The request that `importOrders` sends. */
export type ImportOrdersInput =
  | { readonly contentType?: "application/x-ndjson"; readonly body: ItemSource<OrderRequest> }
  | { readonly contentType: "application/json-seq"; readonly body: ItemSource<OrderRequest> };

/** The result of `importOrders`. */
export type ImportOrdersResult = CallResult<{
  is:
    | ClientResult<200, ClientItems<Outcome>, NoHeaders, "application/jsonl">
    | ClientResult<200, ImportOrdersResponse200, NoHeaders, "application/json">;
}>;

/**
 * The schema of lines may be that of a list of them all.
 *
 * POST /orders
 */
export function importOrders(
  connection: StreamsOfItemsConnection,
  input: ImportOrdersInput,
  options?: CallOptions,
): ApiPromise<ImportOrdersResult> {
  return callOperation<ImportOrdersResult>(connection, importOrdersOperation, input, options);
}

const importOrdersOperation: ClientOperation = {
  table: importOrdersTable,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ clientItemsWriter(
        "application/x-ndjson",
        /* @__PURE__ */ writeLines(/* @__PURE__ */ jsonWriter("application/x-ndjson", validateOrderRequest)),
      ),
      /* @__PURE__ */ clientItemsWriter(
        "application/json-seq",
        /* @__PURE__ */ writeRecords(/* @__PURE__ */ jsonWriter("application/json-seq", validateOrderRequest)),
      ),
    ],
  },
  accept: "application/jsonl, application/json",
  responses: {
    200: {
      content: [
        /* @__PURE__ */ clientItemsReader(
          "application/jsonl",
          /* @__PURE__ */ readLines(/* @__PURE__ */ jsonReader("application/jsonl", validateOutcome)),
        ),
        /* @__PURE__ */ jsonReader("application/json", validateImportOrdersResponse200),
      ],
    },
  },
};

/** The request that `watchEvents` sends. */
export type WatchEventsInput = Readonly<Record<string, never>>;

/** The result of `watchEvents`. */
export type WatchEventsResult = CallResult<{
  is: ClientResult<200, ClientItems<Event>, NoHeaders, "text/event-stream">;
}>;

/**
 * The schema of events says which members they have.
 *
 * GET /events
 */
export function watchEvents(
  connection: StreamsOfItemsConnection,
  input?: WatchEventsInput,
  options?: CallOptions,
): ApiPromise<WatchEventsResult> {
  return callOperation<WatchEventsResult>(connection, watchEventsOperation, input, options);
}

const watchEventsOperation: ClientOperation = {
  table: watchEventsTable,
  accept: "text/event-stream",
  responses: {
    200: {
      content: [
        /* @__PURE__ */ clientItemsReader(
          "text/event-stream",
          /* @__PURE__ */ readEvents(/* @__PURE__ */ valueReader("text/event-stream", validateEvent), "mixed"),
        ),
      ],
    },
  },
};

/** The request that `sendEvents` sends. */
export interface SendEventsInput {
  readonly contentType?: "text/event-stream";
  readonly body?: ItemSource<ServerSentEvent<SendEventsRequest>>;
}

/** The result of `sendEvents`. */
export type SendEventsResult = CallResult<{
  is: ClientResult<200, ClientItems<unknown>, NoHeaders, "application/jsonl">;
}>;

/** POST /events */
export function sendEvents(
  connection: StreamsOfItemsConnection,
  input?: SendEventsInput,
  options?: CallOptions,
): ApiPromise<SendEventsResult> {
  return callOperation<SendEventsResult>(connection, sendEventsOperation, input, options);
}

const sendEventsOperation: ClientOperation = {
  table: sendEventsTable,
  body: {
    required: false,
    content: [
      /* @__PURE__ */ clientItemsWriter(
        "text/event-stream",
        /* @__PURE__ */ writeEventData(
          /* @__PURE__ */ textWriter("text/event-stream", validateSendEventsRequest),
          "text",
        ),
      ),
    ],
  },
  accept: "application/jsonl",
  responses: {
    200: {
      content: [
        /* @__PURE__ */ clientItemsReader(
          "application/jsonl",
          /* @__PURE__ */ readLines(/* @__PURE__ */ jsonReader("application/jsonl")),
        ),
      ],
    },
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
