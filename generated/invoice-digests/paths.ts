// Generated from specs/invoice-digests/openapi.yaml, sandbox/overlays/invoice-digests.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import type { InvoiceDigest, InvoiceDigestCollection, LocalizedData } from "./types.js";

export interface paths {
  "/api/v3.0/invoice/paymentrequestdigests": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search digests of invoices.
     * @description This operation returns the digests that match its filters, page by page.
     */
    get: operations["listInvoiceDigests"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3.0/invoice/paymentrequestdigests/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the digest of one invoice.
     * @description This operation returns the digest of one invoice.
     */
    get: operations["getInvoiceDigest"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/invoice/localizeddata": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Look up the codes of statuses and payment methods.
     * @description This operation returns the codes of approval statuses, payment statuses and payment methods that digests and their filters use.
     */
    get: operations["getLocalizedData"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description One page of digests. */
    InvoiceDigestCollection: InvoiceDigestCollection;
    /** @description The summary of one invoice. */
    InvoiceDigest: InvoiceDigest;
    /** @description The codes that the lookup returns. */
    LocalizedData: LocalizedData;
  };
  responses: {
    /** @description The service rejected the request or failed to process it. */
    Failure: {
      headers: {
        "service-correlationid": components["headers"]["ServiceCorrelationId"];
        [name: string]: unknown;
      };
      content?: never;
    };
  };
  parameters: {
    /**
     * @description An optional UUID (RFC 4122), chosen by the caller, that identifies the call for support.
     * @example 5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350
     */
    ServiceCorrelationId: string;
  };
  requestBodies: never;
  headers: {
    /**
     * @description The UUID (RFC 4122) that the service returns to identify the call for support.
     * @example 5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350
     */
    ServiceCorrelationId: string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listInvoiceDigests: {
    parameters: {
      query?: {
        /**
         * @description The start of the page.
         * @example page-2
         */
        offset?: string;
        /**
         * @description The number of digests per page, 1000 by default.
         * @example 100
         */
        limit?: number;
        /**
         * @description The code of the approval status of the invoices. The code comes from the lookup of localized data.
         * @example APPROVAL-1
         */
        approvalStatus?: string;
        /**
         * @description The code of the payment status of the invoices. The code comes from the lookup of localized data.
         * @example PAYMENT-1
         */
        paymentStatus?: string;
        /**
         * @description The number that the vendor assigned to the invoice.
         * @example INV-1001
         */
        vendorInvoiceNumber?: string;
        /**
         * @description The code of the payment method of the invoices. The code comes from the lookup of localized data.
         * @example METHOD-1
         */
        payMethodType?: string;
        /**
         * @description Returns invoices with a CreateDate before this day, written as YYYY-MM-DD.
         * @example 2026-05-01
         */
        createDateBefore?: string;
        /**
         * @description Returns invoices with a CreateDate after this day, written as YYYY-MM-DD.
         * @example 2026-04-01
         */
        createDateAfter?: string;
        /**
         * @description Returns invoices with a UserDefinedDate before this day, written as YYYY-MM-DD.
         * @example 2026-05-01
         */
        userDefinedDateBefore?: string;
        /**
         * @description Returns invoices with a UserDefinedDate after this day, written as YYYY-MM-DD.
         * @example 2026-04-01
         */
        userDefinedDateAfter?: string;
        /**
         * @description Returns invoices submitted before this day, written as YYYY-MM-DD.
         * @example 2026-05-01
         */
        submitDateBefore?: string;
        /**
         * @description Returns invoices submitted after this day, written as YYYY-MM-DD.
         * @example 2026-04-01
         */
        submitDateAfter?: string;
        /**
         * @description Returns invoices with a PaidDate before this day, written as YYYY-MM-DD.
         * @example 2026-05-01
         */
        paidDateBefore?: string;
        /**
         * @description Returns invoices with a PaidDate after this day, written as YYYY-MM-DD.
         * @example 2026-04-01
         */
        paidDateAfter?: string;
        /**
         * @description Returns invoices with a LastModifiedDate before this day, written as YYYY-MM-DD.
         * @example 2026-05-01
         */
        lastModifiedDateBefore?: string;
        /**
         * @description Returns invoices with a LastModifiedDate after this day, written as YYYY-MM-DD.
         * @example 2026-04-01
         */
        lastModifiedDateAfter?: string;
        /**
         * @description Returns invoices with an ExtractedDate before this day, written as YYYY-MM-DD.
         * @example 2026-05-01
         */
        extractedDateBefore?: string;
        /**
         * @description Returns invoices with an ExtractedDate after this day, written as YYYY-MM-DD.
         * @example 2026-04-01
         */
        extractedDateAfter?: string;
      };
      header?: {
        /**
         * @description An optional UUID (RFC 4122), chosen by the caller, that identifies the call for support.
         * @example 5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350
         */
        "service-correlationid"?: components["parameters"]["ServiceCorrelationId"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of digests. */
      200: {
        headers: {
          "service-correlationid": components["headers"]["ServiceCorrelationId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["InvoiceDigestCollection"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  getInvoiceDigest: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description An optional UUID (RFC 4122), chosen by the caller, that identifies the call for support.
         * @example 5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350
         */
        "service-correlationid"?: components["parameters"]["ServiceCorrelationId"];
      };
      path: {
        /**
         * @description The id of the invoice.
         * @example invoice-1
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The digest. */
      200: {
        headers: {
          "service-correlationid": components["headers"]["ServiceCorrelationId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["InvoiceDigest"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  getLocalizedData: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description An optional UUID (RFC 4122), chosen by the caller, that identifies the call for support.
         * @example 5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350
         */
        "service-correlationid"?: components["parameters"]["ServiceCorrelationId"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The codes. */
      200: {
        headers: {
          "service-correlationid": components["headers"]["ServiceCorrelationId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["LocalizedData"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
}
