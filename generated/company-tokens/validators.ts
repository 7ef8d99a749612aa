// Generated from specs/company-tokens/openapi.yaml, sandbox/overlays/company-tokens.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import type { Result } from "@specwright/runtime/base";
import { hasUuidFormat } from "@specwright/runtime/formats";
import {
  type JsonBranch,
  type JsonProblems,
  type ParseOptions,
  type ProblemRules,
  type Secrets,
  type ValidateOptions,
  addConst,
  addEnum,
  addFormat,
  addRequired,
  addStringOf,
  addType,
  constantLookup,
  hasObjectType,
  matchBranches,
  nameMisspelt,
  optionalOneOf,
  optionalString,
  readJson,
  requireInteger,
  requireNumber,
  requireOneOf,
  requireString,
  resultOfCheck,
  secrets,
  unreadAt,
} from "@specwright/runtime/json";
import type {
  CompanyAuthToken,
  CompanyAuthTokenFailure,
  CompanyToken,
  ConnectCompanyParameters,
  CreateCompanyAuthTokenParameters,
  KnownTokenFailure,
  PasswordGrant,
  ServerMessage,
  TokenFailure,
} from "./types.js";

/** Returns true for a valid value. */
export function isCompanyAuthToken(value: unknown): value is CompanyAuthToken {
  try {
    return checkCompanyAuthToken(value) === true;
  } catch {
    return false;
  }
}

function checkCompanyAuthToken(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/CompanyAuthToken");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const status = value["status"];
  if (typeof status === "string") {
    if (status !== "PASS" && !to?.at("status").report("const", status, "PASS")) return false;
  } else if (!to?.at("status").report("type", status, "string")) {
    return false;
  }
  const code = value["code"];
  if (typeof code === "number" && Number.isInteger(code)) {
    if (code !== 0 && !to?.at("code").report("const", code, 0)) return false;
  } else if (!to?.at("code").report("type", code, "integer")) {
    return false;
  }
  const errormsg = value["errormsg"];
  if (typeof errormsg === "string") {
    if (errormsg !== "" && !to?.at("errormsg").report("const", errormsg, "")) return false;
  } else if (!to?.at("errormsg").report("type", errormsg, "string")) {
    return false;
  }
  if (!requireString(value["token"], to, "token")) return false;
  to?.report("misspelt", value);
  return true;
}

const companyAuthTokenRules: ProblemRules = {
  const: addConst,
  misspelt: nameMisspelt,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateCompanyAuthToken(value: unknown, options?: ValidateOptions): Result<CompanyAuthToken> {
  return (
    unreadAt(options, secretsOfCompanyAuthToken) ??
    resultOfCheck(value, checkCompanyAuthToken, companyAuthTokenRules, options, secretsOfCompanyAuthToken)
  );
}

function secretsOfCompanyAuthToken(): Secrets {
  return secrets([["token"]]);
}

/** Reads JSON. Problems have a line and a column. */
export function parseCompanyAuthToken(text: string | Uint8Array, options?: ParseOptions): Result<CompanyAuthToken> {
  return readJson(text, validateCompanyAuthToken, options);
}

/** Returns true for a valid value. */
export function isCompanyAuthTokenFailure(value: unknown): value is CompanyAuthTokenFailure {
  try {
    return checkCompanyAuthTokenFailure(value) === true;
  } catch {
    return false;
  }
}

function checkCompanyAuthTokenFailure(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/CompanyAuthTokenFailure");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!requireString(value["status"], to, "status") || !requireInteger(value["code"], to, "code")) return false;
  if (!requireString(value["errormsg"], to, "errormsg")) return false;
  to?.report("misspelt", value);
  return true;
}

const companyAuthTokenFailureRules: ProblemRules = { misspelt: nameMisspelt, required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateCompanyAuthTokenFailure(
  value: unknown,
  options?: ValidateOptions,
): Result<CompanyAuthTokenFailure> {
  return resultOfCheck(value, checkCompanyAuthTokenFailure, companyAuthTokenFailureRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseCompanyAuthTokenFailure(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<CompanyAuthTokenFailure> {
  return readJson(text, validateCompanyAuthTokenFailure, options);
}

/** Returns true for a valid value. */
export function isCompanyToken(value: unknown): value is CompanyToken {
  try {
    return checkCompanyToken(value) === true;
  } catch {
    return false;
  }
}

function checkCompanyToken(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/CompanyToken");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!requireString(value["expires_in"], to, "expires_in") || !optionalString(value["scope"], to, "scope"))
    return false;
  if (!optionalOneOf(value["token_type"], to, "token_type", "Bearer")) return false;
  if (!requireString(value["access_token"], to, "access_token")) return false;
  if (!requireString(value["refresh_token"], to, "refresh_token")) return false;
  if (!optionalString(value["geolocation"], to, "geolocation")) return false;
  to?.report("misspelt", value);
  return true;
}

const companyTokenRules: ProblemRules = {
  misspelt: nameMisspelt,
  required: addRequired,
  stringOf: addStringOf,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateCompanyToken(value: unknown, options?: ValidateOptions): Result<CompanyToken> {
  return (
    unreadAt(options, secretsOfCompanyToken) ??
    resultOfCheck(value, checkCompanyToken, companyTokenRules, options, secretsOfCompanyToken)
  );
}

function secretsOfCompanyToken(): Secrets {
  return secrets([["access_token"], ["refresh_token"]]);
}

/** Reads JSON. Problems have a line and a column. */
export function parseCompanyToken(text: string | Uint8Array, options?: ParseOptions): Result<CompanyToken> {
  return readJson(text, validateCompanyToken, options);
}

function checkConnectCompanyParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/webhooks/companyConnection/get");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkConnectCompanyParametersQuery(value["query"], to?.at("query", ""))) return false;
  to?.report("misspelt", value);
  return true;
}

function checkConnectCompanyParametersQuery(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkUuid(value["id"], to?.at("id", "/parameters/0/schema"))) return false;
  const requestToken = value["requestToken"];
  if (
    typeof requestToken !== "string" &&
    !to?.at("requestToken", "/parameters/1/schema").report("type", requestToken, "string")
  )
    return false;
  if (!checkUuid(value["userID"], to?.at("userID", "/parameters/2/schema"))) return false;
  to?.report("misspelt", value);
  return true;
}

function checkUuid(value: unknown, to?: JsonProblems): boolean | undefined {
  if (typeof value !== "string") return to?.report("type", value, "string");
  return hasUuidFormat(value) || to?.report("format", value, "uuid");
}

const connectCompanyParametersRules: ProblemRules = {
  format: addFormat,
  misspelt: nameMisspelt,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateConnectCompanyParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<ConnectCompanyParameters> {
  return resultOfCheck(value, checkConnectCompanyParameters, connectCompanyParametersRules, options);
}

function checkCreateCompanyAuthTokenParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1profile-service~1v1~1keys~1principals~1{company_id}~1authtoken~1/post");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkCreateCompanyAuthTokenParametersPath(value["path"], to?.at("path", ""))) return false;
  const headers = value["headers"];
  if (headers !== undefined && !checkCreateCompanyAuthTokenParametersHeaders(headers, to?.at("headers", "")))
    return false;
  to?.report("misspelt", value);
  return true;
}

function checkCreateCompanyAuthTokenParametersPath(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const companyId = value["company_id"];
  if (
    typeof companyId !== "string" &&
    !to?.at("company_id", "/parameters/0/schema").report("type", companyId, "string")
  )
    return false;
  to?.report("misspelt", value);
  return true;
}

function checkCreateCompanyAuthTokenParametersHeaders(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const serviceCorrelationid = value["service-correlationid"];
  if (serviceCorrelationid !== undefined) {
    if (
      typeof serviceCorrelationid !== "string" &&
      !to?.at("service-correlationid", "/parameters/1/schema").report("type", serviceCorrelationid, "string")
    )
      return false;
  }
  return true;
}

/** Returns the value, or every problem. */
export function validateCreateCompanyAuthTokenParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<CreateCompanyAuthTokenParameters> {
  return resultOfCheck(value, checkCreateCompanyAuthTokenParameters, companyAuthTokenFailureRules, options);
}

/** Returns true for a valid value. */
export function isKnownTokenFailure(value: unknown): value is KnownTokenFailure {
  try {
    return checkKnownTokenFailure(value) === true;
  } catch {
    return false;
  }
}

const knownTokenFailureConstants: readonly unknown[] = [
  { code: 5, error: "invalid_grant", error_description: "Incorrect credentials" },
  { code: 10, error: "invalid_grant", error_description: "Account is disabled" },
  { code: 11, error: "invalid_grant", error_description: "Account is disabled" },
  { code: 12, error: "invalid_grant", error_description: "Logon denied" },
  { code: 13, error: "invalid_grant", error_description: "Logon denied" },
  { code: 14, error: "invalid_grant", error_description: "Account locked" },
  { code: 16, error: "invalid_request", error_description: "User lives elsewhere" },
  { code: 19, error: "invalid_grant", error_description: "Incorrect credentials" },
  { code: 20, error: "invalid_grant", error_description: "Logon denied, typically due to an IP restriction" },
  { code: 51, error: "invalid_request", error_description: "username was not supplied" },
  { code: 52, error: "invalid_request", error_description: "password was not supplied" },
  { code: 53, error: "invalid_client", error_description: "Company is not enabled for this client" },
  { code: 54, error: "invalid_scope", error_description: "Requested scope exceeds granted scope" },
  { code: 55, error: "invalid_request", error_description: "The email is unknown" },
  { code: 56, error: "invalid_request", error_description: "otp was not supplied" },
  { code: 57, error: "invalid_request", error_description: "channel_type missing" },
  { code: 58, error: "invalid_request", error_description: "channel_handle missing" },
  { code: 59, error: "access_denied", error_description: "Client disabled" },
  { code: 60, error: "invalid_grant", error_description: "No matching grants" },
  { code: 61, error: "invalid_client", error_description: "Client not found" },
  { code: 62, error: "invalid_request", error_description: "client_id was not supplied" },
  { code: 63, error: "invalid_request", error_description: "client_secret was not supplied" },
  { code: 64, error: "invalid_client", error_description: "Incorrect credentials" },
  { code: 65, error: "invalid_request", error_description: "grant_type was not supplied" },
  { code: 80, error: "invalid_request", error_description: "Invalid channel type" },
  { code: 81, error: "invalid_request", error_description: "Bad channel handle" },
  { code: 83, error: "invalid_request", error_description: "otp not found" },
  { code: 84, error: "invalid_request", error_description: "Fact verification failed" },
  { code: 85, error: "invalid_request", error_description: "otp verification failed" },
  { code: 100, error: "invalid_request", error_description: "Backend does not know this username" },
  { code: 101, error: "invalid_request", error_description: "code was not supplied" },
  { code: 102, error: "invalid_request", error_description: "redirect_uri was not supplied" },
  { code: 103, error: "invalid_request", error_description: "code is bad or expired" },
  { code: 104, error: "invalid_grant", error_description: "redirect_uri does not match the previous grant" },
  { code: 105, error: "invalid_grant", error_description: "Grant was not issued to this caller" },
  { code: 106, error: "invalid_request", error_description: "refresh_token was not supplied" },
  { code: 107, error: "invalid_request", error_description: "Refresh disallowed for app" },
  { code: 108, error: "invalid_grant", error_description: "Bad or expired refresh token" },
  { code: 109, error: "invalid_request", error_description: "loginid was not supplied" },
  { code: 115, error: "invalid_request", error_description: "Unauthenticated client will not be issued a token" },
  { code: 117, error: "invalid_request", error_description: "nonce is mandatory for this response_type" },
  { code: 118, error: "invalid_request", error_description: "display is invalid" },
  { code: 119, error: "invalid_request", error_description: "prompt is invalid" },
  { code: 119, error: "invalid_request", error_description: "prompt must be consent for offline_access" },
  { code: 120, error: "invalid_request", error_description: "credtype is invalid" },
  { code: 121, error: "invalid_request", error_description: "login_type is invalid" },
  { code: 122, error: "invalid_request", error_description: "Proxies supplied are invalid" },
  { code: 123, error: "invalid_request", error_description: "Principal is disabled" },
  { code: 134, error: "invalid_request", error_description: "Company undergoing scheduled maintenance" },
];

const knownTokenFailureLookup: (value: unknown) => boolean = /* @__PURE__ */ constantLookup(knownTokenFailureConstants);

function checkKnownTokenFailure(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/KnownTokenFailure");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  return knownTokenFailureLookup(value) || to?.report("enum", value, knownTokenFailureConstants);
}

const knownTokenFailureRules: ProblemRules = { enum: addEnum, required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateKnownTokenFailure(value: unknown, options?: ValidateOptions): Result<KnownTokenFailure> {
  return resultOfCheck(value, checkKnownTokenFailure, knownTokenFailureRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseKnownTokenFailure(text: string | Uint8Array, options?: ParseOptions): Result<KnownTokenFailure> {
  return readJson(text, validateKnownTokenFailure, options);
}

/** Returns true for a valid value. */
export function isPasswordGrant(value: unknown): value is PasswordGrant {
  try {
    return checkPasswordGrant(value) === true;
  } catch {
    return false;
  }
}

function checkPasswordGrant(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/PasswordGrant");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkUuid(value["client_id"], to?.at("client_id"))) return false;
  const clientSecret = value["client_secret"];
  if (typeof clientSecret === "string") {
    if (!hasUuidFormat(clientSecret) && !to?.at("client_secret").report("format", clientSecret, "uuid")) return false;
  } else if (!to?.at("client_secret").report("type", clientSecret, "string")) {
    return false;
  }
  if (!requireOneOf(value["grant_type"], to, "grant_type", "password")) return false;
  if (!requireString(value["username"], to, "username") || !requireString(value["password"], to, "password"))
    return false;
  if (!requireOneOf(value["credtype"], to, "credtype", "authtoken")) return false;
  to?.report("misspelt", value);
  return true;
}

const passwordGrantRules: ProblemRules = {
  format: addFormat,
  misspelt: nameMisspelt,
  required: addRequired,
  stringOf: addStringOf,
  type: addType,
};

/** Returns the value, or every problem. */
export function validatePasswordGrant(value: unknown, options?: ValidateOptions): Result<PasswordGrant> {
  return (
    unreadAt(options, secretsOfPasswordGrant) ??
    resultOfCheck(value, checkPasswordGrant, passwordGrantRules, options, secretsOfPasswordGrant)
  );
}

function secretsOfPasswordGrant(): Secrets {
  return secrets([["client_secret"], ["password"]]);
}

/** Reads JSON. Problems have a line and a column. */
export function parsePasswordGrant(text: string | Uint8Array, options?: ParseOptions): Result<PasswordGrant> {
  return readJson(text, validatePasswordGrant, options);
}

/** Returns true for a valid value. */
export function isServerMessage(value: unknown): value is ServerMessage {
  try {
    return checkServerMessage(value) === true;
  } catch {
    return false;
  }
}

function checkServerMessage(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/ServerMessage");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  return optionalString(value["message"], to, "message");
}

const serverMessageRules: ProblemRules = { required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateServerMessage(value: unknown, options?: ValidateOptions): Result<ServerMessage> {
  return resultOfCheck(value, checkServerMessage, serverMessageRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseServerMessage(text: string | Uint8Array, options?: ParseOptions): Result<ServerMessage> {
  return readJson(text, validateServerMessage, options);
}

/** Returns true for a valid value. */
export function isTokenFailure(value: unknown): value is TokenFailure {
  try {
    return checkTokenFailure(value) === true;
  } catch {
    return false;
  }
}

const tokenFailureAnyOfBranches: readonly JsonBranch[] = [
  { name: "KnownTokenFailure", check: checkKnownTokenFailure },
  {
    name: "code and error and error_description",
    check: checkTokenFailureAnyOf2,
    members: ["code", "error", "error_description"],
    required: ["code", "error", "error_description"],
  },
];

function checkTokenFailure(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/TokenFailure");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!requireNumber(value["code"], to, "code") || !requireString(value["error"], to, "error")) return false;
  if (!requireString(value["error_description"], to, "error_description")) return false;
  to?.report("misspelt", value);
  return (
    to?.report("choice", value, "anyOf", tokenFailureAnyOfBranches) ??
    (checkKnownTokenFailure(value) || checkTokenFailureAnyOf2(value))
  );
}

function checkTokenFailureAnyOf2(value: unknown, to?: JsonProblems): boolean | undefined {
  if (hasObjectType(value)) {
    if (value["code"] === undefined && !to?.report("required", value, "code")) return false;
    if (value["error"] === undefined && !to?.report("required", value, "error")) return false;
    if (value["error_description"] === undefined && !to?.report("required", value, "error_description")) return false;
  }
  return true;
}

const tokenFailureRules: ProblemRules = {
  choice: matchBranches,
  enum: addEnum,
  misspelt: nameMisspelt,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateTokenFailure(value: unknown, options?: ValidateOptions): Result<TokenFailure> {
  return resultOfCheck(value, checkTokenFailure, tokenFailureRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseTokenFailure(text: string | Uint8Array, options?: ParseOptions): Result<TokenFailure> {
  return readJson(text, validateTokenFailure, options);
}
