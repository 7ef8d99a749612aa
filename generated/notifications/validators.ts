// Generated from specs/notifications/openapi.yaml. Edit the spec, then run `make generate`.

import type { Result } from "../runtime/base.js";
import { hasUuidFormat } from "../runtime/formats.js";
import {
  type JsonProblems,
  type ParseOptions,
  type ValidateOptions,
  addFormat,
  allowMembers,
  exceedsLimits,
  expectArray,
  expectInteger,
  expectObject,
  expectString,
  hasObjectType,
  hasOptionalStrings,
  readJson,
  requireLimits,
  requireMembers,
  resultOf,
  resultWithinLimits,
  visitItems,
  withinLimits,
} from "../runtime/json.js";
import type {
  Message,
  MessageContext,
  NotificationError,
  SendMessageParameters,
  SendMessageResponseHeaders,
} from "./types.js";

/** Whether a value is a valid Message. */
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
  return hasObjectType(value) && hasOptionalStrings(value["url"]);
}

/** The value as a valid Message, or every problem that keeps it from being one. */
export function validateMessage(value: unknown, options?: ValidateOptions): Result<Message> {
  return resultOf(value, checkMessage, collectMessage, options);
}

function collectMessage(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, { sessionId: expectString, templateId: expectString });
    allowMembers(value, path, problems, { context: collectMessageContext });
  }
}

function collectMessageContext(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) allowMembers(value, path, problems, { url: expectString });
}

/** Reads a valid Message from JSON text. Problems say in which line and column they are. */
export function parseMessage(text: string | Uint8Array, options?: ParseOptions): Result<Message> {
  return readJson(text, validateMessage, options);
}

/** Whether a value is a valid MessageContext. */
export function isMessageContext(value: unknown): value is MessageContext {
  try {
    return checkMessageContext(value);
  } catch {
    return false;
  }
}

/** The value as a valid MessageContext, or every problem that keeps it from being one. */
export function validateMessageContext(value: unknown, options?: ValidateOptions): Result<MessageContext> {
  return resultOf(value, checkMessageContext, collectMessageContext, options);
}

/** Reads a valid MessageContext from JSON text. Problems say in which line and column they are. */
export function parseMessageContext(text: string | Uint8Array, options?: ParseOptions): Result<MessageContext> {
  return readJson(text, validateMessageContext, options);
}

/** Whether a value is a valid NotificationError. */
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
  return resultWithinLimits(value, checkNotificationError, collectNotificationError, options);
}

function collectNotificationError(value: unknown, path: string, problems: JsonProblems, depth: number): void {
  if (exceedsLimits(path, problems, depth)) return;
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      errorId: expectString,
      errorCode: expectString,
      errorMessage: expectString,
      errors: (errors, path) => {
        if (expectArray(errors, path, problems))
          visitItems(errors, path, problems, (item, path) => collectNotificationError(item, path, problems, depth + 1));
      },
    });
  }
}

/** Reads a valid NotificationError from JSON text. Problems say in which line and column they are. */
export function parseNotificationError(text: string | Uint8Array, options?: ParseOptions): Result<NotificationError> {
  return readJson(text, validateNotificationError, options);
}

/** Whether a value is a valid SendMessageParameters. */
export function isSendMessageParameters(value: unknown): value is SendMessageParameters {
  try {
    return checkSendMessageParameters(value);
  } catch {
    return false;
  }
}

function checkSendMessageParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const path_ = value["path"];
  return hasObjectType(path_) && typeof path_["userId"] === "string";
}

/** The value as a valid SendMessageParameters, or every problem that keeps it from being one. */
export function validateSendMessageParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<SendMessageParameters> {
  return resultOf(value, checkSendMessageParameters, collectSendMessageParameters, options);
}

function collectSendMessageParameters(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, {
      path: (path_, path) => {
        if (expectObject(path_, path, problems)) requireMembers(path_, path, problems, { userId: expectString });
      },
    });
  }
}

/** Whether a value is a valid SendMessageResponseHeaders. */
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
  const contentLength = value["Content-Length"];
  if (contentLength !== undefined && !Number.isInteger(contentLength)) return false;
  return hasOptionalStrings(value["Content-Encoding"]);
}

/** The value as a valid SendMessageResponseHeaders, or every problem that keeps it from being one. */
export function validateSendMessageResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<SendMessageResponseHeaders> {
  return resultOf(value, checkSendMessageResponseHeaders, collectSendMessageResponseHeaders, options);
}

function collectSendMessageResponseHeaders(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      "service-correlationid": (serviceCorrelationid, path) => {
        if (expectString(serviceCorrelationid, path, problems) && !hasUuidFormat(serviceCorrelationid))
          addFormat(serviceCorrelationid, path, problems, "uuid");
      },
      "Content-Encoding": expectString,
      "Content-Length": expectInteger,
    });
  }
}
