// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { hasEmailFormat } from "../runtime/format-email.js";
import { hasUuidFormat } from "../runtime/format-uuid.js";
import { collectBranches } from "../runtime/json-branches.js";
import type { JsonProblems } from "../runtime/json-problems.js";
import { type ParseOptions, readJson } from "../runtime/json-read.js";
import { type ValidateOptions, collectProblems } from "../runtime/json-validate.js";
import { hasObjectType } from "../runtime/json-values.js";
import type { Result } from "../runtime/problem.js";
import type { Card, Cash, Contact, Named, Note, Paid, Payment, Reference, State } from "./types.js";

/** Whether a value is a valid Card. */
export function isCard(value: unknown): value is Card {
  return checkCard(value);
}

function checkCard(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const kind = value["kind"];
  if (kind !== "card") return false;
  const number_ = value["number"];
  return typeof number_ === "string";
}

/** The value as a valid Card, or every problem that keeps it from being one. */
export function validateCard(value: unknown, options?: ValidateOptions): Result<Card> {
  return isCard(value) ? { ok: true, value } : collectProblems(value, collectCard, options);
}

function collectCard(value: unknown, path: string, problems: JsonProblems): void {
  if (!hasObjectType(value)) {
    problems.add("type", path, value, "object");
  } else {
    const kind = value["kind"];
    if (kind === undefined) problems.add("required", path, value, "kind");
    else if (kind !== "card") problems.add("const", path + "/kind", kind, "card");
    const number_ = value["number"];
    if (number_ === undefined) problems.add("required", path, value, "number");
    else if (typeof number_ !== "string") problems.add("type", path + "/number", number_, "string");
  }
}

/** Reads a valid Card from JSON text. Problems say in which line and column they are. */
export function parseCard(text: string | Uint8Array, options?: ParseOptions): Result<Card> {
  return readJson(text, validateCard, options);
}

/** Whether a value is a valid Cash. */
export function isCash(value: unknown): value is Cash {
  return checkCash(value);
}

function checkCash(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const kind = value["kind"];
  if (kind !== "cash") return false;
  const currency = value["currency"];
  return currency === undefined || typeof currency === "string";
}

/** The value as a valid Cash, or every problem that keeps it from being one. */
export function validateCash(value: unknown, options?: ValidateOptions): Result<Cash> {
  return isCash(value) ? { ok: true, value } : collectProblems(value, collectCash, options);
}

function collectCash(value: unknown, path: string, problems: JsonProblems): void {
  if (!hasObjectType(value)) {
    problems.add("type", path, value, "object");
  } else {
    const kind = value["kind"];
    if (kind === undefined) problems.add("required", path, value, "kind");
    else if (kind !== "cash") problems.add("const", path + "/kind", kind, "cash");
    const currency = value["currency"];
    if (currency !== undefined && typeof currency !== "string")
      problems.add("type", path + "/currency", currency, "string");
  }
}

/** Reads a valid Cash from JSON text. Problems say in which line and column they are. */
export function parseCash(text: string | Uint8Array, options?: ParseOptions): Result<Cash> {
  return readJson(text, validateCash, options);
}

/** Whether a value is a valid Contact. */
export function isContact(value: unknown): value is Contact {
  return checkContact(value);
}

function checkContact(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const email = value["email"];
  if (email !== undefined && (typeof email !== "string" || !hasEmailFormat(email))) return false;
  const phone = value["phone"];
  if (phone !== undefined && typeof phone !== "string") return false;
  let matches = 0;
  if (checkContactOneOf1(value)) matches += 1;
  if (checkContactOneOf2(value)) matches += 1;
  return matches === 1;
}

function checkContactOneOf1(value: unknown): boolean {
  return !hasObjectType(value) || value["email"] !== undefined;
}

function checkContactOneOf2(value: unknown): boolean {
  return !hasObjectType(value) || value["phone"] !== undefined;
}

/** The value as a valid Contact, or every problem that keeps it from being one. */
export function validateContact(value: unknown, options?: ValidateOptions): Result<Contact> {
  return isContact(value) ? { ok: true, value } : collectProblems(value, collectContact, options);
}

function collectContact(value: unknown, path: string, problems: JsonProblems): void {
  if (!hasObjectType(value)) {
    problems.add("type", path, value, "object");
  } else {
    const email = value["email"];
    if (email !== undefined) {
      if (typeof email !== "string") problems.add("type", path + "/email", email, "string");
      else if (!hasEmailFormat(email)) problems.add("format", path + "/email", email, "email");
    }
    const phone = value["phone"];
    if (phone !== undefined && typeof phone !== "string") problems.add("type", path + "/phone", phone, "string");
    collectBranches(problems, "oneOf", path, value, [
      { name: "email", collect: (problems) => collectContactOneOf1(value, path, problems) },
      { name: "phone", collect: (problems) => collectContactOneOf2(value, path, problems) },
    ]);
  }
}

function collectContactOneOf1(value: unknown, path: string, problems: JsonProblems): void {
  if (hasObjectType(value) && value["email"] === undefined) problems.add("required", path, value, "email");
}

function collectContactOneOf2(value: unknown, path: string, problems: JsonProblems): void {
  if (hasObjectType(value) && value["phone"] === undefined) problems.add("required", path, value, "phone");
}

/** Reads a valid Contact from JSON text. Problems say in which line and column they are. */
export function parseContact(text: string | Uint8Array, options?: ParseOptions): Result<Contact> {
  return readJson(text, validateContact, options);
}

/** Whether a value is a valid Named. */
export function isNamed(value: unknown): value is Named {
  return checkNamed(value);
}

function checkNamed(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const name = value["name"];
  return typeof name === "string";
}

/** The value as a valid Named, or every problem that keeps it from being one. */
export function validateNamed(value: unknown, options?: ValidateOptions): Result<Named> {
  return isNamed(value) ? { ok: true, value } : collectProblems(value, collectNamed, options);
}

function collectNamed(value: unknown, path: string, problems: JsonProblems): void {
  if (!hasObjectType(value)) {
    problems.add("type", path, value, "object");
  } else {
    const name = value["name"];
    if (name === undefined) problems.add("required", path, value, "name");
    else if (typeof name !== "string") problems.add("type", path + "/name", name, "string");
  }
}

/** Reads a valid Named from JSON text. Problems say in which line and column they are. */
export function parseNamed(text: string | Uint8Array, options?: ParseOptions): Result<Named> {
  return readJson(text, validateNamed, options);
}

/** Whether a value is a valid Note. */
export function isNote(value: unknown): value is Note {
  return checkNote(value);
}

function checkNote(value: unknown): boolean {
  return typeof value === "string" || value === null;
}

/** The value as a valid Note, or every problem that keeps it from being one. */
export function validateNote(value: unknown, options?: ValidateOptions): Result<Note> {
  return isNote(value) ? { ok: true, value } : collectProblems(value, collectNote, options);
}

function collectNote(value: unknown, path: string, problems: JsonProblems): void {
  if (typeof value !== "string" && value !== null) problems.add("type", path, value, "string or null");
}

/** Reads a valid Note from JSON text. Problems say in which line and column they are. */
export function parseNote(text: string | Uint8Array, options?: ParseOptions): Result<Note> {
  return readJson(text, validateNote, options);
}

/** Whether a value is a valid Paid. */
export function isPaid(value: unknown): value is Paid {
  return checkPaid(value);
}

function checkPaid(value: unknown): boolean {
  if (!checkNamed(value) || !hasObjectType(value)) return false;
  const payment = value["payment"];
  return payment === undefined || checkPayment(payment);
}

function checkPayment(value: unknown): boolean {
  let matches = 0;
  if (checkCard(value)) matches += 1;
  if (checkCash(value)) matches += 1;
  return matches === 1;
}

/** The value as a valid Paid, or every problem that keeps it from being one. */
export function validatePaid(value: unknown, options?: ValidateOptions): Result<Paid> {
  return isPaid(value) ? { ok: true, value } : collectProblems(value, collectPaid, options);
}

function collectPaid(value: unknown, path: string, problems: JsonProblems): void {
  collectNamed(value, path, problems);
  if (!hasObjectType(value)) {
    problems.add("type", path, value, "object");
  } else {
    const payment = value["payment"];
    if (payment !== undefined) collectPayment(payment, path + "/payment", problems);
  }
}

function collectPayment(value: unknown, path: string, problems: JsonProblems): void {
  collectBranches(
    problems,
    "oneOf",
    path,
    value,
    [
      { name: "Card", collect: (problems) => collectCard(value, path, problems) },
      { name: "Cash", collect: (problems) => collectCash(value, path, problems) },
    ],
    {
      propertyName: "kind",
      mapping: [
        ["card", 0],
        ["cash", 1],
      ],
    },
  );
}

/** Reads a valid Paid from JSON text. Problems say in which line and column they are. */
export function parsePaid(text: string | Uint8Array, options?: ParseOptions): Result<Paid> {
  return readJson(text, validatePaid, options);
}

/** Whether a value is a valid Payment. */
export function isPayment(value: unknown): value is Payment {
  return checkPayment(value);
}

/** The value as a valid Payment, or every problem that keeps it from being one. */
export function validatePayment(value: unknown, options?: ValidateOptions): Result<Payment> {
  return isPayment(value) ? { ok: true, value } : collectProblems(value, collectPayment, options);
}

/** Reads a valid Payment from JSON text. Problems say in which line and column they are. */
export function parsePayment(text: string | Uint8Array, options?: ParseOptions): Result<Payment> {
  return readJson(text, validatePayment, options);
}

/** Whether a value is a valid Reference. */
export function isReference(value: unknown): value is Reference {
  return checkReference(value);
}

function checkReference(value: unknown): boolean {
  return (
    (typeof value === "string" && hasUuidFormat(value)) ||
    (typeof value === "number" && Number.isInteger(value) && value >= 1)
  );
}

/** The value as a valid Reference, or every problem that keeps it from being one. */
export function validateReference(value: unknown, options?: ValidateOptions): Result<Reference> {
  return isReference(value) ? { ok: true, value } : collectProblems(value, collectReference, options);
}

function collectReference(value: unknown, path: string, problems: JsonProblems): void {
  collectBranches(problems, "anyOf", path, value, [
    { name: "string", collect: (problems) => collectReferenceAnyOf1(value, path, problems) },
    { name: "integer", collect: (problems) => collectReferenceAnyOf2(value, path, problems) },
  ]);
}

function collectReferenceAnyOf1(value: unknown, path: string, problems: JsonProblems): void {
  if (typeof value !== "string") problems.add("type", path, value, "string");
  else if (!hasUuidFormat(value)) problems.add("format", path, value, "uuid");
}

function collectReferenceAnyOf2(value: unknown, path: string, problems: JsonProblems): void {
  if (typeof value !== "number" || !Number.isInteger(value)) problems.add("type", path, value, "integer");
  else if (value < 1) problems.add("minimum", path, value, 1);
}

/** Reads a valid Reference from JSON text. Problems say in which line and column they are. */
export function parseReference(text: string | Uint8Array, options?: ParseOptions): Result<Reference> {
  return readJson(text, validateReference, options);
}

/** Whether a value is a valid State. */
export function isState(value: unknown): value is State {
  return checkState(value);
}

function checkState(value: unknown): boolean {
  return value === "open" || value === "closed";
}

/** The value as a valid State, or every problem that keeps it from being one. */
export function validateState(value: unknown, options?: ValidateOptions): Result<State> {
  return isState(value) ? { ok: true, value } : collectProblems(value, collectState, options);
}

const stateAllowed: readonly unknown[] = ["open", "closed"];

function collectState(value: unknown, path: string, problems: JsonProblems): void {
  if (typeof value !== "string") problems.add("type", path, value, "string");
  else if (value !== "open" && value !== "closed") problems.add("enum", path, value, stateAllowed);
}

/** Reads a valid State from JSON text. Problems say in which line and column they are. */
export function parseState(text: string | Uint8Array, options?: ParseOptions): Result<State> {
  return readJson(text, validateState, options);
}
