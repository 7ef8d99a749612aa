// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { type Result, hasMinLength } from "../runtime/base.js";
import { hasDateFormat } from "../runtime/formats.js";
import {
  type JsonProblems,
  type ParseOptions,
  type ProblemRules,
  type ValidateOptions,
  addAdditionalProperties,
  addExclusiveMinimum,
  addFormat,
  addMaxLength,
  addMinLength,
  addMinimum,
  addPattern,
  addRequired,
  addType,
  hasObjectType,
  nameMisspelt,
  optionalString,
  readJson,
  requireString,
  resultOfCheck,
} from "../runtime/json.js";
import type { Product, ProductColour } from "./types.js";

/** Returns true for a valid value. */
export function isProduct(value: unknown): value is Product {
  try {
    return checkProduct(value) === true;
  } catch {
    return false;
  }
}

const productSkuPattern: RegExp = /* @__PURE__ */ new RegExp("^[A-Z0-9-]+$", "u");

function checkProduct(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Product");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const sku = value["sku"];
  if (typeof sku === "string") {
    if (!hasMinLength(sku, 3) && !to?.at("sku").report("minLength", sku, 3)) return false;
    if (sku.length > 20 && !/^[^]{0,20}$/u.test(sku) && !to?.at("sku").report("maxLength", sku, 20)) return false;
    if (!productSkuPattern.test(sku) && !to?.at("sku").report("pattern", sku, "^[A-Z0-9-]+$")) return false;
  } else if (!to?.at("sku").report("type", sku, "string")) {
    return false;
  }
  const price = value["price"];
  if (typeof price === "number" && Number.isFinite(price)) {
    if (price <= 0 && !to?.at("price").report("exclusiveMinimum", price, 0)) return false;
  } else if (!to?.at("price").report("type", price, "number")) {
    return false;
  }
  const pieces = value["pieces"];
  if (pieces !== undefined) {
    if (typeof pieces === "number" && Number.isInteger(pieces)) {
      if (pieces < 1 && !to?.at("pieces").report("minimum", pieces, 1)) return false;
    } else if (!to?.at("pieces").report("type", pieces, "integer")) {
      return false;
    }
  }
  const launched = value["launched"];
  if (launched !== undefined) {
    if (typeof launched === "string") {
      if (!hasDateFormat(launched) && !to?.at("launched").report("format", launched, "date")) return false;
    } else if (!to?.at("launched").report("type", launched, "string")) {
      return false;
    }
  }
  if (!optionalString(value["colour-code"], to, "colour-code")) return false;
  const colour = value["colour"];
  if (colour !== undefined && !checkProductColour(colour, to?.at("colour"))) return false;
  to?.report("misspelt", value);
  return true;
}

const productColourNames: readonly string[] = ["name"];

function checkProductColour(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Product/properties/colour");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!requireString(value["name"], to, "name")) return false;
  for (const name in value) {
    if (to?.truncated) break;
    if (name === "name") continue;
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    if (!to?.report("additionalProperties", member, name, productColourNames)) return false;
  }
  return true;
}

const productRules: ProblemRules = {
  additionalProperties: addAdditionalProperties,
  exclusiveMinimum: addExclusiveMinimum,
  format: addFormat,
  maxLength: addMaxLength,
  minLength: addMinLength,
  minimum: addMinimum,
  misspelt: nameMisspelt,
  pattern: addPattern,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateProduct(value: unknown, options?: ValidateOptions): Result<Product> {
  return resultOfCheck(value, checkProduct, productRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseProduct(text: string | Uint8Array, options?: ParseOptions): Result<Product> {
  return readJson(text, validateProduct, options);
}

/** Returns true for a valid value. */
export function isProductColour(value: unknown): value is ProductColour {
  try {
    return checkProductColour(value) === true;
  } catch {
    return false;
  }
}

const productColourRules: ProblemRules = {
  additionalProperties: addAdditionalProperties,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateProductColour(value: unknown, options?: ValidateOptions): Result<ProductColour> {
  return resultOfCheck(value, checkProductColour, productColourRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseProductColour(text: string | Uint8Array, options?: ParseOptions): Result<ProductColour> {
  return readJson(text, validateProductColour, options);
}
