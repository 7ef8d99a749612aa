// Generated from openapi.yaml and letter.xsd. Edit the specs, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type JsonProblems,
  type ParseOptions,
  type ValidateOptions,
  enter,
  expectObject,
  expectString,
  hasObjectType,
  leave,
  nameMisspelt,
  problemsOf,
  readJson,
} from "../runtime/json.js";
import type { Receipt } from "./types.js";

/** Checks whether a value is a valid Receipt. */
export function isReceipt(value: unknown): value is Receipt {
  try {
    return checkReceipt(value);
  } catch {
    return false;
  }
}

function checkReceipt(value: unknown): boolean {
  return hasObjectType(value) && typeof value["id"] === "string";
}

/** The value as a valid Receipt, or every problem that keeps it from being one. */
export function validateReceipt(value: unknown, options?: ValidateOptions): Result<Receipt> {
  return isReceipt(value) ? { ok: true, value } : problemsOf(value, collectReceipt, options);
}

function collectReceipt(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Receipt");
  if (expectObject(value, problems)) {
    expectString(value["id"], problems, "id");
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid Receipt from JSON text. Problems have a line and a column. */
export function parseReceipt(text: string | Uint8Array, options?: ParseOptions): Result<Receipt> {
  return readJson(text, validateReceipt, options);
}
