// Generated from specs/identity/openapi.yaml. Edit the spec, then run `make generate`.

import type { Result } from "../runtime/base.js";
import { hasDateFormat, hasDateTimeFormat, hasUriFormat, hasUuidFormat } from "../runtime/formats.js";
import {
  type JsonProblems,
  type ParseOptions,
  type ValidateOptions,
  addConst,
  addEnum,
  addFormat,
  addMaxItems,
  addMaximum,
  addMinimum,
  addPattern,
  allowMembers,
  exceedsLimits,
  expectAnything,
  expectArray,
  expectBoolean,
  expectInteger,
  expectObject,
  expectString,
  expectStringOf,
  hasObjectType,
  hasOptionalStrings,
  matchBranches,
  readJson,
  requireLimits,
  requireMembers,
  resultOf,
  resultWithinLimits,
  visitItems,
  withinLimits,
} from "../runtime/json.js";
import { linearPattern } from "../runtime/patterns.js";
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

/** Whether a value is a valid Address. */
export function isAddress(value: unknown): value is Address {
  try {
    return checkAddress(value);
  } catch {
    return false;
  }
}

function checkAddress(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  if (!hasOptionalStrings(value["streetAddress"], value["locality"], value["region"], value["postalCode"]))
    return false;
  const type_ = value["type"];
  if (type_ !== undefined && !checkAddressType(type_)) return false;
  const country = value["country"];
  return country === undefined || checkCountryCode(country);
}

const addressTypeValues: readonly unknown[] = ["work", "home", "other", "billing", "bank", "shipping"];

function checkAddressType(value: unknown): boolean {
  return addressTypeValues.includes(value);
}

const countryCodePattern: RegExp = /* @__PURE__ */ new RegExp("^[A-Z]{2}$", "u");

function checkCountryCode(value: unknown): boolean {
  return typeof value === "string" && countryCodePattern.test(value);
}

/** The value as a valid Address, or every problem that keeps it from being one. */
export function validateAddress(value: unknown, options?: ValidateOptions): Result<Address> {
  return resultOf(value, checkAddress, collectAddress, options);
}

function collectAddress(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      type: collectAddressType,
      streetAddress: expectString,
      locality: expectString,
      region: expectString,
      postalCode: expectString,
      country: collectCountryCode,
    });
  }
}

function collectAddressType(value: unknown, path: string, problems: JsonProblems): void {
  expectStringOf(value, path, problems, addressTypeValues);
}

function collectCountryCode(value: unknown, path: string, problems: JsonProblems): void {
  if (expectString(value, path, problems) && !countryCodePattern.test(value))
    addPattern(value, path, problems, "^[A-Z]{2}$");
}

/** Reads a valid Address from JSON text. Problems say in which line and column they are. */
export function parseAddress(text: string | Uint8Array, options?: ParseOptions): Result<Address> {
  return readJson(text, validateAddress, options);
}

/** Whether a value is a valid AddressType. */
export function isAddressType(value: unknown): value is AddressType {
  try {
    return checkAddressType(value);
  } catch {
    return false;
  }
}

/** The value as a valid AddressType, or every problem that keeps it from being one. */
export function validateAddressType(value: unknown, options?: ValidateOptions): Result<AddressType> {
  return resultOf(value, checkAddressType, collectAddressType, options);
}

/** Reads a valid AddressType from JSON text. Problems say in which line and column they are. */
export function parseAddressType(text: string | Uint8Array, options?: ParseOptions): Result<AddressType> {
  return readJson(text, validateAddressType, options);
}

/** Whether a value is a valid AttributeName. */
export function isAttributeName(value: unknown): value is AttributeName {
  try {
    return checkAttributeName(value);
  } catch {
    return false;
  }
}

function checkAttributeName(value: unknown): boolean {
  return typeof value === "string";
}

/** The value as a valid AttributeName, or every problem that keeps it from being one. */
export function validateAttributeName(value: unknown, options?: ValidateOptions): Result<AttributeName> {
  return resultOf(value, checkAttributeName, collectAttributeName, options);
}

function collectAttributeName(value: unknown, path: string, problems: JsonProblems): void {
  expectString(value, path, problems);
}

/** Reads a valid AttributeName from JSON text. Problems say in which line and column they are. */
export function parseAttributeName(text: string | Uint8Array, options?: ParseOptions): Result<AttributeName> {
  return readJson(text, validateAttributeName, options);
}

/** Whether a value is a valid ChangeUserParameters. */
export function isChangeUserParameters(value: unknown): value is ChangeUserParameters {
  try {
    return checkChangeUserParameters(value);
  } catch {
    return false;
  }
}

function checkChangeUserParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const path_ = value["path"];
  if (!hasObjectType(path_)) return false;
  const id = path_["id"];
  return typeof id === "string" && hasUuidFormat(id);
}

/** The value as a valid ChangeUserParameters, or every problem that keeps it from being one. */
export function validateChangeUserParameters(value: unknown, options?: ValidateOptions): Result<ChangeUserParameters> {
  return resultOf(value, checkChangeUserParameters, collectChangeUserParameters, options);
}

function collectChangeUserParameters(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, {
      path: (path_, path) => {
        if (expectObject(path_, path, problems)) {
          requireMembers(path_, path, problems, {
            id: (id, path) => {
              if (expectString(id, path, problems) && !hasUuidFormat(id)) addFormat(id, path, problems, "uuid");
            },
          });
        }
      },
    });
  }
}

/** Whether a value is a valid CompanyId. */
export function isCompanyId(value: unknown): value is CompanyId {
  try {
    return checkCompanyId(value);
  } catch {
    return false;
  }
}

function checkCompanyId(value: unknown): boolean {
  return typeof value === "string";
}

/** The value as a valid CompanyId, or every problem that keeps it from being one. */
export function validateCompanyId(value: unknown, options?: ValidateOptions): Result<CompanyId> {
  return resultOf(value, checkCompanyId, collectCompanyId, options);
}

function collectCompanyId(value: unknown, path: string, problems: JsonProblems): void {
  expectString(value, path, problems);
}

/** Reads a valid CompanyId from JSON text. Problems say in which line and column they are. */
export function parseCompanyId(text: string | Uint8Array, options?: ParseOptions): Result<CompanyId> {
  return readJson(text, validateCompanyId, options);
}

/** Whether a value is a valid CompleteEmail. */
export function isCompleteEmail(value: unknown): value is CompleteEmail {
  try {
    return checkCompleteEmail(value);
  } catch {
    return false;
  }
}

function checkCompleteEmail(value: unknown): boolean {
  return hasObjectType(value) && value["value"] !== undefined && checkEmail(value);
}

function checkEmail(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const notifications = value["notifications"];
  if (notifications !== undefined && typeof notifications !== "boolean") return false;
  if (!hasOptionalStrings(value["value"], value["verified"])) return false;
  const type_ = value["type"];
  return type_ === undefined || checkEmailType(type_);
}

const emailTypeValues: readonly unknown[] = ["work", "home", "work2", "other", "other2"];

function checkEmailType(value: unknown): boolean {
  return emailTypeValues.includes(value);
}

/** The value as a valid CompleteEmail, or every problem that keeps it from being one. */
export function validateCompleteEmail(value: unknown, options?: ValidateOptions): Result<CompleteEmail> {
  return resultOf(value, checkCompleteEmail, collectCompleteEmail, options);
}

function collectCompleteEmail(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, { value: expectAnything });
    collectEmail(value, path, problems);
  }
}

function collectEmail(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      value: expectString,
      type: collectEmailType,
      notifications: expectBoolean,
      verified: expectString,
    });
  }
}

function collectEmailType(value: unknown, path: string, problems: JsonProblems): void {
  expectStringOf(value, path, problems, emailTypeValues);
}

/** Reads a valid CompleteEmail from JSON text. Problems say in which line and column they are. */
export function parseCompleteEmail(text: string | Uint8Array, options?: ParseOptions): Result<CompleteEmail> {
  return readJson(text, validateCompleteEmail, options);
}

/** Whether a value is a valid CompleteEmergencyContact. */
export function isCompleteEmergencyContact(value: unknown): value is CompleteEmergencyContact {
  try {
    return checkCompleteEmergencyContact(value);
  } catch {
    return false;
  }
}

function checkCompleteEmergencyContact(value: unknown): boolean {
  if (!hasObjectType(value) || value["name"] === undefined || value["relationship"] === undefined) return false;
  return checkEmergencyContact(value);
}

function checkEmergencyContact(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  if (!hasOptionalStrings(value["name"], value["emails"], value["phones"], value["streetAddress"])) return false;
  if (!hasOptionalStrings(value["locality"], value["region"], value["postalCode"])) return false;
  const relationship = value["relationship"];
  if (relationship !== undefined && !checkEmergencyContactRelationship(relationship)) return false;
  const country = value["country"];
  return country === undefined || checkCountryCode(country);
}

const emergencyContactRelationshipValues: readonly unknown[] = [
  "Spouse",
  "Brother",
  "Parent",
  "Sister",
  "Life Partner",
  "Other",
];

function checkEmergencyContactRelationship(value: unknown): boolean {
  return emergencyContactRelationshipValues.includes(value);
}

/** The value as a valid CompleteEmergencyContact, or every problem that keeps it from being one. */
export function validateCompleteEmergencyContact(
  value: unknown,
  options?: ValidateOptions,
): Result<CompleteEmergencyContact> {
  return resultOf(value, checkCompleteEmergencyContact, collectCompleteEmergencyContact, options);
}

function collectCompleteEmergencyContact(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, { name: expectAnything, relationship: expectAnything });
    collectEmergencyContact(value, path, problems);
  }
}

function collectEmergencyContact(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      name: expectString,
      relationship: collectEmergencyContactRelationship,
      emails: expectString,
      phones: expectString,
      streetAddress: expectString,
      locality: expectString,
      region: expectString,
      postalCode: expectString,
      country: collectCountryCode,
    });
  }
}

function collectEmergencyContactRelationship(value: unknown, path: string, problems: JsonProblems): void {
  expectStringOf(value, path, problems, emergencyContactRelationshipValues);
}

/** Reads a valid CompleteEmergencyContact from JSON text. Problems say in which line and column they are. */
export function parseCompleteEmergencyContact(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<CompleteEmergencyContact> {
  return readJson(text, validateCompleteEmergencyContact, options);
}

/** Whether a value is a valid CompleteEnterpriseUser. */
export function isCompleteEnterpriseUser(value: unknown): value is CompleteEnterpriseUser {
  try {
    return checkCompleteEnterpriseUser(value);
  } catch {
    return false;
  }
}

function checkCompleteEnterpriseUser(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["companyId"] !== "string") return false;
  const manager = value["manager"];
  if (manager !== undefined && !checkCompleteManager(manager)) return false;
  const leavesOfAbsence = value["leavesOfAbsence"];
  if (leavesOfAbsence !== undefined) {
    if (!Array.isArray(leavesOfAbsence)) return false;
    for (let index = 0; index < leavesOfAbsence.length; index += 1) {
      if (!checkCompleteLeaveOfAbsence(leavesOfAbsence[index])) return false;
    }
  }
  return checkEnterpriseAttributes(value);
}

function checkCompleteManager(value: unknown): boolean {
  return hasObjectType(value) && value["value"] !== undefined && checkManager(value);
}

function checkCompleteLeaveOfAbsence(value: unknown): boolean {
  return hasObjectType(value) && value["startDate"] !== undefined && checkLeaveOfAbsence(value);
}

function checkEnterpriseAttributes(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  if (!hasOptionalStrings(value["costCenter"], value["department"], value["division"], value["employeeNumber"]))
    return false;
  if (!hasOptionalStrings(value["organization"])) return false;
  const startDate = value["startDate"];
  if (startDate !== undefined && !checkEmploymentTime(startDate)) return false;
  const terminationDate = value["terminationDate"];
  return terminationDate === undefined || checkEmploymentTime(terminationDate);
}

function checkManager(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const value_ = value["value"];
  if (value_ !== undefined && (typeof value_ !== "string" || !hasUuidFormat(value_))) return false;
  const ref = value["$ref"];
  if (ref !== undefined && (typeof ref !== "string" || !hasUriFormat(ref))) return false;
  return hasOptionalStrings(value["displayName"], value["employeeNumber"]);
}

function checkLeaveOfAbsence(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const startDate = value["startDate"];
  if (startDate !== undefined && (typeof startDate !== "string" || !hasDateFormat(startDate))) return false;
  const endDate = value["endDate"];
  if (endDate !== undefined && (typeof endDate !== "string" || !hasDateFormat(endDate))) return false;
  const type_ = value["type"];
  return type_ === undefined || type_ === "voluntary" || type_ === "mandatory";
}

const employmentTimePattern: { test(text: string): boolean } = /* @__PURE__ */ linearPattern(
  "^(?:(?:19[0-9]{2}|20[0-6][0-9]|207[0-8])-|2079-0(?:[1-5]-|6-0[1-6]))",
);

function checkEmploymentTime(value: unknown): boolean {
  return typeof value === "string" && employmentTimePattern.test(value) && hasDateTimeFormat(value);
}

/** The value as a valid CompleteEnterpriseUser, or every problem that keeps it from being one. */
export function validateCompleteEnterpriseUser(
  value: unknown,
  options?: ValidateOptions,
): Result<CompleteEnterpriseUser> {
  return resultOf(value, checkCompleteEnterpriseUser, collectCompleteEnterpriseUser, options);
}

function collectCompleteEnterpriseUser(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, { companyId: expectString });
    allowMembers(value, path, problems, {
      manager: collectCompleteManager,
      leavesOfAbsence: (leavesOfAbsence, path) => {
        if (expectArray(leavesOfAbsence, path, problems))
          visitItems(leavesOfAbsence, path, problems, collectCompleteLeaveOfAbsence);
      },
    });
    collectEnterpriseAttributes(value, path, problems);
  }
}

function collectCompleteManager(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, { value: expectAnything });
    collectManager(value, path, problems);
  }
}

function collectCompleteLeaveOfAbsence(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, { startDate: expectAnything });
    collectLeaveOfAbsence(value, path, problems);
  }
}

function collectEnterpriseAttributes(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      costCenter: expectString,
      department: expectString,
      division: expectString,
      employeeNumber: expectString,
      organization: expectString,
      startDate: collectEmploymentTime,
      terminationDate: collectEmploymentTime,
    });
  }
}

function collectManager(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      value: (value_, path) => {
        if (expectString(value_, path, problems) && !hasUuidFormat(value_)) addFormat(value_, path, problems, "uuid");
      },
      $ref: (ref, path) => {
        if (expectString(ref, path, problems) && !hasUriFormat(ref)) addFormat(ref, path, problems, "uri");
      },
      displayName: expectString,
      employeeNumber: expectString,
    });
  }
}

function collectLeaveOfAbsence(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      startDate: (startDate, path) => {
        if (expectString(startDate, path, problems) && !hasDateFormat(startDate))
          addFormat(startDate, path, problems, "date");
      },
      endDate: (endDate, path) => {
        if (expectString(endDate, path, problems) && !hasDateFormat(endDate))
          addFormat(endDate, path, problems, "date");
      },
      type: (type_, path) => expectStringOf(type_, path, problems, ["voluntary", "mandatory"]),
    });
  }
}

function collectEmploymentTime(value: unknown, path: string, problems: JsonProblems): void {
  if (expectString(value, path, problems)) {
    if (!employmentTimePattern.test(value))
      addPattern(value, path, problems, "^(?:(?:19[0-9]{2}|20[0-6][0-9]|207[0-8])-|2079-0(?:[1-5]-|6-0[1-6]))");
    if (!hasDateTimeFormat(value)) addFormat(value, path, problems, "date-time");
  }
}

/** Reads a valid CompleteEnterpriseUser from JSON text. Problems say in which line and column they are. */
export function parseCompleteEnterpriseUser(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<CompleteEnterpriseUser> {
  return readJson(text, validateCompleteEnterpriseUser, options);
}

/** Whether a value is a valid CompleteEnterpriseUserRequest. */
export function isCompleteEnterpriseUserRequest(value: unknown): value is CompleteEnterpriseUserRequest {
  try {
    return checkCompleteEnterpriseUserRequest(value);
  } catch {
    return false;
  }
}

function checkCompleteEnterpriseUserRequest(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["companyId"] !== "string") return false;
  const manager = value["manager"];
  if (manager !== undefined && !checkCompleteManagerRequest(manager)) return false;
  const leavesOfAbsence = value["leavesOfAbsence"];
  if (leavesOfAbsence !== undefined) {
    if (!Array.isArray(leavesOfAbsence)) return false;
    for (let index = 0; index < leavesOfAbsence.length; index += 1) {
      if (!checkCompleteLeaveOfAbsence(leavesOfAbsence[index])) return false;
    }
  }
  return checkEnterpriseAttributesRequest(value);
}

function checkCompleteManagerRequest(value: unknown): boolean {
  return hasObjectType(value) && value["value"] !== undefined && checkManagerRequest(value);
}

function checkEnterpriseAttributesRequest(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  if (!hasOptionalStrings(value["costCenter"], value["department"], value["division"], value["employeeNumber"]))
    return false;
  if (!hasOptionalStrings(value["organization"])) return false;
  const startDate = value["startDate"];
  if (startDate !== undefined && !checkEmploymentTime(startDate)) return false;
  const terminationDate = value["terminationDate"];
  return terminationDate === undefined || checkEmploymentTime(terminationDate);
}

function checkManagerRequest(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const value_ = value["value"];
  if (value_ !== undefined && (typeof value_ !== "string" || !hasUuidFormat(value_))) return false;
  const ref = value["$ref"];
  if (ref !== undefined && (typeof ref !== "string" || !hasUriFormat(ref))) return false;
  return hasOptionalStrings(value["displayName"], value["employeeNumber"]);
}

/** The value as a valid CompleteEnterpriseUserRequest, or every problem that keeps it from being one. */
export function validateCompleteEnterpriseUserRequest(
  value: unknown,
  options?: ValidateOptions,
): Result<CompleteEnterpriseUserRequest> {
  return resultOf(value, checkCompleteEnterpriseUserRequest, collectCompleteEnterpriseUserRequest, options);
}

function collectCompleteEnterpriseUserRequest(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, { companyId: expectString });
    allowMembers(value, path, problems, {
      manager: collectCompleteManagerRequest,
      leavesOfAbsence: (leavesOfAbsence, path) => {
        if (expectArray(leavesOfAbsence, path, problems))
          visitItems(leavesOfAbsence, path, problems, collectCompleteLeaveOfAbsence);
      },
    });
    collectEnterpriseAttributesRequest(value, path, problems);
  }
}

function collectCompleteManagerRequest(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, { value: expectAnything });
    collectManagerRequest(value, path, problems);
  }
}

function collectEnterpriseAttributesRequest(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      costCenter: expectString,
      department: expectString,
      division: expectString,
      employeeNumber: expectString,
      organization: expectString,
      startDate: collectEmploymentTime,
      terminationDate: collectEmploymentTime,
    });
  }
}

function collectManagerRequest(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      value: (value_, path) => {
        if (expectString(value_, path, problems) && !hasUuidFormat(value_)) addFormat(value_, path, problems, "uuid");
      },
      $ref: (ref, path) => {
        if (expectString(ref, path, problems) && !hasUriFormat(ref)) addFormat(ref, path, problems, "uri");
      },
      displayName: expectString,
      employeeNumber: expectString,
    });
  }
}

/** Reads a valid CompleteEnterpriseUserRequest from JSON text. Problems say in which line and column they are. */
export function parseCompleteEnterpriseUserRequest(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<CompleteEnterpriseUserRequest> {
  return readJson(text, validateCompleteEnterpriseUserRequest, options);
}

/** Whether a value is a valid CompleteLeaveOfAbsence. */
export function isCompleteLeaveOfAbsence(value: unknown): value is CompleteLeaveOfAbsence {
  try {
    return checkCompleteLeaveOfAbsence(value);
  } catch {
    return false;
  }
}

/** The value as a valid CompleteLeaveOfAbsence, or every problem that keeps it from being one. */
export function validateCompleteLeaveOfAbsence(
  value: unknown,
  options?: ValidateOptions,
): Result<CompleteLeaveOfAbsence> {
  return resultOf(value, checkCompleteLeaveOfAbsence, collectCompleteLeaveOfAbsence, options);
}

/** Reads a valid CompleteLeaveOfAbsence from JSON text. Problems say in which line and column they are. */
export function parseCompleteLeaveOfAbsence(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<CompleteLeaveOfAbsence> {
  return readJson(text, validateCompleteLeaveOfAbsence, options);
}

/** Whether a value is a valid CompleteManager. */
export function isCompleteManager(value: unknown): value is CompleteManager {
  try {
    return checkCompleteManager(value);
  } catch {
    return false;
  }
}

/** The value as a valid CompleteManager, or every problem that keeps it from being one. */
export function validateCompleteManager(value: unknown, options?: ValidateOptions): Result<CompleteManager> {
  return resultOf(value, checkCompleteManager, collectCompleteManager, options);
}

/** Reads a valid CompleteManager from JSON text. Problems say in which line and column they are. */
export function parseCompleteManager(text: string | Uint8Array, options?: ParseOptions): Result<CompleteManager> {
  return readJson(text, validateCompleteManager, options);
}

/** Whether a value is a valid CompleteManagerRequest. */
export function isCompleteManagerRequest(value: unknown): value is CompleteManagerRequest {
  try {
    return checkCompleteManagerRequest(value);
  } catch {
    return false;
  }
}

/** The value as a valid CompleteManagerRequest, or every problem that keeps it from being one. */
export function validateCompleteManagerRequest(
  value: unknown,
  options?: ValidateOptions,
): Result<CompleteManagerRequest> {
  return resultOf(value, checkCompleteManagerRequest, collectCompleteManagerRequest, options);
}

/** Reads a valid CompleteManagerRequest from JSON text. Problems say in which line and column they are. */
export function parseCompleteManagerRequest(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<CompleteManagerRequest> {
  return readJson(text, validateCompleteManagerRequest, options);
}

/** Whether a value is a valid CompleteName. */
export function isCompleteName(value: unknown): value is CompleteName {
  try {
    return checkCompleteName(value);
  } catch {
    return false;
  }
}

function checkCompleteName(value: unknown): boolean {
  if (!hasObjectType(value) || value["familyName"] === undefined || value["givenName"] === undefined) return false;
  return checkName(value);
}

function checkName(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  if (!hasOptionalStrings(value["familyName"], value["givenName"], value["middleName"], value["middleInitial"]))
    return false;
  if (
    !hasOptionalStrings(
      value["familyNamePrefix"],
      value["academicTitle"],
      value["honorificPrefix"],
      value["honorificSuffix"],
    )
  )
    return false;
  return hasOptionalStrings(value["formatted"], value["legalName"]);
}

/** The value as a valid CompleteName, or every problem that keeps it from being one. */
export function validateCompleteName(value: unknown, options?: ValidateOptions): Result<CompleteName> {
  return resultOf(value, checkCompleteName, collectCompleteName, options);
}

function collectCompleteName(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, { familyName: expectAnything, givenName: expectAnything });
    collectName(value, path, problems);
  }
}

function collectName(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      familyName: expectString,
      givenName: expectString,
      middleName: expectString,
      middleInitial: expectString,
      familyNamePrefix: expectString,
      academicTitle: expectString,
      honorificPrefix: expectString,
      honorificSuffix: expectString,
      formatted: expectString,
      legalName: expectString,
    });
  }
}

/** Reads a valid CompleteName from JSON text. Problems say in which line and column they are. */
export function parseCompleteName(text: string | Uint8Array, options?: ParseOptions): Result<CompleteName> {
  return readJson(text, validateCompleteName, options);
}

/** Whether a value is a valid CompleteNameRequest. */
export function isCompleteNameRequest(value: unknown): value is CompleteNameRequest {
  try {
    return checkCompleteNameRequest(value);
  } catch {
    return false;
  }
}

function checkCompleteNameRequest(value: unknown): boolean {
  if (!hasObjectType(value) || value["familyName"] === undefined || value["givenName"] === undefined) return false;
  return checkNameRequest(value);
}

function checkNameRequest(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  if (!hasOptionalStrings(value["familyName"], value["givenName"], value["middleName"], value["middleInitial"]))
    return false;
  if (
    !hasOptionalStrings(
      value["familyNamePrefix"],
      value["academicTitle"],
      value["honorificPrefix"],
      value["honorificSuffix"],
    )
  )
    return false;
  return hasOptionalStrings(value["formatted"], value["legalName"]);
}

/** The value as a valid CompleteNameRequest, or every problem that keeps it from being one. */
export function validateCompleteNameRequest(value: unknown, options?: ValidateOptions): Result<CompleteNameRequest> {
  return resultOf(value, checkCompleteNameRequest, collectCompleteNameRequest, options);
}

function collectCompleteNameRequest(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, { familyName: expectAnything, givenName: expectAnything });
    collectNameRequest(value, path, problems);
  }
}

function collectNameRequest(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      familyName: expectString,
      givenName: expectString,
      middleName: expectString,
      middleInitial: expectString,
      familyNamePrefix: expectString,
      academicTitle: expectString,
      honorificPrefix: expectString,
      honorificSuffix: expectString,
      formatted: expectString,
      legalName: expectString,
    });
  }
}

/** Reads a valid CompleteNameRequest from JSON text. Problems say in which line and column they are. */
export function parseCompleteNameRequest(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<CompleteNameRequest> {
  return readJson(text, validateCompleteNameRequest, options);
}

/** Whether a value is a valid CompletePhoneNumber. */
export function isCompletePhoneNumber(value: unknown): value is CompletePhoneNumber {
  try {
    return checkCompletePhoneNumber(value);
  } catch {
    return false;
  }
}

function checkCompletePhoneNumber(value: unknown): boolean {
  return hasObjectType(value) && value["value"] !== undefined && checkPhoneNumber(value);
}

function checkPhoneNumber(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const notifications = value["notifications"];
  if (notifications !== undefined && typeof notifications !== "boolean") return false;
  const primary = value["primary"];
  if (primary !== undefined && typeof primary !== "boolean") return false;
  if (!hasOptionalStrings(value["value"], value["display"])) return false;
  const type_ = value["type"];
  return type_ === undefined || checkPhoneNumberType(type_);
}

const phoneNumberTypeValues: readonly unknown[] = ["work", "home", "mobile", "fax", "pager", "other"];

function checkPhoneNumberType(value: unknown): boolean {
  return phoneNumberTypeValues.includes(value);
}

/** The value as a valid CompletePhoneNumber, or every problem that keeps it from being one. */
export function validateCompletePhoneNumber(value: unknown, options?: ValidateOptions): Result<CompletePhoneNumber> {
  return resultOf(value, checkCompletePhoneNumber, collectCompletePhoneNumber, options);
}

function collectCompletePhoneNumber(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, { value: expectAnything });
    collectPhoneNumber(value, path, problems);
  }
}

function collectPhoneNumber(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      value: expectString,
      type: collectPhoneNumberType,
      display: expectString,
      notifications: expectBoolean,
      primary: expectBoolean,
    });
  }
}

function collectPhoneNumberType(value: unknown, path: string, problems: JsonProblems): void {
  expectStringOf(value, path, problems, phoneNumberTypeValues);
}

/** Reads a valid CompletePhoneNumber from JSON text. Problems say in which line and column they are. */
export function parseCompletePhoneNumber(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<CompletePhoneNumber> {
  return readJson(text, validateCompletePhoneNumber, options);
}

/** Whether a value is a valid CompleteUser. */
export function isCompleteUser(value: unknown): value is CompleteUser {
  try {
    return checkCompleteUser(value);
  } catch {
    return false;
  }
}

function checkCompleteUser(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["active"] !== "boolean") return false;
  if (!checkUserName(value["userName"])) return false;
  if (!checkCompleteName(value["name"])) return false;
  const emails = value["emails"];
  if (!Array.isArray(emails)) return false;
  for (let index = 0; index < emails.length; index += 1) {
    if (!checkCompleteEmail(emails[index])) return false;
  }
  const phoneNumbers = value["phoneNumbers"];
  if (phoneNumbers !== undefined) {
    if (!Array.isArray(phoneNumbers)) return false;
    for (let index2 = 0; index2 < phoneNumbers.length; index2 += 1) {
      if (!checkCompletePhoneNumber(phoneNumbers[index2])) return false;
    }
  }
  const emergencyContacts = value["emergencyContacts"];
  if (emergencyContacts !== undefined) {
    if (!Array.isArray(emergencyContacts) || emergencyContacts.length > 1) return false;
    for (let index3 = 0; index3 < emergencyContacts.length; index3 += 1) {
      if (!checkCompleteEmergencyContact(emergencyContacts[index3])) return false;
    }
  }
  if (!checkCompleteEnterpriseUser(value["urn:ietf:params:scim:schemas:extension:enterprise:2.0:User"])) return false;
  return checkUserAttributes(value);
}

const userNamePattern: { test(text: string): boolean } = /* @__PURE__ */ linearPattern(
  "^[^%\\[\\]#!*&()~'{}^/\\\\?><,;:+=|\"]+@[^%\\[\\]#!*&()~'{}^/\\\\?><,;:+=|\"]+$",
);

function checkUserName(value: unknown): boolean {
  return typeof value === "string" && userNamePattern.test(value);
}

function checkUserAttributes(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const id = value["id"];
  if (id !== undefined && (typeof id !== "string" || !hasUuidFormat(id))) return false;
  const dateOfBirth = value["dateOfBirth"];
  if (dateOfBirth !== undefined && (typeof dateOfBirth !== "string" || !hasDateFormat(dateOfBirth))) return false;
  if (!hasOptionalStrings(value["externalId"], value["displayName"], value["nickName"], value["title"])) return false;
  if (!hasOptionalStrings(value["preferredLanguage"], value["timezone"])) return false;
  const schemas = value["schemas"];
  if (schemas !== undefined) {
    if (!Array.isArray(schemas)) return false;
    for (let index = 0; index < schemas.length; index += 1) {
      if (typeof schemas[index] !== "string") return false;
    }
  }
  const addresses = value["addresses"];
  if (addresses !== undefined) {
    if (!Array.isArray(addresses)) return false;
    for (let index2 = 0; index2 < addresses.length; index2 += 1) {
      if (!checkAddress(addresses[index2])) return false;
    }
  }
  const entitlements = value["entitlements"];
  if (entitlements !== undefined) {
    if (!Array.isArray(entitlements)) return false;
    for (let index3 = 0; index3 < entitlements.length; index3 += 1) {
      if (!checkEntitlement(entitlements[index3])) return false;
    }
  }
  const localeOverrides = value["localeOverrides"];
  if (localeOverrides !== undefined && !checkLocaleOverrides(localeOverrides)) return false;
  const urnIetfParamsScimSchemasExtensionSap20User = value["urn:ietf:params:scim:schemas:extension:sap:2.0:User"];
  if (urnIetfParamsScimSchemasExtensionSap20User !== undefined) {
    if (!checkSapUser(urnIetfParamsScimSchemasExtensionSap20User)) return false;
  }
  const meta = value["meta"];
  return meta === undefined || checkUserMeta(meta);
}

const entitlementValues: readonly unknown[] = ["Expense", "Invoice", "Request", "Travel"];

function checkEntitlement(value: unknown): boolean {
  return entitlementValues.includes(value);
}

const localeOverridesPreferenceDefaultCalViewValues: readonly unknown[] = ["day", "week", "month"];

function checkLocaleOverrides(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const preferenceStartDayViewHour = value["preferenceStartDayViewHour"];
  if (preferenceStartDayViewHour !== undefined) {
    if (typeof preferenceStartDayViewHour !== "number" || !Number.isInteger(preferenceStartDayViewHour)) return false;
    if (preferenceStartDayViewHour < 1) return false;
  }
  const preferenceEndDayViewHour = value["preferenceEndDayViewHour"];
  if (preferenceEndDayViewHour !== undefined) {
    if (typeof preferenceEndDayViewHour !== "number" || !Number.isInteger(preferenceEndDayViewHour)) return false;
    if (preferenceEndDayViewHour < 0 || preferenceEndDayViewHour > 23) return false;
  }
  if (
    !hasOptionalStrings(
      value["preferenceDateFormat"],
      value["preferenceFirstDayOfWeek"],
      value["preferenceNegativeCurrencyFormat"],
      value["preferenceNegativeNumberFormat"],
    )
  )
    return false;
  if (!hasOptionalStrings(value["preferenceNumberFormat"])) return false;
  const preference24Hour = value["preference24Hour"];
  if (preference24Hour !== undefined && preference24Hour !== "H:mm AM/PM" && preference24Hour !== "hh:mm") return false;
  const preferenceCurrencySymbolLocation = value["preferenceCurrencySymbolLocation"];
  if (preferenceCurrencySymbolLocation !== undefined) {
    if (preferenceCurrencySymbolLocation !== "BeforeAmount" && preferenceCurrencySymbolLocation !== "AfterAmount")
      return false;
  }
  const preferenceDefaultCalView = value["preferenceDefaultCalView"];
  if (preferenceDefaultCalView !== undefined) {
    if (!localeOverridesPreferenceDefaultCalViewValues.includes(preferenceDefaultCalView)) return false;
  }
  const preferenceDistance = value["preferenceDistance"];
  if (preferenceDistance !== undefined && preferenceDistance !== "mile" && preferenceDistance !== "km") return false;
  const preferenceHourMinuteSeparator = value["preferenceHourMinuteSeparator"];
  if (preferenceHourMinuteSeparator !== undefined) {
    if (preferenceHourMinuteSeparator !== ":" && preferenceHourMinuteSeparator !== ".") return false;
  }
  return true;
}

function checkSapUser(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const userUuid = value["userUuid"];
  return userUuid === undefined || (typeof userUuid === "string" && hasUuidFormat(userUuid));
}

function checkUserMeta(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const version = value["version"];
  if (version !== undefined && !Number.isInteger(version)) return false;
  const location = value["location"];
  if (location !== undefined && (typeof location !== "string" || !hasUriFormat(location))) return false;
  return hasOptionalStrings(value["resourceType"], value["created"], value["lastModified"]);
}

/** The value as a valid CompleteUser, or every problem that keeps it from being one. */
export function validateCompleteUser(value: unknown, options?: ValidateOptions): Result<CompleteUser> {
  return resultOf(value, checkCompleteUser, collectCompleteUser, options);
}

function collectCompleteUser(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, {
      userName: collectUserName,
      active: expectBoolean,
      name: collectCompleteName,
      emails: (emails, path) => {
        if (expectArray(emails, path, problems)) visitItems(emails, path, problems, collectCompleteEmail);
      },
    });
    allowMembers(value, path, problems, {
      phoneNumbers: (phoneNumbers, path) => {
        if (expectArray(phoneNumbers, path, problems))
          visitItems(phoneNumbers, path, problems, collectCompletePhoneNumber);
      },
      emergencyContacts: (emergencyContacts, path) => {
        if (expectArray(emergencyContacts, path, problems)) {
          if (emergencyContacts.length > 1) addMaxItems(emergencyContacts, path, problems, 1);
          visitItems(emergencyContacts, path, problems, collectCompleteEmergencyContact);
        }
      },
    });
    requireMembers(value, path, problems, {
      "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User": collectCompleteEnterpriseUser,
    });
    collectUserAttributes(value, path, problems);
  }
}

function collectUserName(value: unknown, path: string, problems: JsonProblems): void {
  if (expectString(value, path, problems) && !userNamePattern.test(value))
    addPattern(
      value,
      path,
      problems,
      "^[^%\\[\\]#!*&()~'{}^/\\\\?><,;:+=|\"]+@[^%\\[\\]#!*&()~'{}^/\\\\?><,;:+=|\"]+$",
    );
}

function collectUserAttributes(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      schemas: (schemas, path) => {
        if (expectArray(schemas, path, problems)) visitItems(schemas, path, problems, expectString);
      },
      id: (id, path) => {
        if (expectString(id, path, problems) && !hasUuidFormat(id)) addFormat(id, path, problems, "uuid");
      },
      externalId: expectString,
      displayName: expectString,
      nickName: expectString,
      title: expectString,
      dateOfBirth: (dateOfBirth, path) => {
        if (expectString(dateOfBirth, path, problems) && !hasDateFormat(dateOfBirth))
          addFormat(dateOfBirth, path, problems, "date");
      },
      preferredLanguage: expectString,
      timezone: expectString,
      addresses: (addresses, path) => {
        if (expectArray(addresses, path, problems)) visitItems(addresses, path, problems, collectAddress);
      },
      entitlements: (entitlements, path) => {
        if (expectArray(entitlements, path, problems)) visitItems(entitlements, path, problems, collectEntitlement);
      },
      localeOverrides: collectLocaleOverrides,
      "urn:ietf:params:scim:schemas:extension:sap:2.0:User": collectSapUser,
      meta: collectUserMeta,
    });
  }
}

function collectEntitlement(value: unknown, path: string, problems: JsonProblems): void {
  expectStringOf(value, path, problems, entitlementValues);
}

function collectLocaleOverrides(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      preference24Hour: (preference24Hour, path) =>
        expectStringOf(preference24Hour, path, problems, ["H:mm AM/PM", "hh:mm"]),
      preferenceCurrencySymbolLocation: (preferenceCurrencySymbolLocation, path) =>
        expectStringOf(preferenceCurrencySymbolLocation, path, problems, ["BeforeAmount", "AfterAmount"]),
      preferenceDateFormat: expectString,
      preferenceDefaultCalView: (preferenceDefaultCalView, path) =>
        expectStringOf(preferenceDefaultCalView, path, problems, localeOverridesPreferenceDefaultCalViewValues),
      preferenceDistance: (preferenceDistance, path) =>
        expectStringOf(preferenceDistance, path, problems, ["mile", "km"]),
      preferenceStartDayViewHour: (preferenceStartDayViewHour, path) => {
        if (expectInteger(preferenceStartDayViewHour, path, problems) && preferenceStartDayViewHour < 1)
          addMinimum(preferenceStartDayViewHour, path, problems, 1);
      },
      preferenceEndDayViewHour: (preferenceEndDayViewHour, path) => {
        if (expectInteger(preferenceEndDayViewHour, path, problems)) {
          if (preferenceEndDayViewHour < 0) addMinimum(preferenceEndDayViewHour, path, problems, 0);
          if (preferenceEndDayViewHour > 23) addMaximum(preferenceEndDayViewHour, path, problems, 23);
        }
      },
      preferenceFirstDayOfWeek: expectString,
      preferenceHourMinuteSeparator: (preferenceHourMinuteSeparator, path) =>
        expectStringOf(preferenceHourMinuteSeparator, path, problems, [":", "."]),
      preferenceNegativeCurrencyFormat: expectString,
      preferenceNegativeNumberFormat: expectString,
      preferenceNumberFormat: expectString,
    });
  }
}

function collectSapUser(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      userUuid: (userUuid, path) => {
        if (expectString(userUuid, path, problems) && !hasUuidFormat(userUuid))
          addFormat(userUuid, path, problems, "uuid");
      },
    });
  }
}

function collectUserMeta(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      resourceType: expectString,
      created: expectString,
      lastModified: expectString,
      version: expectInteger,
      location: (location, path) => {
        if (expectString(location, path, problems) && !hasUriFormat(location))
          addFormat(location, path, problems, "uri");
      },
    });
  }
}

/** Reads a valid CompleteUser from JSON text. Problems say in which line and column they are. */
export function parseCompleteUser(text: string | Uint8Array, options?: ParseOptions): Result<CompleteUser> {
  return readJson(text, validateCompleteUser, options);
}

/** Whether a value is a valid CompleteUserRequest. */
export function isCompleteUserRequest(value: unknown): value is CompleteUserRequest {
  try {
    return checkCompleteUserRequest(value);
  } catch {
    return false;
  }
}

function checkCompleteUserRequest(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["active"] !== "boolean") return false;
  if (!checkUserName(value["userName"])) return false;
  if (!checkCompleteNameRequest(value["name"])) return false;
  const emails = value["emails"];
  if (!Array.isArray(emails)) return false;
  for (let index = 0; index < emails.length; index += 1) {
    if (!checkCompleteEmail(emails[index])) return false;
  }
  const phoneNumbers = value["phoneNumbers"];
  if (phoneNumbers !== undefined) {
    if (!Array.isArray(phoneNumbers)) return false;
    for (let index2 = 0; index2 < phoneNumbers.length; index2 += 1) {
      if (!checkCompletePhoneNumber(phoneNumbers[index2])) return false;
    }
  }
  const emergencyContacts = value["emergencyContacts"];
  if (emergencyContacts !== undefined) {
    if (!Array.isArray(emergencyContacts) || emergencyContacts.length > 1) return false;
    for (let index3 = 0; index3 < emergencyContacts.length; index3 += 1) {
      if (!checkCompleteEmergencyContact(emergencyContacts[index3])) return false;
    }
  }
  if (!checkCompleteEnterpriseUserRequest(value["urn:ietf:params:scim:schemas:extension:enterprise:2.0:User"]))
    return false;
  return checkUserAttributesRequest(value);
}

function checkUserAttributesRequest(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const id = value["id"];
  if (id !== undefined && (typeof id !== "string" || !hasUuidFormat(id))) return false;
  const dateOfBirth = value["dateOfBirth"];
  if (dateOfBirth !== undefined && (typeof dateOfBirth !== "string" || !hasDateFormat(dateOfBirth))) return false;
  if (!hasOptionalStrings(value["externalId"], value["displayName"], value["nickName"], value["title"])) return false;
  if (!hasOptionalStrings(value["preferredLanguage"], value["timezone"])) return false;
  const schemas = value["schemas"];
  if (schemas !== undefined) {
    if (!Array.isArray(schemas)) return false;
    for (let index = 0; index < schemas.length; index += 1) {
      if (typeof schemas[index] !== "string") return false;
    }
  }
  const addresses = value["addresses"];
  if (addresses !== undefined) {
    if (!Array.isArray(addresses)) return false;
    for (let index2 = 0; index2 < addresses.length; index2 += 1) {
      if (!checkAddress(addresses[index2])) return false;
    }
  }
  const entitlements = value["entitlements"];
  if (entitlements !== undefined) {
    if (!Array.isArray(entitlements)) return false;
    for (let index3 = 0; index3 < entitlements.length; index3 += 1) {
      if (!checkEntitlement(entitlements[index3])) return false;
    }
  }
  const localeOverrides = value["localeOverrides"];
  if (localeOverrides !== undefined && !checkLocaleOverrides(localeOverrides)) return false;
  const urnIetfParamsScimSchemasExtensionSap20User = value["urn:ietf:params:scim:schemas:extension:sap:2.0:User"];
  if (urnIetfParamsScimSchemasExtensionSap20User !== undefined) {
    if (!checkSapUser(urnIetfParamsScimSchemasExtensionSap20User)) return false;
  }
  const meta = value["meta"];
  return meta === undefined || checkUserMeta(meta);
}

/** The value as a valid CompleteUserRequest, or every problem that keeps it from being one. */
export function validateCompleteUserRequest(value: unknown, options?: ValidateOptions): Result<CompleteUserRequest> {
  return resultOf(value, checkCompleteUserRequest, collectCompleteUserRequest, options);
}

function collectCompleteUserRequest(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, {
      userName: collectUserName,
      active: expectBoolean,
      name: collectCompleteNameRequest,
      emails: (emails, path) => {
        if (expectArray(emails, path, problems)) visitItems(emails, path, problems, collectCompleteEmail);
      },
    });
    allowMembers(value, path, problems, {
      phoneNumbers: (phoneNumbers, path) => {
        if (expectArray(phoneNumbers, path, problems))
          visitItems(phoneNumbers, path, problems, collectCompletePhoneNumber);
      },
      emergencyContacts: (emergencyContacts, path) => {
        if (expectArray(emergencyContacts, path, problems)) {
          if (emergencyContacts.length > 1) addMaxItems(emergencyContacts, path, problems, 1);
          visitItems(emergencyContacts, path, problems, collectCompleteEmergencyContact);
        }
      },
    });
    requireMembers(value, path, problems, {
      "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User": collectCompleteEnterpriseUserRequest,
    });
    collectUserAttributesRequest(value, path, problems);
  }
}

function collectUserAttributesRequest(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      schemas: (schemas, path) => {
        if (expectArray(schemas, path, problems)) visitItems(schemas, path, problems, expectString);
      },
      id: (id, path) => {
        if (expectString(id, path, problems) && !hasUuidFormat(id)) addFormat(id, path, problems, "uuid");
      },
      externalId: expectString,
      displayName: expectString,
      nickName: expectString,
      title: expectString,
      dateOfBirth: (dateOfBirth, path) => {
        if (expectString(dateOfBirth, path, problems) && !hasDateFormat(dateOfBirth))
          addFormat(dateOfBirth, path, problems, "date");
      },
      preferredLanguage: expectString,
      timezone: expectString,
      addresses: (addresses, path) => {
        if (expectArray(addresses, path, problems)) visitItems(addresses, path, problems, collectAddress);
      },
      entitlements: (entitlements, path) => {
        if (expectArray(entitlements, path, problems)) visitItems(entitlements, path, problems, collectEntitlement);
      },
      localeOverrides: collectLocaleOverrides,
      "urn:ietf:params:scim:schemas:extension:sap:2.0:User": collectSapUser,
      meta: collectUserMeta,
    });
  }
}

/** Reads a valid CompleteUserRequest from JSON text. Problems say in which line and column they are. */
export function parseCompleteUserRequest(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<CompleteUserRequest> {
  return readJson(text, validateCompleteUserRequest, options);
}

/** Whether a value is a valid ConfigurationSetting. */
export function isConfigurationSetting(value: unknown): value is ConfigurationSetting {
  try {
    return checkConfigurationSetting(value);
  } catch {
    return false;
  }
}

function checkConfigurationSetting(value: unknown): boolean {
  return hasObjectType(value);
}

/** The value as a valid ConfigurationSetting, or every problem that keeps it from being one. */
export function validateConfigurationSetting(value: unknown, options?: ValidateOptions): Result<ConfigurationSetting> {
  return resultOf(value, checkConfigurationSetting, collectConfigurationSetting, options);
}

function collectConfigurationSetting(value: unknown, path: string, problems: JsonProblems): void {
  expectObject(value, path, problems);
}

/** Reads a valid ConfigurationSetting from JSON text. Problems say in which line and column they are. */
export function parseConfigurationSetting(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<ConfigurationSetting> {
  return readJson(text, validateConfigurationSetting, options);
}

/** Whether a value is a valid CountryCode. */
export function isCountryCode(value: unknown): value is CountryCode {
  try {
    return checkCountryCode(value);
  } catch {
    return false;
  }
}

/** The value as a valid CountryCode, or every problem that keeps it from being one. */
export function validateCountryCode(value: unknown, options?: ValidateOptions): Result<CountryCode> {
  return resultOf(value, checkCountryCode, collectCountryCode, options);
}

/** Reads a valid CountryCode from JSON text. Problems say in which line and column they are. */
export function parseCountryCode(text: string | Uint8Array, options?: ParseOptions): Result<CountryCode> {
  return readJson(text, validateCountryCode, options);
}

/** Whether a value is a valid DeleteUserParameters. */
export function isDeleteUserParameters(value: unknown): value is DeleteUserParameters {
  try {
    return checkDeleteUserParameters(value);
  } catch {
    return false;
  }
}

function checkDeleteUserParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const path_ = value["path"];
  if (!hasObjectType(path_)) return false;
  const id = path_["id"];
  return typeof id === "string" && hasUuidFormat(id);
}

/** The value as a valid DeleteUserParameters, or every problem that keeps it from being one. */
export function validateDeleteUserParameters(value: unknown, options?: ValidateOptions): Result<DeleteUserParameters> {
  return resultOf(value, checkDeleteUserParameters, collectDeleteUserParameters, options);
}

function collectDeleteUserParameters(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, {
      path: (path_, path) => {
        if (expectObject(path_, path, problems)) {
          requireMembers(path_, path, problems, {
            id: (id, path) => {
              if (expectString(id, path, problems) && !hasUuidFormat(id)) addFormat(id, path, problems, "uuid");
            },
          });
        }
      },
    });
  }
}

/** Whether a value is a valid Email. */
export function isEmail(value: unknown): value is Email {
  try {
    return checkEmail(value);
  } catch {
    return false;
  }
}

/** The value as a valid Email, or every problem that keeps it from being one. */
export function validateEmail(value: unknown, options?: ValidateOptions): Result<Email> {
  return resultOf(value, checkEmail, collectEmail, options);
}

/** Reads a valid Email from JSON text. Problems say in which line and column they are. */
export function parseEmail(text: string | Uint8Array, options?: ParseOptions): Result<Email> {
  return readJson(text, validateEmail, options);
}

/** Whether a value is a valid EmailType. */
export function isEmailType(value: unknown): value is EmailType {
  try {
    return checkEmailType(value);
  } catch {
    return false;
  }
}

/** The value as a valid EmailType, or every problem that keeps it from being one. */
export function validateEmailType(value: unknown, options?: ValidateOptions): Result<EmailType> {
  return resultOf(value, checkEmailType, collectEmailType, options);
}

/** Reads a valid EmailType from JSON text. Problems say in which line and column they are. */
export function parseEmailType(text: string | Uint8Array, options?: ParseOptions): Result<EmailType> {
  return readJson(text, validateEmailType, options);
}

/** Whether a value is a valid EmergencyContact. */
export function isEmergencyContact(value: unknown): value is EmergencyContact {
  try {
    return checkEmergencyContact(value);
  } catch {
    return false;
  }
}

/** The value as a valid EmergencyContact, or every problem that keeps it from being one. */
export function validateEmergencyContact(value: unknown, options?: ValidateOptions): Result<EmergencyContact> {
  return resultOf(value, checkEmergencyContact, collectEmergencyContact, options);
}

/** Reads a valid EmergencyContact from JSON text. Problems say in which line and column they are. */
export function parseEmergencyContact(text: string | Uint8Array, options?: ParseOptions): Result<EmergencyContact> {
  return readJson(text, validateEmergencyContact, options);
}

/** Whether a value is a valid EmergencyContactRelationship. */
export function isEmergencyContactRelationship(value: unknown): value is EmergencyContactRelationship {
  try {
    return checkEmergencyContactRelationship(value);
  } catch {
    return false;
  }
}

/** The value as a valid EmergencyContactRelationship, or every problem that keeps it from being one. */
export function validateEmergencyContactRelationship(
  value: unknown,
  options?: ValidateOptions,
): Result<EmergencyContactRelationship> {
  return resultOf(value, checkEmergencyContactRelationship, collectEmergencyContactRelationship, options);
}

/** Reads a valid EmergencyContactRelationship from JSON text. Problems say in which line and column they are. */
export function parseEmergencyContactRelationship(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<EmergencyContactRelationship> {
  return readJson(text, validateEmergencyContactRelationship, options);
}

/** Whether a value is a valid EmploymentTime. */
export function isEmploymentTime(value: unknown): value is EmploymentTime {
  try {
    return checkEmploymentTime(value);
  } catch {
    return false;
  }
}

/** The value as a valid EmploymentTime, or every problem that keeps it from being one. */
export function validateEmploymentTime(value: unknown, options?: ValidateOptions): Result<EmploymentTime> {
  return resultOf(value, checkEmploymentTime, collectEmploymentTime, options);
}

/** Reads a valid EmploymentTime from JSON text. Problems say in which line and column they are. */
export function parseEmploymentTime(text: string | Uint8Array, options?: ParseOptions): Result<EmploymentTime> {
  return readJson(text, validateEmploymentTime, options);
}

/** Whether a value is a valid EnterpriseAttributes. */
export function isEnterpriseAttributes(value: unknown): value is EnterpriseAttributes {
  try {
    return checkEnterpriseAttributes(value);
  } catch {
    return false;
  }
}

/** The value as a valid EnterpriseAttributes, or every problem that keeps it from being one. */
export function validateEnterpriseAttributes(value: unknown, options?: ValidateOptions): Result<EnterpriseAttributes> {
  return resultOf(value, checkEnterpriseAttributes, collectEnterpriseAttributes, options);
}

/** Reads a valid EnterpriseAttributes from JSON text. Problems say in which line and column they are. */
export function parseEnterpriseAttributes(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<EnterpriseAttributes> {
  return readJson(text, validateEnterpriseAttributes, options);
}

/** Whether a value is a valid EnterpriseAttributesRequest. */
export function isEnterpriseAttributesRequest(value: unknown): value is EnterpriseAttributesRequest {
  try {
    return checkEnterpriseAttributesRequest(value);
  } catch {
    return false;
  }
}

/** The value as a valid EnterpriseAttributesRequest, or every problem that keeps it from being one. */
export function validateEnterpriseAttributesRequest(
  value: unknown,
  options?: ValidateOptions,
): Result<EnterpriseAttributesRequest> {
  return resultOf(value, checkEnterpriseAttributesRequest, collectEnterpriseAttributesRequest, options);
}

/** Reads a valid EnterpriseAttributesRequest from JSON text. Problems say in which line and column they are. */
export function parseEnterpriseAttributesRequest(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<EnterpriseAttributesRequest> {
  return readJson(text, validateEnterpriseAttributesRequest, options);
}

/** Whether a value is a valid EnterpriseUser. */
export function isEnterpriseUser(value: unknown): value is EnterpriseUser {
  try {
    return checkEnterpriseUser(value);
  } catch {
    return false;
  }
}

function checkEnterpriseUser(value: unknown): boolean {
  if (!hasObjectType(value) || !hasOptionalStrings(value["companyId"])) return false;
  const manager = value["manager"];
  if (manager !== undefined && !checkManager(manager)) return false;
  const leavesOfAbsence = value["leavesOfAbsence"];
  if (leavesOfAbsence !== undefined) {
    if (!Array.isArray(leavesOfAbsence)) return false;
    for (let index = 0; index < leavesOfAbsence.length; index += 1) {
      if (!checkLeaveOfAbsence(leavesOfAbsence[index])) return false;
    }
  }
  return checkEnterpriseAttributes(value);
}

/** The value as a valid EnterpriseUser, or every problem that keeps it from being one. */
export function validateEnterpriseUser(value: unknown, options?: ValidateOptions): Result<EnterpriseUser> {
  return resultOf(value, checkEnterpriseUser, collectEnterpriseUser, options);
}

function collectEnterpriseUser(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      companyId: expectString,
      manager: collectManager,
      leavesOfAbsence: (leavesOfAbsence, path) => {
        if (expectArray(leavesOfAbsence, path, problems))
          visitItems(leavesOfAbsence, path, problems, collectLeaveOfAbsence);
      },
    });
    collectEnterpriseAttributes(value, path, problems);
  }
}

/** Reads a valid EnterpriseUser from JSON text. Problems say in which line and column they are. */
export function parseEnterpriseUser(text: string | Uint8Array, options?: ParseOptions): Result<EnterpriseUser> {
  return readJson(text, validateEnterpriseUser, options);
}

/** Whether a value is a valid Entitlement. */
export function isEntitlement(value: unknown): value is Entitlement {
  try {
    return checkEntitlement(value);
  } catch {
    return false;
  }
}

/** The value as a valid Entitlement, or every problem that keeps it from being one. */
export function validateEntitlement(value: unknown, options?: ValidateOptions): Result<Entitlement> {
  return resultOf(value, checkEntitlement, collectEntitlement, options);
}

/** Reads a valid Entitlement from JSON text. Problems say in which line and column they are. */
export function parseEntitlement(text: string | Uint8Array, options?: ParseOptions): Result<Entitlement> {
  return readJson(text, validateEntitlement, options);
}

/** Whether a value is a valid GetSchemaParameters. */
export function isGetSchemaParameters(value: unknown): value is GetSchemaParameters {
  try {
    return checkGetSchemaParameters(value);
  } catch {
    return false;
  }
}

function checkGetSchemaParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const path_ = value["path"];
  return hasObjectType(path_) && typeof path_["id"] === "string";
}

/** The value as a valid GetSchemaParameters, or every problem that keeps it from being one. */
export function validateGetSchemaParameters(value: unknown, options?: ValidateOptions): Result<GetSchemaParameters> {
  return resultOf(value, checkGetSchemaParameters, collectGetSchemaParameters, options);
}

function collectGetSchemaParameters(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, {
      path: (path_, path) => {
        if (expectObject(path_, path, problems)) requireMembers(path_, path, problems, { id: expectString });
      },
    });
  }
}

/** Whether a value is a valid GetUserParameters. */
export function isGetUserParameters(value: unknown): value is GetUserParameters {
  try {
    return checkGetUserParameters(value);
  } catch {
    return false;
  }
}

function checkGetUserParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const path_ = value["path"];
  if (!hasObjectType(path_)) return false;
  const id = path_["id"];
  return typeof id === "string" && hasUuidFormat(id);
}

/** The value as a valid GetUserParameters, or every problem that keeps it from being one. */
export function validateGetUserParameters(value: unknown, options?: ValidateOptions): Result<GetUserParameters> {
  return resultOf(value, checkGetUserParameters, collectGetUserParameters, options);
}

function collectGetUserParameters(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, {
      path: (path_, path) => {
        if (expectObject(path_, path, problems)) {
          requireMembers(path_, path, problems, {
            id: (id, path) => {
              if (expectString(id, path, problems) && !hasUuidFormat(id)) addFormat(id, path, problems, "uuid");
            },
          });
        }
      },
    });
  }
}

/** Whether a value is a valid KnownSchemaUrn. */
export function isKnownSchemaUrn(value: unknown): value is KnownSchemaUrn {
  try {
    return checkKnownSchemaUrn(value);
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

function checkKnownSchemaUrn(value: unknown): boolean {
  return typeof value === "string" && knownSchemaUrnValues.includes(value);
}

/** The value as a valid KnownSchemaUrn, or every problem that keeps it from being one. */
export function validateKnownSchemaUrn(value: unknown, options?: ValidateOptions): Result<KnownSchemaUrn> {
  return resultOf(value, checkKnownSchemaUrn, collectKnownSchemaUrn, options);
}

function collectKnownSchemaUrn(value: unknown, path: string, problems: JsonProblems): void {
  if (expectString(value, path, problems) && !knownSchemaUrnValues.includes(value))
    addEnum(value, path, problems, knownSchemaUrnValues);
}

/** Reads a valid KnownSchemaUrn from JSON text. Problems say in which line and column they are. */
export function parseKnownSchemaUrn(text: string | Uint8Array, options?: ParseOptions): Result<KnownSchemaUrn> {
  return readJson(text, validateKnownSchemaUrn, options);
}

/** Whether a value is a valid LeaveOfAbsence. */
export function isLeaveOfAbsence(value: unknown): value is LeaveOfAbsence {
  try {
    return checkLeaveOfAbsence(value);
  } catch {
    return false;
  }
}

/** The value as a valid LeaveOfAbsence, or every problem that keeps it from being one. */
export function validateLeaveOfAbsence(value: unknown, options?: ValidateOptions): Result<LeaveOfAbsence> {
  return resultOf(value, checkLeaveOfAbsence, collectLeaveOfAbsence, options);
}

/** Reads a valid LeaveOfAbsence from JSON text. Problems say in which line and column they are. */
export function parseLeaveOfAbsence(text: string | Uint8Array, options?: ParseOptions): Result<LeaveOfAbsence> {
  return readJson(text, validateLeaveOfAbsence, options);
}

/** Whether a value is a valid ListUsersParameters. */
export function isListUsersParameters(value: unknown): value is ListUsersParameters {
  try {
    return checkListUsersParameters(value);
  } catch {
    return false;
  }
}

function checkListUsersParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const query = value["query"];
  if (query !== undefined) {
    if (!hasObjectType(query)) return false;
    const count = query["count"];
    if (count !== undefined && (typeof count !== "number" || !Number.isInteger(count) || count > 1000)) return false;
    if (!hasOptionalStrings(query["attributes"], query["excludedAttributes"], query["cursor"])) return false;
  }
  return true;
}

/** The value as a valid ListUsersParameters, or every problem that keeps it from being one. */
export function validateListUsersParameters(value: unknown, options?: ValidateOptions): Result<ListUsersParameters> {
  return resultOf(value, checkListUsersParameters, collectListUsersParameters, options);
}

function collectListUsersParameters(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      query: (query, path) => {
        if (expectObject(query, path, problems)) {
          allowMembers(query, path, problems, {
            attributes: expectString,
            excludedAttributes: expectString,
            count: (count, path) => {
              if (expectInteger(count, path, problems) && count > 1000) addMaximum(count, path, problems, 1000);
            },
            cursor: expectString,
          });
        }
      },
    });
  }
}

/** Whether a value is a valid LocaleOverrides. */
export function isLocaleOverrides(value: unknown): value is LocaleOverrides {
  try {
    return checkLocaleOverrides(value);
  } catch {
    return false;
  }
}

/** The value as a valid LocaleOverrides, or every problem that keeps it from being one. */
export function validateLocaleOverrides(value: unknown, options?: ValidateOptions): Result<LocaleOverrides> {
  return resultOf(value, checkLocaleOverrides, collectLocaleOverrides, options);
}

/** Reads a valid LocaleOverrides from JSON text. Problems say in which line and column they are. */
export function parseLocaleOverrides(text: string | Uint8Array, options?: ParseOptions): Result<LocaleOverrides> {
  return readJson(text, validateLocaleOverrides, options);
}

/** Whether a value is a valid Manager. */
export function isManager(value: unknown): value is Manager {
  try {
    return checkManager(value);
  } catch {
    return false;
  }
}

/** The value as a valid Manager, or every problem that keeps it from being one. */
export function validateManager(value: unknown, options?: ValidateOptions): Result<Manager> {
  return resultOf(value, checkManager, collectManager, options);
}

/** Reads a valid Manager from JSON text. Problems say in which line and column they are. */
export function parseManager(text: string | Uint8Array, options?: ParseOptions): Result<Manager> {
  return readJson(text, validateManager, options);
}

/** Whether a value is a valid ManagerRequest. */
export function isManagerRequest(value: unknown): value is ManagerRequest {
  try {
    return checkManagerRequest(value);
  } catch {
    return false;
  }
}

/** The value as a valid ManagerRequest, or every problem that keeps it from being one. */
export function validateManagerRequest(value: unknown, options?: ValidateOptions): Result<ManagerRequest> {
  return resultOf(value, checkManagerRequest, collectManagerRequest, options);
}

/** Reads a valid ManagerRequest from JSON text. Problems say in which line and column they are. */
export function parseManagerRequest(text: string | Uint8Array, options?: ParseOptions): Result<ManagerRequest> {
  return readJson(text, validateManagerRequest, options);
}

/** Whether a value is a valid Name. */
export function isName(value: unknown): value is Name {
  try {
    return checkName(value);
  } catch {
    return false;
  }
}

/** The value as a valid Name, or every problem that keeps it from being one. */
export function validateName(value: unknown, options?: ValidateOptions): Result<Name> {
  return resultOf(value, checkName, collectName, options);
}

/** Reads a valid Name from JSON text. Problems say in which line and column they are. */
export function parseName(text: string | Uint8Array, options?: ParseOptions): Result<Name> {
  return readJson(text, validateName, options);
}

/** Whether a value is a valid NameRequest. */
export function isNameRequest(value: unknown): value is NameRequest {
  try {
    return checkNameRequest(value);
  } catch {
    return false;
  }
}

/** The value as a valid NameRequest, or every problem that keeps it from being one. */
export function validateNameRequest(value: unknown, options?: ValidateOptions): Result<NameRequest> {
  return resultOf(value, checkNameRequest, collectNameRequest, options);
}

/** Reads a valid NameRequest from JSON text. Problems say in which line and column they are. */
export function parseNameRequest(text: string | Uint8Array, options?: ParseOptions): Result<NameRequest> {
  return readJson(text, validateNameRequest, options);
}

/** Whether a value is a valid PatchOperation. */
export function isPatchOperation(value: unknown): value is PatchOperation {
  try {
    return checkPatchOperation(value);
  } catch {
    return false;
  }
}

const patchOperationOpValues: readonly unknown[] = ["add", "replace", "remove"];

function checkPatchOperation(value: unknown): boolean {
  if (!hasObjectType(value) || !hasOptionalStrings(value["path"])) return false;
  const op = value["op"];
  return op === undefined || patchOperationOpValues.includes(op);
}

/** The value as a valid PatchOperation, or every problem that keeps it from being one. */
export function validatePatchOperation(value: unknown, options?: ValidateOptions): Result<PatchOperation> {
  return resultOf(value, checkPatchOperation, collectPatchOperation, options);
}

function collectPatchOperation(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems))
    allowMembers(value, path, problems, {
      op: (op, path) => expectStringOf(op, path, problems, patchOperationOpValues),
      path: expectString,
    });
}

/** Reads a valid PatchOperation from JSON text. Problems say in which line and column they are. */
export function parsePatchOperation(text: string | Uint8Array, options?: ParseOptions): Result<PatchOperation> {
  return readJson(text, validatePatchOperation, options);
}

/** Whether a value is a valid PatchRequest. */
export function isPatchRequest(value: unknown): value is PatchRequest {
  try {
    return checkPatchRequest(value);
  } catch {
    return false;
  }
}

function checkPatchRequest(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const schemas = value["schemas"];
  if (schemas !== undefined) {
    if (!Array.isArray(schemas)) return false;
    for (let index = 0; index < schemas.length; index += 1) {
      if (schemas[index] !== "urn:ietf:params:scim:api:messages:2.0:PatchOp") return false;
    }
  }
  const operations = value["Operations"];
  if (operations !== undefined) {
    if (!Array.isArray(operations)) return false;
    for (let index2 = 0; index2 < operations.length; index2 += 1) {
      if (!checkPatchOperation(operations[index2])) return false;
    }
  }
  return true;
}

/** The value as a valid PatchRequest, or every problem that keeps it from being one. */
export function validatePatchRequest(value: unknown, options?: ValidateOptions): Result<PatchRequest> {
  return resultOf(value, checkPatchRequest, collectPatchRequest, options);
}

function collectPatchRequest(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      schemas: (schemas, path) => {
        if (expectArray(schemas, path, problems)) {
          visitItems(schemas, path, problems, (item, path) => {
            if (expectString(item, path, problems) && item !== "urn:ietf:params:scim:api:messages:2.0:PatchOp")
              addConst(item, path, problems, "urn:ietf:params:scim:api:messages:2.0:PatchOp");
          });
        }
      },
      Operations: (operations, path) => {
        if (expectArray(operations, path, problems)) visitItems(operations, path, problems, collectPatchOperation);
      },
    });
  }
}

/** Reads a valid PatchRequest from JSON text. Problems say in which line and column they are. */
export function parsePatchRequest(text: string | Uint8Array, options?: ParseOptions): Result<PatchRequest> {
  return readJson(text, validatePatchRequest, options);
}

/** Whether a value is a valid PhoneNumber. */
export function isPhoneNumber(value: unknown): value is PhoneNumber {
  try {
    return checkPhoneNumber(value);
  } catch {
    return false;
  }
}

/** The value as a valid PhoneNumber, or every problem that keeps it from being one. */
export function validatePhoneNumber(value: unknown, options?: ValidateOptions): Result<PhoneNumber> {
  return resultOf(value, checkPhoneNumber, collectPhoneNumber, options);
}

/** Reads a valid PhoneNumber from JSON text. Problems say in which line and column they are. */
export function parsePhoneNumber(text: string | Uint8Array, options?: ParseOptions): Result<PhoneNumber> {
  return readJson(text, validatePhoneNumber, options);
}

/** Whether a value is a valid PhoneNumberType. */
export function isPhoneNumberType(value: unknown): value is PhoneNumberType {
  try {
    return checkPhoneNumberType(value);
  } catch {
    return false;
  }
}

/** The value as a valid PhoneNumberType, or every problem that keeps it from being one. */
export function validatePhoneNumberType(value: unknown, options?: ValidateOptions): Result<PhoneNumberType> {
  return resultOf(value, checkPhoneNumberType, collectPhoneNumberType, options);
}

/** Reads a valid PhoneNumberType from JSON text. Problems say in which line and column they are. */
export function parsePhoneNumberType(text: string | Uint8Array, options?: ParseOptions): Result<PhoneNumberType> {
  return readJson(text, validatePhoneNumberType, options);
}

/** Whether a value is a valid ReplaceUserParameters. */
export function isReplaceUserParameters(value: unknown): value is ReplaceUserParameters {
  try {
    return checkReplaceUserParameters(value);
  } catch {
    return false;
  }
}

function checkReplaceUserParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const path_ = value["path"];
  if (!hasObjectType(path_)) return false;
  const id = path_["id"];
  return typeof id === "string" && hasUuidFormat(id);
}

/** The value as a valid ReplaceUserParameters, or every problem that keeps it from being one. */
export function validateReplaceUserParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<ReplaceUserParameters> {
  return resultOf(value, checkReplaceUserParameters, collectReplaceUserParameters, options);
}

function collectReplaceUserParameters(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, {
      path: (path_, path) => {
        if (expectObject(path_, path, problems)) {
          requireMembers(path_, path, problems, {
            id: (id, path) => {
              if (expectString(id, path, problems) && !hasUuidFormat(id)) addFormat(id, path, problems, "uuid");
            },
          });
        }
      },
    });
  }
}

/** Whether a value is a valid ResourceType. */
export function isResourceType(value: unknown): value is ResourceType {
  try {
    return checkResourceType(value);
  } catch {
    return false;
  }
}

function checkResourceType(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  if (!hasOptionalStrings(value["id"], value["name"], value["description"], value["endpoint"])) return false;
  if (!hasOptionalStrings(value["schema"])) return false;
  const attributes = value["attributes"];
  if (attributes !== undefined) {
    if (!Array.isArray(attributes)) return false;
    for (let index = 0; index < attributes.length; index += 1) {
      if (!checkSchemaExtension(attributes[index])) return false;
    }
  }
  return true;
}

function checkSchemaExtension(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const schema = value["schema"];
  if (schema !== undefined && (typeof schema !== "string" || !hasUriFormat(schema))) return false;
  const required = value["required"];
  return required === undefined || typeof required === "boolean";
}

/** The value as a valid ResourceType, or every problem that keeps it from being one. */
export function validateResourceType(value: unknown, options?: ValidateOptions): Result<ResourceType> {
  return resultOf(value, checkResourceType, collectResourceType, options);
}

function collectResourceType(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      id: expectString,
      name: expectString,
      description: expectString,
      endpoint: expectString,
      schema: expectString,
      attributes: (attributes, path) => {
        if (expectArray(attributes, path, problems)) visitItems(attributes, path, problems, collectSchemaExtension);
      },
    });
  }
}

function collectSchemaExtension(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      schema: (schema, path) => {
        if (expectString(schema, path, problems) && !hasUriFormat(schema)) addFormat(schema, path, problems, "uri");
      },
      required: expectBoolean,
    });
  }
}

/** Reads a valid ResourceType from JSON text. Problems say in which line and column they are. */
export function parseResourceType(text: string | Uint8Array, options?: ParseOptions): Result<ResourceType> {
  return readJson(text, validateResourceType, options);
}

/** Whether a value is a valid ResourceTypeList. */
export function isResourceTypeList(value: unknown): value is ResourceTypeList {
  try {
    return checkResourceTypeList(value);
  } catch {
    return false;
  }
}

function checkResourceTypeList(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const totalResults = value["totalResults"];
  if (totalResults !== undefined && !Number.isInteger(totalResults)) return false;
  const itemsPerPage = value["itemsPerPage"];
  if (itemsPerPage !== undefined && !Number.isInteger(itemsPerPage)) return false;
  const resources = value["Resources"];
  if (!Array.isArray(resources)) return false;
  for (let index = 0; index < resources.length; index += 1) {
    if (!checkResourceType(resources[index])) return false;
  }
  return true;
}

/** The value as a valid ResourceTypeList, or every problem that keeps it from being one. */
export function validateResourceTypeList(value: unknown, options?: ValidateOptions): Result<ResourceTypeList> {
  return resultOf(value, checkResourceTypeList, collectResourceTypeList, options);
}

function collectResourceTypeList(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, { totalResults: expectInteger, itemsPerPage: expectInteger });
    requireMembers(value, path, problems, {
      Resources: (resources, path) => {
        if (expectArray(resources, path, problems)) visitItems(resources, path, problems, collectResourceType);
      },
    });
  }
}

/** Reads a valid ResourceTypeList from JSON text. Problems say in which line and column they are. */
export function parseResourceTypeList(text: string | Uint8Array, options?: ParseOptions): Result<ResourceTypeList> {
  return readJson(text, validateResourceTypeList, options);
}

/** Whether a value is a valid ResourceTypes. */
export function isResourceTypes(value: unknown): value is ResourceTypes {
  try {
    return checkResourceTypes(value);
  } catch {
    return false;
  }
}

function checkResourceTypes(value: unknown): boolean {
  return checkResourceTypesAnyOf1(value) || checkResourceTypeList(value);
}

function checkResourceTypesAnyOf1(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index += 1) {
    if (!checkResourceType(value[index])) return false;
  }
  return true;
}

/** The value as a valid ResourceTypes, or every problem that keeps it from being one. */
export function validateResourceTypes(value: unknown, options?: ValidateOptions): Result<ResourceTypes> {
  return resultOf(value, checkResourceTypes, collectResourceTypes, options);
}

function collectResourceTypes(value: unknown, path: string, problems: JsonProblems): void {
  matchBranches(value, path, problems, "anyOf", [
    ["array", (problems) => collectResourceTypesAnyOf1(value, path, problems)],
    ["ResourceTypeList", (problems) => collectResourceTypeList(value, path, problems)],
  ]);
}

function collectResourceTypesAnyOf1(value: unknown, path: string, problems: JsonProblems): void {
  if (expectArray(value, path, problems)) visitItems(value, path, problems, collectResourceType);
}

/** Reads a valid ResourceTypes from JSON text. Problems say in which line and column they are. */
export function parseResourceTypes(text: string | Uint8Array, options?: ParseOptions): Result<ResourceTypes> {
  return readJson(text, validateResourceTypes, options);
}

/** Whether a value is a valid SapUser. */
export function isSapUser(value: unknown): value is SapUser {
  try {
    return checkSapUser(value);
  } catch {
    return false;
  }
}

/** The value as a valid SapUser, or every problem that keeps it from being one. */
export function validateSapUser(value: unknown, options?: ValidateOptions): Result<SapUser> {
  return resultOf(value, checkSapUser, collectSapUser, options);
}

/** Reads a valid SapUser from JSON text. Problems say in which line and column they are. */
export function parseSapUser(text: string | Uint8Array, options?: ParseOptions): Result<SapUser> {
  return readJson(text, validateSapUser, options);
}

/** Whether a value is a valid Schema. */
export function isSchema(value: unknown): value is Schema {
  return withinLimits(checkSchema, value);
}

function checkSchema(value: unknown, depth: number): boolean {
  requireLimits(depth);
  if (!hasObjectType(value)) return false;
  const id = value["id"];
  if (id !== undefined && (typeof id !== "string" || !hasUriFormat(id))) return false;
  if (!hasOptionalStrings(value["name"], value["type"], value["description"])) return false;
  const attributes = value["attributes"];
  if (attributes !== undefined) {
    if (!Array.isArray(attributes)) return false;
    for (let index = 0; index < attributes.length; index += 1) {
      if (!checkSchemaAttribute(attributes[index], depth + 1)) return false;
    }
  }
  return true;
}

const schemaAttributeTypeValues: readonly unknown[] = [
  "string",
  "boolean",
  "decimal",
  "integer",
  "dateTime",
  "reference",
  "complex",
];

const schemaAttributeUniquenessValues: readonly unknown[] = ["none", "server", "global"];

function checkSchemaAttribute(value: unknown, depth: number): boolean {
  requireLimits(depth);
  if (!hasObjectType(value)) return false;
  const multiValued = value["multiValued"];
  if (multiValued !== undefined && typeof multiValued !== "boolean") return false;
  const required = value["required"];
  if (required !== undefined && typeof required !== "boolean") return false;
  const caseExact = value["caseExact"];
  if (caseExact !== undefined && typeof caseExact !== "boolean") return false;
  const maxLength = value["maxLength"];
  if (maxLength !== undefined && !Number.isInteger(maxLength)) return false;
  if (!hasOptionalStrings(value["name"], value["description"], value["mutability"], value["returned"])) return false;
  const type_ = value["type"];
  if (type_ !== undefined && !schemaAttributeTypeValues.includes(type_)) return false;
  const subAttributes = value["subAttributes"];
  if (subAttributes !== undefined) {
    if (!Array.isArray(subAttributes)) return false;
    for (let index = 0; index < subAttributes.length; index += 1) {
      if (!checkSchemaAttribute(subAttributes[index], depth + 1)) return false;
    }
  }
  const uniqueness = value["uniqueness"];
  return uniqueness === undefined || schemaAttributeUniquenessValues.includes(uniqueness);
}

/** The value as a valid Schema, or every problem that keeps it from being one. */
export function validateSchema(value: unknown, options?: ValidateOptions): Result<Schema> {
  return resultWithinLimits(value, checkSchema, collectSchema, options);
}

function collectSchema(value: unknown, path: string, problems: JsonProblems, depth: number): void {
  if (exceedsLimits(path, problems, depth)) return;
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      id: (id, path) => {
        if (expectString(id, path, problems) && !hasUriFormat(id)) addFormat(id, path, problems, "uri");
      },
      name: expectString,
      type: expectString,
      description: expectString,
      attributes: (attributes, path) => {
        if (expectArray(attributes, path, problems))
          visitItems(attributes, path, problems, (item, path) =>
            collectSchemaAttribute(item, path, problems, depth + 1),
          );
      },
    });
  }
}

function collectSchemaAttribute(value: unknown, path: string, problems: JsonProblems, depth: number): void {
  if (exceedsLimits(path, problems, depth)) return;
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      name: expectString,
      type: (type_, path) => expectStringOf(type_, path, problems, schemaAttributeTypeValues),
      multiValued: expectBoolean,
      description: expectString,
      required: expectBoolean,
      subAttributes: (subAttributes, path) => {
        if (expectArray(subAttributes, path, problems))
          visitItems(subAttributes, path, problems, (item, path) =>
            collectSchemaAttribute(item, path, problems, depth + 1),
          );
      },
      caseExact: expectBoolean,
      mutability: expectString,
      maxLength: expectInteger,
      returned: expectString,
      uniqueness: (uniqueness, path) => expectStringOf(uniqueness, path, problems, schemaAttributeUniquenessValues),
    });
  }
}

/** Reads a valid Schema from JSON text. Problems say in which line and column they are. */
export function parseSchema(text: string | Uint8Array, options?: ParseOptions): Result<Schema> {
  return readJson(text, validateSchema, options);
}

/** Whether a value is a valid SchemaAttribute. */
export function isSchemaAttribute(value: unknown): value is SchemaAttribute {
  return withinLimits(checkSchemaAttribute, value);
}

/** The value as a valid SchemaAttribute, or every problem that keeps it from being one. */
export function validateSchemaAttribute(value: unknown, options?: ValidateOptions): Result<SchemaAttribute> {
  return resultWithinLimits(value, checkSchemaAttribute, collectSchemaAttribute, options);
}

/** Reads a valid SchemaAttribute from JSON text. Problems say in which line and column they are. */
export function parseSchemaAttribute(text: string | Uint8Array, options?: ParseOptions): Result<SchemaAttribute> {
  return readJson(text, validateSchemaAttribute, options);
}

/** Whether a value is a valid SchemaExtension. */
export function isSchemaExtension(value: unknown): value is SchemaExtension {
  try {
    return checkSchemaExtension(value);
  } catch {
    return false;
  }
}

/** The value as a valid SchemaExtension, or every problem that keeps it from being one. */
export function validateSchemaExtension(value: unknown, options?: ValidateOptions): Result<SchemaExtension> {
  return resultOf(value, checkSchemaExtension, collectSchemaExtension, options);
}

/** Reads a valid SchemaExtension from JSON text. Problems say in which line and column they are. */
export function parseSchemaExtension(text: string | Uint8Array, options?: ParseOptions): Result<SchemaExtension> {
  return readJson(text, validateSchemaExtension, options);
}

/** Whether a value is a valid SchemaList. */
export function isSchemaList(value: unknown): value is SchemaList {
  return withinLimits(checkSchemaList, value);
}

function checkSchemaList(value: unknown, depth: number): boolean {
  requireLimits(depth);
  if (!hasObjectType(value)) return false;
  const totalResults = value["totalResults"];
  if (totalResults !== undefined && !Number.isInteger(totalResults)) return false;
  const itemsPerPage = value["itemsPerPage"];
  if (itemsPerPage !== undefined && !Number.isInteger(itemsPerPage)) return false;
  const resources = value["Resources"];
  if (resources !== undefined) {
    if (!Array.isArray(resources)) return false;
    for (let index = 0; index < resources.length; index += 1) {
      if (!checkSchema(resources[index], depth + 1)) return false;
    }
  }
  return true;
}

/** The value as a valid SchemaList, or every problem that keeps it from being one. */
export function validateSchemaList(value: unknown, options?: ValidateOptions): Result<SchemaList> {
  return resultWithinLimits(value, checkSchemaList, collectSchemaList, options);
}

function collectSchemaList(value: unknown, path: string, problems: JsonProblems, depth: number): void {
  if (exceedsLimits(path, problems, depth)) return;
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      totalResults: expectInteger,
      itemsPerPage: expectInteger,
      Resources: (resources, path) => {
        if (expectArray(resources, path, problems))
          visitItems(resources, path, problems, (item, path) => collectSchema(item, path, problems, depth + 1));
      },
    });
  }
}

/** Reads a valid SchemaList from JSON text. Problems say in which line and column they are. */
export function parseSchemaList(text: string | Uint8Array, options?: ParseOptions): Result<SchemaList> {
  return readJson(text, validateSchemaList, options);
}

/** Whether a value is a valid SchemaUrn. */
export function isSchemaUrn(value: unknown): value is SchemaUrn {
  try {
    return checkSchemaUrn(value);
  } catch {
    return false;
  }
}

function checkSchemaUrn(value: unknown): boolean {
  return typeof value === "string";
}

/** The value as a valid SchemaUrn, or every problem that keeps it from being one. */
export function validateSchemaUrn(value: unknown, options?: ValidateOptions): Result<SchemaUrn> {
  return resultOf(value, checkSchemaUrn, collectSchemaUrn, options);
}

function collectSchemaUrn(value: unknown, path: string, problems: JsonProblems): void {
  expectString(value, path, problems);
}

/** Reads a valid SchemaUrn from JSON text. Problems say in which line and column they are. */
export function parseSchemaUrn(text: string | Uint8Array, options?: ParseOptions): Result<SchemaUrn> {
  return readJson(text, validateSchemaUrn, options);
}

/** Whether a value is a valid SearchRequest. */
export function isSearchRequest(value: unknown): value is SearchRequest {
  try {
    return checkSearchRequest(value);
  } catch {
    return false;
  }
}

function checkSearchRequest(value: unknown): boolean {
  if (!hasObjectType(value) || !hasOptionalStrings(value["filter"])) return false;
  const schemas = value["schemas"];
  if (schemas !== undefined) {
    if (!Array.isArray(schemas)) return false;
    for (let index = 0; index < schemas.length; index += 1) {
      if (schemas[index] !== "urn:ietf:params:scim:api:messages:service:2.0:SearchRequest") return false;
    }
  }
  const attributes = value["attributes"];
  if (attributes !== undefined) {
    if (!Array.isArray(attributes)) return false;
    for (let index2 = 0; index2 < attributes.length; index2 += 1) {
      if (typeof attributes[index2] !== "string") return false;
    }
  }
  return true;
}

/** The value as a valid SearchRequest, or every problem that keeps it from being one. */
export function validateSearchRequest(value: unknown, options?: ValidateOptions): Result<SearchRequest> {
  return resultOf(value, checkSearchRequest, collectSearchRequest, options);
}

function collectSearchRequest(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      schemas: (schemas, path) => {
        if (expectArray(schemas, path, problems)) {
          visitItems(schemas, path, problems, (item, path) => {
            if (expectString(item, path, problems)) {
              if (item !== "urn:ietf:params:scim:api:messages:service:2.0:SearchRequest")
                addConst(item, path, problems, "urn:ietf:params:scim:api:messages:service:2.0:SearchRequest");
            }
          });
        }
      },
      filter: expectString,
      attributes: (attributes, path) => {
        if (expectArray(attributes, path, problems)) visitItems(attributes, path, problems, expectString);
      },
    });
  }
}

/** Reads a valid SearchRequest from JSON text. Problems say in which line and column they are. */
export function parseSearchRequest(text: string | Uint8Array, options?: ParseOptions): Result<SearchRequest> {
  return readJson(text, validateSearchRequest, options);
}

/** Whether a value is a valid ServiceProviderConfiguration. */
export function isServiceProviderConfiguration(value: unknown): value is ServiceProviderConfiguration {
  try {
    return checkServiceProviderConfiguration(value);
  } catch {
    return false;
  }
}

function checkServiceProviderConfiguration(value: unknown): boolean {
  if (!hasObjectType(value) || !hasOptionalStrings(value["documentationUrl"])) return false;
  const bulk = value["bulk"];
  if (bulk !== undefined && !checkConfigurationSetting(bulk)) return false;
  const changePassword = value["changePassword"];
  if (changePassword !== undefined && !checkConfigurationSetting(changePassword)) return false;
  const etag = value["etag"];
  if (etag !== undefined && !checkConfigurationSetting(etag)) return false;
  const filter = value["filter"];
  if (filter !== undefined && !checkConfigurationSetting(filter)) return false;
  const patch = value["patch"];
  if (patch !== undefined && !checkConfigurationSetting(patch)) return false;
  const sort = value["sort"];
  return sort === undefined || checkConfigurationSetting(sort);
}

/** The value as a valid ServiceProviderConfiguration, or every problem that keeps it from being one. */
export function validateServiceProviderConfiguration(
  value: unknown,
  options?: ValidateOptions,
): Result<ServiceProviderConfiguration> {
  return resultOf(value, checkServiceProviderConfiguration, collectServiceProviderConfiguration, options);
}

function collectServiceProviderConfiguration(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      bulk: collectConfigurationSetting,
      changePassword: collectConfigurationSetting,
      etag: collectConfigurationSetting,
      filter: collectConfigurationSetting,
      patch: collectConfigurationSetting,
      sort: collectConfigurationSetting,
      documentationUrl: expectString,
    });
  }
}

/** Reads a valid ServiceProviderConfiguration from JSON text. Problems say in which line and column they are. */
export function parseServiceProviderConfiguration(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<ServiceProviderConfiguration> {
  return readJson(text, validateServiceProviderConfiguration, options);
}

/** Whether a value is a valid User. */
export function isUser(value: unknown): value is User {
  try {
    return checkUser(value);
  } catch {
    return false;
  }
}

function checkUser(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const active = value["active"];
  if (active !== undefined && typeof active !== "boolean") return false;
  const userName = value["userName"];
  if (userName !== undefined && !checkUserName(userName)) return false;
  const name = value["name"];
  if (name !== undefined && !checkName(name)) return false;
  const emails = value["emails"];
  if (emails !== undefined) {
    if (!Array.isArray(emails)) return false;
    for (let index = 0; index < emails.length; index += 1) {
      if (!checkEmail(emails[index])) return false;
    }
  }
  const phoneNumbers = value["phoneNumbers"];
  if (phoneNumbers !== undefined) {
    if (!Array.isArray(phoneNumbers)) return false;
    for (let index2 = 0; index2 < phoneNumbers.length; index2 += 1) {
      if (!checkPhoneNumber(phoneNumbers[index2])) return false;
    }
  }
  const emergencyContacts = value["emergencyContacts"];
  if (emergencyContacts !== undefined) {
    if (!Array.isArray(emergencyContacts) || emergencyContacts.length > 1) return false;
    for (let index3 = 0; index3 < emergencyContacts.length; index3 += 1) {
      if (!checkEmergencyContact(emergencyContacts[index3])) return false;
    }
  }
  const urnIetfParamsScimSchemasExtensionEnterprise20User =
    value["urn:ietf:params:scim:schemas:extension:enterprise:2.0:User"];
  if (urnIetfParamsScimSchemasExtensionEnterprise20User !== undefined) {
    if (!checkEnterpriseUser(urnIetfParamsScimSchemasExtensionEnterprise20User)) return false;
  }
  return checkUserAttributes(value);
}

/** The value as a valid User, or every problem that keeps it from being one. */
export function validateUser(value: unknown, options?: ValidateOptions): Result<User> {
  return resultOf(value, checkUser, collectUser, options);
}

function collectUser(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      userName: collectUserName,
      active: expectBoolean,
      name: collectName,
      emails: (emails, path) => {
        if (expectArray(emails, path, problems)) visitItems(emails, path, problems, collectEmail);
      },
      phoneNumbers: (phoneNumbers, path) => {
        if (expectArray(phoneNumbers, path, problems)) visitItems(phoneNumbers, path, problems, collectPhoneNumber);
      },
      emergencyContacts: (emergencyContacts, path) => {
        if (expectArray(emergencyContacts, path, problems)) {
          if (emergencyContacts.length > 1) addMaxItems(emergencyContacts, path, problems, 1);
          visitItems(emergencyContacts, path, problems, collectEmergencyContact);
        }
      },
      "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User": collectEnterpriseUser,
    });
    collectUserAttributes(value, path, problems);
  }
}

/** Reads a valid User from JSON text. Problems say in which line and column they are. */
export function parseUser(text: string | Uint8Array, options?: ParseOptions): Result<User> {
  return readJson(text, validateUser, options);
}

/** Whether a value is a valid UserAttributes. */
export function isUserAttributes(value: unknown): value is UserAttributes {
  try {
    return checkUserAttributes(value);
  } catch {
    return false;
  }
}

/** The value as a valid UserAttributes, or every problem that keeps it from being one. */
export function validateUserAttributes(value: unknown, options?: ValidateOptions): Result<UserAttributes> {
  return resultOf(value, checkUserAttributes, collectUserAttributes, options);
}

/** Reads a valid UserAttributes from JSON text. Problems say in which line and column they are. */
export function parseUserAttributes(text: string | Uint8Array, options?: ParseOptions): Result<UserAttributes> {
  return readJson(text, validateUserAttributes, options);
}

/** Whether a value is a valid UserAttributesRequest. */
export function isUserAttributesRequest(value: unknown): value is UserAttributesRequest {
  try {
    return checkUserAttributesRequest(value);
  } catch {
    return false;
  }
}

/** The value as a valid UserAttributesRequest, or every problem that keeps it from being one. */
export function validateUserAttributesRequest(
  value: unknown,
  options?: ValidateOptions,
): Result<UserAttributesRequest> {
  return resultOf(value, checkUserAttributesRequest, collectUserAttributesRequest, options);
}

/** Reads a valid UserAttributesRequest from JSON text. Problems say in which line and column they are. */
export function parseUserAttributesRequest(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<UserAttributesRequest> {
  return readJson(text, validateUserAttributesRequest, options);
}

/** Whether a value is a valid UserList. */
export function isUserList(value: unknown): value is UserList {
  try {
    return checkUserList(value);
  } catch {
    return false;
  }
}

function checkUserList(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const totalResults = value["totalResults"];
  if (totalResults !== undefined && !Number.isInteger(totalResults)) return false;
  const itemsPerPage = value["itemsPerPage"];
  if (itemsPerPage !== undefined && !Number.isInteger(itemsPerPage)) return false;
  const resources = value["Resources"];
  if (resources !== undefined) {
    if (!Array.isArray(resources)) return false;
    for (let index = 0; index < resources.length; index += 1) {
      if (!checkUser(resources[index])) return false;
    }
  }
  return true;
}

/** The value as a valid UserList, or every problem that keeps it from being one. */
export function validateUserList(value: unknown, options?: ValidateOptions): Result<UserList> {
  return resultOf(value, checkUserList, collectUserList, options);
}

function collectUserList(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      totalResults: expectInteger,
      itemsPerPage: expectInteger,
      Resources: (resources, path) => {
        if (expectArray(resources, path, problems)) visitItems(resources, path, problems, collectUser);
      },
    });
  }
}

/** Reads a valid UserList from JSON text. Problems say in which line and column they are. */
export function parseUserList(text: string | Uint8Array, options?: ParseOptions): Result<UserList> {
  return readJson(text, validateUserList, options);
}

/** Whether a value is a valid UserMeta. */
export function isUserMeta(value: unknown): value is UserMeta {
  try {
    return checkUserMeta(value);
  } catch {
    return false;
  }
}

/** The value as a valid UserMeta, or every problem that keeps it from being one. */
export function validateUserMeta(value: unknown, options?: ValidateOptions): Result<UserMeta> {
  return resultOf(value, checkUserMeta, collectUserMeta, options);
}

/** Reads a valid UserMeta from JSON text. Problems say in which line and column they are. */
export function parseUserMeta(text: string | Uint8Array, options?: ParseOptions): Result<UserMeta> {
  return readJson(text, validateUserMeta, options);
}

/** Whether a value is a valid UserName. */
export function isUserName(value: unknown): value is UserName {
  try {
    return checkUserName(value);
  } catch {
    return false;
  }
}

/** The value as a valid UserName, or every problem that keeps it from being one. */
export function validateUserName(value: unknown, options?: ValidateOptions): Result<UserName> {
  return resultOf(value, checkUserName, collectUserName, options);
}

/** Reads a valid UserName from JSON text. Problems say in which line and column they are. */
export function parseUserName(text: string | Uint8Array, options?: ParseOptions): Result<UserName> {
  return readJson(text, validateUserName, options);
}
