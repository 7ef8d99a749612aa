/** A purchase request as it is sent: the properties that the world reads, and the rest. */
export interface SentPurchaseRequest {
  /** One of the three properties that name the user. */
  readonly userId?: string;
  /** The user by an address; see `userId`. */
  readonly userEmail?: string;
  /** The user by a login; see `userId`. */
  readonly userLoginId?: string;
  /** The policy; that of the user when absent. */
  readonly policyExternalId?: string;
  readonly currencyCode: string;
  /** Undefined if the request names no address. */
  readonly shipToAddressCode?: string;
  /** Undefined if the request names no address. */
  readonly billToAddressCode?: string;
  /** One line at least. */
  readonly lineItems: readonly SentLine[];
}

/** A line of it. */
export interface SentLine {
  /** The kind of the purchase. */
  readonly purchaseType: "GOODS" | "SERVICES";
  readonly vendorCode: string;
  readonly vendorAddressCode: string;
  /** The identifier of an expense type. Undefined if the line names none. */
  readonly expenseType?: string;
  /** The way in which what arrives is confirmed. */
  readonly receiptType?: "QUANTITY_RECEIPT" | "NONE";
  /** The unit of measure in one of its two spellings. */
  readonly uoMCode?: string;
  /** The unit of measure in the other spelling. */
  readonly uomCode?: string;
}
