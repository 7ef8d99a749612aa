/** A fault of a purchase request that only the world can find: the row of the contract's table of errors, and the place as a JSON pointer. */
export interface Fault {
  readonly row:
    "invalidRequestBody" | "invalidUserInfo" | "invalidCurrencyCode" | "invalidPolicyInformation" | "invalidVendor";
  readonly path: string;
}
