// Generated from specs/vendors/openapi.yaml. Edit the spec, then run `make generate`.

import type { Result } from "../runtime/base.js";
import { hasInt32Format, hasUuidFormat } from "../runtime/formats.js";
import {
  type JsonProblems,
  type ParseOptions,
  type ValidateOptions,
  addFormat,
  addMaximum,
  addMinimum,
  addType,
  allowMembers,
  expectArray,
  expectInteger,
  expectObject,
  expectString,
  expectStringOf,
  hasObjectType,
  hasOptionalStrings,
  numbered,
  readJson,
  requireMembers,
  resultOf,
  visitItems,
} from "../runtime/json.js";
import type {
  AccountType,
  Collection,
  CreateVendorsParameters,
  CreateVendorsResponseHeaders,
  DeleteVendorGroupParameters,
  DeleteVendorGroupResponseHeaders,
  DeleteVendorParameters,
  DeleteVendorResponseHeaders,
  ListVendorsParameters,
  ListVendorsResponseHeaders,
  Status,
  SubmittedVendorBanks,
  SubmittedVendorGroups,
  SubmittedVendors,
  SubmittedVendorsRequest,
  UpdateVendorBanksParameters,
  UpdateVendorBanksResponseHeaders,
  UpdateVendorGroupsParameters,
  UpdateVendorGroupsResponseHeaders,
  UpdateVendorsParameters,
  UpdateVendorsResponseHeaders,
  Vendor,
  VendorBank,
  VendorBankCollection,
  VendorCollection,
  VendorGroup,
  VendorGroupCollection,
  VendorRequest,
} from "./types.js";

/** Whether a value is a valid AccountType. */
export function isAccountType(value: unknown): value is AccountType {
  try {
    return checkAccountType(value);
  } catch {
    return false;
  }
}

function checkAccountType(value: unknown): boolean {
  return value === "CHCK" || value === "SAVE";
}

/** The value as a valid AccountType, or every problem that keeps it from being one. */
export function validateAccountType(value: unknown, options?: ValidateOptions): Result<AccountType> {
  return resultOf(value, checkAccountType, collectAccountType, options);
}

function collectAccountType(value: unknown, path: string, problems: JsonProblems): void {
  expectStringOf(value, path, problems, ["CHCK", "SAVE"]);
}

/** Reads a valid AccountType from JSON text. Problems say in which line and column they are. */
export function parseAccountType(text: string | Uint8Array, options?: ParseOptions): Result<AccountType> {
  return readJson(text, validateAccountType, options);
}

/** Whether a value is a valid Collection. */
export function isCollection(value: unknown): value is Collection {
  try {
    return checkCollection(value);
  } catch {
    return false;
  }
}

function checkCollection(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const totalCount = value["TotalCount"];
  if (totalCount !== undefined && !Number.isInteger(totalCount)) return false;
  return hasOptionalStrings(value["NextPage"], value["RequestRunSummary"]);
}

/** The value as a valid Collection, or every problem that keeps it from being one. */
export function validateCollection(value: unknown, options?: ValidateOptions): Result<Collection> {
  return resultOf(value, checkCollection, collectCollection, options);
}

function collectCollection(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      NextPage: expectString,
      RequestRunSummary: expectString,
      TotalCount: expectInteger,
    });
  }
}

/** Reads a valid Collection from JSON text. Problems say in which line and column they are. */
export function parseCollection(text: string | Uint8Array, options?: ParseOptions): Result<Collection> {
  return readJson(text, validateCollection, options);
}

/** Whether a value is a valid CreateVendorsParameters. */
export function isCreateVendorsParameters(value: unknown): value is CreateVendorsParameters {
  try {
    return checkCreateVendorsParameters(value);
  } catch {
    return false;
  }
}

function checkCreateVendorsParameters(value: unknown): boolean {
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

/** The value as a valid CreateVendorsParameters, or every problem that keeps it from being one. */
export function validateCreateVendorsParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<CreateVendorsParameters> {
  return resultOf(value, checkCreateVendorsParameters, collectCreateVendorsParameters, options);
}

function collectCreateVendorsParameters(value: unknown, path: string, problems: JsonProblems): void {
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

/** Whether a value is a valid CreateVendorsResponseHeaders. */
export function isCreateVendorsResponseHeaders(value: unknown): value is CreateVendorsResponseHeaders {
  try {
    return checkCreateVendorsResponseHeaders(value);
  } catch {
    return false;
  }
}

function checkCreateVendorsResponseHeaders(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const serviceCorrelationid = value["service-correlationid"];
  if (serviceCorrelationid !== undefined) {
    if (typeof serviceCorrelationid !== "string" || !hasUuidFormat(serviceCorrelationid)) return false;
  }
  return true;
}

/** The value as a valid CreateVendorsResponseHeaders, or every problem that keeps it from being one. */
export function validateCreateVendorsResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<CreateVendorsResponseHeaders> {
  return resultOf(value, checkCreateVendorsResponseHeaders, collectCreateVendorsResponseHeaders, options);
}

function collectCreateVendorsResponseHeaders(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      "service-correlationid": (serviceCorrelationid, path) => {
        if (expectString(serviceCorrelationid, path, problems) && !hasUuidFormat(serviceCorrelationid))
          addFormat(serviceCorrelationid, path, problems, "uuid");
      },
    });
  }
}

/** Whether a value is a valid DeleteVendorGroupParameters. */
export function isDeleteVendorGroupParameters(value: unknown): value is DeleteVendorGroupParameters {
  try {
    return checkDeleteVendorGroupParameters(value);
  } catch {
    return false;
  }
}

function checkDeleteVendorGroupParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const query = value["query"];
  if (!hasObjectType(query) || typeof query["vendorCode"] !== "string") return false;
  if (typeof query["addressCode"] !== "string" || typeof query["groupName"] !== "string") return false;
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

/** The value as a valid DeleteVendorGroupParameters, or every problem that keeps it from being one. */
export function validateDeleteVendorGroupParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<DeleteVendorGroupParameters> {
  return resultOf(value, checkDeleteVendorGroupParameters, collectDeleteVendorGroupParameters, options);
}

function collectDeleteVendorGroupParameters(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, {
      query: (query, path) => {
        if (expectObject(query, path, problems)) {
          requireMembers(query, path, problems, {
            vendorCode: expectString,
            addressCode: expectString,
            groupName: expectString,
          });
        }
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

/** Whether a value is a valid DeleteVendorGroupResponseHeaders. */
export function isDeleteVendorGroupResponseHeaders(value: unknown): value is DeleteVendorGroupResponseHeaders {
  try {
    return checkDeleteVendorGroupResponseHeaders(value);
  } catch {
    return false;
  }
}

function checkDeleteVendorGroupResponseHeaders(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const serviceCorrelationid = value["service-correlationid"];
  if (serviceCorrelationid !== undefined) {
    if (typeof serviceCorrelationid !== "string" || !hasUuidFormat(serviceCorrelationid)) return false;
  }
  return true;
}

/** The value as a valid DeleteVendorGroupResponseHeaders, or every problem that keeps it from being one. */
export function validateDeleteVendorGroupResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<DeleteVendorGroupResponseHeaders> {
  return resultOf(value, checkDeleteVendorGroupResponseHeaders, collectDeleteVendorGroupResponseHeaders, options);
}

function collectDeleteVendorGroupResponseHeaders(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      "service-correlationid": (serviceCorrelationid, path) => {
        if (expectString(serviceCorrelationid, path, problems) && !hasUuidFormat(serviceCorrelationid))
          addFormat(serviceCorrelationid, path, problems, "uuid");
      },
    });
  }
}

/** Whether a value is a valid DeleteVendorParameters. */
export function isDeleteVendorParameters(value: unknown): value is DeleteVendorParameters {
  try {
    return checkDeleteVendorParameters(value);
  } catch {
    return false;
  }
}

function checkDeleteVendorParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const query = value["query"];
  if (!hasObjectType(query) || typeof query["vendorCode"] !== "string") return false;
  if (typeof query["addressCode"] !== "string") return false;
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

/** The value as a valid DeleteVendorParameters, or every problem that keeps it from being one. */
export function validateDeleteVendorParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<DeleteVendorParameters> {
  return resultOf(value, checkDeleteVendorParameters, collectDeleteVendorParameters, options);
}

function collectDeleteVendorParameters(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, {
      query: (query, path) => {
        if (expectObject(query, path, problems))
          requireMembers(query, path, problems, { vendorCode: expectString, addressCode: expectString });
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

/** Whether a value is a valid DeleteVendorResponseHeaders. */
export function isDeleteVendorResponseHeaders(value: unknown): value is DeleteVendorResponseHeaders {
  try {
    return checkDeleteVendorResponseHeaders(value);
  } catch {
    return false;
  }
}

function checkDeleteVendorResponseHeaders(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const serviceCorrelationid = value["service-correlationid"];
  if (serviceCorrelationid !== undefined) {
    if (typeof serviceCorrelationid !== "string" || !hasUuidFormat(serviceCorrelationid)) return false;
  }
  return true;
}

/** The value as a valid DeleteVendorResponseHeaders, or every problem that keeps it from being one. */
export function validateDeleteVendorResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<DeleteVendorResponseHeaders> {
  return resultOf(value, checkDeleteVendorResponseHeaders, collectDeleteVendorResponseHeaders, options);
}

function collectDeleteVendorResponseHeaders(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      "service-correlationid": (serviceCorrelationid, path) => {
        if (expectString(serviceCorrelationid, path, problems) && !hasUuidFormat(serviceCorrelationid))
          addFormat(serviceCorrelationid, path, problems, "uuid");
      },
    });
  }
}

/** Whether a value is a valid ListVendorsParameters. */
export function isListVendorsParameters(value: unknown): value is ListVendorsParameters {
  try {
    return checkListVendorsParameters(value);
  } catch {
    return false;
  }
}

const listVendorsParametersQuerySearchTypeValues: readonly unknown[] = ["exact", "begins", "contains", "ends"];

const listVendorsParametersQueryPaymentMethodTypeValues: readonly unknown[] = [
  "ACH",
  "CARD",
  "CHECK",
  "CLIENT",
  "PAYPVD",
  "VCHER",
  "WIRE",
];

function checkListVendorsParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const headers = value["headers"];
  if (headers !== undefined) {
    if (!hasObjectType(headers)) return false;
    const serviceCorrelationid = headers["service-correlationid"];
    if (serviceCorrelationid !== undefined) {
      if (typeof serviceCorrelationid !== "string" || !hasUuidFormat(serviceCorrelationid)) return false;
    }
  }
  const query = value["query"];
  if (query !== undefined) {
    if (!hasObjectType(query)) return false;
    const limit = query["limit"];
    if (limit !== undefined) {
      if (typeof limit !== "number" || !Number.isInteger(limit) || limit > 1000 || !hasInt32Format(limit)) return false;
    }
    if (!hasOptionalStrings(query["offset"], query["sortBy"], query["vendorCode"], query["vendorName"])) return false;
    if (!hasOptionalStrings(query["taxID"], query["buyerAccountNumber"], query["addressCode"], query["address1"]))
      return false;
    if (!hasOptionalStrings(query["address2"], query["address3"], query["city"], query["state"])) return false;
    if (!hasOptionalStrings(query["postalCode"], query["country"], query["custom1"], query["custom2"])) return false;
    if (!hasOptionalStrings(query["custom3"], query["custom4"], query["custom5"], query["custom6"])) return false;
    if (!hasOptionalStrings(query["custom7"], query["custom8"], query["custom9"], query["custom10"])) return false;
    if (!hasOptionalStrings(query["custom11"], query["custom12"], query["custom13"], query["custom14"])) return false;
    if (!hasOptionalStrings(query["custom15"], query["custom16"], query["custom17"], query["custom18"])) return false;
    if (!hasOptionalStrings(query["custom19"], query["custom20"])) return false;
    const sortDirection = query["sortDirection"];
    if (sortDirection !== undefined && sortDirection !== "ascending" && sortDirection !== "descending") return false;
    const searchType = query["searchType"];
    if (searchType !== undefined && !listVendorsParametersQuerySearchTypeValues.includes(searchType)) return false;
    const paymentMethodType = query["paymentMethodType"];
    if (paymentMethodType !== undefined) {
      if (!listVendorsParametersQueryPaymentMethodTypeValues.includes(paymentMethodType)) return false;
    }
    const approved = query["approved"];
    if (approved !== undefined && approved !== "True" && approved !== "False") return false;
  }
  return true;
}

/** The value as a valid ListVendorsParameters, or every problem that keeps it from being one. */
export function validateListVendorsParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<ListVendorsParameters> {
  return resultOf(value, checkListVendorsParameters, collectListVendorsParameters, options);
}

function collectListVendorsParameters(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      query: (query, path) => {
        if (expectObject(query, path, problems)) {
          allowMembers(query, path, problems, {
            limit: (limit, path) => {
              if (expectInteger(limit, path, problems)) {
                if (limit > 1000) addMaximum(limit, path, problems, 1000);
                if (!hasInt32Format(limit)) addFormat(limit, path, problems, "int32");
              }
            },
            offset: expectString,
            sortDirection: (sortDirection, path) =>
              expectStringOf(sortDirection, path, problems, ["ascending", "descending"]),
            sortBy: expectString,
            searchType: (searchType, path) =>
              expectStringOf(searchType, path, problems, listVendorsParametersQuerySearchTypeValues),
            vendorCode: expectString,
            vendorName: expectString,
            taxID: expectString,
            buyerAccountNumber: expectString,
            paymentMethodType: (paymentMethodType, path) =>
              expectStringOf(paymentMethodType, path, problems, listVendorsParametersQueryPaymentMethodTypeValues),
            addressCode: expectString,
            address1: expectString,
            address2: expectString,
            address3: expectString,
            city: expectString,
            state: expectString,
            postalCode: expectString,
            approved: (approved, path) => expectStringOf(approved, path, problems, ["True", "False"]),
            country: expectString,
            ...numbered("custom", 1, 20, expectString),
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

/** Whether a value is a valid ListVendorsResponseHeaders. */
export function isListVendorsResponseHeaders(value: unknown): value is ListVendorsResponseHeaders {
  try {
    return checkListVendorsResponseHeaders(value);
  } catch {
    return false;
  }
}

function checkListVendorsResponseHeaders(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const serviceCorrelationid = value["service-correlationid"];
  if (serviceCorrelationid !== undefined) {
    if (typeof serviceCorrelationid !== "string" || !hasUuidFormat(serviceCorrelationid)) return false;
  }
  return true;
}

/** The value as a valid ListVendorsResponseHeaders, or every problem that keeps it from being one. */
export function validateListVendorsResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<ListVendorsResponseHeaders> {
  return resultOf(value, checkListVendorsResponseHeaders, collectListVendorsResponseHeaders, options);
}

function collectListVendorsResponseHeaders(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      "service-correlationid": (serviceCorrelationid, path) => {
        if (expectString(serviceCorrelationid, path, problems) && !hasUuidFormat(serviceCorrelationid))
          addFormat(serviceCorrelationid, path, problems, "uuid");
      },
    });
  }
}

/** Whether a value is a valid Status. */
export function isStatus(value: unknown): value is Status {
  try {
    return checkStatus(value);
  } catch {
    return false;
  }
}

function checkStatus(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const code = value["Code"];
  if (code !== undefined && !Number.isInteger(code)) return false;
  const recordNumber = value["RecordNumber"];
  if (recordNumber !== undefined && !Number.isInteger(recordNumber)) return false;
  return hasOptionalStrings(value["Message"], value["Type"]);
}

/** The value as a valid Status, or every problem that keeps it from being one. */
export function validateStatus(value: unknown, options?: ValidateOptions): Result<Status> {
  return resultOf(value, checkStatus, collectStatus, options);
}

function collectStatus(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      Code: expectInteger,
      Message: expectString,
      RecordNumber: expectInteger,
      Type: expectString,
    });
  }
}

/** Reads a valid Status from JSON text. Problems say in which line and column they are. */
export function parseStatus(text: string | Uint8Array, options?: ParseOptions): Result<Status> {
  return readJson(text, validateStatus, options);
}

/** Whether a value is a valid SubmittedVendorBanks. */
export function isSubmittedVendorBanks(value: unknown): value is SubmittedVendorBanks {
  try {
    return checkSubmittedVendorBanks(value);
  } catch {
    return false;
  }
}

function checkSubmittedVendorBanks(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const vendorBank = value["VendorBank"];
  if (!Array.isArray(vendorBank)) return false;
  for (let index = 0; index < vendorBank.length; index += 1) {
    if (!checkVendorBank(vendorBank[index])) return false;
  }
  return checkCollection(value);
}

function checkVendorBank(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["AccountNumber"] !== "string") return false;
  if (typeof value["AddressCode"] !== "string" || typeof value["IsActive"] !== "string") return false;
  if (typeof value["NameOnAccount"] !== "string" || typeof value["VendorCode"] !== "string") return false;
  if (!hasOptionalStrings(value["BankCode"], value["BankName"], value["BranchCode"], value["BranchLocation"]))
    return false;
  if (!hasOptionalStrings(value["CountryCode"], value["CurrencyAlphaCode"], value["ID"], value["RoutingNumber"]))
    return false;
  if (!hasOptionalStrings(value["TransType"], value["URI"])) return false;
  if (!checkAccountType(value["AccountType"])) return false;
  const statusList = value["StatusList"];
  if (statusList !== undefined) {
    if (!Array.isArray(statusList)) return false;
    for (let index = 0; index < statusList.length; index += 1) {
      if (!checkStatus(statusList[index])) return false;
    }
  }
  return true;
}

/** The value as a valid SubmittedVendorBanks, or every problem that keeps it from being one. */
export function validateSubmittedVendorBanks(value: unknown, options?: ValidateOptions): Result<SubmittedVendorBanks> {
  return resultOf(value, checkSubmittedVendorBanks, collectSubmittedVendorBanks, options);
}

function collectSubmittedVendorBanks(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, {
      VendorBank: (vendorBank, path) => {
        if (expectArray(vendorBank, path, problems)) visitItems(vendorBank, path, problems, collectVendorBank);
      },
    });
    collectCollection(value, path, problems);
  }
}

function collectVendorBank(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, {
      AccountNumber: expectString,
      AccountType: collectAccountType,
      AddressCode: expectString,
    });
    allowMembers(value, path, problems, {
      BankCode: expectString,
      BankName: expectString,
      BranchCode: expectString,
      BranchLocation: expectString,
      CountryCode: expectString,
      CurrencyAlphaCode: expectString,
      ID: expectString,
    });
    requireMembers(value, path, problems, { IsActive: expectString, NameOnAccount: expectString });
    allowMembers(value, path, problems, {
      RoutingNumber: expectString,
      StatusList: (statusList, path) => {
        if (expectArray(statusList, path, problems)) visitItems(statusList, path, problems, collectStatus);
      },
      TransType: expectString,
      URI: expectString,
    });
    requireMembers(value, path, problems, { VendorCode: expectString });
  }
}

/** Reads a valid SubmittedVendorBanks from JSON text. Problems say in which line and column they are. */
export function parseSubmittedVendorBanks(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<SubmittedVendorBanks> {
  return readJson(text, validateSubmittedVendorBanks, options);
}

/** Whether a value is a valid SubmittedVendorGroups. */
export function isSubmittedVendorGroups(value: unknown): value is SubmittedVendorGroups {
  try {
    return checkSubmittedVendorGroups(value);
  } catch {
    return false;
  }
}

function checkSubmittedVendorGroups(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const vendorGroup = value["VendorGroup"];
  if (!Array.isArray(vendorGroup)) return false;
  for (let index = 0; index < vendorGroup.length; index += 1) {
    if (!checkVendorGroup(vendorGroup[index])) return false;
  }
  return checkCollection(value);
}

function checkVendorGroup(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["Name"] !== "string" || !hasOptionalStrings(value["ID"], value["URI"]))
    return false;
  const statusList = value["StatusList"];
  if (statusList !== undefined) {
    if (!Array.isArray(statusList)) return false;
    for (let index = 0; index < statusList.length; index += 1) {
      if (!checkStatus(statusList[index])) return false;
    }
  }
  return true;
}

/** The value as a valid SubmittedVendorGroups, or every problem that keeps it from being one. */
export function validateSubmittedVendorGroups(
  value: unknown,
  options?: ValidateOptions,
): Result<SubmittedVendorGroups> {
  return resultOf(value, checkSubmittedVendorGroups, collectSubmittedVendorGroups, options);
}

function collectSubmittedVendorGroups(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, {
      VendorGroup: (vendorGroup, path) => {
        if (expectArray(vendorGroup, path, problems)) visitItems(vendorGroup, path, problems, collectVendorGroup);
      },
    });
    collectCollection(value, path, problems);
  }
}

function collectVendorGroup(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, { ID: expectString });
    requireMembers(value, path, problems, { Name: expectString });
    allowMembers(value, path, problems, {
      StatusList: (statusList, path) => {
        if (expectArray(statusList, path, problems)) visitItems(statusList, path, problems, collectStatus);
      },
      URI: expectString,
    });
  }
}

/** Reads a valid SubmittedVendorGroups from JSON text. Problems say in which line and column they are. */
export function parseSubmittedVendorGroups(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<SubmittedVendorGroups> {
  return readJson(text, validateSubmittedVendorGroups, options);
}

/** Whether a value is a valid SubmittedVendors. */
export function isSubmittedVendors(value: unknown): value is SubmittedVendors {
  try {
    return checkSubmittedVendors(value);
  } catch {
    return false;
  }
}

function checkSubmittedVendors(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const vendor = value["Vendor"];
  if (!Array.isArray(vendor)) return false;
  for (let index = 0; index < vendor.length; index += 1) {
    if (!checkVendor(vendor[index])) return false;
  }
  return checkCollection(value);
}

function checkVendor(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["AddressCode"] !== "string") return false;
  const paymentTerms = value["PaymentTerms"];
  if (paymentTerms !== undefined) {
    if (typeof paymentTerms !== "number" || !Number.isInteger(paymentTerms) || paymentTerms < 1) return false;
    if (paymentTerms > 999) return false;
  }
  if (typeof value["VendorCode"] !== "string") return false;
  if (!hasOptionalStrings(value["AccountNumber"], value["Address1"], value["Address2"], value["Address3"]))
    return false;
  if (!hasOptionalStrings(value["AddressImportSyncID"], value["Approved"], value["City"], value["ContactEmail"]))
    return false;
  if (
    !hasOptionalStrings(
      value["ContactFirstName"],
      value["ContactLastName"],
      value["ContactPhoneNumber"],
      value["Country"],
    )
  )
    return false;
  if (!hasOptionalStrings(value["CountryCode"], value["CurrencyCode"], value["Custom1"], value["Custom2"]))
    return false;
  if (!hasOptionalStrings(value["Custom3"], value["Custom4"], value["Custom5"], value["Custom6"])) return false;
  if (!hasOptionalStrings(value["Custom7"], value["Custom8"], value["Custom9"], value["Custom10"])) return false;
  if (!hasOptionalStrings(value["Custom11"], value["Custom12"], value["Custom13"], value["Custom14"])) return false;
  if (!hasOptionalStrings(value["Custom15"], value["Custom16"], value["Custom17"], value["Custom18"])) return false;
  if (
    !hasOptionalStrings(
      value["Custom19"],
      value["Custom20"],
      value["DefaultEmployeeID"],
      value["DefaultExpenseTypeName"],
    )
  )
    return false;
  if (
    !hasOptionalStrings(
      value["DiscountPercentage"],
      value["DiscountTermsDays"],
      value["ID"],
      value["IsLineItemVatIncld"],
    )
  )
    return false;
  if (
    !hasOptionalStrings(
      value["IsVisibleForContentExtraction"],
      value["PaymentMethodType"],
      value["PostalCode"],
      value["ProvincialTaxID"],
    )
  )
    return false;
  if (
    !hasOptionalStrings(
      value["PurchaseOrderContactEmail"],
      value["PurchaseOrderContactFirstName"],
      value["PurchaseOrderContactLastName"],
      value["PurchaseOrderContactPhoneNumber"],
    )
  )
    return false;
  if (!hasOptionalStrings(value["ShippingMethod"], value["ShippingTerms"], value["State"], value["TaxID"]))
    return false;
  if (!hasOptionalStrings(value["TaxType"], value["URI"], value["VendorFormName"], value["VendorName"])) return false;
  if (!hasOptionalStrings(value["VoucherNotes"])) return false;
  const statusList = value["StatusList"];
  if (!Array.isArray(statusList)) return false;
  for (let index = 0; index < statusList.length; index += 1) {
    if (!checkStatus(statusList[index])) return false;
  }
  const vendorBankList = value["VendorBankList"];
  if (vendorBankList !== undefined) {
    if (typeof vendorBankList !== "string" && !Array.isArray(vendorBankList)) return false;
    if (Array.isArray(vendorBankList)) {
      for (let index2 = 0; index2 < vendorBankList.length; index2 += 1) {
        if (vendorBankList[index2] === undefined) return false;
      }
    }
  }
  const vendorGroupList = value["VendorGroupList"];
  if (vendorGroupList !== undefined) {
    if (typeof vendorGroupList !== "string" && !Array.isArray(vendorGroupList)) return false;
    if (Array.isArray(vendorGroupList)) {
      for (let index3 = 0; index3 < vendorGroupList.length; index3 += 1) {
        if (vendorGroupList[index3] === undefined) return false;
      }
    }
  }
  return true;
}

/** The value as a valid SubmittedVendors, or every problem that keeps it from being one. */
export function validateSubmittedVendors(value: unknown, options?: ValidateOptions): Result<SubmittedVendors> {
  return resultOf(value, checkSubmittedVendors, collectSubmittedVendors, options);
}

function collectSubmittedVendors(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, {
      Vendor: (vendor, path) => {
        if (expectArray(vendor, path, problems)) visitItems(vendor, path, problems, collectVendor);
      },
    });
    collectCollection(value, path, problems);
  }
}

function collectVendor(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      AccountNumber: expectString,
      Address1: expectString,
      Address2: expectString,
      Address3: expectString,
    });
    requireMembers(value, path, problems, { AddressCode: expectString });
    allowMembers(value, path, problems, {
      AddressImportSyncID: expectString,
      Approved: expectString,
      City: expectString,
      ContactEmail: expectString,
      ContactFirstName: expectString,
      ContactLastName: expectString,
      ContactPhoneNumber: expectString,
      Country: expectString,
      CountryCode: expectString,
      CurrencyCode: expectString,
      ...numbered("Custom", 1, 20, expectString),
      DefaultEmployeeID: expectString,
      DefaultExpenseTypeName: expectString,
      DiscountPercentage: expectString,
      DiscountTermsDays: expectString,
      ID: expectString,
      IsLineItemVatIncld: expectString,
      IsVisibleForContentExtraction: expectString,
      PaymentMethodType: expectString,
      PaymentTerms: (paymentTerms, path) => {
        if (expectInteger(paymentTerms, path, problems)) {
          if (paymentTerms < 1) addMinimum(paymentTerms, path, problems, 1);
          if (paymentTerms > 999) addMaximum(paymentTerms, path, problems, 999);
        }
      },
      PostalCode: expectString,
      ProvincialTaxID: expectString,
      PurchaseOrderContactEmail: expectString,
      PurchaseOrderContactFirstName: expectString,
      PurchaseOrderContactLastName: expectString,
      PurchaseOrderContactPhoneNumber: expectString,
      ShippingMethod: expectString,
      ShippingTerms: expectString,
      State: expectString,
    });
    requireMembers(value, path, problems, {
      StatusList: (statusList, path) => {
        if (expectArray(statusList, path, problems)) visitItems(statusList, path, problems, collectStatus);
      },
    });
    allowMembers(value, path, problems, {
      TaxID: expectString,
      TaxType: expectString,
      URI: expectString,
      VendorBankList: (vendorBankList, path) => {
        if (typeof vendorBankList !== "string" && !Array.isArray(vendorBankList))
          addType(vendorBankList, path, problems, "string or array");
        else if (Array.isArray(vendorBankList)) visitItems(vendorBankList, path, problems);
      },
    });
    requireMembers(value, path, problems, { VendorCode: expectString });
    allowMembers(value, path, problems, {
      VendorFormName: expectString,
      VendorGroupList: (vendorGroupList, path) => {
        if (typeof vendorGroupList !== "string" && !Array.isArray(vendorGroupList))
          addType(vendorGroupList, path, problems, "string or array");
        else if (Array.isArray(vendorGroupList)) visitItems(vendorGroupList, path, problems);
      },
      VendorName: expectString,
      VoucherNotes: expectString,
    });
  }
}

/** Reads a valid SubmittedVendors from JSON text. Problems say in which line and column they are. */
export function parseSubmittedVendors(text: string | Uint8Array, options?: ParseOptions): Result<SubmittedVendors> {
  return readJson(text, validateSubmittedVendors, options);
}

/** Whether a value is a valid SubmittedVendorsRequest. */
export function isSubmittedVendorsRequest(value: unknown): value is SubmittedVendorsRequest {
  try {
    return checkSubmittedVendorsRequest(value);
  } catch {
    return false;
  }
}

function checkSubmittedVendorsRequest(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const vendor = value["Vendor"];
  if (!Array.isArray(vendor)) return false;
  for (let index = 0; index < vendor.length; index += 1) {
    if (!checkVendorRequest(vendor[index])) return false;
  }
  return checkCollection(value);
}

function checkVendorRequest(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["AddressCode"] !== "string") return false;
  const paymentTerms = value["PaymentTerms"];
  if (paymentTerms !== undefined) {
    if (typeof paymentTerms !== "number" || !Number.isInteger(paymentTerms) || paymentTerms < 1) return false;
    if (paymentTerms > 999) return false;
  }
  if (typeof value["VendorCode"] !== "string") return false;
  if (!hasOptionalStrings(value["AccountNumber"], value["Address1"], value["Address2"], value["Address3"]))
    return false;
  if (!hasOptionalStrings(value["AddressImportSyncID"], value["Approved"], value["City"], value["ContactEmail"]))
    return false;
  if (
    !hasOptionalStrings(
      value["ContactFirstName"],
      value["ContactLastName"],
      value["ContactPhoneNumber"],
      value["Country"],
    )
  )
    return false;
  if (!hasOptionalStrings(value["CountryCode"], value["CurrencyCode"], value["Custom1"], value["Custom2"]))
    return false;
  if (!hasOptionalStrings(value["Custom3"], value["Custom4"], value["Custom5"], value["Custom6"])) return false;
  if (!hasOptionalStrings(value["Custom7"], value["Custom8"], value["Custom9"], value["Custom10"])) return false;
  if (!hasOptionalStrings(value["Custom11"], value["Custom12"], value["Custom13"], value["Custom14"])) return false;
  if (!hasOptionalStrings(value["Custom15"], value["Custom16"], value["Custom17"], value["Custom18"])) return false;
  if (
    !hasOptionalStrings(
      value["Custom19"],
      value["Custom20"],
      value["DefaultEmployeeID"],
      value["DefaultExpenseTypeName"],
    )
  )
    return false;
  if (
    !hasOptionalStrings(
      value["DiscountPercentage"],
      value["DiscountTermsDays"],
      value["ID"],
      value["IsLineItemVatIncld"],
    )
  )
    return false;
  if (
    !hasOptionalStrings(
      value["IsVisibleForContentExtraction"],
      value["PaymentMethodType"],
      value["PostalCode"],
      value["ProvincialTaxID"],
    )
  )
    return false;
  if (
    !hasOptionalStrings(
      value["PurchaseOrderContactEmail"],
      value["PurchaseOrderContactFirstName"],
      value["PurchaseOrderContactLastName"],
      value["PurchaseOrderContactPhoneNumber"],
    )
  )
    return false;
  if (!hasOptionalStrings(value["ShippingMethod"], value["ShippingTerms"], value["State"], value["TaxID"]))
    return false;
  if (!hasOptionalStrings(value["TaxType"], value["URI"], value["VendorFormName"], value["VendorName"])) return false;
  if (!hasOptionalStrings(value["VoucherNotes"])) return false;
  const statusList = value["StatusList"];
  if (!Array.isArray(statusList)) return false;
  for (let index = 0; index < statusList.length; index += 1) {
    if (!checkStatus(statusList[index])) return false;
  }
  const vendorBankList = value["VendorBankList"];
  if (vendorBankList !== undefined) {
    if (typeof vendorBankList !== "string" && !Array.isArray(vendorBankList)) return false;
    if (Array.isArray(vendorBankList)) {
      for (let index2 = 0; index2 < vendorBankList.length; index2 += 1) {
        if (vendorBankList[index2] === undefined) return false;
      }
    }
  }
  const vendorGroupList = value["VendorGroupList"];
  if (vendorGroupList !== undefined) {
    if (typeof vendorGroupList !== "string" && !Array.isArray(vendorGroupList)) return false;
    if (Array.isArray(vendorGroupList)) {
      for (let index3 = 0; index3 < vendorGroupList.length; index3 += 1) {
        if (vendorGroupList[index3] === undefined) return false;
      }
    }
  }
  return true;
}

/** The value as a valid SubmittedVendorsRequest, or every problem that keeps it from being one. */
export function validateSubmittedVendorsRequest(
  value: unknown,
  options?: ValidateOptions,
): Result<SubmittedVendorsRequest> {
  return resultOf(value, checkSubmittedVendorsRequest, collectSubmittedVendorsRequest, options);
}

function collectSubmittedVendorsRequest(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, {
      Vendor: (vendor, path) => {
        if (expectArray(vendor, path, problems)) visitItems(vendor, path, problems, collectVendorRequest);
      },
    });
    collectCollection(value, path, problems);
  }
}

function collectVendorRequest(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      AccountNumber: expectString,
      Address1: expectString,
      Address2: expectString,
      Address3: expectString,
    });
    requireMembers(value, path, problems, { AddressCode: expectString });
    allowMembers(value, path, problems, {
      AddressImportSyncID: expectString,
      Approved: expectString,
      City: expectString,
      ContactEmail: expectString,
      ContactFirstName: expectString,
      ContactLastName: expectString,
      ContactPhoneNumber: expectString,
      Country: expectString,
      CountryCode: expectString,
      CurrencyCode: expectString,
      ...numbered("Custom", 1, 20, expectString),
      DefaultEmployeeID: expectString,
      DefaultExpenseTypeName: expectString,
      DiscountPercentage: expectString,
      DiscountTermsDays: expectString,
      ID: expectString,
      IsLineItemVatIncld: expectString,
      IsVisibleForContentExtraction: expectString,
      PaymentMethodType: expectString,
      PaymentTerms: (paymentTerms, path) => {
        if (expectInteger(paymentTerms, path, problems)) {
          if (paymentTerms < 1) addMinimum(paymentTerms, path, problems, 1);
          if (paymentTerms > 999) addMaximum(paymentTerms, path, problems, 999);
        }
      },
      PostalCode: expectString,
      ProvincialTaxID: expectString,
      PurchaseOrderContactEmail: expectString,
      PurchaseOrderContactFirstName: expectString,
      PurchaseOrderContactLastName: expectString,
      PurchaseOrderContactPhoneNumber: expectString,
      ShippingMethod: expectString,
      ShippingTerms: expectString,
      State: expectString,
    });
    requireMembers(value, path, problems, {
      StatusList: (statusList, path) => {
        if (expectArray(statusList, path, problems)) visitItems(statusList, path, problems, collectStatus);
      },
    });
    allowMembers(value, path, problems, {
      TaxID: expectString,
      TaxType: expectString,
      URI: expectString,
      VendorBankList: (vendorBankList, path) => {
        if (typeof vendorBankList !== "string" && !Array.isArray(vendorBankList))
          addType(vendorBankList, path, problems, "string or array");
        else if (Array.isArray(vendorBankList)) visitItems(vendorBankList, path, problems);
      },
    });
    requireMembers(value, path, problems, { VendorCode: expectString });
    allowMembers(value, path, problems, {
      VendorFormName: expectString,
      VendorGroupList: (vendorGroupList, path) => {
        if (typeof vendorGroupList !== "string" && !Array.isArray(vendorGroupList))
          addType(vendorGroupList, path, problems, "string or array");
        else if (Array.isArray(vendorGroupList)) visitItems(vendorGroupList, path, problems);
      },
      VendorName: expectString,
      VoucherNotes: expectString,
    });
  }
}

/** Reads a valid SubmittedVendorsRequest from JSON text. Problems say in which line and column they are. */
export function parseSubmittedVendorsRequest(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<SubmittedVendorsRequest> {
  return readJson(text, validateSubmittedVendorsRequest, options);
}

/** Whether a value is a valid UpdateVendorBanksParameters. */
export function isUpdateVendorBanksParameters(value: unknown): value is UpdateVendorBanksParameters {
  try {
    return checkUpdateVendorBanksParameters(value);
  } catch {
    return false;
  }
}

function checkUpdateVendorBanksParameters(value: unknown): boolean {
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

/** The value as a valid UpdateVendorBanksParameters, or every problem that keeps it from being one. */
export function validateUpdateVendorBanksParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<UpdateVendorBanksParameters> {
  return resultOf(value, checkUpdateVendorBanksParameters, collectUpdateVendorBanksParameters, options);
}

function collectUpdateVendorBanksParameters(value: unknown, path: string, problems: JsonProblems): void {
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

/** Whether a value is a valid UpdateVendorBanksResponseHeaders. */
export function isUpdateVendorBanksResponseHeaders(value: unknown): value is UpdateVendorBanksResponseHeaders {
  try {
    return checkUpdateVendorBanksResponseHeaders(value);
  } catch {
    return false;
  }
}

function checkUpdateVendorBanksResponseHeaders(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const serviceCorrelationid = value["service-correlationid"];
  if (serviceCorrelationid !== undefined) {
    if (typeof serviceCorrelationid !== "string" || !hasUuidFormat(serviceCorrelationid)) return false;
  }
  return true;
}

/** The value as a valid UpdateVendorBanksResponseHeaders, or every problem that keeps it from being one. */
export function validateUpdateVendorBanksResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<UpdateVendorBanksResponseHeaders> {
  return resultOf(value, checkUpdateVendorBanksResponseHeaders, collectUpdateVendorBanksResponseHeaders, options);
}

function collectUpdateVendorBanksResponseHeaders(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      "service-correlationid": (serviceCorrelationid, path) => {
        if (expectString(serviceCorrelationid, path, problems) && !hasUuidFormat(serviceCorrelationid))
          addFormat(serviceCorrelationid, path, problems, "uuid");
      },
    });
  }
}

/** Whether a value is a valid UpdateVendorGroupsParameters. */
export function isUpdateVendorGroupsParameters(value: unknown): value is UpdateVendorGroupsParameters {
  try {
    return checkUpdateVendorGroupsParameters(value);
  } catch {
    return false;
  }
}

function checkUpdateVendorGroupsParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const query = value["query"];
  if (!hasObjectType(query) || typeof query["vendorCode"] !== "string") return false;
  if (typeof query["addressCode"] !== "string") return false;
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

/** The value as a valid UpdateVendorGroupsParameters, or every problem that keeps it from being one. */
export function validateUpdateVendorGroupsParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<UpdateVendorGroupsParameters> {
  return resultOf(value, checkUpdateVendorGroupsParameters, collectUpdateVendorGroupsParameters, options);
}

function collectUpdateVendorGroupsParameters(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, {
      query: (query, path) => {
        if (expectObject(query, path, problems))
          requireMembers(query, path, problems, { vendorCode: expectString, addressCode: expectString });
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

/** Whether a value is a valid UpdateVendorGroupsResponseHeaders. */
export function isUpdateVendorGroupsResponseHeaders(value: unknown): value is UpdateVendorGroupsResponseHeaders {
  try {
    return checkUpdateVendorGroupsResponseHeaders(value);
  } catch {
    return false;
  }
}

function checkUpdateVendorGroupsResponseHeaders(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const serviceCorrelationid = value["service-correlationid"];
  if (serviceCorrelationid !== undefined) {
    if (typeof serviceCorrelationid !== "string" || !hasUuidFormat(serviceCorrelationid)) return false;
  }
  return true;
}

/** The value as a valid UpdateVendorGroupsResponseHeaders, or every problem that keeps it from being one. */
export function validateUpdateVendorGroupsResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<UpdateVendorGroupsResponseHeaders> {
  return resultOf(value, checkUpdateVendorGroupsResponseHeaders, collectUpdateVendorGroupsResponseHeaders, options);
}

function collectUpdateVendorGroupsResponseHeaders(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      "service-correlationid": (serviceCorrelationid, path) => {
        if (expectString(serviceCorrelationid, path, problems) && !hasUuidFormat(serviceCorrelationid))
          addFormat(serviceCorrelationid, path, problems, "uuid");
      },
    });
  }
}

/** Whether a value is a valid UpdateVendorsParameters. */
export function isUpdateVendorsParameters(value: unknown): value is UpdateVendorsParameters {
  try {
    return checkUpdateVendorsParameters(value);
  } catch {
    return false;
  }
}

function checkUpdateVendorsParameters(value: unknown): boolean {
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

/** The value as a valid UpdateVendorsParameters, or every problem that keeps it from being one. */
export function validateUpdateVendorsParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<UpdateVendorsParameters> {
  return resultOf(value, checkUpdateVendorsParameters, collectUpdateVendorsParameters, options);
}

function collectUpdateVendorsParameters(value: unknown, path: string, problems: JsonProblems): void {
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

/** Whether a value is a valid UpdateVendorsResponseHeaders. */
export function isUpdateVendorsResponseHeaders(value: unknown): value is UpdateVendorsResponseHeaders {
  try {
    return checkUpdateVendorsResponseHeaders(value);
  } catch {
    return false;
  }
}

function checkUpdateVendorsResponseHeaders(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const serviceCorrelationid = value["service-correlationid"];
  if (serviceCorrelationid !== undefined) {
    if (typeof serviceCorrelationid !== "string" || !hasUuidFormat(serviceCorrelationid)) return false;
  }
  return true;
}

/** The value as a valid UpdateVendorsResponseHeaders, or every problem that keeps it from being one. */
export function validateUpdateVendorsResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<UpdateVendorsResponseHeaders> {
  return resultOf(value, checkUpdateVendorsResponseHeaders, collectUpdateVendorsResponseHeaders, options);
}

function collectUpdateVendorsResponseHeaders(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      "service-correlationid": (serviceCorrelationid, path) => {
        if (expectString(serviceCorrelationid, path, problems) && !hasUuidFormat(serviceCorrelationid))
          addFormat(serviceCorrelationid, path, problems, "uuid");
      },
    });
  }
}

/** Whether a value is a valid Vendor. */
export function isVendor(value: unknown): value is Vendor {
  try {
    return checkVendor(value);
  } catch {
    return false;
  }
}

/** The value as a valid Vendor, or every problem that keeps it from being one. */
export function validateVendor(value: unknown, options?: ValidateOptions): Result<Vendor> {
  return resultOf(value, checkVendor, collectVendor, options);
}

/** Reads a valid Vendor from JSON text. Problems say in which line and column they are. */
export function parseVendor(text: string | Uint8Array, options?: ParseOptions): Result<Vendor> {
  return readJson(text, validateVendor, options);
}

/** Whether a value is a valid VendorRequest. */
export function isVendorRequest(value: unknown): value is VendorRequest {
  try {
    return checkVendorRequest(value);
  } catch {
    return false;
  }
}

/** The value as a valid VendorRequest, or every problem that keeps it from being one. */
export function validateVendorRequest(value: unknown, options?: ValidateOptions): Result<VendorRequest> {
  return resultOf(value, checkVendorRequest, collectVendorRequest, options);
}

/** Reads a valid VendorRequest from JSON text. Problems say in which line and column they are. */
export function parseVendorRequest(text: string | Uint8Array, options?: ParseOptions): Result<VendorRequest> {
  return readJson(text, validateVendorRequest, options);
}

/** Whether a value is a valid VendorBank. */
export function isVendorBank(value: unknown): value is VendorBank {
  try {
    return checkVendorBank(value);
  } catch {
    return false;
  }
}

/** The value as a valid VendorBank, or every problem that keeps it from being one. */
export function validateVendorBank(value: unknown, options?: ValidateOptions): Result<VendorBank> {
  return resultOf(value, checkVendorBank, collectVendorBank, options);
}

/** Reads a valid VendorBank from JSON text. Problems say in which line and column they are. */
export function parseVendorBank(text: string | Uint8Array, options?: ParseOptions): Result<VendorBank> {
  return readJson(text, validateVendorBank, options);
}

/** Whether a value is a valid VendorBankCollection. */
export function isVendorBankCollection(value: unknown): value is VendorBankCollection {
  try {
    return checkVendorBankCollection(value);
  } catch {
    return false;
  }
}

function checkVendorBankCollection(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const items = value["Items"];
  if (items !== undefined) {
    if (!Array.isArray(items)) return false;
    for (let index = 0; index < items.length; index += 1) {
      if (!checkVendorBank(items[index])) return false;
    }
  }
  const vendorBank = value["VendorBank"];
  if (vendorBank !== undefined) {
    if (!Array.isArray(vendorBank)) return false;
    for (let index2 = 0; index2 < vendorBank.length; index2 += 1) {
      if (!checkVendorBank(vendorBank[index2])) return false;
    }
  }
  return checkCollection(value);
}

/** The value as a valid VendorBankCollection, or every problem that keeps it from being one. */
export function validateVendorBankCollection(value: unknown, options?: ValidateOptions): Result<VendorBankCollection> {
  return resultOf(value, checkVendorBankCollection, collectVendorBankCollection, options);
}

function collectVendorBankCollection(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      Items: (items, path) => {
        if (expectArray(items, path, problems)) visitItems(items, path, problems, collectVendorBank);
      },
      VendorBank: (vendorBank, path) => {
        if (expectArray(vendorBank, path, problems)) visitItems(vendorBank, path, problems, collectVendorBank);
      },
    });
    collectCollection(value, path, problems);
  }
}

/** Reads a valid VendorBankCollection from JSON text. Problems say in which line and column they are. */
export function parseVendorBankCollection(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<VendorBankCollection> {
  return readJson(text, validateVendorBankCollection, options);
}

/** Whether a value is a valid VendorCollection. */
export function isVendorCollection(value: unknown): value is VendorCollection {
  try {
    return checkVendorCollection(value);
  } catch {
    return false;
  }
}

function checkVendorCollection(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const items = value["Items"];
  if (items !== undefined) {
    if (!Array.isArray(items)) return false;
    for (let index = 0; index < items.length; index += 1) {
      if (!checkVendor(items[index])) return false;
    }
  }
  const vendor = value["Vendor"];
  if (vendor !== undefined) {
    if (!Array.isArray(vendor)) return false;
    for (let index2 = 0; index2 < vendor.length; index2 += 1) {
      if (!checkVendor(vendor[index2])) return false;
    }
  }
  return checkCollection(value);
}

/** The value as a valid VendorCollection, or every problem that keeps it from being one. */
export function validateVendorCollection(value: unknown, options?: ValidateOptions): Result<VendorCollection> {
  return resultOf(value, checkVendorCollection, collectVendorCollection, options);
}

function collectVendorCollection(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      Items: (items, path) => {
        if (expectArray(items, path, problems)) visitItems(items, path, problems, collectVendor);
      },
      Vendor: (vendor, path) => {
        if (expectArray(vendor, path, problems)) visitItems(vendor, path, problems, collectVendor);
      },
    });
    collectCollection(value, path, problems);
  }
}

/** Reads a valid VendorCollection from JSON text. Problems say in which line and column they are. */
export function parseVendorCollection(text: string | Uint8Array, options?: ParseOptions): Result<VendorCollection> {
  return readJson(text, validateVendorCollection, options);
}

/** Whether a value is a valid VendorGroup. */
export function isVendorGroup(value: unknown): value is VendorGroup {
  try {
    return checkVendorGroup(value);
  } catch {
    return false;
  }
}

/** The value as a valid VendorGroup, or every problem that keeps it from being one. */
export function validateVendorGroup(value: unknown, options?: ValidateOptions): Result<VendorGroup> {
  return resultOf(value, checkVendorGroup, collectVendorGroup, options);
}

/** Reads a valid VendorGroup from JSON text. Problems say in which line and column they are. */
export function parseVendorGroup(text: string | Uint8Array, options?: ParseOptions): Result<VendorGroup> {
  return readJson(text, validateVendorGroup, options);
}

/** Whether a value is a valid VendorGroupCollection. */
export function isVendorGroupCollection(value: unknown): value is VendorGroupCollection {
  try {
    return checkVendorGroupCollection(value);
  } catch {
    return false;
  }
}

function checkVendorGroupCollection(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const items = value["Items"];
  if (items !== undefined) {
    if (!Array.isArray(items)) return false;
    for (let index = 0; index < items.length; index += 1) {
      if (!checkVendorGroup(items[index])) return false;
    }
  }
  const vendorGroup = value["VendorGroup"];
  if (vendorGroup !== undefined) {
    if (!Array.isArray(vendorGroup)) return false;
    for (let index2 = 0; index2 < vendorGroup.length; index2 += 1) {
      if (!checkVendorGroup(vendorGroup[index2])) return false;
    }
  }
  return checkCollection(value);
}

/** The value as a valid VendorGroupCollection, or every problem that keeps it from being one. */
export function validateVendorGroupCollection(
  value: unknown,
  options?: ValidateOptions,
): Result<VendorGroupCollection> {
  return resultOf(value, checkVendorGroupCollection, collectVendorGroupCollection, options);
}

function collectVendorGroupCollection(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      Items: (items, path) => {
        if (expectArray(items, path, problems)) visitItems(items, path, problems, collectVendorGroup);
      },
      VendorGroup: (vendorGroup, path) => {
        if (expectArray(vendorGroup, path, problems)) visitItems(vendorGroup, path, problems, collectVendorGroup);
      },
    });
    collectCollection(value, path, problems);
  }
}

/** Reads a valid VendorGroupCollection from JSON text. Problems say in which line and column they are. */
export function parseVendorGroupCollection(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<VendorGroupCollection> {
  return readJson(text, validateVendorGroupCollection, options);
}
