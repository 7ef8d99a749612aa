// Generated from specs/purchase-requests/openapi.yaml, sandbox/overlays/purchase-requests.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import type { Result } from "@specwright/runtime/base";
import { hasDateFormat, hasUuidFormat } from "@specwright/runtime/formats";
import {
  type JsonBranch,
  type JsonProblems,
  type ParseOptions,
  type ProblemRules,
  type ValidateOptions,
  addFormat,
  addMinItems,
  addPattern,
  addRequired,
  addStringOf,
  addType,
  hasObjectType,
  hasOptionalStrings,
  matchBranches,
  nameMisspelt,
  optionalBoolean,
  optionalNumber,
  optionalString,
  readJson,
  requireNumber,
  requireOne,
  requireString,
  resultOfCheck,
  resultOfList,
} from "@specwright/runtime/json";
import type {
  CreatePurchaseRequestParameters,
  CreatePurchaseRequestResponse,
  CreatePurchaseRequestResponseHeaders,
  GetPurchaseRequestParameters,
  GetPurchaseRequestResponseHeaders,
  KnownPurchaseRequestErrorCode,
  LineItem,
  PurchaseOrder,
  PurchaseRequest,
  PurchaseRequestDetail,
  PurchaseRequestError,
  PurchaseRequestErrorCode,
  PurchaseRequestException,
  PurchaseRequestQueueStatus,
  PurchaseRequestWorkflowStatus,
  PurchaseType,
  ReceiptType,
} from "./types.js";

function checkCreatePurchaseRequestParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1purchaserequest~1v4~1purchaserequests/post");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const headers = value["headers"];
  return headers === undefined || checkObjectWithServiceCorrelationid(headers, to?.at("headers", ""));
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

const createPurchaseRequestParametersRules: ProblemRules = { format: addFormat, required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateCreatePurchaseRequestParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<CreatePurchaseRequestParameters> {
  return resultOfCheck(value, checkCreatePurchaseRequestParameters, createPurchaseRequestParametersRules, options);
}

/** Returns true for a valid value. */
export function isCreatePurchaseRequestResponse(value: unknown): value is CreatePurchaseRequestResponse {
  try {
    return checkCreatePurchaseRequestResponse(value) === true;
  } catch {
    return false;
  }
}

const createPurchaseRequestResponseAnyOfBranches: readonly JsonBranch[] = [
  {
    name: "id and uri",
    check: checkCreatePurchaseRequestResponseAnyOf1,
    members: ["id", "uri"],
    required: ["id", "uri"],
  },
  { name: "errors", check: checkCreatePurchaseRequestResponseAnyOf2, members: ["errors"], required: ["errors"] },
];

function checkCreatePurchaseRequestResponse(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/CreatePurchaseRequestResponse");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!(to?.strings(value, ["id", "uri"]) ?? hasOptionalStrings(value["id"], value["uri"]))) return false;
  const errors = value["errors"];
  if (errors !== undefined) {
    if (Array.isArray(errors)) {
      if (to !== undefined) {
        to.at("errors").items(errors, checkPurchaseRequestError);
      } else {
        for (let index = 0; index < errors.length; index += 1) {
          if (!checkPurchaseRequestError(errors[index])) return false;
        }
      }
    } else if (!to?.at("errors").report("type", errors, "array")) {
      return false;
    }
  }
  return (
    to?.report("choice", value, "anyOf", createPurchaseRequestResponseAnyOfBranches) ??
    (checkCreatePurchaseRequestResponseAnyOf1(value) || checkCreatePurchaseRequestResponseAnyOf2(value))
  );
}

function checkPurchaseRequestError(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/PurchaseRequestError");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  return (
    to?.strings(value, ["errorCode", "errorMessage", "dataPath"]) ??
    hasOptionalStrings(value["errorCode"], value["errorMessage"], value["dataPath"])
  );
}

function checkCreatePurchaseRequestResponseAnyOf1(value: unknown, to?: JsonProblems): boolean | undefined {
  if (hasObjectType(value)) {
    if (value["id"] === undefined && !to?.report("required", value, "id")) return false;
    if (value["uri"] === undefined && !to?.report("required", value, "uri")) return false;
  }
  return true;
}

function checkCreatePurchaseRequestResponseAnyOf2(value: unknown, to?: JsonProblems): boolean | undefined {
  return !hasObjectType(value) || value["errors"] !== undefined || to?.report("required", value, "errors");
}

const createPurchaseRequestResponseRules: ProblemRules = {
  choice: matchBranches,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateCreatePurchaseRequestResponse(
  value: unknown,
  options?: ValidateOptions,
): Result<CreatePurchaseRequestResponse> {
  return resultOfList(
    value,
    ["errors"],
    checkCreatePurchaseRequestResponse,
    createPurchaseRequestResponseRules,
    options,
  );
}

/** Reads JSON. Problems have a line and a column. */
export function parseCreatePurchaseRequestResponse(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<CreatePurchaseRequestResponse> {
  return readJson(text, validateCreatePurchaseRequestResponse, options);
}

function checkCreatePurchaseRequestResponseHeaders(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1purchaserequest~1v4~1purchaserequests/post");
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
export function validateCreatePurchaseRequestResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<CreatePurchaseRequestResponseHeaders> {
  return resultOfCheck(value, checkCreatePurchaseRequestResponseHeaders, createPurchaseRequestParametersRules, options);
}

function checkGetPurchaseRequestParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1purchaserequest~1v4~1purchaserequests~1{id}/get");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkGetPurchaseRequestParametersPath(value["path"], to?.at("path", ""))) return false;
  if (!checkGetPurchaseRequestParametersQuery(value["query"], to?.at("query", ""))) return false;
  const headers = value["headers"];
  if (headers !== undefined && !checkObjectWithServiceCorrelationid(headers, to?.at("headers", ""))) return false;
  to?.report("misspelt", value);
  return true;
}

function checkGetPurchaseRequestParametersPath(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const id = value["id"];
  if (typeof id !== "string" && !to?.at("id", "/parameters/0/schema").report("type", id, "string")) return false;
  to?.report("misspelt", value);
  return true;
}

function checkGetPurchaseRequestParametersQuery(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const mode = value["mode"];
  if (mode !== "COMPACT" && !to?.at("mode", "/parameters/1/schema").report("stringOf", mode, ["COMPACT"])) return false;
  to?.report("misspelt", value);
  return true;
}

const getPurchaseRequestParametersRules: ProblemRules = {
  format: addFormat,
  misspelt: nameMisspelt,
  required: addRequired,
  stringOf: addStringOf,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateGetPurchaseRequestParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<GetPurchaseRequestParameters> {
  return resultOfCheck(value, checkGetPurchaseRequestParameters, getPurchaseRequestParametersRules, options);
}

function checkGetPurchaseRequestResponseHeaders(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1purchaserequest~1v4~1purchaserequests~1{id}/get");
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
export function validateGetPurchaseRequestResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<GetPurchaseRequestResponseHeaders> {
  return resultOfCheck(value, checkGetPurchaseRequestResponseHeaders, createPurchaseRequestParametersRules, options);
}

/** Returns true for a valid value. */
export function isKnownPurchaseRequestErrorCode(value: unknown): value is KnownPurchaseRequestErrorCode {
  try {
    return checkKnownPurchaseRequestErrorCode(value) === true;
  } catch {
    return false;
  }
}

const knownPurchaseRequestErrorCodeValues: ReadonlySet<unknown> = /* @__PURE__ */ new Set([
  "missingRequestBody",
  "invalidRequestBody",
  "missingUserInfo",
  "invalidUserInfo",
  "provideOneUserInformation",
  "missingCurrencyCode",
  "invalidCurrencyCode",
  "invalidPolicyInformation",
  "missingLineItems",
  "invalidPurchaseType",
  "missingPurchaseType",
  "missingVendorAddressCode",
  "missingVendorCode",
  "invalidVendor",
  "missingDescription",
  "missingQuantity",
  "invalidQuantity",
  "missingUnitPrice",
  "invalidUnitPrice",
  "invalidDateFormat",
]);

function checkKnownPurchaseRequestErrorCode(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/KnownPurchaseRequestErrorCode");
  return (
    knownPurchaseRequestErrorCodeValues.has(value) ||
    to?.report("stringOf", value, [...knownPurchaseRequestErrorCodeValues])
  );
}

const knownPurchaseRequestErrorCodeRules: ProblemRules = {
  required: addRequired,
  stringOf: addStringOf,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateKnownPurchaseRequestErrorCode(
  value: unknown,
  options?: ValidateOptions,
): Result<KnownPurchaseRequestErrorCode> {
  return resultOfCheck(value, checkKnownPurchaseRequestErrorCode, knownPurchaseRequestErrorCodeRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseKnownPurchaseRequestErrorCode(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<KnownPurchaseRequestErrorCode> {
  return readJson(text, validateKnownPurchaseRequestErrorCode, options);
}

/** Returns true for a valid value. */
export function isLineItem(value: unknown): value is LineItem {
  try {
    return checkLineItem(value) === true;
  } catch {
    return false;
  }
}

function checkLineItem(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/LineItem");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkPurchaseType(value["purchaseType"], to?.at("purchaseType"))) return false;
  if (!requireString(value["vendorCode"], to, "vendorCode")) return false;
  if (!requireString(value["vendorAddressCode"], to, "vendorAddressCode")) return false;
  if (!requireString(value["description"], to, "description") || !requireNumber(value["quantity"], to, "quantity"))
    return false;
  if (!requireNumber(value["unitPrice"], to, "unitPrice") || !optionalString(value["expenseType"], to, "expenseType"))
    return false;
  const receiptType = value["receiptType"];
  if (receiptType !== undefined && !checkReceiptType(receiptType, to?.at("receiptType"))) return false;
  const neededByDate = value["neededByDate"];
  if (neededByDate !== undefined) {
    if (typeof neededByDate === "string") {
      if (!hasDateFormat(neededByDate) && !to?.at("neededByDate").report("format", neededByDate, "date")) return false;
    } else if (!to?.at("neededByDate").report("type", neededByDate, "string")) {
      return false;
    }
  }
  if (!(to?.strings(value, ["uoMCode", "uomCode"]) ?? hasOptionalStrings(value["uoMCode"], value["uomCode"])))
    return false;
  if (!optionalNumber(value["shipping"], to, "shipping") || !optionalNumber(value["tax"], to, "tax")) return false;
  if (!optionalString(value["supplierPartId"], to, "supplierPartId")) return false;
  const url = value["url"];
  if (url !== undefined) {
    if (Array.isArray(url)) {
      for (let index = 0; index < url.length; index += 1) {
        if (to?.truncated) break;
        const item: unknown = url[index];
        if (typeof item !== "string" && !to?.at("url").at(index).report("type", item, "string")) return false;
      }
    } else if (!to?.at("url").report("type", url, "array")) {
      return false;
    }
  }
  if (!(
    to?.strings(value, [
      "notesToVendor",
      "comments",
      "custom1",
      "custom2",
      "custom3",
      "custom4",
      "custom5",
      "custom6",
      "custom7",
      "custom8",
      "custom9",
      "custom10",
      "custom11",
      "custom12",
      "custom13",
      "custom14",
      "custom15",
      "custom16",
      "custom17",
      "custom18",
      "custom19",
      "custom20",
    ]) ??
    (hasOptionalStrings(value["notesToVendor"], value["comments"], value["custom1"], value["custom2"]) &&
      hasOptionalStrings(value["custom3"], value["custom4"], value["custom5"], value["custom6"]) &&
      hasOptionalStrings(value["custom7"], value["custom8"], value["custom9"], value["custom10"]) &&
      hasOptionalStrings(value["custom11"], value["custom12"], value["custom13"], value["custom14"]) &&
      hasOptionalStrings(value["custom15"], value["custom16"], value["custom17"], value["custom18"]) &&
      hasOptionalStrings(value["custom19"], value["custom20"]))
  ))
    return false;
  to?.report("misspelt", value);
  return true;
}

function checkPurchaseType(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/PurchaseType");
  return value === "GOODS" || value === "SERVICES" || to?.report("stringOf", value, ["GOODS", "SERVICES"]);
}

function checkReceiptType(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/ReceiptType");
  return (
    value === "QUANTITY_RECEIPT" || value === "NONE" || to?.report("stringOf", value, ["QUANTITY_RECEIPT", "NONE"])
  );
}

/** Returns the value, or every problem. */
export function validateLineItem(value: unknown, options?: ValidateOptions): Result<LineItem> {
  return resultOfCheck(value, checkLineItem, getPurchaseRequestParametersRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseLineItem(text: string | Uint8Array, options?: ParseOptions): Result<LineItem> {
  return readJson(text, validateLineItem, options);
}

/** Returns true for a valid value. */
export function isPurchaseOrder(value: unknown): value is PurchaseOrder {
  try {
    return checkPurchaseOrder(value) === true;
  } catch {
    return false;
  }
}

function checkPurchaseOrder(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/PurchaseOrder");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  return optionalString(value["purchaseOrderNumber"], to, "purchaseOrderNumber");
}

const purchaseOrderRules: ProblemRules = { required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validatePurchaseOrder(value: unknown, options?: ValidateOptions): Result<PurchaseOrder> {
  return resultOfCheck(value, checkPurchaseOrder, purchaseOrderRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parsePurchaseOrder(text: string | Uint8Array, options?: ParseOptions): Result<PurchaseOrder> {
  return readJson(text, validatePurchaseOrder, options);
}

/** Returns true for a valid value. */
export function isPurchaseRequest(value: unknown): value is PurchaseRequest {
  try {
    return checkPurchaseRequest(value) === true;
  } catch {
    return false;
  }
}

const purchaseRequestCurrencyCodePattern: RegExp = /* @__PURE__ */ new RegExp("^[A-Z]{3}$", "u");

function checkPurchaseRequest(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/PurchaseRequest");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const userId = value["userId"];
  if (userId !== undefined && !checkUuid(userId, to?.at("userId"))) return false;
  if (!(
    to?.strings(value, ["userEmail", "userLoginId", "description", "policyExternalId"]) ??
    hasOptionalStrings(value["userEmail"], value["userLoginId"], value["description"], value["policyExternalId"])
  ))
    return false;
  const currencyCode = value["currencyCode"];
  if (typeof currencyCode === "string") {
    if (
      !purchaseRequestCurrencyCodePattern.test(currencyCode) &&
      !to?.at("currencyCode").report("pattern", currencyCode, "^[A-Z]{3}$")
    )
      return false;
  } else if (!to?.at("currencyCode").report("type", currencyCode, "string")) {
    return false;
  }
  if (!(
    to?.strings(value, [
      "notesToSupplier",
      "comments",
      "custom1",
      "custom2",
      "custom3",
      "custom4",
      "custom5",
      "custom6",
      "custom7",
      "custom8",
      "custom9",
      "custom10",
      "custom11",
      "custom12",
      "custom13",
      "custom14",
      "custom15",
      "custom16",
      "custom17",
      "custom18",
      "custom19",
      "custom20",
      "custom21",
      "custom22",
      "custom23",
      "custom24",
      "shipToAddressCode",
      "billToAddressCode",
    ]) ??
    (hasOptionalStrings(value["notesToSupplier"], value["comments"], value["custom1"], value["custom2"]) &&
      hasOptionalStrings(value["custom3"], value["custom4"], value["custom5"], value["custom6"]) &&
      hasOptionalStrings(value["custom7"], value["custom8"], value["custom9"], value["custom10"]) &&
      hasOptionalStrings(value["custom11"], value["custom12"], value["custom13"], value["custom14"]) &&
      hasOptionalStrings(value["custom15"], value["custom16"], value["custom17"], value["custom18"]) &&
      hasOptionalStrings(value["custom19"], value["custom20"], value["custom21"], value["custom22"]) &&
      hasOptionalStrings(value["custom23"], value["custom24"], value["shipToAddressCode"], value["billToAddressCode"]))
  ))
    return false;
  const lineItems = value["lineItems"];
  if (Array.isArray(lineItems)) {
    if (to !== undefined) {
      to.at("lineItems").items(lineItems, checkLineItem);
    } else {
      for (let index = 0; index < lineItems.length; index += 1) {
        if (!checkLineItem(lineItems[index])) return false;
      }
    }
  } else if (!to?.at("lineItems").report("type", lineItems, "array")) {
    return false;
  }
  to?.report("misspelt", value);
  if (to !== undefined) return to.report("requireOne", value, "oneOf", ["userId", "userEmail", "userLoginId"]);
  let matches = 0;
  if (checkPurchaseRequestOneOf1(value)) matches += 1;
  if (checkPurchaseRequestOneOf2(value)) matches += 1;
  if (checkPurchaseRequestOneOf3(value)) matches += 1;
  return matches === 1;
}

function checkPurchaseRequestOneOf1(value: unknown, to?: JsonProblems): boolean | undefined {
  return !hasObjectType(value) || value["userId"] !== undefined || to?.report("required", value, "userId");
}

function checkPurchaseRequestOneOf2(value: unknown, to?: JsonProblems): boolean | undefined {
  return !hasObjectType(value) || value["userEmail"] !== undefined || to?.report("required", value, "userEmail");
}

function checkPurchaseRequestOneOf3(value: unknown, to?: JsonProblems): boolean | undefined {
  if (hasObjectType(value)) {
    if (value["userLoginId"] === undefined && !to?.report("required", value, "userLoginId")) return false;
  }
  return true;
}

const purchaseRequestRules: ProblemRules = {
  format: addFormat,
  misspelt: nameMisspelt,
  pattern: addPattern,
  requireOne,
  required: addRequired,
  stringOf: addStringOf,
  type: addType,
};

/** Returns the value, or every problem. */
export function validatePurchaseRequest(value: unknown, options?: ValidateOptions): Result<PurchaseRequest> {
  return resultOfList(value, ["lineItems"], checkPurchaseRequest, purchaseRequestRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parsePurchaseRequest(text: string | Uint8Array, options?: ParseOptions): Result<PurchaseRequest> {
  return readJson(text, validatePurchaseRequest, options);
}

/** Returns true for a valid value. */
export function isPurchaseRequestDetail(value: unknown): value is PurchaseRequestDetail {
  try {
    return checkPurchaseRequestDetail(value) === true;
  } catch {
    return false;
  }
}

function checkPurchaseRequestDetail(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/PurchaseRequestDetail");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!(
    to?.strings(value, ["purchaseRequestId", "purchaseRequestNumber"]) ??
    hasOptionalStrings(value["purchaseRequestId"], value["purchaseRequestNumber"])
  ))
    return false;
  const purchaseRequestQueueStatus = value["purchaseRequestQueueStatus"];
  if (purchaseRequestQueueStatus !== undefined) {
    if (!checkPurchaseRequestQueueStatus(purchaseRequestQueueStatus, to?.at("purchaseRequestQueueStatus")))
      return false;
  }
  const purchaseRequestWorkflowStatus = value["purchaseRequestWorkflowStatus"];
  if (purchaseRequestWorkflowStatus !== undefined) {
    if (!checkPurchaseRequestWorkflowStatus(purchaseRequestWorkflowStatus, to?.at("purchaseRequestWorkflowStatus")))
      return false;
  }
  const purchaseOrders = value["purchaseOrders"];
  if (purchaseOrders !== undefined) {
    if (!checkPurchaseRequestDetailPurchaseOrders(purchaseOrders, to?.at("purchaseOrders"))) return false;
  }
  const purchaseRequestExceptions = value["purchaseRequestExceptions"];
  if (purchaseRequestExceptions !== undefined) {
    if (
      !checkPurchaseRequestDetailPurchaseRequestExceptions(
        purchaseRequestExceptions,
        to?.at("purchaseRequestExceptions"),
      )
    )
      return false;
  }
  return true;
}

function checkPurchaseRequestQueueStatus(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/PurchaseRequestQueueStatus");
  return (
    value === "PENDING_CREATION" ||
    value === "CREATED" ||
    value === "CREATE_FAILED" ||
    to?.report("stringOf", value, ["PENDING_CREATION", "CREATED", "CREATE_FAILED"])
  );
}

const purchaseRequestWorkflowStatusValues: readonly unknown[] = [
  "Approved",
  "Pending Approval",
  "Pending Cost Object Approval",
  "Sent Back To Employee",
  "Not Submitted",
  "Submitted",
  "Pending Processor Review",
  "Vendor Approval",
  "Approval Time Expired",
];

function checkPurchaseRequestWorkflowStatus(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/PurchaseRequestWorkflowStatus");
  return (
    purchaseRequestWorkflowStatusValues.includes(value) ||
    to?.report("stringOf", value, purchaseRequestWorkflowStatusValues)
  );
}

function checkPurchaseRequestDetailPurchaseOrders(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!Array.isArray(value)) return to?.report("type", value, "array");
  if (value.length < 1 && !to?.report("minItems", value, 1)) return false;
  if (to !== undefined) return to.items(value, checkPurchaseOrder);
  for (let index = 0; index < value.length; index += 1) {
    if (!checkPurchaseOrder(value[index])) return false;
  }
  return true;
}

function checkPurchaseRequestDetailPurchaseRequestExceptions(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!Array.isArray(value)) return to?.report("type", value, "array");
  if (value.length < 1 && !to?.report("minItems", value, 1)) return false;
  if (to !== undefined) return to.items(value, checkPurchaseRequestException);
  for (let index = 0; index < value.length; index += 1) {
    if (!checkPurchaseRequestException(value[index])) return false;
  }
  return true;
}

function checkPurchaseRequestException(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/PurchaseRequestException");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!(
    to?.strings(value, ["eventCode", "exceptionCode"]) ?? hasOptionalStrings(value["eventCode"], value["exceptionCode"])
  ))
    return false;
  if (!optionalBoolean(value["isCleared"], to, "isCleared")) return false;
  return (
    to?.strings(value, ["prExceptionId", "message"]) ?? hasOptionalStrings(value["prExceptionId"], value["message"])
  );
}

const purchaseRequestDetailRules: ProblemRules = {
  minItems: addMinItems,
  required: addRequired,
  stringOf: addStringOf,
  type: addType,
};

/** Returns the value, or every problem. */
export function validatePurchaseRequestDetail(
  value: unknown,
  options?: ValidateOptions,
): Result<PurchaseRequestDetail> {
  return resultOfList(
    value,
    ["purchaseOrders", "purchaseRequestExceptions"],
    checkPurchaseRequestDetail,
    purchaseRequestDetailRules,
    options,
  );
}

/** Reads JSON. Problems have a line and a column. */
export function parsePurchaseRequestDetail(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<PurchaseRequestDetail> {
  return readJson(text, validatePurchaseRequestDetail, options);
}

/** Returns true for a valid value. */
export function isPurchaseRequestError(value: unknown): value is PurchaseRequestError {
  try {
    return checkPurchaseRequestError(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validatePurchaseRequestError(value: unknown, options?: ValidateOptions): Result<PurchaseRequestError> {
  return resultOfCheck(value, checkPurchaseRequestError, purchaseOrderRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parsePurchaseRequestError(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<PurchaseRequestError> {
  return readJson(text, validatePurchaseRequestError, options);
}

/** Returns true for a valid value. */
export function isPurchaseRequestErrorCode(value: unknown): value is PurchaseRequestErrorCode {
  try {
    return checkPurchaseRequestErrorCode(value) === true;
  } catch {
    return false;
  }
}

function checkPurchaseRequestErrorCode(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/PurchaseRequestErrorCode");
  return typeof value === "string" || to?.report("type", value, "string");
}

/** Returns the value, or every problem. */
export function validatePurchaseRequestErrorCode(
  value: unknown,
  options?: ValidateOptions,
): Result<PurchaseRequestErrorCode> {
  return resultOfCheck(value, checkPurchaseRequestErrorCode, purchaseOrderRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parsePurchaseRequestErrorCode(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<PurchaseRequestErrorCode> {
  return readJson(text, validatePurchaseRequestErrorCode, options);
}

/** Returns true for a valid value. */
export function isPurchaseRequestException(value: unknown): value is PurchaseRequestException {
  try {
    return checkPurchaseRequestException(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validatePurchaseRequestException(
  value: unknown,
  options?: ValidateOptions,
): Result<PurchaseRequestException> {
  return resultOfCheck(value, checkPurchaseRequestException, purchaseOrderRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parsePurchaseRequestException(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<PurchaseRequestException> {
  return readJson(text, validatePurchaseRequestException, options);
}

/** Returns true for a valid value. */
export function isPurchaseRequestQueueStatus(value: unknown): value is PurchaseRequestQueueStatus {
  try {
    return checkPurchaseRequestQueueStatus(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validatePurchaseRequestQueueStatus(
  value: unknown,
  options?: ValidateOptions,
): Result<PurchaseRequestQueueStatus> {
  return resultOfCheck(value, checkPurchaseRequestQueueStatus, knownPurchaseRequestErrorCodeRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parsePurchaseRequestQueueStatus(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<PurchaseRequestQueueStatus> {
  return readJson(text, validatePurchaseRequestQueueStatus, options);
}

/** Returns true for a valid value. */
export function isPurchaseRequestWorkflowStatus(value: unknown): value is PurchaseRequestWorkflowStatus {
  try {
    return checkPurchaseRequestWorkflowStatus(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validatePurchaseRequestWorkflowStatus(
  value: unknown,
  options?: ValidateOptions,
): Result<PurchaseRequestWorkflowStatus> {
  return resultOfCheck(value, checkPurchaseRequestWorkflowStatus, knownPurchaseRequestErrorCodeRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parsePurchaseRequestWorkflowStatus(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<PurchaseRequestWorkflowStatus> {
  return readJson(text, validatePurchaseRequestWorkflowStatus, options);
}

/** Returns true for a valid value. */
export function isPurchaseType(value: unknown): value is PurchaseType {
  try {
    return checkPurchaseType(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validatePurchaseType(value: unknown, options?: ValidateOptions): Result<PurchaseType> {
  return resultOfCheck(value, checkPurchaseType, knownPurchaseRequestErrorCodeRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parsePurchaseType(text: string | Uint8Array, options?: ParseOptions): Result<PurchaseType> {
  return readJson(text, validatePurchaseType, options);
}

/** Returns true for a valid value. */
export function isReceiptType(value: unknown): value is ReceiptType {
  try {
    return checkReceiptType(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validateReceiptType(value: unknown, options?: ValidateOptions): Result<ReceiptType> {
  return resultOfCheck(value, checkReceiptType, knownPurchaseRequestErrorCodeRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseReceiptType(text: string | Uint8Array, options?: ParseOptions): Result<ReceiptType> {
  return readJson(text, validateReceiptType, options);
}
