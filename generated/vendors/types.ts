// Generated from specs/vendors/openapi.yaml, sandbox/overlays/vendors.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

/** The kind of a bank account: CHCK for a checking account and SAVE for a savings account. */
export type AccountType = "CHCK" | "SAVE";

/**
 * The properties of all collections, except their records.
 * @remarks Open question: Q-97: The properties that are always present are not specified, so none is required (1
 * more in the spec).
 */
export interface Collection {
  /** The address of the next page. */
  NextPage?: string;
  /** A summary of the effects of the call. */
  RequestRunSummary?: string;
  /** The total number of records. */
  TotalCount?: number;
}

/**
 * The parameters of `createVendors`.
 * @remarks `service-correlationid`: Open question: Q-116: The header is documented for all APIs together, but
 * not for this one; the word service replaces a part of the name that is not specified.
 */
export interface CreateVendorsParameters {
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
 * Headers with which `createVendors` is answered.
 * @remarks `service-correlationid`: Open question: Q-117: The header is documented for all APIs together, but
 * not for this one; its value without a header in the request is not specified.
 */
export interface CreateVendorsResponseHeaders {
  /**
   * The UUID (RFC 4122) that the service returns to identify the call for support.
   *
   * Format: uuid.
   * @example "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350"
   */
  "service-correlationid"?: string;
}

/**
 * The parameters of `deleteVendorGroup`.
 * @remarks `service-correlationid`: Open question: Q-116: The header is documented for all APIs together, but
 * not for this one; the word service replaces a part of the name that is not specified.
 */
export interface DeleteVendorGroupParameters {
  query: {
    /**
     * The code of the vendor.
     * @example "V-1001"
     */
    vendorCode: string;
    /**
     * The code of the address of the vendor.
     * @example "VA-01"
     */
    addressCode: string;
    /**
     * The name of the group.
     * @example "Office supplies"
     */
    groupName: string;
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
 * Headers with which `deleteVendorGroup` is answered.
 * @remarks `service-correlationid`: Open question: Q-117: The header is documented for all APIs together, but
 * not for this one; its value without a header in the request is not specified.
 */
export interface DeleteVendorGroupResponseHeaders {
  /**
   * The UUID (RFC 4122) that the service returns to identify the call for support.
   *
   * Format: uuid.
   * @example "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350"
   */
  "service-correlationid"?: string;
}

/**
 * The parameters of `deleteVendor`.
 * @remarks `service-correlationid`: Open question: Q-116: The header is documented for all APIs together, but
 * not for this one; the word service replaces a part of the name that is not specified.
 */
export interface DeleteVendorParameters {
  query: {
    /**
     * The code of the vendor.
     * @example "V-1001"
     */
    vendorCode: string;
    /**
     * The code of the address of the vendor.
     * @example "VA-01"
     */
    addressCode: string;
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
 * Headers with which `deleteVendor` is answered.
 * @remarks `service-correlationid`: Open question: Q-117: The header is documented for all APIs together, but
 * not for this one; its value without a header in the request is not specified.
 */
export interface DeleteVendorResponseHeaders {
  /**
   * The UUID (RFC 4122) that the service returns to identify the call for support.
   *
   * Format: uuid.
   * @example "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350"
   */
  "service-correlationid"?: string;
}

/**
 * The parameters of `listVendors`.
 * @remarks `offset`: Open question: The meaning of an offset is not specified (4 more in the spec).
 */
export interface ListVendorsParameters {
  query?: {
    /**
     * The number of vendors per page, 25 by default and never more than 1000.
     *
     * Format: int32. At most 1000.
     * @default 25
     * @example 100
     */
    limit?: number;
    /**
     * The start of the page.
     * @example "page-2"
     */
    offset?: string;
    /**
     * The sort direction of the vendors, ascending by default.
     * @default "ascending"
     * @example "descending"
     */
    sortDirection?: "ascending" | "descending";
    /**
     * The vendor form field that sorts the vendors. The default is the vendor name.
     * @example "VendorName"
     */
    sortBy?: string;
    /**
     * The comparison of all search parameters, exact by default. The parameter applies to every search
     * parameter of the call.
     * @default "exact"
     * @example "begins"
     */
    searchType?: "exact" | "begins" | "contains" | "ends";
    /**
     * The code of the vendor.
     * @example "V-1001"
     */
    vendorCode?: string;
    /**
     * The name of the vendor.
     * @example "Example Supplies"
     */
    vendorName?: string;
    /** The tax id of the vendor. */
    taxID?: string;
    /**
     * The buyer's account number with the vendor.
     * @example "AC-1001"
     */
    buyerAccountNumber?: string;
    /**
     * The type of the payment method of the vendor.
     * @example "CHECK"
     */
    paymentMethodType?: "ACH" | "CARD" | "CHECK" | "CLIENT" | "PAYPVD" | "VCHER" | "WIRE";
    /**
     * The code of the address of the vendor.
     * @example "VA-01"
     */
    addressCode?: string;
    /**
     * The first line of the address.
     * @example "1 Example Street"
     */
    address1?: string;
    /**
     * The second line of the address.
     * @example "Building B"
     */
    address2?: string;
    /**
     * The third line of the address.
     * @example "Third floor"
     */
    address3?: string;
    /**
     * The city of the address.
     * @example "New York"
     */
    city?: string;
    /**
     * The state of the address.
     * @example "NY"
     */
    state?: string;
    /**
     * The postal code of the address.
     * @example "10001"
     */
    postalCode?: string;
    /**
     * A string that shows if the vendor is approved.
     * @example "True"
     */
    approved?: "True" | "False";
    /**
     * The country of the address.
     * @example "US"
     */
    country?: string;
    /**
     * The value of the first custom field of the vendor form.
     * @example "value-1"
     */
    custom1?: string;
    /**
     * The value of the second custom field of the vendor form.
     * @example "value-2"
     */
    custom2?: string;
    /**
     * The value of the third custom field of the vendor form.
     * @example "value-3"
     */
    custom3?: string;
    /**
     * The value of the fourth custom field of the vendor form.
     * @example "value-4"
     */
    custom4?: string;
    /**
     * The value of the fifth custom field of the vendor form.
     * @example "value-5"
     */
    custom5?: string;
    /**
     * The value of the sixth custom field of the vendor form.
     * @example "value-6"
     */
    custom6?: string;
    /**
     * The value of the seventh custom field of the vendor form.
     * @example "value-7"
     */
    custom7?: string;
    /**
     * The value of the eighth custom field of the vendor form.
     * @example "value-8"
     */
    custom8?: string;
    /**
     * The value of the ninth custom field of the vendor form.
     * @example "value-9"
     */
    custom9?: string;
    /**
     * The value of the tenth custom field of the vendor form.
     * @example "value-10"
     */
    custom10?: string;
    /**
     * The value of the eleventh custom field of the vendor form.
     * @example "value-11"
     */
    custom11?: string;
    /**
     * The value of the twelfth custom field of the vendor form.
     * @example "value-12"
     */
    custom12?: string;
    /**
     * The value of the thirteenth custom field of the vendor form.
     * @example "value-13"
     */
    custom13?: string;
    /**
     * The value of the fourteenth custom field of the vendor form.
     * @example "value-14"
     */
    custom14?: string;
    /**
     * The value of the fifteenth custom field of the vendor form.
     * @example "value-15"
     */
    custom15?: string;
    /**
     * The value of the sixteenth custom field of the vendor form.
     * @example "value-16"
     */
    custom16?: string;
    /**
     * The value of the seventeenth custom field of the vendor form.
     * @example "value-17"
     */
    custom17?: string;
    /**
     * The value of the eighteenth custom field of the vendor form.
     * @example "value-18"
     */
    custom18?: string;
    /**
     * The value of the nineteenth custom field of the vendor form.
     * @example "value-19"
     */
    custom19?: string;
    /**
     * The value of the twentieth custom field of the vendor form.
     * @example "value-20"
     */
    custom20?: string;
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
 * Headers with which `listVendors` is answered.
 * @remarks `service-correlationid`: Open question: Q-117: The header is documented for all APIs together, but
 * not for this one; its value without a header in the request is not specified.
 */
export interface ListVendorsResponseHeaders {
  /**
   * The UUID (RFC 4122) that the service returns to identify the call for support.
   *
   * Format: uuid.
   * @example "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350"
   */
  "service-correlationid"?: string;
}

/**
 * The effect of a call on one record.
 * @remarks Open question: Q-207: The properties that are always present are not specified, so none is required;
 * the values of Code and Type are not shown.
 */
export interface Status {
  /** The code of the result. */
  Code?: number;
  /** The message of the result. */
  Message?: string;
  /** The number of the record, for creating and updating. */
  RecordNumber?: number;
  /** The type of the result. */
  Type?: string;
}

/**
 * The bank data of vendors to save, in the array that a request requires.
 * @remarks Open question: Requests and responses share one record, so the properties of a response are
 * accepted here too, and are not required (1 more in the spec).
 */
export type SubmittedVendorBanks = {
  /** The bank data of vendors to save. */
  VendorBank: VendorBank[];
} & Collection;

/**
 * The groups to save, in the array that a request requires.
 * @remarks Open question: Requests and responses share one record, so the properties of a response are
 * accepted here too, and are not required (1 more in the spec).
 */
export type SubmittedVendorGroups = {
  /** The groups to save. */
  VendorGroup: VendorGroup[];
} & Collection;

/**
 * The vendors to create or update, in the array that a request requires.
 *
 * As it is received.
 * @remarks Open question: Requests and responses share one record, so the properties of a response are
 * accepted here too, and are not required (1 more in the spec).
 */
export type SubmittedVendors = {
  /** The vendors to create or update. */
  Vendor: Vendor[];
} & Collection;

/**
 * The vendors to create or update, in the array that a request requires.
 *
 * As it is sent.
 */
export type SubmittedVendorsRequest = {
  /** The vendors to create or update. */
  Vendor: VendorRequest[];
} & Collection;

/**
 * The parameters of `updateVendorBanks`.
 * @remarks `service-correlationid`: Open question: Q-116: The header is documented for all APIs together, but
 * not for this one; the word service replaces a part of the name that is not specified.
 */
export interface UpdateVendorBanksParameters {
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
 * Headers with which `updateVendorBanks` is answered.
 * @remarks `service-correlationid`: Open question: Q-117: The header is documented for all APIs together, but
 * not for this one; its value without a header in the request is not specified.
 */
export interface UpdateVendorBanksResponseHeaders {
  /**
   * The UUID (RFC 4122) that the service returns to identify the call for support.
   *
   * Format: uuid.
   * @example "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350"
   */
  "service-correlationid"?: string;
}

/**
 * The parameters of `updateVendorGroups`.
 * @remarks `service-correlationid`: Open question: Q-116: The header is documented for all APIs together, but
 * not for this one; the word service replaces a part of the name that is not specified.
 */
export interface UpdateVendorGroupsParameters {
  query: {
    /**
     * The code of the vendor.
     * @example "V-1001"
     */
    vendorCode: string;
    /**
     * The code of the address of the vendor.
     * @example "VA-01"
     */
    addressCode: string;
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
 * Headers with which `updateVendorGroups` is answered.
 * @remarks `service-correlationid`: Open question: Q-117: The header is documented for all APIs together, but
 * not for this one; its value without a header in the request is not specified.
 */
export interface UpdateVendorGroupsResponseHeaders {
  /**
   * The UUID (RFC 4122) that the service returns to identify the call for support.
   *
   * Format: uuid.
   * @example "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350"
   */
  "service-correlationid"?: string;
}

/**
 * The parameters of `updateVendors`.
 * @remarks `service-correlationid`: Open question: Q-116: The header is documented for all APIs together, but
 * not for this one; the word service replaces a part of the name that is not specified.
 */
export interface UpdateVendorsParameters {
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
 * Headers with which `updateVendors` is answered.
 * @remarks `service-correlationid`: Open question: Q-117: The header is documented for all APIs together, but
 * not for this one; its value without a header in the request is not specified.
 */
export interface UpdateVendorsResponseHeaders {
  /**
   * The UUID (RFC 4122) that the service returns to identify the call for support.
   *
   * Format: uuid.
   * @example "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350"
   */
  "service-correlationid"?: string;
}

/**
 * A vendor with one of its addresses.
 *
 * As it is received.
 * @remarks `Approved`: Open question: Q-201: The values of the string are listed only for the filter of the same
 * name, as True and False (6 more in the spec).
 */
export interface Vendor {
  /** The buyer's account number with the vendor. */
  AccountNumber?: string;
  /** The first line of the address. */
  Address1?: string;
  /** The second line of the address. */
  Address2?: string;
  /** The third line of the address. */
  Address3?: string;
  /** The code of the address. */
  AddressCode: string;
  /**
   * The id that identifies the address when it is imported again. The id is generated when an employee requests
   * a vendor.
   */
  AddressImportSyncID?: string;
  /** A string that shows if the vendor is approved. */
  Approved?: string;
  /** The city of the address. */
  City?: string;
  /** The email address of the contact person. */
  ContactEmail?: string;
  /** The first name of the contact person. */
  ContactFirstName?: string;
  /** The last name of the contact person. */
  ContactLastName?: string;
  /** The phone number of the contact person. */
  ContactPhoneNumber?: string;
  /** The country of the address. */
  Country?: string;
  /** The code of the country of the address. */
  CountryCode?: string;
  /** The code of the currency of the vendor. */
  CurrencyCode?: string;
  /** The value of the first custom field of the vendor form. */
  Custom1?: string;
  /** The value of the second custom field of the vendor form. */
  Custom2?: string;
  /** The value of the third custom field of the vendor form. */
  Custom3?: string;
  /** The value of the fourth custom field of the vendor form. */
  Custom4?: string;
  /** The value of the fifth custom field of the vendor form. */
  Custom5?: string;
  /** The value of the sixth custom field of the vendor form. */
  Custom6?: string;
  /** The value of the seventh custom field of the vendor form. */
  Custom7?: string;
  /** The value of the eighth custom field of the vendor form. */
  Custom8?: string;
  /** The value of the ninth custom field of the vendor form. */
  Custom9?: string;
  /** The value of the tenth custom field of the vendor form. */
  Custom10?: string;
  /** The value of the eleventh custom field of the vendor form. */
  Custom11?: string;
  /** The value of the twelfth custom field of the vendor form. */
  Custom12?: string;
  /** The value of the thirteenth custom field of the vendor form. */
  Custom13?: string;
  /** The value of the fourteenth custom field of the vendor form. */
  Custom14?: string;
  /** The value of the fifteenth custom field of the vendor form. */
  Custom15?: string;
  /** The value of the sixteenth custom field of the vendor form. */
  Custom16?: string;
  /** The value of the seventeenth custom field of the vendor form. */
  Custom17?: string;
  /** The value of the eighteenth custom field of the vendor form. */
  Custom18?: string;
  /** The value of the nineteenth custom field of the vendor form. */
  Custom19?: string;
  /** The value of the twentieth custom field of the vendor form. */
  Custom20?: string;
  /** The id of the default employee. */
  DefaultEmployeeID?: string;
  /** The name of the default expense type. */
  DefaultExpenseTypeName?: string;
  /** The discount percentage. */
  DiscountPercentage?: string;
  /** The number of days within which the discount applies. */
  DiscountTermsDays?: string;
  /** The resource id of the vendor. */
  ID?: string;
  /** A string that shows if the unit price of line items contains the VAT. */
  IsLineItemVatIncld?: string;
  /** A string that shows if the vendor is available for an OCR product. */
  IsVisibleForContentExtraction?: string;
  /** The type of the payment method. */
  PaymentMethodType?: string;
  /**
   * The number of days within which an invoice must be paid, from 1 to 999.
   *
   * At least 1. At most 999.
   */
  PaymentTerms?: number;
  /** The postal code of the address. */
  PostalCode?: string;
  /** The provincial tax id of the vendor. The id is stored without encryption. */
  ProvincialTaxID?: string;
  /** The email address of the contact person for purchase orders. */
  PurchaseOrderContactEmail?: string;
  /** The first name of the contact person for purchase orders. */
  PurchaseOrderContactFirstName?: string;
  /** The last name of the contact person for purchase orders. */
  PurchaseOrderContactLastName?: string;
  /** The phone number of the contact person for purchase orders. */
  PurchaseOrderContactPhoneNumber?: string;
  /** The shipping method of the vendor. */
  ShippingMethod?: string;
  /** The shipping terms of the vendor. */
  ShippingTerms?: string;
  /** The state of the address. */
  State?: string;
  /** The effect of the call on the vendor. */
  StatusList: Status[];
  /** The tax id of the vendor. The id is stored without encryption. */
  TaxID?: string;
  /** The type of the tax. */
  TaxType?: string;
  /** The resource URI of the vendor. */
  URI?: string;
  /** The active bank data of the vendor. */
  VendorBankList?: unknown[] | string;
  /** The code of the vendor. */
  VendorCode: string;
  /** The name of the vendor form. */
  VendorFormName?: string;
  /** The names of the groups of the vendor. */
  VendorGroupList?: unknown[] | string;
  /** The name of the vendor. */
  VendorName?: string;
  /** The notes that the vendor receives with the authorization of a card voucher. */
  VoucherNotes?: string;
}

/**
 * A vendor with one of its addresses.
 *
 * As it is sent: without the properties that only the server sets.
 */
export interface VendorRequest {
  /** The buyer's account number with the vendor. */
  AccountNumber?: string;
  /** The first line of the address. */
  Address1?: string;
  /** The second line of the address. */
  Address2?: string;
  /** The third line of the address. */
  Address3?: string;
  /** The code of the address. */
  AddressCode: string;
  /**
   * The id that identifies the address when it is imported again. The id is generated when an employee requests
   * a vendor.
   */
  AddressImportSyncID?: string;
  /** A string that shows if the vendor is approved. */
  Approved?: string;
  /** The city of the address. */
  City?: string;
  /** The email address of the contact person. */
  ContactEmail?: string;
  /** The first name of the contact person. */
  ContactFirstName?: string;
  /** The last name of the contact person. */
  ContactLastName?: string;
  /** The phone number of the contact person. */
  ContactPhoneNumber?: string;
  /** The country of the address. */
  Country?: string;
  /** The code of the country of the address. */
  CountryCode?: string;
  /** The code of the currency of the vendor. */
  CurrencyCode?: string;
  /** The value of the first custom field of the vendor form. */
  Custom1?: string;
  /** The value of the second custom field of the vendor form. */
  Custom2?: string;
  /** The value of the third custom field of the vendor form. */
  Custom3?: string;
  /** The value of the fourth custom field of the vendor form. */
  Custom4?: string;
  /** The value of the fifth custom field of the vendor form. */
  Custom5?: string;
  /** The value of the sixth custom field of the vendor form. */
  Custom6?: string;
  /** The value of the seventh custom field of the vendor form. */
  Custom7?: string;
  /** The value of the eighth custom field of the vendor form. */
  Custom8?: string;
  /** The value of the ninth custom field of the vendor form. */
  Custom9?: string;
  /** The value of the tenth custom field of the vendor form. */
  Custom10?: string;
  /** The value of the eleventh custom field of the vendor form. */
  Custom11?: string;
  /** The value of the twelfth custom field of the vendor form. */
  Custom12?: string;
  /** The value of the thirteenth custom field of the vendor form. */
  Custom13?: string;
  /** The value of the fourteenth custom field of the vendor form. */
  Custom14?: string;
  /** The value of the fifteenth custom field of the vendor form. */
  Custom15?: string;
  /** The value of the sixteenth custom field of the vendor form. */
  Custom16?: string;
  /** The value of the seventeenth custom field of the vendor form. */
  Custom17?: string;
  /** The value of the eighteenth custom field of the vendor form. */
  Custom18?: string;
  /** The value of the nineteenth custom field of the vendor form. */
  Custom19?: string;
  /** The value of the twentieth custom field of the vendor form. */
  Custom20?: string;
  /** The id of the default employee. */
  DefaultEmployeeID?: string;
  /** The name of the default expense type. */
  DefaultExpenseTypeName?: string;
  /** The discount percentage. */
  DiscountPercentage?: string;
  /** The number of days within which the discount applies. */
  DiscountTermsDays?: string;
  /** The resource id of the vendor. */
  ID?: string;
  /** A string that shows if the unit price of line items contains the VAT. */
  IsLineItemVatIncld?: string;
  /** A string that shows if the vendor is available for an OCR product. */
  IsVisibleForContentExtraction?: string;
  /** The type of the payment method. */
  PaymentMethodType?: string;
  /**
   * The number of days within which an invoice must be paid, from 1 to 999.
   *
   * At least 1. At most 999.
   */
  PaymentTerms?: number;
  /** The postal code of the address. */
  PostalCode?: string;
  /** The provincial tax id of the vendor. The id is stored without encryption. */
  ProvincialTaxID?: string;
  /** The email address of the contact person for purchase orders. */
  PurchaseOrderContactEmail?: string;
  /** The first name of the contact person for purchase orders. */
  PurchaseOrderContactFirstName?: string;
  /** The last name of the contact person for purchase orders. */
  PurchaseOrderContactLastName?: string;
  /** The phone number of the contact person for purchase orders. */
  PurchaseOrderContactPhoneNumber?: string;
  /** The shipping method of the vendor. */
  ShippingMethod?: string;
  /** The shipping terms of the vendor. */
  ShippingTerms?: string;
  /** The state of the address. */
  State?: string;
  /** The effect of the call on the vendor. */
  StatusList: Status[];
  /** The tax id of the vendor. The id is stored without encryption. */
  TaxID?: string;
  /** The type of the tax. */
  TaxType?: string;
  /** The resource URI of the vendor. */
  URI?: string;
  /** The code of the vendor. */
  VendorCode: string;
  /** The name of the vendor form. */
  VendorFormName?: string;
  /** The name of the vendor. */
  VendorName?: string;
  /** The notes that the vendor receives with the authorization of a card voucher. */
  VoucherNotes?: string;
}

/**
 * The bank data of a vendor.
 * @remarks Open question: Apart from AccountType, the properties have no documented types and are
 * strings (2 more in the spec).
 */
export interface VendorBank {
  /** The number of the account. */
  AccountNumber: string;
  /** The kind of the account. */
  AccountType: AccountType;
  /** The code of the address of the vendor. */
  AddressCode: string;
  /** The code of the bank. */
  BankCode?: string;
  /** The name of the bank. */
  BankName?: string;
  /** The code of the branch. */
  BranchCode?: string;
  /** The location of the branch. */
  BranchLocation?: string;
  /** The code of the country. */
  CountryCode?: string;
  /** The alphabetic code of the currency. */
  CurrencyAlphaCode?: string;
  /** The resource id of the bank data. */
  ID?: string;
  /** A string that shows if the bank data is active. */
  IsActive: string;
  /** The name of the account holder. */
  NameOnAccount: string;
  /** The routing number of the bank. */
  RoutingNumber?: string;
  /** The effect of the call on the bank data. */
  StatusList?: Status[];
  /** The type of the transaction. */
  TransType?: string;
  /** The resource URI of the bank data. */
  URI?: string;
  /** The code of the vendor. */
  VendorCode: string;
}

/**
 * The bank data of vendors, with a summary of the effects of the call.
 * @remarks Open question: It is not specified if a response contains VendorBank next to Items (2 more in
 * the spec).
 */
export type VendorBankCollection = {
  /** The bank data of vendors in a response. */
  Items?: VendorBank[];
  /** The array of bank data in a request. */
  VendorBank?: VendorBank[];
} & Collection;

/**
 * Vendors, with a summary of the effects of the call.
 * @remarks Open question: It is not specified if a response contains Vendor next to Items (2 more in the
 * spec).
 */
export type VendorCollection = {
  /** The vendors in a response. */
  Items?: Vendor[];
  /** The array of vendors in a request. */
  Vendor?: Vendor[];
} & Collection;

/**
 * A group of vendors.
 * @remarks Open question: Q-206: The properties have no documented types and are strings (1 more in the spec).
 */
export interface VendorGroup {
  /** The resource id of the group. */
  ID?: string;
  /** The name of the group. */
  Name: string;
  /** The effect of the call on the group. */
  StatusList?: Status[];
  /** The resource URI of the group. */
  URI?: string;
}

/**
 * The groups of vendors, with a summary of the effects of the call.
 * @remarks Open question: It is not specified if a response contains VendorGroup next to Items (2 more
 * in the spec).
 */
export type VendorGroupCollection = {
  /** The groups of vendors in a response. */
  Items?: VendorGroup[];
  /** The array of groups in a request. */
  VendorGroup?: VendorGroup[];
} & Collection;
