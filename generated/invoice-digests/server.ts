// Generated from specs/invoice-digests/openapi.yaml, sandbox/overlays/invoice-digests.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import { type OtherStatus, jsonWriter } from "@specwright/runtime/http";
import {
  type ErrorTable,
  type FilledAnswers,
  type FilledParameters,
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
  getInvoiceDigestResponseHeadersTable,
  getInvoiceDigestTable,
  getLocalizedDataResponseHeadersTable,
  getLocalizedDataTable,
  listInvoiceDigestsResponseHeadersTable,
  listInvoiceDigestsTable,
  securitySchemes,
} from "./operations.js";
import type {
  GetInvoiceDigestParameters,
  GetInvoiceDigestResponseHeaders,
  GetLocalizedDataParameters,
  GetLocalizedDataResponseHeaders,
  InvoiceDigest,
  InvoiceDigestCollection,
  ListInvoiceDigestsParameters,
  ListInvoiceDigestsResponseHeaders,
  LocalizedData,
} from "./types.js";
import {
  validateGetInvoiceDigestParameters,
  validateGetInvoiceDigestResponseHeaders,
  validateGetLocalizedDataParameters,
  validateGetLocalizedDataResponseHeaders,
  validateInvoiceDigest,
  validateInvoiceDigestCollection,
  validateListInvoiceDigestsParameters,
  validateListInvoiceDigestsResponseHeaders,
  validateLocalizedData,
} from "./validators.js";

/** Credentials of a call, as the hooks of its schemes have returned them. */
type HandlerAuth<AccessTokenContext, OauthTokenContext> =
  | { readonly accessToken: AccessTokenContext; readonly oauthToken?: undefined }
  | { readonly accessToken?: undefined; readonly oauthToken: OauthTokenContext };

/**
 * Implements Invoice digests: a method for each operation.
 *
 * A digest is the summary of an invoice, which the API also calls a payment request. A caller searches digests
 * by statuses, numbers and dates, and reads one by the id of its invoice. The paths of digests contain the API
 * version, v3.0.
 */
export interface InvoiceDigestsHandlers<AccessTokenContext = unknown, OauthTokenContext = unknown> {
  /**
   * Search digests of invoices.
   *
   * This operation returns the digests that match its filters, page by page.
   *
   * GET /api/v3.0/invoice/paymentrequestdigests
   * @example 200: { Items: [{ ApprovalStatusCode: "APPROVAL-1", CreateDate: "2026-04-12", CurrencyCode: "EUR", ID: "digest-1", InvoiceN...
   */
  listInvoiceDigests(
    request: ListInvoiceDigestsReceived,
    context: HandlerContext<
      HandlerAuth<AccessTokenContext, OauthTokenContext>,
      ListInvoiceDigestsReply,
      InvoiceDigestFailuresRefusals<OtherStatus<200>>
    >,
  ): Replied<ListInvoiceDigestsReply>;
  /**
   * Read the digest of one invoice.
   *
   * This operation returns the digest of one invoice.
   *
   * GET /api/v3.0/invoice/paymentrequestdigests/{id}
   * @example 200: { ApprovalStatusCode: "APPROVAL-1", CreateDate: "2026-04-12", CurrencyCode: "EUR", ID: "digest-1", InvoiceNumber: "IN...
   */
  getInvoiceDigest(
    request: GetInvoiceDigestReceived,
    context: HandlerContext<
      HandlerAuth<AccessTokenContext, OauthTokenContext>,
      GetInvoiceDigestReply,
      InvoiceDigestFailuresRefusals<OtherStatus<200>>
    >,
  ): Replied<GetInvoiceDigestReply>;
  /**
   * Look up the codes of statuses and payment methods.
   *
   * This operation returns the codes of approval statuses, payment statuses and payment methods that digests and
   * their filters use.
   *
   * GET /invoice/localizeddata
   * @example 200: {}
   */
  getLocalizedData(
    request: GetLocalizedDataReceived,
    context: HandlerContext<
      HandlerAuth<AccessTokenContext, OauthTokenContext>,
      GetLocalizedDataReply,
      InvoiceDigestFailuresRefusals<OtherStatus<200>>
    >,
  ): Replied<GetLocalizedDataReply>;
}

/** Checks credentials, with a hook for each security scheme; what it returns is `context.auth` of handlers. */
export interface InvoiceDigestsSecurity<AccessTokenContext = unknown, OauthTokenContext = unknown> {
  /** An access token in the Authorization header, written as "Bearer" and the token. */
  readonly accessToken: SecurityHook<string, AccessTokenContext>;
  /**
   * An access token of the legacy token service in the Authorization header, written as "OAuth" and the token.
   * The legacy token service requires this for all calls that follow.
   */
  readonly oauthToken: SecurityHook<string, OauthTokenContext>;
}

export interface InvoiceDigestsServerOptions<
  AccessTokenContext = unknown,
  OauthTokenContext = unknown,
> extends ServerSettings<keyof InvoiceDigestsHandlers> {
  readonly security: InvoiceDigestsSecurity<AccessTokenContext, OauthTokenContext>;
  readonly handlers: InvoiceDigestsHandlers<AccessTokenContext, OauthTokenContext>;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedInvoiceDigests: { readonly [Name in keyof InvoiceDigestsHandlers]: () => never } = {
  listInvoiceDigests: notImplemented,
  getInvoiceDigest: notImplemented,
  getLocalizedData: notImplemented,
};

const invoiceDigestFailuresTable: ErrorTable = {
  report: "first",
  paths: "pointer",
  members: {},
  rows: [
    { id: "limitBelowOne", status: 400, meaning: "The limit is at least 1.", members: {} },
    { id: "unknownOffset", status: 400, meaning: "The offset is not from a NextPage.", members: {} },
    { id: "unknownInvoiceDigest", status: 404, meaning: "The summary does not exist.", members: {} },
    { id: "otherInvoiceDigestFailure", members: {}, when: "always" },
  ],
};

const invoiceDigestsRefusalAnswers: readonly FilledAnswers[] = [
  {
    operations: ["listInvoiceDigests", "getInvoiceDigest", "getLocalizedData"],
    common: true,
    table: invoiceDigestFailuresTable,
    writers: { default: "problem" },
  },
];

/** Shapes a refused request: by the error tables of the spec, otherwise as RFC 9457 describes. */
export function invoiceDigestsRefusal(refusal: Refusal): RefusalReply {
  return tableReply(refusal, invoiceDigestsRefusalAnswers) ?? problemDetails(refusal);
}

/**
 * Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. Write
 * `security` before `handlers`: TypeScript reads in that order what hooks return and handlers get.
 */
export function createInvoiceDigestsServer<AccessTokenContext = unknown, OauthTokenContext = unknown>(
  options: InvoiceDigestsServerOptions<AccessTokenContext, OauthTokenContext>,
): Server {
  return createServer(
    {
      name: "invoice-digests",
      basePath: "",
      operations: [listInvoiceDigestsEndpoint, getInvoiceDigestEndpoint, getLocalizedDataEndpoint],
      securitySchemes,
      refusalReply: invoiceDigestsRefusal,
      refusals: (operation) => rowRefusals(operation, invoiceDigestsRefusalAnswers),
    },
    options,
  );
}

/** The errors of the invoice digest API. */
export interface InvoiceDigestFailuresRefusals<Status extends number> {
  /**
   * The limit is at least 1.
   *
   * Status 400.
   */
  limitBelowOne(details?: RowDetails): Refused;
  /**
   * The offset is not from a NextPage.
   *
   * Status 400.
   */
  unknownOffset(details?: RowDetails): Refused;
  /**
   * The summary does not exist.
   *
   * Status 404.
   */
  unknownInvoiceDigest(details?: RowDetails): Refused;
  otherInvoiceDigestFailure(details?: RowDetails<Status>): Refused;
}

/** The request that the handler of `listInvoiceDigests` receives. */
export type ListInvoiceDigestsReceived = FilledParameters<ListInvoiceDigestsParameters, { query: "limit" }>;

/** The reply that the handler of `listInvoiceDigests` returns. */
export type ListInvoiceDigestsReply =
  | {
      readonly status: 200;
      readonly headers?: ListInvoiceDigestsResponseHeaders;
      readonly contentType?: "application/json";
      readonly body: InvoiceDigestCollection;
    }
  | {
      readonly status: OtherStatus<200>;
      readonly headers?: ListInvoiceDigestsResponseHeaders;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const listInvoiceDigestsEndpoint: ServerOperation = {
  table: listInvoiceDigestsTable,
  check: validateListInvoiceDigestsParameters,
  responses: {
    200: {
      content: [/* @__PURE__ */ jsonWriter("application/json", validateInvoiceDigestCollection)],
      headers: listInvoiceDigestsResponseHeadersTable,
      checkHeaders: validateListInvoiceDigestsResponseHeaders,
    },
    default: {
      content: [],
      headers: listInvoiceDigestsResponseHeadersTable,
      checkHeaders: validateListInvoiceDigestsResponseHeaders,
    },
  },
};

/** The request that the handler of `getInvoiceDigest` receives. */
export type GetInvoiceDigestReceived = GetInvoiceDigestParameters;

/** The reply that the handler of `getInvoiceDigest` returns. */
export type GetInvoiceDigestReply =
  | {
      readonly status: 200;
      readonly headers?: GetInvoiceDigestResponseHeaders;
      readonly contentType?: "application/json";
      readonly body: InvoiceDigest;
    }
  | {
      readonly status: OtherStatus<200>;
      readonly headers?: GetInvoiceDigestResponseHeaders;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const getInvoiceDigestEndpoint: ServerOperation = {
  table: getInvoiceDigestTable,
  check: validateGetInvoiceDigestParameters,
  responses: {
    200: {
      content: [/* @__PURE__ */ jsonWriter("application/json", validateInvoiceDigest)],
      headers: getInvoiceDigestResponseHeadersTable,
      checkHeaders: validateGetInvoiceDigestResponseHeaders,
    },
    default: {
      content: [],
      headers: getInvoiceDigestResponseHeadersTable,
      checkHeaders: validateGetInvoiceDigestResponseHeaders,
    },
  },
};

/** The request that the handler of `getLocalizedData` receives. */
export type GetLocalizedDataReceived = GetLocalizedDataParameters;

/** The reply that the handler of `getLocalizedData` returns. */
export type GetLocalizedDataReply =
  | {
      readonly status: 200;
      readonly headers?: GetLocalizedDataResponseHeaders;
      readonly contentType?: "application/json";
      readonly body: LocalizedData;
    }
  | {
      readonly status: OtherStatus<200>;
      readonly headers?: GetLocalizedDataResponseHeaders;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const getLocalizedDataEndpoint: ServerOperation = {
  table: getLocalizedDataTable,
  check: validateGetLocalizedDataParameters,
  responses: {
    200: {
      content: [/* @__PURE__ */ jsonWriter("application/json", validateLocalizedData)],
      headers: getLocalizedDataResponseHeadersTable,
      checkHeaders: validateGetLocalizedDataResponseHeaders,
    },
    default: {
      content: [],
      headers: getLocalizedDataResponseHeadersTable,
      checkHeaders: validateGetLocalizedDataResponseHeaders,
    },
  },
};

export { forbidden } from "@specwright/runtime/server";
export { unauthorized } from "@specwright/runtime/server";
export { refuse } from "@specwright/runtime/server";
