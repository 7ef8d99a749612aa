// Generated from specs/purchase-requests/openapi.yaml. Edit the spec, then run `make generate`.

import { hasDateFormat } from "../runtime/format-date-time.js";
import { hasUuidFormat } from "../runtime/format-uuid.js";
import { collectBranches } from "../runtime/json-branches.js";
import type { JsonProblems } from "../runtime/json-problems.js";
import { type ParseOptions, readJson } from "../runtime/json-read.js";
import { type ValidateOptions, collectProblems } from "../runtime/json-validate.js";
import { hasObjectType } from "../runtime/json-values.js";
import type { Result } from "../runtime/problem.js";
import type {
  CreatePurchaseRequestResponse,
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

/** Whether a value is a valid CreatePurchaseRequestResponse. */
export function isCreatePurchaseRequestResponse(value: unknown): value is CreatePurchaseRequestResponse {
  return checkCreatePurchaseRequestResponse(value);
}

function checkCreatePurchaseRequestResponse(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const id = value["id"];
  if (id !== undefined && typeof id !== "string") return false;
  const uri = value["uri"];
  if (uri !== undefined && typeof uri !== "string") return false;
  const errors = value["errors"];
  if (errors !== undefined) {
    if (!Array.isArray(errors)) return false;
    for (let index = 0; index < errors.length; index += 1) {
      const item: unknown = errors[index];
      if (!checkPurchaseRequestError(item)) return false;
    }
  }
  return checkCreatePurchaseRequestResponseAnyOf1(value) || checkCreatePurchaseRequestResponseAnyOf2(value);
}

function checkPurchaseRequestError(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const errorMessage = value["errorMessage"];
  if (errorMessage !== undefined && typeof errorMessage !== "string") return false;
  const dataPath = value["dataPath"];
  if (dataPath !== undefined && typeof dataPath !== "string") return false;
  const errorCode = value["errorCode"];
  return errorCode === undefined || checkPurchaseRequestErrorCode(errorCode);
}

function checkCreatePurchaseRequestResponseAnyOf1(value: unknown): boolean {
  return !hasObjectType(value) || (value["id"] !== undefined && value["uri"] !== undefined);
}

function checkCreatePurchaseRequestResponseAnyOf2(value: unknown): boolean {
  return !hasObjectType(value) || value["errors"] !== undefined;
}

function checkPurchaseRequestErrorCode(value: unknown): boolean {
  return typeof value === "string";
}

/** The value as a valid CreatePurchaseRequestResponse, or every problem that keeps it from being one. */
export function validateCreatePurchaseRequestResponse(
  value: unknown,
  options?: ValidateOptions,
): Result<CreatePurchaseRequestResponse> {
  return isCreatePurchaseRequestResponse(value)
    ? { ok: true, value }
    : collectProblems(value, collectCreatePurchaseRequestResponse, options);
}

function collectCreatePurchaseRequestResponse(value: unknown, path: string, problems: JsonProblems): void {
  if (!hasObjectType(value)) {
    problems.add("type", path, value, "object");
  } else {
    const id = value["id"];
    if (id !== undefined && typeof id !== "string") problems.add("type", path + "/id", id, "string");
    const uri = value["uri"];
    if (uri !== undefined && typeof uri !== "string") problems.add("type", path + "/uri", uri, "string");
    const errors = value["errors"];
    if (errors !== undefined) {
      if (!Array.isArray(errors)) {
        problems.add("type", path + "/errors", errors, "array");
      } else {
        for (let index = 0; index < errors.length; index += 1) {
          const item: unknown = errors[index];
          if (item === undefined) problems.add("type", path + "/errors/" + index, item, "any JSON type");
          else collectPurchaseRequestError(item, path + "/errors/" + index, problems);
        }
      }
    }
    collectBranches(problems, "anyOf", path, value, [
      { name: "id and uri", collect: (problems) => collectCreatePurchaseRequestResponseAnyOf1(value, path, problems) },
      { name: "errors", collect: (problems) => collectCreatePurchaseRequestResponseAnyOf2(value, path, problems) },
    ]);
  }
}

function collectPurchaseRequestError(value: unknown, path: string, problems: JsonProblems): void {
  if (!hasObjectType(value)) {
    problems.add("type", path, value, "object");
  } else {
    const errorCode = value["errorCode"];
    if (errorCode !== undefined) collectPurchaseRequestErrorCode(errorCode, path + "/errorCode", problems);
    const errorMessage = value["errorMessage"];
    if (errorMessage !== undefined && typeof errorMessage !== "string")
      problems.add("type", path + "/errorMessage", errorMessage, "string");
    const dataPath = value["dataPath"];
    if (dataPath !== undefined && typeof dataPath !== "string")
      problems.add("type", path + "/dataPath", dataPath, "string");
  }
}

function collectCreatePurchaseRequestResponseAnyOf1(value: unknown, path: string, problems: JsonProblems): void {
  if (hasObjectType(value)) {
    if (value["id"] === undefined) problems.add("required", path, value, "id");
    if (value["uri"] === undefined) problems.add("required", path, value, "uri");
  }
}

function collectCreatePurchaseRequestResponseAnyOf2(value: unknown, path: string, problems: JsonProblems): void {
  if (hasObjectType(value) && value["errors"] === undefined) problems.add("required", path, value, "errors");
}

function collectPurchaseRequestErrorCode(value: unknown, path: string, problems: JsonProblems): void {
  if (typeof value !== "string") problems.add("type", path, value, "string");
}

/** Reads a valid CreatePurchaseRequestResponse from JSON text. Problems say in which line and column they are. */
export function parseCreatePurchaseRequestResponse(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<CreatePurchaseRequestResponse> {
  return readJson(text, validateCreatePurchaseRequestResponse, options);
}

/** Whether a value is a valid KnownPurchaseRequestErrorCode. */
export function isKnownPurchaseRequestErrorCode(value: unknown): value is KnownPurchaseRequestErrorCode {
  return checkKnownPurchaseRequestErrorCode(value);
}

const knownPurchaseRequestErrorCodeValues: ReadonlySet<unknown> = /* @__PURE__ */ new Set<unknown>([
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
  return typeof value === "string" && knownPurchaseRequestErrorCodeValues.has(value);
}

/** The value as a valid KnownPurchaseRequestErrorCode, or every problem that keeps it from being one. */
export function validateKnownPurchaseRequestErrorCode(
  value: unknown,
  options?: ValidateOptions,
): Result<KnownPurchaseRequestErrorCode> {
  return isKnownPurchaseRequestErrorCode(value)
    ? { ok: true, value }
    : collectProblems(value, collectKnownPurchaseRequestErrorCode, options);
}

const knownPurchaseRequestErrorCodeAllowed: readonly unknown[] = [
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
];

function collectKnownPurchaseRequestErrorCode(value: unknown, path: string, problems: JsonProblems): void {
  if (typeof value !== "string") problems.add("type", path, value, "string");
  else if (!knownPurchaseRequestErrorCodeValues.has(value))
    problems.add("enum", path, value, knownPurchaseRequestErrorCodeAllowed);
}

/** Reads a valid KnownPurchaseRequestErrorCode from JSON text. Problems say in which line and column they are. */
export function parseKnownPurchaseRequestErrorCode(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<KnownPurchaseRequestErrorCode> {
  return readJson(text, validateKnownPurchaseRequestErrorCode, options);
}

/** Whether a value is a valid LineItem. */
export function isLineItem(value: unknown): value is LineItem {
  return checkLineItem(value);
}

function checkLineItem(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const vendorCode = value["vendorCode"];
  if (typeof vendorCode !== "string") return false;
  const vendorAddressCode = value["vendorAddressCode"];
  if (typeof vendorAddressCode !== "string") return false;
  const description = value["description"];
  if (typeof description !== "string") return false;
  const quantity = value["quantity"];
  if (typeof quantity !== "number" || !Number.isFinite(quantity)) return false;
  const unitPrice = value["unitPrice"];
  if (typeof unitPrice !== "number" || !Number.isFinite(unitPrice)) return false;
  const expenseType = value["expenseType"];
  if (expenseType !== undefined && typeof expenseType !== "string") return false;
  const neededByDate = value["neededByDate"];
  if (neededByDate !== undefined && (typeof neededByDate !== "string" || !hasDateFormat(neededByDate))) return false;
  const uoMCode = value["uoMCode"];
  if (uoMCode !== undefined && typeof uoMCode !== "string") return false;
  const uomCode = value["uomCode"];
  if (uomCode !== undefined && typeof uomCode !== "string") return false;
  const shipping = value["shipping"];
  if (shipping !== undefined && (typeof shipping !== "number" || !Number.isFinite(shipping))) return false;
  const tax = value["tax"];
  if (tax !== undefined && (typeof tax !== "number" || !Number.isFinite(tax))) return false;
  const supplierPartId = value["supplierPartId"];
  if (supplierPartId !== undefined && typeof supplierPartId !== "string") return false;
  const notesToVendor = value["notesToVendor"];
  if (notesToVendor !== undefined && typeof notesToVendor !== "string") return false;
  const comments = value["comments"];
  if (comments !== undefined && typeof comments !== "string") return false;
  const custom1 = value["custom1"];
  if (custom1 !== undefined && typeof custom1 !== "string") return false;
  const custom2 = value["custom2"];
  if (custom2 !== undefined && typeof custom2 !== "string") return false;
  const custom3 = value["custom3"];
  if (custom3 !== undefined && typeof custom3 !== "string") return false;
  const custom4 = value["custom4"];
  if (custom4 !== undefined && typeof custom4 !== "string") return false;
  const custom5 = value["custom5"];
  if (custom5 !== undefined && typeof custom5 !== "string") return false;
  const custom6 = value["custom6"];
  if (custom6 !== undefined && typeof custom6 !== "string") return false;
  const custom7 = value["custom7"];
  if (custom7 !== undefined && typeof custom7 !== "string") return false;
  const custom8 = value["custom8"];
  if (custom8 !== undefined && typeof custom8 !== "string") return false;
  const custom9 = value["custom9"];
  if (custom9 !== undefined && typeof custom9 !== "string") return false;
  const custom10 = value["custom10"];
  if (custom10 !== undefined && typeof custom10 !== "string") return false;
  const custom11 = value["custom11"];
  if (custom11 !== undefined && typeof custom11 !== "string") return false;
  const custom12 = value["custom12"];
  if (custom12 !== undefined && typeof custom12 !== "string") return false;
  const custom13 = value["custom13"];
  if (custom13 !== undefined && typeof custom13 !== "string") return false;
  const custom14 = value["custom14"];
  if (custom14 !== undefined && typeof custom14 !== "string") return false;
  const custom15 = value["custom15"];
  if (custom15 !== undefined && typeof custom15 !== "string") return false;
  const custom16 = value["custom16"];
  if (custom16 !== undefined && typeof custom16 !== "string") return false;
  const custom17 = value["custom17"];
  if (custom17 !== undefined && typeof custom17 !== "string") return false;
  const custom18 = value["custom18"];
  if (custom18 !== undefined && typeof custom18 !== "string") return false;
  const custom19 = value["custom19"];
  if (custom19 !== undefined && typeof custom19 !== "string") return false;
  const custom20 = value["custom20"];
  if (custom20 !== undefined && typeof custom20 !== "string") return false;
  const purchaseType = value["purchaseType"];
  if (!checkPurchaseType(purchaseType)) return false;
  const receiptType = value["receiptType"];
  if (receiptType !== undefined && !checkReceiptType(receiptType)) return false;
  const url = value["url"];
  if (url !== undefined) {
    if (!Array.isArray(url)) return false;
    for (let index = 0; index < url.length; index += 1) {
      const item: unknown = url[index];
      if (typeof item !== "string") return false;
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
  return isLineItem(value) ? { ok: true, value } : collectProblems(value, collectLineItem, options);
}

function collectLineItem(value: unknown, path: string, problems: JsonProblems): void {
  if (!hasObjectType(value)) {
    problems.add("type", path, value, "object");
  } else {
    const purchaseType = value["purchaseType"];
    if (purchaseType === undefined) problems.add("required", path, value, "purchaseType");
    else collectPurchaseType(purchaseType, path + "/purchaseType", problems);
    const vendorCode = value["vendorCode"];
    if (vendorCode === undefined) problems.add("required", path, value, "vendorCode");
    else if (typeof vendorCode !== "string") problems.add("type", path + "/vendorCode", vendorCode, "string");
    const vendorAddressCode = value["vendorAddressCode"];
    if (vendorAddressCode === undefined) problems.add("required", path, value, "vendorAddressCode");
    else if (typeof vendorAddressCode !== "string")
      problems.add("type", path + "/vendorAddressCode", vendorAddressCode, "string");
    const description = value["description"];
    if (description === undefined) problems.add("required", path, value, "description");
    else if (typeof description !== "string") problems.add("type", path + "/description", description, "string");
    const quantity = value["quantity"];
    if (quantity === undefined) problems.add("required", path, value, "quantity");
    else if (typeof quantity !== "number" || !Number.isFinite(quantity))
      problems.add("type", path + "/quantity", quantity, "number");
    const unitPrice = value["unitPrice"];
    if (unitPrice === undefined) problems.add("required", path, value, "unitPrice");
    else if (typeof unitPrice !== "number" || !Number.isFinite(unitPrice))
      problems.add("type", path + "/unitPrice", unitPrice, "number");
    const expenseType = value["expenseType"];
    if (expenseType !== undefined && typeof expenseType !== "string")
      problems.add("type", path + "/expenseType", expenseType, "string");
    const receiptType = value["receiptType"];
    if (receiptType !== undefined) collectReceiptType(receiptType, path + "/receiptType", problems);
    const neededByDate = value["neededByDate"];
    if (neededByDate !== undefined) {
      if (typeof neededByDate !== "string") problems.add("type", path + "/neededByDate", neededByDate, "string");
      else if (!hasDateFormat(neededByDate)) problems.add("format", path + "/neededByDate", neededByDate, "date");
    }
    const uoMCode = value["uoMCode"];
    if (uoMCode !== undefined && typeof uoMCode !== "string")
      problems.add("type", path + "/uoMCode", uoMCode, "string");
    const uomCode = value["uomCode"];
    if (uomCode !== undefined && typeof uomCode !== "string")
      problems.add("type", path + "/uomCode", uomCode, "string");
    const shipping = value["shipping"];
    if (shipping !== undefined && (typeof shipping !== "number" || !Number.isFinite(shipping)))
      problems.add("type", path + "/shipping", shipping, "number");
    const tax = value["tax"];
    if (tax !== undefined && (typeof tax !== "number" || !Number.isFinite(tax)))
      problems.add("type", path + "/tax", tax, "number");
    const supplierPartId = value["supplierPartId"];
    if (supplierPartId !== undefined && typeof supplierPartId !== "string")
      problems.add("type", path + "/supplierPartId", supplierPartId, "string");
    const url = value["url"];
    if (url !== undefined) {
      if (!Array.isArray(url)) {
        problems.add("type", path + "/url", url, "array");
      } else {
        for (let index = 0; index < url.length; index += 1) {
          const item: unknown = url[index];
          if (item === undefined) problems.add("type", path + "/url/" + index, item, "any JSON type");
          else if (typeof item !== "string") problems.add("type", path + "/url/" + index, item, "string");
        }
      }
    }
    const notesToVendor = value["notesToVendor"];
    if (notesToVendor !== undefined && typeof notesToVendor !== "string")
      problems.add("type", path + "/notesToVendor", notesToVendor, "string");
    const comments = value["comments"];
    if (comments !== undefined && typeof comments !== "string")
      problems.add("type", path + "/comments", comments, "string");
    const custom1 = value["custom1"];
    if (custom1 !== undefined && typeof custom1 !== "string")
      problems.add("type", path + "/custom1", custom1, "string");
    const custom2 = value["custom2"];
    if (custom2 !== undefined && typeof custom2 !== "string")
      problems.add("type", path + "/custom2", custom2, "string");
    const custom3 = value["custom3"];
    if (custom3 !== undefined && typeof custom3 !== "string")
      problems.add("type", path + "/custom3", custom3, "string");
    const custom4 = value["custom4"];
    if (custom4 !== undefined && typeof custom4 !== "string")
      problems.add("type", path + "/custom4", custom4, "string");
    const custom5 = value["custom5"];
    if (custom5 !== undefined && typeof custom5 !== "string")
      problems.add("type", path + "/custom5", custom5, "string");
    const custom6 = value["custom6"];
    if (custom6 !== undefined && typeof custom6 !== "string")
      problems.add("type", path + "/custom6", custom6, "string");
    const custom7 = value["custom7"];
    if (custom7 !== undefined && typeof custom7 !== "string")
      problems.add("type", path + "/custom7", custom7, "string");
    const custom8 = value["custom8"];
    if (custom8 !== undefined && typeof custom8 !== "string")
      problems.add("type", path + "/custom8", custom8, "string");
    const custom9 = value["custom9"];
    if (custom9 !== undefined && typeof custom9 !== "string")
      problems.add("type", path + "/custom9", custom9, "string");
    const custom10 = value["custom10"];
    if (custom10 !== undefined && typeof custom10 !== "string")
      problems.add("type", path + "/custom10", custom10, "string");
    const custom11 = value["custom11"];
    if (custom11 !== undefined && typeof custom11 !== "string")
      problems.add("type", path + "/custom11", custom11, "string");
    const custom12 = value["custom12"];
    if (custom12 !== undefined && typeof custom12 !== "string")
      problems.add("type", path + "/custom12", custom12, "string");
    const custom13 = value["custom13"];
    if (custom13 !== undefined && typeof custom13 !== "string")
      problems.add("type", path + "/custom13", custom13, "string");
    const custom14 = value["custom14"];
    if (custom14 !== undefined && typeof custom14 !== "string")
      problems.add("type", path + "/custom14", custom14, "string");
    const custom15 = value["custom15"];
    if (custom15 !== undefined && typeof custom15 !== "string")
      problems.add("type", path + "/custom15", custom15, "string");
    const custom16 = value["custom16"];
    if (custom16 !== undefined && typeof custom16 !== "string")
      problems.add("type", path + "/custom16", custom16, "string");
    const custom17 = value["custom17"];
    if (custom17 !== undefined && typeof custom17 !== "string")
      problems.add("type", path + "/custom17", custom17, "string");
    const custom18 = value["custom18"];
    if (custom18 !== undefined && typeof custom18 !== "string")
      problems.add("type", path + "/custom18", custom18, "string");
    const custom19 = value["custom19"];
    if (custom19 !== undefined && typeof custom19 !== "string")
      problems.add("type", path + "/custom19", custom19, "string");
    const custom20 = value["custom20"];
    if (custom20 !== undefined && typeof custom20 !== "string")
      problems.add("type", path + "/custom20", custom20, "string");
  }
}

const purchaseTypeAllowed: readonly unknown[] = ["GOODS", "SERVICES"];

function collectPurchaseType(value: unknown, path: string, problems: JsonProblems): void {
  if (typeof value !== "string") problems.add("type", path, value, "string");
  else if (value !== "GOODS" && value !== "SERVICES") problems.add("enum", path, value, purchaseTypeAllowed);
}

const receiptTypeAllowed: readonly unknown[] = ["QUANTITY_RECEIPT", "NONE"];

function collectReceiptType(value: unknown, path: string, problems: JsonProblems): void {
  if (typeof value !== "string") problems.add("type", path, value, "string");
  else if (value !== "QUANTITY_RECEIPT" && value !== "NONE") problems.add("enum", path, value, receiptTypeAllowed);
}

/** Reads a valid LineItem from JSON text. Problems say in which line and column they are. */
export function parseLineItem(text: string | Uint8Array, options?: ParseOptions): Result<LineItem> {
  return readJson(text, validateLineItem, options);
}

/** Whether a value is a valid PurchaseOrder. */
export function isPurchaseOrder(value: unknown): value is PurchaseOrder {
  return checkPurchaseOrder(value);
}

function checkPurchaseOrder(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const purchaseOrderNumber = value["purchaseOrderNumber"];
  return purchaseOrderNumber === undefined || typeof purchaseOrderNumber === "string";
}

/** The value as a valid PurchaseOrder, or every problem that keeps it from being one. */
export function validatePurchaseOrder(value: unknown, options?: ValidateOptions): Result<PurchaseOrder> {
  return isPurchaseOrder(value) ? { ok: true, value } : collectProblems(value, collectPurchaseOrder, options);
}

function collectPurchaseOrder(value: unknown, path: string, problems: JsonProblems): void {
  if (!hasObjectType(value)) {
    problems.add("type", path, value, "object");
  } else {
    const purchaseOrderNumber = value["purchaseOrderNumber"];
    if (purchaseOrderNumber !== undefined && typeof purchaseOrderNumber !== "string")
      problems.add("type", path + "/purchaseOrderNumber", purchaseOrderNumber, "string");
  }
}

/** Reads a valid PurchaseOrder from JSON text. Problems say in which line and column they are. */
export function parsePurchaseOrder(text: string | Uint8Array, options?: ParseOptions): Result<PurchaseOrder> {
  return readJson(text, validatePurchaseOrder, options);
}

/** Whether a value is a valid PurchaseRequest. */
export function isPurchaseRequest(value: unknown): value is PurchaseRequest {
  return checkPurchaseRequest(value);
}

const purchaseRequestCurrencyCodePattern: RegExp = /* @__PURE__ */ new RegExp("^[A-Z]{3}$", "u");

function checkPurchaseRequest(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const userId = value["userId"];
  if (userId !== undefined && (typeof userId !== "string" || !hasUuidFormat(userId))) return false;
  const userEmail = value["userEmail"];
  if (userEmail !== undefined && typeof userEmail !== "string") return false;
  const userLoginId = value["userLoginId"];
  if (userLoginId !== undefined && typeof userLoginId !== "string") return false;
  const description = value["description"];
  if (description !== undefined && typeof description !== "string") return false;
  const policyExternalId = value["policyExternalId"];
  if (policyExternalId !== undefined && typeof policyExternalId !== "string") return false;
  const currencyCode = value["currencyCode"];
  if (typeof currencyCode !== "string" || !purchaseRequestCurrencyCodePattern.test(currencyCode)) return false;
  const notesToSupplier = value["notesToSupplier"];
  if (notesToSupplier !== undefined && typeof notesToSupplier !== "string") return false;
  const comments = value["comments"];
  if (comments !== undefined && typeof comments !== "string") return false;
  const custom1 = value["custom1"];
  if (custom1 !== undefined && typeof custom1 !== "string") return false;
  const custom2 = value["custom2"];
  if (custom2 !== undefined && typeof custom2 !== "string") return false;
  const custom3 = value["custom3"];
  if (custom3 !== undefined && typeof custom3 !== "string") return false;
  const custom4 = value["custom4"];
  if (custom4 !== undefined && typeof custom4 !== "string") return false;
  const custom5 = value["custom5"];
  if (custom5 !== undefined && typeof custom5 !== "string") return false;
  const custom6 = value["custom6"];
  if (custom6 !== undefined && typeof custom6 !== "string") return false;
  const custom7 = value["custom7"];
  if (custom7 !== undefined && typeof custom7 !== "string") return false;
  const custom8 = value["custom8"];
  if (custom8 !== undefined && typeof custom8 !== "string") return false;
  const custom9 = value["custom9"];
  if (custom9 !== undefined && typeof custom9 !== "string") return false;
  const custom10 = value["custom10"];
  if (custom10 !== undefined && typeof custom10 !== "string") return false;
  const custom11 = value["custom11"];
  if (custom11 !== undefined && typeof custom11 !== "string") return false;
  const custom12 = value["custom12"];
  if (custom12 !== undefined && typeof custom12 !== "string") return false;
  const custom13 = value["custom13"];
  if (custom13 !== undefined && typeof custom13 !== "string") return false;
  const custom14 = value["custom14"];
  if (custom14 !== undefined && typeof custom14 !== "string") return false;
  const custom15 = value["custom15"];
  if (custom15 !== undefined && typeof custom15 !== "string") return false;
  const custom16 = value["custom16"];
  if (custom16 !== undefined && typeof custom16 !== "string") return false;
  const custom17 = value["custom17"];
  if (custom17 !== undefined && typeof custom17 !== "string") return false;
  const custom18 = value["custom18"];
  if (custom18 !== undefined && typeof custom18 !== "string") return false;
  const custom19 = value["custom19"];
  if (custom19 !== undefined && typeof custom19 !== "string") return false;
  const custom20 = value["custom20"];
  if (custom20 !== undefined && typeof custom20 !== "string") return false;
  const custom21 = value["custom21"];
  if (custom21 !== undefined && typeof custom21 !== "string") return false;
  const custom22 = value["custom22"];
  if (custom22 !== undefined && typeof custom22 !== "string") return false;
  const custom23 = value["custom23"];
  if (custom23 !== undefined && typeof custom23 !== "string") return false;
  const custom24 = value["custom24"];
  if (custom24 !== undefined && typeof custom24 !== "string") return false;
  const shipToAddressCode = value["shipToAddressCode"];
  if (shipToAddressCode !== undefined && typeof shipToAddressCode !== "string") return false;
  const billToAddressCode = value["billToAddressCode"];
  if (billToAddressCode !== undefined && typeof billToAddressCode !== "string") return false;
  const lineItems = value["lineItems"];
  if (!Array.isArray(lineItems)) return false;
  for (let index = 0; index < lineItems.length; index += 1) {
    const item: unknown = lineItems[index];
    if (!checkLineItem(item)) return false;
  }
  let matches = 0;
  if (checkPurchaseRequestOneOf1(value)) matches += 1;
  if (checkPurchaseRequestOneOf2(value)) matches += 1;
  if (checkPurchaseRequestOneOf3(value)) matches += 1;
  return matches === 1;
}

function checkPurchaseRequestOneOf1(value: unknown): boolean {
  return !hasObjectType(value) || value["userId"] !== undefined;
}

function checkPurchaseRequestOneOf2(value: unknown): boolean {
  return !hasObjectType(value) || value["userEmail"] !== undefined;
}

function checkPurchaseRequestOneOf3(value: unknown): boolean {
  return !hasObjectType(value) || value["userLoginId"] !== undefined;
}

/** The value as a valid PurchaseRequest, or every problem that keeps it from being one. */
export function validatePurchaseRequest(value: unknown, options?: ValidateOptions): Result<PurchaseRequest> {
  return isPurchaseRequest(value) ? { ok: true, value } : collectProblems(value, collectPurchaseRequest, options);
}

function collectPurchaseRequest(value: unknown, path: string, problems: JsonProblems): void {
  if (!hasObjectType(value)) {
    problems.add("type", path, value, "object");
  } else {
    const userId = value["userId"];
    if (userId !== undefined) {
      if (typeof userId !== "string") problems.add("type", path + "/userId", userId, "string");
      else if (!hasUuidFormat(userId)) problems.add("format", path + "/userId", userId, "uuid");
    }
    const userEmail = value["userEmail"];
    if (userEmail !== undefined && typeof userEmail !== "string")
      problems.add("type", path + "/userEmail", userEmail, "string");
    const userLoginId = value["userLoginId"];
    if (userLoginId !== undefined && typeof userLoginId !== "string")
      problems.add("type", path + "/userLoginId", userLoginId, "string");
    const description = value["description"];
    if (description !== undefined && typeof description !== "string")
      problems.add("type", path + "/description", description, "string");
    const policyExternalId = value["policyExternalId"];
    if (policyExternalId !== undefined && typeof policyExternalId !== "string")
      problems.add("type", path + "/policyExternalId", policyExternalId, "string");
    const currencyCode = value["currencyCode"];
    if (currencyCode === undefined) problems.add("required", path, value, "currencyCode");
    else if (typeof currencyCode !== "string") problems.add("type", path + "/currencyCode", currencyCode, "string");
    else if (!purchaseRequestCurrencyCodePattern.test(currencyCode))
      problems.add("pattern", path + "/currencyCode", currencyCode, "^[A-Z]{3}$");
    const notesToSupplier = value["notesToSupplier"];
    if (notesToSupplier !== undefined && typeof notesToSupplier !== "string")
      problems.add("type", path + "/notesToSupplier", notesToSupplier, "string");
    const comments = value["comments"];
    if (comments !== undefined && typeof comments !== "string")
      problems.add("type", path + "/comments", comments, "string");
    const custom1 = value["custom1"];
    if (custom1 !== undefined && typeof custom1 !== "string")
      problems.add("type", path + "/custom1", custom1, "string");
    const custom2 = value["custom2"];
    if (custom2 !== undefined && typeof custom2 !== "string")
      problems.add("type", path + "/custom2", custom2, "string");
    const custom3 = value["custom3"];
    if (custom3 !== undefined && typeof custom3 !== "string")
      problems.add("type", path + "/custom3", custom3, "string");
    const custom4 = value["custom4"];
    if (custom4 !== undefined && typeof custom4 !== "string")
      problems.add("type", path + "/custom4", custom4, "string");
    const custom5 = value["custom5"];
    if (custom5 !== undefined && typeof custom5 !== "string")
      problems.add("type", path + "/custom5", custom5, "string");
    const custom6 = value["custom6"];
    if (custom6 !== undefined && typeof custom6 !== "string")
      problems.add("type", path + "/custom6", custom6, "string");
    const custom7 = value["custom7"];
    if (custom7 !== undefined && typeof custom7 !== "string")
      problems.add("type", path + "/custom7", custom7, "string");
    const custom8 = value["custom8"];
    if (custom8 !== undefined && typeof custom8 !== "string")
      problems.add("type", path + "/custom8", custom8, "string");
    const custom9 = value["custom9"];
    if (custom9 !== undefined && typeof custom9 !== "string")
      problems.add("type", path + "/custom9", custom9, "string");
    const custom10 = value["custom10"];
    if (custom10 !== undefined && typeof custom10 !== "string")
      problems.add("type", path + "/custom10", custom10, "string");
    const custom11 = value["custom11"];
    if (custom11 !== undefined && typeof custom11 !== "string")
      problems.add("type", path + "/custom11", custom11, "string");
    const custom12 = value["custom12"];
    if (custom12 !== undefined && typeof custom12 !== "string")
      problems.add("type", path + "/custom12", custom12, "string");
    const custom13 = value["custom13"];
    if (custom13 !== undefined && typeof custom13 !== "string")
      problems.add("type", path + "/custom13", custom13, "string");
    const custom14 = value["custom14"];
    if (custom14 !== undefined && typeof custom14 !== "string")
      problems.add("type", path + "/custom14", custom14, "string");
    const custom15 = value["custom15"];
    if (custom15 !== undefined && typeof custom15 !== "string")
      problems.add("type", path + "/custom15", custom15, "string");
    const custom16 = value["custom16"];
    if (custom16 !== undefined && typeof custom16 !== "string")
      problems.add("type", path + "/custom16", custom16, "string");
    const custom17 = value["custom17"];
    if (custom17 !== undefined && typeof custom17 !== "string")
      problems.add("type", path + "/custom17", custom17, "string");
    const custom18 = value["custom18"];
    if (custom18 !== undefined && typeof custom18 !== "string")
      problems.add("type", path + "/custom18", custom18, "string");
    const custom19 = value["custom19"];
    if (custom19 !== undefined && typeof custom19 !== "string")
      problems.add("type", path + "/custom19", custom19, "string");
    const custom20 = value["custom20"];
    if (custom20 !== undefined && typeof custom20 !== "string")
      problems.add("type", path + "/custom20", custom20, "string");
    const custom21 = value["custom21"];
    if (custom21 !== undefined && typeof custom21 !== "string")
      problems.add("type", path + "/custom21", custom21, "string");
    const custom22 = value["custom22"];
    if (custom22 !== undefined && typeof custom22 !== "string")
      problems.add("type", path + "/custom22", custom22, "string");
    const custom23 = value["custom23"];
    if (custom23 !== undefined && typeof custom23 !== "string")
      problems.add("type", path + "/custom23", custom23, "string");
    const custom24 = value["custom24"];
    if (custom24 !== undefined && typeof custom24 !== "string")
      problems.add("type", path + "/custom24", custom24, "string");
    const shipToAddressCode = value["shipToAddressCode"];
    if (shipToAddressCode !== undefined && typeof shipToAddressCode !== "string")
      problems.add("type", path + "/shipToAddressCode", shipToAddressCode, "string");
    const billToAddressCode = value["billToAddressCode"];
    if (billToAddressCode !== undefined && typeof billToAddressCode !== "string")
      problems.add("type", path + "/billToAddressCode", billToAddressCode, "string");
    const lineItems = value["lineItems"];
    if (lineItems === undefined) {
      problems.add("required", path, value, "lineItems");
    } else if (!Array.isArray(lineItems)) {
      problems.add("type", path + "/lineItems", lineItems, "array");
    } else {
      for (let index = 0; index < lineItems.length; index += 1) {
        const item: unknown = lineItems[index];
        if (item === undefined) problems.add("type", path + "/lineItems/" + index, item, "any JSON type");
        else collectLineItem(item, path + "/lineItems/" + index, problems);
      }
    }
    collectBranches(problems, "oneOf", path, value, [
      { name: "userId", collect: (problems) => collectPurchaseRequestOneOf1(value, path, problems) },
      { name: "userEmail", collect: (problems) => collectPurchaseRequestOneOf2(value, path, problems) },
      { name: "userLoginId", collect: (problems) => collectPurchaseRequestOneOf3(value, path, problems) },
    ]);
  }
}

function collectPurchaseRequestOneOf1(value: unknown, path: string, problems: JsonProblems): void {
  if (hasObjectType(value) && value["userId"] === undefined) problems.add("required", path, value, "userId");
}

function collectPurchaseRequestOneOf2(value: unknown, path: string, problems: JsonProblems): void {
  if (hasObjectType(value) && value["userEmail"] === undefined) problems.add("required", path, value, "userEmail");
}

function collectPurchaseRequestOneOf3(value: unknown, path: string, problems: JsonProblems): void {
  if (hasObjectType(value) && value["userLoginId"] === undefined) problems.add("required", path, value, "userLoginId");
}

/** Reads a valid PurchaseRequest from JSON text. Problems say in which line and column they are. */
export function parsePurchaseRequest(text: string | Uint8Array, options?: ParseOptions): Result<PurchaseRequest> {
  return readJson(text, validatePurchaseRequest, options);
}

/** Whether a value is a valid PurchaseRequestDetail. */
export function isPurchaseRequestDetail(value: unknown): value is PurchaseRequestDetail {
  return checkPurchaseRequestDetail(value);
}

function checkPurchaseRequestDetail(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const purchaseRequestId = value["purchaseRequestId"];
  if (purchaseRequestId !== undefined && typeof purchaseRequestId !== "string") return false;
  const purchaseRequestNumber = value["purchaseRequestNumber"];
  if (purchaseRequestNumber !== undefined && typeof purchaseRequestNumber !== "string") return false;
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
      const item: unknown = purchaseOrders[index];
      if (!checkPurchaseOrder(item)) return false;
    }
  }
  const purchaseRequestExceptions = value["purchaseRequestExceptions"];
  if (purchaseRequestExceptions !== undefined) {
    if (!Array.isArray(purchaseRequestExceptions) || purchaseRequestExceptions.length < 1) return false;
    for (let index2 = 0; index2 < purchaseRequestExceptions.length; index2 += 1) {
      const item2: unknown = purchaseRequestExceptions[index2];
      if (!checkPurchaseRequestException(item2)) return false;
    }
  }
  return true;
}

function checkPurchaseRequestQueueStatus(value: unknown): boolean {
  return value === "PENDING_CREATION" || value === "CREATED" || value === "CREATE_FAILED";
}

function checkPurchaseRequestWorkflowStatus(value: unknown): boolean {
  return (
    value === "Approved" ||
    value === "Pending Approval" ||
    value === "Pending Cost Object Approval" ||
    value === "Sent Back To Employee" ||
    value === "Not Submitted" ||
    value === "Submitted" ||
    value === "Pending Processor Review" ||
    value === "Vendor Approval" ||
    value === "Approval Time Expired"
  );
}

function checkPurchaseRequestException(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const eventCode = value["eventCode"];
  if (eventCode !== undefined && typeof eventCode !== "string") return false;
  const exceptionCode = value["exceptionCode"];
  if (exceptionCode !== undefined && typeof exceptionCode !== "string") return false;
  const isCleared_ = value["isCleared"];
  if (isCleared_ !== undefined && typeof isCleared_ !== "boolean") return false;
  const prExceptionId = value["prExceptionId"];
  if (prExceptionId !== undefined && typeof prExceptionId !== "string") return false;
  const message = value["message"];
  return message === undefined || typeof message === "string";
}

/** The value as a valid PurchaseRequestDetail, or every problem that keeps it from being one. */
export function validatePurchaseRequestDetail(
  value: unknown,
  options?: ValidateOptions,
): Result<PurchaseRequestDetail> {
  return isPurchaseRequestDetail(value)
    ? { ok: true, value }
    : collectProblems(value, collectPurchaseRequestDetail, options);
}

function collectPurchaseRequestDetail(value: unknown, path: string, problems: JsonProblems): void {
  if (!hasObjectType(value)) {
    problems.add("type", path, value, "object");
  } else {
    const purchaseRequestId = value["purchaseRequestId"];
    if (purchaseRequestId !== undefined && typeof purchaseRequestId !== "string")
      problems.add("type", path + "/purchaseRequestId", purchaseRequestId, "string");
    const purchaseRequestNumber = value["purchaseRequestNumber"];
    if (purchaseRequestNumber !== undefined && typeof purchaseRequestNumber !== "string")
      problems.add("type", path + "/purchaseRequestNumber", purchaseRequestNumber, "string");
    const purchaseRequestQueueStatus = value["purchaseRequestQueueStatus"];
    if (purchaseRequestQueueStatus !== undefined)
      collectPurchaseRequestQueueStatus(purchaseRequestQueueStatus, path + "/purchaseRequestQueueStatus", problems);
    const purchaseRequestWorkflowStatus = value["purchaseRequestWorkflowStatus"];
    if (purchaseRequestWorkflowStatus !== undefined)
      collectPurchaseRequestWorkflowStatus(
        purchaseRequestWorkflowStatus,
        path + "/purchaseRequestWorkflowStatus",
        problems,
      );
    const purchaseOrders = value["purchaseOrders"];
    if (purchaseOrders !== undefined) {
      if (!Array.isArray(purchaseOrders)) {
        problems.add("type", path + "/purchaseOrders", purchaseOrders, "array");
      } else {
        if (purchaseOrders.length < 1) problems.add("minItems", path + "/purchaseOrders", purchaseOrders, 1);
        for (let index = 0; index < purchaseOrders.length; index += 1) {
          const item: unknown = purchaseOrders[index];
          if (item === undefined) problems.add("type", path + "/purchaseOrders/" + index, item, "any JSON type");
          else collectPurchaseOrder(item, path + "/purchaseOrders/" + index, problems);
        }
      }
    }
    const purchaseRequestExceptions = value["purchaseRequestExceptions"];
    if (purchaseRequestExceptions !== undefined) {
      if (!Array.isArray(purchaseRequestExceptions)) {
        problems.add("type", path + "/purchaseRequestExceptions", purchaseRequestExceptions, "array");
      } else {
        if (purchaseRequestExceptions.length < 1)
          problems.add("minItems", path + "/purchaseRequestExceptions", purchaseRequestExceptions, 1);
        for (let index2 = 0; index2 < purchaseRequestExceptions.length; index2 += 1) {
          const item2: unknown = purchaseRequestExceptions[index2];
          if (item2 === undefined)
            problems.add("type", path + "/purchaseRequestExceptions/" + index2, item2, "any JSON type");
          else collectPurchaseRequestException(item2, path + "/purchaseRequestExceptions/" + index2, problems);
        }
      }
    }
  }
}

const purchaseRequestQueueStatusAllowed: readonly unknown[] = ["PENDING_CREATION", "CREATED", "CREATE_FAILED"];

function collectPurchaseRequestQueueStatus(value: unknown, path: string, problems: JsonProblems): void {
  if (typeof value !== "string") problems.add("type", path, value, "string");
  else if (value !== "PENDING_CREATION" && value !== "CREATED" && value !== "CREATE_FAILED")
    problems.add("enum", path, value, purchaseRequestQueueStatusAllowed);
}

const purchaseRequestWorkflowStatusAllowed: readonly unknown[] = [
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

function collectPurchaseRequestWorkflowStatus(value: unknown, path: string, problems: JsonProblems): void {
  if (typeof value !== "string") problems.add("type", path, value, "string");
  else if (
    value !== "Approved" &&
    value !== "Pending Approval" &&
    value !== "Pending Cost Object Approval" &&
    value !== "Sent Back To Employee" &&
    value !== "Not Submitted" &&
    value !== "Submitted" &&
    value !== "Pending Processor Review" &&
    value !== "Vendor Approval" &&
    value !== "Approval Time Expired"
  )
    problems.add("enum", path, value, purchaseRequestWorkflowStatusAllowed);
}

function collectPurchaseRequestException(value: unknown, path: string, problems: JsonProblems): void {
  if (!hasObjectType(value)) {
    problems.add("type", path, value, "object");
  } else {
    const eventCode = value["eventCode"];
    if (eventCode !== undefined && typeof eventCode !== "string")
      problems.add("type", path + "/eventCode", eventCode, "string");
    const exceptionCode = value["exceptionCode"];
    if (exceptionCode !== undefined && typeof exceptionCode !== "string")
      problems.add("type", path + "/exceptionCode", exceptionCode, "string");
    const isCleared_ = value["isCleared"];
    if (isCleared_ !== undefined && typeof isCleared_ !== "boolean")
      problems.add("type", path + "/isCleared", isCleared_, "boolean");
    const prExceptionId = value["prExceptionId"];
    if (prExceptionId !== undefined && typeof prExceptionId !== "string")
      problems.add("type", path + "/prExceptionId", prExceptionId, "string");
    const message = value["message"];
    if (message !== undefined && typeof message !== "string")
      problems.add("type", path + "/message", message, "string");
  }
}

/** Reads a valid PurchaseRequestDetail from JSON text. Problems say in which line and column they are. */
export function parsePurchaseRequestDetail(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<PurchaseRequestDetail> {
  return readJson(text, validatePurchaseRequestDetail, options);
}

/** Whether a value is a valid PurchaseRequestError. */
export function isPurchaseRequestError(value: unknown): value is PurchaseRequestError {
  return checkPurchaseRequestError(value);
}

/** The value as a valid PurchaseRequestError, or every problem that keeps it from being one. */
export function validatePurchaseRequestError(value: unknown, options?: ValidateOptions): Result<PurchaseRequestError> {
  return isPurchaseRequestError(value)
    ? { ok: true, value }
    : collectProblems(value, collectPurchaseRequestError, options);
}

/** Reads a valid PurchaseRequestError from JSON text. Problems say in which line and column they are. */
export function parsePurchaseRequestError(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<PurchaseRequestError> {
  return readJson(text, validatePurchaseRequestError, options);
}

/** Whether a value is a valid PurchaseRequestErrorCode. */
export function isPurchaseRequestErrorCode(value: unknown): value is PurchaseRequestErrorCode {
  return checkPurchaseRequestErrorCode(value);
}

/** The value as a valid PurchaseRequestErrorCode, or every problem that keeps it from being one. */
export function validatePurchaseRequestErrorCode(
  value: unknown,
  options?: ValidateOptions,
): Result<PurchaseRequestErrorCode> {
  return isPurchaseRequestErrorCode(value)
    ? { ok: true, value }
    : collectProblems(value, collectPurchaseRequestErrorCode, options);
}

/** Reads a valid PurchaseRequestErrorCode from JSON text. Problems say in which line and column they are. */
export function parsePurchaseRequestErrorCode(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<PurchaseRequestErrorCode> {
  return readJson(text, validatePurchaseRequestErrorCode, options);
}

/** Whether a value is a valid PurchaseRequestException. */
export function isPurchaseRequestException(value: unknown): value is PurchaseRequestException {
  return checkPurchaseRequestException(value);
}

/** The value as a valid PurchaseRequestException, or every problem that keeps it from being one. */
export function validatePurchaseRequestException(
  value: unknown,
  options?: ValidateOptions,
): Result<PurchaseRequestException> {
  return isPurchaseRequestException(value)
    ? { ok: true, value }
    : collectProblems(value, collectPurchaseRequestException, options);
}

/** Reads a valid PurchaseRequestException from JSON text. Problems say in which line and column they are. */
export function parsePurchaseRequestException(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<PurchaseRequestException> {
  return readJson(text, validatePurchaseRequestException, options);
}

/** Whether a value is a valid PurchaseRequestQueueStatus. */
export function isPurchaseRequestQueueStatus(value: unknown): value is PurchaseRequestQueueStatus {
  return checkPurchaseRequestQueueStatus(value);
}

/** The value as a valid PurchaseRequestQueueStatus, or every problem that keeps it from being one. */
export function validatePurchaseRequestQueueStatus(
  value: unknown,
  options?: ValidateOptions,
): Result<PurchaseRequestQueueStatus> {
  return isPurchaseRequestQueueStatus(value)
    ? { ok: true, value }
    : collectProblems(value, collectPurchaseRequestQueueStatus, options);
}

/** Reads a valid PurchaseRequestQueueStatus from JSON text. Problems say in which line and column they are. */
export function parsePurchaseRequestQueueStatus(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<PurchaseRequestQueueStatus> {
  return readJson(text, validatePurchaseRequestQueueStatus, options);
}

/** Whether a value is a valid PurchaseRequestWorkflowStatus. */
export function isPurchaseRequestWorkflowStatus(value: unknown): value is PurchaseRequestWorkflowStatus {
  return checkPurchaseRequestWorkflowStatus(value);
}

/** The value as a valid PurchaseRequestWorkflowStatus, or every problem that keeps it from being one. */
export function validatePurchaseRequestWorkflowStatus(
  value: unknown,
  options?: ValidateOptions,
): Result<PurchaseRequestWorkflowStatus> {
  return isPurchaseRequestWorkflowStatus(value)
    ? { ok: true, value }
    : collectProblems(value, collectPurchaseRequestWorkflowStatus, options);
}

/** Reads a valid PurchaseRequestWorkflowStatus from JSON text. Problems say in which line and column they are. */
export function parsePurchaseRequestWorkflowStatus(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<PurchaseRequestWorkflowStatus> {
  return readJson(text, validatePurchaseRequestWorkflowStatus, options);
}

/** Whether a value is a valid PurchaseType. */
export function isPurchaseType(value: unknown): value is PurchaseType {
  return checkPurchaseType(value);
}

/** The value as a valid PurchaseType, or every problem that keeps it from being one. */
export function validatePurchaseType(value: unknown, options?: ValidateOptions): Result<PurchaseType> {
  return isPurchaseType(value) ? { ok: true, value } : collectProblems(value, collectPurchaseType, options);
}

/** Reads a valid PurchaseType from JSON text. Problems say in which line and column they are. */
export function parsePurchaseType(text: string | Uint8Array, options?: ParseOptions): Result<PurchaseType> {
  return readJson(text, validatePurchaseType, options);
}

/** Whether a value is a valid ReceiptType. */
export function isReceiptType(value: unknown): value is ReceiptType {
  return checkReceiptType(value);
}

/** The value as a valid ReceiptType, or every problem that keeps it from being one. */
export function validateReceiptType(value: unknown, options?: ValidateOptions): Result<ReceiptType> {
  return isReceiptType(value) ? { ok: true, value } : collectProblems(value, collectReceiptType, options);
}

/** Reads a valid ReceiptType from JSON text. Problems say in which line and column they are. */
export function parseReceiptType(text: string | Uint8Array, options?: ParseOptions): Result<ReceiptType> {
  return readJson(text, validateReceiptType, options);
}
