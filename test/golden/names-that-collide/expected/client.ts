// Generated from openapi.yaml and order.xsd. Edit the specs, then run `specwright generate`.

import { type Client as RawClient, default as createClient2 } from "openapi-fetch";
import {
  type ApiPromise,
  type BoundClient,
  type CallOptions,
  type CallResult,
  type ClientBase,
  type ClientOperation,
  type ClientResult,
  type ClientSettings,
  type ClientThat,
  type Connection,
  type Credential,
  type NoHeaders,
  type OperationFunctions,
  type SenderSettings,
  bindOperations,
  callOperation as callOperation2,
  clientBase,
  connect as connect2,
  createRawClient,
  withQueryKeys,
} from "../runtime/client.js";
import { type OtherStatus, jsonReader, jsonWriter, xmlWriter } from "../runtime/http.js";
import { encodePlainQuery } from "../runtime/parameters.js";
import { encodeOrder, validateOrder as validateOrder2 } from "./codecs.js";
import {
  callOperationTable,
  connectTable,
  constructor_Table,
  createClientTable,
  delete_Table,
  getXTable2,
  getXTable3,
  getXTableTable,
  isNetworkErrorTable,
  optionsTable,
  orderTable,
  protoTable,
  rawOperationTable,
  securitySchemes,
  validateOrderTable,
} from "./operations.js";
import type { paths } from "./paths.js";
import type {
  ClientResult as ClientResult2,
  NetworkError as NetworkError2,
  Order,
  OrderParameters,
  OrderXml,
} from "./types.js";
import { validateClientResult, validateNetworkError, validateOrder, validateOrderParameters } from "./validators.js";

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
export interface NamesThatCollideClient extends ClientBase<
  NamesThatCollideClient,
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
): ClientThat<Throws, NamesThatCollideClient> {
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
  const client: NamesThatCollideClient = {
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
  return client as ClientThat<Throws, NamesThatCollideClient>;
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
  is: ClientResult<204, undefined, NoHeaders, undefined>;
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
  is: ClientResult<204, undefined, NoHeaders, undefined>;
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
  is: ClientResult<204, undefined, NoHeaders, undefined>;
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
  is: ClientResult<204, undefined, NoHeaders, undefined>;
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
  is: ClientResult<204, undefined, NoHeaders, undefined>;
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
  is: ClientResult<204, undefined, NoHeaders, undefined>;
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
  is: ClientResult<204, undefined, NoHeaders, undefined>;
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
  is: ClientResult<204, undefined, NoHeaders, undefined>;
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
  is: ClientResult<204, undefined, NoHeaders, undefined>;
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
  is: ClientResult<204, undefined, NoHeaders, undefined>;
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
  is: ClientResult<204, undefined, NoHeaders, undefined>;
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
  is: ClientResult<204, undefined, NoHeaders, undefined>;
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
    | ClientResult<200, ClientResult2, NoHeaders, "application/json">
    | ClientResult<OtherStatus<200>, NetworkError2, NoHeaders, "application/json">;
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
      /* @__PURE__ */ xmlWriter("application/xml", validateOrder2, encodeOrder),
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
  is: ClientResult<204, undefined, NoHeaders, undefined>;
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

export {
  type ApiError,
  type NetworkError,
  type RequestValidationError,
  type ResponseValidationError,
  type TimeoutError,
  type UnexpectedStatusError,
  isApiError,
  isNetworkError,
  isRequestValidationError,
  isResponseValidationError,
  isTimeoutError,
  isUnexpectedStatusError,
} from "../runtime/client.js";
export { type ClientHooks, type HookContext } from "../runtime/client.js";
export { retry } from "../runtime/client.js";
export { type AttemptRecord, logHooks } from "../runtime/client.js";
export { type TransferProgress, reportProgress } from "../runtime/client.js";
