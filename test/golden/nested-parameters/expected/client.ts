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
import { decodeHeaders, encodeCookies, encodeHeaders, encodePath, encodeQuery } from "../runtime/parameters.js";
import { findNestedResponseHeadersTable, findNestedTable, securitySchemes } from "./operations.js";
import type { paths } from "./paths.js";
import type { FindNestedParameters, FindNestedResponseHeaders } from "./types.js";
import { validateFindNestedParameters, validateFindNestedResponseHeaders } from "./validators.js";

/** No scheme requires a credential in a request. */
export type NestedParametersAuth = Readonly<Record<string, never>>;

export type NestedParametersClientOptions<Throws extends boolean = false> = ClientSettings<
  NestedParametersAuth,
  Throws
>;

/** The settings of calls without a client, which the operations that are functions take. */
export type NestedParametersConnection = Connection<NestedParametersAuth>;

/** The operations, as hooks get them. */
export type NestedParametersOperationId = "findNested";

/** Calls Nested parameters. */
export interface NestedParametersClient extends ClientBase<
  NestedParametersClient,
  NestedParametersAuth,
  NestedParametersOperationId
> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /** GET /shapes/{simple}/{label}/{matrix} */
  findNested(input: FindNestedInput, options?: CallOptions): ApiPromise<FindNestedResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createNestedParametersClient<Throws extends boolean = false>(
  options: NestedParametersClientOptions<Throws>,
): ClientThat<Throws, NestedParametersClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [findNestedTable]);
  const client: NestedParametersClient = {
    ...clientBase(connection, (baseUrl) => createNestedParametersClient({ ...options, baseUrl })),
    raw,
    findNested: (input, callOptions) => findNested(connection, input, callOptions),
  };
  return client as ClientThat<Throws, NestedParametersClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createNestedParametersClientWith<
  Operations extends OperationFunctions<NestedParametersAuth>,
  Throws extends boolean = false,
>(
  options: NestedParametersClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, NestedParametersAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectNestedParameters(options: NestedParametersClientOptions): NestedParametersConnection {
  return connect(options, securitySchemes);
}

/** The request that `findNested` sends. */
export type FindNestedInput = FindNestedParameters;

/** The result of `findNested`. */
export type FindNestedResult = CallResult<{
  is: ClientResult<204, undefined, FindNestedResponseHeaders, undefined>;
}>;

/** GET /shapes/{simple}/{label}/{matrix} */
export function findNested(
  connection: NestedParametersConnection,
  input: FindNestedInput,
  options?: CallOptions,
): ApiPromise<FindNestedResult> {
  return callOperation<FindNestedResult>(connection, findNestedOperation, input, options);
}

const findNestedOperation: ClientOperation = {
  table: findNestedTable,
  check: validateFindNestedParameters,
  encode: { path: encodePath, query: encodeQuery, headers: encodeHeaders, cookies: encodeCookies },
  responses: {
    204: {
      content: [],
      headers: findNestedResponseHeadersTable,
      decodeHeaders,
      checkHeaders: validateFindNestedResponseHeaders,
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
