// Generated from specs/vendors/openapi.yaml, sandbox/overlays/vendors.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import type {
  AccountType,
  Collection,
  Status,
  SubmittedVendorBanks,
  SubmittedVendorGroups,
  SubmittedVendors,
  SubmittedVendorsRequest,
  Vendor,
  VendorBank,
  VendorBankCollection,
  VendorCollection,
  VendorGroup,
  VendorGroupCollection,
} from "./types.js";

export interface paths {
  "/api/v3.0/invoice/vendors": {
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
    /**
     * Search vendors.
     * @deprecated
     * @description This operation returns the vendors that match its search parameters, page by page. Deprecated since 02/01/2023, decommissioned on 11/30/2023. With a company token, the call returns all vendors of an entity.
     */
    get: operations["listVendors"];
    /**
     * Update vendors.
     * @deprecated
     * @description This operation updates the vendors in the request. Deprecated since 02/01/2023, decommissioned on 11/30/2023. With a company token, the call acts on the vendors that it names.
     */
    put: operations["updateVendors"];
    /**
     * Create vendors.
     * @deprecated
     * @description This operation creates the vendors in the request. Deprecated since 02/01/2023, decommissioned on 11/30/2023. With a company token, the call acts on the vendors that it names.
     */
    post: operations["createVendors"];
    /**
     * Delete a vendor.
     * @deprecated
     * @description This operation deletes the vendor identified by its two codes together. Deprecated since 02/01/2023, decommissioned on 11/30/2023. With a company token, the call acts on the vendors that it names.
     */
    delete: operations["deleteVendor"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3.0/invoice/vendor/banks": {
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
    get?: never;
    /**
     * Update the bank data of vendors.
     * @deprecated
     * @description This operation saves the bank data in the request. Deprecated since 02/01/2023, decommissioned on 11/30/2023. With a company token, the call acts on the vendors that it names.
     */
    put: operations["updateVendorBanks"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3.0/invoice/vendor/groups": {
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
    get?: never;
    /**
     * Update the groups of a vendor.
     * @deprecated
     * @description This operation saves the groups in the request for the vendor identified by the two codes together. Deprecated since 02/01/2023, decommissioned on 11/30/2023. With a company token, the call acts on the vendors that it names.
     */
    put: operations["updateVendorGroups"];
    post?: never;
    /**
     * Delete a group of a vendor.
     * @deprecated
     * @description This operation deletes one group from the vendor identified by the two codes together. Deprecated since 02/01/2023, decommissioned on 11/30/2023. With a company token, the call acts on the vendors that it names.
     */
    delete: operations["deleteVendorGroup"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description The properties of all collections, except their records. */
    Collection: Collection;
    /** @description Vendors, with a summary of the effects of the call. */
    VendorCollection: VendorCollection;
    /** @description The vendors to create or update, in the array that a request requires. */
    SubmittedVendors: SubmittedVendors;
    /** @description A vendor with one of its addresses. */
    Vendor: Vendor;
    /** @description The bank data of vendors, with a summary of the effects of the call. */
    VendorBankCollection: VendorBankCollection;
    /** @description The bank data of vendors to save, in the array that a request requires. */
    SubmittedVendorBanks: SubmittedVendorBanks;
    /** @description The bank data of a vendor. */
    VendorBank: VendorBank;
    /** @description The kind of a bank account: CHCK for a checking account and SAVE for a savings account. */
    AccountType: AccountType;
    /** @description The groups of vendors, with a summary of the effects of the call. */
    VendorGroupCollection: VendorGroupCollection;
    /** @description The groups to save, in the array that a request requires. */
    SubmittedVendorGroups: SubmittedVendorGroups;
    /** @description A group of vendors. */
    VendorGroup: VendorGroup;
    /** @description The effect of a call on one record. */
    Status: Status;
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
  listVendors: {
    parameters: {
      query?: {
        /**
         * @description The number of vendors per page, 25 by default and never more than 1000.
         * @example 100
         */
        limit?: number;
        /**
         * @description The start of the page.
         * @example page-2
         */
        offset?: string;
        /**
         * @description The sort direction of the vendors, ascending by default.
         * @example descending
         */
        sortDirection?: "ascending" | "descending";
        /**
         * @description The vendor form field that sorts the vendors. The default is the vendor name.
         * @example VendorName
         */
        sortBy?: string;
        /**
         * @description The comparison of all search parameters, exact by default. The parameter applies to every search parameter of the call.
         * @example begins
         */
        searchType?: "exact" | "begins" | "contains" | "ends";
        /**
         * @description The code of the vendor.
         * @example V-1001
         */
        vendorCode?: string;
        /**
         * @description The name of the vendor.
         * @example Example Supplies
         */
        vendorName?: string;
        /**
         * @description The tax id of the vendor.
         * @example TAX-1
         */
        taxID?: string;
        /**
         * @description The buyer's account number with the vendor.
         * @example AC-1001
         */
        buyerAccountNumber?: string;
        /**
         * @description The type of the payment method of the vendor.
         * @example CHECK
         */
        paymentMethodType?: "ACH" | "CARD" | "CHECK" | "CLIENT" | "PAYPVD" | "VCHER" | "WIRE";
        /**
         * @description The code of the address of the vendor.
         * @example VA-01
         */
        addressCode?: string;
        /**
         * @description The first line of the address.
         * @example 1 Example Street
         */
        address1?: string;
        /**
         * @description The second line of the address.
         * @example Building B
         */
        address2?: string;
        /**
         * @description The third line of the address.
         * @example Third floor
         */
        address3?: string;
        /**
         * @description The city of the address.
         * @example New York
         */
        city?: string;
        /**
         * @description The state of the address.
         * @example NY
         */
        state?: string;
        /**
         * @description The postal code of the address.
         * @example 10001
         */
        postalCode?: string;
        /**
         * @description A string that shows if the vendor is approved.
         * @example True
         */
        approved?: "True" | "False";
        /**
         * @description The country of the address.
         * @example US
         */
        country?: string;
        /**
         * @description The value of the first custom field of the vendor form.
         * @example value-1
         */
        custom1?: string;
        /**
         * @description The value of the second custom field of the vendor form.
         * @example value-2
         */
        custom2?: string;
        /**
         * @description The value of the third custom field of the vendor form.
         * @example value-3
         */
        custom3?: string;
        /**
         * @description The value of the fourth custom field of the vendor form.
         * @example value-4
         */
        custom4?: string;
        /**
         * @description The value of the fifth custom field of the vendor form.
         * @example value-5
         */
        custom5?: string;
        /**
         * @description The value of the sixth custom field of the vendor form.
         * @example value-6
         */
        custom6?: string;
        /**
         * @description The value of the seventh custom field of the vendor form.
         * @example value-7
         */
        custom7?: string;
        /**
         * @description The value of the eighth custom field of the vendor form.
         * @example value-8
         */
        custom8?: string;
        /**
         * @description The value of the ninth custom field of the vendor form.
         * @example value-9
         */
        custom9?: string;
        /**
         * @description The value of the tenth custom field of the vendor form.
         * @example value-10
         */
        custom10?: string;
        /**
         * @description The value of the eleventh custom field of the vendor form.
         * @example value-11
         */
        custom11?: string;
        /**
         * @description The value of the twelfth custom field of the vendor form.
         * @example value-12
         */
        custom12?: string;
        /**
         * @description The value of the thirteenth custom field of the vendor form.
         * @example value-13
         */
        custom13?: string;
        /**
         * @description The value of the fourteenth custom field of the vendor form.
         * @example value-14
         */
        custom14?: string;
        /**
         * @description The value of the fifteenth custom field of the vendor form.
         * @example value-15
         */
        custom15?: string;
        /**
         * @description The value of the sixteenth custom field of the vendor form.
         * @example value-16
         */
        custom16?: string;
        /**
         * @description The value of the seventeenth custom field of the vendor form.
         * @example value-17
         */
        custom17?: string;
        /**
         * @description The value of the eighteenth custom field of the vendor form.
         * @example value-18
         */
        custom18?: string;
        /**
         * @description The value of the nineteenth custom field of the vendor form.
         * @example value-19
         */
        custom19?: string;
        /**
         * @description The value of the twentieth custom field of the vendor form.
         * @example value-20
         */
        custom20?: string;
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
      /** @description One page of vendors. */
      200: {
        headers: {
          "service-correlationid": components["headers"]["ServiceCorrelationId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VendorCollection"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  updateVendors: {
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
    /** @description The vendors to update. */
    requestBody: {
      content: {
        "application/json": SubmittedVendorsRequest;
      };
    };
    responses: {
      /** @description The vendors, with a status for each. */
      "2XX": {
        headers: {
          "service-correlationid": components["headers"]["ServiceCorrelationId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VendorCollection"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  createVendors: {
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
    /** @description The vendors to create. */
    requestBody: {
      content: {
        "application/json": SubmittedVendorsRequest;
      };
    };
    responses: {
      /** @description The vendors, with a status for each. */
      "2XX": {
        headers: {
          "service-correlationid": components["headers"]["ServiceCorrelationId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VendorCollection"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  deleteVendor: {
    parameters: {
      query: {
        /**
         * @description The code of the vendor.
         * @example V-1001
         */
        vendorCode: string;
        /**
         * @description The code of the address of the vendor.
         * @example VA-01
         */
        addressCode: string;
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
      /** @description The vendors, with a status for each. */
      "2XX": {
        headers: {
          "service-correlationid": components["headers"]["ServiceCorrelationId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VendorCollection"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  updateVendorBanks: {
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
    /** @description The bank data to save. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["SubmittedVendorBanks"];
      };
    };
    responses: {
      /** @description The bank data, with a status for each record. */
      "2XX": {
        headers: {
          "service-correlationid": components["headers"]["ServiceCorrelationId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VendorBankCollection"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  updateVendorGroups: {
    parameters: {
      query: {
        /**
         * @description The code of the vendor.
         * @example V-1001
         */
        vendorCode: string;
        /**
         * @description The code of the address of the vendor.
         * @example VA-01
         */
        addressCode: string;
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
    /** @description The groups to save. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["SubmittedVendorGroups"];
      };
    };
    responses: {
      /** @description The groups, with a status for each. */
      "2XX": {
        headers: {
          "service-correlationid": components["headers"]["ServiceCorrelationId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VendorGroupCollection"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  deleteVendorGroup: {
    parameters: {
      query: {
        /**
         * @description The code of the vendor.
         * @example V-1001
         */
        vendorCode: string;
        /**
         * @description The code of the address of the vendor.
         * @example VA-01
         */
        addressCode: string;
        /**
         * @description The name of the group.
         * @example Office supplies
         */
        groupName: string;
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
      /** @description The groups, with a status for each. */
      "2XX": {
        headers: {
          "service-correlationid": components["headers"]["ServiceCorrelationId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VendorGroupCollection"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
}
