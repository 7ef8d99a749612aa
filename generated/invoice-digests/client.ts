// Generated from specs/invoice-digests/openapi.yaml, sandbox/overlays/invoice-digests.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

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
  type OperationFunctions,
  type PageMethods,
  type PagedOperation,
  type ServerAddress,
  bindOperations,
  byUrl,
  callOperation,
  clientBase,
  connect,
  createRawClient,
  serverAddress,
  withPages,
} from "@specwright/runtime/client";
import { type OtherStatus, jsonReader } from "@specwright/runtime/http";
import {
  decodeTextHeaders,
  encodePlainHeaders,
  encodePlainPath,
  encodePlainQuery,
} from "@specwright/runtime/parameters";
import { type Client as RawClient, default as createClient } from "openapi-fetch";
import {
  getInvoiceDigestResponseHeadersTable,
  getInvoiceDigestTable,
  getLocalizedDataResponseHeadersTable,
  getLocalizedDataTable,
  listInvoiceDigestsResponseHeadersTable,
  listInvoiceDigestsTable,
  securitySchemes,
} from "./operations.js";
import type { paths } from "./paths.js";
import type {
  GetInvoiceDigestParameters,
  GetInvoiceDigestResponseHeaders,
  GetLocalizedDataParameters,
  GetLocalizedDataResponseHeaders,
  InvoiceDigest,
  InvoiceDigestCollection,
  ListInvoiceDigestsParameters,
  ListInvoiceDigestsResponseHeaders,
  LocalizedData,
} from "./types.js";
import {
  validateGetInvoiceDigestParameters,
  validateGetInvoiceDigestResponseHeaders,
  validateGetLocalizedDataParameters,
  validateGetLocalizedDataResponseHeaders,
  validateInvoiceDigest,
  validateInvoiceDigestCollection,
  validateListInvoiceDigestsParameters,
  validateListInvoiceDigestsResponseHeaders,
  validateLocalizedData,
} from "./validators.js";

/**
 * A credential for each security scheme: a value, or a function that fetches it for each call.
 * @remarks `accessToken`: Open question: The authentication of this API is not shown, neither the place
 * of a token nor a scope.
 */
export interface InvoiceDigestsAuth {
  /** An access token in the Authorization header, written as "Bearer" and the token. */
  readonly accessToken?: Credential | undefined;
  /**
   * An access token of the legacy token service in the Authorization header, written as "OAuth" and the token.
   * The legacy token service requires this for all calls that follow.
   */
  readonly oauthToken?: Credential | undefined;
}

export type InvoiceDigestsClientOptions<Throws extends boolean = false> = ClientSettings<InvoiceDigestsAuth, Throws>;

/** The settings of calls without a client, which the operations that are functions take. */
export type InvoiceDigestsConnection = Connection<InvoiceDigestsAuth>;

/** The operations, as hooks get them. */
export type InvoiceDigestsOperationId = "listInvoiceDigests" | "getInvoiceDigest" | "getLocalizedData";

/**
 * Calls Invoice digests.
 *
 * A digest is the summary of an invoice, which the API also calls a payment request. A caller searches digests
 * by statuses, numbers and dates, and reads one by the id of its invoice. The paths of digests contain the API
 * version, v3.0.
 * @remarks Open question: Neither rate limits nor events of this API are shown, so the spec has nothing
 * about them.
 */
export interface InvoiceDigestsClient extends ClientBase<
  InvoiceDigestsClient,
  InvoiceDigestsAuth,
  InvoiceDigestsOperationId
> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /**
   * Search digests of invoices.
   *
   * This operation returns the digests that match its filters, page by page.
   *
   * GET /api/v3.0/invoice/paymentrequestdigests
   * @example 200: { Items: [{ ApprovalStatusCode: "APPROVAL-1", CreateDate: "2026-04-12", CurrencyCode: "EUR", ID: "digest-1", InvoiceN...
   */
  readonly listInvoiceDigests: ((
    input?: ListInvoiceDigestsInput,
    options?: CallOptions,
  ) => ApiPromise<ListInvoiceDigestsResult>) &
    PageMethods<ListInvoiceDigestsInput, ListInvoiceDigestsResult, InvoiceDigest>;
  /**
   * Read the digest of one invoice.
   *
   * This operation returns the digest of one invoice.
   *
   * GET /api/v3.0/invoice/paymentrequestdigests/{id}
   * @example 200: { ApprovalStatusCode: "APPROVAL-1", CreateDate: "2026-04-12", CurrencyCode: "EUR", ID: "digest-1", InvoiceNumber: "IN...
   */
  getInvoiceDigest(input: GetInvoiceDigestInput, options?: CallOptions): ApiPromise<GetInvoiceDigestResult>;
  /**
   * Look up the codes of statuses and payment methods.
   *
   * This operation returns the codes of approval statuses, payment statuses and payment methods that digests and
   * their filters use.
   *
   * GET /invoice/localizeddata
   * @example 200: {}
   */
  getLocalizedData(input?: GetLocalizedDataInput, options?: CallOptions): ApiPromise<GetLocalizedDataResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createInvoiceDigestsClient<Throws extends boolean = false>(
  options: InvoiceDigestsClientOptions<Throws>,
): ClientThat<Throws, InvoiceDigestsClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [
    listInvoiceDigestsTable,
    getInvoiceDigestTable,
    getLocalizedDataTable,
  ]);
  const client: InvoiceDigestsClient = {
    ...clientBase(connection, (baseUrl) => createInvoiceDigestsClient({ ...options, baseUrl })),
    raw,
    listInvoiceDigests: withPages(connection, listInvoiceDigestsPages, listInvoiceDigests),
    getInvoiceDigest: (input, callOptions) => getInvoiceDigest(connection, input, callOptions),
    getLocalizedData: (input, callOptions) => getLocalizedData(connection, input, callOptions),
  };
  return client as ClientThat<Throws, InvoiceDigestsClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createInvoiceDigestsClientWith<
  Operations extends OperationFunctions<InvoiceDigestsAuth>,
  Throws extends boolean = false,
>(
  options: InvoiceDigestsClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, InvoiceDigestsAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectInvoiceDigests(options: InvoiceDigestsClientOptions): InvoiceDigestsConnection {
  return connect(options, securitySchemes);
}

/** The servers of the contract: what each returns is a `baseUrl` for clients. */
export interface InvoiceDigestsServers {
  /**
   * The base address of the service.
   *
   * {base_url}
   */
  server(variables?: { readonly base_url?: string }): ServerAddress;
}

export const invoiceDigestsServers: InvoiceDigestsServers = {
  server: (variables) =>
    serverAddress(
      "server",
      { url: "{base_url}", variables: { base_url: { default: "https://base-url.invalid" } } },
      variables,
    ),
};

/** The request that `listInvoiceDigests` sends. */
export type ListInvoiceDigestsInput = ListInvoiceDigestsParameters;

/** The result of `listInvoiceDigests`. */
export type ListInvoiceDigestsResult = CallResult<{
  is:
    | ClientResult<200, InvoiceDigestCollection, ListInvoiceDigestsResponseHeaders, "application/json">
    | ClientResult<OtherStatus<200>, undefined, ListInvoiceDigestsResponseHeaders, undefined>;
}>;

/**
 * Search digests of invoices.
 *
 * This operation returns the digests that match its filters, page by page.
 *
 * GET /api/v3.0/invoice/paymentrequestdigests
 * @example 200: { Items: [{ ApprovalStatusCode: "APPROVAL-1", CreateDate: "2026-04-12", CurrencyCode: "EUR", ID: "digest-1", InvoiceN...
 * @remarks Open question: The combination of several filters, the inclusion of a bound and the order of
 * the digests are not specified (3 more in the spec).
 */
export function listInvoiceDigests(
  connection: InvoiceDigestsConnection,
  input?: ListInvoiceDigestsInput,
  options?: CallOptions,
): ApiPromise<ListInvoiceDigestsResult> {
  return callOperation<ListInvoiceDigestsResult>(connection, listInvoiceDigestsOperation, input, options);
}

const listInvoiceDigestsOperation: ClientOperation = {
  table: listInvoiceDigestsTable,
  check: validateListInvoiceDigestsParameters,
  encode: { query: encodePlainQuery, headers: encodePlainHeaders },
  accept: "application/json",
  responses: {
    200: {
      content: [/* @__PURE__ */ jsonReader("application/json", validateInvoiceDigestCollection)],
      headers: listInvoiceDigestsResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateListInvoiceDigestsResponseHeaders,
    },
    default: {
      content: [],
      headers: listInvoiceDigestsResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateListInvoiceDigestsResponseHeaders,
    },
  },
};

/** The pages of `listInvoiceDigests`, for `items`, `pages` and `all`. */
export const listInvoiceDigestsPages: PagedOperation<ListInvoiceDigestsInput, ListInvoiceDigestsResult, InvoiceDigest> =
  { operation: listInvoiceDigestsOperation, items: ["Items"], style: /* @__PURE__ */ byUrl(["NextPage"]) };

/** The request that `getInvoiceDigest` sends. */
export type GetInvoiceDigestInput = GetInvoiceDigestParameters;

/** The result of `getInvoiceDigest`. */
export type GetInvoiceDigestResult = CallResult<{
  is:
    | ClientResult<200, InvoiceDigest, GetInvoiceDigestResponseHeaders, "application/json">
    | ClientResult<OtherStatus<200>, undefined, GetInvoiceDigestResponseHeaders, undefined>;
}>;

/**
 * Read the digest of one invoice.
 *
 * This operation returns the digest of one invoice.
 *
 * GET /api/v3.0/invoice/paymentrequestdigests/{id}
 * @example 200: { ApprovalStatusCode: "APPROVAL-1", CreateDate: "2026-04-12", CurrencyCode: "EUR", ID: "digest-1", InvoiceNumber: "IN...
 * @remarks Answer 200: Open question: Q-114: Neither the status nor the body of the response is specified; here
 * they are 200 and one digest (2 more in the spec).
 */
export function getInvoiceDigest(
  connection: InvoiceDigestsConnection,
  input: GetInvoiceDigestInput,
  options?: CallOptions,
): ApiPromise<GetInvoiceDigestResult> {
  return callOperation<GetInvoiceDigestResult>(connection, getInvoiceDigestOperation, input, options);
}

const getInvoiceDigestOperation: ClientOperation = {
  table: getInvoiceDigestTable,
  check: validateGetInvoiceDigestParameters,
  encode: { path: encodePlainPath, headers: encodePlainHeaders },
  accept: "application/json",
  responses: {
    200: {
      content: [/* @__PURE__ */ jsonReader("application/json", validateInvoiceDigest)],
      headers: getInvoiceDigestResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateGetInvoiceDigestResponseHeaders,
    },
    default: {
      content: [],
      headers: getInvoiceDigestResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateGetInvoiceDigestResponseHeaders,
    },
  },
};

/** The request that `getLocalizedData` sends. */
export type GetLocalizedDataInput = GetLocalizedDataParameters;

/** The result of `getLocalizedData`. */
export type GetLocalizedDataResult = CallResult<{
  is:
    | ClientResult<200, LocalizedData, GetLocalizedDataResponseHeaders, "application/json">
    | ClientResult<OtherStatus<200>, undefined, GetLocalizedDataResponseHeaders, undefined>;
}>;

/**
 * Look up the codes of statuses and payment methods.
 *
 * This operation returns the codes of approval statuses, payment statuses and payment methods that digests and
 * their filters use.
 *
 * GET /invoice/localizeddata
 * @example 200: {}
 * @remarks Open question: Neither the request nor the response of the lookup is shown (4 more in the
 * spec).
 */
export function getLocalizedData(
  connection: InvoiceDigestsConnection,
  input?: GetLocalizedDataInput,
  options?: CallOptions,
): ApiPromise<GetLocalizedDataResult> {
  return callOperation<GetLocalizedDataResult>(connection, getLocalizedDataOperation, input, options);
}

const getLocalizedDataOperation: ClientOperation = {
  table: getLocalizedDataTable,
  check: validateGetLocalizedDataParameters,
  encode: { headers: encodePlainHeaders },
  accept: "application/json",
  responses: {
    200: {
      content: [/* @__PURE__ */ jsonReader("application/json", validateLocalizedData)],
      headers: getLocalizedDataResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateGetLocalizedDataResponseHeaders,
    },
    default: {
      content: [],
      headers: getLocalizedDataResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateGetLocalizedDataResponseHeaders,
    },
  },
};

export { all, items, pages } from "@specwright/runtime/client";
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
} from "@specwright/runtime/client";
export { type ClientHooks, type HookContext } from "@specwright/runtime/client";
export { retry } from "@specwright/runtime/client";
export { type AttemptRecord, logHooks } from "@specwright/runtime/client";
export { type TransferProgress, reportProgress } from "@specwright/runtime/client";
