// Generated from schema.xsd. Edit the spec, then run `specwright generate`.

export type AtOrNever = Date | Never;

export interface Event {
  /** An xs:long. */
  number: string;
  /**
   * An xs:unsignedLong.
   *
   * Always "2".
   */
  version?: string;
  /** An xs:dateTime. */
  At: Date;
  /** At least 2000-01-01T00:00:00Z. */
  Until?: Recent[];
  Stamp?:
    | Stamp
    | (Morning & {
        "xsi:type": "Morning";
      });
  Morning?: Morning;
  Times?: Times;
  AtOrNever?: AtOrNever;
  /**
   * At least 0. At most 9.
   *
   * Default: "1".
   */
  Size?: Size;
}

export interface Morning {
  by?: string;
  /**
   * The text of the element.
   *
   * Pattern: .*T0.*
   */
  value: string;
}

export type Never = "never";

/** At least 2000-01-01T00:00:00Z. */
export type Recent = Date;

/** At least 0. At most 9. */
export type Size = string;

export interface Stamp {
  by?: string;
  /**
   * The text of the element.
   *
   * An xs:dateTime.
   */
  value: Date;
}

export type Times = Date[];

/** The value of a root element that is not declared: xsi:type names its type. */
export type TypedRoot =
  | {
      "xsi:type": "AtOrNever";
      value: AtOrNever;
    }
  | (Morning & {
      "xsi:type": "Morning";
    })
  | {
      "xsi:type": "Never";
      value: Never;
    }
  | {
      "xsi:type": "Recent";
      value: Recent;
    }
  | {
      "xsi:type": "Size";
      value: Size;
    }
  | (Stamp & {
      "xsi:type": "Stamp";
    })
  | {
      "xsi:type": "Times";
      value: Times;
    }
  | {
      "xsi:type": `{http://www.w3.org/2001/XMLSchema}${string}`;
      value: unknown;
    };
