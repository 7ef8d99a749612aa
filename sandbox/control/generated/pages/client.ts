// Generated from pages.yaml. Edit the spec, then run `make generate`.

import {
  type CallOptions,
  type ClientBase,
  type ClientOperation,
  type ClientResponse,
  type ClientResult,
  type ClientSettings,
  type Connection,
  type Credential,
  type NoHeaders,
  type ServerAddress,
  callOperation,
  connect,
  createRawClient,
  serverAddress,
} from "@specwright/runtime/client";
import { type OtherStatus, textReader } from "@specwright/runtime/http";
import { decodeTextHeaders, formWriter } from "@specwright/runtime/parameters";
import { type Client as RawClient, default as createClient } from "openapi-fetch";
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
import type { paths } from "./paths.js";
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

/** A credential for each security scheme: a value, or a function that fetches it for each call. */
export interface PagesAuth {
  /** The cookie that came with the page; the ticket of the form belongs to it. */
  readonly browser?: Credential | undefined;
}

export type PagesClientOptions = ClientSettings<PagesAuth>;

/** The settings of calls without a client, which the operations that are functions take. */
export type PagesConnection = Connection<PagesAuth>;

/**
 * Calls Pages of the sandbox.
 *
 * What people do in a browser. No document of the platform shows these pages; they stand at a prefix that is in
 * none of them. Each form carries a ticket that is good once, for ten minutes, in the browser that it was given
 * to.
 */
export interface PagesClient extends ClientBase<PagesClient, PagesAuth> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /**
   * Grant or deny what an application asks for.
   *
   * The form of the page that the web flow shows. A user who grants gives login and password.
   *
   * POST /sandbox-pages/v1/consent
   */
  answerConsentForm(input: AnswerConsentFormInput, options?: CallOptions): Promise<AnswerConsentFormResult>;
  /**
   * Open the marketplace.
   *
   * The page lists the applications that can be connected.
   *
   * GET /sandbox-pages/v1/marketplace
   */
  openMarketplace(input?: OpenMarketplaceInput, options?: CallOptions): Promise<OpenMarketplaceResult>;
  /**
   * Connect an application, or see the attempts to do so.
   *
   * A company is connected by an administrator, who is then redirected to the connect URL of the application; a
   * listener is called with a request token; the application of a supplier finds the request when it polls.
   *
   * POST /sandbox-pages/v1/marketplace
   */
  connectInMarketplace(input: ConnectInMarketplaceInput, options?: CallOptions): Promise<ConnectInMarketplaceResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createPagesClient(options: PagesClientOptions): PagesClient {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [
    answerConsentFormTable,
    openMarketplaceTable,
    connectInMarketplaceTable,
  ]);
  return {
    connection,
    raw,
    withBaseUrl: (baseUrl) => createPagesClient({ ...options, baseUrl }),
    answerConsentForm: (input, callOptions) => answerConsentForm(connection, input, callOptions),
    openMarketplace: (input, callOptions) => openMarketplace(connection, input, callOptions),
    connectInMarketplace: (input, callOptions) => connectInMarketplace(connection, input, callOptions),
  };
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectPages(options: PagesClientOptions): PagesConnection {
  return connect(options, securitySchemes);
}

/** The servers of the contract: what each returns is a `baseUrl` for clients. */
export interface PagesServers {
  /**
   * The address of the sandbox.
   *
   * {base_url}
   */
  server(variables?: { readonly base_url?: string }): ServerAddress;
}

export const pagesServers: PagesServers = {
  server: (variables) =>
    serverAddress(
      "server",
      { url: "{base_url}", variables: { base_url: { default: "http://127.0.0.1:8080" } } },
      variables,
    ),
};

/** The request that `answerConsentForm` sends. */
export interface AnswerConsentFormInput {
  readonly contentType?: "application/x-www-form-urlencoded";
  /** The answer of the user. */
  readonly body: ConsentForm;
}

/** The result of `answerConsentForm`. */
export type AnswerConsentFormResult =
  | ClientResult<302, undefined, AnswerConsentFormResponseHeaders, undefined>
  | ClientResult<403, AnswerConsentFormResponse403, NoHeaders, "text/html">
  | ClientResult<OtherStatus<302 | 403>, undefined, NoHeaders, undefined>;

/**
 * Grant or deny what an application asks for.
 *
 * The form of the page that the web flow shows. A user who grants gives login and password.
 *
 * POST /sandbox-pages/v1/consent
 */
export function answerConsentForm(
  connection: PagesConnection,
  input: AnswerConsentFormInput,
  options?: CallOptions,
): Promise<AnswerConsentFormResult> {
  return callOperation<AnswerConsentFormResult>(connection, answerConsentFormOperation, input, options);
}

const sharedResponse: ClientResponse = {
  content: [/* @__PURE__ */ textReader("text/html", validateAnswerConsentFormResponse403)],
};

const answerConsentFormOperation: ClientOperation = {
  table: answerConsentFormTable,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ formWriter("application/x-www-form-urlencoded", answerConsentFormForm, validateConsentForm),
    ],
  },
  accept: "text/html",
  responses: {
    302: {
      content: [],
      headers: answerConsentFormResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateAnswerConsentFormResponseHeaders,
    },
    403: sharedResponse,
    default: { content: [] },
  },
};

/** The request that `openMarketplace` sends. */
export type OpenMarketplaceInput = Readonly<Record<string, never>>;

/** The result of `openMarketplace`. */
export type OpenMarketplaceResult =
  | ClientResult<200, AnswerConsentFormResponse403, NoHeaders, "text/html">
  | ClientResult<OtherStatus<200>, undefined, NoHeaders, undefined>;

/**
 * Open the marketplace.
 *
 * The page lists the applications that can be connected.
 *
 * GET /sandbox-pages/v1/marketplace
 */
export function openMarketplace(
  connection: PagesConnection,
  input?: OpenMarketplaceInput,
  options?: CallOptions,
): Promise<OpenMarketplaceResult> {
  return callOperation<OpenMarketplaceResult>(connection, openMarketplaceOperation, input, options);
}

const openMarketplaceOperation: ClientOperation = {
  table: openMarketplaceTable,
  accept: "text/html",
  responses: {
    200: sharedResponse,
    default: { content: [] },
  },
};

/** The request that `connectInMarketplace` sends. */
export interface ConnectInMarketplaceInput {
  readonly contentType?: "application/x-www-form-urlencoded";
  /** The user, and the connection that is wanted. */
  readonly body: MarketplaceForm;
}

/** The result of `connectInMarketplace`. */
export type ConnectInMarketplaceResult =
  | ClientResult<200, AnswerConsentFormResponse403, NoHeaders, "text/html">
  | ClientResult<301, undefined, ConnectInMarketplaceResponseHeaders, undefined>
  | ClientResult<403, AnswerConsentFormResponse403, NoHeaders, "text/html">
  | ClientResult<OtherStatus<200 | 301 | 403>, undefined, NoHeaders, undefined>;

/**
 * Connect an application, or see the attempts to do so.
 *
 * A company is connected by an administrator, who is then redirected to the connect URL of the application; a
 * listener is called with a request token; the application of a supplier finds the request when it polls.
 *
 * POST /sandbox-pages/v1/marketplace
 */
export function connectInMarketplace(
  connection: PagesConnection,
  input: ConnectInMarketplaceInput,
  options?: CallOptions,
): Promise<ConnectInMarketplaceResult> {
  return callOperation<ConnectInMarketplaceResult>(connection, connectInMarketplaceOperation, input, options);
}

const connectInMarketplaceOperation: ClientOperation = {
  table: connectInMarketplaceTable,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ formWriter(
        "application/x-www-form-urlencoded",
        connectInMarketplaceForm,
        validateMarketplaceForm,
      ),
    ],
  },
  accept: "text/html",
  responses: {
    200: sharedResponse,
    301: {
      content: [],
      headers: connectInMarketplaceResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateConnectInMarketplaceResponseHeaders,
    },
    403: sharedResponse,
    default: { content: [] },
  },
};

export {
  type NetworkError,
  type RequestValidationError,
  type ResponseValidationError,
  type TimeoutError,
  type UnexpectedStatusError,
  isNetworkError,
  isRequestValidationError,
  isResponseValidationError,
  isTimeoutError,
  isUnexpectedStatusError,
} from "@specwright/runtime/client";
