// Generated from openapi.yaml and order.xsd. Edit the specs, then run `specwright generate`.

import { type OtherStatus, jsonWriter, strictJsonReader, xmlReader } from "../runtime/http.js";
import {
  type FilledParameters,
  type HandlerContext as HandlerContext2,
  type Refusal,
  type RefusalReply,
  type Replied,
  type SecurityHook,
  type Server,
  type ServerAnswer,
  type ServerOperation,
  type ServerSettings,
  createReceiver,
  createServer,
  notImplemented,
  problemDetails,
} from "../runtime/server.js";
import { decodeOrder } from "./codecs.js";
import {
  callOperationTable,
  connectTable,
  constructor_Table,
  createClientTable,
  delete_Table,
  getXTable2,
  getXTable3,
  getXTableTable,
  isNetworkErrorTable,
  optionsTable,
  orderTable,
  protoTable,
  rawOperationTable,
  securitySchemes,
  validateOrderTable,
} from "./operations.js";
import type { ClientResult, NetworkError, Order, OrderParameters, OrderXml } from "./types.js";
import { validateClientResult, validateNetworkError, validateOrder, validateOrderParameters } from "./validators.js";

/** Implements Names that collide: a method for each operation. */
export interface NamesThatCollideHandlers<HandlerContext = unknown, OrderContext = unknown, ProtoContext = unknown> {
  /** GET /connect */
  connect(
    request: ConnectReceived,
    context: HandlerContext2<Readonly<Record<string, never>>, ConnectReply>,
  ): Replied<ConnectReply>;
  /** GET /callOperation */
  callOperation(
    request: CallOperationReceived,
    context: HandlerContext2<Readonly<Record<string, never>>, CallOperationReply>,
  ): Replied<CallOperationReply>;
  /** GET /createClient */
  createClient(
    request: CreateClientReceived,
    context: HandlerContext2<Readonly<Record<string, never>>, CreateClientReply>,
  ): Replied<CreateClientReply>;
  /** DELETE /delete */
  delete_(
    request: DeleteReceived,
    context: HandlerContext2<Readonly<Record<string, never>>, DeleteReply>,
  ): Replied<DeleteReply>;
  /** GET /constructor */
  constructor_(
    request: ConstructorReceived,
    context: HandlerContext2<Readonly<Record<string, never>>, ConstructorReply>,
  ): Replied<ConstructorReply>;
  /** GET /proto */
  proto(
    request: ProtoReceived,
    context: HandlerContext2<Readonly<Record<string, never>>, ProtoReply>,
  ): Replied<ProtoReply>;
  /** GET /raw */
  rawOperation(
    request: RawOperationReceived,
    context: HandlerContext2<Readonly<Record<string, never>>, RawOperationReply>,
  ): Replied<RawOperationReply>;
  /** GET /options */
  options(
    request: OptionsReceived,
    context: HandlerContext2<Readonly<Record<string, never>>, OptionsReply>,
  ): Replied<OptionsReply>;
  /** GET /isNetworkError */
  isNetworkError(
    request: IsNetworkErrorReceived,
    context: HandlerContext2<Readonly<Record<string, never>>, IsNetworkErrorReply>,
  ): Replied<IsNetworkErrorReply>;
  /** GET /getX */
  getX(request: GetXReceived, context: HandlerContext2<Readonly<Record<string, never>>, GetXReply>): Replied<GetXReply>;
  /** GET /getXTable */
  getXTable(
    request: GetXTableReceived,
    context: HandlerContext2<Readonly<Record<string, never>>, GetXTableReply>,
  ): Replied<GetXTableReply>;
  /** GET /validateOrder */
  validateOrder(
    request: ValidateOrderReceived,
    context: HandlerContext2<Readonly<Record<string, never>>, ValidateOrderReply>,
  ): Replied<ValidateOrderReply>;
  /** POST /Order */
  order(
    request: OrderReceived,
    context: HandlerContext2<
      { readonly Handler: HandlerContext; readonly order: OrderContext; readonly __proto__: ProtoContext },
      OrderReply
    >,
  ): Replied<OrderReply>;
}

/** Checks credentials, with a hook for each security scheme; what it returns is `context.auth` of handlers. */
export interface NamesThatCollideSecurity<HandlerContext = unknown, OrderContext = unknown, ProtoContext = unknown> {
  readonly Handler: SecurityHook<string, HandlerContext>;
  readonly order: SecurityHook<string, OrderContext>;
  readonly __proto__: SecurityHook<string, ProtoContext>;
}

export interface NamesThatCollideServerOptions<
  HandlerContext = unknown,
  OrderContext = unknown,
  ProtoContext = unknown,
> extends ServerSettings<keyof NamesThatCollideHandlers> {
  readonly security: NamesThatCollideSecurity<HandlerContext, OrderContext, ProtoContext>;
  readonly handlers: NamesThatCollideHandlers<HandlerContext, OrderContext, ProtoContext>;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedNamesThatCollide: { readonly [Name in keyof NamesThatCollideHandlers]: () => never } = {
  connect: notImplemented,
  callOperation: notImplemented,
  createClient: notImplemented,
  delete_: notImplemented,
  constructor_: notImplemented,
  proto: notImplemented,
  rawOperation: notImplemented,
  options: notImplemented,
  isNetworkError: notImplemented,
  getX: notImplemented,
  getXTable: notImplemented,
  validateOrder: notImplemented,
  order: notImplemented,
};

/** Shapes a refused request: as RFC 9457 describes. */
export function namesThatCollideRefusal(refusal: Refusal): RefusalReply {
  return problemDetails(refusal);
}

/**
 * Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. Write
 * `security` before `handlers`: TypeScript reads in that order what hooks return and handlers get.
 */
export function createNamesThatCollideServer<HandlerContext = unknown, OrderContext = unknown, ProtoContext = unknown>(
  options: NamesThatCollideServerOptions<HandlerContext, OrderContext, ProtoContext>,
): Server {
  return createServer(
    {
      name: "names-that-collide",
      basePath: "",
      operations: [
        connectEndpoint,
        callOperationEndpoint,
        createClientEndpoint,
        delete_Endpoint,
        constructor_Endpoint,
        protoEndpoint,
        rawOperationEndpoint,
        optionsEndpoint,
        isNetworkErrorEndpoint,
        getXEndpoint,
        getXTableEndpoint,
        validateOrderEndpoint,
        orderEndpoint,
      ],
      securitySchemes,
      refusalReply: namesThatCollideRefusal,
    },
    options,
  );
}

/** Receives what Names that collide sends: a method for each webhook or callback. */
export interface NamesThatCollideWebhookHandlers {
  /** POST getX */
  getX(
    request: GetXReceived2,
    context: HandlerContext2<Readonly<Record<string, never>>, GetXReply2>,
  ): Replied<GetXReply2>;
}

export interface NamesThatCollideReceiverOptions extends ServerSettings<keyof NamesThatCollideWebhookHandlers> {
  readonly handlers: NamesThatCollideWebhookHandlers;
  /** The path at which each is received: that of the address that the other side was given, as a template. */
  readonly paths: { readonly getX: string };
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedNamesThatCollideWebhooks: {
  readonly [Name in keyof NamesThatCollideWebhookHandlers]: () => never;
} = {
  getX: notImplemented,
};

/** Shapes a refused request: as RFC 9457 describes. */
export function namesThatCollideWebhookRefusal(refusal: Refusal): RefusalReply {
  return problemDetails(refusal);
}

/** Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. */
export function createNamesThatCollideReceiver(options: NamesThatCollideReceiverOptions): Server {
  return createReceiver(
    {
      name: "names-that-collide",
      basePath: "",
      operations: [getXEndpoint2],
      securitySchemes,
      refusalReply: namesThatCollideWebhookRefusal,
    },
    options,
  );
}

/** The request that the handler of `connect` receives. */
export type ConnectReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `connect` returns. */
export type ConnectReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const connectEndpoint: ServerOperation = {
  table: connectTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `callOperation` receives. */
export type CallOperationReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `callOperation` returns. */
export type CallOperationReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const callOperationEndpoint: ServerOperation = {
  table: callOperationTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `createClient` receives. */
export type CreateClientReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `createClient` returns. */
export type CreateClientReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const createClientEndpoint: ServerOperation = {
  table: createClientTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `delete_` receives. */
export type DeleteReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `delete_` returns. */
export type DeleteReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const delete_Endpoint: ServerOperation = {
  table: delete_Table,
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `constructor_` receives. */
export type ConstructorReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `constructor_` returns. */
export type ConstructorReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const constructor_Endpoint: ServerOperation = {
  table: constructor_Table,
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `proto` receives. */
export type ProtoReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `proto` returns. */
export type ProtoReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const protoEndpoint: ServerOperation = {
  table: protoTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `rawOperation` receives. */
export type RawOperationReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `rawOperation` returns. */
export type RawOperationReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const rawOperationEndpoint: ServerOperation = {
  table: rawOperationTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `optionsCall` receives. */
export type OptionsReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `optionsCall` returns. */
export type OptionsReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const optionsEndpoint: ServerOperation = {
  table: optionsTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `isNetworkErrorCall` receives. */
export type IsNetworkErrorReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `isNetworkErrorCall` returns. */
export type IsNetworkErrorReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const isNetworkErrorEndpoint: ServerOperation = {
  table: isNetworkErrorTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `getX` receives. */
export type GetXReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `getX` returns. */
export type GetXReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const getXEndpoint: ServerOperation = {
  table: getXTable2,
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `getXTable` receives. */
export type GetXTableReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `getXTable` returns. */
export type GetXTableReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const getXTableEndpoint: ServerOperation = {
  table: getXTableTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `validateOrderCall` receives. */
export type ValidateOrderReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `validateOrderCall` returns. */
export type ValidateOrderReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const validateOrderEndpoint: ServerOperation = {
  table: validateOrderTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `order` receives. */
export type OrderReceived = FilledParameters<OrderParameters, { query: "__proto__" }> &
  (
    | { readonly contentType: "application/json"; readonly body: Order }
    | { readonly contentType: "application/xml"; readonly body: OrderXml }
  );

/** The reply that the handler of `order` returns. */
export type OrderReply =
  | ServerAnswer<200, ClientResult, "application/json">
  | ServerAnswer<OtherStatus<200>, NetworkError, "application/json">;

const orderEndpoint: ServerOperation = {
  table: orderTable,
  check: validateOrderParameters,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ strictJsonReader("application/json", validateOrder),
      /* @__PURE__ */ xmlReader("application/xml", decodeOrder),
    ],
  },
  responses: {
    200: { content: [/* @__PURE__ */ jsonWriter("application/json", validateClientResult)] },
    default: { content: [/* @__PURE__ */ jsonWriter("application/json", validateNetworkError)] },
  },
};

/** The request that the handler of `getXCall` receives. */
export type GetXReceived2 = Readonly<Record<string, never>>;

/** The reply that the handler of `getXCall` returns. */
export type GetXReply2 = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const getXEndpoint2: ServerOperation = {
  table: getXTable3,
  responses: {
    204: { content: [] },
  },
};

export { forbidden } from "../runtime/server.js";
export { unauthorized } from "../runtime/server.js";
export { refuse } from "../runtime/server.js";
