// Generated from openapi.yaml and orders.xsd. Edit the specs, then run `specwright generate`.

import type { Failure, Problem, Result, Success } from "@specwright/runtime/base";
import {
  type ApiError,
  type ApiPromise,
  type AttemptRecord,
  type BoundClient,
  type CallOptions,
  type CallResult,
  type ClientBase,
  type ClientHooks,
  type ClientOperation,
  type ClientResult,
  type ClientSettings,
  type ClientThat,
  type Connection,
  type HookContext,
  type NetworkError,
  type NoHeaders,
  type OperationFunctions,
  type RequestValidationError,
  type ResponseValidationError,
  type TimeoutError,
  type TransferProgress,
  type UnexpectedStatusError,
  bindOperations,
  callOperation,
  clientBase,
  connect,
  createRawClient,
  isApiError,
  isNetworkError,
  isRequestValidationError,
  isResponseValidationError,
  isTimeoutError,
  isUnexpectedStatusError,
  logHooks,
  reportProgress,
  retry,
} from "@specwright/runtime/client";
import {
  type OperationTable,
  type SecuritySchemeTables,
  decodeResponse,
  jsonReader,
  xmlReader,
} from "@specwright/runtime/http";
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
} from "@specwright/runtime/json";
import { encodePlainQuery } from "@specwright/runtime/parameters";
import {
  type XmlDecodeOptions,
  type XmlElementDeclaration,
  type XmlEncodeOptions,
  type XmlType,
  unnamedType,
  xmlDecode,
  xmlEncode,
} from "@specwright/runtime/xml";
import { type SimpleType, integersWithin, named, oneOf, xsToken } from "@specwright/runtime/xsd";
import { type Client as RawClient, default as createClient } from "openapi-fetch";

export type Code = 0 | -1 | 404;

/** The values of the type `Code`, by name. */
export const Code = {
  Ok: 0,
  UnknownError: -1,
  NotFound: 404,
} as const;

/** The parameters of `listOrders`. */
export interface ListOrdersParameters {
  query?: {
    sort?: ListOrdersParametersQuerySort;
  };
}

export type ListOrdersParametersQuerySort = "created" | "-created";

/** The values of the type `ListOrdersParametersQuerySort`, by name. */
export const ListOrdersParametersQuerySort = {
  Created: "created",
  MinusCreated: "-created",
} as const;

export interface Order {
  status: Status;
  size?: OrderSize;
  code?: Code;
  reaction?: OrderReaction;
  isPaid?: true;
}

export type OrderReaction = "+1" | "-1" | "" | "__proto__" | "constructor" | "a b" | "a-b" | "\u65e5\u672c";

/** The values of the type `OrderReaction`, by name. */
export const OrderReaction = {
  Plus1: "+1",
  Minus1: "-1",
  Empty: "",
  Proto: "__proto__",
  Constructor: "constructor",
  AB: "a b",
  AB_2: "a-b",
  Unnamed: "\u65e5\u672c",
} as const;

export type OrderSize = "small" | "extra-large" | null;

/** The values of the type `OrderSize`, by name. */
export const OrderSize = {
  Small: "small",
  ExtraLarge: "extra-large",
} as const;

/**
 * The state of an order.
 *
 * - `"open"`: Nobody works on it.
 */
export type Status = "open" | "in_progress" | "closed";

/** The values of the type `Status`, by name. */
export const Status = {
  Open: "open",
  InProgress: "in_progress",
  Closed: "closed",
} as const;

export type Colour = "dark red" | "blue";

/** The values of the type `Colour`, by name. */
export const Colour = {
  DarkRed: "dark red",
  Blue: "blue",
} as const;

export interface OrderXml {
  priority?: Priority;
  colour?: Colour;
}

export type Priority = 1 | 2;

/** The values of the type `Priority`, by name. */
export const Priority = {
  Value1: 1,
  Value2: 2,
} as const;

export interface paths {
  "/orders": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["listOrders"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}

export type webhooks = Record<string, never>;

export interface components {
  schemas: {
    Order: Order;
    /** @description The state of an order. */
    Status: Status;
    Code: Code;
    order: {
      priority?: components["schemas"]["Priority"];
      colour?: components["schemas"]["Colour"];
    };
    /** @enum {integer} */
    Priority: 1 | 2;
    /** @enum {string} */
    Colour: "dark red" | "blue";
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}

export interface operations {
  listOrders: {
    parameters: {
      query?: {
        sort?: ListOrdersParametersQuerySort;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Order"];
        };
      };
      /** @description As XML. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/xml": OrderXml;
        };
      };
    };
  };
}

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

/** Reads a document with the root element order and checks it against the schema. */
export function decodeOrder(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<OrderXml> {
  return xmlDecode<OrderXml>(xml, elementOrder, options);
}

/**
 * Writes a document with the root element order. Throws an XmlEncodeError for a value that no document can hold;
 * whether the schema allows it is for validation to say.
 */
export function encodeOrder(value: OrderXml, options?: XmlEncodeOptions): string {
  return xmlEncode(value, elementOrder, [], options);
}

const simplePriority: SimpleType<Priority> = /* @__PURE__ */ named(
  "Priority",
  /* @__PURE__ */ oneOf(integersWithin("xs:int", -2147483648, 2147483647), [1, 2]),
);

const simpleColour: SimpleType<Colour> = /* @__PURE__ */ named(
  "Colour",
  /* @__PURE__ */ oneOf(xsToken, ["dark red", "blue"]),
);

const typeOrderXml: XmlType = /* @__PURE__ */ unnamedType(() => ({
  attributes: [
    { name: "priority", type: simplePriority },
    { name: "colour", type: simpleColour },
  ],
}));

const elementOrder: XmlElementDeclaration = { name: "order", type: typeOrderXml };

/** The way in which the credential of each security scheme travels. */
const securitySchemes: SecuritySchemeTables = {};

const listOrdersTable: OperationTable = {
  id: "listOrders",
  method: "GET",
  path: "/orders",
  parameters: [{ name: "sort", in: "query", style: "form", explode: true, shape: "string" }],
  security: [],
};

/** No scheme requires a credential in a request. */
export type EnumsAsConstantsAuth = Readonly<Record<string, never>>;

export type EnumsAsConstantsClientOptions<Throws extends boolean = false> = ClientSettings<
  EnumsAsConstantsAuth,
  Throws
>;

/** The settings of calls without a client, which the operations that are functions take. */
export type EnumsAsConstantsConnection = Connection<EnumsAsConstantsAuth>;

/** The operations, as hooks get them. */
export type EnumsAsConstantsOperationId = "listOrders";

/** Calls Orders. */
export interface EnumsAsConstantsClient extends ClientBase<
  EnumsAsConstantsClient,
  EnumsAsConstantsAuth,
  EnumsAsConstantsOperationId
> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /** GET /orders */
  listOrders(input?: ListOrdersInput, options?: CallOptions): ApiPromise<ListOrdersResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createEnumsAsConstantsClient<Throws extends boolean = false>(
  options: EnumsAsConstantsClientOptions<Throws>,
): ClientThat<Throws, EnumsAsConstantsClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [listOrdersTable]);
  const client: EnumsAsConstantsClient = {
    ...clientBase(connection, (baseUrl) => createEnumsAsConstantsClient({ ...options, baseUrl })),
    raw,
    listOrders: (input, callOptions) => listOrders(connection, input, callOptions),
  };
  return client as ClientThat<Throws, EnumsAsConstantsClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createEnumsAsConstantsClientWith<
  Operations extends OperationFunctions<EnumsAsConstantsAuth>,
  Throws extends boolean = false,
>(
  options: EnumsAsConstantsClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, EnumsAsConstantsAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectEnumsAsConstants(options: EnumsAsConstantsClientOptions): EnumsAsConstantsConnection {
  return connect(options, securitySchemes);
}

/** The request that `listOrders` sends. */
export type ListOrdersInput = ListOrdersParameters;

/** The result of `listOrders`. */
export type ListOrdersResult = CallResult<{
  is:
    ClientResult<200, Order, NoHeaders, "application/json"> | ClientResult<201, OrderXml, NoHeaders, "application/xml">;
}>;

/** GET /orders */
export function listOrders(
  connection: EnumsAsConstantsConnection,
  input?: ListOrdersInput,
  options?: CallOptions,
): ApiPromise<ListOrdersResult> {
  return callOperation<ListOrdersResult>(connection, listOrdersOperation, input, options);
}

const listOrdersOperation: ClientOperation = {
  table: listOrdersTable,
  check: validateListOrdersParameters,
  encode: { query: encodePlainQuery },
  accept: "application/json, application/xml",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateOrder)] },
    201: { content: [/* @__PURE__ */ xmlReader("application/xml", decodeOrder)] },
  },
};

export {
  type ApiError,
  type AttemptRecord,
  type ClientHooks,
  type Failure,
  type HookContext,
  type NetworkError,
  type Problem,
  type RequestValidationError,
  type ResponseValidationError,
  type Result,
  type Success,
  type TimeoutError,
  type TransferProgress,
  type UnexpectedStatusError,
  decodeResponse,
  isApiError,
  isNetworkError,
  isRequestValidationError,
  isResponseValidationError,
  isTimeoutError,
  isUnexpectedStatusError,
  logHooks,
  reportProgress,
  retry,
};
