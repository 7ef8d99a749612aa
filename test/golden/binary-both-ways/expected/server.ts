// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { type BinaryBody, type BinaryInput, binaryReader, binaryWriter } from "../runtime/http.js";
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
import { convertImageTable, securitySchemes } from "./operations.js";

/** Implements Binary both ways: a method for each operation. */
export interface BinaryBothWaysHandlers {
  /** POST /images */
  convertImage(
    request: ConvertImageReceived,
    context: HandlerContext<Readonly<Record<string, never>>, ConvertImageReply>,
  ): Replied<ConvertImageReply>;
}

export interface BinaryBothWaysServerOptions extends ServerSettings<keyof BinaryBothWaysHandlers> {
  readonly handlers: BinaryBothWaysHandlers;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedBinaryBothWays: { readonly [Name in keyof BinaryBothWaysHandlers]: () => never } = {
  convertImage: notImplemented,
};

/** Shapes a refused request: as RFC 9457 describes. */
export function binaryBothWaysRefusal(refusal: Refusal): RefusalReply {
  return problemDetails(refusal);
}

/** Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. */
export function createBinaryBothWaysServer(options: BinaryBothWaysServerOptions): Server {
  return createServer(
    {
      name: "binary-both-ways",
      basePath: "",
      operations: [convertImageEndpoint],
      securitySchemes,
      refusalReply: binaryBothWaysRefusal,
    },
    options,
  );
}

/** The request that the handler of `convertImage` receives. */
export type ConvertImageReceived =
  | { readonly contentType: "image/png"; readonly body: BinaryBody }
  | { readonly contentType: "application/pdf"; readonly body: BinaryBody };

/** The reply that the handler of `convertImage` returns. */
export type ConvertImageReply = ServerAnswer<200, BinaryInput, "image/jpeg">;

const convertImageEndpoint: ServerOperation = {
  table: convertImageTable,
  body: {
    required: true,
    content: [/* @__PURE__ */ binaryReader("image/png"), /* @__PURE__ */ binaryReader("application/pdf")],
  },
  responses: {
    200: { content: [/* @__PURE__ */ binaryWriter("image/jpeg")] },
  },
};

export { forbidden } from "../runtime/server.js";
export { unauthorized } from "../runtime/server.js";
export { refuse } from "../runtime/server.js";
