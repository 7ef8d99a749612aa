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
  type Credential,
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
import { jsonReader, jsonWriter } from "../runtime/http.js";
import { decodeTextHeaders, encodePlainPath } from "../runtime/parameters.js";
import { addNoteResponseHeadersTable, addNoteTable, getNoteTable, securitySchemes } from "./operations.js";
import type { paths } from "./paths.js";
import type { AddNoteResponseHeaders, GetNoteParameters, Note } from "./types.js";
import { validateAddNoteResponseHeaders, validateGetNoteParameters, validateNote } from "./validators.js";

/** A credential for each security scheme: a value, or a function that fetches it for each call. */
export interface ClientAndServerAuth {
  /** An access token. */
  readonly token?: Credential | undefined;
}

export type ClientAndServerClientOptions<Throws extends boolean = false> = ClientSettings<ClientAndServerAuth, Throws>;

/** The settings of calls without a client, which the operations that are functions take. */
export type ClientAndServerConnection = Connection<ClientAndServerAuth>;

/** The operations, as hooks get them. */
export type ClientAndServerOperationId = "getNote" | "addNote";

/**
 * Calls Notes.
 *
 * Keeps notes.
 */
export interface ClientAndServerClient extends ClientBase<
  ClientAndServerClient,
  ClientAndServerAuth,
  ClientAndServerOperationId
> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /**
   * Read a note.
   *
   * This operation returns one note.
   *
   * GET /notes/{id}
   */
  getNote(input: GetNoteInput, options?: CallOptions): ApiPromise<GetNoteResult>;
  /**
   * Add a note.
   *
   * POST /notes
   */
  addNote(input: AddNoteInput, options?: CallOptions): ApiPromise<AddNoteResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createClientAndServerClient<Throws extends boolean = false>(
  options: ClientAndServerClientOptions<Throws>,
): ClientThat<Throws, ClientAndServerClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [
    getNoteTable,
    addNoteTable,
  ]);
  const client: ClientAndServerClient = {
    ...clientBase(connection, (baseUrl) => createClientAndServerClient({ ...options, baseUrl })),
    raw,
    getNote: (input, callOptions) => getNote(connection, input, callOptions),
    addNote: (input, callOptions) => addNote(connection, input, callOptions),
  };
  return client as ClientThat<Throws, ClientAndServerClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createClientAndServerClientWith<
  Operations extends OperationFunctions<ClientAndServerAuth>,
  Throws extends boolean = false,
>(
  options: ClientAndServerClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, ClientAndServerAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectClientAndServer(options: ClientAndServerClientOptions): ClientAndServerConnection {
  return connect(options, securitySchemes);
}

/** The servers of the contract: what each returns is a `baseUrl` for clients. */
export interface ClientAndServerServers {
  /** https://notes.example/v1 */
  server(): ServerAddress;
}

export const clientAndServerServers: ClientAndServerServers = {
  server: () => serverAddress("server", { url: "https://notes.example/v1" }),
};

/** The request that `getNote` sends. */
export type GetNoteInput = GetNoteParameters;

/** The result of `getNote`. */
export type GetNoteResult = CallResult<{
  is: ClientResult<200, Note, NoHeaders, "application/json"> | ClientResult<404, undefined, NoHeaders, undefined>;
}>;

/**
 * Read a note.
 *
 * This operation returns one note.
 *
 * GET /notes/{id}
 */
export function getNote(
  connection: ClientAndServerConnection,
  input: GetNoteInput,
  options?: CallOptions,
): ApiPromise<GetNoteResult> {
  return callOperation<GetNoteResult>(connection, getNoteOperation, input, options);
}

const getNoteOperation: ClientOperation = {
  table: getNoteTable,
  check: validateGetNoteParameters,
  encode: { path: encodePlainPath },
  accept: "application/json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateNote)] },
    404: { content: [] },
  },
};

/** The request that `addNote` sends. */
export interface AddNoteInput {
  readonly contentType?: "application/json";
  /** The note to add. */
  readonly body: Note;
}

/** The result of `addNote`. */
export type AddNoteResult = CallResult<{
  is: ClientResult<201, undefined, AddNoteResponseHeaders, undefined>;
}>;

/**
 * Add a note.
 *
 * POST /notes
 */
export function addNote(
  connection: ClientAndServerConnection,
  input: AddNoteInput,
  options?: CallOptions,
): ApiPromise<AddNoteResult> {
  return callOperation<AddNoteResult>(connection, addNoteOperation, input, options);
}

const addNoteOperation: ClientOperation = {
  table: addNoteTable,
  body: { required: true, content: [/* @__PURE__ */ jsonWriter("application/json", validateNote)] },
  responses: {
    201: {
      content: [],
      headers: addNoteResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateAddNoteResponseHeaders,
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
