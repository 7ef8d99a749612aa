// Generated from openapi.yaml and note.xsd. Edit the specs, then run `specwright generate`.

import { type Client as RawClient, default as createClient } from "openapi-fetch";
import {
  type ApiPromise,
  type BoundClient,
  type CallOptions,
  type CallResult,
  type ClientBase,
  type ClientBinaryBody,
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
  clientBinaryReader,
  clientItemsReader,
  connect,
  createRawClient,
} from "../runtime/client.js";
import {
  type EventText,
  type FormWith,
  type OtherStatus,
  type ReceivedFile,
  type ServerSentEvent,
  type XmlShape,
  documentReader,
  jsonReader,
  jsonWriter,
  multipartReader,
  readEventData,
  readLines,
  textReader,
  xmlReader,
} from "../runtime/http.js";
import { decodeHeaders, encodePlainPath } from "../runtime/parameters.js";
import { decodeNote } from "./codecs.js";
import {
  createOrderTable,
  deleteOrderTable,
  getLabelTable,
  getLatestOrderResponseHeadersTable,
  getLatestOrderTable,
  getNoteTable,
  getOrderTable,
  getPictureTable,
  getScanTable,
  greetTable,
  readLogTable,
  securitySchemes,
  watchChangesTable,
} from "./operations.js";
import type { paths } from "./paths.js";
import type {
  CreateOrderResponseDefault,
  DeleteOrderParameters,
  GetLatestOrderResponseHeaders,
  GetOrderParameters,
  GetOrderResponse404,
  GetScanResponse200,
  GreetResponse200,
  Line,
  Note,
  Order,
  OrderRequest,
} from "./types.js";
import {
  validateCreateOrderResponseDefault,
  validateDeleteOrderParameters,
  validateGetLatestOrderResponseHeaders,
  validateGetOrderParameters,
  validateGetOrderResponse404,
  validateGetScanResponse200,
  validateGreetResponse200,
  validateLine,
  validateOrder,
  validateOrderRequest,
} from "./validators.js";

/** No scheme requires a credential in a request. */
export type MswAuth = Readonly<Record<string, never>>;

export type MswClientOptions<Throws extends boolean = false> = ClientSettings<MswAuth, Throws>;

/** The settings of calls without a client, which the operations that are functions take. */
export type MswConnection = Connection<MswAuth>;

/** The operations, as hooks get them. */
export type MswOperationId =
  | "getOrder"
  | "deleteOrder"
  | "getLatestOrder"
  | "createOrder"
  | "greet"
  | "getPicture"
  | "getNote"
  | "getLabel"
  | "watchChanges"
  | "readLog"
  | "getScan";

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
  /** GET /note */
  getNote(input?: GetNoteInput, options?: CallOptions): ApiPromise<GetNoteResult>;
  /** GET /label */
  getLabel(input?: GetLabelInput, options?: CallOptions): ApiPromise<GetLabelResult>;
  /** GET /changes */
  watchChanges(input?: WatchChangesInput, options?: CallOptions): ApiPromise<WatchChangesResult>;
  /** GET /log */
  readLog(input?: ReadLogInput, options?: CallOptions): ApiPromise<ReadLogResult>;
  /** GET /scan */
  getScan(input?: GetScanInput, options?: CallOptions): ApiPromise<GetScanResult>;
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
    getNoteTable,
    getLabelTable,
    watchChangesTable,
    readLogTable,
    getScanTable,
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
    getNote: (input, callOptions) => getNote(connection, input, callOptions),
    getLabel: (input, callOptions) => getLabel(connection, input, callOptions),
    watchChanges: (input, callOptions) => watchChanges(connection, input, callOptions),
    readLog: (input, callOptions) => readLog(connection, input, callOptions),
    getScan: (input, callOptions) => getScan(connection, input, callOptions),
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

const lineXml: XmlShape = {
  kind: "object",
  parts: [
    { name: "sku", shape: { kind: "text", as: "string" } },
    { name: "gift", shape: { kind: "text", as: "boolean" } },
  ],
  others: { kind: "any" },
};

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

/** The request that `getNote` sends. */
export type GetNoteInput = Readonly<Record<string, never>>;

/** The result of `getNote`. */
export type GetNoteResult = CallResult<{
  is: ClientResult<200, Note, NoHeaders, "application/xml">;
}>;

/** GET /note */
export function getNote(
  connection: MswConnection,
  input?: GetNoteInput,
  options?: CallOptions,
): ApiPromise<GetNoteResult> {
  return callOperation<GetNoteResult>(connection, getNoteOperation, input, options);
}

const getNoteOperation: ClientOperation = {
  table: getNoteTable,
  accept: "application/xml",
  responses: {
    200: { content: [/* @__PURE__ */ xmlReader("application/xml", decodeNote)] },
  },
};

/** The request that `getLabel` sends. */
export type GetLabelInput = Readonly<Record<string, never>>;

/** The result of `getLabel`. */
export type GetLabelResult = CallResult<{
  is: ClientResult<200, Line, NoHeaders, "application/xml">;
}>;

/** GET /label */
export function getLabel(
  connection: MswConnection,
  input?: GetLabelInput,
  options?: CallOptions,
): ApiPromise<GetLabelResult> {
  return callOperation<GetLabelResult>(connection, getLabelOperation, input, options);
}

const getLabelOperation: ClientOperation = {
  table: getLabelTable,
  accept: "application/xml",
  responses: {
    200: {
      content: [
        /* @__PURE__ */ documentReader("application/xml", { name: "Line", shape: () => lineXml }, validateLine),
      ],
    },
  },
};

/** The request that `watchChanges` sends. */
export type WatchChangesInput = Readonly<Record<string, never>>;

/** The result of `watchChanges`. */
export type WatchChangesResult = CallResult<{
  is: ClientResult<200, ClientItems<ServerSentEvent<Line> | EventText>, NoHeaders, "text/event-stream">;
}>;

/** GET /changes */
export function watchChanges(
  connection: MswConnection,
  input?: WatchChangesInput,
  options?: CallOptions,
): ApiPromise<WatchChangesResult> {
  return callOperation<WatchChangesResult>(connection, watchChangesOperation, input, options);
}

const watchChangesOperation: ClientOperation = {
  table: watchChangesTable,
  accept: "text/event-stream",
  responses: {
    200: {
      content: [
        /* @__PURE__ */ clientItemsReader(
          "text/event-stream",
          /* @__PURE__ */ readEventData(/* @__PURE__ */ jsonReader("text/event-stream", validateLine), "json"),
        ),
      ],
    },
  },
};

/** The request that `readLog` sends. */
export type ReadLogInput = Readonly<Record<string, never>>;

/** The result of `readLog`. */
export type ReadLogResult = CallResult<{
  is: ClientResult<200, ClientItems<Line>, NoHeaders, "application/jsonl">;
}>;

/** GET /log */
export function readLog(
  connection: MswConnection,
  input?: ReadLogInput,
  options?: CallOptions,
): ApiPromise<ReadLogResult> {
  return callOperation<ReadLogResult>(connection, readLogOperation, input, options);
}

const readLogOperation: ClientOperation = {
  table: readLogTable,
  accept: "application/jsonl",
  responses: {
    200: {
      content: [
        /* @__PURE__ */ clientItemsReader(
          "application/jsonl",
          /* @__PURE__ */ readLines(/* @__PURE__ */ jsonReader("application/jsonl", validateLine)),
        ),
      ],
    },
  },
};

/** The request that `getScan` sends. */
export type GetScanInput = Readonly<Record<string, never>>;

/** The result of `getScan`. */
export type GetScanResult = CallResult<{
  is: ClientResult<
    200,
    FormWith<GetScanResponse200, { readonly page?: ReceivedFile }>,
    NoHeaders,
    "multipart/form-data"
  >;
}>;

/** GET /scan */
export function getScan(
  connection: MswConnection,
  input?: GetScanInput,
  options?: CallOptions,
): ApiPromise<GetScanResult> {
  return callOperation<GetScanResult>(connection, getScanOperation, input, options);
}

const getScanOperation: ClientOperation = {
  table: getScanTable,
  accept: "multipart/form-data",
  responses: {
    200: {
      content: [
        /* @__PURE__ */ multipartReader(
          "multipart/form-data",
          [{ name: "page", kind: "file" }],
          validateGetScanResponse200,
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
