// Generated from specs/travel-profile/openapi.yaml, sandbox/overlays/travel-profile.yaml, specs/open-questions.yaml and 1 more. Edit the specs, then run `make generate`.

import { type OtherStatus, type StatusRange, xmlReader, xmlWriter } from "@specwright/runtime/http";
import {
  type ErrorTable,
  type FilledAnswers,
  type HandlerContext,
  type Refusal,
  type RefusalReply,
  type Refused,
  type Replied,
  type RowDetails,
  type SecurityHook,
  type Server,
  type ServerOperation,
  type ServerSettings,
  createServer,
  notImplemented,
  problemDetails,
  rowRefusals,
  tableReply,
} from "@specwright/runtime/server";
import {
  decodeProfileCreate,
  decodeProfileUpdate,
  encodeError,
  encodeProfile,
  encodeProfileResponse,
  validateError,
  validateProfile,
  validateProfileResponse,
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
 * Implements Travel profile: a method for each operation.
 *
 * A travel profile contains the identity, the contact data, the documents and the travel preferences of a user.
 * Requests and responses are XML, defined by travel-profile.xsd, with the same Profile element for reads and
 * writes. The path contains the API version, v2.0.
 */
export interface TravelProfileHandlers<OauthTokenContext = unknown> {
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
  getProfile(
    request: GetProfileReceived,
    context: HandlerContext<
      { readonly oauthToken: OauthTokenContext },
      GetProfileReply,
      TravelProfileErrorsRefusals<OtherStatus<200>>
    >,
  ): Replied<GetProfileReply>;
  /**
   * Create a user with a travel profile.
   *
   * This operation creates a user with the same model as the read operation and the same headers. A new user has
   * at least FirstName, LastName, TravelConfigID, LoginID and Password. If the password is omitted on create, a
   * random strong password is set. If RuleClass is omitted on create, the user gets the default rule class.
   *
   * POST /api/travelprofile/v2.0/profile
   */
  createProfile(
    request: CreateProfileReceived,
    context: HandlerContext<
      { readonly oauthToken: OauthTokenContext },
      CreateProfileReply,
      TravelProfileErrorsRefusals<OtherStatus<StatusRange<"2XX">>>
    >,
  ): Replied<CreateProfileReply>;
  /**
   * Update the travel profile of a user.
   *
   * This operation changes the profile of the user of the token with the same model as the read operation and
   * the same headers. On update, an omitted element is ignored. An element that is sent as an empty string is
   * cleared. A nillable element is cleared if it is set nil.
   *
   * PUT /api/travelprofile/v2.0/profile
   */
  updateProfile(
    request: UpdateProfileReceived,
    context: HandlerContext<
      { readonly oauthToken: OauthTokenContext },
      UpdateProfileReply,
      TravelProfileErrorsRefusals<OtherStatus<StatusRange<"2XX">>>
    >,
  ): Replied<UpdateProfileReply>;
}

/** Checks credentials, with a hook for each security scheme; what it returns is `context.auth` of handlers. */
export interface TravelProfileSecurity<OauthTokenContext = unknown> {
  /**
   * The access token of the user whose profile the call reads or writes. The Authorization header contains
   * "OAuth" followed by the token. Some elements of the profile need the scopes Company Details, Medical Alerts,
   * TMC-specific, Emergency Contact Information, Passport Visa Information, TSA information and Unused tickets.
   */
  readonly oauthToken: SecurityHook<string, OauthTokenContext>;
}

export interface TravelProfileServerOptions<OauthTokenContext = unknown> extends ServerSettings<
  keyof TravelProfileHandlers
> {
  readonly security: TravelProfileSecurity<OauthTokenContext>;
  readonly handlers: TravelProfileHandlers<OauthTokenContext>;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedTravelProfile: { readonly [Name in keyof TravelProfileHandlers]: () => never } = {
  getProfile: notImplemented,
  createProfile: notImplemented,
  updateProfile: notImplemented,
};

const refusalWriter = /* @__PURE__ */ xmlWriter("application/xml", validateError, encodeError);

const travelProfileErrorsTable: ErrorTable = {
  report: "first",
  paths: "pointer",
  members: { Message: "{message}", "Server-Time": "{now}", Id: "{uuid}" },
  rows: [
    {
      id: "malformedBody",
      meaning: "The XML body is malformed.",
      members: {},
      when: [{ at: "body/**", problems: ["unreadable"] }],
    },
    { id: "userMissing", status: 403, meaning: "The access token does not belong to a user.", members: {} },
    { id: "userForbidden", status: 403, meaning: "Only an administrator can name another user.", members: {} },
    {
      id: "creationForbidden",
      status: 403,
      meaning: "Only an administrator or a token of the company can create users.",
      members: {},
    },
    { id: "loginTaken", status: 409, meaning: "The login id is in use.", members: {} },
    { id: "employeeIdTaken", status: 409, meaning: "The employee id is in use.", members: {} },
    { id: "wrongElement", status: 400, meaning: "An element has an invalid value.", members: {} },
    { id: "unknownUser", status: 404, meaning: "The user does not exist.", members: {} },
    { id: "otherTravelProfileError", members: {}, when: "always" },
  ],
};

const travelProfileRefusalAnswers: readonly FilledAnswers[] = [
  {
    operations: ["getProfile", "createProfile", "updateProfile"],
    common: true,
    table: travelProfileErrorsTable,
    writers: { default: refusalWriter },
  },
];

/** Shapes a refused request: by the error tables of the spec, otherwise as RFC 9457 describes. */
export function travelProfileRefusal(refusal: Refusal): RefusalReply {
  return tableReply(refusal, travelProfileRefusalAnswers) ?? problemDetails(refusal);
}

/**
 * Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. Write
 * `security` before `handlers`: TypeScript reads in that order what hooks return and handlers get.
 */
export function createTravelProfileServer<OauthTokenContext = unknown>(
  options: TravelProfileServerOptions<OauthTokenContext>,
): Server {
  return createServer(
    {
      name: "travel-profile",
      basePath: "",
      operations: [getProfileEndpoint, createProfileEndpoint, updateProfileEndpoint],
      securitySchemes,
      refusalReply: travelProfileRefusal,
      refusals: (operation) => rowRefusals(operation, travelProfileRefusalAnswers),
    },
    options,
  );
}

/** The errors of the travel profile API. */
export interface TravelProfileErrorsRefusals<Status extends number> {
  /** The XML body is malformed. */
  malformedBody(details?: RowDetails<Status>): Refused;
  /**
   * The access token does not belong to a user.
   *
   * Status 403.
   */
  userMissing(details?: RowDetails): Refused;
  /**
   * Only an administrator can name another user.
   *
   * Status 403.
   */
  userForbidden(details?: RowDetails): Refused;
  /**
   * Only an administrator or a token of the company can create users.
   *
   * Status 403.
   */
  creationForbidden(details?: RowDetails): Refused;
  /**
   * The login id is in use.
   *
   * Status 409.
   */
  loginTaken(details?: RowDetails): Refused;
  /**
   * The employee id is in use.
   *
   * Status 409.
   */
  employeeIdTaken(details?: RowDetails): Refused;
  /**
   * An element has an invalid value.
   *
   * Status 400.
   */
  wrongElement(details?: RowDetails): Refused;
  /**
   * The user does not exist.
   *
   * Status 404.
   */
  unknownUser(details?: RowDetails): Refused;
  otherTravelProfileError(details?: RowDetails<Status>): Refused;
}

/** The request that the handler of `getProfile` receives. */
export type GetProfileReceived = GetProfileParameters;

/** The reply that the handler of `getProfile` returns. */
export type GetProfileReply =
  | {
      readonly status: 200;
      readonly headers?: GetProfileResponseHeaders;
      readonly contentType?: "application/xml";
      readonly body: Profile;
    }
  | {
      readonly status: OtherStatus<200>;
      readonly headers?: GetProfileResponseHeaders;
      readonly contentType?: "application/xml";
      readonly body: ErrorModel;
    };

const getProfileEndpoint: ServerOperation = {
  table: getProfileTable,
  check: validateGetProfileParameters,
  responses: {
    200: {
      content: [/* @__PURE__ */ xmlWriter("application/xml", validateProfile, encodeProfile)],
      headers: getProfileResponseHeadersTable,
      checkHeaders: validateGetProfileResponseHeaders,
    },
    default: {
      content: [/* @__PURE__ */ xmlWriter("application/xml", validateError, encodeError)],
      headers: getProfileResponseHeadersTable,
      checkHeaders: validateGetProfileResponseHeaders,
    },
  },
};

/** The request that the handler of `createProfile` receives. */
export interface CreateProfileReceived extends CreateProfileParameters {
  readonly contentType: "application/xml";
  /** The profile of the new user. */
  readonly body: ProfileCreate;
}

/** The reply that the handler of `createProfile` returns. */
export type CreateProfileReply =
  | {
      readonly status: StatusRange<"2XX">;
      readonly headers?: CreateProfileResponseHeaders;
      readonly contentType?: "application/xml";
      readonly body: ProfileResponse;
    }
  | {
      readonly status: OtherStatus<StatusRange<"2XX">>;
      readonly headers?: CreateProfileResponseHeaders;
      readonly contentType?: "application/xml";
      readonly body: ErrorModel;
    };

const createProfileEndpoint: ServerOperation = {
  table: createProfileTable,
  check: validateCreateProfileParameters,
  body: { required: true, content: [/* @__PURE__ */ xmlReader("application/xml", decodeProfileCreate)] },
  responses: {
    "2XX": {
      content: [/* @__PURE__ */ xmlWriter("application/xml", validateProfileResponse, encodeProfileResponse)],
      headers: createProfileResponseHeadersTable,
      checkHeaders: validateCreateProfileResponseHeaders,
    },
    default: {
      content: [/* @__PURE__ */ xmlWriter("application/xml", validateError, encodeError)],
      headers: createProfileResponseHeadersTable,
      checkHeaders: validateCreateProfileResponseHeaders,
    },
  },
};

/** The request that the handler of `updateProfile` receives. */
export interface UpdateProfileReceived extends UpdateProfileParameters {
  readonly contentType: "application/xml";
  /** The changed elements of the profile. */
  readonly body: ProfileUpdate;
}

/** The reply that the handler of `updateProfile` returns. */
export type UpdateProfileReply =
  | {
      readonly status: StatusRange<"2XX">;
      readonly headers?: UpdateProfileResponseHeaders;
      readonly contentType?: "application/xml";
      readonly body: ProfileResponse;
    }
  | {
      readonly status: OtherStatus<StatusRange<"2XX">>;
      readonly headers?: UpdateProfileResponseHeaders;
      readonly contentType?: "application/xml";
      readonly body: ErrorModel;
    };

const updateProfileEndpoint: ServerOperation = {
  table: updateProfileTable,
  check: validateUpdateProfileParameters,
  body: { required: true, content: [/* @__PURE__ */ xmlReader("application/xml", decodeProfileUpdate)] },
  responses: {
    "2XX": {
      content: [/* @__PURE__ */ xmlWriter("application/xml", validateProfileResponse, encodeProfileResponse)],
      headers: updateProfileResponseHeadersTable,
      checkHeaders: validateUpdateProfileResponseHeaders,
    },
    default: {
      content: [/* @__PURE__ */ xmlWriter("application/xml", validateError, encodeError)],
      headers: updateProfileResponseHeadersTable,
      checkHeaders: validateUpdateProfileResponseHeaders,
    },
  },
};

export { forbidden } from "@specwright/runtime/server";
export { unauthorized } from "@specwright/runtime/server";
export { refuse } from "@specwright/runtime/server";
