// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { jsonWriter } from "../runtime/http.js";
import {
  type HandlerContext,
  type Refusal,
  type RefusalReply,
  type Replied,
  type Server,
  type ServerAnswer,
  type ServerOperation,
  type ServerSettings,
  createServer,
  notImplemented,
  problemDetails,
} from "../runtime/server.js";
import { list_todosTable, securitySchemes, todosDeleteTable } from "./operations.js";
import type { List_todosParameters, Todo_list, TodosDeleteParameters } from "./types.js";
import { validateList_todosParameters, validateTodo_list, validateTodosDeleteParameters } from "./validators.js";

/** Implements Todos: a method for each operation. */
export interface NamingAsWrittenHandlers {
  /** GET /todos */
  list_todos(
    request: List_todosReceived,
    context: HandlerContext<Readonly<Record<string, never>>, List_todosReply>,
  ): Replied<List_todosReply>;
  /** DELETE /todos/{todo_id} */
  todosDelete(
    request: TodosDeleteReceived,
    context: HandlerContext<Readonly<Record<string, never>>, TodosDeleteReply>,
  ): Replied<TodosDeleteReply>;
}

export interface NamingAsWrittenServerOptions extends ServerSettings<keyof NamingAsWrittenHandlers> {
  readonly handlers: NamingAsWrittenHandlers;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedNamingAsWritten: { readonly [Name in keyof NamingAsWrittenHandlers]: () => never } = {
  list_todos: notImplemented,
  todosDelete: notImplemented,
};

/** Shapes a refused request: as RFC 9457 describes. */
export function namingAsWrittenRefusal(refusal: Refusal): RefusalReply {
  return problemDetails(refusal);
}

/** Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. */
export function createNamingAsWrittenServer(options: NamingAsWrittenServerOptions): Server {
  return createServer(
    {
      name: "naming-as-written",
      basePath: "",
      operations: [list_todosEndpoint, todosDeleteEndpoint],
      securitySchemes,
      refusalReply: namingAsWrittenRefusal,
    },
    options,
  );
}

/** The request that the handler of `list_todos` receives. */
export type List_todosReceived = List_todosParameters;

/** The reply that the handler of `list_todos` returns. */
export type List_todosReply = ServerAnswer<200, Todo_list, "application/json">;

const list_todosEndpoint: ServerOperation = {
  table: list_todosTable,
  check: validateList_todosParameters,
  responses: {
    200: { content: [/* @__PURE__ */ jsonWriter("application/json", validateTodo_list)] },
  },
};

/** The request that the handler of `todosDelete` receives. */
export type TodosDeleteReceived = TodosDeleteParameters;

/** The reply that the handler of `todosDelete` returns. */
export type TodosDeleteReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const todosDeleteEndpoint: ServerOperation = {
  table: todosDeleteTable,
  check: validateTodosDeleteParameters,
  responses: {
    204: { content: [] },
  },
};

export { forbidden } from "../runtime/server.js";
export { unauthorized } from "../runtime/server.js";
export { refuse } from "../runtime/server.js";
