// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import { hasEmailFormat } from "../runtime/formats.js";
import {
  type JsonBranch,
  type JsonProblems,
  type ParseOptions,
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
  allowMember,
  allowString,
  enter,
  exceedsLimits,
  expectArray,
  expectInteger,
  expectNumber,
  expectObject,
  expectString,
  hasObjectType,
  hasOptionalString,
  leave,
  matchBranches,
  nameMisspelt,
  problemsOf,
  readJson,
  requireLimits,
  requireMember,
  resultOfDeepList,
  resultWithinLimits,
  safePart,
  secrets,
  unreadAt,
  visitItems,
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

/** Checks whether a value is a valid Attributes. */
export function isAttributes(value: unknown): value is Attributes {
  try {
    return checkAttributes(value);
  } catch {
    return false;
  }
}

function checkAttributes(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  for (const name in value) {
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    if (typeof member !== "string") return false;
  }
  return true;
}

/** The value as a valid Attributes, or every problem that keeps it from being one. */
export function validateAttributes(value: unknown, options?: ValidateOptions): Result<Attributes> {
  return isAttributes(value) ? { ok: true, value } : problemsOf(value, collectAttributes, options);
}

function collectAttributes(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Attributes");
  if (expectObject(value, problems)) {
    for (const name in value) {
      if (problems.truncated) break;
      const member = value[name];
      if (member === undefined || !Object.hasOwn(value, name)) continue;
      enter(problems, safePart(name), "/additionalProperties");
      expectString(member, problems);
      leave(problems);
    }
  }
  leave(problems);
}

/** Reads a valid Attributes from JSON text. Problems have a line and a column. */
export function parseAttributes(text: string | Uint8Array, options?: ParseOptions): Result<Attributes> {
  return readJson(text, validateAttributes, options);
}

/** Checks whether a value is a valid Customer. */
export function isCustomer(value: unknown): value is Customer {
  return withinLimits(checkCustomer, value);
}

function checkCustomer(value: unknown, depth: number): boolean {
  requireLimits(depth);
  if (!hasObjectType(value)) return false;
  const email = value["email"];
  if (typeof email !== "string" || !hasEmailFormat(email)) return false;
  const name = value["name"];
  if (name !== undefined && (typeof name !== "string" || (name.length > 40 && !/^[^]{0,40}$/u.test(name))))
    return false;
  if (!hasOptionalString(value["password"])) return false;
  const referredBy = value["referredBy"];
  return referredBy === undefined || checkCustomer(referredBy, depth + 1);
}

/** The value as a valid Customer, or every problem that keeps it from being one. */
export function validateCustomer(value: unknown, options?: ValidateOptions): Result<Customer> {
  return (
    unreadAt(options, secretsOfCustomer) ??
    resultWithinLimits(value, checkCustomer, collectCustomer, options, secretsOfCustomer)
  );
}

function secretsOfCustomer(): Secrets {
  return secrets([["password"], ["referredBy", secretsOfCustomer]]);
}

function collectCustomer(value: unknown, problems: JsonProblems, depth: number): void {
  if (exceedsLimits(problems, depth)) return;
  enter(problems, undefined, "#/components/schemas/Customer");
  if (expectObject(value, problems)) {
    const email = value["email"];
    if (expectString(email, problems, "email") && !hasEmailFormat(email)) addFormat(email, problems, "email", "email");
    const name = value["name"];
    if (name !== undefined) {
      if (expectString(name, problems, "name") && name.length > 40 && !/^[^]{0,40}$/u.test(name))
        addMaxLength(name, problems, 40, "name");
    }
    allowString(value["password"], problems, "password");
    allowMember(value["referredBy"], problems, "referredBy", (value, problems) =>
      collectCustomer(value, problems, depth + 1),
    );
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid Customer from JSON text. Problems have a line and a column. */
export function parseCustomer(text: string | Uint8Array, options?: ParseOptions): Result<Customer> {
  return readJson(text, validateCustomer, options);
}

/** Checks whether a value is a valid CustomerRequest. */
export function isCustomerRequest(value: unknown): value is CustomerRequest {
  return withinLimits(checkCustomerRequest, value);
}

function checkCustomerRequest(value: unknown, depth: number): boolean {
  requireLimits(depth);
  if (!hasObjectType(value)) return false;
  const email = value["email"];
  if (typeof email !== "string" || !hasEmailFormat(email)) return false;
  const name = value["name"];
  if (name !== undefined && (typeof name !== "string" || (name.length > 40 && !/^[^]{0,40}$/u.test(name))))
    return false;
  if (!hasOptionalString(value["password"])) return false;
  const referredBy = value["referredBy"];
  return referredBy === undefined || checkCustomerRequest(referredBy, depth + 1);
}

/** The value as a valid CustomerRequest, or every problem that keeps it from being one. */
export function validateCustomerRequest(value: unknown, options?: ValidateOptions): Result<CustomerRequest> {
  return (
    unreadAt(options, secretsOfCustomer) ??
    resultWithinLimits(value, checkCustomerRequest, collectCustomerRequest, options, secretsOfCustomer)
  );
}

function collectCustomerRequest(value: unknown, problems: JsonProblems, depth: number): void {
  if (exceedsLimits(problems, depth)) return;
  enter(problems, undefined, "#/components/schemas/Customer");
  if (expectObject(value, problems)) {
    const email = value["email"];
    if (expectString(email, problems, "email") && !hasEmailFormat(email)) addFormat(email, problems, "email", "email");
    const name = value["name"];
    if (name !== undefined) {
      if (expectString(name, problems, "name") && name.length > 40 && !/^[^]{0,40}$/u.test(name))
        addMaxLength(name, problems, 40, "name");
    }
    allowString(value["password"], problems, "password");
    allowMember(value["referredBy"], problems, "referredBy", (value, problems) =>
      collectCustomerRequest(value, problems, depth + 1),
    );
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid CustomerRequest from JSON text. Problems have a line and a column. */
export function parseCustomerRequest(text: string | Uint8Array, options?: ParseOptions): Result<CustomerRequest> {
  return readJson(text, validateCustomerRequest, options);
}

/** Checks whether a value is a valid Line. */
export function isLine(value: unknown): value is Line {
  try {
    return checkLine(value);
  } catch {
    return false;
  }
}

function checkLine(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const sku = value["sku"];
  if (typeof sku !== "string" || sku.length === 0) return false;
  const price = value["price"];
  if (typeof price !== "number" || !Number.isFinite(price) || price <= 0) return false;
  for (const name in value) {
    if (name === "sku" || name === "price") continue;
    const member = value[name];
    if (member === undefined || !Object.hasOwn(value, name)) continue;
    return false;
  }
  return true;
}

/** The value as a valid Line, or every problem that keeps it from being one. */
export function validateLine(value: unknown, options?: ValidateOptions): Result<Line> {
  return isLine(value) ? { ok: true, value } : problemsOf(value, collectLine, options);
}

const lineNames: readonly string[] = ["sku", "price"];

function collectLine(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Line");
  if (expectObject(value, problems)) {
    const sku = value["sku"];
    if (expectString(sku, problems, "sku") && sku.length === 0) addMinLength(sku, problems, 1, "sku");
    const price = value["price"];
    if (expectNumber(price, problems, "price") && price <= 0) addExclusiveMinimum(price, problems, 0, "price");
    for (const name in value) {
      if (problems.truncated) break;
      if (name === "sku" || name === "price") continue;
      const member = value[name];
      if (member === undefined || !Object.hasOwn(value, name)) continue;
      addAdditionalProperties(member, problems, name, lineNames);
    }
  }
  leave(problems);
}

/** Reads a valid Line from JSON text. Problems have a line and a column. */
export function parseLine(text: string | Uint8Array, options?: ParseOptions): Result<Line> {
  return readJson(text, validateLine, options);
}

/** Checks whether a value is a valid Order. */
export function isOrder(value: unknown): value is Order {
  return withinLimits(checkOrder, value);
}

function checkOrder(value: unknown, depth: number): boolean {
  requireLimits(depth);
  if (!hasObjectType(value)) return false;
  const id = value["id"];
  if (typeof id !== "number" || !Number.isInteger(id) || id < 1) return false;
  const note = value["note"];
  if (note !== undefined && typeof note !== "string" && note !== null) return false;
  if (value["extra"] === undefined) return false;
  if (!checkStatus(value["status"])) return false;
  const lines = value["lines"];
  if (!Array.isArray(lines) || lines.length < 1 || lines.length > 100) return false;
  for (let index = 0; index < lines.length; index += 1) {
    if (!checkLine(lines[index])) return false;
  }
  const customer = value["customer"];
  return customer === undefined || checkCustomer(customer, depth + 1);
}

function checkStatus(value: unknown): boolean {
  return value === "open" || value === "sent";
}

/** The value as a valid Order, or every problem that keeps it from being one. */
export function validateOrder(value: unknown, options?: ValidateOptions): Result<Order> {
  return (
    unreadAt(options, secretsOfOrder) ?? resultWithinLimits(value, checkOrder, collectOrder, options, secretsOfOrder)
  );
}

function secretsOfOrder(): Secrets {
  return secrets([["customer", secretsOfCustomer]]);
}

function collectOrder(value: unknown, problems: JsonProblems, depth: number): void {
  if (exceedsLimits(problems, depth)) return;
  enter(problems, undefined, "#/components/schemas/Order");
  if (expectObject(value, problems)) {
    const id = value["id"];
    if (expectInteger(id, problems, "id") && id < 1) addMinimum(id, problems, 1, "id");
    requireMember(value["status"], problems, "status", collectStatus, checkStatus);
    const lines = value["lines"];
    if (expectArray(lines, problems, "lines")) {
      enter(problems, "lines");
      if (lines.length < 1) addMinItems(lines, problems, 1);
      if (lines.length > 100) addMaxItems(lines, problems, 100);
      visitItems(lines, problems, collectLine, checkLine);
      leave(problems);
    }
    const note = value["note"];
    if (note !== undefined && typeof note !== "string" && note !== null)
      addType(note, problems, "string or null", "note");
    if (value["extra"] === undefined) addRequired(value, problems, "extra");
    allowMember(value["customer"], problems, "customer", (value, problems) =>
      collectCustomer(value, problems, depth + 1),
    );
    nameMisspelt(value, problems);
  }
  leave(problems);
}

function collectStatus(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Status");
  if (expectString(value, problems) && value !== "open" && value !== "sent")
    addEnum(value, problems, ["open", "sent", 7]);
  leave(problems);
}

/** Reads a valid Order from JSON text. Problems have a line and a column. */
export function parseOrder(text: string | Uint8Array, options?: ParseOptions): Result<Order> {
  return readJson(text, validateOrder, options);
}

/** Checks whether a value is a valid OrderRequest. */
export function isOrderRequest(value: unknown): value is OrderRequest {
  return withinLimits(checkOrderRequest, value);
}

function checkOrderRequest(value: unknown, depth: number): boolean {
  requireLimits(depth);
  if (!hasObjectType(value)) return false;
  const id = value["id"];
  if (typeof id !== "number" || !Number.isInteger(id) || id < 1) return false;
  const note = value["note"];
  if (note !== undefined && typeof note !== "string" && note !== null) return false;
  if (value["extra"] === undefined) return false;
  if (!checkStatus(value["status"])) return false;
  const lines = value["lines"];
  if (!Array.isArray(lines) || lines.length < 1 || lines.length > 100) return false;
  for (let index = 0; index < lines.length; index += 1) {
    if (!checkLine(lines[index])) return false;
  }
  const customer = value["customer"];
  return customer === undefined || checkCustomerRequest(customer, depth + 1);
}

/** The value as a valid OrderRequest, or every problem that keeps it from being one. */
export function validateOrderRequest(value: unknown, options?: ValidateOptions): Result<OrderRequest> {
  return (
    unreadAt(options, secretsOfOrder) ??
    resultWithinLimits(value, checkOrderRequest, collectOrderRequest, options, secretsOfOrder)
  );
}

function collectOrderRequest(value: unknown, problems: JsonProblems, depth: number): void {
  if (exceedsLimits(problems, depth)) return;
  enter(problems, undefined, "#/components/schemas/Order");
  if (expectObject(value, problems)) {
    const id = value["id"];
    if (expectInteger(id, problems, "id") && id < 1) addMinimum(id, problems, 1, "id");
    requireMember(value["status"], problems, "status", collectStatus, checkStatus);
    const lines = value["lines"];
    if (expectArray(lines, problems, "lines")) {
      enter(problems, "lines");
      if (lines.length < 1) addMinItems(lines, problems, 1);
      if (lines.length > 100) addMaxItems(lines, problems, 100);
      visitItems(lines, problems, collectLine, checkLine);
      leave(problems);
    }
    const note = value["note"];
    if (note !== undefined && typeof note !== "string" && note !== null)
      addType(note, problems, "string or null", "note");
    if (value["extra"] === undefined) addRequired(value, problems, "extra");
    allowMember(value["customer"], problems, "customer", (value, problems) =>
      collectCustomerRequest(value, problems, depth + 1),
    );
    nameMisspelt(value, problems);
  }
  leave(problems);
}

/** Reads a valid OrderRequest from JSON text. Problems have a line and a column. */
export function parseOrderRequest(text: string | Uint8Array, options?: ParseOptions): Result<OrderRequest> {
  return readJson(text, validateOrderRequest, options);
}

/** Checks whether a value is a valid Payment. */
export function isPayment(value: unknown): value is Payment {
  try {
    return checkPayment(value);
  } catch {
    return false;
  }
}

function checkPayment(value: unknown): boolean {
  let matches = 0;
  if (checkPaymentOneOf1(value)) matches += 1;
  if (checkPaymentOneOf2(value)) matches += 1;
  return matches === 1;
}

const paymentOneOf1CardPattern: RegExp = /* @__PURE__ */ new RegExp("^[0-9]{4}$", "u");

function checkPaymentOneOf1(value: unknown): boolean {
  if (!hasObjectType(value)) return false;
  const card = value["card"];
  return typeof card === "string" && paymentOneOf1CardPattern.test(card);
}

function checkPaymentOneOf2(value: unknown): boolean {
  return hasObjectType(value) && typeof value["iban"] === "string";
}

/** The value as a valid Payment, or every problem that keeps it from being one. */
export function validatePayment(value: unknown, options?: ValidateOptions): Result<Payment> {
  return isPayment(value) ? { ok: true, value } : problemsOf(value, collectPayment, options);
}

const paymentOneOfBranches: readonly JsonBranch[] = [
  {
    name: 'object with "card"',
    check: checkPaymentOneOf1,
    collect: collectPaymentOneOf1,
    allTypes: ["object"],
    members: ["card"],
    required: ["card"],
  },
  {
    name: 'object with "iban"',
    check: checkPaymentOneOf2,
    collect: collectPaymentOneOf2,
    members: ["iban"],
    required: ["iban"],
  },
];

function collectPayment(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Payment");
  matchBranches(value, problems, "oneOf", paymentOneOfBranches);
  leave(problems);
}

function collectPaymentOneOf1(value: unknown, problems: JsonProblems): void {
  if (expectObject(value, problems)) {
    const card = value["card"];
    if (expectString(card, problems, "card") && !paymentOneOf1CardPattern.test(card))
      addPattern(card, problems, "^[0-9]{4}$", "card");
    nameMisspelt(value, problems);
  }
}

function collectPaymentOneOf2(value: unknown, problems: JsonProblems): void {
  if (expectObject(value, problems)) {
    expectString(value["iban"], problems, "iban");
    nameMisspelt(value, problems);
  }
}

/** Reads a valid Payment from JSON text. Problems have a line and a column. */
export function parsePayment(text: string | Uint8Array, options?: ParseOptions): Result<Payment> {
  return readJson(text, validatePayment, options);
}

/** Checks whether a value is a valid Priced. */
export function isPriced(value: unknown): value is Priced {
  try {
    return checkPriced(value);
  } catch {
    return false;
  }
}

function checkPriced(value: unknown): boolean {
  if (!checkLine(value) || !hasObjectType(value)) return false;
  const price = value["price"];
  return price === undefined || typeof price !== "number" || price <= 10;
}

/** The value as a valid Priced, or every problem that keeps it from being one. */
export function validatePriced(value: unknown, options?: ValidateOptions): Result<Priced> {
  return isPriced(value) ? { ok: true, value } : problemsOf(value, collectPriced, options);
}

function collectPriced(value: unknown, problems: JsonProblems): void {
  enter(problems, undefined, "#/components/schemas/Priced");
  collectLine(value, problems);
  enter(problems, undefined, "/allOf/1");
  if (expectObject(value, problems)) {
    const price = value["price"];
    if (price !== undefined && typeof price === "number" && price > 10) addMaximum(price, problems, 10, "price");
  }
  leave(problems);
  leave(problems);
}

/** Reads a valid Priced from JSON text. Problems have a line and a column. */
export function parsePriced(text: string | Uint8Array, options?: ParseOptions): Result<Priced> {
  return readJson(text, validatePriced, options);
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

/** Checks whether a value is a valid Tree. */
export function isTree(value: unknown): value is Tree {
  return withinLimits(checkTree, value);
}

function checkTree(value: unknown, depth: number): boolean {
  requireLimits(depth);
  if (!hasObjectType(value)) return false;
  const children = value["children"];
  if (children !== undefined) {
    if (!Array.isArray(children)) return false;
    for (let index = 0; index < children.length; index += 1) {
      if (!checkTree(children[index], depth + 1)) return false;
    }
  }
  return true;
}

/** The value as a valid Tree, or every problem that keeps it from being one. */
export function validateTree(value: unknown, options?: ValidateOptions): Result<Tree> {
  return resultOfDeepList(value, checkTree, collectTree, options);
}

function collectTree(value: unknown, problems: JsonProblems, depth: number): void {
  if (exceedsLimits(problems, depth)) return;
  enter(problems, undefined, "#/components/schemas/Tree");
  if (expectObject(value, problems)) {
    const children = value["children"];
    if (children !== undefined && expectArray(children, problems, "children")) {
      enter(problems, "children");
      visitItems(
        children,
        problems,
        (value, problems) => collectTree(value, problems, depth + 1),
        (value) => checkTree(value, depth + 1),
        0,
        true,
      );
      leave(problems);
    }
  }
  leave(problems);
}

/** Reads a valid Tree from JSON text. Problems have a line and a column. */
export function parseTree(text: string | Uint8Array, options?: ParseOptions): Result<Tree> {
  return readJson(text, validateTree, options);
}
