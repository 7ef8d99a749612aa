// Generated from pages.yaml. Edit the spec, then run `make generate`.

import type { Result } from "@specwright/runtime/base";
import {
  type JsonProblems,
  type ParseOptions,
  type Secrets,
  type ValidateOptions,
  addRequired,
  allowString,
  enter,
  expectObject,
  expectString,
  expectStringOf,
  hasObjectType,
  hasOptionalString,
  leave,
  nameMisspelt,
  problemsOf,
  readJson,
  secrets,
  unreadAt,
} from "@specwright/runtime/json";
import type {
  AnswerConsentFormResponse403,
  AnswerConsentFormResponseHeaders,
  ConnectInMarketplaceResponseHeaders,
  ConsentForm,
  MarketplaceForm,
} from "./types.js";

/** Checks whether a value is a valid AnswerConsentFormResponse403. */
export function isAnswerConsentFormResponse403(value: unknown): value is AnswerConsentFormResponse403 {
  try {
    return checkAnswerConsentFormResponse403(value);
  } catch {
    return false;
  }
}

function checkAnswerConsentFormResponse403(value: unknown): boolean {
  return typeof value === "string";
}

/** The value as a valid AnswerConsentFormResponse403, or every problem that keeps it from being one. */
export function validateAnswerConsentFormResponse403(
  value: unknown,
  options?: ValidateOptions,
): Result<AnswerConsentFormResponse403> {
  return isAnswerConsentFormResponse403(value)
    ? { ok: true, value }
    : problemsOf(value, collectAnswerConsentFormResponse403, options);
}

function collectAnswerConsentFormResponse403(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/responses/Page/content/text~1html/schema");
  expectString(value, problems);
  leave(problems);
}

/** Reads a valid AnswerConsentFormResponse403 from JSON text. Problems say in which line and column they are. */
export function parseAnswerConsentFormResponse403(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<AnswerConsentFormResponse403> {
  return readJson(text, validateAnswerConsentFormResponse403, options);
}

/** Checks whether a value is a valid AnswerConsentFormResponseHeaders. */
export function isAnswerConsentFormResponseHeaders(value: unknown): value is AnswerConsentFormResponseHeaders {
  try {
    return checkAnswerConsentFormResponseHeaders(value);
  } catch {
    return false;
  }
}

function checkAnswerConsentFormResponseHeaders(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  return typeof value["Location"] === "string";
}

/** The value as a valid AnswerConsentFormResponseHeaders, or every problem that keeps it from being one. */
export function validateAnswerConsentFormResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<AnswerConsentFormResponseHeaders> {
  return isAnswerConsentFormResponseHeaders(value)
    ? { ok: true, value }
    : problemsOf(value, collectAnswerConsentFormResponseHeaders, options);
}

function collectAnswerConsentFormResponseHeaders(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1sandbox-pages~1v1~1consent/post");
  if (expectObject(value, problems)) {
    const location = value["Location"];
    if (location !== undefined) {
      enter(problems, "Location", "#/components/headers/Location/schema");
      expectString(location, problems);
      leave(problems);
    } else {
      addRequired(value, problems, "Location");
    }
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Checks whether a value is a valid ConnectInMarketplaceResponseHeaders. */
export function isConnectInMarketplaceResponseHeaders(value: unknown): value is ConnectInMarketplaceResponseHeaders {
  try {
    return checkConnectInMarketplaceResponseHeaders(value);
  } catch {
    return false;
  }
}

function checkConnectInMarketplaceResponseHeaders(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  return typeof value["Location"] === "string";
}

/** The value as a valid ConnectInMarketplaceResponseHeaders, or every problem that keeps it from being one. */
export function validateConnectInMarketplaceResponseHeaders(
  value: unknown,
  options?: ValidateOptions,
): Result<ConnectInMarketplaceResponseHeaders> {
  return isConnectInMarketplaceResponseHeaders(value)
    ? { ok: true, value }
    : problemsOf(value, collectConnectInMarketplaceResponseHeaders, options);
}

function collectConnectInMarketplaceResponseHeaders(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1sandbox-pages~1v1~1marketplace/post");
  if (expectObject(value, problems)) {
    const location = value["Location"];
    if (location !== undefined) {
      enter(problems, "Location", "#/components/headers/Location/schema");
      expectString(location, problems);
      leave(problems);
    } else {
      addRequired(value, problems, "Location");
    }
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Checks whether a value is a valid ConsentForm. */
export function isConsentForm(value: unknown): value is ConsentForm {
  try {
    return checkConsentForm(value);
  } catch {
    return false;
  }
}

function checkConsentForm(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["ticket"] !== "string" || !hasOptionalString(value["login"])) return false;
  if (!hasOptionalString(value["password"])) return false;
  const answer = value["answer"];
  return answer === "grant" || answer === "deny";
}

/** The value as a valid ConsentForm, or every problem that keeps it from being one. */
export function validateConsentForm(value: unknown, options?: ValidateOptions): Result<ConsentForm> {
  return (
    unreadAt(options, secretsOfConsentForm) ??
    (isConsentForm(value) ? { ok: true, value } : problemsOf(value, collectConsentForm, options, secretsOfConsentForm))
  );
}

function secretsOfConsentForm(): Secrets {
  return secrets([["ticket"], ["password"]]);
}

function collectConsentForm(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/ConsentForm");
  if (expectObject(value, problems)) {
    expectString(value["ticket"], problems, "ticket");
    expectStringOf(value["answer"], problems, ["grant", "deny"], "answer");
    allowString(value["login"], problems, "login");
    allowString(value["password"], problems, "password");
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid ConsentForm from JSON text. Problems say in which line and column they are. */
export function parseConsentForm(text: string | Uint8Array, options?: ParseOptions): Result<ConsentForm> {
  return readJson(text, validateConsentForm, options);
}

/** Checks whether a value is a valid MarketplaceForm. */
export function isMarketplaceForm(value: unknown): value is MarketplaceForm {
  try {
    return checkMarketplaceForm(value);
  } catch {
    return false;
  }
}

function checkMarketplaceForm(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["ticket"] !== "string" || typeof value["login"] !== "string") return false;
  if (!hasOptionalString(value["password"]) || !hasOptionalString(value["application"])) return false;
  const way = value["way"];
  return way === undefined || way === "company" || way === "listener" || way === "supplier";
}

/** The value as a valid MarketplaceForm, or every problem that keeps it from being one. */
export function validateMarketplaceForm(value: unknown, options?: ValidateOptions): Result<MarketplaceForm> {
  return (
    unreadAt(options, secretsOfMarketplaceForm) ??
    (isMarketplaceForm(value)
      ? { ok: true, value }
      : problemsOf(value, collectMarketplaceForm, options, secretsOfMarketplaceForm))
  );
}

function secretsOfMarketplaceForm(): Secrets {
  return secrets([["ticket"], ["password"]]);
}

function collectMarketplaceForm(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/MarketplaceForm");
  if (expectObject(value, problems)) {
    expectString(value["ticket"], problems, "ticket");
    expectString(value["login"], problems, "login");
    allowString(value["password"], problems, "password");
    const way = value["way"];
    if (way !== undefined) expectStringOf(way, problems, ["company", "listener", "supplier"], "way");
    allowString(value["application"], problems, "application");
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid MarketplaceForm from JSON text. Problems say in which line and column they are. */
export function parseMarketplaceForm(text: string | Uint8Array, options?: ParseOptions): Result<MarketplaceForm> {
  return readJson(text, validateMarketplaceForm, options);
}
