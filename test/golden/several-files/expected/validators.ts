// Generated from openapi.yaml and common.yaml. Edit the specs, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type JsonProblems,
  type ParseOptions,
  type ProblemRules,
  type ValidateOptions,
  addRequired,
  addType,
  allowsDepth,
  hasObjectType,
  nameMisspelt,
  optionalString,
  readJson,
  requireString,
  resultOfCheck,
  resultWithinLimits,
  withinLimits,
} from "../runtime/json.js";
import type { ListOrdersResponse200, Money, Order } from "./types.js";

/** Returns true for a valid value. */
export function isListOrdersResponse200(value: unknown): value is ListOrdersResponse200 {
  return withinLimits(checkListOrdersResponse200, value);
}

function checkListOrdersResponse200(value: unknown, to: JsonProblems | undefined, depth: number): boolean | undefined {
  if (!allowsDepth(depth, to)) return true;
  to = to?.at(undefined, "common.yaml#/responses/Orders/content/application~1json/schema");
  if (!Array.isArray(value)) return to?.report("type", value, "array");
  if (to !== undefined) return to.items(value, checkOrder, 0, depth + 1);
  for (let index = 0; index < value.length; index += 1) {
    if (!checkOrder(value[index], undefined, depth + 1)) return false;
  }
  return true;
}

function checkOrder(value: unknown, to: JsonProblems | undefined, depth: number): boolean | undefined {
  if (!allowsDepth(depth, to)) return true;
  to = to?.at(undefined, "common.yaml#/schemas/Order");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const total = value["total"];
  if (total !== undefined && !checkMoney(total, to?.at("total"))) return false;
  const next = value["next"];
  return next === undefined || checkOrder(next, to?.at("next"), depth + 1);
}

function checkMoney(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "common.yaml#/schemas/Money");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!requireString(value["amount"], to, "amount") || !optionalString(value["currency"], to, "currency")) return false;
  to?.report("misspelt", value);
  return true;
}

const listOrdersResponse200Rules: ProblemRules = { misspelt: nameMisspelt, required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateListOrdersResponse200(
  value: unknown,
  options?: ValidateOptions,
): Result<ListOrdersResponse200> {
  return resultWithinLimits(value, checkListOrdersResponse200, listOrdersResponse200Rules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseListOrdersResponse200(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<ListOrdersResponse200> {
  return readJson(text, validateListOrdersResponse200, options);
}

/** Returns true for a valid value. */
export function isMoney(value: unknown): value is Money {
  try {
    return checkMoney(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validateMoney(value: unknown, options?: ValidateOptions): Result<Money> {
  return resultOfCheck(value, checkMoney, listOrdersResponse200Rules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseMoney(text: string | Uint8Array, options?: ParseOptions): Result<Money> {
  return readJson(text, validateMoney, options);
}

/** Returns true for a valid value. */
export function isOrder(value: unknown): value is Order {
  return withinLimits(checkOrder, value);
}

/** Returns the value, or every problem. */
export function validateOrder(value: unknown, options?: ValidateOptions): Result<Order> {
  return resultWithinLimits(value, checkOrder, listOrdersResponse200Rules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseOrder(text: string | Uint8Array, options?: ParseOptions): Result<Order> {
  return readJson(text, validateOrder, options);
}
