// Generated from specs/legacy-tokens/openapi.yaml, sandbox/overlays/legacy-tokens.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import {
  type BasicCredential,
  type OtherStatus,
  type StatusRange,
  jsonWriter,
  strictJsonReader,
  textWriter,
} from "@specwright/runtime/http";
import {
  type ErrorTable,
  type FilledAnswers,
  type HandlerContext,
  type Refusal,
  type RefusalReply,
  type Refused,
  type Replied,
  type RowDetails,
  type SecurityHook,
  type Server,
  type ServerAnswer,
  type ServerOperation,
  type ServerReplyTable,
  type ServerSettings,
  createReceiver,
  createServer,
  notImplemented,
  problemDetails,
  rowRefusals,
  tableReply,
} from "@specwright/runtime/server";
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
 * Implements Legacy tokens: a method for each operation.
 *
 * A partner application obtains long-lived access tokens and refresh tokens for its users. It uses one of four
 * flows: native, web, app marketplace or auto-connect. It also refreshes and revokes tokens here. The service is
 * deprecated since 02/04/2017, and the newer authentication version serves new applications. Before it can use a
 * flow, an application is given a key pair: its Key, the client_id of requests, and its Secret, the
 * client_secret. Each flow except the native one ends with the exchange of a request token. The tags describe
 * the purpose of each flow. The service emits no events.
 */
export interface LegacyTokensHandlers<
  UserCredentialsContext = unknown,
  ConsumerKeyContext = unknown,
  OauthTokenContext = unknown,
> {
  /**
   * Get an access token with the credentials of a user.
   *
   * This operation is the whole native flow. The request headers contain the credentials of the user and the key
   * of the application, and the response contains the token. Deprecated since 02/04/2017.
   *
   * GET /net2/oauth2/accesstoken.ashx
   * @deprecated
   */
  getAccessToken(
    request: GetAccessTokenReceived,
    context: HandlerContext<
      { readonly userCredentials: UserCredentialsContext; readonly consumerKey: ConsumerKeyContext },
      GetAccessTokenReply,
      LegacyTokenFailuresRefusals<OtherStatus<200>>
    >,
  ): Replied<GetAccessTokenReply>;
  /**
   * Exchange a request token for an access token and a refresh token.
   *
   * This operation ends the web, the marketplace and the auto-connect flow. Its path differs from the path of
   * the refresh only in capital letters. Deprecated since 02/04/2017.
   *
   * GET /net2/oauth2/GetAccessToken.ashx
   * @deprecated
   */
  exchangeRequestToken(
    request: ExchangeRequestTokenReceived,
    context: HandlerContext<
      Readonly<Record<string, never>>,
      ExchangeRequestTokenReply,
      LegacyTokenFailuresRefusals<OtherStatus<200>>
    >,
  ): Replied<ExchangeRequestTokenReply>;
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
  refreshAccessToken(
    request: RefreshAccessTokenReceived,
    context: HandlerContext<
      { readonly oauthToken?: OauthTokenContext },
      RefreshAccessTokenReply,
      LegacyTokenFailuresRefusals<OtherStatus<200>>
    >,
  ): Replied<RefreshAccessTokenReply>;
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
  revokeTokens(
    request: RevokeTokensReceived,
    context: HandlerContext<
      { readonly oauthToken: OauthTokenContext },
      RevokeTokensReply,
      LegacyTokenFailuresRefusals<OtherStatus<StatusRange<"2XX">>>
    >,
  ): Replied<RevokeTokensReply>;
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
  startWebFlow(
    request: StartWebFlowReceived,
    context: HandlerContext<
      Readonly<Record<string, never>>,
      StartWebFlowReply,
      LegacyTokenFailuresRefusals<OtherStatus<200 | StatusRange<"3XX">>>
    >,
  ): Replied<StartWebFlowReply>;
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
    request: ListConnectionRequestsReceived,
    context: HandlerContext<
      { readonly oauthToken: OauthTokenContext },
      ListConnectionRequestsReply,
      LegacyTokenFailuresRefusals<OtherStatus<200>>
    >,
  ): Replied<ListConnectionRequestsReply>;
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
    request: UpdateConnectionRequestReceived,
    context: HandlerContext<
      { readonly oauthToken: OauthTokenContext },
      UpdateConnectionRequestReply,
      LegacyTokenFailuresRefusals<OtherStatus<StatusRange<"2XX">>>
    >,
  ): Replied<UpdateConnectionRequestReply>;
}

/** Checks credentials, with a hook for each security scheme; what it returns is `context.auth` of handlers. */
export interface LegacyTokensSecurity<
  UserCredentialsContext = unknown,
  ConsumerKeyContext = unknown,
  OauthTokenContext = unknown,
> {
  /**
   * The LoginID and the Password of the user in HTTP Basic format: the base64 encoding of the LoginID, a colon
   * and the Password. Without a password, the encoded string ends with the colon.
   */
  readonly userCredentials: SecurityHook<BasicCredential, UserCredentialsContext>;
  /** The Key of the application. The native flow sends it with the credentials of the user. */
  readonly consumerKey: SecurityHook<string, ConsumerKeyContext>;
  /**
   * An access token in the Authorization header, written as "OAuth" and the token. All calls after the issue of
   * a token send it.
   */
  readonly oauthToken: SecurityHook<string, OauthTokenContext>;
}

export interface LegacyTokensServerOptions<
  UserCredentialsContext = unknown,
  ConsumerKeyContext = unknown,
  OauthTokenContext = unknown,
> extends ServerSettings<keyof LegacyTokensHandlers> {
  readonly security: LegacyTokensSecurity<UserCredentialsContext, ConsumerKeyContext, OauthTokenContext>;
  readonly handlers: LegacyTokensHandlers<UserCredentialsContext, ConsumerKeyContext, OauthTokenContext>;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedLegacyTokens: { readonly [Name in keyof LegacyTokensHandlers]: () => never } = {
  getAccessToken: notImplemented,
  exchangeRequestToken: notImplemented,
  refreshAccessToken: notImplemented,
  revokeTokens: notImplemented,
  startWebFlow: notImplemented,
  listConnectionRequests: notImplemented,
  updateConnectionRequest: notImplemented,
};

const legacyTokenFailuresTable: ErrorTable = {
  report: "first",
  paths: "pointer",
  members: {},
  rows: [
    { id: "unknownClient", status: 401, meaning: "No application has this client_id and client_secret.", members: {} },
    { id: "disabledClient", status: 403, meaning: "The application is disabled.", members: {} },
    {
      id: "badRequestToken",
      status: 400,
      meaning: "The request token does not belong to the application, or was exchanged before.",
      members: {},
    },
    {
      id: "badRefreshToken",
      status: 400,
      meaning: "The refresh token does not belong to the application, or its token has expired.",
      members: {},
    },
    {
      id: "notTheRefreshedToken",
      status: 400,
      meaning: "The call uses another token than the one to refresh.",
      members: {},
    },
    {
      id: "notAnAdministrator",
      status: 403,
      meaning: "The caller does not have the role of an administrator.",
      members: {},
    },
    { id: "unknownToken", status: 404, meaning: "The company has no such token.", members: {} },
    { id: "unknownUser", status: 404, meaning: "The company has no such user.", members: {} },
    { id: "unknownApplication", status: 404, meaning: "No application has this Key.", members: {} },
    {
      id: "badRedirectUri",
      status: 400,
      meaning: "The redirect_uri is not a registered address of the application.",
      members: {},
    },
    { id: "unknownConnectionRequest", status: 404, meaning: "The connection request does not exist.", members: {} },
    { id: "otherLegacyTokenFailure", members: {}, when: "always" },
  ],
};

const legacyTokensRefusalAnswers: readonly FilledAnswers[] = [
  {
    operations: [
      "getAccessToken",
      "exchangeRequestToken",
      "refreshAccessToken",
      "revokeTokens",
      "startWebFlow",
      "listConnectionRequests",
      "updateConnectionRequest",
    ],
    common: true,
    table: legacyTokenFailuresTable,
    writers: { default: "problem" },
  },
];

/** Shapes a refused request: by the error tables of the spec, otherwise as RFC 9457 describes. */
export function legacyTokensRefusal(refusal: Refusal): RefusalReply {
  return tableReply(refusal, legacyTokensRefusalAnswers) ?? problemDetails(refusal);
}

/**
 * Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. Write
 * `security` before `handlers`: TypeScript reads in that order what hooks return and handlers get.
 */
export function createLegacyTokensServer<
  UserCredentialsContext = unknown,
  ConsumerKeyContext = unknown,
  OauthTokenContext = unknown,
>(options: LegacyTokensServerOptions<UserCredentialsContext, ConsumerKeyContext, OauthTokenContext>): Server {
  return createServer(
    {
      name: "legacy-tokens",
      basePath: "",
      operations: [
        getAccessTokenEndpoint,
        exchangeRequestTokenEndpoint,
        refreshAccessTokenEndpoint,
        revokeTokensEndpoint,
        startWebFlowEndpoint,
        listConnectionRequestsEndpoint,
        updateConnectionRequestEndpoint,
      ],
      securitySchemes,
      refusalReply: legacyTokensRefusal,
      refusals: (operation) => rowRefusals(operation, legacyTokensRefusalAnswers),
    },
    options,
  );
}

/** Receives what Legacy tokens sends: a method for each webhook or callback. */
export interface LegacyTokensWebhookHandlers {
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
    request: ReceiveAuthorizationReceived,
    context: HandlerContext<
      Readonly<Record<string, never>>,
      ReceiveAuthorizationReply,
      LegacyTokenFailuresRefusals<OtherStatus<never>>
    >,
  ): Replied<ReceiveAuthorizationReply>;
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
    request: ReceiveRequestTokenReceived,
    context: HandlerContext<
      Readonly<Record<string, never>>,
      ReceiveRequestTokenReply,
      LegacyTokenFailuresRefusals<OtherStatus<never>>
    >,
  ): Replied<ReceiveRequestTokenReply>;
}

export interface LegacyTokensReceiverOptions extends ServerSettings<keyof LegacyTokensWebhookHandlers> {
  readonly handlers: LegacyTokensWebhookHandlers;
  /** The path at which each is received: that of the address that the other side was given, as a template. */
  readonly paths: { readonly receiveAuthorization: string; readonly receiveRequestToken: string };
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedLegacyTokensWebhooks: { readonly [Name in keyof LegacyTokensWebhookHandlers]: () => never } =
  {
    receiveAuthorization: notImplemented,
    receiveRequestToken: notImplemented,
  };

const legacyTokenFailuresTable2: ErrorTable = {
  report: "first",
  paths: "pointer",
  members: {},
  rows: [
    { id: "unknownClient", status: 401, meaning: "No application has this client_id and client_secret.", members: {} },
    { id: "disabledClient", status: 403, meaning: "The application is disabled.", members: {} },
    {
      id: "badRequestToken",
      status: 400,
      meaning: "The request token does not belong to the application, or was exchanged before.",
      members: {},
    },
    {
      id: "badRefreshToken",
      status: 400,
      meaning: "The refresh token does not belong to the application, or its token has expired.",
      members: {},
    },
    {
      id: "notTheRefreshedToken",
      status: 400,
      meaning: "The call uses another token than the one to refresh.",
      members: {},
    },
    {
      id: "notAnAdministrator",
      status: 403,
      meaning: "The caller does not have the role of an administrator.",
      members: {},
    },
    { id: "unknownToken", status: 404, meaning: "The company has no such token.", members: {} },
    { id: "unknownUser", status: 404, meaning: "The company has no such user.", members: {} },
    { id: "unknownApplication", status: 404, meaning: "No application has this Key.", members: {} },
    {
      id: "badRedirectUri",
      status: 400,
      meaning: "The redirect_uri is not a registered address of the application.",
      members: {},
    },
    { id: "unknownConnectionRequest", status: 404, meaning: "The connection request does not exist.", members: {} },
    { id: "otherLegacyTokenFailure", members: {}, when: "always" },
  ],
};

const legacyTokensWebhookRefusalAnswers: readonly FilledAnswers[] = [
  {
    operations: ["receiveAuthorization", "receiveRequestToken"],
    common: true,
    table: legacyTokenFailuresTable2,
    writers: { default: "problem" },
  },
];

/** Shapes a refused request: by the error tables of the spec, otherwise as RFC 9457 describes. */
export function legacyTokensWebhookRefusal(refusal: Refusal): RefusalReply {
  return tableReply(refusal, legacyTokensWebhookRefusalAnswers) ?? problemDetails(refusal);
}

/** Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. */
export function createLegacyTokensReceiver(options: LegacyTokensReceiverOptions): Server {
  return createReceiver(
    {
      name: "legacy-tokens",
      basePath: "",
      operations: [receiveAuthorizationEndpoint, receiveRequestTokenEndpoint],
      securitySchemes,
      refusalReply: legacyTokensWebhookRefusal,
      refusals: (operation) => rowRefusals(operation, legacyTokensWebhookRefusalAnswers),
    },
    options,
  );
}

/** The errors of the deprecated token service. */
export interface LegacyTokenFailuresRefusals<Status extends number> {
  /**
   * No application has this client_id and client_secret.
   *
   * Status 401.
   */
  unknownClient(details?: RowDetails): Refused;
  /**
   * The application is disabled.
   *
   * Status 403.
   */
  disabledClient(details?: RowDetails): Refused;
  /**
   * The request token does not belong to the application, or was exchanged before.
   *
   * Status 400.
   */
  badRequestToken(details?: RowDetails): Refused;
  /**
   * The refresh token does not belong to the application, or its token has expired.
   *
   * Status 400.
   */
  badRefreshToken(details?: RowDetails): Refused;
  /**
   * The call uses another token than the one to refresh.
   *
   * Status 400.
   */
  notTheRefreshedToken(details?: RowDetails): Refused;
  /**
   * The caller does not have the role of an administrator.
   *
   * Status 403.
   */
  notAnAdministrator(details?: RowDetails): Refused;
  /**
   * The company has no such token.
   *
   * Status 404.
   */
  unknownToken(details?: RowDetails): Refused;
  /**
   * The company has no such user.
   *
   * Status 404.
   */
  unknownUser(details?: RowDetails): Refused;
  /**
   * No application has this Key.
   *
   * Status 404.
   */
  unknownApplication(details?: RowDetails): Refused;
  /**
   * The redirect_uri is not a registered address of the application.
   *
   * Status 400.
   */
  badRedirectUri(details?: RowDetails): Refused;
  /**
   * The connection request does not exist.
   *
   * Status 404.
   */
  unknownConnectionRequest(details?: RowDetails): Refused;
  otherLegacyTokenFailure(details?: RowDetails<Status>): Refused;
}

/** The request that the handler of `getAccessToken` receives. */
export type GetAccessTokenReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `getAccessToken` returns. */
export type GetAccessTokenReply =
  | ServerAnswer<200, IssuedToken, "application/json">
  | {
      readonly status: OtherStatus<200>;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const sharedReply: ServerReplyTable = {
  content: [/* @__PURE__ */ jsonWriter("application/json", validateIssuedToken)],
};

const getAccessTokenEndpoint: ServerOperation = {
  table: getAccessTokenTable,
  responses: {
    200: sharedReply,
    default: { content: [] },
  },
};

/** The request that the handler of `exchangeRequestToken` receives. */
export type ExchangeRequestTokenReceived = ExchangeRequestTokenParameters;

/** The reply that the handler of `exchangeRequestToken` returns. */
export type ExchangeRequestTokenReply =
  | ServerAnswer<200, IssuedToken, "application/json">
  | {
      readonly status: OtherStatus<200>;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const exchangeRequestTokenEndpoint: ServerOperation = {
  table: exchangeRequestTokenTable,
  check: validateExchangeRequestTokenParameters,
  responses: {
    200: sharedReply,
    default: { content: [] },
  },
};

/** The request that the handler of `refreshAccessToken` receives. */
export type RefreshAccessTokenReceived = RefreshAccessTokenParameters;

/** The reply that the handler of `refreshAccessToken` returns. */
export type RefreshAccessTokenReply =
  | ServerAnswer<200, RefreshedToken, "application/json">
  | {
      readonly status: OtherStatus<200>;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const refreshAccessTokenEndpoint: ServerOperation = {
  table: refreshAccessTokenTable,
  check: validateRefreshAccessTokenParameters,
  responses: {
    200: { content: [/* @__PURE__ */ jsonWriter("application/json", validateRefreshedToken)] },
    default: { content: [] },
  },
};

/** The request that the handler of `revokeTokens` receives. */
export type RevokeTokensReceived = RevokeTokensParameters;

/** The reply that the handler of `revokeTokens` returns. */
export type RevokeTokensReply =
  | {
      readonly status: StatusRange<"2XX">;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    }
  | {
      readonly status: OtherStatus<StatusRange<"2XX">>;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const revokeTokensEndpoint: ServerOperation = {
  table: revokeTokensTable,
  check: validateRevokeTokensParameters,
  responses: {
    "2XX": { content: [] },
    default: { content: [] },
  },
};

/** The request that the handler of `startWebFlow` receives. */
export type StartWebFlowReceived = StartWebFlowParameters;

/** The reply that the handler of `startWebFlow` returns. */
export type StartWebFlowReply =
  | ServerAnswer<200, StartWebFlowResponse200, "text/html">
  | {
      readonly status: StatusRange<"3XX">;
      readonly headers?: StartWebFlowResponseHeaders;
      readonly body?: undefined;
      readonly contentType?: undefined;
    }
  | {
      readonly status: OtherStatus<200 | StatusRange<"3XX">>;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const startWebFlowEndpoint: ServerOperation = {
  table: startWebFlowTable,
  check: validateStartWebFlowParameters,
  responses: {
    200: { content: [/* @__PURE__ */ textWriter("text/html", validateStartWebFlowResponse200)] },
    "3XX": {
      content: [],
      headers: startWebFlowResponseHeadersTable,
      checkHeaders: validateStartWebFlowResponseHeaders,
    },
    default: { content: [] },
  },
};

/** The request that the handler of `listConnectionRequests` receives. */
export type ListConnectionRequestsReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `listConnectionRequests` returns. */
export type ListConnectionRequestsReply =
  | ServerAnswer<200, ConnectionRequests, "application/json">
  | {
      readonly status: OtherStatus<200>;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const listConnectionRequestsEndpoint: ServerOperation = {
  table: listConnectionRequestsTable,
  responses: {
    200: { content: [/* @__PURE__ */ jsonWriter("application/json", validateConnectionRequests)] },
    default: { content: [] },
  },
};

/**
 * The request that the handler of `updateConnectionRequest` receives.
 *
 * The result of the matching.
 */
export type UpdateConnectionRequestReceived = UpdateConnectionRequestParameters &
  (
    | { readonly contentType: "application/json"; readonly body: ConnectionRequestUpdate }
    | { readonly contentType?: undefined; readonly body?: undefined }
  );

/** The reply that the handler of `updateConnectionRequest` returns. */
export type UpdateConnectionRequestReply =
  | {
      readonly status: StatusRange<"2XX">;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    }
  | {
      readonly status: OtherStatus<StatusRange<"2XX">>;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const updateConnectionRequestEndpoint: ServerOperation = {
  table: updateConnectionRequestTable,
  check: validateUpdateConnectionRequestParameters,
  body: {
    required: false,
    content: [/* @__PURE__ */ strictJsonReader("application/json", validateConnectionRequestUpdate)],
  },
  responses: {
    "2XX": { content: [] },
    default: { content: [] },
  },
};

/** The request that the handler of `receiveAuthorization` receives. */
export type ReceiveAuthorizationReceived = ReceiveAuthorizationParameters;

/** The reply that the handler of `receiveAuthorization` returns. */
export type ReceiveAuthorizationReply = {
  readonly status: OtherStatus<never>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const receiveAuthorizationEndpoint: ServerOperation = {
  table: receiveAuthorizationTable,
  check: validateReceiveAuthorizationParameters,
  responses: {
    default: { content: [] },
  },
};

/** The request that the handler of `receiveRequestToken` receives. */
export type ReceiveRequestTokenReceived = ReceiveRequestTokenParameters;

/** The reply that the handler of `receiveRequestToken` returns. */
export type ReceiveRequestTokenReply = {
  readonly status: OtherStatus<never>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const receiveRequestTokenEndpoint: ServerOperation = {
  table: receiveRequestTokenTable,
  check: validateReceiveRequestTokenParameters,
  responses: {
    default: { content: [] },
  },
};

export { forbidden } from "@specwright/runtime/server";
export { unauthorized } from "@specwright/runtime/server";
export { refuse } from "@specwright/runtime/server";
