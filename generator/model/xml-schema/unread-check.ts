import type { Origin } from "../../diagnostics/origin.js";

/** A check of XSD 1.1 that validation ignores. */
export interface UnreadCheck {
  readonly origin: Origin;
  /** `element "xs:assert"` */
  readonly what: string;
  /** The global component that contains it; undefined for xs:schema itself. */
  readonly component?: { readonly kind: string; readonly name: string };
  /** The elements around it: `complexType "Order" / attribute "id"`. */
  readonly within: string;
  /** Its whole content, independent of formatting. */
  readonly text: string;
}

/** A check in words: `element "xs:assert" of complexType "Order"`. */
export function unreadCheckText({ what, within }: UnreadCheck): string {
  return within === "" ? what : `${what} of ${within}`;
}
