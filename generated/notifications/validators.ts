// Generated from specs/notifications/openapi.yaml, sandbox/overlays/notifications.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import type { Result } from "@specwright/runtime/base";
import { hasUuidFormat } from "@specwright/runtime/formats";
import {
  type JsonProblems,
  type ParseOptions,
  type ValidateOptions,
  addFormat,
  addRequired,
  allowMember,
  allowString,
  enter,
  exceedsLimits,
  expectArray,
  expectInteger,
  expectObject,
  expectString,
  hasObjectType,
  hasOptionalString,
  hasOptionalStrings,
  leave,
  nameMisspelt,
  problemsOf,
  readJson,
  requireLimits,
  resultOfDeepList,
  visitItems,
  withinLimits,
} from "@specwright/runtime/json";
import type {
  Message,
  MessageContext,
  NotificationError,
  SendMessageParameters,
  SendMessageResponseHeaders,
} from "./types.js";

/** Checks whether a value is a valid Message. */
export function isMessage(value: unknown): value is Message {
  try {
    return checkMessage(value);
  } catch {
    return false;
  }
}

function checkMessage(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["sessionId"] !== "string" || typeof value["templateId"] !== "string")
    return false;
  const context = value["context"];
  return context === undefined || checkMessageContext(context);
}

function checkMessageContext(value: unknown): boolean {
  return hasObjectType(value) && hasOptionalString(value["url"]);
}

/** The value as a valid Message, or every problem that keeps it from being one. */
export function validateMessage(value: unknown, options?: ValidateOptions): Result<Message> {
  return isMessage(value) ? { ok: true, value } : problemsOf(value, collectMessage, options);
}

function collectMessage(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Message");
  if (expectObject(value, problems)) {
    expectString(value["sessionId"], problems, "sessionId");
    expectString(value["templateId"], problems, "templateId");
    allowMember(value["context"], problems, "context", collectMessageContext, checkMessageContext);
    nameMisspelt(value, problems);
  }
  leave(problems);
}

function collectMessageContext(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/MessageContext");
  if (expectObject(value, problems)) allowString(value["url"], problems, "url");
  leave(problems);
}

/** Reads a valid Message from JSON text. Problems have a line and a column. */
export function parseMessage(text: string | Uint8Array, options?: ParseOptions): Result<Message> {
  return readJson(text, validateMessage, options);
}

/** Checks whether a value is a valid MessageContext. */
export function isMessageContext(value: unknown): value is MessageContext {
  try {
    return checkMessageContext(value);
  } catch {
    return false;
  }
}

/** The value as a valid MessageContext, or every problem that keeps it from being one. */
export function validateMessageContext(value: unknown, options?: ValidateOptions): Result<MessageContext> {
  return isMessageContext(value) ? { ok: true, value } : problemsOf(value, collectMessageContext, options);
}

/** Reads a valid MessageContext from JSON text. Problems have a line and a column. */
export function parseMessageContext(text: string | Uint8Array, options?: ParseOptions): Result<MessageContext> {
  return readJson(text, validateMessageContext, options);
}

/** Checks whether a value is a valid NotificationError. */
export function isNotificationError(value: unknown): value is NotificationError {
  return withinLimits(checkNotificationError, value);
}

function checkNotificationError(value: unknown, depth: number): boolean {
  requireLimits(depth);
  if (!hasObjectType(value) || !hasOptionalStrings(value["errorId"], value["errorCode"], value["errorMessage"]))
    return false;
  const errors = value["errors"];
  if (errors !== undefined) {
    if (!Array.isArray(errors)) return false;
    for (let index = 0; index < errors.length; index += 1) {
      if (!checkNotificationError(errors[index], depth + 1)) return false;
    }
  }
  return true;
}

/** The value as a valid NotificationError, or every problem that keeps it from being one. */
export function validateNotificationError(value: unknown, options?: ValidateOptions): Result<NotificationError> {
  return resultOfDeepList(value, checkNotificationError, collectNotificationError, options);
}

function collectNotificationError(value: unknown, problems: JsonProblems, depth: number): void {
  if (exceedsLimits(problems, depth)) return;
  enter(problems, undefined, "#/components/schemas/NotificationError");
  if (expectObject(value, problems)) {
    allowString(value["errorId"], problems, "errorId");
    allowString(value["errorCode"], problems, "errorCode");
    allowString(value["errorMessage"], problems, "errorMessage");
    const errors = value["errors"];
    if (errors !== undefined && expectArray(errors, problems, "errors")) {
      enter(problems, "errors");
      visitItems(
        errors,
        problems,
        (value, problems) => collectNotificationError(value, problems, depth + 1),
        (value) => checkNotificationError(value, depth + 1),
        0,
        true,
      );
      leave(problems);
    }
  }
  leave(problems);
}

/** Reads a valid NotificationError from JSON text. Problems have a line and a column. */
export function parseNotificationError(text: string | Uint8Array, options?: ParseOptions): Result<NotificationError> {
  return readJson(text, validateNotificationError, options);
}

/** Checks whether a value is a valid SendMessageParameters. */
export function isSendMessageParameters(value: unknown): value is SendMessageParameters {
  try {
    return checkSendMessageParameters(value);
  } catch {
    return false;
  }
}

function checkSendMessageParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const path = value["path"];
  if (!hasObjectType(path)) return false;
  return typeof path["userId"] === "string";
}

/** The value as a valid SendMessageParameters, or every problem that keeps it from being one. */
export function validateSendMessageParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<SendMessageParameters> {
  return isSendMessageParameters(value)
    ? { ok: true, value }
    : problemsOf(value, collectSendMessageParameters, options);
}

function collectSendMessageParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1notifications~1v4~1messages~1{userId}~1session/post");
  if (expectObject(value, problems)) {
    const path = value["path"];
    if (path !== undefined) {
      enter(problems, "path", "");
      if (expectObject(path, problems)) {
        const userId = path["userId"];
        if (userId !== undefined) {
          enter(problems, "userId", "/parameters/0/schema");
          expectString(userId, problems);
          leave(problems);
        } else {
          addRequired(path, problems, "userId");
        }
        nameMisspelt(path, problems);
      }
      leave(problems);
    } else {
      addRequired(value, problems, "path");
    }
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Checks whether a value is a valid SendMessageResponseHeaders. */
export function isSendMessageResponseHeaders(value: unknown): value is SendMessageResponseHeaders {
  try {
    return checkSendMessageResponseHeaders(value);
  } catch {
    return false;
  }
}

function checkSendMessageResponseHeaders(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const serviceCorrelationid = value["service-correlationid"];
  if (serviceCorrelationid !== undefined) {
    if (typeof serviceCorrelationid !== "string" || !hasUuidFormat(serviceCorrelationid)) return false;
  }
  const contentEncoding = value["Content-Encoding"];
  if (contentEncoding !== undefined && typeof contentEncoding !== "string") return false;
  const contentLength = value["Content-Length"];
  return contentLength === undefined || Number.isInteger(contentLength);
}

/** The value as a valid SendMessageResponseHeaders, or every problem that keeps it from being one. */
export function validateSendMessageResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<SendMessageResponseHeaders> {
  return isSendMessageResponseHeaders(value)
    ? { ok: true, value }
    : problemsOf(value, collectSendMessageResponseHeaders, options);
}

function collectSendMessageResponseHeaders(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1notifications~1v4~1messages~1{userId}~1session/post");
  if (expectObject(value, problems)) {
    const serviceCorrelationid = value["service-correlationid"];
    if (serviceCorrelationid !== undefined) {
      enter(problems, "service-correlationid", "#/components/headers/ServiceCorrelationId/schema");
      if (expectString(serviceCorrelationid, problems) && !hasUuidFormat(serviceCorrelationid))
        addFormat(serviceCorrelationid, problems, "uuid");
      leave(problems);
    }
    const contentEncoding = value["Content-Encoding"];
    if (contentEncoding !== undefined) {
      enter(problems, "Content-Encoding", "#/components/headers/ContentEncoding/schema");
      expectString(contentEncoding, problems);
      leave(problems);
    }
    const contentLength = value["Content-Length"];
    if (contentLength !== undefined) {
      enter(problems, "Content-Length", "#/components/headers/ContentLength/schema");
      expectInteger(contentLength, problems);
      leave(problems);
    }
  }
  leave(problems);
}
