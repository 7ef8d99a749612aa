// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { JsonProblems } from "../runtime/json-problems.js";
import { type ParseOptions, readJson } from "../runtime/json-read.js";
import { type ValidateOptions, collectProblems } from "../runtime/json-validate.js";
import { hasObjectType } from "../runtime/json-values.js";
import type { Result } from "../runtime/problem.js";
import type { Address } from "./types.js";

/** Whether a value is a valid Address. */
export function isAddress(value: unknown): value is Address {
  return checkAddress(value);
}

const addressThenPostalCodePattern: RegExp = /* @__PURE__ */ new RegExp("^[0-9]{5}$", "u");

function checkAddress(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const country = value["country"];
  if (typeof country !== "string") return false;
  const postalCode = value["postalCode"];
  if (postalCode !== undefined && typeof postalCode !== "string") return false;
  const state = value["state"];
  if (state !== undefined && typeof state !== "string") return false;
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
  return isAddress(value) ? { ok: true, value } : collectProblems(value, collectAddress, options);
}

function collectAddress(value: unknown, path: string, problems: JsonProblems): void {
  if (!hasObjectType(value)) {
    problems.add("type", path, value, "object");
  } else {
    const country = value["country"];
    if (country === undefined) problems.add("required", path, value, "country");
    else if (typeof country !== "string") problems.add("type", path + "/country", country, "string");
    const postalCode = value["postalCode"];
    if (postalCode !== undefined && typeof postalCode !== "string")
      problems.add("type", path + "/postalCode", postalCode, "string");
    const state = value["state"];
    if (state !== undefined && typeof state !== "string") problems.add("type", path + "/state", state, "string");
    if (value["state"] !== undefined && value["postalCode"] === undefined)
      problems.add("dependentRequired", path, value, ["postalCode", "state"]);
    if (checkAddressIf(value)) {
      const postalCode2 = value["postalCode"];
      if (postalCode2 !== undefined) {
        if (typeof postalCode2 === "string" && !addressThenPostalCodePattern.test(postalCode2))
          problems.add("pattern", path + "/postalCode", postalCode2, "^[0-9]{5}$");
      }
    } else {
      collectAddressElse(value, path, problems);
    }
  }
}

function collectAddressElse(value: unknown, path: string, problems: JsonProblems): void {
  if (checkAddressElseNot(value)) problems.add("not", path, value);
}

/** Reads a valid Address from JSON text. Problems say in which line and column they are. */
export function parseAddress(text: string | Uint8Array, options?: ParseOptions): Result<Address> {
  return readJson(text, validateAddress, options);
}
