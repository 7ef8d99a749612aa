// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import {
  type FormOfFiles,
  type FormWith,
  type HiddenMembers,
  type PartOf,
  type PartWithHeaders,
  type ReceivedFile,
  multipartReader,
  withoutReadOnly,
} from "../runtime/http.js";
import { partHeaders, styledParts } from "../runtime/parameters.js";
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
import { addAnythingTable, addAttachmentsTable, addDraftTable, addPhotoTable, securitySchemes } from "./operations.js";
import type {
  AddAttachmentsRequest,
  AddDraftRequest,
  AddPhotoPeoplePartHeaders,
  AddPhotoPhotoPartHeaders,
  AddPhotoRequest,
} from "./types.js";
import {
  validateAddAttachmentsRequest,
  validateAddDraftRequest,
  validateAddPhotoPeoplePartHeaders,
  validateAddPhotoPhotoPartHeaders,
  validateAddPhotoRequest,
} from "./validators.js";

/** Implements Multipart parts: a method for each operation. */
export interface MultipartPartsHandlers {
  /** POST /photos */
  addPhoto(
    request: AddPhotoReceived,
    context: HandlerContext<Readonly<Record<string, never>>, AddPhotoReply>,
  ): Replied<AddPhotoReply>;
  /** POST /attachments */
  addAttachments(
    request: AddAttachmentsReceived,
    context: HandlerContext<Readonly<Record<string, never>>, AddAttachmentsReply>,
  ): Replied<AddAttachmentsReply>;
  /** POST /anything */
  addAnything(
    request: AddAnythingReceived,
    context: HandlerContext<Readonly<Record<string, never>>, AddAnythingReply>,
  ): Replied<AddAnythingReply>;
  /** POST /drafts */
  addDraft(
    request: AddDraftReceived,
    context: HandlerContext<Readonly<Record<string, never>>, AddDraftReply>,
  ): Replied<AddDraftReply>;
}

export interface MultipartPartsServerOptions extends ServerSettings<keyof MultipartPartsHandlers> {
  readonly handlers: MultipartPartsHandlers;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedMultipartParts: { readonly [Name in keyof MultipartPartsHandlers]: () => never } = {
  addPhoto: notImplemented,
  addAttachments: notImplemented,
  addAnything: notImplemented,
  addDraft: notImplemented,
};

/** Shapes a refused request: as RFC 9457 describes. */
export function multipartPartsRefusal(refusal: Refusal): RefusalReply {
  return problemDetails(refusal);
}

/** Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. */
export function createMultipartPartsServer(options: MultipartPartsServerOptions): Server {
  return createServer(
    {
      name: "multipart-parts",
      basePath: "",
      operations: [addPhotoEndpoint, addAttachmentsEndpoint, addAnythingEndpoint, addDraftEndpoint],
      securitySchemes,
      refusalReply: multipartPartsRefusal,
    },
    options,
  );
}

/** The request that the handler of `addPhoto` receives. */
export interface AddPhotoReceived {
  readonly contentType: "multipart/form-data";
  readonly body: FormWith<
    AddPhotoRequest,
    {
      readonly photo: PartWithHeaders<ReceivedFile, AddPhotoPhotoPartHeaders>;
      readonly others?: ReceivedFile | readonly ReceivedFile[];
      readonly source?: PartOf<AddPhotoRequest, "source"> | ReceivedFile;
      readonly people?: readonly PartWithHeaders<PartOf<AddPhotoRequest, "people">, AddPhotoPeoplePartHeaders>[];
    }
  >;
}

/** The reply that the handler of `addPhoto` returns. */
export type AddPhotoReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const addPhotoRequestPeopleItemReadOnly: HiddenMembers = { names: ["id"] };

const addPhotoRequestReadOnly: HiddenMembers = {
  members: { people: { items: () => addPhotoRequestPeopleItemReadOnly } },
};

const addPhotoEndpoint: ServerOperation = {
  table: addPhotoTable,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ withoutReadOnly(
        /* @__PURE__ */ multipartReader(
          "multipart/form-data",
          [
            {
              name: "photo",
              kind: "file",
              contentType: "image/png, image/*",
              required: true,
              headers: /* @__PURE__ */ partHeaders(
                [
                  { name: "X-Rating", in: "header", style: "simple", explode: false, shape: "number" },
                  {
                    name: "X-Crop",
                    in: "header",
                    style: "simple",
                    explode: false,
                    shape: { items: { members: { x: "number" }, others: "string" } },
                  },
                ],
                validateAddPhotoPhotoPartHeaders,
              ),
            },
            { name: "others", kind: "file", many: "maybe" },
            { name: "source", kind: "open", shape: "string" },
            { name: "place", kind: "json" },
            {
              name: "people",
              kind: "json",
              contentType: "application/json",
              many: true,
              headers: /* @__PURE__ */ partHeaders(
                [{ name: "X-Face", in: "header", style: "simple", explode: false, shape: "string" }],
                validateAddPhotoPeoplePartHeaders,
              ),
            },
            { name: "caption", kind: "text", shape: "string" },
          ],
          validateAddPhotoRequest,
          {
            styled: /* @__PURE__ */ styledParts([
              {
                name: "link",
                in: "query",
                style: "deepObject",
                explode: true,
                shape: { members: { create: "boolean", ids: { items: "number" } }, others: "string" },
              },
              { name: "sizes", in: "query", style: "form", explode: false, shape: { items: "number" } },
            ]),
          },
        ),
        addPhotoRequestReadOnly,
        undefined,
        undefined,
        ["photo", "people"],
      ),
    ],
  },
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `addAttachments` receives. */
export interface AddAttachmentsReceived {
  readonly contentType: "multipart/form-data";
  readonly body: FormOfFiles<AddAttachmentsRequest, ReceivedFile>;
}

/** The reply that the handler of `addAttachments` returns. */
export type AddAttachmentsReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const addAttachmentsEndpoint: ServerOperation = {
  table: addAttachmentsTable,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ multipartReader(
        "multipart/form-data",
        [{ name: "note", kind: "text", shape: "string" }],
        validateAddAttachmentsRequest,
        { others: { name: "", kind: "file" } },
      ),
    ],
  },
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `addAnything` receives. */
export interface AddAnythingReceived {
  readonly contentType: "multipart/form-data";
  readonly body: { readonly [name: string]: unknown };
}

/** The reply that the handler of `addAnything` returns. */
export type AddAnythingReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const addAnythingEndpoint: ServerOperation = {
  table: addAnythingTable,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ multipartReader("multipart/form-data", [], undefined, {
        others: { name: "", kind: "open", shape: "string", many: "maybe" },
      }),
    ],
  },
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `addDraft` receives. */
export interface AddDraftReceived {
  readonly contentType: "multipart/form-data";
  readonly body: FormWith<AddDraftRequest, { readonly file?: ReceivedFile }>;
}

/** The reply that the handler of `addDraft` returns. */
export type AddDraftReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const addDraftEndpoint: ServerOperation = {
  table: addDraftTable,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ multipartReader(
        "multipart/form-data",
        [
          { name: "file", kind: "file" },
          { name: "text", kind: "text", shape: "string" },
        ],
        validateAddDraftRequest,
      ),
    ],
  },
  responses: {
    204: { content: [] },
  },
};

export { forbidden } from "../runtime/server.js";
export { unauthorized } from "../runtime/server.js";
export { refuse } from "../runtime/server.js";
