// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type JsonProblems,
  type ParseOptions,
  type ValidateOptions,
  addAdditionalProperties,
  addItems,
  addMaxItems,
  addMaxProperties,
  addMinItems,
  addMultipleOf,
  addType,
  addUniqueItems,
  allowMember,
  countMembers,
  enter,
  expectArray,
  expectBoolean,
  expectNumber,
  expectObject,
  expectString,
  hasArrayType,
  hasDivisor,
  hasObjectType,
  hasUniqueItems,
  leave,
  nameMisspelt,
  problemsOf,
  readJson,
  resultOfList,
  safePart,
  visitItems,
} from "../runtime/json.js";
import type { Basket, BasketLinesItem, Labels, Point, Prices, Tags } from "./types.js";

/** Checks whether a value is a valid Basket. */
export function isBasket(value: unknown): value is Basket {
  try {
    return checkBasket(value);
  } catch {
    return false;
  }
}

function checkBasket(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const total = value["total"];
  if (total !== undefined) {
    if (typeof total !== "number" || !Number.isFinite(total) || !hasDivisor(total, 0.01)) return false;
  }
  const lines = value["lines"];
  if (!Array.isArray(lines)) return false;
  for (let index = 0; index < lines.length; index += 1) {
    if (!checkBasketLinesItem(lines[index])) return false;
  }
  for (const name in value) {
    if (name === "lines" || name === "total") continue;
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    if (typeof member !== "boolean") return false;
  }
  return true;
}

function checkBasketLinesItem(value: unknown): boolean {
  if (!hasObjectType(value) || typeof value["sku"] !== "string") return false;
  const tags = value["tags"];
  return tags === undefined || checkTags(tags);
}

function checkTags(value: unknown): boolean {
  if (!Array.isArray(value) || value.length < 1 || value.length > 5) return false;
  for (let index = 0; index < value.length; index += 1) {
    if (typeof value[index] !== "string") return false;
  }
  return hasUniqueItems(value);
}

/** The value as a valid Basket, or every problem that keeps it from being one. */
export function validateBasket(value: unknown, options?: ValidateOptions): Result<Basket> {
  return resultOfList(value, isBasket, ["lines"], collectBasket, options);
}

function collectBasket(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Basket");
  if (expectObject(value, problems)) {
    const lines = value["lines"];
    if (expectArray(lines, problems, "lines")) {
      enter(problems, "lines");
      visitItems(lines, problems, collectBasketLinesItem, checkBasketLinesItem);
      leave(problems);
    }
    const total = value["total"];
    if (total !== undefined && expectNumber(total, problems, "total") && !hasDivisor(total, 0.01))
      addMultipleOf(total, problems, 0.01, "total");
    for (const name in value) {
      if (problems.truncated) break;
      if (name === "lines" || name === "total") continue;
      const member = value[name];
      if (member === undefined || !Object.hasOwn(value, name)) continue;
      enter(problems, safePart(name), "/additionalProperties");
      expectBoolean(member, problems);
      leave(problems);
    }
    nameMisspelt(value, problems);
  }
  leave(problems);
}

function collectBasketLinesItem(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Basket/properties/lines/items");
  if (expectObject(value, problems)) {
    expectString(value["sku"], problems, "sku");
    allowMember(value["tags"], problems, "tags", collectTags, checkTags);
    nameMisspelt(value, problems);
  }
  leave(problems);
}

function collectTags(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Tags");
  if (expectArray(value, problems)) {
    if (value.length < 1) addMinItems(value, problems, 1);
    if (value.length > 5) addMaxItems(value, problems, 5);
    for (const item of value) {
      if (typeof item !== "string") {
        visitItems(value, problems, expectString);
        break;
      }
    }
    if (!hasUniqueItems(value)) addUniqueItems(value, problems);
  }
  leave(problems);
}

/** Reads a valid Basket from JSON text. Problems have a line and a column. */
export function parseBasket(text: string | Uint8Array, options?: ParseOptions): Result<Basket> {
  return readJson(text, validateBasket, options);
}

/** Checks whether a value is a valid BasketLinesItem. */
export function isBasketLinesItem(value: unknown): value is BasketLinesItem {
  try {
    return checkBasketLinesItem(value);
  } catch {
    return false;
  }
}

/** The value as a valid BasketLinesItem, or every problem that keeps it from being one. */
export function validateBasketLinesItem(value: unknown, options?: ValidateOptions): Result<BasketLinesItem> {
  return isBasketLinesItem(value) ? { ok: true, value } : problemsOf(value, collectBasketLinesItem, options);
}

/** Reads a valid BasketLinesItem from JSON text. Problems have a line and a column. */
export function parseBasketLinesItem(text: string | Uint8Array, options?: ParseOptions): Result<BasketLinesItem> {
  return readJson(text, validateBasketLinesItem, options);
}

/** Checks whether a value is a valid Labels. */
export function isLabels(value: unknown): value is Labels {
  try {
    return checkLabels(value);
  } catch {
    return false;
  }
}

const labelsMatch1Pattern: RegExp = /* @__PURE__ */ new RegExp("^x-", "u");

function checkLabels(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  for (const name in value) {
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    const matches = labelsMatch1Pattern.test(name);
    if (matches && typeof member !== "string") return false;
    if (!matches) return false;
  }
  return true;
}

/** The value as a valid Labels, or every problem that keeps it from being one. */
export function validateLabels(value: unknown, options?: ValidateOptions): Result<Labels> {
  return isLabels(value) ? { ok: true, value } : problemsOf(value, collectLabels, options);
}

function collectLabels(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Labels");
  if (expectObject(value, problems)) {
    for (const name in value) {
      if (problems.truncated) break;
      const member = value[name];
      if (member === undefined || !Object.hasOwn(value, name)) continue;
      const matches = labelsMatch1Pattern.test(name);
      if (matches) {
        enter(problems, safePart(name), "/patternProperties/^x-");
        expectString(member, problems);
        leave(problems);
      }
      if (!matches) addAdditionalProperties(member, problems, name, undefined, 'it does not match the pattern "^x-"');
    }
  }
  leave(problems);
}

/** Reads a valid Labels from JSON text. Problems have a line and a column. */
export function parseLabels(text: string | Uint8Array, options?: ParseOptions): Result<Labels> {
  return readJson(text, validateLabels, options);
}

/** Checks whether a value is a valid Point. */
export function isPoint(value: unknown): value is Point {
  try {
    return checkPoint(value);
  } catch {
    return false;
  }
}

function checkPoint(value: unknown): boolean {
  if (!hasArrayType(value) || value.length < 2) return false;
  if (value.length > 0 && !Number.isFinite(value[0])) return false;
  if (value.length > 1 && !Number.isFinite(value[1])) return false;
  return value.length <= 2;
}

/** The value as a valid Point, or every problem that keeps it from being one. */
export function validatePoint(value: unknown, options?: ValidateOptions): Result<Point> {
  return isPoint(value) ? { ok: true, value } : problemsOf(value, collectPoint, options);
}

function collectPoint(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Point");
  if (!hasArrayType(value)) {
    addType(value, problems, "array");
  } else {
    if (value.length < 2) addMinItems(value, problems, 2);
    if (value.length > 0) {
      const item1: unknown = value[0];
      enter(problems, 0, "/prefixItems/0");
      expectNumber(item1, problems);
      leave(problems);
    }
    if (value.length > 1) {
      const item2: unknown = value[1];
      enter(problems, 1, "/prefixItems/1");
      expectNumber(item2, problems);
      leave(problems);
    }
    if (value.length > 2) addItems(value[2], problems, 2);
  }
  leave(problems);
}

/** Reads a valid Point from JSON text. Problems have a line and a column. */
export function parsePoint(text: string | Uint8Array, options?: ParseOptions): Result<Point> {
  return readJson(text, validatePoint, options);
}

/** Checks whether a value is a valid Prices. */
export function isPrices(value: unknown): value is Prices {
  try {
    return checkPrices(value);
  } catch {
    return false;
  }
}

function checkPrices(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const count = countMembers(value);
  if (count > 10) return false;
  for (const name in value) {
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    if (!Number.isFinite(member)) return false;
  }
  return true;
}

/** The value as a valid Prices, or every problem that keeps it from being one. */
export function validatePrices(value: unknown, options?: ValidateOptions): Result<Prices> {
  return isPrices(value) ? { ok: true, value } : problemsOf(value, collectPrices, options);
}

function collectPrices(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Prices");
  if (expectObject(value, problems)) {
    const count = countMembers(value);
    if (count > 10) addMaxProperties(value, problems, 10);
    for (const name in value) {
      if (problems.truncated) break;
      const member = value[name];
      if (member === undefined || !Object.hasOwn(value, name)) continue;
      enter(problems, safePart(name), "/additionalProperties");
      expectNumber(member, problems);
      leave(problems);
    }
  }
  leave(problems);
}

/** Reads a valid Prices from JSON text. Problems have a line and a column. */
export function parsePrices(text: string | Uint8Array, options?: ParseOptions): Result<Prices> {
  return readJson(text, validatePrices, options);
}

/** Checks whether a value is a valid Tags. */
export function isTags(value: unknown): value is Tags {
  try {
    return checkTags(value);
  } catch {
    return false;
  }
}

/** The value as a valid Tags, or every problem that keeps it from being one. */
export function validateTags(value: unknown, options?: ValidateOptions): Result<Tags> {
  return isTags(value) ? { ok: true, value } : problemsOf(value, collectTags, options);
}

/** Reads a valid Tags from JSON text. Problems have a line and a column. */
export function parseTags(text: string | Uint8Array, options?: ParseOptions): Result<Tags> {
  return readJson(text, validateTags, options);
}
