// Generated from specs/vendors/openapi.yaml, sandbox/overlays/vendors.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import type { Result } from "@specwright/runtime/base";
import { hasInt32Format, hasUuidFormat } from "@specwright/runtime/formats";
import {
  type JsonProblems,
  type ParseOptions,
  type ProblemRules,
  type Secrets,
  type ValidateOptions,
  addFormat,
  addMaximum,
  addMinimum,
  addRequired,
  addStringOf,
  addType,
  hasObjectType,
  hasOptionalStrings,
  nameMisspelt,
  optionalInteger,
  optionalString,
  readJson,
  requireString,
  resultOfCheck,
  resultOfList,
  secrets,
  unreadAt,
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

/** Returns true for a valid value. */
export function isAccountType(value: unknown): value is AccountType {
  try {
    return checkAccountType(value) === true;
  } catch {
    return false;
  }
}

function checkAccountType(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/AccountType");
  return value === "CHCK" || value === "SAVE" || to?.report("stringOf", value, ["CHCK", "SAVE"]);
}

const accountTypeRules: ProblemRules = { required: addRequired, stringOf: addStringOf, type: addType };

/** Returns the value, or every problem. */
export function validateAccountType(value: unknown, options?: ValidateOptions): Result<AccountType> {
  return resultOfCheck(value, checkAccountType, accountTypeRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseAccountType(text: string | Uint8Array, options?: ParseOptions): Result<AccountType> {
  return readJson(text, validateAccountType, options);
}

/** Returns true for a valid value. */
export function isCollection(value: unknown): value is Collection {
  try {
    return checkCollection(value) === true;
  } catch {
    return false;
  }
}

function checkCollection(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Collection");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!(
    to?.strings(value, ["NextPage", "RequestRunSummary"]) ??
    hasOptionalStrings(value["NextPage"], value["RequestRunSummary"])
  ))
    return false;
  return optionalInteger(value["TotalCount"], to, "TotalCount");
}

const collectionRules: ProblemRules = { required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateCollection(value: unknown, options?: ValidateOptions): Result<Collection> {
  return resultOfCheck(value, checkCollection, collectionRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseCollection(text: string | Uint8Array, options?: ParseOptions): Result<Collection> {
  return readJson(text, validateCollection, options);
}

function checkCreateVendorsParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1v3.0~1invoice~1vendors/post");
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

const createVendorsParametersRules: ProblemRules = { format: addFormat, required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateCreateVendorsParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<CreateVendorsParameters> {
  return resultOfCheck(value, checkCreateVendorsParameters, createVendorsParametersRules, options);
}

function checkCreateVendorsResponseHeaders(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1v3.0~1invoice~1vendors/post");
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
export function validateCreateVendorsResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<CreateVendorsResponseHeaders> {
  return resultOfCheck(value, checkCreateVendorsResponseHeaders, createVendorsParametersRules, options);
}

function checkDeleteVendorGroupParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1v3.0~1invoice~1vendor~1groups/delete");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkDeleteVendorGroupParametersQuery(value["query"], to?.at("query", ""))) return false;
  const headers = value["headers"];
  if (headers !== undefined && !checkObjectWithServiceCorrelationid(headers, to?.at("headers", ""))) return false;
  to?.report("misspelt", value);
  return true;
}

function checkDeleteVendorGroupParametersQuery(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const vendorCode = value["vendorCode"];
  if (
    typeof vendorCode !== "string" &&
    !to?.at("vendorCode", "/parameters/0/schema").report("type", vendorCode, "string")
  )
    return false;
  const addressCode = value["addressCode"];
  if (
    typeof addressCode !== "string" &&
    !to?.at("addressCode", "/parameters/1/schema").report("type", addressCode, "string")
  )
    return false;
  const groupName = value["groupName"];
  if (typeof groupName !== "string" && !to?.at("groupName", "/parameters/2/schema").report("type", groupName, "string"))
    return false;
  to?.report("misspelt", value);
  return true;
}

const deleteVendorGroupParametersRules: ProblemRules = {
  format: addFormat,
  misspelt: nameMisspelt,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateDeleteVendorGroupParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<DeleteVendorGroupParameters> {
  return resultOfCheck(value, checkDeleteVendorGroupParameters, deleteVendorGroupParametersRules, options);
}

function checkDeleteVendorGroupResponseHeaders(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1v3.0~1invoice~1vendor~1groups/delete");
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
export function validateDeleteVendorGroupResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<DeleteVendorGroupResponseHeaders> {
  return resultOfCheck(value, checkDeleteVendorGroupResponseHeaders, createVendorsParametersRules, options);
}

function checkDeleteVendorParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1v3.0~1invoice~1vendors/delete");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkObjectWithVendorCodeAndAddressCode(value["query"], to?.at("query", ""))) return false;
  const headers = value["headers"];
  if (headers !== undefined && !checkObjectWithServiceCorrelationid(headers, to?.at("headers", ""))) return false;
  to?.report("misspelt", value);
  return true;
}

function checkObjectWithVendorCodeAndAddressCode(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const vendorCode = value["vendorCode"];
  if (
    typeof vendorCode !== "string" &&
    !to?.at("vendorCode", "/parameters/0/schema").report("type", vendorCode, "string")
  )
    return false;
  const addressCode = value["addressCode"];
  if (
    typeof addressCode !== "string" &&
    !to?.at("addressCode", "/parameters/1/schema").report("type", addressCode, "string")
  )
    return false;
  to?.report("misspelt", value);
  return true;
}

/** Returns the value, or every problem. */
export function validateDeleteVendorParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<DeleteVendorParameters> {
  return resultOfCheck(value, checkDeleteVendorParameters, deleteVendorGroupParametersRules, options);
}

function checkDeleteVendorResponseHeaders(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1v3.0~1invoice~1vendors/delete");
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
export function validateDeleteVendorResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<DeleteVendorResponseHeaders> {
  return resultOfCheck(value, checkDeleteVendorResponseHeaders, createVendorsParametersRules, options);
}

function checkListVendorsParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1v3.0~1invoice~1vendors/get");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const query = value["query"];
  if (query !== undefined && !checkListVendorsParametersQuery(query, to?.at("query", ""))) return false;
  const headers = value["headers"];
  return headers === undefined || checkObjectWithServiceCorrelationid(headers, to?.at("headers", ""));
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

function checkListVendorsParametersQuery(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const limit = value["limit"];
  if (limit !== undefined) {
    if (typeof limit === "number" && Number.isInteger(limit)) {
      if (limit > 1000 && !to?.at("limit", "/parameters/0/schema").report("maximum", limit, 1000)) return false;
      if (!hasInt32Format(limit) && !to?.at("limit", "/parameters/0/schema").report("format", limit, "int32"))
        return false;
    } else if (!to?.at("limit", "/parameters/0/schema").report("type", limit, "integer")) {
      return false;
    }
  }
  const offset = value["offset"];
  if (offset !== undefined) {
    if (typeof offset !== "string" && !to?.at("offset", "/parameters/1/schema").report("type", offset, "string"))
      return false;
  }
  const sortDirection = value["sortDirection"];
  if (sortDirection !== undefined) {
    if (
      sortDirection !== "ascending" &&
      sortDirection !== "descending" &&
      !to?.at("sortDirection", "/parameters/2/schema").report("stringOf", sortDirection, ["ascending", "descending"])
    )
      return false;
  }
  const sortBy = value["sortBy"];
  if (sortBy !== undefined) {
    if (typeof sortBy !== "string" && !to?.at("sortBy", "/parameters/3/schema").report("type", sortBy, "string"))
      return false;
  }
  const searchType = value["searchType"];
  if (searchType !== undefined) {
    if (
      searchType !== "exact" &&
      searchType !== "begins" &&
      searchType !== "contains" &&
      searchType !== "ends" &&
      !to
        ?.at("searchType", "/parameters/4/schema")
        .report("stringOf", searchType, ["exact", "begins", "contains", "ends"])
    )
      return false;
  }
  const vendorCode = value["vendorCode"];
  if (vendorCode !== undefined) {
    if (
      typeof vendorCode !== "string" &&
      !to?.at("vendorCode", "/parameters/5/schema").report("type", vendorCode, "string")
    )
      return false;
  }
  const vendorName = value["vendorName"];
  if (vendorName !== undefined) {
    if (
      typeof vendorName !== "string" &&
      !to?.at("vendorName", "/parameters/6/schema").report("type", vendorName, "string")
    )
      return false;
  }
  const taxID = value["taxID"];
  if (taxID !== undefined) {
    if (typeof taxID !== "string" && !to?.at("taxID", "/parameters/7/schema").report("type", taxID, "string"))
      return false;
  }
  const buyerAccountNumber = value["buyerAccountNumber"];
  if (buyerAccountNumber !== undefined) {
    if (
      typeof buyerAccountNumber !== "string" &&
      !to?.at("buyerAccountNumber", "/parameters/8/schema").report("type", buyerAccountNumber, "string")
    )
      return false;
  }
  const paymentMethodType = value["paymentMethodType"];
  if (paymentMethodType !== undefined) {
    if (
      !listVendorsParametersQueryPaymentMethodTypeValues.includes(paymentMethodType) &&
      !to
        ?.at("paymentMethodType", "/parameters/9/schema")
        .report("stringOf", paymentMethodType, listVendorsParametersQueryPaymentMethodTypeValues)
    )
      return false;
  }
  const addressCode = value["addressCode"];
  if (addressCode !== undefined) {
    if (
      typeof addressCode !== "string" &&
      !to?.at("addressCode", "/parameters/10/schema").report("type", addressCode, "string")
    )
      return false;
  }
  const address1 = value["address1"];
  if (address1 !== undefined) {
    if (typeof address1 !== "string" && !to?.at("address1", "/parameters/11/schema").report("type", address1, "string"))
      return false;
  }
  const address2 = value["address2"];
  if (address2 !== undefined) {
    if (typeof address2 !== "string" && !to?.at("address2", "/parameters/12/schema").report("type", address2, "string"))
      return false;
  }
  const address3 = value["address3"];
  if (address3 !== undefined) {
    if (typeof address3 !== "string" && !to?.at("address3", "/parameters/13/schema").report("type", address3, "string"))
      return false;
  }
  const city = value["city"];
  if (city !== undefined) {
    if (typeof city !== "string" && !to?.at("city", "/parameters/14/schema").report("type", city, "string"))
      return false;
  }
  const state = value["state"];
  if (state !== undefined) {
    if (typeof state !== "string" && !to?.at("state", "/parameters/15/schema").report("type", state, "string"))
      return false;
  }
  const postalCode = value["postalCode"];
  if (postalCode !== undefined) {
    if (
      typeof postalCode !== "string" &&
      !to?.at("postalCode", "/parameters/16/schema").report("type", postalCode, "string")
    )
      return false;
  }
  const approved = value["approved"];
  if (approved !== undefined) {
    if (
      approved !== "True" &&
      approved !== "False" &&
      !to?.at("approved", "/parameters/17/schema").report("stringOf", approved, ["True", "False"])
    )
      return false;
  }
  const country = value["country"];
  if (country !== undefined) {
    if (typeof country !== "string" && !to?.at("country", "/parameters/18/schema").report("type", country, "string"))
      return false;
  }
  const custom1 = value["custom1"];
  if (custom1 !== undefined) {
    if (typeof custom1 !== "string" && !to?.at("custom1", "/parameters/19/schema").report("type", custom1, "string"))
      return false;
  }
  const custom2 = value["custom2"];
  if (custom2 !== undefined) {
    if (typeof custom2 !== "string" && !to?.at("custom2", "/parameters/20/schema").report("type", custom2, "string"))
      return false;
  }
  const custom3 = value["custom3"];
  if (custom3 !== undefined) {
    if (typeof custom3 !== "string" && !to?.at("custom3", "/parameters/21/schema").report("type", custom3, "string"))
      return false;
  }
  const custom4 = value["custom4"];
  if (custom4 !== undefined) {
    if (typeof custom4 !== "string" && !to?.at("custom4", "/parameters/22/schema").report("type", custom4, "string"))
      return false;
  }
  const custom5 = value["custom5"];
  if (custom5 !== undefined) {
    if (typeof custom5 !== "string" && !to?.at("custom5", "/parameters/23/schema").report("type", custom5, "string"))
      return false;
  }
  const custom6 = value["custom6"];
  if (custom6 !== undefined) {
    if (typeof custom6 !== "string" && !to?.at("custom6", "/parameters/24/schema").report("type", custom6, "string"))
      return false;
  }
  const custom7 = value["custom7"];
  if (custom7 !== undefined) {
    if (typeof custom7 !== "string" && !to?.at("custom7", "/parameters/25/schema").report("type", custom7, "string"))
      return false;
  }
  const custom8 = value["custom8"];
  if (custom8 !== undefined) {
    if (typeof custom8 !== "string" && !to?.at("custom8", "/parameters/26/schema").report("type", custom8, "string"))
      return false;
  }
  const custom9 = value["custom9"];
  if (custom9 !== undefined) {
    if (typeof custom9 !== "string" && !to?.at("custom9", "/parameters/27/schema").report("type", custom9, "string"))
      return false;
  }
  const custom10 = value["custom10"];
  if (custom10 !== undefined) {
    if (typeof custom10 !== "string" && !to?.at("custom10", "/parameters/28/schema").report("type", custom10, "string"))
      return false;
  }
  const custom11 = value["custom11"];
  if (custom11 !== undefined) {
    if (typeof custom11 !== "string" && !to?.at("custom11", "/parameters/29/schema").report("type", custom11, "string"))
      return false;
  }
  const custom12 = value["custom12"];
  if (custom12 !== undefined) {
    if (typeof custom12 !== "string" && !to?.at("custom12", "/parameters/30/schema").report("type", custom12, "string"))
      return false;
  }
  const custom13 = value["custom13"];
  if (custom13 !== undefined) {
    if (typeof custom13 !== "string" && !to?.at("custom13", "/parameters/31/schema").report("type", custom13, "string"))
      return false;
  }
  const custom14 = value["custom14"];
  if (custom14 !== undefined) {
    if (typeof custom14 !== "string" && !to?.at("custom14", "/parameters/32/schema").report("type", custom14, "string"))
      return false;
  }
  const custom15 = value["custom15"];
  if (custom15 !== undefined) {
    if (typeof custom15 !== "string" && !to?.at("custom15", "/parameters/33/schema").report("type", custom15, "string"))
      return false;
  }
  const custom16 = value["custom16"];
  if (custom16 !== undefined) {
    if (typeof custom16 !== "string" && !to?.at("custom16", "/parameters/34/schema").report("type", custom16, "string"))
      return false;
  }
  const custom17 = value["custom17"];
  if (custom17 !== undefined) {
    if (typeof custom17 !== "string" && !to?.at("custom17", "/parameters/35/schema").report("type", custom17, "string"))
      return false;
  }
  const custom18 = value["custom18"];
  if (custom18 !== undefined) {
    if (typeof custom18 !== "string" && !to?.at("custom18", "/parameters/36/schema").report("type", custom18, "string"))
      return false;
  }
  const custom19 = value["custom19"];
  if (custom19 !== undefined) {
    if (typeof custom19 !== "string" && !to?.at("custom19", "/parameters/37/schema").report("type", custom19, "string"))
      return false;
  }
  const custom20 = value["custom20"];
  if (custom20 !== undefined) {
    if (typeof custom20 !== "string" && !to?.at("custom20", "/parameters/38/schema").report("type", custom20, "string"))
      return false;
  }
  return true;
}

const listVendorsParametersRules: ProblemRules = {
  format: addFormat,
  maximum: addMaximum,
  required: addRequired,
  stringOf: addStringOf,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateListVendorsParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<ListVendorsParameters> {
  return (
    unreadAt(options, secretsOfListVendorsParameters) ??
    resultOfCheck(
      value,
      checkListVendorsParameters,
      listVendorsParametersRules,
      options,
      secretsOfListVendorsParameters,
    )
  );
}

function secretsOfListVendorsParameters(): Secrets {
  return secrets([["query", "taxID"]]);
}

function checkListVendorsResponseHeaders(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1v3.0~1invoice~1vendors/get");
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
export function validateListVendorsResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<ListVendorsResponseHeaders> {
  return resultOfCheck(value, checkListVendorsResponseHeaders, createVendorsParametersRules, options);
}

/** Returns true for a valid value. */
export function isStatus(value: unknown): value is Status {
  try {
    return checkStatus(value) === true;
  } catch {
    return false;
  }
}

function checkStatus(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Status");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!optionalInteger(value["Code"], to, "Code") || !optionalString(value["Message"], to, "Message")) return false;
  return optionalInteger(value["RecordNumber"], to, "RecordNumber") && optionalString(value["Type"], to, "Type");
}

/** Returns the value, or every problem. */
export function validateStatus(value: unknown, options?: ValidateOptions): Result<Status> {
  return resultOfCheck(value, checkStatus, collectionRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseStatus(text: string | Uint8Array, options?: ParseOptions): Result<Status> {
  return readJson(text, validateStatus, options);
}

/** Returns true for a valid value. */
export function isSubmittedVendorBanks(value: unknown): value is SubmittedVendorBanks {
  try {
    return checkSubmittedVendorBanks(value) === true;
  } catch {
    return false;
  }
}

function checkSubmittedVendorBanks(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/SubmittedVendorBanks");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkListOfVendorBank(value["VendorBank"], to?.at("VendorBank"))) return false;
  to?.report("misspelt", value);
  return checkCollection(value, to);
}

function checkListOfVendorBank(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!Array.isArray(value)) return to?.report("type", value, "array");
  if (to !== undefined) return to.items(value, checkVendorBank);
  for (let index = 0; index < value.length; index += 1) {
    if (!checkVendorBank(value[index])) return false;
  }
  return true;
}

function checkVendorBank(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/VendorBank");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!requireString(value["AccountNumber"], to, "AccountNumber")) return false;
  if (!checkAccountType(value["AccountType"], to?.at("AccountType"))) return false;
  if (!requireString(value["AddressCode"], to, "AddressCode")) return false;
  if (!(
    to?.strings(value, [
      "BankCode",
      "BankName",
      "BranchCode",
      "BranchLocation",
      "CountryCode",
      "CurrencyAlphaCode",
      "ID",
    ]) ??
    (hasOptionalStrings(value["BankCode"], value["BankName"], value["BranchCode"], value["BranchLocation"]) &&
      hasOptionalStrings(value["CountryCode"], value["CurrencyAlphaCode"], value["ID"]))
  ))
    return false;
  if (!requireString(value["IsActive"], to, "IsActive") || !requireString(value["NameOnAccount"], to, "NameOnAccount"))
    return false;
  if (!optionalString(value["RoutingNumber"], to, "RoutingNumber")) return false;
  const statusList = value["StatusList"];
  if (statusList !== undefined && !checkListOfStatus(statusList, to?.at("StatusList"))) return false;
  if (!(to?.strings(value, ["TransType", "URI"]) ?? hasOptionalStrings(value["TransType"], value["URI"]))) return false;
  if (!requireString(value["VendorCode"], to, "VendorCode")) return false;
  to?.report("misspelt", value);
  return true;
}

function checkListOfStatus(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!Array.isArray(value)) return to?.report("type", value, "array");
  if (to !== undefined) return to.items(value, checkStatus);
  for (let index = 0; index < value.length; index += 1) {
    if (!checkStatus(value[index])) return false;
  }
  return true;
}

const submittedVendorBanksRules: ProblemRules = {
  misspelt: nameMisspelt,
  required: addRequired,
  stringOf: addStringOf,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateSubmittedVendorBanks(value: unknown, options?: ValidateOptions): Result<SubmittedVendorBanks> {
  return (
    unreadAt(options, secretsOfSubmittedVendorBanks) ??
    resultOfList(
      value,
      ["VendorBank"],
      checkSubmittedVendorBanks,
      submittedVendorBanksRules,
      options,
      secretsOfSubmittedVendorBanks,
    )
  );
}

function secretsOfSubmittedVendorBanks(): Secrets {
  return secrets([["VendorBank", null, secretsOfVendorBank]]);
}

function secretsOfVendorBank(): Secrets {
  return secrets([["AccountNumber"], ["RoutingNumber"]]);
}

/** Reads JSON. Problems have a line and a column. */
export function parseSubmittedVendorBanks(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<SubmittedVendorBanks> {
  return readJson(text, validateSubmittedVendorBanks, options);
}

/** Returns true for a valid value. */
export function isSubmittedVendorGroups(value: unknown): value is SubmittedVendorGroups {
  try {
    return checkSubmittedVendorGroups(value) === true;
  } catch {
    return false;
  }
}

function checkSubmittedVendorGroups(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/SubmittedVendorGroups");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkListOfVendorGroup(value["VendorGroup"], to?.at("VendorGroup"))) return false;
  to?.report("misspelt", value);
  return checkCollection(value, to);
}

function checkListOfVendorGroup(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!Array.isArray(value)) return to?.report("type", value, "array");
  if (to !== undefined) return to.items(value, checkVendorGroup);
  for (let index = 0; index < value.length; index += 1) {
    if (!checkVendorGroup(value[index])) return false;
  }
  return true;
}

function checkVendorGroup(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/VendorGroup");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!optionalString(value["ID"], to, "ID") || !requireString(value["Name"], to, "Name")) return false;
  const statusList = value["StatusList"];
  if (statusList !== undefined && !checkListOfStatus(statusList, to?.at("StatusList"))) return false;
  if (!optionalString(value["URI"], to, "URI")) return false;
  to?.report("misspelt", value);
  return true;
}

const submittedVendorGroupsRules: ProblemRules = { misspelt: nameMisspelt, required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateSubmittedVendorGroups(
  value: unknown,
  options?: ValidateOptions,
): Result<SubmittedVendorGroups> {
  return resultOfList(value, ["VendorGroup"], checkSubmittedVendorGroups, submittedVendorGroupsRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseSubmittedVendorGroups(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<SubmittedVendorGroups> {
  return readJson(text, validateSubmittedVendorGroups, options);
}

/** Returns true for a valid value. */
export function isSubmittedVendors(value: unknown): value is SubmittedVendors {
  try {
    return checkSubmittedVendors(value) === true;
  } catch {
    return false;
  }
}

function checkSubmittedVendors(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/SubmittedVendors");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkListOfVendor(value["Vendor"], to?.at("Vendor"))) return false;
  to?.report("misspelt", value);
  return checkCollection(value, to);
}

function checkListOfVendor(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!Array.isArray(value)) return to?.report("type", value, "array");
  if (to !== undefined) return to.items(value, checkVendor);
  for (let index = 0; index < value.length; index += 1) {
    if (!checkVendor(value[index])) return false;
  }
  return true;
}

function checkVendor(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Vendor");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!(
    to?.strings(value, ["AccountNumber", "Address1", "Address2", "Address3"]) ??
    hasOptionalStrings(value["AccountNumber"], value["Address1"], value["Address2"], value["Address3"])
  ))
    return false;
  if (!requireString(value["AddressCode"], to, "AddressCode")) return false;
  if (!(
    to?.strings(value, [
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
    ]) ??
    (hasOptionalStrings(value["AddressImportSyncID"], value["Approved"], value["City"], value["ContactEmail"]) &&
      hasOptionalStrings(
        value["ContactFirstName"],
        value["ContactLastName"],
        value["ContactPhoneNumber"],
        value["Country"],
      ) &&
      hasOptionalStrings(value["CountryCode"], value["CurrencyCode"], value["Custom1"], value["Custom2"]) &&
      hasOptionalStrings(value["Custom3"], value["Custom4"], value["Custom5"], value["Custom6"]) &&
      hasOptionalStrings(value["Custom7"], value["Custom8"], value["Custom9"], value["Custom10"]) &&
      hasOptionalStrings(value["Custom11"], value["Custom12"], value["Custom13"], value["Custom14"]) &&
      hasOptionalStrings(value["Custom15"], value["Custom16"], value["Custom17"], value["Custom18"]) &&
      hasOptionalStrings(
        value["Custom19"],
        value["Custom20"],
        value["DefaultEmployeeID"],
        value["DefaultExpenseTypeName"],
      ) &&
      hasOptionalStrings(
        value["DiscountPercentage"],
        value["DiscountTermsDays"],
        value["ID"],
        value["IsLineItemVatIncld"],
      ) &&
      hasOptionalStrings(value["IsVisibleForContentExtraction"], value["PaymentMethodType"]))
  ))
    return false;
  const paymentTerms = value["PaymentTerms"];
  if (paymentTerms !== undefined) {
    if (typeof paymentTerms === "number" && Number.isInteger(paymentTerms)) {
      if (paymentTerms < 1 && !to?.at("PaymentTerms").report("minimum", paymentTerms, 1)) return false;
      if (paymentTerms > 999 && !to?.at("PaymentTerms").report("maximum", paymentTerms, 999)) return false;
    } else if (!to?.at("PaymentTerms").report("type", paymentTerms, "integer")) {
      return false;
    }
  }
  if (!(
    to?.strings(value, [
      "PostalCode",
      "ProvincialTaxID",
      "PurchaseOrderContactEmail",
      "PurchaseOrderContactFirstName",
      "PurchaseOrderContactLastName",
      "PurchaseOrderContactPhoneNumber",
      "ShippingMethod",
      "ShippingTerms",
      "State",
    ]) ??
    (hasOptionalStrings(
      value["PostalCode"],
      value["ProvincialTaxID"],
      value["PurchaseOrderContactEmail"],
      value["PurchaseOrderContactFirstName"],
    ) &&
      hasOptionalStrings(
        value["PurchaseOrderContactLastName"],
        value["PurchaseOrderContactPhoneNumber"],
        value["ShippingMethod"],
        value["ShippingTerms"],
      ) &&
      hasOptionalStrings(value["State"]))
  ))
    return false;
  if (!checkListOfStatus2(value["StatusList"], to?.at("StatusList"))) return false;
  if (!(
    to?.strings(value, ["TaxID", "TaxType", "URI"]) ??
    hasOptionalStrings(value["TaxID"], value["TaxType"], value["URI"])
  ))
    return false;
  const vendorBankList = value["VendorBankList"];
  if (vendorBankList !== undefined && !checkStringOrArray(vendorBankList, to?.at("VendorBankList"))) return false;
  if (!requireString(value["VendorCode"], to, "VendorCode")) return false;
  if (!optionalString(value["VendorFormName"], to, "VendorFormName")) return false;
  const vendorGroupList = value["VendorGroupList"];
  if (vendorGroupList !== undefined && !checkStringOrArray(vendorGroupList, to?.at("VendorGroupList"))) return false;
  if (!(
    to?.strings(value, ["VendorName", "VoucherNotes"]) ?? hasOptionalStrings(value["VendorName"], value["VoucherNotes"])
  ))
    return false;
  to?.report("misspelt", value, ["VendorName"]);
  return true;
}

function checkListOfStatus2(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!Array.isArray(value)) return to?.report("type", value, "array");
  if (to !== undefined) return to.items(value, checkStatus);
  for (let index = 0; index < value.length; index += 1) {
    if (!checkStatus(value[index])) return false;
  }
  return true;
}

function checkStringOrArray(value: unknown, to?: JsonProblems): boolean | undefined {
  if (typeof value !== "string" && !Array.isArray(value)) return to?.report("type", value, "string or array");
  if (Array.isArray(value)) {
    if (to !== undefined) {
      to.items(value);
    } else {
      for (let index = 0; index < value.length; index += 1) {
        if (value[index] === undefined) return false;
      }
    }
  }
  return true;
}

const submittedVendorsRules: ProblemRules = {
  maximum: addMaximum,
  minimum: addMinimum,
  misspelt: nameMisspelt,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateSubmittedVendors(value: unknown, options?: ValidateOptions): Result<SubmittedVendors> {
  return (
    unreadAt(options, secretsOfSubmittedVendors) ??
    resultOfList(value, ["Vendor"], checkSubmittedVendors, submittedVendorsRules, options, secretsOfSubmittedVendors)
  );
}

function secretsOfSubmittedVendors(): Secrets {
  return secrets([["Vendor", null, secretsOfVendor]]);
}

function secretsOfVendor(): Secrets {
  return secrets([["ProvincialTaxID"], ["TaxID"]]);
}

/** Reads JSON. Problems have a line and a column. */
export function parseSubmittedVendors(text: string | Uint8Array, options?: ParseOptions): Result<SubmittedVendors> {
  return readJson(text, validateSubmittedVendors, options);
}

/** Returns true for a valid value. */
export function isSubmittedVendorsRequest(value: unknown): value is SubmittedVendorsRequest {
  try {
    return checkSubmittedVendorsRequest(value) === true;
  } catch {
    return false;
  }
}

function checkSubmittedVendorsRequest(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/SubmittedVendors");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkListOfVendor2(value["Vendor"], to?.at("Vendor"))) return false;
  to?.report("misspelt", value);
  return checkCollection(value, to);
}

function checkListOfVendor2(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!Array.isArray(value)) return to?.report("type", value, "array");
  if (to !== undefined) return to.items(value, checkVendorRequest);
  for (let index = 0; index < value.length; index += 1) {
    if (!checkVendorRequest(value[index])) return false;
  }
  return true;
}

function checkVendorRequest(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Vendor");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!(
    to?.strings(value, ["AccountNumber", "Address1", "Address2", "Address3"]) ??
    hasOptionalStrings(value["AccountNumber"], value["Address1"], value["Address2"], value["Address3"])
  ))
    return false;
  if (!requireString(value["AddressCode"], to, "AddressCode")) return false;
  if (!(
    to?.strings(value, [
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
    ]) ??
    (hasOptionalStrings(value["AddressImportSyncID"], value["Approved"], value["City"], value["ContactEmail"]) &&
      hasOptionalStrings(
        value["ContactFirstName"],
        value["ContactLastName"],
        value["ContactPhoneNumber"],
        value["Country"],
      ) &&
      hasOptionalStrings(value["CountryCode"], value["CurrencyCode"], value["Custom1"], value["Custom2"]) &&
      hasOptionalStrings(value["Custom3"], value["Custom4"], value["Custom5"], value["Custom6"]) &&
      hasOptionalStrings(value["Custom7"], value["Custom8"], value["Custom9"], value["Custom10"]) &&
      hasOptionalStrings(value["Custom11"], value["Custom12"], value["Custom13"], value["Custom14"]) &&
      hasOptionalStrings(value["Custom15"], value["Custom16"], value["Custom17"], value["Custom18"]) &&
      hasOptionalStrings(
        value["Custom19"],
        value["Custom20"],
        value["DefaultEmployeeID"],
        value["DefaultExpenseTypeName"],
      ) &&
      hasOptionalStrings(
        value["DiscountPercentage"],
        value["DiscountTermsDays"],
        value["ID"],
        value["IsLineItemVatIncld"],
      ) &&
      hasOptionalStrings(value["IsVisibleForContentExtraction"], value["PaymentMethodType"]))
  ))
    return false;
  const paymentTerms = value["PaymentTerms"];
  if (paymentTerms !== undefined) {
    if (typeof paymentTerms === "number" && Number.isInteger(paymentTerms)) {
      if (paymentTerms < 1 && !to?.at("PaymentTerms").report("minimum", paymentTerms, 1)) return false;
      if (paymentTerms > 999 && !to?.at("PaymentTerms").report("maximum", paymentTerms, 999)) return false;
    } else if (!to?.at("PaymentTerms").report("type", paymentTerms, "integer")) {
      return false;
    }
  }
  if (!(
    to?.strings(value, [
      "PostalCode",
      "ProvincialTaxID",
      "PurchaseOrderContactEmail",
      "PurchaseOrderContactFirstName",
      "PurchaseOrderContactLastName",
      "PurchaseOrderContactPhoneNumber",
      "ShippingMethod",
      "ShippingTerms",
      "State",
    ]) ??
    (hasOptionalStrings(
      value["PostalCode"],
      value["ProvincialTaxID"],
      value["PurchaseOrderContactEmail"],
      value["PurchaseOrderContactFirstName"],
    ) &&
      hasOptionalStrings(
        value["PurchaseOrderContactLastName"],
        value["PurchaseOrderContactPhoneNumber"],
        value["ShippingMethod"],
        value["ShippingTerms"],
      ) &&
      hasOptionalStrings(value["State"]))
  ))
    return false;
  if (!checkListOfStatus3(value["StatusList"], to?.at("StatusList"))) return false;
  if (!(
    to?.strings(value, ["TaxID", "TaxType", "URI"]) ??
    hasOptionalStrings(value["TaxID"], value["TaxType"], value["URI"])
  ))
    return false;
  const vendorBankList = value["VendorBankList"];
  if (vendorBankList !== undefined && !checkStringOrArray2(vendorBankList, to?.at("VendorBankList"))) return false;
  if (!requireString(value["VendorCode"], to, "VendorCode")) return false;
  if (!optionalString(value["VendorFormName"], to, "VendorFormName")) return false;
  const vendorGroupList = value["VendorGroupList"];
  if (vendorGroupList !== undefined && !checkStringOrArray2(vendorGroupList, to?.at("VendorGroupList"))) return false;
  if (!(
    to?.strings(value, ["VendorName", "VoucherNotes"]) ?? hasOptionalStrings(value["VendorName"], value["VoucherNotes"])
  ))
    return false;
  to?.report("misspelt", value, ["VendorName"]);
  return true;
}

function checkListOfStatus3(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!Array.isArray(value)) return to?.report("type", value, "array");
  if (to !== undefined) return to.items(value, checkStatus);
  for (let index = 0; index < value.length; index += 1) {
    if (!checkStatus(value[index])) return false;
  }
  return true;
}

function checkStringOrArray2(value: unknown, to?: JsonProblems): boolean | undefined {
  if (typeof value !== "string" && !Array.isArray(value)) return to?.report("type", value, "string or array");
  if (Array.isArray(value)) {
    if (to !== undefined) {
      to.items(value);
    } else {
      for (let index = 0; index < value.length; index += 1) {
        if (value[index] === undefined) return false;
      }
    }
  }
  return true;
}

/** Returns the value, or every problem. */
export function validateSubmittedVendorsRequest(
  value: unknown,
  options?: ValidateOptions,
): Result<SubmittedVendorsRequest> {
  return (
    unreadAt(options, secretsOfSubmittedVendors) ??
    resultOfList(
      value,
      ["Vendor"],
      checkSubmittedVendorsRequest,
      submittedVendorsRules,
      options,
      secretsOfSubmittedVendors,
    )
  );
}

/** Reads JSON. Problems have a line and a column. */
export function parseSubmittedVendorsRequest(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<SubmittedVendorsRequest> {
  return readJson(text, validateSubmittedVendorsRequest, options);
}

function checkUpdateVendorBanksParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1v3.0~1invoice~1vendor~1banks/put");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const headers = value["headers"];
  return headers === undefined || checkObjectWithServiceCorrelationid(headers, to?.at("headers", ""));
}

/** Returns the value, or every problem. */
export function validateUpdateVendorBanksParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<UpdateVendorBanksParameters> {
  return resultOfCheck(value, checkUpdateVendorBanksParameters, createVendorsParametersRules, options);
}

function checkUpdateVendorBanksResponseHeaders(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1v3.0~1invoice~1vendor~1banks/put");
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
export function validateUpdateVendorBanksResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<UpdateVendorBanksResponseHeaders> {
  return resultOfCheck(value, checkUpdateVendorBanksResponseHeaders, createVendorsParametersRules, options);
}

function checkUpdateVendorGroupsParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1v3.0~1invoice~1vendor~1groups/put");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkObjectWithVendorCodeAndAddressCode(value["query"], to?.at("query", ""))) return false;
  const headers = value["headers"];
  if (headers !== undefined && !checkObjectWithServiceCorrelationid(headers, to?.at("headers", ""))) return false;
  to?.report("misspelt", value);
  return true;
}

/** Returns the value, or every problem. */
export function validateUpdateVendorGroupsParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<UpdateVendorGroupsParameters> {
  return resultOfCheck(value, checkUpdateVendorGroupsParameters, deleteVendorGroupParametersRules, options);
}

function checkUpdateVendorGroupsResponseHeaders(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1v3.0~1invoice~1vendor~1groups/put");
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
export function validateUpdateVendorGroupsResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<UpdateVendorGroupsResponseHeaders> {
  return resultOfCheck(value, checkUpdateVendorGroupsResponseHeaders, createVendorsParametersRules, options);
}

function checkUpdateVendorsParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1v3.0~1invoice~1vendors/put");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const headers = value["headers"];
  return headers === undefined || checkObjectWithServiceCorrelationid(headers, to?.at("headers", ""));
}

/** Returns the value, or every problem. */
export function validateUpdateVendorsParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<UpdateVendorsParameters> {
  return resultOfCheck(value, checkUpdateVendorsParameters, createVendorsParametersRules, options);
}

function checkUpdateVendorsResponseHeaders(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1api~1v3.0~1invoice~1vendors/put");
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
export function validateUpdateVendorsResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<UpdateVendorsResponseHeaders> {
  return resultOfCheck(value, checkUpdateVendorsResponseHeaders, createVendorsParametersRules, options);
}

/** Returns true for a valid value. */
export function isVendor(value: unknown): value is Vendor {
  try {
    return checkVendor(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validateVendor(value: unknown, options?: ValidateOptions): Result<Vendor> {
  return (
    unreadAt(options, secretsOfVendor) ??
    resultOfList(value, ["StatusList"], checkVendor, submittedVendorsRules, options, secretsOfVendor)
  );
}

/** Reads JSON. Problems have a line and a column. */
export function parseVendor(text: string | Uint8Array, options?: ParseOptions): Result<Vendor> {
  return readJson(text, validateVendor, options);
}

/** Returns true for a valid value. */
export function isVendorRequest(value: unknown): value is VendorRequest {
  try {
    return checkVendorRequest(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validateVendorRequest(value: unknown, options?: ValidateOptions): Result<VendorRequest> {
  return (
    unreadAt(options, secretsOfVendor) ??
    resultOfList(value, ["StatusList"], checkVendorRequest, submittedVendorsRules, options, secretsOfVendor)
  );
}

/** Reads JSON. Problems have a line and a column. */
export function parseVendorRequest(text: string | Uint8Array, options?: ParseOptions): Result<VendorRequest> {
  return readJson(text, validateVendorRequest, options);
}

/** Returns true for a valid value. */
export function isVendorBank(value: unknown): value is VendorBank {
  try {
    return checkVendorBank(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validateVendorBank(value: unknown, options?: ValidateOptions): Result<VendorBank> {
  return (
    unreadAt(options, secretsOfVendorBank) ??
    resultOfList(value, ["StatusList"], checkVendorBank, submittedVendorBanksRules, options, secretsOfVendorBank)
  );
}

/** Reads JSON. Problems have a line and a column. */
export function parseVendorBank(text: string | Uint8Array, options?: ParseOptions): Result<VendorBank> {
  return readJson(text, validateVendorBank, options);
}

/** Returns true for a valid value. */
export function isVendorBankCollection(value: unknown): value is VendorBankCollection {
  try {
    return checkVendorBankCollection(value) === true;
  } catch {
    return false;
  }
}

function checkVendorBankCollection(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/VendorBankCollection");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const items_ = value["Items"];
  if (items_ !== undefined && !checkListOfVendorBank(items_, to?.at("Items"))) return false;
  const vendorBank = value["VendorBank"];
  if (vendorBank !== undefined && !checkListOfVendorBank(vendorBank, to?.at("VendorBank"))) return false;
  return checkCollection(value, to);
}

/** Returns the value, or every problem. */
export function validateVendorBankCollection(value: unknown, options?: ValidateOptions): Result<VendorBankCollection> {
  return (
    unreadAt(options, secretsOfVendorBankCollection) ??
    resultOfList(
      value,
      ["Items", "VendorBank"],
      checkVendorBankCollection,
      submittedVendorBanksRules,
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

/** Reads JSON. Problems have a line and a column. */
export function parseVendorBankCollection(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<VendorBankCollection> {
  return readJson(text, validateVendorBankCollection, options);
}

/** Returns true for a valid value. */
export function isVendorCollection(value: unknown): value is VendorCollection {
  try {
    return checkVendorCollection(value) === true;
  } catch {
    return false;
  }
}

function checkVendorCollection(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/VendorCollection");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const items_ = value["Items"];
  if (items_ !== undefined && !checkListOfVendor(items_, to?.at("Items"))) return false;
  const vendor = value["Vendor"];
  if (vendor !== undefined && !checkListOfVendor(vendor, to?.at("Vendor"))) return false;
  return checkCollection(value, to);
}

/** Returns the value, or every problem. */
export function validateVendorCollection(value: unknown, options?: ValidateOptions): Result<VendorCollection> {
  return (
    unreadAt(options, secretsOfVendorCollection) ??
    resultOfList(
      value,
      ["Items", "Vendor"],
      checkVendorCollection,
      submittedVendorsRules,
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

/** Reads JSON. Problems have a line and a column. */
export function parseVendorCollection(text: string | Uint8Array, options?: ParseOptions): Result<VendorCollection> {
  return readJson(text, validateVendorCollection, options);
}

/** Returns true for a valid value. */
export function isVendorGroup(value: unknown): value is VendorGroup {
  try {
    return checkVendorGroup(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validateVendorGroup(value: unknown, options?: ValidateOptions): Result<VendorGroup> {
  return resultOfList(value, ["StatusList"], checkVendorGroup, submittedVendorGroupsRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseVendorGroup(text: string | Uint8Array, options?: ParseOptions): Result<VendorGroup> {
  return readJson(text, validateVendorGroup, options);
}

/** Returns true for a valid value. */
export function isVendorGroupCollection(value: unknown): value is VendorGroupCollection {
  try {
    return checkVendorGroupCollection(value) === true;
  } catch {
    return false;
  }
}

function checkVendorGroupCollection(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/VendorGroupCollection");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const items_ = value["Items"];
  if (items_ !== undefined && !checkListOfVendorGroup(items_, to?.at("Items"))) return false;
  const vendorGroup = value["VendorGroup"];
  if (vendorGroup !== undefined && !checkListOfVendorGroup(vendorGroup, to?.at("VendorGroup"))) return false;
  return checkCollection(value, to);
}

/** Returns the value, or every problem. */
export function validateVendorGroupCollection(
  value: unknown,
  options?: ValidateOptions,
): Result<VendorGroupCollection> {
  return resultOfList(value, ["Items", "VendorGroup"], checkVendorGroupCollection, submittedVendorGroupsRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseVendorGroupCollection(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<VendorGroupCollection> {
  return readJson(text, validateVendorGroupCollection, options);
}
