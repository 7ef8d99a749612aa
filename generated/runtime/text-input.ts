import type { Failure } from "./problem.js";

/** True for what a text can be read from: a string, or bytes (of any realm). Callers without types pass other things. */
export function isTextInput(input: unknown): input is string | Uint8Array {
  return typeof input === "string" || Object.prototype.toString.call(input) === "[object Uint8Array]";
}

/** The answer to input that is neither. `family` is "json" or "xml". */
export function noTextInput(family: string): Failure {
  const message = "The input is neither a string nor a Uint8Array.";
  return { ok: false, problems: [{ code: `${family}/no-text`, message, path: "" }], truncated: false };
}
