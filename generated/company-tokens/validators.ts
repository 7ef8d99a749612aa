// Generated from specs/company-tokens/openapi.yaml, sandbox/overlays/company-tokens.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import type { Result } from "@specwright/runtime/base";
import { hasUuidFormat } from "@specwright/runtime/formats";
import {
  type JsonBranch,
  type JsonProblems,
  type ParseOptions,
  type Secrets,
  type ValidateOptions,
  addConst,
  addEnum,
  addFormat,
  addRequired,
  allowString,
  enter,
  equalsJson,
  expectInteger,
  expectNumber,
  expectObject,
  expectString,
  expectStringOf,
  hasObjectType,
  hasOptionalString,
  leave,
  matchBranches,
  nameMisspelt,
  problemsOf,
  readJson,
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

/** Checks whether a value is a valid CompanyAuthToken. */
export function isCompanyAuthToken(value: unknown): value is CompanyAuthToken {
  try {
    return checkCompanyAuthToken(value);
  } catch {
    return false;
  }
}

function checkCompanyAuthToken(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  if (value["status"] !== "PASS") return false;
  if (value["code"] !== 0) return false;
  if (value["errormsg"] !== "") return false;
  return typeof value["token"] === "string";
}

/** The value as a valid CompanyAuthToken, or every problem that keeps it from being one. */
export function validateCompanyAuthToken(value: unknown, options?: ValidateOptions): Result<CompanyAuthToken> {
  return (
    unreadAt(options, secretsOfCompanyAuthToken) ??
    (isCompanyAuthToken(value)
      ? { ok: true, value }
      : problemsOf(value, collectCompanyAuthToken, options, secretsOfCompanyAuthToken))
  );
}

function secretsOfCompanyAuthToken(): Secrets {
  return secrets([["token"]]);
}

function collectCompanyAuthToken(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/CompanyAuthToken");
  if (expectObject(value, problems)) {
    const status = value["status"];
    if (expectString(status, problems, "status") && status !== "PASS") addConst(status, problems, "PASS", "status");
    const code = value["code"];
    if (expectInteger(code, problems, "code") && code !== 0) addConst(code, problems, 0, "code");
    const errormsg = value["errormsg"];
    if (expectString(errormsg, problems, "errormsg") && errormsg !== "") addConst(errormsg, problems, "", "errormsg");
    expectString(value["token"], problems, "token");
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid CompanyAuthToken from JSON text. Problems have a line and a column. */
export function parseCompanyAuthToken(text: string | Uint8Array, options?: ParseOptions): Result<CompanyAuthToken> {
  return readJson(text, validateCompanyAuthToken, options);
}

/** Checks whether a value is a valid CompanyAuthTokenFailure. */
export function isCompanyAuthTokenFailure(value: unknown): value is CompanyAuthTokenFailure {
  try {
    return checkCompanyAuthTokenFailure(value);
  } catch {
    return false;
  }
}

function checkCompanyAuthTokenFailure(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["status"] !== "string" || !Number.isInteger(value["code"])) return false;
  return typeof value["errormsg"] === "string";
}

/** The value as a valid CompanyAuthTokenFailure, or every problem that keeps it from being one. */
export function validateCompanyAuthTokenFailure(
  value: unknown,
  options?: ValidateOptions,
): Result<CompanyAuthTokenFailure> {
  return isCompanyAuthTokenFailure(value)
    ? { ok: true, value }
    : problemsOf(value, collectCompanyAuthTokenFailure, options);
}

function collectCompanyAuthTokenFailure(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/CompanyAuthTokenFailure");
  if (expectObject(value, problems)) {
    expectString(value["status"], problems, "status");
    expectInteger(value["code"], problems, "code");
    expectString(value["errormsg"], problems, "errormsg");
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid CompanyAuthTokenFailure from JSON text. Problems have a line and a column. */
export function parseCompanyAuthTokenFailure(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<CompanyAuthTokenFailure> {
  return readJson(text, validateCompanyAuthTokenFailure, options);
}

/** Checks whether a value is a valid CompanyToken. */
export function isCompanyToken(value: unknown): value is CompanyToken {
  try {
    return checkCompanyToken(value);
  } catch {
    return false;
  }
}

function checkCompanyToken(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["expires_in"] !== "string") return false;
  if (typeof value["access_token"] !== "string" || typeof value["refresh_token"] !== "string") return false;
  if (!hasOptionalString(value["scope"]) || !hasOptionalString(value["geolocation"])) return false;
  const tokenType = value["token_type"];
  return tokenType === undefined || tokenType === "Bearer";
}

/** The value as a valid CompanyToken, or every problem that keeps it from being one. */
export function validateCompanyToken(value: unknown, options?: ValidateOptions): Result<CompanyToken> {
  return (
    unreadAt(options, secretsOfCompanyToken) ??
    (isCompanyToken(value)
      ? { ok: true, value }
      : problemsOf(value, collectCompanyToken, options, secretsOfCompanyToken))
  );
}

function secretsOfCompanyToken(): Secrets {
  return secrets([["access_token"], ["refresh_token"]]);
}

function collectCompanyToken(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/CompanyToken");
  if (expectObject(value, problems)) {
    expectString(value["expires_in"], problems, "expires_in");
    allowString(value["scope"], problems, "scope");
    const tokenType = value["token_type"];
    if (tokenType !== undefined) expectStringOf(tokenType, problems, ["Bearer"], "token_type");
    expectString(value["access_token"], problems, "access_token");
    expectString(value["refresh_token"], problems, "refresh_token");
    allowString(value["geolocation"], problems, "geolocation");
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid CompanyToken from JSON text. Problems have a line and a column. */
export function parseCompanyToken(text: string | Uint8Array, options?: ParseOptions): Result<CompanyToken> {
  return readJson(text, validateCompanyToken, options);
}

/** Checks whether a value is a valid ConnectCompanyParameters. */
export function isConnectCompanyParameters(value: unknown): value is ConnectCompanyParameters {
  try {
    return checkConnectCompanyParameters(value);
  } catch {
    return false;
  }
}

function checkConnectCompanyParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const query = value["query"];
  if (!hasObjectType(query)) return false;
  const id = query["id"];
  if (typeof id !== "string" || !hasUuidFormat(id)) return false;
  if (typeof query["requestToken"] !== "string") return false;
  const userID = query["userID"];
  return typeof userID === "string" && hasUuidFormat(userID);
}

/** The value as a valid ConnectCompanyParameters, or every problem that keeps it from being one. */
export function validateConnectCompanyParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<ConnectCompanyParameters> {
  return isConnectCompanyParameters(value)
    ? { ok: true, value }
    : problemsOf(value, collectConnectCompanyParameters, options);
}

function collectConnectCompanyParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/webhooks/companyConnection/get");
  if (expectObject(value, problems)) {
    const query = value["query"];
    if (query !== undefined) {
      enter(problems, "query", "");
      if (expectObject(query, problems)) {
        const id = query["id"];
        if (id !== undefined) {
          enter(problems, "id", "/parameters/0/schema");
          if (expectString(id, problems) && !hasUuidFormat(id)) addFormat(id, problems, "uuid");
          leave(problems);
        } else {
          addRequired(query, problems, "id");
        }
        const requestToken = query["requestToken"];
        if (requestToken !== undefined) {
          enter(problems, "requestToken", "/parameters/1/schema");
          expectString(requestToken, problems);
          leave(problems);
        } else {
          addRequired(query, problems, "requestToken");
        }
        const userID = query["userID"];
        if (userID !== undefined) {
          enter(problems, "userID", "/parameters/2/schema");
          if (expectString(userID, problems) && !hasUuidFormat(userID)) addFormat(userID, problems, "uuid");
          leave(problems);
        } else {
          addRequired(query, problems, "userID");
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

/** Checks whether a value is a valid CreateCompanyAuthTokenParameters. */
export function isCreateCompanyAuthTokenParameters(value: unknown): value is CreateCompanyAuthTokenParameters {
  try {
    return checkCreateCompanyAuthTokenParameters(value);
  } catch {
    return false;
  }
}

function checkCreateCompanyAuthTokenParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const headers = value["headers"];
  if (headers !== undefined) {
    if (!hasObjectType(headers)) return false;
    const serviceCorrelationid = headers["service-correlationid"];
    if (serviceCorrelationid !== undefined && typeof serviceCorrelationid !== "string") return false;
  }
  const path = value["path"];
  if (!hasObjectType(path)) return false;
  return typeof path["company_id"] === "string";
}

/** The value as a valid CreateCompanyAuthTokenParameters, or every problem that keeps it from being one. */
export function validateCreateCompanyAuthTokenParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<CreateCompanyAuthTokenParameters> {
  return isCreateCompanyAuthTokenParameters(value)
    ? { ok: true, value }
    : problemsOf(value, collectCreateCompanyAuthTokenParameters, options);
}

function collectCreateCompanyAuthTokenParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1profile-service~1v1~1keys~1principals~1{company_id}~1authtoken~1/post");
  if (expectObject(value, problems)) {
    const path = value["path"];
    if (path !== undefined) {
      enter(problems, "path", "");
      if (expectObject(path, problems)) {
        const companyId = path["company_id"];
        if (companyId !== undefined) {
          enter(problems, "company_id", "/parameters/0/schema");
          expectString(companyId, problems);
          leave(problems);
        } else {
          addRequired(path, problems, "company_id");
        }
        nameMisspelt(path, problems);
      }
      leave(problems);
    } else {
      addRequired(value, problems, "path");
    }
    const headers = value["headers"];
    if (headers !== undefined) {
      enter(problems, "headers", "");
      if (expectObject(headers, problems)) {
        const serviceCorrelationid = headers["service-correlationid"];
        if (serviceCorrelationid !== undefined) {
          enter(problems, "service-correlationid", "/parameters/1/schema");
          expectString(serviceCorrelationid, problems);
          leave(problems);
        }
      }
      leave(problems);
    }
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Checks whether a value is a valid KnownTokenFailure. */
export function isKnownTokenFailure(value: unknown): value is KnownTokenFailure {
  try {
    return checkKnownTokenFailure(value);
  } catch {
    return false;
  }
}

const knownTokenFailureConstant: unknown = {
  code: 5,
  error: "invalid_grant",
  error_description: "Incorrect credentials",
};

const knownTokenFailureConstant2: unknown = {
  code: 10,
  error: "invalid_grant",
  error_description: "Account is disabled",
};

const knownTokenFailureConstant3: unknown = {
  code: 11,
  error: "invalid_grant",
  error_description: "Account is disabled",
};

const knownTokenFailureConstant4: unknown = { code: 12, error: "invalid_grant", error_description: "Logon denied" };

const knownTokenFailureConstant5: unknown = { code: 13, error: "invalid_grant", error_description: "Logon denied" };

const knownTokenFailureConstant6: unknown = { code: 14, error: "invalid_grant", error_description: "Account locked" };

const knownTokenFailureConstant7: unknown = {
  code: 16,
  error: "invalid_request",
  error_description: "User lives elsewhere",
};

const knownTokenFailureConstant8: unknown = {
  code: 19,
  error: "invalid_grant",
  error_description: "Incorrect credentials",
};

const knownTokenFailureConstant9: unknown = {
  code: 20,
  error: "invalid_grant",
  error_description: "Logon denied, typically due to an IP restriction",
};

const knownTokenFailureConstant10: unknown = {
  code: 51,
  error: "invalid_request",
  error_description: "username was not supplied",
};

const knownTokenFailureConstant11: unknown = {
  code: 52,
  error: "invalid_request",
  error_description: "password was not supplied",
};

const knownTokenFailureConstant12: unknown = {
  code: 53,
  error: "invalid_client",
  error_description: "Company is not enabled for this client",
};

const knownTokenFailureConstant13: unknown = {
  code: 54,
  error: "invalid_scope",
  error_description: "Requested scope exceeds granted scope",
};

const knownTokenFailureConstant14: unknown = {
  code: 55,
  error: "invalid_request",
  error_description: "The email is unknown",
};

const knownTokenFailureConstant15: unknown = {
  code: 56,
  error: "invalid_request",
  error_description: "otp was not supplied",
};

const knownTokenFailureConstant16: unknown = {
  code: 57,
  error: "invalid_request",
  error_description: "channel_type missing",
};

const knownTokenFailureConstant17: unknown = {
  code: 58,
  error: "invalid_request",
  error_description: "channel_handle missing",
};

const knownTokenFailureConstant18: unknown = { code: 59, error: "access_denied", error_description: "Client disabled" };

const knownTokenFailureConstant19: unknown = {
  code: 60,
  error: "invalid_grant",
  error_description: "No matching grants",
};

const knownTokenFailureConstant20: unknown = {
  code: 61,
  error: "invalid_client",
  error_description: "Client not found",
};

const knownTokenFailureConstant21: unknown = {
  code: 62,
  error: "invalid_request",
  error_description: "client_id was not supplied",
};

const knownTokenFailureConstant22: unknown = {
  code: 63,
  error: "invalid_request",
  error_description: "client_secret was not supplied",
};

const knownTokenFailureConstant23: unknown = {
  code: 64,
  error: "invalid_client",
  error_description: "Incorrect credentials",
};

const knownTokenFailureConstant24: unknown = {
  code: 65,
  error: "invalid_request",
  error_description: "grant_type was not supplied",
};

const knownTokenFailureConstant25: unknown = {
  code: 80,
  error: "invalid_request",
  error_description: "Invalid channel type",
};

const knownTokenFailureConstant26: unknown = {
  code: 81,
  error: "invalid_request",
  error_description: "Bad channel handle",
};

const knownTokenFailureConstant27: unknown = { code: 83, error: "invalid_request", error_description: "otp not found" };

const knownTokenFailureConstant28: unknown = {
  code: 84,
  error: "invalid_request",
  error_description: "Fact verification failed",
};

const knownTokenFailureConstant29: unknown = {
  code: 85,
  error: "invalid_request",
  error_description: "otp verification failed",
};

const knownTokenFailureConstant30: unknown = {
  code: 100,
  error: "invalid_request",
  error_description: "Backend does not know this username",
};

const knownTokenFailureConstant31: unknown = {
  code: 101,
  error: "invalid_request",
  error_description: "code was not supplied",
};

const knownTokenFailureConstant32: unknown = {
  code: 102,
  error: "invalid_request",
  error_description: "redirect_uri was not supplied",
};

const knownTokenFailureConstant33: unknown = {
  code: 103,
  error: "invalid_request",
  error_description: "code is bad or expired",
};

const knownTokenFailureConstant34: unknown = {
  code: 104,
  error: "invalid_grant",
  error_description: "redirect_uri does not match the previous grant",
};

const knownTokenFailureConstant35: unknown = {
  code: 105,
  error: "invalid_grant",
  error_description: "Grant was not issued to this caller",
};

const knownTokenFailureConstant36: unknown = {
  code: 106,
  error: "invalid_request",
  error_description: "refresh_token was not supplied",
};

const knownTokenFailureConstant37: unknown = {
  code: 107,
  error: "invalid_request",
  error_description: "Refresh disallowed for app",
};

const knownTokenFailureConstant38: unknown = {
  code: 108,
  error: "invalid_grant",
  error_description: "Bad or expired refresh token",
};

const knownTokenFailureConstant39: unknown = {
  code: 109,
  error: "invalid_request",
  error_description: "loginid was not supplied",
};

const knownTokenFailureConstant40: unknown = {
  code: 115,
  error: "invalid_request",
  error_description: "Unauthenticated client will not be issued a token",
};

const knownTokenFailureConstant41: unknown = {
  code: 117,
  error: "invalid_request",
  error_description: "nonce is mandatory for this response_type",
};

const knownTokenFailureConstant42: unknown = {
  code: 118,
  error: "invalid_request",
  error_description: "display is invalid",
};

const knownTokenFailureConstant43: unknown = {
  code: 119,
  error: "invalid_request",
  error_description: "prompt is invalid",
};

const knownTokenFailureConstant44: unknown = {
  code: 119,
  error: "invalid_request",
  error_description: "prompt must be consent for offline_access",
};

const knownTokenFailureConstant45: unknown = {
  code: 120,
  error: "invalid_request",
  error_description: "credtype is invalid",
};

const knownTokenFailureConstant46: unknown = {
  code: 121,
  error: "invalid_request",
  error_description: "login_type is invalid",
};

const knownTokenFailureConstant47: unknown = {
  code: 122,
  error: "invalid_request",
  error_description: "Proxies supplied are invalid",
};

const knownTokenFailureConstant48: unknown = {
  code: 123,
  error: "invalid_request",
  error_description: "Principal is disabled",
};

const knownTokenFailureConstant49: unknown = {
  code: 134,
  error: "invalid_request",
  error_description: "Company undergoing scheduled maintenance",
};

function checkKnownTokenFailure(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  return (
    equalsJson(value, knownTokenFailureConstant) ||
    equalsJson(value, knownTokenFailureConstant2) ||
    equalsJson(value, knownTokenFailureConstant3) ||
    equalsJson(value, knownTokenFailureConstant4) ||
    equalsJson(value, knownTokenFailureConstant5) ||
    equalsJson(value, knownTokenFailureConstant6) ||
    equalsJson(value, knownTokenFailureConstant7) ||
    equalsJson(value, knownTokenFailureConstant8) ||
    equalsJson(value, knownTokenFailureConstant9) ||
    equalsJson(value, knownTokenFailureConstant10) ||
    equalsJson(value, knownTokenFailureConstant11) ||
    equalsJson(value, knownTokenFailureConstant12) ||
    equalsJson(value, knownTokenFailureConstant13) ||
    equalsJson(value, knownTokenFailureConstant14) ||
    equalsJson(value, knownTokenFailureConstant15) ||
    equalsJson(value, knownTokenFailureConstant16) ||
    equalsJson(value, knownTokenFailureConstant17) ||
    equalsJson(value, knownTokenFailureConstant18) ||
    equalsJson(value, knownTokenFailureConstant19) ||
    equalsJson(value, knownTokenFailureConstant20) ||
    equalsJson(value, knownTokenFailureConstant21) ||
    equalsJson(value, knownTokenFailureConstant22) ||
    equalsJson(value, knownTokenFailureConstant23) ||
    equalsJson(value, knownTokenFailureConstant24) ||
    equalsJson(value, knownTokenFailureConstant25) ||
    equalsJson(value, knownTokenFailureConstant26) ||
    equalsJson(value, knownTokenFailureConstant27) ||
    equalsJson(value, knownTokenFailureConstant28) ||
    equalsJson(value, knownTokenFailureConstant29) ||
    equalsJson(value, knownTokenFailureConstant30) ||
    equalsJson(value, knownTokenFailureConstant31) ||
    equalsJson(value, knownTokenFailureConstant32) ||
    equalsJson(value, knownTokenFailureConstant33) ||
    equalsJson(value, knownTokenFailureConstant34) ||
    equalsJson(value, knownTokenFailureConstant35) ||
    equalsJson(value, knownTokenFailureConstant36) ||
    equalsJson(value, knownTokenFailureConstant37) ||
    equalsJson(value, knownTokenFailureConstant38) ||
    equalsJson(value, knownTokenFailureConstant39) ||
    equalsJson(value, knownTokenFailureConstant40) ||
    equalsJson(value, knownTokenFailureConstant41) ||
    equalsJson(value, knownTokenFailureConstant42) ||
    equalsJson(value, knownTokenFailureConstant43) ||
    equalsJson(value, knownTokenFailureConstant44) ||
    equalsJson(value, knownTokenFailureConstant45) ||
    equalsJson(value, knownTokenFailureConstant46) ||
    equalsJson(value, knownTokenFailureConstant47) ||
    equalsJson(value, knownTokenFailureConstant48) ||
    equalsJson(value, knownTokenFailureConstant49)
  );
}

/** The value as a valid KnownTokenFailure, or every problem that keeps it from being one. */
export function validateKnownTokenFailure(value: unknown, options?: ValidateOptions): Result<KnownTokenFailure> {
  return isKnownTokenFailure(value) ? { ok: true, value } : problemsOf(value, collectKnownTokenFailure, options);
}

function collectKnownTokenFailure(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/KnownTokenFailure");
  if (expectObject(value, problems)) {
    if (
      !equalsJson(value, knownTokenFailureConstant) &&
      !equalsJson(value, knownTokenFailureConstant2) &&
      !equalsJson(value, knownTokenFailureConstant3) &&
      !equalsJson(value, knownTokenFailureConstant4) &&
      !equalsJson(value, knownTokenFailureConstant5) &&
      !equalsJson(value, knownTokenFailureConstant6) &&
      !equalsJson(value, knownTokenFailureConstant7) &&
      !equalsJson(value, knownTokenFailureConstant8) &&
      !equalsJson(value, knownTokenFailureConstant9) &&
      !equalsJson(value, knownTokenFailureConstant10) &&
      !equalsJson(value, knownTokenFailureConstant11) &&
      !equalsJson(value, knownTokenFailureConstant12) &&
      !equalsJson(value, knownTokenFailureConstant13) &&
      !equalsJson(value, knownTokenFailureConstant14) &&
      !equalsJson(value, knownTokenFailureConstant15) &&
      !equalsJson(value, knownTokenFailureConstant16) &&
      !equalsJson(value, knownTokenFailureConstant17) &&
      !equalsJson(value, knownTokenFailureConstant18) &&
      !equalsJson(value, knownTokenFailureConstant19) &&
      !equalsJson(value, knownTokenFailureConstant20) &&
      !equalsJson(value, knownTokenFailureConstant21) &&
      !equalsJson(value, knownTokenFailureConstant22) &&
      !equalsJson(value, knownTokenFailureConstant23) &&
      !equalsJson(value, knownTokenFailureConstant24) &&
      !equalsJson(value, knownTokenFailureConstant25) &&
      !equalsJson(value, knownTokenFailureConstant26) &&
      !equalsJson(value, knownTokenFailureConstant27) &&
      !equalsJson(value, knownTokenFailureConstant28) &&
      !equalsJson(value, knownTokenFailureConstant29) &&
      !equalsJson(value, knownTokenFailureConstant30) &&
      !equalsJson(value, knownTokenFailureConstant31) &&
      !equalsJson(value, knownTokenFailureConstant32) &&
      !equalsJson(value, knownTokenFailureConstant33) &&
      !equalsJson(value, knownTokenFailureConstant34) &&
      !equalsJson(value, knownTokenFailureConstant35) &&
      !equalsJson(value, knownTokenFailureConstant36) &&
      !equalsJson(value, knownTokenFailureConstant37) &&
      !equalsJson(value, knownTokenFailureConstant38) &&
      !equalsJson(value, knownTokenFailureConstant39) &&
      !equalsJson(value, knownTokenFailureConstant40) &&
      !equalsJson(value, knownTokenFailureConstant41) &&
      !equalsJson(value, knownTokenFailureConstant42) &&
      !equalsJson(value, knownTokenFailureConstant43) &&
      !equalsJson(value, knownTokenFailureConstant44) &&
      !equalsJson(value, knownTokenFailureConstant45) &&
      !equalsJson(value, knownTokenFailureConstant46) &&
      !equalsJson(value, knownTokenFailureConstant47) &&
      !equalsJson(value, knownTokenFailureConstant48) &&
      !equalsJson(value, knownTokenFailureConstant49)
    )
      addEnum(value, problems, [
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
      ]);
  }
  leave(problems);
}

/** Reads a valid KnownTokenFailure from JSON text. Problems have a line and a column. */
export function parseKnownTokenFailure(text: string | Uint8Array, options?: ParseOptions): Result<KnownTokenFailure> {
  return readJson(text, validateKnownTokenFailure, options);
}

/** Checks whether a value is a valid PasswordGrant. */
export function isPasswordGrant(value: unknown): value is PasswordGrant {
  try {
    return checkPasswordGrant(value);
  } catch {
    return false;
  }
}

function checkPasswordGrant(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const clientId = value["client_id"];
  if (typeof clientId !== "string" || !hasUuidFormat(clientId)) return false;
  const clientSecret = value["client_secret"];
  if (typeof clientSecret !== "string" || !hasUuidFormat(clientSecret)) return false;
  if (typeof value["username"] !== "string" || typeof value["password"] !== "string") return false;
  if (value["grant_type"] !== "password") return false;
  return value["credtype"] === "authtoken";
}

/** The value as a valid PasswordGrant, or every problem that keeps it from being one. */
export function validatePasswordGrant(value: unknown, options?: ValidateOptions): Result<PasswordGrant> {
  return (
    unreadAt(options, secretsOfPasswordGrant) ??
    (isPasswordGrant(value)
      ? { ok: true, value }
      : problemsOf(value, collectPasswordGrant, options, secretsOfPasswordGrant))
  );
}

function secretsOfPasswordGrant(): Secrets {
  return secrets([["client_secret"], ["password"]]);
}

function collectPasswordGrant(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/PasswordGrant");
  if (expectObject(value, problems)) {
    const clientId = value["client_id"];
    if (expectString(clientId, problems, "client_id") && !hasUuidFormat(clientId))
      addFormat(clientId, problems, "uuid", "client_id");
    const clientSecret = value["client_secret"];
    if (expectString(clientSecret, problems, "client_secret") && !hasUuidFormat(clientSecret))
      addFormat(clientSecret, problems, "uuid", "client_secret");
    expectStringOf(value["grant_type"], problems, ["password"], "grant_type");
    expectString(value["username"], problems, "username");
    expectString(value["password"], problems, "password");
    expectStringOf(value["credtype"], problems, ["authtoken"], "credtype");
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid PasswordGrant from JSON text. Problems have a line and a column. */
export function parsePasswordGrant(text: string | Uint8Array, options?: ParseOptions): Result<PasswordGrant> {
  return readJson(text, validatePasswordGrant, options);
}

/** Checks whether a value is a valid ServerMessage. */
export function isServerMessage(value: unknown): value is ServerMessage {
  try {
    return checkServerMessage(value);
  } catch {
    return false;
  }
}

function checkServerMessage(value: unknown): boolean {
  return hasObjectType(value) && hasOptionalString(value["message"]);
}

/** The value as a valid ServerMessage, or every problem that keeps it from being one. */
export function validateServerMessage(value: unknown, options?: ValidateOptions): Result<ServerMessage> {
  return isServerMessage(value) ? { ok: true, value } : problemsOf(value, collectServerMessage, options);
}

function collectServerMessage(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/ServerMessage");
  if (expectObject(value, problems)) allowString(value["message"], problems, "message");
  leave(problems);
}

/** Reads a valid ServerMessage from JSON text. Problems have a line and a column. */
export function parseServerMessage(text: string | Uint8Array, options?: ParseOptions): Result<ServerMessage> {
  return readJson(text, validateServerMessage, options);
}

/** Checks whether a value is a valid TokenFailure. */
export function isTokenFailure(value: unknown): value is TokenFailure {
  try {
    return checkTokenFailure(value);
  } catch {
    return false;
  }
}

function checkTokenFailure(value: unknown): boolean {
  if (!hasObjectType(value) || !Number.isFinite(value["code"]) || typeof value["error"] !== "string") return false;
  if (typeof value["error_description"] !== "string") return false;
  return (
    checkKnownTokenFailure(value) ||
    (value["code"] !== undefined && value["error"] !== undefined && value["error_description"] !== undefined)
  );
}

/** The value as a valid TokenFailure, or every problem that keeps it from being one. */
export function validateTokenFailure(value: unknown, options?: ValidateOptions): Result<TokenFailure> {
  return isTokenFailure(value) ? { ok: true, value } : problemsOf(value, collectTokenFailure, options);
}

const tokenFailureAnyOfBranches: readonly JsonBranch[] = [
  { name: "KnownTokenFailure", check: checkKnownTokenFailure, collect: collectKnownTokenFailure },
  {
    name: "code and error and error_description",
    check: checkTokenFailureAnyOf2,
    collect: collectTokenFailureAnyOf2,
    members: ["code", "error", "error_description"],
    required: ["code", "error", "error_description"],
  },
];

function collectTokenFailure(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/TokenFailure");
  if (expectObject(value, problems)) {
    expectNumber(value["code"], problems, "code");
    expectString(value["error"], problems, "error");
    expectString(value["error_description"], problems, "error_description");
    nameMisspelt(value, problems);
    matchBranches(value, problems, "anyOf", tokenFailureAnyOfBranches);
  }
  leave(problems);
}

function checkTokenFailureAnyOf2(value: unknown): boolean {
  if (hasObjectType(value)) {
    if (value["code"] === undefined || value["error"] === undefined || value["error_description"] === undefined)
      return false;
  }
  return true;
}

function collectTokenFailureAnyOf2(value: unknown, problems: JsonProblems): void {
  if (hasObjectType(value)) {
    if (value["code"] === undefined) addRequired(value, problems, "code");
    if (value["error"] === undefined) addRequired(value, problems, "error");
    if (value["error_description"] === undefined) addRequired(value, problems, "error_description");
  }
}

/** Reads a valid TokenFailure from JSON text. Problems have a line and a column. */
export function parseTokenFailure(text: string | Uint8Array, options?: ParseOptions): Result<TokenFailure> {
  return readJson(text, validateTokenFailure, options);
}
