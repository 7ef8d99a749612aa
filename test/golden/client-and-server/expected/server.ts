// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { jsonWriter, strictJsonReader } from "../runtime/http.js";
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
  notImplemented,
  problemDetails,
} from "../runtime/server.js";
import { addNoteResponseHeadersTable, addNoteTable, getNoteTable, securitySchemes } from "./operations.js";
import type { AddNoteResponseHeaders, GetNoteParameters, Note } from "./types.js";
import { validateAddNoteResponseHeaders, validateGetNoteParameters, validateNote } from "./validators.js";

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

export { forbidden } from "../runtime/server.js";
export { unauthorized } from "../runtime/server.js";
export { refuse } from "../runtime/server.js";
