// Generated from openapi.yaml and order.xsd. Edit the specs, then run `specwright generate`.

import { type Client as RawClient, default as createClient } from "openapi-fetch";
import {
  type BoundClient,
  type CallOptions,
  type CallResult,
  type ClientBase,
  type ClientOperation,
  type ClientResponse,
  type ClientResult,
  type ClientSettings,
  type Connection,
  type NoHeaders,
  type OperationFunctions,
  bindOperations,
  callOperation,
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

export type XsdAsJsonClientOptions = ClientSettings<XsdAsJsonAuth>;

/** The settings of calls without a client, which the operations that are functions take. */
export type XsdAsJsonConnection = Connection<XsdAsJsonAuth>;

/** Calls Xsd as JSON. */
export interface XsdAsJsonClient extends ClientBase<XsdAsJsonClient, XsdAsJsonAuth> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /** GET /orders */
  getOrder(input?: GetOrderInput, options?: CallOptions): Promise<GetOrderResult>;
  /** PUT /orders */
  updateOrder(input: UpdateOrderInput, options?: CallOptions): Promise<UpdateOrderResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createXsdAsJsonClient(options: XsdAsJsonClientOptions): XsdAsJsonClient {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [
    getOrderTable,
    updateOrderTable,
  ]);
  return {
    connection,
    raw,
    withBaseUrl: (baseUrl) => createXsdAsJsonClient({ ...options, baseUrl }),
    getOrder: (input, callOptions) => getOrder(connection, input, callOptions),
    updateOrder: (input, callOptions) => updateOrder(connection, input, callOptions),
  };
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createXsdAsJsonClientWith<Operations extends OperationFunctions<XsdAsJsonAuth>>(
  options: XsdAsJsonClientOptions,
  operations: Operations,
): BoundClient<Operations, XsdAsJsonAuth> {
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
): Promise<GetOrderResult> {
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
): Promise<UpdateOrderResult> {
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
  type NetworkError,
  type RequestValidationError,
  type ResponseValidationError,
  type TimeoutError,
  type UnexpectedStatusError,
  isNetworkError,
  isRequestValidationError,
  isResponseValidationError,
  isTimeoutError,
  isUnexpectedStatusError,
} from "../runtime/client.js";
