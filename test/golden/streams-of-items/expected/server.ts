// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import {
  type EventText,
  type HiddenMembers,
  type ItemSource,
  type ServerSentEvent,
  itemsReader,
  itemsWriter,
  jsonWriter,
  looksLike,
  readEventData,
  readLines,
  readRecords,
  strictJsonReader,
  textReader,
  withoutReadOnly,
  withoutWriteOnly,
  writeEventData,
  writeEvents,
  writeLines,
} from "../runtime/http.js";
import {
  type HandlerContext,
  type Refusal,
  type RefusalReply,
  type Replied,
  type Server,
  type ServerAnswer,
  type ServerOperation,
  type ServerSettings,
  createServer,
  notImplemented,
  problemDetails,
} from "../runtime/server.js";
import {
  importOrdersTable,
  securitySchemes,
  sendEventsTable,
  watchEventsTable,
  watchOrdersTable,
} from "./operations.js";
import type { Event, ImportOrdersResponse200, Order, OrderRequest, Outcome, SendEventsRequest } from "./types.js";
import {
  validateEvent,
  validateImportOrdersResponse200,
  validateOrder,
  validateOrderRequest,
  validateOutcome,
  validateSendEventsRequest,
} from "./validators.js";

/** Implements Streams of items: a method for each operation. */
export interface StreamsOfItemsHandlers {
  /**
   * The data of events is JSON, or a word.
   *
   * GET /orders
   */
  watchOrders(
    request: WatchOrdersReceived,
    context: HandlerContext<Readonly<Record<string, never>>, WatchOrdersReply>,
  ): Replied<WatchOrdersReply>;
  /**
   * The schema of lines may be that of a list of them all.
   *
   * POST /orders
   */
  importOrders(
    request: ImportOrdersReceived,
    context: HandlerContext<Readonly<Record<string, never>>, ImportOrdersReply>,
  ): Replied<ImportOrdersReply>;
  /**
   * The schema of events says which members they have.
   *
   * GET /events
   */
  watchEvents(
    request: WatchEventsReceived,
    context: HandlerContext<Readonly<Record<string, never>>, WatchEventsReply>,
  ): Replied<WatchEventsReply>;
  /** POST /events */
  sendEvents(
    request: SendEventsReceived,
    context: HandlerContext<Readonly<Record<string, never>>, SendEventsReply>,
  ): Replied<SendEventsReply>;
}

export interface StreamsOfItemsServerOptions extends ServerSettings<keyof StreamsOfItemsHandlers> {
  readonly handlers: StreamsOfItemsHandlers;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedStreamsOfItems: { readonly [Name in keyof StreamsOfItemsHandlers]: () => never } = {
  watchOrders: notImplemented,
  importOrders: notImplemented,
  watchEvents: notImplemented,
  sendEvents: notImplemented,
};

/** Shapes a refused request: as RFC 9457 describes. */
export function streamsOfItemsRefusal(refusal: Refusal): RefusalReply {
  return problemDetails(refusal);
}

/** Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. */
export function createStreamsOfItemsServer(options: StreamsOfItemsServerOptions): Server {
  return createServer(
    {
      name: "streams-of-items",
      basePath: "",
      operations: [watchOrdersEndpoint, importOrdersEndpoint, watchEventsEndpoint, sendEventsEndpoint],
      securitySchemes,
      refusalReply: streamsOfItemsRefusal,
    },
    options,
  );
}

const orderWriteOnly: HiddenMembers = { names: ["secret"] };

const eventWriteOnly: HiddenMembers = {
  parts: [
    {
      of: { members: { data: () => orderWriteOnly } },
      when: /* @__PURE__ */ looksLike(["event", "data"], { event: ["order"] }),
    },
  ],
};

/** The request that the handler of `watchOrders` receives. */
export type WatchOrdersReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `watchOrders` returns. */
export type WatchOrdersReply = ServerAnswer<200, ItemSource<ServerSentEvent<Order> | EventText>, "text/event-stream">;

const watchOrdersEndpoint: ServerOperation = {
  table: watchOrdersTable,
  responses: {
    200: {
      content: [
        /* @__PURE__ */ itemsWriter(
          "text/event-stream",
          /* @__PURE__ */ writeEventData(
            /* @__PURE__ */ withoutWriteOnly(
              /* @__PURE__ */ jsonWriter("text/event-stream", validateOrder),
              orderWriteOnly,
            ),
            "json",
          ),
        ),
      ],
    },
  },
};

/** The request that the handler of `importOrders` receives. */
export type ImportOrdersReceived =
  | { readonly contentType: "application/x-ndjson"; readonly body: AsyncIterable<OrderRequest> }
  | { readonly contentType: "application/json-seq"; readonly body: AsyncIterable<OrderRequest> };

/** The reply that the handler of `importOrders` returns. */
export type ImportOrdersReply =
  | ServerAnswer<200, ItemSource<Outcome>, "application/jsonl">
  | {
      readonly status: 200;
      readonly headers?: Readonly<Record<string, string>>;
      readonly contentType: "application/json";
      readonly body: ImportOrdersResponse200;
    };

const orderRequestReadOnly: HiddenMembers = { names: ["createdBy"] };

const importOrdersEndpoint: ServerOperation = {
  table: importOrdersTable,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ itemsReader(
        "application/x-ndjson",
        /* @__PURE__ */ readLines(
          /* @__PURE__ */ withoutReadOnly(
            /* @__PURE__ */ strictJsonReader("application/x-ndjson", validateOrderRequest),
            orderRequestReadOnly,
            validateOrderRequest,
          ),
        ),
      ),
      /* @__PURE__ */ itemsReader(
        "application/json-seq",
        /* @__PURE__ */ readRecords(
          /* @__PURE__ */ withoutReadOnly(
            /* @__PURE__ */ strictJsonReader("application/json-seq", validateOrderRequest),
            orderRequestReadOnly,
            validateOrderRequest,
          ),
        ),
      ),
    ],
  },
  responses: {
    200: {
      content: [
        /* @__PURE__ */ itemsWriter(
          "application/jsonl",
          /* @__PURE__ */ writeLines(/* @__PURE__ */ jsonWriter("application/jsonl", validateOutcome)),
        ),
        /* @__PURE__ */ jsonWriter("application/json", validateImportOrdersResponse200),
      ],
    },
  },
};

/** The request that the handler of `watchEvents` receives. */
export type WatchEventsReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `watchEvents` returns. */
export type WatchEventsReply = ServerAnswer<200, ItemSource<Event>, "text/event-stream">;

const watchEventsEndpoint: ServerOperation = {
  table: watchEventsTable,
  responses: {
    200: {
      content: [
        /* @__PURE__ */ itemsWriter(
          "text/event-stream",
          /* @__PURE__ */ writeEvents(
            /* @__PURE__ */ withoutWriteOnly(
              /* @__PURE__ */ jsonWriter("text/event-stream", validateEvent),
              eventWriteOnly,
            ),
            "mixed",
          ),
        ),
      ],
    },
  },
};

/** The request that the handler of `sendEvents` receives. */
export type SendEventsReceived =
  | { readonly contentType: "text/event-stream"; readonly body: AsyncIterable<ServerSentEvent<SendEventsRequest>> }
  | { readonly contentType?: undefined; readonly body?: undefined };

/** The reply that the handler of `sendEvents` returns. */
export type SendEventsReply = ServerAnswer<200, ItemSource<unknown>, "application/jsonl">;

const sendEventsEndpoint: ServerOperation = {
  table: sendEventsTable,
  body: {
    required: false,
    content: [
      /* @__PURE__ */ itemsReader(
        "text/event-stream",
        /* @__PURE__ */ readEventData(
          /* @__PURE__ */ textReader("text/event-stream", validateSendEventsRequest),
          "text",
        ),
      ),
    ],
  },
  responses: {
    200: {
      content: [
        /* @__PURE__ */ itemsWriter(
          "application/jsonl",
          /* @__PURE__ */ writeLines(/* @__PURE__ */ jsonWriter("application/jsonl")),
        ),
      ],
    },
  },
};

export { forbidden } from "../runtime/server.js";
export { unauthorized } from "../runtime/server.js";
export { refuse } from "../runtime/server.js";
