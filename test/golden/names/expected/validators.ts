// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type JsonProblems,
  type ParseOptions,
  type ProblemRules,
  type ValidateOptions,
  addRequired,
  addType,
  hasObjectType,
  optionalString,
  ownMember,
  readJson,
  resultOfCheck,
  resultOfList,
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

/** Returns true for a valid value. */
export function isClass(value: unknown): value is Class {
  try {
    return checkClass(value) === true;
  } catch {
    return false;
  }
}

function checkClass(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/class");
  return typeof value === "string" || to?.report("type", value, "string");
}

const classRules: ProblemRules = { required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateClass(value: unknown, options?: ValidateOptions): Result<Class> {
  return resultOfCheck(value, checkClass, classRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseClass(text: string | Uint8Array, options?: ParseOptions): Result<Class> {
  return readJson(text, validateClass, options);
}

/** Returns true for a valid value. */
export function isError(value: unknown): value is ErrorModel {
  try {
    return checkError(value) === true;
  } catch {
    return false;
  }
}

function checkError(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Error");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const proto = ownMember(value, "__proto__");
  if (proto !== undefined && typeof proto !== "string" && !to?.at("__proto__").report("type", proto, "string"))
    return false;
  const constructor_ = ownMember(value, "constructor");
  if (constructor_ !== undefined) {
    if (typeof constructor_ !== "string" && !to?.at("constructor").report("type", constructor_, "string")) return false;
  }
  return optionalString(value["with space"], to, "with space");
}

/** Returns the value, or every problem. */
export function validateError(value: unknown, options?: ValidateOptions): Result<ErrorModel> {
  return resultOfCheck(value, checkError, classRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseError(text: string | Uint8Array, options?: ParseOptions): Result<ErrorModel> {
  return readJson(text, validateError, options);
}

/** Returns true for a valid value. */
export function isGetOrdersIdResponse200(value: unknown): value is GetOrdersIdResponse200 {
  try {
    return checkGetOrdersIdResponse200(value) === true;
  } catch {
    return false;
  }
}

function checkGetOrdersIdResponse200(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1orders~1{id}/get/responses/200/content/application~1json/schema");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const lines = value["lines"];
  if (lines !== undefined) {
    if (Array.isArray(lines)) {
      if (to !== undefined) {
        to.at("lines").items(lines, checkGetOrdersIdResponse200LinesItem);
      } else {
        for (let index = 0; index < lines.length; index += 1) {
          if (!checkGetOrdersIdResponse200LinesItem(lines[index])) return false;
        }
      }
    } else if (!to?.at("lines").report("type", lines, "array")) {
      return false;
    }
  }
  return true;
}

function checkGetOrdersIdResponse200LinesItem(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(
    undefined,
    "#/paths/~1orders~1{id}/get/responses/200/content/application~1json/schema/properties/lines/items",
  );
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  return optionalString(value["sku"], to, "sku");
}

/** Returns the value, or every problem. */
export function validateGetOrdersIdResponse200(
  value: unknown,
  options?: ValidateOptions,
): Result<GetOrdersIdResponse200> {
  return resultOfList(value, ["lines"], checkGetOrdersIdResponse200, classRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseGetOrdersIdResponse200(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<GetOrdersIdResponse200> {
  return readJson(text, validateGetOrdersIdResponse200, options);
}

/** Returns true for a valid value. */
export function isGetOrdersIdResponse200LinesItem(value: unknown): value is GetOrdersIdResponse200LinesItem {
  try {
    return checkGetOrdersIdResponse200LinesItem(value) === true;
  } catch {
    return false;
  }
}

/** Returns the value, or every problem. */
export function validateGetOrdersIdResponse200LinesItem(
  value: unknown,
  options?: ValidateOptions,
): Result<GetOrdersIdResponse200LinesItem> {
  return resultOfCheck(value, checkGetOrdersIdResponse200LinesItem, classRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseGetOrdersIdResponse200LinesItem(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<GetOrdersIdResponse200LinesItem> {
  return readJson(text, validateGetOrdersIdResponse200LinesItem, options);
}

/** Returns true for a valid value. */
export function isGetOrdersIdResponse200Plain(value: unknown): value is GetOrdersIdResponse200Plain {
  try {
    return checkGetOrdersIdResponse200Plain(value) === true;
  } catch {
    return false;
  }
}

function checkGetOrdersIdResponse200Plain(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1orders~1{id}/get/responses/200/content/text~1plain/schema");
  return typeof value === "string" || to?.report("type", value, "string");
}

/** Returns the value, or every problem. */
export function validateGetOrdersIdResponse200Plain(
  value: unknown,
  options?: ValidateOptions,
): Result<GetOrdersIdResponse200Plain> {
  return resultOfCheck(value, checkGetOrdersIdResponse200Plain, classRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseGetOrdersIdResponse200Plain(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<GetOrdersIdResponse200Plain> {
  return readJson(text, validateGetOrdersIdResponse200Plain, options);
}

/** Returns true for a valid value. */
export function isOrderLine(value: unknown): value is OrderLine {
  try {
    return checkOrderLine(value) === true;
  } catch {
    return false;
  }
}

function checkOrderLine(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/OrderLine");
  return Number.isFinite(value) || to?.report("type", value, "number");
}

/** Returns the value, or every problem. */
export function validateOrderLine(value: unknown, options?: ValidateOptions): Result<OrderLine> {
  return resultOfCheck(value, checkOrderLine, classRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseOrderLine(text: string | Uint8Array, options?: ParseOptions): Result<OrderLine> {
  return readJson(text, validateOrderLine, options);
}

/** Returns true for a valid value. */
export function isOrderLine2(value: unknown): value is OrderLine2 {
  try {
    return checkOrderLine2(value) === true;
  } catch {
    return false;
  }
}

function checkOrderLine2(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/order-line");
  return typeof value === "boolean" || to?.report("type", value, "boolean");
}

/** Returns the value, or every problem. */
export function validateOrderLine2(value: unknown, options?: ValidateOptions): Result<OrderLine2> {
  return resultOfCheck(value, checkOrderLine2, classRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseOrderLine2(text: string | Uint8Array, options?: ParseOptions): Result<OrderLine2> {
  return readJson(text, validateOrderLine2, options);
}

/** Returns true for a valid value. */
export function isOrderLine3(value: unknown): value is OrderLine3 {
  try {
    return checkOrderLine3(value) === true;
  } catch {
    return false;
  }
}

function checkOrderLine3(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/order_line");
  return typeof value === "string" || to?.report("type", value, "string");
}

/** Returns the value, or every problem. */
export function validateOrderLine3(value: unknown, options?: ValidateOptions): Result<OrderLine3> {
  return resultOfCheck(value, checkOrderLine3, classRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseOrderLine3(text: string | Uint8Array, options?: ParseOptions): Result<OrderLine3> {
  return readJson(text, validateOrderLine3, options);
}

/** Returns true for a valid value. */
export function is2Fa(value: unknown): value is _2Fa {
  try {
    return check2Fa(value) === true;
  } catch {
    return false;
  }
}

function check2Fa(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/2fa");
  return typeof value === "string" || to?.report("type", value, "string");
}

/** Returns the value, or every problem. */
export function validate2Fa(value: unknown, options?: ValidateOptions): Result<_2Fa> {
  return resultOfCheck(value, check2Fa, classRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parse2Fa(text: string | Uint8Array, options?: ParseOptions): Result<_2Fa> {
  return readJson(text, validate2Fa, options);
}
