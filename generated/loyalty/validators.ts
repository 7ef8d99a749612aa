// Generated from specs/loyalty/openapi.yaml, sandbox/overlays/loyalty.yaml, specs/loyalty/loyalty.xsd and 1 more. Edit the specs, then run `make generate`.

import type { Result } from "@specwright/runtime/base";
import { hasUuidFormat } from "@specwright/runtime/formats";
import {
  type JsonProblems,
  type ProblemRules,
  type ValidateOptions,
  addFormat,
  addRequired,
  addType,
  hasObjectType,
  resultOfCheck,
} from "@specwright/runtime/json";
import type { UpdateLoyaltyMembershipsParameters, UpdateLoyaltyMembershipsResponseHeaders } from "./types.js";

function checkUpdateLoyaltyMembershipsParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1travelprofile~1v1.0~1loyalty/post");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const headers = value["headers"];
  return headers === undefined || checkUpdateLoyaltyMembershipsParametersHeaders(headers, to?.at("headers", ""));
}

function checkUpdateLoyaltyMembershipsParametersHeaders(value: unknown, to?: JsonProblems): boolean | undefined {
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

const updateLoyaltyMembershipsParametersRules: ProblemRules = {
  format: addFormat,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateUpdateLoyaltyMembershipsParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<UpdateLoyaltyMembershipsParameters> {
  return resultOfCheck(
    value,
    checkUpdateLoyaltyMembershipsParameters,
    updateLoyaltyMembershipsParametersRules,
    options,
  );
}

function checkUpdateLoyaltyMembershipsResponseHeaders(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1travelprofile~1v1.0~1loyalty/post");
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
export function validateUpdateLoyaltyMembershipsResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<UpdateLoyaltyMembershipsResponseHeaders> {
  return resultOfCheck(
    value,
    checkUpdateLoyaltyMembershipsResponseHeaders,
    updateLoyaltyMembershipsParametersRules,
    options,
  );
}
