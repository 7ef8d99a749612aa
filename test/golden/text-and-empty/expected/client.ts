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
  type NoHeaders,
  type OperationFunctions,
  bindOperations,
  callOperation,
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

export type TextAndEmptyClientOptions = ClientSettings<TextAndEmptyAuth>;

/** The settings of calls without a client, which the operations that are functions take. */
export type TextAndEmptyConnection = Connection<TextAndEmptyAuth>;

/** Calls Text and empty. */
export interface TextAndEmptyClient extends ClientBase<TextAndEmptyClient, TextAndEmptyAuth> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /** GET /counter */
  readCounter(input?: ReadCounterInput, options?: CallOptions): Promise<ReadCounterResult>;
  /** PUT /counter */
  writeCounter(input?: WriteCounterInput, options?: CallOptions): Promise<WriteCounterResult>;
  /** DELETE /counter */
  resetCounter(input?: ResetCounterInput, options?: CallOptions): Promise<ResetCounterResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createTextAndEmptyClient(options: TextAndEmptyClientOptions): TextAndEmptyClient {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [
    readCounterTable,
    writeCounterTable,
    resetCounterTable,
  ]);
  return {
    connection,
    raw,
    withBaseUrl: (baseUrl) => createTextAndEmptyClient({ ...options, baseUrl }),
    readCounter: (input, callOptions) => readCounter(connection, input, callOptions),
    writeCounter: (input, callOptions) => writeCounter(connection, input, callOptions),
    resetCounter: (input, callOptions) => resetCounter(connection, input, callOptions),
  };
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createTextAndEmptyClientWith<Operations extends OperationFunctions<TextAndEmptyAuth>>(
  options: TextAndEmptyClientOptions,
  operations: Operations,
): BoundClient<Operations, TextAndEmptyAuth> {
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
): Promise<ReadCounterResult> {
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
): Promise<WriteCounterResult> {
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
): Promise<ResetCounterResult> {
  return callOperation<ResetCounterResult>(connection, resetCounterOperation, input, options);
}

const resetCounterOperation: ClientOperation = {
  table: resetCounterTable,
  responses: {
    default: { content: [] },
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
