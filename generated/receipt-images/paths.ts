// Generated from specs/receipt-images/openapi.yaml, sandbox/overlays/receipt-images.yaml, specs/open-questions.yaml and 1 more. Edit the specs, then run `make generate`.

import type { Image, ImageFile, ImageForm, ReceiptImage, ReceiptImageList } from "./types.js";

export interface paths {
  "/api/v3.0/expense/receiptimages": {
    parameters: {
      query?: {
        /**
         * @description The login id of the user who owns the receipt images. In the Professional edition, the parameter requires the role Web Services Admin. In the Standard edition, the parameter requires the role Can Administer.
         * @example traveller@example.com
         */
        user?: components["parameters"]["User"];
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
    /**
     * List the receipt images of a user.
     * @description This operation returns the receipt images of a user, page by page. Images attached to expense reports are not returned for data that has been finally approved.
     */
    get: operations["listReceiptImages"];
    put?: never;
    /**
     * Upload a receipt image.
     * @description This operation stores an image as a new receipt image of a user.
     */
    post: operations["createReceiptImage"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v3.0/expense/receiptimages/{id}": {
    parameters: {
      query?: {
        /**
         * @description The login id of the user who owns the receipt images. In the Professional edition, the parameter requires the role Web Services Admin. In the Standard edition, the parameter requires the role Can Administer.
         * @example traveller@example.com
         */
        user?: components["parameters"]["User"];
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
         * @description The id of the receipt image.
         * @example receipt-1
         */
        id: string;
      };
      cookie?: never;
    };
    /**
     * Read one receipt image.
     * @description This operation returns an XML element with the temporary address of one receipt image. Images attached to expense reports are not returned for data that has been finally approved.
     */
    get: operations["getReceiptImage"];
    /**
     * Append an image to a receipt image.
     * @description This operation appends the image in its body to an existing receipt image.
     */
    put: operations["appendReceiptImage"];
    post?: never;
    /**
     * Delete a receipt image.
     * @description This operation deletes one receipt image of a user.
     */
    delete: operations["deleteReceiptImage"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/receipt-image-files/{key}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download the image behind a temporary address.
     * @description This operation represents opening the Url of a receipt image, as a browser does to render it. Callers use the whole address from Url and never build one.
     */
    get: operations["downloadReceiptImage"];
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
    /** @description One page of receipt images. */
    ReceiptImageList: ReceiptImageList;
    /** @description A receipt image in a list. */
    ReceiptImage: ReceiptImage;
    /** @description A form with an image. */
    ImageForm: ImageForm;
    /** @description The bytes of an image. */
    ImageFile: ImageFile;
    /** @description One receipt image with its address. */
    Image: {
      /** @description The id of the receipt image. */
      Id: string;
      /** @description A temporary address. A browser that opens it renders the image. */
      Url: string;
    };
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
     * @description The login id of the user who owns the receipt images. In the Professional edition, the parameter requires the role Web Services Admin. In the Standard edition, the parameter requires the role Can Administer.
     * @example traveller@example.com
     */
    User: string;
    /**
     * @description An optional UUID (RFC 4122), chosen by the caller, that identifies the call for support.
     * @example 5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350
     */
    ServiceCorrelationId: string;
  };
  requestBodies: {
    /** @description The image, as a form field or as raw content. */
    Image: {
      content: {
        "multipart/form-data": components["schemas"]["ImageForm"];
        "image/*": components["schemas"]["ImageFile"];
      };
    };
  };
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
  listReceiptImages: {
    parameters: {
      query?: {
        /**
         * @description The login id of the user who owns the receipt images. In the Professional edition, the parameter requires the role Web Services Admin. In the Standard edition, the parameter requires the role Can Administer.
         * @example traveller@example.com
         */
        user?: components["parameters"]["User"];
        /**
         * @description The start of the page.
         * @example page-2
         */
        offset?: string;
        /**
         * @description The number of receipt images per page, 25 by default.
         * @example 10
         */
        limit?: number;
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
      /** @description One page of receipt images. */
      200: {
        headers: {
          "service-correlationid": components["headers"]["ServiceCorrelationId"];
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReceiptImageList"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  createReceiptImage: {
    parameters: {
      query?: {
        /**
         * @description The login id of the user who owns the receipt images. In the Professional edition, the parameter requires the role Web Services Admin. In the Standard edition, the parameter requires the role Can Administer.
         * @example traveller@example.com
         */
        user?: components["parameters"]["User"];
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
    requestBody: components["requestBodies"]["Image"];
    responses: {
      /** @description The receipt image was stored. */
      "2XX": {
        headers: {
          "service-correlationid": components["headers"]["ServiceCorrelationId"];
          [name: string]: unknown;
        };
        content?: never;
      };
      default: components["responses"]["Failure"];
    };
  };
  getReceiptImage: {
    parameters: {
      query?: {
        /**
         * @description The login id of the user who owns the receipt images. In the Professional edition, the parameter requires the role Web Services Admin. In the Standard edition, the parameter requires the role Can Administer.
         * @example traveller@example.com
         */
        user?: components["parameters"]["User"];
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
         * @description The id of the receipt image.
         * @example receipt-1
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The receipt image. */
      200: {
        headers: {
          "service-correlationid": components["headers"]["ServiceCorrelationId"];
          [name: string]: unknown;
        };
        content: {
          "application/xml": Image;
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  appendReceiptImage: {
    parameters: {
      query?: {
        /**
         * @description The login id of the user who owns the receipt images. In the Professional edition, the parameter requires the role Web Services Admin. In the Standard edition, the parameter requires the role Can Administer.
         * @example traveller@example.com
         */
        user?: components["parameters"]["User"];
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
         * @description The id of the receipt image.
         * @example receipt-1
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody: components["requestBodies"]["Image"];
    responses: {
      /** @description The image was appended. */
      "2XX": {
        headers: {
          "service-correlationid": components["headers"]["ServiceCorrelationId"];
          [name: string]: unknown;
        };
        content?: never;
      };
      default: components["responses"]["Failure"];
    };
  };
  deleteReceiptImage: {
    parameters: {
      query?: {
        /**
         * @description The login id of the user who owns the receipt images. In the Professional edition, the parameter requires the role Web Services Admin. In the Standard edition, the parameter requires the role Can Administer.
         * @example traveller@example.com
         */
        user?: components["parameters"]["User"];
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
         * @description The id of the receipt image.
         * @example receipt-1
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The receipt image was deleted. */
      "2XX": {
        headers: {
          "service-correlationid": components["headers"]["ServiceCorrelationId"];
          [name: string]: unknown;
        };
        content?: never;
      };
      default: components["responses"]["Failure"];
    };
  };
  downloadReceiptImage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The part of the address that identifies the image.
         * @example key-1
         */
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The image for a browser to render. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "image/*": components["schemas"]["ImageFile"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
}
