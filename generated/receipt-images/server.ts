// Generated from specs/receipt-images/openapi.yaml, sandbox/overlays/receipt-images.yaml, specs/open-questions.yaml and 1 more. Edit the specs, then run `make generate`.

import {
  type BinaryBody,
  type BinaryInput,
  type FormWith,
  type OtherStatus,
  type ReceivedFile,
  type StatusRange,
  binaryReader,
  binaryWriter,
  jsonWriter,
  multipartReader,
  xmlWriter,
} from "@specwright/runtime/http";
import {
  type ErrorTable,
  type FilledAnswers,
  type FilledParameters,
  type HandlerContext,
  type Refusal,
  type RefusalReply,
  type Refused,
  type Replied,
  type RowDetails,
  type SecurityHook,
  type Server,
  type ServerOperation,
  type ServerReplyTable,
  type ServerSettings,
  createServer,
  notImplemented,
  problemDetails,
  rowRefusals,
  tableReply,
} from "@specwright/runtime/server";
import { encodeImage, validateImage } from "./codecs.js";
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

/** Credentials of a call, as the hooks of its schemes have returned them. */
type HandlerAuth<AccessTokenContext, OauthTokenContext> =
  | { readonly accessToken: AccessTokenContext; readonly oauthToken?: undefined }
  | { readonly accessToken?: undefined; readonly oauthToken: OauthTokenContext };

/**
 * Implements Receipt images: a method for each operation.
 *
 * A caller uploads receipt images for a user, appends images to them, lists, reads and deletes them. Every path
 * contains the API version, v3.0. Images attached to expense reports are not returned for data that has been
 * finally approved; a separate spend documents API serves those.
 */
export interface ReceiptImagesHandlers<AccessTokenContext = unknown, OauthTokenContext = unknown> {
  /**
   * List the receipt images of a user.
   *
   * This operation returns the receipt images of a user, page by page. Images attached to expense reports are
   * not returned for data that has been finally approved.
   *
   * GET /api/v3.0/expense/receiptimages
   * @example 200: { Items: [{ ID: "receipt-1", URI: "https://base-url.invalid/api/v3.0/expense/receiptimages/receipt-1" }, { ID: "recei...
   */
  listReceiptImages(
    request: ListReceiptImagesReceived,
    context: HandlerContext<
      HandlerAuth<AccessTokenContext, OauthTokenContext>,
      ListReceiptImagesReply,
      ReceiptImageFailuresRefusals<OtherStatus<200>>
    >,
  ): Replied<ListReceiptImagesReply>;
  /**
   * Upload a receipt image.
   *
   * This operation stores an image as a new receipt image of a user.
   *
   * POST /api/v3.0/expense/receiptimages
   * @example body: { image: "iVBORw0KGgo=" }
   * @example body: "iVBORw0KGgo="
   */
  createReceiptImage(
    request: CreateReceiptImageReceived,
    context: HandlerContext<
      HandlerAuth<AccessTokenContext, OauthTokenContext>,
      CreateReceiptImageReply,
      ReceiptImageFailuresRefusals<OtherStatus<StatusRange<"2XX">>>
    >,
  ): Replied<CreateReceiptImageReply>;
  /**
   * Read one receipt image.
   *
   * This operation returns an XML element with the temporary address of one receipt image. Images attached to
   * expense reports are not returned for data that has been finally approved.
   *
   * GET /api/v3.0/expense/receiptimages/{id}
   */
  getReceiptImage(
    request: GetReceiptImageReceived,
    context: HandlerContext<
      HandlerAuth<AccessTokenContext, OauthTokenContext>,
      GetReceiptImageReply,
      ReceiptImageFailuresRefusals<OtherStatus<200>>
    >,
  ): Replied<GetReceiptImageReply>;
  /**
   * Append an image to a receipt image.
   *
   * This operation appends the image in its body to an existing receipt image.
   *
   * PUT /api/v3.0/expense/receiptimages/{id}
   * @example body: { image: "iVBORw0KGgo=" }
   * @example body: "iVBORw0KGgo="
   */
  appendReceiptImage(
    request: AppendReceiptImageReceived,
    context: HandlerContext<
      HandlerAuth<AccessTokenContext, OauthTokenContext>,
      AppendReceiptImageReply,
      ReceiptImageFailuresRefusals<OtherStatus<StatusRange<"2XX">>>
    >,
  ): Replied<AppendReceiptImageReply>;
  /**
   * Delete a receipt image.
   *
   * This operation deletes one receipt image of a user.
   *
   * DELETE /api/v3.0/expense/receiptimages/{id}
   */
  deleteReceiptImage(
    request: DeleteReceiptImageReceived,
    context: HandlerContext<
      HandlerAuth<AccessTokenContext, OauthTokenContext>,
      DeleteReceiptImageReply,
      ReceiptImageFailuresRefusals<OtherStatus<StatusRange<"2XX">>>
    >,
  ): Replied<DeleteReceiptImageReply>;
  /**
   * Download the image behind a temporary address.
   *
   * This operation represents opening the Url of a receipt image, as a browser does to render it. Callers use
   * the whole address from Url and never build one.
   *
   * GET /receipt-image-files/{key}
   * @example 200: "iVBORw0KGgo="
   */
  downloadReceiptImage(
    request: DownloadReceiptImageReceived,
    context: HandlerContext<
      Readonly<Record<string, never>>,
      DownloadReceiptImageReply,
      ReceiptImageFailuresRefusals<OtherStatus<200>>
    >,
  ): Replied<DownloadReceiptImageReply>;
}

/** Checks credentials, with a hook for each security scheme; what it returns is `context.auth` of handlers. */
export interface ReceiptImagesSecurity<AccessTokenContext = unknown, OauthTokenContext = unknown> {
  /** An access token with the scope IMAGE, which allows GET, POST, PUT and DELETE on receipt images. */
  readonly accessToken: SecurityHook<string, AccessTokenContext>;
  /**
   * An access token of the legacy token service with the scope IMAGE in the Authorization header, written as
   * "OAuth" and the token. The legacy token service requires this for all calls that follow.
   */
  readonly oauthToken: SecurityHook<string, OauthTokenContext>;
}

export interface ReceiptImagesServerOptions<
  AccessTokenContext = unknown,
  OauthTokenContext = unknown,
> extends ServerSettings<keyof ReceiptImagesHandlers> {
  readonly security: ReceiptImagesSecurity<AccessTokenContext, OauthTokenContext>;
  readonly handlers: ReceiptImagesHandlers<AccessTokenContext, OauthTokenContext>;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedReceiptImages: { readonly [Name in keyof ReceiptImagesHandlers]: () => never } = {
  listReceiptImages: notImplemented,
  createReceiptImage: notImplemented,
  getReceiptImage: notImplemented,
  appendReceiptImage: notImplemented,
  deleteReceiptImage: notImplemented,
  downloadReceiptImage: notImplemented,
};

const receiptImageFailuresTable: ErrorTable = {
  report: "first",
  paths: "pointer",
  members: {},
  rows: [
    { id: "limitBelowOne", status: 400, meaning: "The limit is at least 1.", members: {} },
    { id: "unknownOffset", status: 400, meaning: "The offset is not from a NextPage.", members: {} },
    {
      id: "userMissing",
      status: 400,
      meaning: "The access token does not belong to a user and the parameter user is missing.",
      members: {},
    },
    { id: "userForbidden", status: 403, meaning: "Only an administrator can name another user.", members: {} },
    { id: "unknownUser", status: 404, meaning: "The user does not exist.", members: {} },
    { id: "otherKindOfImage", status: 415, meaning: "The image is not a PNG, a JPEG or a GIF.", members: {} },
    { id: "unknownReceiptImage", status: 404, meaning: "The image does not exist.", members: {} },
    { id: "otherReceiptImageFailure", members: {}, when: "always" },
  ],
};

const receiptImagesRefusalAnswers: readonly FilledAnswers[] = [
  {
    operations: [
      "listReceiptImages",
      "createReceiptImage",
      "getReceiptImage",
      "appendReceiptImage",
      "deleteReceiptImage",
      "downloadReceiptImage",
    ],
    common: true,
    table: receiptImageFailuresTable,
    writers: { default: "problem" },
  },
];

/** Shapes a refused request: by the error tables of the spec, otherwise as RFC 9457 describes. */
export function receiptImagesRefusal(refusal: Refusal): RefusalReply {
  return tableReply(refusal, receiptImagesRefusalAnswers) ?? problemDetails(refusal);
}

/**
 * Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. Write
 * `security` before `handlers`: TypeScript reads in that order what hooks return and handlers get.
 */
export function createReceiptImagesServer<AccessTokenContext = unknown, OauthTokenContext = unknown>(
  options: ReceiptImagesServerOptions<AccessTokenContext, OauthTokenContext>,
): Server {
  return createServer(
    {
      name: "receipt-images",
      basePath: "",
      operations: [
        listReceiptImagesEndpoint,
        createReceiptImageEndpoint,
        getReceiptImageEndpoint,
        appendReceiptImageEndpoint,
        deleteReceiptImageEndpoint,
        downloadReceiptImageEndpoint,
      ],
      securitySchemes,
      refusalReply: receiptImagesRefusal,
      refusals: (operation) => rowRefusals(operation, receiptImagesRefusalAnswers),
    },
    options,
  );
}

/** The errors of the receipt image API. */
export interface ReceiptImageFailuresRefusals<Status extends number> {
  /**
   * The limit is at least 1.
   *
   * Status 400.
   */
  limitBelowOne(details?: RowDetails): Refused;
  /**
   * The offset is not from a NextPage.
   *
   * Status 400.
   */
  unknownOffset(details?: RowDetails): Refused;
  /**
   * The access token does not belong to a user and the parameter user is missing.
   *
   * Status 400.
   */
  userMissing(details?: RowDetails): Refused;
  /**
   * Only an administrator can name another user.
   *
   * Status 403.
   */
  userForbidden(details?: RowDetails): Refused;
  /**
   * The user does not exist.
   *
   * Status 404.
   */
  unknownUser(details?: RowDetails): Refused;
  /**
   * The image is not a PNG, a JPEG or a GIF.
   *
   * Status 415.
   */
  otherKindOfImage(details?: RowDetails): Refused;
  /**
   * The image does not exist.
   *
   * Status 404.
   */
  unknownReceiptImage(details?: RowDetails): Refused;
  otherReceiptImageFailure(details?: RowDetails<Status>): Refused;
}

/** The request that the handler of `listReceiptImages` receives. */
export type ListReceiptImagesReceived = FilledParameters<ListReceiptImagesParameters, { query: "limit" }>;

/** The reply that the handler of `listReceiptImages` returns. */
export type ListReceiptImagesReply =
  | {
      readonly status: 200;
      readonly headers?: ListReceiptImagesResponseHeaders;
      readonly contentType?: "application/json";
      readonly body: ReceiptImageList;
    }
  | {
      readonly status: OtherStatus<200>;
      readonly headers?: ListReceiptImagesResponseHeaders;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const listReceiptImagesEndpoint: ServerOperation = {
  table: listReceiptImagesTable,
  check: validateListReceiptImagesParameters,
  responses: {
    200: {
      content: [/* @__PURE__ */ jsonWriter("application/json", validateReceiptImageList)],
      headers: listReceiptImagesResponseHeadersTable,
      checkHeaders: validateListReceiptImagesResponseHeaders,
    },
    default: {
      content: [],
      headers: listReceiptImagesResponseHeadersTable,
      checkHeaders: validateListReceiptImagesResponseHeaders,
    },
  },
};

/**
 * The request that the handler of `createReceiptImage` receives.
 *
 * The image, as a form field or as raw content.
 */
export type CreateReceiptImageReceived = CreateReceiptImageParameters &
  (
    | {
        readonly contentType: "multipart/form-data";
        readonly body: FormWith<ImageForm, { readonly image: ReceivedFile }>;
      }
    | { readonly contentType: `image/${string}`; readonly body: BinaryBody }
  );

/** The reply that the handler of `createReceiptImage` returns. */
export type CreateReceiptImageReply =
  | {
      readonly status: StatusRange<"2XX">;
      readonly headers?: CreateReceiptImageResponseHeaders;
      readonly body?: undefined;
      readonly contentType?: undefined;
    }
  | {
      readonly status: OtherStatus<StatusRange<"2XX">>;
      readonly headers?: CreateReceiptImageResponseHeaders;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const sharedReply: ServerReplyTable = {
  content: [],
  headers: createReceiptImageResponseHeadersTable,
  checkHeaders: validateCreateReceiptImageResponseHeaders,
};

const createReceiptImageEndpoint: ServerOperation = {
  table: createReceiptImageTable,
  check: validateCreateReceiptImageParameters,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ multipartReader(
        "multipart/form-data",
        [{ name: "image", kind: "file", contentType: "image/*", required: true }],
        validateImageForm,
      ),
      /* @__PURE__ */ binaryReader("image/*"),
    ],
  },
  responses: {
    "2XX": sharedReply,
    default: sharedReply,
  },
};

/** The request that the handler of `getReceiptImage` receives. */
export type GetReceiptImageReceived = GetReceiptImageParameters;

/** The reply that the handler of `getReceiptImage` returns. */
export type GetReceiptImageReply =
  | {
      readonly status: 200;
      readonly headers?: GetReceiptImageResponseHeaders;
      readonly contentType?: "application/xml";
      readonly body: Image;
    }
  | {
      readonly status: OtherStatus<200>;
      readonly headers?: GetReceiptImageResponseHeaders;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const getReceiptImageEndpoint: ServerOperation = {
  table: getReceiptImageTable,
  check: validateGetReceiptImageParameters,
  responses: {
    200: {
      content: [/* @__PURE__ */ xmlWriter("application/xml", validateImage, encodeImage)],
      headers: getReceiptImageResponseHeadersTable,
      checkHeaders: validateGetReceiptImageResponseHeaders,
    },
    default: {
      content: [],
      headers: getReceiptImageResponseHeadersTable,
      checkHeaders: validateGetReceiptImageResponseHeaders,
    },
  },
};

/**
 * The request that the handler of `appendReceiptImage` receives.
 *
 * The image, as a form field or as raw content.
 */
export type AppendReceiptImageReceived = AppendReceiptImageParameters &
  (
    | {
        readonly contentType: "multipart/form-data";
        readonly body: FormWith<ImageForm, { readonly image: ReceivedFile }>;
      }
    | { readonly contentType: `image/${string}`; readonly body: BinaryBody }
  );

/** The reply that the handler of `appendReceiptImage` returns. */
export type AppendReceiptImageReply =
  | {
      readonly status: StatusRange<"2XX">;
      readonly headers?: AppendReceiptImageResponseHeaders;
      readonly body?: undefined;
      readonly contentType?: undefined;
    }
  | {
      readonly status: OtherStatus<StatusRange<"2XX">>;
      readonly headers?: AppendReceiptImageResponseHeaders;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const sharedReply2: ServerReplyTable = {
  content: [],
  headers: appendReceiptImageResponseHeadersTable,
  checkHeaders: validateAppendReceiptImageResponseHeaders,
};

const appendReceiptImageEndpoint: ServerOperation = {
  table: appendReceiptImageTable,
  check: validateAppendReceiptImageParameters,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ multipartReader(
        "multipart/form-data",
        [{ name: "image", kind: "file", contentType: "image/*", required: true }],
        validateImageForm,
      ),
      /* @__PURE__ */ binaryReader("image/*"),
    ],
  },
  responses: {
    "2XX": sharedReply2,
    default: sharedReply2,
  },
};

/** The request that the handler of `deleteReceiptImage` receives. */
export type DeleteReceiptImageReceived = DeleteReceiptImageParameters;

/** The reply that the handler of `deleteReceiptImage` returns. */
export type DeleteReceiptImageReply =
  | {
      readonly status: StatusRange<"2XX">;
      readonly headers?: DeleteReceiptImageResponseHeaders;
      readonly body?: undefined;
      readonly contentType?: undefined;
    }
  | {
      readonly status: OtherStatus<StatusRange<"2XX">>;
      readonly headers?: DeleteReceiptImageResponseHeaders;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const sharedReply3: ServerReplyTable = {
  content: [],
  headers: deleteReceiptImageResponseHeadersTable,
  checkHeaders: validateDeleteReceiptImageResponseHeaders,
};

const deleteReceiptImageEndpoint: ServerOperation = {
  table: deleteReceiptImageTable,
  check: validateDeleteReceiptImageParameters,
  responses: {
    "2XX": sharedReply3,
    default: sharedReply3,
  },
};

/** The request that the handler of `downloadReceiptImage` receives. */
export type DownloadReceiptImageReceived = DownloadReceiptImageParameters;

/** The reply that the handler of `downloadReceiptImage` returns. */
export type DownloadReceiptImageReply =
  | {
      readonly status: 200;
      readonly headers?: Readonly<Record<string, string>>;
      readonly contentType: `image/${string}`;
      readonly body: BinaryInput;
    }
  | {
      readonly status: OtherStatus<200>;
      readonly headers?: DownloadReceiptImageResponseHeaders;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const downloadReceiptImageEndpoint: ServerOperation = {
  table: downloadReceiptImageTable,
  check: validateDownloadReceiptImageParameters,
  responses: {
    200: { content: [/* @__PURE__ */ binaryWriter("image/*")] },
    default: {
      content: [],
      headers: downloadReceiptImageResponseHeadersTable,
      checkHeaders: validateDownloadReceiptImageResponseHeaders,
    },
  },
};

export { forbidden } from "@specwright/runtime/server";
export { unauthorized } from "@specwright/runtime/server";
export { refuse } from "@specwright/runtime/server";
