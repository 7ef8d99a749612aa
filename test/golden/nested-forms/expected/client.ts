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
import { formReader, formWriter } from "../runtime/parameters.js";
import { placeOrderForm, placeOrderTable, securitySchemes, sendEventTable, setLabelsTable } from "./operations.js";
import type { paths } from "./paths.js";
import type { Order, PlaceOrderRequest, SetLabelsRequest } from "./types.js";
import { validateOrder, validatePlaceOrderRequest, validateSetLabelsRequest } from "./validators.js";

/** No scheme requires a credential in a request. */
export type NestedFormsAuth = Readonly<Record<string, never>>;

export type NestedFormsClientOptions<Throws extends boolean = false> = ClientSettings<NestedFormsAuth, Throws>;

/** The settings of calls without a client, which the operations that are functions take. */
export type NestedFormsConnection = Connection<NestedFormsAuth>;

/** The operations, as hooks get them. */
export type NestedFormsOperationId = "placeOrder" | "setLabels" | "sendEvent";

/** Calls Nested forms. */
export interface NestedFormsClient extends ClientBase<NestedFormsClient, NestedFormsAuth, NestedFormsOperationId> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /** POST /orders */
  placeOrder(input: PlaceOrderInput, options?: CallOptions): ApiPromise<PlaceOrderResult>;
  /** PUT /labels */
  setLabels(input: SetLabelsInput, options?: CallOptions): ApiPromise<SetLabelsResult>;
  /** POST /events */
  sendEvent(input: SendEventInput, options?: CallOptions): ApiPromise<SendEventResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createNestedFormsClient<Throws extends boolean = false>(
  options: NestedFormsClientOptions<Throws>,
): ClientThat<Throws, NestedFormsClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [
    placeOrderTable,
    setLabelsTable,
    sendEventTable,
  ]);
  const client: NestedFormsClient = {
    ...clientBase(connection, (baseUrl) => createNestedFormsClient({ ...options, baseUrl })),
    raw,
    placeOrder: (input, callOptions) => placeOrder(connection, input, callOptions),
    setLabels: (input, callOptions) => setLabels(connection, input, callOptions),
    sendEvent: (input, callOptions) => sendEvent(connection, input, callOptions),
  };
  return client as ClientThat<Throws, NestedFormsClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createNestedFormsClientWith<
  Operations extends OperationFunctions<NestedFormsAuth>,
  Throws extends boolean = false,
>(
  options: NestedFormsClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, NestedFormsAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectNestedForms(options: NestedFormsClientOptions): NestedFormsConnection {
  return connect(options, securitySchemes);
}

/** The request that `placeOrder` sends. */
export interface PlaceOrderInput {
  readonly contentType?: "application/x-www-form-urlencoded";
  readonly body: PlaceOrderRequest;
}

/** The result of `placeOrder`. */
export type PlaceOrderResult = CallResult<{
  is: ClientResult<200, Order, NoHeaders, "application/x-www-form-urlencoded">;
}>;

/** POST /orders */
export function placeOrder(
  connection: NestedFormsConnection,
  input: PlaceOrderInput,
  options?: CallOptions,
): ApiPromise<PlaceOrderResult> {
  return callOperation<PlaceOrderResult>(connection, placeOrderOperation, input, options);
}

const placeOrderOperation: ClientOperation = {
  table: placeOrderTable,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ formWriter("application/x-www-form-urlencoded", placeOrderForm, validatePlaceOrderRequest),
    ],
  },
  accept: "application/x-www-form-urlencoded",
  responses: {
    200: {
      content: [
        /* @__PURE__ */ formReader(
          "application/x-www-form-urlencoded",
          [
            {
              name: "customer",
              style: "deepObject",
              shape: { members: { name: "string", age: "number" }, others: "string" },
            },
            { name: "lines", shape: { items: { members: { amounts: { items: "number" } }, others: "string" } } },
            { name: "gifts", shape: { items: { members: { amounts: { items: "number" } }, others: "string" } } },
            { name: "tags", shape: { items: "string" } },
            {
              name: "due",
              style: "deepObject",
              shape: { members: { before: "number" }, others: "string", text: "number" },
            },
            {
              name: "meta",
              style: "deepObject",
              shape: { members: { flags: { items: "boolean" } }, others: "string" },
            },
            {
              name: "range",
              style: "deepObject",
              shape: { members: { from: "number", until: "number" }, others: "string" },
            },
            {
              name: "parts",
              style: "deepObject",
              shape: { members: { size: "number", parts: { items: { above: 2 } } }, others: "string" },
            },
          ],
          validateOrder,
        ),
      ],
    },
  },
};

/** The request that `setLabels` sends. */
export interface SetLabelsInput {
  readonly contentType?: "application/x-www-form-urlencoded";
  readonly body: SetLabelsRequest;
}

/** The result of `setLabels`. */
export type SetLabelsResult = CallResult<{
  is: ClientResult<204, undefined, NoHeaders, undefined>;
}>;

/** PUT /labels */
export function setLabels(
  connection: NestedFormsConnection,
  input: SetLabelsInput,
  options?: CallOptions,
): ApiPromise<SetLabelsResult> {
  return callOperation<SetLabelsResult>(connection, setLabelsOperation, input, options);
}

const setLabelsOperation: ClientOperation = {
  table: setLabelsTable,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ formWriter("application/x-www-form-urlencoded", [], validateSetLabelsRequest, [
        "number",
        "string",
      ]),
    ],
  },
  responses: {
    204: { content: [] },
  },
};

/** The request that `sendEvent` sends. */
export interface SendEventInput {
  readonly contentType?: "application/x-www-form-urlencoded";
  readonly body: { readonly [name: string]: unknown };
}

/** The result of `sendEvent`. */
export type SendEventResult = CallResult<{
  is: ClientResult<204, undefined, NoHeaders, undefined>;
}>;

/** POST /events */
export function sendEvent(
  connection: NestedFormsConnection,
  input: SendEventInput,
  options?: CallOptions,
): ApiPromise<SendEventResult> {
  return callOperation<SendEventResult>(connection, sendEventOperation, input, options);
}

const sendEventOperation: ClientOperation = {
  table: sendEventTable,
  body: {
    required: true,
    content: [/* @__PURE__ */ formWriter("application/x-www-form-urlencoded", [], undefined, "any")],
  },
  responses: {
    204: { content: [] },
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
