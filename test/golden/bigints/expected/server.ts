// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { codedJsonReader, codedJsonWriter, codedReader } from "../runtime/http.js";
import { formReader } from "../runtime/parameters.js";
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
import { bookEntryForm, bookEntryResponseHeadersTable, bookEntryTable, securitySchemes } from "./operations.js";
import type { BookEntryParameters, BookEntryResponseHeaders, Entry } from "./types.js";
import {
  codecOfBookEntryParameters,
  codecOfBookEntryResponseHeaders,
  codecOfEntry,
  validateBookEntryResponseHeaders,
} from "./validators.js";

/** Implements Ledger: a method for each operation. */
export interface BigintsHandlers {
  /**
   * Books an entry.
   *
   * PUT /entries/{entryId}
   */
  bookEntry(
    request: BookEntryReceived,
    context: HandlerContext<Readonly<Record<string, never>>, BookEntryReply>,
  ): Replied<BookEntryReply>;
}

export interface BigintsServerOptions extends ServerSettings<keyof BigintsHandlers> {
  readonly handlers: BigintsHandlers;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedBigints: { readonly [Name in keyof BigintsHandlers]: () => never } = {
  bookEntry: notImplemented,
};

/** Shapes a refused request: as RFC 9457 describes. */
export function bigintsRefusal(refusal: Refusal): RefusalReply {
  return problemDetails(refusal);
}

/** Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. */
export function createBigintsServer(options: BigintsServerOptions): Server {
  return createServer(
    {
      name: "bigints",
      basePath: "",
      operations: [bookEntryEndpoint],
      securitySchemes,
      refusalReply: bigintsRefusal,
    },
    options,
  );
}

/** The request that the handler of `bookEntry` receives. */
export type BookEntryReceived = BookEntryParameters &
  (
    | { readonly contentType: "application/json"; readonly body: Entry }
    | { readonly contentType: "application/x-www-form-urlencoded"; readonly body: Entry }
  );

/** The reply that the handler of `bookEntry` returns. */
export type BookEntryReply = {
  readonly status: 200;
  readonly headers: BookEntryResponseHeaders;
  readonly contentType?: "application/json";
  readonly body: Entry;
};

const bookEntryEndpoint: ServerOperation = {
  table: bookEntryTable,
  check: /* @__PURE__ */ codecOfBookEntryParameters().decodeTexts,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ codedJsonReader("application/json", /* @__PURE__ */ codecOfEntry()),
      /* @__PURE__ */ codedReader(
        /* @__PURE__ */ formReader("application/x-www-form-urlencoded", bookEntryForm),
        /* @__PURE__ */ codecOfEntry(),
      ),
    ],
  },
  responses: {
    200: {
      content: [/* @__PURE__ */ codedJsonWriter("application/json", /* @__PURE__ */ codecOfEntry())],
      headers: bookEntryResponseHeadersTable,
      checkHeaders: validateBookEntryResponseHeaders,
      encodeValues: /* @__PURE__ */ codecOfBookEntryResponseHeaders().encodeTexts,
    },
  },
};

export { forbidden } from "../runtime/server.js";
export { unauthorized } from "../runtime/server.js";
export { refuse } from "../runtime/server.js";
