// Generated from specs/receipt-images/openapi.yaml, sandbox/overlays/receipt-images.yaml, specs/open-questions.yaml and 1 more. Edit the specs, then run `make generate`.

/**
 * The parameters of `appendReceiptImage`.
 * @remarks `id`: Open question: Q-159: The parameter has no documented type; it is a string, as the ID of a
 * receipt image is (2 more in the spec).
 */
export interface AppendReceiptImageParameters {
  path: {
    /**
     * The id of the receipt image.
     * @example "receipt-1"
     */
    id: string;
  };
  query?: {
    /**
     * The login id of the user who owns the receipt images. In the Professional edition, the parameter
     * requires the role Web Services Admin. In the Standard edition, the parameter requires the role Can
     * Administer.
     * @example "traveller@example.com"
     */
    user?: string;
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
 * Headers with which `appendReceiptImage` is answered.
 * @remarks `service-correlationid`: Open question: Q-117: The header is documented for all APIs together, but
 * not for this one; its value without a header in the request is not specified.
 */
export interface AppendReceiptImageResponseHeaders {
  /**
   * The UUID (RFC 4122) that the service returns to identify the call for support.
   *
   * Format: uuid.
   * @example "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350"
   */
  "service-correlationid"?: string;
}

/**
 * The parameters of `createReceiptImage`.
 * @remarks `user`: Open question: The owner of the receipt images without the parameter is not specified
 * (1 more in the spec).
 */
export interface CreateReceiptImageParameters {
  query?: {
    /**
     * The login id of the user who owns the receipt images. In the Professional edition, the parameter
     * requires the role Web Services Admin. In the Standard edition, the parameter requires the role Can
     * Administer.
     * @example "traveller@example.com"
     */
    user?: string;
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
 * Headers with which `createReceiptImage` is answered.
 * @remarks `service-correlationid`: Open question: Q-117: The header is documented for all APIs together, but
 * not for this one; its value without a header in the request is not specified.
 */
export interface CreateReceiptImageResponseHeaders {
  /**
   * The UUID (RFC 4122) that the service returns to identify the call for support.
   *
   * Format: uuid.
   * @example "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350"
   */
  "service-correlationid"?: string;
}

/**
 * The parameters of `deleteReceiptImage`.
 * @remarks `id`: Open question: Q-159: The parameter has no documented type; it is a string, as the ID of a
 * receipt image is (2 more in the spec).
 */
export interface DeleteReceiptImageParameters {
  path: {
    /**
     * The id of the receipt image.
     * @example "receipt-1"
     */
    id: string;
  };
  query?: {
    /**
     * The login id of the user who owns the receipt images. In the Professional edition, the parameter
     * requires the role Web Services Admin. In the Standard edition, the parameter requires the role Can
     * Administer.
     * @example "traveller@example.com"
     */
    user?: string;
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
 * Headers with which `deleteReceiptImage` is answered.
 * @remarks `service-correlationid`: Open question: Q-117: The header is documented for all APIs together, but
 * not for this one; its value without a header in the request is not specified.
 */
export interface DeleteReceiptImageResponseHeaders {
  /**
   * The UUID (RFC 4122) that the service returns to identify the call for support.
   *
   * Format: uuid.
   * @example "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350"
   */
  "service-correlationid"?: string;
}

/** The parameters of `downloadReceiptImage`. */
export interface DownloadReceiptImageParameters {
  path: {
    /**
     * The part of the address that identifies the image.
     * @example "key-1"
     */
    key: string;
  };
}

/**
 * Headers with which `downloadReceiptImage` is answered.
 * @remarks `service-correlationid`: Open question: Q-117: The header is documented for all APIs together, but
 * not for this one; its value without a header in the request is not specified.
 */
export interface DownloadReceiptImageResponseHeaders {
  /**
   * The UUID (RFC 4122) that the service returns to identify the call for support.
   *
   * Format: uuid.
   * @example "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350"
   */
  "service-correlationid"?: string;
}

/**
 * The parameters of `getReceiptImage`.
 * @remarks `id`: Open question: Q-159: The parameter has no documented type; it is a string, as the ID of a
 * receipt image is (2 more in the spec).
 */
export interface GetReceiptImageParameters {
  path: {
    /**
     * The id of the receipt image.
     * @example "receipt-1"
     */
    id: string;
  };
  query?: {
    /**
     * The login id of the user who owns the receipt images. In the Professional edition, the parameter
     * requires the role Web Services Admin. In the Standard edition, the parameter requires the role Can
     * Administer.
     * @example "traveller@example.com"
     */
    user?: string;
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
 * Headers with which `getReceiptImage` is answered.
 * @remarks `service-correlationid`: Open question: Q-117: The header is documented for all APIs together, but
 * not for this one; its value without a header in the request is not specified.
 */
export interface GetReceiptImageResponseHeaders {
  /**
   * The UUID (RFC 4122) that the service returns to identify the call for support.
   *
   * Format: uuid.
   * @example "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350"
   */
  "service-correlationid"?: string;
}

/** The bytes of an image. */
export type ImageFile = string;

/** A form with an image. */
export interface ImageForm {
  /** The image to store. */
  image: ImageFile;
}

/**
 * The parameters of `listReceiptImages`.
 * @remarks `user`: Open question: The owner of the receipt images without the parameter is not specified
 * (2 more in the spec).
 */
export interface ListReceiptImagesParameters {
  query?: {
    /**
     * The login id of the user who owns the receipt images. In the Professional edition, the parameter
     * requires the role Web Services Admin. In the Standard edition, the parameter requires the role Can
     * Administer.
     * @example "traveller@example.com"
     */
    user?: string;
    /**
     * The start of the page.
     * @example "page-2"
     */
    offset?: string;
    /**
     * The number of receipt images per page, 25 by default.
     *
     * Format: int32.
     * @default 25
     * @example 10
     */
    limit?: number;
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
 * Headers with which `listReceiptImages` is answered.
 * @remarks `service-correlationid`: Open question: Q-117: The header is documented for all APIs together, but
 * not for this one; its value without a header in the request is not specified.
 */
export interface ListReceiptImagesResponseHeaders {
  /**
   * The UUID (RFC 4122) that the service returns to identify the call for support.
   *
   * Format: uuid.
   * @example "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350"
   */
  "service-correlationid"?: string;
}

/**
 * A receipt image in a list.
 * @remarks Open question: Q-97: The properties that are always present are not specified, so none is required.
 */
export interface ReceiptImage {
  /** The id of the receipt image. */
  ID?: string;
  /** The URI of the receipt image. */
  URI?: string;
}

/**
 * One page of receipt images.
 * @remarks Open question: Q-97: The properties that are always present are not specified, so none is required (1
 * more in the spec).
 */
export interface ReceiptImageList {
  /** The receipt images of this page. */
  Items?: ReceiptImage[];
  /** The URI of the next page, if there is one. */
  NextPage?: string;
}

/**
 * One receipt image with its address.
 * @remarks `Id`: Open question: Q-165: The element has no documented type; it is a string (2 more in the spec).
 */
export interface Image {
  /** The id of the receipt image. */
  Id: string;
  /**
   * A temporary address. A browser that opens it renders the image.
   *
   * Rule url-is-temporary: The address works only for a limited time.
   */
  Url: string;
}
