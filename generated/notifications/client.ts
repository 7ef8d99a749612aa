// Generated from specs/notifications/openapi.yaml, sandbox/overlays/notifications.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import {
  type ApiPromise,
  type BoundClient,
  type CallOptions,
  type CallResult,
  type ClientBase,
  type ClientOperation,
  type ClientResponse,
  type ClientResult,
  type ClientSettings,
  type ClientThat,
  type Connection,
  type Credential,
  type OperationFunctions,
  type ServerAddress,
  type TokenProvider,
  type TokenRequest,
  bindOperations,
  callOperation,
  clientBase,
  connect,
  createRawClient,
  serverAddress,
  tokenRequest,
} from "@specwright/runtime/client";
import { jsonReader, jsonWriter } from "@specwright/runtime/http";
import { decodeHeaders, encodePlainPath } from "@specwright/runtime/parameters";
import { type Client as RawClient, default as createClient } from "openapi-fetch";
import { securitySchemes, sendMessageResponseHeadersTable, sendMessageTable } from "./operations.js";
import type { paths } from "./paths.js";
import type { Message, NotificationError, SendMessageParameters, SendMessageResponseHeaders } from "./types.js";
import {
  validateMessage,
  validateNotificationError,
  validateSendMessageParameters,
  validateSendMessageResponseHeaders,
} from "./validators.js";

/** A credential for each security scheme: a value, or a function that fetches it for each call. */
export interface NotificationsAuth {
  /**
   * A company access token, which is a JWT, in the Authorization header, written as "Bearer" and the token. The
   * scope notifications.messages.writeonly allows sending messages.
   */
  readonly companyToken?: Credential | undefined;
}

export type NotificationsClientOptions<Throws extends boolean = false> = ClientSettings<NotificationsAuth, Throws>;

/** The settings of calls without a client, which the operations that are functions take. */
export type NotificationsConnection = Connection<NotificationsAuth>;

/** The operations, as hooks get them. */
export type NotificationsOperationId = "sendMessage";

/**
 * Calls Notifications.
 *
 * A partner sends a message to a user inside a session. The request names a preconfigured message template and
 * contains the data for the template. The path contains the API version, v4. The service emits no events.
 * @remarks Open question: Rate limits are not shown (1 more in the spec).
 */
export interface NotificationsClient extends ClientBase<
  NotificationsClient,
  NotificationsAuth,
  NotificationsOperationId
> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /**
   * Send a message to a user inside a session.
   *
   * This operation fills a message template and sends the message to the user. The caller sends application/json
   * and names application/json in its Accept header. A successful response has headers only. The service looks
   * the user up through a user profile service, with the token of the call.
   *
   * POST /notifications/v4/messages/{userId}/session
   * @example body: { sessionId: "session-1", templateId: "template-1" }
   * @example 400: { errorId: "error-1", errorCode: "code-1", errorMessage: "The message cannot be sent.", errors: [{ errorId: "error-2"...
   * @example 401: { errorId: "error-1", errorCode: "code-1", errorMessage: "The message cannot be sent.", errors: [{ errorId: "error-2"...
   * @example 403: { errorId: "error-1", errorCode: "code-1", errorMessage: "The message cannot be sent.", errors: [{ errorId: "error-2"...
   * @example 404: { errorId: "error-1", errorCode: "code-1", errorMessage: "The message cannot be sent.", errors: [{ errorId: "error-2"...
   * @example 500: { errorId: "error-1", errorCode: "code-1", errorMessage: "The message cannot be sent.", errors: [{ errorId: "error-2"...
   * @example 503: { errorId: "error-1", errorCode: "code-1", errorMessage: "The message cannot be sent.", errors: [{ errorId: "error-2"...
   * @example 504: { errorId: "error-1", errorCode: "code-1", errorMessage: "The message cannot be sent.", errors: [{ errorId: "error-2"...
   */
  sendMessage(input: SendMessageInput, options?: CallOptions): ApiPromise<SendMessageResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createNotificationsClient<Throws extends boolean = false>(
  options: NotificationsClientOptions<Throws>,
): ClientThat<Throws, NotificationsClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [sendMessageTable]);
  const client: NotificationsClient = {
    ...clientBase(connection, (baseUrl) => createNotificationsClient({ ...options, baseUrl })),
    raw,
    sendMessage: (input, callOptions) => sendMessage(connection, input, callOptions),
  };
  return client as ClientThat<Throws, NotificationsClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createNotificationsClientWith<
  Operations extends OperationFunctions<NotificationsAuth>,
  Throws extends boolean = false,
>(
  options: NotificationsClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, NotificationsAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectNotifications(options: NotificationsClientOptions): NotificationsConnection {
  return connect(options, securitySchemes);
}

/** The servers of the contract: what each returns is a `baseUrl` for clients. */
export interface NotificationsServers {
  /**
   * The base address of the service.
   *
   * {base_url}
   */
  server(variables?: { readonly base_url?: string }): ServerAddress;
}

export const notificationsServers: NotificationsServers = {
  server: (variables) =>
    serverAddress(
      "server",
      { url: "{base_url}", variables: { base_url: { default: "https://base-url.invalid" } } },
      variables,
    ),
};

/**
 * A credential for `auth` with the key "companyToken": requests tokens by the grant "password". Throws a
 * TypeError when the URL of the token server is not valid.
 *
 * - `username`: The id of the company.
 * - `password`: The auth token of the company.
 */
export function notificationsCompanyTokenProvider(
  options: TokenRequest & {
    readonly baseUrl: string;
    readonly fields: { readonly username: string; readonly password: string };
  },
): TokenProvider {
  return tokenRequest(options, {
    tokenUrl: "/oauth2/v0/token",
    authentication: "body",
    fields: { grant_type: "password", scope: "", credtype: "authtoken" },
  });
}

/** The request that `sendMessage` sends. */
export interface SendMessageInput extends SendMessageParameters {
  readonly contentType?: "application/json";
  /** The message to send. */
  readonly body: Message;
}

/** The result of `sendMessage`. */
export type SendMessageResult = CallResult<{
  is:
    | ClientResult<200, undefined, SendMessageResponseHeaders, undefined>
    | ClientResult<400, NotificationError, SendMessageResponseHeaders, "application/json">
    | ClientResult<401, NotificationError, SendMessageResponseHeaders, "application/json">
    | ClientResult<403, NotificationError, SendMessageResponseHeaders, "application/json">
    | ClientResult<404, NotificationError, SendMessageResponseHeaders, "application/json">
    | ClientResult<500, NotificationError, SendMessageResponseHeaders, "application/json">
    | ClientResult<503, NotificationError, SendMessageResponseHeaders, "application/json">
    | ClientResult<504, NotificationError, SendMessageResponseHeaders, "application/json">;
}>;

/**
 * Send a message to a user inside a session.
 *
 * This operation fills a message template and sends the message to the user. The caller sends application/json
 * and names application/json in its Accept header. A successful response has headers only. The service looks the
 * user up through a user profile service, with the token of the call.
 *
 * POST /notifications/v4/messages/{userId}/session
 * @example body: { sessionId: "session-1", templateId: "template-1" }
 * @example 400: { errorId: "error-1", errorCode: "code-1", errorMessage: "The message cannot be sent.", errors: [{ errorId: "error-2"...
 * @example 401: { errorId: "error-1", errorCode: "code-1", errorMessage: "The message cannot be sent.", errors: [{ errorId: "error-2"...
 * @example 403: { errorId: "error-1", errorCode: "code-1", errorMessage: "The message cannot be sent.", errors: [{ errorId: "error-2"...
 * @example 404: { errorId: "error-1", errorCode: "code-1", errorMessage: "The message cannot be sent.", errors: [{ errorId: "error-2"...
 * @example 500: { errorId: "error-1", errorCode: "code-1", errorMessage: "The message cannot be sent.", errors: [{ errorId: "error-2"...
 * @example 503: { errorId: "error-1", errorCode: "code-1", errorMessage: "The message cannot be sent.", errors: [{ errorId: "error-2"...
 * @example 504: { errorId: "error-1", errorCode: "code-1", errorMessage: "The message cannot be sent.", errors: [{ errorId: "error-2"...
 * @remarks Answer 200: Open question: The response has no body, but its status is 200 and not 204 (7
 * more in the spec).
 */
export function sendMessage(
  connection: NotificationsConnection,
  input: SendMessageInput,
  options?: CallOptions,
): ApiPromise<SendMessageResult> {
  return callOperation<SendMessageResult>(connection, sendMessageOperation, input, options);
}

const sharedResponse: ClientResponse = {
  content: [/* @__PURE__ */ jsonReader("application/json", validateNotificationError)],
  headers: sendMessageResponseHeadersTable,
  decodeHeaders,
  checkHeaders: validateSendMessageResponseHeaders,
};

const sendMessageOperation: ClientOperation = {
  table: sendMessageTable,
  check: validateSendMessageParameters,
  body: { required: true, content: [/* @__PURE__ */ jsonWriter("application/json", validateMessage)] },
  encode: { path: encodePlainPath },
  accept: "application/json",
  responses: {
    200: {
      content: [],
      headers: sendMessageResponseHeadersTable,
      decodeHeaders,
      checkHeaders: validateSendMessageResponseHeaders,
    },
    400: sharedResponse,
    401: sharedResponse,
    403: sharedResponse,
    404: sharedResponse,
    500: sharedResponse,
    503: sharedResponse,
    504: sharedResponse,
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
} from "@specwright/runtime/client";
export { type ClientHooks, type HookContext } from "@specwright/runtime/client";
export { retry } from "@specwright/runtime/client";
export { type AttemptRecord, logHooks } from "@specwright/runtime/client";
export { type TransferProgress, reportProgress } from "@specwright/runtime/client";
