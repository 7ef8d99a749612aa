// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { type OtherStatus, type StatusRange, jsonWriter } from "../runtime/http.js";
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
import { readJobTable, securitySchemes, stopJobTable } from "./operations.js";
import type { Fault, ReadJobResponse200 } from "./types.js";
import { validateFault, validateReadJobResponse200 } from "./validators.js";

/** Implements Status ranges and default: a method for each operation. */
export interface StatusRangesAndDefaultHandlers {
  /** GET /jobs */
  readJob(
    request: ReadJobReceived,
    context: HandlerContext<Readonly<Record<string, never>>, ReadJobReply>,
  ): Replied<ReadJobReply>;
  /** DELETE /jobs */
  stopJob(
    request: StopJobReceived,
    context: HandlerContext<Readonly<Record<string, never>>, StopJobReply>,
  ): Replied<StopJobReply>;
}

export interface StatusRangesAndDefaultServerOptions extends ServerSettings<keyof StatusRangesAndDefaultHandlers> {
  readonly handlers: StatusRangesAndDefaultHandlers;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedStatusRangesAndDefault: {
  readonly [Name in keyof StatusRangesAndDefaultHandlers]: () => never;
} = {
  readJob: notImplemented,
  stopJob: notImplemented,
};

/** Shapes a refused request: as RFC 9457 describes. */
export function statusRangesAndDefaultRefusal(refusal: Refusal): RefusalReply {
  return problemDetails(refusal);
}

/** Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. */
export function createStatusRangesAndDefaultServer(options: StatusRangesAndDefaultServerOptions): Server {
  return createServer(
    {
      name: "status-ranges-and-default",
      basePath: "",
      operations: [readJobEndpoint, stopJobEndpoint],
      securitySchemes,
      refusalReply: statusRangesAndDefaultRefusal,
    },
    options,
  );
}

/** The request that the handler of `readJob` receives. */
export type ReadJobReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `readJob` returns. */
export type ReadJobReply =
  | ServerAnswer<200, ReadJobResponse200, "application/json">
  | {
      readonly status: 202;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    }
  | {
      readonly status: 404;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    }
  | ServerAnswer<StatusRange<"4XX", 404>, Fault, "application/json">
  | ServerAnswer<OtherStatus<200 | 202 | 404 | StatusRange<"4XX">>, Fault, "application/json">;

const readJobEndpoint: ServerOperation = {
  table: readJobTable,
  responses: {
    200: { content: [/* @__PURE__ */ jsonWriter("application/json", validateReadJobResponse200)] },
    202: { content: [] },
    404: { content: [] },
    "4XX": { content: [/* @__PURE__ */ jsonWriter("application/json", validateFault)] },
    default: { content: [/* @__PURE__ */ jsonWriter("application/json", validateFault)] },
  },
};

/** The request that the handler of `stopJob` receives. */
export type StopJobReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `stopJob` returns. */
export type StopJobReply = ServerAnswer<OtherStatus<never>, Fault, "application/json">;

const stopJobEndpoint: ServerOperation = {
  table: stopJobTable,
  responses: {
    default: { content: [/* @__PURE__ */ jsonWriter("application/json", validateFault)] },
  },
};

export { forbidden } from "../runtime/server.js";
export { unauthorized } from "../runtime/server.js";
export { refuse } from "../runtime/server.js";
