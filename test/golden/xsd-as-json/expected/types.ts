// Generated from openapi.yaml and order.xsd. Edit the specs, then run `specwright generate`.

/** At least -2147483648. At most 10. */
export type AmountJson = number;

export interface FailureJson {
  /** At least -2147483648. At most 2147483647. */
  Code: number;
  Text: string;
}

export interface OrderJson {
  /** Update: not possible. */
  Id: string;
  /** 1 to 3 items. */
  Line: OrderJsonLineItem[];
}

export interface OrderJsonLineItem {
  /** Update: required. */
  sku: string;
  /** At least -2147483648. At most 10. */
  Amount: AmountJson;
  /**
   * Create: not possible. Update: not possible.
   *
   * At least -2147483648. At most 2147483647.
   */
  Price?: number;
}

export interface OrderUpdateJson {
  /** At most 3 items. */
  Line?: OrderUpdateJsonLineItem[];
}

export interface OrderUpdateJsonLineItem {
  /** Update: required. */
  sku: string;
  /** At least -2147483648. At most 10. */
  Amount?: AmountJson;
}

/** At most 10. */
export type Amount = number;

export interface Failure {
  /** An xs:int. */
  Code: number;
  Text: string;
}

export interface Order {
  /** Update: not possible. */
  Id: string;
  /** 1 to 3. */
  Line: OrderLine[];
}

export interface OrderLine {
  /** Update: required. */
  sku: string;
  /** At most 10. */
  Amount: Amount;
  /**
   * An xs:int.
   *
   * Create: not possible. Update: not possible.
   */
  Price?: number;
}

export interface OrderLineUpdate {
  /** Update: required. */
  sku: string;
  /** At most 10. */
  Amount?: Amount;
}

export interface OrderUpdate {
  /** 0 to 3. */
  Line?: OrderLineUpdate[];
}
