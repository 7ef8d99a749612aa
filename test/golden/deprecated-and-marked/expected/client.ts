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
  type Credential,
  type NoHeaders,
  type OperationFunctions,
  bindOperations,
  callOperation,
  clientBase,
  connect,
  createRawClient,
} from "../runtime/client.js";
import { jsonWriter } from "../runtime/http.js";
import { decodeHeaders, encodePlainQuery } from "../runtime/parameters.js";
import { securitySchemes, setPriceResponseHeadersTable, setPriceTable } from "./operations.js";
import type { paths } from "./paths.js";
import type { SetPriceParameters, SetPriceRequest, SetPriceResponseHeaders } from "./types.js";
import { validateSetPriceParameters, validateSetPriceRequest, validateSetPriceResponseHeaders } from "./validators.js";

/** A credential for each security scheme: a value, or a function that fetches it for each call. */
export interface DeprecatedAndMarkedAuth {
  /** Rule key-by-mail: The key comes by mail. */
  readonly key?: Credential | undefined;
}

export type DeprecatedAndMarkedClientOptions<Throws extends boolean = false> = ClientSettings<
  DeprecatedAndMarkedAuth,
  Throws
>;

/** The settings of calls without a client, which the operations that are functions take. */
export type DeprecatedAndMarkedConnection = Connection<DeprecatedAndMarkedAuth>;

/** The operations, as hooks get them. */
export type DeprecatedAndMarkedOperationId = "setPrice";

/**
 * Calls Deprecated and marked.
 *
 * What things cost.
 *
 * Rule one-shop: The prices are those of one shop.
 *
 * Prices: Prices are set here.
 *
 * Rule daily-prices: A price holds for a day.
 * @remarks Open question: Q-6: it is not stated which shop.
 */
export interface DeprecatedAndMarkedClient extends ClientBase<
  DeprecatedAndMarkedClient,
  DeprecatedAndMarkedAuth,
  DeprecatedAndMarkedOperationId
> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /**
   * Set a price.
   *
   * PUT /prices
   *
   * Rule positive-prices: A price is more than zero.
   * @deprecated
   */
  setPrice(input?: SetPriceInput, options?: CallOptions): ApiPromise<SetPriceResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createDeprecatedAndMarkedClient<Throws extends boolean = false>(
  options: DeprecatedAndMarkedClientOptions<Throws>,
): ClientThat<Throws, DeprecatedAndMarkedClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [setPriceTable]);
  const client: DeprecatedAndMarkedClient = {
    ...clientBase(connection, (baseUrl) => createDeprecatedAndMarkedClient({ ...options, baseUrl })),
    raw,
    setPrice: (input, callOptions) => setPrice(connection, input, callOptions),
  };
  return client as ClientThat<Throws, DeprecatedAndMarkedClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createDeprecatedAndMarkedClientWith<
  Operations extends OperationFunctions<DeprecatedAndMarkedAuth>,
  Throws extends boolean = false,
>(
  options: DeprecatedAndMarkedClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, DeprecatedAndMarkedAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectDeprecatedAndMarked(options: DeprecatedAndMarkedClientOptions): DeprecatedAndMarkedConnection {
  return connect(options, securitySchemes);
}

/** The request that `setPrice` sends. */
export interface SetPriceInput extends SetPriceParameters {
  readonly contentType?: "application/json";
  /** The price. */
  readonly body?: SetPriceRequest;
}

/** The result of `setPrice`. */
export type SetPriceResult = CallResult<{
  is:
    | ClientResult<204, undefined, SetPriceResponseHeaders, undefined>
    | ClientResult<409, undefined, NoHeaders, undefined>;
}>;

/**
 * Set a price.
 *
 * PUT /prices
 *
 * Rule positive-prices: A price is more than zero.
 * @deprecated
 * @remarks Open question: Q-1: it is not stated who may set prices (3 more in the spec).
 */
export function setPrice(
  connection: DeprecatedAndMarkedConnection,
  input?: SetPriceInput,
  options?: CallOptions,
): ApiPromise<SetPriceResult> {
  return callOperation<SetPriceResult>(connection, setPriceOperation, input, options);
}

const setPriceOperation: ClientOperation = {
  table: setPriceTable,
  check: validateSetPriceParameters,
  body: { required: false, content: [/* @__PURE__ */ jsonWriter("application/json", validateSetPriceRequest)] },
  encode: { query: encodePlainQuery },
  responses: {
    204: {
      content: [],
      headers: setPriceResponseHeadersTable,
      decodeHeaders,
      checkHeaders: validateSetPriceResponseHeaders,
    },
    409: { content: [] },
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
