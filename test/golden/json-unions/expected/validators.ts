// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import { hasEmailFormat, hasUuidFormat } from "../runtime/formats.js";
import {
  type JsonBranch,
  type JsonProblems,
  type ParseOptions,
  type ProblemRules,
  type ValidateOptions,
  addConst,
  addFormat,
  addMaxLength,
  addMinimum,
  addRequired,
  addStringOf,
  addType,
  hasMembers,
  hasObjectType,
  matchBranches,
  nameMisspelt,
  optionalString,
  readJson,
  requireOne,
  requireString,
  resultOfCheck,
} from "../runtime/json.js";
import type { Card, Cash, Contact, Named, Note, Paid, Payment, Reason, Reference, State } from "./types.js";

/** Returns true for a valid value. */
export function isCard(value: unknown): value is Card {
  try {
    return checkCard(value) === true;
  } catch {
    return false;
  }
}

function checkCard(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Card");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const kind = value["kind"];
  if (kind !== "card" && !to?.at("kind").report("const", kind, "card")) return false;
  if (!requireString(value["number"], to, "number")) return false;
  to?.report("misspelt", value);
  return true;
}

const cardRules: ProblemRules = { const: addConst, misspelt: nameMisspelt, required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateCard(value: unknown, options?: ValidateOptions): Result<Card> {
  return resultOfCheck(value, checkCard, cardRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseCard(text: string | Uint8Array, options?: ParseOptions): Result<Card> {
  return readJson(text, validateCard, options);
}

/** Returns true for a valid value. */
export function isCash(value: unknown): value is Cash {
  try {
    return checkCash(value) === true;
  } catch {
    return false;
  }
}

function checkCash(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Cash");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const kind = value["kind"];
  if (kind !== "cash" && !to?.at("kind").report("const", kind, "cash")) return false;
  if (!optionalString(value["currency"], to, "currency")) return false;
  to?.report("misspelt", value);
  return true;
}

/** Returns the value, or every problem. */
export function validateCash(value: unknown, options?: ValidateOptions): Result<Cash> {
  return resultOfCheck(value, checkCash, cardRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseCash(text: string | Uint8Array, options?: ParseOptions): Result<Cash> {
  return readJson(text, validateCash, options);
}

/** Returns true for a valid value. */
export function isContact(value: unknown): value is Contact {
  try {
    return checkContact(value) === true;
  } catch {
    return false;
  }
}

function checkContact(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Contact");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const email = value["email"];
  if (email !== undefined) {
    if (typeof email === "string") {
      if (!hasEmailFormat(email) && !to?.at("email").report("format", email, "email")) return false;
    } else if (!to?.at("email").report("type", email, "string")) {
      return false;
    }
  }
  if (!optionalString(value["phone"], to, "phone")) return false;
  if (to !== undefined) return to.report("requireOne", value, "oneOf", ["email", "phone"]);
  let matches = 0;
  if (checkContactOneOf1(value)) matches += 1;
  if (checkContactOneOf2(value)) matches += 1;
  return matches === 1;
}

function checkContactOneOf1(value: unknown, to?: JsonProblems): boolean | undefined {
  return !hasObjectType(value) || value["email"] !== undefined || to?.report("required", value, "email");
}

function checkContactOneOf2(value: unknown, to?: JsonProblems): boolean | undefined {
  return !hasObjectType(value) || value["phone"] !== undefined || to?.report("required", value, "phone");
}

const contactRules: ProblemRules = { format: addFormat, requireOne, required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateContact(value: unknown, options?: ValidateOptions): Result<Contact> {
  return resultOfCheck(value, checkContact, contactRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseContact(text: string | Uint8Array, options?: ParseOptions): Result<Contact> {
  return readJson(text, validateContact, options);
}

/** Returns true for a valid value. */
export function isNamed(value: unknown): value is Named {
  try {
    return checkNamed(value) === true;
  } catch {
    return false;
  }
}

function checkNamed(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Named");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!requireString(value["name"], to, "name")) return false;
  to?.report("misspelt", value);
  return true;
}

const namedRules: ProblemRules = { misspelt: nameMisspelt, required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateNamed(value: unknown, options?: ValidateOptions): Result<Named> {
  return resultOfCheck(value, checkNamed, namedRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseNamed(text: string | Uint8Array, options?: ParseOptions): Result<Named> {
  return readJson(text, validateNamed, options);
}

/** Returns true for a valid value. */
export function isNote(value: unknown): value is Note {
  try {
    return checkNote(value) === true;
  } catch {
    return false;
  }
}

function checkNote(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Note");
  return typeof value === "string" || value === null || to?.report("type", value, "string or null");
}

const noteRules: ProblemRules = { required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateNote(value: unknown, options?: ValidateOptions): Result<Note> {
  return resultOfCheck(value, checkNote, noteRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseNote(text: string | Uint8Array, options?: ParseOptions): Result<Note> {
  return readJson(text, validateNote, options);
}

/** Returns true for a valid value. */
export function isPaid(value: unknown): value is Paid {
  try {
    return checkPaid(value) === true;
  } catch {
    return false;
  }
}

function checkPaid(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Paid");
  return checkNamed(value, to) && checkPaidAllOf2(value, to?.at(undefined, "/allOf/1"));
}

function checkPaidAllOf2(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const payment = value["payment"];
  return payment === undefined || checkPayment(payment, to?.at("payment"));
}

const paymentOneOfBranches: readonly JsonBranch[] = [
  {
    name: "Card",
    check: checkCard,
    allTypes: ["object"],
    members: ["number"],
    required: ["kind", "number"],
    tags: [["kind", ["card"]]],
  },
  { name: "Cash", check: checkCash, members: ["currency"], required: ["kind"], tags: [["kind", ["cash"]]] },
];

function checkPayment(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Payment");
  if (to !== undefined) return to.report("choice", value, "oneOf", paymentOneOfBranches);
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

const paidRules: ProblemRules = {
  choice: matchBranches,
  const: addConst,
  misspelt: nameMisspelt,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validatePaid(value: unknown, options?: ValidateOptions): Result<Paid> {
  return resultOfCheck(value, checkPaid, paidRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parsePaid(text: string | Uint8Array, options?: ParseOptions): Result<Paid> {
  return readJson(text, validatePaid, options);
}

/** Returns true for a valid value. */
export function isPayment(value: unknown): value is Payment {
  try {
    return checkPayment(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validatePayment(value: unknown, options?: ValidateOptions): Result<Payment> {
  return resultOfCheck(value, checkPayment, paidRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parsePayment(text: string | Uint8Array, options?: ParseOptions): Result<Payment> {
  return readJson(text, validatePayment, options);
}

/** Returns true for a valid value. */
export function isReason(value: unknown): value is Reason {
  try {
    return checkReason(value) === true;
  } catch {
    return false;
  }
}

const reasonAnyOfBranches: readonly JsonBranch[] = [
  { name: "State", check: checkState, allTypes: ["string"] },
  { name: "string", check: checkReasonAnyOf2 },
];

function checkReason(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Reason");
  return (
    to?.report("choice", value, "anyOf", reasonAnyOfBranches) ??
    (checkState(value) || (typeof value === "string" && (value.length <= 20 || /^[^]{0,20}$/u.test(value))))
  );
}

function checkState(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/State");
  return value === "open" || value === "closed" || to?.report("stringOf", value, ["open", "closed"]);
}

function checkReasonAnyOf2(value: unknown, to?: JsonProblems): boolean | undefined {
  if (typeof value !== "string") return to?.report("type", value, "string");
  return value.length <= 20 || /^[^]{0,20}$/u.test(value) || to?.report("maxLength", value, 20);
}

const reasonRules: ProblemRules = {
  choice: matchBranches,
  maxLength: addMaxLength,
  required: addRequired,
  stringOf: addStringOf,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateReason(value: unknown, options?: ValidateOptions): Result<Reason> {
  return resultOfCheck(value, checkReason, reasonRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseReason(text: string | Uint8Array, options?: ParseOptions): Result<Reason> {
  return readJson(text, validateReason, options);
}

/** Returns true for a valid value. */
export function isReference(value: unknown): value is Reference {
  try {
    return checkReference(value) === true;
  } catch {
    return false;
  }
}

const referenceAnyOfBranches: readonly JsonBranch[] = [
  { name: "string", check: checkReferenceAnyOf1, types: ["string"] },
  { name: "integer", check: checkReferenceAnyOf2, types: ["integer"] },
];

function checkReference(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Reference");
  return (
    to?.report("choice", value, "anyOf", referenceAnyOfBranches) ??
    ((typeof value === "string" && hasUuidFormat(value)) ||
      (typeof value === "number" && Number.isInteger(value) && value >= 1))
  );
}

function checkReferenceAnyOf1(value: unknown, to?: JsonProblems): boolean | undefined {
  if (typeof value !== "string") return to?.report("type", value, "string");
  return hasUuidFormat(value) || to?.report("format", value, "uuid");
}

function checkReferenceAnyOf2(value: unknown, to?: JsonProblems): boolean | undefined {
  if (typeof value !== "number" || !Number.isInteger(value)) return to?.report("type", value, "integer");
  return value >= 1 || to?.report("minimum", value, 1);
}

const referenceRules: ProblemRules = {
  choice: matchBranches,
  format: addFormat,
  minimum: addMinimum,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateReference(value: unknown, options?: ValidateOptions): Result<Reference> {
  return resultOfCheck(value, checkReference, referenceRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseReference(text: string | Uint8Array, options?: ParseOptions): Result<Reference> {
  return readJson(text, validateReference, options);
}

/** Returns true for a valid value. */
export function isState(value: unknown): value is State {
  try {
    return checkState(value) === true;
  } catch {
    return false;
  }
}

const stateRules: ProblemRules = { required: addRequired, stringOf: addStringOf, type: addType };

/** Returns the value, or every problem. */
export function validateState(value: unknown, options?: ValidateOptions): Result<State> {
  return resultOfCheck(value, checkState, stateRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseState(text: string | Uint8Array, options?: ParseOptions): Result<State> {
  return readJson(text, validateState, options);
}
