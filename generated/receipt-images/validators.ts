// Generated from specs/receipt-images/openapi.yaml, sandbox/overlays/receipt-images.yaml, specs/open-questions.yaml and 1 more. Edit the specs, then run `make generate`.

import type { Result } from "@specwright/runtime/base";
import { hasInt32Format, hasUuidFormat } from "@specwright/runtime/formats";
import {
  type JsonProblems,
  type ParseOptions,
  type ProblemRules,
  type ValidateOptions,
  addFormat,
  addRequired,
  addType,
  hasObjectType,
  hasOptionalStrings,
  nameMisspelt,
  optionalString,
  readJson,
  resultOfCheck,
  resultOfList,
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

function checkAppendReceiptImageParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1v3.0~1expense~1receiptimages~1{id}/put");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkObjectWithId(value["path"], to?.at("path", ""))) return false;
  const query = value["query"];
  if (query !== undefined && !checkObjectWithUser(query, to?.at("query", ""))) return false;
  const headers = value["headers"];
  if (headers !== undefined && !checkObjectWithServiceCorrelationid(headers, to?.at("headers", ""))) return false;
  to?.report("misspelt", value);
  return true;
}

function checkObjectWithId(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const id = value["id"];
  if (
    typeof id !== "string" &&
    !to?.at("id", "#/paths/~1api~1v3.0~1expense~1receiptimages~1{id}/parameters/0/schema").report("type", id, "string")
  )
    return false;
  to?.report("misspelt", value);
  return true;
}

function checkObjectWithUser(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const user = value["user"];
  if (user !== undefined) {
    if (
      typeof user !== "string" &&
      !to?.at("user", "#/components/parameters/User/schema").report("type", user, "string")
    )
      return false;
  }
  return true;
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

const appendReceiptImageParametersRules: ProblemRules = {
  format: addFormat,
  misspelt: nameMisspelt,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateAppendReceiptImageParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<AppendReceiptImageParameters> {
  return resultOfCheck(value, checkAppendReceiptImageParameters, appendReceiptImageParametersRules, options);
}

function checkAppendReceiptImageResponseHeaders(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1v3.0~1expense~1receiptimages~1{id}/put");
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

const appendReceiptImageResponseHeadersRules: ProblemRules = {
  format: addFormat,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateAppendReceiptImageResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<AppendReceiptImageResponseHeaders> {
  return resultOfCheck(value, checkAppendReceiptImageResponseHeaders, appendReceiptImageResponseHeadersRules, options);
}

function checkCreateReceiptImageParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1v3.0~1expense~1receiptimages/post");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const query = value["query"];
  if (query !== undefined && !checkObjectWithUser(query, to?.at("query", ""))) return false;
  const headers = value["headers"];
  return headers === undefined || checkObjectWithServiceCorrelationid(headers, to?.at("headers", ""));
}

/** Returns the value, or every problem. */
export function validateCreateReceiptImageParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<CreateReceiptImageParameters> {
  return resultOfCheck(value, checkCreateReceiptImageParameters, appendReceiptImageResponseHeadersRules, options);
}

function checkCreateReceiptImageResponseHeaders(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1v3.0~1expense~1receiptimages/post");
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
export function validateCreateReceiptImageResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<CreateReceiptImageResponseHeaders> {
  return resultOfCheck(value, checkCreateReceiptImageResponseHeaders, appendReceiptImageResponseHeadersRules, options);
}

function checkDeleteReceiptImageParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1v3.0~1expense~1receiptimages~1{id}/delete");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkObjectWithId(value["path"], to?.at("path", ""))) return false;
  const query = value["query"];
  if (query !== undefined && !checkObjectWithUser(query, to?.at("query", ""))) return false;
  const headers = value["headers"];
  if (headers !== undefined && !checkObjectWithServiceCorrelationid(headers, to?.at("headers", ""))) return false;
  to?.report("misspelt", value);
  return true;
}

/** Returns the value, or every problem. */
export function validateDeleteReceiptImageParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<DeleteReceiptImageParameters> {
  return resultOfCheck(value, checkDeleteReceiptImageParameters, appendReceiptImageParametersRules, options);
}

function checkDeleteReceiptImageResponseHeaders(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1v3.0~1expense~1receiptimages~1{id}/delete");
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
export function validateDeleteReceiptImageResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<DeleteReceiptImageResponseHeaders> {
  return resultOfCheck(value, checkDeleteReceiptImageResponseHeaders, appendReceiptImageResponseHeadersRules, options);
}

function checkDownloadReceiptImageParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1receipt-image-files~1{key}/get");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkDownloadReceiptImageParametersPath(value["path"], to?.at("path", ""))) return false;
  to?.report("misspelt", value);
  return true;
}

function checkDownloadReceiptImageParametersPath(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const key = value["key"];
  if (typeof key !== "string" && !to?.at("key", "/parameters/0/schema").report("type", key, "string")) return false;
  to?.report("misspelt", value);
  return true;
}

const downloadReceiptImageParametersRules: ProblemRules = {
  misspelt: nameMisspelt,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateDownloadReceiptImageParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<DownloadReceiptImageParameters> {
  return resultOfCheck(value, checkDownloadReceiptImageParameters, downloadReceiptImageParametersRules, options);
}

function checkDownloadReceiptImageResponseHeaders(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1receipt-image-files~1{key}/get");
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
export function validateDownloadReceiptImageResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<DownloadReceiptImageResponseHeaders> {
  return resultOfCheck(
    value,
    checkDownloadReceiptImageResponseHeaders,
    appendReceiptImageResponseHeadersRules,
    options,
  );
}

function checkGetReceiptImageParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1v3.0~1expense~1receiptimages~1{id}/get");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkObjectWithId(value["path"], to?.at("path", ""))) return false;
  const query = value["query"];
  if (query !== undefined && !checkObjectWithUser(query, to?.at("query", ""))) return false;
  const headers = value["headers"];
  if (headers !== undefined && !checkObjectWithServiceCorrelationid(headers, to?.at("headers", ""))) return false;
  to?.report("misspelt", value);
  return true;
}

/** Returns the value, or every problem. */
export function validateGetReceiptImageParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<GetReceiptImageParameters> {
  return resultOfCheck(value, checkGetReceiptImageParameters, appendReceiptImageParametersRules, options);
}

function checkGetReceiptImageResponseHeaders(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1v3.0~1expense~1receiptimages~1{id}/get");
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
export function validateGetReceiptImageResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<GetReceiptImageResponseHeaders> {
  return resultOfCheck(value, checkGetReceiptImageResponseHeaders, appendReceiptImageResponseHeadersRules, options);
}

/** Returns true for a valid value. */
export function isImageFile(value: unknown): value is ImageFile {
  try {
    return checkImageFile(value) === true;
  } catch {
    return false;
  }
}

function checkImageFile(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/ImageFile");
  return typeof value === "string" || to?.report("type", value, "string");
}

const imageFileRules: ProblemRules = { required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateImageFile(value: unknown, options?: ValidateOptions): Result<ImageFile> {
  return resultOfCheck(value, checkImageFile, imageFileRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseImageFile(text: string | Uint8Array, options?: ParseOptions): Result<ImageFile> {
  return readJson(text, validateImageFile, options);
}

/** Returns true for a valid value. */
export function isImageForm(value: unknown): value is ImageForm {
  try {
    return checkImageForm(value) === true;
  } catch {
    return false;
  }
}

function checkImageForm(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/ImageForm");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkImageFile(value["image"], to?.at("image"))) return false;
  to?.report("misspelt", value);
  return true;
}

/** Returns the value, or every problem. */
export function validateImageForm(value: unknown, options?: ValidateOptions): Result<ImageForm> {
  return resultOfCheck(value, checkImageForm, downloadReceiptImageParametersRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseImageForm(text: string | Uint8Array, options?: ParseOptions): Result<ImageForm> {
  return readJson(text, validateImageForm, options);
}

function checkListReceiptImagesParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1v3.0~1expense~1receiptimages/get");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const query = value["query"];
  if (query !== undefined && !checkListReceiptImagesParametersQuery(query, to?.at("query", ""))) return false;
  const headers = value["headers"];
  return headers === undefined || checkObjectWithServiceCorrelationid(headers, to?.at("headers", ""));
}

function checkListReceiptImagesParametersQuery(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const user = value["user"];
  if (user !== undefined) {
    if (
      typeof user !== "string" &&
      !to?.at("user", "#/components/parameters/User/schema").report("type", user, "string")
    )
      return false;
  }
  const offset = value["offset"];
  if (offset !== undefined) {
    if (typeof offset !== "string" && !to?.at("offset", "/parameters/0/schema").report("type", offset, "string"))
      return false;
  }
  const limit = value["limit"];
  if (limit !== undefined) {
    if (typeof limit === "number" && Number.isInteger(limit)) {
      if (!hasInt32Format(limit) && !to?.at("limit", "/parameters/1/schema").report("format", limit, "int32"))
        return false;
    } else if (!to?.at("limit", "/parameters/1/schema").report("type", limit, "integer")) {
      return false;
    }
  }
  return true;
}

/** Returns the value, or every problem. */
export function validateListReceiptImagesParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<ListReceiptImagesParameters> {
  return resultOfCheck(value, checkListReceiptImagesParameters, appendReceiptImageResponseHeadersRules, options);
}

function checkListReceiptImagesResponseHeaders(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1v3.0~1expense~1receiptimages/get");
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
export function validateListReceiptImagesResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<ListReceiptImagesResponseHeaders> {
  return resultOfCheck(value, checkListReceiptImagesResponseHeaders, appendReceiptImageResponseHeadersRules, options);
}

/** Returns true for a valid value. */
export function isReceiptImage(value: unknown): value is ReceiptImage {
  try {
    return checkReceiptImage(value) === true;
  } catch {
    return false;
  }
}

function checkReceiptImage(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/ReceiptImage");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  return to?.strings(value, ["ID", "URI"]) ?? hasOptionalStrings(value["ID"], value["URI"]);
}

/** Returns the value, or every problem. */
export function validateReceiptImage(value: unknown, options?: ValidateOptions): Result<ReceiptImage> {
  return resultOfCheck(value, checkReceiptImage, imageFileRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseReceiptImage(text: string | Uint8Array, options?: ParseOptions): Result<ReceiptImage> {
  return readJson(text, validateReceiptImage, options);
}

/** Returns true for a valid value. */
export function isReceiptImageList(value: unknown): value is ReceiptImageList {
  try {
    return checkReceiptImageList(value) === true;
  } catch {
    return false;
  }
}

function checkReceiptImageList(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/ReceiptImageList");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const items_ = value["Items"];
  if (items_ !== undefined) {
    if (Array.isArray(items_)) {
      if (to !== undefined) {
        to.at("Items").items(items_, checkReceiptImage);
      } else {
        for (let index = 0; index < items_.length; index += 1) {
          if (!checkReceiptImage(items_[index])) return false;
        }
      }
    } else if (!to?.at("Items").report("type", items_, "array")) {
      return false;
    }
  }
  return optionalString(value["NextPage"], to, "NextPage");
}

/** Returns the value, or every problem. */
export function validateReceiptImageList(value: unknown, options?: ValidateOptions): Result<ReceiptImageList> {
  return resultOfList(value, ["Items"], checkReceiptImageList, imageFileRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseReceiptImageList(text: string | Uint8Array, options?: ParseOptions): Result<ReceiptImageList> {
  return readJson(text, validateReceiptImageList, options);
}
