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
import { decodeHeaders, encodeHeaders, encodePath, encodePlainCookies, encodeQuery } from "../runtime/parameters.js";
import { findShapesResponseHeadersTable, findShapesTable, securitySchemes } from "./operations.js";
import type { paths } from "./paths.js";
import type { FindShapesParameters, FindShapesResponseHeaders } from "./types.js";
import { validateFindShapesParameters, validateFindShapesResponseHeaders } from "./validators.js";

/** No scheme requires a credential in a request. */
export type ParameterStylesAuth = Readonly<Record<string, never>>;

export type ParameterStylesClientOptions<Throws extends boolean = false> = ClientSettings<ParameterStylesAuth, Throws>;

/** The settings of calls without a client, which the operations that are functions take. */
export type ParameterStylesConnection = Connection<ParameterStylesAuth>;

/** The operations, as hooks get them. */
export type ParameterStylesOperationId = "findShapes";

/** Calls Parameter styles. */
export interface ParameterStylesClient extends ClientBase<
  ParameterStylesClient,
  ParameterStylesAuth,
  ParameterStylesOperationId
> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /** GET /shapes/{simple}/{label}/{matrix}/{exploded} */
  findShapes(input: FindShapesInput, options?: CallOptions): ApiPromise<FindShapesResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createParameterStylesClient<Throws extends boolean = false>(
  options: ParameterStylesClientOptions<Throws>,
): ClientThat<Throws, ParameterStylesClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [findShapesTable]);
  const client: ParameterStylesClient = {
    ...clientBase(connection, (baseUrl) => createParameterStylesClient({ ...options, baseUrl })),
    raw,
    findShapes: (input, callOptions) => findShapes(connection, input, callOptions),
  };
  return client as ClientThat<Throws, ParameterStylesClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createParameterStylesClientWith<
  Operations extends OperationFunctions<ParameterStylesAuth>,
  Throws extends boolean = false,
>(
  options: ParameterStylesClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, ParameterStylesAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectParameterStyles(options: ParameterStylesClientOptions): ParameterStylesConnection {
  return connect(options, securitySchemes);
}

/** The request that `findShapes` sends. */
export type FindShapesInput = FindShapesParameters;

/** The result of `findShapes`. */
export type FindShapesResult = CallResult<{
  is: ClientResult<204, undefined, FindShapesResponseHeaders, undefined>;
}>;

/** GET /shapes/{simple}/{label}/{matrix}/{exploded} */
export function findShapes(
  connection: ParameterStylesConnection,
  input: FindShapesInput,
  options?: CallOptions,
): ApiPromise<FindShapesResult> {
  return callOperation<FindShapesResult>(connection, findShapesOperation, input, options);
}

const findShapesOperation: ClientOperation = {
  table: findShapesTable,
  check: validateFindShapesParameters,
  encode: { path: encodePath, query: encodeQuery, headers: encodeHeaders, cookies: encodePlainCookies },
  responses: {
    204: {
      content: [],
      headers: findShapesResponseHeadersTable,
      decodeHeaders,
      checkHeaders: validateFindShapesResponseHeaders,
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
