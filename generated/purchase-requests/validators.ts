// Generated from specs/purchase-requests/openapi.yaml, sandbox/overlays/purchase-requests.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import type { Result } from "@specwright/runtime/base";
import { hasDateFormat, hasUuidFormat } from "@specwright/runtime/formats";
import {
  type JsonBranch,
  type JsonProblems,
  type ParseOptions,
  type ValidateOptions,
  addFormat,
  addMinItems,
  addPattern,
  addRequired,
  allowBoolean,
  allowMember,
  allowNumber,
  allowString,
  allowStrings,
  enter,
  expectArray,
  expectNumber,
  expectObject,
  expectString,
  expectStringOf,
  hasObjectType,
  hasOptionalString,
  hasOptionalStrings,
  leave,
  matchBranches,
  nameMisspelt,
  problemsOf,
  readJson,
  requireMember,
  requireOne,
  resultOfList,
  visitItems,
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

/** Checks whether a value is a valid CreatePurchaseRequestParameters. */
export function isCreatePurchaseRequestParameters(value: unknown): value is CreatePurchaseRequestParameters {
  try {
    return checkCreatePurchaseRequestParameters(value);
  } catch {
    return false;
  }
}

function checkCreatePurchaseRequestParameters(value: unknown): boolean {
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

/** The value as a valid CreatePurchaseRequestParameters, or every problem that keeps it from being one. */
export function validateCreatePurchaseRequestParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<CreatePurchaseRequestParameters> {
  return isCreatePurchaseRequestParameters(value)
    ? { ok: true, value }
    : problemsOf(value, collectCreatePurchaseRequestParameters, options);
}

function collectCreatePurchaseRequestParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1purchaserequest~1v4~1purchaserequests/post");
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

/** Checks whether a value is a valid CreatePurchaseRequestResponse. */
export function isCreatePurchaseRequestResponse(value: unknown): value is CreatePurchaseRequestResponse {
  try {
    return checkCreatePurchaseRequestResponse(value);
  } catch {
    return false;
  }
}

function checkCreatePurchaseRequestResponse(value: unknown): boolean {
  if (!hasObjectType(value) || !hasOptionalString(value["id"]) || !hasOptionalString(value["uri"])) return false;
  const errors = value["errors"];
  if (errors !== undefined) {
    if (!Array.isArray(errors)) return false;
    for (let index = 0; index < errors.length; index += 1) {
      if (!checkPurchaseRequestError(errors[index])) return false;
    }
  }
  return (value["id"] !== undefined && value["uri"] !== undefined) || value["errors"] !== undefined;
}

function checkPurchaseRequestError(value: unknown): boolean {
  return hasObjectType(value) && hasOptionalStrings(value["errorCode"], value["errorMessage"], value["dataPath"]);
}

/** The value as a valid CreatePurchaseRequestResponse, or every problem that keeps it from being one. */
export function validateCreatePurchaseRequestResponse(
  value: unknown,
  options?: ValidateOptions,
): Result<CreatePurchaseRequestResponse> {
  return resultOfList(
    value,
    isCreatePurchaseRequestResponse,
    ["errors"],
    collectCreatePurchaseRequestResponse,
    options,
  );
}

const createPurchaseRequestResponseAnyOfBranches: readonly JsonBranch[] = [
  {
    name: "id and uri",
    check: checkCreatePurchaseRequestResponseAnyOf1,
    collect: collectCreatePurchaseRequestResponseAnyOf1,
    members: ["id", "uri"],
    required: ["id", "uri"],
  },
  {
    name: "errors",
    check: checkCreatePurchaseRequestResponseAnyOf2,
    collect: collectCreatePurchaseRequestResponseAnyOf2,
    members: ["errors"],
    required: ["errors"],
  },
];

function collectCreatePurchaseRequestResponse(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/CreatePurchaseRequestResponse");
  if (expectObject(value, problems)) {
    allowString(value["id"], problems, "id");
    allowString(value["uri"], problems, "uri");
    const errors = value["errors"];
    if (errors !== undefined && expectArray(errors, problems, "errors")) {
      enter(problems, "errors");
      visitItems(errors, problems, collectPurchaseRequestError, checkPurchaseRequestError);
      leave(problems);
    }
    if ((value["id"] === undefined || value["uri"] === undefined) && value["errors"] === undefined)
      matchBranches(value, problems, "anyOf", createPurchaseRequestResponseAnyOfBranches);
  }
  leave(problems);
}

function collectPurchaseRequestError(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/PurchaseRequestError");
  if (expectObject(value, problems)) {
    allowString(value["errorCode"], problems, "errorCode");
    allowString(value["errorMessage"], problems, "errorMessage");
    allowString(value["dataPath"], problems, "dataPath");
  }
  leave(problems);
}

function checkCreatePurchaseRequestResponseAnyOf1(value: unknown): boolean {
  return !hasObjectType(value) || (value["id"] !== undefined && value["uri"] !== undefined);
}

function collectCreatePurchaseRequestResponseAnyOf1(value: unknown, problems: JsonProblems): void {
  if (hasObjectType(value)) {
    if (value["id"] === undefined) addRequired(value, problems, "id");
    if (value["uri"] === undefined) addRequired(value, problems, "uri");
  }
}

function checkCreatePurchaseRequestResponseAnyOf2(value: unknown): boolean {
  return !hasObjectType(value) || value["errors"] !== undefined;
}

function collectCreatePurchaseRequestResponseAnyOf2(value: unknown, problems: JsonProblems): void {
  if (hasObjectType(value) && value["errors"] === undefined) addRequired(value, problems, "errors");
}

/** Reads a valid CreatePurchaseRequestResponse from JSON text. Problems have a line and a column. */
export function parseCreatePurchaseRequestResponse(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<CreatePurchaseRequestResponse> {
  return readJson(text, validateCreatePurchaseRequestResponse, options);
}

/** Checks whether a value is a valid CreatePurchaseRequestResponseHeaders. */
export function isCreatePurchaseRequestResponseHeaders(value: unknown): value is CreatePurchaseRequestResponseHeaders {
  try {
    return checkCreatePurchaseRequestResponseHeaders(value);
  } catch {
    return false;
  }
}

function checkCreatePurchaseRequestResponseHeaders(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const serviceCorrelationid = value["service-correlationid"];
  if (serviceCorrelationid !== undefined) {
    if (typeof serviceCorrelationid !== "string" || !hasUuidFormat(serviceCorrelationid)) return false;
  }
  return true;
}

/** The value as a valid CreatePurchaseRequestResponseHeaders, or every problem that keeps it from being one. */
export function validateCreatePurchaseRequestResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<CreatePurchaseRequestResponseHeaders> {
  return isCreatePurchaseRequestResponseHeaders(value)
    ? { ok: true, value }
    : problemsOf(value, collectCreatePurchaseRequestResponseHeaders, options);
}

function collectCreatePurchaseRequestResponseHeaders(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1purchaserequest~1v4~1purchaserequests/post");
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

/** Checks whether a value is a valid GetPurchaseRequestParameters. */
export function isGetPurchaseRequestParameters(value: unknown): value is GetPurchaseRequestParameters {
  try {
    return checkGetPurchaseRequestParameters(value);
  } catch {
    return false;
  }
}

function checkGetPurchaseRequestParameters(value: unknown): boolean {
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
  if (typeof path["id"] !== "string") return false;
  const query = value["query"];
  if (!hasObjectType(query)) return false;
  return query["mode"] === "COMPACT";
}

/** The value as a valid GetPurchaseRequestParameters, or every problem that keeps it from being one. */
export function validateGetPurchaseRequestParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<GetPurchaseRequestParameters> {
  return isGetPurchaseRequestParameters(value)
    ? { ok: true, value }
    : problemsOf(value, collectGetPurchaseRequestParameters, options);
}

function collectGetPurchaseRequestParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1purchaserequest~1v4~1purchaserequests~1{id}/get");
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
    const query = value["query"];
    if (query !== undefined) {
      enter(problems, "query", "");
      if (expectObject(query, problems)) {
        const mode = query["mode"];
        if (mode !== undefined) {
          enter(problems, "mode", "/parameters/1/schema");
          expectStringOf(mode, problems, ["COMPACT"]);
          leave(problems);
        } else {
          addRequired(query, problems, "mode");
        }
        nameMisspelt(query, problems);
      }
      leave(problems);
    } else {
      addRequired(value, problems, "query");
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

/** Checks whether a value is a valid GetPurchaseRequestResponseHeaders. */
export function isGetPurchaseRequestResponseHeaders(value: unknown): value is GetPurchaseRequestResponseHeaders {
  try {
    return checkGetPurchaseRequestResponseHeaders(value);
  } catch {
    return false;
  }
}

function checkGetPurchaseRequestResponseHeaders(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const serviceCorrelationid = value["service-correlationid"];
  if (serviceCorrelationid !== undefined) {
    if (typeof serviceCorrelationid !== "string" || !hasUuidFormat(serviceCorrelationid)) return false;
  }
  return true;
}

/** The value as a valid GetPurchaseRequestResponseHeaders, or every problem that keeps it from being one. */
export function validateGetPurchaseRequestResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<GetPurchaseRequestResponseHeaders> {
  return isGetPurchaseRequestResponseHeaders(value)
    ? { ok: true, value }
    : problemsOf(value, collectGetPurchaseRequestResponseHeaders, options);
}

function collectGetPurchaseRequestResponseHeaders(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1purchaserequest~1v4~1purchaserequests~1{id}/get");
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

/** Checks whether a value is a valid KnownPurchaseRequestErrorCode. */
export function isKnownPurchaseRequestErrorCode(value: unknown): value is KnownPurchaseRequestErrorCode {
  try {
    return checkKnownPurchaseRequestErrorCode(value);
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

function checkKnownPurchaseRequestErrorCode(value: unknown): boolean {
  return knownPurchaseRequestErrorCodeValues.has(value);
}

/** The value as a valid KnownPurchaseRequestErrorCode, or every problem that keeps it from being one. */
export function validateKnownPurchaseRequestErrorCode(
  value: unknown,
  options?: ValidateOptions,
): Result<KnownPurchaseRequestErrorCode> {
  return isKnownPurchaseRequestErrorCode(value)
    ? { ok: true, value }
    : problemsOf(value, collectKnownPurchaseRequestErrorCode, options);
}

function collectKnownPurchaseRequestErrorCode(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/KnownPurchaseRequestErrorCode");
  expectStringOf(value, problems, [...knownPurchaseRequestErrorCodeValues]);
  leave(problems);
}

/** Reads a valid KnownPurchaseRequestErrorCode from JSON text. Problems have a line and a column. */
export function parseKnownPurchaseRequestErrorCode(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<KnownPurchaseRequestErrorCode> {
  return readJson(text, validateKnownPurchaseRequestErrorCode, options);
}

/** Checks whether a value is a valid LineItem. */
export function isLineItem(value: unknown): value is LineItem {
  try {
    return checkLineItem(value);
  } catch {
    return false;
  }
}

function checkLineItem(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["vendorCode"] !== "string") return false;
  if (typeof value["vendorAddressCode"] !== "string" || typeof value["description"] !== "string") return false;
  if (!Number.isFinite(value["quantity"]) || !Number.isFinite(value["unitPrice"])) return false;
  const neededByDate = value["neededByDate"];
  if (neededByDate !== undefined && (typeof neededByDate !== "string" || !hasDateFormat(neededByDate))) return false;
  const shipping = value["shipping"];
  if (shipping !== undefined && !Number.isFinite(shipping)) return false;
  const tax = value["tax"];
  if (tax !== undefined && !Number.isFinite(tax)) return false;
  if (!hasOptionalStrings(value["expenseType"], value["uoMCode"], value["uomCode"], value["supplierPartId"]))
    return false;
  if (!hasOptionalStrings(value["notesToVendor"], value["comments"], value["custom1"], value["custom2"])) return false;
  if (!hasOptionalStrings(value["custom3"], value["custom4"], value["custom5"], value["custom6"])) return false;
  if (!hasOptionalStrings(value["custom7"], value["custom8"], value["custom9"], value["custom10"])) return false;
  if (!hasOptionalStrings(value["custom11"], value["custom12"], value["custom13"], value["custom14"])) return false;
  if (!hasOptionalStrings(value["custom15"], value["custom16"], value["custom17"], value["custom18"])) return false;
  if (!hasOptionalStrings(value["custom19"], value["custom20"])) return false;
  if (!checkPurchaseType(value["purchaseType"])) return false;
  const receiptType = value["receiptType"];
  if (receiptType !== undefined && !checkReceiptType(receiptType)) return false;
  const url = value["url"];
  if (url !== undefined) {
    if (!Array.isArray(url)) return false;
    for (let index = 0; index < url.length; index += 1) {
      if (typeof url[index] !== "string") return false;
    }
  }
  return true;
}

function checkPurchaseType(value: unknown): boolean {
  return value === "GOODS" || value === "SERVICES";
}

function checkReceiptType(value: unknown): boolean {
  return value === "QUANTITY_RECEIPT" || value === "NONE";
}

/** The value as a valid LineItem, or every problem that keeps it from being one. */
export function validateLineItem(value: unknown, options?: ValidateOptions): Result<LineItem> {
  return isLineItem(value) ? { ok: true, value } : problemsOf(value, collectLineItem, options);
}

function collectLineItem(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/LineItem");
  if (expectObject(value, problems)) {
    requireMember(value["purchaseType"], problems, "purchaseType", collectPurchaseType, checkPurchaseType);
    expectString(value["vendorCode"], problems, "vendorCode");
    expectString(value["vendorAddressCode"], problems, "vendorAddressCode");
    expectString(value["description"], problems, "description");
    expectNumber(value["quantity"], problems, "quantity");
    expectNumber(value["unitPrice"], problems, "unitPrice");
    allowString(value["expenseType"], problems, "expenseType");
    allowMember(value["receiptType"], problems, "receiptType", collectReceiptType, checkReceiptType);
    const neededByDate = value["neededByDate"];
    if (neededByDate !== undefined) {
      if (expectString(neededByDate, problems, "neededByDate") && !hasDateFormat(neededByDate))
        addFormat(neededByDate, problems, "date", "neededByDate");
    }
    allowString(value["uoMCode"], problems, "uoMCode");
    allowString(value["uomCode"], problems, "uomCode");
    allowNumber(value["shipping"], problems, "shipping");
    allowNumber(value["tax"], problems, "tax");
    allowString(value["supplierPartId"], problems, "supplierPartId");
    const url = value["url"];
    if (url !== undefined && expectArray(url, problems, "url")) {
      enter(problems, "url");
      for (const item of url) {
        if (typeof item !== "string") {
          visitItems(url, problems, expectString);
          break;
        }
      }
      leave(problems);
    }
    allowStrings(value, problems, [
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
    ]);
    nameMisspelt(value, problems);
  }
  leave(problems);
}

function collectPurchaseType(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/PurchaseType");
  expectStringOf(value, problems, ["GOODS", "SERVICES"]);
  leave(problems);
}

function collectReceiptType(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/ReceiptType");
  expectStringOf(value, problems, ["QUANTITY_RECEIPT", "NONE"]);
  leave(problems);
}

/** Reads a valid LineItem from JSON text. Problems have a line and a column. */
export function parseLineItem(text: string | Uint8Array, options?: ParseOptions): Result<LineItem> {
  return readJson(text, validateLineItem, options);
}

/** Checks whether a value is a valid PurchaseOrder. */
export function isPurchaseOrder(value: unknown): value is PurchaseOrder {
  try {
    return checkPurchaseOrder(value);
  } catch {
    return false;
  }
}

function checkPurchaseOrder(value: unknown): boolean {
  return hasObjectType(value) && hasOptionalString(value["purchaseOrderNumber"]);
}

/** The value as a valid PurchaseOrder, or every problem that keeps it from being one. */
export function validatePurchaseOrder(value: unknown, options?: ValidateOptions): Result<PurchaseOrder> {
  return isPurchaseOrder(value) ? { ok: true, value } : problemsOf(value, collectPurchaseOrder, options);
}

function collectPurchaseOrder(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/PurchaseOrder");
  if (expectObject(value, problems)) allowString(value["purchaseOrderNumber"], problems, "purchaseOrderNumber");
  leave(problems);
}

/** Reads a valid PurchaseOrder from JSON text. Problems have a line and a column. */
export function parsePurchaseOrder(text: string | Uint8Array, options?: ParseOptions): Result<PurchaseOrder> {
  return readJson(text, validatePurchaseOrder, options);
}

/** Checks whether a value is a valid PurchaseRequest. */
export function isPurchaseRequest(value: unknown): value is PurchaseRequest {
  try {
    return checkPurchaseRequest(value);
  } catch {
    return false;
  }
}

const purchaseRequestCurrencyCodePattern: RegExp = /* @__PURE__ */ new RegExp("^[A-Z]{3}$", "u");

function checkPurchaseRequest(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const userId = value["userId"];
  if (userId !== undefined && (typeof userId !== "string" || !hasUuidFormat(userId))) return false;
  const currencyCode = value["currencyCode"];
  if (typeof currencyCode !== "string" || !purchaseRequestCurrencyCodePattern.test(currencyCode)) return false;
  if (!hasOptionalStrings(value["userEmail"], value["userLoginId"], value["description"], value["policyExternalId"]))
    return false;
  if (!hasOptionalStrings(value["notesToSupplier"], value["comments"], value["custom1"], value["custom2"]))
    return false;
  if (!hasOptionalStrings(value["custom3"], value["custom4"], value["custom5"], value["custom6"])) return false;
  if (!hasOptionalStrings(value["custom7"], value["custom8"], value["custom9"], value["custom10"])) return false;
  if (!hasOptionalStrings(value["custom11"], value["custom12"], value["custom13"], value["custom14"])) return false;
  if (!hasOptionalStrings(value["custom15"], value["custom16"], value["custom17"], value["custom18"])) return false;
  if (!hasOptionalStrings(value["custom19"], value["custom20"], value["custom21"], value["custom22"])) return false;
  if (!hasOptionalStrings(value["custom23"], value["custom24"], value["shipToAddressCode"], value["billToAddressCode"]))
    return false;
  const lineItems = value["lineItems"];
  if (!Array.isArray(lineItems)) return false;
  for (let index = 0; index < lineItems.length; index += 1) {
    if (!checkLineItem(lineItems[index])) return false;
  }
  let matches = 0;
  if (value["userId"] !== undefined) matches += 1;
  if (value["userEmail"] !== undefined) matches += 1;
  if (value["userLoginId"] !== undefined) matches += 1;
  return matches === 1;
}

/** The value as a valid PurchaseRequest, or every problem that keeps it from being one. */
export function validatePurchaseRequest(value: unknown, options?: ValidateOptions): Result<PurchaseRequest> {
  return resultOfList(value, isPurchaseRequest, ["lineItems"], collectPurchaseRequest, options);
}

function collectPurchaseRequest(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/PurchaseRequest");
  if (expectObject(value, problems)) {
    const userId = value["userId"];
    if (userId !== undefined && expectString(userId, problems, "userId") && !hasUuidFormat(userId))
      addFormat(userId, problems, "uuid", "userId");
    allowString(value["userEmail"], problems, "userEmail");
    allowString(value["userLoginId"], problems, "userLoginId");
    allowString(value["description"], problems, "description");
    allowString(value["policyExternalId"], problems, "policyExternalId");
    const currencyCode = value["currencyCode"];
    if (expectString(currencyCode, problems, "currencyCode")) {
      if (!purchaseRequestCurrencyCodePattern.test(currencyCode))
        addPattern(currencyCode, problems, "^[A-Z]{3}$", "currencyCode");
    }
    allowStrings(value, problems, [
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
    ]);
    const lineItems = value["lineItems"];
    if (expectArray(lineItems, problems, "lineItems")) {
      enter(problems, "lineItems");
      visitItems(lineItems, problems, collectLineItem, checkLineItem);
      leave(problems);
    }
    nameMisspelt(value, problems);
    let matches = 0;
    if (value["userId"] !== undefined) matches += 1;
    if (value["userEmail"] !== undefined) matches += 1;
    if (value["userLoginId"] !== undefined) matches += 1;
    if (matches !== 1) requireOne(value, problems, "oneOf", ["userId", "userEmail", "userLoginId"]);
  }
  leave(problems);
}

/** Reads a valid PurchaseRequest from JSON text. Problems have a line and a column. */
export function parsePurchaseRequest(text: string | Uint8Array, options?: ParseOptions): Result<PurchaseRequest> {
  return readJson(text, validatePurchaseRequest, options);
}

/** Checks whether a value is a valid PurchaseRequestDetail. */
export function isPurchaseRequestDetail(value: unknown): value is PurchaseRequestDetail {
  try {
    return checkPurchaseRequestDetail(value);
  } catch {
    return false;
  }
}

function checkPurchaseRequestDetail(value: unknown): boolean {
  if (!hasObjectType(value) || !hasOptionalString(value["purchaseRequestId"])) return false;
  if (!hasOptionalString(value["purchaseRequestNumber"])) return false;
  const purchaseRequestQueueStatus = value["purchaseRequestQueueStatus"];
  if (purchaseRequestQueueStatus !== undefined && !checkPurchaseRequestQueueStatus(purchaseRequestQueueStatus))
    return false;
  const purchaseRequestWorkflowStatus = value["purchaseRequestWorkflowStatus"];
  if (purchaseRequestWorkflowStatus !== undefined) {
    if (!checkPurchaseRequestWorkflowStatus(purchaseRequestWorkflowStatus)) return false;
  }
  const purchaseOrders = value["purchaseOrders"];
  if (purchaseOrders !== undefined) {
    if (!Array.isArray(purchaseOrders) || purchaseOrders.length < 1) return false;
    for (let index = 0; index < purchaseOrders.length; index += 1) {
      if (!checkPurchaseOrder(purchaseOrders[index])) return false;
    }
  }
  const purchaseRequestExceptions = value["purchaseRequestExceptions"];
  if (purchaseRequestExceptions !== undefined) {
    if (!Array.isArray(purchaseRequestExceptions) || purchaseRequestExceptions.length < 1) return false;
    for (let index2 = 0; index2 < purchaseRequestExceptions.length; index2 += 1) {
      if (!checkPurchaseRequestException(purchaseRequestExceptions[index2])) return false;
    }
  }
  return true;
}

function checkPurchaseRequestQueueStatus(value: unknown): boolean {
  return value === "PENDING_CREATION" || value === "CREATED" || value === "CREATE_FAILED";
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

function checkPurchaseRequestWorkflowStatus(value: unknown): boolean {
  return purchaseRequestWorkflowStatusValues.includes(value);
}

function checkPurchaseRequestException(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const isCleared_ = value["isCleared"];
  if (isCleared_ !== undefined && typeof isCleared_ !== "boolean") return false;
  return hasOptionalStrings(value["eventCode"], value["exceptionCode"], value["prExceptionId"], value["message"]);
}

/** The value as a valid PurchaseRequestDetail, or every problem that keeps it from being one. */
export function validatePurchaseRequestDetail(
  value: unknown,
  options?: ValidateOptions,
): Result<PurchaseRequestDetail> {
  return resultOfList(
    value,
    isPurchaseRequestDetail,
    ["purchaseOrders", "purchaseRequestExceptions"],
    collectPurchaseRequestDetail,
    options,
  );
}

function collectPurchaseRequestDetail(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/PurchaseRequestDetail");
  if (expectObject(value, problems)) {
    allowString(value["purchaseRequestId"], problems, "purchaseRequestId");
    allowString(value["purchaseRequestNumber"], problems, "purchaseRequestNumber");
    allowMember(
      value["purchaseRequestQueueStatus"],
      problems,
      "purchaseRequestQueueStatus",
      collectPurchaseRequestQueueStatus,
      checkPurchaseRequestQueueStatus,
    );
    allowMember(
      value["purchaseRequestWorkflowStatus"],
      problems,
      "purchaseRequestWorkflowStatus",
      collectPurchaseRequestWorkflowStatus,
      checkPurchaseRequestWorkflowStatus,
    );
    const purchaseOrders = value["purchaseOrders"];
    if (purchaseOrders !== undefined && expectArray(purchaseOrders, problems, "purchaseOrders")) {
      enter(problems, "purchaseOrders");
      if (purchaseOrders.length < 1) addMinItems(purchaseOrders, problems, 1);
      visitItems(purchaseOrders, problems, collectPurchaseOrder, checkPurchaseOrder);
      leave(problems);
    }
    const purchaseRequestExceptions = value["purchaseRequestExceptions"];
    if (purchaseRequestExceptions !== undefined) {
      if (expectArray(purchaseRequestExceptions, problems, "purchaseRequestExceptions")) {
        enter(problems, "purchaseRequestExceptions");
        if (purchaseRequestExceptions.length < 1) addMinItems(purchaseRequestExceptions, problems, 1);
        visitItems(purchaseRequestExceptions, problems, collectPurchaseRequestException, checkPurchaseRequestException);
        leave(problems);
      }
    }
  }
  leave(problems);
}

function collectPurchaseRequestQueueStatus(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/PurchaseRequestQueueStatus");
  expectStringOf(value, problems, ["PENDING_CREATION", "CREATED", "CREATE_FAILED"]);
  leave(problems);
}

function collectPurchaseRequestWorkflowStatus(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/PurchaseRequestWorkflowStatus");
  expectStringOf(value, problems, purchaseRequestWorkflowStatusValues);
  leave(problems);
}

function collectPurchaseRequestException(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/PurchaseRequestException");
  if (expectObject(value, problems)) {
    allowString(value["eventCode"], problems, "eventCode");
    allowString(value["exceptionCode"], problems, "exceptionCode");
    allowBoolean(value["isCleared"], problems, "isCleared");
    allowString(value["prExceptionId"], problems, "prExceptionId");
    allowString(value["message"], problems, "message");
  }
  leave(problems);
}

/** Reads a valid PurchaseRequestDetail from JSON text. Problems have a line and a column. */
export function parsePurchaseRequestDetail(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<PurchaseRequestDetail> {
  return readJson(text, validatePurchaseRequestDetail, options);
}

/** Checks whether a value is a valid PurchaseRequestError. */
export function isPurchaseRequestError(value: unknown): value is PurchaseRequestError {
  try {
    return checkPurchaseRequestError(value);
  } catch {
    return false;
  }
}

/** The value as a valid PurchaseRequestError, or every problem that keeps it from being one. */
export function validatePurchaseRequestError(value: unknown, options?: ValidateOptions): Result<PurchaseRequestError> {
  return isPurchaseRequestError(value) ? { ok: true, value } : problemsOf(value, collectPurchaseRequestError, options);
}

/** Reads a valid PurchaseRequestError from JSON text. Problems have a line and a column. */
export function parsePurchaseRequestError(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<PurchaseRequestError> {
  return readJson(text, validatePurchaseRequestError, options);
}

/** Checks whether a value is a valid PurchaseRequestErrorCode. */
export function isPurchaseRequestErrorCode(value: unknown): value is PurchaseRequestErrorCode {
  try {
    return checkPurchaseRequestErrorCode(value);
  } catch {
    return false;
  }
}

function checkPurchaseRequestErrorCode(value: unknown): boolean {
  return typeof value === "string";
}

/** The value as a valid PurchaseRequestErrorCode, or every problem that keeps it from being one. */
export function validatePurchaseRequestErrorCode(
  value: unknown,
  options?: ValidateOptions,
): Result<PurchaseRequestErrorCode> {
  return isPurchaseRequestErrorCode(value)
    ? { ok: true, value }
    : problemsOf(value, collectPurchaseRequestErrorCode, options);
}

function collectPurchaseRequestErrorCode(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/PurchaseRequestErrorCode");
  expectString(value, problems);
  leave(problems);
}

/** Reads a valid PurchaseRequestErrorCode from JSON text. Problems have a line and a column. */
export function parsePurchaseRequestErrorCode(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<PurchaseRequestErrorCode> {
  return readJson(text, validatePurchaseRequestErrorCode, options);
}

/** Checks whether a value is a valid PurchaseRequestException. */
export function isPurchaseRequestException(value: unknown): value is PurchaseRequestException {
  try {
    return checkPurchaseRequestException(value);
  } catch {
    return false;
  }
}

/** The value as a valid PurchaseRequestException, or every problem that keeps it from being one. */
export function validatePurchaseRequestException(
  value: unknown,
  options?: ValidateOptions,
): Result<PurchaseRequestException> {
  return isPurchaseRequestException(value)
    ? { ok: true, value }
    : problemsOf(value, collectPurchaseRequestException, options);
}

/** Reads a valid PurchaseRequestException from JSON text. Problems have a line and a column. */
export function parsePurchaseRequestException(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<PurchaseRequestException> {
  return readJson(text, validatePurchaseRequestException, options);
}

/** Checks whether a value is a valid PurchaseRequestQueueStatus. */
export function isPurchaseRequestQueueStatus(value: unknown): value is PurchaseRequestQueueStatus {
  try {
    return checkPurchaseRequestQueueStatus(value);
  } catch {
    return false;
  }
}

/** The value as a valid PurchaseRequestQueueStatus, or every problem that keeps it from being one. */
export function validatePurchaseRequestQueueStatus(
  value: unknown,
  options?: ValidateOptions,
): Result<PurchaseRequestQueueStatus> {
  return isPurchaseRequestQueueStatus(value)
    ? { ok: true, value }
    : problemsOf(value, collectPurchaseRequestQueueStatus, options);
}

/** Reads a valid PurchaseRequestQueueStatus from JSON text. Problems have a line and a column. */
export function parsePurchaseRequestQueueStatus(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<PurchaseRequestQueueStatus> {
  return readJson(text, validatePurchaseRequestQueueStatus, options);
}

/** Checks whether a value is a valid PurchaseRequestWorkflowStatus. */
export function isPurchaseRequestWorkflowStatus(value: unknown): value is PurchaseRequestWorkflowStatus {
  try {
    return checkPurchaseRequestWorkflowStatus(value);
  } catch {
    return false;
  }
}

/** The value as a valid PurchaseRequestWorkflowStatus, or every problem that keeps it from being one. */
export function validatePurchaseRequestWorkflowStatus(
  value: unknown,
  options?: ValidateOptions,
): Result<PurchaseRequestWorkflowStatus> {
  return isPurchaseRequestWorkflowStatus(value)
    ? { ok: true, value }
    : problemsOf(value, collectPurchaseRequestWorkflowStatus, options);
}

/** Reads a valid PurchaseRequestWorkflowStatus from JSON text. Problems have a line and a column. */
export function parsePurchaseRequestWorkflowStatus(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<PurchaseRequestWorkflowStatus> {
  return readJson(text, validatePurchaseRequestWorkflowStatus, options);
}

/** Checks whether a value is a valid PurchaseType. */
export function isPurchaseType(value: unknown): value is PurchaseType {
  try {
    return checkPurchaseType(value);
  } catch {
    return false;
  }
}

/** The value as a valid PurchaseType, or every problem that keeps it from being one. */
export function validatePurchaseType(value: unknown, options?: ValidateOptions): Result<PurchaseType> {
  return isPurchaseType(value) ? { ok: true, value } : problemsOf(value, collectPurchaseType, options);
}

/** Reads a valid PurchaseType from JSON text. Problems have a line and a column. */
export function parsePurchaseType(text: string | Uint8Array, options?: ParseOptions): Result<PurchaseType> {
  return readJson(text, validatePurchaseType, options);
}

/** Checks whether a value is a valid ReceiptType. */
export function isReceiptType(value: unknown): value is ReceiptType {
  try {
    return checkReceiptType(value);
  } catch {
    return false;
  }
}

/** The value as a valid ReceiptType, or every problem that keeps it from being one. */
export function validateReceiptType(value: unknown, options?: ValidateOptions): Result<ReceiptType> {
  return isReceiptType(value) ? { ok: true, value } : problemsOf(value, collectReceiptType, options);
}

/** Reads a valid ReceiptType from JSON text. Problems have a line and a column. */
export function parseReceiptType(text: string | Uint8Array, options?: ParseOptions): Result<ReceiptType> {
  return readJson(text, validateReceiptType, options);
}
