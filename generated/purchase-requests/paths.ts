// Generated from specs/purchase-requests/openapi.yaml, sandbox/overlays/purchase-requests.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import type {
  CreatePurchaseRequestResponse,
  KnownPurchaseRequestErrorCode,
  LineItem,
  PurchaseOrder,
  PurchaseRequest,
  PurchaseRequestDetail,
  PurchaseRequestError,
  PurchaseRequestErrorCode,
  PurchaseRequestException,
  PurchaseRequestQueueStatus,
  PurchaseRequestWorkflowStatus,
  PurchaseType,
  ReceiptType,
} from "./types.js";

export interface paths {
  "/purchaserequest/v4/purchaserequests": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a purchase request.
     * @description This operation accepts a purchase request with its header data and line items. The response 202 means that the data was accepted; the queue status in the detail shows if the purchase request was created.
     */
    post: operations["createPurchaseRequest"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/purchaserequest/v4/purchaserequests/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the progress of a purchase request.
     * @description This operation returns the numbers, the statuses, the exceptions and the purchase orders of one purchase request. Like every call of the API, it sends application/json as its Content-Type.
     */
    get: operations["getPurchaseRequest"];
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
    /** @description A purchase request that a caller submits. It consists of header data and line items. Exactly one of userId, userEmail and userLoginId identifies the employee who requests the purchase. The given user identification names an existing user who has access; otherwise the response is the error invalidUserInfo. */
    PurchaseRequest: PurchaseRequest;
    /** @description One kind of goods or one service to buy, with its vendor, quantity and price. vendorCode and vendorAddressCode together identify a vendor record. A combination without a vendor record leads to the error invalidVendor. */
    LineItem: LineItem;
    /** @description The type of a purchase: goods or services. */
    PurchaseType: PurchaseType;
    /** @description The kind of receipt for a line item: a quantity receipt or none. */
    ReceiptType: ReceiptType;
    /** @description The response to a create call. It contains the id and the address of an accepted purchase request, or the errors of one that failed validation. */
    CreatePurchaseRequestResponse: CreatePurchaseRequestResponse;
    /** @description One validation error of a purchase request. */
    PurchaseRequestError: PurchaseRequestError;
    /** @description The code of a validation error. The known codes are listed; expect others. */
    PurchaseRequestErrorCode: PurchaseRequestErrorCode;
    /** @description The known codes of validation errors. */
    KnownPurchaseRequestErrorCode: KnownPurchaseRequestErrorCode;
    /** @description The properties of a purchase request in the mode COMPACT. */
    PurchaseRequestDetail: PurchaseRequestDetail;
    /** @description The progress of the creation of an accepted purchase request: pending, created or failed. */
    PurchaseRequestQueueStatus: PurchaseRequestQueueStatus;
    /** @description The stage of a purchase request in its approval workflow. */
    PurchaseRequestWorkflowStatus: PurchaseRequestWorkflowStatus;
    /** @description A purchase order created from a purchase request. */
    PurchaseOrder: PurchaseOrder;
    /** @description An exception raised on a purchase request. It may have been cleared since. */
    PurchaseRequestException: PurchaseRequestException;
  };
  responses: never;
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
  createPurchaseRequest: {
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
    /** @description The purchase request to create. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["PurchaseRequest"];
      };
    };
    responses: {
      /** @description The service accepted the purchase request and returns its id and the address of its details. */
      202: {
        headers: {
          "service-correlationid": components["headers"]["ServiceCorrelationId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CreatePurchaseRequestResponse"];
        };
      };
      /** @description The service rejected the purchase request and returns its errors. */
      default: {
        headers: {
          "service-correlationid": components["headers"]["ServiceCorrelationId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CreatePurchaseRequestResponse"];
        };
      };
    };
  };
  getPurchaseRequest: {
    parameters: {
      query: {
        /**
         * @description The amount of detail in the response. COMPACT is the only mode.
         * @example COMPACT
         */
        mode: "COMPACT";
      };
      header?: {
        /**
         * @description An optional UUID (RFC 4122), chosen by the caller, that identifies the call for support.
         * @example 5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350
         */
        "service-correlationid"?: components["parameters"]["ServiceCorrelationId"];
      };
      path: {
        /**
         * @description The id returned by the create call.
         * @example PRQ-5001
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The compact detail of the purchase request. */
      200: {
        headers: {
          "service-correlationid": components["headers"]["ServiceCorrelationId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PurchaseRequestDetail"];
        };
      };
      /** @description The service did not return the purchase request. */
      default: {
        headers: {
          "service-correlationid": components["headers"]["ServiceCorrelationId"];
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
