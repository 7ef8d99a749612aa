// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import {
  type FilledParameters,
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
import { findShapesResponseHeadersTable, findShapesTable, securitySchemes } from "./operations.js";
import type { FindShapesParameters, FindShapesResponseHeaders } from "./types.js";
import { validateFindShapesParameters, validateFindShapesResponseHeaders } from "./validators.js";

/** Implements Parameter styles: a method for each operation. */
export interface ParameterStylesHandlers {
  /** GET /shapes/{simple}/{label}/{matrix}/{exploded} */
  findShapes(
    request: FindShapesReceived,
    context: HandlerContext<Readonly<Record<string, never>>, FindShapesReply>,
  ): Replied<FindShapesReply>;
}

export interface ParameterStylesServerOptions extends ServerSettings<keyof ParameterStylesHandlers> {
  readonly handlers: ParameterStylesHandlers;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedParameterStyles: { readonly [Name in keyof ParameterStylesHandlers]: () => never } = {
  findShapes: notImplemented,
};

/** Shapes a refused request: as RFC 9457 describes. */
export function parameterStylesRefusal(refusal: Refusal): RefusalReply {
  return problemDetails(refusal);
}

/** Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. */
export function createParameterStylesServer(options: ParameterStylesServerOptions): Server {
  return createServer(
    {
      name: "parameter-styles",
      basePath: "",
      operations: [findShapesEndpoint],
      securitySchemes,
      refusalReply: parameterStylesRefusal,
    },
    options,
  );
}

/** The request that the handler of `findShapes` receives. */
export type FindShapesReceived = FilledParameters<FindShapesParameters, { query: "limit" }>;

/** The reply that the handler of `findShapes` returns. */
export type FindShapesReply = {
  readonly status: 204;
  readonly headers?: FindShapesResponseHeaders;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const findShapesEndpoint: ServerOperation = {
  table: findShapesTable,
  check: validateFindShapesParameters,
  responses: {
    204: {
      content: [],
      headers: findShapesResponseHeadersTable,
      checkHeaders: validateFindShapesResponseHeaders,
    },
  },
};

export { forbidden } from "../runtime/server.js";
export { unauthorized } from "../runtime/server.js";
export { refuse } from "../runtime/server.js";
