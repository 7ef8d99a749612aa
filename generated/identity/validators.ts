// Generated from specs/identity/openapi.yaml, sandbox/overlays/identity.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import type { Result } from "@specwright/runtime/base";
import { hasDateFormat, hasDateTimeFormat, hasUriFormat, hasUuidFormat } from "@specwright/runtime/formats";
import {
  type JsonBranch,
  type JsonProblems,
  type ParseOptions,
  type Secrets,
  type ValidateOptions,
  addConst,
  addFormat,
  addMaxItems,
  addMaximum,
  addMinimum,
  addPattern,
  addRequired,
  allowBoolean,
  allowInteger,
  allowMember,
  allowString,
  allowStrings,
  enter,
  exceedsLimits,
  expectArray,
  expectBoolean,
  expectInteger,
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
  requireLimits,
  requireMember,
  resultAtOnce,
  resultOfDeepList,
  resultOfList,
  resultWithinLimits,
  secrets,
  unreadAt,
  visitItems,
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

/** Checks whether a value is a valid Address. */
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
  return isAddress(value) ? { ok: true, value } : problemsOf(value, collectAddress, options);
}

function collectAddress(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Address");
  if (expectObject(value, problems)) {
    allowMember(value["type"], problems, "type", collectAddressType, checkAddressType);
    allowString(value["streetAddress"], problems, "streetAddress");
    allowString(value["locality"], problems, "locality");
    allowString(value["region"], problems, "region");
    allowString(value["postalCode"], problems, "postalCode");
    allowMember(value["country"], problems, "country", collectCountryCode, checkCountryCode);
  }
  leave(problems);
}

function collectAddressType(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/AddressType");
  expectStringOf(value, problems, addressTypeValues);
  leave(problems);
}

function collectCountryCode(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/CountryCode");
  if (expectString(value, problems) && !countryCodePattern.test(value)) addPattern(value, problems, "^[A-Z]{2}$");
  leave(problems);
}

/** Reads a valid Address from JSON text. Problems have a line and a column. */
export function parseAddress(text: string | Uint8Array, options?: ParseOptions): Result<Address> {
  return readJson(text, validateAddress, options);
}

/** Checks whether a value is a valid AddressType. */
export function isAddressType(value: unknown): value is AddressType {
  try {
    return checkAddressType(value);
  } catch {
    return false;
  }
}

/** The value as a valid AddressType, or every problem that keeps it from being one. */
export function validateAddressType(value: unknown, options?: ValidateOptions): Result<AddressType> {
  return isAddressType(value) ? { ok: true, value } : problemsOf(value, collectAddressType, options);
}

/** Reads a valid AddressType from JSON text. Problems have a line and a column. */
export function parseAddressType(text: string | Uint8Array, options?: ParseOptions): Result<AddressType> {
  return readJson(text, validateAddressType, options);
}

/** Checks whether a value is a valid AttributeName. */
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
  return isAttributeName(value) ? { ok: true, value } : problemsOf(value, collectAttributeName, options);
}

function collectAttributeName(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/AttributeName");
  expectString(value, problems);
  leave(problems);
}

/** Reads a valid AttributeName from JSON text. Problems have a line and a column. */
export function parseAttributeName(text: string | Uint8Array, options?: ParseOptions): Result<AttributeName> {
  return readJson(text, validateAttributeName, options);
}

/** Checks whether a value is a valid ChangeUserParameters. */
export function isChangeUserParameters(value: unknown): value is ChangeUserParameters {
  try {
    return checkChangeUserParameters(value);
  } catch {
    return false;
  }
}

function checkChangeUserParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const path = value["path"];
  if (!hasObjectType(path)) return false;
  const id = path["id"];
  return typeof id === "string" && hasUuidFormat(id);
}

/** The value as a valid ChangeUserParameters, or every problem that keeps it from being one. */
export function validateChangeUserParameters(value: unknown, options?: ValidateOptions): Result<ChangeUserParameters> {
  return isChangeUserParameters(value) ? { ok: true, value } : problemsOf(value, collectChangeUserParameters, options);
}

function collectChangeUserParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1profile~1identity~1v4.1~1Users~1{id}/patch");
  if (expectObject(value, problems)) {
    const path = value["path"];
    if (path !== undefined) {
      enter(problems, "path", "");
      if (expectObject(path, problems)) {
        const id = path["id"];
        if (id !== undefined) {
          enter(problems, "id", "#/paths/~1profile~1identity~1v4.1~1Users~1{id}/parameters/0/schema");
          if (expectString(id, problems) && !hasUuidFormat(id)) addFormat(id, problems, "uuid");
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
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Checks whether a value is a valid CompanyId. */
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
  return isCompanyId(value) ? { ok: true, value } : problemsOf(value, collectCompanyId, options);
}

function collectCompanyId(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/CompanyId");
  expectString(value, problems);
  leave(problems);
}

/** Reads a valid CompanyId from JSON text. Problems have a line and a column. */
export function parseCompanyId(text: string | Uint8Array, options?: ParseOptions): Result<CompanyId> {
  return readJson(text, validateCompanyId, options);
}

/** Checks whether a value is a valid CompleteEmail. */
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
  if (!hasOptionalString(value["value"]) || !hasOptionalString(value["verified"])) return false;
  const type_ = value["type"];
  return type_ === undefined || checkEmailType(type_);
}

const emailTypeValues: readonly unknown[] = ["work", "home", "work2", "other", "other2"];

function checkEmailType(value: unknown): boolean {
  return emailTypeValues.includes(value);
}

/** The value as a valid CompleteEmail, or every problem that keeps it from being one. */
export function validateCompleteEmail(value: unknown, options?: ValidateOptions): Result<CompleteEmail> {
  return isCompleteEmail(value) ? { ok: true, value } : problemsOf(value, collectCompleteEmail, options);
}

function collectCompleteEmail(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/CompleteEmail");
  if (expectObject(value, problems)) {
    if (value["value"] === undefined) addRequired(value, problems, "value");
    collectEmail(value, problems);
  }
  leave(problems);
}

function collectEmail(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Email");
  if (expectObject(value, problems)) {
    allowString(value["value"], problems, "value");
    allowMember(value["type"], problems, "type", collectEmailType, checkEmailType);
    allowBoolean(value["notifications"], problems, "notifications");
    allowString(value["verified"], problems, "verified");
  }
  leave(problems);
}

function collectEmailType(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/EmailType");
  expectStringOf(value, problems, emailTypeValues);
  leave(problems);
}

/** Reads a valid CompleteEmail from JSON text. Problems have a line and a column. */
export function parseCompleteEmail(text: string | Uint8Array, options?: ParseOptions): Result<CompleteEmail> {
  return readJson(text, validateCompleteEmail, options);
}

/** Checks whether a value is a valid CompleteEmergencyContact. */
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
  return isCompleteEmergencyContact(value)
    ? { ok: true, value }
    : problemsOf(value, collectCompleteEmergencyContact, options);
}

function collectCompleteEmergencyContact(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/CompleteEmergencyContact");
  if (expectObject(value, problems)) {
    if (value["name"] === undefined) addRequired(value, problems, "name");
    if (value["relationship"] === undefined) addRequired(value, problems, "relationship");
    collectEmergencyContact(value, problems);
  }
  leave(problems);
}

function collectEmergencyContact(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/EmergencyContact");
  if (expectObject(value, problems)) {
    allowString(value["name"], problems, "name");
    allowMember(
      value["relationship"],
      problems,
      "relationship",
      collectEmergencyContactRelationship,
      checkEmergencyContactRelationship,
    );
    allowStrings(value, problems, ["emails", "phones", "streetAddress", "locality", "region", "postalCode"]);
    allowMember(value["country"], problems, "country", collectCountryCode, checkCountryCode);
  }
  leave(problems);
}

function collectEmergencyContactRelationship(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/EmergencyContactRelationship");
  expectStringOf(value, problems, emergencyContactRelationshipValues);
  leave(problems);
}

/** Reads a valid CompleteEmergencyContact from JSON text. Problems have a line and a column. */
export function parseCompleteEmergencyContact(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<CompleteEmergencyContact> {
  return readJson(text, validateCompleteEmergencyContact, options);
}

/** Checks whether a value is a valid CompleteEnterpriseUser. */
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
  return hasOptionalString(value["displayName"]) && hasOptionalString(value["employeeNumber"]);
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
  return resultOfList(value, isCompleteEnterpriseUser, ["leavesOfAbsence"], collectCompleteEnterpriseUser, options);
}

function collectCompleteEnterpriseUser(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/CompleteEnterpriseUser");
  if (expectObject(value, problems)) {
    expectString(value["companyId"], problems, "companyId");
    allowMember(value["manager"], problems, "manager", collectCompleteManager, checkCompleteManager);
    const leavesOfAbsence = value["leavesOfAbsence"];
    if (leavesOfAbsence !== undefined && expectArray(leavesOfAbsence, problems, "leavesOfAbsence")) {
      enter(problems, "leavesOfAbsence");
      visitItems(leavesOfAbsence, problems, collectCompleteLeaveOfAbsence, checkCompleteLeaveOfAbsence);
      leave(problems);
    }
    nameMisspelt(value, problems);
    collectEnterpriseAttributes(value, problems);
  }
  leave(problems);
}

function collectCompleteManager(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/CompleteManager");
  if (expectObject(value, problems)) {
    if (value["value"] === undefined) addRequired(value, problems, "value");
    collectManager(value, problems);
  }
  leave(problems);
}

function collectCompleteLeaveOfAbsence(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/CompleteLeaveOfAbsence");
  if (expectObject(value, problems)) {
    if (value["startDate"] === undefined) addRequired(value, problems, "startDate");
    collectLeaveOfAbsence(value, problems);
  }
  leave(problems);
}

function collectEnterpriseAttributes(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/EnterpriseAttributes");
  if (expectObject(value, problems)) {
    allowStrings(value, problems, ["costCenter", "department", "division", "employeeNumber", "organization"]);
    allowMember(value["startDate"], problems, "startDate", collectEmploymentTime, checkEmploymentTime);
    allowMember(value["terminationDate"], problems, "terminationDate", collectEmploymentTime, checkEmploymentTime);
  }
  leave(problems);
}

function collectManager(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Manager");
  if (expectObject(value, problems)) {
    const value_ = value["value"];
    if (value_ !== undefined && expectString(value_, problems, "value") && !hasUuidFormat(value_))
      addFormat(value_, problems, "uuid", "value");
    const ref = value["$ref"];
    if (ref !== undefined && expectString(ref, problems, "$ref") && !hasUriFormat(ref))
      addFormat(ref, problems, "uri", "$ref");
    allowString(value["displayName"], problems, "displayName");
    allowString(value["employeeNumber"], problems, "employeeNumber");
  }
  leave(problems);
}

function collectLeaveOfAbsence(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/LeaveOfAbsence");
  if (expectObject(value, problems)) {
    const startDate = value["startDate"];
    if (startDate !== undefined && expectString(startDate, problems, "startDate") && !hasDateFormat(startDate))
      addFormat(startDate, problems, "date", "startDate");
    const endDate = value["endDate"];
    if (endDate !== undefined && expectString(endDate, problems, "endDate") && !hasDateFormat(endDate))
      addFormat(endDate, problems, "date", "endDate");
    const type_ = value["type"];
    if (type_ !== undefined) expectStringOf(type_, problems, ["voluntary", "mandatory"], "type");
  }
  leave(problems);
}

function collectEmploymentTime(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/EmploymentTime");
  if (expectString(value, problems)) {
    if (!employmentTimePattern.test(value))
      addPattern(value, problems, "^(?:(?:19[0-9]{2}|20[0-6][0-9]|207[0-8])-|2079-0(?:[1-5]-|6-0[1-6]))");
    if (!hasDateTimeFormat(value)) addFormat(value, problems, "date-time");
  }
  leave(problems);
}

/** Reads a valid CompleteEnterpriseUser from JSON text. Problems have a line and a column. */
export function parseCompleteEnterpriseUser(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<CompleteEnterpriseUser> {
  return readJson(text, validateCompleteEnterpriseUser, options);
}

/** Checks whether a value is a valid CompleteEnterpriseUserRequest. */
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
  return hasOptionalString(value["displayName"]) && hasOptionalString(value["employeeNumber"]);
}

/** The value as a valid CompleteEnterpriseUserRequest, or every problem that keeps it from being one. */
export function validateCompleteEnterpriseUserRequest(
  value: unknown,
  options?: ValidateOptions,
): Result<CompleteEnterpriseUserRequest> {
  return resultOfList(
    value,
    isCompleteEnterpriseUserRequest,
    ["leavesOfAbsence"],
    collectCompleteEnterpriseUserRequest,
    options,
  );
}

function collectCompleteEnterpriseUserRequest(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/CompleteEnterpriseUser");
  if (expectObject(value, problems)) {
    expectString(value["companyId"], problems, "companyId");
    allowMember(value["manager"], problems, "manager", collectCompleteManagerRequest, checkCompleteManagerRequest);
    const leavesOfAbsence = value["leavesOfAbsence"];
    if (leavesOfAbsence !== undefined && expectArray(leavesOfAbsence, problems, "leavesOfAbsence")) {
      enter(problems, "leavesOfAbsence");
      visitItems(leavesOfAbsence, problems, collectCompleteLeaveOfAbsence, checkCompleteLeaveOfAbsence);
      leave(problems);
    }
    nameMisspelt(value, problems);
    collectEnterpriseAttributesRequest(value, problems);
  }
  leave(problems);
}

function collectCompleteManagerRequest(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/CompleteManager");
  if (expectObject(value, problems)) {
    if (value["value"] === undefined) addRequired(value, problems, "value");
    collectManagerRequest(value, problems);
  }
  leave(problems);
}

function collectEnterpriseAttributesRequest(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/EnterpriseAttributes");
  if (expectObject(value, problems)) {
    allowStrings(value, problems, ["costCenter", "department", "division", "employeeNumber", "organization"]);
    allowMember(value["startDate"], problems, "startDate", collectEmploymentTime, checkEmploymentTime);
    allowMember(value["terminationDate"], problems, "terminationDate", collectEmploymentTime, checkEmploymentTime);
  }
  leave(problems);
}

function collectManagerRequest(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Manager");
  if (expectObject(value, problems)) {
    const value_ = value["value"];
    if (value_ !== undefined && expectString(value_, problems, "value") && !hasUuidFormat(value_))
      addFormat(value_, problems, "uuid", "value");
    const ref = value["$ref"];
    if (ref !== undefined && expectString(ref, problems, "$ref") && !hasUriFormat(ref))
      addFormat(ref, problems, "uri", "$ref");
    allowString(value["displayName"], problems, "displayName");
    allowString(value["employeeNumber"], problems, "employeeNumber");
  }
  leave(problems);
}

/** Reads a valid CompleteEnterpriseUserRequest from JSON text. Problems have a line and a column. */
export function parseCompleteEnterpriseUserRequest(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<CompleteEnterpriseUserRequest> {
  return readJson(text, validateCompleteEnterpriseUserRequest, options);
}

/** Checks whether a value is a valid CompleteLeaveOfAbsence. */
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
  return isCompleteLeaveOfAbsence(value)
    ? { ok: true, value }
    : problemsOf(value, collectCompleteLeaveOfAbsence, options);
}

/** Reads a valid CompleteLeaveOfAbsence from JSON text. Problems have a line and a column. */
export function parseCompleteLeaveOfAbsence(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<CompleteLeaveOfAbsence> {
  return readJson(text, validateCompleteLeaveOfAbsence, options);
}

/** Checks whether a value is a valid CompleteManager. */
export function isCompleteManager(value: unknown): value is CompleteManager {
  try {
    return checkCompleteManager(value);
  } catch {
    return false;
  }
}

/** The value as a valid CompleteManager, or every problem that keeps it from being one. */
export function validateCompleteManager(value: unknown, options?: ValidateOptions): Result<CompleteManager> {
  return isCompleteManager(value) ? { ok: true, value } : problemsOf(value, collectCompleteManager, options);
}

/** Reads a valid CompleteManager from JSON text. Problems have a line and a column. */
export function parseCompleteManager(text: string | Uint8Array, options?: ParseOptions): Result<CompleteManager> {
  return readJson(text, validateCompleteManager, options);
}

/** Checks whether a value is a valid CompleteManagerRequest. */
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
  return isCompleteManagerRequest(value)
    ? { ok: true, value }
    : problemsOf(value, collectCompleteManagerRequest, options);
}

/** Reads a valid CompleteManagerRequest from JSON text. Problems have a line and a column. */
export function parseCompleteManagerRequest(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<CompleteManagerRequest> {
  return readJson(text, validateCompleteManagerRequest, options);
}

/** Checks whether a value is a valid CompleteName. */
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
  return isCompleteName(value) ? { ok: true, value } : problemsOf(value, collectCompleteName, options);
}

function collectCompleteName(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/CompleteName");
  if (expectObject(value, problems)) {
    if (value["familyName"] === undefined) addRequired(value, problems, "familyName");
    if (value["givenName"] === undefined) addRequired(value, problems, "givenName");
    collectName(value, problems);
  }
  leave(problems);
}

function collectName(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Name");
  if (expectObject(value, problems))
    allowStrings(value, problems, [
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
    ]);
  leave(problems);
}

/** Reads a valid CompleteName from JSON text. Problems have a line and a column. */
export function parseCompleteName(text: string | Uint8Array, options?: ParseOptions): Result<CompleteName> {
  return readJson(text, validateCompleteName, options);
}

/** Checks whether a value is a valid CompleteNameRequest. */
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
  return isCompleteNameRequest(value) ? { ok: true, value } : problemsOf(value, collectCompleteNameRequest, options);
}

function collectCompleteNameRequest(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/CompleteName");
  if (expectObject(value, problems)) {
    if (value["familyName"] === undefined) addRequired(value, problems, "familyName");
    if (value["givenName"] === undefined) addRequired(value, problems, "givenName");
    collectNameRequest(value, problems);
  }
  leave(problems);
}

function collectNameRequest(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Name");
  if (expectObject(value, problems))
    allowStrings(value, problems, [
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
    ]);
  leave(problems);
}

/** Reads a valid CompleteNameRequest from JSON text. Problems have a line and a column. */
export function parseCompleteNameRequest(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<CompleteNameRequest> {
  return readJson(text, validateCompleteNameRequest, options);
}

/** Checks whether a value is a valid CompletePhoneNumber. */
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
  if (!hasOptionalString(value["value"]) || !hasOptionalString(value["display"])) return false;
  const type_ = value["type"];
  return type_ === undefined || checkPhoneNumberType(type_);
}

const phoneNumberTypeValues: readonly unknown[] = ["work", "home", "mobile", "fax", "pager", "other"];

function checkPhoneNumberType(value: unknown): boolean {
  return phoneNumberTypeValues.includes(value);
}

/** The value as a valid CompletePhoneNumber, or every problem that keeps it from being one. */
export function validateCompletePhoneNumber(value: unknown, options?: ValidateOptions): Result<CompletePhoneNumber> {
  return isCompletePhoneNumber(value) ? { ok: true, value } : problemsOf(value, collectCompletePhoneNumber, options);
}

function collectCompletePhoneNumber(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/CompletePhoneNumber");
  if (expectObject(value, problems)) {
    if (value["value"] === undefined) addRequired(value, problems, "value");
    collectPhoneNumber(value, problems);
  }
  leave(problems);
}

function collectPhoneNumber(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/PhoneNumber");
  if (expectObject(value, problems)) {
    allowString(value["value"], problems, "value");
    allowMember(value["type"], problems, "type", collectPhoneNumberType, checkPhoneNumberType);
    allowString(value["display"], problems, "display");
    allowBoolean(value["notifications"], problems, "notifications");
    allowBoolean(value["primary"], problems, "primary");
  }
  leave(problems);
}

function collectPhoneNumberType(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/PhoneNumberType");
  expectStringOf(value, problems, phoneNumberTypeValues);
  leave(problems);
}

/** Reads a valid CompletePhoneNumber from JSON text. Problems have a line and a column. */
export function parseCompletePhoneNumber(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<CompletePhoneNumber> {
  return readJson(text, validateCompletePhoneNumber, options);
}

/** Checks whether a value is a valid CompleteUser. */
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

function checkEntitlement(value: unknown): boolean {
  return value === "Expense" || value === "Invoice" || value === "Request" || value === "Travel";
}

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
    if (
      preferenceDefaultCalView !== "day" &&
      preferenceDefaultCalView !== "week" &&
      preferenceDefaultCalView !== "month"
    )
      return false;
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
  return (
    unreadAt(options, secretsOfCompleteUser) ??
    resultOfList(
      value,
      isCompleteUser,
      ["emails", "phoneNumbers", "emergencyContacts"],
      collectCompleteUser,
      options,
      secretsOfCompleteUser,
    )
  );
}

function secretsOfCompleteUser(): Secrets {
  return secrets([[secretsOfUserAttributes]]);
}

function collectCompleteUser(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/CompleteUser");
  if (expectObject(value, problems)) {
    requireMember(value["userName"], problems, "userName", collectUserName, checkUserName);
    expectBoolean(value["active"], problems, "active");
    requireMember(value["name"], problems, "name", collectCompleteName, checkCompleteName);
    const emails = value["emails"];
    if (expectArray(emails, problems, "emails")) {
      enter(problems, "emails");
      visitItems(emails, problems, collectCompleteEmail, checkCompleteEmail);
      leave(problems);
    }
    const phoneNumbers = value["phoneNumbers"];
    if (phoneNumbers !== undefined && expectArray(phoneNumbers, problems, "phoneNumbers")) {
      enter(problems, "phoneNumbers");
      visitItems(phoneNumbers, problems, collectCompletePhoneNumber, checkCompletePhoneNumber);
      leave(problems);
    }
    const emergencyContacts = value["emergencyContacts"];
    if (emergencyContacts !== undefined && expectArray(emergencyContacts, problems, "emergencyContacts")) {
      enter(problems, "emergencyContacts");
      if (emergencyContacts.length > 1) addMaxItems(emergencyContacts, problems, 1);
      visitItems(emergencyContacts, problems, collectCompleteEmergencyContact, checkCompleteEmergencyContact);
      leave(problems);
    }
    requireMember(
      value["urn:ietf:params:scim:schemas:extension:enterprise:2.0:User"],
      problems,
      "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User",
      collectCompleteEnterpriseUser,
      checkCompleteEnterpriseUser,
    );
    nameMisspelt(value, problems);
    collectUserAttributes(value, problems);
  }
  leave(problems);
}

function secretsOfUserAttributes(): Secrets {
  return secrets([["dateOfBirth"]]);
}

function collectUserName(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/UserName");
  if (expectString(value, problems) && !userNamePattern.test(value))
    addPattern(value, problems, "^[^%\\[\\]#!*&()~'{}^/\\\\?><,;:+=|\"]+@[^%\\[\\]#!*&()~'{}^/\\\\?><,;:+=|\"]+$");
  leave(problems);
}

function collectUserAttributes(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/UserAttributes");
  if (expectObject(value, problems)) {
    const schemas = value["schemas"];
    if (schemas !== undefined && expectArray(schemas, problems, "schemas")) {
      enter(problems, "schemas");
      for (const item of schemas) {
        if (typeof item !== "string") {
          visitItems(schemas, problems, expectString);
          break;
        }
      }
      leave(problems);
    }
    const id = value["id"];
    if (id !== undefined && expectString(id, problems, "id") && !hasUuidFormat(id))
      addFormat(id, problems, "uuid", "id");
    allowString(value["externalId"], problems, "externalId");
    allowString(value["displayName"], problems, "displayName");
    allowString(value["nickName"], problems, "nickName");
    allowString(value["title"], problems, "title");
    const dateOfBirth = value["dateOfBirth"];
    if (dateOfBirth !== undefined) {
      if (expectString(dateOfBirth, problems, "dateOfBirth") && !hasDateFormat(dateOfBirth))
        addFormat(dateOfBirth, problems, "date", "dateOfBirth");
    }
    allowString(value["preferredLanguage"], problems, "preferredLanguage");
    allowString(value["timezone"], problems, "timezone");
    const addresses = value["addresses"];
    if (addresses !== undefined && expectArray(addresses, problems, "addresses")) {
      enter(problems, "addresses");
      visitItems(addresses, problems, collectAddress, checkAddress);
      leave(problems);
    }
    const entitlements = value["entitlements"];
    if (entitlements !== undefined && expectArray(entitlements, problems, "entitlements")) {
      enter(problems, "entitlements");
      visitItems(entitlements, problems, collectEntitlement, checkEntitlement);
      leave(problems);
    }
    allowMember(value["localeOverrides"], problems, "localeOverrides", collectLocaleOverrides, checkLocaleOverrides);
    allowMember(
      value["urn:ietf:params:scim:schemas:extension:sap:2.0:User"],
      problems,
      "urn:ietf:params:scim:schemas:extension:sap:2.0:User",
      collectSapUser,
      checkSapUser,
    );
    allowMember(value["meta"], problems, "meta", collectUserMeta, checkUserMeta);
  }
  leave(problems);
}

function collectEntitlement(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Entitlement");
  expectStringOf(value, problems, ["Expense", "Invoice", "Request", "Travel"]);
  leave(problems);
}

function collectLocaleOverrides(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/LocaleOverrides");
  if (expectObject(value, problems)) {
    const preference24Hour = value["preference24Hour"];
    if (preference24Hour !== undefined)
      expectStringOf(preference24Hour, problems, ["H:mm AM/PM", "hh:mm"], "preference24Hour");
    const preferenceCurrencySymbolLocation = value["preferenceCurrencySymbolLocation"];
    if (preferenceCurrencySymbolLocation !== undefined)
      expectStringOf(
        preferenceCurrencySymbolLocation,
        problems,
        ["BeforeAmount", "AfterAmount"],
        "preferenceCurrencySymbolLocation",
      );
    allowString(value["preferenceDateFormat"], problems, "preferenceDateFormat");
    const preferenceDefaultCalView = value["preferenceDefaultCalView"];
    if (preferenceDefaultCalView !== undefined)
      expectStringOf(preferenceDefaultCalView, problems, ["day", "week", "month"], "preferenceDefaultCalView");
    const preferenceDistance = value["preferenceDistance"];
    if (preferenceDistance !== undefined)
      expectStringOf(preferenceDistance, problems, ["mile", "km"], "preferenceDistance");
    const preferenceStartDayViewHour = value["preferenceStartDayViewHour"];
    if (preferenceStartDayViewHour !== undefined) {
      if (expectInteger(preferenceStartDayViewHour, problems, "preferenceStartDayViewHour")) {
        if (preferenceStartDayViewHour < 1)
          addMinimum(preferenceStartDayViewHour, problems, 1, "preferenceStartDayViewHour");
      }
    }
    const preferenceEndDayViewHour = value["preferenceEndDayViewHour"];
    if (preferenceEndDayViewHour !== undefined) {
      if (expectInteger(preferenceEndDayViewHour, problems, "preferenceEndDayViewHour")) {
        if (preferenceEndDayViewHour < 0) addMinimum(preferenceEndDayViewHour, problems, 0, "preferenceEndDayViewHour");
        if (preferenceEndDayViewHour > 23)
          addMaximum(preferenceEndDayViewHour, problems, 23, "preferenceEndDayViewHour");
      }
    }
    allowString(value["preferenceFirstDayOfWeek"], problems, "preferenceFirstDayOfWeek");
    const preferenceHourMinuteSeparator = value["preferenceHourMinuteSeparator"];
    if (preferenceHourMinuteSeparator !== undefined)
      expectStringOf(preferenceHourMinuteSeparator, problems, [":", "."], "preferenceHourMinuteSeparator");
    allowString(value["preferenceNegativeCurrencyFormat"], problems, "preferenceNegativeCurrencyFormat");
    allowString(value["preferenceNegativeNumberFormat"], problems, "preferenceNegativeNumberFormat");
    allowString(value["preferenceNumberFormat"], problems, "preferenceNumberFormat");
  }
  leave(problems);
}

function collectSapUser(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/SapUser");
  if (expectObject(value, problems)) {
    const userUuid = value["userUuid"];
    if (userUuid !== undefined && expectString(userUuid, problems, "userUuid") && !hasUuidFormat(userUuid))
      addFormat(userUuid, problems, "uuid", "userUuid");
  }
  leave(problems);
}

function collectUserMeta(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/UserMeta");
  if (expectObject(value, problems)) {
    allowString(value["resourceType"], problems, "resourceType");
    allowString(value["created"], problems, "created");
    allowString(value["lastModified"], problems, "lastModified");
    allowInteger(value["version"], problems, "version");
    const location = value["location"];
    if (location !== undefined && expectString(location, problems, "location") && !hasUriFormat(location))
      addFormat(location, problems, "uri", "location");
  }
  leave(problems);
}

/** Reads a valid CompleteUser from JSON text. Problems have a line and a column. */
export function parseCompleteUser(text: string | Uint8Array, options?: ParseOptions): Result<CompleteUser> {
  return readJson(text, validateCompleteUser, options);
}

/** Checks whether a value is a valid CompleteUserRequest. */
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
  return (
    unreadAt(options, secretsOfCompleteUser) ??
    resultOfList(
      value,
      isCompleteUserRequest,
      ["emails", "phoneNumbers", "emergencyContacts"],
      collectCompleteUserRequest,
      options,
      secretsOfCompleteUser,
    )
  );
}

function collectCompleteUserRequest(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/CompleteUser");
  if (expectObject(value, problems)) {
    requireMember(value["userName"], problems, "userName", collectUserName, checkUserName);
    expectBoolean(value["active"], problems, "active");
    requireMember(value["name"], problems, "name", collectCompleteNameRequest, checkCompleteNameRequest);
    const emails = value["emails"];
    if (expectArray(emails, problems, "emails")) {
      enter(problems, "emails");
      visitItems(emails, problems, collectCompleteEmail, checkCompleteEmail);
      leave(problems);
    }
    const phoneNumbers = value["phoneNumbers"];
    if (phoneNumbers !== undefined && expectArray(phoneNumbers, problems, "phoneNumbers")) {
      enter(problems, "phoneNumbers");
      visitItems(phoneNumbers, problems, collectCompletePhoneNumber, checkCompletePhoneNumber);
      leave(problems);
    }
    const emergencyContacts = value["emergencyContacts"];
    if (emergencyContacts !== undefined && expectArray(emergencyContacts, problems, "emergencyContacts")) {
      enter(problems, "emergencyContacts");
      if (emergencyContacts.length > 1) addMaxItems(emergencyContacts, problems, 1);
      visitItems(emergencyContacts, problems, collectCompleteEmergencyContact, checkCompleteEmergencyContact);
      leave(problems);
    }
    requireMember(
      value["urn:ietf:params:scim:schemas:extension:enterprise:2.0:User"],
      problems,
      "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User",
      collectCompleteEnterpriseUserRequest,
      checkCompleteEnterpriseUserRequest,
    );
    nameMisspelt(value, problems);
    collectUserAttributesRequest(value, problems);
  }
  leave(problems);
}

function collectUserAttributesRequest(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/UserAttributes");
  if (expectObject(value, problems)) {
    const schemas = value["schemas"];
    if (schemas !== undefined && expectArray(schemas, problems, "schemas")) {
      enter(problems, "schemas");
      for (const item of schemas) {
        if (typeof item !== "string") {
          visitItems(schemas, problems, expectString);
          break;
        }
      }
      leave(problems);
    }
    const id = value["id"];
    if (id !== undefined && expectString(id, problems, "id") && !hasUuidFormat(id))
      addFormat(id, problems, "uuid", "id");
    allowString(value["externalId"], problems, "externalId");
    allowString(value["displayName"], problems, "displayName");
    allowString(value["nickName"], problems, "nickName");
    allowString(value["title"], problems, "title");
    const dateOfBirth = value["dateOfBirth"];
    if (dateOfBirth !== undefined) {
      if (expectString(dateOfBirth, problems, "dateOfBirth") && !hasDateFormat(dateOfBirth))
        addFormat(dateOfBirth, problems, "date", "dateOfBirth");
    }
    allowString(value["preferredLanguage"], problems, "preferredLanguage");
    allowString(value["timezone"], problems, "timezone");
    const addresses = value["addresses"];
    if (addresses !== undefined && expectArray(addresses, problems, "addresses")) {
      enter(problems, "addresses");
      visitItems(addresses, problems, collectAddress, checkAddress);
      leave(problems);
    }
    const entitlements = value["entitlements"];
    if (entitlements !== undefined && expectArray(entitlements, problems, "entitlements")) {
      enter(problems, "entitlements");
      visitItems(entitlements, problems, collectEntitlement, checkEntitlement);
      leave(problems);
    }
    allowMember(value["localeOverrides"], problems, "localeOverrides", collectLocaleOverrides, checkLocaleOverrides);
    allowMember(
      value["urn:ietf:params:scim:schemas:extension:sap:2.0:User"],
      problems,
      "urn:ietf:params:scim:schemas:extension:sap:2.0:User",
      collectSapUser,
      checkSapUser,
    );
    allowMember(value["meta"], problems, "meta", collectUserMeta, checkUserMeta);
  }
  leave(problems);
}

/** Reads a valid CompleteUserRequest from JSON text. Problems have a line and a column. */
export function parseCompleteUserRequest(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<CompleteUserRequest> {
  return readJson(text, validateCompleteUserRequest, options);
}

/** Checks whether a value is a valid ConfigurationSetting. */
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
  return isConfigurationSetting(value) ? { ok: true, value } : problemsOf(value, collectConfigurationSetting, options);
}

function collectConfigurationSetting(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/ConfigurationSetting");
  expectObject(value, problems);
  leave(problems);
}

/** Reads a valid ConfigurationSetting from JSON text. Problems have a line and a column. */
export function parseConfigurationSetting(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<ConfigurationSetting> {
  return readJson(text, validateConfigurationSetting, options);
}

/** Checks whether a value is a valid CountryCode. */
export function isCountryCode(value: unknown): value is CountryCode {
  try {
    return checkCountryCode(value);
  } catch {
    return false;
  }
}

/** The value as a valid CountryCode, or every problem that keeps it from being one. */
export function validateCountryCode(value: unknown, options?: ValidateOptions): Result<CountryCode> {
  return isCountryCode(value) ? { ok: true, value } : problemsOf(value, collectCountryCode, options);
}

/** Reads a valid CountryCode from JSON text. Problems have a line and a column. */
export function parseCountryCode(text: string | Uint8Array, options?: ParseOptions): Result<CountryCode> {
  return readJson(text, validateCountryCode, options);
}

/** Checks whether a value is a valid DeleteUserParameters. */
export function isDeleteUserParameters(value: unknown): value is DeleteUserParameters {
  try {
    return checkDeleteUserParameters(value);
  } catch {
    return false;
  }
}

function checkDeleteUserParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const path = value["path"];
  if (!hasObjectType(path)) return false;
  const id = path["id"];
  return typeof id === "string" && hasUuidFormat(id);
}

/** The value as a valid DeleteUserParameters, or every problem that keeps it from being one. */
export function validateDeleteUserParameters(value: unknown, options?: ValidateOptions): Result<DeleteUserParameters> {
  return isDeleteUserParameters(value) ? { ok: true, value } : problemsOf(value, collectDeleteUserParameters, options);
}

function collectDeleteUserParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1profile~1identity~1v4.1~1Users~1{id}/delete");
  if (expectObject(value, problems)) {
    const path = value["path"];
    if (path !== undefined) {
      enter(problems, "path", "");
      if (expectObject(path, problems)) {
        const id = path["id"];
        if (id !== undefined) {
          enter(problems, "id", "#/paths/~1profile~1identity~1v4.1~1Users~1{id}/parameters/0/schema");
          if (expectString(id, problems) && !hasUuidFormat(id)) addFormat(id, problems, "uuid");
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
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Checks whether a value is a valid Email. */
export function isEmail(value: unknown): value is Email {
  try {
    return checkEmail(value);
  } catch {
    return false;
  }
}

/** The value as a valid Email, or every problem that keeps it from being one. */
export function validateEmail(value: unknown, options?: ValidateOptions): Result<Email> {
  return isEmail(value) ? { ok: true, value } : problemsOf(value, collectEmail, options);
}

/** Reads a valid Email from JSON text. Problems have a line and a column. */
export function parseEmail(text: string | Uint8Array, options?: ParseOptions): Result<Email> {
  return readJson(text, validateEmail, options);
}

/** Checks whether a value is a valid EmailType. */
export function isEmailType(value: unknown): value is EmailType {
  try {
    return checkEmailType(value);
  } catch {
    return false;
  }
}

/** The value as a valid EmailType, or every problem that keeps it from being one. */
export function validateEmailType(value: unknown, options?: ValidateOptions): Result<EmailType> {
  return isEmailType(value) ? { ok: true, value } : problemsOf(value, collectEmailType, options);
}

/** Reads a valid EmailType from JSON text. Problems have a line and a column. */
export function parseEmailType(text: string | Uint8Array, options?: ParseOptions): Result<EmailType> {
  return readJson(text, validateEmailType, options);
}

/** Checks whether a value is a valid EmergencyContact. */
export function isEmergencyContact(value: unknown): value is EmergencyContact {
  try {
    return checkEmergencyContact(value);
  } catch {
    return false;
  }
}

/** The value as a valid EmergencyContact, or every problem that keeps it from being one. */
export function validateEmergencyContact(value: unknown, options?: ValidateOptions): Result<EmergencyContact> {
  return isEmergencyContact(value) ? { ok: true, value } : problemsOf(value, collectEmergencyContact, options);
}

/** Reads a valid EmergencyContact from JSON text. Problems have a line and a column. */
export function parseEmergencyContact(text: string | Uint8Array, options?: ParseOptions): Result<EmergencyContact> {
  return readJson(text, validateEmergencyContact, options);
}

/** Checks whether a value is a valid EmergencyContactRelationship. */
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
  return isEmergencyContactRelationship(value)
    ? { ok: true, value }
    : problemsOf(value, collectEmergencyContactRelationship, options);
}

/** Reads a valid EmergencyContactRelationship from JSON text. Problems have a line and a column. */
export function parseEmergencyContactRelationship(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<EmergencyContactRelationship> {
  return readJson(text, validateEmergencyContactRelationship, options);
}

/** Checks whether a value is a valid EmploymentTime. */
export function isEmploymentTime(value: unknown): value is EmploymentTime {
  try {
    return checkEmploymentTime(value);
  } catch {
    return false;
  }
}

/** The value as a valid EmploymentTime, or every problem that keeps it from being one. */
export function validateEmploymentTime(value: unknown, options?: ValidateOptions): Result<EmploymentTime> {
  return isEmploymentTime(value) ? { ok: true, value } : problemsOf(value, collectEmploymentTime, options);
}

/** Reads a valid EmploymentTime from JSON text. Problems have a line and a column. */
export function parseEmploymentTime(text: string | Uint8Array, options?: ParseOptions): Result<EmploymentTime> {
  return readJson(text, validateEmploymentTime, options);
}

/** Checks whether a value is a valid EnterpriseAttributes. */
export function isEnterpriseAttributes(value: unknown): value is EnterpriseAttributes {
  try {
    return checkEnterpriseAttributes(value);
  } catch {
    return false;
  }
}

/** The value as a valid EnterpriseAttributes, or every problem that keeps it from being one. */
export function validateEnterpriseAttributes(value: unknown, options?: ValidateOptions): Result<EnterpriseAttributes> {
  return isEnterpriseAttributes(value) ? { ok: true, value } : problemsOf(value, collectEnterpriseAttributes, options);
}

/** Reads a valid EnterpriseAttributes from JSON text. Problems have a line and a column. */
export function parseEnterpriseAttributes(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<EnterpriseAttributes> {
  return readJson(text, validateEnterpriseAttributes, options);
}

/** Checks whether a value is a valid EnterpriseAttributesRequest. */
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
  return isEnterpriseAttributesRequest(value)
    ? { ok: true, value }
    : problemsOf(value, collectEnterpriseAttributesRequest, options);
}

/** Reads a valid EnterpriseAttributesRequest from JSON text. Problems have a line and a column. */
export function parseEnterpriseAttributesRequest(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<EnterpriseAttributesRequest> {
  return readJson(text, validateEnterpriseAttributesRequest, options);
}

/** Checks whether a value is a valid EnterpriseUser. */
export function isEnterpriseUser(value: unknown): value is EnterpriseUser {
  try {
    return checkEnterpriseUser(value);
  } catch {
    return false;
  }
}

function checkEnterpriseUser(value: unknown): boolean {
  if (!hasObjectType(value) || !hasOptionalString(value["companyId"])) return false;
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
  return resultAtOnce(value, collectEnterpriseUser, options);
}

function collectEnterpriseUser(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/EnterpriseUser");
  if (expectObject(value, problems)) {
    allowString(value["companyId"], problems, "companyId");
    allowMember(value["manager"], problems, "manager", collectManager, checkManager);
    const leavesOfAbsence = value["leavesOfAbsence"];
    if (leavesOfAbsence !== undefined && expectArray(leavesOfAbsence, problems, "leavesOfAbsence")) {
      enter(problems, "leavesOfAbsence");
      visitItems(leavesOfAbsence, problems, collectLeaveOfAbsence, checkLeaveOfAbsence);
      leave(problems);
    }
    collectEnterpriseAttributes(value, problems);
  }
  leave(problems);
}

/** Reads a valid EnterpriseUser from JSON text. Problems have a line and a column. */
export function parseEnterpriseUser(text: string | Uint8Array, options?: ParseOptions): Result<EnterpriseUser> {
  return readJson(text, validateEnterpriseUser, options);
}

/** Checks whether a value is a valid Entitlement. */
export function isEntitlement(value: unknown): value is Entitlement {
  try {
    return checkEntitlement(value);
  } catch {
    return false;
  }
}

/** The value as a valid Entitlement, or every problem that keeps it from being one. */
export function validateEntitlement(value: unknown, options?: ValidateOptions): Result<Entitlement> {
  return isEntitlement(value) ? { ok: true, value } : problemsOf(value, collectEntitlement, options);
}

/** Reads a valid Entitlement from JSON text. Problems have a line and a column. */
export function parseEntitlement(text: string | Uint8Array, options?: ParseOptions): Result<Entitlement> {
  return readJson(text, validateEntitlement, options);
}

/** Checks whether a value is a valid GetSchemaParameters. */
export function isGetSchemaParameters(value: unknown): value is GetSchemaParameters {
  try {
    return checkGetSchemaParameters(value);
  } catch {
    return false;
  }
}

function checkGetSchemaParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const path = value["path"];
  if (!hasObjectType(path)) return false;
  return typeof path["id"] === "string";
}

/** The value as a valid GetSchemaParameters, or every problem that keeps it from being one. */
export function validateGetSchemaParameters(value: unknown, options?: ValidateOptions): Result<GetSchemaParameters> {
  return isGetSchemaParameters(value) ? { ok: true, value } : problemsOf(value, collectGetSchemaParameters, options);
}

function collectGetSchemaParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1profile~1identity~1v4.1~1Schemas~1{id}/get");
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
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Checks whether a value is a valid GetUserParameters. */
export function isGetUserParameters(value: unknown): value is GetUserParameters {
  try {
    return checkGetUserParameters(value);
  } catch {
    return false;
  }
}

function checkGetUserParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const path = value["path"];
  if (!hasObjectType(path)) return false;
  const id = path["id"];
  return typeof id === "string" && hasUuidFormat(id);
}

/** The value as a valid GetUserParameters, or every problem that keeps it from being one. */
export function validateGetUserParameters(value: unknown, options?: ValidateOptions): Result<GetUserParameters> {
  return isGetUserParameters(value) ? { ok: true, value } : problemsOf(value, collectGetUserParameters, options);
}

function collectGetUserParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1profile~1identity~1v4.1~1Users~1{id}/get");
  if (expectObject(value, problems)) {
    const path = value["path"];
    if (path !== undefined) {
      enter(problems, "path", "");
      if (expectObject(path, problems)) {
        const id = path["id"];
        if (id !== undefined) {
          enter(problems, "id", "#/paths/~1profile~1identity~1v4.1~1Users~1{id}/parameters/0/schema");
          if (expectString(id, problems) && !hasUuidFormat(id)) addFormat(id, problems, "uuid");
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
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Checks whether a value is a valid KnownSchemaUrn. */
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
  return knownSchemaUrnValues.includes(value);
}

/** The value as a valid KnownSchemaUrn, or every problem that keeps it from being one. */
export function validateKnownSchemaUrn(value: unknown, options?: ValidateOptions): Result<KnownSchemaUrn> {
  return isKnownSchemaUrn(value) ? { ok: true, value } : problemsOf(value, collectKnownSchemaUrn, options);
}

function collectKnownSchemaUrn(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/KnownSchemaUrn");
  expectStringOf(value, problems, knownSchemaUrnValues);
  leave(problems);
}

/** Reads a valid KnownSchemaUrn from JSON text. Problems have a line and a column. */
export function parseKnownSchemaUrn(text: string | Uint8Array, options?: ParseOptions): Result<KnownSchemaUrn> {
  return readJson(text, validateKnownSchemaUrn, options);
}

/** Checks whether a value is a valid LeaveOfAbsence. */
export function isLeaveOfAbsence(value: unknown): value is LeaveOfAbsence {
  try {
    return checkLeaveOfAbsence(value);
  } catch {
    return false;
  }
}

/** The value as a valid LeaveOfAbsence, or every problem that keeps it from being one. */
export function validateLeaveOfAbsence(value: unknown, options?: ValidateOptions): Result<LeaveOfAbsence> {
  return isLeaveOfAbsence(value) ? { ok: true, value } : problemsOf(value, collectLeaveOfAbsence, options);
}

/** Reads a valid LeaveOfAbsence from JSON text. Problems have a line and a column. */
export function parseLeaveOfAbsence(text: string | Uint8Array, options?: ParseOptions): Result<LeaveOfAbsence> {
  return readJson(text, validateLeaveOfAbsence, options);
}

/** Checks whether a value is a valid ListUsersParameters. */
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
    const attributes = query["attributes"];
    if (attributes !== undefined && typeof attributes !== "string") return false;
    const excludedAttributes = query["excludedAttributes"];
    if (excludedAttributes !== undefined && typeof excludedAttributes !== "string") return false;
    const count = query["count"];
    if (count !== undefined && (typeof count !== "number" || !Number.isInteger(count) || count > 1000)) return false;
    const cursor = query["cursor"];
    if (cursor !== undefined && typeof cursor !== "string") return false;
  }
  return true;
}

/** The value as a valid ListUsersParameters, or every problem that keeps it from being one. */
export function validateListUsersParameters(value: unknown, options?: ValidateOptions): Result<ListUsersParameters> {
  return isListUsersParameters(value) ? { ok: true, value } : problemsOf(value, collectListUsersParameters, options);
}

function collectListUsersParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1profile~1identity~1v4.1~1Users/get");
  if (expectObject(value, problems)) {
    const query = value["query"];
    if (query !== undefined) {
      enter(problems, "query", "");
      if (expectObject(query, problems)) {
        const attributes = query["attributes"];
        if (attributes !== undefined) {
          enter(problems, "attributes", "/parameters/0/schema");
          expectString(attributes, problems);
          leave(problems);
        }
        const excludedAttributes = query["excludedAttributes"];
        if (excludedAttributes !== undefined) {
          enter(problems, "excludedAttributes", "/parameters/1/schema");
          expectString(excludedAttributes, problems);
          leave(problems);
        }
        const count = query["count"];
        if (count !== undefined) {
          enter(problems, "count", "/parameters/2/schema");
          if (expectInteger(count, problems) && count > 1000) addMaximum(count, problems, 1000);
          leave(problems);
        }
        const cursor = query["cursor"];
        if (cursor !== undefined) {
          enter(problems, "cursor", "/parameters/3/schema");
          expectString(cursor, problems);
          leave(problems);
        }
      }
      leave(problems);
    }
  }
  leave(problems);
}

/** Checks whether a value is a valid LocaleOverrides. */
export function isLocaleOverrides(value: unknown): value is LocaleOverrides {
  try {
    return checkLocaleOverrides(value);
  } catch {
    return false;
  }
}

/** The value as a valid LocaleOverrides, or every problem that keeps it from being one. */
export function validateLocaleOverrides(value: unknown, options?: ValidateOptions): Result<LocaleOverrides> {
  return isLocaleOverrides(value) ? { ok: true, value } : problemsOf(value, collectLocaleOverrides, options);
}

/** Reads a valid LocaleOverrides from JSON text. Problems have a line and a column. */
export function parseLocaleOverrides(text: string | Uint8Array, options?: ParseOptions): Result<LocaleOverrides> {
  return readJson(text, validateLocaleOverrides, options);
}

/** Checks whether a value is a valid Manager. */
export function isManager(value: unknown): value is Manager {
  try {
    return checkManager(value);
  } catch {
    return false;
  }
}

/** The value as a valid Manager, or every problem that keeps it from being one. */
export function validateManager(value: unknown, options?: ValidateOptions): Result<Manager> {
  return isManager(value) ? { ok: true, value } : problemsOf(value, collectManager, options);
}

/** Reads a valid Manager from JSON text. Problems have a line and a column. */
export function parseManager(text: string | Uint8Array, options?: ParseOptions): Result<Manager> {
  return readJson(text, validateManager, options);
}

/** Checks whether a value is a valid ManagerRequest. */
export function isManagerRequest(value: unknown): value is ManagerRequest {
  try {
    return checkManagerRequest(value);
  } catch {
    return false;
  }
}

/** The value as a valid ManagerRequest, or every problem that keeps it from being one. */
export function validateManagerRequest(value: unknown, options?: ValidateOptions): Result<ManagerRequest> {
  return isManagerRequest(value) ? { ok: true, value } : problemsOf(value, collectManagerRequest, options);
}

/** Reads a valid ManagerRequest from JSON text. Problems have a line and a column. */
export function parseManagerRequest(text: string | Uint8Array, options?: ParseOptions): Result<ManagerRequest> {
  return readJson(text, validateManagerRequest, options);
}

/** Checks whether a value is a valid Name. */
export function isName(value: unknown): value is Name {
  try {
    return checkName(value);
  } catch {
    return false;
  }
}

/** The value as a valid Name, or every problem that keeps it from being one. */
export function validateName(value: unknown, options?: ValidateOptions): Result<Name> {
  return isName(value) ? { ok: true, value } : problemsOf(value, collectName, options);
}

/** Reads a valid Name from JSON text. Problems have a line and a column. */
export function parseName(text: string | Uint8Array, options?: ParseOptions): Result<Name> {
  return readJson(text, validateName, options);
}

/** Checks whether a value is a valid NameRequest. */
export function isNameRequest(value: unknown): value is NameRequest {
  try {
    return checkNameRequest(value);
  } catch {
    return false;
  }
}

/** The value as a valid NameRequest, or every problem that keeps it from being one. */
export function validateNameRequest(value: unknown, options?: ValidateOptions): Result<NameRequest> {
  return isNameRequest(value) ? { ok: true, value } : problemsOf(value, collectNameRequest, options);
}

/** Reads a valid NameRequest from JSON text. Problems have a line and a column. */
export function parseNameRequest(text: string | Uint8Array, options?: ParseOptions): Result<NameRequest> {
  return readJson(text, validateNameRequest, options);
}

/** Checks whether a value is a valid PatchOperation. */
export function isPatchOperation(value: unknown): value is PatchOperation {
  try {
    return checkPatchOperation(value);
  } catch {
    return false;
  }
}

function checkPatchOperation(value: unknown): boolean {
  if (!hasObjectType(value) || !hasOptionalString(value["path"])) return false;
  const op = value["op"];
  return op === undefined || op === "add" || op === "replace" || op === "remove";
}

/** The value as a valid PatchOperation, or every problem that keeps it from being one. */
export function validatePatchOperation(value: unknown, options?: ValidateOptions): Result<PatchOperation> {
  return isPatchOperation(value) ? { ok: true, value } : problemsOf(value, collectPatchOperation, options);
}

function collectPatchOperation(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/PatchOperation");
  if (expectObject(value, problems)) {
    const op = value["op"];
    if (op !== undefined) expectStringOf(op, problems, ["add", "replace", "remove"], "op");
    allowString(value["path"], problems, "path");
  }
  leave(problems);
}

/** Reads a valid PatchOperation from JSON text. Problems have a line and a column. */
export function parsePatchOperation(text: string | Uint8Array, options?: ParseOptions): Result<PatchOperation> {
  return readJson(text, validatePatchOperation, options);
}

/** Checks whether a value is a valid PatchRequest. */
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
  return resultOfList(value, isPatchRequest, ["Operations"], collectPatchRequest, options);
}

function collectPatchRequest(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/PatchRequest");
  if (expectObject(value, problems)) {
    const schemas = value["schemas"];
    if (schemas !== undefined && expectArray(schemas, problems, "schemas")) {
      enter(problems, "schemas");
      for (const item of schemas) {
        if (item !== "urn:ietf:params:scim:api:messages:2.0:PatchOp") {
          visitItems(schemas, problems, (item) => {
            if (expectString(item, problems) && item !== "urn:ietf:params:scim:api:messages:2.0:PatchOp")
              addConst(item, problems, "urn:ietf:params:scim:api:messages:2.0:PatchOp");
          });
          break;
        }
      }
      leave(problems);
    }
    const operations = value["Operations"];
    if (operations !== undefined && expectArray(operations, problems, "Operations")) {
      enter(problems, "Operations");
      visitItems(operations, problems, collectPatchOperation, checkPatchOperation);
      leave(problems);
    }
  }
  leave(problems);
}

/** Reads a valid PatchRequest from JSON text. Problems have a line and a column. */
export function parsePatchRequest(text: string | Uint8Array, options?: ParseOptions): Result<PatchRequest> {
  return readJson(text, validatePatchRequest, options);
}

/** Checks whether a value is a valid PhoneNumber. */
export function isPhoneNumber(value: unknown): value is PhoneNumber {
  try {
    return checkPhoneNumber(value);
  } catch {
    return false;
  }
}

/** The value as a valid PhoneNumber, or every problem that keeps it from being one. */
export function validatePhoneNumber(value: unknown, options?: ValidateOptions): Result<PhoneNumber> {
  return isPhoneNumber(value) ? { ok: true, value } : problemsOf(value, collectPhoneNumber, options);
}

/** Reads a valid PhoneNumber from JSON text. Problems have a line and a column. */
export function parsePhoneNumber(text: string | Uint8Array, options?: ParseOptions): Result<PhoneNumber> {
  return readJson(text, validatePhoneNumber, options);
}

/** Checks whether a value is a valid PhoneNumberType. */
export function isPhoneNumberType(value: unknown): value is PhoneNumberType {
  try {
    return checkPhoneNumberType(value);
  } catch {
    return false;
  }
}

/** The value as a valid PhoneNumberType, or every problem that keeps it from being one. */
export function validatePhoneNumberType(value: unknown, options?: ValidateOptions): Result<PhoneNumberType> {
  return isPhoneNumberType(value) ? { ok: true, value } : problemsOf(value, collectPhoneNumberType, options);
}

/** Reads a valid PhoneNumberType from JSON text. Problems have a line and a column. */
export function parsePhoneNumberType(text: string | Uint8Array, options?: ParseOptions): Result<PhoneNumberType> {
  return readJson(text, validatePhoneNumberType, options);
}

/** Checks whether a value is a valid ReplaceUserParameters. */
export function isReplaceUserParameters(value: unknown): value is ReplaceUserParameters {
  try {
    return checkReplaceUserParameters(value);
  } catch {
    return false;
  }
}

function checkReplaceUserParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const path = value["path"];
  if (!hasObjectType(path)) return false;
  const id = path["id"];
  return typeof id === "string" && hasUuidFormat(id);
}

/** The value as a valid ReplaceUserParameters, or every problem that keeps it from being one. */
export function validateReplaceUserParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<ReplaceUserParameters> {
  return isReplaceUserParameters(value)
    ? { ok: true, value }
    : problemsOf(value, collectReplaceUserParameters, options);
}

function collectReplaceUserParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1profile~1identity~1v4.1~1Users~1{id}/put");
  if (expectObject(value, problems)) {
    const path = value["path"];
    if (path !== undefined) {
      enter(problems, "path", "");
      if (expectObject(path, problems)) {
        const id = path["id"];
        if (id !== undefined) {
          enter(problems, "id", "#/paths/~1profile~1identity~1v4.1~1Users~1{id}/parameters/0/schema");
          if (expectString(id, problems) && !hasUuidFormat(id)) addFormat(id, problems, "uuid");
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
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Checks whether a value is a valid ResourceType. */
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
  return resultOfList(value, isResourceType, ["attributes"], collectResourceType, options);
}

function collectResourceType(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/ResourceType");
  if (expectObject(value, problems)) {
    allowStrings(value, problems, ["id", "name", "description", "endpoint", "schema"]);
    const attributes = value["attributes"];
    if (attributes !== undefined && expectArray(attributes, problems, "attributes")) {
      enter(problems, "attributes");
      visitItems(attributes, problems, collectSchemaExtension, checkSchemaExtension);
      leave(problems);
    }
  }
  leave(problems);
}

function collectSchemaExtension(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/SchemaExtension");
  if (expectObject(value, problems)) {
    const schema = value["schema"];
    if (schema !== undefined && expectString(schema, problems, "schema") && !hasUriFormat(schema))
      addFormat(schema, problems, "uri", "schema");
    allowBoolean(value["required"], problems, "required");
  }
  leave(problems);
}

/** Reads a valid ResourceType from JSON text. Problems have a line and a column. */
export function parseResourceType(text: string | Uint8Array, options?: ParseOptions): Result<ResourceType> {
  return readJson(text, validateResourceType, options);
}

/** Checks whether a value is a valid ResourceTypeList. */
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
  return resultOfList(value, isResourceTypeList, ["Resources"], collectResourceTypeList, options);
}

function collectResourceTypeList(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/ResourceTypeList");
  if (expectObject(value, problems)) {
    allowInteger(value["totalResults"], problems, "totalResults");
    allowInteger(value["itemsPerPage"], problems, "itemsPerPage");
    const resources = value["Resources"];
    if (expectArray(resources, problems, "Resources")) {
      enter(problems, "Resources");
      visitItems(resources, problems, collectResourceType, checkResourceType);
      leave(problems);
    }
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid ResourceTypeList from JSON text. Problems have a line and a column. */
export function parseResourceTypeList(text: string | Uint8Array, options?: ParseOptions): Result<ResourceTypeList> {
  return readJson(text, validateResourceTypeList, options);
}

/** Checks whether a value is a valid ResourceTypes. */
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
  return isResourceTypes(value) ? { ok: true, value } : problemsOf(value, collectResourceTypes, options);
}

const resourceTypesAnyOfBranches: readonly JsonBranch[] = [
  { name: "array", check: checkResourceTypesAnyOf1, collect: collectResourceTypesAnyOf1, types: ["array"] },
  { name: "ResourceTypeList", check: checkResourceTypeList, collect: collectResourceTypeList, types: ["object"] },
];

function collectResourceTypes(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/ResourceTypes");
  matchBranches(value, problems, "anyOf", resourceTypesAnyOfBranches);
  leave(problems);
}

function collectResourceTypesAnyOf1(value: unknown, problems: JsonProblems): void {
  if (expectArray(value, problems)) visitItems(value, problems, collectResourceType, checkResourceType);
}

/** Reads a valid ResourceTypes from JSON text. Problems have a line and a column. */
export function parseResourceTypes(text: string | Uint8Array, options?: ParseOptions): Result<ResourceTypes> {
  return readJson(text, validateResourceTypes, options);
}

/** Checks whether a value is a valid SapUser. */
export function isSapUser(value: unknown): value is SapUser {
  try {
    return checkSapUser(value);
  } catch {
    return false;
  }
}

/** The value as a valid SapUser, or every problem that keeps it from being one. */
export function validateSapUser(value: unknown, options?: ValidateOptions): Result<SapUser> {
  return isSapUser(value) ? { ok: true, value } : problemsOf(value, collectSapUser, options);
}

/** Reads a valid SapUser from JSON text. Problems have a line and a column. */
export function parseSapUser(text: string | Uint8Array, options?: ParseOptions): Result<SapUser> {
  return readJson(text, validateSapUser, options);
}

/** Checks whether a value is a valid Schema. */
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
  return uniqueness === undefined || uniqueness === "none" || uniqueness === "server" || uniqueness === "global";
}

/** The value as a valid Schema, or every problem that keeps it from being one. */
export function validateSchema(value: unknown, options?: ValidateOptions): Result<Schema> {
  return resultWithinLimits(value, checkSchema, collectSchema, options);
}

function collectSchema(value: unknown, problems: JsonProblems, depth: number): void {
  if (exceedsLimits(problems, depth)) return;
  enter(problems, undefined, "#/components/schemas/Schema");
  if (expectObject(value, problems)) {
    const id = value["id"];
    if (id !== undefined && expectString(id, problems, "id") && !hasUriFormat(id)) addFormat(id, problems, "uri", "id");
    allowString(value["name"], problems, "name");
    allowString(value["type"], problems, "type");
    allowString(value["description"], problems, "description");
    const attributes = value["attributes"];
    if (attributes !== undefined && expectArray(attributes, problems, "attributes")) {
      enter(problems, "attributes");
      visitItems(
        attributes,
        problems,
        (value, problems) => collectSchemaAttribute(value, problems, depth + 1),
        (value) => checkSchemaAttribute(value, depth + 1),
        0,
        true,
      );
      leave(problems);
    }
  }
  leave(problems);
}

function collectSchemaAttribute(value: unknown, problems: JsonProblems, depth: number): void {
  if (exceedsLimits(problems, depth)) return;
  enter(problems, undefined, "#/components/schemas/SchemaAttribute");
  if (expectObject(value, problems)) {
    allowString(value["name"], problems, "name");
    const type_ = value["type"];
    if (type_ !== undefined) expectStringOf(type_, problems, schemaAttributeTypeValues, "type");
    allowBoolean(value["multiValued"], problems, "multiValued");
    allowString(value["description"], problems, "description");
    allowBoolean(value["required"], problems, "required");
    const subAttributes = value["subAttributes"];
    if (subAttributes !== undefined && expectArray(subAttributes, problems, "subAttributes")) {
      enter(problems, "subAttributes");
      visitItems(
        subAttributes,
        problems,
        (value, problems) => collectSchemaAttribute(value, problems, depth + 1),
        (value) => checkSchemaAttribute(value, depth + 1),
        0,
        true,
      );
      leave(problems);
    }
    allowBoolean(value["caseExact"], problems, "caseExact");
    allowString(value["mutability"], problems, "mutability");
    allowInteger(value["maxLength"], problems, "maxLength");
    allowString(value["returned"], problems, "returned");
    const uniqueness = value["uniqueness"];
    if (uniqueness !== undefined) expectStringOf(uniqueness, problems, ["none", "server", "global"], "uniqueness");
  }
  leave(problems);
}

/** Reads a valid Schema from JSON text. Problems have a line and a column. */
export function parseSchema(text: string | Uint8Array, options?: ParseOptions): Result<Schema> {
  return readJson(text, validateSchema, options);
}

/** Checks whether a value is a valid SchemaAttribute. */
export function isSchemaAttribute(value: unknown): value is SchemaAttribute {
  return withinLimits(checkSchemaAttribute, value);
}

/** The value as a valid SchemaAttribute, or every problem that keeps it from being one. */
export function validateSchemaAttribute(value: unknown, options?: ValidateOptions): Result<SchemaAttribute> {
  return resultOfDeepList(value, checkSchemaAttribute, collectSchemaAttribute, options);
}

/** Reads a valid SchemaAttribute from JSON text. Problems have a line and a column. */
export function parseSchemaAttribute(text: string | Uint8Array, options?: ParseOptions): Result<SchemaAttribute> {
  return readJson(text, validateSchemaAttribute, options);
}

/** Checks whether a value is a valid SchemaExtension. */
export function isSchemaExtension(value: unknown): value is SchemaExtension {
  try {
    return checkSchemaExtension(value);
  } catch {
    return false;
  }
}

/** The value as a valid SchemaExtension, or every problem that keeps it from being one. */
export function validateSchemaExtension(value: unknown, options?: ValidateOptions): Result<SchemaExtension> {
  return isSchemaExtension(value) ? { ok: true, value } : problemsOf(value, collectSchemaExtension, options);
}

/** Reads a valid SchemaExtension from JSON text. Problems have a line and a column. */
export function parseSchemaExtension(text: string | Uint8Array, options?: ParseOptions): Result<SchemaExtension> {
  return readJson(text, validateSchemaExtension, options);
}

/** Checks whether a value is a valid SchemaList. */
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

function collectSchemaList(value: unknown, problems: JsonProblems, depth: number): void {
  if (exceedsLimits(problems, depth)) return;
  enter(problems, undefined, "#/components/schemas/SchemaList");
  if (expectObject(value, problems)) {
    allowInteger(value["totalResults"], problems, "totalResults");
    allowInteger(value["itemsPerPage"], problems, "itemsPerPage");
    const resources = value["Resources"];
    if (resources !== undefined && expectArray(resources, problems, "Resources")) {
      enter(problems, "Resources");
      visitItems(
        resources,
        problems,
        (value, problems) => collectSchema(value, problems, depth + 1),
        (value) => checkSchema(value, depth + 1),
        0,
        true,
      );
      leave(problems);
    }
  }
  leave(problems);
}

/** Reads a valid SchemaList from JSON text. Problems have a line and a column. */
export function parseSchemaList(text: string | Uint8Array, options?: ParseOptions): Result<SchemaList> {
  return readJson(text, validateSchemaList, options);
}

/** Checks whether a value is a valid SchemaUrn. */
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
  return isSchemaUrn(value) ? { ok: true, value } : problemsOf(value, collectSchemaUrn, options);
}

function collectSchemaUrn(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/SchemaUrn");
  expectString(value, problems);
  leave(problems);
}

/** Reads a valid SchemaUrn from JSON text. Problems have a line and a column. */
export function parseSchemaUrn(text: string | Uint8Array, options?: ParseOptions): Result<SchemaUrn> {
  return readJson(text, validateSchemaUrn, options);
}

/** Checks whether a value is a valid SearchRequest. */
export function isSearchRequest(value: unknown): value is SearchRequest {
  try {
    return checkSearchRequest(value);
  } catch {
    return false;
  }
}

function checkSearchRequest(value: unknown): boolean {
  if (!hasObjectType(value) || !hasOptionalString(value["filter"])) return false;
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
  return isSearchRequest(value) ? { ok: true, value } : problemsOf(value, collectSearchRequest, options);
}

function collectSearchRequest(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/SearchRequest");
  if (expectObject(value, problems)) {
    const schemas = value["schemas"];
    if (schemas !== undefined && expectArray(schemas, problems, "schemas")) {
      enter(problems, "schemas");
      for (const item of schemas) {
        if (item !== "urn:ietf:params:scim:api:messages:service:2.0:SearchRequest") {
          visitItems(schemas, problems, (item) => {
            if (expectString(item, problems) && item !== "urn:ietf:params:scim:api:messages:service:2.0:SearchRequest")
              addConst(item, problems, "urn:ietf:params:scim:api:messages:service:2.0:SearchRequest");
          });
          break;
        }
      }
      leave(problems);
    }
    allowString(value["filter"], problems, "filter");
    const attributes = value["attributes"];
    if (attributes !== undefined && expectArray(attributes, problems, "attributes")) {
      enter(problems, "attributes");
      for (const item2 of attributes) {
        if (typeof item2 !== "string") {
          visitItems(attributes, problems, expectString);
          break;
        }
      }
      leave(problems);
    }
  }
  leave(problems);
}

/** Reads a valid SearchRequest from JSON text. Problems have a line and a column. */
export function parseSearchRequest(text: string | Uint8Array, options?: ParseOptions): Result<SearchRequest> {
  return readJson(text, validateSearchRequest, options);
}

/** Checks whether a value is a valid ServiceProviderConfiguration. */
export function isServiceProviderConfiguration(value: unknown): value is ServiceProviderConfiguration {
  try {
    return checkServiceProviderConfiguration(value);
  } catch {
    return false;
  }
}

function checkServiceProviderConfiguration(value: unknown): boolean {
  if (!hasObjectType(value) || !hasOptionalString(value["documentationUrl"])) return false;
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
  return isServiceProviderConfiguration(value)
    ? { ok: true, value }
    : problemsOf(value, collectServiceProviderConfiguration, options);
}

function collectServiceProviderConfiguration(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/ServiceProviderConfiguration");
  if (expectObject(value, problems)) {
    allowMember(value["bulk"], problems, "bulk", collectConfigurationSetting, checkConfigurationSetting);
    allowMember(
      value["changePassword"],
      problems,
      "changePassword",
      collectConfigurationSetting,
      checkConfigurationSetting,
    );
    allowMember(value["etag"], problems, "etag", collectConfigurationSetting, checkConfigurationSetting);
    allowMember(value["filter"], problems, "filter", collectConfigurationSetting, checkConfigurationSetting);
    allowMember(value["patch"], problems, "patch", collectConfigurationSetting, checkConfigurationSetting);
    allowMember(value["sort"], problems, "sort", collectConfigurationSetting, checkConfigurationSetting);
    allowString(value["documentationUrl"], problems, "documentationUrl");
  }
  leave(problems);
}

/** Reads a valid ServiceProviderConfiguration from JSON text. Problems have a line and a column. */
export function parseServiceProviderConfiguration(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<ServiceProviderConfiguration> {
  return readJson(text, validateServiceProviderConfiguration, options);
}

/** Checks whether a value is a valid User. */
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
  return unreadAt(options, secretsOfUser) ?? resultAtOnce(value, collectUser, options, secretsOfUser);
}

function secretsOfUser(): Secrets {
  return secrets([[secretsOfUserAttributes]]);
}

function collectUser(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/User");
  if (expectObject(value, problems)) {
    allowMember(value["userName"], problems, "userName", collectUserName, checkUserName);
    allowBoolean(value["active"], problems, "active");
    allowMember(value["name"], problems, "name", collectName, checkName);
    const emails = value["emails"];
    if (emails !== undefined && expectArray(emails, problems, "emails")) {
      enter(problems, "emails");
      visitItems(emails, problems, collectEmail, checkEmail);
      leave(problems);
    }
    const phoneNumbers = value["phoneNumbers"];
    if (phoneNumbers !== undefined && expectArray(phoneNumbers, problems, "phoneNumbers")) {
      enter(problems, "phoneNumbers");
      visitItems(phoneNumbers, problems, collectPhoneNumber, checkPhoneNumber);
      leave(problems);
    }
    const emergencyContacts = value["emergencyContacts"];
    if (emergencyContacts !== undefined && expectArray(emergencyContacts, problems, "emergencyContacts")) {
      enter(problems, "emergencyContacts");
      if (emergencyContacts.length > 1) addMaxItems(emergencyContacts, problems, 1);
      visitItems(emergencyContacts, problems, collectEmergencyContact, checkEmergencyContact);
      leave(problems);
    }
    allowMember(
      value["urn:ietf:params:scim:schemas:extension:enterprise:2.0:User"],
      problems,
      "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User",
      collectEnterpriseUser,
      checkEnterpriseUser,
    );
    collectUserAttributes(value, problems);
  }
  leave(problems);
}

/** Reads a valid User from JSON text. Problems have a line and a column. */
export function parseUser(text: string | Uint8Array, options?: ParseOptions): Result<User> {
  return readJson(text, validateUser, options);
}

/** Checks whether a value is a valid UserAttributes. */
export function isUserAttributes(value: unknown): value is UserAttributes {
  try {
    return checkUserAttributes(value);
  } catch {
    return false;
  }
}

/** The value as a valid UserAttributes, or every problem that keeps it from being one. */
export function validateUserAttributes(value: unknown, options?: ValidateOptions): Result<UserAttributes> {
  return (
    unreadAt(options, secretsOfUserAttributes) ??
    resultAtOnce(value, collectUserAttributes, options, secretsOfUserAttributes)
  );
}

/** Reads a valid UserAttributes from JSON text. Problems have a line and a column. */
export function parseUserAttributes(text: string | Uint8Array, options?: ParseOptions): Result<UserAttributes> {
  return readJson(text, validateUserAttributes, options);
}

/** Checks whether a value is a valid UserAttributesRequest. */
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
  return (
    unreadAt(options, secretsOfUserAttributes) ??
    resultAtOnce(value, collectUserAttributesRequest, options, secretsOfUserAttributes)
  );
}

/** Reads a valid UserAttributesRequest from JSON text. Problems have a line and a column. */
export function parseUserAttributesRequest(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<UserAttributesRequest> {
  return readJson(text, validateUserAttributesRequest, options);
}

/** Checks whether a value is a valid UserList. */
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
  return unreadAt(options, secretsOfUserList) ?? resultAtOnce(value, collectUserList, options, secretsOfUserList);
}

function secretsOfUserList(): Secrets {
  return secrets([["Resources", null, secretsOfUser]]);
}

function collectUserList(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/UserList");
  if (expectObject(value, problems)) {
    allowInteger(value["totalResults"], problems, "totalResults");
    allowInteger(value["itemsPerPage"], problems, "itemsPerPage");
    const resources = value["Resources"];
    if (resources !== undefined && expectArray(resources, problems, "Resources")) {
      enter(problems, "Resources");
      visitItems(resources, problems, collectUser, checkUser);
      leave(problems);
    }
  }
  leave(problems);
}

/** Reads a valid UserList from JSON text. Problems have a line and a column. */
export function parseUserList(text: string | Uint8Array, options?: ParseOptions): Result<UserList> {
  return readJson(text, validateUserList, options);
}

/** Checks whether a value is a valid UserMeta. */
export function isUserMeta(value: unknown): value is UserMeta {
  try {
    return checkUserMeta(value);
  } catch {
    return false;
  }
}

/** The value as a valid UserMeta, or every problem that keeps it from being one. */
export function validateUserMeta(value: unknown, options?: ValidateOptions): Result<UserMeta> {
  return isUserMeta(value) ? { ok: true, value } : problemsOf(value, collectUserMeta, options);
}

/** Reads a valid UserMeta from JSON text. Problems have a line and a column. */
export function parseUserMeta(text: string | Uint8Array, options?: ParseOptions): Result<UserMeta> {
  return readJson(text, validateUserMeta, options);
}

/** Checks whether a value is a valid UserName. */
export function isUserName(value: unknown): value is UserName {
  try {
    return checkUserName(value);
  } catch {
    return false;
  }
}

/** The value as a valid UserName, or every problem that keeps it from being one. */
export function validateUserName(value: unknown, options?: ValidateOptions): Result<UserName> {
  return isUserName(value) ? { ok: true, value } : problemsOf(value, collectUserName, options);
}

/** Reads a valid UserName from JSON text. Problems have a line and a column. */
export function parseUserName(text: string | Uint8Array, options?: ParseOptions): Result<UserName> {
  return readJson(text, validateUserName, options);
}
