// Generated from openapi.yaml and letter.xsd. Edit the specs, then run `specwright generate`.

import type { JsonProblems } from "../runtime/json-problems.js";
import { type ParseOptions, readJson } from "../runtime/json-read.js";
import { type ValidateOptions, collectProblems } from "../runtime/json-validate.js";
import { hasObjectType } from "../runtime/json-values.js";
import type { Result } from "../runtime/problem.js";
import type { Receipt } from "./types.js";

/** Whether a value is a valid Receipt. */
export function isReceipt(value: unknown): value is Receipt {
  return checkReceipt(value);
}

function checkReceipt(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const id = value["id"];
  return typeof id === "string";
}

/** The value as a valid Receipt, or every problem that keeps it from being one. */
export function validateReceipt(value: unknown, options?: ValidateOptions): Result<Receipt> {
  return isReceipt(value) ? { ok: true, value } : collectProblems(value, collectReceipt, options);
}

function collectReceipt(value: unknown, path: string, problems: JsonProblems): void {
  if (!hasObjectType(value)) {
    problems.add("type", path, value, "object");
  } else {
    const id = value["id"];
    if (id === undefined) problems.add("required", path, value, "id");
    else if (typeof id !== "string") problems.add("type", path + "/id", id, "string");
  }
}

/** Reads a valid Receipt from JSON text. Problems say in which line and column they are. */
export function parseReceipt(text: string | Uint8Array, options?: ParseOptions): Result<Receipt> {
  return readJson(text, validateReceipt, options);
}
