// Generated from openapi.yaml and orders.xsd. Edit the specs, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type JsonProblems,
  type ParseOptions,
  type ProblemRules,
  type ValidateOptions,
  addEnum,
  addRequired,
  addStringOf,
  addType,
  hasObjectType,
  nameMisspelt,
  readJson,
  resultOfCheck,
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

/** Returns true for a valid value. */
export function isCode(value: unknown): value is Code {
  try {
    return checkCode(value) === true;
  } catch {
    return false;
  }
}

function checkCode(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Code");
  if (typeof value !== "number" || !Number.isInteger(value)) return to?.report("type", value, "integer");
  return value === 0 || value === -1 || value === 404 || to?.report("enum", value, [0, -1, 404]);
}

const codeRules: ProblemRules = { enum: addEnum, required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateCode(value: unknown, options?: ValidateOptions): Result<Code> {
  return resultOfCheck(value, checkCode, codeRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseCode(text: string | Uint8Array, options?: ParseOptions): Result<Code> {
  return readJson(text, validateCode, options);
}

function checkListOrdersParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1orders/get");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const query = value["query"];
  return query === undefined || checkListOrdersParametersQuery(query, to?.at("query", ""));
}

function checkListOrdersParametersQuery(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const sort = value["sort"];
  return sort === undefined || checkListOrdersParametersQuerySort(sort, to?.at("sort"));
}

function checkListOrdersParametersQuerySort(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1orders/get/parameters/0/schema");
  return value === "created" || value === "-created" || to?.report("stringOf", value, ["created", "-created"]);
}

const listOrdersParametersRules: ProblemRules = { required: addRequired, stringOf: addStringOf, type: addType };

/** Returns the value, or every problem. */
export function validateListOrdersParameters(value: unknown, options?: ValidateOptions): Result<ListOrdersParameters> {
  return resultOfCheck(value, checkListOrdersParameters, listOrdersParametersRules, options);
}

/** Returns true for a valid value. */
export function isListOrdersParametersQuerySort(value: unknown): value is ListOrdersParametersQuerySort {
  try {
    return checkListOrdersParametersQuerySort(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validateListOrdersParametersQuerySort(
  value: unknown,
  options?: ValidateOptions,
): Result<ListOrdersParametersQuerySort> {
  return resultOfCheck(value, checkListOrdersParametersQuerySort, listOrdersParametersRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseListOrdersParametersQuerySort(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<ListOrdersParametersQuerySort> {
  return readJson(text, validateListOrdersParametersQuerySort, options);
}

/** Returns true for a valid value. */
export function isOrder(value: unknown): value is Order {
  try {
    return checkOrder(value) === true;
  } catch {
    return false;
  }
}

function checkOrder(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Order");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!checkStatus(value["status"], to?.at("status"))) return false;
  const size = value["size"];
  if (size !== undefined && !checkOrderSize(size, to?.at("size"))) return false;
  const code = value["code"];
  if (code !== undefined && !checkCode(code, to?.at("code"))) return false;
  const reaction = value["reaction"];
  if (reaction !== undefined && !checkOrderReaction(reaction, to?.at("reaction"))) return false;
  const isPaid_ = value["isPaid"];
  if (isPaid_ !== undefined && isPaid_ !== true && !to?.at("isPaid").report("enum", isPaid_, [true])) return false;
  to?.report("misspelt", value);
  return true;
}

function checkStatus(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Status");
  return (
    value === "open" ||
    value === "in_progress" ||
    value === "closed" ||
    to?.report("stringOf", value, ["open", "in_progress", "closed"])
  );
}

function checkOrderSize(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Order/properties/size");
  if (typeof value !== "string" && value !== null) return to?.report("type", value, "string or null");
  return (
    value === "small" ||
    value === "extra-large" ||
    value === null ||
    to?.report("enum", value, ["small", "extra-large", null])
  );
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

function checkOrderReaction(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Order/properties/reaction");
  return orderReactionValues.includes(value) || to?.report("enum", value, orderReactionValues);
}

const orderRules: ProblemRules = {
  enum: addEnum,
  misspelt: nameMisspelt,
  required: addRequired,
  stringOf: addStringOf,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateOrder(value: unknown, options?: ValidateOptions): Result<Order> {
  return resultOfCheck(value, checkOrder, orderRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseOrder(text: string | Uint8Array, options?: ParseOptions): Result<Order> {
  return readJson(text, validateOrder, options);
}

/** Returns true for a valid value. */
export function isOrderReaction(value: unknown): value is OrderReaction {
  try {
    return checkOrderReaction(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validateOrderReaction(value: unknown, options?: ValidateOptions): Result<OrderReaction> {
  return resultOfCheck(value, checkOrderReaction, codeRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseOrderReaction(text: string | Uint8Array, options?: ParseOptions): Result<OrderReaction> {
  return readJson(text, validateOrderReaction, options);
}

/** Returns true for a valid value. */
export function isOrderSize(value: unknown): value is OrderSize {
  try {
    return checkOrderSize(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validateOrderSize(value: unknown, options?: ValidateOptions): Result<OrderSize> {
  return resultOfCheck(value, checkOrderSize, codeRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseOrderSize(text: string | Uint8Array, options?: ParseOptions): Result<OrderSize> {
  return readJson(text, validateOrderSize, options);
}

/** Returns true for a valid value. */
export function isStatus(value: unknown): value is Status {
  try {
    return checkStatus(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validateStatus(value: unknown, options?: ValidateOptions): Result<Status> {
  return resultOfCheck(value, checkStatus, listOrdersParametersRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseStatus(text: string | Uint8Array, options?: ParseOptions): Result<Status> {
  return readJson(text, validateStatus, options);
}
