// Generated from specs/event-subscriptions/openapi.yaml, sandbox/overlays/event-subscriptions.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import type { Result } from "@specwright/runtime/base";
import { hasUriFormat, hasUuidFormat } from "@specwright/runtime/formats";
import {
  type JsonProblems,
  type ParseOptions,
  type ProblemRules,
  type ValidateOptions,
  addEnum,
  addFormat,
  addMaxItems,
  addMinItems,
  addNot,
  addPattern,
  addRequired,
  addType,
  hasObjectType,
  nameMisspelt,
  optionalString,
  readJson,
  requireString,
  resultAtOnce,
  resultOfCheck,
} from "@specwright/runtime/json";
import type {
  Confirmation,
  DeleteSubscriptionParameters,
  DeliveredEvent,
  GetSubscriptionParameters,
  GetSubscriptionResponse200,
  ListSubscriptionsParameters,
  ListSubscriptionsResponse200,
  ListTopicsParameters,
  SaveSubscriptionParameters,
  Subscription,
  SubscriptionId,
  SubscriptionRequest,
  TopicNames,
  WebHookConfig,
} from "./types.js";

/** Returns true for a valid value. */
export function isConfirmation(value: unknown): value is Confirmation {
  try {
    return checkConfirmation(value) === true;
  } catch {
    return false;
  }
}

function checkConfirmation(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Confirmation");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!requireString(value["message"], to, "message")) return false;
  to?.report("misspelt", value);
  return true;
}

const confirmationRules: ProblemRules = { misspelt: nameMisspelt, required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateConfirmation(value: unknown, options?: ValidateOptions): Result<Confirmation> {
  return resultOfCheck(value, checkConfirmation, confirmationRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseConfirmation(text: string | Uint8Array, options?: ParseOptions): Result<Confirmation> {
  return readJson(text, validateConfirmation, options);
}

function checkDeleteSubscriptionParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1events~1v4~1subscriptions~1{id}/delete");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkObjectWithId(value["path"], to?.at("path", ""))) return false;
  const headers = value["headers"];
  if (headers !== undefined && !checkObjectWithServiceCorrelationid(headers, to?.at("headers", ""))) return false;
  to?.report("misspelt", value);
  return true;
}

function checkObjectWithId(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkSubscriptionId(value["id"], to?.at("id"))) return false;
  to?.report("misspelt", value);
  return true;
}

function checkObjectWithServiceCorrelationid(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const serviceCorrelationid = value["service-correlationid"];
  if (serviceCorrelationid !== undefined) {
    if (
      typeof serviceCorrelationid !== "string" &&
      !to
        ?.at("service-correlationid", "#/components/parameters/ServiceCorrelationId/schema")
        .report("type", serviceCorrelationid, "string")
    )
      return false;
  }
  return true;
}

const subscriptionIdPattern: RegExp = /* @__PURE__ */ new RegExp("^[a-z0-9.-]+$", "u");

function checkSubscriptionId(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/SubscriptionId");
  if (typeof value !== "string") return to?.report("type", value, "string");
  if (!subscriptionIdPattern.test(value) && !to?.report("pattern", value, "^[a-z0-9.-]+$")) return false;
  return !checkSubscriptionIdNot(value) || to?.report("not", value, 'be one of ".", ".."');
}

function checkSubscriptionIdNot(value: unknown, to?: JsonProblems): boolean | undefined {
  return value === "." || value === ".." || to?.report("enum", value, [".", ".."]);
}

const deleteSubscriptionParametersRules: ProblemRules = {
  enum: addEnum,
  misspelt: nameMisspelt,
  not: addNot,
  pattern: addPattern,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateDeleteSubscriptionParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<DeleteSubscriptionParameters> {
  return resultOfCheck(value, checkDeleteSubscriptionParameters, deleteSubscriptionParametersRules, options);
}

/** Returns true for a valid value. */
export function isDeliveredEvent(value: unknown): value is DeliveredEvent {
  try {
    return checkDeliveredEvent(value) === true;
  } catch {
    return false;
  }
}

function checkDeliveredEvent(_value: unknown, _to?: JsonProblems): boolean | undefined {
  return true;
}

const deliveredEventRules: ProblemRules = { required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateDeliveredEvent(value: unknown, options?: ValidateOptions): Result<DeliveredEvent> {
  return resultOfCheck(value, checkDeliveredEvent, deliveredEventRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseDeliveredEvent(text: string | Uint8Array, options?: ParseOptions): Result<DeliveredEvent> {
  return readJson(text, validateDeliveredEvent, options);
}

function checkGetSubscriptionParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1events~1v4~1subscriptions~1{id}/get");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkObjectWithId(value["path"], to?.at("path", ""))) return false;
  const headers = value["headers"];
  if (headers !== undefined && !checkObjectWithServiceCorrelationid(headers, to?.at("headers", ""))) return false;
  to?.report("misspelt", value);
  return true;
}

/** Returns the value, or every problem. */
export function validateGetSubscriptionParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<GetSubscriptionParameters> {
  return resultOfCheck(value, checkGetSubscriptionParameters, deleteSubscriptionParametersRules, options);
}

/** Returns true for a valid value. */
export function isGetSubscriptionResponse200(value: unknown): value is GetSubscriptionResponse200 {
  try {
    return checkGetSubscriptionResponse200(value) === true;
  } catch {
    return false;
  }
}

function checkGetSubscriptionResponse200(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(
    undefined,
    "#/paths/~1events~1v4~1subscriptions~1{id}/get/responses/200/content/application~1json/schema",
  );
  if (!Array.isArray(value)) return to?.report("type", value, "array");
  if (value.length < 1 && !to?.report("minItems", value, 1)) return false;
  if (value.length > 1 && !to?.report("maxItems", value, 1)) return false;
  if (to !== undefined) return to.items(value, checkSubscription);
  for (let index = 0; index < value.length; index += 1) {
    if (!checkSubscription(value[index])) return false;
  }
  return true;
}

function checkSubscription(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Subscription");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkSubscriptionId(value["id"], to?.at("id")) || !requireString(value["filter"], to, "filter")) return false;
  if (!requireString(value["topic"], to, "topic")) return false;
  if (!checkWebHookConfig(value["webHookConfig"], to?.at("webHookConfig"))) return false;
  const applicationId = value["applicationId"];
  if (typeof applicationId === "string") {
    if (!hasUuidFormat(applicationId) && !to?.at("applicationId").report("format", applicationId, "uuid")) return false;
  } else if (!to?.at("applicationId").report("type", applicationId, "string")) {
    return false;
  }
  const companyIds = value["companyIds"];
  if (Array.isArray(companyIds)) {
    for (let index = 0; index < companyIds.length; index += 1) {
      if (to?.truncated) break;
      const item: unknown = companyIds[index];
      if (typeof item === "string") {
        if (!hasUuidFormat(item) && !to?.at("companyIds").at(index).report("format", item, "uuid")) return false;
      } else if (!to?.at("companyIds").at(index).report("type", item, "string")) {
        return false;
      }
    }
  } else if (!to?.at("companyIds").report("type", companyIds, "array")) {
    return false;
  }
  const groups = value["groups"];
  if (Array.isArray(groups)) {
    if (to !== undefined) {
      to.at("groups").items(groups);
    } else {
      for (let index2 = 0; index2 < groups.length; index2 += 1) {
        if (groups[index2] === undefined) return false;
      }
    }
  } else if (!to?.at("groups").report("type", groups, "array")) {
    return false;
  }
  if (!requireString(value["scope"], to, "scope")) return false;
  to?.report("misspelt", value);
  return true;
}

function checkWebHookConfig(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/WebHookConfig");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const endpoint = value["endpoint"];
  if (typeof endpoint === "string") {
    if (!hasUriFormat(endpoint) && !to?.at("endpoint").report("format", endpoint, "uri")) return false;
  } else if (!to?.at("endpoint").report("type", endpoint, "string")) {
    return false;
  }
  to?.report("misspelt", value);
  return true;
}

const getSubscriptionResponse200Rules: ProblemRules = {
  enum: addEnum,
  format: addFormat,
  maxItems: addMaxItems,
  minItems: addMinItems,
  misspelt: nameMisspelt,
  not: addNot,
  pattern: addPattern,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateGetSubscriptionResponse200(
  value: unknown,
  options?: ValidateOptions,
): Result<GetSubscriptionResponse200> {
  return resultAtOnce(value, checkGetSubscriptionResponse200, getSubscriptionResponse200Rules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseGetSubscriptionResponse200(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<GetSubscriptionResponse200> {
  return readJson(text, validateGetSubscriptionResponse200, options);
}

function checkListSubscriptionsParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1events~1v4~1subscriptions/get");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const headers = value["headers"];
  return headers === undefined || checkObjectWithServiceCorrelationid(headers, to?.at("headers", ""));
}

/** Returns the value, or every problem. */
export function validateListSubscriptionsParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<ListSubscriptionsParameters> {
  return resultOfCheck(value, checkListSubscriptionsParameters, deliveredEventRules, options);
}

/** Returns true for a valid value. */
export function isListSubscriptionsResponse200(value: unknown): value is ListSubscriptionsResponse200 {
  try {
    return checkListSubscriptionsResponse200(value) === true;
  } catch {
    return false;
  }
}

function checkListSubscriptionsResponse200(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1events~1v4~1subscriptions/get/responses/200/content/application~1json/schema");
  if (!Array.isArray(value)) return to?.report("type", value, "array");
  if (to !== undefined) return to.items(value, checkSubscription);
  for (let index = 0; index < value.length; index += 1) {
    if (!checkSubscription(value[index])) return false;
  }
  return true;
}

const listSubscriptionsResponse200Rules: ProblemRules = {
  enum: addEnum,
  format: addFormat,
  misspelt: nameMisspelt,
  not: addNot,
  pattern: addPattern,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateListSubscriptionsResponse200(
  value: unknown,
  options?: ValidateOptions,
): Result<ListSubscriptionsResponse200> {
  return resultAtOnce(value, checkListSubscriptionsResponse200, listSubscriptionsResponse200Rules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseListSubscriptionsResponse200(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<ListSubscriptionsResponse200> {
  return readJson(text, validateListSubscriptionsResponse200, options);
}

function checkListTopicsParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1events~1v4~1topics/get");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const headers = value["headers"];
  return headers === undefined || checkObjectWithServiceCorrelationid(headers, to?.at("headers", ""));
}

/** Returns the value, or every problem. */
export function validateListTopicsParameters(value: unknown, options?: ValidateOptions): Result<ListTopicsParameters> {
  return resultOfCheck(value, checkListTopicsParameters, deliveredEventRules, options);
}

function checkSaveSubscriptionParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1events~1v4~1subscriptions~1webhook/put");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const headers = value["headers"];
  return headers === undefined || checkObjectWithServiceCorrelationid(headers, to?.at("headers", ""));
}

/** Returns the value, or every problem. */
export function validateSaveSubscriptionParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<SaveSubscriptionParameters> {
  return resultOfCheck(value, checkSaveSubscriptionParameters, deliveredEventRules, options);
}

/** Returns true for a valid value. */
export function isSubscription(value: unknown): value is Subscription {
  try {
    return checkSubscription(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validateSubscription(value: unknown, options?: ValidateOptions): Result<Subscription> {
  return resultAtOnce(value, checkSubscription, listSubscriptionsResponse200Rules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseSubscription(text: string | Uint8Array, options?: ParseOptions): Result<Subscription> {
  return readJson(text, validateSubscription, options);
}

/** Returns true for a valid value. */
export function isSubscriptionRequest(value: unknown): value is SubscriptionRequest {
  try {
    return checkSubscriptionRequest(value) === true;
  } catch {
    return false;
  }
}

function checkSubscriptionRequest(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Subscription");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkSubscriptionId(value["id"], to?.at("id")) || !requireString(value["filter"], to, "filter")) return false;
  if (!requireString(value["topic"], to, "topic")) return false;
  if (!checkWebHookConfig(value["webHookConfig"], to?.at("webHookConfig"))) return false;
  const applicationId = value["applicationId"];
  if (applicationId !== undefined) {
    if (typeof applicationId === "string") {
      if (!hasUuidFormat(applicationId) && !to?.at("applicationId").report("format", applicationId, "uuid"))
        return false;
    } else if (!to?.at("applicationId").report("type", applicationId, "string")) {
      return false;
    }
  }
  const companyIds = value["companyIds"];
  if (companyIds !== undefined) {
    if (Array.isArray(companyIds)) {
      for (let index = 0; index < companyIds.length; index += 1) {
        if (to?.truncated) break;
        const item: unknown = companyIds[index];
        if (typeof item === "string") {
          if (!hasUuidFormat(item) && !to?.at("companyIds").at(index).report("format", item, "uuid")) return false;
        } else if (!to?.at("companyIds").at(index).report("type", item, "string")) {
          return false;
        }
      }
    } else if (!to?.at("companyIds").report("type", companyIds, "array")) {
      return false;
    }
  }
  const groups = value["groups"];
  if (groups !== undefined) {
    if (Array.isArray(groups)) {
      if (to !== undefined) {
        to.at("groups").items(groups);
      } else {
        for (let index2 = 0; index2 < groups.length; index2 += 1) {
          if (groups[index2] === undefined) return false;
        }
      }
    } else if (!to?.at("groups").report("type", groups, "array")) {
      return false;
    }
  }
  if (!optionalString(value["scope"], to, "scope")) return false;
  to?.report("misspelt", value);
  return true;
}

/** Returns the value, or every problem. */
export function validateSubscriptionRequest(value: unknown, options?: ValidateOptions): Result<SubscriptionRequest> {
  return resultAtOnce(value, checkSubscriptionRequest, listSubscriptionsResponse200Rules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseSubscriptionRequest(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<SubscriptionRequest> {
  return readJson(text, validateSubscriptionRequest, options);
}

/** Returns true for a valid value. */
export function isSubscriptionId(value: unknown): value is SubscriptionId {
  try {
    return checkSubscriptionId(value) === true;
  } catch {
    return false;
  }
}

const subscriptionIdRules: ProblemRules = {
  enum: addEnum,
  not: addNot,
  pattern: addPattern,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateSubscriptionId(value: unknown, options?: ValidateOptions): Result<SubscriptionId> {
  return resultOfCheck(value, checkSubscriptionId, subscriptionIdRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseSubscriptionId(text: string | Uint8Array, options?: ParseOptions): Result<SubscriptionId> {
  return readJson(text, validateSubscriptionId, options);
}

/** Returns true for a valid value. */
export function isTopicNames(value: unknown): value is TopicNames {
  try {
    return checkTopicNames(value) === true;
  } catch {
    return false;
  }
}

function checkTopicNames(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/TopicNames");
  if (!Array.isArray(value)) return to?.report("type", value, "array");
  for (let index = 0; index < value.length; index += 1) {
    if (to?.truncated) break;
    const item: unknown = value[index];
    if (typeof item !== "string" && !to?.at(index).report("type", item, "string")) return false;
  }
  return true;
}

/** Returns the value, or every problem. */
export function validateTopicNames(value: unknown, options?: ValidateOptions): Result<TopicNames> {
  return resultOfCheck(value, checkTopicNames, deliveredEventRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseTopicNames(text: string | Uint8Array, options?: ParseOptions): Result<TopicNames> {
  return readJson(text, validateTopicNames, options);
}

/** Returns true for a valid value. */
export function isWebHookConfig(value: unknown): value is WebHookConfig {
  try {
    return checkWebHookConfig(value) === true;
  } catch {
    return false;
  }
}

const webHookConfigRules: ProblemRules = {
  format: addFormat,
  misspelt: nameMisspelt,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateWebHookConfig(value: unknown, options?: ValidateOptions): Result<WebHookConfig> {
  return resultOfCheck(value, checkWebHookConfig, webHookConfigRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseWebHookConfig(text: string | Uint8Array, options?: ParseOptions): Result<WebHookConfig> {
  return readJson(text, validateWebHookConfig, options);
}
