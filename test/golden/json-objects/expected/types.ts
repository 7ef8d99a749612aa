// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

/** Something that can be ordered. */
export interface Product {
  /**
   * The stock number.
   *
   * 3 to 20 characters. Pattern: ^[A-Z0-9-]+$
   */
  sku: string;
  /**
   * The price of one piece.
   *
   * More than 0.
   */
  price: number;
  /**
   * How many pieces are in a pack.
   *
   * At least 1.
   * @default 1
   */
  pieces?: number;
  /** Format: date. */
  launched?: string;
  /**
   * Replaced by colour.
   * @deprecated
   */
  "colour-code"?: string;
  /** How it looks. */
  colour?: ProductColour;
}

/** How it looks. */
export interface ProductColour {
  name: string;
}
