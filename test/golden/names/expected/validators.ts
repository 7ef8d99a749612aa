// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type JsonProblems,
  type ParseOptions,
  type ValidateOptions,
  allowMembers,
  expectArray,
  expectBoolean,
  expectNumber,
  expectObject,
  expectString,
  hasObjectType,
  hasOptionalStrings,
  onlyMember,
  ownMember,
  readJson,
  resultOf,
  visitItems,
} from "../runtime/json.js";
import type {
  Class,
  ErrorModel,
  GetOrdersIdResponse200,
  GetOrdersIdResponse200LinesItem,
  GetOrdersIdResponse200Plain,
  OrderLine,
  OrderLine2,
  OrderLine3,
  _2Fa,
} from "./types.js";

/** Whether a value is a valid Class. */
export function isClass(value: unknown): value is Class {
  try {
    return checkClass(value);
  } catch {
    return false;
  }
}

function checkClass(value: unknown): boolean {
  return typeof value === "string";
}

/** The value as a valid Class, or every problem that keeps it from being one. */
export function validateClass(value: unknown, options?: ValidateOptions): Result<Class> {
  return resultOf(value, checkClass, collectClass, options);
}

function collectClass(value: unknown, path: string, problems: JsonProblems): void {
  expectString(value, path, problems);
}

/** Reads a valid Class from JSON text. Problems say in which line and column they are. */
export function parseClass(text: string | Uint8Array, options?: ParseOptions): Result<Class> {
  return readJson(text, validateClass, options);
}

/** Whether a value is a valid ErrorModel. */
export function isErrorModel(value: unknown): value is ErrorModel {
  try {
    return checkErrorModel(value);
  } catch {
    return false;
  }
}

function checkErrorModel(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  return hasOptionalStrings(ownMember(value, "__proto__"), ownMember(value, "constructor"), value["with space"]);
}

/** The value as a valid ErrorModel, or every problem that keeps it from being one. */
export function validateErrorModel(value: unknown, options?: ValidateOptions): Result<ErrorModel> {
  return resultOf(value, checkErrorModel, collectErrorModel, options);
}

function collectErrorModel(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(onlyMember(value, "__proto__"), path, problems, { ["__proto__"]: expectString });
    allowMembers(onlyMember(value, "constructor"), path, problems, { constructor: expectString });
    allowMembers(value, path, problems, { "with space": expectString });
  }
}

/** Reads a valid ErrorModel from JSON text. Problems say in which line and column they are. */
export function parseErrorModel(text: string | Uint8Array, options?: ParseOptions): Result<ErrorModel> {
  return readJson(text, validateErrorModel, options);
}

/** Whether a value is a valid GetOrdersIdResponse200. */
export function isGetOrdersIdResponse200(value: unknown): value is GetOrdersIdResponse200 {
  try {
    return checkGetOrdersIdResponse200(value);
  } catch {
    return false;
  }
}

function checkGetOrdersIdResponse200(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const lines = value["lines"];
  if (lines !== undefined) {
    if (!Array.isArray(lines)) return false;
    for (let index = 0; index < lines.length; index += 1) {
      if (!checkGetOrdersIdResponse200LinesItem(lines[index])) return false;
    }
  }
  return true;
}

function checkGetOrdersIdResponse200LinesItem(value: unknown): boolean {
  return hasObjectType(value) && hasOptionalStrings(value["sku"]);
}

/** The value as a valid GetOrdersIdResponse200, or every problem that keeps it from being one. */
export function validateGetOrdersIdResponse200(
  value: unknown,
  options?: ValidateOptions,
): Result<GetOrdersIdResponse200> {
  return resultOf(value, checkGetOrdersIdResponse200, collectGetOrdersIdResponse200, options);
}

function collectGetOrdersIdResponse200(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) {
    allowMembers(value, path, problems, {
      lines: (lines, path) => {
        if (expectArray(lines, path, problems))
          visitItems(lines, path, problems, collectGetOrdersIdResponse200LinesItem);
      },
    });
  }
}

function collectGetOrdersIdResponse200LinesItem(value: unknown, path: string, problems: JsonProblems): void {
  if (expectObject(value, path, problems)) allowMembers(value, path, problems, { sku: expectString });
}

/** Reads a valid GetOrdersIdResponse200 from JSON text. Problems say in which line and column they are. */
export function parseGetOrdersIdResponse200(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<GetOrdersIdResponse200> {
  return readJson(text, validateGetOrdersIdResponse200, options);
}

/** Whether a value is a valid GetOrdersIdResponse200LinesItem. */
export function isGetOrdersIdResponse200LinesItem(value: unknown): value is GetOrdersIdResponse200LinesItem {
  try {
    return checkGetOrdersIdResponse200LinesItem(value);
  } catch {
    return false;
  }
}

/** The value as a valid GetOrdersIdResponse200LinesItem, or every problem that keeps it from being one. */
export function validateGetOrdersIdResponse200LinesItem(
  value: unknown,
  options?: ValidateOptions,
): Result<GetOrdersIdResponse200LinesItem> {
  return resultOf(value, checkGetOrdersIdResponse200LinesItem, collectGetOrdersIdResponse200LinesItem, options);
}

/** Reads a valid GetOrdersIdResponse200LinesItem from JSON text. Problems say in which line and column they are. */
export function parseGetOrdersIdResponse200LinesItem(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<GetOrdersIdResponse200LinesItem> {
  return readJson(text, validateGetOrdersIdResponse200LinesItem, options);
}

/** Whether a value is a valid GetOrdersIdResponse200Plain. */
export function isGetOrdersIdResponse200Plain(value: unknown): value is GetOrdersIdResponse200Plain {
  try {
    return checkGetOrdersIdResponse200Plain(value);
  } catch {
    return false;
  }
}

function checkGetOrdersIdResponse200Plain(value: unknown): boolean {
  return typeof value === "string";
}

/** The value as a valid GetOrdersIdResponse200Plain, or every problem that keeps it from being one. */
export function validateGetOrdersIdResponse200Plain(
  value: unknown,
  options?: ValidateOptions,
): Result<GetOrdersIdResponse200Plain> {
  return resultOf(value, checkGetOrdersIdResponse200Plain, collectGetOrdersIdResponse200Plain, options);
}

function collectGetOrdersIdResponse200Plain(value: unknown, path: string, problems: JsonProblems): void {
  expectString(value, path, problems);
}

/** Reads a valid GetOrdersIdResponse200Plain from JSON text. Problems say in which line and column they are. */
export function parseGetOrdersIdResponse200Plain(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<GetOrdersIdResponse200Plain> {
  return readJson(text, validateGetOrdersIdResponse200Plain, options);
}

/** Whether a value is a valid OrderLine. */
export function isOrderLine(value: unknown): value is OrderLine {
  try {
    return checkOrderLine(value);
  } catch {
    return false;
  }
}

function checkOrderLine(value: unknown): boolean {
  return Number.isFinite(value);
}

/** The value as a valid OrderLine, or every problem that keeps it from being one. */
export function validateOrderLine(value: unknown, options?: ValidateOptions): Result<OrderLine> {
  return resultOf(value, checkOrderLine, collectOrderLine, options);
}

function collectOrderLine(value: unknown, path: string, problems: JsonProblems): void {
  expectNumber(value, path, problems);
}

/** Reads a valid OrderLine from JSON text. Problems say in which line and column they are. */
export function parseOrderLine(text: string | Uint8Array, options?: ParseOptions): Result<OrderLine> {
  return readJson(text, validateOrderLine, options);
}

/** Whether a value is a valid OrderLine2. */
export function isOrderLine2(value: unknown): value is OrderLine2 {
  try {
    return checkOrderLine2(value);
  } catch {
    return false;
  }
}

function checkOrderLine2(value: unknown): boolean {
  return typeof value === "boolean";
}

/** The value as a valid OrderLine2, or every problem that keeps it from being one. */
export function validateOrderLine2(value: unknown, options?: ValidateOptions): Result<OrderLine2> {
  return resultOf(value, checkOrderLine2, collectOrderLine2, options);
}

function collectOrderLine2(value: unknown, path: string, problems: JsonProblems): void {
  expectBoolean(value, path, problems);
}

/** Reads a valid OrderLine2 from JSON text. Problems say in which line and column they are. */
export function parseOrderLine2(text: string | Uint8Array, options?: ParseOptions): Result<OrderLine2> {
  return readJson(text, validateOrderLine2, options);
}

/** Whether a value is a valid OrderLine3. */
export function isOrderLine3(value: unknown): value is OrderLine3 {
  try {
    return checkOrderLine3(value);
  } catch {
    return false;
  }
}

function checkOrderLine3(value: unknown): boolean {
  return typeof value === "string";
}

/** The value as a valid OrderLine3, or every problem that keeps it from being one. */
export function validateOrderLine3(value: unknown, options?: ValidateOptions): Result<OrderLine3> {
  return resultOf(value, checkOrderLine3, collectOrderLine3, options);
}

function collectOrderLine3(value: unknown, path: string, problems: JsonProblems): void {
  expectString(value, path, problems);
}

/** Reads a valid OrderLine3 from JSON text. Problems say in which line and column they are. */
export function parseOrderLine3(text: string | Uint8Array, options?: ParseOptions): Result<OrderLine3> {
  return readJson(text, validateOrderLine3, options);
}

/** Whether a value is a valid _2Fa. */
export function is2Fa(value: unknown): value is _2Fa {
  try {
    return check2Fa(value);
  } catch {
    return false;
  }
}

function check2Fa(value: unknown): boolean {
  return typeof value === "string";
}

/** The value as a valid _2Fa, or every problem that keeps it from being one. */
export function validate2Fa(value: unknown, options?: ValidateOptions): Result<_2Fa> {
  return resultOf(value, check2Fa, collect2Fa, options);
}

function collect2Fa(value: unknown, path: string, problems: JsonProblems): void {
  expectString(value, path, problems);
}

/** Reads a valid _2Fa from JSON text. Problems say in which line and column they are. */
export function parse2Fa(text: string | Uint8Array, options?: ParseOptions): Result<_2Fa> {
  return readJson(text, validate2Fa, options);
}
