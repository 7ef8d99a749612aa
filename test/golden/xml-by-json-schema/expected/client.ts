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
import { type XmlShape, documentReader, documentWriter, jsonReader, jsonWriter, textReader } from "../runtime/http.js";
import { changePetTable, listPetsTable, securitySchemes } from "./operations.js";
import type { paths } from "./paths.js";
import type { ListPetsResponse200, Pet, PetRequest } from "./types.js";
import { validateListPetsResponse200, validatePet, validatePetRequest } from "./validators.js";

/** No scheme requires a credential in a request. */
export type XmlByJsonSchemaAuth = Readonly<Record<string, never>>;

export type XmlByJsonSchemaClientOptions<Throws extends boolean = false> = ClientSettings<XmlByJsonSchemaAuth, Throws>;

/** The settings of calls without a client, which the operations that are functions take. */
export type XmlByJsonSchemaConnection = Connection<XmlByJsonSchemaAuth>;

/** The operations, as hooks get them. */
export type XmlByJsonSchemaOperationId = "changePet" | "listPets";

/** Calls XML by a JSON schema. */
export interface XmlByJsonSchemaClient extends ClientBase<
  XmlByJsonSchemaClient,
  XmlByJsonSchemaAuth,
  XmlByJsonSchemaOperationId
> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /** PUT /pets */
  changePet(input: ChangePetInput, options?: CallOptions): ApiPromise<ChangePetResult>;
  /** GET /pets */
  listPets(input?: ListPetsInput, options?: CallOptions): ApiPromise<ListPetsResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createXmlByJsonSchemaClient<Throws extends boolean = false>(
  options: XmlByJsonSchemaClientOptions<Throws>,
): ClientThat<Throws, XmlByJsonSchemaClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [
    changePetTable,
    listPetsTable,
  ]);
  const client: XmlByJsonSchemaClient = {
    ...clientBase(connection, (baseUrl) => createXmlByJsonSchemaClient({ ...options, baseUrl })),
    raw,
    changePet: (input, callOptions) => changePet(connection, input, callOptions),
    listPets: (input, callOptions) => listPets(connection, input, callOptions),
  };
  return client as ClientThat<Throws, XmlByJsonSchemaClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createXmlByJsonSchemaClientWith<
  Operations extends OperationFunctions<XmlByJsonSchemaAuth>,
  Throws extends boolean = false,
>(
  options: XmlByJsonSchemaClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, XmlByJsonSchemaAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectXmlByJsonSchema(options: XmlByJsonSchemaClientOptions): XmlByJsonSchemaConnection {
  return connect(options, securitySchemes);
}

const tagXml: XmlShape = {
  kind: "object",
  parts: [
    { name: "id", shape: { kind: "text", as: "number" } },
    { name: "name", shape: { kind: "text", as: "string" } },
  ],
  others: { kind: "any" },
};

const petChipXml: XmlShape = {
  kind: "object",
  parts: [
    { name: "code", namespace: "urn:chips", prefix: "c", shape: { kind: "text", as: "string" } },
    { name: "maker", namespace: "urn:makers", prefix: "m", place: "attribute", shape: { kind: "text", as: "string" } },
  ],
  others: { kind: "any" },
};

const petXml: XmlShape = {
  kind: "object",
  parts: [
    { name: "id", place: "attribute", shape: { kind: "text", as: "number" } },
    { name: "name", shape: { kind: "text", as: "string" } },
    { name: "alive", shape: { kind: "text", as: "boolean" } },
    { property: "born", name: "birthday", shape: { kind: "text", as: ["string"] } },
    { name: "photoUrls", shape: { kind: "list", item: { name: "photoUrls", shape: { kind: "text", as: "string" } } } },
    { property: "weights", name: "weight", place: "repeated", shape: { kind: "text", as: "number" } },
    { property: "tags", name: "labels", shape: { kind: "list", item: { name: "tag", shape: () => tagXml } } },
    { property: "parents", name: "pet", place: "repeated", shape: () => petXml },
    { name: "chip", namespace: "urn:chips", prefix: "c", shape: () => petChipXml },
    { name: "notes", shape: { kind: "object", parts: [], others: { kind: "text", as: "string" } } },
    { name: "note", shape: { kind: "text", as: "string" } },
  ],
  others: { kind: "any" },
};

const listPetsResponse200Xml: XmlShape = { kind: "list", item: { name: "pet", shape: () => petXml } };

/** The request that `changePet` sends. */
export type ChangePetInput =
  | { readonly contentType?: "application/json"; readonly body: PetRequest }
  | { readonly contentType: "application/xml"; readonly body: PetRequest };

/** The result of `changePet`. */
export type ChangePetResult = CallResult<{
  is: ClientResult<200, Pet, NoHeaders, "application/json"> | ClientResult<200, Pet, NoHeaders, "application/xml">;
}>;

/** PUT /pets */
export function changePet(
  connection: XmlByJsonSchemaConnection,
  input: ChangePetInput,
  options?: CallOptions,
): ApiPromise<ChangePetResult> {
  return callOperation<ChangePetResult>(connection, changePetOperation, input, options);
}

const changePetOperation: ClientOperation = {
  table: changePetTable,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ jsonWriter("application/json", validatePetRequest),
      /* @__PURE__ */ documentWriter("application/xml", { name: "pet", shape: () => petXml }, validatePetRequest),
    ],
  },
  accept: "application/json, application/xml",
  responses: {
    200: {
      content: [
        /* @__PURE__ */ jsonReader("application/json", validatePet),
        /* @__PURE__ */ documentReader("application/xml", { name: "pet", shape: () => petXml }, validatePet),
      ],
    },
  },
};

/** The request that `listPets` sends. */
export type ListPetsInput = Readonly<Record<string, never>>;

/** The result of `listPets`. */
export type ListPetsResult = CallResult<{
  is:
    | ClientResult<200, ListPetsResponse200, NoHeaders, "application/xml">
    | ClientResult<404, string, NoHeaders, "application/xml">;
}>;

/** GET /pets */
export function listPets(
  connection: XmlByJsonSchemaConnection,
  input?: ListPetsInput,
  options?: CallOptions,
): ApiPromise<ListPetsResult> {
  return callOperation<ListPetsResult>(connection, listPetsOperation, input, options);
}

const listPetsOperation: ClientOperation = {
  table: listPetsTable,
  accept: "application/xml",
  responses: {
    200: {
      content: [
        /* @__PURE__ */ documentReader(
          "application/xml",
          { name: "pet", shape: () => listPetsResponse200Xml },
          validateListPetsResponse200,
        ),
      ],
    },
    404: { content: [/* @__PURE__ */ textReader("application/xml")] },
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
