// Generated from openapi.yaml and order.xsd. Edit the specs, then run `specwright generate`.

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
  type ClientResult as ClientResult3,
  type ClientSettings,
  type ClientThat,
  type Connection,
  type Credential,
  type HookContext,
  type NoHeaders,
  type OperationFunctions,
  type RequestValidationError,
  type ResponseValidationError,
  type SenderSettings,
  type TimeoutError,
  type TransferProgress,
  type UnexpectedStatusError,
  bindOperations,
  callOperation as callOperation2,
  clientBase,
  connect as connect2,
  createRawClient,
  isApiError,
  isRequestValidationError,
  isResponseValidationError,
  isTimeoutError,
  isUnexpectedStatusError,
  logHooks,
  reportProgress,
  retry,
  withQueryKeys,
} from "@specwright/runtime/client";
import {
  type OperationTable,
  type OtherStatus,
  type SecuritySchemeTables,
  decodeResponse,
  jsonReader,
  jsonWriter,
  strictJsonReader,
  xmlReader,
  xmlWriter,
} from "@specwright/runtime/http";
import {
  type JsonProblems,
  type ParseOptions,
  type ProblemRules,
  type ValidateOptions,
  addRequired,
  addType,
  hasObjectType,
  nameMisspelt,
  ownMember,
  readJson,
  requireString,
  resultOfCheck,
} from "@specwright/runtime/json";
import { encodePlainQuery } from "@specwright/runtime/parameters";
import {
  type FilledParameters,
  type HandlerContext as HandlerContext2,
  type Refusal,
  type RefusalReply,
  type Replied,
  type SecurityHook,
  type Server,
  type ServerAnswer,
  type ServerOperation,
  type ServerSettings,
  createReceiver,
  createServer,
  forbidden,
  notImplemented,
  problemDetails,
  refuse,
  unauthorized,
} from "@specwright/runtime/server";
import {
  type XmlDecodeOptions,
  type XmlElementDeclaration,
  type XmlEncodeOptions,
  type XmlType,
  type XmlValidateOptions,
  unnamedType,
  xmlDecode,
  xmlEncode,
  xmlValidate,
} from "@specwright/runtime/xml";
import { xsString } from "@specwright/runtime/xsd";
import { type Client as RawClient, default as createClient2 } from "openapi-fetch";

export interface ClientResult {
  status: string;
}

export type HandlerContext = string;

export type NamesThatCollideClient = string;

export interface NetworkError {
  message: string;
}

export interface Order {
  sku: string;
}

export type OrderInput = string;

/** The parameters of `order`. */
export interface OrderParameters {
  query?: {
    /** @default "__proto__" */
    __proto__?: string;
  };
}

export interface OrderXml {
  Sku: string;
}

export interface paths {
  "/connect": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["connect"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/callOperation": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["callOperation"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/createClient": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["createClient"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations["delete"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/constructor": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["constructor"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/proto": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["__proto__"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/raw": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["raw"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/options": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["options"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/isNetworkError": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["isNetworkError"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/getX": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["getX"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/getXTable": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["getXTable"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/validateOrder": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations["validateOrder"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/Order": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["Order"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}

export interface webhooks {
  getX: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations["get-x"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}

export interface components {
  schemas: {
    Order: Order;
    ClientResult: ClientResult;
    NetworkError: NetworkError;
    OrderInput: OrderInput;
    NamesThatCollideClient: NamesThatCollideClient;
    HandlerContext: HandlerContext;
    Order_2: {
      Sku: string;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}

export interface operations {
  connect: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  callOperation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  createClient: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  delete: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  constructor: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  __proto__: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  raw: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  options: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  isNetworkError: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  getX: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  getXTable: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  validateOrder: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  Order: {
    parameters: {
      query?: {
        __proto__?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["Order"];
        "application/xml": OrderXml;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ClientResult"];
        };
      };
      /** @description Failed. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["NetworkError"];
        };
      };
    };
  };
  "get-x": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}

/** Returns true for a valid value. */
export function isClientResult(value: unknown): value is ClientResult {
  try {
    return checkClientResult(value) === true;
  } catch {
    return false;
  }
}

function checkClientResult(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/ClientResult");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!requireString(value["status"], to, "status")) return false;
  to?.report("misspelt", value);
  return true;
}

const clientResultRules: ProblemRules = { misspelt: nameMisspelt, required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateClientResult(value: unknown, options?: ValidateOptions): Result<ClientResult> {
  return resultOfCheck(value, checkClientResult, clientResultRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseClientResult(text: string | Uint8Array, options?: ParseOptions): Result<ClientResult> {
  return readJson(text, validateClientResult, options);
}

/** Returns true for a valid value. */
export function isHandlerContext(value: unknown): value is HandlerContext {
  try {
    return checkHandlerContext(value) === true;
  } catch {
    return false;
  }
}

function checkHandlerContext(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/HandlerContext");
  return typeof value === "string" || to?.report("type", value, "string");
}

const handlerContextRules: ProblemRules = { required: addRequired, type: addType };

/** Returns the value, or every problem. */
export function validateHandlerContext(value: unknown, options?: ValidateOptions): Result<HandlerContext> {
  return resultOfCheck(value, checkHandlerContext, handlerContextRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseHandlerContext(text: string | Uint8Array, options?: ParseOptions): Result<HandlerContext> {
  return readJson(text, validateHandlerContext, options);
}

/** Returns true for a valid value. */
export function isNamesThatCollideClient(value: unknown): value is NamesThatCollideClient {
  try {
    return checkNamesThatCollideClient(value) === true;
  } catch {
    return false;
  }
}

function checkNamesThatCollideClient(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/NamesThatCollideClient");
  return typeof value === "string" || to?.report("type", value, "string");
}

/** Returns the value, or every problem. */
export function validateNamesThatCollideClient(
  value: unknown,
  options?: ValidateOptions,
): Result<NamesThatCollideClient> {
  return resultOfCheck(value, checkNamesThatCollideClient, handlerContextRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseNamesThatCollideClient(
  text: string | Uint8Array,
  options?: ParseOptions,
): Result<NamesThatCollideClient> {
  return readJson(text, validateNamesThatCollideClient, options);
}

/** Returns true for a valid value. */
export function isNetworkError(value: unknown): value is NetworkError {
  try {
    return checkNetworkError(value) === true;
  } catch {
    return false;
  }
}

function checkNetworkError(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/NetworkError");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  if (!requireString(value["message"], to, "message")) return false;
  to?.report("misspelt", value);
  return true;
}

/** Returns the value, or every problem. */
export function validateNetworkError(value: unknown, options?: ValidateOptions): Result<NetworkError> {
  return resultOfCheck(value, checkNetworkError, clientResultRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseNetworkError(text: string | Uint8Array, options?: ParseOptions): Result<NetworkError> {
  return readJson(text, validateNetworkError, options);
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
  if (!requireString(value["sku"], to, "sku")) return false;
  to?.report("misspelt", value);
  return true;
}

/** Returns the value, or every problem. */
export function validateOrder(value: unknown, options?: ValidateOptions): Result<Order> {
  return resultOfCheck(value, checkOrder, clientResultRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseOrder(text: string | Uint8Array, options?: ParseOptions): Result<Order> {
  return readJson(text, validateOrder, options);
}

/** Returns true for a valid value. */
export function isOrderInput(value: unknown): value is OrderInput {
  try {
    return checkOrderInput(value) === true;
  } catch {
    return false;
  }
}

function checkOrderInput(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/components/schemas/OrderInput");
  return typeof value === "string" || to?.report("type", value, "string");
}

/** Returns the value, or every problem. */
export function validateOrderInput(value: unknown, options?: ValidateOptions): Result<OrderInput> {
  return resultOfCheck(value, checkOrderInput, handlerContextRules, options);
}

/** Reads JSON. Problems have a line and a column. */
export function parseOrderInput(text: string | Uint8Array, options?: ParseOptions): Result<OrderInput> {
  return readJson(text, validateOrderInput, options);
}

function checkOrderParameters(value: unknown, to?: JsonProblems): boolean | undefined {
  to = to?.at(undefined, "#/paths/~1Order/post");
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const query = value["query"];
  return query === undefined || checkOrderParametersQuery(query, to?.at("query", ""));
}

function checkOrderParametersQuery(value: unknown, to?: JsonProblems): boolean | undefined {
  if (!hasObjectType(value)) return to?.report("type", value, "object");
  const proto = ownMember(value, "__proto__");
  if (proto !== undefined) {
    if (typeof proto !== "string" && !to?.at("__proto__", "/parameters/0/schema").report("type", proto, "string"))
      return false;
  }
  return true;
}

/** Returns the value, or every problem. */
export function validateOrderParameters(value: unknown, options?: ValidateOptions): Result<OrderParameters> {
  return resultOfCheck(value, checkOrderParameters, handlerContextRules, options);
}

/** Reads a document with the root element Order and checks it against the schema. */
export function decodeOrder(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<OrderXml> {
  return xmlDecode<OrderXml>(xml, elementOrder, options);
}

/**
 * Writes a document with the root element Order. Throws an XmlEncodeError for a value that no document can hold;
 * whether the schema allows it is for validation to say.
 */
export function encodeOrder(value: OrderXml, options?: XmlEncodeOptions): string {
  return xmlEncode(value, elementOrder, [], options);
}

/** Checks a value of Order against the schema. A valid value is the same after it is written and read. */
function validateOrder3(value: unknown, options?: XmlValidateOptions): Result<OrderXml> {
  return xmlValidate<OrderXml>(value, elementOrder, options);
}

const typeOrderXml: XmlType = /* @__PURE__ */ unnamedType(() => ({ members: [{ name: "Sku", type: xsString }] }));

const elementOrder: XmlElementDeclaration = { name: "Order", type: typeOrderXml };

/** The way in which the credential of each security scheme travels. */
const securitySchemes: SecuritySchemeTables = {
  Handler: { kind: "authorization", prefix: "Bearer" },
  order: { kind: "apiKey", in: "query", name: "order" },
  ["__proto__"]: { kind: "apiKey", in: "header", name: "X-Proto" } as const,
};

const connectTable: OperationTable = {
  id: "connect",
  method: "GET",
  path: "/connect",
  parameters: [],
  security: [],
};

const callOperationTable: OperationTable = {
  id: "callOperation",
  method: "GET",
  path: "/callOperation",
  parameters: [],
  security: [],
};

const createClientTable: OperationTable = {
  id: "createClient",
  method: "GET",
  path: "/createClient",
  parameters: [],
  security: [],
};

const delete_Table: OperationTable = {
  id: "delete_",
  method: "DELETE",
  path: "/delete",
  parameters: [],
  security: [],
};

const constructor_Table: OperationTable = {
  id: "constructor_",
  method: "GET",
  path: "/constructor",
  parameters: [],
  security: [],
};

const protoTable: OperationTable = {
  id: "proto",
  method: "GET",
  path: "/proto",
  parameters: [],
  security: [],
};

const rawOperationTable: OperationTable = {
  id: "rawOperation",
  method: "GET",
  path: "/raw",
  parameters: [],
  security: [],
};

const optionsTable: OperationTable = {
  id: "options",
  method: "GET",
  path: "/options",
  parameters: [],
  security: [],
};

const isNetworkErrorTable: OperationTable = {
  id: "isNetworkError",
  method: "GET",
  path: "/isNetworkError",
  parameters: [],
  security: [],
};

const getXTable2: OperationTable = {
  id: "getX",
  method: "GET",
  path: "/getX",
  parameters: [],
  security: [],
};

const getXTableTable: OperationTable = {
  id: "getXTable",
  method: "GET",
  path: "/getXTable",
  parameters: [],
  security: [],
};

const validateOrderTable: OperationTable = {
  id: "validateOrder",
  method: "GET",
  path: "/validateOrder",
  parameters: [],
  security: [],
};

const orderTable: OperationTable = {
  id: "order",
  method: "POST",
  path: "/Order",
  parameters: [{ name: "__proto__", in: "query", style: "form", explode: true, shape: "string", default: "__proto__" }],
  security: [{ Handler: [], order: [], ["__proto__"]: [] }],
};

const getXTable3: OperationTable = {
  id: "getX",
  method: "POST",
  path: "getX",
  parameters: [],
  security: [],
};

/** A credential for each security scheme: a value, or a function that fetches it for each call. */
export interface NamesThatCollideAuth {
  readonly Handler?: Credential | undefined;
  readonly order?: Credential | undefined;
  readonly __proto__?: Credential | undefined;
}

export type NamesThatCollideClientOptions<Throws extends boolean = false> = ClientSettings<
  NamesThatCollideAuth,
  Throws
>;

/** The settings of calls without a client, which the operations that are functions take. */
export type NamesThatCollideConnection = Connection<NamesThatCollideAuth>;

/** The operations, as hooks get them. */
export type NamesThatCollideOperationId =
  | "connect"
  | "callOperation"
  | "createClient"
  | "delete_"
  | "constructor_"
  | "proto"
  | "rawOperation"
  | "options"
  | "isNetworkError"
  | "getX"
  | "getXTable"
  | "validateOrder"
  | "order";

/** Calls Names that collide. */
interface NamesThatCollideClient2 extends ClientBase<
  NamesThatCollideClient2,
  NamesThatCollideAuth,
  NamesThatCollideOperationId
> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /** GET /connect */
  connect(input?: ConnectInput, options?: CallOptions): ApiPromise<ConnectResult>;
  /** GET /callOperation */
  callOperation(input?: CallOperationInput, options?: CallOptions): ApiPromise<CallOperationResult>;
  /** GET /createClient */
  createClient(input?: CreateClientInput, options?: CallOptions): ApiPromise<CreateClientResult>;
  /** DELETE /delete */
  delete_(input?: DeleteInput, options?: CallOptions): ApiPromise<DeleteResult>;
  /** GET /constructor */
  constructor_(input?: ConstructorInput, options?: CallOptions): ApiPromise<ConstructorResult>;
  /** GET /proto */
  proto(input?: ProtoInput, options?: CallOptions): ApiPromise<ProtoResult>;
  /** GET /raw */
  rawOperation(input?: RawOperationInput, options?: CallOptions): ApiPromise<RawOperationResult>;
  /** GET /options */
  options(input?: OptionsInput, options?: CallOptions): ApiPromise<OptionsResult>;
  /** GET /isNetworkError */
  isNetworkError(input?: IsNetworkErrorInput, options?: CallOptions): ApiPromise<IsNetworkErrorResult>;
  /** GET /getX */
  getX(input?: GetXInput, options?: CallOptions): ApiPromise<GetXResult>;
  /** GET /getXTable */
  getXTable(input?: GetXTableInput, options?: CallOptions): ApiPromise<GetXTableResult>;
  /** GET /validateOrder */
  validateOrder(input?: ValidateOrderInput, options?: CallOptions): ApiPromise<ValidateOrderResult>;
  /** POST /Order */
  order(input: OrderInput2, options?: CallOptions): ApiPromise<OrderResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createNamesThatCollideClient<Throws extends boolean = false>(
  options: NamesThatCollideClientOptions<Throws>,
): ClientThat<Throws, NamesThatCollideClient2> {
  const { connection, raw } = createRawClient(createClient2<paths>, options, withQueryKeys(securitySchemes), [
    connectTable,
    callOperationTable,
    createClientTable,
    delete_Table,
    constructor_Table,
    protoTable,
    rawOperationTable,
    optionsTable,
    isNetworkErrorTable,
    getXTable2,
    getXTableTable,
    validateOrderTable,
    orderTable,
  ]);
  const client: NamesThatCollideClient2 = {
    ...clientBase(connection, (baseUrl) => createNamesThatCollideClient({ ...options, baseUrl })),
    raw,
    connect: (input, callOptions) => connect(connection, input, callOptions),
    callOperation: (input, callOptions) => callOperation(connection, input, callOptions),
    createClient: (input, callOptions) => createClient(connection, input, callOptions),
    delete_: (input, callOptions) => delete_(connection, input, callOptions),
    constructor_: (input, callOptions) => constructor_(connection, input, callOptions),
    proto: (input, callOptions) => proto(connection, input, callOptions),
    rawOperation: (input, callOptions) => rawOperation(connection, input, callOptions),
    options: (input, callOptions) => optionsCall(connection, input, callOptions),
    isNetworkError: (input, callOptions) => isNetworkErrorCall(connection, input, callOptions),
    getX: (input, callOptions) => getX(connection, input, callOptions),
    getXTable: (input, callOptions) => getXTable(connection, input, callOptions),
    validateOrder: (input, callOptions) => validateOrderCall(connection, input, callOptions),
    order: (input, callOptions) => order(connection, input, callOptions),
  };
  return client as ClientThat<Throws, NamesThatCollideClient2>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createNamesThatCollideClientWith<
  Operations extends OperationFunctions<NamesThatCollideAuth>,
  Throws extends boolean = false,
>(
  options: NamesThatCollideClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, NamesThatCollideAuth>> {
  return bindOperations(options, operations, withQueryKeys(securitySchemes));
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectNamesThatCollide(options: NamesThatCollideClientOptions): NamesThatCollideConnection {
  return connect2(options, withQueryKeys(securitySchemes));
}

export type NamesThatCollideWebhookOptions = SenderSettings<NamesThatCollideAuth>;

/** Calls what the other side implements, at the address that it has named. */
export interface NamesThatCollideWebhooks {
  /** POST getX */
  getX(url: string, input?: GetXInput2, options?: CallOptions): ApiPromise<GetXResult2>;
}

/** A sender with all webhooks and callbacks as methods. */
export function createNamesThatCollideWebhooks(options: NamesThatCollideWebhookOptions = {}): NamesThatCollideWebhooks {
  const connection = connect2(options, withQueryKeys(securitySchemes));
  return {
    getX: (url, input, callOptions) => getXCall(connection, url, input, callOptions),
  };
}

/** The request that `connect` sends. */
export type ConnectInput = Readonly<Record<string, never>>;

/** The result of `connect`. */
export type ConnectResult = CallResult<{
  is: ClientResult3<204, undefined, NoHeaders, undefined>;
}>;

/** GET /connect */
export function connect(
  connection: NamesThatCollideConnection,
  input?: ConnectInput,
  options?: CallOptions,
): ApiPromise<ConnectResult> {
  return callOperation2<ConnectResult>(connection, connectOperation, input, options);
}

const connectOperation: ClientOperation = {
  table: connectTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that `callOperation` sends. */
export type CallOperationInput = Readonly<Record<string, never>>;

/** The result of `callOperation`. */
export type CallOperationResult = CallResult<{
  is: ClientResult3<204, undefined, NoHeaders, undefined>;
}>;

/** GET /callOperation */
export function callOperation(
  connection: NamesThatCollideConnection,
  input?: CallOperationInput,
  options?: CallOptions,
): ApiPromise<CallOperationResult> {
  return callOperation2<CallOperationResult>(connection, callOperationOperation, input, options);
}

const callOperationOperation: ClientOperation = {
  table: callOperationTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that `createClient` sends. */
export type CreateClientInput = Readonly<Record<string, never>>;

/** The result of `createClient`. */
export type CreateClientResult = CallResult<{
  is: ClientResult3<204, undefined, NoHeaders, undefined>;
}>;

/** GET /createClient */
export function createClient(
  connection: NamesThatCollideConnection,
  input?: CreateClientInput,
  options?: CallOptions,
): ApiPromise<CreateClientResult> {
  return callOperation2<CreateClientResult>(connection, createClientOperation, input, options);
}

const createClientOperation: ClientOperation = {
  table: createClientTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that `delete_` sends. */
export type DeleteInput = Readonly<Record<string, never>>;

/** The result of `delete_`. */
export type DeleteResult = CallResult<{
  is: ClientResult3<204, undefined, NoHeaders, undefined>;
}>;

/** DELETE /delete */
export function delete_(
  connection: NamesThatCollideConnection,
  input?: DeleteInput,
  options?: CallOptions,
): ApiPromise<DeleteResult> {
  return callOperation2<DeleteResult>(connection, delete_Operation, input, options);
}

const delete_Operation: ClientOperation = {
  table: delete_Table,
  responses: {
    204: { content: [] },
  },
};

/** The request that `constructor_` sends. */
export type ConstructorInput = Readonly<Record<string, never>>;

/** The result of `constructor_`. */
export type ConstructorResult = CallResult<{
  is: ClientResult3<204, undefined, NoHeaders, undefined>;
}>;

/** GET /constructor */
export function constructor_(
  connection: NamesThatCollideConnection,
  input?: ConstructorInput,
  options?: CallOptions,
): ApiPromise<ConstructorResult> {
  return callOperation2<ConstructorResult>(connection, constructor_Operation, input, options);
}

const constructor_Operation: ClientOperation = {
  table: constructor_Table,
  responses: {
    204: { content: [] },
  },
};

/** The request that `proto` sends. */
export type ProtoInput = Readonly<Record<string, never>>;

/** The result of `proto`. */
export type ProtoResult = CallResult<{
  is: ClientResult3<204, undefined, NoHeaders, undefined>;
}>;

/** GET /proto */
export function proto(
  connection: NamesThatCollideConnection,
  input?: ProtoInput,
  options?: CallOptions,
): ApiPromise<ProtoResult> {
  return callOperation2<ProtoResult>(connection, protoOperation, input, options);
}

const protoOperation: ClientOperation = {
  table: protoTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that `rawOperation` sends. */
export type RawOperationInput = Readonly<Record<string, never>>;

/** The result of `rawOperation`. */
export type RawOperationResult = CallResult<{
  is: ClientResult3<204, undefined, NoHeaders, undefined>;
}>;

/** GET /raw */
export function rawOperation(
  connection: NamesThatCollideConnection,
  input?: RawOperationInput,
  options?: CallOptions,
): ApiPromise<RawOperationResult> {
  return callOperation2<RawOperationResult>(connection, rawOperationOperation, input, options);
}

const rawOperationOperation: ClientOperation = {
  table: rawOperationTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that `optionsCall` sends. */
export type OptionsInput = Readonly<Record<string, never>>;

/** The result of `optionsCall`. */
export type OptionsResult = CallResult<{
  is: ClientResult3<204, undefined, NoHeaders, undefined>;
}>;

/** GET /options */
export function optionsCall(
  connection: NamesThatCollideConnection,
  input?: OptionsInput,
  options?: CallOptions,
): ApiPromise<OptionsResult> {
  return callOperation2<OptionsResult>(connection, optionsOperation, input, options);
}

const optionsOperation: ClientOperation = {
  table: optionsTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that `isNetworkErrorCall` sends. */
export type IsNetworkErrorInput = Readonly<Record<string, never>>;

/** The result of `isNetworkErrorCall`. */
export type IsNetworkErrorResult = CallResult<{
  is: ClientResult3<204, undefined, NoHeaders, undefined>;
}>;

/** GET /isNetworkError */
export function isNetworkErrorCall(
  connection: NamesThatCollideConnection,
  input?: IsNetworkErrorInput,
  options?: CallOptions,
): ApiPromise<IsNetworkErrorResult> {
  return callOperation2<IsNetworkErrorResult>(connection, isNetworkErrorOperation, input, options);
}

const isNetworkErrorOperation: ClientOperation = {
  table: isNetworkErrorTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that `getX` sends. */
export type GetXInput = Readonly<Record<string, never>>;

/** The result of `getX`. */
export type GetXResult = CallResult<{
  is: ClientResult3<204, undefined, NoHeaders, undefined>;
}>;

/** GET /getX */
export function getX(
  connection: NamesThatCollideConnection,
  input?: GetXInput,
  options?: CallOptions,
): ApiPromise<GetXResult> {
  return callOperation2<GetXResult>(connection, getXOperation, input, options);
}

const getXOperation: ClientOperation = {
  table: getXTable2,
  responses: {
    204: { content: [] },
  },
};

/** The request that `getXTable` sends. */
export type GetXTableInput = Readonly<Record<string, never>>;

/** The result of `getXTable`. */
export type GetXTableResult = CallResult<{
  is: ClientResult3<204, undefined, NoHeaders, undefined>;
}>;

/** GET /getXTable */
export function getXTable(
  connection: NamesThatCollideConnection,
  input?: GetXTableInput,
  options?: CallOptions,
): ApiPromise<GetXTableResult> {
  return callOperation2<GetXTableResult>(connection, getXTableOperation, input, options);
}

const getXTableOperation: ClientOperation = {
  table: getXTableTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that `validateOrderCall` sends. */
export type ValidateOrderInput = Readonly<Record<string, never>>;

/** The result of `validateOrderCall`. */
export type ValidateOrderResult = CallResult<{
  is: ClientResult3<204, undefined, NoHeaders, undefined>;
}>;

/** GET /validateOrder */
export function validateOrderCall(
  connection: NamesThatCollideConnection,
  input?: ValidateOrderInput,
  options?: CallOptions,
): ApiPromise<ValidateOrderResult> {
  return callOperation2<ValidateOrderResult>(connection, validateOrderOperation, input, options);
}

const validateOrderOperation: ClientOperation = {
  table: validateOrderTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that `order` sends. */
export type OrderInput2 = OrderParameters &
  (
    | { readonly contentType?: "application/json"; readonly body: Order }
    | { readonly contentType: "application/xml"; readonly body: OrderXml }
  );

/** The result of `order`. */
export type OrderResult = CallResult<{
  is:
    | ClientResult3<200, ClientResult, NoHeaders, "application/json">
    | ClientResult3<OtherStatus<200>, NetworkError, NoHeaders, "application/json">;
}>;

/** POST /Order */
export function order(
  connection: NamesThatCollideConnection,
  input: OrderInput2,
  options?: CallOptions,
): ApiPromise<OrderResult> {
  return callOperation2<OrderResult>(connection, orderOperation, input, options);
}

const orderOperation: ClientOperation = {
  table: orderTable,
  check: validateOrderParameters,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ jsonWriter("application/json", validateOrder),
      /* @__PURE__ */ xmlWriter("application/xml", validateOrder3, encodeOrder),
    ],
  },
  encode: { query: encodePlainQuery },
  accept: "application/json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateClientResult)] },
    default: { content: [/* @__PURE__ */ jsonReader("application/json", validateNetworkError)] },
  },
};

/** The request that `getXCall` sends. */
export type GetXInput2 = Readonly<Record<string, never>>;

/** The result of `getXCall`. */
export type GetXResult2 = CallResult<{
  is: ClientResult3<204, undefined, NoHeaders, undefined>;
}>;

/** POST getX */
export function getXCall(
  connection: Connection<NamesThatCollideAuth>,
  url: string,
  input?: GetXInput2,
  options?: CallOptions,
): ApiPromise<GetXResult2> {
  return callOperation2<GetXResult2>(connection, getXOperation2, input, { ...options, url });
}

const getXOperation2: ClientOperation = {
  table: getXTable3,
  responses: {
    204: { content: [] },
  },
};

/** Implements Names that collide: a method for each operation. */
export interface NamesThatCollideHandlers<HandlerContext = unknown, OrderContext = unknown, ProtoContext = unknown> {
  /** GET /connect */
  connect(
    request: ConnectReceived,
    context: HandlerContext2<Readonly<Record<string, never>>, ConnectReply>,
  ): Replied<ConnectReply>;
  /** GET /callOperation */
  callOperation(
    request: CallOperationReceived,
    context: HandlerContext2<Readonly<Record<string, never>>, CallOperationReply>,
  ): Replied<CallOperationReply>;
  /** GET /createClient */
  createClient(
    request: CreateClientReceived,
    context: HandlerContext2<Readonly<Record<string, never>>, CreateClientReply>,
  ): Replied<CreateClientReply>;
  /** DELETE /delete */
  delete_(
    request: DeleteReceived,
    context: HandlerContext2<Readonly<Record<string, never>>, DeleteReply>,
  ): Replied<DeleteReply>;
  /** GET /constructor */
  constructor_(
    request: ConstructorReceived,
    context: HandlerContext2<Readonly<Record<string, never>>, ConstructorReply>,
  ): Replied<ConstructorReply>;
  /** GET /proto */
  proto(
    request: ProtoReceived,
    context: HandlerContext2<Readonly<Record<string, never>>, ProtoReply>,
  ): Replied<ProtoReply>;
  /** GET /raw */
  rawOperation(
    request: RawOperationReceived,
    context: HandlerContext2<Readonly<Record<string, never>>, RawOperationReply>,
  ): Replied<RawOperationReply>;
  /** GET /options */
  options(
    request: OptionsReceived,
    context: HandlerContext2<Readonly<Record<string, never>>, OptionsReply>,
  ): Replied<OptionsReply>;
  /** GET /isNetworkError */
  isNetworkError(
    request: IsNetworkErrorReceived,
    context: HandlerContext2<Readonly<Record<string, never>>, IsNetworkErrorReply>,
  ): Replied<IsNetworkErrorReply>;
  /** GET /getX */
  getX(request: GetXReceived, context: HandlerContext2<Readonly<Record<string, never>>, GetXReply>): Replied<GetXReply>;
  /** GET /getXTable */
  getXTable(
    request: GetXTableReceived,
    context: HandlerContext2<Readonly<Record<string, never>>, GetXTableReply>,
  ): Replied<GetXTableReply>;
  /** GET /validateOrder */
  validateOrder(
    request: ValidateOrderReceived,
    context: HandlerContext2<Readonly<Record<string, never>>, ValidateOrderReply>,
  ): Replied<ValidateOrderReply>;
  /** POST /Order */
  order(
    request: OrderReceived,
    context: HandlerContext2<
      { readonly Handler: HandlerContext; readonly order: OrderContext; readonly __proto__: ProtoContext },
      OrderReply
    >,
  ): Replied<OrderReply>;
}

/** Checks credentials, with a hook for each security scheme; what it returns is `context.auth` of handlers. */
export interface NamesThatCollideSecurity<HandlerContext = unknown, OrderContext = unknown, ProtoContext = unknown> {
  readonly Handler: SecurityHook<string, HandlerContext>;
  readonly order: SecurityHook<string, OrderContext>;
  readonly __proto__: SecurityHook<string, ProtoContext>;
}

export interface NamesThatCollideServerOptions<
  HandlerContext = unknown,
  OrderContext = unknown,
  ProtoContext = unknown,
> extends ServerSettings<keyof NamesThatCollideHandlers> {
  readonly security: NamesThatCollideSecurity<HandlerContext, OrderContext, ProtoContext>;
  readonly handlers: NamesThatCollideHandlers<HandlerContext, OrderContext, ProtoContext>;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedNamesThatCollide: { readonly [Name in keyof NamesThatCollideHandlers]: () => never } = {
  connect: notImplemented,
  callOperation: notImplemented,
  createClient: notImplemented,
  delete_: notImplemented,
  constructor_: notImplemented,
  proto: notImplemented,
  rawOperation: notImplemented,
  options: notImplemented,
  isNetworkError: notImplemented,
  getX: notImplemented,
  getXTable: notImplemented,
  validateOrder: notImplemented,
  order: notImplemented,
};

/** Shapes a refused request: as RFC 9457 describes. */
export function namesThatCollideRefusal(refusal: Refusal): RefusalReply {
  return problemDetails(refusal);
}

/**
 * Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. Write
 * `security` before `handlers`: TypeScript reads in that order what hooks return and handlers get.
 */
export function createNamesThatCollideServer<HandlerContext = unknown, OrderContext = unknown, ProtoContext = unknown>(
  options: NamesThatCollideServerOptions<HandlerContext, OrderContext, ProtoContext>,
): Server {
  return createServer(
    {
      name: "names-that-collide",
      basePath: "",
      operations: [
        connectEndpoint,
        callOperationEndpoint,
        createClientEndpoint,
        delete_Endpoint,
        constructor_Endpoint,
        protoEndpoint,
        rawOperationEndpoint,
        optionsEndpoint,
        isNetworkErrorEndpoint,
        getXEndpoint,
        getXTableEndpoint,
        validateOrderEndpoint,
        orderEndpoint,
      ],
      securitySchemes,
      refusalReply: namesThatCollideRefusal,
    },
    options,
  );
}

/** Receives what Names that collide sends: a method for each webhook or callback. */
export interface NamesThatCollideWebhookHandlers {
  /** POST getX */
  getX(
    request: GetXReceived2,
    context: HandlerContext2<Readonly<Record<string, never>>, GetXReply2>,
  ): Replied<GetXReply2>;
}

export interface NamesThatCollideReceiverOptions extends ServerSettings<keyof NamesThatCollideWebhookHandlers> {
  readonly handlers: NamesThatCollideWebhookHandlers;
  /** The path at which each is received: that of the address that the other side was given, as a template. */
  readonly paths: { readonly getX: string };
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedNamesThatCollideWebhooks: {
  readonly [Name in keyof NamesThatCollideWebhookHandlers]: () => never;
} = {
  getX: notImplemented,
};

/** Shapes a refused request: as RFC 9457 describes. */
export function namesThatCollideWebhookRefusal(refusal: Refusal): RefusalReply {
  return problemDetails(refusal);
}

/** Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. */
export function createNamesThatCollideReceiver(options: NamesThatCollideReceiverOptions): Server {
  return createReceiver(
    {
      name: "names-that-collide",
      basePath: "",
      operations: [getXEndpoint2],
      securitySchemes,
      refusalReply: namesThatCollideWebhookRefusal,
    },
    options,
  );
}

/** The request that the handler of `connect` receives. */
export type ConnectReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `connect` returns. */
export type ConnectReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const connectEndpoint: ServerOperation = {
  table: connectTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `callOperation` receives. */
export type CallOperationReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `callOperation` returns. */
export type CallOperationReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const callOperationEndpoint: ServerOperation = {
  table: callOperationTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `createClient` receives. */
export type CreateClientReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `createClient` returns. */
export type CreateClientReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const createClientEndpoint: ServerOperation = {
  table: createClientTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `delete_` receives. */
export type DeleteReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `delete_` returns. */
export type DeleteReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const delete_Endpoint: ServerOperation = {
  table: delete_Table,
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `constructor_` receives. */
export type ConstructorReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `constructor_` returns. */
export type ConstructorReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const constructor_Endpoint: ServerOperation = {
  table: constructor_Table,
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `proto` receives. */
export type ProtoReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `proto` returns. */
export type ProtoReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const protoEndpoint: ServerOperation = {
  table: protoTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `rawOperation` receives. */
export type RawOperationReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `rawOperation` returns. */
export type RawOperationReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const rawOperationEndpoint: ServerOperation = {
  table: rawOperationTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `optionsCall` receives. */
export type OptionsReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `optionsCall` returns. */
export type OptionsReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const optionsEndpoint: ServerOperation = {
  table: optionsTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `isNetworkErrorCall` receives. */
export type IsNetworkErrorReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `isNetworkErrorCall` returns. */
export type IsNetworkErrorReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const isNetworkErrorEndpoint: ServerOperation = {
  table: isNetworkErrorTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `getX` receives. */
export type GetXReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `getX` returns. */
export type GetXReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const getXEndpoint: ServerOperation = {
  table: getXTable2,
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `getXTable` receives. */
export type GetXTableReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `getXTable` returns. */
export type GetXTableReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const getXTableEndpoint: ServerOperation = {
  table: getXTableTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `validateOrderCall` receives. */
export type ValidateOrderReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `validateOrderCall` returns. */
export type ValidateOrderReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const validateOrderEndpoint: ServerOperation = {
  table: validateOrderTable,
  responses: {
    204: { content: [] },
  },
};

/** The request that the handler of `order` receives. */
export type OrderReceived = FilledParameters<OrderParameters, { query: "__proto__" }> &
  (
    | { readonly contentType: "application/json"; readonly body: Order }
    | { readonly contentType: "application/xml"; readonly body: OrderXml }
  );

/** The reply that the handler of `order` returns. */
export type OrderReply =
  | ServerAnswer<200, ClientResult, "application/json">
  | ServerAnswer<OtherStatus<200>, NetworkError, "application/json">;

const orderEndpoint: ServerOperation = {
  table: orderTable,
  check: validateOrderParameters,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ strictJsonReader("application/json", validateOrder),
      /* @__PURE__ */ xmlReader("application/xml", decodeOrder),
    ],
  },
  responses: {
    200: { content: [/* @__PURE__ */ jsonWriter("application/json", validateClientResult)] },
    default: { content: [/* @__PURE__ */ jsonWriter("application/json", validateNetworkError)] },
  },
};

/** The request that the handler of `getXCall` receives. */
export type GetXReceived2 = Readonly<Record<string, never>>;

/** The reply that the handler of `getXCall` returns. */
export type GetXReply2 = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const getXEndpoint2: ServerOperation = {
  table: getXTable3,
  responses: {
    204: { content: [] },
  },
};

export {
  type ApiError,
  type AttemptRecord,
  type ClientHooks,
  type Failure,
  type HookContext,
  type Problem,
  type RequestValidationError,
  type ResponseValidationError,
  type Result,
  type Success,
  type TimeoutError,
  type TransferProgress,
  type UnexpectedStatusError,
  decodeResponse,
  forbidden,
  isApiError,
  isRequestValidationError,
  isResponseValidationError,
  isTimeoutError,
  isUnexpectedStatusError,
  logHooks,
  refuse,
  reportProgress,
  retry,
  unauthorized,
};
