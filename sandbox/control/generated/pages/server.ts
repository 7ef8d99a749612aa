// Generated from pages.yaml. Edit the spec, then run `make generate`.

import { type OtherStatus, textWriter } from "@specwright/runtime/http";
import { formReader } from "@specwright/runtime/parameters";
import {
  type HandlerContext,
  type Refusal,
  type RefusalReply,
  type Replied,
  type SecurityHook,
  type Server,
  type ServerAnswer,
  type ServerOperation,
  type ServerReplyTable,
  type ServerSettings,
  createServer,
  notImplemented,
  problemDetails,
} from "@specwright/runtime/server";
import {
  answerConsentFormForm,
  answerConsentFormResponseHeadersTable,
  answerConsentFormTable,
  connectInMarketplaceForm,
  connectInMarketplaceResponseHeadersTable,
  connectInMarketplaceTable,
  openMarketplaceTable,
  securitySchemes,
} from "./operations.js";
import type {
  AnswerConsentFormResponse403,
  AnswerConsentFormResponseHeaders,
  ConnectInMarketplaceResponseHeaders,
  ConsentForm,
  MarketplaceForm,
} from "./types.js";
import {
  validateAnswerConsentFormResponse403,
  validateAnswerConsentFormResponseHeaders,
  validateConnectInMarketplaceResponseHeaders,
  validateConsentForm,
  validateMarketplaceForm,
} from "./validators.js";

/**
 * Implements Pages of the sandbox: a method for each operation.
 *
 * What people do in a browser. No document of the platform shows these pages; they stand at a prefix that is in
 * none of them. Each form carries a ticket that is good once, for ten minutes, in the browser that it was given
 * to.
 */
export interface PagesHandlers<BrowserContext = unknown> {
  /**
   * Grant or deny what an application asks for.
   *
   * The form of the page that the web flow shows. A user who grants gives login and password.
   *
   * POST /sandbox-pages/v1/consent
   */
  answerConsentForm(
    request: AnswerConsentFormReceived,
    context: HandlerContext<{ readonly browser: BrowserContext }, AnswerConsentFormReply>,
  ): Replied<AnswerConsentFormReply>;
  /**
   * Open the marketplace.
   *
   * The page lists the applications that can be connected.
   *
   * GET /sandbox-pages/v1/marketplace
   */
  openMarketplace(
    request: OpenMarketplaceReceived,
    context: HandlerContext<Readonly<Record<string, never>>, OpenMarketplaceReply>,
  ): Replied<OpenMarketplaceReply>;
  /**
   * Connect an application, or see the attempts to do so.
   *
   * A company is connected by an administrator, who is then redirected to the connect URL of the application; a
   * listener is called with a request token; the application of a supplier finds the request when it polls.
   *
   * POST /sandbox-pages/v1/marketplace
   */
  connectInMarketplace(
    request: ConnectInMarketplaceReceived,
    context: HandlerContext<{ readonly browser: BrowserContext }, ConnectInMarketplaceReply>,
  ): Replied<ConnectInMarketplaceReply>;
}

/** Checks credentials, with a hook for each security scheme; what it returns is `context.auth` of handlers. */
export interface PagesSecurity<BrowserContext = unknown> {
  /** The cookie that came with the page; the ticket of the form belongs to it. */
  readonly browser: SecurityHook<string, BrowserContext>;
}

export interface PagesServerOptions<BrowserContext = unknown> extends ServerSettings<keyof PagesHandlers> {
  readonly security: PagesSecurity<BrowserContext>;
  readonly handlers: PagesHandlers<BrowserContext>;
}

/** Answers 501 to everything: spread it into your handlers until each has its own. */
export const unimplementedPages: { readonly [Name in keyof PagesHandlers]: () => never } = {
  answerConsentForm: notImplemented,
  openMarketplace: notImplemented,
  connectInMarketplace: notImplemented,
};

/** Shapes a refused request: as RFC 9457 describes. */
export function pagesRefusal(refusal: Refusal): RefusalReply {
  return problemDetails(refusal);
}

/**
 * Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. Write
 * `security` before `handlers`: TypeScript reads in that order what hooks return and handlers get.
 */
export function createPagesServer<BrowserContext = unknown>(options: PagesServerOptions<BrowserContext>): Server {
  return createServer(
    {
      name: "pages",
      basePath: "",
      operations: [answerConsentFormOperation, openMarketplaceOperation, connectInMarketplaceOperation],
      securitySchemes,
      refusalReply: pagesRefusal,
    },
    options,
  );
}

/** The request that the handler of `answerConsentForm` receives. */
export interface AnswerConsentFormReceived {
  readonly contentType: "application/x-www-form-urlencoded";
  /** The answer of the user. */
  readonly body: ConsentForm;
}

/** The reply that the handler of `answerConsentForm` returns. */
export type AnswerConsentFormReply =
  | {
      readonly status: 302;
      readonly headers: AnswerConsentFormResponseHeaders;
      readonly body?: undefined;
      readonly contentType?: undefined;
    }
  | ServerAnswer<403, AnswerConsentFormResponse403, "text/html">
  | {
      readonly status: OtherStatus<302 | 403>;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const sharedReply: ServerReplyTable = {
  content: [/* @__PURE__ */ textWriter("text/html", validateAnswerConsentFormResponse403)],
};

const answerConsentFormOperation: ServerOperation = {
  table: answerConsentFormTable,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ formReader("application/x-www-form-urlencoded", answerConsentFormForm, validateConsentForm),
    ],
  },
  responses: {
    302: {
      content: [],
      headers: answerConsentFormResponseHeadersTable,
      checkHeaders: validateAnswerConsentFormResponseHeaders,
    },
    403: sharedReply,
    default: { content: [] },
  },
};

/** The request that the handler of `openMarketplace` receives. */
export type OpenMarketplaceReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `openMarketplace` returns. */
export type OpenMarketplaceReply =
  | ServerAnswer<200, AnswerConsentFormResponse403, "text/html">
  | {
      readonly status: OtherStatus<200>;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const openMarketplaceOperation: ServerOperation = {
  table: openMarketplaceTable,
  responses: {
    200: sharedReply,
    default: { content: [] },
  },
};

/** The request that the handler of `connectInMarketplace` receives. */
export interface ConnectInMarketplaceReceived {
  readonly contentType: "application/x-www-form-urlencoded";
  /** The user, and the connection that is wanted. */
  readonly body: MarketplaceForm;
}

/** The reply that the handler of `connectInMarketplace` returns. */
export type ConnectInMarketplaceReply =
  | ServerAnswer<200, AnswerConsentFormResponse403, "text/html">
  | {
      readonly status: 301;
      readonly headers: ConnectInMarketplaceResponseHeaders;
      readonly body?: undefined;
      readonly contentType?: undefined;
    }
  | ServerAnswer<403, AnswerConsentFormResponse403, "text/html">
  | {
      readonly status: OtherStatus<200 | 301 | 403>;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const connectInMarketplaceOperation: ServerOperation = {
  table: connectInMarketplaceTable,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ formReader(
        "application/x-www-form-urlencoded",
        connectInMarketplaceForm,
        validateMarketplaceForm,
      ),
    ],
  },
  responses: {
    200: sharedReply,
    301: {
      content: [],
      headers: connectInMarketplaceResponseHeadersTable,
      checkHeaders: validateConnectInMarketplaceResponseHeaders,
    },
    403: sharedReply,
    default: { content: [] },
  },
};

export { forbidden } from "@specwright/runtime/server";
export { unauthorized } from "@specwright/runtime/server";
export { refuse } from "@specwright/runtime/server";
