// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { binaryReader, binaryWriter } from "../runtime/http/payload-binary.js";
import type { BinaryBody, BinaryInput } from "../runtime/http/payload.js";
import { createServer } from "../runtime/server/core.js";
import type { ServerSettings } from "../runtime/server/options.js";
import { type RefusalReply, notImplemented, problemDetails } from "../runtime/server/refusal.js";
import type { HandlerContext, Refusal, Server, ServerOperation } from "../runtime/server/types.js";
import { convertImageTable, securitySchemes } from "./operations.js";

/** Implements Binary both ways: a method for each operation. */
export interface BinaryBothWaysHandlers {
  /** POST /images */
  convertImage(
    request: ConvertImageReceived,
    context: HandlerContext<Readonly<Record<string, never>>>,
  ): ConvertImageReply | Promise<ConvertImageReply>;
}

export interface BinaryBothWaysServerOptions extends ServerSettings {
  readonly handlers: BinaryBothWaysHandlers;
}

/** Answers 501 to everything: spread it into your handlers until each has its own. */
export const unimplementedBinaryBothWays: { readonly [Name in keyof BinaryBothWaysHandlers]: () => never } = {
  convertImage: notImplemented,
};

/** Serves the handlers. Give it to an adapter: runtime/node, runtime/fastify or runtime/fetch. */
export function createBinaryBothWaysServer(options: BinaryBothWaysServerOptions): Server {
  return createServer(
    {
      name: "binary-both-ways",
      basePath: "",
      operations: [convertImageOperation],
      securitySchemes: securitySchemes,
      refusalReply: binaryBothWaysRefusal,
    },
    options,
  );
}

/** Shapes a refused request: as RFC 9457 describes. */
export function binaryBothWaysRefusal(refusal: Refusal): RefusalReply {
  return problemDetails(refusal);
}

/** What the handler of `convertImage` is given. */
export type ConvertImageReceived =
  | { readonly contentType: "image/png"; readonly body: BinaryBody }
  | { readonly contentType: "application/pdf"; readonly body: BinaryBody };

/** What the handler of `convertImage` returns. */
export type ConvertImageReply = {
  readonly status: 200;
  readonly headers?: Readonly<Record<string, string>>;
  readonly contentType?: "image/jpeg";
  readonly body: BinaryInput;
};

const convertImageOperation: ServerOperation = {
  table: convertImageTable,
  body: {
    required: true,
    content: [/* @__PURE__ */ binaryReader("image/png"), /* @__PURE__ */ binaryReader("application/pdf")],
  },
  responses: {
    200: { content: [/* @__PURE__ */ binaryWriter("image/jpeg")] },
  },
};

export { forbidden } from "../runtime/server/security.js";
export { unauthorized } from "../runtime/server/security.js";
export { refuse } from "../runtime/server/refusal.js";
