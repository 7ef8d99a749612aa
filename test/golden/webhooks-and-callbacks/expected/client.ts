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
  type Credential,
  type NoHeaders,
  type OperationFunctions,
  type SenderSettings,
  bindOperations,
  callOperation,
  clientBase,
  connect,
  createRawClient,
} from "../runtime/client.js";
import { jsonWriter } from "../runtime/http.js";
import { encodePlainQuery } from "../runtime/parameters.js";
import { receiveClosingTable, receiveEventTable, securitySchemes, subscribeTable } from "./operations.js";
import type { paths } from "./paths.js";
import type { Event, ReceiveClosingParameters, SubscribeRequest } from "./types.js";
import { validateEvent, validateReceiveClosingParameters, validateSubscribeRequest } from "./validators.js";

/** A credential for each security scheme: a value, or a function that fetches it for each call. */
export interface WebhooksAndCallbacksAuth {
  readonly signature?: Credential | undefined;
}

export type WebhooksAndCallbacksClientOptions<Throws extends boolean = false> = ClientSettings<
  WebhooksAndCallbacksAuth,
  Throws
>;

/** The settings of calls without a client, which the operations that are functions take. */
export type WebhooksAndCallbacksConnection = Connection<WebhooksAndCallbacksAuth>;

/** The operations, as hooks get them. */
export type WebhooksAndCallbacksOperationId = "subscribe";

/** Calls Events. */
export interface WebhooksAndCallbacksClient extends ClientBase<
  WebhooksAndCallbacksClient,
  WebhooksAndCallbacksAuth,
  WebhooksAndCallbacksOperationId
> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /** POST /subscriptions */
  subscribe(input: SubscribeInput, options?: CallOptions): ApiPromise<SubscribeResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createWebhooksAndCallbacksClient<Throws extends boolean = false>(
  options: WebhooksAndCallbacksClientOptions<Throws>,
): ClientThat<Throws, WebhooksAndCallbacksClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [subscribeTable]);
  const client: WebhooksAndCallbacksClient = {
    ...clientBase(connection, (baseUrl) => createWebhooksAndCallbacksClient({ ...options, baseUrl })),
    raw,
    subscribe: (input, callOptions) => subscribe(connection, input, callOptions),
  };
  return client as ClientThat<Throws, WebhooksAndCallbacksClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createWebhooksAndCallbacksClientWith<
  Operations extends OperationFunctions<WebhooksAndCallbacksAuth>,
  Throws extends boolean = false,
>(
  options: WebhooksAndCallbacksClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, WebhooksAndCallbacksAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectWebhooksAndCallbacks(
  options: WebhooksAndCallbacksClientOptions,
): WebhooksAndCallbacksConnection {
  return connect(options, securitySchemes);
}

export type WebhooksAndCallbacksWebhookOptions = SenderSettings<WebhooksAndCallbacksAuth>;

/** Calls what the other side implements, at the address that it has named. */
export interface WebhooksAndCallbacksWebhooks {
  /** POST closed */
  receiveClosing(url: string, input?: ReceiveClosingInput, options?: CallOptions): ApiPromise<ReceiveClosingResult>;
  /** POST {$request.body#/url} */
  receiveEvent(url: string, input: ReceiveEventInput, options?: CallOptions): ApiPromise<ReceiveEventResult>;
}

/** A sender with all webhooks and callbacks as methods. */
export function createWebhooksAndCallbacksWebhooks(
  options: WebhooksAndCallbacksWebhookOptions = {},
): WebhooksAndCallbacksWebhooks {
  const connection = connect(options, securitySchemes);
  return {
    receiveClosing: (url, input, callOptions) => receiveClosing(connection, url, input, callOptions),
    receiveEvent: (url, input, callOptions) => receiveEvent(connection, url, input, callOptions),
  };
}

/** The request that `subscribe` sends. */
export interface SubscribeInput {
  readonly contentType?: "application/json";
  readonly body: SubscribeRequest;
}

/** The result of `subscribe`. */
export type SubscribeResult = CallResult<{
  is: ClientResult<201, undefined, NoHeaders, undefined>;
}>;

/** POST /subscriptions */
export function subscribe(
  connection: WebhooksAndCallbacksConnection,
  input: SubscribeInput,
  options?: CallOptions,
): ApiPromise<SubscribeResult> {
  return callOperation<SubscribeResult>(connection, subscribeOperation, input, options);
}

const subscribeOperation: ClientOperation = {
  table: subscribeTable,
  body: { required: true, content: [/* @__PURE__ */ jsonWriter("application/json", validateSubscribeRequest)] },
  responses: {
    201: { content: [] },
  },
};

/** The request that `receiveClosing` sends. */
export type ReceiveClosingInput = ReceiveClosingParameters;

/** The result of `receiveClosing`. */
export type ReceiveClosingResult = CallResult<{
  is: ClientResult<204, undefined, NoHeaders, undefined>;
}>;

/** POST closed */
export function receiveClosing(
  connection: Connection<WebhooksAndCallbacksAuth>,
  url: string,
  input?: ReceiveClosingInput,
  options?: CallOptions,
): ApiPromise<ReceiveClosingResult> {
  return callOperation<ReceiveClosingResult>(connection, receiveClosingOperation, input, { ...options, url });
}

const receiveClosingOperation: ClientOperation = {
  table: receiveClosingTable,
  check: validateReceiveClosingParameters,
  encode: { query: encodePlainQuery },
  responses: {
    204: { content: [] },
  },
};

/** The request that `receiveEvent` sends. */
export interface ReceiveEventInput {
  readonly contentType?: "application/json";
  readonly body: Event;
}

/** The result of `receiveEvent`. */
export type ReceiveEventResult = CallResult<{
  is: ClientResult<204, undefined, NoHeaders, undefined>;
}>;

/** POST {$request.body#/url} */
export function receiveEvent(
  connection: Connection<WebhooksAndCallbacksAuth>,
  url: string,
  input: ReceiveEventInput,
  options?: CallOptions,
): ApiPromise<ReceiveEventResult> {
  return callOperation<ReceiveEventResult>(connection, receiveEventOperation, input, { ...options, url });
}

const receiveEventOperation: ClientOperation = {
  table: receiveEventTable,
  body: { required: true, content: [/* @__PURE__ */ jsonWriter("application/json", validateEvent)] },
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
