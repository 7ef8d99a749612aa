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
import { type FileInput, type FormWith, multipartWriter } from "../runtime/http.js";
import { securitySchemes, sendReceiptTable } from "./operations.js";
import type { paths } from "./paths.js";
import type { SendReceiptRequest } from "./types.js";
import { validateSendReceiptRequest } from "./validators.js";

/** No scheme requires a credential in a request. */
export type MultipartWithFilesAuth = Readonly<Record<string, never>>;

export type MultipartWithFilesClientOptions<Throws extends boolean = false> = ClientSettings<
  MultipartWithFilesAuth,
  Throws
>;

/** The settings of calls without a client, which the operations that are functions take. */
export type MultipartWithFilesConnection = Connection<MultipartWithFilesAuth>;

/** The operations, as hooks get them. */
export type MultipartWithFilesOperationId = "sendReceipt";

/** Calls Multipart with files. */
export interface MultipartWithFilesClient extends ClientBase<
  MultipartWithFilesClient,
  MultipartWithFilesAuth,
  MultipartWithFilesOperationId
> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /** POST /receipts */
  sendReceipt(input: SendReceiptInput, options?: CallOptions): ApiPromise<SendReceiptResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createMultipartWithFilesClient<Throws extends boolean = false>(
  options: MultipartWithFilesClientOptions<Throws>,
): ClientThat<Throws, MultipartWithFilesClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [sendReceiptTable]);
  const client: MultipartWithFilesClient = {
    ...clientBase(connection, (baseUrl) => createMultipartWithFilesClient({ ...options, baseUrl })),
    raw,
    sendReceipt: (input, callOptions) => sendReceipt(connection, input, callOptions),
  };
  return client as ClientThat<Throws, MultipartWithFilesClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createMultipartWithFilesClientWith<
  Operations extends OperationFunctions<MultipartWithFilesAuth>,
  Throws extends boolean = false,
>(
  options: MultipartWithFilesClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, MultipartWithFilesAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectMultipartWithFiles(options: MultipartWithFilesClientOptions): MultipartWithFilesConnection {
  return connect(options, securitySchemes);
}

/** The request that `sendReceipt` sends. */
export interface SendReceiptInput {
  readonly contentType?: "multipart/form-data";
  readonly body: FormWith<SendReceiptRequest, { readonly image: FileInput; readonly pages: readonly FileInput[] }>;
}

/** The result of `sendReceipt`. */
export type SendReceiptResult = CallResult<{
  is: ClientResult<204, undefined, NoHeaders, undefined>;
}>;

/** POST /receipts */
export function sendReceipt(
  connection: MultipartWithFilesConnection,
  input: SendReceiptInput,
  options?: CallOptions,
): ApiPromise<SendReceiptResult> {
  return callOperation<SendReceiptResult>(connection, sendReceiptOperation, input, options);
}

const sendReceiptOperation: ClientOperation = {
  table: sendReceiptTable,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ multipartWriter(
        "multipart/form-data",
        [
          { name: "image", kind: "file", contentType: "image/png, image/jpeg", required: true },
          { name: "pages", kind: "file", many: true, required: true },
          { name: "details", kind: "json", required: true },
          { name: "count", kind: "text", shape: "number" },
          { name: "labels", kind: "text", shape: "string", many: true },
        ],
        validateSendReceiptRequest,
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
