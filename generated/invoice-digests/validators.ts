// Generated from specs/invoice-digests/openapi.yaml, sandbox/overlays/invoice-digests.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import type { Result } from "@specwright/runtime/base";
import { hasDateFormat, hasInt32Format, hasUuidFormat } from "@specwright/runtime/formats";
import {
  type JsonProblems,
  type ParseOptions,
  type ProblemRules,
  type ValidateOptions,
  addFormat,
  addPattern,
  addRequired,
  addType,
  hasObjectType,
  hasOptionalStrings,
  nameMisspelt,
  optionalBoolean,
  optionalString,
  readJson,
  requireString,
  resultAtOnce,
  resultOfCheck,
  resultOfList,
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

function checkGetInvoiceDigestParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1v3.0~1invoice~1paymentrequestdigests~1{id}/get");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkGetInvoiceDigestParametersPath(value["path"], to?.at("path", ""))) return false;
  const headers = value["headers"];
  if (headers !== undefined && !checkObjectWithServiceCorrelationid(headers, to?.at("headers", ""))) return false;
  to?.report("misspelt", value);
  return true;
}

function checkGetInvoiceDigestParametersPath(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const id = value["id"];
  if (typeof id !== "string" && !to?.at("id", "/parameters/0/schema").report("type", id, "string")) return false;
  to?.report("misspelt", value);
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

const getInvoiceDigestParametersRules: ProblemRules = {
  format: addFormat,
  misspelt: nameMisspelt,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateGetInvoiceDigestParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<GetInvoiceDigestParameters> {
  return resultOfCheck(value, checkGetInvoiceDigestParameters, getInvoiceDigestParametersRules, options);
}

function checkGetInvoiceDigestResponseHeaders(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1v3.0~1invoice~1paymentrequestdigests~1{id}/get");
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

const getInvoiceDigestResponseHeadersRules: ProblemRules = { format: addFormat, required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateGetInvoiceDigestResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<GetInvoiceDigestResponseHeaders> {
  return resultOfCheck(value, checkGetInvoiceDigestResponseHeaders, getInvoiceDigestResponseHeadersRules, options);
}

function checkGetLocalizedDataParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1invoice~1localizeddata/get");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const headers = value["headers"];
  return headers === undefined || checkObjectWithServiceCorrelationid(headers, to?.at("headers", ""));
}

/** Returns the value, or every problem. */
export function validateGetLocalizedDataParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<GetLocalizedDataParameters> {
  return resultOfCheck(value, checkGetLocalizedDataParameters, getInvoiceDigestResponseHeadersRules, options);
}

function checkGetLocalizedDataResponseHeaders(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1invoice~1localizeddata/get");
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
export function validateGetLocalizedDataResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<GetLocalizedDataResponseHeaders> {
  return resultOfCheck(value, checkGetLocalizedDataResponseHeaders, getInvoiceDigestResponseHeadersRules, options);
}

/** Returns true for a valid value. */
export function isInvoiceDigest(value: unknown): value is InvoiceDigest {
  try {
    return checkInvoiceDigest(value) === true;
  } catch {
    return false;
  }
}

const invoiceDigestCurrencyCodePattern: RegExp = /* @__PURE__ */ new RegExp("^[A-Z]{3}$", "u");

function checkInvoiceDigest(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/InvoiceDigest");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!requireString(value["ApprovalStatusCode"], to, "ApprovalStatusCode")) return false;
  if (!optionalString(value["CreateDate"], to, "CreateDate")) return false;
  const currencyCode = value["CurrencyCode"];
  if (currencyCode !== undefined) {
    if (typeof currencyCode === "string") {
      if (
        !invoiceDigestCurrencyCodePattern.test(currencyCode) &&
        !to?.at("CurrencyCode").report("pattern", currencyCode, "^[A-Z]{3}$")
      )
        return false;
    } else if (!to?.at("CurrencyCode").report("type", currencyCode, "string")) {
      return false;
    }
  }
  if (!(to?.strings(value, ["ID", "InvoiceNumber"]) ?? hasOptionalStrings(value["ID"], value["InvoiceNumber"])))
    return false;
  if (!optionalBoolean(value["IsDeleted"], to, "IsDeleted")) return false;
  if (!(
    to?.strings(value, ["OwnerLoginID", "OwnerName", "PaidDate"]) ??
    hasOptionalStrings(value["OwnerLoginID"], value["OwnerName"], value["PaidDate"])
  ))
    return false;
  if (!requireString(value["PaymentRequestId"], to, "PaymentRequestId")) return false;
  if (!requireString(value["PaymentRequestUri"], to, "PaymentRequestUri")) return false;
  if (!requireString(value["PaymentStatusCode"], to, "PaymentStatusCode")) return false;
  if (!(
    to?.strings(value, ["Total", "URI", "UserDefinedDate"]) ??
    hasOptionalStrings(value["Total"], value["URI"], value["UserDefinedDate"])
  ))
    return false;
  if (!requireString(value["VendorName"], to, "VendorName")) return false;
  if (!(
    to?.strings(value, ["PaymentMethod", "LastModifiedDate", "ExtractedDate"]) ??
    hasOptionalStrings(value["PaymentMethod"], value["LastModifiedDate"], value["ExtractedDate"])
  ))
    return false;
  to?.report("misspelt", value, ["PaymentRequestUri", "PaymentRequestId"]);
  return true;
}

const invoiceDigestRules: ProblemRules = {
  misspelt: nameMisspelt,
  pattern: addPattern,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateInvoiceDigest(value: unknown, options?: ValidateOptions): Result<InvoiceDigest> {
  return resultOfCheck(value, checkInvoiceDigest, invoiceDigestRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseInvoiceDigest(text: string | Uint8Array, options?: ParseOptions): Result<InvoiceDigest> {
  return readJson(text, validateInvoiceDigest, options);
}

/** Returns true for a valid value. */
export function isInvoiceDigestCollection(value: unknown): value is InvoiceDigestCollection {
  try {
    return checkInvoiceDigestCollection(value) === true;
  } catch {
    return false;
  }
}

function checkInvoiceDigestCollection(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/InvoiceDigestCollection");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const items_ = value["Items"];
  if (items_ !== undefined && !checkListOfInvoiceDigest(items_, to?.at("Items"))) return false;
  if (!optionalString(value["NextPage"], to, "NextPage")) return false;
  const paymentRequestDigest = value["PaymentRequestDigest"];
  if (paymentRequestDigest !== undefined) {
    if (!checkListOfInvoiceDigest(paymentRequestDigest, to?.at("PaymentRequestDigest"))) return false;
  }
  const totalCount = value["TotalCount"];
  if (totalCount !== undefined) {
    if (typeof totalCount === "number" && Number.isInteger(totalCount)) {
      if (!hasInt32Format(totalCount) && !to?.at("TotalCount").report("format", totalCount, "int32")) return false;
    } else if (!to?.at("TotalCount").report("type", totalCount, "integer")) {
      return false;
    }
  }
  return true;
}

function checkListOfInvoiceDigest(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!Array.isArray(value)) return to?.report("type", value, "array");
  if (to !== undefined) return to.items(value, checkInvoiceDigest);
  for (let index = 0; index < value.length; index += 1) {
    if (!checkInvoiceDigest(value[index])) return false;
  }
  return true;
}

const invoiceDigestCollectionRules: ProblemRules = {
  format: addFormat,
  misspelt: nameMisspelt,
  pattern: addPattern,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateInvoiceDigestCollection(
  value: unknown,
  options?: ValidateOptions,
): Result<InvoiceDigestCollection> {
  return resultOfList(
    value,
    ["Items", "PaymentRequestDigest"],
    checkInvoiceDigestCollection,
    invoiceDigestCollectionRules,
    options,
  );
}

/** Reads JSON. Problems have a line and a column. */
export function parseInvoiceDigestCollection(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<InvoiceDigestCollection> {
  return readJson(text, validateInvoiceDigestCollection, options);
}

function checkListInvoiceDigestsParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1v3.0~1invoice~1paymentrequestdigests/get");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const query = value["query"];
  if (query !== undefined && !checkListInvoiceDigestsParametersQuery(query, to?.at("query", ""))) return false;
  const headers = value["headers"];
  return headers === undefined || checkObjectWithServiceCorrelationid(headers, to?.at("headers", ""));
}

function checkListInvoiceDigestsParametersQuery(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
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
  const approvalStatus = value["approvalStatus"];
  if (approvalStatus !== undefined) {
    if (
      typeof approvalStatus !== "string" &&
      !to?.at("approvalStatus", "/parameters/2/schema").report("type", approvalStatus, "string")
    )
      return false;
  }
  const paymentStatus = value["paymentStatus"];
  if (paymentStatus !== undefined) {
    if (
      typeof paymentStatus !== "string" &&
      !to?.at("paymentStatus", "/parameters/3/schema").report("type", paymentStatus, "string")
    )
      return false;
  }
  const vendorInvoiceNumber = value["vendorInvoiceNumber"];
  if (vendorInvoiceNumber !== undefined) {
    if (
      typeof vendorInvoiceNumber !== "string" &&
      !to?.at("vendorInvoiceNumber", "/parameters/4/schema").report("type", vendorInvoiceNumber, "string")
    )
      return false;
  }
  const payMethodType = value["payMethodType"];
  if (payMethodType !== undefined) {
    if (
      typeof payMethodType !== "string" &&
      !to?.at("payMethodType", "/parameters/5/schema").report("type", payMethodType, "string")
    )
      return false;
  }
  const createDateBefore = value["createDateBefore"];
  if (createDateBefore !== undefined) {
    if (!checkDate(createDateBefore, to?.at("createDateBefore", "/parameters/6/schema"))) return false;
  }
  const createDateAfter = value["createDateAfter"];
  if (createDateAfter !== undefined) {
    if (!checkDate(createDateAfter, to?.at("createDateAfter", "/parameters/7/schema"))) return false;
  }
  const userDefinedDateBefore = value["userDefinedDateBefore"];
  if (userDefinedDateBefore !== undefined) {
    if (!checkDate(userDefinedDateBefore, to?.at("userDefinedDateBefore", "/parameters/8/schema"))) return false;
  }
  const userDefinedDateAfter = value["userDefinedDateAfter"];
  if (userDefinedDateAfter !== undefined) {
    if (!checkDate(userDefinedDateAfter, to?.at("userDefinedDateAfter", "/parameters/9/schema"))) return false;
  }
  const submitDateBefore = value["submitDateBefore"];
  if (submitDateBefore !== undefined) {
    if (!checkDate(submitDateBefore, to?.at("submitDateBefore", "/parameters/10/schema"))) return false;
  }
  const submitDateAfter = value["submitDateAfter"];
  if (submitDateAfter !== undefined) {
    if (!checkDate(submitDateAfter, to?.at("submitDateAfter", "/parameters/11/schema"))) return false;
  }
  const paidDateBefore = value["paidDateBefore"];
  if (paidDateBefore !== undefined) {
    if (!checkDate(paidDateBefore, to?.at("paidDateBefore", "/parameters/12/schema"))) return false;
  }
  const paidDateAfter = value["paidDateAfter"];
  if (paidDateAfter !== undefined && !checkDate(paidDateAfter, to?.at("paidDateAfter", "/parameters/13/schema")))
    return false;
  const lastModifiedDateBefore = value["lastModifiedDateBefore"];
  if (lastModifiedDateBefore !== undefined) {
    if (!checkDate(lastModifiedDateBefore, to?.at("lastModifiedDateBefore", "/parameters/14/schema"))) return false;
  }
  const lastModifiedDateAfter = value["lastModifiedDateAfter"];
  if (lastModifiedDateAfter !== undefined) {
    if (!checkDate(lastModifiedDateAfter, to?.at("lastModifiedDateAfter", "/parameters/15/schema"))) return false;
  }
  const extractedDateBefore = value["extractedDateBefore"];
  if (extractedDateBefore !== undefined) {
    if (!checkDate(extractedDateBefore, to?.at("extractedDateBefore", "/parameters/16/schema"))) return false;
  }
  const extractedDateAfter = value["extractedDateAfter"];
  if (extractedDateAfter !== undefined) {
    if (!checkDate(extractedDateAfter, to?.at("extractedDateAfter", "/parameters/17/schema"))) return false;
  }
  return true;
}

function checkDate(value: unknown, to?: JsonProblems): boolean | undefined {
  if (typeof value !== "string") return to?.report("type", value, "string");
  return hasDateFormat(value) || to?.report("format", value, "date");
}

/** Returns the value, or every problem. */
export function validateListInvoiceDigestsParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<ListInvoiceDigestsParameters> {
  return resultAtOnce(value, checkListInvoiceDigestsParameters, getInvoiceDigestResponseHeadersRules, options);
}

function checkListInvoiceDigestsResponseHeaders(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1v3.0~1invoice~1paymentrequestdigests/get");
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
export function validateListInvoiceDigestsResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<ListInvoiceDigestsResponseHeaders> {
  return resultOfCheck(value, checkListInvoiceDigestsResponseHeaders, getInvoiceDigestResponseHeadersRules, options);
}

/** Returns true for a valid value. */
export function isLocalizedData(value: unknown): value is LocalizedData {
  try {
    return checkLocalizedData(value) === true;
  } catch {
    return false;
  }
}

function checkLocalizedData(_value: unknown, _to?: JsonProblems): boolean | undefined {
  return true;
}

const localizedDataRules: ProblemRules = { required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateLocalizedData(value: unknown, options?: ValidateOptions): Result<LocalizedData> {
  return resultOfCheck(value, checkLocalizedData, localizedDataRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseLocalizedData(text: string | Uint8Array, options?: ParseOptions): Result<LocalizedData> {
  return readJson(text, validateLocalizedData, options);
}
