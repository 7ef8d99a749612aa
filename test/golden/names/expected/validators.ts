// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type JsonProblems,
  type ParseOptions,
  type ValidateOptions,
  allowString,
  enter,
  expectArray,
  expectBoolean,
  expectNumber,
  expectObject,
  expectString,
  hasObjectType,
  hasOptionalString,
  hasOptionalStrings,
  leave,
  ownMember,
  problemsOf,
  readJson,
  resultOfList,
  visitItems,
} from "../runtime/json.js";
import type {
  Class,
  Error as ErrorModel,
  GetOrdersIdResponse200,
  GetOrdersIdResponse200LinesItem,
  GetOrdersIdResponse200Plain,
  OrderLine,
  OrderLine2,
  OrderLine3,
  _2Fa,
} from "./types.js";

/** Checks whether a value is a valid Class. */
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
  return isClass(value) ? { ok: true, value } : problemsOf(value, collectClass, options);
}

function collectClass(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/class");
  expectString(value, problems);
  leave(problems);
}

/** Reads a valid Class from JSON text. Problems have a line and a column. */
export function parseClass(text: string | Uint8Array, options?: ParseOptions): Result<Class> {
  return readJson(text, validateClass, options);
}

/** Checks whether a value is a valid ErrorModel. */
export function isError(value: unknown): value is ErrorModel {
  try {
    return checkError(value);
  } catch {
    return false;
  }
}

function checkError(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  return hasOptionalStrings(ownMember(value, "__proto__"), ownMember(value, "constructor"), value["with space"]);
}

/** The value as a valid ErrorModel, or every problem that keeps it from being one. */
export function validateError(value: unknown, options?: ValidateOptions): Result<ErrorModel> {
  return isError(value) ? { ok: true, value } : problemsOf(value, collectError, options);
}

function collectError(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Error");
  if (expectObject(value, problems)) {
    allowString(ownMember(value, "__proto__"), problems, "__proto__");
    allowString(ownMember(value, "constructor"), problems, "constructor");
    allowString(value["with space"], problems, "with space");
  }
  leave(problems);
}

/** Reads a valid ErrorModel from JSON text. Problems have a line and a column. */
export function parseError(text: string | Uint8Array, options?: ParseOptions): Result<ErrorModel> {
  return readJson(text, validateError, options);
}

/** Checks whether a value is a valid GetOrdersIdResponse200. */
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
  return hasObjectType(value) && hasOptionalString(value["sku"]);
}

/** The value as a valid GetOrdersIdResponse200, or every problem that keeps it from being one. */
export function validateGetOrdersIdResponse200(
  value: unknown,
  options?: ValidateOptions,
): Result<GetOrdersIdResponse200> {
  return resultOfList(value, isGetOrdersIdResponse200, ["lines"], collectGetOrdersIdResponse200, options);
}

function collectGetOrdersIdResponse200(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1orders~1{id}/get/responses/200/content/application~1json/schema");
  if (expectObject(value, problems)) {
    const lines = value["lines"];
    if (lines !== undefined && expectArray(lines, problems, "lines")) {
      enter(problems, "lines");
      visitItems(lines, problems, collectGetOrdersIdResponse200LinesItem, checkGetOrdersIdResponse200LinesItem);
      leave(problems);
    }
  }
  leave(problems);
}

function collectGetOrdersIdResponse200LinesItem(value: unknown, problems: JsonProblems): void {
  enter(
    problems,
    undefined,
    "#/paths/~1orders~1{id}/get/responses/200/content/application~1json/schema/properties/lines/items",
  );
  if (expectObject(value, problems)) allowString(value["sku"], problems, "sku");
  leave(problems);
}

/** Reads a valid GetOrdersIdResponse200 from JSON text. Problems have a line and a column. */
export function parseGetOrdersIdResponse200(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<GetOrdersIdResponse200> {
  return readJson(text, validateGetOrdersIdResponse200, options);
}

/** Checks whether a value is a valid GetOrdersIdResponse200LinesItem. */
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
  return isGetOrdersIdResponse200LinesItem(value)
    ? { ok: true, value }
    : problemsOf(value, collectGetOrdersIdResponse200LinesItem, options);
}

/** Reads a valid GetOrdersIdResponse200LinesItem from JSON text. Problems have a line and a column. */
export function parseGetOrdersIdResponse200LinesItem(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<GetOrdersIdResponse200LinesItem> {
  return readJson(text, validateGetOrdersIdResponse200LinesItem, options);
}

/** Checks whether a value is a valid GetOrdersIdResponse200Plain. */
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
  return isGetOrdersIdResponse200Plain(value)
    ? { ok: true, value }
    : problemsOf(value, collectGetOrdersIdResponse200Plain, options);
}

function collectGetOrdersIdResponse200Plain(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1orders~1{id}/get/responses/200/content/text~1plain/schema");
  expectString(value, problems);
  leave(problems);
}

/** Reads a valid GetOrdersIdResponse200Plain from JSON text. Problems have a line and a column. */
export function parseGetOrdersIdResponse200Plain(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<GetOrdersIdResponse200Plain> {
  return readJson(text, validateGetOrdersIdResponse200Plain, options);
}

/** Checks whether a value is a valid OrderLine. */
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
  return isOrderLine(value) ? { ok: true, value } : problemsOf(value, collectOrderLine, options);
}

function collectOrderLine(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/OrderLine");
  expectNumber(value, problems);
  leave(problems);
}

/** Reads a valid OrderLine from JSON text. Problems have a line and a column. */
export function parseOrderLine(text: string | Uint8Array, options?: ParseOptions): Result<OrderLine> {
  return readJson(text, validateOrderLine, options);
}

/** Checks whether a value is a valid OrderLine2. */
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
  return isOrderLine2(value) ? { ok: true, value } : problemsOf(value, collectOrderLine2, options);
}

function collectOrderLine2(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/order-line");
  expectBoolean(value, problems);
  leave(problems);
}

/** Reads a valid OrderLine2 from JSON text. Problems have a line and a column. */
export function parseOrderLine2(text: string | Uint8Array, options?: ParseOptions): Result<OrderLine2> {
  return readJson(text, validateOrderLine2, options);
}

/** Checks whether a value is a valid OrderLine3. */
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
  return isOrderLine3(value) ? { ok: true, value } : problemsOf(value, collectOrderLine3, options);
}

function collectOrderLine3(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/order_line");
  expectString(value, problems);
  leave(problems);
}

/** Reads a valid OrderLine3 from JSON text. Problems have a line and a column. */
export function parseOrderLine3(text: string | Uint8Array, options?: ParseOptions): Result<OrderLine3> {
  return readJson(text, validateOrderLine3, options);
}

/** Checks whether a value is a valid _2Fa. */
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
  return is2Fa(value) ? { ok: true, value } : problemsOf(value, collect2Fa, options);
}

function collect2Fa(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/2fa");
  expectString(value, problems);
  leave(problems);
}

/** Reads a valid _2Fa from JSON text. Problems have a line and a column. */
export function parse2Fa(text: string | Uint8Array, options?: ParseOptions): Result<_2Fa> {
  return readJson(text, validate2Fa, options);
}
