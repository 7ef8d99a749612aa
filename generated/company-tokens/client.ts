// Generated from specs/company-tokens/openapi.yaml, sandbox/overlays/company-tokens.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

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
  type TokenRequest,
  bindOperations,
  callOperation,
  clientBase,
  connect,
  createRawClient,
  serverAddress,
  tokenRequest,
} from "@specwright/runtime/client";
import { type OtherStatus, type StatusRange, jsonReader } from "@specwright/runtime/http";
import { encodePlainHeaders, encodePlainPath, encodePlainQuery, formWriter } from "@specwright/runtime/parameters";
import { type Client as RawClient, default as createClient } from "openapi-fetch";
import {
  connectCompanyTable,
  createCompanyAuthTokenTable,
  issueCompanyTokenForm,
  issueCompanyTokenTable,
  securitySchemes,
} from "./operations.js";
import type { paths } from "./paths.js";
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
 * A credential for each security scheme: a value, or a function that fetches it for each call.
 * @remarks `clientCertificate`: Open question: Q-69: The issuer of the certificate and its verification are not
 * specified.
 */
export interface CompanyTokensAuth {
  /**
   * An access token that acts for a company, in the Authorization header. Other APIs require it. The password
   * grant with the credential type authtoken issues it.
   */
  readonly companyToken?: Credential | undefined;
}

export type CompanyTokensClientOptions<Throws extends boolean = false> = ClientSettings<CompanyTokensAuth, Throws>;

/** The settings of calls without a client, which the operations that are functions take. */
export type CompanyTokensConnection = Connection<CompanyTokensAuth>;

/** The operations, as hooks get them. */
export type CompanyTokensOperationId = "createCompanyAuthToken" | "issueCompanyToken";

/**
 * Calls Company tokens.
 *
 * The app marketplace requests a temporary auth token for a company. It hands the token to a partner by
 * redirecting the user to the partner's connect URL. The partner exchanges the auth token for an access token
 * and a refresh token, which act for the company. The password grant with the credential type authtoken is the
 * only flow for companies. Each path contains a version: v1 for the company keys, v0 for the token endpoint.
 * Tools exist to generate a request token for a company, and to generate client ids and secrets.
 * @remarks Open question: Neither rate limits nor events of this API are shown (1 more in the spec).
 */
export interface CompanyTokensClient extends ClientBase<
  CompanyTokensClient,
  CompanyTokensAuth,
  CompanyTokensOperationId
> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
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
    input: CreateCompanyAuthTokenInput,
    options?: CallOptions,
  ): ApiPromise<CreateCompanyAuthTokenResult>;
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
  issueCompanyToken(input: IssueCompanyTokenInput, options?: CallOptions): ApiPromise<IssueCompanyTokenResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createCompanyTokensClient<Throws extends boolean = false>(
  options: CompanyTokensClientOptions<Throws>,
): ClientThat<Throws, CompanyTokensClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [
    createCompanyAuthTokenTable,
    issueCompanyTokenTable,
  ]);
  const client: CompanyTokensClient = {
    ...clientBase(connection, (baseUrl) => createCompanyTokensClient({ ...options, baseUrl })),
    raw,
    createCompanyAuthToken: (input, callOptions) => createCompanyAuthToken(connection, input, callOptions),
    issueCompanyToken: (input, callOptions) => issueCompanyToken(connection, input, callOptions),
  };
  return client as ClientThat<Throws, CompanyTokensClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createCompanyTokensClientWith<
  Operations extends OperationFunctions<CompanyTokensAuth>,
  Throws extends boolean = false,
>(
  options: CompanyTokensClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, CompanyTokensAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectCompanyTokens(options: CompanyTokensClientOptions): CompanyTokensConnection {
  return connect(options, securitySchemes);
}

/** The servers of the contract: what each returns is a `baseUrl` for clients. */
export interface CompanyTokensServers {
  /**
   * The base address of the service.
   *
   * {base_url}
   */
  server(variables?: { readonly base_url?: string }): ServerAddress;
}

export const companyTokensServers: CompanyTokensServers = {
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
export function companyTokensCompanyTokenProvider(
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

export type CompanyTokensWebhookOptions = SenderSettings<CompanyTokensAuth>;

/** Calls what the other side implements, at the address that it has named. */
export interface CompanyTokensWebhooks {
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
  connectCompany(url: string, input: ConnectCompanyInput, options?: CallOptions): ApiPromise<ConnectCompanyResult>;
}

/** A sender with all webhooks and callbacks as methods. */
export function createCompanyTokensWebhooks(options: CompanyTokensWebhookOptions = {}): CompanyTokensWebhooks {
  const connection = connect(options, securitySchemes);
  return {
    connectCompany: (url, input, callOptions) => connectCompany(connection, url, input, callOptions),
  };
}

/** The request that `createCompanyAuthToken` sends. */
export type CreateCompanyAuthTokenInput = CreateCompanyAuthTokenParameters;

/** The result of `createCompanyAuthToken`. */
export type CreateCompanyAuthTokenResult = CallResult<{
  is:
    | ClientResult<200, CompanyAuthToken, NoHeaders, "application/json">
    | ClientResult<OtherStatus<200>, CompanyAuthTokenFailure, NoHeaders, "application/json">;
}>;

/**
 * Create a temporary auth token for a company.
 *
 * Only the app marketplace, and no partner, calls this operation. It does so before it redirects a user to a
 * partner. The request has no body.
 *
 * POST /profile-service/v1/keys/principals/{company_id}/authtoken/
 * @example default: { status: "FAIL", code: 1, errormsg: "The company is not known." }
 * @remarks Answer 200: Open question: The media type of the response is not specified; here it is
 * application/json (2 more in the spec).
 */
export function createCompanyAuthToken(
  connection: CompanyTokensConnection,
  input: CreateCompanyAuthTokenInput,
  options?: CallOptions,
): ApiPromise<CreateCompanyAuthTokenResult> {
  return callOperation<CreateCompanyAuthTokenResult>(connection, createCompanyAuthTokenOperation, input, options);
}

const createCompanyAuthTokenOperation: ClientOperation = {
  table: createCompanyAuthTokenTable,
  check: validateCreateCompanyAuthTokenParameters,
  encode: { path: encodePlainPath, headers: encodePlainHeaders },
  accept: "application/json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateCompanyAuthToken)] },
    default: { content: [/* @__PURE__ */ jsonReader("application/json", validateCompanyAuthTokenFailure)] },
  },
};

/** The request that `issueCompanyToken` sends. */
export interface IssueCompanyTokenInput {
  readonly contentType?: "application/x-www-form-urlencoded";
  /** The form fields of the password grant. */
  readonly body: PasswordGrant;
}

/** The result of `issueCompanyToken`. */
export type IssueCompanyTokenResult = CallResult<{
  is:
    | ClientResult<200, CompanyToken, NoHeaders, "application/json">
    | ClientResult<400, TokenFailure, NoHeaders, "application/json">
    | ClientResult<401, TokenFailure, NoHeaders, "application/json">
    | ClientResult<403, TokenFailure, NoHeaders, "application/json">
    | ClientResult<404, TokenFailure, NoHeaders, "application/json">
    | ClientResult<500, ServerMessage, NoHeaders, "application/json">
    | ClientResult<503, ServerMessage, NoHeaders, "application/json">
    | ClientResult<StatusRange<"4XX", 400 | 401 | 403 | 404>, TokenFailure, NoHeaders, "application/json">;
}>;

/**
 * Exchange the auth token of a company for an access token and a refresh token.
 *
 * This operation is the password grant. A partner application sends its client id and secret, with the id of the
 * company as username and the auth token as password. The auth token is valid for 24 hours. During its 24 hours,
 * it may be exchanged repeatedly, for example after a network failure.
 *
 * POST /oauth2/v0/token
 * @example 400: { code: 5, error: "invalid_grant", error_description: "Incorrect credentials" }
 * @example 401: { code: 61, error: "invalid_client", error_description: "Client not found" }
 * @example 403: { code: 59, error: "access_denied", error_description: "Client disabled" }
 * @example 404: { code: 100, error: "invalid_request", error_description: "Backend does not know this username" }
 * @example 500: { message: "The request could not be handled." }
 * @example 503: { message: "The request could not be handled." }
 * @example 4XX: { code: 115, error: "invalid_request", error_description: "Unauthenticated client will not be issued a token" }
 * @remarks Answer 400: Open question: The token error codes of this status are not specified (6 more in
 * the spec).
 */
export function issueCompanyToken(
  connection: CompanyTokensConnection,
  input: IssueCompanyTokenInput,
  options?: CallOptions,
): ApiPromise<IssueCompanyTokenResult> {
  return callOperation<IssueCompanyTokenResult>(connection, issueCompanyTokenOperation, input, options);
}

const sharedResponse: ClientResponse = {
  content: [/* @__PURE__ */ jsonReader("application/json", validateTokenFailure)],
};

const sharedResponse2: ClientResponse = {
  content: [/* @__PURE__ */ jsonReader("application/json", validateServerMessage)],
};

const issueCompanyTokenOperation: ClientOperation = {
  table: issueCompanyTokenTable,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ formWriter("application/x-www-form-urlencoded", issueCompanyTokenForm, validatePasswordGrant),
    ],
  },
  accept: "application/json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateCompanyToken)] },
    400: sharedResponse,
    401: sharedResponse,
    403: sharedResponse,
    404: sharedResponse,
    500: sharedResponse2,
    503: sharedResponse2,
    "4XX": sharedResponse,
  },
};

/** The request that `connectCompany` sends. */
export type ConnectCompanyInput = ConnectCompanyParameters;

/** The result of `connectCompany`. */
export type ConnectCompanyResult = CallResult<{
  is: ClientResult<OtherStatus<never>, undefined, NoHeaders, undefined>;
}>;

/**
 * Receive a user from the app marketplace at the connect URL.
 *
 * The app marketplace redirects the user's browser to the partner's connect URL with HTTP 301. The query
 * contains the auth token, which the partner exchanges for the tokens of the company. The partner asks the user
 * to sign in or to create an account. An application with the user read scope can use the UUID of the user to
 * prefill the creation of an account.
 *
 * GET companyConnection
 * @remarks Open question: Q-68: The method of the call is not specified; here it is GET, since a browser follows
 * a redirect (1 more in the spec).
 */
export function connectCompany(
  connection: Connection<CompanyTokensAuth>,
  url: string,
  input: ConnectCompanyInput,
  options?: CallOptions,
): ApiPromise<ConnectCompanyResult> {
  return callOperation<ConnectCompanyResult>(connection, connectCompanyOperation, input, { ...options, url });
}

const connectCompanyOperation: ClientOperation = {
  table: connectCompanyTable,
  check: validateConnectCompanyParameters,
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
