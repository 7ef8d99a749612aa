// Generated from specs/invoice-digests/openapi.yaml, sandbox/overlays/invoice-digests.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import type { Result } from "@specwright/runtime/base";
import { hasDateFormat, hasInt32Format, hasUuidFormat } from "@specwright/runtime/formats";
import {
  type JsonProblems,
  type ParseOptions,
  type ValidateOptions,
  addFormat,
  addPattern,
  addRequired,
  allowBoolean,
  allowString,
  enter,
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
  resultAtOnce,
  resultOfList,
  visitItems,
} from "@specwright/runtime/json";
import type {
  GetInvoiceDigestParameters,
  GetInvoiceDigestResponseHeaders,
  GetLocalizedDataParameters,
  GetLocalizedDataResponseHeaders,
  InvoiceDigest,
  InvoiceDigestCollection,
  ListInvoiceDigestsParameters,
  ListInvoiceDigestsResponseHeaders,
  LocalizedData,
} from "./types.js";

/** Checks whether a value is a valid GetInvoiceDigestParameters. */
export function isGetInvoiceDigestParameters(value: unknown): value is GetInvoiceDigestParameters {
  try {
    return checkGetInvoiceDigestParameters(value);
  } catch {
    return false;
  }
}

function checkGetInvoiceDigestParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
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

/** The value as a valid GetInvoiceDigestParameters, or every problem that keeps it from being one. */
export function validateGetInvoiceDigestParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<GetInvoiceDigestParameters> {
  return isGetInvoiceDigestParameters(value)
    ? { ok: true, value }
    : problemsOf(value, collectGetInvoiceDigestParameters, options);
}

function collectGetInvoiceDigestParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1v3.0~1invoice~1paymentrequestdigests~1{id}/get");
  if (expectObject(value, problems)) {
    const path = value["path"];
    if (path !== undefined) {
      enter(problems, "path", "");
      if (expectObject(path, problems)) {
        const id = path["id"];
        if (id !== undefined) {
          enter(problems, "id", "/parameters/0/schema");
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

/** Checks whether a value is a valid GetInvoiceDigestResponseHeaders. */
export function isGetInvoiceDigestResponseHeaders(value: unknown): value is GetInvoiceDigestResponseHeaders {
  try {
    return checkGetInvoiceDigestResponseHeaders(value);
  } catch {
    return false;
  }
}

function checkGetInvoiceDigestResponseHeaders(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const serviceCorrelationid = value["service-correlationid"];
  if (serviceCorrelationid !== undefined) {
    if (typeof serviceCorrelationid !== "string" || !hasUuidFormat(serviceCorrelationid)) return false;
  }
  return true;
}

/** The value as a valid GetInvoiceDigestResponseHeaders, or every problem that keeps it from being one. */
export function validateGetInvoiceDigestResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<GetInvoiceDigestResponseHeaders> {
  return isGetInvoiceDigestResponseHeaders(value)
    ? { ok: true, value }
    : problemsOf(value, collectGetInvoiceDigestResponseHeaders, options);
}

function collectGetInvoiceDigestResponseHeaders(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1v3.0~1invoice~1paymentrequestdigests~1{id}/get");
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

/** Checks whether a value is a valid GetLocalizedDataParameters. */
export function isGetLocalizedDataParameters(value: unknown): value is GetLocalizedDataParameters {
  try {
    return checkGetLocalizedDataParameters(value);
  } catch {
    return false;
  }
}

function checkGetLocalizedDataParameters(value: unknown): boolean {
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

/** The value as a valid GetLocalizedDataParameters, or every problem that keeps it from being one. */
export function validateGetLocalizedDataParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<GetLocalizedDataParameters> {
  return isGetLocalizedDataParameters(value)
    ? { ok: true, value }
    : problemsOf(value, collectGetLocalizedDataParameters, options);
}

function collectGetLocalizedDataParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1invoice~1localizeddata/get");
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

/** Checks whether a value is a valid GetLocalizedDataResponseHeaders. */
export function isGetLocalizedDataResponseHeaders(value: unknown): value is GetLocalizedDataResponseHeaders {
  try {
    return checkGetLocalizedDataResponseHeaders(value);
  } catch {
    return false;
  }
}

function checkGetLocalizedDataResponseHeaders(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const serviceCorrelationid = value["service-correlationid"];
  if (serviceCorrelationid !== undefined) {
    if (typeof serviceCorrelationid !== "string" || !hasUuidFormat(serviceCorrelationid)) return false;
  }
  return true;
}

/** The value as a valid GetLocalizedDataResponseHeaders, or every problem that keeps it from being one. */
export function validateGetLocalizedDataResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<GetLocalizedDataResponseHeaders> {
  return isGetLocalizedDataResponseHeaders(value)
    ? { ok: true, value }
    : problemsOf(value, collectGetLocalizedDataResponseHeaders, options);
}

function collectGetLocalizedDataResponseHeaders(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1invoice~1localizeddata/get");
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

/** Checks whether a value is a valid InvoiceDigest. */
export function isInvoiceDigest(value: unknown): value is InvoiceDigest {
  try {
    return checkInvoiceDigest(value);
  } catch {
    return false;
  }
}

const invoiceDigestCurrencyCodePattern: RegExp = /* @__PURE__ */ new RegExp("^[A-Z]{3}$", "u");

function checkInvoiceDigest(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["ApprovalStatusCode"] !== "string") return false;
  const currencyCode = value["CurrencyCode"];
  if (currencyCode !== undefined) {
    if (typeof currencyCode !== "string" || !invoiceDigestCurrencyCodePattern.test(currencyCode)) return false;
  }
  const isDeleted_ = value["IsDeleted"];
  if (isDeleted_ !== undefined && typeof isDeleted_ !== "boolean") return false;
  if (typeof value["PaymentRequestId"] !== "string" || typeof value["PaymentRequestUri"] !== "string") return false;
  if (typeof value["PaymentStatusCode"] !== "string" || typeof value["VendorName"] !== "string") return false;
  if (!hasOptionalStrings(value["CreateDate"], value["ID"], value["InvoiceNumber"], value["OwnerLoginID"]))
    return false;
  if (!hasOptionalStrings(value["OwnerName"], value["PaidDate"], value["Total"], value["URI"])) return false;
  return hasOptionalStrings(
    value["UserDefinedDate"],
    value["PaymentMethod"],
    value["LastModifiedDate"],
    value["ExtractedDate"],
  );
}

/** The value as a valid InvoiceDigest, or every problem that keeps it from being one. */
export function validateInvoiceDigest(value: unknown, options?: ValidateOptions): Result<InvoiceDigest> {
  return isInvoiceDigest(value) ? { ok: true, value } : problemsOf(value, collectInvoiceDigest, options);
}

function collectInvoiceDigest(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/InvoiceDigest");
  if (expectObject(value, problems)) {
    expectString(value["ApprovalStatusCode"], problems, "ApprovalStatusCode");
    allowString(value["CreateDate"], problems, "CreateDate");
    const currencyCode = value["CurrencyCode"];
    if (currencyCode !== undefined && expectString(currencyCode, problems, "CurrencyCode")) {
      if (!invoiceDigestCurrencyCodePattern.test(currencyCode))
        addPattern(currencyCode, problems, "^[A-Z]{3}$", "CurrencyCode");
    }
    allowString(value["ID"], problems, "ID");
    allowString(value["InvoiceNumber"], problems, "InvoiceNumber");
    allowBoolean(value["IsDeleted"], problems, "IsDeleted");
    allowString(value["OwnerLoginID"], problems, "OwnerLoginID");
    allowString(value["OwnerName"], problems, "OwnerName");
    allowString(value["PaidDate"], problems, "PaidDate");
    expectString(value["PaymentRequestId"], problems, "PaymentRequestId");
    expectString(value["PaymentRequestUri"], problems, "PaymentRequestUri");
    expectString(value["PaymentStatusCode"], problems, "PaymentStatusCode");
    allowString(value["Total"], problems, "Total");
    allowString(value["URI"], problems, "URI");
    allowString(value["UserDefinedDate"], problems, "UserDefinedDate");
    expectString(value["VendorName"], problems, "VendorName");
    allowString(value["PaymentMethod"], problems, "PaymentMethod");
    allowString(value["LastModifiedDate"], problems, "LastModifiedDate");
    allowString(value["ExtractedDate"], problems, "ExtractedDate");
    nameMisspelt(value, problems, ["PaymentRequestUri", "PaymentRequestId"]);
  }
  leave(problems);
}

/** Reads a valid InvoiceDigest from JSON text. Problems have a line and a column. */
export function parseInvoiceDigest(text: string | Uint8Array, options?: ParseOptions): Result<InvoiceDigest> {
  return readJson(text, validateInvoiceDigest, options);
}

/** Checks whether a value is a valid InvoiceDigestCollection. */
export function isInvoiceDigestCollection(value: unknown): value is InvoiceDigestCollection {
  try {
    return checkInvoiceDigestCollection(value);
  } catch {
    return false;
  }
}

function checkInvoiceDigestCollection(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const totalCount = value["TotalCount"];
  if (totalCount !== undefined) {
    if (typeof totalCount !== "number" || !Number.isInteger(totalCount) || !hasInt32Format(totalCount)) return false;
  }
  if (!hasOptionalString(value["NextPage"])) return false;
  const items = value["Items"];
  if (items !== undefined) {
    if (!Array.isArray(items)) return false;
    for (let index = 0; index < items.length; index += 1) {
      if (!checkInvoiceDigest(items[index])) return false;
    }
  }
  const paymentRequestDigest = value["PaymentRequestDigest"];
  if (paymentRequestDigest !== undefined) {
    if (!Array.isArray(paymentRequestDigest)) return false;
    for (let index2 = 0; index2 < paymentRequestDigest.length; index2 += 1) {
      if (!checkInvoiceDigest(paymentRequestDigest[index2])) return false;
    }
  }
  return true;
}

/** The value as a valid InvoiceDigestCollection, or every problem that keeps it from being one. */
export function validateInvoiceDigestCollection(
  value: unknown,
  options?: ValidateOptions,
): Result<InvoiceDigestCollection> {
  return resultOfList(
    value,
    isInvoiceDigestCollection,
    ["Items", "PaymentRequestDigest"],
    collectInvoiceDigestCollection,
    options,
  );
}

function collectInvoiceDigestCollection(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/InvoiceDigestCollection");
  if (expectObject(value, problems)) {
    const items = value["Items"];
    if (items !== undefined && expectArray(items, problems, "Items")) {
      enter(problems, "Items");
      visitItems(items, problems, collectInvoiceDigest, checkInvoiceDigest);
      leave(problems);
    }
    allowString(value["NextPage"], problems, "NextPage");
    const paymentRequestDigest = value["PaymentRequestDigest"];
    if (paymentRequestDigest !== undefined && expectArray(paymentRequestDigest, problems, "PaymentRequestDigest")) {
      enter(problems, "PaymentRequestDigest");
      visitItems(paymentRequestDigest, problems, collectInvoiceDigest, checkInvoiceDigest);
      leave(problems);
    }
    const totalCount = value["TotalCount"];
    if (totalCount !== undefined) {
      if (expectInteger(totalCount, problems, "TotalCount") && !hasInt32Format(totalCount))
        addFormat(totalCount, problems, "int32", "TotalCount");
    }
  }
  leave(problems);
}

/** Reads a valid InvoiceDigestCollection from JSON text. Problems have a line and a column. */
export function parseInvoiceDigestCollection(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<InvoiceDigestCollection> {
  return readJson(text, validateInvoiceDigestCollection, options);
}

/** Checks whether a value is a valid ListInvoiceDigestsParameters. */
export function isListInvoiceDigestsParameters(value: unknown): value is ListInvoiceDigestsParameters {
  try {
    return checkListInvoiceDigestsParameters(value);
  } catch {
    return false;
  }
}

function checkListInvoiceDigestsParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const query = value["query"];
  if (query !== undefined) {
    if (!hasObjectType(query)) return false;
    const offset = query["offset"];
    if (offset !== undefined && typeof offset !== "string") return false;
    const limit = query["limit"];
    if (limit !== undefined && (typeof limit !== "number" || !Number.isInteger(limit) || !hasInt32Format(limit)))
      return false;
    const approvalStatus = query["approvalStatus"];
    if (approvalStatus !== undefined && typeof approvalStatus !== "string") return false;
    const paymentStatus = query["paymentStatus"];
    if (paymentStatus !== undefined && typeof paymentStatus !== "string") return false;
    const vendorInvoiceNumber = query["vendorInvoiceNumber"];
    if (vendorInvoiceNumber !== undefined && typeof vendorInvoiceNumber !== "string") return false;
    const payMethodType = query["payMethodType"];
    if (payMethodType !== undefined && typeof payMethodType !== "string") return false;
    const createDateBefore = query["createDateBefore"];
    if (createDateBefore !== undefined) {
      if (typeof createDateBefore !== "string" || !hasDateFormat(createDateBefore)) return false;
    }
    const createDateAfter = query["createDateAfter"];
    if (createDateAfter !== undefined) {
      if (typeof createDateAfter !== "string" || !hasDateFormat(createDateAfter)) return false;
    }
    const userDefinedDateBefore = query["userDefinedDateBefore"];
    if (userDefinedDateBefore !== undefined) {
      if (typeof userDefinedDateBefore !== "string" || !hasDateFormat(userDefinedDateBefore)) return false;
    }
    const userDefinedDateAfter = query["userDefinedDateAfter"];
    if (userDefinedDateAfter !== undefined) {
      if (typeof userDefinedDateAfter !== "string" || !hasDateFormat(userDefinedDateAfter)) return false;
    }
    const submitDateBefore = query["submitDateBefore"];
    if (submitDateBefore !== undefined) {
      if (typeof submitDateBefore !== "string" || !hasDateFormat(submitDateBefore)) return false;
    }
    const submitDateAfter = query["submitDateAfter"];
    if (submitDateAfter !== undefined) {
      if (typeof submitDateAfter !== "string" || !hasDateFormat(submitDateAfter)) return false;
    }
    const paidDateBefore = query["paidDateBefore"];
    if (paidDateBefore !== undefined && (typeof paidDateBefore !== "string" || !hasDateFormat(paidDateBefore)))
      return false;
    const paidDateAfter = query["paidDateAfter"];
    if (paidDateAfter !== undefined && (typeof paidDateAfter !== "string" || !hasDateFormat(paidDateAfter)))
      return false;
    const lastModifiedDateBefore = query["lastModifiedDateBefore"];
    if (lastModifiedDateBefore !== undefined) {
      if (typeof lastModifiedDateBefore !== "string" || !hasDateFormat(lastModifiedDateBefore)) return false;
    }
    const lastModifiedDateAfter = query["lastModifiedDateAfter"];
    if (lastModifiedDateAfter !== undefined) {
      if (typeof lastModifiedDateAfter !== "string" || !hasDateFormat(lastModifiedDateAfter)) return false;
    }
    const extractedDateBefore = query["extractedDateBefore"];
    if (extractedDateBefore !== undefined) {
      if (typeof extractedDateBefore !== "string" || !hasDateFormat(extractedDateBefore)) return false;
    }
    const extractedDateAfter = query["extractedDateAfter"];
    if (extractedDateAfter !== undefined) {
      if (typeof extractedDateAfter !== "string" || !hasDateFormat(extractedDateAfter)) return false;
    }
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

/** The value as a valid ListInvoiceDigestsParameters, or every problem that keeps it from being one. */
export function validateListInvoiceDigestsParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<ListInvoiceDigestsParameters> {
  return resultAtOnce(value, collectListInvoiceDigestsParameters, options);
}

function collectListInvoiceDigestsParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1v3.0~1invoice~1paymentrequestdigests/get");
  if (expectObject(value, problems)) {
    const query = value["query"];
    if (query !== undefined) {
      enter(problems, "query", "");
      if (expectObject(query, problems)) {
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
        const approvalStatus = query["approvalStatus"];
        if (approvalStatus !== undefined) {
          enter(problems, "approvalStatus", "/parameters/2/schema");
          expectString(approvalStatus, problems);
          leave(problems);
        }
        const paymentStatus = query["paymentStatus"];
        if (paymentStatus !== undefined) {
          enter(problems, "paymentStatus", "/parameters/3/schema");
          expectString(paymentStatus, problems);
          leave(problems);
        }
        const vendorInvoiceNumber = query["vendorInvoiceNumber"];
        if (vendorInvoiceNumber !== undefined) {
          enter(problems, "vendorInvoiceNumber", "/parameters/4/schema");
          expectString(vendorInvoiceNumber, problems);
          leave(problems);
        }
        const payMethodType = query["payMethodType"];
        if (payMethodType !== undefined) {
          enter(problems, "payMethodType", "/parameters/5/schema");
          expectString(payMethodType, problems);
          leave(problems);
        }
        const createDateBefore = query["createDateBefore"];
        if (createDateBefore !== undefined) {
          enter(problems, "createDateBefore", "/parameters/6/schema");
          if (expectString(createDateBefore, problems) && !hasDateFormat(createDateBefore))
            addFormat(createDateBefore, problems, "date");
          leave(problems);
        }
        const createDateAfter = query["createDateAfter"];
        if (createDateAfter !== undefined) {
          enter(problems, "createDateAfter", "/parameters/7/schema");
          if (expectString(createDateAfter, problems) && !hasDateFormat(createDateAfter))
            addFormat(createDateAfter, problems, "date");
          leave(problems);
        }
        const userDefinedDateBefore = query["userDefinedDateBefore"];
        if (userDefinedDateBefore !== undefined) {
          enter(problems, "userDefinedDateBefore", "/parameters/8/schema");
          if (expectString(userDefinedDateBefore, problems) && !hasDateFormat(userDefinedDateBefore))
            addFormat(userDefinedDateBefore, problems, "date");
          leave(problems);
        }
        const userDefinedDateAfter = query["userDefinedDateAfter"];
        if (userDefinedDateAfter !== undefined) {
          enter(problems, "userDefinedDateAfter", "/parameters/9/schema");
          if (expectString(userDefinedDateAfter, problems) && !hasDateFormat(userDefinedDateAfter))
            addFormat(userDefinedDateAfter, problems, "date");
          leave(problems);
        }
        const submitDateBefore = query["submitDateBefore"];
        if (submitDateBefore !== undefined) {
          enter(problems, "submitDateBefore", "/parameters/10/schema");
          if (expectString(submitDateBefore, problems) && !hasDateFormat(submitDateBefore))
            addFormat(submitDateBefore, problems, "date");
          leave(problems);
        }
        const submitDateAfter = query["submitDateAfter"];
        if (submitDateAfter !== undefined) {
          enter(problems, "submitDateAfter", "/parameters/11/schema");
          if (expectString(submitDateAfter, problems) && !hasDateFormat(submitDateAfter))
            addFormat(submitDateAfter, problems, "date");
          leave(problems);
        }
        const paidDateBefore = query["paidDateBefore"];
        if (paidDateBefore !== undefined) {
          enter(problems, "paidDateBefore", "/parameters/12/schema");
          if (expectString(paidDateBefore, problems) && !hasDateFormat(paidDateBefore))
            addFormat(paidDateBefore, problems, "date");
          leave(problems);
        }
        const paidDateAfter = query["paidDateAfter"];
        if (paidDateAfter !== undefined) {
          enter(problems, "paidDateAfter", "/parameters/13/schema");
          if (expectString(paidDateAfter, problems) && !hasDateFormat(paidDateAfter))
            addFormat(paidDateAfter, problems, "date");
          leave(problems);
        }
        const lastModifiedDateBefore = query["lastModifiedDateBefore"];
        if (lastModifiedDateBefore !== undefined) {
          enter(problems, "lastModifiedDateBefore", "/parameters/14/schema");
          if (expectString(lastModifiedDateBefore, problems) && !hasDateFormat(lastModifiedDateBefore))
            addFormat(lastModifiedDateBefore, problems, "date");
          leave(problems);
        }
        const lastModifiedDateAfter = query["lastModifiedDateAfter"];
        if (lastModifiedDateAfter !== undefined) {
          enter(problems, "lastModifiedDateAfter", "/parameters/15/schema");
          if (expectString(lastModifiedDateAfter, problems) && !hasDateFormat(lastModifiedDateAfter))
            addFormat(lastModifiedDateAfter, problems, "date");
          leave(problems);
        }
        const extractedDateBefore = query["extractedDateBefore"];
        if (extractedDateBefore !== undefined) {
          enter(problems, "extractedDateBefore", "/parameters/16/schema");
          if (expectString(extractedDateBefore, problems) && !hasDateFormat(extractedDateBefore))
            addFormat(extractedDateBefore, problems, "date");
          leave(problems);
        }
        const extractedDateAfter = query["extractedDateAfter"];
        if (extractedDateAfter !== undefined) {
          enter(problems, "extractedDateAfter", "/parameters/17/schema");
          if (expectString(extractedDateAfter, problems) && !hasDateFormat(extractedDateAfter))
            addFormat(extractedDateAfter, problems, "date");
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

/** Checks whether a value is a valid ListInvoiceDigestsResponseHeaders. */
export function isListInvoiceDigestsResponseHeaders(value: unknown): value is ListInvoiceDigestsResponseHeaders {
  try {
    return checkListInvoiceDigestsResponseHeaders(value);
  } catch {
    return false;
  }
}

function checkListInvoiceDigestsResponseHeaders(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const serviceCorrelationid = value["service-correlationid"];
  if (serviceCorrelationid !== undefined) {
    if (typeof serviceCorrelationid !== "string" || !hasUuidFormat(serviceCorrelationid)) return false;
  }
  return true;
}

/** The value as a valid ListInvoiceDigestsResponseHeaders, or every problem that keeps it from being one. */
export function validateListInvoiceDigestsResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<ListInvoiceDigestsResponseHeaders> {
  return isListInvoiceDigestsResponseHeaders(value)
    ? { ok: true, value }
    : problemsOf(value, collectListInvoiceDigestsResponseHeaders, options);
}

function collectListInvoiceDigestsResponseHeaders(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1v3.0~1invoice~1paymentrequestdigests/get");
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

/** Checks whether a value is a valid LocalizedData. */
export function isLocalizedData(value: unknown): value is LocalizedData {
  try {
    return checkLocalizedData(value);
  } catch {
    return false;
  }
}

function checkLocalizedData(_value: unknown): boolean {
  return true;
}

/** The value as a valid LocalizedData, or every problem that keeps it from being one. */
export function validateLocalizedData(value: unknown, options?: ValidateOptions): Result<LocalizedData> {
  return isLocalizedData(value) ? { ok: true, value } : problemsOf(value, collectLocalizedData, options);
}

function collectLocalizedData(_value: unknown, _problems: JsonProblems): void {}

/** Reads a valid LocalizedData from JSON text. Problems have a line and a column. */
export function parseLocalizedData(text: string | Uint8Array, options?: ParseOptions): Result<LocalizedData> {
  return readJson(text, validateLocalizedData, options);
}
