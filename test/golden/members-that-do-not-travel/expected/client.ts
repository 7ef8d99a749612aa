// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { type Client as RawClient, default as createClient } from "openapi-fetch";
import {
  type BoundClient,
  type CallOptions,
  type CallResult,
  type ClientBase,
  type ClientOperation,
  type ClientResult,
  type ClientSettings,
  type Connection,
  type NoHeaders,
  type OperationFunctions,
  bindOperations,
  callOperation,
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

export type MembersThatDoNotTravelClientOptions = ClientSettings<MembersThatDoNotTravelAuth>;

/** The settings of calls without a client, which the operations that are functions take. */
export type MembersThatDoNotTravelConnection = Connection<MembersThatDoNotTravelAuth>;

/** Calls Members that do not travel. */
export interface MembersThatDoNotTravelClient extends ClientBase<
  MembersThatDoNotTravelClient,
  MembersThatDoNotTravelAuth
> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /** POST /accounts */
  echoAccount(input: EchoAccountInput, options?: CallOptions): Promise<EchoAccountResult>;
  /** POST /forms */
  sendForm(input: SendFormInput, options?: CallOptions): Promise<SendFormResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createMembersThatDoNotTravelClient(
  options: MembersThatDoNotTravelClientOptions,
): MembersThatDoNotTravelClient {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [
    echoAccountTable,
    sendFormTable,
  ]);
  return {
    connection,
    raw,
    withBaseUrl: (baseUrl) => createMembersThatDoNotTravelClient({ ...options, baseUrl }),
    echoAccount: (input, callOptions) => echoAccount(connection, input, callOptions),
    sendForm: (input, callOptions) => sendForm(connection, input, callOptions),
  };
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createMembersThatDoNotTravelClientWith<
  Operations extends OperationFunctions<MembersThatDoNotTravelAuth>,
>(
  options: MembersThatDoNotTravelClientOptions,
  operations: Operations,
): BoundClient<Operations, MembersThatDoNotTravelAuth> {
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
): Promise<EchoAccountResult> {
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
): Promise<SendFormResult> {
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
  type NetworkError,
  type RequestValidationError,
  type ResponseValidationError,
  type TimeoutError,
  type UnexpectedStatusError,
  isNetworkError,
  isRequestValidationError,
  isResponseValidationError,
  isTimeoutError,
  isUnexpectedStatusError,
} from "../runtime/client.js";
