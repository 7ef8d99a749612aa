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
     * An optional UUID (RFC 4122) chosen by the caller, by which support can find the call again.
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
   * The UUID (RFC 4122) that the service returns so that support can find the call again.
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
     * An optional UUID (RFC 4122) chosen by the caller, by which support can find the call again.
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
   * The UUID (RFC 4122) that the service returns so that support can find the call again.
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
  /** The date on which the invoice was created. */
  CreateDate?: string;
  /**
   * The currency of the invoice as a three-letter ISO 4217 code. The code is one that ISO 4217 assigns.
   *
   * Pattern: ^[A-Z]{3}$
   */
  CurrencyCode?: string;
  /** The id of the digest as a resource. */
  ID?: string;
  /** The number of the invoice. */
  InvoiceNumber?: string;
  /** Tells whether the invoice has been deleted. Deleted invoices are kept for the sake of history. */
  IsDeleted?: boolean;
  /** The login id of the owner of the invoice. */
  OwnerLoginID?: string;
  /** The name of the owner of the invoice. */
  OwnerName?: string;
  /** The date on which all journal entries had been integrated with the financial system or extracted to it. */
  PaidDate?: string;
  /** The id of the invoice that is summarized. */
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
  /** The URI of the digest as a resource. */
  URI?: string;
  /** The invoice date that the user has set. */
  UserDefinedDate?: string;
  /** The name of the vendor. */
  VendorName: string;
  /** The type of the payment method. */
  PaymentMethod?: string;
  /** The date on which the invoice was last modified. */
  LastModifiedDate?: string;
  /** The date on which the invoice was extracted. */
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
   * The number of digests in all.
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
     * The number of digests that a page holds, 1000 when nothing is given.
     *
     * Format: int32.
     * @default 1000
     * @example 100
     */
    limit?: number;
    /**
     * The code of the approval status that the invoices have. The code comes from the lookup of localized
     * data.
     * @example "APPROVAL-1"
     */
    approvalStatus?: string;
    /**
     * The code of the payment status that the invoices have. The code comes from the lookup of localized
     * data.
     * @example "PAYMENT-1"
     */
    paymentStatus?: string;
    /**
     * The number that the vendor gave to the invoice.
     * @example "INV-1001"
     */
    vendorInvoiceNumber?: string;
    /**
     * The code of the payment method of the invoices. The code comes from the lookup of localized data.
     * @example "METHOD-1"
     */
    payMethodType?: string;
    /**
     * The day before which the CreateDate of the invoices lies, written as YYYY-MM-DD.
     *
     * Format: date.
     * @example "2026-05-01"
     */
    createDateBefore?: string;
    /**
     * The day after which the CreateDate of the invoices lies, written as YYYY-MM-DD.
     *
     * Format: date.
     * @example "2026-04-01"
     */
    createDateAfter?: string;
    /**
     * The day before which the UserDefinedDate of the invoices lies, written as YYYY-MM-DD.
     *
     * Format: date.
     * @example "2026-05-01"
     */
    userDefinedDateBefore?: string;
    /**
     * The day after which the UserDefinedDate of the invoices lies, written as YYYY-MM-DD.
     *
     * Format: date.
     * @example "2026-04-01"
     */
    userDefinedDateAfter?: string;
    /**
     * The day before which the invoices were submitted, written as YYYY-MM-DD.
     *
     * Format: date.
     * @example "2026-05-01"
     */
    submitDateBefore?: string;
    /**
     * The day after which the invoices were submitted, written as YYYY-MM-DD.
     *
     * Format: date.
     * @example "2026-04-01"
     */
    submitDateAfter?: string;
    /**
     * The day before which the PaidDate of the invoices lies, written as YYYY-MM-DD.
     *
     * Format: date.
     * @example "2026-05-01"
     */
    paidDateBefore?: string;
    /**
     * The day after which the PaidDate of the invoices lies, written as YYYY-MM-DD.
     *
     * Format: date.
     * @example "2026-04-01"
     */
    paidDateAfter?: string;
    /**
     * The day before which the LastModifiedDate of the invoices lies, written as YYYY-MM-DD.
     *
     * Format: date.
     * @example "2026-05-01"
     */
    lastModifiedDateBefore?: string;
    /**
     * The day after which the LastModifiedDate of the invoices lies, written as YYYY-MM-DD.
     *
     * Format: date.
     * @example "2026-04-01"
     */
    lastModifiedDateAfter?: string;
    /**
     * The day before which the ExtractedDate of the invoices lies, written as YYYY-MM-DD.
     *
     * Format: date.
     * @example "2026-05-01"
     */
    extractedDateBefore?: string;
    /**
     * The day after which the ExtractedDate of the invoices lies, written as YYYY-MM-DD.
     *
     * Format: date.
     * @example "2026-04-01"
     */
    extractedDateAfter?: string;
  };
  headers?: {
    /**
     * An optional UUID (RFC 4122) chosen by the caller, by which support can find the call again.
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
   * The UUID (RFC 4122) that the service returns so that support can find the call again.
   *
   * Format: uuid.
   * @example "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350"
   */
  "service-correlationid"?: string;
}

/**
 * The codes that the lookup supplies.
 * @remarks Open question: The shape of the response is not shown, so any value is accepted.
 */
export type LocalizedData = unknown;
