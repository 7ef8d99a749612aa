// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { type Result, hasMinLength } from "../runtime/base.js";
import { hasDateFormat } from "../runtime/formats.js";
import {
  type JsonProblems,
  type ParseOptions,
  type ValidateOptions,
  addAdditionalProperties,
  addExclusiveMinimum,
  addFormat,
  addMaxLength,
  addMinLength,
  addMinimum,
  addPattern,
  allowMember,
  allowString,
  enter,
  expectInteger,
  expectNumber,
  expectObject,
  expectString,
  hasObjectType,
  hasOptionalString,
  leave,
  nameMisspelt,
  problemsOf,
  readJson,
} from "../runtime/json.js";
import type { Product, ProductColour } from "./types.js";

/** Checks whether a value is a valid Product. */
export function isProduct(value: unknown): value is Product {
  try {
    return checkProduct(value);
  } catch {
    return false;
  }
}

const productSkuPattern: RegExp = /* @__PURE__ */ new RegExp("^[A-Z0-9-]+$", "u");

function checkProduct(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const sku = value["sku"];
  if (typeof sku !== "string" || !hasMinLength(sku, 3) || (sku.length > 20 && !/^[^]{0,20}$/u.test(sku))) return false;
  if (!productSkuPattern.test(sku)) return false;
  const price = value["price"];
  if (typeof price !== "number" || !Number.isFinite(price) || price <= 0) return false;
  const pieces = value["pieces"];
  if (pieces !== undefined && (typeof pieces !== "number" || !Number.isInteger(pieces) || pieces < 1)) return false;
  const launched = value["launched"];
  if (launched !== undefined && (typeof launched !== "string" || !hasDateFormat(launched))) return false;
  if (!hasOptionalString(value["colour-code"])) return false;
  const colour = value["colour"];
  return colour === undefined || checkProductColour(colour);
}

function checkProductColour(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["name"] !== "string") return false;
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
  return isProduct(value) ? { ok: true, value } : problemsOf(value, collectProduct, options);
}

function collectProduct(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Product");
  if (expectObject(value, problems)) {
    const sku = value["sku"];
    if (expectString(sku, problems, "sku")) {
      if (!hasMinLength(sku, 3)) addMinLength(sku, problems, 3, "sku");
      if (sku.length > 20 && !/^[^]{0,20}$/u.test(sku)) addMaxLength(sku, problems, 20, "sku");
      if (!productSkuPattern.test(sku)) addPattern(sku, problems, "^[A-Z0-9-]+$", "sku");
    }
    const price = value["price"];
    if (expectNumber(price, problems, "price") && price <= 0) addExclusiveMinimum(price, problems, 0, "price");
    const pieces = value["pieces"];
    if (pieces !== undefined && expectInteger(pieces, problems, "pieces") && pieces < 1)
      addMinimum(pieces, problems, 1, "pieces");
    const launched = value["launched"];
    if (launched !== undefined && expectString(launched, problems, "launched") && !hasDateFormat(launched))
      addFormat(launched, problems, "date", "launched");
    allowString(value["colour-code"], problems, "colour-code");
    allowMember(value["colour"], problems, "colour", collectProductColour, checkProductColour);
    nameMisspelt(value, problems);
  }
  leave(problems);
}

const productColourNames: readonly string[] = ["name"];

function collectProductColour(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Product/properties/colour");
  if (expectObject(value, problems)) {
    expectString(value["name"], problems, "name");
    for (const name2 in value) {
      if (problems.truncated) break;
      if (name2 === "name") continue;
      const member = value[name2];
      if (member === undefined || !Object.hasOwn(value, name2)) continue;
      addAdditionalProperties(member, problems, name2, productColourNames);
    }
  }
  leave(problems);
}

/** Reads a valid Product from JSON text. Problems have a line and a column. */
export function parseProduct(text: string | Uint8Array, options?: ParseOptions): Result<Product> {
  return readJson(text, validateProduct, options);
}

/** Checks whether a value is a valid ProductColour. */
export function isProductColour(value: unknown): value is ProductColour {
  try {
    return checkProductColour(value);
  } catch {
    return false;
  }
}

/** The value as a valid ProductColour, or every problem that keeps it from being one. */
export function validateProductColour(value: unknown, options?: ValidateOptions): Result<ProductColour> {
  return isProductColour(value) ? { ok: true, value } : problemsOf(value, collectProductColour, options);
}

/** Reads a valid ProductColour from JSON text. Problems have a line and a column. */
export function parseProductColour(text: string | Uint8Array, options?: ParseOptions): Result<ProductColour> {
  return readJson(text, validateProductColour, options);
}
