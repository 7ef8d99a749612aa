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
  codecOfEntry,
  validateBookEntryParameters,
  validateBookEntryResponseHeaders,
} from "./validators.js";

/** No scheme requires a credential in a request. */
export type DatesAuth = Readonly<Record<string, never>>;

export type DatesClientOptions<Throws extends boolean = false> = ClientSettings<DatesAuth, Throws>;

/** The settings of calls without a client, which the operations that are functions take. */
export type DatesConnection = Connection<DatesAuth>;

/** The operations, as hooks get them. */
export type DatesOperationId = "bookEntry";

/** Calls Ledger. */
export interface DatesClient extends ClientBase<DatesClient, DatesAuth, DatesOperationId> {
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
export function createDatesClient<Throws extends boolean = false>(
  options: DatesClientOptions<Throws>,
): ClientThat<Throws, DatesClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [bookEntryTable]);
  const client: DatesClient = {
    ...clientBase(connection, (baseUrl) => createDatesClient({ ...options, baseUrl })),
    raw,
    bookEntry: (input, callOptions) => bookEntry(connection, input, callOptions),
  };
  return client as ClientThat<Throws, DatesClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createDatesClientWith<Operations extends OperationFunctions<DatesAuth>, Throws extends boolean = false>(
  options: DatesClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, DatesAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectDates(options: DatesClientOptions): DatesConnection {
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
  connection: DatesConnection,
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
      checkHeaders: validateBookEntryResponseHeaders,
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
