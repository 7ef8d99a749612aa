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
import { authorizeResponseHeadersTable, authorizeTable, securitySchemes } from "./operations.js";
import type { AuthorizeParameters, AuthorizeResponseHeaders } from "./types.js";
import { validateAuthorizeParameters, validateAuthorizeResponseHeaders } from "./validators.js";

/** Implements Redirects: a method for each operation. */
export interface RedirectsHandlers {
  /** GET /authorize */
  authorize(
    request: AuthorizeReceived,
    context: HandlerContext<Readonly<Record<string, never>>, AuthorizeReply>,
  ): Replied<AuthorizeReply>;
}

export interface RedirectsServerOptions extends ServerSettings<keyof RedirectsHandlers> {
  readonly handlers: RedirectsHandlers;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedRedirects: { readonly [Name in keyof RedirectsHandlers]: () => never } = {
  authorize: notImplemented,
};

/** Shapes a refused request: as RFC 9457 describes. */
export function redirectsRefusal(refusal: Refusal): RefusalReply {
  return problemDetails(refusal);
}

/** Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. */
export function createRedirectsServer(options: RedirectsServerOptions): Server {
  return createServer(
    {
      name: "redirects",
      basePath: "",
      operations: [authorizeEndpoint],
      securitySchemes,
      refusalReply: redirectsRefusal,
    },
    options,
  );
}

/** The request that the handler of `authorize` receives. */
export type AuthorizeReceived = AuthorizeParameters;

/** The reply that the handler of `authorize` returns. */
export type AuthorizeReply = {
  readonly status: 302;
  readonly headers: AuthorizeResponseHeaders;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const authorizeEndpoint: ServerOperation = {
  table: authorizeTable,
  check: validateAuthorizeParameters,
  responses: {
    302: {
      content: [],
      headers: authorizeResponseHeadersTable,
      checkHeaders: validateAuthorizeResponseHeaders,
    },
  },
};

export { forbidden } from "../runtime/server.js";
export { unauthorized } from "../runtime/server.js";
export { refuse } from "../runtime/server.js";
