// Generated from specs/legacy-tokens/openapi.yaml, sandbox/overlays/legacy-tokens.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import type { Result } from "@specwright/runtime/base";
import {
  type JsonBranch,
  type JsonProblems,
  type ParseOptions,
  type ProblemRules,
  type Secrets,
  type ValidateOptions,
  addFalse,
  addRequired,
  addStringOf,
  addType,
  hasObjectType,
  matchBranches,
  nameMisspelt,
  readJson,
  requireString,
  resultOfCheck,
  secrets,
  unreadAt,
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

/** Returns true for a valid value. */
export function isConnectionRequestUpdate(value: unknown): value is ConnectionRequestUpdate {
  try {
    return checkConnectionRequestUpdate(value) === true;
  } catch {
    return false;
  }
}

function checkConnectionRequestUpdate(_value: unknown, _to?: JsonProblems): boolean | undefined {
  return true;
}

const connectionRequestUpdateRules: ProblemRules = { required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateConnectionRequestUpdate(
  value: unknown,
  options?: ValidateOptions,
): Result<ConnectionRequestUpdate> {
  return resultOfCheck(value, checkConnectionRequestUpdate, connectionRequestUpdateRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseConnectionRequestUpdate(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<ConnectionRequestUpdate> {
  return readJson(text, validateConnectionRequestUpdate, options);
}

/** Returns true for a valid value. */
export function isConnectionRequests(value: unknown): value is ConnectionRequests {
  try {
    return checkConnectionRequests(value) === true;
  } catch {
    return false;
  }
}

function checkConnectionRequests(_value: unknown, _to?: JsonProblems): boolean | undefined {
  return true;
}

/** Returns the value, or every problem. */
export function validateConnectionRequests(value: unknown, options?: ValidateOptions): Result<ConnectionRequests> {
  return resultOfCheck(value, checkConnectionRequests, connectionRequestUpdateRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseConnectionRequests(text: string | Uint8Array, options?: ParseOptions): Result<ConnectionRequests> {
  return readJson(text, validateConnectionRequests, options);
}

function checkExchangeRequestTokenParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1net2~1oauth2~1GetAccessToken.ashx/get");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkExchangeRequestTokenParametersQuery(value["query"], to?.at("query", ""))) return false;
  to?.report("misspelt", value);
  return true;
}

function checkExchangeRequestTokenParametersQuery(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const code = value["code"];
  if (typeof code !== "string" && !to?.at("code", "/parameters/0/schema").report("type", code, "string")) return false;
  const clientId = value["client_id"];
  if (
    typeof clientId !== "string" &&
    !to?.at("client_id", "#/components/parameters/ClientId/schema").report("type", clientId, "string")
  )
    return false;
  const clientSecret = value["client_secret"];
  if (
    typeof clientSecret !== "string" &&
    !to?.at("client_secret", "#/components/parameters/ClientSecret/schema").report("type", clientSecret, "string")
  )
    return false;
  to?.report("misspelt", value);
  return true;
}

const exchangeRequestTokenParametersRules: ProblemRules = {
  misspelt: nameMisspelt,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateExchangeRequestTokenParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<ExchangeRequestTokenParameters> {
  return (
    unreadAt(options, secretsOfExchangeRequestTokenParameters) ??
    resultOfCheck(
      value,
      checkExchangeRequestTokenParameters,
      exchangeRequestTokenParametersRules,
      options,
      secretsOfExchangeRequestTokenParameters,
    )
  );
}

function secretsOfExchangeRequestTokenParameters(): Secrets {
  return secrets([
    ["query", "code"],
    ["query", "client_secret"],
  ]);
}

/** Returns true for a valid value. */
export function isIssuedToken(value: unknown): value is IssuedToken {
  try {
    return checkIssuedToken(value) === true;
  } catch {
    return false;
  }
}

function checkIssuedToken(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/IssuedToken");
  if (hasObjectType(value)) {
    if (!requireString(value["Refresh_Token"], to, "Refresh_Token")) return false;
    to?.report("misspelt", value);
  }
  return checkLegacyToken(value, to);
}

function checkLegacyToken(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/LegacyToken");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!requireString(value["Instance_URL"], to, "Instance_URL") || !requireString(value["Token"], to, "Token"))
    return false;
  if (!requireString(value["Expiration_Date"], to, "Expiration_Date")) return false;
  to?.report("misspelt", value);
  return true;
}

/** Returns the value, or every problem. */
export function validateIssuedToken(value: unknown, options?: ValidateOptions): Result<IssuedToken> {
  return (
    unreadAt(options, secretsOfIssuedToken) ??
    resultOfCheck(value, checkIssuedToken, exchangeRequestTokenParametersRules, options, secretsOfIssuedToken)
  );
}

function secretsOfIssuedToken(): Secrets {
  return secrets([[secretsOfLegacyToken], ["Refresh_Token"]]);
}

function secretsOfLegacyToken(): Secrets {
  return secrets([["Token"]]);
}

/** Reads JSON. Problems have a line and a column. */
export function parseIssuedToken(text: string | Uint8Array, options?: ParseOptions): Result<IssuedToken> {
  return readJson(text, validateIssuedToken, options);
}

/** Returns true for a valid value. */
export function isLegacyToken(value: unknown): value is LegacyToken {
  try {
    return checkLegacyToken(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validateLegacyToken(value: unknown, options?: ValidateOptions): Result<LegacyToken> {
  return (
    unreadAt(options, secretsOfLegacyToken) ??
    resultOfCheck(value, checkLegacyToken, exchangeRequestTokenParametersRules, options, secretsOfLegacyToken)
  );
}

/** Reads JSON. Problems have a line and a column. */
export function parseLegacyToken(text: string | Uint8Array, options?: ParseOptions): Result<LegacyToken> {
  return readJson(text, validateLegacyToken, options);
}

function checkReceiveAuthorizationParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/webhooks/authorizationCallback/get");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkReceiveAuthorizationParametersQuery(value["query"], to?.at("query", ""))) return false;
  to?.report("misspelt", value);
  return true;
}

const receiveAuthorizationParametersQueryOneOfBranches: readonly JsonBranch[] = [
  {
    name: 'object with "code"',
    check: checkReceiveAuthorizationParametersQueryOneOf1,
    members: ["code"],
    required: ["code"],
  },
  {
    name: 'object with "error" and "error_description"',
    check: checkReceiveAuthorizationParametersQueryOneOf2,
    members: ["error", "error_description"],
    required: ["error", "error_description"],
  },
];

function checkReceiveAuthorizationParametersQuery(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  return (
    to?.report("choice", value, "oneOf", receiveAuthorizationParametersQueryOneOfBranches) ??
    ((value["code"] === undefined || checkReceiveAuthorizationParametersQueryOneOf1(value)) &&
      (value["code"] !== undefined || checkReceiveAuthorizationParametersQueryOneOf2(value)))
  );
}

function checkReceiveAuthorizationParametersQueryOneOf1(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const code = value["code"];
  if (typeof code !== "string" && !to?.at("code", "/parameters/0/schema").report("type", code, "string")) return false;
  const error = value["error"];
  if (error !== undefined && !to?.at("error", "/parameters/1/schema").report("false", error)) return false;
  const errorDescription = value["error_description"];
  if (errorDescription !== undefined) {
    if (!to?.at("error_description", "/parameters/2/schema").report("false", errorDescription)) return false;
  }
  const state = value["state"];
  if (state !== undefined) {
    if (typeof state !== "string" && !to?.at("state", "/parameters/3/schema").report("type", state, "string"))
      return false;
  }
  to?.report("misspelt", value);
  return true;
}

function checkReceiveAuthorizationParametersQueryOneOf2(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const code = value["code"];
  if (code !== undefined && !to?.at("code", "/parameters/0/schema").report("false", code)) return false;
  const error = value["error"];
  if (typeof error !== "string" && !to?.at("error", "/parameters/1/schema").report("type", error, "string"))
    return false;
  const errorDescription = value["error_description"];
  if (
    typeof errorDescription !== "string" &&
    !to?.at("error_description", "/parameters/2/schema").report("type", errorDescription, "string")
  )
    return false;
  const state = value["state"];
  if (state !== undefined) {
    if (typeof state !== "string" && !to?.at("state", "/parameters/3/schema").report("type", state, "string"))
      return false;
  }
  to?.report("misspelt", value);
  return true;
}

const receiveAuthorizationParametersRules: ProblemRules = {
  choice: matchBranches,
  false: addFalse,
  misspelt: nameMisspelt,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateReceiveAuthorizationParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<ReceiveAuthorizationParameters> {
  return (
    unreadAt(options, secretsOfReceiveAuthorizationParameters) ??
    resultOfCheck(
      value,
      checkReceiveAuthorizationParameters,
      receiveAuthorizationParametersRules,
      options,
      secretsOfReceiveAuthorizationParameters,
    )
  );
}

function secretsOfReceiveAuthorizationParameters(): Secrets {
  return secrets([["query", "code"]]);
}

function checkReceiveRequestTokenParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/webhooks/marketplaceListener/get");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkReceiveRequestTokenParametersQuery(value["query"], to?.at("query", ""))) return false;
  to?.report("misspelt", value);
  return true;
}

function checkReceiveRequestTokenParametersQuery(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const code = value["code"];
  if (typeof code !== "string" && !to?.at("code", "/parameters/0/schema").report("type", code, "string")) return false;
  to?.report("misspelt", value);
  return true;
}

/** Returns the value, or every problem. */
export function validateReceiveRequestTokenParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<ReceiveRequestTokenParameters> {
  return (
    unreadAt(options, secretsOfReceiveRequestTokenParameters) ??
    resultOfCheck(
      value,
      checkReceiveRequestTokenParameters,
      exchangeRequestTokenParametersRules,
      options,
      secretsOfReceiveRequestTokenParameters,
    )
  );
}

function secretsOfReceiveRequestTokenParameters(): Secrets {
  return secrets([["query", "code"]]);
}

function checkRefreshAccessTokenParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1net2~1oauth2~1getaccesstoken.ashx/get");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkRefreshAccessTokenParametersQuery(value["query"], to?.at("query", ""))) return false;
  to?.report("misspelt", value);
  return true;
}

function checkRefreshAccessTokenParametersQuery(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const refreshToken = value["refresh_token"];
  if (
    typeof refreshToken !== "string" &&
    !to?.at("refresh_token", "/parameters/0/schema").report("type", refreshToken, "string")
  )
    return false;
  const clientId = value["client_id"];
  if (
    typeof clientId !== "string" &&
    !to?.at("client_id", "#/components/parameters/ClientId/schema").report("type", clientId, "string")
  )
    return false;
  const clientSecret = value["client_secret"];
  if (
    typeof clientSecret !== "string" &&
    !to?.at("client_secret", "#/components/parameters/ClientSecret/schema").report("type", clientSecret, "string")
  )
    return false;
  to?.report("misspelt", value);
  return true;
}

/** Returns the value, or every problem. */
export function validateRefreshAccessTokenParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<RefreshAccessTokenParameters> {
  return (
    unreadAt(options, secretsOfRefreshAccessTokenParameters) ??
    resultOfCheck(
      value,
      checkRefreshAccessTokenParameters,
      exchangeRequestTokenParametersRules,
      options,
      secretsOfRefreshAccessTokenParameters,
    )
  );
}

function secretsOfRefreshAccessTokenParameters(): Secrets {
  return secrets([
    ["query", "refresh_token"],
    ["query", "client_secret"],
  ]);
}

/** Returns true for a valid value. */
export function isRefreshedToken(value: unknown): value is RefreshedToken {
  try {
    return checkRefreshedToken(value) === true;
  } catch {
    return false;
  }
}

function checkRefreshedToken(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/RefreshedToken");
  if (hasObjectType(value)) {
    const refreshToken = value["Refresh_Token"];
    if (refreshToken !== undefined && !to?.at("Refresh_Token").report("false", refreshToken)) return false;
  }
  return checkLegacyToken(value, to);
}

const refreshedTokenRules: ProblemRules = {
  false: addFalse,
  misspelt: nameMisspelt,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateRefreshedToken(value: unknown, options?: ValidateOptions): Result<RefreshedToken> {
  return (
    unreadAt(options, secretsOfRefreshedToken) ??
    resultOfCheck(value, checkRefreshedToken, refreshedTokenRules, options, secretsOfRefreshedToken)
  );
}

function secretsOfRefreshedToken(): Secrets {
  return secrets([[secretsOfLegacyToken]]);
}

/** Reads JSON. Problems have a line and a column. */
export function parseRefreshedToken(text: string | Uint8Array, options?: ParseOptions): Result<RefreshedToken> {
  return readJson(text, validateRefreshedToken, options);
}

function checkRevokeTokensParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1net2~1oauth2~1revoketoken.ashx/post");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkRevokeTokensParametersQuery(value["query"], to?.at("query", ""))) return false;
  to?.report("misspelt", value);
  return true;
}

const revokeTokensParametersQueryOneOfBranches: readonly JsonBranch[] = [
  {
    name: 'object with "token"',
    check: checkRevokeTokensParametersQueryOneOf1,
    members: ["token"],
    required: ["token"],
  },
  {
    name: 'object with "consumerKey" and "user"',
    check: checkRevokeTokensParametersQueryOneOf2,
    members: ["consumerKey", "user"],
    required: ["consumerKey", "user"],
  },
];

function checkRevokeTokensParametersQuery(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  return (
    to?.report("choice", value, "oneOf", revokeTokensParametersQueryOneOfBranches) ??
    ((value["token"] === undefined || checkRevokeTokensParametersQueryOneOf1(value)) &&
      (value["token"] !== undefined || checkRevokeTokensParametersQueryOneOf2(value)))
  );
}

function checkRevokeTokensParametersQueryOneOf1(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const token = value["token"];
  if (typeof token !== "string" && !to?.at("token", "/parameters/0/schema").report("type", token, "string"))
    return false;
  const consumerKey = value["consumerKey"];
  if (consumerKey !== undefined && !to?.at("consumerKey", "/parameters/1/schema").report("false", consumerKey))
    return false;
  const user = value["user"];
  if (user !== undefined && !to?.at("user", "/parameters/2/schema").report("false", user)) return false;
  to?.report("misspelt", value);
  return true;
}

function checkRevokeTokensParametersQueryOneOf2(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const token = value["token"];
  if (token !== undefined && !to?.at("token", "/parameters/0/schema").report("false", token)) return false;
  const consumerKey = value["consumerKey"];
  if (
    typeof consumerKey !== "string" &&
    !to?.at("consumerKey", "/parameters/1/schema").report("type", consumerKey, "string")
  )
    return false;
  const user = value["user"];
  if (typeof user !== "string" && !to?.at("user", "/parameters/2/schema").report("type", user, "string")) return false;
  to?.report("misspelt", value);
  return true;
}

/** Returns the value, or every problem. */
export function validateRevokeTokensParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<RevokeTokensParameters> {
  return (
    unreadAt(options, secretsOfRevokeTokensParameters) ??
    resultOfCheck(
      value,
      checkRevokeTokensParameters,
      receiveAuthorizationParametersRules,
      options,
      secretsOfRevokeTokensParameters,
    )
  );
}

function secretsOfRevokeTokensParameters(): Secrets {
  return secrets([["query", "token"]]);
}

/** Returns true for a valid value. */
export function isScopeCode(value: unknown): value is ScopeCode {
  try {
    return checkScopeCode(value) === true;
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

function checkScopeCode(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/ScopeCode");
  return scopeCodeValues.includes(value) || to?.report("stringOf", value, scopeCodeValues);
}

const scopeCodeRules: ProblemRules = { required: addRequired, stringOf: addStringOf, type: addType };

/** Returns the value, or every problem. */
export function validateScopeCode(value: unknown, options?: ValidateOptions): Result<ScopeCode> {
  return resultOfCheck(value, checkScopeCode, scopeCodeRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseScopeCode(text: string | Uint8Array, options?: ParseOptions): Result<ScopeCode> {
  return readJson(text, validateScopeCode, options);
}

function checkStartWebFlowParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1net2~1oauth2~1Login.aspx/get");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkStartWebFlowParametersQuery(value["query"], to?.at("query", ""))) return false;
  to?.report("misspelt", value);
  return true;
}

function checkStartWebFlowParametersQuery(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const clientId = value["client_id"];
  if (
    typeof clientId !== "string" &&
    !to?.at("client_id", "#/components/parameters/ClientId/schema").report("type", clientId, "string")
  )
    return false;
  const scope = value["scope"];
  if (scope !== undefined) {
    if (Array.isArray(scope)) {
      if (to !== undefined) {
        to.at("scope", "/parameters/1/schema").items(scope, checkScopeCode);
      } else {
        for (let index = 0; index < scope.length; index += 1) {
          if (!checkScopeCode(scope[index])) return false;
        }
      }
    } else if (!to?.at("scope", "/parameters/1/schema").report("type", scope, "array")) {
      return false;
    }
  }
  const redirectUri = value["redirect_uri"];
  if (redirectUri !== undefined) {
    if (
      typeof redirectUri !== "string" &&
      !to?.at("redirect_uri", "/parameters/2/schema").report("type", redirectUri, "string")
    )
      return false;
  }
  const state = value["state"];
  if (state !== undefined) {
    if (typeof state !== "string" && !to?.at("state", "/parameters/3/schema").report("type", state, "string"))
      return false;
  }
  to?.report("misspelt", value);
  return true;
}

const startWebFlowParametersRules: ProblemRules = {
  misspelt: nameMisspelt,
  required: addRequired,
  stringOf: addStringOf,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateStartWebFlowParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<StartWebFlowParameters> {
  return resultOfCheck(value, checkStartWebFlowParameters, startWebFlowParametersRules, options);
}

/** Returns true for a valid value. */
export function isStartWebFlowResponse200(value: unknown): value is StartWebFlowResponse200 {
  try {
    return checkStartWebFlowResponse200(value) === true;
  } catch {
    return false;
  }
}

function checkStartWebFlowResponse200(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1net2~1oauth2~1Login.aspx/get/responses/200/content/text~1html/schema");
  return typeof value === "string" || to?.report("type", value, "string");
}

/** Returns the value, or every problem. */
export function validateStartWebFlowResponse200(
  value: unknown,
  options?: ValidateOptions,
): Result<StartWebFlowResponse200> {
  return resultOfCheck(value, checkStartWebFlowResponse200, connectionRequestUpdateRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseStartWebFlowResponse200(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<StartWebFlowResponse200> {
  return readJson(text, validateStartWebFlowResponse200, options);
}

function checkStartWebFlowResponseHeaders(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1net2~1oauth2~1Login.aspx/get");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const location = value["Location"];
  if (location !== undefined) {
    if (
      typeof location !== "string" &&
      !to?.at("Location", "/responses/3XX/headers/Location/schema").report("type", location, "string")
    )
      return false;
  }
  return true;
}

/** Returns the value, or every problem. */
export function validateStartWebFlowResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<StartWebFlowResponseHeaders> {
  return resultOfCheck(value, checkStartWebFlowResponseHeaders, connectionRequestUpdateRules, options);
}

function checkUpdateConnectionRequestParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1common~1connectionrequests~1{id}/put");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkUpdateConnectionRequestParametersPath(value["path"], to?.at("path", ""))) return false;
  to?.report("misspelt", value);
  return true;
}

function checkUpdateConnectionRequestParametersPath(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const id = value["id"];
  if (typeof id !== "string" && !to?.at("id", "/parameters/0/schema").report("type", id, "string")) return false;
  to?.report("misspelt", value);
  return true;
}

/** Returns the value, or every problem. */
export function validateUpdateConnectionRequestParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<UpdateConnectionRequestParameters> {
  return resultOfCheck(value, checkUpdateConnectionRequestParameters, exchangeRequestTokenParametersRules, options);
}
