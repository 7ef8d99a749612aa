// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { strictJsonReader } from "../runtime/http.js";
import {
  type HandlerContext,
  type Refusal,
  type RefusalReply,
  type Replied,
  type Server,
  type ServerOperation,
  type ServerSettings,
  createServer,
  notImplemented,
  problemDetails,
} from "../runtime/server.js";
import { createNoteTable, searchNotesTable, securitySchemes } from "./operations.js";
import type { Note, SearchNotesRequest } from "./types.js";
import { validateNote, validateSearchNotesRequest } from "./validators.js";

/** Implements Notes: a method for each operation. */
export interface BoundedBodiesHandlers {
  /**
   * Creates a note. Its schema bounds how long a body can be, and so does the emitted server.
   *
   * POST /notes
   */
  createNote(
    request: CreateNoteReceived,
    context: HandlerContext<Readonly<Record<string, never>>, CreateNoteReply>,
  ): Replied<CreateNoteReply>;
  /**
   * Finds notes. Nothing bounds its body, so that the server's usual limit holds.
   *
   * POST /notes/search
   */
  searchNotes(
    request: SearchNotesReceived,
    context: HandlerContext<Readonly<Record<string, never>>, SearchNotesReply>,
  ): Replied<SearchNotesReply>;
}

export interface BoundedBodiesServerOptions extends ServerSettings<keyof BoundedBodiesHandlers> {
  readonly handlers: BoundedBodiesHandlers;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedBoundedBodies: { readonly [Name in keyof BoundedBodiesHandlers]: () => never } = {
  createNote: notImplemented,
  searchNotes: notImplemented,
};

/** Shapes a refused request: as RFC 9457 describes. */
export function boundedBodiesRefusal(refusal: Refusal): RefusalReply {
  return problemDetails(refusal);
}

/** Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. */
export function createBoundedBodiesServer(options: BoundedBodiesServerOptions): Server {
  return createServer(
    {
      name: "bounded-bodies",
      basePath: "",
      operations: [createNoteEndpoint, searchNotesEndpoint],
      securitySchemes,
      refusalReply: boundedBodiesRefusal,
    },
    options,
  );
}

/** The request that the handler of `createNote` receives. */
export interface CreateNoteReceived {
  readonly contentType: "application/json";
  readonly body: Note;
}

/** The reply that the handler of `createNote` returns. */
export type CreateNoteReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const createNoteEndpoint: ServerOperation = {
  table: createNoteTable,
  body: {
    required: true,
    content: [/* @__PURE__ */ strictJsonReader("application/json", validateNote)],
    maxBytes: 270918,
  },
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `searchNotes` receives. */
export interface SearchNotesReceived {
  readonly contentType: "application/json";
  readonly body: SearchNotesRequest;
}

/** The reply that the handler of `searchNotes` returns. */
export type SearchNotesReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const searchNotesEndpoint: ServerOperation = {
  table: searchNotesTable,
  body: { required: true, content: [/* @__PURE__ */ strictJsonReader("application/json", validateSearchNotesRequest)] },
  responses: {
    204: { content: [] },
  },
};

export { forbidden } from "../runtime/server.js";
export { unauthorized } from "../runtime/server.js";
export { refuse } from "../runtime/server.js";
