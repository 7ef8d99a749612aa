// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { createServer } from "../runtime/server/core.js";
import type { ServerSettings } from "../runtime/server/options.js";
import { type RefusalReply, notImplemented, problemDetails } from "../runtime/server/refusal.js";
import type { HandlerContext, Refusal, Server, ServerOperation } from "../runtime/server/types.js";
import { authorizeResponseHeadersTable, authorizeTable, securitySchemes } from "./operations.js";
import type { AuthorizeParameters, AuthorizeResponseHeaders } from "./types.js";
import { validateAuthorizeParameters, validateAuthorizeResponseHeaders } from "./validators.js";

/** Implements Redirects: a method for each operation. */
export interface RedirectsHandlers {
  /** GET /authorize */
  authorize(
    request: AuthorizeReceived,
    context: HandlerContext<Readonly<Record<string, never>>>,
  ): AuthorizeReply | Promise<AuthorizeReply>;
}

export interface RedirectsServerOptions extends ServerSettings {
  readonly handlers: RedirectsHandlers;
}

/** Answers 501 to everything: spread it into your handlers until each has its own. */
export const unimplementedRedirects: { readonly [Name in keyof RedirectsHandlers]: () => never } = {
  authorize: notImplemented,
};

/** Serves the handlers. Give it to an adapter: runtime/node, runtime/fastify or runtime/fetch. */
export function createRedirectsServer(options: RedirectsServerOptions): Server {
  return createServer(
    {
      name: "redirects",
      basePath: "",
      operations: [authorizeOperation],
      securitySchemes: securitySchemes,
      refusalReply: redirectsRefusal,
    },
    options,
  );
}

/** Shapes a refused request: as RFC 9457 describes. */
export function redirectsRefusal(refusal: Refusal): RefusalReply {
  return problemDetails(refusal);
}

/** What the handler of `authorize` is given. */
export type AuthorizeReceived = AuthorizeParameters;

/** What the handler of `authorize` returns. */
export type AuthorizeReply = {
  readonly status: 302;
  readonly headers: AuthorizeResponseHeaders;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const authorizeOperation: ServerOperation = {
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

export { forbidden } from "../runtime/server/security.js";
export { unauthorized } from "../runtime/server/security.js";
export { refuse } from "../runtime/server/refusal.js";
