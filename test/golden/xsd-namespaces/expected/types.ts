// Generated from schema.xsd. Edit the spec, then run `specwright generate`.

export interface Letter {
  /** An xs:language. */
  lang?: string;
  To: string;
  /**
   * At least 1.
   *
   * In no namespace.
   */
  Priority?: Priority;
}

/** At least 1. */
export type Priority = number;

/** The value of a root element that is not declared: xsi:type names its type. */
export type TypedRoot =
  | {
      "xsi:type": "{urn:example:letters}Priority";
      value: Priority;
    }
  | {
      "xsi:type": `{http://www.w3.org/2001/XMLSchema}${string}`;
      value: unknown;
    };
