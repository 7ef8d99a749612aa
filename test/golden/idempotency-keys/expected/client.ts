// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { type Client as RawClient, default as createClient } from "openapi-fetch";
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
  type NoHeaders,
  type OperationFunctions,
  type WithOptional,
  bindOperations,
  callOperation,
  clientBase,
  connect,
  createRawClient,
  withIdempotencyKey,
} from "../runtime/client.js";
import { jsonWriter } from "../runtime/http.js";
import { encodePlainHeaders } from "../runtime/parameters.js";
import { changePaymentTable, payTable, refundTable, replaceRefundTable, securitySchemes } from "./operations.js";
import type { paths } from "./paths.js";
import type {
  ChangePaymentParameters,
  PayParameters,
  RefundParameters,
  ReplaceRefundParameters,
  ReplaceRefundRequest,
} from "./types.js";
import {
  validateChangePaymentParameters,
  validatePayParameters,
  validateRefundParameters,
  validateReplaceRefundParameters,
  validateReplaceRefundRequest,
} from "./validators.js";

/** No scheme requires a credential in a request. */
export type IdempotencyKeysAuth = Readonly<Record<string, never>>;

export type IdempotencyKeysClientOptions<Throws extends boolean = false> = ClientSettings<IdempotencyKeysAuth, Throws>;

/** The settings of calls without a client, which the operations that are functions take. */
export type IdempotencyKeysConnection = Connection<IdempotencyKeysAuth>;

/** The operations, as hooks get them. */
export type IdempotencyKeysOperationId = "pay" | "changePayment" | "refund" | "replaceRefund";

/** Calls Payments. */
export interface IdempotencyKeysClient extends ClientBase<
  IdempotencyKeysClient,
  IdempotencyKeysAuth,
  IdempotencyKeysOperationId
> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /** POST /payments */
  pay(input?: PayInput, options?: CallOptions): ApiPromise<PayResult>;
  /**
   * A UUID is too long for this header, so the client adds none.
   *
   * PATCH /payments
   */
  changePayment(input: ChangePaymentInput, options?: CallOptions): ApiPromise<ChangePaymentResult>;
  /**
   * Callers may leave out the required key, because the client makes it.
   *
   * POST /refunds
   */
  refund(input?: RefundInput, options?: CallOptions): ApiPromise<RefundResult>;
  /** PUT /refunds */
  replaceRefund(input: ReplaceRefundInput, options?: CallOptions): ApiPromise<ReplaceRefundResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createIdempotencyKeysClient<Throws extends boolean = false>(
  options: IdempotencyKeysClientOptions<Throws>,
): ClientThat<Throws, IdempotencyKeysClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [
    payTable,
    changePaymentTable,
    refundTable,
    replaceRefundTable,
  ]);
  const client: IdempotencyKeysClient = {
    ...clientBase(connection, (baseUrl) => createIdempotencyKeysClient({ ...options, baseUrl })),
    raw,
    pay: (input, callOptions) => pay(connection, input, callOptions),
    changePayment: (input, callOptions) => changePayment(connection, input, callOptions),
    refund: (input, callOptions) => refund(connection, input, callOptions),
    replaceRefund: (input, callOptions) => replaceRefund(connection, input, callOptions),
  };
  return client as ClientThat<Throws, IdempotencyKeysClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createIdempotencyKeysClientWith<
  Operations extends OperationFunctions<IdempotencyKeysAuth>,
  Throws extends boolean = false,
>(
  options: IdempotencyKeysClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, IdempotencyKeysAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectIdempotencyKeys(options: IdempotencyKeysClientOptions): IdempotencyKeysConnection {
  return connect(options, securitySchemes);
}

/** The request that `pay` sends. */
export type PayInput = PayParameters;

/** The result of `pay`. */
export type PayResult = CallResult<{
  is: ClientResult<204, undefined, NoHeaders, undefined>;
}>;

/** POST /payments */
export function pay(
  connection: IdempotencyKeysConnection,
  input?: PayInput,
  options?: CallOptions,
): ApiPromise<PayResult> {
  return callOperation<PayResult>(connection, payOperation, input, options);
}

const payOperation: ClientOperation = {
  table: payTable,
  check: validatePayParameters,
  withKey: withIdempotencyKey,
  encode: { headers: encodePlainHeaders },
  responses: {
    204: { content: [] },
  },
};

/** The request that `changePayment` sends. */
export type ChangePaymentInput = ChangePaymentParameters;

/** The result of `changePayment`. */
export type ChangePaymentResult = CallResult<{
  is: ClientResult<204, undefined, NoHeaders, undefined>;
}>;

/**
 * A UUID is too long for this header, so the client adds none.
 *
 * PATCH /payments
 */
export function changePayment(
  connection: IdempotencyKeysConnection,
  input: ChangePaymentInput,
  options?: CallOptions,
): ApiPromise<ChangePaymentResult> {
  return callOperation<ChangePaymentResult>(connection, changePaymentOperation, input, options);
}

const changePaymentOperation: ClientOperation = {
  table: changePaymentTable,
  check: validateChangePaymentParameters,
  encode: { headers: encodePlainHeaders },
  responses: {
    204: { content: [] },
  },
};

/** The request that `refund` sends. */
export type RefundInput = WithOptional<RefundParameters, "headers", "Idempotency-Key">;

/** The result of `refund`. */
export type RefundResult = CallResult<{
  is: ClientResult<204, undefined, NoHeaders, undefined>;
}>;

/**
 * Callers may leave out the required key, because the client makes it.
 *
 * POST /refunds
 */
export function refund(
  connection: IdempotencyKeysConnection,
  input?: RefundInput,
  options?: CallOptions,
): ApiPromise<RefundResult> {
  return callOperation<RefundResult>(connection, refundOperation, input, options);
}

const refundOperation: ClientOperation = {
  table: refundTable,
  check: validateRefundParameters,
  withKey: withIdempotencyKey,
  encode: { headers: encodePlainHeaders },
  responses: {
    204: { content: [] },
  },
};

/** The request that `replaceRefund` sends. */
export interface ReplaceRefundInput extends WithOptional<ReplaceRefundParameters, "headers", "Idempotency-Key"> {
  readonly contentType?: "application/json";
  readonly body: ReplaceRefundRequest;
}

/** The result of `replaceRefund`. */
export type ReplaceRefundResult = CallResult<{
  is: ClientResult<204, undefined, NoHeaders, undefined>;
}>;

/** PUT /refunds */
export function replaceRefund(
  connection: IdempotencyKeysConnection,
  input: ReplaceRefundInput,
  options?: CallOptions,
): ApiPromise<ReplaceRefundResult> {
  return callOperation<ReplaceRefundResult>(connection, replaceRefundOperation, input, options);
}

const replaceRefundOperation: ClientOperation = {
  table: replaceRefundTable,
  check: validateReplaceRefundParameters,
  body: { required: true, content: [/* @__PURE__ */ jsonWriter("application/json", validateReplaceRefundRequest)] },
  withKey: withIdempotencyKey,
  encode: { headers: encodePlainHeaders },
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
