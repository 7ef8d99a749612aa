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
import { codedJsonReader, codedJsonWriter, codedWriter } from "../runtime/http.js";
import { decodeHeaders, encodePlainPath, encodeQuery, formWriter } from "../runtime/parameters.js";
import { bookEntryForm, bookEntryResponseHeadersTable, bookEntryTable, securitySchemes } from "./operations.js";
import type { paths } from "./paths.js";
import type { BookEntryParameters, BookEntryResponseHeaders, Entry } from "./types.js";
import {
  codecOfBookEntryParameters,
  codecOfBookEntryResponseHeaders,
  codecOfEntry,
  validateBookEntryParameters,
} from "./validators.js";

/** No scheme requires a credential in a request. */
export type DecimalTextsAuth = Readonly<Record<string, never>>;

export type DecimalTextsClientOptions<Throws extends boolean = false> = ClientSettings<DecimalTextsAuth, Throws>;

/** The settings of calls without a client, which the operations that are functions take. */
export type DecimalTextsConnection = Connection<DecimalTextsAuth>;

/** The operations, as hooks get them. */
export type DecimalTextsOperationId = "bookEntry";

/** Calls Ledger. */
export interface DecimalTextsClient extends ClientBase<DecimalTextsClient, DecimalTextsAuth, DecimalTextsOperationId> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /**
   * Books an entry.
   *
   * PUT /entries/{entryId}
   */
  bookEntry(input: BookEntryInput, options?: CallOptions): ApiPromise<BookEntryResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createDecimalTextsClient<Throws extends boolean = false>(
  options: DecimalTextsClientOptions<Throws>,
): ClientThat<Throws, DecimalTextsClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [bookEntryTable]);
  const client: DecimalTextsClient = {
    ...clientBase(connection, (baseUrl) => createDecimalTextsClient({ ...options, baseUrl })),
    raw,
    bookEntry: (input, callOptions) => bookEntry(connection, input, callOptions),
  };
  return client as ClientThat<Throws, DecimalTextsClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createDecimalTextsClientWith<
  Operations extends OperationFunctions<DecimalTextsAuth>,
  Throws extends boolean = false,
>(
  options: DecimalTextsClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, DecimalTextsAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectDecimalTexts(options: DecimalTextsClientOptions): DecimalTextsConnection {
  return connect(options, securitySchemes);
}

/** The request that `bookEntry` sends. */
export type BookEntryInput = BookEntryParameters &
  (
    | { readonly contentType?: "application/json"; readonly body: Entry }
    | { readonly contentType: "application/x-www-form-urlencoded"; readonly body: Entry }
  );

/** The result of `bookEntry`. */
export type BookEntryResult = CallResult<{
  is: ClientResult<200, Entry, BookEntryResponseHeaders, "application/json">;
}>;

/**
 * Books an entry.
 *
 * PUT /entries/{entryId}
 */
export function bookEntry(
  connection: DecimalTextsConnection,
  input: BookEntryInput,
  options?: CallOptions,
): ApiPromise<BookEntryResult> {
  return callOperation<BookEntryResult>(connection, bookEntryOperation, input, options);
}

const bookEntryOperation: ClientOperation = {
  table: bookEntryTable,
  check: validateBookEntryParameters,
  encodeValues: /* @__PURE__ */ codecOfBookEntryParameters().encodeTexts,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ codedJsonWriter("application/json", /* @__PURE__ */ codecOfEntry()),
      /* @__PURE__ */ codedWriter(
        /* @__PURE__ */ formWriter("application/x-www-form-urlencoded", bookEntryForm),
        /* @__PURE__ */ codecOfEntry(),
      ),
    ],
  },
  encode: { path: encodePlainPath, query: encodeQuery },
  accept: "application/json",
  responses: {
    200: {
      content: [/* @__PURE__ */ codedJsonReader("application/json", /* @__PURE__ */ codecOfEntry())],
      headers: bookEntryResponseHeadersTable,
      decodeHeaders,
      checkHeaders: /* @__PURE__ */ codecOfBookEntryResponseHeaders().decodeTexts,
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
