// Generated from specs/event-subscriptions/openapi.yaml, sandbox/overlays/event-subscriptions.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

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
  type NoHeaders,
  type OperationFunctions,
  type SenderSettings,
  type ServerAddress,
  bindOperations,
  callOperation,
  clientBase,
  connect,
  createRawClient,
  serverAddress,
} from "@specwright/runtime/client";
import { type OtherStatus, type StatusRange, jsonReader, jsonWriter } from "@specwright/runtime/http";
import { encodePlainHeaders, encodePlainPath } from "@specwright/runtime/parameters";
import { type Client as RawClient, default as createClient } from "openapi-fetch";
import {
  deleteSubscriptionTable,
  getSubscriptionTable,
  listSubscriptionsTable,
  listTopicsTable,
  receiveEventTable,
  saveSubscriptionTable,
  securitySchemes,
} from "./operations.js";
import type { paths } from "./paths.js";
import type {
  Confirmation,
  DeleteSubscriptionParameters,
  DeliveredEvent,
  GetSubscriptionParameters,
  GetSubscriptionResponse200,
  ListSubscriptionsParameters,
  ListSubscriptionsResponse200,
  ListTopicsParameters,
  SaveSubscriptionParameters,
  SubscriptionRequest,
  TopicNames,
} from "./types.js";
import {
  validateConfirmation,
  validateDeleteSubscriptionParameters,
  validateDeliveredEvent,
  validateGetSubscriptionParameters,
  validateGetSubscriptionResponse200,
  validateListSubscriptionsParameters,
  validateListSubscriptionsResponse200,
  validateListTopicsParameters,
  validateSaveSubscriptionParameters,
  validateSubscriptionRequest,
  validateTopicNames,
} from "./validators.js";

/**
 * A credential for each security scheme: a value, or a function that fetches it for each call.
 * @remarks `bearerToken`: Open question: The client credentials grant that issues the JWT is not shown,
 * so it has no operation here.
 */
export interface EventSubscriptionsAuth {
  /**
   * A JWT in the Authorization header, written as "Bearer" and the token. The JWT is of type App, its subject is
   * the id of the application, and the application needs the scope events.topic.read. The JWT comes from the
   * client credentials grant, and a new one is obtained only through it. The JWT expires after 60 minutes.
   */
  readonly bearerToken?: Credential | undefined;
}

export type EventSubscriptionsClientOptions<Throws extends boolean = false> = ClientSettings<
  EventSubscriptionsAuth,
  Throws
>;

/** The settings of calls without a client, which the operations that are functions take. */
export type EventSubscriptionsConnection = Connection<EventSubscriptionsAuth>;

/** The operations, as hooks get them. */
export type EventSubscriptionsOperationId =
  "listTopics" | "saveSubscription" | "getSubscription" | "deleteSubscription" | "listSubscriptions";

/**
 * Calls Event subscriptions.
 *
 * A partner application subscribes to a topic, which is a stream of events. It names the endpoint that receives
 * the events and a regular expression that selects event types. It can list, read and delete its subscriptions.
 * The subscription calls only manage the delivery and emit no events themselves. Every path contains the API
 * version, v4.
 * @remarks Open question: Neither rate limits nor event type names, delivery retries and requirements
 * for endpoints are shown (1 more in the spec).
 */
export interface EventSubscriptionsClient extends ClientBase<
  EventSubscriptionsClient,
  EventSubscriptionsAuth,
  EventSubscriptionsOperationId
> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /**
   * List the topics that the caller may use.
   *
   * This operation returns the names of the topics that are open to the application.
   *
   * GET /events/v4/topics
   * @example 200: ["example.orders", "example.deliveries"]
   */
  listTopics(input?: ListTopicsInput, options?: CallOptions): ApiPromise<ListTopicsResult>;
  /**
   * Save a subscription.
   *
   * This operation creates a subscription of the calling application to a topic and delivers its events to a
   * webhook. The application has access to the topic through its scopes. The endpoint that receives the events
   * is running. The id is globally unique; a name that is already in use produces an error.
   *
   * PUT /events/v4/subscriptions/webhook
   * @example body: { id: "partner.orders-1", filter: ".*", topic: "example.orders", webHookConfig: { endpoint: "https://partner.example/...
   * @example 2XX: { message: "The subscription partner.orders-1 was saved." }
   */
  saveSubscription(input: SaveSubscriptionInput, options?: CallOptions): ApiPromise<SaveSubscriptionResult>;
  /**
   * Read one subscription.
   *
   * This operation returns one subscription of the caller, with all of its fields, in an array of one.
   *
   * GET /events/v4/subscriptions/{id}
   * @example 200: [{ id: "partner.orders-1", filter: ".*", topic: "example.orders", webHookConfig: { endpoint: "https://partner.example...
   */
  getSubscription(input: GetSubscriptionInput, options?: CallOptions): ApiPromise<GetSubscriptionResult>;
  /**
   * Mark a subscription for deletion.
   *
   * This operation marks a subscription of the caller for deletion.
   *
   * DELETE /events/v4/subscriptions/{id}
   * @example 2XX: { message: "The subscription partner.orders-1 is marked for deletion." }
   */
  deleteSubscription(input: DeleteSubscriptionInput, options?: CallOptions): ApiPromise<DeleteSubscriptionResult>;
  /**
   * List all subscriptions of the caller.
   *
   * This operation returns every subscription of the calling application.
   *
   * GET /events/v4/subscriptions
   * @example 200: [{ id: "partner.orders-1", filter: ".*", topic: "example.orders", webHookConfig: { endpoint: "https://partner.example...
   */
  listSubscriptions(input?: ListSubscriptionsInput, options?: CallOptions): ApiPromise<ListSubscriptionsResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createEventSubscriptionsClient<Throws extends boolean = false>(
  options: EventSubscriptionsClientOptions<Throws>,
): ClientThat<Throws, EventSubscriptionsClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [
    listTopicsTable,
    saveSubscriptionTable,
    getSubscriptionTable,
    deleteSubscriptionTable,
    listSubscriptionsTable,
  ]);
  const client: EventSubscriptionsClient = {
    ...clientBase(connection, (baseUrl) => createEventSubscriptionsClient({ ...options, baseUrl })),
    raw,
    listTopics: (input, callOptions) => listTopics(connection, input, callOptions),
    saveSubscription: (input, callOptions) => saveSubscription(connection, input, callOptions),
    getSubscription: (input, callOptions) => getSubscription(connection, input, callOptions),
    deleteSubscription: (input, callOptions) => deleteSubscription(connection, input, callOptions),
    listSubscriptions: (input, callOptions) => listSubscriptions(connection, input, callOptions),
  };
  return client as ClientThat<Throws, EventSubscriptionsClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createEventSubscriptionsClientWith<
  Operations extends OperationFunctions<EventSubscriptionsAuth>,
  Throws extends boolean = false,
>(
  options: EventSubscriptionsClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, EventSubscriptionsAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectEventSubscriptions(options: EventSubscriptionsClientOptions): EventSubscriptionsConnection {
  return connect(options, securitySchemes);
}

/** The servers of the contract: what each returns is a `baseUrl` for clients. */
export interface EventSubscriptionsServers {
  /**
   * The base address of the service.
   *
   * {base_url}
   */
  server(variables?: { readonly base_url?: string }): ServerAddress;
}

export const eventSubscriptionsServers: EventSubscriptionsServers = {
  server: (variables) =>
    serverAddress(
      "server",
      { url: "{base_url}", variables: { base_url: { default: "https://base-url.invalid" } } },
      variables,
    ),
};

export type EventSubscriptionsWebhookOptions = SenderSettings<EventSubscriptionsAuth>;

/** Calls what the other side implements, at the address that it has named. */
export interface EventSubscriptionsWebhooks {
  /**
   * Receive an event of a subscribed topic.
   *
   * The service delivers the events of a topic to the endpoint of each subscription whose filter matches the
   * event type.
   *
   * POST eventReceiver
   * @example body: {}
   */
  receiveEvent(url: string, input?: ReceiveEventInput, options?: CallOptions): ApiPromise<ReceiveEventResult>;
}

/** A sender with all webhooks and callbacks as methods. */
export function createEventSubscriptionsWebhooks(
  options: EventSubscriptionsWebhookOptions = {},
): EventSubscriptionsWebhooks {
  const connection = connect(options, securitySchemes);
  return {
    receiveEvent: (url, input, callOptions) => receiveEvent(connection, url, input, callOptions),
  };
}

/** The request that `listTopics` sends. */
export type ListTopicsInput = ListTopicsParameters;

/** The result of `listTopics`. */
export type ListTopicsResult = CallResult<{
  is:
    | ClientResult<200, TopicNames, NoHeaders, "application/json">
    | ClientResult<OtherStatus<200>, undefined, NoHeaders, undefined>;
}>;

/**
 * List the topics that the caller may use.
 *
 * This operation returns the names of the topics that are open to the application.
 *
 * GET /events/v4/topics
 * @example 200: ["example.orders", "example.deliveries"]
 * @remarks Answer 200: Open question: Q-79: The status of a successful response is not specified; here it is 200
 * (2 more in the spec).
 */
export function listTopics(
  connection: EventSubscriptionsConnection,
  input?: ListTopicsInput,
  options?: CallOptions,
): ApiPromise<ListTopicsResult> {
  return callOperation<ListTopicsResult>(connection, listTopicsOperation, input, options);
}

const listTopicsOperation: ClientOperation = {
  table: listTopicsTable,
  check: validateListTopicsParameters,
  encode: { headers: encodePlainHeaders },
  accept: "application/json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateTopicNames)] },
    default: { content: [] },
  },
};

/** The request that `saveSubscription` sends. */
export interface SaveSubscriptionInput extends SaveSubscriptionParameters {
  readonly contentType?: "application/json";
  /** The subscription to save. */
  readonly body: SubscriptionRequest;
}

/** The result of `saveSubscription`. */
export type SaveSubscriptionResult = CallResult<{
  is:
    | ClientResult<StatusRange<"2XX">, Confirmation, NoHeaders, "application/json">
    | ClientResult<OtherStatus<StatusRange<"2XX">>, undefined, NoHeaders, undefined>;
}>;

/**
 * Save a subscription.
 *
 * This operation creates a subscription of the calling application to a topic and delivers its events to a
 * webhook. The application has access to the topic through its scopes. The endpoint that receives the events is
 * running. The id is globally unique; a name that is already in use produces an error.
 *
 * PUT /events/v4/subscriptions/webhook
 * @example body: { id: "partner.orders-1", filter: ".*", topic: "example.orders", webHookConfig: { endpoint: "https://partner.example/...
 * @example 2XX: { message: "The subscription partner.orders-1 was saved." }
 * @remarks Open question: Q-04: Filter, topic and endpoint are documented as writable, and the id only on
 * create, which suggests that the owner may save a subscription again, yet a name in use is documented as an
 * error; the effect of a repeat by the owner is open (4 more in the spec).
 */
export function saveSubscription(
  connection: EventSubscriptionsConnection,
  input: SaveSubscriptionInput,
  options?: CallOptions,
): ApiPromise<SaveSubscriptionResult> {
  return callOperation<SaveSubscriptionResult>(connection, saveSubscriptionOperation, input, options);
}

const sharedResponse: ClientResponse = {
  content: [/* @__PURE__ */ jsonReader("application/json", validateConfirmation)],
};

const saveSubscriptionOperation: ClientOperation = {
  table: saveSubscriptionTable,
  check: validateSaveSubscriptionParameters,
  body: { required: true, content: [/* @__PURE__ */ jsonWriter("application/json", validateSubscriptionRequest)] },
  encode: { headers: encodePlainHeaders },
  accept: "application/json",
  responses: {
    "2XX": sharedResponse,
    default: { content: [] },
  },
};

/** The request that `getSubscription` sends. */
export type GetSubscriptionInput = GetSubscriptionParameters;

/** The result of `getSubscription`. */
export type GetSubscriptionResult = CallResult<{
  is:
    | ClientResult<200, GetSubscriptionResponse200, NoHeaders, "application/json">
    | ClientResult<OtherStatus<200>, undefined, NoHeaders, undefined>;
}>;

/**
 * Read one subscription.
 *
 * This operation returns one subscription of the caller, with all of its fields, in an array of one.
 *
 * GET /events/v4/subscriptions/{id}
 * @example 200: [{ id: "partner.orders-1", filter: ".*", topic: "example.orders", webHookConfig: { endpoint: "https://partner.example...
 * @remarks Answer 200: Open question: Q-79: The status of a successful response is not specified; here it is 200
 * (2 more in the spec).
 */
export function getSubscription(
  connection: EventSubscriptionsConnection,
  input: GetSubscriptionInput,
  options?: CallOptions,
): ApiPromise<GetSubscriptionResult> {
  return callOperation<GetSubscriptionResult>(connection, getSubscriptionOperation, input, options);
}

const getSubscriptionOperation: ClientOperation = {
  table: getSubscriptionTable,
  check: validateGetSubscriptionParameters,
  encode: { path: encodePlainPath, headers: encodePlainHeaders },
  accept: "application/json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateGetSubscriptionResponse200)] },
    default: { content: [] },
  },
};

/** The request that `deleteSubscription` sends. */
export type DeleteSubscriptionInput = DeleteSubscriptionParameters;

/** The result of `deleteSubscription`. */
export type DeleteSubscriptionResult = CallResult<{
  is:
    | ClientResult<StatusRange<"2XX">, Confirmation, NoHeaders, "application/json">
    | ClientResult<OtherStatus<StatusRange<"2XX">>, undefined, NoHeaders, undefined>;
}>;

/**
 * Mark a subscription for deletion.
 *
 * This operation marks a subscription of the caller for deletion.
 *
 * DELETE /events/v4/subscriptions/{id}
 * @example 2XX: { message: "The subscription partner.orders-1 is marked for deletion." }
 * @remarks Answer 2XX: Open question: The status of a successful response is not specified (2 more in
 * the spec).
 */
export function deleteSubscription(
  connection: EventSubscriptionsConnection,
  input: DeleteSubscriptionInput,
  options?: CallOptions,
): ApiPromise<DeleteSubscriptionResult> {
  return callOperation<DeleteSubscriptionResult>(connection, deleteSubscriptionOperation, input, options);
}

const deleteSubscriptionOperation: ClientOperation = {
  table: deleteSubscriptionTable,
  check: validateDeleteSubscriptionParameters,
  encode: { path: encodePlainPath, headers: encodePlainHeaders },
  accept: "application/json",
  responses: {
    "2XX": sharedResponse,
    default: { content: [] },
  },
};

/** The request that `listSubscriptions` sends. */
export type ListSubscriptionsInput = ListSubscriptionsParameters;

/** The result of `listSubscriptions`. */
export type ListSubscriptionsResult = CallResult<{
  is:
    | ClientResult<200, ListSubscriptionsResponse200, NoHeaders, "application/json">
    | ClientResult<OtherStatus<200>, undefined, NoHeaders, undefined>;
}>;

/**
 * List all subscriptions of the caller.
 *
 * This operation returns every subscription of the calling application.
 *
 * GET /events/v4/subscriptions
 * @example 200: [{ id: "partner.orders-1", filter: ".*", topic: "example.orders", webHookConfig: { endpoint: "https://partner.example...
 * @remarks Answer 200: Open question: Q-79: The status of a successful response is not specified; here it is 200
 * (2 more in the spec).
 */
export function listSubscriptions(
  connection: EventSubscriptionsConnection,
  input?: ListSubscriptionsInput,
  options?: CallOptions,
): ApiPromise<ListSubscriptionsResult> {
  return callOperation<ListSubscriptionsResult>(connection, listSubscriptionsOperation, input, options);
}

const listSubscriptionsOperation: ClientOperation = {
  table: listSubscriptionsTable,
  check: validateListSubscriptionsParameters,
  encode: { headers: encodePlainHeaders },
  accept: "application/json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateListSubscriptionsResponse200)] },
    default: { content: [] },
  },
};

/** The request that `receiveEvent` sends. */
export interface ReceiveEventInput {
  readonly contentType?: "application/json";
  /** The event. */
  readonly body?: DeliveredEvent;
}

/** The result of `receiveEvent`. */
export type ReceiveEventResult = CallResult<{
  is: ClientResult<OtherStatus<never>, undefined, NoHeaders, undefined>;
}>;

/**
 * Receive an event of a subscribed topic.
 *
 * The service delivers the events of a topic to the endpoint of each subscription whose filter matches the event
 * type.
 *
 * POST eventReceiver
 * @example body: {}
 * @remarks Open question: Neither the method of a delivery nor its retries, its authentication and its
 * other requirements for the endpoint are shown (2 more in the spec).
 */
export function receiveEvent(
  connection: Connection<EventSubscriptionsAuth>,
  url: string,
  input?: ReceiveEventInput,
  options?: CallOptions,
): ApiPromise<ReceiveEventResult> {
  return callOperation<ReceiveEventResult>(connection, receiveEventOperation, input, { ...options, url });
}

const receiveEventOperation: ClientOperation = {
  table: receiveEventTable,
  body: { required: false, content: [/* @__PURE__ */ jsonWriter("application/json", validateDeliveredEvent)] },
  responses: {
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
} from "@specwright/runtime/client";
export { type ClientHooks, type HookContext } from "@specwright/runtime/client";
export { retry } from "@specwright/runtime/client";
export { type AttemptRecord, logHooks } from "@specwright/runtime/client";
export { type TransferProgress, reportProgress } from "@specwright/runtime/client";
