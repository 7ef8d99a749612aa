// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { type Client as RawClient, default as createClient } from "openapi-fetch";
import {
  type BoundClient,
  type CallOptions,
  type CallResult,
  type ClientBase,
  type ClientBinaryBody,
  type ClientOperation,
  type ClientResult,
  type ClientSettings,
  type Connection,
  type NoHeaders,
  type OperationFunctions,
  bindOperations,
  callOperation,
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

export type SeveralMediaTypesClientOptions = ClientSettings<SeveralMediaTypesAuth>;

/** The settings of calls without a client, which the operations that are functions take. */
export type SeveralMediaTypesConnection = Connection<SeveralMediaTypesAuth>;

/** Calls Several media types. */
export interface SeveralMediaTypesClient extends ClientBase<SeveralMediaTypesClient, SeveralMediaTypesAuth> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /** POST /reports */
  sendReport(input?: SendReportInput, options?: CallOptions): Promise<SendReportResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createSeveralMediaTypesClient(options: SeveralMediaTypesClientOptions): SeveralMediaTypesClient {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [sendReportTable]);
  return {
    connection,
    raw,
    withBaseUrl: (baseUrl) => createSeveralMediaTypesClient({ ...options, baseUrl }),
    sendReport: (input, callOptions) => sendReport(connection, input, callOptions),
  };
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createSeveralMediaTypesClientWith<Operations extends OperationFunctions<SeveralMediaTypesAuth>>(
  options: SeveralMediaTypesClientOptions,
  operations: Operations,
): BoundClient<Operations, SeveralMediaTypesAuth> {
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
): Promise<SendReportResult> {
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
  type NetworkError,
  type RequestValidationError,
  type ResponseValidationError,
  type TimeoutError,
  type UnexpectedStatusError,
  isNetworkError,
  isRequestValidationError,
  isResponseValidationError,
  isTimeoutError,
  isUnexpectedStatusError,
} from "../runtime/client.js";
