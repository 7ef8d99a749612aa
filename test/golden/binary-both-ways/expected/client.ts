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
import type { BinaryInput } from "../runtime/http.js";
import { convertImageTable, securitySchemes } from "./operations.js";
import type { paths } from "./paths.js";

/** No scheme requires a credential in a request. */
export type BinaryBothWaysAuth = Readonly<Record<string, never>>;

export type BinaryBothWaysClientOptions<Throws extends boolean = false> = ClientSettings<BinaryBothWaysAuth, Throws>;

/** The settings of calls without a client, which the operations that are functions take. */
export type BinaryBothWaysConnection = Connection<BinaryBothWaysAuth>;

/** The operations, as hooks get them. */
export type BinaryBothWaysOperationId = "convertImage";

/** Calls Binary both ways. */
export interface BinaryBothWaysClient extends ClientBase<
  BinaryBothWaysClient,
  BinaryBothWaysAuth,
  BinaryBothWaysOperationId
> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /** POST /images */
  convertImage(input: ConvertImageInput, options?: CallOptions): ApiPromise<ConvertImageResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createBinaryBothWaysClient<Throws extends boolean = false>(
  options: BinaryBothWaysClientOptions<Throws>,
): ClientThat<Throws, BinaryBothWaysClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [convertImageTable]);
  const client: BinaryBothWaysClient = {
    ...clientBase(connection, (baseUrl) => createBinaryBothWaysClient({ ...options, baseUrl })),
    raw,
    convertImage: (input, callOptions) => convertImage(connection, input, callOptions),
  };
  return client as ClientThat<Throws, BinaryBothWaysClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createBinaryBothWaysClientWith<
  Operations extends OperationFunctions<BinaryBothWaysAuth>,
  Throws extends boolean = false,
>(
  options: BinaryBothWaysClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, BinaryBothWaysAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectBinaryBothWays(options: BinaryBothWaysClientOptions): BinaryBothWaysConnection {
  return connect(options, securitySchemes);
}

/** The request that `convertImage` sends. */
export type ConvertImageInput =
  | { readonly contentType?: "image/png"; readonly body: BinaryInput }
  | { readonly contentType: "application/pdf"; readonly body: BinaryInput };

/** The result of `convertImage`. */
export type ConvertImageResult = CallResult<{
  is: ClientResult<200, ClientBinaryBody, NoHeaders, "image/jpeg">;
}>;

/** POST /images */
export function convertImage(
  connection: BinaryBothWaysConnection,
  input: ConvertImageInput,
  options?: CallOptions,
): ApiPromise<ConvertImageResult> {
  return callOperation<ConvertImageResult>(connection, convertImageOperation, input, options);
}

const convertImageOperation: ClientOperation = {
  table: convertImageTable,
  body: {
    required: true,
    content: [/* @__PURE__ */ clientBinaryWriter("image/png"), /* @__PURE__ */ clientBinaryWriter("application/pdf")],
  },
  accept: "image/jpeg",
  responses: {
    200: { content: [/* @__PURE__ */ clientBinaryReader("image/jpeg")] },
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
