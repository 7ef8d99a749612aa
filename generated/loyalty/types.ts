// Generated from specs/loyalty/openapi.yaml, sandbox/overlays/loyalty.yaml, specs/loyalty/loyalty.xsd and 1 more. Edit the specs, then run `make generate`.

/**
 * The parameters of `updateLoyaltyMemberships`.
 * @remarks `service-correlationid`: Open question: Q-137: The header is documented for all APIs together, but
 * not among the headers of this one.
 */
export interface UpdateLoyaltyMembershipsParameters {
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
 * Headers with which `updateLoyaltyMemberships` is answered.
 * @remarks `service-correlationid`: Open question: Q-138: The header is documented for all APIs together, but
 * not among the headers of this one; its value without a header in the request is not specified.
 */
export interface UpdateLoyaltyMembershipsResponseHeaders {
  /**
   * The UUID (RFC 4122) that the service returns to identify the call for support.
   *
   * Format: uuid.
   * @example "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350"
   */
  "service-correlationid"?: string;
}

/**
 * The result of a loyalty membership update.
 * @remarks `Status`: Open question: Q-139: It is not specified if the element is always present; it is required
 * because only its two values distinguish success and failure (1 more in the spec).
 */
export interface LoyaltyMembershipResponse {
  /** The status of the update: success or failure. */
  Status: ResponseStatus;
  /**
   * The error message.
   *
   * Rule error-description-only-on-error: The element has content only when Status is ERROR.
   */
  ErrorDescription?: string;
}

/**
 * The loyalty membership data of one user, from a travel supplier or a TMC.
 * @remarks `Membership`: Open question: The number of memberships in one update is not specified; at
 * least one is required, without an upper limit.
 */
export interface LoyaltyMembershipUpdate {
  /**
   * The user's membership in one loyalty program.
   *
   * At least 1.
   *
   * Rule one-membership-per-program: Each program has one Membership element.
   */
  Membership: Membership[];
}

/**
 * A user's account in one loyalty program, with its level, benefits and totals.
 * @remarks Open question: Q-141: Apart from the elements that a TMC must send, the required elements are not
 * specified, so none is required (1 more in the spec).
 */
export interface Membership {
  /** The identifier of the loyalty program. */
  UniqueID?: string;
  /**
   * The code of the vendor that manages the program.
   *
   * Rule tmc-sends-vendor-code: A TMC must send the element.
   *
   * Rule supplier-vendor-code-ignored: The element is ignored when a travel supplier sends it.
   */
  VendorCode?: string;
  /**
   * The kind of the vendor.
   *
   * Rule tmc-sends-vendor-type: A TMC must send the element.
   *
   * Rule supplier-vendor-type-ignored: The element is ignored when a travel supplier sends it.
   */
  VendorType?: VendorType;
  /** The identifier of the user's account in the program. */
  AccountNo?: string;
  /** The name of the user's current level. */
  Status?: string;
  /** A benefit of the user's current level. */
  StatusBenefits?: UnstatedText;
  /** The user's total points in the program. */
  PointTotal?: UnstatedText;
  /** The user's total segments in the program. */
  SegmentTotal?: UnstatedText;
  /** The name of the next higher level. */
  NextStatus?: string;
  /** The number of points that the user still needs to reach the next higher level. */
  PointsUntilNextStatus?: UnstatedText;
  /** The number of segments that the user still needs to reach the next higher level. */
  SegmentsUntilNextStatus?: UnstatedText;
}

/**
 * The result of an update: OK for success and ERROR for failure.
 *
 * - `OK`: The update succeeded.
 * - `ERROR`: The update failed. ErrorDescription contains the reason.
 */
export type ResponseStatus = "OK" | "ERROR";

/**
 * A value of unspecified type, as a string.
 * @remarks Open question: The type of the value is not specified; it is a string.
 */
export type UnstatedText = string;

/**
 * The kind of a vendor as one letter: A for air, C for car and H for hotel.
 *
 * - `A`: An air vendor.
 * - `C`: A car vendor.
 * - `H`: A hotel vendor.
 */
export type VendorType = "A" | "C" | "H";
