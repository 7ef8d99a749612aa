// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { type Client as RawClient, default as createClient } from "openapi-fetch";
import {
  type ApiPromise,
  type BoundClient,
  type CallOptions,
  type CallResult,
  type ClientBase,
  type ClientOperation,
  type ClientResult,
  type ClientSettings,
  type ClientThat,
  type Connection,
  type OperationFunctions,
  bindOperations,
  callOperation,
  clientBase,
  connect,
  createRawClient,
} from "../runtime/client.js";
import { decodeTextHeaders, encodePlainQuery } from "../runtime/parameters.js";
import { authorizeResponseHeadersTable, authorizeTable, securitySchemes } from "./operations.js";
import type { paths } from "./paths.js";
import type { AuthorizeParameters, AuthorizeResponseHeaders } from "./types.js";
import { validateAuthorizeParameters, validateAuthorizeResponseHeaders } from "./validators.js";

/** No scheme requires a credential in a request. */
export type RedirectsAuth = Readonly<Record<string, never>>;

export type RedirectsClientOptions<Throws extends boolean = false> = ClientSettings<RedirectsAuth, Throws>;

/** The settings of calls without a client, which the operations that are functions take. */
export type RedirectsConnection = Connection<RedirectsAuth>;

/** The operations, as hooks get them. */
export type RedirectsOperationId = "authorize";

/** Calls Redirects. */
export interface RedirectsClient extends ClientBase<RedirectsClient, RedirectsAuth, RedirectsOperationId> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /** GET /authorize */
  authorize(input: AuthorizeInput, options?: CallOptions): ApiPromise<AuthorizeResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createRedirectsClient<Throws extends boolean = false>(
  options: RedirectsClientOptions<Throws>,
): ClientThat<Throws, RedirectsClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [authorizeTable]);
  const client: RedirectsClient = {
    ...clientBase(connection, (baseUrl) => createRedirectsClient({ ...options, baseUrl })),
    raw,
    authorize: (input, callOptions) => authorize(connection, input, callOptions),
  };
  return client as ClientThat<Throws, RedirectsClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createRedirectsClientWith<
  Operations extends OperationFunctions<RedirectsAuth>,
  Throws extends boolean = false,
>(
  options: RedirectsClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, RedirectsAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectRedirects(options: RedirectsClientOptions): RedirectsConnection {
  return connect(options, securitySchemes);
}

/** The request that `authorize` sends. */
export type AuthorizeInput = AuthorizeParameters;

/** The result of `authorize`. */
export type AuthorizeResult = CallResult<{
  is: ClientResult<302, undefined, AuthorizeResponseHeaders, undefined>;
}>;

/** GET /authorize */
export function authorize(
  connection: RedirectsConnection,
  input: AuthorizeInput,
  options?: CallOptions,
): ApiPromise<AuthorizeResult> {
  return callOperation<AuthorizeResult>(connection, authorizeOperation, input, options);
}

const authorizeOperation: ClientOperation = {
  table: authorizeTable,
  check: validateAuthorizeParameters,
  encode: { query: encodePlainQuery },
  responses: {
    302: {
      content: [],
      headers: authorizeResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateAuthorizeResponseHeaders,
    },
  },
};

export {
  type ApiError,
  type NetworkError,
  type RequestValidationError,
  type ResponseValidationError,
  type TimeoutError,
  type UnexpectedStatusError,
  isApiError,
  isNetworkError,
  isRequestValidationError,
  isResponseValidationError,
  isTimeoutError,
  isUnexpectedStatusError,
} from "../runtime/client.js";
export { type ClientHooks, type HookContext } from "../runtime/client.js";
export { retry } from "../runtime/client.js";
export { type AttemptRecord, logHooks } from "../runtime/client.js";
export { type TransferProgress, reportProgress } from "../runtime/client.js";
