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
  bindOperations,
  callOperation,
  clientBase,
  connect,
  createRawClient,
} from "../runtime/client.js";
import { jsonReader, jsonWriter, multipartWriter } from "../runtime/http.js";
import { formWriter } from "../runtime/parameters.js";
import { echoAccountTable, securitySchemes, sendFormTable } from "./operations.js";
import type { paths } from "./paths.js";
import type { Account, AccountRequest, FormRequest } from "./types.js";
import { validateAccount, validateAccountRequest, validateFormRequest } from "./validators.js";

/** No scheme requires a credential in a request. */
export type MembersThatDoNotTravelAuth = Readonly<Record<string, never>>;

export type MembersThatDoNotTravelClientOptions<Throws extends boolean = false> = ClientSettings<
  MembersThatDoNotTravelAuth,
  Throws
>;

/** The settings of calls without a client, which the operations that are functions take. */
export type MembersThatDoNotTravelConnection = Connection<MembersThatDoNotTravelAuth>;

/** The operations, as hooks get them. */
export type MembersThatDoNotTravelOperationId = "echoAccount" | "sendForm";

/** Calls Members that do not travel. */
export interface MembersThatDoNotTravelClient extends ClientBase<
  MembersThatDoNotTravelClient,
  MembersThatDoNotTravelAuth,
  MembersThatDoNotTravelOperationId
> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /** POST /accounts */
  echoAccount(input: EchoAccountInput, options?: CallOptions): ApiPromise<EchoAccountResult>;
  /** POST /forms */
  sendForm(input: SendFormInput, options?: CallOptions): ApiPromise<SendFormResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createMembersThatDoNotTravelClient<Throws extends boolean = false>(
  options: MembersThatDoNotTravelClientOptions<Throws>,
): ClientThat<Throws, MembersThatDoNotTravelClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [
    echoAccountTable,
    sendFormTable,
  ]);
  const client: MembersThatDoNotTravelClient = {
    ...clientBase(connection, (baseUrl) => createMembersThatDoNotTravelClient({ ...options, baseUrl })),
    raw,
    echoAccount: (input, callOptions) => echoAccount(connection, input, callOptions),
    sendForm: (input, callOptions) => sendForm(connection, input, callOptions),
  };
  return client as ClientThat<Throws, MembersThatDoNotTravelClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createMembersThatDoNotTravelClientWith<
  Operations extends OperationFunctions<MembersThatDoNotTravelAuth>,
  Throws extends boolean = false,
>(
  options: MembersThatDoNotTravelClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, MembersThatDoNotTravelAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectMembersThatDoNotTravel(
  options: MembersThatDoNotTravelClientOptions,
): MembersThatDoNotTravelConnection {
  return connect(options, securitySchemes);
}

/** The request that `echoAccount` sends. */
export interface EchoAccountInput {
  readonly contentType?: "application/json";
  readonly body: AccountRequest;
}

/** The result of `echoAccount`. */
export type EchoAccountResult = CallResult<{
  is: ClientResult<200, Account, NoHeaders, "application/json">;
}>;

/** POST /accounts */
export function echoAccount(
  connection: MembersThatDoNotTravelConnection,
  input: EchoAccountInput,
  options?: CallOptions,
): ApiPromise<EchoAccountResult> {
  return callOperation<EchoAccountResult>(connection, echoAccountOperation, input, options);
}

const echoAccountOperation: ClientOperation = {
  table: echoAccountTable,
  body: { required: true, content: [/* @__PURE__ */ jsonWriter("application/json", validateAccountRequest)] },
  accept: "application/json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateAccount)] },
  },
};

/** The request that `sendForm` sends. */
export type SendFormInput =
  | { readonly contentType?: "application/x-www-form-urlencoded"; readonly body: FormRequest }
  | { readonly contentType: "multipart/form-data"; readonly body: FormRequest };

/** The result of `sendForm`. */
export type SendFormResult = CallResult<{
  is: ClientResult<204, undefined, NoHeaders, undefined>;
}>;

/** POST /forms */
export function sendForm(
  connection: MembersThatDoNotTravelConnection,
  input: SendFormInput,
  options?: CallOptions,
): ApiPromise<SendFormResult> {
  return callOperation<SendFormResult>(connection, sendFormOperation, input, options);
}

const sendFormOperation: ClientOperation = {
  table: sendFormTable,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ formWriter(
        "application/x-www-form-urlencoded",
        [
          { name: "name", shape: "string" },
          { name: "id", shape: "string" },
        ],
        validateFormRequest,
      ),
      /* @__PURE__ */ multipartWriter(
        "multipart/form-data",
        [
          { name: "name", kind: "text", shape: "string", required: true },
          { name: "id", kind: "text", shape: "string" },
        ],
        validateFormRequest,
      ),
    ],
  },
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
