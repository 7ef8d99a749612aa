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
  type ServerAddress,
  bindOperations,
  callOperation,
  clientBase,
  connect,
  createRawClient,
  serverAddress,
} from "../runtime/client.js";
import { listFilesTable, securitySchemes, uploadTable } from "./operations.js";
import type { paths } from "./paths.js";

/** No scheme requires a credential in a request. */
export type ServersAndEnvironmentsAuth = Readonly<Record<string, never>>;

export type ServersAndEnvironmentsClientOptions<Throws extends boolean = false> = ClientSettings<
  ServersAndEnvironmentsAuth,
  Throws
>;

/** The settings of calls without a client, which the operations that are functions take. */
export type ServersAndEnvironmentsConnection = Connection<ServersAndEnvironmentsAuth>;

/** The operations, as hooks get them. */
export type ServersAndEnvironmentsOperationId = "listFiles" | "upload";

/** Calls Files. */
export interface ServersAndEnvironmentsClient extends ClientBase<
  ServersAndEnvironmentsClient,
  ServersAndEnvironmentsAuth,
  ServersAndEnvironmentsOperationId
> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /** GET /files */
  listFiles(input?: ListFilesInput, options?: CallOptions): ApiPromise<ListFilesResult>;
  /** POST /uploads */
  upload(input?: UploadInput, options?: CallOptions): ApiPromise<UploadResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createServersAndEnvironmentsClient<Throws extends boolean = false>(
  options: ServersAndEnvironmentsClientOptions<Throws>,
): ClientThat<Throws, ServersAndEnvironmentsClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [
    listFilesTable,
    uploadTable,
  ]);
  const client: ServersAndEnvironmentsClient = {
    ...clientBase(connection, (baseUrl) => createServersAndEnvironmentsClient({ ...options, baseUrl })),
    raw,
    listFiles: (input, callOptions) => listFiles(connection, input, callOptions),
    upload: (input, callOptions) => upload(connection, input, callOptions),
  };
  return client as ClientThat<Throws, ServersAndEnvironmentsClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createServersAndEnvironmentsClientWith<
  Operations extends OperationFunctions<ServersAndEnvironmentsAuth>,
  Throws extends boolean = false,
>(
  options: ServersAndEnvironmentsClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, ServersAndEnvironmentsAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectServersAndEnvironments(
  options: ServersAndEnvironmentsClientOptions,
): ServersAndEnvironmentsConnection {
  return connect(options, securitySchemes);
}

/** The servers of the contract: what each returns is a `baseUrl` for clients. */
export interface ServersAndEnvironmentsServers {
  /**
   * Production
   *
   * https://{region}.files.example/{version}
   */
  production(variables?: { readonly region?: "eu" | "us"; readonly version?: string }): ServerAddress;
  /**
   * Your own server
   *
   * https://{host}/v1
   */
  yourOwn(variables?: { readonly host?: string }): ServerAddress;
  /**
   * /files
   *
   * `origin` is the address of the host, which the contract does not say.
   */
  server(origin: string): ServerAddress;
  /** https://sandbox.files.example */
  sandbox(): ServerAddress;
}

export const serversAndEnvironmentsServers: ServersAndEnvironmentsServers = {
  production: (variables) =>
    serverAddress(
      "production",
      {
        url: "https://{region}.files.example/{version}",
        variables: { region: { default: "eu", values: ["eu", "us"] }, version: { default: "v1" } },
      },
      variables,
    ),
  yourOwn: (variables) =>
    serverAddress(
      "yourOwn",
      { url: "https://{host}/v1", variables: { host: { default: "localhost:8080" } } },
      variables,
    ),
  server: (origin) => serverAddress("server", { url: "/files" }, {}, origin),
  sandbox: () => ({ url: "https://sandbox.files.example" }),
};

/** The request that `listFiles` sends. */
export type ListFilesInput = Readonly<Record<string, never>>;

/** The result of `listFiles`. */
export type ListFilesResult = CallResult<{
  is: ClientResult<204, undefined, NoHeaders, undefined>;
}>;

/** GET /files */
export function listFiles(
  connection: ServersAndEnvironmentsConnection,
  input?: ListFilesInput,
  options?: CallOptions,
): ApiPromise<ListFilesResult> {
  return callOperation<ListFilesResult>(connection, listFilesOperation, input, options);
}

const listFilesOperation: ClientOperation = {
  table: listFilesTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that `upload` sends. */
export type UploadInput = Readonly<Record<string, never>>;

/** The result of `upload`. */
export type UploadResult = CallResult<{
  is: ClientResult<204, undefined, NoHeaders, undefined>;
}>;

/** POST /uploads */
export function upload(
  connection: ServersAndEnvironmentsConnection,
  input?: UploadInput,
  options?: CallOptions,
): ApiPromise<UploadResult> {
  return callOperation<UploadResult>(connection, uploadOperation, input, options);
}

const uploadOperation: ClientOperation = {
  table: uploadTable,
  responses: {
    204: { content: [] },
  },
  servers: {
    production: {
      url: "https://{region}.uploads.example",
      variables: { region: { default: "eu", values: ["eu", "us"] } },
    },
    server: { url: "/uploads-api" },
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
