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
import { jsonReader, jsonWriter } from "../runtime/http.js";
import {
  createIssueTable,
  getRawTable,
  issuesListForRepoTable,
  metaRootTable,
  pingTable,
  secretScanningListTable,
  securitySchemes,
} from "./operations.js";
import type { paths } from "./paths.js";
import type { Issue } from "./types.js";
import { validateIssue } from "./validators.js";

/** No scheme requires a credential in a request. */
export type MethodsByTagAuth = Readonly<Record<string, never>>;

export type MethodsByTagClientOptions<Throws extends boolean = false> = ClientSettings<MethodsByTagAuth, Throws>;

/** The settings of calls without a client, which the operations that are functions take. */
export type MethodsByTagConnection = Connection<MethodsByTagAuth>;

/** The operations, as hooks get them. */
export type MethodsByTagOperationId =
  "issuesListForRepo" | "createIssue" | "secretScanningList" | "metaRoot" | "getRaw" | "ping";

/** Things to do. */
export interface MethodsByTagIssuesMethods {
  /** GET /issues */
  listForRepo(input?: IssuesListForRepoInput, options?: CallOptions): ApiPromise<IssuesListForRepoResult>;
  /** POST /issues */
  createIssue(input: CreateIssueInput, options?: CallOptions): ApiPromise<CreateIssueResult>;
}

/** Calls of the group `meta`. */
export interface MethodsByTagMetaMethods {
  /** GET /meta */
  root(input?: MetaRootInput, options?: CallOptions): ApiPromise<MetaRootResult>;
}

/** Calls of the group `rawOperations`. */
export interface MethodsByTagRawMethods {
  /** GET /raw */
  getRaw(input?: GetRawInput, options?: CallOptions): ApiPromise<GetRawResult>;
}

/** Calls of the group `secretScanning`. */
export interface MethodsByTagSecretScanningMethods {
  /** GET /scans */
  list(input?: SecretScanningListInput, options?: CallOptions): ApiPromise<SecretScanningListResult>;
}

/** Calls Tracker. */
export interface MethodsByTagClient extends ClientBase<MethodsByTagClient, MethodsByTagAuth, MethodsByTagOperationId> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /** Things to do. */
  readonly issues: MethodsByTagIssuesMethods;
  /** Calls of the group `meta`. */
  readonly meta: MethodsByTagMetaMethods;
  /** Calls of the group `rawOperations`. */
  readonly rawOperations: MethodsByTagRawMethods;
  /** Calls of the group `secretScanning`. */
  readonly secretScanning: MethodsByTagSecretScanningMethods;
  /** GET /ping */
  ping(input?: PingInput, options?: CallOptions): ApiPromise<PingResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createMethodsByTagClient<Throws extends boolean = false>(
  options: MethodsByTagClientOptions<Throws>,
): ClientThat<Throws, MethodsByTagClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [
    issuesListForRepoTable,
    createIssueTable,
    secretScanningListTable,
    metaRootTable,
    getRawTable,
    pingTable,
  ]);
  const client: MethodsByTagClient = {
    ...clientBase(connection, (baseUrl) => createMethodsByTagClient({ ...options, baseUrl })),
    raw,
    issues: {
      listForRepo: (input, callOptions) => issuesListForRepo(connection, input, callOptions),
      createIssue: (input, callOptions) => createIssue(connection, input, callOptions),
    },
    meta: {
      root: (input, callOptions) => metaRoot(connection, input, callOptions),
    },
    rawOperations: {
      getRaw: (input, callOptions) => getRaw(connection, input, callOptions),
    },
    secretScanning: {
      list: (input, callOptions) => secretScanningList(connection, input, callOptions),
    },
    ping: (input, callOptions) => ping(connection, input, callOptions),
  };
  return client as ClientThat<Throws, MethodsByTagClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createMethodsByTagClientWith<
  Operations extends OperationFunctions<MethodsByTagAuth>,
  Throws extends boolean = false,
>(
  options: MethodsByTagClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, MethodsByTagAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectMethodsByTag(options: MethodsByTagClientOptions): MethodsByTagConnection {
  return connect(options, securitySchemes);
}

/** The request that `issuesListForRepo` sends. */
export type IssuesListForRepoInput = Readonly<Record<string, never>>;

/** The result of `issuesListForRepo`. */
export type IssuesListForRepoResult = CallResult<{
  is: ClientResult<200, Issue, NoHeaders, "application/json">;
}>;

/** GET /issues */
export function issuesListForRepo(
  connection: MethodsByTagConnection,
  input?: IssuesListForRepoInput,
  options?: CallOptions,
): ApiPromise<IssuesListForRepoResult> {
  return callOperation<IssuesListForRepoResult>(connection, issuesListForRepoOperation, input, options);
}

const issuesListForRepoOperation: ClientOperation = {
  table: issuesListForRepoTable,
  accept: "application/json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateIssue)] },
  },
};

/** The request that `createIssue` sends. */
export interface CreateIssueInput {
  readonly contentType?: "application/json";
  readonly body: Issue;
}

/** The result of `createIssue`. */
export type CreateIssueResult = CallResult<{
  is: ClientResult<204, undefined, NoHeaders, undefined>;
}>;

/** POST /issues */
export function createIssue(
  connection: MethodsByTagConnection,
  input: CreateIssueInput,
  options?: CallOptions,
): ApiPromise<CreateIssueResult> {
  return callOperation<CreateIssueResult>(connection, createIssueOperation, input, options);
}

const createIssueOperation: ClientOperation = {
  table: createIssueTable,
  body: { required: true, content: [/* @__PURE__ */ jsonWriter("application/json", validateIssue)] },
  responses: {
    204: { content: [] },
  },
};

/** The request that `secretScanningList` sends. */
export type SecretScanningListInput = Readonly<Record<string, never>>;

/** The result of `secretScanningList`. */
export type SecretScanningListResult = CallResult<{
  is: ClientResult<204, undefined, NoHeaders, undefined>;
}>;

/** GET /scans */
export function secretScanningList(
  connection: MethodsByTagConnection,
  input?: SecretScanningListInput,
  options?: CallOptions,
): ApiPromise<SecretScanningListResult> {
  return callOperation<SecretScanningListResult>(connection, secretScanningListOperation, input, options);
}

const secretScanningListOperation: ClientOperation = {
  table: secretScanningListTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that `metaRoot` sends. */
export type MetaRootInput = Readonly<Record<string, never>>;

/** The result of `metaRoot`. */
export type MetaRootResult = CallResult<{
  is: ClientResult<204, undefined, NoHeaders, undefined>;
}>;

/** GET /meta */
export function metaRoot(
  connection: MethodsByTagConnection,
  input?: MetaRootInput,
  options?: CallOptions,
): ApiPromise<MetaRootResult> {
  return callOperation<MetaRootResult>(connection, metaRootOperation, input, options);
}

const metaRootOperation: ClientOperation = {
  table: metaRootTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that `getRaw` sends. */
export type GetRawInput = Readonly<Record<string, never>>;

/** The result of `getRaw`. */
export type GetRawResult = CallResult<{
  is: ClientResult<204, undefined, NoHeaders, undefined>;
}>;

/** GET /raw */
export function getRaw(
  connection: MethodsByTagConnection,
  input?: GetRawInput,
  options?: CallOptions,
): ApiPromise<GetRawResult> {
  return callOperation<GetRawResult>(connection, getRawOperation, input, options);
}

const getRawOperation: ClientOperation = {
  table: getRawTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that `ping` sends. */
export type PingInput = Readonly<Record<string, never>>;

/** The result of `ping`. */
export type PingResult = CallResult<{
  is: ClientResult<204, undefined, NoHeaders, undefined>;
}>;

/** GET /ping */
export function ping(
  connection: MethodsByTagConnection,
  input?: PingInput,
  options?: CallOptions,
): ApiPromise<PingResult> {
  return callOperation<PingResult>(connection, pingOperation, input, options);
}

const pingOperation: ClientOperation = {
  table: pingTable,
  responses: {
    204: { content: [] },
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
