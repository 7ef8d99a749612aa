// Generated from openapi.yaml and world.yaml. Edit the specs, then run `make generate`.

import type { Result } from "@specwright/runtime/base";
import { hasDateTimeFormat, hasInt32Format } from "@specwright/runtime/formats";
import {
  type JsonBranch,
  type JsonProblems,
  type ParseOptions,
  type Secrets,
  type ValidateOptions,
  addAdditionalProperties,
  addConst,
  addExclusiveMinimum,
  addFormat,
  addMaximum,
  addMinimum,
  addPattern,
  addRequired,
  allowBoolean,
  allowInteger,
  allowMember,
  allowString,
  enter,
  expectArray,
  expectBoolean,
  expectInteger,
  expectNumber,
  expectObject,
  expectString,
  expectStringOf,
  hasMembers,
  hasObjectType,
  hasOptionalString,
  hasOptionalStrings,
  leave,
  matchBranches,
  nameMisspelt,
  problemsOf,
  readJson,
  requireMember,
  resultAtOnce,
  resultOfList,
  safePart,
  secrets,
  unreadAt,
  visitItems,
  visitValue,
} from "@specwright/runtime/json";
import type {
  Address,
  Application,
  ApplicationConditions,
  ApplicationState,
  ApprovedDomain,
  AuthToken,
  Clock,
  ClockAdvance,
  ClockSetting,
  Company,
  CompanyConditions,
  CompanyState,
  Conditions,
  Connection,
  ConnectionRequest,
  ConsentAnswer,
  ConsentOutcome,
  DeleteRecordParameters,
  Delivery,
  Delivery2,
  Event,
  Event2,
  EventToPublish,
  Exceptions,
  Fault,
  FaultPlan,
  InvoiceDigest,
  JournalEntry,
  JournalMessage,
  LegacyToken,
  ListDeliveriesResponse200,
  ListFaultsResponse200,
  ListNotificationsResponse200,
  ListRecordsParameters,
  LocalizedCode,
  Membership,
  MessageTemplate,
  MintedToken,
  MovePurchaseRequestParameters,
  Notification,
  Notification2,
  OrderNumbers,
  Policy,
  Problem as ProblemModel,
  PurchaseRequest,
  PurchaseRequest2,
  PurchaseRequestException,
  PurchaseRequestMove,
  QueueStatus,
  ReadJournalResponse200,
  ReceiptFile,
  ReceiptImage,
  ReceiptLink,
  RecordKind,
  RefreshToken,
  RemoveFaultParameters,
  RequestToken,
  Reset,
  RestoreSnapshotParameters,
  Session,
  Snapshot,
  Subscription,
  Switches,
  TokenRequest,
  Topic,
  TravelOption,
  TravelOptionDetails,
  TravelProfile,
  User,
  UserConditions,
  UserGroup,
  UserState,
  Vendor,
  VendorBank,
  Verdict,
  VerdictProblemsItem,
  WorkflowStatus,
  World,
  World2,
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
  if (!hasObjectType(value) || typeof value["companyId"] !== "string" || typeof value["code"] !== "string")
    return false;
  if (typeof value["name"] !== "string") return false;
  const purpose = value["purpose"];
  if (purpose !== "shipTo" && purpose !== "billTo") return false;
  for (const name2 in value) {
    if (name2 === "companyId" || name2 === "purpose" || name2 === "code" || name2 === "name") continue;
    const member = value[name2];
    if (member === undefined || !Object.hasOwn(value, name2)) continue;
    return false;
  }
  return true;
}

/** The value as a valid Address, or every problem that keeps it from being one. */
export function validateAddress(value: unknown, options?: ValidateOptions): Result<Address> {
  return isAddress(value) ? { ok: true, value } : problemsOf(value, collectAddress, options);
}

const addressNames: readonly string[] = ["companyId", "purpose", "code", "name"];

function collectAddress(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/Address");
  if (expectObject(value, problems)) {
    expectString(value["companyId"], problems, "companyId");
    expectStringOf(value["purpose"], problems, ["shipTo", "billTo"], "purpose");
    expectString(value["code"], problems, "code");
    expectString(value["name"], problems, "name");
    for (const name2 in value) {
      if (problems.truncated) break;
      if (name2 === "companyId" || name2 === "purpose" || name2 === "code" || name2 === "name") continue;
      const member = value[name2];
      if (member === undefined || !Object.hasOwn(value, name2)) continue;
      addAdditionalProperties(member, problems, name2, addressNames);
    }
  }
  leave(problems);
}

/** Reads a valid Address from JSON text. Problems say in which line and column they are. */
export function parseAddress(text: string | Uint8Array, options?: ParseOptions): Result<Address> {
  return readJson(text, validateAddress, options);
}

/** Checks whether a value is a valid Application. */
export function isApplication(value: unknown): value is Application {
  try {
    return checkApplication(value);
  } catch {
    return false;
  }
}

function checkApplication(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["id"] !== "string" || typeof value["secret"] !== "string") return false;
  if (typeof value["consumerKey"] !== "string" || typeof value["consumerSecret"] !== "string") return false;
  if (typeof value["name"] !== "string") return false;
  if (!hasOptionalStrings(value["listenerUri"], value["connectUri"], value["vendorCode"], value["vendorType"]))
    return false;
  const kind = value["kind"];
  if (kind !== undefined && kind !== "partner" && kind !== "supplier" && kind !== "tmc") return false;
  const scopes = value["scopes"];
  if (scopes !== undefined) {
    if (!Array.isArray(scopes)) return false;
    for (let index = 0; index < scopes.length; index += 1) {
      if (typeof scopes[index] !== "string") return false;
    }
  }
  const redirectUris = value["redirectUris"];
  if (redirectUris !== undefined) {
    if (!Array.isArray(redirectUris)) return false;
    for (let index2 = 0; index2 < redirectUris.length; index2 += 1) {
      if (typeof redirectUris[index2] !== "string") return false;
    }
  }
  const conditions = value["conditions"];
  if (conditions !== undefined) {
    if (!Array.isArray(conditions)) return false;
    for (let index3 = 0; index3 < conditions.length; index3 += 1) {
      if (!checkApplicationState(conditions[index3])) return false;
    }
  }
  for (const name2 in value) {
    if (
      name2 === "id" ||
      name2 === "secret" ||
      name2 === "consumerKey" ||
      name2 === "consumerSecret" ||
      name2 === "name" ||
      name2 === "kind" ||
      name2 === "scopes" ||
      name2 === "redirectUris" ||
      name2 === "listenerUri" ||
      name2 === "connectUri" ||
      name2 === "vendorCode" ||
      name2 === "vendorType" ||
      name2 === "conditions"
    )
      continue;
    const member = value[name2];
    if (member === undefined || !Object.hasOwn(value, name2)) continue;
    return false;
  }
  return true;
}

function checkApplicationState(value: unknown): boolean {
  return value === "disabled" || value === "notReviewed";
}

/** The value as a valid Application, or every problem that keeps it from being one. */
export function validateApplication(value: unknown, options?: ValidateOptions): Result<Application> {
  return (
    unreadAt(options, secretsOfApplication) ??
    (isApplication(value) ? { ok: true, value } : problemsOf(value, collectApplication, options, secretsOfApplication))
  );
}

function secretsOfApplication(): Secrets {
  return secrets([["secret"], ["consumerSecret"]]);
}

const applicationNames: ReadonlySet<string> = /* @__PURE__ */ new Set([
  "id",
  "secret",
  "consumerKey",
  "consumerSecret",
  "name",
  "kind",
  "scopes",
  "redirectUris",
  "listenerUri",
  "connectUri",
  "vendorCode",
  "vendorType",
  "conditions",
]);

function collectApplication(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/Application");
  if (expectObject(value, problems)) {
    expectString(value["id"], problems, "id");
    expectString(value["secret"], problems, "secret");
    expectString(value["consumerKey"], problems, "consumerKey");
    expectString(value["consumerSecret"], problems, "consumerSecret");
    expectString(value["name"], problems, "name");
    const kind = value["kind"];
    if (kind !== undefined) expectStringOf(kind, problems, ["partner", "supplier", "tmc"], "kind");
    const scopes = value["scopes"];
    if (scopes !== undefined && expectArray(scopes, problems, "scopes")) {
      enter(problems, "scopes");
      for (const item of scopes) {
        if (typeof item !== "string") {
          visitItems(scopes, problems, expectString);
          break;
        }
      }
      leave(problems);
    }
    const redirectUris = value["redirectUris"];
    if (redirectUris !== undefined && expectArray(redirectUris, problems, "redirectUris")) {
      enter(problems, "redirectUris");
      for (const item2 of redirectUris) {
        if (typeof item2 !== "string") {
          visitItems(redirectUris, problems, expectString);
          break;
        }
      }
      leave(problems);
    }
    allowString(value["listenerUri"], problems, "listenerUri");
    allowString(value["connectUri"], problems, "connectUri");
    allowString(value["vendorCode"], problems, "vendorCode");
    allowString(value["vendorType"], problems, "vendorType");
    const conditions = value["conditions"];
    if (conditions !== undefined && expectArray(conditions, problems, "conditions")) {
      enter(problems, "conditions");
      visitItems(conditions, problems, collectApplicationState, checkApplicationState);
      leave(problems);
    }
    for (const name2 in value) {
      if (problems.truncated) break;
      if (applicationNames.has(name2)) continue;
      const member = value[name2];
      if (member === undefined || !Object.hasOwn(value, name2)) continue;
      addAdditionalProperties(member, problems, name2, applicationNames);
    }
  }
  leave(problems);
}

function collectApplicationState(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/ApplicationState");
  expectStringOf(value, problems, ["disabled", "notReviewed"]);
  leave(problems);
}

/** Reads a valid Application from JSON text. Problems say in which line and column they are. */
export function parseApplication(text: string | Uint8Array, options?: ParseOptions): Result<Application> {
  return readJson(text, validateApplication, options);
}

/** Checks whether a value is a valid ApplicationConditions. */
export function isApplicationConditions(value: unknown): value is ApplicationConditions {
  try {
    return checkApplicationConditions(value);
  } catch {
    return false;
  }
}

function checkApplicationConditions(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  if (value["kind"] !== "applications") return false;
  if (typeof value["id"] !== "string") return false;
  const conditions = value["conditions"];
  if (!Array.isArray(conditions)) return false;
  for (let index = 0; index < conditions.length; index += 1) {
    if (!checkApplicationState(conditions[index])) return false;
  }
  return true;
}

/** The value as a valid ApplicationConditions, or every problem that keeps it from being one. */
export function validateApplicationConditions(
  value: unknown,
  options?: ValidateOptions,
): Result<ApplicationConditions> {
  return isApplicationConditions(value)
    ? { ok: true, value }
    : problemsOf(value, collectApplicationConditions, options);
}

function collectApplicationConditions(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/ApplicationConditions");
  if (expectObject(value, problems)) {
    const kind = value["kind"];
    if (expectString(kind, problems, "kind") && kind !== "applications")
      addConst(kind, problems, "applications", "kind");
    expectString(value["id"], problems, "id");
    const conditions = value["conditions"];
    if (expectArray(conditions, problems, "conditions")) {
      enter(problems, "conditions");
      visitItems(conditions, problems, collectApplicationState, checkApplicationState);
      leave(problems);
    }
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid ApplicationConditions from JSON text. Problems say in which line and column they are. */
export function parseApplicationConditions(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<ApplicationConditions> {
  return readJson(text, validateApplicationConditions, options);
}

/** Checks whether a value is a valid ApplicationState. */
export function isApplicationState(value: unknown): value is ApplicationState {
  try {
    return checkApplicationState(value);
  } catch {
    return false;
  }
}

/** The value as a valid ApplicationState, or every problem that keeps it from being one. */
export function validateApplicationState(value: unknown, options?: ValidateOptions): Result<ApplicationState> {
  return isApplicationState(value) ? { ok: true, value } : problemsOf(value, collectApplicationState, options);
}

/** Reads a valid ApplicationState from JSON text. Problems say in which line and column they are. */
export function parseApplicationState(text: string | Uint8Array, options?: ParseOptions): Result<ApplicationState> {
  return readJson(text, validateApplicationState, options);
}

/** Checks whether a value is a valid ApprovedDomain. */
export function isApprovedDomain(value: unknown): value is ApprovedDomain {
  try {
    return checkApprovedDomain(value);
  } catch {
    return false;
  }
}

function checkApprovedDomain(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["domain"] !== "string") return false;
  for (const name in value) {
    if (name === "domain") continue;
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    return false;
  }
  return true;
}

/** The value as a valid ApprovedDomain, or every problem that keeps it from being one. */
export function validateApprovedDomain(value: unknown, options?: ValidateOptions): Result<ApprovedDomain> {
  return isApprovedDomain(value) ? { ok: true, value } : problemsOf(value, collectApprovedDomain, options);
}

const approvedDomainNames: readonly string[] = ["domain"];

function collectApprovedDomain(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/ApprovedDomain");
  if (expectObject(value, problems)) {
    expectString(value["domain"], problems, "domain");
    for (const name in value) {
      if (problems.truncated) break;
      if (name === "domain") continue;
      const member = value[name];
      if (member === undefined || !Object.hasOwn(value, name)) continue;
      addAdditionalProperties(member, problems, name, approvedDomainNames);
    }
  }
  leave(problems);
}

/** Reads a valid ApprovedDomain from JSON text. Problems say in which line and column they are. */
export function parseApprovedDomain(text: string | Uint8Array, options?: ParseOptions): Result<ApprovedDomain> {
  return readJson(text, validateApprovedDomain, options);
}

/** Checks whether a value is a valid AuthToken. */
export function isAuthToken(value: unknown): value is AuthToken {
  try {
    return checkAuthToken(value);
  } catch {
    return false;
  }
}

function checkAuthToken(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["token"] !== "string" || typeof value["companyId"] !== "string")
    return false;
  const createdAt = value["createdAt"];
  if (createdAt !== undefined && (typeof createdAt !== "string" || !hasDateTimeFormat(createdAt))) return false;
  const expiresAt = value["expiresAt"];
  if (typeof expiresAt !== "string" || !hasDateTimeFormat(expiresAt)) return false;
  for (const name in value) {
    if (name === "token" || name === "companyId" || name === "createdAt" || name === "expiresAt") continue;
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    return false;
  }
  return true;
}

/** The value as a valid AuthToken, or every problem that keeps it from being one. */
export function validateAuthToken(value: unknown, options?: ValidateOptions): Result<AuthToken> {
  return (
    unreadAt(options, secretsOfAuthToken) ??
    (isAuthToken(value) ? { ok: true, value } : problemsOf(value, collectAuthToken, options, secretsOfAuthToken))
  );
}

function secretsOfAuthToken(): Secrets {
  return secrets([["token"]]);
}

const authTokenNames: readonly string[] = ["token", "companyId", "createdAt", "expiresAt"];

function collectAuthToken(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/AuthToken");
  if (expectObject(value, problems)) {
    expectString(value["token"], problems, "token");
    expectString(value["companyId"], problems, "companyId");
    const createdAt = value["createdAt"];
    if (createdAt !== undefined && expectString(createdAt, problems, "createdAt") && !hasDateTimeFormat(createdAt))
      addFormat(createdAt, problems, "date-time", "createdAt");
    const expiresAt = value["expiresAt"];
    if (expectString(expiresAt, problems, "expiresAt") && !hasDateTimeFormat(expiresAt))
      addFormat(expiresAt, problems, "date-time", "expiresAt");
    for (const name in value) {
      if (problems.truncated) break;
      if (name === "token" || name === "companyId" || name === "createdAt" || name === "expiresAt") continue;
      const member = value[name];
      if (member === undefined || !Object.hasOwn(value, name)) continue;
      addAdditionalProperties(member, problems, name, authTokenNames);
    }
  }
  leave(problems);
}

/** Reads a valid AuthToken from JSON text. Problems say in which line and column they are. */
export function parseAuthToken(text: string | Uint8Array, options?: ParseOptions): Result<AuthToken> {
  return readJson(text, validateAuthToken, options);
}

/** Checks whether a value is a valid Clock. */
export function isClock(value: unknown): value is Clock {
  try {
    return checkClock(value);
  } catch {
    return false;
  }
}

function checkClock(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const now = value["now"];
  if (typeof now !== "string" || !hasDateTimeFormat(now)) return false;
  const mode = value["mode"];
  return mode === "real" || mode === "fixed";
}

/** The value as a valid Clock, or every problem that keeps it from being one. */
export function validateClock(value: unknown, options?: ValidateOptions): Result<Clock> {
  return isClock(value) ? { ok: true, value } : problemsOf(value, collectClock, options);
}

function collectClock(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Clock");
  if (expectObject(value, problems)) {
    const now = value["now"];
    if (expectString(now, problems, "now") && !hasDateTimeFormat(now)) addFormat(now, problems, "date-time", "now");
    expectStringOf(value["mode"], problems, ["real", "fixed"], "mode");
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid Clock from JSON text. Problems say in which line and column they are. */
export function parseClock(text: string | Uint8Array, options?: ParseOptions): Result<Clock> {
  return readJson(text, validateClock, options);
}

/** Checks whether a value is a valid ClockAdvance. */
export function isClockAdvance(value: unknown): value is ClockAdvance {
  try {
    return checkClockAdvance(value);
  } catch {
    return false;
  }
}

function checkClockAdvance(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const seconds = value["seconds"];
  return typeof seconds === "number" && Number.isFinite(seconds) && seconds >= 0 && seconds <= 3155760000;
}

/** The value as a valid ClockAdvance, or every problem that keeps it from being one. */
export function validateClockAdvance(value: unknown, options?: ValidateOptions): Result<ClockAdvance> {
  return isClockAdvance(value) ? { ok: true, value } : problemsOf(value, collectClockAdvance, options);
}

function collectClockAdvance(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/ClockAdvance");
  if (expectObject(value, problems)) {
    const seconds = value["seconds"];
    if (expectNumber(seconds, problems, "seconds")) {
      if (seconds < 0) addMinimum(seconds, problems, 0, "seconds");
      if (seconds > 3155760000) addMaximum(seconds, problems, 3155760000, "seconds");
    }
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid ClockAdvance from JSON text. Problems say in which line and column they are. */
export function parseClockAdvance(text: string | Uint8Array, options?: ParseOptions): Result<ClockAdvance> {
  return readJson(text, validateClockAdvance, options);
}

/** Checks whether a value is a valid ClockSetting. */
export function isClockSetting(value: unknown): value is ClockSetting {
  try {
    return checkClockSetting(value);
  } catch {
    return false;
  }
}

function checkClockSetting(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const now = value["now"];
  return typeof now === "string" && hasDateTimeFormat(now);
}

/** The value as a valid ClockSetting, or every problem that keeps it from being one. */
export function validateClockSetting(value: unknown, options?: ValidateOptions): Result<ClockSetting> {
  return isClockSetting(value) ? { ok: true, value } : problemsOf(value, collectClockSetting, options);
}

function collectClockSetting(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/ClockSetting");
  if (expectObject(value, problems)) {
    const now = value["now"];
    if (expectString(now, problems, "now") && !hasDateTimeFormat(now)) addFormat(now, problems, "date-time", "now");
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid ClockSetting from JSON text. Problems say in which line and column they are. */
export function parseClockSetting(text: string | Uint8Array, options?: ParseOptions): Result<ClockSetting> {
  return readJson(text, validateClockSetting, options);
}

/** Checks whether a value is a valid Company. */
export function isCompany(value: unknown): value is Company {
  try {
    return checkCompany(value);
  } catch {
    return false;
  }
}

function checkCompany(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["id"] !== "string" || typeof value["name"] !== "string") return false;
  const edition = value["edition"];
  if (edition !== undefined && edition !== "professional" && edition !== "premium" && edition !== "standard")
    return false;
  const conditions = value["conditions"];
  if (conditions !== undefined) {
    if (!Array.isArray(conditions)) return false;
    for (let index = 0; index < conditions.length; index += 1) {
      if (!checkCompanyState(conditions[index])) return false;
    }
  }
  for (const name2 in value) {
    if (name2 === "id" || name2 === "name" || name2 === "edition" || name2 === "conditions") continue;
    const member = value[name2];
    if (member === undefined || !Object.hasOwn(value, name2)) continue;
    return false;
  }
  return true;
}

const companyStateValues: readonly unknown[] = [
  "disabled",
  "deactivated",
  "logonDenied",
  "logonBarred",
  "locked",
  "elsewhere",
  "ipRestricted",
  "principalDisabled",
  "maintenance",
  "withoutInvoicing",
  "withoutSponsoring",
  "withoutCostCenters",
  "withoutDivisions",
  "inChina",
];

function checkCompanyState(value: unknown): boolean {
  return companyStateValues.includes(value);
}

/** The value as a valid Company, or every problem that keeps it from being one. */
export function validateCompany(value: unknown, options?: ValidateOptions): Result<Company> {
  return isCompany(value) ? { ok: true, value } : problemsOf(value, collectCompany, options);
}

const companyNames: readonly string[] = ["id", "name", "edition", "conditions"];

function collectCompany(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/Company");
  if (expectObject(value, problems)) {
    expectString(value["id"], problems, "id");
    expectString(value["name"], problems, "name");
    const edition = value["edition"];
    if (edition !== undefined) expectStringOf(edition, problems, ["professional", "premium", "standard"], "edition");
    const conditions = value["conditions"];
    if (conditions !== undefined && expectArray(conditions, problems, "conditions")) {
      enter(problems, "conditions");
      visitItems(conditions, problems, collectCompanyState, checkCompanyState);
      leave(problems);
    }
    for (const name2 in value) {
      if (problems.truncated) break;
      if (name2 === "id" || name2 === "name" || name2 === "edition" || name2 === "conditions") continue;
      const member = value[name2];
      if (member === undefined || !Object.hasOwn(value, name2)) continue;
      addAdditionalProperties(member, problems, name2, companyNames);
    }
  }
  leave(problems);
}

function collectCompanyState(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/CompanyState");
  expectStringOf(value, problems, companyStateValues);
  leave(problems);
}

/** Reads a valid Company from JSON text. Problems say in which line and column they are. */
export function parseCompany(text: string | Uint8Array, options?: ParseOptions): Result<Company> {
  return readJson(text, validateCompany, options);
}

/** Checks whether a value is a valid CompanyConditions. */
export function isCompanyConditions(value: unknown): value is CompanyConditions {
  try {
    return checkCompanyConditions(value);
  } catch {
    return false;
  }
}

function checkCompanyConditions(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  if (value["kind"] !== "companies") return false;
  if (typeof value["id"] !== "string") return false;
  const conditions = value["conditions"];
  if (!Array.isArray(conditions)) return false;
  for (let index = 0; index < conditions.length; index += 1) {
    if (!checkCompanyState(conditions[index])) return false;
  }
  return true;
}

/** The value as a valid CompanyConditions, or every problem that keeps it from being one. */
export function validateCompanyConditions(value: unknown, options?: ValidateOptions): Result<CompanyConditions> {
  return isCompanyConditions(value) ? { ok: true, value } : problemsOf(value, collectCompanyConditions, options);
}

function collectCompanyConditions(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/CompanyConditions");
  if (expectObject(value, problems)) {
    const kind = value["kind"];
    if (expectString(kind, problems, "kind") && kind !== "companies") addConst(kind, problems, "companies", "kind");
    expectString(value["id"], problems, "id");
    const conditions = value["conditions"];
    if (expectArray(conditions, problems, "conditions")) {
      enter(problems, "conditions");
      visitItems(conditions, problems, collectCompanyState, checkCompanyState);
      leave(problems);
    }
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid CompanyConditions from JSON text. Problems say in which line and column they are. */
export function parseCompanyConditions(text: string | Uint8Array, options?: ParseOptions): Result<CompanyConditions> {
  return readJson(text, validateCompanyConditions, options);
}

/** Checks whether a value is a valid CompanyState. */
export function isCompanyState(value: unknown): value is CompanyState {
  try {
    return checkCompanyState(value);
  } catch {
    return false;
  }
}

/** The value as a valid CompanyState, or every problem that keeps it from being one. */
export function validateCompanyState(value: unknown, options?: ValidateOptions): Result<CompanyState> {
  return isCompanyState(value) ? { ok: true, value } : problemsOf(value, collectCompanyState, options);
}

/** Reads a valid CompanyState from JSON text. Problems say in which line and column they are. */
export function parseCompanyState(text: string | Uint8Array, options?: ParseOptions): Result<CompanyState> {
  return readJson(text, validateCompanyState, options);
}

/** Checks whether a value is a valid Conditions. */
export function isConditions(value: unknown): value is Conditions {
  try {
    return checkConditions(value);
  } catch {
    return false;
  }
}

function checkConditions(value: unknown): boolean {
  const kind = hasMembers(value) ? value["kind"] : undefined;
  switch (kind) {
    case "companies":
      return checkCompanyConditions(value);
    case "applications":
      return checkApplicationConditions(value);
    case "users":
      return checkUserConditions(value);
    default:
      return false;
  }
}

function checkUserConditions(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  if (value["kind"] !== "users") return false;
  if (typeof value["id"] !== "string") return false;
  const conditions = value["conditions"];
  if (!Array.isArray(conditions)) return false;
  for (let index = 0; index < conditions.length; index += 1) {
    if (!checkUserState(conditions[index])) return false;
  }
  return true;
}

const userStateValues: readonly unknown[] = [
  "disabled",
  "deactivated",
  "logonDenied",
  "logonBarred",
  "locked",
  "elsewhere",
  "ipRestricted",
  "principalDisabled",
  "maintenance",
];

function checkUserState(value: unknown): boolean {
  return userStateValues.includes(value);
}

/** The value as a valid Conditions, or every problem that keeps it from being one. */
export function validateConditions(value: unknown, options?: ValidateOptions): Result<Conditions> {
  return isConditions(value) ? { ok: true, value } : problemsOf(value, collectConditions, options);
}

const conditionsOneOfBranches: readonly JsonBranch[] = [
  {
    name: "CompanyConditions",
    check: checkCompanyConditions,
    collect: collectCompanyConditions,
    allTypes: ["object"],
    required: ["kind"],
    tags: [["kind", ["companies"]]],
  },
  {
    name: "ApplicationConditions",
    check: checkApplicationConditions,
    collect: collectApplicationConditions,
    required: ["kind"],
    tags: [["kind", ["applications"]]],
  },
  {
    name: "UserConditions",
    check: checkUserConditions,
    collect: collectUserConditions,
    required: ["kind"],
    tags: [["kind", ["users"]]],
  },
];

function collectConditions(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Conditions");
  matchBranches(value, problems, "oneOf", conditionsOneOfBranches);
  leave(problems);
}

function collectUserConditions(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/UserConditions");
  if (expectObject(value, problems)) {
    const kind = value["kind"];
    if (expectString(kind, problems, "kind") && kind !== "users") addConst(kind, problems, "users", "kind");
    expectString(value["id"], problems, "id");
    const conditions = value["conditions"];
    if (expectArray(conditions, problems, "conditions")) {
      enter(problems, "conditions");
      visitItems(conditions, problems, collectUserState, checkUserState);
      leave(problems);
    }
    nameMisspelt(value, problems);
  }
  leave(problems);
}

function collectUserState(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/UserState");
  expectStringOf(value, problems, userStateValues);
  leave(problems);
}

/** Reads a valid Conditions from JSON text. Problems say in which line and column they are. */
export function parseConditions(text: string | Uint8Array, options?: ParseOptions): Result<Conditions> {
  return readJson(text, validateConditions, options);
}

/** Checks whether a value is a valid Connection. */
export function isConnection(value: unknown): value is Connection {
  try {
    return checkConnection(value);
  } catch {
    return false;
  }
}

function checkConnection(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["companyId"] !== "string") return false;
  if (typeof value["applicationId"] !== "string") return false;
  const allowsEvents = value["allowsEvents"];
  if (allowsEvents !== undefined && typeof allowsEvents !== "boolean") return false;
  const connectedAt = value["connectedAt"];
  if (connectedAt !== undefined && (typeof connectedAt !== "string" || !hasDateTimeFormat(connectedAt))) return false;
  for (const name in value) {
    if (name === "companyId" || name === "applicationId" || name === "allowsEvents" || name === "connectedAt") continue;
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    return false;
  }
  return true;
}

/** The value as a valid Connection, or every problem that keeps it from being one. */
export function validateConnection(value: unknown, options?: ValidateOptions): Result<Connection> {
  return isConnection(value) ? { ok: true, value } : problemsOf(value, collectConnection, options);
}

const connectionNames: readonly string[] = ["companyId", "applicationId", "allowsEvents", "connectedAt"];

function collectConnection(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/Connection");
  if (expectObject(value, problems)) {
    expectString(value["companyId"], problems, "companyId");
    expectString(value["applicationId"], problems, "applicationId");
    allowBoolean(value["allowsEvents"], problems, "allowsEvents");
    const connectedAt = value["connectedAt"];
    if (connectedAt !== undefined) {
      if (expectString(connectedAt, problems, "connectedAt") && !hasDateTimeFormat(connectedAt))
        addFormat(connectedAt, problems, "date-time", "connectedAt");
    }
    for (const name in value) {
      if (problems.truncated) break;
      if (name === "companyId" || name === "applicationId" || name === "allowsEvents" || name === "connectedAt")
        continue;
      const member = value[name];
      if (member === undefined || !Object.hasOwn(value, name)) continue;
      addAdditionalProperties(member, problems, name, connectionNames);
    }
  }
  leave(problems);
}

/** Reads a valid Connection from JSON text. Problems say in which line and column they are. */
export function parseConnection(text: string | Uint8Array, options?: ParseOptions): Result<Connection> {
  return readJson(text, validateConnection, options);
}

/** Checks whether a value is a valid ConnectionRequest. */
export function isConnectionRequest(value: unknown): value is ConnectionRequest {
  try {
    return checkConnectionRequest(value);
  } catch {
    return false;
  }
}

function checkConnectionRequest(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["id"] !== "string" || typeof value["companyId"] !== "string") return false;
  if (typeof value["applicationId"] !== "string" || typeof value["userId"] !== "string") return false;
  if (typeof value["requestToken"] !== "string") return false;
  const createdAt = value["createdAt"];
  if (createdAt !== undefined && (typeof createdAt !== "string" || !hasDateTimeFormat(createdAt))) return false;
  if (!hasOptionalString(value["status"])) return false;
  for (const name in value) {
    if (
      name === "id" ||
      name === "companyId" ||
      name === "applicationId" ||
      name === "userId" ||
      name === "requestToken" ||
      name === "status" ||
      name === "createdAt"
    )
      continue;
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    return false;
  }
  return true;
}

/** The value as a valid ConnectionRequest, or every problem that keeps it from being one. */
export function validateConnectionRequest(value: unknown, options?: ValidateOptions): Result<ConnectionRequest> {
  return (
    unreadAt(options, secretsOfConnectionRequest) ??
    (isConnectionRequest(value)
      ? { ok: true, value }
      : problemsOf(value, collectConnectionRequest, options, secretsOfConnectionRequest))
  );
}

function secretsOfConnectionRequest(): Secrets {
  return secrets([["requestToken"]]);
}

const connectionRequestNames: readonly string[] = [
  "id",
  "companyId",
  "applicationId",
  "userId",
  "requestToken",
  "status",
  "createdAt",
];

function collectConnectionRequest(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/ConnectionRequest");
  if (expectObject(value, problems)) {
    expectString(value["id"], problems, "id");
    expectString(value["companyId"], problems, "companyId");
    expectString(value["applicationId"], problems, "applicationId");
    expectString(value["userId"], problems, "userId");
    expectString(value["requestToken"], problems, "requestToken");
    allowString(value["status"], problems, "status");
    const createdAt = value["createdAt"];
    if (createdAt !== undefined && expectString(createdAt, problems, "createdAt") && !hasDateTimeFormat(createdAt))
      addFormat(createdAt, problems, "date-time", "createdAt");
    for (const name in value) {
      if (problems.truncated) break;
      if (
        name === "id" ||
        name === "companyId" ||
        name === "applicationId" ||
        name === "userId" ||
        name === "requestToken" ||
        name === "status" ||
        name === "createdAt"
      )
        continue;
      const member = value[name];
      if (member === undefined || !Object.hasOwn(value, name)) continue;
      addAdditionalProperties(member, problems, name, connectionRequestNames);
    }
  }
  leave(problems);
}

/** Reads a valid ConnectionRequest from JSON text. Problems say in which line and column they are. */
export function parseConnectionRequest(text: string | Uint8Array, options?: ParseOptions): Result<ConnectionRequest> {
  return readJson(text, validateConnectionRequest, options);
}

/** Checks whether a value is a valid ConsentAnswer. */
export function isConsentAnswer(value: unknown): value is ConsentAnswer {
  try {
    return checkConsentAnswer(value);
  } catch {
    return false;
  }
}

function checkConsentAnswer(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["consumerKey"] !== "string" || typeof value["loginId"] !== "string")
    return false;
  if (!hasOptionalString(value["redirectUri"]) || !hasOptionalString(value["state"])) return false;
  const answer = value["answer"];
  if (answer !== "grant" && answer !== "deny") return false;
  const scopes = value["scopes"];
  if (scopes !== undefined) {
    if (!Array.isArray(scopes)) return false;
    for (let index = 0; index < scopes.length; index += 1) {
      if (typeof scopes[index] !== "string") return false;
    }
  }
  return true;
}

/** The value as a valid ConsentAnswer, or every problem that keeps it from being one. */
export function validateConsentAnswer(value: unknown, options?: ValidateOptions): Result<ConsentAnswer> {
  return isConsentAnswer(value) ? { ok: true, value } : problemsOf(value, collectConsentAnswer, options);
}

function collectConsentAnswer(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/ConsentAnswer");
  if (expectObject(value, problems)) {
    expectString(value["consumerKey"], problems, "consumerKey");
    expectString(value["loginId"], problems, "loginId");
    expectStringOf(value["answer"], problems, ["grant", "deny"], "answer");
    const scopes = value["scopes"];
    if (scopes !== undefined && expectArray(scopes, problems, "scopes")) {
      enter(problems, "scopes");
      for (const item of scopes) {
        if (typeof item !== "string") {
          visitItems(scopes, problems, expectString);
          break;
        }
      }
      leave(problems);
    }
    allowString(value["redirectUri"], problems, "redirectUri");
    allowString(value["state"], problems, "state");
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid ConsentAnswer from JSON text. Problems say in which line and column they are. */
export function parseConsentAnswer(text: string | Uint8Array, options?: ParseOptions): Result<ConsentAnswer> {
  return readJson(text, validateConsentAnswer, options);
}

/** Checks whether a value is a valid ConsentOutcome. */
export function isConsentOutcome(value: unknown): value is ConsentOutcome {
  try {
    return checkConsentOutcome(value);
  } catch {
    return false;
  }
}

function checkConsentOutcome(value: unknown): boolean {
  return hasObjectType(value) && typeof value["location"] === "string";
}

/** The value as a valid ConsentOutcome, or every problem that keeps it from being one. */
export function validateConsentOutcome(value: unknown, options?: ValidateOptions): Result<ConsentOutcome> {
  return isConsentOutcome(value) ? { ok: true, value } : problemsOf(value, collectConsentOutcome, options);
}

function collectConsentOutcome(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/ConsentOutcome");
  if (expectObject(value, problems)) {
    expectString(value["location"], problems, "location");
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid ConsentOutcome from JSON text. Problems say in which line and column they are. */
export function parseConsentOutcome(text: string | Uint8Array, options?: ParseOptions): Result<ConsentOutcome> {
  return readJson(text, validateConsentOutcome, options);
}

/** Checks whether a value is a valid DeleteRecordParameters. */
export function isDeleteRecordParameters(value: unknown): value is DeleteRecordParameters {
  try {
    return checkDeleteRecordParameters(value);
  } catch {
    return false;
  }
}

function checkDeleteRecordParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const path = value["path"];
  if (!hasObjectType(path)) return false;
  if (typeof path["id"] !== "string") return false;
  return checkRecordKind(path["kind"]);
}

const recordKindValues: ReadonlySet<unknown> = /* @__PURE__ */ new Set([
  "companies",
  "applications",
  "topics",
  "approvedDomains",
  "messageTemplates",
  "localizedCodes",
  "connections",
  "users",
  "userGroups",
  "policies",
  "sessions",
  "events",
  "notifications",
  "legacyTokens",
  "requestTokens",
  "connectionRequests",
  "authTokens",
  "refreshTokens",
  "vendors",
  "vendorBanks",
  "addresses",
  "purchaseRequests",
  "invoiceDigests",
  "receiptImages",
  "receiptFiles",
  "receiptLinks",
  "travelProfiles",
  "memberships",
  "travelOptions",
  "subscriptions",
  "deliveries",
]);

function checkRecordKind(value: unknown): boolean {
  return recordKindValues.has(value);
}

/** The value as a valid DeleteRecordParameters, or every problem that keeps it from being one. */
export function validateDeleteRecordParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<DeleteRecordParameters> {
  return isDeleteRecordParameters(value)
    ? { ok: true, value }
    : problemsOf(value, collectDeleteRecordParameters, options);
}

function collectDeleteRecordParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1sandbox-control~1v1~1records~1{kind}~1{id}/delete");
  if (expectObject(value, problems)) {
    const path = value["path"];
    if (path !== undefined) {
      enter(problems, "path", "");
      if (expectObject(path, problems)) {
        const kind = path["kind"];
        if (kind !== undefined)
          visitValue(kind, problems, "kind", "/parameters/0/schema", collectRecordKind, checkRecordKind);
        else addRequired(path, problems, "kind");
        const id = path["id"];
        if (id !== undefined) {
          enter(problems, "id", "/parameters/1/schema");
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

function collectRecordKind(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/RecordKind");
  expectStringOf(value, problems, [...recordKindValues]);
  leave(problems);
}

/** Checks whether a value is a valid Delivery. */
export function isDelivery(value: unknown): value is Delivery {
  try {
    return checkDelivery(value);
  } catch {
    return false;
  }
}

function checkDelivery(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["id"] !== "string" || typeof value["applicationId"] !== "string")
    return false;
  if (typeof value["subscriptionId"] !== "string" || typeof value["eventId"] !== "string") return false;
  if (typeof value["endpoint"] !== "string") return false;
  const body = value["body"];
  if (body !== undefined && !hasObjectType(body)) return false;
  const attempt = value["attempt"];
  if (typeof attempt !== "number" || !Number.isInteger(attempt) || !hasInt32Format(attempt)) return false;
  const dueAt = value["dueAt"];
  if (typeof dueAt !== "string" || !hasDateTimeFormat(dueAt)) return false;
  const status = value["status"];
  if (status !== undefined) {
    if (typeof status !== "number" || !Number.isInteger(status) || !hasInt32Format(status)) return false;
  }
  const attemptedAt = value["attemptedAt"];
  if (attemptedAt !== undefined && (typeof attemptedAt !== "string" || !hasDateTimeFormat(attemptedAt))) return false;
  for (const name in value) {
    if (
      name === "id" ||
      name === "applicationId" ||
      name === "subscriptionId" ||
      name === "eventId" ||
      name === "endpoint" ||
      name === "body" ||
      name === "attempt" ||
      name === "dueAt" ||
      name === "status" ||
      name === "attemptedAt"
    )
      continue;
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    return false;
  }
  return true;
}

/** The value as a valid Delivery, or every problem that keeps it from being one. */
export function validateDelivery(value: unknown, options?: ValidateOptions): Result<Delivery> {
  return resultAtOnce(value, collectDelivery, options);
}

const deliveryNames: ReadonlySet<string> = /* @__PURE__ */ new Set([
  "id",
  "applicationId",
  "subscriptionId",
  "eventId",
  "endpoint",
  "body",
  "attempt",
  "dueAt",
  "status",
  "attemptedAt",
]);

function collectDelivery(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/Delivery");
  if (expectObject(value, problems)) {
    expectString(value["id"], problems, "id");
    expectString(value["applicationId"], problems, "applicationId");
    expectString(value["subscriptionId"], problems, "subscriptionId");
    expectString(value["eventId"], problems, "eventId");
    expectString(value["endpoint"], problems, "endpoint");
    const body = value["body"];
    if (body !== undefined) expectObject(body, problems, "body");
    const attempt = value["attempt"];
    if (expectInteger(attempt, problems, "attempt") && !hasInt32Format(attempt))
      addFormat(attempt, problems, "int32", "attempt");
    const dueAt = value["dueAt"];
    if (expectString(dueAt, problems, "dueAt") && !hasDateTimeFormat(dueAt))
      addFormat(dueAt, problems, "date-time", "dueAt");
    const status = value["status"];
    if (status !== undefined && expectInteger(status, problems, "status") && !hasInt32Format(status))
      addFormat(status, problems, "int32", "status");
    const attemptedAt = value["attemptedAt"];
    if (attemptedAt !== undefined) {
      if (expectString(attemptedAt, problems, "attemptedAt") && !hasDateTimeFormat(attemptedAt))
        addFormat(attemptedAt, problems, "date-time", "attemptedAt");
    }
    for (const name in value) {
      if (problems.truncated) break;
      if (deliveryNames.has(name)) continue;
      const member = value[name];
      if (member === undefined || !Object.hasOwn(value, name)) continue;
      addAdditionalProperties(member, problems, name, deliveryNames);
    }
  }
  leave(problems);
}

/** Reads a valid Delivery from JSON text. Problems say in which line and column they are. */
export function parseDelivery(text: string | Uint8Array, options?: ParseOptions): Result<Delivery> {
  return readJson(text, validateDelivery, options);
}

/** Checks whether a value is a valid Delivery2. */
export function isDelivery2(value: unknown): value is Delivery2 {
  try {
    return checkDelivery2(value);
  } catch {
    return false;
  }
}

function checkDelivery2(value: unknown): boolean {
  return checkDelivery(value);
}

/** The value as a valid Delivery2, or every problem that keeps it from being one. */
export function validateDelivery2(value: unknown, options?: ValidateOptions): Result<Delivery2> {
  return isDelivery2(value) ? { ok: true, value } : problemsOf(value, collectDelivery2, options);
}

function collectDelivery2(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Delivery");
  collectDelivery(value, problems);
  leave(problems);
}

/** Reads a valid Delivery2 from JSON text. Problems say in which line and column they are. */
export function parseDelivery2(text: string | Uint8Array, options?: ParseOptions): Result<Delivery2> {
  return readJson(text, validateDelivery2, options);
}

/** Checks whether a value is a valid Event. */
export function isEvent(value: unknown): value is Event {
  try {
    return checkEvent(value);
  } catch {
    return false;
  }
}

function checkEvent(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["id"] !== "string" || typeof value["companyId"] !== "string") return false;
  if (typeof value["topic"] !== "string" || typeof value["eventType"] !== "string") return false;
  const body = value["body"];
  if (body !== undefined && !hasObjectType(body)) return false;
  const occurredAt = value["occurredAt"];
  if (occurredAt !== undefined && (typeof occurredAt !== "string" || !hasDateTimeFormat(occurredAt))) return false;
  for (const name in value) {
    if (
      name === "id" ||
      name === "companyId" ||
      name === "topic" ||
      name === "eventType" ||
      name === "body" ||
      name === "occurredAt"
    )
      continue;
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    return false;
  }
  return true;
}

/** The value as a valid Event, or every problem that keeps it from being one. */
export function validateEvent(value: unknown, options?: ValidateOptions): Result<Event> {
  return isEvent(value) ? { ok: true, value } : problemsOf(value, collectEvent, options);
}

const eventNames: readonly string[] = ["id", "companyId", "topic", "eventType", "body", "occurredAt"];

function collectEvent(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/Event");
  if (expectObject(value, problems)) {
    expectString(value["id"], problems, "id");
    expectString(value["companyId"], problems, "companyId");
    expectString(value["topic"], problems, "topic");
    expectString(value["eventType"], problems, "eventType");
    const body = value["body"];
    if (body !== undefined) expectObject(body, problems, "body");
    const occurredAt = value["occurredAt"];
    if (occurredAt !== undefined) {
      if (expectString(occurredAt, problems, "occurredAt") && !hasDateTimeFormat(occurredAt))
        addFormat(occurredAt, problems, "date-time", "occurredAt");
    }
    for (const name in value) {
      if (problems.truncated) break;
      if (
        name === "id" ||
        name === "companyId" ||
        name === "topic" ||
        name === "eventType" ||
        name === "body" ||
        name === "occurredAt"
      )
        continue;
      const member = value[name];
      if (member === undefined || !Object.hasOwn(value, name)) continue;
      addAdditionalProperties(member, problems, name, eventNames);
    }
  }
  leave(problems);
}

/** Reads a valid Event from JSON text. Problems say in which line and column they are. */
export function parseEvent(text: string | Uint8Array, options?: ParseOptions): Result<Event> {
  return readJson(text, validateEvent, options);
}

/** Checks whether a value is a valid Event2. */
export function isEvent2(value: unknown): value is Event2 {
  try {
    return checkEvent2(value);
  } catch {
    return false;
  }
}

function checkEvent2(value: unknown): boolean {
  return checkEvent(value);
}

/** The value as a valid Event2, or every problem that keeps it from being one. */
export function validateEvent2(value: unknown, options?: ValidateOptions): Result<Event2> {
  return isEvent2(value) ? { ok: true, value } : problemsOf(value, collectEvent2, options);
}

function collectEvent2(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Event");
  collectEvent(value, problems);
  leave(problems);
}

/** Reads a valid Event2 from JSON text. Problems say in which line and column they are. */
export function parseEvent2(text: string | Uint8Array, options?: ParseOptions): Result<Event2> {
  return readJson(text, validateEvent2, options);
}

/** Checks whether a value is a valid EventToPublish. */
export function isEventToPublish(value: unknown): value is EventToPublish {
  try {
    return checkEventToPublish(value);
  } catch {
    return false;
  }
}

function checkEventToPublish(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["companyId"] !== "string" || typeof value["topic"] !== "string")
    return false;
  if (typeof value["eventType"] !== "string") return false;
  const data = value["data"];
  return data === undefined || hasObjectType(data);
}

/** The value as a valid EventToPublish, or every problem that keeps it from being one. */
export function validateEventToPublish(value: unknown, options?: ValidateOptions): Result<EventToPublish> {
  return isEventToPublish(value) ? { ok: true, value } : problemsOf(value, collectEventToPublish, options);
}

function collectEventToPublish(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/EventToPublish");
  if (expectObject(value, problems)) {
    expectString(value["companyId"], problems, "companyId");
    expectString(value["topic"], problems, "topic");
    expectString(value["eventType"], problems, "eventType");
    const data = value["data"];
    if (data !== undefined) expectObject(data, problems, "data");
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid EventToPublish from JSON text. Problems say in which line and column they are. */
export function parseEventToPublish(text: string | Uint8Array, options?: ParseOptions): Result<EventToPublish> {
  return readJson(text, validateEventToPublish, options);
}

/** Checks whether a value is a valid Exceptions. */
export function isExceptions(value: unknown): value is Exceptions {
  try {
    return checkExceptions(value);
  } catch {
    return false;
  }
}

function checkExceptions(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index += 1) {
    if (!checkPurchaseRequestException(value[index])) return false;
  }
  return true;
}

function checkPurchaseRequestException(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["eventCode"] !== "string") return false;
  if (typeof value["exceptionCode"] !== "string" || typeof value["isCleared"] !== "boolean") return false;
  if (typeof value["prExceptionId"] !== "string" || typeof value["message"] !== "string") return false;
  for (const name in value) {
    if (
      name === "eventCode" ||
      name === "exceptionCode" ||
      name === "isCleared" ||
      name === "prExceptionId" ||
      name === "message"
    )
      continue;
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    return false;
  }
  return true;
}

/** The value as a valid Exceptions, or every problem that keeps it from being one. */
export function validateExceptions(value: unknown, options?: ValidateOptions): Result<Exceptions> {
  return resultOfList(value, isExceptions, [], collectExceptions, options);
}

function collectExceptions(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/PurchaseRequest/properties/exceptions");
  if (expectArray(value, problems))
    visitItems(value, problems, collectPurchaseRequestException, checkPurchaseRequestException);
  leave(problems);
}

const purchaseRequestExceptionNames: readonly string[] = [
  "eventCode",
  "exceptionCode",
  "isCleared",
  "prExceptionId",
  "message",
];

function collectPurchaseRequestException(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/PurchaseRequestException");
  if (expectObject(value, problems)) {
    expectString(value["eventCode"], problems, "eventCode");
    expectString(value["exceptionCode"], problems, "exceptionCode");
    expectBoolean(value["isCleared"], problems, "isCleared");
    expectString(value["prExceptionId"], problems, "prExceptionId");
    expectString(value["message"], problems, "message");
    for (const name in value) {
      if (problems.truncated) break;
      if (
        name === "eventCode" ||
        name === "exceptionCode" ||
        name === "isCleared" ||
        name === "prExceptionId" ||
        name === "message"
      )
        continue;
      const member = value[name];
      if (member === undefined || !Object.hasOwn(value, name)) continue;
      addAdditionalProperties(member, problems, name, purchaseRequestExceptionNames);
    }
  }
  leave(problems);
}

/** Reads a valid Exceptions from JSON text. Problems say in which line and column they are. */
export function parseExceptions(text: string | Uint8Array, options?: ParseOptions): Result<Exceptions> {
  return readJson(text, validateExceptions, options);
}

/** Checks whether a value is a valid Fault. */
export function isFault(value: unknown): value is Fault {
  try {
    return checkFault(value);
  } catch {
    return false;
  }
}

function checkFault(value: unknown): boolean {
  if (!checkFaultPlan(value) || !hasObjectType(value) || typeof value["id"] !== "string") return false;
  return Number.isInteger(value["met"]);
}

const faultPlanMethodValues: readonly unknown[] = ["GET", "PUT", "POST", "DELETE", "PATCH"];

const faultPlanPathPattern: RegExp = /* @__PURE__ */ new RegExp("^/", "u");

function checkFaultPlan(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const path = value["path"];
  if (path !== undefined && (typeof path !== "string" || !faultPlanPathPattern.test(path))) return false;
  const status = value["status"];
  if (status !== undefined) {
    if (typeof status !== "number" || !Number.isInteger(status) || status < 400 || status > 599) return false;
  }
  const milliseconds = value["milliseconds"];
  if (milliseconds !== undefined) {
    if (typeof milliseconds !== "number" || !Number.isInteger(milliseconds) || milliseconds < 0) return false;
    if (milliseconds > 60000) return false;
  }
  const isHandled_ = value["isHandled"];
  if (isHandled_ !== undefined && typeof isHandled_ !== "boolean") return false;
  const times = value["times"];
  if (times !== undefined && (typeof times !== "number" || !Number.isInteger(times) || times < 1)) return false;
  const chance = value["chance"];
  if (chance !== undefined) {
    if (typeof chance !== "number" || !Number.isFinite(chance) || chance <= 0 || chance > 1) return false;
  }
  if (!hasOptionalString(value["operationId"])) return false;
  const method = value["method"];
  if (method !== undefined && !faultPlanMethodValues.includes(method)) return false;
  const effect = value["effect"];
  return effect === "status" || effect === "delay" || effect === "hangUp" || effect === "unknownMember";
}

/** The value as a valid Fault, or every problem that keeps it from being one. */
export function validateFault(value: unknown, options?: ValidateOptions): Result<Fault> {
  return isFault(value) ? { ok: true, value } : problemsOf(value, collectFault, options);
}

function collectFault(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Fault");
  collectFaultPlan(value, problems);
  enter(problems, undefined, "/allOf/1");
  if (expectObject(value, problems)) {
    expectString(value["id"], problems, "id");
    expectInteger(value["met"], problems, "met");
    nameMisspelt(value, problems);
  }
  leave(problems);
  leave(problems);
}

function collectFaultPlan(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/FaultPlan");
  if (expectObject(value, problems)) {
    allowString(value["operationId"], problems, "operationId");
    const method = value["method"];
    if (method !== undefined) expectStringOf(method, problems, faultPlanMethodValues, "method");
    const path = value["path"];
    if (path !== undefined && expectString(path, problems, "path") && !faultPlanPathPattern.test(path))
      addPattern(path, problems, "^/", "path");
    expectStringOf(value["effect"], problems, ["status", "delay", "hangUp", "unknownMember"], "effect");
    const status = value["status"];
    if (status !== undefined && expectInteger(status, problems, "status")) {
      if (status < 400) addMinimum(status, problems, 400, "status");
      if (status > 599) addMaximum(status, problems, 599, "status");
    }
    const milliseconds = value["milliseconds"];
    if (milliseconds !== undefined && expectInteger(milliseconds, problems, "milliseconds")) {
      if (milliseconds < 0) addMinimum(milliseconds, problems, 0, "milliseconds");
      if (milliseconds > 60000) addMaximum(milliseconds, problems, 60000, "milliseconds");
    }
    allowBoolean(value["isHandled"], problems, "isHandled");
    const times = value["times"];
    if (times !== undefined && expectInteger(times, problems, "times") && times < 1)
      addMinimum(times, problems, 1, "times");
    const chance = value["chance"];
    if (chance !== undefined && expectNumber(chance, problems, "chance")) {
      if (chance <= 0) addExclusiveMinimum(chance, problems, 0, "chance");
      if (chance > 1) addMaximum(chance, problems, 1, "chance");
    }
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid Fault from JSON text. Problems say in which line and column they are. */
export function parseFault(text: string | Uint8Array, options?: ParseOptions): Result<Fault> {
  return readJson(text, validateFault, options);
}

/** Checks whether a value is a valid FaultPlan. */
export function isFaultPlan(value: unknown): value is FaultPlan {
  try {
    return checkFaultPlan(value);
  } catch {
    return false;
  }
}

/** The value as a valid FaultPlan, or every problem that keeps it from being one. */
export function validateFaultPlan(value: unknown, options?: ValidateOptions): Result<FaultPlan> {
  return isFaultPlan(value) ? { ok: true, value } : problemsOf(value, collectFaultPlan, options);
}

/** Reads a valid FaultPlan from JSON text. Problems say in which line and column they are. */
export function parseFaultPlan(text: string | Uint8Array, options?: ParseOptions): Result<FaultPlan> {
  return readJson(text, validateFaultPlan, options);
}

/** Checks whether a value is a valid InvoiceDigest. */
export function isInvoiceDigest(value: unknown): value is InvoiceDigest {
  try {
    return checkInvoiceDigest(value);
  } catch {
    return false;
  }
}

function checkInvoiceDigest(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["id"] !== "string" || typeof value["companyId"] !== "string") return false;
  if (typeof value["ownerId"] !== "string") return false;
  const digest = value["digest"];
  if (digest !== undefined && !hasObjectType(digest)) return false;
  const createdAt = value["createdAt"];
  if (createdAt !== undefined && (typeof createdAt !== "string" || !hasDateTimeFormat(createdAt))) return false;
  if (!hasOptionalString(value["submitDate"])) return false;
  for (const name in value) {
    if (
      name === "id" ||
      name === "companyId" ||
      name === "ownerId" ||
      name === "submitDate" ||
      name === "digest" ||
      name === "createdAt"
    )
      continue;
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    return false;
  }
  return true;
}

/** The value as a valid InvoiceDigest, or every problem that keeps it from being one. */
export function validateInvoiceDigest(value: unknown, options?: ValidateOptions): Result<InvoiceDigest> {
  return isInvoiceDigest(value) ? { ok: true, value } : problemsOf(value, collectInvoiceDigest, options);
}

const invoiceDigestNames: readonly string[] = ["id", "companyId", "ownerId", "submitDate", "digest", "createdAt"];

function collectInvoiceDigest(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/InvoiceDigest");
  if (expectObject(value, problems)) {
    expectString(value["id"], problems, "id");
    expectString(value["companyId"], problems, "companyId");
    expectString(value["ownerId"], problems, "ownerId");
    allowString(value["submitDate"], problems, "submitDate");
    const digest = value["digest"];
    if (digest !== undefined) expectObject(digest, problems, "digest");
    const createdAt = value["createdAt"];
    if (createdAt !== undefined && expectString(createdAt, problems, "createdAt") && !hasDateTimeFormat(createdAt))
      addFormat(createdAt, problems, "date-time", "createdAt");
    for (const name in value) {
      if (problems.truncated) break;
      if (
        name === "id" ||
        name === "companyId" ||
        name === "ownerId" ||
        name === "submitDate" ||
        name === "digest" ||
        name === "createdAt"
      )
        continue;
      const member = value[name];
      if (member === undefined || !Object.hasOwn(value, name)) continue;
      addAdditionalProperties(member, problems, name, invoiceDigestNames);
    }
  }
  leave(problems);
}

/** Reads a valid InvoiceDigest from JSON text. Problems say in which line and column they are. */
export function parseInvoiceDigest(text: string | Uint8Array, options?: ParseOptions): Result<InvoiceDigest> {
  return readJson(text, validateInvoiceDigest, options);
}

/** Checks whether a value is a valid JournalEntry. */
export function isJournalEntry(value: unknown): value is JournalEntry {
  try {
    return checkJournalEntry(value);
  } catch {
    return false;
  }
}

function checkJournalEntry(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const at = value["at"];
  if (typeof at !== "string" || !hasDateTimeFormat(at)) return false;
  if (typeof value["interface"] !== "string" || !hasOptionalString(value["operationId"])) return false;
  if (!hasOptionalString(value["fault"])) return false;
  if (!checkJournalMessage(value["request"])) return false;
  if (!checkJournalMessage(value["response"])) return false;
  return checkVerdict(value["verdict"]);
}

function checkJournalMessage(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const status = value["status"];
  if (status !== undefined && !Number.isInteger(status)) return false;
  if (!hasOptionalStrings(value["method"], value["target"], value["body"])) return false;
  const headers = value["headers"];
  if (!hasObjectType(headers)) return false;
  for (const name in headers) {
    const member = headers[name];
    if (member === undefined || !Object.hasOwn(headers, name)) continue;
    if (typeof member !== "string") return false;
  }
  return true;
}

function checkVerdict(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const request = value["request"];
  if (request !== "kept" && request !== "broken") return false;
  const response = value["response"];
  if (response !== "kept" && response !== "broken") return false;
  const problems_ = value["problems"];
  if (problems_ !== undefined) {
    if (!Array.isArray(problems_)) return false;
    for (let index = 0; index < problems_.length; index += 1) {
      if (!checkVerdictProblemsItem(problems_[index])) return false;
    }
  }
  return true;
}

function checkVerdictProblemsItem(value: unknown): boolean {
  return hasObjectType(value) && typeof value["path"] === "string" && typeof value["message"] === "string";
}

/** The value as a valid JournalEntry, or every problem that keeps it from being one. */
export function validateJournalEntry(value: unknown, options?: ValidateOptions): Result<JournalEntry> {
  return isJournalEntry(value) ? { ok: true, value } : problemsOf(value, collectJournalEntry, options);
}

function collectJournalEntry(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/JournalEntry");
  if (expectObject(value, problems)) {
    const at = value["at"];
    if (expectString(at, problems, "at") && !hasDateTimeFormat(at)) addFormat(at, problems, "date-time", "at");
    expectString(value["interface"], problems, "interface");
    allowString(value["operationId"], problems, "operationId");
    requireMember(value["request"], problems, "request", collectJournalMessage, checkJournalMessage);
    requireMember(value["response"], problems, "response", collectJournalMessage, checkJournalMessage);
    allowString(value["fault"], problems, "fault");
    requireMember(value["verdict"], problems, "verdict", collectVerdict, checkVerdict);
    nameMisspelt(value, problems);
  }
  leave(problems);
}

function collectJournalMessage(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/JournalMessage");
  if (expectObject(value, problems)) {
    allowString(value["method"], problems, "method");
    allowString(value["target"], problems, "target");
    allowInteger(value["status"], problems, "status");
    const headers = value["headers"];
    if (expectObject(headers, problems, "headers")) {
      enter(problems, "headers");
      for (const name in headers) {
        if (problems.truncated) break;
        const member = headers[name];
        if (member === undefined || !Object.hasOwn(headers, name)) continue;
        enter(problems, safePart(name), "/additionalProperties");
        expectString(member, problems);
        leave(problems);
      }
      leave(problems);
    }
    allowString(value["body"], problems, "body");
    nameMisspelt(value, problems);
  }
  leave(problems);
}

function collectVerdict(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Verdict");
  if (expectObject(value, problems)) {
    expectStringOf(value["request"], problems, ["kept", "broken"], "request");
    expectStringOf(value["response"], problems, ["kept", "broken"], "response");
    const problems_ = value["problems"];
    if (problems_ !== undefined && expectArray(problems_, problems, "problems")) {
      enter(problems, "problems");
      visitItems(problems_, problems, collectVerdictProblemsItem, checkVerdictProblemsItem);
      leave(problems);
    }
    nameMisspelt(value, problems);
  }
  leave(problems);
}

function collectVerdictProblemsItem(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Verdict/properties/problems/items");
  if (expectObject(value, problems)) {
    expectString(value["path"], problems, "path");
    expectString(value["message"], problems, "message");
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid JournalEntry from JSON text. Problems say in which line and column they are. */
export function parseJournalEntry(text: string | Uint8Array, options?: ParseOptions): Result<JournalEntry> {
  return readJson(text, validateJournalEntry, options);
}

/** Checks whether a value is a valid JournalMessage. */
export function isJournalMessage(value: unknown): value is JournalMessage {
  try {
    return checkJournalMessage(value);
  } catch {
    return false;
  }
}

/** The value as a valid JournalMessage, or every problem that keeps it from being one. */
export function validateJournalMessage(value: unknown, options?: ValidateOptions): Result<JournalMessage> {
  return isJournalMessage(value) ? { ok: true, value } : problemsOf(value, collectJournalMessage, options);
}

/** Reads a valid JournalMessage from JSON text. Problems say in which line and column they are. */
export function parseJournalMessage(text: string | Uint8Array, options?: ParseOptions): Result<JournalMessage> {
  return readJson(text, validateJournalMessage, options);
}

/** Checks whether a value is a valid LegacyToken. */
export function isLegacyToken(value: unknown): value is LegacyToken {
  try {
    return checkLegacyToken(value);
  } catch {
    return false;
  }
}

function checkLegacyToken(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["token"] !== "string" || typeof value["companyId"] !== "string")
    return false;
  if (typeof value["applicationId"] !== "string") return false;
  const createdAt = value["createdAt"];
  if (createdAt !== undefined && (typeof createdAt !== "string" || !hasDateTimeFormat(createdAt))) return false;
  const expiresAt = value["expiresAt"];
  if (typeof expiresAt !== "string" || !hasDateTimeFormat(expiresAt)) return false;
  const refreshExpiresAt = value["refreshExpiresAt"];
  if (refreshExpiresAt !== undefined) {
    if (typeof refreshExpiresAt !== "string" || !hasDateTimeFormat(refreshExpiresAt)) return false;
  }
  const revokedAt = value["revokedAt"];
  if (revokedAt !== undefined && (typeof revokedAt !== "string" || !hasDateTimeFormat(revokedAt))) return false;
  if (!hasOptionalStrings(value["userId"], value["refreshToken"], value["requestToken"])) return false;
  const scopes = value["scopes"];
  if (scopes !== undefined) {
    if (!Array.isArray(scopes)) return false;
    for (let index = 0; index < scopes.length; index += 1) {
      if (typeof scopes[index] !== "string") return false;
    }
  }
  for (const name in value) {
    if (
      name === "token" ||
      name === "companyId" ||
      name === "applicationId" ||
      name === "userId" ||
      name === "refreshToken" ||
      name === "requestToken" ||
      name === "scopes" ||
      name === "createdAt" ||
      name === "expiresAt" ||
      name === "refreshExpiresAt" ||
      name === "revokedAt"
    )
      continue;
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    return false;
  }
  return true;
}

/** The value as a valid LegacyToken, or every problem that keeps it from being one. */
export function validateLegacyToken(value: unknown, options?: ValidateOptions): Result<LegacyToken> {
  return (
    unreadAt(options, secretsOfLegacyToken) ?? resultAtOnce(value, collectLegacyToken, options, secretsOfLegacyToken)
  );
}

function secretsOfLegacyToken(): Secrets {
  return secrets([["token"], ["refreshToken"], ["requestToken"]]);
}

const legacyTokenNames: ReadonlySet<string> = /* @__PURE__ */ new Set([
  "token",
  "companyId",
  "applicationId",
  "userId",
  "refreshToken",
  "requestToken",
  "scopes",
  "createdAt",
  "expiresAt",
  "refreshExpiresAt",
  "revokedAt",
]);

function collectLegacyToken(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/LegacyToken");
  if (expectObject(value, problems)) {
    expectString(value["token"], problems, "token");
    expectString(value["companyId"], problems, "companyId");
    expectString(value["applicationId"], problems, "applicationId");
    allowString(value["userId"], problems, "userId");
    allowString(value["refreshToken"], problems, "refreshToken");
    allowString(value["requestToken"], problems, "requestToken");
    const scopes = value["scopes"];
    if (scopes !== undefined && expectArray(scopes, problems, "scopes")) {
      enter(problems, "scopes");
      for (const item of scopes) {
        if (typeof item !== "string") {
          visitItems(scopes, problems, expectString);
          break;
        }
      }
      leave(problems);
    }
    const createdAt = value["createdAt"];
    if (createdAt !== undefined && expectString(createdAt, problems, "createdAt") && !hasDateTimeFormat(createdAt))
      addFormat(createdAt, problems, "date-time", "createdAt");
    const expiresAt = value["expiresAt"];
    if (expectString(expiresAt, problems, "expiresAt") && !hasDateTimeFormat(expiresAt))
      addFormat(expiresAt, problems, "date-time", "expiresAt");
    const refreshExpiresAt = value["refreshExpiresAt"];
    if (refreshExpiresAt !== undefined) {
      if (expectString(refreshExpiresAt, problems, "refreshExpiresAt") && !hasDateTimeFormat(refreshExpiresAt))
        addFormat(refreshExpiresAt, problems, "date-time", "refreshExpiresAt");
    }
    const revokedAt = value["revokedAt"];
    if (revokedAt !== undefined && expectString(revokedAt, problems, "revokedAt") && !hasDateTimeFormat(revokedAt))
      addFormat(revokedAt, problems, "date-time", "revokedAt");
    for (const name in value) {
      if (problems.truncated) break;
      if (legacyTokenNames.has(name)) continue;
      const member = value[name];
      if (member === undefined || !Object.hasOwn(value, name)) continue;
      addAdditionalProperties(member, problems, name, legacyTokenNames);
    }
  }
  leave(problems);
}

/** Reads a valid LegacyToken from JSON text. Problems say in which line and column they are. */
export function parseLegacyToken(text: string | Uint8Array, options?: ParseOptions): Result<LegacyToken> {
  return readJson(text, validateLegacyToken, options);
}

/** Checks whether a value is a valid ListDeliveriesResponse200. */
export function isListDeliveriesResponse200(value: unknown): value is ListDeliveriesResponse200 {
  try {
    return checkListDeliveriesResponse200(value);
  } catch {
    return false;
  }
}

function checkListDeliveriesResponse200(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index += 1) {
    if (!checkDelivery(value[index])) return false;
  }
  return true;
}

/** The value as a valid ListDeliveriesResponse200, or every problem that keeps it from being one. */
export function validateListDeliveriesResponse200(
  value: unknown,
  options?: ValidateOptions,
): Result<ListDeliveriesResponse200> {
  return resultAtOnce(value, collectListDeliveriesResponse200, options);
}

function collectListDeliveriesResponse200(value: unknown, problems: JsonProblems): void {
  enter(
    problems,
    undefined,
    "#/paths/~1sandbox-control~1v1~1deliveries/get/responses/200/content/application~1json/schema",
  );
  if (expectArray(value, problems)) visitItems(value, problems, collectDelivery, checkDelivery);
  leave(problems);
}

/** Reads a valid ListDeliveriesResponse200 from JSON text. Problems say in which line and column they are. */
export function parseListDeliveriesResponse200(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<ListDeliveriesResponse200> {
  return readJson(text, validateListDeliveriesResponse200, options);
}

/** Checks whether a value is a valid ListFaultsResponse200. */
export function isListFaultsResponse200(value: unknown): value is ListFaultsResponse200 {
  try {
    return checkListFaultsResponse200(value);
  } catch {
    return false;
  }
}

function checkListFaultsResponse200(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index += 1) {
    if (!checkFault(value[index])) return false;
  }
  return true;
}

/** The value as a valid ListFaultsResponse200, or every problem that keeps it from being one. */
export function validateListFaultsResponse200(
  value: unknown,
  options?: ValidateOptions,
): Result<ListFaultsResponse200> {
  return resultOfList(value, isListFaultsResponse200, [], collectListFaultsResponse200, options);
}

function collectListFaultsResponse200(value: unknown, problems: JsonProblems): void {
  enter(
    problems,
    undefined,
    "#/paths/~1sandbox-control~1v1~1faults/get/responses/200/content/application~1json/schema",
  );
  if (expectArray(value, problems)) visitItems(value, problems, collectFault, checkFault);
  leave(problems);
}

/** Reads a valid ListFaultsResponse200 from JSON text. Problems say in which line and column they are. */
export function parseListFaultsResponse200(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<ListFaultsResponse200> {
  return readJson(text, validateListFaultsResponse200, options);
}

/** Checks whether a value is a valid ListNotificationsResponse200. */
export function isListNotificationsResponse200(value: unknown): value is ListNotificationsResponse200 {
  try {
    return checkListNotificationsResponse200(value);
  } catch {
    return false;
  }
}

function checkListNotificationsResponse200(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index += 1) {
    if (!checkNotification(value[index])) return false;
  }
  return true;
}

function checkNotification(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["id"] !== "string" || typeof value["companyId"] !== "string") return false;
  if (typeof value["applicationId"] !== "string" || typeof value["userId"] !== "string") return false;
  if (typeof value["sessionId"] !== "string" || typeof value["templateId"] !== "string") return false;
  const context = value["context"];
  if (context !== undefined && !hasObjectType(context)) return false;
  const sentAt = value["sentAt"];
  if (sentAt !== undefined && (typeof sentAt !== "string" || !hasDateTimeFormat(sentAt))) return false;
  for (const name in value) {
    if (
      name === "id" ||
      name === "companyId" ||
      name === "applicationId" ||
      name === "userId" ||
      name === "sessionId" ||
      name === "templateId" ||
      name === "context" ||
      name === "sentAt"
    )
      continue;
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    return false;
  }
  return true;
}

/** The value as a valid ListNotificationsResponse200, or every problem that keeps it from being one. */
export function validateListNotificationsResponse200(
  value: unknown,
  options?: ValidateOptions,
): Result<ListNotificationsResponse200> {
  return resultOfList(value, isListNotificationsResponse200, [], collectListNotificationsResponse200, options);
}

function collectListNotificationsResponse200(value: unknown, problems: JsonProblems): void {
  enter(
    problems,
    undefined,
    "#/paths/~1sandbox-control~1v1~1notifications/get/responses/200/content/application~1json/schema",
  );
  if (expectArray(value, problems)) visitItems(value, problems, collectNotification, checkNotification);
  leave(problems);
}

const notificationNames: readonly string[] = [
  "id",
  "companyId",
  "applicationId",
  "userId",
  "sessionId",
  "templateId",
  "context",
  "sentAt",
];

function collectNotification(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/Notification");
  if (expectObject(value, problems)) {
    expectString(value["id"], problems, "id");
    expectString(value["companyId"], problems, "companyId");
    expectString(value["applicationId"], problems, "applicationId");
    expectString(value["userId"], problems, "userId");
    expectString(value["sessionId"], problems, "sessionId");
    expectString(value["templateId"], problems, "templateId");
    const context = value["context"];
    if (context !== undefined) expectObject(context, problems, "context");
    const sentAt = value["sentAt"];
    if (sentAt !== undefined && expectString(sentAt, problems, "sentAt") && !hasDateTimeFormat(sentAt))
      addFormat(sentAt, problems, "date-time", "sentAt");
    for (const name in value) {
      if (problems.truncated) break;
      if (
        name === "id" ||
        name === "companyId" ||
        name === "applicationId" ||
        name === "userId" ||
        name === "sessionId" ||
        name === "templateId" ||
        name === "context" ||
        name === "sentAt"
      )
        continue;
      const member = value[name];
      if (member === undefined || !Object.hasOwn(value, name)) continue;
      addAdditionalProperties(member, problems, name, notificationNames);
    }
  }
  leave(problems);
}

/** Reads a valid ListNotificationsResponse200 from JSON text. Problems say in which line and column they are. */
export function parseListNotificationsResponse200(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<ListNotificationsResponse200> {
  return readJson(text, validateListNotificationsResponse200, options);
}

/** Checks whether a value is a valid ListRecordsParameters. */
export function isListRecordsParameters(value: unknown): value is ListRecordsParameters {
  try {
    return checkListRecordsParameters(value);
  } catch {
    return false;
  }
}

function checkListRecordsParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const path = value["path"];
  if (!hasObjectType(path)) return false;
  return checkRecordKind(path["kind"]);
}

/** The value as a valid ListRecordsParameters, or every problem that keeps it from being one. */
export function validateListRecordsParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<ListRecordsParameters> {
  return isListRecordsParameters(value)
    ? { ok: true, value }
    : problemsOf(value, collectListRecordsParameters, options);
}

function collectListRecordsParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1sandbox-control~1v1~1records~1{kind}/get");
  if (expectObject(value, problems)) {
    const path = value["path"];
    if (path !== undefined) {
      enter(problems, "path", "");
      if (expectObject(path, problems)) {
        const kind = path["kind"];
        if (kind !== undefined)
          visitValue(kind, problems, "kind", "/parameters/0/schema", collectRecordKind, checkRecordKind);
        else addRequired(path, problems, "kind");
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

/** Checks whether a value is a valid LocalizedCode. */
export function isLocalizedCode(value: unknown): value is LocalizedCode {
  try {
    return checkLocalizedCode(value);
  } catch {
    return false;
  }
}

function checkLocalizedCode(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["code"] !== "string" || typeof value["category"] !== "string") return false;
  if (typeof value["text"] !== "string") return false;
  for (const name in value) {
    if (name === "code" || name === "category" || name === "text") continue;
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    return false;
  }
  return true;
}

/** The value as a valid LocalizedCode, or every problem that keeps it from being one. */
export function validateLocalizedCode(value: unknown, options?: ValidateOptions): Result<LocalizedCode> {
  return isLocalizedCode(value) ? { ok: true, value } : problemsOf(value, collectLocalizedCode, options);
}

const localizedCodeNames: readonly string[] = ["code", "category", "text"];

function collectLocalizedCode(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/LocalizedCode");
  if (expectObject(value, problems)) {
    expectString(value["code"], problems, "code");
    expectString(value["category"], problems, "category");
    expectString(value["text"], problems, "text");
    for (const name in value) {
      if (problems.truncated) break;
      if (name === "code" || name === "category" || name === "text") continue;
      const member = value[name];
      if (member === undefined || !Object.hasOwn(value, name)) continue;
      addAdditionalProperties(member, problems, name, localizedCodeNames);
    }
  }
  leave(problems);
}

/** Reads a valid LocalizedCode from JSON text. Problems say in which line and column they are. */
export function parseLocalizedCode(text: string | Uint8Array, options?: ParseOptions): Result<LocalizedCode> {
  return readJson(text, validateLocalizedCode, options);
}

/** Checks whether a value is a valid Membership. */
export function isMembership(value: unknown): value is Membership {
  try {
    return checkMembership(value);
  } catch {
    return false;
  }
}

function checkMembership(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["id"] !== "string" || typeof value["companyId"] !== "string") return false;
  if (typeof value["userId"] !== "string" || typeof value["vendorType"] !== "string") return false;
  if (typeof value["vendorCode"] !== "string") return false;
  const details = value["details"];
  if (details !== undefined && !hasObjectType(details)) return false;
  if (!hasOptionalString(value["accountNo"])) return false;
  for (const name in value) {
    if (
      name === "id" ||
      name === "companyId" ||
      name === "userId" ||
      name === "vendorType" ||
      name === "vendorCode" ||
      name === "accountNo" ||
      name === "details"
    )
      continue;
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    return false;
  }
  return true;
}

/** The value as a valid Membership, or every problem that keeps it from being one. */
export function validateMembership(value: unknown, options?: ValidateOptions): Result<Membership> {
  return isMembership(value) ? { ok: true, value } : problemsOf(value, collectMembership, options);
}

const membershipNames: readonly string[] = [
  "id",
  "companyId",
  "userId",
  "vendorType",
  "vendorCode",
  "accountNo",
  "details",
];

function collectMembership(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/Membership");
  if (expectObject(value, problems)) {
    expectString(value["id"], problems, "id");
    expectString(value["companyId"], problems, "companyId");
    expectString(value["userId"], problems, "userId");
    expectString(value["vendorType"], problems, "vendorType");
    expectString(value["vendorCode"], problems, "vendorCode");
    allowString(value["accountNo"], problems, "accountNo");
    const details = value["details"];
    if (details !== undefined) expectObject(details, problems, "details");
    for (const name in value) {
      if (problems.truncated) break;
      if (
        name === "id" ||
        name === "companyId" ||
        name === "userId" ||
        name === "vendorType" ||
        name === "vendorCode" ||
        name === "accountNo" ||
        name === "details"
      )
        continue;
      const member = value[name];
      if (member === undefined || !Object.hasOwn(value, name)) continue;
      addAdditionalProperties(member, problems, name, membershipNames);
    }
  }
  leave(problems);
}

/** Reads a valid Membership from JSON text. Problems say in which line and column they are. */
export function parseMembership(text: string | Uint8Array, options?: ParseOptions): Result<Membership> {
  return readJson(text, validateMembership, options);
}

/** Checks whether a value is a valid MessageTemplate. */
export function isMessageTemplate(value: unknown): value is MessageTemplate {
  try {
    return checkMessageTemplate(value);
  } catch {
    return false;
  }
}

function checkMessageTemplate(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["id"] !== "string" || typeof value["text"] !== "string") return false;
  for (const name in value) {
    if (name === "id" || name === "text") continue;
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    return false;
  }
  return true;
}

/** The value as a valid MessageTemplate, or every problem that keeps it from being one. */
export function validateMessageTemplate(value: unknown, options?: ValidateOptions): Result<MessageTemplate> {
  return isMessageTemplate(value) ? { ok: true, value } : problemsOf(value, collectMessageTemplate, options);
}

const messageTemplateNames: readonly string[] = ["id", "text"];

function collectMessageTemplate(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/MessageTemplate");
  if (expectObject(value, problems)) {
    expectString(value["id"], problems, "id");
    expectString(value["text"], problems, "text");
    for (const name in value) {
      if (problems.truncated) break;
      if (name === "id" || name === "text") continue;
      const member = value[name];
      if (member === undefined || !Object.hasOwn(value, name)) continue;
      addAdditionalProperties(member, problems, name, messageTemplateNames);
    }
  }
  leave(problems);
}

/** Reads a valid MessageTemplate from JSON text. Problems say in which line and column they are. */
export function parseMessageTemplate(text: string | Uint8Array, options?: ParseOptions): Result<MessageTemplate> {
  return readJson(text, validateMessageTemplate, options);
}

/** Checks whether a value is a valid MintedToken. */
export function isMintedToken(value: unknown): value is MintedToken {
  try {
    return checkMintedToken(value);
  } catch {
    return false;
  }
}

function checkMintedToken(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["token"] !== "string") return false;
  const expiresAt = value["expiresAt"];
  return typeof expiresAt === "string" && hasDateTimeFormat(expiresAt);
}

/** The value as a valid MintedToken, or every problem that keeps it from being one. */
export function validateMintedToken(value: unknown, options?: ValidateOptions): Result<MintedToken> {
  return (
    unreadAt(options, secretsOfMintedToken) ??
    (isMintedToken(value) ? { ok: true, value } : problemsOf(value, collectMintedToken, options, secretsOfMintedToken))
  );
}

function secretsOfMintedToken(): Secrets {
  return secrets([["token"]]);
}

function collectMintedToken(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/MintedToken");
  if (expectObject(value, problems)) {
    expectString(value["token"], problems, "token");
    const expiresAt = value["expiresAt"];
    if (expectString(expiresAt, problems, "expiresAt") && !hasDateTimeFormat(expiresAt))
      addFormat(expiresAt, problems, "date-time", "expiresAt");
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid MintedToken from JSON text. Problems say in which line and column they are. */
export function parseMintedToken(text: string | Uint8Array, options?: ParseOptions): Result<MintedToken> {
  return readJson(text, validateMintedToken, options);
}

/** Checks whether a value is a valid MovePurchaseRequestParameters. */
export function isMovePurchaseRequestParameters(value: unknown): value is MovePurchaseRequestParameters {
  try {
    return checkMovePurchaseRequestParameters(value);
  } catch {
    return false;
  }
}

function checkMovePurchaseRequestParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const path = value["path"];
  if (!hasObjectType(path)) return false;
  return typeof path["id"] === "string";
}

/** The value as a valid MovePurchaseRequestParameters, or every problem that keeps it from being one. */
export function validateMovePurchaseRequestParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<MovePurchaseRequestParameters> {
  return isMovePurchaseRequestParameters(value)
    ? { ok: true, value }
    : problemsOf(value, collectMovePurchaseRequestParameters, options);
}

function collectMovePurchaseRequestParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1sandbox-control~1v1~1purchaserequests~1{id}~1move/post");
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

/** Checks whether a value is a valid Notification. */
export function isNotification(value: unknown): value is Notification {
  try {
    return checkNotification(value);
  } catch {
    return false;
  }
}

/** The value as a valid Notification, or every problem that keeps it from being one. */
export function validateNotification(value: unknown, options?: ValidateOptions): Result<Notification> {
  return isNotification(value) ? { ok: true, value } : problemsOf(value, collectNotification, options);
}

/** Reads a valid Notification from JSON text. Problems say in which line and column they are. */
export function parseNotification(text: string | Uint8Array, options?: ParseOptions): Result<Notification> {
  return readJson(text, validateNotification, options);
}

/** Checks whether a value is a valid Notification2. */
export function isNotification2(value: unknown): value is Notification2 {
  try {
    return checkNotification2(value);
  } catch {
    return false;
  }
}

function checkNotification2(value: unknown): boolean {
  return checkNotification(value);
}

/** The value as a valid Notification2, or every problem that keeps it from being one. */
export function validateNotification2(value: unknown, options?: ValidateOptions): Result<Notification2> {
  return isNotification2(value) ? { ok: true, value } : problemsOf(value, collectNotification2, options);
}

function collectNotification2(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Notification");
  collectNotification(value, problems);
  leave(problems);
}

/** Reads a valid Notification2 from JSON text. Problems say in which line and column they are. */
export function parseNotification2(text: string | Uint8Array, options?: ParseOptions): Result<Notification2> {
  return readJson(text, validateNotification2, options);
}

/** Checks whether a value is a valid OrderNumbers. */
export function isOrderNumbers(value: unknown): value is OrderNumbers {
  try {
    return checkOrderNumbers(value);
  } catch {
    return false;
  }
}

function checkOrderNumbers(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index += 1) {
    if (typeof value[index] !== "string") return false;
  }
  return true;
}

/** The value as a valid OrderNumbers, or every problem that keeps it from being one. */
export function validateOrderNumbers(value: unknown, options?: ValidateOptions): Result<OrderNumbers> {
  return isOrderNumbers(value) ? { ok: true, value } : problemsOf(value, collectOrderNumbers, options);
}

function collectOrderNumbers(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/PurchaseRequest/properties/orderNumbers");
  if (expectArray(value, problems)) {
    for (const item of value) {
      if (typeof item !== "string") {
        visitItems(value, problems, expectString);
        break;
      }
    }
  }
  leave(problems);
}

/** Reads a valid OrderNumbers from JSON text. Problems say in which line and column they are. */
export function parseOrderNumbers(text: string | Uint8Array, options?: ParseOptions): Result<OrderNumbers> {
  return readJson(text, validateOrderNumbers, options);
}

/** Checks whether a value is a valid Policy. */
export function isPolicy(value: unknown): value is Policy {
  try {
    return checkPolicy(value);
  } catch {
    return false;
  }
}

function checkPolicy(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["companyId"] !== "string" || typeof value["externalId"] !== "string")
    return false;
  if (typeof value["name"] !== "string" || !hasOptionalString(value["billToAddressCode"])) return false;
  for (const name2 in value) {
    if (name2 === "companyId" || name2 === "externalId" || name2 === "name" || name2 === "billToAddressCode") continue;
    const member = value[name2];
    if (member === undefined || !Object.hasOwn(value, name2)) continue;
    return false;
  }
  return true;
}

/** The value as a valid Policy, or every problem that keeps it from being one. */
export function validatePolicy(value: unknown, options?: ValidateOptions): Result<Policy> {
  return isPolicy(value) ? { ok: true, value } : problemsOf(value, collectPolicy, options);
}

const policyNames: readonly string[] = ["companyId", "externalId", "name", "billToAddressCode"];

function collectPolicy(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/Policy");
  if (expectObject(value, problems)) {
    expectString(value["companyId"], problems, "companyId");
    expectString(value["externalId"], problems, "externalId");
    expectString(value["name"], problems, "name");
    allowString(value["billToAddressCode"], problems, "billToAddressCode");
    for (const name2 in value) {
      if (problems.truncated) break;
      if (name2 === "companyId" || name2 === "externalId" || name2 === "name" || name2 === "billToAddressCode")
        continue;
      const member = value[name2];
      if (member === undefined || !Object.hasOwn(value, name2)) continue;
      addAdditionalProperties(member, problems, name2, policyNames);
    }
  }
  leave(problems);
}

/** Reads a valid Policy from JSON text. Problems say in which line and column they are. */
export function parsePolicy(text: string | Uint8Array, options?: ParseOptions): Result<Policy> {
  return readJson(text, validatePolicy, options);
}

/** Checks whether a value is a valid ProblemModel. */
export function isProblem(value: unknown): value is ProblemModel {
  try {
    return checkProblem(value);
  } catch {
    return false;
  }
}

function checkProblem(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const status = value["status"];
  if (status !== undefined && !Number.isInteger(status)) return false;
  return hasOptionalStrings(value["type"], value["title"], value["detail"]);
}

/** The value as a valid ProblemModel, or every problem that keeps it from being one. */
export function validateProblem(value: unknown, options?: ValidateOptions): Result<ProblemModel> {
  return isProblem(value) ? { ok: true, value } : problemsOf(value, collectProblem, options);
}

function collectProblem(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Problem");
  if (expectObject(value, problems)) {
    allowString(value["type"], problems, "type");
    allowString(value["title"], problems, "title");
    allowInteger(value["status"], problems, "status");
    allowString(value["detail"], problems, "detail");
  }
  leave(problems);
}

/** Reads a valid ProblemModel from JSON text. Problems say in which line and column they are. */
export function parseProblem(text: string | Uint8Array, options?: ParseOptions): Result<ProblemModel> {
  return readJson(text, validateProblem, options);
}

/** Checks whether a value is a valid PurchaseRequest. */
export function isPurchaseRequest(value: unknown): value is PurchaseRequest {
  try {
    return checkPurchaseRequest(value);
  } catch {
    return false;
  }
}

function checkPurchaseRequest(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["id"] !== "string" || typeof value["companyId"] !== "string") return false;
  if (typeof value["applicationId"] !== "string" || typeof value["userId"] !== "string") return false;
  const header = value["header"];
  if (header !== undefined && !hasObjectType(header)) return false;
  const createdAt = value["createdAt"];
  if (createdAt !== undefined && (typeof createdAt !== "string" || !hasDateTimeFormat(createdAt))) return false;
  const sequence = value["sequence"];
  if (typeof sequence !== "number" || !Number.isInteger(sequence) || !hasInt32Format(sequence)) return false;
  if (!hasOptionalString(value["number"])) return false;
  if (!checkQueueStatus(value["queueStatus"])) return false;
  const workflowStatus = value["workflowStatus"];
  if (workflowStatus !== undefined && !checkWorkflowStatus(workflowStatus)) return false;
  const lineItems = value["lineItems"];
  if (!Array.isArray(lineItems)) return false;
  for (let index = 0; index < lineItems.length; index += 1) {
    if (!hasObjectType(lineItems[index])) return false;
  }
  const orderNumbers = value["orderNumbers"];
  if (orderNumbers !== undefined && !checkOrderNumbers(orderNumbers)) return false;
  const exceptions = value["exceptions"];
  if (exceptions !== undefined && !checkExceptions(exceptions)) return false;
  const movedBy = value["movedBy"];
  if (movedBy !== undefined && movedBy !== "clock" && movedBy !== "control") return false;
  for (const name in value) {
    if (
      name === "id" ||
      name === "companyId" ||
      name === "applicationId" ||
      name === "userId" ||
      name === "number" ||
      name === "queueStatus" ||
      name === "workflowStatus" ||
      name === "header" ||
      name === "lineItems" ||
      name === "orderNumbers" ||
      name === "exceptions" ||
      name === "createdAt" ||
      name === "movedBy" ||
      name === "sequence"
    )
      continue;
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    return false;
  }
  return true;
}

function checkQueueStatus(value: unknown): boolean {
  return value === "PENDING_CREATION" || value === "CREATED" || value === "CREATE_FAILED";
}

const workflowStatusValues: readonly unknown[] = [
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

function checkWorkflowStatus(value: unknown): boolean {
  return workflowStatusValues.includes(value);
}

/** The value as a valid PurchaseRequest, or every problem that keeps it from being one. */
export function validatePurchaseRequest(value: unknown, options?: ValidateOptions): Result<PurchaseRequest> {
  return resultOfList(value, isPurchaseRequest, ["exceptions"], collectPurchaseRequest, options);
}

const purchaseRequestNames: ReadonlySet<string> = /* @__PURE__ */ new Set([
  "id",
  "companyId",
  "applicationId",
  "userId",
  "number",
  "queueStatus",
  "workflowStatus",
  "header",
  "lineItems",
  "orderNumbers",
  "exceptions",
  "createdAt",
  "movedBy",
  "sequence",
]);

function collectPurchaseRequest(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/PurchaseRequest");
  if (expectObject(value, problems)) {
    expectString(value["id"], problems, "id");
    expectString(value["companyId"], problems, "companyId");
    expectString(value["applicationId"], problems, "applicationId");
    expectString(value["userId"], problems, "userId");
    allowString(value["number"], problems, "number");
    requireMember(value["queueStatus"], problems, "queueStatus", collectQueueStatus, checkQueueStatus);
    allowMember(value["workflowStatus"], problems, "workflowStatus", collectWorkflowStatus, checkWorkflowStatus);
    const header = value["header"];
    if (header !== undefined) expectObject(header, problems, "header");
    const lineItems = value["lineItems"];
    if (expectArray(lineItems, problems, "lineItems")) {
      enter(problems, "lineItems");
      for (const item of lineItems) {
        if (!hasObjectType(item)) {
          visitItems(lineItems, problems, expectObject);
          break;
        }
      }
      leave(problems);
    }
    allowMember(value["orderNumbers"], problems, "orderNumbers", collectOrderNumbers, checkOrderNumbers);
    allowMember(value["exceptions"], problems, "exceptions", collectExceptions, checkExceptions);
    const createdAt = value["createdAt"];
    if (createdAt !== undefined && expectString(createdAt, problems, "createdAt") && !hasDateTimeFormat(createdAt))
      addFormat(createdAt, problems, "date-time", "createdAt");
    const movedBy = value["movedBy"];
    if (movedBy !== undefined) expectStringOf(movedBy, problems, ["clock", "control"], "movedBy");
    const sequence = value["sequence"];
    if (expectInteger(sequence, problems, "sequence") && !hasInt32Format(sequence))
      addFormat(sequence, problems, "int32", "sequence");
    for (const name in value) {
      if (problems.truncated) break;
      if (purchaseRequestNames.has(name)) continue;
      const member = value[name];
      if (member === undefined || !Object.hasOwn(value, name)) continue;
      addAdditionalProperties(member, problems, name, purchaseRequestNames);
    }
  }
  leave(problems);
}

function collectQueueStatus(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/PurchaseRequest/properties/queueStatus");
  expectStringOf(value, problems, ["PENDING_CREATION", "CREATED", "CREATE_FAILED"]);
  leave(problems);
}

function collectWorkflowStatus(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/PurchaseRequest/properties/workflowStatus");
  expectStringOf(value, problems, workflowStatusValues);
  leave(problems);
}

/** Reads a valid PurchaseRequest from JSON text. Problems say in which line and column they are. */
export function parsePurchaseRequest(text: string | Uint8Array, options?: ParseOptions): Result<PurchaseRequest> {
  return readJson(text, validatePurchaseRequest, options);
}

/** Checks whether a value is a valid PurchaseRequest2. */
export function isPurchaseRequest2(value: unknown): value is PurchaseRequest2 {
  try {
    return checkPurchaseRequest2(value);
  } catch {
    return false;
  }
}

function checkPurchaseRequest2(value: unknown): boolean {
  return checkPurchaseRequest(value);
}

/** The value as a valid PurchaseRequest2, or every problem that keeps it from being one. */
export function validatePurchaseRequest2(value: unknown, options?: ValidateOptions): Result<PurchaseRequest2> {
  return isPurchaseRequest2(value) ? { ok: true, value } : problemsOf(value, collectPurchaseRequest2, options);
}

function collectPurchaseRequest2(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/PurchaseRequest");
  collectPurchaseRequest(value, problems);
  leave(problems);
}

/** Reads a valid PurchaseRequest2 from JSON text. Problems say in which line and column they are. */
export function parsePurchaseRequest2(text: string | Uint8Array, options?: ParseOptions): Result<PurchaseRequest2> {
  return readJson(text, validatePurchaseRequest2, options);
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

/** Reads a valid PurchaseRequestException from JSON text. Problems say in which line and column they are. */
export function parsePurchaseRequestException(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<PurchaseRequestException> {
  return readJson(text, validatePurchaseRequestException, options);
}

/** Checks whether a value is a valid PurchaseRequestMove. */
export function isPurchaseRequestMove(value: unknown): value is PurchaseRequestMove {
  try {
    return checkPurchaseRequestMove(value);
  } catch {
    return false;
  }
}

function checkPurchaseRequestMove(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const queueStatus = value["queueStatus"];
  if (queueStatus !== undefined && !checkQueueStatus(queueStatus)) return false;
  const workflowStatus = value["workflowStatus"];
  if (workflowStatus !== undefined && !checkWorkflowStatus(workflowStatus)) return false;
  const orderNumbers = value["orderNumbers"];
  if (orderNumbers !== undefined && !checkOrderNumbers(orderNumbers)) return false;
  const exceptions = value["exceptions"];
  return exceptions === undefined || checkExceptions(exceptions);
}

/** The value as a valid PurchaseRequestMove, or every problem that keeps it from being one. */
export function validatePurchaseRequestMove(value: unknown, options?: ValidateOptions): Result<PurchaseRequestMove> {
  return resultOfList(value, isPurchaseRequestMove, ["exceptions"], collectPurchaseRequestMove, options);
}

function collectPurchaseRequestMove(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/PurchaseRequestMove");
  if (expectObject(value, problems)) {
    allowMember(value["queueStatus"], problems, "queueStatus", collectQueueStatus, checkQueueStatus);
    allowMember(value["workflowStatus"], problems, "workflowStatus", collectWorkflowStatus, checkWorkflowStatus);
    allowMember(value["orderNumbers"], problems, "orderNumbers", collectOrderNumbers, checkOrderNumbers);
    allowMember(value["exceptions"], problems, "exceptions", collectExceptions, checkExceptions);
  }
  leave(problems);
}

/** Reads a valid PurchaseRequestMove from JSON text. Problems say in which line and column they are. */
export function parsePurchaseRequestMove(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<PurchaseRequestMove> {
  return readJson(text, validatePurchaseRequestMove, options);
}

/** Checks whether a value is a valid QueueStatus. */
export function isQueueStatus(value: unknown): value is QueueStatus {
  try {
    return checkQueueStatus(value);
  } catch {
    return false;
  }
}

/** The value as a valid QueueStatus, or every problem that keeps it from being one. */
export function validateQueueStatus(value: unknown, options?: ValidateOptions): Result<QueueStatus> {
  return isQueueStatus(value) ? { ok: true, value } : problemsOf(value, collectQueueStatus, options);
}

/** Reads a valid QueueStatus from JSON text. Problems say in which line and column they are. */
export function parseQueueStatus(text: string | Uint8Array, options?: ParseOptions): Result<QueueStatus> {
  return readJson(text, validateQueueStatus, options);
}

/** Checks whether a value is a valid ReadJournalResponse200. */
export function isReadJournalResponse200(value: unknown): value is ReadJournalResponse200 {
  try {
    return checkReadJournalResponse200(value);
  } catch {
    return false;
  }
}

function checkReadJournalResponse200(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index += 1) {
    if (!checkJournalEntry(value[index])) return false;
  }
  return true;
}

/** The value as a valid ReadJournalResponse200, or every problem that keeps it from being one. */
export function validateReadJournalResponse200(
  value: unknown,
  options?: ValidateOptions,
): Result<ReadJournalResponse200> {
  return resultOfList(value, isReadJournalResponse200, [], collectReadJournalResponse200, options);
}

function collectReadJournalResponse200(value: unknown, problems: JsonProblems): void {
  enter(
    problems,
    undefined,
    "#/paths/~1sandbox-control~1v1~1journal/get/responses/200/content/application~1json/schema",
  );
  if (expectArray(value, problems)) visitItems(value, problems, collectJournalEntry, checkJournalEntry);
  leave(problems);
}

/** Reads a valid ReadJournalResponse200 from JSON text. Problems say in which line and column they are. */
export function parseReadJournalResponse200(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<ReadJournalResponse200> {
  return readJson(text, validateReadJournalResponse200, options);
}

/** Checks whether a value is a valid ReceiptFile. */
export function isReceiptFile(value: unknown): value is ReceiptFile {
  try {
    return checkReceiptFile(value);
  } catch {
    return false;
  }
}

function checkReceiptFile(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["companyId"] !== "string" || typeof value["imageId"] !== "string")
    return false;
  const position = value["position"];
  if (typeof position !== "number" || !Number.isInteger(position) || !hasInt32Format(position)) return false;
  if (typeof value["mediaType"] !== "string" || typeof value["content"] !== "string") return false;
  for (const name in value) {
    if (name === "companyId" || name === "imageId" || name === "position" || name === "mediaType" || name === "content")
      continue;
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    return false;
  }
  return true;
}

/** The value as a valid ReceiptFile, or every problem that keeps it from being one. */
export function validateReceiptFile(value: unknown, options?: ValidateOptions): Result<ReceiptFile> {
  return isReceiptFile(value) ? { ok: true, value } : problemsOf(value, collectReceiptFile, options);
}

const receiptFileNames: readonly string[] = ["companyId", "imageId", "position", "mediaType", "content"];

function collectReceiptFile(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/ReceiptFile");
  if (expectObject(value, problems)) {
    expectString(value["companyId"], problems, "companyId");
    expectString(value["imageId"], problems, "imageId");
    const position = value["position"];
    if (expectInteger(position, problems, "position") && !hasInt32Format(position))
      addFormat(position, problems, "int32", "position");
    expectString(value["mediaType"], problems, "mediaType");
    expectString(value["content"], problems, "content");
    for (const name in value) {
      if (problems.truncated) break;
      if (
        name === "companyId" ||
        name === "imageId" ||
        name === "position" ||
        name === "mediaType" ||
        name === "content"
      )
        continue;
      const member = value[name];
      if (member === undefined || !Object.hasOwn(value, name)) continue;
      addAdditionalProperties(member, problems, name, receiptFileNames);
    }
  }
  leave(problems);
}

/** Reads a valid ReceiptFile from JSON text. Problems say in which line and column they are. */
export function parseReceiptFile(text: string | Uint8Array, options?: ParseOptions): Result<ReceiptFile> {
  return readJson(text, validateReceiptFile, options);
}

/** Checks whether a value is a valid ReceiptImage. */
export function isReceiptImage(value: unknown): value is ReceiptImage {
  try {
    return checkReceiptImage(value);
  } catch {
    return false;
  }
}

function checkReceiptImage(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["id"] !== "string" || typeof value["companyId"] !== "string") return false;
  if (typeof value["userId"] !== "string") return false;
  const createdAt = value["createdAt"];
  if (createdAt !== undefined && (typeof createdAt !== "string" || !hasDateTimeFormat(createdAt))) return false;
  for (const name in value) {
    if (name === "id" || name === "companyId" || name === "userId" || name === "createdAt") continue;
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    return false;
  }
  return true;
}

/** The value as a valid ReceiptImage, or every problem that keeps it from being one. */
export function validateReceiptImage(value: unknown, options?: ValidateOptions): Result<ReceiptImage> {
  return isReceiptImage(value) ? { ok: true, value } : problemsOf(value, collectReceiptImage, options);
}

const receiptImageNames: readonly string[] = ["id", "companyId", "userId", "createdAt"];

function collectReceiptImage(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/ReceiptImage");
  if (expectObject(value, problems)) {
    expectString(value["id"], problems, "id");
    expectString(value["companyId"], problems, "companyId");
    expectString(value["userId"], problems, "userId");
    const createdAt = value["createdAt"];
    if (createdAt !== undefined && expectString(createdAt, problems, "createdAt") && !hasDateTimeFormat(createdAt))
      addFormat(createdAt, problems, "date-time", "createdAt");
    for (const name in value) {
      if (problems.truncated) break;
      if (name === "id" || name === "companyId" || name === "userId" || name === "createdAt") continue;
      const member = value[name];
      if (member === undefined || !Object.hasOwn(value, name)) continue;
      addAdditionalProperties(member, problems, name, receiptImageNames);
    }
  }
  leave(problems);
}

/** Reads a valid ReceiptImage from JSON text. Problems say in which line and column they are. */
export function parseReceiptImage(text: string | Uint8Array, options?: ParseOptions): Result<ReceiptImage> {
  return readJson(text, validateReceiptImage, options);
}

/** Checks whether a value is a valid ReceiptLink. */
export function isReceiptLink(value: unknown): value is ReceiptLink {
  try {
    return checkReceiptLink(value);
  } catch {
    return false;
  }
}

function checkReceiptLink(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["key"] !== "string" || typeof value["companyId"] !== "string") return false;
  if (typeof value["imageId"] !== "string") return false;
  const expiresAt = value["expiresAt"];
  if (typeof expiresAt !== "string" || !hasDateTimeFormat(expiresAt)) return false;
  for (const name in value) {
    if (name === "key" || name === "companyId" || name === "imageId" || name === "expiresAt") continue;
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    return false;
  }
  return true;
}

/** The value as a valid ReceiptLink, or every problem that keeps it from being one. */
export function validateReceiptLink(value: unknown, options?: ValidateOptions): Result<ReceiptLink> {
  return isReceiptLink(value) ? { ok: true, value } : problemsOf(value, collectReceiptLink, options);
}

const receiptLinkNames: readonly string[] = ["key", "companyId", "imageId", "expiresAt"];

function collectReceiptLink(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/ReceiptLink");
  if (expectObject(value, problems)) {
    expectString(value["key"], problems, "key");
    expectString(value["companyId"], problems, "companyId");
    expectString(value["imageId"], problems, "imageId");
    const expiresAt = value["expiresAt"];
    if (expectString(expiresAt, problems, "expiresAt") && !hasDateTimeFormat(expiresAt))
      addFormat(expiresAt, problems, "date-time", "expiresAt");
    for (const name in value) {
      if (problems.truncated) break;
      if (name === "key" || name === "companyId" || name === "imageId" || name === "expiresAt") continue;
      const member = value[name];
      if (member === undefined || !Object.hasOwn(value, name)) continue;
      addAdditionalProperties(member, problems, name, receiptLinkNames);
    }
  }
  leave(problems);
}

/** Reads a valid ReceiptLink from JSON text. Problems say in which line and column they are. */
export function parseReceiptLink(text: string | Uint8Array, options?: ParseOptions): Result<ReceiptLink> {
  return readJson(text, validateReceiptLink, options);
}

/** Checks whether a value is a valid RecordKind. */
export function isRecordKind(value: unknown): value is RecordKind {
  try {
    return checkRecordKind(value);
  } catch {
    return false;
  }
}

/** The value as a valid RecordKind, or every problem that keeps it from being one. */
export function validateRecordKind(value: unknown, options?: ValidateOptions): Result<RecordKind> {
  return isRecordKind(value) ? { ok: true, value } : problemsOf(value, collectRecordKind, options);
}

/** Reads a valid RecordKind from JSON text. Problems say in which line and column they are. */
export function parseRecordKind(text: string | Uint8Array, options?: ParseOptions): Result<RecordKind> {
  return readJson(text, validateRecordKind, options);
}

/** Checks whether a value is a valid RefreshToken. */
export function isRefreshToken(value: unknown): value is RefreshToken {
  try {
    return checkRefreshToken(value);
  } catch {
    return false;
  }
}

function checkRefreshToken(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["token"] !== "string" || typeof value["companyId"] !== "string")
    return false;
  if (typeof value["applicationId"] !== "string") return false;
  const createdAt = value["createdAt"];
  if (createdAt !== undefined && (typeof createdAt !== "string" || !hasDateTimeFormat(createdAt))) return false;
  for (const name in value) {
    if (name === "token" || name === "companyId" || name === "applicationId" || name === "createdAt") continue;
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    return false;
  }
  return true;
}

/** The value as a valid RefreshToken, or every problem that keeps it from being one. */
export function validateRefreshToken(value: unknown, options?: ValidateOptions): Result<RefreshToken> {
  return (
    unreadAt(options, secretsOfRefreshToken) ??
    (isRefreshToken(value)
      ? { ok: true, value }
      : problemsOf(value, collectRefreshToken, options, secretsOfRefreshToken))
  );
}

function secretsOfRefreshToken(): Secrets {
  return secrets([["token"]]);
}

const refreshTokenNames: readonly string[] = ["token", "companyId", "applicationId", "createdAt"];

function collectRefreshToken(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/RefreshToken");
  if (expectObject(value, problems)) {
    expectString(value["token"], problems, "token");
    expectString(value["companyId"], problems, "companyId");
    expectString(value["applicationId"], problems, "applicationId");
    const createdAt = value["createdAt"];
    if (createdAt !== undefined && expectString(createdAt, problems, "createdAt") && !hasDateTimeFormat(createdAt))
      addFormat(createdAt, problems, "date-time", "createdAt");
    for (const name in value) {
      if (problems.truncated) break;
      if (name === "token" || name === "companyId" || name === "applicationId" || name === "createdAt") continue;
      const member = value[name];
      if (member === undefined || !Object.hasOwn(value, name)) continue;
      addAdditionalProperties(member, problems, name, refreshTokenNames);
    }
  }
  leave(problems);
}

/** Reads a valid RefreshToken from JSON text. Problems say in which line and column they are. */
export function parseRefreshToken(text: string | Uint8Array, options?: ParseOptions): Result<RefreshToken> {
  return readJson(text, validateRefreshToken, options);
}

/** Checks whether a value is a valid RemoveFaultParameters. */
export function isRemoveFaultParameters(value: unknown): value is RemoveFaultParameters {
  try {
    return checkRemoveFaultParameters(value);
  } catch {
    return false;
  }
}

function checkRemoveFaultParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const path = value["path"];
  if (!hasObjectType(path)) return false;
  return typeof path["id"] === "string";
}

/** The value as a valid RemoveFaultParameters, or every problem that keeps it from being one. */
export function validateRemoveFaultParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<RemoveFaultParameters> {
  return isRemoveFaultParameters(value)
    ? { ok: true, value }
    : problemsOf(value, collectRemoveFaultParameters, options);
}

function collectRemoveFaultParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1sandbox-control~1v1~1faults~1{id}/delete");
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

/** Checks whether a value is a valid RequestToken. */
export function isRequestToken(value: unknown): value is RequestToken {
  try {
    return checkRequestToken(value);
  } catch {
    return false;
  }
}

function checkRequestToken(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["code"] !== "string" || typeof value["companyId"] !== "string")
    return false;
  if (typeof value["applicationId"] !== "string") return false;
  const createdAt = value["createdAt"];
  if (createdAt !== undefined && (typeof createdAt !== "string" || !hasDateTimeFormat(createdAt))) return false;
  const usedAt = value["usedAt"];
  if (usedAt !== undefined && (typeof usedAt !== "string" || !hasDateTimeFormat(usedAt))) return false;
  if (!hasOptionalString(value["userId"])) return false;
  const scopes = value["scopes"];
  if (scopes !== undefined) {
    if (!Array.isArray(scopes)) return false;
    for (let index = 0; index < scopes.length; index += 1) {
      if (typeof scopes[index] !== "string") return false;
    }
  }
  for (const name in value) {
    if (
      name === "code" ||
      name === "companyId" ||
      name === "applicationId" ||
      name === "userId" ||
      name === "scopes" ||
      name === "createdAt" ||
      name === "usedAt"
    )
      continue;
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    return false;
  }
  return true;
}

/** The value as a valid RequestToken, or every problem that keeps it from being one. */
export function validateRequestToken(value: unknown, options?: ValidateOptions): Result<RequestToken> {
  return isRequestToken(value) ? { ok: true, value } : problemsOf(value, collectRequestToken, options);
}

const requestTokenNames: readonly string[] = [
  "code",
  "companyId",
  "applicationId",
  "userId",
  "scopes",
  "createdAt",
  "usedAt",
];

function collectRequestToken(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/RequestToken");
  if (expectObject(value, problems)) {
    expectString(value["code"], problems, "code");
    expectString(value["companyId"], problems, "companyId");
    expectString(value["applicationId"], problems, "applicationId");
    allowString(value["userId"], problems, "userId");
    const scopes = value["scopes"];
    if (scopes !== undefined && expectArray(scopes, problems, "scopes")) {
      enter(problems, "scopes");
      for (const item of scopes) {
        if (typeof item !== "string") {
          visitItems(scopes, problems, expectString);
          break;
        }
      }
      leave(problems);
    }
    const createdAt = value["createdAt"];
    if (createdAt !== undefined && expectString(createdAt, problems, "createdAt") && !hasDateTimeFormat(createdAt))
      addFormat(createdAt, problems, "date-time", "createdAt");
    const usedAt = value["usedAt"];
    if (usedAt !== undefined && expectString(usedAt, problems, "usedAt") && !hasDateTimeFormat(usedAt))
      addFormat(usedAt, problems, "date-time", "usedAt");
    for (const name in value) {
      if (problems.truncated) break;
      if (
        name === "code" ||
        name === "companyId" ||
        name === "applicationId" ||
        name === "userId" ||
        name === "scopes" ||
        name === "createdAt" ||
        name === "usedAt"
      )
        continue;
      const member = value[name];
      if (member === undefined || !Object.hasOwn(value, name)) continue;
      addAdditionalProperties(member, problems, name, requestTokenNames);
    }
  }
  leave(problems);
}

/** Reads a valid RequestToken from JSON text. Problems say in which line and column they are. */
export function parseRequestToken(text: string | Uint8Array, options?: ParseOptions): Result<RequestToken> {
  return readJson(text, validateRequestToken, options);
}

/** Checks whether a value is a valid Reset. */
export function isReset(value: unknown): value is Reset {
  try {
    return checkReset(value);
  } catch {
    return false;
  }
}

const resetSeedPattern: RegExp = /* @__PURE__ */ new RegExp("^[a-z][a-z0-9-]*$", "u");

function checkReset(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const seed = value["seed"];
  if (seed !== undefined && (typeof seed !== "string" || !resetSeedPattern.test(seed))) return false;
  const world = value["world"];
  return world === undefined || checkWorld(world);
}

const worldNames: ReadonlySet<string> = /* @__PURE__ */ new Set([
  "companies",
  "applications",
  "topics",
  "approvedDomains",
  "messageTemplates",
  "localizedCodes",
  "connections",
  "users",
  "userGroups",
  "policies",
  "sessions",
  "events",
  "notifications",
  "legacyTokens",
  "requestTokens",
  "connectionRequests",
  "authTokens",
  "refreshTokens",
  "vendors",
  "vendorBanks",
  "addresses",
  "purchaseRequests",
  "invoiceDigests",
  "receiptImages",
  "receiptFiles",
  "receiptLinks",
  "travelProfiles",
  "memberships",
  "travelOptions",
  "subscriptions",
  "deliveries",
]);

function checkWorld(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const companies = value["companies"];
  if (companies !== undefined) {
    if (!Array.isArray(companies)) return false;
    for (let index = 0; index < companies.length; index += 1) {
      if (!checkCompany(companies[index])) return false;
    }
  }
  const applications = value["applications"];
  if (applications !== undefined) {
    if (!Array.isArray(applications)) return false;
    for (let index2 = 0; index2 < applications.length; index2 += 1) {
      if (!checkApplication(applications[index2])) return false;
    }
  }
  const topics = value["topics"];
  if (topics !== undefined) {
    if (!Array.isArray(topics)) return false;
    for (let index3 = 0; index3 < topics.length; index3 += 1) {
      if (!checkTopic(topics[index3])) return false;
    }
  }
  const approvedDomains = value["approvedDomains"];
  if (approvedDomains !== undefined) {
    if (!Array.isArray(approvedDomains)) return false;
    for (let index4 = 0; index4 < approvedDomains.length; index4 += 1) {
      if (!checkApprovedDomain(approvedDomains[index4])) return false;
    }
  }
  const messageTemplates = value["messageTemplates"];
  if (messageTemplates !== undefined) {
    if (!Array.isArray(messageTemplates)) return false;
    for (let index5 = 0; index5 < messageTemplates.length; index5 += 1) {
      if (!checkMessageTemplate(messageTemplates[index5])) return false;
    }
  }
  const localizedCodes = value["localizedCodes"];
  if (localizedCodes !== undefined) {
    if (!Array.isArray(localizedCodes)) return false;
    for (let index6 = 0; index6 < localizedCodes.length; index6 += 1) {
      if (!checkLocalizedCode(localizedCodes[index6])) return false;
    }
  }
  const connections = value["connections"];
  if (connections !== undefined) {
    if (!Array.isArray(connections)) return false;
    for (let index7 = 0; index7 < connections.length; index7 += 1) {
      if (!checkConnection(connections[index7])) return false;
    }
  }
  const users = value["users"];
  if (users !== undefined) {
    if (!Array.isArray(users)) return false;
    for (let index8 = 0; index8 < users.length; index8 += 1) {
      if (!checkUser(users[index8])) return false;
    }
  }
  const userGroups = value["userGroups"];
  if (userGroups !== undefined) {
    if (!Array.isArray(userGroups)) return false;
    for (let index9 = 0; index9 < userGroups.length; index9 += 1) {
      if (!checkUserGroup(userGroups[index9])) return false;
    }
  }
  const policies = value["policies"];
  if (policies !== undefined) {
    if (!Array.isArray(policies)) return false;
    for (let index10 = 0; index10 < policies.length; index10 += 1) {
      if (!checkPolicy(policies[index10])) return false;
    }
  }
  const sessions = value["sessions"];
  if (sessions !== undefined) {
    if (!Array.isArray(sessions)) return false;
    for (let index11 = 0; index11 < sessions.length; index11 += 1) {
      if (!checkSession(sessions[index11])) return false;
    }
  }
  const events = value["events"];
  if (events !== undefined) {
    if (!Array.isArray(events)) return false;
    for (let index12 = 0; index12 < events.length; index12 += 1) {
      if (!checkEvent(events[index12])) return false;
    }
  }
  const notifications = value["notifications"];
  if (notifications !== undefined) {
    if (!Array.isArray(notifications)) return false;
    for (let index13 = 0; index13 < notifications.length; index13 += 1) {
      if (!checkNotification(notifications[index13])) return false;
    }
  }
  const legacyTokens = value["legacyTokens"];
  if (legacyTokens !== undefined) {
    if (!Array.isArray(legacyTokens)) return false;
    for (let index14 = 0; index14 < legacyTokens.length; index14 += 1) {
      if (!checkLegacyToken(legacyTokens[index14])) return false;
    }
  }
  const requestTokens = value["requestTokens"];
  if (requestTokens !== undefined) {
    if (!Array.isArray(requestTokens)) return false;
    for (let index15 = 0; index15 < requestTokens.length; index15 += 1) {
      if (!checkRequestToken(requestTokens[index15])) return false;
    }
  }
  const connectionRequests = value["connectionRequests"];
  if (connectionRequests !== undefined) {
    if (!Array.isArray(connectionRequests)) return false;
    for (let index16 = 0; index16 < connectionRequests.length; index16 += 1) {
      if (!checkConnectionRequest(connectionRequests[index16])) return false;
    }
  }
  const authTokens = value["authTokens"];
  if (authTokens !== undefined) {
    if (!Array.isArray(authTokens)) return false;
    for (let index17 = 0; index17 < authTokens.length; index17 += 1) {
      if (!checkAuthToken(authTokens[index17])) return false;
    }
  }
  const refreshTokens = value["refreshTokens"];
  if (refreshTokens !== undefined) {
    if (!Array.isArray(refreshTokens)) return false;
    for (let index18 = 0; index18 < refreshTokens.length; index18 += 1) {
      if (!checkRefreshToken(refreshTokens[index18])) return false;
    }
  }
  const vendors = value["vendors"];
  if (vendors !== undefined) {
    if (!Array.isArray(vendors)) return false;
    for (let index19 = 0; index19 < vendors.length; index19 += 1) {
      if (!checkVendor(vendors[index19])) return false;
    }
  }
  const vendorBanks = value["vendorBanks"];
  if (vendorBanks !== undefined) {
    if (!Array.isArray(vendorBanks)) return false;
    for (let index20 = 0; index20 < vendorBanks.length; index20 += 1) {
      if (!checkVendorBank(vendorBanks[index20])) return false;
    }
  }
  const addresses = value["addresses"];
  if (addresses !== undefined) {
    if (!Array.isArray(addresses)) return false;
    for (let index21 = 0; index21 < addresses.length; index21 += 1) {
      if (!checkAddress(addresses[index21])) return false;
    }
  }
  const purchaseRequests = value["purchaseRequests"];
  if (purchaseRequests !== undefined) {
    if (!Array.isArray(purchaseRequests)) return false;
    for (let index22 = 0; index22 < purchaseRequests.length; index22 += 1) {
      if (!checkPurchaseRequest(purchaseRequests[index22])) return false;
    }
  }
  const invoiceDigests = value["invoiceDigests"];
  if (invoiceDigests !== undefined) {
    if (!Array.isArray(invoiceDigests)) return false;
    for (let index23 = 0; index23 < invoiceDigests.length; index23 += 1) {
      if (!checkInvoiceDigest(invoiceDigests[index23])) return false;
    }
  }
  const receiptImages = value["receiptImages"];
  if (receiptImages !== undefined) {
    if (!Array.isArray(receiptImages)) return false;
    for (let index24 = 0; index24 < receiptImages.length; index24 += 1) {
      if (!checkReceiptImage(receiptImages[index24])) return false;
    }
  }
  const receiptFiles = value["receiptFiles"];
  if (receiptFiles !== undefined) {
    if (!Array.isArray(receiptFiles)) return false;
    for (let index25 = 0; index25 < receiptFiles.length; index25 += 1) {
      if (!checkReceiptFile(receiptFiles[index25])) return false;
    }
  }
  const receiptLinks = value["receiptLinks"];
  if (receiptLinks !== undefined) {
    if (!Array.isArray(receiptLinks)) return false;
    for (let index26 = 0; index26 < receiptLinks.length; index26 += 1) {
      if (!checkReceiptLink(receiptLinks[index26])) return false;
    }
  }
  const travelProfiles = value["travelProfiles"];
  if (travelProfiles !== undefined) {
    if (!Array.isArray(travelProfiles)) return false;
    for (let index27 = 0; index27 < travelProfiles.length; index27 += 1) {
      if (!checkTravelProfile(travelProfiles[index27])) return false;
    }
  }
  const memberships = value["memberships"];
  if (memberships !== undefined) {
    if (!Array.isArray(memberships)) return false;
    for (let index28 = 0; index28 < memberships.length; index28 += 1) {
      if (!checkMembership(memberships[index28])) return false;
    }
  }
  const travelOptions = value["travelOptions"];
  if (travelOptions !== undefined) {
    if (!Array.isArray(travelOptions)) return false;
    for (let index29 = 0; index29 < travelOptions.length; index29 += 1) {
      if (!checkTravelOption(travelOptions[index29])) return false;
    }
  }
  const subscriptions = value["subscriptions"];
  if (subscriptions !== undefined) {
    if (!Array.isArray(subscriptions)) return false;
    for (let index30 = 0; index30 < subscriptions.length; index30 += 1) {
      if (!checkSubscription(subscriptions[index30])) return false;
    }
  }
  const deliveries = value["deliveries"];
  if (deliveries !== undefined) {
    if (!Array.isArray(deliveries)) return false;
    for (let index31 = 0; index31 < deliveries.length; index31 += 1) {
      if (!checkDelivery(deliveries[index31])) return false;
    }
  }
  for (const name in value) {
    if (worldNames.has(name)) continue;
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    return false;
  }
  return true;
}

function checkTopic(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["name"] !== "string" || typeof value["scope"] !== "string") return false;
  for (const name2 in value) {
    if (name2 === "name" || name2 === "scope") continue;
    const member = value[name2];
    if (member === undefined || !Object.hasOwn(value, name2)) continue;
    return false;
  }
  return true;
}

function checkUser(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["id"] !== "string" || typeof value["companyId"] !== "string") return false;
  if (typeof value["loginId"] !== "string" || typeof value["email"] !== "string") return false;
  if (typeof value["givenName"] !== "string" || typeof value["familyName"] !== "string") return false;
  const isActive_ = value["isActive"];
  if (isActive_ !== undefined && typeof isActive_ !== "boolean") return false;
  const identity = value["identity"];
  if (identity !== undefined && !hasObjectType(identity)) return false;
  const version = value["version"];
  if (version !== undefined) {
    if (typeof version !== "number" || !Number.isInteger(version) || !hasInt32Format(version)) return false;
  }
  const createdAt = value["createdAt"];
  if (createdAt !== undefined && (typeof createdAt !== "string" || !hasDateTimeFormat(createdAt))) return false;
  const changedAt = value["changedAt"];
  if (changedAt !== undefined && (typeof changedAt !== "string" || !hasDateTimeFormat(changedAt))) return false;
  if (!hasOptionalStrings(value["password"], value["employeeNumber"], value["groupId"], value["shipToAddressCode"]))
    return false;
  const roles = value["roles"];
  if (roles !== undefined) {
    if (!Array.isArray(roles)) return false;
    for (let index = 0; index < roles.length; index += 1) {
      if (typeof roles[index] !== "string") return false;
    }
  }
  const conditions = value["conditions"];
  if (conditions !== undefined) {
    if (!Array.isArray(conditions)) return false;
    for (let index2 = 0; index2 < conditions.length; index2 += 1) {
      if (!checkUserState(conditions[index2])) return false;
    }
  }
  for (const name in value) {
    if (
      name === "id" ||
      name === "companyId" ||
      name === "loginId" ||
      name === "password" ||
      name === "email" ||
      name === "givenName" ||
      name === "familyName" ||
      name === "employeeNumber" ||
      name === "isActive" ||
      name === "roles" ||
      name === "groupId" ||
      name === "shipToAddressCode" ||
      name === "conditions" ||
      name === "identity" ||
      name === "version" ||
      name === "createdAt" ||
      name === "changedAt"
    )
      continue;
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    return false;
  }
  return true;
}

function checkUserGroup(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["id"] !== "string" || typeof value["companyId"] !== "string") return false;
  if (typeof value["name"] !== "string" || typeof value["defaultPolicy"] !== "string") return false;
  for (const name2 in value) {
    if (name2 === "id" || name2 === "companyId" || name2 === "name" || name2 === "defaultPolicy") continue;
    const member = value[name2];
    if (member === undefined || !Object.hasOwn(value, name2)) continue;
    return false;
  }
  return true;
}

function checkSession(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["id"] !== "string" || typeof value["companyId"] !== "string") return false;
  if (typeof value["userId"] !== "string") return false;
  const createdAt = value["createdAt"];
  if (createdAt !== undefined && (typeof createdAt !== "string" || !hasDateTimeFormat(createdAt))) return false;
  if (!hasOptionalString(value["eventId"])) return false;
  for (const name in value) {
    if (name === "id" || name === "companyId" || name === "userId" || name === "eventId" || name === "createdAt")
      continue;
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    return false;
  }
  return true;
}

function checkVendor(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["id"] !== "string" || typeof value["companyId"] !== "string") return false;
  if (typeof value["vendorCode"] !== "string" || typeof value["addressCode"] !== "string") return false;
  const details = value["details"];
  if (details !== undefined && !hasObjectType(details)) return false;
  const createdAt = value["createdAt"];
  if (createdAt !== undefined && (typeof createdAt !== "string" || !hasDateTimeFormat(createdAt))) return false;
  if (!hasOptionalString(value["name"]) || !hasOptionalString(value["expenseType"])) return false;
  const groups = value["groups"];
  if (groups !== undefined) {
    if (!Array.isArray(groups)) return false;
    for (let index = 0; index < groups.length; index += 1) {
      if (typeof groups[index] !== "string") return false;
    }
  }
  for (const name2 in value) {
    if (
      name2 === "id" ||
      name2 === "companyId" ||
      name2 === "vendorCode" ||
      name2 === "addressCode" ||
      name2 === "name" ||
      name2 === "expenseType" ||
      name2 === "groups" ||
      name2 === "details" ||
      name2 === "createdAt"
    )
      continue;
    const member = value[name2];
    if (member === undefined || !Object.hasOwn(value, name2)) continue;
    return false;
  }
  return true;
}

function checkVendorBank(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["id"] !== "string" || typeof value["companyId"] !== "string") return false;
  if (typeof value["vendorId"] !== "string") return false;
  const details = value["details"];
  if (details !== undefined && !hasObjectType(details)) return false;
  for (const name in value) {
    if (name === "id" || name === "companyId" || name === "vendorId" || name === "details") continue;
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    return false;
  }
  return true;
}

function checkTravelProfile(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["userId"] !== "string" || typeof value["companyId"] !== "string")
    return false;
  const profile = value["profile"];
  if (profile !== undefined && !hasObjectType(profile)) return false;
  const changedAt = value["changedAt"];
  if (changedAt !== undefined && (typeof changedAt !== "string" || !hasDateTimeFormat(changedAt))) return false;
  if (!hasOptionalStrings(value["syncId"], value["travelConfigId"], value["ruleClass"])) return false;
  for (const name in value) {
    if (
      name === "userId" ||
      name === "companyId" ||
      name === "syncId" ||
      name === "travelConfigId" ||
      name === "ruleClass" ||
      name === "profile" ||
      name === "changedAt"
    )
      continue;
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    return false;
  }
  return true;
}

function checkTravelOption(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["companyId"] !== "string" || typeof value["value"] !== "string")
    return false;
  const isDefault_ = value["isDefault"];
  if (isDefault_ !== undefined && typeof isDefault_ !== "boolean") return false;
  const category = value["category"];
  if (category !== "travelConfig" && category !== "ruleClass" && category !== "division" && category !== "airport")
    return false;
  const details = value["details"];
  if (details !== undefined && !checkTravelOptionDetails(details)) return false;
  for (const name in value) {
    if (name === "companyId" || name === "category" || name === "value" || name === "isDefault" || name === "details")
      continue;
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    return false;
  }
  return true;
}

function checkSubscription(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["id"] !== "string" || typeof value["applicationId"] !== "string")
    return false;
  if (typeof value["topic"] !== "string" || typeof value["filter"] !== "string") return false;
  if (typeof value["endpoint"] !== "string") return false;
  const isMarkedForDeletion_ = value["isMarkedForDeletion"];
  if (isMarkedForDeletion_ !== undefined && typeof isMarkedForDeletion_ !== "boolean") return false;
  const createdAt = value["createdAt"];
  if (createdAt !== undefined && (typeof createdAt !== "string" || !hasDateTimeFormat(createdAt))) return false;
  for (const name in value) {
    if (
      name === "id" ||
      name === "applicationId" ||
      name === "topic" ||
      name === "filter" ||
      name === "endpoint" ||
      name === "isMarkedForDeletion" ||
      name === "createdAt"
    )
      continue;
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    return false;
  }
  return true;
}

function checkTravelOptionDetails(value: unknown): boolean {
  return hasObjectType(value) && hasOptionalString(value["agencyNumber"]);
}

/** The value as a valid Reset, or every problem that keeps it from being one. */
export function validateReset(value: unknown, options?: ValidateOptions): Result<Reset> {
  return unreadAt(options, secretsOfReset) ?? resultAtOnce(value, collectReset, options, secretsOfReset);
}

function secretsOfReset(): Secrets {
  return secrets([["world", secretsOfWorld2]]);
}

function collectReset(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Reset");
  if (expectObject(value, problems)) {
    const seed = value["seed"];
    if (seed !== undefined && expectString(seed, problems, "seed") && !resetSeedPattern.test(seed))
      addPattern(seed, problems, "^[a-z][a-z0-9-]*$", "seed");
    allowMember(value["world"], problems, "world", collectWorld, checkWorld);
  }
  leave(problems);
}

function secretsOfWorld2(): Secrets {
  return secrets([[secretsOfWorld]]);
}

function collectWorld(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/World");
  if (expectObject(value, problems)) {
    const companies = value["companies"];
    if (companies !== undefined && expectArray(companies, problems, "companies")) {
      enter(problems, "companies");
      visitItems(companies, problems, collectCompany, checkCompany);
      leave(problems);
    }
    const applications = value["applications"];
    if (applications !== undefined && expectArray(applications, problems, "applications")) {
      enter(problems, "applications");
      visitItems(applications, problems, collectApplication, checkApplication);
      leave(problems);
    }
    const topics = value["topics"];
    if (topics !== undefined && expectArray(topics, problems, "topics")) {
      enter(problems, "topics");
      visitItems(topics, problems, collectTopic, checkTopic);
      leave(problems);
    }
    const approvedDomains = value["approvedDomains"];
    if (approvedDomains !== undefined && expectArray(approvedDomains, problems, "approvedDomains")) {
      enter(problems, "approvedDomains");
      visitItems(approvedDomains, problems, collectApprovedDomain, checkApprovedDomain);
      leave(problems);
    }
    const messageTemplates = value["messageTemplates"];
    if (messageTemplates !== undefined && expectArray(messageTemplates, problems, "messageTemplates")) {
      enter(problems, "messageTemplates");
      visitItems(messageTemplates, problems, collectMessageTemplate, checkMessageTemplate);
      leave(problems);
    }
    const localizedCodes = value["localizedCodes"];
    if (localizedCodes !== undefined && expectArray(localizedCodes, problems, "localizedCodes")) {
      enter(problems, "localizedCodes");
      visitItems(localizedCodes, problems, collectLocalizedCode, checkLocalizedCode);
      leave(problems);
    }
    const connections = value["connections"];
    if (connections !== undefined && expectArray(connections, problems, "connections")) {
      enter(problems, "connections");
      visitItems(connections, problems, collectConnection, checkConnection);
      leave(problems);
    }
    const users = value["users"];
    if (users !== undefined && expectArray(users, problems, "users")) {
      enter(problems, "users");
      visitItems(users, problems, collectUser, checkUser);
      leave(problems);
    }
    const userGroups = value["userGroups"];
    if (userGroups !== undefined && expectArray(userGroups, problems, "userGroups")) {
      enter(problems, "userGroups");
      visitItems(userGroups, problems, collectUserGroup, checkUserGroup);
      leave(problems);
    }
    const policies = value["policies"];
    if (policies !== undefined && expectArray(policies, problems, "policies")) {
      enter(problems, "policies");
      visitItems(policies, problems, collectPolicy, checkPolicy);
      leave(problems);
    }
    const sessions = value["sessions"];
    if (sessions !== undefined && expectArray(sessions, problems, "sessions")) {
      enter(problems, "sessions");
      visitItems(sessions, problems, collectSession, checkSession);
      leave(problems);
    }
    const events = value["events"];
    if (events !== undefined && expectArray(events, problems, "events")) {
      enter(problems, "events");
      visitItems(events, problems, collectEvent, checkEvent);
      leave(problems);
    }
    const notifications = value["notifications"];
    if (notifications !== undefined && expectArray(notifications, problems, "notifications")) {
      enter(problems, "notifications");
      visitItems(notifications, problems, collectNotification, checkNotification);
      leave(problems);
    }
    const legacyTokens = value["legacyTokens"];
    if (legacyTokens !== undefined && expectArray(legacyTokens, problems, "legacyTokens")) {
      enter(problems, "legacyTokens");
      visitItems(legacyTokens, problems, collectLegacyToken, checkLegacyToken);
      leave(problems);
    }
    const requestTokens = value["requestTokens"];
    if (requestTokens !== undefined && expectArray(requestTokens, problems, "requestTokens")) {
      enter(problems, "requestTokens");
      visitItems(requestTokens, problems, collectRequestToken, checkRequestToken);
      leave(problems);
    }
    const connectionRequests = value["connectionRequests"];
    if (connectionRequests !== undefined && expectArray(connectionRequests, problems, "connectionRequests")) {
      enter(problems, "connectionRequests");
      visitItems(connectionRequests, problems, collectConnectionRequest, checkConnectionRequest);
      leave(problems);
    }
    const authTokens = value["authTokens"];
    if (authTokens !== undefined && expectArray(authTokens, problems, "authTokens")) {
      enter(problems, "authTokens");
      visitItems(authTokens, problems, collectAuthToken, checkAuthToken);
      leave(problems);
    }
    const refreshTokens = value["refreshTokens"];
    if (refreshTokens !== undefined && expectArray(refreshTokens, problems, "refreshTokens")) {
      enter(problems, "refreshTokens");
      visitItems(refreshTokens, problems, collectRefreshToken, checkRefreshToken);
      leave(problems);
    }
    const vendors = value["vendors"];
    if (vendors !== undefined && expectArray(vendors, problems, "vendors")) {
      enter(problems, "vendors");
      visitItems(vendors, problems, collectVendor, checkVendor);
      leave(problems);
    }
    const vendorBanks = value["vendorBanks"];
    if (vendorBanks !== undefined && expectArray(vendorBanks, problems, "vendorBanks")) {
      enter(problems, "vendorBanks");
      visitItems(vendorBanks, problems, collectVendorBank, checkVendorBank);
      leave(problems);
    }
    const addresses = value["addresses"];
    if (addresses !== undefined && expectArray(addresses, problems, "addresses")) {
      enter(problems, "addresses");
      visitItems(addresses, problems, collectAddress, checkAddress);
      leave(problems);
    }
    const purchaseRequests = value["purchaseRequests"];
    if (purchaseRequests !== undefined && expectArray(purchaseRequests, problems, "purchaseRequests")) {
      enter(problems, "purchaseRequests");
      visitItems(purchaseRequests, problems, collectPurchaseRequest, checkPurchaseRequest);
      leave(problems);
    }
    const invoiceDigests = value["invoiceDigests"];
    if (invoiceDigests !== undefined && expectArray(invoiceDigests, problems, "invoiceDigests")) {
      enter(problems, "invoiceDigests");
      visitItems(invoiceDigests, problems, collectInvoiceDigest, checkInvoiceDigest);
      leave(problems);
    }
    const receiptImages = value["receiptImages"];
    if (receiptImages !== undefined && expectArray(receiptImages, problems, "receiptImages")) {
      enter(problems, "receiptImages");
      visitItems(receiptImages, problems, collectReceiptImage, checkReceiptImage);
      leave(problems);
    }
    const receiptFiles = value["receiptFiles"];
    if (receiptFiles !== undefined && expectArray(receiptFiles, problems, "receiptFiles")) {
      enter(problems, "receiptFiles");
      visitItems(receiptFiles, problems, collectReceiptFile, checkReceiptFile);
      leave(problems);
    }
    const receiptLinks = value["receiptLinks"];
    if (receiptLinks !== undefined && expectArray(receiptLinks, problems, "receiptLinks")) {
      enter(problems, "receiptLinks");
      visitItems(receiptLinks, problems, collectReceiptLink, checkReceiptLink);
      leave(problems);
    }
    const travelProfiles = value["travelProfiles"];
    if (travelProfiles !== undefined && expectArray(travelProfiles, problems, "travelProfiles")) {
      enter(problems, "travelProfiles");
      visitItems(travelProfiles, problems, collectTravelProfile, checkTravelProfile);
      leave(problems);
    }
    const memberships = value["memberships"];
    if (memberships !== undefined && expectArray(memberships, problems, "memberships")) {
      enter(problems, "memberships");
      visitItems(memberships, problems, collectMembership, checkMembership);
      leave(problems);
    }
    const travelOptions = value["travelOptions"];
    if (travelOptions !== undefined && expectArray(travelOptions, problems, "travelOptions")) {
      enter(problems, "travelOptions");
      visitItems(travelOptions, problems, collectTravelOption, checkTravelOption);
      leave(problems);
    }
    const subscriptions = value["subscriptions"];
    if (subscriptions !== undefined && expectArray(subscriptions, problems, "subscriptions")) {
      enter(problems, "subscriptions");
      visitItems(subscriptions, problems, collectSubscription, checkSubscription);
      leave(problems);
    }
    const deliveries = value["deliveries"];
    if (deliveries !== undefined && expectArray(deliveries, problems, "deliveries")) {
      enter(problems, "deliveries");
      visitItems(deliveries, problems, collectDelivery, checkDelivery);
      leave(problems);
    }
    for (const name in value) {
      if (problems.truncated) break;
      if (worldNames.has(name)) continue;
      const member = value[name];
      if (member === undefined || !Object.hasOwn(value, name)) continue;
      addAdditionalProperties(member, problems, name, worldNames);
    }
  }
  leave(problems);
}

function secretsOfWorld(): Secrets {
  return secrets([
    ["applications", null, secretsOfApplication],
    ["users", null, secretsOfUser],
    ["legacyTokens", null, secretsOfLegacyToken],
    ["connectionRequests", null, secretsOfConnectionRequest],
    ["authTokens", null, secretsOfAuthToken],
    ["refreshTokens", null, secretsOfRefreshToken],
  ]);
}

const topicNames: readonly string[] = ["name", "scope"];

function collectTopic(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/Topic");
  if (expectObject(value, problems)) {
    expectString(value["name"], problems, "name");
    expectString(value["scope"], problems, "scope");
    for (const name2 in value) {
      if (problems.truncated) break;
      if (name2 === "name" || name2 === "scope") continue;
      const member = value[name2];
      if (member === undefined || !Object.hasOwn(value, name2)) continue;
      addAdditionalProperties(member, problems, name2, topicNames);
    }
  }
  leave(problems);
}

const userNames: ReadonlySet<string> = /* @__PURE__ */ new Set([
  "id",
  "companyId",
  "loginId",
  "password",
  "email",
  "givenName",
  "familyName",
  "employeeNumber",
  "isActive",
  "roles",
  "groupId",
  "shipToAddressCode",
  "conditions",
  "identity",
  "version",
  "createdAt",
  "changedAt",
]);

function collectUser(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/User");
  if (expectObject(value, problems)) {
    expectString(value["id"], problems, "id");
    expectString(value["companyId"], problems, "companyId");
    expectString(value["loginId"], problems, "loginId");
    allowString(value["password"], problems, "password");
    expectString(value["email"], problems, "email");
    expectString(value["givenName"], problems, "givenName");
    expectString(value["familyName"], problems, "familyName");
    allowString(value["employeeNumber"], problems, "employeeNumber");
    allowBoolean(value["isActive"], problems, "isActive");
    const roles = value["roles"];
    if (roles !== undefined && expectArray(roles, problems, "roles")) {
      enter(problems, "roles");
      for (const item of roles) {
        if (typeof item !== "string") {
          visitItems(roles, problems, expectString);
          break;
        }
      }
      leave(problems);
    }
    allowString(value["groupId"], problems, "groupId");
    allowString(value["shipToAddressCode"], problems, "shipToAddressCode");
    const conditions = value["conditions"];
    if (conditions !== undefined && expectArray(conditions, problems, "conditions")) {
      enter(problems, "conditions");
      visitItems(conditions, problems, collectUserState, checkUserState);
      leave(problems);
    }
    const identity = value["identity"];
    if (identity !== undefined) expectObject(identity, problems, "identity");
    const version = value["version"];
    if (version !== undefined && expectInteger(version, problems, "version") && !hasInt32Format(version))
      addFormat(version, problems, "int32", "version");
    const createdAt = value["createdAt"];
    if (createdAt !== undefined && expectString(createdAt, problems, "createdAt") && !hasDateTimeFormat(createdAt))
      addFormat(createdAt, problems, "date-time", "createdAt");
    const changedAt = value["changedAt"];
    if (changedAt !== undefined && expectString(changedAt, problems, "changedAt") && !hasDateTimeFormat(changedAt))
      addFormat(changedAt, problems, "date-time", "changedAt");
    for (const name in value) {
      if (problems.truncated) break;
      if (userNames.has(name)) continue;
      const member = value[name];
      if (member === undefined || !Object.hasOwn(value, name)) continue;
      addAdditionalProperties(member, problems, name, userNames);
    }
  }
  leave(problems);
}

const userGroupNames: readonly string[] = ["id", "companyId", "name", "defaultPolicy"];

function collectUserGroup(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/UserGroup");
  if (expectObject(value, problems)) {
    expectString(value["id"], problems, "id");
    expectString(value["companyId"], problems, "companyId");
    expectString(value["name"], problems, "name");
    expectString(value["defaultPolicy"], problems, "defaultPolicy");
    for (const name2 in value) {
      if (problems.truncated) break;
      if (name2 === "id" || name2 === "companyId" || name2 === "name" || name2 === "defaultPolicy") continue;
      const member = value[name2];
      if (member === undefined || !Object.hasOwn(value, name2)) continue;
      addAdditionalProperties(member, problems, name2, userGroupNames);
    }
  }
  leave(problems);
}

const sessionNames: readonly string[] = ["id", "companyId", "userId", "eventId", "createdAt"];

function collectSession(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/Session");
  if (expectObject(value, problems)) {
    expectString(value["id"], problems, "id");
    expectString(value["companyId"], problems, "companyId");
    expectString(value["userId"], problems, "userId");
    allowString(value["eventId"], problems, "eventId");
    const createdAt = value["createdAt"];
    if (createdAt !== undefined && expectString(createdAt, problems, "createdAt") && !hasDateTimeFormat(createdAt))
      addFormat(createdAt, problems, "date-time", "createdAt");
    for (const name in value) {
      if (problems.truncated) break;
      if (name === "id" || name === "companyId" || name === "userId" || name === "eventId" || name === "createdAt")
        continue;
      const member = value[name];
      if (member === undefined || !Object.hasOwn(value, name)) continue;
      addAdditionalProperties(member, problems, name, sessionNames);
    }
  }
  leave(problems);
}

const vendorNames: ReadonlySet<string> = /* @__PURE__ */ new Set([
  "id",
  "companyId",
  "vendorCode",
  "addressCode",
  "name",
  "expenseType",
  "groups",
  "details",
  "createdAt",
]);

function collectVendor(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/Vendor");
  if (expectObject(value, problems)) {
    expectString(value["id"], problems, "id");
    expectString(value["companyId"], problems, "companyId");
    expectString(value["vendorCode"], problems, "vendorCode");
    expectString(value["addressCode"], problems, "addressCode");
    allowString(value["name"], problems, "name");
    allowString(value["expenseType"], problems, "expenseType");
    const groups = value["groups"];
    if (groups !== undefined && expectArray(groups, problems, "groups")) {
      enter(problems, "groups");
      for (const item of groups) {
        if (typeof item !== "string") {
          visitItems(groups, problems, expectString);
          break;
        }
      }
      leave(problems);
    }
    const details = value["details"];
    if (details !== undefined) expectObject(details, problems, "details");
    const createdAt = value["createdAt"];
    if (createdAt !== undefined && expectString(createdAt, problems, "createdAt") && !hasDateTimeFormat(createdAt))
      addFormat(createdAt, problems, "date-time", "createdAt");
    for (const name2 in value) {
      if (problems.truncated) break;
      if (vendorNames.has(name2)) continue;
      const member = value[name2];
      if (member === undefined || !Object.hasOwn(value, name2)) continue;
      addAdditionalProperties(member, problems, name2, vendorNames);
    }
  }
  leave(problems);
}

const vendorBankNames: readonly string[] = ["id", "companyId", "vendorId", "details"];

function collectVendorBank(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/VendorBank");
  if (expectObject(value, problems)) {
    expectString(value["id"], problems, "id");
    expectString(value["companyId"], problems, "companyId");
    expectString(value["vendorId"], problems, "vendorId");
    const details = value["details"];
    if (details !== undefined) expectObject(details, problems, "details");
    for (const name in value) {
      if (problems.truncated) break;
      if (name === "id" || name === "companyId" || name === "vendorId" || name === "details") continue;
      const member = value[name];
      if (member === undefined || !Object.hasOwn(value, name)) continue;
      addAdditionalProperties(member, problems, name, vendorBankNames);
    }
  }
  leave(problems);
}

const travelProfileNames: readonly string[] = [
  "userId",
  "companyId",
  "syncId",
  "travelConfigId",
  "ruleClass",
  "profile",
  "changedAt",
];

function collectTravelProfile(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/TravelProfile");
  if (expectObject(value, problems)) {
    expectString(value["userId"], problems, "userId");
    expectString(value["companyId"], problems, "companyId");
    allowString(value["syncId"], problems, "syncId");
    allowString(value["travelConfigId"], problems, "travelConfigId");
    allowString(value["ruleClass"], problems, "ruleClass");
    const profile = value["profile"];
    if (profile !== undefined) expectObject(profile, problems, "profile");
    const changedAt = value["changedAt"];
    if (changedAt !== undefined && expectString(changedAt, problems, "changedAt") && !hasDateTimeFormat(changedAt))
      addFormat(changedAt, problems, "date-time", "changedAt");
    for (const name in value) {
      if (problems.truncated) break;
      if (
        name === "userId" ||
        name === "companyId" ||
        name === "syncId" ||
        name === "travelConfigId" ||
        name === "ruleClass" ||
        name === "profile" ||
        name === "changedAt"
      )
        continue;
      const member = value[name];
      if (member === undefined || !Object.hasOwn(value, name)) continue;
      addAdditionalProperties(member, problems, name, travelProfileNames);
    }
  }
  leave(problems);
}

const travelOptionNames: readonly string[] = ["companyId", "category", "value", "isDefault", "details"];

function collectTravelOption(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/TravelOption");
  if (expectObject(value, problems)) {
    expectString(value["companyId"], problems, "companyId");
    expectStringOf(value["category"], problems, ["travelConfig", "ruleClass", "division", "airport"], "category");
    expectString(value["value"], problems, "value");
    allowBoolean(value["isDefault"], problems, "isDefault");
    allowMember(value["details"], problems, "details", collectTravelOptionDetails, checkTravelOptionDetails);
    for (const name in value) {
      if (problems.truncated) break;
      if (name === "companyId" || name === "category" || name === "value" || name === "isDefault" || name === "details")
        continue;
      const member = value[name];
      if (member === undefined || !Object.hasOwn(value, name)) continue;
      addAdditionalProperties(member, problems, name, travelOptionNames);
    }
  }
  leave(problems);
}

const subscriptionNames: readonly string[] = [
  "id",
  "applicationId",
  "topic",
  "filter",
  "endpoint",
  "isMarkedForDeletion",
  "createdAt",
];

function collectSubscription(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/Subscription");
  if (expectObject(value, problems)) {
    expectString(value["id"], problems, "id");
    expectString(value["applicationId"], problems, "applicationId");
    expectString(value["topic"], problems, "topic");
    expectString(value["filter"], problems, "filter");
    expectString(value["endpoint"], problems, "endpoint");
    allowBoolean(value["isMarkedForDeletion"], problems, "isMarkedForDeletion");
    const createdAt = value["createdAt"];
    if (createdAt !== undefined && expectString(createdAt, problems, "createdAt") && !hasDateTimeFormat(createdAt))
      addFormat(createdAt, problems, "date-time", "createdAt");
    for (const name in value) {
      if (problems.truncated) break;
      if (
        name === "id" ||
        name === "applicationId" ||
        name === "topic" ||
        name === "filter" ||
        name === "endpoint" ||
        name === "isMarkedForDeletion" ||
        name === "createdAt"
      )
        continue;
      const member = value[name];
      if (member === undefined || !Object.hasOwn(value, name)) continue;
      addAdditionalProperties(member, problems, name, subscriptionNames);
    }
  }
  leave(problems);
}

function secretsOfUser(): Secrets {
  return secrets([["password"]]);
}

function collectTravelOptionDetails(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "world.yaml#/TravelOption/properties/details");
  if (expectObject(value, problems)) allowString(value["agencyNumber"], problems, "agencyNumber");
  leave(problems);
}

/** Reads a valid Reset from JSON text. Problems say in which line and column they are. */
export function parseReset(text: string | Uint8Array, options?: ParseOptions): Result<Reset> {
  return readJson(text, validateReset, options);
}

/** Checks whether a value is a valid RestoreSnapshotParameters. */
export function isRestoreSnapshotParameters(value: unknown): value is RestoreSnapshotParameters {
  try {
    return checkRestoreSnapshotParameters(value);
  } catch {
    return false;
  }
}

function checkRestoreSnapshotParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const path = value["path"];
  if (!hasObjectType(path)) return false;
  return typeof path["id"] === "string";
}

/** The value as a valid RestoreSnapshotParameters, or every problem that keeps it from being one. */
export function validateRestoreSnapshotParameters(
  value: unknown,
  options?: ValidateOptions,
): Result<RestoreSnapshotParameters> {
  return isRestoreSnapshotParameters(value)
    ? { ok: true, value }
    : problemsOf(value, collectRestoreSnapshotParameters, options);
}

function collectRestoreSnapshotParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1sandbox-control~1v1~1snapshots~1{id}~1restore/post");
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

/** Checks whether a value is a valid Session. */
export function isSession(value: unknown): value is Session {
  try {
    return checkSession(value);
  } catch {
    return false;
  }
}

/** The value as a valid Session, or every problem that keeps it from being one. */
export function validateSession(value: unknown, options?: ValidateOptions): Result<Session> {
  return isSession(value) ? { ok: true, value } : problemsOf(value, collectSession, options);
}

/** Reads a valid Session from JSON text. Problems say in which line and column they are. */
export function parseSession(text: string | Uint8Array, options?: ParseOptions): Result<Session> {
  return readJson(text, validateSession, options);
}

/** Checks whether a value is a valid Snapshot. */
export function isSnapshot(value: unknown): value is Snapshot {
  try {
    return checkSnapshot(value);
  } catch {
    return false;
  }
}

function checkSnapshot(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["id"] !== "string") return false;
  const takenAt = value["takenAt"];
  return typeof takenAt === "string" && hasDateTimeFormat(takenAt);
}

/** The value as a valid Snapshot, or every problem that keeps it from being one. */
export function validateSnapshot(value: unknown, options?: ValidateOptions): Result<Snapshot> {
  return isSnapshot(value) ? { ok: true, value } : problemsOf(value, collectSnapshot, options);
}

function collectSnapshot(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Snapshot");
  if (expectObject(value, problems)) {
    expectString(value["id"], problems, "id");
    const takenAt = value["takenAt"];
    if (expectString(takenAt, problems, "takenAt") && !hasDateTimeFormat(takenAt))
      addFormat(takenAt, problems, "date-time", "takenAt");
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid Snapshot from JSON text. Problems say in which line and column they are. */
export function parseSnapshot(text: string | Uint8Array, options?: ParseOptions): Result<Snapshot> {
  return readJson(text, validateSnapshot, options);
}

/** Checks whether a value is a valid Subscription. */
export function isSubscription(value: unknown): value is Subscription {
  try {
    return checkSubscription(value);
  } catch {
    return false;
  }
}

/** The value as a valid Subscription, or every problem that keeps it from being one. */
export function validateSubscription(value: unknown, options?: ValidateOptions): Result<Subscription> {
  return isSubscription(value) ? { ok: true, value } : problemsOf(value, collectSubscription, options);
}

/** Reads a valid Subscription from JSON text. Problems say in which line and column they are. */
export function parseSubscription(text: string | Uint8Array, options?: ParseOptions): Result<Subscription> {
  return readJson(text, validateSubscription, options);
}

/** Checks whether a value is a valid Switches. */
export function isSwitches(value: unknown): value is Switches {
  try {
    return checkSwitches(value);
  } catch {
    return false;
  }
}

function checkSwitches(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const replaceSubscriptions = value["replaceSubscriptions"];
  if (replaceSubscriptions !== undefined && typeof replaceSubscriptions !== "boolean") return false;
  const deliveryAttempts = value["deliveryAttempts"];
  if (deliveryAttempts !== undefined) {
    if (typeof deliveryAttempts !== "number" || !Number.isInteger(deliveryAttempts) || deliveryAttempts < 1)
      return false;
    if (deliveryAttempts > 10) return false;
  }
  const serveVendors = value["serveVendors"];
  return serveVendors === undefined || typeof serveVendors === "boolean";
}

/** The value as a valid Switches, or every problem that keeps it from being one. */
export function validateSwitches(value: unknown, options?: ValidateOptions): Result<Switches> {
  return isSwitches(value) ? { ok: true, value } : problemsOf(value, collectSwitches, options);
}

function collectSwitches(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Switches");
  if (expectObject(value, problems)) {
    allowBoolean(value["replaceSubscriptions"], problems, "replaceSubscriptions");
    const deliveryAttempts = value["deliveryAttempts"];
    if (deliveryAttempts !== undefined && expectInteger(deliveryAttempts, problems, "deliveryAttempts")) {
      if (deliveryAttempts < 1) addMinimum(deliveryAttempts, problems, 1, "deliveryAttempts");
      if (deliveryAttempts > 10) addMaximum(deliveryAttempts, problems, 10, "deliveryAttempts");
    }
    allowBoolean(value["serveVendors"], problems, "serveVendors");
  }
  leave(problems);
}

/** Reads a valid Switches from JSON text. Problems say in which line and column they are. */
export function parseSwitches(text: string | Uint8Array, options?: ParseOptions): Result<Switches> {
  return readJson(text, validateSwitches, options);
}

/** Checks whether a value is a valid TokenRequest. */
export function isTokenRequest(value: unknown): value is TokenRequest {
  try {
    return checkTokenRequest(value);
  } catch {
    return false;
  }
}

function checkTokenRequest(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["applicationId"] !== "string") return false;
  const force = value["force"];
  if (force !== undefined && typeof force !== "boolean") return false;
  if (!hasOptionalString(value["companyId"]) || !hasOptionalString(value["userId"])) return false;
  const scopes = value["scopes"];
  if (scopes !== undefined) {
    if (!Array.isArray(scopes)) return false;
    for (let index = 0; index < scopes.length; index += 1) {
      if (typeof scopes[index] !== "string") return false;
    }
  }
  return true;
}

/** The value as a valid TokenRequest, or every problem that keeps it from being one. */
export function validateTokenRequest(value: unknown, options?: ValidateOptions): Result<TokenRequest> {
  return isTokenRequest(value) ? { ok: true, value } : problemsOf(value, collectTokenRequest, options);
}

function collectTokenRequest(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/TokenRequest");
  if (expectObject(value, problems)) {
    expectString(value["applicationId"], problems, "applicationId");
    allowString(value["companyId"], problems, "companyId");
    allowString(value["userId"], problems, "userId");
    const scopes = value["scopes"];
    if (scopes !== undefined && expectArray(scopes, problems, "scopes")) {
      enter(problems, "scopes");
      for (const item of scopes) {
        if (typeof item !== "string") {
          visitItems(scopes, problems, expectString);
          break;
        }
      }
      leave(problems);
    }
    allowBoolean(value["force"], problems, "force");
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid TokenRequest from JSON text. Problems say in which line and column they are. */
export function parseTokenRequest(text: string | Uint8Array, options?: ParseOptions): Result<TokenRequest> {
  return readJson(text, validateTokenRequest, options);
}

/** Checks whether a value is a valid Topic. */
export function isTopic(value: unknown): value is Topic {
  try {
    return checkTopic(value);
  } catch {
    return false;
  }
}

/** The value as a valid Topic, or every problem that keeps it from being one. */
export function validateTopic(value: unknown, options?: ValidateOptions): Result<Topic> {
  return isTopic(value) ? { ok: true, value } : problemsOf(value, collectTopic, options);
}

/** Reads a valid Topic from JSON text. Problems say in which line and column they are. */
export function parseTopic(text: string | Uint8Array, options?: ParseOptions): Result<Topic> {
  return readJson(text, validateTopic, options);
}

/** Checks whether a value is a valid TravelOption. */
export function isTravelOption(value: unknown): value is TravelOption {
  try {
    return checkTravelOption(value);
  } catch {
    return false;
  }
}

/** The value as a valid TravelOption, or every problem that keeps it from being one. */
export function validateTravelOption(value: unknown, options?: ValidateOptions): Result<TravelOption> {
  return isTravelOption(value) ? { ok: true, value } : problemsOf(value, collectTravelOption, options);
}

/** Reads a valid TravelOption from JSON text. Problems say in which line and column they are. */
export function parseTravelOption(text: string | Uint8Array, options?: ParseOptions): Result<TravelOption> {
  return readJson(text, validateTravelOption, options);
}

/** Checks whether a value is a valid TravelOptionDetails. */
export function isTravelOptionDetails(value: unknown): value is TravelOptionDetails {
  try {
    return checkTravelOptionDetails(value);
  } catch {
    return false;
  }
}

/** The value as a valid TravelOptionDetails, or every problem that keeps it from being one. */
export function validateTravelOptionDetails(value: unknown, options?: ValidateOptions): Result<TravelOptionDetails> {
  return isTravelOptionDetails(value) ? { ok: true, value } : problemsOf(value, collectTravelOptionDetails, options);
}

/** Reads a valid TravelOptionDetails from JSON text. Problems say in which line and column they are. */
export function parseTravelOptionDetails(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<TravelOptionDetails> {
  return readJson(text, validateTravelOptionDetails, options);
}

/** Checks whether a value is a valid TravelProfile. */
export function isTravelProfile(value: unknown): value is TravelProfile {
  try {
    return checkTravelProfile(value);
  } catch {
    return false;
  }
}

/** The value as a valid TravelProfile, or every problem that keeps it from being one. */
export function validateTravelProfile(value: unknown, options?: ValidateOptions): Result<TravelProfile> {
  return isTravelProfile(value) ? { ok: true, value } : problemsOf(value, collectTravelProfile, options);
}

/** Reads a valid TravelProfile from JSON text. Problems say in which line and column they are. */
export function parseTravelProfile(text: string | Uint8Array, options?: ParseOptions): Result<TravelProfile> {
  return readJson(text, validateTravelProfile, options);
}

/** Checks whether a value is a valid User. */
export function isUser(value: unknown): value is User {
  try {
    return checkUser(value);
  } catch {
    return false;
  }
}

/** The value as a valid User, or every problem that keeps it from being one. */
export function validateUser(value: unknown, options?: ValidateOptions): Result<User> {
  return (
    unreadAt(options, secretsOfUser) ??
    (isUser(value) ? { ok: true, value } : problemsOf(value, collectUser, options, secretsOfUser))
  );
}

/** Reads a valid User from JSON text. Problems say in which line and column they are. */
export function parseUser(text: string | Uint8Array, options?: ParseOptions): Result<User> {
  return readJson(text, validateUser, options);
}

/** Checks whether a value is a valid UserConditions. */
export function isUserConditions(value: unknown): value is UserConditions {
  try {
    return checkUserConditions(value);
  } catch {
    return false;
  }
}

/** The value as a valid UserConditions, or every problem that keeps it from being one. */
export function validateUserConditions(value: unknown, options?: ValidateOptions): Result<UserConditions> {
  return isUserConditions(value) ? { ok: true, value } : problemsOf(value, collectUserConditions, options);
}

/** Reads a valid UserConditions from JSON text. Problems say in which line and column they are. */
export function parseUserConditions(text: string | Uint8Array, options?: ParseOptions): Result<UserConditions> {
  return readJson(text, validateUserConditions, options);
}

/** Checks whether a value is a valid UserGroup. */
export function isUserGroup(value: unknown): value is UserGroup {
  try {
    return checkUserGroup(value);
  } catch {
    return false;
  }
}

/** The value as a valid UserGroup, or every problem that keeps it from being one. */
export function validateUserGroup(value: unknown, options?: ValidateOptions): Result<UserGroup> {
  return isUserGroup(value) ? { ok: true, value } : problemsOf(value, collectUserGroup, options);
}

/** Reads a valid UserGroup from JSON text. Problems say in which line and column they are. */
export function parseUserGroup(text: string | Uint8Array, options?: ParseOptions): Result<UserGroup> {
  return readJson(text, validateUserGroup, options);
}

/** Checks whether a value is a valid UserState. */
export function isUserState(value: unknown): value is UserState {
  try {
    return checkUserState(value);
  } catch {
    return false;
  }
}

/** The value as a valid UserState, or every problem that keeps it from being one. */
export function validateUserState(value: unknown, options?: ValidateOptions): Result<UserState> {
  return isUserState(value) ? { ok: true, value } : problemsOf(value, collectUserState, options);
}

/** Reads a valid UserState from JSON text. Problems say in which line and column they are. */
export function parseUserState(text: string | Uint8Array, options?: ParseOptions): Result<UserState> {
  return readJson(text, validateUserState, options);
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
  return isVendor(value) ? { ok: true, value } : problemsOf(value, collectVendor, options);
}

/** Reads a valid Vendor from JSON text. Problems say in which line and column they are. */
export function parseVendor(text: string | Uint8Array, options?: ParseOptions): Result<Vendor> {
  return readJson(text, validateVendor, options);
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
  return isVendorBank(value) ? { ok: true, value } : problemsOf(value, collectVendorBank, options);
}

/** Reads a valid VendorBank from JSON text. Problems say in which line and column they are. */
export function parseVendorBank(text: string | Uint8Array, options?: ParseOptions): Result<VendorBank> {
  return readJson(text, validateVendorBank, options);
}

/** Checks whether a value is a valid Verdict. */
export function isVerdict(value: unknown): value is Verdict {
  try {
    return checkVerdict(value);
  } catch {
    return false;
  }
}

/** The value as a valid Verdict, or every problem that keeps it from being one. */
export function validateVerdict(value: unknown, options?: ValidateOptions): Result<Verdict> {
  return resultOfList(value, isVerdict, ["problems"], collectVerdict, options);
}

/** Reads a valid Verdict from JSON text. Problems say in which line and column they are. */
export function parseVerdict(text: string | Uint8Array, options?: ParseOptions): Result<Verdict> {
  return readJson(text, validateVerdict, options);
}

/** Checks whether a value is a valid VerdictProblemsItem. */
export function isVerdictProblemsItem(value: unknown): value is VerdictProblemsItem {
  try {
    return checkVerdictProblemsItem(value);
  } catch {
    return false;
  }
}

/** The value as a valid VerdictProblemsItem, or every problem that keeps it from being one. */
export function validateVerdictProblemsItem(value: unknown, options?: ValidateOptions): Result<VerdictProblemsItem> {
  return isVerdictProblemsItem(value) ? { ok: true, value } : problemsOf(value, collectVerdictProblemsItem, options);
}

/** Reads a valid VerdictProblemsItem from JSON text. Problems say in which line and column they are. */
export function parseVerdictProblemsItem(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<VerdictProblemsItem> {
  return readJson(text, validateVerdictProblemsItem, options);
}

/** Checks whether a value is a valid WorkflowStatus. */
export function isWorkflowStatus(value: unknown): value is WorkflowStatus {
  try {
    return checkWorkflowStatus(value);
  } catch {
    return false;
  }
}

/** The value as a valid WorkflowStatus, or every problem that keeps it from being one. */
export function validateWorkflowStatus(value: unknown, options?: ValidateOptions): Result<WorkflowStatus> {
  return isWorkflowStatus(value) ? { ok: true, value } : problemsOf(value, collectWorkflowStatus, options);
}

/** Reads a valid WorkflowStatus from JSON text. Problems say in which line and column they are. */
export function parseWorkflowStatus(text: string | Uint8Array, options?: ParseOptions): Result<WorkflowStatus> {
  return readJson(text, validateWorkflowStatus, options);
}

/** Checks whether a value is a valid World. */
export function isWorld(value: unknown): value is World {
  try {
    return checkWorld(value);
  } catch {
    return false;
  }
}

/** The value as a valid World, or every problem that keeps it from being one. */
export function validateWorld(value: unknown, options?: ValidateOptions): Result<World> {
  return unreadAt(options, secretsOfWorld) ?? resultAtOnce(value, collectWorld, options, secretsOfWorld);
}

/** Reads a valid World from JSON text. Problems say in which line and column they are. */
export function parseWorld(text: string | Uint8Array, options?: ParseOptions): Result<World> {
  return readJson(text, validateWorld, options);
}

/** Checks whether a value is a valid World2. */
export function isWorld2(value: unknown): value is World2 {
  try {
    return checkWorld2(value);
  } catch {
    return false;
  }
}

function checkWorld2(value: unknown): boolean {
  return checkWorld(value);
}

/** The value as a valid World2, or every problem that keeps it from being one. */
export function validateWorld2(value: unknown, options?: ValidateOptions): Result<World2> {
  return (
    unreadAt(options, secretsOfWorld2) ??
    (isWorld2(value) ? { ok: true, value } : problemsOf(value, collectWorld2, options, secretsOfWorld2))
  );
}

function collectWorld2(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/World");
  collectWorld(value, problems);
  leave(problems);
}

/** Reads a valid World2 from JSON text. Problems say in which line and column they are. */
export function parseWorld2(text: string | Uint8Array, options?: ParseOptions): Result<World2> {
  return readJson(text, validateWorld2, options);
}
