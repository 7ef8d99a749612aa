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
import { codecOfBookEntryParameters, codecOfEntry, validateBookEntryResponseHeaders } from "./validators.js";

/** Implements Ledger: a method for each operation. */
export interface DatesHandlers {
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

export interface DatesServerOptions extends ServerSettings<keyof DatesHandlers> {
  readonly handlers: DatesHandlers;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedDates: { readonly [Name in keyof DatesHandlers]: () => never } = {
  bookEntry: notImplemented,
};

/** Shapes a refused request: as RFC 9457 describes. */
export function datesRefusal(refusal: Refusal): RefusalReply {
  return problemDetails(refusal);
}

/** Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. */
export function createDatesServer(options: DatesServerOptions): Server {
  return createServer(
    {
      name: "dates",
      basePath: "",
      operations: [bookEntryEndpoint],
      securitySchemes,
      refusalReply: datesRefusal,
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
    },
  },
};

export { forbidden } from "../runtime/server.js";
export { unauthorized } from "../runtime/server.js";
export { refuse } from "../runtime/server.js";
