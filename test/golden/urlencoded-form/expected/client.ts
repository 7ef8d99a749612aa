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
import { formReader, formWriter } from "../runtime/parameters.js";
import { requestTokenForm, requestTokenTable, securitySchemes } from "./operations.js";
import type { paths } from "./paths.js";
import type { RequestTokenRequest, RequestTokenResponse200 } from "./types.js";
import { validateRequestTokenRequest, validateRequestTokenResponse200 } from "./validators.js";

/** No scheme requires a credential in a request. */
export type UrlencodedFormAuth = Readonly<Record<string, never>>;

export type UrlencodedFormClientOptions<Throws extends boolean = false> = ClientSettings<UrlencodedFormAuth, Throws>;

/** The settings of calls without a client, which the operations that are functions take. */
export type UrlencodedFormConnection = Connection<UrlencodedFormAuth>;

/** The operations, as hooks get them. */
export type UrlencodedFormOperationId = "requestToken";

/** Calls Urlencoded form. */
export interface UrlencodedFormClient extends ClientBase<
  UrlencodedFormClient,
  UrlencodedFormAuth,
  UrlencodedFormOperationId
> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /** POST /token */
  requestToken(input: RequestTokenInput, options?: CallOptions): ApiPromise<RequestTokenResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createUrlencodedFormClient<Throws extends boolean = false>(
  options: UrlencodedFormClientOptions<Throws>,
): ClientThat<Throws, UrlencodedFormClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [requestTokenTable]);
  const client: UrlencodedFormClient = {
    ...clientBase(connection, (baseUrl) => createUrlencodedFormClient({ ...options, baseUrl })),
    raw,
    requestToken: (input, callOptions) => requestToken(connection, input, callOptions),
  };
  return client as ClientThat<Throws, UrlencodedFormClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createUrlencodedFormClientWith<
  Operations extends OperationFunctions<UrlencodedFormAuth>,
  Throws extends boolean = false,
>(
  options: UrlencodedFormClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, UrlencodedFormAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectUrlencodedForm(options: UrlencodedFormClientOptions): UrlencodedFormConnection {
  return connect(options, securitySchemes);
}

/** The request that `requestToken` sends. */
export interface RequestTokenInput {
  readonly contentType?: "application/x-www-form-urlencoded";
  readonly body: RequestTokenRequest;
}

/** The result of `requestToken`. */
export type RequestTokenResult = CallResult<{
  is: ClientResult<200, RequestTokenResponse200, NoHeaders, "application/x-www-form-urlencoded">;
}>;

/** POST /token */
export function requestToken(
  connection: UrlencodedFormConnection,
  input: RequestTokenInput,
  options?: CallOptions,
): ApiPromise<RequestTokenResult> {
  return callOperation<RequestTokenResult>(connection, requestTokenOperation, input, options);
}

const requestTokenOperation: ClientOperation = {
  table: requestTokenTable,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ formWriter("application/x-www-form-urlencoded", requestTokenForm, validateRequestTokenRequest),
    ],
  },
  accept: "application/x-www-form-urlencoded",
  responses: {
    200: {
      content: [
        /* @__PURE__ */ formReader(
          "application/x-www-form-urlencoded",
          [{ name: "token", shape: "string" }],
          validateRequestTokenResponse200,
        ),
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
