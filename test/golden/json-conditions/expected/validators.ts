// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type JsonProblems,
  type ParseOptions,
  type ProblemRules,
  type ValidateOptions,
  addConst,
  addDependentRequired,
  addEnum,
  addNot,
  addPattern,
  addRequired,
  addType,
  hasObjectType,
  hasOptionalStrings,
  nameMisspelt,
  readJson,
  reportsMissing,
  requireString,
  resultOfCheck,
} from "../runtime/json.js";
import type { Address, Color, Payment, Size } from "./types.js";

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
  if (!requireString(value["country"], to, "country")) return false;
  if (!(to?.strings(value, ["postalCode", "state"]) ?? hasOptionalStrings(value["postalCode"], value["state"])))
    return false;
  if (value["state"] !== undefined) {
    if (value["postalCode"] === undefined && !to?.report("dependentRequired", value, ["postalCode", "state"]))
      return false;
  }
  to?.report("misspelt", value);
  if (to?.ask("reportsMissing", ["country"]) !== true) {
    if (checkAddressIf(value)) {
      if (!checkAddressThen(value, to?.at(undefined, "/then"))) return false;
    } else if (!checkAddressElse(value, to?.at(undefined, "/else"))) {
      return false;
    }
  }
  return true;
}

function checkAddressIf(value: unknown, to?: JsonProblems): boolean | undefined {
  if (hasObjectType(value)) {
    const country = value["country"];
    if (country !== undefined && country !== "US" && !to?.at("country").report("const", country, "US")) return false;
  }
  return true;
}

const addressThenPostalCodePattern: RegExp = /* @__PURE__ */ new RegExp("^[0-9]{5}$", "u");

function checkAddressThen(value: unknown, to?: JsonProblems): boolean | undefined {
  if (hasObjectType(value)) {
    const postalCode = value["postalCode"];
    if (postalCode !== undefined && typeof postalCode === "string") {
      if (
        !addressThenPostalCodePattern.test(postalCode) &&
        !to?.at("postalCode").report("pattern", postalCode, "^[0-9]{5}$")
      )
        return false;
    }
  }
  return true;
}

function checkAddressElse(value: unknown, to?: JsonProblems): boolean | undefined {
  return !checkAddressElseNot(value) || to?.report("not", value, 'have the property "state"');
}

function checkAddressElseNot(value: unknown, to?: JsonProblems): boolean | undefined {
  return !hasObjectType(value) || value["state"] !== undefined || to?.report("required", value, "state");
}

const addressRules: ProblemRules = {
  const: addConst,
  dependentRequired: addDependentRequired,
  misspelt: nameMisspelt,
  not: addNot,
  pattern: addPattern,
  reportsMissing,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateAddress(value: unknown, options?: ValidateOptions): Result<Address> {
  return resultOfCheck(value, checkAddress, addressRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseAddress(text: string | Uint8Array, options?: ParseOptions): Result<Address> {
  return readJson(text, validateAddress, options);
}

/** Returns true for a valid value. */
export function isColor(value: unknown): value is Color {
  try {
    return checkColor(value) === true;
  } catch {
    return false;
  }
}

function checkColor(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Color");
  if (value !== "red" && value !== "green" && value !== "blue")
    return to?.report("enum", value, ["red", "green", "blue"]);
  return !checkColorNot(value) || to?.report("not", value, 'be "green"');
}

function checkColorNot(value: unknown, to?: JsonProblems): boolean | undefined {
  return value === "green" || to?.report("const", value, "green");
}

const colorRules: ProblemRules = { const: addConst, enum: addEnum, not: addNot, required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateColor(value: unknown, options?: ValidateOptions): Result<Color> {
  return resultOfCheck(value, checkColor, colorRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseColor(text: string | Uint8Array, options?: ParseOptions): Result<Color> {
  return readJson(text, validateColor, options);
}

/** Returns true for a valid value. */
export function isPayment(value: unknown): value is Payment {
  try {
    return checkPayment(value) === true;
  } catch {
    return false;
  }
}

function checkPayment(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Payment");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const method = value["method"];
  if (
    method !== "card" &&
    method !== "cash" &&
    method !== "none" &&
    !to?.at("method").report("enum", method, ["card", "cash", "none"])
  )
    return false;
  if (!(
    to?.strings(value, ["number", "due", "paid"]) ?? hasOptionalStrings(value["number"], value["due"], value["paid"])
  ))
    return false;
  to?.report("misspelt", value);
  if (!checkPaymentAllOf1(value, to?.at(undefined, "/allOf/0"))) return false;
  if (checkPaymentNot(value) && !to?.report("not", value, 'have the property "remarks"')) return false;
  if (to?.ask("reportsMissing", ["method"]) !== true) {
    if (checkPaymentIf(value)) {
      if (!checkValue(value, to?.at(undefined, "/then"))) return false;
    } else if (!checkPaymentElse(value, to?.at(undefined, "/else"))) {
      return false;
    }
  }
  return true;
}

function checkPaymentAllOf1(value: unknown, to?: JsonProblems): boolean | undefined {
  if (to?.ask("reportsMissing", ["paid"]) !== true) {
    if (checkPaymentAllOf1If(value) && !checkPaymentAllOf1Then(value, to?.at(undefined, "/then"))) return false;
  }
  return true;
}

function checkPaymentNot(value: unknown, to?: JsonProblems): boolean | undefined {
  return !hasObjectType(value) || value["remarks"] !== undefined || to?.report("required", value, "remarks");
}

function checkPaymentIf(value: unknown, to?: JsonProblems): boolean | undefined {
  if (hasObjectType(value)) {
    const method = value["method"];
    if (method !== undefined && method !== "card" && !to?.at("method").report("const", method, "card")) return false;
  }
  return true;
}

function checkValue(value: unknown, to?: JsonProblems): boolean | undefined {
  return !hasObjectType(value) || value["number"] !== undefined || to?.report("required", value, "number");
}

function checkPaymentElse(value: unknown, to?: JsonProblems): boolean | undefined {
  return !checkValue(value) || to?.report("not", value, 'have the property "number"');
}

function checkPaymentAllOf1If(value: unknown, to?: JsonProblems): boolean | undefined {
  return !hasObjectType(value) || value["paid"] !== undefined || to?.report("required", value, "paid");
}

function checkPaymentAllOf1Then(value: unknown, to?: JsonProblems): boolean | undefined {
  return !hasObjectType(value) || value["due"] !== undefined || to?.report("required", value, "due");
}

const paymentRules: ProblemRules = {
  const: addConst,
  enum: addEnum,
  misspelt: nameMisspelt,
  not: addNot,
  reportsMissing,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validatePayment(value: unknown, options?: ValidateOptions): Result<Payment> {
  return resultOfCheck(value, checkPayment, paymentRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parsePayment(text: string | Uint8Array, options?: ParseOptions): Result<Payment> {
  return readJson(text, validatePayment, options);
}

/** Returns true for a valid value. */
export function isSize(value: unknown): value is Size {
  try {
    return checkSize(value) === true;
  } catch {
    return false;
  }
}

function checkSize(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Size");
  if (typeof value !== "string" && (typeof value !== "number" || !Number.isInteger(value)) && value !== null)
    return to?.report("type", value, "string or integer or null");
  return !checkSizeNot(value) || to?.report("not", value, "be of type null");
}

function checkSizeNot(value: unknown, to?: JsonProblems): boolean | undefined {
  return value === null || to?.report("type", value, "null");
}

const sizeRules: ProblemRules = { not: addNot, required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateSize(value: unknown, options?: ValidateOptions): Result<Size> {
  return resultOfCheck(value, checkSize, sizeRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseSize(text: string | Uint8Array, options?: ParseOptions): Result<Size> {
  return readJson(text, validateSize, options);
}
