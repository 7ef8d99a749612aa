// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { strictJsonReader } from "../runtime/http.js";
import {
  type HandlerContext,
  type Refusal,
  type RefusalReply,
  type Replied,
  type SecurityHook,
  type Server,
  type ServerOperation,
  type ServerSettings,
  createServer,
  notImplemented,
  problemDetails,
} from "../runtime/server.js";
import { securitySchemes, setPriceResponseHeadersTable, setPriceTable } from "./operations.js";
import type { SetPriceParameters, SetPriceRequest, SetPriceResponseHeaders } from "./types.js";
import { validateSetPriceParameters, validateSetPriceRequest, validateSetPriceResponseHeaders } from "./validators.js";

/**
 * Implements Deprecated and marked: a method for each operation.
 *
 * What things cost.
 *
 * Rule one-shop: The prices are those of one shop.
 *
 * Prices: Prices are set here.
 *
 * Rule daily-prices: A price holds for a day.
 */
export interface DeprecatedAndMarkedHandlers<KeyContext = unknown> {
  /**
   * Set a price.
   *
   * PUT /prices
   *
   * Rule positive-prices: A price is more than zero.
   * @deprecated
   */
  setPrice(
    request: SetPriceReceived,
    context: HandlerContext<{ readonly key: KeyContext }, SetPriceReply>,
  ): Replied<SetPriceReply>;
}

/** Checks credentials, with a hook for each security scheme; what it returns is `context.auth` of handlers. */
export interface DeprecatedAndMarkedSecurity<KeyContext = unknown> {
  /** Rule key-by-mail: The key comes by mail. */
  readonly key: SecurityHook<string, KeyContext>;
}

export interface DeprecatedAndMarkedServerOptions<KeyContext = unknown> extends ServerSettings<
  keyof DeprecatedAndMarkedHandlers
> {
  readonly security: DeprecatedAndMarkedSecurity<KeyContext>;
  readonly handlers: DeprecatedAndMarkedHandlers<KeyContext>;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedDeprecatedAndMarked: { readonly [Name in keyof DeprecatedAndMarkedHandlers]: () => never } = {
  setPrice: notImplemented,
};

/** Shapes a refused request: as RFC 9457 describes. */
export function deprecatedAndMarkedRefusal(refusal: Refusal): RefusalReply {
  return problemDetails(refusal);
}

/**
 * Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. Write
 * `security` before `handlers`: TypeScript reads in that order what hooks return and handlers get.
 */
export function createDeprecatedAndMarkedServer<KeyContext = unknown>(
  options: DeprecatedAndMarkedServerOptions<KeyContext>,
): Server {
  return createServer(
    {
      name: "deprecated-and-marked",
      basePath: "",
      operations: [setPriceEndpoint],
      securitySchemes,
      refusalReply: deprecatedAndMarkedRefusal,
    },
    options,
  );
}

/**
 * The request that the handler of `setPrice` receives.
 *
 * The price.
 */
export type SetPriceReceived = SetPriceParameters &
  (
    | { readonly contentType: "application/json"; readonly body: SetPriceRequest }
    | { readonly contentType?: undefined; readonly body?: undefined }
  );

/** The reply that the handler of `setPrice` returns. */
export type SetPriceReply =
  | {
      readonly status: 204;
      readonly headers?: SetPriceResponseHeaders;
      readonly body?: undefined;
      readonly contentType?: undefined;
    }
  | {
      readonly status: 409;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const setPriceEndpoint: ServerOperation = {
  table: setPriceTable,
  check: validateSetPriceParameters,
  body: {
    required: false,
    content: [/* @__PURE__ */ strictJsonReader("application/json", validateSetPriceRequest)],
    maxBytes: 16384,
  },
  responses: {
    204: {
      content: [],
      headers: setPriceResponseHeadersTable,
      checkHeaders: validateSetPriceResponseHeaders,
    },
    409: { content: [] },
  },
};

export { forbidden } from "../runtime/server.js";
export { unauthorized } from "../runtime/server.js";
export { refuse } from "../runtime/server.js";
