// Generated from specs/travel-profile/openapi.yaml, sandbox/overlays/travel-profile.yaml, specs/open-questions.yaml and 1 more. Edit the specs, then run `make generate`.

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
  type OperationFunctions,
  type ServerAddress,
  bindOperations,
  callOperation,
  clientBase,
  connect,
  createRawClient,
  serverAddress,
} from "@specwright/runtime/client";
import { type OtherStatus, type StatusRange, xmlReader, xmlWriter } from "@specwright/runtime/http";
import { decodeTextHeaders, encodePlainHeaders, encodePlainQuery } from "@specwright/runtime/parameters";
import { type Client as RawClient, default as createClient } from "openapi-fetch";
import {
  decodeError,
  decodeProfile,
  decodeProfileResponse,
  encodeProfileCreate,
  encodeProfileUpdate,
  validateProfileCreate,
  validateProfileUpdate,
} from "./codecs.js";
import {
  createProfileResponseHeadersTable,
  createProfileTable,
  getProfileResponseHeadersTable,
  getProfileTable,
  securitySchemes,
  updateProfileResponseHeadersTable,
  updateProfileTable,
} from "./operations.js";
import type { paths } from "./paths.js";
import type {
  CreateProfileParameters,
  CreateProfileResponseHeaders,
  Error as ErrorModel,
  GetProfileParameters,
  GetProfileResponseHeaders,
  Profile,
  ProfileCreate,
  ProfileResponse,
  ProfileUpdate,
  UpdateProfileParameters,
  UpdateProfileResponseHeaders,
} from "./types.js";
import {
  validateCreateProfileParameters,
  validateCreateProfileResponseHeaders,
  validateGetProfileParameters,
  validateGetProfileResponseHeaders,
  validateUpdateProfileParameters,
  validateUpdateProfileResponseHeaders,
} from "./validators.js";

/**
 * A credential for each security scheme: a value, or a function that fetches it for each call.
 * @remarks `oauthToken`: Open question: The codes of these scopes are not specified, and no scope is
 * specified for the call itself, so none is named.
 */
export interface TravelProfileAuth {
  /**
   * The access token of the user whose profile the call reads or writes. The Authorization header contains
   * "OAuth" followed by the token. Some elements of the profile need the scopes Company Details, Medical Alerts,
   * TMC-specific, Emergency Contact Information, Passport Visa Information, TSA information and Unused tickets.
   */
  readonly oauthToken?: Credential | undefined;
}

export type TravelProfileClientOptions<Throws extends boolean = false> = ClientSettings<TravelProfileAuth, Throws>;

/** The settings of calls without a client, which the operations that are functions take. */
export type TravelProfileConnection = Connection<TravelProfileAuth>;

/** The operations, as hooks get them. */
export type TravelProfileOperationId = "getProfile" | "createProfile" | "updateProfile";

/**
 * Calls Travel profile.
 *
 * A travel profile contains the identity, the contact data, the documents and the travel preferences of a user.
 * Requests and responses are XML, defined by travel-profile.xsd, with the same Profile element for reads and
 * writes. The path contains the API version, v2.0.
 * @remarks Open question: Neither rate limits nor events of this API are shown, so the spec has nothing
 * about them (1 more in the spec).
 */
export interface TravelProfileClient extends ClientBase<
  TravelProfileClient,
  TravelProfileAuth,
  TravelProfileOperationId
> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /**
   * Read the travel profile of a user.
   *
   * This operation returns the travel profile of the user of the token, or of the user identified by the two
   * query parameters together. The caller names application/xml as its Content-Type. Elements behind a scope
   * contain data only when that scope is enabled. The parameter userid_value is valid only together with
   * userid_type.
   *
   * GET /api/travelprofile/v2.0/profile
   */
  getProfile(input?: GetProfileInput, options?: CallOptions): ApiPromise<GetProfileResult>;
  /**
   * Create a user with a travel profile.
   *
   * This operation creates a user with the same model as the read operation and the same headers. A new user has
   * at least FirstName, LastName, TravelConfigID, LoginID and Password. If the password is omitted on create, a
   * random strong password is set. If RuleClass is omitted on create, the user gets the default rule class.
   *
   * POST /api/travelprofile/v2.0/profile
   */
  createProfile(input: CreateProfileInput, options?: CallOptions): ApiPromise<CreateProfileResult>;
  /**
   * Update the travel profile of a user.
   *
   * This operation changes the profile of the user of the token with the same model as the read operation and
   * the same headers. On update, an omitted element is ignored. An element that is sent as an empty string is
   * cleared. A nillable element is cleared if it is set nil.
   *
   * PUT /api/travelprofile/v2.0/profile
   */
  updateProfile(input: UpdateProfileInput, options?: CallOptions): ApiPromise<UpdateProfileResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createTravelProfileClient<Throws extends boolean = false>(
  options: TravelProfileClientOptions<Throws>,
): ClientThat<Throws, TravelProfileClient> {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [
    getProfileTable,
    createProfileTable,
    updateProfileTable,
  ]);
  const client: TravelProfileClient = {
    ...clientBase(connection, (baseUrl) => createTravelProfileClient({ ...options, baseUrl })),
    raw,
    getProfile: (input, callOptions) => getProfile(connection, input, callOptions),
    createProfile: (input, callOptions) => createProfile(connection, input, callOptions),
    updateProfile: (input, callOptions) => updateProfile(connection, input, callOptions),
  };
  return client as ClientThat<Throws, TravelProfileClient>;
}

/**
 * A client with these operations as methods: a bundle then holds only what it calls. Throws a TypeError when the
 * base URL is not valid.
 */
export function createTravelProfileClientWith<
  Operations extends OperationFunctions<TravelProfileAuth>,
  Throws extends boolean = false,
>(
  options: TravelProfileClientOptions<Throws>,
  operations: Operations,
): ClientThat<Throws, BoundClient<Operations, TravelProfileAuth>> {
  return bindOperations(options, operations, securitySchemes);
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectTravelProfile(options: TravelProfileClientOptions): TravelProfileConnection {
  return connect(options, securitySchemes);
}

/** The servers of the contract: what each returns is a `baseUrl` for clients. */
export interface TravelProfileServers {
  /**
   * The host of the data center that serves the user.
   *
   * {instance_url}
   */
  server(variables?: { readonly instance_url?: string }): ServerAddress;
}

export const travelProfileServers: TravelProfileServers = {
  server: (variables) =>
    serverAddress(
      "server",
      { url: "{instance_url}", variables: { instance_url: { default: "https://instance-url.invalid" } } },
      variables,
    ),
};

/** The request that `getProfile` sends. */
export type GetProfileInput = GetProfileParameters;

/** The result of `getProfile`. */
export type GetProfileResult = CallResult<{
  is:
    | ClientResult<200, Profile, GetProfileResponseHeaders, "application/xml">
    | ClientResult<OtherStatus<200>, ErrorModel, GetProfileResponseHeaders, "application/xml">;
}>;

/**
 * Read the travel profile of a user.
 *
 * This operation returns the travel profile of the user of the token, or of the user identified by the two query
 * parameters together. The caller names application/xml as its Content-Type. Elements behind a scope contain
 * data only when that scope is enabled. The parameter userid_value is valid only together with userid_type.
 *
 * GET /api/travelprofile/v2.0/profile
 * @remarks Open question: Q-167: The callers that may name another user are not specified (3 more in the spec).
 */
export function getProfile(
  connection: TravelProfileConnection,
  input?: GetProfileInput,
  options?: CallOptions,
): ApiPromise<GetProfileResult> {
  return callOperation<GetProfileResult>(connection, getProfileOperation, input, options);
}

const getProfileOperation: ClientOperation = {
  table: getProfileTable,
  check: validateGetProfileParameters,
  encode: { query: encodePlainQuery, headers: encodePlainHeaders },
  accept: "application/xml",
  responses: {
    200: {
      content: [/* @__PURE__ */ xmlReader("application/xml", decodeProfile)],
      headers: getProfileResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateGetProfileResponseHeaders,
    },
    default: {
      content: [/* @__PURE__ */ xmlReader("application/xml", decodeError)],
      headers: getProfileResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateGetProfileResponseHeaders,
    },
  },
};

/** The request that `createProfile` sends. */
export interface CreateProfileInput extends CreateProfileParameters {
  readonly contentType?: "application/xml";
  /** The profile of the new user. */
  readonly body: ProfileCreate;
}

/** The result of `createProfile`. */
export type CreateProfileResult = CallResult<{
  is:
    | ClientResult<StatusRange<"2XX">, ProfileResponse, CreateProfileResponseHeaders, "application/xml">
    | ClientResult<OtherStatus<StatusRange<"2XX">>, ErrorModel, CreateProfileResponseHeaders, "application/xml">;
}>;

/**
 * Create a user with a travel profile.
 *
 * This operation creates a user with the same model as the read operation and the same headers. A new user has
 * at least FirstName, LastName, TravelConfigID, LoginID and Password. If the password is omitted on create, a
 * random strong password is set. If RuleClass is omitted on create, the user gets the default rule class.
 *
 * POST /api/travelprofile/v2.0/profile
 * @remarks Open question: The method and the path of this operation are not shown; this entry is not a
 * fact (4 more in the spec).
 */
export function createProfile(
  connection: TravelProfileConnection,
  input: CreateProfileInput,
  options?: CallOptions,
): ApiPromise<CreateProfileResult> {
  return callOperation<CreateProfileResult>(connection, createProfileOperation, input, options);
}

const createProfileOperation: ClientOperation = {
  table: createProfileTable,
  check: validateCreateProfileParameters,
  body: {
    required: true,
    content: [/* @__PURE__ */ xmlWriter("application/xml", validateProfileCreate, encodeProfileCreate)],
  },
  encode: { headers: encodePlainHeaders },
  accept: "application/xml",
  responses: {
    "2XX": {
      content: [/* @__PURE__ */ xmlReader("application/xml", decodeProfileResponse)],
      headers: createProfileResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateCreateProfileResponseHeaders,
    },
    default: {
      content: [/* @__PURE__ */ xmlReader("application/xml", decodeError)],
      headers: createProfileResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateCreateProfileResponseHeaders,
    },
  },
};

/** The request that `updateProfile` sends. */
export interface UpdateProfileInput extends UpdateProfileParameters {
  readonly contentType?: "application/xml";
  /** The changed elements of the profile. */
  readonly body: ProfileUpdate;
}

/** The result of `updateProfile`. */
export type UpdateProfileResult = CallResult<{
  is:
    | ClientResult<StatusRange<"2XX">, ProfileResponse, UpdateProfileResponseHeaders, "application/xml">
    | ClientResult<OtherStatus<StatusRange<"2XX">>, ErrorModel, UpdateProfileResponseHeaders, "application/xml">;
}>;

/**
 * Update the travel profile of a user.
 *
 * This operation changes the profile of the user of the token with the same model as the read operation and the
 * same headers. On update, an omitted element is ignored. An element that is sent as an empty string is cleared.
 * A nillable element is cleared if it is set nil.
 *
 * PUT /api/travelprofile/v2.0/profile
 * @remarks Open question: The method and the path of this operation are not shown; this entry is not a
 * fact (4 more in the spec).
 */
export function updateProfile(
  connection: TravelProfileConnection,
  input: UpdateProfileInput,
  options?: CallOptions,
): ApiPromise<UpdateProfileResult> {
  return callOperation<UpdateProfileResult>(connection, updateProfileOperation, input, options);
}

const updateProfileOperation: ClientOperation = {
  table: updateProfileTable,
  check: validateUpdateProfileParameters,
  body: {
    required: true,
    content: [/* @__PURE__ */ xmlWriter("application/xml", validateProfileUpdate, encodeProfileUpdate)],
  },
  encode: { headers: encodePlainHeaders },
  accept: "application/xml",
  responses: {
    "2XX": {
      content: [/* @__PURE__ */ xmlReader("application/xml", decodeProfileResponse)],
      headers: updateProfileResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateUpdateProfileResponseHeaders,
    },
    default: {
      content: [/* @__PURE__ */ xmlReader("application/xml", decodeError)],
      headers: updateProfileResponseHeadersTable,
      decodeHeaders: decodeTextHeaders,
      checkHeaders: validateUpdateProfileResponseHeaders,
    },
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
} from "@specwright/runtime/client";
export { type ClientHooks, type HookContext } from "@specwright/runtime/client";
export { retry } from "@specwright/runtime/client";
export { type AttemptRecord, logHooks } from "@specwright/runtime/client";
export { type TransferProgress, reportProgress } from "@specwright/runtime/client";
