// Generated from specs/loyalty/openapi.yaml, sandbox/overlays/loyalty.yaml, specs/loyalty/loyalty.xsd and 1 more. Edit the specs, then run `make generate`.

import type { Result } from "@specwright/runtime/base";
import { hasUuidFormat } from "@specwright/runtime/formats";
import {
  type JsonProblems,
  type ValidateOptions,
  addFormat,
  enter,
  expectObject,
  expectString,
  hasObjectType,
  leave,
  problemsOf,
} from "@specwright/runtime/json";
import type { UpdateLoyaltyMembershipsParameters, UpdateLoyaltyMembershipsResponseHeaders } from "./types.js";

/** Checks whether a value is a valid UpdateLoyaltyMembershipsParameters. */
export function isUpdateLoyaltyMembershipsParameters(value: unknown): value is UpdateLoyaltyMembershipsParameters {
  try {
    return checkUpdateLoyaltyMembershipsParameters(value);
  } catch {
    return false;
  }
}

function checkUpdateLoyaltyMembershipsParameters(value: unknown): boolean {
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

/** The value as a valid UpdateLoyaltyMembershipsParameters, or every problem that keeps it from being one. */
export function validateUpdateLoyaltyMembershipsParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<UpdateLoyaltyMembershipsParameters> {
  return isUpdateLoyaltyMembershipsParameters(value)
    ? { ok: true, value }
    : problemsOf(value, collectUpdateLoyaltyMembershipsParameters, options);
}

function collectUpdateLoyaltyMembershipsParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1travelprofile~1v1.0~1loyalty/post");
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

/** Checks whether a value is a valid UpdateLoyaltyMembershipsResponseHeaders. */
export function isUpdateLoyaltyMembershipsResponseHeaders(
  value: unknown,
): value is UpdateLoyaltyMembershipsResponseHeaders {
  try {
    return checkUpdateLoyaltyMembershipsResponseHeaders(value);
  } catch {
    return false;
  }
}

function checkUpdateLoyaltyMembershipsResponseHeaders(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const serviceCorrelationid = value["service-correlationid"];
  if (serviceCorrelationid !== undefined) {
    if (typeof serviceCorrelationid !== "string" || !hasUuidFormat(serviceCorrelationid)) return false;
  }
  return true;
}

/** The value as a valid UpdateLoyaltyMembershipsResponseHeaders, or every problem that keeps it from being one. */
export function validateUpdateLoyaltyMembershipsResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<UpdateLoyaltyMembershipsResponseHeaders> {
  return isUpdateLoyaltyMembershipsResponseHeaders(value)
    ? { ok: true, value }
    : problemsOf(value, collectUpdateLoyaltyMembershipsResponseHeaders, options);
}

function collectUpdateLoyaltyMembershipsResponseHeaders(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1travelprofile~1v1.0~1loyalty/post");
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
