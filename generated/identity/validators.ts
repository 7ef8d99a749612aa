// Generated from specs/identity/openapi.yaml, sandbox/overlays/identity.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import type { Result } from "@specwright/runtime/base";
import { hasDateFormat, hasDateTimeFormat, hasUriFormat, hasUuidFormat } from "@specwright/runtime/formats";
import {
  type JsonBranch,
  type JsonProblems,
  type ParseOptions,
  type ProblemRules,
  type Secrets,
  type ValidateOptions,
  addConst,
  addFormat,
  addMaxItems,
  addMaximum,
  addMinimum,
  addPattern,
  addRequired,
  addStringOf,
  addType,
  allowsDepth,
  hasObjectType,
  hasOptionalStrings,
  matchBranches,
  nameMisspelt,
  optionalBoolean,
  optionalInteger,
  optionalOneOf,
  optionalString,
  optionalStringOf,
  readJson,
  requireBoolean,
  requireString,
  resultAtOnce,
  resultOfCheck,
  resultOfDeepList,
  resultOfList,
  resultWithinLimits,
  secrets,
  unreadAt,
  withinLimits,
} from "@specwright/runtime/json";
import { linearPattern } from "@specwright/runtime/patterns";
import type {
  Address,
  AddressType,
  AttributeName,
  ChangeUserParameters,
  CompanyId,
  CompleteEmail,
  CompleteEmergencyContact,
  CompleteEnterpriseUser,
  CompleteEnterpriseUserRequest,
  CompleteLeaveOfAbsence,
  CompleteManager,
  CompleteManagerRequest,
  CompleteName,
  CompleteNameRequest,
  CompletePhoneNumber,
  CompleteUser,
  CompleteUserRequest,
  ConfigurationSetting,
  CountryCode,
  DeleteUserParameters,
  Email,
  EmailType,
  EmergencyContact,
  EmergencyContactRelationship,
  EmploymentTime,
  EnterpriseAttributes,
  EnterpriseAttributesRequest,
  EnterpriseUser,
  Entitlement,
  GetSchemaParameters,
  GetUserParameters,
  KnownSchemaUrn,
  LeaveOfAbsence,
  ListUsersParameters,
  LocaleOverrides,
  Manager,
  ManagerRequest,
  Name,
  NameRequest,
  PatchOperation,
  PatchRequest,
  PhoneNumber,
  PhoneNumberType,
  ReplaceUserParameters,
  ResourceType,
  ResourceTypeList,
  ResourceTypes,
  SapUser,
  Schema,
  SchemaAttribute,
  SchemaExtension,
  SchemaList,
  SchemaUrn,
  SearchRequest,
  ServiceProviderConfiguration,
  User,
  UserAttributes,
  UserAttributesRequest,
  UserList,
  UserMeta,
  UserName,
} from "./types.js";

/** Returns true for a valid value. */
export function isAddress(value: unknown): value is Address {
  try {
    return checkAddress(value) === true;
  } catch {
    return false;
  }
}

function checkAddress(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Address");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const type_ = value["type"];
  if (type_ !== undefined && !checkAddressType(type_, to?.at("type"))) return false;
  if (!(
    to?.strings(value, ["streetAddress", "locality", "region", "postalCode"]) ??
    hasOptionalStrings(value["streetAddress"], value["locality"], value["region"], value["postalCode"])
  ))
    return false;
  const country = value["country"];
  return country === undefined || checkCountryCode(country, to?.at("country"));
}

const addressTypeValues: readonly unknown[] = ["work", "home", "other", "billing", "bank", "shipping"];

function checkAddressType(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/AddressType");
  return addressTypeValues.includes(value) || to?.report("stringOf", value, addressTypeValues);
}

const countryCodePattern: RegExp = /* @__PURE__ */ new RegExp("^[A-Z]{2}$", "u");

function checkCountryCode(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/CountryCode");
  if (typeof value !== "string") return to?.report("type", value, "string");
  return countryCodePattern.test(value) || to?.report("pattern", value, "^[A-Z]{2}$");
}

const addressRules: ProblemRules = { pattern: addPattern, required: addRequired, stringOf: addStringOf, type: addType };

/** Returns the value, or every problem. */
export function validateAddress(value: unknown, options?: ValidateOptions): Result<Address> {
  return resultOfCheck(value, checkAddress, addressRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseAddress(text: string | Uint8Array, options?: ParseOptions): Result<Address> {
  return readJson(text, validateAddress, options);
}

/** Returns true for a valid value. */
export function isAddressType(value: unknown): value is AddressType {
  try {
    return checkAddressType(value) === true;
  } catch {
    return false;
  }
}

const addressTypeRules: ProblemRules = { required: addRequired, stringOf: addStringOf, type: addType };

/** Returns the value, or every problem. */
export function validateAddressType(value: unknown, options?: ValidateOptions): Result<AddressType> {
  return resultOfCheck(value, checkAddressType, addressTypeRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseAddressType(text: string | Uint8Array, options?: ParseOptions): Result<AddressType> {
  return readJson(text, validateAddressType, options);
}

/** Returns true for a valid value. */
export function isAttributeName(value: unknown): value is AttributeName {
  try {
    return checkAttributeName(value) === true;
  } catch {
    return false;
  }
}

function checkAttributeName(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/AttributeName");
  return typeof value === "string" || to?.report("type", value, "string");
}

const attributeNameRules: ProblemRules = { required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateAttributeName(value: unknown, options?: ValidateOptions): Result<AttributeName> {
  return resultOfCheck(value, checkAttributeName, attributeNameRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseAttributeName(text: string | Uint8Array, options?: ParseOptions): Result<AttributeName> {
  return readJson(text, validateAttributeName, options);
}

function checkChangeUserParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1profile~1identity~1v4.1~1Users~1{id}/patch");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkObjectWithId(value["path"], to?.at("path", ""))) return false;
  to?.report("misspelt", value);
  return true;
}

function checkObjectWithId(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkUuid(value["id"], to?.at("id", "#/paths/~1profile~1identity~1v4.1~1Users~1{id}/parameters/0/schema")))
    return false;
  to?.report("misspelt", value);
  return true;
}

function checkUuid(value: unknown, to?: JsonProblems): boolean | undefined {
  if (typeof value !== "string") return to?.report("type", value, "string");
  return hasUuidFormat(value) || to?.report("format", value, "uuid");
}

const changeUserParametersRules: ProblemRules = {
  format: addFormat,
  misspelt: nameMisspelt,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateChangeUserParameters(value: unknown, options?: ValidateOptions): Result<ChangeUserParameters> {
  return resultOfCheck(value, checkChangeUserParameters, changeUserParametersRules, options);
}

/** Returns true for a valid value. */
export function isCompanyId(value: unknown): value is CompanyId {
  try {
    return checkCompanyId(value) === true;
  } catch {
    return false;
  }
}

function checkCompanyId(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/CompanyId");
  return typeof value === "string" || to?.report("type", value, "string");
}

/** Returns the value, or every problem. */
export function validateCompanyId(value: unknown, options?: ValidateOptions): Result<CompanyId> {
  return resultOfCheck(value, checkCompanyId, attributeNameRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseCompanyId(text: string | Uint8Array, options?: ParseOptions): Result<CompanyId> {
  return readJson(text, validateCompanyId, options);
}

/** Returns true for a valid value. */
export function isCompleteEmail(value: unknown): value is CompleteEmail {
  try {
    return checkCompleteEmail(value) === true;
  } catch {
    return false;
  }
}

function checkCompleteEmail(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/CompleteEmail");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  return (value["value"] !== undefined || to?.report("required", value, "value")) && checkEmail(value, to);
}

function checkEmail(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Email");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!optionalString(value["value"], to, "value")) return false;
  const type_ = value["type"];
  if (type_ !== undefined && !checkEmailType(type_, to?.at("type"))) return false;
  if (!optionalBoolean(value["notifications"], to, "notifications")) return false;
  return optionalString(value["verified"], to, "verified");
}

const emailTypeValues: readonly unknown[] = ["work", "home", "work2", "other", "other2"];

function checkEmailType(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/EmailType");
  return emailTypeValues.includes(value) || to?.report("stringOf", value, emailTypeValues);
}

/** Returns the value, or every problem. */
export function validateCompleteEmail(value: unknown, options?: ValidateOptions): Result<CompleteEmail> {
  return resultOfCheck(value, checkCompleteEmail, addressTypeRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseCompleteEmail(text: string | Uint8Array, options?: ParseOptions): Result<CompleteEmail> {
  return readJson(text, validateCompleteEmail, options);
}

/** Returns true for a valid value. */
export function isCompleteEmergencyContact(value: unknown): value is CompleteEmergencyContact {
  try {
    return checkCompleteEmergencyContact(value) === true;
  } catch {
    return false;
  }
}

function checkCompleteEmergencyContact(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/CompleteEmergencyContact");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (value["name"] === undefined && !to?.report("required", value, "name")) return false;
  if (value["relationship"] === undefined && !to?.report("required", value, "relationship")) return false;
  return checkEmergencyContact(value, to);
}

function checkEmergencyContact(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/EmergencyContact");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!optionalString(value["name"], to, "name")) return false;
  const relationship = value["relationship"];
  if (relationship !== undefined && !checkEmergencyContactRelationship(relationship, to?.at("relationship")))
    return false;
  if (!(
    to?.strings(value, ["emails", "phones", "streetAddress", "locality", "region", "postalCode"]) ??
    (hasOptionalStrings(value["emails"], value["phones"], value["streetAddress"], value["locality"]) &&
      hasOptionalStrings(value["region"], value["postalCode"]))
  ))
    return false;
  const country = value["country"];
  return country === undefined || checkCountryCode(country, to?.at("country"));
}

const emergencyContactRelationshipValues: readonly unknown[] = [
  "Spouse",
  "Brother",
  "Parent",
  "Sister",
  "Life Partner",
  "Other",
];

function checkEmergencyContactRelationship(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/EmergencyContactRelationship");
  return (
    emergencyContactRelationshipValues.includes(value) ||
    to?.report("stringOf", value, emergencyContactRelationshipValues)
  );
}

/** Returns the value, or every problem. */
export function validateCompleteEmergencyContact(
  value: unknown,
  options?: ValidateOptions,
): Result<CompleteEmergencyContact> {
  return resultOfCheck(value, checkCompleteEmergencyContact, addressRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseCompleteEmergencyContact(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<CompleteEmergencyContact> {
  return readJson(text, validateCompleteEmergencyContact, options);
}

/** Returns true for a valid value. */
export function isCompleteEnterpriseUser(value: unknown): value is CompleteEnterpriseUser {
  try {
    return checkCompleteEnterpriseUser(value) === true;
  } catch {
    return false;
  }
}

function checkCompleteEnterpriseUser(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/CompleteEnterpriseUser");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!requireString(value["companyId"], to, "companyId")) return false;
  const manager = value["manager"];
  if (manager !== undefined && !checkCompleteManager(manager, to?.at("manager"))) return false;
  const leavesOfAbsence = value["leavesOfAbsence"];
  if (leavesOfAbsence !== undefined) {
    if (Array.isArray(leavesOfAbsence)) {
      if (to !== undefined) {
        to.at("leavesOfAbsence").items(leavesOfAbsence, checkCompleteLeaveOfAbsence);
      } else {
        for (let index = 0; index < leavesOfAbsence.length; index += 1) {
          if (!checkCompleteLeaveOfAbsence(leavesOfAbsence[index])) return false;
        }
      }
    } else if (!to?.at("leavesOfAbsence").report("type", leavesOfAbsence, "array")) {
      return false;
    }
  }
  to?.report("misspelt", value);
  return checkEnterpriseAttributes(value, to);
}

function checkCompleteManager(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/CompleteManager");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  return (value["value"] !== undefined || to?.report("required", value, "value")) && checkManager(value, to);
}

function checkCompleteLeaveOfAbsence(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/CompleteLeaveOfAbsence");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (value["startDate"] === undefined && !to?.report("required", value, "startDate")) return false;
  return checkLeaveOfAbsence(value, to);
}

function checkEnterpriseAttributes(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/EnterpriseAttributes");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!(
    to?.strings(value, ["costCenter", "department", "division", "employeeNumber", "organization"]) ??
    (hasOptionalStrings(value["costCenter"], value["department"], value["division"], value["employeeNumber"]) &&
      hasOptionalStrings(value["organization"]))
  ))
    return false;
  const startDate = value["startDate"];
  if (startDate !== undefined && !checkEmploymentTime(startDate, to?.at("startDate"))) return false;
  const terminationDate = value["terminationDate"];
  return terminationDate === undefined || checkEmploymentTime(terminationDate, to?.at("terminationDate"));
}

function checkManager(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Manager");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const value_ = value["value"];
  if (value_ !== undefined && !checkUuid2(value_, to?.at("value"))) return false;
  const ref = value["$ref"];
  if (ref !== undefined && !checkUri(ref, to?.at("$ref"))) return false;
  return (
    to?.strings(value, ["displayName", "employeeNumber"]) ??
    hasOptionalStrings(value["displayName"], value["employeeNumber"])
  );
}

function checkLeaveOfAbsence(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/LeaveOfAbsence");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const startDate = value["startDate"];
  if (startDate !== undefined && !checkDate(startDate, to?.at("startDate"))) return false;
  const endDate = value["endDate"];
  if (endDate !== undefined && !checkDate(endDate, to?.at("endDate"))) return false;
  return optionalOneOf(value["type"], to, "type", "voluntary", "mandatory");
}

const employmentTimePattern: { test(text: string): boolean } = /* @__PURE__ */ linearPattern(
  "^(?:(?:19[0-9]{2}|20[0-6][0-9]|207[0-8])-|2079-0(?:[1-5]-|6-0[1-6]))",
);

function checkEmploymentTime(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/EmploymentTime");
  if (typeof value !== "string") return to?.report("type", value, "string");
  if (
    !employmentTimePattern.test(value) &&
    !to?.report("pattern", value, "^(?:(?:19[0-9]{2}|20[0-6][0-9]|207[0-8])-|2079-0(?:[1-5]-|6-0[1-6]))")
  )
    return false;
  return hasDateTimeFormat(value) || to?.report("format", value, "date-time");
}

function checkUuid2(value: unknown, to?: JsonProblems): boolean | undefined {
  if (typeof value !== "string") return to?.report("type", value, "string");
  return hasUuidFormat(value) || to?.report("format", value, "uuid");
}

function checkUri(value: unknown, to?: JsonProblems): boolean | undefined {
  if (typeof value !== "string") return to?.report("type", value, "string");
  return hasUriFormat(value) || to?.report("format", value, "uri");
}

function checkDate(value: unknown, to?: JsonProblems): boolean | undefined {
  if (typeof value !== "string") return to?.report("type", value, "string");
  return hasDateFormat(value) || to?.report("format", value, "date");
}

const completeEnterpriseUserRules: ProblemRules = {
  format: addFormat,
  misspelt: nameMisspelt,
  pattern: addPattern,
  required: addRequired,
  stringOf: addStringOf,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateCompleteEnterpriseUser(
  value: unknown,
  options?: ValidateOptions,
): Result<CompleteEnterpriseUser> {
  return resultOfList(value, ["leavesOfAbsence"], checkCompleteEnterpriseUser, completeEnterpriseUserRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseCompleteEnterpriseUser(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<CompleteEnterpriseUser> {
  return readJson(text, validateCompleteEnterpriseUser, options);
}

/** Returns true for a valid value. */
export function isCompleteEnterpriseUserRequest(value: unknown): value is CompleteEnterpriseUserRequest {
  try {
    return checkCompleteEnterpriseUserRequest(value) === true;
  } catch {
    return false;
  }
}

function checkCompleteEnterpriseUserRequest(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/CompleteEnterpriseUser");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!requireString(value["companyId"], to, "companyId")) return false;
  const manager = value["manager"];
  if (manager !== undefined && !checkCompleteManagerRequest(manager, to?.at("manager"))) return false;
  const leavesOfAbsence = value["leavesOfAbsence"];
  if (leavesOfAbsence !== undefined) {
    if (Array.isArray(leavesOfAbsence)) {
      if (to !== undefined) {
        to.at("leavesOfAbsence").items(leavesOfAbsence, checkCompleteLeaveOfAbsence);
      } else {
        for (let index = 0; index < leavesOfAbsence.length; index += 1) {
          if (!checkCompleteLeaveOfAbsence(leavesOfAbsence[index])) return false;
        }
      }
    } else if (!to?.at("leavesOfAbsence").report("type", leavesOfAbsence, "array")) {
      return false;
    }
  }
  to?.report("misspelt", value);
  return checkEnterpriseAttributesRequest(value, to);
}

function checkCompleteManagerRequest(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/CompleteManager");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (value["value"] === undefined && !to?.report("required", value, "value")) return false;
  return checkManagerRequest(value, to);
}

function checkEnterpriseAttributesRequest(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/EnterpriseAttributes");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!(
    to?.strings(value, ["costCenter", "department", "division", "employeeNumber", "organization"]) ??
    (hasOptionalStrings(value["costCenter"], value["department"], value["division"], value["employeeNumber"]) &&
      hasOptionalStrings(value["organization"]))
  ))
    return false;
  const startDate = value["startDate"];
  if (startDate !== undefined && !checkEmploymentTime(startDate, to?.at("startDate"))) return false;
  const terminationDate = value["terminationDate"];
  return terminationDate === undefined || checkEmploymentTime(terminationDate, to?.at("terminationDate"));
}

function checkManagerRequest(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Manager");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const value_ = value["value"];
  if (value_ !== undefined && !checkUuid3(value_, to?.at("value"))) return false;
  const ref = value["$ref"];
  if (ref !== undefined && !checkUri2(ref, to?.at("$ref"))) return false;
  return (
    to?.strings(value, ["displayName", "employeeNumber"]) ??
    hasOptionalStrings(value["displayName"], value["employeeNumber"])
  );
}

function checkUuid3(value: unknown, to?: JsonProblems): boolean | undefined {
  if (typeof value !== "string") return to?.report("type", value, "string");
  return hasUuidFormat(value) || to?.report("format", value, "uuid");
}

function checkUri2(value: unknown, to?: JsonProblems): boolean | undefined {
  if (typeof value !== "string") return to?.report("type", value, "string");
  return hasUriFormat(value) || to?.report("format", value, "uri");
}

/** Returns the value, or every problem. */
export function validateCompleteEnterpriseUserRequest(
  value: unknown,
  options?: ValidateOptions,
): Result<CompleteEnterpriseUserRequest> {
  return resultOfList(
    value,
    ["leavesOfAbsence"],
    checkCompleteEnterpriseUserRequest,
    completeEnterpriseUserRules,
    options,
  );
}

/** Reads JSON. Problems have a line and a column. */
export function parseCompleteEnterpriseUserRequest(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<CompleteEnterpriseUserRequest> {
  return readJson(text, validateCompleteEnterpriseUserRequest, options);
}

/** Returns true for a valid value. */
export function isCompleteLeaveOfAbsence(value: unknown): value is CompleteLeaveOfAbsence {
  try {
    return checkCompleteLeaveOfAbsence(value) === true;
  } catch {
    return false;
  }
}

const completeLeaveOfAbsenceRules: ProblemRules = {
  format: addFormat,
  required: addRequired,
  stringOf: addStringOf,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateCompleteLeaveOfAbsence(
  value: unknown,
  options?: ValidateOptions,
): Result<CompleteLeaveOfAbsence> {
  return resultOfCheck(value, checkCompleteLeaveOfAbsence, completeLeaveOfAbsenceRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseCompleteLeaveOfAbsence(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<CompleteLeaveOfAbsence> {
  return readJson(text, validateCompleteLeaveOfAbsence, options);
}

/** Returns true for a valid value. */
export function isCompleteManager(value: unknown): value is CompleteManager {
  try {
    return checkCompleteManager(value) === true;
  } catch {
    return false;
  }
}

const completeManagerRules: ProblemRules = { format: addFormat, required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateCompleteManager(value: unknown, options?: ValidateOptions): Result<CompleteManager> {
  return resultOfCheck(value, checkCompleteManager, completeManagerRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseCompleteManager(text: string | Uint8Array, options?: ParseOptions): Result<CompleteManager> {
  return readJson(text, validateCompleteManager, options);
}

/** Returns true for a valid value. */
export function isCompleteManagerRequest(value: unknown): value is CompleteManagerRequest {
  try {
    return checkCompleteManagerRequest(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validateCompleteManagerRequest(
  value: unknown,
  options?: ValidateOptions,
): Result<CompleteManagerRequest> {
  return resultOfCheck(value, checkCompleteManagerRequest, completeManagerRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseCompleteManagerRequest(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<CompleteManagerRequest> {
  return readJson(text, validateCompleteManagerRequest, options);
}

/** Returns true for a valid value. */
export function isCompleteName(value: unknown): value is CompleteName {
  try {
    return checkCompleteName(value) === true;
  } catch {
    return false;
  }
}

function checkCompleteName(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/CompleteName");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (value["familyName"] === undefined && !to?.report("required", value, "familyName")) return false;
  return (value["givenName"] !== undefined || to?.report("required", value, "givenName")) && checkName(value, to);
}

function checkName(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Name");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  return (
    to?.strings(value, [
      "familyName",
      "givenName",
      "middleName",
      "middleInitial",
      "familyNamePrefix",
      "academicTitle",
      "honorificPrefix",
      "honorificSuffix",
      "formatted",
      "legalName",
    ]) ??
    (hasOptionalStrings(value["familyName"], value["givenName"], value["middleName"], value["middleInitial"]) &&
      hasOptionalStrings(
        value["familyNamePrefix"],
        value["academicTitle"],
        value["honorificPrefix"],
        value["honorificSuffix"],
      ) &&
      hasOptionalStrings(value["formatted"], value["legalName"]))
  );
}

/** Returns the value, or every problem. */
export function validateCompleteName(value: unknown, options?: ValidateOptions): Result<CompleteName> {
  return resultOfCheck(value, checkCompleteName, attributeNameRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseCompleteName(text: string | Uint8Array, options?: ParseOptions): Result<CompleteName> {
  return readJson(text, validateCompleteName, options);
}

/** Returns true for a valid value. */
export function isCompleteNameRequest(value: unknown): value is CompleteNameRequest {
  try {
    return checkCompleteNameRequest(value) === true;
  } catch {
    return false;
  }
}

function checkCompleteNameRequest(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/CompleteName");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (value["familyName"] === undefined && !to?.report("required", value, "familyName")) return false;
  if (value["givenName"] === undefined && !to?.report("required", value, "givenName")) return false;
  return checkNameRequest(value, to);
}

function checkNameRequest(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Name");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  return (
    to?.strings(value, [
      "familyName",
      "givenName",
      "middleName",
      "middleInitial",
      "familyNamePrefix",
      "academicTitle",
      "honorificPrefix",
      "honorificSuffix",
      "formatted",
      "legalName",
    ]) ??
    (hasOptionalStrings(value["familyName"], value["givenName"], value["middleName"], value["middleInitial"]) &&
      hasOptionalStrings(
        value["familyNamePrefix"],
        value["academicTitle"],
        value["honorificPrefix"],
        value["honorificSuffix"],
      ) &&
      hasOptionalStrings(value["formatted"], value["legalName"]))
  );
}

/** Returns the value, or every problem. */
export function validateCompleteNameRequest(value: unknown, options?: ValidateOptions): Result<CompleteNameRequest> {
  return resultOfCheck(value, checkCompleteNameRequest, attributeNameRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseCompleteNameRequest(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<CompleteNameRequest> {
  return readJson(text, validateCompleteNameRequest, options);
}

/** Returns true for a valid value. */
export function isCompletePhoneNumber(value: unknown): value is CompletePhoneNumber {
  try {
    return checkCompletePhoneNumber(value) === true;
  } catch {
    return false;
  }
}

function checkCompletePhoneNumber(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/CompletePhoneNumber");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  return (value["value"] !== undefined || to?.report("required", value, "value")) && checkPhoneNumber(value, to);
}

function checkPhoneNumber(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/PhoneNumber");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!optionalString(value["value"], to, "value")) return false;
  const type_ = value["type"];
  if (type_ !== undefined && !checkPhoneNumberType(type_, to?.at("type"))) return false;
  if (!optionalString(value["display"], to, "display")) return false;
  if (!optionalBoolean(value["notifications"], to, "notifications")) return false;
  return optionalBoolean(value["primary"], to, "primary");
}

const phoneNumberTypeValues: readonly unknown[] = ["work", "home", "mobile", "fax", "pager", "other"];

function checkPhoneNumberType(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/PhoneNumberType");
  return phoneNumberTypeValues.includes(value) || to?.report("stringOf", value, phoneNumberTypeValues);
}

/** Returns the value, or every problem. */
export function validateCompletePhoneNumber(value: unknown, options?: ValidateOptions): Result<CompletePhoneNumber> {
  return resultOfCheck(value, checkCompletePhoneNumber, addressTypeRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseCompletePhoneNumber(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<CompletePhoneNumber> {
  return readJson(text, validateCompletePhoneNumber, options);
}

/** Returns true for a valid value. */
export function isCompleteUser(value: unknown): value is CompleteUser {
  try {
    return checkCompleteUser(value) === true;
  } catch {
    return false;
  }
}

function checkCompleteUser(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/CompleteUser");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkUserName(value["userName"], to?.at("userName")) || !requireBoolean(value["active"], to, "active"))
    return false;
  if (!checkCompleteName(value["name"], to?.at("name"))) return false;
  const emails = value["emails"];
  if (Array.isArray(emails)) {
    if (to !== undefined) {
      to.at("emails").items(emails, checkCompleteEmail);
    } else {
      for (let index = 0; index < emails.length; index += 1) {
        if (!checkCompleteEmail(emails[index])) return false;
      }
    }
  } else if (!to?.at("emails").report("type", emails, "array")) {
    return false;
  }
  const phoneNumbers = value["phoneNumbers"];
  if (phoneNumbers !== undefined) {
    if (Array.isArray(phoneNumbers)) {
      if (to !== undefined) {
        to.at("phoneNumbers").items(phoneNumbers, checkCompletePhoneNumber);
      } else {
        for (let index2 = 0; index2 < phoneNumbers.length; index2 += 1) {
          if (!checkCompletePhoneNumber(phoneNumbers[index2])) return false;
        }
      }
    } else if (!to?.at("phoneNumbers").report("type", phoneNumbers, "array")) {
      return false;
    }
  }
  const emergencyContacts = value["emergencyContacts"];
  if (emergencyContacts !== undefined) {
    if (!checkCompleteUserEmergencyContacts(emergencyContacts, to?.at("emergencyContacts"))) return false;
  }
  if (
    !checkCompleteEnterpriseUser(
      value["urn:ietf:params:scim:schemas:extension:enterprise:2.0:User"],
      to?.at("urn:ietf:params:scim:schemas:extension:enterprise:2.0:User"),
    )
  )
    return false;
  to?.report("misspelt", value);
  return checkUserAttributes(value, to);
}

const userNamePattern: { test(text: string): boolean } = /* @__PURE__ */ linearPattern(
  "^[^%\\[\\]#!*&()~'{}^/\\\\?><,;:+=|\"]+@[^%\\[\\]#!*&()~'{}^/\\\\?><,;:+=|\"]+$",
);

function checkUserName(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/UserName");
  if (typeof value !== "string") return to?.report("type", value, "string");
  return (
    userNamePattern.test(value) ||
    to?.report("pattern", value, "^[^%\\[\\]#!*&()~'{}^/\\\\?><,;:+=|\"]+@[^%\\[\\]#!*&()~'{}^/\\\\?><,;:+=|\"]+$")
  );
}

function checkCompleteUserEmergencyContacts(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!Array.isArray(value)) return to?.report("type", value, "array");
  if (value.length > 1 && !to?.report("maxItems", value, 1)) return false;
  if (to !== undefined) return to.items(value, checkCompleteEmergencyContact);
  for (let index = 0; index < value.length; index += 1) {
    if (!checkCompleteEmergencyContact(value[index])) return false;
  }
  return true;
}

function checkUserAttributes(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/UserAttributes");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const schemas = value["schemas"];
  if (schemas !== undefined) {
    if (Array.isArray(schemas)) {
      for (let index = 0; index < schemas.length; index += 1) {
        if (to?.truncated) break;
        const item: unknown = schemas[index];
        if (typeof item !== "string" && !to?.at("schemas").at(index).report("type", item, "string")) return false;
      }
    } else if (!to?.at("schemas").report("type", schemas, "array")) {
      return false;
    }
  }
  const id = value["id"];
  if (id !== undefined) {
    if (typeof id === "string") {
      if (!hasUuidFormat(id) && !to?.at("id").report("format", id, "uuid")) return false;
    } else if (!to?.at("id").report("type", id, "string")) {
      return false;
    }
  }
  if (!(
    to?.strings(value, ["externalId", "displayName", "nickName", "title"]) ??
    hasOptionalStrings(value["externalId"], value["displayName"], value["nickName"], value["title"])
  ))
    return false;
  const dateOfBirth = value["dateOfBirth"];
  if (dateOfBirth !== undefined) {
    if (typeof dateOfBirth === "string") {
      if (!hasDateFormat(dateOfBirth) && !to?.at("dateOfBirth").report("format", dateOfBirth, "date")) return false;
    } else if (!to?.at("dateOfBirth").report("type", dateOfBirth, "string")) {
      return false;
    }
  }
  if (!(
    to?.strings(value, ["preferredLanguage", "timezone"]) ??
    hasOptionalStrings(value["preferredLanguage"], value["timezone"])
  ))
    return false;
  const addresses = value["addresses"];
  if (addresses !== undefined) {
    if (Array.isArray(addresses)) {
      if (to !== undefined) {
        to.at("addresses").items(addresses, checkAddress);
      } else {
        for (let index2 = 0; index2 < addresses.length; index2 += 1) {
          if (!checkAddress(addresses[index2])) return false;
        }
      }
    } else if (!to?.at("addresses").report("type", addresses, "array")) {
      return false;
    }
  }
  const entitlements = value["entitlements"];
  if (entitlements !== undefined) {
    if (Array.isArray(entitlements)) {
      if (to !== undefined) {
        to.at("entitlements").items(entitlements, checkEntitlement);
      } else {
        for (let index3 = 0; index3 < entitlements.length; index3 += 1) {
          if (!checkEntitlement(entitlements[index3])) return false;
        }
      }
    } else if (!to?.at("entitlements").report("type", entitlements, "array")) {
      return false;
    }
  }
  const localeOverrides = value["localeOverrides"];
  if (localeOverrides !== undefined && !checkLocaleOverrides(localeOverrides, to?.at("localeOverrides"))) return false;
  const urnIetfParamsScimSchemasExtensionSap20User = value["urn:ietf:params:scim:schemas:extension:sap:2.0:User"];
  if (urnIetfParamsScimSchemasExtensionSap20User !== undefined) {
    if (
      !checkSapUser(
        urnIetfParamsScimSchemasExtensionSap20User,
        to?.at("urn:ietf:params:scim:schemas:extension:sap:2.0:User"),
      )
    )
      return false;
  }
  const meta = value["meta"];
  return meta === undefined || checkUserMeta(meta, to?.at("meta"));
}

function checkEntitlement(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Entitlement");
  return (
    value === "Expense" ||
    value === "Invoice" ||
    value === "Request" ||
    value === "Travel" ||
    to?.report("stringOf", value, ["Expense", "Invoice", "Request", "Travel"])
  );
}

function checkLocaleOverrides(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/LocaleOverrides");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!optionalOneOf(value["preference24Hour"], to, "preference24Hour", "H:mm AM/PM", "hh:mm")) return false;
  if (
    !optionalOneOf(
      value["preferenceCurrencySymbolLocation"],
      to,
      "preferenceCurrencySymbolLocation",
      "BeforeAmount",
      "AfterAmount",
    )
  )
    return false;
  if (!optionalString(value["preferenceDateFormat"], to, "preferenceDateFormat")) return false;
  if (!optionalOneOf(value["preferenceDefaultCalView"], to, "preferenceDefaultCalView", "day", "week", "month"))
    return false;
  if (!optionalOneOf(value["preferenceDistance"], to, "preferenceDistance", "mile", "km")) return false;
  const preferenceStartDayViewHour = value["preferenceStartDayViewHour"];
  if (preferenceStartDayViewHour !== undefined) {
    if (typeof preferenceStartDayViewHour === "number" && Number.isInteger(preferenceStartDayViewHour)) {
      if (
        preferenceStartDayViewHour < 1 &&
        !to?.at("preferenceStartDayViewHour").report("minimum", preferenceStartDayViewHour, 1)
      )
        return false;
    } else if (!to?.at("preferenceStartDayViewHour").report("type", preferenceStartDayViewHour, "integer")) {
      return false;
    }
  }
  const preferenceEndDayViewHour = value["preferenceEndDayViewHour"];
  if (preferenceEndDayViewHour !== undefined) {
    if (typeof preferenceEndDayViewHour === "number" && Number.isInteger(preferenceEndDayViewHour)) {
      if (
        preferenceEndDayViewHour < 0 &&
        !to?.at("preferenceEndDayViewHour").report("minimum", preferenceEndDayViewHour, 0)
      )
        return false;
      if (
        preferenceEndDayViewHour > 23 &&
        !to?.at("preferenceEndDayViewHour").report("maximum", preferenceEndDayViewHour, 23)
      )
        return false;
    } else if (!to?.at("preferenceEndDayViewHour").report("type", preferenceEndDayViewHour, "integer")) {
      return false;
    }
  }
  if (!optionalString(value["preferenceFirstDayOfWeek"], to, "preferenceFirstDayOfWeek")) return false;
  if (!optionalOneOf(value["preferenceHourMinuteSeparator"], to, "preferenceHourMinuteSeparator", ":", "."))
    return false;
  return (
    to?.strings(value, [
      "preferenceNegativeCurrencyFormat",
      "preferenceNegativeNumberFormat",
      "preferenceNumberFormat",
    ]) ??
    hasOptionalStrings(
      value["preferenceNegativeCurrencyFormat"],
      value["preferenceNegativeNumberFormat"],
      value["preferenceNumberFormat"],
    )
  );
}

function checkSapUser(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/SapUser");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const userUuid = value["userUuid"];
  return userUuid === undefined || checkUuid(userUuid, to?.at("userUuid"));
}

function checkUserMeta(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/UserMeta");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!(
    to?.strings(value, ["resourceType", "created", "lastModified"]) ??
    hasOptionalStrings(value["resourceType"], value["created"], value["lastModified"])
  ))
    return false;
  if (!optionalInteger(value["version"], to, "version")) return false;
  const location = value["location"];
  return location === undefined || checkUri3(location, to?.at("location"));
}

function checkUri3(value: unknown, to?: JsonProblems): boolean | undefined {
  if (typeof value !== "string") return to?.report("type", value, "string");
  return hasUriFormat(value) || to?.report("format", value, "uri");
}

const completeUserRules: ProblemRules = {
  format: addFormat,
  maxItems: addMaxItems,
  maximum: addMaximum,
  minimum: addMinimum,
  misspelt: nameMisspelt,
  pattern: addPattern,
  required: addRequired,
  stringOf: addStringOf,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateCompleteUser(value: unknown, options?: ValidateOptions): Result<CompleteUser> {
  return (
    unreadAt(options, secretsOfCompleteUser) ??
    resultOfList(
      value,
      ["emails", "phoneNumbers", "emergencyContacts"],
      checkCompleteUser,
      completeUserRules,
      options,
      secretsOfCompleteUser,
    )
  );
}

function secretsOfCompleteUser(): Secrets {
  return secrets([[secretsOfUserAttributes]]);
}

function secretsOfUserAttributes(): Secrets {
  return secrets([["dateOfBirth"]]);
}

/** Reads JSON. Problems have a line and a column. */
export function parseCompleteUser(text: string | Uint8Array, options?: ParseOptions): Result<CompleteUser> {
  return readJson(text, validateCompleteUser, options);
}

/** Returns true for a valid value. */
export function isCompleteUserRequest(value: unknown): value is CompleteUserRequest {
  try {
    return checkCompleteUserRequest(value) === true;
  } catch {
    return false;
  }
}

function checkCompleteUserRequest(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/CompleteUser");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkUserName(value["userName"], to?.at("userName")) || !requireBoolean(value["active"], to, "active"))
    return false;
  if (!checkCompleteNameRequest(value["name"], to?.at("name"))) return false;
  const emails = value["emails"];
  if (Array.isArray(emails)) {
    if (to !== undefined) {
      to.at("emails").items(emails, checkCompleteEmail);
    } else {
      for (let index = 0; index < emails.length; index += 1) {
        if (!checkCompleteEmail(emails[index])) return false;
      }
    }
  } else if (!to?.at("emails").report("type", emails, "array")) {
    return false;
  }
  const phoneNumbers = value["phoneNumbers"];
  if (phoneNumbers !== undefined) {
    if (Array.isArray(phoneNumbers)) {
      if (to !== undefined) {
        to.at("phoneNumbers").items(phoneNumbers, checkCompletePhoneNumber);
      } else {
        for (let index2 = 0; index2 < phoneNumbers.length; index2 += 1) {
          if (!checkCompletePhoneNumber(phoneNumbers[index2])) return false;
        }
      }
    } else if (!to?.at("phoneNumbers").report("type", phoneNumbers, "array")) {
      return false;
    }
  }
  const emergencyContacts = value["emergencyContacts"];
  if (emergencyContacts !== undefined) {
    if (!checkCompleteUserRequestEmergencyContacts(emergencyContacts, to?.at("emergencyContacts"))) return false;
  }
  if (
    !checkCompleteEnterpriseUserRequest(
      value["urn:ietf:params:scim:schemas:extension:enterprise:2.0:User"],
      to?.at("urn:ietf:params:scim:schemas:extension:enterprise:2.0:User"),
    )
  )
    return false;
  to?.report("misspelt", value);
  return checkUserAttributesRequest(value, to);
}

function checkCompleteUserRequestEmergencyContacts(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!Array.isArray(value)) return to?.report("type", value, "array");
  if (value.length > 1 && !to?.report("maxItems", value, 1)) return false;
  if (to !== undefined) return to.items(value, checkCompleteEmergencyContact);
  for (let index = 0; index < value.length; index += 1) {
    if (!checkCompleteEmergencyContact(value[index])) return false;
  }
  return true;
}

function checkUserAttributesRequest(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/UserAttributes");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const schemas = value["schemas"];
  if (schemas !== undefined) {
    if (Array.isArray(schemas)) {
      for (let index = 0; index < schemas.length; index += 1) {
        if (to?.truncated) break;
        const item: unknown = schemas[index];
        if (typeof item !== "string" && !to?.at("schemas").at(index).report("type", item, "string")) return false;
      }
    } else if (!to?.at("schemas").report("type", schemas, "array")) {
      return false;
    }
  }
  const id = value["id"];
  if (id !== undefined) {
    if (typeof id === "string") {
      if (!hasUuidFormat(id) && !to?.at("id").report("format", id, "uuid")) return false;
    } else if (!to?.at("id").report("type", id, "string")) {
      return false;
    }
  }
  if (!(
    to?.strings(value, ["externalId", "displayName", "nickName", "title"]) ??
    hasOptionalStrings(value["externalId"], value["displayName"], value["nickName"], value["title"])
  ))
    return false;
  const dateOfBirth = value["dateOfBirth"];
  if (dateOfBirth !== undefined) {
    if (typeof dateOfBirth === "string") {
      if (!hasDateFormat(dateOfBirth) && !to?.at("dateOfBirth").report("format", dateOfBirth, "date")) return false;
    } else if (!to?.at("dateOfBirth").report("type", dateOfBirth, "string")) {
      return false;
    }
  }
  if (!(
    to?.strings(value, ["preferredLanguage", "timezone"]) ??
    hasOptionalStrings(value["preferredLanguage"], value["timezone"])
  ))
    return false;
  const addresses = value["addresses"];
  if (addresses !== undefined) {
    if (Array.isArray(addresses)) {
      if (to !== undefined) {
        to.at("addresses").items(addresses, checkAddress);
      } else {
        for (let index2 = 0; index2 < addresses.length; index2 += 1) {
          if (!checkAddress(addresses[index2])) return false;
        }
      }
    } else if (!to?.at("addresses").report("type", addresses, "array")) {
      return false;
    }
  }
  const entitlements = value["entitlements"];
  if (entitlements !== undefined) {
    if (Array.isArray(entitlements)) {
      if (to !== undefined) {
        to.at("entitlements").items(entitlements, checkEntitlement);
      } else {
        for (let index3 = 0; index3 < entitlements.length; index3 += 1) {
          if (!checkEntitlement(entitlements[index3])) return false;
        }
      }
    } else if (!to?.at("entitlements").report("type", entitlements, "array")) {
      return false;
    }
  }
  const localeOverrides = value["localeOverrides"];
  if (localeOverrides !== undefined && !checkLocaleOverrides(localeOverrides, to?.at("localeOverrides"))) return false;
  const urnIetfParamsScimSchemasExtensionSap20User = value["urn:ietf:params:scim:schemas:extension:sap:2.0:User"];
  if (urnIetfParamsScimSchemasExtensionSap20User !== undefined) {
    if (
      !checkSapUser(
        urnIetfParamsScimSchemasExtensionSap20User,
        to?.at("urn:ietf:params:scim:schemas:extension:sap:2.0:User"),
      )
    )
      return false;
  }
  const meta = value["meta"];
  return meta === undefined || checkUserMeta(meta, to?.at("meta"));
}

/** Returns the value, or every problem. */
export function validateCompleteUserRequest(value: unknown, options?: ValidateOptions): Result<CompleteUserRequest> {
  return (
    unreadAt(options, secretsOfCompleteUser) ??
    resultOfList(
      value,
      ["emails", "phoneNumbers", "emergencyContacts"],
      checkCompleteUserRequest,
      completeUserRules,
      options,
      secretsOfCompleteUser,
    )
  );
}

/** Reads JSON. Problems have a line and a column. */
export function parseCompleteUserRequest(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<CompleteUserRequest> {
  return readJson(text, validateCompleteUserRequest, options);
}

/** Returns true for a valid value. */
export function isConfigurationSetting(value: unknown): value is ConfigurationSetting {
  try {
    return checkConfigurationSetting(value) === true;
  } catch {
    return false;
  }
}

function checkConfigurationSetting(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/ConfigurationSetting");
  return hasObjectType(value) || to?.report("type", value, "object");
}

/** Returns the value, or every problem. */
export function validateConfigurationSetting(value: unknown, options?: ValidateOptions): Result<ConfigurationSetting> {
  return resultOfCheck(value, checkConfigurationSetting, attributeNameRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseConfigurationSetting(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<ConfigurationSetting> {
  return readJson(text, validateConfigurationSetting, options);
}

/** Returns true for a valid value. */
export function isCountryCode(value: unknown): value is CountryCode {
  try {
    return checkCountryCode(value) === true;
  } catch {
    return false;
  }
}

const countryCodeRules: ProblemRules = { pattern: addPattern, required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateCountryCode(value: unknown, options?: ValidateOptions): Result<CountryCode> {
  return resultOfCheck(value, checkCountryCode, countryCodeRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseCountryCode(text: string | Uint8Array, options?: ParseOptions): Result<CountryCode> {
  return readJson(text, validateCountryCode, options);
}

function checkDeleteUserParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1profile~1identity~1v4.1~1Users~1{id}/delete");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkObjectWithId(value["path"], to?.at("path", ""))) return false;
  to?.report("misspelt", value);
  return true;
}

/** Returns the value, or every problem. */
export function validateDeleteUserParameters(value: unknown, options?: ValidateOptions): Result<DeleteUserParameters> {
  return resultOfCheck(value, checkDeleteUserParameters, changeUserParametersRules, options);
}

/** Returns true for a valid value. */
export function isEmail(value: unknown): value is Email {
  try {
    return checkEmail(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validateEmail(value: unknown, options?: ValidateOptions): Result<Email> {
  return resultOfCheck(value, checkEmail, addressTypeRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseEmail(text: string | Uint8Array, options?: ParseOptions): Result<Email> {
  return readJson(text, validateEmail, options);
}

/** Returns true for a valid value. */
export function isEmailType(value: unknown): value is EmailType {
  try {
    return checkEmailType(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validateEmailType(value: unknown, options?: ValidateOptions): Result<EmailType> {
  return resultOfCheck(value, checkEmailType, addressTypeRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseEmailType(text: string | Uint8Array, options?: ParseOptions): Result<EmailType> {
  return readJson(text, validateEmailType, options);
}

/** Returns true for a valid value. */
export function isEmergencyContact(value: unknown): value is EmergencyContact {
  try {
    return checkEmergencyContact(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validateEmergencyContact(value: unknown, options?: ValidateOptions): Result<EmergencyContact> {
  return resultOfCheck(value, checkEmergencyContact, addressRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseEmergencyContact(text: string | Uint8Array, options?: ParseOptions): Result<EmergencyContact> {
  return readJson(text, validateEmergencyContact, options);
}

/** Returns true for a valid value. */
export function isEmergencyContactRelationship(value: unknown): value is EmergencyContactRelationship {
  try {
    return checkEmergencyContactRelationship(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validateEmergencyContactRelationship(
  value: unknown,
  options?: ValidateOptions,
): Result<EmergencyContactRelationship> {
  return resultOfCheck(value, checkEmergencyContactRelationship, addressTypeRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseEmergencyContactRelationship(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<EmergencyContactRelationship> {
  return readJson(text, validateEmergencyContactRelationship, options);
}

/** Returns true for a valid value. */
export function isEmploymentTime(value: unknown): value is EmploymentTime {
  try {
    return checkEmploymentTime(value) === true;
  } catch {
    return false;
  }
}

const employmentTimeRules: ProblemRules = {
  format: addFormat,
  pattern: addPattern,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateEmploymentTime(value: unknown, options?: ValidateOptions): Result<EmploymentTime> {
  return resultOfCheck(value, checkEmploymentTime, employmentTimeRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseEmploymentTime(text: string | Uint8Array, options?: ParseOptions): Result<EmploymentTime> {
  return readJson(text, validateEmploymentTime, options);
}

/** Returns true for a valid value. */
export function isEnterpriseAttributes(value: unknown): value is EnterpriseAttributes {
  try {
    return checkEnterpriseAttributes(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validateEnterpriseAttributes(value: unknown, options?: ValidateOptions): Result<EnterpriseAttributes> {
  return resultOfCheck(value, checkEnterpriseAttributes, employmentTimeRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseEnterpriseAttributes(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<EnterpriseAttributes> {
  return readJson(text, validateEnterpriseAttributes, options);
}

/** Returns true for a valid value. */
export function isEnterpriseAttributesRequest(value: unknown): value is EnterpriseAttributesRequest {
  try {
    return checkEnterpriseAttributesRequest(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validateEnterpriseAttributesRequest(
  value: unknown,
  options?: ValidateOptions,
): Result<EnterpriseAttributesRequest> {
  return resultOfCheck(value, checkEnterpriseAttributesRequest, employmentTimeRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseEnterpriseAttributesRequest(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<EnterpriseAttributesRequest> {
  return readJson(text, validateEnterpriseAttributesRequest, options);
}

/** Returns true for a valid value. */
export function isEnterpriseUser(value: unknown): value is EnterpriseUser {
  try {
    return checkEnterpriseUser(value) === true;
  } catch {
    return false;
  }
}

function checkEnterpriseUser(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/EnterpriseUser");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!optionalString(value["companyId"], to, "companyId")) return false;
  const manager = value["manager"];
  if (manager !== undefined && !checkManager(manager, to?.at("manager"))) return false;
  const leavesOfAbsence = value["leavesOfAbsence"];
  if (leavesOfAbsence !== undefined) {
    if (Array.isArray(leavesOfAbsence)) {
      if (to !== undefined) {
        to.at("leavesOfAbsence").items(leavesOfAbsence, checkLeaveOfAbsence);
      } else {
        for (let index = 0; index < leavesOfAbsence.length; index += 1) {
          if (!checkLeaveOfAbsence(leavesOfAbsence[index])) return false;
        }
      }
    } else if (!to?.at("leavesOfAbsence").report("type", leavesOfAbsence, "array")) {
      return false;
    }
  }
  return checkEnterpriseAttributes(value, to);
}

const enterpriseUserRules: ProblemRules = {
  format: addFormat,
  pattern: addPattern,
  required: addRequired,
  stringOf: addStringOf,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateEnterpriseUser(value: unknown, options?: ValidateOptions): Result<EnterpriseUser> {
  return resultAtOnce(value, checkEnterpriseUser, enterpriseUserRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseEnterpriseUser(text: string | Uint8Array, options?: ParseOptions): Result<EnterpriseUser> {
  return readJson(text, validateEnterpriseUser, options);
}

/** Returns true for a valid value. */
export function isEntitlement(value: unknown): value is Entitlement {
  try {
    return checkEntitlement(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validateEntitlement(value: unknown, options?: ValidateOptions): Result<Entitlement> {
  return resultOfCheck(value, checkEntitlement, addressTypeRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseEntitlement(text: string | Uint8Array, options?: ParseOptions): Result<Entitlement> {
  return readJson(text, validateEntitlement, options);
}

function checkGetSchemaParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1profile~1identity~1v4.1~1Schemas~1{id}/get");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkGetSchemaParametersPath(value["path"], to?.at("path", ""))) return false;
  to?.report("misspelt", value);
  return true;
}

function checkGetSchemaParametersPath(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const id = value["id"];
  if (typeof id !== "string" && !to?.at("id", "/parameters/0/schema").report("type", id, "string")) return false;
  to?.report("misspelt", value);
  return true;
}

const getSchemaParametersRules: ProblemRules = { misspelt: nameMisspelt, required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateGetSchemaParameters(value: unknown, options?: ValidateOptions): Result<GetSchemaParameters> {
  return resultOfCheck(value, checkGetSchemaParameters, getSchemaParametersRules, options);
}

function checkGetUserParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1profile~1identity~1v4.1~1Users~1{id}/get");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkObjectWithId(value["path"], to?.at("path", ""))) return false;
  to?.report("misspelt", value);
  return true;
}

/** Returns the value, or every problem. */
export function validateGetUserParameters(value: unknown, options?: ValidateOptions): Result<GetUserParameters> {
  return resultOfCheck(value, checkGetUserParameters, changeUserParametersRules, options);
}

/** Returns true for a valid value. */
export function isKnownSchemaUrn(value: unknown): value is KnownSchemaUrn {
  try {
    return checkKnownSchemaUrn(value) === true;
  } catch {
    return false;
  }
}

const knownSchemaUrnValues: readonly unknown[] = [
  "urn:ietf:params:scim:schemas:core:2.0:User",
  "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User",
  "urn:ietf:params:scim:schemas:extension:sap:2.0:User",
  "urn:ietf:params:scim:api:messages:2.0:ListResponse",
  "urn:ietf:params:scim:api:messages:2.0:PatchOp",
  "urn:ietf:params:scim:api:messages:service:2.0:SearchRequest",
  "urn:ietf:params:scim:schemas:core:2.0:Schema",
];

function checkKnownSchemaUrn(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/KnownSchemaUrn");
  return knownSchemaUrnValues.includes(value) || to?.report("stringOf", value, knownSchemaUrnValues);
}

/** Returns the value, or every problem. */
export function validateKnownSchemaUrn(value: unknown, options?: ValidateOptions): Result<KnownSchemaUrn> {
  return resultOfCheck(value, checkKnownSchemaUrn, addressTypeRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseKnownSchemaUrn(text: string | Uint8Array, options?: ParseOptions): Result<KnownSchemaUrn> {
  return readJson(text, validateKnownSchemaUrn, options);
}

/** Returns true for a valid value. */
export function isLeaveOfAbsence(value: unknown): value is LeaveOfAbsence {
  try {
    return checkLeaveOfAbsence(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validateLeaveOfAbsence(value: unknown, options?: ValidateOptions): Result<LeaveOfAbsence> {
  return resultOfCheck(value, checkLeaveOfAbsence, completeLeaveOfAbsenceRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseLeaveOfAbsence(text: string | Uint8Array, options?: ParseOptions): Result<LeaveOfAbsence> {
  return readJson(text, validateLeaveOfAbsence, options);
}

function checkListUsersParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1profile~1identity~1v4.1~1Users/get");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const query = value["query"];
  return query === undefined || checkListUsersParametersQuery(query, to?.at("query", ""));
}

function checkListUsersParametersQuery(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const attributes = value["attributes"];
  if (attributes !== undefined) {
    if (
      typeof attributes !== "string" &&
      !to?.at("attributes", "/parameters/0/schema").report("type", attributes, "string")
    )
      return false;
  }
  const excludedAttributes = value["excludedAttributes"];
  if (excludedAttributes !== undefined) {
    if (
      typeof excludedAttributes !== "string" &&
      !to?.at("excludedAttributes", "/parameters/1/schema").report("type", excludedAttributes, "string")
    )
      return false;
  }
  const count = value["count"];
  if (count !== undefined) {
    if (typeof count === "number" && Number.isInteger(count)) {
      if (count > 1000 && !to?.at("count", "/parameters/2/schema").report("maximum", count, 1000)) return false;
    } else if (!to?.at("count", "/parameters/2/schema").report("type", count, "integer")) {
      return false;
    }
  }
  const cursor = value["cursor"];
  if (cursor !== undefined) {
    if (typeof cursor !== "string" && !to?.at("cursor", "/parameters/3/schema").report("type", cursor, "string"))
      return false;
  }
  return true;
}

const listUsersParametersRules: ProblemRules = { maximum: addMaximum, required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateListUsersParameters(value: unknown, options?: ValidateOptions): Result<ListUsersParameters> {
  return resultOfCheck(value, checkListUsersParameters, listUsersParametersRules, options);
}

/** Returns true for a valid value. */
export function isLocaleOverrides(value: unknown): value is LocaleOverrides {
  try {
    return checkLocaleOverrides(value) === true;
  } catch {
    return false;
  }
}

const localeOverridesRules: ProblemRules = {
  maximum: addMaximum,
  minimum: addMinimum,
  required: addRequired,
  stringOf: addStringOf,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateLocaleOverrides(value: unknown, options?: ValidateOptions): Result<LocaleOverrides> {
  return resultOfCheck(value, checkLocaleOverrides, localeOverridesRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseLocaleOverrides(text: string | Uint8Array, options?: ParseOptions): Result<LocaleOverrides> {
  return readJson(text, validateLocaleOverrides, options);
}

/** Returns true for a valid value. */
export function isManager(value: unknown): value is Manager {
  try {
    return checkManager(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validateManager(value: unknown, options?: ValidateOptions): Result<Manager> {
  return resultOfCheck(value, checkManager, completeManagerRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseManager(text: string | Uint8Array, options?: ParseOptions): Result<Manager> {
  return readJson(text, validateManager, options);
}

/** Returns true for a valid value. */
export function isManagerRequest(value: unknown): value is ManagerRequest {
  try {
    return checkManagerRequest(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validateManagerRequest(value: unknown, options?: ValidateOptions): Result<ManagerRequest> {
  return resultOfCheck(value, checkManagerRequest, completeManagerRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseManagerRequest(text: string | Uint8Array, options?: ParseOptions): Result<ManagerRequest> {
  return readJson(text, validateManagerRequest, options);
}

/** Returns true for a valid value. */
export function isName(value: unknown): value is Name {
  try {
    return checkName(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validateName(value: unknown, options?: ValidateOptions): Result<Name> {
  return resultOfCheck(value, checkName, attributeNameRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseName(text: string | Uint8Array, options?: ParseOptions): Result<Name> {
  return readJson(text, validateName, options);
}

/** Returns true for a valid value. */
export function isNameRequest(value: unknown): value is NameRequest {
  try {
    return checkNameRequest(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validateNameRequest(value: unknown, options?: ValidateOptions): Result<NameRequest> {
  return resultOfCheck(value, checkNameRequest, attributeNameRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseNameRequest(text: string | Uint8Array, options?: ParseOptions): Result<NameRequest> {
  return readJson(text, validateNameRequest, options);
}

/** Returns true for a valid value. */
export function isPatchOperation(value: unknown): value is PatchOperation {
  try {
    return checkPatchOperation(value) === true;
  } catch {
    return false;
  }
}

function checkPatchOperation(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/PatchOperation");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!optionalOneOf(value["op"], to, "op", "add", "replace", "remove")) return false;
  if (!optionalString(value["path"], to, "path")) return false;
  const value_ = value["value"];
  return value_ === undefined || checkValue(value_, to?.at("value"));
}

function checkValue(_value: unknown, _to?: JsonProblems): boolean | undefined {
  return true;
}

/** Returns the value, or every problem. */
export function validatePatchOperation(value: unknown, options?: ValidateOptions): Result<PatchOperation> {
  return resultOfCheck(value, checkPatchOperation, addressTypeRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parsePatchOperation(text: string | Uint8Array, options?: ParseOptions): Result<PatchOperation> {
  return readJson(text, validatePatchOperation, options);
}

/** Returns true for a valid value. */
export function isPatchRequest(value: unknown): value is PatchRequest {
  try {
    return checkPatchRequest(value) === true;
  } catch {
    return false;
  }
}

function checkPatchRequest(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/PatchRequest");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const schemas = value["schemas"];
  if (schemas !== undefined) {
    if (Array.isArray(schemas)) {
      for (let index = 0; index < schemas.length; index += 1) {
        if (to?.truncated) break;
        const item: unknown = schemas[index];
        if (typeof item === "string") {
          if (
            item !== "urn:ietf:params:scim:api:messages:2.0:PatchOp" &&
            !to?.at("schemas").at(index).report("const", item, "urn:ietf:params:scim:api:messages:2.0:PatchOp")
          )
            return false;
        } else if (!to?.at("schemas").at(index).report("type", item, "string")) {
          return false;
        }
      }
    } else if (!to?.at("schemas").report("type", schemas, "array")) {
      return false;
    }
  }
  const operations = value["Operations"];
  if (operations !== undefined) {
    if (Array.isArray(operations)) {
      if (to !== undefined) {
        to.at("Operations").items(operations, checkPatchOperation);
      } else {
        for (let index2 = 0; index2 < operations.length; index2 += 1) {
          if (!checkPatchOperation(operations[index2])) return false;
        }
      }
    } else if (!to?.at("Operations").report("type", operations, "array")) {
      return false;
    }
  }
  return true;
}

const patchRequestRules: ProblemRules = {
  const: addConst,
  required: addRequired,
  stringOf: addStringOf,
  type: addType,
};

/** Returns the value, or every problem. */
export function validatePatchRequest(value: unknown, options?: ValidateOptions): Result<PatchRequest> {
  return resultOfList(value, ["Operations"], checkPatchRequest, patchRequestRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parsePatchRequest(text: string | Uint8Array, options?: ParseOptions): Result<PatchRequest> {
  return readJson(text, validatePatchRequest, options);
}

/** Returns true for a valid value. */
export function isPhoneNumber(value: unknown): value is PhoneNumber {
  try {
    return checkPhoneNumber(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validatePhoneNumber(value: unknown, options?: ValidateOptions): Result<PhoneNumber> {
  return resultOfCheck(value, checkPhoneNumber, addressTypeRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parsePhoneNumber(text: string | Uint8Array, options?: ParseOptions): Result<PhoneNumber> {
  return readJson(text, validatePhoneNumber, options);
}

/** Returns true for a valid value. */
export function isPhoneNumberType(value: unknown): value is PhoneNumberType {
  try {
    return checkPhoneNumberType(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validatePhoneNumberType(value: unknown, options?: ValidateOptions): Result<PhoneNumberType> {
  return resultOfCheck(value, checkPhoneNumberType, addressTypeRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parsePhoneNumberType(text: string | Uint8Array, options?: ParseOptions): Result<PhoneNumberType> {
  return readJson(text, validatePhoneNumberType, options);
}

function checkReplaceUserParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1profile~1identity~1v4.1~1Users~1{id}/put");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkObjectWithId(value["path"], to?.at("path", ""))) return false;
  to?.report("misspelt", value);
  return true;
}

/** Returns the value, or every problem. */
export function validateReplaceUserParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<ReplaceUserParameters> {
  return resultOfCheck(value, checkReplaceUserParameters, changeUserParametersRules, options);
}

/** Returns true for a valid value. */
export function isResourceType(value: unknown): value is ResourceType {
  try {
    return checkResourceType(value) === true;
  } catch {
    return false;
  }
}

function checkResourceType(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/ResourceType");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!(
    to?.strings(value, ["id", "name", "description", "endpoint", "schema"]) ??
    (hasOptionalStrings(value["id"], value["name"], value["description"], value["endpoint"]) &&
      hasOptionalStrings(value["schema"]))
  ))
    return false;
  const attributes = value["attributes"];
  if (attributes !== undefined) {
    if (Array.isArray(attributes)) {
      if (to !== undefined) {
        to.at("attributes").items(attributes, checkSchemaExtension);
      } else {
        for (let index = 0; index < attributes.length; index += 1) {
          if (!checkSchemaExtension(attributes[index])) return false;
        }
      }
    } else if (!to?.at("attributes").report("type", attributes, "array")) {
      return false;
    }
  }
  return true;
}

function checkSchemaExtension(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/SchemaExtension");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const schema = value["schema"];
  if (schema !== undefined && !checkUri3(schema, to?.at("schema"))) return false;
  return optionalBoolean(value["required"], to, "required");
}

/** Returns the value, or every problem. */
export function validateResourceType(value: unknown, options?: ValidateOptions): Result<ResourceType> {
  return resultOfList(value, ["attributes"], checkResourceType, completeManagerRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseResourceType(text: string | Uint8Array, options?: ParseOptions): Result<ResourceType> {
  return readJson(text, validateResourceType, options);
}

/** Returns true for a valid value. */
export function isResourceTypeList(value: unknown): value is ResourceTypeList {
  try {
    return checkResourceTypeList(value) === true;
  } catch {
    return false;
  }
}

function checkResourceTypeList(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/ResourceTypeList");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!optionalInteger(value["totalResults"], to, "totalResults")) return false;
  if (!optionalInteger(value["itemsPerPage"], to, "itemsPerPage")) return false;
  if (!checkListOfResourceType(value["Resources"], to?.at("Resources"))) return false;
  to?.report("misspelt", value);
  return true;
}

function checkListOfResourceType(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!Array.isArray(value)) return to?.report("type", value, "array");
  if (to !== undefined) return to.items(value, checkResourceType);
  for (let index = 0; index < value.length; index += 1) {
    if (!checkResourceType(value[index])) return false;
  }
  return true;
}

/** Returns the value, or every problem. */
export function validateResourceTypeList(value: unknown, options?: ValidateOptions): Result<ResourceTypeList> {
  return resultOfList(value, ["Resources"], checkResourceTypeList, changeUserParametersRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseResourceTypeList(text: string | Uint8Array, options?: ParseOptions): Result<ResourceTypeList> {
  return readJson(text, validateResourceTypeList, options);
}

/** Returns true for a valid value. */
export function isResourceTypes(value: unknown): value is ResourceTypes {
  try {
    return checkResourceTypes(value) === true;
  } catch {
    return false;
  }
}

const resourceTypesAnyOfBranches: readonly JsonBranch[] = [
  { name: "array", check: checkListOfResourceType, types: ["array"] },
  { name: "ResourceTypeList", check: checkResourceTypeList, types: ["object"] },
];

function checkResourceTypes(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/ResourceTypes");
  return (
    to?.report("choice", value, "anyOf", resourceTypesAnyOfBranches) ??
    (checkListOfResourceType(value) || checkResourceTypeList(value))
  );
}

const resourceTypesRules: ProblemRules = {
  choice: matchBranches,
  format: addFormat,
  misspelt: nameMisspelt,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateResourceTypes(value: unknown, options?: ValidateOptions): Result<ResourceTypes> {
  return resultOfCheck(value, checkResourceTypes, resourceTypesRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseResourceTypes(text: string | Uint8Array, options?: ParseOptions): Result<ResourceTypes> {
  return readJson(text, validateResourceTypes, options);
}

/** Returns true for a valid value. */
export function isSapUser(value: unknown): value is SapUser {
  try {
    return checkSapUser(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validateSapUser(value: unknown, options?: ValidateOptions): Result<SapUser> {
  return resultOfCheck(value, checkSapUser, completeManagerRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseSapUser(text: string | Uint8Array, options?: ParseOptions): Result<SapUser> {
  return readJson(text, validateSapUser, options);
}

/** Returns true for a valid value. */
export function isSchema(value: unknown): value is Schema {
  return withinLimits(checkSchema, value);
}

function checkSchema(value: unknown, to: JsonProblems | undefined, depth: number): boolean | undefined {
  if (!allowsDepth(depth, to)) return true;
  to = to?.at(undefined, "#/components/schemas/Schema");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const id = value["id"];
  if (id !== undefined && !checkUri3(id, to?.at("id"))) return false;
  if (!(
    to?.strings(value, ["name", "type", "description"]) ??
    hasOptionalStrings(value["name"], value["type"], value["description"])
  ))
    return false;
  const attributes = value["attributes"];
  if (attributes !== undefined) {
    if (Array.isArray(attributes)) {
      if (to !== undefined) {
        to.at("attributes").items(attributes, checkSchemaAttribute, 0, depth + 1);
      } else {
        for (let index = 0; index < attributes.length; index += 1) {
          if (!checkSchemaAttribute(attributes[index], undefined, depth + 1)) return false;
        }
      }
    } else if (!to?.at("attributes").report("type", attributes, "array")) {
      return false;
    }
  }
  return true;
}

const schemaAttributeValues: readonly unknown[] = [
  "string",
  "boolean",
  "decimal",
  "integer",
  "dateTime",
  "reference",
  "complex",
];

function checkSchemaAttribute(value: unknown, to: JsonProblems | undefined, depth: number): boolean | undefined {
  if (!allowsDepth(depth, to)) return true;
  to = to?.at(undefined, "#/components/schemas/SchemaAttribute");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!optionalString(value["name"], to, "name")) return false;
  if (!optionalStringOf(value["type"], to, "type", schemaAttributeValues)) return false;
  if (!optionalBoolean(value["multiValued"], to, "multiValued")) return false;
  if (!optionalString(value["description"], to, "description") || !optionalBoolean(value["required"], to, "required"))
    return false;
  const canonicalValues_ = value["canonicalValues"];
  if (canonicalValues_ !== undefined && !checkValue(canonicalValues_, to?.at("canonicalValues"))) return false;
  const subAttributes = value["subAttributes"];
  if (subAttributes !== undefined) {
    if (Array.isArray(subAttributes)) {
      if (to !== undefined) {
        to.at("subAttributes").items(subAttributes, checkSchemaAttribute, 0, depth + 1);
      } else {
        for (let index = 0; index < subAttributes.length; index += 1) {
          if (!checkSchemaAttribute(subAttributes[index], undefined, depth + 1)) return false;
        }
      }
    } else if (!to?.at("subAttributes").report("type", subAttributes, "array")) {
      return false;
    }
  }
  if (!optionalBoolean(value["caseExact"], to, "caseExact")) return false;
  if (!optionalString(value["mutability"], to, "mutability") || !optionalInteger(value["maxLength"], to, "maxLength"))
    return false;
  if (!optionalString(value["returned"], to, "returned")) return false;
  if (!optionalOneOf(value["uniqueness"], to, "uniqueness", "none", "server", "global")) return false;
  const referenceTypes = value["referenceTypes"];
  return referenceTypes === undefined || checkValue(referenceTypes, to?.at("referenceTypes"));
}

/** Returns the value, or every problem. */
export function validateSchema(value: unknown, options?: ValidateOptions): Result<Schema> {
  return resultWithinLimits(value, checkSchema, completeLeaveOfAbsenceRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseSchema(text: string | Uint8Array, options?: ParseOptions): Result<Schema> {
  return readJson(text, validateSchema, options);
}

/** Returns true for a valid value. */
export function isSchemaAttribute(value: unknown): value is SchemaAttribute {
  return withinLimits(checkSchemaAttribute, value);
}

/** Returns the value, or every problem. */
export function validateSchemaAttribute(value: unknown, options?: ValidateOptions): Result<SchemaAttribute> {
  return resultOfDeepList(value, checkSchemaAttribute, addressTypeRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseSchemaAttribute(text: string | Uint8Array, options?: ParseOptions): Result<SchemaAttribute> {
  return readJson(text, validateSchemaAttribute, options);
}

/** Returns true for a valid value. */
export function isSchemaExtension(value: unknown): value is SchemaExtension {
  try {
    return checkSchemaExtension(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validateSchemaExtension(value: unknown, options?: ValidateOptions): Result<SchemaExtension> {
  return resultOfCheck(value, checkSchemaExtension, completeManagerRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseSchemaExtension(text: string | Uint8Array, options?: ParseOptions): Result<SchemaExtension> {
  return readJson(text, validateSchemaExtension, options);
}

/** Returns true for a valid value. */
export function isSchemaList(value: unknown): value is SchemaList {
  return withinLimits(checkSchemaList, value);
}

function checkSchemaList(value: unknown, to: JsonProblems | undefined, depth: number): boolean | undefined {
  if (!allowsDepth(depth, to)) return true;
  to = to?.at(undefined, "#/components/schemas/SchemaList");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!optionalInteger(value["totalResults"], to, "totalResults")) return false;
  if (!optionalInteger(value["itemsPerPage"], to, "itemsPerPage")) return false;
  const resources = value["Resources"];
  if (resources !== undefined) {
    if (Array.isArray(resources)) {
      if (to !== undefined) {
        to.at("Resources").items(resources, checkSchema, 0, depth + 1);
      } else {
        for (let index = 0; index < resources.length; index += 1) {
          if (!checkSchema(resources[index], undefined, depth + 1)) return false;
        }
      }
    } else if (!to?.at("Resources").report("type", resources, "array")) {
      return false;
    }
  }
  return true;
}

/** Returns the value, or every problem. */
export function validateSchemaList(value: unknown, options?: ValidateOptions): Result<SchemaList> {
  return resultWithinLimits(value, checkSchemaList, completeLeaveOfAbsenceRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseSchemaList(text: string | Uint8Array, options?: ParseOptions): Result<SchemaList> {
  return readJson(text, validateSchemaList, options);
}

/** Returns true for a valid value. */
export function isSchemaUrn(value: unknown): value is SchemaUrn {
  try {
    return checkSchemaUrn(value) === true;
  } catch {
    return false;
  }
}

function checkSchemaUrn(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/SchemaUrn");
  return typeof value === "string" || to?.report("type", value, "string");
}

/** Returns the value, or every problem. */
export function validateSchemaUrn(value: unknown, options?: ValidateOptions): Result<SchemaUrn> {
  return resultOfCheck(value, checkSchemaUrn, attributeNameRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseSchemaUrn(text: string | Uint8Array, options?: ParseOptions): Result<SchemaUrn> {
  return readJson(text, validateSchemaUrn, options);
}

/** Returns true for a valid value. */
export function isSearchRequest(value: unknown): value is SearchRequest {
  try {
    return checkSearchRequest(value) === true;
  } catch {
    return false;
  }
}

function checkSearchRequest(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/SearchRequest");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const schemas = value["schemas"];
  if (schemas !== undefined) {
    if (Array.isArray(schemas)) {
      for (let index = 0; index < schemas.length; index += 1) {
        if (to?.truncated) break;
        const item: unknown = schemas[index];
        if (typeof item === "string") {
          if (
            item !== "urn:ietf:params:scim:api:messages:service:2.0:SearchRequest" &&
            !to
              ?.at("schemas")
              .at(index)
              .report("const", item, "urn:ietf:params:scim:api:messages:service:2.0:SearchRequest")
          )
            return false;
        } else if (!to?.at("schemas").at(index).report("type", item, "string")) {
          return false;
        }
      }
    } else if (!to?.at("schemas").report("type", schemas, "array")) {
      return false;
    }
  }
  if (!optionalString(value["filter"], to, "filter")) return false;
  const attributes = value["attributes"];
  if (attributes !== undefined) {
    if (Array.isArray(attributes)) {
      for (let index2 = 0; index2 < attributes.length; index2 += 1) {
        if (to?.truncated) break;
        const item2: unknown = attributes[index2];
        if (typeof item2 !== "string" && !to?.at("attributes").at(index2).report("type", item2, "string")) return false;
      }
    } else if (!to?.at("attributes").report("type", attributes, "array")) {
      return false;
    }
  }
  return true;
}

const searchRequestRules: ProblemRules = { const: addConst, required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateSearchRequest(value: unknown, options?: ValidateOptions): Result<SearchRequest> {
  return resultOfCheck(value, checkSearchRequest, searchRequestRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseSearchRequest(text: string | Uint8Array, options?: ParseOptions): Result<SearchRequest> {
  return readJson(text, validateSearchRequest, options);
}

/** Returns true for a valid value. */
export function isServiceProviderConfiguration(value: unknown): value is ServiceProviderConfiguration {
  try {
    return checkServiceProviderConfiguration(value) === true;
  } catch {
    return false;
  }
}

function checkServiceProviderConfiguration(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/ServiceProviderConfiguration");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const authenticationSchemes = value["authenticationSchemes"];
  if (authenticationSchemes !== undefined && !checkValue(authenticationSchemes, to?.at("authenticationSchemes")))
    return false;
  const bulk = value["bulk"];
  if (bulk !== undefined && !checkConfigurationSetting(bulk, to?.at("bulk"))) return false;
  const changePassword = value["changePassword"];
  if (changePassword !== undefined && !checkConfigurationSetting(changePassword, to?.at("changePassword")))
    return false;
  const etag = value["etag"];
  if (etag !== undefined && !checkConfigurationSetting(etag, to?.at("etag"))) return false;
  const filter = value["filter"];
  if (filter !== undefined && !checkConfigurationSetting(filter, to?.at("filter"))) return false;
  const patch = value["patch"];
  if (patch !== undefined && !checkConfigurationSetting(patch, to?.at("patch"))) return false;
  const sort = value["sort"];
  if (sort !== undefined && !checkConfigurationSetting(sort, to?.at("sort"))) return false;
  return optionalString(value["documentationUrl"], to, "documentationUrl");
}

/** Returns the value, or every problem. */
export function validateServiceProviderConfiguration(
  value: unknown,
  options?: ValidateOptions,
): Result<ServiceProviderConfiguration> {
  return resultOfCheck(value, checkServiceProviderConfiguration, attributeNameRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseServiceProviderConfiguration(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<ServiceProviderConfiguration> {
  return readJson(text, validateServiceProviderConfiguration, options);
}

/** Returns true for a valid value. */
export function isUser(value: unknown): value is User {
  try {
    return checkUser(value) === true;
  } catch {
    return false;
  }
}

function checkUser(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/User");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const userName = value["userName"];
  if (userName !== undefined && !checkUserName(userName, to?.at("userName"))) return false;
  if (!optionalBoolean(value["active"], to, "active")) return false;
  const name = value["name"];
  if (name !== undefined && !checkName(name, to?.at("name"))) return false;
  const emails = value["emails"];
  if (emails !== undefined) {
    if (Array.isArray(emails)) {
      if (to !== undefined) {
        to.at("emails").items(emails, checkEmail);
      } else {
        for (let index = 0; index < emails.length; index += 1) {
          if (!checkEmail(emails[index])) return false;
        }
      }
    } else if (!to?.at("emails").report("type", emails, "array")) {
      return false;
    }
  }
  const phoneNumbers = value["phoneNumbers"];
  if (phoneNumbers !== undefined) {
    if (Array.isArray(phoneNumbers)) {
      if (to !== undefined) {
        to.at("phoneNumbers").items(phoneNumbers, checkPhoneNumber);
      } else {
        for (let index2 = 0; index2 < phoneNumbers.length; index2 += 1) {
          if (!checkPhoneNumber(phoneNumbers[index2])) return false;
        }
      }
    } else if (!to?.at("phoneNumbers").report("type", phoneNumbers, "array")) {
      return false;
    }
  }
  const emergencyContacts = value["emergencyContacts"];
  if (emergencyContacts !== undefined) {
    if (!checkUserEmergencyContacts(emergencyContacts, to?.at("emergencyContacts"))) return false;
  }
  const urnIetfParamsScimSchemasExtensionEnterprise20User =
    value["urn:ietf:params:scim:schemas:extension:enterprise:2.0:User"];
  if (urnIetfParamsScimSchemasExtensionEnterprise20User !== undefined) {
    if (
      !checkEnterpriseUser(
        urnIetfParamsScimSchemasExtensionEnterprise20User,
        to?.at("urn:ietf:params:scim:schemas:extension:enterprise:2.0:User"),
      )
    )
      return false;
  }
  return checkUserAttributes(value, to);
}

function checkUserEmergencyContacts(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!Array.isArray(value)) return to?.report("type", value, "array");
  if (value.length > 1 && !to?.report("maxItems", value, 1)) return false;
  if (to !== undefined) return to.items(value, checkEmergencyContact);
  for (let index = 0; index < value.length; index += 1) {
    if (!checkEmergencyContact(value[index])) return false;
  }
  return true;
}

const userRules: ProblemRules = {
  format: addFormat,
  maxItems: addMaxItems,
  maximum: addMaximum,
  minimum: addMinimum,
  pattern: addPattern,
  required: addRequired,
  stringOf: addStringOf,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateUser(value: unknown, options?: ValidateOptions): Result<User> {
  return unreadAt(options, secretsOfUser) ?? resultAtOnce(value, checkUser, userRules, options, secretsOfUser);
}

function secretsOfUser(): Secrets {
  return secrets([[secretsOfUserAttributes]]);
}

/** Reads JSON. Problems have a line and a column. */
export function parseUser(text: string | Uint8Array, options?: ParseOptions): Result<User> {
  return readJson(text, validateUser, options);
}

/** Returns true for a valid value. */
export function isUserAttributes(value: unknown): value is UserAttributes {
  try {
    return checkUserAttributes(value) === true;
  } catch {
    return false;
  }
}

const userAttributesRules: ProblemRules = {
  format: addFormat,
  maximum: addMaximum,
  minimum: addMinimum,
  pattern: addPattern,
  required: addRequired,
  stringOf: addStringOf,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateUserAttributes(value: unknown, options?: ValidateOptions): Result<UserAttributes> {
  return (
    unreadAt(options, secretsOfUserAttributes) ??
    resultAtOnce(value, checkUserAttributes, userAttributesRules, options, secretsOfUserAttributes)
  );
}

/** Reads JSON. Problems have a line and a column. */
export function parseUserAttributes(text: string | Uint8Array, options?: ParseOptions): Result<UserAttributes> {
  return readJson(text, validateUserAttributes, options);
}

/** Returns true for a valid value. */
export function isUserAttributesRequest(value: unknown): value is UserAttributesRequest {
  try {
    return checkUserAttributesRequest(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validateUserAttributesRequest(
  value: unknown,
  options?: ValidateOptions,
): Result<UserAttributesRequest> {
  return (
    unreadAt(options, secretsOfUserAttributes) ??
    resultAtOnce(value, checkUserAttributesRequest, userAttributesRules, options, secretsOfUserAttributes)
  );
}

/** Reads JSON. Problems have a line and a column. */
export function parseUserAttributesRequest(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<UserAttributesRequest> {
  return readJson(text, validateUserAttributesRequest, options);
}

/** Returns true for a valid value. */
export function isUserList(value: unknown): value is UserList {
  try {
    return checkUserList(value) === true;
  } catch {
    return false;
  }
}

function checkUserList(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/UserList");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!optionalInteger(value["totalResults"], to, "totalResults")) return false;
  if (!optionalInteger(value["itemsPerPage"], to, "itemsPerPage")) return false;
  const resources = value["Resources"];
  if (resources !== undefined) {
    if (Array.isArray(resources)) {
      if (to !== undefined) {
        to.at("Resources").items(resources, checkUser);
      } else {
        for (let index = 0; index < resources.length; index += 1) {
          if (!checkUser(resources[index])) return false;
        }
      }
    } else if (!to?.at("Resources").report("type", resources, "array")) {
      return false;
    }
  }
  return true;
}

/** Returns the value, or every problem. */
export function validateUserList(value: unknown, options?: ValidateOptions): Result<UserList> {
  return (
    unreadAt(options, secretsOfUserList) ?? resultAtOnce(value, checkUserList, userRules, options, secretsOfUserList)
  );
}

function secretsOfUserList(): Secrets {
  return secrets([["Resources", null, secretsOfUser]]);
}

/** Reads JSON. Problems have a line and a column. */
export function parseUserList(text: string | Uint8Array, options?: ParseOptions): Result<UserList> {
  return readJson(text, validateUserList, options);
}

/** Returns true for a valid value. */
export function isUserMeta(value: unknown): value is UserMeta {
  try {
    return checkUserMeta(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validateUserMeta(value: unknown, options?: ValidateOptions): Result<UserMeta> {
  return resultOfCheck(value, checkUserMeta, completeManagerRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseUserMeta(text: string | Uint8Array, options?: ParseOptions): Result<UserMeta> {
  return readJson(text, validateUserMeta, options);
}

/** Returns true for a valid value. */
export function isUserName(value: unknown): value is UserName {
  try {
    return checkUserName(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validateUserName(value: unknown, options?: ValidateOptions): Result<UserName> {
  return resultOfCheck(value, checkUserName, countryCodeRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseUserName(text: string | Uint8Array, options?: ParseOptions): Result<UserName> {
  return readJson(text, validateUserName, options);
}
