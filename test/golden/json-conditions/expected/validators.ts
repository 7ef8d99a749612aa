// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type JsonProblems,
  type ParseOptions,
  type ValidateOptions,
  addDependentRequired,
  addNot,
  addPattern,
  allowString,
  enter,
  expectObject,
  expectString,
  hasObjectType,
  hasOptionalStrings,
  leave,
  nameMisspelt,
  problemsOf,
  readJson,
} from "../runtime/json.js";
import type { Address } from "./types.js";

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
  if (!hasObjectType(value) || typeof value["country"] !== "string") return false;
  if (!hasOptionalStrings(value["postalCode"], value["state"])) return false;
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
  leave(problems);
}

function collectAddressElse(value: unknown, problems: JsonProblems): void {
  if (checkAddressElseNot(value)) addNot(value, problems);
}

/** Reads a valid Address from JSON text. Problems say in which line and column they are. */
export function parseAddress(text: string | Uint8Array, options?: ParseOptions): Result<Address> {
  return readJson(text, validateAddress, options);
}
