// Generated from specs/legacy-tokens/openapi.yaml, sandbox/overlays/legacy-tokens.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

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
  type NoHeaders,
  type OperationFunctions,
  type SenderSettings,
  type ServerAddress,
  type TokenProvider,
  type UserTokenRequest,
  bindOperations,
  callOperation,
  clientBase,
  connect,
  createRawClient,
  serverAddress,
  tokenRequest,
} from "@specwright/runtime/client";
import {
  type BasicCredential,
  type OtherStatus,
  type StatusRange,
  jsonReader,
  jsonWriter,
  textReader,
} from "@specwright/runtime/http";
import { decodeTextHeaders, encodePlainPath, encodePlainQuery, encodeQuery } from "@specwright/runtime/parameters";
import { type Client as RawClient, default as createClient } from "openapi-fetch";
import {
  exchangeRequestTokenTable,
  getAccessTokenTable,
  listConnectionRequestsTable,
  receiveAuthorizationTable,
  receiveRequestTokenTable,
  refreshAccessTokenTable,
  revokeTokensTable,
  securitySchemes,
  startWebFlowResponseHeadersTable,
  startWebFlowTable,
  updateConnectionRequestTable,
} from "./operations.js";
import type { paths } from "./paths.js";
import type {
  ConnectionRequestUpdate,
  ConnectionRequests,
  ExchangeRequestTokenParameters,
  IssuedToken,
  ReceiveAuthorizationParameters,
  ReceiveRequestTokenParameters,
  RefreshAccessTokenParameters,
  RefreshedToken,
  RevokeTokensParameters,
  StartWebFlowParameters,
  StartWebFlowResponse200,
  StartWebFlowResponseHeaders,
  UpdateConnectionRequestParameters,
} from "./types.js";
import {
  validateConnectionRequestUpdate,
  validateConnectionRequests,
  validateExchangeRequestTokenParameters,
  validateIssuedToken,
  validateReceiveAuthorizationParameters,
  validateReceiveRequestTokenParameters,
  validateRefreshAccessTokenParameters,
  validateRefreshedToken,
  validateRevokeTokensParameters,
  validateStartWebFlowParameters,
  validateStartWebFlowResponse200,
  validateStartWebFlowResponseHeaders,
  validateUpdateConnectionRequestParameters,
} from "./validators.js";

/**
 * A credential for each security scheme: a value, or a function that fetches it for each call.
 * @remarks `oauthToken`: Open question: Q-135: It is not specified if the tokens of a user outlive the account.
 */
export interface LegacyTokensAuth {
  /**
   * The LoginID and the Password of the user in HTTP Basic format: the base64 encoding of the LoginID, a colon
   * and the Password. Without a password, the encoded string ends with the colon.
   */
  readonly userCredentials?: Credential<BasicCredential> | undefined;
  /** The Key of the application. The native flow sends it with the credentials of the user. */
  readonly consumerKey?: Credential | undefined;
  /**
   * An access token in the Authorization header, written as "OAuth" and the token. All calls after the issue of
   * a token send it.
   */
  readonly oauthToken?: Credential | undefined;
}

export type LegacyTokensClientOptions<Throws extends boolean = false> = ClientSettings<LegacyTokensAuth, Throws>;

/** The settings of calls without a client, which the operations that are functions take. */
export type LegacyTokensConnection = Connection<LegacyTokensAuth>;

/** The operations, as hooks get them. */
export type LegacyTokensOperationId =
  | "getAccessToken"
  | "exchangeRequestToken"
  | "refreshAccessToken"
  | "revokeTokens"
  | "startWebFlow"
  | "listConnectionRequests"
  | "updateConnectionRequest";

/**
 * Calls Legacy tokens.
 *
 * A partner application obtains long-lived access tokens and refresh tokens for its users. It uses one of four
 * flows: native, web, app marketplace or auto-connect. It also refreshes and revokes tokens here. The service is
 * deprecated since 02/04/2017, and the newer authentication version serves new applications. Before it can use a
 * flow, an application is given a key pair: its Key, the client_id of requests, and its Secret, the
 * client_secret. Each flow except the native one ends with the exchange of a request token. The tags describe
 * the purpose of each flow. The service emits no events.
 * @remarks Open question: Q-15: The order of day and month in the date 02/04/2017 is not specified, so the date
 * stays as written (2 more in the spec).
 */
export interface LegacyTokensClient extends ClientBase<LegacyTokensClient, LegacyTokensAuth, LegacyTokensOperationId> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /**
   * Get an access token with the credentials of a user.
   *
   * This operation is the whole native flow. The request headers contain the credentials of the user and the key
   * of the application, and the response contains the token. Deprecated since 02/04/2017.
   *
   * GET /net2/oauth2/accesstoken.ashx
   * @deprecated
   */
  getAccessToken(input?: GetAccessTokenInput, options?: CallOptions): ApiPromise<GetAccessTokenResult>;
  /**
   * Exchange a request token for an access token and a refresh token.
   *
   * This operation ends the web, the marketplace and the auto-connect flow. Its path differs from the path of
   * the refresh only in capital letters. Deprecated since 02/04/2017.
   *
   * GET /net2/oauth2/GetAccessToken.ashx
   * @deprecated
   */
  exchangeRequestToken(input: ExchangeRequestTokenInput, options?: CallOptions): ApiPromise<ExchangeRequestTokenResult>;
  /**
   * Refresh an access token.
   *
   * This operation renews an access token with its refresh token. Its path differs from the path of the exchange
   * only in capital letters. Deprecated since 02/04/2017. The refresh has to be requested before the current
   * token expires. The call uses the access token that is being refreshed.
   *
   * GET /net2/oauth2/getaccesstoken.ashx
   * @deprecated
   */
  refreshAccessToken(input: RefreshAccessTokenInput, options?: CallOptions): ApiPromise<RefreshAccessTokenResult>;
  /**
   * Revoke one token, or all tokens of a user.
   *
   * This operation revokes one access token, or all tokens of a user. The caller is a user with an administrator
   * role. The request has no body. Deprecated since 02/04/2017. To revoke a single token, the parameter token is
   * required. To revoke all tokens of a user, the parameters consumerKey and user are both required. In the
   * Professional and Premium editions, the caller has the role Web Services Administrator. In the Standard
   * edition, the caller has the role Can Administer.
   *
   * POST /net2/oauth2/revoketoken.ashx
   * @deprecated
   */
  revokeTokens(input: RevokeTokensInput, options?: CallOptions): ApiPromise<RevokeTokensResult>;
  /**
   * Start authentication and consent in the user's browser.
   *
   * This is the first step of the web flow. The application redirects the user's browser to this address. When
   * the user has granted or denied access, the service calls the redirect_uri. The application then exchanges
   * the request token that it finds there. Deprecated since 02/04/2017.
   *
   * GET /net2/oauth2/Login.aspx
   * @example 200: "<!doctype html>"
   * @deprecated
   */
  startWebFlow(input: StartWebFlowInput, options?: CallOptions): ApiPromise<StartWebFlowResult>;
  /**
   * Poll for users who want to connect.
   *
   * A supplier application calls this operation periodically. For each user in the result, it exchanges the
   * request token. The operation belongs to the auto-connect flow of the service that is deprecated since
   * 02/04/2017.
   *
   * GET /common/connectionrequests
   * @example 200: []
   * @deprecated
   */
  listConnectionRequests(
    input?: ListConnectionRequestsInput,
    options?: CallOptions,
  ): ApiPromise<ListConnectionRequestsResult>;
  /**
   * Report the result of the matching of a user.
   *
   * The application calls this operation after it has matched the user to a user of its own, or after the
   * matching has failed. The operation belongs to the auto-connect flow of the service that is deprecated since
   * 02/04/2017.
   *
   * PUT /common/connectionrequests/{id}
   * @example body: {}
   * @deprecated
   */
  updateConnectionRequest(
    input: UpdateConnectionRequestInput,
    options?: CallOptions,
  ): ApiPromise<UpdateConnectionRequestResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createLegacyTokensClient<Throws extends boolean = false>(
  options: LegacyTokensClientOptions<Throws>,
): ClientThat<Throws, LegacyTokensClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [
    getAccessTokenTable,
    exchangeRequestTokenTable,
    refreshAccessTokenTable,
    revokeTokensTable,
    startWebFlowTable,
    listConnectionRequestsTable,
    updateConnectionRequestTable,
  ]);
  const client: LegacyTokensClient = {
    ...clientBase(connection, (baseUrl) => createLegacyTokensClient({ ...options, baseUrl })),
    raw,
    getAccessToken: (input, callOptions) => getAccessToken(connection, input, callOptions),
    exchangeRequestToken: (input, callOptions) => exchangeRequestToken(connection, input, callOptions),
    refreshAccessToken: (input, callOptions) => refreshAccessToken(connection, input, callOptions),
    revokeTokens: (input, callOptions) => revokeTokens(connection, input, callOptions),
    startWebFlow: (input, callOptions) => startWebFlow(connection, input, callOptions),
    listConnectionRequests: (input, callOptions) => listConnectionRequests(connection, input, callOptions),
    updateConnectionRequest: (input, callOptions) => updateConnectionRequest(connection, input, callOptions),
  };
  return client as ClientThat<Throws, LegacyTokensClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createLegacyTokensClientWith<
  Operations extends OperationFunctions<LegacyTokensAuth>,
  Throws extends boolean = false,
>(
  options: LegacyTokensClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, LegacyTokensAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectLegacyTokens(options: LegacyTokensClientOptions): LegacyTokensConnection {
  return connect(options, securitySchemes);
}

/** The servers of the contract: what each returns is a `baseUrl` for clients. */
export interface LegacyTokensServers {
  /**
   * The host of the data center that stores the data of the user. The response that contains a token returns it
   * as Instance_URL.
   *
   * {instance_url}
   */
  server(variables?: { readonly instance_url?: string }): ServerAddress;
}

export const legacyTokensServers: LegacyTokensServers = {
  server: (variables) =>
    serverAddress(
      "server",
      { url: "{instance_url}", variables: { instance_url: { default: "https://instance-url.invalid" } } },
      variables,
    ),
};

/**
 * A credential for `auth` with the key "oauthToken": requests tokens. Throws a TypeError when the URL of the
 * token server is not valid.
 *
 * - `X-ConsumerKey`: The Key of the application.
 */
export function legacyTokensOauthTokenProvider(
  options: UserTokenRequest & { readonly baseUrl: string; readonly headers: { readonly "X-ConsumerKey": string } },
): TokenProvider {
  return tokenRequest(options, {
    tokenUrl: "/net2/oauth2/accesstoken.ashx",
    method: "GET",
    authentication: "user",
    fields: { grant_type: "", scope: "" },
    token: ["Token"],
    expiresAt: ["Expiration_Date"],
  });
}

export type LegacyTokensWebhookOptions = SenderSettings<LegacyTokensAuth>;

/** Calls what the other side implements, at the address that it has named. */
export interface LegacyTokensWebhooks {
  /**
   * Receive the result of the consent at the redirect_uri.
   *
   * This is the second step of the web flow. When access is granted, the service calls the redirect_uri of the
   * application with a request token in code. When access is denied, the address contains error and
   * error_description. The third step is the exchange of the request token. Deprecated since 02/04/2017.
   *
   * GET authorizationCallback
   * @deprecated
   */
  receiveAuthorization(
    url: string,
    input: ReceiveAuthorizationInput,
    options?: CallOptions,
  ): ApiPromise<ReceiveAuthorizationResult>;
  /**
   * Receive a request token from the app marketplace.
   *
   * The service calls the listener URI that is registered in the listing of the application. Deprecated since
   * 02/04/2017. The listener must read code from the query and then exchange it.
   *
   * GET marketplaceListener
   * @deprecated
   */
  receiveRequestToken(
    url: string,
    input: ReceiveRequestTokenInput,
    options?: CallOptions,
  ): ApiPromise<ReceiveRequestTokenResult>;
}

/** A sender with all webhooks and callbacks as methods. */
export function createLegacyTokensWebhooks(options: LegacyTokensWebhookOptions = {}): LegacyTokensWebhooks {
  const connection = connect(options, securitySchemes);
  return {
    receiveAuthorization: (url, input, callOptions) => receiveAuthorization(connection, url, input, callOptions),
    receiveRequestToken: (url, input, callOptions) => receiveRequestToken(connection, url, input, callOptions),
  };
}

/** The request that `getAccessToken` sends. */
export type GetAccessTokenInput = Readonly<Record<string, never>>;

/** The result of `getAccessToken`. */
export type GetAccessTokenResult = CallResult<{
  is:
    | ClientResult<200, IssuedToken, NoHeaders, "application/json">
    | ClientResult<OtherStatus<200>, undefined, NoHeaders, undefined>;
}>;

/**
 * Get an access token with the credentials of a user.
 *
 * This operation is the whole native flow. The request headers contain the credentials of the user and the key
 * of the application, and the response contains the token. Deprecated since 02/04/2017.
 *
 * GET /net2/oauth2/accesstoken.ashx
 * @deprecated
 * @remarks Open question: Q-122: It is not specified if users without the role of an administrator get a token
 * by this flow, and which scopes it has (3 more in the spec).
 */
export function getAccessToken(
  connection: LegacyTokensConnection,
  input?: GetAccessTokenInput,
  options?: CallOptions,
): ApiPromise<GetAccessTokenResult> {
  return callOperation<GetAccessTokenResult>(connection, getAccessTokenOperation, input, options);
}

const sharedResponse: ClientResponse = {
  content: [/* @__PURE__ */ jsonReader("application/json", validateIssuedToken)],
};

const getAccessTokenOperation: ClientOperation = {
  table: getAccessTokenTable,
  accept: "application/json",
  responses: {
    200: sharedResponse,
    default: { content: [] },
  },
};

/** The request that `exchangeRequestToken` sends. */
export type ExchangeRequestTokenInput = ExchangeRequestTokenParameters;

/** The result of `exchangeRequestToken`. */
export type ExchangeRequestTokenResult = CallResult<{
  is:
    | ClientResult<200, IssuedToken, NoHeaders, "application/json">
    | ClientResult<OtherStatus<200>, undefined, NoHeaders, undefined>;
}>;

/**
 * Exchange a request token for an access token and a refresh token.
 *
 * This operation ends the web, the marketplace and the auto-connect flow. Its path differs from the path of the
 * refresh only in capital letters. Deprecated since 02/04/2017.
 *
 * GET /net2/oauth2/GetAccessToken.ashx
 * @deprecated
 * @remarks Answer 200: Open question: Q-79: The status of a successful response is not specified; here it is 200
 * (2 more in the spec).
 */
export function exchangeRequestToken(
  connection: LegacyTokensConnection,
  input: ExchangeRequestTokenInput,
  options?: CallOptions,
): ApiPromise<ExchangeRequestTokenResult> {
  return callOperation<ExchangeRequestTokenResult>(connection, exchangeRequestTokenOperation, input, options);
}

const exchangeRequestTokenOperation: ClientOperation = {
  table: exchangeRequestTokenTable,
  check: validateExchangeRequestTokenParameters,
  encode: { query: encodePlainQuery },
  accept: "application/json",
  responses: {
    200: sharedResponse,
    default: { content: [] },
  },
};

/** The request that `refreshAccessToken` sends. */
export type RefreshAccessTokenInput = RefreshAccessTokenParameters;

/** The result of `refreshAccessToken`. */
export type RefreshAccessTokenResult = CallResult<{
  is:
    | ClientResult<200, RefreshedToken, NoHeaders, "application/json">
    | ClientResult<OtherStatus<200>, undefined, NoHeaders, undefined>;
}>;

/**
 * Refresh an access token.
 *
 * This operation renews an access token with its refresh token. Its path differs from the path of the exchange
 * only in capital letters. Deprecated since 02/04/2017. The refresh has to be requested before the current token
 * expires. The call uses the access token that is being refreshed.
 *
 * GET /net2/oauth2/getaccesstoken.ashx
 * @deprecated
 * @remarks Open question: Q-124: The call uses the token that it refreshes, but the place of that token is not
 * specified; the Authorization header, as in later calls, is optional (3 more in the spec).
 */
export function refreshAccessToken(
  connection: LegacyTokensConnection,
  input: RefreshAccessTokenInput,
  options?: CallOptions,
): ApiPromise<RefreshAccessTokenResult> {
  return callOperation<RefreshAccessTokenResult>(connection, refreshAccessTokenOperation, input, options);
}

const refreshAccessTokenOperation: ClientOperation = {
  table: refreshAccessTokenTable,
  check: validateRefreshAccessTokenParameters,
  encode: { query: encodePlainQuery },
  accept: "application/json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateRefreshedToken)] },
    default: { content: [] },
  },
};

/** The request that `revokeTokens` sends. */
export type RevokeTokensInput = RevokeTokensParameters;

/** The result of `revokeTokens`. */
export type RevokeTokensResult = CallResult<{
  is:
    | ClientResult<StatusRange<"2XX">, undefined, NoHeaders, undefined>
    | ClientResult<OtherStatus<StatusRange<"2XX">>, undefined, NoHeaders, undefined>;
}>;

/**
 * Revoke one token, or all tokens of a user.
 *
 * This operation revokes one access token, or all tokens of a user. The caller is a user with an administrator
 * role. The request has no body. Deprecated since 02/04/2017. To revoke a single token, the parameter token is
 * required. To revoke all tokens of a user, the parameters consumerKey and user are both required. In the
 * Professional and Premium editions, the caller has the role Web Services Administrator. In the Standard
 * edition, the caller has the role Can Administer.
 *
 * POST /net2/oauth2/revoketoken.ashx
 * @deprecated
 * @remarks Open question: Q-23: One path accepts two sets of parameters, which a parameter list cannot express;
 * all three are optional here, and the rules say which belong together (3 more in the spec).
 */
export function revokeTokens(
  connection: LegacyTokensConnection,
  input: RevokeTokensInput,
  options?: CallOptions,
): ApiPromise<RevokeTokensResult> {
  return callOperation<RevokeTokensResult>(connection, revokeTokensOperation, input, options);
}

const revokeTokensOperation: ClientOperation = {
  table: revokeTokensTable,
  check: validateRevokeTokensParameters,
  encode: { query: encodePlainQuery },
  responses: {
    "2XX": { content: [] },
    default: { content: [] },
  },
};

/** The request that `startWebFlow` sends. */
export type StartWebFlowInput = StartWebFlowParameters;

/** The result of `startWebFlow`. */
export type StartWebFlowResult = CallResult<{
  is:
    | ClientResult<200, StartWebFlowResponse200, NoHeaders, "text/html">
    | ClientResult<StatusRange<"3XX">, undefined, StartWebFlowResponseHeaders, undefined>
    | ClientResult<OtherStatus<200 | StatusRange<"3XX">>, undefined, NoHeaders, undefined>;
}>;

/**
 * Start authentication and consent in the user's browser.
 *
 * This is the first step of the web flow. The application redirects the user's browser to this address. When the
 * user has granted or denied access, the service calls the redirect_uri. The application then exchanges the
 * request token that it finds there. Deprecated since 02/04/2017.
 *
 * GET /net2/oauth2/Login.aspx
 * @example 200: "<!doctype html>"
 * @deprecated
 * @remarks Open question: Q-127: The access level of each kind of account is not specified (3 more in the spec).
 */
export function startWebFlow(
  connection: LegacyTokensConnection,
  input: StartWebFlowInput,
  options?: CallOptions,
): ApiPromise<StartWebFlowResult> {
  return callOperation<StartWebFlowResult>(connection, startWebFlowOperation, input, options);
}

const startWebFlowOperation: ClientOperation = {
  table: startWebFlowTable,
  check: validateStartWebFlowParameters,
  encode: { query: encodeQuery },
  accept: "text/html",
  responses: {
    200: { content: [/* @__PURE__ */ textReader("text/html", validateStartWebFlowResponse200)] },
    "3XX": {
      content: [],
      headers: startWebFlowResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateStartWebFlowResponseHeaders,
    },
    default: { content: [] },
  },
  servers: {
    server: { url: "{base_url}", variables: { base_url: { default: "https://base-url.invalid" } } },
  },
};

/** The request that `listConnectionRequests` sends. */
export type ListConnectionRequestsInput = Readonly<Record<string, never>>;

/** The result of `listConnectionRequests`. */
export type ListConnectionRequestsResult = CallResult<{
  is:
    | ClientResult<200, ConnectionRequests, NoHeaders, "application/json">
    | ClientResult<OtherStatus<200>, undefined, NoHeaders, undefined>;
}>;

/**
 * Poll for users who want to connect.
 *
 * A supplier application calls this operation periodically. For each user in the result, it exchanges the
 * request token. The operation belongs to the auto-connect flow of the service that is deprecated since
 * 02/04/2017.
 *
 * GET /common/connectionrequests
 * @example 200: []
 * @deprecated
 * @remarks Open question: Q-52: The path is documented without the address in front of it (4 more in the spec).
 */
export function listConnectionRequests(
  connection: LegacyTokensConnection,
  input?: ListConnectionRequestsInput,
  options?: CallOptions,
): ApiPromise<ListConnectionRequestsResult> {
  return callOperation<ListConnectionRequestsResult>(connection, listConnectionRequestsOperation, input, options);
}

const listConnectionRequestsOperation: ClientOperation = {
  table: listConnectionRequestsTable,
  accept: "application/json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateConnectionRequests)] },
    default: { content: [] },
  },
};

/** The request that `updateConnectionRequest` sends. */
export interface UpdateConnectionRequestInput extends UpdateConnectionRequestParameters {
  readonly contentType?: "application/json";
  /** The result of the matching. */
  readonly body?: ConnectionRequestUpdate;
}

/** The result of `updateConnectionRequest`. */
export type UpdateConnectionRequestResult = CallResult<{
  is:
    | ClientResult<StatusRange<"2XX">, undefined, NoHeaders, undefined>
    | ClientResult<OtherStatus<StatusRange<"2XX">>, undefined, NoHeaders, undefined>;
}>;

/**
 * Report the result of the matching of a user.
 *
 * The application calls this operation after it has matched the user to a user of its own, or after the matching
 * has failed. The operation belongs to the auto-connect flow of the service that is deprecated since 02/04/2017.
 *
 * PUT /common/connectionrequests/{id}
 * @example body: {}
 * @deprecated
 * @remarks Open question: Q-52: The path is documented without the address in front of it (6 more in the spec).
 */
export function updateConnectionRequest(
  connection: LegacyTokensConnection,
  input: UpdateConnectionRequestInput,
  options?: CallOptions,
): ApiPromise<UpdateConnectionRequestResult> {
  return callOperation<UpdateConnectionRequestResult>(connection, updateConnectionRequestOperation, input, options);
}

const updateConnectionRequestOperation: ClientOperation = {
  table: updateConnectionRequestTable,
  check: validateUpdateConnectionRequestParameters,
  body: { required: false, content: [/* @__PURE__ */ jsonWriter("application/json", validateConnectionRequestUpdate)] },
  encode: { path: encodePlainPath },
  responses: {
    "2XX": { content: [] },
    default: { content: [] },
  },
};

/** The request that `receiveAuthorization` sends. */
export type ReceiveAuthorizationInput = ReceiveAuthorizationParameters;

/** The result of `receiveAuthorization`. */
export type ReceiveAuthorizationResult = CallResult<{
  is: ClientResult<OtherStatus<never>, undefined, NoHeaders, undefined>;
}>;

/**
 * Receive the result of the consent at the redirect_uri.
 *
 * This is the second step of the web flow. When access is granted, the service calls the redirect_uri of the
 * application with a request token in code. When access is denied, the address contains error and
 * error_description. The third step is the exchange of the request token. Deprecated since 02/04/2017.
 *
 * GET authorizationCallback
 * @deprecated
 * @remarks Open question: Q-133: The method of the call is not specified; here it is GET, since it redirects the
 * browser of the user (1 more in the spec).
 */
export function receiveAuthorization(
  connection: Connection<LegacyTokensAuth>,
  url: string,
  input: ReceiveAuthorizationInput,
  options?: CallOptions,
): ApiPromise<ReceiveAuthorizationResult> {
  return callOperation<ReceiveAuthorizationResult>(connection, receiveAuthorizationOperation, input, {
    ...options,
    url,
  });
}

const receiveAuthorizationOperation: ClientOperation = {
  table: receiveAuthorizationTable,
  check: validateReceiveAuthorizationParameters,
  encode: { query: encodePlainQuery },
  responses: {
    default: { content: [] },
  },
};

/** The request that `receiveRequestToken` sends. */
export type ReceiveRequestTokenInput = ReceiveRequestTokenParameters;

/** The result of `receiveRequestToken`. */
export type ReceiveRequestTokenResult = CallResult<{
  is: ClientResult<OtherStatus<never>, undefined, NoHeaders, undefined>;
}>;

/**
 * Receive a request token from the app marketplace.
 *
 * The service calls the listener URI that is registered in the listing of the application. Deprecated since
 * 02/04/2017. The listener must read code from the query and then exchange it.
 *
 * GET marketplaceListener
 * @deprecated
 * @remarks Answer default: Open question: Neither a status nor a body is specified for the response of
 * the application.
 */
export function receiveRequestToken(
  connection: Connection<LegacyTokensAuth>,
  url: string,
  input: ReceiveRequestTokenInput,
  options?: CallOptions,
): ApiPromise<ReceiveRequestTokenResult> {
  return callOperation<ReceiveRequestTokenResult>(connection, receiveRequestTokenOperation, input, { ...options, url });
}

const receiveRequestTokenOperation: ClientOperation = {
  table: receiveRequestTokenTable,
  check: validateReceiveRequestTokenParameters,
  encode: { query: encodePlainQuery },
  responses: {
    default: { content: [] },
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
