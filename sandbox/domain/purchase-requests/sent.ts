/** A purchase request as it is sent: the members that the world looks at, and the rest. */
export interface SentPurchaseRequest {
  readonly userId?: string;
  readonly userEmail?: string;
  readonly userLoginId?: string;
  readonly policyExternalId?: string;
  readonly currencyCode: string;
  readonly shipToAddressCode?: string;
  readonly billToAddressCode?: string;
  readonly lineItems: readonly SentLine[];
}

/** A line of it. */
export interface SentLine {
  readonly purchaseType: "GOODS" | "SERVICES";
  readonly vendorCode: string;
  readonly vendorAddressCode: string;
  readonly expenseType?: string;
  readonly receiptType?: "QUANTITY_RECEIPT" | "NONE";
  readonly uoMCode?: string;
  readonly uomCode?: string;
}
