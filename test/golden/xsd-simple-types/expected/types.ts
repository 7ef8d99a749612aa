// Generated from schema.xsd. Edit the spec, then run `specwright generate`.

/**
 * Three letters and a digit.
 *
 * Pattern: [A-Z]{3}\d
 */
export type Code = string;

export interface Measure {
  unit: string;
  /**
   * The text of the element.
   *
   * An xs:double.
   */
  value: number;
}

/** At least 0. At most 1. At most 4 digits after the point. */
export type Share = string;

export type Size = "S" | "M";

/** A value of Size. Or: Pattern: [A-Z]{3}\d */
export type SizeOrCode = Size | (Code & {});

/** Length: at most 3. */
export type Sizes = Size[];

export interface Values {
  /** Pattern: [A-Z]{3}\d */
  Code: Code;
  Size: Size;
  /** Length: at most 3. */
  Sizes: Sizes;
  /** A value of Size. Or: Pattern: [A-Z]{3}\d */
  SizeOrCode: SizeOrCode;
  /** At least 0. At most 1. At most 4 digits after the point. */
  Share: Share;
  /** An xs:dateTime. */
  At: string;
  /** An xs:base64Binary. */
  Data: Uint8Array;
  /** An xs:integer. */
  Big: bigint;
  Measure: Measure;
}

/** The value of a root element that is not declared: xsi:type names its type. */
export type TypedRoot =
  | {
      "xsi:type": "Code";
      value: Code;
    }
  | (Measure & {
      "xsi:type": "Measure";
    })
  | {
      "xsi:type": "Share";
      value: Share;
    }
  | {
      "xsi:type": "Size";
      value: Size;
    }
  | {
      "xsi:type": "SizeOrCode";
      value: SizeOrCode;
    }
  | {
      "xsi:type": "Sizes";
      value: Sizes;
    }
  | (Values & {
      "xsi:type": "Values";
    })
  | {
      "xsi:type": `{http://www.w3.org/2001/XMLSchema}${string}`;
      value: unknown;
    };
