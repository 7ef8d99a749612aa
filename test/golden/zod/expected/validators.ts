// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import { hasEmailFormat } from "../runtime/formats.js";
import {
  type JsonBranch,
  type JsonProblems,
  type ParseOptions,
  type ProblemRules,
  type Secrets,
  type ValidateOptions,
  addAdditionalProperties,
  addEnum,
  addExclusiveMinimum,
  addFormat,
  addMaxItems,
  addMaxLength,
  addMaximum,
  addMinItems,
  addMinLength,
  addMinimum,
  addPattern,
  addRequired,
  addType,
  allowsDepth,
  hasObjectType,
  matchBranches,
  nameMisspelt,
  optionalString,
  optionalStringOrNull,
  readJson,
  requireString,
  resultOfCheck,
  resultOfDeepList,
  resultWithinLimits,
  safePart,
  secrets,
  unreadAt,
  withinLimits,
} from "../runtime/json.js";
import type {
  Attributes,
  Customer,
  CustomerRequest,
  Line,
  Order,
  OrderRequest,
  Payment,
  Priced,
  Status,
  Tree,
} from "./types.js";

/** Returns true for a valid value. */
export function isAttributes(value: unknown): value is Attributes {
  try {
    return checkAttributes(value) === true;
  } catch {
    return false;
  }
}

function checkAttributes(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Attributes");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  for (const name in value) {
    if (to?.truncated) break;
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    if (typeof member !== "string" && !to?.at(safePart(name), "/additionalProperties").report("type", member, "string"))
      return false;
  }
  return true;
}

const attributesRules: ProblemRules = { required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateAttributes(value: unknown, options?: ValidateOptions): Result<Attributes> {
  return resultOfCheck(value, checkAttributes, attributesRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseAttributes(text: string | Uint8Array, options?: ParseOptions): Result<Attributes> {
  return readJson(text, validateAttributes, options);
}

/** Returns true for a valid value. */
export function isCustomer(value: unknown): value is Customer {
  return withinLimits(checkCustomer, value);
}

function checkCustomer(value: unknown, to: JsonProblems | undefined, depth: number): boolean | undefined {
  if (!allowsDepth(depth, to)) return true;
  to = to?.at(undefined, "#/components/schemas/Customer");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const email = value["email"];
  if (typeof email === "string") {
    if (!hasEmailFormat(email) && !to?.at("email").report("format", email, "email")) return false;
  } else if (!to?.at("email").report("type", email, "string")) {
    return false;
  }
  const name = value["name"];
  if (name !== undefined) {
    if (typeof name === "string") {
      if (name.length > 40 && !/^[^]{0,40}$/u.test(name) && !to?.at("name").report("maxLength", name, 40)) return false;
    } else if (!to?.at("name").report("type", name, "string")) {
      return false;
    }
  }
  if (!optionalString(value["password"], to, "password")) return false;
  const referredBy = value["referredBy"];
  if (referredBy !== undefined && !checkCustomer(referredBy, to?.at("referredBy"), depth + 1)) return false;
  to?.report("misspelt", value);
  return true;
}

const customerRules: ProblemRules = {
  format: addFormat,
  maxLength: addMaxLength,
  misspelt: nameMisspelt,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateCustomer(value: unknown, options?: ValidateOptions): Result<Customer> {
  return (
    unreadAt(options, secretsOfCustomer) ??
    resultWithinLimits(value, checkCustomer, customerRules, options, secretsOfCustomer)
  );
}

function secretsOfCustomer(): Secrets {
  return secrets([["password"], ["referredBy", secretsOfCustomer]]);
}

/** Reads JSON. Problems have a line and a column. */
export function parseCustomer(text: string | Uint8Array, options?: ParseOptions): Result<Customer> {
  return readJson(text, validateCustomer, options);
}

/** Returns true for a valid value. */
export function isCustomerRequest(value: unknown): value is CustomerRequest {
  return withinLimits(checkCustomerRequest, value);
}

function checkCustomerRequest(value: unknown, to: JsonProblems | undefined, depth: number): boolean | undefined {
  if (!allowsDepth(depth, to)) return true;
  to = to?.at(undefined, "#/components/schemas/Customer");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const email = value["email"];
  if (typeof email === "string") {
    if (!hasEmailFormat(email) && !to?.at("email").report("format", email, "email")) return false;
  } else if (!to?.at("email").report("type", email, "string")) {
    return false;
  }
  const name = value["name"];
  if (name !== undefined) {
    if (typeof name === "string") {
      if (name.length > 40 && !/^[^]{0,40}$/u.test(name) && !to?.at("name").report("maxLength", name, 40)) return false;
    } else if (!to?.at("name").report("type", name, "string")) {
      return false;
    }
  }
  if (!optionalString(value["password"], to, "password")) return false;
  const referredBy = value["referredBy"];
  if (referredBy !== undefined && !checkCustomerRequest(referredBy, to?.at("referredBy"), depth + 1)) return false;
  to?.report("misspelt", value);
  return true;
}

/** Returns the value, or every problem. */
export function validateCustomerRequest(value: unknown, options?: ValidateOptions): Result<CustomerRequest> {
  return (
    unreadAt(options, secretsOfCustomer) ??
    resultWithinLimits(value, checkCustomerRequest, customerRules, options, secretsOfCustomer)
  );
}

/** Reads JSON. Problems have a line and a column. */
export function parseCustomerRequest(text: string | Uint8Array, options?: ParseOptions): Result<CustomerRequest> {
  return readJson(text, validateCustomerRequest, options);
}

/** Returns true for a valid value. */
export function isLine(value: unknown): value is Line {
  try {
    return checkLine(value) === true;
  } catch {
    return false;
  }
}

const lineNames: readonly string[] = ["sku", "price"];

function checkLine(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Line");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const sku = value["sku"];
  if (typeof sku === "string") {
    if (sku.length === 0 && !to?.at("sku").report("minLength", sku, 1)) return false;
  } else if (!to?.at("sku").report("type", sku, "string")) {
    return false;
  }
  const price = value["price"];
  if (typeof price === "number" && Number.isFinite(price)) {
    if (price <= 0 && !to?.at("price").report("exclusiveMinimum", price, 0)) return false;
  } else if (!to?.at("price").report("type", price, "number")) {
    return false;
  }
  for (const name in value) {
    if (to?.truncated) break;
    if (name === "sku" || name === "price") continue;
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    if (!to?.report("additionalProperties", member, name, lineNames)) return false;
  }
  return true;
}

const lineRules: ProblemRules = {
  additionalProperties: addAdditionalProperties,
  exclusiveMinimum: addExclusiveMinimum,
  minLength: addMinLength,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateLine(value: unknown, options?: ValidateOptions): Result<Line> {
  return resultOfCheck(value, checkLine, lineRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseLine(text: string | Uint8Array, options?: ParseOptions): Result<Line> {
  return readJson(text, validateLine, options);
}

/** Returns true for a valid value. */
export function isOrder(value: unknown): value is Order {
  return withinLimits(checkOrder, value);
}

function checkOrder(value: unknown, to: JsonProblems | undefined, depth: number): boolean | undefined {
  if (!allowsDepth(depth, to)) return true;
  to = to?.at(undefined, "#/components/schemas/Order");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const id = value["id"];
  if (typeof id === "number" && Number.isInteger(id)) {
    if (id < 1 && !to?.at("id").report("minimum", id, 1)) return false;
  } else if (!to?.at("id").report("type", id, "integer")) {
    return false;
  }
  if (!checkStatus(value["status"], to?.at("status")) || !checkOrderLines(value["lines"], to?.at("lines")))
    return false;
  if (!optionalStringOrNull(value["note"], to, "note")) return false;
  if (value["extra"] === undefined && !to?.report("required", value, "extra")) return false;
  const customer = value["customer"];
  if (customer !== undefined && !checkCustomer(customer, to?.at("customer"), depth + 1)) return false;
  to?.report("misspelt", value);
  return true;
}

function checkStatus(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Status");
  if (typeof value !== "string") return to?.report("type", value, "string");
  return value === "open" || value === "sent" || to?.report("enum", value, ["open", "sent", 7]);
}

function checkOrderLines(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!Array.isArray(value)) return to?.report("type", value, "array");
  if (value.length < 1 && !to?.report("minItems", value, 1)) return false;
  if (value.length > 100 && !to?.report("maxItems", value, 100)) return false;
  if (to !== undefined) return to.items(value, checkLine);
  for (let index = 0; index < value.length; index += 1) {
    if (!checkLine(value[index])) return false;
  }
  return true;
}

const orderRules: ProblemRules = {
  additionalProperties: addAdditionalProperties,
  enum: addEnum,
  exclusiveMinimum: addExclusiveMinimum,
  format: addFormat,
  maxItems: addMaxItems,
  maxLength: addMaxLength,
  minItems: addMinItems,
  minLength: addMinLength,
  minimum: addMinimum,
  misspelt: nameMisspelt,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validateOrder(value: unknown, options?: ValidateOptions): Result<Order> {
  return (
    unreadAt(options, secretsOfOrder) ?? resultWithinLimits(value, checkOrder, orderRules, options, secretsOfOrder)
  );
}

function secretsOfOrder(): Secrets {
  return secrets([["customer", secretsOfCustomer]]);
}

/** Reads JSON. Problems have a line and a column. */
export function parseOrder(text: string | Uint8Array, options?: ParseOptions): Result<Order> {
  return readJson(text, validateOrder, options);
}

/** Returns true for a valid value. */
export function isOrderRequest(value: unknown): value is OrderRequest {
  return withinLimits(checkOrderRequest, value);
}

function checkOrderRequest(value: unknown, to: JsonProblems | undefined, depth: number): boolean | undefined {
  if (!allowsDepth(depth, to)) return true;
  to = to?.at(undefined, "#/components/schemas/Order");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const id = value["id"];
  if (typeof id === "number" && Number.isInteger(id)) {
    if (id < 1 && !to?.at("id").report("minimum", id, 1)) return false;
  } else if (!to?.at("id").report("type", id, "integer")) {
    return false;
  }
  if (!checkStatus(value["status"], to?.at("status")) || !checkOrderRequestLines(value["lines"], to?.at("lines")))
    return false;
  if (!optionalStringOrNull(value["note"], to, "note")) return false;
  if (value["extra"] === undefined && !to?.report("required", value, "extra")) return false;
  const customer = value["customer"];
  if (customer !== undefined && !checkCustomerRequest(customer, to?.at("customer"), depth + 1)) return false;
  to?.report("misspelt", value);
  return true;
}

function checkOrderRequestLines(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!Array.isArray(value)) return to?.report("type", value, "array");
  if (value.length < 1 && !to?.report("minItems", value, 1)) return false;
  if (value.length > 100 && !to?.report("maxItems", value, 100)) return false;
  if (to !== undefined) return to.items(value, checkLine);
  for (let index = 0; index < value.length; index += 1) {
    if (!checkLine(value[index])) return false;
  }
  return true;
}

/** Returns the value, or every problem. */
export function validateOrderRequest(value: unknown, options?: ValidateOptions): Result<OrderRequest> {
  return (
    unreadAt(options, secretsOfOrder) ??
    resultWithinLimits(value, checkOrderRequest, orderRules, options, secretsOfOrder)
  );
}

/** Reads JSON. Problems have a line and a column. */
export function parseOrderRequest(text: string | Uint8Array, options?: ParseOptions): Result<OrderRequest> {
  return readJson(text, validateOrderRequest, options);
}

/** Returns true for a valid value. */
export function isPayment(value: unknown): value is Payment {
  try {
    return checkPayment(value) === true;
  } catch {
    return false;
  }
}

const paymentOneOfBranches: readonly JsonBranch[] = [
  {
    name: 'object with "card"',
    check: checkPaymentOneOf1,
    allTypes: ["object"],
    members: ["card"],
    required: ["card"],
  },
  { name: 'object with "iban"', check: checkPaymentOneOf2, members: ["iban"], required: ["iban"] },
];

function checkPayment(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Payment");
  if (to !== undefined) return to.report("choice", value, "oneOf", paymentOneOfBranches);
  let matches = 0;
  if (checkPaymentOneOf1(value)) matches += 1;
  if (checkPaymentOneOf2(value)) matches += 1;
  return matches === 1;
}

const paymentOneOf1CardPattern: RegExp = /* @__PURE__ */ new RegExp("^[0-9]{4}$", "u");

function checkPaymentOneOf1(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const card = value["card"];
  if (typeof card === "string") {
    if (!paymentOneOf1CardPattern.test(card) && !to?.at("card").report("pattern", card, "^[0-9]{4}$")) return false;
  } else if (!to?.at("card").report("type", card, "string")) {
    return false;
  }
  to?.report("misspelt", value);
  return true;
}

function checkPaymentOneOf2(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!requireString(value["iban"], to, "iban")) return false;
  to?.report("misspelt", value);
  return true;
}

const paymentRules: ProblemRules = {
  choice: matchBranches,
  misspelt: nameMisspelt,
  pattern: addPattern,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validatePayment(value: unknown, options?: ValidateOptions): Result<Payment> {
  return resultOfCheck(value, checkPayment, paymentRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parsePayment(text: string | Uint8Array, options?: ParseOptions): Result<Payment> {
  return readJson(text, validatePayment, options);
}

/** Returns true for a valid value. */
export function isPriced(value: unknown): value is Priced {
  try {
    return checkPriced(value) === true;
  } catch {
    return false;
  }
}

function checkPriced(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/Priced");
  return checkLine(value, to) && checkPricedAllOf2(value, to?.at(undefined, "/allOf/1"));
}

function checkPricedAllOf2(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const price = value["price"];
  if (price !== undefined) {
    if (typeof price === "number" && price > 10 && !to?.at("price").report("maximum", price, 10)) return false;
  }
  return true;
}

const pricedRules: ProblemRules = {
  additionalProperties: addAdditionalProperties,
  exclusiveMinimum: addExclusiveMinimum,
  maximum: addMaximum,
  minLength: addMinLength,
  required: addRequired,
  type: addType,
};

/** Returns the value, or every problem. */
export function validatePriced(value: unknown, options?: ValidateOptions): Result<Priced> {
  return resultOfCheck(value, checkPriced, pricedRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parsePriced(text: string | Uint8Array, options?: ParseOptions): Result<Priced> {
  return readJson(text, validatePriced, options);
}

/** Returns true for a valid value. */
export function isStatus(value: unknown): value is Status {
  try {
    return checkStatus(value) === true;
  } catch {
    return false;
  }
}

const statusRules: ProblemRules = { enum: addEnum, required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateStatus(value: unknown, options?: ValidateOptions): Result<Status> {
  return resultOfCheck(value, checkStatus, statusRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseStatus(text: string | Uint8Array, options?: ParseOptions): Result<Status> {
  return readJson(text, validateStatus, options);
}

/** Returns true for a valid value. */
export function isTree(value: unknown): value is Tree {
  return withinLimits(checkTree, value);
}

function checkTree(value: unknown, to: JsonProblems | undefined, depth: number): boolean | undefined {
  if (!allowsDepth(depth, to)) return true;
  to = to?.at(undefined, "#/components/schemas/Tree");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const children = value["children"];
  if (children !== undefined) {
    if (Array.isArray(children)) {
      if (to !== undefined) {
        to.at("children").items(children, checkTree, 0, depth + 1);
      } else {
        for (let index = 0; index < children.length; index += 1) {
          if (!checkTree(children[index], undefined, depth + 1)) return false;
        }
      }
    } else if (!to?.at("children").report("type", children, "array")) {
      return false;
    }
  }
  return true;
}

/** Returns the value, or every problem. */
export function validateTree(value: unknown, options?: ValidateOptions): Result<Tree> {
  return resultOfDeepList(value, checkTree, attributesRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseTree(text: string | Uint8Array, options?: ParseOptions): Result<Tree> {
  return readJson(text, validateTree, options);
}
