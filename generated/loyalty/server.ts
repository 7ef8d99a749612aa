// Generated from specs/loyalty/openapi.yaml, sandbox/overlays/loyalty.yaml, specs/loyalty/loyalty.xsd and 1 more. Edit the specs, then run `make generate`.

import { type OtherStatus, xmlReader, xmlWriter } from "@specwright/runtime/http";
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
  type ServerReplyTable,
  type ServerSettings,
  createServer,
  notImplemented,
  problemDetails,
  rowRefusals,
  tableReply,
} from "@specwright/runtime/server";
import {
  decodeLoyaltyMembershipUpdate,
  encodeLoyaltyMembershipResponse,
  validateLoyaltyMembershipResponse,
} from "./codecs.js";
import {
  securitySchemes,
  updateLoyaltyMembershipsResponseHeadersTable,
  updateLoyaltyMembershipsTable,
} from "./operations.js";
import type {
  LoyaltyMembershipResponse,
  LoyaltyMembershipUpdate,
  UpdateLoyaltyMembershipsParameters,
  UpdateLoyaltyMembershipsResponseHeaders,
} from "./types.js";
import {
  validateUpdateLoyaltyMembershipsParameters,
  validateUpdateLoyaltyMembershipsResponseHeaders,
} from "./validators.js";

/**
 * Implements Loyalty memberships: a method for each operation.
 *
 * A travel supplier or a travel management company (TMC) updates a user's memberships in loyalty programs.
 * Requests and responses are XML, defined by loyalty.xsd. The path contains the API version, v1.0.
 */
export interface LoyaltyHandlers<OauthTokenContext = unknown> {
  /**
   * Update the loyalty memberships of a user.
   *
   * This operation stores the loyalty membership data that a travel supplier or a TMC sends for a user. The
   * caller sends application/xml and names application/xml in its Accept header. A failure has the Status ERROR
   * and an ErrorDescription. A travel supplier updates memberships of its own program and of no other. A travel
   * supplier may set a new program number. A TMC may update every program of the consumer. The operation is
   * restricted to suppliers that have completed the application review.
   *
   * POST /api/travelprofile/v1.0/loyalty
   */
  updateLoyaltyMemberships(
    request: UpdateLoyaltyMembershipsReceived,
    context: HandlerContext<
      { readonly oauthToken: OauthTokenContext },
      UpdateLoyaltyMembershipsReply,
      LoyaltyFailuresRefusals<OtherStatus<200>>
    >,
  ): Replied<UpdateLoyaltyMembershipsReply>;
}

/** Checks credentials, with a hook for each security scheme; what it returns is `context.auth` of handlers. */
export interface LoyaltySecurity<OauthTokenContext = unknown> {
  /**
   * The access token of a valid user. Every call sends it in the Authorization header as "OAuth" followed by the
   * token.
   */
  readonly oauthToken: SecurityHook<string, OauthTokenContext>;
}

export interface LoyaltyServerOptions<OauthTokenContext = unknown> extends ServerSettings<keyof LoyaltyHandlers> {
  readonly security: LoyaltySecurity<OauthTokenContext>;
  readonly handlers: LoyaltyHandlers<OauthTokenContext>;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedLoyalty: { readonly [Name in keyof LoyaltyHandlers]: () => never } = {
  updateLoyaltyMemberships: notImplemented,
};

const refusalWriter = /* @__PURE__ */ xmlWriter(
  "application/xml",
  validateLoyaltyMembershipResponse,
  encodeLoyaltyMembershipResponse,
);

const loyaltyFailuresTable: ErrorTable = {
  report: "first",
  paths: "pointer",
  members: { Status: "ERROR", ErrorDescription: "{message}" },
  rows: [
    { id: "userMissing", status: 403, meaning: "The access token does not belong to a user.", members: {} },
    {
      id: "neitherSupplierNorTmc",
      status: 403,
      meaning: "The caller is neither a travel supplier nor a TMC.",
      members: {},
    },
    { id: "notReviewed", status: 403, meaning: "The supplier has not completed the application review.", members: {} },
    { id: "programOfAnother", status: 403, meaning: "The program belongs to another supplier.", members: {} },
    { id: "vendorCodeMissing", status: 400, meaning: "A TMC must send VendorCode.", members: {} },
    { id: "vendorTypeMissing", status: 400, meaning: "A TMC must send VendorType.", members: {} },
    { id: "programRepeated", status: 400, meaning: "Each program has one Membership element.", members: {} },
    { id: "updateFailed", members: {}, when: "always" },
  ],
};

const loyaltyRefusalAnswers: readonly FilledAnswers[] = [
  {
    operations: ["updateLoyaltyMemberships"],
    common: true,
    table: loyaltyFailuresTable,
    writers: { default: refusalWriter },
  },
];

/** Shapes a refused request: by the error tables of the spec, otherwise as RFC 9457 describes. */
export function loyaltyRefusal(refusal: Refusal): RefusalReply {
  return tableReply(refusal, loyaltyRefusalAnswers) ?? problemDetails(refusal);
}

/**
 * Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. Write
 * `security` before `handlers`: TypeScript reads in that order what hooks return and handlers get.
 */
export function createLoyaltyServer<OauthTokenContext = unknown>(
  options: LoyaltyServerOptions<OauthTokenContext>,
): Server {
  return createServer(
    {
      name: "loyalty",
      basePath: "",
      operations: [updateLoyaltyMembershipsEndpoint],
      securitySchemes,
      refusalReply: loyaltyRefusal,
      refusals: (operation) => rowRefusals(operation, loyaltyRefusalAnswers),
    },
    options,
  );
}

/** The errors of an update. */
export interface LoyaltyFailuresRefusals<Status extends number> {
  /**
   * The access token does not belong to a user.
   *
   * Status 403.
   */
  userMissing(details?: RowDetails): Refused;
  /**
   * The caller is neither a travel supplier nor a TMC.
   *
   * Status 403.
   */
  neitherSupplierNorTmc(details?: RowDetails): Refused;
  /**
   * The supplier has not completed the application review.
   *
   * Status 403.
   */
  notReviewed(details?: RowDetails): Refused;
  /**
   * The program belongs to another supplier.
   *
   * Status 403.
   */
  programOfAnother(details?: RowDetails): Refused;
  /**
   * A TMC must send VendorCode.
   *
   * Status 400.
   */
  vendorCodeMissing(details?: RowDetails): Refused;
  /**
   * A TMC must send VendorType.
   *
   * Status 400.
   */
  vendorTypeMissing(details?: RowDetails): Refused;
  /**
   * Each program has one Membership element.
   *
   * Status 400.
   */
  programRepeated(details?: RowDetails): Refused;
  updateFailed(details?: RowDetails<Status>): Refused;
}

/** The request that the handler of `updateLoyaltyMemberships` receives. */
export interface UpdateLoyaltyMembershipsReceived extends UpdateLoyaltyMembershipsParameters {
  readonly contentType: "application/xml";
  /** The memberships to update, one Membership element for each program. */
  readonly body: LoyaltyMembershipUpdate;
}

/** The reply that the handler of `updateLoyaltyMemberships` returns. */
export type UpdateLoyaltyMembershipsReply =
  | {
      readonly status: 200;
      readonly headers?: UpdateLoyaltyMembershipsResponseHeaders;
      readonly contentType?: "application/xml";
      readonly body: LoyaltyMembershipResponse;
    }
  | {
      readonly status: OtherStatus<200>;
      readonly headers?: UpdateLoyaltyMembershipsResponseHeaders;
      readonly contentType?: "application/xml";
      readonly body: LoyaltyMembershipResponse;
    };

const sharedReply: ServerReplyTable = {
  content: [
    /* @__PURE__ */ xmlWriter("application/xml", validateLoyaltyMembershipResponse, encodeLoyaltyMembershipResponse),
  ],
  headers: updateLoyaltyMembershipsResponseHeadersTable,
  checkHeaders: validateUpdateLoyaltyMembershipsResponseHeaders,
};

const updateLoyaltyMembershipsEndpoint: ServerOperation = {
  table: updateLoyaltyMembershipsTable,
  check: validateUpdateLoyaltyMembershipsParameters,
  body: { required: true, content: [/* @__PURE__ */ xmlReader("application/xml", decodeLoyaltyMembershipUpdate)] },
  responses: {
    200: sharedReply,
    default: sharedReply,
  },
};

export { forbidden } from "@specwright/runtime/server";
export { unauthorized } from "@specwright/runtime/server";
export { refuse } from "@specwright/runtime/server";
