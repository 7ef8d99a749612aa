// Generated from openapi.yaml and letter.xsd. Edit the specs, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type JsonProblems,
  type ParseOptions,
  type ProblemRules,
  type ValidateOptions,
  addRequired,
  addType,
  hasObjectType,
  nameMisspelt,
  readJson,
  requireString,
  resultOfCheck,
} from "../runtime/json.js";
import type { Receipt } from "./types.js";

/** Returns true for a valid value. */
export function isReceipt(value: unknown): value is Receipt {
  try {
    return checkReceipt(value) === true;
  } catch {
    return false;
  }
}

function checkReceipt(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Receipt");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!requireString(value["id"], to, "id")) return false;
  to?.report("misspelt", value);
  return true;
}

const receiptRules: ProblemRules = { misspelt: nameMisspelt, required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateReceipt(value: unknown, options?: ValidateOptions): Result<Receipt> {
  return resultOfCheck(value, checkReceipt, receiptRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseReceipt(text: string | Uint8Array, options?: ParseOptions): Result<Receipt> {
  return readJson(text, validateReceipt, options);
}
