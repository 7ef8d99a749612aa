// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { strictJsonReader } from "../runtime/http.js";
import {
  type HandlerContext,
  type Refusal,
  type RefusalReply,
  type Replied,
  type SecurityHook,
  type Server,
  type ServerOperation,
  type ServerSettings,
  createReceiver,
  createServer,
  notImplemented,
  problemDetails,
} from "../runtime/server.js";
import { receiveClosingTable, receiveEventTable, securitySchemes, subscribeTable } from "./operations.js";
import type { Event, ReceiveClosingParameters, SubscribeRequest } from "./types.js";
import { validateEvent, validateReceiveClosingParameters, validateSubscribeRequest } from "./validators.js";

/** Implements Events: a method for each operation. */
export interface WebhooksAndCallbacksHandlers {
  /** POST /subscriptions */
  subscribe(
    request: SubscribeReceived,
    context: HandlerContext<Readonly<Record<string, never>>, SubscribeReply>,
  ): Replied<SubscribeReply>;
}

export interface WebhooksAndCallbacksServerOptions extends ServerSettings<keyof WebhooksAndCallbacksHandlers> {
  readonly handlers: WebhooksAndCallbacksHandlers;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedWebhooksAndCallbacks: { readonly [Name in keyof WebhooksAndCallbacksHandlers]: () => never } =
  {
    subscribe: notImplemented,
  };

/** Shapes a refused request: as RFC 9457 describes. */
export function webhooksAndCallbacksRefusal(refusal: Refusal): RefusalReply {
  return problemDetails(refusal);
}

/** Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. */
export function createWebhooksAndCallbacksServer(options: WebhooksAndCallbacksServerOptions): Server {
  return createServer(
    {
      name: "webhooks-and-callbacks",
      basePath: "",
      operations: [subscribeEndpoint],
      securitySchemes,
      refusalReply: webhooksAndCallbacksRefusal,
    },
    options,
  );
}

/** Receives what Events sends: a method for each webhook or callback. */
export interface WebhooksAndCallbacksWebhookHandlers<SignatureContext = unknown> {
  /** POST closed */
  receiveClosing(
    request: ReceiveClosingReceived,
    context: HandlerContext<Readonly<Record<string, never>>, ReceiveClosingReply>,
  ): Replied<ReceiveClosingReply>;
  /** POST {$request.body#/url} */
  receiveEvent(
    request: ReceiveEventReceived,
    context: HandlerContext<{ readonly signature: SignatureContext }, ReceiveEventReply>,
  ): Replied<ReceiveEventReply>;
}

/** Checks credentials, with a hook for each security scheme; what it returns is `context.auth` of handlers. */
export interface WebhooksAndCallbacksWebhookSecurity<SignatureContext = unknown> {
  readonly signature: SecurityHook<string, SignatureContext>;
}

export interface WebhooksAndCallbacksReceiverOptions<SignatureContext = unknown> extends ServerSettings<
  keyof WebhooksAndCallbacksWebhookHandlers
> {
  readonly security: WebhooksAndCallbacksWebhookSecurity<SignatureContext>;
  readonly handlers: WebhooksAndCallbacksWebhookHandlers<SignatureContext>;
  /** The path at which each is received: that of the address that the other side was given, as a template. */
  readonly paths: { readonly receiveClosing: string; readonly receiveEvent: string };
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedWebhooksAndCallbacksWebhooks: {
  readonly [Name in keyof WebhooksAndCallbacksWebhookHandlers]: () => never;
} = {
  receiveClosing: notImplemented,
  receiveEvent: notImplemented,
};

/** Shapes a refused request: as RFC 9457 describes. */
export function webhooksAndCallbacksWebhookRefusal(refusal: Refusal): RefusalReply {
  return problemDetails(refusal);
}

/**
 * Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. Write
 * `security` before `handlers`: TypeScript reads in that order what hooks return and handlers get.
 */
export function createWebhooksAndCallbacksReceiver<SignatureContext = unknown>(
  options: WebhooksAndCallbacksReceiverOptions<SignatureContext>,
): Server {
  return createReceiver(
    {
      name: "webhooks-and-callbacks",
      basePath: "",
      operations: [receiveClosingEndpoint, receiveEventEndpoint],
      securitySchemes,
      refusalReply: webhooksAndCallbacksWebhookRefusal,
    },
    options,
  );
}

/** The request that the handler of `subscribe` receives. */
export interface SubscribeReceived {
  readonly contentType: "application/json";
  readonly body: SubscribeRequest;
}

/** The reply that the handler of `subscribe` returns. */
export type SubscribeReply = {
  readonly status: 201;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const subscribeEndpoint: ServerOperation = {
  table: subscribeTable,
  body: { required: true, content: [/* @__PURE__ */ strictJsonReader("application/json", validateSubscribeRequest)] },
  responses: {
    201: { content: [] },
  },
};

/** The request that the handler of `receiveClosing` receives. */
export type ReceiveClosingReceived = ReceiveClosingParameters;

/** The reply that the handler of `receiveClosing` returns. */
export type ReceiveClosingReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const receiveClosingEndpoint: ServerOperation = {
  table: receiveClosingTable,
  check: validateReceiveClosingParameters,
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `receiveEvent` receives. */
export interface ReceiveEventReceived {
  readonly contentType: "application/json";
  readonly body: Event;
}

/** The reply that the handler of `receiveEvent` returns. */
export type ReceiveEventReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const receiveEventEndpoint: ServerOperation = {
  table: receiveEventTable,
  body: { required: true, content: [/* @__PURE__ */ strictJsonReader("application/json", validateEvent)] },
  responses: {
    204: { content: [] },
  },
};

export { forbidden } from "../runtime/server.js";
export { unauthorized } from "../runtime/server.js";
export { refuse } from "../runtime/server.js";
