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
import { type OtherStatus, type StatusRange, jsonReader } from "../runtime/http.js";
import { readJobTable, securitySchemes, stopJobTable } from "./operations.js";
import type { paths } from "./paths.js";
import type { Fault, ReadJobResponse200 } from "./types.js";
import { validateFault, validateReadJobResponse200 } from "./validators.js";

/** No scheme requires a credential in a request. */
export type StatusRangesAndDefaultAuth = Readonly<Record<string, never>>;

export type StatusRangesAndDefaultClientOptions<Throws extends boolean = false> = ClientSettings<
  StatusRangesAndDefaultAuth,
  Throws
>;

/** The settings of calls without a client, which the operations that are functions take. */
export type StatusRangesAndDefaultConnection = Connection<StatusRangesAndDefaultAuth>;

/** The operations, as hooks get them. */
export type StatusRangesAndDefaultOperationId = "readJob" | "stopJob";

/** Calls Status ranges and default. */
export interface StatusRangesAndDefaultClient extends ClientBase<
  StatusRangesAndDefaultClient,
  StatusRangesAndDefaultAuth,
  StatusRangesAndDefaultOperationId
> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /** GET /jobs */
  readJob(input?: ReadJobInput, options?: CallOptions): ApiPromise<ReadJobResult>;
  /** DELETE /jobs */
  stopJob(input?: StopJobInput, options?: CallOptions): ApiPromise<StopJobResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createStatusRangesAndDefaultClient<Throws extends boolean = false>(
  options: StatusRangesAndDefaultClientOptions<Throws>,
): ClientThat<Throws, StatusRangesAndDefaultClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [
    readJobTable,
    stopJobTable,
  ]);
  const client: StatusRangesAndDefaultClient = {
    ...clientBase(connection, (baseUrl) => createStatusRangesAndDefaultClient({ ...options, baseUrl })),
    raw,
    readJob: (input, callOptions) => readJob(connection, input, callOptions),
    stopJob: (input, callOptions) => stopJob(connection, input, callOptions),
  };
  return client as ClientThat<Throws, StatusRangesAndDefaultClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createStatusRangesAndDefaultClientWith<
  Operations extends OperationFunctions<StatusRangesAndDefaultAuth>,
  Throws extends boolean = false,
>(
  options: StatusRangesAndDefaultClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, StatusRangesAndDefaultAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectStatusRangesAndDefault(
  options: StatusRangesAndDefaultClientOptions,
): StatusRangesAndDefaultConnection {
  return connect(options, securitySchemes);
}

/** The request that `readJob` sends. */
export type ReadJobInput = Readonly<Record<string, never>>;

/** The result of `readJob`. */
export type ReadJobResult = CallResult<{
  is:
    | ClientResult<200, ReadJobResponse200, NoHeaders, "application/json">
    | ClientResult<202, undefined, NoHeaders, undefined>
    | ClientResult<404, undefined, NoHeaders, undefined>
    | ClientResult<StatusRange<"4XX", 404>, Fault, NoHeaders, "application/json">
    | ClientResult<OtherStatus<200 | 202 | 404 | StatusRange<"4XX">>, Fault, NoHeaders, "application/json">;
}>;

/** GET /jobs */
export function readJob(
  connection: StatusRangesAndDefaultConnection,
  input?: ReadJobInput,
  options?: CallOptions,
): ApiPromise<ReadJobResult> {
  return callOperation<ReadJobResult>(connection, readJobOperation, input, options);
}

const readJobOperation: ClientOperation = {
  table: readJobTable,
  accept: "application/json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateReadJobResponse200)] },
    202: { content: [] },
    404: { content: [] },
    "4XX": { content: [/* @__PURE__ */ jsonReader("application/json", validateFault)] },
    default: { content: [/* @__PURE__ */ jsonReader("application/json", validateFault)] },
  },
};

/** The request that `stopJob` sends. */
export type StopJobInput = Readonly<Record<string, never>>;

/** The result of `stopJob`. */
export type StopJobResult = CallResult<{
  is: ClientResult<OtherStatus<never>, Fault, NoHeaders, "application/json">;
}>;

/** DELETE /jobs */
export function stopJob(
  connection: StatusRangesAndDefaultConnection,
  input?: StopJobInput,
  options?: CallOptions,
): ApiPromise<StopJobResult> {
  return callOperation<StopJobResult>(connection, stopJobOperation, input, options);
}

const stopJobOperation: ClientOperation = {
  table: stopJobTable,
  accept: "application/json",
  responses: {
    default: { content: [/* @__PURE__ */ jsonReader("application/json", validateFault)] },
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
