// Generated from specs/purchase-requests/openapi.yaml, sandbox/overlays/purchase-requests.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import { type OtherStatus, jsonWriter, strictJsonReader } from "@specwright/runtime/http";
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
  createPurchaseRequestResponseHeadersTable,
  createPurchaseRequestTable,
  getPurchaseRequestResponseHeadersTable,
  getPurchaseRequestTable,
  securitySchemes,
} from "./operations.js";
import type {
  CreatePurchaseRequestParameters,
  CreatePurchaseRequestResponse,
  CreatePurchaseRequestResponseHeaders,
  GetPurchaseRequestParameters,
  GetPurchaseRequestResponseHeaders,
  PurchaseRequest,
  PurchaseRequestDetail,
} from "./types.js";
import {
  validateCreatePurchaseRequestParameters,
  validateCreatePurchaseRequestResponse,
  validateCreatePurchaseRequestResponseHeaders,
  validateGetPurchaseRequestParameters,
  validateGetPurchaseRequestResponseHeaders,
  validatePurchaseRequest,
  validatePurchaseRequestDetail,
} from "./validators.js";

/**
 * Implements Purchase requests: a method for each operation.
 *
 * A caller creates a purchase request from header data and line items. Later it reads the progress of the
 * request: its two statuses, its exceptions and its purchase orders. Every path contains the API version, v4.
 */
export interface PurchaseRequestsHandlers<BearerTokenContext = unknown> {
  /**
   * Create a purchase request.
   *
   * This operation accepts a purchase request with its header data and line items. The response 202 means that
   * the data was accepted; the queue status in the detail shows if the purchase request was created.
   *
   * POST /purchaserequest/v4/purchaserequests
   * @example body: { userEmail: "requester@example.com", currencyCode: "EUR", lineItems: [{ purchaseType: "GOODS", vendorCode: "V-1001",...
   * @example 202: { id: "PRQ-5001", uri: "https://base-url.invalid/purchaserequest/v4/purchaserequests/PRQ-5001" }
   * @example default: { errors: [{ errorCode: "missingCurrencyCode", errorMessage: "The currency code is missing.", dataPath: "currencyCode...
   */
  createPurchaseRequest(
    request: CreatePurchaseRequestReceived,
    context: HandlerContext<
      { readonly bearerToken: BearerTokenContext },
      CreatePurchaseRequestReply,
      PurchaseRequestErrorsRefusals<OtherStatus<202>>
    >,
  ): Replied<CreatePurchaseRequestReply>;
  /**
   * Read the progress of a purchase request.
   *
   * This operation returns the numbers, the statuses, the exceptions and the purchase orders of one purchase
   * request. Like every call of the API, it sends application/json as its Content-Type.
   *
   * GET /purchaserequest/v4/purchaserequests/{id}
   * @example 200: { purchaseRequestId: "PRQ-5001", purchaseRequestQueueStatus: "PENDING_CREATION" }
   */
  getPurchaseRequest(
    request: GetPurchaseRequestReceived,
    context: HandlerContext<
      { readonly bearerToken: BearerTokenContext },
      GetPurchaseRequestReply,
      PurchaseRequestDetailFailuresRefusals<OtherStatus<200>>
    >,
  ): Replied<GetPurchaseRequestReply>;
}

/** Checks credentials, with a hook for each security scheme; what it returns is `context.auth` of handlers. */
export interface PurchaseRequestsSecurity<BearerTokenContext = unknown> {
  /**
   * An access token in the Authorization header, written as "Bearer" and the token. The scope
   * purchaserequest.write allows creating purchase requests, and purchaserequest.read allows reading them.
   */
  readonly bearerToken: SecurityHook<string, BearerTokenContext>;
}

export interface PurchaseRequestsServerOptions<BearerTokenContext = unknown> extends ServerSettings<
  keyof PurchaseRequestsHandlers
> {
  readonly security: PurchaseRequestsSecurity<BearerTokenContext>;
  readonly handlers: PurchaseRequestsHandlers<BearerTokenContext>;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedPurchaseRequests: { readonly [Name in keyof PurchaseRequestsHandlers]: () => never } = {
  createPurchaseRequest: notImplemented,
  getPurchaseRequest: notImplemented,
};

const refusalWriter = /* @__PURE__ */ jsonWriter("application/json", validateCreatePurchaseRequestResponse);

const purchaseRequestErrorsTable: ErrorTable = {
  report: "all",
  paths: "brackets",
  body: { errors: "{errors}" },
  members: { errorMessage: "{meaning}", dataPath: "{path}" },
  rows: [
    {
      id: "missingRequestBody",
      meaning: "The request has no body.",
      members: { errorCode: "missingRequestBody" },
      when: [{ at: "body", problems: ["missing"] }],
    },
    {
      id: "invalidRequestBody",
      meaning: "The request body is not valid.",
      members: { errorCode: "invalidRequestBody" },
      when: [
        { at: "body", problems: ["type", "mediaType", "tooLarge"] },
        { at: "body/**", problems: ["unreadable"] },
      ],
    },
    {
      id: "missingUserInfo",
      meaning: "None of userID, userEmail and userLoginId was given.",
      members: { errorCode: "missingUserInfo" },
      when: [{ at: "body", problems: ["noneOf"] }],
    },
    {
      id: "invalidUserInfo",
      meaning: "The user identification is not valid, or the user has no access.",
      members: { errorCode: "invalidUserInfo" },
      when: [
        { at: "body/userId", problems: ["type", "format"] },
        { at: "body/userEmail", problems: ["type"] },
        { at: "body/userLoginId", problems: ["type"] },
      ],
    },
    {
      id: "provideOneUserInformation",
      meaning: "The request must contain exactly one user identification.",
      members: { errorCode: "provideOneUserInformation" },
      when: [{ at: "body", problems: ["severalOf"] }],
    },
    {
      id: "missingCurrencyCode",
      meaning: "The currencyCode is missing.",
      members: { errorCode: "missingCurrencyCode" },
      when: [{ at: "body/currencyCode", problems: ["missing"] }],
    },
    {
      id: "invalidCurrencyCode",
      meaning: "The currencyCode is not valid.",
      members: { errorCode: "invalidCurrencyCode" },
      when: [{ at: "body/currencyCode", problems: ["type", "format"] }],
    },
    {
      id: "invalidPolicyInformation",
      meaning: "No purchase order policy has the given policyExternalId.",
      members: { errorCode: "invalidPolicyInformation" },
    },
    {
      id: "missingLineItems",
      meaning: "The lineItems are missing.",
      members: { errorCode: "missingLineItems" },
      when: [{ at: "body/lineItems", problems: ["missing"] }],
    },
    {
      id: "invalidPurchaseType",
      meaning: "The purchaseType is not valid.",
      members: { errorCode: "invalidPurchaseType" },
      when: [{ at: "body/lineItems/*/purchaseType", problems: ["type", "enum"] }],
    },
    {
      id: "missingPurchaseType",
      meaning: "The purchaseType is required and was not given.",
      members: { errorCode: "missingPurchaseType" },
      when: [{ at: "body/lineItems/*/purchaseType", problems: ["missing"] }],
    },
    {
      id: "missingVendorAddressCode",
      meaning: "The vendorAddressCode is required and was not given.",
      members: { errorCode: "missingVendorAddressCode" },
      when: [{ at: "body/lineItems/*/vendorAddressCode", problems: ["missing"] }],
    },
    {
      id: "missingVendorCode",
      meaning: "The vendorCode is required and was not given.",
      members: { errorCode: "missingVendorCode" },
      when: [{ at: "body/lineItems/*/vendorCode", problems: ["missing"] }],
    },
    {
      id: "invalidVendor",
      meaning: "The vendor code and the address code do not match.",
      members: { errorCode: "invalidVendor" },
    },
    {
      id: "missingDescription",
      meaning: "The description of a line item is required and was not given.",
      members: { errorCode: "missingDescription" },
      when: [{ at: "body/lineItems/*/description", problems: ["missing"] }],
    },
    {
      id: "missingQuantity",
      meaning: "The quantity of a line item is required and was not given.",
      members: { errorCode: "missingQuantity" },
      when: [{ at: "body/lineItems/*/quantity", problems: ["missing"] }],
    },
    {
      id: "invalidQuantity",
      meaning: "The quantity of a line item is not valid.",
      members: { errorCode: "invalidQuantity" },
      when: [{ at: "body/lineItems/*/quantity", problems: ["type"] }],
    },
    {
      id: "missingUnitPrice",
      meaning: "The unitPrice is required and was not given.",
      members: { errorCode: "missingUnitPrice" },
      when: [{ at: "body/lineItems/*/unitPrice", problems: ["missing"] }],
    },
    {
      id: "invalidUnitPrice",
      meaning: "The unitPrice is not valid.",
      members: { errorCode: "invalidUnitPrice" },
      when: [{ at: "body/lineItems/*/unitPrice", problems: ["type"] }],
    },
    {
      id: "invalidDateFormat",
      meaning: "A date is not written as YYYY-MM-DD.",
      members: { errorCode: "invalidDateFormat" },
      when: [{ at: "body/lineItems/*/neededByDate", problems: ["type", "format"] }],
    },
    {
      id: "otherBodyFault",
      meaning: "The request body is not valid.",
      members: { errorCode: "invalidRequestBody" },
      when: [{ at: "body/**" }],
    },
    { id: "otherFault", members: { errorCode: "{code}", errorMessage: "{message}" }, when: "always" },
  ],
};

const purchaseRequestDetailFailuresTable: ErrorTable = {
  report: "first",
  paths: "pointer",
  members: {},
  rows: [
    { id: "unknownPurchaseRequest", status: 404, meaning: "The purchase request does not exist.", members: {} },
    { id: "otherDetailFailure", members: {}, when: "always" },
  ],
};

const purchaseRequestsRefusalAnswers: readonly FilledAnswers[] = [
  { operations: ["createPurchaseRequest"], table: purchaseRequestErrorsTable, writers: { default: refusalWriter } },
  { operations: ["getPurchaseRequest"], table: purchaseRequestDetailFailuresTable, writers: { default: "problem" } },
];

/** Shapes a refused request: by the error tables of the spec, otherwise as RFC 9457 describes. */
export function purchaseRequestsRefusal(refusal: Refusal): RefusalReply {
  return tableReply(refusal, purchaseRequestsRefusalAnswers) ?? problemDetails(refusal);
}

/**
 * Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. Write
 * `security` before `handlers`: TypeScript reads in that order what hooks return and handlers get.
 */
export function createPurchaseRequestsServer<BearerTokenContext = unknown>(
  options: PurchaseRequestsServerOptions<BearerTokenContext>,
): Server {
  return createServer(
    {
      name: "purchase-requests",
      basePath: "",
      operations: [createPurchaseRequestEndpoint, getPurchaseRequestEndpoint],
      securitySchemes,
      refusalReply: purchaseRequestsRefusal,
      refusals: (operation) => rowRefusals(operation, purchaseRequestsRefusalAnswers),
    },
    options,
  );
}

/** The errors of a purchase request, in the order of the document. */
export interface PurchaseRequestErrorsRefusals<Status extends number> {
  /**
   * The request has no body.
   *
   * errorCode: missingRequestBody
   */
  missingRequestBody(details?: RowDetails<Status>): Refused;
  /**
   * The request body is not valid.
   *
   * errorCode: invalidRequestBody
   */
  invalidRequestBody(details?: RowDetails<Status>): Refused;
  /**
   * None of userID, userEmail and userLoginId was given.
   *
   * errorCode: missingUserInfo
   */
  missingUserInfo(details?: RowDetails<Status>): Refused;
  /**
   * The user identification is not valid, or the user has no access.
   *
   * errorCode: invalidUserInfo
   */
  invalidUserInfo(details?: RowDetails<Status>): Refused;
  /**
   * The request must contain exactly one user identification.
   *
   * errorCode: provideOneUserInformation
   */
  provideOneUserInformation(details?: RowDetails<Status>): Refused;
  /**
   * The currencyCode is missing.
   *
   * errorCode: missingCurrencyCode
   */
  missingCurrencyCode(details?: RowDetails<Status>): Refused;
  /**
   * The currencyCode is not valid.
   *
   * errorCode: invalidCurrencyCode
   */
  invalidCurrencyCode(details?: RowDetails<Status>): Refused;
  /**
   * No purchase order policy has the given policyExternalId.
   *
   * errorCode: invalidPolicyInformation
   */
  invalidPolicyInformation(details?: RowDetails<Status>): Refused;
  /**
   * The lineItems are missing.
   *
   * errorCode: missingLineItems
   */
  missingLineItems(details?: RowDetails<Status>): Refused;
  /**
   * The purchaseType is not valid.
   *
   * errorCode: invalidPurchaseType
   */
  invalidPurchaseType(details?: RowDetails<Status>): Refused;
  /**
   * The purchaseType is required and was not given.
   *
   * errorCode: missingPurchaseType
   */
  missingPurchaseType(details?: RowDetails<Status>): Refused;
  /**
   * The vendorAddressCode is required and was not given.
   *
   * errorCode: missingVendorAddressCode
   */
  missingVendorAddressCode(details?: RowDetails<Status>): Refused;
  /**
   * The vendorCode is required and was not given.
   *
   * errorCode: missingVendorCode
   */
  missingVendorCode(details?: RowDetails<Status>): Refused;
  /**
   * The vendor code and the address code do not match.
   *
   * errorCode: invalidVendor
   */
  invalidVendor(details?: RowDetails<Status>): Refused;
  /**
   * The description of a line item is required and was not given.
   *
   * errorCode: missingDescription
   */
  missingDescription(details?: RowDetails<Status>): Refused;
  /**
   * The quantity of a line item is required and was not given.
   *
   * errorCode: missingQuantity
   */
  missingQuantity(details?: RowDetails<Status>): Refused;
  /**
   * The quantity of a line item is not valid.
   *
   * errorCode: invalidQuantity
   */
  invalidQuantity(details?: RowDetails<Status>): Refused;
  /**
   * The unitPrice is required and was not given.
   *
   * errorCode: missingUnitPrice
   */
  missingUnitPrice(details?: RowDetails<Status>): Refused;
  /**
   * The unitPrice is not valid.
   *
   * errorCode: invalidUnitPrice
   */
  invalidUnitPrice(details?: RowDetails<Status>): Refused;
  /**
   * A date is not written as YYYY-MM-DD.
   *
   * errorCode: invalidDateFormat
   */
  invalidDateFormat(details?: RowDetails<Status>): Refused;
  /** The request body is not valid. */
  otherBodyFault(details?: RowDetails<Status>): Refused;
  otherFault(details?: RowDetails<Status>): Refused;
}

/** The errors when a purchase request is read. */
export interface PurchaseRequestDetailFailuresRefusals<Status extends number> {
  /**
   * The purchase request does not exist.
   *
   * Status 404.
   */
  unknownPurchaseRequest(details?: RowDetails): Refused;
  otherDetailFailure(details?: RowDetails<Status>): Refused;
}

/** The request that the handler of `createPurchaseRequest` receives. */
export interface CreatePurchaseRequestReceived extends CreatePurchaseRequestParameters {
  readonly contentType: "application/json";
  /** The purchase request to create. */
  readonly body: PurchaseRequest;
}

/** The reply that the handler of `createPurchaseRequest` returns. */
export type CreatePurchaseRequestReply =
  | {
      readonly status: 202;
      readonly headers?: CreatePurchaseRequestResponseHeaders;
      readonly contentType?: "application/json";
      readonly body: CreatePurchaseRequestResponse;
    }
  | {
      readonly status: OtherStatus<202>;
      readonly headers?: CreatePurchaseRequestResponseHeaders;
      readonly contentType?: "application/json";
      readonly body: CreatePurchaseRequestResponse;
    };

const sharedReply: ServerReplyTable = {
  content: [/* @__PURE__ */ jsonWriter("application/json", validateCreatePurchaseRequestResponse)],
  headers: createPurchaseRequestResponseHeadersTable,
  checkHeaders: validateCreatePurchaseRequestResponseHeaders,
};

const createPurchaseRequestEndpoint: ServerOperation = {
  table: createPurchaseRequestTable,
  check: validateCreatePurchaseRequestParameters,
  body: { required: true, content: [/* @__PURE__ */ strictJsonReader("application/json", validatePurchaseRequest)] },
  responses: {
    202: sharedReply,
    default: sharedReply,
  },
};

/** The request that the handler of `getPurchaseRequest` receives. */
export type GetPurchaseRequestReceived = GetPurchaseRequestParameters;

/** The reply that the handler of `getPurchaseRequest` returns. */
export type GetPurchaseRequestReply =
  | {
      readonly status: 200;
      readonly headers?: GetPurchaseRequestResponseHeaders;
      readonly contentType?: "application/json";
      readonly body: PurchaseRequestDetail;
    }
  | {
      readonly status: OtherStatus<200>;
      readonly headers?: GetPurchaseRequestResponseHeaders;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const getPurchaseRequestEndpoint: ServerOperation = {
  table: getPurchaseRequestTable,
  check: validateGetPurchaseRequestParameters,
  responses: {
    200: {
      content: [/* @__PURE__ */ jsonWriter("application/json", validatePurchaseRequestDetail)],
      headers: getPurchaseRequestResponseHeadersTable,
      checkHeaders: validateGetPurchaseRequestResponseHeaders,
    },
    default: {
      content: [],
      headers: getPurchaseRequestResponseHeadersTable,
      checkHeaders: validateGetPurchaseRequestResponseHeaders,
    },
  },
};

export { forbidden } from "@specwright/runtime/server";
export { unauthorized } from "@specwright/runtime/server";
export { refuse } from "@specwright/runtime/server";
