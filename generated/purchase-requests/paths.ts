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
     * @description This operation takes in a purchase request with its header data and line items. The answer 202 says that the data was accepted; the queue status in the detail says whether the purchase request was created.
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
     * @description This operation returns the numbers, the statuses, the exceptions and the purchase orders of one purchase request. Like every call of the interface it names application/json as its Content-Type.
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
    /** @description A purchase request as a caller submits it, made of header data and line items. Exactly one of userId, userEmail and userLoginId names the employee who asks for the purchase. The given user identification names an existing user who has access; otherwise the answer is the error invalidUserInfo. */
    PurchaseRequest: PurchaseRequest;
    /** @description One kind of goods or one service to buy, with its vendor, quantity and price. vendorCode and vendorAddressCode together identify a vendor record; a combination without one leads to the error invalidVendor. */
    LineItem: LineItem;
    /** @description Tells whether a line item buys goods or services. */
    PurchaseType: PurchaseType;
    /** @description The kind of receipt that belongs to a line item, a quantity receipt or none. */
    ReceiptType: ReceiptType;
    /** @description The answer to a create call. It names the id and the address of an accepted purchase request, or lists the errors of one that failed validation. */
    CreatePurchaseRequestResponse: CreatePurchaseRequestResponse;
    /** @description One fault that validation found in a purchase request. */
    PurchaseRequestError: PurchaseRequestError;
    /** @description The code of a validation fault. The known codes are listed; a reader should expect others. */
    PurchaseRequestErrorCode: PurchaseRequestErrorCode;
    /** @description The codes of validation faults that are known, each with its meaning. */
    KnownPurchaseRequestErrorCode: KnownPurchaseRequestErrorCode;
    /** @description The members that the mode COMPACT returns about a purchase request. */
    PurchaseRequestDetail: PurchaseRequestDetail;
    /** @description Whether an accepted purchase request still waits for its creation, has been created, or could not be created. */
    PurchaseRequestQueueStatus: PurchaseRequestQueueStatus;
    /** @description The stage of a purchase request in its approval workflow. */
    PurchaseRequestWorkflowStatus: PurchaseRequestWorkflowStatus;
    /** @description A purchase order that came out of a purchase request. */
    PurchaseOrder: PurchaseOrder;
    /** @description An exception that was raised on a purchase request and may have been cleared since. */
    PurchaseRequestException: PurchaseRequestException;
  };
  responses: never;
  parameters: {
    /**
     * @description An optional UUID (RFC 4122) chosen by the caller, by which support can find the call again.
     * @example 5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350
     */
    ServiceCorrelationId: string;
  };
  requestBodies: never;
  headers: {
    /**
     * @description The UUID (RFC 4122) that the service returns so that support can find the call again.
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
         * @description An optional UUID (RFC 4122) chosen by the caller, by which support can find the call again.
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
      /** @description The service has accepted the purchase request and names its id and the address of its details. */
      202: {
        headers: {
          "service-correlationid": components["headers"]["ServiceCorrelationId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CreatePurchaseRequestResponse"];
        };
      };
      /** @description The service has refused the purchase request and lists what is wrong with it. */
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
         * @description The extent of what is returned of the purchase request; COMPACT is the only mode there is.
         * @example COMPACT
         */
        mode: "COMPACT";
      };
      header?: {
        /**
         * @description An optional UUID (RFC 4122) chosen by the caller, by which support can find the call again.
         * @example 5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350
         */
        "service-correlationid"?: components["parameters"]["ServiceCorrelationId"];
      };
      path: {
        /**
         * @description The id that the create call returned for the purchase request.
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
      /** @description The service could not return the purchase request. */
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
