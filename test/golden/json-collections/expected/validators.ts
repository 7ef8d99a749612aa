// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type JsonProblems,
  type ParseOptions,
  type ProblemRules,
  type ValidateOptions,
  addAdditionalProperties,
  addItems,
  addMaxItems,
  addMaxProperties,
  addMinItems,
  addMultipleOf,
  addRequired,
  addType,
  addUniqueItems,
  countMembers,
  hasArrayType,
  hasDivisor,
  hasObjectType,
  hasUniqueItems,
  nameMisspelt,
  readJson,
  requireString,
  resultOfCheck,
  resultOfList,
  safePart,
} from "../runtime/json.js";
import type { Basket, BasketLinesItem, Labels, Point, Prices, Tags } from "./types.js";

/** Returns true for a valid value. */
export function isBasket(value: unknown): value is Basket {
  try {
    return checkBasket(value) === true;
  } catch {
    return false;
  }
}

function checkBasket(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Basket");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const lines = value["lines"];
  if (Array.isArray(lines)) {
    if (to !== undefined) {
      to.at("lines").items(lines, checkBasketLinesItem);
    } else {
      for (let index = 0; index < lines.length; index += 1) {
        if (!checkBasketLinesItem(lines[index])) return false;
      }
    }
  } else if (!to?.at("lines").report("type", lines, "array")) {
    return false;
  }
  const total = value["total"];
  if (total !== undefined) {
    if (typeof total === "number" && Number.isFinite(total)) {
      if (!hasDivisor(total, 0.01) && !to?.at("total").report("multipleOf", total, 0.01)) return false;
    } else if (!to?.at("total").report("type", total, "number")) {
      return false;
    }
  }
  for (const name in value) {
    if (to?.truncated) break;
    if (name === "lines" || name === "total") continue;
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    if (
      typeof member !== "boolean" &&
      !to?.at(safePart(name), "/additionalProperties").report("type", member, "boolean")
    )
      return false;
  }
  to?.report("misspelt", value);
  return true;
}

function checkBasketLinesItem(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Basket/properties/lines/items");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!requireString(value["sku"], to, "sku")) return false;
  const tags = value["tags"];
  if (tags !== undefined && !checkTags(tags, to?.at("tags"))) return false;
  to?.report("misspelt", value);
  return true;
}

function checkTags(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Tags");
  if (!Array.isArray(value)) return to?.report("type", value, "array");
  if (value.length < 1 && !to?.report("minItems", value, 1)) return false;
  if (value.length > 5 && !to?.report("maxItems", value, 5)) return false;
  for (let index = 0; index < value.length; index += 1) {
    if (to?.truncated) break;
    const item: unknown = value[index];
    if (typeof item !== "string" && !to?.at(index).report("type", item, "string")) return false;
  }
  return hasUniqueItems(value) || to?.report("uniqueItems", value);
}

const basketRules: ProblemRules = {
  maxItems: addMaxItems,
  minItems: addMinItems,
  misspelt: nameMisspelt,
  multipleOf: addMultipleOf,
  required: addRequired,
  type: addType,
  uniqueItems: addUniqueItems,
};

/** Returns the value, or every problem. */
export function validateBasket(value: unknown, options?: ValidateOptions): Result<Basket> {
  return resultOfList(value, ["lines"], checkBasket, basketRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseBasket(text: string | Uint8Array, options?: ParseOptions): Result<Basket> {
  return readJson(text, validateBasket, options);
}

/** Returns true for a valid value. */
export function isBasketLinesItem(value: unknown): value is BasketLinesItem {
  try {
    return checkBasketLinesItem(value) === true;
  } catch {
    return false;
  }
}

const basketLinesItemRules: ProblemRules = {
  maxItems: addMaxItems,
  minItems: addMinItems,
  misspelt: nameMisspelt,
  required: addRequired,
  type: addType,
  uniqueItems: addUniqueItems,
};

/** Returns the value, or every problem. */
export function validateBasketLinesItem(value: unknown, options?: ValidateOptions): Result<BasketLinesItem> {
  return resultOfCheck(value, checkBasketLinesItem, basketLinesItemRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseBasketLinesItem(text: string | Uint8Array, options?: ParseOptions): Result<BasketLinesItem> {
  return readJson(text, validateBasketLinesItem, options);
}

/** Returns true for a valid value. */
export function isLabels(value: unknown): value is Labels {
  try {
    return checkLabels(value) === true;
  } catch {
    return false;
  }
}

const labelsMatch1Pattern: RegExp = /* @__PURE__ */ new RegExp("^x-", "u");

function checkLabels(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Labels");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  for (const name in value) {
    if (to?.truncated) break;
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    const matches = labelsMatch1Pattern.test(name);
    if (matches) {
      if (
        typeof member !== "string" &&
        !to?.at(safePart(name), "/patternProperties/^x-").report("type", member, "string")
      )
        return false;
    }
    if (!matches) {
      if (!to?.report("additionalProperties", member, name, undefined, 'it does not match the pattern "^x-"'))
        return false;
    }
  }
  return true;
}

const labelsRules: ProblemRules = {
  additionalProperties: addAdditionalProperties,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateLabels(value: unknown, options?: ValidateOptions): Result<Labels> {
  return resultOfCheck(value, checkLabels, labelsRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseLabels(text: string | Uint8Array, options?: ParseOptions): Result<Labels> {
  return readJson(text, validateLabels, options);
}

/** Returns true for a valid value. */
export function isPoint(value: unknown): value is Point {
  try {
    return checkPoint(value) === true;
  } catch {
    return false;
  }
}

function checkPoint(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Point");
  if (!hasArrayType(value)) return to?.report("type", value, "array");
  if (value.length < 2 && !to?.report("minItems", value, 2)) return false;
  if (value.length > 0) {
    const item1: unknown = value[0];
    if (!Number.isFinite(item1) && !to?.at(0, "/prefixItems/0").report("type", item1, "number")) return false;
  }
  if (value.length > 1) {
    const item2: unknown = value[1];
    if (!Number.isFinite(item2) && !to?.at(1, "/prefixItems/1").report("type", item2, "number")) return false;
  }
  return value.length <= 2 || to?.report("items", value[2], 2);
}

const pointRules: ProblemRules = { items: addItems, minItems: addMinItems, required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validatePoint(value: unknown, options?: ValidateOptions): Result<Point> {
  return resultOfCheck(value, checkPoint, pointRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parsePoint(text: string | Uint8Array, options?: ParseOptions): Result<Point> {
  return readJson(text, validatePoint, options);
}

/** Returns true for a valid value. */
export function isPrices(value: unknown): value is Prices {
  try {
    return checkPrices(value) === true;
  } catch {
    return false;
  }
}

function checkPrices(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Prices");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const count = countMembers(value);
  if (count > 10 && !to?.report("maxProperties", value, 10)) return false;
  for (const name in value) {
    if (to?.truncated) break;
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    if (!Number.isFinite(member) && !to?.at(safePart(name), "/additionalProperties").report("type", member, "number"))
      return false;
  }
  return true;
}

const pricesRules: ProblemRules = { maxProperties: addMaxProperties, required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validatePrices(value: unknown, options?: ValidateOptions): Result<Prices> {
  return resultOfCheck(value, checkPrices, pricesRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parsePrices(text: string | Uint8Array, options?: ParseOptions): Result<Prices> {
  return readJson(text, validatePrices, options);
}

/** Returns true for a valid value. */
export function isTags(value: unknown): value is Tags {
  try {
    return checkTags(value) === true;
  } catch {
    return false;
  }
}

const tagsRules: ProblemRules = {
  maxItems: addMaxItems,
  minItems: addMinItems,
  required: addRequired,
  type: addType,
  uniqueItems: addUniqueItems,
};

/** Returns the value, or every problem. */
export function validateTags(value: unknown, options?: ValidateOptions): Result<Tags> {
  return resultOfCheck(value, checkTags, tagsRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseTags(text: string | Uint8Array, options?: ParseOptions): Result<Tags> {
  return readJson(text, validateTags, options);
}
