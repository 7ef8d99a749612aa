// Generated from specs/invoice-digests/openapi.yaml, sandbox/overlays/invoice-digests.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

/**
 * The parameters of `getInvoiceDigest`.
 * @remarks `id`: Open question: Q-113: The parameter has no documented type and is a string; it is the id of the
 * invoice, but it is not specified if that is the PaymentRequestId or the ID of a digest (1 more in the spec).
 */
export interface GetInvoiceDigestParameters {
  path: {
    /**
     * The id of the invoice.
     * @example "invoice-1"
     */
    id: string;
  };
  headers?: {
    /**
     * An optional UUID (RFC 4122), chosen by the caller, that identifies the call for support.
     *
     * Format: uuid.
     * @example "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350"
     */
    "service-correlationid"?: string;
  };
}

/**
 * Headers with which `getInvoiceDigest` is answered.
 * @remarks `service-correlationid`: Open question: Q-117: The header is documented for all APIs together, but
 * not for this one; its value without a header in the request is not specified.
 */
export interface GetInvoiceDigestResponseHeaders {
  /**
   * The UUID (RFC 4122) that the service returns to identify the call for support.
   *
   * Format: uuid.
   * @example "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350"
   */
  "service-correlationid"?: string;
}

/**
 * The parameters of `getLocalizedData`.
 * @remarks `service-correlationid`: Open question: Q-116: The header is documented for all APIs together, but
 * not for this one; the word service replaces a part of the name that is not specified.
 */
export interface GetLocalizedDataParameters {
  headers?: {
    /**
     * An optional UUID (RFC 4122), chosen by the caller, that identifies the call for support.
     *
     * Format: uuid.
     * @example "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350"
     */
    "service-correlationid"?: string;
  };
}

/**
 * Headers with which `getLocalizedData` is answered.
 * @remarks `service-correlationid`: Open question: Q-117: The header is documented for all APIs together, but
 * not for this one; its value without a header in the request is not specified.
 */
export interface GetLocalizedDataResponseHeaders {
  /**
   * The UUID (RFC 4122) that the service returns to identify the call for support.
   *
   * Format: uuid.
   * @example "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350"
   */
  "service-correlationid"?: string;
}

/**
 * The summary of one invoice.
 * @remarks Open question: Q-119: The dates and the total are strings without a specified format (4 more in the
 * spec).
 */
export interface InvoiceDigest {
  /**
   * The code of the approval status of the invoice. The values of the code come from the lookup of localized
   * data.
   */
  ApprovalStatusCode: string;
  /** The date when the invoice was created. */
  CreateDate?: string;
  /**
   * The currency of the invoice as a three-letter ISO 4217 code. The code is one that ISO 4217 assigns.
   *
   * Pattern: ^[A-Z]{3}$
   */
  CurrencyCode?: string;
  /** The resource id of the digest. */
  ID?: string;
  /** The number of the invoice. */
  InvoiceNumber?: string;
  /** True if the invoice was deleted. Deleted invoices are kept for the sake of history. */
  IsDeleted?: boolean;
  /** The login id of the owner of the invoice. */
  OwnerLoginID?: string;
  /** The name of the owner of the invoice. */
  OwnerName?: string;
  /** The date when all journal entries had been integrated with the financial system or extracted to it. */
  PaidDate?: string;
  /** The id of the summarized invoice. */
  PaymentRequestId: string;
  /** The URI of the invoice. */
  PaymentRequestUri: string;
  /**
   * The code of the payment status of the invoice. The values of the code come from the lookup of localized
   * data.
   */
  PaymentStatusCode: string;
  /** The total of the invoice. */
  Total?: string;
  /** The resource URI of the digest. */
  URI?: string;
  /** The invoice date set by the user. */
  UserDefinedDate?: string;
  /** The name of the vendor. */
  VendorName: string;
  /** The type of the payment method. */
  PaymentMethod?: string;
  /** The date when the invoice was last modified. */
  LastModifiedDate?: string;
  /** The date when the invoice was extracted. */
  ExtractedDate?: string;
}

/**
 * One page of digests.
 * @remarks Open question: How PaymentRequestDigest relates to Items is not specified (3 more in the
 * spec).
 */
export interface InvoiceDigestCollection {
  /** The digests of this page. */
  Items?: InvoiceDigest[];
  /** The address of the next page. */
  NextPage?: string;
  /** Digests in a second list. */
  PaymentRequestDigest?: InvoiceDigest[];
  /**
   * The total number of digests.
   *
   * Format: int32.
   */
  TotalCount?: number;
}

/**
 * The parameters of `listInvoiceDigests`.
 * @remarks `offset`: Open question: The meaning of the string of an offset is not specified (1 more in
 * the spec).
 */
export interface ListInvoiceDigestsParameters {
  query?: {
    /**
     * The start of the page.
     * @example "page-2"
     */
    offset?: string;
    /**
     * The number of digests per page, 1000 by default.
     *
     * Format: int32.
     * @default 1000
     * @example 100
     */
    limit?: number;
    /**
     * The code of the approval status of the invoices. The code comes from the lookup of localized data.
     * @example "APPROVAL-1"
     */
    approvalStatus?: string;
    /**
     * The code of the payment status of the invoices. The code comes from the lookup of localized data.
     * @example "PAYMENT-1"
     */
    paymentStatus?: string;
    /**
     * The number that the vendor assigned to the invoice.
     * @example "INV-1001"
     */
    vendorInvoiceNumber?: string;
    /**
     * The code of the payment method of the invoices. The code comes from the lookup of localized data.
     * @example "METHOD-1"
     */
    payMethodType?: string;
    /**
     * Returns invoices with a CreateDate before this day, written as YYYY-MM-DD.
     *
     * Format: date.
     * @example "2026-05-01"
     */
    createDateBefore?: string;
    /**
     * Returns invoices with a CreateDate after this day, written as YYYY-MM-DD.
     *
     * Format: date.
     * @example "2026-04-01"
     */
    createDateAfter?: string;
    /**
     * Returns invoices with a UserDefinedDate before this day, written as YYYY-MM-DD.
     *
     * Format: date.
     * @example "2026-05-01"
     */
    userDefinedDateBefore?: string;
    /**
     * Returns invoices with a UserDefinedDate after this day, written as YYYY-MM-DD.
     *
     * Format: date.
     * @example "2026-04-01"
     */
    userDefinedDateAfter?: string;
    /**
     * Returns invoices submitted before this day, written as YYYY-MM-DD.
     *
     * Format: date.
     * @example "2026-05-01"
     */
    submitDateBefore?: string;
    /**
     * Returns invoices submitted after this day, written as YYYY-MM-DD.
     *
     * Format: date.
     * @example "2026-04-01"
     */
    submitDateAfter?: string;
    /**
     * Returns invoices with a PaidDate before this day, written as YYYY-MM-DD.
     *
     * Format: date.
     * @example "2026-05-01"
     */
    paidDateBefore?: string;
    /**
     * Returns invoices with a PaidDate after this day, written as YYYY-MM-DD.
     *
     * Format: date.
     * @example "2026-04-01"
     */
    paidDateAfter?: string;
    /**
     * Returns invoices with a LastModifiedDate before this day, written as YYYY-MM-DD.
     *
     * Format: date.
     * @example "2026-05-01"
     */
    lastModifiedDateBefore?: string;
    /**
     * Returns invoices with a LastModifiedDate after this day, written as YYYY-MM-DD.
     *
     * Format: date.
     * @example "2026-04-01"
     */
    lastModifiedDateAfter?: string;
    /**
     * Returns invoices with an ExtractedDate before this day, written as YYYY-MM-DD.
     *
     * Format: date.
     * @example "2026-05-01"
     */
    extractedDateBefore?: string;
    /**
     * Returns invoices with an ExtractedDate after this day, written as YYYY-MM-DD.
     *
     * Format: date.
     * @example "2026-04-01"
     */
    extractedDateAfter?: string;
  };
  headers?: {
    /**
     * An optional UUID (RFC 4122), chosen by the caller, that identifies the call for support.
     *
     * Format: uuid.
     * @example "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350"
     */
    "service-correlationid"?: string;
  };
}

/**
 * Headers with which `listInvoiceDigests` is answered.
 * @remarks `service-correlationid`: Open question: Q-117: The header is documented for all APIs together, but
 * not for this one; its value without a header in the request is not specified.
 */
export interface ListInvoiceDigestsResponseHeaders {
  /**
   * The UUID (RFC 4122) that the service returns to identify the call for support.
   *
   * Format: uuid.
   * @example "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350"
   */
  "service-correlationid"?: string;
}

/**
 * The codes that the lookup returns.
 * @remarks Open question: The shape of the response is not shown, so any value is accepted.
 */
export type LocalizedData = unknown;
