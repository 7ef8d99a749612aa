// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { type OtherStatus, type StatusRange, jsonWriter, strictJsonReader } from "../runtime/http.js";
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
  type ServerSettings,
  createServer,
  notImplemented,
  problemDetails,
  rowRefusals,
  tableReply,
} from "../runtime/server.js";
import { getOrderTable, placeOrderTable, securitySchemes } from "./operations.js";
import type { GetOrderParameters, PlaceOrderRequest, Refused as Refused2, Unknown } from "./types.js";
import {
  validateGetOrderParameters,
  validatePlaceOrderRequest,
  validateRefused,
  validateUnknown,
} from "./validators.js";

/** Implements Refusals: a method for each operation. */
export interface RefusalsHandlers {
  /** POST /orders */
  placeOrder(
    request: PlaceOrderReceived,
    context: HandlerContext<
      Readonly<Record<string, never>>,
      PlaceOrderReply,
      UnknownsRefusals<401> & FaultsRefusals<StatusRange<"4XX", 401>>
    >,
  ): Replied<PlaceOrderReply>;
  /** GET /orders/{id} */
  getOrder(
    request: GetOrderReceived,
    context: HandlerContext<
      Readonly<Record<string, never>>,
      GetOrderReply,
      Omit<FaultsRefusals<404>, "soldOut"> & OthersRefusals<OtherStatus<204 | 404>>
    >,
  ): Replied<GetOrderReply>;
}

export interface RefusalsServerOptions extends ServerSettings<keyof RefusalsHandlers> {
  readonly handlers: RefusalsHandlers;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedRefusals: { readonly [Name in keyof RefusalsHandlers]: () => never } = {
  placeOrder: notImplemented,
  getOrder: notImplemented,
};

const refusalWriter = /* @__PURE__ */ jsonWriter("application/json", validateUnknown);

const refusalWriter2 = /* @__PURE__ */ jsonWriter("application/json", validateRefused);

const unknownsTable: ErrorTable = {
  report: "first",
  paths: "pointer",
  members: { error: "{status}: {message}" },
  rows: [{ id: "unknownCaller", members: {} }],
};

const faultsTable: ErrorTable = {
  report: "all",
  paths: "brackets",
  body: { summary: "{message}", faults: "{errors}" },
  members: { where: "at {path}", what: "{meaning}" },
  rows: [
    {
      id: "noSku",
      meaning: "The sku is missing.",
      members: { code: "E1" },
      when: [{ at: "body/sku", problems: ["missing"] }],
    },
    { id: "soldOut", status: 409, meaning: "The item is sold out.", members: { code: "E2" } },
    { id: "unknownOrder", status: 404, members: { code: "E3" } },
    { id: "otherFault", members: { code: "E0", what: "{message}" }, when: "always" },
  ],
};

const othersTable: ErrorTable = {
  report: "first",
  paths: "pointer",
  members: {},
  rows: [
    { id: "closed", status: 503, meaning: "The shop is closed.", members: {} },
    { id: "other", members: {}, when: "always" },
  ],
};

const refusalsRefusalAnswers: readonly FilledAnswers[] = [
  { operations: ["placeOrder"], table: unknownsTable, writers: { "401": refusalWriter } },
  { operations: ["placeOrder"], table: faultsTable, writers: { "4XX": refusalWriter2 } },
  { operations: ["getOrder"], table: faultsTable, writers: { "404": refusalWriter2 } },
  { operations: ["getOrder"], table: othersTable, writers: { default: "problem" } },
];

/** Shapes a refused request: by the error tables of the spec, otherwise as RFC 9457 describes. */
export function refusalsRefusal(refusal: Refusal): RefusalReply {
  return tableReply(refusal, refusalsRefusalAnswers) ?? problemDetails(refusal);
}

/** Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. */
export function createRefusalsServer(options: RefusalsServerOptions): Server {
  return createServer(
    {
      name: "refusals",
      basePath: "",
      operations: [placeOrderEndpoint, getOrderEndpoint],
      securitySchemes,
      refusalReply: refusalsRefusal,
      refusals: (operation) => rowRefusals(operation, refusalsRefusalAnswers),
    },
    options,
  );
}

export interface UnknownsRefusals<Status extends number> {
  unknownCaller(details?: RowDetails<Status>): Refused;
}

/** Why an order is refused. */
export interface FaultsRefusals<Status extends number> {
  /**
   * The sku is missing.
   *
   * code: E1
   */
  noSku(details?: RowDetails<Status>): Refused;
  /**
   * The item is sold out.
   *
   * code: E2
   *
   * Status 409.
   */
  soldOut(details?: RowDetails): Refused;
  /**
   * code: E3
   *
   * Status 404.
   */
  unknownOrder(details?: RowDetails): Refused;
  otherFault(details?: RowDetails<Status>): Refused;
}

export interface OthersRefusals<Status extends number> {
  /**
   * The shop is closed.
   *
   * Status 503.
   */
  closed(details?: RowDetails): Refused;
  other(details?: RowDetails<Status>): Refused;
}

/** The request that the handler of `placeOrder` receives. */
export interface PlaceOrderReceived {
  readonly contentType: "application/json";
  readonly body: PlaceOrderRequest;
}

/** The reply that the handler of `placeOrder` returns. */
export type PlaceOrderReply =
  | {
      readonly status: 204;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    }
  | ServerAnswer<401, Unknown, "application/json">
  | ServerAnswer<StatusRange<"4XX", 401>, Refused2, "application/json">;

const placeOrderEndpoint: ServerOperation = {
  table: placeOrderTable,
  body: { required: true, content: [/* @__PURE__ */ strictJsonReader("application/json", validatePlaceOrderRequest)] },
  responses: {
    204: { content: [] },
    401: { content: [/* @__PURE__ */ jsonWriter("application/json", validateUnknown)] },
    "4XX": { content: [/* @__PURE__ */ jsonWriter("application/json", validateRefused)] },
  },
};

/** The request that the handler of `getOrder` receives. */
export type GetOrderReceived = GetOrderParameters;

/** The reply that the handler of `getOrder` returns. */
export type GetOrderReply =
  | {
      readonly status: 204;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    }
  | ServerAnswer<404, Refused2, "application/json">
  | {
      readonly status: OtherStatus<204 | 404>;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const getOrderEndpoint: ServerOperation = {
  table: getOrderTable,
  check: validateGetOrderParameters,
  responses: {
    204: { content: [] },
    404: { content: [/* @__PURE__ */ jsonWriter("application/json", validateRefused)] },
    default: { content: [] },
  },
};

export { forbidden } from "../runtime/server.js";
export { unauthorized } from "../runtime/server.js";
export { refuse } from "../runtime/server.js";
