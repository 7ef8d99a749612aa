// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { JsonProblems } from "../runtime/json-problems.js";
import { type ParseOptions, readJson } from "../runtime/json-read.js";
import { type ValidateOptions, collectProblems } from "../runtime/json-validate.js";
import { hasObjectType, ownMember } from "../runtime/json-values.js";
import type { Result } from "../runtime/problem.js";
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
  return checkClass(value);
}

function checkClass(value: unknown): boolean {
  return typeof value === "string";
}

/** The value as a valid Class, or every problem that keeps it from being one. */
export function validateClass(value: unknown, options?: ValidateOptions): Result<Class> {
  return isClass(value) ? { ok: true, value } : collectProblems(value, collectClass, options);
}

function collectClass(value: unknown, path: string, problems: JsonProblems): void {
  if (typeof value !== "string") problems.add("type", path, value, "string");
}

/** Reads a valid Class from JSON text. Problems say in which line and column they are. */
export function parseClass(text: string | Uint8Array, options?: ParseOptions): Result<Class> {
  return readJson(text, validateClass, options);
}

/** Whether a value is a valid ErrorModel. */
export function isErrorModel(value: unknown): value is ErrorModel {
  return checkErrorModel(value);
}

function checkErrorModel(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const proto = ownMember(value, "__proto__");
  if (proto !== undefined && typeof proto !== "string") return false;
  const constructor_ = ownMember(value, "constructor");
  if (constructor_ !== undefined && typeof constructor_ !== "string") return false;
  const withSpace = value["with space"];
  return withSpace === undefined || typeof withSpace === "string";
}

/** The value as a valid ErrorModel, or every problem that keeps it from being one. */
export function validateErrorModel(value: unknown, options?: ValidateOptions): Result<ErrorModel> {
  return isErrorModel(value) ? { ok: true, value } : collectProblems(value, collectErrorModel, options);
}

function collectErrorModel(value: unknown, path: string, problems: JsonProblems): void {
  if (!hasObjectType(value)) {
    problems.add("type", path, value, "object");
  } else {
    const proto = ownMember(value, "__proto__");
    if (proto !== undefined && typeof proto !== "string") problems.add("type", path + "/__proto__", proto, "string");
    const constructor_ = ownMember(value, "constructor");
    if (constructor_ !== undefined && typeof constructor_ !== "string")
      problems.add("type", path + "/constructor", constructor_, "string");
    const withSpace = value["with space"];
    if (withSpace !== undefined && typeof withSpace !== "string")
      problems.add("type", path + "/with space", withSpace, "string");
  }
}

/** Reads a valid ErrorModel from JSON text. Problems say in which line and column they are. */
export function parseErrorModel(text: string | Uint8Array, options?: ParseOptions): Result<ErrorModel> {
  return readJson(text, validateErrorModel, options);
}

/** Whether a value is a valid GetOrdersIdResponse200. */
export function isGetOrdersIdResponse200(value: unknown): value is GetOrdersIdResponse200 {
  return checkGetOrdersIdResponse200(value);
}

function checkGetOrdersIdResponse200(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const lines = value["lines"];
  if (lines !== undefined) {
    if (!Array.isArray(lines)) return false;
    for (let index = 0; index < lines.length; index += 1) {
      const item: unknown = lines[index];
      if (!checkGetOrdersIdResponse200LinesItem(item)) return false;
    }
  }
  return true;
}

function checkGetOrdersIdResponse200LinesItem(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const sku = value["sku"];
  return sku === undefined || typeof sku === "string";
}

/** The value as a valid GetOrdersIdResponse200, or every problem that keeps it from being one. */
export function validateGetOrdersIdResponse200(
  value: unknown,
  options?: ValidateOptions,
): Result<GetOrdersIdResponse200> {
  return isGetOrdersIdResponse200(value)
    ? { ok: true, value }
    : collectProblems(value, collectGetOrdersIdResponse200, options);
}

function collectGetOrdersIdResponse200(value: unknown, path: string, problems: JsonProblems): void {
  if (!hasObjectType(value)) {
    problems.add("type", path, value, "object");
  } else {
    const lines = value["lines"];
    if (lines !== undefined) {
      if (!Array.isArray(lines)) {
        problems.add("type", path + "/lines", lines, "array");
      } else {
        for (let index = 0; index < lines.length; index += 1) {
          const item: unknown = lines[index];
          if (item === undefined) problems.add("type", path + "/lines/" + index, item, "any JSON type");
          else collectGetOrdersIdResponse200LinesItem(item, path + "/lines/" + index, problems);
        }
      }
    }
  }
}

function collectGetOrdersIdResponse200LinesItem(value: unknown, path: string, problems: JsonProblems): void {
  if (!hasObjectType(value)) {
    problems.add("type", path, value, "object");
  } else {
    const sku = value["sku"];
    if (sku !== undefined && typeof sku !== "string") problems.add("type", path + "/sku", sku, "string");
  }
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
  return checkGetOrdersIdResponse200LinesItem(value);
}

/** The value as a valid GetOrdersIdResponse200LinesItem, or every problem that keeps it from being one. */
export function validateGetOrdersIdResponse200LinesItem(
  value: unknown,
  options?: ValidateOptions,
): Result<GetOrdersIdResponse200LinesItem> {
  return isGetOrdersIdResponse200LinesItem(value)
    ? { ok: true, value }
    : collectProblems(value, collectGetOrdersIdResponse200LinesItem, options);
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
  return checkGetOrdersIdResponse200Plain(value);
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
    : collectProblems(value, collectGetOrdersIdResponse200Plain, options);
}

function collectGetOrdersIdResponse200Plain(value: unknown, path: string, problems: JsonProblems): void {
  if (typeof value !== "string") problems.add("type", path, value, "string");
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
  return checkOrderLine(value);
}

function checkOrderLine(value: unknown): boolean {
  return typeof value === "number" && Number.isFinite(value);
}

/** The value as a valid OrderLine, or every problem that keeps it from being one. */
export function validateOrderLine(value: unknown, options?: ValidateOptions): Result<OrderLine> {
  return isOrderLine(value) ? { ok: true, value } : collectProblems(value, collectOrderLine, options);
}

function collectOrderLine(value: unknown, path: string, problems: JsonProblems): void {
  if (typeof value !== "number" || !Number.isFinite(value)) problems.add("type", path, value, "number");
}

/** Reads a valid OrderLine from JSON text. Problems say in which line and column they are. */
export function parseOrderLine(text: string | Uint8Array, options?: ParseOptions): Result<OrderLine> {
  return readJson(text, validateOrderLine, options);
}

/** Whether a value is a valid OrderLine2. */
export function isOrderLine2(value: unknown): value is OrderLine2 {
  return checkOrderLine2(value);
}

function checkOrderLine2(value: unknown): boolean {
  return typeof value === "boolean";
}

/** The value as a valid OrderLine2, or every problem that keeps it from being one. */
export function validateOrderLine2(value: unknown, options?: ValidateOptions): Result<OrderLine2> {
  return isOrderLine2(value) ? { ok: true, value } : collectProblems(value, collectOrderLine2, options);
}

function collectOrderLine2(value: unknown, path: string, problems: JsonProblems): void {
  if (typeof value !== "boolean") problems.add("type", path, value, "boolean");
}

/** Reads a valid OrderLine2 from JSON text. Problems say in which line and column they are. */
export function parseOrderLine2(text: string | Uint8Array, options?: ParseOptions): Result<OrderLine2> {
  return readJson(text, validateOrderLine2, options);
}

/** Whether a value is a valid OrderLine3. */
export function isOrderLine3(value: unknown): value is OrderLine3 {
  return checkOrderLine3(value);
}

function checkOrderLine3(value: unknown): boolean {
  return typeof value === "string";
}

/** The value as a valid OrderLine3, or every problem that keeps it from being one. */
export function validateOrderLine3(value: unknown, options?: ValidateOptions): Result<OrderLine3> {
  return isOrderLine3(value) ? { ok: true, value } : collectProblems(value, collectOrderLine3, options);
}

function collectOrderLine3(value: unknown, path: string, problems: JsonProblems): void {
  if (typeof value !== "string") problems.add("type", path, value, "string");
}

/** Reads a valid OrderLine3 from JSON text. Problems say in which line and column they are. */
export function parseOrderLine3(text: string | Uint8Array, options?: ParseOptions): Result<OrderLine3> {
  return readJson(text, validateOrderLine3, options);
}

/** Whether a value is a valid _2Fa. */
export function is2Fa(value: unknown): value is _2Fa {
  return check2Fa(value);
}

function check2Fa(value: unknown): boolean {
  return typeof value === "string";
}

/** The value as a valid _2Fa, or every problem that keeps it from being one. */
export function validate2Fa(value: unknown, options?: ValidateOptions): Result<_2Fa> {
  return is2Fa(value) ? { ok: true, value } : collectProblems(value, collect2Fa, options);
}

function collect2Fa(value: unknown, path: string, problems: JsonProblems): void {
  if (typeof value !== "string") problems.add("type", path, value, "string");
}

/** Reads a valid _2Fa from JSON text. Problems say in which line and column they are. */
export function parse2Fa(text: string | Uint8Array, options?: ParseOptions): Result<_2Fa> {
  return readJson(text, validate2Fa, options);
}
