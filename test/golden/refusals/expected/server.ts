// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { type StatusRange, jsonWriter, strictJsonReader } from "../runtime/http.js";
import {
  type HandlerContext,
  type Refusal,
  type RefusalReply,
  type Server,
  type ServerOperation,
  type ServerSettings,
  createServer,
  dataPath,
  firstCode,
  messageOf,
  notImplemented,
  problemDetails,
  problemsOf,
  writeRefusal,
} from "../runtime/server.js";
import { placeOrderTable, securitySchemes } from "./operations.js";
import type { PlaceOrderRequest, Refused, Unknown } from "./types.js";
import { validatePlaceOrderRequest, validateRefused, validateUnknown } from "./validators.js";

/** Implements Refusals: a method for each operation. */
export interface RefusalsHandlers {
  /** POST /orders */
  placeOrder(
    request: PlaceOrderReceived,
    context: HandlerContext<Readonly<Record<string, never>>>,
  ): PlaceOrderReply | Promise<PlaceOrderReply>;
}

export interface RefusalsServerOptions extends ServerSettings<keyof RefusalsHandlers> {
  readonly handlers: RefusalsHandlers;
}

/** Answers 501 to everything: spread it into your handlers until each has its own. */
export const unimplementedRefusals: { readonly [Name in keyof RefusalsHandlers]: () => never } = {
  placeOrder: notImplemented,
};

/** Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. */
export function createRefusalsServer(options: RefusalsServerOptions): Server {
  return createServer(
    {
      name: "refusals",
      basePath: "",
      operations: [placeOrderOperation],
      securitySchemes: securitySchemes,
      refusalReply: refusalsRefusal,
    },
    options,
  );
}

const refusalWriter = /* @__PURE__ */ jsonWriter("application/json", validateUnknown);

const refusalWriter2 = /* @__PURE__ */ jsonWriter("application/json", validateRefused);

/**
 * Shapes a refused request: in the shape of the contract's own errors where it has one, else as RFC 9457
 * describes.
 */
export function refusalsRefusal(refusal: Refusal): RefusalReply {
  switch (refusal.operationId) {
    case "placeOrder":
      if (refusal.status === 401)
        return writeRefusal(refusal, refusalWriter, { error: "" + refusal.status + ": " + messageOf(refusal) });
      if (Math.floor(refusal.status / 100) === 4)
        return writeRefusal(refusal, refusalWriter2, {
          summary: messageOf(refusal),
          code: firstCode(refusal),
          at: refusal.problems[0]?.path ?? "",
          faults: problemsOf(refusal).map((problem) => ({
            code: problem.code,
            where: "at " + dataPath(problem.path),
            what: problem.message,
          })),
        });
      break;
  }
  return problemDetails(refusal);
}

/** What the handler of `placeOrder` is given. */
export interface PlaceOrderReceived {
  readonly contentType: "application/json";
  readonly body: PlaceOrderRequest;
}

/** What the handler of `placeOrder` returns. */
export type PlaceOrderReply =
  | {
      readonly status: 204;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    }
  | {
      readonly status: 401;
      readonly headers?: Readonly<Record<string, string>>;
      readonly contentType?: "application/json";
      readonly body: Unknown;
    }
  | {
      readonly status: StatusRange<"4XX", 401>;
      readonly headers?: Readonly<Record<string, string>>;
      readonly contentType?: "application/json";
      readonly body: Refused;
    };

const placeOrderOperation: ServerOperation = {
  table: placeOrderTable,
  body: { required: true, content: [/* @__PURE__ */ strictJsonReader("application/json", validatePlaceOrderRequest)] },
  responses: {
    204: { content: [] },
    401: { content: [/* @__PURE__ */ jsonWriter("application/json", validateUnknown)] },
    "4XX": { content: [/* @__PURE__ */ jsonWriter("application/json", validateRefused)] },
  },
};

export { forbidden } from "../runtime/server.js";
export { unauthorized } from "../runtime/server.js";
export { refuse } from "../runtime/server.js";
