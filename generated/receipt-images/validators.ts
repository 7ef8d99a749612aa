// Generated from specs/receipt-images/openapi.yaml, sandbox/overlays/receipt-images.yaml, specs/open-questions.yaml and 1 more. Edit the specs, then run `make generate`.

import type { Result } from "@specwright/runtime/base";
import { hasInt32Format, hasUuidFormat } from "@specwright/runtime/formats";
import {
  type JsonProblems,
  type ParseOptions,
  type ValidateOptions,
  addFormat,
  addRequired,
  allowString,
  enter,
  expectArray,
  expectInteger,
  expectObject,
  expectString,
  hasObjectType,
  hasOptionalString,
  leave,
  nameMisspelt,
  problemsOf,
  readJson,
  requireMember,
  resultOfList,
  visitItems,
} from "@specwright/runtime/json";
import type {
  AppendReceiptImageParameters,
  AppendReceiptImageResponseHeaders,
  CreateReceiptImageParameters,
  CreateReceiptImageResponseHeaders,
  DeleteReceiptImageParameters,
  DeleteReceiptImageResponseHeaders,
  DownloadReceiptImageParameters,
  DownloadReceiptImageResponseHeaders,
  GetReceiptImageParameters,
  GetReceiptImageResponseHeaders,
  ImageFile,
  ImageForm,
  ListReceiptImagesParameters,
  ListReceiptImagesResponseHeaders,
  ReceiptImage,
  ReceiptImageList,
} from "./types.js";

/** Checks whether a value is a valid AppendReceiptImageParameters. */
export function isAppendReceiptImageParameters(value: unknown): value is AppendReceiptImageParameters {
  try {
    return checkAppendReceiptImageParameters(value);
  } catch {
    return false;
  }
}

function checkAppendReceiptImageParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const query = value["query"];
  if (query !== undefined) {
    if (!hasObjectType(query)) return false;
    const user = query["user"];
    if (user !== undefined && typeof user !== "string") return false;
  }
  const headers = value["headers"];
  if (headers !== undefined) {
    if (!hasObjectType(headers)) return false;
    const serviceCorrelationid = headers["service-correlationid"];
    if (serviceCorrelationid !== undefined) {
      if (typeof serviceCorrelationid !== "string" || !hasUuidFormat(serviceCorrelationid)) return false;
    }
  }
  const path = value["path"];
  if (!hasObjectType(path)) return false;
  return typeof path["id"] === "string";
}

/** The value as a valid AppendReceiptImageParameters, or every problem that keeps it from being one. */
export function validateAppendReceiptImageParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<AppendReceiptImageParameters> {
  return isAppendReceiptImageParameters(value)
    ? { ok: true, value }
    : problemsOf(value, collectAppendReceiptImageParameters, options);
}

function collectAppendReceiptImageParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1v3.0~1expense~1receiptimages~1{id}/put");
  if (expectObject(value, problems)) {
    const path = value["path"];
    if (path !== undefined) {
      enter(problems, "path", "");
      if (expectObject(path, problems)) {
        const id = path["id"];
        if (id !== undefined) {
          enter(problems, "id", "#/paths/~1api~1v3.0~1expense~1receiptimages~1{id}/parameters/0/schema");
          expectString(id, problems);
          leave(problems);
        } else {
          addRequired(path, problems, "id");
        }
        nameMisspelt(path, problems);
      }
      leave(problems);
    } else {
      addRequired(value, problems, "path");
    }
    const query = value["query"];
    if (query !== undefined) {
      enter(problems, "query", "");
      if (expectObject(query, problems)) {
        const user = query["user"];
        if (user !== undefined) {
          enter(problems, "user", "#/components/parameters/User/schema");
          expectString(user, problems);
          leave(problems);
        }
      }
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
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Checks whether a value is a valid AppendReceiptImageResponseHeaders. */
export function isAppendReceiptImageResponseHeaders(value: unknown): value is AppendReceiptImageResponseHeaders {
  try {
    return checkAppendReceiptImageResponseHeaders(value);
  } catch {
    return false;
  }
}

function checkAppendReceiptImageResponseHeaders(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const serviceCorrelationid = value["service-correlationid"];
  if (serviceCorrelationid !== undefined) {
    if (typeof serviceCorrelationid !== "string" || !hasUuidFormat(serviceCorrelationid)) return false;
  }
  return true;
}

/** The value as a valid AppendReceiptImageResponseHeaders, or every problem that keeps it from being one. */
export function validateAppendReceiptImageResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<AppendReceiptImageResponseHeaders> {
  return isAppendReceiptImageResponseHeaders(value)
    ? { ok: true, value }
    : problemsOf(value, collectAppendReceiptImageResponseHeaders, options);
}

function collectAppendReceiptImageResponseHeaders(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1v3.0~1expense~1receiptimages~1{id}/put");
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

/** Checks whether a value is a valid CreateReceiptImageParameters. */
export function isCreateReceiptImageParameters(value: unknown): value is CreateReceiptImageParameters {
  try {
    return checkCreateReceiptImageParameters(value);
  } catch {
    return false;
  }
}

function checkCreateReceiptImageParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const query = value["query"];
  if (query !== undefined) {
    if (!hasObjectType(query)) return false;
    const user = query["user"];
    if (user !== undefined && typeof user !== "string") return false;
  }
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

/** The value as a valid CreateReceiptImageParameters, or every problem that keeps it from being one. */
export function validateCreateReceiptImageParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<CreateReceiptImageParameters> {
  return isCreateReceiptImageParameters(value)
    ? { ok: true, value }
    : problemsOf(value, collectCreateReceiptImageParameters, options);
}

function collectCreateReceiptImageParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1v3.0~1expense~1receiptimages/post");
  if (expectObject(value, problems)) {
    const query = value["query"];
    if (query !== undefined) {
      enter(problems, "query", "");
      if (expectObject(query, problems)) {
        const user = query["user"];
        if (user !== undefined) {
          enter(problems, "user", "#/components/parameters/User/schema");
          expectString(user, problems);
          leave(problems);
        }
      }
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

/** Checks whether a value is a valid CreateReceiptImageResponseHeaders. */
export function isCreateReceiptImageResponseHeaders(value: unknown): value is CreateReceiptImageResponseHeaders {
  try {
    return checkCreateReceiptImageResponseHeaders(value);
  } catch {
    return false;
  }
}

function checkCreateReceiptImageResponseHeaders(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const serviceCorrelationid = value["service-correlationid"];
  if (serviceCorrelationid !== undefined) {
    if (typeof serviceCorrelationid !== "string" || !hasUuidFormat(serviceCorrelationid)) return false;
  }
  return true;
}

/** The value as a valid CreateReceiptImageResponseHeaders, or every problem that keeps it from being one. */
export function validateCreateReceiptImageResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<CreateReceiptImageResponseHeaders> {
  return isCreateReceiptImageResponseHeaders(value)
    ? { ok: true, value }
    : problemsOf(value, collectCreateReceiptImageResponseHeaders, options);
}

function collectCreateReceiptImageResponseHeaders(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1v3.0~1expense~1receiptimages/post");
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

/** Checks whether a value is a valid DeleteReceiptImageParameters. */
export function isDeleteReceiptImageParameters(value: unknown): value is DeleteReceiptImageParameters {
  try {
    return checkDeleteReceiptImageParameters(value);
  } catch {
    return false;
  }
}

function checkDeleteReceiptImageParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const query = value["query"];
  if (query !== undefined) {
    if (!hasObjectType(query)) return false;
    const user = query["user"];
    if (user !== undefined && typeof user !== "string") return false;
  }
  const headers = value["headers"];
  if (headers !== undefined) {
    if (!hasObjectType(headers)) return false;
    const serviceCorrelationid = headers["service-correlationid"];
    if (serviceCorrelationid !== undefined) {
      if (typeof serviceCorrelationid !== "string" || !hasUuidFormat(serviceCorrelationid)) return false;
    }
  }
  const path = value["path"];
  if (!hasObjectType(path)) return false;
  return typeof path["id"] === "string";
}

/** The value as a valid DeleteReceiptImageParameters, or every problem that keeps it from being one. */
export function validateDeleteReceiptImageParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<DeleteReceiptImageParameters> {
  return isDeleteReceiptImageParameters(value)
    ? { ok: true, value }
    : problemsOf(value, collectDeleteReceiptImageParameters, options);
}

function collectDeleteReceiptImageParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1v3.0~1expense~1receiptimages~1{id}/delete");
  if (expectObject(value, problems)) {
    const path = value["path"];
    if (path !== undefined) {
      enter(problems, "path", "");
      if (expectObject(path, problems)) {
        const id = path["id"];
        if (id !== undefined) {
          enter(problems, "id", "#/paths/~1api~1v3.0~1expense~1receiptimages~1{id}/parameters/0/schema");
          expectString(id, problems);
          leave(problems);
        } else {
          addRequired(path, problems, "id");
        }
        nameMisspelt(path, problems);
      }
      leave(problems);
    } else {
      addRequired(value, problems, "path");
    }
    const query = value["query"];
    if (query !== undefined) {
      enter(problems, "query", "");
      if (expectObject(query, problems)) {
        const user = query["user"];
        if (user !== undefined) {
          enter(problems, "user", "#/components/parameters/User/schema");
          expectString(user, problems);
          leave(problems);
        }
      }
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
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Checks whether a value is a valid DeleteReceiptImageResponseHeaders. */
export function isDeleteReceiptImageResponseHeaders(value: unknown): value is DeleteReceiptImageResponseHeaders {
  try {
    return checkDeleteReceiptImageResponseHeaders(value);
  } catch {
    return false;
  }
}

function checkDeleteReceiptImageResponseHeaders(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const serviceCorrelationid = value["service-correlationid"];
  if (serviceCorrelationid !== undefined) {
    if (typeof serviceCorrelationid !== "string" || !hasUuidFormat(serviceCorrelationid)) return false;
  }
  return true;
}

/** The value as a valid DeleteReceiptImageResponseHeaders, or every problem that keeps it from being one. */
export function validateDeleteReceiptImageResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<DeleteReceiptImageResponseHeaders> {
  return isDeleteReceiptImageResponseHeaders(value)
    ? { ok: true, value }
    : problemsOf(value, collectDeleteReceiptImageResponseHeaders, options);
}

function collectDeleteReceiptImageResponseHeaders(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1v3.0~1expense~1receiptimages~1{id}/delete");
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

/** Checks whether a value is a valid DownloadReceiptImageParameters. */
export function isDownloadReceiptImageParameters(value: unknown): value is DownloadReceiptImageParameters {
  try {
    return checkDownloadReceiptImageParameters(value);
  } catch {
    return false;
  }
}

function checkDownloadReceiptImageParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const path = value["path"];
  if (!hasObjectType(path)) return false;
  return typeof path["key"] === "string";
}

/** The value as a valid DownloadReceiptImageParameters, or every problem that keeps it from being one. */
export function validateDownloadReceiptImageParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<DownloadReceiptImageParameters> {
  return isDownloadReceiptImageParameters(value)
    ? { ok: true, value }
    : problemsOf(value, collectDownloadReceiptImageParameters, options);
}

function collectDownloadReceiptImageParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1receipt-image-files~1{key}/get");
  if (expectObject(value, problems)) {
    const path = value["path"];
    if (path !== undefined) {
      enter(problems, "path", "");
      if (expectObject(path, problems)) {
        const key = path["key"];
        if (key !== undefined) {
          enter(problems, "key", "/parameters/0/schema");
          expectString(key, problems);
          leave(problems);
        } else {
          addRequired(path, problems, "key");
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

/** Checks whether a value is a valid DownloadReceiptImageResponseHeaders. */
export function isDownloadReceiptImageResponseHeaders(value: unknown): value is DownloadReceiptImageResponseHeaders {
  try {
    return checkDownloadReceiptImageResponseHeaders(value);
  } catch {
    return false;
  }
}

function checkDownloadReceiptImageResponseHeaders(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const serviceCorrelationid = value["service-correlationid"];
  if (serviceCorrelationid !== undefined) {
    if (typeof serviceCorrelationid !== "string" || !hasUuidFormat(serviceCorrelationid)) return false;
  }
  return true;
}

/** The value as a valid DownloadReceiptImageResponseHeaders, or every problem that keeps it from being one. */
export function validateDownloadReceiptImageResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<DownloadReceiptImageResponseHeaders> {
  return isDownloadReceiptImageResponseHeaders(value)
    ? { ok: true, value }
    : problemsOf(value, collectDownloadReceiptImageResponseHeaders, options);
}

function collectDownloadReceiptImageResponseHeaders(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1receipt-image-files~1{key}/get");
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

/** Checks whether a value is a valid GetReceiptImageParameters. */
export function isGetReceiptImageParameters(value: unknown): value is GetReceiptImageParameters {
  try {
    return checkGetReceiptImageParameters(value);
  } catch {
    return false;
  }
}

function checkGetReceiptImageParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const query = value["query"];
  if (query !== undefined) {
    if (!hasObjectType(query)) return false;
    const user = query["user"];
    if (user !== undefined && typeof user !== "string") return false;
  }
  const headers = value["headers"];
  if (headers !== undefined) {
    if (!hasObjectType(headers)) return false;
    const serviceCorrelationid = headers["service-correlationid"];
    if (serviceCorrelationid !== undefined) {
      if (typeof serviceCorrelationid !== "string" || !hasUuidFormat(serviceCorrelationid)) return false;
    }
  }
  const path = value["path"];
  if (!hasObjectType(path)) return false;
  return typeof path["id"] === "string";
}

/** The value as a valid GetReceiptImageParameters, or every problem that keeps it from being one. */
export function validateGetReceiptImageParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<GetReceiptImageParameters> {
  return isGetReceiptImageParameters(value)
    ? { ok: true, value }
    : problemsOf(value, collectGetReceiptImageParameters, options);
}

function collectGetReceiptImageParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1v3.0~1expense~1receiptimages~1{id}/get");
  if (expectObject(value, problems)) {
    const path = value["path"];
    if (path !== undefined) {
      enter(problems, "path", "");
      if (expectObject(path, problems)) {
        const id = path["id"];
        if (id !== undefined) {
          enter(problems, "id", "#/paths/~1api~1v3.0~1expense~1receiptimages~1{id}/parameters/0/schema");
          expectString(id, problems);
          leave(problems);
        } else {
          addRequired(path, problems, "id");
        }
        nameMisspelt(path, problems);
      }
      leave(problems);
    } else {
      addRequired(value, problems, "path");
    }
    const query = value["query"];
    if (query !== undefined) {
      enter(problems, "query", "");
      if (expectObject(query, problems)) {
        const user = query["user"];
        if (user !== undefined) {
          enter(problems, "user", "#/components/parameters/User/schema");
          expectString(user, problems);
          leave(problems);
        }
      }
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
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Checks whether a value is a valid GetReceiptImageResponseHeaders. */
export function isGetReceiptImageResponseHeaders(value: unknown): value is GetReceiptImageResponseHeaders {
  try {
    return checkGetReceiptImageResponseHeaders(value);
  } catch {
    return false;
  }
}

function checkGetReceiptImageResponseHeaders(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const serviceCorrelationid = value["service-correlationid"];
  if (serviceCorrelationid !== undefined) {
    if (typeof serviceCorrelationid !== "string" || !hasUuidFormat(serviceCorrelationid)) return false;
  }
  return true;
}

/** The value as a valid GetReceiptImageResponseHeaders, or every problem that keeps it from being one. */
export function validateGetReceiptImageResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<GetReceiptImageResponseHeaders> {
  return isGetReceiptImageResponseHeaders(value)
    ? { ok: true, value }
    : problemsOf(value, collectGetReceiptImageResponseHeaders, options);
}

function collectGetReceiptImageResponseHeaders(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1v3.0~1expense~1receiptimages~1{id}/get");
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

/** Checks whether a value is a valid ImageFile. */
export function isImageFile(value: unknown): value is ImageFile {
  try {
    return checkImageFile(value);
  } catch {
    return false;
  }
}

function checkImageFile(value: unknown): boolean {
  return typeof value === "string";
}

/** The value as a valid ImageFile, or every problem that keeps it from being one. */
export function validateImageFile(value: unknown, options?: ValidateOptions): Result<ImageFile> {
  return isImageFile(value) ? { ok: true, value } : problemsOf(value, collectImageFile, options);
}

function collectImageFile(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/ImageFile");
  expectString(value, problems);
  leave(problems);
}

/** Reads a valid ImageFile from JSON text. Problems have a line and a column. */
export function parseImageFile(text: string | Uint8Array, options?: ParseOptions): Result<ImageFile> {
  return readJson(text, validateImageFile, options);
}

/** Checks whether a value is a valid ImageForm. */
export function isImageForm(value: unknown): value is ImageForm {
  try {
    return checkImageForm(value);
  } catch {
    return false;
  }
}

function checkImageForm(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  return checkImageFile(value["image"]);
}

/** The value as a valid ImageForm, or every problem that keeps it from being one. */
export function validateImageForm(value: unknown, options?: ValidateOptions): Result<ImageForm> {
  return isImageForm(value) ? { ok: true, value } : problemsOf(value, collectImageForm, options);
}

function collectImageForm(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/ImageForm");
  if (expectObject(value, problems)) {
    requireMember(value["image"], problems, "image", collectImageFile, checkImageFile);
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid ImageForm from JSON text. Problems have a line and a column. */
export function parseImageForm(text: string | Uint8Array, options?: ParseOptions): Result<ImageForm> {
  return readJson(text, validateImageForm, options);
}

/** Checks whether a value is a valid ListReceiptImagesParameters. */
export function isListReceiptImagesParameters(value: unknown): value is ListReceiptImagesParameters {
  try {
    return checkListReceiptImagesParameters(value);
  } catch {
    return false;
  }
}

function checkListReceiptImagesParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const query = value["query"];
  if (query !== undefined) {
    if (!hasObjectType(query)) return false;
    const user = query["user"];
    if (user !== undefined && typeof user !== "string") return false;
    const offset = query["offset"];
    if (offset !== undefined && typeof offset !== "string") return false;
    const limit = query["limit"];
    if (limit !== undefined && (typeof limit !== "number" || !Number.isInteger(limit) || !hasInt32Format(limit)))
      return false;
  }
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

/** The value as a valid ListReceiptImagesParameters, or every problem that keeps it from being one. */
export function validateListReceiptImagesParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<ListReceiptImagesParameters> {
  return isListReceiptImagesParameters(value)
    ? { ok: true, value }
    : problemsOf(value, collectListReceiptImagesParameters, options);
}

function collectListReceiptImagesParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1v3.0~1expense~1receiptimages/get");
  if (expectObject(value, problems)) {
    const query = value["query"];
    if (query !== undefined) {
      enter(problems, "query", "");
      if (expectObject(query, problems)) {
        const user = query["user"];
        if (user !== undefined) {
          enter(problems, "user", "#/components/parameters/User/schema");
          expectString(user, problems);
          leave(problems);
        }
        const offset = query["offset"];
        if (offset !== undefined) {
          enter(problems, "offset", "/parameters/0/schema");
          expectString(offset, problems);
          leave(problems);
        }
        const limit = query["limit"];
        if (limit !== undefined) {
          enter(problems, "limit", "/parameters/1/schema");
          if (expectInteger(limit, problems) && !hasInt32Format(limit)) addFormat(limit, problems, "int32");
          leave(problems);
        }
      }
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

/** Checks whether a value is a valid ListReceiptImagesResponseHeaders. */
export function isListReceiptImagesResponseHeaders(value: unknown): value is ListReceiptImagesResponseHeaders {
  try {
    return checkListReceiptImagesResponseHeaders(value);
  } catch {
    return false;
  }
}

function checkListReceiptImagesResponseHeaders(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const serviceCorrelationid = value["service-correlationid"];
  if (serviceCorrelationid !== undefined) {
    if (typeof serviceCorrelationid !== "string" || !hasUuidFormat(serviceCorrelationid)) return false;
  }
  return true;
}

/** The value as a valid ListReceiptImagesResponseHeaders, or every problem that keeps it from being one. */
export function validateListReceiptImagesResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<ListReceiptImagesResponseHeaders> {
  return isListReceiptImagesResponseHeaders(value)
    ? { ok: true, value }
    : problemsOf(value, collectListReceiptImagesResponseHeaders, options);
}

function collectListReceiptImagesResponseHeaders(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1v3.0~1expense~1receiptimages/get");
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

/** Checks whether a value is a valid ReceiptImage. */
export function isReceiptImage(value: unknown): value is ReceiptImage {
  try {
    return checkReceiptImage(value);
  } catch {
    return false;
  }
}

function checkReceiptImage(value: unknown): boolean {
  return hasObjectType(value) && hasOptionalString(value["ID"]) && hasOptionalString(value["URI"]);
}

/** The value as a valid ReceiptImage, or every problem that keeps it from being one. */
export function validateReceiptImage(value: unknown, options?: ValidateOptions): Result<ReceiptImage> {
  return isReceiptImage(value) ? { ok: true, value } : problemsOf(value, collectReceiptImage, options);
}

function collectReceiptImage(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/ReceiptImage");
  if (expectObject(value, problems)) {
    allowString(value["ID"], problems, "ID");
    allowString(value["URI"], problems, "URI");
  }
  leave(problems);
}

/** Reads a valid ReceiptImage from JSON text. Problems have a line and a column. */
export function parseReceiptImage(text: string | Uint8Array, options?: ParseOptions): Result<ReceiptImage> {
  return readJson(text, validateReceiptImage, options);
}

/** Checks whether a value is a valid ReceiptImageList. */
export function isReceiptImageList(value: unknown): value is ReceiptImageList {
  try {
    return checkReceiptImageList(value);
  } catch {
    return false;
  }
}

function checkReceiptImageList(value: unknown): boolean {
  if (!hasObjectType(value) || !hasOptionalString(value["NextPage"])) return false;
  const items = value["Items"];
  if (items !== undefined) {
    if (!Array.isArray(items)) return false;
    for (let index = 0; index < items.length; index += 1) {
      if (!checkReceiptImage(items[index])) return false;
    }
  }
  return true;
}

/** The value as a valid ReceiptImageList, or every problem that keeps it from being one. */
export function validateReceiptImageList(value: unknown, options?: ValidateOptions): Result<ReceiptImageList> {
  return resultOfList(value, isReceiptImageList, ["Items"], collectReceiptImageList, options);
}

function collectReceiptImageList(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/ReceiptImageList");
  if (expectObject(value, problems)) {
    const items = value["Items"];
    if (items !== undefined && expectArray(items, problems, "Items")) {
      enter(problems, "Items");
      visitItems(items, problems, collectReceiptImage, checkReceiptImage);
      leave(problems);
    }
    allowString(value["NextPage"], problems, "NextPage");
  }
  leave(problems);
}

/** Reads a valid ReceiptImageList from JSON text. Problems have a line and a column. */
export function parseReceiptImageList(text: string | Uint8Array, options?: ParseOptions): Result<ReceiptImageList> {
  return readJson(text, validateReceiptImageList, options);
}
