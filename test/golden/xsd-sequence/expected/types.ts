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

/** The value of a root element that is not declared: xsi:type names its type. */
export type TypedRoot =
  | (Line & {
      "xsi:type": "Line";
    })
  | {
      "xsi:type": `{http://www.w3.org/2001/XMLSchema}${string}`;
      value: unknown;
    };
