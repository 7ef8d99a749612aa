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
  type Credential,
  type NoHeaders,
  type OperationFunctions,
  type TokenProvider,
  type TokenRequest,
  type TokenRequestSettings,
  type UserTokenRequest,
  bindOperations,
  callOperation,
  clientBase,
  connect,
  createRawClient,
  tokenRequest,
} from "../runtime/client.js";
import type { BasicCredential } from "../runtime/http.js";
import {
  readBothTable,
  readDefaultTable,
  readEitherTable,
  readOpenTable,
  readOptionalTable,
  securitySchemes,
} from "./operations.js";
import type { paths } from "./paths.js";

/** A credential for each security scheme: a value, or a function that fetches it for each call. */
export interface SecurityAndOrOptionalAuth {
  /** An access token of a user. */
  readonly token?: Credential | undefined;
  /** The address of the token server is in the contract of the partner. */
  readonly partner?: Credential | undefined;
  readonly login?: Credential<BasicCredential> | undefined;
  readonly legacy?: Credential | undefined;
  readonly native?: Credential | undefined;
  readonly audience?: Credential | undefined;
  readonly offline?: Credential | undefined;
  readonly appKey?: Credential | undefined;
  readonly session?: Credential | undefined;
}

export type SecurityAndOrOptionalClientOptions<Throws extends boolean = false> = ClientSettings<
  SecurityAndOrOptionalAuth,
  Throws
>;

/** The settings of calls without a client, which the operations that are functions take. */
export type SecurityAndOrOptionalConnection = Connection<SecurityAndOrOptionalAuth>;

/** The operations, as hooks get them. */
export type SecurityAndOrOptionalOperationId = "readDefault" | "readBoth" | "readEither" | "readOptional" | "readOpen";

/** Calls Security. */
export interface SecurityAndOrOptionalClient extends ClientBase<
  SecurityAndOrOptionalClient,
  SecurityAndOrOptionalAuth,
  SecurityAndOrOptionalOperationId
> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /** GET /default */
  readDefault(input?: ReadDefaultInput, options?: CallOptions): ApiPromise<ReadDefaultResult>;
  /** GET /both */
  readBoth(input?: ReadBothInput, options?: CallOptions): ApiPromise<ReadBothResult>;
  /** GET /either */
  readEither(input?: ReadEitherInput, options?: CallOptions): ApiPromise<ReadEitherResult>;
  /** GET /optional */
  readOptional(input?: ReadOptionalInput, options?: CallOptions): ApiPromise<ReadOptionalResult>;
  /** GET /open */
  readOpen(input?: ReadOpenInput, options?: CallOptions): ApiPromise<ReadOpenResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createSecurityAndOrOptionalClient<Throws extends boolean = false>(
  options: SecurityAndOrOptionalClientOptions<Throws>,
): ClientThat<Throws, SecurityAndOrOptionalClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [
    readDefaultTable,
    readBothTable,
    readEitherTable,
    readOptionalTable,
    readOpenTable,
  ]);
  const client: SecurityAndOrOptionalClient = {
    ...clientBase(connection, (baseUrl) => createSecurityAndOrOptionalClient({ ...options, baseUrl })),
    raw,
    readDefault: (input, callOptions) => readDefault(connection, input, callOptions),
    readBoth: (input, callOptions) => readBoth(connection, input, callOptions),
    readEither: (input, callOptions) => readEither(connection, input, callOptions),
    readOptional: (input, callOptions) => readOptional(connection, input, callOptions),
    readOpen: (input, callOptions) => readOpen(connection, input, callOptions),
  };
  return client as ClientThat<Throws, SecurityAndOrOptionalClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createSecurityAndOrOptionalClientWith<
  Operations extends OperationFunctions<SecurityAndOrOptionalAuth>,
  Throws extends boolean = false,
>(
  options: SecurityAndOrOptionalClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, SecurityAndOrOptionalAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectSecurityAndOrOptional(
  options: SecurityAndOrOptionalClientOptions,
): SecurityAndOrOptionalConnection {
  return connect(options, securitySchemes);
}

/**
 * A credential for `auth` with the key "token": requests tokens by the grant of client credentials. Throws a
 * TypeError when the URL of the token server is not valid.
 */
export function securityAndOrOptionalTokenClientCredentials(options: TokenRequest): TokenProvider {
  return tokenRequest(options, { tokenUrl: "https://example.com/token" });
}

/**
 * A credential for `auth` with the key "partner": requests tokens by the grant of client credentials. Throws a
 * TypeError when the URL of the token server is not valid.
 */
export function securityAndOrOptionalPartnerClientCredentials(
  options: TokenRequest & { readonly tokenUrl: string },
): TokenProvider {
  return tokenRequest(options);
}

/**
 * A credential for `auth` with the key "legacy": requests tokens by the grant "password". Throws a TypeError
 * when the URL of the token server is not valid.
 *
 * - `username`: The name of the user.
 * - `X-Consumer-Key`: The key of the program.
 */
export function securityAndOrOptionalLegacyProvider(
  options: TokenRequestSettings & {
    readonly baseUrl: string;
    readonly fields: { readonly username: string; readonly password: string };
    readonly headers: { readonly "X-Consumer-Key": string };
  },
): TokenProvider {
  return tokenRequest(options, {
    tokenUrl: "/tokens",
    authentication: "none",
    fields: { grant_type: "password", scope: "", type: "user & password" },
    headers: { "X-Version": "1" },
    token: ["Token", "Value"],
    expiresAt: ["Token", "End"],
  });
}

/**
 * A credential for `auth` with the key "native": requests tokens. Throws a TypeError when the URL of the token
 * server is not valid.
 *
 * - `X-Consumer-Key`: The key of the program.
 */
export function securityAndOrOptionalNativeProvider(
  options: UserTokenRequest & {
    readonly baseUrl: string;
    readonly fields: { readonly device: string };
    readonly headers: { readonly "X-Consumer-Key": string };
  },
): TokenProvider {
  return tokenRequest(options, {
    tokenUrl: "/native/token",
    method: "GET",
    authentication: "user",
    fields: { grant_type: "", scope: "", version: "2" },
    token: ["Token"],
  });
}

/**
 * A credential for `auth` with the key "audience": requests tokens by the grant of client credentials. Throws a
 * TypeError when the URL of the token server is not valid.
 */
export function securityAndOrOptionalAudienceClientCredentials(options: TokenRequest): TokenProvider {
  return tokenRequest(options, { tokenUrl: "https://example.com/token", fields: { audience: "orders" } });
}

/**
 * A credential for `auth` with the key "offline": requests tokens by the grant of client credentials. Throws a
 * TypeError when the URL of the token server is not valid.
 */
export function securityAndOrOptionalOfflineClientCredentials(options: TokenRequest): TokenProvider {
  return tokenRequest(options, { tokenUrl: "https://example.com/token" });
}

/**
 * A credential for `auth` with the key "offline": requests tokens by the grant "password". Throws a TypeError
 * when the URL of the token server is not valid.
 */
export function securityAndOrOptionalOfflineProvider(
  options: TokenRequest & { readonly fields: { readonly username: string; readonly password: string } },
): TokenProvider {
  return tokenRequest(options, { tokenUrl: "https://example.com/users", fields: { grant_type: "password" } });
}

/** The request that `readDefault` sends. */
export type ReadDefaultInput = Readonly<Record<string, never>>;

/** The result of `readDefault`. */
export type ReadDefaultResult = CallResult<{
  is: ClientResult<204, undefined, NoHeaders, undefined>;
}>;

/** GET /default */
export function readDefault(
  connection: SecurityAndOrOptionalConnection,
  input?: ReadDefaultInput,
  options?: CallOptions,
): ApiPromise<ReadDefaultResult> {
  return callOperation<ReadDefaultResult>(connection, readDefaultOperation, input, options);
}

const readDefaultOperation: ClientOperation = {
  table: readDefaultTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that `readBoth` sends. */
export type ReadBothInput = Readonly<Record<string, never>>;

/** The result of `readBoth`. */
export type ReadBothResult = CallResult<{
  is: ClientResult<204, undefined, NoHeaders, undefined>;
}>;

/** GET /both */
export function readBoth(
  connection: SecurityAndOrOptionalConnection,
  input?: ReadBothInput,
  options?: CallOptions,
): ApiPromise<ReadBothResult> {
  return callOperation<ReadBothResult>(connection, readBothOperation, input, options);
}

const readBothOperation: ClientOperation = {
  table: readBothTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that `readEither` sends. */
export type ReadEitherInput = Readonly<Record<string, never>>;

/** The result of `readEither`. */
export type ReadEitherResult = CallResult<{
  is: ClientResult<204, undefined, NoHeaders, undefined>;
}>;

/** GET /either */
export function readEither(
  connection: SecurityAndOrOptionalConnection,
  input?: ReadEitherInput,
  options?: CallOptions,
): ApiPromise<ReadEitherResult> {
  return callOperation<ReadEitherResult>(connection, readEitherOperation, input, options);
}

const readEitherOperation: ClientOperation = {
  table: readEitherTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that `readOptional` sends. */
export type ReadOptionalInput = Readonly<Record<string, never>>;

/** The result of `readOptional`. */
export type ReadOptionalResult = CallResult<{
  is: ClientResult<204, undefined, NoHeaders, undefined>;
}>;

/** GET /optional */
export function readOptional(
  connection: SecurityAndOrOptionalConnection,
  input?: ReadOptionalInput,
  options?: CallOptions,
): ApiPromise<ReadOptionalResult> {
  return callOperation<ReadOptionalResult>(connection, readOptionalOperation, input, options);
}

const readOptionalOperation: ClientOperation = {
  table: readOptionalTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that `readOpen` sends. */
export type ReadOpenInput = Readonly<Record<string, never>>;

/** The result of `readOpen`. */
export type ReadOpenResult = CallResult<{
  is: ClientResult<204, undefined, NoHeaders, undefined>;
}>;

/** GET /open */
export function readOpen(
  connection: SecurityAndOrOptionalConnection,
  input?: ReadOpenInput,
  options?: CallOptions,
): ApiPromise<ReadOpenResult> {
  return callOperation<ReadOpenResult>(connection, readOpenOperation, input, options);
}

const readOpenOperation: ClientOperation = {
  table: readOpenTable,
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
