// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { type Client as RawClient, default as createClient } from "openapi-fetch";
import {
  type BoundClient,
  type CallOptions,
  type CallResult,
  type ClientBase,
  type ClientOperation,
  type ClientResult,
  type ClientSettings,
  type Connection,
  type OperationFunctions,
  bindOperations,
  callOperation,
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

export type RedirectsClientOptions = ClientSettings<RedirectsAuth>;

/** The settings of calls without a client, which the operations that are functions take. */
export type RedirectsConnection = Connection<RedirectsAuth>;

/** Calls Redirects. */
export interface RedirectsClient extends ClientBase<RedirectsClient, RedirectsAuth> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /** GET /authorize */
  authorize(input: AuthorizeInput, options?: CallOptions): Promise<AuthorizeResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createRedirectsClient(options: RedirectsClientOptions): RedirectsClient {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [authorizeTable]);
  return {
    connection,
    raw,
    withBaseUrl: (baseUrl) => createRedirectsClient({ ...options, baseUrl }),
    authorize: (input, callOptions) => authorize(connection, input, callOptions),
  };
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createRedirectsClientWith<Operations extends OperationFunctions<RedirectsAuth>>(
  options: RedirectsClientOptions,
  operations: Operations,
): BoundClient<Operations, RedirectsAuth> {
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
): Promise<AuthorizeResult> {
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
} from "../runtime/client.js";
