// Generated from openapi.yaml and order.xsd. Edit the specs, then run `specwright generate`.

import { type Client as RawClient, default as createClient } from "openapi-fetch";
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
  type NoHeaders,
  type OperationFunctions,
  bindOperations,
  callOperation,
  clientBase,
  connect,
  createRawClient,
} from "../runtime/client.js";
import {
  type HiddenMembers,
  type OtherStatus,
  jsonReader,
  jsonWriter,
  withoutWriteOnly,
  xmlReader,
  xmlWriter,
} from "../runtime/http.js";
import { decodeFailure, decodeOrder, encodeOrderUpdate, validateOrderUpdate } from "./codecs.js";
import { getOrderTable, securitySchemes, updateOrderTable } from "./operations.js";
import type { paths } from "./paths.js";
import type { Failure, FailureJson, Order, OrderJson, OrderUpdate, OrderUpdateJson } from "./types.js";
import { validateFailureJson, validateOrderJson, validateOrderUpdateJson } from "./validators.js";

/** No scheme requires a credential in a request. */
export type XsdAsJsonAuth = Readonly<Record<string, never>>;

export type XsdAsJsonClientOptions<Throws extends boolean = false> = ClientSettings<XsdAsJsonAuth, Throws>;

/** The settings of calls without a client, which the operations that are functions take. */
export type XsdAsJsonConnection = Connection<XsdAsJsonAuth>;

/** The operations, as hooks get them. */
export type XsdAsJsonOperationId = "getOrder" | "updateOrder";

/** Calls Xsd as JSON. */
export interface XsdAsJsonClient extends ClientBase<XsdAsJsonClient, XsdAsJsonAuth, XsdAsJsonOperationId> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /** GET /orders */
  getOrder(input?: GetOrderInput, options?: CallOptions): ApiPromise<GetOrderResult>;
  /** PUT /orders */
  updateOrder(input: UpdateOrderInput, options?: CallOptions): ApiPromise<UpdateOrderResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createXsdAsJsonClient<Throws extends boolean = false>(
  options: XsdAsJsonClientOptions<Throws>,
): ClientThat<Throws, XsdAsJsonClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [
    getOrderTable,
    updateOrderTable,
  ]);
  const client: XsdAsJsonClient = {
    ...clientBase(connection, (baseUrl) => createXsdAsJsonClient({ ...options, baseUrl })),
    raw,
    getOrder: (input, callOptions) => getOrder(connection, input, callOptions),
    updateOrder: (input, callOptions) => updateOrder(connection, input, callOptions),
  };
  return client as ClientThat<Throws, XsdAsJsonClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createXsdAsJsonClientWith<
  Operations extends OperationFunctions<XsdAsJsonAuth>,
  Throws extends boolean = false,
>(
  options: XsdAsJsonClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, XsdAsJsonAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectXsdAsJson(options: XsdAsJsonClientOptions): XsdAsJsonConnection {
  return connect(options, securitySchemes);
}

/** The request that `getOrder` sends. */
export type GetOrderInput = Readonly<Record<string, never>>;

/** The result of `getOrder`. */
export type GetOrderResult = CallResult<{
  is:
    | ClientResult<200, Order, NoHeaders, "application/xml">
    | ClientResult<200, OrderJson, NoHeaders, "application/json">
    | ClientResult<OtherStatus<200>, Failure, NoHeaders, "application/xml">
    | ClientResult<OtherStatus<200>, FailureJson, NoHeaders, "application/json">;
}>;

/** GET /orders */
export function getOrder(
  connection: XsdAsJsonConnection,
  input?: GetOrderInput,
  options?: CallOptions,
): ApiPromise<GetOrderResult> {
  return callOperation<GetOrderResult>(connection, getOrderOperation, input, options);
}

const sharedResponse: ClientResponse = {
  content: [
    /* @__PURE__ */ xmlReader("application/xml", decodeFailure),
    /* @__PURE__ */ jsonReader("application/json", validateFailureJson),
  ],
};

const getOrderOperation: ClientOperation = {
  table: getOrderTable,
  accept: "application/xml, application/json",
  responses: {
    200: {
      content: [
        /* @__PURE__ */ xmlReader("application/xml", decodeOrder),
        /* @__PURE__ */ jsonReader("application/json", validateOrderJson),
      ],
    },
    default: sharedResponse,
  },
};

/** The request that `updateOrder` sends. */
export type UpdateOrderInput =
  | { readonly contentType?: "application/xml"; readonly body: OrderUpdate }
  | { readonly contentType: "application/json"; readonly body: OrderUpdateJson };

/** The result of `updateOrder`. */
export type UpdateOrderResult = CallResult<{
  is:
    | ClientResult<204, undefined, NoHeaders, undefined>
    | ClientResult<OtherStatus<204>, Failure, NoHeaders, "application/xml">
    | ClientResult<OtherStatus<204>, FailureJson, NoHeaders, "application/json">;
}>;

/** PUT /orders */
export function updateOrder(
  connection: XsdAsJsonConnection,
  input: UpdateOrderInput,
  options?: CallOptions,
): ApiPromise<UpdateOrderResult> {
  return callOperation<UpdateOrderResult>(connection, updateOrderOperation, input, options);
}

const orderUpdateJsonLineItemReadOnly: HiddenMembers = { names: ["Price"] };

const orderUpdateJsonReadOnly: HiddenMembers = {
  names: ["Id"],
  members: { Line: { items: () => orderUpdateJsonLineItemReadOnly } },
};

const updateOrderOperation: ClientOperation = {
  table: updateOrderTable,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ xmlWriter("application/xml", validateOrderUpdate, encodeOrderUpdate),
      /* @__PURE__ */ withoutWriteOnly(
        /* @__PURE__ */ jsonWriter("application/json", validateOrderUpdateJson),
        orderUpdateJsonReadOnly,
      ),
    ],
  },
  accept: "application/xml, application/json",
  responses: {
    204: { content: [] },
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
} from "../runtime/client.js";
export { type ClientHooks, type HookContext } from "../runtime/client.js";
export { retry } from "../runtime/client.js";
export { type AttemptRecord, logHooks } from "../runtime/client.js";
export { type TransferProgress, reportProgress } from "../runtime/client.js";
