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
import { decodeHeaders, encodeCookies, encodeHeaders, encodePath, encodeQuery } from "../runtime/parameters.js";
import { findNestedResponseHeadersTable, findNestedTable, securitySchemes } from "./operations.js";
import type { paths } from "./paths.js";
import type { FindNestedParameters, FindNestedResponseHeaders } from "./types.js";
import { validateFindNestedParameters, validateFindNestedResponseHeaders } from "./validators.js";

/** No scheme requires a credential in a request. */
export type NestedParametersAuth = Readonly<Record<string, never>>;

export type NestedParametersClientOptions = ClientSettings<NestedParametersAuth>;

/** The settings of calls without a client, which the operations that are functions take. */
export type NestedParametersConnection = Connection<NestedParametersAuth>;

/** Calls Nested parameters. */
export interface NestedParametersClient extends ClientBase<NestedParametersClient, NestedParametersAuth> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /** GET /shapes/{simple}/{label}/{matrix} */
  findNested(input: FindNestedInput, options?: CallOptions): Promise<FindNestedResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createNestedParametersClient(options: NestedParametersClientOptions): NestedParametersClient {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [findNestedTable]);
  return {
    connection,
    raw,
    withBaseUrl: (baseUrl) => createNestedParametersClient({ ...options, baseUrl }),
    findNested: (input, callOptions) => findNested(connection, input, callOptions),
  };
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createNestedParametersClientWith<Operations extends OperationFunctions<NestedParametersAuth>>(
  options: NestedParametersClientOptions,
  operations: Operations,
): BoundClient<Operations, NestedParametersAuth> {
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
): Promise<FindNestedResult> {
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
