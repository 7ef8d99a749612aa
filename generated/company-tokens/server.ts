// Generated from specs/company-tokens/openapi.yaml, sandbox/overlays/company-tokens.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import { type OtherStatus, type StatusRange, jsonWriter } from "@specwright/runtime/http";
import { formReader } from "@specwright/runtime/parameters";
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
  connectCompanyTable,
  createCompanyAuthTokenTable,
  issueCompanyTokenForm,
  issueCompanyTokenTable,
  securitySchemes,
} from "./operations.js";
import type {
  CompanyAuthToken,
  CompanyAuthTokenFailure,
  CompanyToken,
  ConnectCompanyParameters,
  CreateCompanyAuthTokenParameters,
  PasswordGrant,
  ServerMessage,
  TokenFailure,
} from "./types.js";
import {
  validateCompanyAuthToken,
  validateCompanyAuthTokenFailure,
  validateCompanyToken,
  validateConnectCompanyParameters,
  validateCreateCompanyAuthTokenParameters,
  validatePasswordGrant,
  validateServerMessage,
  validateTokenFailure,
} from "./validators.js";

/**
 * Implements Company tokens: a method for each operation.
 *
 * The app marketplace requests a temporary auth token for a company. It hands the token to a partner by
 * redirecting the user to the partner's connect URL. The partner exchanges the auth token for an access token
 * and a refresh token, which act for the company. The password grant with the credential type authtoken is the
 * only flow for companies. Each path contains a version: v1 for the company keys, v0 for the token endpoint.
 * Tools exist to generate a request token for a company, and to generate client ids and secrets.
 */
export interface CompanyTokensHandlers<ClientCertificateContext = unknown> {
  /**
   * Create a temporary auth token for a company.
   *
   * Only the app marketplace, and no partner, calls this operation. It does so before it redirects a user to a
   * partner. The request has no body.
   *
   * POST /profile-service/v1/keys/principals/{company_id}/authtoken/
   * @example default: { status: "FAIL", code: 1, errormsg: "The company is not known." }
   */
  createCompanyAuthToken(
    request: CreateCompanyAuthTokenReceived,
    context: HandlerContext<
      { readonly clientCertificate: ClientCertificateContext },
      CreateCompanyAuthTokenReply,
      CompanyAuthTokenFailuresRefusals<OtherStatus<200>>
    >,
  ): Replied<CreateCompanyAuthTokenReply>;
  /**
   * Exchange the auth token of a company for an access token and a refresh token.
   *
   * This operation is the password grant. A partner application sends its client id and secret, with the id of
   * the company as username and the auth token as password. The auth token is valid for 24 hours. During its 24
   * hours, it may be exchanged repeatedly, for example after a network failure.
   *
   * POST /oauth2/v0/token
   * @example 400: { code: 5, error: "invalid_grant", error_description: "Incorrect credentials" }
   * @example 401: { code: 61, error: "invalid_client", error_description: "Client not found" }
   * @example 403: { code: 59, error: "access_denied", error_description: "Client disabled" }
   * @example 404: { code: 100, error: "invalid_request", error_description: "Backend does not know this username" }
   * @example 500: { message: "The request could not be handled." }
   * @example 503: { message: "The request could not be handled." }
   * @example 4XX: { code: 115, error: "invalid_request", error_description: "Unauthenticated client will not be issued a token" }
   */
  issueCompanyToken(
    request: IssueCompanyTokenReceived,
    context: HandlerContext<
      Readonly<Record<string, never>>,
      IssueCompanyTokenReply,
      TokenFailuresRefusals<400 | 401 | 403 | 404 | StatusRange<"4XX", 400 | 401 | 403 | 404>> &
        ServerMessagesRefusals<500 | 503>
    >,
  ): Replied<IssueCompanyTokenReply>;
}

/** Checks credentials, with a hook for each security scheme; what it returns is `context.auth` of handlers. */
export interface CompanyTokensSecurity<ClientCertificateContext = unknown> {
  /** The client certificate that the app marketplace presents. */
  readonly clientCertificate: SecurityHook<undefined, ClientCertificateContext>;
}

export interface CompanyTokensServerOptions<ClientCertificateContext = unknown> extends ServerSettings<
  keyof CompanyTokensHandlers
> {
  readonly security: CompanyTokensSecurity<ClientCertificateContext>;
  readonly handlers: CompanyTokensHandlers<ClientCertificateContext>;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedCompanyTokens: { readonly [Name in keyof CompanyTokensHandlers]: () => never } = {
  createCompanyAuthToken: notImplemented,
  issueCompanyToken: notImplemented,
};

const refusalWriter = /* @__PURE__ */ jsonWriter("application/json", validateCompanyAuthTokenFailure);

const refusalWriter2 = /* @__PURE__ */ jsonWriter("application/json", validateTokenFailure);

const refusalWriter3 = /* @__PURE__ */ jsonWriter("application/json", validateServerMessage);

const companyAuthTokenFailuresTable: ErrorTable = {
  report: "first",
  paths: "pointer",
  members: { status: "FAIL", code: 1, errormsg: "{message}" },
  rows: [
    { id: "unknownCompany", status: 404, meaning: "The company does not exist.", members: {} },
    { id: "authTokenRefused", members: {}, when: "always" },
  ],
};

const tokenFailuresTable: ErrorTable = {
  report: "first",
  paths: "pointer",
  members: {},
  rows: [
    {
      id: "incorrectCredentials",
      members: { code: 5, error: "invalid_grant", error_description: "Incorrect credentials" },
    },
    { id: "accountDisabled", members: { code: 10, error: "invalid_grant", error_description: "Account is disabled" } },
    {
      id: "accountDisabledToo",
      members: { code: 11, error: "invalid_grant", error_description: "Account is disabled" },
    },
    { id: "logonDenied", members: { code: 12, error: "invalid_grant", error_description: "Logon denied" } },
    { id: "logonDeniedToo", members: { code: 13, error: "invalid_grant", error_description: "Logon denied" } },
    { id: "accountLocked", members: { code: 14, error: "invalid_grant", error_description: "Account locked" } },
    {
      id: "userLivesElsewhere",
      members: { code: 16, error: "invalid_request", error_description: "User lives elsewhere" },
    },
    {
      id: "incorrectCredentialsToo",
      members: { code: 19, error: "invalid_grant", error_description: "Incorrect credentials" },
    },
    {
      id: "logonDeniedFromAddress",
      members: {
        code: 20,
        error: "invalid_grant",
        error_description: "Logon denied, typically due to an IP restriction",
      },
    },
    {
      id: "usernameMissing",
      status: 400,
      members: { code: 51, error: "invalid_request", error_description: "username was not supplied" },
      when: [
        { at: "body", problems: ["missing", "mediaType"] },
        { at: "body/username", problems: ["missing", "unreadable"] },
      ],
    },
    {
      id: "passwordMissing",
      members: { code: 52, error: "invalid_request", error_description: "password was not supplied" },
      when: [{ at: "body/password", problems: ["missing", "unreadable"] }],
    },
    {
      id: "companyNotEnabled",
      status: 401,
      members: { code: 53, error: "invalid_client", error_description: "Company is not enabled for this client" },
    },
    {
      id: "scopeExceedsGrant",
      members: { code: 54, error: "invalid_scope", error_description: "Requested scope exceeds granted scope" },
    },
    { id: "emailUnknown", members: { code: 55, error: "invalid_request", error_description: "The email is unknown" } },
    { id: "otpMissing", members: { code: 56, error: "invalid_request", error_description: "otp was not supplied" } },
    {
      id: "channelTypeMissing",
      members: { code: 57, error: "invalid_request", error_description: "channel_type missing" },
    },
    {
      id: "channelHandleMissing",
      members: { code: 58, error: "invalid_request", error_description: "channel_handle missing" },
    },
    {
      id: "clientDisabled",
      status: 403,
      members: { code: 59, error: "access_denied", error_description: "Client disabled" },
    },
    {
      id: "noMatchingGrants",
      members: { code: 60, error: "invalid_grant", error_description: "No matching grants" },
      when: [{ at: "body/grant_type", problems: ["enum"] }],
    },
    {
      id: "clientNotFound",
      status: 401,
      members: { code: 61, error: "invalid_client", error_description: "Client not found" },
      when: [{ at: "body/client_id", problems: ["format"] }],
    },
    {
      id: "clientIdMissing",
      members: { code: 62, error: "invalid_request", error_description: "client_id was not supplied" },
      when: [{ at: "body/client_id", problems: ["missing", "unreadable"] }],
    },
    {
      id: "clientSecretMissing",
      members: { code: 63, error: "invalid_request", error_description: "client_secret was not supplied" },
      when: [{ at: "body/client_secret", problems: ["missing", "unreadable"] }],
    },
    {
      id: "incorrectClientCredentials",
      status: 401,
      members: { code: 64, error: "invalid_client", error_description: "Incorrect credentials" },
      when: [{ at: "body/client_secret", problems: ["format"] }],
    },
    {
      id: "grantTypeMissing",
      members: { code: 65, error: "invalid_request", error_description: "grant_type was not supplied" },
      when: [{ at: "body/grant_type", problems: ["missing", "unreadable"] }],
    },
    {
      id: "invalidChannelType",
      members: { code: 80, error: "invalid_request", error_description: "Invalid channel type" },
    },
    {
      id: "badChannelHandle",
      members: { code: 81, error: "invalid_request", error_description: "Bad channel handle" },
    },
    { id: "otpNotFound", members: { code: 83, error: "invalid_request", error_description: "otp not found" } },
    {
      id: "factVerificationFailed",
      members: { code: 84, error: "invalid_request", error_description: "Fact verification failed" },
    },
    {
      id: "otpVerificationFailed",
      members: { code: 85, error: "invalid_request", error_description: "otp verification failed" },
    },
    {
      id: "usernameUnknown",
      members: { code: 100, error: "invalid_request", error_description: "Backend does not know this username" },
    },
    { id: "codeMissing", members: { code: 101, error: "invalid_request", error_description: "code was not supplied" } },
    {
      id: "redirectUriMissing",
      members: { code: 102, error: "invalid_request", error_description: "redirect_uri was not supplied" },
    },
    {
      id: "codeBadOrExpired",
      members: { code: 103, error: "invalid_request", error_description: "code is bad or expired" },
    },
    {
      id: "redirectUriDiffers",
      members: {
        code: 104,
        error: "invalid_grant",
        error_description: "redirect_uri does not match the previous grant",
      },
    },
    {
      id: "grantOfAnotherCaller",
      members: { code: 105, error: "invalid_grant", error_description: "Grant was not issued to this caller" },
    },
    {
      id: "refreshTokenMissing",
      members: { code: 106, error: "invalid_request", error_description: "refresh_token was not supplied" },
    },
    {
      id: "refreshDisallowed",
      members: { code: 107, error: "invalid_request", error_description: "Refresh disallowed for app" },
    },
    {
      id: "refreshTokenBadOrExpired",
      members: { code: 108, error: "invalid_grant", error_description: "Bad or expired refresh token" },
    },
    {
      id: "loginIdMissing",
      members: { code: 109, error: "invalid_request", error_description: "loginid was not supplied" },
    },
    {
      id: "clientUnauthenticated",
      members: {
        code: 115,
        error: "invalid_request",
        error_description: "Unauthenticated client will not be issued a token",
      },
    },
    {
      id: "nonceMissing",
      members: { code: 117, error: "invalid_request", error_description: "nonce is mandatory for this response_type" },
    },
    { id: "invalidDisplay", members: { code: 118, error: "invalid_request", error_description: "display is invalid" } },
    { id: "invalidPrompt", members: { code: 119, error: "invalid_request", error_description: "prompt is invalid" } },
    {
      id: "promptNotConsent",
      members: { code: 119, error: "invalid_request", error_description: "prompt must be consent for offline_access" },
    },
    {
      id: "invalidCredtype",
      members: { code: 120, error: "invalid_request", error_description: "credtype is invalid" },
      when: [{ at: "body/credtype", problems: ["missing", "enum", "unreadable"] }],
    },
    {
      id: "invalidLoginType",
      members: { code: 121, error: "invalid_request", error_description: "login_type is invalid" },
    },
    {
      id: "invalidProxies",
      members: { code: 122, error: "invalid_request", error_description: "Proxies supplied are invalid" },
    },
    {
      id: "principalDisabled",
      members: { code: 123, error: "invalid_request", error_description: "Principal is disabled" },
    },
    {
      id: "companyInMaintenance",
      members: { code: 134, error: "invalid_request", error_description: "Company undergoing scheduled maintenance" },
    },
    {
      id: "otherTokenFailure",
      members: {
        code: 115,
        error: "invalid_request",
        error_description: "Unauthenticated client will not be issued a token",
      },
      when: "always",
    },
  ],
};

const serverMessagesTable: ErrorTable = {
  report: "first",
  paths: "pointer",
  members: { message: "{message}" },
  rows: [{ id: "serverFailed", members: {}, when: "always" }],
};

const companyTokensRefusalAnswers: readonly FilledAnswers[] = [
  { operations: ["createCompanyAuthToken"], table: companyAuthTokenFailuresTable, writers: { default: refusalWriter } },
  {
    operations: ["issueCompanyToken"],
    table: tokenFailuresTable,
    writers: {
      "400": refusalWriter2,
      "401": refusalWriter2,
      "403": refusalWriter2,
      "404": refusalWriter2,
      "4XX": refusalWriter2,
    },
  },
  {
    operations: ["issueCompanyToken"],
    table: serverMessagesTable,
    writers: { "500": refusalWriter3, "503": refusalWriter3 },
  },
];

/** Shapes a refused request: by the error tables of the spec, otherwise as RFC 9457 describes. */
export function companyTokensRefusal(refusal: Refusal): RefusalReply {
  return tableReply(refusal, companyTokensRefusalAnswers) ?? problemDetails(refusal);
}

/**
 * Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. Write
 * `security` before `handlers`: TypeScript reads in that order what hooks return and handlers get.
 */
export function createCompanyTokensServer<ClientCertificateContext = unknown>(
  options: CompanyTokensServerOptions<ClientCertificateContext>,
): Server {
  return createServer(
    {
      name: "company-tokens",
      basePath: "",
      operations: [createCompanyAuthTokenEndpoint, issueCompanyTokenEndpoint],
      securitySchemes,
      refusalReply: companyTokensRefusal,
      refusals: (operation) => rowRefusals(operation, companyTokensRefusalAnswers),
    },
    options,
  );
}

/** Receives what Company tokens sends: a method for each webhook or callback. */
export interface CompanyTokensWebhookHandlers {
  /**
   * Receive a user from the app marketplace at the connect URL.
   *
   * The app marketplace redirects the user's browser to the partner's connect URL with HTTP 301. The query
   * contains the auth token, which the partner exchanges for the tokens of the company. The partner asks the
   * user to sign in or to create an account. An application with the user read scope can use the UUID of the
   * user to prefill the creation of an account.
   *
   * GET companyConnection
   */
  connectCompany(
    request: ConnectCompanyReceived,
    context: HandlerContext<Readonly<Record<string, never>>, ConnectCompanyReply>,
  ): Replied<ConnectCompanyReply>;
}

export interface CompanyTokensReceiverOptions extends ServerSettings<keyof CompanyTokensWebhookHandlers> {
  readonly handlers: CompanyTokensWebhookHandlers;
  /** The path at which each is received: that of the address that the other side was given, as a template. */
  readonly paths: { readonly connectCompany: string };
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedCompanyTokensWebhooks: {
  readonly [Name in keyof CompanyTokensWebhookHandlers]: () => never;
} = {
  connectCompany: notImplemented,
};

/** Shapes a refused request: as RFC 9457 describes. */
export function companyTokensWebhookRefusal(refusal: Refusal): RefusalReply {
  return problemDetails(refusal);
}

/** Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. */
export function createCompanyTokensReceiver(options: CompanyTokensReceiverOptions): Server {
  return createReceiver(
    {
      name: "company-tokens",
      basePath: "",
      operations: [connectCompanyEndpoint],
      securitySchemes,
      refusalReply: companyTokensWebhookRefusal,
    },
    options,
  );
}

/** The errors of the operation that creates auth tokens. */
export interface CompanyAuthTokenFailuresRefusals<Status extends number> {
  /**
   * The company does not exist.
   *
   * Status 404.
   */
  unknownCompany(details?: RowDetails): Refused;
  authTokenRefused(details?: RowDetails<Status>): Refused;
}

/** The errors of the token endpoint, in the order of the document. */
export interface TokenFailuresRefusals<Status extends number> {
  /** code: 5, error: invalid_grant, error_description: Incorrect credentials */
  incorrectCredentials(details?: RowDetails<Status>): Refused;
  /** code: 10, error: invalid_grant, error_description: Account is disabled */
  accountDisabled(details?: RowDetails<Status>): Refused;
  /** code: 11, error: invalid_grant, error_description: Account is disabled */
  accountDisabledToo(details?: RowDetails<Status>): Refused;
  /** code: 12, error: invalid_grant, error_description: Logon denied */
  logonDenied(details?: RowDetails<Status>): Refused;
  /** code: 13, error: invalid_grant, error_description: Logon denied */
  logonDeniedToo(details?: RowDetails<Status>): Refused;
  /** code: 14, error: invalid_grant, error_description: Account locked */
  accountLocked(details?: RowDetails<Status>): Refused;
  /** code: 16, error: invalid_request, error_description: User lives elsewhere */
  userLivesElsewhere(details?: RowDetails<Status>): Refused;
  /** code: 19, error: invalid_grant, error_description: Incorrect credentials */
  incorrectCredentialsToo(details?: RowDetails<Status>): Refused;
  /** code: 20, error: invalid_grant, error_description: Logon denied, typically due to an IP restriction */
  logonDeniedFromAddress(details?: RowDetails<Status>): Refused;
  /**
   * code: 51, error: invalid_request, error_description: username was not supplied
   *
   * Status 400.
   */
  usernameMissing(details?: RowDetails): Refused;
  /** code: 52, error: invalid_request, error_description: password was not supplied */
  passwordMissing(details?: RowDetails<Status>): Refused;
  /**
   * code: 53, error: invalid_client, error_description: Company is not enabled for this client
   *
   * Status 401.
   */
  companyNotEnabled(details?: RowDetails): Refused;
  /** code: 54, error: invalid_scope, error_description: Requested scope exceeds granted scope */
  scopeExceedsGrant(details?: RowDetails<Status>): Refused;
  /** code: 55, error: invalid_request, error_description: The email is unknown */
  emailUnknown(details?: RowDetails<Status>): Refused;
  /** code: 56, error: invalid_request, error_description: otp was not supplied */
  otpMissing(details?: RowDetails<Status>): Refused;
  /** code: 57, error: invalid_request, error_description: channel_type missing */
  channelTypeMissing(details?: RowDetails<Status>): Refused;
  /** code: 58, error: invalid_request, error_description: channel_handle missing */
  channelHandleMissing(details?: RowDetails<Status>): Refused;
  /**
   * code: 59, error: access_denied, error_description: Client disabled
   *
   * Status 403.
   */
  clientDisabled(details?: RowDetails): Refused;
  /** code: 60, error: invalid_grant, error_description: No matching grants */
  noMatchingGrants(details?: RowDetails<Status>): Refused;
  /**
   * code: 61, error: invalid_client, error_description: Client not found
   *
   * Status 401.
   */
  clientNotFound(details?: RowDetails): Refused;
  /** code: 62, error: invalid_request, error_description: client_id was not supplied */
  clientIdMissing(details?: RowDetails<Status>): Refused;
  /** code: 63, error: invalid_request, error_description: client_secret was not supplied */
  clientSecretMissing(details?: RowDetails<Status>): Refused;
  /**
   * code: 64, error: invalid_client, error_description: Incorrect credentials
   *
   * Status 401.
   */
  incorrectClientCredentials(details?: RowDetails): Refused;
  /** code: 65, error: invalid_request, error_description: grant_type was not supplied */
  grantTypeMissing(details?: RowDetails<Status>): Refused;
  /** code: 80, error: invalid_request, error_description: Invalid channel type */
  invalidChannelType(details?: RowDetails<Status>): Refused;
  /** code: 81, error: invalid_request, error_description: Bad channel handle */
  badChannelHandle(details?: RowDetails<Status>): Refused;
  /** code: 83, error: invalid_request, error_description: otp not found */
  otpNotFound(details?: RowDetails<Status>): Refused;
  /** code: 84, error: invalid_request, error_description: Fact verification failed */
  factVerificationFailed(details?: RowDetails<Status>): Refused;
  /** code: 85, error: invalid_request, error_description: otp verification failed */
  otpVerificationFailed(details?: RowDetails<Status>): Refused;
  /** code: 100, error: invalid_request, error_description: Backend does not know this username */
  usernameUnknown(details?: RowDetails<Status>): Refused;
  /** code: 101, error: invalid_request, error_description: code was not supplied */
  codeMissing(details?: RowDetails<Status>): Refused;
  /** code: 102, error: invalid_request, error_description: redirect_uri was not supplied */
  redirectUriMissing(details?: RowDetails<Status>): Refused;
  /** code: 103, error: invalid_request, error_description: code is bad or expired */
  codeBadOrExpired(details?: RowDetails<Status>): Refused;
  /** code: 104, error: invalid_grant, error_description: redirect_uri does not match the previous grant */
  redirectUriDiffers(details?: RowDetails<Status>): Refused;
  /** code: 105, error: invalid_grant, error_description: Grant was not issued to this caller */
  grantOfAnotherCaller(details?: RowDetails<Status>): Refused;
  /** code: 106, error: invalid_request, error_description: refresh_token was not supplied */
  refreshTokenMissing(details?: RowDetails<Status>): Refused;
  /** code: 107, error: invalid_request, error_description: Refresh disallowed for app */
  refreshDisallowed(details?: RowDetails<Status>): Refused;
  /** code: 108, error: invalid_grant, error_description: Bad or expired refresh token */
  refreshTokenBadOrExpired(details?: RowDetails<Status>): Refused;
  /** code: 109, error: invalid_request, error_description: loginid was not supplied */
  loginIdMissing(details?: RowDetails<Status>): Refused;
  /** code: 115, error: invalid_request, error_description: Unauthenticated client will not be issued a token */
  clientUnauthenticated(details?: RowDetails<Status>): Refused;
  /** code: 117, error: invalid_request, error_description: nonce is mandatory for this response_type */
  nonceMissing(details?: RowDetails<Status>): Refused;
  /** code: 118, error: invalid_request, error_description: display is invalid */
  invalidDisplay(details?: RowDetails<Status>): Refused;
  /** code: 119, error: invalid_request, error_description: prompt is invalid */
  invalidPrompt(details?: RowDetails<Status>): Refused;
  /** code: 119, error: invalid_request, error_description: prompt must be consent for offline_access */
  promptNotConsent(details?: RowDetails<Status>): Refused;
  /** code: 120, error: invalid_request, error_description: credtype is invalid */
  invalidCredtype(details?: RowDetails<Status>): Refused;
  /** code: 121, error: invalid_request, error_description: login_type is invalid */
  invalidLoginType(details?: RowDetails<Status>): Refused;
  /** code: 122, error: invalid_request, error_description: Proxies supplied are invalid */
  invalidProxies(details?: RowDetails<Status>): Refused;
  /** code: 123, error: invalid_request, error_description: Principal is disabled */
  principalDisabled(details?: RowDetails<Status>): Refused;
  /** code: 134, error: invalid_request, error_description: Company undergoing scheduled maintenance */
  companyInMaintenance(details?: RowDetails<Status>): Refused;
  otherTokenFailure(details?: RowDetails<Status>): Refused;
}

/** The message of a failed server. */
export interface ServerMessagesRefusals<Status extends number> {
  serverFailed(details?: RowDetails<Status>): Refused;
}

/** The request that the handler of `createCompanyAuthToken` receives. */
export type CreateCompanyAuthTokenReceived = CreateCompanyAuthTokenParameters;

/** The reply that the handler of `createCompanyAuthToken` returns. */
export type CreateCompanyAuthTokenReply =
  | ServerAnswer<200, CompanyAuthToken, "application/json">
  | ServerAnswer<OtherStatus<200>, CompanyAuthTokenFailure, "application/json">;

const createCompanyAuthTokenEndpoint: ServerOperation = {
  table: createCompanyAuthTokenTable,
  check: validateCreateCompanyAuthTokenParameters,
  responses: {
    200: { content: [/* @__PURE__ */ jsonWriter("application/json", validateCompanyAuthToken)] },
    default: { content: [/* @__PURE__ */ jsonWriter("application/json", validateCompanyAuthTokenFailure)] },
  },
};

/** The request that the handler of `issueCompanyToken` receives. */
export interface IssueCompanyTokenReceived {
  readonly contentType: "application/x-www-form-urlencoded";
  /** The form fields of the password grant. */
  readonly body: PasswordGrant;
}

/** The reply that the handler of `issueCompanyToken` returns. */
export type IssueCompanyTokenReply =
  | ServerAnswer<200, CompanyToken, "application/json">
  | ServerAnswer<400, TokenFailure, "application/json">
  | ServerAnswer<401, TokenFailure, "application/json">
  | ServerAnswer<403, TokenFailure, "application/json">
  | ServerAnswer<404, TokenFailure, "application/json">
  | ServerAnswer<500, ServerMessage, "application/json">
  | ServerAnswer<503, ServerMessage, "application/json">
  | ServerAnswer<StatusRange<"4XX", 400 | 401 | 403 | 404>, TokenFailure, "application/json">;

const sharedReply: ServerReplyTable = {
  content: [/* @__PURE__ */ jsonWriter("application/json", validateTokenFailure)],
};

const sharedReply2: ServerReplyTable = {
  content: [/* @__PURE__ */ jsonWriter("application/json", validateServerMessage)],
};

const issueCompanyTokenEndpoint: ServerOperation = {
  table: issueCompanyTokenTable,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ formReader("application/x-www-form-urlencoded", issueCompanyTokenForm, validatePasswordGrant),
    ],
  },
  responses: {
    200: { content: [/* @__PURE__ */ jsonWriter("application/json", validateCompanyToken)] },
    400: sharedReply,
    401: sharedReply,
    403: sharedReply,
    404: sharedReply,
    500: sharedReply2,
    503: sharedReply2,
    "4XX": sharedReply,
  },
};

/** The request that the handler of `connectCompany` receives. */
export type ConnectCompanyReceived = ConnectCompanyParameters;

/** The reply that the handler of `connectCompany` returns. */
export type ConnectCompanyReply = {
  readonly status: OtherStatus<never>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const connectCompanyEndpoint: ServerOperation = {
  table: connectCompanyTable,
  check: validateConnectCompanyParameters,
  responses: {
    default: { content: [] },
  },
};

export { forbidden } from "@specwright/runtime/server";
export { unauthorized } from "@specwright/runtime/server";
export { refuse } from "@specwright/runtime/server";
