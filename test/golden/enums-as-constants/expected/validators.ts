// Generated from openapi.yaml and orders.xsd. Edit the specs, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type JsonProblems,
  type ParseOptions,
  type ValidateOptions,
  addEnum,
  addType,
  allowMember,
  enter,
  expectInteger,
  expectObject,
  expectStringOf,
  hasObjectType,
  leave,
  nameMisspelt,
  problemsOf,
  readJson,
  requireMember,
  visitValue,
} from "../runtime/json.js";
import type {
  Code,
  ListOrdersParameters,
  ListOrdersParametersQuerySort,
  Order,
  OrderReaction,
  OrderSize,
  Status,
} from "./types.js";

/** Checks whether a value is a valid Code. */
export function isCode(value: unknown): value is Code {
  try {
    return checkCode(value);
  } catch {
    return false;
  }
}

function checkCode(value: unknown): boolean {
  return value === 0 || value === -1 || value === 404;
}

/** The value as a valid Code, or every problem that keeps it from being one. */
export function validateCode(value: unknown, options?: ValidateOptions): Result<Code> {
  return isCode(value) ? { ok: true, value } : problemsOf(value, collectCode, options);
}

function collectCode(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Code");
  if (expectInteger(value, problems) && value !== 0 && value !== -1 && value !== 404)
    addEnum(value, problems, [0, -1, 404]);
  leave(problems);
}

/** Reads a valid Code from JSON text. Problems have a line and a column. */
export function parseCode(text: string | Uint8Array, options?: ParseOptions): Result<Code> {
  return readJson(text, validateCode, options);
}

/** Checks whether a value is a valid ListOrdersParameters. */
export function isListOrdersParameters(value: unknown): value is ListOrdersParameters {
  try {
    return checkListOrdersParameters(value);
  } catch {
    return false;
  }
}

function checkListOrdersParameters(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const query = value["query"];
  if (query !== undefined) {
    if (!hasObjectType(query)) return false;
    const sort = query["sort"];
    if (sort !== undefined && !checkListOrdersParametersQuerySort(sort)) return false;
  }
  return true;
}

function checkListOrdersParametersQuerySort(value: unknown): boolean {
  return value === "created" || value === "-created";
}

/** The value as a valid ListOrdersParameters, or every problem that keeps it from being one. */
export function validateListOrdersParameters(value: unknown, options?: ValidateOptions): Result<ListOrdersParameters> {
  return isListOrdersParameters(value) ? { ok: true, value } : problemsOf(value, collectListOrdersParameters, options);
}

function collectListOrdersParameters(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1orders/get");
  if (expectObject(value, problems)) {
    const query = value["query"];
    if (query !== undefined) {
      enter(problems, "query", "");
      if (expectObject(query, problems)) {
        const sort = query["sort"];
        if (sort !== undefined)
          visitValue(
            sort,
            problems,
            "sort",
            "/parameters/0/schema",
            collectListOrdersParametersQuerySort,
            checkListOrdersParametersQuerySort,
          );
      }
      leave(problems);
    }
  }
  leave(problems);
}

function collectListOrdersParametersQuerySort(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/paths/~1orders/get/parameters/0/schema");
  expectStringOf(value, problems, ["created", "-created"]);
  leave(problems);
}

/** Checks whether a value is a valid ListOrdersParametersQuerySort. */
export function isListOrdersParametersQuerySort(value: unknown): value is ListOrdersParametersQuerySort {
  try {
    return checkListOrdersParametersQuerySort(value);
  } catch {
    return false;
  }
}

/** The value as a valid ListOrdersParametersQuerySort, or every problem that keeps it from being one. */
export function validateListOrdersParametersQuerySort(
  value: unknown,
  options?: ValidateOptions,
): Result<ListOrdersParametersQuerySort> {
  return isListOrdersParametersQuerySort(value)
    ? { ok: true, value }
    : problemsOf(value, collectListOrdersParametersQuerySort, options);
}

/** Reads a valid ListOrdersParametersQuerySort from JSON text. Problems have a line and a column. */
export function parseListOrdersParametersQuerySort(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<ListOrdersParametersQuerySort> {
  return readJson(text, validateListOrdersParametersQuerySort, options);
}

/** Checks whether a value is a valid Order. */
export function isOrder(value: unknown): value is Order {
  try {
    return checkOrder(value);
  } catch {
    return false;
  }
}

function checkOrder(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const isPaid_ = value["isPaid"];
  if (isPaid_ !== undefined && isPaid_ !== true) return false;
  if (!checkStatus(value["status"])) return false;
  const size = value["size"];
  if (size !== undefined && !checkOrderSize(size)) return false;
  const code = value["code"];
  if (code !== undefined && !checkCode(code)) return false;
  const reaction = value["reaction"];
  return reaction === undefined || checkOrderReaction(reaction);
}

function checkStatus(value: unknown): boolean {
  return value === "open" || value === "in_progress" || value === "closed";
}

function checkOrderSize(value: unknown): boolean {
  return value === "small" || value === "extra-large" || value === null;
}

const orderReactionValues: readonly unknown[] = [
  "+1",
  "-1",
  "",
  "__proto__",
  "constructor",
  "a b",
  "a-b",
  "\u65e5\u672c",
];

function checkOrderReaction(value: unknown): boolean {
  return orderReactionValues.includes(value);
}

/** The value as a valid Order, or every problem that keeps it from being one. */
export function validateOrder(value: unknown, options?: ValidateOptions): Result<Order> {
  return isOrder(value) ? { ok: true, value } : problemsOf(value, collectOrder, options);
}

function collectOrder(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Order");
  if (expectObject(value, problems)) {
    requireMember(value["status"], problems, "status", collectStatus, checkStatus);
    allowMember(value["size"], problems, "size", collectOrderSize, checkOrderSize);
    allowMember(value["code"], problems, "code", collectCode, checkCode);
    allowMember(value["reaction"], problems, "reaction", collectOrderReaction, checkOrderReaction);
    const isPaid_ = value["isPaid"];
    if (isPaid_ !== undefined && isPaid_ !== true) addEnum(isPaid_, problems, [true], "isPaid");
    nameMisspelt(value, problems);
  }
  leave(problems);
}

function collectStatus(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Status");
  expectStringOf(value, problems, ["open", "in_progress", "closed"]);
  leave(problems);
}

function collectOrderSize(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Order/properties/size");
  if (typeof value !== "string" && value !== null) addType(value, problems, "string or null");
  else if (value !== "small" && value !== "extra-large" && value !== null)
    addEnum(value, problems, ["small", "extra-large", null]);
  leave(problems);
}

function collectOrderReaction(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Order/properties/reaction");
  if (!orderReactionValues.includes(value)) addEnum(value, problems, orderReactionValues);
  leave(problems);
}

/** Reads a valid Order from JSON text. Problems have a line and a column. */
export function parseOrder(text: string | Uint8Array, options?: ParseOptions): Result<Order> {
  return readJson(text, validateOrder, options);
}

/** Checks whether a value is a valid OrderReaction. */
export function isOrderReaction(value: unknown): value is OrderReaction {
  try {
    return checkOrderReaction(value);
  } catch {
    return false;
  }
}

/** The value as a valid OrderReaction, or every problem that keeps it from being one. */
export function validateOrderReaction(value: unknown, options?: ValidateOptions): Result<OrderReaction> {
  return isOrderReaction(value) ? { ok: true, value } : problemsOf(value, collectOrderReaction, options);
}

/** Reads a valid OrderReaction from JSON text. Problems have a line and a column. */
export function parseOrderReaction(text: string | Uint8Array, options?: ParseOptions): Result<OrderReaction> {
  return readJson(text, validateOrderReaction, options);
}

/** Checks whether a value is a valid OrderSize. */
export function isOrderSize(value: unknown): value is OrderSize {
  try {
    return checkOrderSize(value);
  } catch {
    return false;
  }
}

/** The value as a valid OrderSize, or every problem that keeps it from being one. */
export function validateOrderSize(value: unknown, options?: ValidateOptions): Result<OrderSize> {
  return isOrderSize(value) ? { ok: true, value } : problemsOf(value, collectOrderSize, options);
}

/** Reads a valid OrderSize from JSON text. Problems have a line and a column. */
export function parseOrderSize(text: string | Uint8Array, options?: ParseOptions): Result<OrderSize> {
  return readJson(text, validateOrderSize, options);
}

/** Checks whether a value is a valid Status. */
export function isStatus(value: unknown): value is Status {
  try {
    return checkStatus(value);
  } catch {
    return false;
  }
}

/** The value as a valid Status, or every problem that keeps it from being one. */
export function validateStatus(value: unknown, options?: ValidateOptions): Result<Status> {
  return isStatus(value) ? { ok: true, value } : problemsOf(value, collectStatus, options);
}

/** Reads a valid Status from JSON text. Problems have a line and a column. */
export function parseStatus(text: string | Uint8Array, options?: ParseOptions): Result<Status> {
  return readJson(text, validateStatus, options);
}
