// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { Failure, Problem, Result, Success } from "@specwright/runtime/base";
import {
  type ApiError,
  type ApiPromise,
  type AttemptRecord,
  type BoundClient,
  type CallOptions,
  type CallResult,
  type ClientBase,
  type ClientHooks,
  type ClientOperation,
  type ClientResult,
  type ClientSettings,
  type ClientThat,
  type Connection,
  type Credential,
  type HookContext,
  type NetworkError,
  type NoHeaders,
  type OperationFunctions,
  type RequestValidationError,
  type ResponseValidationError,
  type ServerAddress,
  type TimeoutError,
  type TransferProgress,
  type UnexpectedStatusError,
  bindOperations,
  callOperation,
  clientBase,
  connect,
  createRawClient,
  isApiError,
  isNetworkError,
  isRequestValidationError,
  isResponseValidationError,
  isTimeoutError,
  isUnexpectedStatusError,
  logHooks,
  reportProgress,
  retry,
  serverAddress,
} from "@specwright/runtime/client";
import {
  type OperationTable,
  type ParameterTable,
  type SecuritySchemeTables,
  jsonReader,
  jsonWriter,
  strictJsonReader,
} from "@specwright/runtime/http";
import {
  type JsonProblems,
  type ParseOptions,
  type ProblemRules,
  type ValidateOptions,
  addMinLength,
  addRequired,
  addType,
  hasObjectType,
  nameMisspelt,
  readJson,
  resultOfCheck,
} from "@specwright/runtime/json";
import { decodeTextHeaders, encodePlainPath } from "@specwright/runtime/parameters";
import {
  type HandlerContext,
  type Refusal,
  type RefusalReply,
  type Replied,
  type SecurityHook,
  type Server,
  type ServerAnswer,
  type ServerOperation,
  type ServerSettings,
  createServer,
  forbidden,
  notImplemented,
  problemDetails,
  refuse,
  unauthorized,
} from "@specwright/runtime/server";
import { type Client as RawClient, default as createClient } from "openapi-fetch";

/** Headers with which `addNote` is answered. */
export interface AddNoteResponseHeaders {
  /** Where it can be read. */
  Location: string;
}

/** The parameters of `getNote`. */
export interface GetNoteParameters {
  path: {
    /** The number of the note. */
    id: string;
  };
}

/** A text that somebody keeps. */
export interface Note {
  /** At least 1 character. */
  text: string;
}

export interface paths {
  "/notes/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a note.
     * @description This operation returns one note.
     */
    get: operations["getNote"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/notes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Add a note. */
    post: operations["addNote"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}

export type webhooks = Record<string, never>;

export interface components {
  schemas: {
    /** @description A text that somebody keeps. */
    Note: Note;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}

export interface operations {
  getNote: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The number of the note. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The note. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Note"];
        };
      };
      /** @description There is no such note. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  addNote: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The note to add. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["Note"];
      };
    };
    responses: {
      /** @description The note was added. */
      201: {
        headers: {
          /** @description Where it can be read. */
          Location: string;
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}

function checkAddNoteResponseHeaders(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1notes/post");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const location = value["Location"];
  if (
    typeof location !== "string" &&
    !to?.at("Location", "/responses/201/headers/Location/schema").report("type", location, "string")
  )
    return false;
  to?.report("misspelt", value);
  return true;
}

const addNoteResponseHeadersRules: ProblemRules = { misspelt: nameMisspelt, required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateAddNoteResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<AddNoteResponseHeaders> {
  return resultOfCheck(value, checkAddNoteResponseHeaders, addNoteResponseHeadersRules, options);
}

function checkGetNoteParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1notes~1{id}/get");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkGetNoteParametersPath(value["path"], to?.at("path", ""))) return false;
  to?.report("misspelt", value);
  return true;
}

function checkGetNoteParametersPath(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const id = value["id"];
  if (typeof id !== "string" && !to?.at("id", "/parameters/0/schema").report("type", id, "string")) return false;
  to?.report("misspelt", value);
  return true;
}

/** Returns the value, or every problem. */
export function validateGetNoteParameters(value: unknown, options?: ValidateOptions): Result<GetNoteParameters> {
  return resultOfCheck(value, checkGetNoteParameters, addNoteResponseHeadersRules, options);
}

/** Returns true for a valid value. */
export function isNote(value: unknown): value is Note {
  try {
    return checkNote(value) === true;
  } catch {
    return false;
  }
}

function checkNote(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Note");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const text = value["text"];
  if (typeof text === "string") {
    if (text.length === 0 && !to?.at("text").report("minLength", text, 1)) return false;
  } else if (!to?.at("text").report("type", text, "string")) {
    return false;
  }
  to?.report("misspelt", value);
  return true;
}

const noteRules: ProblemRules = {
  minLength: addMinLength,
  misspelt: nameMisspelt,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateNote(value: unknown, options?: ValidateOptions): Result<Note> {
  return resultOfCheck(value, checkNote, noteRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseNote(text: string | Uint8Array, options?: ParseOptions): Result<Note> {
  return readJson(text, validateNote, options);
}

/** The way in which the credential of each security scheme travels. */
const securitySchemes: SecuritySchemeTables = {
  token: { kind: "authorization", prefix: "Bearer" },
};

const getNoteTable: OperationTable = {
  id: "getNote",
  method: "GET",
  path: "/notes/{id}",
  parameters: [{ name: "id", in: "path", style: "simple", explode: false, shape: "string" }],
  security: [],
};

const addNoteTable: OperationTable = {
  id: "addNote",
  method: "POST",
  path: "/notes",
  parameters: [],
  security: [{ token: [] }],
};

const addNoteResponseHeadersTable: readonly ParameterTable[] = [
  { name: "Location", in: "header", style: "simple", explode: false, shape: "string", unlogged: true },
];

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

/**
 * Implements Notes: a method for each operation.
 *
 * Keeps notes.
 */
export interface ClientAndServerHandlers<TokenContext = unknown> {
  /**
   * Read a note.
   *
   * This operation returns one note.
   *
   * GET /notes/{id}
   */
  getNote(
    request: GetNoteReceived,
    context: HandlerContext<Readonly<Record<string, never>>, GetNoteReply>,
  ): Replied<GetNoteReply>;
  /**
   * Add a note.
   *
   * POST /notes
   */
  addNote(
    request: AddNoteReceived,
    context: HandlerContext<{ readonly token: TokenContext }, AddNoteReply>,
  ): Replied<AddNoteReply>;
}

/** Checks credentials, with a hook for each security scheme; what it returns is `context.auth` of handlers. */
export interface ClientAndServerSecurity<TokenContext = unknown> {
  /** An access token. */
  readonly token: SecurityHook<string, TokenContext>;
}

export interface ClientAndServerServerOptions<TokenContext = unknown> extends ServerSettings<
  keyof ClientAndServerHandlers
> {
  readonly security: ClientAndServerSecurity<TokenContext>;
  readonly handlers: ClientAndServerHandlers<TokenContext>;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedClientAndServer: { readonly [Name in keyof ClientAndServerHandlers]: () => never } = {
  getNote: notImplemented,
  addNote: notImplemented,
};

/** Shapes a refused request: as RFC 9457 describes. */
export function clientAndServerRefusal(refusal: Refusal): RefusalReply {
  return problemDetails(refusal);
}

/**
 * Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. Write
 * `security` before `handlers`: TypeScript reads in that order what hooks return and handlers get.
 */
export function createClientAndServerServer<TokenContext = unknown>(
  options: ClientAndServerServerOptions<TokenContext>,
): Server {
  return createServer(
    {
      name: "client-and-server",
      basePath: "/v1",
      operations: [getNoteEndpoint, addNoteEndpoint],
      securitySchemes,
      refusalReply: clientAndServerRefusal,
    },
    options,
  );
}

/** The request that the handler of `getNote` receives. */
export type GetNoteReceived = GetNoteParameters;

/** The reply that the handler of `getNote` returns. */
export type GetNoteReply =
  | ServerAnswer<200, Note, "application/json">
  | {
      readonly status: 404;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const getNoteEndpoint: ServerOperation = {
  table: getNoteTable,
  check: validateGetNoteParameters,
  responses: {
    200: { content: [/* @__PURE__ */ jsonWriter("application/json", validateNote)] },
    404: { content: [] },
  },
};

/** The request that the handler of `addNote` receives. */
export interface AddNoteReceived {
  readonly contentType: "application/json";
  /** The note to add. */
  readonly body: Note;
}

/** The reply that the handler of `addNote` returns. */
export type AddNoteReply = {
  readonly status: 201;
  readonly headers: AddNoteResponseHeaders;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const addNoteEndpoint: ServerOperation = {
  table: addNoteTable,
  body: { required: true, content: [/* @__PURE__ */ strictJsonReader("application/json", validateNote)] },
  responses: {
    201: {
      content: [],
      headers: addNoteResponseHeadersTable,
      checkHeaders: validateAddNoteResponseHeaders,
    },
  },
};

export {
  type ApiError,
  type AttemptRecord,
  type ClientHooks,
  type Failure,
  type HookContext,
  type NetworkError,
  type Problem,
  type RequestValidationError,
  type ResponseValidationError,
  type Result,
  type Success,
  type TimeoutError,
  type TransferProgress,
  type UnexpectedStatusError,
  forbidden,
  isApiError,
  isNetworkError,
  isRequestValidationError,
  isResponseValidationError,
  isTimeoutError,
  isUnexpectedStatusError,
  logHooks,
  refuse,
  reportProgress,
  retry,
  unauthorized,
};
