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
import { jsonReader } from "../runtime/http.js";
import { encodePlainPath, encodePlainQuery } from "../runtime/parameters.js";
import { list_todosTable, securitySchemes, todosDeleteTable } from "./operations.js";
import type { paths } from "./paths.js";
import type { List_todosParameters, Todo_list, TodosDeleteParameters } from "./types.js";
import { validateList_todosParameters, validateTodo_list, validateTodosDeleteParameters } from "./validators.js";

/** No scheme requires a credential in a request. */
export type NamingAsWrittenAuth = Readonly<Record<string, never>>;

export type NamingAsWrittenClientOptions<Throws extends boolean = false> = ClientSettings<NamingAsWrittenAuth, Throws>;

/** The settings of calls without a client, which the operations that are functions take. */
export type NamingAsWrittenConnection = Connection<NamingAsWrittenAuth>;

/** The operations, as hooks get them. */
export type NamingAsWrittenOperationId = "list_todos" | "todosDelete";

/** Calls Todos. */
export interface NamingAsWrittenClient extends ClientBase<
  NamingAsWrittenClient,
  NamingAsWrittenAuth,
  NamingAsWrittenOperationId
> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /** GET /todos */
  list_todos(input?: List_todosInput, options?: CallOptions): ApiPromise<List_todosResult>;
  /** DELETE /todos/{todo_id} */
  todosDelete(input: TodosDeleteInput, options?: CallOptions): ApiPromise<TodosDeleteResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createNamingAsWrittenClient<Throws extends boolean = false>(
  options: NamingAsWrittenClientOptions<Throws>,
): ClientThat<Throws, NamingAsWrittenClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [
    list_todosTable,
    todosDeleteTable,
  ]);
  const client: NamingAsWrittenClient = {
    ...clientBase(connection, (baseUrl) => createNamingAsWrittenClient({ ...options, baseUrl })),
    raw,
    list_todos: (input, callOptions) => list_todos(connection, input, callOptions),
    todosDelete: (input, callOptions) => todosDelete(connection, input, callOptions),
  };
  return client as ClientThat<Throws, NamingAsWrittenClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createNamingAsWrittenClientWith<
  Operations extends OperationFunctions<NamingAsWrittenAuth>,
  Throws extends boolean = false,
>(
  options: NamingAsWrittenClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, NamingAsWrittenAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectNamingAsWritten(options: NamingAsWrittenClientOptions): NamingAsWrittenConnection {
  return connect(options, securitySchemes);
}

/** The request that `list_todos` sends. */
export type List_todosInput = List_todosParameters;

/** The result of `list_todos`. */
export type List_todosResult = CallResult<{
  is: ClientResult<200, Todo_list, NoHeaders, "application/json">;
}>;

/** GET /todos */
export function list_todos(
  connection: NamingAsWrittenConnection,
  input?: List_todosInput,
  options?: CallOptions,
): ApiPromise<List_todosResult> {
  return callOperation<List_todosResult>(connection, list_todosOperation, input, options);
}

const list_todosOperation: ClientOperation = {
  table: list_todosTable,
  check: validateList_todosParameters,
  encode: { query: encodePlainQuery },
  accept: "application/json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateTodo_list)] },
  },
};

/** The request that `todosDelete` sends. */
export type TodosDeleteInput = TodosDeleteParameters;

/** The result of `todosDelete`. */
export type TodosDeleteResult = CallResult<{
  is: ClientResult<204, undefined, NoHeaders, undefined>;
}>;

/** DELETE /todos/{todo_id} */
export function todosDelete(
  connection: NamingAsWrittenConnection,
  input: TodosDeleteInput,
  options?: CallOptions,
): ApiPromise<TodosDeleteResult> {
  return callOperation<TodosDeleteResult>(connection, todosDeleteOperation, input, options);
}

const todosDeleteOperation: ClientOperation = {
  table: todosDeleteTable,
  check: validateTodosDeleteParameters,
  encode: { path: encodePlainPath },
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
