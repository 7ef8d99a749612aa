// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { type Result, hasMaxLength, hasMinLength } from "../runtime/base.js";
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
  allowMembers,
  expectInteger,
  expectNumber,
  expectObject,
  expectString,
  hasObjectType,
  hasOptionalStrings,
  pointerPart,
  readJson,
  requireMembers,
  resultOf,
} from "../runtime/json.js";
import type { Product, ProductColour } from "./types.js";

/** Whether a value is a valid Product. */
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
  if (typeof sku !== "string" || !hasMinLength(sku, 3) || !hasMaxLength(sku, 20) || !productSkuPattern.test(sku))
    return false;
  const price = value["price"];
  if (typeof price !== "number" || !Number.isFinite(price) || price <= 0) return false;
  const pieces = value["pieces"];
  if (pieces !== undefined && (typeof pieces !== "number" || !Number.isInteger(pieces) || pieces < 1)) return false;
  const launched = value["launched"];
  if (launched !== undefined && (typeof launched !== "string" || !hasDateFormat(launched))) return false;
  if (!hasOptionalStrings(value["colour-code"])) return false;
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
  return resultOf(value, checkProduct, collectProduct, options);
}

function collectProduct(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, {
      sku: (sku, path) => {
        if (expectString(sku, path, problems)) {
          if (!hasMinLength(sku, 3)) addMinLength(sku, path, problems, 3);
          if (!hasMaxLength(sku, 20)) addMaxLength(sku, path, problems, 20);
          if (!productSkuPattern.test(sku)) addPattern(sku, path, problems, "^[A-Z0-9-]+$");
        }
      },
      price: (price, path) => {
        if (expectNumber(price, path, problems) && price <= 0) addExclusiveMinimum(price, path, problems, 0);
      },
    });
    allowMembers(value, path, problems, {
      pieces: (pieces, path) => {
        if (expectInteger(pieces, path, problems) && pieces < 1) addMinimum(pieces, path, problems, 1);
      },
      launched: (launched, path) => {
        if (expectString(launched, path, problems) && !hasDateFormat(launched))
          addFormat(launched, path, problems, "date");
      },
      "colour-code": expectString,
      colour: collectProductColour,
    });
  }
}

function collectProductColour(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    requireMembers(value, path, problems, { name: expectString });
    for (const name2 in value) {
      if (problems.truncated) break;
      if (name2 === "name") continue;
      const member = value[name2];
      if (member === undefined || !Object.hasOwn(value, name2)) continue;
      addAdditionalProperties(member, path + "/" + pointerPart(name2), problems, name2);
    }
  }
}

/** Reads a valid Product from JSON text. Problems say in which line and column they are. */
export function parseProduct(text: string | Uint8Array, options?: ParseOptions): Result<Product> {
  return readJson(text, validateProduct, options);
}

/** Whether a value is a valid ProductColour. */
export function isProductColour(value: unknown): value is ProductColour {
  try {
    return checkProductColour(value);
  } catch {
    return false;
  }
}

/** The value as a valid ProductColour, or every problem that keeps it from being one. */
export function validateProductColour(value: unknown, options?: ValidateOptions): Result<ProductColour> {
  return resultOf(value, checkProductColour, collectProductColour, options);
}

/** Reads a valid ProductColour from JSON text. Problems say in which line and column they are. */
export function parseProductColour(text: string | Uint8Array, options?: ParseOptions): Result<ProductColour> {
  return readJson(text, validateProductColour, options);
}
