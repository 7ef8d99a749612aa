// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { formReader, formWriter } from "../runtime/parameters.js";
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
import { placeOrderForm, placeOrderTable, securitySchemes, sendEventTable, setLabelsTable } from "./operations.js";
import type { Order, PlaceOrderRequest, SetLabelsRequest } from "./types.js";
import { validateOrder, validatePlaceOrderRequest, validateSetLabelsRequest } from "./validators.js";

/** Implements Nested forms: a method for each operation. */
export interface NestedFormsHandlers {
  /** POST /orders */
  placeOrder(
    request: PlaceOrderReceived,
    context: HandlerContext<Readonly<Record<string, never>>, PlaceOrderReply>,
  ): Replied<PlaceOrderReply>;
  /** PUT /labels */
  setLabels(
    request: SetLabelsReceived,
    context: HandlerContext<Readonly<Record<string, never>>, SetLabelsReply>,
  ): Replied<SetLabelsReply>;
  /** POST /events */
  sendEvent(
    request: SendEventReceived,
    context: HandlerContext<Readonly<Record<string, never>>, SendEventReply>,
  ): Replied<SendEventReply>;
}

export interface NestedFormsServerOptions extends ServerSettings<keyof NestedFormsHandlers> {
  readonly handlers: NestedFormsHandlers;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedNestedForms: { readonly [Name in keyof NestedFormsHandlers]: () => never } = {
  placeOrder: notImplemented,
  setLabels: notImplemented,
  sendEvent: notImplemented,
};

/** Shapes a refused request: as RFC 9457 describes. */
export function nestedFormsRefusal(refusal: Refusal): RefusalReply {
  return problemDetails(refusal);
}

/** Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. */
export function createNestedFormsServer(options: NestedFormsServerOptions): Server {
  return createServer(
    {
      name: "nested-forms",
      basePath: "",
      operations: [placeOrderEndpoint, setLabelsEndpoint, sendEventEndpoint],
      securitySchemes,
      refusalReply: nestedFormsRefusal,
    },
    options,
  );
}

/** The request that the handler of `placeOrder` receives. */
export interface PlaceOrderReceived {
  readonly contentType: "application/x-www-form-urlencoded";
  readonly body: PlaceOrderRequest;
}

/** The reply that the handler of `placeOrder` returns. */
export type PlaceOrderReply = ServerAnswer<200, Order, "application/x-www-form-urlencoded">;

const placeOrderEndpoint: ServerOperation = {
  table: placeOrderTable,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ formReader("application/x-www-form-urlencoded", placeOrderForm, validatePlaceOrderRequest),
    ],
  },
  responses: {
    200: {
      content: [
        /* @__PURE__ */ formWriter(
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

/** The request that the handler of `setLabels` receives. */
export interface SetLabelsReceived {
  readonly contentType: "application/x-www-form-urlencoded";
  readonly body: SetLabelsRequest;
}

/** The reply that the handler of `setLabels` returns. */
export type SetLabelsReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const setLabelsEndpoint: ServerOperation = {
  table: setLabelsTable,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ formReader("application/x-www-form-urlencoded", [], validateSetLabelsRequest, [
        "number",
        "string",
      ]),
    ],
  },
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `sendEvent` receives. */
export interface SendEventReceived {
  readonly contentType: "application/x-www-form-urlencoded";
  readonly body: { readonly [name: string]: unknown };
}

/** The reply that the handler of `sendEvent` returns. */
export type SendEventReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const sendEventEndpoint: ServerOperation = {
  table: sendEventTable,
  body: {
    required: true,
    content: [/* @__PURE__ */ formReader("application/x-www-form-urlencoded", [], undefined, "any")],
  },
  responses: {
    204: { content: [] },
  },
};

export { forbidden } from "../runtime/server.js";
export { unauthorized } from "../runtime/server.js";
export { refuse } from "../runtime/server.js";
