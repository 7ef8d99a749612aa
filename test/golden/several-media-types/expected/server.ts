// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import {
  type BinaryBody,
  type BinaryInput,
  binaryReader,
  binaryWriter,
  jsonWriter,
  strictJsonReader,
  textReader,
  textWriter,
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
import { securitySchemes, sendReportTable } from "./operations.js";
import type { Report, SendReportRequestHtml, SendReportResponse200Html } from "./types.js";
import { validateReport, validateSendReportRequestHtml, validateSendReportResponse200Html } from "./validators.js";

/** Implements Several media types: a method for each operation. */
export interface SeveralMediaTypesHandlers {
  /** POST /reports */
  sendReport(
    request: SendReportReceived,
    context: HandlerContext<Readonly<Record<string, never>>, SendReportReply>,
  ): Replied<SendReportReply>;
}

export interface SeveralMediaTypesServerOptions extends ServerSettings<keyof SeveralMediaTypesHandlers> {
  readonly handlers: SeveralMediaTypesHandlers;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedSeveralMediaTypes: { readonly [Name in keyof SeveralMediaTypesHandlers]: () => never } = {
  sendReport: notImplemented,
};

/** Shapes a refused request: as RFC 9457 describes. */
export function severalMediaTypesRefusal(refusal: Refusal): RefusalReply {
  return problemDetails(refusal);
}

/** Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. */
export function createSeveralMediaTypesServer(options: SeveralMediaTypesServerOptions): Server {
  return createServer(
    {
      name: "several-media-types",
      basePath: "",
      operations: [sendReportEndpoint],
      securitySchemes,
      refusalReply: severalMediaTypesRefusal,
    },
    options,
  );
}

/**
 * The request that the handler of `sendReport` receives.
 *
 * The report, as data or as a page.
 */
export type SendReportReceived =
  | { readonly contentType: "application/json"; readonly body: Report }
  | { readonly contentType: "text/html"; readonly body: SendReportRequestHtml }
  | { readonly contentType: `image/${string}`; readonly body: BinaryBody }
  | { readonly contentType?: undefined; readonly body?: undefined };

/** The reply that the handler of `sendReport` returns. */
export type SendReportReply =
  | ServerAnswer<200, Report, "application/json">
  | {
      readonly status: 200;
      readonly headers?: Readonly<Record<string, string>>;
      readonly contentType: "text/html";
      readonly body: SendReportResponse200Html;
    }
  | {
      readonly status: 200;
      readonly headers?: Readonly<Record<string, string>>;
      readonly contentType: `image/${string}`;
      readonly body: BinaryInput;
    };

const sendReportEndpoint: ServerOperation = {
  table: sendReportTable,
  body: {
    required: false,
    content: [
      /* @__PURE__ */ strictJsonReader("application/json", validateReport),
      /* @__PURE__ */ textReader("text/html", validateSendReportRequestHtml),
      /* @__PURE__ */ binaryReader("image/*"),
    ],
  },
  responses: {
    200: {
      content: [
        /* @__PURE__ */ jsonWriter("application/json", validateReport),
        /* @__PURE__ */ textWriter("text/html", validateSendReportResponse200Html),
        /* @__PURE__ */ binaryWriter("image/*"),
      ],
    },
  },
};

export { forbidden } from "../runtime/server.js";
export { unauthorized } from "../runtime/server.js";
export { refuse } from "../runtime/server.js";
