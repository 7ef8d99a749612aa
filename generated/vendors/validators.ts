// Generated from specs/vendors/openapi.yaml, sandbox/overlays/vendors.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import type { Result } from "@specwright/runtime/base";
import { hasInt32Format, hasUuidFormat } from "@specwright/runtime/formats";
import {
  type JsonProblems,
  type ParseOptions,
  type Secrets,
  type ValidateOptions,
  addFormat,
  addMaximum,
  addMinimum,
  addRequired,
  addType,
  allowInteger,
  allowString,
  allowStrings,
  enter,
  expectArray,
  expectInteger,
  expectObject,
  expectString,
  expectStringOf,
  hasObjectType,
  hasOptionalString,
  hasOptionalStrings,
  leave,
  nameMisspelt,
  problemsOf,
  readJson,
  requireMember,
  resultOfList,
  secrets,
  unreadAt,
  visitItems,
} from "@specwright/runtime/json";
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

/** Checks whether a value is a valid AccountType. */
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
  return isAccountType(value) ? { ok: true, value } : problemsOf(value, collectAccountType, options);
}

function collectAccountType(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/AccountType");
  expectStringOf(value, problems, ["CHCK", "SAVE"]);
  leave(problems);
}

/** Reads a valid AccountType from JSON text. Problems have a line and a column. */
export function parseAccountType(text: string | Uint8Array, options?: ParseOptions): Result<AccountType> {
  return readJson(text, validateAccountType, options);
}

/** Checks whether a value is a valid Collection. */
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
  return hasOptionalString(value["NextPage"]) && hasOptionalString(value["RequestRunSummary"]);
}

/** The value as a valid Collection, or every problem that keeps it from being one. */
export function validateCollection(value: unknown, options?: ValidateOptions): Result<Collection> {
  return isCollection(value) ? { ok: true, value } : problemsOf(value, collectCollection, options);
}

function collectCollection(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Collection");
  if (expectObject(value, problems)) {
    allowString(value["NextPage"], problems, "NextPage");
    allowString(value["RequestRunSummary"], problems, "RequestRunSummary");
    allowInteger(value["TotalCount"], problems, "TotalCount");
  }
  leave(problems);
}

/** Reads a valid Collection from JSON text. Problems have a line and a column. */
export function parseCollection(text: string | Uint8Array, options?: ParseOptions): Result<Collection> {
  return readJson(text, validateCollection, options);
}

/** Checks whether a value is a valid CreateVendorsParameters. */
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
  return isCreateVendorsParameters(value)
    ? { ok: true, value }
    : problemsOf(value, collectCreateVendorsParameters, options);
}

function collectCreateVendorsParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1v3.0~1invoice~1vendors/post");
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

/** Checks whether a value is a valid CreateVendorsResponseHeaders. */
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
  return isCreateVendorsResponseHeaders(value)
    ? { ok: true, value }
    : problemsOf(value, collectCreateVendorsResponseHeaders, options);
}

function collectCreateVendorsResponseHeaders(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1v3.0~1invoice~1vendors/post");
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

/** Checks whether a value is a valid DeleteVendorGroupParameters. */
export function isDeleteVendorGroupParameters(value: unknown): value is DeleteVendorGroupParameters {
  try {
    return checkDeleteVendorGroupParameters(value);
  } catch {
    return false;
  }
}

function checkDeleteVendorGroupParameters(value: unknown): boolean {
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
  if (!hasObjectType(query)) return false;
  if (typeof query["vendorCode"] !== "string") return false;
  if (typeof query["addressCode"] !== "string") return false;
  return typeof query["groupName"] === "string";
}

/** The value as a valid DeleteVendorGroupParameters, or every problem that keeps it from being one. */
export function validateDeleteVendorGroupParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<DeleteVendorGroupParameters> {
  return isDeleteVendorGroupParameters(value)
    ? { ok: true, value }
    : problemsOf(value, collectDeleteVendorGroupParameters, options);
}

function collectDeleteVendorGroupParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1v3.0~1invoice~1vendor~1groups/delete");
  if (expectObject(value, problems)) {
    const query = value["query"];
    if (query !== undefined) {
      enter(problems, "query", "");
      if (expectObject(query, problems)) {
        const vendorCode = query["vendorCode"];
        if (vendorCode !== undefined) {
          enter(problems, "vendorCode", "/parameters/0/schema");
          expectString(vendorCode, problems);
          leave(problems);
        } else {
          addRequired(query, problems, "vendorCode");
        }
        const addressCode = query["addressCode"];
        if (addressCode !== undefined) {
          enter(problems, "addressCode", "/parameters/1/schema");
          expectString(addressCode, problems);
          leave(problems);
        } else {
          addRequired(query, problems, "addressCode");
        }
        const groupName = query["groupName"];
        if (groupName !== undefined) {
          enter(problems, "groupName", "/parameters/2/schema");
          expectString(groupName, problems);
          leave(problems);
        } else {
          addRequired(query, problems, "groupName");
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

/** Checks whether a value is a valid DeleteVendorGroupResponseHeaders. */
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
  return isDeleteVendorGroupResponseHeaders(value)
    ? { ok: true, value }
    : problemsOf(value, collectDeleteVendorGroupResponseHeaders, options);
}

function collectDeleteVendorGroupResponseHeaders(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1v3.0~1invoice~1vendor~1groups/delete");
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

/** Checks whether a value is a valid DeleteVendorParameters. */
export function isDeleteVendorParameters(value: unknown): value is DeleteVendorParameters {
  try {
    return checkDeleteVendorParameters(value);
  } catch {
    return false;
  }
}

function checkDeleteVendorParameters(value: unknown): boolean {
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
  if (!hasObjectType(query)) return false;
  if (typeof query["vendorCode"] !== "string") return false;
  return typeof query["addressCode"] === "string";
}

/** The value as a valid DeleteVendorParameters, or every problem that keeps it from being one. */
export function validateDeleteVendorParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<DeleteVendorParameters> {
  return isDeleteVendorParameters(value)
    ? { ok: true, value }
    : problemsOf(value, collectDeleteVendorParameters, options);
}

function collectDeleteVendorParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1v3.0~1invoice~1vendors/delete");
  if (expectObject(value, problems)) {
    const query = value["query"];
    if (query !== undefined) {
      enter(problems, "query", "");
      if (expectObject(query, problems)) {
        const vendorCode = query["vendorCode"];
        if (vendorCode !== undefined) {
          enter(problems, "vendorCode", "/parameters/0/schema");
          expectString(vendorCode, problems);
          leave(problems);
        } else {
          addRequired(query, problems, "vendorCode");
        }
        const addressCode = query["addressCode"];
        if (addressCode !== undefined) {
          enter(problems, "addressCode", "/parameters/1/schema");
          expectString(addressCode, problems);
          leave(problems);
        } else {
          addRequired(query, problems, "addressCode");
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

/** Checks whether a value is a valid DeleteVendorResponseHeaders. */
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
  return isDeleteVendorResponseHeaders(value)
    ? { ok: true, value }
    : problemsOf(value, collectDeleteVendorResponseHeaders, options);
}

function collectDeleteVendorResponseHeaders(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1v3.0~1invoice~1vendors/delete");
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

/** Checks whether a value is a valid ListVendorsParameters. */
export function isListVendorsParameters(value: unknown): value is ListVendorsParameters {
  try {
    return checkListVendorsParameters(value);
  } catch {
    return false;
  }
}

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
    const offset = query["offset"];
    if (offset !== undefined && typeof offset !== "string") return false;
    const sortBy = query["sortBy"];
    if (sortBy !== undefined && typeof sortBy !== "string") return false;
    const vendorCode = query["vendorCode"];
    if (vendorCode !== undefined && typeof vendorCode !== "string") return false;
    const vendorName = query["vendorName"];
    if (vendorName !== undefined && typeof vendorName !== "string") return false;
    const taxID = query["taxID"];
    if (taxID !== undefined && typeof taxID !== "string") return false;
    const buyerAccountNumber = query["buyerAccountNumber"];
    if (buyerAccountNumber !== undefined && typeof buyerAccountNumber !== "string") return false;
    const addressCode = query["addressCode"];
    if (addressCode !== undefined && typeof addressCode !== "string") return false;
    const address1 = query["address1"];
    if (address1 !== undefined && typeof address1 !== "string") return false;
    const address2 = query["address2"];
    if (address2 !== undefined && typeof address2 !== "string") return false;
    const address3 = query["address3"];
    if (address3 !== undefined && typeof address3 !== "string") return false;
    const city = query["city"];
    if (city !== undefined && typeof city !== "string") return false;
    const state = query["state"];
    if (state !== undefined && typeof state !== "string") return false;
    const postalCode = query["postalCode"];
    if (postalCode !== undefined && typeof postalCode !== "string") return false;
    const country = query["country"];
    if (country !== undefined && typeof country !== "string") return false;
    const custom1 = query["custom1"];
    if (custom1 !== undefined && typeof custom1 !== "string") return false;
    const custom2 = query["custom2"];
    if (custom2 !== undefined && typeof custom2 !== "string") return false;
    const custom3 = query["custom3"];
    if (custom3 !== undefined && typeof custom3 !== "string") return false;
    const custom4 = query["custom4"];
    if (custom4 !== undefined && typeof custom4 !== "string") return false;
    const custom5 = query["custom5"];
    if (custom5 !== undefined && typeof custom5 !== "string") return false;
    const custom6 = query["custom6"];
    if (custom6 !== undefined && typeof custom6 !== "string") return false;
    const custom7 = query["custom7"];
    if (custom7 !== undefined && typeof custom7 !== "string") return false;
    const custom8 = query["custom8"];
    if (custom8 !== undefined && typeof custom8 !== "string") return false;
    const custom9 = query["custom9"];
    if (custom9 !== undefined && typeof custom9 !== "string") return false;
    const custom10 = query["custom10"];
    if (custom10 !== undefined && typeof custom10 !== "string") return false;
    const custom11 = query["custom11"];
    if (custom11 !== undefined && typeof custom11 !== "string") return false;
    const custom12 = query["custom12"];
    if (custom12 !== undefined && typeof custom12 !== "string") return false;
    const custom13 = query["custom13"];
    if (custom13 !== undefined && typeof custom13 !== "string") return false;
    const custom14 = query["custom14"];
    if (custom14 !== undefined && typeof custom14 !== "string") return false;
    const custom15 = query["custom15"];
    if (custom15 !== undefined && typeof custom15 !== "string") return false;
    const custom16 = query["custom16"];
    if (custom16 !== undefined && typeof custom16 !== "string") return false;
    const custom17 = query["custom17"];
    if (custom17 !== undefined && typeof custom17 !== "string") return false;
    const custom18 = query["custom18"];
    if (custom18 !== undefined && typeof custom18 !== "string") return false;
    const custom19 = query["custom19"];
    if (custom19 !== undefined && typeof custom19 !== "string") return false;
    const custom20 = query["custom20"];
    if (custom20 !== undefined && typeof custom20 !== "string") return false;
    const sortDirection = query["sortDirection"];
    if (sortDirection !== undefined && sortDirection !== "ascending" && sortDirection !== "descending") return false;
    const searchType = query["searchType"];
    if (searchType !== undefined) {
      if (searchType !== "exact" && searchType !== "begins" && searchType !== "contains" && searchType !== "ends")
        return false;
    }
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
  return (
    unreadAt(options, secretsOfListVendorsParameters) ??
    (isListVendorsParameters(value)
      ? { ok: true, value }
      : problemsOf(value, collectListVendorsParameters, options, secretsOfListVendorsParameters))
  );
}

function secretsOfListVendorsParameters(): Secrets {
  return secrets([["query", "taxID"]]);
}

function collectListVendorsParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1v3.0~1invoice~1vendors/get");
  if (expectObject(value, problems)) {
    const query = value["query"];
    if (query !== undefined) {
      enter(problems, "query", "");
      if (expectObject(query, problems)) {
        const limit = query["limit"];
        if (limit !== undefined) {
          enter(problems, "limit", "/parameters/0/schema");
          if (expectInteger(limit, problems)) {
            if (limit > 1000) addMaximum(limit, problems, 1000);
            if (!hasInt32Format(limit)) addFormat(limit, problems, "int32");
          }
          leave(problems);
        }
        const offset = query["offset"];
        if (offset !== undefined) {
          enter(problems, "offset", "/parameters/1/schema");
          expectString(offset, problems);
          leave(problems);
        }
        const sortDirection = query["sortDirection"];
        if (sortDirection !== undefined) {
          enter(problems, "sortDirection", "/parameters/2/schema");
          expectStringOf(sortDirection, problems, ["ascending", "descending"]);
          leave(problems);
        }
        const sortBy = query["sortBy"];
        if (sortBy !== undefined) {
          enter(problems, "sortBy", "/parameters/3/schema");
          expectString(sortBy, problems);
          leave(problems);
        }
        const searchType = query["searchType"];
        if (searchType !== undefined) {
          enter(problems, "searchType", "/parameters/4/schema");
          expectStringOf(searchType, problems, ["exact", "begins", "contains", "ends"]);
          leave(problems);
        }
        const vendorCode = query["vendorCode"];
        if (vendorCode !== undefined) {
          enter(problems, "vendorCode", "/parameters/5/schema");
          expectString(vendorCode, problems);
          leave(problems);
        }
        const vendorName = query["vendorName"];
        if (vendorName !== undefined) {
          enter(problems, "vendorName", "/parameters/6/schema");
          expectString(vendorName, problems);
          leave(problems);
        }
        const taxID = query["taxID"];
        if (taxID !== undefined) {
          enter(problems, "taxID", "/parameters/7/schema");
          expectString(taxID, problems);
          leave(problems);
        }
        const buyerAccountNumber = query["buyerAccountNumber"];
        if (buyerAccountNumber !== undefined) {
          enter(problems, "buyerAccountNumber", "/parameters/8/schema");
          expectString(buyerAccountNumber, problems);
          leave(problems);
        }
        const paymentMethodType = query["paymentMethodType"];
        if (paymentMethodType !== undefined) {
          enter(problems, "paymentMethodType", "/parameters/9/schema");
          expectStringOf(paymentMethodType, problems, listVendorsParametersQueryPaymentMethodTypeValues);
          leave(problems);
        }
        const addressCode = query["addressCode"];
        if (addressCode !== undefined) {
          enter(problems, "addressCode", "/parameters/10/schema");
          expectString(addressCode, problems);
          leave(problems);
        }
        const address1 = query["address1"];
        if (address1 !== undefined) {
          enter(problems, "address1", "/parameters/11/schema");
          expectString(address1, problems);
          leave(problems);
        }
        const address2 = query["address2"];
        if (address2 !== undefined) {
          enter(problems, "address2", "/parameters/12/schema");
          expectString(address2, problems);
          leave(problems);
        }
        const address3 = query["address3"];
        if (address3 !== undefined) {
          enter(problems, "address3", "/parameters/13/schema");
          expectString(address3, problems);
          leave(problems);
        }
        const city = query["city"];
        if (city !== undefined) {
          enter(problems, "city", "/parameters/14/schema");
          expectString(city, problems);
          leave(problems);
        }
        const state = query["state"];
        if (state !== undefined) {
          enter(problems, "state", "/parameters/15/schema");
          expectString(state, problems);
          leave(problems);
        }
        const postalCode = query["postalCode"];
        if (postalCode !== undefined) {
          enter(problems, "postalCode", "/parameters/16/schema");
          expectString(postalCode, problems);
          leave(problems);
        }
        const approved = query["approved"];
        if (approved !== undefined) {
          enter(problems, "approved", "/parameters/17/schema");
          expectStringOf(approved, problems, ["True", "False"]);
          leave(problems);
        }
        const country = query["country"];
        if (country !== undefined) {
          enter(problems, "country", "/parameters/18/schema");
          expectString(country, problems);
          leave(problems);
        }
        const custom1 = query["custom1"];
        if (custom1 !== undefined) {
          enter(problems, "custom1", "/parameters/19/schema");
          expectString(custom1, problems);
          leave(problems);
        }
        const custom2 = query["custom2"];
        if (custom2 !== undefined) {
          enter(problems, "custom2", "/parameters/20/schema");
          expectString(custom2, problems);
          leave(problems);
        }
        const custom3 = query["custom3"];
        if (custom3 !== undefined) {
          enter(problems, "custom3", "/parameters/21/schema");
          expectString(custom3, problems);
          leave(problems);
        }
        const custom4 = query["custom4"];
        if (custom4 !== undefined) {
          enter(problems, "custom4", "/parameters/22/schema");
          expectString(custom4, problems);
          leave(problems);
        }
        const custom5 = query["custom5"];
        if (custom5 !== undefined) {
          enter(problems, "custom5", "/parameters/23/schema");
          expectString(custom5, problems);
          leave(problems);
        }
        const custom6 = query["custom6"];
        if (custom6 !== undefined) {
          enter(problems, "custom6", "/parameters/24/schema");
          expectString(custom6, problems);
          leave(problems);
        }
        const custom7 = query["custom7"];
        if (custom7 !== undefined) {
          enter(problems, "custom7", "/parameters/25/schema");
          expectString(custom7, problems);
          leave(problems);
        }
        const custom8 = query["custom8"];
        if (custom8 !== undefined) {
          enter(problems, "custom8", "/parameters/26/schema");
          expectString(custom8, problems);
          leave(problems);
        }
        const custom9 = query["custom9"];
        if (custom9 !== undefined) {
          enter(problems, "custom9", "/parameters/27/schema");
          expectString(custom9, problems);
          leave(problems);
        }
        const custom10 = query["custom10"];
        if (custom10 !== undefined) {
          enter(problems, "custom10", "/parameters/28/schema");
          expectString(custom10, problems);
          leave(problems);
        }
        const custom11 = query["custom11"];
        if (custom11 !== undefined) {
          enter(problems, "custom11", "/parameters/29/schema");
          expectString(custom11, problems);
          leave(problems);
        }
        const custom12 = query["custom12"];
        if (custom12 !== undefined) {
          enter(problems, "custom12", "/parameters/30/schema");
          expectString(custom12, problems);
          leave(problems);
        }
        const custom13 = query["custom13"];
        if (custom13 !== undefined) {
          enter(problems, "custom13", "/parameters/31/schema");
          expectString(custom13, problems);
          leave(problems);
        }
        const custom14 = query["custom14"];
        if (custom14 !== undefined) {
          enter(problems, "custom14", "/parameters/32/schema");
          expectString(custom14, problems);
          leave(problems);
        }
        const custom15 = query["custom15"];
        if (custom15 !== undefined) {
          enter(problems, "custom15", "/parameters/33/schema");
          expectString(custom15, problems);
          leave(problems);
        }
        const custom16 = query["custom16"];
        if (custom16 !== undefined) {
          enter(problems, "custom16", "/parameters/34/schema");
          expectString(custom16, problems);
          leave(problems);
        }
        const custom17 = query["custom17"];
        if (custom17 !== undefined) {
          enter(problems, "custom17", "/parameters/35/schema");
          expectString(custom17, problems);
          leave(problems);
        }
        const custom18 = query["custom18"];
        if (custom18 !== undefined) {
          enter(problems, "custom18", "/parameters/36/schema");
          expectString(custom18, problems);
          leave(problems);
        }
        const custom19 = query["custom19"];
        if (custom19 !== undefined) {
          enter(problems, "custom19", "/parameters/37/schema");
          expectString(custom19, problems);
          leave(problems);
        }
        const custom20 = query["custom20"];
        if (custom20 !== undefined) {
          enter(problems, "custom20", "/parameters/38/schema");
          expectString(custom20, problems);
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

/** Checks whether a value is a valid ListVendorsResponseHeaders. */
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
  return isListVendorsResponseHeaders(value)
    ? { ok: true, value }
    : problemsOf(value, collectListVendorsResponseHeaders, options);
}

function collectListVendorsResponseHeaders(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1v3.0~1invoice~1vendors/get");
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

/** Checks whether a value is a valid Status. */
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
  return hasOptionalString(value["Message"]) && hasOptionalString(value["Type"]);
}

/** The value as a valid Status, or every problem that keeps it from being one. */
export function validateStatus(value: unknown, options?: ValidateOptions): Result<Status> {
  return isStatus(value) ? { ok: true, value } : problemsOf(value, collectStatus, options);
}

function collectStatus(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Status");
  if (expectObject(value, problems)) {
    allowInteger(value["Code"], problems, "Code");
    allowString(value["Message"], problems, "Message");
    allowInteger(value["RecordNumber"], problems, "RecordNumber");
    allowString(value["Type"], problems, "Type");
  }
  leave(problems);
}

/** Reads a valid Status from JSON text. Problems have a line and a column. */
export function parseStatus(text: string | Uint8Array, options?: ParseOptions): Result<Status> {
  return readJson(text, validateStatus, options);
}

/** Checks whether a value is a valid SubmittedVendorBanks. */
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
  return (
    unreadAt(options, secretsOfSubmittedVendorBanks) ??
    resultOfList(
      value,
      isSubmittedVendorBanks,
      ["VendorBank"],
      collectSubmittedVendorBanks,
      options,
      secretsOfSubmittedVendorBanks,
    )
  );
}

function secretsOfSubmittedVendorBanks(): Secrets {
  return secrets([["VendorBank", null, secretsOfVendorBank]]);
}

function collectSubmittedVendorBanks(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/SubmittedVendorBanks");
  if (expectObject(value, problems)) {
    const vendorBank = value["VendorBank"];
    if (expectArray(vendorBank, problems, "VendorBank")) {
      enter(problems, "VendorBank");
      visitItems(vendorBank, problems, collectVendorBank, checkVendorBank);
      leave(problems);
    }
    nameMisspelt(value, problems);
    collectCollection(value, problems);
  }
  leave(problems);
}

function secretsOfVendorBank(): Secrets {
  return secrets([["AccountNumber"], ["RoutingNumber"]]);
}

function collectVendorBank(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/VendorBank");
  if (expectObject(value, problems)) {
    expectString(value["AccountNumber"], problems, "AccountNumber");
    requireMember(value["AccountType"], problems, "AccountType", collectAccountType, checkAccountType);
    expectString(value["AddressCode"], problems, "AddressCode");
    allowStrings(value, problems, [
      "BankCode",
      "BankName",
      "BranchCode",
      "BranchLocation",
      "CountryCode",
      "CurrencyAlphaCode",
      "ID",
    ]);
    expectString(value["IsActive"], problems, "IsActive");
    expectString(value["NameOnAccount"], problems, "NameOnAccount");
    allowString(value["RoutingNumber"], problems, "RoutingNumber");
    const statusList = value["StatusList"];
    if (statusList !== undefined && expectArray(statusList, problems, "StatusList")) {
      enter(problems, "StatusList");
      visitItems(statusList, problems, collectStatus, checkStatus);
      leave(problems);
    }
    allowString(value["TransType"], problems, "TransType");
    allowString(value["URI"], problems, "URI");
    expectString(value["VendorCode"], problems, "VendorCode");
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid SubmittedVendorBanks from JSON text. Problems have a line and a column. */
export function parseSubmittedVendorBanks(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<SubmittedVendorBanks> {
  return readJson(text, validateSubmittedVendorBanks, options);
}

/** Checks whether a value is a valid SubmittedVendorGroups. */
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
  if (!hasObjectType(value) || typeof value["Name"] !== "string" || !hasOptionalString(value["ID"])) return false;
  if (!hasOptionalString(value["URI"])) return false;
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
  return resultOfList(value, isSubmittedVendorGroups, ["VendorGroup"], collectSubmittedVendorGroups, options);
}

function collectSubmittedVendorGroups(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/SubmittedVendorGroups");
  if (expectObject(value, problems)) {
    const vendorGroup = value["VendorGroup"];
    if (expectArray(vendorGroup, problems, "VendorGroup")) {
      enter(problems, "VendorGroup");
      visitItems(vendorGroup, problems, collectVendorGroup, checkVendorGroup);
      leave(problems);
    }
    nameMisspelt(value, problems);
    collectCollection(value, problems);
  }
  leave(problems);
}

function collectVendorGroup(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/VendorGroup");
  if (expectObject(value, problems)) {
    allowString(value["ID"], problems, "ID");
    expectString(value["Name"], problems, "Name");
    const statusList = value["StatusList"];
    if (statusList !== undefined && expectArray(statusList, problems, "StatusList")) {
      enter(problems, "StatusList");
      visitItems(statusList, problems, collectStatus, checkStatus);
      leave(problems);
    }
    allowString(value["URI"], problems, "URI");
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid SubmittedVendorGroups from JSON text. Problems have a line and a column. */
export function parseSubmittedVendorGroups(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<SubmittedVendorGroups> {
  return readJson(text, validateSubmittedVendorGroups, options);
}

/** Checks whether a value is a valid SubmittedVendors. */
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
  return (
    unreadAt(options, secretsOfSubmittedVendors) ??
    resultOfList(value, isSubmittedVendors, ["Vendor"], collectSubmittedVendors, options, secretsOfSubmittedVendors)
  );
}

function secretsOfSubmittedVendors(): Secrets {
  return secrets([["Vendor", null, secretsOfVendor]]);
}

function collectSubmittedVendors(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/SubmittedVendors");
  if (expectObject(value, problems)) {
    const vendor = value["Vendor"];
    if (expectArray(vendor, problems, "Vendor")) {
      enter(problems, "Vendor");
      visitItems(vendor, problems, collectVendor, checkVendor);
      leave(problems);
    }
    nameMisspelt(value, problems);
    collectCollection(value, problems);
  }
  leave(problems);
}

function secretsOfVendor(): Secrets {
  return secrets([["ProvincialTaxID"], ["TaxID"]]);
}

function collectVendor(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Vendor");
  if (expectObject(value, problems)) {
    allowString(value["AccountNumber"], problems, "AccountNumber");
    allowString(value["Address1"], problems, "Address1");
    allowString(value["Address2"], problems, "Address2");
    allowString(value["Address3"], problems, "Address3");
    expectString(value["AddressCode"], problems, "AddressCode");
    allowStrings(value, problems, [
      "AddressImportSyncID",
      "Approved",
      "City",
      "ContactEmail",
      "ContactFirstName",
      "ContactLastName",
      "ContactPhoneNumber",
      "Country",
      "CountryCode",
      "CurrencyCode",
      "Custom1",
      "Custom2",
      "Custom3",
      "Custom4",
      "Custom5",
      "Custom6",
      "Custom7",
      "Custom8",
      "Custom9",
      "Custom10",
      "Custom11",
      "Custom12",
      "Custom13",
      "Custom14",
      "Custom15",
      "Custom16",
      "Custom17",
      "Custom18",
      "Custom19",
      "Custom20",
      "DefaultEmployeeID",
      "DefaultExpenseTypeName",
      "DiscountPercentage",
      "DiscountTermsDays",
      "ID",
      "IsLineItemVatIncld",
      "IsVisibleForContentExtraction",
      "PaymentMethodType",
    ]);
    const paymentTerms = value["PaymentTerms"];
    if (paymentTerms !== undefined && expectInteger(paymentTerms, problems, "PaymentTerms")) {
      if (paymentTerms < 1) addMinimum(paymentTerms, problems, 1, "PaymentTerms");
      if (paymentTerms > 999) addMaximum(paymentTerms, problems, 999, "PaymentTerms");
    }
    allowStrings(value, problems, [
      "PostalCode",
      "ProvincialTaxID",
      "PurchaseOrderContactEmail",
      "PurchaseOrderContactFirstName",
      "PurchaseOrderContactLastName",
      "PurchaseOrderContactPhoneNumber",
      "ShippingMethod",
      "ShippingTerms",
      "State",
    ]);
    const statusList = value["StatusList"];
    if (expectArray(statusList, problems, "StatusList")) {
      enter(problems, "StatusList");
      visitItems(statusList, problems, collectStatus, checkStatus);
      leave(problems);
    }
    allowString(value["TaxID"], problems, "TaxID");
    allowString(value["TaxType"], problems, "TaxType");
    allowString(value["URI"], problems, "URI");
    const vendorBankList = value["VendorBankList"];
    if (vendorBankList !== undefined) {
      if (typeof vendorBankList !== "string" && !Array.isArray(vendorBankList)) {
        addType(vendorBankList, problems, "string or array", "VendorBankList");
      } else {
        enter(problems, "VendorBankList");
        if (Array.isArray(vendorBankList)) visitItems(vendorBankList, problems);
        leave(problems);
      }
    }
    expectString(value["VendorCode"], problems, "VendorCode");
    allowString(value["VendorFormName"], problems, "VendorFormName");
    const vendorGroupList = value["VendorGroupList"];
    if (vendorGroupList !== undefined) {
      if (typeof vendorGroupList !== "string" && !Array.isArray(vendorGroupList)) {
        addType(vendorGroupList, problems, "string or array", "VendorGroupList");
      } else {
        enter(problems, "VendorGroupList");
        if (Array.isArray(vendorGroupList)) visitItems(vendorGroupList, problems);
        leave(problems);
      }
    }
    allowString(value["VendorName"], problems, "VendorName");
    allowString(value["VoucherNotes"], problems, "VoucherNotes");
    nameMisspelt(value, problems, ["VendorName"]);
  }
  leave(problems);
}

/** Reads a valid SubmittedVendors from JSON text. Problems have a line and a column. */
export function parseSubmittedVendors(text: string | Uint8Array, options?: ParseOptions): Result<SubmittedVendors> {
  return readJson(text, validateSubmittedVendors, options);
}

/** Checks whether a value is a valid SubmittedVendorsRequest. */
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
  return (
    unreadAt(options, secretsOfSubmittedVendors) ??
    resultOfList(
      value,
      isSubmittedVendorsRequest,
      ["Vendor"],
      collectSubmittedVendorsRequest,
      options,
      secretsOfSubmittedVendors,
    )
  );
}

function collectSubmittedVendorsRequest(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/SubmittedVendors");
  if (expectObject(value, problems)) {
    const vendor = value["Vendor"];
    if (expectArray(vendor, problems, "Vendor")) {
      enter(problems, "Vendor");
      visitItems(vendor, problems, collectVendorRequest, checkVendorRequest);
      leave(problems);
    }
    nameMisspelt(value, problems);
    collectCollection(value, problems);
  }
  leave(problems);
}

function collectVendorRequest(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Vendor");
  if (expectObject(value, problems)) {
    allowString(value["AccountNumber"], problems, "AccountNumber");
    allowString(value["Address1"], problems, "Address1");
    allowString(value["Address2"], problems, "Address2");
    allowString(value["Address3"], problems, "Address3");
    expectString(value["AddressCode"], problems, "AddressCode");
    allowStrings(value, problems, [
      "AddressImportSyncID",
      "Approved",
      "City",
      "ContactEmail",
      "ContactFirstName",
      "ContactLastName",
      "ContactPhoneNumber",
      "Country",
      "CountryCode",
      "CurrencyCode",
      "Custom1",
      "Custom2",
      "Custom3",
      "Custom4",
      "Custom5",
      "Custom6",
      "Custom7",
      "Custom8",
      "Custom9",
      "Custom10",
      "Custom11",
      "Custom12",
      "Custom13",
      "Custom14",
      "Custom15",
      "Custom16",
      "Custom17",
      "Custom18",
      "Custom19",
      "Custom20",
      "DefaultEmployeeID",
      "DefaultExpenseTypeName",
      "DiscountPercentage",
      "DiscountTermsDays",
      "ID",
      "IsLineItemVatIncld",
      "IsVisibleForContentExtraction",
      "PaymentMethodType",
    ]);
    const paymentTerms = value["PaymentTerms"];
    if (paymentTerms !== undefined && expectInteger(paymentTerms, problems, "PaymentTerms")) {
      if (paymentTerms < 1) addMinimum(paymentTerms, problems, 1, "PaymentTerms");
      if (paymentTerms > 999) addMaximum(paymentTerms, problems, 999, "PaymentTerms");
    }
    allowStrings(value, problems, [
      "PostalCode",
      "ProvincialTaxID",
      "PurchaseOrderContactEmail",
      "PurchaseOrderContactFirstName",
      "PurchaseOrderContactLastName",
      "PurchaseOrderContactPhoneNumber",
      "ShippingMethod",
      "ShippingTerms",
      "State",
    ]);
    const statusList = value["StatusList"];
    if (expectArray(statusList, problems, "StatusList")) {
      enter(problems, "StatusList");
      visitItems(statusList, problems, collectStatus, checkStatus);
      leave(problems);
    }
    allowString(value["TaxID"], problems, "TaxID");
    allowString(value["TaxType"], problems, "TaxType");
    allowString(value["URI"], problems, "URI");
    const vendorBankList = value["VendorBankList"];
    if (vendorBankList !== undefined) {
      if (typeof vendorBankList !== "string" && !Array.isArray(vendorBankList)) {
        addType(vendorBankList, problems, "string or array", "VendorBankList");
      } else {
        enter(problems, "VendorBankList");
        if (Array.isArray(vendorBankList)) visitItems(vendorBankList, problems);
        leave(problems);
      }
    }
    expectString(value["VendorCode"], problems, "VendorCode");
    allowString(value["VendorFormName"], problems, "VendorFormName");
    const vendorGroupList = value["VendorGroupList"];
    if (vendorGroupList !== undefined) {
      if (typeof vendorGroupList !== "string" && !Array.isArray(vendorGroupList)) {
        addType(vendorGroupList, problems, "string or array", "VendorGroupList");
      } else {
        enter(problems, "VendorGroupList");
        if (Array.isArray(vendorGroupList)) visitItems(vendorGroupList, problems);
        leave(problems);
      }
    }
    allowString(value["VendorName"], problems, "VendorName");
    allowString(value["VoucherNotes"], problems, "VoucherNotes");
    nameMisspelt(value, problems, ["VendorName"]);
  }
  leave(problems);
}

/** Reads a valid SubmittedVendorsRequest from JSON text. Problems have a line and a column. */
export function parseSubmittedVendorsRequest(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<SubmittedVendorsRequest> {
  return readJson(text, validateSubmittedVendorsRequest, options);
}

/** Checks whether a value is a valid UpdateVendorBanksParameters. */
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
  return isUpdateVendorBanksParameters(value)
    ? { ok: true, value }
    : problemsOf(value, collectUpdateVendorBanksParameters, options);
}

function collectUpdateVendorBanksParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1v3.0~1invoice~1vendor~1banks/put");
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

/** Checks whether a value is a valid UpdateVendorBanksResponseHeaders. */
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
  return isUpdateVendorBanksResponseHeaders(value)
    ? { ok: true, value }
    : problemsOf(value, collectUpdateVendorBanksResponseHeaders, options);
}

function collectUpdateVendorBanksResponseHeaders(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1v3.0~1invoice~1vendor~1banks/put");
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

/** Checks whether a value is a valid UpdateVendorGroupsParameters. */
export function isUpdateVendorGroupsParameters(value: unknown): value is UpdateVendorGroupsParameters {
  try {
    return checkUpdateVendorGroupsParameters(value);
  } catch {
    return false;
  }
}

function checkUpdateVendorGroupsParameters(value: unknown): boolean {
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
  if (!hasObjectType(query)) return false;
  if (typeof query["vendorCode"] !== "string") return false;
  return typeof query["addressCode"] === "string";
}

/** The value as a valid UpdateVendorGroupsParameters, or every problem that keeps it from being one. */
export function validateUpdateVendorGroupsParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<UpdateVendorGroupsParameters> {
  return isUpdateVendorGroupsParameters(value)
    ? { ok: true, value }
    : problemsOf(value, collectUpdateVendorGroupsParameters, options);
}

function collectUpdateVendorGroupsParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1v3.0~1invoice~1vendor~1groups/put");
  if (expectObject(value, problems)) {
    const query = value["query"];
    if (query !== undefined) {
      enter(problems, "query", "");
      if (expectObject(query, problems)) {
        const vendorCode = query["vendorCode"];
        if (vendorCode !== undefined) {
          enter(problems, "vendorCode", "/parameters/0/schema");
          expectString(vendorCode, problems);
          leave(problems);
        } else {
          addRequired(query, problems, "vendorCode");
        }
        const addressCode = query["addressCode"];
        if (addressCode !== undefined) {
          enter(problems, "addressCode", "/parameters/1/schema");
          expectString(addressCode, problems);
          leave(problems);
        } else {
          addRequired(query, problems, "addressCode");
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

/** Checks whether a value is a valid UpdateVendorGroupsResponseHeaders. */
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
  return isUpdateVendorGroupsResponseHeaders(value)
    ? { ok: true, value }
    : problemsOf(value, collectUpdateVendorGroupsResponseHeaders, options);
}

function collectUpdateVendorGroupsResponseHeaders(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1v3.0~1invoice~1vendor~1groups/put");
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

/** Checks whether a value is a valid UpdateVendorsParameters. */
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
  return isUpdateVendorsParameters(value)
    ? { ok: true, value }
    : problemsOf(value, collectUpdateVendorsParameters, options);
}

function collectUpdateVendorsParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1v3.0~1invoice~1vendors/put");
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

/** Checks whether a value is a valid UpdateVendorsResponseHeaders. */
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
  return isUpdateVendorsResponseHeaders(value)
    ? { ok: true, value }
    : problemsOf(value, collectUpdateVendorsResponseHeaders, options);
}

function collectUpdateVendorsResponseHeaders(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1api~1v3.0~1invoice~1vendors/put");
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

/** Checks whether a value is a valid Vendor. */
export function isVendor(value: unknown): value is Vendor {
  try {
    return checkVendor(value);
  } catch {
    return false;
  }
}

/** The value as a valid Vendor, or every problem that keeps it from being one. */
export function validateVendor(value: unknown, options?: ValidateOptions): Result<Vendor> {
  return (
    unreadAt(options, secretsOfVendor) ??
    resultOfList(value, isVendor, ["StatusList"], collectVendor, options, secretsOfVendor)
  );
}

/** Reads a valid Vendor from JSON text. Problems have a line and a column. */
export function parseVendor(text: string | Uint8Array, options?: ParseOptions): Result<Vendor> {
  return readJson(text, validateVendor, options);
}

/** Checks whether a value is a valid VendorRequest. */
export function isVendorRequest(value: unknown): value is VendorRequest {
  try {
    return checkVendorRequest(value);
  } catch {
    return false;
  }
}

/** The value as a valid VendorRequest, or every problem that keeps it from being one. */
export function validateVendorRequest(value: unknown, options?: ValidateOptions): Result<VendorRequest> {
  return (
    unreadAt(options, secretsOfVendor) ??
    resultOfList(value, isVendorRequest, ["StatusList"], collectVendorRequest, options, secretsOfVendor)
  );
}

/** Reads a valid VendorRequest from JSON text. Problems have a line and a column. */
export function parseVendorRequest(text: string | Uint8Array, options?: ParseOptions): Result<VendorRequest> {
  return readJson(text, validateVendorRequest, options);
}

/** Checks whether a value is a valid VendorBank. */
export function isVendorBank(value: unknown): value is VendorBank {
  try {
    return checkVendorBank(value);
  } catch {
    return false;
  }
}

/** The value as a valid VendorBank, or every problem that keeps it from being one. */
export function validateVendorBank(value: unknown, options?: ValidateOptions): Result<VendorBank> {
  return (
    unreadAt(options, secretsOfVendorBank) ??
    resultOfList(value, isVendorBank, ["StatusList"], collectVendorBank, options, secretsOfVendorBank)
  );
}

/** Reads a valid VendorBank from JSON text. Problems have a line and a column. */
export function parseVendorBank(text: string | Uint8Array, options?: ParseOptions): Result<VendorBank> {
  return readJson(text, validateVendorBank, options);
}

/** Checks whether a value is a valid VendorBankCollection. */
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
  return (
    unreadAt(options, secretsOfVendorBankCollection) ??
    resultOfList(
      value,
      isVendorBankCollection,
      ["Items", "VendorBank"],
      collectVendorBankCollection,
      options,
      secretsOfVendorBankCollection,
    )
  );
}

function secretsOfVendorBankCollection(): Secrets {
  return secrets([
    ["Items", null, secretsOfVendorBank],
    ["VendorBank", null, secretsOfVendorBank],
  ]);
}

function collectVendorBankCollection(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/VendorBankCollection");
  if (expectObject(value, problems)) {
    const items = value["Items"];
    if (items !== undefined && expectArray(items, problems, "Items")) {
      enter(problems, "Items");
      visitItems(items, problems, collectVendorBank, checkVendorBank);
      leave(problems);
    }
    const vendorBank = value["VendorBank"];
    if (vendorBank !== undefined && expectArray(vendorBank, problems, "VendorBank")) {
      enter(problems, "VendorBank");
      visitItems(vendorBank, problems, collectVendorBank, checkVendorBank);
      leave(problems);
    }
    collectCollection(value, problems);
  }
  leave(problems);
}

/** Reads a valid VendorBankCollection from JSON text. Problems have a line and a column. */
export function parseVendorBankCollection(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<VendorBankCollection> {
  return readJson(text, validateVendorBankCollection, options);
}

/** Checks whether a value is a valid VendorCollection. */
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
  return (
    unreadAt(options, secretsOfVendorCollection) ??
    resultOfList(
      value,
      isVendorCollection,
      ["Items", "Vendor"],
      collectVendorCollection,
      options,
      secretsOfVendorCollection,
    )
  );
}

function secretsOfVendorCollection(): Secrets {
  return secrets([
    ["Items", null, secretsOfVendor],
    ["Vendor", null, secretsOfVendor],
  ]);
}

function collectVendorCollection(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/VendorCollection");
  if (expectObject(value, problems)) {
    const items = value["Items"];
    if (items !== undefined && expectArray(items, problems, "Items")) {
      enter(problems, "Items");
      visitItems(items, problems, collectVendor, checkVendor);
      leave(problems);
    }
    const vendor = value["Vendor"];
    if (vendor !== undefined && expectArray(vendor, problems, "Vendor")) {
      enter(problems, "Vendor");
      visitItems(vendor, problems, collectVendor, checkVendor);
      leave(problems);
    }
    collectCollection(value, problems);
  }
  leave(problems);
}

/** Reads a valid VendorCollection from JSON text. Problems have a line and a column. */
export function parseVendorCollection(text: string | Uint8Array, options?: ParseOptions): Result<VendorCollection> {
  return readJson(text, validateVendorCollection, options);
}

/** Checks whether a value is a valid VendorGroup. */
export function isVendorGroup(value: unknown): value is VendorGroup {
  try {
    return checkVendorGroup(value);
  } catch {
    return false;
  }
}

/** The value as a valid VendorGroup, or every problem that keeps it from being one. */
export function validateVendorGroup(value: unknown, options?: ValidateOptions): Result<VendorGroup> {
  return resultOfList(value, isVendorGroup, ["StatusList"], collectVendorGroup, options);
}

/** Reads a valid VendorGroup from JSON text. Problems have a line and a column. */
export function parseVendorGroup(text: string | Uint8Array, options?: ParseOptions): Result<VendorGroup> {
  return readJson(text, validateVendorGroup, options);
}

/** Checks whether a value is a valid VendorGroupCollection. */
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
  return resultOfList(value, isVendorGroupCollection, ["Items", "VendorGroup"], collectVendorGroupCollection, options);
}

function collectVendorGroupCollection(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/VendorGroupCollection");
  if (expectObject(value, problems)) {
    const items = value["Items"];
    if (items !== undefined && expectArray(items, problems, "Items")) {
      enter(problems, "Items");
      visitItems(items, problems, collectVendorGroup, checkVendorGroup);
      leave(problems);
    }
    const vendorGroup = value["VendorGroup"];
    if (vendorGroup !== undefined && expectArray(vendorGroup, problems, "VendorGroup")) {
      enter(problems, "VendorGroup");
      visitItems(vendorGroup, problems, collectVendorGroup, checkVendorGroup);
      leave(problems);
    }
    collectCollection(value, problems);
  }
  leave(problems);
}

/** Reads a valid VendorGroupCollection from JSON text. Problems have a line and a column. */
export function parseVendorGroupCollection(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<VendorGroupCollection> {
  return readJson(text, validateVendorGroupCollection, options);
}
