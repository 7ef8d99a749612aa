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
  type NoHeaders,
  type OperationFunctions,
  bindOperations,
  callOperation,
  clientBase,
  connect,
  createRawClient,
} from "../runtime/client.js";
import { type OtherStatus, textReader, textWriter } from "../runtime/http.js";
import { readCounterTable, resetCounterTable, securitySchemes, writeCounterTable } from "./operations.js";
import type { paths } from "./paths.js";
import type { ReadCounterResponse200, WriteCounterRequest } from "./types.js";
import { validateReadCounterResponse200, validateWriteCounterRequest } from "./validators.js";

/** No scheme requires a credential in a request. */
export type TextAndEmptyAuth = Readonly<Record<string, never>>;

export type TextAndEmptyClientOptions<Throws extends boolean = false> = ClientSettings<TextAndEmptyAuth, Throws>;

/** The settings of calls without a client, which the operations that are functions take. */
export type TextAndEmptyConnection = Connection<TextAndEmptyAuth>;

/** The operations, as hooks get them. */
export type TextAndEmptyOperationId = "readCounter" | "writeCounter" | "resetCounter";

/** Calls Text and empty. */
export interface TextAndEmptyClient extends ClientBase<TextAndEmptyClient, TextAndEmptyAuth, TextAndEmptyOperationId> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /** GET /counter */
  readCounter(input?: ReadCounterInput, options?: CallOptions): ApiPromise<ReadCounterResult>;
  /** PUT /counter */
  writeCounter(input?: WriteCounterInput, options?: CallOptions): ApiPromise<WriteCounterResult>;
  /** DELETE /counter */
  resetCounter(input?: ResetCounterInput, options?: CallOptions): ApiPromise<ResetCounterResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createTextAndEmptyClient<Throws extends boolean = false>(
  options: TextAndEmptyClientOptions<Throws>,
): ClientThat<Throws, TextAndEmptyClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [
    readCounterTable,
    writeCounterTable,
    resetCounterTable,
  ]);
  const client: TextAndEmptyClient = {
    ...clientBase(connection, (baseUrl) => createTextAndEmptyClient({ ...options, baseUrl })),
    raw,
    readCounter: (input, callOptions) => readCounter(connection, input, callOptions),
    writeCounter: (input, callOptions) => writeCounter(connection, input, callOptions),
    resetCounter: (input, callOptions) => resetCounter(connection, input, callOptions),
  };
  return client as ClientThat<Throws, TextAndEmptyClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createTextAndEmptyClientWith<
  Operations extends OperationFunctions<TextAndEmptyAuth>,
  Throws extends boolean = false,
>(
  options: TextAndEmptyClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, TextAndEmptyAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectTextAndEmpty(options: TextAndEmptyClientOptions): TextAndEmptyConnection {
  return connect(options, securitySchemes);
}

/** The request that `readCounter` sends. */
export type ReadCounterInput = Readonly<Record<string, never>>;

/** The result of `readCounter`. */
export type ReadCounterResult = CallResult<{
  is:
    | ClientResult<200, ReadCounterResponse200, NoHeaders, "text/plain">
    | ClientResult<204, undefined, NoHeaders, undefined>;
}>;

/** GET /counter */
export function readCounter(
  connection: TextAndEmptyConnection,
  input?: ReadCounterInput,
  options?: CallOptions,
): ApiPromise<ReadCounterResult> {
  return callOperation<ReadCounterResult>(connection, readCounterOperation, input, options);
}

const readCounterOperation: ClientOperation = {
  table: readCounterTable,
  accept: "text/plain",
  responses: {
    200: { content: [/* @__PURE__ */ textReader("text/plain", validateReadCounterResponse200, "number")] },
    204: { content: [] },
  },
};

/** The request that `writeCounter` sends. */
export interface WriteCounterInput {
  readonly contentType?: "text/plain";
  readonly body?: WriteCounterRequest;
}

/** The result of `writeCounter`. */
export type WriteCounterResult = CallResult<{
  is: ClientResult<200, string, NoHeaders, "text/html">;
}>;

/** PUT /counter */
export function writeCounter(
  connection: TextAndEmptyConnection,
  input?: WriteCounterInput,
  options?: CallOptions,
): ApiPromise<WriteCounterResult> {
  return callOperation<WriteCounterResult>(connection, writeCounterOperation, input, options);
}

const writeCounterOperation: ClientOperation = {
  table: writeCounterTable,
  body: { required: false, content: [/* @__PURE__ */ textWriter("text/plain", validateWriteCounterRequest)] },
  accept: "text/html",
  responses: {
    200: { content: [/* @__PURE__ */ textReader("text/html")] },
  },
};

/** The request that `resetCounter` sends. */
export type ResetCounterInput = Readonly<Record<string, never>>;

/** The result of `resetCounter`. */
export type ResetCounterResult = CallResult<{
  is: ClientResult<OtherStatus<never>, undefined, NoHeaders, undefined>;
}>;

/** DELETE /counter */
export function resetCounter(
  connection: TextAndEmptyConnection,
  input?: ResetCounterInput,
  options?: CallOptions,
): ApiPromise<ResetCounterResult> {
  return callOperation<ResetCounterResult>(connection, resetCounterOperation, input, options);
}

const resetCounterOperation: ClientOperation = {
  table: resetCounterTable,
  responses: {
    default: { content: [] },
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
