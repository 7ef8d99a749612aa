// Generated from specs/notifications/openapi.yaml, sandbox/overlays/notifications.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import type { Result } from "@specwright/runtime/base";
import { hasUuidFormat } from "@specwright/runtime/formats";
import {
  type JsonProblems,
  type ParseOptions,
  type ProblemRules,
  type ValidateOptions,
  addFormat,
  addRequired,
  addType,
  allowsDepth,
  hasObjectType,
  hasOptionalStrings,
  nameMisspelt,
  optionalString,
  readJson,
  requireString,
  resultOfCheck,
  resultOfDeepList,
  withinLimits,
} from "@specwright/runtime/json";
import type {
  Message,
  MessageContext,
  NotificationError,
  SendMessageParameters,
  SendMessageResponseHeaders,
} from "./types.js";

/** Returns true for a valid value. */
export function isMessage(value: unknown): value is Message {
  try {
    return checkMessage(value) === true;
  } catch {
    return false;
  }
}

function checkMessage(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Message");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!requireString(value["sessionId"], to, "sessionId") || !requireString(value["templateId"], to, "templateId"))
    return false;
  const context = value["context"];
  if (context !== undefined && !checkMessageContext(context, to?.at("context"))) return false;
  to?.report("misspelt", value);
  return true;
}

function checkMessageContext(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/MessageContext");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  return optionalString(value["url"], to, "url");
}

const messageRules: ProblemRules = { misspelt: nameMisspelt, required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateMessage(value: unknown, options?: ValidateOptions): Result<Message> {
  return resultOfCheck(value, checkMessage, messageRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseMessage(text: string | Uint8Array, options?: ParseOptions): Result<Message> {
  return readJson(text, validateMessage, options);
}

/** Returns true for a valid value. */
export function isMessageContext(value: unknown): value is MessageContext {
  try {
    return checkMessageContext(value) === true;
  } catch {
    return false;
  }
}

const messageContextRules: ProblemRules = { required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateMessageContext(value: unknown, options?: ValidateOptions): Result<MessageContext> {
  return resultOfCheck(value, checkMessageContext, messageContextRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseMessageContext(text: string | Uint8Array, options?: ParseOptions): Result<MessageContext> {
  return readJson(text, validateMessageContext, options);
}

/** Returns true for a valid value. */
export function isNotificationError(value: unknown): value is NotificationError {
  return withinLimits(checkNotificationError, value);
}

function checkNotificationError(value: unknown, to: JsonProblems | undefined, depth: number): boolean | undefined {
  if (!allowsDepth(depth, to)) return true;
  to = to?.at(undefined, "#/components/schemas/NotificationError");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!(
    to?.strings(value, ["errorId", "errorCode", "errorMessage"]) ??
    hasOptionalStrings(value["errorId"], value["errorCode"], value["errorMessage"])
  ))
    return false;
  const errors = value["errors"];
  if (errors !== undefined) {
    if (Array.isArray(errors)) {
      if (to !== undefined) {
        to.at("errors").items(errors, checkNotificationError, 0, depth + 1);
      } else {
        for (let index = 0; index < errors.length; index += 1) {
          if (!checkNotificationError(errors[index], undefined, depth + 1)) return false;
        }
      }
    } else if (!to?.at("errors").report("type", errors, "array")) {
      return false;
    }
  }
  return true;
}

/** Returns the value, or every problem. */
export function validateNotificationError(value: unknown, options?: ValidateOptions): Result<NotificationError> {
  return resultOfDeepList(value, checkNotificationError, messageContextRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseNotificationError(text: string | Uint8Array, options?: ParseOptions): Result<NotificationError> {
  return readJson(text, validateNotificationError, options);
}

function checkSendMessageParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1notifications~1v4~1messages~1{userId}~1session/post");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkSendMessageParametersPath(value["path"], to?.at("path", ""))) return false;
  to?.report("misspelt", value);
  return true;
}

function checkSendMessageParametersPath(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const userId = value["userId"];
  if (typeof userId !== "string" && !to?.at("userId", "/parameters/0/schema").report("type", userId, "string"))
    return false;
  to?.report("misspelt", value);
  return true;
}

/** Returns the value, or every problem. */
export function validateSendMessageParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<SendMessageParameters> {
  return resultOfCheck(value, checkSendMessageParameters, messageRules, options);
}

function checkSendMessageResponseHeaders(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1notifications~1v4~1messages~1{userId}~1session/post");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const serviceCorrelationid = value["service-correlationid"];
  if (serviceCorrelationid !== undefined) {
    if (typeof serviceCorrelationid === "string") {
      if (
        !hasUuidFormat(serviceCorrelationid) &&
        !to
          ?.at("service-correlationid", "#/components/headers/ServiceCorrelationId/schema")
          .report("format", serviceCorrelationid, "uuid")
      )
        return false;
    } else if (
      !to
        ?.at("service-correlationid", "#/components/headers/ServiceCorrelationId/schema")
        .report("type", serviceCorrelationid, "string")
    ) {
      return false;
    }
  }
  const contentEncoding = value["Content-Encoding"];
  if (contentEncoding !== undefined) {
    if (
      typeof contentEncoding !== "string" &&
      !to
        ?.at("Content-Encoding", "#/components/headers/ContentEncoding/schema")
        .report("type", contentEncoding, "string")
    )
      return false;
  }
  const contentLength = value["Content-Length"];
  if (contentLength !== undefined) {
    if (
      !Number.isInteger(contentLength) &&
      !to?.at("Content-Length", "#/components/headers/ContentLength/schema").report("type", contentLength, "integer")
    )
      return false;
  }
  return true;
}

const sendMessageResponseHeadersRules: ProblemRules = { format: addFormat, required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateSendMessageResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<SendMessageResponseHeaders> {
  return resultOfCheck(value, checkSendMessageResponseHeaders, sendMessageResponseHeadersRules, options);
}
