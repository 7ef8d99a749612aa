// Generated from specs/legacy-tokens/openapi.yaml. Edit the spec, then run `make generate`.

import type { Result } from "../runtime/base.js";
import {
  type JsonProblems,
  type ParseOptions,
  type ValidateOptions,
  addEnum,
  addFalse,
  allowMembers,
  expectArray,
  expectObject,
  expectString,
  hasObjectType,
  hasOptionalStrings,
  matchBranches,
  readJson,
  requireMembers,
  resultOf,
  visitItems,
} from "../runtime/json.js";
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
  StartWebFlowResponseHeaders,
  UpdateConnectionRequestParameters,
} from "./types.js";

/** Whether a value is a valid ConnectionRequestUpdate. */
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
  return resultOf(value, checkConnectionRequestUpdate, collectConnectionRequestUpdate, options);
}

function collectConnectionRequestUpdate(_value: unknown, _path: string, _problems: JsonProblems): void {}

/** Reads a valid ConnectionRequestUpdate from JSON text. Problems say in which line and column they are. */
export function parseConnectionRequestUpdate(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<ConnectionRequestUpdate> {
  return readJson(text, validateConnectionRequestUpdate, options);
}

/** Whether a value is a valid ConnectionRequests. */
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
  return resultOf(value, checkConnectionRequests, collectConnectionRequests, options);
}

function collectConnectionRequests(_value: unknown, _path: string, _problems: JsonProblems): void {}

/** Reads a valid ConnectionRequests from JSON text. Problems say in which line and column they are. */
export function parseConnectionRequests(text: string | Uint8Array, options?: ParseOptions): Result<ConnectionRequests> {
  return readJson(text, validateConnectionRequests, options);
}

/** Whether a value is a valid ExchangeRequestTokenParameters. */
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
  if (!hasObjectType(query) || typeof query["code"] !== "string" || typeof query["client_id"] !== "string")
    return false;
  return typeof query["client_secret"] === "string";
}

/** The value as a valid ExchangeRequestTokenParameters, or every problem that keeps it from being one. */
export function validateExchangeRequestTokenParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<ExchangeRequestTokenParameters> {
  return resultOf(value, checkExchangeRequestTokenParameters, collectExchangeRequestTokenParameters, options);
}

function collectExchangeRequestTokenParameters(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, {
      query: (query, path) => {
        if (expectObject(query, path, problems)) {
          requireMembers(query, path, problems, {
            code: expectString,
            client_id: expectString,
            client_secret: expectString,
          });
        }
      },
    });
  }
}

/** Whether a value is a valid IssuedToken. */
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
  return resultOf(value, checkIssuedToken, collectIssuedToken, options);
}

function collectIssuedToken(value: unknown, path: string, problems: JsonProblems): void {
  if (hasObjectType(value)) requireMembers(value, path, problems, { Refresh_Token: expectString });
  collectLegacyToken(value, path, problems);
}

function collectLegacyToken(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, {
      Instance_URL: expectString,
      Token: expectString,
      Expiration_Date: expectString,
    });
  }
}

/** Reads a valid IssuedToken from JSON text. Problems say in which line and column they are. */
export function parseIssuedToken(text: string | Uint8Array, options?: ParseOptions): Result<IssuedToken> {
  return readJson(text, validateIssuedToken, options);
}

/** Whether a value is a valid LegacyToken. */
export function isLegacyToken(value: unknown): value is LegacyToken {
  try {
    return checkLegacyToken(value);
  } catch {
    return false;
  }
}

/** The value as a valid LegacyToken, or every problem that keeps it from being one. */
export function validateLegacyToken(value: unknown, options?: ValidateOptions): Result<LegacyToken> {
  return resultOf(value, checkLegacyToken, collectLegacyToken, options);
}

/** Reads a valid LegacyToken from JSON text. Problems say in which line and column they are. */
export function parseLegacyToken(text: string | Uint8Array, options?: ParseOptions): Result<LegacyToken> {
  return readJson(text, validateLegacyToken, options);
}

/** Whether a value is a valid ReceiveAuthorizationParameters. */
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
  if (!hasObjectType(value) || typeof value["code"] !== "string") return false;
  if (value["error"] !== undefined) return false;
  if (value["error_description"] !== undefined) return false;
  return hasOptionalStrings(value["state"]);
}

function checkReceiveAuthorizationParametersQueryOneOf2(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  if (value["code"] !== undefined) return false;
  if (typeof value["error"] !== "string" || typeof value["error_description"] !== "string") return false;
  return hasOptionalStrings(value["state"]);
}

/** The value as a valid ReceiveAuthorizationParameters, or every problem that keeps it from being one. */
export function validateReceiveAuthorizationParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<ReceiveAuthorizationParameters> {
  return resultOf(value, checkReceiveAuthorizationParameters, collectReceiveAuthorizationParameters, options);
}

function collectReceiveAuthorizationParameters(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, {
      query: (query, path) => {
        if (expectObject(query, path, problems)) {
          matchBranches(query, path, problems, "oneOf", [
            [
              'object with "code"',
              (problems) => collectReceiveAuthorizationParametersQueryOneOf1(query, path, problems),
            ],
            [
              'object with "error" and "error_description"',
              (problems) => collectReceiveAuthorizationParametersQueryOneOf2(query, path, problems),
            ],
          ]);
        }
      },
    });
  }
}

function collectReceiveAuthorizationParametersQueryOneOf1(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, { code: expectString });
    allowMembers(value, path, problems, {
      error: addFalse,
      error_description: addFalse,
      state: expectString,
    });
  }
}

function collectReceiveAuthorizationParametersQueryOneOf2(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, { code: addFalse });
    requireMembers(value, path, problems, { error: expectString, error_description: expectString });
    allowMembers(value, path, problems, { state: expectString });
  }
}

/** Whether a value is a valid ReceiveRequestTokenParameters. */
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
  return hasObjectType(query) && typeof query["code"] === "string";
}

/** The value as a valid ReceiveRequestTokenParameters, or every problem that keeps it from being one. */
export function validateReceiveRequestTokenParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<ReceiveRequestTokenParameters> {
  return resultOf(value, checkReceiveRequestTokenParameters, collectReceiveRequestTokenParameters, options);
}

function collectReceiveRequestTokenParameters(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, {
      query: (query, path) => {
        if (expectObject(query, path, problems)) requireMembers(query, path, problems, { code: expectString });
      },
    });
  }
}

/** Whether a value is a valid RefreshAccessTokenParameters. */
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
  if (!hasObjectType(query) || typeof query["refresh_token"] !== "string") return false;
  return typeof query["client_id"] === "string" && typeof query["client_secret"] === "string";
}

/** The value as a valid RefreshAccessTokenParameters, or every problem that keeps it from being one. */
export function validateRefreshAccessTokenParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<RefreshAccessTokenParameters> {
  return resultOf(value, checkRefreshAccessTokenParameters, collectRefreshAccessTokenParameters, options);
}

function collectRefreshAccessTokenParameters(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, {
      query: (query, path) => {
        if (expectObject(query, path, problems)) {
          requireMembers(query, path, problems, {
            refresh_token: expectString,
            client_id: expectString,
            client_secret: expectString,
          });
        }
      },
    });
  }
}

/** Whether a value is a valid RefreshedToken. */
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
  return resultOf(value, checkRefreshedToken, collectRefreshedToken, options);
}

function collectRefreshedToken(value: unknown, path: string, problems: JsonProblems): void {
  if (hasObjectType(value)) allowMembers(value, path, problems, { Refresh_Token: addFalse });
  collectLegacyToken(value, path, problems);
}

/** Reads a valid RefreshedToken from JSON text. Problems say in which line and column they are. */
export function parseRefreshedToken(text: string | Uint8Array, options?: ParseOptions): Result<RefreshedToken> {
  return readJson(text, validateRefreshedToken, options);
}

/** Whether a value is a valid RevokeTokensParameters. */
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
  if (!hasObjectType(value) || typeof value["token"] !== "string") return false;
  if (value["consumerKey"] !== undefined) return false;
  return value["user"] === undefined;
}

function checkRevokeTokensParametersQueryOneOf2(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  if (value["token"] !== undefined) return false;
  return typeof value["consumerKey"] === "string" && typeof value["user"] === "string";
}

/** The value as a valid RevokeTokensParameters, or every problem that keeps it from being one. */
export function validateRevokeTokensParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<RevokeTokensParameters> {
  return resultOf(value, checkRevokeTokensParameters, collectRevokeTokensParameters, options);
}

function collectRevokeTokensParameters(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, {
      query: (query, path) => {
        if (expectObject(query, path, problems)) {
          matchBranches(query, path, problems, "oneOf", [
            ['object with "token"', (problems) => collectRevokeTokensParametersQueryOneOf1(query, path, problems)],
            [
              'object with "consumerKey" and "user"',
              (problems) => collectRevokeTokensParametersQueryOneOf2(query, path, problems),
            ],
          ]);
        }
      },
    });
  }
}

function collectRevokeTokensParametersQueryOneOf1(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, { token: expectString });
    allowMembers(value, path, problems, { consumerKey: addFalse, user: addFalse });
  }
}

function collectRevokeTokensParametersQueryOneOf2(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, { token: addFalse });
    requireMembers(value, path, problems, { consumerKey: expectString, user: expectString });
  }
}

/** Whether a value is a valid ScopeCode. */
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
  return typeof value === "string" && scopeCodeValues.includes(value);
}

/** The value as a valid ScopeCode, or every problem that keeps it from being one. */
export function validateScopeCode(value: unknown, options?: ValidateOptions): Result<ScopeCode> {
  return resultOf(value, checkScopeCode, collectScopeCode, options);
}

function collectScopeCode(value: unknown, path: string, problems: JsonProblems): void {
  if (expectString(value, path, problems) && !scopeCodeValues.includes(value))
    addEnum(value, path, problems, scopeCodeValues);
}

/** Reads a valid ScopeCode from JSON text. Problems say in which line and column they are. */
export function parseScopeCode(text: string | Uint8Array, options?: ParseOptions): Result<ScopeCode> {
  return readJson(text, validateScopeCode, options);
}

/** Whether a value is a valid StartWebFlowParameters. */
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
  if (!hasObjectType(query) || typeof query["client_id"] !== "string") return false;
  if (!hasOptionalStrings(query["redirect_uri"], query["state"])) return false;
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
  return resultOf(value, checkStartWebFlowParameters, collectStartWebFlowParameters, options);
}

function collectStartWebFlowParameters(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, {
      query: (query, path) => {
        if (expectObject(query, path, problems)) {
          requireMembers(query, path, problems, { client_id: expectString });
          allowMembers(query, path, problems, {
            scope: (scope, path) => {
              if (expectArray(scope, path, problems)) visitItems(scope, path, problems, collectScopeCode);
            },
            redirect_uri: expectString,
            state: expectString,
          });
        }
      },
    });
  }
}

/** Whether a value is a valid StartWebFlowResponseHeaders. */
export function isStartWebFlowResponseHeaders(value: unknown): value is StartWebFlowResponseHeaders {
  try {
    return checkStartWebFlowResponseHeaders(value);
  } catch {
    return false;
  }
}

function checkStartWebFlowResponseHeaders(value: unknown): boolean {
  return hasObjectType(value) && hasOptionalStrings(value["Location"]);
}

/** The value as a valid StartWebFlowResponseHeaders, or every problem that keeps it from being one. */
export function validateStartWebFlowResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<StartWebFlowResponseHeaders> {
  return resultOf(value, checkStartWebFlowResponseHeaders, collectStartWebFlowResponseHeaders, options);
}

function collectStartWebFlowResponseHeaders(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) allowMembers(value, path, problems, { Location: expectString });
}

/** Whether a value is a valid UpdateConnectionRequestParameters. */
export function isUpdateConnectionRequestParameters(value: unknown): value is UpdateConnectionRequestParameters {
  try {
    return checkUpdateConnectionRequestParameters(value);
  } catch {
    return false;
  }
}

function checkUpdateConnectionRequestParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const path_ = value["path"];
  return hasObjectType(path_) && typeof path_["id"] === "string";
}

/** The value as a valid UpdateConnectionRequestParameters, or every problem that keeps it from being one. */
export function validateUpdateConnectionRequestParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<UpdateConnectionRequestParameters> {
  return resultOf(value, checkUpdateConnectionRequestParameters, collectUpdateConnectionRequestParameters, options);
}

function collectUpdateConnectionRequestParameters(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, {
      path: (path_, path) => {
        if (expectObject(path_, path, problems)) requireMembers(path_, path, problems, { id: expectString });
      },
    });
  }
}
