// Generated from openapi.yaml and order.xsd. Edit the specs, then run `specwright generate`.

import {
  type HiddenMembers,
  type OtherStatus,
  jsonWriter,
  strictJsonReader,
  withoutReadOnly,
  xmlReader,
  xmlWriter,
} from "../runtime/http.js";
import {
  type ErrorTable,
  type FilledAnswers,
  type HandlerContext,
  type Refusal,
  type RefusalReply,
  type Refused,
  type Replied,
  type RowDetails,
  type Server,
  type ServerAnswer,
  type ServerOperation,
  type ServerReplyTable,
  type ServerSettings,
  createServer,
  notImplemented,
  problemDetails,
  rowRefusals,
  tableReply,
} from "../runtime/server.js";
import { decodeOrderUpdate, encodeFailure, encodeOrder, validateFailure, validateOrder } from "./codecs.js";
import { getOrderTable, securitySchemes, updateOrderTable } from "./operations.js";
import type { Failure, FailureJson, Order, OrderJson, OrderUpdate, OrderUpdateJson } from "./types.js";
import { validateFailureJson, validateOrderJson, validateOrderUpdateJson } from "./validators.js";

/** Implements Xsd as JSON: a method for each operation. */
export interface XsdAsJsonHandlers {
  /** GET /orders */
  getOrder(
    request: GetOrderReceived,
    context: HandlerContext<
      Readonly<Record<string, never>>,
      GetOrderReply,
      FailuresRefusals<OtherStatus<200> | OtherStatus<200>>
    >,
  ): Replied<GetOrderReply>;
  /** PUT /orders */
  updateOrder(
    request: UpdateOrderReceived,
    context: HandlerContext<
      Readonly<Record<string, never>>,
      UpdateOrderReply,
      FailuresRefusals<OtherStatus<204> | OtherStatus<204>>
    >,
  ): Replied<UpdateOrderReply>;
}

export interface XsdAsJsonServerOptions extends ServerSettings<keyof XsdAsJsonHandlers> {
  readonly handlers: XsdAsJsonHandlers;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedXsdAsJson: { readonly [Name in keyof XsdAsJsonHandlers]: () => never } = {
  getOrder: notImplemented,
  updateOrder: notImplemented,
};

const refusalWriter = /* @__PURE__ */ xmlWriter("application/xml", validateFailure, encodeFailure);

const refusalWriter2 = /* @__PURE__ */ jsonWriter("application/json", validateFailureJson);

const failuresTable: ErrorTable = {
  report: "first",
  paths: "pointer",
  members: {},
  rows: [
    {
      id: "fixed",
      members: { Code: 1, Text: "This cannot change." },
      when: [{ at: "body/**", problems: ["cannotUpdate"] }],
    },
    { id: "tooMany", members: { Code: 2, Text: "Too many." }, when: [{ at: "body/**", problems: ["bound"] }] },
    { id: "other", members: { Code: 0, Text: "{message}" }, when: "always" },
  ],
};

const xsdAsJsonRefusalAnswers: readonly FilledAnswers[] = [
  {
    operations: ["getOrder", "updateOrder"],
    common: true,
    table: failuresTable,
    writers: { default: [refusalWriter, refusalWriter2] },
  },
];

/** Shapes a refused request: by the error tables of the spec, otherwise as RFC 9457 describes. */
export function xsdAsJsonRefusal(refusal: Refusal): RefusalReply {
  return tableReply(refusal, xsdAsJsonRefusalAnswers) ?? problemDetails(refusal);
}

/** Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. */
export function createXsdAsJsonServer(options: XsdAsJsonServerOptions): Server {
  return createServer(
    {
      name: "xsd-as-json",
      basePath: "",
      operations: [getOrderEndpoint, updateOrderEndpoint],
      securitySchemes,
      refusalReply: xsdAsJsonRefusal,
      refusals: (operation) => rowRefusals(operation, xsdAsJsonRefusalAnswers),
    },
    options,
  );
}

/** Why an order is not updated. */
export interface FailuresRefusals<Status extends number> {
  /** Code: 1, Text: This cannot change. */
  fixed(details?: RowDetails<Status>): Refused;
  /** Code: 2, Text: Too many. */
  tooMany(details?: RowDetails<Status>): Refused;
  other(details?: RowDetails<Status>): Refused;
}

/** The request that the handler of `getOrder` receives. */
export type GetOrderReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `getOrder` returns. */
export type GetOrderReply =
  | ServerAnswer<200, Order, "application/xml">
  | {
      readonly status: 200;
      readonly headers?: Readonly<Record<string, string>>;
      readonly contentType: "application/json";
      readonly body: OrderJson;
    }
  | ServerAnswer<OtherStatus<200>, Failure, "application/xml">
  | {
      readonly status: OtherStatus<200>;
      readonly headers?: Readonly<Record<string, string>>;
      readonly contentType: "application/json";
      readonly body: FailureJson;
    };

const sharedReply: ServerReplyTable = {
  content: [
    /* @__PURE__ */ xmlWriter("application/xml", validateFailure, encodeFailure),
    /* @__PURE__ */ jsonWriter("application/json", validateFailureJson),
  ],
};

const getOrderEndpoint: ServerOperation = {
  table: getOrderTable,
  responses: {
    200: {
      content: [
        /* @__PURE__ */ xmlWriter("application/xml", validateOrder, encodeOrder),
        /* @__PURE__ */ jsonWriter("application/json", validateOrderJson),
      ],
    },
    default: sharedReply,
  },
};

/** The request that the handler of `updateOrder` receives. */
export type UpdateOrderReceived =
  | { readonly contentType: "application/xml"; readonly body: OrderUpdate }
  | { readonly contentType: "application/json"; readonly body: OrderUpdateJson };

/** The reply that the handler of `updateOrder` returns. */
export type UpdateOrderReply =
  | {
      readonly status: 204;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    }
  | ServerAnswer<OtherStatus<204>, Failure, "application/xml">
  | {
      readonly status: OtherStatus<204>;
      readonly headers?: Readonly<Record<string, string>>;
      readonly contentType: "application/json";
      readonly body: FailureJson;
    };

const orderUpdateJsonLineItemReadOnly: HiddenMembers = { names: ["Price"] };

const orderUpdateJsonReadOnly: HiddenMembers = {
  names: ["Id"],
  members: { Line: { items: () => orderUpdateJsonLineItemReadOnly } },
};

const updateOrderEndpoint: ServerOperation = {
  table: updateOrderTable,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ xmlReader("application/xml", decodeOrderUpdate),
      /* @__PURE__ */ withoutReadOnly(
        /* @__PURE__ */ strictJsonReader("application/json", validateOrderUpdateJson),
        orderUpdateJsonReadOnly,
        validateOrderUpdateJson,
        "cannotUpdate",
      ),
    ],
  },
  responses: {
    204: { content: [] },
    default: sharedReply,
  },
};

export { forbidden } from "../runtime/server.js";
export { unauthorized } from "../runtime/server.js";
export { refuse } from "../runtime/server.js";
