// Generated from specs/receipt-images/openapi.yaml, sandbox/overlays/receipt-images.yaml, specs/open-questions.yaml and 1 more. Edit the specs, then run `make generate`.

import {
  type ApiPromise,
  type BoundClient,
  type CallOptions,
  type CallResult,
  type ClientBase,
  type ClientBinaryBody,
  type ClientOperation,
  type ClientResponse,
  type ClientResult,
  type ClientSettings,
  type ClientThat,
  type Connection,
  type Credential,
  type NoHeaders,
  type OperationFunctions,
  type PageMethods,
  type PagedOperation,
  type ServerAddress,
  bindOperations,
  byUrl,
  callOperation,
  clientBase,
  clientBinaryReader,
  clientBinaryWriter,
  connect,
  createRawClient,
  serverAddress,
  withPages,
} from "@specwright/runtime/client";
import {
  type BinaryInput,
  type FileInput,
  type FormWith,
  type OtherStatus,
  type StatusRange,
  jsonReader,
  multipartWriter,
  xmlReader,
} from "@specwright/runtime/http";
import {
  decodeTextHeaders,
  encodePlainHeaders,
  encodePlainPath,
  encodePlainQuery,
} from "@specwright/runtime/parameters";
import { type Client as RawClient, default as createClient } from "openapi-fetch";
import { decodeImage } from "./codecs.js";
import {
  appendReceiptImageResponseHeadersTable,
  appendReceiptImageTable,
  createReceiptImageResponseHeadersTable,
  createReceiptImageTable,
  deleteReceiptImageResponseHeadersTable,
  deleteReceiptImageTable,
  downloadReceiptImageResponseHeadersTable,
  downloadReceiptImageTable,
  getReceiptImageResponseHeadersTable,
  getReceiptImageTable,
  listReceiptImagesResponseHeadersTable,
  listReceiptImagesTable,
  securitySchemes,
} from "./operations.js";
import type { paths } from "./paths.js";
import type {
  AppendReceiptImageParameters,
  AppendReceiptImageResponseHeaders,
  CreateReceiptImageParameters,
  CreateReceiptImageResponseHeaders,
  DeleteReceiptImageParameters,
  DeleteReceiptImageResponseHeaders,
  DownloadReceiptImageParameters,
  DownloadReceiptImageResponseHeaders,
  GetReceiptImageParameters,
  GetReceiptImageResponseHeaders,
  Image,
  ImageForm,
  ListReceiptImagesParameters,
  ListReceiptImagesResponseHeaders,
  ReceiptImage,
  ReceiptImageList,
} from "./types.js";
import {
  validateAppendReceiptImageParameters,
  validateAppendReceiptImageResponseHeaders,
  validateCreateReceiptImageParameters,
  validateCreateReceiptImageResponseHeaders,
  validateDeleteReceiptImageParameters,
  validateDeleteReceiptImageResponseHeaders,
  validateDownloadReceiptImageParameters,
  validateDownloadReceiptImageResponseHeaders,
  validateGetReceiptImageParameters,
  validateGetReceiptImageResponseHeaders,
  validateImageForm,
  validateListReceiptImagesParameters,
  validateListReceiptImagesResponseHeaders,
  validateReceiptImageList,
} from "./validators.js";

/**
 * A credential for each security scheme: a value, or a function that fetches it for each call.
 * @remarks `accessToken`: Open question: Q-161: The place of the token is not specified for this API; it is an
 * Authorization header with "Bearer" and the token.
 */
export interface ReceiptImagesAuth {
  /** An access token with the scope IMAGE, which allows GET, POST, PUT and DELETE on receipt images. */
  readonly accessToken?: Credential | undefined;
  /**
   * An access token of the legacy token service with the scope IMAGE in the Authorization header, written as
   * "OAuth" and the token. The legacy token service requires this for all calls that follow.
   */
  readonly oauthToken?: Credential | undefined;
}

export type ReceiptImagesClientOptions<Throws extends boolean = false> = ClientSettings<ReceiptImagesAuth, Throws>;

/** The settings of calls without a client, which the operations that are functions take. */
export type ReceiptImagesConnection = Connection<ReceiptImagesAuth>;

/** The operations, as hooks get them. */
export type ReceiptImagesOperationId =
  | "listReceiptImages"
  | "createReceiptImage"
  | "getReceiptImage"
  | "appendReceiptImage"
  | "deleteReceiptImage"
  | "downloadReceiptImage";

/**
 * Calls Receipt images.
 *
 * A caller uploads receipt images for a user, appends images to them, lists, reads and deletes them. Every path
 * contains the API version, v3.0. Images attached to expense reports are not returned for data that has been
 * finally approved; a separate spend documents API serves those.
 * @remarks Open question: Neither rate limits nor events of this API are shown, so the spec has nothing
 * about them.
 */
export interface ReceiptImagesClient extends ClientBase<
  ReceiptImagesClient,
  ReceiptImagesAuth,
  ReceiptImagesOperationId
> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /**
   * List the receipt images of a user.
   *
   * This operation returns the receipt images of a user, page by page. Images attached to expense reports are
   * not returned for data that has been finally approved.
   *
   * GET /api/v3.0/expense/receiptimages
   * @example 200: { Items: [{ ID: "receipt-1", URI: "https://base-url.invalid/api/v3.0/expense/receiptimages/receipt-1" }, { ID: "recei...
   */
  readonly listReceiptImages: ((
    input?: ListReceiptImagesInput,
    options?: CallOptions,
  ) => ApiPromise<ListReceiptImagesResult>) &
    PageMethods<ListReceiptImagesInput, ListReceiptImagesResult, ReceiptImage>;
  /**
   * Upload a receipt image.
   *
   * This operation stores an image as a new receipt image of a user.
   *
   * POST /api/v3.0/expense/receiptimages
   * @example body: { image: "iVBORw0KGgo=" }
   * @example body: "iVBORw0KGgo="
   */
  createReceiptImage(input: CreateReceiptImageInput, options?: CallOptions): ApiPromise<CreateReceiptImageResult>;
  /**
   * Read one receipt image.
   *
   * This operation returns an XML element with the temporary address of one receipt image. Images attached to
   * expense reports are not returned for data that has been finally approved.
   *
   * GET /api/v3.0/expense/receiptimages/{id}
   */
  getReceiptImage(input: GetReceiptImageInput, options?: CallOptions): ApiPromise<GetReceiptImageResult>;
  /**
   * Append an image to a receipt image.
   *
   * This operation appends the image in its body to an existing receipt image.
   *
   * PUT /api/v3.0/expense/receiptimages/{id}
   * @example body: { image: "iVBORw0KGgo=" }
   * @example body: "iVBORw0KGgo="
   */
  appendReceiptImage(input: AppendReceiptImageInput, options?: CallOptions): ApiPromise<AppendReceiptImageResult>;
  /**
   * Delete a receipt image.
   *
   * This operation deletes one receipt image of a user.
   *
   * DELETE /api/v3.0/expense/receiptimages/{id}
   */
  deleteReceiptImage(input: DeleteReceiptImageInput, options?: CallOptions): ApiPromise<DeleteReceiptImageResult>;
  /**
   * Download the image behind a temporary address.
   *
   * This operation represents opening the Url of a receipt image, as a browser does to render it. Callers use
   * the whole address from Url and never build one.
   *
   * GET /receipt-image-files/{key}
   * @example 200: "iVBORw0KGgo="
   */
  downloadReceiptImage(input: DownloadReceiptImageInput, options?: CallOptions): ApiPromise<DownloadReceiptImageResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createReceiptImagesClient<Throws extends boolean = false>(
  options: ReceiptImagesClientOptions<Throws>,
): ClientThat<Throws, ReceiptImagesClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [
    listReceiptImagesTable,
    createReceiptImageTable,
    getReceiptImageTable,
    appendReceiptImageTable,
    deleteReceiptImageTable,
    downloadReceiptImageTable,
  ]);
  const client: ReceiptImagesClient = {
    ...clientBase(connection, (baseUrl) => createReceiptImagesClient({ ...options, baseUrl })),
    raw,
    listReceiptImages: withPages(connection, listReceiptImagesPages, listReceiptImages),
    createReceiptImage: (input, callOptions) => createReceiptImage(connection, input, callOptions),
    getReceiptImage: (input, callOptions) => getReceiptImage(connection, input, callOptions),
    appendReceiptImage: (input, callOptions) => appendReceiptImage(connection, input, callOptions),
    deleteReceiptImage: (input, callOptions) => deleteReceiptImage(connection, input, callOptions),
    downloadReceiptImage: (input, callOptions) => downloadReceiptImage(connection, input, callOptions),
  };
  return client as ClientThat<Throws, ReceiptImagesClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createReceiptImagesClientWith<
  Operations extends OperationFunctions<ReceiptImagesAuth>,
  Throws extends boolean = false,
>(
  options: ReceiptImagesClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, ReceiptImagesAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectReceiptImages(options: ReceiptImagesClientOptions): ReceiptImagesConnection {
  return connect(options, securitySchemes);
}

/** The servers of the contract: what each returns is a `baseUrl` for clients. */
export interface ReceiptImagesServers {
  /**
   * The base address of the service.
   *
   * {base_url}
   */
  server(variables?: { readonly base_url?: string }): ServerAddress;
}

export const receiptImagesServers: ReceiptImagesServers = {
  server: (variables) =>
    serverAddress(
      "server",
      { url: "{base_url}", variables: { base_url: { default: "https://base-url.invalid" } } },
      variables,
    ),
};

/** The request that `listReceiptImages` sends. */
export type ListReceiptImagesInput = ListReceiptImagesParameters;

/** The result of `listReceiptImages`. */
export type ListReceiptImagesResult = CallResult<{
  is:
    | ClientResult<200, ReceiptImageList, ListReceiptImagesResponseHeaders, "application/json">
    | ClientResult<OtherStatus<200>, undefined, ListReceiptImagesResponseHeaders, undefined>;
}>;

/**
 * List the receipt images of a user.
 *
 * This operation returns the receipt images of a user, page by page. Images attached to expense reports are not
 * returned for data that has been finally approved.
 *
 * GET /api/v3.0/expense/receiptimages
 * @example 200: { Items: [{ ID: "receipt-1", URI: "https://base-url.invalid/api/v3.0/expense/receiptimages/receipt-1" }, { ID: "recei...
 * @remarks Answer 200: Open question: Q-79: The status of a successful response is not specified; here it is 200
 * (2 more in the spec).
 */
export function listReceiptImages(
  connection: ReceiptImagesConnection,
  input?: ListReceiptImagesInput,
  options?: CallOptions,
): ApiPromise<ListReceiptImagesResult> {
  return callOperation<ListReceiptImagesResult>(connection, listReceiptImagesOperation, input, options);
}

const listReceiptImagesOperation: ClientOperation = {
  table: listReceiptImagesTable,
  check: validateListReceiptImagesParameters,
  encode: { query: encodePlainQuery, headers: encodePlainHeaders },
  accept: "application/json",
  responses: {
    200: {
      content: [/* @__PURE__ */ jsonReader("application/json", validateReceiptImageList)],
      headers: listReceiptImagesResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateListReceiptImagesResponseHeaders,
    },
    default: {
      content: [],
      headers: listReceiptImagesResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateListReceiptImagesResponseHeaders,
    },
  },
};

/** The pages of `listReceiptImages`, for `items`, `pages` and `all`. */
export const listReceiptImagesPages: PagedOperation<ListReceiptImagesInput, ListReceiptImagesResult, ReceiptImage> = {
  operation: listReceiptImagesOperation,
  items: ["Items"],
  style: /* @__PURE__ */ byUrl(["NextPage"]),
};

/**
 * The request that `createReceiptImage` sends.
 *
 * The image, as a form field or as raw content.
 */
export type CreateReceiptImageInput = CreateReceiptImageParameters &
  (
    | {
        readonly contentType?: "multipart/form-data";
        readonly body: FormWith<ImageForm, { readonly image: FileInput }>;
      }
    | { readonly contentType: `image/${string}`; readonly body: BinaryInput }
  );

/** The result of `createReceiptImage`. */
export type CreateReceiptImageResult = CallResult<{
  is:
    | ClientResult<StatusRange<"2XX">, undefined, CreateReceiptImageResponseHeaders, undefined>
    | ClientResult<OtherStatus<StatusRange<"2XX">>, undefined, CreateReceiptImageResponseHeaders, undefined>;
}>;

/**
 * Upload a receipt image.
 *
 * This operation stores an image as a new receipt image of a user.
 *
 * POST /api/v3.0/expense/receiptimages
 * @example body: { image: "iVBORw0KGgo=" }
 * @example body: "iVBORw0KGgo="
 * @remarks Request body: Open question: The body is documented as an image file; it is not specified if
 * it is a field of a multipart form or the raw image, so both are accepted (4 more in the spec).
 */
export function createReceiptImage(
  connection: ReceiptImagesConnection,
  input: CreateReceiptImageInput,
  options?: CallOptions,
): ApiPromise<CreateReceiptImageResult> {
  return callOperation<CreateReceiptImageResult>(connection, createReceiptImageOperation, input, options);
}

const sharedResponse: ClientResponse = {
  content: [],
  headers: createReceiptImageResponseHeadersTable,
  decodeHeaders: decodeTextHeaders,
  checkHeaders: validateCreateReceiptImageResponseHeaders,
};

const createReceiptImageOperation: ClientOperation = {
  table: createReceiptImageTable,
  check: validateCreateReceiptImageParameters,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ multipartWriter(
        "multipart/form-data",
        [{ name: "image", kind: "file", contentType: "image/*", required: true }],
        validateImageForm,
      ),
      /* @__PURE__ */ clientBinaryWriter("image/*"),
    ],
  },
  encode: { query: encodePlainQuery, headers: encodePlainHeaders },
  responses: {
    "2XX": sharedResponse,
    default: sharedResponse,
  },
};

/** The request that `getReceiptImage` sends. */
export type GetReceiptImageInput = GetReceiptImageParameters;

/** The result of `getReceiptImage`. */
export type GetReceiptImageResult = CallResult<{
  is:
    | ClientResult<200, Image, GetReceiptImageResponseHeaders, "application/xml">
    | ClientResult<OtherStatus<200>, undefined, GetReceiptImageResponseHeaders, undefined>;
}>;

/**
 * Read one receipt image.
 *
 * This operation returns an XML element with the temporary address of one receipt image. Images attached to
 * expense reports are not returned for data that has been finally approved.
 *
 * GET /api/v3.0/expense/receiptimages/{id}
 * @remarks Answer 200: Open question: Q-79: The status of a successful response is not specified; here it is 200
 * (2 more in the spec).
 */
export function getReceiptImage(
  connection: ReceiptImagesConnection,
  input: GetReceiptImageInput,
  options?: CallOptions,
): ApiPromise<GetReceiptImageResult> {
  return callOperation<GetReceiptImageResult>(connection, getReceiptImageOperation, input, options);
}

const getReceiptImageOperation: ClientOperation = {
  table: getReceiptImageTable,
  check: validateGetReceiptImageParameters,
  encode: { path: encodePlainPath, query: encodePlainQuery, headers: encodePlainHeaders },
  accept: "application/xml",
  responses: {
    200: {
      content: [/* @__PURE__ */ xmlReader("application/xml", decodeImage)],
      headers: getReceiptImageResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateGetReceiptImageResponseHeaders,
    },
    default: {
      content: [],
      headers: getReceiptImageResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateGetReceiptImageResponseHeaders,
    },
  },
};

/**
 * The request that `appendReceiptImage` sends.
 *
 * The image, as a form field or as raw content.
 */
export type AppendReceiptImageInput = AppendReceiptImageParameters &
  (
    | {
        readonly contentType?: "multipart/form-data";
        readonly body: FormWith<ImageForm, { readonly image: FileInput }>;
      }
    | { readonly contentType: `image/${string}`; readonly body: BinaryInput }
  );

/** The result of `appendReceiptImage`. */
export type AppendReceiptImageResult = CallResult<{
  is:
    | ClientResult<StatusRange<"2XX">, undefined, AppendReceiptImageResponseHeaders, undefined>
    | ClientResult<OtherStatus<StatusRange<"2XX">>, undefined, AppendReceiptImageResponseHeaders, undefined>;
}>;

/**
 * Append an image to a receipt image.
 *
 * This operation appends the image in its body to an existing receipt image.
 *
 * PUT /api/v3.0/expense/receiptimages/{id}
 * @example body: { image: "iVBORw0KGgo=" }
 * @example body: "iVBORw0KGgo="
 * @remarks Open question: The order of appended images is not specified (5 more in the spec).
 */
export function appendReceiptImage(
  connection: ReceiptImagesConnection,
  input: AppendReceiptImageInput,
  options?: CallOptions,
): ApiPromise<AppendReceiptImageResult> {
  return callOperation<AppendReceiptImageResult>(connection, appendReceiptImageOperation, input, options);
}

const sharedResponse2: ClientResponse = {
  content: [],
  headers: appendReceiptImageResponseHeadersTable,
  decodeHeaders: decodeTextHeaders,
  checkHeaders: validateAppendReceiptImageResponseHeaders,
};

const appendReceiptImageOperation: ClientOperation = {
  table: appendReceiptImageTable,
  check: validateAppendReceiptImageParameters,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ multipartWriter(
        "multipart/form-data",
        [{ name: "image", kind: "file", contentType: "image/*", required: true }],
        validateImageForm,
      ),
      /* @__PURE__ */ clientBinaryWriter("image/*"),
    ],
  },
  encode: { path: encodePlainPath, query: encodePlainQuery, headers: encodePlainHeaders },
  responses: {
    "2XX": sharedResponse2,
    default: sharedResponse2,
  },
};

/** The request that `deleteReceiptImage` sends. */
export type DeleteReceiptImageInput = DeleteReceiptImageParameters;

/** The result of `deleteReceiptImage`. */
export type DeleteReceiptImageResult = CallResult<{
  is:
    | ClientResult<StatusRange<"2XX">, undefined, DeleteReceiptImageResponseHeaders, undefined>
    | ClientResult<OtherStatus<StatusRange<"2XX">>, undefined, DeleteReceiptImageResponseHeaders, undefined>;
}>;

/**
 * Delete a receipt image.
 *
 * This operation deletes one receipt image of a user.
 *
 * DELETE /api/v3.0/expense/receiptimages/{id}
 * @remarks Answer 2XX: Open question: The status of a successful response is not specified (2 more in
 * the spec).
 */
export function deleteReceiptImage(
  connection: ReceiptImagesConnection,
  input: DeleteReceiptImageInput,
  options?: CallOptions,
): ApiPromise<DeleteReceiptImageResult> {
  return callOperation<DeleteReceiptImageResult>(connection, deleteReceiptImageOperation, input, options);
}

const sharedResponse3: ClientResponse = {
  content: [],
  headers: deleteReceiptImageResponseHeadersTable,
  decodeHeaders: decodeTextHeaders,
  checkHeaders: validateDeleteReceiptImageResponseHeaders,
};

const deleteReceiptImageOperation: ClientOperation = {
  table: deleteReceiptImageTable,
  check: validateDeleteReceiptImageParameters,
  encode: { path: encodePlainPath, query: encodePlainQuery, headers: encodePlainHeaders },
  responses: {
    "2XX": sharedResponse3,
    default: sharedResponse3,
  },
};

/** The request that `downloadReceiptImage` sends. */
export type DownloadReceiptImageInput = DownloadReceiptImageParameters;

/** The result of `downloadReceiptImage`. */
export type DownloadReceiptImageResult = CallResult<{
  is:
    | ClientResult<200, ClientBinaryBody, NoHeaders, `image/${string}`>
    | ClientResult<OtherStatus<200>, undefined, DownloadReceiptImageResponseHeaders, undefined>;
}>;

/**
 * Download the image behind a temporary address.
 *
 * This operation represents opening the Url of a receipt image, as a browser does to render it. Callers use the
 * whole address from Url and never build one.
 *
 * GET /receipt-image-files/{key}
 * @example 200: "iVBORw0KGgo="
 * @remarks Open question: Q-160: The form of the address in Url is not shown, nor its need for a token and its
 * response (3 more in the spec).
 */
export function downloadReceiptImage(
  connection: ReceiptImagesConnection,
  input: DownloadReceiptImageInput,
  options?: CallOptions,
): ApiPromise<DownloadReceiptImageResult> {
  return callOperation<DownloadReceiptImageResult>(connection, downloadReceiptImageOperation, input, options);
}

const downloadReceiptImageOperation: ClientOperation = {
  table: downloadReceiptImageTable,
  check: validateDownloadReceiptImageParameters,
  encode: { path: encodePlainPath },
  accept: "image/*",
  responses: {
    200: { content: [/* @__PURE__ */ clientBinaryReader("image/*")] },
    default: {
      content: [],
      headers: downloadReceiptImageResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateDownloadReceiptImageResponseHeaders,
    },
  },
};

export { all, items, pages } from "@specwright/runtime/client";
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
} from "@specwright/runtime/client";
export { type ClientHooks, type HookContext } from "@specwright/runtime/client";
export { retry } from "@specwright/runtime/client";
export { type AttemptRecord, logHooks } from "@specwright/runtime/client";
export { type TransferProgress, reportProgress } from "@specwright/runtime/client";
