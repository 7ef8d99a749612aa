// Generated from specs/invoice-digests/openapi.yaml. Edit the spec, then run `make generate`.

import type { Result } from "../runtime/base.js";
import { hasDateFormat, hasInt32Format, hasUuidFormat } from "../runtime/formats.js";
import {
  type JsonProblems,
  type ParseOptions,
  type ValidateOptions,
  addFormat,
  addPattern,
  allowMembers,
  expectArray,
  expectBoolean,
  expectInteger,
  expectObject,
  expectString,
  hasObjectType,
  hasOptionalStrings,
  readJson,
  requireMembers,
  resultOf,
  visitItems,
} from "../runtime/json.js";
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

/** Whether a value is a valid GetInvoiceDigestParameters. */
export function isGetInvoiceDigestParameters(value: unknown): value is GetInvoiceDigestParameters {
  try {
    return checkGetInvoiceDigestParameters(value);
  } catch {
    return false;
  }
}

function checkGetInvoiceDigestParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const path_ = value["path"];
  if (!hasObjectType(path_) || typeof path_["id"] !== "string") return false;
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

/** The value as a valid GetInvoiceDigestParameters, or every problem that keeps it from being one. */
export function validateGetInvoiceDigestParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<GetInvoiceDigestParameters> {
  return resultOf(value, checkGetInvoiceDigestParameters, collectGetInvoiceDigestParameters, options);
}

function collectGetInvoiceDigestParameters(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, {
      path: (path_, path) => {
        if (expectObject(path_, path, problems)) requireMembers(path_, path, problems, { id: expectString });
      },
    });
    allowMembers(value, path, problems, {
      headers: (headers, path) => {
        if (expectObject(headers, path, problems)) {
          allowMembers(headers, path, problems, {
            "service-correlationid": (serviceCorrelationid, path) => {
              if (expectString(serviceCorrelationid, path, problems) && !hasUuidFormat(serviceCorrelationid))
                addFormat(serviceCorrelationid, path, problems, "uuid");
            },
          });
        }
      },
    });
  }
}

/** Whether a value is a valid GetInvoiceDigestResponseHeaders. */
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
  return resultOf(value, checkGetInvoiceDigestResponseHeaders, collectGetInvoiceDigestResponseHeaders, options);
}

function collectGetInvoiceDigestResponseHeaders(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      "service-correlationid": (serviceCorrelationid, path) => {
        if (expectString(serviceCorrelationid, path, problems) && !hasUuidFormat(serviceCorrelationid))
          addFormat(serviceCorrelationid, path, problems, "uuid");
      },
    });
  }
}

/** Whether a value is a valid GetLocalizedDataParameters. */
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
  return resultOf(value, checkGetLocalizedDataParameters, collectGetLocalizedDataParameters, options);
}

function collectGetLocalizedDataParameters(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      headers: (headers, path) => {
        if (expectObject(headers, path, problems)) {
          allowMembers(headers, path, problems, {
            "service-correlationid": (serviceCorrelationid, path) => {
              if (expectString(serviceCorrelationid, path, problems) && !hasUuidFormat(serviceCorrelationid))
                addFormat(serviceCorrelationid, path, problems, "uuid");
            },
          });
        }
      },
    });
  }
}

/** Whether a value is a valid GetLocalizedDataResponseHeaders. */
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
  return resultOf(value, checkGetLocalizedDataResponseHeaders, collectGetLocalizedDataResponseHeaders, options);
}

function collectGetLocalizedDataResponseHeaders(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      "service-correlationid": (serviceCorrelationid, path) => {
        if (expectString(serviceCorrelationid, path, problems) && !hasUuidFormat(serviceCorrelationid))
          addFormat(serviceCorrelationid, path, problems, "uuid");
      },
    });
  }
}

/** Whether a value is a valid InvoiceDigest. */
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
  return resultOf(value, checkInvoiceDigest, collectInvoiceDigest, options);
}

function collectInvoiceDigest(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, { ApprovalStatusCode: expectString });
    allowMembers(value, path, problems, {
      CreateDate: expectString,
      CurrencyCode: (currencyCode, path) => {
        if (expectString(currencyCode, path, problems) && !invoiceDigestCurrencyCodePattern.test(currencyCode))
          addPattern(currencyCode, path, problems, "^[A-Z]{3}$");
      },
      ID: expectString,
      InvoiceNumber: expectString,
      IsDeleted: expectBoolean,
      OwnerLoginID: expectString,
      OwnerName: expectString,
      PaidDate: expectString,
    });
    requireMembers(value, path, problems, {
      PaymentRequestId: expectString,
      PaymentRequestUri: expectString,
      PaymentStatusCode: expectString,
    });
    allowMembers(value, path, problems, {
      Total: expectString,
      URI: expectString,
      UserDefinedDate: expectString,
    });
    requireMembers(value, path, problems, { VendorName: expectString });
    allowMembers(value, path, problems, {
      PaymentMethod: expectString,
      LastModifiedDate: expectString,
      ExtractedDate: expectString,
    });
  }
}

/** Reads a valid InvoiceDigest from JSON text. Problems say in which line and column they are. */
export function parseInvoiceDigest(text: string | Uint8Array, options?: ParseOptions): Result<InvoiceDigest> {
  return readJson(text, validateInvoiceDigest, options);
}

/** Whether a value is a valid InvoiceDigestCollection. */
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
  if (!hasOptionalStrings(value["NextPage"])) return false;
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
  return resultOf(value, checkInvoiceDigestCollection, collectInvoiceDigestCollection, options);
}

function collectInvoiceDigestCollection(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      Items: (items, path) => {
        if (expectArray(items, path, problems)) visitItems(items, path, problems, collectInvoiceDigest);
      },
      NextPage: expectString,
      PaymentRequestDigest: (paymentRequestDigest, path) => {
        if (expectArray(paymentRequestDigest, path, problems))
          visitItems(paymentRequestDigest, path, problems, collectInvoiceDigest);
      },
      TotalCount: (totalCount, path) => {
        if (expectInteger(totalCount, path, problems) && !hasInt32Format(totalCount))
          addFormat(totalCount, path, problems, "int32");
      },
    });
  }
}

/** Reads a valid InvoiceDigestCollection from JSON text. Problems say in which line and column they are. */
export function parseInvoiceDigestCollection(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<InvoiceDigestCollection> {
  return readJson(text, validateInvoiceDigestCollection, options);
}

/** Whether a value is a valid ListInvoiceDigestsParameters. */
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
    const limit = query["limit"];
    if (limit !== undefined && (typeof limit !== "number" || !Number.isInteger(limit) || !hasInt32Format(limit)))
      return false;
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
    if (
      !hasOptionalStrings(
        query["offset"],
        query["approvalStatus"],
        query["paymentStatus"],
        query["vendorInvoiceNumber"],
      )
    )
      return false;
    if (!hasOptionalStrings(query["payMethodType"])) return false;
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
  return resultOf(value, checkListInvoiceDigestsParameters, collectListInvoiceDigestsParameters, options);
}

function collectListInvoiceDigestsParameters(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      query: (query, path) => {
        if (expectObject(query, path, problems)) {
          allowMembers(query, path, problems, {
            offset: expectString,
            limit: (limit, path) => {
              if (expectInteger(limit, path, problems) && !hasInt32Format(limit))
                addFormat(limit, path, problems, "int32");
            },
            approvalStatus: expectString,
            paymentStatus: expectString,
            vendorInvoiceNumber: expectString,
            payMethodType: expectString,
            createDateBefore: (createDateBefore, path) => {
              if (expectString(createDateBefore, path, problems) && !hasDateFormat(createDateBefore))
                addFormat(createDateBefore, path, problems, "date");
            },
            createDateAfter: (createDateAfter, path) => {
              if (expectString(createDateAfter, path, problems) && !hasDateFormat(createDateAfter))
                addFormat(createDateAfter, path, problems, "date");
            },
            userDefinedDateBefore: (userDefinedDateBefore, path) => {
              if (expectString(userDefinedDateBefore, path, problems) && !hasDateFormat(userDefinedDateBefore))
                addFormat(userDefinedDateBefore, path, problems, "date");
            },
            userDefinedDateAfter: (userDefinedDateAfter, path) => {
              if (expectString(userDefinedDateAfter, path, problems) && !hasDateFormat(userDefinedDateAfter))
                addFormat(userDefinedDateAfter, path, problems, "date");
            },
            submitDateBefore: (submitDateBefore, path) => {
              if (expectString(submitDateBefore, path, problems) && !hasDateFormat(submitDateBefore))
                addFormat(submitDateBefore, path, problems, "date");
            },
            submitDateAfter: (submitDateAfter, path) => {
              if (expectString(submitDateAfter, path, problems) && !hasDateFormat(submitDateAfter))
                addFormat(submitDateAfter, path, problems, "date");
            },
            paidDateBefore: (paidDateBefore, path) => {
              if (expectString(paidDateBefore, path, problems) && !hasDateFormat(paidDateBefore))
                addFormat(paidDateBefore, path, problems, "date");
            },
            paidDateAfter: (paidDateAfter, path) => {
              if (expectString(paidDateAfter, path, problems) && !hasDateFormat(paidDateAfter))
                addFormat(paidDateAfter, path, problems, "date");
            },
            lastModifiedDateBefore: (lastModifiedDateBefore, path) => {
              if (expectString(lastModifiedDateBefore, path, problems) && !hasDateFormat(lastModifiedDateBefore))
                addFormat(lastModifiedDateBefore, path, problems, "date");
            },
            lastModifiedDateAfter: (lastModifiedDateAfter, path) => {
              if (expectString(lastModifiedDateAfter, path, problems) && !hasDateFormat(lastModifiedDateAfter))
                addFormat(lastModifiedDateAfter, path, problems, "date");
            },
            extractedDateBefore: (extractedDateBefore, path) => {
              if (expectString(extractedDateBefore, path, problems) && !hasDateFormat(extractedDateBefore))
                addFormat(extractedDateBefore, path, problems, "date");
            },
            extractedDateAfter: (extractedDateAfter, path) => {
              if (expectString(extractedDateAfter, path, problems) && !hasDateFormat(extractedDateAfter))
                addFormat(extractedDateAfter, path, problems, "date");
            },
          });
        }
      },
      headers: (headers, path) => {
        if (expectObject(headers, path, problems)) {
          allowMembers(headers, path, problems, {
            "service-correlationid": (serviceCorrelationid, path) => {
              if (expectString(serviceCorrelationid, path, problems) && !hasUuidFormat(serviceCorrelationid))
                addFormat(serviceCorrelationid, path, problems, "uuid");
            },
          });
        }
      },
    });
  }
}

/** Whether a value is a valid ListInvoiceDigestsResponseHeaders. */
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
  return resultOf(value, checkListInvoiceDigestsResponseHeaders, collectListInvoiceDigestsResponseHeaders, options);
}

function collectListInvoiceDigestsResponseHeaders(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      "service-correlationid": (serviceCorrelationid, path) => {
        if (expectString(serviceCorrelationid, path, problems) && !hasUuidFormat(serviceCorrelationid))
          addFormat(serviceCorrelationid, path, problems, "uuid");
      },
    });
  }
}

/** Whether a value is a valid LocalizedData. */
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
  return resultOf(value, checkLocalizedData, collectLocalizedData, options);
}

function collectLocalizedData(_value: unknown, _path: string, _problems: JsonProblems): void {}

/** Reads a valid LocalizedData from JSON text. Problems say in which line and column they are. */
export function parseLocalizedData(text: string | Uint8Array, options?: ParseOptions): Result<LocalizedData> {
  return readJson(text, validateLocalizedData, options);
}
