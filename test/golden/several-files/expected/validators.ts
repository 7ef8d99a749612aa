// Generated from openapi.yaml and common.yaml. Edit the specs, then run `specwright generate`.

import type { JsonProblems } from "../runtime/json-problems.js";
import { type ParseOptions, readJson } from "../runtime/json-read.js";
import { type ValidateOptions, collectProblems, requireLimits, withinLimits } from "../runtime/json-validate.js";
import { hasObjectType } from "../runtime/json-values.js";
import type { Result } from "../runtime/problem.js";
import type { ListOrdersResponse200, Money, Order } from "./types.js";

/** Whether a value is a valid ListOrdersResponse200. */
export function isListOrdersResponse200(value: unknown): value is ListOrdersResponse200 {
  return withinLimits(checkListOrdersResponse200, value);
}

function checkListOrdersResponse200(value: unknown, depth: number): boolean {
  requireLimits(depth);
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index += 1) {
    const item: unknown = value[index];
    if (!checkOrder(item, depth + 1)) return false;
  }
  return true;
}

function checkOrder(value: unknown, depth: number): boolean {
  requireLimits(depth);
  if (!hasObjectType(value)) return false;
  const total = value["total"];
  if (total !== undefined && !checkMoney(total)) return false;
  const next = value["next"];
  return next === undefined || checkOrder(next, depth + 1);
}

function checkMoney(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const amount = value["amount"];
  if (typeof amount !== "string") return false;
  const currency = value["currency"];
  return currency === undefined || typeof currency === "string";
}

/** The value as a valid ListOrdersResponse200, or every problem that keeps it from being one. */
export function validateListOrdersResponse200(
  value: unknown,
  options?: ValidateOptions,
): Result<ListOrdersResponse200> {
  return isListOrdersResponse200(value)
    ? { ok: true, value }
    : collectProblems(value, collectListOrdersResponse200, options);
}

function collectListOrdersResponse200(value: unknown, path: string, problems: JsonProblems, depth: number): void {
  if (problems.isExhausted(path, depth)) return;
  if (!Array.isArray(value)) {
    problems.add("type", path, value, "array");
  } else {
    for (let index = 0; index < value.length; index += 1) {
      const item: unknown = value[index];
      if (item === undefined) problems.add("type", path + "/" + index, item, "any JSON type");
      else collectOrder(item, path + "/" + index, problems, depth + 1);
    }
  }
}

function collectOrder(value: unknown, path: string, problems: JsonProblems, depth: number): void {
  if (problems.isExhausted(path, depth)) return;
  if (!hasObjectType(value)) {
    problems.add("type", path, value, "object");
  } else {
    const total = value["total"];
    if (total !== undefined) collectMoney(total, path + "/total", problems);
    const next = value["next"];
    if (next !== undefined) collectOrder(next, path + "/next", problems, depth + 1);
  }
}

function collectMoney(value: unknown, path: string, problems: JsonProblems): void {
  if (!hasObjectType(value)) {
    problems.add("type", path, value, "object");
  } else {
    const amount = value["amount"];
    if (amount === undefined) problems.add("required", path, value, "amount");
    else if (typeof amount !== "string") problems.add("type", path + "/amount", amount, "string");
    const currency = value["currency"];
    if (currency !== undefined && typeof currency !== "string")
      problems.add("type", path + "/currency", currency, "string");
  }
}

/** Reads a valid ListOrdersResponse200 from JSON text. Problems say in which line and column they are. */
export function parseListOrdersResponse200(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<ListOrdersResponse200> {
  return readJson(text, validateListOrdersResponse200, options);
}

/** Whether a value is a valid Money. */
export function isMoney(value: unknown): value is Money {
  return checkMoney(value);
}

/** The value as a valid Money, or every problem that keeps it from being one. */
export function validateMoney(value: unknown, options?: ValidateOptions): Result<Money> {
  return isMoney(value) ? { ok: true, value } : collectProblems(value, collectMoney, options);
}

/** Reads a valid Money from JSON text. Problems say in which line and column they are. */
export function parseMoney(text: string | Uint8Array, options?: ParseOptions): Result<Money> {
  return readJson(text, validateMoney, options);
}

/** Whether a value is a valid Order. */
export function isOrder(value: unknown): value is Order {
  return withinLimits(checkOrder, value);
}

/** The value as a valid Order, or every problem that keeps it from being one. */
export function validateOrder(value: unknown, options?: ValidateOptions): Result<Order> {
  return isOrder(value) ? { ok: true, value } : collectProblems(value, collectOrder, options);
}

/** Reads a valid Order from JSON text. Problems say in which line and column they are. */
export function parseOrder(text: string | Uint8Array, options?: ParseOptions): Result<Order> {
  return readJson(text, validateOrder, options);
}
