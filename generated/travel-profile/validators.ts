// Generated from specs/travel-profile/openapi.yaml, sandbox/overlays/travel-profile.yaml, specs/open-questions.yaml and 1 more. Edit the specs, then run `make generate`.

import type { Result } from "@specwright/runtime/base";
import { hasUuidFormat } from "@specwright/runtime/formats";
import {
  type JsonBranch,
  type JsonProblems,
  type ParseOptions,
  type ProblemRules,
  type ValidateOptions,
  addFalse,
  addFormat,
  addRequired,
  addStringOf,
  addType,
  hasObjectType,
  matchBranches,
  nameMisspelt,
  readJson,
  resultOfCheck,
} from "@specwright/runtime/json";
import type {
  CreateProfileParameters,
  CreateProfileResponseHeaders,
  GetProfileParameters,
  GetProfileResponseHeaders,
  UpdateProfileParameters,
  UpdateProfileResponseHeaders,
  UserIdType,
} from "./types.js";

function checkCreateProfileParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1travelprofile~1v2.0~1profile/post");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const headers = value["headers"];
  return headers === undefined || checkObjectWithServiceCorrelationid(headers, to?.at("headers", ""));
}

function checkObjectWithServiceCorrelationid(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const serviceCorrelationid = value["service-correlationid"];
  if (serviceCorrelationid !== undefined) {
    if (
      !checkUuid(
        serviceCorrelationid,
        to?.at("service-correlationid", "#/components/parameters/ServiceCorrelationId/schema"),
      )
    )
      return false;
  }
  return true;
}

function checkUuid(value: unknown, to?: JsonProblems): boolean | undefined {
  if (typeof value !== "string") return to?.report("type", value, "string");
  return hasUuidFormat(value) || to?.report("format", value, "uuid");
}

const createProfileParametersRules: ProblemRules = { format: addFormat, required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateCreateProfileParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<CreateProfileParameters> {
  return resultOfCheck(value, checkCreateProfileParameters, createProfileParametersRules, options);
}

function checkCreateProfileResponseHeaders(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1travelprofile~1v2.0~1profile/post");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const serviceCorrelationid = value["service-correlationid"];
  if (serviceCorrelationid !== undefined) {
    if (
      !checkUuid(
        serviceCorrelationid,
        to?.at("service-correlationid", "#/components/headers/ServiceCorrelationId/schema"),
      )
    )
      return false;
  }
  return true;
}

/** Returns the value, or every problem. */
export function validateCreateProfileResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<CreateProfileResponseHeaders> {
  return resultOfCheck(value, checkCreateProfileResponseHeaders, createProfileParametersRules, options);
}

function checkGetProfileParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1travelprofile~1v2.0~1profile/get");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const query = value["query"];
  if (query !== undefined && !checkGetProfileParametersQuery(query, to?.at("query", ""))) return false;
  const headers = value["headers"];
  return headers === undefined || checkObjectWithServiceCorrelationid(headers, to?.at("headers", ""));
}

const getProfileParametersQueryOneOfBranches: readonly JsonBranch[] = [
  { name: 'object without "userid_value"', check: checkGetProfileParametersQueryOneOf1 },
  {
    name: 'object with "userid_type" and "userid_value"',
    check: checkGetProfileParametersQueryOneOf2,
    members: ["userid_value"],
    required: ["userid_type", "userid_value"],
  },
];

function checkGetProfileParametersQuery(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  return (
    to?.report("choice", value, "oneOf", getProfileParametersQueryOneOfBranches) ??
    ((value["userid_value"] === undefined || checkGetProfileParametersQueryOneOf2(value)) &&
      (value["userid_value"] !== undefined || checkGetProfileParametersQueryOneOf1(value)))
  );
}

function checkGetProfileParametersQueryOneOf2(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkUserIdType(value["userid_type"], to?.at("userid_type"))) return false;
  const useridValue = value["userid_value"];
  if (
    typeof useridValue !== "string" &&
    !to?.at("userid_value", "/parameters/1/schema").report("type", useridValue, "string")
  )
    return false;
  to?.report("misspelt", value, ["userid_type"]);
  return true;
}

function checkGetProfileParametersQueryOneOf1(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const useridType = value["userid_type"];
  if (useridType !== undefined && !checkUserIdType(useridType, to?.at("userid_type"))) return false;
  const useridValue = value["userid_value"];
  return useridValue === undefined || to?.at("userid_value", "/parameters/1/schema").report("false", useridValue);
}

function checkUserIdType(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/UserIdType");
  return (
    value === "login" ||
    value === "xmlsyncid" ||
    value === "uuid" ||
    to?.report("stringOf", value, ["login", "xmlsyncid", "uuid"])
  );
}

const getProfileParametersRules: ProblemRules = {
  choice: matchBranches,
  false: addFalse,
  format: addFormat,
  misspelt: nameMisspelt,
  required: addRequired,
  stringOf: addStringOf,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateGetProfileParameters(value: unknown, options?: ValidateOptions): Result<GetProfileParameters> {
  return resultOfCheck(value, checkGetProfileParameters, getProfileParametersRules, options);
}

function checkGetProfileResponseHeaders(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1travelprofile~1v2.0~1profile/get");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const serviceCorrelationid = value["service-correlationid"];
  if (serviceCorrelationid !== undefined) {
    if (
      !checkUuid(
        serviceCorrelationid,
        to?.at("service-correlationid", "#/components/headers/ServiceCorrelationId/schema"),
      )
    )
      return false;
  }
  return true;
}

/** Returns the value, or every problem. */
export function validateGetProfileResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<GetProfileResponseHeaders> {
  return resultOfCheck(value, checkGetProfileResponseHeaders, createProfileParametersRules, options);
}

function checkUpdateProfileParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1travelprofile~1v2.0~1profile/put");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const headers = value["headers"];
  return headers === undefined || checkObjectWithServiceCorrelationid(headers, to?.at("headers", ""));
}

/** Returns the value, or every problem. */
export function validateUpdateProfileParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<UpdateProfileParameters> {
  return resultOfCheck(value, checkUpdateProfileParameters, createProfileParametersRules, options);
}

function checkUpdateProfileResponseHeaders(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1travelprofile~1v2.0~1profile/put");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const serviceCorrelationid = value["service-correlationid"];
  if (serviceCorrelationid !== undefined) {
    if (
      !checkUuid(
        serviceCorrelationid,
        to?.at("service-correlationid", "#/components/headers/ServiceCorrelationId/schema"),
      )
    )
      return false;
  }
  return true;
}

/** Returns the value, or every problem. */
export function validateUpdateProfileResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<UpdateProfileResponseHeaders> {
  return resultOfCheck(value, checkUpdateProfileResponseHeaders, createProfileParametersRules, options);
}

/** Returns true for a valid value. */
export function isUserIdType(value: unknown): value is UserIdType {
  try {
    return checkUserIdType(value) === true;
  } catch {
    return false;
  }
}

const userIdTypeRules: ProblemRules = { required: addRequired, stringOf: addStringOf, type: addType };

/** Returns the value, or every problem. */
export function validateUserIdType(value: unknown, options?: ValidateOptions): Result<UserIdType> {
  return resultOfCheck(value, checkUserIdType, userIdTypeRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseUserIdType(text: string | Uint8Array, options?: ParseOptions): Result<UserIdType> {
  return readJson(text, validateUserIdType, options);
}
