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
  type UndeclaredResult,
  type UnreadableResult,
  bindOperations,
  callOperation,
  clientBase,
  connect,
  createRawClient,
} from "../runtime/client.js";
import { type OtherStatus, jsonReader, jsonWriter } from "../runtime/http.js";
import { decodeTextHeaders } from "../runtime/parameters.js";
import { addPetTable, listPetsResponseHeadersTable, listPetsTable, securitySchemes } from "./operations.js";
import type { paths } from "./paths.js";
import type { ListPetsResponse200, ListPetsResponseHeaders, NewPet, PetName } from "./types.js";
import {
  validateListPetsResponse200Answer,
  validateListPetsResponseHeadersAnswer,
  validateNewPet,
  validatePetName,
} from "./validators.js";

/** No scheme requires a credential in a request. */
export type LenientAnswersAuth = Readonly<Record<string, never>>;

export type LenientAnswersClientOptions<Throws extends boolean = false> = ClientSettings<LenientAnswersAuth, Throws>;

/** The settings of calls without a client, which the operations that are functions take. */
export type LenientAnswersConnection = Connection<LenientAnswersAuth>;

/** The operations, as hooks get them. */
export type LenientAnswersOperationId = "listPets" | "addPet";

/** Calls Lenient answers. */
export interface LenientAnswersClient extends ClientBase<
  LenientAnswersClient,
  LenientAnswersAuth,
  LenientAnswersOperationId
> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /**
   * Lists the pets.
   *
   * GET /pets
   */
  listPets(input?: ListPetsInput, options?: CallOptions): ApiPromise<ListPetsResult>;
  /**
   * Adds a pet.
   *
   * POST /pets
   */
  addPet(input: AddPetInput, options?: CallOptions): ApiPromise<AddPetResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createLenientAnswersClient<Throws extends boolean = false>(
  options: LenientAnswersClientOptions<Throws>,
): ClientThat<Throws, LenientAnswersClient> {
  const { connection, raw } = createRawClient(
    createClient<paths>,
    options,
    securitySchemes,
    [listPetsTable, addPetTable],
    "report",
  );
  const client: LenientAnswersClient = {
    ...clientBase(connection, (baseUrl) => createLenientAnswersClient({ ...options, baseUrl })),
    raw,
    listPets: (input, callOptions) => listPets(connection, input, callOptions),
    addPet: (input, callOptions) => addPet(connection, input, callOptions),
  };
  return client as ClientThat<Throws, LenientAnswersClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createLenientAnswersClientWith<
  Operations extends OperationFunctions<LenientAnswersAuth>,
  Throws extends boolean = false,
>(
  options: LenientAnswersClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, LenientAnswersAuth>> {
  return bindOperations(options, operations, securitySchemes, "report");
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectLenientAnswers(options: LenientAnswersClientOptions): LenientAnswersConnection {
  return connect(options, securitySchemes, "report");
}

/** The request that `listPets` sends. */
export type ListPetsInput = Readonly<Record<string, never>>;

/** The result of `listPets`. */
export type ListPetsResult = CallResult<{
  is:
    | ClientResult<200, ListPetsResponse200, ListPetsResponseHeaders, "application/json">
    | ClientResult<OtherStatus<200>, undefined, NoHeaders, undefined>
    | UnreadableResult;
}>;

/**
 * Lists the pets.
 *
 * GET /pets
 */
export function listPets(
  connection: LenientAnswersConnection,
  input?: ListPetsInput,
  options?: CallOptions,
): ApiPromise<ListPetsResult> {
  return callOperation<ListPetsResult>(connection, listPetsOperation, input, options);
}

const listPetsOperation: ClientOperation = {
  table: listPetsTable,
  accept: "application/json",
  responses: {
    200: {
      content: [/* @__PURE__ */ jsonReader("application/json", validateListPetsResponse200Answer)],
      headers: listPetsResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateListPetsResponseHeadersAnswer,
    },
    default: { content: [] },
  },
};

/** The request that `addPet` sends. */
export interface AddPetInput {
  readonly contentType?: "application/json";
  readonly body: NewPet;
}

/** The result of `addPet`. */
export type AddPetResult = CallResult<{
  is: ClientResult<201, PetName, NoHeaders, "application/json"> | UndeclaredResult<OtherStatus<201>> | UnreadableResult;
}>;

/**
 * Adds a pet.
 *
 * POST /pets
 */
export function addPet(
  connection: LenientAnswersConnection,
  input: AddPetInput,
  options?: CallOptions,
): ApiPromise<AddPetResult> {
  return callOperation<AddPetResult>(connection, addPetOperation, input, options);
}

const addPetOperation: ClientOperation = {
  table: addPetTable,
  body: { required: true, content: [/* @__PURE__ */ jsonWriter("application/json", validateNewPet)] },
  accept: "application/json",
  responses: {
    201: { content: [/* @__PURE__ */ jsonReader("application/json", validatePetName)] },
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
