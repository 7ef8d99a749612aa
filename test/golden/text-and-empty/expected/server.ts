// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { type OtherStatus, textReader, textWriter } from "../runtime/http.js";
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
import { readCounterTable, resetCounterTable, securitySchemes, writeCounterTable } from "./operations.js";
import type { ReadCounterResponse200, WriteCounterRequest } from "./types.js";
import { validateReadCounterResponse200, validateWriteCounterRequest } from "./validators.js";

/** Implements Text and empty: a method for each operation. */
export interface TextAndEmptyHandlers {
  /** GET /counter */
  readCounter(
    request: ReadCounterReceived,
    context: HandlerContext<Readonly<Record<string, never>>, ReadCounterReply>,
  ): Replied<ReadCounterReply>;
  /** PUT /counter */
  writeCounter(
    request: WriteCounterReceived,
    context: HandlerContext<Readonly<Record<string, never>>, WriteCounterReply>,
  ): Replied<WriteCounterReply>;
  /** DELETE /counter */
  resetCounter(
    request: ResetCounterReceived,
    context: HandlerContext<Readonly<Record<string, never>>, ResetCounterReply>,
  ): Replied<ResetCounterReply>;
}

export interface TextAndEmptyServerOptions extends ServerSettings<keyof TextAndEmptyHandlers> {
  readonly handlers: TextAndEmptyHandlers;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedTextAndEmpty: { readonly [Name in keyof TextAndEmptyHandlers]: () => never } = {
  readCounter: notImplemented,
  writeCounter: notImplemented,
  resetCounter: notImplemented,
};

/** Shapes a refused request: as RFC 9457 describes. */
export function textAndEmptyRefusal(refusal: Refusal): RefusalReply {
  return problemDetails(refusal);
}

/** Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. */
export function createTextAndEmptyServer(options: TextAndEmptyServerOptions): Server {
  return createServer(
    {
      name: "text-and-empty",
      basePath: "",
      operations: [readCounterEndpoint, writeCounterEndpoint, resetCounterEndpoint],
      securitySchemes,
      refusalReply: textAndEmptyRefusal,
    },
    options,
  );
}

/** The request that the handler of `readCounter` receives. */
export type ReadCounterReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `readCounter` returns. */
export type ReadCounterReply =
  | ServerAnswer<200, ReadCounterResponse200, "text/plain">
  | {
      readonly status: 204;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const readCounterEndpoint: ServerOperation = {
  table: readCounterTable,
  responses: {
    200: { content: [/* @__PURE__ */ textWriter("text/plain", validateReadCounterResponse200)] },
    204: { content: [] },
  },
};

/** The request that the handler of `writeCounter` receives. */
export type WriteCounterReceived =
  | { readonly contentType: "text/plain"; readonly body: WriteCounterRequest }
  | { readonly contentType?: undefined; readonly body?: undefined };

/** The reply that the handler of `writeCounter` returns. */
export type WriteCounterReply = ServerAnswer<200, string, "text/html">;

const writeCounterEndpoint: ServerOperation = {
  table: writeCounterTable,
  body: { required: false, content: [/* @__PURE__ */ textReader("text/plain", validateWriteCounterRequest)] },
  responses: {
    200: { content: [/* @__PURE__ */ textWriter("text/html")] },
  },
};

/** The request that the handler of `resetCounter` receives. */
export type ResetCounterReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `resetCounter` returns. */
export type ResetCounterReply = {
  readonly status: OtherStatus<never>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const resetCounterEndpoint: ServerOperation = {
  table: resetCounterTable,
  responses: {
    default: { content: [] },
  },
};

export { forbidden } from "../runtime/server.js";
export { unauthorized } from "../runtime/server.js";
export { refuse } from "../runtime/server.js";
