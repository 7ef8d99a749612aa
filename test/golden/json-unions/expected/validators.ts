// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import { hasEmailFormat, hasUuidFormat } from "../runtime/formats.js";
import {
  type JsonBranch,
  type JsonProblems,
  type ParseOptions,
  type ValidateOptions,
  addConst,
  addFormat,
  addMaxLength,
  addMinimum,
  addRequired,
  addType,
  allowMember,
  allowString,
  enter,
  expectInteger,
  expectObject,
  expectString,
  expectStringOf,
  hasMembers,
  hasObjectType,
  hasOptionalString,
  leave,
  matchBranches,
  nameMisspelt,
  problemsOf,
  readJson,
  requireOne,
} from "../runtime/json.js";
import type { Card, Cash, Contact, Named, Note, Paid, Payment, Reason, Reference, State } from "./types.js";

/** Checks whether a value is a valid Card. */
export function isCard(value: unknown): value is Card {
  try {
    return checkCard(value);
  } catch {
    return false;
  }
}

function checkCard(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  if (value["kind"] !== "card") return false;
  return typeof value["number"] === "string";
}

/** The value as a valid Card, or every problem that keeps it from being one. */
export function validateCard(value: unknown, options?: ValidateOptions): Result<Card> {
  return isCard(value) ? { ok: true, value } : problemsOf(value, collectCard, options);
}

function collectCard(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Card");
  if (expectObject(value, problems)) {
    const kind = value["kind"];
    if (kind !== undefined) {
      if (kind !== "card") addConst(kind, problems, "card", "kind");
    } else {
      addRequired(value, problems, "kind");
    }
    expectString(value["number"], problems, "number");
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid Card from JSON text. Problems have a line and a column. */
export function parseCard(text: string | Uint8Array, options?: ParseOptions): Result<Card> {
  return readJson(text, validateCard, options);
}

/** Checks whether a value is a valid Cash. */
export function isCash(value: unknown): value is Cash {
  try {
    return checkCash(value);
  } catch {
    return false;
  }
}

function checkCash(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  if (value["kind"] !== "cash") return false;
  return hasOptionalString(value["currency"]);
}

/** The value as a valid Cash, or every problem that keeps it from being one. */
export function validateCash(value: unknown, options?: ValidateOptions): Result<Cash> {
  return isCash(value) ? { ok: true, value } : problemsOf(value, collectCash, options);
}

function collectCash(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Cash");
  if (expectObject(value, problems)) {
    const kind = value["kind"];
    if (kind !== undefined) {
      if (kind !== "cash") addConst(kind, problems, "cash", "kind");
    } else {
      addRequired(value, problems, "kind");
    }
    allowString(value["currency"], problems, "currency");
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid Cash from JSON text. Problems have a line and a column. */
export function parseCash(text: string | Uint8Array, options?: ParseOptions): Result<Cash> {
  return readJson(text, validateCash, options);
}

/** Checks whether a value is a valid Contact. */
export function isContact(value: unknown): value is Contact {
  try {
    return checkContact(value);
  } catch {
    return false;
  }
}

function checkContact(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const email = value["email"];
  if (email !== undefined && (typeof email !== "string" || !hasEmailFormat(email))) return false;
  if (!hasOptionalString(value["phone"])) return false;
  let matches = 0;
  if (value["email"] !== undefined) matches += 1;
  if (value["phone"] !== undefined) matches += 1;
  return matches === 1;
}

/** The value as a valid Contact, or every problem that keeps it from being one. */
export function validateContact(value: unknown, options?: ValidateOptions): Result<Contact> {
  return isContact(value) ? { ok: true, value } : problemsOf(value, collectContact, options);
}

function collectContact(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Contact");
  if (expectObject(value, problems)) {
    const email = value["email"];
    if (email !== undefined && expectString(email, problems, "email") && !hasEmailFormat(email))
      addFormat(email, problems, "email", "email");
    allowString(value["phone"], problems, "phone");
    let matches = 0;
    if (value["email"] !== undefined) matches += 1;
    if (value["phone"] !== undefined) matches += 1;
    if (matches !== 1) requireOne(value, problems, "oneOf", ["email", "phone"]);
  }
  leave(problems);
}

/** Reads a valid Contact from JSON text. Problems have a line and a column. */
export function parseContact(text: string | Uint8Array, options?: ParseOptions): Result<Contact> {
  return readJson(text, validateContact, options);
}

/** Checks whether a value is a valid Named. */
export function isNamed(value: unknown): value is Named {
  try {
    return checkNamed(value);
  } catch {
    return false;
  }
}

function checkNamed(value: unknown): boolean {
  return hasObjectType(value) && typeof value["name"] === "string";
}

/** The value as a valid Named, or every problem that keeps it from being one. */
export function validateNamed(value: unknown, options?: ValidateOptions): Result<Named> {
  return isNamed(value) ? { ok: true, value } : problemsOf(value, collectNamed, options);
}

function collectNamed(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Named");
  if (expectObject(value, problems)) {
    expectString(value["name"], problems, "name");
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid Named from JSON text. Problems have a line and a column. */
export function parseNamed(text: string | Uint8Array, options?: ParseOptions): Result<Named> {
  return readJson(text, validateNamed, options);
}

/** Checks whether a value is a valid Note. */
export function isNote(value: unknown): value is Note {
  try {
    return checkNote(value);
  } catch {
    return false;
  }
}

function checkNote(value: unknown): boolean {
  return typeof value === "string" || value === null;
}

/** The value as a valid Note, or every problem that keeps it from being one. */
export function validateNote(value: unknown, options?: ValidateOptions): Result<Note> {
  return isNote(value) ? { ok: true, value } : problemsOf(value, collectNote, options);
}

function collectNote(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Note");
  if (typeof value !== "string" && value !== null) addType(value, problems, "string or null");
  leave(problems);
}

/** Reads a valid Note from JSON text. Problems have a line and a column. */
export function parseNote(text: string | Uint8Array, options?: ParseOptions): Result<Note> {
  return readJson(text, validateNote, options);
}

/** Checks whether a value is a valid Paid. */
export function isPaid(value: unknown): value is Paid {
  try {
    return checkPaid(value);
  } catch {
    return false;
  }
}

function checkPaid(value: unknown): boolean {
  if (!checkNamed(value) || !hasObjectType(value)) return false;
  const payment = value["payment"];
  return payment === undefined || checkPayment(payment);
}

function checkPayment(value: unknown): boolean {
  const kind = hasMembers(value) ? value["kind"] : undefined;
  switch (kind) {
    case "card":
      return checkCard(value);
    case "cash":
      return checkCash(value);
    default:
      return false;
  }
}

/** The value as a valid Paid, or every problem that keeps it from being one. */
export function validatePaid(value: unknown, options?: ValidateOptions): Result<Paid> {
  return isPaid(value) ? { ok: true, value } : problemsOf(value, collectPaid, options);
}

function collectPaid(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Paid");
  collectNamed(value, problems);
  enter(problems, undefined, "/allOf/1");
  if (expectObject(value, problems)) allowMember(value["payment"], problems, "payment", collectPayment, checkPayment);
  leave(problems);
  leave(problems);
}

const paymentOneOfBranches: readonly JsonBranch[] = [
  {
    name: "Card",
    check: checkCard,
    collect: collectCard,
    allTypes: ["object"],
    members: ["number"],
    required: ["kind", "number"],
    tags: [["kind", ["card"]]],
  },
  {
    name: "Cash",
    check: checkCash,
    collect: collectCash,
    members: ["currency"],
    required: ["kind"],
    tags: [["kind", ["cash"]]],
  },
];

function collectPayment(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Payment");
  matchBranches(value, problems, "oneOf", paymentOneOfBranches);
  leave(problems);
}

/** Reads a valid Paid from JSON text. Problems have a line and a column. */
export function parsePaid(text: string | Uint8Array, options?: ParseOptions): Result<Paid> {
  return readJson(text, validatePaid, options);
}

/** Checks whether a value is a valid Payment. */
export function isPayment(value: unknown): value is Payment {
  try {
    return checkPayment(value);
  } catch {
    return false;
  }
}

/** The value as a valid Payment, or every problem that keeps it from being one. */
export function validatePayment(value: unknown, options?: ValidateOptions): Result<Payment> {
  return isPayment(value) ? { ok: true, value } : problemsOf(value, collectPayment, options);
}

/** Reads a valid Payment from JSON text. Problems have a line and a column. */
export function parsePayment(text: string | Uint8Array, options?: ParseOptions): Result<Payment> {
  return readJson(text, validatePayment, options);
}

/** Checks whether a value is a valid Reason. */
export function isReason(value: unknown): value is Reason {
  try {
    return checkReason(value);
  } catch {
    return false;
  }
}

function checkReason(value: unknown): boolean {
  return checkState(value) || (typeof value === "string" && (value.length <= 20 || /^[^]{0,20}$/u.test(value)));
}

function checkState(value: unknown): boolean {
  return value === "open" || value === "closed";
}

/** The value as a valid Reason, or every problem that keeps it from being one. */
export function validateReason(value: unknown, options?: ValidateOptions): Result<Reason> {
  return isReason(value) ? { ok: true, value } : problemsOf(value, collectReason, options);
}

const reasonAnyOfBranches: readonly JsonBranch[] = [
  { name: "State", check: checkState, collect: collectState, allTypes: ["string"] },
  { name: "string", check: checkReasonAnyOf2, collect: collectReasonAnyOf2 },
];

function collectReason(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Reason");
  matchBranches(value, problems, "anyOf", reasonAnyOfBranches);
  leave(problems);
}

function collectState(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/State");
  expectStringOf(value, problems, ["open", "closed"]);
  leave(problems);
}

function checkReasonAnyOf2(value: unknown): boolean {
  return typeof value === "string" && (value.length <= 20 || /^[^]{0,20}$/u.test(value));
}

function collectReasonAnyOf2(value: unknown, problems: JsonProblems): void {
  if (expectString(value, problems) && value.length > 20 && !/^[^]{0,20}$/u.test(value))
    addMaxLength(value, problems, 20);
}

/** Reads a valid Reason from JSON text. Problems have a line and a column. */
export function parseReason(text: string | Uint8Array, options?: ParseOptions): Result<Reason> {
  return readJson(text, validateReason, options);
}

/** Checks whether a value is a valid Reference. */
export function isReference(value: unknown): value is Reference {
  try {
    return checkReference(value);
  } catch {
    return false;
  }
}

function checkReference(value: unknown): boolean {
  return (
    (typeof value === "string" && hasUuidFormat(value)) ||
    (typeof value === "number" && Number.isInteger(value) && value >= 1)
  );
}

/** The value as a valid Reference, or every problem that keeps it from being one. */
export function validateReference(value: unknown, options?: ValidateOptions): Result<Reference> {
  return isReference(value) ? { ok: true, value } : problemsOf(value, collectReference, options);
}

const referenceAnyOfBranches: readonly JsonBranch[] = [
  { name: "string", check: checkReferenceAnyOf1, collect: collectReferenceAnyOf1, types: ["string"] },
  { name: "integer", check: checkReferenceAnyOf2, collect: collectReferenceAnyOf2, types: ["integer"] },
];

function collectReference(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Reference");
  matchBranches(value, problems, "anyOf", referenceAnyOfBranches);
  leave(problems);
}

function checkReferenceAnyOf1(value: unknown): boolean {
  return typeof value === "string" && hasUuidFormat(value);
}

function collectReferenceAnyOf1(value: unknown, problems: JsonProblems): void {
  if (expectString(value, problems) && !hasUuidFormat(value)) addFormat(value, problems, "uuid");
}

function checkReferenceAnyOf2(value: unknown): boolean {
  return typeof value === "number" && Number.isInteger(value) && value >= 1;
}

function collectReferenceAnyOf2(value: unknown, problems: JsonProblems): void {
  if (expectInteger(value, problems) && value < 1) addMinimum(value, problems, 1);
}

/** Reads a valid Reference from JSON text. Problems have a line and a column. */
export function parseReference(text: string | Uint8Array, options?: ParseOptions): Result<Reference> {
  return readJson(text, validateReference, options);
}

/** Checks whether a value is a valid State. */
export function isState(value: unknown): value is State {
  try {
    return checkState(value);
  } catch {
    return false;
  }
}

/** The value as a valid State, or every problem that keeps it from being one. */
export function validateState(value: unknown, options?: ValidateOptions): Result<State> {
  return isState(value) ? { ok: true, value } : problemsOf(value, collectState, options);
}

/** Reads a valid State from JSON text. Problems have a line and a column. */
export function parseState(text: string | Uint8Array, options?: ParseOptions): Result<State> {
  return readJson(text, validateState, options);
}
