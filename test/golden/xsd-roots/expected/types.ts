// Generated from xsd-roots.xsd. Edit the spec, then run `specwright generate`.

/** Anything with a number. */
export interface Document {
  /** Always "2.0". */
  version?: "2.0";
  Number:
    | Identifier
    | (PartyIdentifier & {
        "xsi:type": "PartyIdentifier";
      });
}

export interface Identifier {
  /** An xs:token. */
  scheme?: string;
  /**
   * The text of the element.
   *
   * An xs:token.
   */
  value: string;
}

export interface Order extends Document {
  /** The elements, in order. */
  items: (
    | {
        tag: "Buyer";
        value: PartyIdentifier;
      }
    | {
        tag: "Seller";
        value: PartyIdentifier;
      }
  )[];
}

/** The number of a party. */
export interface PartyIdentifier extends Identifier {}
