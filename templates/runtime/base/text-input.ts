import type { Failure } from "./problem.js";

/** True for readable input: a string, or bytes (of any realm). Callers without types may pass other values. */
export function isTextInput(input: unknown): input is string | Uint8Array {
  return typeof input === "string" || (ArrayBuffer.isView(input) && kindOfView?.call(input) === "Uint8Array");
}

/** The engine's own getter for the kind of a typed array: no object can pretend, and no proxy throws. */
const kindOfView: (() => unknown) | undefined = /* @__PURE__ */ getterOfKind();

function getterOfKind(): (() => unknown) | undefined {
  return Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), Symbol.toStringTag)?.get;
}

/** Returns the failure for input that is neither. `family` is "json" or "xml". */
export function noTextInput(family: string): Failure {
  const message = "The input is neither a string nor a Uint8Array.";
  return { ok: false, problems: [{ code: `${family}/no-text`, message, path: "" }], truncated: false };
}
