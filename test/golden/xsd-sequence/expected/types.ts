// Generated from schema.xsd. Edit the spec, then run `specwright generate`.

export interface Line {
  /** An xs:token. */
  Sku: string;
  /** An xs:positiveInteger. */
  Quantity: bigint;
  /** An xs:decimal. */
  Price: string | null;
}

/** An order of goods. */
export interface Order {
  currency: string;
  /**
   * An xs:boolean.
   *
   * Default: "false".
   */
  rush?: boolean;
  Number: string;
  Note?: string;
  /** 1 to 20. */
  Line: Line[];
}
