// Generated from specs/loyalty/openapi.yaml, sandbox/overlays/loyalty.yaml, specs/loyalty/loyalty.xsd and 1 more. Edit the specs, then run `make generate`.

import type { LoyaltyMembershipResponse, LoyaltyMembershipUpdate } from "./types.js";

export interface paths {
  "/api/travelprofile/v1.0/loyalty": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Update the loyalty memberships of a user.
     * @description This operation stores the loyalty membership data that a travel supplier or a TMC sends for a user. The caller sends application/xml and names application/xml in its Accept header. A failure has the Status ERROR and an ErrorDescription. A travel supplier updates memberships of its own program and of no other. A travel supplier may set a new program number. A TMC may update every program of the consumer. The operation is restricted to suppliers that have completed the application review.
     */
    post: operations["updateLoyaltyMemberships"];
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
    /** @description The loyalty membership data of one user, from a travel supplier or a TMC. */
    LoyaltyMembershipUpdate: {
      /** @description The user's membership in one loyalty program. */
      Membership: components["schemas"]["Membership"][];
    };
    /** @description The result of a loyalty membership update. */
    LoyaltyMembershipResponse: {
      /** @description The status of the update: success or failure. */
      Status: components["schemas"]["ResponseStatus"];
      /** @description The error message. */
      ErrorDescription?: string;
    };
    /** @description A user's account in one loyalty program, with its level, benefits and totals. */
    Membership: {
      /** @description The identifier of the loyalty program. */
      UniqueID?: string;
      /** @description The code of the vendor that manages the program. */
      VendorCode?: string;
      /** @description The kind of the vendor. */
      VendorType?: components["schemas"]["VendorType"];
      /** @description The identifier of the user's account in the program. */
      AccountNo?: string;
      /** @description The name of the user's current level. */
      Status?: string;
      /** @description A benefit of the user's current level. */
      StatusBenefits?: string;
      /** @description The user's total points in the program. */
      PointTotal?: string;
      /** @description The user's total segments in the program. */
      SegmentTotal?: string;
      /** @description The name of the next higher level. */
      NextStatus?: string;
      /** @description The number of points that the user still needs to reach the next higher level. */
      PointsUntilNextStatus?: string;
      /** @description The number of segments that the user still needs to reach the next higher level. */
      SegmentsUntilNextStatus?: string;
    };
    /**
     * @description The result of an update: OK for success and ERROR for failure.
     * @enum {string}
     */
    ResponseStatus: "OK" | "ERROR";
    /**
     * @description The kind of a vendor as one letter: A for air, C for car and H for hotel.
     * @enum {string}
     */
    VendorType: "A" | "C" | "H";
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
  updateLoyaltyMemberships: {
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
    /** @description The memberships to update, one Membership element for each program. */
    requestBody: {
      content: {
        "application/xml": LoyaltyMembershipUpdate;
      };
    };
    responses: {
      /** @description The update succeeded. */
      200: {
        headers: {
          "service-correlationid": components["headers"]["ServiceCorrelationId"];
          [name: string]: unknown;
        };
        content: {
          "application/xml": LoyaltyMembershipResponse;
        };
      };
      /** @description The update failed. The response contains the reason. */
      default: {
        headers: {
          "service-correlationid": components["headers"]["ServiceCorrelationId"];
          [name: string]: unknown;
        };
        content: {
          "application/xml": LoyaltyMembershipResponse;
        };
      };
    };
  };
}
