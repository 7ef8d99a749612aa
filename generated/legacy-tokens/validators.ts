// Generated from specs/legacy-tokens/openapi.yaml, sandbox/overlays/legacy-tokens.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import type { Result } from "@specwright/runtime/base";
import {
  type JsonBranch,
  type JsonProblems,
  type ParseOptions,
  type Secrets,
  type ValidateOptions,
  addFalse,
  addRequired,
  enter,
  expectArray,
  expectObject,
  expectString,
  expectStringOf,
  hasObjectType,
  leave,
  matchBranches,
  nameMisspelt,
  problemsOf,
  readJson,
  secrets,
  unreadAt,
  visitItems,
} from "@specwright/runtime/json";
import type {
  ConnectionRequestUpdate,
  ConnectionRequests,
  ExchangeRequestTokenParameters,
  IssuedToken,
  LegacyToken,
  ReceiveAuthorizationParameters,
  ReceiveRequestTokenParameters,
  RefreshAccessTokenParameters,
  RefreshedToken,
  RevokeTokensParameters,
  ScopeCode,
  StartWebFlowParameters,
  StartWebFlowResponse200,
  StartWebFlowResponseHeaders,
  UpdateConnectionRequestParameters,
} from "./types.js";

/** Checks whether a value is a valid ConnectionRequestUpdate. */
export function isConnectionRequestUpdate(value: unknown): value is ConnectionRequestUpdate {
  try {
    return checkConnectionRequestUpdate(value);
  } catch {
    return false;
  }
}

function checkConnectionRequestUpdate(_value: unknown): boolean {
  return true;
}

/** The value as a valid ConnectionRequestUpdate, or every problem that keeps it from being one. */
export function validateConnectionRequestUpdate(
  value: unknown,
  options?: ValidateOptions,
): Result<ConnectionRequestUpdate> {
  return isConnectionRequestUpdate(value)
    ? { ok: true, value }
    : problemsOf(value, collectConnectionRequestUpdate, options);
}

function collectConnectionRequestUpdate(_value: unknown, _problems: JsonProblems): void {}

/** Reads a valid ConnectionRequestUpdate from JSON text. Problems have a line and a column. */
export function parseConnectionRequestUpdate(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<ConnectionRequestUpdate> {
  return readJson(text, validateConnectionRequestUpdate, options);
}

/** Checks whether a value is a valid ConnectionRequests. */
export function isConnectionRequests(value: unknown): value is ConnectionRequests {
  try {
    return checkConnectionRequests(value);
  } catch {
    return false;
  }
}

function checkConnectionRequests(_value: unknown): boolean {
  return true;
}

/** The value as a valid ConnectionRequests, or every problem that keeps it from being one. */
export function validateConnectionRequests(value: unknown, options?: ValidateOptions): Result<ConnectionRequests> {
  return isConnectionRequests(value) ? { ok: true, value } : problemsOf(value, collectConnectionRequests, options);
}

function collectConnectionRequests(_value: unknown, _problems: JsonProblems): void {}

/** Reads a valid ConnectionRequests from JSON text. Problems have a line and a column. */
export function parseConnectionRequests(text: string | Uint8Array, options?: ParseOptions): Result<ConnectionRequests> {
  return readJson(text, validateConnectionRequests, options);
}

/** Checks whether a value is a valid ExchangeRequestTokenParameters. */
export function isExchangeRequestTokenParameters(value: unknown): value is ExchangeRequestTokenParameters {
  try {
    return checkExchangeRequestTokenParameters(value);
  } catch {
    return false;
  }
}

function checkExchangeRequestTokenParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const query = value["query"];
  if (!hasObjectType(query)) return false;
  if (typeof query["code"] !== "string") return false;
  if (typeof query["client_id"] !== "string") return false;
  return typeof query["client_secret"] === "string";
}

/** The value as a valid ExchangeRequestTokenParameters, or every problem that keeps it from being one. */
export function validateExchangeRequestTokenParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<ExchangeRequestTokenParameters> {
  return (
    unreadAt(options, secretsOfExchangeRequestTokenParameters) ??
    (isExchangeRequestTokenParameters(value)
      ? { ok: true, value }
      : problemsOf(value, collectExchangeRequestTokenParameters, options, secretsOfExchangeRequestTokenParameters))
  );
}

function secretsOfExchangeRequestTokenParameters(): Secrets {
  return secrets([
    ["query", "code"],
    ["query", "client_secret"],
  ]);
}

function collectExchangeRequestTokenParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1net2~1oauth2~1GetAccessToken.ashx/get");
  if (expectObject(value, problems)) {
    const query = value["query"];
    if (query !== undefined) {
      enter(problems, "query", "");
      if (expectObject(query, problems)) {
        const code = query["code"];
        if (code !== undefined) {
          enter(problems, "code", "/parameters/0/schema");
          expectString(code, problems);
          leave(problems);
        } else {
          addRequired(query, problems, "code");
        }
        const clientId = query["client_id"];
        if (clientId !== undefined) {
          enter(problems, "client_id", "#/components/parameters/ClientId/schema");
          expectString(clientId, problems);
          leave(problems);
        } else {
          addRequired(query, problems, "client_id");
        }
        const clientSecret = query["client_secret"];
        if (clientSecret !== undefined) {
          enter(problems, "client_secret", "#/components/parameters/ClientSecret/schema");
          expectString(clientSecret, problems);
          leave(problems);
        } else {
          addRequired(query, problems, "client_secret");
        }
        nameMisspelt(query, problems);
      }
      leave(problems);
    } else {
      addRequired(value, problems, "query");
    }
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Checks whether a value is a valid IssuedToken. */
export function isIssuedToken(value: unknown): value is IssuedToken {
  try {
    return checkIssuedToken(value);
  } catch {
    return false;
  }
}

function checkIssuedToken(value: unknown): boolean {
  if (hasObjectType(value) && typeof value["Refresh_Token"] !== "string") return false;
  return checkLegacyToken(value);
}

function checkLegacyToken(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["Instance_URL"] !== "string" || typeof value["Token"] !== "string")
    return false;
  return typeof value["Expiration_Date"] === "string";
}

/** The value as a valid IssuedToken, or every problem that keeps it from being one. */
export function validateIssuedToken(value: unknown, options?: ValidateOptions): Result<IssuedToken> {
  return (
    unreadAt(options, secretsOfIssuedToken) ??
    (isIssuedToken(value) ? { ok: true, value } : problemsOf(value, collectIssuedToken, options, secretsOfIssuedToken))
  );
}

function secretsOfIssuedToken(): Secrets {
  return secrets([[secretsOfLegacyToken], ["Refresh_Token"]]);
}

function collectIssuedToken(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/IssuedToken");
  if (hasObjectType(value)) {
    expectString(value["Refresh_Token"], problems, "Refresh_Token");
    nameMisspelt(value, problems);
  }
  collectLegacyToken(value, problems);
  leave(problems);
}

function secretsOfLegacyToken(): Secrets {
  return secrets([["Token"]]);
}

function collectLegacyToken(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/LegacyToken");
  if (expectObject(value, problems)) {
    expectString(value["Instance_URL"], problems, "Instance_URL");
    expectString(value["Token"], problems, "Token");
    expectString(value["Expiration_Date"], problems, "Expiration_Date");
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid IssuedToken from JSON text. Problems have a line and a column. */
export function parseIssuedToken(text: string | Uint8Array, options?: ParseOptions): Result<IssuedToken> {
  return readJson(text, validateIssuedToken, options);
}

/** Checks whether a value is a valid LegacyToken. */
export function isLegacyToken(value: unknown): value is LegacyToken {
  try {
    return checkLegacyToken(value);
  } catch {
    return false;
  }
}

/** The value as a valid LegacyToken, or every problem that keeps it from being one. */
export function validateLegacyToken(value: unknown, options?: ValidateOptions): Result<LegacyToken> {
  return (
    unreadAt(options, secretsOfLegacyToken) ??
    (isLegacyToken(value) ? { ok: true, value } : problemsOf(value, collectLegacyToken, options, secretsOfLegacyToken))
  );
}

/** Reads a valid LegacyToken from JSON text. Problems have a line and a column. */
export function parseLegacyToken(text: string | Uint8Array, options?: ParseOptions): Result<LegacyToken> {
  return readJson(text, validateLegacyToken, options);
}

/** Checks whether a value is a valid ReceiveAuthorizationParameters. */
export function isReceiveAuthorizationParameters(value: unknown): value is ReceiveAuthorizationParameters {
  try {
    return checkReceiveAuthorizationParameters(value);
  } catch {
    return false;
  }
}

function checkReceiveAuthorizationParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const query = value["query"];
  if (!hasObjectType(query)) return false;
  if (query["code"] !== undefined) {
    if (!checkReceiveAuthorizationParametersQueryOneOf1(query)) return false;
  } else if (!checkReceiveAuthorizationParametersQueryOneOf2(query)) {
    return false;
  }
  return true;
}

function checkReceiveAuthorizationParametersQueryOneOf1(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  if (typeof value["code"] !== "string") return false;
  if (value["error"] !== undefined) return false;
  if (value["error_description"] !== undefined) return false;
  const state = value["state"];
  return state === undefined || typeof state === "string";
}

function checkReceiveAuthorizationParametersQueryOneOf2(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  if (value["code"] !== undefined) return false;
  if (typeof value["error"] !== "string") return false;
  if (typeof value["error_description"] !== "string") return false;
  const state = value["state"];
  return state === undefined || typeof state === "string";
}

/** The value as a valid ReceiveAuthorizationParameters, or every problem that keeps it from being one. */
export function validateReceiveAuthorizationParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<ReceiveAuthorizationParameters> {
  return (
    unreadAt(options, secretsOfReceiveAuthorizationParameters) ??
    (isReceiveAuthorizationParameters(value)
      ? { ok: true, value }
      : problemsOf(value, collectReceiveAuthorizationParameters, options, secretsOfReceiveAuthorizationParameters))
  );
}

function secretsOfReceiveAuthorizationParameters(): Secrets {
  return secrets([["query", "code"]]);
}

const receiveAuthorizationParametersQueryOneOfBranches: readonly JsonBranch[] = [
  {
    name: 'object with "code"',
    check: checkReceiveAuthorizationParametersQueryOneOf1,
    collect: collectReceiveAuthorizationParametersQueryOneOf1,
    members: ["code"],
    required: ["code"],
  },
  {
    name: 'object with "error" and "error_description"',
    check: checkReceiveAuthorizationParametersQueryOneOf2,
    collect: collectReceiveAuthorizationParametersQueryOneOf2,
    members: ["error", "error_description"],
    required: ["error", "error_description"],
  },
];

function collectReceiveAuthorizationParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/webhooks/authorizationCallback/get");
  if (expectObject(value, problems)) {
    const query = value["query"];
    if (query !== undefined) {
      enter(problems, "query", "");
      if (expectObject(query, problems))
        matchBranches(query, problems, "oneOf", receiveAuthorizationParametersQueryOneOfBranches);
      leave(problems);
    } else {
      addRequired(value, problems, "query");
    }
    nameMisspelt(value, problems);
  }
  leave(problems);
}

function collectReceiveAuthorizationParametersQueryOneOf1(value: unknown, problems: JsonProblems): void {
  if (expectObject(value, problems)) {
    const code = value["code"];
    if (code !== undefined) {
      enter(problems, "code", "/parameters/0/schema");
      expectString(code, problems);
      leave(problems);
    } else {
      addRequired(value, problems, "code");
    }
    const error = value["error"];
    if (error !== undefined) {
      enter(problems, "error", "/parameters/1/schema");
      addFalse(error, problems);
      leave(problems);
    }
    const errorDescription = value["error_description"];
    if (errorDescription !== undefined) {
      enter(problems, "error_description", "/parameters/2/schema");
      addFalse(errorDescription, problems);
      leave(problems);
    }
    const state = value["state"];
    if (state !== undefined) {
      enter(problems, "state", "/parameters/3/schema");
      expectString(state, problems);
      leave(problems);
    }
    nameMisspelt(value, problems);
  }
}

function collectReceiveAuthorizationParametersQueryOneOf2(value: unknown, problems: JsonProblems): void {
  if (expectObject(value, problems)) {
    const code = value["code"];
    if (code !== undefined) {
      enter(problems, "code", "/parameters/0/schema");
      addFalse(code, problems);
      leave(problems);
    }
    const error = value["error"];
    if (error !== undefined) {
      enter(problems, "error", "/parameters/1/schema");
      expectString(error, problems);
      leave(problems);
    } else {
      addRequired(value, problems, "error");
    }
    const errorDescription = value["error_description"];
    if (errorDescription !== undefined) {
      enter(problems, "error_description", "/parameters/2/schema");
      expectString(errorDescription, problems);
      leave(problems);
    } else {
      addRequired(value, problems, "error_description");
    }
    const state = value["state"];
    if (state !== undefined) {
      enter(problems, "state", "/parameters/3/schema");
      expectString(state, problems);
      leave(problems);
    }
    nameMisspelt(value, problems);
  }
}

/** Checks whether a value is a valid ReceiveRequestTokenParameters. */
export function isReceiveRequestTokenParameters(value: unknown): value is ReceiveRequestTokenParameters {
  try {
    return checkReceiveRequestTokenParameters(value);
  } catch {
    return false;
  }
}

function checkReceiveRequestTokenParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const query = value["query"];
  if (!hasObjectType(query)) return false;
  return typeof query["code"] === "string";
}

/** The value as a valid ReceiveRequestTokenParameters, or every problem that keeps it from being one. */
export function validateReceiveRequestTokenParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<ReceiveRequestTokenParameters> {
  return (
    unreadAt(options, secretsOfReceiveRequestTokenParameters) ??
    (isReceiveRequestTokenParameters(value)
      ? { ok: true, value }
      : problemsOf(value, collectReceiveRequestTokenParameters, options, secretsOfReceiveRequestTokenParameters))
  );
}

function secretsOfReceiveRequestTokenParameters(): Secrets {
  return secrets([["query", "code"]]);
}

function collectReceiveRequestTokenParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/webhooks/marketplaceListener/get");
  if (expectObject(value, problems)) {
    const query = value["query"];
    if (query !== undefined) {
      enter(problems, "query", "");
      if (expectObject(query, problems)) {
        const code = query["code"];
        if (code !== undefined) {
          enter(problems, "code", "/parameters/0/schema");
          expectString(code, problems);
          leave(problems);
        } else {
          addRequired(query, problems, "code");
        }
        nameMisspelt(query, problems);
      }
      leave(problems);
    } else {
      addRequired(value, problems, "query");
    }
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Checks whether a value is a valid RefreshAccessTokenParameters. */
export function isRefreshAccessTokenParameters(value: unknown): value is RefreshAccessTokenParameters {
  try {
    return checkRefreshAccessTokenParameters(value);
  } catch {
    return false;
  }
}

function checkRefreshAccessTokenParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const query = value["query"];
  if (!hasObjectType(query)) return false;
  if (typeof query["refresh_token"] !== "string") return false;
  if (typeof query["client_id"] !== "string") return false;
  return typeof query["client_secret"] === "string";
}

/** The value as a valid RefreshAccessTokenParameters, or every problem that keeps it from being one. */
export function validateRefreshAccessTokenParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<RefreshAccessTokenParameters> {
  return (
    unreadAt(options, secretsOfRefreshAccessTokenParameters) ??
    (isRefreshAccessTokenParameters(value)
      ? { ok: true, value }
      : problemsOf(value, collectRefreshAccessTokenParameters, options, secretsOfRefreshAccessTokenParameters))
  );
}

function secretsOfRefreshAccessTokenParameters(): Secrets {
  return secrets([
    ["query", "refresh_token"],
    ["query", "client_secret"],
  ]);
}

function collectRefreshAccessTokenParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1net2~1oauth2~1getaccesstoken.ashx/get");
  if (expectObject(value, problems)) {
    const query = value["query"];
    if (query !== undefined) {
      enter(problems, "query", "");
      if (expectObject(query, problems)) {
        const refreshToken = query["refresh_token"];
        if (refreshToken !== undefined) {
          enter(problems, "refresh_token", "/parameters/0/schema");
          expectString(refreshToken, problems);
          leave(problems);
        } else {
          addRequired(query, problems, "refresh_token");
        }
        const clientId = query["client_id"];
        if (clientId !== undefined) {
          enter(problems, "client_id", "#/components/parameters/ClientId/schema");
          expectString(clientId, problems);
          leave(problems);
        } else {
          addRequired(query, problems, "client_id");
        }
        const clientSecret = query["client_secret"];
        if (clientSecret !== undefined) {
          enter(problems, "client_secret", "#/components/parameters/ClientSecret/schema");
          expectString(clientSecret, problems);
          leave(problems);
        } else {
          addRequired(query, problems, "client_secret");
        }
        nameMisspelt(query, problems);
      }
      leave(problems);
    } else {
      addRequired(value, problems, "query");
    }
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Checks whether a value is a valid RefreshedToken. */
export function isRefreshedToken(value: unknown): value is RefreshedToken {
  try {
    return checkRefreshedToken(value);
  } catch {
    return false;
  }
}

function checkRefreshedToken(value: unknown): boolean {
  if (hasObjectType(value) && value["Refresh_Token"] !== undefined) return false;
  return checkLegacyToken(value);
}

/** The value as a valid RefreshedToken, or every problem that keeps it from being one. */
export function validateRefreshedToken(value: unknown, options?: ValidateOptions): Result<RefreshedToken> {
  return (
    unreadAt(options, secretsOfRefreshedToken) ??
    (isRefreshedToken(value)
      ? { ok: true, value }
      : problemsOf(value, collectRefreshedToken, options, secretsOfRefreshedToken))
  );
}

function secretsOfRefreshedToken(): Secrets {
  return secrets([[secretsOfLegacyToken]]);
}

function collectRefreshedToken(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/RefreshedToken");
  if (hasObjectType(value)) {
    const refreshToken = value["Refresh_Token"];
    if (refreshToken !== undefined) addFalse(refreshToken, problems, "Refresh_Token");
  }
  collectLegacyToken(value, problems);
  leave(problems);
}

/** Reads a valid RefreshedToken from JSON text. Problems have a line and a column. */
export function parseRefreshedToken(text: string | Uint8Array, options?: ParseOptions): Result<RefreshedToken> {
  return readJson(text, validateRefreshedToken, options);
}

/** Checks whether a value is a valid RevokeTokensParameters. */
export function isRevokeTokensParameters(value: unknown): value is RevokeTokensParameters {
  try {
    return checkRevokeTokensParameters(value);
  } catch {
    return false;
  }
}

function checkRevokeTokensParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const query = value["query"];
  if (!hasObjectType(query)) return false;
  if (query["token"] !== undefined) {
    if (!checkRevokeTokensParametersQueryOneOf1(query)) return false;
  } else if (!checkRevokeTokensParametersQueryOneOf2(query)) {
    return false;
  }
  return true;
}

function checkRevokeTokensParametersQueryOneOf1(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  if (typeof value["token"] !== "string") return false;
  if (value["consumerKey"] !== undefined) return false;
  return value["user"] === undefined;
}

function checkRevokeTokensParametersQueryOneOf2(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  if (value["token"] !== undefined) return false;
  if (typeof value["consumerKey"] !== "string") return false;
  return typeof value["user"] === "string";
}

/** The value as a valid RevokeTokensParameters, or every problem that keeps it from being one. */
export function validateRevokeTokensParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<RevokeTokensParameters> {
  return (
    unreadAt(options, secretsOfRevokeTokensParameters) ??
    (isRevokeTokensParameters(value)
      ? { ok: true, value }
      : problemsOf(value, collectRevokeTokensParameters, options, secretsOfRevokeTokensParameters))
  );
}

function secretsOfRevokeTokensParameters(): Secrets {
  return secrets([["query", "token"]]);
}

const revokeTokensParametersQueryOneOfBranches: readonly JsonBranch[] = [
  {
    name: 'object with "token"',
    check: checkRevokeTokensParametersQueryOneOf1,
    collect: collectRevokeTokensParametersQueryOneOf1,
    members: ["token"],
    required: ["token"],
  },
  {
    name: 'object with "consumerKey" and "user"',
    check: checkRevokeTokensParametersQueryOneOf2,
    collect: collectRevokeTokensParametersQueryOneOf2,
    members: ["consumerKey", "user"],
    required: ["consumerKey", "user"],
  },
];

function collectRevokeTokensParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1net2~1oauth2~1revoketoken.ashx/post");
  if (expectObject(value, problems)) {
    const query = value["query"];
    if (query !== undefined) {
      enter(problems, "query", "");
      if (expectObject(query, problems))
        matchBranches(query, problems, "oneOf", revokeTokensParametersQueryOneOfBranches);
      leave(problems);
    } else {
      addRequired(value, problems, "query");
    }
    nameMisspelt(value, problems);
  }
  leave(problems);
}

function collectRevokeTokensParametersQueryOneOf1(value: unknown, problems: JsonProblems): void {
  if (expectObject(value, problems)) {
    const token = value["token"];
    if (token !== undefined) {
      enter(problems, "token", "/parameters/0/schema");
      expectString(token, problems);
      leave(problems);
    } else {
      addRequired(value, problems, "token");
    }
    const consumerKey = value["consumerKey"];
    if (consumerKey !== undefined) {
      enter(problems, "consumerKey", "/parameters/1/schema");
      addFalse(consumerKey, problems);
      leave(problems);
    }
    const user = value["user"];
    if (user !== undefined) {
      enter(problems, "user", "/parameters/2/schema");
      addFalse(user, problems);
      leave(problems);
    }
    nameMisspelt(value, problems);
  }
}

function collectRevokeTokensParametersQueryOneOf2(value: unknown, problems: JsonProblems): void {
  if (expectObject(value, problems)) {
    const token = value["token"];
    if (token !== undefined) {
      enter(problems, "token", "/parameters/0/schema");
      addFalse(token, problems);
      leave(problems);
    }
    const consumerKey = value["consumerKey"];
    if (consumerKey !== undefined) {
      enter(problems, "consumerKey", "/parameters/1/schema");
      expectString(consumerKey, problems);
      leave(problems);
    } else {
      addRequired(value, problems, "consumerKey");
    }
    const user = value["user"];
    if (user !== undefined) {
      enter(problems, "user", "/parameters/2/schema");
      expectString(user, problems);
      leave(problems);
    } else {
      addRequired(value, problems, "user");
    }
    nameMisspelt(value, problems);
  }
}

/** Checks whether a value is a valid ScopeCode. */
export function isScopeCode(value: unknown): value is ScopeCode {
  try {
    return checkScopeCode(value);
  } catch {
    return false;
  }
}

const scopeCodeValues: readonly unknown[] = [
  "ATTEND",
  "CONFIG",
  "ERECPT",
  "EXPRPT",
  "EXTRCT",
  "IMAGE",
  "INSGHT",
  "INVPO",
  "ITINER",
  "LIST",
  "MTNG",
  "PAYBAT",
  "TRVPRF",
  "TRVREQ",
  "TWS",
  "USER",
];

function checkScopeCode(value: unknown): boolean {
  return scopeCodeValues.includes(value);
}

/** The value as a valid ScopeCode, or every problem that keeps it from being one. */
export function validateScopeCode(value: unknown, options?: ValidateOptions): Result<ScopeCode> {
  return isScopeCode(value) ? { ok: true, value } : problemsOf(value, collectScopeCode, options);
}

function collectScopeCode(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/ScopeCode");
  expectStringOf(value, problems, scopeCodeValues);
  leave(problems);
}

/** Reads a valid ScopeCode from JSON text. Problems have a line and a column. */
export function parseScopeCode(text: string | Uint8Array, options?: ParseOptions): Result<ScopeCode> {
  return readJson(text, validateScopeCode, options);
}

/** Checks whether a value is a valid StartWebFlowParameters. */
export function isStartWebFlowParameters(value: unknown): value is StartWebFlowParameters {
  try {
    return checkStartWebFlowParameters(value);
  } catch {
    return false;
  }
}

function checkStartWebFlowParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const query = value["query"];
  if (!hasObjectType(query)) return false;
  if (typeof query["client_id"] !== "string") return false;
  const redirectUri = query["redirect_uri"];
  if (redirectUri !== undefined && typeof redirectUri !== "string") return false;
  const state = query["state"];
  if (state !== undefined && typeof state !== "string") return false;
  const scope = query["scope"];
  if (scope !== undefined) {
    if (!Array.isArray(scope)) return false;
    for (let index = 0; index < scope.length; index += 1) {
      if (!checkScopeCode(scope[index])) return false;
    }
  }
  return true;
}

/** The value as a valid StartWebFlowParameters, or every problem that keeps it from being one. */
export function validateStartWebFlowParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<StartWebFlowParameters> {
  return isStartWebFlowParameters(value)
    ? { ok: true, value }
    : problemsOf(value, collectStartWebFlowParameters, options);
}

function collectStartWebFlowParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1net2~1oauth2~1Login.aspx/get");
  if (expectObject(value, problems)) {
    const query = value["query"];
    if (query !== undefined) {
      enter(problems, "query", "");
      if (expectObject(query, problems)) {
        const clientId = query["client_id"];
        if (clientId !== undefined) {
          enter(problems, "client_id", "#/components/parameters/ClientId/schema");
          expectString(clientId, problems);
          leave(problems);
        } else {
          addRequired(query, problems, "client_id");
        }
        const scope = query["scope"];
        if (scope !== undefined) {
          enter(problems, "scope", "/parameters/1/schema");
          if (expectArray(scope, problems)) visitItems(scope, problems, collectScopeCode, checkScopeCode);
          leave(problems);
        }
        const redirectUri = query["redirect_uri"];
        if (redirectUri !== undefined) {
          enter(problems, "redirect_uri", "/parameters/2/schema");
          expectString(redirectUri, problems);
          leave(problems);
        }
        const state = query["state"];
        if (state !== undefined) {
          enter(problems, "state", "/parameters/3/schema");
          expectString(state, problems);
          leave(problems);
        }
        nameMisspelt(query, problems);
      }
      leave(problems);
    } else {
      addRequired(value, problems, "query");
    }
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Checks whether a value is a valid StartWebFlowResponse200. */
export function isStartWebFlowResponse200(value: unknown): value is StartWebFlowResponse200 {
  try {
    return checkStartWebFlowResponse200(value);
  } catch {
    return false;
  }
}

function checkStartWebFlowResponse200(value: unknown): boolean {
  return typeof value === "string";
}

/** The value as a valid StartWebFlowResponse200, or every problem that keeps it from being one. */
export function validateStartWebFlowResponse200(
  value: unknown,
  options?: ValidateOptions,
): Result<StartWebFlowResponse200> {
  return isStartWebFlowResponse200(value)
    ? { ok: true, value }
    : problemsOf(value, collectStartWebFlowResponse200, options);
}

function collectStartWebFlowResponse200(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1net2~1oauth2~1Login.aspx/get/responses/200/content/text~1html/schema");
  expectString(value, problems);
  leave(problems);
}

/** Reads a valid StartWebFlowResponse200 from JSON text. Problems have a line and a column. */
export function parseStartWebFlowResponse200(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<StartWebFlowResponse200> {
  return readJson(text, validateStartWebFlowResponse200, options);
}

/** Checks whether a value is a valid StartWebFlowResponseHeaders. */
export function isStartWebFlowResponseHeaders(value: unknown): value is StartWebFlowResponseHeaders {
  try {
    return checkStartWebFlowResponseHeaders(value);
  } catch {
    return false;
  }
}

function checkStartWebFlowResponseHeaders(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const location = value["Location"];
  return location === undefined || typeof location === "string";
}

/** The value as a valid StartWebFlowResponseHeaders, or every problem that keeps it from being one. */
export function validateStartWebFlowResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<StartWebFlowResponseHeaders> {
  return isStartWebFlowResponseHeaders(value)
    ? { ok: true, value }
    : problemsOf(value, collectStartWebFlowResponseHeaders, options);
}

function collectStartWebFlowResponseHeaders(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1net2~1oauth2~1Login.aspx/get");
  if (expectObject(value, problems)) {
    const location = value["Location"];
    if (location !== undefined) {
      enter(problems, "Location", "/responses/3XX/headers/Location/schema");
      expectString(location, problems);
      leave(problems);
    }
  }
  leave(problems);
}

/** Checks whether a value is a valid UpdateConnectionRequestParameters. */
export function isUpdateConnectionRequestParameters(value: unknown): value is UpdateConnectionRequestParameters {
  try {
    return checkUpdateConnectionRequestParameters(value);
  } catch {
    return false;
  }
}

function checkUpdateConnectionRequestParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const path = value["path"];
  if (!hasObjectType(path)) return false;
  return typeof path["id"] === "string";
}

/** The value as a valid UpdateConnectionRequestParameters, or every problem that keeps it from being one. */
export function validateUpdateConnectionRequestParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<UpdateConnectionRequestParameters> {
  return isUpdateConnectionRequestParameters(value)
    ? { ok: true, value }
    : problemsOf(value, collectUpdateConnectionRequestParameters, options);
}

function collectUpdateConnectionRequestParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1common~1connectionrequests~1{id}/put");
  if (expectObject(value, problems)) {
    const path = value["path"];
    if (path !== undefined) {
      enter(problems, "path", "");
      if (expectObject(path, problems)) {
        const id = path["id"];
        if (id !== undefined) {
          enter(problems, "id", "/parameters/0/schema");
          expectString(id, problems);
          leave(problems);
        } else {
          addRequired(path, problems, "id");
        }
        nameMisspelt(path, problems);
      }
      leave(problems);
    } else {
      addRequired(value, problems, "path");
    }
    nameMisspelt(value, problems);
  }
  leave(problems);
}
