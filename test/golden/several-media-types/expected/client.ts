// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { type Client as RawClient, default as createClient } from "openapi-fetch";
import {
  type ApiPromise,
  type BoundClient,
  type CallOptions,
  type CallResult,
  type ClientBase,
  type ClientBinaryBody,
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
  clientBinaryReader,
  clientBinaryWriter,
  connect,
  createRawClient,
} from "../runtime/client.js";
import { type BinaryInput, jsonReader, jsonWriter, textReader, textWriter } from "../runtime/http.js";
import { securitySchemes, sendReportTable } from "./operations.js";
import type { paths } from "./paths.js";
import type { Report, SendReportRequestHtml, SendReportResponse200Html } from "./types.js";
import { validateReport, validateSendReportRequestHtml, validateSendReportResponse200Html } from "./validators.js";

/** No scheme requires a credential in a request. */
export type SeveralMediaTypesAuth = Readonly<Record<string, never>>;

export type SeveralMediaTypesClientOptions<Throws extends boolean = false> = ClientSettings<
  SeveralMediaTypesAuth,
  Throws
>;

/** The settings of calls without a client, which the operations that are functions take. */
export type SeveralMediaTypesConnection = Connection<SeveralMediaTypesAuth>;

/** The operations, as hooks get them. */
export type SeveralMediaTypesOperationId = "sendReport";

/** Calls Several media types. */
export interface SeveralMediaTypesClient extends ClientBase<
  SeveralMediaTypesClient,
  SeveralMediaTypesAuth,
  SeveralMediaTypesOperationId
> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /** POST /reports */
  sendReport(input?: SendReportInput, options?: CallOptions): ApiPromise<SendReportResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createSeveralMediaTypesClient<Throws extends boolean = false>(
  options: SeveralMediaTypesClientOptions<Throws>,
): ClientThat<Throws, SeveralMediaTypesClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [sendReportTable]);
  const client: SeveralMediaTypesClient = {
    ...clientBase(connection, (baseUrl) => createSeveralMediaTypesClient({ ...options, baseUrl })),
    raw,
    sendReport: (input, callOptions) => sendReport(connection, input, callOptions),
  };
  return client as ClientThat<Throws, SeveralMediaTypesClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createSeveralMediaTypesClientWith<
  Operations extends OperationFunctions<SeveralMediaTypesAuth>,
  Throws extends boolean = false,
>(
  options: SeveralMediaTypesClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, SeveralMediaTypesAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectSeveralMediaTypes(options: SeveralMediaTypesClientOptions): SeveralMediaTypesConnection {
  return connect(options, securitySchemes);
}

/**
 * The request that `sendReport` sends.
 *
 * The report, as data or as a page.
 */
export type SendReportInput =
  | { readonly contentType?: "application/json"; readonly body: Report }
  | { readonly contentType: "text/html"; readonly body: SendReportRequestHtml }
  | { readonly contentType: `image/${string}`; readonly body: BinaryInput }
  | { readonly contentType?: undefined; readonly body?: undefined };

/** The result of `sendReport`. */
export type SendReportResult = CallResult<{
  is:
    | ClientResult<200, Report, NoHeaders, "application/json">
    | ClientResult<200, SendReportResponse200Html, NoHeaders, "text/html">
    | ClientResult<200, ClientBinaryBody, NoHeaders, `image/${string}`>;
}>;

/** POST /reports */
export function sendReport(
  connection: SeveralMediaTypesConnection,
  input?: SendReportInput,
  options?: CallOptions,
): ApiPromise<SendReportResult> {
  return callOperation<SendReportResult>(connection, sendReportOperation, input, options);
}

const sendReportOperation: ClientOperation = {
  table: sendReportTable,
  body: {
    required: false,
    content: [
      /* @__PURE__ */ jsonWriter("application/json", validateReport),
      /* @__PURE__ */ textWriter("text/html", validateSendReportRequestHtml),
      /* @__PURE__ */ clientBinaryWriter("image/*"),
    ],
  },
  accept: "application/json, text/html, image/*",
  responses: {
    200: {
      content: [
        /* @__PURE__ */ jsonReader("application/json", validateReport),
        /* @__PURE__ */ textReader("text/html", validateSendReportResponse200Html),
        /* @__PURE__ */ clientBinaryReader("image/*"),
      ],
    },
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
