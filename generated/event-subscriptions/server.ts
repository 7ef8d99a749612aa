// Generated from specs/event-subscriptions/openapi.yaml, sandbox/overlays/event-subscriptions.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import {
  type HiddenMembers,
  type OtherStatus,
  type StatusRange,
  jsonWriter,
  strictJsonReader,
  withoutReadOnly,
} from "@specwright/runtime/http";
import {
  type ErrorTable,
  type FilledAnswers,
  type HandlerContext,
  type Refusal,
  type RefusalReply,
  type Refused,
  type Replied,
  type RowDetails,
  type SecurityHook,
  type Server,
  type ServerAnswer,
  type ServerOperation,
  type ServerReplyTable,
  type ServerSettings,
  createReceiver,
  createServer,
  notImplemented,
  problemDetails,
  rowRefusals,
  tableReply,
} from "@specwright/runtime/server";
import {
  deleteSubscriptionTable,
  getSubscriptionTable,
  listSubscriptionsTable,
  listTopicsTable,
  receiveEventTable,
  saveSubscriptionTable,
  securitySchemes,
} from "./operations.js";
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
 * Implements Event subscriptions: a method for each operation.
 *
 * A partner application subscribes to a topic, which is a stream of events. It names the endpoint that receives
 * the events and a regular expression that selects event types. It can list, read and delete its subscriptions.
 * The subscription calls only manage the delivery and emit no events themselves. Every path contains the API
 * version, v4.
 */
export interface EventSubscriptionsHandlers<BearerTokenContext = unknown> {
  /**
   * List the topics that the caller may use.
   *
   * This operation returns the names of the topics that are open to the application.
   *
   * GET /events/v4/topics
   * @example 200: ["example.orders", "example.deliveries"]
   */
  listTopics(
    request: ListTopicsReceived,
    context: HandlerContext<
      { readonly bearerToken: BearerTokenContext },
      ListTopicsReply,
      SubscriptionFailuresRefusals<OtherStatus<200>>
    >,
  ): Replied<ListTopicsReply>;
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
  saveSubscription(
    request: SaveSubscriptionReceived,
    context: HandlerContext<
      { readonly bearerToken: BearerTokenContext },
      SaveSubscriptionReply,
      SubscriptionFailuresRefusals<OtherStatus<StatusRange<"2XX">>>
    >,
  ): Replied<SaveSubscriptionReply>;
  /**
   * Read one subscription.
   *
   * This operation returns one subscription of the caller, with all of its fields, in an array of one.
   *
   * GET /events/v4/subscriptions/{id}
   * @example 200: [{ id: "partner.orders-1", filter: ".*", topic: "example.orders", webHookConfig: { endpoint: "https://partner.example...
   */
  getSubscription(
    request: GetSubscriptionReceived,
    context: HandlerContext<
      { readonly bearerToken: BearerTokenContext },
      GetSubscriptionReply,
      SubscriptionFailuresRefusals<OtherStatus<200>>
    >,
  ): Replied<GetSubscriptionReply>;
  /**
   * Mark a subscription for deletion.
   *
   * This operation marks a subscription of the caller for deletion.
   *
   * DELETE /events/v4/subscriptions/{id}
   * @example 2XX: { message: "The subscription partner.orders-1 is marked for deletion." }
   */
  deleteSubscription(
    request: DeleteSubscriptionReceived,
    context: HandlerContext<
      { readonly bearerToken: BearerTokenContext },
      DeleteSubscriptionReply,
      SubscriptionFailuresRefusals<OtherStatus<StatusRange<"2XX">>>
    >,
  ): Replied<DeleteSubscriptionReply>;
  /**
   * List all subscriptions of the caller.
   *
   * This operation returns every subscription of the calling application.
   *
   * GET /events/v4/subscriptions
   * @example 200: [{ id: "partner.orders-1", filter: ".*", topic: "example.orders", webHookConfig: { endpoint: "https://partner.example...
   */
  listSubscriptions(
    request: ListSubscriptionsReceived,
    context: HandlerContext<
      { readonly bearerToken: BearerTokenContext },
      ListSubscriptionsReply,
      SubscriptionFailuresRefusals<OtherStatus<200>>
    >,
  ): Replied<ListSubscriptionsReply>;
}

/** Checks credentials, with a hook for each security scheme; what it returns is `context.auth` of handlers. */
export interface EventSubscriptionsSecurity<BearerTokenContext = unknown> {
  /**
   * A JWT in the Authorization header, written as "Bearer" and the token. The JWT is of type App, its subject is
   * the id of the application, and the application needs the scope events.topic.read. The JWT comes from the
   * client credentials grant, and a new one is obtained only through it. The JWT expires after 60 minutes.
   */
  readonly bearerToken: SecurityHook<string, BearerTokenContext>;
}

export interface EventSubscriptionsServerOptions<BearerTokenContext = unknown> extends ServerSettings<
  keyof EventSubscriptionsHandlers
> {
  readonly security: EventSubscriptionsSecurity<BearerTokenContext>;
  readonly handlers: EventSubscriptionsHandlers<BearerTokenContext>;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedEventSubscriptions: { readonly [Name in keyof EventSubscriptionsHandlers]: () => never } = {
  listTopics: notImplemented,
  saveSubscription: notImplemented,
  getSubscription: notImplemented,
  deleteSubscription: notImplemented,
  listSubscriptions: notImplemented,
};

const subscriptionFailuresTable: ErrorTable = {
  report: "first",
  paths: "pointer",
  members: {},
  rows: [
    { id: "topicNotGiven", status: 403, meaning: "The scopes give no access to the topic.", members: {} },
    { id: "endpointNotRunning", status: 400, meaning: "The receiving endpoint is not running.", members: {} },
    {
      id: "filterNotUsable",
      status: 400,
      meaning: "The filter is not a regular expression that takes linear time.",
      members: {},
    },
    { id: "nameInUse", status: 409, meaning: "The name is already in use.", members: {} },
    { id: "unknownSubscription", status: 404, meaning: "The subscription does not exist.", members: {} },
    { id: "otherSubscriptionFailure", members: {}, when: "always" },
  ],
};

const eventSubscriptionsRefusalAnswers: readonly FilledAnswers[] = [
  {
    operations: ["listTopics", "saveSubscription", "getSubscription", "deleteSubscription", "listSubscriptions"],
    common: true,
    table: subscriptionFailuresTable,
    writers: { default: "problem" },
  },
];

/** Shapes a refused request: by the error tables of the spec, otherwise as RFC 9457 describes. */
export function eventSubscriptionsRefusal(refusal: Refusal): RefusalReply {
  return tableReply(refusal, eventSubscriptionsRefusalAnswers) ?? problemDetails(refusal);
}

/**
 * Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. Write
 * `security` before `handlers`: TypeScript reads in that order what hooks return and handlers get.
 */
export function createEventSubscriptionsServer<BearerTokenContext = unknown>(
  options: EventSubscriptionsServerOptions<BearerTokenContext>,
): Server {
  return createServer(
    {
      name: "event-subscriptions",
      basePath: "",
      operations: [
        listTopicsEndpoint,
        saveSubscriptionEndpoint,
        getSubscriptionEndpoint,
        deleteSubscriptionEndpoint,
        listSubscriptionsEndpoint,
      ],
      securitySchemes,
      refusalReply: eventSubscriptionsRefusal,
      refusals: (operation) => rowRefusals(operation, eventSubscriptionsRefusalAnswers),
    },
    options,
  );
}

/** Receives what Event subscriptions sends: a method for each webhook or callback. */
export interface EventSubscriptionsWebhookHandlers {
  /**
   * Receive an event of a subscribed topic.
   *
   * The service delivers the events of a topic to the endpoint of each subscription whose filter matches the
   * event type.
   *
   * POST eventReceiver
   * @example body: {}
   */
  receiveEvent(
    request: ReceiveEventReceived,
    context: HandlerContext<
      Readonly<Record<string, never>>,
      ReceiveEventReply,
      SubscriptionFailuresRefusals<OtherStatus<never>>
    >,
  ): Replied<ReceiveEventReply>;
}

export interface EventSubscriptionsReceiverOptions extends ServerSettings<keyof EventSubscriptionsWebhookHandlers> {
  readonly handlers: EventSubscriptionsWebhookHandlers;
  /** The path at which each is received: that of the address that the other side was given, as a template. */
  readonly paths: { readonly receiveEvent: string };
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedEventSubscriptionsWebhooks: {
  readonly [Name in keyof EventSubscriptionsWebhookHandlers]: () => never;
} = {
  receiveEvent: notImplemented,
};

const subscriptionFailuresTable2: ErrorTable = {
  report: "first",
  paths: "pointer",
  members: {},
  rows: [
    { id: "topicNotGiven", status: 403, meaning: "The scopes give no access to the topic.", members: {} },
    { id: "endpointNotRunning", status: 400, meaning: "The receiving endpoint is not running.", members: {} },
    {
      id: "filterNotUsable",
      status: 400,
      meaning: "The filter is not a regular expression that takes linear time.",
      members: {},
    },
    { id: "nameInUse", status: 409, meaning: "The name is already in use.", members: {} },
    { id: "unknownSubscription", status: 404, meaning: "The subscription does not exist.", members: {} },
    { id: "otherSubscriptionFailure", members: {}, when: "always" },
  ],
};

const eventSubscriptionsWebhookRefusalAnswers: readonly FilledAnswers[] = [
  { operations: ["receiveEvent"], common: true, table: subscriptionFailuresTable2, writers: { default: "problem" } },
];

/** Shapes a refused request: by the error tables of the spec, otherwise as RFC 9457 describes. */
export function eventSubscriptionsWebhookRefusal(refusal: Refusal): RefusalReply {
  return tableReply(refusal, eventSubscriptionsWebhookRefusalAnswers) ?? problemDetails(refusal);
}

/** Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. */
export function createEventSubscriptionsReceiver(options: EventSubscriptionsReceiverOptions): Server {
  return createReceiver(
    {
      name: "event-subscriptions",
      basePath: "",
      operations: [receiveEventEndpoint],
      securitySchemes,
      refusalReply: eventSubscriptionsWebhookRefusal,
      refusals: (operation) => rowRefusals(operation, eventSubscriptionsWebhookRefusalAnswers),
    },
    options,
  );
}

/** The errors of the subscription API. */
export interface SubscriptionFailuresRefusals<Status extends number> {
  /**
   * The scopes give no access to the topic.
   *
   * Status 403.
   */
  topicNotGiven(details?: RowDetails): Refused;
  /**
   * The receiving endpoint is not running.
   *
   * Status 400.
   */
  endpointNotRunning(details?: RowDetails): Refused;
  /**
   * The filter is not a regular expression that takes linear time.
   *
   * Status 400.
   */
  filterNotUsable(details?: RowDetails): Refused;
  /**
   * The name is already in use.
   *
   * Status 409.
   */
  nameInUse(details?: RowDetails): Refused;
  /**
   * The subscription does not exist.
   *
   * Status 404.
   */
  unknownSubscription(details?: RowDetails): Refused;
  otherSubscriptionFailure(details?: RowDetails<Status>): Refused;
}

/** The request that the handler of `listTopics` receives. */
export type ListTopicsReceived = ListTopicsParameters;

/** The reply that the handler of `listTopics` returns. */
export type ListTopicsReply =
  | ServerAnswer<200, TopicNames, "application/json">
  | {
      readonly status: OtherStatus<200>;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const listTopicsEndpoint: ServerOperation = {
  table: listTopicsTable,
  check: validateListTopicsParameters,
  responses: {
    200: { content: [/* @__PURE__ */ jsonWriter("application/json", validateTopicNames)] },
    default: { content: [] },
  },
};

/** The request that the handler of `saveSubscription` receives. */
export interface SaveSubscriptionReceived extends SaveSubscriptionParameters {
  readonly contentType: "application/json";
  /** The subscription to save. */
  readonly body: SubscriptionRequest;
}

/** The reply that the handler of `saveSubscription` returns. */
export type SaveSubscriptionReply =
  | ServerAnswer<StatusRange<"2XX">, Confirmation, "application/json">
  | {
      readonly status: OtherStatus<StatusRange<"2XX">>;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const subscriptionRequestReadOnly: HiddenMembers = { names: ["applicationId", "companyIds", "groups", "scope"] };

const sharedReply: ServerReplyTable = {
  content: [/* @__PURE__ */ jsonWriter("application/json", validateConfirmation)],
};

const saveSubscriptionEndpoint: ServerOperation = {
  table: saveSubscriptionTable,
  check: validateSaveSubscriptionParameters,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ withoutReadOnly(
        /* @__PURE__ */ strictJsonReader("application/json", validateSubscriptionRequest),
        subscriptionRequestReadOnly,
        validateSubscriptionRequest,
      ),
    ],
  },
  responses: {
    "2XX": sharedReply,
    default: { content: [] },
  },
};

/** The request that the handler of `getSubscription` receives. */
export type GetSubscriptionReceived = GetSubscriptionParameters;

/** The reply that the handler of `getSubscription` returns. */
export type GetSubscriptionReply =
  | ServerAnswer<200, GetSubscriptionResponse200, "application/json">
  | {
      readonly status: OtherStatus<200>;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const getSubscriptionEndpoint: ServerOperation = {
  table: getSubscriptionTable,
  check: validateGetSubscriptionParameters,
  responses: {
    200: { content: [/* @__PURE__ */ jsonWriter("application/json", validateGetSubscriptionResponse200)] },
    default: { content: [] },
  },
};

/** The request that the handler of `deleteSubscription` receives. */
export type DeleteSubscriptionReceived = DeleteSubscriptionParameters;

/** The reply that the handler of `deleteSubscription` returns. */
export type DeleteSubscriptionReply =
  | ServerAnswer<StatusRange<"2XX">, Confirmation, "application/json">
  | {
      readonly status: OtherStatus<StatusRange<"2XX">>;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const deleteSubscriptionEndpoint: ServerOperation = {
  table: deleteSubscriptionTable,
  check: validateDeleteSubscriptionParameters,
  responses: {
    "2XX": sharedReply,
    default: { content: [] },
  },
};

/** The request that the handler of `listSubscriptions` receives. */
export type ListSubscriptionsReceived = ListSubscriptionsParameters;

/** The reply that the handler of `listSubscriptions` returns. */
export type ListSubscriptionsReply =
  | ServerAnswer<200, ListSubscriptionsResponse200, "application/json">
  | {
      readonly status: OtherStatus<200>;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const listSubscriptionsEndpoint: ServerOperation = {
  table: listSubscriptionsTable,
  check: validateListSubscriptionsParameters,
  responses: {
    200: { content: [/* @__PURE__ */ jsonWriter("application/json", validateListSubscriptionsResponse200)] },
    default: { content: [] },
  },
};

/**
 * The request that the handler of `receiveEvent` receives.
 *
 * The event.
 */
export type ReceiveEventReceived =
  | { readonly contentType: "application/json"; readonly body: DeliveredEvent }
  | { readonly contentType?: undefined; readonly body?: undefined };

/** The reply that the handler of `receiveEvent` returns. */
export type ReceiveEventReply = {
  readonly status: OtherStatus<never>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const receiveEventEndpoint: ServerOperation = {
  table: receiveEventTable,
  body: { required: false, content: [/* @__PURE__ */ strictJsonReader("application/json", validateDeliveredEvent)] },
  responses: {
    default: { content: [] },
  },
};

export { forbidden } from "@specwright/runtime/server";
export { unauthorized } from "@specwright/runtime/server";
export { refuse } from "@specwright/runtime/server";
