// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { type FormWith, type ReceivedFile, multipartReader } from "../runtime/http.js";
import {
  type HandlerContext,
  type Refusal,
  type RefusalReply,
  type Replied,
  type Server,
  type ServerOperation,
  type ServerSettings,
  createServer,
  notImplemented,
  problemDetails,
} from "../runtime/server.js";
import { securitySchemes, sendReceiptTable } from "./operations.js";
import type { SendReceiptRequest } from "./types.js";
import { validateSendReceiptRequest } from "./validators.js";

/** Implements Multipart with files: a method for each operation. */
export interface MultipartWithFilesHandlers {
  /** POST /receipts */
  sendReceipt(
    request: SendReceiptReceived,
    context: HandlerContext<Readonly<Record<string, never>>, SendReceiptReply>,
  ): Replied<SendReceiptReply>;
}

export interface MultipartWithFilesServerOptions extends ServerSettings<keyof MultipartWithFilesHandlers> {
  readonly handlers: MultipartWithFilesHandlers;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedMultipartWithFiles: { readonly [Name in keyof MultipartWithFilesHandlers]: () => never } = {
  sendReceipt: notImplemented,
};

/** Shapes a refused request: as RFC 9457 describes. */
export function multipartWithFilesRefusal(refusal: Refusal): RefusalReply {
  return problemDetails(refusal);
}

/** Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. */
export function createMultipartWithFilesServer(options: MultipartWithFilesServerOptions): Server {
  return createServer(
    {
      name: "multipart-with-files",
      basePath: "",
      operations: [sendReceiptEndpoint],
      securitySchemes,
      refusalReply: multipartWithFilesRefusal,
    },
    options,
  );
}

/** The request that the handler of `sendReceipt` receives. */
export interface SendReceiptReceived {
  readonly contentType: "multipart/form-data";
  readonly body: FormWith<
    SendReceiptRequest,
    { readonly image: ReceivedFile; readonly pages: readonly ReceivedFile[] }
  >;
}

/** The reply that the handler of `sendReceipt` returns. */
export type SendReceiptReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const sendReceiptEndpoint: ServerOperation = {
  table: sendReceiptTable,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ multipartReader(
        "multipart/form-data",
        [
          { name: "image", kind: "file", contentType: "image/png, image/jpeg", required: true },
          { name: "pages", kind: "file", many: true, required: true },
          { name: "details", kind: "json", required: true },
          { name: "count", kind: "text", shape: "number" },
          { name: "labels", kind: "text", shape: "string", many: true },
        ],
        validateSendReceiptRequest,
      ),
    ],
  },
  responses: {
    204: { content: [] },
  },
};

export { forbidden } from "../runtime/server.js";
export { unauthorized } from "../runtime/server.js";
export { refuse } from "../runtime/server.js";
