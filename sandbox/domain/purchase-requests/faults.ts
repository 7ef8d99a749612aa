/** A fault of a purchase request that only the world can find: the row of the contract's table of errors, and the place as a JSON pointer. */
export interface RequestFault {
  /** The identifier of the row in the table of errors. */
  readonly row:
    | "invalidRequestBody"
    | "invalidUserInfo"
    | "invalidCurrencyCode"
    | "invalidPolicyInformation"
    | "invalidVendor";
  /** An RFC 6901 pointer into the body. */
  readonly path: string;
}
