// Generated from openapi.yaml and common.yaml. Edit the specs, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type JsonProblems,
  type ParseOptions,
  type ValidateOptions,
  allowMember,
  allowString,
  enter,
  exceedsLimits,
  expectArray,
  expectObject,
  expectString,
  hasObjectType,
  hasOptionalString,
  leave,
  nameMisspelt,
  problemsOf,
  readJson,
  requireLimits,
  resultWithinLimits,
  visitItems,
  withinLimits,
} from "../runtime/json.js";
import type { ListOrdersResponse200, Money, Order } from "./types.js";

/** Checks whether a value is a valid ListOrdersResponse200. */
export function isListOrdersResponse200(value: unknown): value is ListOrdersResponse200 {
  return withinLimits(checkListOrdersResponse200, value);
}

function checkListOrdersResponse200(value: unknown, depth: number): boolean {
  requireLimits(depth);
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index += 1) {
    if (!checkOrder(value[index], depth + 1)) return false;
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
  return hasObjectType(value) && typeof value["amount"] === "string" && hasOptionalString(value["currency"]);
}

/** The value as a valid ListOrdersResponse200, or every problem that keeps it from being one. */
export function validateListOrdersResponse200(
  value: unknown,
  options?: ValidateOptions,
): Result<ListOrdersResponse200> {
  return resultWithinLimits(value, checkListOrdersResponse200, collectListOrdersResponse200, options);
}

function collectListOrdersResponse200(value: unknown, problems: JsonProblems, depth: number): void {
  if (exceedsLimits(problems, depth)) return;
  enter(problems, undefined, "common.yaml#/responses/Orders/content/application~1json/schema");
  if (expectArray(value, problems))
    visitItems(
      value,
      problems,
      (value, problems) => collectOrder(value, problems, depth + 1),
      (value) => checkOrder(value, depth + 1),
      0,
      true,
    );
  leave(problems);
}

function collectOrder(value: unknown, problems: JsonProblems, depth: number): void {
  if (exceedsLimits(problems, depth)) return;
  enter(problems, undefined, "common.yaml#/schemas/Order");
  if (expectObject(value, problems)) {
    allowMember(value["total"], problems, "total", collectMoney, checkMoney);
    allowMember(value["next"], problems, "next", (value, problems) => collectOrder(value, problems, depth + 1));
  }
  leave(problems);
}

function collectMoney(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "common.yaml#/schemas/Money");
  if (expectObject(value, problems)) {
    expectString(value["amount"], problems, "amount");
    allowString(value["currency"], problems, "currency");
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid ListOrdersResponse200 from JSON text. Problems have a line and a column. */
export function parseListOrdersResponse200(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<ListOrdersResponse200> {
  return readJson(text, validateListOrdersResponse200, options);
}

/** Checks whether a value is a valid Money. */
export function isMoney(value: unknown): value is Money {
  try {
    return checkMoney(value);
  } catch {
    return false;
  }
}

/** The value as a valid Money, or every problem that keeps it from being one. */
export function validateMoney(value: unknown, options?: ValidateOptions): Result<Money> {
  return isMoney(value) ? { ok: true, value } : problemsOf(value, collectMoney, options);
}

/** Reads a valid Money from JSON text. Problems have a line and a column. */
export function parseMoney(text: string | Uint8Array, options?: ParseOptions): Result<Money> {
  return readJson(text, validateMoney, options);
}

/** Checks whether a value is a valid Order. */
export function isOrder(value: unknown): value is Order {
  return withinLimits(checkOrder, value);
}

/** The value as a valid Order, or every problem that keeps it from being one. */
export function validateOrder(value: unknown, options?: ValidateOptions): Result<Order> {
  return resultWithinLimits(value, checkOrder, collectOrder, options);
}

/** Reads a valid Order from JSON text. Problems have a line and a column. */
export function parseOrder(text: string | Uint8Array, options?: ParseOptions): Result<Order> {
  return readJson(text, validateOrder, options);
}
