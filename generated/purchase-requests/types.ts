// Generated from specs/purchase-requests/openapi.yaml, sandbox/overlays/purchase-requests.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

/** The parameters of `createPurchaseRequest`. */
export interface CreatePurchaseRequestParameters {
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
 * The response to a create call. It contains the id and the address of an accepted purchase request, or the
 * errors of one that failed validation.
 * @remarks Open question: Q-154: It is not specified if errors can be next to id and uri, and which status a
 * validation failure has.
 */
export type CreatePurchaseRequestResponse = {
  /** The unique reference of the purchase request. */
  id?: string;
  /** The address of the details of the purchase request. */
  uri?: string;
  /** The validation errors. Present if validation failed. */
  errors?: PurchaseRequestError[];
} & (
  | {
      id: string;
      uri: string;
    }
  | {
      errors: PurchaseRequestError[];
    }
);

/**
 * Headers with which `createPurchaseRequest` is answered.
 * @remarks `service-correlationid`: Open question: Q-147: Responses return the header, but its value without a
 * header in the request is not specified.
 */
export interface CreatePurchaseRequestResponseHeaders {
  /**
   * The UUID (RFC 4122) that the service returns to identify the call for support.
   *
   * Format: uuid.
   * @example "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350"
   */
  "service-correlationid"?: string;
}

/** The parameters of `getPurchaseRequest`. */
export interface GetPurchaseRequestParameters {
  path: {
    /**
     * The id returned by the create call.
     * @example "PRQ-5001"
     */
    id: string;
  };
  query: {
    /**
     * The amount of detail in the response. COMPACT is the only mode.
     * @example "COMPACT"
     */
    mode: "COMPACT";
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
 * Headers with which `getPurchaseRequest` is answered.
 * @remarks `service-correlationid`: Open question: Q-147: Responses return the header, but its value without a
 * header in the request is not specified.
 */
export interface GetPurchaseRequestResponseHeaders {
  /**
   * The UUID (RFC 4122) that the service returns to identify the call for support.
   *
   * Format: uuid.
   * @example "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350"
   */
  "service-correlationid"?: string;
}

/**
 * The known codes of validation errors.
 *
 * - `"missingRequestBody"`: The request has no body.
 * - `"invalidRequestBody"`: The request body is not valid.
 * - `"missingUserInfo"`: None of userID, userEmail and userLoginId was given.
 * - `"invalidUserInfo"`: The user identification is not valid, or the user has no access.
 * - `"provideOneUserInformation"`: The request must contain exactly one user identification.
 * - `"missingCurrencyCode"`: The currencyCode is missing.
 * - `"invalidCurrencyCode"`: The currencyCode is not valid.
 * - `"invalidPolicyInformation"`: No purchase order policy has the given policyExternalId.
 * - `"missingLineItems"`: The lineItems are missing.
 * - `"invalidPurchaseType"`: The purchaseType is not valid.
 * - `"missingPurchaseType"`: The purchaseType is required and was not given.
 * - `"missingVendorAddressCode"`: The vendorAddressCode is required and was not given.
 * - `"missingVendorCode"`: The vendorCode is required and was not given.
 * - `"invalidVendor"`: The vendor code and the address code do not match.
 * - `"missingDescription"`: The description of a line item is required and was not given.
 * - `"missingQuantity"`: The quantity of a line item is required and was not given.
 * - `"invalidQuantity"`: The quantity of a line item is not valid.
 * - `"missingUnitPrice"`: The unitPrice is required and was not given.
 * - `"invalidUnitPrice"`: The unitPrice is not valid.
 * - `"invalidDateFormat"`: A date is not written as YYYY-MM-DD.
 * @remarks Open question: Q-03: The meaning of missingUserInfo names userID, but the field is spelled userId.
 */
export type KnownPurchaseRequestErrorCode =
  | "missingRequestBody"
  | "invalidRequestBody"
  | "missingUserInfo"
  | "invalidUserInfo"
  | "provideOneUserInformation"
  | "missingCurrencyCode"
  | "invalidCurrencyCode"
  | "invalidPolicyInformation"
  | "missingLineItems"
  | "invalidPurchaseType"
  | "missingPurchaseType"
  | "missingVendorAddressCode"
  | "missingVendorCode"
  | "invalidVendor"
  | "missingDescription"
  | "missingQuantity"
  | "invalidQuantity"
  | "missingUnitPrice"
  | "invalidUnitPrice"
  | "invalidDateFormat";

/**
 * One kind of goods or one service to buy, with its vendor, quantity and price. vendorCode and vendorAddressCode
 * together identify a vendor record. A combination without a vendor record leads to the error invalidVendor.
 * @remarks `quantity`: Open question: Q-150: The type is documented as decimal, here a JSON number; its
 * precision and the values that the error invalidQuantity rejects are not specified (6 more in the spec).
 */
export interface LineItem {
  /** The type of the purchase: goods or services. */
  purchaseType: PurchaseType;
  /** The code of the vendor. With vendorAddressCode, it identifies the vendor record. */
  vendorCode: string;
  /** The address accounting code of the vendor. With vendorCode, it identifies the vendor record. */
  vendorAddressCode: string;
  /** The goods or services to buy. */
  description: string;
  /** The quantity to buy, as a decimal number. */
  quantity: number;
  /** The price of one unit, as a decimal number. */
  unitPrice: number;
  /** The code of the expense type of the line item. If omitted, the expense type of the vendor's profile applies. */
  expenseType?: string;
  /** The kind of receipt for the line item. If omitted, SERVICES use NONE and GOODS use QUANTITY_RECEIPT. */
  receiptType?: ReceiptType;
  /**
   * The day when the line item is needed, as YYYY-MM-DD.
   *
   * Format: date.
   */
  neededByDate?: string;
  /**
   * The code of the unit of measure, as configured for invoicing. If omitted, the service sets a unit of
   * measure, for goods and for services.
   */
  uoMCode?: string;
  /** The alternative spelling of uoMCode, used by the sample request. */
  uomCode?: string;
  /** The total shipping cost of the line item, as a decimal number. */
  shipping?: number;
  /** The tax amount of the line item, as a decimal number. */
  tax?: number;
  /** An identifier of the purchased item, for example the supplier's part number. */
  supplierPartId?: string;
  /** Addresses of web pages about the line item. */
  url?: string[];
  /** A note on the PDF of the purchase order that the vendor receives. */
  notesToVendor?: string;
  /** Comments for internal use. */
  comments?: string;
  /** The first custom field of the line item; a list item code if tied to a list. */
  custom1?: string;
  /** The second custom field of the line item; a list item code if tied to a list. */
  custom2?: string;
  /** The third custom field of the line item; a list item code if tied to a list. */
  custom3?: string;
  /** The fourth custom field of the line item; a list item code if tied to a list. */
  custom4?: string;
  /** The fifth custom field of the line item; a list item code if tied to a list. */
  custom5?: string;
  /** The sixth custom field of the line item; a list item code if tied to a list. */
  custom6?: string;
  /** The seventh custom field of the line item; a list item code if tied to a list. */
  custom7?: string;
  /** The eighth custom field of the line item; a list item code if tied to a list. */
  custom8?: string;
  /** The ninth custom field of the line item; a list item code if tied to a list. */
  custom9?: string;
  /** The tenth custom field of the line item; a list item code if tied to a list. */
  custom10?: string;
  /** The eleventh custom field of the line item; a list item code if tied to a list. */
  custom11?: string;
  /** The twelfth custom field of the line item; a list item code if tied to a list. */
  custom12?: string;
  /** The thirteenth custom field of the line item; a list item code if tied to a list. */
  custom13?: string;
  /** The fourteenth custom field of the line item; a list item code if tied to a list. */
  custom14?: string;
  /** The fifteenth custom field of the line item; a list item code if tied to a list. */
  custom15?: string;
  /** The sixteenth custom field of the line item; a list item code if tied to a list. */
  custom16?: string;
  /** The seventeenth custom field of the line item; a list item code if tied to a list. */
  custom17?: string;
  /** The eighteenth custom field of the line item; a list item code if tied to a list. */
  custom18?: string;
  /** The nineteenth custom field of the line item; a list item code if tied to a list. */
  custom19?: string;
  /** The twentieth custom field of the line item; a list item code if tied to a list. */
  custom20?: string;
}

/** A purchase order created from a purchase request. */
export interface PurchaseOrder {
  /** The number of the purchase order. */
  purchaseOrderNumber?: string;
}

/**
 * A purchase request that a caller submits. It consists of header data and line items. Exactly one of userId,
 * userEmail and userLoginId identifies the employee who requests the purchase. The given user identification
 * names an existing user who has access; otherwise the response is the error invalidUserInfo.
 * @remarks Open question: Q-53: One sentence requires one of the three user identifications, and an error
 * requires exactly one; the schema is the stricter one (2 more in the spec).
 */
export type PurchaseRequest = {
  /**
   * The UUID of the employee who requests the purchase.
   *
   * Format: uuid.
   */
  userId?: string;
  /** The email address of the employee who requests the purchase. */
  userEmail?: string;
  /** The login id of the employee who requests the purchase. */
  userLoginId?: string;
  /** The subject of the purchase request. */
  description?: string;
  /**
   * The external id of the invoice policy of the purchase request. If omitted, the default policy of the
   * requester's user group applies. A purchase order policy with this external id exists; otherwise the
   * response is the error invalidPolicyInformation.
   */
  policyExternalId?: string;
  /**
   * The currency of the purchase request as a three-letter ISO 4217 code. It applies to every line item.
   * The code is one that ISO 4217 assigns; otherwise the response is the error invalidCurrencyCode.
   *
   * Pattern: ^[A-Z]{3}$
   */
  currencyCode: string;
  /** A note on the PDF of the purchase order that the supplier receives. */
  notesToSupplier?: string;
  /** Comments for internal use. */
  comments?: string;
  /** The first custom field of the purchase request; a list item code if tied to a list. */
  custom1?: string;
  /** The second custom field of the purchase request; a list item code if tied to a list. */
  custom2?: string;
  /** The third custom field of the purchase request; a list item code if tied to a list. */
  custom3?: string;
  /** The fourth custom field of the purchase request; a list item code if tied to a list. */
  custom4?: string;
  /** The fifth custom field of the purchase request; a list item code if tied to a list. */
  custom5?: string;
  /** The sixth custom field of the purchase request; a list item code if tied to a list. */
  custom6?: string;
  /** The seventh custom field of the purchase request; a list item code if tied to a list. */
  custom7?: string;
  /** The eighth custom field of the purchase request; a list item code if tied to a list. */
  custom8?: string;
  /** The ninth custom field of the purchase request; a list item code if tied to a list. */
  custom9?: string;
  /** The tenth custom field of the purchase request; a list item code if tied to a list. */
  custom10?: string;
  /** The eleventh custom field of the purchase request; a list item code if tied to a list. */
  custom11?: string;
  /** The twelfth custom field of the purchase request; a list item code if tied to a list. */
  custom12?: string;
  /** The thirteenth custom field of the purchase request; a list item code if tied to a list. */
  custom13?: string;
  /** The fourteenth custom field of the purchase request; a list item code if tied to a list. */
  custom14?: string;
  /** The fifteenth custom field of the purchase request; a list item code if tied to a list. */
  custom15?: string;
  /** The sixteenth custom field of the purchase request; a list item code if tied to a list. */
  custom16?: string;
  /** The seventeenth custom field of the purchase request; a list item code if tied to a list. */
  custom17?: string;
  /** The eighteenth custom field of the purchase request; a list item code if tied to a list. */
  custom18?: string;
  /** The nineteenth custom field of the purchase request; a list item code if tied to a list. */
  custom19?: string;
  /** The twentieth custom field of the purchase request; a list item code if tied to a list. */
  custom20?: string;
  /** The twenty-first custom field of the purchase request; a list item code if tied to a list. */
  custom21?: string;
  /** The twenty-second custom field of the purchase request; a list item code if tied to a list. */
  custom22?: string;
  /** The twenty-third custom field of the purchase request; a list item code if tied to a list. */
  custom23?: string;
  /** The twenty-fourth custom field of the purchase request; a list item code if tied to a list. */
  custom24?: string;
  /**
   * The code of the delivery address, from its ShipTo record. If omitted, the default shipping address
   * of the requester applies.
   */
  shipToAddressCode?: string;
  /**
   * The code of the billing address, from its BillTo record. If omitted, the default bill-to address of
   * the policy applies.
   */
  billToAddressCode?: string;
  /** The goods and services to buy. */
  lineItems: LineItem[];
} & (
  | {
      userId: string;
      userEmail?: never;
      userLoginId?: never;
    }
  | {
      userEmail: string;
      userId?: never;
      userLoginId?: never;
    }
  | {
      userLoginId: string;
      userId?: never;
      userEmail?: never;
    }
);

/**
 * The properties of a purchase request in the mode COMPACT.
 * @remarks Open question: Q-157: The properties that are always present, here and in the items of the two lists,
 * are not specified, so none is required.
 */
export interface PurchaseRequestDetail {
  /** The id of the purchase request, as returned by the create call. */
  purchaseRequestId?: string;
  /** The unique number of the purchase request. */
  purchaseRequestNumber?: string;
  /** The progress of the creation of the purchase request. */
  purchaseRequestQueueStatus?: PurchaseRequestQueueStatus;
  /** The approval state of the purchase request. */
  purchaseRequestWorkflowStatus?: PurchaseRequestWorkflowStatus;
  /**
   * The purchase orders created from the purchase request. Omitted if there are none.
   *
   * At least 1 item.
   */
  purchaseOrders?: PurchaseOrder[];
  /**
   * The exceptions raised on the purchase request. Omitted if there are none.
   *
   * At least 1 item.
   */
  purchaseRequestExceptions?: PurchaseRequestException[];
}

/**
 * One validation error of a purchase request.
 * @remarks Open question: Q-155: Which of the three properties are always present is not specified, so none is
 * required (1 more in the spec).
 */
export interface PurchaseRequestError {
  /** The code of the error. */
  errorCode?: PurchaseRequestErrorCode;
  /** The error message. */
  errorMessage?: string;
  /** The path to the invalid value in the request data. */
  dataPath?: string;
}

/**
 * The code of a validation error. The known codes are listed; expect others.
 * @remarks Open question: Q-156: It is not specified if the list of codes is complete, so any other string is
 * accepted.
 */
export type PurchaseRequestErrorCode = KnownPurchaseRequestErrorCode | (string & {});

/**
 * An exception raised on a purchase request. It may have been cleared since.
 * @remarks `eventCode`: Open question: Q-95: The property has no documented type; it is a string (3 more in the
 * spec).
 */
export interface PurchaseRequestException {
  /** The code of the event that caused the exception. */
  eventCode?: string;
  /** The code of the exception. */
  exceptionCode?: string;
  /** True if the exception was cleared. */
  isCleared?: boolean;
  /** The id of the exception. */
  prExceptionId?: string;
  /** The message of the exception. */
  message?: string;
}

/**
 * The progress of the creation of an accepted purchase request: pending, created or failed.
 * @remarks Open question: The transitions between these statuses, and the event that moves a purchase
 * request out of PENDING_CREATION, are not shown.
 */
export type PurchaseRequestQueueStatus = "PENDING_CREATION" | "CREATED" | "CREATE_FAILED";

/**
 * The stage of a purchase request in its approval workflow.
 * @remarks Open question: The transitions between these statuses are not shown.
 */
export type PurchaseRequestWorkflowStatus =
  | "Approved"
  | "Pending Approval"
  | "Pending Cost Object Approval"
  | "Sent Back To Employee"
  | "Not Submitted"
  | "Submitted"
  | "Pending Processor Review"
  | "Vendor Approval"
  | "Approval Time Expired";

/** The type of a purchase: goods or services. */
export type PurchaseType = "GOODS" | "SERVICES";

/** The kind of receipt for a line item: a quantity receipt or none. */
export type ReceiptType = "QUANTITY_RECEIPT" | "NONE";
