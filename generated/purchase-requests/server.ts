// Generated from specs/purchase-requests/openapi.yaml. Edit the spec, then run `make generate`.

import { type OtherStatus, jsonWriter, strictJsonReader } from "../runtime/http.js";
import {
  type HandlerContext,
  type Refusal,
  type RefusalReply,
  type SecurityHook,
  type Server,
  type ServerOperation,
  type ServerReplyTable,
  type ServerSettings,
  createServer,
  dataPath,
  notImplemented,
  problemDetails,
  problemsOf,
  writeRefusal,
} from "../runtime/server.js";
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
  parsePurchaseRequest,
  validateCreatePurchaseRequestParameters,
  validateCreatePurchaseRequestResponse,
  validateCreatePurchaseRequestResponseHeaders,
  validateGetPurchaseRequestParameters,
  validateGetPurchaseRequestResponseHeaders,
  validatePurchaseRequestDetail,
} from "./validators.js";

/**
 * Implements Purchase requests: a method for each operation.
 *
 * A caller creates a purchase request from header data and line items, and later reads how far it has come: its
 * two statuses, the exceptions raised on it and the purchase orders made from it. The version of the interface,
 * v4, is part of every path.
 *
 * Open question: Q-50: neither rate limits nor events of this interface are shown, so nothing is written about
 * them.
 */
export interface PurchaseRequestsHandlers<BearerTokenContext = unknown> {
  /**
   * Create a purchase request.
   *
   * This operation takes in a purchase request with its header data and line items. The answer 202 says that the
   * data was accepted; the queue status in the detail says whether the purchase request was created.
   *
   * POST /purchaserequest/v4/purchaserequests
   */
  createPurchaseRequest(
    request: CreatePurchaseRequestReceived,
    context: HandlerContext<{ readonly bearerToken: BearerTokenContext }>,
  ): CreatePurchaseRequestReply | Promise<CreatePurchaseRequestReply>;
  /**
   * Read the progress of a purchase request.
   *
   * This operation returns the numbers, the statuses, the exceptions and the purchase orders of one purchase
   * request. Like every call of the interface it names application/json as its Content-Type.
   *
   * GET /purchaserequest/v4/purchaserequests/{id}
   */
  getPurchaseRequest(
    request: GetPurchaseRequestReceived,
    context: HandlerContext<{ readonly bearerToken: BearerTokenContext }>,
  ): GetPurchaseRequestReply | Promise<GetPurchaseRequestReply>;
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

/** Answers 501 to everything: spread it into your handlers until each has its own. */
export const unimplementedPurchaseRequests: { readonly [Name in keyof PurchaseRequestsHandlers]: () => never } = {
  createPurchaseRequest: notImplemented,
  getPurchaseRequest: notImplemented,
};

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
      operations: [createPurchaseRequestOperation, getPurchaseRequestOperation],
      securitySchemes: securitySchemes,
      refusalReply: purchaseRequestsRefusal,
    },
    options,
  );
}

const refusalWriter = /* @__PURE__ */ jsonWriter("application/json", validateCreatePurchaseRequestResponse);

/**
 * Shapes a refused request: in the shape of the contract's own errors where it has one, else as RFC 9457
 * describes.
 */
export function purchaseRequestsRefusal(refusal: Refusal): RefusalReply {
  switch (refusal.operationId) {
    case "createPurchaseRequest":
      return writeRefusal(refusal, refusalWriter, {
        errors: problemsOf(refusal).map((problem) => ({
          errorCode: problem.code,
          errorMessage: problem.message,
          dataPath: dataPath(problem.path),
        })),
      });
  }
  return problemDetails(refusal);
}

/** What the handler of `createPurchaseRequest` is given. */
export interface CreatePurchaseRequestReceived extends CreatePurchaseRequestParameters {
  readonly contentType: "application/json";
  /** The purchase request to create. */
  readonly body: PurchaseRequest;
}

/**
 * What the handler of `createPurchaseRequest` returns.
 *
 * Answer default: Open question: Q-30: no failure status is stated for this operation, and only a validation
 * failure has a stated body.
 *
 * Answer default: Sandbox choice: Q-56: a refused request is answered with the documented errors list, under the
 * usual HTTP failure status; a fault for which no code is known carries the name of the broken rule.
 */
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

const createPurchaseRequestOperation: ServerOperation = {
  table: createPurchaseRequestTable,
  check: validateCreatePurchaseRequestParameters,
  body: { required: true, content: [/* @__PURE__ */ strictJsonReader("application/json", parsePurchaseRequest)] },
  responses: {
    202: sharedReply,
    default: sharedReply,
  },
};

/** What the handler of `getPurchaseRequest` is given. */
export type GetPurchaseRequestReceived = GetPurchaseRequestParameters;

/**
 * What the handler of `getPurchaseRequest` returns.
 *
 * Answer default: Open question: Q-30: neither the failure statuses of this operation nor the body of a failure
 * is stated.
 *
 * Answer default: Sandbox choice: Q-56: a refused request is answered with problem details as RFC 9457 describes
 * them.
 */
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

const getPurchaseRequestOperation: ServerOperation = {
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

export { forbidden } from "../runtime/server.js";
export { unauthorized } from "../runtime/server.js";
export { refuse } from "../runtime/server.js";
