// Generated from specs/travel-profile/openapi.yaml, sandbox/overlays/travel-profile.yaml, specs/open-questions.yaml and 1 more. Edit the specs, then run `make generate`.

import type { Result } from "@specwright/runtime/base";
import { hasUuidFormat } from "@specwright/runtime/formats";
import {
  type JsonBranch,
  type JsonProblems,
  type ParseOptions,
  type ValidateOptions,
  addFalse,
  addFormat,
  addRequired,
  enter,
  expectObject,
  expectString,
  expectStringOf,
  hasObjectType,
  leave,
  matchBranches,
  nameMisspelt,
  problemsOf,
  readJson,
  visitValue,
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

/** Checks whether a value is a valid CreateProfileParameters. */
export function isCreateProfileParameters(value: unknown): value is CreateProfileParameters {
  try {
    return checkCreateProfileParameters(value);
  } catch {
    return false;
  }
}

function checkCreateProfileParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const headers = value["headers"];
  if (headers !== undefined) {
    if (!hasObjectType(headers)) return false;
    const serviceCorrelationid = headers["service-correlationid"];
    if (serviceCorrelationid !== undefined) {
      if (typeof serviceCorrelationid !== "string" || !hasUuidFormat(serviceCorrelationid)) return false;
    }
  }
  return true;
}

/** The value as a valid CreateProfileParameters, or every problem that keeps it from being one. */
export function validateCreateProfileParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<CreateProfileParameters> {
  return isCreateProfileParameters(value)
    ? { ok: true, value }
    : problemsOf(value, collectCreateProfileParameters, options);
}

function collectCreateProfileParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1travelprofile~1v2.0~1profile/post");
  if (expectObject(value, problems)) {
    const headers = value["headers"];
    if (headers !== undefined) {
      enter(problems, "headers", "");
      if (expectObject(headers, problems)) {
        const serviceCorrelationid = headers["service-correlationid"];
        if (serviceCorrelationid !== undefined) {
          enter(problems, "service-correlationid", "#/components/parameters/ServiceCorrelationId/schema");
          if (expectString(serviceCorrelationid, problems) && !hasUuidFormat(serviceCorrelationid))
            addFormat(serviceCorrelationid, problems, "uuid");
          leave(problems);
        }
      }
      leave(problems);
    }
  }
  leave(problems);
}

/** Checks whether a value is a valid CreateProfileResponseHeaders. */
export function isCreateProfileResponseHeaders(value: unknown): value is CreateProfileResponseHeaders {
  try {
    return checkCreateProfileResponseHeaders(value);
  } catch {
    return false;
  }
}

function checkCreateProfileResponseHeaders(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const serviceCorrelationid = value["service-correlationid"];
  if (serviceCorrelationid !== undefined) {
    if (typeof serviceCorrelationid !== "string" || !hasUuidFormat(serviceCorrelationid)) return false;
  }
  return true;
}

/** The value as a valid CreateProfileResponseHeaders, or every problem that keeps it from being one. */
export function validateCreateProfileResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<CreateProfileResponseHeaders> {
  return isCreateProfileResponseHeaders(value)
    ? { ok: true, value }
    : problemsOf(value, collectCreateProfileResponseHeaders, options);
}

function collectCreateProfileResponseHeaders(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1travelprofile~1v2.0~1profile/post");
  if (expectObject(value, problems)) {
    const serviceCorrelationid = value["service-correlationid"];
    if (serviceCorrelationid !== undefined) {
      enter(problems, "service-correlationid", "#/components/headers/ServiceCorrelationId/schema");
      if (expectString(serviceCorrelationid, problems) && !hasUuidFormat(serviceCorrelationid))
        addFormat(serviceCorrelationid, problems, "uuid");
      leave(problems);
    }
  }
  leave(problems);
}

/** Checks whether a value is a valid GetProfileParameters. */
export function isGetProfileParameters(value: unknown): value is GetProfileParameters {
  try {
    return checkGetProfileParameters(value);
  } catch {
    return false;
  }
}

function checkGetProfileParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const headers = value["headers"];
  if (headers !== undefined) {
    if (!hasObjectType(headers)) return false;
    const serviceCorrelationid = headers["service-correlationid"];
    if (serviceCorrelationid !== undefined) {
      if (typeof serviceCorrelationid !== "string" || !hasUuidFormat(serviceCorrelationid)) return false;
    }
  }
  const query = value["query"];
  if (query !== undefined) {
    if (!hasObjectType(query)) return false;
    if (query["userid_value"] !== undefined) {
      if (!checkGetProfileParametersQueryOneOf2(query)) return false;
    } else if (!checkGetProfileParametersQueryOneOf1(query)) {
      return false;
    }
  }
  return true;
}

function checkGetProfileParametersQueryOneOf2(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  if (typeof value["userid_value"] !== "string") return false;
  return checkUserIdType(value["userid_type"]);
}

function checkGetProfileParametersQueryOneOf1(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  if (value["userid_value"] !== undefined) return false;
  const useridType = value["userid_type"];
  return useridType === undefined || checkUserIdType(useridType);
}

function checkUserIdType(value: unknown): boolean {
  return value === "login" || value === "xmlsyncid" || value === "uuid";
}

/** The value as a valid GetProfileParameters, or every problem that keeps it from being one. */
export function validateGetProfileParameters(value: unknown, options?: ValidateOptions): Result<GetProfileParameters> {
  return isGetProfileParameters(value) ? { ok: true, value } : problemsOf(value, collectGetProfileParameters, options);
}

const getProfileParametersQueryOneOfBranches: readonly JsonBranch[] = [
  {
    name: 'object without "userid_value"',
    check: checkGetProfileParametersQueryOneOf1,
    collect: collectGetProfileParametersQueryOneOf1,
  },
  {
    name: 'object with "userid_type" and "userid_value"',
    check: checkGetProfileParametersQueryOneOf2,
    collect: collectGetProfileParametersQueryOneOf2,
    members: ["userid_value"],
    required: ["userid_type", "userid_value"],
  },
];

function collectGetProfileParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1travelprofile~1v2.0~1profile/get");
  if (expectObject(value, problems)) {
    const query = value["query"];
    if (query !== undefined) {
      enter(problems, "query", "");
      if (expectObject(query, problems))
        matchBranches(query, problems, "oneOf", getProfileParametersQueryOneOfBranches);
      leave(problems);
    }
    const headers = value["headers"];
    if (headers !== undefined) {
      enter(problems, "headers", "");
      if (expectObject(headers, problems)) {
        const serviceCorrelationid = headers["service-correlationid"];
        if (serviceCorrelationid !== undefined) {
          enter(problems, "service-correlationid", "#/components/parameters/ServiceCorrelationId/schema");
          if (expectString(serviceCorrelationid, problems) && !hasUuidFormat(serviceCorrelationid))
            addFormat(serviceCorrelationid, problems, "uuid");
          leave(problems);
        }
      }
      leave(problems);
    }
  }
  leave(problems);
}

function collectGetProfileParametersQueryOneOf1(value: unknown, problems: JsonProblems): void {
  if (expectObject(value, problems)) {
    const useridType = value["userid_type"];
    if (useridType !== undefined)
      visitValue(useridType, problems, "userid_type", "/parameters/0/schema", collectUserIdType, checkUserIdType);
    const useridValue = value["userid_value"];
    if (useridValue !== undefined) {
      enter(problems, "userid_value", "/parameters/1/schema");
      addFalse(useridValue, problems);
      leave(problems);
    }
  }
}

function collectGetProfileParametersQueryOneOf2(value: unknown, problems: JsonProblems): void {
  if (expectObject(value, problems)) {
    const useridType = value["userid_type"];
    if (useridType !== undefined)
      visitValue(useridType, problems, "userid_type", "/parameters/0/schema", collectUserIdType, checkUserIdType);
    else addRequired(value, problems, "userid_type");
    const useridValue = value["userid_value"];
    if (useridValue !== undefined) {
      enter(problems, "userid_value", "/parameters/1/schema");
      expectString(useridValue, problems);
      leave(problems);
    } else {
      addRequired(value, problems, "userid_value");
    }
    nameMisspelt(value, problems, ["userid_type"]);
  }
}

function collectUserIdType(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/UserIdType");
  expectStringOf(value, problems, ["login", "xmlsyncid", "uuid"]);
  leave(problems);
}

/** Checks whether a value is a valid GetProfileResponseHeaders. */
export function isGetProfileResponseHeaders(value: unknown): value is GetProfileResponseHeaders {
  try {
    return checkGetProfileResponseHeaders(value);
  } catch {
    return false;
  }
}

function checkGetProfileResponseHeaders(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const serviceCorrelationid = value["service-correlationid"];
  if (serviceCorrelationid !== undefined) {
    if (typeof serviceCorrelationid !== "string" || !hasUuidFormat(serviceCorrelationid)) return false;
  }
  return true;
}

/** The value as a valid GetProfileResponseHeaders, or every problem that keeps it from being one. */
export function validateGetProfileResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<GetProfileResponseHeaders> {
  return isGetProfileResponseHeaders(value)
    ? { ok: true, value }
    : problemsOf(value, collectGetProfileResponseHeaders, options);
}

function collectGetProfileResponseHeaders(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1travelprofile~1v2.0~1profile/get");
  if (expectObject(value, problems)) {
    const serviceCorrelationid = value["service-correlationid"];
    if (serviceCorrelationid !== undefined) {
      enter(problems, "service-correlationid", "#/components/headers/ServiceCorrelationId/schema");
      if (expectString(serviceCorrelationid, problems) && !hasUuidFormat(serviceCorrelationid))
        addFormat(serviceCorrelationid, problems, "uuid");
      leave(problems);
    }
  }
  leave(problems);
}

/** Checks whether a value is a valid UpdateProfileParameters. */
export function isUpdateProfileParameters(value: unknown): value is UpdateProfileParameters {
  try {
    return checkUpdateProfileParameters(value);
  } catch {
    return false;
  }
}

function checkUpdateProfileParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const headers = value["headers"];
  if (headers !== undefined) {
    if (!hasObjectType(headers)) return false;
    const serviceCorrelationid = headers["service-correlationid"];
    if (serviceCorrelationid !== undefined) {
      if (typeof serviceCorrelationid !== "string" || !hasUuidFormat(serviceCorrelationid)) return false;
    }
  }
  return true;
}

/** The value as a valid UpdateProfileParameters, or every problem that keeps it from being one. */
export function validateUpdateProfileParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<UpdateProfileParameters> {
  return isUpdateProfileParameters(value)
    ? { ok: true, value }
    : problemsOf(value, collectUpdateProfileParameters, options);
}

function collectUpdateProfileParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1travelprofile~1v2.0~1profile/put");
  if (expectObject(value, problems)) {
    const headers = value["headers"];
    if (headers !== undefined) {
      enter(problems, "headers", "");
      if (expectObject(headers, problems)) {
        const serviceCorrelationid = headers["service-correlationid"];
        if (serviceCorrelationid !== undefined) {
          enter(problems, "service-correlationid", "#/components/parameters/ServiceCorrelationId/schema");
          if (expectString(serviceCorrelationid, problems) && !hasUuidFormat(serviceCorrelationid))
            addFormat(serviceCorrelationid, problems, "uuid");
          leave(problems);
        }
      }
      leave(problems);
    }
  }
  leave(problems);
}

/** Checks whether a value is a valid UpdateProfileResponseHeaders. */
export function isUpdateProfileResponseHeaders(value: unknown): value is UpdateProfileResponseHeaders {
  try {
    return checkUpdateProfileResponseHeaders(value);
  } catch {
    return false;
  }
}

function checkUpdateProfileResponseHeaders(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const serviceCorrelationid = value["service-correlationid"];
  if (serviceCorrelationid !== undefined) {
    if (typeof serviceCorrelationid !== "string" || !hasUuidFormat(serviceCorrelationid)) return false;
  }
  return true;
}

/** The value as a valid UpdateProfileResponseHeaders, or every problem that keeps it from being one. */
export function validateUpdateProfileResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<UpdateProfileResponseHeaders> {
  return isUpdateProfileResponseHeaders(value)
    ? { ok: true, value }
    : problemsOf(value, collectUpdateProfileResponseHeaders, options);
}

function collectUpdateProfileResponseHeaders(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1travelprofile~1v2.0~1profile/put");
  if (expectObject(value, problems)) {
    const serviceCorrelationid = value["service-correlationid"];
    if (serviceCorrelationid !== undefined) {
      enter(problems, "service-correlationid", "#/components/headers/ServiceCorrelationId/schema");
      if (expectString(serviceCorrelationid, problems) && !hasUuidFormat(serviceCorrelationid))
        addFormat(serviceCorrelationid, problems, "uuid");
      leave(problems);
    }
  }
  leave(problems);
}

/** Checks whether a value is a valid UserIdType. */
export function isUserIdType(value: unknown): value is UserIdType {
  try {
    return checkUserIdType(value);
  } catch {
    return false;
  }
}

/** The value as a valid UserIdType, or every problem that keeps it from being one. */
export function validateUserIdType(value: unknown, options?: ValidateOptions): Result<UserIdType> {
  return isUserIdType(value) ? { ok: true, value } : problemsOf(value, collectUserIdType, options);
}

/** Reads a valid UserIdType from JSON text. Problems have a line and a column. */
export function parseUserIdType(text: string | Uint8Array, options?: ParseOptions): Result<UserIdType> {
  return readJson(text, validateUserIdType, options);
}
