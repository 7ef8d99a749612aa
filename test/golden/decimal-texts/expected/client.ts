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

export type DecimalTextsClientOptions = ClientSettings<DecimalTextsAuth>;

/** The settings of calls without a client, which the operations that are functions take. */
export type DecimalTextsConnection = Connection<DecimalTextsAuth>;

/** Calls Ledger. */
export interface DecimalTextsClient extends ClientBase<DecimalTextsClient, DecimalTextsAuth> {
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
  bookEntry(input: BookEntryInput, options?: CallOptions): Promise<BookEntryResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createDecimalTextsClient(options: DecimalTextsClientOptions): DecimalTextsClient {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [bookEntryTable]);
  return {
    connection,
    raw,
    withBaseUrl: (baseUrl) => createDecimalTextsClient({ ...options, baseUrl }),
    bookEntry: (input, callOptions) => bookEntry(connection, input, callOptions),
  };
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createDecimalTextsClientWith<Operations extends OperationFunctions<DecimalTextsAuth>>(
  options: DecimalTextsClientOptions,
  operations: Operations,
): BoundClient<Operations, DecimalTextsAuth> {
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
): Promise<BookEntryResult> {
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
