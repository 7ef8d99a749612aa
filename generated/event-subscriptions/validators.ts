// Generated from specs/event-subscriptions/openapi.yaml, sandbox/overlays/event-subscriptions.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import type { Result } from "@specwright/runtime/base";
import { hasUriFormat, hasUuidFormat } from "@specwright/runtime/formats";
import {
  type JsonProblems,
  type ParseOptions,
  type ValidateOptions,
  addFormat,
  addMaxItems,
  addMinItems,
  addNot,
  addPattern,
  addRequired,
  allowString,
  enter,
  expectArray,
  expectObject,
  expectString,
  hasObjectType,
  hasOptionalString,
  leave,
  nameMisspelt,
  problemsOf,
  readJson,
  requireMember,
  resultAtOnce,
  visitItems,
  visitValue,
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

/** Checks whether a value is a valid Confirmation. */
export function isConfirmation(value: unknown): value is Confirmation {
  try {
    return checkConfirmation(value);
  } catch {
    return false;
  }
}

function checkConfirmation(value: unknown): boolean {
  return hasObjectType(value) && typeof value["message"] === "string";
}

/** The value as a valid Confirmation, or every problem that keeps it from being one. */
export function validateConfirmation(value: unknown, options?: ValidateOptions): Result<Confirmation> {
  return isConfirmation(value) ? { ok: true, value } : problemsOf(value, collectConfirmation, options);
}

function collectConfirmation(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Confirmation");
  if (expectObject(value, problems)) {
    expectString(value["message"], problems, "message");
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid Confirmation from JSON text. Problems have a line and a column. */
export function parseConfirmation(text: string | Uint8Array, options?: ParseOptions): Result<Confirmation> {
  return readJson(text, validateConfirmation, options);
}

/** Checks whether a value is a valid DeleteSubscriptionParameters. */
export function isDeleteSubscriptionParameters(value: unknown): value is DeleteSubscriptionParameters {
  try {
    return checkDeleteSubscriptionParameters(value);
  } catch {
    return false;
  }
}

function checkDeleteSubscriptionParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const headers = value["headers"];
  if (headers !== undefined) {
    if (!hasObjectType(headers)) return false;
    const serviceCorrelationid = headers["service-correlationid"];
    if (serviceCorrelationid !== undefined && typeof serviceCorrelationid !== "string") return false;
  }
  const path = value["path"];
  if (!hasObjectType(path)) return false;
  return checkSubscriptionId(path["id"]);
}

const subscriptionIdPattern: RegExp = /* @__PURE__ */ new RegExp("^[a-z0-9.-]+$", "u");

function checkSubscriptionId(value: unknown): boolean {
  return typeof value === "string" && subscriptionIdPattern.test(value) && !checkSubscriptionIdNot(value);
}

function checkSubscriptionIdNot(value: unknown): boolean {
  return value === "." || value === "..";
}

/** The value as a valid DeleteSubscriptionParameters, or every problem that keeps it from being one. */
export function validateDeleteSubscriptionParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<DeleteSubscriptionParameters> {
  return isDeleteSubscriptionParameters(value)
    ? { ok: true, value }
    : problemsOf(value, collectDeleteSubscriptionParameters, options);
}

function collectDeleteSubscriptionParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1events~1v4~1subscriptions~1{id}/delete");
  if (expectObject(value, problems)) {
    const path = value["path"];
    if (path !== undefined) {
      enter(problems, "path", "");
      if (expectObject(path, problems)) {
        const id = path["id"];
        if (id !== undefined)
          visitValue(
            id,
            problems,
            "id",
            "#/paths/~1events~1v4~1subscriptions~1{id}/parameters/0/schema",
            collectSubscriptionId,
            checkSubscriptionId,
          );
        else addRequired(path, problems, "id");
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
          enter(problems, "service-correlationid", "#/components/parameters/ServiceCorrelationId/schema");
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

function collectSubscriptionId(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/SubscriptionId");
  if (expectString(value, problems)) {
    if (!subscriptionIdPattern.test(value)) addPattern(value, problems, "^[a-z0-9.-]+$");
    if (checkSubscriptionIdNot(value)) addNot(value, problems, 'be one of ".", ".."');
  }
  leave(problems);
}

/** Checks whether a value is a valid DeliveredEvent. */
export function isDeliveredEvent(value: unknown): value is DeliveredEvent {
  try {
    return checkDeliveredEvent(value);
  } catch {
    return false;
  }
}

function checkDeliveredEvent(_value: unknown): boolean {
  return true;
}

/** The value as a valid DeliveredEvent, or every problem that keeps it from being one. */
export function validateDeliveredEvent(value: unknown, options?: ValidateOptions): Result<DeliveredEvent> {
  return isDeliveredEvent(value) ? { ok: true, value } : problemsOf(value, collectDeliveredEvent, options);
}

function collectDeliveredEvent(_value: unknown, _problems: JsonProblems): void {}

/** Reads a valid DeliveredEvent from JSON text. Problems have a line and a column. */
export function parseDeliveredEvent(text: string | Uint8Array, options?: ParseOptions): Result<DeliveredEvent> {
  return readJson(text, validateDeliveredEvent, options);
}

/** Checks whether a value is a valid GetSubscriptionParameters. */
export function isGetSubscriptionParameters(value: unknown): value is GetSubscriptionParameters {
  try {
    return checkGetSubscriptionParameters(value);
  } catch {
    return false;
  }
}

function checkGetSubscriptionParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const headers = value["headers"];
  if (headers !== undefined) {
    if (!hasObjectType(headers)) return false;
    const serviceCorrelationid = headers["service-correlationid"];
    if (serviceCorrelationid !== undefined && typeof serviceCorrelationid !== "string") return false;
  }
  const path = value["path"];
  if (!hasObjectType(path)) return false;
  return checkSubscriptionId(path["id"]);
}

/** The value as a valid GetSubscriptionParameters, or every problem that keeps it from being one. */
export function validateGetSubscriptionParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<GetSubscriptionParameters> {
  return isGetSubscriptionParameters(value)
    ? { ok: true, value }
    : problemsOf(value, collectGetSubscriptionParameters, options);
}

function collectGetSubscriptionParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1events~1v4~1subscriptions~1{id}/get");
  if (expectObject(value, problems)) {
    const path = value["path"];
    if (path !== undefined) {
      enter(problems, "path", "");
      if (expectObject(path, problems)) {
        const id = path["id"];
        if (id !== undefined)
          visitValue(
            id,
            problems,
            "id",
            "#/paths/~1events~1v4~1subscriptions~1{id}/parameters/0/schema",
            collectSubscriptionId,
            checkSubscriptionId,
          );
        else addRequired(path, problems, "id");
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
          enter(problems, "service-correlationid", "#/components/parameters/ServiceCorrelationId/schema");
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

/** Checks whether a value is a valid GetSubscriptionResponse200. */
export function isGetSubscriptionResponse200(value: unknown): value is GetSubscriptionResponse200 {
  try {
    return checkGetSubscriptionResponse200(value);
  } catch {
    return false;
  }
}

function checkGetSubscriptionResponse200(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 1 || value.length > 1) return false;
  for (let index = 0; index < value.length; index += 1) {
    if (!checkSubscription(value[index])) return false;
  }
  return true;
}

function checkSubscription(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["filter"] !== "string" || typeof value["topic"] !== "string") return false;
  const applicationId = value["applicationId"];
  if (typeof applicationId !== "string" || !hasUuidFormat(applicationId)) return false;
  if (typeof value["scope"] !== "string") return false;
  if (!checkSubscriptionId(value["id"])) return false;
  if (!checkWebHookConfig(value["webHookConfig"])) return false;
  const companyIds = value["companyIds"];
  if (!Array.isArray(companyIds)) return false;
  for (let index = 0; index < companyIds.length; index += 1) {
    const item: unknown = companyIds[index];
    if (typeof item !== "string" || !hasUuidFormat(item)) return false;
  }
  const groups = value["groups"];
  if (!Array.isArray(groups)) return false;
  for (let index2 = 0; index2 < groups.length; index2 += 1) {
    if (groups[index2] === undefined) return false;
  }
  return true;
}

function checkWebHookConfig(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const endpoint = value["endpoint"];
  return typeof endpoint === "string" && hasUriFormat(endpoint);
}

/** The value as a valid GetSubscriptionResponse200, or every problem that keeps it from being one. */
export function validateGetSubscriptionResponse200(
  value: unknown,
  options?: ValidateOptions,
): Result<GetSubscriptionResponse200> {
  return resultAtOnce(value, collectGetSubscriptionResponse200, options);
}

function collectGetSubscriptionResponse200(value: unknown, problems: JsonProblems): void {
  enter(
    problems,
    undefined,
    "#/paths/~1events~1v4~1subscriptions~1{id}/get/responses/200/content/application~1json/schema",
  );
  if (expectArray(value, problems)) {
    if (value.length < 1) addMinItems(value, problems, 1);
    if (value.length > 1) addMaxItems(value, problems, 1);
    visitItems(value, problems, collectSubscription, checkSubscription);
  }
  leave(problems);
}

function collectSubscription(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Subscription");
  if (expectObject(value, problems)) {
    requireMember(value["id"], problems, "id", collectSubscriptionId, checkSubscriptionId);
    expectString(value["filter"], problems, "filter");
    expectString(value["topic"], problems, "topic");
    requireMember(value["webHookConfig"], problems, "webHookConfig", collectWebHookConfig, checkWebHookConfig);
    const applicationId = value["applicationId"];
    if (expectString(applicationId, problems, "applicationId") && !hasUuidFormat(applicationId))
      addFormat(applicationId, problems, "uuid", "applicationId");
    const companyIds = value["companyIds"];
    if (expectArray(companyIds, problems, "companyIds")) {
      enter(problems, "companyIds");
      for (const item of companyIds) {
        if (typeof item !== "string" || !hasUuidFormat(item)) {
          visitItems(companyIds, problems, (item) => {
            if (expectString(item, problems) && !hasUuidFormat(item)) addFormat(item, problems, "uuid");
          });
          break;
        }
      }
      leave(problems);
    }
    const groups = value["groups"];
    if (expectArray(groups, problems, "groups")) {
      enter(problems, "groups");
      visitItems(groups, problems);
      leave(problems);
    }
    expectString(value["scope"], problems, "scope");
    nameMisspelt(value, problems);
  }
  leave(problems);
}

function collectWebHookConfig(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/WebHookConfig");
  if (expectObject(value, problems)) {
    const endpoint = value["endpoint"];
    if (expectString(endpoint, problems, "endpoint") && !hasUriFormat(endpoint))
      addFormat(endpoint, problems, "uri", "endpoint");
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid GetSubscriptionResponse200 from JSON text. Problems have a line and a column. */
export function parseGetSubscriptionResponse200(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<GetSubscriptionResponse200> {
  return readJson(text, validateGetSubscriptionResponse200, options);
}

/** Checks whether a value is a valid ListSubscriptionsParameters. */
export function isListSubscriptionsParameters(value: unknown): value is ListSubscriptionsParameters {
  try {
    return checkListSubscriptionsParameters(value);
  } catch {
    return false;
  }
}

function checkListSubscriptionsParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const headers = value["headers"];
  if (headers !== undefined) {
    if (!hasObjectType(headers)) return false;
    const serviceCorrelationid = headers["service-correlationid"];
    if (serviceCorrelationid !== undefined && typeof serviceCorrelationid !== "string") return false;
  }
  return true;
}

/** The value as a valid ListSubscriptionsParameters, or every problem that keeps it from being one. */
export function validateListSubscriptionsParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<ListSubscriptionsParameters> {
  return isListSubscriptionsParameters(value)
    ? { ok: true, value }
    : problemsOf(value, collectListSubscriptionsParameters, options);
}

function collectListSubscriptionsParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1events~1v4~1subscriptions/get");
  if (expectObject(value, problems)) {
    const headers = value["headers"];
    if (headers !== undefined) {
      enter(problems, "headers", "");
      if (expectObject(headers, problems)) {
        const serviceCorrelationid = headers["service-correlationid"];
        if (serviceCorrelationid !== undefined) {
          enter(problems, "service-correlationid", "#/components/parameters/ServiceCorrelationId/schema");
          expectString(serviceCorrelationid, problems);
          leave(problems);
        }
      }
      leave(problems);
    }
  }
  leave(problems);
}

/** Checks whether a value is a valid ListSubscriptionsResponse200. */
export function isListSubscriptionsResponse200(value: unknown): value is ListSubscriptionsResponse200 {
  try {
    return checkListSubscriptionsResponse200(value);
  } catch {
    return false;
  }
}

function checkListSubscriptionsResponse200(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index += 1) {
    if (!checkSubscription(value[index])) return false;
  }
  return true;
}

/** The value as a valid ListSubscriptionsResponse200, or every problem that keeps it from being one. */
export function validateListSubscriptionsResponse200(
  value: unknown,
  options?: ValidateOptions,
): Result<ListSubscriptionsResponse200> {
  return resultAtOnce(value, collectListSubscriptionsResponse200, options);
}

function collectListSubscriptionsResponse200(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1events~1v4~1subscriptions/get/responses/200/content/application~1json/schema");
  if (expectArray(value, problems)) visitItems(value, problems, collectSubscription, checkSubscription);
  leave(problems);
}

/** Reads a valid ListSubscriptionsResponse200 from JSON text. Problems have a line and a column. */
export function parseListSubscriptionsResponse200(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<ListSubscriptionsResponse200> {
  return readJson(text, validateListSubscriptionsResponse200, options);
}

/** Checks whether a value is a valid ListTopicsParameters. */
export function isListTopicsParameters(value: unknown): value is ListTopicsParameters {
  try {
    return checkListTopicsParameters(value);
  } catch {
    return false;
  }
}

function checkListTopicsParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const headers = value["headers"];
  if (headers !== undefined) {
    if (!hasObjectType(headers)) return false;
    const serviceCorrelationid = headers["service-correlationid"];
    if (serviceCorrelationid !== undefined && typeof serviceCorrelationid !== "string") return false;
  }
  return true;
}

/** The value as a valid ListTopicsParameters, or every problem that keeps it from being one. */
export function validateListTopicsParameters(value: unknown, options?: ValidateOptions): Result<ListTopicsParameters> {
  return isListTopicsParameters(value) ? { ok: true, value } : problemsOf(value, collectListTopicsParameters, options);
}

function collectListTopicsParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1events~1v4~1topics/get");
  if (expectObject(value, problems)) {
    const headers = value["headers"];
    if (headers !== undefined) {
      enter(problems, "headers", "");
      if (expectObject(headers, problems)) {
        const serviceCorrelationid = headers["service-correlationid"];
        if (serviceCorrelationid !== undefined) {
          enter(problems, "service-correlationid", "#/components/parameters/ServiceCorrelationId/schema");
          expectString(serviceCorrelationid, problems);
          leave(problems);
        }
      }
      leave(problems);
    }
  }
  leave(problems);
}

/** Checks whether a value is a valid SaveSubscriptionParameters. */
export function isSaveSubscriptionParameters(value: unknown): value is SaveSubscriptionParameters {
  try {
    return checkSaveSubscriptionParameters(value);
  } catch {
    return false;
  }
}

function checkSaveSubscriptionParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const headers = value["headers"];
  if (headers !== undefined) {
    if (!hasObjectType(headers)) return false;
    const serviceCorrelationid = headers["service-correlationid"];
    if (serviceCorrelationid !== undefined && typeof serviceCorrelationid !== "string") return false;
  }
  return true;
}

/** The value as a valid SaveSubscriptionParameters, or every problem that keeps it from being one. */
export function validateSaveSubscriptionParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<SaveSubscriptionParameters> {
  return isSaveSubscriptionParameters(value)
    ? { ok: true, value }
    : problemsOf(value, collectSaveSubscriptionParameters, options);
}

function collectSaveSubscriptionParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1events~1v4~1subscriptions~1webhook/put");
  if (expectObject(value, problems)) {
    const headers = value["headers"];
    if (headers !== undefined) {
      enter(problems, "headers", "");
      if (expectObject(headers, problems)) {
        const serviceCorrelationid = headers["service-correlationid"];
        if (serviceCorrelationid !== undefined) {
          enter(problems, "service-correlationid", "#/components/parameters/ServiceCorrelationId/schema");
          expectString(serviceCorrelationid, problems);
          leave(problems);
        }
      }
      leave(problems);
    }
  }
  leave(problems);
}

/** Checks whether a value is a valid Subscription. */
export function isSubscription(value: unknown): value is Subscription {
  try {
    return checkSubscription(value);
  } catch {
    return false;
  }
}

/** The value as a valid Subscription, or every problem that keeps it from being one. */
export function validateSubscription(value: unknown, options?: ValidateOptions): Result<Subscription> {
  return resultAtOnce(value, collectSubscription, options);
}

/** Reads a valid Subscription from JSON text. Problems have a line and a column. */
export function parseSubscription(text: string | Uint8Array, options?: ParseOptions): Result<Subscription> {
  return readJson(text, validateSubscription, options);
}

/** Checks whether a value is a valid SubscriptionRequest. */
export function isSubscriptionRequest(value: unknown): value is SubscriptionRequest {
  try {
    return checkSubscriptionRequest(value);
  } catch {
    return false;
  }
}

function checkSubscriptionRequest(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["filter"] !== "string" || typeof value["topic"] !== "string") return false;
  const applicationId = value["applicationId"];
  if (applicationId !== undefined && (typeof applicationId !== "string" || !hasUuidFormat(applicationId))) return false;
  if (!hasOptionalString(value["scope"])) return false;
  if (!checkSubscriptionId(value["id"])) return false;
  if (!checkWebHookConfig(value["webHookConfig"])) return false;
  const companyIds = value["companyIds"];
  if (companyIds !== undefined) {
    if (!Array.isArray(companyIds)) return false;
    for (let index = 0; index < companyIds.length; index += 1) {
      const item: unknown = companyIds[index];
      if (typeof item !== "string" || !hasUuidFormat(item)) return false;
    }
  }
  const groups = value["groups"];
  if (groups !== undefined) {
    if (!Array.isArray(groups)) return false;
    for (let index2 = 0; index2 < groups.length; index2 += 1) {
      if (groups[index2] === undefined) return false;
    }
  }
  return true;
}

/** The value as a valid SubscriptionRequest, or every problem that keeps it from being one. */
export function validateSubscriptionRequest(value: unknown, options?: ValidateOptions): Result<SubscriptionRequest> {
  return resultAtOnce(value, collectSubscriptionRequest, options);
}

function collectSubscriptionRequest(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Subscription");
  if (expectObject(value, problems)) {
    requireMember(value["id"], problems, "id", collectSubscriptionId, checkSubscriptionId);
    expectString(value["filter"], problems, "filter");
    expectString(value["topic"], problems, "topic");
    requireMember(value["webHookConfig"], problems, "webHookConfig", collectWebHookConfig, checkWebHookConfig);
    const applicationId = value["applicationId"];
    if (applicationId !== undefined) {
      if (expectString(applicationId, problems, "applicationId") && !hasUuidFormat(applicationId))
        addFormat(applicationId, problems, "uuid", "applicationId");
    }
    const companyIds = value["companyIds"];
    if (companyIds !== undefined && expectArray(companyIds, problems, "companyIds")) {
      enter(problems, "companyIds");
      for (const item of companyIds) {
        if (typeof item !== "string" || !hasUuidFormat(item)) {
          visitItems(companyIds, problems, (item) => {
            if (expectString(item, problems) && !hasUuidFormat(item)) addFormat(item, problems, "uuid");
          });
          break;
        }
      }
      leave(problems);
    }
    const groups = value["groups"];
    if (groups !== undefined && expectArray(groups, problems, "groups")) {
      enter(problems, "groups");
      visitItems(groups, problems);
      leave(problems);
    }
    allowString(value["scope"], problems, "scope");
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid SubscriptionRequest from JSON text. Problems have a line and a column. */
export function parseSubscriptionRequest(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<SubscriptionRequest> {
  return readJson(text, validateSubscriptionRequest, options);
}

/** Checks whether a value is a valid SubscriptionId. */
export function isSubscriptionId(value: unknown): value is SubscriptionId {
  try {
    return checkSubscriptionId(value);
  } catch {
    return false;
  }
}

/** The value as a valid SubscriptionId, or every problem that keeps it from being one. */
export function validateSubscriptionId(value: unknown, options?: ValidateOptions): Result<SubscriptionId> {
  return isSubscriptionId(value) ? { ok: true, value } : problemsOf(value, collectSubscriptionId, options);
}

/** Reads a valid SubscriptionId from JSON text. Problems have a line and a column. */
export function parseSubscriptionId(text: string | Uint8Array, options?: ParseOptions): Result<SubscriptionId> {
  return readJson(text, validateSubscriptionId, options);
}

/** Checks whether a value is a valid TopicNames. */
export function isTopicNames(value: unknown): value is TopicNames {
  try {
    return checkTopicNames(value);
  } catch {
    return false;
  }
}

function checkTopicNames(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index += 1) {
    if (typeof value[index] !== "string") return false;
  }
  return true;
}

/** The value as a valid TopicNames, or every problem that keeps it from being one. */
export function validateTopicNames(value: unknown, options?: ValidateOptions): Result<TopicNames> {
  return isTopicNames(value) ? { ok: true, value } : problemsOf(value, collectTopicNames, options);
}

function collectTopicNames(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/TopicNames");
  if (expectArray(value, problems)) {
    for (const item of value) {
      if (typeof item !== "string") {
        visitItems(value, problems, expectString);
        break;
      }
    }
  }
  leave(problems);
}

/** Reads a valid TopicNames from JSON text. Problems have a line and a column. */
export function parseTopicNames(text: string | Uint8Array, options?: ParseOptions): Result<TopicNames> {
  return readJson(text, validateTopicNames, options);
}

/** Checks whether a value is a valid WebHookConfig. */
export function isWebHookConfig(value: unknown): value is WebHookConfig {
  try {
    return checkWebHookConfig(value);
  } catch {
    return false;
  }
}

/** The value as a valid WebHookConfig, or every problem that keeps it from being one. */
export function validateWebHookConfig(value: unknown, options?: ValidateOptions): Result<WebHookConfig> {
  return isWebHookConfig(value) ? { ok: true, value } : problemsOf(value, collectWebHookConfig, options);
}

/** Reads a valid WebHookConfig from JSON text. Problems have a line and a column. */
export function parseWebHookConfig(text: string | Uint8Array, options?: ParseOptions): Result<WebHookConfig> {
  return readJson(text, validateWebHookConfig, options);
}
