// Generated from schema.xsd. Edit the spec, then run `specwright generate`.

import type { XmlFragment, XmlFragmentAttribute, XmlNilOf } from "../runtime/xml.js";

export interface Amount {
  context: string;
  /** Attributes that the schema allows without naming them. */
  anyAttributes?: XmlFragmentAttribute[];
  /**
   * The text of the element.
   *
   * An xs:decimal.
   */
  value: string;
}

export interface PlainAmount {
  context: string;
  /**
   * The text of the element.
   *
   * An xs:decimal.
   */
  value: string;
}

export interface Report {
  Net:
    | Amount
    | (PlainAmount & {
        "xsi:type": "PlainAmount";
      })
    | XmlNilOf<
        | Amount
        | (PlainAmount & {
            "xsi:type": "PlainAmount";
          }),
        "context" | "anyAttributes" | "xsi:type"
      >;
  /** At least 1. */
  Tax: (
    | Amount
    | (PlainAmount & {
        "xsi:type": "PlainAmount";
      })
    | XmlNilOf<
        | Amount
        | (PlainAmount & {
            "xsi:type": "PlainAmount";
          }),
        "context" | "anyAttributes" | "xsi:type"
      >
  )[];
  /** The elements, in order. */
  items: (
    | {
        tag: "Total";
        value:
          | Amount
          | (PlainAmount & {
              "xsi:type": "PlainAmount";
            })
          | XmlNilOf<
              | Amount
              | (PlainAmount & {
                  "xsi:type": "PlainAmount";
                }),
              "context" | "anyAttributes" | "xsi:type"
            >;
      }
    | {
        tag: "Remark";
        value: string | null;
      }
  )[];
  /** Elements that the schema allows without naming them. */
  anyElements?: XmlFragment[];
}

export type Total =
  | Amount
  | (PlainAmount & {
      "xsi:type": "PlainAmount";
    })
  | XmlNilOf<
      | Amount
      | (PlainAmount & {
          "xsi:type": "PlainAmount";
        }),
      "context" | "anyAttributes" | "xsi:type"
    >;

/** The value of a root element that is not declared: xsi:type names its type. */
export type TypedRoot =
  | (Amount & {
      "xsi:type": "{urn:facts}Amount";
    })
  | (PlainAmount & {
      "xsi:type": "{urn:facts}PlainAmount";
    })
  | {
      "xsi:type": `{http://www.w3.org/2001/XMLSchema}${string}`;
      value: unknown;
    };
