// Generated from openapi.yaml and orders.xsd. Edit the specs, then run `specwright generate`.

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
  type NoHeaders,
  type OperationFunctions,
  bindOperations,
  callOperation,
  clientBase,
  connect,
  createRawClient,
} from "../runtime/client.js";
import { jsonReader, xmlReader } from "../runtime/http.js";
import { encodePlainQuery } from "../runtime/parameters.js";
import { decodeOrder } from "./codecs.js";
import { listOrdersTable, securitySchemes } from "./operations.js";
import type { paths } from "./paths.js";
import type { ListOrdersParameters, Order, OrderXml } from "./types.js";
import { validateListOrdersParameters, validateOrder } from "./validators.js";

/** No scheme requires a credential in a request. */
export type EnumsAsConstantsAuth = Readonly<Record<string, never>>;

export type EnumsAsConstantsClientOptions<Throws extends boolean = false> = ClientSettings<
  EnumsAsConstantsAuth,
  Throws
>;

/** The settings of calls without a client, which the operations that are functions take. */
export type EnumsAsConstantsConnection = Connection<EnumsAsConstantsAuth>;

/** The operations, as hooks get them. */
export type EnumsAsConstantsOperationId = "listOrders";

/** Calls Orders. */
export interface EnumsAsConstantsClient extends ClientBase<
  EnumsAsConstantsClient,
  EnumsAsConstantsAuth,
  EnumsAsConstantsOperationId
> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /** GET /orders */
  listOrders(input?: ListOrdersInput, options?: CallOptions): ApiPromise<ListOrdersResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createEnumsAsConstantsClient<Throws extends boolean = false>(
  options: EnumsAsConstantsClientOptions<Throws>,
): ClientThat<Throws, EnumsAsConstantsClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [listOrdersTable]);
  const client: EnumsAsConstantsClient = {
    ...clientBase(connection, (baseUrl) => createEnumsAsConstantsClient({ ...options, baseUrl })),
    raw,
    listOrders: (input, callOptions) => listOrders(connection, input, callOptions),
  };
  return client as ClientThat<Throws, EnumsAsConstantsClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createEnumsAsConstantsClientWith<
  Operations extends OperationFunctions<EnumsAsConstantsAuth>,
  Throws extends boolean = false,
>(
  options: EnumsAsConstantsClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, EnumsAsConstantsAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectEnumsAsConstants(options: EnumsAsConstantsClientOptions): EnumsAsConstantsConnection {
  return connect(options, securitySchemes);
}

/** The request that `listOrders` sends. */
export type ListOrdersInput = ListOrdersParameters;

/** The result of `listOrders`. */
export type ListOrdersResult = CallResult<{
  is:
    ClientResult<200, Order, NoHeaders, "application/json"> | ClientResult<201, OrderXml, NoHeaders, "application/xml">;
}>;

/** GET /orders */
export function listOrders(
  connection: EnumsAsConstantsConnection,
  input?: ListOrdersInput,
  options?: CallOptions,
): ApiPromise<ListOrdersResult> {
  return callOperation<ListOrdersResult>(connection, listOrdersOperation, input, options);
}

const listOrdersOperation: ClientOperation = {
  table: listOrdersTable,
  check: validateListOrdersParameters,
  encode: { query: encodePlainQuery },
  accept: "application/json, application/xml",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateOrder)] },
    201: { content: [/* @__PURE__ */ xmlReader("application/xml", decodeOrder)] },
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
