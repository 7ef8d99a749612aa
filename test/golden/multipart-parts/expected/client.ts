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
import {
  type FileInput,
  type FormOfFiles,
  type FormWith,
  type NamedParts,
  type PartOf,
  type PartWithHeaders,
  multipartWriter,
} from "../runtime/http.js";
import { partHeaders, styledParts } from "../runtime/parameters.js";
import { addAnythingTable, addAttachmentsTable, addDraftTable, addPhotoTable, securitySchemes } from "./operations.js";
import type { paths } from "./paths.js";
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

/** No scheme requires a credential in a request. */
export type MultipartPartsAuth = Readonly<Record<string, never>>;

export type MultipartPartsClientOptions<Throws extends boolean = false> = ClientSettings<MultipartPartsAuth, Throws>;

/** The settings of calls without a client, which the operations that are functions take. */
export type MultipartPartsConnection = Connection<MultipartPartsAuth>;

/** The operations, as hooks get them. */
export type MultipartPartsOperationId = "addPhoto" | "addAttachments" | "addAnything" | "addDraft";

/** Calls Multipart parts. */
export interface MultipartPartsClient extends ClientBase<
  MultipartPartsClient,
  MultipartPartsAuth,
  MultipartPartsOperationId
> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /** POST /photos */
  addPhoto(input: AddPhotoInput, options?: CallOptions): ApiPromise<AddPhotoResult>;
  /** POST /attachments */
  addAttachments(input: AddAttachmentsInput, options?: CallOptions): ApiPromise<AddAttachmentsResult>;
  /** POST /anything */
  addAnything(input: AddAnythingInput, options?: CallOptions): ApiPromise<AddAnythingResult>;
  /** POST /drafts */
  addDraft(input: AddDraftInput, options?: CallOptions): ApiPromise<AddDraftResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createMultipartPartsClient<Throws extends boolean = false>(
  options: MultipartPartsClientOptions<Throws>,
): ClientThat<Throws, MultipartPartsClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [
    addPhotoTable,
    addAttachmentsTable,
    addAnythingTable,
    addDraftTable,
  ]);
  const client: MultipartPartsClient = {
    ...clientBase(connection, (baseUrl) => createMultipartPartsClient({ ...options, baseUrl })),
    raw,
    addPhoto: (input, callOptions) => addPhoto(connection, input, callOptions),
    addAttachments: (input, callOptions) => addAttachments(connection, input, callOptions),
    addAnything: (input, callOptions) => addAnything(connection, input, callOptions),
    addDraft: (input, callOptions) => addDraft(connection, input, callOptions),
  };
  return client as ClientThat<Throws, MultipartPartsClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createMultipartPartsClientWith<
  Operations extends OperationFunctions<MultipartPartsAuth>,
  Throws extends boolean = false,
>(
  options: MultipartPartsClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, MultipartPartsAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectMultipartParts(options: MultipartPartsClientOptions): MultipartPartsConnection {
  return connect(options, securitySchemes);
}

/** The request that `addPhoto` sends. */
export interface AddPhotoInput {
  readonly contentType?: "multipart/form-data";
  readonly body: FormWith<
    AddPhotoRequest,
    {
      readonly photo: PartWithHeaders<FileInput, AddPhotoPhotoPartHeaders>;
      readonly others?: FileInput | readonly FileInput[];
      readonly source?: PartOf<AddPhotoRequest, "source"> | FileInput;
      readonly people?: readonly PartWithHeaders<PartOf<AddPhotoRequest, "people">, AddPhotoPeoplePartHeaders>[];
    }
  >;
}

/** The result of `addPhoto`. */
export type AddPhotoResult = CallResult<{
  is: ClientResult<204, undefined, NoHeaders, undefined>;
}>;

/** POST /photos */
export function addPhoto(
  connection: MultipartPartsConnection,
  input: AddPhotoInput,
  options?: CallOptions,
): ApiPromise<AddPhotoResult> {
  return callOperation<AddPhotoResult>(connection, addPhotoOperation, input, options);
}

const addPhotoOperation: ClientOperation = {
  table: addPhotoTable,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ multipartWriter(
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
    ],
  },
  responses: {
    204: { content: [] },
  },
};

/** The request that `addAttachments` sends. */
export interface AddAttachmentsInput {
  readonly contentType?: "multipart/form-data";
  readonly body: FormOfFiles<AddAttachmentsRequest, FileInput>;
}

/** The result of `addAttachments`. */
export type AddAttachmentsResult = CallResult<{
  is: ClientResult<204, undefined, NoHeaders, undefined>;
}>;

/** POST /attachments */
export function addAttachments(
  connection: MultipartPartsConnection,
  input: AddAttachmentsInput,
  options?: CallOptions,
): ApiPromise<AddAttachmentsResult> {
  return callOperation<AddAttachmentsResult>(connection, addAttachmentsOperation, input, options);
}

const addAttachmentsOperation: ClientOperation = {
  table: addAttachmentsTable,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ multipartWriter(
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

/** The request that `addAnything` sends. */
export interface AddAnythingInput {
  readonly contentType?: "multipart/form-data";
  readonly body: { readonly [name: string]: unknown } | NamedParts;
}

/** The result of `addAnything`. */
export type AddAnythingResult = CallResult<{
  is: ClientResult<204, undefined, NoHeaders, undefined>;
}>;

/** POST /anything */
export function addAnything(
  connection: MultipartPartsConnection,
  input: AddAnythingInput,
  options?: CallOptions,
): ApiPromise<AddAnythingResult> {
  return callOperation<AddAnythingResult>(connection, addAnythingOperation, input, options);
}

const addAnythingOperation: ClientOperation = {
  table: addAnythingTable,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ multipartWriter("multipart/form-data", [], undefined, {
        others: { name: "", kind: "open", shape: "string", many: "maybe" },
      }),
    ],
  },
  responses: {
    204: { content: [] },
  },
};

/** The request that `addDraft` sends. */
export interface AddDraftInput {
  readonly contentType?: "multipart/form-data";
  readonly body: FormWith<AddDraftRequest, { readonly file?: FileInput }>;
}

/** The result of `addDraft`. */
export type AddDraftResult = CallResult<{
  is: ClientResult<204, undefined, NoHeaders, undefined>;
}>;

/** POST /drafts */
export function addDraft(
  connection: MultipartPartsConnection,
  input: AddDraftInput,
  options?: CallOptions,
): ApiPromise<AddDraftResult> {
  return callOperation<AddDraftResult>(connection, addDraftOperation, input, options);
}

const addDraftOperation: ClientOperation = {
  table: addDraftTable,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ multipartWriter(
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
