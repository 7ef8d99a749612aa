// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

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
import { findNestedResponseHeadersTable, findNestedTable, securitySchemes } from "./operations.js";
import type { FindNestedParameters, FindNestedResponseHeaders } from "./types.js";
import { validateFindNestedParameters, validateFindNestedResponseHeaders } from "./validators.js";

/** Implements Nested parameters: a method for each operation. */
export interface NestedParametersHandlers {
  /** GET /shapes/{simple}/{label}/{matrix} */
  findNested(
    request: FindNestedReceived,
    context: HandlerContext<Readonly<Record<string, never>>, FindNestedReply>,
  ): Replied<FindNestedReply>;
}

export interface NestedParametersServerOptions extends ServerSettings<keyof NestedParametersHandlers> {
  readonly handlers: NestedParametersHandlers;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedNestedParameters: { readonly [Name in keyof NestedParametersHandlers]: () => never } = {
  findNested: notImplemented,
};

/** Shapes a refused request: as RFC 9457 describes. */
export function nestedParametersRefusal(refusal: Refusal): RefusalReply {
  return problemDetails(refusal);
}

/** Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. */
export function createNestedParametersServer(options: NestedParametersServerOptions): Server {
  return createServer(
    {
      name: "nested-parameters",
      basePath: "",
      operations: [findNestedEndpoint],
      securitySchemes,
      refusalReply: nestedParametersRefusal,
    },
    options,
  );
}

/** The request that the handler of `findNested` receives. */
export type FindNestedReceived = FindNestedParameters;

/** The reply that the handler of `findNested` returns. */
export type FindNestedReply = {
  readonly status: 204;
  readonly headers?: FindNestedResponseHeaders;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const findNestedEndpoint: ServerOperation = {
  table: findNestedTable,
  check: validateFindNestedParameters,
  responses: {
    204: {
      content: [],
      headers: findNestedResponseHeadersTable,
      checkHeaders: validateFindNestedResponseHeaders,
    },
  },
};

export { forbidden } from "../runtime/server.js";
export { unauthorized } from "../runtime/server.js";
export { refuse } from "../runtime/server.js";
