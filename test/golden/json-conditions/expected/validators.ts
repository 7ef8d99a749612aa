// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type JsonProblems,
  type ParseOptions,
  type ValidateOptions,
  addDependentRequired,
  addEnum,
  addNot,
  addPattern,
  addRequired,
  addType,
  allowString,
  enter,
  expectObject,
  expectString,
  hasObjectType,
  hasOptionalString,
  hasOptionalStrings,
  leave,
  nameMisspelt,
  problemsOf,
  readJson,
  reportsMissing,
} from "../runtime/json.js";
import type { Address, Color, Payment, Size } from "./types.js";

/** Checks whether a value is a valid Address. */
export function isAddress(value: unknown): value is Address {
  try {
    return checkAddress(value);
  } catch {
    return false;
  }
}

const addressThenPostalCodePattern: RegExp = /* @__PURE__ */ new RegExp("^[0-9]{5}$", "u");

function checkAddress(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["country"] !== "string" || !hasOptionalString(value["postalCode"]))
    return false;
  if (!hasOptionalString(value["state"])) return false;
  if (value["state"] !== undefined && value["postalCode"] === undefined) return false;
  if (checkAddressIf(value)) {
    const postalCode2 = value["postalCode"];
    if (postalCode2 !== undefined) {
      if (typeof postalCode2 === "string" && !addressThenPostalCodePattern.test(postalCode2)) return false;
    }
  } else if (!checkAddressElse(value)) {
    return false;
  }
  return true;
}

function checkAddressIf(value: unknown): boolean {
  if (hasObjectType(value)) {
    const country = value["country"];
    if (country !== undefined && country !== "US") return false;
  }
  return true;
}

function checkAddressElse(value: unknown): boolean {
  return !checkAddressElseNot(value);
}

function checkAddressElseNot(value: unknown): boolean {
  return !hasObjectType(value) || value["state"] !== undefined;
}

/** The value as a valid Address, or every problem that keeps it from being one. */
export function validateAddress(value: unknown, options?: ValidateOptions): Result<Address> {
  return isAddress(value) ? { ok: true, value } : problemsOf(value, collectAddress, options);
}

function collectAddress(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Address");
  if (expectObject(value, problems)) {
    expectString(value["country"], problems, "country");
    allowString(value["postalCode"], problems, "postalCode");
    allowString(value["state"], problems, "state");
    if (value["state"] !== undefined && value["postalCode"] === undefined)
      addDependentRequired(value, problems, ["postalCode", "state"]);
    nameMisspelt(value, problems);
    if (!reportsMissing(problems, ["country"])) {
      if (checkAddressIf(value)) {
        enter(problems, undefined, "/then");
        const postalCode2 = value["postalCode"];
        if (postalCode2 !== undefined) {
          if (typeof postalCode2 === "string" && !addressThenPostalCodePattern.test(postalCode2))
            addPattern(postalCode2, problems, "^[0-9]{5}$", "postalCode");
        }
        leave(problems);
      } else {
        enter(problems, undefined, "/else");
        collectAddressElse(value, problems);
        leave(problems);
      }
    }
  }
  leave(problems);
}

function collectAddressElse(value: unknown, problems: JsonProblems): void {
  if (checkAddressElseNot(value)) addNot(value, problems, 'have the property "state"');
}

/** Reads a valid Address from JSON text. Problems have a line and a column. */
export function parseAddress(text: string | Uint8Array, options?: ParseOptions): Result<Address> {
  return readJson(text, validateAddress, options);
}

/** Checks whether a value is a valid Color. */
export function isColor(value: unknown): value is Color {
  try {
    return checkColor(value);
  } catch {
    return false;
  }
}

function checkColor(value: unknown): boolean {
  return (value === "red" || value === "green" || value === "blue") && !checkColorNot(value);
}

function checkColorNot(value: unknown): boolean {
  return value === "green";
}

/** The value as a valid Color, or every problem that keeps it from being one. */
export function validateColor(value: unknown, options?: ValidateOptions): Result<Color> {
  return isColor(value) ? { ok: true, value } : problemsOf(value, collectColor, options);
}

function collectColor(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Color");
  if (value !== "red" && value !== "green" && value !== "blue") addEnum(value, problems, ["red", "green", "blue"]);
  else if (checkColorNot(value)) addNot(value, problems, 'be "green"');
  leave(problems);
}

/** Reads a valid Color from JSON text. Problems have a line and a column. */
export function parseColor(text: string | Uint8Array, options?: ParseOptions): Result<Color> {
  return readJson(text, validateColor, options);
}

/** Checks whether a value is a valid Payment. */
export function isPayment(value: unknown): value is Payment {
  try {
    return checkPayment(value);
  } catch {
    return false;
  }
}

function checkPayment(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const method = value["method"];
  if (method !== "card" && method !== "cash" && method !== "none") return false;
  if (!hasOptionalStrings(value["number"], value["due"], value["paid"]) || !checkPaymentAllOf1(value)) return false;
  if (checkPaymentNot(value)) return false;
  if (checkPaymentIf(value)) {
    if (value["number"] === undefined) return false;
  } else if (!checkPaymentElse(value)) {
    return false;
  }
  return true;
}

function checkPaymentAllOf1(value: unknown): boolean {
  return !checkPaymentAllOf1If(value) || !hasObjectType(value) || value["due"] !== undefined;
}

function checkPaymentNot(value: unknown): boolean {
  return !hasObjectType(value) || value["remarks"] !== undefined;
}

function checkPaymentIf(value: unknown): boolean {
  if (hasObjectType(value)) {
    const method = value["method"];
    if (method !== undefined && method !== "card") return false;
  }
  return true;
}

function checkPaymentElse(value: unknown): boolean {
  return !checkPaymentElseNot(value);
}

function checkPaymentAllOf1If(value: unknown): boolean {
  return !hasObjectType(value) || value["paid"] !== undefined;
}

function checkPaymentElseNot(value: unknown): boolean {
  return !hasObjectType(value) || value["number"] !== undefined;
}

/** The value as a valid Payment, or every problem that keeps it from being one. */
export function validatePayment(value: unknown, options?: ValidateOptions): Result<Payment> {
  return isPayment(value) ? { ok: true, value } : problemsOf(value, collectPayment, options);
}

function collectPayment(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Payment");
  if (expectObject(value, problems)) {
    const method = value["method"];
    if (method !== undefined) {
      if (method !== "card" && method !== "cash" && method !== "none")
        addEnum(method, problems, ["card", "cash", "none"], "method");
    } else {
      addRequired(value, problems, "method");
    }
    allowString(value["number"], problems, "number");
    allowString(value["due"], problems, "due");
    allowString(value["paid"], problems, "paid");
    nameMisspelt(value, problems);
    enter(problems, undefined, "/allOf/0");
    collectPaymentAllOf1(value, problems);
    leave(problems);
    if (checkPaymentNot(value)) addNot(value, problems, 'have the property "remarks"');
    if (!reportsMissing(problems, ["method"])) {
      if (checkPaymentIf(value)) {
        enter(problems, undefined, "/then");
        if (value["number"] === undefined) addRequired(value, problems, "number");
        leave(problems);
      } else {
        enter(problems, undefined, "/else");
        collectPaymentElse(value, problems);
        leave(problems);
      }
    }
  }
  leave(problems);
}

function collectPaymentAllOf1(value: unknown, problems: JsonProblems): void {
  if (!reportsMissing(problems, ["paid"]) && checkPaymentAllOf1If(value)) {
    enter(problems, undefined, "/then");
    if (hasObjectType(value) && value["due"] === undefined) addRequired(value, problems, "due");
    leave(problems);
  }
}

function collectPaymentElse(value: unknown, problems: JsonProblems): void {
  if (checkPaymentElseNot(value)) addNot(value, problems, 'have the property "number"');
}

/** Reads a valid Payment from JSON text. Problems have a line and a column. */
export function parsePayment(text: string | Uint8Array, options?: ParseOptions): Result<Payment> {
  return readJson(text, validatePayment, options);
}

/** Checks whether a value is a valid Size. */
export function isSize(value: unknown): value is Size {
  try {
    return checkSize(value);
  } catch {
    return false;
  }
}

function checkSize(value: unknown): boolean {
  if (typeof value !== "string" && (typeof value !== "number" || !Number.isInteger(value)) && value !== null)
    return false;
  return !checkSizeNot(value);
}

function checkSizeNot(value: unknown): boolean {
  return value === null;
}

/** The value as a valid Size, or every problem that keeps it from being one. */
export function validateSize(value: unknown, options?: ValidateOptions): Result<Size> {
  return isSize(value) ? { ok: true, value } : problemsOf(value, collectSize, options);
}

function collectSize(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Size");
  if (typeof value !== "string" && (typeof value !== "number" || !Number.isInteger(value)) && value !== null)
    addType(value, problems, "string or integer or null");
  else if (checkSizeNot(value)) addNot(value, problems, "be of type null");
  leave(problems);
}

/** Reads a valid Size from JSON text. Problems have a line and a column. */
export function parseSize(text: string | Uint8Array, options?: ParseOptions): Result<Size> {
  return readJson(text, validateSize, options);
}
