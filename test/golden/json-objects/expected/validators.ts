// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { hasMaxLength, hasMinLength } from "../runtime/code-points.js";
import { hasDateFormat } from "../runtime/format-date-time.js";
import { pointerPart } from "../runtime/json-pointer.js";
import type { JsonProblems } from "../runtime/json-problems.js";
import { type ParseOptions, readJson } from "../runtime/json-read.js";
import { type ValidateOptions, collectProblems } from "../runtime/json-validate.js";
import { hasObjectType } from "../runtime/json-values.js";
import type { Result } from "../runtime/problem.js";
import type { Product, ProductColour } from "./types.js";

/** Whether a value is a valid Product. */
export function isProduct(value: unknown): value is Product {
  return checkProduct(value);
}

const productSkuPattern: RegExp = /* @__PURE__ */ new RegExp("^[A-Z0-9-]+$", "u");

function checkProduct(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const sku = value["sku"];
  if (typeof sku !== "string" || !hasMinLength(sku, 3) || !hasMaxLength(sku, 20) || !productSkuPattern.test(sku))
    return false;
  const price = value["price"];
  if (typeof price !== "number" || !Number.isFinite(price) || price <= 0) return false;
  const pieces = value["pieces"];
  if (pieces !== undefined && (typeof pieces !== "number" || !Number.isInteger(pieces) || pieces < 1)) return false;
  const launched = value["launched"];
  if (launched !== undefined && (typeof launched !== "string" || !hasDateFormat(launched))) return false;
  const colourCode = value["colour-code"];
  if (colourCode !== undefined && typeof colourCode !== "string") return false;
  const colour = value["colour"];
  return colour === undefined || checkProductColour(colour);
}

function checkProductColour(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const name = value["name"];
  if (typeof name !== "string") return false;
  for (const name2 in value) {
    if (name2 === "name") continue;
    const member = value[name2];
    if (member === undefined || !Object.hasOwn(value, name2)) continue;
    return false;
  }
  return true;
}

/** The value as a valid Product, or every problem that keeps it from being one. */
export function validateProduct(value: unknown, options?: ValidateOptions): Result<Product> {
  return isProduct(value) ? { ok: true, value } : collectProblems(value, collectProduct, options);
}

function collectProduct(value: unknown, path: string, problems: JsonProblems): void {
  if (!hasObjectType(value)) {
    problems.add("type", path, value, "object");
  } else {
    const sku = value["sku"];
    if (sku === undefined) {
      problems.add("required", path, value, "sku");
    } else if (typeof sku !== "string") {
      problems.add("type", path + "/sku", sku, "string");
    } else {
      if (!hasMinLength(sku, 3)) problems.add("minLength", path + "/sku", sku, 3);
      if (!hasMaxLength(sku, 20)) problems.add("maxLength", path + "/sku", sku, 20);
      if (!productSkuPattern.test(sku)) problems.add("pattern", path + "/sku", sku, "^[A-Z0-9-]+$");
    }
    const price = value["price"];
    if (price === undefined) problems.add("required", path, value, "price");
    else if (typeof price !== "number" || !Number.isFinite(price))
      problems.add("type", path + "/price", price, "number");
    else if (price <= 0) problems.add("exclusiveMinimum", path + "/price", price, 0);
    const pieces = value["pieces"];
    if (pieces !== undefined) {
      if (typeof pieces !== "number" || !Number.isInteger(pieces))
        problems.add("type", path + "/pieces", pieces, "integer");
      else if (pieces < 1) problems.add("minimum", path + "/pieces", pieces, 1);
    }
    const launched = value["launched"];
    if (launched !== undefined) {
      if (typeof launched !== "string") problems.add("type", path + "/launched", launched, "string");
      else if (!hasDateFormat(launched)) problems.add("format", path + "/launched", launched, "date");
    }
    const colourCode = value["colour-code"];
    if (colourCode !== undefined && typeof colourCode !== "string")
      problems.add("type", path + "/colour-code", colourCode, "string");
    const colour = value["colour"];
    if (colour !== undefined) collectProductColour(colour, path + "/colour", problems);
  }
}

function collectProductColour(value: unknown, path: string, problems: JsonProblems): void {
  if (!hasObjectType(value)) {
    problems.add("type", path, value, "object");
  } else {
    const name = value["name"];
    if (name === undefined) problems.add("required", path, value, "name");
    else if (typeof name !== "string") problems.add("type", path + "/name", name, "string");
    for (const name2 in value) {
      if (name2 === "name") continue;
      const member = value[name2];
      if (member === undefined || !Object.hasOwn(value, name2)) continue;
      problems.add("additionalProperties", path + "/" + pointerPart(name2), member, name2);
    }
  }
}

/** Reads a valid Product from JSON text. Problems say in which line and column they are. */
export function parseProduct(text: string | Uint8Array, options?: ParseOptions): Result<Product> {
  return readJson(text, validateProduct, options);
}

/** Whether a value is a valid ProductColour. */
export function isProductColour(value: unknown): value is ProductColour {
  return checkProductColour(value);
}

/** The value as a valid ProductColour, or every problem that keeps it from being one. */
export function validateProductColour(value: unknown, options?: ValidateOptions): Result<ProductColour> {
  return isProductColour(value) ? { ok: true, value } : collectProblems(value, collectProductColour, options);
}

/** Reads a valid ProductColour from JSON text. Problems say in which line and column they are. */
export function parseProductColour(text: string | Uint8Array, options?: ParseOptions): Result<ProductColour> {
  return readJson(text, validateProductColour, options);
}
